import StackCore

// `displayWidth` is defined for both string types, because a generic version would be slow when
// called from another module.
extension Substring {
    /// The number of terminal columns that the text occupies when its unprintable characters are
    /// shown as escapes.
    package var displayWidth: Int {
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
        return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
    }
}

extension String {
    /// The number of terminal columns that the text occupies when its unprintable characters are
    /// shown as escapes.
    package var displayWidth: Int { self[...].displayWidth }

    /// Returns the text limited to `columns` terminal columns. If it is cut, it ends with `…`.
    package func shortened(to columns: Int) -> String {
        // Fast path: except for escapes, no character occupies more columns than it has bytes.
        assert(columns >= 0, "a text is shortened to \(columns) columns")
        if utf8.count <= columns, displayWidth <= columns { return self }
        var width = 0
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            width += scalar.displayWidth
            if width >= columns {
                return displayWidth <= columns ? self : String(result) + "…"
            }
            result.append(scalar)
        }
        return String(result)
    }

    /// Returns the text with spaces appended until it occupies `columns` terminal columns.
    package func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, columns - displayWidth))
    }
}

extension Unicode.Scalar {
    /// The number of columns in a terminal: as `wcwidth` counts them, or the length of the escape
    /// if the character is shown as one.
    /// Combining marks occupy none; wide East Asian characters and emoji occupy two.
    package var displayWidth: Int {
        switch value {
        case 0x20..<0x7F, 0x2500..<0x2580: return 1
        case _ where isUnshowable:
            return escape.count
        case 0x1100..<0x1160, 0x2E80..<0x303F, 0x3041..<0xA4D0, 0xA960..<0xA980, 0xAC00..<0xD7A4,
            0xF900..<0xFB00, 0xFE30..<0xFE70, 0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x17000..<0x18D09,
            0x1AFF0..<0x1B300, 0x1F300..<0x1F650, 0x1F680..<0x1F700, 0x1F900..<0x1FB00,
            0x20000..<0x3FFFE:
            return isMark ? 0 : 2
        default: return isMark ? 0 : properties.isEmojiPresentation ? 2 : 1
        }
    }

    private var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        // The second and third part of a Hangul syllable are drawn in the cell of its first part.
        default: (0x1160..<0x1200).contains(value)
        }
    }
}

extension String {
    /// Returns the text broken between words into lines of at most `columns` terminal columns. Each
    /// line begins with `indent`.
    package func wrapped(to columns: Int, indent: String = "") -> String {
        var lines: [String] = []
        var line = indent
        for word in split(separator: " ") {
            let isFirst = line.count == indent.count
            if !isFirst, line.displayWidth + 1 + word.displayWidth > columns {
                lines.append(line)
                line = indent + word
            } else {
                line += (isFirst ? "" : " ") + word
            }
        }
        return (lines + [line]).joined(separator: "\n")
    }

    /// Returns the text with its lines wrapped to `columns`. Each part of a wrapped line has the
    /// indent of that line.
    func fittedLines(to columns: Int) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let text = line.drop { $0 == " " }
            let indent = String(line.prefix(line.count - text.count))
            return String(text).fitted(to: columns, indent: indent)
        }.joined(separator: "\n")
    }

    /// Returns the text on one line if it fits into `columns` or `columns` is nil; otherwise wraps
    /// it.
    package func fitted(to columns: Int?, indent: String = "") -> String {
        guard let columns, indent.displayWidth + displayWidth > columns else {
            return indent + self
        }
        return wrapped(to: columns, indent: indent)
    }
}
