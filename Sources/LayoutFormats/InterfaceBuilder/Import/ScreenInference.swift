import StackCore

/// Infers, from the heights of its labels, the screen scale on which a scene of Xcode 6 or 7 was
/// laid out.
///
/// Xcode aligned labels to the pixels of the Mac's screen, for any device on the canvas. 24 files
/// of 9 projects have labels whose height differs between the scales 1 and 2. In 21 of these files,
/// either all of these heights are whole points or all are half points. In 4 files of 3 projects
/// the inferred scale differs from the one that the Xcode version implies.
struct ScreenInference {
    private let traits: MeasurementTraits
    /// The number of labels whose height fits a screen scale of 2, minus the number of those that
    /// fit a scale of 1.
    private var surplus = 0

    /// Counts the labels in `element` that show the scale. Counts none in a file of Xcode 8 or
    /// later, which does not align labels to the Mac's pixels.
    init(of element: SourceElement, _ facts: FileFacts) {
        traits = MeasurementTraits(era: facts.era, scale: 2)
        if facts.era >= .xcode8 { return }
        for label in element.subtree where label.isNamed("label") { add(label) }
    }

    /// Counts a label in the system font under two conditions: screens with 1 and 2 pixels per
    /// point give the label different heights, and its height in the file is one of these two.
    private mutating func add(_ label: SourceElement) {
        guard let frame = label.storedFrame,
            let element = label.child("fontDescription", key: "fontDescription"),
            let font = FontElement.font(element, for: .label), case .system = font
        else { return }
        let line = TextMetrics(font: font, traits: traits).lineHeight
        let (whole, half) = (PixelGrid(scale: 1).up(line), PixelGrid(scale: 2).up(line))
        if whole == half { return }
        if frame.height == half { surplus += 1 } else if frame.height == whole { surplus -= 1 }
    }

    /// The inferred pixels per point; nil if there is no evidence or equally much for both scales.
    private var scale: Double? { surplus == 0 ? nil : surplus > 0 ? 2 : 1 }

    /// Returns the display scale that the document must set; nil if there is no evidence, or if the
    /// Xcode version already implies the scale. The scene's own labels take precedence over those
    /// of the whole file, whose other scenes may have been laid out on another Mac.
    func displayScale(otherwise file: ScreenInference) -> Double? {
        guard let scale = scale ?? file.scale else { return nil }
        return scale == traits.framePixels.scale ? nil : scale
    }
}
