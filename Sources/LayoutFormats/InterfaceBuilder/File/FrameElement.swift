import StackCore

/// The `<rect key="frame">` of a view: where Interface Builder's canvas has it in its superview.
enum FrameElement {
    /// Sizes are never negative.
    static func frame(of view: SourceElement) -> Rect? {
        guard let rect = view.child("rect", key: "frame") else { return nil }
        let numbers = sides.compactMap { XMLNumber.parse(rect[$0]) }
        guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    static func write(_ frame: Rect, to view: SourceElement) {
        let rect = view.child("rect", key: "frame") ?? view.tree.make("rect", [("key", "frame")])
        if rect.parent == nil { view.insert(rect, after: nil) }
        for (name, value) in zip(sides, [frame.x, frame.y, frame.width, frame.height]) {
            let old = XMLNumber.parse(rect[name])
            if let old, (old - value).magnitude < tolerance { continue }
            rect.set(name, value == 0 ? "0.0" : NumberSpelling.spell(value))
        }
    }

    private static let sides = ["x", "y", "width", "height"]
    /// Xcode's own last digits differ from ours.
    private static let tolerance = 1e-6
}

extension SourceElement {
    /// The rectangle that Interface Builder stored for the view.
    var storedFrame: Rect? { FrameElement.frame(of: self) }
}
