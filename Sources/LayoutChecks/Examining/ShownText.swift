import StackCore

/// A text that a view shows, with all property values that affect its truncation.
struct ShownText {
    /// The text without trailing spaces, since people do not notice if those are truncated.
    let text: String
    /// Whether the text has no line breaks.
    let isOneParagraph: Bool
    let font: Font
    let paragraph: ParagraphStyle
    /// The maximum number of lines; 0 means no limit.
    let lines: Int
    /// Whether a text on several lines breaks between words, as far as they fit on a line.
    let wrapsAtWords: Bool
    let alignment: TextAlignment
    /// The distances from the view's edges inwards to the area of the text, in points.
    let insets: Insets
    /// The width of a button's image beside the text, in points.
    let imageWidth: Double
    /// The part of a view's width that is not available to its text, in points.
    var widthBesides: Double { insets.leading + insets.trailing + imageWidth }
    /// The part of a text view's height that is not available to its text, in points; 0 for other
    /// views.
    let heightBesides: Double
    /// Whether the text shrinks if there is too little space, instead of being truncated.
    let shrinks: Bool
    /// The least scale to which a text that shrinks is reduced; nil if it is not known.
    let leastScale: Double?
    private let measured = Measured()

    /// A cache of the text's measurements in the last layout. They are reused if the next layout
    /// has the same traits, as it usually has.
    private final class Measured {
        var metrics: (traits: MeasurementTraits, metrics: TextMetrics)?
        var width: (traits: MeasurementTraits, width: Double)?
        var widestWord: (traits: MeasurementTraits, word: String, width: Double)?
    }

    /// Creates the text of a label, a button, or a text view that does not scroll. Returns nil for
    /// other views, and for buttons whose title wraps. Also returns nil if it cannot be known
    /// whether the text is truncated: the view has no text, code sets the text or the view's size,
    /// or the file contains a paragraph style that documents cannot store.
    init?(_ view: ResolvedView, in resolved: ResolvedDocument, _ notes: SourceNotes) {
        let values = resolved.values(of: view.id)
        guard let text = values[.text], text.contains(where: { !$0.isWhitespace }),
            view.intrinsic == nil, !resolved.isOfOwnClass(view.id), !Self.leftovers.contains(text),
            !notes.styledTexts.contains(view.id), !notes.sampleTexts.contains(view.id)
        else { return nil }
        let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex
        self.text = String(text[..<end])
        isOneParagraph = !self.text.contains(where: \.isNewline)
        paragraph = ParagraphStyle { values[$0] }
        alignment = values[.textAlignment] ?? .natural
        let scale = values[.minimumScaleFactor] ?? 1
        shrinks = notes.shrinkingTitles.contains(view.id) || scale < 1
        leastScale = scale > 0 && scale < 1 && view.kind == .label ? scale : nil
        switch view.kind {
        case .label:
            font = values[.font] ?? .label
            lines = Int(values[.lines] ?? 1)
            (insets, imageWidth) = (.zero, 0)
        case .button:
            guard Self.isPlain(view.style), !Self.wraps(values[.lineBreakMode]) else { return nil }
            font = values[.font] ?? (view.style == .custom ? .customButton : .button)
            lines = 1
            insets = values[.contentInset] ?? .zero
            imageWidth = values[.image]?.wholeSize?.width ?? 0
        case .textView:
            guard values[.scrollEnabled] == false else { return nil }
            font = values[.font] ?? .textInput
            lines = 0
            (insets, imageWidth) = (TextViewContent.textInsets, 0)
        case .view, .stack, .textField, .image, .switch, .slider, .stepper, .segmented,
            .progress, .activity, .pageControl, .datePicker, .picker, .searchBar, .scroll, .table,
            .collection, .cell, .toolbar, .visualEffect, .map, .web, .spacer:
            return nil
        }
        heightBesides = view.kind == .textView ? insets.top + insets.bottom : 0
        wrapsAtWords = lines != 1 && values[.lineBreakMode] != .byCharWrapping
    }

    /// The default titles of new views in Xcode. Such a text is ignored, since code replaces it.
    static let leftovers: Set = ["Button", "Label"]

    /// Returns whether a button with this style has no `UIButton.Configuration`, so that its title
    /// does not wrap.
    private static func isPlain(_ style: ControlStyle?) -> Bool {
        style == nil || style == .system || style == .custom
    }

    private static func wraps(_ mode: LineBreakMode?) -> Bool {
        mode == .byWordWrapping || mode == .byCharWrapping
    }

    func metrics(in traits: MeasurementTraits) -> TextMetrics {
        if let known = measured.metrics, known.traits == traits { return known.metrics }
        let metrics = TextMetrics(font: font, traits: traits, paragraph: paragraph)
        measured.metrics = (traits, metrics)
        return metrics
    }

    /// Returns the width of the text on a single line, in points and not rounded to pixels.
    func width(in traits: MeasurementTraits, _ widths: TextWidths) -> Double {
        if let known = measured.width, known.traits == traits { return known.width }
        let width = widths.width(of: text, font, traits)
        measured.width = (traits, width)
        return width
    }

    /// Returns the widest word of the text with its width in points; an empty one for a text without
    /// words.
    func widestWord(
        in traits: MeasurementTraits, _ widths: TextWidths
    ) -> (word: String, width: Double) {
        if let known = measured.widestWord, known.traits == traits {
            return (known.word, known.width)
        }
        var widest = (word: "", width: 0.0)
        for word in text.split(whereSeparator: { !Self.isInWord($0) }) {
            let width = widths.width(of: String(word), font, traits)
            if width > widest.width { widest = (String(word), width) }
        }
        measured.widestWord = (traits, widest.word, widest.width)
        return widest
    }

    /// Returns whether a line never breaks beside a character unless a word is wider than the line.
    /// Lines may break at spaces, hyphens, dashes and slashes, and beside the characters of scripts
    /// without spaces between words.
    private static func isInWord(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first, scalar.value < firstUnspacedScript else {
            return false
        }
        return character.isLetter || character.isNumber || ".,:;'_@$£%".contains(character)
    }

    /// The first scalar value of the Thai script. Scripts without spaces between words follow it.
    private static let firstUnspacedScript: UInt32 = 0xE00

    /// Whether the text's width is an estimate, because no widths were measured for its script.
    var isEstimate: Bool { UnmeasuredScripts.contain(text) }

    /// The first line of the text in quotation marks, shortened to 32 characters, for messages.
    var quoted: String {
        Self.quoted(text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text)
    }

    /// The number of scalars of a text that messages may contain.
    private static let longestExcerpt = 256

    /// Returns a text on one line in quotation marks, shortened to 32 characters, for messages.
    static func quoted(_ text: String) -> String {
        // A character can consist of any number of scalars.
        let start = String(text.unicodeScalars.prefix(longestExcerpt))
        let line = start.split(whereSeparator: \.isNewline).joined(separator: " ")
        let isWhole = line.count <= 32 && start.utf8.count == text.utf8.count
        return "“" + (isWhole ? line : String(line.prefix(31)) + "…") + "”"
    }
}
