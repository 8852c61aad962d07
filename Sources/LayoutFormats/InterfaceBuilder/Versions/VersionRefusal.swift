/// The reason why nothing was merged or compared, and the version that caused it. A tool that works
/// on lines may still succeed.
package struct VersionRefusal: Error, Hashable, Sendable {
    package enum Role: String, Sendable {
        case base, ours, theirs
        /// The merged file, which failed when it was read again.
        case merged
    }

    package let version: Role
    /// The line of the problem, counted from 1; nil if it concerns the whole file.
    package let line: Int?
    /// The reason, as a sentence without a full stop.
    package let message: String

    init(_ version: Role, line: Int? = nil, _ message: String) {
        self.version = version
        self.line = line
        self.message = message
    }
}
