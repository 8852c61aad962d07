/// The page that shows a layout file: the same HTML, style and script whether it is served or sent.
package enum Page {
    /// The scripts in the order in which they stand on one another.
    static let scripts = [
        "text.js", "sources.js", "geometry.js", "screens.js", "motion.js", "tree.js", "details.js",
        "history.js", "choices.js", "page.js",
    ]

    /// All of the script, in a scope of its own.
    static let script =
        "\"use strict\";\n(() => {\n" + scripts.map(text).joined(separator: "\n") + "})();\n"

    static let style = text(of: "page.css")

    /// The page as it is served: style and script come from beside it.
    static let served = filled([
        "style": "<link rel=\"stylesheet\" href=\"page.css\">",
        "script": "<script src=\"page.js\" defer></script>",
    ])

    /// What a browser may do with the served page, and nothing else: its own style, script and
    /// answers, and pictures that the script made.
    static let servedPolicy = """
        default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
        img-src blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """

    /// The page in one file that asks nobody for anything.
    ///
    /// - Parameter data: what it shows, as JSON. The same data gives the same bytes.
    package static func alone(data: String) -> String {
        let policy = """
            default-src 'none'; script-src '\(Digest.source(of: script))'; \
            style-src '\(Digest.source(of: style))'; img-src blob: data:; base-uri 'none'; \
            form-action 'none'
            """
        return filled([
            "policy": "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
            "style": "<style>\(style)</style>",
            "data": "<script type=\"application/octet-stream\" id=\"data\">"
                + PackedData.packed(data) + "</script>",
            "script": "<script>\(script)</script>",
        ])
    }

    /// page.html with `<!-- NAME -->` replaced by what it stands for, or by nothing.
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
        // A file that is missing is found by the first test that asks for the page.
        PageFiles.files.first { $0.name == name }!.text
    }
}
