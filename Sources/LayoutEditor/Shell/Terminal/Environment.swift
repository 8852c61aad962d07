import Glibc

/// The environment variables of the process.
enum Environment {
    static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
