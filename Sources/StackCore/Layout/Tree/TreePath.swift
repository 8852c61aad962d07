/// The quick road to a layout: a document whose views stand in a tree of stacks is solved as a tree,
/// without a constraint being made (docs/solver.md, "Trees").
///
/// It gives the frames that the constraints give, or declines. What it is asked about a layout besides,
/// the constraints answer (`Layout.problem`). Kept, it solves again only what follows from what changed:
/// the same frames as from nothing, for what is kept is a function of the document alone.
struct TreePath: Sendable {
    private var tree: TreeDocument
    private var horizontal: TreeState
    private var vertical: TreeState
    private var frames: TreeFrames
    /// What it was made of, to be compared; without names.
    private(set) var document: Document

    init(_ document: Document, in environment: LayoutEnvironment) throws(TreePathDeclined) {
        tree = try TreeDocument(document, in: environment)
        horizontal = try TreeState(tree, along: .horizontal)
        vertical = try TreeState(tree, along: .vertical)
        frames = TreeFrames(count: tree.nodes.count, environment.measurement.framePixels)
        self.document = document.withoutNames
        try solve(document)
    }

    /// The frames relative to each superview, with edges on pixels.
    var placed: PerView<Rect?> { PerView(ViewPlaces(document), frames.placed) }

    /// The same as they are.
    var unrounded: UnroundedTreeFrames {
        UnroundedTreeFrames(
            horizontal: horizontal.sides, vertical: vertical.sides, insets: tree.insets)
    }

    /// Whether required constraints cannot hold together. Which ones, the constraints say.
    var hasConflict: Bool { horizontal.hasConflict || vertical.hasConflict }

    /// As many rounds as `LayoutRounds` makes: heights of text follow from widths, margins from places.
    private mutating func solve(_ document: Document) throws(TreePathDeclined) {
        var number = 1
        while true {
            try solveAxes()
            if number == LayoutRounds.maximum { break }
            if try !followUp(document) { break }
            number += 1
        }
        try check()
        frames.update(tree, horizontal, vertical, moved: [])
    }

    private mutating func solveAxes() throws(TreePathDeclined) {
        try TreeSolver.solve(tree, along: .horizontal, &horizontal)
        try TreeSolver.solve(
            tree, along: .vertical, &vertical, widths: tree.followsSizes ? horizontal.sides : [])
    }

    /// Takes on what follows from places and sizes for a further round. False if nothing does.
    private mutating func followUp(_ document: Document) throws(TreePathDeclined) -> Bool {
        if tree.wrapping.isEmpty && !tree.areas.areRead { return false }
        let texts = tree.wrapping.map { id in
            (id, Size(width: horizontal.size(id.raw), height: vertical.size(id.raw)))
        }
        let measurer = measurer(document)
        var hasChanged = false
        if tree.areas.areRead {
            var areas = tree.areas
            if !areas.holds(absoluteFrames(document)) {
                tree = try TreeDocument(document, in: tree.environment, areas: areas)
                hasChanged = true
            } else {
                tree.areas = areas
            }
        }
        for (id, size) in texts where tree.measure(again: id, textSize: size, measurer) {
            hasChanged = true
        }
        if !hasChanged { return false }
        horizontal = try TreeState(tree, along: .horizontal)
        vertical = try TreeState(tree, along: .vertical)
        return true
    }

    /// In the root's coordinates, as they are.
    private func absoluteFrames(_ document: Document) -> PerView<Rect?> {
        var frames = PerView<Rect?>(ViewPlaces(document), repeating: nil)
        let own = unrounded
        for at in tree.order {
            var frame = own.frame(at)
            let parent = tree.nodes[at].parent
            if parent >= 0, let outer = frames[ViewID(parent)] {
                frame.x += outer.x
                frame.y += outer.y
            } else {
                (frame.x, frame.y) = (0, 0)
            }
            frames[ViewID(at)] = frame
        }
        return frames
    }

    private func check() throws(TreePathDeclined) {
        if tree.checks.isEmpty { return }
        var checks = TreeChecks(tree: tree, horizontal: horizontal, vertical: vertical)
        if let missed = checks.firstMiss() {
            throw TreePathDeclined(culprit: .constraint(missed))
        }
    }

    private func measurer(_ document: Document) -> ContentMeasurer {
        ContentMeasurer(
            document, under: tree.environment.traits, traits: tree.environment.measurement)
    }
}

// MARK: - After a change

extension TreePath {
    /// Solves what follows from how `document` differs from what it was. Whatever it declines is solved
    /// as a whole, or not at all: then this means nothing any more.
    mutating func update(
        to document: Document, in environment: LayoutEnvironment
    ) throws(TreePathDeclined) {
        var resized = tree.environment
        resized.size = environment.size
        guard resized == environment, tree.wrapping.isEmpty, !tree.areas.areRead,
            !tree.followsSizes, !tree.reachesFar, tree.checks.isEmpty,
            document.properties == self.document.properties,
            document.constraints.numbers(differingFrom: self.document.constraints).isEmpty
        else { throw TreePathDeclined() }
        if environment.size != tree.environment.size { try resize(to: environment.size, document) }
        let numbers = document.views.numbers(differingFrom: self.document.views)
        for number in numbers {
            guard let one = self.document.view(ViewID(number)),
                let other = document.view(ViewID(number))
            else { continue }
            if PropertyList.keys(differingIn: one.properties, other.properties)
                .contains(where: PropertyKey.placing.contains)
            {
                throw TreePathDeclined()
            }
        }
        let update = try tree.update(document, at: numbers, measurer(document))
        let gone = numbers.filter { document.view(ViewID($0)) == nil }
        try horizontal.follow(tree, .horizontal, changed: update.horizontal, gone: gone)
        try vertical.follow(tree, .vertical, changed: update.vertical, gone: gone)
        self.document = document.withoutNames
        frames.fit(document.nextViewID.raw, without: gone)
        try solveAxes()
        frames.update(tree, horizontal, vertical, moved: update.places)
    }

    private mutating func resize(to size: Size, _ document: Document) throws(TreePathDeclined) {
        // Whether views keep their designed sizes hangs on the root's.
        if tree.environment.isCanvas || document.inForce(.frame, of: .view(.root)) != nil {
            throw TreePathDeclined()
        }
        tree.resize(to: size)
    }
}

extension PropertyKey {
    /// What says where masks and margins place views: a tree that is kept does not read it again.
    fileprivate static let placing: Set<PropertyKey> = [
        .frame, .autoresizing, .margins, .preservesSuperviewMargins, .insetsMarginsFromSafeArea,
        .followsReadableWidth, .style, .direction,
    ]
}

extension Document {
    /// The same for whoever asks for no name: a copy that nobody has to make whole when names change.
    var withoutNames: Document {
        var copy = self
        copy.names = [:]
        return copy
    }
}
