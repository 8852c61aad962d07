/// The Xcode whose metrics stored a document's frames, named by the first version of its range.
///
/// Text widths, control sizes and rounding changed between them (docs/text-measurement.md).
package enum Era: Int, CaseIterable, Comparable, Hashable, Sendable {
    case xcode6, xcode7, xcode7Later, xcode8, xcode9
    case xcode11, xcode12, xcode13, xcode14, xcode16, xcode26

    /// The era of documents that no Xcode made: classic control sizes, today's text metrics.
    package static let current = Era.xcode16

    package static func < (a: Era, b: Era) -> Bool { a.rawValue < b.rawValue }
}

extension Era {
    /// Reads Interface Builder's `toolsVersion`, or its plug-in's `version` when a tool replaced
    /// the former by 32700.99.1234. Anything unreadable means `current`.
    package init(toolsVersion: String, plugInVersion: String? = nil) {
        let version = Era.major(toolsVersion)
        if let version, version < Era.replacedVersion {
            self = Era.of(version)
        } else if let plugIn = plugInVersion.flatMap(Era.major), plugIn < Era.replacedVersion {
            self = Era.of(plugIn)
        } else {
            self = .current
        }
    }

    private static let replacedVersion = 32_700

    private static func major(_ version: String) -> Int? {
        version.split(separator: ".", omittingEmptySubsequences: false).first.flatMap { Int($0) }
    }

    private static func of(_ version: Int) -> Era {
        firstVersions.last { $0.version <= version }?.era ?? .xcode6
    }

    /// An Xcode each; 8000, 9000, 13000, 17000 and 24100 split its range where frames differ
    /// (docs/text-measurement.md, "Eras").
    private static let firstVersions: [(version: Int, era: Era)] = [
        (8_000, .xcode7), (9_000, .xcode7Later), (11_000, .xcode8), (13_000, .xcode9),
        (14_800, .xcode11), (17_000, .xcode12), (18_000, .xcode13), (21_000, .xcode14),
        (23_700, .xcode16), (24_100, .xcode26),
    ]
}

extension Era {
    /// Whether frames were rounded to whole points rather than to device pixels.
    ///
    /// Xcode 7.0 (8121, 8191) already stored halves; 7.3 (10117) stored none in 19 views.
    package var roundsToPoints: Bool { self == .xcode6 || self == .xcode7Later }

    /// Whether margins make room for the safe area: both came with iOS 11.
    ///
    /// Before, a view pinned to the root's top margin stands at y 0 (2 of 2 documents).
    package var marginsKnowSafeAreas: Bool { self >= .xcode9 }

    /// Whether a stack keeps labels on several lines at their share of its width: up to iOS 14 (140
    /// and 141 points in three versions of one document;
    /// docs/stack-view-rules.md, "Labels on several lines").
    package var sharesWidthAmongText: Bool { self < .xcode13 }

    /// The category at which Interface Builder laid out text styles.
    ///
    /// Xcode 13 used XS (about 360 labels against 22); Xcode 7.0 used M (Body 16, in 2 documents).
    package var contentSizeCategory: ContentSizeCategory {
        switch self {
        case .xcode13: .extraSmall
        case .xcode7: .medium
        default: .large
        }
    }
}
