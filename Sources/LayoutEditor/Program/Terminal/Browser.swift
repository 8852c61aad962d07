import CommandLanguage
import LayoutStore
import Platform

/// The system's web browser.
enum Browser {
    /// Opens a URL. Does nothing if there is no browser, because the URL is printed anyway.
    static func open(_ url: String) {
        _ = ChildProgram(ChildProgram.opener, [url.fileName], isHeard: false)
    }
}

/// The pages served while the shell runs. Each has its own process, which ends with the shell.
enum ServedPages {
    private struct Served {
        let path: String
        let document: String?
        let url: String
        let process: ChildProgram
    }

    // Commands run on one thread only.
    nonisolated(unsafe) private static var all: [Served] = []

    /// Starts the program again to serve the file, and returns the URL that it prints. Returns the
    /// existing URL if the same page is already served.
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
