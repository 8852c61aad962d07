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
    /// Returns a document as `layoutedit check` checks it in this project. The second argument is
    /// the notes about the document's file.
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

/// The project around a session's file. It is searched for on first use, and then cached.
package final class ProjectSource: Sendable {
    /// A function that returns the project of a layout file, or of a storyboard or xib that is
    /// shown without a layout file; nil if there is no project.
    ///
    /// - Parameters:
    ///   - layout: the path of the layout file
    ///   - imported: the path of the last import that the layout file records; nil if there was
    ///     none
    package typealias Search = @Sendable (_ layout: String, _ imported: String?) -> SessionProject?

    private let search: Search
    private let found = Mutex<SessionProject??>(nil)

    package init(_ search: @escaping Search) { self.search = search }

    /// Returns the project; nil if there is none. The parameters are those of `Search`.
    func project(of layout: String, _ imported: () -> String?) -> SessionProject? {
        found.withLock { found in
            if let known = found { return known }
            let project = search(layout, imported())
            found = .some(project)
            return project
        }
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

    /// Returns a document as the session shows it: with the sizes of named pictures filled in from
    /// the project, and with the texts of the chosen language. Throws if the project does not have
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

    /// Returns the font files that measure a document's texts: those that the user has given,
    /// otherwise those of the project if a text uses a custom font; nil to measure with built-in
    /// tables.
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

    private func noLanguage(_ language: String) -> CommandError {
        let languages = project?.languages ?? []
        return CommandError(
            .usage, "there are no texts in the language \(language)",
            hint: languages.isEmpty
                ? "no Xcode project with translations was found around this file"
                : "the languages are " + languages.joined(separator: ", "))
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
