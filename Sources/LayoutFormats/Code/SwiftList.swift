import StackCore

/// Generates the code for the lists (tables and collections) of a class: the registration of their
/// cells, their data sources and their delegates.
extension SwiftClass {
    private var owned: [View] { ([root] + members).filter(\.kind.isList) }

    /// Returns the lists of a kind for which the class is the data source: those whose `dataSource`
    /// outlet refers to the class, and those with cells in the document whose data source is no
    /// other object.
    private func sources(_ kind: ViewKind) -> [View] {
        owned.filter {
            $0.kind == kind
                && (!lists.cells(of: $0).isEmpty && !hasOtherSource($0)
                    || !isRootList($0) && refers($0, "dataSource"))
        }
    }

    private var sources: [View] { sources(.table) + sources(.collection) }

    /// Returns whether a list's data source is another object than the class: the object to which
    /// the list's outlet refers. A list of an app's class without such an outlet may be its own
    /// data source.
    private func hasOtherSource(_ list: View) -> Bool {
        if isRootList(list) || lists.isStatic(list) || refers(list, "dataSource") { return false }
        let hasOutlet = lists.element(of: list)?.children(in: "connections").contains {
            $0["property"] == "dataSource"
        }
        return hasOutlet == true || viewClass(list).isCustom
    }

    private func refers(_ list: View, _ property: String) -> Bool {
        connections.references.contains {
            $0.view == list.id && $0.property == property && $0.type != nil
        }
    }

    /// Returns whether the code for lists already sets the property of the connection, such as a
    /// list's `delegate`.
    func isSetByList(_ reference: CodeConnections.Reference) -> Bool {
        reference.type != nil && document[reference.view].kind.isList
            && ["delegate", "dataSource"].contains(reference.property)
    }

    /// Returns whether the class is the delegate of a list.
    private func isDelegate(_ list: View) -> Bool {
        refers(list, "delegate") || hasHeights(list) || !selections(list).isEmpty
    }

    /// Returns whether the list is the view of a table or collection view controller, which already
    /// is its data source.
    private func isRootList(_ list: View) -> Bool { list.id == rootID && role.isController }

    private func type(of cell: View) -> String {
        parts.first { $0.rootID == cell.id }?.name ?? "UITableViewCell"
    }

    /// The protocols that the class conforms to because of its lists.
    var listProtocols: [String] {
        let tables = sources(.table).filter { !isRootList($0) }
        let collections = sources(.collection).filter { !isRootList($0) }
        return (tables.isEmpty ? [] : ["UITableViewDataSource"])
            + (owned.contains { $0.kind == .table && !isRootList($0) && isDelegate($0) }
                ? ["UITableViewDelegate"] : [])
            + (collections.isEmpty ? [] : ["UICollectionViewDataSource"])
            + (owned.contains { $0.kind == .collection && !isRootList($0) && isDelegate($0) }
                ? ["UICollectionViewDelegate"] : [])
    }

    // MARK: Rows, sections and items

    /// Returns the name of the property that contains a list's rows, sections or items.
    private func content(_ list: View) -> String {
        let noun =
            list.kind == .collection
            ? "items" : hasSections(list) ? "sections" : lists.isStatic(list) ? "cells" : "rows"
        let peers = sources
        return peers.count == 1 ? noun : names[list.id] + SwiftIdentifier.capitalized(noun)
    }

    /// The declarations of the properties that contain the rows, sections or items of the lists.
    var listContent: [SwiftText] {
        sources.flatMap { list in
            if lists.isStatic(list) { return sections(of: list) }
            let cells = lists.cells(of: list).map(reuse)
            if cells.isEmpty { return [] }
            return [
                .line("/// One cell of each kind. The app's data determines them."),
                Self.array("private let \(content(list)) = [", cells),
            ]
        }
    }

    /// Returns whether a table with static cells has several sections or a title.
    private func hasSections(_ table: View) -> Bool {
        let cells = lists.cells(of: table)
        return lists.isStatic(table)
            && cells.enumerated().contains { place, cell in
                let (header, footer) = (
                    cell.properties[.sectionHeader], cell.properties[.sectionFooter]
                )
                return header != nil && (place > 0 || header != .text(""))
                    || footer != nil && (place < cells.count - 1 || footer != .text(""))
            }
    }

    private func sections(of table: View) -> [SwiftText] {
        var sections: [String] = []
        var (header, cells) = (nil as String?, [String]())
        let all = lists.cells(of: table)
        if !hasSections(table) {
            return [Self.array("private lazy var \(content(table)) = [", all.map { names[$0.id] })]
        }
        for (place, cell) in all.enumerated() {
            header = header ?? cell.properties.value(.sectionHeader)
            cells.append(names[cell.id])
            let footer = cell.properties.value(.sectionFooter)
            let next = all.dropFirst(place + 1).first
            guard footer != nil || next == nil || next?.properties.value(.sectionHeader) != nil
            else { continue }
            let titles = [("header", header), ("footer", footer)].compactMap { name, text in
                text.flatMap { $0.isEmpty ? nil : "\(name): \(SwiftLiteral.string($0))" }
            }
            let list = titles + ["cells: [\(cells.joined(separator: ", "))]"]
            sections.append("TableSection(\(list.joined(separator: ", ")))")
            (header, cells) = (nil, [])
        }
        return [Self.array("private lazy var \(content(table)) = [", sections)]
    }

    /// Returns an array with each element on a line. An element that is alone has no comma after it.
    private static func array(_ head: String, _ elements: [String]) -> SwiftText {
        .block(
            head, SwiftText.lines(elements.map { elements.count > 1 ? $0 + "," : $0 }), end: "]")
    }

    // MARK: Connecting lists with the class

    /// The code of the method that sets the lists' data sources and delegates, and registers their
    /// cells.
    var listConnection: [SwiftText] {
        let lines = owned.flatMap { list in
            connection(list, isSource: isSource(list)) + registrations(list)
                + (hasOtherSource(list) && !lists.cells(of: list).isEmpty
                    ? ["// TODO: the data source, unless \(viewClass(list).name) sets it"] : [])
        }
        return method("connectLists", SwiftText.lines(lines))
    }

    func isSource(_ list: View) -> Bool { sources.contains { $0.id == list.id } }

    private func connection(_ list: View, isSource: Bool) -> [String] {
        if isRootList(list) { return [] }
        return (isSource ? ["\(names.member(list.id))dataSource = self"] : [])
            + (isDelegate(list) ? ["\(names.member(list.id))delegate = self"] : [])
    }

    private func registrations(_ list: View) -> [String] {
        let call = list.kind == .table ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"
        var seen: Set<String> = []
        let kinds = lists.isStatic(list) ? [] : lists.cells(of: list)
        return kinds.filter { seen.insert(reuse($0)).inserted }.map {
            "\(names.member(list.id))register(\(type(of: $0)).self, \(call): \(reuse($0)))"
        }
            + lists.supplementaries(of: list).flatMap { view in
                [
                    "\(names.member(list.id))register(",
                    "    \(type(of: view)).self,",
                    "    forSupplementaryViewOfKind: \(Self.kind(lists, view)),",
                    "    withReuseIdentifier: \(type(of: view)).reuseIdentifier)",
                ]
            }
    }

    private static func kind(_ lists: CodeLists, _ view: View) -> String {
        let isFooter = lists.attribute("key", of: view) == "sectionFooterView"
        return "UICollectionView.elementKindSection" + (isFooter ? "Footer" : "Header")
    }

    /// Returns the statements that give a table its header and footer.
    func edges(of table: View) -> [String] {
        guard table.kind == .table else { return [] }
        let edges = lists.edges(of: table)
        return [("Header", edges.header), ("Footer", edges.footer)].compactMap { name, view in
            view.map { "\(names.member(table.id))table\(name)View = \(names[$0.id])" }
        }
    }

    // MARK: Methods of data sources and delegates

    /// The code of the methods of the lists' data sources and delegates.
    var listMethods: [[SwiftText]] {
        let tables = sources(.table)
        let collections = sources(.collection)
        return (tables.isEmpty ? [] : tableMethods(tables))
            + (collections.isEmpty ? [] : collectionMethods(collections))
            + [ViewKind.table, .collection].map { kind in
                selection(owned.filter { $0.kind == kind })
            }
            + stubs
    }

    /// The methods that the protocols of the class's connections require, besides those of the data
    /// sources of lists. The app's developer must write them.
    private var stubs: [[SwiftText]] {
        let types = Set(connections.references.compactMap(\.type))
        return Self.requiredMethods.filter { types.contains($0.type) }.map { method in
            [
                .block(
                    "\(options.modifier)func \(method.signature)",
                    SwiftText.lines(["// TODO: \(method.task)", method.value].filter { $0 != "" }))
            ]
        }
    }

    /// A method that a protocol requires.
    struct RequiredMethod {
        let type: String
        let signature: String
        let task: String
        /// The value that a stub returns; empty if the method returns nothing.
        let value: String

        init(_ type: String, _ signature: String, task: String, value: String = "") {
            precondition(
                signature.contains(" -> ") != value.isEmpty, "\(signature) returns '\(value)'")
            (self.type, self.signature, self.task, self.value) = (type, signature, task, value)
        }
    }

    /// The methods that protocols of delegates and data sources require, besides those of lists' data
    /// sources.
    static let requiredMethods: [RequiredMethod] =
        [
            RequiredMethod(
                "UIPickerViewDataSource",
                "numberOfComponents(in pickerView: UIPickerView) -> Int",
                task: "what the picker shows", value: "1"),
            RequiredMethod(
                "UIPickerViewDataSource",
                "pickerView(_ pickerView: UIPickerView, "
                    + "numberOfRowsInComponent component: Int) -> Int",
                task: "what the picker shows", value: "0"),
        ] + ofLists("tableView", "UITableView", "Rows")
        + ofLists("collectionView", "UICollectionView", "Items")

    private static func ofLists(
        _ name: String, _ type: String, _ noun: String
    ) -> [RequiredMethod] {
        let start = "\(name)(_ \(name): \(type), "
        return [
            RequiredMethod(
                type + "DragDelegate",
                start + "itemsForBeginning session: UIDragSession, "
                    + "at indexPath: IndexPath) -> [UIDragItem]",
                task: "the items to drag", value: "[]"),
            RequiredMethod(
                type + "DropDelegate",
                start + "performDropWith coordinator: \(type)DropCoordinator)",
                task: "the drop"),
            RequiredMethod(
                type + "DataSourcePrefetching",
                start + "prefetch\(noun)At indexPaths: [IndexPath])",
                task: "the data to prefetch"),
        ]
    }

    /// Returns the cells of a list whose selection calls a method, each with that method.
    private func selections(_ list: View) -> [(cell: View, method: CodeConnections.Method)] {
        lists.cells(of: list).compactMap { cell in
            connections.selections[cell.id].map { (cell, $0) }
        }
    }

    /// Returns the delegate method that performs the segue of a selected row or item.
    private func selection(_ all: [View]) -> [SwiftText] {
        let owners = all.filter { !selections($0).isEmpty }
        guard let first = owners.first else { return [] }
        let isTable = first.kind == .table
        let (name, word) = isTable ? ("tableView", "Row") : ("collectionView", "Item")
        let body = owners.flatMap { list -> [SwiftText] in
            var (seen, methods, values): (Set<String>, [String], [String: [String]]) = (
                [], [], [:]
            )
            for (cell, method) in selections(list) {
                let value = value(of: cell, in: list)
                guard seen.insert(value).inserted else { continue }
                if values[method.base] == nil { methods.append(method.base) }
                values[method.base, default: []].append(value)
            }
            let cases = methods.flatMap { Self.cases(values[$0]!, "\($0)()") }
            let kinds = Set(lists.cells(of: list).map { value(of: $0, in: list) })
            let choice = SwiftText.lines(
                kinds.count == 1
                    ? ["\(methods[0])()"]
                    : ["switch \(shown(list)) {"] + cases + ["default: break", "}"])
            return owners.count == 1
                ? choice : [.block("if \(name) === self.\(names[list.id])", choice)]
        }
        let isOverride = owners.contains(where: isRootList)
        return [
            .block(
                "\(options.modifier)\(isOverride ? "override " : "")func \(name)("
                    + "_ \(name): \(isTable ? "UITableView" : "UICollectionView"), "
                    + "didSelect\(word)At indexPath: IndexPath)", body)
        ]
    }

    /// Returns a data source or delegate method that runs statements for a list. If the class has
    /// several lists, the method compares its argument with each of them and runs the statements
    /// for that list.
    private func method(
        _ lists: [View], _ signature: String, _ statements: (View) -> [String]
    ) -> [SwiftText] {
        let isOverride = lists.contains(where: isRootList)
        let argument = lists[0].kind == .table ? "tableView" : "collectionView"
        let branches = lists.dropLast().map { list -> SwiftText in
            let (condition, own) = ("if \(argument) === self.\(names[list.id])", statements(list))
            if own.count > 1 { return .block(condition, SwiftText.lines(own)) }
            let line = "\(condition) { return \(own[0]) }"
            return line.count < 90 ? .line(line) : .block(condition, [.line("return " + own[0])])
        }
        var last = statements(lists[lists.count - 1])
        if !branches.isEmpty, last.count == 1 { last[0] = "return " + last[0] }
        return [
            .block(
                "\(options.modifier)\(isOverride ? "override " : "")func \(signature)",
                branches + SwiftText.lines(last))
        ]
    }

    /// Returns the statements that dequeue a cell and set the closures that the cell calls for
    /// actions.
    private func dequeued(_ list: View, _ call: String) -> [String] {
        var seen: Set<String> = []
        var handlers: [String] = []
        for cell in lists.cells(of: list) {
            guard let part = parts.first(where: { $0.rootID == cell.id }),
                seen.insert(part.name).inserted, !part.connections.handlers.isEmpty
            else { continue }
            handlers.append("if let cell = cell as? \(part.name) {")
            for method in part.connections.handlers {
                let parameter = method.sender == nil ? "in" : "sender in"
                handlers += [
                    "    cell.\(method.handler) = { [weak self] \(parameter)",
                    "        self?.\(method.base)(\(method.argument))", "    }",
                ]
            }
            handlers.append("}")
        }
        return handlers.isEmpty ? [call] : ["let cell = " + call] + handlers + ["return cell"]
    }

    private func tableMethods(_ tables: [View]) -> [[SwiftText]] {
        let result = [
            !tables.contains(where: hasSections)
                ? []
                : method(tables, "numberOfSections(in tableView: UITableView) -> Int") {
                    [hasSections($0) ? "\(content($0)).count" : "1"]
                },
            method(
                tables,
                "tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int"
            ) {
                let count = content($0) + (hasSections($0) ? "[section].cells.count" : ".count")
                return lists.cells(of: $0).isEmpty ? numberToDo(tables, "rows") : [count]
            },
            method(
                tables,
                "tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)"
                    + " -> UITableViewCell"
            ) {
                if lists.cells(of: $0).isEmpty { return cellToDo(tables, "UITableViewCell") }
                return lists.isStatic($0)
                    ? [shown($0)]
                    : dequeued(
                        $0,
                        "tableView.dequeueReusableCell(withIdentifier: "
                            + "\(shown($0)), for: indexPath)")
            },
        ]
        return result + titles(tables) + heights(tables)
    }

    /// Returns the statements for the number of rows or items of a list without prototypes. `lists`
    /// are all lists for which the class has the method.
    private func numberToDo(_ lists: [View], _ noun: String) -> [String] {
        ["// TODO: the number of \(noun)", lists.count == 1 ? "0" : "return 0"]
    }

    private func cellToDo(_ lists: [View], _ type: String) -> [String] {
        ["// TODO: the cell", (lists.count == 1 ? "" : "return ") + type + "()"]
    }

    private func titles(_ tables: [View]) -> [[SwiftText]] {
        [("Header", PropertyKey.sectionHeader), ("Footer", .sectionFooter)].map { name, key in
            let hasTitle = tables.flatMap(lists.cells).contains { cell in
                cell.properties[key].map { $0.spelling != "" } ?? false
            }
            guard hasTitle else { return [] }
            return method(
                tables,
                "tableView(_ tableView: UITableView, titleFor\(name)InSection section: Int)"
                    + " -> String?"
            ) {
                [hasSections($0) ? "\(content($0))[section].\(name.lowercased())" : "nil"]
            }
        }
    }

    /// The value of `UITableView.automaticDimension`.
    static let automaticHeight = -1.0

    /// Returns the height in points that a cell has instead of its table's row height; nil if the row
    /// height applies. The own height of a prototype only concerns Interface Builder's canvas: at run
    /// time the app's code determines the height. A prototype whose content determines it has an
    /// automatic height, and another one the height of the canvas.
    func height(_ cell: View) -> Double? {
        let automatic = Self.automaticHeight
        guard let table = cell.parent.map({ document[$0] }), table.kind == .table,
            let height = cell.properties.value(.rowHeight), height > 0
        else { return nil }
        let usual = table.properties.value(.rowHeight) ?? automatic
        if usual == height { return nil }
        guard !lists.isStatic(table), lists.sizesItself(cell, height) else { return height }
        return usual == automatic ? nil : automatic
    }

    private static func literal(_ height: Double) -> String {
        height == automaticHeight
            ? "UITableView.automaticDimension" : SwiftLiteral.number(height)
    }

    private func hasHeights(_ table: View) -> Bool {
        table.kind == .table && lists.cells(of: table).contains { rowHeights[$0.id] != nil }
    }

    private func heights(_ tables: [View]) -> [[SwiftText]] {
        if !tables.contains(where: hasHeights) { return [] }
        return [
            method(
                tables,
                "tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)"
                    + " -> CGFloat"
            ) { table in
                let cells = lists.cells(of: table).map {
                    (value(of: $0, in: table), rowHeights[$0.id])
                }
                let all = cells.compactMap(\.1)
                var seen: Set<Double> = []
                let heights = all.filter { seen.insert($0).inserted }
                if heights.isEmpty { return ["tableView.rowHeight"] }
                if heights.count == 1, all.count == cells.count {
                    return [Self.literal(heights[0])]
                }
                let remark =
                    lists.isStatic(table) ? [] : ["// The app may determine other heights."]
                let cases = heights.flatMap { height in
                    Self.cases(
                        cells.filter { $0.1 == height }.map(\.0),
                        "return " + Self.literal(height))
                }
                return remark + ["switch \(shown(table)) {"] + cases
                    + ["default: return tableView.rowHeight", "}"]
            }
        ]
    }

    /// Returns the expression for the row or item at `indexPath`. It is the reuse identifier of the
    /// cell there, which is optional if the class is not the list's data source.
    private func shown(_ list: View) -> String {
        let isTable = list.kind == .table
        if !isSource(list) {
            return isTable
                ? "tableView.cellForRow(at: indexPath)?.reuseIdentifier"
                : "collectionView.cellForItem(at: indexPath)?.reuseIdentifier"
        }
        let place = "indexPath.\(isTable ? "row" : "item")"
        return hasSections(list)
            ? "\(content(list))[indexPath.section].cells[\(place)]" : "\(content(list))[\(place)]"
    }

    /// Returns the expression that represents a cell in the list's content: the name of a static
    /// cell, or a reuse identifier.
    private func value(of cell: View, in list: View) -> String {
        lists.isStatic(list) ? names[cell.id] : reuse(cell)
    }

    private func reuse(_ cell: View) -> String {
        "\(type(of: cell)).\(parts.first { $0.rootID == cell.id }?.identifierName ?? "reuseIdentifier")"
    }

    /// Returns the lines of a `switch` case in the generated Swift code.
    ///
    /// - Parameters:
    ///   - values: the expressions that the case matches
    ///   - statement: the statement that the case runs
    private static func cases(_ values: [String], _ statement: String) -> [String] {
        let line = "case \(values.joined(separator: ", ")): \(statement)"
        if line.count < 90 { return [line] }
        return ["case \(values[0]),"] + values.dropFirst().dropLast().map { "    \($0)," }
            + ["    \(values[values.count - 1]):", "    " + statement]
    }

    private func collectionMethods(_ collections: [View]) -> [[SwiftText]] {
        let result = [
            method(
                collections,
                "collectionView(_ collectionView: UICollectionView, "
                    + "numberOfItemsInSection section: Int) -> Int"
            ) {
                lists.cells(of: $0).isEmpty
                    ? numberToDo(collections, "items") : ["\(content($0)).count"]
            },
            method(
                collections,
                "collectionView(_ collectionView: UICollectionView, "
                    + "cellForItemAt indexPath: IndexPath) -> UICollectionViewCell"
            ) {
                if lists.cells(of: $0).isEmpty {
                    return cellToDo(collections, "UICollectionViewCell")
                }
                return dequeued(
                    $0,
                    "collectionView.dequeueReusableCell(withReuseIdentifier: "
                        + "\(shown($0)), for: indexPath)")
            },
        ]
        return result + [supplementaries(collections)]
    }

    private func supplementaries(_ collections: [View]) -> [SwiftText] {
        let owners = collections.filter { !lists.supplementaries(of: $0).isEmpty }
        if owners.isEmpty { return [] }
        return method(
            owners,
            "collectionView(_ collectionView: UICollectionView, "
                + "viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)"
                + " -> UICollectionReusableView"
        ) { list in
            let views = lists.supplementaries(of: list)
            let types = views.map { type(of: $0) + ".reuseIdentifier" }
            let word =
                views.count == 1
                ? types[0]
                : "kind == \(Self.kind(lists, views[0])) ? \(types[0]) : \(types[1])"
            return [
                "collectionView.dequeueReusableSupplementaryView(ofKind: kind, "
                    + "withReuseIdentifier: \(word), for: indexPath)"
            ]
        }
    }
}
