import StackCore

extension Rule {
    static let truncatedText = Rule(
        .truncatedText, .warning,
        "A text does not fit into its view, so it ends in …, is cut off, or breaks inside a word; or it cannot wrap in scrolled content, which is as wide as the text.",
        example: """
            new Login device=iphone-se
            add label title in view text="Forgotten your password?"
            constrain title.leading = view.leading + 20
            constrain title.width = 80
            constrain title.top = safeArea.top
            """,
        .layout { examination in
            let visibleLayout = examination.visibleLayout
            var open: Set<ViewID>?
            return visibleLayout.visible.order.compactMap { id in
                guard let text = visibleLayout.visible.texts[id],
                    let cut = visibleLayout.cut(of: text, in: id)
                        ?? visibleLayout.brokenWord(of: text, in: id, examination)
                        ?? visibleLayout.endlessLine(of: text, in: id),
                    !visibleLayout.isInConflict(id, cut.axis)
                else { return nil }
                open = open ?? Set(visibleLayout.layout.ambiguities().views.map(\.view))
                let choice = open!.contains(id) ? visibleLayout.choice(for: text, id, cut) : .none
                if choice == .complete { return nil }
                let rival = choice.rival.map(visibleLayout.name)
                let rowHeight =
                    cut.axis == .vertical && !visibleLayout.hasFixedHeight(id)
                    ? visibleLayout.visible.rowHeight[id] : nil
                let sentence =
                    cut.sentence(text, orOf: rival) + VisibleLayout.phrase(ofRowHeight: rowHeight)
                return Finding(
                    .truncatedText, [.view(id)], aspect: rival.map { "choice " + $0 } ?? "",
                    visibleLayout.name(id) + " " + sentence,
                    extent: cut.missing, isEstimate: text.isEstimate || rowHeight != nil,
                    [
                        Finding.Measure("needed", cut.needed), Finding.Measure("room", cut.room),
                    ], along: cut.axis,
                    related: choice.rival.map { other in
                        [id, other].map {
                            Finding.Identity(rule: .truncatedText, items: [.view($0)], aspect: "")
                        }
                    } ?? [])
            }
        })
}

/// A truncation of a text. Along `axis`, the text needs `needed` points, but only `room` points are
/// available.
struct TextCut {
    /// The part of the text that needs `needed` points: a line that is too wide, or the whole text.
    let text: String
    let axis: Axis
    let needed: Double
    let room: Double
    /// Whether nothing is truncated, but a line breaks inside `text`, a word.
    var isBrokenWord = false
    /// The name of the scroll view that is `room` points wide, if nothing is truncated, but the text
    /// is on a longer line in it; nil if there is none.
    var scroll: String?

    var missing: Double { needed - room }

    /// Returns the text after the view's name in a message, such as
    /// `is cut off: “Title” needs 80 points and is 60 wide`.
    ///
    /// - Parameter other: the name of the view whose text UIKit may truncate instead; nil for none
    func sentence(_ text: ShownText, orOf other: String? = nil) -> String {
        if let scroll {
            return
                "does not wrap: \(ShownText.quoted(self.text)) needs \(needed.points) points, and nothing makes it as wide as \(scroll), which is \(room.points) wide"
        }
        let size = axis == .horizontal ? "wide" : "high"
        let choice = other.map { ", or \($0) instead" } ?? ""
        let scale = text.leastScale == nil ? "" : " at its least scale"
        let fault = isBrokenWord ? "breaks inside a word" : "is cut off"
        return
            "\(fault)\(choice): \(ShownText.quoted(self.text)) needs \(text.isEstimate ? "about " : "")\(needed.points) points\(scale) and is \(room.points) \(size)"
    }
}

/// What UIKit may do instead of truncating a text, if constraints are ambiguous.
private enum TextChoice: Equatable {
    /// The text is truncated in any case.
    case none
    /// No text need be truncated.
    case complete
    /// The text of this view is truncated instead.
    case other(ViewID)

    var rival: ViewID? {
        if case .other(let view) = self { view } else { nil }
    }
}

extension VisibleLayout {
    /// Returns the truncation of a text. Returns nil if the whole text is visible, if superviews
    /// clip all of it, or if its frame in the running app is unknown.
    ///
    /// - Parameters:
    ///   - length: the width or height in points to assume for the view; nil to use its frame
    ///   - axis: the axis of `length`
    func cut(
        of text: ShownText, in id: ViewID, length: Double? = nil, along axis: Axis = .horizontal
    ) -> TextCut? {
        guard !text.shrinks || text.leastScale != nil, var frame = frames[id] else { return nil }
        if let length {
            if axis == .horizontal { frame.width = length } else { frame.height = length }
        }
        // Few texts are truncated, so the expensive check of the superviews comes last.
        guard frame.width > 0 || visible.isOfLanguage, frame.height > 0,
            !isPlacedByCell(id), !visible.isInSelfSizingCell[id],
            let cut = cut(of: text, id, in: frame), !isClippedAway(id)
        else { return nil }
        return cut
    }

    /// Returns the line of a label whose text is on one line that is wider than the scroll view
    /// around the label. The label may have any number of lines, but the scrolled content is as
    /// wide as the text, so that the text never wraps. Returns nil for any other text.
    fileprivate func endlessLine(of text: ShownText, in id: ViewID) -> TextCut? {
        guard text.lines == 0, text.isOneParagraph, !text.isEstimate, resolved[id].kind == .label,
            let scroll = visible.scroll[id], resolved[scroll].kind == .scroll,
            !isOfOwnClass(scroll), let frame = frames[id], let outer = frames[scroll],
            outer.width > 0, frame.width > outer.width
        else { return nil }
        let needed = width(of: text)
        // A label of another width got it from something else than its text.
        guard abs(needed + text.widthBesides - frame.width) <= 1 else { return nil }
        return TextCut(
            text: text.text, axis: .horizontal, needed: needed, room: outer.width,
            scroll: name(scroll))
    }

    /// Returns the word in which a line of a text breaks because it is wider than the line; nil if
    /// there is none. A text that is a single word, and breaks in the designed layout, too, is
    /// probably a sample.
    fileprivate func brokenWord(
        of text: ShownText, in id: ViewID, _ examination: Examination
    ) -> TextCut? {
        guard !text.isEstimate, let cut = brokenWord(of: text, in: id) else { return nil }
        if cut.text == text.text, let own = examination.designed.visible.texts[id],
            examination.designed.brokenWord(of: own, in: id) != nil
        {
            return nil
        }
        return cut
    }

    /// Returns the widest word of a text if UIKit breaks a line inside it; nil if it does not.
    private func brokenWord(of text: ShownText, in id: ViewID) -> TextCut? {
        guard text.wrapsAtWords, !text.shrinks, let frame = frames[id], frame.width > 0,
            frame.height > 0, !isPlacedByCell(id), !visible.isInSelfSizingCell[id]
        else { return nil }
        let room = max(0, frame.width - text.widthBesides)
        // Most texts are on one line, and the width of a whole text is known.
        if width(of: text) <= room + TextMetrics.widthSlack { return nil }
        let (word, width) = text.widestWord(in: environment.measurement, widths)
        guard width > room + TextMetrics.widthSlack, metrics(of: text).measuredBy != .fallback,
            !isClippedAway(id)
        else { return nil }
        return TextCut(
            text: word, axis: .horizontal, needed: width, room: room, isBrokenWord: true)
    }

    /// The visible views with a text in which UIKit breaks a line inside a word.
    var viewsWithBrokenWords: Set<ViewID> {
        Set(
            visible.order.filter { id in
                visible.texts[id].map { brokenWord(of: $0, in: id) != nil } ?? false
            })
    }

    /// Returns the height in points that a view lacks to show all lines of its text at the view's
    /// width; 0 if the view is high enough or shows no text.
    func missingHeight(of id: ViewID) -> Double {
        guard let text = visible.texts[id], let frame = frames[id] else { return 0 }
        let metrics = metrics(of: text)
        let room = max(0, frame.width - text.widthBesides)
        let lines = text.lines == 1 ? 1 : metrics.lines(text.text, maximumWidth: room).count
        return max(0, metrics.height(lines: lines) + text.heightBesides - frame.height)
    }

    /// Returns what UIKit may do instead of truncating the text of `id`, if other layouts are
    /// possible:
    ///
    /// - `none`: in no other layout has this text enough space.
    /// - `complete`: in another layout this text has enough space, and no text that is complete now
    ///   is truncated.
    /// - `other`: this text can have enough space only if another text, which is complete now, is
    ///   truncated. The value is the view of that other text.
    fileprivate func choice(for text: ShownText, _ id: ViewID, _ cut: TextCut) -> TextChoice {
        let axis = cut.axis
        guard let length = wholeLength(of: id, cut) else { return .none }
        let others = visible.order.filter { $0 != id && visible.texts[$0] != nil }
        func cuts(keeping kept: [(view: ViewID, length: Double)]? = nil) -> [(ViewID, TextCut)]? {
            guard
                let lengths = layout.lengths(
                    of: [id] + others, when: id, along: axis, is: length, keeping: kept),
                self.cut(of: text, in: id, length: lengths[0], along: axis) == nil
            else { return nil }
            return zip(others, lengths.dropFirst()).compactMap { other, length in
                guard let text = visible.texts[other], self.cut(of: text, in: other) == nil,
                    let cut = self.cut(of: text, in: other, length: length, along: axis),
                    cut.axis == axis
                else { return nil }
                return (other, cut)
            }
        }
        guard let rivals = cuts() else { return .none }
        guard let rival = rivals.first else { return .complete }
        let whole = rivals.compactMap { other, cut in
            wholeLength(of: other, cut).map { (view: other, length: $0) }
        }
        return cuts(keeping: whole)?.isEmpty == true ? .complete : .other(rival.0)
    }

    /// Returns the length in points at which the whole text of a view is visible; nil if the view
    /// has no text.
    private func wholeLength(of id: ViewID, _ cut: TextCut) -> Double? {
        switch cut.axis {
        case .horizontal:
            visible.texts[id].map { $0.widthBesides + cut.needed }
        case .vertical: visible.texts[id].map { $0.heightBesides + cut.needed }
        }
    }

    private func cut(of text: ShownText, _ id: ViewID, in frame: Rect) -> TextCut? {
        let room = max(0, frame.width - text.widthBesides)
        let metrics = metrics(of: text)
        guard metrics.measuredBy != .fallback else { return nil }
        if let scale = text.leastScale {
            // Only a text on a single line is known to shrink to its least scale before it is
            // truncated.
            return text.lines == 1 && frame.width > 0 ? wideCut(text, room, scale: scale) : nil
        }
        // A text without any width has no lines that could be counted.
        if text.lines == 1 || frame.width <= 0, let cut = wideCut(text, room) { return cut }
        // Breaking a text into lines is slow and done for many devices, so it is skipped for texts
        // that have a single line.
        let isOneLine = text.isOneParagraph && (text.lines == 1 || width(of: text) <= room)
        let height = max(0, frame.height - text.heightBesides)
        let area = Size(width: room, height: height)
        let count =
            isOneLine ? 0 : metrics.wholeLineCount(text.text, numberOfLines: text.lines, in: area)
        if let count { return lowCut(text, lines: max(1, count), metrics, in: height, id) }
        let shown = metrics.shownLines(text.text, numberOfLines: text.lines, in: area)
        let all = metrics.lines(text.text, maximumWidth: room).count
        // In the running app, a list makes cells as high as their content, so only `lines` limits
        // the text.
        if isAsHighAsContent(id), text.lines == 0 || shown.count < text.lines { return nil }
        return TextCut(
            text: text.text, axis: .vertical, needed: metrics.height(lines: all),
            room: min(height, metrics.height(lines: shown.count)))
    }

    /// Returns whether a superview that clips its content shows nothing of the view.
    private func isClippedAway(_ id: ViewID) -> Bool {
        // A frame of width 0 has no area, so its intersection with a superview would always be
        // empty. It counts as a vertical line at the text's leading edge instead.
        var shown = frames[id].map {
            Rect(x: $0.x, y: $0.y, width: max($0.width, Self.hairline), height: $0.height)
        }
        var parent = resolved[id].parent
        while let outer = parent, let left = shown {
            if resolved.value(.clipsToBounds, of: outer) ?? false,
                !resolved[outer].kind.isScrollView, let frame = frames[outer]
            {
                shown = left.intersection(frame)
            }
            parent = resolved[outer].parent
        }
        return shown == nil
    }

    /// A width in points that is too small to see. It replaces the width 0 in intersections of
    /// frames.
    private static let hairline = 0.001

    /// Returns the truncation of the widest line of the text, or of the first line if the view
    /// shows a single line. Returns nil if the line is not wider than `room` points.
    ///
    /// - Parameter scale: the scale to which the text is reduced
    private func wideCut(_ text: ShownText, _ room: Double, scale: Double = 1) -> TextCut? {
        // The text is as wide as its widest line, and this width is cached, so the text is split
        // into lines only if it is too wide.
        if scale * width(of: text) <= room + TextMetrics.widthSlack { return nil }
        let lines = text.text.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).prefix(text.lines == 1 ? 1 : Int.max)
        var widest = (line: "", width: 0.0)
        for line in lines.map(String.init) {
            let width = scale * width(of: line, in: text)
            if width > widest.width { widest = (line, width) }
        }
        return widest.width > room + TextMetrics.widthSlack
            ? TextCut(text: widest.line, axis: .horizontal, needed: widest.width, room: room) : nil
    }

    /// Returns whether the view is in a cell that is as high as its content in the running app, and
    /// the view's height can grow with it.
    private func isAsHighAsContent(_ id: ViewID) -> Bool {
        visible.isInCell[id] && visible.rowHeight[id] == nil && !hasFixedHeight(id)
    }

    /// Returns whether a required constraint sets the view's height to a constant, so that the
    /// height of its row does not affect it.
    fileprivate func hasFixedHeight(_ id: ViewID) -> Bool {
        visible.constraints.contains {
            $0.first == BoxAnchor(.view(id), .height) && $0.second == nil
                && $0.relation == .equal && $0.priority == Priorities.required
        }
    }

    /// Returns whether the view is in a cell and is placed by an autoresizing mask, as in UIKit's
    /// own cell styles. In the running app the cell lays such views out, and their frames on the
    /// canvas do not count.
    private func isPlacedByCell(_ id: ViewID) -> Bool {
        visible.isInCell[id] && resolved.placingMask(of: id) != nil
    }

    /// Returns the truncation of a text that is higher than the room for it in a label or text view;
    /// nil if it fits.
    private func lowCut(
        _ text: ShownText, lines: Int, _ metrics: TextMetrics, in height: Double, _ id: ViewID
    ) -> TextCut? {
        guard resolved[id].kind != .button, !isAsHighAsContent(id),
            metrics.areCut(lines: lines, inHeight: height)
        else { return nil }
        return TextCut(
            text: text.text, axis: .vertical, needed: metrics.height(lines: lines), room: height)
    }
}
