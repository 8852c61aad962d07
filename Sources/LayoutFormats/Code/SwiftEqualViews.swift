import StackCore

/// Finds groups of consecutive sibling views that are equal and to which nothing refers, such as
/// the dots of a passcode. The generated class has one array property for each group.
struct SwiftEqualViews {
    /// The groups, each with at least two views in the order of their superview.
    private(set) var groups: [[ViewID]] = []
    private let lists: CodeLists

    /// - Parameter members: the views of the class
    init(_ members: [View], in document: Document, _ lists: CodeLists) {
        self.lists = lists
        let referred = lists.referred
        var constraints: [ViewID: [LayoutConstraint]] = [:]
        for constraint in document.allConstraints {
            for view in constraint.views { constraints[view, default: []].append(constraint) }
        }
        var signatures: [ViewID: String] = [:]
        let gaps = Self.gaps(members, in: document, lists)
        for view in members where gaps[view.id] == nil {
            signatures[view.id] = signature(view, constraints[view.id] ?? [], referred)
        }
        var seen: Set<ViewID> = []
        let parents = members.compactMap(\.parent).filter { seen.insert($0).inserted }
        for parent in parents.map({ document[$0] }) where !parent.kind.isList {
            let order = parent.arrangedSubviews.isEmpty ? parent.subviews : parent.arrangedSubviews
            var run: [ViewID] = []
            for id in order {
                let isEqual = run.first.map { signatures[$0] == signatures[id] } ?? false
                if signatures[id] == nil || !isEqual {
                    if run.count > 1 { groups.append(run) }
                    run = signatures[id] == nil ? [] : [id]
                } else {
                    run.append(id)
                }
            }
            if run.count > 1 { groups.append(run) }
        }
        assert(
            Set(groups.joined()).count == groups.joined().count, "a view is in two equal groups")
    }

    /// Returns the gaps, each with the constraint that determines its length. A gap is an empty
    /// arranged subview that only takes up space: no outlet refers to it, and no constraint except
    /// the one for its length. The result is empty if the document was not imported.
    static func gaps(
        _ members: [View], in document: Document, _ lists: CodeLists
    ) -> [ViewID: LayoutConstraint] {
        guard lists.connections != nil else { return [:] }
        var constraints: [ViewID: [LayoutConstraint]] = [:]
        for constraint in document.allConstraints {
            for view in constraint.views { constraints[view, default: []].append(constraint) }
        }
        var result: [ViewID: LayoutConstraint] = [:]
        for view in members where view.kind == .view && view.subviews.isEmpty {
            guard let stack = document.arrangingStack(of: view.id).map({ document[$0] }),
                let length = constraints[view.id]?.first, constraints[view.id]?.count == 1,
                length.first.attribute
                    == (stack.properties.value(.axis) == .vertical ? .height : .width),
                length.relation == .equal, size(length) != nil,
                length.properties[.priority] == nil, SwiftViewClass(view).isPlain,
                let id = view.properties.value(.objectID), !lists.referred.contains(id),
                lists.element(of: view)?.children(in: "connections").isEmpty ?? true,
                view.properties.entries.allSatisfy({
                    $0.condition == .base && $0.key != .installed && $0.key != .spacingAfter
                }),
                !stack.subviews.contains(where: { document[$0].properties[.installed] != nil })
            else { continue }
            result[view.id] = length
        }
        return result
    }

    /// Returns a text that is the same for equal views. Returns nil for a view that cannot be in a
    /// group: if an outlet or another connection refers to it, or if it has subviews, values for
    /// size classes, an autoresizing mask, or constraints that position it.
    private func signature(
        _ view: View, _ constraints: [LayoutConstraint], _ referred: Set<String>
    ) -> String? {
        let id = view.properties.value(.objectID)
        let element = lists.element(of: view)
        guard view.subviews.isEmpty, !view.kind.isList, view.kind != .cell,
            !lists.isContentView(view), element != nil || SwiftNames.isStandard(view),
            id.map({ !referred.contains($0) }) ?? true,
            element?.children(in: "connections").isEmpty ?? true,
            view.properties.value(.autoresizing) == nil,
            view.properties.entries.allSatisfy({ $0.condition == .base && $0.key != .installed })
        else { return nil }
        let sizes = constraints.map(Self.size)
        guard sizes.allSatisfy({ $0 != nil }) else { return nil }
        let own = view.properties.entries.filter { !Self.ofPlace.contains($0.key) }
            .map { "\($0.key.spelling)=\($0.value.spelling)" }
        return
            ([view.kind.rawValue] + own + sizes.compactMap(\.self).sorted()
            + [element.map(Self.text) ?? ""])
            .joined(separator: "\n")
    }

    private static let ofPlace: Set<PropertyKey> = [.objectID, .frame, .spacingAfter]

    /// Returns a text for a constraint between a view's size and a constant; nil for any other
    /// constraint.
    private static func size(_ constraint: LayoutConstraint) -> String? {
        let properties = constraint.properties.entries.filter { $0.key != .objectID }
        guard constraint.second == nil, SwiftConstraint.isNameless(constraint),
            properties.allSatisfy({ $0.condition == .base && $0.key != .active })
        else { return nil }
        return
            ([constraint.first.attribute.rawValue, constraint.relation.rawValue]
            + properties.map { "\($0.key.spelling)=\($0.value.spelling)" }).joined(separator: " ")
    }

    /// Returns the attributes and children of an element as text. Leaves out those that differ
    /// between equal views, such as the identifier and the frame.
    private static func text(_ element: SourceElement) -> String {
        let attributes = element.attributeNames.filter { !ofObject.contains($0) }
            .map { "\($0)=\(element[$0] ?? "")" }
        let children = element.children.filter { $0.name != "rect" && $0.name != "constraints" }
        return ([element.name] + attributes + children.map(text) + [element.text])
            .joined(separator: " ")
    }

    private static let ofObject: Set<String> = [
        "id", "userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "horizontalHuggingPriority",
        "verticalHuggingPriority",
    ]
}
