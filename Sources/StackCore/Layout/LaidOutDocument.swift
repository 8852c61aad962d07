/// A document with its layout, to be written or drawn.
package struct LaidOutDocument: Sendable {
    package let name: String
    package let document: Document
    package let layout: Layout

    package init(name: String, document: Document, layout: Layout) {
        self.name = name
        self.document = document
        self.layout = layout
    }
}
