import StackCore

/// The reason why a view stays in UIKit: SwiftUI has no equivalent, or lays it out differently.
struct UIKitReason: Error, Hashable {
    let view: ViewID
    /// The view whose innermost container stays in UIKit; nil if that is the container of `view`.
    var place: ViewID?
    /// A clause without a full stop, with `@` in the place of the view's name.
    let reason: String
    /// The axes along which SwiftUI lays out the view differently; empty if SwiftUI has no such
    /// view.
    var axes: [Axis] = []

    /// Returns the reason with the given name of the view in the place of `@`.
    func reason(_ name: String) -> String {
        reason.replacing(
            "@", with: ["", "self", "view", "rootView"].contains(name) ? "the view" : "`\(name)`")
    }
}

/// Builds a tree of SwiftUI views for a document from its frames in several layouts.
///
/// A distance that is the same in all layouts becomes a padding or a spacing, any other distance a
/// spacer or an alignment. `SwiftUIModel` then lays out the tree. A tree is right if the model
/// gives all views the frames of the document. Otherwise, the innermost container around a view
/// with another frame (a misfit) stays in UIKit.
struct SwiftUIBuilder {
    let document: Document
    /// The layouts to reproduce, in which the document has the same property values.
    private var trials: [ReferenceLayout] { didSet { known = KnownViews() } }
    /// The views that stay in UIKit together with their subviews, with the reason for each.
    private(set) var parts: [ViewID: UIKitReason]
    /// The edges of the safe area beyond which the root's content extends.
    private(set) var ignored = SwiftUIEdges()
    /// The lists of the document; nil to treat cells with a cell style like any other view.
    var lists: CodeLists?
    /// The keys of views that the app may hide, and the layouts of the document without these
    /// views. The tree without the views must give the others the frames of these layouts.
    var hideable: (keys: Set<String>, trials: [ReferenceLayout])?
    /// Whether a `GeometryReader` around the tree determines the lengths that are shares of the
    /// container's.
    private var isReading = false
    /// The containers in which a view becomes a layer over or behind its base (see `floating`).
    private var floatingContainers: Set<ViewID> = []
    /// The views with a base (see `floating`) that are nevertheless beside the others in their
    /// container, because they have a wrong frame as layers.
    private var grounded: Set<ViewID> = []
    /// The list row that is being built; nil outside of rows.
    private var row: ViewID?
    /// The constants of the document's constraints.
    private let constants: [Double]
    /// The distances that a tree may contain, in hundredths of a point: those that the document
    /// states, the sums of two of them, and the sums of one and twice another.
    private let distances: Set<Int>
    /// The distances in points between the same ends of two views that constraints between other
    /// attributes of them state, by view.
    private let relations: [ViewID: [Double]]
    /// Whether autoresizing masks place views of the document. Their frames can state any distance
    /// in whole points.
    private let hasPlacedViews: Bool
    /// Cached results about the views in `trials`.
    private var known = KnownViews()

    private final class KnownViews {
        /// The rectangles of views other than the root, one for each layout.
        var rects: [ViewID: [Rect]] = [:]
        /// Whether the frame of a view is visible, one value for each layout.
        var isVisible: [ViewID: [Bool]] = [:]
        /// The results of `extends(_:beyond:)`.
        var extended: [ExtendedKey: Bool] = [:]
        var elements: [ElementKey: KnownElement] = [:]
        /// The value of `SwiftUIBuilder.floating`; nil if it is not computed yet.
        var floating: [ViewID: ViewID]?
        /// The number of uses of `ignored`. It shows whether a tree depends on `ignored`.
        var usesOfIgnored = 0
    }

    private struct ExtendedKey: Hashable {
        let id: ViewID
        let edge: SwiftUIEdges
    }

    /// What the tree for a view depends on, besides the layouts.
    private struct ElementKey: Hashable {
        let id: ViewID
        let row: ViewID?
        /// The views inside the view that stay in UIKit.
        let parts: [ViewID: UIKitReason]
        /// The values of `floatingContainers` and `grounded`.
        let floating: [Set<ViewID>]
        /// The ignored edges of the safe area; nil if the tree does not depend on them.
        var ignored: SwiftUIEdges?
    }

    private struct KnownElement {
        let element: Result<Element, UIKitReason>
        /// The views inside the view that stay in UIKit, including those that were found while the
        /// tree was made.
        let parts: [ViewID: UIKitReason]
        /// The value of `grounded` after the tree was made.
        let grounded: Set<ViewID>
    }

    init(_ document: Document, _ trials: [ReferenceLayout], parts: [ViewID: UIKitReason]) {
        precondition(!trials.isEmpty, "there is no layout to reproduce")
        (self.document, self.trials, self.parts) = (document, trials, parts)
        constants = document.allConstraints.flatMap(Self.constants)
        let relations = Self.relations(in: document)
        self.relations = relations
        let stated = Self.distances(in: document)
            .union(relations.values.flatMap(\.self).map(Self.hundredths))
        // An empty view in a stack has the spacing at both sides, so it makes a distance of its
        // length and twice the spacing.
        distances = stated.union(
            stated.flatMap { one in stated.flatMap { [one + $0, 2 * one + $0] } }
        ).union(trials.flatMap(\.accessoryRooms).map(Self.hundredths))
        let resolved = trials[0].resolved
        hasPlacedViews = resolved.order.contains { id in
            let view = document[id]
            guard let parent = view.parent, document[parent].kind != .cell, view.kind != .cell
            else { return false }
            return resolved.placingMask(of: id) != nil
        }
    }

    /// Returns the constants and their halves, the spacings, margins and insets of the document, and
    /// the system's margins, in hundredths of a point.
    private static func distances(in document: Document) -> Set<Int> {
        let constants = document.allConstraints.flatMap(constants).flatMap { [$0, $0 / 2] }
        let own = document.allViews.flatMap(\.properties.entries).flatMap { entry -> [Double] in
            switch entry.value {
            case .spacing(.points(let points)): [points]
            case .insets(let insets):
                [insets.top, insets.leading, insets.bottom, insets.trailing]
            case .number(let points) where entry.key == .spacingAfter: [points]
            default: []
            }
        }
        return Set((constants + own + [0, 8, 11, 16, 20]).map(hundredths))
    }

    /// Returns the distances in points, of any sign made positive, between the same ends of two views
    /// that constraints between other attributes and the constant lengths of the views state: 2 for
    /// a view of 36 points that ends 34 points after the start of another one.
    private static func relations(in document: Document) -> [ViewID: [Double]] {
        var result: [ViewID: [Double]] = [:]
        for constraint in document.allConstraints {
            guard let second = constraint.second, constraint.relation == .equal,
                constraint.first.item.guide == nil, second.item.guide == nil,
                constraint.properties.value(.multiplier) ?? 1 == 1,
                let from = constraint.first.attribute.share, let to = second.attribute.share,
                from != to
            else { continue }
            let axis = constraint.first.attribute.axis
            let (own, other) = (constraint.first.item.view, second.item.view)
            func part(_ share: Double, of view: ViewID) -> Double? {
                share == 0 ? 0 : document.fixedLength(axis.size, of: view).map { $0 * share }
            }
            // The distances between the starts, then between the ends.
            for side in [0.0, 1] {
                guard let less = part(from - side, of: own), let more = part(to - side, of: other)
                else { continue }
                let distance = (constraint.properties.value(.constant) ?? 0) + more - less
                for view in [own, other] { result[view, default: []].append(abs(distance)) }
            }
        }
        return result
    }

    /// Returns the distances that a constraint states under the different size classes.
    private static func constants(of constraint: LayoutConstraint) -> [Double] {
        constraint.properties.entries.compactMap { entry in
            if entry.key == .constant, case .number(let points) = entry.value {
                abs(points)
            } else {
                nil
            }
        }
    }

    private static func hundredths(_ points: Double) -> Int {
        Int((max(-1e6, min(points, 1e6)) * 100).rounded())
    }

    /// The tree for one view or a group of views, with its rectangle in each layout.
    private struct Element {
        let tree: SwiftUITree
        let rects: [Rect]
        /// The view; nil for a group of views.
        let id: ViewID?
    }

    private static let tolerance = 1.0

    // MARK: The whole

    /// Returns the tree for the whole document; nil if all of it stays in UIKit. The reason is then
    /// in `parts`.
    ///
    /// - Parameter edges: the edges of the safe area beyond which the content extends; nil to try
    ///   all of them
    mutating func scene(beyond edges: SwiftUIEdges? = nil) -> SwiftUITree? {
        if parts[.root] != nil { return nil }
        var first: UIKitReason?
        let sides: [SwiftUIEdges] =
            trials.contains { $0.area().x > 0 } ? [[], .horizontal, .leading, .trailing] : [[]]
        let rows: [SwiftUIEdges] = [[], .top, .bottom, [.top, .bottom]]
        let all = sides.flatMap { side in rows.map { $0.union(side) } }
        let canFloat = floating.keys.contains { document[$0].parent == .root }
        for containers in canFloat ? [[], [ViewID.root]] : [[]] {
            for edges in edges.map({ [$0] }) ?? all {
                var copy = self
                (copy.ignored, copy.floatingContainers) = (edges, Set(containers))
                if document[.root].kind == .cell { copy.row = .root }
                do throws(UIKitReason) {
                    let tree = try copy.verifiedScene()
                    self = copy
                    return tree
                } catch {
                    // The reason for the most deeply nested view explains most. With the wrong
                    // edges, the reason only concerns a view directly in the root.
                    first = first.map { depth(error) > depth($0) ? error : $0 } ?? error
                }
            }
        }
        parts[.root] = first
        return nil
    }

    /// Returns the number of views around the view of a reason.
    private func depth(_ reason: UIKitReason) -> Int { document.ancestors(of: reason.view).count }

    private mutating func verifiedScene() throws(UIKitReason) -> SwiftUITree {
        while true {
            let tree: SwiftUITree
            do throws(UIKitReason) { tree = try native(.root) } catch {
                guard let inner = container(around: error.place ?? error.view) else { throw error }
                parts[inner] = error
                continue
            }
            let areas = rootAreas
            guard let misfit = misfit(tree, in: areas) else {
                if let misfit = misfitWithoutHideable(tree) { throw misfit }
                let ideal =
                    document.isScreen
                    ? []
                    : [Axis.vertical].filter {
                        isIdeal(tree, areas, $0)
                    }
                func isRight(_ other: SwiftUITree) -> Bool {
                    self.misfit(other, in: areas) == nil && misfitWithoutHideable(other) == nil
                        && ideal.allSatisfy { isIdeal(other, areas, $0) }
                }
                let reduced = tree.reduced(isRight).aligningInside(isRight)
                var result =
                    [true, false].map { prioritized(reduced, columns: $0) }.first {
                        misfit($0, in: areas) == nil && misfitWithoutHideable($0) == nil
                    } ?? reduced
                result = spanning(result)
                return ignored.isEmpty ? result : result.modified(.ignoresSafeArea(ignored))
            }
            guard let part = ownText(misfit) ?? container(around: misfit.view) else {
                throw misfit
            }
            parts[part] = misfit
        }
    }

    /// Returns the view with a wrong frame if it is a text view. If only the text view stays in
    /// UIKit, it has the size of its text. Returns nil for other views, and for a text view that
    /// stays in UIKit already.
    private func ownText(_ misfit: UIKitReason) -> ViewID? {
        let id = misfit.view
        return document[id].kind == .textView && parts[id] == nil && misfit.place == nil
            && document.ancestors(of: id).allSatisfy { parts[$0] == nil } ? id : nil
    }

    /// Returns the tree in which texts of the app have priority in their rows over a text that takes the
    /// free space. They may become longer, and SwiftUI offers each view an equal share of the row.
    ///
    /// - Parameter columns: whether columns of such texts and buttons have priority too
    private func prioritized(_ tree: SwiftUITree, columns: Bool) -> SwiftUITree {
        var result = tree
        result.children = tree.children.map { prioritized($0, columns: columns) }
        result.modifiers = tree.modifiers.map { modifier in
            switch modifier {
            case .behind(let layer, let ignores):
                .behind(prioritized(layer, columns: columns), ignoresSafeArea: ignores)
            case .over(let layer): .over(prioritized(layer, columns: columns))
            default: modifier
            }
        }
        guard case .stack(.horizontal, _, _) = tree.kind, tree.children.contains(where: isGrowing)
        else { return result }
        for place in tree.children.indices
        where isVariable(tree.children[place], columns: columns) {
            result.children[place].modifiers.append(.priority(isOptional: false))
        }
        return result
    }

    /// Returns whether a tree contains a label and takes the free width.
    private func isGrowing(_ tree: SwiftUITree) -> Bool {
        tree.shownViews.contains { document[$0].kind == .label }
            && tree.modifiers.contains { modifier in
                if case .frame(let frame) = modifier {
                    frame.width?.bound == .upTo(.infinity)
                } else {
                    false
                }
            }
    }

    /// Whether a tree is a label of one line whose text the app sets, without a width or a priority of
    /// its own.
    ///
    /// - Parameter columns: true also for a column of labels of one line and for a button with a title
    private func isVariable(_ tree: SwiftUITree, columns: Bool) -> Bool {
        func isOneLine(_ id: ViewID) -> Bool {
            let values = trials[0].values(of: id)
            return document[id].kind == .label && values[.lines] ?? 1 == 1
                || columns && document[id].kind == .button && values[.imageName] == nil
                    && values[.backgroundImageName] == nil
        }
        let isStack = if case .stack(.vertical, _, _) = tree.kind { true } else { false }
        let ids = tree.shownViews
        guard tree.children.isEmpty || columns && isStack, ids.contains(where: isReferred),
            ids.allSatisfy(isOneLine)
        else { return false }
        return !tree.modifiers.contains { modifier in
            switch modifier {
            case .frame(let frame): frame.width?.fills ?? false
            case .priority: true
            default: false
            }
        }
    }

    private func misfitWithoutHideable(_ tree: SwiftUITree) -> UIKitReason? {
        hideable.flatMap { misfit(of: tree.removing($0.keys), in: $0.trials) }
    }

    /// Returns the innermost view with subviews among `view` and its superviews, without the root
    /// and without views that already stay in UIKit; nil if there is none.
    private func container(around view: ViewID) -> ViewID? {
        let around = document.ancestors(of: view).filter { $0 != .root && parts[$0] == nil }
        return around.first { !subviews(of: $0).isEmpty }
    }

    private var rootAreas: [Rect] {
        document.isScreen
            ? trials.map { $0.area(ignoring: ignored) } : trials.map { $0.rect(of: .root) }
    }

    private func rects(_ id: ViewID) -> [Rect] {
        if id == .root { return rootAreas }
        let whole = known.rects[id] ?? computedRects(id)
        known.rects[id] = whole
        let visible = trials.map { $0.area() }
        let isBeyond =
            document.isScreen && ignored.intersection([.top, .bottom]) != [.top, .bottom]
            && zip(whole, visible).contains { $0.y < $1.y - 0.6 || $0.maxY > $1.maxY + 0.6 }
        if !isBeyond { return whole }
        known.usesOfIgnored += 1
        let edges = [SwiftUIEdges.top, .bottom].filter {
            !ignored.contains($0) && extends(id, beyond: $0)
        }
        return zip(whole, visible).map { rect, area in
            var (top, bottom) = (rect.y, rect.maxY)
            if edges.contains(.top) { top = max(top, area.y) }
            if edges.contains(.bottom) { bottom = min(bottom, area.maxY) }
            return Rect(x: rect.x, y: top, width: rect.width, height: bottom - top)
        }
    }

    /// Returns whether a container reaches the screen's edge in all layouts, but nothing in it
    /// extends beyond the safe area at this edge. The tree then ends at the safe area, because
    /// SwiftUI extends a background beyond it.
    private func extends(_ id: ViewID, beyond edge: SwiftUIEdges) -> Bool {
        let key = ExtendedKey(id: id, edge: edge)
        if let known = known.extended[key] { return known }
        let result = isExtendedBackground(id, edge)
        known.extended[key] = result
        return result
    }

    private func isExtendedBackground(_ id: ViewID, _ edge: SwiftUIEdges) -> Bool {
        let view = document[id]
        guard [.view, .stack].contains(view.kind), !subviews(of: id).isEmpty, !view.isBar
        else { return false }
        /// Returns how far one rectangle extends beyond another one at the edge, in points.
        func excess(_ rect: Rect, _ area: Rect) -> Double {
            edge == .top ? area.y - rect.y : rect.maxY - area.maxY
        }
        var distances: [Double] = []
        for trial in trials {
            let (rect, area, look) = (trial.rect(of: id), trial.area(), look(id, trial))
            let screen = trial.rect(of: .root)
            let inside = trial.resolved.order.filter {
                $0 != id && document.isAncestor(id, of: $0) && isVisible($0, trial)
                    && !extends($0, beyond: edge)
            }.map { trial.rect(of: $0) }
            guard look.isPlainBackground, rect.intersects(area),
                abs(excess(rect, screen)) < 0.6, inside.allSatisfy({ excess($0, area) < 0.6 })
            else { return false }
            distances.append(inside.map { excess($0, screen) }.max() ?? 0)
        }
        return Self.constant(distances) == nil
    }

    private func computedRects(_ id: ViewID) -> [Rect] {
        if let cell = document[id].parent, document[cell].kind == .cell,
            cell != .root || trials[0].rect(of: cell).height - trials[0].rect(of: id).height <= 1
        {
            // A content view gets the height of its cell, because SwiftUI draws the separator over
            // the row.
            return trials.map { $0.rect(of: id).spanning($0.rect(of: cell), .vertical) }
        }
        let letters = trials.map { $0.letters(of: id) }
        let slack = zip(trials, letters).map { $0.rect(of: id).height - ($1?.height ?? 0) }
        // A label gets the free space of a stack if its frame is higher than its text by an amount
        // that differs between the layouts. A SwiftUI stack gives its free space to the label too.
        // In a row, its text is in the middle.
        let isInRow = document.arrangingStack(of: id).map {
            trials[0].resolved[$0].stack?.axis == .horizontal
        }
        let takesSpace =
            isInRow != true && Self.constant(slack) == nil && !letters.contains { $0 == nil }
        let isMasked = trials[0].resolved.placingMask(of: id) != nil
        let least = explicit(id, .vertical, .greaterThanOrEqual) ?? .infinity
        // Whether a minimum height makes the label higher than its text.
        let isExtended = zip(trials, slack).contains {
            $1 > 0.6 && abs($0.rect(of: id).height - least) < 0.5
        }
        let isFixed = !isMasked && (explicit(id, .vertical, .equal) != nil || isExtended)
        // A stack view stretches the frame of an activity indicator across its axis, but the
        // indicator remains in the middle of the frame.
        let stack = document[id].kind == .activity ? document.arrangingStack(of: id) : nil
        let across = stack.flatMap { trials[0].resolved[$0].stack?.axis.crossing }
        let stretched = across.flatMap { explicit(id, $0, .equal) == nil ? $0 : nil }
        return zip(trials, letters).map { trial, letters in
            let rect = trial.rect(of: id)
            if let line = trial.line(of: id), !look(id, trial).isVisible { return line }
            if let axis = stretched, let length = trial.natural(id)[axis],
                !look(id, trial).isVisible
            {
                let middle = rect.start(axis) + rect.size[axis] / 2
                return rect.limited(axis, middle - length / 2, middle + length / 2)
            }
            if takesSpace || isFixed { return rect }
            guard let letters, !look(id, trial).isVisible else { return rect }
            // The rectangle of a label whose frame is not visible is that of its text. Along the
            // horizontal axis this holds only if an autoresizing mask places the label; otherwise
            // its width comes from the frame, which decides where the text wraps.
            return isMasked ? letters : letters.spanning(rect, .horizontal)
        }
    }

    // MARK: Views

    /// Returns the tree for a view. Trees are cached, because most of them stay the same if the
    /// builder ignores other edges of the safe area, or keeps other views in UIKit.
    private mutating func element(_ id: ViewID) throws(UIKitReason) -> Element {
        var key = ElementKey(
            id: id, row: row, parts: parts(in: id), floating: [floatingContainers, grounded])
        for ignored in [nil, ignored] {
            key.ignored = ignored
            guard let found = known.elements[key] else { continue }
            if ignored != nil { known.usesOfIgnored += 1 }
            parts.merge(found.parts) { $1 }
            grounded.formUnion(found.grounded)
            return try found.element.get()
        }
        let uses = known.usesOfIgnored
        let element: Result<Element, UIKitReason>
        do throws(UIKitReason) {
            element = .success(try newElement(id))
        } catch { element = .failure(error) }
        if known.usesOfIgnored == uses { key.ignored = nil }
        known.elements[key] = KnownElement(
            element: element, parts: parts(in: id), grounded: grounded)
        return try element.get()
    }

    /// Returns the installed subviews of a view.
    private func subviews(of id: ViewID) -> [ViewID] { trials[0].resolved[id].subviews }

    private func parts(in id: ViewID) -> [ViewID: UIKitReason] {
        let over =
            floatingContainers.isEmpty
            ? []
            : floating.filter { document.isAncestor(id, of: $0.value) }.map(\.key)
        return parts.filter { part in
            document.isAncestor(id, of: part.key)
                || over.contains { document.isAncestor($0, of: part.key) }
        }
    }

    // MARK: Views over others

    /// The bases of the views that can be layers over or behind another view, by the layer. The
    /// base is the only view outside the layer's subtree that shares a constraint with a view of
    /// this subtree. It is a sibling of the layer, or inside a sibling.
    private var floating: [ViewID: ViewID] {
        if let known = known.floating { return known }
        var result: [ViewID: ViewID] = [:]
        for id in trials[0].resolved.order where id != .root {
            if let base = base(of: id, result) { result[id] = base }
        }
        known.floating = result
        return result
    }

    /// Returns the base of a view (see `floating`), if the view can be immediately over or behind
    /// it; nil if there is none.
    ///
    /// - Parameter floating: the bases of the earlier views
    private func base(of id: ViewID, _ floating: [ViewID: ViewID]) -> ViewID? {
        guard let parent = document[id].parent, trials[0].resolved[parent].stack == nil,
            [.view, .label, .button, .image, .activity, .stack].contains(document[id].kind),
            trials[0].resolved.placingMask(of: id) == nil,
            !isUnseen(id, trials[0]) || isReferred(id)
        else { return nil }
        let inside = Set(document.subtree(of: id))
        var others: Set<ViewID> = []
        for constraint in trials[0].constraints {
            guard let second = constraint.second else { continue }
            let owners = [constraint.first.box.owner, second.box.owner]
            guard owners.contains(where: inside.contains) else { continue }
            others.formUnion(owners.filter { !inside.contains($0) })
        }
        guard others.count == 1, let base = others.first, base != parent,
            let branch = document.ancestors(of: base).first(where: { document[$0].parent == parent }
            )
        else { return nil }
        let siblings = subviews(of: parent)
        guard let place = siblings.firstIndex(of: id), let first = siblings.firstIndex(of: branch)
        else { return nil }
        // As a layer, the view would be on the other side of the views between the two.
        let range = first < place ? first..<place : place + 1..<first + 1
        let between = siblings[range].filter { sibling in
            !(floating[sibling].map { document.isAncestor(base, of: $0) } ?? false)
        }.flatMap { document.subtree(of: $0) }
        let around = document.ancestors(of: base).prefix { $0 != parent }.filter { $0 != base }
        if place < first, around.contains(where: { isVisible($0, trials[0]) }) { return nil }
        let isCovered = between.contains { other in
            other != base && !document.isAncestor(other, of: base)
                && !document.isAncestor(base, of: other)
                && trials.contains { trial in
                    isVisible(other, trial) && trial.rect(of: other).intersects(trial.rect(of: id))
                }
        }
        return isCovered ? nil : base
    }

    /// Whether the document draws a view before another one.
    private func isBefore(_ id: ViewID, _ other: ViewID) -> Bool {
        let order = trials[0].resolved.order
        return (order.firstIndex(of: id) ?? 0) < (order.firstIndex(of: other) ?? 0)
    }

    /// Returns whether a view is a layer over or behind its base (see `floating`), and not beside
    /// others in its container.
    private func isFloating(_ id: ViewID) -> Bool {
        guard let parent = document[id].parent, floatingContainers.contains(parent),
            !grounded.contains(id), let base = floating[id]
        else { return false }
        let around = document.ancestors(of: base).prefix { $0 != parent }
        return around.allSatisfy { $0 == base || parts[$0] == nil }
    }

    /// Returns the tree of a view with the layers over and behind it: the views whose base it is
    /// (see `floating`). Adds those with a wrong frame to `grounded` instead.
    private mutating func covered(_ tree: SwiftUITree, _ id: ViewID, _ rects: [Rect]) -> SwiftUITree
    {
        if floatingContainers.isEmpty { return tree }
        var result = tree
        for over in trials[0].resolved.order where floating[over] == id && isFloating(over) {
            guard let own = try? element(over), let layer = try? layer(own, in: rects, .fixed)
            else {
                grounded.insert(over)
                continue
            }
            let isBehind = isBefore(over, id)
            let more = result.modified(
                isBehind ? .behind(layer, ignoresSafeArea: false) : .over(layer))
            if misfit(more, in: rects) == nil {
                result = more
            } else {
                grounded.insert(over)
            }
        }
        return result
    }

    private mutating func newElement(_ id: ViewID) throws(UIKitReason) -> Element {
        let rects = rects(id)
        func part() -> SwiftUITree {
            let own = trials[0].content(of: id)
            // A label that stays in UIKit has the size of its text, like a `Text`.
            let isText = document[id].kind == .label && subviews(of: id).isEmpty
            // A scroll view does not have the size of its content.
            let isScroll = document[own].kind.isScrollView && document[own].kind != .textView
            let fitted = Axis.allCases.filter { axis in
                isText || !isScroll && (fits(own, axis) || axis == .horizontal && hugs(own))
                    || axis == .vertical && isAutomaticRow(id)
            }
            return SwiftUITree(kind: .part(id, fitted: fitted), key: document[id].name)
        }
        let start = parts
        while true {
            if let reason = parts[id] {
                if let other = reach(of: id) {
                    throw UIKitReason(
                        view: reason.view, place: other, reason: reason.reason,
                        axes: reason.axes)
                }
                let tree = sized(part(), rects, id)
                return Element(tree: covered(tree, id, rects), rects: rects, id: id)
            }
            do throws(UIKitReason) {
                let tree = covered(try native(id), id, rects)
                if let misfit = misfit(tree, in: rects) { throw misfit }
                return Element(tree: tree, rects: rects, id: id)
            } catch {
                if let text = ownText(error), text != id, document.isAncestor(id, of: text) {
                    parts[text] = error
                    continue
                }
                // If SwiftUI only lays out a container inside the view differently, that container
                // stays in UIKit.
                if let inner = container(around: error.place ?? error.view), inner != id,
                    document.isAncestor(id, of: inner)
                {
                    parts[inner] = error
                    continue
                }
                let canFloat = floating.keys.contains { document[$0].parent == id }
                if canFloat, floatingContainers.insert(id).inserted {
                    parts = start
                    continue
                }
                floatingContainers.remove(id)
                parts[id] = error
            }
        }
    }

    /// Returns the nearest view around `id` that contains all views to which required equations tie
    /// the views in `id`; nil if there are none outside of `id`. UIKit code of `id` alone would
    /// lack these constraints.
    private func reach(of id: ViewID) -> ViewID? {
        let inside = Set(
            trials[0].resolved.order.filter { document.isAncestor(id, of: $0) })
        let others = trials[0].constraints.flatMap { constraint -> [ViewID] in
            // A weaker constraint or a limit rarely determines a length.
            guard let second = constraint.second, constraint.relation == .equal,
                constraint.priority == Priorities.required
            else { return [] }
            let views = [constraint.first.box.owner, second.box.owner]
            return views.contains { $0 != id && inside.contains($0) }
                ? views.filter { !inside.contains($0) } : []
        }
        if others.isEmpty { return nil }
        return document.ancestors(of: id).first { ancestor in
            others.allSatisfy { $0 == ancestor || document.isAncestor(ancestor, of: $0) }
        }
    }

    /// Returns whether a view is the row of a list, or a row's content view, and the height of the
    /// row fits its texts.
    private func isAutomaticRow(_ id: ViewID) -> Bool {
        let around = [id] + (document[id].parent.map { [$0] } ?? [])
        return around.contains { other in
            document[other].kind == .cell && other != .root
                && Self.constant(trials.map { $0.rect(of: other).height }) == nil
        }
    }

    /// Whether a view that stays in UIKit has the length that fits its constraints in all layouts.
    private func fits(_ id: ViewID, _ axis: Axis) -> Bool {
        trials.allSatisfy { trial in
            let rect = trial.rect(of: id)
            if trial.growsWithText(id) {
                let proposal = SwiftUIProposal(width: rect.width, height: nil)
                let size = trial.size(of: id, proposal, fills: false, isOneLine: false)
                return abs(size[axis] - rect.size[axis]) < 0.6
            }
            let size = trial.fitting(id, width: axis == .horizontal ? nil : rect.width)
            return abs(size[axis] - rect.size[axis]) < 0.6
        }
    }

    /// Whether a view of the app without subviews has the width of its content wherever there is room
    /// for it, and is narrower in some layouts.
    private func hugs(_ id: ViewID) -> Bool {
        guard subviews(of: id).isEmpty, document[id].properties[.customClass] != nil else {
            return false
        }
        let more = trials.map { ($0.natural(id).width ?? 0) - $0.rect(of: id).width }
        return more.allSatisfy { $0 > -0.6 } && more.contains { $0 < 0.6 }
    }

    private mutating func native(_ id: ViewID) throws(UIKitReason) -> SwiftUITree {
        let view = document[id]
        if let reason = SwiftUILeaf.obstacle(view, trials[0].values(of: id)) {
            throw UIKitReason(view: id, reason: reason)
        }
        let children = try shown(in: id)
        if let label = ownBaseline(in: id) {
            throw UIKitReason(
                view: label, place: id, reason: "the class of @ determines its baseline")
        }
        let areas = rects(id)
        let tree: SwiftUITree
        switch view.kind {
        case .scroll: tree = try scroll(id, children)
        case .table: tree = try list(id, children)
        case _ where children.isEmpty: tree = leaf(id, areas)
        default:
            let axis = trials[0].resolved[id].stack?.axis
            var elements: [Element] = []
            for child in children { elements.append(try element(child)) }
            // If a view cannot be a layer over another one, it is a child of the container again.
            if try shown(in: id) != children { return try native(id) }
            if let axis, trials[0].resolved[id].stack?.distribution == .fillEqually {
                elements = evened(elements, axis)
            }
            if axis == nil { elements = labelled(elements) }
            tree = try contained(elements, in: areas, axis, named: view.name, sides(of: id))
        }
        if id == .root {
            // Such a view, if it is the whole document, fills the space that the app gives it.
            let single: [ViewKind] = [.label, .button, .image, .activity, .pageControl]
            if children.isEmpty, !document.isScreen, single.contains(view.kind) {
                return sized(tree, areas, id).modified(.look(id))
            }
            let isRow = lists?.element(of: view)?.isNamed("tableViewCell") == true
            return (isRow ? withHeight(tree, ofRow: id) : tree).modified(.look(id))
        }
        let isContainer = !children.isEmpty && !view.kind.isScrollView
        let whole = sized(tree, areas, id)
        return (isContainer ? hugging(whole, areas, id) : whole).modified(.look(id))
    }

    /// Returns a view of a class of the app in the container from whose baseline a constraint measures
    /// a distance to another such view; nil if there is none. This program does not know the metrics of
    /// their texts.
    private func ownBaseline(in id: ViewID) -> ViewID? {
        let baselines: [LayoutAttribute] = [.firstBaseline, .lastBaseline]
        return trials[0].constraints.lazy.compactMap { constraint -> ViewID? in
            guard let second = constraint.second,
                constraint.constant != 0 || constraint.first.attribute != second.attribute
            else { return nil }
            let owners = [constraint.first.box.owner, second.box.owner]
            let areOfApp = owners.allSatisfy { owner in
                owner != id && self.document.isAncestor(id, of: owner)
                    && self.document[owner].properties[.customClass] != nil
            }
            let isBaseline = [constraint.first, second].contains {
                baselines.contains($0.attribute)
            }
            return areOfApp && isBaseline ? owners[0] : nil
        }.first
    }

    /// Returns the tree of a root with a background in a frame as wide as the place of the root, unless
    /// something in it is certain to be so wide: other texts, or a picture that is missing, are not.
    private func spanning(_ tree: SwiftUITree) -> SwiftUITree {
        let isRow = document[.root].kind == .cell || subviews(of: .root).isEmpty
        guard !isRow, look(.root, trials[0]).isVisible, !fillsWidth(tree),
            let place = tree.modifiers.lastIndex(where: \.isLook)
        else { return tree }
        var line = StackAlignment.center
        if case .stack(.vertical, let own, _) = tree.kind { line = own }
        var frame = SwiftUIFrame()
        frame.set(.horizontal, .upTo(.infinity), optional: false, line)
        var result = tree
        result.modifiers.insert(.frame(frame), at: place)
        return misfit(result, in: rootAreas) == nil ? result : tree
    }

    /// Whether a tree takes the proposed width with any texts and pictures of the app.
    private func fillsWidth(_ tree: SwiftUITree) -> Bool {
        for modifier in tree.modifiers.reversed() {
            guard case .frame(let frame) = modifier, let width = frame.width else { continue }
            return width.bound == .upTo(.infinity) || width.bound == .filling
        }
        switch tree.kind {
        case .view(let id, let fills):
            switch document[id].kind {
            case .label, .button, .switch, .stepper, .activity, .pageControl, .datePicker:
                return false
            case .image: return fills && trials[0].values(of: id)[.imageName] != nil
            case .textView: return !isText(id)
            default: return true
            }
        case .part(_, let fitted): return !fitted.contains(.horizontal)
        case .spacer: return false
        case .clear, .row, .list, .reader: return true
        case .stack(let axis, _, _):
            return tree.children.contains { child in
                if case .spacer = child.kind { axis == .horizontal } else { fillsWidth(child) }
            }
        case .layers, .scroll: return tree.children.contains(where: fillsWidth)
        }
    }

    /// Returns the elements with pictures and texts as the labels of the buttons that are over them: a
    /// button without content, in whose middle there is one picture and nothing else, or which
    /// covers a label and nothing else.
    private func labelled(_ elements: [Element]) -> [Element] {
        var result = elements
        for button in elements {
            guard let id = button.id, isEmptyButton(id), case .view = button.tree.kind else {
                continue
            }
            let under = result.prefix { $0.id != id }.filter { other in
                zip(other.rects, button.rects).contains { $0.overlaps($1) }
            }
            if under.count == 1, let text = touched(under[0], by: button) {
                result = result.compactMap { other in
                    other.id == id ? nil : other.id == text.id ? text : other
                }
                continue
            }
            guard under.count == 1, let icon = under[0].id, document[icon].kind == .image,
                case .view = under[0].tree.kind,
                zip(under[0].rects, button.rects).allSatisfy({ Self.isInMiddle($0, of: $1) }),
                let place = result.firstIndex(where: { $0.id == id }),
                let layer = try? layer(under[0], in: button.rects, .fixed)
            else { continue }
            let tree = button.tree.modified(.over(layer))
            if misfit(tree, in: button.rects) != nil { continue }
            result[place] = Element(tree: tree, rects: button.rects, id: id)
            result.removeAll { $0.id == icon }
        }
        return result
    }

    /// Returns a label with a button over it that has the same frame; nil if the element is no such
    /// label.
    private func touched(_ label: Element, by button: Element) -> Element? {
        guard let id = label.id, document[id].kind == .label, case .view = label.tree.kind,
            covers(label.rects, button.rects),
            let layer = try? layer(button, in: label.rects, .fixed)
        else { return nil }
        let tree = label.tree.modified(.over(layer))
        return misfit(tree, in: label.rects) == nil
            ? Element(tree: tree, rects: label.rects, id: id) : nil
    }

    /// Whether a button shows nothing, so that it only takes touches.
    private func isEmptyButton(_ id: ViewID) -> Bool {
        let values = trials[0].values(of: id)
        let shown = [values[.text], values[.imageName], values[.backgroundImageName]]
        return document[id].kind == .button && shown.allSatisfy { $0 ?? "" == "" }
            && SwiftUILeaf.symbol(values[.style]) == nil
    }

    /// Whether a rectangle is in the middle of another one, and nowhere beyond it.
    private static func isInMiddle(_ rect: Rect, of other: Rect) -> Bool {
        Axis.allCases.allSatisfy { axis in
            let (start, end) = (
                rect.start(axis) - other.start(axis), other.end(axis) - rect.end(axis)
            )
            return abs(start - end) < 1.2 && start > -0.6
        }
    }

    /// Returns the elements of a stack that gives its views equal lengths. If one of the views can
    /// grow, all of them can, because another view may be the longest with other texts.
    private func evened(_ elements: [Element], _ axis: Axis) -> [Element] {
        func grows(_ modifier: SwiftUIModifier) -> Bool {
            guard case .frame(let frame) = modifier else { return false }
            return frame[axis]?.bound == .upTo(.infinity)
        }
        // No height is proposed in a row, so that nothing grows there.
        let grow = elements.contains { $0.tree.modifiers.contains(where: grows) }
        if !grow || row != nil && axis == .vertical { return elements }
        let result = elements.map { element in
            var tree = element.tree
            if let place = tree.modifiers.lastIndex(where: grows),
                case .frame(var frame) = tree.modifiers[place]
            {
                frame[axis]?.isOptional = false
                tree.modifiers[place] = .frame(frame)
            } else {
                var frame = SwiftUIFrame()
                let line = line(of: tree, element.id, axis)
                frame.set(axis, .upTo(.infinity), optional: false, line)
                let hasLook = if case .look? = tree.modifiers.last { true } else { false }
                tree.modifiers.insert(
                    .frame(frame), at: tree.modifiers.count - (hasLook ? 1 : 0))
            }
            return Element(tree: tree, rects: element.rects, id: element.id)
        }
        return result.allSatisfy { misfit($0.tree, in: $0.rects) == nil } ? result : elements
    }

    /// Returns the tree with `fixedSize` along each axis on which a larger proposal would make the
    /// tree longer, although it has its ideal length in all layouts, or with the length that one of
    /// the views of a stack view gives all of them. Returns the tree unchanged if this makes a frame
    /// wrong.
    private func hugging(_ tree: SwiftUITree, _ rects: [Rect], _ id: ViewID? = nil) -> SwiftUITree {
        var result = tree
        for axis in [Axis.vertical, .horizontal] where !isRigid(result, rects, axis) {
            if let id, let length = lengthOfAll(in: id, axis),
                rects.allSatisfy({ abs($0.size[axis] - length) < 0.5 })
            {
                var frame = SwiftUIFrame()
                frame.set(axis, .fixed(length), optional: false, line(of: tree, id, axis))
                result.modifiers.append(.frame(frame))
            } else if isIdeal(result, rects, axis) {
                result.modifiers.append(.fixedSize(axis))
            }
        }
        return misfit(result, in: rects) == nil ? result : tree
    }

    /// Returns the length that a stack view which stretches its views across its axis gives all of
    /// them, because a required constraint states it for one; nil if there is none.
    private func lengthOfAll(in id: ViewID, _ axis: Axis) -> Double? {
        guard let stack = trials[0].resolved[id].stack, stack.axis != axis,
            stack.alignment == .fill
        else { return nil }
        let views = Set(trials[0].resolved[id].arranged)
        return trials[0].constraints.first { constraint in
            guard case .view(let view) = constraint.first.box else { return false }
            return views.contains(view) && constraint.first.attribute == axis.size
                && constraint.second == nil && constraint.relation == .equal
                && constraint.priority == Priorities.required
        }?.constant
    }

    /// Returns whether a tree has its ideal length along an axis in all layouts: the length that it
    /// chooses if none is proposed. It must not be longer if 64 more points are proposed across.
    private func isIdeal(_ tree: SwiftUITree, _ rects: [Rect], _ axis: Axis) -> Bool {
        zip(trials, rects).allSatisfy { trial, rect in
            let height = axis == .horizontal ? nil : rect.height
            let proposal = SwiftUIProposal(width: rect.width, height: height)
            let model = SwiftUIModel(tree, in: trial)
            let size = model.size(proposal.changed(axis, nil))
            let cross = axis.crossing
            let wider = model.size(
                proposal.changed(axis, nil).changed(cross, rect.size[cross] + 64))
            return abs(size[axis] - rect.size[axis]) < Self.tolerance
                && wider[axis] < rect.size[axis] + Self.tolerance
        }
    }

    /// Returns the subviews to show: the visible arranged views of a stack in their order,
    /// otherwise all subviews back to front. Throws if a stack has a subview that it does not
    /// arrange.
    private func shown(in id: ViewID) throws(UIKitReason) -> [ViewID] {
        let view = trials[0].resolved[id]
        if view.kind == .stack, view.subviews.contains(where: { !view.arranged.contains($0) }) {
            throw UIKitReason(
                view: id, reason: "@ has a subview that it does not arrange")
        }
        let all =
            view.kind == .stack
            ? view.arranged.filter { !trials[0].resolved[$0].isHidden } : view.subviews
        if view.kind.isList { return trials[0].rows(of: id) }
        // An empty view without an outlet only keeps a distance between the others, which the tree
        // contains anyway.
        let seen = all.filter {
            if isFloating($0) { return false }
            return !isUnseen($0, trials[0]) || isReferred($0) || referredLength($0) != nil
        }
        return seen.isEmpty && id == .root ? all : seen
    }

    /// Whether an outlet refers to the view, so that the app may show something in it.
    private func isReferred(_ id: ViewID) -> Bool {
        document[id].properties.value(.objectID).map { lists?.referred.contains($0) ?? false }
            ?? false
    }

    /// Returns the constraint for the length of an empty view, if an outlet refers to the
    /// constraint, so that the app can change the distance between other views; nil if there is
    /// none.
    private func referredLength(_ id: ViewID) -> LayoutConstraint? {
        guard document[id].subviews.isEmpty else { return nil }
        return document.allConstraints.first { constraint in
            let list = constraint.properties
            return constraint.views == [id] && constraint.second == nil
                && constraint.relation == .equal && list.value(.installed) != false
                && list.value(.objectID).map { lists?.referred.contains($0) ?? false } ?? false
        }
    }

    private func leaf(_ id: ViewID, _ rects: [Rect]) -> SwiftUITree {
        let key = document[id].name
        if let stack = trials[0].resolved[id].stack, subviews(of: id).isEmpty,
            rects.allSatisfy({ $0.size[stack.axis] < Self.tolerance })
        {
            // The app adds views to an empty stack view.
            let spacing = if case .points(let points) = stack.spacing { points } else { 8.0 }
            return SwiftUITree(kind: .stack(stack.axis, .center, spacing: spacing), key: key)
        }
        let isEmpty = isUnseen(id, trials[0]) && !isReferred(id)
        if isEmpty, let length = referredLength(id) {
            let axis = length.first.attribute.axis
            var frame = SwiftUIFrame()
            let points = length.properties.value(.constant) ?? 0
            frame.set(axis, .fixed(points), optional: false, nil)
            return SwiftUITree(kind: .spacer(minimum: 0), key: key).modified(.frame(frame))
        }
        let isSpace = isEmpty && takesSpace(id)
        if document[id].kind == .spacer || isSpace {
            return SwiftUITree(kind: .spacer(minimum: 0), key: key)
        }
        // An image view with a stated length keeps this length for a picture of another size.
        let isFixed =
            document[id].kind == .image
            && Axis.allCases.contains {
                fixed(id, $0) != nil
                    || ratio(id) != nil && explicit(id, $0, .lessThanOrEqual) != nil
            }
        let whole =
            !isFixed
            && trials.allSatisfy { trial in
                let (natural, rect) = (trial.natural(id), trial.rect(of: id))
                return abs((natural.width ?? -1) - rect.width) < 0.5
                    && abs((natural.height ?? -1) - rect.height) < 0.5
            }
        // An aspect-fit picture that has its own length along one axis is not scaled up along the
        // other one.
        let isPlain =
            !isFixed && document[id].kind == .image && ratio(id) == nil
            && trials[0].values(of: id)[.contentMode] == .scaleAspectFit
            && Axis.allCases.contains { axis in
                zip(trials, rects).allSatisfy { trial, rect in
                    guard let natural = trial.natural(id).wholeSize else { return false }
                    return abs(natural[axis] - rect.size[axis]) < 0.5
                        && natural[axis.crossing] < rect.size[axis.crossing] + 0.5
                }
            }
        // Some content modes do not scale the picture.
        let isScaled =
            document[id].kind != .image || !SwiftUILeaf.isUnscaled(trials[0].values(of: id))
        let fills = !whole && !isPlain && isScaled && !isText(id) && !isOwnSymbol(id, rects)
        return SwiftUITree(kind: .view(id, fills: fills), key: key)
    }

    /// Returns whether a view shows a symbol in about the symbol's own size, which its font or
    /// scale determines. If constraints set both lengths of the view, both must be about those of
    /// the symbol. If they set one length, the other one must be that of the symbol. Returns false
    /// if they set none.
    private func isOwnSymbol(_ id: ViewID, _ rects: [Rect]) -> Bool {
        let values = trials[0].values(of: id)
        let name = values[.imageName].map { ImageName(stored: $0) }
        guard document[id].kind == .image, case .symbol? = name else { return false }
        let stated = Axis.allCases.filter { fixed(id, $0) != nil }
        return zip(trials, rects).allSatisfy { trial, rect in
            Axis.allCases.allSatisfy { axis in
                let more = rect.size[axis] - (trial.natural(id)[axis] ?? 0)
                if stated.count == 2 { return abs(more) <= 2 }
                return stated == [axis] && values[.contentMode] == .scaleAspectFit
                    ? more > -0.5 : stated.count == 1 && abs(more) < 0.5
            }
        }
    }

    /// Whether a view is a text view that shows its text as a label does: it cannot be edited, and it
    /// does not scroll.
    private func isText(_ id: ViewID) -> Bool {
        document[id].kind == .textView && trials[0].values(of: id)[.scrollEnabled] == false
            && lists?.attribute("editable", of: document[id]) == "NO"
    }

    // MARK: Scroll views and lists

    private mutating func scroll(
        _ id: ViewID, _ children: [ViewID]
    ) throws(UIKitReason) -> SwiftUITree {
        let frames = rects(id)
        var areas = contentAreas(id, children)
        // Content that is never wider than the scroll view does not scroll to the sides.
        if zip(frames, areas).allSatisfy({ $1.width < $0.width + Self.tolerance }) {
            areas = zip(frames, areas).map { $1.spanning($0, .horizontal) }
        }
        var axes = Axis.allCases.filter { axis in
            zip(frames, areas).contains { abs($0.size[axis] - $1.size[axis]) > Self.tolerance }
        }
        if axes.isEmpty { axes = [.vertical] }
        var elements: [Element] = []
        for child in children { elements.append(try element(child)) }
        let content = try contained(elements, in: areas, nil, named: document[id].name, .open)
        let tree = SwiftUITree(
            kind: .scroll(axes, fills: nil), key: document[id].name, children: [content])
        guard axes == [.vertical], misfit(tree, in: frames) != nil,
            let more = excess(of: zip(frames, areas).map { $1.height - $0.height }, in: id)
        else { return tree }
        var full = tree
        full.kind = .scroll(axes, fills: more)
        return misfit(full, in: frames) == nil ? full : tree
    }

    /// Returns by how many points the least height of a scroll view's content exceeds the height of
    /// the scroll view: 0 if both are equal in some layout, since the content may be at least as
    /// high in all layouts, or otherwise the least excess, if a constraint relates the heights of
    /// the scroll view and a view inside it. Returns nil if there is no such constraint.
    ///
    /// - Parameter excesses: the excess in each layout
    private func excess(of excesses: [Double], in scroll: ViewID) -> Double? {
        if excesses.contains(where: { abs($0) < Self.tolerance + 0.01 }) { return 0 }
        let isRelated = trials[0].constraints.contains { constraint in
            guard let second = constraint.second, constraint.multiplier == 1,
                constraint.relation != .lessThanOrEqual
            else { return false }
            let owners = [constraint.first.box.owner, second.box.owner]
            return constraint.first.attribute == .height && second.attribute == .height
                && owners.contains(scroll)
                && owners.contains { $0 != scroll && document.isAncestor(scroll, of: $0) }
        }
        return isRelated ? excesses.min().map(\.millipoints) : nil
    }

    /// Returns the rectangle of a scroll view's content in each layout. The origin is that of the
    /// scroll view. The right and bottom edges are where constraints between a subview and the
    /// content area put them; without such constraints, they are the outermost edges of the
    /// subviews.
    private func contentAreas(_ id: ViewID, _ children: [ViewID]) -> [Rect] {
        trials.map { trial in
            let (start, views) = (trial.rect(of: id), children.map { trial.rect(of: $0) })
            var end = Size(
                width: (views.map(\.maxX) + [start.maxX]).max()!,
                height: views.map(\.maxY).max() ?? start.maxY)
            for constraint in trial.constraints {
                guard let second = constraint.second, constraint.multiplier == 1 else { continue }
                let isFirst = constraint.first.box.isContent(of: id)
                guard isFirst != second.box.isContent(of: id) else { continue }
                let inner = isFirst ? second : constraint.first
                guard document.isAncestor(id, of: inner.box.owner), inner.box.owner != id,
                    (isFirst ? constraint.first : second).attribute == inner.attribute
                else { continue }
                let rect = trial.rect(of: inner.box.owner)
                let constant = isFirst ? constraint.constant : -constraint.constant
                switch inner.attribute {
                case .trailing, .right: end.width = rect.maxX + constant
                case .bottom: end.height = rect.maxY + constant
                default: break
                }
            }
            return Rect(
                x: start.x, y: start.y, width: end.width - start.x, height: end.height - start.y)
        }
    }

    private mutating func list(
        _ id: ViewID, _ children: [ViewID]
    ) throws(UIKitReason) -> SwiftUITree {
        var rows: [SwiftUITree] = []
        for child in children {
            let cell = document[child]
            if lists?.style(of: cell, besides: lists?.accessorySwitch(of: cell)) != nil
                || hasOnlyListContent(cell)
            {
                rows.append(SwiftUITree(kind: .row(child), key: document[child].name))
                continue
            }
            let outer = row
            row = document[child].kind == .cell ? child : nil
            defer { row = outer }
            rows.append(withHeight(try element(child).tree, ofRow: child))
        }
        return SwiftUITree(kind: .list(id), key: document[id].name, children: rows)
    }

    /// Returns whether a cell shows the texts of its list content configuration and no other view.
    private func hasOnlyListContent(_ cell: View) -> Bool {
        cell.properties.value(.contentText) != nil
            && cell.subviews.allSatisfy { document[$0].subviews.isEmpty }
    }

    /// Returns the tree of a row with a frame for the row's height. If the content has this height
    /// by itself, no frame is needed, and the row grows with its texts.
    private func withHeight(_ tree: SwiftUITree, ofRow id: ViewID) -> SwiftUITree {
        let rects = trials.map { $0.rect(of: id) }
        guard !isIdeal(tree, rects, .vertical),
            let height = Self.constant(rects.map(\.height))
        else { return tree }
        var frame = SwiftUIFrame()
        // In a list, the frame is removed if the row's views have the right frames without it. A
        // cell outside a list always has it, but grows with its texts if nothing in the cell takes
        // the height.
        // A row of a list that takes the height keeps its frames in a minimum height if the list
        // proposes none.
        func isRightInList() -> Bool {
            var frame = SwiftUIFrame()
            frame.set(.vertical, .atLeast(height), optional: false, nil)
            return misfit(tree.modified(.frame(frame), .fixedSize(.vertical)), in: rects) == nil
        }
        let grows = id == .root && (isRigid(tree, rects, .vertical) || isRightInList())
        let isPart = if case .part = tree.kind { true } else { false }
        frame.set(
            .vertical, grows ? .atLeast(height) : .fixed(height), optional: id != .root && !isPart,
            nil)
        var result = tree
        let hasLook = if case .look? = tree.modifiers.last { true } else { false }
        result.modifiers.insert(.frame(frame), at: tree.modifiers.count - (hasLook ? 1 : 0))
        return result
    }

    // MARK: Sizes

    /// Returns the length in points that a constraint with this relation gives a view; nil if there
    /// is none. For `equal`, this is also the length of a view that an autoresizing mask keeps
    /// constant.
    private func explicit(_ id: ViewID, _ axis: Axis, _ relation: Relation) -> Double? {
        // A content view has the size of its cell.
        let isContent = document[id].parent.map { document[$0].kind == .cell } ?? false
        if relation == .equal, !isContent, let mask = trials[0].resolved.placingMask(of: id),
            !mask.contains(axis == .horizontal ? .flexibleWidth : .flexibleHeight)
        {
            return Self.constant(trials.map { $0.rect(of: id).size[axis] })
        }
        if relation == .equal, trials[0].yielding(id, axis) != nil { return nil }
        return trials[0].constraints.first {
            $0.first == BoxAnchor(.view(id), axis.size) && $0.second == nil
                && $0.relation == relation
        }?.constant
    }

    /// Returns the maximum length in points that constraints give a view: the limit of an
    /// inequality, or the length in an optional equation that the view has in some layouts and
    /// exceeds in none. Returns nil if there is none.
    private func maximum(_ id: ViewID, _ axis: Axis) -> Double? {
        if let most = explicit(id, axis, .lessThanOrEqual) { return most }
        let lengths = trials.map { $0.rect(of: id).size[axis] }
        guard let most = lengths.max(), lengths.contains(where: { $0 < most - 0.6 }) else {
            return nil
        }
        return trials[0].constraints.first {
            $0.first == BoxAnchor(.view(id), axis.size) && $0.second == nil
                && $0.relation == .equal && $0.priority < Priorities.required
                && abs($0.constant - most) < 0.5
        }?.constant
    }

    /// Returns the length in points that constraints give a view along an axis: its own, or that of
    /// the other axis if the view is a square; nil if there is none.
    private func fixed(_ id: ViewID, _ axis: Axis) -> Double? {
        explicit(id, axis, .equal)
            ?? (ratio(id) == 1 ? explicit(id, axis.crossing, .equal) : nil)
    }

    /// Returns the aspect ratio, width by height, that a constraint requires; nil if there is none.
    private func ratio(_ id: ViewID) -> Double? {
        for constraint in trials[0].constraints {
            guard let second = constraint.second, constraint.first.box == .view(id),
                second.box == .view(id), constraint.relation == .equal, constraint.constant == 0
            else { continue }
            switch (constraint.first.attribute, second.attribute) {
            case (.width, .height): return constraint.multiplier
            case (.height, .width): return 1 / constraint.multiplier
            default: break
            }
        }
        return nil
    }

    /// Returns the share of an area's length, less than 1, that a view has in all layouts, if the
    /// multiplier of a constraint states it. The constraint may be that of another view with the
    /// same length. Returns nil if there is no such share.
    private func share(
        _ id: ViewID, _ rects: [Rect], in areas: [Rect], _ axis: Axis = .horizontal
    ) -> Double? {
        assert(rects.count == areas.count, "a view has no area in a layout")
        if isReading { return nil }
        if axis == .horizontal, let share = limit(id) { return share }
        let shares = zip(rects, areas).map { $0.size[axis] / $1.size[axis] }
        guard Self.constant(rects.map { $0.size[axis] }) == nil,
            let last = shares.last, shares.allSatisfy({ abs($0 - last) < 0.002 })
        else { return nil }
        return trials[0].constraints.first {
            $0.first.attribute == axis.size && $0.second?.attribute == axis.size
                && $0.constant == 0 && $0.multiplier < 1 && abs($0.multiplier - last) < 0.002
        }?.multiplier
    }

    /// Returns the multiplier, less than 1, of a constraint that limits a view's width to a share
    /// of its superview's width; nil if there is none.
    private func limit(_ id: ViewID) -> Double? {
        guard let parent = document[id].parent else { return nil }
        return trials[0].constraints.first {
            $0.first == BoxAnchor(.view(id), .width)
                && $0.second == BoxAnchor(.view(parent), .width) && $0.constant == 0
                && $0.relation != .greaterThanOrEqual && $0.multiplier < 1
        }?.multiplier
    }

    /// Returns the tree with a frame modifier along each axis on which SwiftUI would otherwise
    /// choose another length than that of `rects`, its rectangle in each layout.
    private func sized(_ tree: SwiftUITree, _ rects: [Rect], _ id: ViewID?) -> SwiftUITree {
        assert(rects.count == trials.count, "a view has no rectangle in a layout")
        var result = tree
        if case .view(let id, _) = tree.kind, isShortened(id, rects) {
            result.modifiers.append(.oneLine)
        }
        if let id, document[id].kind == .textField, hasNaturalWidth(id, rects) {
            result.modifiers.append(.fixedSize(.horizontal))
        }
        let chosen = zip(trials, rects).map { trial, rect in
            SwiftUIModel(result, in: trial).size(SwiftUIProposal(rect.size))
        }
        var frame = SwiftUIFrame()
        var hugged: [Axis] = []
        let isSquare =
            id.map {
                fixed($0, .vertical) != nil && (document[$0].kind == .image || ratio($0) == 1)
            } ?? false
        if let id, ratio(id) == 1, !isSquare, case .part = tree.kind, subviews(of: id).isEmpty,
            let length = Self.constant(rects.flatMap { [$0.width, $0.height] }),
            constants.contains(length)
        {
            frame.set(.horizontal, .fixed(length), optional: false, nil)
            frame.set(.vertical, .fixed(length), optional: false, nil)
            return result.modified(.frame(frame))
        }
        if let id, let size = leastSize(id, rects) {
            for axis in Axis.allCases { frame.set(axis, .fixed(size[axis]), optional: false, nil) }
            return result.modified(.frame(frame))
        }
        if let id, let ratio = ratio(id), !(isSquare && ratio == 1) {
            // An image that fills its frame is larger than the frame along one axis.
            for axis in Axis.allCases {
                let pairs = zip(chosen, rects)
                if pairs.contains(where: { $0[axis] > $1.size[axis] + 1 }) {
                    frame.set(axis, .filling, optional: true, nil)
                } else if pairs.contains(where: { $0[axis] < $1.size[axis] - 1 }) {
                    frame.set(axis, .upTo(.infinity), optional: true, nil)
                }
            }
            let whole =
                frame.width == nil && frame.height == nil
                ? result : result.modified(.frame(frame))
            var squared = whole.modified(.ratio(ratio))
            frame = SwiftUIFrame()
            for axis in Axis.allCases {
                if let length = explicit(id, axis, .equal), document[id].kind == .image {
                    frame.set(axis, .fixed(length), optional: false, nil)
                } else if let most = maximum(id, axis) {
                    frame.set(axis, .upTo(most), optional: true, nil)
                }
            }
            if frame.width != nil || frame.height != nil {
                squared.modifiers.append(.frame(frame))
            }
            if misfit(squared, in: rects) == nil { return squared }
            frame = SwiftUIFrame()
        }
        for axis in Axis.allCases {
            let isShort = zip(chosen, rects).contains { $0[axis] < $1.size[axis] - Self.tolerance }
            let line = line(of: tree, id, axis)
            if let id, let length = isSquare ? fixed(id, axis) : explicit(id, axis, .equal),
                Self.constant(rects.map { $0.size[axis] }).map({ abs($0 - length) < 0.5 }) ?? false,
                isShort || document[id].kind == .image || isOfApp(tree) || isIcon(id)
                    || !isRigid(result, rects, axis)
            {
                let isMasked = trials[0].resolved.placingMask(of: id) != nil
                // The frame of a label often needs no height.
                let isOptional = isMasked || axis == .vertical && document[id].kind == .label
                frame.set(axis, .fixed(length), optional: isOptional, line)
            } else if let id, let most = maximum(id, axis),
                rects.contains(where: { abs($0.size[axis] - most) < 0.5 })
                    || weakInset(id, axis) != nil && !isRigid(result, rects, axis)
            {
                frame.set(axis, .upTo(most), optional: false, line)
            } else if isShort, let id,
                let least = explicit(id, axis, .greaterThanOrEqual) ?? touchLength(id, axis),
                rects.contains(where: { abs($0.size[axis] - least) < 0.5 })
            {
                frame.set(axis, .atLeast(least), optional: false, line)
            } else if let id, document[id].kind == .textField,
                let least = explicit(id, axis, .greaterThanOrEqual),
                !isRigid(result, rects, axis)
            {
                // On other devices, the field may have less space than in the layouts.
                frame.set(axis, .atLeast(least), optional: false, line)
            } else if axis == .vertical, isOfApp(tree), let id,
                let least = explicit(id, axis, .greaterThanOrEqual), least > 0,
                rects.allSatisfy({ $0.size[axis] > least - 0.5 }), isFitted(tree, axis)
            {
                // The class's own length, which this program does not know, may be less.
                hugged.append(axis)
                frame.set(axis, .atLeast(least), optional: false, line)
            } else if case .part(_, let fitted) = tree.kind, !fitted.contains(axis),
                let length = Self.constant(rects.map { $0.size[axis] }), constants.contains(length)
            {
                // A view with a minimum length is as long as its content, at least.
                let isLeast = id.map { explicit($0, axis, .greaterThanOrEqual) == length } ?? false
                if isLeast { hugged.append(axis) }
                frame.set(
                    axis, isLeast ? .atLeast(length) : .fixed(length), optional: !isLeast, line)
            } else if let id, isUnseen(id, trials[0]), !subviews(of: id).isEmpty,
                let length = Self.constant(rects.map { $0.size[axis] }), isStated(length)
            {
                // The subviews, which give the view its length, draw nothing and are not exported.
                frame.set(axis, .fixed(length), optional: true, line)
            } else if let id, let length = pinned(id, rects, axis),
                isShort || !isRigid(result, rects, axis)
            {
                frame.set(axis, pinnedBound(length, result, rects, id, axis), optional: true, line)
            } else if isShort {
                frame.set(axis, .upTo(.infinity), optional: true, line)
            } else if let id, document[id].kind == .picker, axis == .horizontal,
                hasNaturalWidth(id, rects)
            {
                frame.set(axis, .fixed(rects[0].width), optional: true, line)
            } else if case .view(let id, let fills) = tree.kind,
                fills || document[id].kind == .image,
                zip(chosen, rects).contains(where: { $0[axis] > $1.size[axis] + 1 })
            {
                let length = Self.constant(rects.map { $0.size[axis] })
                let isKnown = document[id].kind != .image && length.map(isStated) ?? false
                frame.set(axis, isKnown ? .fixed(length!) : .filling, optional: false, line)
            } else if let id, document[id].kind == .image,
                trials[0].values(of: id)[.contentMode] == .scaleAspectFill,
                case .view(_, fills: true) = tree.kind
            {
                // An aspect-fill picture is larger than the view along one axis.
                frame.set(axis, .filling, optional: true, line)
            }
        }
        if frame.width != nil || frame.height != nil { result.modifiers.append(.frame(frame)) }
        result.modifiers += hugged.map { .fixedSize($0, isOptional: false) }
        if case .part(let id, let fitted) = result.kind,
            ![.label, .textView].contains(document[id].kind)
        {
            // A frame determines these lengths, so the view has what the frame proposes.
            let rest = fitted.filter { axis in
                frame[axis].map { !$0.isDetermined || $0.isOptional } ?? true
            }
            result.kind = .part(id, fitted: rest)
        }
        return result
    }

    /// Returns the intrinsic length in points of a button without content that is as long as a label
    /// along an axis, because of a constraint; nil if there is none.
    private func touchLength(_ id: ViewID, _ axis: Axis) -> Double? {
        guard document[id].kind == .label else { return nil }
        return trials[0].constraints.lazy.compactMap { constraint -> Double? in
            guard let second = constraint.second, constraint.relation == .equal,
                constraint.first.attribute == axis.size, second.attribute == axis.size,
                constraint.multiplier == 1, constraint.constant == 0
            else { return nil }
            let owners = [constraint.first.box.owner, second.box.owner]
            guard owners.contains(id), let other = owners.first(where: { $0 != id }),
                isEmptyButton(other)
            else { return nil }
            return trials[0].natural(other)[axis]
        }.first
    }

    /// Whether a view without a stated width has that of its content in all layouts.
    private func hasNaturalWidth(_ id: ViewID, _ rects: [Rect]) -> Bool {
        explicit(id, .horizontal, .equal) == nil
            && zip(trials, rects).allSatisfy { abs(($0.natural(id).width ?? -1) - $1.width) < 0.5 }
    }

    /// Returns whether a view is a button that shows only an image of the app's asset catalogue.
    /// The image may have another size in the app.
    private func isIcon(_ id: ViewID) -> Bool {
        let values = trials[0].values(of: id)
        guard document[id].kind == .button, values[.text] ?? "" == "",
            case .asset? = values[.imageName].map(ImageName.init(stored:))
        else { return false }
        return values[.style]?.isConfiguration != true
    }

    /// Returns whether a tree is a view with a custom class and without subviews, which stays in
    /// UIKit. This program does not know its own size.
    private func isOfApp(_ tree: SwiftUITree) -> Bool {
        guard case .part(let id, _) = tree.kind else { return false }
        return subviews(of: id).isEmpty && document[id].properties[.customClass] != nil
    }

    /// Whether a view that stays in UIKit has the length that fits its constraints along an axis.
    private func isFitted(_ tree: SwiftUITree, _ axis: Axis) -> Bool {
        if case .part(_, let fitted) = tree.kind { fitted.contains(axis) } else { false }
    }

    /// Returns the size in points of a view without subviews and without an intrinsic size, if a
    /// minimum length and an aspect ratio determine it in all layouts; nil for other views.
    private func leastSize(_ id: ViewID, _ rects: [Rect]) -> Size? {
        let natural = trials[0].natural(id)
        guard ratio(id) != nil, subviews(of: id).isEmpty, natural.width == nil,
            natural.height == nil, let width = Self.constant(rects.map(\.width)),
            let height = Self.constant(rects.map(\.height))
        else { return nil }
        let size = Size(width: width, height: height)
        let isLeast = Axis.allCases.contains { axis in
            explicit(id, axis, .greaterThanOrEqual).map { abs($0 - size[axis]) < 0.5 } ?? false
        }
        return isLeast ? size : nil
    }

    /// Returns the length of a view in points if the document states this length, and if the view,
    /// unlike its superview, has the same length in all layouts. For an image view, the superview
    /// does not matter, and the length may be the length of the image. Returns nil otherwise.
    private func pinned(_ id: ViewID, _ rects: [Rect], _ axis: Axis) -> Double? {
        guard let parent = document[id].parent,
            document[id].kind == .image
                || Self.constant(trials.map { $0.rect(of: parent).size[axis] }) == nil,
            let length = Self.constant(rects.map { $0.size[axis] }), length > 0,
            document[id].kind == .image
                ? isStated(length) || isNatural(id, length, axis) : constants.contains(length)
        else { return nil }
        return length
    }

    /// Whether a length is that of a view's content in all layouts, and the app does not change the
    /// content.
    private func isNatural(_ id: ViewID, _ length: Double, _ axis: Axis) -> Bool {
        !isReferred(id)
            && trials.allSatisfy { abs(($0.natural(id)[axis] ?? -1) - length) < 0.5 }
    }

    /// Returns the bound for a view that has this length in all layouts: a minimum, if a constraint
    /// states one and the view does not grow with it, otherwise a fixed length.
    private func pinnedBound(
        _ length: Double, _ tree: SwiftUITree, _ rects: [Rect], _ id: ViewID, _ axis: Axis
    ) -> SwiftUIFrame.Length.Bound {
        guard explicit(id, axis, .greaterThanOrEqual) == length else { return .fixed(length) }
        var frame = SwiftUIFrame()
        frame.set(axis, .atLeast(length), optional: false, line(of: tree, id, axis))
        let isRight = isRigid(tree.modified(.frame(frame)), rects, axis)
        return isRight ? .atLeast(length) : .fixed(length)
    }

    /// Whether UIKit truncates the one-line text of a view in some layout.
    private func isShortened(_ id: ViewID, _ rects: [Rect]) -> Bool {
        let kind = document[id].kind
        let values = trials[0].values(of: id)
        let isOneLine = kind == .label && values[.lines] ?? 1 == 1
        guard isOneLine || kind == .button && values[.text] ?? "" != "" else { return false }
        return zip(trials, rects).contains { ($0.natural(id).width ?? 0) > $1.width + 0.01 }
    }

    /// Returns how a larger frame aligns the tree along an axis: as a stack aligns its views, as a
    /// button aligns its title, or as a label aligns its text. Any other tree is centred.
    private func line(of tree: SwiftUITree, _ id: ViewID?, _ axis: Axis) -> StackAlignment {
        if case .stack(let own, let line, _) = tree.kind {
            return own != axis && (line == .start || line == .end)
                ? line : own == axis ? .start : .center
        }
        if let id, document[id].kind == .button, axis == .horizontal {
            switch trials[0].values(of: id)[.contentHorizontalAlignment] {
            case .left?, .leading?: return .start
            case .right?, .trailing?: return .end
            default: return .center
            }
        }
        // A text view that does not scroll begins with its text at the top.
        if let id, document[id].kind == .textView, axis == .vertical {
            return trials[0].values(of: id)[.scrollEnabled] == false ? .start : .center
        }
        guard let id, document[id].kind == .label || isText(id), axis == .horizontal else {
            return .center
        }
        switch trials[0].values(of: id)[.textAlignment] ?? .natural {
        case .natural, .left, .justified: return .start
        case .center: return .center
        case .right: return .end
        }
    }

    /// Whether a tree keeps its length along an axis if a larger length is proposed.
    private func isRigid(_ tree: SwiftUITree, _ rects: [Rect], _ axis: Axis) -> Bool {
        zip(trials, rects).allSatisfy { trial, rect in
            var size = rect.size
            size[axis] += 64
            // An image that keeps its aspect ratio grows only if both lengths do.
            let larger = Size(width: size.width + 64, height: size.height + 64)
            let model = SwiftUIModel(tree, in: trial)
            return [size, larger].allSatisfy {
                model.size(SwiftUIProposal($0))[axis] < rect.size[axis] + Self.tolerance
            }
        }
    }

    private static func constant(_ values: [Double]) -> Double? {
        guard let first = values.first, values.allSatisfy({ abs($0 - first) < 0.6 }) else {
            return nil
        }
        return (first * 2).rounded() == first * 2 ? first : first.millipoints
    }
}

extension Box {
    /// Whether this item of a constraint is the scroll view or its content guide. A constraint
    /// between such an item and a view inside the scroll view refers to the content area.
    fileprivate func isContent(of scroll: ViewID) -> Bool {
        self == .view(scroll) || self == .guide(scroll, .content)
    }
}

// MARK: - Arranging

extension SwiftUIBuilder {
    /// Returns a SwiftUI tree that fills a container and shows the elements at their positions in
    /// it.
    ///
    /// - Parameters:
    ///   - areas: the rectangle of the container in each of the layouts `trials`
    ///   - axis: the axis of a stack view; nil for any other container
    ///   - sides: what determines the width and height of the container
    private func contained(
        _ elements: [Element], in areas: [Rect], _ axis: Axis?, named name: String, _ sides: Sides
    ) throws(UIKitReason) -> SwiftUITree {
        let (tree, reason): (SwiftUITree?, UIKitReason?)
        do throws(UIKitReason) {
            tree = try arranged(elements, in: areas, axis, named: name, sides)
            reason = misfit(tree!, in: areas)
        } catch { (tree, reason) = (nil, error) }
        if let tree, reason == nil {
            let cross = axis?.crossing ?? .vertical
            guard sides.fitting.contains(cross), !isIdeal(tree, areas, cross) else { return tree }
            if let axis {
                return overflowing(elements, in: areas, axis, named: name, sides) ?? tree
            }
            let row = overhanging(elements, in: areas, named: name, sides)
            return row.flatMap { isIdeal($0, areas, cross) ? $0 : nil } ?? tree
        }
        if let tree = reading(elements, in: areas, axis, named: name, sides) { return tree }
        if axis == nil, let tree = overhanging(elements, in: areas, named: name, sides) {
            return tree
        }
        let bare = elements.map { element in
            bareTexts(element.tree).map { Element(tree: $0, rects: element.rects, id: element.id) }
        }
        if bare.contains(where: { $0 != nil }),
            let tree = try? contained(
                zip(bare, elements).map { $0 ?? $1 }, in: areas, axis, named: name, sides)
        {
            return tree
        }
        guard let tree else { throw reason! }
        return tree
    }

    /// Returns a column of texts without the frames in which they take the free width, so that it is
    /// as wide as the widest text; nil for any other tree, or if there are no such frames.
    private func bareTexts(_ tree: SwiftUITree) -> SwiftUITree? {
        guard case .stack(.vertical, .start, _) = tree.kind else { return nil }
        var (result, count) = (tree, 0)
        for place in tree.children.indices {
            guard case .view(let id, _) = tree.children[place].kind, document[id].kind == .label
            else { return nil }
            result.children[place].modifiers.removeAll { modifier in
                guard case .frame(let frame) = modifier else { return false }
                return frame.height == nil && frame.width?.bound == .upTo(.infinity)
            }
            count += tree.children[place].modifiers.count - result.children[place].modifiers.count
        }
        assert(count >= 0, "a text has more frames than before")
        return count == 0 ? nil : result
    }

    /// Returns the tree in which a view takes no height in its row, because in some layout it is
    /// higher than the view beside it on which it is vertically centred. Returns nil if there is no
    /// such view, or if the tree has wrong frames.
    private func overhanging(
        _ elements: [Element], in areas: [Rect], named name: String, _ sides: Sides
    ) -> SwiftUITree? {
        func isLower(_ one: Element, than other: Element) -> Bool {
            let pairs = zip(one.rects, other.rects)
            // Only a text changes its height as a row becomes wider.
            let isText = one.id.map { document[$0].kind == .label } ?? false
            return pairs.allSatisfy {
                $0.x != $1.x && (isText || $0.y > $1.y - 0.6 && $0.maxY < $1.maxY + 0.6)
            } && pairs.contains { $0.height < $1.height - 1 }
        }
        let flat = elements.map { element in
            guard let id = element.id, document[id].kind != .label,
                isRigid(element.tree, element.rects, .vertical),
                elements.contains(where: { other in
                    other.id.map { isCentred(id, on: $0) } ?? false && isLower(other, than: element)
                })
            else { return element }
            var frame = SwiftUIFrame()
            frame.set(.vertical, .fixed(0), optional: true, nil)
            let rects = element.rects.map { rect in
                let middle = rect.y + rect.height / 2
                return rect.limited(.vertical, middle, middle)
            }
            return Element(tree: element.tree.modified(.frame(frame)), rects: rects, id: nil)
        }
        guard zip(elements, flat).contains(where: { $0.id != $1.id }),
            let tree = try? contained(flat, in: areas, nil, named: name, sides),
            misfit(tree, in: areas) == nil
        else { return nil }
        return tree
    }

    /// Returns the tree of a stack whose length across its axis is determined only by some of its
    /// views: containers that are shorter than their content take no length across the stack.
    /// Returns nil if there is no such container, or if the tree has wrong frames.
    private func overflowing(
        _ elements: [Element], in areas: [Rect], _ axis: Axis, named name: String, _ sides: Sides
    ) -> SwiftUITree? {
        let cross = axis.crossing
        let flat = elements.map { element in
            var tree = element.tree
            let last = tree.modifiers.lastIndex(where: \.isFrame)
            guard let last, case .frame(var frame) = tree.modifiers[last],
                frame[cross]?.bound == .filling, frame.line(cross) == .start
            else { return element }
            var own = SwiftUIFrame()
            own.set(cross, .fixed(0), optional: false, .start)
            frame[cross] = nil
            let rest = frame[axis] == nil ? [] : [SwiftUIModifier.frame(frame)]
            tree.modifiers.replaceSubrange(last...last, with: rest + [.frame(own)])
            let rects = element.rects.map { $0.limited(cross, $0.start(cross), $0.start(cross)) }
            return Element(tree: tree, rects: rects, id: nil)
        }
        let isChanged = zip(elements, flat).map { $0.id != $1.id }
        guard isChanged.contains(true), isChanged.contains(false),
            let tree = try? arranged(flat, in: areas, axis, named: name, sides),
            misfit(tree, in: areas) == nil, isIdeal(tree, areas, cross)
        else { return nil }
        return tree
    }

    /// Whether a constraint puts a view in the middle of another one along the vertical axis.
    private func isCentred(_ id: ViewID, on other: ViewID) -> Bool {
        trials[0].constraints.contains { constraint in
            guard let second = constraint.second else { return false }
            let owners = [constraint.first.box.owner, second.box.owner]
            return constraint.first.attribute == .centerY && second.attribute == .centerY
                && constraint.relation == .equal && constraint.constant == 0
                && constraint.multiplier == 1 && Set(owners) == [id, other]
        }
    }

    /// Returns the tree in a `GeometryReader`, with elements whose lengths are shares of the
    /// container's or the screen's lengths; nil if there are no such elements, or if the tree has
    /// wrong frames.
    private func reading(
        _ elements: [Element], in areas: [Rect], _ axis: Axis?, named name: String, _ sides: Sides
    ) -> SwiftUITree? {
        guard let id = document.view(named: name)?.id else { return nil }
        // A reader has no height of its own, so a row with one would not grow with its texts.
        if row != nil { return nil }
        let own = SwiftUIReader(view: id, ignored: ignored)
        let isScreen = id == .root && document.isScreen
        let readers =
            isScreen ? [own, SwiftUIReader(view: id, ignored: ignored, isOfScreen: true)] : [own]
        return readers.lazy.compactMap { reader in
            reading(elements, in: areas, axis, named: name, sides, reader)
        }.first
    }

    private func reading(
        _ elements: [Element], in areas: [Rect], _ axis: Axis?, named name: String, _ sides: Sides,
        _ reader: SwiftUIReader
    ) -> SwiftUITree? {
        let wholes = reader.isOfScreen ? trials.map { $0.rect(of: .root) } : areas
        let sized = elements.map { element in
            var frame = SwiftUIFrame()
            for axis in Axis.allCases {
                guard let own = element.id,
                    let share = share(own, element.rects, in: wholes, axis)
                else { continue }
                let line = line(of: element.tree, own, axis)
                frame.set(axis, .share(share, reader), optional: false, line)
            }
            if frame.width == nil, frame.height == nil {
                return reader.isOfScreen ? element : centredInShare(element, in: areas, reader)
            }
            return Element(
                tree: element.tree.modified(.frame(frame)), rects: element.rects, id: element.id)
        }
        if zip(elements, sized).allSatisfy({ $0.tree.modifiers.count == $1.tree.modifiers.count }) {
            return nil
        }
        known.usesOfIgnored += 1
        var copy = self
        copy.isReading = true
        guard var inner = try? copy.arranged(sized, in: areas, axis, named: name, sides) else {
            return nil
        }
        inner.key = name + ".read"
        let tree = SwiftUITree(kind: .reader(reader), key: name, children: [inner])
        return misfit(tree, in: areas) == nil ? tree : nil
    }

    /// Returns an element in a frame whose length is a share of the container's, if a constraint
    /// states the element's centre as a multiple of the container's centre. The frame is at the
    /// container's start, or at its end if the centre is in the second half.
    private func centredInShare(
        _ element: Element, in areas: [Rect], _ reader: SwiftUIReader
    ) -> Element {
        let centres: [(Axis, LayoutAttribute)] = [(.horizontal, .centerX), (.vertical, .centerY)]
        for (axis, centre) in centres {
            let constraint = trials[0].constraints.first {
                $0.first.box.owner == element.id && $0.first.attribute == centre
                    && $0.second?.attribute == centre && $0.constant == 0 && $0.multiplier != 1
                    && $0.relation == .equal && (0..<2).contains($0.multiplier)
            }
            guard let multiplier = constraint?.multiplier else { continue }
            let share = (multiplier < 1 ? multiplier : 2 - multiplier).millipoints
            let rects = zip(element.rects, areas).map { rect, area in
                let length = area.size[axis] * share
                return multiplier < 1
                    ? rect.limited(axis, area.start(axis), area.start(axis) + length)
                    : rect.limited(axis, area.end(axis) - length, area.end(axis))
            }
            var frame = SwiftUIFrame()
            frame.set(axis, .share(share, reader), optional: false, .center)
            return Element(tree: element.tree.modified(.frame(frame)), rects: rects, id: nil)
        }
        return element
    }

    private func arranged(
        _ elements: [Element], in areas: [Rect], _ axis: Axis?, named name: String, _ sides: Sides
    ) throws(UIKitReason) -> SwiftUITree {
        if elements.count == 1 { return try layer(elements[0], in: areas, sides) }
        if axis == nil, let first = elements.first {
            let fillsScreen =
                document.isScreen && subviews(of: .root).first == first.id
                && covers(first.rects, trials.map { $0.rect(of: .root) })
            if fillsScreen || covers(first.rects, areas) {
                let rest = try contained(
                    Array(elements.dropFirst()), in: areas, nil, named: name, sides)
                if !fillsScreen, let id = first.id, document[id].kind.isScrollView {
                    return SwiftUITree(
                        kind: .layers(), key: name + ".layers", children: [first.tree, rest])
                }
                let tree =
                    shown(rest, over: first, in: areas, fillsScreen, named: name)
                    ?? rest.modified(.behind(first.tree, ignoresSafeArea: fillsScreen))
                return fittingLayers(elements, instead: tree, in: areas, named: name, sides) ?? tree
            }
        }
        var first: UIKitReason?
        for axis in axis.map({ [$0] }) ?? [.vertical, .horizontal] {
            let groups = groups(elements, axis)
            if groups.count < 2 { continue }
            do throws(UIKitReason) {
                let tree = try line(groups, axis, areas, name, sides)
                guard let misfit = misfit(tree, in: areas) else { return tree }
                first = first ?? misfit
            } catch { first = first ?? error }
        }
        if let first, axis != nil { throw first }
        if axis == nil, let nested = nested(elements, named: name) {
            let tree = try? contained(nested, in: areas, nil, named: name, sides)
            if let tree, misfit(tree, in: areas) == nil { return tree }
        }
        if let tree = centred(elements, in: areas, named: name, isOneSided: false) {
            return tree
        }
        if let layers = overlaid(elements, in: areas, named: name, sides),
            misfit(layers, in: areas) == nil
        {
            return layers
        }
        if let tree = overlays(elements, in: areas, sides) { return tree }
        var layers = SwiftUITree(kind: .layers(), key: name + ".layers")
        do throws(UIKitReason) {
            for element in elements {
                layers.children.append(try layer(element, in: areas, .fixed))
            }
        } catch { first = first ?? error }
        let isWhole = layers.children.count == elements.count
        if isWhole, first == nil || misfit(layers, in: areas) == nil { return layers }
        guard let tree = centred(elements, in: areas, named: name, isOneSided: true) else {
            throw first!
        }
        return tree
    }

    /// Returns a `ZStack` of the elements, so that the largest element determines the lengths of a
    /// container that fits its content. Returns nil if `tree` has these lengths, too, or if the
    /// `ZStack` has wrong frames. In `tree`, the first element is the background or base of the
    /// others.
    private func fittingLayers(
        _ elements: [Element], instead tree: SwiftUITree, in areas: [Rect], named name: String,
        _ sides: Sides
    ) -> SwiftUITree? {
        let axes = sides.fitting
        func isShown(_ element: Element) -> Bool {
            guard let id = element.id else { return true }
            return [.label, .image, .activity].contains(document[id].kind) || hasContent(id)
                || !subviews(of: id).isEmpty
        }
        guard elements.allSatisfy(isShown),
            axes.contains(where: { !isIdeal(tree, areas, $0) }) || misfit(tree, in: areas) != nil,
            !axes.isEmpty
        else { return nil }
        var layers = SwiftUITree(kind: .layers(), key: name + ".layers")
        for element in elements {
            guard let layer = try? layer(element, in: areas, .fixed) else { return nil }
            layers.children.append(layer)
        }
        let isRight =
            misfit(layers, in: areas) == nil && axes.allSatisfy { isIdeal(layers, areas, $0) }
        return isRight ? layers : nil
    }

    /// Returns a stack along one of the axes around an element in the middle of the container; nil
    /// if no such stack has the right frames.
    private func centred(
        _ elements: [Element], in areas: [Rect], named name: String, isOneSided: Bool
    ) -> SwiftUITree? {
        if elements.count < 2 { return nil }
        for axis in [Axis.vertical, .horizontal] {
            let groups = groups(elements, axis)
            // If one side is empty, a stack that is only as large across the axis as the views is
            // tried first.
            let hull = zip(union(elements), areas).map { $0.spanning($1, axis) }
            for inner in isOneSided ? [hull, areas] : [areas] {
                guard
                    let stack = centred(
                        groups, axis, in: inner, named: name, isOneSided: isOneSided)
                else { continue }
                let tree = hugging(sized(stack, inner, nil), inner)
                let whole = Element(tree: tree, rects: inner, id: nil)
                guard let tree = isOneSided ? try? placed(whole, in: areas, .fixed) : stack,
                    misfit(tree, in: areas) == nil
                else { continue }
                return tree
            }
        }
        return nil
    }

    /// Returns an element that covers the container, with other views over it; nil if the element
    /// is a plain background or a picture, or if the tree has wrong frames.
    private func shown(
        _ rest: SwiftUITree, over first: Element, in areas: [Rect], _ fillsScreen: Bool,
        named name: String
    ) -> SwiftUITree? {
        guard let id = first.id else { return nil }
        if let frame = frameOfContainer(ofPicture: id) {
            return overlay(rest, on: first.tree.modified(.frame(frame)), in: areas, isWhole: true)
        }
        guard
            hasContent(id) || isPicture(id) || !subviews(of: id).isEmpty || holdsContent(id)
        else { return nil }
        if !fillsScreen { return overlay(rest, on: first.tree, in: areas, isWhole: true) }
        let layers = SwiftUITree(
            kind: .layers(), key: name + ".layers",
            children: [first.tree.modified(.ignoresSafeArea(.all)), rest])
        return misfit(layers, in: areas) == nil ? layers : nil
    }

    /// Whether the app shows something in a view that is empty in the document: another screen, or
    /// views that it adds.
    private func holdsContent(_ id: ViewID) -> Bool {
        guard document[id].kind == .view, subviews(of: id).isEmpty,
            document[id].properties[.customClass] == nil, !look(id, trials[0]).isVisible
        else { return false }
        return isReferred(id) || document[id].properties[.embeds] != nil
            || lists?.element(of: document[id])?.isNamed("containerView") == true
    }

    /// Returns the first element with the others over it; nil if it does not have the size of the
    /// container, or if the tree has wrong frames.
    private func overlays(
        _ elements: [Element], in areas: [Rect], _ sides: Sides
    ) -> SwiftUITree? {
        guard let first = elements.first,
            !elements.dropFirst().contains(where: { extends($0, sides) }),
            var result = try? layer(first, in: areas, sides)
        else { return nil }
        for element in elements.dropFirst() {
            guard let own = try? layer(element, in: areas, .fixed),
                let tree = overlay(own, on: result, in: areas)
            else { return nil }
            result = tree
        }
        return result
    }

    /// Returns whether the length of a container depends on an element that is over others in it.
    /// The element must have a length of its own, and constraints to both ends of the container.
    private func extends(_ element: Element, _ sides: Sides) -> Bool {
        guard let id = element.id else { return false }
        return Axis.allCases.contains { axis in
            let hasLength = !subviews(of: id).isEmpty || trials[0].natural(id)[axis] != nil
            return hasLength && !sides.fixed.contains(axis) && isAttached(id, axis)
        }
    }

    /// Returns a tree with another one over it; nil if the result has wrong frames, or if only
    /// frames around the tree make it as large as the container.
    ///
    /// - Parameter isWhole: whether the view of the tree is as large as the container in the
    ///   document
    private func overlay(
        _ layer: SwiftUITree, on tree: SwiftUITree, in areas: [Rect], isWhole: Bool = false
    ) -> SwiftUITree? {
        if layer.ignoresSafeArea || tree.ignoresSafeArea { return nil }
        var frame = SwiftUIFrame()
        frame.set(.horizontal, .upTo(.infinity), optional: true, nil)
        for base in [tree, tree.modified(.frame(frame))] {
            let isPlaced = base.modifiers.contains { modifier in
                if case .frame(let frame) = modifier {
                    frame.y != .center && frame.onlyFills && frame.height != nil
                } else {
                    false
                }
            }
            let result = base.modified(.over(layer))
            if isWhole || !isPlaced, misfit(result, in: areas) == nil { return result }
        }
        return nil
    }

    /// Returns the elements, with one of them turned into the background of the later elements that
    /// are inside it in all layouts; nil if there is no such element.
    private func nested(_ elements: [Element], named name: String) -> [Element]? {
        func isInside(_ one: Element, _ other: Element) -> Bool {
            zip(one.rects, other.rects).allSatisfy { $0.union($1).largestDifference(from: $1) < 1 }
        }
        for (place, back) in elements.enumerated() {
            guard let id = back.id, !document[id].kind.isScrollView else { continue }
            let later = elements[(place + 1)...]
            let over = later.filter { isInside($0, back) }
            if over.isEmpty || over.count == elements.count - 1 { continue }
            // A background cannot place views that constraints tie to elements outside of it.
            let others = elements.filter { $0.id != id && !over.map(\.id).contains($0.id) }
            if over.contains(where: { isTied($0, toAny: others) }) { continue }
            let key = name + "." + back.tree.key
            guard
                let content = try? contained(over, in: back.rects, nil, named: key, sides(of: id))
            else { continue }
            if hasContent(id) || isPicture(id),
                let tree = overlay(content, on: back.tree, in: back.rects)
            {
                return elements[..<place] + [Element(tree: tree, rects: back.rects, id: nil)]
                    + later.filter { !isInside($0, back) }
            }
            // The background has the size of the content.
            var behind = back.tree
            behind.modifiers.removeAll(where: \.isFrame)
            let tree = sized(content, back.rects, id)
                .modified(.behind(behind, ignoresSafeArea: false))
            if misfit(tree, in: back.rects) != nil { continue }
            return elements[..<place] + [Element(tree: tree, rects: back.rects, id: nil)]
                + later.filter { !isInside($0, back) }
        }
        return nil
    }

    /// Whether a required equation between edges or centres ties an element to one of the others.
    private func isTied(_ element: Element, toAny others: [Element]) -> Bool {
        guard let id = element.id else { return false }
        let ids = others.compactMap(\.id)
        return trials[0].constraints.contains { constraint in
            guard let second = constraint.second, constraint.relation == .equal,
                !constraint.first.attribute.isSize
            else { return false }
            let owners = [constraint.first.box.owner, second.box.owner]
            return owners.contains(id) && owners.contains(where: ids.contains)
        }
    }

    /// Whether a view is a picture with a stated height, which determines the height around it.
    private func isPicture(_ id: ViewID) -> Bool {
        document[id].kind == .image && explicit(id, .vertical, .equal) != nil
    }

    /// Returns the frame of a container with stated lengths around a picture, which the app may replace
    /// by one of another size; nil for other views.
    private func frameOfContainer(ofPicture id: ViewID) -> SwiftUIFrame? {
        guard document[id].kind == .image, let parent = document[id].parent, parent != .root,
            let width = fixed(parent, .horizontal), let height = fixed(parent, .vertical)
        else { return nil }
        var frame = SwiftUIFrame()
        frame.set(.horizontal, .fixed(width), optional: false, nil)
        frame.set(.vertical, .fixed(height), optional: false, nil)
        return frame
    }

    /// Whether a view shows something of its own that gives it its size, as a title does.
    private func hasContent(_ id: ViewID) -> Bool {
        switch document[id].kind {
        case .view, .stack, .image, .visualEffect: false
        case .button: trials[0].values(of: id)[.text] ?? "" != ""
        default: true
        }
    }

    /// Returns a stack of an element that is in the middle of the area, or at a stated distance
    /// from the middle, and of the elements before and after it. These two parts have equal shares
    /// of the remaining space. Returns nil if no element is in the middle.
    ///
    /// - Parameter isOneSided: whether one of the sides has no elements, and an invisible view
    ///   takes its share
    private func centred(
        _ groups: [[Element]], _ axis: Axis, in areas: [Rect], named name: String, isOneSided: Bool
    ) -> SwiftUITree? {
        func offset(_ group: [Element]) -> Double? {
            let offsets = zip(group[0].rects, areas).map { rect, area in
                (rect.start(axis) + rect.end(axis) - area.start(axis) - area.end(axis)) / 2
            }
            guard group.count == 1, let offset = Self.constant(offsets) else { return nil }
            if isOneSided, group[0].id == nil || !isFromCentre(group[0].id, axis, offset) {
                return nil
            }
            return abs(offset) < 0.6 ? 0 : constants.contains(abs(offset)) ? offset : nil
        }
        let ends = [groups.startIndex, groups.endIndex - 1]
        let middles =
            isOneSided && groups.count > 1 ? ends : Array(groups.indices.dropFirst().dropLast())
        guard let middle = middles.first(where: { offset(groups[$0]) != nil }),
            let offset = offset(groups[middle])
        else { return nil }
        let element = groups[middle][0]
        let areas = areas.map {
            $0.limited(axis, $0.start(axis) + offset, $0.end(axis) + offset)
        }
        func part(_ groups: ArraySlice<[Element]>, _ key: String, isFirst: Bool) -> SwiftUITree? {
            let rest = zip(areas, element.rects).map { area, rect in
                isFirst
                    ? area.limited(axis, area.start(axis), rect.start(axis))
                    : area.limited(axis, rect.end(axis), area.end(axis))
            }
            if groups.isEmpty { return Self.empty(across: axis, key: name + key) }
            return try? contained(
                groups.flatMap(\.self), in: rest, nil, named: name + key, .fixed)
        }
        guard let before = part(groups[..<middle], ".before", isFirst: true),
            let after = part(groups[(middle + 1)...], ".after", isFirst: false),
            let own = try? aligned(element, element.tree, .center, axis.crossing, areas, .fixed)
        else { return nil }
        let tree = SwiftUITree(
            kind: .stack(axis, .center, spacing: 0), key: name, children: [before, own, after])
        var distance = Size.zero
        distance[axis] = offset
        return offset == 0 ? tree : tree.modified(.offset(distance))
    }

    /// Returns an invisible view that takes the proposed length along an axis, and none across it.
    private static func empty(across axis: Axis, key: String) -> SwiftUITree {
        var frame = SwiftUIFrame()
        frame.set(axis.crossing, .fixed(0), optional: false, nil)
        return SwiftUITree(kind: .clear, key: key, modifiers: [.frame(frame)])
    }

    /// Returns two layers: one element, and a container with the other elements, which follow one
    /// another along an axis. Returns nil if the elements do not follow one another even if any one
    /// of them is left out.
    private func overlaid(
        _ elements: [Element], in areas: [Rect], named name: String, _ sides: Sides
    ) -> SwiftUITree? {
        // Returns how many elements there are more than groups, along the axis with the most
        // groups.
        func excess(_ elements: [Element]) -> Int {
            elements.count - (Axis.allCases.map { groups(elements, $0).count }.max() ?? 0)
        }
        let whole = excess(elements)
        // If the elements are only some of a container's views, they become layers anyway where
        // they overlap.
        guard elements.count > 2, document.view(named: name) != nil else { return nil }
        func overlaps(_ first: Element, _ second: Element) -> Bool {
            zip(first.rects, second.rects).contains { $0.overlaps($1) }
        }
        var found: (place: Int, isFront: Bool, excess: Int)?
        for (place, element) in elements.enumerated().reversed() {
            let isFront = !elements[(place + 1)...].contains { overlaps($0, element) }
            guard isFront || !elements[..<place].contains(where: { overlaps($0, element) })
            else { continue }
            var rest = elements
            rest.remove(at: place)
            let excess = excess(rest)
            if excess < found?.excess ?? whole { found = (place, isFront, excess) }
        }
        guard let found else { return nil }
        var rest = elements
        let removed = rest.remove(at: found.place)
        guard let own = try? layer(removed, in: areas, .fixed),
            let others = try? contained(rest, in: areas, nil, named: name, .fixed)
        else { return nil }
        if found.place == 0 {
            let tree = others.modified(.behind(own, ignoresSafeArea: false))
            if misfit(tree, in: areas) == nil { return tree }
        }
        // If the other elements are layers, this one becomes a further layer beside them.
        let isLayers = if case .layers = others.kind { others.modifiers.isEmpty } else { false }
        if found.isFront, !isLayers, !extends(removed, sides),
            let tree = overlay(own, on: others, in: areas)
        {
            return tree
        }
        let shown = isLayers ? others.children : [others]
        return SwiftUITree(
            kind: .layers(), key: name + ".layers",
            children: found.isFront ? shown + [own] : [own] + shown)
    }

    /// Returns an element with the modifiers that place it in an area, independently of other
    /// elements. If it can be placed in the whole screen but not in the safe area, its layer
    /// ignores the safe area.
    private func layer(
        _ element: Element, in areas: [Rect], _ sides: Sides
    ) throws(UIKitReason) -> SwiftUITree {
        let coversScreen = document.isScreen && covers(areas, trials.map { $0.area() })
        if coversScreen { known.usesOfIgnored += 1 }
        let isScreen = coversScreen && ignored.isEmpty
        let first: UIKitReason
        do throws(UIKitReason) {
            let tree = try placed(element, in: areas, sides)
            guard isScreen, let misfit = misfit(tree, in: areas) else { return tree }
            first = misfit
        } catch {
            if !isScreen { throw error }
            first = error
        }
        for edges in staysInSafeArea(element) ? [[.top, .bottom], .all] : [SwiftUIEdges.all] {
            let screen = trials.map { $0.area(ignoring: edges) }
            guard let tree = try? placed(element, in: screen, .fixed),
                edges == .all || misfit(tree, in: screen) == nil
            else { continue }
            return tree.modified(.ignoresSafeArea(edges))
        }
        throw first
    }

    /// Whether constraints put a view at a side of the safe area, not of the screen.
    private func staysInSafeArea(_ element: Element) -> Bool {
        guard let id = element.id else { return false }
        let sides: [LayoutAttribute] = [.leading, .trailing, .left, .right]
        return trials[0].constraints.contains { constraint in
            let ends = [constraint.first, constraint.second].compactMap(\.self)
            return constraint.relation == .equal
                && ends.contains { $0.box == .view(id) && sides.contains($0.attribute) }
                && ends.contains { $0.box == .guide(.root, .safeArea) }
        }
    }

    private func covers(_ rects: [Rect], _ areas: [Rect]) -> Bool {
        zip(rects, areas).allSatisfy { $0.largestDifference(from: $1) < Self.tolerance }
    }

    /// Returns the elements in groups that follow one another along an axis in all layouts, without
    /// overlapping.
    private func groups(_ elements: [Element], _ axis: Axis) -> [[Element]] {
        let ordered = elements.enumerated().sorted {
            ($0.element.rects[0].start(axis), $0.element.rects[0].end(axis), $0.offset)
                < ($1.element.rects[0].start(axis), $1.element.rects[0].end(axis), $1.offset)
        }
        var result: [[(offset: Int, element: Element)]] = []
        for item in ordered {
            // Finds the first group that overlaps the element in some layout, or comes after it.
            // This group, all later groups and the element become one group.
            let first = result.firstIndex { group in
                group.contains { other in
                    trials.indices.contains {
                        other.element.rects[$0].end(axis)
                            > item.element.rects[$0].start(axis) + 0.6
                    }
                }
            }
            if let first {
                let joined = result[first...].flatMap(\.self) + [item]
                result.replaceSubrange(first..., with: [joined])
            } else {
                result.append([item])
            }
        }
        // In a group, the elements are ordered back to front.
        return result.map { $0.sorted { $0.offset < $1.offset }.map(\.element) }
    }

    private func union(_ elements: [Element]) -> [Rect] {
        trials.indices.map { place in
            elements.dropFirst().reduce(elements[0].rects[place]) { $0.union($1.rects[place]) }
        }
    }

    private func line(
        _ groups: [[Element]], _ axis: Axis, _ areas: [Rect], _ name: String, _ sides: Sides
    ) throws(UIKitReason) -> SwiftUITree {
        var items: [Element] = []
        for group in groups {
            if group.count == 1 {
                items.append(group[0])
                continue
            }
            items.append(try joined(group, axis, areas))
        }
        // Across its axis, the stack is as large as its elements if a stack of that size can be
        // placed in the container. Otherwise it fills the container.
        let hull = union(items)
        let cross = axis.crossing
        let isLimited = items.contains { item in
            item.id.map {
                maximum($0, cross) != nil
                    || cross == .horizontal && share($0, item.rects, in: areas) != nil
            } ?? false
        }
        let fits = [false, true].contains { isRigid in
            (try? place(
                hull, in: areas, cross, isRigid: isRigid, isRigid ? nil : items.first?.id, sides))
                != nil
        }
        // A stack view of a constant length across its axis centres its views in this length.
        let isCentring =
            sides.fixed.contains(cross)
            && document.view(named: name).map { view in
                trials[0].resolved[view.id].stack.map {
                    $0.axis == axis && $0.alignment == .center
                } ?? false
            } ?? false
        var (result, first): (SwiftUITree?, UIKitReason?) = (nil, nil)
        for inner in (fits && !isLimited && !isCentring ? [hull] : []) + [
            zip(hull, areas).map { $0.spanning($1, cross) }
        ] {
            do throws(UIKitReason) {
                let tree = try stack(items, axis, inner, name, sides)
                let stack = Element(
                    tree: hugging(
                        sized(tree, inner, nil), inner, document.view(named: name)?.id),
                    rects: inner, id: nil)
                let whole = try placed(stack, in: areas, sides)
                if let misfit = misfit(whole, in: areas) { throw misfit }
                // If the length of the container fits its content, the elements should determine
                // it.
                if !sides.fitting.contains(cross) || isIdeal(whole, areas, cross) { return whole }
                result = result ?? whole
            } catch { first = first ?? error }
        }
        guard let result else { throw first! }
        return result
    }

    /// Returns one element for a group of views that overlap along the axis of the stack around
    /// them. The area of the element is the area that the views cover. If that leads to wrong
    /// frames, it spans the container across the axis. An example is a title in the middle of a bar
    /// and a button at its end.
    private func joined(
        _ group: [Element], _ axis: Axis, _ areas: [Rect]
    ) throws(UIKitReason) -> Element {
        let covered = union(group)
        let spanning = zip(covered, areas).map { $0.spanning($1, axis.crossing) }
        var first: UIKitReason?
        for area in [covered, spanning] {
            do throws(UIKitReason) {
                let tree = try contained(
                    group, in: area, nil, named: "\(group[0].tree.key).group", .open)
                if let misfit = misfit(tree, in: area) { throw misfit }
                return Element(tree: tree, rects: area, id: nil)
            } catch { first = first ?? error }
        }
        throw first!
    }

    private func stack(
        _ items: [Element], _ axis: Axis, _ areas: [Rect], _ name: String, _ sides: Sides
    ) throws(UIKitReason) -> SwiftUITree {
        var first: UIKitReason?
        for line in lines(items, axis, areas) {
            for priority in Priority.allCases {
                let tree = try stack(items, axis, line, areas, name, sides, priority)
                guard let misfit = misfit(sized(tree, areas, nil), in: areas) else {
                    let whole = resisting(tree, items, axis)
                    return self.misfit(sized(whole, areas, nil), in: areas) == nil ? whole : tree
                }
                first = first ?? misfit
            }
        }
        throw first!
    }

    /// Returns a row in which texts that resist compression more than another text in the row have
    /// priority over it: if the space is too short, UIKit shortens the other one.
    private func resisting(
        _ tree: SwiftUITree, _ items: [Element], _ axis: Axis
    ) -> SwiftUITree {
        func resistance(_ id: ViewID) -> Double? {
            switch document[id].kind {
            case .label: trials[0].values(of: id)[.compressionHorizontal]
            case .stack, .view: subviews(of: id).compactMap(resistance).max()
            default: nil
            }
        }
        func resistance(_ item: Element) -> Double? { item.id.flatMap(resistance) }
        let least = items.compactMap(resistance).min() ?? 0
        var result = tree
        for item in items where axis == .horizontal && resistance(item) ?? 0 > least {
            guard isRigid(item.tree, item.rects, axis),
                let place = tree.children.firstIndex(where: { $0.key == item.tree.key })
            else { continue }
            result.children[place].modifiers.removeAll {
                if case .priority = $0 { true } else { false }
            }
            result.children[place].modifiers.append(.priority(isOptional: false))
        }
        return result
    }

    /// The views of a stack that get layout priority: no views, the views that are at least as long
    /// as their contents (`whole`), or the views that never grow (`rigid`).
    private enum Priority: CaseIterable {
        case none, whole, rigid
    }

    /// Returns the alignments to try for a stack across its axis, the most suitable one first.
    private func lines(_ items: [Element], _ axis: Axis, _ areas: [Rect]) -> [StackAlignment] {
        let cross = axis.crossing
        func count(_ line: StackAlignment) -> Int {
            items.count { item in
                let offset = zip(item.rects, areas).map { rect, area in
                    rect.start(cross) - area.start(cross)
                        - (area.size[cross] - rect.size[cross]) * line.share
                }
                guard offset.allSatisfy({ abs($0) < 0.6 }) else { return false }
                if isRigid(item.tree, item.rects, cross) { return true }
                // A label that is wider than its text needs no frame if the text is aligned to the
                // same side.
                let isText = item.id.map { document[$0].kind == .label } ?? false
                return isText && self.line(of: item.tree, item.id, cross) == line
            }
        }
        // If several alignments are right for equally many items, that of the texts is preferred.
        let texts = items.compactMap { item in
            item.id.flatMap { document[$0].kind == .label ? line(of: item.tree, $0, cross) : nil }
        }
        let usual: [StackAlignment] =
            (stated(items, axis).map { [$0] } ?? [])
            + (texts.first == .start && axis == .vertical
                ? [.start, .center, .end] : [.center, .start, .end])
        let counts = usual.map(count)
        let best = usual.indices.max { (counts[$0], -$0) < (counts[$1], -$1) }!
        return (axis == .horizontal ? baselines(of: items) : []) + [usual[best]]
    }

    /// Returns the side to which a stack view along the axis aligns the items; nil if there is none.
    private func stated(_ items: [Element], _ axis: Axis) -> StackAlignment? {
        guard let parent = items.lazy.compactMap(\.id).first.flatMap({ document[$0].parent }),
            let stack = trials[0].resolved[parent].stack, stack.axis == axis
        else { return nil }
        switch stack.alignment {
        case .leading: return .start
        case .trailing: return .end
        case .fill, .center, .firstBaseline, .lastBaseline: return nil
        }
    }

    /// Returns the text baseline by which a stack view or a constraint aligns the items; empty if
    /// there is none.
    private func baselines(of items: [Element]) -> [StackAlignment] {
        let ids = items.compactMap(\.id)
        if let parent = ids.first.flatMap({ document[$0].parent }),
            let stack = trials[0].resolved[parent].stack
        {
            switch stack.alignment {
            case .firstBaseline: return [.firstBaseline]
            case .lastBaseline: return [.lastBaseline]
            default: return []
            }
        }
        let attributes = trials[0].constraints.filter {
            ids.contains($0.first.box.owner)
                && $0.second.map { ids.contains($0.box.owner) } ?? false
        }.flatMap { [$0.first.attribute, $0.second?.attribute] }
        return attributes.contains(.firstBaseline)
            ? [.firstBaseline] : attributes.contains(.lastBaseline) ? [.lastBaseline] : []
    }

    private func stack(
        _ items: [Element], _ axis: Axis, _ line: StackAlignment, _ areas: [Rect], _ name: String,
        _ sides: Sides, _ priority: Priority
    ) throws(UIKitReason) -> SwiftUITree {
        let gaps = (1..<items.count).map { number in
            zip(items[number - 1].rects, items[number].rects).map { $1.start(axis) - $0.end(axis) }
        }
        let reaches = gaps.indices.map { place in
            reach(from: items[place], to: items[place + 1], gaps[place], axis)
        }
        let constants = gaps.indices.map {
            reaches[$0] == nil ? Self.constant(gaps[$0]).flatMap(stated) : nil
        }
        let least =
            gaps.indices.filter { constants[$0] == nil && reaches[$0] == nil }
            .flatMap { gaps[$0] }.min() ?? .infinity
        let known = constants.compactMap(\.self)
        var spacing = known.min() ?? 0
        // If the distances differ, and at most one is the smallest, all of them become paddings
        // with the numbers of the document.
        if known.count(where: { $0 != spacing }) > 0, known.count(where: { $0 == spacing }) < 2 {
            spacing = 0
        }
        let isReached = reaches.contains { $0 != nil }
        if isReached || least < 2 * spacing + SwiftUIModel.spacerMinimum { spacing = 0 }
        var result = SwiftUITree(kind: .stack(axis, line, spacing: spacing), key: name)
        for (number, item) in items.enumerated() {
            var child = item.tree
            var insets = Insets.zero
            if number > 0, reaches[number - 1] == nil {
                if let gap = constants[number - 1] {
                    let extra = (gap - spacing).millipoints
                    let more = abs(extra) > 0.6 ? extra : 0
                    if axis == .horizontal { insets.leading = more } else { insets.top = more }
                } else {
                    let minimum = shortest(between: items[number - 1], item, axis).map {
                        min($0, gaps[number - 1].min()!) - 2 * spacing
                    }
                    result.children.append(
                        SwiftUITree(
                            kind: .spacer(minimum: minimum.map { max($0, 0) } ?? 0),
                            key: child.key + ".space"))
                }
            }
            child = try aligned(item, child, line, axis.crossing, areas, sides)
            if insets != .zero, number > 0, !isRigid(item.tree, item.rects, axis),
                isRigid(items[number - 1].tree, items[number - 1].rects, axis)
            {
                // The view before gets the padding, because it would reduce this view's share of
                // the free space.
                result.children[result.children.count - 1].modifiers.append(
                    .padding(
                        Insets(
                            top: 0, leading: 0, bottom: insets.top, trailing: insets.leading)))
            } else if insets != .zero {
                child.modifiers.append(.padding(insets))
            }
            if number > 0, let reach = reaches[number - 1] {
                var frame = SwiftUIFrame()
                frame.set(axis, .fixed(reach), optional: false, .end)
                child.modifiers.append(.frame(frame))
            }
            let isFirst =
                switch priority {
                case .none: false
                case .whole: !isSqueezed(item, axis)
                case .rigid: isRigid(item.tree, item.rects, axis)
                }
            if isFirst { child.modifiers.append(.priority(isOptional: true)) }
            result.children.append(child)
        }
        return result
    }

    /// Returns the distance from the end of a view to the end of the next view, if the document
    /// states this distance as the difference of two constants, and does not state the gap between
    /// the views. Returns nil otherwise.
    private func reach(
        from first: Element, to second: Element, _ gaps: [Double], _ axis: Axis
    ) -> Double? {
        guard gaps.allSatisfy({ $0 >= 0 }), Self.constant(gaps).map(isStated) != true,
            let length = Self.constant(
                zip(first.rects, second.rects).map { $1.end(axis) - $0.end(axis) })
        else { return nil }
        let isDifference = constants.contains { constant in
            constants.contains { abs(abs(constant - $0) - length) < 0.1 && $0 > 0 }
        }
        return isDifference && constants.contains { $0 > length } ? length : nil
    }

    /// Returns the minimum distance between two successive views: the spacing of a stack view that
    /// distributes the free space, or the constant of a constraint; nil if there is none.
    private func shortest(between first: Element, _ second: Element, _ axis: Axis) -> Double? {
        guard let one = first.id, let other = second.id else { return nil }
        if let parent = document[one].parent, let stack = trials[0].resolved[parent].stack {
            guard stack.axis == axis, case .points(let points) = stack.spacing, points > 0 else {
                return nil
            }
            if [.equalSpacing, .equalCentering].contains(stack.distribution) { return points }
            // The arranged views between these two only take up space, and have the spacing at both
            // sides.
            let arranged = trials[0].resolved[parent].arranged.filter {
                !trials[0].resolved[$0].isHidden
            }
            guard let start = arranged.firstIndex(of: one),
                let end = arranged.firstIndex(of: other),
                end > start
            else { return nil }
            return points * Double(end - start)
        }
        return trials[0].constraints.first { constraint in
            let (lower, upper) = (constraint.first, constraint.second)
            guard let upper, constraint.multiplier == 1, constraint.constant != 0 else {
                return false
            }
            let ends: [LayoutAttribute] =
                axis == .vertical ? [.top, .bottom] : [.leading, .trailing]
            let isForward = lower.box == .view(other) && upper.box == .view(one)
            let isBackward = lower.box == .view(one) && upper.box == .view(other)
            return isForward && lower.attribute == ends[0] && upper.attribute == ends[1]
                && constraint.relation == .greaterThanOrEqual
                || isBackward && lower.attribute == ends[1] && upper.attribute == ends[0]
                    && constraint.relation == .lessThanOrEqual
        }.map { abs($0.constant) }
    }

    /// Whether a view is shorter along an axis than its intrinsic content size in some layout.
    private func isSqueezed(_ item: Element, _ axis: Axis) -> Bool {
        guard let id = item.id else { return false }
        return zip(trials, item.rects).contains { trial, rect in
            (trial.natural(id)[axis] ?? 0) > rect.size[axis] + 0.5
        }
    }

    /// Returns `tree`, a child of a stack, with the padding and the frame that position it across
    /// the stack's axis.
    private func aligned(
        _ item: Element, _ tree: SwiftUITree, _ line: StackAlignment, _ axis: Axis, _ areas: [Rect],
        _ sides: Sides
    ) throws(UIKitReason) -> SwiftUITree {
        if line == .firstBaseline || line == .lastBaseline { return tree }
        let isRigid = isRigid(item.tree, item.rects, axis)
        let isAttached = item.id.map { self.isAttached($0, axis) } ?? false
        let open = sides.fitting.contains(axis) && isAttached
        // A container that a stack view centres has the length of its content.
        let isCentred =
            line == .center && !isAttached
            && item.id.map { document.arrangingStack(of: $0) != nil && !subviews(of: $0).isEmpty }
                ?? false
        if isRigid && !open || isCentred {
            let offsets = zip(item.rects, areas).map { rect, area in
                rect.start(axis) - area.start(axis)
                    - (area.size[axis] - rect.size[axis]) * line.share
            }
            if offsets.allSatisfy({ abs($0) < 0.6 }) { return tree }
        }
        let place = try place(
            item.rects, in: areas, axis, isRigid: isRigid, item.id, open ? sides : .fixed)
        return modified(tree, [axis: place], item.id)
    }

    /// Whether constraints attach a view to both ends of its superview along an axis, or to one end
    /// and the middle.
    private func isAttached(_ id: ViewID, _ axis: Axis) -> Bool {
        guard let parent = document[id].parent else { return false }
        func isAt(_ attribute: LayoutAttribute) -> Bool {
            trials[0].constraints.contains { constraint in
                let ends = [constraint.first, constraint.second].compactMap(\.self)
                return constraint.relation == .equal
                    && ends.contains(BoxAnchor(.view(id), attribute))
                    && ends.contains { $0.box.owner == parent }
            }
        }
        let places: [LayoutAttribute] =
            axis == .vertical ? [.top, .bottom, .centerY] : [.leading, .trailing, .centerX]
        return places.filter(isAt).count > 1
    }

    // MARK: Places

    /// What determines the lengths of a container.
    struct Sides {
        /// The axes along which the container's length does not depend on its content.
        var fixed: [Axis] = []
        /// The axes along which the container has the length that fits its constraints.
        var fitting: [Axis] = []

        static let fixed = Sides(fixed: Axis.allCases)
        static let open = Sides()
    }

    fileprivate func sides(of id: ViewID) -> Sides {
        // A view that is neither a screen nor a cell has the height that fits its content.
        let fitsHeight =
            id == .root && !document.isScreen && document[id].kind != .cell && fits(id, .vertical)
        let fixed = Axis.allCases.filter {
            self.fixed(id, $0) != nil || id == .root && !($0 == .vertical && fitsHeight)
        }
        return Sides(
            fixed: fixed,
            fitting: Axis.allCases.filter {
                !fixed.contains($0) && explicit(id, $0, .greaterThanOrEqual) == nil && fits(id, $0)
            })
    }

    /// The position of an element along an axis of its container: its distances from both ends, in
    /// points, and its alignment.
    fileprivate struct Place {
        var start = 0.0
        var end = 0.0
        /// The side to which the element is aligned; nil if it fills the container.
        var line: StackAlignment?
        /// Whether the system's layout margin is added to `start` (`sceneStart`) and to `end`
        /// (`sceneEnd`).
        var sceneStart = false
        var sceneEnd = false
        /// Whether the element extends beyond the container in some layout.
        var overflows = false
        /// The share of the container's width that the element has; nil if it has no such share.
        var share: Double?
        /// The distance in points by which the element is moved from its aligned position.
        var offset = 0.0
        /// The maximum length of the element in points, if its own tree does not limit it.
        var most: Double?
    }

    /// The width in points of a readable guide on a wide screen, for the default text size.
    private static let readableWidth = 672.0

    private func placed(
        _ element: Element, in areas: [Rect], _ sides: Sides
    ) throws(UIKitReason) -> SwiftUITree {
        var places: [Axis: Place] = [:]
        for axis in Axis.allCases {
            places[axis] = try place(
                element.rects, in: areas, axis,
                isRigid: isRigid(element.tree, element.rects, axis), element.id, sides)
        }
        return modified(element.tree, places, element.id)
    }

    private func modified(
        _ tree: SwiftUITree, _ places: [Axis: Place], _ id: ViewID?
    ) -> SwiftUITree {
        var result = tree
        let (x, y) = (places[.horizontal] ?? Place(), places[.vertical] ?? Place())
        if let share = x.share { result.modifiers.append(.share(share)) }
        if let most = x.most {
            var frame = SwiftUIFrame()
            frame.set(.horizontal, .upTo(most), optional: true, nil)
            result.modifiers.append(.frame(frame))
        }
        let insets = Insets(top: y.start, leading: x.start, bottom: y.end, trailing: x.end)
        if insets != .zero { result.modifiers.append(.padding(insets)) }
        if x.sceneStart || x.sceneEnd {
            result.modifiers.append(
                .scenePadding(leading: x.sceneStart, trailing: x.sceneEnd, row: row))
        }
        let offset = Size(width: x.offset, height: y.offset)
        if offset != .zero { result.modifiers.append(.offset(offset)) }
        if y.overflows, y.line != nil, result.shownViews.contains(where: { wraps($0) }) {
            // A text would be cut where UIKit lets it run out of its container.
            result.modifiers.append(.fixedSize(.vertical, isOptional: false))
        }
        var frame = SwiftUIFrame()
        for (axis, place) in [(Axis.horizontal, x), (.vertical, y)] {
            if let line = place.line {
                frame.set(
                    axis, place.overflows ? .filling : .upTo(.infinity), optional: true, line)
            }
        }
        if frame.width != nil || frame.height != nil { result.modifiers.append(.frame(frame)) }
        return result
    }

    /// Whether a view is a label with several lines, which a proposed height cuts.
    private func wraps(_ id: ViewID) -> Bool {
        document[id].kind == .label && trials[0].values(of: id)[.lines] ?? 1 != 1
    }

    /// Returns the position of an element along an axis of its container. Throws if no padding and
    /// no alignment puts the element at this position in all layouts.
    ///
    /// - Parameters:
    ///   - isRigid: whether the element's length does not depend on the container
    private func place(
        _ rects: [Rect], in areas: [Rect], _ axis: Axis, isRigid: Bool, _ id: ViewID?,
        _ sides: Sides
    ) throws(UIKitReason) -> Place {
        var place = try position(rects, in: areas, axis, isRigid: isRigid, id, sides)
        place.overflows = zip(rects, areas).contains { rect, area in
            // A view that is only moved beyond the container has a place in it.
            let start = rect.start(axis) - (place.line == .center ? 0 : place.offset)
            return start < area.start(axis) - 1 || start + rect.size[axis] > area.end(axis) + 1
        }
        if axis == .horizontal, let id { place.share = share(id, rects, in: areas) }
        return id.map { guarded(place, $0, areas, axis) } ?? place
    }

    /// Returns the position of a view with the minimum distances that inequalities state: from the
    /// end to which the view is not aligned or, if the view is centred, from both ends.
    private func guarded(_ place: Place, _ id: ViewID, _ areas: [Rect], _ axis: Axis) -> Place {
        guard let line = place.line, place.share == nil, let parent = document[id].parent,
            [.label, .button, .stack, .view].contains(document[id].kind),
            explicit(id, axis, .equal) == nil
        else { return place }
        guard covers(areas, self.rects(parent)) else {
            var result = place
            if line == .end, place.start == 0, !place.sceneStart {
                result.start = leastBefore(id, areas, axis) ?? 0
            }
            return result
        }
        let (start, end) = (
            least(id, parent, axis, isStart: true), least(id, parent, axis, isStart: false)
        )
        var result = place
        switch line {
        case .start where place.end == 0 && !place.sceneEnd: result.end = end ?? 0
        case .end where place.start == 0 && !place.sceneStart: result.start = start ?? 0
        case .center where place.start == 0 && place.end == 0 && start == end:
            (result.start, result.end) = (start ?? 0, end ?? 0)
        default: break
        }
        return result
    }

    /// Returns the least distance that an inequality states between a view and the view before it.
    /// The view before it ends where the areas begin. Returns nil if there is no such inequality.
    private func leastBefore(_ id: ViewID, _ areas: [Rect], _ axis: Axis) -> Double? {
        func element(_ id: ViewID) -> Element {
            Element(
                tree: SwiftUITree(kind: .clear, key: document[id].name), rects: rects(id), id: id)
        }
        let siblings = document[id].parent.map { subviews(of: $0) } ?? []
        let before = siblings.first { other in
            other != id
                && zip(rects(other), areas).allSatisfy {
                    abs($0.end(axis) - $1.start(axis)) < 0.6
                }
        }
        return before.flatMap { shortest(between: element($0), element(id), axis) }
    }

    /// Returns the least distance, more than 0, between the starts or the ends of a view and its
    /// superview that an inequality states which is required or more important than a text's
    /// resistance to compression, 750; nil if there is none.
    private func least(
        _ id: ViewID, _ parent: ViewID, _ axis: Axis, isStart: Bool
    ) -> Double? {
        // The margins of a screen at its top and bottom are those of the safe area.
        let isScreen = document.isScreen && parent == .root
        let margins: [LayoutAttribute] = isScreen ? [isStart ? .topMargin : .bottomMargin] : []
        let sides: [LayoutAttribute] =
            axis == .vertical
            ? [isStart ? .top : .bottom] + margins
            : isStart ? [.leading, .left] : [.trailing, .right]
        let own = Box.view(id)
        let outer: [Box] =
            [.view(parent)] + (isScreen && axis == .vertical ? [.guide(parent, .safeArea)] : [])
        return trials[0].constraints.lazy.compactMap { constraint -> Double? in
            guard let second = constraint.second, constraint.multiplier == 1,
                constraint.priority > 750, constraint.relation != .equal,
                sides.contains(constraint.first.attribute), sides.contains(second.attribute)
            else { return nil }
            let boxes = (constraint.first.box, second.box)
            let isOwnFirst = boxes.0 == own && outer.contains(boxes.1)
            guard isOwnFirst || boxes.1 == own && outer.contains(boxes.0) else { return nil }
            // The inequality must keep the view inside its superview: at the start, the view's edge
            // is the greater one; at the end, the superview's edge is.
            let isMore = constraint.relation == .greaterThanOrEqual
            guard (isOwnFirst == isStart) == isMore else { return nil }
            let distance = isMore ? constraint.constant : -constraint.constant
            return distance > 0 ? distance : nil
        }.first
    }

    private func position(
        _ rects: [Rect], in areas: [Rect], _ axis: Axis, isRigid: Bool, _ id: ViewID?,
        _ sides: Sides
    ) throws(UIKitReason) -> Place {
        let starts = zip(rects, areas).map { $0.start(axis) - $1.start(axis) }
        let ends = zip(rects, areas).map { $1.end(axis) - $0.end(axis) }
        let middles = zip(starts, ends).map { $0 - $1 }
        if axis == .horizontal, let id, usesMargins(id),
            let place = scenePlace(
                starts, ends, isRigid, id, isBeyond: !isRigid && Self.constant(starts) == nil)
        {
            return place
        }
        var (start, end) = (distance(starts, id), distance(ends, id))
        // On a larger screen, a view with a maximum length has greater distances from the ends.
        if let id, !isRigid, maximum(id, axis) != nil,
            weakInset(id, axis) != nil, Self.constant(middles).map({ abs($0) < 0.6 }) == true
        {
            return self.middle(id, rects, starts, ends, axis)
        }
        // Only one of the distances may be stated, because the separator of a cell takes half a
        // point of the other one.
        let stated = [start, end].compactMap(\.self).count(where: isStated)
        let areStated = stated == 2 || stated == 1 && (start ?? 0) > 0 && (end ?? 0) > 0
        if let first = start.flatMap(self.stated), let last = end.flatMap(self.stated),
            !isRigid || sides.fitting.contains(axis) && abs(first - last) > 1
                || !sides.fixed.contains(axis) && areStated
        {
            return Place(start: first, end: last)
        }
        // A distance that the document does not state is not used to place the element, because it
        // depends on the distance at the other end, or on the centre of the container.
        if start.map(isStated) == false { start = nil }
        if end.map(isStated) == false { end = nil }
        let middle = Self.constant(middles)
        let isLimited =
            id.map {
                maximum($0, axis) != nil || share($0, rects, in: areas) != nil
            } ?? false
        if axis == .horizontal, !isRigid, !isLimited,
            let place = scenePlace(starts, ends, isRigid, id)
        {
            return place
        }
        if let middle, abs(middle) < 0.6 {
            return self.middle(id, rects, starts, ends, axis)
        }
        // A view with a maximum length can be in the middle of an area with different insets.
        if let middle {
            let place = self.middle(id, rects, starts, ends, axis)
            if abs(place.start - place.end - middle) < 0.6 { return place }
        }
        if let id, let place = attached(id, axis, starts, ends, start, end) { return place }
        if let start, start <= end ?? .infinity { return Place(start: start, line: .start) }
        if let end { return Place(end: end, line: .end) }
        if axis == .horizontal, let place = scenePlace(starts, ends, isRigid, id) { return place }
        if let middle, isRigid, isFromCentre(id, axis, middle / 2) {
            return isStated(middle / 2)
                ? Place(line: .center, offset: (middle / 2).millipoints)
                : Place(start: max(middle, 0), end: max(-middle, 0), line: .center)
        }
        if let start = Self.distance(starts).flatMap(self.stated) {
            return Place(start: start, line: .start)
        }
        if let end = Self.distance(ends).flatMap(self.stated) { return Place(end: end, line: .end) }
        throw UIKitReason(
            view: id ?? .root, reason: reason(id ?? .root, axis), axes: [axis])
    }

    /// Returns the position at one end of the superview, if an autoresizing mask or constraints
    /// attach the view to that end only; nil otherwise. A view that a mask places may begin before
    /// the superview.
    private func attached(
        _ id: ViewID, _ axis: Axis, _ starts: [Double], _ ends: [Double], _ start: Double?,
        _ end: Double?
    ) -> Place? {
        let mask = trials[0].resolved.placingMask(of: id)
        let isAtStart: Bool
        if let mask {
            let flexible: [AutoresizingMask] =
                axis == .horizontal
                ? [.flexibleLeftMargin, .flexibleRightMargin]
                : [.flexibleTopMargin, .flexibleBottomMargin]
            guard mask.contains(flexible[0]) != mask.contains(flexible[1]) else { return nil }
            isAtStart = mask.contains(flexible[1])
        } else {
            let sides: [[LayoutAttribute]] =
                axis == .horizontal
                ? [[.leading, .left], [.trailing, .right]] : [[.top], [.bottom]]
            let own = trials[0].constraints.filter { constraint in
                let ends = [constraint.first, constraint.second].compactMap(\.self)
                return constraint.relation == .equal && ends.contains { $0.box == .view(id) }
                    && ends.contains { $0.box.owner == document[id].parent }
            }.flatMap { [$0.first, $0.second].compactMap(\.self) }.filter { $0.box == .view(id) }
            let found = sides.map { side in own.contains { side.contains($0.attribute) } }
            guard found[0] != found[1] else { return nil }
            isAtStart = found[0]
        }
        let line: StackAlignment = isAtStart ? .start : .end
        if let points = isAtStart ? start : end {
            return isAtStart ? Place(start: points, line: line) : Place(end: points, line: line)
        }
        guard mask != nil, let points = Self.constant(isAtStart ? starts : ends), points < -0.6
        else { return nil }
        return Place(line: line, offset: isAtStart ? points : -points)
    }

    /// Returns whether a constraint states the distance of a view's centre, or a frame does,
    /// because an autoresizing mask places the view. The centre of the safe area is not that of the
    /// screen. Returns true for groups.
    private func isFromCentre(_ id: ViewID?, _ axis: Axis, _ distance: Double) -> Bool {
        guard let id else { return true }
        let centre: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
        return trials[0].resolved.placingMask(of: id) != nil
            || trials[0].constraints.contains { constraint in
                [constraint.first, constraint.second].contains(BoxAnchor(.view(id), centre))
                    && abs(abs(constraint.constant) - abs(distance)) < 0.6
            }
    }

    private func placedByStack(_ id: ViewID) -> Bool { document.arrangingStack(of: id) != nil }

    /// Whether a constraint attaches a view to layout margins.
    private func usesMargins(_ id: ViewID) -> Bool {
        trials[0].constraints.contains { constraint in
            let anchors = [constraint.first, constraint.second].compactMap(\.self)
            // A view's own margins place its subviews, not the view itself.
            return anchors.contains { $0.box.owner == id }
                && anchors.contains { anchor in
                    if anchor.box.owner == id { return false }
                    if case .guide(_, .margins) = anchor.box { return true }
                    return [.leadingMargin, .trailingMargin].contains(anchor.attribute)
                }
        }
    }

    /// Returns the position in the middle of a container. For a view with a maximum length, the
    /// position contains the distances from the container's ends, if they are the same in all
    /// layouts in which the view is shorter.
    private func middle(
        _ id: ViewID?, _ rects: [Rect], _ starts: [Double], _ ends: [Double], _ axis: Axis
    ) -> Place {
        var result = Place(line: .center)
        // On a wide screen, a view in a readable guide has the guide's maximum width.
        let widest = rects.map { $0.size[axis] }.max() ?? 0
        let isReadable = axis == .horizontal && widest == Self.readableWidth
        guard
            let most = id.flatMap({ maximum($0, axis) })
                ?? (isReadable ? widest : nil)
        else { return result }
        if isReadable { result.most = widest }
        let free = rects.indices.filter { rects[$0].size[axis] < most - 0.6 }
        if free.isEmpty {
            if let id, let inset = weakInset(id, axis) {
                (result.start, result.end) = (inset, inset)
            }
            return result
        }
        let (first, last) = (free.map { starts[$0] }, free.map { ends[$0] })
        if let start = distance(first, id), let end = distance(last, id) {
            (result.start, result.end) = (start, end)
        } else if axis == .horizontal, let place = scenePlace(first, last, false, id, among: free),
            place.line == nil
        {
            (result.start, result.end) = (place.start, place.end)
            (result.sceneStart, result.sceneEnd) = (place.sceneStart, place.sceneEnd)
        }
        return result
    }

    /// Returns the distance, more than 0, from both ends of its container that a view has unless
    /// its maximum length makes the distance greater. Constraints of less than the required
    /// priority state it. Returns nil if there is none.
    private func weakInset(_ id: ViewID, _ axis: Axis) -> Double? {
        func inset(_ sides: [LayoutAttribute]) -> Double? {
            trials[0].constraints.first { constraint in
                let ends = [constraint.first, constraint.second].compactMap(\.self)
                return constraint.relation == .equal && constraint.priority < Priorities.required
                    && ends.contains { $0.box == .view(id) && sides.contains($0.attribute) }
                    && ends.contains { $0.box.owner == document[id].parent }
            }.map { abs($0.constant) }
        }
        guard let start = inset(axis == .horizontal ? [.leading, .left] : [.top]), start > 0,
            start == inset(axis == .horizontal ? [.trailing, .right] : [.bottom])
        else { return nil }
        return start
    }

    /// - Parameter isBeyond: whether the view may begin before the margin by a constant of the
    ///   document
    private func scenePlace(
        _ starts: [Double], _ ends: [Double], _ isRigid: Bool, _ id: ViewID?,
        among places: [Int]? = nil, isBeyond: Bool = false
    ) -> Place? {
        guard row != nil || trials[0].hasSceneMargin else { return nil }
        let margins = (places ?? Array(trials.indices)).map { trials[$0].margin(of: row) }
        func distance(_ sides: [Double]) -> Double? {
            let inside = zip(sides, margins).map { $0 - $1 }
            if isBeyond, let before = Self.constant(inside), constants.contains(-before) {
                return before
            }
            return Self.distance(inside, least: -Self.tolerance).flatMap(stated)
        }
        let plainStart = Self.distance(starts).flatMap(stated)
        let plainEnd = Self.distance(ends).flatMap(stated)
        // Without a constraint to margins, a distance that is the same in all layouts is preferred
        // to one from the margin.
        let isPlain = id.map { !usesMargins($0) && !placedByStack($0) } ?? false
        let start = isPlain && plainStart != nil ? nil : distance(starts)
        let end = isPlain && plainEnd != nil ? nil : distance(ends)
        if !isRigid, let first = start ?? plainStart, let last = end ?? plainEnd {
            return Place(
                start: first, end: last, sceneStart: start != nil, sceneEnd: end != nil)
        }
        let isRow = row != nil
        if let start {
            return Place(start: start, line: .start, sceneStart: true, sceneEnd: isRow)
        }
        if let end { return Place(end: end, line: .end, sceneStart: isRow, sceneEnd: true) }
        return nil
    }

    /// Returns the distance in points if it is the same in all layouts. Returns nil if it varies or
    /// is less than `least`. A distance between `least` and 0 is a rounding error and becomes 0.
    private static func distance(_ values: [Double], least: Double = -0.6) -> Double? {
        guard let value = constant(values), value >= least else { return nil }
        return max(0, value)
    }

    /// Returns the distance of a view, or of a group if `id` is nil, in points if it is the same in all
    /// layouts. It may be less than 0 if a constraint states it.
    private func distance(_ values: [Double], _ id: ViewID?) -> Double? {
        if let distance = Self.distance(values) { return distance }
        guard let value = Self.constant(values) else { return nil }
        guard let id else { return constants.contains(-value) ? value : nil }
        let isOwn = trials[0].constraints.contains { constraint in
            [constraint.first.box.owner, constraint.second?.box.owner].contains(id)
                && abs(abs(constraint.constant) + value) < 0.1
        }
        let isRelated = relations[id]?.contains { abs($0 + value) < 0.1 } ?? false
        return isOwn || isRelated ? value : nil
    }

    // MARK: Comparing

    /// Returns the reason to reject a tree: a view to which the model gives another frame than the
    /// document in one of the layouts `others`. Returns nil if there is no such view.
    func misfit(of tree: SwiftUITree, in others: [ReferenceLayout]) -> UIKitReason? {
        var copy = self
        copy.trials = others
        return copy.misfit(tree, in: copy.rootAreas)
    }

    /// Returns the reason to reject a tree that is laid out in `areas`: a view to which the model
    /// gives another frame than the document, or a distance that the document does not state.
    /// Returns nil if there is none.
    private func misfit(_ tree: SwiftUITree, in areas: [Rect]) -> UIKitReason? {
        if let misfit = measured(tree) { return misfit }
        let read = tree.read
        for (place, area) in areas.enumerated() {
            let trial = trials[place]
            let model = SwiftUIModel(tree, in: trial)
            let proposal = SwiftUIProposal(area.size)
            let size = model.size(proposal)
            var frames: [ViewID: Rect] = [:]
            // SwiftUI centers a root that is smaller than the screen.
            let origin = Size(
                width: area.x + (area.width - size.width) / 2,
                height: area.y + (area.height - size.height) / 2)
            model.place(at: origin, proposal, into: &frames)
            for id in trial.resolved.order {
                guard let frame = frames[id],
                    isVisible(id, in: place) || parts[id] != nil || read.contains(id)
                else { continue }
                if let axis = difference(frame, id, place) {
                    return UIKitReason(
                        view: id, reason: reason(frame, rects(id)[place], axis),
                        axes: [axis])
                }
            }
        }
        return nil
    }

    private func isVisible(_ id: ViewID, in place: Int) -> Bool {
        if let known = known.isVisible[id] { return known[place] }
        let areVisible = trials.map { isVisible(id, $0) }
        known.isVisible[id] = areVisible
        return areVisible[place]
    }

    /// Whether the view's own frame is visible. Many containers only arrange other views and draw
    /// nothing.
    private func isVisible(_ id: ViewID, _ trial: ReferenceLayout) -> Bool {
        // The app can show a hidden view that has an outlet.
        let isNeverShown = trial.resolved[id].isHidden && !isReferred(id)
        if trial.resolved[id].kind == .spacer || isNeverShown { return false }
        if document[id].kind == .cell { return true }
        if isUnseen(id, trial) { return false }
        let rect = trial.rect(of: id)
        if document[id].kind == .image, trial.values(of: id)[.imageName] == nil,
            rect.width == 0 || rect.height == 0
        {
            // The picture that the app sets determines the length.
            return false
        }
        if trial.resolved[id].subviews.isEmpty || trial.resolved[id].kind.isScrollView {
            return true
        }
        return look(id, trial).isVisible
    }

    /// Whether a view and its subviews draw nothing and only take space.
    private func isUnseen(_ id: ViewID, _ trial: ReferenceLayout) -> Bool {
        let view = document[id]
        let isPlain =
            view.kind == .view
            || view.kind == .stack && (!trial.resolved[id].arranged.isEmpty || !isReferred(id))
            || view.kind == .label && trial.values(of: id)[.text] ?? "" == "" && !isReferred(id)
        guard isPlain, id != .root, !view.isBar, view.properties[.customClass] == nil,
            view.properties[.embeds] == nil,
            lists?.element(of: view)?.isNamed("containerView") != true
        else { return false }
        let isEmpty = trials.allSatisfy {
            let rect = $0.rect(of: id)
            return rect.width == 0 || rect.height == 0
        }
        let subviews = trial.resolved[id].subviews
        return (isEmpty && subviews.isEmpty || !look(id, trial).isVisible)
            && subviews.allSatisfy { isUnseen($0, trial) && !isReferred($0) }
    }

    /// Whether a view takes the space that the other views of its stack view leave.
    private func takesSpace(_ id: ViewID) -> Bool {
        guard let parent = document[id].parent, let axis = trials[0].resolved[parent].stack?.axis
        else { return false }
        return Self.constant(trials.map { $0.rect(of: id).size[axis] }) == nil
    }

    private func look(_ id: ViewID, _ trial: ReferenceLayout) -> SwiftUILook {
        SwiftUILook(view: document[id], values: trial.values(of: id), isColor: false)
    }

    private func difference(_ frame: Rect, _ id: ViewID, _ place: Int) -> Axis? {
        let trial = trials[place]
        // Only the width of a row is compared, because its list chooses the height.
        let isRow = document[id].kind == .cell && (id != .root || !look(id, trial).isVisible)
        let rect = isRow ? rects(id)[place].spanning(frame, .vertical) : rects(id)[place]
        if frame.largestDifference(from: rect) <= Self.tolerance + 0.01 { return nil }
        if !look(id, trial).isVisible, let letters = trial.letters(of: id),
            let own = trial.letters(of: id, in: frame),
            own.largestDifference(from: letters) <= Self.tolerance + 0.01
        {
            return nil
        }
        if !look(id, trial).isVisible, let picture = self.picture(id, trial, in: rect),
            let own = self.picture(id, trial, in: frame),
            own.largestDifference(from: picture) <= Self.tolerance + 0.01
        {
            return nil
        }
        let across = max(abs(frame.x - rect.x), abs(frame.maxX - rect.maxX))
        let down = max(abs(frame.y - rect.y), abs(frame.maxY - rect.maxY))
        return across >= down ? .horizontal : .vertical
    }

    /// Returns the rectangle that the picture of an image view covers in a frame of the view, if the
    /// picture keeps its aspect ratio and is in the middle; nil for other views.
    private func picture(_ id: ViewID, _ trial: ReferenceLayout, in frame: Rect) -> Rect? {
        guard document[id].kind == .image, trial.values(of: id)[.imageName] != nil,
            let own = trial.natural(id).wholeSize, own.width > 0, own.height > 0
        else { return nil }
        let scale: Double
        switch trial.values(of: id)[.contentMode] {
        case .scaleAspectFit: scale = min(frame.width / own.width, frame.height / own.height)
        case .center: scale = 1
        default: return nil
        }
        let (width, height) = (own.width * scale, own.height * scale)
        return Rect(
            x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2,
            width: width, height: height)
    }

    /// Returns a clause that states how the view's frame in the model differs from that in the
    /// document.
    private func reason(_ frame: Rect, _ rect: Rect, _ axis: Axis) -> String {
        let (start, end) = (frame.start(axis) - rect.start(axis), frame.end(axis) - rect.end(axis))
        let more = abs(start - end) < 1 ? start : end - start
        let words =
            abs(start - end) < 1
            ? axis == .horizontal ? ["too far right", "too far left"] : ["too low", "too high"]
            : axis == .horizontal ? ["too wide", "too narrow"] : ["too tall", "too short"]
        return "@ would be \(more > 0 ? words[0] : words[1]) in SwiftUI stacks"
    }

    private func reason(_ id: ViewID, _ axis: Axis) -> String {
        "no SwiftUI layout was found for the \(axis == .horizontal ? "horizontal" : "vertical") "
            + "place of @"
    }

    /// Returns a reason to reject a tree that contains a distance which the document does not
    /// state. Returns nil if there is none.
    ///
    /// - Parameter parent: the view that the reason names if the tree is for a group and not for a
    ///   view
    private func measured(
        _ tree: SwiftUITree, in parent: ViewID = .root, after outer: Double = 0
    ) -> UIKitReason? {
        let id = document.view(named: tree.key)?.id ?? parent
        var (numbers, inner) = ([Double](), 0.0)
        if case .stack(_, _, let spacing) = tree.kind {
            numbers.append(spacing)
            inner = spacing
        }
        for modifier in tree.modifiers {
            switch modifier {
            case .padding(let insets):
                numbers += [insets.top, insets.leading, insets.bottom, insets.trailing]
            case .behind(let other, _), .over(let other):
                if let misfit = measured(other, in: id) { return misfit }
            default: break
            }
        }
        if !numbers.allSatisfy({ isStated($0) || isStated($0 + outer) }) {
            return UIKitReason(
                view: id, reason: "no constant states where the views in @ are",
                axes: Axis.allCases)
        }
        for child in tree.children {
            if let misfit = measured(child, in: id, after: inner) { return misfit }
        }
        return nil
    }

    /// Whether the document states a distance, or it is the sum of two that the document states.
    private func isStated(_ distance: Double) -> Bool {
        if hasPlacedViews, distance.rounded() == distance { return true }
        let length = Self.hundredths(abs(distance))
        return [length - 1, length, length + 1].contains(where: distances.contains)
    }

    /// Returns the stated distance that is nearest to a distance. The two may differ by half a
    /// point, because the separator of a cell takes half a point, or because sizes of texts are
    /// rounded. If there is no such distance, returns the distance in whole points.
    private func stated(_ distance: Double) -> Double? {
        if isStated(distance) { return distance }
        let near = constants.filter { abs($0 - distance) <= 0.5 }
        return near.min { abs($0 - distance) < abs($1 - distance) } ?? distance.rounded()
    }
}

extension LayoutAttribute {
    /// The share of a view's length that is before an edge or centre; nil for other attributes.
    fileprivate var share: Double? {
        switch self {
        case .top, .leading, .left: 0
        case .centerX, .centerY: 0.5
        case .bottom, .trailing, .right: 1
        default: nil
        }
    }
}

extension Rect {
    fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
    fileprivate func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

    /// Whether the rectangles overlap by more than a rounding error along both axes.
    fileprivate func overlaps(_ other: Rect) -> Bool {
        Axis.allCases.allSatisfy {
            start($0) < other.end($0) - 0.6 && other.start($0) < end($0) - 0.6
        }
    }

    /// Returns the rectangle with other ends along an axis.
    fileprivate func limited(_ axis: Axis, _ start: Double, _ end: Double) -> Rect {
        axis == .horizontal
            ? Rect(x: start, y: y, width: end - start, height: height)
            : Rect(x: x, y: start, width: width, height: end - start)
    }

    /// Returns the rectangle with the position and length of `other` along an axis.
    fileprivate func spanning(_ other: Rect, _ axis: Axis) -> Rect {
        limited(axis, other.start(axis), other.end(axis))
    }
}
