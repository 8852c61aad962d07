import StackCore

/// On what screen a scene of Xcode 6 or 7 was laid out, told by the heights of its own labels.
///
/// Those filled the pixels of the Mac's screen, whatever device the canvas stood for: of 24 files with labels
/// whose height says it (9 projects) 21 have whole points throughout or halves throughout. What the version
/// says is otherwise in four of them, of 3 projects.
struct ScreenVote {
    private let traits: MeasurementTraits
    /// How many more labels fill halves than whole points.
    private var surplus = 0

    /// What is of another version has nothing to say.
    init(of element: SourceElement, _ facts: FileFacts) {
        traits = MeasurementTraits(era: facts.era, scale: 2)
        if facts.era >= .xcode8 { return }
        for label in element.subtree where label.isNamed("label") { add(label) }
    }

    /// A label in the system's font whose line is as high as one of the two, where they differ.
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

    /// Pixels in a point; nil where as many labels say the one as the other.
    private var scale: Double? { surplus == 0 ? nil : surplus > 0 ? 2 : 1 }

    /// What has to be said of it: nil where it is what the version says. A scene's own labels go before those of
    /// its file, which may have been laid out on another Mac.
    func displayScale(otherwise file: ScreenVote) -> Double? {
        guard let scale = scale ?? file.scale else { return nil }
        return scale == traits.framePixels.scale ? nil : scale
    }
}
