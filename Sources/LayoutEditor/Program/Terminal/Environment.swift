import Glibc
import LayoutStore

/// The environment variables of the process.
enum Environment {
    /// A path in it is spelled as a file's name (`String.init(fileName:)`).
    static subscript(name: String) -> String? {
        getenv(name).map { String(fileName: $0) }
    }
}
