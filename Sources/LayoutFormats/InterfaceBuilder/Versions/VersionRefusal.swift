/// The reason why versions of a file could not be merged or compared, and the version that caused
/// it. A tool that merges text lines may still succeed.
package struct VersionRefusal: Error, Hashable, Sendable {
    package enum Role: String, Sendable {
        case base, ours, theirs
        /// The merged file, which could not be read again.
        case merged
    }

    package let version: Role
    /// The line of the problem in that version, counted from 1; nil if the problem concerns the
    /// whole file.
    package let line: Int?
    /// The reason, as a sentence without a full stop at the end.
    package let message: String

    init(_ version: Role, line: Int? = nil, _ message: String) {
        self.version = version
        self.line = line
        self.message = message
    }
}
