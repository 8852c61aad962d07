import Foundation
import LayoutProject
import Testing

/// Small projects with the facts that a program should find in them. They are in `../shared`
/// beside the package, and not part of it.
private enum Projects {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "shared/projects").standardizedFileURL

    static let names: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if names.isEmpty { print("SKIPPED: no projects at \(folder.path)") }
        return names.filter { FileManager.default.fileExists(atPath: path($0, "expected.json")) }
            .sorted()
    }()

    static func path(_ name: String, _ file: String) -> String {
        folder.appending(path: "\(name)/\(file)").path
    }

    static func expected(_ name: String) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(filePath: path(name, "expected.json")))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }
}

@Suite(
    "Facts of projects",
    .enabled(if: !Projects.names.isEmpty, "SKIPPED: the projects are not on this machine"))
struct ExpectedProjectsTests {
    @Test("the targets have the expected facts", arguments: Projects.names)
    func targets(name: String) throws {
        let expected = try Projects.expected(name)
        guard let targets = expected["targets"] as? [[String: Any]] else { return }
        let project = try #require(
            ProjectSearch.projects(at: "", in: DiskFiles(Projects.path(name, ""))).first)
        let found = project.kind == .xcode ? project.targets : []
        #expect(project.path == expected["project"] as? String)
        #expect(found.map(\.name) == targets.map { $0["name"] as? String })
        if let region = expected["developmentRegion"] as? String {
            #expect(project.developmentRegion == region)
        }
        for (target, facts) in zip(found, targets) { compare(target, facts) }
    }

    private func compare(_ target: ProjectTarget, _ facts: [String: Any]) {
        func check(_ key: String, _ value: Any?) {
            guard let wanted = facts[key] else { return }
            let (left, right) = (value as? NSObject ?? NSNull(), wanted as? NSObject)
            #expect(left == right, "\(target.name), \(key)")
        }
        check("type", target.type.rawValue)
        check("configuration", target.configuration)
        check("families", target.families?.map(\.rawValue))
        check("deploymentTarget", target.deploymentTarget)
        let orientations = target.orientations.map { ($0.rawValue, $1.map(\.rawValue)) }
        check("orientations", Dictionary(uniqueKeysWithValues: orientations))
        check("requiresFullScreen", target.requiresFullScreen)
        check("style", target.style?.rawValue)
        check("mainStoryboard", target.mainStoryboard)
        check("launchStoryboard", target.launchStoryboard)
        if facts["launchScreen"] as? String == "generated" {
            #expect(target.hasGeneratedLaunchScreen)
        }
        check("catalogues", target.resources.filter { $0.hasSuffix(".xcassets") })
        if let fonts = facts["fonts"] as? [[String: Any]] {
            #expect(target.fontEntries.map(\.text) == fonts.map { $0["entry"] as? String })
            #expect(target.fontEntries.map(\.file) == fonts.map { $0["file"] as? String })
        }
    }

    @Test("each document is in the expected targets", arguments: Projects.names)
    func documents(name: String) throws {
        let expected = try Projects.expected(name)
        var finder = ProjectFinder(DiskFiles(Projects.path(name, "")))
        for (path, facts) in expected["documents"] as? [String: [String: Any]] ?? [:] {
            let found = finder.project(around: path)
            let project = try #require(found, "\(path)")
            let targets = project.targets(of: path)
            if let names = facts["targets"] as? [String] {
                #expect(targets.map(\.name) == names, "\(path)")
            }
            if let catalogues = facts["catalogues"] as? [String] {
                #expect(
                    targets.flatMap(\.resources).filter { $0.hasSuffix(".xcassets") } == catalogues)
            }
            for (family, wanted) in facts["orientations"] as? [String: [String]] ?? [:] {
                let found = DeviceFamily(rawValue: family).flatMap {
                    targets.first?.orientations[$0]
                }
                #expect(found?.map(\.rawValue) == wanted, "\(path), \(family)")
            }
        }
    }

    @Test("messages about projects have the expected words")
    func messages() throws {
        func messages(_ name: String, _ place: String = "") -> [String] {
            ProjectSearch.projects(at: place, in: DiskFiles(Projects.path(name, "")))
                .flatMap(\.messages).map { "\($0.severity) \($0.path):\($0.line ?? 0): \($0.text)" }
        }
        for name in ["1-plain-app", "3-assets", "4-generated-plist", "6-languages-rtl"] {
            #expect(messages(name) == [])
        }
        #expect(
            messages("2-app-fonts") == [
                """
                warning Quill/Info.plist:24: UIAppFonts names Gone.ttf; there is no such file in \
                target Quill
                """
            ])
        #expect(
            messages("7-no-pbxproj") == [
                """
                note Larch/Info.plist:0: no Xcode project was found; this Info.plist and the files \
                beside it count
                """
            ])
        let bomb = "warning c-plist-bomb/Cedar/Info.plist:2: the file declares entities of its own"
        #expect(messages("8-broken").filter { $0.hasPrefix(bomb) }.count == 1)
        #expect(messages("8-broken", "c-plist-bomb").count == 1)
    }
}
