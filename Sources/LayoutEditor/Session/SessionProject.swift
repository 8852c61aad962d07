package import CommandLanguage
package import LayoutPictures
package import LayoutProject
package import StackCore
import Synchronization

/// What the project around a session's file contributes to layouts and pictures.
package struct SessionProject: Sendable {
    /// The languages that the documents have texts in, their own first.
    package let languages: [String]
    /// The devices of the app, each with every orientation that the app has there.
    package let screens: [(device: String, orientation: Orientation)]
    /// The appearance that the app always has; nil if it follows the system.
    package let appearance: Appearance?
    /// The app's fonts, measured from their files; nil if it has none.
    package let fonts: CustomFonts?
    /// Returns a document with the texts of a language on a class of devices.
    package let translated: @Sendable (Document, String, Device.Idiom) -> Document
    /// Returns the pictures and colours of the app, as the screen with this number of pixels per
    /// point shows them in a language.
    package let assets: @Sendable (Double, String?) -> AssetCatalogue
    /// Returns what `layoutedit project` reports for the document.
    package let report: @Sendable () -> ProjectReport

    package init(
        languages: [String], screens: [(device: String, orientation: Orientation)],
        appearance: Appearance?, fonts: CustomFonts?,
        translated: @escaping @Sendable (Document, String, Device.Idiom) -> Document,
        assets: @escaping @Sendable (Double, String?) -> AssetCatalogue,
        report: @escaping @Sendable () -> ProjectReport
    ) {
        self.languages = languages
        self.screens = screens
        self.appearance = appearance
        self.fonts = fonts
        self.translated = translated
        self.assets = assets
        self.report = report
    }
}

/// The project around a session's file, which is searched for when something first asks for it.
package final class ProjectSource: Sendable {
    private let search: @Sendable () -> SessionProject?
    private let found = Mutex<SessionProject??>(nil)

    package init(_ search: @escaping @Sendable () -> SessionProject?) { self.search = search }

    /// The project; nil if there is none.
    package var project: SessionProject? {
        found.withLock { found in
            if let known = found { return known }
            let project = search()
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
    /// Returns a document as it is shown: with the texts of the language that was chosen.
    package func shown(_ document: Document) throws(CommandError) -> Document {
        guard let language = settings.request.language else { return document }
        guard let project = settings.project?.project, project.languages.contains(language) else {
            throw noLanguage(language)
        }
        let name = settings.request.device ?? document.inForce(.device, of: .document)
        let idiom = name.flatMap { Device.screen($0)?.idiom } ?? .phone
        return project.translated(document, language, idiom)
    }

    /// Returns the fonts that measure a document's texts: those that the user named, else those of
    /// the project if a text names a font.
    func measuredFonts(of document: Document) -> CustomFonts? {
        if let fonts = settings.fonts { return fonts }
        guard let source = settings.project, document.namesFont else { return nil }
        return source.project?.fonts
    }

    private func noLanguage(_ language: String) -> CommandError {
        let languages = settings.project?.project?.languages ?? []
        return CommandError(
            .usage, "there are no texts in the language \(language)",
            hint: languages.isEmpty
                ? "no Xcode project with translations was found around this file"
                : "the languages are " + languages.joined(separator: ", "))
    }

    /// Returns the view settings with those that the chosen language implies: its direction, and
    /// the running app, since nobody has designed the document in it.
    func requestInLanguage() -> LayoutRequest {
        var request = settings.request
        guard let language = request.language else { return request }
        let isRightToLeft = LanguageCode.isRightToLeft(language)
        request.direction = request.direction ?? (isRightToLeft ? .rtl : .ltr)
        return request.asApp()
    }
}

extension Document {
    /// Whether a view has a font that is not the system's.
    fileprivate var namesFont: Bool {
        allViews.contains { view in
            view.properties.entries.contains { entry in
                guard entry.key == .font, case .font(.custom) = entry.value else { return false }
                return true
            }
        }
    }
}
