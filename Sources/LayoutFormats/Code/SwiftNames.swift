import StackCore

/// The Swift identifiers of the views and constraints in one generated class. An identifier is a
/// name in lower camel case, changed if Swift or UIKit reserves it.
struct SwiftNames {
    /// The expression for the root view: `view` or the name of a property in a view controller,
    /// `self` in a view class.
    let root: String
    private var views: [ViewID: String] = [:]
    /// The names of outlets that refer to the content views of cells. The keys are the content
    /// views.
    private(set) var contentOutlets: [ViewID: String] = [:]
    private var constraints: [ConstraintID: String] = [:]
    private var taken = TakenNames()
    /// The names in `taken` that an outlet may nevertheless have. Only methods with a parameter
    /// have these names, and Swift distinguishes such a method from a property.
    private var overloads: Set<String> = []
    /// The cells whose content views have object identifiers in the file. A constraint on such a
    /// cell refers to the cell itself, not to its content view.
    private(set) var cellsBesideContent: Set<ViewID> = []
    /// The arrays of equal views: the name of the array's property, and the number of its elements,
    /// by the first element.
    private(set) var arrays: [ViewID: (name: String, count: Int)] = [:]
    /// The views of each array of equal views, without the first view of the array.
    private(set) var repeated: Set<ViewID> = []
    /// The views that are elements of array properties: the name of the array's property, and the
    /// view's index in the array.
    private(set) var places: [ViewID: (array: String, number: Int)] = [:]
    /// The rows that methods create, by the root view of the row; and the root view of each row, by
    /// the views in the row. A row is one of several groups of views of equal form that a single
    /// method creates (`SwiftRow`).
    private var rows: [ViewID: SwiftRow] = [:]
    private var rowRoots: [ViewID: ViewID] = [:]
    /// The expressions that create the gaps of stack views, by gap. A gap is an empty arranged
    /// subview that only takes up space; it has no property.
    private(set) var gaps: [ViewID: String] = [:]
    /// The constraints that the methods that create rows and gaps activate, so that
    /// `constrainViews` omits them. A row is one of several groups of views of equal form that a
    /// single method creates; a gap is an empty view between arranged views.
    private(set) var constraintsInMethods: Set<ConstraintID> = []
    /// The storyboard's elements by their identifiers.
    private let elements: [String: SourceElement]
    /// The names of views that the superclass declares, such as `imageView` of a cell.
    private let inherited: Set<String>
    /// Whether constraints on the root refer to its content view, as for a cell.
    let hasContentView: Bool
    /// The constraints that the file makes to the top edge of a view's keyboard layout guide. In
    /// the document, they refer to the bottom of the safe area, which is at the same position while
    /// no keyboard is shown.
    private(set) var keyboardConstraints: Set<ConstraintID> = []
    /// The constraints to which outlets refer.
    private(set) var outletConstraints: Set<ConstraintID> = []

    /// - Parameters:
    ///   - others: identifiers that the generated type already uses, so that no view or constraint
    ///     gets them
    ///   - connections: the outlets, after which their views and constraints are named
    ///   - rootID: the root view of the class, whose expression is `root`; views and constraints
    ///     outside of this view get no names
    ///   - lists: the document's lists, whose cells get classes and so names of their own; nil if
    ///     cells are named like other views
    ///   - words: the lists with the storyboard elements from which names are derived; nil if they
    ///     are those in `lists`
    init(
        _ document: Document, root: String, besides others: [String] = [],
        _ connections: CodeConnections = CodeConnections(), at rootID: ViewID = .root,
        _ lists: CodeLists? = nil, words: CodeLists? = nil, hasContentView: Bool = false,
        hasKeyboardGuide: Bool = false
    ) {
        self.root = root
        elements = lists?.connections?.elements ?? [:]
        // If the root has margins, constraints on the root refer to the root itself, because its
        // content view does not have these margins.
        self.hasContentView = hasContentView && document[rootID].properties[.margins] == nil
        inherited = Self.ofCells.intersection(others)
        taken = TakenNames(others + connections.reserved + [root])
        overloads = connections.overloads.subtracting(others)
        views[rootID] = root
        let members = lists?.members(of: rootID)
        let own = Set((members?.map(\.id) ?? document.subtree()) + [rootID])
        let named = document.allViews.filter { own.contains($0.id) && $0.id != rootID }
        let constrained = document.constraints(between: own)
        outletConstraints = Set(constrained.filter(connections.refers).map(\.id))
        if hasKeyboardGuide {
            keyboardConstraints = Set(constrained.filter(refersToKeyboard).map(\.id))
        }
        for view in named {
            let name = name(of: view.properties, connections)
            if lists?.isContentView(view) == true {
                contentOutlets[view.id] = name
            } else {
                views[view.id] = name
            }
        }
        for constraint in constrained {
            constraints[constraint.id] = name(of: constraint.properties, connections)
        }
        let content = Set(named.filter { lists?.isContentView($0) == true }.map(\.id))
        let groups = lists.map { SwiftEqualViews(members ?? [], in: document, $0).groups } ?? []
        repeated = Set(groups.flatMap { $0.dropFirst() })
        for group in groups { arrays[group[0]] = ("", group.count) }
        nameViews(
            named.filter { !content.contains($0.id) && !repeated.contains($0.id) }, own,
            SwiftNameWords(
                document: document, connections: connections, lists: words ?? lists, root: rootID,
                equal: repeated))
        for group in groups { add(array: group, group[0], self[group[0]]) }
        for view in members ?? [] where views[view.id] == nil {
            let cell = self[view.parent!]
            views[view.id] = cell == "self" ? "contentView" : cell + ".contentView"
            if view.properties[.objectID] != nil { cellsBesideContent.insert(view.parent!) }
        }
        // Constraints that vary with size classes become properties and get the best names.
        let order = constrained.filter(\.varies) + constrained.filter { !$0.varies }
        for constraint in order where constraints[constraint.id] == nil {
            constraints[constraint.id] = unique(wishes(constraint, document), "constraint")
        }
    }

    /// Makes views the elements of an array property with the name `name`.
    ///
    /// - Parameter first: the first view, whose property becomes the array, if all views are equal;
    ///   nil if the views differ
    mutating func add(array: [ViewID], _ first: ViewID?, _ name: String) {
        if let first { arrays[first] = (name, array.count) }
        for (number, id) in array.enumerated() {
            if let first, id != first { repeated.insert(id) }
            places[id] = (name, number)
            views[id] = "\(name)[\(number)]"
        }
    }

    /// Reserves and returns a name for an array.
    mutating func arrayName(_ wish: String) -> String { unique([wish], wish) }

    /// Returns a copy of these names for code in a closure, where the view is `$0`.
    func each(_ id: ViewID) -> SwiftNames {
        var result = self
        result.views[id] = "$0"
        return result
    }

    /// Makes a view a gap (an empty view between arranged views). The code has no property for it;
    /// instead, `call` creates it where its stack arranges its subviews.
    mutating func add(gap id: ViewID, _ call: String, _ length: ConstraintID) {
        gaps[id] = call
        views[id] = call
        constraintsInMethods.insert(length)
    }

    /// Makes the views inside a row local variables of the method that creates the row, or properties
    /// of the row's class.
    mutating func add(_ row: SwiftRow) {
        rows[row.views[0]] = row
        for id in row.views {
            rowRoots[id] = row.views[0]
            gaps[id] = nil
        }
        let start = row.rowClass == nil ? "" : self[row.views[0]] + "."
        for id in row.views.dropFirst() { views[id] = start + row.locals[id]! }
        constraintsInMethods.formUnion(row.constraints.map(\.id))
    }

    /// Returns the row (a group of views that a method creates) whose root view is the given view;
    /// nil if there is none.
    func row(at id: ViewID) -> SwiftRow? { rows[id] }

    /// Returns the root of the row that contains the view; nil if there is none.
    func row(of id: ViewID) -> ViewID? { rowRoots[id] }

    /// Returns whether the view is a local variable of a method.
    func isLocal(_ id: ViewID) -> Bool { rowRoots[id].map { $0 != id } ?? false }

    /// Returns a copy of these names for code in the method that creates the row, where its views
    /// are local variables.
    func inside(_ row: SwiftRow) -> SwiftNames {
        var result = self
        for id in row.views { result.views[id] = row.locals[id] }
        return result
    }

    /// Returns the `identifier` of a constraint in code: that of its element in the file or, if it
    /// has no element, its name. Returns nil if it has neither.
    func identifier(of constraint: LayoutConstraint) -> String? {
        let id = constraint.properties.value(.objectID)
        if let element = id.flatMap({ elements[$0] }) { return element["identifier"] }
        return SwiftConstraint.isNameless(constraint) ? nil : constraint.name
    }

    /// Returns the custom class of a constraint; nil if it has none.
    func type(of constraint: LayoutConstraint) -> String? {
        constraint.properties.value(.objectID).flatMap { elements[$0]?["customClass"] }
            .flatMap { SwiftIdentifier.isType($0) ? $0 : nil }
    }

    /// Returns whether the view has only a generated name: its kind and a number.
    static func isStandard(_ view: View) -> Bool {
        let kind = view.kind.storedKind.rawValue
        guard view.name.hasPrefix(kind) else { return false }
        return view.name.dropFirst(kind.count).allSatisfy { $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// Names the views that no outlet refers to. The first are views for which the document or file
    /// suggests a name. Containers follow, the innermost first; their names are made from their
    /// content. The last are the remaining views, whose names are made from those of their
    /// neighbours and superviews.
    ///
    /// - Parameter own: the views of the class, including the root view and the content views of
    ///   cells
    private mutating func nameViews(
        _ named: [View], _ own: Set<ViewID>, _ words: SwiftNameWords
    ) {
        let document = words.document
        let given = Dictionary(uniqueKeysWithValues: named.map { ($0.id, words.given($0)) })
        nameRows(own, given, words)
        namePictures(named, given, words)
        for view in named where views[view.id] == nil {
            views[view.id] = free(given[view.id]!.map { number($0, view) }, view.kind.noun)
        }
        var subjects = Set(views.keys)
        if words.lists != nil { nameGrids(own, given, words) }
        subjects.formUnion(views.keys)
        let containers = named.filter { view in
            views[view.id] == nil && words.lists != nil
                && (Self.isContainer(view) || view.kind == .cell)
        }.map { ($0, document.ancestors(of: $0.id).count) }.sorted { $0.1 > $1.1 }.map(\.0)
        for view in containers {
            let names = words.containers(view) { inner in
                subjects.contains(inner.id)
                    ? views[inner.id]
                    : own.contains(inner.id)
                        ? nil : (given[inner.id] ?? words.given(inner)).first
            }
            views[view.id] = free(names, view.kind.noun)
            if views[view.id] != nil { subjects.insert(view.id) }
        }
        // A stack that still has no name, and contains a single view, is named after that view.
        let outer = named.filter {
            views[$0.id] == nil && $0.kind == .stack && $0.subviews.count == 1
                && words.lists != nil && given[$0.id]!.isEmpty
        }
        let rest = Set(outer.map(\.id))
        for view in named where views[view.id] == nil && !rest.contains(view.id) {
            let wish = given[view.id]!.first
            // Another view already has this name. The number at its end does not distinguish the
            // two views, so it is removed.
            let noun = wish.map(SwiftNameWords.withoutNumber) ?? words.role(view)
            let around =
                words.lists == nil
                ? []
                : neighbours(
                    of: view.id, in: document, own, subjects,
                    besidesSiblings: wish != nil && view.kind == .label
                        || view.kind == .stack && !view.subviews.isEmpty)
            var names = Self.wishes(noun, isGiven: wish != nil, view.kind, beside: around)
            if wish == nil, let name = words.captionLabel(view, { views[$0] }) {
                names.insert(name, at: 0)
            }
            if wish == nil, let name = ofLength(view, document) { names.insert(name, at: 0) }
            if wish != nil, view.kind == .view, !view.subviews.isEmpty {
                names.insert(SwiftNameWords.stem(noun) + "Container", at: 0)
            }
            if wish == nil, view.kind == .stack, words.lists != nil {
                let isColumn = view.properties.value(.axis) == .vertical
                let fillsRoot = view.parent.map {
                    $0 == words.root || words.lists!.isContentView(document[$0])
                }
                names.removeLast()
                names +=
                    (fillsRoot == true ? ["contentStack"] : [])
                    + [isColumn ? "columnStack" : "rowStack"]
            }
            let places = words.lists == nil ? [] : Self.places(of: view, in: document)
            let placed = places.map { $0 + SwiftIdentifier.capitalized(noun) }
            if let wish, isOneOfMany(view, given, document) {
                views[view.id] = unique([wish], view.kind.noun)
                continue
            }
            views[view.id] = unique(
                (names.dropLast() + placed + names.suffix(1)).map { number($0, view) },
                view.kind.noun)
            if wish != nil { subjects.insert(view.id) }
        }
        for view in outer.reversed() {
            let inner = views[view.subviews[0]].map(SwiftNameWords.stem) ?? "row"
            let isColumn = view.properties.value(.axis) == .vertical
            views[view.id] = unique(
                [inner + "Stack", isColumn ? "columnStack" : "rowStack"], view.kind.noun)
        }
    }

    /// Returns a name for an empty view from the outlet to its only length: `offsetView` for
    /// `offsetViewWidth`. Nil for any other view.
    private func ofLength(_ view: View, _ document: Document) -> String? {
        guard view.kind == .view, view.subviews.isEmpty else { return nil }
        let lengths = document.allConstraints.filter {
            $0.second == nil && $0.first.item.view == view.id
        }
        guard lengths.count == 1, outletConstraints.contains(lengths[0].id),
            let match = constraints[lengths[0].id]?.wholeMatch(
                of: /(\w+?)(View)?(?:Width|Height)(?:Constraint)?/),
            !SwiftNameWords.general.contains(String(match.1))
        else { return nil }
        return match.1 + "View"
    }

    /// Returns whether the document suggests the same name for three or more siblings in a row, so
    /// that only numbers can distinguish them.
    private func isOneOfMany(
        _ view: View, _ given: [ViewID: [String]], _ document: Document
    ) -> Bool {
        let siblings = view.parent.map { document[$0].subviews } ?? []
        let place = siblings.firstIndex(of: view.id) ?? 0
        func isSame(_ id: ViewID) -> Bool { given[id]?.first == given[view.id]?.first }
        return siblings[place...].prefix(3).prefix(while: isSame).count
            + siblings[..<place].suffix(2).reversed().prefix(while: isSame).count > 2
    }

    /// Returns the name for the property of a view. It is in the plural if the property is an array
    /// of views that begins with this view.
    private func number(_ name: String, _ view: View) -> String {
        arrays[view.id] == nil ? name : Self.plural(name)
    }

    static func plural(_ name: String) -> String {
        let needsVowel = ["s", "x", "ch", "sh"].contains(where: name.hasSuffix)
        return name + (needsVowel ? "es" : "s")
    }

    /// Returns the words for the position of a view in its stack view, if it is the first, the
    /// last, or the middle one of three. Returns none for a view at another position, and for the
    /// only view of a stack view.
    private static func places(of view: View, in document: Document) -> [String] {
        guard let stack = view.parent.map({ document[$0] }), stack.arrangedSubviews.count > 1,
            let place = stack.arrangedSubviews.firstIndex(of: view.id)
        else { return [] }
        let isColumn = stack.properties.value(.axis) == .vertical
        let count = stack.arrangedSubviews.count
        return place == 0
            ? [isColumn ? "top" : "leading"]
            : place == count - 1
                ? [isColumn ? "bottom" : "trailing"] : place == 1 && count == 3 ? ["middle"] : []
    }

    /// Names image views whose images have the same name after their content modes, if these
    /// distinguish most of them.
    private mutating func namePictures(
        _ named: [View], _ given: [ViewID: [String]], _ words: SwiftNameWords
    ) {
        let pictures = named.filter {
            views[$0.id] == nil && $0.kind == .image && words.lists != nil
                && given[$0.id]!.count > 0 && arrays[$0.id] == nil
        }
        for picture in pictures {
            let same = pictures.filter { given[$0.id]![0] == given[picture.id]![0] }
            let modes = Set(same.map { $0.properties.value(.contentMode)?.rawValue })
            guard same.count > 2, modes.count > 2, modes.count * 3 > same.count * 2 else {
                continue
            }
            let mode = picture.properties.value(.contentMode)?.rawValue ?? "scaleToFill"
            let word = ["scaleToFill": "stretched"][mode] ?? mode.replacing("scaleA", with: "a")
            views[picture.id] = free([word + "ImageView"], picture.kind.noun)
        }
    }

    /// Names the rows or columns of each grid (a stack view of similar stack views) after their
    /// positions.
    private mutating func nameGrids(
        _ own: Set<ViewID>, _ given: [ViewID: [String]], _ words: SwiftNameWords
    ) {
        let known = views.mapValues { [$0] }.merging(given) { $0 + $1 }
        for parent in words.document.allViews where own.contains(parent.id) {
            guard let places = words.gridPlaces(of: parent, known),
                parent.subviews.allSatisfy({ views[$0] == nil && arrays[$0] == nil })
            else { continue }
            for (id, place) in zip(parent.subviews, places) { views[id] = unique([place], "row") }
        }
    }

    /// Names the views of equal rows: sibling containers whose views have the same kinds. All names
    /// in a row begin with the text that distinguishes the row from the others: `connectStack`,
    /// `connectLabel`, `connectMessageLabel`. If outlets refer to a label or control in each row,
    /// the names of the outlets distinguish the rows.
    private mutating func nameRows(
        _ own: Set<ViewID>, _ given: [ViewID: [String]], _ words: SwiftNameWords
    ) {
        guard words.lists != nil else { return }
        let document = words.document
        func shape(_ view: View) -> String {
            view.kind.rawValue + "(" + view.subviews.map { shape(document[$0]) }.joined() + ")"
        }
        for parent in document.allViews where own.contains(parent.id) {
            let rows = parent.subviews.map { document[$0] }.filter(Self.isContainer)
            var shapes: [String] = []
            for row in rows where !shapes.contains(shape(row)) { shapes.append(shape(row)) }
            for form in shapes {
                let all = rows.filter { shape($0) == form }.map { row in
                    document.subtree(of: row.id).map { document[$0] }
                }
                if all.count > 1, all[0].count > 2 { nameRows(all, given, words) }
            }
        }
    }

    /// - Parameter rows: for each row, its views, superviews before their subviews
    private mutating func nameRows(
        _ rows: [[View]], _ given: [ViewID: [String]], _ words: SwiftNameWords
    ) {
        let kinds: Set<ViewKind> = [.label, .button, .textField]
        let places = rows[0].indices
        // Rows that contain only buttons form a grid and are not named here.
        let leaves = Set(rows[0].filter(\.subviews.isEmpty).map(\.kind))
        if leaves == [.button] { return }
        func names(_ place: Int) -> [String] { rows.compactMap { given[$0[place].id]?.first } }
        func isFree(_ place: Int) -> Bool { rows.allSatisfy { views[$0[place].id] == nil } }
        guard rows.joined().allSatisfy({ views[$0.id] != nil || given[$0.id] != nil }),
            let subject = places.first(where: { place in
                isFree(place) && kinds.contains(rows[0][place].kind)
                    && names(place).count == rows.count
                    && Set(names(place)).count == rows.count
            })
                ?? places.first(where: { place in
                    kinds.contains(rows[0][place].kind)
                        && Set(rows.compactMap { views[$0[place].id] }).count == rows.count
                })
        else { return }
        let isOutlet = !isFree(subject)
        // If the name of one of these labels is taken, all of them get names that end with
        // `TitleLabel`.
        let isTaken = !isOutlet && names(subject).contains { taken.containsSimilar($0) }
        var seen: Set<String> = []
        for place in places where isFree(place) {
            let own = names(place)
            let isNamed =
                own.count == rows.count && Set(own).count > 1
                && !rows[0][place].subviews.isEmpty
            let suffix = words.role(
                inRow: rows[0][place], own.count == rows.count && !isOutlet ? own : [],
                isRow: place == 0,
                isOfButton: rows[0][subject].kind == .button)
            // A container inside a row is named after its own content.
            if isOutlet, place > 0, !rows[0][place].subviews.isEmpty { continue }
            guard place == subject || !isNamed && seen.insert(suffix).inserted else { continue }
            for row in rows {
                let id = row[subject].id
                let stem =
                    isOutlet ? outletStem(of: row, id) : SwiftNameWords.stem(given[id]![0])
                let isTitle = place == subject && isTaken && row[place].kind == .label
                let word = stem + SwiftIdentifier.capitalized(suffix)
                let wish =
                    isTitle
                    ? stem + "TitleLabel" : place == subject ? given[id]![0] : word
                if wish.count <= Self.longest {
                    views[row[place].id] = free([wish], row[place].kind.noun)
                }
            }
        }
    }

    /// Returns the words with which the names of all outlets in a row begin, or, if they have none
    /// in common, the words of the outlet to the view `id`.
    private func outletStem(of row: [View], _ id: ViewID) -> String {
        let names = row.compactMap { view -> [String]? in
            guard let name = views[view.id], view.subviews.isEmpty else { return nil }
            return SwiftNameWords.words(SwiftNameWords.untagged(name))
        }
        let shared = names.dropFirst().reduce(names.first ?? []) { shared, words in
            zip(shared, words).prefix { $0 == $1 }.map(\.0)
        }
        let word = SwiftIdentifier.lowerCamel(shared.joined(separator: "-")) ?? ""
        if names.count > 1, word.count >= SwiftNameWords.shortest { return word }
        let stem = SwiftNameWords.stem(views[id]!)
        let rest = SwiftNameWords.words(stem).drop { ["title", "label", "text"].contains($0) }
        return SwiftIdentifier.lowerCamel(rest.joined(separator: "-")) ?? stem
    }

    /// Returns the names to try for a view, the best first. The caller takes the first one that no
    /// other view has.
    ///
    /// - Parameters:
    ///   - noun: the view's own name, or the noun of its kind or role
    ///   - isGiven: whether `noun` is the view's own name
    ///   - words: the words from the names of neighbouring views, the nearest first
    private static func wishes(
        _ noun: String, isGiven: Bool, _ kind: ViewKind, beside words: [String]
    ) -> [String] {
        var (first, ends) = ([String](), [noun])
        if isGiven {
            if kind != .view, !noun.hasSuffix("View") {
                first.append(SwiftNameWords.join(noun, kind.noun))
            }
            if kind == .label { first.append(SwiftNameWords.stem(noun) + "TitleLabel") }
            if kind != .view { ends.append(kind.noun) }
        } else if roles.contains(noun) {
            first = [noun]
        } else if kind == .label {
            ends.append("valueLabel")
        }
        let start = SwiftNameWords.words(noun).first
        for word in words
        where SwiftNameWords.words(word).first != start
            && (!SwiftNameWords.general.contains(word) || word == "header" || word == "footer")
            && word.last?.isNumber == false
        {
            first += ends.map { word + SwiftIdentifier.capitalized($0) }.filter { name in
                var seen: Set<String> = []
                return SwiftNameWords.words(name).allSatisfy {
                    seen.insert($0.lowercased()).inserted
                }
            }
        }
        return first.filter { $0.count <= longest } + [noun]
    }

    /// Names that describe the role of a view, such as `separator`. The first view of the class
    /// with a role gets the name without an addition.
    private static let roles: Set<String> = [
        "separator", "spacer", "bulletLabel", "separatorLabel", "headerView", "footerView",
        "titleLabel", "headlineLabel", "subtitleLabel", "messageLabel", "footnoteLabel",
        "captionLabel", "colorView",
        "backgroundView", "scrollView",
        "tableView", "collectionView", "mapView", "webView", "toolbar", "pageControl",
        "activityIndicator", "searchBar", "datePicker", "progressView",
    ]
    /// The maximum length of a name that is made from another name, in characters.
    private static let longest = 36

    /// Returns the words from the names of a view's superviews, and of the labels beside the view
    /// and its superviews, the nearest first. For a plain view, siblings of other kinds count as
    /// well.
    ///
    /// - Parameter besidesSiblings: whether to use only the names of superviews, and not those of
    ///   siblings
    private func neighbours(
        of id: ViewID, in document: Document, _ own: Set<ViewID>, _ subjects: Set<ViewID>,
        besidesSiblings: Bool
    ) -> [String] {
        var (result, current): ([String], ViewID) = ([], id)
        while let parent = document[current].parent, own.contains(parent), views[current] != root {
            let siblings = document[parent].subviews
            let place = siblings.firstIndex(of: current) ?? 0
            // A label gets its words from the labels before it, which may be its heading, and not
            // from those after it.
            let after = document[id].kind == .label ? 0 : Self.near
            let near =
                siblings[..<place].reversed().prefix(Self.near)
                + siblings.dropFirst(place + 1).prefix(after)
            let kinds: Set<ViewKind> =
                document[id].kind == .view ? [.label, .textField, .button] : [.label]
            let labels = near.filter { kinds.contains(document[$0].kind) }
            let others =
                document[id].kind == .view ? near.filter { document[$0].kind != .view } : []
            result += ((besidesSiblings ? [] : labels + others) + [parent]).filter {
                subjects.contains($0) && views[$0] != root
            }
            .compactMap { views[$0].map(SwiftNameWords.stem) }
            current = parent
        }
        return result
    }

    /// The maximum number of siblings before a view, and after it, that can contribute to its name.
    private static let near = 3

    /// Returns the names to try for a constraint, the best first. If a person named the constraint,
    /// this is its name. Otherwise the names consist of the inner view and its attribute, the
    /// relation and, if necessary, the size classes or the other view.
    private func wishes(_ constraint: LayoutConstraint, _ document: Document) -> [String] {
        if !SwiftConstraint.isNameless(constraint) { return [constraint.name] }
        let code = SwiftConstraint(document: document, names: self, constraint: constraint)
        let owner = self[code.subject.item.view].split(separator: ".").joined(separator: "-")
        let bound: String? =
            switch code.relation {
            case .equal: nil
            case .lessThanOrEqual: "Maximum"
            case .greaterThanOrEqual: "Minimum"
            }
        let active = SizeClasses.ofDevices.filter {
            constraint.properties.inForce(.installed, under: $0)?.value != .flag(false)
        }
        let (widths, heights) = (Set(active.map(\.width)), Set(active.map(\.height)))
        let classes = [(widths, "Width"), (heights, "Height")].compactMap { words, side in
            words.count == 1 ? words.first!.rawValue + side : nil
        }
        let words = [owner, code.subject.attribute.withoutMargin.rawValue, bound].compactMap(\.self)
        let other = [constraint.first, constraint.second].compactMap(\.self)
            .first { $0.item.view != code.subject.item.view }
        let isOfMargins = other.map { $0.attribute.withoutMargin != $0.attribute } ?? false
        let target =
            switch other?.item.guide {
            case _ where isOfMargins: "margins"
            case .margins?: "margins"
            case .safeArea?: "safeArea"
            default:
                other.map { self[$0.item.view] }.flatMap { $0 == root ? nil : $0 }
                    .map(SwiftNameWords.stem) ?? ""
            }
        let end = SwiftIdentifier.isWord(target) ? "To" + SwiftIdentifier.capitalized(target) : nil
        return [words, words + classes, words + [end].compactMap(\.self)].map {
            $0.joined(separator: "-")
        }
    }

    /// Returns whether an item of the constraint is a keyboard layout guide in the storyboard.
    private func refersToKeyboard(_ constraint: LayoutConstraint) -> Bool {
        let element = constraint.properties.value(.objectID).flatMap { elements[$0] }
        return ["firstItem", "secondItem"].contains {
            let item = element?[$0].flatMap { elements[$0] }
            if case .keyboard = item.flatMap({ GuideElement.item($0, of: .root) }) { return true }
            return false
        }
    }

    /// Returns the name of the outlet that refers to a view or constraint, and reserves this name.
    /// Returns nil if there is no such outlet, or if its name is already used. An
    /// outlet can have the name of an action with a parameter, because Swift distinguishes a
    /// property from such a method.
    private mutating func name(
        of properties: PropertyList, _ connections: CodeConnections
    ) -> String? {
        guard let name = properties.value(.objectID).flatMap({ connections.outlets[$0] }) else {
            return nil
        }
        let word = besideInherited(name)
        return taken.insert(word) || overloads.remove(word) != nil ? word : nil
    }

    /// Names that outlets to views in cells often have, although UIKit's cells declare properties
    /// with the same names.
    private static let ofCells: Set<String> = [
        "imageView", "textLabel", "detailTextLabel", "backgroundView", "selectedBackgroundView",
        "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView",
    ]

    /// Returns the name with the prefix `cell`, as in `cellImageView`, if UIKit's cells declare a
    /// property with the name.
    private func besideInherited(_ name: String) -> String {
        inherited.contains(name) ? "cell" + SwiftIdentifier.capitalized(name) : name
    }

    subscript(_ id: ViewID) -> String { views[id] ?? root }
    /// Returns the prefix for a call on the view: its name and a period, or an empty string for
    /// `self`.
    func member(_ id: ViewID) -> String { self[id] == "self" ? "" : self[id] + "." }

    subscript(_ id: ConstraintID) -> String { constraints[id] ?? "constraint" }

    private static func isContainer(_ view: View) -> Bool {
        let kinds: Set<ViewKind> = [.stack, .view, .visualEffect]
        return kinds.contains(view.kind) && !view.subviews.isEmpty
    }

    /// Reserves the first of the names that is not used yet, and returns its identifier; nil if all
    /// are used.
    private mutating func free(_ names: [String], _ noun: String) -> String? {
        for name in names {
            let word = identifier(name, noun)
            if !taken.containsSimilar(word), taken.insert(word) { return word }
        }
        return nil
    }

    /// Reserves the first of the names that is not used yet, and returns its identifier. If all are
    /// used, reserves the last one with a number at its end.
    private mutating func unique(_ names: [String], _ noun: String) -> String {
        if let word = free(names, noun) { return word }
        let word = SwiftNameWords.withoutNumber(identifier(names.last ?? noun, noun))
        return taken.insertNumbered(word)
    }

    /// Returns the identifier for a name, changed if it is reserved.
    private func identifier(_ name: String, _ noun: String) -> String {
        var word = SwiftIdentifier.lowerCamel(name) ?? noun
        if SwiftIdentifier.isReserved(word) {
            let isKind = word.lowercased().hasSuffix(noun.lowercased())
            word =
                isKind
                ? "main" + SwiftIdentifier.capitalized(word)
                : word + SwiftIdentifier.capitalized(noun)
        }
        return besideInherited(word)
    }
}

extension LayoutConstraint {
    /// Whether the constraint differs between size classes.
    fileprivate var varies: Bool { properties.entries.contains { $0.condition != .base } }
}

extension ViewKind {
    /// The default name of a variable for a view of this kind.
    var noun: String {
        switch self {
        case .view, .spacer: "view"
        case .stack: "stack"
        case .label: "label"
        case .button: "button"
        case .textField: "field"
        case .textView: "textView"
        case .image: "imageView"
        case .switch: "toggle"
        case .slider: "slider"
        case .stepper: "stepper"
        case .segmented: "control"
        case .progress: "progressView"
        case .activity: "activityIndicator"
        case .pageControl: "pageControl"
        case .datePicker: "datePicker"
        case .picker: "picker"
        case .searchBar: "searchBar"
        case .scroll: "scrollView"
        case .table: "tableView"
        case .collection: "collectionView"
        case .cell: "cell"
        case .toolbar: "toolbar"
        case .visualEffect: "effectView"
        case .map: "mapView"
        case .web: "webView"
        }
    }
}

/// Conversion of a document's names to Swift identifiers.
enum SwiftIdentifier {
    /// Returns the name in lower camel case: `sign-in_button` and `SignInButton` become
    /// `signInButton`. Returns nil if no characters are left.
    static func lowerCamel(_ name: String) -> String? {
        words(name).map { lowercasedStart($0) }
    }

    /// Returns the name in upper camel case, for a type; nil if no characters are left.
    static func upperCamel(_ name: String) -> String? { words(name).map(capitalized) }

    static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Joins the words of a name, which hyphens, underscores and spaces separate. Characters not
    /// allowed in identifiers become their code points. Returns nil if no characters are left.
    private static func words(_ name: String) -> String? {
        if !name.unicodeScalars.contains(where: isPart) { return nil }
        var result = ""
        for (place, word) in name.split(whereSeparator: { "-_ `".contains($0) }).enumerated() {
            let spelled = word.unicodeScalars.map(spelled).joined()
            result += place == 0 ? spelled : capitalized(spelled)
        }
        result = String(result.prefix(longest))
        guard let first = result.unicodeScalars.first else { return nil }
        return isStart(first) ? result : "_" + result
    }

    private static let longest = 60

    private static func spelled(_ scalar: Unicode.Scalar) -> String {
        isPart(scalar) ? String(scalar) : "u" + String(scalar.value, radix: 16, uppercase: true)
    }

    private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        isPart(scalar) && scalar.properties.numericType == nil
    }

    /// Returns whether a Swift identifier may contain the scalar. Accepts letters and digits of
    /// selected ranges of Swift's grammar.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1E00...0x1FFF,
            0x3040...0xD7FF, 0x20000...0x2FFFD:
            break
        default: return false
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            return true
        default: return false
        }
    }

    /// Lowercases the first letters of a word: `TitleLabel` becomes `titleLabel`, `URLLabel`
    /// becomes `urlLabel`, `OK` becomes `ok`.
    private static func lowercasedStart(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        if capitals == 0 { return word }
        let count = capitals == word.count ? capitals : max(1, capitals - 1)
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    static func isReserved(_ word: String) -> Bool { reserved.contains(word) }

    /// Returns the name of the property for an outlet, with backticks if it is a Swift keyword.
    /// Returns nil if no property can have the name, because it is not an identifier or because
    /// UIKit has a member or class with the name.
    ///
    /// - Parameter inView: whether the class is a view, so that the members of controllers are not
    ///   reserved
    static func outlet(_ name: String, inView: Bool) -> String? {
        let scalars = name.unicodeScalars
        guard let first = scalars.first, first == "_" || isStart(first), scalars.count <= longest,
            scalars.allSatisfy({ $0 == "_" || isPart($0) }), name != "_",
            !SwiftViewClass.isOfUIKit(name)
        else { return nil }
        if keywords.contains(name) { return unescapable.contains(name) ? nil : "`\(name)`" }
        let isFree = ofSomeViews.contains(name) || inView && ofControllers.contains(name)
        return isReserved(name) && !isFree ? nil : name
    }

    /// Reserved names that only views of some kinds declare. Outlets can have them, because the
    /// classes with outlets do not inherit from such views.
    private static let ofSomeViews: Set<String> = [
        "count", "image", "placeholder", "scale", "searchController", "segmentedControl", "text",
        "value",
    ]

    private static let ofControllers: Set<String> = [
        "title", "view", "parent", "children", "storyboard", "navigationItem", "toolbarItems",
    ]

    /// Returns whether the text is an identifier of ASCII characters that neither Swift nor UIKit
    /// reserves.
    static func isPlain(_ text: String) -> Bool { isWord(text) && !isReserved(text) }

    /// Returns whether the text can be the name of a parameter.
    static func isArgument(_ text: String) -> Bool { isWord(text) && !keywords.contains(text) }

    /// Returns the name of a method for an action's selector, with backticks if it is a Swift
    /// keyword. Returns nil if the word is not an identifier, or UIKit has a method or property
    /// with the same selector.
    static func method(_ word: String, hasParameter: Bool) -> String? {
        if !isWord(word) { return nil }
        if keywords.contains(word) { return unescapable.contains(word) ? nil : "`\(word)`" }
        if hasParameter { return edits.contains(word) ? nil : word }
        return isReserved(word) && !withParameters.contains(word) ? nil : word
    }

    /// Keywords that cannot be names of methods and outlets even in backticks.
    private static let unescapable: Set<String> = ["self", "init", "super", "deinit", "subscript"]
    /// The methods of `UIResponderStandardEditActions` among the reserved words. Their only
    /// parameter is the sender.
    private static let edits: Set<String> = [
        "copy", "cut", "delete", "paste", "select", "selectAll",
    ]
    /// The names of methods of UIKit that exist only with parameters. An action without a parameter
    /// may have such a name.
    private static let withParameters: Set<String> = edits.subtracting(["copy"]).union([
        "addChild", "dismiss", "present", "show", "update",
    ])

    /// Returns whether the text has only ASCII letters, digits and underscores, and no digit first.
    static func isWord(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.count <= longest else { return false }
        return !(0x30...0x39).contains(first)
            && text.utf8.allSatisfy {
                $0 == UInt8(ascii: "_") || $0 < 0x80 && isPart(Unicode.Scalar($0))
            }
    }

    /// Returns whether the text is the name of a class that code can use.
    static func isType(_ text: String) -> Bool {
        isPlain(text) && text.first!.isUppercase && !text.hasPrefix("_Tt")
    }

    private static let keywords = Set(
        """
        actor any as associatedtype async await borrowing break case catch class consuming continue convenience
        default defer deinit didSet do dynamic each else enum extension fallthrough false fileprivate final for
        func get guard if import in indirect infix init inout internal is isolated lazy let macro mutating nil
        nonisolated nonmutating open operator optional override package postfix precedencegroup prefix private
        protocol public repeat required rethrows return self set some static struct subscript super switch
        throw throws true try typealias unowned var weak where while willSet yield
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Identifiers that generated code must not use: Swift keywords, members of `UIViewController`
    /// and `UIView`, and members of the generated classes.
    private static let reserved = keywords.union(
        """
        delete cut paste select selectAll
        accessibilityElements accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityLabel
        accessibilityTraits accessibilityValue accessibilityPath actions additionalSafeAreaInsets alignment
        alignmentRectInsets alpha animationDuration animationImages animationRepeatCount anchorPoint
        arrangedSubviews autoresizesSubviews autoresizingMask axis backgroundColor bottomAnchor
        bottomLayoutGuide bounds center centerXAnchor centerYAnchor children childForStatusBarStyle class
        classForCoder clearsContextBeforeDrawing clipsToBounds collectionViewLayout constraints
        contentHuggingPriority contentInset contentLayoutGuide contentMode contentOffset contentScaleFactor
        contentSize copy count coordinateSpace dataSource debugDescription definesPresentationContext
        delegate description detachable directionalLayoutMargins directionalPressGestureRecognizer disablesAutomaticKeyboardDismissal
        dismiss distribution edgesForExtendedLayout editButtonItem effect effectiveUserInterfaceLayoutDirection
        extendedLayoutIncludesOpaqueBars firstBaselineAnchor focusEffect focusGroupIdentifier focusItemContainer frame
        frameLayoutGuide gestureRecognizers hash hashValue heightAnchor hidesBottomBarWhenPushed image
        inputAccessoryView inputAssistantItem inputView inputViewController insetsLayoutMarginsFromSafeArea
        interactions interactionState interfaceOrientation intrinsicContentSize isAccessibilityElement isBeingDismissed isBeingPresented
        isEditing isEnabled isEqual isExclusiveTouch isFirstResponder isFocused isHidden isHighlighted
        isModalInPresentation isMovingFromParent isMovingToParent isOpaque isProxy isSelected
        isUserInteractionEnabled isViewLoaded keyCommands keyboardLayoutGuide lastBaselineAnchor layer
        layoutGuides layoutMargins layoutMarginsGuide leadingAnchor leftAnchor largeContentImage largeContentTitle
        loadView mask maskView modalPresentationStyle modalTransitionStyle motionEffects navigationController
        navigationItem next nibBundle nibName observationInfo overrideUserInterfaceStyle parent parentFocusEnvironment
        performSelector popoverPresentationController preferredContentSize preferredFocusEnvironments preferredFocusedView
        preferredStatusBarStyle prefersStatusBarHidden presentationController presentedViewController
        presentingViewController preservesSuperviewLayoutMargins readableContentGuide responds restorationClass
        restorationIdentifier rightAnchor safeAreaInsets safeAreaLayoutGuide scale searchController
        searchDisplayController segmentedControl self semanticContentAttribute setUp setUpViews shadowColor sheetPresentationController spacing
        splitViewController storyboard style subviews superclass superview systemMinimumLayoutMargins
        tabBarController tabBarItem tabBarObservedScrollView tag target text textInputContextIdentifier
        textInputMode tintAdjustmentMode tintColor title toolbarItems topAnchor topLayoutGuide trailingAnchor
        traitCollection traitOverrides transform transform3D transformedBounds transitionCoordinator
        transitioningDelegate trailing leading undoManager undoActionName update updateConstraints userActivity value view
        viewDidLoad viewForBaselineLayout viewIfLoaded viewLayoutMarginsDidChange
        viewRespectsSystemMinimumLayoutMargins widthAnchor window windowScene zone

        UIKit Self Type Protocol Any applySizeClasses arrangeViews configureView connectActions connectLists constrainViews
        emptyPicture titleFont traitCollectionDidChange connectViews show present addChild
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}

/// The names that are taken in a scope of the generated code.
struct TakenNames {
    private var names: Set<String> = []
    private var lowercased: Set<String> = []
    /// The greatest number that was added to each word. Smaller numbers are taken too.
    private var numbers: [String: Int] = [:]

    init(_ names: some Sequence<String> = []) {
        for name in names { insert(name) }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// Returns whether the name or one that differs only in case is taken.
    func containsSimilar(_ name: String) -> Bool { lowercased.contains(name.lowercased()) }

    /// Adds the name. Returns false if it was already taken.
    @discardableResult
    mutating func insert(_ name: String) -> Bool {
        lowercased.insert(name.lowercased())
        return names.insert(name).inserted
    }

    /// Inserts a word and returns it. If the word is taken, inserts and returns it with the first
    /// free number at its end.
    mutating func insertNumbered(_ word: String) -> String {
        if insert(word) { return word }
        assert(!word.isEmpty, "a number alone is no name")
        var number = numbers[word] ?? 1
        repeat { number += 1 } while !insert(word + String(number))
        numbers[word] = number
        return word + String(number)
    }
}
