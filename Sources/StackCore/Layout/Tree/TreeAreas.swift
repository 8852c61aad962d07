/// Margins and safe areas as far as constraints lie in them, as `LayoutState` has them.
///
/// Those of the root are the screen's. For others the document is resolved, once somebody asks.
struct TreeAreas: Sendable {
    private let document: Document
    private let environment: LayoutEnvironment
    private var ofRoot: Insets?
    private var resolved: ResolvedDocument?
    private var state: LayoutState?
    /// The views whose areas were asked for and may follow from frames.
    private var readers: [ViewID] = []

    /// Whether there are such.
    var areRead: Bool { !readers.isEmpty }

    init(_ document: Document, _ environment: LayoutEnvironment) {
        (self.document, self.environment) = (document.withoutNames, environment)
    }

    mutating func margins(of view: ViewID) -> Insets {
        if view == .root {
            if let ofRoot { return ofRoot }
            let margins = environment.effectiveRootMargins(
                resolved
                    ?? ResolvedDocument(
                        rootOf: document, traits: environment.traits,
                        direction: environment.direction))
            ofRoot = margins
            return margins
        }
        readers.append(view)
        return known().margins[view]
    }

    mutating func safeArea(of view: ViewID) -> Insets {
        if view == .root { return environment.safeArea }
        readers.append(view)
        return known().safeAreas[view]
    }

    /// Where a cell, or its content, stands in a list on another screen than the designed one.
    mutating func placeInList(_ view: ViewID) -> TreeDocument.MaskedPlace? {
        whole().cellConstraints(view, environment).flatMap(TreeDocument.MaskedPlace.init)
    }

    func isCell(_ view: ViewID) -> Bool {
        document.inForce(.style, of: .view(view), under: environment.traits) == .cell
    }

    func designedSize(of view: ViewID) -> Size {
        document.inForce(.frame, of: .view(view), under: environment.traits)?.size ?? .zero
    }

    /// Whether frames that came out leave all that was asked for as it is; else takes on what follows
    /// from them.
    ///
    /// - Parameter frames: in the root's coordinates
    mutating func holds(_ frames: PerView<Rect?>) -> Bool {
        let before = known()
        var next = before
        next.update(whole(), environment, frames: frames)
        state = next
        return readers.allSatisfy {
            LayoutRounds.near(next.margins[$0], before.margins[$0])
                && LayoutRounds.near(next.safeAreas[$0], before.safeAreas[$0])
        }
    }

    private mutating func whole() -> ResolvedDocument {
        if let resolved { return resolved }
        let made = ResolvedDocument(
            document, traits: environment.traits, direction: environment.direction)
        resolved = made
        return made
    }

    private mutating func known() -> LayoutState {
        if let state { return state }
        let made = LayoutState(whole(), environment)
        state = made
        return made
    }
}

extension TreeDocument {
    /// Of a view in the tree, in points.
    mutating func margins(of at: Int) -> Insets {
        areas.margins(of: ViewID(at))
    }

    mutating func safeArea(of at: Int) -> Insets {
        areas.safeArea(of: ViewID(at))
    }
}
