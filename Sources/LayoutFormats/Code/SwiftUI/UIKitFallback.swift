import StackCore

/// A view that stays in UIKit together with its subviews: its generated class, and the
/// representable (a `UIViewRepresentable` or `UIViewControllerRepresentable`) that shows it in
/// SwiftUI.
struct UIKitFallback {
    private(set) var view: ViewID
    /// Whether the representable shows the whole document.
    private let isWhole: Bool
    /// The reason why SwiftUI does not show the view: a clause without a full stop.
    let reason: String
    /// The name of the representable's type.
    private(set) var name = ""
    let uikit: SwiftClass
    /// Whether the view is a single view that the representable can create without a generated
    /// class.
    let isSimple: Bool
    /// Whether the struct has a closure with which the app configures the view. It has a closure if
    /// an outlet refers to the view or to a view inside it, or if the view is the view of a
    /// controller with lists. If the app sets only the text of a label, there is no closure.
    let isConfigured: Bool
    /// Whether the representable has this closure, for this view or for another one that it shows.
    private var isConfigurable = false
    private var isAlwaysConfigured = true
    /// Whether no other view before this one has the same representable.
    private(set) var isFirst = true
    private let title: String
    /// What the struct passes to the representable.
    private var inputs: [Input]
    /// The statements that create and return the view.
    private var creation: [SwiftText]
    /// The axes along which the view has the length that fits its constraints.
    private let fitted: [Axis]
    /// The names of the parameters that state whether a view has the proposed length, by axis.
    /// There is one for each axis along which only some views of the representable have it.
    private var filling: [Axis: String] = [:]
    /// Whether the view is a text view, whose size its text determines, and not its constraints.
    private let isTextView: Bool
    /// The class of the app, if the view is a single one of such a class.
    let ownType: String?
    /// The module of another library that declares this class; nil for the app.
    private let ownModule: String?
    private let subject: String
    private let stem: String
    /// The properties of a single view that are delegates, with their protocols.
    private let delegates: [(property: String, type: String)]

    private struct Input: Equatable {
        let name: String
        let type: String
        /// The expression that the struct passes.
        var value: String
        /// The default value, which the struct need not pass; nil if there is none.
        var standard: String?
        /// The statement that passes the value to the view whenever the struct changes; nil for a
        /// value with which the view is created.
        var statement: String?

        /// The type of the representable's property. It is optional if not all views have a value.
        var declared: String { standard == "nil" && type.last != "?" ? type + "?" : type }
        /// The code that passes the value to the view.
        var update: [SwiftText] {
            guard let statement else { return [] }
            return standard == "nil"
                ? [.block("if let \(name)", [.line(statement)])] : [.line(statement)]
        }

        /// - Parameter value: the expression that the struct passes; nil for its property `name`
        init(_ name: String, _ type: String, _ statement: String?, value: String? = nil) {
            (self.name, self.type, self.statement) = (name, type, statement)
            self.value = value ?? name
        }
    }

    /// An event of a control, the struct's closure for it, and the closure's argument: the type and
    /// the expression of the control or of its value; nil if the closure has no argument.
    typealias Event = (
        name: String, closure: String, argument: (type: String, expression: String)?
    )

    /// - Parameters:
    ///   - events: the events of the view, if it is a single control
    ///   - binding: the name of the struct's binding to the text, if the view is a text field
    ///   - isBehind: whether the view is behind its subviews, which are in SwiftUI. The SwiftUI view
    ///     is then the accessibility element.
    ///   - property: returns the name of the struct's property with a label's text; nil for other
    ///     views
    ///   - flag: returns the name of the struct's property for whether a view is hidden; nil for views
    ///     without one
    init(
        _ item: CodeDocument, _ view: ViewID, _ misfit: UIKitReason?, _ options: CodeOptions,
        _ owner: String, _ title: String, fitted: [Axis] = [], handlers: [String: CodeHandler],
        events: [Event] = [], binding: String? = nil, isBehind: Bool = false,
        property: (View) -> String? = { _ in nil }, flag: (View) -> String? = { _ in nil },
        types: inout TypeNames
    ) {
        (self.view, self.fitted) = (view, fitted)
        isTextView = item.document[view].kind == .textView
        var own = options
        own.access = .internal
        isWhole = view == .root
        self.title = title
        let subject = owner.hasSuffix("View") ? String(owner.dropLast("View".count)) : owner
        let part = isWhole ? "" : SwiftIdentifier.upperCamel(title) ?? "Part"
        let joined = Self.joined(subject, part)
        func stem(_ word: String) -> String {
            word.hasSuffix("View") && word != "View" ? String(word.dropLast(4)) : word
        }
        // A short name suffices for a representable, because it is private.
        let short = joined.count > Self.longestName && !part.isEmpty ? part : joined
        let role = SwiftRole(item)
        let isController = isWhole && role.isController
        let isCell = isWhole ? role.isReused : item.document[view].kind == .cell
        let shown = isCell ? Self.content(of: view, in: item) ?? view : view
        let made = SwiftClass(
            item.with(
                Self.document(item.withoutNeedlessConstraints().document, shown), isPart: !isWhole
            )
            .withoutUsualPriorities.wrapped(handlers), own,
            named: types.add(
                stem(joined) + (isController ? "UIViewController" : "UIView")), types: &types)
        let scenes =
            item.connections.map { [$0] + $0.cells.sorted { $0.key < $1.key }.map(\.value) } ?? []
        let cause = misfit.flatMap { misfit in
            misfit.axes.isEmpty
                ? nil
                : Self.cause(of: misfit, in: view, item, made.names)
        }
        let isOfApp = made.isSingleView && misfit?.reason == SwiftUILeaf.isOfApp
        let custom = isOfApp ? item.document[view].properties.value(.customClass) : nil
        isSimple = made.isSingleView
        let id = item.document[view].properties.value(.objectID)
        let outlets = Set(scenes.flatMap(\.outlets).flatMap(\.objectIDs))
        // A view to which only a view of the app inside the generated class has an outlet is private.
        let inner = Set(SwiftUIConnections.outlets(of: item.connections).keys).subtracting(outlets)
        let texts = Self.labels(in: view, item.document).compactMap { label in
            let isInner = label.properties.value(.objectID).map(inner.contains) ?? false
            return (isInner && !made.isSingleView ? nil : property(label)).map { value in
                let isStyled = Self.isStyled(label, item.lists.element(of: label))
                return (
                    value: value, target: made.names[label.id],
                    setting: isStyled ? ".setText(\(value))" : ".text = \(value)"
                )
            }
        }
        // A custom class may make its text from its other properties, so the text is then no input.
        let statements = made.isSingleView ? made.singleView.code : []
        let stated = statements.lazy.compactMap(\.setting).first { $0.key.hasSuffix(".text = ") }
        let hasText = custom == nil || !statements.contains { Self.isOwnText($0, stated?.value) }
        let text = made.isSingleView && hasText ? texts.first?.value : nil
        // In a label with a custom class, the app sets only the text, for which the struct has a
        // property, unless the app also shows a hidden label.
        let isText =
            isOfApp && text != nil && item.document[view].properties.value(.hidden) != true
        isConfigured =
            made.isSingleView
            ? !isText && id.map(outlets.union(inner).contains) ?? false
            : made.hasOutlets || isController && made.hasLists
        let isMap = isConfigured && item.document[view].kind == .map
        reason =
            custom.map { Self.origin(of: $0, item.lists.element(of: item.document[view])) }
            ?? (isMap ? "the app configures this \(made.singleView.type)" : nil) ?? cause
            ?? misfit.map { $0.reason(made.names[$0.view]) } ?? "the device is not known"
        uikit = made
        ownType = custom.flatMap { SwiftIdentifier.isType($0) ? $0 : nil }
        ownModule = custom.flatMap { _ in
            Self.module(of: item.lists.element(of: item.document[view]))
        }
        (self.subject, self.stem) = (subject, stem(short))
        delegates = isSimple ? made.delegates : []
        var code = isSimple ? statements : [.line(made.name + "()")]
        if isSimple {
            let isStyled = Self.isStyled(
                item.document[view], item.lists.element(of: item.document[view]))
            inputs = Self.inputs(text: text, isStyled: isStyled, binding, events)
            code.removeAll { statement in
                let key = statement.setting?.key ?? ""
                // If a closure passes an argument, the control needs no tag.
                return text ?? binding != nil && key.hasSuffix(".text = ")
                    || key.hasSuffix(".tag = ") && events.contains { $0.closure.hasPrefix("{") }
                    || Self.isIdle(statement)
                    || isBehind && key.contains(/\.((a|isA)ccessibility\w+|isHidden) = $/)
            }
            let own =
                delegates.map { $0.property + " = context.coordinator" }
                + Self.limits(of: view, fitted, item.document)
            code = Self.extended(code, own)
        } else {
            let noun = made.role.isController ? "controller" : "view"
            inputs =
                texts.map { Input($0.value, "String", noun + ".\($0.target)\($0.setting)") }
                + Self.hidden(in: view, item.document).compactMap { other -> Input? in
                    // Without an outlet, the class has no property that the struct can read.
                    guard other.properties.value(.objectID).map(outlets.contains) == true
                    else { return nil }
                    return flag(other).map {
                        Input(
                            $0, "Bool", noun + ".\(made.names[other.id]).isHidden = \($0)")
                    }
                }
                + made.calledClosures.map {
                    Input($0.name, $0.type, noun + ".\($0.name) = \($0.name)")
                }
        }
        creation = code
    }

    private static func module(of element: SourceElement?) -> String? {
        element?["customModuleProvider"] == "target" ? nil : element?["customModule"]
    }

    /// The declaration that the file imports by itself, because SwiftUI has a type with its name; nil if
    /// there is none.
    var importedType: String? {
        guard let ownModule, let ownType, SwiftIdentifier.isWord(ownModule),
            SwiftUIStruct.viewTypes.contains(ownType)
        else { return nil }
        return "class \(ownModule).\(ownType)"
    }

    /// Returns a clause that states where a class comes from: the app, or another module.
    private static func origin(of type: String, _ element: SourceElement?) -> String {
        let module = module(of: element)
        return "\(SwiftLiteral.comment(type)) is a class of "
            + (module.map { "the module " + SwiftLiteral.comment($0) } ?? "the app")
    }

    /// Returns a clause that states where the custom classes of a view's leaves (the views without
    /// subviews) come from. Returns nil unless most leaves have custom classes. The program does
    /// not know the sizes of views with custom classes.
    private static func classes(in view: ViewID, _ item: CodeDocument) -> String? {
        let leaves = item.document.subtree(of: view).map { item.document[$0] }.filter {
            $0.subviews.isEmpty
        }
        let constrained = Set(item.document.allConstraints.flatMap(\.views))
        let own = leaves.filter { leaf in
            leaf.kind == .view && !constrained.contains(leaf.id)
                && leaf.properties.value(.customClass).map { !SwiftViewClass.isOfUIKit($0) }
                    ?? false
        }
        guard own.count > 2, own.count * 2 > leaves.count else { return nil }
        let modules = Set(
            own.map { view -> String? in
                let element = item.lists.element(of: view)
                return element?["customModuleProvider"] == "target"
                    ? nil : element?["customModule"]
            })
        let place = modules.count == 1 ? modules.first! : nil
        return "most of its views are of classes of "
            + (place.map { "the module " + SwiftLiteral.comment($0) } ?? "the app")
    }

    /// Returns the statements that create a view, with further statements. `more` contains these
    /// without the name of the view's variable.
    private static func extended(_ code: [SwiftText], _ more: [String]) -> [SwiftText] {
        if more.isEmpty { return code }
        var code = code
        if code.count == 1 {
            code = [.line("let view = " + code.source), .line("return view")]
        }
        guard case .line(let end)? = code.last, end.hasPrefix("return ") else { return code }
        let name = end.dropFirst("return ".count)
        return code.dropLast() + SwiftText.lines(more.map { "\(name).\($0)" }) + [.line(end)]
    }

    /// Returns the statements for the maximum lengths that constraints give a view, along the axes
    /// along which it has the length that fits. With SwiftUI's `frame(maxWidth:)`, it would have
    /// the maximum length wherever possible.
    private static func limits(
        of view: ViewID, _ fitted: [Axis], _ document: Document
    ) -> [String] {
        document.allConstraints.filter { constraint in
            let list = constraint.properties
            return constraint.views == [view] && constraint.second == nil
                && constraint.relation == .lessThanOrEqual
                && fitted.contains { constraint.first.attribute == $0.size }
                && list.entries.allSatisfy { $0.condition == .base }
                && list.value(.installed) != false
                && list.value(.priority) ?? Priorities.required == Priorities.required
        }.map { constraint in
            let points = SwiftLiteral.number(constraint.properties.value(.constant) ?? 0)
            return "\(constraint.first.attribute.rawValue)Anchor"
                + ".constraint(lessThanOrEqualToConstant: \(points)).isActive = true"
        }
    }

    /// The code for the object that is the view's delegate; empty if the view has none.
    private var coordinator: [SwiftText] {
        if delegates.isEmpty { return [] }
        var types: [String] = []
        for item in delegates where !types.contains(item.type) { types.append(item.type) }
        return [
            .gap,
            .block("func makeCoordinator() -> Coordinator", [.line("Coordinator()")]),
            .gap,
            .line("/// The methods of the delegate in the app belong here."),
            .line("final class Coordinator: NSObject, \(types.joined(separator: ", ")) {}"),
        ]
    }

    /// Returns whether a statement has no effect on a view without subviews whose size SwiftUI
    /// chooses: it sets a content priority, or whether margins depend on the safe area.
    private static func isIdle(_ statement: SwiftText) -> Bool {
        [statement].source.contains(
            /\.(setContent(Hugging|CompressionResistance)Priority\(|insetsLayoutMarginsFromSafeArea = )/
        )
    }

    /// Returns the labels in a view, without those in lists, whose cells have classes of their own.
    private static func labels(in view: ViewID, _ document: Document) -> [View] {
        document.subtree(of: view).map { document[$0] }.filter { label in
            let around = document.ancestors(of: label.id).prefix { $0 != view } + [view]
            return label.kind == .label && !around.contains { document[$0].kind.isList }
        }
    }

    /// Whether the text of a label has attributes, which a new plain text would remove.
    private static func isStyled(_ label: View, _ element: SourceElement?) -> Bool {
        ParagraphStyle.keys.contains { label.properties[$0] != nil }
            || element?.child("attributedString", key: "attributedText") != nil
    }

    /// Returns the hidden views in a view that the app can show, without those in lists.
    static func hidden(in view: ViewID, _ document: Document) -> [View] {
        document.subtree(of: view).dropFirst().map { document[$0] }.filter { other in
            let around = document.ancestors(of: other.id).prefix { $0 != view } + [view]
            return other.properties.value(.hidden) == true
                && !around.contains { document[$0].kind.isList }
        }
    }

    /// Returns what the struct passes to a single view: the text of a label, the binding to that of a
    /// text field, and closures for the events of a control. The closures are added to the control
    /// as actions with identifiers: UIKit replaces an earlier action that has the same identifier,
    /// so they can be added again on each update.
    ///
    /// - Parameters:
    ///   - text: the name of the struct's property with the text; nil for none
    ///   - isStyled: whether the text has attributes
    ///   - binding: the name of the struct's binding to the text; nil for none
    private static func inputs(
        text: String?, isStyled: Bool, _ binding: String?, _ events: [Event]
    ) -> [Input] {
        let set = isStyled ? "view.setText(text)" : "view.text = text"
        let texts = [
            text.map { Input("text", "String", set, value: $0) },
            binding.map { Input("text", bindingType, "view.bind($text)", value: "$" + $0) },
        ].compactMap(\.self)
        return texts
            + events.enumerated().map { place, event in
                let name = place == 0 ? "action" : event.name
                let body =
                    event.argument.map { "[unowned view] _ in \(name)(\($0.expression))" }
                    ?? "_ in \(name)()"
                let type = event.argument == nil ? "UIAction.Identifier" : ".init"
                let action = "UIAction(identifier: \(type)(\"\(name)\")) { \(body) }"
                return Input(
                    name, "(\(event.argument?.type ?? "")) -> Void",
                    "view.addAction(\(action), for: .\(event.name))", value: event.closure)
            }
    }

    private static let bindingType = "Binding<String>"

    /// Returns the statements that create a view, or only its initializer if nothing is set.
    private static func creation(_ code: [SwiftText]) -> [SwiftText] {
        guard code.count == 2, case .line(let first) = code[0],
            let sign = first.firstRange(of: " = ")
        else { return code }
        return [.line(String(first[sign.upperBound...]))]
    }

    /// Returns whether a statement sets a text property of a custom class, such as the key of a
    /// translation. Its value is the label's text, or its name contains a word such as `key` or
    /// `text`.
    private static func isOwnText(_ statement: SwiftText, _ text: String?) -> Bool {
        guard let setting = statement.setting, Self.type(of: [setting.value], "") == "String",
            ![".text = ", "setTitle("].contains(where: setting.key.contains),
            !setting.key.contains(".accessibility")
        else { return false }
        return setting.value == text
            || setting.key.contains(/(?i:(key|text|title|string)(normal)?|(local|translat)\w*) = $/)
    }

    /// Returns a clause that names what SwiftUI has no counterpart for in a view that it would lay
    /// out differently: a constraint, the distribution of a stack view, or custom classes. Returns
    /// nil if there is none, or if the view stays in UIKit for a reason other than its layout.
    private static func cause(
        of misfit: UIKitReason, in view: ViewID, _ item: CodeDocument, _ names: SwiftNames
    ) -> String? {
        if misfit.axes.isEmpty { return nil }
        let document = item.document
        let inside = document.subtree(of: view)
        let members = Set(inside)
        let foreign = document.allConstraints.first { constraint in
            members.isSuperset(of: constraint.views) && isForeign(constraint, document)
                && constraint.views.contains(misfit.view)
        }
        if let found = foreign {
            return "no SwiftUI layout was found for `\(equation(found, names))`"
        }
        let around = [misfit.view] + (document[misfit.view].parent.map { [$0] } ?? [])
        if let found = distributing([.fillProportionally], around, members, document, names) {
            return found
        }
        if let classes = classes(in: view, item) { return classes }
        // A constraint of the view with less than the required priority.
        let weak = document.allConstraints.first { constraint in
            members.isSuperset(of: constraint.views) && constraint.views.contains(misfit.view)
                && !isOfContent(constraint, document)
                && misfit.axes.contains(constraint.first.attribute.axis)
                && constraint.properties.value(.installed) != false
                && constraint.properties.value(.priority) ?? Priorities.required
                    < Priorities.required
        }
        if let weak {
            let priority = SwiftLiteral.number(weak.properties.value(.priority) ?? 0)
            return "SwiftUI has no priority like the \(priority) of `\(equation(weak, names))`"
        }
        func unfound(_ constraint: LayoutConstraint) -> String {
            "no SwiftUI layout was found for `\(equation(constraint, names))`"
        }
        guard let found = placing(misfit, members, document) else {
            if varies(members, document) { return "its layout differs between size classes" }
            return distributing(
                [.fillEqually, .equalSpacing, .equalCentering],
                document.ancestors(of: misfit.view), members, document, names)
                ?? beside(misfit, members, document).map(unfound)
        }
        let centre = centre(of: misfit.view, besides: found, members, document)
        return unfound(found) + (centre.map { " and `\(equation($0, names))`" } ?? "")
    }

    /// Returns a clause that names the first of the views `around` that is a stack view with one of
    /// the distributions; nil if there is none.
    private static func distributing(
        _ distributions: [Distribution], _ around: [ViewID], _ members: Set<ViewID>,
        _ document: Document, _ names: SwiftNames
    ) -> String? {
        for id in around where members.contains(id) {
            guard let own = document[id].properties.value(.distribution),
                distributions.contains(own)
            else { continue }
            return "no SwiftUI stack distributes its space like `\(names[id])` (\(own.rawValue))"
        }
        return nil
    }

    /// Returns the constraint that states the centre of a view, if it and the constraint `edge` of
    /// an edge together determine a length of the view; nil if there is none.
    private static func centre(
        of view: ViewID, besides edge: LayoutConstraint, _ members: Set<ViewID>,
        _ document: Document
    ) -> LayoutConstraint? {
        let attribute = edge.first.attribute
        let centres: [LayoutAttribute] = [.centerX, .centerY]
        if attribute.isSize || centres.contains(attribute) || edge.relation != .equal {
            return nil
        }
        return document.allConstraints.first { constraint in
            members.isSuperset(of: constraint.views) && constraint.relation == .equal
                && constraint.second != nil && constraint.views.contains(view)
                && edge.views.contains(view) && centres.contains(constraint.first.attribute)
                && constraint.first.attribute.axis == attribute.axis
                && constraint.properties.value(.installed) != false
        }
    }

    /// Returns whether a constraint is between a scroll view and its subview, so that it only
    /// determines an edge of the scroll view's content.
    private static func isOfContent(
        _ constraint: LayoutConstraint, _ document: Document
    ) -> Bool {
        !constraint.first.attribute.isSize
            && constraint.views.contains { scroll in
                document[scroll].kind == .scroll
                    && constraint.views.contains { document[$0].parent == scroll }
            }
    }

    /// Whether stacks or constraints of these views have other values under other size classes.
    private static func varies(_ members: Set<ViewID>, _ document: Document) -> Bool {
        let views = members.contains { id in
            document[id].kind == .stack
                && document[id].properties.entries.contains { $0.condition != .base }
        }
        return views
            || document.allConstraints.contains { constraint in
                members.isSuperset(of: constraint.views)
                    && constraint.properties.entries.contains { $0.condition != .base }
            }
    }

    /// Returns the constraint that places the view with a wrong frame, or the innermost view around
    /// it that a constraint places; nil if only frames and stacks place these views.
    private static func placing(
        _ misfit: UIKitReason, _ members: Set<ViewID>, _ document: Document
    ) -> LayoutConstraint? {
        // Constant and minimum lengths are left out, because SwiftUI has them too.
        let installed = document.allConstraints.filter {
            members.isSuperset(of: $0.views) && $0.properties.value(.installed) != false
                && ($0.second != nil || $0.relation == .lessThanOrEqual)
                && !isInParent($0, document)
        }
        for id in document.ancestors(of: misfit.view) where members.contains(id) {
            let own = installed.filter {
                $0.first.item.view == id
                    || $0.second?.item.view == id
                        && document[$0.first.item.view].parent == document[id].parent
            }
            let along = own.filter { constraint in
                misfit.axes.contains { $0 == constraint.first.attribute.axis }
            }
            // A length or a limit explains more than the distance from an edge.
            if let found = along.first(where: { $0.first.attribute.isSize || $0.relation != .equal }
            )
                ?? along.first
            {
                return found
            }
        }
        return nil
    }

    /// Returns a constraint on a view beside the one with a wrong frame, or beside a view around it,
    /// that determines how much space is left; nil if there is none.
    private static func beside(
        _ misfit: UIKitReason, _ members: Set<ViewID>, _ document: Document
    ) -> LayoutConstraint? {
        let around = document.ancestors(of: misfit.view).filter(members.contains)
        return around.lazy.compactMap { id -> LayoutConstraint? in
            guard let parent = document[id].parent, members.contains(parent) else { return nil }
            let siblings = document[parent].subviews.filter { $0 != id }
            return document.allConstraints.first { constraint in
                siblings.contains(constraint.first.item.view) && constraint.second != nil
                    && constraint.views.allSatisfy(siblings.contains)
                    && constraint.properties.value(.installed) != false
            }
        }.first
    }

    /// Returns whether SwiftUI has no counterpart for a constraint between two views. The views are
    /// in different branches of the hierarchy, or it has a multiplier, relates the sizes of views
    /// that are not superview and subview, or states a distance between centres.
    private static func isForeign(_ constraint: LayoutConstraint, _ document: Document) -> Bool {
        guard let second = constraint.second, constraint.properties.value(.installed) != false
        else { return false }
        let (first, other) = (constraint.first.item.view, second.item.view)
        if first == other { return false }
        if isBetweenBranches(constraint, document) { return true }
        if constraint.properties.value(.multiplier) ?? 1 != 1 { return true }
        let attribute = constraint.first.attribute
        if attribute.isSize {
            return document[first].parent != other && document[other].parent != first
        }
        return [.centerX, .centerY].contains(attribute)
            && constraint.properties.value(.constant) ?? 0 != 0
    }

    /// Returns whether a constraint is between two views that are neither siblings nor one inside
    /// the other.
    private static func isBetweenBranches(
        _ constraint: LayoutConstraint, _ document: Document
    ) -> Bool {
        guard let second = constraint.second, constraint.properties.value(.installed) != false
        else { return false }
        let (first, other) = (constraint.first.item.view, second.item.view)
        return document[first].parent != document[other].parent
            && !document.isAncestor(first, of: other) && !document.isAncestor(other, of: first)
    }

    /// Whether a constraint puts a view at an edge or in the middle of the view around it, which
    /// SwiftUI can do too.
    private static func isInParent(_ constraint: LayoutConstraint, _ document: Document) -> Bool {
        guard let second = constraint.second, constraint.relation == .equal,
            constraint.first.attribute == second.attribute, !second.attribute.isSize,
            constraint.properties.value(.multiplier) ?? 1 == 1
        else { return false }
        let (first, other) = (constraint.first.item.view, second.item.view)
        return document.isAncestor(first, of: other) || document.isAncestor(other, of: first)
    }

    /// Returns a constraint as an equation: `time.width = score.width / 3 - 8`.
    private static func equation(_ constraint: LayoutConstraint, _ names: SwiftNames) -> String {
        func side(_ anchor: Anchor) -> String {
            let (view, attribute) = (names[anchor.item.view], anchor.attribute.rawValue)
            let guide =
                switch anchor.item.guide {
                case .safeArea?: ".safeAreaLayoutGuide"
                case .margins?: ".layoutMarginsGuide"
                default: attribute.hasSuffix("Margin") ? ".layoutMarginsGuide" : ""
                }
            return "\(view)\(guide).\(attribute.replacing(/Margin$/, with: ""))"
        }
        let relation =
            switch constraint.relation {
            case .equal: "="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        let ratio = SwiftLiteral.ratio(constraint.properties.value(.multiplier) ?? 1)
        let scale = ratio == "1" ? "" : ratio.hasPrefix("1 / ") ? ratio.dropFirst(1) : " * " + ratio
        let constant = constraint.properties.value(.constant) ?? 0
        guard let second = constraint.second else {
            return side(constraint.first) + " \(relation) " + SwiftLiteral.number(constant)
        }
        let offset =
            constant == 0
            ? "" : (constant < 0 ? " - " : " + ") + SwiftLiteral.number(abs(constant))
        return side(constraint.first) + " \(relation) " + side(second) + scale + offset
    }

    /// The maximum length, in characters, of a representable's name that starts with the name of
    /// the struct.
    private static let longestName = 40

    /// Returns two words joined. If the end of `first` equals the start of `second`, it appears
    /// once: `loginForm` and `FormView` give `loginFormView`.
    private static func joined(_ first: String, _ second: String) -> String {
        let common = second.indices.reversed().first { end in
            second[end].isUppercase && first.hasSuffix(second[..<end])
        }
        if first.hasSuffix(second) { return first }
        return second.hasPrefix(first)
            ? second : first + second[(common ?? second.startIndex)...]
    }

    /// Returns the content view of a cell, which can be shown without a list; nil if there is none.
    private static func content(of cell: ViewID, in item: CodeDocument) -> ViewID? {
        item.document[cell].subviews.first { item.lists.isContentView(item.document[$0]) }
    }

    /// Returns the document with a plain view in the place of its root.
    private static func withPlainRoot(_ document: Document) -> Document {
        if document[.root].storedKind == .view { return document }
        var result = Document()
        do throws(EditMismatch) {
            try result.set(document.properties, of: .document)
            let views = document.subtree()
            for id in views {
                let root = View(id: .root, name: document[.root].name, kind: .view)
                try result.apply(.createView(id == .root ? root : document[id].detached))
            }
            for id in views {
                for (place, child) in document[id].subviews.enumerated() {
                    try result.apply(.insertSubview(child, in: id, at: place))
                }
                if id == .root { continue }
                for (place, child) in document[id].arrangedSubviews.enumerated() {
                    try result.apply(.insertArranged(child, in: id, at: place))
                }
            }
            for constraint in document.allConstraints
            where constraint.views.allSatisfy({ $0 != .root }) {
                try result.apply(.createConstraint(constraint))
            }
        } catch { return document }
        return result
    }

    /// Returns a document that contains only the given view and fills its root with it.
    private static func document(_ document: Document, _ view: ViewID) -> Document {
        if view == .root { return document }
        let isOfCell = document[view].parent.map { document[$0].kind == .cell } ?? false
        let margins = isOfCell ? cellMargins(of: view, document) : nil
        let document = withPlainRoot(document)
        var plan = EditPlan(document, keepsParts: false)
        do throws(EditRefusal) {
            try plan.addSubview(view, to: .root)
            // The new constraints to the root's edges replace all others between the view and the
            // root.
            for constraint in document.allConstraints
            where Set(constraint.views) == [view, .root] { plan.removeConstraint(constraint.id) }
            for other in plan.subviews(of: .root) where other != view { try plan.remove(other) }
            for entry in document[.root].properties.entries {
                try plan.setProperty(
                    entry.key, entry.condition, of: .view(.root), to: nil)
            }
            try plan.setProperty(.style, of: .view(.root), to: .style(.standalone))
            try plan.setProperty(.autoresizing, of: .view(view), to: nil)
            // A cell gives its content view margins. Outside of the cell, the document must set
            // them.
            if let margins, document[view].properties[.margins] == nil {
                try plan.setProperty(.margins, of: .view(view), to: .insets(margins))
            }
            for side in [LayoutAttribute.leading, .trailing, .top, .bottom] {
                try plan.constrain(
                    Anchor(LayoutItem(view), side), .equal, Anchor(LayoutItem(.root), side))
            }
        } catch {
            assertionFailure("\(view) cannot be taken out of its document: \(error)")
            return document
        }
        return plan.document
    }

    /// Returns the margins of a cell's content view; nil if the device is not known.
    private static func cellMargins(of view: ViewID, _ document: Document) -> Insets? {
        guard
            let environment = LayoutEnvironment(
                document, for: LayoutRequest(direction: .ltr).asApp())
        else { return nil }
        let resolved = ResolvedDocument(
            document, traits: environment.traits, direction: environment.direction)
        return resolved.cellMargins(of: view, in: environment)
    }

    /// Returns the name of the struct's property for the closure that configures the view.
    func configure(isOnly: Bool) -> String {
        isOnly || isWhole ? "configure" : "configure" + SwiftIdentifier.capitalized(title)
    }

    /// Returns the words for the name of the representable, the best first.
    private func stems(isShared: Bool) -> [String] {
        let types = ownType.map { [$0] + (isShared ? [Self.joined(subject, $0)] : []) } ?? []
        return types + [stem]
    }

    /// Returns the representable of a view that is behind its subviews, which are in SwiftUI.
    static func behind(
        _ view: ViewID, _ item: CodeDocument, _ options: CodeOptions, _ owner: String,
        _ title: String, types: inout TypeNames
    ) -> UIKitFallback {
        let emptied = emptied(item.document, view)
        let isRoot = view == .root
        let (document, shown) = isRoot ? inRoot(emptied) : (emptied, view)
        var result = UIKitFallback(
            item.with(document), shown, UIKitReason(view: shown, reason: SwiftUILeaf.isOfApp),
            options, owner, title, handlers: [:], isBehind: true, types: &types)
        result.view = view
        return result
    }

    /// Returns a document with a single view in its root, and the identifier of this view. The view
    /// has the properties of the root of `other`, which has no subviews.
    private static func inRoot(_ other: Document) -> (Document, ViewID) {
        let shown = ViewID(1)
        var result = Document()
        do throws(EditMismatch) {
            try result.set(other.properties, of: .document)
            try result.apply(.createView(View(id: .root, name: "screen", kind: .view)))
            try result.apply(.createView(View(id: shown, name: "view", kind: .view)))
            try result.apply(.insertSubview(shown, in: .root, at: 0))
            try result.set(other[.root].properties, of: .view(shown))
        } catch { preconditionFailure("a view cannot be in a root: \(error)") }
        return (result, shown)
    }

    /// Returns the document without the subviews of a view, and without the margins that the view
    /// has for them.
    private static func emptied(_ document: Document, _ view: ViewID) -> Document {
        var plan = EditPlan(document, keepsParts: false)
        do throws(EditRefusal) {
            for child in document[view].subviews { try plan.remove(child) }
            let margins: [PropertyKey] = [
                .margins, .preservesSuperviewMargins, .insetsMarginsFromSafeArea,
            ]
            for entry in document[view].properties.entries where margins.contains(entry.key) {
                try plan.setProperty(entry.key, entry.condition, of: .view(view), to: nil)
            }
        } catch { preconditionFailure("a subview cannot be removed: \(error)") }
        return plan.document
    }

    /// The type of the view that the representable creates.
    private var type: String { isSimple ? uikit.singleView.type : uikit.name }

    /// Returns the declaration of the struct's property for the closure that configures the view.
    func configuration(isOnly: Bool) -> SwiftText {
        .line("var \(configure(isOnly: isOnly)): (\(type)) -> Void = { _ in }")
    }

    /// Returns the call of the representable that shows the view.
    func call(isOnly: Bool) -> SwiftUICall {
        SwiftUICall(
            name,
            (isConfigured ? [.named("configure", configure(isOnly: isOnly))] : [])
                + inputs.filter { $0.value != $0.standard }.map { .named($0.name, $0.value) })
    }

    /// The types of the representable's arguments, by their labels.
    var types: [String: String] {
        Dictionary(
            inputs.map { ($0.name, $0.declared) } + [("configure", "(\(type)) -> Void")],
            uniquingKeysWith: { first, _ in first })
    }

    /// The method that returns the size that fits the view's constraints; empty if the view has the
    /// proposed size.
    private var size: [SwiftText] {
        let body =
            if !filling.isEmpty { sizeOfSeveral } else if isTextView { sizeOfText } else {
                sizeOfConstraints
            }
        if body.isEmpty { return [] }
        return [
            .gap,
            .block(
                "func sizeThatFits(_ proposal: ProposedViewSize, uiView view: \(type), context: Context) -> CGSize?",
                SwiftText.lines(body)),
        ]
    }

    private var sizeOfConstraints: [String] {
        switch fitted {
        case []: []
        case [.vertical]: ["view.fittingSize(filling: proposal)"]
        case [.horizontal]:
            [
                "let size = view.fittingSize(in: proposal)",
                "return CGSize(width: size.width, height: proposal.height ?? size.height)",
            ]
        default: ["view.fittingSize(in: proposal)"]
        }
    }

    private var sizeOfText: [String] {
        let fits = "view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))"
        switch fitted {
        case []: return []
        case [.vertical]:
            return [
                "guard let width = proposal.width, width.isFinite else { return nil }",
                "return CGSize(width: width, height: \(fits).height)",
            ]
        default:
            return [
                "let width = min(proposal.width ?? .infinity, .greatestFiniteMagnitude)",
                "return \(fits)",
            ]
        }
    }

    /// The statements that return the size of a view, if only some views of the representable fill
    /// an axis.
    private var sizeOfSeveral: [String] {
        func fills(_ axis: Axis) -> String { filling[axis] ?? "\(!fitted.contains(axis))" }
        let (across, down) = (fills(.horizontal), fills(.vertical))
        let both = [across, down].filter { $0 != "true" }.joined(separator: " && ")
        let (inside, filled) = (
            "view.fittingSize(in: proposal)", "view.fittingSize(filling: proposal)"
        )
        let size =
            across == "false" || down == "true"
            ? inside : across == "true" ? filled : "\(across) ? \(filled) : \(inside)"
        if down == "false" { return [size] }
        let start = across == "false" ? [] : ["if \(both) { return nil }"]
        if across == "true" { return start + ["return " + size] }
        let height = "proposal.height ?? size.height"
        return start + [
            "let size = \(size)",
            "return CGSize(width: size.width, height: "
                + (down == "true" ? height : "\(down) ? \(height) : size.height") + ")",
        ]
    }

    var representable: [SwiftText] {
        let kind = uikit.role.isController ? "UIViewController" : "UIView"
        let word = uikit.role.isController ? "controller" : "view"
        let head = "func update\(kind)(_ \(word): \(type), context: Context)"
        let statements =
            inputs.flatMap(\.update) + (isConfigurable ? [.line("configure(\(word))")] : [])
        let update: [SwiftText] =
            statements.isEmpty ? [.line(head + " {}")] : [.block(head, statements)]
        let properties =
            (isConfigurable
                ? ["var configure: (\(type)) -> Void" + (isAlwaysConfigured ? "" : " = { _ in }")]
                : [])
            + inputs.map { input in
                let standard = input.standard.flatMap { $0 == "nil" ? nil : " = " + $0 }
                return input.type == Self.bindingType
                    ? "@Binding var \(input.name): String"
                    : "var \(input.name): \(input.declared)" + (standard ?? "")
            }
        let property = SwiftText.lines(properties) + (properties.isEmpty ? [] : [.gap])
        return [
            .line("/// UIKit, because \(reason)."),
            .block(
                "private struct \(name): \(kind)Representable",
                property + [
                    .block(
                        "func make\(kind)(context: Context) -> \(type)", Self.creation(creation)),
                    .gap,
                ]
                    + update + size + coordinator),
        ]
    }
}

// MARK: - Sharing

extension UIKitFallback {
    /// Returns the parts of a struct with names. Single views of one class share a representable if
    /// they differ only in values, which become its parameters.
    static func named(_ parts: [UIKitFallback], _ types: inout TypeNames) -> [UIKitFallback] {
        var groups: [[Int]] = []
        for place in parts.indices {
            let group = groups.firstIndex {
                parameters($0.map { parts[$0] } + [parts[place]]) != nil
            }
            if let group { groups[group].append(place) } else { groups.append([place]) }
        }
        var result = parts
        for group in groups {
            let members = group.map { parts[$0] }
            let isShared = members.contains { $0.title != members[0].title }
            let stems = members[0].stems(isShared: isShared)
            let name = types.addFree(stems.map { $0 + "Representable" })
            for (place, part) in zip(group, shared(members, name)) { result[place] = part }
        }
        return result
    }

    /// Returns the parts with one representable, which has the given name, and with the inputs that
    /// it needs.
    private static func shared(_ parts: [UIKitFallback], _ name: String) -> [UIKitFallback] {
        let parameters = parameters(parts) ?? []
        let parts = parts.count > 1 ? withSameInputs(parts) ?? parts : parts
        let all = statements(of: parts) ?? parts[0].creation
        let filling = filling(parts)
        return parts.enumerated().map { number, part in
            var part = part
            (part.name, part.isFirst) = (name, number == 0)
            part.isConfigurable = parts.contains(where: \.isConfigured)
            part.isAlwaysConfigured = parts.allSatisfy(\.isConfigured)
            part.inputs += parameters.map {
                var input = Input($0.name, $0.type, nil, value: $0.values[number])
                input.standard = $0.standard
                return input
            }
            part.filling = filling
            part.inputs += filling.sorted { $0.value > $1.value }.map { axis, name in
                var input = Input(name, "Bool", nil, value: "\(!part.fitted.contains(axis))")
                input.standard = "false"
                return input
            }
            part.creation = created(all, parameters)
            return part
        }
    }

    /// Returns the statements that create a view, with parameters for their values. The statements
    /// of an optional parameter are in one `if`.
    private static func created(
        _ statements: [SwiftText], _ parameters: [Parameter]
    ) -> [SwiftText] {
        func own(_ statement: SwiftText) -> Parameter? {
            parameters.first { $0.keys.contains(statement.key) }
        }
        var seen: Set<String> = []
        return statements.flatMap { statement -> [SwiftText] in
            guard let parameter = own(statement) else { return [statement] }
            func line(_ statement: SwiftText) -> SwiftText {
                guard let setting = statement.setting,
                    !parameter.constants.contains(statement.key)
                else { return statement }
                return .line(setting.key + parameter.name + setting.end)
            }
            if parameter.standard != "nil" { return [line(statement)] }
            if !seen.insert(parameter.name).inserted { return [] }
            let lines = statements.filter { own($0)?.name == parameter.name }.map(line)
            return [.block("if let \(parameter.name)", lines)]
        }
    }

    /// Returns the names of parameters for the axes that some of the views fill and others do not.
    private static func filling(_ parts: [UIKitFallback]) -> [Axis: String] {
        var result: [Axis: String] = [:]
        for (axis, name) in [(Axis.horizontal, "fillsWidth"), (.vertical, "fillsHeight")]
        where Set(parts.map { $0.fitted.contains(axis) }).count > 1 { result[axis] = name }
        return result
    }

    private struct Parameter {
        let name: String
        let type: String
        /// The value of views that do not state one; nil if all do.
        let standard: String?
        /// The keys of the statements whose value the parameter replaces: their code without this
        /// value.
        var keys: [String]
        /// The value for each view.
        let values: [String]
        /// Those of `keys` whose statements keep a constant value. They are run only if the
        /// parameter has a value.
        var constants: Set<String> = []
    }

    /// Returns the statements of all views, each kind of statement once, in an order that agrees with
    /// all views; nil if there is none.
    private static func statements(of parts: [UIKitFallback]) -> [SwiftText]? {
        let lists = parts.map { $0.creation.map(\.key) }
        guard lists.allSatisfy({ Set($0).count == $0.count }) else { return nil }
        return (SwiftUIMerge.order(lists) ?? union(parts))?.map { key in
            parts.lazy.flatMap(\.creation).first { $0.key == key }!
        }
    }

    /// Returns the keys of the statements of all views in the order of the first view; nil if there
    /// are statements between the first and the last one that do not set properties.
    private static func union(_ parts: [UIKitFallback]) -> [String]? {
        let inner = parts.map { $0.creation.dropFirst().dropLast() }
        guard inner.allSatisfy({ $0.allSatisfy { $0.setting != nil } }),
            let first = parts[0].creation.first, let last = parts[0].creation.last
        else { return nil }
        var seen: Set<String> = []
        let middle = inner.flatMap(\.self).map(\.key).filter { seen.insert($0).inserted }
        return [first.key] + middle + [last.key]
    }

    /// Returns the parameters of a representable for several single views; nil if they differ in more
    /// than values whose types are known.
    private static func parameters(_ parts: [UIKitFallback]) -> [Parameter]? {
        if parts.count == 1 { return [] }
        guard parts.allSatisfy({ $0.isSimple && $0.agrees(with: parts[0]) }),
            let parts = withSameInputs(parts), let all = statements(of: parts)
        else { return nil }
        var result: [Parameter] = []
        for statement in all {
            let own = parts.map { part in part.creation.first { $0.key == statement.key } }
            if own.allSatisfy({ $0.map { [$0].source } == [statement].source }) { continue }
            guard let setting = statement.setting,
                var parameter = parameter(setting, own.map { $0?.setting?.value })
            else { return nil }
            // Several properties, such as a text and the key of its translation, may have one
            // value, and so one parameter.
            let same = result.firstIndex {
                $0.values == parameter.values && $0.type == parameter.type
                    && $0.type.hasPrefix("String")
            }
            if let same { parameter.keys += result.remove(at: same).keys }
            result.append(parameter)
        }
        result = joined(result)
        let names =
            parts[0].inputs.map(\.name) + result.map(\.name) + filling(parts).values + ["configure"]
        return Set(names).count < names.count ? nil : result
    }

    /// Returns the parameters, with those for shrinking a label's text combined into one: the
    /// factor, without which the others have no effect.
    private static func joined(_ parameters: [Parameter]) -> [Parameter] {
        func isMissing(_ parameter: Parameter) -> [Bool] {
            parameter.values.map { $0 == parameter.standard }
        }
        guard
            let place = parameters.firstIndex(where: {
                $0.name == "minimumScaleFactor" && $0.standard == "nil"
            })
        else { return parameters }
        let others = parameters.filter {
            shrinking.contains($0.name) && $0.standard != nil
                && isMissing($0) == isMissing(parameters[place])
        }
        var result = parameters
        result[place].keys += others.flatMap(\.keys)
        result[place].constants = Set(others.flatMap(\.keys))
        let names = others.map(\.name)
        result.removeAll { names.contains($0.name) }
        return result
    }

    private static let shrinking: Set<String> = [
        "adjustsFontSizeToFitWidth", "allowsDefaultTighteningForTruncation",
    ]

    /// Returns the views with the same inputs. Inputs that only some of the views have are
    /// optional. Returns nil if two views have different inputs of one name. A text with which a
    /// view is created becomes an input if other views have one.
    private static func withSameInputs(_ parts: [UIKitFallback]) -> [UIKitFallback]? {
        var all: [Input] = []
        for input in parts.flatMap(\.inputs) {
            let form = Input(input.name, input.type, input.statement)
            if all.contains(form) { continue }
            if all.contains(where: { $0.name == form.name }) { return nil }
            all.append(form)
        }
        var result = parts
        for (place, part) in parts.enumerated() {
            result[place].inputs = []
            for form in all {
                var input = form
                let text = part.creation.firstIndex { $0.key.hasSuffix(".text = ") }
                if let own = part.inputs.first(where: { $0.name == form.name }) {
                    input.value = own.value
                } else if form.name == "text", form.type == "String", let text {
                    input.value = part.creation[text].setting?.value ?? ""
                    result[place].creation.remove(at: text)
                } else if form.type == bindingType {
                    return nil
                } else {
                    input.value = absent(form.type)
                }
                let isMissing = parts.contains { other in
                    !other.inputs.contains { $0.name == form.name }
                        && (form.name != "text"
                            || !other.creation.contains { $0.key.hasSuffix(".text = ") })
                }
                input.standard = isMissing ? absent(form.type) : nil
                result[place].inputs.append(input)
            }
        }
        return result
    }

    /// The value of an input for a view without one.
    private static func absent(_ type: String) -> String {
        type.contains("->") ? (type.hasPrefix("()") ? "{}" : "{ _ in }") : "nil"
    }

    /// Returns the parameter for a statement with these values; nil if it cannot have one.
    ///
    /// - Parameter given: the value for each view; nil for a view without the statement
    private static func parameter(
        _ setting: (key: String, value: String, end: String, name: String?), _ given: [String?]
    ) -> Parameter? {
        guard let name = setting.name, name != setting.key.prefix(while: { $0 != "." }),
            let type = type(of: given.compactMap(\.self), name)
        else { return nil }
        let isMissing = given.contains { $0 == nil }
        // The usual font of a button's title depends on the type of the button.
        let isOfButton = setting.key.contains("titleLabel")
        let standard = isMissing ? (isOfButton ? nil : standards[name]) ?? "nil" : nil
        return Parameter(
            name: name, type: standard == "nil" && type.last != "?" ? type + "?" : type,
            standard: standard, keys: [setting.key + setting.end],
            values: given.map { $0 ?? standard ?? "" })
    }

    /// UIKit's values of properties that some views of a class state and others do not.
    private static let standards = [
        "textAlignment": ".natural", "numberOfLines": "1", "contentMode": ".scaleToFill",
        "font": ".systemFont(ofSize: 17)", "textColor": ".label", "clipsToBounds": "false",
        "isHidden": "false", "adjustsFontSizeToFitWidth": "false",
        "allowsDefaultTighteningForTruncation": "false",
        "adjustsFontForContentSizeCategory": "false", "lineBreakMode": ".byTruncatingTail",
    ]

    /// Returns whether views can have one representable: those of one custom class, or of one class
    /// of UIKit that stay in UIKit for the same reason.
    private func agrees(with other: UIKitFallback) -> Bool {
        type == other.type && (ownType != nil || reason == other.reason)
            && (fitted == other.fitted || !isTextView)
            && delegates.map(\.property) == other.delegates.map(\.property)
    }

    /// Returns the type of a property that has each of these values; nil if it is not certain.
    private static func type(of values: [String], _ name: String) -> String? {
        func areAll(_ starts: String...) -> Bool {
            values.allSatisfy { value in starts.contains(where: value.hasPrefix) }
        }
        if areAll("\"", "String(localized:", "NSLocalizedString(") { return "String" }
        if values.allSatisfy({ $0 == "true" || $0 == "false" }) { return "Bool" }
        if areAll("UIImage(") { return "UIImage?" }
        if name.hasSuffix("olor"), areAll(".", "UIColor(") {
            return values.contains { $0.hasPrefix("UIColor(named:") } ? "UIColor?" : "UIColor"
        }
        let usual = [
            "font": "UIFont", "numberOfLines": "Int", "textAlignment": "NSTextAlignment",
            "contentMode": "UIView.ContentMode", "lineBreakMode": "NSLineBreakMode",
            "cornerRadius": "CGFloat", "borderWidth": "CGFloat", "shadowRadius": "CGFloat",
            "minimumScaleFactor": "CGFloat", "alpha": "CGFloat", "shadowOpacity": "Float",
            "shadowOffset": "CGSize", "tag": "Int", "accessibilityTraits": "UIAccessibilityTraits",
            "keyboardType": "UIKeyboardType", "returnKeyType": "UIReturnKeyType",
            "autocapitalizationType": "UITextAutocapitalizationType",
            "autocorrectionType": "UITextAutocorrectionType",
            "textContentType": "UITextContentType",
            "borderStyle": "UITextField.BorderStyle",
            "contentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
            "buttonType": "UIButton.ButtonType",
        ]
        return usual[name]
    }
}

extension SwiftText {
    /// The code of a statement without the value that it sets; all of the code if the statement
    /// sets no value.
    fileprivate var key: String { setting.map { $0.key + $0.end } ?? [self].source }

    /// A statement that sets a property or calls a setter, such as `label.text = ` or
    /// `button.setTitle(`, or that creates a button of a type; nil for other code. It consists of
    /// the code before the value (`key`), the value, the code after the value (`end`), and the name
    /// of the property that is set. The name is nil if it cannot be an argument label.
    fileprivate var setting: (key: String, value: String, end: String, name: String?)? {
        guard case .line(let text) = self else { return nil }
        if let sign = text.firstRange(of: " = "), text[..<sign.lowerBound].contains("."),
            !text[..<sign.lowerBound].contains(where: { " (".contains($0) })
        {
            let name = text[..<sign.lowerBound].split(separator: ".").last.map(String.init)
            return (
                String(text[..<sign.upperBound]), String(text[sign.upperBound...]), "",
                name.flatMap { SwiftIdentifier.isArgument($0) ? $0 : nil }
            )
        }
        let keyed = /(\w+\.setValue\()(.+)(, forKey: "_?(\w+)"\))/
        if let match = text.wholeMatch(of: keyed)?.output {
            let name = SwiftIdentifier.lowerCamel(String(match.4)) ?? ""
            return (
                String(match.1), String(match.2), String(match.3),
                SwiftIdentifier.isArgument(name) ? name : nil
            )
        }
        let initializer = /(let \w+ = \w+\(type: )(\.\w+)(\))/
        if let match = text.wholeMatch(of: initializer)?.output {
            return (String(match.1), String(match.2), String(match.3), "buttonType")
        }
        let setter = /(\w+\.set(Title|TitleColor|Image|BackgroundImage)\()(.+)(, for: \.normal\))/
        guard let match = text.wholeMatch(of: setter)?.output else { return nil }
        return (
            String(match.1), String(match.3), String(match.4),
            SwiftIdentifier.lowerCamel(String(match.2))
        )
    }
}

extension Document {
    /// Gives a new item the values of a list.
    fileprivate mutating func set(
        _ list: PropertyList, of item: ItemID
    ) throws(EditMismatch) {
        for entry in list.entries {
            try apply(.setProperty(item, entry.key, entry.condition, from: nil, to: entry.value))
        }
    }
}
