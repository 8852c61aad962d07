import StackCore

/// The generated SwiftUI code of a document's views. Each container is a property of the struct;
/// other views are written where they are used.
extension SwiftUIScene {
    /// The views that become properties of the struct, the root first, each with its code.
    var definitions: [(id: ViewID, node: SwiftUINode)] {
        var result: [(id: ViewID, node: SwiftUINode)] = []
        for id in resolved.order where id == .root || isContainer(id) && isShown(id) {
            if isGridRow(id) { continue }
            var node = isContainer(id) ? container(id) : leaf(id)
            if id == .root { node.remarks = (remarks[id] ?? []) + node.remarks }
            result.append((id, node))
        }
        return result
    }

    /// Whether no stack view hides the view or one of its superviews.
    private func isShown(_ id: ViewID) -> Bool {
        document.ancestors(of: id).allSatisfy { ancestor in
            guard let parent = resolved[ancestor].parent,
                resolved[parent].arranged.contains(ancestor)
            else { return true }
            return !resolved[ancestor].isHidden
        }
    }

    /// Returns the code that inserts the view into another view: a container's property, otherwise
    /// the whole view.
    func use(_ id: ViewID) -> SwiftUINode {
        guard isContainer(id) else { return leaf(id) }
        var node = SwiftUINode(document[id].name, SwiftUICall(names[id]))
        node.remarks = remarks[id] ?? []
        return node
    }

    // MARK: One view

    private func leaf(_ id: ViewID) -> SwiftUINode {
        let view = document[id]
        let isResized = Axis.allCases.contains { size(id, $0) != .content } || aspects[id] != nil
        let leaf = SwiftUILeaf(
            view, named: names[id], resolved.values(of: id), isResized: isResized)
        var node = SwiftUINode(view.name, leaf.head)
        node.remarks = (id == .root ? [] : remarks[id] ?? []) + leaf.remarks
        node.notes = comments(view) + leaf.notes
        node.modifiers =
            leaf.modifiers + frame(id, alignment(of: id)) + look(id, isColor: isDrawnAsColor(id))
        if view.kind != .spacer {
            node.modifiers.append(
                SwiftUICall(
                    "accessibilityIdentifier", [.plain(SwiftLiteral.string(view.name))]))
        }
        return node
    }

    private func comments(_ view: View) -> [String] {
        var result: [String] = []
        if let label = view.properties.value(.userLabel) {
            result.append(SwiftLiteral.comment(label))
        }
        if let type = view.properties.value(.customClass) {
            result.append("In the app it is a \(SwiftLiteral.comment(type)).")
        }
        return result
    }

    private func look(_ id: ViewID, isColor: Bool) -> [SwiftUICall] {
        let isLeftOut = resolved[id].parent.map { resolved[$0].arranged.contains(id) } ?? false
        return SwiftUILook(
            view: document[id], values: resolved.values(of: id), isColor: isColor,
            isHidden: resolved[id].isHidden && !isLeftOut
        ).modifiers
    }

    /// Returns the alignment of a view's content in a frame that is larger than the content.
    private func alignment(of id: ViewID) -> SwiftUIAlignment {
        switch resolved[id].kind {
        case .label:
            switch resolved.value(.textAlignment, of: id) ?? .natural {
            case .natural, .left, .justified: SwiftUIAlignment(.start, .center)
            case .center: SwiftUIAlignment(.center, .center)
            case .right: SwiftUIAlignment(.end, .center)
            }
        case .button:
            switch resolved.value(.contentHorizontalAlignment, of: id) ?? .center {
            case .leading, .left, .fill: SwiftUIAlignment(.start, .center)
            case .trailing, .right: SwiftUIAlignment(.end, .center)
            case .center: SwiftUIAlignment(.center, .center)
            }
        case .image:
            SwiftUIAlignment(resolved.value(.contentMode, of: id) ?? .scaleToFill)
        default: SwiftUIAlignment(.center, .center)
        }
    }

    /// Returns the SwiftUI modifiers that set a view's size.
    ///
    /// - Parameter filled: the axes along which the view's content already takes all available
    ///   space
    func frame(
        _ id: ViewID, _ alignment: SwiftUIAlignment, filled: Set<Axis> = []
    ) -> [SwiftUICall] {
        var fixed: [SwiftUICall.Argument] = []
        var flexible: [SwiftUICall.Argument] = []
        var (fixedAxes, flexibleAxes) = (Set<Axis>(), Set<Axis>())
        for axis in Axis.allCases {
            let (word, own) = (axis == .horizontal ? "Width" : "Height", facts(id, axis))
            var most = own.most.map(SwiftUILiteral.number)
            switch size(id, axis) {
            case .fixed(let size):
                fixed.append(.named(word.lowercased(), SwiftUILiteral.number(size)))
                fixedAxes.insert(axis)
                continue
            case .content where isPicturePulled(id, axis):
                fixed.append(
                    .named(
                        word.lowercased(), SwiftUILiteral.number(content(id, axis) ?? 0)))
                fixedAxes.insert(axis)
                continue
            case .stretched where !isFlexible(id, axis) && !filled.contains(axis):
                most = most ?? ".infinity"
            default: break
            }
            if let least = own.least, least > 0 {
                flexible.append(.named("min" + word, SwiftUILiteral.number(least)))
            }
            if let most {
                flexible.append(.named("max" + word, most))
                flexibleAxes.insert(axis)
            }
        }
        var result: [SwiftUICall] = []
        if let aspect = aspects[id], fixed.count < 2 {
            result.append(
                SwiftUICall(
                    "aspectRatio",
                    [.plain(ratio(aspect)), .named("contentMode", ".fit")]))
        }
        if !fixed.isEmpty {
            result.append(SwiftUICall("frame", fixed + alignment.argument(fixedAxes)))
        }
        if !flexible.isEmpty {
            result.append(SwiftUICall("frame", flexible + alignment.argument(flexibleAxes)))
        }
        return result
    }

    private func ratio(_ value: Double) -> String {
        for bottom in 1...32 {
            let top = value * Double(bottom)
            guard abs(top - top.rounded()) < 1e-4 * Double(bottom), top >= 1 else { continue }
            let whole = SwiftUILiteral.number(top.rounded())
            return bottom == 1 ? whole : "\(whole) / \(bottom)"
        }
        return SwiftUILiteral.number(value)
    }

    /// Whether stretching an image along the other axis would also enlarge it along `axis`.
    private func isPicturePulled(_ id: ViewID, _ axis: Axis) -> Bool {
        resolved[id].kind == .image && !isDrawnAsColor(id) && aspects[id] == nil
            && size(id, axis.crossing) != .content && content(id, axis) != nil
            && resolved.value(.contentMode, of: id) != .scaleAspectFit
    }

    /// Whether SwiftUI lets the view take all available space without a frame modifier.
    private func isFlexible(_ id: ViewID, _ axis: Axis) -> Bool {
        if isDrawnAsColor(id) { return true }
        return switch resolved[id].kind {
        case .scroll, .table, .collection, .textView, .spacer: true
        case .textField, .slider, .progress, .segmented, .picker, .searchBar: axis == .horizontal
        case .view, .stack, .label, .button, .image, .switch, .stepper, .activity, .pageControl,
            .datePicker, .cell, .toolbar, .visualEffect, .map, .web:
            false
        }
    }

    // MARK: Containers

    private func container(_ id: ViewID) -> SwiftUINode {
        var node: SwiftUINode
        switch resolved[id].kind {
        case .scroll: node = scroll(id)
        case .table, .collection: node = list(id)
        case .stack where !arranged(in: id).isEmpty: node = stack(id)
        case .view, .cell, .toolbar, .visualEffect, .map, .web, .stack:
            node = box(id, in: id, look: true)
        default: node = overlaid(leaf(id), id)
        }
        node.notes = comments(document[id]) + node.notes
        return node
    }

    /// Adds the subviews of a view that has content of its own as an overlay.
    private func overlaid(_ base: SwiftUINode, _ id: ViewID) -> SwiftUINode {
        let others = placed(in: id)
        guard !others.isEmpty else { return base }
        var node = base
        let content = items(others, in: id)
        let alignment =
            content.count == 1 ? content[0].alignment : SwiftUIAlignment(.center, .center)
        node.modifiers.append(
            SwiftUICall(
                "overlay", alignment.argument(Set(Axis.allCases)),
                holding: content.map { $0.node(aligned: content.count > 1) }))
        return node
    }

    /// Returns a container that has no content besides its subviews, which constraints position.
    private func box(_ id: ViewID, in owner: ViewID, look hasLook: Bool) -> SwiftUINode {
        let content = items(placed(in: id), in: id)
        var node: SwiftUINode
        var alignment = SwiftUIAlignment(.center, .center)
        if content.count == 1 {
            alignment = content[0].alignment
            node = content[0].node(aligned: !Axis.allCases.allSatisfy { room(in: id, $0) })
        } else {
            node = SwiftUINode(
                document[id].name + (hasLook ? "" : ".content"),
                SwiftUICall("ZStack", holding: content.map { $0.node(aligned: true) }))
        }
        let hugged = Axis.allCases.filter { axis in
            !room(in: id, axis) && content.contains { $0.isSpread(axis) }
        }
        node.modifiers += hugging(hugged)
        guard hasLook else { return node }
        let filled = Axis.allCases.filter { axis in
            content.count == 1 && content[0].fills.contains(axis)
        }
        node.modifiers += frame(id, alignment, filled: Set(filled))
        if id == .root, content.count == 1 {
            node.modifiers += content[0].ignoring
        }
        node.modifiers += look(id, isColor: false)
        return node
    }

    private func hugging(_ axes: [Axis]) -> [SwiftUICall] {
        if axes.isEmpty { return [] }
        return [
            SwiftUICall(
                "fixedSize",
                [
                    .named("horizontal", "\(axes.contains(.horizontal))"),
                    .named("vertical", "\(axes.contains(.vertical))"),
                ])
        ]
    }

    private func scroll(_ id: ViewID) -> SwiftUINode {
        let axes = Axis.allCases.filter { scrolls(id, $0) }
        let spelled: [SwiftUICall.Argument] =
            axes == [.vertical]
            ? [] : [.plain(axes.count == 2 ? "[.horizontal, .vertical]" : ".horizontal")]
        var content = placed(in: id).isEmpty ? [] : [box(id, in: id, look: false)]
        if content.isEmpty {
            content = [SwiftUINode(document[id].name + ".content", SwiftUICall("EmptyView"))]
        } else {
            for axis in Axis.allCases where room(in: id, axis) {
                let word = axis == .horizontal ? "maxWidth" : "maxHeight"
                content[0].modifiers.append(SwiftUICall("frame", [.named(word, ".infinity")]))
            }
        }
        var node = SwiftUINode(
            document[id].name, SwiftUICall("ScrollView", spelled, holding: content))
        if let insets = resolved.value(.contentInset, of: id) {
            node.modifiers += SwiftUICall.padding(insets).map { call in
                SwiftUICall(
                    "contentMargins",
                    call.arguments.count == 1 ? [.plain(".all")] + call.arguments : call.arguments)
            }
        }
        if resolved.value(.scrollEnabled, of: id) == false {
            node.modifiers.append(SwiftUICall("scrollDisabled", [.plain("true")]))
        }
        node.modifiers += frame(id, SwiftUIAlignment(.center, .center)) + look(id, isColor: false)
        return node
    }

    /// Returns the SwiftUI code for a list: a `List` for a table view, an adaptive grid for a
    /// collection view.
    private func list(_ id: ViewID) -> SwiftUINode {
        let style = resolved[id].style
        let rows = resolved[id].subviews.map(use)
        let empty = SwiftUINode(document[id].name + ".rows", SwiftUICall("EmptyView"))
        let content = rows.isEmpty ? [empty] : rows
        var node: SwiftUINode
        if resolved[id].kind == .collection {
            let width = resolved[id].subviews.first.map { reading.size($0, .horizontal) } ?? 50
            let grid = SwiftUICall(
                "LazyVGrid",
                [
                    .named(
                        "columns", "[GridItem(.adaptive(minimum: \(SwiftUILiteral.number(width))))]"
                    )
                ],
                holding: content)
            node = SwiftUINode(
                document[id].name,
                SwiftUICall("ScrollView", holding: [SwiftUINode(document[id].name + ".grid", grid)])
            )
        } else {
            node = SwiftUINode(document[id].name, SwiftUICall("List", holding: content))
            let isGrouped = style == .grouped || style == .insetGrouped
            node.modifiers = [
                SwiftUICall("listStyle", [.plain("." + (isGrouped ? style!.rawValue : "plain"))])
            ]
        }
        node.notes = ["Its rows come from the app; these are as they were designed."]
        if rows.isEmpty { node.notes = ["Its rows come from the app."] }
        node.modifiers += frame(id, SwiftUIAlignment(.center, .center)) + look(id, isColor: false)
        return node
    }
}

// MARK: - Stacks

extension SwiftUIScene {
    private func stack(_ id: ViewID) -> SwiftUINode {
        guard let stack = resolved[id].stack else { return leaf(id) }
        var node = isGrid(id) ? grid(id, stack) : line(id, stack)
        node.modifiers += hugging(Axis.allCases.filter { hugging[id]?.contains($0) ?? false })
        if stack.marginsRelative { node.modifiers += SwiftUICall.padding(resolved[id].margins) }
        node.modifiers +=
            frame(id, stackAlignment(id, stack), filled: filled(id, stack))
            + look(id, isColor: false)
        return overlaid(node, id)
    }

    /// Returns the axes along which the stack view's content takes all available space.
    private func filled(_ id: ViewID, _ stack: StackSettings) -> Set<Axis> {
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        return Set(
            Axis.allCases.filter { axis in
                arranged(in: id).contains { child in
                    size(child, axis) == .stretched && facts(child, axis).most == nil
                        || axis == stack.axis && resolved[child].kind == .spacer
                } || isSpread && axis == stack.axis && arranged(in: id).count > 1
            })
    }

    private func line(_ id: ViewID, _ stack: StackSettings) -> SwiftUINode {
        let views = arranged(in: id)
        let isSpaced =
            (stack.distribution == .equalSpacing || stack.distribution == .equalCentering)
            && size(id, stack.axis).isDefinite && views.count > 1
        var arguments: [SwiftUICall.Argument] = []
        let hasColumns = views.contains { resolved[$0].stack?.axis == .vertical }
        if let alignment = Self.crossing(stack, hasColumns: hasColumns) {
            arguments.append(.named("alignment", alignment))
        }
        if isSpaced {
            arguments.append(.named("spacing", "0"))
        } else if case .points(let points) = stack.spacing {
            arguments.append(.named("spacing", SwiftUILiteral.number(points)))
        } else if hasCustomSpacing(views) {
            arguments.append(.named("spacing", "8"))
        }
        var content: [SwiftUINode] = []
        for (place, child) in views.enumerated() {
            let isLast = place == views.count - 1
            content.append(arrangedUse(child, in: stack, among: views, isLast: isLast, isSpaced))
            if isSpaced, !isLast { content.append(spacer(after: child, stack)) }
        }
        var node = SwiftUINode(
            document[id].name,
            SwiftUICall(
                stack.axis == .horizontal ? "HStack" : "VStack", arguments, holding: content))
        node.notes = hiddenOnes(in: id)
        return node
    }

    /// Returns a comment for each arranged subview that is hidden under all size classes.
    private func hiddenOnes(in id: ViewID) -> [String] {
        resolved[id].arranged.filter { child in
            resolved[child].isHidden
                && document[child].properties.entries.allSatisfy {
                    $0.key != .hidden || $0.condition == .base
                }
        }.map { "\(name($0)) is hidden, so that its stack leaves it out." }
    }

    private func hasCustomSpacing(_ views: [ViewID]) -> Bool {
        views.contains { resolved[$0].spacingAfter != nil }
    }

    private func spacer(after id: ViewID, _ stack: StackSettings) -> SwiftUINode {
        let least = (resolved[id].spacingAfter ?? stack.spacing).length
        return SwiftUINode(
            document[id].name + ".after",
            SwiftUICall("Spacer", [.named("minLength", SwiftUILiteral.number(least))]))
    }

    private func arrangedUse(
        _ id: ViewID, in stack: StackSettings, among views: [ViewID], isLast: Bool, _ isSpaced: Bool
    ) -> SwiftUINode {
        var node = use(id)
        if let priority = layoutPriority(id, among: views, stack.axis) {
            node.modifiers.append(
                SwiftUICall("layoutPriority", [.plain(SwiftUILiteral.number(priority))]))
            let resistance = SwiftUILiteral.number(resolved[id].compression[stack.axis])
            node.notes.append("Its compression resistance is \(resistance).")
        }
        if !isLast, !isSpaced, let own = resolved[id].spacingAfter {
            let more = own.length - stack.spacing.length
            let edge = stack.axis == .horizontal ? ".trailing" : ".bottom"
            // The custom spacing is written as a padding even if it is 0, if the stack view's
            // spacing depends on size classes.
            let varies = document[id].parent.map { parent in
                document[parent].properties.entries.contains {
                    $0.key == .spacing && $0.condition != .base
                }
            }
            if more != 0 || varies == true {
                node.modifiers.append(SwiftUICall.padding(edge, more))
            }
        }
        return node
    }

    /// Returns the layout priority: the rank of the view's compression resistance among `views`,
    /// where 750 has SwiftUI's default priority 0. Returns nil for 750, or if all views have one
    /// value.
    private func layoutPriority(_ id: ViewID, among views: [ViewID], _ axis: Axis) -> Double? {
        let own = resolved[id].compression[axis]
        let all = Set(views.map { resolved[$0].compression[axis] }).union([750]).sorted()
        guard own != 750, views.contains(where: { resolved[$0].compression[axis] != own }),
            let place = all.firstIndex(of: own), let middle = all.firstIndex(of: 750)
        else { return nil }
        return Double(place - middle)
    }

    /// Returns the alignment of a stack view's content across its axis; nil for SwiftUI's default.
    ///
    /// - Parameter hasColumns: whether the stack contains vertical stacks, which start at the top
    private static func crossing(_ stack: StackSettings, hasColumns: Bool) -> String? {
        switch (stack.axis, stack.alignment) {
        case (.horizontal, .fill) where hasColumns: ".top"
        case (.vertical, .fill), (.vertical, .leading): ".leading"
        case (.vertical, .trailing): ".trailing"
        case (.horizontal, .leading): ".top"
        case (.horizontal, .trailing): ".bottom"
        case (.horizontal, .firstBaseline): ".firstTextBaseline"
        case (.horizontal, .lastBaseline): ".lastTextBaseline"
        default: nil
        }
    }

    private func stackAlignment(_ id: ViewID, _ stack: StackSettings) -> SwiftUIAlignment {
        let across: SwiftUILine.Side =
            switch stack.alignment {
            case .leading: .start
            case .fill: stack.axis == .vertical ? .start : .center
            case .trailing: .end
            default: .center
            }
        return stack.axis == .vertical
            ? SwiftUIAlignment(across, .start) : SwiftUIAlignment(.start, across)
    }

    // MARK: Grids

    /// Whether the rows of a stack view form a grid: every row has the same number of equally wide
    /// views and the same settings.
    func isGrid(_ id: ViewID) -> Bool {
        guard let outer = resolved[id].stack, outer.axis == .vertical, outer.distribution == .fill,
            outer.alignment == .fill, size(id, .horizontal).isDefinite
        else { return false }
        let rows = arranged(in: id)
        guard rows.count > 1, !hasCustomSpacing(rows), placed(in: id).isEmpty,
            let first = rows.first, let built = resolved[first].stack
        else { return false }
        let count = arranged(in: first).count
        return count > 1
            && rows.allSatisfy { row in
                resolved[row].stack == built && built.axis == .horizontal
                    && built.distribution == .fillEqually && !built.marginsRelative
                    && arranged(in: row).count == count && !hasCustomSpacing(arranged(in: row))
                    && placed(in: row).isEmpty && look(row, isColor: false).isEmpty
                    && facts(row, .vertical).size == nil && (remarks[row] ?? []).isEmpty
                    && size(row, .vertical) == .content && hiddenOnes(in: row).isEmpty
            }
    }

    private func isGridRow(_ id: ViewID) -> Bool {
        guard let parent = resolved[id].parent, resolved[parent].arranged.contains(id) else {
            return false
        }
        return isGrid(parent)
    }

    private func grid(_ id: ViewID, _ stack: StackSettings) -> SwiftUINode {
        let rows = arranged(in: id).map { row in
            var node = SwiftUINode(
                document[row].name, SwiftUICall("GridRow", holding: arranged(in: row).map(use)))
            node.notes = [name(row)]
            return node
        }
        let spacing = resolved[arranged(in: id)[0]].stack?.spacing ?? .points(0)
        var node = SwiftUINode(
            document[id].name,
            SwiftUICall(
                "Grid",
                [
                    .named("horizontalSpacing", SwiftUILiteral.number(spacing.length)),
                    .named("verticalSpacing", SwiftUILiteral.number(stack.spacing.length)),
                ], holding: rows))
        node.notes = hiddenOnes(in: id)
        return node
    }
}
