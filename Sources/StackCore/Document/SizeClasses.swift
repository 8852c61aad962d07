/// One dimension of a size class (`UIUserInterfaceSizeClass`); `any` is the unspecified one.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
    /// Not said: as a condition it matches both.
    case any
    /// Little room, as the width of an iPhone held upright.
    case compact
    /// Much room, as both sides of an iPad.
    case regular
}

/// A pair of size classes: the condition of a variation, or the traits of a device.
///
/// As a condition `any` matches everything; as traits `any` is Interface Builder's old square canvas.
public struct SizeClasses: Hashable, Sendable {
    /// That of the width.
    public var width: SizeClass
    /// That of the height.
    public var height: SizeClass

    /// A pair.
    public init(width: SizeClass, height: SizeClass) {
        self.width = width
        self.height = height
    }

    /// The condition of a base value: it holds everywhere.
    public static let base = SizeClasses(width: .any, height: .any)

    /// All nine, `base` first.
    package static let all = SizeClass.allCases.flatMap { width in
        SizeClass.allCases.map { SizeClasses(width: width, height: $0) }
    }

    /// Whether a variation with this condition holds under `traits`.
    package func matches(_ traits: SizeClasses) -> Bool {
        (width == .any || width == traits.width) && (height == .any || height == traits.height)
    }

    /// How strongly this condition binds when several match: both dimensions fixed before one,
    /// and of the single ones height before width (the order of the single ones is not documented,
    /// published storyboards are consistent with the height class winning:
    /// docs/auto-layout-rules.md, "Variations").
    package var specificity: Int {
        (height == .any ? 0 : 2) + (width == .any ? 0 : 1)
    }

    /// A fixed order among conditions, for storage and listings: base first.
    package var order: Int {
        Self.rank(width) * 3 + Self.rank(height)
    }

    private static func rank(_ value: SizeClass) -> Int {
        switch value {
        case .any: 0
        case .compact: 1
        case .regular: 2
        }
    }
}
