/// The version of Xcode that laid out a document. It is the major version of the `toolsVersion`
/// that Interface Builder writes.
///
/// Text widths, control sizes, margins and rounding differ between versions
/// (docs/text-measurement.md). A rule compares the era with the first version that the rule applies
/// to. The named eras are the versions in which most rules changed.
package struct Era: Comparable, Hashable, Sendable {
    /// The major version: the number before the first dot of `toolsVersion`.
    let version: Int

    /// Creates the era with this major version, such as 21000.
    package init(_ version: Int) { self.version = version }

    package static func < (a: Era, b: Era) -> Bool { a.version < b.version }

    package static let xcode6 = Era(0)
    package static let xcode7 = Era(8_000)
    /// Xcode 7.1 to 7.3.
    package static let xcode7Later = Era(9_000)
    package static let xcode8 = Era(11_000)
    package static let xcode9 = Era(13_000)
    package static let xcode10 = Era(14_000)
    package static let xcode11 = Era(14_700)
    package static let xcode12 = Era(17_000)
    package static let xcode13 = Era(18_000)
    package static let xcode14 = Era(21_000)
    package static let xcode16 = Era(23_700)
    package static let xcode26 = Era(24_000)

    /// The era of documents that were not made by Xcode. It has the control sizes before Xcode 26
    /// and current text metrics.
    package static let current = Era.xcode16
}

extension Era {
    /// Parses `toolsVersion`. If another tool replaced it by 32700.99.1234, uses the `version` of
    /// the Interface Builder plug-in instead. Returns `current` if neither can be parsed.
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
    /// Whether frames are rounded to whole points instead of device pixels.
    ///
    /// True for Xcode 6 and for Xcode 7.1 to 7.3: the frames of 19 views of Xcode 7.3 (10117)
    /// contain no half points. Those of Xcode 7.0 (8121, 8191) contain some.
    var roundsToPoints: Bool {
        self < .xcode7 || Era.xcode7Later..<Era.xcode8 ~= self
    }

    /// Whether the canvas used the content size category `extraSmall` for text, and for controls
    /// whose size depends on their text.
    package var hasExtraSmallText: Bool { Era.xcode13..<Era.xcode14 ~= self }

    /// Whether layout margins can include the safe area, which exists since iOS 11.
    ///
    /// In earlier versions, a view pinned to the root's top margin is at y 0 (2 of 2 documents).
    var marginsKnowSafeAreas: Bool { self >= .xcode9 }
}
