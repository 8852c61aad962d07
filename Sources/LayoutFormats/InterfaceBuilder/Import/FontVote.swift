import StackCore

/// Which fonts were installed where a file was laid out, told by the heights of its own labels.
///
/// A font that is missing is laid out in Helvetica Neue, whose lines are of another height. A file is
/// nearly always laid out on one Mac: of 255 versions of documents 246 have all labels of a family
/// in one of the two heights (docs/text-measurement.md, "Other fonts").
enum FontVote {
    /// The families of which more labels stand at the substitute's height than at their own.
    ///
    /// None up to Xcode 7, where 69 of 69 labels stand at their own.
    static func missingFonts(in root: SourceElement, _ facts: FileFacts) -> MissingFonts {
        let era = facts.toolsVersion.map { Era(toolsVersion: $0) } ?? .current
        guard era >= .xcode8 else { return .none }
        let scale = facts.canvas.device.flatMap { Device.screen($0)?.scale } ?? 2
        let pixels = MeasurementTraits(era: era, scale: scale).framePixels
        var votes: [String: Int] = [:]
        for label in root.subtree where label.isNamed("label") {
            guard let font = namedFont(label), let height = label.storedFrame?.height,
                let mark = FontMark(font.name, size: font.size, height: height, pixels: pixels)
            else { continue }
            votes[font.name.family, default: 0] += mark == .own ? -1 : 1
        }
        return MissingFonts(votes.filter { $0.value > 0 }.map(\.key))
    }

    private static func namedFont(_ label: SourceElement) -> (name: FontName, size: Double)? {
        guard let element = label.child("fontDescription", key: "fontDescription"),
            element["name"] != nil,
            let spelling = FontElement.spelling(element, for: .label),
            case .custom(let name, let size)? = try? Font(spelling: spelling)
        else { return nil }
        return (name, size)
    }
}

extension SceneImport {
    /// Those of the file's missing fonts that a view of the scene asks for.
    var missingFontsInUse: MissingFonts? {
        if missingFonts == .none { return nil }
        var used: Set<String> = []
        for view in views {
            for entry in view.properties.list.entries {
                if case .font(.custom(let name, _)) = entry.value { used.insert(name.family) }
            }
        }
        let families = missingFonts.families.filter(used.contains)
        return families.isEmpty ? nil : MissingFonts(families)
    }
}
