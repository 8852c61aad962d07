/// The size class of one dimension (`UIUserInterfaceSizeClass`); `any` is UIKit's `unspecified`.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
    /// UIKit's `unspecified`. As a condition it matches both other classes.
    case any
    /// Little space, such as the width of an iPhone in portrait.
    case compact
    /// Much space, such as both dimensions of an iPad.
    case regular
}

/// The size classes of both dimensions: the condition of a variation, or the traits of a device.
///
/// In a condition, `any` matches every class. In traits, `any` describes the square canvas of old
/// versions of Interface Builder, which is no device.
public struct SizeClasses: Hashable, Sendable {
    /// The size class of the width.
    public var width: SizeClass
    /// The size class of the height.
    public var height: SizeClass

    /// Creates a pair of size classes.
    public init(width: SizeClass, height: SizeClass) {
        self.width = width
        self.height = height
    }

    /// The condition of a base value, which matches all traits.
    public static let base = SizeClasses(width: .any, height: .any)

    /// All nine pairs, `base` first.
    package static let all = SizeClass.allCases.flatMap { width in
        SizeClass.allCases.map { SizeClasses(width: width, height: $0) }
    }

    /// Returns whether a variation with this condition applies under `traits`.
    package func matches(_ traits: SizeClasses) -> Bool {
        (width == .any || width == traits.width) && (height == .any || height == traits.height)
    }

    /// The specificity of this condition: of several matching conditions, the most specific one
    /// applies. The order is: conditions on both dimensions, then conditions on the height, then
    /// conditions on the width. Apple does not document the order of height and width; in published
    /// storyboards the height class wins (docs/auto-layout-rules.md, "Variations").
    package var specificity: Int {
        (height == .any ? 0 : 2) + (width == .any ? 0 : 1)
    }

    /// The rank, from 0 to 8, by which conditions are sorted in files and listings; 0 for `base`.
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
