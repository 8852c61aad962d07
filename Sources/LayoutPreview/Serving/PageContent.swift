/// The functions that produce the content of a served page. All calls come from one thread.
package struct PageContent {
    /// Reads changes that other programs have made to the layout file, and returns a line of JSON
    /// that identifies its state. The line differs after each change that the page must show.
    let state: () -> String
    /// Handles the request with this name and these query arguments, in order. Returns nil if there
    /// is no request with the name.
    let answer: (String, [(name: String, value: String)]) -> PageAnswer?
    /// Carries out posted requests that have arrived together. Returns one answer for each request;
    /// the answer is nil if the request's name is unknown. This property is nil if the page cannot
    /// edit.
    let post: (([PagePost]) -> [PageAnswer?])?
    /// Returns the folders with other files that the page depends on, as paths that end with a 0;
    /// nil if they are the same as at the last call.
    let newFolders: () -> [[CChar]]?

    package init(
        state: @escaping () -> String,
        answer: @escaping (String, [(name: String, value: String)]) -> PageAnswer?,
        post: (([PagePost]) -> [PageAnswer?])? = nil,
        newFolders: @escaping () -> [[CChar]]? = { nil }
    ) {
        (self.state, self.answer, self.post) = (state, answer, post)
        self.newFolders = newFolders
    }
}

/// A posted request.
package struct PagePost: Sendable {
    /// The name of the request: the path after the token.
    package let name: String
    /// The body, unchecked.
    package let body: [UInt8]
}

/// The response to a request: JSON for the page's script, or other text with its media type.
package struct PageAnswer: Sendable {
    let type: String
    let bytes: [UInt8]
    /// The HTTP status code of the response.
    var status: UInt32 = 200
    /// The value of the `Content-Encoding` header; nil if the bytes are not compressed.
    var encoding: String?

    /// Creates a response with JSON.
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

    /// The page's HTML, style and script, each with the part of its address after the token.
    private static let files = [
        ("", text(Page.served, "text/html; charset=utf-8")),
        ("page.css", text(Page.style, "text/css; charset=utf-8")),
        ("page.js", text(Page.script, "text/javascript; charset=utf-8")),
    ]

    private static let packedFiles = files.map { ($0, $1.packed()) }

    /// Returns the page's HTML, style or script. `place` is the part of the address after the
    /// token. Returns nil for any other place.
    static func file(_ place: String, isPacked: Bool) -> PageAnswer? {
        (isPacked ? packedFiles : files).first { $0.0 == place }?.1
    }

    /// Returns the response in the encoding that HTTP names `deflate`, which is a zlib stream.
    private func packed() -> PageAnswer {
        var answer = PageAnswer(type: type, bytes: PackedData.stream(of: bytes), status: status)
        answer.encoding = "deflate"
        return answer
    }

    /// The headers of every response, including those of refusals.
    static let headers = [
        ("Content-Security-Policy", Page.servedPolicy), ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-store"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
    ]
}
