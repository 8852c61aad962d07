/// The remark of a root view, in the text of its file.
extension SourceElement {
    /// The first of our comments directly inside, without its mark.
    var remark: String? {
        guard let (piece, range) = remarkPlace, case .text(let text) = pieces[piece] else {
            return nil
        }
        return String(text[range].dropFirst("<!--".count + Remark.mark.count).dropLast("-->".count))
    }

    /// Writes the remark on a line of its own, in place of the one that is there; an empty one
    /// leaves no line.
    func write(_ remark: Remark, _ layout: SourceLayout) {
        guard let (piece, range) = remarkPlace, case .text(let text) = pieces[piece] else {
            if !remark.isEmpty { append(remark.comment, layout) }
            return
        }
        if !remark.isEmpty {
            pieces[piece] = .text(text.replacingCharacters(in: range, with: remark.comment))
        } else {
            pieces[piece] = .text(text.withoutLine(of: range))
        }
    }

    private func append(_ comment: String, _ layout: SourceLayout) {
        // Goes in as a child would, and is then only text.
        let line = SourceElement("layoutedit")
        self.append(line, layout)
        guard let at = place(of: line) else { return }
        line.parent = nil
        pieces[at] = .text(comment)
        joinTexts()
    }

    /// Comments and the white space around them are one piece, as a scanner would read them.
    private func joinTexts() {
        var joined: [Piece] = []
        for piece in pieces {
            if case .text(let text) = piece, case .text(let before)? = joined.last {
                joined[joined.count - 1] = .text(before + text)
            } else {
                joined.append(piece)
            }
        }
        pieces = joined
    }

    private var remarkPlace: (piece: Int, range: Range<String.Index>)? {
        for (at, piece) in pieces.enumerated() {
            guard case .text(let text) = piece,
                let start = text.firstRange(of: "<!--" + Remark.mark),
                let end = text[start.upperBound...].firstRange(of: "-->")
            else { continue }
            return (at, start.lowerBound..<end.upperBound)
        }
        return nil
    }
}

extension String {
    fileprivate func replacingCharacters(
        in range: Range<String.Index>, with text: String
    ) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }

    /// Without the range and the line end and white space before it.
    fileprivate func withoutLine(of range: Range<String.Index>) -> String {
        var start = range.lowerBound
        while start > startIndex, self[index(before: start)].isWhitespace {
            start = index(before: start)
            if self[start].isNewline { break }
        }
        return String(self[..<start]) + String(self[range.upperBound...])
    }
}
