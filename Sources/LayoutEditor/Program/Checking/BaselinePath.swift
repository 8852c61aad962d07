import LayoutProject
import LayoutStore

/// Functions for the paths of files in a baseline, which is a list of known findings. The paths are
/// relative to the current folder, however the user writes them, so that a baseline is also valid
/// on other machines.
enum BaselinePath {
    /// Returns the path relative to the current folder, without `.`, without `//`, and with `..`
    /// only at the beginning.
    static func normalized(_ path: String) -> String {
        let current = FileProbe.resolved(".")
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        let whole =
            isAbsolute
            ? FileProbe.resolved(path.enclosingFolder) + "/" + path.lastNameOfPath
            : current + "/" + path
        return ProjectPath.join("", whole).map { ProjectPath.relative("/" + $0, to: current) }
            ?? path
    }
}
