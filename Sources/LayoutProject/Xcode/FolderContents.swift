/// Lists the files in folders that a target contains as a whole.
///
/// Each folder is read once. The number of files and folders is limited, because several targets
/// may contain the same folder.
struct FolderContents {
    private let files: any ProjectFiles
    private var lists: [String: [String]] = [:]
    private var remaining = 200_000
    private static let deepest = 32

    init(_ files: any ProjectFiles) { self.files = files }

    /// Whether some files were left out because there are too many.
    var isIncomplete: Bool { remaining <= 0 }

    /// Returns the paths of the files below a folder. Folders that Xcode treats as one file, such
    /// as asset catalogues, are listed and not entered.
    ///
    /// - Parameter skip: returns whether a folder is left out with its contents
    mutating func files(
        below folder: String, except skip: (String) -> Bool = { _ in false }
    ) -> [String] {
        if let list = lists[folder] { return list }
        var list: [String] = []
        var stack = [(folder: folder, depth: 0)]
        while let (folder, depth) = stack.popLast(), remaining > 0 {
            for name in files.names(in: folder) where !name.hasPrefix(".") {
                remaining -= 1
                guard let path = ProjectPath.join(folder, name) else { continue }
                if !name.hasSuffix("/") || Self.isOneFile(path) {
                    list.append(path)
                } else if depth < Self.deepest, !skip(path) {
                    stack.append((path, depth + 1))
                }
            }
        }
        lists[folder] = list
        return list
    }

    /// Returns whether Xcode treats a folder as one file.
    static func isOneFile(_ folder: String) -> Bool {
        wholeFolders.contains(ProjectPath.fileExtension(of: folder))
    }

    private static let wholeFolders: Set<String> = [
        "app", "appex", "bundle", "docc", "framework", "icon", "mlpackage", "playground",
        "rcproject", "scnassets", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework",
        "xcmappingmodel", "xcodeproj", "xcstickers", "xcworkspace",
    ]

    /// Returns whether a file is copied into the bundle, and not compiled or used by the build.
    static func isResource(_ path: String) -> Bool {
        !builtFiles.contains(ProjectPath.fileExtension(of: path))
    }

    private static let builtFiles: Set<String> = [
        "a", "app", "appex", "c", "cc", "cpp", "cxx", "docc", "dylib", "entitlements", "framework",
        "gyb", "h", "hh", "hpp", "intentdefinition", "m", "metal", "mm", "modulemap", "pch",
        "playground", "s", "swift", "tbd", "xcconfig", "xcframework", "xcodeproj", "xcworkspace",
    ]
}
