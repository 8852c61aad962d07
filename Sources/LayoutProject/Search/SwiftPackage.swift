import LayoutFormats

/// The facts about a Swift package that can be read without running its manifest: from its folders,
/// and from string literals in `Package.swift`.
struct SwiftPackage {
    private let folder: String
    private let developmentRegion: String
    /// Whether the manifest states a default language, be it in a form that cannot be read.
    private let hasDefaultLanguage: Bool
    private let targets: [Target]

    /// A target of the package, with the facts that the manifest and the folders contain.
    private struct Target {
        /// The name in the manifest, or the name of the folder if the manifest states no name.
        let name: String
        let folder: String
        /// The paths of the files and folders that the target leaves out.
        var excluded: [String] = []
    }

    init(at folder: String, in files: any ProjectFiles) {
        self.folder = folder
        let path = ProjectPath.join(folder, "Package.swift") ?? ""
        let bytes = (try? files.read(path, atMost: 1 << 20)) ?? []
        let manifest = Self.withoutComments(String(decoding: bytes, as: UTF8.self))
        developmentRegion = LanguageCode.ofDevelopment(
            Self.texts(after: "defaultLocalization:", in: manifest).first)
        hasDefaultLanguage = manifest.contains("defaultLocalization:")
        targets = Self.targets(manifest, folder, files)
    }

    /// The folders of the targets.
    var targetFolders: [String] { targets.map(\.folder) }

    /// Returns a manifest without comments. Two slashes inside a line, as in an address, are not
    /// taken for a comment.
    private static func withoutComments(_ manifest: String) -> String {
        let lines = manifest.split(separator: "\n").filter { !$0.trimmingSpaces.hasPrefix("//") }
        let parts = lines.joined(separator: "\n").split(
            separator: "/*", omittingEmptySubsequences: false)
        let rest = parts.dropFirst().map { part in
            part.split(separator: "*/", maxSplits: 1, omittingEmptySubsequences: false)
                .dropFirst().first ?? ""
        }
        return (parts.prefix(1) + rest).joined()
    }

    /// Returns the targets that the manifest lists. Adds a target for each further folder in one of
    /// the folders that usually contain targets, such as `Sources`.
    private static func targets(
        _ manifest: String, _ folder: String, _ files: any ProjectFiles
    ) -> [Target] {
        let usual = ["Sources", "Source", "src", "srcs", "Tests"].flatMap { name in
            let parent = ProjectPath.join(folder, name) ?? ""
            return files.names(in: parent).filter { $0.hasSuffix("/") }
                .compactMap { ProjectPath.join(parent, $0) }
        }
        let stated = manifest.split(separator: "arget(").dropFirst().prefix(200).compactMap {
            target(String($0), folder, usual, files)
        }
        var targets: [Target] = []
        let others = usual.map { Target(name: ProjectPath.name(of: $0), folder: $0) }
        for target in stated + others where !targets.contains(where: { $0.folder == target.folder })
        {
            targets.append(target)
        }
        return targets
    }

    /// Parses one target of a manifest; nil if the target has no folder in the package.
    ///
    /// - Parameters:
    ///   - text: the manifest from the target's arguments on
    ///   - usual: the subfolders of the folders that usually contain targets, such as `Sources`;
    ///     the target's folder is one of them if the manifest states no path
    private static func target(
        _ text: String, _ folder: String, _ usual: [String], _ files: any ProjectFiles
    ) -> Target? {
        let name = texts(after: "name:", in: text).first
        let path = texts(after: "path:", in: text).first.flatMap {
            $0.hasPrefix("/") ? nil : ProjectPath.join(folder, $0)
        }
        guard let own = path ?? usual.first(where: { ProjectPath.name(of: $0) == name }),
            ProjectPath.isInside(folder, own), files.isThere(own)
        else { return nil }
        return Target(
            name: name ?? ProjectPath.name(of: own), folder: own,
            excluded: list(after: "exclude:", in: text).compactMap { ProjectPath.join(own, $0) })
    }

    /// Returns the string literals in the array that directly follows the first occurrence of a
    /// label such as `exclude:`; empty if no array follows it.
    private static func list(after label: String, in text: String) -> [String] {
        let rest = text.split(
            separator: label, maxSplits: 1, omittingEmptySubsequences: false
        ).dropFirst().first
        guard let start = rest?.drop(while: \.isWhitespace), start.first == "[" else { return [] }
        let parts = start.prefix { $0 != "]" }.split(
            separator: "\"", omittingEmptySubsequences: false)
        // Every second part is between two quotation marks.
        return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// Returns the string literals that come directly after a label.
    private static func texts(after label: String, in manifest: String) -> [String] {
        manifest.split(separator: label, omittingEmptySubsequences: false).dropFirst().compactMap {
            rest in
            let start = rest.drop(while: \.isWhitespace)
            guard start.first == "\"" else { return nil }
            return String(start.dropFirst().prefix(1_024).prefix { $0 != "\"" })
        }
    }

    /// Returns the folder of the innermost target that contains the document; nil if there is none.
    func targetFolder(of document: String) -> String? {
        let innermost = targets.filter { ProjectPath.isInside($0.folder, document) }.max {
            $0.folder.utf8.count < $1.folder.utf8.count
        }
        return innermost.flatMap { target in
            target.excluded.contains { ProjectPath.isInside($0, document) } ? nil : target.folder
        }
    }

    /// Returns a project with the targets that have these folders.
    func project(
        _ targetFolders: [String], folder: String, in files: any ProjectFiles
    ) -> Project {
        var contents = FolderContents(files)
        let targets = targets.filter { targetFolders.contains($0.folder) }.map { stated in
            var target = ProjectTarget(name: stated.name, type: .package)
            let (excluded, own) = contents.files(below: stated.folder).partitioned { path in
                stated.excluded.contains { ProjectPath.isInside($0, path) }
            }
            target.resources = own.filter(FolderContents.isResource).sorted()
            target.leftOut = Set(excluded)
            return target
        }
        let manifest = ProjectPath.join(self.folder, "Package.swift")
        return Project(
            kind: .package, path: manifest, folder: folder,
            developmentRegion: developmentRegion, targets: targets,
            messages: manifest.map { missingLocalization(of: targets, $0) } ?? [])
    }

    /// Returns a warning if the targets have translated files and the manifest states no default
    /// language: Swift then refuses to build the package.
    private func missingLocalization(
        of targets: [ProjectTarget], _ manifest: String
    ) -> [ProjectMessage] {
        let translated = targets.flatMap(\.resources).first { $0.contains(".lproj/") }
        guard !hasDefaultLanguage, let translated else { return [] }
        return [
            ProjectMessage(
                manifest, nil, .warning,
                "there is no defaultLocalization, which a package with translated files such as "
                    + "\(translated) needs")
        ]
    }
}

extension [String] {
    /// Returns the texts that satisfy a condition, and the others.
    fileprivate func partitioned(by condition: (String) -> Bool) -> ([String], [String]) {
        var (these, others): ([String], [String]) = ([], [])
        for text in self {
            if condition(text) { these.append(text) } else { others.append(text) }
        }
        return (these, others)
    }
}
