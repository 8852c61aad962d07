import StackCore

/// The size of a view along an axis in SwiftUI.
enum SwiftUISize: Hashable {
    /// The size is as large as the container allows.
    case stretched
    case fixed(Double)
    case content

    /// Whether the size is known without measuring the view's content.
    var isDefinite: Bool { self != .content }
}

/// The generated layout of a document under given size classes: sizes and positions of its views,
/// and remarks on what SwiftUI cannot express.
struct SwiftUIScene {
    let reading: SwiftUISceneReading
    let names: SwiftNames
    /// The positions of subviews, by container and axis.
    private(set) var places: [ViewID: [Axis: SwiftUIAxisPlaces]] = [:]
    private(set) var sizes: [ViewID: [Axis: SwiftUISize]] = [:]
    /// The ratios of width to height that constraints set, by view.
    private(set) var aspects: [ViewID: Double] = [:]
    private(set) var remarks: [ViewID: [String]] = [:]
    /// The axes along which a stack needs `fixedSize`, because its views share the size of the
    /// largest one.
    private(set) var hugging: [ViewID: Set<Axis>] = [:]

    var document: Document { reading.document }
    var resolved: ResolvedDocument { reading.resolved }

    init(_ reading: SwiftUISceneReading, _ names: SwiftNames) {
        self.reading = reading
        self.names = names
        var expressed = readAspects()
        for id in resolved.order {
            for axis in Axis.allCases {
                guard let read = read(id, axis) else { continue }
                places[id, default: [:]][axis] = read
                expressed.formUnion(read.expressed)
                for child in resolved[id].subviews {
                    remarks[child, default: []] += read.remarks[child] ?? []
                }
            }
        }
        expressed.formUnion(readScrolled())
        addRemainingRemarks(besides: expressed)
        for id in resolved.order { measure(id) }
    }

    func name(_ id: ViewID) -> String { SwiftUIWords.quoted(document[id].name) }

    /// Returns the subviews that constraints position, without the arranged subviews of a stack
    /// view.
    func placed(in id: ViewID) -> [ViewID] {
        let view = resolved[id]
        return view.kind == .stack
            ? view.subviews.filter { !view.arranged.contains($0) } : view.subviews
    }

    /// Returns the arranged subviews that a stack view shows, in order. Hidden ones are left out.
    func arranged(in id: ViewID) -> [ViewID] {
        resolved[id].arranged.filter { !resolved[$0].isHidden }
    }

    func isContainer(_ id: ViewID) -> Bool {
        let view = resolved[id]
        return view.kind.isScrollView || !placed(in: id).isEmpty
            || view.kind == .stack && !arranged(in: id).isEmpty
    }

    /// Whether the view is a table or collection view, which shows its subviews as rows or cells.
    func isList(_ id: ViewID) -> Bool { resolved[id].kind.isList }

    func size(_ id: ViewID, _ axis: Axis) -> SwiftUISize { sizes[id]?[axis] ?? .content }

    func facts(_ id: ViewID, _ axis: Axis) -> SwiftUIFacts {
        guard let parent = resolved[id].parent else { return SwiftUIFacts() }
        return places[parent]?[axis]?.facts[id] ?? SwiftUIFacts()
    }

    private mutating func remark(_ id: ViewID, _ sentence: String) {
        remarks[id, default: []].append(sentence)
    }
}

// MARK: - Constraints

extension SwiftUIScene {
    private func read(_ id: ViewID, _ axis: Axis) -> SwiftUIAxisPlaces? {
        let view = resolved[id]
        if isList(id) || view.subviews.isEmpty { return nil }
        let others = placed(in: id)
        // If a stack view also has subviews that it does not arrange, the constraints determine the
        // positions of all its subviews.
        return view.kind == .stack && others.isEmpty
            ? SwiftUIAxisPlaces(reading, in: id, view.arranged, axis, areArranged: true)
            : SwiftUIAxisPlaces(
                reading, in: id, others + (view.kind == .stack ? view.arranged : []), axis,
                areArranged: false, rows: axis == .vertical ? rows(in: id) : [])
    }

    /// Returns the rows among a container's subviews: views side by side that constraints align.
    func rows(in id: ViewID) -> [SwiftUIRow] {
        (places[id]?[.horizontal]?.chains ?? []).compactMap {
            SwiftUIRow($0.map(\.view), in: reading)
        }
    }

    /// Reads the ratios of width to height into `aspects`. Returns the constraints that set them.
    private mutating func readAspects() -> Set<ConstraintID> {
        var expressed: Set<ConstraintID> = []
        for constraint in reading.constraints {
            guard let second = constraint.second, constraint.first.box == second.box,
                constraint.first.attribute.isSize, second.attribute.isSize,
                constraint.first.attribute != second.attribute, constraint.relation == .equal,
                constraint.constant == 0, constraint.multiplier > 0,
                case .view(let id) = constraint.first.box,
                case .user(let name) = constraint.origin
            else { continue }
            let aspect =
                constraint.first.attribute == .width
                ? constraint.multiplier : 1 / constraint.multiplier
            guard aspects[id] == nil || aspects[id] == aspect else { continue }
            aspects[id] = aspect
            expressed.insert(name)
            if constraint.priority < 1000 {
                remark(
                    id,
                    reading.spell(constraint)
                        + " is optional; here it is always satisfied.")
            }
        }
        return expressed
    }

    /// Returns the constraints that make content as wide or high as its scroll view, which prevents
    /// scrolling along that axis.
    private func readScrolled() -> Set<ConstraintID> {
        var expressed: Set<ConstraintID> = []
        for constraint in reading.constraints where constraint.first.attribute.isSize {
            guard let second = constraint.second, constraint.relation == .equal,
                constraint.multiplier == 1, second.attribute == constraint.first.attribute,
                case .user(let name) = constraint.origin,
                let scroll = [constraint.first, second].compactMap(scroll(holding:)).first,
                [constraint.first.box, second.box].contains(where: {
                    $0 == .view(scroll) || $0 == .guide(scroll, .frame)
                        || reading.isAsLarge($0.owner, scroll, constraint.first.attribute.axis)
                })
            else { continue }
            expressed.insert(name)
        }
        return expressed
    }

    private func scroll(holding anchor: BoxAnchor) -> ViewID? {
        if case .guide(let id, .content) = anchor.box { return id }
        guard case .view(let id) = anchor.box, let parent = resolved[id].parent,
            resolved[parent].kind.isScrollView
        else { return nil }
        return parent
    }

    /// Adds a remark to a view for each of the user's constraints that the generated code does not
    /// express.
    private mutating func addRemainingRemarks(besides expressed: Set<ConstraintID>) {
        for constraint in reading.constraints {
            guard case .user(let id) = constraint.origin, !expressed.contains(id) else { continue }
            let owners = [constraint.first.box.owner, constraint.second?.box.owner]
                .compactMap(\.self)
            let view = owners.first { $0 != .root } ?? .root
            remark(view, reading.spell(constraint) + reason(constraint))
        }
    }

    private func reason(_ constraint: BoxConstraint) -> String {
        let first = constraint.first
        guard let second = constraint.second else {
            return constraint.relation == .equal
                ? " is one of several sizes of the view." : " is optional."
        }
        if constraint.priority < 1000 { return " is optional." }
        if constraint.relation != .equal { return " is an inequality between two views." }
        if first.attribute.isBaseline || second.attribute.isBaseline {
            return " aligns baselines outside of a stack."
        }
        if first.attribute.isSize || constraint.multiplier != 1 {
            return " is a share of another view."
        }
        let isInside =
            document.isAncestor(second.box.owner, of: first.box.owner)
            || document.isAncestor(first.box.owner, of: second.box.owner)
        return isInside
            ? " relates the view to a superview in a way that SwiftUI cannot express."
            : " relates two sibling views."
    }
}

// MARK: - Sizes

extension SwiftUIScene {
    private mutating func measure(_ id: ViewID) {
        for axis in Axis.allCases {
            sizes[id, default: [:]][axis] = measured(id, axis)
        }
        if resolved[id].kind == .stack { measureArranged(in: id) }
    }

    private mutating func measured(_ id: ViewID, _ axis: Axis) -> SwiftUISize {
        guard let parent = resolved[id].parent else { return .stretched }
        // The arranged subviews of a stack view were already measured together with the stack view.
        if let known = sizes[id]?[axis] { return known }
        if isList(parent) {
            return axis == .horizontal && resolved[parent].kind != .collection
                ? .stretched : .fixed(reading.size(id, axis))
        }
        let own = facts(id, axis)
        if let size = own.size { return .fixed(size) }
        if case .both? = own.place { return room(in: parent, axis) ? .stretched : .content }
        if reading.mask(of: id, axis) != nil { return .fixed(reading.size(id, axis)) }
        if isAbsorber(id, in: parent, axis) { return .stretched }
        return free(id, axis, own)
    }

    /// Returns the size of a view that is not pinned at both ends and for which no constraint gives
    /// a size.
    private mutating func free(_ id: ViewID, _ axis: Axis, _ own: SwiftUIFacts) -> SwiftUISize {
        if aspects[id] != nil, isDecided(id, axis.crossing) { return .content }
        if own.isShare { return .fixed(reading.size(id, axis)) }
        if isDrawnAsColor(id), let content = content(id, axis) { return .fixed(content) }
        if isNatural(id, axis) { return .content }
        let (number, word) = (reading.size(id, axis), SwiftUIWords.size(axis))
        remark(
            id,
            "no constraint determines how \(word) \(name(id)) is; it is \(SwiftUILiteral.number(number))"
                + " as on \(device).")
        return .fixed(number)
    }

    private var device: String { SwiftUIWords.quoted(reading.device) }

    /// Whether constraints determine the view's size, rather than its content or aspect ratio.
    private func isDecided(_ id: ViewID, _ axis: Axis) -> Bool {
        if axis == .horizontal, let known = sizes[id]?[axis] { return known.isDefinite }
        let own = facts(id, axis)
        if case .both? = own.place { return true }
        return own.size != nil || own.isShare
    }

    /// Whether the space inside a view is known along the axis, so that a subview can fill it.
    func room(in id: ViewID, _ axis: Axis) -> Bool {
        resolved[id].kind.isScrollView ? !scrolls(id, axis) : size(id, axis).isDefinite
    }

    /// Whether a scroll view scrolls along the axis, because a subview extends beyond it. If no
    /// subview extends beyond it horizontally, it scrolls vertically.
    func scrolls(_ id: ViewID, _ axis: Axis) -> Bool {
        let (children, frame) = (resolved[id].subviews, reading.size(id, axis))
        if axis == .vertical, !children.contains(where: { overflows($0, .horizontal, of: id) }) {
            return true
        }
        return children.contains { overflows($0, axis, of: id) } && frame > 0
    }

    private func overflows(_ child: ViewID, _ axis: Axis, of scroll: ViewID) -> Bool {
        guard let frame = reading.layout.frame(of: child) else { return false }
        let end = axis == .horizontal ? frame.maxX : frame.maxY
        return end > reading.size(scroll, axis) + 1
    }

    func content(_ id: ViewID, _ axis: Axis) -> Double? {
        reading.layout.contentSize(of: id)[axis].map(\.millipoints)
    }

    /// Whether the view becomes a colour in SwiftUI, which has no intrinsic size.
    func isDrawnAsColor(_ id: ViewID) -> Bool {
        if isContainer(id) { return false }
        switch resolved[id].kind.storedKind {
        case .view, .stack: return true
        case .image: return resolved.value(.imageName, of: id) == nil
        default: return false
        }
    }

    /// Whether the view has an intrinsic size in SwiftUI.
    private func isNatural(_ id: ViewID, _ axis: Axis) -> Bool {
        switch resolved[id].kind.storedKind {
        case .scroll: return false
        case .view where !isContainer(id): return false
        case .stack where !arranged(in: id).isEmpty: return true
        case .image where resolved.value(.imageName, of: id) != nil,
            .spacer:
            return true
        case .view:
            return placed(in: id).contains { isSpanned($0, in: id, axis) }
        default: return content(id, axis) != nil
        }
    }

    /// Whether a view, or the chain of views that starts with it, is pinned to both edges of its
    /// container.
    private func isSpanned(_ id: ViewID, in container: ViewID, _ axis: Axis) -> Bool {
        if case .both? = facts(id, axis).place { return true }
        return places[container]?[axis]?.chains.contains { chain in
            chain[0].view == id && facts(id, axis).lines[.start] != nil
                && facts(chain[chain.count - 1].view, axis).lines[.end] != nil
        } ?? false
    }

    // MARK: The view that takes the remaining space

    /// Whether the view takes the remaining space in a chain that is pinned at both ends. If the
    /// chain has views of equal size, they share the space.
    private func isAbsorber(_ id: ViewID, in container: ViewID, _ axis: Axis) -> Bool {
        guard room(in: container, axis), let own = places[container]?[axis],
            let chain = own.chains.first(where: { $0.contains { $0.view == id } })
        else { return false }
        let views = chain.map(\.view)
        guard isSpanned(views[0], in: container, axis) else { return false }
        if views.contains(where: own.equals.contains) { return own.equals.contains(id) }
        return absorber(among: views.filter { facts($0, axis).size == nil }, axis) == id
    }

    /// Returns the view that takes the remaining space: a view without content, otherwise the one
    /// with the lowest hugging priority. The first of several equal ones is chosen; nil if `views`
    /// is empty.
    func absorber(among views: [ViewID], _ axis: Axis) -> ViewID? {
        views.enumerated().min { a, b in
            (rank(a.element, axis), a.offset) < (rank(b.element, axis), b.offset)
        }?.element
    }

    private func rank(_ id: ViewID, _ axis: Axis) -> Double {
        let hasContent = resolved[id].kind == .stack || content(id, axis) != nil
        return hasContent || isContainer(id) && isNatural(id, axis) ? resolved[id].hugging[axis] : 0
    }
}

// MARK: - Stacks

extension SwiftUIScene {
    private mutating func measureArranged(in id: ViewID) {
        guard let stack = resolved[id].stack else { return }
        for axis in Axis.allCases {
            let isAlong = axis == stack.axis
            let views = arranged(in: id)
            let absorber = isAlong ? absorber(in: id, stack, views) : nil
            for child in views {
                let isStretched =
                    isAlong
                    ? shares(child, in: id, stack) || child == absorber
                    : stack.alignment == .fill && fills(child, axis, in: id)
                sizes[child, default: [:]][axis] = measuredArranged(
                    child, in: id, axis, isStretched: isStretched)
            }
            let isShared = views.contains { size($0, axis) == .stretched }
            if isShared, !size(id, axis).isDefinite { hugging[id, default: []].insert(axis) }
        }
        remarkDistribution(id, stack)
    }

    private mutating func measuredArranged(
        _ child: ViewID, in id: ViewID, _ axis: Axis, isStretched: Bool
    ) -> SwiftUISize {
        let own = facts(child, axis)
        if let size = own.size { return .fixed(size) }
        if isStretched { return .stretched }
        let isProportional =
            resolved[id].stack?.axis == axis && size(id, axis).isDefinite
            && resolved[id].stack?.distribution == .fillProportionally
        if isProportional { return .fixed(reading.size(child, axis)) }
        if own.sizeDifference == 0 { return .stretched }
        return free(child, axis, own)
    }

    private func shares(_ child: ViewID, in id: ViewID, _ stack: StackSettings) -> Bool {
        guard size(id, stack.axis).isDefinite else { return false }
        return stack.distribution == .fillEqually
            || places[id]?[stack.axis]?.equals.contains(child) ?? false
    }

    private func absorber(
        in id: ViewID, _ stack: StackSettings, _ views: [ViewID]
    ) -> ViewID? {
        guard stack.distribution == .fill, size(id, stack.axis).isDefinite,
            !views.contains(where: { resolved[$0].kind == .spacer }),
            !views.contains(where: { shares($0, in: id, stack) })
        else { return nil }
        return absorber(
            among: views.filter { facts($0, stack.axis).size == nil }, stack.axis)
    }

    /// Whether stretching the view across its stack view's axis changes the view's appearance.
    private func fills(_ id: ViewID, _ axis: Axis, in stack: ViewID) -> Bool {
        if aspects[id] != nil { return axis == .horizontal && size(stack, axis).isDefinite }
        let isSet = { (key: PropertyKey) in
            document[id].properties.entries.contains { $0.key == key }
        }
        if isSet(.backgroundColor) || isSet(.borderWidth) { return true }
        switch resolved[id].kind.storedKind {
        case .label:
            let alignment = resolved.value(.textAlignment, of: id) ?? .natural
            return axis == .horizontal && alignment != .natural && alignment != .left
        case .button:
            return axis == .horizontal && resolved[id].style?.isConfiguration == true
        case .stack: return axis == .horizontal || size(stack, axis).isDefinite
        case .image: return size(stack, axis).isDefinite || content(id, axis) == nil
        case .view, .scroll, .textView, .textField, .searchBar, .slider, .progress, .segmented:
            return axis == .horizontal || content(id, axis) == nil
        default: return content(id, axis) == nil && resolved[id].kind != .spacer
        }
    }

    private mutating func remarkDistribution(_ id: ViewID, _ stack: StackSettings) {
        let isDefinite = size(id, stack.axis).isDefinite
        let isMany = arranged(in: id).count > 1
        let dimension = stack.axis == .horizontal ? "width" : "height"
        switch stack.distribution {
        case .fillEqually where !isDefinite && isMany:
            remark(id, "the views of \(name(id)) all have the \(dimension) of the largest.")
        case .fillProportionally where isDefinite && isMany:
            remark(
                id,
                "\(name(id)) shares its \(dimension) in proportion to content; "
                    + "here it is shared as on \(device).")
        case .equalCentering where isMany:
            remark(id, "the centres in \(name(id)) are equally far apart; here the gaps are equal.")
        default: break
        }
        if stack.baselineRelative, isMany {
            remark(id, "the gaps of \(name(id)) are measured from baseline to baseline.")
        }
    }
}
