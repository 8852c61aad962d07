import CommandLanguage
import LayoutStore
import StackCore

extension Completer {
    /// Returns the possible values of an argument.
    func candidates(for argument: AnyArgument, _ typed: TypedWords) -> [String] {
        switch argument.kind {
        case .view: viewNames
        case .constraint: constraintNames
        case .item: viewNames + constraintNames
        case .step: touchable
        case .trace: checkpointNames + touchable
        case .property: properties(typed.begun)
        case .anchor: viewAnchors(typed.begun)
        case .value: values(typed)
        case .assignment: assignments(typed)
        case .constraintExpression: constraintParts(typed)
        case .document, .pathOrDocument: view.documents.map(\.name)
        case .point: checkpointNames
        case .path: isProgramLine ? [] : paths(typed.begun)
        case .command: commandTexts(typed.begun)
        case .topic: HelpPage(view.grammar).topics
        case _ where argument.kind.isList: argument.list(begun: typed.begun)
        default: argument.vocabulary
        }
    }

    var document: Document? { try? view.document() }
    var viewNames: [String] { document?.allViews.map(\.name) ?? [] }
    var constraintNames: [String] { document?.allConstraints.map(\.name) ?? [] }
    private var touchable: [String] { viewNames + constraintNames + view.documents.map(\.name) }
    private var checkpointNames: [String] { (try? view.checkpoints())?.map(\.name) ?? [] }

    // MARK: Completing properties

    /// Returns completions of `NAME.key`: items such as `title.` while there is no dot, and then
    /// the properties of the named item, such as `title.text`.
    private func properties(_ begun: String) -> [String] {
        guard let dot = begun.firstIndex(of: ".") else {
            return (viewNames + constraintNames + [ItemReference.document]).map { $0 + "." }
        }
        let name = String(begun[..<dot])
        return holder(named: name)?.usedKeys.map { name + "." + $0.spelling } ?? []
    }

    private func values(_ typed: TypedWords) -> [String] {
        guard let word = typed.whole.dropFirst().first,
            let reference = try? PropertyReference(word), let document,
            let (item, key) = try? reference.resolve(in: document)
        else { return [] }
        return key.vocabulary(of: PropertyHolder(item, in: document))
    }

    /// Returns completions of `key=value`: properties such as `axis=` while there is no `=`, and
    /// then the values of the named property, such as `axis=vertical`.
    private func assignments(_ typed: TypedWords) -> [String] {
        guard let holder = made(by: typed.whole) else { return [] }
        guard let equals = typed.begun.firstIndex(of: "=") else {
            return holder.usedKeys.map { $0.spelling + "=" }
        }
        let name = typed.begun[..<equals]
        guard let key = PropertyKey(spelling: name), holder.has(key) else { return [] }
        return key.vocabulary(of: holder).map { name + "=" + $0 }
    }

    /// Returns the kind of item that the command creates: the document, or a view of some kind.
    /// Returns nil if the command creates neither a document nor a view.
    private func made(by words: [Word]) -> PropertyHolder? {
        switch words.first?.text {
        case "new": .document
        case "embed": .view(.stack)
        default: words.dropFirst().first.flatMap { try? Argument.kind.read($0) }.map { .view($0) }
        }
    }

    private func holder(named name: String) -> PropertyHolder? {
        guard let document else { return nil }
        let item = try? ItemReference(SourceText(text: name, position: .start))
            .resolve(in: document)
        if let item { return PropertyHolder(item, in: document) }
        return name == ItemReference.document ? .document : nil
    }

    // MARK: Completing paths

    private func paths(_ begun: String) -> [String] {
        let slash = begun.lastIndex(of: "/")
        let folder = slash.map { String(begun[...$0]) } ?? ""
        // Names that need quotes are left out, because the word being typed has no quotes.
        return namesInFolder(folder.isEmpty ? "." : folder)
            .filter { !$0.contains { " \"#;{}\\".contains($0) || $0.isNewline } }
            .map { folder + $0 }
    }
}
