import StackCore

extension Rule {
    static let truncatedText = Rule(
        .truncatedText, .warning,
        "A text does not fit into its view, so that it ends in … or is cut off.",
        example: """
            new Login device=iphone-se
            add label title in view text="Forgotten your password?"
            constrain title.leading = view.leading + 20
            constrain title.width = 80
            constrain title.top = safeArea.top
            """,
        .layout { examination in
            let sight = examination.sight
            var choice: TextChoice?
            return sight.visible.order.compactMap { id in
                guard let text = sight.visible.texts[id], let cut = sight.cut(of: text, in: id),
                    !sight.isInConflict(id, cut.axis)
                else { return nil }
                choice = choice ?? TextChoice(in: sight)
                if choice!.sparesTexts(id, cut.axis) { return nil }
                return Finding(
                    .truncatedText, [.view(id)], sight.name(id) + " " + cut.sentence(text),
                    extent: cut.missing,
                    [
                        Finding.Measure("needed", cut.needed), Finding.Measure("room", cut.room),
                    ], along: cut.axis)
            }
        })
}

/// How a text is cut off.
struct TextCut {
    let axis: Axis
    let needed: Double
    let room: Double

    var missing: Double { needed - room }

    func sentence(_ text: ShownText) -> String {
        let size = axis == .horizontal ? "wide" : "high"
        return
            "is cut off: \(text.quoted) needs \(needed.points) points and is \(room.points) \(size)"
    }
}

/// Texts where the constraints hold as well in another way.
private struct TextChoice {
    /// Texts that are cut off now and whole then, with the axes.
    private var spared: [ViewID: Set<Axis>] = [:]
    /// The axes along which a text that is whole now is cut off then.
    private var atRisk: Set<Axis> = []

    init(in sight: Sight) {
        for open in sight.layout.ambiguities().views {
            guard let text = sight.visible.texts[open.view] else { continue }
            let now = sight.cut(of: text, in: open.view)
            let then = sight.cut(of: text, in: open.view, framed: open.alternative)
            if let now, then == nil { spared[open.view, default: []].insert(now.axis) }
            if let then, now == nil { atRisk.insert(then.axis) }
        }
    }

    /// Whether UIKit may as well make something else smaller that is no text. Where it is one text or the
    /// other, one of them is cut off.
    func sparesTexts(_ id: ViewID, _ axis: Axis) -> Bool {
        spared[id]?.contains(axis) == true && !atRisk.contains(axis)
    }
}

extension Sight {
    /// Nil where the whole text is shown.
    ///
    /// - Parameter frame: where the view would be; nil for where it is.
    func cut(of text: ShownText, in id: ViewID, framed frame: Rect? = nil) -> TextCut? {
        guard let frame = frame ?? frames[id], frame.width > 0, frame.height > 0,
            !isPlacedByCell(id)
        else {
            return nil
        }
        let room = max(0, frame.width - text.insets.leading - text.insets.trailing - text.besides)
        let metrics = metrics(of: text)
        guard metrics.measuredBy != .fallback else { return nil }
        if text.lines == 1, let cut = wideCut(text, room) { return cut }
        // Lines are looked for only where there can be several: a text is laid out for many devices.
        let isOneLine = text.lines == 1 && !text.text.contains(where: \.isNewline)
        let shown =
            isOneLine
            ? []
            : metrics.shownLines(
                text.text, numberOfLines: text.lines, in: Size(width: room, height: frame.height))
        if !shown.contains(where: \.isTruncated) {
            return lowCut(lines: max(1, shown.count), metrics, in: frame, id)
        }
        let all = metrics.lines(text.text, maximumWidth: room).count
        // In a cell the list decides: it makes rows as high as their content when the app runs.
        if visible.isInCell[id], text.lines == 0 || shown.count < text.lines { return nil }
        return TextCut(
            axis: .vertical, needed: metrics.height(lines: all),
            room: min(frame.height, metrics.height(lines: shown.count)))
    }

    /// Where the one line of a text is longer than its room.
    private func wideCut(_ text: ShownText, _ room: Double) -> TextCut? {
        let natural = width(of: text)
        return natural > room + TextMetrics.widthSlack
            ? TextCut(axis: .horizontal, needed: natural, room: room) : nil
    }

    /// The texts of UIKit's own cells, which they lay out when the app runs, stand where the canvas had them.
    private func isPlacedByCell(_ id: ViewID) -> Bool {
        visible.isInCell[id] && resolved.placingMask(of: id) != nil
    }

    /// Where a view is lower than its lines.
    private func lowCut(
        lines: Int, _ metrics: TextMetrics, in frame: Rect, _ id: ViewID
    ) -> TextCut? {
        guard resolved[id].kind == .label, !visible.isInCell[id],
            metrics.areCut(lines: lines, inHeight: frame.height)
        else { return nil }
        return TextCut(
            axis: .vertical, needed: metrics.height(lines: lines), room: frame.height)
    }
}
