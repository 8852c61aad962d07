import StackCore

/// The Swift identifiers of a document's views and constraints: their names in lower camel case,
/// changed if Swift or UIKit reserves the identifier.
struct SwiftNames {
    /// The expression for the root view: `view` or the name of a property in a view controller,
    /// `self` in a view class.
    let root: String
    private var views: [ViewID: String] = [:]
    /// The names of outlets that refer to the content views of cells, by content view.
    private(set) var contentOutlets: [ViewID: String] = [:]
    private var constraints: [ConstraintID: String] = [:]
    private var taken: Set<String> = []
    /// The cells whose content views have object identifiers in the file. A constraint on such a
    /// cell really refers to the cell, not to its content view.
    private(set) var cellsBesideContent: Set<ViewID> = []
    /// The storyboard's elements by their identifiers.
    private let elements: [String: SourceElement]
    /// The names of views that the superclass declares, such as `imageView` of a cell.
    private let inherited: Set<String>
    /// Whether constraints on the root refer to its content view, as for a cell.
    let hasContentView: Bool

    /// - Parameters:
    ///   - others: identifiers that the generated type already uses, so that no view or constraint
    ///     gets them
    ///   - connections: the outlets, after which their views and constraints are named
    ///   - rootID: the view whose expression is `root`; views and constraints outside it get no
    ///     names
    ///   - lists: the document's lists, whose cells get classes and so names of their own; nil if
    ///     cells are named like other views
    ///   - words: the lists whose storyboard elements suggest names; nil for `lists`
    init(
        _ document: Document, root: String, besides others: [String] = [],
        _ connections: CodeConnections = CodeConnections(), at rootID: ViewID = .root,
        _ lists: CodeLists? = nil, words: CodeLists? = nil, hasContentView: Bool = false
    ) {
        self.root = root
        elements = lists?.connections?.elements ?? [:]
        // If the root has margins, constraints on the root refer to the root itself, because its
        // content view does not have these margins.
        self.hasContentView = hasContentView && document[rootID].properties[.margins] == nil
        inherited = Self.ofCells.intersection(others)
        taken = Set(others + connections.reserved + [root])
        views[rootID] = root
        let members = lists?.members(of: rootID)
        let own = Set((members?.map(\.id) ?? document.subtree()) + [rootID])
        let named = document.allViews.filter { own.contains($0.id) && $0.id != rootID }
        let constrained = document.allConstraints.filter { $0.views.allSatisfy(own.contains) }
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
        nameViews(
            named.filter { !content.contains($0.id) }, own,
            SwiftNameWords(
                document: document, connections: connections, lists: words ?? lists, root: rootID))
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

    /// Returns the `identifier` of a constraint in code: that of its element in the file or, in a
    /// document that was not imported, its name. Returns nil if it has none.
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

    /// Whether the view has only a generated name: its kind and a number.
    static func isStandard(_ view: View) -> Bool {
        let kind = view.kind.storedKind.rawValue
        guard view.name.hasPrefix(kind) else { return false }
        return view.name.dropFirst(kind.count).allSatisfy { $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// Names the views that no outlet refers to, in this order: views for which the document or
    /// file suggests a name; containers, the innermost first, which get names from their content;
    /// the other views, which get names from their neighbours and superviews.
    ///
    /// - Parameter own: the views of the class with the root and the content views of cells
    private mutating func nameViews(
        _ named: [View], _ own: Set<ViewID>, _ words: SwiftNameWords
    ) {
        let document = words.document
        let given = Dictionary(uniqueKeysWithValues: named.map { ($0.id, words.given($0)) })
        for view in named where views[view.id] == nil {
            views[view.id] = free(given[view.id]!, view.kind.noun)
        }
        var subjects = Set(views.keys)
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
            // The rows and columns of a grid are numbered.
            let isOfGrid = names.first.map(Self.roles.contains) ?? false
            views[view.id] =
                isOfGrid
                ? unique([names[0]], view.kind.noun) : free(names, view.kind.noun)
            if views[view.id] != nil { subjects.insert(view.id) }
        }
        var counts: [String: Int] = [:]
        for names in given.values { names.first.map { counts[$0, default: 0] += 1 } }
        for view in named where views[view.id] == nil {
            let wish = given[view.id]!.first
            let noun = wish ?? words.role(view)
            let around =
                words.lists == nil
                ? []
                : neighbours(
                    of: view.id, in: document, own, subjects, besidesSiblings: wish != nil)
            // Many views of one name are numbered; a few get names from what is around them.
            let isOfMany = wish.map { counts[$0]! > Self.few } ?? false
            let names =
                isOfMany
                ? [noun] : Self.wishes(noun, isGiven: wish != nil, view.kind, beside: around)
            views[view.id] = unique(names, view.kind.noun)
            if wish != nil { subjects.insert(view.id) }
        }
    }

    /// Returns the names to try for a view, the best first. The caller takes the first one that no
    /// other view has.
    ///
    /// - Parameters:
    ///   - noun: the view's own name, or the noun of its kind or role
    ///   - isGiven: whether `noun` is the view's own name
    ///   - words: the words in the names of the views beside it
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
        where SwiftNameWords.words(word).first != start && !SwiftNameWords.general.contains(word)
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

    /// Names that describe the role of a view, such as `separator`. The first view of a role in a
    /// class gets the name unchanged.
    private static let roles: Set<String> = [
        "separator", "spacer", "bulletLabel", "separatorLabel", "headerView", "footerView",
        "titleLabel", "headlineLabel", "subtitleLabel", "messageLabel", "footnoteLabel",
        "captionLabel", "rowStack", "columnStack", "colorView",
        "backgroundView", "scrollView",
        "tableView", "collectionView", "mapView", "webView", "toolbar", "pageControl",
        "activityIndicator", "searchBar", "datePicker", "progressView",
    ]
    /// The maximum length of a name that is made from another name, in characters.
    private static let longest = 36

    /// Returns the words from the names of the labels beside a view and of the views around it, the
    /// nearest first. An empty view is also named after the fields and buttons beside it.
    ///
    /// - Parameter besidesSiblings: whether only the views around the view count
    private func neighbours(
        of id: ViewID, in document: Document, _ own: Set<ViewID>, _ subjects: Set<ViewID>,
        besidesSiblings: Bool
    ) -> [String] {
        var (result, current): ([String], ViewID) = ([], id)
        while let parent = document[current].parent, own.contains(parent), views[current] != root {
            let siblings = document[parent].subviews
            let place = siblings.firstIndex(of: current) ?? 0
            // A text is about the heading before it, and not about a text after it.
            let after = document[id].kind == .label ? 0 : Self.near
            let near =
                siblings[..<place].reversed().prefix(Self.near)
                + siblings.dropFirst(place + 1).prefix(after)
            let kinds: Set<ViewKind> =
                document[id].kind == .view ? [.label, .textField, .button] : [.label]
            let labels = besidesSiblings ? [] : near.filter { kinds.contains(document[$0].kind) }
            result += (labels + [parent]).filter { subjects.contains($0) && views[$0] != root }
                .compactMap { views[$0].map(SwiftNameWords.stem) }
            current = parent
        }
        return result
    }

    /// The greatest number of views of one name that are not numbered.
    private static let few = 2
    /// The number of siblings before a view, and after it, from whose names its own name may be
    /// made.
    private static let near = 3

    /// Returns the names to try for a constraint, the best first: its own name, or a name made from
    /// the first view and attribute of its expression, its relation and its size classes.
    private func wishes(_ constraint: LayoutConstraint, _ document: Document) -> [String] {
        if !SwiftConstraint.isNameless(constraint) { return [constraint.name] }
        let code = SwiftConstraint(document: document, names: self, constraint: constraint)
        let owner = self[code.first.item.view].split(separator: ".").joined(separator: "-")
        let bound: String? =
            switch code.relation {
            case .equal: nil
            case .lessThanOrEqual: "Maximum"
            case .greaterThanOrEqual: "Minimum"
            }
        let place = constraint.properties.entries.first {
            $0.key == .installed && $0.value == .flag(true) && $0.condition != .base
        }.map(\.condition)
        let classes = [place?.width, place?.height].compactMap(\.self).filter { $0 != .any }
        let words = [owner, code.first.attribute.withoutMargin.rawValue, bound].compactMap(\.self)
        return [words, words + classes.map(\.rawValue)].map { $0.joined(separator: "-") }
    }

    /// Returns the name of the outlet that refers to an item, and reserves it; nil if there is no
    /// outlet, or another item already has the name.
    private mutating func name(
        of properties: PropertyList, _ connections: CodeConnections
    ) -> String? {
        guard let id = properties.value(.objectID), let name = connections.outlets[id],
            !SwiftIdentifier.isReserved(name, inView: root == "self"), taken.insert(name).inserted
        else { return nil }
        return name
    }

    /// Names that outlets to views in cells often have, although UIKit's cells declare properties
    /// with the same names. Such a view gets the name with the prefix `cell`, as in
    /// `cellImageView`.
    private static let ofCells: Set<String> = ["imageView", "textLabel", "detailTextLabel"]

    subscript(_ id: ViewID) -> String { views[id] ?? root }
    /// Returns the prefix for a call on the view: its name and a period, or an empty string for
    /// `self`.
    func member(_ id: ViewID) -> String { self[id] == "self" ? "" : self[id] + "." }

    subscript(_ id: ConstraintID) -> String { constraints[id] ?? "constraint" }

    private static func isContainer(_ view: View) -> Bool {
        let kinds: Set<ViewKind> = [.stack, .view, .visualEffect]
        return kinds.contains(view.kind) && !view.subviews.isEmpty
    }

    /// Reserves the first name that is free and returns its identifier; nil if none is free.
    private mutating func free(_ names: [String], _ noun: String) -> String? {
        names.map { identifier($0, noun) }.first { taken.insert($0).inserted }
    }

    /// Reserves the first name that is free and returns its identifier. If none is free, adds a
    /// number to the last one.
    private mutating func unique(_ names: [String], _ noun: String) -> String {
        if let word = free(names, noun) { return word }
        return taken.insertNumbered(identifier(names.last ?? noun, noun))
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
        return inherited.contains(word) ? "cell" + SwiftIdentifier.capitalized(word) : word
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
        for (place, word) in name.split(whereSeparator: { "-_ ".contains($0) }).enumerated() {
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

    /// Whether a Swift identifier may contain the scalar. Accepts letters and digits of selected
    /// ranges of Swift's grammar.
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

    /// - Parameter inView: whether only the names of views are reserved, and not those of
    ///   controllers
    static func isReserved(_ word: String, inView: Bool = false) -> Bool {
        reserved.contains(word) && !(inView && ofControllers.contains(word))
    }

    private static let ofControllers: Set<String> = [
        "title", "view", "parent", "children", "storyboard", "navigationItem", "toolbarItems",
    ]

    /// Whether the text is an identifier of ASCII letters and digits that Swift does not reserve.
    static func isPlain(_ text: String, inView: Bool = false) -> Bool {
        isWord(text) && !isReserved(text, inView: inView)
    }

    /// Whether the text has ASCII letters and digits only, and no digit first.
    static func isWord(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.count <= longest else { return false }
        return !(0x30...0x39).contains(first)
            && text.utf8.allSatisfy {
                $0 == UInt8(ascii: "_") || $0 < 0x80 && isPart(Unicode.Scalar($0))
            }
    }

    /// Whether the text is the name of a class that code can use.
    static func isType(_ text: String) -> Bool {
        isPlain(text) && text.first!.isUppercase && !text.hasPrefix("_Tt")
    }

    /// Identifiers that generated code must not use: Swift keywords, members of `UIViewController`
    /// and `UIView`, and members of the generated classes.
    private static let reserved = Set(
        """
        delete cut paste select selectAll
        actor any as associatedtype async await borrowing break case catch class consuming continue convenience
        default defer deinit didSet do dynamic each else enum extension fallthrough false fileprivate final for
        func get guard if import in indirect infix init inout internal is isolated lazy let macro mutating nil
        nonisolated nonmutating open operator optional override package postfix precedencegroup prefix private
        protocol public repeat required rethrows return self set some static struct subscript super switch
        throw throws true try typealias unowned var weak where while willSet yield

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

extension Set<String> {
    /// Inserts a word, with the first free number at its end if the set contains it already, and
    /// returns what was inserted.
    mutating func insertNumbered(_ word: String) -> String {
        var (result, number) = (word, 2)
        while !insert(result).inserted {
            result = word + String(number)
            number += 1
        }
        return result
    }
}
