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
    private var layouts: [(name: String, value: String)] = []
    private var states: [(id: ViewID, state: SwiftUIState)] = []
    /// The names of the closures that buttons and items of bars without an action call.
    private var closures: [String] = []
    /// The structs of a list's rows, with the cells that they show.
    private var rows: [(id: ViewID, name: String, content: SwiftUIContent)] = []
    private var connections: SwiftUIConnections
    private var methods = SwiftUIMethods()

    init(_ item: CodeDocument, _ options: CodeOptions, named name: String, types: inout TypeNames) {
        let item = item.with(item.document.withoutCoveringBackgrounds)
        (self.item, self.options, self.name) = (item, options, name)
        let own = CodeConnections(
            item.connections, of: Array(item.document.allViews), isView: true)
        connections = SwiftUIConnections(own, item.connections, types.controllers, options)
        let reserved = [
            "body", "content", "horizontalSizeClass", "verticalSizeClass", "page", "configure",
            "dismiss",
        ]
        names = SwiftUINames(
            SwiftNames(
                item.document, root: "content", besides: reserved, own, words: item.lists),
            item.document, besides: reserved + own.reserved, outlets: connections.outlets)
        read(types: &types)
    }

    /// Names of SwiftUI's own types that a generated struct must not have.
    static let reserved: Set<String> = [
        "AnyView", "EmptyView", "GroupView", "ProgressView", "ScrollView", "TabView", "TupleView",
        "NavigationView", "TimelineView", "EquatableView", "ModifiedView", "SubscriptionView",
        "NavigationSplitView", "ContentUnavailableView", "HSplitView", "VSplitView", "WebView",
        "DisclosureTableView", "GeometryReader", "ImageView", "WidthShare",
    ]

    // MARK: Reading

    /// The SwiftUI tree for one set of property values of the document, with the size classes that
    /// select these values and a layout in which they apply.
    private typealias Scene = (condition: SizeClasses, trial: ReferenceLayout, tree: SwiftUITree)

    private mutating func read(types: inout TypeNames) {
        let document = item.document
        var reasons: [ViewID: UIKitReason] = [:]
        let scenes = Self.scenes(document, item.lists, &reasons)
        if scenes.isEmpty {
            parts = [
                UIKitFallback(item, .root, reasons[.root], options, name, item.name, types: &types)
            ]
            let root = document[.root]
            // The generated view shows only the content view of a cell, so its code adds the cell's
            // own background.
            let trial = root.kind == .cell ? ReferenceLayout.all(document).first : nil
            let look = trial.map {
                SwiftUILook(view: root, values: $0.values(of: .root), isColor: false).modifiers
            }
            properties = [
                (
                    .root, "body",
                    .node(
                        SwiftUINode(
                            "content", parts[0].call(isOnly: true),
                            (look ?? []) + bars(types).ofContainers))
                )
            ]
            return
        }
        for id in document.subtree() {
            guard let misfit = reasons[id],
                !document.ancestors(of: id).dropFirst().contains(where: { reasons[$0] != nil })
            else { continue }
            parts.append(
                UIKitFallback(
                    item, id, misfit, options, name, names[id],
                    fitted: scenes.compactMap { $0.tree.fitted(id) }.first ?? [], types: &types))
        }
        let isOnly = parts.count == 1
        connections.assignArguments(native.filter { $0.kind == .button })
        let shown = Dictionary(
            uniqueKeysWithValues: parts.map { ($0.view, $0.call(isOnly: isOnly)) })
        let called = connections.closures(of: native, document, names)
        let bars = bars(types)
        let closuresByButton = Dictionary(uniqueKeysWithValues: called)
        let cases = scenes.map { scene -> SwiftUIMerge.Case<SwiftUINode?> in
            let writer = SwiftUIWriter(
                document: document, names: names, trial: scene.trial, parts: shown, texts: texts,
                lists: item.lists, connections: connections, bars: bars,
                closures: closuresByButton)
            var node = writer.node(scene.tree)
            node.outer += bars.modifiers + globalTint
            return (scene.condition, node)
        }
        guard let content = SwiftUIMerge.merge(cases) else { return }
        methods = connections.methods(in: content.code.source)
        extract(rowless(methods.presenting(from: content), types: &types))
        readStates(closures: called.map(\.name) + bars.closures)
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

    /// The views that are written in SwiftUI, not in UIKit.
    private var native: [View] {
        let document = item.document
        let wrapped = Set(parts.flatMap { document.subtree(of: $0.view) })
        return document.allViews.filter { !wrapped.contains($0.id) }
    }

    /// Returns a tree for each of the document's sets of property values; empty if the whole
    /// document stays in UIKit.
    private static func scenes(
        _ document: Document, _ lists: CodeLists, _ reasons: inout [ViewID: UIKitReason]
    ) -> [Scene] {
        let trials = ReferenceLayout.all(document)
        let conditions = SwiftVariation.closed(document.conditions)
        let groups = conditions.map { condition in
            trials.filter { trial in
                conditions.first { $0.matches(trial.traits) } == condition
            }
        }
        while true {
            let count = reasons.count
            var result: [Scene] = []
            for (condition, group) in zip(conditions, groups) where !group.isEmpty {
                var builder = SwiftUIBuilder(document, group, parts: reasons)
                builder.lists = lists
                let tree = builder.scene()
                reasons = builder.parts
                guard let tree else { return [] }
                if !UIKitFallback.canEmbed(document, reasons) {
                    reasons[.root] = reasons.min { $0.key < $1.key }?.value
                    return []
                }
                result.append((condition, group[0], tree))
            }
            // A view that stays in UIKit under some size classes must stay there under all, so the
            // trees are built again until no view is added.
            if reasons.count == count || result.count < 2 {
                if !result.isEmpty { result[result.count - 1].condition = .base }
                return result
            }
        }
    }

    /// Moves the rows of lists whose cells are prototypes to structs of their own, which the app's
    /// data sets. A row that calls a method of the screen stays in the body.
    private mutating func rowless(
        _ content: SwiftUIContent, types: inout TypeNames
    ) -> SwiftUIContent {
        let document = item.document
        let own = Set(
            connections.methodNames + parts.map(\.name)
                + ["dismiss", "horizontalSizeClass", "verticalSizeClass"])
        return content.mapped { node in
            guard let cell = document.view(named: node.key), cell.kind == .cell,
                let list = cell.parent, !item.lists.isStatic(document[list]),
                item.lists.style(of: cell) == nil, node.layout == nil
            else { return node }
            var inner = node
            inner.outer = []
            let words = SwiftUIContent.node(inner).code.source.identifiers
            let calls = words.contains {
                $0.hasPrefix("on") && $0.dropFirst(2).first?.isUppercase == true
            }
            if calls || !words.isDisjoint(with: own) { return node }
            let found = rows.first { $0.id == cell.id }
            let name = found?.name ?? types.add(Self.rowName(of: cell, item.lists))
            if found == nil { rows.append((cell.id, name, .node(inner))) }
            var row = SwiftUINode(node.key, SwiftUICall(name))
            row.outer = node.outer
            return row
        }
    }

    /// Returns the name of the struct for a row: `MessageRow` for a cell with the class or the
    /// reuse identifier `MessageTableViewCell`.
    private static func rowName(of cell: View, _ lists: CodeLists) -> String {
        let word =
            cell.properties.value(.customClass)
            ?? lists.attribute("reuseIdentifier", of: cell) ?? ""
        let plain = word.replacing(/(_?(TableView)?_?[Cc]ell)?(_?[Ii]dentifier|ID)?$/, with: "")
        let subject = SwiftIdentifier.upperCamel(plain) ?? "List"
        return subject + (subject.hasSuffix("Row") ? "" : "Row")
    }

    /// Moves named containers with long code from the body to properties of their own.
    private mutating func extract(_ content: SwiftUIContent) {
        var found: [(id: ViewID, name: String, content: SwiftUIContent)] = []
        var layouts: [(name: String, value: String)] = []
        let document = item.document
        let result = content.mapped { node in
            if let layout = node.layout { layouts.append((node.head.name, layout)) }
            guard let view = document.view(named: node.key), view.id != .root,
                !view.subviews.isEmpty, node.key != content.key,
                node.code.source.count(where: { $0 == "\n" }) >= Self.longest
            else { return node }
            var inner = node
            inner.outer = []
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

    /// The number of lines from which a container gets its own property.
    private static let longest = 12

    /// - Parameter called: the names of the closures that the struct may call, some repeatedly
    private mutating func readStates(closures called: [String]) {
        let source = (properties + rows).flatMap(\.content.code).source
        let words = source.identifiers
        closures = called.enumerated().filter { place, name in
            words.contains(name) && !called[..<place].contains(name)
        }.map(\.element)
        states = item.document.subtree().compactMap { id in
            let view = item.document[id]
            let isText = connections.property(of: view, names) != nil
            let state = SwiftUIState(view, named: names[id], texts, isText: isText)
            guard let state else { return nil }
            let isUsed =
                view.kind == .image
                ? words.contains(state.name)
                : isText
                    ? source.contains("Text(\(state.name))")
                    : source.contains("$\(state.name))") || source.contains("$\(state.name),")
            return isUsed ? (id, state) : nil
        }
    }

    // MARK: Writing

    /// The struct of a row, with the values of its views as properties.
    private func rowCode(_ row: (id: ViewID, name: String, content: SwiftUIContent)) -> [SwiftText]
    {
        let views = Set(item.document.subtree(of: row.id))
        let own = states.filter { views.contains($0.id) }.map(\.state)
        let members = [
            own.filter(\.isText).map(\.code), own.filter { !$0.isText }.map(\.code),
            [SwiftText.block("var body: some View", row.content.code)],
        ]
        return [.block("private struct \(row.name): View", SwiftText.spaced(members))]
    }

    var code: [SwiftText] {
        let start: [SwiftText] =
            options.access == .public ? [.line("public init() {}")] : []
        let inRows = Set(rows.flatMap { item.document.subtree(of: $0.id) })
        let states = states.filter { !inRows.contains($0.id) }
        let members =
            [
                environment,
                states.map(\.state).filter(\.isText).map(\.code)
                    + closures.map { .line("var \($0): () -> Void = {}") }
                    + parts.filter(\.isConfigured).map {
                        $0.configuration(isOnly: parts.count == 1)
                    },
                states.map(\.state).filter { !$0.isText }.map(\.code)
                    + SwiftText.lines(methods.states), start,
                layouts.isEmpty ? [] : layoutCode,
            ]
            + properties.map { property($0.id, $0.name, $0.content) } + methods.code
        let body = SwiftText.block(
            "\(options.modifier)struct \(name): View", SwiftText.spaced(members))
        let rows = rows.map(rowCode)
        let others = rows + parts.map(\.representable) + parts.flatMap(\.uikit.declarations)
        let shown = self.states.compactMap { item.document[$0.id].properties.value(.objectID) }
        let lost = connections.lost(
            from: ([[body]] + others).flatMap(\.self).source, besides: Set(shown))
        return SwiftText.lines(SwiftUIWriter.notExported(lost).map { "// " + $0 }) + [body]
            + rows.flatMap { [.gap] + $0 }
    }

    private func property(_ id: ViewID, _ name: String, _ content: SwiftUIContent) -> [SwiftText] {
        let access = id == .root ? options.modifier : "private "
        return [.block("\(access)var \(name): some View", content.code)]
    }

    private var layoutCode: [SwiftText] {
        layouts.map { .block("private var \($0.name): AnyLayout", [.line($0.value)]) }
    }

    /// The declarations for values that the code reads from the environment: size classes and
    /// `dismiss`.
    private var environment: [SwiftText] {
        let source = properties.flatMap(\.content.code).source + layoutCode.source
        return ["horizontalSizeClass", "verticalSizeClass"].filter { source.contains($0 + " ==") }
            .map { .line("@Environment(\\.\($0)) private var \($0)") }
            + (source.contains("dismiss()")
                ? [.line("@Environment(\\.dismiss) private var dismiss")] : [])
    }
}
