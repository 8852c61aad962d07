import StackCore

/// Generates the statements that set a view's properties to their values for given size classes.
struct SwiftLook {
    let document: Document
    let view: View
    /// The Swift expression that the statements use for the view.
    let target: String
    /// Whether `target` is the local variable of a view that was just created, so that no earlier
    /// values must be removed.
    var isLocal = false
    var traits = SizeClasses.base
    let texts: CodeTexts
    /// The view's element in the storyboard, which has more exact values than the document; nil if
    /// there is none.
    var source: SourceElement?

    /// Returns the statements that set a property; empty if the view has no value for it and
    /// `resetting` is false.
    ///
    /// - Parameter resetting: whether to restore UIKit's default if the view has no value, because
    ///   another size class may have set one
    func statements(_ key: PropertyKey, resetting: Bool = false) -> [String] {
        if key == .image || key == .backgroundImage { return picture(key) }
        guard let value = value(key) else { return resetting ? reset(key) : [] }
        if let own = view(key, value) ?? content(key, value) ?? tint(key, value) { return own }
        guard let name = Self.assigned[key], let literal = literal(value, of: key) else {
            return []
        }
        return set(name, literal)
    }

    /// The UIKit names of the properties that a single assignment sets.
    private static let assigned: [PropertyKey: String] = [
        .autoresizing: "autoresizingMask", .hidden: "isHidden", .alpha: "alpha",
        .margins: "directionalLayoutMargins", .contentMode: "contentMode",
        .preservesSuperviewMargins: "preservesSuperviewLayoutMargins",
        .insetsMarginsFromSafeArea: "insetsLayoutMarginsFromSafeArea",
        .followsReadableWidth: "cellLayoutMarginsFollowReadableWidth",
        .clipsToBounds: "clipsToBounds", .cornerRadius: "layer.cornerRadius",
        .borderWidth: "layer.borderWidth", .accessibilityHint: "accessibilityHint",
        .accessibilityIdentifier: "accessibilityIdentifier",
        .accessibilityLabel: "accessibilityLabel", .axis: "axis", .distribution: "distribution",
        .alignment: "alignment", .spacing: "spacing",
        .baselineRelative: "isBaselineRelativeArrangement",
        .marginsRelative: "isLayoutMarginsRelativeArrangement",
        .adjustsFontForTextSize: "adjustsFontForContentSizeCategory", .lines: "numberOfLines",
        .preferredMaxLayoutWidth: "preferredMaxLayoutWidth", .placeholder: "placeholder",
        .textAlignment: "textAlignment", .lineBreakMode: "lineBreakMode",
        .secure: "isSecureTextEntry", .subtitle: "configuration?.subtitle",
        .imagePlacement: "configuration?.imagePlacement", .pages: "numberOfPages",
        .scrollEnabled: "isScrollEnabled", .enabled: "isEnabled", .on: "isOn", .value: "value",
        .contentHorizontalAlignment: "contentHorizontalAlignment", .minimumValue: "minimumValue",
        .maximumValue: "maximumValue", .selectedSegment: "selectedSegmentIndex",
        .currentPage: "currentPage", .accessory: "accessoryType",
        .separatorInset: "separatorInset", .titleInset: "titleEdgeInsets",
        .imageInset: "imageEdgeInsets", .minuteInterval: "minuteInterval",
        .countDownDuration: "countDownDuration",
    ]

    /// Returns the Swift expression for a value that a single assignment sets; nil for other
    /// values.
    private func literal(_ value: PropertyValue, of key: PropertyKey) -> String? {
        switch value {
        case .flag(let flag): "\(flag)"
        case .number(let number): SwiftLiteral.number(key == .alpha ? number.millipoints : number)
        case .text(let text):
            key == .accessibilityIdentifier ? SwiftLiteral.string(text) : texts.literal(text)
        case .insets(let insets):
            key == .margins ? SwiftLiteral.directional(insets) : SwiftLiteral.edges(insets)
        case .spacing(let spacing): SwiftLiteral.spacing(spacing)
        case .mask(let mask): SwiftLiteral.mask(mask)
        case .alignment(.leading) where isRow: ".top"
        case .alignment(.trailing) where isRow: ".bottom"
        case .axis, .distribution, .alignment, .contentMode, .textAlignment, .lineBreakMode,
            .contentHorizontalAlignment, .imagePlacement, .accessory:
            "." + value.spelling
        default: nil
        }
    }

    private func value(_ key: PropertyKey) -> PropertyValue? {
        view.properties.inForce(key, under: traits)?.value
    }

    private func value<Value>(_ property: Property<Value>) -> Value? {
        property.value(in: value(property.key))
    }

    /// Whether the view is a stack that arranges its subviews beside each other.
    private var isRow: Bool { view.kind == .stack && value(Property.axis) != .vertical }

    private var style: ControlStyle? { document.inForce(.style, of: .view(view.id)) }
    private var isConfigured: Bool { view.kind == .button && style?.isConfiguration ?? false }

    private func set(_ name: String, _ value: String) -> [String] {
        [start + name + " = " + value]
    }

    private func call(_ call: String) -> [String] { [start + call] }

    private var start: String { target == "self" ? "" : target + "." }

    /// Returns the statements that restore a property's default value in UIKit.
    private func reset(_ key: PropertyKey) -> [String] {
        if let standard = key.defaultValue(for: .view(view.kind)) {
            let plain = View(
                id: view.id, name: view.name, kind: view.kind,
                properties: PropertyList([.init(key, .base, standard)]))
            return SwiftLook(
                document: document, view: plain, target: target, isLocal: isLocal, traits: traits,
                texts: texts
            ).statements(key)
        }
        switch key {
        case .backgroundColor, .tintColor,
            .font where view.kind != .button,
            .text where view.kind != .button:
            return set(key.spelling, "nil")
        case .text:
            return isConfigured
                ? set("configuration?.title", "nil") : call("setTitle(nil, for: .normal)")
        default: return []
        }
    }
}

// MARK: - Properties of all kinds of views

extension SwiftLook {
    /// Returns the statements for a property that all kinds of views have and that one assignment
    /// cannot set, such as a content hugging priority. Returns nil for any other property.
    private func view(_ key: PropertyKey, _ value: PropertyValue) -> [String]? {
        switch (key, value) {
        case (.frame, .rect(let rect)):
            // The origin is 0 if UIKit uses only the size of the frame: a table positions its
            // header and footer itself, and constraints and stacks position their views.
            isFramed
                ? set(
                    "frame",
                    SwiftLiteral.rect(
                        isEdge || hasBaseFrame
                            ? Rect(x: 0, y: 0, width: rect.width, height: rect.height) : rect))
                : []
        case (.huggingHorizontal, .number(let value)):
            priority("ContentHugging", value, .horizontal)
        case (.huggingVertical, .number(let value)): priority("ContentHugging", value, .vertical)
        case (.compressionHorizontal, .number(let value)):
            priority("ContentCompressionResistance", value, .horizontal)
        case (.compressionVertical, .number(let value)):
            priority("ContentCompressionResistance", value, .vertical)
        case (.direction, .direction(let direction)):
            set(
                "semanticContentAttribute",
                direction == .rtl ? ".forceRightToLeft" : ".forceLeftToRight")
        case (.intrinsic, _): []
        default: nil
        }
    }

    /// Whether the code must set the view's frame, because UIKit uses it. This is so if the view or
    /// a subview has an autoresizing mask, or if the view is the header or footer of a table. It is
    /// not so for cells, which lists position themselves.
    private var isFramed: Bool {
        let isEffectView = view.kind == .visualEffect || source?.isNamed("visualEffectView") == true
        let placesSubviews = view.kind.isList || isEffectView
        let subviews = placesSubviews ? [] : view.subviews.map { document[$0] }
        if isEdge { return view.properties.value(.frame).map { $0.height > 0 } ?? false }
        // The creator of a root view sets its frame, and a stack sets the frames of its arranged
        // views.
        func mask(_ view: View) -> AutoresizingMask? {
            document.arrangingStack(of: view.id) == nil
                ? view.properties.value(.autoresizing) : nil
        }
        // A subview with a fixed size and fixed distances to the top left corner does not depend on
        // its superview's frame.
        let fixed: AutoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        return target != "self" && mask(view) != nil
            || subviews.contains { mask($0).map { !$0.isSubset(of: fixed) } ?? false }
    }

    /// Whether the code sets the view's frame only because its subviews are resized with it, and
    /// constraints or a stack position the view itself.
    var hasBaseFrame: Bool {
        let isArranged = document.arrangingStack(of: view.id) != nil
        return target != "self" && view.parent != nil && isFramed && !isEdge
            && view.properties[.frame] != nil
            && (isArranged || view.properties.value(.autoresizing) == nil)
    }

    private var isEdge: Bool { view.parent.map { document[$0].kind.isList } ?? false }

    private func priority(_ name: String, _ value: Double, _ axis: Axis) -> [String] {
        call("set\(name)Priority(\(SwiftLiteral.priority(value)), for: .\(axis.rawValue))")
    }
}

// MARK: - Texts, styles and colours

extension SwiftLook {
    private func content(_ key: PropertyKey, _ value: PropertyValue) -> [String]? {
        switch (key, value) {
        case (.text, .text(let text)): title(texts.literal(text))
        case (.font, .font(let font)): stated(font).map { self.font($0) } ?? []
        case (.lines, _) where view.kind == .button, (.lineBreakMode, _) where view.kind == .button:
            set("titleLabel?." + Self.assigned[key]!, literal(value, of: key) ?? "")
        // With a factor of 1, the text never shrinks, so no statement is needed.
        case (.minimumScaleFactor, .number(1))
        where view.properties.entries.count { $0.key == key } == 1:
            []
        case (.minimumScaleFactor, .number(let factor)):
            set("adjustsFontSizeToFitWidth", "true")
                + (factor == 0 ? [] : set(key.spelling, scaleFactor(factor)))
        case (_, .number) where ParagraphStyle.keys.contains(key): []
        case (.subtitle, _) where !isConfigured, (.imagePlacement, _) where !isConfigured,
            (.titleInset, _) where isConfigured, (.imageInset, _) where isConfigured,
            (.accessory, _) where view.kind != .cell, (.rowHeight, _),
            (.followsReadableWidth, _) where view.kind != .table,
            (.separatorInset, _) where view.kind != .table && view.kind != .cell:
            []
        case (.style, .style(let style)): self.style(style)
        case (.segments, .text(let titles)): segments(TitleList.titles(titles))
        case (.segmentImages, .text(let names)): segmentImages(TitleList.titles(names))
        case (.contentInset, .insets(let insets)): contentInset(insets)
        case (.value, .number(let value)) where view.kind == .progress:
            set("progress", SwiftLiteral.number(value))
        case (.animating, .flag(let flag)): call(flag ? "startAnimating()" : "stopAnimating()")
        case (.clearButton, .flag(let flag)): set("clearButtonMode", flag ? ".always" : ".never")
        case (.datePickerMode, .text(let mode)) where Self.datePickerModes.contains(mode):
            set("datePickerMode", "." + mode)
        case (.minuteInterval, .number(1)): []
        case (.separators, .flag(let flag)) where view.kind == .table:
            set("separatorStyle", flag ? ".singleLine" : ".none")
        default: nil
        }
    }

    /// Returns the statements that set an attributed text. Returns none if the text has neither a
    /// paragraph style nor fragments with another font or colour than the view.
    ///
    /// - Parameter resources: the colours of the file; nil if the text has no fragments
    func attributedText(_ resources: Resources?) -> [String] {
        guard view.kind == .label || view.kind == .textView else { return [] }
        let text = value(Property.text) ?? ""
        let style = paragraphStyle
        let font = value(Property.font)
        // A text view discards its font when it gets an attributed text without a font.
        let shared =
            (style.isEmpty ? [] : [".paragraphStyle: style"])
            + (view.kind == .textView ? [".font: \(target).font as Any"] : [])
        guard let resources, !texts.isTranslated(text),
            case let fragments = SwiftFragments(
                of: source, font: font, color: value(Property.textColor), resources),
            !fragments.isPlain, fragments.runs.map(\.text).joined() == text
        else {
            return style.isEmpty
                ? []
                : style + [
                    "\(target).attributedText = NSAttributedString("
                        + "string: \(texts.literal(text)), "
                        + "attributes: [\(shared.joined(separator: ", "))])"
                ]
        }
        let parts = fragments.runs.map { run -> String in
            let own = run.attributes
            let inherited = shared.filter { !$0.hasPrefix(".font") || !own.contains(where: isFont) }
            let list = (inherited + own).joined(separator: ", ")
            return "NSAttributedString(string: \(SwiftLiteral.string(run.text))"
                + (list.isEmpty ? ")" : ", attributes: [\(list)])")
        }
        // The attributed text resets the view's alignment, so the code sets it afterwards.
        let alignment = style.isEmpty ? value(Property.textAlignment) : nil
        let aligned = alignment.flatMap { $0 == .natural ? nil : "." + $0.rawValue }
        let whole =
            parts.count == 1
            ? ["\(target).attributedText = \(parts[0])"]
            : ["let text = NSMutableAttributedString()"] + parts.map { "text.append(\($0))" }
                + ["\(target).attributedText = text"]
        return style + whole + (aligned.map { set("textAlignment", $0) } ?? [])
    }

    private func isFont(_ attribute: String) -> Bool { attribute.hasPrefix(".font: ") }

    /// The statements that make the variable `style` for the paragraphs of a text; empty if the
    /// document has no paragraph style.
    private var paragraphStyle: [String] {
        let lines = ParagraphStyle.keys.compactMap { key -> String? in
            guard case .number(let number)? = value(key), number != 0 else { return nil }
            return "style.\(key.spelling) = \(SwiftLiteral.number(number))"
        }
        if lines.isEmpty { return [] }
        // A paragraph style that does not state a line break mode wraps words.
        let modes = [
            "charWrapping": "byCharWrapping", "clipping": "byClipping",
            "truncatingHead": "byTruncatingHead", "truncatingTail": "byTruncatingTail",
            "truncatingMiddle": "byTruncatingMiddle",
        ]
        let mode = source?.paragraphStyles.first?["lineBreakMode"].flatMap { modes[$0] }
        let alignment = value(Property.textAlignment)
        return ["let style = NSMutableParagraphStyle()"]
            + (alignment.map { $0 == .natural ? [] : ["style.alignment = .\($0.rawValue)"] } ?? [])
            + (mode.map { ["style.lineBreakMode = .\($0)"] } ?? []) + lines
    }

    /// Returns the expression for `minimumScaleFactor`: the quotient of the minimum and the actual
    /// font size if the file states a minimum size, otherwise the factor.
    private func scaleFactor(_ factor: Double) -> String {
        guard source?["minimumScaleFactor"] == nil, let font = value(Property.font),
            let least = XMLNumber.parse(source?["minimumFontSize"]), least > 0,
            abs(least / font.pointSize - factor) < 0.001
        else { return SwiftLiteral.number(factor) }
        return "\(SwiftLiteral.number(least)) / \(SwiftLiteral.number(font.pointSize))"
    }

    private func title(_ text: String) -> [String] {
        guard view.kind == .button else { return set("text", text) }
        return isConfigured
            ? set("configuration?.title", text) : call("setTitle(\(text), for: .normal)")
    }

    /// Returns the font that the code sets. For a label or button of the app's class, that is the one
    /// of the file: the class may set another one, with which the document has the frames of the
    /// file. Nil if the file states none, or that of every new view.
    private func stated(_ font: Font) -> Font? {
        guard let source, view.properties[.customClass] != nil, !isConfigured,
            view.kind == .label || view.kind == .button,
            view.properties.entries.count(where: { $0.key == .font }) == 1
        else { return font }
        let own = source.child(key: "fontDescription")
            .flatMap { FontElement.font($0, for: view.kind) }
        let isUsual = own == (view.kind == .label ? .label : .button)
        return isUsual && own != font ? nil : own
    }

    private func font(_ font: Font) -> [String] {
        let spelled = boldSystemFont(font) ?? SwiftLiteral.font(font)
        switch view.kind {
        case .button where isConfigured:
            return [
                "\(target).configuration?.titleTextAttributesTransformer = titleFont(\(spelled))"
            ]
        case .button: return set("titleLabel?.font", spelled)
        case .segmented:
            let typed = SwiftLiteral.typed(spelled, "UIFont")
            return call("setTitleTextAttributes([.font: \(typed)], for: .normal)")
        default: return set("font", spelled)
        }
    }

    /// Returns `.boldSystemFont(ofSize:)` if the file gives the font as Interface Builder's bold
    /// system font (type `boldSystem`); otherwise nil. A system font of weight `.bold` would not be
    /// the same, because `boldSystemFont` has another weight.
    private func boldSystemFont(_ font: Font) -> String? {
        guard case .system(let size, .bold, .upright) = font,
            source?.child(key: "fontDescription")?["type"] == "boldSystem"
        else { return nil }
        return ".boldSystemFont(ofSize: \(SwiftLiteral.number(size)))"
    }

    private static let datePickerModes = ["date", "time", "dateAndTime", "countDownTimer"]

    private func segmentImages(_ names: [String]) -> [String] {
        names.enumerated().flatMap { place, name in
            image(nil, name.isEmpty ? nil : ImageName(stored: name)).map {
                call("setImage(\($0), forSegmentAt: \(place))")
            } ?? []
        }
    }

    private func segments(_ titles: [String]) -> [String] {
        // A new control has no segments. An existing one may have those of another size class, so
        // they are removed first.
        (isLocal ? [] : [target + ".removeAllSegments()"])
            + titles.enumerated().map {
                "\(target).insertSegment(withTitle: \(texts.literal($0.element)), "
                    + "at: \($0.offset), animated: false)"
            }
    }

    private func contentInset(_ insets: Insets) -> [String] {
        switch view.kind {
        case .button where isConfigured:
            (source?.configuration.map { $0.withoutPadding(insets) } ?? insets).map {
                set("configuration?.contentInsets", SwiftLiteral.directional($0))
            } ?? []
        case .button: set("contentEdgeInsets", SwiftLiteral.edges(insets))
        case .textView: set("textContainerInset", SwiftLiteral.edges(insets))
        default: set("contentInset", SwiftLiteral.edges(insets))
        }
    }

    /// Returns the statements that set a control's style if its initializer does not set it.
    private func style(_ style: ControlStyle) -> [String] {
        switch view.kind {
        case .textField: set("borderStyle", "." + style.rawValue)
        case .datePicker: set("preferredDatePickerStyle", "." + style.rawValue)
        case .searchBar: set("searchBarStyle", "." + style.rawValue)
        case .pageControl: set("backgroundStyle", "." + style.rawValue)
        case .segmented: set("apportionsSegmentWidthsByContent", "true")
        default: []
        }
    }

    private func tint(_ key: PropertyKey, _ value: PropertyValue) -> [String]? {
        guard key.type == .color, case .text(let text) = value else { return nil }
        let color = exactColor(text) ?? SwiftLiteral.color(Color(stored: text))
        switch key {
        case .borderColor:
            return set(
                "layer.borderColor",
                (color.hasPrefix(".") ? "UIColor" + color : color) + cgColor(color))
        case .textColor where view.kind == .button && isConfigured:
            return set("configuration?.baseForegroundColor", color)
        case .baseBackgroundColor:
            return isConfigured ? set("configuration?.baseBackgroundColor", color) : []
        case .textColor where view.kind == .button:
            return call("setTitleColor(\(color), for: .normal)")
        case .barColor: return isBar ? set("barTintColor", color) : []
        default: return set(key.spelling, color)
        }
    }

    private var isBar: Bool { view.kind == .toolbar || source?.isBar == true }

    /// Returns the expression for a colour of the document as the file states it. Its components
    /// have more digits than those in the document, and may be in another colour space. The
    /// document may contain only the components of the tint colour. Returns nil if the view's
    /// element contains no such colour.
    private func exactColor(_ text: String) -> String? {
        guard let source, text.hasPrefix("#") || text == "tintColor" else { return nil }
        let places =
            [source, source.configuration].compactMap(\.self) + source.children("state")
            + source.children(in: "userDefinedRuntimeAttributes")
        let tint = source.tree.root.children(in: "resources")
            .first { $0["name"] == "tintColor" }?.child("color")
        let isTint = text == "tintColor" || tint.flatMap(ColorElement.components) == text
        return places.lazy.flatMap { $0.children("color") }.first {
            isTint && $0["systemColor"] == "tintColor" || ColorElement.components($0) == text
        }.flatMap(SwiftLiteral.exact)
    }

    private func cgColor(_ color: String) -> String {
        color.hasPrefix("UIColor(named") ? "?.cgColor" : ".cgColor"
    }
}

// MARK: - Images

extension SwiftLook {
    /// The property with an image's size, by the property with the image's name. A document stores
    /// name and size separately; the code sets one image for both.
    static let names: [PropertyKey: PropertyKey] = [
        .imageName: .image, .backgroundImageName: .backgroundImage,
    ]

    private func picture(_ key: PropertyKey) -> [String] {
        let isBehind = key == .backgroundImage
        let name = value(isBehind ? Property.backgroundImageName : .imageName)
        let size = value(isBehind ? Property.backgroundImage : .image)?.wholeSize
        let configuration = isConfigured ? source?.configuration : nil
        let background = configuration?.child(key: "background")
        if isBehind, let background, background.hasPicture { return [] }
        let part = configuration ?? source?.child("state", key: "normal") ?? source
        let reference = part?.child("imageReference", key: isBehind ? "backgroundImage" : "image")
        guard let image = image(size, name.map(ImageName.init(stored:)), reference) else {
            return []
        }
        guard view.kind == .button else { return set("image", image) }
        if isConfigured {
            return set("configuration?." + (isBehind ? "background.image" : "image"), image)
        }
        return call("set\(isBehind ? "Background" : "")Image(\(image), for: .normal)")
    }

    /// Returns the expression for an image: an image of the asset catalogue or a system symbol, or
    /// an empty image of the given size if there is no name. Returns nil if there is neither a name
    /// nor a size.
    private func image(
        _ size: Size?, _ name: ImageName?, _ reference: SourceElement? = nil
    ) -> String? {
        if let name { return SwiftLiteral.image(name, reference) }
        return size.map {
            "emptyPicture(width: \(SwiftLiteral.number($0.width)), "
                + "height: \(SwiftLiteral.number($0.height)))"
        }
    }
}
