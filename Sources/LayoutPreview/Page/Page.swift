/// The HTML page that shows a layout file. The served page and the exported file use the same HTML,
/// style and script.
package enum Page {
    /// The names of the script files that show a layout file. Each comes after the files that it
    /// uses.
    static let viewing = [
        "text.js", "store.js", "sources.js", "geometry.js", "menus.js", "screens.js", "canvas.js",
        "motion.js", "tree.js", "details.js", "history.js", "bars.js",
    ]

    /// The names of the script files that edit a layout file. Only the served page contains them.
    static let editing = [
        "commands.js", "constraints.js", "live.js", "editing.js", "gestures.js", "panel.js",
        "pins.js",
        "library.js", "findings.js", "console.js", "documents.js", "clipboard.js", "keys.js",
        "outline.js", "editor.js",
    ]

    /// The names of all script files.
    static let scripts = viewing + editing + [embedded, start]

    /// The complete script of the served page.
    static let script = script(of: viewing + editing + [start])

    /// The complete script of the exported page, which shows a file but cannot edit it.
    static let viewer = script(of: viewing + [embedded, start])

    /// The script file that only the exported page contains. It answers the page's queries from the
    /// data inside the page, because there is no server.
    private static let embedded = "embedded.js"

    private static let start = "page.js"

    /// Returns the script files inside a function, so that they define no global names.
    private static func script(of names: [String]) -> String {
        "\"use strict\";\n(() => {\n"
            + names.map { withoutComments(text(of: $0)) }.joined(separator: "\n")
            + "\n})();\n"
    }

    /// Returns a script without indentation and without the lines that are only a comment.
    private static func withoutComments(_ script: String) -> String {
        script.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { line in !["//", "/*", "*"].contains { line.hasPrefix($0) } }
            .joined(separator: "\n")
    }

    static let style = text(of: "page.css")

    /// The HTML of the page as it is served. Its style and script are separate files.
    static let served = filled([
        "style": "<link rel=\"stylesheet\" href=\"page.css\">",
        "script": "<script src=\"page.js\" defer></script>",
    ])

    /// The content security policy of the served page. It allows only the page's own style, script
    /// and requests, and images that the script creates.
    static let servedPolicy = """
        default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
        img-src blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """

    /// Returns the page as one self-contained HTML file that makes no requests.
    ///
    /// - Parameter data: the data to show, as JSON. Equal data gives equal bytes.
    package static func alone(data: String) -> String {
        let policy = """
            default-src 'none'; script-src '\(Digest.source(of: viewer))'; \
            style-src '\(Digest.source(of: style))'; img-src blob: data:; base-uri 'none'; \
            form-action 'none'
            """
        return filled([
            "policy": "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
            "style": "<style>\(style)</style>",
            "data": "<script type=\"application/octet-stream\" id=\"data\">"
                + PackedData.packed(data) + "</script>",
            "script": "<script>\(viewer)</script>",
        ])
    }

    /// Returns `page.html` with each line `<!-- NAME -->` replaced by `parts[NAME]`, or removed if
    /// `parts` does not contain the name.
    private static func filled(_ parts: [String: String]) -> String {
        text(of: "page.html").split(separator: "\n", omittingEmptySubsequences: false)
            .compactMap { line -> String? in
                let mark = line.drop { $0 == " " }
                guard mark.hasPrefix("<!-- "), mark.hasSuffix(" -->") else { return String(line) }
                return parts[String(mark.dropFirst(5).dropLast(4))]
            }
            .joined(separator: "\n")
    }

    private static func text(of name: String) -> String {
        // A missing file is a programming error. Any test that requests the page detects it.
        guard let file = PageFiles.files.first(where: { $0.name == name }) else {
            preconditionFailure("the page has no file \(name)")
        }
        return file.text
    }
}
