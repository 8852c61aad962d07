/// The fast solver for a layout: solves a document as a tree of stacks, without creating
/// constraints (docs/solver.md, "Trees").
///
/// It computes the same frames as the simplex solver, or throws if it does not support the
/// document. Other questions about the layout, such as the reasons for a frame, are answered with
/// constraints (`Layout.problem`). After an edit, only dependent values are solved again. The
/// result is the same as from scratch, because all cached values depend only on the document.
struct TreePath: Sendable {
    /// The rounds of the layout. The first round has no text sizes; each later round uses the text
    /// sizes of the previous one.
    private var rounds: [TreeRound]
    private var frames: TreeFrames
    /// The document that was solved, without names, to compare it with the next one.
    private(set) var document: Document

    /// - Parameter measured: cached measurements; new ones are added
    init(
        _ document: Document, in environment: LayoutEnvironment,
        measuring measured: inout MeasuredContent
    ) throws(TreeSolverUnsupported) {
        try self.init(
            TreeDocument(document, in: environment, measuring: &measured), of: document)
    }

    private init(_ tree: TreeDocument, of document: Document) throws(TreeSolverUnsupported) {
        try Self.refuseMovableRows(tree, document)
        rounds = [try TreeRound(tree)]
        frames = TreeFrames(count: tree.nodes.count, tree.environment.measurement.framePixels)
        self.document = document.withoutNames
        try rounds[0].solve()
        try addRounds()
        try last.check()
        assert(last.holdsRequired(document))
        frames.update(
            last.tree, last.horizontal, last.vertical, moved: rounds.count > 1 ? last.tree.all : [])
    }

    /// Throws if rows of tables can have frames that differ from those in the file (`TableRows`).
    private static func refuseMovableRows(
        _ tree: TreeDocument, _ document: Document
    ) throws(TreeSolverUnsupported) {
        if tree.hasCells, TableRows.areMovable(in: document, tree.environment) {
            throw TreeSolverUnsupported()
        }
    }

    private var last: TreeRound { rounds[rounds.count - 1] }

    /// The frames relative to each superview, with edges rounded to pixels.
    var placed: PerView<Rect?> { PerView(ViewPlaces(document), frames.placed) }

    /// The frames relative to each superview, before rounding.
    var unrounded: UnroundedTreeFrames { last.unrounded }

    /// Whether the document has a stack.
    var hasStacks: Bool { last.tree.nodes.contains { $0.role == .stack } }

    /// Whether required constraints conflict. Only the simplex solver can identify the conflicting
    /// constraints.
    var hasConflict: Bool { last.horizontal.hasConflict || last.vertical.hasConflict }

    /// Adds rounds until the next one would give the same result. Throws if the rounds do not
    /// converge; the simplex solver then reports this (`Layout.State.restless`).
    private mutating func addRounds() throws(TreeSolverUnsupported) {
        if !(try settle()) { throw TreeSolverUnsupported() }
    }
}

extension TreePath: RoundMethod {
    var count: Int { rounds.count }

    func next() throws(TreeSolverUnsupported) -> TreeRound? { try last.followed(document) }

    mutating func solve(_ round: consuming TreeRound) throws(TreeSolverUnsupported) {
        try round.solve()
        rounds.append(round)
    }
}

// MARK: - Incremental update

extension TreePath {
    /// Updates the layout to `document` incrementally. If this throws, the value is invalid and
    /// must be rebuilt.
    ///
    /// - Parameter measured: cached measurements; new ones are added
    mutating func update(
        to document: Document, in environment: LayoutEnvironment,
        measuring measured: inout MeasuredContent
    ) throws(TreeSolverUnsupported) {
        var resized = last.tree.environment
        resized.size = environment.size
        guard resized == environment else { throw TreeSolverUnsupported() }
        if !rounds[0].tree.canUpdate {
            return try solveAgain(document, in: environment, measuring: &measured)
        }
        if environment.size != last.tree.environment.size {
            try resize(to: environment.size, document)
        }
        let change = try TreeChange(from: self.document, to: document)
        let movesStacks = change.views.contains { document.view(ViewID($0))?.kind == .stack }
        if movesStacks || !change.regrouped.isEmpty,
            !environment.heldHeights(in: document).isEmpty
        {
            throw TreeSolverUnsupported()
        }
        self.document = document.withoutNames
        let count = rounds.count
        var places: [Int] = []
        for number in 0..<count {
            let before = number == 0 ? nil : rounds[number - 1]
            places = try rounds[number].update(
                change, document, after: before, measuring: &measured)
            if number + 1 < count, try rounds[number].followed(document) == nil {
                rounds.removeLast(count - number - 1)
                break
            }
        }
        try Self.refuseMovableRows(last.tree, document)
        let kept = rounds.count
        try addRounds()
        try last.check()
        assert(last.holdsRequired(document))
        frames.fit(document.nextViewID.raw, without: change.gone)
        // Each round records only the views that it moved itself. If another round is now the last
        // one, its record is not complete, so the frames of all views are updated.
        if kept != count || rounds.count != count { places = last.tree.all }
        frames.update(last.tree, last.horizontal, last.vertical, moved: places)
    }

    /// Solves a document that differs from the last one only in texts. The views and constraints
    /// are not read again, but the whole layout is solved from scratch.
    private mutating func solveAgain(
        _ document: Document, in environment: LayoutEnvironment,
        measuring measured: inout MeasuredContent
    ) throws(TreeSolverUnsupported) {
        var tree = rounds[0].tree
        guard environment == tree.environment,
            self.document.views(withTextsOtherThan: document) != nil
        else { throw TreeSolverUnsupported() }
        let measurer = ContentMeasurer(
            document, under: environment.traits, traits: environment.measurement)
        _ = try tree.update(
            document, TreeChange(from: self.document, to: document), measurer, &measured)
        self = try TreePath(tree, of: document)
    }

    private mutating func resize(to size: Size, _ document: Document) throws(TreeSolverUnsupported)
    {
        // A new size of the root can change which views keep the sizes that the file gives them,
        // and the margins that follow the readable width. The incremental update does not compute
        // these again, so the layout must be rebuilt.
        let (root, environment) = (ItemID.view(.root), last.tree.environment)
        if environment.isCanvas || document.inForce(.frame, of: root) != nil
            || document.inForce(.followsReadableWidth, of: root, under: environment.traits) ?? false
        {
            throw TreeSolverUnsupported()
        }
        for number in rounds.indices { rounds[number].tree.resize(to: size) }
    }
}

/// The difference between two documents, in the form that the tree solver can apply incrementally.
struct TreeChange {
    /// The numbers of the views that changed, were added or were deleted.
    let views: [Int]
    /// The numbers of the deleted views. They are also in `views`.
    let gone: [Int]
    /// The changed views whose list of children (`View.children`) differs in its members or their
    /// order.
    let regrouped: Set<Int>
    /// The constraints whose constant or name changed, with their new values.
    let constraints: [LayoutConstraint]

    init(from old: Document, to new: Document) throws(TreeSolverUnsupported) {
        views = new.views.numbers(differingFrom: old.views)
        gone = views.filter { new.view(ViewID($0)) == nil }
        var regrouped = Set<Int>()
        for number in views {
            guard let other = new.view(ViewID(number)) else { continue }
            let one = old.view(ViewID(number))
            if one?.children ?? [] != other.children { regrouped.insert(number) }
            guard let one else { continue }
            let keys = PropertyList.keys(differingIn: one.properties, other.properties)
            if keys.contains(where: PropertyKey.placing.contains) { throw TreeSolverUnsupported() }
        }
        self.regrouped = regrouped
        var changed: [LayoutConstraint] = []
        for number in new.constraints.numbers(differingFrom: old.constraints) {
            guard let one = old.constraint(ConstraintID(number)),
                let other = new.constraint(ConstraintID(number)), one.differsByConstant(from: other)
            else { throw TreeSolverUnsupported() }
            changed.append(other)
        }
        constraints = changed
    }
}

extension LayoutConstraint {
    /// Returns whether this constraint and `other` are equal except for their constants and names.
    fileprivate func differsByConstant(from other: LayoutConstraint) -> Bool {
        first == other.first && relation == other.relation && second == other.second
            && PropertyList.keys(differingIn: properties, other.properties)
                .allSatisfy { $0 == .constant }
    }
}

extension PropertyList {
    /// Returns the keys whose values differ between two lists in any size classes.
    static func keys(
        differingIn one: PropertyList, _ other: PropertyList
    ) -> [PropertyKey] {
        var result: [PropertyKey] = []
        for (here, there) in [(one, other), (other, one)] {
            for entry in here.entries where there[entry.key, entry.condition] != entry.value {
                if !result.contains(entry.key) { result.append(entry.key) }
            }
        }
        return result
    }
}

extension View {
    /// The arranged subviews of a stack, or the subviews of any other view.
    var children: [ViewID] { kind == .stack ? arrangedSubviews : subviews }
}

extension PropertyKey {
    /// The properties that affect autoresizing masks or margins. The incremental update does not
    /// support changes of them.
    fileprivate static let placing: Set<PropertyKey> = [
        .frame, .autoresizing, .margins, .preservesSuperviewMargins, .insetsMarginsFromSafeArea,
        .followsReadableWidth, .marginsRelative, .style, .direction,
    ]
}

extension Document {
    /// A copy of the document with an empty dictionary of names. Because the dictionary is not
    /// shared, renaming an item in the document does not copy it.
    var withoutNames: Document {
        var copy = self
        copy.names = [:]
        return copy
    }
}
