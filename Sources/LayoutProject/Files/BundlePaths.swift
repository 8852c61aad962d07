/// The paths that files have inside a bundle. A build copies most files into the bundle itself,
/// regardless of their folder in the project. Only the contents of a folder reference keep their folders,
/// and a phase that copies files can have a folder as its destination.
package struct BundlePaths: Hashable, Sendable {
    /// The folder inside the bundle into which a file or folder of the project is copied with its
    /// name; empty for the bundle itself.
    private var destinations: [String: String] = [:]

    package init() {}

    /// States that a file or a whole folder is copied into a folder of the bundle.
    mutating func copy(_ path: String, into folder: String) { destinations[path] = folder }

    /// Adds the paths of another target's bundle.
    mutating func formUnion(_ other: BundlePaths) {
        destinations.merge(other.destinations) { own, _ in own }
    }

    /// Returns the path of a resource inside the bundle. It is the name alone unless the resource
    /// was copied into a folder or is part of a folder that was copied whole.
    package func path(of resource: String) -> String {
        guard let (copied, destination) = copy(of: resource) else {
            return ProjectPath.name(of: resource)
        }
        let parent = ProjectPath.folder(of: copied)
        let rest = parent.isEmpty ? resource : String(resource.dropFirst(parent.count + 1))
        return destination.isEmpty ? rest : destination + "/" + rest
    }

    /// Returns whether the resource is part of a folder that is copied as it is, so that the build
    /// does not compile it.
    package func isCopied(_ resource: String) -> Bool {
        copy(of: ProjectPath.folder(of: resource)) != nil
    }

    /// Returns the nearest file or folder with a stated destination that is or contains the path;
    /// nil if there is none.
    private func copy(of path: String) -> (path: String, destination: String)? {
        var copied = path
        while !destinations.isEmpty, !copied.isEmpty {
            if let destination = destinations[copied] { return (copied, destination) }
            copied = ProjectPath.folder(of: copied)
        }
        return nil
    }
}
