package import LayoutFormats
package import StackCore

/// The frames of a layout by view, for comparison with a later layout of the same document.
package struct NamedFrames {
    private let frames: [(id: ViewID, name: String, frame: Rect)]

    /// Stores the frames of all views that have a frame. They are relative to the superview and
    /// rounded to thousandths of a point.
    package init(_ document: Document, _ layout: Layout) {
        frames = document.subtree().compactMap { id in
            layout.frame(of: id).map { (id, document[id].name, $0.millipoints) }
        }
    }

    /// Creates an empty list of frames.
    package init() { frames = [] }

    /// Returns the frames that changed, appeared or disappeared since the earlier frames `start`,
    /// in this list's order of views. Removed views come last.
    package func moves(since start: NamedFrames) -> [FrameMove] {
        let before = Dictionary(uniqueKeysWithValues: start.frames.map { ($0.id, $0.frame) })
        let stayed = Set(frames.map(\.id))
        let moved = frames.compactMap { id, name, frame in
            before[id] == frame ? nil : FrameMove(name: name, from: before[id], to: frame)
        }
        let gone = start.frames.filter { !stayed.contains($0.id) }
            .map { FrameMove(name: $0.name, from: $0.frame, to: nil) }
        return moved + gone
    }
}

/// A view's frame before and after an edit. `from` is nil for a new view, `to` for a removed one.
package struct FrameMove: Sendable {
    let name: String
    let from: Rect?
    let to: Rect?

    /// Whether the view has a frame both before and after the edit.
    package var isInBoth: Bool { from != nil && to != nil }

    /// The move as text: `box: (0, 0, 100, 50) → (0, 0, 120, 50)`.
    package var line: String {
        "\(name): \(from.map(\.spelling) ?? "new") → \(to.map(\.spelling) ?? "gone")"
    }

    /// An object with `name`, `from` and `to`. `from` is null for a new view, `to` for a removed
    /// one.
    package var json: JSONValue { .object(members) }

    package var members: [(String, JSONValue)] {
        [("name", .string(name)), ("from", from?.json ?? .null), ("to", to?.json ?? .null)]
    }
}

extension Rect {
    /// The rectangle as UIKit's debugger writes it: `(x, y, width, height)`.
    package var spelling: String {
        let numbers = [x, y, width, height].map(NumberSpelling.spell)
        return "(" + numbers.joined(separator: ", ") + ")"
    }
}
