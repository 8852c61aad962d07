/// The font whose line height explains the stored height of a label: the label's own font, or the
/// substitute for missing fonts.
package enum LineHeightMatch: Sendable {
    case own, substitute

    /// Compares the stored height of a label on one line with the line heights of its own font and
    /// of the substitute. Returns nil if the two line heights are equal, if the stored height
    /// matches neither, if every device has the font, or if the font has no table.
    package init?(_ name: FontName, size: Double, height: Double, pixels: PixelGrid) {
        guard let em = FontFace.lineHeight(ofInstallable: name) else { return nil }
        let own = pixels.up(em * size)
        let substitute = pixels.up(FontTables.lineHeights[FontTables.fallback] * size)
        guard own != substitute else { return nil }
        // Documents store thirds of a point as rounded decimals, so the comparison has a tolerance.
        if abs(height - own) < 0.02 {
            self = .own
        } else if abs(height - substitute) < 0.02 {
            self = .substitute
        } else {
            return nil
        }
    }
}
