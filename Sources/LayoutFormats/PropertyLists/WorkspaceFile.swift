/// Reads `contents.xcworkspacedata`, the list of projects in a workspace of Xcode.
package enum WorkspaceFile {
    /// A file or folder that a workspace lists.
    package struct Reference: Hashable, Sendable {
        /// Whether the path is relative to the `.xcworkspace` folder itself, and not to the folder
        /// that contains it.
        package let isInside: Bool
        /// The path, which may contain `..`.
        package let path: String
    }

    private static let longestPath = 4_096
    private static let limits = XMLLimits(bytes: 1 << 20, depth: 64, elements: 20_000)

    /// Returns the references in file order. Leaves out absolute paths.
    package static func read(
        _ bytes: [UInt8]
    ) throws(PropertyListRefusal) -> [Reference] {
        let root: SourceElement
        do {
            root = try XMLReader.read(bytes, limits: limits, isInterfaceBuilder: false).root
        } catch {
            throw PropertyListRefusal(error.line, error.message)
        }
        var references: [Reference] = []
        collect(root, in: "", into: &references)
        return references
    }

    private static func collect(
        _ element: SourceElement, in folder: String, into references: inout [Reference]
    ) {
        for child in element.children {
            let location = child["location"] ?? ""
            guard let colon = location.firstIndex(of: ":") else { continue }
            let path = String(location[location.index(after: colon)...])
            guard folder.utf8.count + path.utf8.count < longestPath else { continue }
            let inFolder = folder.isEmpty ? path : folder + "/" + path
            switch (child.name, location[..<colon]) {
            case ("Group", "group"): collect(child, in: inFolder, into: &references)
            case ("Group", "container"): collect(child, in: path, into: &references)
            case ("FileRef", "group"): references.append(Reference(isInside: false, path: inFolder))
            case ("FileRef", "container"):
                references.append(Reference(isInside: false, path: path))
            case ("FileRef", "self"): references.append(Reference(isInside: true, path: path))
            default: break
            }
        }
    }
}
