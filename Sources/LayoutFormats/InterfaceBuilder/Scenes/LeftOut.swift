/// What stands outside the views of the scenes and is not imported, each kind noted once.
enum LeftOut {
    static func note(in root: XMLElement, _ notes: inout ImportNotes) {
        for element in root.subtree {
            switch (element.name, element["key"]) {
            case ("segment", _) where element["image"] != nil || element.child(key: "image") != nil:
                notes.addOnce(element.line, "pictures of segments are left out")
            case (_, "customView"), (_, "titleView"):
                notes.addOnce(element.line, "views in navigation bars and toolbars are left out")
            default: break
            }
        }
    }
}
