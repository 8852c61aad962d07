import StackCore

/// The Swift class that is generated from one document.
struct SwiftClass {
    let document: Document
    /// The name of the generated class.
    let name: String
    let names: SwiftNames
    let isController: Bool
    private let documentName: String
    private let connections: CodeConnections
    private let options: CodeOptions

    /// - Parameter taken: the names of the generated file's classes so far; the name of this class
    ///   is added
    init(_ item: CodeDocument, _ options: CodeOptions, taken: inout Set<String>) {
        let document = item.document
        self.document = document
        self.options = options
        documentName = item.name
        isController =
            !document.isStandalone
            && document[.root].kind != .cell
        connections = CodeConnections(item.connections, in: document)
        names = SwiftNames(
            document,
            root: !isController
                ? "self" : SwiftViewClass(document[.root]).isPlain ? "view" : "rootView",
            connections)
        let given = [options.className, item.connections?.className].compactMap(\.self)
            .first { SwiftIdentifier.isType($0) && !taken.contains($0) }
        name = Self.free(
            given ?? Self.className(item.name, isController: isController), taken: &taken)
    }

    private static func className(_ name: String, isController: Bool) -> String {
        let word = SwiftIdentifier.upperCamel(name) ?? "Layout"
        let suffix = isController ? "ViewController" : "View"
        let ends = isController ? "Controller" : suffix
        if word.hasSuffix(ends) && word != suffix && !word.hasPrefix("UI") { return word }
        return isController && word.hasSuffix("View")
            ? word + "Controller" : word + suffix
    }

    private static func free(_ word: String, taken: inout Set<String>) -> String {
        var (result, number) = (word, 2)
        // The prefix `UI` is reserved for UIKit's classes.
        while result.hasPrefix("UI") || result == "ViewController" && taken.contains(result)
            || !taken.insert(result).inserted
        {
            result = result.hasPrefix("UI") ? "My" + word : word + String(number)
            number += 1
        }
        return result
    }

    var root: View { document[.root] }

    /// All views of the document except the root, superviews before their subviews.
    var views: [View] { document.subtree().dropFirst().map { document[$0] } }

    var code: [SwiftText] {
        let head =
            "\(options.modifier)final class \(name): "
            + (isController ? "UIViewController" : rootClass.name)
        return SwiftText.lines(remarks.map { "/// " + $0 })
            + [
                .block(
                    head,
                    SwiftText.spaced(
                        [properties, collections, constraintProperties] + lifeCycle
                            + [arrangement] + constraintCode + [actionConnections]
                            + traitChanges + [sizeClassCode] + actionMethods))
            ]
    }

    private var rootClass: SwiftViewClass { SwiftViewClass(root) }

    /// The modules besides UIKit that declare the classes of views.
    var modules: [String] { views.compactMap { SwiftViewClass($0).module } }

    /// The doc comment of the generated class: the document's name, and settings that Swift code
    /// cannot express.
    private var remarks: [String] {
        var result =
            documentName == name ? [] : ["The layout of \(SwiftLiteral.comment(documentName))."]
        let list = document.properties
        if list.value(.additionalSafeArea) != nil {
            result.append("Bars outside of it reduce its safe area.")
        }
        if list.value(.tabTitles) != nil {
            result.append("It is embedded in a tab bar controller.")
        }
        if list[.direction] == .direction(.rtl) { result.append("It is read from right to left.") }
        if views.contains(where: { $0.kind == .cell }) {
            result.append(
                "Its cells show the design; at run time a list gets them from its data source.")
        }
        return result
    }
}

// MARK: - Properties

extension SwiftClass {
    private var properties: [SwiftText] {
        (hasRootProperty ? [root] + views : views).flatMap(property)
    }

    /// Whether the generated controller creates its view itself, because the view is not a plain
    /// `UIView`.
    private var hasRootProperty: Bool { isController && !rootClass.isPlain }

    private func property(_ view: View) -> [SwiftText] {
        let made = SwiftViewClass(view)
        let local = view.kind.noun
        let look = SwiftLook(
            document: document, view: view, target: local, isLocal: true, traits: .base)
        let statements =
            ownStatements(view, local) + fixedKeys(view).flatMap { look.statements($0) }
        let remarks = SwiftText.lines(remarks(view).map { "/// " + $0 })
        guard !statements.isEmpty else {
            let type = made.isSized ? ": \(made.name)" : ""
            return remarks + [
                .line("\(options.modifier)let \(names[view.id])\(type) = \(made.creation)")
            ]
        }
        return remarks + [
            .block(
                "\(options.modifier)let \(names[view.id]): \(made.name) = {",
                SwiftText.lines(
                    ["let \(local) = \(made.creation)"] + statements + ["return \(local)"]),
                end: "}()")
        ]
    }

    private func remarks(_ view: View) -> [String] {
        var result: [String] = []
        if let label = view.properties.value(.userLabel), !repeats(label, names[view.id]) {
            result.append(SwiftLiteral.comment(label))
        }
        let made = SwiftViewClass(view)
        if made.isCustom {
            result.append("Made with an initializer of \(made.inherited).")
        } else if let type = view.properties.value(.customClass), type != made.name {
            result.append("In the app it is a \(SwiftLiteral.comment(type)).")
        }
        return result
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
        if view.id != .root, view.properties.value(.autoresizing) == nil,
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
        case (.clipsToBounds, .textField): view.properties.value(.cornerRadius) == nil
        case (.clipsToBounds, .scroll), (.clipsToBounds, .table), (.clipsToBounds, .collection),
            (.clipsToBounds, .textView):
            view.properties.value(.clipsToBounds) == true
        case (.font, .label): view.properties.value(.font) == .label
        case (.margins, _):
            view.id != .root && !view.kind.hasOwnMargins
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
            .filter { $0.key == key || key == .image && $0.key == .imageName }.map(\.condition)
    }

    private func setKeys(_ view: View) -> [PropertyKey] {
        var keys: [PropertyKey] = []
        for entry in view.properties.entries {
            // A document stores an image's name and size separately; the code sets both as one
            // image.
            let key = entry.key == .imageName ? .image : entry.key
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
        if !constraintSteps.isEmpty { steps.append("constrainViews()") }
        if !actionConnections.isEmpty { steps.append("connectActions()") }
        if !variations.isEmpty { steps += ["applySizeClasses()"] + registration }
        return (isController ? controllerStart(steps) : viewStart(steps))
            + [method("configureView", SwiftText.lines(rootStatements))]
    }

    /// Returns the code of a private method; empty if `body` is empty.
    private func method(_ name: String, _ body: [SwiftText]) -> [SwiftText] {
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
        return [
            loading,
            [
                .block(
                    "\(options.modifier)override func viewDidLoad()",
                    SwiftText.lines(["super.viewDidLoad()"] + steps))
            ],
        ]
    }

    private func viewStart(_ steps: [String]) -> [[SwiftText]] {
        // `UIStackView.init(coder:)` is not failable.
        let coder =
            rootClass.name == "UIStackView" ? "init(coder: NSCoder)" : "init?(coder: NSCoder)"
        let isCell = rootClass.name == "UITableViewCell"
        let start =
            isCell
            ? "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"
            : "override init(frame: CGRect)"
        let call =
            isCell
            ? "super.init(style: style, reuseIdentifier: reuseIdentifier)"
            : "super.init(frame: frame)"
        return [
            [.block(options.modifier + start, SwiftText.lines([call, "setUpViews()"]))],
            [
                .block(
                    options.modifier + "required " + coder,
                    SwiftText.lines(["super.init(coder: coder)", "setUpViews()"]))
            ],
            [.block("private func setUpViews()", SwiftText.lines(steps))],
        ]
    }

    /// From iOS 17 on, a closure is registered; before, UIKit calls a method.
    private var registration: [String] {
        if options.deploymentTarget < 17 { return [] }
        return [
            "registerForTraitChanges("
                + "[UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {",
            "    (changed: \(name), _: UITraitCollection) in changed.applySizeClasses()", "}",
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
        let look = SwiftLook(
            document: document, view: root, target: names.root, isLocal: false, traits: .base)
        var result = hasRootProperty ? [] : fixedKeys(root).flatMap { look.statements($0) }
        guard isController else { return result }
        if document.properties.value(.respectsSystemMinimumMargins) == false {
            result.append("viewRespectsSystemMinimumLayoutMargins = false")
        }
        return result + SwiftBars(document: document).statements
    }
}

// MARK: - Arrangement

extension SwiftClass {
    private var arrangements: [String] { ([root] + views).flatMap(arrange) }

    private var arrangement: [SwiftText] { method("arrangeViews", SwiftText.lines(arrangements)) }

    private func member(_ view: View) -> String {
        names[view.id] == "self" ? "" : names[view.id] + "."
    }

    /// Returns the start of a call on the view that contains a view's subviews.
    private func container(_ view: View) -> String {
        member(view) + (SwiftViewClass(view).hasContentView ? "contentView." : "")
    }

    /// Returns the statements that add a view's subviews: first the arranged subviews in their
    /// order, then the remaining subviews.
    private func arrange(_ view: View) -> [String] {
        let arranged = view.arrangedSubviews.filter(isEverInstalled)
        let subviews = view.subviews.filter(isEverInstalled)
        let others = subviews.filter { !arranged.contains($0) }
        return arranged.map { "\(member(view))addArrangedSubview(\(names[$0]))" }
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
            "\(member(stack))setCustomSpacing(\(SwiftLiteral.spacing(spacing)), after: \(names[id]))"
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
        document.ancestors(of: id).flatMap(installed).map(\.condition)
    }

    private func isPresent(_ id: ViewID, _ traits: SizeClasses) -> Bool {
        document.ancestors(of: id).allSatisfy { isInstalled($0, traits) }
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

    private var constraints: [LayoutConstraint] {
        document.allConstraints.filter { $0.properties.value(.asserted) != true }
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
        constraint.properties.entries.map(\.condition)
            + constraint.views.flatMap(conditionsOfPresence)
    }

    private func isActive(_ constraint: LayoutConstraint, _ traits: SizeClasses) -> Bool {
        constraint.properties.value(.active) != false
            && constraint.properties.inForce(.installed, under: traits)?.value != .flag(false)
            && constraint.views.allSatisfy { isPresent($0, traits) }
    }

    private var constraintProperties: [SwiftText] {
        let named = fixedConstraints.filter { connections.names($0) }
        return (named + varyingConstraints).map(property)
            + idleConstraints.flatMap { [.line("/// Not active."), property($0)] }
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
        for (place, id) in document.subtree().enumerated() { places[id] = place }
        let lines = fixedConstraints.enumerated().map { number, constraint in
            let code = SwiftConstraint(document: document, names: names, constraint: constraint)
            let key = [places[code.view] ?? 0, code.attributeOrder, number]
            return (key, connections.names(constraint) ? names[constraint.id] : code.expression)
        }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map { $0.1 + "," }
        if lines.isEmpty { return assertions }
        return [.block("NSLayoutConstraint.activate([", SwiftText.lines(lines), end: "])")]
            + assertions
    }

    /// The document's asserted constraints as comments in the code. Only checks evaluate asserted
    /// constraints; the layout ignores them.
    private var assertions: [SwiftText] {
        document.allConstraints.filter { $0.properties.value(.asserted) == true }.map {
            let other = $0.second.map { " " + document.spelling($0) } ?? ""
            let text = "\(document.spelling($0.first)) \($0.relation.rawValue)\(other)"
            return .line("// Asserted, not constrained: \(SwiftLiteral.comment(text))")
        }
    }
}

// MARK: - Size classes

extension SwiftClass {
    private var sizeClassCode: [SwiftText] {
        guard !variations.isEmpty else { return [] }
        let varying = varyingConstraints.map { names[$0.id] }
        let first: [SwiftText] =
            varying.isEmpty
            ? [] : [.line("NSLayoutConstraint.deactivate([\(varying.joined(separator: ", "))])")]
        return [
            .block("private func applySizeClasses()", first + variations.flatMap(\.code))
        ]
    }

    /// The code that depends on size classes, in the order in which it runs: installed views, then
    /// properties and constants, finally active constraints.
    private var variations: [[SwiftVariation]] {
        let all = [root] + views
        let steps = [
            all.compactMap(presence),
            all.flatMap(looks) + varyingConstraints.compactMap(changes),
            varyingConstraints.map(activation),
        ]
        return steps.filter { !$0.isEmpty }
    }

    private func presence(_ view: View) -> SwiftVariation? {
        let conditions = view.subviews.flatMap(installed).map(\.condition)
        guard conditions.contains(where: { $0 != .base }) else { return nil }
        return SwiftVariation(conditions) { traits in
            let there = { (ids: [ViewID]) in
                ids.filter { isInstalled($0, traits) }.map { names[$0] }.joined(separator: ", ")
            }
            var lines = ["\(container(view))setSubviews([\(there(view.subviews))])"]
            if view.kind == .stack {
                lines.append(
                    "\(member(view))setArrangedSubviews([\(there(view.arrangedSubviews))])")
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
                    document: document, view: view, target: names[view.id], isLocal: false,
                    traits: traits
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
            let list = ids.map { names[$0] }.joined(separator: ", ")
            return .line("\(options.modifier)var \(name): [\(type)] { [\(list)] }")
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

    /// The methods that controls call, without content.
    private var actionMethods: [[SwiftText]] {
        let prefix = options.deploymentTarget < 14 ? "@objc " : ""
        return connections.methods.map { method in
            [
                .block(
                    "\(prefix)private func \(method.declaration)",
                    [.line("// What the app does.")])
            ]
        }
    }
}

extension ViewKind {
    /// Whether the margins of a new view of this kind can differ from 8 points.
    fileprivate var hasOwnMargins: Bool { self == .cell || self == .table || self == .collection }
}
