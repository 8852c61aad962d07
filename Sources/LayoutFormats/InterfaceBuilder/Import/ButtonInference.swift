import StackCore

/// Infers, from the heights of a scene's buttons with a configuration, how much space the canvas put
/// above and below their titles.
///
/// Where a file was laid out, it may be more than UIKit's 7, which nothing else in the file shows: in
/// 3 files of 3 projects all such buttons on one line are 4 or 6 points higher than usual, at their
/// usual width (37, 5 and 2 buttons, of versions 24506, 22684 and 22155). In 48 other files of 17
/// projects 205 buttons have the usual height.
struct ButtonInference {
    private let pixels: PixelGrid
    private let traits: MeasurementTraits
    /// The number of buttons for each height that buttons have beyond UIKit's, in pixels.
    private var counts: [Int: Int] = [:]

    /// Collects the evidence from the buttons in `element`.
    init(of element: SourceElement, _ facts: FileFacts) {
        traits = MeasurementTraits(era: facts.era, scale: facts.canvas.screen.scale)
        pixels = traits.framePixels
        for button in element.subtree where button.isNamed("button") { add(button) }
    }

    /// Counts a button on one line that consists of a title, unless a constraint fixes its height.
    private mutating func add(_ button: SourceElement) {
        guard let configuration = button.configuration, configuration["title"]?.isEmpty == false,
            !configuration.hasPicture, configuration["subtitle"] == nil,
            configuration["buttonSize"] == nil,
            configuration.child("directionalEdgeInsets", key: "contentInsets") == nil,
            !button.fixes("height"), let stored = button.storedFrame
        else { return }
        let named = configuration.child("fontDescription", key: "titleFontDescription")
        let usual = ConfiguredButtonContent(
            title: "A", font: named.flatMap { FontElement.font($0, for: .button) })
        guard let size = usual.intrinsicSize(in: traits, maximumWidth: nil).wholeSize else {
            return
        }
        let excess = stored.height - pixels.up(size.height)
        if Self.possible ~= excess {
            counts[Int((excess * pixels.scale).rounded()), default: 0] += 1
        }
    }

    /// The excess in points on which at least two buttons agree, and more than on any other; 0 if
    /// that is none; nil if fewer than two buttons agree. Stretched buttons are higher, so the
    /// smallest wins among equals.
    private var excess: Double? {
        let best = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
        guard let best, best.value >= 2 else { return nil }
        return Double(best.key) / pixels.scale
    }

    /// Returns the points above and below titles; nil if they are UIKit's. The scene's own buttons
    /// take precedence over those of the whole file.
    func padding(otherwise file: ButtonInference) -> Double? {
        guard let excess = excess ?? file.excess, excess > 1 else { return nil }
        return ConfiguredButtonContent.ButtonSize.medium.insets.top + excess / 2
    }

    /// The plausible excess in points. Stretched buttons have more.
    private static let possible = -0.1...8.0
}
