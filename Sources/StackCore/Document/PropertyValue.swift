/// The value of a property. All values of a key have the same case, which the key's `PropertyType`
/// determines; but any of them can be `unknown`.
package enum PropertyValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case spacing(Spacing)
    case insets(Insets)
    case size(IntrinsicSize)
    case rect(Rect)
    case font(Font)
    case mask(AutoresizingMask)
    case sizeClasses(SizeClasses)
    case axis(Axis)
    case distribution(Distribution)
    case alignment(Alignment)
    case contentMode(ContentMode)
    case textAlignment(TextAlignment)
    case lineBreakMode(LineBreakMode)
    case contentHorizontalAlignment(ContentHorizontalAlignment)
    case imagePlacement(ImagePlacement)
    case verification(AmbiguityVerification)
    case direction(LayoutDirection)
    case orientation(Orientation)
    case style(ControlStyle)
    case accessory(CellAccessory)
    /// A stored value that this program does not know, such as a newer program's keyword. The
    /// property counts as not set. Only `StoredValueFormat` creates this case, when a file is read. A
    /// command with such a value is rejected.
    case unknown(String)

    /// Whether this is a stored value that this program does not know.
    package var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

// These initializers convert the cases of `PropertyValue` to Swift types. No other code does so.

extension Bool: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .flag(let content) = value else { return nil }
        self = content
    }
}

extension Double: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .number(let content) = value else { return nil }
        self = content
    }
}

extension String: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .text(let content) = value else { return nil }
        self = content
    }
}

extension Spacing: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .spacing(let content) = value else { return nil }
        self = content
    }
}

extension Insets: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .insets(let content) = value else { return nil }
        self = content
    }
}

extension IntrinsicSize: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .size(let content) = value else { return nil }
        self = content
    }
}

extension Rect: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .rect(let content) = value else { return nil }
        self = content
    }
}

extension Font: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .font(let content) = value else { return nil }
        self = content
    }
}

extension AutoresizingMask: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .mask(let content) = value else { return nil }
        self = content
    }
}

extension SizeClasses: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .sizeClasses(let content) = value else { return nil }
        self = content
    }
}

extension Axis: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .axis(let content) = value else { return nil }
        self = content
    }
}

extension Distribution: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .distribution(let content) = value else { return nil }
        self = content
    }
}

extension Alignment: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .alignment(let content) = value else { return nil }
        self = content
    }
}

extension ContentMode: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .contentMode(let content) = value else { return nil }
        self = content
    }
}

extension TextAlignment: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .textAlignment(let content) = value else { return nil }
        self = content
    }
}

extension LineBreakMode: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .lineBreakMode(let content) = value else { return nil }
        self = content
    }
}

extension ContentHorizontalAlignment: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .contentHorizontalAlignment(let content) = value else { return nil }
        self = content
    }
}

extension ImagePlacement: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .imagePlacement(let content) = value else { return nil }
        self = content
    }
}

extension AmbiguityVerification: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .verification(let content) = value else { return nil }
        self = content
    }
}

extension LayoutDirection: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .direction(let content) = value else { return nil }
        self = content
    }
}

extension Orientation: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .orientation(let content) = value else { return nil }
        self = content
    }
}

extension ControlStyle: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .style(let content) = value else { return nil }
        self = content
    }
}

extension CellAccessory: PropertyContent {
    package init?(_ value: PropertyValue) {
        guard case .accessory(let content) = value else { return nil }
        self = content
    }
}

extension PropertyValue {
    /// The canonical text of the value in commands. `PropertyType.parse` reads it back as the same
    /// value.
    package var spelling: String {
        switch self {
        case .flag(let value): value ? "true" : "false"
        case .number(let value): NumberSpelling.spell(value)
        case .text(let value): value
        case .spacing(.system): "system"
        case .spacing(.points(let value)): NumberSpelling.spell(value)
        case .insets(let value): spelled([value.top, value.leading, value.bottom, value.trailing])
        case .size(let value): spelled(value.width) + "x" + spelled(value.height)
        case .rect(let value): spelled([value.x, value.y, value.width, value.height])
        case .font(let value): value.spelling
        case .mask(let value): value.spelling
        case .sizeClasses(let value): value.spelling
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

    private func spelled(_ values: [Double]) -> String {
        values.map(NumberSpelling.spell).joined(separator: ",")
    }

    private func spelled(_ side: Double?) -> String {
        side.map(NumberSpelling.spell) ?? "-"
    }
}

extension Alignment {
    /// Parses the name of an alignment; nil if there is no such alignment. UIKit's `top` and
    /// `bottom` are other names for `leading` and `trailing`.
    package init?(spelling: String) {
        switch spelling {
        case "top": self = .leading
        case "bottom": self = .trailing
        default: self.init(rawValue: spelling)
        }
    }
}

extension AutoresizingMask {
    /// Parses `none`, or names such as `flexibleWidth`, separated by commas in any order; nil if a
    /// name is unknown.
    package init?(spelling: String) {
        self.init(rawValue: 0)
        if spelling == "none" { return }
        for word in spelling.split(separator: ",", omittingEmptySubsequences: false) {
            guard let bit = Self.words.firstIndex(of: String(word)) else { return nil }
            insert(AutoresizingMask(rawValue: 1 << bit))
        }
    }

    /// The names of the mask's options in a fixed order, so that equal masks have equal texts.
    package var spelling: String {
        let set = Self.words.enumerated().filter { rawValue & (1 << $0.offset) != 0 }
        return set.isEmpty ? "none" : set.map(\.element).joined(separator: ",")
    }
}

extension SizeClasses {
    /// Parses size classes such as `w=compact,h=regular`; nil if the text does not have this form.
    /// A missing dimension is `any`.
    package init?(spelling: String) {
        self = .base
        var seen: Set<Substring> = []
        for part in spelling.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2, seen.insert(sides[0]).inserted else { return nil }
            guard let value = SizeClass(rawValue: String(sides[1])) else { return nil }
            switch sides[0] {
            case "w": width = value
            case "h": height = value
            default: return nil
            }
        }
    }

    /// Both size classes, without a dimension that is `any`: `w=compact`, `h=regular` or
    /// `w=compact,h=regular`. The base is `w=any,h=any`.
    package var spelling: String {
        switch (width, height) {
        case (.any, .any): "w=any,h=any"
        case (_, .any): "w=" + width.rawValue
        case (.any, _): "h=" + height.rawValue
        default: "w=" + width.rawValue + ",h=" + height.rawValue
        }
    }
}
