import Foundation
import LayoutChecks
import Testing

@testable import LayoutProject

@Suite struct LanguageCodeTests {
    @Test(arguments: [
        ("de.lproj", "de"), ("App/pt_PT.lproj", "pt-PT"), ("zh_CN.lproj", "zh-CN"),
        ("zh-Hant-TW.lproj", "zh-Hant-TW"), ("English.lproj", "en"), ("es-419.lproj", "es-419"),
        ("ckb.lproj", "ckb"), ("iw.lproj", "he"), ("in_ID.lproj", "id-ID"), ("ji.lproj", "yi"),
        ("he.lproj", "he"), ("Base.lproj", nil), ("mul.lproj", nil), ("de", nil),
        ("..lproj", nil), ("a b.lproj", nil),
    ])
    func `a localization folder names a language`(folder: String, code: String?) {
        #expect(LanguageCode.of(folder: folder) == code)
    }

    @Test func `languages are written from right to left, unless their script is not`() {
        for code in ["ar", "ar-EG", "he", "iw", "fa", "ur", "ckb", "az-Arab", "ug"] {
            #expect(LanguageCode.isRightToLeft(code), "\(code)")
        }
        for code in ["en", "de", "ug-Cyrl", "zh-Hans", "arn", ""] {
            #expect(!LanguageCode.isRightToLeft(code), "\(code)")
        }
    }
}

@Suite struct LanguageReaderTests {
    private static let main = "App/Base.lproj/Main.storyboard"

    private func read(
        _ files: MemoryFiles, _ document: String = main, among resources: [String]? = nil
    ) -> (tables: [LanguageTable], copies: [String: String], messages: [ProjectMessage]) {
        LanguageReader.tables(
            of: document, among: resources, developmentRegion: "English", in: files)
    }

    private func texts(_ table: LanguageTable) -> [String] {
        table.keys.map { "\($0)=\(table.texts[$0]!.text)" }
    }

    @Test(arguments: [-1, 0, 1])
    func `languages and lengths of texts have limits`(_ excess: Int) throws {
        var files = MemoryFiles([Self.main: ""])
        let count = LanguageReader.mostLanguages - 1 + excess
        let codes = (0..<count).map { number in
            let letters = [number / 26 / 26 % 26, number / 26 % 26, number % 26]
            return String(letters.map { Character(UnicodeScalar(UInt8(97 + $0))) })
        }
        for code in codes { files.files["App/\(code).lproj/Main.strings"] = [] }
        let found = read(files)
        #expect(found.tables.count == min(count + 1, LanguageReader.mostLanguages))
        #expect(found.messages.count == (excess > 0 ? 1 : 0))
        let text = String(repeating: "x", count: LanguageReader.longestText + excess)
        let (table, messages) = strings(
            Array("\"a.text\" = \"b\";\n\"c.text\" = \"\(text)\";".utf8))
        #expect(table.keys.count == (excess > 0 ? 1 : 2))
        #expect(messages.compactMap { $0.line } == (excess > 0 ? [2] : []))
    }

    /// Returns the texts and messages of a `.strings` file.
    private func strings(_ bytes: [UInt8]) -> (table: LanguageTable, messages: [ProjectMessage]) {
        var files = MemoryFiles([Self.main: ""])
        files.files["App/de.lproj/Main.strings"] = bytes
        let (tables, _, messages) = read(files)
        return (tables[1], messages)
    }

    private static func spelled(_ messages: [ProjectMessage]) -> [String] {
        messages.map { "\($0.line ?? 0) \($0.severity): \($0.text)" }
    }

    @Test func `a translation that the target leaves out is none`() {
        let files = MemoryFiles([
            Self.main: "", "App/de.lproj/Main.strings": "\"a.text\" = \"D\";",
            "App/fr.lproj/Main.strings": "\"a.text\" = \"F\";",
        ])
        func languages(except leftOut: Set<String>) -> [String] {
            LanguageReader.tables(
                of: Self.main, among: [Self.main], except: [leftOut], developmentRegion: "en",
                in: files
            ).tables.map(\.language)
        }
        #expect(languages(except: []) == ["en", "de", "fr"])
        #expect(languages(except: ["App/fr.lproj/Main.strings"]) == ["en", "de"])
    }

    @Test func `the document's language comes first, then the others by code`() {
        let found = read(
            MemoryFiles([
                Self.main: "", "App/ru.lproj/Main.strings": "\"a.text\" = \"Р\";",
                "App/de.lproj/Main.strings": "/* x */\n\"b.title\" = \"D\"; \"a.text\"=\"E\";",
                "App/de.lproj/Other.strings": "\"a.text\" = \"no\";",
            ]))
        #expect(found.tables.map(\.language) == ["en", "de", "ru"])
        #expect(found.tables.map(\.files.count) == [0, 1, 1])
        #expect(texts(found.tables[1]) == ["b.title=D", "a.text=E"])
        let key = TextKey(objectID: "b", attribute: "title")
        #expect(found.tables[1].texts[key]?.line == 2)
        #expect(found.messages.isEmpty)
    }

    /// The names of files around the document's in each folder, sorted before and after it, do not
    /// hide a translation; one in another Unicode normalization is found, too.
    @Test func `a translation is found among files of similar names`() {
        let text = "\"a.text\" = \"D\";"
        let others = [
            "Mai.strings", "Main!.strings", "Main-2.strings", "Main .strings", "Main.a.strings",
            "Main.", "Main0.strings", "MainA.strings", "Main\u{301}.strings", "main.strings",
            "Ma\u{308}in.strings", "M.strings", "Mäi.strings", "Main/a.strings",
        ]
        for (stem, spelled) in [("Main", "Main"), ("Mäin", "Ma\u{308}in")] {
            var files = ["App/Base.lproj/\(stem).storyboard": ""]
            for folder in ["App/Base.lproj", "App/de.lproj", "App"] {
                for other in others where other != spelled + ".strings" {
                    files[folder + "/" + other] = "\"a.text\" = \"no\";"
                }
            }
            files["App/de.lproj/\(spelled).strings"] = text
            let found = read(MemoryFiles(files), "App/Base.lproj/\(stem).storyboard")
            #expect(found.tables.map(\.language) == ["en", "de"])
            #expect(found.tables.last.map(texts) == ["a.text=D"])
        }
    }

    @Test func `base texts may be overridden in their own language`() {
        let found = read(
            MemoryFiles([Self.main: "", "App/en.lproj/Main.strings": "\"a.text\" = \"X\";"]))
        #expect(found.tables.map(\.language) == ["en"] && texts(found.tables[0]) == ["a.text=X"])
    }

    @Test func `a copy of a document has its own language alone`() {
        let files = MemoryFiles([
            "App/ar.lproj/Main.storyboard": "", "App/en.lproj/Main.storyboard": "",
            "App/de.lproj/Main.strings": "\"a.text\" = \"D\";",
            "App/ar.lproj/Main.strings": "\"a.text\" = \"A\";",
        ])
        let original = read(files, "App/en.lproj/Main.storyboard")
        #expect(original.tables.map(\.language) == ["en", "de"])
        #expect(original.copies == ["ar": "App/ar.lproj/Main.storyboard"])
        let copy = read(files, "App/ar.lproj/Main.storyboard")
        #expect(copy.tables.map(\.language) == ["ar"] && copy.copies.isEmpty)
        #expect(texts(copy.tables[0]) == ["a.text=A"] && copy.tables[0].isRightToLeft)
    }

    @Test func `with a project its resources count, and what is beside the document`() {
        let strings = "\"a.text\" = \"D\";"
        let files = MemoryFiles([
            Self.main: "", "App/de.lproj/Main.strings": strings,
            "Texts/fr.lproj/Main.strings": strings,
            "Other/Base.lproj/Main.storyboard": "", "Other/it.lproj/Main.strings": strings,
        ])
        #expect(read(files, among: [Self.main]).tables.map(\.language) == ["en", "de"])
        let all = files.files.keys.sorted()
        #expect(read(files, among: all).tables.map(\.language) == ["en", "de", "fr"])
    }

    @Test func `keys are split at their first dot`() {
        #expect(TextKey("a.configuration.title")?.attribute == "configuration.title")
        #expect(TextKey("a.segmentTitles[0]")?.attribute == "segmentTitles[0]")
        #expect(TextKey("Done") == nil && TextKey("Read this. Now.") == nil && TextKey(".x") == nil)
    }

    @Test func `every encoding of Xcode is read`() throws {
        let text = "\"a.text\" = \"Größe 漢\";\n"
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["a.text": "Größe 漢"], format: .binary, options: 0)
        let xml = try PropertyListSerialization.data(
            fromPropertyList: ["a.text": "Größe 漢"], format: .xml, options: 0)
        let pairs = text.utf16.map { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let files: [[UInt8]] = [
            Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), Array(list), Array(xml),
            [0xFF, 0xFE] + pairs.joined(), [0xFE, 0xFF] + pairs.map { $0.reversed() }.joined(),
        ]
        for bytes in files {
            let (table, messages) = strings(bytes)
            #expect(texts(table) == ["a.text=Größe 漢"] && messages.isEmpty && table.isUsable)
        }
        let (table, messages) = strings([0x22, 0xFC, 0x22])
        #expect(!table.isUsable && table.keys.isEmpty)
        #expect(Self.spelled(messages) == ["1 warning: the file is neither UTF-8 nor UTF-16"])
    }

    @Test func `what Xcode refuses is reported, and what can be read is used`() {
        let (table, messages) = strings(
            Array("\"a.text\" = \"A\"\n\"b.text\" = \"B\";\n\"c.text\" = ;\nd.text = D;".utf8))
        #expect(texts(table) == ["a.text=A", "b.text=B", "d.text=D"] && table.isUsable)
        #expect(
            Self.spelled(messages) == [
                "1 warning: ; is missing: Xcode refuses this file",
                "3 warning: the value of \"c.text\" is missing: Xcode refuses this file",
            ])
        let (stopped, warnings) = strings(Array("\"a.text\" = \"A\";;\n\"b.text\" = \"B\";".utf8))
        #expect(texts(stopped) == ["a.text=A"])
        #expect(Self.spelled(warnings) == ["1 warning: nothing after ;; is read"])
        for end in ["\u{0}", "\u{0}\n", "\u{0}\n\"b.text\" = \"B\";"] {
            let (zero, notes) = strings(Array("\"a.text\" = \"A\";\n\(end)".utf8))
            #expect(texts(zero) == ["a.text=A"])
            #expect(
                Self.spelled(notes)
                    == (end.contains("b") ? ["2 warning: nothing after a zero byte is read"] : []))
        }
    }

    @Test func `of two texts for a key the last counts, and an empty one is a text`() {
        let (table, messages) = strings(
            Array("\"a.text\" = \"A\";\n\"a.text\" = \"B\";\n\"b.text\" = \"\";".utf8))
        #expect(texts(table) == ["a.text=B", "b.text="])
        #expect(
            Self.spelled(messages) == [
                "2 note: \"a.text\" is in the file twice: the last text counts",
                "3 note: \"b.text\" is empty",
            ])
    }

    @Test func `a file that is too large, outside or marked leaves the language out`() {
        var files = MemoryFiles([
            Self.main: "", "App/fr.lproj/Main.strings": "<<<<<<< a\n=======\n>>>>>>> b\n",
        ])
        files.files["App/de.lproj/Main.strings"] = Array(repeating: 0x20, count: 9 << 20)
        files.outside = ["App/it.lproj/Main.strings"]
        let found = read(files)
        #expect(found.tables.map(\.isUsable) == [true, false, false, false])
        #expect(
            Self.spelled(found.messages) == [
                "0 warning: is larger than 8 MiB and was not read",
                "1 warning: Git's conflict markers: the file is left out",
                "0 warning: lies outside the repository and was not read",
            ])
    }

    @Test func `a file of a million faults has 201 messages`() {
        let lines = String(repeating: "\"a.text\" = \"\";\n", count: 5_000)
        let messages = strings(Array(lines.utf8)).messages
        #expect(messages.count == 201)
        #expect(messages.last?.text == "4800 more messages were left out")
    }
}

@Suite struct StringCatalogueTests {
    private static let source = """
        {"sourceLanguage": "en", "strings": {
        "a.text": {"localizations": {
        "en": {"stringUnit": {"state": "new", "value": "A"}},
        "de": {"stringUnit": {"state": "needs_review", "value": "D"}}}},
        "b.text": {"extractionState": "stale", "localizations": {
        "de": {"variations": {"device": {
        "ipad": {"stringUnit": {"value": "wide"}},
        "iphone": {"variations": {"plural": {"other": {"stringUnit": {"value": "slim"}}}}},
        "other": {"stringUnit": {"value": "other"}}}}}}},
        "c.text": {"shouldTranslate": false, "localizations": {
        "de": {"stringUnit": {"value": "no"}}}},
        "Free text": {"localizations": {"fr": {"stringUnit": {"value": "no"}}}}
        }, "version": "1.0"}
        """

    private func read(_ catalogue: String) -> ([LanguageTable], [ProjectMessage]) {
        let document = "App/Base.lproj/Main.storyboard"
        let found = LanguageReader.tables(
            of: document, among: nil, developmentRegion: "en",
            in: MemoryFiles([document: "", "App/mul.lproj/Main.xcstrings": catalogue]))
        return (found.tables, found.messages)
    }

    @Test func `states, devices, plurals and lines are read`() throws {
        let (tables, messages) = read("\u{FEFF}" + Self.source)
        #expect(tables.map(\.language) == ["en", "de"])
        let a = TextKey(objectID: "a", attribute: "text")
        let b = TextKey(objectID: "b", attribute: "text")
        #expect(tables[0].texts[a]?.text == "A" && tables[0].texts[a]?.state == .new)
        #expect(tables[1].texts[a]?.state == .needsReview && tables[1].texts[a]?.line == 4)
        let varied = try #require(tables[1].texts[b])
        #expect(varied.text == "other" && varied.state == .stale && varied.line == 6)
        #expect(varied.text(on: .ipad) == "wide" && varied.text(on: .iphone) == "slim")
        #expect(tables[1].keys == [a, b])
        #expect(tables[1].untranslated == [TextKey(objectID: "c", attribute: "text")])
        #expect(messages.map(\.line) == [5] && messages.map(\.rule) == [.staleTranslation])
    }

    /// A text in the state `new` is none while it is empty, in every form that a catalogue has for it.
    @Test(arguments: ["new", "translated", "needs_review", ""], ["", "Wort"])
    func `a new text without a value is no translation`(_ state: String, _ value: String) throws {
        let unit = "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
        let forms = [
            unit, "{\"variations\": {\"plural\": {\"other\": \(unit)}}}",
            "{\"variations\": {\"device\": {\"other\": \(unit)}}}",
            "{\"variations\": {\"device\": {\"iphone\": \(unit)}}}",
        ]
        for form in forms {
            let (tables, messages) = read(
                "{\"strings\": {\"a.text\": {\"localizations\": {\"fr\": \(form)}}}}")
            let isOpen = state == "new" && value.isEmpty
            #expect(tables.map(\.language) == ["en", "fr"])
            let key = TextKey(objectID: "a", attribute: "text")
            #expect(tables[1].texts[key]?.text == (isOpen ? nil : value), "\(form)")
            #expect(messages.isEmpty == (isOpen || !value.isEmpty), "\(form)")
        }
        let (tables, _) = read(
            """
            {"strings": {"a.text": {"localizations": {"fr": {"variations": {"device": {
            "ipad": {"stringUnit": {"state": "new", "value": ""}},
            "other": \(unit), "iphone": {"stringUnit": {"value": "Mot"}}}}}}}}}
            """)
        let text = tables[1].texts[TextKey(objectID: "a", attribute: "text")]
        #expect(text?.text(on: .iphone) == "Mot")
        #expect(text?.text(on: .ipad) == (state == "new" && value.isEmpty ? "Mot" : value))
    }

    @Test func `parts that vary by a number are spelled out`() throws {
        let (tables, _) = read(
            """
            {"strings": {"a.text": {"localizations": {"de": {
            "stringUnit": {"value": "%#@boats@ in %#@bays@"}, "substitutions": {
            "boats": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg Boot"}},
            "other": {"stringUnit": {"value": "%arg Boote"}}}}},
            "bays": {"variations": {"plural": {"other": {"stringUnit": {"value": "Buchten"}}}}}
            }}}}}}
            """)
        let key = TextKey(objectID: "a", attribute: "text")
        #expect(tables.last?.texts[key]?.text == "%lld Boote in Buchten")
    }

    @Test func `parts that would multiply the length of a text stay as they are`() throws {
        let long = String(repeating: "%#@a@", count: 4_000)
        let (tables, _) = read(
            """
            {"strings": {"a.text": {"localizations": {"de": {
            "stringUnit": {"value": "\(long)"}, "substitutions": {"a": {"variations": {"plural": {
            "other": {"stringUnit": {"value": "\(long)"}}}}}}}}}}}
            """)
        let key = TextKey(objectID: "a", attribute: "text")
        #expect(tables.last?.texts[key]?.text == long)
    }

    @Test(
        arguments: [
            ("", "the file is empty: its languages are left out", nil),
            ("[]", "this is no string catalogue: \"strings\" is missing", nil),
            ("{\"strings\": []}", "this is no string catalogue: \"strings\" is missing", nil),
            (
                "{\"strings\":\n{\"a.text\": ",
                "this is not valid JSON: its languages are left out", 2
            ),
            (
                "{\n<<<<<<< ours\n}\n>>>>>>> theirs\n",
                "Git's conflict markers: its languages are left out", 2
            ),
        ] as [(String, String, Int?)])
    func `what is no catalogue is reported`(text: String, message: String, line: Int?) {
        let (tables, messages) = read(text)
        #expect(tables.map(\.language) == ["en"])
        #expect(messages.map(\.text) == [message])
        #expect(messages.first?.line == line)
    }
}
