import CommandLanguage
import LayoutStore
import Platform

/// Long answers page by page, as git shows them: in the program that `LAYOUTEDIT_PAGER` or `PAGER`
/// names, else in `less`, and on a terminal only.
struct Pager {
    private let command: String

    /// Nil where nothing is to be paged.
    init?(for terminal: Terminal) {
        guard terminal.canPage else { return nil }
        command = Environment["LAYOUTEDIT_PAGER"] ?? Environment["PAGER"] ?? "less"
        if ["", "cat"].contains(command) { return nil }
    }

    /// Prints a text; through the pager where the screen is too small for it.
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

    /// Shows the bytes and waits until they have been read; false when there is no such program.
    ///
    /// Whoever leaves the pager early has seen enough: that the rest finds no reader is no error.
    private func show(_ bytes: [UInt8]) -> Bool {
        // Ends by itself on one screen, shows colour, leaves the text on the screen; as git does.
        setenv("LESS", "FRX", 0)
        setenv("LV", "-c", 0)
        return PipedLine.run(command, reading: bytes).map { $0 != Self.notFound } ?? false
    }

    /// What sh says of a command that it does not find.
    private static let notFound: Int32 = 127
}
