/// A project to which documents belong: an Xcode project, a Swift package, or a folder with an
/// Info.plist.
package struct Project: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case xcode, package
        /// A folder for which no project could be read. Its only target is the app to which the
        /// folder's Info.plist belongs; the app's resources are the files in the folder.
        case plain
    }

    package let kind: Kind
    /// The path of the `.xcodeproj` folder, or of `Package.swift`; nil for a plain folder.
    package let path: String?
    /// The folder to which the project's paths are relative.
    package let folder: String
    /// The code of the language in which the project was developed.
    package let developmentRegion: String
    /// The targets in the order of the project.
    package let targets: [ProjectTarget]
    /// The targets besides the one that the user has chosen; empty if the user has chosen none.
    private(set) var otherTargets: [ProjectTarget] = []
    /// The folders of the Swift packages that an Xcode project refers to.
    private(set) var packages: [String] = []
    /// The apps of the Xcode project that uses a Swift package; empty for other projects.
    var users: [ProjectTarget] = []
    /// The files of build settings, sorted.
    package private(set) var settingsFiles: [String] = []
    package internal(set) var messages: [ProjectMessage]

    var apps: [ProjectTarget] { targets.filter(\.isApplication) }

    /// Returns the targets whose resources include the document.
    package func targets(of document: String) -> [ProjectTarget] {
        targets.filter { $0.hasResource(document) }
    }
}

extension Project {
    init(_ project: XcodeProject) {
        self.init(
            kind: .xcode, path: project.path, folder: project.folder,
            developmentRegion: project.developmentRegion, targets: project.targets,
            messages: project.messages)
        settingsFiles = project.settingsFiles
        packages = project.packages
        otherTargets = project.otherTargets
    }
}
