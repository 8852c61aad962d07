import StackCore

/// Readers and writers of properties that affect only the appearance of views, and of control
/// states.
extension PropertyCoder {
    /// Whether the view clips its content. A missing attribute means `NO` for every view, although
    /// UIKit clips scroll views and text views by default.
    static let clipsToBounds = PropertyCoder { source throws(InvalidValue) in
        let isUIKits = source.kind?.isScrollView ?? false || source.kind == .textView
        return try flag("clipsSubviews").read?(source) ?? (isUIKits ? .flag(false) : nil)
    } write: { value, target in
        let clips = (value ?? target.defaultValue) == .flag(true)
        target.element.set("clipsSubviews", clips ? "YES" : nil)
    }

    /// The custom class of the view. An element such as `<tabBar>`, which is read as a plain view,
    /// gets the name of its UIKit class if it has no custom class.
    static let customClass = PropertyCoder { source throws(InvalidValue) in
        try source.value(
            source.element["customClass"] ?? ElementKind.ownClass(of: source.element))
    } write: { value, target in
        let own = ElementKind.ownClass(of: target.element)
        let name = value?.spelling == own ? nil : value?.spelling
        target.element.set("customClass", name)
        target.element.setModule(ofClass: name)
    }

    /// Returns the reader and writer of an attribute of the view's accessibility configuration.
    static func accessibility(_ attribute: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            try source.value(source.element.child("accessibility")?[attribute])
        } write: { value, target in
            let view = target.element
            let known = view.child("accessibility")
            if value == nil && known == nil { return }
            let made = ("key", "accessibilityConfiguration")
            let element = known ?? view.tree.make("accessibility", [made])
            if known == nil { view.insertInOrder(element) }
            element.set(attribute, value?.spelling)
            if element.attributeNames == ["key"], element.isBare { element.remove() }
        }
    }

    /// The setting for Xcode's check for ambiguous layouts. An unknown value, perhaps of a future
    /// Xcode, is ignored, so that the check is on for this view.
    static let verification = PropertyCoder { source throws(InvalidValue) in
        source.element["verifyAmbiguity"].flatMap(AmbiguityVerification.init)
            .map(PropertyValue.verification)
    } write: { value, target in
        target.element.set("verifyAmbiguity", value?.spelling)
    }

    /// Returns the reader and writer of a number that Xcode always writes with a decimal point:
    /// `0.0`.
    static func decimal(_ attribute: String) -> PropertyCoder {
        PropertyCoder(read: number(attribute).read) { value, target in
            target.place.set(attribute, value.map(XcodeNumber.spelling))
        }
    }

    /// Returns the reader and writer of a number that Xcode writes even if it is the default.
    static func alwaysWritten(_ attribute: String) -> PropertyCoder {
        PropertyCoder(read: number(attribute).read) { value, target in
            let value = value ?? target.defaultValue
            target.element.set(attribute, value.map(XcodeNumber.spelling))
        }
    }

    /// The line break mode. Documents use UIKit's names for the modes; Interface Builder has names
    /// of its own.
    static let lineBreakMode = PropertyCoder { source throws(InvalidValue) in
        guard let word = source.element["lineBreakMode"] else { return nil }
        guard let mode = lineBreakModes.first(where: { $0.word == word }) else {
            throw InvalidValue(text: word)
        }
        return .lineBreakMode(mode.value)
    } write: { value, target in
        let value = value ?? target.defaultValue
        let mode = lineBreakModes.first { .lineBreakMode($0.value) == value }
        target.element.set("lineBreakMode", mode?.word)
    }

    private static let lineBreakModes: [(word: String, value: LineBreakMode)] = [
        ("wordWrap", .byWordWrapping), ("characterWrap", .byCharWrapping), ("clip", .byClipping),
        ("headTruncation", .byTruncatingHead), ("tailTruncation", .byTruncatingTail),
        ("middleTruncation", .byTruncatingMiddle),
    ]

    /// Whether an activity indicator animates. The reader returns false only if the indicator hides
    /// when stopped. Interface Builder shows any other indicator even if it does not animate.
    static let animating = PropertyCoder { source throws(InvalidValue) in
        if source.element.isYes("animating") { return .flag(true) }
        return source.element.isYes("hidesWhenStopped") ? .flag(false) : nil
    } write: { value, target in
        target.element.set("animating", value == .flag(true) ? "YES" : nil)
        if value == .flag(false) { target.element.set("hidesWhenStopped", "YES") }
        if value == nil { target.element.set("hidesWhenStopped", nil) }
    }

    static let secure = PropertyCoder { source throws(InvalidValue) in
        source.element.child("textInputTraits", key: "textInputTraits")?
            .isYes("secureTextEntry") == true ? .flag(true) : nil
    } write: { value, target in
        let field = target.element
        let known = field.child("textInputTraits", key: "textInputTraits")
        if value != .flag(true) && known == nil { return }
        let traits = known ?? field.tree.make("textInputTraits", [("key", "textInputTraits")])
        if known == nil { field.insertInOrder(traits) }
        traits.set("secureTextEntry", value == .flag(true) ? "YES" : nil)
    }

    /// Returns the reader and writer of an attribute of a button's configuration. Nothing is
    /// written if the button has no configuration.
    static func configured(_ attribute: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            try source.value(source.element.configuration?[attribute])
        } write: { value, target in
            target.element.configuration?.set(attribute, value?.spelling)
        }
    }

    /// Returns the reader and writer of a colour of a button's configuration.
    static func configuredColor(_ key: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            try source.color(source.element.configuration?.child("color", key: key))
        } write: { value, target in
            if target.isBase { target.element.configuration?.setColor(value, key: key) }
        }
    }
}

/// Readers and writers of text and title colours.
extension PropertyCoder {
    static let attributedTextColor = PropertyCoder(
        read: { source throws(InvalidValue) in
            let string = source.element.child("attributedString", key: "attributedText")
            let attributes = string?.children("fragment").first?.child("attributes")
            return try source.color(attributes?.child("color", key: "NSColor"))
        }, write: nil)

    /// The title colour of a button: the foreground colour of its configuration, otherwise the
    /// title colour of its normal state.
    static let titleColor = PropertyCoder { source throws(InvalidValue) in
        let state = source.element.child("state", key: "normal")
        return try source.color(
            source.element.configuration?.child("color", key: "baseForegroundColor")
                ?? state?.child("color", key: "titleColor"))
    } write: { value, target in
        guard target.isBase else { return }
        if let configuration = target.element.configuration {
            configuration.setColor(value, key: "baseForegroundColor")
        } else if value != nil || target.element.child("state", key: "normal") != nil {
            target.element.makeState().setColor(value, key: "titleColor")
        }
    }
}

/// Readers and writers of `CALayer` properties, which the file sets as user defined runtime
/// attributes. The key path of such an attribute names the layer's property, such as
/// `layer.cornerRadius`, or an inspectable property of a custom class that has the same meaning,
/// such as `cornerRadius`.
extension PropertyCoder {
    static func layer(_ name: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            let attribute = source.element.runtimeAttribute(["layer." + name, name])
            let number = attribute?.child(key: "value")
            guard let text = number?["value"] else { return nil }
            guard let value = XMLNumber.parse(text), value >= 0 else { return nil }
            return .number(value)
        } write: { value, target in
            let known = target.element.runtimeAttribute(["layer." + name, name])
            guard let value else {
                known?.remove()
                return
            }
            let number = known?.child(key: "value") ?? target.element.makeRuntimeNumber(name)
            let isWhole = number.isNamed("integer") && value.spelling.allSatisfy(\.isNumber)
            number.set("value", isWhole ? value.spelling : XcodeNumber.spelling(value))
        }
    }

    /// The border colour. A runtime attribute cannot set the layer's `CGColor`. So only a view of a
    /// custom class that has an inspectable border colour can have one.
    static let borderColor = PropertyCoder { source throws(InvalidValue) in
        let attribute = source.element.runtimeAttribute(runtimeBorderColors)
        return try source.color(attribute?.child("color", key: "value"))
    } write: { value, target in
        guard let known = target.element.runtimeAttribute(runtimeBorderColors) else { return }
        if value == nil { known.remove() } else { known.setColor(value, key: "value") }
    }

    private static let runtimeBorderColors = [
        "layer.borderUIColor", "layer.borderColor", "borderColor",
    ]
}

extension SourceElement {
    /// Returns the first runtime attribute with one of the key paths, which are tried in order; nil
    /// if there is none.
    fileprivate func runtimeAttribute(_ paths: [String]) -> SourceElement? {
        let known = children(in: "userDefinedRuntimeAttributes")
        return paths.lazy.compactMap { path in known.first { $0["keyPath"] == path } }.first
    }

    fileprivate func makeRuntimeNumber(_ name: String) -> SourceElement {
        let list =
            child("userDefinedRuntimeAttributes") ?? tree.make("userDefinedRuntimeAttributes")
        if list.parent == nil { insertInOrder(list) }
        let attribute = tree.make(
            "userDefinedRuntimeAttribute", [("type", "number"), ("keyPath", "layer." + name)])
        let number = tree.make("real", [("key", "value")])
        attribute.append(number)
        list.append(attribute)
        return number
    }
}

extension SourceElement {
    /// Sets the Swift module of the element's custom class: the module that another element with
    /// this class has, otherwise the one that most custom classes of the file have. If no other
    /// element has this class, leaves a known module unchanged. Sets no module if the name begins
    /// with three capitals, such as `MKMapView`, because the class is probably an Objective-C
    /// class. Removes the module if `name` is nil.
    fileprivate func setModule(ofClass name: String?) {
        let names = ["customModule", "customModuleProvider"]
        guard let name else { return names.forEach { set($0, nil) } }
        let others = tree.root.subtree.filter { $0["customClass"] != nil && $0 != self }
        let known = others.first { $0["customClass"] == name }
        let isPrefixed = name.prefix(3).count { $0.isUppercase } == 3
        if known == nil, isPrefixed || self["customModule"] != nil { return }
        let modules = others.map { [$0["customModule"], $0["customModuleProvider"]] }
        let counts = Dictionary(grouping: modules) { $0 }.mapValues(\.count)
        let usual = modules.max { counts[$0]! < counts[$1]! }
        let module = known.map { [$0["customModule"], $0["customModuleProvider"]] } ?? usual
        for (attribute, value) in zip(names, module ?? [nil, nil]) { set(attribute, value) }
    }
}
