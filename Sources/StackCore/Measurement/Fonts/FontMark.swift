/// Which of two heights a single line of a font has: its own, or that of what stands in for it.
package enum FontMark: Sendable {
    case own, substitute

    /// What the stored height of a label on one line says of a font that not every device has; nil
    /// where both heights are the same, or it is neither.
    package init?(_ name: FontName, size: Double, height: Double, pixels: PixelGrid) {
        guard case .table(let place) = FontFace(name, missing: .none),
            FontTables.shipped[place] == 0
        else { return nil }
        let own = pixels.up(FontTables.lineHeights[place] * size)
        let substitute = pixels.up(FontTables.lineHeights[FontTables.fallback] * size)
        guard own != substitute else { return nil }
        // Stored thirds are rounded.
        if abs(height - own) < 0.02 {
            self = .own
        } else if abs(height - substitute) < 0.02 {
            self = .substitute
        } else {
            return nil
        }
    }
}
