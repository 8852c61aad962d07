/// Finds the files and folders that the build copies into each target's bundle.
struct TargetResources {
    private let objects: ProjectObjects
    private let paths: GroupPaths
    private let files: any ProjectFiles
    private var folders: FolderContents
    /// The ids of the build phases that were read. If several targets list the same phase, only the
    /// first one gets its files, because in a valid project each phase belongs to one target.
    private var usedPhases: Set<String> = []
    /// The exceptions of synchronized folders (`FolderException`), by the id of the target: files
    /// that the target leaves out of a folder, or the only files of a folder that it contains.
    private let exceptions: [String: [FolderException]]
    /// The number of files that may still be read, in all targets together.
    private var remaining = 500_000

    /// Whether some resources were left out because there are too many.
    var isIncomplete: Bool { remaining <= 0 || folders.isIncomplete }

    init(_ objects: ProjectObjects, _ paths: GroupPaths, in files: any ProjectFiles) {
        (self.objects, self.paths, self.files) = (objects, paths, files)
        folders = FolderContents(files)
        exceptions = FolderException.byTarget(objects, paths)
    }

    /// Sets the resources of a target (sorted, each once), and the paths of the files in
    /// synchronized folders that the target leaves out.
    mutating func addResources(of object: ProjectObject, to target: inout ProjectTarget) {
        target.bundlePaths = BundlePaths()
        for phase in objects.list("buildPhases", of: object)
        where usedPhases.insert(phase.id).inserted {
            addFiles(of: phase, to: &target)
        }
        addSynchronizedFiles(of: object, to: &target)
        target.resources.sort()
        var resources: [String] = []
        for path in target.resources where path != resources.last { resources.append(path) }
        target.resources = resources
    }

    // MARK: Resources from build phases

    private mutating func addFiles(of phase: ProjectObject, to target: inout ProjectTarget) {
        guard let isCopied = Self.filter(of: phase) else { return }
        for buildFile in objects.list("files", of: phase) where Self.isForIOS(buildFile) {
            guard remaining > 0, let file = objects.object("fileRef", of: buildFile) else {
                continue
            }
            let isVariantGroup = file.kind == "PBXVariantGroup"
            let localizations = isVariantGroup ? objects.list("children", of: file) : [file]
            remaining -= localizations.count
            guard localizations.contains(where: { isCopied($0["path"] ?? "") }) else { continue }
            let destination = phase["dstPath"].flatMap { ProjectPath.join("", $0) } ?? ""
            for localization in localizations { add(localization, into: destination, of: &target) }
        }
    }

    /// Returns a function that returns whether the phase copies the file at a path into the bundle;
    /// nil if the phase copies no files. The phase for source files copies only storyboards and
    /// xibs. Some projects list these there, and Xcode compiles them.
    private static func filter(of phase: ProjectObject) -> ((String) -> Bool)? {
        switch phase.kind {
        case "PBXResourcesBuildPhase": { _ in true }
        case "PBXSourcesBuildPhase":
            { ["storyboard", "xib"].contains(ProjectPath.fileExtension(of: $0)) }
        // Destination 1 is the bundle itself, and 7 its folder for resources. On iOS they are the
        // same folder.
        case "PBXCopyFilesBuildPhase" where ["1", "7"].contains(phase["dstSubfolderSpec"]):
            { _ in true }
        default: nil
        }
    }

    private static func isForIOS(_ buildFile: ProjectObject) -> Bool {
        let filters =
            buildFile.strings("platformFilters")
            + (buildFile["platformFilter"].map { [$0] } ?? [])
        return filters.isEmpty || filters.contains("ios")
    }

    /// Adds a file, or the files of a folder reference.
    ///
    /// - Parameter destination: the folder of the bundle; empty for the bundle itself
    private mutating func add(
        _ file: ProjectObject, into destination: String, of target: inout ProjectTarget
    ) {
        guard ["PBXFileReference", "XCVersionGroup"].contains(file.kind),
            file["path"] != nil, let path = paths.path(of: file), path != paths.root
        else { return }
        let type = file["lastKnownFileType"] ?? file["explicitFileType"]
        if type == "folder", !FolderContents.isOneFile(path) {
            target.resources += files(below: path).map(\.path)
            target.bundlePaths?.copy(path, into: destination)
        } else {
            let spelling = files.spelling(of: path)
            target.resources.append(spelling)
            if !destination.isEmpty { target.bundlePaths?.copy(spelling, into: destination) }
        }
    }

    /// Returns the files below a folder, with their names relative to it.
    private mutating func files(below folder: String) -> [(path: String, name: String)] {
        let paths = folders.files(below: folder)
        remaining -= paths.count
        guard remaining > 0 else { return [] }
        let start = folder.isEmpty ? 0 : folder.utf8.count + 1
        return paths.map { ($0, String($0.utf8.dropFirst(start)) ?? $0) }
    }

    // MARK: Resources from synchronized folders

    private mutating func addSynchronizedFiles(
        of object: ProjectObject, to target: inout ProjectTarget
    ) {
        let members = Set(object.strings("fileSystemSynchronizedGroups"))
        let exceptions = exceptions[object.id] ?? []
        let byFolder = Dictionary(grouping: exceptions, by: \.root)
        for root in paths.synchronizedFolders where members.contains(root.id) {
            guard let folder = paths.path(of: root) else { continue }
            let excluded = FolderNames(byFolder[root.id]?.flatMap(\.names) ?? [])
            let wholeFolders = FolderNames(root.strings("explicitFolders"))
            for name in root.strings("explicitFolders") {
                ProjectPath.join(folder, name).map { target.bundlePaths?.copy($0, into: "") }
            }
            for (path, name) in files(below: folder)
            where FolderContents.isResource(path) || wholeFolders.contains(name) {
                if excluded.contains(name) {
                    target.leftOut.insert(path)
                } else {
                    target.resources.append(path)
                }
            }
        }
        for exception in exceptions where !members.contains(exception.root) {
            let included = FolderNames(exception.names)
            target.resources += files(below: exception.folder).filter { path, name in
                FolderContents.isResource(path) && included.contains(name)
            }.map(\.path)
        }
    }
}

/// An exception that a synchronized folder makes for one target: a set of the folder's files. If
/// the folder belongs to the target, the target leaves these files out. Otherwise the target
/// contains only these files of the folder.
private struct FolderException {
    /// The id of the synchronized folder.
    let root: String
    let folder: String
    let names: [String]

    /// Returns the exceptions by the id of their target, in the order of the folders.
    static func byTarget(
        _ objects: ProjectObjects, _ paths: GroupPaths
    ) -> [String: [Self]] {
        var exceptions: [String: [Self]] = [:]
        var used: Set<String> = []
        for root in paths.synchronizedFolders {
            guard let folder = paths.path(of: root) else { continue }
            for set in objects.list("exceptions", of: root) where used.insert(set.id).inserted {
                guard set.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet",
                    let target = set["target"]
                else { continue }
                let names = set.strings("membershipExceptions")
                exceptions[target, default: []].append(
                    Self(root: root.id, folder: folder, names: names))
            }
        }
        return exceptions
    }
}

/// A set of files and folders, given as names relative to a folder, in which files can be looked
/// up.
private struct FolderNames {
    private var names: Set<String> = []
    /// The files that are in the set in all localizations, as paths without their `.lproj` folders.
    private var localized: Set<String> = []
    /// The prefixes of a name that stands for a file in all its localizations. Current versions of
    /// Xcode 16 write the first prefix, the first versions of Xcode 16 wrote the second one.
    private static let marks = ["/Localized: ", "/Localized/"]

    /// - Parameter names: paths relative to the folder
    init(_ names: [String]) {
        for name in names {
            if let mark = Self.marks.first(where: name.hasPrefix) {
                localized.insert(String(name.dropFirst(mark.count)))
            } else {
                self.names.insert(name)
            }
        }
    }

    /// Returns whether a file, or a folder that contains it, is in the set.
    func contains(_ name: String) -> Bool {
        if names.isEmpty, localized.isEmpty { return false }
        var folder = name
        while !folder.isEmpty {
            if names.contains(folder) { return true }
            folder = ProjectPath.folder(of: folder)
        }
        let parts = name.split(separator: "/")
        guard !localized.isEmpty, parts.contains(where: { $0.hasSuffix(".lproj") }) else {
            return false
        }
        return localized.contains(
            parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/"))
    }
}
