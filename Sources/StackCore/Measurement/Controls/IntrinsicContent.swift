/// The content of a view that determines its intrinsic size.
package protocol IntrinsicContent: Hashable, Sendable {
    /// Returns the size of the alignment rectangle, in points.
    ///
    /// Layout calls this without `maximumWidth` first. When the width is solved, layout passes it
    /// to get the height of the wrapped text (docs/auto-layout-rules.md, "Labels on several
    /// lines").
    func intrinsicSize(in traits: MeasurementTraits, maximumWidth: Double?) -> IntrinsicSize

    /// Returns the distances of the frame's edges from the alignment rectangle inside it.
    func alignmentInsets(in traits: MeasurementTraits) -> Insets

    /// Returns the baselines in an alignment rectangle of `size`; nil if the content has no text.
    func baselines(in size: Size, traits: MeasurementTraits) -> Baselines?

    /// Returns the size of the alignment rectangle and the baselines. The default implementation
    /// calls `intrinsicSize` and `baselines`. A type that can compute both at once implements this
    /// method.
    ///
    /// - Parameter shown: the size of the alignment rectangle that the baselines refer to; nil for
    ///   the returned size
    func measure(
        in traits: MeasurementTraits, maximumWidth: Double?, shown: Size?
    ) -> (size: IntrinsicSize, baselines: Baselines?)

    /// Returns the font of the text; nil if the content never shows text.
    func textFont(in traits: MeasurementTraits) -> Font?
}

extension IntrinsicContent {
    package func intrinsicSize(in traits: MeasurementTraits) -> IntrinsicSize {
        intrinsicSize(in: traits, maximumWidth: nil)
    }

    package func alignmentInsets(in traits: MeasurementTraits) -> Insets { .zero }

    package func baselines(in size: Size, traits: MeasurementTraits) -> Baselines? { nil }

    package func measure(
        in traits: MeasurementTraits, maximumWidth: Double?, shown: Size?
    ) -> (size: IntrinsicSize, baselines: Baselines?) {
        let size = intrinsicSize(in: traits, maximumWidth: maximumWidth)
        let shown = shown ?? Size(width: size.width ?? 0, height: size.height ?? 0)
        return (size, baselines(in: shown, traits: traits))
    }

    package func textFont(in traits: MeasurementTraits) -> Font? { nil }
}

/// The distance in points of the first baseline from the top, and of the last baseline from the
/// bottom.
package struct Baselines: Hashable, Sendable {
    package var first: Double
    package var last: Double

    package init(first: Double, last: Double) {
        self.first = first
        self.last = last
    }
}

extension TextMetrics {
    /// The baselines of a label without text. The first is the font's ascender below the top; the
    /// last is the font's descender above the bottom.
    var baselinesWithoutText: Baselines { Baselines(first: ascender, last: descender) }

    /// Returns the baselines of text that is `textHeight` points high and vertically centred in a
    /// height of `height` points.
    ///
    /// A baseline is moved down to the next pixel edge. With unrounded line heights, this rule
    /// explains the offsets of all labels, fields and buttons in known stacks that align baselines:
    /// 7.0 and 6.0 points at 2 pixels per point, 4.5 in Xcode 7.0, 3 in Xcode 7.3.
    func baselines(lines: Int, textHeight: Double, centredIn height: Double) -> Baselines {
        let first = (height - textHeight) / 2 + ascender
        let last = first + Double(max(lines, 1) - 1) * lineStep
        let grid = traits.framePixels
        return Baselines(first: grid.up(first), last: height - grid.up(last))
    }
}

/// The content of an image view (`UIImageView`).
package enum ImageContent: IntrinsicContent {
    case empty
    /// An image whose size in points is in the document's resources (39 of 44 image views).
    case asset(Size)
    /// A system symbol of the given size in points, drawn at font size `pointSize`. Its alignment
    /// rectangle is about as high as a line of that font, regardless of the symbol's own height.
    /// This was observed in configured buttons, and in 60 of the 66 image views in 20 projects
    /// whose height is set by a constraint.
    case symbol(Size, pointSize: Double)

    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        switch self {
        case .empty: return IntrinsicSize()
        case .asset(let size): return IntrinsicSize(size)
        case .symbol(let size, let pointSize):
            return IntrinsicSize(
                width: size.width, height: SymbolMetrics.alignmentHeight(pointSize, in: traits))
        }
    }

    package func alignmentInsets(in traits: MeasurementTraits) -> Insets {
        guard case .symbol(let size, let pointSize) = self else { return .zero }
        let side = (size.height - SymbolMetrics.alignmentHeight(pointSize, in: traits)) / 2
        return Insets(top: side, leading: 0, bottom: side, trailing: 0)
    }
}

extension ImageContent {
    /// Returns whether a frame on the canvas shows a picture at twice its size: the frame is twice
    /// as long as the picture along at least one axis, and as long as the picture along none.
    ///
    /// Xcode 11 laid out some pictures at twice their size (8 image views in 8 documents of 6
    /// projects, beside 315 lengths that are the picture's own). In other versions, a constraint
    /// gives nearly all such views their length.
    package static func isDoubled(_ picture: Size, in frame: Size) -> Bool {
        func isAbout(_ multiple: Double) -> (Double, Double) -> Bool {
            { length, shown in length > 0 && abs(shown - multiple * length) <= 0.5 }
        }
        func any(_ fits: (Double, Double) -> Bool) -> Bool {
            fits(picture.width, frame.width) || fits(picture.height, frame.height)
        }
        return any(isAbout(2)) && !any(isAbout(1))
    }
}

extension Era {
    /// Whether the canvas of this version laid out some pictures at twice their size.
    package var doublesPictures: Bool { self >= .xcode11 && self < .xcode12 }
}
