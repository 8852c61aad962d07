package import CommandLanguage
package import LayoutChecks
package import LayoutPictures
package import LayoutProject
import LayoutStore
package import StackCore
import Synchronization

/// The properties of the Xcode project around a session's file that affect layouts and pictures.
package struct SessionProject: Sendable {
    /// The languages in which the project has texts of the documents, the documents' own language
    /// first.
    package let languages: [String]
    /// The screens on which the app runs; nil if they are unknown.
    package let matrix: ProjectMatrix?
    /// The appearance that the app always has; nil if it follows the system.
    package let appearance: Appearance?
    /// The app's fonts, measured from their files; nil if it has none.
    package let fonts: CustomFonts?
    /// Returns a document with its texts in a language, as the app shows them on a kind of device.
    package let translated: @Sendable (Document, String, Device.Idiom) -> Document
    /// Returns a document in which the sizes of named pictures are filled in from the project.
    package let filled: @Sendable (Document) -> Document
    /// Returns the app's pictures and colours for a screen. The first argument is the number of
    /// pixels per point; the second is the language, nil for the default language.
    package let assets: @Sendable (Double, String?) -> AssetCatalogue
    /// Returns a document in the form in which `layoutedit check` checks it in this project. The
    /// second argument contains the notes about the document's file.
    package let checked: @Sendable (Document, SourceNotes) -> DocumentToCheck
    /// Returns the report of `layoutedit project` for the document.
    package let report: @Sendable () -> ProjectReport

    package init(
        languages: [String], matrix: ProjectMatrix?,
        appearance: Appearance?, fonts: CustomFonts?,
        translated: @escaping @Sendable (Document, String, Device.Idiom) -> Document,
        filled: @escaping @Sendable (Document) -> Document,
        assets: @escaping @Sendable (Double, String?) -> AssetCatalogue,
        checked: @escaping @Sendable (Document, SourceNotes) -> DocumentToCheck,
        report: @escaping @Sendable () -> ProjectReport
    ) {
        self.languages = languages
        self.matrix = matrix
        self.appearance = appearance
        self.fonts = fonts
        self.translated = translated
        self.filled = filled
        self.assets = assets
        self.checked = checked
        self.report = report
    }
}

/// A document with the data that its check needs from its storyboard or xib and from its Xcode
/// project.
package struct DocumentToCheck: Sendable {
    package var document: Document
    package var notes: SourceNotes
    /// The screens on which the app runs; nil if they are unknown.
    package var screens: ProjectMatrix?
    /// Returns copies of a document, one for each language of the app, with the texts of that
    /// language. The argument is the document of this value, or an edited version of it.
    package var languages: @Sendable (Document) -> [DocumentLanguage] = { _ in [] }

    package init(_ document: Document, _ notes: SourceNotes) {
        (self.document, self.notes) = (document, notes)
    }
}

/// The result of a search for a project, and functions that return whether it is still valid.
package struct ProjectSearchResult: Sendable {
    /// The project; nil if there is none.
    let project: SessionProject?
    /// Returns whether a file or folder that was examined in the search has changed, so that a new
    /// search may have another result.
    let hasChanged: @Sendable () -> Bool
    /// Returns the paths of the folders in which such a change can occur.
    let folders: @Sendable () -> [String]

    package init(
        _ project: SessionProject?, hasChanged: @escaping @Sendable () -> Bool = { false },
        folders: @escaping @Sendable () -> [String] = { [] }
    ) {
        (self.project, self.hasChanged, self.folders) = (project, hasChanged, folders)
    }
}

/// The project around a session's file. It is searched for on first use, and searched for again when
/// its files have changed.
///
/// Between two calls of `recheck` the project stays the same. So an answer that needs it several
/// times is about one state of the files, and the files are examined only once.
package final class ProjectSource: Sendable {
    /// A function that returns the project of a layout file, or of a storyboard or xib that is
    /// shown without a layout file.
    ///
    /// - Parameters:
    ///   - layout: the path of the layout file
    ///   - imported: the path of the last import that the layout file records; nil if there was
    ///     none
    package typealias Search =
        @Sendable (_ layout: String, _ imported: String?)
        -> ProjectSearchResult

    private struct Found {
        let layout: String
        /// The path of the last import at the time of the search; nil if there was none.
        let imported: String?
        let result: ProjectSearchResult
    }

    private struct State {
        /// The last result; nil before the first use.
        var found: Found?
        /// Whether the files may have changed since they were last examined.
        var mayBeOld = false
        var searches = 0
    }

    private let search: Search
    private let state = Mutex(State())

    package init(_ search: @escaping Search) { self.search = search }

    /// Makes the next use examine whether the project's files have changed.
    package func recheck() { state.withLock { $0.mayBeOld = true } }

    /// Returns the project; nil if there is none. The parameters are those of `Search`.
    func project(of layout: String, _ imported: () -> String?) -> SessionProject? {
        state.withLock { state in
            update(&state)
            if let project = state.found?.result.project { return project }
            // A layout file for which no project was found may have imported a storyboard since.
            let name = imported()
            if let found = state.found, found.imported == name { return nil }
            return find(layout, name, &state).project
        }
    }

    /// The number of times that the project has changed since its first use. Results that were
    /// computed with the project are valid as long as this number stays the same.
    package var changes: Int {
        state.withLock { state in
            update(&state)
            return max(0, state.searches - 1)
        }
    }

    /// Returns the paths of the folders with the project's files.
    ///
    /// - Parameter known: the number of the search whose folders the caller already has
    /// - Returns: the folders and the number of the search that found them; nil if the caller
    ///   already has them, or if the project was not searched for yet
    func folders(since known: Int) -> (folders: [String], search: Int)? {
        state.withLock { state in
            guard state.searches != known, let found = state.found else { return nil }
            return (found.result.folders(), state.searches)
        }
    }

    private func update(_ state: inout State) {
        guard state.mayBeOld else { return }
        state.mayBeOld = false
        guard let found = state.found, found.result.hasChanged() else { return }
        _ = find(found.layout, found.imported, &state)
    }

    private func find(
        _ layout: String, _ imported: String?, _ state: inout State
    ) -> ProjectSearchResult {
        let result = search(layout, imported)
        state.searches += 1
        state.found = Found(layout: layout, imported: imported, result: result)
        return result
    }
}

extension Argument where Value == SourceText {
    /// An argument for a language of the app.
    package static var language: Self { text("LANGUAGE", words: ["pseudo"]) }
}

extension Session {
    /// The project around the file; nil if there is none, or if projects are turned off.
    package var project: SessionProject? {
        settings.project?.project(of: file.path) { lastImportedPath }
    }

    /// Returns a document as `layoutedit check` checks it: with the data that the check needs from
    /// its storyboard or xib and from its Xcode project.
    package func documentToCheck(_ document: Document) -> DocumentToCheck {
        let notes = sourceNotes.notes(of: document)
        return project?.checked(document, notes) ?? DocumentToCheck(document, notes)
    }

    private var lastImportedPath: String? { (try? file.lastImportedPath()) ?? nil }

    /// Returns a document as the session shows it: with the texts of the chosen language, and with
    /// the sizes of named pictures filled in from the project. Throws if the project does not have
    /// this language.
    package func shown(_ document: Document) throws(CommandError) -> Document {
        let document = document.lacksPictureSize ? project?.filled(document) ?? document : document
        guard let language = settings.request.language else { return document }
        guard let project, project.languages.contains(language) else {
            throw noLanguage(language)
        }
        let name = settings.request.device ?? document.inForce(.device, of: .document)
        let idiom = name.flatMap { Device.screen($0)?.idiom } ?? .phone
        return project.translated(document, language, idiom)
    }

    /// Returns the font files that measure a document's texts: those that the user has given or, if
    /// a text uses a custom font, those of the project. Returns nil if built-in tables measure the
    /// texts.
    func measuredFonts(of document: Document) -> CustomFonts? {
        if let fonts = settings.fonts { return fonts }
        return document.namesCustomFont ? project?.fonts : nil
    }

    /// The fonts with which texts of the imported storyboard or xib are measured, for example in a
    /// merge of its versions.
    var appFonts: AppFonts {
        let (fonts, source, layout) = (settings.fonts, settings.project, file.path)
        let imported = lastImportedPath
        return AppFonts { fonts ?? source?.project(of: layout) { imported }?.fonts }
    }

    /// Throws if the project has no texts in a language.
    func checkLanguage(_ language: SourceText) throws(CommandError) {
        if project?.languages.contains(language.text) != true {
            throw noLanguage(language.text, at: language.position)
        }
    }

    private func noLanguage(
        _ language: String, at position: SourcePosition? = nil
    ) -> CommandError {
        let languages = project?.languages ?? []
        return CommandError(
            .usage, "there are no texts in the language \(language)", at: position,
            hint: languages.isEmpty
                ? "no Xcode project with translations was found around this file"
                : Suggestion.hint(for: language, among: ["document", PseudoLanguage.code])
                    ?? "the languages are " + languages.joined(separator: ", "))
    }

    /// Returns the view settings. If a language is chosen, adds its direction, and requests the
    /// layout of the running app, because Interface Builder's canvas shows a document only in the
    /// document's own language.
    func requestInLanguage() -> LayoutRequest {
        var request = settings.request
        guard let language = request.language else { return request }
        let isRightToLeft = LanguageCode.isRightToLeft(language)
        request.direction = request.direction ?? (isRightToLeft ? .rtl : .ltr)
        return request.asApp()
    }
}

extension Document {
    /// Whether a view has a picture whose size is not stored in the document.
    fileprivate var lacksPictureSize: Bool {
        allViews.contains { $0.properties[.imageName] != nil && $0.properties[.image] == nil }
    }
}
