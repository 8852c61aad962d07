import StackCore

/// The SwiftUI struct that is generated from one document.
struct SwiftUIStruct {
    let name: String
    /// The views that stay in UIKit, with the code for each.
    private(set) var parts: [UIKitFallback] = []
    private let item: CodeDocument
    private let options: CodeOptions
    private let names: SwiftUINames
    private var texts: CodeTexts { CodeTexts(item, options) }
    private var properties: [(id: ViewID, name: String, content: SwiftUIContent)] = []
    /// The functions for views of equal structure in the body.
    private var functions: [SwiftUIRepeats.Function] = []
    private var layouts: [(name: String, value: String)] = []
    private var states: [(id: ViewID, state: SwiftUIState)] = []
    /// The closures that the code calls, such as those for methods of the app, and for buttons and
    /// bar items without an action.
    private var closures: [SwiftUIClosure] = []
    /// The properties for states that the app decides: whether a view is enabled, hidden, animated
    /// or selected. Each has a name and the value in the document.
    private var flags: [(name: String, value: Bool)] = []
    /// The lengths and distances that the app changes through outlets of constraints: the names of
    /// their properties, their values, and the constraints.
    private var lengths: [(name: String, value: String, constraint: LayoutConstraint)] {
        item.document.allConstraints.compactMap { constraint in
            guard let name = connections.length(of: constraint, names) else { return nil }
            let value = SwiftUILiteral.number(abs(constraint.properties.value(.constant) ?? 0))
            return (name, value, constraint)
        }
    }
    /// The structs of a list's rows, with the cells that they show.
    private var rows: [Row] = []
    /// The names of the row structs whose values are `Identifiable`, because the loops over them do
    /// not use indices.
    private var identified: Set<String> = []
    /// The types of the rows' values that the closures for selections get as arguments, by the names
    /// of the closures.
    private var selected: [String: String] = [:]

    private struct Row {
        let cell: ViewID
        let name: String
        /// The name of the type with the values that a row shows: `MessageItem`.
        let item: String
        /// The name of the property, in the struct of the screen, that has the values of the rows made
        /// from this cell: `rows` in `var rows: [MessageItem] = []`.
        let list: String
        var content: SwiftUIContent
        var layouts: [(name: String, value: String)] = []
    }
    /// The states of this struct that it passes to the structs which it shows.
    private var passed: [SwiftUIState] = []
    /// Whether the struct is generic over the types of its contents, which the code that shows it
    /// passes to it. No other code in the file shows a generic struct.
    private var isGeneric = false
    private var connections: SwiftUIConnections
    private var methods = SwiftUIMethods()
    /// The views that are written in SwiftUI, not in UIKit.
    private var native: [View] = []
    /// The containers with a custom class that are shown in UIKit behind their subviews, which are
    /// in SwiftUI.
    private var backdrops: Set<ViewID> = []
    /// The keys of the views that the code shows.
    private var written: Set<String> = []
    /// Descriptions of the attributes that the code leaves out for several views.
    private var commonRemarks: [String] = []

    init(_ item: CodeDocument, _ options: CodeOptions, named name: String, types: inout TypeNames) {
        let item = item.with(
            item.document.withoutPlaceholderSizes.withoutCoveringBackgrounds.withoutHiddenTitles
                .withLargePictures.withLineFeeds(besides: item.translated))
        (self.item, self.options, self.name) = (item, options, name)
        let own = CodeConnections(
            item.connections, of: Array(item.document.allViews), isView: true)
        connections = SwiftUIConnections(own, item.connections, types.controllers, options)
        let reserved = [
            "body", "content", "horizontalSizeClass", "verticalSizeClass", "page", "configure",
            "dismiss", "rows", "row", "index", "id", "onSelect",
        ]
        names = SwiftUINames(
            SwiftNames(
                item.document, root: "content", besides: reserved + connections.handlers.values,
                own,
                words: item.lists),
            item.document, item.lists,
            besides: reserved + own.reserved + connections.handlers.values,
            outlets: connections.outlets)
        read(types: &types)
    }

    /// Names of SwiftUI's own types that a generated struct must not have.
    static let reserved: Set<String> = [
        "AnyView", "EmptyView", "GroupView", "ProgressView", "ScrollView", "TabView", "TupleView",
        "NavigationView", "TimelineView", "EquatableView", "ModifiedView", "SubscriptionView",
        "NavigationSplitView", "ContentUnavailableView", "HSplitView", "VSplitView", "WebView",
        "DisclosureTableView", "GeometryReader", "ImageView", "WidthShare",
    ]

    /// The types of SwiftUI whose views the code creates.
    static let viewTypes: Set<String> = [
        "Button", "Circle", "Color", "DatePicker", "Divider", "ForEach", "Group", "HStack", "Image",
        "Label", "LabeledContent", "List", "NavigationLink", "NavigationStack", "Picker",
        "ProgressView", "RoundedRectangle", "ScrollView", "Section", "SecureField", "Slider",
        "Spacer", "Stepper", "Text", "TextEditor", "TextField", "Toggle", "VStack", "ZStack",
    ]

    // MARK: Reading the document

    /// The SwiftUI tree for one set of property values of the document, with the size classes that
    /// select these values and a layout in which they apply.
    private typealias Scene = (condition: SizeClasses, trial: ReferenceLayout, tree: SwiftUITree)

    private mutating func read(types: inout TypeNames) {
        let document = item.document
        var reasons: [ViewID: UIKitReason] = [:]
        var item = item
        let trials = ReferenceLayout.all(document, item.lists)
        var scenes = Self.scenes(document, item.lists, trials, &reasons)
        var hidden: Set<ViewID> = []
        let all =
            scenes.isEmpty
            ? []
            : Self.hidden(in: document).sorted().filter {
                names.flag(document[$0], .hidden) != nil
            }
        // If not all hidden views can be shown together, each is tried alone, so that one does not
        // prevent the others.
        for ids in [all] + all.map({ [$0] }) where !hidden.isSuperset(of: ids) {
            let wish = hidden.union(ids)
            guard let shown = Self.withHidden(document, wish, item.lists, trials, reasons)
            else { continue }
            (hidden, scenes, reasons) = (wish, shown.scenes, shown.reasons)
        }
        // A container whose code would be in several branches stays in UIKit, because its
        // representable may be in several branches.
        while scenes.count > 1, let copied = copied(scenes, reasons, types),
            reasons[copied] == nil
        {
            reasons[copied] = UIKitReason(
                view: copied, reason: "the layout of @ differs between size classes")
            scenes = Self.scenes(document, item.lists, trials, &reasons)
        }
        if scenes.isEmpty {
            connections.assignArguments([], inside: [document.allViews.filter(Self.isButton)])
            parts = [
                UIKitFallback(
                    item, .root, reasons[.root], options, name, item.name,
                    fitted: Self.fitted(trials, document), handlers: connections.handlersOfParts,
                    property: { connections.property(of: $0, names) },
                    flag: { names.flag($0, .hidden) }, types: &types)
            ]
            parts = UIKitFallback.named(parts, &types)
            let modifiers =
                document[.root].kind == .cell
                ? modifiersOfWrappedCell
                : parts[0].uikit.role.isController
                    ? [SwiftUICall("ignoresSafeArea")] + bars(types).modifiers
                    : spansSafeArea ? [SwiftUICall("ignoresSafeArea")] : []
            let content = SwiftUIContent.node(
                SwiftUINode("content", parts[0].call(isOnly: true), modifiers))
            methods = connections.methods(in: content.code.source)
            properties = [(.root, "body", methods.presenting(from: content))]
            flags =
                UIKitFallback.hidden(in: .root, document).flatMap { names.flags(of: $0) }
                + bars(types).flags.map { ($0, false) }
            readStates(
                closures: connections.closures
                    + bars(types).closures.map { SwiftUIClosure(name: $0) })
            return
        }
        let wrapped = document.subtree().filter { id in
            reasons[id] != nil
                && !document.ancestors(of: id).dropFirst().contains { reasons[$0] != nil }
        }
        native = views(besides: wrapped)
        connections.assignArguments(
            (native + wrapped.map { document[$0] }).filter(Self.isButton),
            inside: wrapped.map {
                document.subtree(of: $0).dropFirst().map { document[$0] }.filter(Self.isButton)
            },
            wrapped: wrapped.map { document[$0] }.filter(Self.isButton))
        // The struct hides a view that stays in UIKit.
        let flagged = wrapped.filter {
            names.flag(document[$0], .hidden) != nil
                && document[$0].properties.value(.hidden) == true
        }
        item = item.with(
            Self.shown(
                hidden.union(flagged).filter { id in
                    !wrapped.contains { $0 != id && document.isAncestor($0, of: id) }
                }, in: document))
        for id in wrapped {
            parts.append(
                UIKitFallback(
                    item, id, reasons[id], options, name, names[id],
                    fitted: fitted(id, scenes),
                    handlers: connections.handlersOfParts,
                    events: connections.events(of: document[id]),
                    binding: document[id].kind == .textField && connections.isBound(document[id])
                        ? names[id] : nil,
                    property: { connections.property(of: $0, names) },
                    flag: { names.flag($0, .hidden) }, types: &types))
        }
        for view in native where connections.drawsItself(view) {
            backdrops.insert(view.id)
            let title =
                view.id != .root
                ? names[view.id]
                : document.allViews.contains { names[$0.id] == "view" } ? "background" : "view"
            parts.append(
                .behind(
                    view.id, self.item.with(document), options, name, title, types: &types))
        }
        parts = UIKitFallback.named(parts, &types)
        let isOnly = parts.count == 1
        let shown = Dictionary(
            uniqueKeysWithValues: parts.map { ($0.view, $0.call(isOnly: isOnly)) })
        let called = connections.closures(of: native, document, names)
        let bars = bars(types)
        let closuresByButton = Dictionary(uniqueKeysWithValues: called.map { ($0.view, $0.action) })
        let cases = scenes.map { scene -> SwiftUIMerge.Case<SwiftUINode?> in
            let writer = SwiftUIWriter(
                document: document, names: names, trial: scene.trial, parts: shown, texts: texts,
                lists: item.lists, connections: connections, bars: bars,
                closures: closuresByButton, hidden: hidden,
                unproposed: scene.tree.unproposed(isTableCell ? [.vertical] : []))
            var node = writer.node(scene.tree)
            if let tint = globalTint.first { node = node.withoutInherited(tint) }
            node.modifiers = withoutRowColor(node.modifiers)
            node.outer += bars.modifiers + globalTint + rowInsets
            return (scene.condition, node)
        }
        guard let merged = SwiftUIMerge.merge(cases) else { return }
        // A class of the app has precedence over SwiftUI's type with its name.
        let shadowed = Set(parts.compactMap(\.ownType)).intersection(Self.viewTypes)
        let content = merged.mapped { node in
            var node = node
            if shadowed.contains(node.head.name) { node.head.name = "SwiftUI." + node.head.name }
            node.modifiers = SwiftUICall.joinedFrames(node.modifiers)
            node.outer = SwiftUICall.joinedFrames(node.outer)
            return node.withoutIdleSizes.sharingModifiers
        }
        methods = connections.methods(in: content.code.source)
        _ = content.mapped { node in
            written.insert(node.key)
            return node
        }
        extract(rowless(methods.presenting(from: withoutCommonRemarks(content)), types))
        flags =
            (native + wrapped.map { document[$0] }
            + wrapped.flatMap { UIKitFallback.hidden(in: $0, document) })
            .flatMap { names.flags(of: $0) }
            + wrapped.compactMap { names.flag(ofPart: document[$0]).map { ($0, false) } }
            + native.filter { connections.selection(of: $0) != nil }
            .map { (names.selected($0), connections.isSelected($0)) }
            + bars.flags.map { ($0, false) }
        readStates(
            closures: connections.closures + closuresOfRows
                + called.map(\.closure) + connections.sentClosures(of: native, wrapped: false)
                + connections.sentClosures(of: wrapped.map { document[$0] }, wrapped: true)
                + bars.closures.map { SwiftUIClosure(name: $0) })
    }

    /// Returns the axes along which a view that stays in UIKit has the length that fits its
    /// constraints. The vertical axis is one of them if the view is a plain view or stack and no
    /// height is proposed to it.
    private func fitted(_ id: ViewID, _ scenes: [Scene]) -> [Axis] {
        let fitted = scenes.compactMap { $0.tree.fitted(id) }.first ?? []
        let axes: Set<Axis> = isTableCell ? [.vertical] : []
        guard !fitted.contains(.vertical), [.view, .stack].contains(item.document[id].kind),
            scenes.contains(where: { $0.tree.unproposed(axes)[id]?.contains(.vertical) == true })
        else { return fitted }
        return fitted + [.vertical]
    }

    /// Returns the content without the comments on attributes that several views have. The comment
    /// before the struct names these once, with their values and the views.
    private mutating func withoutCommonRemarks(_ content: SwiftUIContent) -> SwiftUIContent {
        var found: [(attribute: String, value: String, view: String)] = []
        _ = content.mapped { node in
            let view = node.key.prefix { $0 != "." }.description
            let name = item.document.view(named: view).map { names[$0.id] }
            for remark in node.notes.flatMap(Self.items) {
                let parts = remark.split(separator: " = ", maxSplits: 1).map(String.init)
                let value = parts.count > 1 ? parts[1] : ""
                guard let name, !found.contains(where: { $0 == (parts[0], value, name) })
                else { continue }
                found.append((parts[0], value, name))
            }
            return node
        }
        let common = Dictionary(grouping: found, by: \.attribute)
            .filter { Set($0.value.map(\.view)).count > 1 }
        var seen: Set<String> = []
        for attribute in found.map(\.attribute)
        where common[attribute] != nil && seen.insert(attribute).inserted {
            let own = common[attribute] ?? []
            var values: [String] = []
            for item in own where !values.contains(item.value) { values.append(item.value) }
            let list = values.map { value in
                let views = own.filter { $0.value == value }.map(\.view).joined(separator: ", ")
                return (value.isEmpty ? "" : value + " ") + "(\(views))"
            }
            let sign = own.contains { !$0.value.isEmpty } ? " = " : " "
            commonRemarks.append(attribute + sign + list.joined(separator: ", "))
        }
        return content.mapped { node in
            var node = node
            node.notes = node.notes.flatMap { note -> [String] in
                let items = Self.items(of: note)
                let rest = items.filter { item in
                    !common.keys.contains { item == $0 || item.hasPrefix($0 + " = ") }
                }
                return rest.count == items.count ? [note] : SwiftUIWriter.notExported(rest)
            }
            return node
        }
    }

    /// Returns the items that a comment names as left out; empty for other comments.
    private static func items(of note: String) -> [String] {
        let start = "Not exported: "
        guard note.hasPrefix(start) else { return [] }
        let items = note.dropFirst(start.count).split(separator: "; ").map(String.init)
        // If a text contains the separator, the items cannot be separated.
        return items.allSatisfy { $0.count { $0 == "\"" }.isMultiple(of: 2) } ? items : []
    }

    /// The modifiers of a cell that stays in UIKit. The code shows only its content view, which ends
    /// before the accessory, so they add the cell's background and accessory, and the row's margins.
    private var modifiersOfWrappedCell: [SwiftUICall] {
        guard let trial = ReferenceLayout.all(item.document, item.lists).first else { return [] }
        let root = item.document[.root]
        let room = root.subviews.first.map {
            trial.rect(of: .root).maxX - trial.rect(of: $0).maxX
        }
        let insets = Insets(top: 0, leading: 0, bottom: 0, trailing: room ?? 0)
        let look = SwiftUILook(view: root, values: trial.values(of: .root), isColor: false)
        return (isTableCell ? SwiftUICall.padding(insets) : [])
            + withoutRowColor(look.modifiers) + rowInsets
    }

    /// Whether constraints refer to the top or bottom of the root itself, and others to that of its
    /// safe area. The root has a safe area only if it extends beyond the safe area around it.
    private var spansSafeArea: Bool {
        let edges: [LayoutAttribute] = [.top, .bottom]
        let anchors = item.document.allConstraints.filter { $0.second != nil }.flatMap {
            [$0.first, $0.second!]
        }.filter { $0.item.view == .root && edges.contains($0.attribute) }
        return anchors.contains { $0.item.guide == nil }
            && anchors.contains { $0.item.guide == .safeArea }
    }

    private var isTableCell: Bool {
        item.lists.element(of: item.document[.root])?.isNamed("tableViewCell") == true
    }

    /// The modifier that removes the margins of a list's row around a cell of a table, because the
    /// cell has margins of its own; empty for other views.
    private var rowInsets: [SwiftUICall] {
        let color = rowColor.map { SwiftUICall("listRowBackground", SwiftUILiteral.colorView($0)) }
        return isTableCell
            ? [SwiftUICall("listRowInsets", "EdgeInsets()")] + (color.map { [$0] } ?? []) : []
    }

    /// The background colour of a cell of a table, which the row has; nil for none, and for the usual
    /// one.
    private var rowColor: Color? {
        let list = item.document[.root].properties
        let color = list.value(.backgroundColor).map { Color(stored: $0) }
        guard isTableCell, list.value(.cornerRadius) ?? 0 == 0 else { return nil }
        return color == .named(.systemBackground) ? nil : color
    }

    /// Returns the modifiers without the background that the row has.
    private func withoutRowColor(_ modifiers: [SwiftUICall]) -> [SwiftUICall] {
        guard let color = rowColor else { return modifiers }
        return modifiers.filter { $0 != SwiftUICall("background", SwiftUILiteral.color(color)) }
    }

    /// Returns a container that would be written several times, for different size classes; nil if
    /// there is none.
    private func copied(
        _ scenes: [Scene], _ reasons: [ViewID: UIKitReason], _ types: TypeNames
    ) -> ViewID? {
        let parts = reasons.keys.map { ($0, SwiftUICall("Part", [.plain("\($0)")])) }
        let cases = scenes.map { scene -> SwiftUIMerge.Case<SwiftUINode?> in
            let writer = SwiftUIWriter(
                document: item.document, names: names, trial: scene.trial,
                parts: Dictionary(uniqueKeysWithValues: parts), texts: texts, lists: item.lists,
                connections: connections, bars: bars(types), closures: [:], hidden: [],
                unproposed: [:])
            return (scene.condition, writer.node(scene.tree))
        }
        return SwiftUIMerge.merge(cases)?.copied(in: item.document, around: .root)
    }

    /// The modifier for the tint that the storyboard gives to all screens.
    private var globalTint: [SwiftUICall] {
        guard SwiftRole(item).isController, item.document[.root].properties[.tintColor] == nil,
            let color = item.document.properties.value(.globalTint)
        else { return [] }
        return [SwiftUICall("tint", SwiftUILiteral.color(Color(stored: color)))]
    }

    private func bars(_ types: TypeNames) -> SwiftUIBars {
        SwiftUIBars(
            document: item.document, texts: texts, views: types.barViews, connections: connections)
    }

    private func views(besides wrapped: [ViewID]) -> [View] {
        let inside = Set(wrapped.flatMap { item.document.subtree(of: $0) })
        return item.document.allViews.filter { !inside.contains($0.id) }
    }

    /// Returns a tree for each of the document's sets of property values; empty if the whole
    /// document stays in UIKit. With larger and with other texts, the trees give views the right
    /// frames too, unless fewer views stay in UIKit without this condition.
    ///
    /// - Parameter trials: the layouts of the document
    private static func scenes(
        _ document: Document, _ lists: CodeLists, _ trials: [ReferenceLayout],
        _ reasons: inout [ViewID: UIKitReason],
        hideable: (keys: Set<String>, trials: [ReferenceLayout])? = nil
    ) -> [Scene] {
        func isSet(_ label: View) -> Bool {
            label.properties.value(.objectID).map(lists.referred.contains) ?? false
        }
        let conditions = SwiftVariation.closed(document.conditions)
        let larger = ReferenceLayout.withLargerTexts(document, lists, for: conditions)
        // The app sets the texts of labels with an outlet.
        let others = ReferenceLayout.withOtherTexts(
            document, lists, keepsSizes: false, where: isSet)
        let start = reasons
        var found: (scenes: [Scene], count: Int)?
        let usual = Array(others.prefix(2))
        var attempts = [(larger, others)]
        if !others.isEmpty { attempts.append((larger, usual)) }
        if !larger.isEmpty {
            attempts += others.isEmpty ? [([], [])] : [([], others), ([], usual)]
        }
        if document.allViews.contains(where: { isSet($0) && $0.properties[.intrinsic] != nil }) {
            let kept = ReferenceLayout.withOtherTexts(
                document, lists, keepsSizes: true, where: isSet)
            attempts.append((larger, Array(kept.prefix(2))))
        }
        for (more, others) in attempts {
            var own = start
            let groups = conditions.map { condition in
                func inForce(_ layouts: [ReferenceLayout]) -> [ReferenceLayout] {
                    layouts.filter { layout in
                        conditions.first { $0.matches(layout.traits) } == condition
                    }
                }
                let varied = others.enumerated().compactMap { place, variant in
                    let own = inForce(variant)
                    return own.isEmpty ? nil : own[(place + (more.isEmpty ? 0 : 1)) % own.count]
                }
                return ReferenceLayout.sound(inForce(trials + more) + varied)
            }
            let scenes = scenes(document, lists, Array(zip(conditions, groups)), &own, hideable)
            let count = Set(own.keys.flatMap { document.subtree(of: $0) }).count
            if let found, found.count <= count { continue }
            (found, reasons) = ((scenes, count), own)
            if own.values.allSatisfy(\.axes.isEmpty) { break }
        }
        return found?.scenes ?? []
    }

    /// - Parameter groups: for each condition, the layouts in which its tree must give the views
    ///   the right frames
    private static func scenes(
        _ document: Document, _ lists: CodeLists,
        _ groups: [(condition: SizeClasses, trials: [ReferenceLayout])],
        _ reasons: inout [ViewID: UIKitReason],
        _ hideable: (keys: Set<String>, trials: [ReferenceLayout])?
    ) -> [Scene] {
        func trees(
            beyond edges: SwiftUIEdges?, _ parts: inout [ViewID: UIKitReason]
        ) -> [(scene: Scene, edges: SwiftUIEdges)]? {
            var result: [(scene: Scene, edges: SwiftUIEdges)] = []
            for (condition, group) in groups where !group.isEmpty {
                var builder = SwiftUIBuilder(document, group, parts: parts)
                (builder.lists, builder.hideable) = (lists, hideable)
                let tree = builder.scene(beyond: edges)
                parts = builder.parts
                guard let tree else { return nil }
                // On a device with a home indicator, the safe area ends before the end of the
                // screen.
                let trial = group.first { $0.area().maxY < $0.rect(of: .root).maxY }
                result.append(((condition, trial ?? group[0], tree), builder.ignored))
            }
            return result
        }
        while true {
            let count = reasons.count
            guard var result = trees(beyond: nil, &reasons) else { return [] }
            // A view that stays in UIKit under some size classes must stay there under all, so the
            // trees are built again until no view is added.
            if reasons.count > count, result.count > 1 { continue }
            // If all trees extend beyond the same edges of the safe area, their code differs less.
            let edges = result.map(\.edges)
            for other in edges where Set(edges).count > 1 {
                var parts = reasons
                guard let same = trees(beyond: other, &parts), parts.count == reasons.count
                else { continue }
                result = same
                break
            }
            var scenes = result.map(\.scene)
            if !scenes.isEmpty { scenes[scenes.count - 1].condition = .base }
            return scenes
        }
    }

    /// Returns the arranged views that are hidden in the document. The app can show them; without
    /// them, the stack view is shorter.
    private static func hidden(in document: Document) -> Set<ViewID> {
        let arranged = document.allViews.flatMap(\.arrangedSubviews).map { document[$0] }
        return Set(
            arranged.filter { view in
                let entries = view.properties.entries.filter { $0.key == .hidden }
                return entries.map(\.condition) == [.base]
                    && view.properties.value(.hidden) == true
            }.map(\.id))
    }

    /// Returns the trees of the document with the hidden views shown. Returns nil in three cases:
    /// no tree also gives the right frames without the hidden views; a further view would stay in
    /// UIKit; or the document varies with size classes.
    ///
    /// - Parameter trials: the layouts of the document as it is, without the hidden views
    private static func withHidden(
        _ document: Document, _ hidden: Set<ViewID>, _ lists: CodeLists,
        _ trials: [ReferenceLayout], _ reasons: [ViewID: UIKitReason]
    ) -> (scenes: [Scene], reasons: [ViewID: UIKitReason])? {
        if document.conditions.contains(where: { $0 != .base }) { return nil }
        let shown = shown(hidden, in: document)
        var found: [ViewID: UIKitReason] = [:]
        let scenes = Self.scenes(
            shown, lists, ReferenceLayout.all(shown, lists), &found,
            hideable: (Set(hidden.map { document[$0].name }), trials))
        let isNew = found.keys.contains { id in
            reasons[id] == nil && hidden.isDisjoint(with: document.ancestors(of: id))
        }
        return scenes.isEmpty || isNew ? nil : (scenes, found)
    }

    /// Returns the document without the property that hides these views.
    private static func shown(_ hidden: Set<ViewID>, in document: Document) -> Document {
        var result = document
        for id in hidden.sorted() {
            try? result.apply(
                .setProperty(.view(id), .hidden, .base, from: .flag(true), to: nil))
        }
        return result
    }

    private static func isButton(_ view: View) -> Bool { view.kind == .button }

    /// Returns the axes along which a document that stays in UIKit has the length that fits its
    /// constraints: none, or the vertical one.
    private static func fitted(_ trials: [ReferenceLayout], _ document: Document) -> [Axis] {
        if document.isScreen { return [] }
        return trials.allSatisfy { trial in
            let id = trial.content(of: .root)
            let rect = trial.rect(of: id)
            return abs(trial.fitting(id, width: rect.width).height - rect.height) < 0.6
        } ? [.vertical] : []
    }

    /// Moves the rows of lists whose cells are prototypes to structs of their own. The struct of
    /// the screen has an array of these structs, which the app sets. A row that presents or
    /// dismisses a screen stays in the body.
    private mutating func rowless(
        _ content: SwiftUIContent, _ types: TypeNames
    ) -> SwiftUIContent {
        // The structs of rows are nested in that of the screen, so other structs may have their
        // names.
        var types = types
        let own = Set(connections.methodNames + ["dismiss"])
        let prototypes = item.document.allViews.filter {
            $0.kind == .cell && item.lists.hasOwnClass($0)
        }
        return content.mapped { node in
            if let cell = prototypes.first(where: { SwiftUIWriter.loop($0.name) == node.key }) {
                // The node is a `ForEach` over the list's rows. If the row has no struct of its
                // own, its content replaces the `ForEach`, unless the content uses the row's index.
                guard let row = rows.first(where: { $0.cell == cell.id }) else {
                    guard case .node(let only)? = node.head.closures.first?.content.first,
                        !only.code.source.identifiers.contains("index")
                    else { return node }
                    return only
                }
                return loop(node, over: row)
            }
            guard let cell = prototypes.first(where: { $0.name == node.key }) else { return node }
            var inner = node
            inner.outer = []
            let content = SwiftUIContent.node(inner)
            if !content.code.source.identifiers.isDisjoint(with: own) { return node }
            var row: Row
            if let found = rows.first(where: { $0.cell == cell.id }) {
                row = found
            } else {
                let name = types.addFree(rowNames(of: cell))
                let stem = name.hasSuffix("Row") ? String(name.dropLast("Row".count)) : name
                let list = (SwiftIdentifier.lowerCamel(stem) ?? "list") + "Rows"
                row = Row(
                    cell: cell.id, name: name,
                    item: types.addFree([(stem.isEmpty ? "List" : stem) + "Item"]),
                    list: prototypes.count == 1 ? "rows" : list, content: content)
                _ = content.mapped { node in
                    if let layout = node.layout { row.layouts.append((node.head.name, layout)) }
                    return node
                }
                rows.append(row)
            }
            let value = SwiftUICall.Argument.named(Self.row, "\(row.list)[index]")
            var place = SwiftUINode(node.key, SwiftUICall(row.name, [value]))
            place.outer = node.outer
            return place
        }
    }

    /// The name of a row's values, in the loop over the rows and in the struct of the row.
    private static let row = "row"

    /// Returns the loop over the rows of a list: over their indices if the code needs these.
    private mutating func loop(_ node: SwiftUINode, over row: Row) -> SwiftUINode {
        var node = node
        let call = row.list + "[index]"
        let code = node.head.closures.flatMap(\.content).flatMap(\.code).source
        let selections = closuresOfRows.filter { code.contains($0.name + "(index)") }.map(\.name)
        let rest = selections.reduce(code.replacing(call, with: "")) {
            $0.replacing($1 + "(index)", with: "")
        }
        if rest.identifiers.contains("index") {
            node.head.arguments[0].value = row.list + ".indices"
            return node
        }
        identified.insert(row.name)
        node.head.arguments = [.plain(row.list)]
        node.head.closures[0].parameter = Self.row
        var selected = selected
        node.head.closures[0].content = node.head.closures[0].content.map { content in
            content.mapped { inner in
                var inner = inner
                if inner.head.arguments == [.named(Self.row, call)] {
                    inner.head.arguments = [.named(Self.row, Self.row)]
                }
                if selections.contains(inner.head.name) {
                    inner.head.arguments = [.plain(Self.row)]
                    selected[inner.head.name] = row.item
                }
                return inner
            }
        }
        self.selected = selected
        return node
    }

    /// The closures for the selection of rows that have structs.
    private var closuresOfRows: [SwiftUIClosure] {
        item.document.allViews.filter { $0.kind == .cell }.compactMap { cell in
            let found = connections.selection(
                of: cell, item.lists, names,
                count: item.document.allViews.count(where: item.lists.hasOwnClass)
            )?.closure
            return found.map { closure in
                var closure = closure
                closure.parameter = selected[closure.name] ?? closure.parameter
                return closure
            }
        }
    }

    /// Returns names for the struct of a row, the best first: `MessageRow` for a cell with the
    /// class or the reuse identifier `MessageTableViewCell`, without the subject of the struct
    /// around it.
    private func rowNames(of cell: View) -> [String] {
        let identifier = item.lists.attribute("reuseIdentifier", of: cell)
        let subject = name.replacing(/(Content)?View$/, with: "")
        return [cell.properties.value(.customClass), identifier, "List"].compactMap(\.self)
            .compactMap { word in
                let plain = word.replacing(
                    /(_?(TableView)?_?[Cc]ell)?(_?[Ii]dentifier|ID)?$/, with: "")
                return SwiftIdentifier.upperCamel(plain).map {
                    $0 + ($0.hasSuffix("Row") ? "" : "Row")
                }
            }.flatMap { name in
                let rest = name.hasPrefix(subject) ? name.dropFirst(subject.count) : ""
                let isWord = rest.first?.isUppercase == true && rest != "Row" && !subject.isEmpty
                return (isWord ? [String(rest)] : []) + [name]
            }
    }

    /// Moves named containers with long code from the body to properties of their own.
    private mutating func extract(_ whole: SwiftUIContent) {
        let pictures = item.document.allViews.filter {
            $0.kind == .image && $0.properties.value(.imageName) != nil
        }.compactMap { connections.property(of: $0, names) }
        let arguments = Dictionary(
            parts.map { ($0.name, $0.types) },
            uniquingKeysWith: { $0.merging($1) { one, _ in one } })
        let repeats = SwiftUIRepeats(
            whole, pictures: Set(pictures), parts: arguments,
            taken: TakenNames(whole.code.source.withoutTexts.identifiers)
        ) { [document = item.document, names] key in
            document.view(named: String(key.prefix { $0 != "." })).map { names[$0.id] }
        }
        functions = repeats.functions
        let content = repeats.content
        var found: [(id: ViewID, name: String, content: SwiftUIContent)] = []
        var layouts: [(name: String, value: String)] = []
        let document = item.document
        // A view whose code differs between size classes cannot be one property.
        var variants: [String: Set<SwiftUIContent>] = [:]
        _ = content.mapped { node in
            var inner = node
            inner.outer = []
            variants[node.key, default: []].insert(.node(inner))
            return node
        }
        let result = content.mapped { node in
            if let layout = node.layout { layouts.append((node.head.name, layout)) }
            guard let view = document.view(named: node.key), view.id != .root,
                !view.subviews.isEmpty, node.key != content.key, variants[node.key]?.count == 1,
                node.code.source.count(where: { $0 == "\n" }) >= Self.minimumLineFeeds
            else { return node }
            var inner = node
            inner.outer = []
            if inner.isOpen { return node }
            found.append((view.id, names[view.id], .node(inner)))
            var reference = SwiftUINode(node.key, SwiftUICall(names[view.id]))
            reference.outer = node.outer
            return reference
        }
        // Properties are in document order, even if their views exist only under some size classes.
        var order: [ViewID: Int] = [:]
        for (place, id) in document.subtree().enumerated() { order[id] = place }
        properties = [(.root, "body", result)]
        for item in found.sorted(by: { order[$0.id]! < order[$1.id]! })
        where !properties.contains(where: { $0.name == item.name }) {
            properties.append(item)
        }
        self.layouts = layouts
    }

    /// The minimum number of line feeds in a container's code for the container to be a property of
    /// its own instead of a part of `body`.
    private static let minimumLineFeeds = 12

    /// - Parameter called: the closures that the struct may call, some with the same name
    private mutating func readStates(closures called: [SwiftUIClosure]) {
        let source = contents.flatMap(\.code).source
        let words = source.identifiers
        /// Returns the first item of each name that the code uses.
        func used<Item>(_ items: [Item], _ name: (Item) -> String) -> [Item] {
            var seen: Set<String> = []
            return items.filter {
                words.contains(name($0)) && seen.insert(name($0)).inserted
            }
        }
        closures = used(called) { $0.name }
        flags = used(flags) { $0.name }
        states = item.document.subtree().compactMap { id in
            let view = item.document[id]
            let property = connections.property(of: view, names)
            let isText = property != nil
            let state = SwiftUIState(view, named: property ?? names[id], texts, isText: isText)
            guard var state else { return nil }
            state.isBound =
                !isText && options.access != .public && connections.isBound(view)
            let isUsed =
                [.image, .button, .progress].contains(view.kind)
                ? words.contains(state.name)
                : isText
                    ? [
                        "Text(\(state.name))", "LabeledContent(\(state.name),", ": \(state.name))",
                        ": \(state.name),",
                    ]
                    .contains(where: source.contains)
                    : source.contains("$\(state.name))") || source.contains("$\(state.name),")
            return isUsed ? (id, state) : nil
        }
    }

    // MARK: Bindings

    /// The states for which code that shows the struct passes bindings.
    var bound: [SwiftUIState] {
        let inRows = Set(rows.flatMap { item.document.subtree(of: $0.cell) })
        var seen: Set<String> = []
        return states.filter { !inRows.contains($0.id) && $0.state.isBound }.map(\.state)
            .filter { seen.insert($0.name).inserted }
    }

    /// Lets structs that UIKit code shows own their states. For the other structs, the SwiftUI code
    /// that shows them passes bindings to their states.
    static func bind(_ structs: inout [SwiftUIStruct]) {
        let uikit = structs.flatMap(\.parts).map { $0.uikit.declarations.flatMap(\.self).source }
        for place in structs.indices {
            let call = structs[place].name + "()"
            let isShown = uikit.contains { code in
                code.ranges(of: call).contains { range in
                    // `MKMapView()` is not `MapView()`.
                    code[..<range.lowerBound].last.map { !$0.isLetter && !$0.isNumber } ?? true
                }
            }
            guard !structs[place].bound.isEmpty, isShown else { continue }
            for state in structs[place].states.indices {
                structs[place].states[state].state.isBound = false
            }
        }
        let bound = Dictionary(uniqueKeysWithValues: structs.map { ($0.name, $0.bound) })
        for place in structs.indices { structs[place].pass(bound) }
        let shown = structs.reduce(into: Set<String>()) { $0.formUnion($1.shownTypes) }
        for place in structs.indices {
            let name = structs[place].name
            let isShown = shown.contains(name) || uikit.contains { $0.identifiers.contains(name) }
            structs[place].isGeneric = !isShown && structs[place].canBeGeneric
        }
    }

    private var contents: [SwiftUIContent] {
        properties.map(\.content) + rows.map(\.content) + functions.map(\.content)
    }

    /// The names of the types and functions that the code calls.
    private var shownTypes: Set<String> {
        var result: Set<String> = []
        for content in contents {
            _ = content.mapped { node in
                result.insert(node.head.name)
                return node
            }
        }
        return result
    }

    /// The names of the properties for the contents that the app gives to the struct, with the names of
    /// their types if the struct is generic.
    private var slots: [(name: String, type: String)] {
        let words = contents.flatMap(\.code).source.identifiers
        let names = native.compactMap { connections.slot(of: $0, self.names) }.filter(
            words.contains)
        return names.map { name in
            let stem = name.replacing(
                /(Container|Holder|Placeholder|Stack|Content)?(View)?$/, with: "")
            let isOnly = names.count == 1 || stem.isEmpty
            return (name, (isOnly ? "" : SwiftIdentifier.capitalized(stem)) + "Content")
        }
    }

    /// Whether the struct can be generic: another file can call its memberwise initializer, and it has
    /// contents whose types differ.
    private var canBeGeneric: Bool {
        let slots = slots
        return !slots.isEmpty && Set(slots.map(\.type)).count == slots.count && rows.isEmpty
            && options.access != .public && passed.isEmpty && methods.states.isEmpty
            && states.allSatisfy { $0.state.isText || $0.state.isBound }
    }

    /// Passes states of this struct to the structs that it shows.
    ///
    /// - Parameter bound: for each struct, by its name, the states for which it needs bindings
    private mutating func pass(_ bound: [String: [SwiftUIState]]) {
        var found: [SwiftUIState] = []
        func passing(_ content: SwiftUIContent) -> SwiftUIContent {
            content.mapped { node in
                guard let states = bound[node.head.name], !states.isEmpty else { return node }
                let stem = node.head.name.replacing(/(.)View$/) { String($0.1) }
                let own = states.map { state in
                    state.named(
                        (SwiftIdentifier.lowerCamel(stem) ?? "own")
                            + SwiftIdentifier.capitalized(state.name))
                }
                found += own.filter { state in !found.contains { $0.name == state.name } }
                var node = node
                node.head.arguments = zip(states, own).map { .named($0.name, "$" + $1.name) }
                return node
            }
        }
        for place in properties.indices {
            properties[place].content = passing(properties[place].content)
        }
        for place in rows.indices { rows[place].content = passing(rows[place].content) }
        functions = functions.map { function in
            var function = function
            function.content = passing(function.content)
            return function
        }
        passed = found
    }

    // MARK: Writing

    /// Returns the declarations of the struct's properties whose names occur in the code `source`,
    /// in groups: `states` and the other values that the struct stores.
    ///
    /// - Parameter cell: the cell that the struct shows; nil for the struct of the screen
    private func members(
        _ states: [(id: ViewID, state: SwiftUIState)], in source: String,
        _ layouts: [(name: String, value: String)], of cell: ViewID? = nil
    ) -> [[SwiftText]] {
        let words = source.identifiers
        let states = states.map(\.state).filter { words.contains($0.name) }
        let texts = states.filter(\.isText).map(\.code)
        let own =
            (states.filter { !$0.isText && !$0.isBound }
            + passed.filter { words.contains($0.name) }).map(\.code)
        let bound = states.filter(\.isBound).map { cell == nil ? $0.code : $0.codeInRow }
        let flags = flags.filter { words.contains($0.name) }
        let closures = closures.filter { words.contains($0.name) }
        let isOnly = parts.count == 1
        // Views in two rows may have the same name and the same representable.
        var seen: Set<String> = []
        let shown = parts.filter { part in
            let name = part.configure(isOnly: isOnly)
            return part.isConfigured && words.contains(part.name) && words.contains(name)
                && seen.insert(name).inserted
        }
        var values = rows.filter { words.contains($0.list) }.map {
            SwiftText.line("var \($0.list): [\($0.item)] = []")
        }
        values += bound + texts
        values += flags.map { SwiftText.line("var \($0.name) = \($0.value)") }
        // Outlets of different cells can have the same name.
        let inside = cell.map { Set(item.document.subtree(of: $0)) }
        var known: Set<String> = []
        values += lengths.filter { length in
            words.contains(length.name)
                && inside.map { length.constraint.views.allSatisfy($0.contains) } ?? true
                && known.insert(length.name).inserted
        }.map { SwiftText.line("var \($0.name): CGFloat = \($0.value)") }
        let pickers = native.filter { $0.kind == .picker }.map { SwiftUILeaf.rows(names[$0.id]) }
        values += pickers.filter(words.contains).map { .line("var \($0): [String] = []") }
        for view in native {
            guard let pages = names.pages(of: view), words.contains(pages.count) else { continue }
            let list = view.properties
            values += [
                .line("var \(pages.count) = \(Int(list.value(.pages) ?? 0))"),
                .line("var \(pages.current) = \(Int(list.value(.currentPage) ?? 0))"),
            ]
        }
        values += slots.filter { words.contains($0.name) }.map { slot in
            .line(
                isGeneric
                    ? "@ViewBuilder var \(slot.name): \(slot.type)"
                    : "var \(slot.name) = AnyView(EmptyView())")
        }
        values += closures.flatMap(\.code)
        values += shown.map { $0.configuration(isOnly: isOnly) }
        return [environment(source + Self.code(layouts).source), values, own]
    }

    /// Returns the code of a row's struct, and of the type with the values that the row shows.
    private func rowCode(_ row: Row) -> [SwiftText] {
        let views = Set(item.document.subtree(of: row.cell))
        let own = states.filter { views.contains($0.id) }
        let isIdentified = identified.contains(row.name)
        let groups = members(own, in: row.content.code.source, row.layouts, of: row.cell)
        let values = groups[1].source.matches(of: /(?m)^var (\w+)/).map { String($0.1) }
        let bound = Set(own.filter(\.state.isBound).map(\.state.name)).intersection(values)
        let content = row.content.mapped {
            $0.reading(Set(values), of: Self.row, bound: bound)
        }
        let id = isIdentified ? [[SwiftText.line("let id: String")]] : []
        let members =
            [groups[0], [.line("let \(Self.row): \(row.item)")], groups[2], Self.code(row.layouts)]
            + [[SwiftText.block("var body: some View", content.code)]]
        return [
            .block(
                "struct \(row.item)\(isIdentified ? ": Identifiable" : "")",
                SwiftText.spaced(id + [groups[1]])),
            .gap, .block("struct \(row.name): View", SwiftText.spaced(members)),
        ]
    }

    var code: [SwiftText] {
        let start: [SwiftText] =
            options.access == .public ? [.line("public init() {}")] : []
        let inRows = Set(rows.flatMap { item.document.subtree(of: $0.cell) })
        var seen: Set<String> = []
        let states = states.filter {
            !inRows.contains($0.id) && seen.insert($0.state.name).inserted
        }
        let contents = properties.map(\.content) + functions.map(\.content)
        var own = members(states, in: contents.flatMap(\.code).source, layouts)
        own[1] += SwiftText.lines(methods.bindings)
        own[2] += SwiftText.lines(methods.states)
        let members =
            own + [start, layouts.isEmpty ? [] : Self.code(layouts)]
            + properties.map { property($0.id, $0.name, $0.content) }
            + functions.map { [$0.code] } + methods.code
        let types = slots.map { $0.type + ": View" }.joined(separator: ", ")
        let body = SwiftText.block(
            "\(options.modifier)struct \(name)\(isGeneric ? "<\(types)>" : ""): View",
            SwiftText.spaced(members))
        let ofRows = SwiftText.spaced(rows.map(rowCode))
        let rows = ofRows.isEmpty ? [] : [[SwiftText.block("extension \(name)", ofRows)]]
        let others = rows + parts.map(\.representable) + parts.flatMap(\.uikit.declarations)
        let source = ([[body]] + others).flatMap(\.self).source
        let words = source.identifiers
        let inParts = parts.filter { !backdrops.contains($0.view) }.flatMap { part in
            item.document.subtree(of: part.view).filter {
                // A view in an array has the name `dots[2]`.
                words.contains(String(part.uikit.names[$0].prefix { $0 != "[" }))
            }
        }
        let reached = native.filter { isReached($0, words) }
        let used = (self.states.map(\.id) + inParts + reached.map(\.id)).compactMap {
            item.document[$0].properties.value(.objectID)
        }
        let ofLengths = lengths.filter { words.contains($0.name) }.compactMap {
            $0.constraint.properties.value(.objectID)
        }
        let inside = item.document.allViews.compactMap { $0.properties.value(.objectID) }
        let lost = connections.lost(
            from: source, besides: Set(used + ofLengths),
            views: Set(inside))
        // `commonRemarks` comes from comments, so its texts already have the form for comments.
        let remarks = (lost + connections.lostBackTitle).map(SwiftLiteral.comment) + commonRemarks
        var known: Set<String> = []
        let list = remarks.filter { known.insert($0).inserted }.joined(separator: "; ")
        let notes = list.isEmpty ? [] : ["Not exported: " + list]
        let remark = item.isLaunchScreen ? [item.launchRemark] : []
        return SwiftText.lines(remark + notes.map { "// " + $0 }) + [body]
            + rows.flatMap { [.gap] + $0 }
    }

    /// Whether the struct's properties set what a view written in SwiftUI shows or does: a closure,
    /// a flag, or the rows of a list.
    private func isReached(_ view: View, _ words: Set<String>) -> Bool {
        if names.flags(of: view).contains(where: { words.contains($0.name) }) { return true }
        if backdrops.contains(view.id) {
            return parts.contains { $0.view == view.id && $0.isConfigured }
        }
        // The app reaches a container that is all that the struct shows through the struct itself.
        if [.view, .stack].contains(view.kind), names.isWhole(view) { return true }
        guard written.contains(view.name) else { return false }
        switch view.kind {
        case .button: return true
        case .pageControl: return names.pages(of: view).map { words.contains($0.count) } ?? false
        case .table:
            return view.subviews.contains { id in rows.contains { $0.cell == id } }
                || connections.slot(of: view, names).map(words.contains) ?? false
        case .view, .stack:
            return view.id == .root
                || connections.slot(of: view, names).map(words.contains) ?? false
                || connections.embedded(in: view.id).map(words.contains) ?? false
        default: return false
        }
    }

    private func property(_ id: ViewID, _ name: String, _ content: SwiftUIContent) -> [SwiftText] {
        let access = id == .root ? options.modifier : "private "
        return [.block("\(access)var \(name): some View", content.code)]
    }

    private static func code(_ layouts: [(name: String, value: String)]) -> [SwiftText] {
        layouts.map { .block("private var \($0.name): AnyLayout", [.line($0.value)]) }
    }

    /// Returns the declarations for values that the source reads from the environment: size classes
    /// and `dismiss`.
    private func environment(_ source: String) -> [SwiftText] {
        ["horizontalSizeClass", "verticalSizeClass"].filter { source.contains($0 + " ==") }
            .map { .line("@Environment(\\.\($0)) private var \($0)") }
            + (source.contains("dismiss()")
                ? [.line("@Environment(\\.dismiss) private var dismiss")] : [])
    }
}
