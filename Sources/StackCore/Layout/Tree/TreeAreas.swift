/// The margins and safe areas that constraints refer to. They are the same as in `LayoutState`,
/// which the simplex solver uses.
///
/// The margins and the safe area of the root come from the screen. Those of other views are
/// computed from a `ResolvedDocument`, which is created on first use.
struct TreeAreas: Sendable {
    private let source: Source
    private var ofRoot: Insets?
    private var known: Known?
    /// The views whose margins or safe areas were read and may change with the frames.
    private var readViews: [ViewID] = []

    /// Whether constraints refer to margins or safe areas that may depend on frames.
    var areRead: Bool { !readViews.isEmpty }

    // `Source` and `Known` are classes, because they are large and debug builds copy the tree at
    // each recursion level.

    private final class Source: Sendable {
        let document: Document
        let environment: LayoutEnvironment

        init(_ document: Document, _ environment: LayoutEnvironment) {
            (self.document, self.environment) = (document, environment)
        }
    }

    private final class Known: Sendable {
        let resolved: ResolvedDocument
        let state: LayoutState

        init(_ resolved: ResolvedDocument, _ state: LayoutState) {
            (self.resolved, self.state) = (resolved, state)
        }
    }

    init(_ document: Document, _ environment: LayoutEnvironment) {
        source = Source(document.withoutNames, environment)
    }

    mutating func margins(of view: ViewID) -> Insets {
        if view != .root {
            readViews.append(view)
            return whole().state.margins[view]
        }
        if let ofRoot { return ofRoot }
        let (document, environment) = (source.document, source.environment)
        let margins = environment.effectiveRootMargins(
            known?.resolved
                ?? ResolvedDocument(
                    rootOf: document, traits: environment.traits, direction: environment.direction))
        ofRoot = margins
        return margins
    }

    private mutating func safeArea(of view: ViewID) -> Insets {
        if view == .root { return source.environment.safeArea }
        readViews.append(view)
        return whole().state.safeAreas[view]
    }

    private mutating func scrolledSafeArea(of view: ViewID) -> Insets {
        readViews.append(view)
        return whole().state.scrolledSafeArea(of: view)
    }

    /// Returns the insets in points at the start (left or top) and at the end of the anchor's axis:
    /// the margins, the safe area or the bars that the anchor refers to; 0 if it refers to none.
    mutating func ends(of geometry: AnchorGeometry) -> (start: Double, end: Double) {
        let insets =
            switch geometry.inset {
            case .none: Insets.zero
            case .margins: margins(of: geometry.view)
            case .safeArea: safeArea(of: geometry.view)
            case .scrolledSafeArea: scrolledSafeArea(of: geometry.view)
            case .cell: Insets.zero
            case .topBar, .bottomBar: source.environment.safeArea
            }
        return insets.ends(geometry.axis)
    }

    /// Returns the frame of a view that its table or cell positions. Returns nil for other views,
    /// and for views that keep the frame stored in the document, as on the screen that the document
    /// was designed for.
    mutating func frameInList(_ view: ViewID) -> AutoresizedFrame? {
        let (known, environment) = (whole(), source.environment)
        if environment.safeArea.leading + environment.safeArea.trailing > 0,
            let outer = known.resolved[view].parent
        {
            readViews.append(outer)
        }
        return known.resolved.frameInList(view, environment, known.state)
    }

    /// Returns whether the view is a cell or table, whose subviews `frameInList` may position.
    func isListPart(_ view: ViewID) -> Bool {
        [.cell, .table].contains(source.document[view].kind)
    }

    func isCell(_ view: ViewID) -> Bool { source.document[view].kind == .cell }

    func designedSize(of view: ViewID) -> Size {
        source.environment.designedSize(
            of: view,
            source.document.inForce(.frame, of: .view(view), under: source.environment.traits))
    }

    /// Updates margins and safe areas from frames. Returns whether those of a view in `readViews`
    /// changed by more than a rounding error.
    ///
    /// - Parameter frames: the frames in the root's coordinates
    mutating func update(from frames: PerView<Rect?>) -> Bool {
        let before = whole()
        var next = before.state
        next.update(before.resolved, source.environment, frames: frames)
        known = Known(before.resolved, next)
        return !readViews.allSatisfy {
            LayoutRounds.near(next.margins[$0], before.state.margins[$0])
                && LayoutRounds.near(next.safeAreas[$0], before.state.safeAreas[$0])
                && next.contentInsets[$0] == before.state.contentInsets[$0]
                && next.cellInsets[$0] == before.state.cellInsets[$0]
        }
    }

    private mutating func whole() -> Known {
        if let known { return known }
        let environment = source.environment
        let resolved = ResolvedDocument(
            source.document, traits: environment.traits, direction: environment.direction)
        let made = Known(resolved, LayoutState(resolved, environment))
        known = made
        return made
    }
}
