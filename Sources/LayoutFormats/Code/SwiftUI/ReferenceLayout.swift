import StackCore

/// The layout of a document on one device. Candidate SwiftUI trees are compared with it.
final class ReferenceLayout {
    let document: Document
    private let prepared: PreparedDocument
    let resolved: ResolvedDocument
    /// Whether the layout drops required constraints because they cannot be satisfied together.
    let hasConflicts: Bool
    /// The document's own constraints.
    var constraints: [BoxConstraint] { prepared.userConstraints }
    private let environment: LayoutEnvironment
    private var rects: [ViewID: Rect] = [:]
    /// The whole rectangles of the scroll views that reach under bars. `rects` contains only the
    /// parts between the bars.
    private var extended: [ViewID: Rect] = [:]
    private var measures: [Measured: ContentMeasure] = [:]

    private struct Measured: Hashable {
        let view: ViewID
        let size: Size?
    }

    private var fittings: [Fitted: Size] = [:]
    /// Measurements of views, which the calls of `fitting` share.
    private var measured = LayoutCache()

    private struct Fitted: Hashable {
        let view: ViewID
        let width: Double?
    }

    init(_ document: Document, _ environment: LayoutEnvironment) {
        self.document = document
        self.environment = environment
        prepared = PreparedDocument(document, for: environment)
        resolved = prepared.resolved
        let layout = LayoutPass.run(document, in: environment)
        hasConflicts = !layout.conflicts.isEmpty
        for id in resolved.order {
            guard let frame = layout.unroundedFrame(of: id) else { continue }
            let parent = resolved[id].parent.flatMap { rects[$0] } ?? .zero
            // A frame is relative to its superview's frame, not to the superview's alignment
            // rectangle.
            let outer = resolved[id].parent.map { measure($0).alignmentInsets } ?? .zero
            let insets = measure(id).alignmentInsets
            let rect = Rect(
                x: parent.x - outer.leading + frame.x + insets.leading,
                y: parent.y - outer.top + frame.y + insets.top,
                width: frame.width - insets.leading - insets.trailing,
                height: frame.height - insets.top - insets.bottom)
            rects[id] = clearOfBars(rect, id)
            if rects[id] != rect { extended[id] = rect }
        }
    }

    /// Returns the edges of the safe area beyond which a scroll view extends.
    func edges(beyondSafeArea id: ViewID) -> SwiftUIEdges {
        guard let rect = extended[id] else { return [] }
        var result = SwiftUIEdges()
        if rect.y < area().y { result.insert(.top) }
        if rect.maxY > area().maxY { result.insert(.bottom) }
        let ends = [LayoutAttribute.leading, .trailing, .left, .right]
        let isAtSides = constraints.contains { constraint in
            let anchors = [constraint.first, constraint.second].compactMap(\.self)
            return anchors.contains { $0.box == .view(id) && ends.contains($0.attribute) }
                && anchors.contains { $0.box == .view(.root) && ends.contains($0.attribute) }
        }
        if isAtSides, rect.x <= 0, rect.maxX >= area(ignoring: .all).maxX {
            result.insert(.horizontal)
        }
        return result
    }

    /// Returns the rectangle of a scroll view without the parts under bars, since its content
    /// starts and ends at the bars.
    private func clearOfBars(_ rect: Rect, _ id: ViewID) -> Rect {
        let (kind, parent) = (resolved[id].kind, resolved[id].parent)
        guard kind.isScrollView, kind != .textView, parent == nil || parent == .root,
            document.isScreen
        else { return rect }
        let area = area()
        let (left, top) = (max(rect.x, area.x), max(rect.y, area.y))
        return Rect(
            x: left, y: top, width: max(0, min(rect.maxX, area.maxX) - left),
            height: max(0, min(rect.maxY, area.maxY) - top))
    }

    /// Returns the view's alignment rectangle in the root's coordinates; for a scroll view without
    /// the parts under bars.
    func rect(of id: ViewID) -> Rect { rects[id] ?? .zero }

    func values(of id: ViewID) -> ValuesInForce { resolved.values(of: id) }

    var traits: SizeClasses { environment.traits }

    /// Returns the safe area of the root, extended to the root's edges at `edges`.
    func area(ignoring edges: SwiftUIEdges = []) -> Rect {
        let (size, insets) = (environment.size, environment.safeArea)
        let top = edges.contains(.top) ? 0 : insets.top
        let bottom = edges.contains(.bottom) ? 0 : insets.bottom
        let left = edges.contains(.leading) ? 0 : insets.leading
        let right = edges.contains(.trailing) ? 0 : insets.trailing
        return Rect(
            x: left, y: top, width: size.width - left - right, height: size.height - top - bottom)
    }

    /// The system's layout margin beside the content of a screen, in points.
    var sceneMargin: Double { environment.rootMargins?.leading ?? 16 }

    /// Whether the root view's margins are at least the system's layout margin.
    var hasSceneMargin: Bool { environment.rootMargins != nil }

    /// Returns the system's layout margin in points: that of a cell's content or, if `cell` is nil,
    /// of the screen.
    func margin(of cell: ViewID?) -> Double {
        guard let content = cell.flatMap({ resolved[$0].subviews.first }) else {
            return sceneMargin
        }
        return resolved.cellMargins(of: content, in: environment).leading
    }

    /// The widths between the end of a cell's content view and the end of the cell, where its
    /// accessory is, in points: for each such cell the whole width, and the width without the
    /// cell's margin.
    var accessoryRooms: [Double] {
        resolved.order.filter { resolved[$0].kind == .cell }.flatMap { cell -> [Double] in
            guard let content = resolved[cell].subviews.first else { return [] }
            let room = rect(of: cell).maxX - rect(of: content).maxX
            return room > 0 ? [room, room - margin(of: cell)] : []
        }
    }

    /// Returns the rows of a list: its cells and, in a table, from top to bottom also its headers
    /// and footers. Leaves out empty headers and footers that only take up space.
    func rows(of list: ViewID) -> [ViewID] {
        var parts = resolved[list].subviews
        // In a file, the footer of a table is before its cells.
        if resolved[list].kind == .table {
            parts = parts.enumerated().sorted {
                (rect(of: $0.element).y, $0.offset) < (rect(of: $1.element).y, $1.offset)
            }.map(\.element)
        }
        return parts.filter { id in
            let color = values(of: id)[.backgroundColor].map { Color(stored: $0) }
            return resolved[id].kind != .view || !resolved[id].subviews.isEmpty
                || color.map(SwiftUILiteral.color) ?? ".clear" != ".clear"
                || document[id].properties[.customClass] != nil
        }
    }

    /// Returns the content view of a cell; any other view itself.
    func content(of id: ViewID) -> ViewID {
        resolved[id].kind == .cell ? resolved[id].subviews.first ?? id : id
    }

    // MARK: Contents

    private func measure(_ id: ViewID, _ size: Size? = nil) -> ContentMeasure {
        let key = Measured(view: id, size: size)
        if let found = measures[key] { return found }
        let measure = environment.contentMeasure(of: id, in: document, size: size)
        measures[key] = measure
        return measure
    }

    /// Returns the intrinsic content size of a view in points; nil along an axis without one.
    func natural(_ id: ViewID) -> IntrinsicSize { measure(id).intrinsicSize }

    /// Returns the length in points that a constraint gives a view with a custom class and without
    /// subviews, if the constraint yields to the class's own length, which this program does not
    /// know: its priority is less than those of hugging and compression resistance. Returns nil if
    /// there is no such constraint.
    func yielding(_ id: ViewID, _ axis: Axis) -> Double? {
        guard document[id].properties[.customClass] != nil, resolved[id].subviews.isEmpty,
            natural(id)[axis] == nil
        else { return nil }
        let values = values(of: id)
        let own =
            axis == .horizontal
            ? min(values[.huggingHorizontal] ?? 250, values[.compressionHorizontal] ?? 750)
            : min(values[.huggingVertical] ?? 250, values[.compressionVertical] ?? 750)
        return constraints.first {
            $0.first == BoxAnchor(.view(id), axis.size) && $0.second == nil
                && $0.relation == .equal && $0.priority < own
        }?.constant
    }

    /// Returns the size from `systemLayoutSizeFitting` for a view with its subviews, in points:
    /// with the given width or, if `width` is nil, the smallest width that its constraints allow.
    /// For a view without subviews, returns the size of its content and ignores its constraints.
    func fitting(_ id: ViewID, width: Double?) -> Size {
        if resolved[id].subviews.isEmpty {
            let natural = natural(id)
            let isText = [.label, .button].contains(resolved[id].kind)
            return isText && width != nil
                ? textSize(
                    of: id, SwiftUIProposal(width: width, height: nil),
                    isOneLine: values(of: id)[.lines] ?? 1 == 1)
                : Size(
                    width: natural.width ?? yielding(id, .horizontal) ?? 0,
                    height: natural.height ?? yielding(id, .vertical) ?? 0)
        }
        let key = Fitted(view: id, width: width)
        if let found = fittings[key] { return found }
        let size =
            LayoutPass.fittingSize(
                of: id, prepared, in: environment, target: Size(width: width ?? 0, height: 0),
                horizontal: width == nil ? Priorities.fittingSize : Priorities.required,
                reusing: &measured
            )?.size ?? .zero
        fittings[key] = size
        return size
    }

    /// Whether a view is a text view that does not scroll, so that it has the size of its text.
    func growsWithText(_ id: ViewID) -> Bool {
        resolved[id].kind == .textView && values(of: id)[.scrollEnabled] == false
    }

    /// Returns the rectangle of the text line of a field that has no border and is lower than its
    /// text; nil for other views.
    func line(of id: ViewID) -> Rect? {
        let rect = rect(of: id)
        guard resolved[id].kind == .textField, values(of: id)[.style] == ControlStyle.none,
            let height = natural(id).height, height > rect.height
        else { return nil }
        return Rect(
            x: rect.x, y: rect.y + (rect.height - height) / 2, width: rect.width, height: height)
    }

    func baseline(of id: ViewID, isFirst: Bool, in size: Size) -> Double? {
        measure(id, size).baselines.map { isFirst ? $0.first : size.height - $0.last }
    }

    /// Returns the size in points that a view of the document, as one SwiftUI view, chooses for a
    /// proposed size.
    ///
    /// - Parameters:
    ///   - fills: whether an image is resizable, or a text view as wide as possible
    ///   - isOneLine: whether the text has a line limit of 1
    func size(
        of id: ViewID, _ proposal: SwiftUIProposal, fills: Bool, isOneLine: Bool
    ) -> Size {
        let natural = natural(id)
        let (width, height) = (natural.width ?? 10, natural.height ?? 10)
        let filled = Size(
            width: proposal.width ?? width, height: natural.height ?? proposal.height ?? 10)
        switch resolved[id].kind {
        case .label, .button: return textSize(of: id, proposal, isOneLine: isOneLine)
        case .toolbar: return filled
        case .view where resolved[id].subviews.isEmpty && document[id].isBar:
            return Size(width: filled.width, height: 44)
        case .textView where growsWithText(id):
            let size = textSize(of: id, proposal, isOneLine: false)
            return Size(
                width: fills ? proposal.width ?? size.width : size.width, height: size.height)
        case .textField, .searchBar, .slider, .segmented, .progress, .picker: return filled
        case .image where fills: return imageSize(of: id, proposal)
        case .image, .switch, .stepper, .activity, .pageControl, .datePicker:
            return Size(width: width, height: height)
        case .view, .stack, .textView, .scroll, .table, .collection, .cell, .visualEffect, .map,
            .web, .spacer:
            return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
        }
    }

    private func textSize(
        of id: ViewID, _ proposal: SwiftUIProposal, isOneLine: Bool
    ) -> Size {
        let whole = natural(id)
        let one = Size(width: whole.width ?? 0, height: whole.height ?? 0)
        guard let width = proposal.width, width < one.width - 0.01 else { return one }
        if isOneLine { return Size(width: width, height: one.height) }
        let wrapped = measure(id, Size(width: width, height: .infinity)).intrinsicSize
        // If the text does not become narrower, UIKit truncates it on one line. SwiftUI wraps it,
        // so this model assumes two lines.
        guard let wrappedWidth = wrapped.width, wrappedWidth <= width + 0.5 else {
            return Size(width: width, height: 2 * one.height)
        }
        return Size(width: wrappedWidth, height: wrapped.height ?? one.height)
    }

    private func imageSize(of id: ViewID, _ proposal: SwiftUIProposal) -> Size {
        let mode = values(of: id)[.contentMode] ?? .scaleToFill
        let natural = natural(id).wholeSize ?? .zero
        let size = Size(
            width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
        // A view without a picture has the proposed lengths, and its own along the other axes.
        guard mode == .scaleAspectFit || mode == .scaleAspectFill, natural.width > 0,
            natural.height > 0, values(of: id)[.imageName] != nil
        else { return size }
        // If only one length is proposed, the image's aspect ratio determines the other one.
        let scales = [
            proposal.width.map { $0 / natural.width }, proposal.height.map { $0 / natural.height },
        ].compactMap(\.self)
        let scale = (mode == .scaleAspectFit ? scales.min() : scales.max()) ?? 1
        return Size(width: natural.width * scale, height: natural.height * scale)
    }

    /// Returns the rectangle that the text of a label covers; nil for other views, or if the text
    /// does not fit into the label. A single line that is too long covers the label's width.
    ///
    /// - Parameter frame: the frame of the label; nil for its frame in the document
    func letters(of id: ViewID, in frame: Rect? = nil) -> Rect? {
        guard resolved[id].kind == .label else { return nil }
        let rect = frame ?? rect(of: id)
        // UIKit truncates a line that does not fit.
        let size = textSize(
            of: id, SwiftUIProposal(width: rect.width, height: nil),
            isOneLine: values(of: id)[.lines] ?? 1 == 1)
        guard size.width < rect.width + 0.5, size.height < rect.height + 0.5 else { return nil }
        let share =
            switch values(of: id)[.textAlignment] ?? .natural {
            case .natural, .left, .justified: 0.0
            case .center: 0.5
            case .right: 1.0
            }
        return Rect(
            x: rect.x + (rect.width - size.width) * share,
            y: rect.y + (rect.height - size.height) / 2, width: size.width, height: size.height)
    }
}

extension ReferenceLayout {
    /// Returns the layouts in which candidate SwiftUI trees are compared with a document: four
    /// devices in portrait, two more iPads if values depend on the width class, and phones in
    /// landscape if values depend on the height class. A view that is not a screen is laid out in
    /// several sizes instead.
    ///
    /// - Parameter lists: the lists whose rows determine their own heights; nil for none
    static func all(_ document: Document, _ lists: CodeLists? = nil) -> [ReferenceLayout] {
        environments(document, lists).map { ReferenceLayout.of(document, $0, lists) }
    }

    private static func of(
        _ document: Document, _ environment: LayoutEnvironment, _ lists: CodeLists?
    ) -> ReferenceLayout {
        let designed = ReferenceLayout(document, environment)
        return lists.flatMap { designed.withFittingRows($0) } ?? designed
    }

    /// Returns the layout in which each row, and a document that is a cell, has the height that
    /// fits its content. The heights in the file are those of the canvas. A row keeps its height if
    /// the table states a height, or if a static row states its own. Returns nil if no height
    /// changes, or if a view would disappear or reach beyond its cell.
    private func withFittingRows(_ lists: CodeLists) -> ReferenceLayout? {
        var (changed, isChanged) = (document, false)
        var environment = environment
        for cell in document.allViews where cell.kind == .cell {
            let table = cell.parent.map { document[$0] }
            let isFree =
                table.map {
                    lists.attribute("rowHeight", of: $0) == "-1"
                        && (lists.hasOwnClass(cell)
                            || lists.attribute("rowHeight", of: cell) == nil)
                } ?? true
            guard isFree, let content = cell.subviews.first, resolved.isInstalled(content),
                !document[content].subviews.isEmpty,
                case .rect(let inner)? = document[content].properties[.frame]
            else { continue }
            let height = fitting(content, width: rect(of: content).width).height
            let least = table == nil ? 1 : SwiftUIModel.rowMinimum
            guard height >= least, abs(height - inner.height) > 1 else { continue }
            let more = height - inner.height
            isChanged = true
            if table == nil {
                let size = Size(
                    width: environment.size.width, height: environment.size.height + more)
                let request = LayoutRequest(size: size, direction: .ltr).asApp()
                guard let other = LayoutEnvironment(document, for: request) else { return nil }
                environment = other
            }
            for id in [cell.id, content] {
                guard case .rect(let old)? = document[id].properties[.frame] else { continue }
                var new = old
                new.height += more
                try? changed.apply(
                    .setProperty(.view(id), .frame, .base, from: .rect(old), to: .rect(new)))
            }
        }
        guard isChanged else { return nil }
        let result = ReferenceLayout(changed, environment)
        let isLost = document.allViews.contains { view in
            // The height of a view of the app is not known.
            let isOfApp = view.kind == .view && view.properties[.customClass] != nil
            return view.subviews.isEmpty && !isOfApp && !lists.isEmptyStack(view)
                && rect(of: view.id).height >= 1
                && (result.rect(of: view.id).height < 1
                    || result.isBeyondCell(view.id) && !isBeyondCell(view.id))
        }
        return isLost ? nil : result
    }

    /// Whether a view begins above the cell around it, or ends below it.
    private func isBeyondCell(_ id: ViewID) -> Bool {
        guard let cell = document.ancestors(of: id).first(where: { document[$0].kind == .cell })
        else { return false }
        let (own, outer) = (rect(of: id), rect(of: cell))
        return own.y < outer.y - 1 || own.maxY > outer.maxY + 1
    }

    static func environments(
        _ document: Document, _ lists: CodeLists? = nil
    ) -> [LayoutEnvironment] {
        requests(document, lists).compactMap { environment(document, $0, lists) }
    }

    /// Returns the layout environment for a request. On the canvas, any root view of a file has the
    /// system's minimum margins. In an app, only the root view of a controller has them, or a view
    /// that preserves the margins of its superview.
    private static func environment(
        _ document: Document, _ request: LayoutRequest, _ lists: CodeLists?
    ) -> LayoutEnvironment? {
        guard var result = LayoutEnvironment(document, for: request) else { return nil }
        let root = document[.root]
        if let lists, lists.connections != nil, root.kind != .cell,
            !SwiftRole(root, in: lists).isController,
            root.properties.value(.preservesSuperviewMargins) != true
        {
            result.rootMargins = nil
        }
        return result
    }

    /// Returns the layouts without those that drop constraints, if at least two of different sizes
    /// remain. On a screen that is too small for the constraints, the app's layout is arbitrary.
    static func sound(_ layouts: [ReferenceLayout]) -> [ReferenceLayout] {
        let sound = layouts.filter { !$0.hasConflicts }
        return Set(sound.map { $0.rect(of: .root).size }).count > 1 ? sound : layouts
    }

    static let devices = ["iphone-8", "iphone-15", "iphone-15-pro-max", "ipad-10.9"]

    private static func requests(
        _ document: Document, _ lists: CodeLists?
    ) -> [LayoutRequest] {
        guard document.isScreen else { return parts(document, lists) }
        var result = devices.map {
            LayoutRequest(device: $0, orientation: .portrait, direction: .ltr).asApp()
        }
        let conditions = document.conditions
        if conditions.contains(where: { $0.width != .any }) {
            // The safe area of an iPad with a home button ends at the bottom of its screen.
            result += ["ipad-12.9", "ipad-10.2"].map {
                LayoutRequest(device: $0, orientation: .portrait, direction: .ltr).asApp()
            }
        }
        if conditions.contains(where: { $0.height != .any }) {
            result += ["iphone-8", "iphone-15-pro-max"].map {
                LayoutRequest(device: $0, orientation: .landscape, direction: .ltr).asApp()
            }
        }
        return result
    }

    /// Returns the sizes in which a view that is not a screen is laid out: its own size and larger
    /// ones. In three cases, each height is the one that fits the content at the width: the content
    /// determines the height of the designed size; it does not fit into that height; or only labels
    /// and pictures have more space than they need. A cell keeps its height, because the layout
    /// keeps the height of its content view.
    private static func parts(_ document: Document, _ lists: CodeLists?) -> [LayoutRequest] {
        guard let own = document.ownSize else { return [] }
        func request(_ size: Size) -> LayoutRequest {
            LayoutRequest(size: size, direction: .ltr).asApp()
        }
        func fitting(_ width: Double) -> Double? {
            let size = Size(width: width, height: own.height)
            guard let environment = environment(document, request(size), lists) else {
                return nil
            }
            return LayoutPass.fittingSize(
                of: .root, document, in: environment, target: Size(width: width, height: 0),
                horizontal: Priorities.required)?.size.height
        }
        let isCell = document[.root].kind == .cell
        let ownFitting = fitting(own.width) ?? 0
        func layout(_ height: Double) -> ReferenceLayout? {
            environment(document, request(Size(width: own.width, height: height)), lists)
                .map { ReferenceLayout(document, $0) }
        }
        func isSlack() -> Bool {
            guard ownFitting > 0, let lists, lists.connections != nil,
                !SwiftRole(document[.root], in: lists).isController,
                let designed = layout(own.height), let tight = layout(ownFitting)
            else { return false }
            return tight.hasContent(of: designed)
        }
        let sizesItself = !isCell && (ownFitting > own.height - 4 || isSlack())
        return [(0, 0), (64, 0), (0, 48), (120, 90)].map { wider, higher in
            let width = own.width + wider
            let fitted = sizesItself ? fitting(width) : nil
            let height = own.height + (isCell ? 0 : higher)
            return request(Size(width: width, height: fitted ?? height))
        }
    }
}

extension ReferenceLayout {
    /// Returns the distances in points above and below the subviews of a view: from its top, between
    /// each subview and the next one above it, and from its bottom.
    private func gaps(in id: ViewID) -> [Double] {
        let (outer, views) = (rect(of: id), resolved[id].subviews.map { rect(of: $0) })
        let inner = views.map { view in
            view.y - (views.map(\.maxY).filter { $0 < view.y + 0.6 }.max() ?? view.y)
        }
        return [
            (views.map(\.y).min() ?? outer.y) - outer.y,
            outer.maxY - (views.map(\.maxY).max() ?? outer.maxY),
        ] + inner
    }

    /// Compares this layout with `other`, which is higher. Returns whether every distance between
    /// views is the same, and every view without subviews has the same height or shows all of its
    /// text or picture in less space.
    fileprivate func hasContent(of other: ReferenceLayout) -> Bool {
        if hasConflicts || document[.root].subviews.isEmpty { return false }
        return resolved.order.allSatisfy { id in
            if !resolved[id].subviews.isEmpty {
                return !resolved[id].kind.isScrollView
                    && zip(gaps(in: id), other.gaps(in: id)).allSatisfy { abs($0 - $1) < 1 }
            }
            let (height, more) = (rect(of: id).height, other.rect(of: id).height)
            if abs(height - more) < 1 { return true }
            switch resolved[id].kind {
            case .label: return letters(of: id) != nil || other.letters(of: id) == nil
            case .image:
                let mode = values(of: id)[.contentMode]
                let own = natural(id).height ?? .infinity
                return (mode == .scaleAspectFit || mode == .center) && own < height + 0.5
            default: return false
            }
        }
    }
}

extension ReferenceLayout {
    /// Returns the layouts of three variants of the document, in which labels have other texts. In
    /// the first two variants, every other label has a longer text and the rest have shorter ones.
    /// In the third, all texts are very short. Returns none if there are no such labels. A tree
    /// that is right only because the document's texts are empty, equal or as wide as their space
    /// has other frames in these layouts.
    ///
    /// - Parameters:
    ///   - keepsSizes: whether designable labels keep the size that the file states for its own text
    ///   - isOther: whether a label gets other texts
    static func withOtherTexts(
        _ document: Document, _ lists: CodeLists, keepsSizes: Bool, where isOther: (View) -> Bool
    ) -> [[ReferenceLayout]] {
        let labels = document.allViews.filter { $0.kind == .label && isOther($0) }
        if labels.isEmpty { return [] }
        return [0, 1, 2].map { parity in
            var changed = document
            for (place, label) in labels.enumerated() {
                let texts = label.properties.entries.filter { $0.key == .text }
                let old = label.properties.value(.text) ?? ""
                guard texts.allSatisfy({ $0.condition == .base }) else { continue }
                let more = 4 + place * 3 % 8
                let count =
                    parity == 2
                    ? min(old.count / 3, 4)
                    : place % 2 == parity ? old.count + more : old.count - more
                try? changed.apply(
                    .setProperty(
                        .view(label.id), .text, .base, from: texts.isEmpty ? nil : .text(old),
                        to: .text(sample(max(1, count)))))
                for entry in label.properties.entries
                where entry.key == .intrinsic && !keepsSizes {
                    try? changed.apply(
                        .setProperty(
                            .view(label.id), .intrinsic, entry.condition, from: entry.value,
                            to: nil))
                }
            }
            return all(changed, lists)
        }
    }

    /// Returns a text of words with this number of characters.
    private static func sample(_ count: Int) -> String {
        let words = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod. "
        let text = String(repeating: words, count: count / words.count + 1).prefix(count)
        return text.last == " " ? text.dropLast() + "s" : String(text)
    }

    /// Returns layouts of the document with larger texts: for each of `conditions`, the last layout
    /// in which it is the first condition that applies. Returns none if the document has no texts.
    /// These layouts expose distances that are equal in all other layouts although they depend on
    /// the size of a text.
    static func withLargerTexts(
        _ document: Document, _ lists: CodeLists, for conditions: [SizeClasses]
    ) -> [ReferenceLayout] {
        var (larger, isChanged) = (document, false)
        for view in document.allViews where view.kind != .searchBar && view.kind.hasText {
            let own = view.properties.entries.filter { $0.key == .font }
            let usual: Font = view.kind == .button ? .button : .label
            let fonts =
                own.isEmpty ? [(.base, .font(usual))] : own.map { ($0.condition, $0.value) }
            for (condition, value) in fonts as [(SizeClasses, PropertyValue)] {
                guard case .font(let font) = value, let enlarged = font.enlarged else { continue }
                try? larger.apply(
                    .setProperty(
                        .view(view.id), .font, condition, from: own.isEmpty ? nil : value,
                        to: .font(enlarged)))
                isChanged = true
            }
        }
        if !isChanged { return [] }
        let environments = environments(larger, lists)
        let last = conditions.compactMap { condition in
            environments.lastIndex { environment in
                conditions.first { $0.matches(environment.traits) } == condition
            }
        }
        return Set(last).sorted().map { ReferenceLayout.of(larger, environments[$0], lists) }
    }
}

extension Font {
    /// The font in a size that is a fifth larger, rounded up to whole points. Text styles, and
    /// custom fonts, whose metrics may be unknown, become the system font.
    fileprivate var enlarged: Font? {
        func enlarged(_ size: Double) -> Double { (size * 1.2).rounded(.up) }
        return switch self {
        case .system(let size, let weight, let design):
            .system(size: enlarged(size), weight: weight, design: design)
        case .custom(_, let size): .system(size: enlarged(size))
        case .style(let style): Double(style.usualSize).map { .system(size: enlarged($0)) }
        }
    }
}

extension View {
    /// Whether the view is a toolbar or navigation bar.
    var isBar: Bool {
        kind == .toolbar || properties.value(.customClass) == "UINavigationBar"
    }
}

extension Document {
    /// The document without the intrinsic sizes of plain containers. Interface Builder uses these
    /// placeholder sizes, but the views have no intrinsic size in the app.
    var withoutPlaceholderSizes: Document {
        var result = self
        for view in allViews
        where view.kind == .view && !view.subviews.isEmpty
            && view.properties[.customClass] == nil
        {
            for entry in view.properties.entries where entry.key == .intrinsic {
                try? result.apply(
                    .setProperty(
                        .view(view.id), .intrinsic, entry.condition, from: entry.value, to: nil))
            }
        }
        return result
    }

    /// The document in which an image view that has no picture, and whose only length is a ratio of
    /// its sides, is as large as its container allows: the app's picture has at least this size.
    /// Without a picture, UIKit may give the view no size at all.
    var withLargePictures: Document {
        let empty = allViews.filter { view in
            view.kind == .image && view.properties[.imageName] == nil
                && view.properties[.intrinsic] == nil && ratio(of: view.id) != nil
        }
        guard !empty.isEmpty, let environment = ReferenceLayout.environments(self).first else {
            return self
        }
        let trial = ReferenceLayout(self, environment)
        var result = self
        for view in empty where trial.rect(of: view.id).width < 1 {
            guard let ratio = ratio(of: view.id) else { continue }
            let size = IntrinsicSize(Size(width: 1024, height: 1024 / ratio))
            try? result.apply(
                .setProperty(.view(view.id), .intrinsic, .base, from: nil, to: .size(size)))
        }
        return result
    }

    /// Returns the ratio of a view's width to its height that a constraint states under all size
    /// classes; nil if there is none.
    private func ratio(of id: ViewID) -> Double? {
        allConstraints.lazy.compactMap { constraint -> Double? in
            let list = constraint.properties
            guard constraint.views == [id] || Set(constraint.views) == [id],
                let second = constraint.second, constraint.relation == .equal,
                list.value(.installed) != false, list.value(.constant) ?? 0 == 0,
                let multiplier = list.value(.multiplier), multiplier > 0
            else { return nil }
            switch (constraint.first.attribute, second.attribute) {
            case (.width, .height): return multiplier
            case (.height, .width): return 1 / multiplier
            default: return nil
            }
        }.first
    }

    /// The document without the titles of buttons that are no wider than their image. UIKit gives
    /// such a title no width.
    var withoutHiddenTitles: Document {
        var result = self
        for view in allViews where view.kind == .button && view.properties[.text] != nil {
            let list = view.properties
            let isPlain =
                list.value(.style)?.isConfiguration != true && list.value(.imageName) != nil
                && [.leading, nil].contains(list.value(.imagePlacement))
            guard isPlain, let picture = list.value(.image)?.width,
                let width = fixedLength(.width, of: view.id), width <= picture
            else { continue }
            for entry in list.entries where entry.key == .text {
                try? result.apply(
                    .setProperty(.view(view.id), .text, entry.condition, from: entry.value, to: nil)
                )
            }
        }
        return result
    }

    /// Returns the document with line feeds for the line separators (U+2028) in its texts, and without
    /// the spaces before these. A text with a translation stays, because it is the key of that.
    func withLineFeeds(besides translated: Set<String>) -> Document {
        var result = self
        for view in allViews {
            for entry in view.properties.entries where entry.key == .text {
                guard case .text(let text) = entry.value, text.contains("\u{2028}"),
                    !translated.contains(text)
                else { continue }
                let plain = text.replacing(/[ ]*\u{2028}/, with: "\n")
                try? result.apply(
                    .setProperty(
                        .view(view.id), .text, entry.condition, from: entry.value,
                        to: .text(plain)))
            }
        }
        return result
    }

    /// Returns the width or height in points that a required constraint gives a view under all size
    /// classes; nil if there is none.
    func fixedLength(_ attribute: LayoutAttribute, of id: ViewID) -> Double? {
        allConstraints.first { constraint in
            let list = constraint.properties
            return constraint.views == [id] && constraint.second == nil
                && constraint.first.attribute == attribute && constraint.relation == .equal
                && list.value(.priority) ?? Priorities.required == Priorities.required
                && list.value(.installed) != false
                && list.entries.allSatisfy { $0.condition == .base }
        }?.properties.value(.constant)
    }

    /// The document without backgrounds that cannot be seen: those of views over a background of
    /// the same colour, without another view between the two.
    var withoutCoveringBackgrounds: Document {
        guard
            let trial = ReferenceLayout.environments(self).first.map({
                ReferenceLayout(self, $0)
            })
        else { return self }
        var result = self
        let order = subtree()
        for (place, id) in order.enumerated().dropFirst() {
            guard isPlain(self[id]), let color = ownBackground(id), isOpaque(color) else {
                continue
            }
            let around = ancestors(of: id).filter { $0 != id }
            let behind = around.first {
                ownBackground($0).map { !isClear($0) } ?? (self[$0].kind == .cell)
            }
            let standard = isScreen && behind == nil ? "systemBackground" : nil
            guard behind.map(ownBackground) ?? standard == color else { continue }
            let inside = behind.map { Set(subtree(of: $0)) }
            let isOverOthers = order[..<place].contains { other in
                other != behind && inside?.contains(other) ?? true && !around.contains(other)
                    && trial.rect(of: other).intersects(trial.rect(of: id))
            }
            if isOverOthers { continue }
            try? result.apply(
                .setProperty(.view(id), .backgroundColor, .base, from: .text(color), to: nil))
        }
        return result
    }

    /// Whether the view is a container or a label without a border or rounded corners.
    private func isPlain(_ view: View) -> Bool {
        let keys: Set<PropertyKey> = [.cornerRadius, .borderWidth, .customClass, .alpha]
        return [.view, .stack, .label, .scroll].contains(view.kind)
            && !view.properties.entries.contains { keys.contains($0.key) }
    }

    /// Returns the background colour of a view; nil if it has none, or several for size classes.
    private func ownBackground(_ id: ViewID) -> String? {
        let entries = self[id].properties.entries.filter { $0.key == .backgroundColor }
        guard entries.count == 1, entries[0].condition == .base else { return nil }
        return self[id].properties.value(.backgroundColor)
    }

    private func isClear(_ color: String) -> Bool {
        if case .components(let hex) = Color(stored: color) { return hex.alpha == 0 }
        return color == "clear"
    }

    private func isOpaque(_ color: String) -> Bool {
        if case .components(let hex) = Color(stored: color) { return hex.alpha == 1 }
        return color != "clear"
    }

    /// The size that the document was designed for; nil if its device is not known.
    var ownSize: Size? {
        LayoutEnvironment(self, for: LayoutRequest(direction: .ltr).asApp())?.size
    }
}
