import LayoutChecks
import LayoutFormats
import LayoutProject
import LayoutSession
import LayoutStore
import StackCore

/// The findings, languages and fonts that the project around a storyboard or xib adds to its check.
struct ProjectCheck {
    let found: LocatedProject
    /// The ids of the scenes' navigation items. The key is the id of the scene's root view.
    private let items: [PropertyValue: String]
    private let texts: TranslatableTexts
    private let stored: StoredResources
    private let problems: [DocumentProblems.Problem]
    private let tables: [LanguageTable]

    /// - Parameter documents: the documents that were imported from `source`
    init(
        _ found: LocatedProject, _ source: CheckedSource, _ documents: [Document],
        _ languages: LanguageChoice
    ) {
        let texts = source.translatableTexts()
        self.init(
            found, texts, source.storedResources(), items: source.navigationItems(texts),
            documents.first, languages)
    }

    /// - Parameters:
    ///   - texts: the texts of the storyboard or xib that translations replace
    ///   - stored: the pictures and colours that the storyboard or xib stores
    ///   - items: the ids of the scenes' navigation items, by the ids of the scenes' root views
    ///   - document: a document of the storyboard or xib. The scale of its device determines which
    ///     of the app's pictures are examined.
    init(
        _ found: LocatedProject, _ texts: TranslatableTexts, _ stored: StoredResources,
        items: [PropertyValue: String], _ document: Document?, _ languages: LanguageChoice
    ) {
        self.found = found
        (self.texts, self.stored, self.items) = (texts, stored, items)
        let device = document?.inForce(.device, of: .document).flatMap { Device.screen($0) }
        problems = DocumentProblems.all(
            of: found.context, texts, stored, scale: device?.scale ?? 2)
        tables = found.context.tables(for: languages, texts).map { [texts] in
            $0.shown(in: texts).withoutSamples(of: texts)
        }
    }

    private var context: DocumentProject { found.context }

    /// The app's fonts; nil if the storyboard or xib uses none of them.
    var fonts: CustomFonts? {
        let catalogue = context.resources.fonts
        let isUsed = stored.fontUses.contains { catalogue.file(named: $0.name, nearest: "") != nil }
        return isUsed ? found.fonts : nil
    }

    /// Finds the object of the storyboard or xib that each of the project's problems is about. A
    /// problem of a view becomes a note of the document that contains the view. All other problems
    /// are returned as messages.
    ///
    /// - Parameter notes: the notes of `documents`, in the same order
    func add(to notes: inout [SourceNotes], of documents: [Document]) -> [ProjectMessage] {
        var owners: [String: (document: Int, item: ItemID)] = [:]
        for (number, document) in documents.enumerated() {
            for view in document.allViews {
                guard case .text(let id)? = view.properties[.objectID] else { continue }
                owners[id] = owners[id] ?? (number, .view(view.id))
            }
        }
        return problems.compactMap { problem in
            if problem.path == context.document,
                let owner = problem.objectID.flatMap({ owners[$0] })
            {
                notes[owner.document].add(problem.text, of: problem.rule, about: owner.item)
                return nil
            }
            return problem.message
        }
    }

    /// Returns copies of the document, one for each language to check, with the texts of that
    /// language.
    func languages(of document: Document) -> [DocumentLanguage] {
        let item = document.rootObjectID.flatMap { items[$0] }
        return tables.compactMap { table in
            TranslatedDocument.language(
                document, in: table, navigationItem: item, shown: found.tree.shown)
        }
    }

    /// Returns one result for each file of the project that has problems.
    ///
    /// - Parameter others: the problems that `add` has returned
    func files(_ others: [ProjectMessage], rules: CheckRules) -> [CheckedFile] {
        let messages =
            context.project.messages + context.resources.images.messages + context.messages
            + context.resources.fonts.messages + context.membership
            + context.differences(of: found.tree.texts(of: context.copies), from: texts) + others
        var order: [String] = []
        var results: [String: CheckedDocument] = [:]
        for message in messages {
            if results[message.path] == nil { order.append(message.path) }
            let name = ProjectPath.name(of: message.path)
            results[message.path, default: CheckedDocument(ofProjectFile: name)].add(
                message.rule ?? .projectFile, at: message.line, message.severity, message.text,
                rules: rules)
        }
        return order.compactMap { path in
            guard let result = results[path], !result.findings.isEmpty else { return nil }
            var file = CheckedFile(path: found.tree.shown(path), documents: [result])
            file.isOfProject = true
            return file
        }
    }

    /// The description of the project in reports, with the hashes of the files that were read.
    var summary: CheckedProject {
        let paths =
            [context.project.path.map(Self.content)].compactMap { $0 }
            + context.project.settingsFiles + context.targets.compactMap(\.infoPlist)
            + context.tables.flatMap(\.files) + fontFiles
        var seen: Set<String> = []
        let files = paths.filter { seen.insert($0).inserted }.compactMap { path in
            found.tree.hash(of: path).map { (path: found.tree.shown(path), hash: $0) }
        }
        return CheckedProject(
            sentence: context.sentence(found.tree.shown),
            path: context.project.path.map(found.tree.shown),
            targets: context.targets.map(\.name), languages: context.languages, files: files)
    }

    /// The files of the app's fonts that the document uses.
    private var fontFiles: [String] {
        let catalogue = context.resources.fonts
        return Set(
            stored.fontUses.compactMap {
                catalogue.file(named: $0.name, nearest: context.document)?.path
            }
        ).sorted()
    }

    private static func content(of project: String) -> String {
        project.hasSuffix(".xcodeproj") ? project + "/project.pbxproj" : project
    }
}

extension DocumentProject {
    /// Returns the string tables of the languages to check. Tables without texts are left out, such
    /// as that of the document's own language if no file overrides its texts.
    fileprivate func tables(
        for choice: LanguageChoice, _ texts: TranslatableTexts
    ) -> [LanguageTable] {
        let usable = tables.filter { $0.isUsable && !$0.texts.isEmpty }
        switch choice {
        case .none: return []
        case .all: return usable
        case .these(let codes): return usable.filter { codes.contains($0.language) }
        case .pseudo: return [PseudoLanguage.table(of: texts, in: document)]
        }
    }
}
