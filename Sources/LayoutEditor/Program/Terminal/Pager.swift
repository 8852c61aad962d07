import CommandLanguage
import LayoutStore
import Platform

/// A pager for long replies, used on terminals only: the program in `LAYOUTEDIT_PAGER` or `PAGER`,
/// else `less`.
struct Pager {
    private let command: String

    /// Returns nil if replies on this terminal are not shown in a pager.
    init?(for terminal: Terminal) {
        guard terminal.canPage else { return nil }
        command = Environment["LAYOUTEDIT_PAGER"] ?? Environment["PAGER"] ?? "less"
        if ["", "cat"].contains(command) { return nil }
    }

    /// Prints a text to `output`; shows it in the pager if it does not fit the screen.
    func print(_ text: String, on output: Output) {
        if isLong(text) { output.page(text, through: show) } else { output.print(text) }
    }

    private func isLong(_ text: String) -> Bool {
        let (width, height) = (Terminal.width, Terminal.height)
        var rows = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            rows += max(1, (line.displayWidth + width - 1) / width)
            if rows >= height { return true }
        }
        return false
    }

    /// Shows the text, given as bytes, in the pager and waits until the user leaves it. Returns
    /// false if the pager's program does not exist.
    ///
    /// It is not an error if the user leaves the pager before all text has been read.
    private func show(_ bytes: [UInt8]) -> Bool {
        // The flags that Git also uses for `less`: quit if the text fits one screen, show colour,
        // leave the text on the screen.
        setenv("LESS", "FRX", 0)
        setenv("LV", "-c", 0)
        return PipedLine.run(command, reading: bytes).map { $0 != Self.notFound } ?? false
    }

    /// The exit status of sh for a command that is not found.
    private static let notFound: Int32 = 127
}
