/// Why a document cannot be changed or laid out as it was asked for. Nothing has changed.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence without a full stop.
    public let message: String

    init(_ message: String) { self.message = message }

    init(_ refusal: EditRefusal) { message = refusal.message }

    /// The message.
    public var description: String { message }
}
