import StackCore

/// Infers, from the heights of a scene's labels, which fonts were missing on the Mac that laid the
/// scene out.
///
/// Interface Builder replaces a missing font by Helvetica Neue, whose lines have another height. A
/// file is nearly always laid out on one Mac: in 246 of 255 versions of documents, all labels of a
/// font family have one of the two heights (docs/text-measurement.md, "Other fonts"). The other 9
/// versions contain both heights, because Xcode did not lay out all of their scenes again.
/// Therefore a scene's own labels take precedence over the file's.
struct FontInference {
    /// For each font family, the number of labels with the height of Helvetica Neue's lines, minus
    /// the number with the height of their own font's lines.
    private var surplus: [String: Int] = [:]
    /// The line heights of fonts, inferred from the heights of labels. There are entries only for
    /// fonts whose metrics this program does not know, or knows only from a version of the font
    /// that may be another one. The keys are the names of font families, such as `Avenir`, and of
    /// single fonts, such as `Avenir-Heavy`.
    private var lines: [String: LineHeightVote] = [:]
    private var widths: [String: WidthInference] = [:]
    /// The scale of the screen on which the scene was laid out, inferred from the scene's labels.
    let screen: ScreenInference
    /// The Xcode that laid the scene out, inferred from the scene's labels.
    let version: VersionInference
    /// The space around titles, inferred from the scene's buttons.
    let buttons: ButtonInference
    /// The fonts that classes set, inferred from the scene's labels.
    let classes: ClassInference

    init(of element: SourceElement, _ facts: FileFacts) {
        let scale = facts.canvas.device.flatMap { Device.screen($0)?.scale } ?? 2
        let pixels = MeasurementTraits(era: facts.era, scale: scale).framePixels
        screen = ScreenInference(of: element, facts)
        version = VersionInference(of: element, facts)
        buttons = ButtonInference(of: element, facts)
        classes = ClassInference(of: element, facts)
        for label in element.subtree where label.isNamed("label") {
            guard let font = Self.namedFont(label), let frame = label.storedFrame else { continue }
            if LineHeightVote.concerns(font.name) {
                inferMetrics(label, font.name, font.size, frame.size, pixels)
            }
            if facts.era >= .xcode8,
                // Files of Xcode 7 and earlier are left out, because these versions of Xcode
                // replaced no fonts: 69 of 69 labels are as high as in their own font.
                let mark = LineHeightMatch(
                    font.name, size: font.size, height: frame.height, pixels: pixels)
            {
                surplus[font.name.family, default: 0] += mark == .own ? -1 : 1
            }
        }
    }

    /// Infers the metrics of a label's font, which may be unknown, from the label's width and
    /// height. Ignores a width or height that a constraint fixes.
    private mutating func inferMetrics(
        _ label: SourceElement, _ font: FontName, _ points: Double, _ size: Size,
        _ pixels: PixelGrid
    ) {
        let text = StringElement.text(label, "text", attributed: "attributedText") ?? ""
        for name in Set([font.rawValue, font.family]) {
            var line = lines[name] ?? LineHeightVote(font)
            if !label.fixes("height") && !label.setsLineHeights {
                line.add(size: points, height: size.height, pixels: pixels)
            }
            lines[name] = line
            if !label.fixes("width") {
                widths[name, default: WidthInference()].add(text, size: points, width: size.width)
            }
        }
    }

    /// Returns the line heights that the labels indicate for a font family (`Avenir`) or a single
    /// font (`Avenir-Heavy`). Returns nil if no label uses the font.
    func lines(of name: String) -> LineHeightVote? { lines[name] }

    /// Returns the width of texts in a font family or single font, as a multiple of their width in
    /// Helvetica Neue. Returns nil if the labels indicate different widths, or if no label uses the
    /// font.
    func width(of name: String) -> Double? { widths[name]?.ratio }

    /// Returns whether a font family was missing on the Mac that laid the scene out. Returns nil if
    /// no label shows this, or if equally many labels have the height of Helvetica Neue and of the
    /// font itself.
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
    /// The fonts of the scene's views that were missing when the scene was laid out, or whose
    /// unknown metrics are inferred from labels. Nil if there are no such fonts.
    var missingFontsInUse: MissingFonts? {
        var used: Set<FontName> = []
        for view in views {
            for entry in view.properties.list.entries {
                if case .font(.custom(let name, _)) = entry.value { used.insert(name) }
            }
        }
        if used.isEmpty { return nil }
        let own = FontInference(of: scene.view, facts)
        let families = used.compactMap { name -> MissingFonts.Family? in
            if own.isMissing(name.family) ?? fileFonts.isMissing(name.family) ?? false {
                return MissingFonts.Family(name.family)
            }
            return line(of: name, own).map { line in
                MissingFonts.Family(name.rawValue, lineHeight: line, width: width(of: name, own))
            }
        }
        return families.isEmpty ? nil : MissingFonts(families)
    }

    /// Returns the line height of a font with unknown metrics, as a multiple of the font size.
    /// Returns nil if no label indicates it. Also returns nil if the labels are as high as in
    /// Helvetica Neue, which means that the font was missing.
    ///
    /// The labels of the scene take precedence over those of the whole file. Among each of these,
    /// the preferred evidence is two or more agreeing labels in fonts of the same family, then a
    /// label in this very font, then a single label in a font of the family.
    private func line(of name: FontName, _ own: FontInference) -> Double? {
        let asked = [(name.family, least: 2), (name.rawValue, 1), (name.family, 1)]
        let results = [own, fileFonts].lazy.flatMap { vote in
            asked.lazy.compactMap { name, least in
                vote.lines(of: name).map(\.result).flatMap { $0.count >= least ? $0 : nil }
            }
        }
        return results.first?.lineHeight.map(Self.rounded)
    }

    /// Returns the width of texts in a font, as a multiple of their width in Helvetica Neue.
    /// Returns 1 if no label indicates it or the labels disagree.
    private func width(of name: FontName, _ own: FontInference) -> Double {
        let ratios = [name.rawValue, name.family].lazy.compactMap { name in
            own.width(of: name) ?? fileFonts.width(of: name)
        }
        return ratios.first.map(Self.rounded) ?? 1
    }

    private static func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
}

extension SourceElement {
    /// Returns whether one of the view's own constraints fixes its `side`: `width` or `height`.
    func fixes(_ side: String) -> Bool {
        children(in: "constraints").contains {
            $0["firstAttribute"] == side && $0["secondItem"] == nil && $0["firstItem"] == nil
        }
    }
}
