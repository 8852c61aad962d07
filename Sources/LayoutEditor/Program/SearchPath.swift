import LayoutStore
import Platform

/// The environment variable `PATH`, the folders in which the system searches for programs.
enum SearchPath {
    /// Removes relative folders such as `.` from `PATH`, so that no program in the current folder
    /// is started by accident.
    static func removeRelativeFolders() {
        guard let path = Environment["PATH"] else { return }
        let folders = path.unicodeScalars.split(separator: ":").filter { $0.first == "/" }
        let kept = folders.map { String($0) }.joined(separator: ":")
        setenv("PATH", (kept.isEmpty ? "/usr/bin:/bin" : kept).fileName, 1)
    }
}
