/// The Xcode whose metrics stored a document's frames, by the version that its Interface Builder
/// writes as `toolsVersion`.
///
/// Text widths, control sizes, margins and rounding changed from one to the next
/// (docs/text-measurement.md). A rule names the first version that it holds for; the named eras are
/// where most of them changed.
package struct Era: Comparable, Hashable, Sendable {
    /// The first part of `toolsVersion`.
    package let version: Int

    package init(_ version: Int) { self.version = version }

    package static func < (a: Era, b: Era) -> Bool { a.version < b.version }

    package static let xcode6 = Era(0)
    package static let xcode7 = Era(8_000)
    /// Xcode 7.1 to 7.3.
    package static let xcode7Later = Era(9_000)
    package static let xcode8 = Era(11_000)
    package static let xcode9 = Era(13_000)
    package static let xcode11 = Era(14_700)
    package static let xcode12 = Era(17_000)
    package static let xcode13 = Era(18_000)
    package static let xcode14 = Era(21_000)
    package static let xcode16 = Era(23_700)
    package static let xcode26 = Era(24_000)

    /// The era of documents that no Xcode made: classic control sizes, today's text metrics.
    package static let current = Era.xcode16
}

extension Era {
    /// Reads Interface Builder's `toolsVersion`, or its plug-in's `version` when a tool replaced
    /// the former by 32700.99.1234. Anything unreadable means `current`.
    package init(toolsVersion: String, plugInVersion: String? = nil) {
        let version = Era.major(toolsVersion)
        if let version, version < Era.replacedVersion {
            self.init(version)
        } else if let plugIn = plugInVersion.flatMap(Era.major), plugIn < Era.replacedVersion {
            self.init(plugIn)
        } else {
            self = .current
        }
    }

    private static let replacedVersion = 32_700

    private static func major(_ version: String) -> Int? {
        version.split(separator: ".", omittingEmptySubsequences: false).first.flatMap { Int($0) }
    }
}

extension Era {
    /// Whether frames were rounded to whole points rather than to device pixels.
    ///
    /// Xcode 7.0 (8121, 8191) already stored halves; 7.3 (10117) stored none in 19 views.
    package var roundsToPoints: Bool {
        self < .xcode7 || Era.xcode7Later..<Era.xcode8 ~= self
    }

    /// Whether the canvas had its text at XS, and with it the controls that follow its size.
    package var hasExtraSmallText: Bool { Era.xcode13..<Era.xcode14 ~= self }

    /// Whether margins make room for the safe area: both came with iOS 11.
    ///
    /// Before, a view pinned to the root's top margin stands at y 0 (2 of 2 documents).
    package var marginsKnowSafeAreas: Bool { self >= .xcode9 }
}
