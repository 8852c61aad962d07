import StackCore

/// The generated statements that set a view's properties for given size classes.
struct SwiftLook {
    let document: Document
    let view: View
    /// The Swift expression that the statements use for the view.
    let target: String
    /// Whether `target` is a local variable, whose static type is the class that was created. A
    /// property's static type is the UIKit class.
    var isLocal = false
    var traits = SizeClasses.base
    let texts: CodeTexts

    /// Returns the statements that set a property; empty if the view has no value for it and
    /// `resetting` is false.
    ///
    /// - Parameter resetting: whether to restore UIKit's default if the view has no value, because
    ///   another size class may have set one
    func statements(_ key: PropertyKey, resetting: Bool = false) -> [String] {
        if key == .image || key == .backgroundImage { return picture(key) }
        guard let value = value(key) else { return resetting ? reset(key) : [] }
        return frame(key, value) ?? layout(key, value) ?? stack(key, value) ?? text(key, value)
            ?? content(key, value) ?? tint(key, value) ?? []
    }

    private func value(_ key: PropertyKey) -> PropertyValue? {
        view.properties.inForce(key, under: traits)?.value
    }

    private func value<Value>(_ property: Property<Value>) -> Value? {
        property.value(in: value(property.key))
    }

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
        case .intrinsic: return sized("nil")
        case .text:
            return isConfigured
                ? set("configuration?.title", "nil") : call("setTitle(nil, for: .normal)")
        default: return []
        }
    }
}

// MARK: - Views of every kind

extension SwiftLook {
    /// Returns the statements that set a view's frame or autoresizing mask; nil if `key` is another
    /// property.
    private func frame(_ key: PropertyKey, _ value: PropertyValue) -> [String]? {
        switch (key, value) {
        case (.frame, .rect(let rect)):
            isFramed ? set("frame", SwiftLiteral.rect(rect)) : []
        case (.autoresizing, .mask(let mask)):
            set("autoresizingMask", SwiftLiteral.mask(mask))
        default: nil
        }
    }

    /// Whether UIKit uses the view's frame: the view or a subview has an autoresizing mask, or the
    /// view is the header or footer of a table. Lists position their cells themselves.
    private var isFramed: Bool {
        let placesSubviews = view.kind.isList || view.kind == .visualEffect
        let subviews = placesSubviews ? [] : view.subviews.map { document[$0] }
        return ([view] + subviews).contains { $0.properties.value(.autoresizing) != nil }
            || view.parent.map { document[$0].kind.isList } ?? false
    }

    private func layout(_ key: PropertyKey, _ value: PropertyValue) -> [String]? {
        switch (key, value) {
        case (.hidden, .flag(let flag)): set("isHidden", "\(flag)")
        case (.huggingHorizontal, .number(let value)):
            priority("ContentHugging", value, .horizontal)
        case (.huggingVertical, .number(let value)): priority("ContentHugging", value, .vertical)
        case (.compressionHorizontal, .number(let value)):
            priority("ContentCompressionResistance", value, .horizontal)
        case (.compressionVertical, .number(let value)):
            priority("ContentCompressionResistance", value, .vertical)
        case (.margins, .insets(let insets)):
            set("directionalLayoutMargins", SwiftLiteral.directional(insets))
        case (.preservesSuperviewMargins, .flag(let flag)):
            set("preservesSuperviewLayoutMargins", "\(flag)")
        case (.insetsMarginsFromSafeArea, .flag(let flag)):
            set("insetsLayoutMarginsFromSafeArea", "\(flag)")
        case (.followsReadableWidth, .flag(let flag)):
            set("layoutMarginsFollowReadableWidth", "\(flag)")
        case (.direction, .direction(let direction)):
            set(
                "semanticContentAttribute",
                direction == .rtl ? ".forceRightToLeft" : ".forceLeftToRight")
        case (.intrinsic, .size(let size)): sized(spelled(size))
        case (.alpha, .number(let value)): set("alpha", SwiftLiteral.number(value.millipoints))
        case (.clipsToBounds, .flag(let flag)): set("clipsToBounds", "\(flag)")
        case (.cornerRadius, .number(let value)):
            set("layer.cornerRadius", SwiftLiteral.number(value))
        case (.borderWidth, .number(let value)):
            set("layer.borderWidth", SwiftLiteral.number(value))
        case (.accessibilityIdentifier, .text(let text)), (.accessibilityLabel, .text(let text)),
            (.accessibilityHint, .text(let text)):
            set(key.spelling, SwiftLiteral.string(text))
        case (.contentMode, .contentMode(let mode)): set("contentMode", "." + mode.rawValue)
        default: nil
        }
    }

    private func priority(_ name: String, _ value: Double, _ axis: Axis) -> [String] {
        call("set\(name)Priority(\(SwiftLiteral.priority(value)), for: .\(axis.rawValue))")
    }

    private func sized(_ size: String) -> [String] {
        let made = SwiftViewClass(view)
        guard made.isSized else { return [] }
        return isLocal
            ? set("designedSize", size)
            : ["(\(target) as? \(made.made))?.designedSize = \(size)"]
    }

    private func spelled(_ size: IntrinsicSize) -> String {
        let sides = [size.width, size.height].map {
            $0.map(SwiftLiteral.number) ?? "UIView.noIntrinsicMetric"
        }
        return "CGSize(width: \(sides[0]), height: \(sides[1]))"
    }

    private func stack(_ key: PropertyKey, _ value: PropertyValue) -> [String]? {
        switch (key, value) {
        case (.axis, .axis(let axis)): set("axis", "." + axis.rawValue)
        case (.distribution, .distribution(let way)): set("distribution", "." + way.rawValue)
        case (.alignment, .alignment(let way)): set("alignment", "." + way.rawValue)
        case (.spacing, .spacing(let spacing)): set("spacing", SwiftLiteral.spacing(spacing))
        case (.baselineRelative, .flag(let flag)): set("isBaselineRelativeArrangement", "\(flag)")
        case (.marginsRelative, .flag(let flag)):
            set("isLayoutMarginsRelativeArrangement", "\(flag)")
        default: nil
        }
    }
}

// MARK: - Content

extension SwiftLook {
    private func text(_ key: PropertyKey, _ value: PropertyValue) -> [String]? {
        switch (key, value) {
        case (.text, .text(let text)): title(texts.literal(text))
        case (.font, .font(let font)): self.font(font)
        case (.adjustsFontForTextSize, .flag(let flag)):
            set("adjustsFontForContentSizeCategory", "\(flag)")
        case (.lines, .number(let count)):
            set(
                view.kind == .button ? "titleLabel?.numberOfLines" : "numberOfLines",
                SwiftLiteral.number(count))
        case (.minimumScaleFactor, .number(let factor)):
            set("adjustsFontSizeToFitWidth", "true")
                + (factor == 0 ? [] : set(key.spelling, SwiftLiteral.number(factor)))
        case (.preferredMaxLayoutWidth, .number(let width)):
            set("preferredMaxLayoutWidth", SwiftLiteral.number(width))
        case (.placeholder, .text(let text)): set("placeholder", texts.literal(text))
        case (.textAlignment, .textAlignment(let way)): set("textAlignment", "." + way.rawValue)
        case (.lineBreakMode, .lineBreakMode(let mode)):
            set(
                view.kind == .button ? "titleLabel?.lineBreakMode" : "lineBreakMode",
                "." + mode.rawValue)
        case (_, .number(let number)) where ParagraphStyle.keys.contains(key):
            number == 0
                ? []
                : ["// Set by an attributed text: \(key.spelling) \(SwiftLiteral.number(number))"]
        case (.secure, .flag(let flag)): set("isSecureTextEntry", "\(flag)")
        case (.subtitle, .text(let text)):
            isConfigured ? set("configuration?.subtitle", texts.literal(text)) : []
        default: nil
        }
    }

    private func title(_ text: String) -> [String] {
        guard view.kind == .button else { return set("text", text) }
        return isConfigured
            ? set("configuration?.title", text) : call("setTitle(\(text), for: .normal)")
    }

    private func font(_ font: Font) -> [String] {
        let spelled = SwiftLiteral.font(font)
        switch view.kind {
        case .button where isConfigured:
            return [
                "\(target).configuration?.titleTextAttributesTransformer = titleFont(\(spelled))"
            ]
        case .button: return set("titleLabel?.font", spelled)
        case .segmented:
            let typed = spelled.hasPrefix(".") ? "UIFont" + spelled : spelled
            return call("setTitleTextAttributes([.font: \(typed)], for: .normal)")
        default: return set("font", spelled)
        }
    }

    private func content(_ key: PropertyKey, _ value: PropertyValue) -> [String]? {
        switch (key, value) {
        case (.style, .style(let style)): self.style(style)
        case (.segments, .text(let titles)): segments(TitleList.titles(titles))
        case (.pages, .number(let count)): set("numberOfPages", SwiftLiteral.number(count))
        case (.contentInset, .insets(let insets)): contentInset(insets)
        case (.scrollEnabled, .flag(let flag)): set("isScrollEnabled", "\(flag)")
        case (.imagePlacement, .imagePlacement(let place)):
            isConfigured ? set("configuration?.imagePlacement", "." + place.rawValue) : []
        case (.contentHorizontalAlignment, .contentHorizontalAlignment(let way)):
            set("contentHorizontalAlignment", "." + way.rawValue)
        case (.enabled, .flag(let flag)): set("isEnabled", "\(flag)")
        case (.on, .flag(let flag)): set("isOn", "\(flag)")
        case (.value, .number(let value)):
            set(view.kind == .progress ? "progress" : "value", SwiftLiteral.number(value))
        case (.minimumValue, .number(let value)), (.maximumValue, .number(let value)):
            set(key.spelling, SwiftLiteral.number(value))
        case (.selectedSegment, .number(let index)):
            set("selectedSegmentIndex", SwiftLiteral.number(index))
        case (.currentPage, .number(let index)): set("currentPage", SwiftLiteral.number(index))
        case (.animating, .flag(let flag)): call(flag ? "startAnimating()" : "stopAnimating()")
        case (.clearButton, .flag(let flag)): set("clearButtonMode", flag ? ".always" : ".never")
        case (.datePickerMode, .text(let mode)) where Self.datePickerModes.contains(mode):
            set("datePickerMode", "." + mode)
        case (.accessory, .accessory(let kind)) where view.kind == .cell:
            set("accessoryType", "." + kind.rawValue)
        case (.separators, .flag(let flag)) where view.kind == .table:
            set("separatorStyle", flag ? ".singleLine" : ".none")
        case (.separatorInset, .insets(let insets)) where view.kind == .table || view.kind == .cell:
            set("separatorInset", SwiftLiteral.edges(insets))
        case (.titleInset, .insets(let insets)), (.imageInset, .insets(let insets)):
            isConfigured
                ? []
                : set(
                    key == .titleInset ? "titleEdgeInsets" : "imageEdgeInsets",
                    SwiftLiteral.edges(insets))
        case (.segmentImages, .text(let names)): segmentImages(TitleList.titles(names))
        default: nil
        }
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
        // Other size classes may have added segments to a control that is not new.
        (isLocal ? [] : [target + ".removeAllSegments()"])
            + titles.enumerated().map {
                "\(target).insertSegment(withTitle: \(texts.literal($0.element)), "
                    + "at: \($0.offset), animated: false)"
            }
    }

    private func contentInset(_ insets: Insets) -> [String] {
        switch view.kind {
        case .button where isConfigured:
            set("configuration?.contentInsets", SwiftLiteral.directional(insets))
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
        let color = SwiftLiteral.color(Color(stored: text))
        switch key {
        case .borderColor:
            return set(
                "layer.borderColor",
                (color.hasPrefix(".") ? "UIColor" + color : color) + cgColor(color))
        case .textColor where view.kind == .button && isConfigured:
            return set("configuration?.baseForegroundColor", color)
        case .textColor where view.kind == .button:
            return call("setTitleColor(\(color), for: .normal)")
        default: return set(key.spelling, color)
        }
    }

    private func cgColor(_ color: String) -> String {
        color.hasPrefix("UIColor(named") ? "?.cgColor" : ".cgColor"
    }
}

// MARK: - Images

extension SwiftLook {
    /// A document stores an image's name and size separately; the code sets both as one image.
    static let names: [PropertyKey: PropertyKey] = [
        .imageName: .image, .backgroundImageName: .backgroundImage,
    ]

    private func picture(_ key: PropertyKey) -> [String] {
        let isBehind = key == .backgroundImage
        let name = value(isBehind ? Property.backgroundImageName : .imageName)
        let size = value(isBehind ? Property.backgroundImage : .image)?.wholeSize
        guard let image = image(size, name.map(ImageName.init(stored:))) else { return [] }
        guard view.kind == .button else { return set("image", image) }
        if isConfigured {
            return set("configuration?." + (isBehind ? "background.image" : "image"), image)
        }
        return call("set\(isBehind ? "Background" : "")Image(\(image), for: .normal)")
    }

    /// Returns the expression for an image of the app's asset catalogue or a system symbol; for one
    /// without a name, an empty image of its size. Returns nil if there is neither.
    private func image(_ size: Size?, _ name: ImageName?) -> String? {
        if let name { return SwiftLiteral.image(name) }
        return size.map {
            "emptyPicture(width: \(SwiftLiteral.number($0.width)), "
                + "height: \(SwiftLiteral.number($0.height)))"
        }
    }
}
