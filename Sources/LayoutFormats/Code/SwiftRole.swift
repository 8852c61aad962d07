import StackCore

/// The kind of class that is generated for a document or a cell.
enum SwiftRole {
    case controller, tableController, collectionController
    case view, tableCell, collectionCell, reusableView

    init(_ item: CodeDocument) {
        self.init(item.document[.root], in: item.lists, isPart: item.isPart)
    }

    /// - Parameter isPart: whether the document contains only one view of its scene
    init(_ root: View, in lists: CodeLists, isPart: Bool = false) {
        let isWhole = root.id == .root
        let isOfView = lists.connections?.isOfController == false
        // The owner of a xib may be a controller, although the xib's view is not a screen.
        let isOwned = !isPart && lists.connections?.className?.hasSuffix("Controller") == true
        if !isWhole || lists.document.isStandalone && !isOwned || root.kind == .cell || isOfView {
            let element = lists.element(of: root)?.name
            let isReusable =
                isWhole ? element == "collectionReusableView" : lists.isSupplementary(root)
            let isCollectionCell = !isWhole || element == "collectionViewCell"
            self =
                root.kind == .cell
                ? .tableCell
                : isReusable ? .reusableView : isCollectionCell ? .collectionCell : .view
        } else {
            switch root.kind {
            case .table: self = .tableController
            case .collection: self = .collectionController
            default: self = .controller
            }
        }
    }

    var isController: Bool {
        switch self {
        case .controller, .tableController, .collectionController: true
        case .view, .tableCell, .collectionCell, .reusableView: false
        }
    }

    /// Whether a list reuses the views of the class.
    var isReused: Bool { !isController && self != .view }

    /// - Parameter root: the name of the root view's class, which is the superclass of a generated
    ///   view class
    func superclass(_ root: String) -> String {
        switch self {
        case .controller: "UIViewController"
        case .tableController: "UITableViewController"
        case .collectionController: "UICollectionViewController"
        case .view: root
        case .tableCell: "UITableViewCell"
        case .collectionCell: "UICollectionViewCell"
        case .reusableView: "UICollectionReusableView"
        }
    }

    /// Returns the expression for the root view in the code of the class.
    func root(_ view: View) -> String {
        switch self {
        case .controller: SwiftViewClass(view).isPlain ? "view" : "rootView"
        case .tableController: "tableView"
        case .collectionController: "collectionView"
        case .view, .tableCell, .collectionCell, .reusableView: "self"
        }
    }

    /// Names that views must not have, because the superclass or the generated code declares them.
    var reserved: [String] {
        let own =
            switch self {
            case .tableController: "tableView refreshControl"
            case .collectionController: "collectionView"
            case .tableCell:
                "contentView textLabel detailTextLabel imageView accessoryView accessoryType selectionStyle "
                    + "backgroundView selectedBackgroundView reuseIdentifier separatorInset "
                    + "multipleSelectionBackgroundView editingAccessoryView "
                    + "editingStyle focusStyle contentConfiguration backgroundConfiguration"
            case .collectionCell:
                "contentView backgroundView selectedBackgroundView reuseIdentifier "
                    + "contentConfiguration"
            case .reusableView: "reuseIdentifier"
            case .controller, .view: ""
            }
        return own.split(separator: " ").map(String.init)
    }
}

/// The names of the types in the generated code of an export: one for each document, and those of
/// their cells.
struct TypeNames {
    /// The names of the documents' types, in the order of the documents. The name is nil for a
    /// document that gets no type, because the class of another document creates its view.
    private(set) var ofDocuments: [String?] = []
    /// The types of the documents whose root is a view, not a screen, and which can therefore be
    /// bar items or title views. Each type has two keys: the name of the document, and the object
    /// identifier of its root.
    private(set) var barViews: [String: BarView] = [:]
    /// The types of exported controllers, by the identifiers of the controllers' elements.
    private(set) var controllers: [String: String] = [:]
    /// Whether the types are SwiftUI views. If so, UIKit code must wrap them in a
    /// `UIHostingController`.
    let isSwiftUI: Bool
    private var taken: Set<String>
    /// The custom classes of the files, which the app has. Only a document or cell with such a class
    /// gets its name.
    private let ofFiles: Set<String>
    /// The source of each cell's class, by the name of the class.
    var cells: [String: String] = [:]

    /// The properties that the classes of top-level views have for the views inside them, by the
    /// identifiers of these views' elements. The xib's owner or the scene's controller reaches the
    /// views through the properties.
    private(set) var outlets: [String: Outlet] = [:]

    /// A property in the class of a top-level view. `root` is the identifier of that view's
    /// element.
    struct Outlet {
        let root: String
        let name: String
        let type: String
    }

    /// Adds the properties that the class of a document has for its views, by the identifiers of
    /// the views' elements.
    mutating func addOutlets(
        _ properties: [String: (name: String, type: String)], of item: CodeDocument
    ) {
        guard let root = item.document[.root].properties.value(.objectID) else { return }
        for (id, property) in properties {
            outlets[id] = Outlet(root: root, name: property.name, type: property.type)
        }
    }

    /// The type of a top-level view beside a controller's view, such as a view in a bar.
    struct BarView {
        let type: String
        let size: Size
        /// Whether the type is a SwiftUI view.
        let isSwiftUI: Bool
        /// The identifier of the view's element.
        let objectID: String?
        /// The statements that create the view and store it in the variable `noun`; empty if the
        /// view has a class of its own.
        var creation: [String] = []
        var noun = ""
        /// The words after which the view's property is named if no outlet refers to it.
        var subject = ""
    }

    /// Returns whether the document is only a view without subviews that is in a controller's bar,
    /// or to which a controller's outlet refers. The controller's class creates such a view, so the
    /// document gets no class.
    static func isInline(_ item: CodeDocument, among documents: [CodeDocument]) -> Bool {
        let root = item.document[.root]
        guard root.subviews.isEmpty, SwiftRole(item) == .view,
            item.connections?.controllerID == nil, let id = root.properties.value(.objectID)
        else { return false }
        return documents.contains { $0.connections?.besides.contains(id) == true }
    }

    /// Adds the statements that create the view of an inline document.
    mutating func addCreation(_ statements: [String], of item: CodeDocument) {
        let root = item.document[.root]
        let text = root.properties.value(.text).flatMap { Name.fromText($0) }
        let image = root.properties.value(.imageName).flatMap {
            SwiftNameWords.word(of: ImageName(stored: $0), isButton: true)
        }
        for key in [root.properties.value(.objectID), item.name].compactMap(\.self) {
            barViews[key]?.creation = statements
            barViews[key]?.noun = root.kind.noun
            barViews[key]?.subject = text ?? image ?? "bar"
        }
    }

    /// Assigns a type name to each document. The names of the app's custom view classes are
    /// avoided, except for the type of a document whose root has that class.
    init(of documents: [CodeDocument], _ framework: CodeFramework, _ options: CodeOptions) {
        isSwiftUI = framework == .swiftUI
        taken = Set(documents.flatMap(SwiftViewClass.custom))
        ofFiles = framework == .uiKit ? Self.customClasses(documents) : []
        if framework == .swiftUI { taken.formUnion(SwiftUIStruct.reserved) }
        for item in documents {
            let role = framework == .uiKit ? SwiftRole(item) : .view
            let root = item.document[.root]
            let isForeign = role == .view && SwiftClass.isForeign(root, item.lists)
            if framework == .uiKit, Self.isInline(item, among: documents) {
                ofDocuments.append(nil)
                addBarView(item, SwiftViewClass(root).name)
                continue
            }
            // If another library declares the class, it becomes the superclass. The generated class
            // then needs another name: that of a controller begins with `App`, that of a view lacks
            // the library's prefix.
            let own = item.connections?.className.map {
                role.isController && item.connections?.modules[$0] != nil
                    ? "App" + $0
                    : isForeign ? $0.replacing(/^[A-Z]{2,3}(?=[A-Z][a-z])/, with: "") : $0
            }
            if isForeign, let type = root.properties.value(.customClass) { taken.insert(type) }
            let given = framework == .uiKit ? own : nil
            let wish = [options.className, given].compactMap(\.self).first {
                SwiftIdentifier.isType($0) && !has($0)
            }
            let subjects =
                framework == .uiKit
                ? wish == nil ? Self.subjects(item, role) : [item.name]
                : [own ?? Self.subjects(item, SwiftRole(item))[0]]
            let types = subjects.map { Self.ofDocument($0, role) }
            var type = wish ?? types.first { isFree($0) } ?? types[0]
            if framework == .swiftUI, wish == nil {
                // `MessageCell` for `MessageTableViewCell`, `LoginView` for `LoginVC`
                let cell = type.replacing(/(Collection|Table)?(View)?CellView$/, with: "Cell")
                let plain = cell.replacing(/VCView$/, with: "View")
                if plain != "Cell", plain != "View", !has(plain) { type = plain }
            }
            // The app already has a class such as `LoginView`, so the generated struct is called
            // `LoginContentView`.
            if framework == .swiftUI, has(type), type.hasSuffix("View"), type != "View" {
                type = type.dropLast("View".count) + "ContentView"
            }
            type = add(type, isGiven: wish != nil)
            ofDocuments.append(type)
            if let id = item.connections?.controllerID { controllers[id] = type }
            addBarView(item, type)
        }
        taken.formUnion(documents.compactMap { $0.document[.root].properties.value(.customClass) })
    }

    private mutating func addBarView(_ item: CodeDocument, _ type: String) {
        guard SwiftRole(item) == .view, let size = item.document.ownSize else { return }
        let id = item.document[.root].properties.value(.objectID)
        for name in [id, item.name].compactMap(\.self) {
            barViews[name] = BarView(type: type, size: size, isSwiftUI: isSwiftUI, objectID: id)
        }
    }

    /// Returns the custom classes that the files of the documents name.
    private static func customClasses(_ documents: [CodeDocument]) -> Set<String> {
        var roots: [SourceElement] = []
        for item in documents {
            guard let root = item.connections?.elements.first?.value.tree.root,
                !roots.contains(root)
            else { continue }
            roots.append(root)
        }
        return Set(roots.flatMap(\.subtree).compactMap { $0["customClass"] })
    }

    /// Returns the words after which the class of a document may be named, the best first: usually
    /// the document's name. If the document's name only states a kind of controller or view, a
    /// view's class is named after an outlet, and a controller's class after its title, its tab, its
    /// storyboard identifier, its first short heading, its label in Interface Builder, a segue to
    /// it, or its first picture or label.
    private static func subjects(_ item: CodeDocument, _ role: SwiftRole) -> [String] {
        let pattern =
            /(ui)?(view|tableview|collectionview|table|collection|stack|scroll)?-?(controller|view)?-?[0-9]*/
        func isGeneral(_ word: String) -> Bool { word.lowercased().wholeMatch(of: pattern) != nil }
        guard let scene = item.connections else { return [item.name] }
        let rootID = item.document[.root].properties.value(.objectID)
        let outlet = rootID.flatMap { scene.otherOutlets[$0] }
        let isNamed = !isGeneral(item.name)
        if !isNamed, let element = rootID.flatMap({ scene.elements[$0] }), element.isBarView,
            let type = scene.neighbor?["customClass"], SwiftIdentifier.isType(type)
        {
            return [subject(of: type) + (element["key"] == "titleView" ? "Title" : "Bar")]
        }
        if !role.isController {
            // A plain view is no label, even if its outlet is named like one.
            let end = item.document[.root].kind == .view ? /(?:Label|Button|ImageView|Image)$/ : /$/
            let words = (outlet ?? ofOwner(item))?.replacing(end, with: "")
            return (isNamed ? [item.name] : []) + [words ?? item.name]
        }
        let title = item.document.properties.value(.navigationTitle)
        let tab = SwiftBars.tab(of: item.document, scene)?.title
        let id = scene.controllerID.flatMap { scene.elements[$0] }
        let views = item.document.subtree().map { item.document[$0] }
        let texts = views.filter { isHeading($0, item.document) }
            .compactMap { $0.properties.value(.text) }
        let segues = scene.elements.values.filter {
            $0.isNamed("segue") && $0["destination"] != nil
                && $0["destination"] == scene.controllerID
        }.sorted { $0.line < $1.line }.compactMap { $0["identifier"] }
        let pictures = views.compactMap { view in
            view.properties.value(.imageName).flatMap {
                SwiftNameWords.word(of: ImageName(stored: $0), isButton: false)
            }
        }
        let labels = views.filter { $0.kind == .label }.compactMap { $0.properties.value(.text) }
        let words =
            [title, tab, id?["storyboardIdentifier"]].compactMap(\.self) + texts
            + [id?["userLabel"]].compactMap(\.self) + segues + pictures + labels
        return (isNamed ? [item.name] : [])
            + words.compactMap { SwiftNameWords.subject($0) }.filter { !isGeneral($0) }
            + [SwiftNameWords.withoutNumber(item.name)]
    }

    /// Returns whether a view is a label with the font of a title. The label of a field or of
    /// another control does not describe the whole screen.
    private static func isHeading(_ view: View, _ document: Document) -> Bool {
        guard view.kind == .label, let font = view.properties.value(.font) else { return false }
        let siblings = view.parent.map { document[$0].subviews } ?? []
        if siblings.contains(where: { document[$0].kind.isControl }), siblings.count == 2 {
            return false
        }
        switch font {
        case .style(.largeTitle), .style(.title1), .style(.title2), .style(.title3),
            .style(.headline):
            return true
        case .style: return false
        default: return font.pointSize >= 20
        }
    }

    /// Returns the words for a type name of a view to which an outlet of a xib's owner refers: the
    /// name of the owner's class and that of the outlet. Returns nil if there is no such outlet.
    private static func ofOwner(_ item: CodeDocument) -> String? {
        guard let scene = item.connections,
            let id = item.document[.root].properties.value(.objectID),
            let outlet = scene.outlets.first(where: {
                $0.objectIDs.contains(id) && $0.name != "view"
            }),
            let owner = scene.ownIDs.sorted().compactMap({ scene.elements[$0] })
                .first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }),
            let type = owner["customClass"], SwiftIdentifier.isType(type)
        else { return nil }
        return subject(of: type) + SwiftIdentifier.capitalized(outlet.name)
    }

    /// The expressions that create exported controllers, by the identifiers of the controllers'
    /// elements.
    var madeControllers: [String: String] {
        controllers.mapValues {
            isSwiftUI ? "UIHostingController(rootView: \($0)())" : $0 + "()"
        }
    }

    func has(_ word: String) -> Bool { taken.contains(word) }

    /// Returns whether a class to which the file gives no name may have the name: no other class has
    /// it, and it is not only UIKit's own word for a controller.
    func isFree(_ word: String) -> Bool {
        !taken.contains(word) && !ofFiles.contains(word)
            && (isSwiftUI || !SwiftViewClass.isOfUIKit("UI" + word))
    }

    /// Reserves and returns a type name: the word, with a number at its end if the name is taken.
    ///
    /// - Parameter isGiven: whether the word is the name of a class in the document. It can then
    ///   begin with `UI` if UIKit has no such class; other names cannot.
    mutating func add(_ word: String, isGiven: Bool = false) -> String {
        let isReserved = isGiven ? SwiftViewClass.isOfUIKit(word) : word.hasPrefix("UI")
        let own = isReserved ? "My" + word : word
        var (result, number) = (own, 2)
        while !isGiven && ofFiles.contains(result) || !taken.insert(result).inserted {
            result = own + String(number)
            number += 1
        }
        assert(isGiven || !ofFiles.contains(result), "\(result) is a class of the app")
        return result
    }

    /// Reserves and returns the first of the type names that is free; if none is, the first one with
    /// a number at its end.
    mutating func addFree(_ words: [String]) -> String {
        add(words.first(where: isFree) ?? words[0])
    }

    private static func ofDocument(_ name: String, _ role: SwiftRole) -> String {
        var word = SwiftIdentifier.upperCamel(name) ?? "Layout"
        func ends(_ end: String) -> Bool {
            // A number at the end of the name only distinguishes documents, so it is ignored in the
            // comparison.
            word.reversed().drop(while: \.isNumber).starts(with: end.reversed())
        }
        if role.isController {
            return ends("Controller")
                ? word : word + (ends("View") ? "Controller" : "ViewController")
        }
        let whole = word
        word = whole.replacing(/(View)?Controller([0-9]*)$/) { match in
            (match.range.lowerBound == whole.startIndex ? "View" : "") + match.2
        }
        if role.isReused, ends("Cell") { return word }
        if word.hasPrefix("View"), word.dropFirst(4).allSatisfy(\.isNumber) {
            return "Content" + word
        }
        return ends("View") ? word : word + "View"
    }

    /// Returns the names for the class of a cell, the best first: the cell's custom class, then a
    /// name made from the reuse identifier or the cell's name.
    ///
    /// - Parameter owner: the name of the class that has the cell's list
    static func ofCell(
        _ cell: View, _ role: SwiftRole, _ lists: CodeLists, of owner: String
    ) -> [String] {
        let given = lists.attribute("reuseIdentifier", of: cell)
        let name = given ?? (SwiftNames.isStandard(cell) ? "" : cell.name)
        let suffix = role == .reusableView ? "View" : "Cell"
        // The suffix moves to the end: `QuestCellTitle` becomes `QuestTitleCell`.
        let word = (SwiftIdentifier.upperCamel(name) ?? "")
            .replacing(/([a-z])Cell(?=[A-Z])/) { String($0.1) }
        let isNamed = word.lowercased().hasSuffix(suffix.lowercased())
        let whole = (isNamed ? String(word.dropLast(suffix.count)) : word) + suffix
        let made = general.contains(whole) ? subject(of: owner) + suffix : whole
        let type = cell.properties.value(.customClass)
        return [type.flatMap { SwiftIdentifier.isType($0) ? $0 : nil }, made].compactMap(\.self)
    }

    private static let general: Set<String> = [
        "Cell", "View", "ReuseIdentifierCell", "CellIdentifierCell",
    ]

    /// Returns the name of a class without a suffix such as `ViewController`.
    static func subject(of owner: String) -> String {
        for end in [
            "TableViewController", "CollectionViewController", "ViewController", "Controller",
            "View",
        ]
        where owner.hasSuffix(end) && owner != end {
            return String(owner.dropLast(end.count))
        }
        return owner
    }
}
