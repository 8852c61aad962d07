import CommandLanguage
import LayoutProject

/// The languages in which documents are checked or drawn.
enum LanguageChoice: Hashable, Sendable {
    /// All languages that the project has for a document.
    case all
    /// No language: only the document's own texts.
    case none
    /// The languages with these codes, such as `de`.
    case these([String])
    /// A pseudo-language whose texts are 1.35 times as long, for an app without translations.
    case pseudo

    private static let words = Argument.text("LANGUAGES", words: ["all", "none", "pseudo"])

    static let option = Option(
        "--languages", taking: words.erased,
        "check the texts of these languages: all, none, pseudo or codes such as de,ja"
    ).of("project options")

    init?(_ match: Match) throws(CommandError) {
        guard let word = try match[optional: Self.words] else { return nil }
        try self.init(word.text)
    }

    init(_ text: String) throws(CommandError) {
        switch text {
        case "all": self = .all
        case "none": self = .none
        case "pseudo": self = .pseudo
        default:
            var codes: [String] = []
            for word in text.split(separator: ",") {
                guard let code = LanguageCode.canonical(String(word)) else {
                    throw CommandError(
                        .usage, "\(word) is no language",
                        hint: "codes such as de and pt-BR, or all, none or pseudo")
                }
                codes.append(code)
            }
            if codes.isEmpty {
                throw CommandError(
                    .usage, "there is no language in \"\(text)\"",
                    hint: "codes such as de and pt-BR, or all, none or pseudo")
            }
            self = .these(codes)
        }
    }
}
