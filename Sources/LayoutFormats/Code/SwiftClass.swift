import StackCore

/// The Swift class that is generated from one document, or from a cell of one of its lists.
struct SwiftClass {
    let document: Document
    let lists: CodeLists
    let role: SwiftRole
    /// The view whose content the class has.
    let rootID: ViewID
    /// The name of the generated class.
    private(set) var name: String
    let names: SwiftNames
    /// The views that the class creates, and the content views of cells among them.
    let members: [View]
    /// The classes of the cells and headers of the class's lists.
    let parts: [SwiftClass]
    /// Whether the file has the class already, because another list has equal cells.
    private(set) var isRepeated = false
    let connections: CodeConnections
    let options: CodeOptions
    let texts: CodeTexts
    /// The types of the documents that bars show, as in `TypeNames`.
    private let barViews: [String: TypeNames.BarView]
    private let item: CodeDocument

    /// The class that this class or the view of the controller inherits from.
    private let rootClass: SwiftViewClass
    /// Whether the superclass is one of the app's: the root's class, if no document has its name.
    private let hasOwnSuperclass: Bool

    /// - Parameter types: the types of the generated code so far; those of the document's cells are
    ///   added
    init(_ item: CodeDocument, _ options: CodeOptions, named name: String, types: inout TypeNames) {
        self.init(
            item, at: .root, named: name, SwiftRole(item), options, depth: 0, types: &types)
    }

    private init(
        _ item: CodeDocument, at root: ViewID, named name: String, _ role: SwiftRole,
        _ options: CodeOptions, depth: Int, types: inout TypeNames
    ) {
        let view = item.document[root]
        let own = SwiftViewClass(view)
        hasOwnSuperclass =
            role == .view && own.isCustom && !types.ofDocuments.contains(own.name)
        rootClass =
            hasOwnSuperclass || role == .controller
            ? own : SwiftViewClass(view, style: item.lists.style(of: view), isRoot: true)
        (document, self.options, rootID) = (item.document, options, root)
        (self.name, self.role, self.item) = (name, role, item)
        (lists, barViews) = (item.lists, types.barViews)
        texts = CodeTexts(item, options)
        let members = lists.members(of: root)
        self.members = members
        let id = view.properties.value(.objectID)
        let found = root == .root ? item.connections : id.flatMap { item.connections?.cells[$0] }
        let owned = ([view] + members).filter(\.kind.isList)
        let cells =
            owned
            .flatMap { $0.subviews.map { item.document[$0] } }.filter(lists.hasOwnClass)
        connections = CodeConnections(
            found, of: [view] + members,
            cells: depth == 0 ? cells.flatMap { [$0] + item.lists.members(of: $0.id) } : [],
            owner: depth == 1 ? item.connections : nil)
        let content = owned.isEmpty ? [] : ["rows", "sections", "items"]
        names = SwiftNames(
            item.document, root: role.root(view), besides: role.reserved + content, connections,
            at: root, lists, hasContentView: role == .collectionCell)
        var parts: [SwiftClass] = []
        for cell in cells where depth < Self.deepest {
            parts.append(
                Self.part(item, at: cell, of: name, options, depth: depth + 1, types: &types))
        }
        self.parts = parts
    }

    /// The greatest number of lists inside each other whose cells become classes.
    private static let deepest = 8

    /// Returns the class of a cell or section header. If the file has an equal class, that one is
    /// used.
    private static func part(
        _ item: CodeDocument, at cell: View, of owner: String, _ options: CodeOptions, depth: Int,
        types: inout TypeNames
    ) -> SwiftClass {
        let role = SwiftRole(cell, in: item.lists)
        let wishes = TypeNames.ofCell(cell, role, item.lists, of: owner)
        var result = SwiftClass(
            item, at: cell.id, named: wishes[0], role, options, depth: depth, types: &types)
        for wish in wishes {
            result.name = wish
            result.isRepeated = types.cells[wish] == result.code.source
            if result.isRepeated { return result }
        }
        result.name = types.add(wishes.first { !types.has($0) } ?? wishes[0])
        types.cells[result.name] = result.code.source
        return result
    }

    var root: View { document[rootID] }

    /// The views that the class creates, superviews before their subviews.
    var views: [View] { members.filter { !lists.isContentView($0) } }

    /// Whether the root is that of a document in a view controller.
    private var isController: Bool { role.isController }

    /// The code of this class and those of its cells that the file does not have yet.
    var declarations: [[SwiftText]] { (isRepeated ? [] : [code]) + parts.flatMap(\.declarations) }

    /// The names of the properties with the views of this class and its cells.
    var viewNames: [(id: ViewID, name: String)] {
        let start = rootID == .root ? "" : name + "."
        return [(rootID, rootID == .root ? "" : name)]
            + members.map { ($0.id, start + names[$0.id]) } + parts.flatMap(\.viewNames)
    }

    var code: [SwiftText] {
        let parents = [role.superclass(rootClass.name)] + listProtocols
        let head =
            "\(options.modifier)final class \(name): \(parents.joined(separator: ", "))"
        let body = SwiftText.spaced(
            [identifier, properties, collections, handlers, constraintProperties, listContent]
                + lifeCycle
                + [arrangement, listConnection] + constraintCode + [actionConnections]
                + traitChanges + [sizeClassCode] + listMethods + actionMethods)
        return SwiftText.lines(remarks)
            + (body.isEmpty ? [.line(head + " {}")] : [.block(head, body)])
    }

    private func made(_ view: View) -> SwiftViewClass {
        view.id == rootID ? rootClass : SwiftViewClass(view, style: lists.style(of: view))
    }

    /// The modules besides UIKit that declare the classes of views.
    var modules: [String] {
        ([root] + views).map(made).flatMap { made in
            [made.module, module(of: made)].compactMap(\.self)
        } + parts.flatMap(\.modules)
    }

    /// Returns the module of a class that is not of the app's own module; nil for other classes.
    private func module(of made: SwiftViewClass) -> String? {
        made.isCustom ? lists.connections?.modules[made.name] : nil
    }

    /// The doc comment of the generated class: the document's name, and settings that Swift code
    /// cannot express.
    private var remarks: [String] {
        if rootID != .root { return [] }
        let isReversed = document.properties[.direction] == .direction(.rtl)
        return item.remarks(for: name) + (isReversed ? ["/// It is read from right to left."] : [])
            + (hasOwnSuperclass ? ["/// Made with an initializer of \(rootClass.inherited)."] : [])
    }

    /// The identifier with which a list reuses the cells of this class.
    private var identifier: [SwiftText] {
        guard role.isReused, rootID != .root || lists.attribute("reuseIdentifier", of: root) != nil
        else { return [] }
        let word = lists.attribute("reuseIdentifier", of: root) ?? name
        return [
            .line(
                "\(options.modifier)static let reuseIdentifier = \(SwiftLiteral.string(word))")
        ]
    }
}

// MARK: - Properties

extension SwiftClass {
    private var properties: [SwiftText] {
        (hasRootProperty ? [root] + views : views).flatMap(property)
            + (lists.style(of: root) != nil ? cellContent(root).accessors : [])
            + views.flatMap { lists.style(of: $0) != nil ? cellContent($0).accessors : [] }
            + members.filter(lists.isContentView).flatMap(contentViewOutlet)
    }

    /// Returns the property for an outlet that refers to the content view of a cell.
    private func contentViewOutlet(_ view: View) -> [SwiftText] {
        guard let name = names.contentOutlets[view.id] else { return [] }
        return [.line("\(options.modifier)var \(name): UIView { \(names[view.id]) }")]
    }

    /// Whether the generated controller creates its view itself, because the view is not a plain
    /// `UIView`.
    private var hasRootProperty: Bool { role == .controller && !rootClass.isPlain }

    private func property(_ view: View) -> [SwiftText] {
        let made = made(view)
        let local = view.kind.noun
        let look = SwiftLook(
            document: document, view: view, target: local, isLocal: true, texts: texts)
        let layout = lists.layout(of: view)
        let statements =
            ownStatements(view, local) + fixedKeys(view).flatMap { look.statements($0) }
            + cellStatements(view, local)
        let remarks = SwiftText.lines(remarks(view).map { "/// " + $0 })
        guard !(layout + statements).isEmpty else {
            let type = made.isSized ? ": \(made.name)" : ""
            return remarks + [
                .line("\(options.modifier)let \(names[view.id])\(type) = \(made.creation())")
            ]
        }
        return remarks + [
            .block(
                "\(options.modifier)let \(names[view.id]): \(made.name) = {",
                SwiftText.lines(
                    layout + ["let \(local) = \(made.creation(layout: layout))"] + statements
                        + ["return \(local)"]),
                end: "}()")
        ]
    }

    private func remarks(_ view: View) -> [String] {
        var result: [String] = []
        if let label = view.properties.value(.userLabel), !repeats(label, names[view.id]) {
            result.append(SwiftLiteral.comment(label))
        }
        let made = made(view)
        let isOfApp = made.isCustom && (!made.isOfUIKit || module(of: made) != nil)
        if isOfApp, isFirst(view, of: made.name) {
            result.append("Made with an initializer of \(made.inherited).")
        } else if !made.isCustom, let type = view.properties.value(.customClass),
            type != made.name
        {
            result.append("\(SwiftLiteral.comment(type)) in the app.")
        }
        return result
    }

    /// Whether a view is the first one of its class.
    private func isFirst(_ view: View, of name: String) -> Bool {
        if view.id == root.id { return true }
        if made(root).name == name { return false }
        return members.first { !lists.isContentView($0) && made($0).name == name }?.id == view.id
    }

    /// Whether a label set in Xcode adds nothing to the property's name.
    private func repeats(_ label: String, _ name: String) -> Bool {
        let letters = { (text: String) in text.lowercased().filter(\.isLetter) }
        return letters(name).hasPrefix(letters(label))
    }

    /// Returns the statements that a view needs because UIKit's defaults in code differ from those
    /// of the document.
    private func ownStatements(_ view: View, _ target: String) -> [String] {
        var result: [String] = []
        let isPlaced = view.parent.map { document[$0].kind.isList } ?? true
        if !isPlaced, view.properties.value(.autoresizing) == nil,
            document.arrangingStack(of: view.id) == nil
        {
            result.append("\(target).translatesAutoresizingMaskIntoConstraints = false")
        }
        if view.kind == .textField, view.properties.value(.style) == nil {
            result.append("\(target).borderStyle = .roundedRect")
        }
        let takesText = view.kind == .textField || view.kind == .textView
        if takesText, !view.properties.entries.contains(where: { $0.key == .font }) {
            result.append("\(target).font = \(SwiftLiteral.font(.textInput))")
        }
        return result
    }

    /// Returns the view's properties whose value does not depend on size classes, in the order in
    /// which the code sets them.
    private func fixedKeys(_ view: View) -> [PropertyKey] {
        let varying = Set(varyingKeys(view))
        return setKeys(view).filter { !varying.contains($0) && !isDefault($0, of: view) }
    }

    /// Whether UIKit sets the view's value anyway, or it has no effect in code.
    private func isDefault(_ key: PropertyKey, of view: View) -> Bool {
        switch (key, view.kind) {
        case (.frame, .cell), (.autoresizing, .cell), (.frame, .table): true
        case (.frame, _), (.autoresizing, _):
            view.id == rootID && role != .controller && role != .view
                || key == .autoresizing && view.properties.value(.autoresizing)?.rawValue == 0
        case (.backgroundColor, .view), (.backgroundColor, .stack), (.backgroundColor, .label),
            (.backgroundColor, .image), (.backgroundColor, .button), (.backgroundColor, .scroll):
            view.id != rootID && !made(view).isCustom
                && view.properties.value(.backgroundColor).map {
                    SwiftLiteral.color(Color(stored: $0)) == ".clear"
                } ?? false
        case (.imageInset, .button): view.properties.value(.imageInset) == .zero
        case (.titleInset, .button): view.properties.value(.titleInset) == .zero
        case (.animating, _): view.properties.value(.animating) == false
        case (.text, .label): view.properties.value(.text) == ""
        case (.insetsMarginsFromSafeArea, .cell): true
        case (.insetsMarginsFromSafeArea, _), (.preservesSuperviewMargins, _):
            !view.kind.isContainer && view.kind != .textView
        case (.style, .textField): view.properties.value(.style) == ControlStyle.none
        case (.font, .textField):
            view.properties.value(.font) == Font.system(size: 17)
        case (.clipsToBounds, .cell): view.properties.value(.clipsToBounds) == true
        case (.clipsToBounds, .textField): view.properties.value(.cornerRadius) == nil
        case (.clipsToBounds, .scroll), (.clipsToBounds, .table), (.clipsToBounds, .collection),
            (.clipsToBounds, .textView):
            view.properties.value(.clipsToBounds) == true
        case (.font, .label): view.properties.value(.font) == .label
        case (.margins, _):
            view.id != rootID && !view.kind.hasOwnMargins
                && view.properties.value(.margins) == Insets(all: 8)
        default: false
        }
    }

    private func varyingKeys(_ view: View) -> [PropertyKey] {
        setKeys(view).filter { !Self.conditions(of: $0, view).allSatisfy { $0 == .base } }
    }

    /// Returns the size class conditions under which the view has a value for the property.
    private static func conditions(of key: PropertyKey, _ view: View) -> [SizeClasses] {
        view.properties.entries
            .filter { $0.key == key || SwiftLook.names[$0.key] == key }.map(\.condition)
    }

    private func setKeys(_ view: View) -> [PropertyKey] {
        var keys: [PropertyKey] = []
        for entry in view.properties.entries {
            let key = SwiftLook.names[entry.key] ?? entry.key
            if key != .installed, key != .spacingAfter, !keys.contains(key) { keys.append(key) }
        }
        // UIKit clamps these values, so the properties that limit them are set first.
        let last: Set<PropertyKey> = [.value, .currentPage, .selectedSegment]
        return keys.filter { !last.contains($0) } + keys.filter(last.contains)
    }
}

// MARK: - Life cycle

extension SwiftClass {
    private var lifeCycle: [[SwiftText]] {
        var steps: [String] = []
        if !rootStatements.isEmpty { steps.append("configureView()") }
        if !arrangements.isEmpty { steps.append("arrangeViews()") }
        if !listConnection.isEmpty { steps.append("connectLists()") }
        if !constraintSteps.isEmpty { steps.append("constrainViews()") }
        if !actionConnections.isEmpty { steps.append("connectActions()") }
        if !variations.isEmpty { steps += ["applySizeClasses()"] + registration }
        return (isController ? controllerStart(steps) : viewStart(steps))
            + [method("configureView", SwiftText.lines(rootStatements))]
    }

    /// Returns the code of a private method; empty if `body` is empty.
    func method(_ name: String, _ body: [SwiftText]) -> [SwiftText] {
        body.isEmpty ? [] : [.block("private func \(name)()", body)]
    }

    private func controllerStart(_ steps: [String]) -> [[SwiftText]] {
        let loading: [SwiftText] =
            hasRootProperty
            ? [
                .block(
                    "\(options.modifier)override func loadView()",
                    [.line("view = \(names.root)")])
            ] : []
        return controllerInit + [
            loading,
            steps.isEmpty
                ? []
                : [
                    .block(
                        "\(options.modifier)override func viewDidLoad()",
                        SwiftText.lines(["super.viewDidLoad()"] + steps))
                ],
        ]
    }

    /// The initializers of a controller that makes its table or collection.
    private var controllerInit: [[SwiftText]] {
        let layout = lists.layout(of: root)
        let style = root.properties.value(.style)
        let call: String
        switch role {
        case .tableController where style == .grouped || style == .insetGrouped:
            call = "super.init(style: .\(style!.rawValue))"
        case .collectionController:
            call =
                "super.init(collectionViewLayout: "
                + (layout.isEmpty ? "UICollectionViewFlowLayout())" : "layout)")
        default: return []
        }
        return [
            [.block(options.modifier + "init()", SwiftText.lines(layout + [call]))],
            coderInit([]),
        ]
    }

    /// Returns the initializer that a subclass of a view or controller must have.
    private func coderInit(_ steps: [String]) -> [SwiftText] {
        // `UIStackView.init(coder:)` is not failable.
        let mark = rootClass.inherited == "UIStackView" && !isController ? "" : "?"
        return [
            .block(
                "\(options.modifier)required init\(mark)(coder: NSCoder)",
                SwiftText.lines(["super.init(coder: coder)"] + steps))
        ]
    }

    private func viewStart(_ steps: [String]) -> [[SwiftText]] {
        let style = lists.style(of: root)
        if steps.isEmpty && style ?? "default" == "default" { return [] }
        let setUp = steps.count > 1 ? ["setUpViews()"] : steps
        let (start, call) = viewInit(style.map { "." + $0 } ?? "style")
        return [
            [.block("\(options.modifier)override \(start)", SwiftText.lines([call] + setUp))],
            coderInit(setUp),
            method("setUpViews", steps.count > 1 ? SwiftText.lines(steps) : []),
        ]
    }

    /// Returns the designated initializer of the superclass, and the call of it.
    private func viewInit(_ style: String) -> (String, String) {
        switch (role, root.kind) {
        case (.tableCell, _):
            (
                "init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
                "super.init(style: \(style), reuseIdentifier: reuseIdentifier)"
            )
        case (.view, .table):
            (
                "init(frame: CGRect, style: UITableView.Style)",
                "super.init(frame: frame, style: style)"
            )
        case (.view, .collection):
            (
                "init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)",
                "super.init(frame: frame, collectionViewLayout: layout)"
            )
        default: ("init(frame: CGRect)", "super.init(frame: frame)")
        }
    }

    /// From iOS 17 on, a closure is registered; before, UIKit calls a method.
    private var registration: [String] {
        if options.deploymentTarget < 17 { return [] }
        return [
            "registerForTraitChanges("
                + "[UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {",
            "    (changed: \(name), _: UITraitCollection) in", "    changed.applySizeClasses()",
            "}",
        ]
    }

    private var traitChanges: [[SwiftText]] {
        guard !variations.isEmpty, options.deploymentTarget < 17 else { return [] }
        return [
            [
                .block(
                    "\(options.modifier)override func traitCollectionDidChange("
                        + "_ previousTraitCollection: UITraitCollection?)",
                    SwiftText.lines([
                        "super.traitCollectionDidChange(previousTraitCollection)",
                        "applySizeClasses()",
                    ]))
            ]
        ]
    }

    private var rootStatements: [String] {
        let look = SwiftLook(document: document, view: root, target: names.root, texts: texts)
        var result = hasRootProperty ? [] : fixedKeys(root).flatMap { look.statements($0) }
        result += cellStatements(root, names.root)
        let toolbars = members.filter { $0.kind == .toolbar }.map { (names[$0.id], $0) }
        let bars = SwiftBars(
            document: document, texts: texts, connections: connections, toolbars: toolbars,
            views: barViews)
        guard isController else { return result + bars.toolbarStatements }
        if document.properties.value(.respectsSystemMinimumMargins) == false {
            result.append("viewRespectsSystemMinimumLayoutMargins = false")
        }
        return result + bars.statements
    }
}

// MARK: - Arrangement

extension SwiftClass {
    private var arrangements: [String] { ([root] + members).flatMap(arrange) }

    private var arrangement: [SwiftText] { method("arrangeViews", SwiftText.lines(arrangements)) }

    /// Returns the start of a call on the view that contains a view's subviews.
    private func container(_ view: View) -> String {
        let isCell = view.id == rootID && role == .collectionCell
        return names.member(view.id)
            + (isCell || SwiftViewClass(view).hasContentView ? "contentView." : "")
    }

    /// Returns the statements that add a view's subviews: first the arranged subviews in their
    /// order, then the remaining subviews.
    private func arrange(_ view: View) -> [String] {
        if view.kind.isList { return edges(of: view) }
        if lists.style(of: view) != nil { return [] }
        let arranged = view.arrangedSubviews.filter(isEverInstalled)
        let subviews = view.subviews.filter {
            isEverInstalled($0) && !lists.isContentView(document[$0])
        }
        let others = subviews.filter { !arranged.contains($0) }
        return arranged.map { "\(names.member(view.id))addArrangedSubview(\(names[$0]))" }
            + others.map { "\(container(view))addSubview(\(names[$0]))" }
            + reordering(arranged + others, to: subviews, in: view)
            + arranged.flatMap { customSpacing(after: $0, in: view) }
    }

    /// Returns the statements that put the subviews in `added` into the z-order `order`. Views that
    /// a stack arranges do not overlap each other, so their order among each other does not matter.
    private func reordering(_ added: [ViewID], to order: [ViewID], in view: View) -> [String] {
        let arranged = Set(view.arrangedSubviews)
        if added.allSatisfy(arranged.contains) && !overlaps(view) { return [] }
        var (now, result) = (added, [String]())
        for (place, id) in order.enumerated() where now[place] != id {
            now.removeAll { $0 == id }
            now.insert(id, at: place)
            result.append("\(container(view))insertSubview(\(names[id]), at: \(place))")
        }
        return result
    }

    /// Whether a negative spacing lets a stack's views overlap.
    private func overlaps(_ stack: View) -> Bool {
        let custom = stack.arrangedSubviews.map { document[$0].properties.value(.spacingAfter) }
        return (custom + [stack.properties.value(.spacing)]).contains {
            if case .points(let points)? = $0 { points < 0 } else { false }
        }
    }

    private func customSpacing(after id: ViewID, in stack: View) -> [String] {
        guard let spacing = document[id].properties.value(.spacingAfter) else { return [] }
        return [
            "\(names.member(stack.id))setCustomSpacing(\(SwiftLiteral.spacing(spacing)), after: \(names[id]))"
        ]
    }

    /// Whether the view is installed under some size classes. Ignores whether its superviews are
    /// installed.
    private func isEverInstalled(_ id: ViewID) -> Bool {
        let entries = installed(id)
        return entries.isEmpty || entries.contains { $0.value == .flag(true) }
            || !entries.contains { $0.condition == .base }
    }

    private func installed(_ id: ViewID) -> [PropertyList.Entry] {
        document[id].properties.entries.filter { $0.key == .installed }
    }

    /// Returns the size class conditions of all settings that install or remove the view or one of
    /// its superviews.
    private func conditionsOfPresence(_ id: ViewID) -> [SizeClasses] {
        superviews(of: id).flatMap(installed).map(\.condition)
    }

    private func isPresent(_ id: ViewID, _ traits: SizeClasses) -> Bool {
        superviews(of: id).allSatisfy { isInstalled($0, traits) }
    }

    /// Returns the view and its superviews in the class, innermost first.
    private func superviews(of id: ViewID) -> ArraySlice<ViewID> {
        let all = document.ancestors(of: id)
        return all.prefix { $0 != rootID } + (id == rootID || all.contains(rootID) ? [rootID] : [])
    }

    private func isInstalled(_ id: ViewID, _ traits: SizeClasses) -> Bool {
        document[id].properties.inForce(.installed, under: traits)?.value != .flag(false)
    }
}

// MARK: - Constraints

extension SwiftClass {
    private func expression(_ constraint: LayoutConstraint) -> String {
        SwiftConstraint(document: document, names: names, constraint: constraint).expression
    }

    /// The constraints between views of the class.
    private var ownConstraints: [LayoutConstraint] {
        let own = Set(members.map(\.id) + [rootID])
        return document.allConstraints.filter { $0.views.allSatisfy(own.contains) }
    }

    private var constraints: [LayoutConstraint] {
        ownConstraints.filter { $0.properties.value(.asserted) != true }
    }

    /// The constraints that are active under all size classes.
    private var fixedConstraints: [LayoutConstraint] {
        constraints.filter { !isVarying($0) && isActive($0, .base) }
    }
    private var varyingConstraints: [LayoutConstraint] { constraints.filter(isVarying) }
    private var idleConstraints: [LayoutConstraint] {
        constraints.filter { !isVarying($0) && !isActive($0, .base) }
    }

    private func isVarying(_ constraint: LayoutConstraint) -> Bool {
        constraint.properties.value(.active) != false
            && conditions(of: constraint).contains { $0 != .base }
    }

    private func conditions(of constraint: LayoutConstraint) -> [SizeClasses] {
        // The constant may change while the constraint is active.
        constraint.properties.entries.filter { $0.key != .constant }.map(\.condition)
            + constraint.views.flatMap(conditionsOfPresence)
    }

    private func isActive(_ constraint: LayoutConstraint, _ traits: SizeClasses) -> Bool {
        constraint.properties.value(.active) != false
            && constraint.properties.inForce(.installed, under: traits)?.value != .flag(false)
            && constraint.views.allSatisfy { isPresent($0, traits) }
    }

    private var constraintProperties: [SwiftText] {
        let named = fixedConstraints.filter(isProperty)
        return (named + varyingConstraints).map(property)
            + idleConstraints.flatMap { [.line("/// Not active."), property($0)] }
    }

    /// Whether an active constraint has a property: an outlet refers to it, or its constant changes.
    private func isProperty(_ constraint: LayoutConstraint) -> Bool {
        connections.names(constraint) || changes(constraint) != nil
    }

    /// Returns the property of a constraint that code changes later. An outlet is not private.
    private func property(_ constraint: LayoutConstraint) -> SwiftText {
        let access =
            connections.names(constraint)
            ? options.access == .public ? "public private(set) " : "private(set) " : "private "
        return .line("\(access)lazy var \(names[constraint.id]) = \(expression(constraint))")
    }

    private var constraintCode: [[SwiftText]] { [method("constrainViews", constraintSteps)] }

    /// The statement that activates the constraints that do not depend on size classes. They are
    /// ordered by their view, and those of one view by their attribute.
    private var constraintSteps: [SwiftText] {
        var places: [ViewID: Int] = [:]
        for (place, view) in members.enumerated() { places[view.id] = place + 1 }
        let lines = fixedConstraints.enumerated().map { number, constraint in
            let code = SwiftConstraint(document: document, names: names, constraint: constraint)
            let key = [places[code.view] ?? 0, code.attributeOrder, number]
            return (key, isProperty(constraint) ? names[constraint.id] : code.expression)
        }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map { $0.1 + "," }
        if lines.isEmpty { return assertions }
        return [.block("NSLayoutConstraint.activate([", SwiftText.lines(lines), end: "])")]
            + assertions
    }

    /// The document's asserted constraints as comments in the code. Only checks evaluate asserted
    /// constraints; the layout ignores them.
    private var assertions: [SwiftText] {
        ownConstraints.filter { $0.properties.value(.asserted) == true }.map {
            let other = $0.second.map { " " + document.spelling($0) } ?? ""
            let text = "\(document.spelling($0.first)) \($0.relation.rawValue)\(other)"
            return .line("// Asserted, not constrained: \(SwiftLiteral.comment(text))")
        }
    }
}

// MARK: - Size classes

extension SwiftClass {
    private var sizeClassCode: [SwiftText] {
        let (start, varying) = (
            "NSLayoutConstraint.deactivate([", varyingConstraints.map { names[$0.id] }
        )
        let line = start + varying.joined(separator: ", ") + "])"
        let first: [SwiftText] =
            varying.isEmpty
            ? []
            : line.count < 90
                ? [.line(line)]
                : [.block(start, SwiftText.lines(varying.map { $0 + "," }), end: "])")]
        return variations.isEmpty
            ? [] : method("applySizeClasses", first + variations.flatMap(\.code))
    }

    /// The code that depends on size classes, in the order in which it runs: installed views, then
    /// properties, constants and active constraints.
    private var variations: [[SwiftVariation]] {
        let all = [root] + members
        let constants = (fixedConstraints + varyingConstraints).compactMap(changes)
        let active = varyingConstraints.map(activation)
        let steps = [all.compactMap(presence), all.flatMap(looks) + constants + active]
        return steps.filter { !$0.isEmpty }
    }

    private func presence(_ view: View) -> SwiftVariation? {
        let conditions = view.subviews.flatMap(installed).map(\.condition)
        guard !view.kind.isList, lists.style(of: view) == nil,
            conditions.contains(where: { $0 != .base })
        else { return nil }
        return SwiftVariation(conditions) { traits in
            let there = { (ids: [ViewID]) in
                ids.filter { isInstalled($0, traits) }.map { names[$0] }.joined(separator: ", ")
            }
            var lines = ["\(container(view))setSubviews([\(there(view.subviews))])"]
            if view.kind == .stack {
                lines.append(
                    "\(names.member(view.id))setArrangedSubviews([\(there(view.arrangedSubviews))])"
                )
            }
            // A stack view discards the custom spacing after a view that it no longer arranges.
            return lines
                + view.arrangedSubviews.filter { isInstalled($0, traits) }
                .flatMap { customSpacing(after: $0, in: view) }
        }
    }

    private func looks(_ view: View) -> [SwiftVariation] {
        varyingKeys(view).map { key in
            SwiftVariation(Self.conditions(of: key, view)) { traits in
                SwiftLook(
                    document: document, view: view, target: names[view.id], traits: traits,
                    texts: texts
                ).statements(key, resetting: true)
            }
        }
    }

    private func changes(_ constraint: LayoutConstraint) -> SwiftVariation? {
        let entries = constraint.properties.entries.filter {
            $0.key == .constant || $0.key == .priority
        }
        guard entries.contains(where: { $0.condition != .base }) else { return nil }
        let code = SwiftConstraint(document: document, names: names, constraint: constraint)
        return SwiftVariation(entries.map(\.condition)) { traits in
            Set(entries.map(\.key)).sorted { $0.rawValue < $1.rawValue }.map { key in
                let value = constraint.properties.inForce(key, under: traits)?.value
                let number = value.flatMap(Double.init) ?? (key == .constant ? 0 : 1000)
                let spelled =
                    key == .constant
                    ? SwiftLiteral.number(code.constant(number)) : SwiftLiteral.priority(number)
                return "\(names[constraint.id]).\(key.spelling) = \(spelled)"
            }
        }
    }

    private func activation(_ constraint: LayoutConstraint) -> SwiftVariation {
        SwiftVariation(conditions(of: constraint)) { traits in
            isActive(constraint, traits) ? ["\(names[constraint.id]).isActive = true"] : []
        }
    }
}

// MARK: - Outlets and actions

extension SwiftClass {
    /// The outlet collections, as arrays of the views' properties.
    private var collections: [SwiftText] {
        connections.collections.map { name, ids in
            let types = Set(ids.map { SwiftViewClass(document[$0]).name })
            let type = types.count == 1 ? types.first! : "UIView"
            let list = "[" + ids.map { names[$0] }.joined(separator: ", ") + "]"
            let head = "\(options.modifier)var \(name): [\(type)]"
            return head.count + list.count < 90
                ? .line("\(head) { \(list) }") : .block(head, [.line(list)])
        }
    }

    /// The method that connects controls with the actions.
    private var actionConnections: [SwiftText] {
        method(
            "connectActions",
            SwiftText.lines(
                connections.actions.flatMap { action in
                    let control = names[action.sender]
                    guard options.deploymentTarget >= 14 else {
                        return [
                            "\(control).addTarget(self, action: #selector(\(action.method.reference)), "
                                + "for: .\(action.event))"
                        ]
                    }
                    let head = action.method.usesSender ? "action" : "_"
                    return [
                        "\(control).addAction(UIAction { [weak self] \(head) in",
                        "    self?.\(action.method.call)", "}, for: .\(action.event))",
                    ]
                }))
    }

    /// The closures that a cell calls for actions of the list's class.
    private var handlers: [SwiftText] {
        connections.handlers.map {
            .line(
                "\(options.modifier)var \($0.handler): ((\($0.usesSender ? "Any?" : "")) -> Void)?")
        }
    }

    /// The methods that controls call, without content unless a cell passes on the call.
    private var actionMethods: [[SwiftText]] {
        let prefix = options.deploymentTarget < 14 ? "@objc " : ""
        return connections.methods.map { method in
            let call = "\(method.handler)?(\(method.usesSender ? "sender" : ""))"
            let isHandled = connections.handled.contains(method)
            return [
                .block(
                    "\(prefix)private func \(method.declaration)",
                    [.line(isHandled ? call : "// What the app does.")])
            ]
        }
    }
}

extension ViewKind {
    /// Whether the margins of a new view of this kind can differ from 8 points.
    fileprivate var hasOwnMargins: Bool { self == .cell || self == .table || self == .collection }
}
