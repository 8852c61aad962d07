/// Why nothing was merged or compared: which version is none that can be, and why. What works on lines
/// may still do.
package struct VersionRefusal: Error, Hashable, Sendable {
    package enum Role: String, Sendable {
        case base, ours, theirs
        /// What came out did not stand being read again.
        case merged
    }

    package let version: Role
    /// Counted from 1; nil when the trouble is with the whole file.
    package let line: Int?
    /// Without a full stop.
    package let message: String

    init(_ version: Role, line: Int? = nil, _ message: String) {
        self.version = version
        self.line = line
        self.message = message
    }
}
