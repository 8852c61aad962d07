package import StackCore

/// What one document came to in one environment: whether it is sound, and why not.
///
/// Of the layout itself, which is large, it keeps nothing.
package struct CheckedLayout: Sendable {
    package let name: String
    package let device: String
    package let orientation: Orientation
    /// Of the root view, in points.
    package let size: Size
    /// In the order in which they were found.
    package let conflicts: [SpelledConflict]
    /// The names of the views, in document order.
    package let ambiguous: [String]
    /// False if the layout, or the search for what is ambiguous, took more work than there is for it, or the
    /// layout never came to rest.
    package let isComplete: Bool

    /// Looks for what is ambiguous, which is work of its own.
    package init(_ document: Document, named name: String, as layout: Layout) {
        self.name = name
        device = layout.environment.device
        orientation = layout.environment.orientation
        size = layout.environment.size
        conflicts = layout.spelledConflicts
        let open = layout.ambiguous()
        ambiguous = open.views.map { document[$0].name }
        isComplete = open.isComplete && layout.state == .whole
    }

    /// Nothing conflicts, nothing is open, and all of it was looked at.
    package var isSound: Bool { conflicts.isEmpty && ambiguous.isEmpty && isComplete }

    package var json: JSONValue {
        let members: [(String, JSONValue)] = [
            ("name", .string(name)), ("device", .string(device)),
            ("orientation", .string(orientation.rawValue)),
            ("sound", .bool(isSound)),
            ("conflicts", .array(conflicts.map(\.json))),
            ("ambiguous", .array(ambiguous.map(JSONValue.string))),
        ]
        return .object(members + (isComplete ? [] : [("incomplete", .bool(true))]))
    }
}
