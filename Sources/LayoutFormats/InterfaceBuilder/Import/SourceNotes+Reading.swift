package import LayoutChecks
package import StackCore

extension InterfaceBuilderImport {
    /// The same with what checks ask of the file beside its documents: the notes are those of the
    /// documents, in their order.
    ///
    /// - Parameter cancellation: once requested, what is given or thrown means nothing
    package static func readForChecks(
        _ bytes: [UInt8], until cancellation: Cancellation = .never
    ) throws(ImportRefusal) -> (file: ImportedFile, notes: [SourceNotes]) {
        let tree = try XMLReader.read(bytes, until: cancellation)
        let file = try read(tree.root)
        let lines = SourceLines(of: tree)
        var notes = file.documents.map { SourceNotes(of: $0, in: tree, lines) }
        for (element, text) in ConflictNote.all(in: tree) {
            let owner = file.documents.owner(of: element)
            guard notes.indices.contains(owner.document) else { continue }
            notes[owner.document].conflicts[owner.item, default: []].append(text)
        }
        return (file, notes)
    }
}

extension SourceNotes {
    fileprivate init(of document: ImportedDocument, in tree: SourceTree, _ lines: SourceLines) {
        self.init()
        for (item, number) in document.origin.places { read(tree.element(number), of: item, lines) }
    }

    private mutating func read(_ element: SourceElement, of item: ItemID, _ lines: SourceLines) {
        if let position = lines.position(of: element) {
            places[item] = SourcePlace(line: position.line, column: position.column)
        }
        switch item {
        case .constraint(let id): if element.isYes("placeholder") { placeholders.insert(id) }
        case .view(let id): if element.shrinksText { shrinkingTexts.insert(id) }
        case .document: break
        }
        let rules = element.comments(" layoutedit:ignore ").flatMap {
            $0.text.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
        }
        if !rules.isEmpty { ignored[item] = Set(rules) }
    }
}

extension [ImportedDocument] {
    /// The item that an element stands in; of what is no item's, the first document.
    fileprivate func owner(of element: SourceElement) -> (document: Int, item: ItemID) {
        var items: [SourceNode.Number: (document: Int, item: ItemID)] = [:]
        for (document, imported) in enumerated() {
            for (item, number) in imported.origin.places { items[number] = (document, item) }
            if let number = imported.origin.controller { items[number] = (document, .document) }
        }
        var next: SourceElement? = element
        while let current = next {
            if let found = items[current.number] { return found }
            next = current.parent
        }
        return (0, .document)
    }
}

extension SourceElement {
    /// A label's text does so unless its element denies it; Xcode writes the denial into every new
    /// label. A button's title says it in its keyed label, which storyboards reach by a path.
    fileprivate var shrinksText: Bool {
        if isNamed("label") { return self["adjustsFontSizeToFit"] != "NO" }
        return child("userDefinedRuntimeAttributes")?.children.contains {
            $0["keyPath"]?.hasSuffix("adjustsFontSizeToFitWidth") ?? false
        } ?? false
    }
}
