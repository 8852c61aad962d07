/// What a page shows, as the server asks for it; all calls come from one thread.
package struct PageContent {
    /// Takes over what others have written. A line of JSON, which is another one after each change
    /// that the page has to follow.
    package let state: () -> String
    /// Answers what the page asks for by a name, with the query's arguments in their order; nil where
    /// nothing has the name.
    package let answer: (String, [(name: String, value: String)]) -> PageAnswer?

    package init(
        state: @escaping () -> String,
        answer: @escaping (String, [(name: String, value: String)]) -> PageAnswer?
    ) {
        (self.state, self.answer) = (state, answer)
    }
}

/// JSON for the page's script, or another text.
package struct PageAnswer: Sendable {
    let type: String
    let bytes: [UInt8]
    /// Of HTTP.
    var status: UInt32 = 200

    /// An answer in JSON.
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

    /// The page's own files.
    static func file(_ place: String) -> PageAnswer? {
        switch place {
        case "": .text(Page.served, "text/html; charset=utf-8")
        case "page.css": .text(Page.style, "text/css; charset=utf-8")
        case "page.js": .text(Page.script, "text/javascript; charset=utf-8")
        default: nil
        }
    }

    /// What goes with every answer, whoever gets it.
    static let headers = [
        ("Content-Security-Policy", Page.servedPolicy), ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-store"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
    ]
}
