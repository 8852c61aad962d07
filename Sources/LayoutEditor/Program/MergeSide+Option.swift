import CommandLanguage
import LayoutFormats

/// The option `--prefer`, which chooses the side that wins conflicts.
extension MergeSide {
    private static let argument = Argument<MergeSide>.oneOf("ours|theirs", noun: "side")

    static let option = Option(
        "--prefer", taking: argument.erased, "the side that wins conflicts (default: ours)")

    init(_ match: Match) throws(CommandError) {
        self = try match[optional: Self.argument] ?? .ours
    }
}
