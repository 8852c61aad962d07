/// A search for the storyboards and xibs below a folder.
package enum ProjectDocuments {
    private static let deepest = 32

    /// Returns the paths of the storyboards and xibs below the folder, except those in folders of
    /// third-party code, such as `Pods`.
    package static func below(_ folder: String, in files: any ProjectFiles) -> [String] {
        var found: [String] = []
        var folders = [folder]
        for _ in 0..<deepest {
            var next: [String] = []
            for folder in folders {
                for name in files.names(in: folder) {
                    let plain = name.hasSuffix("/") ? String(name.dropLast()) : name
                    guard let path = ProjectPath.join(folder, plain) else { continue }
                    if !name.hasSuffix("/") {
                        if ["storyboard", "xib"].contains(ProjectPath.fileExtension(of: name)) {
                            found.append(path)
                        }
                    } else if !name.hasPrefix("."), !ProjectPlaces.isVendored(plain),
                        !FolderContents.isOneFile(plain)
                    {
                        next.append(path)
                    }
                }
            }
            folders = next
        }
        return found
    }
}
