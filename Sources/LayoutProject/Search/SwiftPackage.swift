import LayoutFormats

/// The facts about a Swift package that can be read without running its manifest: from its folders,
/// and from string literals in `Package.swift`.
struct SwiftPackage {
    private let folder: String
    private let developmentRegion: String
    /// The folders of the targets.
    let targetFolders: [String]

    init(at folder: String, in files: any ProjectFiles) {
        self.folder = folder
        let path = ProjectPath.join(folder, "Package.swift") ?? ""
        let bytes = (try? files.read(path, atMost: 1 << 20)) ?? []
        let manifest = Self.withoutComments(String(decoding: bytes, as: UTF8.self))
        developmentRegion = LanguageCode.ofDevelopment(
            Self.texts(after: "defaultLocalization:", in: manifest).first)
        targetFolders = Self.targetFolders(manifest, folder, files)
    }

    /// Returns a manifest without the lines that are comments.
    private static func withoutComments(_ manifest: String) -> String {
        manifest.split(separator: "\n")
            .filter { !$0.trimmingSpaces.hasPrefix("//") }.joined(separator: "\n")
    }

    private static func targetFolders(
        _ manifest: String, _ folder: String, _ files: any ProjectFiles
    ) -> [String] {
        let stated = texts(after: "path:", in: manifest).prefix(200)
            .filter { !$0.hasPrefix("/") }.compactMap { ProjectPath.join(folder, $0) }
            .filter { ProjectPath.isInside(folder, $0) && files.isThere($0) }
        let usual = ["Sources", "Source", "src", "srcs", "Tests"].flatMap { name in
            let parent = ProjectPath.join(folder, name) ?? ""
            return files.names(in: parent).filter { $0.hasSuffix("/") }
                .compactMap { ProjectPath.join(parent, $0) }
        }
        var folders: [String] = []
        for folder in stated + usual where !folders.contains(folder) { folders.append(folder) }
        return folders
    }

    /// Returns the string literals that come directly after a label.
    private static func texts(after label: String, in manifest: String) -> [String] {
        manifest.split(separator: label).dropFirst().compactMap { rest in
            let start = rest.drop(while: \.isWhitespace)
            guard start.first == "\"" else { return nil }
            return String(start.dropFirst().prefix(1_024).prefix { $0 != "\"" })
        }
    }

    /// Returns the innermost folder of a target that contains the document; nil if there is none.
    func targetFolder(of document: String) -> String? {
        targetFolders.filter { ProjectPath.isInside($0, document) }.max {
            $0.utf8.count < $1.utf8.count
        }
    }

    /// Returns a project with one target for each of the folders.
    func project(
        _ targetFolders: [String], folder: String, in files: any ProjectFiles
    ) -> Project {
        var contents = FolderContents(files)
        let targets = targetFolders.map { folder in
            var target = ProjectTarget(name: ProjectPath.name(of: folder), type: .package)
            target.resources = contents.files(below: folder).filter(FolderContents.isResource)
                .sorted()
            return target
        }
        return Project(
            kind: .package, path: ProjectPath.join(self.folder, "Package.swift"), folder: folder,
            developmentRegion: developmentRegion, targets: targets, messages: [])
    }
}
