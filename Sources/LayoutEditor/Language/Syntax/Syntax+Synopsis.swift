extension [Syntax] {
    /// `add KIND NAME in PARENT [at N] [key=value …]`
    var synopsis: String { map(\.synopsis).joined(separator: " ") }
}

extension Syntax {
    var synopsis: String {
        switch self {
        case .keyword(let word): word
        case .argument(let argument), .rest(let argument): argument.label
        case .optional(let inner): "[" + inner.synopsis + "]"
        case .choice(let forms): forms.map(\.synopsis).joined(separator: "|")
        case .list(let argument, atLeast: 0): "[" + argument.label + " …]"
        case .list(let argument, _): argument.label + " …"
        case .block: "{ … }"
        case .options(let options): options.map(\.synopsis).joined(separator: " ")
        }
    }
}
