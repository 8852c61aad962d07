// Layouts for programs that use the library.

extension Document {
    /// The document's layout: its own device and settings, where the request does not say otherwise.
    ///
    /// A pure function: the same document and request give the same frames, to the last bit.
    ///
    /// - Throws: where there is no such device
    public func layout(for request: LayoutRequest = .none) throws(LayoutError) -> Layout {
        guard let environment = LayoutEnvironment(self, for: request) else {
            let name = request.device ?? value("device") ?? ""
            throw LayoutError("there is no device \(name)")
        }
        return LayoutPass.run(self, in: environment)
    }
}

extension LayoutRequest {
    /// The identifiers of the devices that are known, such as `iphone-15`.
    public static var devices: [String] { Device.all.map(\.id) }
}

extension Layout {
    /// A view's frame in the root view's coordinates, in points; nil for a view that is not installed.
    ///
    /// - Parameter document: the one that was laid out
    public func absoluteFrame(of view: ViewID, in document: Document) -> Rect? {
        guard var frame = frame(of: view) else { return nil }
        for outer in document.ancestors(of: view).dropFirst() where outer != .root {
            guard let around = self.frame(of: outer) else { return nil }
            frame.x += around.x
            frame.y += around.y
        }
        return frame
    }

    /// The sets of required constraints that cannot hold together, each as small as it can be.
    public var unsatisfiableConstraints: [UnsatisfiableConstraints] {
        spelledConflicts.map {
            UnsatisfiableConstraints(constraints: $0.constraints, broken: $0.dropped)
        }
    }

    /// `hasAmbiguousLayout`: the views whose place or size the constraints leave open, superviews first.
    public var ambiguousViews: [ViewID] { ambiguous().views }

    /// Why a view's attribute has its value: what holds it there, in the superview's coordinates, before
    /// anything is put on pixels. The shares add up to the value.
    ///
    /// Nil for a view that is not installed.
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

/// Required constraints that cannot hold together, in the words of the command language:
/// `title.width = 80`, or `UISV-spacing: b.leading = a.trailing + 8` for one that a stack made.
public struct UnsatisfiableConstraints: Hashable, Sendable {
    /// Without any one of them the others could hold.
    public let constraints: [String]
    /// The one that the layout gave up, as UIKit does.
    public let broken: String
}

/// The reasons that add up to a number of a layout.
public struct LayoutExplanation: Hashable, Sendable {
    /// In points.
    public let value: Double
    /// Nearest first.
    public let reasons: [Reason]

    /// One constraint, or another thing that decides.
    public struct Reason: Hashable, Sendable {
        /// In the words of the command language.
        public let cause: String
        /// What it contributes to the value, in points.
        public let share: Double
    }
}
