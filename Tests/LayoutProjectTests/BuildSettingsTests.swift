import LayoutChecks
import LayoutProject
import Testing

@Suite("Build settings of a project") struct BuildSettingsTests {
    /// Returns the deployment target of an app with settings at four levels.
    private func deploymentTarget(
        target: String? = nil, targetFile: String? = nil, project: String? = nil,
        projectFile: String? = nil, more: [String: String] = [:]
    ) -> String? {
        let files = four(target, targetFile, project, projectFile, more)
        return files.project()?.targets.first?.deploymentTarget
    }

    private func four(
        _ target: String?, _ targetFile: String?, _ project: String?, _ projectFile: String?,
        _ more: [String: String] = [:]
    ) -> MemoryFiles {
        func settings(_ value: String?) -> String {
            value.map { "IPHONEOS_DEPLOYMENT_TARGET = \"\($0)\";" } ?? ""
        }
        var text = ProjectText()
        let files = [text.file("Target.xcconfig"), text.file("Project.xcconfig")]
        let own = text.configurations(
            ["Release": settings(target)], base: "baseConfigurationReference = \(files[0]);")
        let whole = text.configurations(
            ["Release": settings(project)], base: "baseConfigurationReference = \(files[1]);")
        let app = text.target("App", [], configurations: own)
        let group = text.group(nil, [text.group("Config", files)])
        var tree = [
            "App.xcodeproj/project.pbxproj": text.text([app], group: group, configurations: whole),
            "Config/Target.xcconfig": targetFile.map { "IPHONEOS_DEPLOYMENT_TARGET = \($0)" } ?? "",
            "Config/Project.xcconfig":
                projectFile.map { "IPHONEOS_DEPLOYMENT_TARGET = \($0)" } ?? "",
        ]
        tree.merge(more) { _, new in new }
        return MemoryFiles(tree)
    }

    @Test("the target counts before its file, the project and the project's file")
    func precedence() {
        #expect(
            deploymentTarget(target: "1", targetFile: "2", project: "3", projectFile: "4") == "1")
        #expect(deploymentTarget(targetFile: "2", project: "3", projectFile: "4") == "2")
        #expect(deploymentTarget(project: "3", projectFile: "4") == "3")
        #expect(deploymentTarget(projectFile: "4") == "4")
        #expect(deploymentTarget() == nil)
    }

    @Test(arguments: [
        ("$(OTHER)", true), ("$(INFOPLIST_NAME)", false), ("$(inherited).1", false),
        (String(repeating: "9", count: 70_000), true),
    ])
    func `a value that is read in part is reported`(_ value: String, _ isIncomplete: Bool) {
        let other = "\nOTHER = $(IPHONEOS_DEPLOYMENT_TARGET)"
        let messages = four(nil, value + other, nil, nil).project()?.messages ?? []
        let text = "IPHONEOS_DEPLOYMENT_TARGET of target App refers to itself or is too long"
        #expect(messages.contains { $0.text.hasPrefix(text) } == isIncomplete)
    }

    @Test("an inherited value is that of the next level")
    func inherited() {
        #expect(
            deploymentTarget(
                target: "1$(inherited)", targetFile: "${inherited}2", projectFile: "4") == "142")
        #expect(
            deploymentTarget(target: "$(IPHONEOS_DEPLOYMENT_TARGET).1", project: "9") == "9.1")
    }

    @Test(
        "references to settings are expanded",
        arguments: [
            ("$(A)", "A = 12", "12"), ("${A}.0", "A = 12", "12.0"), ("$A.0", "A = 12", "12.0"),
            ("$(A_$(B))", "B = C\nA_C = 7", "7"), ("$(NONE)1", "", "1"),
            ("$(A:upper)$(A:lower)", "A = bC", "BCbc"), ("$(A:rfc1034identifier)", "A = b", "b"),
            ("$(NONE:default=13.0)", "", "13.0"), ("$(A:default=1)", "A = 2", "2"),
            ("$(TARGET_NAME)", "", "App"), ("$(CONFIGURATION)", "", "Release"),
            ("$(A", "A = 1", "$(A"), ("$(A)", "A = $(B)\nB = $(A)x", "x"),
            ("$(A)", "A = $(A)1", "1"),
        ])
    func references(text: String, settings: String, expected: String) {
        let more = ["Config/Target.xcconfig": settings]
        #expect(deploymentTarget(target: text, more: more) == expected)
    }

    @Test(
        "conditions count for a device",
        arguments: [
            ("[sdk=iphoneos*]", true), ("[sdk=iphonesimulator*]", false), ("[sdk=*]", true),
            ("[arch=arm64]", true), ("[arch=x86_64]", false), ("[sdk=iphoneos17.0]", true),
            ("[config=Release]", true), ("[config=Debug]", false), ("[sdk=macosx*]", false),
            ("[sdk=iphoneos*][arch=arm64]", true), ("[sdk=iphoneos*][arch=i386]", false),
            ("[sdk=iphone*,arch=*]", true), ("[nonsense]", false),
        ])
    func conditions(condition: String, counts: Bool) {
        let more = [
            "Config/Target.xcconfig": """
            IPHONEOS_DEPLOYMENT_TARGET\(condition) = 2
            IPHONEOS_DEPLOYMENT_TARGET = 1
            """
        ]
        #expect(deploymentTarget(more: more) == (counts ? "2" : "1"))
    }

    @Test("files of settings include others")
    func includes() {
        let more = [
            "Config/Target.xcconfig": """
            // a comment
            IPHONEOS_DEPLOYMENT_TARGET = 8
            #include "../Other/Shared.xcconfig" // the other one
            #include? "Private.xcconfig"
            A = 1 ; // number
            """,
            "Other/Shared.xcconfig": """
            #include "../Config/Target.xcconfig"
            #include "Shared.xcconfig"
            IPHONEOS_DEPLOYMENT_TARGET = $(A)4.$(A) ;\r
            """,
        ]
        #expect(deploymentTarget(more: more) == "14.1")
        #expect(four(nil, nil, nil, nil, more).project()?.messages == [])
    }

    @Test("a file that includes itself many times is read in a limited time")
    func manyIncludes() {
        let line = "#include \"%.xcconfig\"\n"
        var more: [String: String] = [:]
        for index in 0..<40 {
            more["Config/\(index).xcconfig"] = String(
                repeating: line.replacing("%", with: "\(index + 1)"), count: 20)
        }
        more["Config/Target.xcconfig"] = line.replacing("%", with: "0")
        #expect(deploymentTarget(targetFile: nil, project: "9", more: more) == "9")
    }

    @Test("settings that double each other are expanded to a limited length")
    func bomb() {
        let lines = (0..<60).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" } + ["A60 = x"]
        let more = ["Config/Target.xcconfig": lines.joined(separator: "\n")]
        #expect((deploymentTarget(target: "$(A0)", more: more)?.utf8.count ?? 0) <= 1 << 16)
        let nested = String(repeating: "$(", count: 20_000)
        let closed = String(repeating: "$(", count: 20_000) + String(repeating: ")", count: 20_000)
        #expect(deploymentTarget(target: nested) == nested)
        #expect(deploymentTarget(target: "1" + closed) == "1")
    }

    @Test("a missing file of settings is reported, unless it may be absent")
    func missing() {
        let more = [
            "Config/Target.xcconfig": """
            #include? "Private.xcconfig"
            #include "Gone.xcconfig"
            #include "../../Out.xcconfig"
            #include "../Pods/Target Support Files/Pods.xcconfig"
            """
        ]
        let messages = four(nil, nil, nil, nil, more).project()?.messages ?? []
        #expect(
            messages == [
                ProjectMessage(
                    "Config/Target.xcconfig", 2, .note,
                    "Config/Gone.xcconfig: there is no such file"),
                ProjectMessage(
                    "Config/Target.xcconfig", 3, .warning,
                    "../../Out.xcconfig lies outside the repository and was not read"),
            ])
    }

    @Test("settings that differ in another configuration are noted")
    func differences() {
        func notes(_ settings: KeyValuePairs<String, String>, _ wanted: String? = nil) -> [String] {
            var text = ProjectText()
            let target = text.target("App", [], configurations: text.configurations(settings))
            let list = text.text([target], group: text.group(nil, []))
            let files = MemoryFiles(["App.xcodeproj/project.pbxproj": list])
            return files.project(ProjectOptions(configuration: wanted))?.messages.map(\.text) ?? []
        }
        let (phone, both) = ("TARGETED_DEVICE_FAMILY = 1;", "TARGETED_DEVICE_FAMILY = \"1,2\";")
        #expect(notes(["Debug": both, "Release": both]).isEmpty)
        #expect(
            notes(["Debug": phone, "Release": both]) == [
                "TARGETED_DEVICE_FAMILY of target App is 1 in Debug and 1,2 in Release, which was "
                    + "read; --configuration chooses another one"
            ])
        #expect(notes(["Debug": "", "Beta": phone, "Release": both]).count == 2)
        #expect(notes(["Debug": phone, "Release": both], "Debug").isEmpty)
        // Settings that no fact depends on can differ.
        #expect(notes(["Debug": "SWIFT_VERSION = 5;", "Release": "SWIFT_VERSION = 6;"]).isEmpty)
    }

    @Test("Release is read, else the default configuration, else the first")
    func configuration() {
        func read(_ names: KeyValuePairs<String, String>, _ wanted: String? = nil) -> ProjectTarget?
        {
            var text = ProjectText()
            let list = text.configurations(names, standard: "Beta")
            let target = text.target("App", [], configurations: list)
            let group = text.group(nil, [])
            let files = MemoryFiles([
                "App.xcodeproj/project.pbxproj": text.text([target], group: group)
            ])
            return files.project(ProjectOptions(configuration: wanted))?.targets.first
        }
        let setting = "IPHONEOS_DEPLOYMENT_TARGET = 1;"
        #expect(read(["Beta": "", "Release": setting])?.deploymentTarget == "1")
        #expect(read(["Alpha": "", "Beta": setting])?.deploymentTarget == "1")
        #expect(read(["Alpha": setting, "Gamma": ""])?.configuration == "Alpha")
        #expect(read(["Beta": setting, "Release": ""], "Beta")?.deploymentTarget == "1")
        #expect(read(["Beta": "", "Release": setting], "Gone")?.configuration == "Release")
        #expect(read([:])?.configuration == nil)
    }

    @Test("families are read from their numbers")
    func families() {
        func families(_ value: String) -> [DeviceFamily]? {
            MemoryFiles([
                "App.xcodeproj/project.pbxproj": ProjectText.app(
                    settings: "TARGETED_DEVICE_FAMILY = \"\(value)\";")
            ]).project()?.targets.first?.families
        }
        #expect(families("1,2") == [.iphone, .ipad])
        #expect(families("1") == [.iphone])
        #expect(families("2,6,7") == [.ipad])
        #expect(families("2, 1") == [.iphone, .ipad])
        #expect(families("4") == [])
        #expect(families("") == nil)
        #expect(families("$(GONE)") == nil)
    }
}
