import StackCore

/// Which fonts were installed where a scene was laid out, told by the heights of its own labels.
///
/// A font that is missing is laid out in Helvetica Neue, whose lines are of another height. A file is
/// nearly always laid out on one Mac: of 255 versions of documents 246 have all labels of a family
/// in one of the two heights (docs/text-measurement.md, "Other fonts"). The others have scenes that
/// Xcode did not open again, so that a scene's own labels go before the file's.
struct FontVote {
    /// Of each family with labels that say something, how many more stand at the substitute's height
    /// than at their own.
    private var surplus: [String: Int] = [:]

    /// The labels inside an element. None up to Xcode 7, where 69 of 69 stand at their own.
    init(of element: SourceElement, _ facts: FileFacts) {
        guard facts.era >= .xcode8 else { return }
        let scale = facts.canvas.device.flatMap { Device.screen($0)?.scale } ?? 2
        let pixels = MeasurementTraits(era: facts.era, scale: scale).framePixels
        for label in element.subtree where label.isNamed("label") {
            guard let font = Self.namedFont(label), let height = label.storedFrame?.height,
                let mark = FontMark(font.name, size: font.size, height: height, pixels: pixels)
            else { continue }
            surplus[font.name.family, default: 0] += mark == .own ? -1 : 1
        }
    }

    /// Whether a family was missing; nil where as many labels say the one as the other.
    func isMissing(_ family: String) -> Bool? {
        guard let surplus = surplus[family], surplus != 0 else { return nil }
        return surplus > 0
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
    /// Those of the fonts that views of the scene ask for that were missing.
    var missingFontsInUse: MissingFonts? {
        var used: Set<String> = []
        for view in views {
            for entry in view.properties.list.entries {
                if case .font(.custom(let name, _)) = entry.value { used.insert(name.family) }
            }
        }
        if used.isEmpty { return nil }
        let own = FontVote(of: scene.view, facts)
        let missing = used.filter { own.isMissing($0) ?? fileVote.isMissing($0) ?? false }
        return missing.isEmpty ? nil : MissingFonts(missing)
    }
}
