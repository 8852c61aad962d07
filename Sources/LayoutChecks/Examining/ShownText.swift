import StackCore

/// A text that a view shows in lines, as far as the document decides how it is cut off.
struct ShownText {
    let text: String
    let font: Font
    let paragraph: ParagraphStyle
    /// 0 is any number.
    let lines: Int
    let alignment: TextAlignment
    /// What the view keeps free around it.
    let insets: Insets
    /// What stands beside it on its line.
    let besides: Double

    /// Nil where nothing certain can be said: no text, one that the app sets in its own way, a size
    /// that its own code reports, a text that scrolls or becomes smaller.
    init?(_ view: ResolvedView, in resolved: ResolvedDocument, _ notes: SourceNotes) {
        let values = resolved.values(of: view.id)
        guard let text = values[.text], text.contains(where: { !$0.isWhitespace }),
            view.intrinsic == nil, values[.customClass] == nil, !Self.leftovers.contains(text),
            !notes.shrinkingTexts.contains(view.id), !notes.styledTexts.contains(view.id)
        else { return nil }
        self.text = text
        paragraph = ParagraphStyle { values[$0] }
        alignment = values[.textAlignment] ?? .natural
        switch view.kind {
        case .label:
            font = values[.font] ?? .label
            lines = Int(values[.lines] ?? 1)
            (insets, besides) = (.zero, 0)
        case .button:
            guard Self.isPlain(view.style), !Self.wraps(values[.lineBreakMode]) else { return nil }
            font = values[.font] ?? (view.style == .custom ? .customButton : .button)
            lines = 1
            insets = values[.contentInset] ?? .zero
            besides = values[.image]?.wholeSize?.width ?? 0
        default: return nil
        }
    }

    /// What Xcode writes into what is new: nobody reads it in an app.
    private static let leftovers: Set = ["Button", "Label"]

    /// Without a configuration, whose titles go on in further lines.
    private static func isPlain(_ style: ControlStyle?) -> Bool {
        style == nil || style == .system || style == .custom
    }

    private static func wraps(_ mode: LineBreakMode?) -> Bool {
        mode == .byWordWrapping || mode == .byCharWrapping
    }

    func metrics(in traits: MeasurementTraits) -> TextMetrics {
        TextMetrics(font: font, traits: traits, paragraph: paragraph)
    }

    /// The text as a message quotes it: its first line, and not too much of it.
    var quoted: String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
        return "“" + (line.count > 32 ? line.prefix(31) + "…" : line) + "”"
    }
}
