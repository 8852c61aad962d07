import StackCore

/// The screen scale on which a scene of Xcode 6 or 7 was laid out, inferred from the heights of its
/// labels.
///
/// Labels were aligned to the pixels of the Mac's screen, for any device on the canvas. 24
/// files have labels with evidence (9 projects), and in 21 of them all heights are whole points or
/// all are half points. In four of them, of 3 projects, this differs from the scale that the
/// version implies.
struct ScreenVote {
    private let traits: MeasurementTraits
    /// The number of labels with half points minus those with whole points.
    private var surplus = 0

    /// Collects the evidence; none for later versions of Xcode.
    init(of element: SourceElement, _ facts: FileFacts) {
        traits = MeasurementTraits(era: facts.era, scale: 2)
        if facts.era >= .xcode8 { return }
        for label in element.subtree where label.isNamed("label") { add(label) }
    }

    /// Adds a label in the system font if the two scales give different heights and it has one of
    /// them.
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

    /// The inferred pixels per point; nil if there is no evidence or the labels are tied.
    private var scale: Double? { surplus == 0 ? nil : surplus > 0 ? 2 : 1 }

    /// Returns the display scale that the document must set; nil if the version already implies it.
    /// A scene's own labels take precedence over its file's, which may have been laid out on
    /// another Mac.
    func displayScale(otherwise file: ScreenVote) -> Double? {
        guard let scale = scale ?? file.scale else { return nil }
        return scale == traits.framePixels.scale ? nil : scale
    }
}
