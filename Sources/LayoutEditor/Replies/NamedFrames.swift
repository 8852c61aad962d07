package import LayoutFormats
package import StackCore

/// The frames of a layout by view, to be compared with a later layout of the same document.
package struct NamedFrames {
    private let frames: [(id: ViewID, name: String, frame: Rect)]

    /// Of the views that have a frame, in thousandths of a point, each in its superview.
    package init(_ document: Document, _ layout: Layout) {
        frames = document.subtree().compactMap { id in
            layout.frame(of: id).map { (id, document[id].name, $0.millipoints) }
        }
    }

    /// Of nothing.
    package init() { frames = [] }

    /// What has moved, come or gone, in the order of the later layout.
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

/// A view's frame before and after a step; nil where the view is not there.
package struct FrameMove: Sendable {
    let name: String
    let from: Rect?
    let to: Rect?

    /// Whether the view has a frame before and after.
    package var isInBoth: Bool { from != nil && to != nil }

    /// `box: (0, 0, 100, 50) → (0, 0, 120, 50)`
    package var line: String {
        "\(name): \(from.map(\.spelling) ?? "new") → \(to.map(\.spelling) ?? "gone")"
    }

    /// `name`, and `from` and `to`, which are null where the view is not there.
    package var json: JSONValue { .object(members) }

    package var members: [(String, JSONValue)] {
        [("name", .string(name)), ("from", from?.json ?? .null), ("to", to?.json ?? .null)]
    }
}

extension Rect {
    /// `(x, y, width, height)`, as UIKit's debugger writes frames.
    package var spelling: String {
        let numbers = [x, y, width, height].map(NumberSpelling.spell)
        return "(" + numbers.joined(separator: ", ") + ")"
    }
}
