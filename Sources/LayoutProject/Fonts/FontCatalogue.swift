package struct FontFileReference: Hashable, Sendable { package let path: String; package let face: Int; package let instance: Int? }
package struct FontCatalogue: Sendable {
    package let files: [String]
    package init(_ paths: [String], in files: any ProjectFiles) { self.files = [] }
    package func file(named name: String, nearest document: String) -> FontFileReference? { nil }
}
