/// What `verify` found.
package struct VerifyReport: Hashable, Sendable {
    /// The digest at the head, in hexadecimal digits.
    package let digest: String
    /// On all branches.
    package let operations: Int
    package let documents: Int
    /// The first thing that does not fit, as a sentence; nil when everything does.
    package let misfit: String?

    package var isSound: Bool { misfit == nil }
}
