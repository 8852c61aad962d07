/// The advances of one script's characters, in thousandths of an em. Such tables exist for scripts
/// that occur in no known document, so that no widths could be measured.
///
/// The numbers are the advances of Noto Sans as HarfBuzz shapes it. Widths on iOS are only
/// approximately the same (`docs/text-measurement.md`, "Scripts without stored texts"). A
/// *conjunct* is a pair of letters that are drawn joined because of a sign between them (the
/// virama).
struct ScriptAdvances: Sendable {
    /// The letter of a conjunct that is drawn narrower: the letter before the virama, or the letter
    /// after it.
    enum NarrowedLetter: Sendable { case before, after }

    private let first: UInt32
    /// The fraction by which bold letters are wider than regular letters, such as 0.05.
    let boldGain: Double
    private let advances: [Int16]
    /// The character between two letters that joins them to a conjunct; nil if the script has none.
    private let virama: UInt32?
    private let narrows: NarrowedLetter
    /// The letter ra. If it is the last letter of a conjunct, it is drawn above or below the
    /// previous letter and has no width. Only used if `narrows` is `before`; nil otherwise.
    private let ra: UInt32?
    private let firstJoined: UInt32
    /// The advances of letters that are drawn narrower in a conjunct, by code point from
    /// `firstJoined` on.
    private let joined: [Int16]
    /// Corrections for conjuncts that are wider or narrower than the sum of the advances in the
    /// other tables. The key is the two letters; the value is added to the advance.
    private let conjuncts: [String: Int]

    init(
        first: UInt32, boldGain: Double, advances: [Int16], virama: UInt32? = nil,
        narrows: NarrowedLetter = .before, ra: UInt32? = nil, firstJoined: UInt32 = 0,
        joined: [Int16] = [], conjuncts: [String: Int] = [:]
    ) {
        (self.first, self.boldGain, self.advances) = (first, boldGain, advances)
        (self.virama, self.narrows, self.ra) = (virama, narrows, ra)
        (self.firstJoined, self.joined, self.conjuncts) = (firstJoined, joined, conjuncts)
    }

    /// Returns the script whose table contains the character; nil if no table does.
    static func script(of scalar: Unicode.Scalar) -> ScriptAdvances? {
        let last = all.last { $0.first <= scalar.value }
        return last.flatMap { $0.alone(scalar) == nil ? nil : $0 }
    }

    /// Returns the width that the character at `index` adds to its line, in thousandths of an em.
    func advance(_ scalars: [Unicode.Scalar], _ index: Int) -> Int {
        let scalar = scalars[index]
        let alone = alone(scalar) ?? 0
        if scalar.value == virama { return partner(scalars, index + 1) == nil ? alone : 0 }
        let after = joins(scalars, index + 1) ? partner(scalars, index + 2) : nil
        let before = joins(scalars, index - 1) ? partner(scalars, index - 2) : nil
        switch (narrows, before, after) {
        case (.before, _, let after?) where after.value != ra: return pair(scalar, scalar, after)
        case (.before, _?, nil) where scalar.value == ra: return 0
        case (.after, let before?, _): return pair(scalar, before, scalar)
        default: return alone
        }
    }

    /// Returns the advance of `letter`, which is drawn narrower in the conjunct of `before` and
    /// `after`.
    private func pair(
        _ letter: Unicode.Scalar, _ before: Unicode.Scalar, _ after: Unicode.Scalar
    ) -> Int {
        let exception = conjuncts.isEmpty ? 0 : conjuncts["\(before)\(after)"] ?? 0
        return (joinedAdvance(letter) ?? 0) + exception
    }

    private func joins(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        virama != nil && scalars.indices.contains(index) && scalars[index].value == virama
    }

    /// Returns the character at `index` if it is a letter that can form a conjunct; nil otherwise.
    private func partner(_ scalars: [Unicode.Scalar], _ index: Int) -> Unicode.Scalar? {
        guard scalars.indices.contains(index) else { return nil }
        return joinedAdvance(scalars[index]) == nil ? nil : scalars[index]
    }

    /// Returns the advance of a character outside a conjunct. For a mark, it is the width that the
    /// mark adds to a letter. Returns nil if the character is not in the table.
    private func alone(_ scalar: Unicode.Scalar) -> Int? { advances.advance(of: scalar, first) }

    private func joinedAdvance(_ scalar: Unicode.Scalar) -> Int? {
        joined.advance(of: scalar, firstJoined)
    }
}

/// The advances of Arabic letters that join their neighbours, in thousandths of an em.
struct ArabicForms: Sendable {
    let first: UInt32
    let final: [Int16]
    let initial: [Int16]
    let medial: [Int16]
    /// The width of the glyph that lam and alef form together. `finalLamAlef` is its width if it is
    /// joined to the previous letter.
    let lamAlef: Int
    let finalLamAlef: Int

    private enum Joining { case no, toPrevious, both }

    /// Returns the width that the letter at `index` adds to its line, in thousandths of an em.
    /// Returns nil if the table has no shapes for the character that depend on its neighbours.
    func advance(_ scalars: [Unicode.Scalar], _ index: Int) -> Int? {
        let scalar = scalars[index]
        let (previous, next) = (letter(scalars, index, by: -1), letter(scalars, index, by: 1))
        if Self.isAlef(scalar), let previous, scalars[previous] == Self.lam {
            let first = letter(scalars, previous, by: -1)
            return first.map { joining(scalars[$0]) == .both } == true ? finalLamAlef : lamAlef
        }
        if scalar == Self.lam, let next, Self.isAlef(scalars[next]) { return 0 }
        let own = joining(scalar)
        let joinsPrevious =
            own != .no && previous.map { joining(scalars[$0]) == .both } == true
        let joinsNext = own == .both && next.map { joining(scalars[$0]) != .no } == true
        switch (joinsPrevious, joinsNext) {
        case (false, false): return nil
        case (true, false): return final.advance(of: scalar, first)
        case (false, true): return initial.advance(of: scalar, first)
        case (true, true): return medial.advance(of: scalar, first)
        }
    }

    /// Returns the index of the nearest character before (`step` -1) or after (`step` 1) `index`,
    /// skipping marks above and below letters; nil if there is none.
    private func letter(_ scalars: [Unicode.Scalar], _ index: Int, by step: Int) -> Int? {
        var place = index + step
        while scalars.indices.contains(place) {
            if scalars[place].properties.generalCategory != .nonspacingMark { return place }
            place += step
        }
        return nil
    }

    private func joining(_ scalar: Unicode.Scalar) -> Joining {
        if scalar == Self.tatweel { return .both }
        guard scalar.value != 0x621, final.advance(of: scalar, first) != nil else { return .no }
        return Self.toPrevious.contains { $0.contains(scalar.value) } ? .toPrevious : .both
    }

    private static func isAlef(_ scalar: Unicode.Scalar) -> Bool {
        [0x622, 0x623, 0x625, 0x627].contains(scalar.value)
    }

    private static let lam: Unicode.Scalar = "\u{644}"
    private static let tatweel: Unicode.Scalar = "\u{640}"

    /// The letters that join the previous letter but not the next one (Unicode's ArabicShaping.txt,
    /// joining type R).
    private static let toPrevious: [ClosedRange<UInt32>] = [
        0x622...0x625, 0x627...0x627, 0x629...0x629, 0x62F...0x632, 0x648...0x648, 0x671...0x673,
        0x675...0x677, 0x688...0x699, 0x6C0...0x6C0, 0x6C3...0x6CB, 0x6CD...0x6CD, 0x6CF...0x6CF,
        0x6D2...0x6D3, 0x6D5...0x6D5,
    ]
}

/// The widths of characters in scripts in which no known document has a text.
enum ShapedScripts {
    /// Returns the advance of each character in em; nil for a character of a script that is not in
    /// the tables.
    ///
    /// - Parameter boldness: 0 for regular, 1 for bold
    static func advances(_ text: Substring, boldness: Double) -> [Double?] {
        let scalars = Array(text.unicodeScalars)
        var index = 0
        return text.map { character in
            let range = index..<index + character.unicodeScalars.count
            index = range.upperBound
            guard let script = ScriptAdvances.script(of: scalars[range.lowerBound]) else {
                return nil
            }
            let sum = range.reduce(0) { $0 + advance(scalars, $1, script) }
            return Double(sum) / 1000 * (1 + script.boldGain * boldness)
        }
    }

    private static func advance(
        _ scalars: [Unicode.Scalar], _ index: Int, _ script: ScriptAdvances
    ) -> Int {
        ScriptAdvances.arabicForms.advance(scalars, index) ?? script.advance(scalars, index)
    }
}

extension [Int16] {
    /// The number that the tables contain in place of an advance if Noto Sans does not have the
    /// character.
    private static var absent: Int16 { 9999 }

    /// Looks up the advance of a character in this table, whose first element is the advance of the
    /// code point `first`. Returns nil if the table does not contain the character.
    fileprivate func advance(of scalar: Unicode.Scalar, _ first: UInt32) -> Int? {
        guard scalar.value >= first, scalar.value - first < count else { return nil }
        let found = self[Int(scalar.value - first)]
        return found == Self.absent ? nil : Int(found)
    }
}
