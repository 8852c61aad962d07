/// What a view's content says of its size: the numbers UIKit takes from the view itself.
package struct ContentMeasure: Hashable, Sendable {
    /// `intrinsicContentSize` in points; nil where the view has none.
    package var size: IntrinsicSize
    /// `alignmentRectInsets`: from the frame inwards to the rectangle that constraints place.
    package var alignmentInsets: Insets
    /// Inside the alignment rectangle; nil for content without text, whose edges stand in.
    package var baselines: Baselines?

    package init(
        size: IntrinsicSize, alignmentInsets: Insets = .zero, baselines: Baselines? = nil
    ) {
        self.size = size
        self.alignmentInsets = alignmentInsets
        self.baselines = baselines
    }

    package static let none = ContentMeasure(size: .none)
}
