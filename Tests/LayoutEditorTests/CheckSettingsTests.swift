import CommandLanguage
import LayoutChecks
import LayoutFormats
import Testing

@testable import LayoutProgram

/// The settings in `.layoutedit.toml`.
@Suite struct CheckSettingsTests {
    @Test func `settings are read from TOML as from JSON`() throws {
        let toml = """
            # of the whole app
            fail-on = "error"   # only these
            devices = [
              "iphone-se",  # the smallest
              'ipad-11',
            ]
            [rules]
            small-touch-target = "off"
            overlap = "error"
            [[ignore]]
            file = "Vendor/**"
            [[ignore]]
            rule = "ambiguous"
            view = "spinner"
            """
        let json = """
            {"fail-on": "error", "devices": ["iphone-se", "ipad-11"],
             "rules": {"small-touch-target": "off", "overlap": "error"},
             "ignore": [{"file": "Vendor/**"}, {"rule": "ambiguous", "view": "spinner"}]}
            """
        for (text, path) in [(toml, "a.toml"), (json, "a.json")] {
            let settings = try CheckSettings(Array(text.utf8), path: path)
            #expect(settings.failOn == .error)
            #expect(settings.devices == ["iphone-se", "ipad-11"])
            #expect(settings.rules[.smallTouchTarget] == nil)
            #expect(settings.rules[.overlap] == .error)
            #expect(settings.rules[.ambiguous] == .warning)
            let vendored = CheckedFile(path: "Vendor/A/B.xib", documents: [])
            #expect(settings.kept(of: vendored).path == "Vendor/A/B.xib")
        }
    }

    /// TOML has both line ends, and editors of Windows write a mark at the start of a file.
    @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
    func `line ends and a byte order mark mean nothing`(_ end: String, _ mark: String) throws {
        let lines = [
            "# ours", "fail-on = \"error\" # only", "devices = [", "  \"ipad-11\",", "]", "",
            "[rules]", "overlap = \"off\"",
        ]
        let toml = try CheckSettings(
            Array((mark + lines.joined(separator: end)).utf8), path: "a.toml")
        #expect(toml.failOn == .error && toml.devices == ["ipad-11"] && toml.rules[.overlap] == nil)
        let error = #expect(throws: CommandError.self) {
            try CheckSettings(Array((mark + "# a\(end)b c").utf8), path: "a.toml")
        }
        #expect(error?.message.contains("a.toml:2: expected key") == true)
        let json = try CheckSettings(
            Array((mark + "{\(end)\"fail-on\": \"note\"}").utf8), path: "a.json")
        #expect(json.failOn == .note)
    }

    @Test(arguments: [
        "mkfifo .layoutedit.toml", "mkdir .layoutedit.toml",
        "ln -s /dev/zero .layoutedit.toml", "ln -s \"$EXAMPLES\" .layoutedit.toml",
    ])
    func `settings that are not read are mentioned`(_ making: String) throws {
        let told = try ProgramFolder().answers(
            "\(making); cp \"$EXAMPLES/SimpleStackView.storyboard\" . ; layoutedit check . --quiet 2>&1 | head -1"
        )
        #expect(told.first?.hasPrefix(".layoutedit.toml ") == true, "\(told)")
        #expect(told.first?.hasSuffix("was not read") == true, "\(told)")
    }

    @Test func `a long file is read in linear time`() throws {
        let tables = String(repeating: "[[ignore]]\nrule = \"overlap\"\n", count: 20_000)
        let list = "devices = [\n" + String(repeating: "\"ipad-11\",\n", count: 20_000) + "]\n"
        let start = ContinuousClock.now
        let settings = try CheckSettings(Array((list + tables).utf8), path: "a.toml")
        #expect(settings.devices?.count == 20_000)
        #expect(ContinuousClock.now - start < .seconds(20))
        let rules = "[rules]\n" + (0..<20_000).map { "r\($0) = \"off\"\n" }.joined()
        #expect(throws: CommandError.self) {
            try CheckSettings(Array(rules.utf8), path: "a.toml")
        }
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    /// The patterns are relative to the folder of the settings, however the path is spelled.
    @Test(arguments: [
        "App", ".", "./App", "$PWD/App", "App/../App", "../$(basename \"$PWD\")/App",
        "App/Main.storyboard",
    ])
    func `a pattern matches a path in any spelling`(path: String) throws {
        let folder = try ProgramFolder()
        func verdict(_ settings: String) throws -> [String] {
            try folder.answers(
                """
                mkdir -p App; sed '/<constraint /d' "$EXAMPLES/SimpleStackView.storyboard" \
                > App/Main.storyboard; printf '\(settings)' > .layoutedit.toml; \
                layoutedit check \(path) | tail -1
                """)
        }
        let all = try verdict("fail-on = \"error\"\\n")
        let rest = try verdict("[[ignore]]\\nfile = \"App/**\"\\n")
        #expect(!all.contains { $0.hasPrefix("sound") }, "\(all)")
        #expect(rest.contains { $0.hasPrefix("sound") }, "\(rest)")
    }

    @Test(arguments: [
        ("rules = 1", "rules must be a table"), ("[rules]\nconflikt = \"off\"", "no rule conflikt"),
        ("[[ignore]]\nrule = \"conflikt\"", "no rule conflikt"),
        ("[rules]\nconflict = \"loud\"", "error, warning, note or off"),
        ("colour = 1", "no setting colour"), ("fail-on = maybe", "a.toml:1: maybe is not a value"),
        ("a b", "a.toml:1: expected key = value"), ("[rules", "a.toml:1: expected ]"),
        ("devices = [\"nokia\"]", "no device nokia"),
        ("ignore = [{}]", "a table of ignore has no keys"),
        ("[rules]\noverlap = \"off\"\noverlap = \"off\"", "a.toml:3: overlap occurs twice"),
        ("fail-on = \"note\"\nfail-on = \"note\"", "a.toml:2: fail-on occurs twice"),
        ("[[ignore]]", "a table of ignore has no keys"), ("ignore = 1", "a list of tables"),
        ("ignore = [1]", "a list of tables"), ("[ignore]\nrule = \"overlap\"", "a list of tables"),
        // Nothing would be checked, and the layouts would be called sound.
        ("devices = []", "a list of devices"), ("devices = [8]", "a list of devices"),
        ("devices = \"iphone-se\"", "a list of devices"),
        ("devices = [\"iphone-se\", 8]", "a list of devices"),
        ("orientations = []", "a list of portrait and landscape"),
        ("orientations = [\"sideways\"]", "no orientation sideways"),
    ])
    func `what they do not know they refuse`(text: String, message: String) {
        let error = #expect(throws: (any Error).self) {
            try CheckSettings(Array(text.utf8), path: "a.toml")
        }
        #expect("\(error as Any)".contains(message))
    }

    @Test(arguments: [
        ("Vendor/**", "Vendor/A/B.xib", true), ("Vendor/*", "Vendor/A/B.xib", false),
        ("**/B.xib", "Vendor/A/B.xib", true), ("**/B.xib", "B.xib", true),
        ("*.xib", "B.xib", true), ("*.xib", "A/B.xib", false), ("?.xib", "B.xib", true),
        ("A/**/C.xib", "A/C.xib", true), ("A/**/C.xib", "A/B/C.xib", true), ("A", "AB", false),
    ])
    func `patterns match paths`(pattern: String, path: String, matches: Bool) {
        #expect(PathPattern(pattern).matches(path) == matches)
    }
}
