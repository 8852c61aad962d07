/// What stands outside the views of the scenes and is not imported, each kind noted once.
enum LeftOut {
    static func note(in root: SourceElement, _ notes: inout ImportNotes) {
        for segment in root.subtree where segment.isNamed("segment") {
            if segment["image"] != nil || segment.child(key: "image") != nil {
                notes.addOnce(segment.line, "pictures of segments are left out")
            }
        }
    }
}
