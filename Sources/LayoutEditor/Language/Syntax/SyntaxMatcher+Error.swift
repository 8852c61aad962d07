extension SyntaxMatcher {
    /// Why no syntax that was tried fits.
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
        let names = expected.map(\.expectation)
        guard let last = names.last, names.count > 1 else { return names.first ?? "the end" }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension Syntax {
    /// What an error says was expected in this place.
    fileprivate var expectation: String {
        switch self {
        case .argument(let argument), .rest(let argument), .list(let argument, _):
            argument.kind.expectation
        case .block: "{ commands }"
        default: synopsis
        }
    }
}
