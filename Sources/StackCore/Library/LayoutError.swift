/// The error that is thrown if a document cannot be changed or laid out as requested. The document
/// is then unchanged.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message: one sentence without a full stop.
    public let message: String

    init(_ message: String) { self.message = message }

    init(_ refusal: EditRefusal) { message = refusal.message }

    /// The same text as `message`.
    public var description: String { message }
}
