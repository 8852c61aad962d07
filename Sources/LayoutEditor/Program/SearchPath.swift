import LayoutStore
import Platform

/// The folders in which the system searches for programs (`PATH`).
enum SearchPath {
    /// Removes relative folders such as `.`, so that no program in the current folder is started by
    /// accident.
    static func removeRelativeFolders() {
        guard let path = Environment["PATH"] else { return }
        let folders = path.unicodeScalars.split(separator: ":").filter { $0.first == "/" }
        let kept = folders.map { String($0) }.joined(separator: ":")
        setenv("PATH", (kept.isEmpty ? "/usr/bin:/bin" : kept).fileName, 1)
    }
}
