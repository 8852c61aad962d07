import LayoutFormats

/// The paths of the projects in and below a folder.
///
/// Folders of third-party code, such as `Pods`, are left out, unless the search starts in one.
struct ProjectPlaces {
    /// The paths of the `.xcodeproj` folders, those nearest to the start first.
    private(set) var xcodeProjects: [String] = []
    /// The folders with a `Package.swift`.
    private(set) var packages: Set<String> = []
    /// The folders with a `Package.swift` or an Info.plist, those nearest to the start first.
    private(set) var otherFolders: [String] = []
    private let start: String
    private let files: any ProjectFiles
    /// The number of files and folders that may still be looked at.
    private var remaining = 200_000
    private static let deepest = 32
    private static let mostProjects = 500

    /// - Parameter place: the path of a folder, an `.xcodeproj` or an `.xcworkspace`
    init(at place: String, in files: any ProjectFiles) {
        (start, self.files) = (place, files)
        switch ProjectPath.fileExtension(of: place) {
        case "xcodeproj": xcodeProjects = [place]
        case "xcworkspace": addProjects(ofWorkspace: place)
        default: search()
        }
    }

    private mutating func search() {
        var workspaces: [String] = []
        var folders = [start]
        for _ in 0..<Self.deepest {
            var next: [String] = []
            for folder in folders where remaining > 0 {
                let names = files.names(in: folder)
                remaining -= names.count
                addProjects(in: folder, names, &workspaces)
                next += names.filter { $0.hasSuffix("/") && Self.isSearched($0) }
                    .compactMap { ProjectPath.join(folder, $0) }
            }
            folders = next
        }
        for workspace in workspaces { addProjects(ofWorkspace: workspace) }
    }

    private mutating func addProjects(
        in folder: String, _ names: [String], _ workspaces: inout [String]
    ) {
        guard xcodeProjects.count + otherFolders.count < Self.mostProjects else { return }
        for name in names where name.hasSuffix(".xcodeproj/") || name.hasSuffix(".xcworkspace/") {
            guard let path = ProjectPath.join(folder, name) else { continue }
            if name.hasSuffix(".xcodeproj/") {
                xcodeProjects.append(path)
            } else {
                workspaces.append(path)
            }
        }
        let isPackage = names.contains("Package.swift")
        if isPackage { packages.insert(folder) }
        if isPackage || names.contains(where: PlainFolder.isInfoPlist) {
            otherFolders.append(folder)
        }
    }

    private static func isSearched(_ folder: String) -> Bool {
        let name = ProjectPath.name(of: String(folder.dropLast()))
        return !name.hasPrefix(".") && !isVendored(name) && !FolderContents.isOneFile(name)
            && !name.hasSuffix(".lproj")
    }

    /// Returns whether a folder of this name contains third-party code.
    static func isVendored(_ name: some StringProtocol) -> Bool {
        vendoredNames.contains(name.lowercased())
    }

    private static let vendoredNames: Set<String> = [
        "bower_components", "carthage", "deriveddata", "node_modules", "pods", "sourcepackages",
        "third-party", "third_party", "thirdparty", "vendor", "vendors",
    ]

    /// Adds the projects that a workspace lists and that are not known yet.
    private mutating func addProjects(ofWorkspace workspace: String) {
        let path = workspace + "/contents.xcworkspacedata"
        guard let bytes = try? files.read(path, atMost: 1 << 20),
            let references = try? WorkspaceFile.read(bytes)
        else { return }
        for reference in references where xcodeProjects.count < Self.mostProjects {
            let folder = reference.isInside ? workspace : ProjectPath.folder(of: workspace)
            guard let project = ProjectPath.join(folder, reference.path),
                project.hasSuffix(".xcodeproj"), !xcodeProjects.contains(project),
                !ProjectPath.relative(project, to: start).split(separator: "/")
                    .contains(where: Self.isVendored),
                files.isThere(project)
            else { continue }
            xcodeProjects.append(project)
        }
    }
}
