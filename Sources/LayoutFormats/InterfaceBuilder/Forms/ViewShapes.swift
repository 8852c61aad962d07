import StackCore

/// Readers and writers of properties that every kind of view has.
extension PropertyCoder {
    /// Whether the view is hidden. Xcode writes `hidden` for a stopped activity indicator that
    /// hides when stopped, but still lays it out, so that value is ignored.
    static let hidden = PropertyCoder { source throws(InvalidValue) in
        if source.kind == .activity, source.element.isYes("hidesWhenStopped"),
            !source.element.isYes("animating")
        {
            return nil
        }
        return try flag("hidden").read?(source)
    } write: { value, target in
        flag("hidden").write?(value, target)
    }

    /// The layout direction of a view. Views with a playback or spatial semantic are never
    /// mirrored, so they are read as left to right.
    static let direction = PropertyCoder { source throws(InvalidValue) in
        switch source.element["semanticContentAttribute"] {
        case nil, "unspecified": nil
        case "forceRightToLeft": .direction(.rtl)
        default: .direction(.ltr)
        }
    } write: { value, target in
        let word = value.map { $0 == .direction(.rtl) ? "forceRightToLeft" : "forceLeftToRight" }
        target.place.set("semanticContentAttribute", word)
    }

    static let margins = PropertyCoder { source throws(InvalidValue) in
        try source.value(InsetsElement.margins(of: source.element).map(InsetsElement.spelling))
    } write: { value, target in
        let known = target.place.existing.flatMap { place in
            place.child(key: "directionalLayoutMargins") ?? place.child(key: "layoutMargins")
        }
        InsetsElement.write(
            value, known, "directionalEdgeInsets", key: "directionalLayoutMargins",
            in: target.place.element)
    }

    /// Whether a stack view arranges its subviews inside its margins. The format has no attribute
    /// for this. The reader returns true if the stack view has margins.
    static let marginsRelative = PropertyCoder(
        read: { source throws(InvalidValue) in
            InsetsElement.margins(of: source.element).map { _ in .flag(true) }
        }, write: nil)

    /// The size that replaces the intrinsic content size of a view whose code this program does not
    /// know. It is the placeholder size, the size that the code of a designable view reported to
    /// Xcode, or the fixed height of a bar.
    static let intrinsicSize = PropertyCoder { source throws(InvalidValue) in
        let element = source.element
        let reported = source.resources.designableSize(element["id"])
        let width = element["placeholderIntrinsicWidth"] ?? reported?["width"]
        let height =
            element["placeholderIntrinsicHeight"] ?? reported?["height"]
            ?? barHeights[element.name]
        let sides = (XMLNumber.spelling(width), XMLNumber.spelling(height))
        guard sides != (nil, nil) else { return nil }
        return try source.value((sides.0 ?? "-") + "x" + (sides.1 ?? "-"))
    } write: { value, target in
        guard target.isBase else { return }
        var sides: [String?] = [nil, nil]
        if case .size(let size)? = value {
            sides = [size.width, size.height].map { $0.map(XcodeNumber.spell) ?? "infinite" }
        }
        target.element.set("placeholderIntrinsicWidth", sides[0])
        target.element.set("placeholderIntrinsicHeight", sides[1])
    }

    private static let barHeights = ["toolbar": "44", "navigationBar": "44", "tabBar": "49"]

    /// The writer of a view's frame. There is no reader here, because the import reads the frame
    /// after it has determined whether constraints or a mask position the view.
    static let frame = PropertyCoder(
        read: nil,
        write: { value, target in
            if case .rect(let frame)? = value { FrameElement.write(frame, to: target.element) }
        })

    /// The writer of the autoresizing mask. The import reads the mask together with the frame.
    static let autoresizing = PropertyCoder(
        read: nil,
        write: { value, target in
            let attribute = "translatesAutoresizingMaskIntoConstraints"
            guard case .mask(let mask)? = value else { return target.element.set(attribute, "NO") }
            target.element.set(attribute, nil)
            AutoresizingElement.write(mask, to: target.element)
        })
}

/// Readers and writers of stack view properties.
extension PropertyCoder {
    /// The alignment of a stack view. In a horizontal stack view, Interface Builder spells
    /// `leading` and `trailing` as `top` and `bottom`.
    static let alignment = PropertyCoder { source throws(InvalidValue) in
        try word("alignment").read?(source)
    } write: { value, target in
        let axis = target.place.existing?["axis"] ?? target.element["axis"]
        let spelling =
            switch value {
            case .alignment(.leading)? where axis != "vertical": "top"
            case .alignment(.trailing)? where axis != "vertical": "bottom"
            default: value?.spelling
            }
        target.place.set("alignment", spelling)
    }

    static let spacing = PropertyCoder { source throws(InvalidValue) in
        switch source.element["spacingType"] {
        case "standard": .spacing(.system)
        // Xcode omits the number if it is 0 or equal to the value for all size classes.
        case "custom": try source.number(source.element["spacing"] ?? "0")
        default: try source.number(source.element["spacing"])
        }
    } write: { value, target in
        switch value {
        case .spacing(.system)?: target.place.set("spacingType", "standard")
        case .spacing(.points(let points))?:
            let isStandard = target.element["spacingType"] == "standard"
            target.place.set("spacingType", !target.isBase && isStandard ? "custom" : nil)
            target.place.set("spacing", XcodeNumber.spell(points))
        default:
            target.place.set("spacingType", nil)
            target.place.set("spacing", nil)
        }
    }
}

/// Readers and writers of constraint properties.
extension PropertyCoder {
    /// The constant of a constraint. Writing it removes the attribute `symbolic`, because Xcode
    /// chooses the value of a symbolic constant itself.
    static let constant = PropertyCoder { source throws(InvalidValue) in
        try number("constant").read?(source)
    } write: { value, target in
        target.place.set("constant", value.map(XcodeNumber.spelling))
        if target.isBase { target.element.set("symbolic", nil) }
    }

    /// Returns the reader and writer of a multiplier: `0.6`, the quotient `16:9` or `1/3`, or the
    /// percentage `35%`.
    ///
    /// The first number of a quotient belongs to the constraint's first item, the second one to the
    /// second item: a width constrained to a height with the multiplier `16:9` is 16/9 of the
    /// height (19 of 19 constraints).
    static func ratio(_ attribute: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            guard let text = source.element[attribute] else { return nil }
            guard let value = quotient(text), value.magnitude <= NumberSpelling.limit else {
                throw InvalidValue(text: text)
            }
            return try source.value(NumberSpelling.spell(value))
        } write: { value, target in
            target.place.set(attribute, value?.spelling)
        }
    }

    /// Returns the value of a multiplier; nil if the text is not a multiplier.
    static func quotient(_ text: String) -> Double? {
        let isPercent = text.hasSuffix("%")
        let parts = (isPercent ? text.dropLast() : text[...])
            .split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        let numbers = parts.compactMap { XMLNumber.parse(String($0)) }
        guard numbers.count == parts.count, !numbers.contains(0) else { return nil }
        let whole = isPercent ? 100.0 : 1
        switch numbers.count {
        case 1: return numbers[0] / whole
        case 2: return numbers[0] / numbers[1] / whole
        default: return nil
        }
    }
}

/// The conversion of a view's `<autoresizingMask>` element.
enum AutoresizingElement {
    /// Returns the view's autoresizing mask as a document spells it. Without the element, the view
    /// is fixed to the top left.
    static func spelling(_ view: SourceElement) -> String {
        guard let element = view.child("autoresizingMask", key: "autoresizingMask") else {
            return AutoresizingMask([.flexibleRightMargin, .flexibleBottomMargin]).spelling
        }
        return bits.reduce(into: AutoresizingMask()) { mask, bit in
            if element.isYes(bit.attribute) { mask.insert(bit.mask) }
        }.spelling
    }

    static func write(_ mask: AutoresizingMask, to view: SourceElement) {
        let element =
            view.child("autoresizingMask", key: "autoresizingMask")
            ?? view.tree.make("autoresizingMask", [("key", "autoresizingMask")])
        for bit in bits where element.isYes(bit.attribute) != mask.contains(bit.mask) {
            element.set(bit.attribute, mask.contains(bit.mask) ? "YES" : nil)
        }
        if element.parent == nil { view.insertInOrder(element) }
    }

    private static let bits: [(attribute: String, mask: AutoresizingMask)] = [
        ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
        ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
        ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
}
