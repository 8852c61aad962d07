import CommandLanguage
import LayoutStore
import Platform

/// The program that shows web pages.
enum Browser {
    /// Opens an address; where there is no browser nothing happens, the address has been said.
    static func open(_ url: String) {
        _ = ChildProgram(ChildProgram.opener, [url.fileName], isHeard: false)
    }
}

/// Pages that are served beside the shell, each by a process of its own, which ends with the shell's.
enum ServedPages {
    private struct Served {
        let path: String
        let document: String?
        let url: String
        let process: ChildProgram
    }

    // Commands run in one thread.
    nonisolated(unsafe) private static var all: [Served] = []

    /// Starts the program anew on the file, and gives the address that it says; that of a page which is
    /// there already where it shows the same.
    @Sendable static func start(_ path: String, _ document: String?) throws(CommandError) -> String
    {
        all.removeAll { $0.process.hasEnded }
        if let served = all.first(where: { $0.path == path && $0.document == document }) {
            return served.url
        }
        let words = ["preview", path] + (document.map { [$0] } ?? []) + ["--until-input-ends"]
        guard
            let process = ChildProgram(
                ChildProgram.own, words.map(\.fileName), isHeard: true)
        else { throw CommandError(.notAvailable, "no page can be started: " + systemReason()) }
        guard let url = process.firstLine() else {
            throw CommandError(.notAvailable, "the page has not started")
        }
        all.append(Served(path: path, document: document, url: url, process: process))
        return url
    }
}
