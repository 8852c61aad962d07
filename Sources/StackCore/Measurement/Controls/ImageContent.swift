/// A picture (`UIImageView`).
package enum ImageContent: IntrinsicContent {
    case empty
    /// The size in points that the document's resources give (39 of 44 views).
    case asset(Size)
    /// A system symbol at a point size, of which only the proportions are known.
    case symbol(proportions: Size, pointSize: Double)

    package func intrinsicSize(
        in traits: MeasurementTraits, maximumWidth: Double?
    ) -> IntrinsicSize {
        switch self {
        case .empty: return IntrinsicSize()
        case .asset(let size): return IntrinsicSize(size)
        case .symbol(let proportions, let pointSize):
            let longest = max(proportions.width, proportions.height)
            guard longest > 0 else { return IntrinsicSize() }
            // A guess: symbols differ, and their sizes are nowhere in the document.
            let factor = 1.2 * pointSize / longest
            return IntrinsicSize(
                width: traits.framePixels.up(proportions.width * factor),
                height: traits.framePixels.up(proportions.height * factor))
        }
    }
}
