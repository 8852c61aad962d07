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
    /// Of each family that no table has, and of each of its faces.
    private var lines: [String: LineHeightVote] = [:]
    private var widths: [String: WidthVote] = [:]
    /// On which screen that was.
    let screen: ScreenVote

    init(of element: SourceElement, _ facts: FileFacts) {
        let scale = facts.canvas.device.flatMap { Device.screen($0)?.scale } ?? 2
        let pixels = MeasurementTraits(era: facts.era, scale: scale).framePixels
        screen = ScreenVote(of: element, facts)
        for label in element.subtree where label.isNamed("label") {
            guard let font = Self.namedFont(label), let frame = label.storedFrame else { continue }
            if LineHeightVote.concerns(font.name) {
                ask(label, font.name, font.size, frame.size, pixels)
            } else if facts.era >= .xcode8,
                // None were missing up to Xcode 7, where 69 of 69 stand at their own height.
                let mark = FontMark(
                    font.name, size: font.size, height: frame.height, pixels: pixels)
            {
                surplus[font.name.family, default: 0] += mark == .own ? -1 : 1
            }
        }
    }

    /// A side that a number fixes says nothing of the font.
    private mutating func ask(
        _ label: SourceElement, _ font: FontName, _ points: Double, _ size: Size,
        _ pixels: PixelGrid
    ) {
        let text = StringElement.text(label, "text", attributed: "attributedText") ?? ""
        for name in Set([font.rawValue, font.family]) {
            var line = lines[name] ?? LineHeightVote()
            if !label.fixes("height") && !label.setsLineHeights {
                line.add(size: points, height: size.height, pixels: pixels)
            }
            lines[name] = line
            if !label.fixes("width") {
                widths[name, default: WidthVote()].add(text, size: points, width: size.width)
            }
        }
    }

    /// What labels say of a family, or of a face; nil where none has it.
    func lines(of name: String) -> LineHeightVote? { lines[name] }

    /// Nil where labels in a family, or in a face, do not agree.
    func width(of name: String) -> Double? { widths[name]?.ratio }

    /// Whether a family was missing; nil where as many labels say the one as the other.
    func isMissing(_ family: String) -> Bool? {
        guard let surplus = surplus[family], surplus != 0 else { return nil }
        return surplus > 0
    }

    private static func namedFont(_ label: SourceElement) -> (name: FontName, size: Double)? {
        guard let element = label.child("fontDescription", key: "fontDescription"),
            element["name"] != nil,
            case .custom(let name, let size)? = FontElement.font(element, for: .label)
        else { return nil }
        return (name, size)
    }
}

extension SceneImport {
    /// Those of the fonts that views of the scene ask for that were missing.
    var missingFontsInUse: MissingFonts? {
        var used: Set<FontName> = []
        for view in views {
            for entry in view.properties.list.entries {
                if case .font(.custom(let name, _)) = entry.value { used.insert(name) }
            }
        }
        if used.isEmpty { return nil }
        let own = FontVote(of: scene.view, facts)
        let families = used.compactMap { name -> MissingFonts.Family? in
            if own.isMissing(name.family) ?? fileVote.isMissing(name.family) ?? false {
                return MissingFonts.Family(name.family)
            }
            return line(of: name, own).map { line in
                MissingFonts.Family(name.rawValue, lineHeight: line, width: width(of: name, own))
            }
        }
        return families.isEmpty ? nil : MissingFonts(families)
    }

    /// The height of a line in em; nil where labels say nothing, or that the font was missing. The scene's
    /// labels go before the file's, and where two labels of a family agree, it before the face.
    private func line(of name: FontName, _ own: FontVote) -> Double? {
        let asked = [(name.family, least: 2), (name.rawValue, 1), (name.family, 1)]
        let results = [own, fileVote].lazy.flatMap { vote in
            asked.lazy.compactMap { name, least in
                vote.lines(of: name).map(\.result).flatMap { $0.count >= least ? $0 : nil }
            }
        }
        return results.first?.lineHeight.map(Self.rounded)
    }

    /// In times of Helvetica Neue's width; 1 where labels do not agree.
    private func width(of name: FontName, _ own: FontVote) -> Double {
        let ratios = [name.rawValue, name.family].lazy.compactMap { name in
            own.width(of: name) ?? fileVote.width(of: name)
        }
        return ratios.first.map(Self.rounded) ?? 1
    }

    private static func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
}

extension SourceElement {
    /// Whether a constraint gives the view a length of that side.
    fileprivate func fixes(_ side: String) -> Bool {
        children(in: "constraints").contains {
            $0["firstAttribute"] == side && $0["secondItem"] == nil && $0["firstItem"] == nil
        }
    }
}
