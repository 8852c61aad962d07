/// The type of a property's values, which parses and checks them.
package enum PropertyType: Hashable, Sendable {
    case flag
    case number(ClosedRange<Double>)
    case wholeNumber(ClosedRange<Double>)
    case text
    case color
    case spacing
    case insets
    case size
    case rect
    case font
    case mask
    case sizeClasses
    case axis
    case distribution
    case alignment
    case contentMode
    case textAlignment
    case lineBreakMode
    case contentHorizontalAlignment
    case imagePlacement
    case verification
    case direction
    case orientation
    case style
    case accessory
    /// A text that is one of these words. A file may contain another word, which is kept.
    case word([String])

    /// The keywords of this type, for completion and help. Empty if the type is not an enumeration.
    package var words: [String] {
        switch self {
        case .flag: ["true", "false"]
        case .axis: Axis.allCases.map(\.rawValue)
        case .distribution: Distribution.allCases.map(\.rawValue)
        case .alignment: Alignment.allCases.map(\.rawValue) + ["top", "bottom"]
        case .contentMode: ContentMode.allCases.map(\.rawValue)
        case .textAlignment: TextAlignment.allCases.map(\.rawValue)
        case .lineBreakMode: LineBreakMode.allCases.map(\.rawValue)
        case .contentHorizontalAlignment: ContentHorizontalAlignment.allCases.map(\.rawValue)
        case .imagePlacement: ImagePlacement.allCases.map(\.rawValue)
        case .verification: AmbiguityVerification.allCases.map(\.rawValue)
        case .direction: LayoutDirection.allCases.map(\.rawValue)
        case .orientation: Orientation.allCases.map(\.rawValue)
        case .style: ControlStyle.allCases.map(\.rawValue)
        case .accessory: CellAccessory.allCases.map(\.rawValue)
        case .word(let words): words
        default: []
        }
    }

    /// A description of the valid values, for error messages.
    package var expectation: String {
        switch self {
        case .number(let range): "a number from \(spelled(range))"
        case .wholeNumber(let range): "a whole number from \(spelled(range))"
        case .text: "a text"
        case .color: "#RGB, #RRGGBB, #RRGGBBAA, a colour of UIColor or asset:NAME"
        case .spacing: "a number of points or system"
        case .insets: "four numbers top,leading,bottom,trailing"
        case .size: "WIDTHxHEIGHT with - for none"
        case .rect: "four numbers x,y,width,height"
        case .font: "SIZE, SIZE/WEIGHT or a text style"
        case .mask: "none or a list of \(AutoresizingMask.words.joined(separator: ", "))"
        case .sizeClasses: "w=compact|regular|any,h=compact|regular|any"
        default: "one of \(words.joined(separator: ", "))"
        }
    }

    private func spelled(_ range: ClosedRange<Double>) -> String {
        NumberSpelling.spell(range.lowerBound) + " to " + NumberSpelling.spell(range.upperBound)
    }
}

extension PropertyType {
    /// Parses a value as it is written in commands, in the file and in exports.
    ///
    /// Returns nil if `text` is not a value of this type; `expectation` describes the valid values.
    package func parse(_ text: String) -> PropertyValue? {
        switch self {
        case .flag: parseFlag(text)
        case .number(let range):
            NumberSpelling.parse(text).flatMap { range.contains($0) ? .number($0) : nil }
        case .wholeNumber(let range): parseWhole(text, in: range)
        // Any text is accepted as a colour or word; `parse(typed:)` checks what people type.
        case .text, .color, .word: .text(text)
        case .spacing:
            text == "system"
                ? .spacing(.system) : NumberSpelling.parse(text).map { .spacing(.points($0)) }
        case .insets:
            numbers(text, count: 4).map {
                .insets(Insets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]))
            }
        case .size: parseSize(text)
        case .rect: parseRect(text)
        case .font: (try? Font(spelling: text)).map(PropertyValue.font)
        case .mask: AutoresizingMask(spelling: text).map(PropertyValue.mask)
        case .sizeClasses: SizeClasses(spelling: text).map(PropertyValue.sizeClasses)
        case .axis: Axis(rawValue: text).map(PropertyValue.axis)
        case .distribution: Distribution(rawValue: text).map(PropertyValue.distribution)
        case .alignment: Alignment(spelling: text).map(PropertyValue.alignment)
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

    private func parseFlag(_ text: String) -> PropertyValue? {
        switch text {
        case "true", "yes", "on": .flag(true)
        case "false", "no", "off": .flag(false)
        default: nil
        }
    }

    private func parseWhole(_ text: String, in range: ClosedRange<Double>) -> PropertyValue? {
        guard let value = NumberSpelling.parse(text), value == value.rounded() else { return nil }
        return range.contains(value) ? .number(value) : nil
    }

    private func numbers(_ text: String, count: Int) -> [Double]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let values = parts.compactMap { NumberSpelling.parse($0) }
        return values.count == count && parts.count == count ? values : nil
    }

    private func parseRect(_ text: String) -> PropertyValue? {
        guard let v = numbers(text, count: 4), v[2] >= 0, v[3] >= 0 else { return nil }
        return .rect(Rect(x: v[0], y: v[1], width: v[2], height: v[3]))
    }

    private func parseSize(_ text: String) -> PropertyValue? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        var sides: [Double?] = []
        for part in parts {
            if part == "-" {
                sides.append(nil)
            } else if let side = NumberSpelling.parse(part), side >= 0 {
                sides.append(side)
            } else {
                return nil
            }
        }
        return .size(IntrinsicSize(width: sides[0], height: sides[1]))
    }
}

extension PropertyType {
    /// Returns whether a property of this type can have the value. True for each value that `parse`
    /// can return, and for a value that a later version of the program has stored and this version
    /// does not know.
    package func includes(_ value: PropertyValue) -> Bool {
        switch (self, value) {
        case (.number(let range), .number(let value)): range.contains(value)
        case (.wholeNumber(let range), .number(let value)):
            range.contains(value) && value == value.rounded()
        case (.spacing, .spacing(.system)): true
        case (.spacing, .spacing(.points(let value))): isPoints(value)
        case (.insets, .insets(let value)):
            isPoints(value.top) && isPoints(value.leading) && isPoints(value.bottom)
                && isPoints(value.trailing)
        case (.size, .size(let value)): isLength(value.width ?? 0) && isLength(value.height ?? 0)
        case (.rect, .rect(let value)):
            isPoints(value.x) && isPoints(value.y) && isLength(value.width)
                && isLength(value.height)
        case (.flag, .flag), (.text, .text), (.color, .text), (.word, .text), (.font, .font),
            (.mask, .mask),
            (.sizeClasses, .sizeClasses), (.axis, .axis), (.distribution, .distribution),
            (.alignment, .alignment), (.contentMode, .contentMode), (.direction, .direction),
            (.orientation, .orientation), (.style, .style), (.textAlignment, .textAlignment),
            (.lineBreakMode, .lineBreakMode), (.imagePlacement, .imagePlacement),
            (.verification, .verification), (.accessory, .accessory),
            (.contentHorizontalAlignment, .contentHorizontalAlignment), (_, .unknown):
            true
        default: false
        }
    }

    private func isPoints(_ value: Double) -> Bool { value.magnitude <= NumberSpelling.limit }

    private func isLength(_ value: Double) -> Bool { value >= 0 && isPoints(value) }
}

extension PropertyDefinition {
    /// Returns whether the property may be set to the value in the size classes of `condition`.
    func allows(_ value: PropertyValue, under condition: SizeClasses) -> Bool {
        (varies || condition == .base) && type.includes(value)
    }
}
