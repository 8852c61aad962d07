extension StoredValueFormat {
    /// Version 1 of the stored spelling: flags as `true` or `false`, numbers as plain decimals,
    /// insets and frames as four comma-separated numbers, sizes as `WxH` with `-` for a missing
    /// dimension, and keywords for the rest.
    ///
    /// This version is released. It must not change, even if the spellings in commands do. Only new
    /// types of values may be added.
    package static let version1 = StoredValueFormat(
        version: 1, spell: Version1.spell, parse: Version1.parse)
}

private enum Version1 {
    static func spell(_ value: PropertyValue) -> String {
        switch value {
        case .flag(let value): value ? "true" : "false"
        case .number(let value), .spacing(.points(let value)): spell(value)
        case .spacing(.system): "system"
        case .text(let value): value
        case .insets(let value): spell([value.top, value.leading, value.bottom, value.trailing])
        case .rect(let value): spell([value.x, value.y, value.width, value.height])
        case .size(let value): spell(side: value.width) + "x" + spell(side: value.height)
        case .font(let value): spell(value)
        case .mask(let value): spell(value)
        case .sizeClasses(let value): spell(value)
        case .axis(let value): value.rawValue
        case .distribution(let value): value.rawValue
        case .alignment(let value): value.rawValue
        case .contentMode(let value): value.rawValue
        case .textAlignment(let value): value.rawValue
        case .lineBreakMode(let value): value.rawValue
        case .contentHorizontalAlignment(let value): value.rawValue
        case .imagePlacement(let value): value.rawValue
        case .verification(let value): value.rawValue
        case .direction(let value): value.rawValue
        case .orientation(let value): value.rawValue
        case .style(let value): value.rawValue
        case .accessory(let value): value.rawValue
        case .unknown(let value): value
        }
    }

    static func parse(_ type: PropertyType, _ text: String) -> PropertyValue? {
        switch type {
        case .flag: text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
        case .number(let range): number(text, in: range).map(PropertyValue.number)
        case .wholeNumber(let range):
            number(text, in: range).flatMap { $0 == $0.rounded() ? .number($0) : nil }
        // Any text is stored as a colour or word; only typed text is validated (`parse(typed:)`).
        case .text, .color, .word: .text(text)
        case .spacing:
            text == "system" ? .spacing(.system) : number(text).map { .spacing(.points($0)) }
        case .insets: numbers(text).map { .insets(Insets($0)) }
        case .rect: numbers(text).flatMap(rect)
        case .size: size(text)
        case .font: font(text).map(PropertyValue.font)
        case .mask: mask(text).map(PropertyValue.mask)
        case .sizeClasses: sizeClasses(text).map(PropertyValue.sizeClasses)
        case .axis: Axis(rawValue: text).map(PropertyValue.axis)
        case .distribution: Distribution(rawValue: text).map(PropertyValue.distribution)
        case .alignment: Alignment(rawValue: text).map(PropertyValue.alignment)
        case .contentMode: ContentMode(rawValue: text).map(PropertyValue.contentMode)
        case .textAlignment: TextAlignment(rawValue: text).map(PropertyValue.textAlignment)
        case .lineBreakMode: LineBreakMode(rawValue: text).map(PropertyValue.lineBreakMode)
        case .contentHorizontalAlignment:
            ContentHorizontalAlignment(rawValue: text)
                .map(PropertyValue.contentHorizontalAlignment)
        case .imagePlacement: ImagePlacement(rawValue: text).map(PropertyValue.imagePlacement)
        case .verification:
            AmbiguityVerification(rawValue: text).map(PropertyValue.verification)
        case .direction: LayoutDirection(rawValue: text).map(PropertyValue.direction)
        case .orientation: Orientation(rawValue: text).map(PropertyValue.orientation)
        case .style: ControlStyle(rawValue: text).map(PropertyValue.style)
        case .accessory: CellAccessory(rawValue: text).map(PropertyValue.accessory)
        }
    }
}

// MARK: Stored text of numbers

extension Version1 {
    fileprivate static func spell(_ number: Double) -> String { NumberSpelling.spell(number) }

    private static func spell(_ numbers: [Double]) -> String {
        numbers.map(spell).joined(separator: ",")
    }

    private static func spell(side: Double?) -> String { side.map(spell) ?? "-" }

    private static func number(_ text: some StringProtocol) -> Double? {
        NumberSpelling.parse(text)
    }

    private static func number(_ text: String, in range: ClosedRange<Double>) -> Double? {
        number(text).flatMap { range.contains($0) ? $0 : nil }
    }

    private static func numbers(_ text: String) -> [Double]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let values = parts.compactMap { number($0) }
        return parts.count == 4 && values.count == 4 ? values : nil
    }

    private static func rect(_ numbers: [Double]) -> PropertyValue? {
        guard numbers[2] >= 0, numbers[3] >= 0 else { return nil }
        return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    private static func size(_ text: String) -> PropertyValue? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = side(parts[0]), let height = side(parts[1]) else {
            return nil
        }
        return .size(IntrinsicSize(width: width, height: height))
    }

    /// Parses one dimension of a size. Returns `.some(nil)` for `-`, which is a missing dimension,
    /// and nil if the text is neither `-` nor a number.
    private static func side(_ text: Substring) -> Double?? {
        if text == "-" { return .some(nil) }
        return number(text).flatMap { $0 >= 0 ? .some($0) : nil }
    }
}

extension Insets {
    fileprivate init(_ numbers: [Double]) {
        self.init(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
}

// MARK: Stored text of fonts, masks and size classes

extension Version1 {
    /// Returns the stored text of a font: `SIZE[/WEIGHT][/DESIGN]`, `SIZE/FontName`, or a text
    /// style. The weight `regular` and the upright design are omitted.
    private static func spell(_ font: Font) -> String {
        switch font {
        case .style(let style): style.rawValue
        case .custom(let name, let size): spell(size) + "/" + name.rawValue
        case .system(let size, let weight, let design):
            spell(size) + (weight == .regular ? "" : "/" + weight.rawValue)
                + (design == .upright ? "" : "/" + design.rawValue)
        }
    }

    private static func font(_ text: String) -> Font? {
        if let style = TextStyle(rawValue: text) { return .style(style) }
        var words = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let size = number(words.removeFirst()), Font.sizes.contains(size) else { return nil }
        if words.count == 1, let name = FontName(words[0]) {
            return .custom(name: name, size: size)
        }
        let weight = words.first.flatMap(FontWeight.init(rawValue:))
        if weight != nil { words.removeFirst() }
        let design = words.first.flatMap(FontDesign.init(rawValue:))
        if design != nil { words.removeFirst() }
        guard words.isEmpty else { return nil }
        return .system(size: size, weight: weight ?? .regular, design: design ?? .upright)
    }

    private static let maskWords = [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
        "flexibleHeight", "flexibleBottomMargin",
    ]

    private static func spell(_ mask: AutoresizingMask) -> String {
        let words = maskWords.indices.filter { mask.rawValue & (1 << $0) != 0 }
        return words.isEmpty ? "none" : words.map { maskWords[$0] }.joined(separator: ",")
    }

    private static func mask(_ text: String) -> AutoresizingMask? {
        var mask = AutoresizingMask()
        if text == "none" { return mask }
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let bit = maskWords.firstIndex(of: String(word)) else { return nil }
            mask.insert(AutoresizingMask(rawValue: 1 << bit))
        }
        return mask
    }

    /// Returns the stored text of size classes: `w=compact`, `h=regular` or `w=compact,h=regular`;
    /// `w=any,h=any` for the base.
    private static func spell(_ classes: SizeClasses) -> String {
        switch (classes.width, classes.height) {
        case (_, .any) where classes.width != .any: "w=" + classes.width.rawValue
        case (.any, _) where classes.height != .any: "h=" + classes.height.rawValue
        default: "w=" + classes.width.rawValue + ",h=" + classes.height.rawValue
        }
    }

    private static func sizeClasses(_ text: String) -> SizeClasses? {
        SizeClasses.all.first { spell($0) == text }
    }
}
