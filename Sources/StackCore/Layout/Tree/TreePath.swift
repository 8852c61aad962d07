/// The quick road to a layout: a document whose views stand in a tree of stacks is solved as a tree,
/// without a constraint being made (docs/solver.md, "Trees").
///
/// It gives the frames that the constraints give, or declines. What it is asked about a layout besides,
/// the constraints answer (`Layout.problem`). Kept, it solves again only what follows from what changed:
/// the same frames as from nothing, for what is kept is a function of the document alone.
struct TreePath: Sendable {
    /// The first knows no sizes of texts, each later one those of the one before.
    private var rounds: [TreeRound]
    private var frames: TreeFrames
    /// What it was made of, to be compared; without names.
    private(set) var document: Document

    init(_ document: Document, in environment: LayoutEnvironment) throws(TreePathDeclined) {
        let tree = try TreeDocument(document, in: environment)
        rounds = [try TreeRound(tree)]
        frames = TreeFrames(count: tree.nodes.count, environment.measurement.framePixels)
        self.document = document.withoutNames
        try rounds[0].solve()
        let isLater = try addRounds(document)
        try last.check()
        assert(last.holdsRequired(document))
        frames.update(
            last.tree, last.horizontal, last.vertical, moved: isLater ? last.tree.all : [])
    }

    private var last: TreeRound { rounds[rounds.count - 1] }

    /// The frames relative to each superview, with edges on pixels.
    var placed: PerView<Rect?> { PerView(ViewPlaces(document), frames.placed) }

    /// The same as they are.
    var unrounded: UnroundedTreeFrames { last.unrounded }

    /// Whether required constraints cannot hold together. Which ones, the constraints say.
    var hasConflict: Bool { last.horizontal.hasConflict || last.vertical.hasConflict }

    /// Rounds until they agree, as `LayoutRounds` makes them: heights of text follow from widths, margins from places.
    ///
    /// - Returns: whether any was made
    private mutating func addRounds(_ document: Document) throws(TreePathDeclined) -> Bool {
        let count = rounds.count
        while var next = try rounds[rounds.count - 1].followed(document) {
            // What does not settle, the constraints tell.
            if rounds.count == LayoutRounds.maximum { throw TreePathDeclined() }
            try next.solve()
            rounds.append(next)
        }
        return rounds.count > count
    }
}

// MARK: - After a change

extension TreePath {
    /// Solves what follows from how `document` differs from what it was. Whatever it declines is solved
    /// as a whole, or not at all: then this means nothing any more.
    mutating func update(
        to document: Document, in environment: LayoutEnvironment
    ) throws(TreePathDeclined) {
        var resized = last.tree.environment
        resized.size = environment.size
        guard resized == environment, rounds[0].tree.knowsWhatFollows,
            document.properties == self.document.properties
        else { throw TreePathDeclined() }
        if environment.size != last.tree.environment.size {
            try resize(to: environment.size, document)
        }
        let change = try TreeChange(from: self.document, to: document)
        self.document = document.withoutNames
        let count = rounds.count
        var places: [Int] = []
        for number in 0..<count {
            let before = number == 0 ? nil : rounds[number - 1]
            places = try rounds[number].update(change, document, after: before)
            if number + 1 < count, try rounds[number].followed(document) == nil {
                rounds.removeLast(count - number - 1)
                break
            }
        }
        let isOther = try addRounds(document) || rounds.count != count
        try last.check()
        assert(last.holdsRequired(document))
        frames.fit(document.nextViewID.raw, without: change.gone)
        // What moved in another round than the one of the last frames says nothing of them.
        if isOther { places = last.tree.all }
        frames.update(last.tree, last.horizontal, last.vertical, moved: places)
    }

    private mutating func resize(to size: Size, _ document: Document) throws(TreePathDeclined) {
        // Whether views keep their designed sizes hangs on the root's.
        if last.tree.environment.isCanvas || document.inForce(.frame, of: .view(.root)) != nil {
            throw TreePathDeclined()
        }
        for number in rounds.indices { rounds[number].tree.resize(to: size) }
    }
}

/// What an edit changed, as far as a tree that is kept can follow.
struct TreeChange {
    /// The views that differ, or are gone.
    let views: [Int]
    let gone: [Int]
    /// Of those that differ, the ones that hold other views than before, or hold them otherwise.
    let regrouped: Set<Int>
    /// The constraints with another constant, as they are now.
    let constraints: [LayoutConstraint]

    init(from old: Document, to new: Document) throws(TreePathDeclined) {
        views = new.views.numbers(differingFrom: old.views)
        gone = views.filter { new.view(ViewID($0)) == nil }
        var regrouped = Set<Int>()
        for number in views {
            guard let other = new.view(ViewID(number)) else { continue }
            let one = old.view(ViewID(number))
            if one?.held ?? [] != other.held { regrouped.insert(number) }
            guard let one else { continue }
            let keys = PropertyList.keys(differingIn: one.properties, other.properties)
            if keys.contains(where: PropertyKey.placing.contains) { throw TreePathDeclined() }
        }
        self.regrouped = regrouped
        var changed: [LayoutConstraint] = []
        for number in new.constraints.numbers(differingFrom: old.constraints) {
            guard let one = old.constraint(ConstraintID(number)),
                let other = new.constraint(ConstraintID(number)), one.differsByConstant(from: other)
            else { throw TreePathDeclined() }
            changed.append(other)
        }
        constraints = changed
    }
}

extension LayoutConstraint {
    /// Whether the two differ in nothing but their constants and names.
    fileprivate func differsByConstant(from other: LayoutConstraint) -> Bool {
        first == other.first && relation == other.relation && second == other.second
            && PropertyList.keys(differingIn: properties, other.properties)
                .allSatisfy { $0 == .constant }
    }
}

extension PropertyList {
    /// The keys whose values differ between two lists, under any condition.
    fileprivate static func keys(
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
    /// What a stack arranges, or else what the view holds.
    var held: [ViewID] { kind == .stack ? arrangedSubviews : subviews }
}

extension PropertyKey {
    /// What says where masks and margins place views: a tree that is kept does not read it again.
    fileprivate static let placing: Set<PropertyKey> = [
        .frame, .autoresizing, .margins, .preservesSuperviewMargins, .insetsMarginsFromSafeArea,
        .followsReadableWidth, .marginsRelative, .style, .direction,
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
