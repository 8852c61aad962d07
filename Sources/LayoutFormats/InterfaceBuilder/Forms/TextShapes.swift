import StackCore

/// Readers and writers of texts, titles and their fonts.
extension PropertyCoder {
    static let text = PropertyCoder { source throws(InvalidValue) in
        try source.value(StringElement.text(source.element, "text", attributed: "attributedText"))
    } write: { value, target in
        StringElement.write(
            value?.spelling, to: target.place.element(), "text", attributed: "attributedText")
    }

    static let placeholder = PropertyCoder { source throws(InvalidValue) in
        try source.value(
            StringElement.text(
                source.element, "placeholder", attributed: "attributedPlaceholder"))
    } write: { value, target in
        target.place.set("placeholder", value?.spelling)
    }

    static let title = PropertyCoder { source throws(InvalidValue) in
        try source.value(titledPart(of: source.element).flatMap(StringElement.title))
    } write: { value, target in
        let button = target.place.element()
        let state = button.child("state", key: "normal")
        let isStatesFree = state.map { !StringElement.hasTitle($0) } ?? true
        let configuration = button.configuration.flatMap { configuration in
            StringElement.hasTitle(configuration) || isStatesFree || configuration.hasPicture
                ? configuration : nil
        }
        StringElement.write(
            value?.spelling, to: configuration ?? button.makeState(), "title",
            attributed: "attributedTitle")
    }

    /// Returns the child of a button's element that contains the title: the configuration,
    /// otherwise the normal state. Returns nil if neither contains a title. Also returns nil if the
    /// configuration has an image and no title, because the button then shows no title (observed
    /// for 12 of 12 buttons in 6 projects).
    private static func titledPart(of button: SourceElement) -> SourceElement? {
        if let configuration = button.configuration, configuration.hasPicture,
            !StringElement.hasTitle(configuration)
        {
            return nil
        }
        return [button.configuration, button.child("state", key: "normal")]
            .compactMap { $0 }.first { StringElement.title($0) != nil }
    }

    /// The smallest size to which a label's text may shrink, as a fraction of its font size. The
    /// file contains either this fraction or the minimum font size in points. Without either, the
    /// text does not shrink, even if `adjustsFontSizeToFit` is set (as in 1 of 12,793 labels in
    /// 1,431 files).
    static let minimumScaleFactor = PropertyCoder { source throws(InvalidValue) in
        let element = source.element
        guard element["adjustsFontSizeToFit"] != "NO" else { return nil }
        if let factor = element["minimumScaleFactor"] { return try source.number(factor) }
        guard let least = XMLNumber.parse(element["minimumFontSize"]), least > 0 else { return nil }
        let fonts = FormSource(
            element: element, kind: source.kind, resources: source.resources, key: .font)
        var own = try attributedFont.read?(fonts)
        if own == nil { own = try font.read?(fonts) }
        let size = if case .font(let font)? = own { font.pointSize } else { 17.0 }
        return .number(size > least ? (least / size * 1_000).rounded() / 1_000 : 1)
    } write: { value, target in
        target.element.set("minimumFontSize", nil)
        target.element.set("minimumScaleFactor", value.map(XcodeNumber.spelling))
        target.element.set("adjustsFontSizeToFit", value == nil ? "NO" : nil)
    }

    static let attributedFont = PropertyCoder(
        read: { source throws(InvalidValue) in
            let string = source.element.child("attributedString", key: "attributedText")
            return try source.value(
                string.flatMap { AttributedFont.spelling($0, for: source.kind) })
        }, write: nil)

    static let attributedTitleFont = PropertyCoder(
        read: { source throws(InvalidValue) in
            let string = titledPart(of: source.element)?
                .child("attributedString", key: "attributedTitle")
            return try source.value(
                string.flatMap { AttributedFont.spelling($0, for: source.kind) })
        }, write: nil)

    /// The font of a view: the title font of a button's configuration if it has one, otherwise the
    /// `<fontDescription>`.
    static let font = PropertyCoder { source throws(InvalidValue) in
        let font =
            source.element.titleFont
            ?? source.element.child("fontDescription", key: "fontDescription")
        guard let font else {
            return source.element.configuration?.buttonSize.map { .font($0.font) }
        }
        guard let spelling = FontElement.spelling(font, for: source.kind) else {
            throw InvalidValue(text: font["style"] ?? "")
        }
        return try source.value(spelling)
    } write: { value, target in
        let known =
            target.element.titleFont
            ?? target.place.existing?.child("fontDescription", key: "fontDescription")
        guard case .font(let font)? = value else {
            known?.remove()
            return
        }
        guard let attributes = FontElement.attributes(font) else { return }
        let key = [("key", known?["key"] ?? "fontDescription" as String?)]
        if let known {
            known.setAttributes(key + attributes)
        } else {
            let description = target.element.tree.make("fontDescription", key + attributes)
            target.place.element().insertInOrder(description)
        }
    }
}

extension SourceElement {
    fileprivate var titleFont: SourceElement? {
        configuration?.child("fontDescription", key: "titleFontDescription")
    }
}
