/// JSON inside a `<script>` element of HTML.
package enum EmbeddedJSON {
    /// The same JSON without any character that could end the element, begin a comment or end a
    /// line of script. In JSON they only stand in strings, where an escape is as good.
    package static func escaped(_ json: String) -> String {
        var result = ""
        result.reserveCapacity(json.utf8.count)
        for scalar in json.unicodeScalars {
            switch scalar {
            case "<": result += "\\u003c"
            case ">": result += "\\u003e"
            case "&": result += "\\u0026"
            case "\u{2028}": result += "\\u2028"
            case "\u{2029}": result += "\\u2029"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
