/// The remark of a root view, in the text of its file.
extension SourceElement {
    /// All of our comments directly inside, without their marks.
    var remarkText: String { comments(Remark.mark).map { $0.text + ";" }.joined() }

    /// The first of them; nil where there is none.
    var firstRemark: String? { comments(Remark.mark).first?.text }

    /// Writes the remark on a line of its own, in place of the one that is there; an empty one
    /// leaves no line.
    func write(_ remark: Remark) {
        switch (comments(Remark.mark).first?.node, remark.isEmpty) {
        case (let comment?, true): tree.remove(comment)
        case (let comment?, false): tree.setContent(comment, remark.comment)
        case (nil, true): break
        case (nil, false): appendComment(remark.comment)
        }
    }
}
