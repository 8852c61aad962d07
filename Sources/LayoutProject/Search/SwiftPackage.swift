import LayoutChecks

/// The facts about a Swift package that can be read without running its manifest: from its folders,
/// and from literals in `Package.swift`.
struct SwiftPackage {
    private let folder: String
    private let developmentRegion: String
    /// Whether the manifest states a default language, even in a form that cannot be read.
    private let hasDefaultLanguage: Bool
    private let targets: [Target]

    /// A target of the package, with the facts that the manifest and the folders contain.
    private struct Target {
        /// The name in the manifest, or the name of the folder if the manifest states no name.
        let name: String
        let folder: String
        /// The paths of the files and folders that the target leaves out; nil if the manifest
        /// states them in a form that cannot be read.
        let excluded: Set<String>?
        /// The paths of the files and folders that are copied as they are, whose contents have no
        /// language; nil if they are unknown.
        let copied: Set<String>?

        /// Returns whether the target leaves out the file or one of the folders that contain it.
        func excludes(_ path: String) -> Bool { has(path, in: excluded ?? []) }

        /// Returns whether the file is in a folder for a language and belongs to this language.
        func translates(_ path: String) -> Bool {
            copied.map { path.contains(".lproj/") && !has(path, in: $0) } ?? false
        }

        /// Returns whether a file of the target, or one of the folders that contain it, is in a set.
        private func has(_ path: String, in set: Set<String>) -> Bool {
            var path = path
            while !set.isEmpty, path.utf8.count > folder.utf8.count {
                if set.contains(path) { return true }
                path = ProjectPath.folder(of: path)
            }
            return false
        }
    }

    init(at folder: String, in files: any ProjectFiles) {
        self.folder = folder
        let path = ProjectPath.join(folder, "Package.swift") ?? ""
        let manifest = PackageManifest((try? files.read(path, atMost: 1 << 20)) ?? [])
        switch manifest.defaultLocalization {
        case .absent: (hasDefaultLanguage, developmentRegion) = (false, "en")
        case .unknown: (hasDefaultLanguage, developmentRegion) = (true, "en")
        case .literal(let language):
            hasDefaultLanguage = true
            developmentRegion = LanguageCode.ofDevelopment(language)
        }
        targets = Self.targets(manifest, folder, files)
    }

    /// The folders of the targets.
    var targetFolders: [String] { targets.map(\.folder) }

    /// Returns the targets that the manifest lists. Adds a target for each further folder in one of
    /// the folders that usually contain targets, such as `Sources`.
    private static func targets(
        _ manifest: PackageManifest, _ folder: String, _ files: any ProjectFiles
    ) -> [Target] {
        let usual = ["Sources", "Source", "src", "srcs", "Tests"].flatMap { name in
            let parent = ProjectPath.join(folder, name) ?? ""
            return files.names(in: parent).filter { $0.hasSuffix("/") }
                .compactMap { ProjectPath.join(parent, $0) }
        }
        let stated = manifest.targets.prefix(mostTargets).compactMap {
            target($0, folder, usual, files)
        }
        let others = usual.map {
            Target(name: ProjectPath.name(of: $0), folder: $0, excluded: [], copied: [])
        }
        var seen: Set<String> = []
        return (stated + others).filter { seen.insert($0.folder).inserted }
    }

    private static let mostTargets = 200

    /// Returns a target of the manifest; nil if it has no folder in the package.
    ///
    /// - Parameter usual: the subfolders of the folders that usually contain targets, such as
    ///   `Sources`; the target's folder is one of them if the manifest states no path
    private static func target(
        _ stated: PackageManifest.Target, _ folder: String, _ usual: [String],
        _ files: any ProjectFiles
    ) -> Target? {
        let own: String?
        switch stated.path {
        case .literal(let path): own = path.hasPrefix("/") ? nil : ProjectPath.join(folder, path)
        case .absent: own = usual.first { ProjectPath.name(of: $0) == stated.name }
        case .unknown: own = nil
        }
        guard let own, ProjectPath.isInside(folder, own), files.isThere(own) else { return nil }
        func paths(_ argument: PackageManifest.Argument<[String]>) -> Set<String>? {
            switch argument {
            case .absent: []
            case .unknown: nil
            case .literal(let paths): Set(paths.compactMap { ProjectPath.join(own, $0) })
            }
        }
        return Target(
            name: stated.name ?? ProjectPath.name(of: own), folder: own,
            excluded: paths(stated.excluded), copied: paths(stated.copied))
    }

    /// Returns the folder of the innermost target that contains the document; nil if there is none,
    /// or if it is unknown whether the target leaves out the document.
    func targetFolder(of document: String) -> String? {
        let innermost = targets.filter { ProjectPath.isInside($0.folder, document) }.max {
            $0.folder.utf8.count < $1.folder.utf8.count
        }
        return innermost.flatMap { target in
            target.excluded == nil || target.excludes(document) ? nil : target.folder
        }
    }

    /// Returns a project with the targets that have these folders.
    func project(
        _ targetFolders: [String], folder: String, in files: any ProjectFiles
    ) -> Project {
        var contents = FolderContents(files)
        var translated: String?
        let targets = targets.filter { targetFolders.contains($0.folder) }.map { stated in
            var target = ProjectTarget(name: stated.name, type: .package)
            let (excluded, own) = contents.files(below: stated.folder)
                .partitioned(by: stated.excludes)
            target.resources = own.filter(FolderContents.isResource).sorted()
            target.leftOut = Set(excluded)
            translated = translated ?? target.resources.first(where: stated.translates)
            return target
        }
        let manifest = ProjectPath.join(self.folder, "Package.swift")
        return Project(
            kind: .package, path: manifest, folder: folder,
            developmentRegion: developmentRegion, targets: targets,
            messages: manifest.map { missingLocalization(of: translated, $0) } ?? [])
    }

    /// Returns a warning if the targets have a translated file and the manifest states no default
    /// language: Swift then refuses to build the package.
    private func missingLocalization(
        of translated: String?, _ manifest: String
    ) -> [ProjectMessage] {
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
