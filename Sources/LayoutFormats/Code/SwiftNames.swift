import StackCore

/// The Swift identifiers of a document's views and constraints: their names in lower camel case,
/// changed if Swift or UIKit reserves the identifier.
struct SwiftNames {
    /// The expression for the root view: `view` or the name of a property in a view controller,
    /// `self` in a view class.
    let root: String
    private var views: [ViewID: String] = [:]
    /// The names of outlets that refer to content views.
    private(set) var contentOutlets: [ViewID: String] = [:]
    private var constraints: [ConstraintID: String] = [:]
    private var taken: Set<String> = []
    /// The elements of the file by their identifiers.
    private let elements: [String: SourceElement]
    /// The names of the class's inherited views.
    private let inherited: Set<String>
    /// The number of containers without a name, by kind.
    private var unnamed: [ViewKind: Int] = [:]
    /// Whether constraints on the root refer to its content view, as for a cell.
    let hasContentView: Bool

    /// - Parameters:
    ///   - others: identifiers that the generated type already uses, so that no view or constraint
    ///     gets them
    ///   - connections: the outlets, whose names their views and constraints get
    ///   - rootID: the view with the name `root`; views and constraints outside it have no names
    ///   - lists: the lists, whose cells have names of their own; nil if they do not
    init(
        _ document: Document, root: String, besides others: [String] = [],
        _ connections: CodeConnections = CodeConnections(), at rootID: ViewID = .root,
        _ lists: CodeLists? = nil, hasContentView: Bool = false
    ) {
        self.root = root
        elements = lists?.connections?.elements ?? [:]
        // UIKit does not pass margins on to a content view.
        self.hasContentView = hasContentView && document[rootID].properties[.margins] == nil
        inherited = Self.ofCells.intersection(others)
        taken = Set(others + connections.reserved + [root])
        views[rootID] = root
        let members = lists?.members(of: rootID)
        let own = Set((members?.map(\.id) ?? document.subtree()) + [rootID])
        let named = document.allViews.filter { own.contains($0.id) && $0.id != rootID }
        for view in named where Self.isContainer(view) && Self.isStandard(view) {
            unnamed[view.kind, default: 0] += 1
        }
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
        for view in named where views[view.id] == nil && lists?.isContentView(view) != true {
            views[view.id] = uniqueName(
                wish(view, in: document, lists, connections), or: view.kind.noun)
        }
        for view in members ?? [] where views[view.id] == nil {
            let cell = self[view.parent!]
            views[view.id] = cell == "self" ? "contentView" : cell + ".contentView"
        }
        for constraint in constrained where constraints[constraint.id] == nil {
            constraints[constraint.id] = uniqueName(wish(constraint), or: "constraint")
        }
    }

    /// Returns the identifier of a constraint: that of its element in the file, otherwise the name
    /// that somebody gave it; nil if there is none.
    func identifier(of constraint: LayoutConstraint) -> String? {
        let id = constraint.properties.value(.objectID)
        if let element = id.flatMap({ elements[$0] }) { return element["identifier"] }
        return SwiftConstraint.isNameless(constraint) ? nil : constraint.name
    }

    /// Whether the view has the name that an import gives to views without one.
    static func isStandard(_ view: View) -> Bool {
        let kind = view.kind.storedKind.rawValue
        guard view.name.hasPrefix(kind) else { return false }
        return view.name.dropFirst(kind.count).allSatisfy { $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// Returns the name to give to a view: its own, with its kind if it is only the view's text; if
    /// it has none, one from its picture, its class, the first text in a cell, or its kind.
    private func wish(
        _ view: View, in document: Document, _ lists: CodeLists?, _ connections: CodeConnections
    ) -> String {
        if lists != nil, let word = Self.content(of: view) {
            let isKind = word.lowercased().hasSuffix(view.kind.noun.lowercased())
            return isKind ? word : word + "-" + view.kind.noun
        }
        if !Self.isStandard(view) { return view.name }
        if let name = acted(view, connections) { return name }
        if view.kind == .cell, let name = subject(of: view, "Cell", in: document) { return name }
        if let type = view.properties.value(.customClass), SwiftIdentifier.isType(type) {
            return view.kind.className == type
                ? view.kind.noun : String(type.trimmingPrefix("UI"))
        }
        switch view.kind {
        case .view where view.parent.map { document[$0].kind == .table } ?? false:
            return lists?.edges(of: document[view.parent!]).footer?.id == view.id
                ? "footerView" : "headerView"
        case .view where view.parent != nil:
            if view.subviews.isEmpty { return plain(view, in: document) }
            return subject(of: view, "Container", in: document) ?? "containerView"
        case .stack: return subject(of: view, "Stack", in: document) ?? "stack"
        case .button where Self.buttons[view.properties.value(.style) ?? .system] != nil:
            return Self.buttons[view.properties.value(.style) ?? .system]!
        default: return view.kind.noun
        }
    }

    /// The names of buttons that UIKit draws.
    private static let buttons: [ControlStyle: String] = [
        .infoDark: "infoButton", .infoLight: "infoButton", .contactAdd: "addButton",
        .detailDisclosure: "detailButton", .close: "closeButton",
    ]

    /// Returns the name of a view without subviews: a line, a place for another controller's view,
    /// or neither.
    private func plain(_ view: View, in document: Document) -> String {
        if view.properties[.embeds] != nil { return "containerView" }
        let isThin = document.allConstraints.contains { constraint in
            constraint.second == nil && constraint.first.item.view == view.id
                && constraint.first.attribute.isSize && constraint.relation == .equal
                && constraint.properties.value(.constant).map { $0 <= 2 } ?? false
        }
        let hasColor = view.properties[.backgroundColor] != nil
        if isThin, hasColor { return "separatorView" }
        let isInStack = view.parent.map { document[$0].kind == .stack } ?? false
        return isInStack && !hasColor ? "spacerView" : "plainView"
    }

    /// Returns the name that the action of a control gives it: `swapButton` for `swapTapped:`.
    private func acted(_ view: View, _ connections: CodeConnections) -> String? {
        guard let action = connections.actions.first(where: { $0.sender == view.id }),
            connections.actions.count(where: { $0.method == action.method }) == 1,
            action.method.segue == nil
        else { return nil }
        let noun = view.kind.noun
        var word = action.method.base.replacing(/^(did|on|handle)(?=[A-Z])/, with: "")
        word = word.replacing(
            /(ButtonTapped|ButtonPressed|ButtonClicked|Tapped|Pressed|Clicked|Changed|Action)$/,
            with: "")
        word = word.replacing(/(Did)?(Tap|Press|Change|Select)$/, with: "")
        if word.isEmpty || word.lowercased() == noun.lowercased() { return nil }
        return word.lowercased().hasSuffix(noun.lowercased()) ? word : word + "-" + noun
    }

    /// Returns a word for what a view shows, if its name is no better: for its text, or for its
    /// picture if it has neither a text nor a name.
    private static func content(of view: View) -> String? {
        let list = view.properties
        if let text = list.value(.text) ?? list.value(.placeholder), !text.isEmpty {
            guard let word = Name.fromText(text), view.name.hasPrefix(word),
                view.name.dropFirst(word.count).allSatisfy({ $0.isNumber || $0 == "-" })
            else { return nil }
            var words = word.split(separator: "-")
            while words.count > 1, let last = words.last, fillers.contains(String(last)) {
                words.removeLast()
            }
            return words.joined(separator: "-")
        }
        guard isStandard(view), list[.customClass] == nil else { return nil }
        let file = list.value(.imageName).map { ImageName(stored: $0).plain }
        return file.flatMap { file in
            let plain = file.replacing(/\.(png|jpe?g)$/, with: "")
            return plain.utf8.allSatisfy { $0 < 0x80 } && SwiftIdentifier.isWord(plain)
                ? plain : Name.fromText(plain)
        }
    }

    /// Words at whose place a text is not cut.
    private static let fillers: Set<String> = [
        "a", "an", "the", "and", "or", "of", "to", "for", "in", "on", "at", "by", "with", "from",
        "is", "are", "has", "have", "your", "our", "this", "that",
    ]

    /// Returns the name to give to a constraint: its own, or one from its view and attribute.
    private func wish(_ constraint: LayoutConstraint) -> String {
        if !SwiftConstraint.isNameless(constraint) { return constraint.name }
        let isOfRoot = self[constraint.first.item.view] == root
        let anchor = isOfRoot ? constraint.second ?? constraint.first : constraint.first
        let owner = self[anchor.item.view].split(separator: ".").joined(separator: "-")
        return owner + "-" + anchor.attribute.withoutMargin.rawValue
    }

    /// Returns the name of the outlet that refers to an item; nil if none does or another item has
    /// the name.
    private mutating func name(
        of properties: PropertyList, _ connections: CodeConnections
    ) -> String? {
        guard let id = properties.value(.objectID), let name = connections.outlets[id],
            !SwiftIdentifier.isReserved(name, inView: root == "self"), taken.insert(name).inserted
        else { return nil }
        return name
    }

    /// Names that views have in cells too, where a property of UIKit's has them.
    private static let ofCells: Set<String> = ["imageView", "textLabel", "detailTextLabel"]

    subscript(_ id: ViewID) -> String { views[id] ?? root }
    /// Returns the start of a call on the view: its name and a period, or nothing for `self`.
    func member(_ id: ViewID) -> String { self[id] == "self" ? "" : self[id] + "." }

    subscript(_ id: ConstraintID) -> String { constraints[id] ?? "constraint" }

    private static func isContainer(_ view: View) -> Bool {
        view.kind == .stack || view.kind == .view && !view.subviews.isEmpty
    }

    /// Returns a name for a container or cell: the word that the names of its views begin with, or
    /// what they all are, or else that of the first of them; nil if the class has no other container
    /// without a name, and the name of its kind is free.
    private func subject(
        of container: View, _ suffix: String, in document: Document
    ) -> String? {
        let isTaken = taken.contains(container.kind == .stack ? "stack" : "containerView")
        if Self.isContainer(container), !isTaken, unnamed[container.kind] ?? 0 < 2 { return nil }
        let inside = container.subviews.map { document[$0] }
        if container.kind != .cell {
            let isWhole =
                container.parent.map { $0 == .root || document[$0].kind == .scroll } ?? false
            let peers = container.parent.map { document[$0].subviews.count } ?? 1
            if isWhole, peers == 1 { return "content" + suffix }
            let names = inside.compactMap { views[$0.id].map(Self.words) }
            if names.count > 1, names.count == inside.count || names.count > 2 {
                let shared = names.dropFirst().reduce(names[0]) { shared, words in
                    zip(shared, words).prefix { $0 == $1 }.map(\.0)
                }
                let word = shared.joined()
                if !shared.isEmpty, !taken.contains(word + suffix) { return word + suffix }
            }
            let kinds = Set(inside.map(\.kind))
            let plural: [ViewKind: String] = [
                .label: "labels", .button: "buttons", .image: "images", .textField: "fields",
            ]
            if kinds.count == 1, inside.count > 1, let word = kinds.first.flatMap({ plural[$0] }) {
                return word + suffix
            }
        }
        for view in inside.flatMap({ [$0] + $0.subviews.map { document[$0] } }).prefix(
            Self.searched)
        {
            let given = Self.isStandard(view) ? nil : SwiftIdentifier.lowerCamel(view.name)
            guard var word = views[view.id] ?? given, word.count <= Self.longest else { continue }
            for end in Self.kindWords where word.hasSuffix(end) && word.count > end.count {
                word.removeLast(end.count)
            }
            if !taken.contains(word + suffix) { return word + suffix }
        }
        return nil
    }

    /// The number of views inside a container that may give it a name.
    private static let searched = 16
    /// The greatest length of a name from which another is made.
    private static let longest = 28
    private static let kindWords = [
        "View", "Label", "Button", "Image", "TextField", "Field", "Switch", "Stack", "Container",
    ]

    /// Returns the words of a name in camel case.
    private static func words(_ name: String) -> [String] {
        var result: [String] = []
        for character in name {
            if character.isUppercase || result.isEmpty {
                result.append(String(character))
            } else {
                result[result.count - 1].append(character)
            }
        }
        return result
    }

    private mutating func uniqueName(_ name: String, or noun: String) -> String {
        var word = SwiftIdentifier.lowerCamel(name) ?? noun
        let isKind = word.lowercased().hasSuffix(noun.lowercased())
        if SwiftIdentifier.isReserved(word), isKind {
            word = "main" + SwiftIdentifier.capitalized(word)
        } else if SwiftIdentifier.isReserved(word) || taken.contains(word) && !isKind {
            word += SwiftIdentifier.capitalized(noun)
        }
        if inherited.contains(word) {
            word = "cell" + SwiftIdentifier.capitalized(word)
        }
        var result = word
        var number = 2
        while SwiftIdentifier.isReserved(result) || !taken.insert(result).inserted {
            result = word + String(number)
            number += 1
        }
        return result
    }
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
        case .activity: "indicator"
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
        contentSize contentView copy count coordinateSpace dataSource debugDescription definesPresentationContext
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
