package import LayoutChecks
package import StackCore

/// An imported file with the information that checks need beyond its documents.
package struct CheckedSource {
    package let file: ImportedFile
    /// The notes for checks of each document, in the order of `file.documents`.
    package let notes: [SourceNotes]
    /// Messages about attributes that should contain a number but do not, and about layout values
    /// that only an annotation (an XML comment of this program) contains. Each message has the line
    /// of its element.
    package let remarks: [(line: Int, text: String)]
    /// The names of rules in the comments that turn rules off, each with the line of the element
    /// that contains the comment; 0 if it is unknown.
    package let ignoredRules: [(line: Int, name: String)]
    private let root: SourceElement

    fileprivate init(
        _ file: ImportedFile, _ notes: [SourceNotes], _ root: SourceElement, _ lines: SourceLines,
        _ comments: IgnoreComments
    ) {
        (self.file, self.notes, self.root) = (file, notes, root)
        ignoredRules = comments.all(lines, in: root.tree)
        remarks = UnreadableNumbers.all(in: root, lines) + CommentedValues.all(in: root, lines)
    }

    /// Reads the texts that translations replace.
    package func translatableTexts() -> TranslatableTexts { TranslatableTexts(root) }

    /// Reads the pictures and colours that the file stores.
    package func storedResources() -> StoredResources { StoredResources(root) }

    /// Returns the notes about a document that was imported from a scene of the file and may have
    /// been edited since. The notes have no line numbers.
    ///
    /// - Parameter scene: the index of the scene among the file's documents
    package func notes(of document: Document, scene: Int) -> SourceNotes {
        guard file.documents.indices.contains(scene) else { return .none }
        let items = document.itemsByObjectID
        var now: [ItemID: ItemID] = [.document: .document, .view(.root): .view(.root)]
        for (id, item) in Document(of: file.documents[scene]).itemsByObjectID {
            now[item] = items[id]
        }
        return notes[scene].renumbered(now)
    }

    /// Returns the id of the view controller of a document's scene; nil for a view without a
    /// controller.
    package func controllerID(of document: ImportedDocument) -> String? {
        document.origin.controller.flatMap { root.tree.element($0)["id"] }
    }
}

/// The texts and resources of a file, read without importing the file.
package struct SourceTexts {
    package let texts: TranslatableTexts
    package let resources: StoredResources

    package init(
        _ bytes: [UInt8], until cancellation: Cancellation = .never
    ) throws(ImportRefusal) {
        let root = try XMLReader.read(bytes, until: cancellation).root
        _ = try FileFacts(root)
        (texts, resources) = (TranslatableTexts(root), StoredResources(root))
    }
}

extension InterfaceBuilderImport {
    /// Imports a file, and reads the information that checks need beyond its documents.
    ///
    /// - Parameter cancellation: stops the work when requested; the caller must then ignore the
    ///   result and any error
    package static func readForChecks(
        _ bytes: [UInt8], until cancellation: Cancellation = .never
    ) throws(ImportRefusal) -> CheckedSource {
        let tree = try XMLReader.read(bytes, until: cancellation)
        let file = try read(tree.root)
        let lines = SourceLines(of: tree)
        let segues = SegueGraph(tree.root)
        let comments = IgnoreComments(in: tree)
        var notes = file.documents.map { SourceNotes(of: $0, in: tree, lines, segues, comments) }
        let marks = ConflictNote.all(in: tree).map { (RuleID.unresolvedMerge, $0, $1) }
        let shared = (SharedID.all(in: tree.root) + SharedID.scenes(in: tree.root)).map {
            (RuleID.duplicateID, $0.second, $0.sentence)
        }
        let dangling = BrokenReference.all(in: tree.root).map {
            (RuleID.danglingReference, $0.element, $0.sentence)
        }
        let found = marks + shared + dangling
        if found.isEmpty || notes.isEmpty {
            return CheckedSource(file, notes, tree.root, lines, comments)
        }
        let owners = ItemOwners(file.documents)
        for (rule, element, message) in found {
            let (document, item) = owners.owner(of: element)
            notes[document].add(
                message, of: rule, about: item, at: lines.position(of: element))
        }
        return CheckedSource(file, notes, tree.root, lines, comments)
    }
}

extension Document {
    /// The views and constraints that have an identifier of Interface Builder, by identifier; the
    /// first one if several have it.
    var itemsByObjectID: [PropertyValue: ItemID] {
        let views = allViews.map { ($0.properties[.objectID], ItemID.view($0.id)) }
        let constraints = allConstraints.map {
            ($0.properties[.objectID], ItemID.constraint($0.id))
        }
        return Dictionary(
            (views + constraints).compactMap { id, item in id.map { ($0, item) } },
            uniquingKeysWith: { first, _ in first })
    }
}

extension SourceNotes {
    fileprivate init(
        of document: ImportedDocument, in tree: SourceTree, _ lines: SourceLines,
        _ segues: SegueGraph, _ comments: IgnoreComments
    ) {
        self.init()
        let places = document.origin.places
        let controller = document.origin.controller.map(tree.element)
        isContained = controller?["id"].map(segues.isInContainerView) ?? false
        for (item, number) in places { read(tree.element(number), of: item, lines) }
        if comments.isEmpty { return }
        let elements = Set(places.values)
        var rules = places.mapValues {
            comments.rules(for: tree.element($0), until: elements.contains)
        }
        rules[.document] = controller.map { comments.rules(for: $0) } ?? rules[.view(.root)]
        ignored = rules.filter { !$0.value.isEmpty }
    }

    private mutating func read(_ element: SourceElement, of item: ItemID, _ lines: SourceLines) {
        places[item] = lines.position(of: element)
        switch item {
        case .constraint(let id): if element.isYes("placeholder") { placeholders.insert(id) }
        case .view(let id):
            if element.shrinksTitle { shrinkingTitles.insert(id) }
            if element.sizesItsCells { selfSizingCollections.insert(id) }
            if element.stylesParagraphs || element.child(key: "titleEdgeInsets") != nil {
                styledTexts.insert(id)
            }
        case .document: break
        }
    }
}

/// The views and constraints of a file's documents by their elements. Finds the document, and the
/// view or constraint in it, to which any element of the file belongs.
private struct ItemOwners {
    private var owners: [SourceNode.Number: (document: Int, item: ItemID)] = [:]

    init(_ documents: [ImportedDocument]) {
        for (document, imported) in documents.enumerated() {
            for (item, number) in imported.origin.places { owners[number] = (document, item) }
            if let number = imported.origin.controller { owners[number] = (document, .document) }
        }
    }

    /// Returns the view or constraint whose element is the given element or the nearest one around
    /// it, with the index of its document. For an element of a view controller outside its views,
    /// returns the controller's document itself; for an element outside of all these, the first
    /// document.
    func owner(of element: SourceElement) -> (document: Int, item: ItemID) {
        var next: SourceElement? = element
        while let current = next {
            if let found = owners[current.number] { return found }
            next = current.parent
        }
        return (0, .document)
    }
}

extension SourceElement {
    /// Whether the view's attributed text sets the height or the alignment of its lines.
    fileprivate var stylesParagraphs: Bool {
        setsLineHeights
            || paragraphStyles.contains { !["natural", nil].contains($0["alignment"]) }
    }

    /// Whether the element is a collection view that first estimates the sizes of its cells and
    /// later measures the cells.
    fileprivate var sizesItsCells: Bool {
        guard let layout = child("collectionViewFlowLayout") else { return false }
        let estimate = layout.child(key: "estimatedItemSize")
        return layout.isYes("automaticEstimatedItemSize")
            || estimate?["width"].flatMap(Double.init) ?? 0 > 0
    }

    /// Whether a user defined runtime attribute lets the title of the button shrink to fit its
    /// width.
    fileprivate var shrinksTitle: Bool {
        child("userDefinedRuntimeAttributes")?.children.contains {
            $0["keyPath"]?.hasSuffix("adjustsFontSizeToFitWidth") ?? false
        } ?? false
    }
}
