import LayoutFormats
import LayoutPictures
import LayoutProject
import LayoutSession
import LayoutStore
import StackCore
import Synchronization

extension Shell {
    /// Returns the source of a session's project, which reads the project on demand; nil if the
    /// user has turned projects off.
    ///
    /// - Parameter path: the path of a storyboard, a xib or a layout file. The project of a layout
    ///   file is found from the storyboard or xib that was imported into it.
    func project(around path: String, _ choice: ProjectChoice) -> ProjectSource? {
        if choice.isOff { return nil }
        let projects = SearchedProjects(choice)
        return ProjectSource { [isQuiet = output.isQuiet] layout, imported in
            if CheckInput.isInterfaceBuilderFile(path) { return projects.result(around: path) }
            guard let imported else { return ProjectSearchResult(nil) }
            if let place = KnownStoryboardPaths.path(named: imported, of: layout) {
                return projects.result(around: place)
            }
            if !isQuiet, let remark = KnownStoryboardPaths.absence(of: imported, from: layout) {
                Output.printError([remark])
            }
            return ProjectSearchResult(
                nil,
                hasChanged: { KnownStoryboardPaths.path(named: imported, of: layout) != nil })
        }
    }

    /// Returns the app's fonts from the project around a storyboard or xib. The project is searched
    /// for only when the fonts are first used.
    func fonts(around path: String) -> AppFonts {
        AppFonts { ProjectCache(ProjectChoice()).project(around: path)?.fonts }
    }
}

/// The last search for the project around a storyboard or xib. It is repeated only if the project's
/// files have changed. The storyboard itself changes much more often and needs no new search.
private final class SearchedProjects: Sendable {
    private let choice: ProjectChoice
    private let last = Mutex<Search?>(nil)

    private struct Search {
        let place: String
        /// The project; nil if there is none.
        let found: LocatedProject?
        let trees: [WorkTree]

        var hasChanged: Bool { trees.contains { $0.hasChanged() } }
    }

    init(_ choice: ProjectChoice) { self.choice = choice }

    func result(around place: String) -> ProjectSearchResult {
        let search = search(around: place)
        let status = FileStatus(at: place)
        let bytes = try? DataFile.read(place)
        let own = FileTraces()
        own.didRead(place, status, bytes)
        let source = bytes.flatMap { try? InterfaceBuilderImport.readForChecks($0) }
        let project = search.found.flatMap { found in source.map { SessionProject(found, $0) } }
        return ProjectSearchResult(
            project, hasChanged: { own.haveChanged() || search.hasChanged },
            folders: { Set(own.folders + search.trees.flatMap(\.watchedFolders)).sorted() })
    }

    private func search(around place: String) -> Search {
        last.withLock { last in
            if let last, last.place == place, !last.hasChanged { return last }
            let cache = ProjectCache(choice)
            let found = cache.project(around: place)
            let search = Search(place: place, found: found, trees: cache.workTrees)
            last = search
            return search
        }
    }
}

extension SessionProject {
    fileprivate init(_ found: LocatedProject, _ source: CheckedSource) {
        let context = found.context
        let texts = source.translatableTexts()
        let stored = source.storedResources()
        let items = source.navigationItems(texts)
        let pictures = Set(stored.pictures.map(\.name))
        var tables = Dictionary(
            uniqueKeysWithValues: context.tables.filter(\.isUsable).map { ($0.language, $0) })
        let languages = context.languages + [PseudoLanguage.code]
        tables[PseudoLanguage.code] = PseudoLanguage.table(of: texts, in: context.document)
        tables = tables.mapValues { $0.shown(in: texts) }
        let titles = tables.mapValues { ItemTitles(texts, in: $0) }
        self.init(
            languages: languages, matrix: context.matrix,
            appearance: context.matrix?.style.map { $0 == .dark ? .dark : .light },
            fonts: found.fonts,
            translated: { [tables, titles] document, language, idiom in
                guard let table = tables[language] else { return document }
                // Screen sizes and canvases belong to no family.
                let device = DeviceFamily.allCases.first { $0.idiom == idiom }
                let translated = TranslatedDocument(
                    document, in: table, on: device,
                    navigationItem: document.rootObjectID.flatMap { items[$0] })
                return titles[language]?.document(translated.document, on: device)
                    ?? translated.document
            },
            filled: context.fillingPictureSizes,
            assets: { scale, language in
                context.resources.images.assets(
                    pictures, scale: scale, language: language)
            },
            checked: { document, notes in
                let filled = context.fillingPictureSizes(of: document)
                let check = ProjectCheck(found, texts, stored, items: items, filled, .all)
                var all = [notes]
                _ = check.add(to: &all, of: [filled])
                var result = DocumentToCheck(filled, all[0])
                result.screens = context.matrix
                result.languages = { check.languages(of: $0) }
                return result
            },
            report: {
                ProjectReport(
                    [context.project], [ProjectReport.Document(context, texts, stored)],
                    from: context.project.folder)
            })
    }
}

extension LocatedProject {
    /// The app's font files, with which the document's texts are measured; nil if the app has none.
    var fonts: CustomFonts? {
        let catalogue = context.resources.fonts
        var fonts: [String: FontFileReference] = [:]
        for name in catalogue.allNames {
            guard let file = catalogue.file(named: name, nearest: context.document) else {
                continue
            }
            fonts[name] = FontFileReference(
                path: tree.top + "/" + file.path, face: file.face, instance: file.instance)
        }
        return FontFolder.ofProject(fonts)
    }
}

extension CheckedSource {
    /// Returns the ids of the navigation items, by the ids of their scenes' root views.
    func navigationItems(_ texts: TranslatableTexts) -> [PropertyValue: String] {
        var items: [PropertyValue: String] = [:]
        for document in file.documents {
            guard let root = document.rootObjectID, let controller = controllerID(of: document)
            else { continue }
            items[root] = texts.navigationItems[controller]
        }
        return items
    }
}

extension Document {
    /// The Interface Builder id of the root view; nil if the document was not imported.
    var rootObjectID: PropertyValue? { properties(of: .view(.root))?[.objectID] }
}
