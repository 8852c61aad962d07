import LayoutProject
import Testing

/// The screens of documents in Swift packages, which are those of the apps that use the package.
@Suite struct PackageScreensTests {
    private typealias Text = ProjectText

    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        """

    /// Returns an Xcode project with an app that runs on one family.
    private static func app(_ family: Int, package: String?) -> String {
        var text = Text()
        let reference = package.map {
            text.add("XCLocalSwiftPackageReference", "relativePath = \($0);")
        }
        let settings = text.configurations([
            "Release": "TARGETED_DEVICE_FAMILY = \(family); GENERATE_INFOPLIST_FILE = YES;"
        ])
        let target = text.target("App", [text.phase([])], configurations: settings)
        return text.text(
            [target], group: text.group(nil, []),
            reference.map { "packageReferences = (\($0),);" } ?? "")
    }

    private func families(_ projects: [String: String], package: String) throws -> [DeviceFamily] {
        var files = MemoryFiles(projects)
        let document = package + "/Sources/Kit/Flow.storyboard"
        files.files[package + "/Package.swift"] = Array(Self.manifest.utf8)
        files.files[document] = []
        var finder = ProjectFinder(files, roots: [""])
        let found = finder.project(around: document)
        let project = try #require(found)
        #expect(project.kind == .package)
        let paths = project.resourcePaths(for: project.targets(of: document))
        let context = DocumentProject(
            document, in: project,
            resources: ProjectResources(paths, fonts: paths, own: paths, in: files), files: files)
        let orientations = try #require(context.matrix).orientations
        return DeviceFamily.allCases.filter { orientations[$0] != nil }
    }

    @Test(arguments: [1, 2])
    func `a package has the screens of the app that refers to it`(_ family: Int) throws {
        let expected = DeviceFamily.allCases.filter { ($0 == .iphone) == (family == 1) }
        let other = Self.app(3 - family, package: nil)
        // Beside the project, below it, and above it as the package of an example.
        #expect(
            try families(
                [
                    "App/App.xcodeproj/project.pbxproj": Self.app(family, package: "../Kit"),
                    "Other.xcodeproj/project.pbxproj": other,
                ], package: "Kit") == expected)
        #expect(
            try families(
                [
                    "App.xcodeproj/project.pbxproj": Self.app(family, package: "Code/Kit"),
                    "Code/Other.xcodeproj/project.pbxproj": other,
                ], package: "Code/Kit") == expected)
        #expect(
            try families(
                [
                    "Kit/Example/App.xcodeproj/project.pbxproj": Self.app(
                        family, package: "../../Kit")
                ], package: "Kit") == expected)
        // Older projects contain the package as a folder.
        #expect(
            try families(
                ["App.xcodeproj/project.pbxproj": Self.app(family, package: nil)], package: "Kit")
                == expected)
        #expect(try families([:], package: "Kit") == DeviceFamily.allCases)
    }
}
