import StackCore

/// The attributes of a view's storyboard element that the document's properties do not contain.
/// From them come the statements that set these attributes, and the names of those attributes that
/// the code leaves out.
struct SwiftSource {
    let element: SourceElement
    /// The Swift expression that the statements use for the view.
    let target: String
    /// Whether the view's class is a custom class, which may declare the property of any user
    /// defined runtime attribute.
    let isCustom: Bool
    /// Whether the generated class replaces the view's custom class. User defined runtime
    /// attributes whose property only the custom class declares are then left out.
    var isGenerated = false
    let resources: Resources

    private var start: String { target == "self" ? "" : target + "." }

    /// The element names under which `SourceRule`s apply to the element: its own name and, for
    /// tables, collections and text views, also `scrollView`.
    private var kinds: Set<String> {
        switch element.name {
        case "tableView", "collectionView", "textView": [element.name, "scrollView"]
        default: [element.name]
        }
    }

    var statements: [String] {
        attributes + configuration + shrinking + spinner + highlightedImage + symbols + detectors
            + states + colors + interaction + traits + accessibility + runtimeStatements
    }

    /// The attributes that the code leaves out, as short texts such as `scopeBarTitles`.
    var omitted: [String] {
        let known = SourceRule.read.union(rules.map(\.attribute)).union(SourceRule.structure)
        let attributes = element.attributeNames.filter {
            !known.contains($0) && !SourceRule.isUsual($0, element[$0] ?? "", element)
                && !(element["dataMode"] != nil && $0 == "style")
        }.map { "\($0) \(element[$0] ?? "")" }
        let children = element.children.filter { child in
            let key = child["key"] ?? child.name
            return !SourceRule.readChildren.contains(child.name)
                && !SourceRule.readKeys.contains(key) && !child.isNamed("nil")
                && !SourceElement.viewRoles.contains(key) && !isStateRead(child)
                && !Self.colors.keys.contains(key)
        }.map { $0["key"] ?? $0.name }
        let lines = element.isNamed("button") ? element.textLines.map(\.key) : []
        return
            (attributes + children).map(SwiftLiteral.comment) + lines + omittedAttributes
    }

    /// The key paths of the user defined runtime attributes that the code leaves out, each with its
    /// value if Swift can express the value.
    var omittedAttributes: [String] {
        runtimeAttributes.filter(\.isOmitted).map { SwiftLiteral.comment($0.path) }
    }

    // MARK: Statements for attributes

    private var rules: [SourceRule] {
        SourceRule.all.filter { $0.elements.isEmpty || !$0.elements.isDisjoint(with: kinds) }
    }

    private var attributes: [String] {
        rules.filter { !hasNoEffect($0.attribute) }.compactMap { rule in
            rule.value(element[rule.attribute]).map { "\(start)\(rule.property) = \($0)" }
        }
    }

    /// Returns whether an attribute changes nothing in the app, so that no statement is needed. For
    /// example, a table bounces by default, and an indentation level has no effect if its width is
    /// 0.
    private func hasNoEffect(_ attribute: String) -> Bool {
        switch attribute {
        case "alwaysBounceVertical": element.isNamed("tableView")
        // The content mode of image views is already a property of the document. For other views,
        // both attributes matter only if a custom class draws the view's content.
        case "contentMode", "opaque": !isCustom
        case "autoresizesSubviews":
            !isCustom
                && element.children(in: "subviews").allSatisfy {
                    $0["translatesAutoresizingMaskIntoConstraints"] == "NO"
                }
        case "indentationLevel": XMLNumber.parse(element["indentationWidth"]) == 0
        default: false
        }
    }

    /// The statements for the paddings, the corners and the background of a button's configuration.
    private var configuration: [String] {
        guard let own = element.configuration else { return [] }
        func assigned(_ rules: [SourceRule], _ source: SourceElement) -> [(String, String?)] {
            rules.map { ($0.property, $0.value(source[$0.attribute])) }
        }
        let values = assigned(SourceRule.configuration, own)
        let behind = own.child(key: "background").map { background in
            [("image", Self.image(background, resources))]
                + ["backgroundColor", "strokeColor"].map { key in
                    (key, background.child("color", key: key).flatMap { Self.color($0, resources) })
                } + assigned(SourceRule.background, background)
        }
        return (values + (behind ?? []).map { ("background." + $0, $1) }).compactMap {
            name, value in
            value.map { "\(start)configuration?.\(name) = \($0)" }
        }
    }

    private var highlightedImage: [String] {
        guard element.isNamed("imageView"), element["highlightedImage"] != element["image"],
            let image = Self.image(element, key: "highlightedImage", resources)
        else { return [] }
        return ["\(start)highlightedImage = \(image)"]
    }

    /// The statements that let a text field shrink a long text. A field without the attribute
    /// `adjustsFontSizeToFit` does so: of 1,243 fields, 106 have the attribute, always as `NO`.
    /// There is no statement if the minimum size is not smaller than the font, because it then has
    /// no effect.
    private var shrinking: [String] {
        guard element.isNamed("textField"), element["adjustsFontSizeToFit"] != "NO",
            let least = XMLNumber.parse(element["minimumFontSize"]), least > 0
        else { return [] }
        let font =
            element.child(key: "fontDescription")
            .flatMap { FontElement.font($0, for: .textField) } ?? .textInput
        return least >= font.pointSize
            ? []
            : [
                "\(start)adjustsFontSizeToFitWidth = true",
                "\(start)minimumFontSize = \(SwiftLiteral.number(least))",
            ]
    }

    /// The statements for the sizes and weights of symbols.
    private var symbols: [String] {
        let places: [(SourceElement?, String, String, String)] =
            [
                (
                    element.isNamed("imageView") ? element : nil, "preferredSymbolConfiguration",
                    "preferredSymbolConfiguration = ", ""
                ),
                (
                    element.configuration, "preferredSymbolConfigurationForImage",
                    "configuration?.preferredSymbolConfigurationForImage = ", ""
                ),
            ]
            + (["normal"] + Self.states).map { state in
                (
                    element.child("state", key: state), "preferredSymbolConfiguration",
                    "setPreferredSymbolConfiguration(", ", forImageIn: .\(state))"
                )
            }
        return places.compactMap { place, key, open, close in
            place?.child(key: key).flatMap(Self.symbol).map { start + open + $0 + close }
        }
    }

    /// Returns the expression for a symbol configuration; nil if it changes nothing.
    private static func symbol(_ element: SourceElement) -> String? {
        let font = element.child("fontDescription")
        let size = XMLNumber.parse(element["pointSize"]).map(SwiftLiteral.number)
        let first =
            font.flatMap { FontElement.font($0, for: .label) }.map { font in
                if case .style(let style) = font { return "textStyle: .\(style.rawValue)" }
                return "font: \(SwiftLiteral.font(font))"
            } ?? size.map { "pointSize: " + $0 }
        let words = ["weight", "scale"].compactMap { name in
            element[name].flatMap { word -> String? in
                let isUsual = word == "default" || name == "weight" && font != nil
                return isUsual || !SwiftIdentifier.isWord(word) ? nil : "\(name): .\(word)"
            }
        }
        let type = "UIImage.SymbolConfiguration("
        // The initializer with a size accepts a scale only together with a weight.
        let list = [first].compactMap(\.self) + words
        if first == nil, words.count == 2 {
            return "\(type)\(words[0])).applying(\(type)\(words[1])))"
        }
        if size != nil, font == nil, words.count == 1, words[0].hasPrefix("scale") {
            return "\(type)\(list[0]), weight: .regular, \(words[0]))"
        }
        if list.isEmpty { return nil }
        let made = type + list.joined(separator: ", ") + ")"
        // The initializers with a font have no weight.
        let weight = font == nil || first == nil ? nil : element["weight"]
        guard let weight, !["default", "regular"].contains(weight), SwiftIdentifier.isWord(weight)
        else { return made }
        return "\(made).applying(\(type)weight: .\(weight)))"
    }

    /// The statement for the kinds of data that a text view makes tappable.
    private var detectors: [String] {
        guard let types = element.child(key: "dataDetectorTypes") else { return [] }
        let set = [
            "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber",
            "flightNumber", "lookupSuggestion",
        ].filter(types.isYes).map { "." + $0 }
        if set.isEmpty { return [] }
        let list = set.count == 1 ? set[0] : "[\(set.joined(separator: ", "))]"
        return ["\(start)dataDetectorTypes = \(list)"]
    }

    /// The statement for the colour of an activity indicator whose style in the file is `white` or
    /// `whiteLarge`, which UIKit no longer has.
    private var spinner: [String] {
        guard element.isNamed("activityIndicatorView"), element.child(key: "color") == nil,
            let style = element["style"], style == "white" || style == "whiteLarge"
        else { return [] }
        return ["\(start)color = .white"]
    }

    /// The statement for `isUserInteractionEnabled`. By default, labels and image views are not
    /// interactive in UIKit. In a storyboard, they are interactive if the element does not have the
    /// attribute.
    private var interaction: [String] {
        let isPassive = element.isNamed("label") || element.isNamed("imageView")
        let isOn = element["userInteractionEnabled"] != "NO"
        return isOn == !isPassive || element.attributeNames.isEmpty
            ? [] : ["\(start)isUserInteractionEnabled = \(isOn)"]
    }

    /// The statements for a button's titles, images and colours in other states than the normal
    /// one.
    private var states: [String] {
        guard element.isNamed("button") else { return [] }
        return element.children("state").flatMap { state -> [String] in
            guard let name = state["key"], Self.states.contains(name) else { return [] }
            let end = ", for: .\(name))"
            let image = Self.image(state, resources)
            let behind = Self.image(state, key: "backgroundImage", resources)
            let color = { (key: String) in
                state.child("color", key: key).flatMap { SwiftSource.color($0, resources) }
            }
            let calls: [(String, String?)] = [
                ("setTitle", state["title"].map(SwiftLiteral.string)),
                ("setTitleColor", color("titleColor")), ("setImage", image),
                ("setBackgroundImage", behind),
            ]
            return calls.compactMap { call, value in value.map { "\(start)\(call)(\($0)\(end)" } }
        }
    }

    private static let states = ["highlighted", "selected", "disabled"]

    private func isStateRead(_ child: SourceElement) -> Bool {
        child.isNamed("state") && Self.states.contains(child["key"] ?? "")
    }

    private var colors: [String] {
        element.children.compactMap { child in
            guard child.isNamed("color") || child.isNamed("size"), let key = child["key"],
                let property = Self.colors[key],
                key != "barTintColor" || element.isNamed("searchBar")
            else { return nil }
            if child.isNamed("size") {
                return Self.size(child).map { "\(start)\(property) = \($0)" }
            }
            return SwiftSource.color(child, resources).map { "\(start)\(property) = \($0)" }
        }
    }

    /// The UIKit properties for colours and sizes that a document cannot store. The key is the
    /// `key` attribute of the element in the file.
    private static let colors = [
        "highlightedColor": "highlightedTextColor", "shadowColor": "shadowColor",
        "shadowOffset": "shadowOffset", "barTintColor": "barTintColor",
        "sectionIndexColor": "sectionIndexColor",
        "sectionIndexBackgroundColor": "sectionIndexBackgroundColor",
        "sectionIndexTrackingBackgroundColor": "sectionIndexTrackingBackgroundColor",
    ]

    /// Returns the expression for the picture that an element names; nil if it names none.
    static func image(
        _ element: SourceElement, key: String = "image", _ resources: Resources
    ) -> String? {
        BarItemElement.imageName(element, key: key, resources).map {
            SwiftLiteral.image($0, element.child("imageReference", key: key))
        }
    }

    static func color(_ element: SourceElement, _ resources: Resources) -> String? {
        if let exact = SwiftLiteral.exact(element) { return exact }
        return ColorElement.spelling(element, resources).map {
            SwiftLiteral.color(Color(stored: $0))
        }
    }

    static func size(_ element: SourceElement) -> String? {
        guard let width = XMLNumber.parse(element["width"]),
            let height = XMLNumber.parse(element["height"])
        else { return nil }
        return SwiftLiteral.size(Size(width: width, height: height))
    }

    // MARK: Statements for text input and accessibility

    private var traits: [String] {
        guard let traits = element.child("textInputTraits", key: "textInputTraits") else {
            return []
        }
        return SourceRule.traits.compactMap { rule in
            rule.value(traits[rule.attribute]).map { "\(start)\(rule.property) = \($0)" }
        }
    }

    /// The statements that set whether VoiceOver stops at the view, and its accessibility traits.
    private var accessibility: [String] {
        guard let own = element.child("accessibility", key: "accessibilityConfiguration") else {
            return []
        }
        // VoiceOver reads the traits of elements alone.
        let traits = Self.isElement(own) == false ? [] : Self.traits(of: own)
        let list =
            traits.count == 1
            ? "." + traits[0] : "[\(traits.map { "." + $0 }.joined(separator: ", "))]"
        return (Self.isElement(own).map { ["\(start)isAccessibilityElement = \($0)"] } ?? [])
            + (traits.isEmpty || traits == Self.usual[element.name]
                ? [] : ["\(start)accessibilityTraits = \(list)"])
    }

    static func isElement(_ accessibility: SourceElement) -> Bool? {
        accessibility.child("bool", key: "isElement").map { $0.isYes("value") }
    }

    /// The names of `UIAccessibilityTraits` that an element sets.
    static func traits(of accessibility: SourceElement) -> [String] {
        let set = accessibility.child("accessibilityTraits", key: "traits")
        return traitNames.filter { set?.isYes($0.word) == true }.map(\.name)
    }

    private static let traitNames: [(word: String, name: String)] = [
        ("button", "button"), ("link", "link"), ("image", "image"),
        ("searchField", "searchField"), ("keyboardKey", "keyboardKey"),
        ("staticText", "staticText"), ("header", "header"), ("tabBar", "tabBar"),
        ("selected", "selected"), ("playsSound", "playsSound"),
        ("summaryElement", "summaryElement"), ("notEnabled", "notEnabled"),
        ("updatesFrequently", "updatesFrequently"), ("startsMediaSession", "startsMediaSession"),
        ("adjustable", "adjustable"),
        ("allowsDirectInteraction", "allowsDirectInteraction"),
        ("causesPageTurn", "causesPageTurn"),
    ]

    /// The default accessibility traits of views, by element name.
    private static let usual = [
        "label": ["staticText"], "button": ["button"], "imageView": ["image"],
    ]

    // MARK: User defined runtime attributes

    private struct Attribute {
        let path: String
        /// The statement that sets the attribute; nil if Swift has none for its value, or if the
        /// generated class declares the property with this value.
        var statement: String?
        /// The declaration of the property that the generated class has for the attribute; nil if
        /// the class does not declare one.
        var declaration: String?

        /// Whether the code leaves the attribute out.
        var isOmitted: Bool { statement == nil && declaration == nil }
    }

    private var runtimeAttributes: [Attribute] {
        element.children(in: "userDefinedRuntimeAttributes").compactMap { attribute in
            guard let path = attribute["keyPath"], !path.isEmpty, !isRead(path) else {
                return nil
            }
            let isPath = path.split(separator: ".", omittingEmptySubsequences: false)
                .allSatisfy { SwiftIdentifier.isWord(String($0)) }
            guard isPath, let value = value(of: attribute) else { return Attribute(path: path) }
            let isKnown = Self.known(path, value, attribute["type"] ?? "") != nil
            guard isGenerated, !isKnown, !isOfExtension(path) else {
                return Attribute(path: path, statement: statement(path, value, attribute))
            }
            let type = Self.type(of: attribute)
            // A value of another type is converted: a number to `CGFloat`, a colour to an optional.
            let isImplied = !["CGFloat", "UIColor?", "UIImage?"].contains(type)
            let annotation = isImplied ? "" : ": \(type)"
            return SwiftIdentifier.isPlain(path) && !isTaken(path)
                ? Attribute(path: path, declaration: "var \(path)\(annotation) = \(value)")
                : Attribute(path: SwiftLiteral.comment("\(path) = \(value)"))
        }
    }

    /// The statements that set runtime attributes.
    var runtimeStatements: [String] { runtimeAttributes.compactMap(\.statement) }

    /// The properties that runtime attributes of a view of UIKit's class set and that UIKit does not
    /// have. Only an extension in the app can declare them.
    var ofExtensions: [String] {
        guard element["customClass"] == nil else { return [] }
        return runtimeAttributes.filter {
            $0.statement?.hasPrefix("\(start)\($0.path) = ") == true
                && !(Self.texts.union(Self.numbers).union(Self.flags.keys).union(Self.words.keys))
                    .contains($0.path)
        }.map(\.path)
    }

    /// The declarations of the properties that the generated class needs for user defined runtime
    /// attributes, with the values of these.
    var declarations: [String] { runtimeAttributes.compactMap(\.declaration) }

    /// The names of the properties in `declarations`.
    var declaredNames: [String] {
        runtimeAttributes.filter { $0.declaration != nil }.map(\.path)
    }

    /// Returns whether an extension in the app's code probably declares the property. It is assumed
    /// if another element of the file, which has no custom class, sets the property too.
    private func isOfExtension(_ path: String) -> Bool {
        guard let root = sequence(first: element, next: \.parent).reversed().first else {
            return false
        }
        return root.subtree.contains { other in
            other["customClass"] == nil
                && other.children(in: "userDefinedRuntimeAttributes").contains {
                    $0["keyPath"] == path
                }
        }
    }

    /// Returns whether an outlet or outlet collection of the class has the name.
    private func isTaken(_ name: String) -> Bool {
        element.children(in: "connections").contains { $0["property"] == name }
    }

    /// Returns the type of the property that a runtime attribute sets.
    private static func type(of attribute: SourceElement) -> String {
        switch attribute["type"] {
        case "boolean": "Bool"
        case "number": attribute.children.first?.isNamed("integer") == true ? "Int" : "CGFloat"
        case "color": "UIColor?"
        case "image": "UIImage?"
        case "size": "CGSize"
        case "point": "CGPoint"
        default: "String"
        }
    }

    /// Returns whether the import reads the runtime attribute with this key path as a property of
    /// the view's layer, so that the code need not set it again. It always does for
    /// `layer.cornerRadius`. A plain `cornerRadius` may be a property of the view's custom class,
    /// so it is read only if the view has no custom class.
    private func isRead(_ path: String) -> Bool {
        let name = path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path
        return Self.layer.contains(name) && path != "borderUIColor" && (path != name || !isCustom)
    }

    /// Returns whether a runtime attribute sets a property with this name, such as `cornerRadius`,
    /// that the view's custom class declares.
    func hasOwn(_ name: String) -> Bool { runtimeAttributes.contains { $0.path == name } }

    static let layer: Set<String> = ["cornerRadius", "borderWidth", "borderColor", "borderUIColor"]

    /// Returns the statement that sets the property at the path. UIKit, the view's custom class or
    /// an extension in the app declares the property. A path of several words, and a property that
    /// code cannot name, are set with `setValue(_:forKeyPath:)` and `setValue(_:forKey:)`.
    private func statement(_ path: String, _ value: String, _ attribute: SourceElement) -> String {
        if let known = Self.known(path, value, attribute["type"] ?? "") { return start + known }
        let isOfUIKit = element["customClass"] == nil && !Self.hidden.contains(path)
        let isWord = SwiftIdentifier.isWord(path)
        if isWord, !Self.isForInterfaceBuilder(path), isCustom || isOfUIKit || isGenerated {
            return "\(isCustom ? target + "." : start)\(path) = \(value)"
        }
        let typed = value.hasPrefix(".") ? "UIColor" + value : value
        let label = isWord ? "forKey" : "forKeyPath"
        return "\(start)setValue(\(typed), \(label): \(SwiftLiteral.string(path)))"
    }

    /// Returns whether the name states that only Interface Builder sets the property, as `_maskType`
    /// and `ibStyle` do. Such a property is often private, or of another type than the one that
    /// code uses, so code sets it by its key.
    static func isForInterfaceBuilder(_ path: String) -> Bool {
        path.prefixMatch(of: /_|ib[A-Z]/) != nil
    }

    /// The properties of date pickers and pickers that UIKit does not declare publicly, so that
    /// apps set them by their key paths.
    static let hidden: Set<String> = ["textColor", "highlightsToday"]

    /// Returns the assignment to the property of UIKit at a key path; nil if UIKit has no such
    /// property.
    private static func known(_ path: String, _ value: String, _ type: String) -> String? {
        if texts.contains(path), type == "string" { return "\(path) = \(value)" }
        let property = path.replacing(/^(titleLabel|imageView)\./) { $0.1 + "?." }
        switch type {
        case "number":
            let last = path.replacing(/^.*\./, with: "")
            if let cases = words[last], path == last || path != property,
                let place = Int(value), cases.indices.contains(place)
            {
                return "\(property) = .\(cases[place])"
            }
            if let end = transforms[path] {
                return "transform = CGAffineTransform(\(end.replacing("_", with: value)))"
            }
            return numbers.contains(path) ? "\(property) = \(value)" : nil
        case "boolean": return flags[path].map { "\($0) = \(value)" }
        case "size": return path == "layer.shadowOffset" ? "\(path) = \(value)" : nil
        case "color":
            // Apps often extend `CALayer` with such a property for Interface Builder.
            guard let match = path.wholeMatch(of: /layer\.(border|shadow)(UI|IB|)?Color(\w*)/)
            else {
                return nil
            }
            let color = value.hasPrefix(".") ? "UIColor" + value : value
            let end = color.hasPrefix("UIColor(named") ? "?.cgColor" : ".cgColor"
            return "layer.\(match.1)Color = \(color)\(end)"
        default: return nil
        }
    }

    /// The UIKit properties that a runtime attribute of the type String can set.
    private static let texts: Set<String> = [
        "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    ]
    /// The key paths of UIKit properties that a runtime attribute of the type Number can set.
    private static let numbers: Set<String> = [
        "layer.shadowRadius", "layer.shadowOpacity", "layer.zPosition", "tag", "alpha",
        "titleLabel.numberOfLines", "titleLabel.minimumScaleFactor",
    ]
    /// The arguments of a view's transform for the key paths of Core Animation, with `_` for the
    /// number.
    private static let transforms = [
        "layer.transform.rotation": "rotationAngle: _",
        "layer.transform.rotation.z": "rotationAngle: _",
        "layer.transform.scale": "scaleX: _, y: _",
    ]
    /// The cases of UIKit's enumerations in the order of their raw values, by the properties that
    /// have them.
    private static let words = [
        "textAlignment": ["left", "center", "right", "justified", "natural"],
        "lineBreakMode": [
            "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead",
            "byTruncatingTail", "byTruncatingMiddle",
        ],
        "contentMode": [
            "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
            "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
        ],
    ]
    private static let flags = [
        "layer.masksToBounds": "layer.masksToBounds", "clipsToBounds": "clipsToBounds",
        "isHidden": "isHidden", "hidden": "isHidden",
        "isExclusiveTouch": "isExclusiveTouch", "exclusiveTouch": "isExclusiveTouch",
        "isUserInteractionEnabled": "isUserInteractionEnabled",
        "userInteractionEnabled": "isUserInteractionEnabled",
        "opaque": "isOpaque", "isOpaque": "isOpaque",
        "isAccessibilityElement": "isAccessibilityElement",
        "titleLabel.adjustsFontSizeToFitWidth": "titleLabel?.adjustsFontSizeToFitWidth",
        "titleLabel.adjustsFontForContentSizeCategory":
            "titleLabel?.adjustsFontForContentSizeCategory",
    ]

    private func value(of attribute: SourceElement) -> String? {
        let child = attribute.children.first
        switch attribute["type"] {
        case "boolean": return attribute.isYes("value") ? "true" : "false"
        case "string":
            return (attribute["value"] ?? child?["value"] ?? child?.text).map(SwiftLiteral.string)
        case "localizedString":
            let text = attribute["value"] ?? child?["value"] ?? child?.text
            return text.map { "NSLocalizedString(\(SwiftLiteral.string($0)), comment: \"\")" }
        case "number":
            let text =
                ["integer", "real", "double", "float"].compactMap { name in
                    child?.isNamed(name) == true ? child?["value"] : nil
                }.first ?? attribute["value"] ?? child?["value"]
            return XMLNumber.parse(text).map(SwiftLiteral.number)
        case "color":
            return child.flatMap { SwiftSource.color($0, resources) }
        case "image":
            return attribute["value"].map { SwiftLiteral.image(.asset($0)) }
        case "size": return child.flatMap(Self.size)
        case "point":
            guard let x = XMLNumber.parse(child?["x"]), let y = XMLNumber.parse(child?["y"]) else {
                return nil
            }
            return "CGPoint(x: \(SwiftLiteral.number(x)), y: \(SwiftLiteral.number(y)))"
        default: return nil
        }
    }
}

/// Describes how Swift code sets an attribute of an element.
struct SourceRule {
    enum Form {
        case flag, number, text
        /// A member of an enumeration. The dictionary contains the members that have another name
        /// in Swift than in the file: the keys are the names in the file, the values those in
        /// Swift.
        case word([String: String])
    }

    let attribute: String
    let property: String
    let form: Form
    /// The names of the elements to which the rule applies; empty for all elements.
    let elements: Set<String>
    /// The default value in UIKit, for which no statement is needed; nil if every value needs a
    /// statement.
    let standard: String?
    /// The value that applies if the element does not have the attribute; nil if that is UIKit's
    /// default.
    let missing: String?

    private init(
        _ attribute: String, _ property: String? = nil, _ form: Form, of elements: String = "",
        standard: String? = nil, missing: String? = nil
    ) {
        (self.attribute, self.property, self.form) = (attribute, property ?? attribute, form)
        self.elements = Set(elements.split(separator: " ").map(String.init))
        (self.standard, self.missing) = (standard, missing)
    }

    /// Returns the Swift expression for the attribute's value in the file; nil if the value is
    /// UIKit's default or has no such expression. `text` is nil if the element does not have the
    /// attribute.
    func value(_ text: String?) -> String? {
        guard let text = text ?? missing, text != standard else { return nil }
        switch form {
        case .flag: return text == "YES" ? "true" : text == "NO" ? "false" : nil
        case .number: return XMLNumber.parse(text).map(SwiftLiteral.number)
        case .text: return SwiftLiteral.string(text)
        case .word(let words):
            if let word = words[text] { return word }
            return SwiftIdentifier.isWord(text) ? "." + text : nil
        }
    }

    static let all: [SourceRule] = [
        SourceRule("tag", nil, .number, standard: "0"),
        SourceRule(
            "contentMode", nil, .word(["TopLeft": ".topLeft"]), of: "view", standard: "scaleToFill"),
        SourceRule("opaque", "isOpaque", .flag, of: "view control", standard: "YES"),
        SourceRule("restorationIdentifier", nil, .text),
        SourceRule("semanticContentAttribute", nil, .word([:]), standard: "unspecified"),
        SourceRule("autoresizesSubviews", nil, .flag, standard: "YES"),
        SourceRule(
            "multipleTouchEnabled", "isMultipleTouchEnabled", .flag, of: "view control",
            standard: "NO"),
        SourceRule("highlighted", "isHighlighted", .flag, of: "label imageView button"),
        SourceRule("selected", "isSelected", .flag, of: "button", standard: "NO"),
        SourceRule(
            "baselineAdjustment", nil, .word([:]), of: "label", standard: "alignBaselines"),
        SourceRule(
            "adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation", .flag,
            of: "label", standard: "NO"),
        SourceRule(
            "adjustsImageSizeForAccessibilityContentSizeCategory", nil, .flag,
            of: "imageView button", standard: "NO"),
        SourceRule(
            "contentVerticalAlignment", nil, .word([:]), of: "button control textField",
            standard: "center"),
        SourceRule("adjustsImageWhenHighlighted", nil, .flag, of: "button", standard: "YES"),
        SourceRule("adjustsImageWhenDisabled", nil, .flag, of: "button", standard: "YES"),
        SourceRule("showsMenuAsPrimaryAction", nil, .flag, of: "button", standard: "NO"),
        SourceRule("changesSelectionAsPrimaryAction", nil, .flag, of: "button", standard: "NO"),
        SourceRule("pointerInteraction", "isPointerInteractionEnabled", .flag, of: "button"),
        SourceRule("clearsOnBeginEditing", nil, .flag, of: "textField", standard: "NO"),
        SourceRule(
            "clearButtonMode", nil, .word([:]), of: "textField", standard: "never"),
        SourceRule("allowsEditingTextAttributes", nil, .flag, of: "textField textView"),
        SourceRule("editable", "isEditable", .flag, of: "textView", standard: "YES"),
        SourceRule("selectable", "isSelectable", .flag, of: "textView", standard: "YES"),
        SourceRule("continuous", "isContinuous", .flag, of: "slider stepper", standard: "YES"),
        SourceRule("stepValue", nil, .number, of: "stepper", standard: "1"),
        SourceRule("wraps", nil, .flag, of: "stepper", standard: "NO"),
        SourceRule("autorepeat", nil, .flag, of: "stepper", standard: "YES"),
        SourceRule("momentary", "isMomentary", .flag, of: "segmentedControl", standard: "NO"),
        SourceRule("hidesForSinglePage", nil, .flag, of: "pageControl", standard: "NO"),
        SourceRule(
            "hidesWhenStopped", nil, .flag, of: "activityIndicatorView", standard: "YES",
            missing: "NO"),
        SourceRule("showsCancelButton", nil, .flag, of: "searchBar", standard: "NO"),
        SourceRule("showsBookmarkButton", nil, .flag, of: "searchBar", standard: "NO"),
        SourceRule("showsScopeBar", nil, .flag, of: "searchBar", standard: "NO"),
        SourceRule(
            "translucent", "isTranslucent", .flag, of: "toolbar navigationBar tabBar searchBar",
            standard: "YES"),
        SourceRule(
            "barStyle", nil, .word([:]), of: "toolbar navigationBar tabBar searchBar",
            standard: "default"),
        SourceRule("pagingEnabled", "isPagingEnabled", .flag, of: "scrollView", standard: "NO"),
        SourceRule("bounces", nil, .flag, of: "scrollView", standard: "YES"),
        SourceRule("bouncesZoom", nil, .flag, of: "scrollView", standard: "YES"),
        SourceRule("alwaysBounceHorizontal", nil, .flag, of: "scrollView", standard: "NO"),
        SourceRule(
            "alwaysBounceVertical", nil, .flag, of: "scrollView collectionView", standard: "NO"),
        SourceRule(
            "directionalLockEnabled", "isDirectionalLockEnabled", .flag, of: "scrollView",
            standard: "NO"),
        SourceRule("canCancelContentTouches", nil, .flag, of: "scrollView", standard: "YES"),
        SourceRule("delaysContentTouches", nil, .flag, of: "scrollView", standard: "YES"),
        SourceRule("showsHorizontalScrollIndicator", nil, .flag, of: "scrollView", standard: "YES"),
        SourceRule("showsVerticalScrollIndicator", nil, .flag, of: "scrollView", standard: "YES"),
        SourceRule("indicatorStyle", nil, .word([:]), of: "scrollView", standard: "default"),
        SourceRule("keyboardDismissMode", nil, .word([:]), of: "scrollView", standard: "none"),
        SourceRule(
            "contentInsetAdjustmentBehavior", nil, .word([:]), of: "scrollView",
            standard: "automatic"),
        SourceRule("minimumZoomScale", nil, .number, of: "scrollView", standard: "1"),
        SourceRule("maximumZoomScale", nil, .number, of: "scrollView", standard: "1"),
        SourceRule(
            "contentViewInsetsToSafeArea", "insetsContentViewsToSafeArea", .flag, of: "tableView",
            standard: "YES"),
        SourceRule("allowsSelection", nil, .flag, of: "tableView collectionView", standard: "YES"),
        SourceRule("allowsSelectionDuringEditing", nil, .flag, of: "tableView", standard: "NO"),
        SourceRule(
            "allowsMultipleSelection", nil, .flag, of: "tableView collectionView", standard: "NO"),
        SourceRule(
            "allowsMultipleSelectionDuringEditing", nil, .flag, of: "tableView", standard: "NO"),
        SourceRule(
            "prefetchingEnabled", "isPrefetchingEnabled", .flag, of: "collectionView",
            standard: "YES"),
        SourceRule(
            "indentationLevel", nil, .number, of: "tableViewCell", standard: "0"),
        SourceRule("editingAccessoryType", nil, .word([:]), of: "tableViewCell", standard: "none"),
        SourceRule("showsReorderControl", nil, .flag, of: "tableViewCell", standard: "NO"),
        SourceRule("scrollEnabled", "isScrollEnabled", .flag, of: "mapView", standard: "YES"),
        SourceRule("zoomEnabled", "isZoomEnabled", .flag, of: "mapView", standard: "YES"),
        SourceRule("rotateEnabled", "isRotateEnabled", .flag, of: "mapView", standard: "YES"),
        SourceRule("pitchEnabled", "isPitchEnabled", .flag, of: "mapView", standard: "YES"),
        SourceRule("showsUserLocation", nil, .flag, of: "mapView", standard: "NO"),
        SourceRule("showsScale", nil, .flag, of: "mapView", standard: "NO"),
        SourceRule("showsTraffic", nil, .flag, of: "mapView", standard: "NO"),
        SourceRule("showsCompass", nil, .flag, of: "mapView", standard: "YES"),
        SourceRule("showsBuildings", nil, .flag, of: "mapView", standard: "YES"),
        SourceRule(
            "showsPointsOfInterest", "pointOfInterestFilter", .word(["NO": ".excludingAll"]),
            of: "mapView", standard: "YES"),
        SourceRule("mapType", nil, .word([:]), of: "mapView", standard: "standard"),
    ]

    /// The rules for the attributes of a button's configuration and of its background.
    static let configuration: [SourceRule] = [
        SourceRule("cornerStyle", nil, .word([:]), standard: "dynamic"),
        SourceRule("titleAlignment", nil, .word([:]), standard: "automatic"),
        SourceRule("buttonSize", nil, .word([:]), standard: "medium"),
        SourceRule("imagePadding", nil, .number, standard: "0"),
        SourceRule("titlePadding", nil, .number),
        SourceRule("showsActivityIndicator", nil, .flag, standard: "NO"),
    ]
    static let background: [SourceRule] = [
        SourceRule("cornerRadius", nil, .number, standard: "0"),
        SourceRule("imageContentMode", nil, .word([:]), standard: "scaleToFill"),
        SourceRule("strokeWidth", nil, .number, standard: "0"),
        SourceRule("strokeOutset", nil, .number, standard: "0"),
    ]

    /// The rules for the attributes of a controller and of its navigation item.
    static let controller: [SourceRule] = [
        SourceRule("title", nil, .text),
        SourceRule("restorationIdentifier", nil, .text),
        SourceRule("definesPresentationContext", nil, .flag, standard: "NO"),
        SourceRule("providesPresentationContextTransitionStyle", nil, .flag, standard: "NO"),
        SourceRule("extendedLayoutIncludesOpaqueBars", nil, .flag, standard: "NO"),
    ]
    static let listController: [SourceRule] = [
        SourceRule(
            "clearsSelectionOnViewWillAppear", nil, .flag,
            of: "tableViewController collectionViewController", standard: "YES")
    ]
    static let presentation: [SourceRule] = [
        SourceRule("hidesBottomBarWhenPushed", nil, .flag, standard: "NO"),
        SourceRule("modalPresentationStyle", nil, .word([:]), standard: "automatic"),
        SourceRule("modalTransitionStyle", nil, .word([:]), standard: "coverVertical"),
        SourceRule("modalInPresentation", "isModalInPresentation", .flag, standard: "NO"),
    ]
    static let navigationItem: [SourceRule] = [
        SourceRule("largeTitleDisplayMode", nil, .word([:]), standard: "automatic"),
        SourceRule("backButtonTitle", nil, .text),
        SourceRule("hidesBackButton", nil, .flag, standard: "NO"),
        SourceRule("leftItemsSupplementBackButton", nil, .flag, standard: "NO"),
    ]

    /// The rules for the attributes of text input traits.
    static let traits: [SourceRule] = [
        SourceRule(
            "autocapitalizationType", nil, .word([:]), standard: "sentences", missing: "none"),
        SourceRule("autocorrectionType", nil, .word([:]), standard: "default"),
        SourceRule("spellCheckingType", nil, .word([:]), standard: "default"),
        SourceRule(
            "keyboardType", nil,
            .word([
                "alphabet": ".asciiCapable", "ASCIICapable": ".asciiCapable",
                "ASCIICapableNumberPad": ".asciiCapableNumberPad",
            ]), standard: "default"),
        SourceRule(
            "keyboardAppearance", nil, .word(["alert": ".dark"]), standard: "default"),
        SourceRule(
            "returnKeyType", nil, .word(["emergency-call": ".emergencyCall"]), standard: "default"),
        SourceRule("enablesReturnKeyAutomatically", nil, .flag, standard: "NO"),
        SourceRule(
            "textContentType", nil,
            .word([
                "email": ".emailAddress", "one-time-code": ".oneTimeCode", "url": ".URL",
                "new-password": ".newPassword", "given-name": ".givenName",
                "family-name": ".familyName", "tel": ".telephoneNumber",
                "street-address": ".fullStreetAddress", "postal-code": ".postalCode",
                "cc-number": ".creditCardNumber",
            ])),
        SourceRule("smartQuotesType", nil, .word([:]), standard: "default"),
        SourceRule("smartDashesType", nil, .word([:]), standard: "default"),
        SourceRule("smartInsertDeleteType", nil, .word([:]), standard: "default"),
    ]

    /// Returns whether the value of an attribute is a default of Interface Builder or UIKit that
    /// need not be reported.
    static func isUsual(_ name: String, _ value: String, _ element: SourceElement) -> Bool {
        switch name {
        case "accessoryType", "separatorStyle", "buttonType", "style": true
        case "minimumFontSize", "adjustsFontSizeToFit": element.isNamed("textField")
        case "contentVerticalAlignment": !element.isNamed("button")
        case "indentationWidth": value == "10" || value == "0.0"
        default: value == "default"
        }
    }

    /// Attributes that need no statement here, because the document has properties for them or
    /// because they determine the structure of the generated code.
    static let read = Set(
        """
        adjustsFontSizeToFit adjustsFontForContentSizeCategory alignment alpha animating apportionsSegmentWidthsByContent
        axis baselineRelativeArrangement borderStyle buttonType clipsSubviews contentHorizontalAlignment contentMode currentPage
        datePickerMode minuteInterval countDownDuration distribution enabled fixedFrame hidden horizontalCompressionResistancePriority
        horizontalHuggingPriority insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth lineBreakMode maxValue
        maximumValue minValue minimumFontSize minimumScaleFactor minimumValue numberOfLines numberOfPages on placeholder
        placeholderIntrinsicHeight placeholderIntrinsicWidth preferredMaxLayoutWidth preservesSuperviewLayoutMargins
        progress progressViewStyle scrollEnabled searchBarStyle segmentControlStyle selectedSegmentIndex selectionStyle
        semanticContentAttribute spacing spacingType style text textAlignment translatesAutoresizingMaskIntoConstraints
        userInteractionEnabled value verticalCompressionResistancePriority verticalHuggingPriority image catalog accessoryType
        highlightedImage
        separatorStyle reuseIdentifier rowHeight textLabel detailTextLabel imageView usesAttributedText hasAttributedTitle
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Attributes that have no effect in an app, or that iOS ignores.
    static let structure = Set(
        """
        id key tableViewCell collectionViewCell customClass customModule customModuleProvider userLabel opaque verifyAmbiguity misplaced ambiguous sceneMemberID
        clearsContextBeforeDrawing multipleTouchEnabled fixedFrame dataMode estimatedRowHeight sectionHeaderHeight
        sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight alwaysBounceVertical colorLabel
        reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted hidesAccessoryWhenEditing
        useCurrentDate simulatedAppContext initialViewController
        shouldIndentWhileEditing focused springLoaded wantsLayer fixedFrame isCircular storyboardIdentifier
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    static let readChildren: Set<String> = [
        "rect", "autoresizingMask", "subviews", "constraints", "connections", "viewLayoutGuide",
        "keyboardLayoutGuide", "layoutGuides", "variation", "mask", "fontDescription",
        "userDefinedRuntimeAttributes", "accessibility", "textInputTraits", "segments", "items",
        "prototypes", "sections", "cells", "animations", "gestureRecognizers", "blurEffect",
        "collectionViewFlowLayout",
        "tableViewCellContentView", "collectionViewCellContentView", "buttonConfiguration",
        "attributedString", "string", "mutableString", "edgeInsets", "directionalEdgeInsets",
        "collectionReusableView", "gridLayout", "autoresizesSubviews", "wkWebViewConfiguration",
        "vibrancyEffect",
    ]
    static let readKeys: Set<String> = [
        "backgroundColor", "tintColor", "textColor", "normal", "imageEdgeInsets", "titleEdgeInsets",
        "contentEdgeInsets", "onTintColor", "separatorColor", "separatorInset", "thumbTintColor",
        "minimumTrackTintColor", "maximumTrackTintColor", "trackTintColor", "progressTintColor",
        "color", "pageIndicatorTintColor", "currentPageIndicatorTintColor",
        "selectedSegmentTintColor", "contentInset", "titleTextAttributes", "customSize",
        "freeformSize", "image", "userComments", "contentConfiguration", "canvasLocation",
        "collectionViewLayout", "preferredSymbolConfiguration", "dataDetectorTypes",
        "simulatedDestinationMetrics", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
        "simulatedBottomBarMetrics", "simulatedOrientationMetrics",
    ]
}

/// The attributes of a controller's storyboard element that the document's properties do not
/// contain.
struct ControllerSource {
    let statements: [String]
    /// The statements for properties that only table and collection view controllers have. A plain
    /// controller that shows a list leaves them out.
    let listStatements: [String]
    /// The statements for attributes that UIKit reads before the controller's view is loaded.
    let early: [String]
    let omitted: [String]

    /// The declarations of the properties to which runtime attributes of the controller belong, and
    /// the names of these properties.
    let declarations: [String]
    let declaredNames: [String]

    /// - Parameters:
    ///   - element: the controller, or the owner of a xib; nil if there is none
    ///   - resources: the colours and images of the file
    init(_ element: SourceElement?, _ resources: Resources?) {
        let attributes = element.flatMap { element in
            resources.map {
                SwiftSource(
                    element: element, target: "self", isCustom: false,
                    isGenerated: element["customClass"] != nil, resources: $0)
            }
        }
        declarations = attributes?.declarations ?? []
        declaredNames = attributes?.declaredNames ?? []
        func assigned(_ rules: [SourceRule], _ source: SourceElement?, _ start: String) -> [String]
        {
            guard let source else { return [] }
            return rules.filter { $0.elements.isEmpty || $0.elements.contains(source.name) }
                .compactMap { rule in
                    rule.value(source[rule.attribute]).map { "\(start)\(rule.property) = \($0)" }
                }
        }
        early = assigned(SourceRule.presentation, element, "")
        listStatements = assigned(SourceRule.listController, element, "")
        let isRestored = element?.isYes("useStoryboardIdentifierAsRestorationIdentifier") == true
        let identifier = isRestored ? element?["storyboardIdentifier"] : nil
        statements =
            assigned(SourceRule.controller, element, "")
            + (identifier.map { ["restorationIdentifier = \(SwiftLiteral.string($0))"] } ?? [])
            + assigned(SourceRule.navigationItem, element?.navigationItem, "navigationItem.")
            + Self.extent(element) + (attributes?.runtimeStatements ?? [])
        let isTable = element?.isNamed("tableViewController") == true
        let unwritten = isTable ? ["searchDisplayController"] : Self.unwritten
        let children = (element.map { Array($0.children) } ?? []).compactMap { child in
            unwritten.contains(child["key"] ?? "") ? child["key"] : nil
        }
        let embedded = (element?.children(in: "connections") ?? []).filter {
            $0["kind"] == "relationship"
        }.compactMap { $0["relationship"] }
        omitted =
            (attributes?.omittedAttributes ?? [])
            + (children + embedded).map(SwiftLiteral.comment)
    }

    /// Returns the statements for a controller's preferred content size, and for the edges at which
    /// its view extends under the bars.
    private static func extent(_ element: SourceElement?) -> [String] {
        let size = ["preferredContentSize", "contentSizeForViewInPopover"].lazy
            .compactMap { element?.child(key: $0) }.compactMap { SwiftSource.size($0) }.first
        let edges = element?.child(key: "edgesForExtendedLayout").map { edges in
            ["top", "left", "bottom", "right"].filter(edges.isYes).map { "." + $0 }
        }
        return (size.map { ["preferredContentSize = " + $0] } ?? [])
            + (edges.map { edges in
                let list = edges.count == 1 ? edges[0] : "[\(edges.joined(separator: ", "))]"
                return edges.count == 4 ? [] : ["edgesForExtendedLayout = " + list]
            } ?? [])
    }

    private static let unwritten: Set<String> = ["refreshControl", "searchDisplayController"]
}
