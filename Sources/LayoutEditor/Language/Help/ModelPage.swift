import StackCore

/// The help page for a part of the document model: a kind of view, a layout guide, an attribute or
/// a colour; or for an error code.
struct ModelPage {
    let text: String

    /// Returns nil if `topic` names neither a part of the document model nor an error code.
    init?(_ topic: String, columns: Int) {
        if let text = Self.list(topic, columns) ?? Self.page(topic, columns) {
            self.text = text
        } else {
            return nil
        }
    }

    static let topics =
        ["kinds", "guides", "attributes", "colors", "errors"] + ViewKind.allCases.map(\.rawValue)
        + GuideKind.allCases.map(\.rawValue) + ErrorCode.allCases.map(\.rawValue)

    // MARK: Pages that list all kinds, guides, attributes, colours or errors

    private static func list(_ topic: String, _ columns: Int) -> String? {
        switch topic {
        case "kinds":
            table("kinds of views", ViewKind.allCases.map { [$0.rawValue, $0.className] }, columns)
                + "\nhelp KIND lists the properties of one."
        case "guides":
            table("layout guides", GuideKind.allCases.map { [$0.rawValue, $0.summary] }, columns)
        case "attributes": words("attributes", LayoutAttribute.allCases.map(\.rawValue), columns)
        case "colors":
            words("colours", UIColorName.allCases.map(\.rawValue), columns)
                + "\n  or #RGB, #RRGGBB, #RRGGBBAA, or asset:NAME of an asset catalogue"
        case "errors":
            table(
                "errors", ErrorCode.allCases.map { [$0.rawValue, $0.explanation.meaning] }, columns)
        default: nil
        }
    }

    private static func table(_ title: String, _ rows: [[String]], _ columns: Int) -> String {
        title + "\n" + TextTable(rows.map { ["  " + $0[0], $0[1]] }).text(within: columns)
    }

    private static func words(_ title: String, _ words: [String], _ columns: Int) -> String {
        title + "\n" + words.joined(separator: " ").wrapped(to: columns, indent: "  ")
    }

    // MARK: The page about one kind, guide or error

    private static func page(_ topic: String, _ columns: Int) -> String? {
        if let kind = ViewKind(rawValue: topic) { return page(of: kind, columns) }
        let line = GuideKind(rawValue: topic).map { topic + ": " + $0.summary }
        return (line ?? ErrorCode(rawValue: topic).map(page))?.fittedLines(to: columns)
    }

    /// Returns the page of a kind of view: an example, and the properties that not all views have.
    private static func page(of kind: ViewKind, _ columns: Int) -> String {
        let own = PropertyKey.allCases.filter { key in
            let owner = key.definition.owner
            return key.definition.isUsed(by: kind) && !ViewKind.allCases.allSatisfy(owner.includes)
        }
        let head = "\(kind.rawValue): a view of the kind \(kind.className)"
        let example = "  > add \(kind.rawValue) NAME in PARENT"
        if own.isEmpty { return head + "\n" + example }
        let rows = own.map { ["  " + $0.spelling, $0.definition.summary] }
        return head + "\n" + TextTable(rows).text(within: columns) + "\n" + example
    }

    private static func page(of code: ErrorCode) -> String {
        let status = "  exit status \(code.exitStatus.rawValue)"
        let example = code.explanation.example.map { "\n  > " + $0 } ?? ""
        return "\(code.rawValue): \(code.explanation.meaning)\n" + status + example
    }
}

extension GuideKind {
    /// A phrase that describes this kind of layout guide in the help.
    fileprivate var summary: String {
        switch self {
        case .safeArea:
            "the area that bars and the screen's shape leave free; safeArea alone is the root's"
        case .margins: "layoutMarginsGuide: the view without its margins"
        case .readable: "readableContentGuide: a width that is easy to read"
        case .content: "contentLayoutGuide: the content of a scroll view"
        case .frame: "frameLayoutGuide: the frame of a scroll view"
        case .topLayoutGuide: "the part of the root's top under bars, as before iOS 11"
        case .bottomLayoutGuide: "the part of the root's bottom under bars, as before iOS 11"
        }
    }
}
