import StackCore

/// Combines two whole files into one, with Git's markers around the lines that differ. This is for
/// tools that work on lines, such as `git rerere` (docs/merging.md, "Marks").
struct ConflictLines {
    private typealias Line = ArraySlice<UInt8>

    private let ours: [Line]
    private let theirs: [Line]
    private var result: [UInt8] = []

    static func text(ours: [UInt8], theirs: [UInt8]) -> [UInt8] {
        var lines = ConflictLines(ours: lines(of: ours), theirs: lines(of: theirs))
        lines.write(lines.ours.indices, lines.theirs.indices)
        return lines.result
    }

    /// Returns the lines of a text, each with its line break.
    private static func lines(of text: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var start = text.startIndex
        for (at, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(text[start...at])
            start = at + 1
        }
        return start < text.endIndex ? lines + [text[start...]] : lines
    }

    /// Writes the merge of the lines `a` of ours and the lines `b` of theirs. Equal lines at the
    /// start and at the end of the two ranges are written once. In the remaining lines, equal lines
    /// that occur once in each range are written once, and the lines between them are merged
    /// recursively.
    private mutating func write(_ a: Range<Int>, _ b: Range<Int>) {
        var (a, b) = (a, b)
        while let first = a.first, let other = b.first, ours[first] == theirs[other] {
            result += ours[first]
            (a, b) = (a.dropFirst(), b.dropFirst())
        }
        var ending: [Int] = []
        while let last = a.last, let other = b.last, ours[last] == theirs[other] {
            ending.append(last)
            (a, b) = (a.dropLast(), b.dropLast())
        }
        let anchors = anchors(a, b)
        if anchors.isEmpty {
            writeConflict(a, b)
        } else {
            for anchor in anchors {
                write(a.lowerBound..<anchor.ours, b.lowerBound..<anchor.theirs)
                result += ours[anchor.ours]
                (a, b) = (anchor.ours + 1..<a.upperBound, anchor.theirs + 1..<b.upperBound)
            }
            write(a, b)
        }
        for line in ending.reversed() { result += ours[line] }
    }

    /// Returns the longest sequence of equal lines that occur once in each of the two ranges and
    /// have the same order in both.
    private func anchors(_ a: Range<Int>, _ b: Range<Int>) -> [(ours: Int, theirs: Int)] {
        let (own, other) = (places(of: ours, in: a), places(of: theirs, in: b))
        let common = a.compactMap { line -> (ours: Int, theirs: Int)? in
            guard own[ours[line]] == .some(line), let there = other[ours[line]], let there
            else { return nil }
            return (line, there)
        }
        return LongestIncreasingSubsequence.indices(of: common.map(\.theirs)).map { common[$0] }
    }

    /// Returns the index of each line; the value is nil for a line that occurs more than once.
    private func places(of lines: [Line], in range: Range<Int>) -> [Line: Int?] {
        var places: [Line: Int?] = [:]
        for at in range { places[lines[at]] = places[lines[at]] == nil ? .some(at) : .some(nil) }
        return places
    }

    private mutating func writeConflict(_ a: Range<Int>, _ b: Range<Int>) {
        if a.isEmpty, b.isEmpty { return }
        result += "<<<<<<< ours\n".utf8
        for line in a { result += ours[line] }
        endLine()
        result += "=======\n".utf8
        for line in b { result += theirs[line] }
        endLine()
        result += ">>>>>>> theirs\n".utf8
    }

    private mutating func endLine() {
        if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
    }
}
