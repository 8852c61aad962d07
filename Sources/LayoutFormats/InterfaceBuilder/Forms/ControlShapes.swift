import StackCore

/// Readers and writers of properties of controls, pictures and scroll views.
extension PropertyCoder {
    /// Returns a coder for a control's style that uses the functions `read` and `write`. If a
    /// document sets no style for the control, `write` gets the default style of its kind; it is
    /// not called if the kind has no default. If `write` is nil, the style is only read.
    private static func style(
        read: @escaping Read, write: (@Sendable (String, FormTarget) -> Void)?
    ) -> PropertyCoder {
        guard let write else { return PropertyCoder(read: read, write: nil) }
        return PropertyCoder(read: read) { value, target in
            if let style = value ?? target.defaultValue { write(style.spelling, target) }
        }
    }

    /// The style of a button. An element without `buttonType` is a custom button. If the button has
    /// a configuration, the configuration's style is used. Unknown configuration styles, such as
    /// the glass of Xcode 26, are read as `plain`.
    static let buttonStyle = style { source throws(InvalidValue) in
        let type = source.element["buttonType"] ?? "custom"
        if let configuration = source.element.configuration {
            let named = configuration["style"].flatMap(ControlStyle.init(rawValue:))
            return .style(named.flatMap { $0.isConfiguration ? $0 : nil } ?? .plain)
        }
        return try source.value(type == "roundedRect" ? "system" : type)
    } write: { style, target in
        let button = target.element
        if let configuration = button.configuration { return configuration.set("style", style) }
        if ControlStyle(rawValue: style)?.isConfiguration == true {
            let title = button.child("state", key: "normal")?["title"]
            let attributes = [("key", "configuration"), ("style", style), ("title", title)]
            return button.insertInOrder(button.tree.make("buttonConfiguration", attributes))
        }
        let isSystem = button["buttonType"] == "roundedRect" && style == "system"
        if !isSystem { button.set("buttonType", style == "custom" ? nil : style) }
    }

    static let borderStyle = style { source throws(InvalidValue) in
        try source.value(source.element["borderStyle"] ?? "none")
    } write: { style, target in
        target.element.set("borderStyle", style == "none" ? nil : style)
    }

    static let activityStyle = style { source throws(InvalidValue) in
        .style(isLarge(source.element) ? .large : .medium)
    } write: { style, target in
        if isLarge(target.element) == (style == "large") { return }
        let white = style == "large" ? "whiteLarge" : "white"
        target.element.set("style", isWhite(target.element) ? white : style)
    }

    /// The colour of an activity indicator. Without a colour in the element, an indicator of the
    /// style `white` or `whiteLarge` is white, and UIKit draws any other one grey.
    static let activityColor = PropertyCoder(
        read: { source throws(InvalidValue) in
            if let own = try color("color").read?(source) { return own }
            return isWhite(source.element) ? .text("#FFFFFFFF") : nil
        }, write: color("color").write)

    private static func isWhite(_ indicator: SourceElement) -> Bool {
        indicator["style"] == "white" || indicator["style"] == "whiteLarge"
    }

    private static func isLarge(_ indicator: SourceElement) -> Bool {
        indicator["style"] == "whiteLarge" || indicator["style"] == "large"
    }

    static let datePickerStyle = style { source throws(InvalidValue) in
        try source.value(source.element["style"])
    } write: { style, target in
        target.element.set("style", style)
    }

    static let progressStyle = style { source throws(InvalidValue) in
        source.element["progressViewStyle"] == "bar" ? .style(.bar) : nil
    } write: { style, target in
        target.element.set("progressViewStyle", style == "bar" ? style : nil)
    }

    static let segmentStyle = style { source throws(InvalidValue) in
        source.element.isYes("apportionsSegmentWidthsByContent") ? .style(.apportioned) : nil
    } write: { style, target in
        target.element.set(
            "apportionsSegmentWidthsByContent", style == "apportioned" ? "YES" : nil)
    }

    static let searchBarStyle = style { source throws(InvalidValue) in
        let style = source.element["searchBarStyle"]
        return try source.value(style == "default" ? nil : style)
    } write: { style, target in
        target.element.set("searchBarStyle", style)
    }

    /// The style of a table or collection view. The element's name determines most of it; only a
    /// table has a style attribute.
    static let listStyle = style { source throws(InvalidValue) in
        switch source.element.name {
        case "tableView":
            switch source.element["style"] {
            case "insetGrouped": .style(.insetGrouped)
            case "grouped": .style(.grouped)
            default: .style(.table)
            }
        case "collectionView": .style(.collection)
        case "tableViewCell": .style(.cell)
        default: nil
        }
    } write: { style, target in
        if target.element.isNamed("tableView") {
            let isGrouped = style == "insetGrouped" || style == "grouped"
            target.element.set("style", isGrouped ? style : "plain")
        }
    }

    /// Returns the reader and writer of a button's content insets: the `contentInsets` of its
    /// configuration if it has one, otherwise its `<inset>` element with the given key. A button
    /// with a configuration ignores the `<inset>`, as observed for 5 of 5 buttons in 2 projects.
    static func contentInset(_ key: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            let configuration = source.element.configuration
            let insets =
                configuration == nil
                ? source.element.child("inset", key: key)
                : configuration?.child("directionalEdgeInsets", key: "contentInsets")
            let stored = try source.value(insets.map(InsetsElement.spelling))
            return configuration?.insets(around: stored) ?? stored
        } write: { value, target in
            let configuration = target.element.child(key: "configuration")
            let known =
                configuration == nil
                ? target.element.child("inset", key: key)
                : configuration?.child(key: "contentInsets")
            InsetsElement.write(
                value, known, configuration == nil ? "inset" : "directionalEdgeInsets",
                key: configuration == nil ? key : "contentInsets",
                in: { configuration ?? target.element })
        }
    }

    /// Returns the reader and writer of an `<inset>` element with the given key.
    static func inset(_ key: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            try source.value(
                source.element.child("inset", key: key).map(InsetsElement.spelling))
        } write: { value, target in
            InsetsElement.write(
                value, target.element.child("inset", key: key), "inset", key: key,
                in: { target.element })
        }
    }

    static let segments = PropertyCoder { source throws(InvalidValue) in
        let segments = source.element.children(in: "segments").filter { $0.isNamed("segment") }
        return try source.value(TitleList.text(segments.map { $0["title"] ?? "" }))
    } write: { value, target in
        let titles = TitleList.titles(value?.spelling ?? "")
        let list =
            target.element.child("segments")
            ?? target.element.tree.make("segments")
        if list.parent == nil { target.element.insertInOrder(list) }
        let known = Array(list.children)
        for extra in known.dropFirst(titles.count) { extra.remove() }
        for (at, title) in titles.enumerated() {
            if known.indices.contains(at) {
                known[at].set("title", title)
            } else {
                list.append(list.tree.make("segment", [("title", title)]))
            }
        }
    }
}

extension SourceElement {
    /// The configuration of a button; nil if it has none.
    var configuration: SourceElement? { child("buttonConfiguration", key: "configuration") }

    /// Returns the content insets from which the size of a button with this configuration is
    /// computed. They are the insets in the file, otherwise those of the button size, plus the
    /// image padding on the side of the image. Returns nil if the document needs no other insets
    /// than `stored`: there is no image padding, and `stored` is not nil or the configuration has
    /// no button size.
    ///
    /// - Parameter stored: the insets in the file; nil if it has none
    fileprivate func insets(around stored: PropertyValue?) -> PropertyValue? {
        let padding = effectiveImagePadding
        guard padding > 0 || stored == nil && buttonSize != nil else { return nil }
        var insets = (buttonSize ?? .medium).insets
        if case .insets(let own)? = stored { insets = own }
        return .insets(padded(insets, by: padding))
    }

    private func padded(_ insets: Insets, by padding: Double) -> Insets {
        var insets = insets
        switch self["imagePlacement"] {
        case "top": insets.top += padding
        case "bottom": insets.bottom += padding
        case "trailing": insets.trailing += padding
        default: insets.leading += padding
        }
        return insets
    }

    /// Returns a button's insets in the document without the image padding that they contain,
    /// because UIKit adds this padding itself. Returns nil if the element states no insets, and
    /// UIKit's insets for the button size are equal to these.
    func withoutPadding(_ insets: Insets) -> Insets? {
        let own = padded(insets, by: -effectiveImagePadding)
        let isStated = child(key: "contentInsets") != nil
        return !isStated && own == (buttonSize ?? .medium).insets ? nil : own
    }

    /// UIKit's `imagePadding` in points if the button has both an image and a title; otherwise 0,
    /// because the padding is only between them.
    private var effectiveImagePadding: Double {
        guard hasPicture, StringElement.hasTitle(self) else { return 0 }
        return max(0, XMLNumber.parse(self["imagePadding"]) ?? 0)
    }

    /// Whether a button configuration has an image.
    var hasPicture: Bool { self["image"] != nil || child(key: "image") != nil }

    /// The button size that a configuration specifies; nil if it does not specify one.
    var buttonSize: ConfiguredButtonContent.ButtonSize? {
        self["buttonSize"].flatMap(ConfiguredButtonContent.ButtonSize.init(rawValue:))
    }

    /// Returns the `<state key="normal">` element of a button, and creates it if it is missing.
    func makeState() -> SourceElement {
        let state = child("state", key: "normal") ?? tree.make("state", [("key", "normal")])
        if state.parent == nil { insertInOrder(state) }
        return state
    }
}
