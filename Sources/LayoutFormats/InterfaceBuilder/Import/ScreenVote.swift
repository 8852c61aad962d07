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

    init(_ era: Era) { traits = MeasurementTraits(era: era, scale: 2) }

    /// A label in the system's font whose line is as high as one of the two, where they differ.
    mutating func add(_ label: SourceElement) {
        guard traits.era < .xcode8, let frame = label.storedFrame,
            let element = label.child("fontDescription", key: "fontDescription"),
            let spelling = FontElement.spelling(element, for: .label),
            case .system(let size, let weight, let design)? = try? Font(spelling: spelling)
        else { return }
        let line = TextMetrics(
            font: .system(size: size, weight: weight, design: design), traits: traits
        ).lineHeight
        let (whole, half) = (PixelGrid(scale: 1).up(line), PixelGrid(scale: 2).up(line))
        if whole == half { return }
        if frame.height == half { surplus += 1 } else if frame.height == whole { surplus -= 1 }
    }

    /// Pixels in a point; nil where as many labels say the one as the other.
    private var scale: Double? { surplus == 0 ? nil : surplus > 0 ? 2 : 1 }

    /// What has to be said of it: nil where it is what the version says. A scene's own labels go before those of
    /// its file, which may have been laid out on another Mac.
    static func displayScale(_ own: ScreenVote, _ file: ScreenVote) -> Double? {
        guard let scale = own.scale ?? file.scale else { return nil }
        return scale == own.traits.framePixels.scale ? nil : scale
    }
}
