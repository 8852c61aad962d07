import StackCore

/// Finds the cells of a document's lists (tables and collections), and the views that UIKit's lists
/// and cells create themselves.
struct CodeLists {
    let document: Document
    let connections: SceneConnections?
    private let staticLists: Set<ViewID>
    /// The identifiers of the objects to which connections of the scene refer.
    let referred: Set<String>

    init(document: Document, connections: SceneConnections?) {
        (self.document, self.connections) = (document, connections)
        let cells = document.allViews.filter { $0.properties.value(.sectionHeader) != nil }
        staticLists = Set(cells.compactMap(\.parent))
        referred = Set(
            connections?.elements.values.flatMap { element in
                element.children(in: "connections").compactMap { $0["destination"] }
            } ?? [])
    }

    /// Returns the view's element in the storyboard; nil if there is none.
    func element(of view: View) -> SourceElement? { element(with: view.properties) }

    /// Returns the element of the view or constraint that has these properties; nil if there is
    /// none.
    private func element(with properties: PropertyList) -> SourceElement? {
        properties.value(.objectID).flatMap { connections?.elements[$0] }
    }

    /// Returns an attribute that the view's element has in the storyboard; nil if there is none.
    func attribute(_ name: String, of view: View) -> String? { element(of: view)?[name] }

    /// Returns whether the view is a stack view that stays empty: it has no subviews and no custom
    /// class, and no connection refers to it.
    func isEmptyStack(_ view: View) -> Bool {
        view.kind == .stack && view.subviews.isEmpty && view.properties[.customClass] == nil
            && !(view.properties.value(.objectID).map(referred.contains) ?? false)
    }

    func number(_ name: String, of view: View) -> Double? {
        attribute(name, of: view).flatMap(Double.init)
    }

    /// Returns whether the view is an effect view, also one of the app's class.
    func isEffectView(_ view: View) -> Bool {
        view.kind == .visualEffect || element(of: view)?.isNamed("visualEffectView") == true
    }

    /// Returns whether the view is the `contentView` of a cell or effect view, which UIKit creates.
    func isContentView(_ view: View) -> Bool {
        guard let parent = view.parent.map({ document[$0] }) else { return false }
        let element = element(of: parent)?.name
        let isOfCell = element == "tableViewCell" || element == "collectionViewCell"
        if view.properties.value(.objectID) != nil {
            return attribute("key", of: view) == "contentView"
                && (isOfCell || isEffectView(parent))
        }
        // In old files a content view has no identifier.
        return isOfCell && view.kind == .view && parent.subviews.count == 1
    }

    /// Returns whether the constraint is a placeholder, which Xcode removes when it builds the app.
    func isPlaceholder(_ constraint: LayoutConstraint) -> Bool {
        element(with: constraint.properties)?.isYes("placeholder") == true
    }

    private func list(of view: View) -> View? {
        view.parent.map { document[$0] }.flatMap { $0.kind.isList ? $0 : nil }
    }

    /// Returns whether the list is a table with static cells. Such a table shows exactly the cells
    /// in the document, whereas the cells of other lists are prototypes.
    func isStatic(_ list: View) -> Bool { list.kind == .table && staticLists.contains(list.id) }

    /// Returns whether the view is a header or footer of a collection's sections.
    func isSupplementary(_ view: View) -> Bool {
        list(of: view)?.kind == .collection
            && element(of: view)?.isNamed("collectionReusableView") == true
    }

    func isCell(_ view: View) -> Bool {
        guard let list = list(of: view) else { return false }
        return list.kind == .collection ? !isSupplementary(view) : view.kind == .cell
    }

    /// Returns whether the view is a prototype cell, or the header or footer of a section. A
    /// separate class is generated for such a view, because a list creates several of them.
    func hasOwnClass(_ view: View) -> Bool {
        guard let list = list(of: view) else { return false }
        return isSupplementary(view) || isCell(view) && !isStatic(list)
    }

    func cells(of list: View) -> [View] { list.subviews.map { document[$0] }.filter(isCell) }

    func supplementaries(of list: View) -> [View] {
        list.subviews.map { document[$0] }.filter(isSupplementary)
    }

    /// Returns the header view and the footer view of a whole table. Each is nil if the table does
    /// not have it.
    func edges(of table: View) -> (header: View?, footer: View?) {
        let others = table.subviews.map { document[$0] }.filter { !isCell($0) }
        let footer = others.first { attribute("key", of: $0) == "tableFooterView" }
        return (others.first { $0.id != footer?.id }, footer ?? others.dropFirst().first)
    }

    /// Returns the cell's style as in `UITableViewCell.CellStyle`, such as `subtitle`. Returns nil
    /// if the cell has no style, or contains views besides the labels and the image view of its
    /// style.
    ///
    /// - Parameter other: a further view that the cell may contain; nil if there is none
    func style(of cell: View, besides other: View? = nil) -> String? {
        let prefix = "IBUITableViewCellStyle"
        guard cell.kind == .cell, let word = attribute("style", of: cell), word.hasPrefix(prefix)
        else { return nil }
        var own = Set(Self.ownViews.compactMap { attribute($0, of: cell) })
        if let id = other?.properties.value(.objectID) { own.insert(id) }
        let content = cell.subviews.flatMap { document[$0].subviews }.map { document[$0] }
        let isOwn = content.allSatisfy { own.contains($0.properties.value(.objectID) ?? "") }
        return isOwn ? word.dropFirst(prefix.count).lowercased() : nil
    }

    /// Returns the switch that a cell shows at its trailing edge as its `accessoryView`; nil if the
    /// cell has no such outlet, or if the outlet refers to another kind of view.
    func accessorySwitch(of cell: View) -> View? {
        guard
            let id = element(of: cell)?.children(in: "connections")
                .first(where: { $0["property"] == "accessoryView" })?["destination"]
        else { return nil }
        return document.subtree(of: cell.id).lazy.map { document[$0] }
            .first { $0.properties.value(.objectID) == id && $0.kind == .switch }
    }

    /// Returns whether the style or the content of a cell determines its height. The content must
    /// make it higher than 60% of the height on the canvas; a text view that scrolls, for example,
    /// has no height.
    ///
    /// - Parameter height: the height on the canvas, in points
    func sizesItself(_ cell: View, _ height: Double) -> Bool {
        if style(of: cell) != nil { return true }
        let content = cell.subviews.map { document[$0] }.first(where: isContentView) ?? cell
        let inside = Set(document.subtree(of: content.id)).subtracting([content.id])
        let ends = document.allConstraints.flatMap { constraint -> [LayoutAttribute] in
            let anchors = [constraint.first, constraint.second].compactMap(\.self)
            guard anchors.contains(where: { inside.contains($0.item.view) }) else { return [] }
            return anchors.filter { $0.item.view == content.id || $0.item.view == cell.id }
                .map(\.attribute.withoutMargin)
        }
        guard ends.contains(.top), ends.contains(.bottom),
            let environment = ReferenceLayout.environments(document).first
        else { return false }
        let width = content.properties.value(.frame)?.width ?? environment.size.width
        let size = LayoutPass.fittingSize(
            of: content.id, document, in: environment, target: Size(width: width, height: 0),
            horizontal: Priorities.required)
        return (size?.size.height ?? 0) > height * 0.6
    }

    private static let ownViews = ["textLabel", "detailTextLabel", "imageView"]

    /// Returns the view of the document that a cell with one of UIKit's styles has in the property
    /// `name`: `textLabel`, `detailTextLabel` or `imageView`. Returns nil if the cell has no such
    /// view.
    func own(_ name: String, of cell: View) -> View? {
        guard let id = attribute(name, of: cell) else { return nil }
        return document.subtree(of: cell.id).lazy.map { document[$0] }
            .first { $0.properties.value(.objectID) == id }
    }

    /// Returns the views inside `root` that belong to the class of `root`: those that the class
    /// creates, and the content views of cells and effect views. Leaves out prototype cells, which
    /// have classes of their own, and the views that UIKit creates in cells with a style.
    func members(of root: ViewID) -> [View] {
        var result: [View] = []
        var pending = Array(document[root].subviews.reversed())
        if style(of: document[root]) != nil { pending = [] }
        while let next = pending.popLast().map({ document[$0] }) {
            if hasOwnClass(next) { continue }
            result.append(next)
            if style(of: next) == nil { pending += next.subviews.reversed() }
        }
        return result
    }
}

extension Document {
    /// Returns whether the cells of a table have margins that are limited to the readable width.
    /// They do if the file states so for the table or for all of its cells.
    func keepsCellsReadable(_ table: View) -> Bool {
        let cells = table.subviews.map { self[$0] }.filter { $0.kind == .cell }
        return table.properties.value(.followsReadableWidth) == true
            || !cells.isEmpty && cells.allSatisfy(followsReadableWidth)
    }

    /// Returns whether the margins of a view are limited to the readable width, except for the
    /// views of cells if the table around them limits the margins of its cells.
    func keepsMarginsReadable(_ view: View) -> Bool {
        let parent = view.parent.map { self[$0] }
        let cell = view.kind == .cell ? view : parent?.kind == .cell ? parent : nil
        guard let cell else { return view.properties.value(.followsReadableWidth) == true }
        let table = cell.parent.map { self[$0] }
        return followsReadableWidth(cell) && !(table.map(keepsCellsReadable) ?? false)
    }

    private func followsReadableWidth(_ cell: View) -> Bool {
        ([cell] + cell.subviews.map { self[$0] }).contains {
            $0.properties.value(.followsReadableWidth) == true
        }
    }

    /// Returns the constraints between views of a class, in the order of the document.
    func constraints(between views: Set<ViewID>) -> [LayoutConstraint] {
        allConstraints.filter { $0.views.allSatisfy(views.contains) }
    }
}
