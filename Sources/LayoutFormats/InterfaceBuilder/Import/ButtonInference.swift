import StackCore

/// Infers the space above and below the titles of a scene's configured buttons (buttons with a
/// `<buttonConfiguration>`) from the buttons' heights on the canvas.
///
/// In UIKit this space is 7 points. On the canvas of some versions it is larger, and only the
/// buttons' heights show this. In 3 files of 3 projects (versions 24506, 22684 and 22155), all 44
/// configured buttons with one line are 4 or 6 points higher than in UIKit, and equally wide. In 48
/// other files of 17 projects, 205 buttons are as high as in UIKit.
struct ButtonInference {
    private let pixels: PixelGrid
    private let traits: MeasurementTraits
    /// The number of buttons for each excess height. The key is the excess in pixels: the button's
    /// height on the canvas minus its height in UIKit.
    private var counts: [Int: Int] = [:]

    /// Finds the configured buttons in `element` whose height depends only on their font and the
    /// default padding, and counts how many have each excess height.
    init(of element: SourceElement, _ facts: FileFacts) {
        traits = MeasurementTraits(era: facts.era, scale: facts.canvas.screen.scale)
        pixels = traits.framePixels
        for button in element.subtree where button.isNamed("button") { add(button) }
    }

    /// Counts a configured button in `counts`, whose key is the height on the canvas minus that in
    /// UIKit. Ignores a button whose height has another cause: a picture, a subtitle, a button
    /// size, insets, or a constraint.
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

    /// The excess height that most buttons have, in points; nil if fewer than two buttons have it.
    /// If several are equally frequent, the smallest one is chosen, because buttons that a
    /// constraint stretches have a greater excess.
    private var excess: Double? {
        let best = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
        guard let best, best.value >= 2 else { return nil }
        return Double(best.key) / pixels.scale
    }

    /// Returns the space above and below a title, in points; nil if it is as in UIKit or unknown.
    /// The scene's own buttons take precedence over those of the whole file (`file`).
    func padding(otherwise file: ButtonInference) -> Double? {
        guard let excess = excess ?? file.excess, excess > 1 else { return nil }
        return ConfiguredButtonContent.ButtonSize.medium.insets.top + excess / 2
    }

    /// The excess heights, in points, that the canvas's padding can cause. A greater one means that
    /// the button is stretched.
    private static let possible = -0.1...8.0
}
