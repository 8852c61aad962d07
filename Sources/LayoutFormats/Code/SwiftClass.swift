import StackCore

/// The Swift class that is generated from one document, or from a cell of one of its lists.
struct SwiftClass {
    let document: Document
    let lists: CodeLists
    let role: SwiftRole
    /// The root view of the class: the document's root, or a cell.
    let rootID: ViewID
    /// The name of the generated class.
    private(set) var name: String
    var names: SwiftNames
    /// The views in the class without its root: those that it creates, and the content views of
    /// cells and effect views.
    let members: [View]
    /// The classes for the cells, section headers and section footers of the class's lists.
    private(set) var parts: [SwiftClass] = []
    /// The code of the classes that several cells share, and of their subclasses.
    private var families: [[SwiftText]] = []
    /// Whether cells with different reuse identifiers have the same custom class in the storyboard.
    private let isShared: Bool
    /// The reuse identifiers of the cells that share the class, with the names of their properties;
    /// empty if only one cell has the class.
    private var identifiers: [(name: String, text: String)] = []
    /// The name of the property for the reuse identifier of this class's cell.
    private(set) var identifierName = "reuseIdentifier"
    /// The arrays of constraints that are active under the same size classes, and that nothing else
    /// refers to: the name of the array's property, and the constraints.
    private var sizeClassArrays: [(name: String, constraints: [ConstraintID])] = []
    /// Whether the generated file already has the class, for example because another list has an
    /// equal cell.
    private(set) var isRepeated = false
    /// The heights in points of cells that have another height than their table's row height, with
    /// `automaticHeight` for `UITableView.automaticDimension`. Other cells have no entry.
    private(set) var rowHeights: [ViewID: Double] = [:]
    /// The row heights, in points, of tables whose prototype cells all have the same height of
    /// their own. They replace the row height in the file.
    private(set) var heightsOfAllRows: [ViewID: Double] = [:]
    let connections: CodeConnections
    let options: CodeOptions
    let texts: CodeTexts
    /// The classes of the documents that can be shown as bar items or title views. Each class has
    /// two keys: the name of the document, and the Interface Builder identifier of the document's
    /// root view.
    private let barViews: [String: TypeNames.BarView]
    /// The names of the properties for the scene's top-level views beside the controller's view,
    /// such as views in its bars, with the identifiers of the views' elements.
    private let barViewNames: [(id: String, name: String)]
    /// The Swift expressions that create the controllers of the other exported documents, by the
    /// identifiers of the controllers' elements.
    private let controllers: [String: String]
    let item: CodeDocument
    private let marginUsers: Set<ViewID>
    /// The outlets of a xib's owner to views inside other top-level views of the xib, if this class
    /// belongs to the owner. The key is the identifier of the view's element. The value is the
    /// property for the view in the class of the other top-level view.
    private var outletsOfOwner: [String: TypeNames.Outlet] = [:]
    /// The views that the code assigns to a property of a UIKit class, such as `backgroundView` of
    /// a cell, because an outlet with that name refers to the view. UIKit then adds the view to the
    /// hierarchy.
    private let assigned: [ViewID: (owner: ViewID, property: String)]

    /// The class from which this class inherits. In a controller, the class of its view instead.
    private let rootClass: SwiftViewClass
    /// Whether the superclass is the custom class of the root view, because no document generates
    /// that class.
    private let hasOwnSuperclass: Bool

    /// - Parameter types: the types that the generated code already has; the initializer adds the
    ///   types of the document's cells
    init(_ item: CodeDocument, _ options: CodeOptions, named name: String, types: inout TypeNames) {
        self.init(
            item, at: .root, named: name, SwiftRole(item), options, depth: 0, types: &types)
    }

    private init(
        _ item: CodeDocument, at root: ViewID, named name: String, _ role: SwiftRole,
        _ options: CodeOptions, depth: Int, isShared: Bool = false, types: inout TypeNames
    ) {
        self.isShared = isShared
        let view = item.document[root]
        let viewClass = SwiftViewClass(view, item.lists.element(of: view))
        // If the generated class has the name of the view's class, it cannot inherit from that
        // class.
        let isForeign = Self.isForeign(view, item.lists) && viewClass.name != name
        hasOwnSuperclass =
            role == .view && viewClass.isCustom && viewClass.name != name
            && (isForeign
                || !types.ofDocuments.contains(viewClass.name)
                    && !Self.hasOutlets(view, item.lists))
        rootClass =
            hasOwnSuperclass || role == .controller
            ? viewClass
            : SwiftViewClass(
                view, style: item.lists.style(of: view), item.lists.element(of: view), isRoot: true)
        (document, self.options, rootID) = (item.document, options, root)
        (self.name, self.role, self.item) = (name, role, item)
        (lists, barViews) = (item.lists, types.isSwiftUI ? [:] : types.barViews)
        barViewNames =
            root == .root && !item.isPart ? Self.barViewNames(item, types) : []
        controllers = types.madeControllers
        texts = CodeTexts(item, options)
        let members = lists.members(of: root)
        self.members = members
        marginUsers = Self.marginUsers(item.document, [view] + members, rootClass, item.lists)
        assigned = Self.assigned([view] + members, item.lists)
        let id = view.properties.value(.objectID)
        let found = root == .root ? item.connections : id.flatMap { item.connections?.cells[$0] }
        let owned = ([view] + members).filter(\.kind.isList)
        let cells =
            owned
            .flatMap { $0.subviews.map { item.document[$0] } }.filter(lists.hasOwnClass)
        let own = Set(([view] + members).map(\.id))
        let constrained = item.document.constraints(between: own).filter {
            $0.properties.value(.asserted) != true
        }
        let isWhole = root == .root && depth == 0 && !types.isSwiftUI
        let ownsOutlets = role.isController || item.connections?.hasOutlets == true
        outletsOfOwner = ownsOutlets && depth == 0 ? types.outlets : [:]
        connections = CodeConnections(
            found, of: [view] + members,
            constraints: Set(constrained.compactMap { $0.properties.value(.objectID) }),
            hasBars: root == .root && !item.isPart && item.handlers == nil,
            cells: depth == 0 ? cells.flatMap { [$0] + item.lists.members(of: $0.id) } : [],
            owner: depth == 1 ? item.connections : nil, isView: !role.isController,
            isForeign: role == .view && isForeign,
            subject: SwiftIdentifier.lowerCamel(TypeNames.subject(of: name)) ?? "own",
            outside: isWhole && role.isController
                ? Self.outside(item, barViewNames, types.outlets) : [],
            hasNeighbor: isWhole
                && item.connections?.neighbor?["id"].map { types.controllers[$0] != nil } == true)
        let content =
            (owned.isEmpty ? [] : ["rows", "sections", "cells", "items"])
            + (lists.isEffectView(view) ? ["contentView"] : [])
        let inspected =
            (Self.source(view, rootClass, isRoot: true, "", lists)?.declaredNames ?? [])
            + Self.controllerSource(at: root, lists).declaredNames
        names = SwiftNames(
            item.document, root: Self.rootName(view, role, connections),
            besides: role.reserved + content + inspected
                + (item.handlers ?? [:]).values.map(\.name) + barViewNames.map(\.name),
            connections, at: root, lists, hasContentView: role == .collectionCell,
            // `keyboardLayoutGuide` exists since iOS 15.
            hasKeyboardGuide: options.deploymentTarget >= 15)
        for cell in cells where depth < Self.deepest {
            parts.append(
                Self.part(
                    item, at: cell, of: name, options, depth: depth + 1,
                    isShared: Self.isShared(cell, cells, lists), types: &types))
        }
        nameFamilies(&types)
        for list in owned { addHeights(of: list) }
        names = namesWithArrays
        nameSizeClassArrays()
        if !role.isController, !role.isReused, rootID == .root {
            types.addOutlets(outletTypes, of: item)
        }
        if isShared { return }
        names = namesWithGaps
        if rootID == .root { names = namesWithRowClasses(&types) }
        names = namesWithRows
        names = namesWithLists
    }

    /// Returns the expression for the root view. A root view that the controller creates is named
    /// after an outlet to it, other than `view`, if there is one.
    private static func rootName(
        _ view: View, _ role: SwiftRole, _ connections: CodeConnections
    ) -> String {
        let usual = role.root(view)
        guard role == .controller, usual != "view", let id = view.properties.value(.objectID)
        else { return usual }
        let others = connections.otherNames.filter { $0.id == id }.map(\.name)
        let all = [connections.outlets[id]].compactMap(\.self) + others
        return all.first { $0 != "view" } ?? usual
    }

    /// The maximum nesting depth of lists whose cells become classes.
    private static let deepest = 8

    /// Returns the class of a cell, section header or footer. Reuses an equal class that the
    /// generated file already has.
    private static func part(
        _ item: CodeDocument, at cell: View, of owner: String, _ options: CodeOptions, depth: Int,
        isShared: Bool, types: inout TypeNames
    ) -> SwiftClass {
        let role = SwiftRole(cell, in: item.lists)
        let wishes = TypeNames.ofCell(cell, role, item.lists, of: owner)
        var result = SwiftClass(
            item, at: cell.id, named: wishes[isShared ? 1 : 0], role, options, depth: depth,
            isShared: isShared, types: &types)
        if isShared { return result }
        for wish in wishes {
            result.name = wish
            result.isRepeated = types.cells[wish] == result.code.source
            if result.isRepeated { return result }
        }
        let given = cell.properties.value(.customClass)
        let wish = wishes.first { $0 == given ? !types.has($0) : types.isFree($0) } ?? wishes[0]
        result.name = types.add(wish, isGiven: wish == given)
        types.cells[result.name] = result.code.source
        return result
    }

    /// Returns whether cells with different reuse identifiers have this cell's custom class in the
    /// storyboard.
    private static func isShared(_ cell: View, _ cells: [View], _ lists: CodeLists) -> Bool {
        guard let type = cell.properties.value(.customClass), SwiftIdentifier.isType(type) else {
            return false
        }
        let same = cells.filter {
            $0.properties.value(.customClass) == type
                && SwiftRole($0, in: lists) == SwiftRole(cell, in: lists)
        }
        return Set(same.map { lists.attribute("reuseIdentifier", of: $0) }).count > 1
    }

    /// Names the classes of cells that have the same custom class in the storyboard. If all their
    /// content is equal, the cells share this class. Otherwise, each cell has a subclass of it.
    private mutating func nameFamilies(_ types: inout TypeNames) {
        var groups: [(type: String, role: SwiftRole, places: [Int])] = []
        for (place, part) in parts.enumerated() where part.isShared {
            let type = part.root.properties.value(.customClass)!
            if let group = groups.firstIndex(where: { $0.type == type && $0.role == part.role }) {
                groups[group].places.append(place)
            } else {
                groups.append((type, part.role, [place]))
            }
        }
        for (type, _, places) in groups {
            let first = places[0]
            let isEqual = SwiftFamily.areEqual(places.map { parts[$0] })
            if isEqual {
                nameIdentifiers(of: places)
                parts[first].name = type
            }
            for place in places where !isEqual && parts[place].name == type {
                parts[place].name = "Standard" + type
            }
            func source(_ name: String) -> [[SwiftText]] {
                isEqual
                    ? [parts[first].code]
                    : SwiftFamily(name, places.map { parts[$0] }, options).declarations
            }
            let text = source(type).map(\.source).joined()
            let isKnown = types.cells[type] == text
            let name = isKnown ? type : types.add(type, isGiven: true)
            for place in places {
                let own = parts[place].name
                parts[place].isRepeated = isKnown || !isEqual || place != first
                parts[place].name = isEqual ? name : isKnown ? own : types.add(own)
            }
            types.cells[name] = text
            if !isKnown, !isEqual { families += source(name) }
        }
    }

    /// Gives the class of the first of several equal cells the reuse identifiers of all these
    /// cells.
    private mutating func nameIdentifiers(of places: [Int]) {
        var taken = TakenNames()
        var all: [(name: String, text: String)] = []
        for place in places {
            let text = parts[place].ownIdentifier
            let known = all.first { $0.text == text }
            let word = text.replacing(/(Table|Collection)?(View)?Cell$|_?cell$/, with: "")
            let stem = SwiftIdentifier.isWord(word) ? SwiftIdentifier.lowerCamel(word) ?? "" : ""
            let name =
                known?.name
                ?? taken.insertNumbered(stem.isEmpty ? "reuseIdentifier" : stem + "ReuseIdentifier")
            parts[place].identifierName = name
            if known == nil { all.append((name, text)) }
        }
        assert(!all.isEmpty && all.count <= places.count, "a cell has no reuse identifier")
        parts[places[0]].identifiers = all
    }

    /// Adds the heights of a table's rows that differ from the table's row height.
    private mutating func addHeights(of table: View) {
        let cells = lists.cells(of: table)
        let heights = cells.map(height)
        if !lists.isStatic(table), let first = heights.first, let all = first,
            heights.allSatisfy({ $0 == all })
        {
            heightsOfAllRows[table.id] = all
        } else if lists.isStatic(table) || isSource(table) {
            for (cell, height) in zip(cells, heights) { rowHeights[cell.id] = height }
        }
    }

    var root: View { document[rootID] }

    /// The views that the class creates, superviews before their subviews.
    var views: [View] { members.filter { !lists.isContentView($0) } }

    /// Whether the generated class is a view controller.
    private var isController: Bool { role.isController }

    /// The code of this class, unless the file already has it, and the code of its cells' classes.
    var declarations: [[SwiftText]] {
        (isRepeated ? [] : [code] + rowClasses) + families + parts.flatMap(\.declarations)
    }

    /// The classes of rows.
    private var rowClasses: [[SwiftText]] {
        let rows = propertyViews.filter { names.row(at: $0.id)?.rowClass != nil }
        var keyed = SwiftKeyedValues(self)
        return keyed.explained(SwiftFactory(rows.map(factoryProperty), in: name).classes)
    }

    /// The views of this class and its cells, with the names of their properties.
    var viewNames: [(id: ViewID, name: String)] {
        let start = rootID == .root ? "" : name + "."
        return [(rootID, rootID == .root ? "" : name)]
            + members.filter { !names.isLocal($0.id) }.flatMap { view in
                let inside =
                    names.row(at: view.id).map(paths) ?? [(view.id, path(of: view))]
                return inside.map { ($0.id, start + $0.name) }
            } + parts.flatMap(\.viewNames)
    }

    var code: [SwiftText] {
        var keyed = SwiftKeyedValues(self)
        return SwiftText.lines(remarks)
            + SwiftFamily.declaration(
                "\(options.modifier)final class \(name)", parents, keyed.explained(sections))
    }

    /// Returns the class of the first view with a runtime attribute for the key; nil if no view has
    /// one.
    func type(withKey key: String) -> String? {
        ([root] + members).first { view in
            lists.element(of: view)?.children(in: "userDefinedRuntimeAttributes").contains {
                $0["keyPath"] == key
            } ?? false
        }.map { viewClass($0).name }
    }

    /// The names of the superclass and of the protocols to which the class conforms.
    var parents: [String] {
        [ofOtherModule?.type ?? role.superclass(rootClass.name)] + protocols
    }

    /// The controller's class, if another module than the app's declares it, and that module. The
    /// generated class inherits from it.
    private var ofOtherModule: (type: String, module: String)? {
        guard isController, rootID == .root, let scene = item.connections,
            let type = scene.className, SwiftIdentifier.isType(type), type != name
        else { return nil }
        return scene.modules[type].map { (type, $0) }
    }

    /// The index in `sections` of the properties for views.
    static let viewSection = 2

    /// The groups of declarations in the class, which blank lines separate. The first group
    /// contains the reuse identifier.
    var sections: [[SwiftText]] {
        let factory = SwiftFactory(
            propertyViews.map(factoryProperty), in: name, makesMethods: !isShared)
        return [
            identifier, SwiftText.lines(inspected.map { options.modifier + $0 }),
            factory.properties + accessors, barProperties, collections, handlers,
            constraintProperties,
        ]
            + [listContent]
            + lifeCycle
            + [arrangement, listConnection] + constraintCode
            + [viewConnections, embedding]
            + traitChanges + [sizeClassCode] + listMethods + actionMethods + factory.methods
            + gapMethods
    }

    /// Returns the expression for a view: its property. A gap (an empty view between arranged
    /// views) has no property, so the expression contains its index among the subviews of its stack
    /// view.
    private func path(of view: View) -> String {
        guard names.gaps[view.id] != nil, let stack = view.parent.map({ document[$0] }),
            let place = order(in: stack).firstIndex(of: view.id)
        else { return names[view.id] }
        return "\(names[stack.id]).subviews[\(place)]"
    }

    /// The views that have properties.
    var propertyViews: [View] {
        (hasRootProperty ? [root] : [])
            + views.filter {
                !names.repeated.contains($0.id) && !names.isLocal($0.id)
                    && names.gaps[$0.id] == nil
            }
    }

    func viewClass(_ view: View) -> SwiftViewClass {
        view.id == rootID
            ? rootClass
            : SwiftViewClass(view, style: lists.style(of: view), lists.element(of: view))
    }

    /// The modules besides UIKit that declare the classes of views.
    var modules: [String] {
        ([root] + views).flatMap { view in
            [viewClass(view).module, module(of: view)].compactMap(\.self)
        } + [ofOtherModule?.module].compactMap(\.self) + modulesOfSegues
            + parts.flatMap(\.modules)
    }

    /// The modules of the controllers that the class shows.
    private var modulesOfSegues: [String] {
        guard isController, let scene = item.connections else { return [] }
        let types = scene.controllers.values.compactMap { $0["customClass"] }
            .filter { scene.modules[$0] != nil }
        if types.isEmpty { return [] }
        let source = (actionMethods.joined() + viewConnections).source
        return types.filter { source.contains($0 + "(") }.compactMap { scene.modules[$0] }
    }

    /// Returns the module of a view's custom class that is not in the app's own module; nil for any
    /// other class.
    private func module(of view: View) -> String? {
        let type = viewClass(view)
        guard type.isCustom, let scene = lists.connections else { return nil }
        let stated = lists.element(of: view).flatMap { $0["customModule"] }
        let isObjectiveC = stated == nil && lists.element(of: view) != nil
        return scene.modules[type.name]
            ?? (Self.isForeign(view, lists) ? stated : nil)
            ?? (isObjectiveC ? SwiftViewClass.module(ofForeign: type.name) : nil)
    }

    /// The comments before the generated class: a right-to-left direction, and settings that Swift
    /// code cannot express.
    var remarks: [String] {
        let isReversed = rootID == .root && document.properties[.direction] == .direction(.rtl)
        let isScreen = rootID == .root && !item.isPart
        let left =
            omitted(root) + controllerSource.omitted
            + (isScreen ? lists.connections?.omittedOfNavigation ?? [] : [])
            + otherOutlets.filter { layoutProperty($0) == nil && !isBarView($0) }
            .map { "outlet " + $0.name }
            + connections.lostOutlets.map { "outlet " + $0 }
            + lostCollections.map { "outlet collection " + $0 }
            + (rootID == .root ? detachedActions : [])
        return (isReversed ? ["/// It is read from right to left."] : [])
            + (isLaunchScreen ? [item.launchRemark] : []) + notExported(left)
    }

    private var isLaunchScreen: Bool {
        isController && rootID == .root && item.handlers == nil && item.isLaunchScreen
    }

    /// Descriptions of the actions of gesture recognizers that are attached to no view.
    private var detachedActions: [String] {
        let scene = item.isPart ? nil : lists.connections
        let all = scene?.elements.values.sorted { $0.line < $1.line } ?? []
        let attached = Set(
            all.flatMap { $0.children(in: "connections") }
                .filter { $0["property"] == "gestureRecognizers" }.compactMap { $0["destination"] })
        return all.filter {
            SwiftGesture.classes[$0.name] != nil && !attached.contains($0["id"] ?? "")
        }
        .flatMap { $0.children(in: "connections") }
        .filter { $0.isNamed("action") && scene?.ownIDs.contains($0["destination"] ?? "") == true }
        .map { "action \($0["selector"] ?? "") of a recognizer that no view has" }
    }

    /// Descriptions, for comments, of the outlet collections that the class does not have, and of
    /// the outlet collections that are incomplete, because some of their constraints are not in the
    /// class.
    private var lostCollections: [String] {
        connections.lostCollections
            + ownConstraintCollections.filter { collected($0.ids).count < $0.ids.count }
            .map { "\($0.name) (\($0.ids.count - collected($0.ids).count) constraints)" }
    }

    private func notExported(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        let list = names.map(SwiftLiteral.comment).filter { seen.insert($0).inserted }
        return list.isEmpty ? [] : ["// Not exported: \(list.joined(separator: "; "))"]
    }

    /// Returns descriptions of everything about a view that the code leaves out.
    private func omitted(_ view: View) -> [String] {
        let isReadable =
            view.properties.value(.followsReadableWidth) == true
            && (view.kind == .textView || view.properties.value(.marginsRelative) == true)
        return (source(view, "")?.omitted ?? []) + (connections.omitted[view.id] ?? [])
            + (isReadable ? ["layoutMarginsFollowReadableWidth YES"] : [])
            + connections.embeds.filter { $0.view == view.id && embedded($0) == nil }
            .map { "segue " + $0.segue.description }
    }

    /// Returns the statements that embed the controller of a container view; nil if the code cannot
    /// create the controller.
    private func embedded(_ embed: (view: ViewID, segue: SwiftSegue)) -> [String]? {
        guard isController, rootID == .root else { return nil }
        let container = names[embed.view]
        let name = SwiftIdentifier.isWord(container) ? container + "Controller" : "childController"
        let files = Set(connections.embeds.compactMap(\.segue.file))
        let file = files.count > 1 ? embed.segue.file.flatMap(SwiftIdentifier.lowerCamel) : nil
        return embed.segue.embedding(
            in: container, controllers, name, file.map { $0 + "Storyboard" } ?? "storyboard")
    }

    /// The statements that embed the controllers of all container views. Each storyboard is loaded
    /// once.
    private var embeddings: [String] {
        var seen: Set<String> = []
        return connections.embeds.compactMap(embedded).flatMap(\.self).filter {
            !$0.contains(" = UIStoryboard(name: ") || seen.insert($0).inserted
        }
    }

    /// Returns the attributes of the view's storyboard element that the document does not contain;
    /// nil if the view has no element in a storyboard.
    private func source(_ view: View, _ target: String) -> SwiftSource? {
        Self.source(view, viewClass(view), isRoot: view.id == rootID, target, lists)
    }

    private static func source(
        _ view: View, _ viewClass: SwiftViewClass, isRoot: Bool, _ target: String,
        _ lists: CodeLists
    ) -> SwiftSource? {
        guard let element = lists.element(of: view), let scene = lists.connections else {
            return nil
        }
        return SwiftSource(
            element: element, target: target, isCustom: viewClass.isCustom,
            isGenerated: isRoot && !viewClass.isCustom && element["customClass"] != nil,
            resources: scene.resources)
    }

    /// The attributes that the file states for the controller, or for the owner of a xib.
    private var controllerSource: ControllerSource {
        Self.controllerSource(at: rootID, lists)
    }

    private static func controllerSource(at root: ViewID, _ lists: CodeLists) -> ControllerSource {
        let scene = root == .root ? lists.connections : nil
        let owner = scene?.ownIDs.sorted().first {
            scene?.elements[$0]?["placeholderIdentifier"] == "IBFilesOwner"
        }
        return ControllerSource(
            (scene?.controllerID ?? owner).flatMap { scene?.elements[$0] }, scene?.resources)
    }

    /// The declarations of the properties for user defined runtime attributes of the root view and
    /// of the controller.
    private var inspected: [String] {
        (source(root, "")?.declarations ?? []) + controllerSource.declarations
    }

    /// Returns whether the view has outlets in the storyboard. The generated class then replaces
    /// the view's custom class.
    private static func hasOutlets(_ view: View, _ lists: CodeLists) -> Bool {
        lists.element(of: view)?.children(in: "connections").contains { $0.isNamed("outlet") }
            ?? false
    }

    /// Returns whether a view's class is probably one of another library. The evidence is that the
    /// class has no module, and that its name has a prefix of at least three capital letters before a
    /// capitalized word. (Apps have prefixes of two letters.) A class with a module that is not the
    /// app's is one of a library if the label of a xib's view names another class (7 files of the
    /// corpus): the library shows several xibs with that class.
    static func isForeign(_ view: View, _ lists: CodeLists) -> Bool {
        guard let type = view.properties.value(.customClass), SwiftIdentifier.isType(type),
            let element = lists.element(of: view)
        else { return false }
        if element["customModule"] != nil {
            let label = element["userLabel"].flatMap(SwiftIdentifier.upperCamel)
            return element["customModuleProvider"] == nil && view.kind == .view
                && element.parent?.isNamed("objects") == true && label != nil && label != type
        }
        let viewClass = SwiftViewClass(view)
        return !viewClass.isOfUIKit && viewClass.module == nil
            && type.wholeMatch(of: /[A-Z]{4,}[a-z].*/) != nil
    }

    /// The declarations of the reuse identifiers of the cells with this class; empty if the class
    /// is not that of a reusable view.
    private var identifier: [SwiftText] {
        guard role.isReused, rootID != .root || lists.attribute("reuseIdentifier", of: root) != nil
        else { return [] }
        let all = identifiers.isEmpty ? [("reuseIdentifier", ownIdentifier)] : identifiers
        return all.map { name, text in
            .line("\(options.modifier)static let \(name) = \(SwiftLiteral.string(text))")
        }
    }

    private var ownIdentifier: String { lists.attribute("reuseIdentifier", of: root) ?? name }
}

// MARK: - Properties for views

extension SwiftClass {
    /// The declarations of the properties for views that UIKit creates: the labels and image views
    /// of cells with a style, and content views.
    private var accessors: [SwiftText] {
        (lists.style(of: root) != nil ? cellContent(root).accessors : [])
            + views.flatMap { lists.style(of: $0) != nil ? cellContent($0).accessors : [] }
            + members.filter(lists.isContentView).flatMap(contentViewOutlet) + overrides
            + outletsInRows + otherOutletNames
    }

    /// The properties for the outlets to views inside rows with a class.
    private var outletsInRows: [SwiftText] {
        members.compactMap { view in
            guard isInRowClass(view.id), let name = outlet(of: view) else { return nil }
            return .line(
                "\(options.modifier)var \(name): \(viewClass(view).name) { \(names[view.id]) }")
        }
    }

    private func isInRowClass(_ id: ViewID) -> Bool {
        names.isLocal(id) && names.row(of: id).flatMap { names.row(at: $0)?.rowClass } != nil
    }

    /// The declarations of the properties for outlets to the root view, and for further outlets to
    /// views and constraints that already have a property under another outlet's name.
    private var otherOutletNames: [SwiftText] {
        let id = root.properties.value(.objectID) ?? ""
        let hasOutlets = rootID != .root || item.connections?.hasOutlets != false
        let ofRoot = hasOutlets ? connections.outlets[id].map { ($0, id) } : nil
        let all = [ofRoot].compactMap(\.self) + connections.otherNames
        return all.compactMap { name, id in
            let view = ([root] + members).first { $0.properties.value(.objectID) == id }
            let constraint = constraints.first { $0.properties.value(.objectID) == id }
            guard let own = view.map({ names[$0.id] }) ?? constraint.map({ names[$0.id] }),
                own != name, name != "view", role.isController || rootClass.isOfUIKit
            else { return nil }
            // In a xib, the owner adds the view to itself. In the generated class, the view is
            // `self`.
            if own == "self" { return .line("// `\(name)` of the file is this view itself.") }
            let type = view.map { viewClass($0).name } ?? "NSLayoutConstraint"
            return .line("\(options.modifier)var \(name): \(type) { \(own) }")
        }
    }

    /// The overrides of read-only properties of UIKit's cells, such as `imageView`, if the cell has
    /// an outlet with the property's name.
    private var overrides: [SwiftText] {
        members.filter(isInherited).compactMap { view in
            guard assigned[view.id] == nil, let name = outlet(of: view) else { return nil }
            return .line(
                "\(options.modifier)override var \(name): \(view.kind.className)? "
                    + "{ \(names[view.id]) }")
        }
    }

    private func outlet(of view: View) -> String? {
        view.properties.value(.objectID).flatMap { connections.outlets[$0] }
    }

    /// Returns whether the outlet to the view has the name of a property of UIKit's cells. Returns
    /// false if no outlet refers to the view.
    private func isInherited(_ view: View) -> Bool {
        guard let name = outlet(of: view) else { return false }
        if let property = assigned[view.id] {
            return property.owner == rootID && property.property == name
        }
        let readOnly: [String: ViewKind] = [
            "textLabel": .label, "detailTextLabel": .label, "imageView": .image,
        ]
        return role == .tableCell && readOnly[name] == view.kind && names[view.id] != name
    }

    private static func assigned(
        _ views: [View], _ lists: CodeLists
    ) -> [ViewID: (owner: ViewID, property: String)] {
        var result: [ViewID: (owner: ViewID, property: String)] = [:]
        for owner in views {
            guard let element = lists.element(of: owner), !element.viewProperties.isEmpty else {
                continue
            }
            for outlet in element.children(in: "connections") where outlet.isNamed("outlet") {
                let view = views.first { view in
                    view.properties.value(.objectID) == outlet["destination"]
                }
                guard let view, let name = outlet["property"],
                    element.viewProperties.contains(name)
                else { continue }
                result[view.id] = (owner.id, name)
            }
        }
        return result
    }

    /// Returns the declaration of the property for an outlet that refers to the content view of a
    /// cell; empty if there is no such outlet.
    private func contentViewOutlet(_ view: View) -> [SwiftText] {
        guard let name = names.contentOutlets[view.id] else { return [] }
        return [.line("\(options.modifier)var \(name): UIView { \(names[view.id]) }")]
    }

    /// Whether the generated controller creates its view itself, because the view is not a plain
    /// `UIView`.
    private var hasRootProperty: Bool { role == .controller && !rootClass.isPlain }

    /// Returns the property for a view, as input for `SwiftFactory`.
    func factoryProperty(_ view: View) -> SwiftFactory.Property {
        SwiftFactory.Property(
            code: view.kind == .view ? Self.withFrameInInitializer(property(view)) : property(view),
            count: names.arrays[view.id]?.count,
            place: names.arrays[view.id] == nil ? names.places[view.id] : nil,
            row: names.row(at: view.id)?.word, rowClass: names.row(at: view.id)?.rowClass,
            isArranged: document.arrangingStack(of: view.id) != nil)
    }

    /// Returns the declaration with the frame as an argument of the view's initializer, if the
    /// property's closure sets nothing but the frame.
    private static func withFrameInInitializer(_ code: [SwiftText]) -> [SwiftText] {
        guard case .block(let head, let body, "}()")? = code.last, body.count == 3,
            case .line(let creation) = body[0], case .line(let statement) = body[1],
            let match = creation.wholeMatch(of: /let (\w+) = (\w+)\(\)/),
            let frame = statement.wholeMatch(of: /(\w+)\.frame = (CGRect\(.*\))/),
            match.1 == frame.1, let end = head.firstRange(of: ": ")?.lowerBound
        else { return code }
        return code.dropLast() + [.line("\(head[..<end]) = \(match.2)(frame: \(frame.2))")]
    }

    private func property(_ view: View) -> [SwiftText] {
        let layout = layoutOutlet(of: view)
        let remarks =
            SwiftText.lines(remarks(view)) + (layout.map { storedLayout($0, of: view) } ?? [])
        let access =
            layout != nil
            ? isOutlet(view)
                ? (options.access == .public ? "public " : "") + "private(set) lazy "
                : "private lazy "
            : isOutlet(view) ? options.modifier : "private "
        let word = layout == nil ? "let" : "var"
        let start = "\(access)\(word) \(names.places[view.id]?.array ?? names[view.id])"
        let local = viewNoun(view)
        let head = "\(start): \(viewClass(view).name) = {"
        if let row = names.row(at: view.id) {
            return remarks + [.block(head, code(of: row), end: "}()")]
        }
        let lines = creation(view, local)
        if lines.count == 1, layout == nil {
            return remarks + [.line(start + lines[0].dropFirst("let \(local)".count))]
        }
        return remarks + [
            .block(head, SwiftText.lines(lines + ["return \(local)"]), end: "}()")
        ]
    }

    /// Returns the name of a local variable for the view.
    func viewNoun(_ view: View) -> String { viewClass(view).noun ?? view.kind.noun }

    /// Returns the name of the outlet that refers to the layout of a collection view of the class;
    /// nil if there is none. The layout is then a property of its own, which the lazy property of
    /// the collection uses.
    private func layoutOutlet(of list: View) -> String? {
        guard list.kind == .collection, list.id != rootID,
            let id = lists.element(of: list)?.child(key: "collectionViewLayout")?["id"],
            let outlet = otherOutlets.first(where: { $0.objectIDs.first == id })
        else { return nil }
        return lists.connections?.property(of: outlet)
    }

    /// Returns the declaration of the property for the layout of a collection.
    private func storedLayout(_ name: String, of list: View) -> [SwiftText] {
        let type = lists.element(of: list)?.collectionLayoutClass ?? "UICollectionViewFlowLayout"
        let start = "\(options.modifier)let \(name)"
        let lines = lists.layout(of: list)
        if lines.isEmpty { return [.line("\(start) = \(type)()")] }
        return [
            .block("\(start): \(type) = {", SwiftText.lines(lines + ["return layout"]), end: "}()")
        ]
    }

    /// Returns the statements that create a view, and set its properties.
    ///
    /// - Parameter local: the name of the local variable for the view
    func creation(_ view: View, _ local: String) -> [String] {
        let viewClass = viewClass(view)
        let look = SwiftLook(
            document: document, view: view, target: local, isLocal: true, texts: texts,
            source: lists.element(of: view))
        let layout = layoutOutlet(of: view)
        let setup = layout == nil ? lists.setup(of: view) : []
        let keys = fixedKeys(view)
        let titles = keys.contains(.segments) ? view.properties.value(.segments) : nil
        let segments = titles.map { titles in
            "[" + TitleList.titles(titles).map(texts.literal).joined(separator: ", ") + "]"
        }
        let attributed = look.attributedText(lists.connections?.resources)
        let isElsewhere: Set<PropertyKey> =
            attributed.isEmpty ? [.segments] : [.segments, .text, .textAlignment]
        let statements = Self.withoutRepeats(
            ownStatements(view, local)
                + viewClass.statements(
                    keys.filter { !isElsewhere.contains($0) }.flatMap { look.statements($0) }
                        + attributed, local)
                + cellStatements(view, local)
                + viewClass.statements(source(view, local)?.statements ?? [], local))
        let creation = viewClass.creation(
            setup: layout.map { [$0] } ?? setup, segments: segments, lists.element(of: view)
        ).replacing(
            "collectionViewLayout: layout)", with: "collectionViewLayout: \(layout ?? "layout"))")
        return setup + ["let \(local) = \(creation)"] + statements
    }

    /// Returns the statements without those assignments whose property a later statement sets
    /// again.
    private static func withoutRepeats(_ statements: [String]) -> [String] {
        var seen: Set<Substring> = []
        return statements.reversed().filter { line in
            guard let place = line.firstRange(of: " = ")?.lowerBound,
                line[..<place].allSatisfy({ !" (".contains($0) })
            else { return true }
            return seen.insert(line[..<place]).inserted
        }.reversed()
    }

    /// Returns whether code outside the class may use the view, so that its property is not
    /// private. It may if an outlet refers to the view or, in a document that was not imported, if
    /// a person named the view.
    func isOutlet(_ view: View) -> Bool {
        guard let scene = lists.connections else { return !SwiftNames.isStandard(view) }
        if isInherited(view) { return false }
        let id = view.properties.value(.objectID) ?? ""
        // If the document is a part of a screen, its views may be from one of the screen's cells,
        // so the outlets of cells count too.
        let cells = item.isPart ? scene.cells.values.flatMap(\.outlets) : []
        return connections.outlets[id] != nil
            || isArrayOfCollection(view) || cells.contains { $0.objectIDs.contains(id) }
            || connections.sentToNeighbor.contains(view.id)
            // The app's code connects what this code cannot.
            || connections.omitted[view.id]?.contains { $0.hasPrefix("action ") } == true
    }

    /// Returns whether the array property that contains the view is an outlet collection.
    private func isArrayOfCollection(_ view: View) -> Bool {
        names.places[view.id].map { place in
            connections.collections.contains { $0.name == place.array }
        } ?? false
    }

    /// Whether code outside the class may use one of its views or constraints.
    var hasOutlets: Bool {
        members.contains(where: isOutlet) || !collections.isEmpty
            || !ownConstraintCollections.isEmpty
            || fixedConstraints.contains { connections.names($0) || isInCollection($0) }
    }

    var hasLists: Bool { ([document[rootID]] + members).contains(where: \.kind.isList) }

    /// Whether the class would only contain a single view, so that no class is needed.
    var isSingleView: Bool {
        role == .view && item.isPart && members.count == 1 && !members[0].kind.isList
            && connections.gestures.isEmpty && connections.references.allSatisfy(\.isDelegate)
            && variations.isEmpty && collections.isEmpty && ownConstraintCollections.isEmpty
            && ownBars.isEmpty
    }

    /// The properties of the single view, such as `delegate`, that refer to an object of the
    /// screen's class, with their protocols.
    var delegates: [(property: String, type: String)] {
        connections.references.compactMap { reference in
            reference.type.map { (reference.property, $0) }
        }
    }

    /// The type of the single view, and the statements that create and return it.
    var singleView: (type: String, code: [SwiftText]) {
        let view = members[0]
        let lines = property(view).filter {
            if case .line(let text) = $0 { !text.hasPrefix("//") } else { true }
        }
        let type = viewClass(view).name
        switch lines.last {
        case .block(_, let body, _)?:
            return (
                type,
                body.filter {
                    if case .line(let text) = $0 {
                        !text.hasSuffix("translatesAutoresizingMaskIntoConstraints = false")
                    } else {
                        true
                    }
                }
            )
        default:
            return (type, [.line(viewClass(view).creation(lists.element(of: view)))])
        }
    }

    func remarks(_ view: View) -> [String] {
        let viewClass = viewClass(view)
        let size = lists.connections == nil ? view.properties[.intrinsic]?.spelling : nil
        let type = view.properties.value(.customClass) ?? viewClass.name
        return
            (viewClass.isCustom || type == viewClass.name
            ? [] : ["// \(SwiftLiteral.comment(type)) in the app."])
            + (view.id != rootID && setKeys(view).contains(.frame) && hasBaseFrame(view)
                ? ["// The size is that for the autoresizing masks of the subviews."] : [])
            + (isEverInstalled(view.id)
                ? [] : ["// Not installed in any size class, so it has no superview."])
            + notExported(omitted(view) + (size.map { ["content size \($0)"] } ?? []))
    }

    private func hasBaseFrame(_ view: View) -> Bool {
        SwiftLook(
            document: document, view: view, target: view.kind.noun, texts: texts,
            source: lists.element(of: view)
        ).hasBaseFrame
    }

    /// The properties that views of UIKit's classes have only by an extension in the app.
    var ofExtensions: Set<String> {
        Set(([root] + views).flatMap { source($0, "")?.ofExtensions ?? [] })
    }

    /// Returns the statements for values that a document need not state because they are defaults
    /// there, but that are not UIKit's defaults for a view created in code.
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
        if view.kind == .textView, view.properties[.backgroundColor] == nil,
            lists.element(of: view) != nil
        {
            result.append("\(target).backgroundColor = .clear")
        }
        let takesText = view.kind == .textField || view.kind == .textView
        if takesText, !view.properties.entries.contains(where: { $0.key == .font }) {
            result.append("\(target).font = \(SwiftLiteral.font(.textInput))")
        }
        return result
    }

    /// Returns the view's properties that the code sets to one value for all size classes, in the
    /// order in which the code sets them. Leaves out properties with UIKit's default value.
    private func fixedKeys(_ view: View) -> [PropertyKey] {
        let varying = Set(varyingKeys(view))
        return setKeys(view).filter { !varying.contains($0) && !isDefault($0, of: view) }
    }

    /// Returns whether the code need not set the property, because the view has UIKit's default
    /// value for it, or because the value has no effect in code.
    private func isDefault(_ key: PropertyKey, of view: View) -> Bool {
        switch (key, view.kind) {
        case (.frame, .cell), (.autoresizing, .cell), (.frame, .table): true
        case (.frame, _), (.autoresizing, _):
            view.id == rootID && role != .controller && role != .view
                || key == .autoresizing
                    && (hasFixedMask(view)
                        || document.arrangingStack(of: view.id) != nil
                        || view.parent.map { document[$0].kind.isList } ?? false)
        case (.backgroundColor, .view), (.backgroundColor, .stack), (.backgroundColor, .label),
            (.backgroundColor, .image), (.backgroundColor, .button), (.backgroundColor, .scroll):
            !viewClass(view).isCustom && (view.id != rootID || role == .view || role == .controller)
                && view.properties.value(.backgroundColor).map {
                    SwiftLiteral.color(Color(stored: $0)) == ".clear"
                } ?? false
        case (.cornerRadius, _), (.borderWidth, _), (.borderColor, _):
            source(view, "")?.hasOwn(key.spelling) ?? false
        case (.huggingHorizontal, _) where hasFixedLength(view, .width),
            (.compressionHorizontal, _) where hasFixedLength(view, .width),
            (.huggingVertical, _) where hasFixedLength(view, .height),
            (.compressionVertical, _) where hasFixedLength(view, .height):
            true
        // A view without an intrinsic size resists neither growing nor shrinking.
        case (.huggingHorizontal, _) where Self.sizeless.contains(view.kind),
            (.huggingVertical, _) where Self.sizeless.contains(view.kind),
            (.compressionHorizontal, _) where Self.sizeless.contains(view.kind),
            (.compressionVertical, _) where Self.sizeless.contains(view.kind):
            view.properties.value(.customClass) == nil && view.properties[.intrinsic] == nil
        // A label of one line wraps nothing, and one of a fixed width wraps there.
        case (.preferredMaxLayoutWidth, .label):
            hasFixedLength(view, .width)
                || !view.properties.entries.contains { $0.key == .lines && $0.value != .number(1) }
        case (.tintColor, .view): view.subviews.isEmpty && viewClass(view).isPlain
        case (.imageInset, .button): view.properties.value(.imageInset) == .zero
        case (.titleInset, .button): view.properties.value(.titleInset) == .zero
        case (.animating, _): view.properties.value(.animating) == false
        case (.clearButton, _): lists.element(of: view) != nil
        case (.text, .label), (.text, .textField), (.text, .textView), (.text, .searchBar):
            view.properties.value(.text) == ""
        case (.insetsMarginsFromSafeArea, .cell): true
        case (.insetsMarginsFromSafeArea, _), (.preservesSuperviewMargins, _),
            (.followsReadableWidth, _):
            !usesMargins(view)
        case (.style, .textField): view.properties.value(.style) == ControlStyle.none
        case (.font, .textField):
            view.properties.value(.font) == Font.system(size: 17)
        // UIKit's text fields clip, also those that code creates.
        case (.clipsToBounds, .textField): view.properties.value(.cornerRadius) == nil
        case (.clipsToBounds, .scroll), (.clipsToBounds, .table), (.clipsToBounds, .collection),
            (.clipsToBounds, .textView):
            view.properties.value(.clipsToBounds) == true
        case (.font, .label): view.properties.value(.font) == .label
        case (.font, .button):
            isPicture(view)
                || view.properties.value(.style) ?? .system == .system
                    && view.properties.value(.font) == .button
                || lists.element(of: view)?.configuration?.buttonSize?.font
                    == view.properties.value(.font)
        case (.backgroundColor, .table):
            ["systemGroupedBackground", "groupTableViewBackground"].contains(
                view.properties.value(.backgroundColor))
                && [.grouped, .insetGrouped].contains(view.properties.value(.style))
        case (.accessibilityHint, _):
            isSilent(view) || view.properties.value(.accessibilityHint) == ""
        case (.accessibilityLabel, _):
            isSilent(view) || view.properties.value(.accessibilityLabel) == ""
        case (.margins, _):
            !usesMargins(view)
                || view.id != rootID && !view.kind.hasOwnMargins && view.kind != .stack
                    && view.properties.value(.margins) == Insets(all: 8)
        case (.accessibilityIdentifier, _): view.properties.value(.accessibilityIdentifier) == ""
        default: false
        }
    }

    /// The kinds of views without an intrinsic size.
    private static let sizeless: Set<ViewKind> = [
        .view, .stack, .scroll, .table, .collection, .map, .web, .visualEffect,
    ]

    /// Returns whether a button of UIKit's class has a picture and, in all states, no title.
    private func isPicture(_ button: View) -> Bool {
        let states = lists.element(of: button)?.children.filter { $0.isNamed("state") } ?? []
        return !viewClass(button).isCustom && button.properties.value(.text) ?? "" == ""
            && button.properties.entries.contains { $0.key == .imageName }
            && !states.contains {
                $0["title"] ?? "" != "" || $0.child(key: "attributedTitle") != nil
            }
    }

    /// Returns whether VoiceOver passes over the view, so that its label and hint have no effect.
    private func isSilent(_ view: View) -> Bool {
        let own = lists.element(of: view)?.child("accessibility", key: "accessibilityConfiguration")
        return view.subviews.isEmpty && own.flatMap(SwiftSource.isElement) == false
    }

    /// Returns whether a required constraint, to which nothing refers, gives the view a constant width
    /// or height under all size classes. The view's own length then has no effect.
    private func hasFixedLength(_ view: View, _ attribute: LayoutAttribute) -> Bool {
        document.allConstraints.contains { constraint in
            constraint.first == Anchor(LayoutItem(view.id), attribute)
                && constraint.second == nil && constraint.relation == .equal
                && !connections.refers(to: constraint) && !isInCollection(constraint)
                && constraint.properties.entries.allSatisfy {
                    $0.condition == .base && $0.key != .priority && $0.key != .installed
                        && $0.key != .active && $0.key != .asserted
                }
        }
    }

    /// Returns whether the view's mask keeps the view's frame, as UIKit does without a mask.
    private func hasFixedMask(_ view: View) -> Bool {
        let fixed: AutoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        return view.properties.value(.autoresizing)?.isSubset(of: fixed) ?? false
    }

    /// Returns whether the margins of a view can affect the layout. They can if constraints refer
    /// to them, if the view arranges its subviews inside them, or if a subview adds them to its own
    /// margins. Lists, text views, cells with a style and views of custom classes may use their
    /// margins in any case.
    func usesMargins(_ view: View) -> Bool {
        viewClass(view).isCustom && (view.kind == .view || !view.subviews.isEmpty)
            || view.kind.isList
            || view.kind == .textView
            || lists.style(of: view) != nil || marginUsers.contains(view.id)
    }

    /// Returns the views whose margins affect the layout: constraints refer to them, the view
    /// arranges its subviews inside them, or a subview adds them to its own margins.
    ///
    /// - Parameter rootClass: the class of the first view, which is the root
    private static func marginUsers(
        _ document: Document, _ views: [View], _ rootClass: SwiftViewClass, _ lists: CodeLists
    ) -> Set<ViewID> {
        var result: Set<ViewID> = []
        for constraint in document.allConstraints {
            for anchor in [constraint.first, constraint.second].compactMap(\.self)
            where anchor.attribute.withoutMargin != anchor.attribute
                || anchor.item.guide == .margins || anchor.item.guide == .readable
            {
                result.insert(anchor.item.view)
            }
        }
        // Subviews come after their superviews, so the reverse order ends at the root.
        for view in views.reversed() {
            let values = view.properties.entries
            let viewClass = view.id == views[0].id ? rootClass : SwiftViewClass(view)
            if values.contains(where: { $0.key == .marginsRelative && $0.value == .flag(true) })
                || viewClass.isCustom || view.kind.isList || lists.style(of: view) != nil
            {
                result.insert(view.id)
            }
            guard result.contains(view.id), let parent = view.parent,
                values.contains(where: {
                    $0.key == .preservesSuperviewMargins && $0.value == .flag(true)
                })
            else { continue }
            result.insert(parent)
        }
        return result
    }

    private func varyingKeys(_ view: View) -> [PropertyKey] {
        setKeys(view).filter { !Self.conditions(of: $0, view).allSatisfy { $0 == .base } }
    }

    /// Returns the size class conditions of the view's values for the property.
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
        // UIKit limits these values to a range that other properties determine, so the code sets
        // the other properties first. For example, a slider's value is limited to its minimum and
        // maximum.
        let last: Set<PropertyKey> = [.value, .currentPage, .selectedSegment]
        return keys.filter { !last.contains($0) } + keys.filter(last.contains)
    }
}

// MARK: - Initializers and life cycle methods

extension SwiftClass {
    private var lifeCycle: [[SwiftText]] {
        var calls: [String] = []
        if !rootStatements.isEmpty { calls.append("configureView()") }
        if !arrangements.isEmpty { calls.append("arrangeViews()") }
        if !listConnection.isEmpty { calls.append("connectLists()") }
        if !constraintSteps.isEmpty { calls.append("constrainViews()") }
        if !viewConnections.isEmpty { calls.append("connectViews()") }
        if !variations.isEmpty { calls.append("applySizeClasses()") }
        let steps = SwiftText.lines(calls) + registration
        return (isController ? controllerStart(steps) : viewStart(steps))
            + [method("configureView", SwiftText.lines(rootStatements))]
    }

    /// Returns the code of a private method; empty if `body` is empty.
    func method(_ name: String, _ body: [SwiftText]) -> [SwiftText] {
        body.isEmpty ? [] : [.block("private func \(name)()", body)]
    }

    private func controllerStart(_ steps: [SwiftText]) -> [[SwiftText]] {
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
                        [.line("super.viewDidLoad()")] + steps)
                ],
        ]
    }

    /// The initializers of a controller; empty if it needs none. They create its table or
    /// collection, and set what UIKit reads before the view is loaded: the tab bar item and the
    /// presentation style.
    private var controllerInit: [[SwiftText]] {
        let tab = bars.tab
        let early = (tab.isEmpty ? [] : titles + tab) + controllerSource.early
        let layout = lists.layout(of: root)
        let style = root.properties.value(.style)
        let call: String
        switch role {
        case .tableController
        where style == .grouped || style == .insetGrouped || !early.isEmpty:
            let word = style == .grouped || style == .insetGrouped ? style!.rawValue : "plain"
            call = "super.init(style: .\(word))"
        case .collectionController:
            let type =
                lists.element(of: root)?.collectionLayoutClass ?? "UICollectionViewFlowLayout"
            call = "super.init(collectionViewLayout: \(layout.isEmpty ? type + "()" : "layout"))"
        case .controller where !early.isEmpty: call = "super.init(nibName: nil, bundle: nil)"
        default: return []
        }
        let isShared = !tab.isEmpty
        let last = SwiftText.lines(isShared ? ["setUp()"] : early)
        return [
            [.block(options.modifier + "init()", SwiftText.lines(layout + [call]) + last)],
            coderInit(last), method("setUp", isShared ? SwiftText.lines(early) : []),
        ]
    }

    /// The statement that sets the controller's title. It precedes the one for the tab bar item,
    /// because UIKit gives a controller's title to its tab bar item, too.
    private var titles: [String] {
        controllerSource.statements.filter { $0.hasPrefix("title = ") }
    }

    /// Returns `init(coder:)`, which every subclass of a view or controller must have.
    private func coderInit(_ steps: [SwiftText]) -> [SwiftText] {
        // `UIStackView.init(coder:)` is not failable.
        let mark = rootClass.inherited == "UIStackView" && !isController ? "" : "?"
        return [
            .block(
                "\(options.modifier)required init\(mark)(coder: NSCoder)",
                [.line("super.init(coder: coder)")] + steps)
        ]
    }

    private func viewStart(_ steps: [SwiftText]) -> [[SwiftText]] {
        let style = lists.style(of: root)
        if steps.isEmpty && style ?? "default" == "default" { return [] }
        let isMethod = steps.count > 1 || isShared && !steps.isEmpty
        let setUp = isMethod ? [.line("setUpViews()")] : steps
        let (start, call) = viewInit(style.map { "." + $0 } ?? "style")
        return [
            sizedInit,
            [.block("\(options.modifier)override \(start)", [.line(call)] + setUp)],
            coderInit(setUp),
            method("setUpViews", isMethod ? steps : []),
        ]
    }

    /// The initializer that gives the view of a xib the size in the file; empty unless an outlet of
    /// the xib's owner refers to the view, as to the header of a table, and the constraints leave
    /// its height open.
    private var sizedInit: [SwiftText] {
        guard role == .view, rootID == .root, !item.isPart, root.kind == .view,
            let scene = item.connections, scene.controllerID == nil, !scene.hasOutlets,
            let id = root.properties.value(.objectID), let size = document.ownSize,
            scene.outlets.contains(where: {
                $0.objectIDs.contains(id) && !$0.isCollection && !$0.name.hasSuffix("ontentView")
                    && $0.name != "view"
            }),
            document.leavesHeightOpen(of: rootID)
        else { return [] }
        let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
        return [
            .block(
                "\(options.modifier)convenience init()",
                SwiftText.lines([
                    "// The constraints leave the height open, so the size is that of the file.",
                    "self.init(frame: \(SwiftLiteral.rect(frame)))",
                ]))
        ]
    }

    /// Returns the designated initializer that the generated view class overrides, without its
    /// body, and the call of the superclass's initializer. Both are Swift code.
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

    /// The statements that register a closure for changes of the size classes. The closure needs
    /// iOS 17; for older targets this is empty, and the class overrides `traitCollectionDidChange`
    /// instead.
    private var registration: [SwiftText] {
        if options.deploymentTarget < 17 || variations.isEmpty { return [] }
        let all = variations.flatMap { $0.flatMap(\.conditions) }
        let traits =
            (all.contains { $0.width != .any } ? ["UITraitHorizontalSizeClass.self"] : [])
            + (all.contains { $0.height != .any } ? ["UITraitVerticalSizeClass.self"] : [])
        return [
            .block(
                "registerForTraitChanges([\(traits.joined(separator: ", "))])",
                SwiftText.lines([
                    "(changed: \(name), _: UITraitCollection) in", "changed.applySizeClasses()",
                ]))
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

    /// The toolbars, navigation bars and tab bars among the views.
    private var ownBars: [View] {
        members.filter {
            $0.isBar || $0.properties.value(.customClass) == "UITabBar"
        }
    }

    private var bars: SwiftBars {
        return SwiftBars(
            document: document, texts: texts, connections: connections,
            scene: lists.connections, ownBars: ownBars.map { (names[$0.id], $0) }, views: barViews,
            viewNames: barViewNames,
            isOfController: isController && rootID == .root && !item.isPart
                && item.handlers == nil,
            modifier: options.modifier)
    }

    private var barProperties: [SwiftText] {
        let stored = views.compactMap(layoutOutlet)
        let layouts = otherOutlets.compactMap { outlet in
            lists.connections?.property(of: outlet).map(stored.contains) == true
                ? nil : layoutProperty(outlet)
        }
        return bars.viewProperties
            + SwiftText.lines(bars.properties + layouts + outletsInOthers)
    }

    /// Returns the names of the properties for the scene's top-level views beside a controller's
    /// view: views in its bars that have no class of their own, or whose controls the controller
    /// connects, and views to which its outlets refer.
    private static func barViewNames(
        _ item: CodeDocument, _ types: TypeNames
    ) -> [(id: String, name: String)] {
        guard let scene = item.connections, scene.hasOutlets, !types.isSwiftUI else { return [] }
        let views = types.barViews
        let own = item.document[.root].properties.value(.objectID)
        var result = scene.outlets.compactMap { outlet -> (id: String, name: String)? in
            let id = outlet.objectIDs[0]
            if outlet.isCollection || id == own || views[id] == nil { return nil }
            return scene.property(of: outlet).map { (id, $0) }
        }
        var taken = TakenNames(scene.outlets.map(\.name))
        for id in scene.barViews.compactMap({ $0["id"] })
        where !result.contains(where: { $0.id == id }) {
            guard let view = views[id] else { continue }
            if view.creation.isEmpty {
                // The controller connects controls in this view, so it needs a property for the
                // view.
                if types.outlets.values.contains(where: { $0.root == id }),
                    let name = SwiftIdentifier.lowerCamel(view.type)
                {
                    result.append((id, taken.insertNumbered(name)))
                }
                continue
            }
            let word = SwiftIdentifier.lowerCamel(view.subject) ?? "bar"
            let noun = SwiftIdentifier.capitalized(view.noun)
            result.append((id, taken.insertNumbered(word.hasSuffix(noun) ? word : word + noun)))
        }
        return result
    }

    /// The statements that create the root view and set its properties, but not its position.
    var creationOfRoot: [String] {
        let noun = root.kind.noun
        let sizesItself = ![.view, .image, .stack].contains(root.kind)
        return creation(root, noun).filter {
            !$0.hasPrefix(noun + ".autoresizingMask")
                && !(sizesItself && $0.hasPrefix(noun + ".frame"))
        }
    }

    private func isBarView(_ outlet: SceneConnections.Outlet) -> Bool {
        barViewNames.contains { $0.name == item.connections?.property(of: outlet) }
    }

    /// Returns the declaration of the property for an outlet to the layout object of a collection
    /// view; nil for any other outlet.
    private func layoutProperty(_ outlet: SceneConnections.Outlet) -> String? {
        let scene = lists.connections
        guard let element = scene?.elements[outlet.objectIDs[0]],
            element["key"] == "collectionViewLayout", let name = scene?.property(of: outlet)
        else { return nil }
        let list = ([root] + members).first { lists.element(of: $0) == element.parent }
        let type = list.flatMap { lists.element(of: $0) }?.collectionLayoutClass
        return list.map { list in
            let word = type ?? "UICollectionViewFlowLayout"
            return "\(options.modifier)var \(name): \(word)? "
                + "{ \(names.member(list.id))collectionViewLayout as? \(word) }"
        }
    }

    /// The declarations of the properties for the outlets of a xib's owner to views inside other
    /// top-level views of the xib.
    private var outletsInOthers: [String] {
        guard let scene = item.connections else { return [] }
        return scene.outlets.compactMap { outlet in
            guard !outlet.isCollection, let found = outletsOfOwner[outlet.objectIDs[0]],
                let name = scene.property(of: outlet), let path = path(outlet.objectIDs[0])
            else { return nil }
            return "\(options.modifier)var \(name): \(found.type) { \(path) }"
        }
    }

    /// Returns the expression for a top-level view beside the controller's view, or for a view
    /// inside such a view that is a property of the latter's class. Returns nil for other views.
    ///
    /// - Parameter id: the identifier of the view's element
    private func path(_ id: String) -> String? {
        if let own = barViewNames.first(where: { $0.id == id }) { return own.name }
        guard let found = outletsOfOwner[id],
            let view = barViewNames.first(where: { $0.id == found.root })
        else { return nil }
        return "\(view.name).\(found.name)"
    }

    /// Returns the elements of the views that are properties in the classes of the top-level views
    /// beside a controller's view, in the order of the file.
    private static func outside(
        _ item: CodeDocument, _ names: [(id: String, name: String)],
        _ outlets: [String: TypeNames.Outlet]
    ) -> [SourceElement] {
        let own = outlets.filter { _, outlet in names.contains { $0.id == outlet.root } }
        return own.keys.compactMap { item.connections?.elements[$0] }
            .sorted { ($0.line, $0["id"] ?? "") < ($1.line, $1["id"] ?? "") }
    }

    /// The names and types of the properties for outlets, by the identifiers of the elements.
    private var outletTypes: [String: (name: String, type: String)] {
        let own = members.compactMap { view -> (String, (name: String, type: String))? in
            guard let id = view.properties.value(.objectID),
                connections.outlets[id] != nil && names.places[view.id] == nil
                    || connections.sentToNeighbor.contains(view.id)
            else { return nil }
            let name = isInRowClass(view.id) ? outlet(of: view) ?? "" : names[view.id]
            return (id, (name, viewClass(view).name))
        }
        return Dictionary(own) { first, _ in first }
    }

    /// The outlets that refer to none of the document's views and constraints, and to no gesture
    /// recognizer or bar button item. An example is an outlet to another top-level view of the
    /// scene.
    private var otherOutlets: [SceneConnections.Outlet] {
        if item.isPart || item.connections?.hasOutlets != true { return [] }
        let id = root.properties.value(.objectID) ?? ""
        let own = rootID == .root ? item.connections : item.connections?.cells[id]
        let known = Set(
            document.allViews.compactMap { $0.properties.value(.objectID) }
                + constraints.compactMap { $0.properties.value(.objectID) }
                + connections.gestures.compactMap { $0.element["id"] } + bars.itemIDs)
        return (own?.outlets ?? []).filter { outlet in
            outlet.objectIDs.contains { !known.contains($0) && !isInOther($0) }
        }
    }

    /// Returns whether an object is inside another top-level view, which has a class of its own. In
    /// a storyboard, that class must have a property for the object.
    private func isInOther(_ id: String) -> Bool {
        if item.connections?.controllerID != nil, outletsOfOwner[id] != nil {
            return path(id) != nil
        }
        guard let scene = item.connections, scene.controllerID == nil,
            let object = scene.elements[id]
        else { return false }
        return sequence(first: object, next: \.parent).dropFirst().contains {
            $0.parent?.isNamed("objects") == true && $0["id"] != root.properties.value(.objectID)
                && $0.children.contains { $0.isNamed("subviews") }
        }
    }

    /// The expression for the tint that the storyboard gives to all screens; nil if it gives none.
    private var globalTint: String? {
        guard let tint = document.properties.value(.globalTint) else { return nil }
        if let element = lists.element(of: root)?.tree.root.child("color", key: "tintColor"),
            let resources = lists.connections?.resources,
            ColorElement.spelling(element, resources) == tint,
            let exact = SwiftSource.color(element, resources)
        {
            return exact
        }
        return SwiftLiteral.color(Color(stored: tint))
    }

    /// Whether a view of the class or of its cells may show the tint.
    private var showsTint: Bool {
        ([root] + members).contains { view in
            if view.properties.entries.contains(where: { $0.value == .text("tintColor") }) {
                return true
            }
            return switch view.kind {
            case .view, .label, .stack, .scroll, .activity, .pageControl, .visualEffect, .table,
                .collection, .map, .web:
                SwiftViewClass(view).isCustom
            // An image of the asset catalogue may be a template, which is drawn in the tint.
            case .image: view.properties[.imageName] != nil
            default: true
            }
        } || parts.contains(where: \.showsTint)
    }

    private var rootStatements: [String] {
        let look = SwiftLook(
            document: document, view: root, target: names.root, texts: texts,
            source: lists.element(of: root))
        var result = hasRootProperty ? [] : fixedKeys(root).flatMap { look.statements($0) }
        result += cellStatements(root, names.root)
        if !hasRootProperty { result += source(root, names.root)?.statements ?? [] }
        if isController, rootID == .root, root.properties[.tintColor] == nil, showsTint,
            let globalTint
        {
            result.append("// The storyboard's global tint. The app's window should have it.")
            result.append("\(names.root).tintColor = \(globalTint)")
        }
        guard isController else { return result + bars.statements }
        if document.properties.value(.respectsSystemMinimumMargins) == false {
            result.append("viewRespectsSystemMinimumLayoutMargins = false")
        }
        if lists.connections == nil, document.properties.value(.largeTitle) == true {
            result.append("navigationItem.largeTitleDisplayMode = .always")
        }
        if rootID == .root, !item.isPart, item.handlers == nil {
            result += lists.connections?.navigationBar ?? []
        }
        if role == .tableController { result += refreshing }
        let isOfList = role == .tableController || role == .collectionController
        let own = controllerSource.statements + (isOfList ? controllerSource.listStatements : [])
        // A statement for the navigation item's title is left out if the controller's `title` is
        // set to the same text, because UIKit then sets both.
        return result + own.filter { bars.tab.isEmpty || !titles.contains($0) }
            + bars.statements.filter { bar in !own.contains { "navigationItem." + $0 == bar } }
    }
}

// MARK: - Adding and arranging subviews

extension SwiftClass {
    /// The statements that make the refresh control of a table view controller.
    private var refreshing: [String] {
        guard rootID == .root, let scene = lists.connections,
            let control = scene.controllerID.flatMap({ scene.elements[$0] })?
                .child(key: "refreshControl")
        else { return [] }
        let tint = control.child("color", key: "tintColor")
            .flatMap { SwiftSource.color($0, scene.resources) }
        let action = control["id"].flatMap { connections.barMethods[$0] }
        return ["refreshControl = UIRefreshControl()"]
            + (tint.map { ["refreshControl?.tintColor = \($0)"] } ?? [])
            + (action.map { method in
                [
                    "refreshControl?.addTarget(self, action: #selector(\(method.reference)), "
                        + "for: .valueChanged)"
                ]
            } ?? [])
    }

    private var arrangements: [String] {
        ([root] + members).filter { view in
            names.row(of: view.id).map { names.row(at: $0)!.views.count == 1 } ?? true
        }.flatMap(arrange)
    }

    private var arrangement: [SwiftText] { method("arrangeViews", SwiftText.lines(arrangements)) }

    /// Returns the text before `addSubview` and similar calls: the expression for the view, or for
    /// its content view if it has one, and a period. Returns an empty text for `self`.
    private func container(_ view: View) -> String {
        let isCell = view.id == rootID && role == .collectionCell
        let hasContentView = isCell || view.kind == .cell || lists.isEffectView(view)
        return names.member(view.id) + (hasContentView ? "contentView." : "")
    }

    /// Returns the statements that add a view's subviews: first the arranged subviews in their
    /// order, then the remaining subviews.
    func arrange(_ view: View) -> [String] {
        if view.kind.isList { return edges(of: view) }
        if lists.style(of: view) != nil { return [] }
        if let grid = grid(of: view) { return grid }
        let (arranged, others) = installed(in: view)
        return added(arranged, "\(names.member(view.id))addArrangedSubview")
            + added(others, "\(container(view))addSubview")
            + view.subviews.compactMap { id in
                assigned[id].map {
                    "\(names.member($0.owner))\($0.property) = \(names[id])"
                }
            }
            + reordering(in: view) + arranged.flatMap { customSpacing(after: $0, in: view) }
    }

    private func installed(in view: View) -> (arranged: [ViewID], others: [ViewID]) {
        let own = view.subviews.filter { isEverInstalled($0) && assigned[$0] == nil }
        let arranged = view.arrangedSubviews.filter(Set(own).contains)
        let isArranged = Set(arranged)
        return (
            arranged,
            own.filter { !lists.isContentView(document[$0]) && !isArranged.contains($0) }
        )
    }

    /// Returns the subviews in the z-order in which the generated code puts them.
    func order(in view: View) -> [ViewID] {
        let (arranged, others) = installed(in: view)
        return reordering(in: view).isEmpty
            ? arranged + others : view.subviews.filter(Set(arranged + others).contains)
    }

    /// Returns the statements that call a method, such as `addSubview`, for each view. Consecutive
    /// views that are elements of one array property share a statement.
    private func added(_ views: [ViewID], _ method: String) -> [String] {
        var result: [String] = []
        var rest = views[...]
        while let first = rest.first {
            let array = names.places[first]?.array
            let run = rest.prefix {
                names.places[$0]?.array == array && (array != nil || $0 == first)
            }
            rest = rest.dropFirst(run.count)
            let numbers = run.compactMap { names.places[$0]?.number }
            guard let array, numbers.count > 1 else {
                result.append("\(method)(\(names[first]))")
                continue
            }
            let isWhole = names.places.values.count { $0.array == array } == numbers.count
            let (start, end) = (numbers[0], numbers[numbers.count - 1])
            if numbers == Array(start..<start + numbers.count) {
                let slice = isWhole ? "" : "[\(start)...\(end)]"
                result.append("\(array)\(slice).forEach { \(method)($0) }")
            } else {
                let list = numbers.map(String.init).joined(separator: ", ")
                result.append("[\(list)].forEach { \(method)(\(array)[$0]) }")
            }
        }
        return result
    }

    /// Returns the statements that move the subviews to their places in the z-order, because
    /// `arrange` adds the arranged subviews first. Returns none if a stack arranges all subviews
    /// without overlaps, because their z-order is then not visible.
    private func reordering(in view: View) -> [String] {
        let (arranged, others) = installed(in: view)
        if others.isEmpty && !overlaps(view) { return [] }
        let added = arranged + others
        let order = view.subviews.filter(Set(added).contains)
        var (now, result) = (added, [String]())
        for (place, id) in order.enumerated() where now[place] != id {
            now.removeAll { $0 == id }
            now.insert(id, at: place)
            result.append("\(container(view))insertSubview(\(names[id]), at: \(place))")
        }
        return result
    }

    /// Returns whether a negative spacing lets the arranged subviews of a stack overlap.
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

    /// Returns whether the view is installed under at least one size class. Ignores whether its
    /// superviews are installed.
    private func isEverInstalled(_ id: ViewID) -> Bool {
        let entries = installed(id)
        return entries.isEmpty || entries.contains { $0.value == .flag(true) }
            || !entries.contains { $0.condition == .base }
    }

    private func installed(_ id: ViewID) -> [PropertyList.Entry] {
        document[id].properties.entries.filter { $0.key == .installed }
    }

    /// Returns the size classes under which the view, or one of its superviews, has a value of the
    /// property `installed`.
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
    /// If more constraints than this are activated, blank lines separate those of different views.
    private static let longList = 12

    func expression(_ constraint: LayoutConstraint) -> String {
        SwiftConstraint(document: document, names: names, constraint: constraint).expression
    }

    /// The constraints between views of the class.
    private var ownConstraints: [LayoutConstraint] {
        document.constraints(between: Set(members.map(\.id) + [rootID]))
    }

    private var constraints: [LayoutConstraint] {
        ownConstraints.filter {
            $0.properties.value(.asserted) != true
                && (connections.refers(to: $0) || mayBeActive($0))
        }
    }

    /// Returns whether the constraint can become active at run time. It can if it is installed for
    /// at least one size class. It can also if its property `active` is false in the document,
    /// because the app's code can then activate it.
    private func mayBeActive(_ constraint: LayoutConstraint) -> Bool {
        constraint.properties.value(.active) == false
            || SizeClasses.all.contains {
                $0.width != .any && $0.height != .any && isActive(constraint, $0)
            }
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
        // A constant for certain size classes is left out here, because the code can change the
        // constant of an active constraint.
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
        let grouped = Set(sizeClassArrays.flatMap(\.constraints))
        let single = varyingConstraints.filter {
            !grouped.contains($0.id) || connections.refers(to: $0)
        }
        return (named + single).map(property) + sizeClassArrays.map(array)
            + idleConstraints.flatMap { [.line("/// Not active."), property($0)] }
            + constraintCollections
    }

    /// Returns whether the class has a property for a constraint that is always active. It has a
    /// property in three cases: an outlet refers to the constraint; the constant or priority
    /// depends on size classes; or the constraint is in an outlet collection whose array cannot
    /// create it (see `isCollected`).
    private func isProperty(_ constraint: LayoutConstraint) -> Bool {
        connections.refers(to: constraint) || changes(constraint) != nil
            || isInCollection(constraint) && !isCollected(constraint)
    }

    /// Returns the declaration of the property for a constraint. It is private unless an outlet
    /// refers to it.
    private func property(_ constraint: LayoutConstraint) -> SwiftText {
        let access =
            connections.names(constraint)
            ? options.access == .public ? "public private(set) " : "private(set) " : "private "
        return .line("\(access)lazy var \(names[constraint.id]) = \(expression(constraint))")
    }

    private func array(_ name: String, _ own: [ConstraintID]) -> SwiftText {
        let lines = list(constraints.filter { own.contains($0.id) }, of: members)
        return .block("private lazy var \(name) = [", lines.filter { !$0.isGap }, end: "]")
    }

    private var constraintCode: [[SwiftText]] { [method("constrainViews", constraintSteps)] }

    /// The constraints that are always active and for which the class declares no property. They
    /// can be activated in a method that creates a row (`SwiftRow`: a view that a method creates
    /// together with the views inside it and their constraints).
    var rowConstraints: [LayoutConstraint] {
        fixedConstraints.filter {
            !isProperty($0) && !isCollected($0) && !item.dropped.contains($0.id)
        }
    }

    /// The statements that activate the constraints that do not depend on size classes.
    private var constraintSteps: [SwiftText] {
        let (ofArrays, each) = constraintsOfArrays
        let own = fixedConstraints.filter { constraint in
            !isCollected(constraint) && !names.constraintsInMethods.contains(constraint.id)
                && !each.contains(constraint.id)
        }
        let collections =
            connections.constraintCollections
            .filter { isUniform($0.ids) && !collected($0.ids).isEmpty }
            .map { SwiftText.line("NSLayoutConstraint.activate(\($0.name))") } + ofArrays
        return placeholderRemarks + activation(own, of: members) + collections + assertions
    }

    /// Comments on views that only placeholder constraints position. Xcode removes these
    /// constraints when it builds the app, so the app's code must add others.
    private var placeholderRemarks: [SwiftText] {
        let document = lists.document
        let elements = document.subtree(of: rootID).flatMap {
            lists.element(of: document[$0])?.children(in: "constraints") ?? []
        }
        let placed = Set(
            elements.filter { $0["placeholder"] == "YES" }.flatMap {
                [$0["firstItem"], $0["secondItem"]]
            })
        if placed.isEmpty { return [] }
        return members.filter { view in
            guard let id = view.properties.value(.objectID), placed.contains(id),
                view.id != rootID, document.arrangingStack(of: view.id) == nil
            else { return false }
            return !document.allConstraints.contains { constraint in
                !lists.isPlaceholder(constraint) && constraint.views.contains(view.id)
                    && constraint.views.contains { !document.isAncestor(view.id, of: $0) }
            }
        }.map {
            .line("// TODO: constrain \(names[$0.id]), which has only placeholders in the file.")
        }
    }

    /// Returns the statement that activates constraints; empty if there are none. The statement
    /// lists the constraints by their view and then by their attribute, and each expression only
    /// once.
    func activation(_ own: [LayoutConstraint], of views: [View]) -> [SwiftText] {
        let lines = list(own, of: views)
        return lines.isEmpty ? [] : [.block("NSLayoutConstraint.activate([", lines, end: "])")]
    }

    /// Returns the constraints as elements of an array, ordered as in `activation`.
    private func list(_ own: [LayoutConstraint], of views: [View]) -> [SwiftText] {
        var places: [ViewID: Int] = [:]
        for (place, view) in views.enumerated() { places[view.id] = place + 1 }
        let lines = own.enumerated().map { number, constraint in
            let code = SwiftConstraint(document: document, names: names, constraint: constraint)
            let key = [places[code.view] ?? 0, code.attributeOrder, number]
            return (key, isProperty(constraint) ? names[constraint.id] : code.expression)
        }.sorted { $0.0.lexicographicallyPrecedes($1.0) }
        var (text, seen): ([SwiftText], Set<String>) = ([], [])
        for (place, line) in lines.enumerated() where seen.insert(line.1).inserted {
            // In a long list, a blank line separates the constraints of two views, unless each of
            // the two has only one.
            let isNext = place > 0 && line.0[0] != lines[place - 1].0[0]
            let isAlone = { (place: Int) in lines.count { $0.0[0] == lines[place].0[0] } == 1 }
            if isNext, lines.count > Self.longList, !isAlone(place) || !isAlone(place - 1) {
                text.append(.gap)
            }
            text.append(.line(line.1 + ","))
        }
        return text
    }

    /// The statements that activate the constraints that are equal for all views of an array
    /// property, such as fixed sizes; and the identifiers of these constraints. Each of the
    /// constraints refers to a single view.
    private var constraintsOfArrays: ([SwiftText], Set<ConstraintID>) {
        var (code, done): ([SwiftText], Set<ConstraintID>) = ([], [])
        if names.arrays.isEmpty { return (code, done) }
        var own: [ViewID: [LayoutConstraint]] = [:]
        for constraint in rowConstraints where Set(constraint.views).count == 1 {
            own[constraint.views[0], default: []].append(constraint)
        }
        for array in members.compactMap({ names.arrays[$0.id] }) {
            let views = members.map(\.id).filter { names.places[$0]?.array == array.name }
            let lists = views.map { id in
                (own[id] ?? []).map { constraint in
                    SwiftConstraint(
                        document: document, names: names.each(id), constraint: constraint
                    ).expression
                }
            }
            var seen: Set<String> = []
            let first = (lists.first ?? []).filter { seen.insert($0).inserted }
            if first.isEmpty || lists.contains(where: { Set($0) != seen }) { continue }
            done.formUnion(views.flatMap { own[$0]! }.map(\.id))
            code.append(
                first.count == 1
                    ? .line("NSLayoutConstraint.activate(\(array.name).map { \(first[0]) })")
                    : .block(
                        "NSLayoutConstraint.activate(\(array.name).flatMap {",
                        [.line("[\(first.joined(separator: ", "))]")], end: "})"))
        }
        return (code, done)
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

// MARK: - Values for size classes

extension SwiftClass {
    private var sizeClassCode: [SwiftText] {
        let arrays = sizeClassArrays.map(\.name)
        let grouped = Set(sizeClassArrays.flatMap(\.constraints))
        let single = varyingConstraints.filter { !grouped.contains($0.id) }.map { names[$0.id] }
        let (start, sum) = ("NSLayoutConstraint.deactivate(", arrays.joined(separator: " + "))
        let line = "\(start)[\(single.joined(separator: ", "))])"
        let ofSingle: [SwiftText] =
            single.isEmpty
            ? []
            : line.count < 90
                ? [.line(line)]
                : [.block(start + "[", SwiftText.lines(single.map { $0 + "," }), end: "])")]
        let ofArrays =
            start.count + sum.count < 90 ? [sum].filter { $0 != "" } : arrays
        let first = ofSingle + SwiftText.lines(ofArrays.map { "\(start)\($0))" })
        return variations.isEmpty
            ? [] : method("applySizeClasses", first + [SwiftVariation].code(variations))
    }

    /// The code that depends on size classes, in the order in which it runs: first which views are
    /// installed, then properties, constants and active constraints.
    private var variations: [[SwiftVariation]] {
        let all = [root] + members
        let constants = (fixedConstraints + varyingConstraints).compactMap(changes)
        let grouped = Set(sizeClassArrays.flatMap(\.constraints))
        let active =
            varyingConstraints.filter { !grouped.contains($0.id) }.map(activation)
            + sizeClassArrays.map(activation)
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
            // A stack view discards the custom spacing after a view that it no longer arranges, so
            // the code sets the custom spacings again.
            return lines
                + view.arrangedSubviews.filter { isInstalled($0, traits) }
                .flatMap { customSpacing(after: $0, in: view) }
        }
    }

    private func looks(_ view: View) -> [SwiftVariation] {
        varyingKeys(view).map { key in
            let target = (names[view.id], viewClass(view).noun ?? view.kind.noun)
            return SwiftVariation(Self.conditions(of: key, view), of: target) { traits in
                SwiftLook(
                    document: document, view: view, target: names[view.id], traits: traits,
                    texts: texts, source: lists.element(of: view)
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
        return SwiftVariation(
            entries.map(\.condition), of: (names[constraint.id], "constraint")
        ) { traits in
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

// MARK: - Arrays of constraints for size classes

extension SwiftClass {
    /// Names the arrays of constraints that size classes activate.
    /// A constraint to which an outlet refers joins the array of others.
    private mutating func nameSizeClassArrays() {
        var groups: [(traits: [SizeClasses], constraints: [ConstraintID])] = []
        let all = varyingConstraints.filter { changes($0) == nil && !isInCollection($0) }
        let own = all.filter { !connections.refers(to: $0) }
        for constraint in own + all.filter(connections.refers) {
            let traits = SizeClasses.ofDevices.filter { isActive(constraint, $0) }
            if let place = groups.firstIndex(where: { $0.traits == traits }) {
                groups[place].constraints.append(constraint.id)
            } else {
                groups.append((traits, [constraint.id]))
            }
        }
        let ids = Set(own.map(\.id))
        for (traits, constraints) in groups
        where constraints.count > 1 && constraints.contains(where: ids.contains) {
            let name = names.arrayName(Self.word(for: traits) + "Constraints")
            sizeClassArrays.append((name, constraints))
        }
    }

    /// Returns a word for the size classes: `compact` for a compact width, `compactHeight` for a
    /// compact height, `default` for ones that have neither a width nor a height in common.
    private static func word(for traits: [SizeClasses]) -> String {
        let (widths, heights) = (Set(traits.map(\.width)), Set(traits.map(\.height)))
        let width = widths.count == 1 ? traits.first?.width.rawValue : nil
        let height = heights.count == 1 ? traits.first?.height.rawValue : nil
        switch (width, height) {
        case (let width?, nil): return width
        case (nil, let height?): return height + "Height"
        case (let width?, let height?):
            return "\(width)Width\(SwiftIdentifier.capitalized(height))Height"
        case (nil, nil): return "default"
        }
    }

    private func activation(_ array: (name: String, constraints: [ConstraintID])) -> SwiftVariation
    {
        let own = constraints.filter { array.constraints.contains($0.id) }
        return SwiftVariation(own.flatMap(conditions)) { traits in
            isActive(own[0], traits) ? ["NSLayoutConstraint.activate(\(array.name))"] : []
        }
    }
}

// MARK: - Outlets and actions

extension SwiftClass {
    /// The computed properties for outlet collections of views. Each returns an array of views.
    private var collections: [SwiftText] {
        let arrays = Set(names.places.values.map(\.array))
        return connections.collections.filter { !arrays.contains($0.name) }.map { name, ids in
            let types = Set(ids.map { SwiftViewClass(document[$0]).name })
            let type = types.count == 1 ? types.first! : "UIView"
            let list = list(ids)
            let head = "\(options.modifier)var \(name): [\(type)]"
            return head.count + list.count < 90
                ? .line("\(head) { \(list) }") : .block(head, [.line(list)])
        }
    }

    /// Returns an array of views as an expression: `[firstRow, secondRow].map(\.titleLabel)` if each
    /// one is the same property of a row.
    private func list(_ ids: [ViewID]) -> String {
        let rows = ids.map { isInRowClass($0) ? names.row(of: $0) : nil }
        let inner = Set(
            zip(ids, rows).map { id, row in
                row.flatMap { names.row(at: $0)?.locals[id] } ?? ""
            })
        if ids.count > 1, let local = inner.first, inner.count == 1, local != "" {
            let roots = rows.compactMap { $0.map { names[$0] } }.joined(separator: ", ")
            return "[\(roots)].map(\\.\(local))"
        }
        return "[" + ids.map { names[$0] }.joined(separator: ", ") + "]"
    }

    /// The outlet collections of constraints. If the document is a part of a scene, those without a
    /// constraint in this part are left out.
    private var ownConstraintCollections: [(name: String, ids: [String])] {
        connections.constraintCollections.filter { !item.isPart || !collected($0.ids).isEmpty }
    }

    /// The declarations of the properties for outlet collections of constraints. Each property is
    /// an array of constraints.
    private var constraintCollections: [SwiftText] {
        ownConstraintCollections.map { name, ids in
            let lines = collected(ids).map { constraint in
                (isCollected(constraint) ? expression(constraint) : names[constraint.id]) + ","
            }
            let access = options.access == .public ? "public private(set) " : "private(set) "
            return .block(
                "\(access)lazy var \(name) = [", SwiftText.lines(lines), end: "]")
        }
    }

    /// Returns the constraints of an outlet collection, in the order of the file. Leaves out
    /// constraints that the class does not have.
    private func collected(_ ids: [String]) -> [LayoutConstraint] {
        let all = Dictionary(
            constraints.compactMap { item in
                item.properties.value(.objectID).map { ($0, item) }
            }, uniquingKeysWith: { first, _ in first })
        return ids.compactMap { all[$0] }
    }

    /// Returns whether an outlet collection refers to the constraint.
    private func isInCollection(_ constraint: LayoutConstraint) -> Bool {
        connections.constraintCollections.contains {
            $0.ids.contains(constraint.properties.value(.objectID) ?? "")
        }
    }

    /// Returns whether the array of an outlet collection creates the constraint, so that the class
    /// has no other property for it. All constraints of such a collection are activated together.
    private func isCollected(_ constraint: LayoutConstraint) -> Bool {
        let id = constraint.properties.value(.objectID) ?? ""
        let own = connections.constraintCollections.filter { $0.ids.contains(id) }
        return own.count == 1 && isUniform(own[0].ids)
    }

    /// Returns whether all constraints of an outlet collection are always active, and nothing else
    /// refers to them.
    private func isUniform(_ ids: [String]) -> Bool {
        let others = Set(
            connections.constraintCollections.map(\.ids).filter { $0 != ids }.joined())
        return collected(ids).allSatisfy { constraint in
            !connections.refers(to: constraint) && changes(constraint) == nil
                && !isVarying(constraint)
                && isActive(constraint, .base)
                && !others.contains(constraint.properties.value(.objectID) ?? "")
        }
    }

    /// The protocols that the class conforms to for its lists and delegates.
    private var protocols: [String] {
        let inherited: Set<String> =
            switch role {
            case .tableController: ["UITableViewDelegate", "UITableViewDataSource"]
            case .collectionController: ["UICollectionViewDelegate", "UICollectionViewDataSource"]
            default: []
            }
        var result: [String] = []
        let gestures = delegatedGestures.isEmpty ? [] : ["UIGestureRecognizerDelegate"]
        let all = listProtocols + connections.references.compactMap(\.type) + gestures
        for type in all where !inherited.contains(type) && !result.contains(type) {
            result.append(type)
        }
        // The delegate protocols of text views, tables and collections inherit from
        // `UIScrollViewDelegate`.
        let refined = result + inherited
        let refines = refined.contains {
            ["UITextViewDelegate", "UITableViewDelegate", "UICollectionViewDelegate"].contains($0)
        }
        return refines ? result.filter { $0 != "UIScrollViewDelegate" } : result
    }

    /// The code of the method that connects views with the class: it sets their delegates, and adds
    /// their actions and gesture recognizers.
    private var viewConnections: [SwiftText] {
        method(
            "connectViews",
            SwiftText.lines(
                assignments(
                    connections.references.filter {
                        !isSetByList($0) && assigned[$0.target ?? .root] == nil
                    }))
                + actionTargets
                + SwiftText.lines(
                    connections.barActions.compactMap { action in
                        path(action.sender).map {
                            "\($0).addTarget(self, action: #selector(\(action.method.reference)), "
                                + "for: .\(action.event))"
                        }
                    })
                + SwiftText.lines(
                    connections.messages.map { message in
                        let selector = "Selector((\(SwiftLiteral.string(message.selector))))"
                        let target = message.target.map { names[$0] } ?? "nil"
                        return "\(names[message.sender]).addTarget(\(target), "
                            + "action: \(selector), for: .\(message.event))"
                    }
                        + embeddings
                        + zip(connections.gestures, gestureNames).flatMap(gesture)))
    }

    /// The statements that connect controls with methods of the class. A statement contains all
    /// events for which a control calls the same method. Three or more controls with the same
    /// method are connected in a loop.
    private var actionTargets: [SwiftText] {
        var order: [String] = []
        var senders: [String: [ViewID]] = [:]
        func pair(_ action: CodeConnections.Action) -> String {
            "\(action.sender.raw) \(action.method.reference)"
        }
        var pairs: [String: [String]] = [:]
        for action in connections.actions
        where pairs[pair(action)]?.contains(action.event) != true {
            pairs[pair(action), default: []].append(action.event)
        }
        for action in connections.actions {
            guard let events = pairs.removeValue(forKey: pair(action)) else { continue }
            let list = events.sorted().map { "." + $0 }.joined(separator: ", ")
            let call =
                "addTarget(self, action: #selector(\(action.method.reference)), "
                + "for: \(events.count > 1 ? "[\(list)]" : list))"
            if senders[call] == nil { order.append(call) }
            senders[call, default: []].append(action.sender)
        }
        return order.flatMap { call -> [SwiftText] in
            let views = senders[call]!
            if views.count < 3 || views.contains(rootID) {
                return views.map { .line("\(names.member($0))\(call)") }
            }
            let kinds = Set(views.map { document[$0].kind })
            let noun = kinds.count == 1 ? document[views[0]].kind.noun : "control"
            let array = names.places[views[0]]?.array
            let all = names.places.filter { $0.value.array == array }.keys
            let whole = array != nil && Set(all) == Set(views) ? array : nil
            let collection = connections.collections.first { $0.views == views }?.name
            let list = views.map { names[$0] }.joined(separator: ", ")
            return [
                .block(
                    "for \(noun) in \(whole ?? collection ?? "[\(list)]")",
                    [.line("\(noun).\(call)")])
            ]
        }
    }

    /// The code of the method with which the generated class embeds the view of another controller
    /// in a container view. Empty if no container view shows another controller.
    private var embedding: [SwiftText] {
        guard connections.embeds.contains(where: { embedded($0) != nil }) else { return [] }
        return [
            .block(
                "private func embed(_ child: UIViewController, in container: UIView)",
                SwiftText.lines([
                    "addChild(child)", "child.view.frame = container.bounds",
                    "child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
                    "container.addSubview(child.view)", "child.didMove(toParent: self)",
                ]))
        ]
    }

    /// Returns the statements that set properties of views to other objects. An outlet collection is
    /// one array.
    private func assignments(_ references: [CodeConnections.Reference]) -> [String] {
        var elements: [String: [String]] = [:]
        let all = references.map { (reference: $0, key: names.member($0.view) + $0.property) }
        for (reference, key) in all where reference.isCollection {
            elements[key, default: []].append(value(of: reference))
        }
        return all.compactMap { reference, key in
            let list = elements.removeValue(forKey: key)
            if reference.isCollection, list == nil { return nil }
            let value = list.map { "[\($0.joined(separator: ", "))]" } ?? value(of: reference)
            let isDeclared =
                reference.type != nil || ["delegate", "dataSource"].contains(reference.property)
                || viewClass(document[reference.view]).isCustom
            return (isDeclared ? "" : "// TODO: ") + "\(key) = \(value)"
        }
    }

    /// Returns the expression for the object to which a property of a view refers.
    private func value(of reference: CodeConnections.Reference) -> String {
        let constraint = reference.constraint.flatMap { id in
            constraints.first { $0.properties.value(.objectID) == id }
        }
        return constraint.map { names[$0.id] } ?? reference.target.map { names[$0] } ?? "self"
    }

    private var delegatedGestures: [SourceElement] {
        connections.gestures.map(\.element).filter { gesture in
            gesture.children(in: "connections").contains {
                $0["property"] == "delegate"
                    && lists.connections?.ownIDs.contains($0["destination"] ?? "") == true
            }
        }
    }

    /// The names of the class's gesture recognizers. A recognizer with an outlet has the outlet's
    /// name. Any other one has a variable, named after the recognizer's label in Interface Builder
    /// or after its kind, such as `tapRecognizer`. If several recognizers are of the same kind, the
    /// name of the recognizer's view is added.
    private var gestureNames: [String] {
        var taken = TakenNames()
        let kinds = connections.gestures.map { gesture in
            [gesture.element["direction"], SwiftGesture.word(gesture.element)]
                .compactMap(\.self).joined(separator: "-")
        }
        return zip(connections.gestures, kinds).map { gesture, kind in
            if let outlet = gesture.outlet { return outlet }
            let label = gesture.element["userLabel"]?.replacing(
                /(?i)\s*(gesture)?\s*recogni[sz]er$/, with: "")
            if let label, let word = Name.fromText(label).flatMap(SwiftIdentifier.lowerCamel) {
                return taken.insertNumbered(word + "Recognizer")
            }
            let view = gesture.view == rootID ? "view" : SwiftNameWords.stem(names[gesture.view])
            let isAlone = kinds.count { $0 == kind } == 1
            let words = (isAlone || !SwiftIdentifier.isWord(view) ? [] : [view]) + [kind]
            let name = SwiftIdentifier.lowerCamel(words.joined(separator: "-")) ?? kind
            return taken.insertNumbered(name + "Recognizer")
        }
    }

    private func gesture(_ gesture: CodeConnections.Gesture, _ name: String) -> [String] {
        let type = SwiftGesture.classes[gesture.element.name] ?? "UIGestureRecognizer"
        let creation =
            gesture.method.map {
                "\(type)(target: self, action: #selector(\($0.reference)))"
            } ?? "\(type)()"
        let add = { (name: String) in
            "\(names.member(gesture.view))addGestureRecognizer(\(name))"
        }
        let isDelegated = delegatedGestures.contains(gesture.element)
        let lines =
            SwiftGesture.statements(gesture.element, name)
            + (isDelegated ? ["\(name).delegate = self"] : [])
        if let outlet = gesture.outlet {
            let target =
                gesture.method.map {
                    ["\(outlet).addTarget(self, action: #selector(\($0.reference)))"]
                } ?? []
            return target + lines + [add(outlet)]
        }
        let remark = gesture.method == nil ? shielding(gesture).map { [$0] } ?? [] : []
        return remark
            + (lines.isEmpty
                ? [add(creation)] : ["let \(name) = \(creation)"] + lines + [add(name)])
    }

    /// Returns the comment about a recognizer without an action, if a superview has a recognizer of
    /// the same kind with an action; otherwise nil.
    private func shielding(_ gesture: CodeConnections.Gesture) -> String? {
        let other = document.ancestors(of: gesture.view).first { id in
            id != gesture.view
                && connections.gestures.contains {
                    $0.view == id && $0.element.name == gesture.element.name && $0.method != nil
                }
        }
        guard let other, let word = SwiftGesture.plurals[gesture.element.name] else { return nil }
        return "// Keeps \(word) on \(names[gesture.view]) from reaching the recognizer of "
            + "\(names[other])."
    }

    /// The declarations of the properties for the gesture recognizers to which outlets refer.
    private var recognizers: [SwiftText] {
        SwiftText.lines(
            connections.gestures.compactMap { gesture in
                gesture.outlet.map {
                    "\(options.modifier)let \($0) = "
                        + "\(SwiftGesture.classes[gesture.element.name] ?? "")()"
                }
            })
    }

    /// The declarations of properties in a cell's class: those for its gesture recognizers, and
    /// those for the closures that the cell calls for actions of the list's class.
    private var handlers: [SwiftText] {
        recognizers
            + connections.handlers.map {
                .line("\(options.modifier)var \($0.handler): ((\($0.sender ?? "")) -> Void)?")
            }
            + calledClosures.map {
                .line("var \($0.name): \($0.type) = {\($0.argument == nil ? "" : " _ in ")}")
            }
    }

    /// The closures that the methods of this class call, if a SwiftUI struct shows the view of the
    /// class. They are properties of that struct.
    var calledClosures: [CodeHandler] { connections.methods.compactMap(closure) }

    /// Returns the closure that the method calls, if a SwiftUI struct shows the view of this class.
    /// The closure is a property of that struct. Returns nil if the method performs a segue or
    /// calls a closure of the list's class instead.
    private func closure(_ method: CodeConnections.Method) -> CodeHandler? {
        let shows = method.segue.flatMap(segue).flatMap {
            if $0.isUnwind { return nil as [String]? }
            return isController ? performed($0) : $0.presented(controllers)
        }
        return shows == nil && !connections.handled.contains(method)
            ? item.handlers?[method.base] : nil
    }

    /// The code of the methods that controls, gesture recognizers and the selection of rows call. A
    /// method performs a segue or, in a cell, calls the closure of the list's class. Any other
    /// method contains only a `TODO` comment, because the app's developer must write it.
    private var actionMethods: [[SwiftText]] {
        let called = Set(
            connections.actions.map(\.method) + connections.gestures.compactMap(\.method)
                + connections.barMethods.values + connections.barActions.map(\.method))
        return connections.methods.map { method in
            let call = "\(method.handler)?(\(method.sender == nil ? "" : method.label ?? "sender"))"
            let isHandled = connections.handled.contains(method)
            let prefix = called.contains(method) ? "@objc " : ""
            let segue = isHandled ? nil : method.segue.flatMap(segue)
            let todo = segue.map { "segue " + $0.description } ?? method.plain
            // A view cannot show a controller, unless the generated code embeds the view in a
            // SwiftUI screen.
            let performed =
                isController
                ? segue.flatMap(performed)
                : item.isPart ? segue?.presented(controllers) : nil
            let senders = connections.actions.filter { $0.method == method }.map(\.sender)
            let closure = closure(method).map {
                [$0.call(method.label ?? "sender", senders.map { names[$0] })]
            }
            let body = isHandled ? [call] : closure ?? performed ?? ["// TODO: \(todo)"]
            let isNamed = performed != nil && segue?.name != nil
            let title = isNamed ? ["/// Segue \(segue!.name!)."] : []
            let access =
                connections.startedByCode.contains(method.base) ? options.modifier : "private "
            return SwiftText.lines(title) + [
                .block("\(prefix)\(access)func \(method.declaration)", SwiftText.lines(body))
            ]
        }
    }

    /// Returns the statements with which the controller performs a segue; nil if it cannot. If a
    /// SwiftUI struct shows the class's view, nil also for a screen that is not exported, because
    /// the struct has a closure for it.
    private func performed(_ segue: SwiftSegue) -> [String]? {
        segue.statements(controllers, makesOthers: item.handlers == nil, viewName)
    }

    /// Returns the name of the view with this object identifier; nil if the class has no such view.
    private func viewName(_ objectID: String) -> String? {
        members.first { $0.properties.value(.objectID) == objectID }.map { names[$0.id] }
    }

    private func segue(_ id: String) -> SwiftSegue? {
        guard let scene = lists.connections, let element = scene.elements[id] else { return nil }
        return SwiftSegue(element, scene)
    }
}

extension ViewKind {
    /// Whether the margins of a new view of this kind can differ from 8 points.
    fileprivate var hasOwnMargins: Bool { self == .cell || self == .table || self == .collection }
}
