/// A matcher of a statement's words to the forms of a command.
///
/// If no form matches, the error has the position of the furthest word that any form reached, and
/// lists the words that were possible there.
package struct SyntaxMatcher {
    let statement: Statement
    /// The words of the statement without options.
    package private(set) var words: [Word] = []
    /// The index in `words` of the furthest word that the match with any form has reached.
    package private(set) var furthest = 0
    /// The syntax elements that were possible at the word `furthest`, from all forms that reached
    /// this word.
    package private(set) var expected: [Syntax] = []

    package init(_ statement: Statement) { self.statement = statement }

    /// Tries the forms in order, and returns the match with the first one that fits; nil if none
    /// fits.
    package mutating func match(_ forms: [[Syntax]]) throws(CommandError) -> Match? {
        for form in forms {
            var match = Match(statement)
            words = try match.extractOptions(of: form)
            if fit(form[...], at: 0, &match) { return match }
        }
        return nil
    }

    private mutating func fit(
        _ syntax: ArraySlice<Syntax>, at index: Int, _ match: inout Match
    ) -> Bool {
        guard let head = syntax.first else { return fitEnd(at: index) }
        let tail = syntax.dropFirst()
        switch head {
        case .keyword(let word):
            guard has(keyword: word, at: index) else { return recordMismatch(head, at: index) }
            return attempt(&match) { matcher, match in
                match.bind(word)
                return matcher.fit(tail, at: index + 1, &match)
            }
        case .argument(let argument):
            guard fits(argument, at: index) else { return recordMismatch(head, at: index) }
            return attempt(&match) { matcher, match in
                match.bind(matcher.words[index], to: argument)
                return matcher.fit(tail, at: index + 1, &match)
            }
        case .optional(let inner):
            return attempt(&match) { $0.fit(inner + tail, at: index, &$1) }
                || fit(tail, at: index, &match)
        case .choice(let forms):
            return forms.contains { form in attempt(&match) { $0.fit(form + tail, at: index, &$1) }
            }
        case .list(let argument, let least):
            return fitList(argument, atLeast: least, tail, at: index, &match)
        case .rest(let argument):
            if index == words.count { return recordMismatch(head, at: index) }
            for word in words[index...] { match.bind(word, to: argument) }
            recordExpected(head, at: words.count)
            return fit(tail, at: words.count, &match)
        case .options:
            return fit(tail, at: index, &match)
        case .block:
            return statement.block != nil
                ? fit(tail, at: index, &match) : recordMismatch(head, at: index)
        }
    }

    /// Matches a repeated argument to as many words as possible. If the rest of the form, `tail`,
    /// then does not match the remaining words, tries again with one word fewer for the argument,
    /// down to `least` words.
    private mutating func fitList(
        _ argument: AnyArgument, atLeast least: Int, _ tail: ArraySlice<Syntax>, at index: Int,
        _ match: inout Match
    ) -> Bool {
        var end = index
        while fits(argument, at: end) { end += 1 }
        if end - index < least { return recordMismatch(.argument(argument), at: end) }
        recordExpected(.argument(argument), at: end)
        for stop in stride(from: end, through: index + least, by: -1) {
            let fitted = attempt(&match) { matcher, match in
                for word in matcher.words[index..<stop] { match.bind(word, to: argument) }
                return matcher.fit(tail, at: stop, &match)
            }
            if fitted { return true }
        }
        return false
    }

    private mutating func attempt(
        _ match: inout Match, _ body: (inout SyntaxMatcher, inout Match) -> Bool
    ) -> Bool {
        let before = match.count
        if body(&self, &match) { return true }
        match.shorten(to: before)
        return false
    }

    private func has(keyword: String, at index: Int) -> Bool {
        index < words.count && !words[index].isQuoted && words[index].text == keyword
    }

    private func fits(_ argument: AnyArgument, at index: Int) -> Bool {
        guard index < words.count else { return false }
        let isPair = argument.kind == .assignment || argument.kind == .parameter
        return !isPair || words[index].split(at: "=") != nil
    }

    private mutating func fitEnd(at index: Int) -> Bool {
        if index == words.count { return true }
        recordExpected(nil, at: index)
        return false
    }

    private mutating func recordMismatch(_ syntax: Syntax, at index: Int) -> Bool {
        recordExpected(syntax, at: index)
        return false
    }

    /// Records an element that was expected at the word `index`, unless an attempt has reached a
    /// later word.
    private mutating func recordExpected(_ syntax: Syntax?, at index: Int) {
        if index > furthest {
            furthest = index
            expected = []
        }
        guard index == furthest, let syntax, !expected.contains(syntax) else { return }
        expected.append(syntax)
    }
}

extension SyntaxMatcher {
    /// The error that explains why none of the tried forms matches.
    package var error: CommandError {
        guard furthest < words.count else {
            return CommandError(.syntax, "expected \(expectations)", at: statement.end)
        }
        let found = words[furthest]
        let position = found.start
        if expected.isEmpty {
            return CommandError(
                .syntax, "expected the end of the command, not \(found.text)", at: position)
        }
        return CommandError(
            .syntax, "expected \(expectations), not \(found.text)", at: position,
            hint: Suggestion.hint(for: found.text, among: keywords))
    }

    private var keywords: [String] {
        expected.flatMap { syntax -> [String] in
            if case .keyword(let word) = syntax { [word] } else { [] }
        }
    }

    private var expectations: String {
        var seen: Set<String> = []
        let names = expected.map(\.expectation).filter { seen.insert($0).inserted }
        guard let last = names.last, names.count > 1 else { return names.first ?? "the end" }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension Syntax {
    /// The phrase that follows "expected" in error messages, such as `a view's name`.
    fileprivate var expectation: String {
        switch self {
        case .argument(let argument), .rest(let argument), .list(let argument, _):
            argument.expectation
        case .block: "{ commands }"
        default: synopsis
        }
    }
}
