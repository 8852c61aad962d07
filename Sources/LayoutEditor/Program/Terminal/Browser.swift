import CommandLanguage
import LayoutStore
import Platform

/// Functions for the system's web browser.
enum Browser {
    /// Opens a URL in the browser. Does nothing if there is no browser, because the URL is also
    /// printed.
    static func open(_ url: String) {
        _ = ChildProgram(ChildProgram.opener, [url.fileName], readsOutput: false)
    }
}

/// The live pages served while the shell runs. Each page has its own process, which ends when the
/// shell does.
enum ServedPages {
    private struct Served {
        let path: String
        let document: String?
        let url: String
        let process: ChildProgram
    }

    // Not synchronized, because commands run on one thread only.
    nonisolated(unsafe) private static var all: [Served] = []

    /// Starts this program in another process to serve a page for the file, and returns the URL
    /// that it prints. If a page for the file and document is already served, returns that URL.
    @Sendable static func start(_ path: String, _ document: String?) throws(CommandError) -> String
    {
        all.removeAll { $0.process.hasEnded }
        if let served = all.first(where: { $0.path == path && $0.document == document }) {
            return served.url
        }
        let words = ["preview", path] + (document.map { [$0] } ?? []) + ["--until-input-ends"]
        guard
            let process = ChildProgram(
                ChildProgram.own, words.map(\.fileName), readsOutput: true)
        else { throw CommandError(.notAvailable, "no page can be opened: " + systemReason()) }
        guard let url = process.firstLine() else {
            throw CommandError(.notAvailable, "the page has not started")
        }
        all.append(Served(path: path, document: document, url: url, process: process))
        return url
    }
}
