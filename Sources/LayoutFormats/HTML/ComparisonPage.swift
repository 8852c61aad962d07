/// A self-contained HTML page that compares two versions of a file: pictures of the documents that
/// differ, and the changes as text. It has no script. Equal versions give equal bytes.
package struct ComparisonPage: Sendable {
    /// A document that differs, with a picture of it before and after the change.
    package struct Part: Sendable {
        let name: String
        let picture: String

        /// - Parameter picture: the picture of both versions as SVG
        package init(name: String, picture: String) {
            (self.name, self.picture) = (name, picture)
        }
    }

    private let title: String
    private let words: String
    private let parts: [Part]

    package init(title: String, words: String, parts: [Part]) {
        (self.title, self.words, self.parts) = (title, words, parts)
    }

    package var html: String {
        let title = XMLText.shown(title)
        var lines = [
            "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                + "img-src data:; style-src 'unsafe-inline'\">",
            "<title>\(title)</title>", "<style>\(Self.style)</style>", "</head>", "<body>",
            "<h1>\(title)</h1>",
        ]
        if parts.isEmpty, words.isEmpty { lines.append("<p>The versions are identical.</p>") }
        for part in parts {
            let name = XMLText.shown(part.name)
            // The picture is embedded as a separate document, so that its element IDs do not clash
            // with those of other pictures.
            let data = Base64.encoded(Array(part.picture.utf8))
            lines += [
                "<h2>\(name)</h2>",
                "<img alt=\"\(name), before and after\" src=\"data:image/svg+xml;base64,\(data)\">",
            ]
        }
        if !words.isEmpty {
            let shown = words.split(separator: "\n", omittingEmptySubsequences: false)
                .map { XMLText.shown(String($0)) }
            lines += ["<h2>What changed</h2>", "<pre>\(shown.joined(separator: "\n"))</pre>"]
        }
        return (lines + ["</body>", "</html>"]).joined(separator: "\n") + "\n"
    }

    private static let style =
        "body{font:14px/1.5 system-ui,sans-serif;margin:24px;color:#1c1c1e;background:#fff}"
        + "h1{font-size:18px}h2{font-size:15px;margin-top:28px}img{max-width:100%;height:auto}"
        + "pre{font:12px/1.6 ui-monospace,monospace;white-space:pre-wrap}"
}
