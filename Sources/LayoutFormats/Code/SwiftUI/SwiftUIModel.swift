import StackCore

/// The size that a parent proposes to a SwiftUI view, in points; nil on an axis asks for the view's
/// ideal length.
struct SwiftUIProposal: Hashable {
    var width: Double?
    var height: Double?

    init(width: Double?, height: Double?) { (self.width, self.height) = (width, height) }
    init(_ size: Size) { self.init(width: size.width, height: size.height) }

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    func changed(_ axis: Axis, _ length: Double?) -> SwiftUIProposal {
        var result = self
        result[axis] = length
        return result
    }
}

/// A model of SwiftUI's layout as Apple describes it (docs/code.md, "The model of SwiftUI's
/// layout"): a parent proposes a size, a child chooses its own size, and the parent places the
/// child.
final class SwiftUIModel {
    private let tree: SwiftUITree
    /// The number of the tree's modifiers that apply to this view, counted from the innermost one.
    private let depth: Int
    private let trial: ReferenceLayout
    private let isOneLine: Bool
    /// The axis of the stack around the view, which a spacer needs; nil outside of stacks.
    private let axis: Axis?
    private let content: [SwiftUIModel]
    /// The sizes for the proposals so far. They are few, so searching all is faster than hashing.
    private var sizes: [(proposal: SwiftUIProposal, size: Size)] = []

    convenience init(_ tree: SwiftUITree, in trial: ReferenceLayout) {
        self.init(tree, tree.modifiers.count, trial, isOneLine: false, axis: nil)
    }

    private init(
        _ tree: SwiftUITree, _ depth: Int, _ trial: ReferenceLayout, isOneLine: Bool, axis: Axis?
    ) {
        (self.tree, self.depth, self.trial, self.axis) = (tree, depth, trial, axis)
        if depth > 0 {
            var oneLine = isOneLine
            if case .oneLine = tree.modifiers[depth - 1] { oneLine = true }
            self.isOneLine = oneLine
            var content = [
                SwiftUIModel(tree, depth - 1, trial, isOneLine: oneLine, axis: axis)
            ]
            if let other = tree.modifiers[depth - 1].layer {
                content.append(SwiftUIModel(other, in: trial))
            }
            self.content = content
        } else {
            self.isOneLine = isOneLine
            var inner: Axis?
            if case .stack(let axis, _, _) = tree.kind { inner = axis }
            content = tree.children.map {
                SwiftUIModel($0, $0.modifiers.count, trial, isOneLine: isOneLine, axis: inner)
            }
        }
    }

    private var modifier: SwiftUIModifier? { depth > 0 ? tree.modifiers[depth - 1] : nil }

    /// The layout priority. A stack first divides its space among the children with the highest
    /// priority. Spacers have the lowest one.
    private var priority: Double {
        if case .priority? = modifier { return 1 }
        if depth > 0 { return content[0].priority }
        if case .spacer = tree.kind { return -.infinity }
        return 0
    }

    // MARK: Sizes

    /// Returns the size that the view chooses for a proposal, in points.
    func size(_ proposal: SwiftUIProposal) -> Size {
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        let size = measured(proposal)
        sizes.append((proposal, size))
        return size
    }

    private func measured(_ proposal: SwiftUIProposal) -> Size {
        if let modifier { return modified(modifier, proposal) }
        switch tree.kind {
        case .view(let id, let fills):
            return trial.size(of: id, proposal, fills: fills, isOneLine: isOneLine)
        case .part(let id, let fitted) where fitted.count == 2 && trial.growsWithText(id):
            return trial.size(of: id, proposal, fills: false, isOneLine: false)
        case .part(let id, let fitted):
            var width = proposal.width ?? 10
            if fitted.contains(.horizontal) {
                let ideal = trial.fitting(id, width: nil).width
                width = min(ideal, proposal.width ?? ideal)
            }
            let height =
                fitted.contains(.vertical)
                ? trial.fitting(id, width: width).height : proposal.height ?? 10
            return Size(width: width, height: height)
        case .list, .row, .reader, .clear:
            return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
        case .spacer(let minimum):
            var size = Size.zero
            if let axis { size[axis] = max(proposal[axis] ?? 0, minimum ?? Self.spacerMinimum) }
            return size
        case .stack(let axis, let line, let spacing):
            return stacked(proposal, axis, line, spacing).size
        case .layers:
            let sizes = content.map { $0.size(proposal) }
            return Size(
                width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        case .scroll(let axes, let fills):
            let inner = content[0].size(scrolled(proposal, axes, fills))
            var size = inner
            for axis in axes { size[axis] = proposal[axis] ?? inner[axis] }
            return size
        }
    }

    /// The minimum height of a list's row, in points.
    static let rowMinimum = TableRows.usualHeight
    /// The minimum length of a spacer that states none, in points.
    static let spacerMinimum = 8.0
    /// A length in points that replaces infinity in a proposal.
    private static let endless = 1e6

    /// Returns the size that a scroll view proposes to its content. Content that is at least as
    /// long as the scroll view and `more` points gets this length, or its ideal one if that is
    /// greater.
    private func scrolled(
        _ proposal: SwiftUIProposal, _ axes: [Axis], _ more: Double?
    ) -> SwiftUIProposal {
        let ideal = axes.reduce(proposal) { $0.changed($1, nil) }
        guard let more else { return ideal }
        let size = content[0].size(ideal)
        return axes.reduce(ideal) { $0.changed($1, max(size[$1], (proposal[$1] ?? 0) + more)) }
    }

    private func modified(_ modifier: SwiftUIModifier, _ proposal: SwiftUIProposal) -> Size {
        let inner = content[0].size(inside(modifier, proposal))
        switch modifier {
        case .frame(let frame):
            var size = inner
            for axis in Axis.allCases {
                size[axis] = framed(frame[axis]?.bound, axis, proposal[axis], inner[axis])
            }
            return size
        case .padding, .scenePadding:
            let insets = insets(modifier)
            return Size(
                width: inner.width + insets.leading + insets.trailing,
                height: inner.height + insets.top + insets.bottom)
        case .priority, .oneLine, .ratio, .share, .look, .behind, .over, .ignoresSafeArea,
            .fixedSize, .offset:
            return inner
        }
    }

    private func framed(
        _ bound: SwiftUIFrame.Length.Bound?, _ axis: Axis, _ proposed: Double?, _ inner: Double
    ) -> Double {
        switch bound {
        case nil: inner
        case .fixed(let length): length
        case .share(let share, let reader): reader.size(in: trial)[axis] * share
        case .upTo(let most): min(most, max(inner, proposed ?? inner))
        case .atLeast(let least): max(least, min(inner, proposed ?? inner))
        case .filling: proposed ?? inner
        }
    }

    /// Returns the size that a modifier proposes to its content.
    private func inside(
        _ modifier: SwiftUIModifier, _ proposal: SwiftUIProposal
    ) -> SwiftUIProposal {
        var result = proposal
        switch modifier {
        case .frame(let frame):
            for axis in Axis.allCases {
                switch frame[axis]?.bound {
                case nil, .filling: break
                case .fixed, .share: result[axis] = framed(frame[axis]?.bound, axis, nil, 0)
                case .upTo(let most): result[axis] = proposal[axis].map { min($0, most) }
                case .atLeast(let least): result[axis] = proposal[axis].map { max($0, least) }
                }
            }
        case .padding, .scenePadding:
            let insets = insets(modifier)
            result.width = proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }
            result.height = proposal.height.map { max(0, $0 - insets.top - insets.bottom) }
        case .ratio(let ratio):
            let width = proposal.width ?? proposal.height.map { $0 * ratio } ?? 10
            let fitted = min(width, proposal.height.map { $0 * ratio } ?? width)
            result = SwiftUIProposal(width: fitted, height: fitted / ratio)
        case .share(let share): result.width = proposal.width.map { $0 * share }
        case .fixedSize(let axis, _): result[axis] = nil
        case .priority, .oneLine, .look, .behind, .over, .ignoresSafeArea, .offset: break
        }
        return result
    }

    private func insets(_ modifier: SwiftUIModifier) -> Insets {
        switch modifier {
        case .padding(let insets): return insets
        case .scenePadding(let leading, let trailing, let row):
            let margin = trial.margin(of: row)
            return Insets(
                top: 0, leading: leading ? margin : 0, bottom: 0, trailing: trailing ? margin : 0)
        default: return .zero
        }
    }

    // MARK: Stacks

    private struct Stacked {
        var size = Size.zero
        var proposals: [SwiftUIProposal] = []
        /// The position of each child in the stack, in points.
        var origins: [Size] = []
    }

    private func stacked(
        _ proposal: SwiftUIProposal, _ axis: Axis, _ line: StackAlignment, _ spacing: Double
    ) -> Stacked {
        var result = Stacked()
        result.proposals = shared(proposal, axis, spacing)
        let sizes = zip(content, result.proposals).map { $0.size($1) }
        let cross = axis.crossing
        let guides = content.indices.map { place in
            content[place].guide(line, result.proposals[place], sizes[place], cross)
        }
        let before = guides.max() ?? 0
        let after = zip(sizes, guides).map { $0[cross] - $1 }.max() ?? 0
        var position = 0.0
        for (place, size) in sizes.enumerated() {
            var origin = Size.zero
            origin[axis] = position
            origin[cross] = before - guides[place]
            result.origins.append(origin)
            position += size[axis] + (place == sizes.count - 1 ? 0 : spacing)
        }
        result.size[axis] = position
        result.size[cross] = before + after
        return result
    }

    /// Returns the sizes that a stack proposes to its children. The stack asks the children with
    /// the highest priority first; among equals, the least flexible child. It proposes to each
    /// child the remaining space without the minimum lengths of the children with lower priorities,
    /// divided by the number of children of this priority that were not asked yet.
    private func shared(
        _ proposal: SwiftUIProposal, _ axis: Axis, _ spacing: Double
    ) -> [SwiftUIProposal] {
        var result = content.map { _ in proposal.changed(axis, nil) }
        guard let whole = proposal[axis] else { return result }
        let least = content.map { $0.size(proposal.changed(axis, 0))[axis] }
        let most = content.map { $0.size(proposal.changed(axis, Self.endless))[axis] }
        var rest = whole - spacing * Double(content.count - 1)
        let priorities = content.map(\.priority)
        for priority in Set(priorities).sorted(by: >) {
            var group = content.indices.filter { priorities[$0] == priority }
            group.sort {
                (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1)
            }
            let reserved = content.indices.filter { priorities[$0] < priority }
                .reduce(0.0) { $0 + least[$1] }
            for (number, place) in group.enumerated() {
                let share = max(0, (rest - reserved) / Double(group.count - number))
                result[place][axis] = share
                rest -= content[place].size(result[place])[axis]
            }
        }
        return result
    }

    /// Returns the position of a view's alignment guide, such as its centre or first baseline, in
    /// points from the start of the axis.
    private func guide(
        _ line: StackAlignment, _ proposal: SwiftUIProposal, _ size: Size, _ axis: Axis
    ) -> Double {
        switch line {
        case .start: 0
        case .center: size[axis] / 2
        case .end: size[axis]
        case .firstBaseline, .lastBaseline:
            baseline(line == .firstBaseline, proposal, size) ?? size.height
        }
    }

    /// Returns the distance of the first or last text baseline from the top in points; nil for
    /// views without text.
    private func baseline(
        _ isFirst: Bool, _ proposal: SwiftUIProposal, _ size: Size
    ) -> Double? {
        if depth == 0 {
            switch tree.kind {
            // SwiftUI knows the baselines of UIKit's views.
            case .view(let id, _), .part(let id, _):
                return trial.baseline(of: id, isFirst: isFirst, in: size)
            default: break
            }
        }
        let found = placements(proposal, size).compactMap { child, origin, proposal in
            child.baseline(isFirst, proposal, child.size(proposal)).map { $0 + origin.height }
        }
        return isFirst ? found.min() : found.max()
    }

    // MARK: Places

    /// Adds the frames of the document's views inside this view to `frames`, if the view is placed
    /// at `origin`.
    func place(
        at origin: Size, _ proposal: SwiftUIProposal, into frames: inout [ViewID: Rect]
    ) {
        let size = size(proposal)
        var shown: ViewID?
        if case .look(let id)? = modifier { shown = id }
        if depth == 0 {
            switch tree.kind {
            case .part(let id, _): shown = id
            case .reader(let reader): shown = reader.view
            default: break
            }
        }
        if let id = shown {
            frames[id] = Rect(
                x: origin.width, y: origin.height, width: size.width, height: size.height)
        }
        let all = trial.rect(of: .root)
        // Only a view that reaches the edges of the safe area extends beyond them.
        let covers =
            Rect(x: origin.width, y: origin.height, width: size.width, height: size.height)
            .largestDifference(from: trial.area()) < 1
            || abs(size.width - all.width) < 1 && abs(size.height - all.height) < 1
        if case .ignoresSafeArea? = modifier, covers {
            return content[0].place(at: .zero, SwiftUIProposal(all.size), into: &frames)
        }
        for (child, offset, inner) in placements(proposal, size) {
            child.place(
                at: Size(width: origin.width + offset.width, height: origin.height + offset.height),
                inner, into: &frames)
        }
        if modifier?.layer == nil { return }
        if case .behind(_, ignoresSafeArea: true)? = modifier, covers {
            content[1].place(at: .zero, SwiftUIProposal(all.size), into: &frames)
        } else {
            // A background or overlay that is larger or smaller than the content is centred on it.
            let free = Self.free(
                size, content[1].size(SwiftUIProposal(size)), (.center, .center))
            content[1].place(
                at: Size(width: origin.width + free.width, height: origin.height + free.height),
                SwiftUIProposal(size), into: &frames)
        }
    }

    private typealias Placement = (SwiftUIModel, Size, SwiftUIProposal)

    /// Returns the children with their positions in the view and the sizes that are proposed to
    /// them.
    private func placements(_ proposal: SwiftUIProposal, _ size: Size) -> [Placement] {
        if let modifier { return [placement(modifier, proposal, size)] }
        switch tree.kind {
        case .view, .part, .spacer, .row, .clear: return []
        case .stack(let axis, let line, let spacing):
            let stacked = stacked(proposal, axis, line, spacing)
            return content.indices.map {
                (content[$0], stacked.origins[$0], stacked.proposals[$0])
            }
        case .layers(let x, let y):
            return content.map { child in
                (child, Self.free(size, child.size(proposal), (x, y)), proposal)
            }
        case .scroll(let axes, let fills):
            let inner = scrolled(proposal, axes, fills)
            let free = Self.free(size, content[0].size(inner), (.center, .center))
            let origin = Size(
                width: axes.contains(.horizontal) ? 0 : free.width,
                height: axes.contains(.vertical) ? 0 : free.height)
            return [(content[0], origin, inner)]
        case .list(let list): return rows(of: list)
        case .reader: return [(content[0], .zero, SwiftUIProposal(size))]
        }
    }

    /// Returns the rows of a list at the positions that they have in the document. The system
    /// places rows, so the model does not compute their positions.
    private func rows(of list: ViewID) -> [Placement] {
        let outer = trial.rect(of: list)
        return zip(content, trial.rows(of: list)).map { row, id in
            let rect = trial.rect(of: id)
            let proposal = SwiftUIProposal(width: rect.width, height: nil)
            // A list makes a row at least `rowMinimum` high, and centres the content of a lower
            // row.
            let isLow = rect.height < Self.rowMinimum + 0.6
            let space = isLow ? max(0, rect.height - row.size(proposal).height) / 2 : 0
            return (
                row, Size(width: rect.x - outer.x, height: rect.y - outer.y + space), proposal
            )
        }
    }

    private func placement(
        _ modifier: SwiftUIModifier, _ proposal: SwiftUIProposal, _ size: Size
    ) -> Placement {
        var inner = inside(modifier, proposal)
        var origin = Size.zero
        switch modifier {
        case .frame(let frame):
            origin = Self.free(size, content[0].size(inner), (frame.x, frame.y))
        case .padding, .scenePadding:
            let insets = insets(modifier)
            origin = Size(width: insets.leading, height: insets.top)
        case .fixedSize(let axis, _): inner[axis] = size[axis]
        case .offset(let offset): origin = offset
        case .priority, .oneLine, .ratio, .share, .look, .behind, .over, .ignoresSafeArea: break
        }
        return (content[0], origin, inner)
    }

    private static func free(
        _ outer: Size, _ inner: Size, _ line: (x: StackAlignment, y: StackAlignment)
    ) -> Size {
        Size(
            width: (outer.width - inner.width) * line.x.share,
            height: (outer.height - inner.height) * line.y.share)
    }
}
