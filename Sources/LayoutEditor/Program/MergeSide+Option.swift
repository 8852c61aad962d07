import CommandLanguage
import LayoutFormats

/// `--prefer`.
extension MergeSide {
    private static let names = MergeSide.allCases.map(\.rawValue)

    private static let argument = Argument("ours|theirs", .text, words: names) {
        word throws(CommandError) in
        if let side = MergeSide(rawValue: word.text) { return side }
        throw CommandError(.wrongValue, no: "side", word.source, among: names)
    }

    static let option = Option(
        "--prefer", taking: argument.erased, "whose word holds in a conflict; ours without it")

    init(_ match: Match) throws(CommandError) {
        self = try match[optional: Self.argument] ?? .ours
    }
}
