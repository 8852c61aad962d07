import StackCore

/// Infers from the heights of a scene's labels whether the scene was laid out by an earlier Xcode,
/// and not by the Xcode that saved the file.
///
/// Xcode writes its version into the file when it saves it, but lays out only the scenes that it
/// opens. Labels in text styles show the difference: Xcode 13 laid them out at the extra small
/// content size category, the versions before and after it at the large one. If the file's version
/// uses one of these categories, but most labels of a scene have the heights of the other one, an
/// earlier Xcode laid the scene out. All labels of such a scene agree (43 labels in 10 scenes of 4
/// projects).
struct VersionInference {
    private let era: Era
    /// The number of labels with the height of the extra small content size category, minus the
    /// number of those with the height of the large one.
    private var surplus = 0

    /// Counts the labels in `element` that show the content size category. Counts none in a file
    /// that is older than Xcode 13.
    init(of element: SourceElement, _ facts: FileFacts) {
        era = facts.era
        if era < .xcode13 { return }
        let heights = LabelHeights(era: era, scale: facts.canvas.screen.scale)
        for label in element.subtree where label.isNamed("label") {
            surplus += heights.vote(of: label)
        }
    }

    /// Returns the `toolsVersion` of an Xcode that lays labels out as in the scene, if it differs
    /// from the file's version; nil if the labels do not contradict the file's version. The scene's
    /// own labels take precedence over those of the whole file.
    func version(otherwise file: VersionInference) -> String? {
        let votes = surplus == 0 ? file.surplus : surplus
        if votes == 0 || votes > 0 && era.hasExtraSmallText { return nil }
        return votes > 0 ? Self.xcode13 : era.hasExtraSmallText ? Self.xcode12 : nil
    }

    private static let xcode12 = "17701"
    private static let xcode13 = "20037"
}

/// The heights in points of lines in the text styles, at two content size categories.
private struct LabelHeights {
    private let small: MeasurementTraits
    private let large: MeasurementTraits

    init(era: Era, scale: Double) {
        precondition(scale > 0, "a screen has \(scale) pixels for each point")
        small = MeasurementTraits(era: era, scale: scale, category: .extraSmall)
        large = MeasurementTraits(era: era, scale: scale, category: .large)
    }

    /// Returns 1 if the label is as high as a line at the extra small category, -1 if it is as high
    /// as a line at the large category. Returns 0 if the label has neither height, or if both
    /// heights are equal.
    func vote(of label: SourceElement) -> Int {
        guard let height = label.storedFrame?.height,
            let element = label.child("fontDescription", key: "fontDescription"),
            case .style? = FontElement.font(element, for: .label),
            let font = FontElement.font(element, for: .label)
        else { return 0 }
        let lines = [small, large].map {
            $0.framePixels.up(TextMetrics(font: font, traits: $0).lineHeight)
        }
        if lines[0] == lines[1] { return 0 }
        let isClose = lines.map { abs($0 - height) < 0.1 }
        return isClose[0] ? 1 : isClose[1] ? -1 : 0
    }
}
