/// The content of a page, as the server requests it. All calls come from one thread.
package struct PageContent {
    /// Reads changes that other programs have written, and returns a line of JSON that identifies
    /// the state. The line differs after each change that the page must show.
    package let state: () -> String
    /// Returns the answer to the request `name` with the arguments of the query, in order; nil if
    /// no answer has that name.
    package let answer: (String, [(name: String, value: String)]) -> PageAnswer?

    package init(
        state: @escaping () -> String,
        answer: @escaping (String, [(name: String, value: String)]) -> PageAnswer?
    ) {
        (self.state, self.answer) = (state, answer)
    }
}

/// The answer to a request: JSON for the page's script, or another text.
package struct PageAnswer: Sendable {
    let type: String
    let bytes: [UInt8]
    /// The HTTP status.
    var status: UInt32 = 200

    /// Creates an answer with JSON.
    package static func json(_ text: String) -> PageAnswer {
        PageAnswer(type: "application/json", bytes: Array(text.utf8))
    }

    static func text(_ text: String, _ type: String = "text/plain; charset=utf-8") -> PageAnswer {
        PageAnswer(type: type, bytes: Array(text.utf8))
    }

    init(type: String, bytes: [UInt8], status: UInt32 = 200) {
        (self.type, self.bytes, self.status) = (type, bytes, status)
    }

    init(_ refusal: PageRefusal) {
        self.init(
            type: "text/plain; charset=utf-8", bytes: Array(refusal.text.utf8),
            status: refusal.status)
    }

    /// Returns the page's own file at a path; nil if there is none.
    static func file(_ place: String) -> PageAnswer? {
        switch place {
        case "": .text(Page.served, "text/html; charset=utf-8")
        case "page.css": .text(Page.style, "text/css; charset=utf-8")
        case "page.js": .text(Page.script, "text/javascript; charset=utf-8")
        default: nil
        }
    }

    /// The headers of every response, including refusals.
    static let headers = [
        ("Content-Security-Policy", Page.servedPolicy), ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-store"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
    ]
}
