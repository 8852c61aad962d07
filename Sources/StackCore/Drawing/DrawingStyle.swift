/// The colours of the picture. Each kind of view is told by its outline and its name as well.
package enum DrawingStyle {
    /// Room around a screen, in points.
    package static let border = 28.0

    /// Behind everything.
    package static let page = "#eef0f3"
    package static let screen = "#ffffff"
    static let caption = "#3c4250"
    static let name = "#5b6475"
    static let text = "#1c2230"
    static let guide = "#e0529c"
    static let safeArea = "#2f9e6e"

    static func fill(_ kind: ViewKind) -> String {
        switch kind {
        case .stack: "#4c7dff14"
        case .label, .textView: "#ffd65a38"
        case .button: "#3f8cff33"
        case .image: "#8fd3a855"
        case .textField, .searchBar: "#ffffffcc"
        case .scroll: "#b98cff22"
        case .view, .spacer: "#7a869a14"
        default: "#ff9b6a33"
        }
    }

    static func stroke(_ kind: ViewKind) -> String {
        switch kind {
        case .stack: "#4c7dff"
        case .label, .textView: "#c79a1b"
        case .button: "#2a6fdb"
        case .image: "#3d9a63"
        case .scroll: "#8a56d6"
        case .view, .spacer, .textField, .searchBar: "#8b95a7"
        default: "#d9743f"
        }
    }
}
