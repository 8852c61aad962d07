import StackCore

/// Makes a document's edits in the elements of its scene.
///
/// The difference between what the file says (`baseline`) and the document is written element by
/// element in the natural form; what that form cannot say is left to the remark.
struct SceneEditor {
    let item: SceneDocument
    let context: FileContext
    let origin: SceneOrigin
    let baseline: Document

    /// By the document's own identities.
    var viewElements: [ViewID: SourceElement] = [:]
    var constraintElements: [ConstraintID: SourceElement] = [:]
    /// What an item of the document is in the baseline; new items have nothing there.
    var counterparts: [ItemID: ItemID] = [:]

    var document: Document { item.document }

    init(_ item: SceneDocument, of scene: ImportedDocument, in context: FileContext) {
        self.item = item
        self.context = context
        origin = scene.origin
        baseline = Document(of: scene)
        matchItems()
    }

    mutating func run(updatesFrames: Bool) {
        placeViews()
        writeRemovedConstraints()
        writeConstraints()
        removeViews()
        writeViewProperties()
        writeConstraintProperties()
        writeInstallation()
        writeDevice()
        writeFrames(all: updatesFrames)
    }

    /// The element that the baseline's item stands in.
    func baselineElement(_ item: ItemID) -> SourceElement? {
        origin.places[item].map(context.file.element)
    }

    /// The values of an item that are others than the source says; all of a new one's.
    func changes(of item: ItemID) -> [PropertyList.Change] {
        let old = counterparts[item].flatMap { baseline.properties(of: $0) } ?? PropertyList()
        return old.changes(to: document.properties(of: item) ?? PropertyList())
            .filter(\.key.isContent)
    }

    var root: SourceElement { viewElements[.root]! }
}
