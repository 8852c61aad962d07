import StackCore

/// The alignment of a SwiftUI view inside a frame that is larger than the view.
struct SwiftUIAlignment: Hashable {
    var horizontal: SwiftUILine.Side
    var vertical: SwiftUILine.Side

    init(_ horizontal: SwiftUILine.Side, _ vertical: SwiftUILine.Side) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates the alignment for an image view's content mode, for an image that is not stretched.
    init(_ mode: ContentMode) {
        switch mode {
        case .top: self.init(.center, .start)
        case .bottom: self.init(.center, .end)
        case .left: self.init(.start, .center)
        case .right: self.init(.end, .center)
        case .topLeft: self.init(.start, .start)
        case .topRight: self.init(.end, .start)
        case .bottomLeft: self.init(.start, .end)
        case .bottomRight: self.init(.end, .end)
        default: self.init(.center, .center)
        }
    }

    /// Returns the `alignment` argument of `frame`; empty for centred content, which is SwiftUI's
    /// default.
    ///
    /// - Parameter axes: the axes along which the frame may be larger than the content
    func argument(_ axes: Set<Axis>) -> [SwiftUICall.Argument] {
        let across = axes.contains(.horizontal) ? horizontal : .center
        let down = axes.contains(.vertical) ? vertical : .center
        let words = [(down, "top", "bottom"), (across, "leading", "trailing")].compactMap {
            $0.0 == .start ? $0.1 : $0.0 == .end ? $0.2 : nil
        }
        guard let first = words.first else { return [] }
        let word =
            words.count == 2
            ? first + words[1].prefix(1).uppercased() + words[1].dropFirst() : first
        return [.named("alignment", "." + word)]
    }
}

/// A view, or a chain of adjacent views, and its position in its container.
struct SwiftUIItem {
    var content: SwiftUINode
    var places: [Axis: SwiftUIPlace]
    var room: [Axis: (start: Double, end: Double)] = [:]
    /// The axes along which the view takes all available space.
    var fills: Set<Axis> = []
    /// The edges of the screen at which the view extends beyond the safe area: `.top`, `.leading` …
    var edges: [String] = []

    func place(_ axis: Axis) -> SwiftUIPlace {
        places[axis] ?? .one(SwiftUILine(side: .center, area: .edges, offset: 0))
    }

    /// Whether the item's frame takes all available space along the axis, so that the content can
    /// be aligned to one side.
    func isSpread(_ axis: Axis) -> Bool {
        if case .one(let line) = place(axis) { line.side != .center } else { false }
    }

    var alignment: SwiftUIAlignment {
        let sides = Axis.allCases.map { axis -> SwiftUILine.Side in
            if case .one(let line) = place(axis) { line.side } else { .center }
        }
        return SwiftUIAlignment(sides[0], sides[1])
    }

    var ignoring: [SwiftUICall] {
        guard !edges.isEmpty else { return [] }
        if edges.count == 4 { return [SwiftUICall("ignoresSafeArea")] }
        let pairs = [
            (".horizontal", [".leading", ".trailing"]), (".vertical", [".top", ".bottom"]),
        ]
        var rest = edges
        var words: [String] = []
        for (word, pair) in pairs where pair.allSatisfy(rest.contains) {
            words.append(word)
            rest.removeAll(where: pair.contains)
        }
        words += rest
        return [
            SwiftUICall(
                "ignoresSafeArea",
                [
                    .named(
                        "edges",
                        words.count == 1 ? words[0] : "[" + words.joined(separator: ", ") + "]")
                ])
        ]
    }

    /// - Parameter aligned: whether to add a frame that aligns the view in the space of its
    ///   container
    func node(aligned: Bool) -> SwiftUINode {
        var node = content
        var insets = Insets.zero
        var shift: [SwiftUICall.Argument] = []
        for axis in Axis.allCases {
            let own = place(axis).insets
            let (start, end) = (
                max(own.start, room[axis]?.start ?? own.start),
                max(own.end, room[axis]?.end ?? own.end)
            )
            if axis == .horizontal {
                (insets.leading, insets.trailing) = (start, end)
            } else {
                (insets.top, insets.bottom) = (start, end)
            }
            if case .one(let line) = place(axis), line.side == .center, line.offset != 0 {
                shift.append(
                    .named(axis == .horizontal ? "x" : "y", SwiftUILiteral.number(line.offset)))
            }
        }
        node.modifiers += SwiftUICall.padding(insets)
        if !shift.isEmpty { node.modifiers.append(SwiftUICall("offset", shift)) }
        guard aligned else { return node }
        let reaches = { (axis: Axis) in
            edges.contains {
                axis == .vertical
                    ? [".top", ".bottom"].contains($0) : [".leading", ".trailing"].contains($0)
            }
        }
        let spread = Axis.allCases.filter { axis in
            if case .one(let line) = place(axis) {
                line.side != .center || reaches(axis)
            } else {
                false
            }
        }
        if !spread.isEmpty {
            node.modifiers.append(
                SwiftUICall(
                    "frame",
                    spread.map {
                        .named($0 == .horizontal ? "maxWidth" : "maxHeight", ".infinity")
                    } + alignment.argument(Set(spread))))
        }
        node.modifiers += ignoring
        return node
    }
}

extension SwiftUIScene {
    /// Returns the views of a container as items, back to front. A chain of adjacent views is one
    /// item, in the z-order of its first view.
    func items(_ views: [ViewID], in container: ViewID) -> [SwiftUIItem] {
        let rows = self.rows(in: container)
        let chains = self.chains(in: container, besides: rows)
        var result: [SwiftUIItem] = []
        for id in views where !rows.contains(where: { $0.views.contains(id) && $0.leader != id }) {
            if let (axis, chain) = chains.first(where: { $0.chain.contains { $0.view == id } }) {
                if chain[0].view == id { result.append(item(chain, axis, rows, in: container)) }
            } else {
                result.append(unit(id, rows, in: container))
            }
        }
        return result
    }

    /// Returns the chains of adjacent views in a container. A view is only in the longest chain
    /// that contains it. A horizontal chain that forms a row is left out.
    private func chains(
        in container: ViewID, besides rows: [SwiftUIRow]
    ) -> [(axis: Axis, chain: [(view: ViewID, gap: Double)])] {
        let all = [Axis.vertical, .horizontal].flatMap { axis in
            (places[container]?[axis]?.chains ?? []).map { (axis: axis, chain: $0) }
        }.filter { item in
            item.axis == .vertical || !rows.contains { $0.views == item.chain.map(\.view) }
        }
        var taken: Set<ViewID> = []
        let byLength = all.enumerated().sorted {
            ($1.element.chain.count, $0.offset) < ($0.element.chain.count, $1.offset)
        }
        return byLength.compactMap { _, item in
            let views = item.chain.map(\.view)
            guard taken.isDisjoint(with: views) else { return nil }
            taken.formUnion(views)
            return item
        }
    }

    /// Returns the item of a view; for the first view of a row (`leader`), the item of the whole
    /// row.
    private func unit(
        _ id: ViewID, _ rows: [SwiftUIRow], in container: ViewID
    ) -> SwiftUIItem {
        var item: SwiftUIItem
        if let row = rows.first(where: { $0.leader == id }),
            let chain = places[container]?[.horizontal]?.chains.first(where: {
                $0.map(\.view) == row.views
            })
        {
            item = self.row(row, chain, in: container)
            readPosition(id, .vertical, in: container, into: &item)
            item.edges = edges(item.places, of: nil, in: container)
        } else {
            item = SwiftUIItem(content: use(id), places: [:])
            for axis in Axis.allCases { readPosition(id, axis, in: container, into: &item) }
            item.edges = edges(item.places, of: id, in: container)
        }
        return item
    }

    private func row(
        _ row: SwiftUIRow, _ chain: [(view: ViewID, gap: Double)], in container: ViewID
    ) -> SwiftUIItem {
        let gaps = Set(chain.dropFirst().map(\.gap.millipoints))
        let nodes = chain.enumerated().map { place, link in
            gapped(use(link.view), place == 0 || gaps.count == 1 ? 0 : link.gap, .horizontal)
        }
        var arguments: [SwiftUICall.Argument] =
            row.alignment.map { [.named("alignment", $0)] } ?? []
        arguments.append(
            .named("spacing", SwiftUILiteral.number(gaps.count == 1 ? chain[1].gap : 0)))
        var item = SwiftUIItem(
            content: SwiftUINode(
                document[row.leader].name + ".row",
                SwiftUICall("HStack", arguments, holding: nodes)), places: [:])
        placeChain(row.views, .horizontal, in: container, &item)
        if row.views.contains(where: { size($0, .horizontal) == .stretched }) {
            item.fills.insert(.horizontal)
        }
        return item
    }

    private func gapped(_ node: SwiftUINode, _ gap: Double, _ axis: Axis) -> SwiftUINode {
        var (result, insets) = (node, Insets.zero)
        if axis == .horizontal { insets.leading = gap } else { insets.top = gap }
        result.modifiers += SwiftUICall.padding(insets)
        return result
    }

    private func readPosition(
        _ id: ViewID, _ axis: Axis, in container: ViewID, into item: inout SwiftUIItem
    ) {
        let own = facts(id, axis)
        item.room[axis] = own.room
        if size(id, axis) == .stretched, own.most == nil { item.fills.insert(axis) }
        if let place = own.place {
            item.places[axis] = place
        } else {
            item.places[axis] = .one(fallback(id, in: container, axis))
            item.content.remarks.append(lost(id, axis))
        }
    }

    /// Returns the view's position in the computed layout for the document's own device. Used if
    /// constraints give no position.
    private func fallback(_ id: ViewID, in container: ViewID, _ axis: Axis) -> SwiftUILine {
        reading.measured(id, .start, from: .start, in: container, axis)
    }

    private func lost(_ id: ViewID, _ axis: Axis) -> String {
        "how \(name(id)) is placed \(SwiftUIWords.direction(axis)); it is placed as on "
            + SwiftUIWords.quoted(reading.device) + "."
    }

    /// Returns the edges of the screen at which a view extends beyond the safe area.
    private func edges(
        _ places: [Axis: SwiftUIPlace], of id: ViewID?, in container: ViewID
    ) -> [String] {
        guard container == .root, resolved[.root].style != .standalone,
            resolved[.root].kind != .cell, id.map({ !resolved[$0].kind.isScrollView }) ?? true
        else { return [] }
        var result: [String] = []
        for (axis, words) in [
            (Axis.vertical, [".top", ".bottom"]), (.horizontal, [".leading", ".trailing"]),
        ] {
            for line in places[axis]?.lines ?? [] where line.area == .edges {
                switch line.side {
                case .start: result.append(words[0])
                case .end: result.append(words[1])
                // The safe area's insets on the left and right are equal, so a horizontally centred
                // view needs no edges.
                case .center: if axis == .vertical { result += words }
                }
            }
        }
        return result
    }

    // MARK: Chains

    private func item(
        _ chain: [(view: ViewID, gap: Double)], _ axis: Axis, _ rows: [SwiftUIRow],
        in container: ViewID
    ) -> SwiftUIItem {
        let (views, cross) = (chain.map(\.view), axis.crossing)
        var own = views.map { member($0, across: cross, rows, in: container) }
        let gaps = Set(chain.dropFirst().map(\.gap.millipoints))
        var arguments: [SwiftUICall.Argument] = []
        let shared = own[0].place(cross)
        let sharedRoom = own[0].room[cross]
        let isShared = own.allSatisfy {
            $0.place(cross) == shared
                && ($0.room[cross] ?? (0, 0)) == (own[0].room[cross] ?? (0, 0))
        }
        if isShared, let word = Self.side(shared, axis) {
            arguments.append(.named("alignment", word))
        }
        arguments.append(
            .named("spacing", SwiftUILiteral.number(gaps.count == 1 ? chain[1].gap : 0)))
        let all = SwiftUIPlace.both(
            SwiftUILine(side: .start, area: .safeArea, offset: 0),
            SwiftUILine(side: .end, area: .safeArea, offset: 0))
        let nodes = own.indices.map { place -> SwiftUINode in
            if isShared {
                own[place].places = [:]
                own[place].room = [:]
            }
            return gapped(
                own[place].node(aligned: !isShared),
                place == 0 || gaps.count == 1 ? 0 : chain[place].gap, axis)
        }
        var result = SwiftUIItem(
            content: SwiftUINode(
                document[views[0]].name + ".chain",
                SwiftUICall(axis == .horizontal ? "HStack" : "VStack", arguments, holding: nodes)),
            places: [cross: isShared ? shared : all])
        if isShared { result.room[cross] = sharedRoom }
        if own.contains(where: { $0.fills.contains(cross) }) || !isShared {
            result.fills.insert(cross)
        }
        if views.contains(where: { size($0, axis) == .stretched }) { result.fills.insert(axis) }
        placeChain(views, axis, in: container, &result)
        result.edges = edges(result.places, of: nil, in: container)
        return result
    }

    /// Returns the item of one view in a chain. The item is positioned only across the chain's
    /// axis.
    private func member(
        _ id: ViewID, across axis: Axis, _ rows: [SwiftUIRow], in container: ViewID
    ) -> SwiftUIItem {
        if axis == .horizontal, let row = rows.first(where: { $0.leader == id }),
            let chain = places[container]?[.horizontal]?.chains.first(where: {
                $0.map(\.view) == row.views
            })
        {
            return self.row(row, chain, in: container)
        }
        var item = SwiftUIItem(content: use(id), places: [:])
        readPosition(id, axis, in: container, into: &item)
        return item
    }

    private func placeChain(
        _ views: [ViewID], _ axis: Axis, in container: ViewID, _ item: inout SwiftUIItem
    ) {
        let (first, last) = (views[0], views[views.count - 1])
        let start = facts(first, axis).lines[.start].flatMap { $0.side == .start ? $0 : nil }
        let end = facts(last, axis).lines[.end].flatMap { $0.side == .end ? $0 : nil }
        let room = (start: facts(first, axis).room.start, end: facts(last, axis).room.end)
        item.room[axis] = room
        if let start, let end {
            item.places[axis] = .both(start, end)
        } else if let line = start ?? end {
            item.places[axis] = .one(line)
        } else {
            item.places[axis] = .one(fallback(first, in: container, axis))
            item.content.remarks.append(lost(first, axis))
        }
    }

    /// Returns the stack alignment that puts all views of a stack at `place`; nil for centred
    /// views.
    private static func side(_ place: SwiftUIPlace, _ axis: Axis) -> String? {
        guard case .one(let line) = place else { return axis == .vertical ? ".leading" : nil }
        switch (line.side, axis) {
        case (.start, .vertical): return ".leading"
        case (.end, .vertical): return ".trailing"
        case (.start, .horizontal): return ".top"
        case (.end, .horizontal): return ".bottom"
        default: return nil
        }
    }
}
