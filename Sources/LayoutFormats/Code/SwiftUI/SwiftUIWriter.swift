import StackCore

/// Generates the source code for a tree of SwiftUI views.
struct SwiftUIWriter {
    let document: Document
    let names: SwiftUINames
    /// A layout with the size classes for which the tree was built.
    let trial: ReferenceLayout
    /// The calls that show the views which stay in UIKit, by view.
    let parts: [ViewID: SwiftUICall]
    let texts: CodeTexts
    let lists: CodeLists
    let connections: SwiftUIConnections
    let bars: SwiftUIBars
    /// The actions of buttons and of cells' detail buttons that call closures, because they have no
    /// action of their own.
    let closures: [ViewID: SwiftUIAction]
    /// The views that the tree shows although they are hidden in the document.
    let hidden: Set<ViewID>
    /// The axes along which no length is proposed to a view, by view.
    let unproposed: [ViewID: Set<Axis>]

    /// Returns the code of a tree. For a view that is hidden in the document, or an arranged view
    /// that the app can hide, the code is in an `if` with the view's flag.
    private func node(_ tree: SwiftUITree, isArranged: Bool) -> SwiftUINode {
        if let view = document.view(named: tree.key), hidden.contains(view.id),
            let flag = names.flag(view, .hidden)
        {
            return chosen(whole(tree), flag)
        }
        // In UIKit, a stack view closes the gap where an arranged view is hidden, so an `if`
        // removes the view.
        guard let last = hideable(tree).last else { return whole(tree) }
        let isLast = !tree.modifiers[last.place...].contains(where: \.isLook)
        if !isArranged || !isLast { return node(stacked(tree, last), isArranged: isArranged) }
        let inner = hideable(tree).dropLast().last
        var node = whole(inner.map { stacked(tree, $0) } ?? tree)
        let call = Self.shown(unless: last.flag)
        if last.isShown, !(node.modifiers + node.outer).contains(call) { return node }
        node.modifiers.removeAll { $0 == call }
        node.outer.removeAll { $0 == call }
        return chosen(node, last.flag)
    }

    /// An arranged view that the app can hide, with the stack view around it.
    private struct Hideable {
        let stack: ViewID
        let flag: String
        /// The number of the tree's modifiers, from the innermost one, that belong to the view.
        let place: Int
        /// Whether one of these modifiers makes the view invisible with the flag.
        let isShown: Bool
    }

    /// Returns the arranged views that the app can hide and that have this tree, the innermost one
    /// first. There may be several, because a stack view with one view has the tree of that view.
    private func hideable(_ tree: SwiftUITree) -> [Hideable] {
        var result: [Hideable] = []
        if case .part(let id, _) = tree.kind, let flag = names.flag(ofPart: document[id]),
            let stack = document.arrangingStack(of: id)
        {
            let place = tree.modifiers.firstIndex(where: \.isLook) ?? tree.modifiers.count
            result.append(Hideable(stack: stack, flag: flag, place: place, isShown: false))
        }
        for (place, modifier) in tree.modifiers.enumerated() {
            guard case .look(let id) = modifier, let stack = document.arrangingStack(of: id),
                let flag = names.flag(document[id], .hidden),
                document[id].properties.value(.hidden) == true || slot(document[id].name) == nil
            else { continue }
            result.append(Hideable(stack: stack, flag: flag, place: place + 1, isShown: true))
        }
        return result
    }

    /// Returns the tree with a stack around the view that the app can hide.
    private func stacked(_ tree: SwiftUITree, _ hideable: Hideable) -> SwiftUITree {
        var inner = tree
        inner.modifiers = Array(tree.modifiers[..<hideable.place])
        let axis = trial.resolved[hideable.stack].stack?.axis ?? .vertical
        return SwiftUITree(
            kind: .stack(axis, .center, spacing: 0), key: document[hideable.stack].name,
            children: [inner], modifiers: Array(tree.modifiers[hideable.place...]))
    }

    func node(_ tree: SwiftUITree) -> SwiftUINode { node(tree, isArranged: false) }

    private func chosen(_ node: SwiftUINode, _ flag: String) -> SwiftUINode {
        SwiftUINode(node.key + ".if", SwiftUICall("if !" + flag, holding: [node]))
    }

    /// Returns the modifier that makes a view invisible while the flag is true, but keeps its
    /// place.
    private static func shown(unless flag: String) -> SwiftUICall {
        SwiftUICall("opacity", flag + " ? 0 : 1")
    }

    private func whole(_ tree: SwiftUITree) -> SwiftUINode {
        var modifiers = tree.modifiers[...]
        var node = start(tree, &modifiers)
        let own = modifiers.lastIndex { if case .look = $0 { true } else { false } }
        func add(_ calls: [SwiftUICall], _ place: Int) {
            if let own, place <= own { node.modifiers += calls } else { node.outer += calls }
        }
        // Consecutive paddings are combined into one.
        var (insets, last) = (Insets.zero, 0)
        for place in modifiers.indices {
            if case .padding(let more) = modifiers[place] {
                insets = Insets(
                    top: insets.top + more.top, leading: insets.leading + more.leading,
                    bottom: insets.bottom + more.bottom, trailing: insets.trailing + more.trailing)
                last = place
                continue
            }
            let touch = touch(modifiers[place], over: tree)
            let calls = touch == nil ? calls(modifiers[place], of: tree) : []
            if calls.isEmpty, touch == nil { continue }
            add(padding(insets, of: tree), last)
            insets = .zero
            add(calls, place)
            if let touch { node = leaf(touch, labelled: node) }
        }
        add(padding(insets, of: tree), last)
        for modifier in modifiers {
            guard let source = source(modifier, of: tree), case .look(let id) = modifier,
                parts[id] == nil
            else { continue }
            let isPart = if case .part = tree.kind { true } else { false }
            // In a xib without a controller, the generated struct replaces the class of the root
            // view.
            let isOwn =
                id == .root && connections.scene?.controllerID == nil
                && connections.scene?.isOfController != true
            let hasClass = !isPart && !isOwn && document[id].kind != .cell
            node.notes += (hasClass ? remarks(document[id]) : []) + Self.notExported(source.omitted)
        }
        return node
    }

    /// Returns the tree of a button without content that covers a view which takes no touches; nil if
    /// the modifier adds no such button.
    private func touch(_ modifier: SwiftUIModifier, over tree: SwiftUITree) -> SwiftUITree? {
        guard case .over(let layer) = modifier, case .view(let id, _) = layer.kind,
            document[id].kind == .button, isEmptyButton(id),
            SwiftUILeaf.symbol(trial.values(of: id)[.style]) == nil, isInert(tree),
            document[id].properties.value(.hidden) != true,
            layer.modifiers.allSatisfy({ $0.isLook || $0.isFrame })
        else { return nil }
        switch tree.kind {
        case .view(let own, _):
            let isSame = trial.rect(of: own).largestDifference(from: trial.rect(of: id)) < 1
            return document[own].kind == .label && isSame ? layer : nil
        case .stack, .layers:
            // In a frame of the proposed size, the button is as large as the views under it.
            let filled = Axis.allCases.filter { axis in
                layer.modifiers.contains { modifier in
                    guard case .frame(let frame) = modifier else { return false }
                    return frame.onlyFills && frame[axis] != nil
                }
            }
            let layers = tree.modifiers.compactMap(\.layer).filter { !isInert($0) }
            return filled.count == 2 && !tree.shownViews.isEmpty && layers.count == 1 ? layer : nil
        default: return nil
        }
    }

    /// Returns the button of a tree with a node as its label.
    private func leaf(_ tree: SwiftUITree, labelled label: SwiftUINode) -> SwiftUINode {
        guard case .view(let id, _) = tree.kind else { preconditionFailure("a button is a view") }
        var none: ArraySlice<SwiftUIModifier> = []
        var node = leaf(id, false, tree, &none, icon: label)
        node.modifiers.removeAll { ["buttonStyle", "lineLimit"].contains($0.name) }
        node.modifiers.insert(SwiftUICall("buttonStyle", ".plain"), at: 0)
        return node
    }

    /// Returns the modifiers for the storyboard attributes of a view that contains other views, and
    /// descriptions of the attributes that the code leaves out. Returns nil if `modifier` is not
    /// the view's appearance (`look`), or if `tree` is a view without child views.
    private func source(
        _ modifier: SwiftUIModifier, of tree: SwiftUITree
    ) -> (modifiers: [SwiftUICall], omitted: [String])? {
        guard case .look(let id) = modifier else { return nil }
        if case .view(id, _) = tree.kind { return nil }
        return connections.source(of: document[id], named: names[id])
    }

    /// Returns the node for the view itself, without its modifiers. The frames of a button are
    /// moved to its label, so that the button's background gets their size too.
    private func start(
        _ tree: SwiftUITree, _ modifiers: inout ArraySlice<SwiftUIModifier>
    ) -> SwiftUINode {
        switch tree.kind {
        case .view(let id, let fills): return leaf(id, fills, tree, &modifiers)
        case .part(let id, _):
            var node = SwiftUINode(tree.key, parts[id] ?? SwiftUICall("EmptyView"))
            // SwiftUI extends only its own scroll views under bars.
            let edges = trial.edges(beyondSafeArea: id)
            if !edges.isEmpty, !tree.ignoresSafeArea {
                node.modifiers += calls(.ignoresSafeArea(edges), of: tree)
            }
            if document[id].properties.value(.hidden) == true, !hidden.contains(id),
                let flag = names.flag(document[id], .hidden)
            {
                node.modifiers.append(Self.shown(unless: flag))
            }
            return node
        case .spacer(let minimum):
            let arguments = minimum.map {
                [SwiftUICall.Argument.named("minLength", SwiftUILiteral.number($0))]
            }
            return SwiftUINode(tree.key, SwiftUICall("Spacer", arguments ?? []))
        case .clear: return SwiftUINode(tree.key, SwiftUICall("Color.clear"))
        case .stack(let axis, let line, let spacing):
            if let toggle = toggle(tree) { return toggle }
            var arguments = line == .center ? [] : [alignment(line, axis.crossing)]
            arguments.append(.named("spacing", SwiftUILiteral.number(spacing)))
            let slot = tree.children.isEmpty ? slot(tree.key) : nil
            return SwiftUINode(
                tree.key,
                SwiftUICall(
                    axis == .horizontal ? "HStack" : "VStack", arguments,
                    holding: slot.map { [$0] }
                        ?? tree.children.map { node($0, isArranged: true) }))
        case .layers(let x, let y):
            let layers = tree.children.enumerated().map { place, child in
                place == 0 ? node(child) : untouchable(child)
            }
            return SwiftUINode(tree.key, SwiftUICall("ZStack", alignment(x, y), holding: layers))
        case .reader:
            let content = tree.children.map { SwiftUIContent.node(node($0)) }
            return SwiftUINode(
                tree.key,
                SwiftUICall(
                    "GeometryReader",
                    closures: [.init(parameter: "geometry", content: content)]))
        case .scroll(let axes, let fills):
            let arguments: [SwiftUICall.Argument] =
                axes == [.vertical]
                ? []
                : [.plain(axes.count == 2 ? "[.horizontal, .vertical]" : ".horizontal")]
            var node = SwiftUINode(
                tree.key, SwiftUICall("ScrollView", arguments, holding: tree.children.map(node)))
            if let id = document.view(named: tree.key)?.id,
                trial.values(of: id)[.scrollEnabled] == false
            {
                node.modifiers.append(SwiftUICall("scrollDisabled", "true"))
            }
            return fills.map { filled(node, $0) } ?? node
        case .row(let id): return row(document[id])
        case .list(let id): return list(id, tree.children)
        }
    }

    /// Returns the code for the views that the app adds to an empty view, stack or table; nil for
    /// other views.
    private func slot(_ key: String) -> SwiftUINode? {
        document.view(named: key).flatMap { connections.slot(of: $0, names) }.map {
            SwiftUINode(key + ".slot", SwiftUICall($0))
        }
    }

    /// Returns the code of a layer over others. An image view without user interaction takes no
    /// touches, as in UIKit.
    private func untouchable(_ tree: SwiftUITree) -> SwiftUINode {
        var node = node(tree)
        guard case .view(let id, _) = tree.kind, document[id].kind == .image,
            let object = document[id].properties.value(.objectID),
            connections.scene?.elements[object]?["userInteractionEnabled"] == "NO"
        else { return node }
        let call = SwiftUICall("allowsHitTesting", "false")
        if !(node.modifiers + node.outer).contains(call) { node.outer.append(call) }
        return node
    }

    /// Returns a scroll view whose content is at least as high as the scroll view and `more` points.
    private func filled(_ scroll: SwiftUINode, _ more: Double) -> SwiftUINode {
        var scroll = scroll
        let points = SwiftUILiteral.number(abs(more))
        let change = points == "0" ? "" : (more < 0 ? " - " : " + ") + points
        let height = "geometry.size.height" + change
        scroll.head.closures[0].content = scroll.head.closures[0].content.map { content in
            guard case .node(var node) = content else { return content }
            node.outer.append(
                SwiftUICall(
                    "frame",
                    [
                        .named("minHeight", height), .named("alignment", ".top"),
                    ]))
            return .node(node)
        }
        let inner = SwiftUINode(scroll.key + ".scroll", scroll.head, scroll.modifiers)
        return SwiftUINode(
            scroll.key,
            SwiftUICall(
                "GeometryReader", closures: [.init(parameter: "geometry", content: [.node(inner)])])
        )
    }

    /// Returns a `Toggle` for a horizontal stack of a label that fills the free width and a switch;
    /// nil for any other stack.
    private func toggle(_ tree: SwiftUITree) -> SwiftUINode? {
        guard case .stack(.horizontal, .center, _) = tree.kind,
            var label = tree.children.first, let last = tree.children.last,
            case .view(let text, _) = label.kind, document[text].kind == .label,
            case .view(let control, _) = last.kind, document[control].kind == .switch,
            !last.modifiers.contains(where: \.isFrame)
        else { return nil }
        if tree.children.count == 2 {
            guard case .frame(let frame)? = label.modifiers.first(where: \.isFrame),
                frame.width?.bound == .upTo(.infinity), frame.height == nil, frame.x == .start
            else { return nil }
            label.modifiers.removeAll(where: \.isFrame)
        } else {
            guard tree.children.count == 3, case .spacer = tree.children[1].kind,
                !label.modifiers.contains(where: \.isFrame)
            else { return nil }
        }
        let (title, own) = (node(label), node(last))
        var result = SwiftUINode(tree.key, own.head, own.modifiers + own.outer)
        result.notes = own.notes
        result.modifiers.removeAll { $0 == SwiftUICall("labelsHidden") }
        if title.notes + (title.modifiers + title.outer).map(\.name) != [] {
            result.head.arguments.removeFirst()
            result.head.closures = [.init(content: [.node(title)])]
        }
        return result
    }

    private func leaf(
        _ id: ViewID, _ fills: Bool, _ tree: SwiftUITree,
        _ modifiers: inout ArraySlice<SwiftUIModifier>, icon: SwiftUINode? = nil
    ) -> SwiftUINode {
        let view = document[id]
        let style = trial.values(of: id)[.style]
        var label: [SwiftUICall] = []
        if view.kind == .button {
            let hasChrome = style == .filled || style == .gray || style == .tinted
            while case .frame(let frame)? = modifiers.first {
                label += calls(
                    frame, less: hasChrome ? SwiftUILeaf.chrome : .zero, of: hasChrome ? nil : view)
                modifiers.removeFirst()
            }
        }
        let shown = [trial.values(of: id)[.text], trial.values(of: id)[.imageName]]
        if view.kind == .button, trial.values(of: id)[.backgroundImageName] != nil, !label.isEmpty,
            shown.allSatisfy({ $0 ?? "" == "" })
        {
            // Without a frame along an axis, a resizable picture would have all of the proposed
            // length.
            let framed = label.flatMap(\.arguments).compactMap { $0.label?.lowercased() }
            for axis in Axis.allCases {
                let word = axis == .horizontal ? "width" : "height"
                guard !framed.contains(where: { $0.hasSuffix(word) }),
                    let length = trial.natural(id)[axis]
                else { continue }
                label.insert(
                    SwiftUICall("frame", [.named(word, SwiftUILiteral.number(length))]), at: 0)
            }
        }
        let isFramed = Axis.allCases.allSatisfy { axis in
            modifiers.contains {
                if case .frame(let frame) = $0 { frame[axis] != nil } else { false }
            }
        }
        let selection = connections.selection(of: view)
        let picture = pictureLabel(of: tree)
        let leaf = SwiftUILeaf(
            view, named: names[id], title: title(of: view), trial.values(of: id),
            isResized: view.kind == .button ? isShrunk(view) : fills,
            isFramed: isFramed, unproposed: unproposed[id] ?? [],
            label: icon == nil ? label + room(view, label) : [], texts,
            property: connections.property(of: view, names),
            action: connections.action(of: id) ?? closures[id],
            isEditable: connections.isEditable(view), isLimited: isLimited(view),
            imagePadding: connections.imagePadding(of: view),
            selected: selection.map { (names.selected(view), $0) }, pages: names.pages(of: view),
            icon: icon ?? picture.map { self.node(aligned($0).0) })
        let source = connections.source(of: view, named: names[id])
        if view.isBar { return bar(view) }
        let head = connections.embedded(in: id).map { SwiftUICall($0) } ?? leaf.head
        var node = SwiftUINode(
            view.name, head, leaf.modifiers + source.modifiers)
        let isEmpty = modifiers.contains { modifier in
            guard case .frame(let frame) = modifier else { return false }
            return frame.width?.bound == .fixed(0) || frame.height?.bound == .fixed(0)
        }
        if isEmpty, SwiftUILeaf.isColor(view, trial.values(of: id)), view.kind != .image {
            node.head = SwiftUICall("Color.clear")
        }
        if let slot = slot(tree.key) {
            // The views that the app adds may be longer than the empty view, so they can extend a
            // `ZStack`.
            let isClear = head == SwiftUICall("Color.clear")
            if isClear { node.head = container(of: id, holding: slot) }
            node.modifiers +=
                isClear
                ? filling(id, besides: modifiers) : [SwiftUICall("overlay", holding: [slot])]
        }
        if isCaptioned(view) { node.modifiers.append(SwiftUICall("accessibilityHidden", "true")) }
        if view.kind == .activity, let flag = names.flag(view, .animating) {
            node.modifiers.removeAll { $0 == SwiftUICall("opacity", "0") }
            node.modifiers.append(SwiftUICall("opacity", flag + " ? 1 : 0"))
        }
        let isHigh = modifiers.contains {
            if case .frame(let frame) = $0 { frame.height?.isDetermined == true } else { false }
        }
        if view.kind == .pageControl, !isHigh, let height = trial.natural(id).height {
            // The dots alone are lower than the control.
            let points = SwiftUILiteral.number(height.rounded())
            node.modifiers.append(SwiftUICall("frame", [.named("height", points)]))
        }
        if view.kind == .textView, !connections.isEditable(view), connections.isSelectable(view) {
            node.modifiers.append(SwiftUICall("textSelection", ".enabled"))
        }
        node.notes = remarks(view) + leaf.notes + Self.notExported(source.omitted)
        if isWordless(view), let words = connections.words(of: view, closures[id]),
            !node.modifiers.contains(where: { $0.name == "accessibilityLabel" })
        {
            let text = SwiftLiteral.string(words)
            node.modifiers.append(SwiftUICall("accessibilityLabel", text))
        }
        if selection != nil, view.kind == .button {
            let traits = names.selected(view) + " ? .isSelected : []"
            node.modifiers.append(SwiftUICall("accessibilityAddTraits", traits))
        }
        if let picture = selection?.background {
            let image = SwiftUINode(
                view.name + ".selection", SwiftUICall(SwiftUILiteral.picture(picture)),
                [SwiftUICall("resizable")])
            let choice = SwiftUINode(
                view.name + ".selected", SwiftUICall("if " + names.selected(view), holding: [image])
            )
            node.modifiers.append(SwiftUICall("background", holding: [choice]))
        }
        let isInRow = document.ancestors(of: id).contains { document[$0].kind == .cell }
        if isInRow, head.name == "Button",
            !node.modifiers.contains(where: { $0.name == "buttonStyle" })
        {
            // Otherwise a tap anywhere in the row presses the button.
            node.modifiers.append(SwiftUICall("buttonStyle", ".borderless"))
        }
        return node
    }

    /// Whether a button is smaller than its picture, which UIKit shrinks to the button's size.
    private func isShrunk(_ button: View) -> Bool {
        let (values, natural) = (trial.values(of: button.id), trial.natural(button.id))
        let lengths = Axis.allCases.compactMap { axis -> Double? in
            document.fixedLength(axis.size, of: button.id).flatMap { length in
                natural[axis].map { $0 - length }
            }
        }
        return values[.text] ?? "" == "" && values[.imageName] != nil
            && values[.contentInset] == nil && values[.style]?.isConfiguration != true
            && lengths.count == 2 && lengths.contains { $0 > 0.5 }
    }

    /// Returns the picture that is the label of a button without content; nil for other views.
    private func pictureLabel(of tree: SwiftUITree) -> SwiftUITree? {
        guard case .view(let id, _) = tree.kind, document[id].kind == .button else { return nil }
        let layers = tree.modifiers.compactMap { modifier in
            if case .over(let layer) = modifier { layer } else { nil }
        }
        guard isEmptyButton(id), layers.count == 1, case .view(let icon, _) = layers[0].kind,
            document[icon].kind == .image
        else { return nil }
        return layers[0]
    }

    /// Returns the modifier with the texts that the app sets inside an accessibility element, from top to
    /// bottom; empty if VoiceOver reads them by themselves.
    private func spoken(in id: ViewID, _ element: [SwiftUICall]) -> [SwiftUICall] {
        guard element.first?.arguments.first?.value == ".ignore" else { return [] }
        let labels = document.subtree(of: id).filter { label in
            document[label].kind == .label
                && !document.ancestors(of: label).contains { parts[$0] != nil }
        }
        let texts = labels.sorted { trial.rect(of: $0).maxY < trial.rect(of: $1).maxY }
            .compactMap { connections.property(of: document[$0], names) }
        guard let first = texts.first else { return [] }
        let all = "[\(texts.joined(separator: ", "))].joined(separator: \", \")"
        return [SwiftUICall("accessibilityValue", texts.count == 1 ? first : all)]
    }

    /// Whether a button shows a picture without a text, so that VoiceOver has nothing to read but the
    /// picture's name.
    private func isWordless(_ button: View) -> Bool {
        let values = trial.values(of: button.id)
        let texts = [values[.text], values[.subtitle], values[.accessibilityLabel]]
        let pictures = [values[.imageName], values[.backgroundImageName]]
        return button.kind == .button && texts.allSatisfy { $0 ?? "" == "" }
            && pictures.contains { $0 ?? "" != "" }
            && connections.property(of: button, names) == nil
    }

    /// Whether a button shows nothing of its own.
    private func isEmptyButton(_ id: ViewID) -> Bool {
        let values = trial.values(of: id)
        let shown = [values[.text], values[.imageName], values[.backgroundImageName]]
        return shown.allSatisfy { $0 ?? "" == "" }
    }

    /// Whether a view is a symbol beside a text. SwiftUI would read its name too, but UIKit's image
    /// views are not accessible.
    private func isCaptioned(_ view: View) -> Bool {
        guard view.kind == .image, let parent = view.parent,
            case .symbol? = trial.values(of: view.id)[.imageName].map(ImageName.init(stored:)),
            connections.action(of: view.id) == nil
        else { return false }
        let own = connections.source(of: view, named: "").modifiers.map(\.name)
        return view.properties[.accessibilityLabel] == nil
            && !own.contains { $0.hasPrefix("accessibility") && $0 != "accessibilityIdentifier" }
            && document[parent].subviews.contains { document[$0].kind == .label }
    }

    /// Returns the stack for the views that the app adds to an empty view: one like the empty stack view,
    /// and layers for any other view.
    private func container(of id: ViewID, holding slot: SwiftUINode) -> SwiftUICall {
        guard let stack = trial.resolved[id].stack else {
            return SwiftUICall("ZStack", holding: [slot])
        }
        let line = line(across: stack)
        let spacing = if case .points(let points) = stack.spacing { points } else { 8.0 }
        return SwiftUICall(
            stack.axis == .horizontal ? "HStack" : "VStack",
            (line == .center ? [] : [alignment(line, stack.axis.crossing)])
                + [.named("spacing", SwiftUILiteral.number(spacing))],
            holding: [slot])
    }

    /// Returns the side to which a stack view aligns its views. Texts that fill a column begin at its
    /// leading side.
    private func line(across stack: StackSettings) -> StackAlignment {
        switch stack.alignment {
        case .fill where stack.axis == .vertical, .leading: .start
        case .trailing: .end
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        case .fill, .center: .center
        }
    }

    /// Returns the frame that fills the axes along which none of the modifiers fills the space, with the
    /// views of an empty stack at the stack's start.
    private func filling(
        _ id: ViewID, besides modifiers: ArraySlice<SwiftUIModifier>
    ) -> [SwiftUICall] {
        var frame = SwiftUIFrame()
        if let stack = trial.resolved[id].stack {
            let line = line(across: stack)
            let across = [.firstBaseline, .lastBaseline].contains(line) ? .center : line
            (frame.x, frame.y) =
                stack.axis == .horizontal ? (.start, across) : (across, .start)
        }
        for axis in Axis.allCases {
            let isFilled = modifiers.contains { modifier in
                if case .frame(let own) = modifier { own[axis]?.fills ?? false } else { false }
            }
            if !isFilled { frame.set(axis, .upTo(.infinity), optional: false, nil) }
        }
        return calls(frame, less: .zero, of: nil)
    }

    /// Whether the app sets the text of a label, so that another text can be longer than the space.
    private func isLimited(_ label: View) -> Bool {
        label.kind == .label && connections.property(of: label, names) != nil
    }

    /// Returns the code of a toolbar or navigation bar among the views: its items beside each
    /// other.
    private func bar(_ view: View) -> SwiftUINode {
        let items = view.properties.value(.items).map(BarItemList.items) ?? []
        var content: [SwiftUINode] = []
        for (place, item) in items.enumerated() {
            guard var node = bars.node(item, key: "\(view.name).\(place)") else { continue }
            guard case .barTitle(let title)? = item.shown else {
                content.append(node)
                continue
            }
            node.modifiers.append(SwiftUICall("font", ".headline"))
            // The title is in the middle.
            let spaces = ["before", "after"].map {
                SwiftUINode("\(view.name).\($0)", SwiftUICall("Spacer"))
            }
            content += title.isEmpty ? [spaces[0]] : [spaces[0], node, spaces[1]]
        }
        let line = SwiftUINode("\(view.name).line", SwiftUICall("Divider"))
        let edge = view.kind == .toolbar ? ".top" : ".bottom"
        let color = trial.values(of: view.id)[.barColor].map {
            SwiftUILiteral.color(Color(stored: $0))
        }
        let isFilled = content.contains { $0.head.name == "Spacer" && $0.modifiers.isEmpty }
        let shape = [
            isFilled ? nil : SwiftUICall("frame", [.named("maxWidth", ".infinity")]),
            SwiftUICall("background", color ?? ".bar"),
            SwiftUICall("overlay", [.named("alignment", edge)], holding: [line]),
        ].compactMap(\.self)
        let (padding, height) = (
            SwiftUICall("padding", ".horizontal"), SwiftUICall("frame", [.named("height", "44")])
        )
        let titles = content.filter { $0.head.name != "Spacer" }
        if content.count == 3, titles.count == 1, items.count == 1 {
            // A title alone is in the middle of its frame.
            var title = titles[0]
            title.modifiers += [padding, height] + shape
            return SwiftUINode(view.name, title.head, title.modifiers)
        }
        return SwiftUINode(
            view.name, SwiftUICall("HStack", holding: content), [padding, height] + shape)
    }

    /// Returns the modifiers of a button's label that make the button as high as in UIKit, which
    /// adds 12 points to the height of its title.
    ///
    /// - Parameter frames: the frames of the button's label
    private func room(_ view: View, _ frames: [SwiftUICall]) -> [SwiftUICall] {
        let values = trial.values(of: view.id)
        let labels = frames.flatMap(\.arguments).compactMap { $0.label?.lowercased() }
        if view.kind == .button, values[.style] == .plain || values[.contentInset] != nil {
            // The insets around the content, along the axes for which no frame states a length.
            let chrome = Insets(top: 7, leading: 12, bottom: 7, trailing: 12)
            var insets = values[.contentInset] ?? chrome
            // The inset contains the distance between the image and the title, which is the spacing
            // of their stack.
            let inside = connections.imagePadding(of: view)
            switch values[.imagePlacement] ?? .leading {
            case .top: insets.top -= inside
            case .bottom: insets.bottom -= inside
            case .trailing: insets.trailing -= inside
            case .leading: insets.leading -= inside
            }
            if labels.contains(where: { $0.hasSuffix("height") }) {
                (insets.top, insets.bottom) = (0, 0)
            }
            if labels.contains(where: { $0.hasSuffix("width") }) {
                (insets.leading, insets.trailing) = (0, 0)
            }
            let hasChrome = [.filled, .gray, .tinted].contains(values[.style])
            return SwiftUICall.padding(
                hasChrome
                    ? Insets(
                        top: max(0, insets.top - chrome.top),
                        leading: max(0, insets.leading - chrome.leading),
                        bottom: max(0, insets.bottom - chrome.bottom),
                        trailing: max(0, insets.trailing - chrome.trailing))
                    : insets)
        }
        guard view.kind == .button, values[.style]?.isConfiguration != true,
            !labels.contains(where: { $0.hasSuffix("height") })
        else { return [] }
        let isSymbol = values[.imageName] == nil && SwiftUILeaf.symbol(values[.style]) != nil
        if values[.text] ?? "" != "" {
            guard let height = document.fixedLength(.height, of: view.id) else {
                return [SwiftUICall("padding", ".vertical", "6")]
            }
            let name = length(of: view.id, .vertical, height)
            return [
                SwiftUICall("frame", [.named("height", name ?? SwiftUILiteral.number(height))])
            ]
        }
        // An empty `Text` has no height.
        guard !isSymbol, values[.imageName] == nil, values[.backgroundImageName] == nil,
            let height = trial.natural(view.id).height
        else { return [] }
        return [SwiftUICall("frame", [.named("minHeight", SwiftUILiteral.number(height))])]
    }

    /// Returns the text of the label before a control, or the property with this text. The label is
    /// immediately before the control, or in the view before the control or before the views around
    /// it. If there are several labels there, prefers one whose text the app does not set: the app
    /// sets the value of a slider, for example. Returns an empty text if there is no label.
    private func title(of view: View) -> SwiftUICall.Argument {
        guard let label = titleLabel(of: view.id) else { return texts.title("") }
        return connections.property(of: label, names).map(SwiftUICall.Argument.plain)
            ?? texts.title(trial.values(of: label.id)[.text] ?? "")
    }

    private func titleLabel(of id: ViewID) -> View? {
        guard let parent = document[id].parent, document[id].kind != .cell else { return nil }
        let before = trial.resolved[parent].subviews.prefix { $0 != id }.map { document[$0] }
        func fixed(_ views: [View]) -> View? {
            views.last { $0.kind == .label && connections.property(of: $0, names) == nil }
        }
        for other in before.reversed() {
            if other.kind == .label { return fixed(before) ?? other }
            let inside = document.subtree(of: other.id).map { document[$0] }
            if inside.contains(where: { isTouched($0.kind) }) { return nil }
            let labels = inside.filter { $0.kind == .label }
            if let label = fixed(labels) ?? labels.first { return label }
        }
        return parent == .root ? nil : titleLabel(of: parent)
    }

    private func accessibility(_ view: View) -> [SwiftUICall] {
        let keys: [PropertyKey] = [
            .accessibilityIdentifier, .accessibilityLabel, .accessibilityHint,
        ]
        // A runtime attribute for the same property replaces the value.
        let set = connections.source(of: view, named: "").modifiers.map(\.name)
        return keys.compactMap { key in
            guard case .text(let text)? = view.properties[key], !set.contains(key.spelling) else {
                return nil
            }
            let isShown = key != .accessibilityIdentifier
            return SwiftUICall(
                key.spelling,
                [isShown ? texts.title(text) : .plain(SwiftLiteral.string(text))])
        }
    }

    static func notExported(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        let list = names.map(SwiftLiteral.comment).filter { seen.insert($0).inserted }
        return list.isEmpty ? [] : ["Not exported: \(list.joined(separator: "; "))"]
    }

    private func remarks(_ view: View) -> [String] {
        guard let type = view.properties.value(.customClass), !SwiftViewClass.isOfUIKit(type)
        else { return [] }
        return ["\(SwiftLiteral.comment(type)) in the app."]
    }

    private func calls(_ modifier: SwiftUIModifier, of tree: SwiftUITree) -> [SwiftUICall] {
        switch modifier {
        case .frame(let frame): return calls(frame, less: .zero, of: document.view(named: tree.key))
        case .padding: return []
        case .offset(let offset):
            let sides = [("x", offset.width), ("y", offset.height)].filter { $0.1 != 0 }
            return [
                SwiftUICall(
                    "offset", sides.map { .named($0.0, SwiftUILiteral.number($0.1)) })
            ]
        case .fixedSize(let axis, _): return [.fixedSize(axis)]
        case .scenePadding(let leading, let trailing, _):
            let edges = leading && trailing ? ".horizontal" : leading ? ".leading" : ".trailing"
            return [SwiftUICall("scenePadding", edges)]
        case .priority: return [SwiftUICall("layoutPriority", "1")]
        case .oneLine:
            // A label whose text can shrink, or is truncated at its start or middle, has the line
            // limit anyway.
            guard case .view(let id, _) = tree.kind, document[id].kind == .label else {
                return [SwiftUICall("lineLimit", "1")]
            }
            let values = trial.values(of: id)
            let isCut = [.byTruncatingHead, .byTruncatingMiddle].contains(values[.lineBreakMode])
            return isCut || isLimited(document[id]) || values[.minimumScaleFactor] ?? 0 > 0
                ? [] : [SwiftUICall("lineLimit", "1")]
        case .ratio(let ratio):
            return [
                SwiftUICall(
                    "aspectRatio",
                    [.plain(SwiftLiteral.ratio(ratio)), .named("contentMode", ".fit")])
            ]
        case .share(let share):
            return [SwiftUICall("widthShare", SwiftLiteral.ratio(share))]
        case .look(let id):
            let (view, values) = (document[id], trial.values(of: id))
            let isLeaf = if case .view(id, _) = tree.kind { true } else { false }
            let isColor =
                isLeaf && SwiftUILeaf.isColor(view, values)
                && connections.property(of: view, names) == nil
                && connections.embedded(in: id) == nil
            let look = SwiftUILook(
                view: view, values: values, isColor: isColor,
                endsAtSafeArea: endsAtSafeArea(id), isCut: isCut(id),
                blur: connections.blur(of: view) ?? "regular", detail: closures[id])
            // A view with a custom class, which is shown behind its subviews, draws its own
            // background and border.
            let drawn =
                parts[id].map { call in
                    var behind = SwiftUINode(view.name + ".behind", call)
                    if id == .root { behind.outer = [SwiftUICall("ignoresSafeArea")] }
                    return [SwiftUICall("background", holding: [behind])]
                        + look.modifiers.filter { call in
                            call.name != "background" && !look.border.contains(call)
                        }
                } ?? look.modifiers
            // Only modifiers after `accessibilityElement` give the new element its label and
            // traits.
            var own = source(modifier, of: tree)?.modifiers ?? []
            var element = own.filter { $0.name == "accessibilityElement" }
            own.removeAll { $0.name == "accessibilityElement" }
            let texts = accessibility(view)
            if element.isEmpty, holdsElements(tree, id),
                (texts + own).contains(where: { Self.ofElements.contains($0.name) })
            {
                element = [
                    SwiftUICall("accessibilityElement", [.named("children", ".contain")])
                ]
            }
            return flagged(drawn, view) + element + texts + own + spoken(in: id, element)
        case .ignoresSafeArea(.all): return [SwiftUICall("ignoresSafeArea")]
        case .ignoresSafeArea(let edges):
            let sides: [(SwiftUIEdges, String)] =
                edges.contains(.horizontal)
                ? [(.horizontal, ".horizontal")]
                : [(.leading, ".leading"), (.trailing, ".trailing")]
            let ends: [(SwiftUIEdges, String)] =
                edges.isSuperset(of: [.top, .bottom])
                ? [([.top, .bottom], ".vertical")] : [(.top, ".top"), (.bottom, ".bottom")]
            let words = (ends + sides).filter { edges.contains($0.0) }.map(\.1)
            let list = words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]"
            return [SwiftUICall("ignoresSafeArea", [.named("edges", list)])]
        case .over where pictureLabel(of: tree) != nil: return []
        case .over(let other):
            let (content, line) = aligned(other)
            var node = guided(content, untouchable)
            let untouched = SwiftUICall("allowsHitTesting", "false")
            // Touches on labels over a button must reach the button.
            if isButton(tree), isInert(other), !node.outer.contains(untouched) {
                node.outer.append(untouched)
            }
            return [SwiftUICall("overlay", line, holding: [node])]
        case .behind(let other, let ignores):
            var other = other
            if ignores, case .view(_, fills: true) = other.kind {
                // A picture that extends beyond the safe area needs no frame, because its parts
                // beyond the screen cannot be seen.
                other.modifiers.removeAll(where: \.isFrame)
            }
            var arguments: [SwiftUICall.Argument] = []
            if !ignores { (other, arguments) = aligned(other) }
            var node = guided(other, self.node)
            if ignores { node.modifiers.removeAll { $0.name == "clipped" } }
            if ignores { node.outer.append(SwiftUICall("ignoresSafeArea")) }
            let background = SwiftUICall("background", arguments, holding: [node])
            // Touches on labels over a button in their background must reach the button.
            guard case .view(let id, _) = other.kind, document[id].kind == .button, isInert(tree)
            else { return [background] }
            return [SwiftUICall("allowsHitTesting", "false"), background]
        }
    }

    /// Returns a background or overlay without its last frame, if this frame only aligns it, and
    /// the alignment of the frame as an argument.
    private func aligned(_ layer: SwiftUITree) -> (SwiftUITree, [SwiftUICall.Argument]) {
        guard case .frame(let frame)? = layer.modifiers.last, frame.onlyFills else {
            return (layer, [])
        }
        var layer = layer
        layer.modifiers.removeLast()
        return (layer, alignment(frame, Axis.allCases.filter { frame[$0] != nil }))
    }

    /// Returns the code of a layer. A layer of a constant height most of which is beyond the end to
    /// which it is aligned has an alignment guide instead of a negative padding.
    private func guided(
        _ layer: SwiftUITree, _ code: (SwiftUITree) -> SwiftUINode
    ) -> SwiftUINode {
        guard case .padding(let insets)? = layer.modifiers.last,
            let id = document.view(named: layer.key)?.id,
            let height = document.fixedLength(.height, of: id)
        else { return code(layer) }
        let isTop = insets.top < 0
        let inset = isTop ? insets.top : insets.bottom
        guard insets.top + insets.bottom == inset, -inset * 2 > height else {
            return code(layer)
        }
        var inner = layer
        inner.modifiers.removeLast()
        var rest = insets
        if isTop { rest.top = 0 } else { rest.bottom = 0 }
        if rest != .zero { inner.modifiers.append(.padding(rest)) }
        var node = code(inner)
        let (from, to) = isTop ? ("top", "bottom") : ("bottom", "top")
        let more = (height + inset).millipoints * (isTop ? -1 : 1)
        let sum =
            more == 0
            ? "" : (more < 0 ? " - " : " + ") + SwiftUILiteral.number(abs(more))
        let place = SwiftUINode(layer.key + ".guide", SwiftUICall("$0[.\(to)]\(sum)"))
        node.outer.append(
            SwiftUICall(
                "alignmentGuide", [.plain("." + from)], closures: [.init(content: [.node(place)])]))
        return node
    }

    private func isButton(_ tree: SwiftUITree) -> Bool {
        switch tree.kind {
        case .view(let id, _), .part(let id, _): document[id].kind == .button
        default: false
        }
    }

    /// Modifiers that SwiftUI would apply to all accessibility elements in a container that is no
    /// element itself.
    private static let ofElements: Set<String> = [
        "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint",
    ]

    /// Returns whether a tree is that of a container whose subviews are separate accessibility
    /// elements. Scroll views and lists are accessibility containers anyway.
    private func holdsElements(_ tree: SwiftUITree, _ id: ViewID) -> Bool {
        switch tree.kind {
        case .scroll, .list, .row, .spacer, .clear: false
        case .view(let own, _), .part(let own, _): own != id
        case .stack, .layers, .reader: !document[id].subviews.isEmpty
        }
    }

    /// Whether a tree shows only labels, pictures and containers, which do not take touches in UIKit
    /// unless they have recognizers.
    private func isInert(_ tree: SwiftUITree) -> Bool {
        let isOwn =
            switch tree.kind {
            case .view(let id, _):
                [.label, .image, .activity].contains(document[id].kind)
                    && connections.action(of: id) == nil
            case .stack, .layers, .spacer, .clear: true
            case .part, .scroll, .row, .list, .reader: false
            }
        return isOwn && tree.children.allSatisfy(isInert)
    }

    /// Returns the modifiers, with properties of the struct instead of constants for whether a view
    /// is enabled or hidden. Adds a modifier for a container that the app can hide.
    private func flagged(_ calls: [SwiftUICall], _ view: View) -> [SwiftUICall] {
        calls.map { call in
            if call.name == "disabled", let flag = names.flag(view, .enabled) {
                return SwiftUICall("disabled", "!" + flag)
            }
            if call.name == "hidden", let flag = names.flag(view, .hidden) {
                return Self.shown(unless: flag)
            }
            return call
        }
            + (view.properties.value(.hidden) == nil && slot(view.name) == nil
                ? names.flag(view, .hidden).map { [Self.shown(unless: $0)] } ?? [] : [])
    }

    /// Returns the key of the loop over the rows of a prototype cell with the given name.
    static func loop(_ cell: String) -> String { cell + ".loop" }

    /// Whether a view begins or ends at the top or bottom edge of the safe area. SwiftUI would
    /// extend its background beyond that edge.
    private func endsAtSafeArea(_ id: ViewID) -> Bool {
        let (rect, area) = (trial.rect(of: id), trial.area())
        return document.isScreen && id != .root
            && (abs(rect.y - area.y) < 1 || abs(rect.maxY - area.maxY) < 1)
    }

    /// Whether the picture of a view is not scaled and larger than the view, or a subview that draws
    /// something extends beyond the view.
    private func isCut(_ id: ViewID) -> Bool {
        let (natural, rect) = (trial.natural(id), trial.rect(of: id))
        if [.view, .stack].contains(document[id].kind), id != .root {
            return trial.resolved.order.contains { other in
                let own = trial.rect(of: other)
                return other != id && document.isAncestor(id, of: other)
                    && !trial.resolved[other].isHidden && own.width > 0 && own.height > 0
                    && (own.x < rect.x - 1 || own.maxX > rect.maxX + 1
                        || own.y < rect.y - 1 || own.maxY > rect.maxY + 1)
            }
        }
        return SwiftUILeaf.isUnscaled(trial.values(of: id))
            && Axis.allCases.contains { (natural[$0] ?? 0) > rect.size[$0] + 0.5 }
    }

    // MARK: Frames

    /// - Parameter view: the view whose constraints determine the frame; nil for none
    private func calls(
        _ frame: SwiftUIFrame, less chrome: Size, of view: View?
    ) -> [SwiftUICall] {
        var (fixed, flexible) = ([SwiftUICall.Argument](), [SwiftUICall.Argument]())
        var (fixedAxes, flexibleAxes) = ([Axis](), [Axis]())
        for axis in Axis.allCases {
            let word = axis == .horizontal ? "Width" : "Height"
            func number(_ length: Double) -> String {
                length == .infinity ? ".infinity" : SwiftUILiteral.number(length - chrome[axis])
            }
            switch frame[axis]?.bound {
            case nil: break
            case .fixed(let length):
                let name = view.flatMap { self.length(of: $0.id, axis, length) }
                fixed.append(.named(word.lowercased(), name ?? number(length)))
                fixedAxes.append(axis)
            case .upTo(let length):
                flexible.append(.named("max" + word, number(length)))
                flexibleAxes.append(axis)
            case .share(let share, let reader):
                let ratio = SwiftLiteral.ratio(share)
                let scale =
                    ratio.hasPrefix("1 / ")
                    ? ratio.dropFirst(1) : ratio.contains("/") ? " * (\(ratio))" : " * \(ratio)"
                let whole = length(axis, of: reader)
                fixed.append(.named(word.lowercased(), whole + scale))
                fixedAxes.append(axis)
            case .atLeast(let length):
                flexible.append(.named("min" + word, number(length)))
                flexibleAxes.append(axis)
            case .filling:
                flexible.append(.named("min" + word, "0"))
                flexible.append(.named("max" + word, ".infinity"))
                flexibleAxes.append(axis)
            }
        }
        return [(fixed, fixedAxes), (flexible, flexibleAxes)].filter { !$0.0.isEmpty }.map {
            SwiftUICall("frame", $0.0 + alignment(frame, $0.1))
        }
    }

    /// Returns the expression for a length of a `GeometryReader` or of the screen. For the screen,
    /// the expression adds the insets of the safe area beyond which the reader does not extend.
    private func length(_ axis: Axis, of reader: SwiftUIReader) -> String {
        let edges: [(SwiftUIEdges, String)] =
            axis == .vertical
            ? [(.top, "top"), (.bottom, "bottom")]
            : [(.leading, "leading"), (.trailing, "trailing")]
        let missing = edges.filter { reader.isOfScreen && !reader.ignored.contains($0.0) }
        let terms =
            ["geometry.size." + (axis == .vertical ? "height" : "width")]
            + missing.map { "geometry.safeAreaInsets." + $0.1 }
        return terms.count == 1 ? terms[0] : "(" + terms.joined(separator: " + ") + ")"
    }

    /// Returns the name of the property for a view's length; nil if no outlet refers to the
    /// constraint that states it.
    private func length(of view: ViewID, _ axis: Axis, _ length: Double) -> String? {
        let own = document.allConstraints.filter { $0.views.allSatisfy { $0 == view } }
        // A constraint for one side of a square states the length of both.
        let isSquare = own.contains {
            $0.first.attribute.isSize && $0.second?.attribute.isSize == true
                && $0.relation == .equal && $0.properties.value(.multiplier) ?? 1 == 1
                && $0.properties.value(.constant) ?? 0 == 0
        }
        return own.first {
            ($0.first.attribute == axis.size || isSquare && $0.first.attribute.isSize)
                && $0.second == nil && $0.properties.value(.constant) ?? 0 == length
        }.flatMap { connections.length(of: $0, names) }
    }

    /// Returns the padding of a view, with the properties for the distances that outlets of
    /// constraints change.
    private func padding(_ insets: Insets, of tree: SwiftUITree) -> [SwiftUICall] {
        let id = document.view(named: tree.key)?.id
        return SwiftUICall.padding(insets) { side, inset in
            document.allConstraints.first { constraint in
                let ends = [constraint.first, constraint.second].compactMap(\.self)
                return abs(constraint.properties.value(.constant) ?? 0) == inset
                    && ends.contains { $0.item.view == id && $0.attribute == side }
            }.flatMap { connections.length(of: $0, names) }
        }
    }

    /// Returns the alignment argument of a frame; empty if the content is centered.
    private func alignment(_ frame: SwiftUIFrame, _ axes: [Axis]) -> [SwiftUICall.Argument] {
        alignment(
            axes.contains(.horizontal) ? frame.x : .center,
            axes.contains(.vertical) ? frame.y : .center)
    }

    private func alignment(_ x: StackAlignment, _ y: StackAlignment) -> [SwiftUICall.Argument] {
        if x == .center, y == .center { return [] }
        let down = y == .center ? "" : y == .start ? "top" : "bottom"
        let across = x == .center ? "" : x == .start ? "leading" : "trailing"
        let word = down.isEmpty ? across : down + SwiftIdentifier.capitalized(across)
        return [.named("alignment", "." + word)]
    }

    private func alignment(_ line: StackAlignment, _ axis: Axis) -> SwiftUICall.Argument {
        let word =
            switch line {
            case .start: axis == .horizontal ? "leading" : "top"
            case .center: "center"
            case .end: axis == .horizontal ? "trailing" : "bottom"
            case .firstBaseline: "firstTextBaseline"
            case .lastBaseline: "lastTextBaseline"
            }
        return .named("alignment", "." + word)
    }

    // MARK: Lists

    /// Returns the texts of a cell's list content configuration; nil for a cell without one.
    private func listContent(of cell: View) -> SwiftUINode? {
        guard let text = cell.properties.value(.contentText) else { return nil }
        let title = SwiftUINode(cell.name + ".text", texts.text(text))
        guard let secondary = cell.properties.value(.contentSecondaryText) else {
            return SwiftUINode(cell.name, title.head)
        }
        let detail = SwiftUINode(
            cell.name + ".secondaryText", texts.text(secondary),
            [SwiftUICall("font", ".caption"), SwiftUICall("foregroundStyle", ".secondary")])
        return SwiftUINode(
            cell.name,
            SwiftUICall(
                "VStack", [.named("alignment", ".leading")], holding: [title, detail]))
    }

    /// Returns the content of a cell with one of UIKit's styles, or with list content.
    private func row(_ cell: View) -> SwiftUINode {
        func part(_ name: String) -> SwiftUINode? {
            guard let view = lists.own(name, of: cell) else { return nil }
            let leaf = SwiftUILeaf(
                view, named: "", trial.values(of: view.id), isResized: false, label: [],
                texts, property: connections.property(of: view, names), action: nil)
            return SwiftUINode(view.name, leaf.head, leaf.modifiers)
        }
        if let control = lists.accessorySwitch(of: cell) { return toggle(control, in: cell) }
        var content =
            part("textLabel") ?? listContent(of: cell)
            ?? SwiftUINode(cell.name, SwiftUICall("Text", "\"\""))
        if let label = lists.own("textLabel", of: cell), lists.style(of: cell) == "default" {
            let alignment = trial.values(of: label.id)[.textAlignment] ?? .natural
            let line: [SwiftUICall.Argument]? =
                switch alignment {
                case .center: []
                case .right: [.named("alignment", ".trailing")]
                case .natural, .left, .justified: nil
                }
            if let line {
                content.outer.append(
                    SwiftUICall("frame", [.named("maxWidth", ".infinity")] + line))
            }
        }
        if let detail = part("detailTextLabel") {
            content =
                lists.style(of: cell) == "subtitle"
                ? SwiftUINode(
                    cell.name,
                    SwiftUICall(
                        "VStack", [.named("alignment", ".leading")], holding: [content, detail]))
                : labeled(content, detail, cell)
        }
        if let image = part("imageView"), ["Image", "image"].contains(image.head.name) {
            content = SwiftUINode(cell.name, labeled("Label", content, "icon", image))
        }
        let action = selection(of: cell)
        let key = cell.name + ".button"
        // `SwiftUIMerge` and the struct of a row find the content by the cell's name.
        content = SwiftUINode(cell.name, content.head, content.modifiers + content.outer)
        if case .link? = action {
            return SwiftUINode(key, SwiftUIAction.button(content, action, key))
        }
        let look = SwiftUILook(
            view: cell, values: trial.values(of: cell.id), isColor: false,
            detail: closures[cell.id])
        let accessory = look.accessoryImage
        let isDetail = accessory?.head.name == "Button"
        if let accessory, !isDetail || action == nil {
            content = beside(content, accessory, cell, isButton: action != nil)
        }
        if action == nil { return content }
        // The content of a prototype cell moves to a struct of its own, so its text cannot be the
        // button's title.
        let title = lists.hasOwnClass(cell) ? nil : content.plainText
        let button =
            title.map { SwiftUIAction.button($0, action, key) }
            ?? SwiftUIAction.button(content, action, key)
        let row = SwiftUINode(key, button, [SwiftUICall("tint", ".primary")])
        guard let accessory, isDetail else { return row }
        return beside(row, accessory, cell, isButton: true)
    }

    /// Returns a title with a value, which has the system's colour for values.
    private func labeled(
        _ title: SwiftUINode, _ detail: SwiftUINode, _ cell: View
    ) -> SwiftUINode {
        let value = detail.head.arguments.first?.value ?? ""
        guard let text = title.plainText, detail.head.name == "Text",
            SwiftIdentifier.isWord(value),
            detail.modifiers.allSatisfy({ $0 == SwiftUICall("foregroundStyle", ".secondary") })
        else {
            return SwiftUINode(cell.name, labeled("LabeledContent", detail, "label", title))
        }
        return SwiftUINode(
            cell.name, SwiftUICall("LabeledContent", [text, .named("value", value)]))
    }

    /// Returns a toggle with the title of a cell whose accessory view is a switch.
    private func toggle(_ control: View, in cell: View) -> SwiftUINode {
        let label = lists.own("textLabel", of: cell)
        let leaf = SwiftUILeaf(
            control, named: names[control.id],
            title: texts.title(label.flatMap { trial.values(of: $0.id)[.text] } ?? ""),
            trial.values(of: control.id), isResized: false, label: [], texts, property: nil,
            action: nil)
        let source = connections.source(of: control, named: names[control.id])
        var node = SwiftUINode(cell.name, leaf.head, leaf.modifiers + source.modifiers)
        node.modifiers.removeAll { $0 == SwiftUICall("labelsHidden") }
        node.notes = Self.notExported(source.omitted)
        if let label {
            let text = SwiftUILeaf(
                label, named: "", trial.values(of: label.id), isResized: false,
                label: [], texts, property: connections.property(of: label, names), action: nil)
            if text.property != nil || !text.modifiers.isEmpty {
                node.head.arguments.removeFirst()
                let title = SwiftUINode(label.name, text.head, text.modifiers)
                node.head.closures = [.init(content: [.node(title)])]
            }
        }
        return node
    }

    /// Returns the content of a row with the cell's accessory at its trailing edge.
    private func beside(
        _ content: SwiftUINode, _ accessory: SwiftUINode, _ cell: View, isButton: Bool
    ) -> SwiftUINode {
        var accessory = accessory
        // A button of a row has the primary colour as its tint, so the accessory gets the accent
        // colour.
        let tint = SwiftUICall("foregroundStyle", ".tint")
        if isButton, let place = accessory.modifiers.firstIndex(of: tint) {
            accessory.modifiers[place] = SwiftUICall("foregroundStyle", "Color.accentColor")
        }
        let spacer = SwiftUINode(cell.name + ".space", SwiftUICall("Spacer"))
        return SwiftUINode(cell.name, SwiftUICall("HStack", holding: [content, spacer, accessory]))
    }

    /// Returns a call with two closures, of which the second one is labeled.
    private func labeled(
        _ name: String, _ first: SwiftUINode, _ label: String, _ second: SwiftUINode
    ) -> SwiftUICall {
        SwiftUICall(
            name,
            closures: [
                .init(content: [.node(first)]), .init(label: label, content: [.node(second)]),
            ])
    }

    /// Returns a list. A header view in the document begins a section of the list, and a footer
    /// view ends one.
    private func list(_ id: ViewID, _ rows: [SwiftUITree]) -> SwiftUINode {
        let values = trial.values(of: id)
        let (least, ofCells) = leastHeights(id)
        var sections: [[(id: ViewID, node: SwiftUINode)]] = []
        for (row, tree) in zip(trial.rows(of: id), rows) {
            let isCell = document[row].kind == .cell
            let isUsual = isCell && isUsual(row, tree)
            var node = node(isUsual ? unplaced(tree) : tree)
            if isUsual { node.modifiers.removeAll { $0 == SwiftUICall("clipped") } }
            if isCell, ofCells > least + 0.6 {
                let height = SwiftUILiteral.number(ofCells)
                node.outer.append(SwiftUICall("frame", [.named("minHeight", height)]))
            }
            if values[.separators] == false || !isCell {
                node.outer.append(SwiftUICall("listRowSeparator", ".hidden"))
            }
            if let color = color(of: row) {
                let spelled = SwiftUILiteral.color(color)
                node.modifiers.removeAll { $0 == SwiftUICall("background", spelled) }
                if !Self.rowColors.contains(color) {
                    node.outer.append(
                        SwiftUICall("listRowBackground", SwiftUILiteral.colorView(color)))
                }
            }
            let isSystem = if case .row = tree.kind { true } else { false }
            if !isSystem, isCell {
                var keyed = SwiftUINode(document[row].name, node.head, node.modifiers)
                (keyed.notes, keyed.outer, keyed.layout) = (node.notes, node.outer, node.layout)
                node = keyed
            }
            if !isSystem, !isUsual {
                node.outer.append(SwiftUICall("listRowInsets", "EdgeInsets()"))
                if values[.separators] != false { node.outer += separator(row) }
            }
            if !isSystem, isCell, let action = selection(of: document[row]) {
                node = selectable(node, action)
            }
            if lists.hasOwnClass(document[row]) {
                let each = SwiftUICall.Closure(parameter: "index", content: [.node(node)])
                node = SwiftUINode(
                    Self.loop(document[row].name),
                    SwiftUICall(
                        "ForEach", [.plain("0..<1"), .named("id", "\\.self")], closures: [each]))
            }
            let isNew = sections.last?.last.map { section(of: $0.id) != section(of: row) } ?? true
            let ended = sections.last?.last.map { footer($0.id) != nil } ?? true
            if isNew || ended || header(row) != nil { sections.append([]) }
            sections[sections.count - 1].append((row, node))
        }
        let content = sections.flatMap { section in
            sections.count == 1 && header(section[0].id) == nil && footer(section.last!.id) == nil
                ? Self.sharingRowModifiers(section.map(\.node)) : [self.section(section)]
        }
        let slot = rows.isEmpty ? slot(document[id].name).map { [$0] } : nil
        var node = SwiftUINode(document[id].name, SwiftUICall("List", holding: slot ?? content))
        let style =
            switch values[.style] {
            case .grouped?: ".grouped"
            case .insetGrouped?: ".insetGrouped"
            default: ".plain"
            }
        node.modifiers.append(SwiftUICall("listStyle", style))
        // If all rows have fixed heights, the list needs no minimum row height, unless the minimum
        // is lower than the usual one.
        let areFramed = rows.allSatisfy { row in
            row.modifiers.contains {
                if case .frame(let frame) = $0, case .fixed? = frame.height?.bound {
                    true
                } else {
                    false
                }
            }
        }
        if least > 0, abs(least - SwiftUIModel.rowMinimum) > 0.6,
            least < SwiftUIModel.rowMinimum || !areFramed
        {
            node.modifiers.append(
                SwiftUICall(
                    "environment",
                    [.plain("\\.defaultMinListRowHeight"), .plain(SwiftUILiteral.number(least))]))
        }
        let color = values[.backgroundColor].map { SwiftUILiteral.color(Color(stored: $0)) }
        if let color, !SwiftUILook.ofLists.contains(color) {
            node.modifiers.append(SwiftUICall("scrollContentBackground", ".hidden"))
        }
        return node
    }

    /// Returns whether the list lays out a row of a text and a switch as the document does: they are at
    /// the margins, and the row has the usual height, within what the pixels of a device round off.
    private func isUsual(_ row: ViewID, _ tree: SwiftUITree) -> Bool {
        guard toggle(tree) != nil, case .view(let text, _)? = tree.children.first?.kind,
            case .view(let control, _)? = tree.children.last?.kind
        else { return false }
        let (rect, margin) = (trial.rect(of: row), trial.margin(of: row))
        let gaps = [
            trial.rect(of: text).x - rect.x, rect.maxX - trial.rect(of: control).maxX,
        ]
        return gaps.allSatisfy { abs($0 - margin) <= 2 }
            && abs(rect.height - SwiftUIModel.rowMinimum) <= 1
    }

    /// Returns the tree without what places it in the row around it.
    private func unplaced(_ tree: SwiftUITree) -> SwiftUITree {
        var result = tree
        result.modifiers.removeAll { modifier in
            switch modifier {
            case .padding, .scenePadding, .frame: true
            default: false
            }
        }
        return result
    }

    /// Returns the minimum height of a list's rows, and that of its cells, in points. If a header
    /// or footer of the table is lower than the cells, each cell states its own minimum height.
    private func leastHeights(_ id: ViewID) -> (rows: Double, cells: Double) {
        func heights(ofCells isCell: Bool) -> [Double] {
            trial.rows(of: id).filter { (document[$0].kind == .cell) == isCell }
                .map { trial.rect(of: $0).height }
        }
        let cells =
            trial.values(of: id)[.rowHeight]
            ?? (heights(ofCells: true) + [SwiftUIModel.rowMinimum]).min()!
        let others = heights(ofCells: false).filter { $0 > 0 }
        return (([cells] + others).min()!, cells)
    }

    private func selection(of cell: View) -> SwiftUIAction? {
        let count = document.allViews.count(where: lists.hasOwnClass)
        return connections.selection(of: cell, lists, names, count: count)?.action
    }

    /// Returns the modifier that lets the separator of a row start at the row's margin, as in UIKit.
    /// Without it, SwiftUI lets the separator start at the row's first text. Empty if that text is
    /// at the margin.
    private func separator(_ row: ViewID) -> [SwiftUICall] {
        let (start, margin) = (trial.rect(of: row).x, trial.margin(of: row))
        let texts = trial.resolved.order.filter {
            document[$0].kind == .label && document.isAncestor(row, of: $0)
        }
        guard document[row].kind == .cell,
            let first = texts.map({ trial.rect(of: $0).x - start }).min(), first > margin + 1
        else { return [] }
        let value = SwiftUINode(
            document[row].name + ".separator", SwiftUICall(SwiftUILiteral.number(margin)))
        return [
            SwiftUICall(
                "alignmentGuide", [.plain(".listRowSeparatorLeading")],
                closures: [.init(parameter: "_", content: [.node(value)])])
        ]
    }

    /// Returns a row with an action for its selection. A link shows the system's disclosure
    /// indicator.
    private func selectable(_ row: SwiftUINode, _ action: SwiftUIAction) -> SwiftUINode {
        var label = row
        // Without a content shape, SwiftUI ignores taps between the views of the row.
        label.outer = [SwiftUICall("contentShape", "Rectangle()")]
        if let cell = document.view(named: row.key), holdsControls(cell.id),
            let tap = action.tap(row.key)
        {
            // A button would take the touches of the controls in it.
            var result = row
            result.outer = label.outer + [tap] + row.outer
            return result
        }
        var result: SwiftUINode
        if case .link = action {
            label.outer = []
            label.modifiers.removeAll { $0.name == "overlay" && !$0.arguments.isEmpty }
            result = SwiftUINode(
                row.key + ".button", SwiftUIAction.button(label, action, row.key))
        } else {
            result = SwiftUINode(
                row.key + ".button", SwiftUIAction.button(label, action, row.key),
                [SwiftUICall("buttonStyle", ".plain")])
        }
        result.outer = row.outer
        return result
    }

    private func isTouched(_ kind: ViewKind) -> Bool {
        kind.isControl || [.textView, .picker, .searchBar].contains(kind)
    }

    /// Whether a view contains one that people touch, perhaps a hidden one.
    private func holdsControls(_ id: ViewID) -> Bool {
        document.subtree(of: id).contains { isTouched(document[$0].kind) }
    }

    /// Returns the rows in a `Group` with the modifiers that all of them have for their place in the
    /// list; the rows themselves if they share none.
    private static func sharingRowModifiers(_ rows: [SwiftUINode]) -> [SwiftUINode] {
        func own(_ row: SwiftUINode) -> [SwiftUICall] {
            guard row.head.name == "ForEach",
                case .node(let inner)? = row.head.closures[0].content.first
            else { return row.outer }
            return inner.outer
        }
        let shared = rows.first.map(own)?.filter { call in
            call.name.hasPrefix("listRow") && rows.allSatisfy { own($0).contains(call) }
        }
        guard let shared, !shared.isEmpty, rows.count > 1 else { return rows }
        let plain = rows.map { row in
            var row = row
            row.outer.removeAll(where: shared.contains)
            if row.head.name == "ForEach" {
                row.head.closures[0].content = row.head.closures[0].content.map { content in
                    guard case .node(var inner) = content else { return content }
                    inner.outer.removeAll(where: shared.contains)
                    return .node(inner)
                }
            }
            return row
        }
        var group = SwiftUINode(rows[0].key + ".group", SwiftUICall("Group", holding: plain))
        group.outer = shared
        return [group]
    }

    private func section(_ rows: [(id: ViewID, node: SwiftUINode)]) -> SwiftUINode {
        var nodes = rows.map(\.node)
        let colors = nodes.map { $0.outer.filter { $0.name == "listRowBackground" } }
        // If all rows have the same background, it is set on the section.
        let shared = colors.allSatisfy { $0 == colors[0] } && nodes.count > 1 ? colors[0] : []
        for place in nodes.indices { nodes[place].outer.removeAll(where: shared.contains) }
        nodes = Self.sharingRowModifiers(nodes)
        var result = section(rows[0].id, nodes, until: rows.last!.id)
        result.outer += shared
        return result
    }

    private func section(
        _ first: ViewID, _ nodes: [SwiftUINode], until last: ViewID
    ) -> SwiftUINode {
        let content = nodes.map(SwiftUIContent.node)
        let key = document[first].name + ".section"
        var call = SwiftUICall("Section", closures: [.init(content: content)])
        let edges = [("header", header(first)), ("footer", footer(last))]
        if let title = edges[0].1, edges[1].1 == nil {
            call.arguments = [texts.title(title)]
            return SwiftUINode(key, call)
        }
        for (label, text) in edges {
            guard let text else { continue }
            let node = SwiftUINode(key + "." + label, texts.text(text))
            call.closures.append(.init(label: label, content: [.node(node)]))
        }
        return SwiftUINode(key, call)
    }

    /// The identifier of the storyboard's section around a static cell; nil for other rows.
    private func section(of row: ViewID) -> String? {
        let around = lists.element(of: document[row])?.parent?.parent
        return around?.isNamed("tableViewSection") == true ? around?["id"] : nil
    }

    private func color(of row: ViewID) -> Color? {
        guard document[row].kind == .cell else { return nil }
        return trial.values(of: row)[.backgroundColor].map { Color(stored: $0) }
    }

    /// The default background colours of rows.
    private static let rowColors: [Color] = [
        .named(.systemBackground), .named(.tableCellGroupedBackground),
        .named(.secondarySystemGroupedBackground),
    ]

    private func header(_ cell: ViewID) -> String? { text(.sectionHeader, cell) }
    private func footer(_ cell: ViewID) -> String? { text(.sectionFooter, cell) }

    private func text(_ property: Property<String>, _ cell: ViewID) -> String? {
        document[cell].properties.value(property).flatMap { $0.isEmpty ? nil : $0 }
    }
}
