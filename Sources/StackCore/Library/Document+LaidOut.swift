// Layout methods for programs that use the library.

extension Document {
    /// Returns the document's layout. The request overrides the document's own device and settings.
    ///
    /// This is a pure function: the same document and request give the same frames, to the last
    /// bit.
    ///
    /// - Throws: If the device does not exist.
    public func layout(for request: LayoutRequest = .none) throws(LayoutError) -> Layout {
        guard let environment = LayoutEnvironment(self, for: request) else {
            let name = request.device ?? value("device") ?? ""
            throw LayoutError("there is no device \(name)")
        }
        return LayoutPass.run(self, in: environment)
    }
}

extension LayoutRequest {
    /// The identifiers of all known devices, such as `iphone-15`.
    public static var devices: [String] { Device.all.map(\.id) }
}

extension Layout {
    /// Returns a view's frame in the root view's coordinates, in points; nil if the view is not
    /// installed.
    ///
    /// - Parameter document: The document of this layout.
    public func absoluteFrame(of view: ViewID, in document: Document) -> Rect? {
        guard var frame = frame(of: view) else { return nil }
        for outer in document.ancestors(of: view).dropFirst() where outer != .root {
            guard let around = self.frame(of: outer) else { return nil }
            frame.x += around.x
            frame.y += around.y
        }
        return frame
    }

    /// The sets of required constraints that contradict each other. Each set is minimal.
    public var unsatisfiableConstraints: [UnsatisfiableConstraints] {
        spelledConflicts.map {
            UnsatisfiableConstraints(constraints: $0.constraints, broken: $0.dropped)
        }
    }

    /// The views whose position or size the constraints do not determine (`hasAmbiguousLayout`),
    /// superviews first.
    public var ambiguousViews: [ViewID] { ambiguous().views }

    /// Explains the value of a view's attribute: the constraints and other causes that determine
    /// it, in the superview's coordinates, before rounding to pixels. The shares of the causes add
    /// up to the value.
    ///
    /// Returns nil if the view is not installed.
    public func why(_ view: ViewID, _ attribute: LayoutAttribute) -> LayoutExplanation? {
        guard let found = explanation(of: view, attribute) else { return nil }
        let words = words
        return LayoutExplanation(
            value: found.value,
            reasons: found.reasons.map {
                LayoutExplanation.Reason(cause: words.spell($0.cause), share: $0.share)
            })
    }
}

/// A set of required constraints that contradict each other, in the command language:
/// `title.width = 80`, or `UISV-spacing: b.leading = a.trailing + 8` for a constraint of a stack.
public struct UnsatisfiableConstraints: Hashable, Sendable {
    /// The constraints that contradict each other. If any one of them is left out, the others can
    /// be satisfied together.
    public let constraints: [String]
    /// The one of `constraints` that the layout ignored, as UIKit does.
    public let broken: String
}

/// The explanation of a position or length in a layout: the value, and the causes that add up to
/// it.
public struct LayoutExplanation: Hashable, Sendable {
    /// The position or length that is explained, in points.
    public let value: Double
    /// The reasons, sorted by distance from the view, nearest first.
    public let reasons: [Reason]

    /// A constraint or another cause that contributes to the value.
    public struct Reason: Hashable, Sendable {
        /// The cause as text, such as a constraint in the command language.
        public let cause: String
        /// The part of the value that is due to the cause, in points. It can be negative.
        public let share: Double
    }
}
