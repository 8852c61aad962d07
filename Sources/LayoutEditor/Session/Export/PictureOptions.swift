package import CommandLanguage
import LayoutPictures
import LayoutStore
import StackCore

/// The options of `export` for svg, png and pdf: how pictures are drawn, and for which screens.
package struct PictureOptions: Sendable {
    private static let look = Argument<PictureStyle.Look>.oneOf("screen|blueprint", noun: "look")
    private static let system = Argument<PictureStyle.System>.oneOf(
        "12|…|26", noun: "version of iOS")
    private static let appearance = Argument<Appearance>.oneOf("light|dark", noun: "appearance")
    private static let overlays = Argument<[Overlay]>.severalOf("frames|names|…", noun: "overlay")
    // The label is FOLDER, because each argument of a command needs a label of its own, and the
    // argument of `--fonts` already has the label DIR.
    private static let assets = Argument.path("FOLDER", "an asset catalogue or a folder of them")
    private static let devices = Argument.deviceList
    private static let orientations = Argument.orientationList
    private static let textSizes = Argument<[ContentSizeCategory]>.severalOf(
        "all|SIZE,…", noun: "text size")
    private static let directions = Argument<[LayoutDirection]>.severalOf(
        "all|ltr,…", noun: "direction")
    private static let languages = Argument.text("all|LANGUAGE,…")
    private static let appearances = Argument<[Appearance]>.severalOf(
        "all|light,…", noun: "appearance")
    private static let comparison = Argument.point("BEFORE")
    private static let animation = Argument.point("STEP")

    /// The option `--devices`, which the HTML page also accepts.
    static let severalDevices = Option(
        "--devices", taking: devices.erased, "pictures and html: a screen for each of these"
    )

    /// All options for pictures. The grammar of `export` contains them.
    package static let all =
        (single + [
            severalDevices,
            Option(
                "--orientations", taking: orientations.erased,
                "pictures: each device in these orientations"),
            Option("--text-sizes", taking: textSizes.erased, "pictures: in each of these"),
            Option(
                "--languages", taking: languages.erased, "pictures: with the texts of each of these"
            ),
            Option(
                "--directions", taking: directions.erased,
                "pictures: in each of these layout directions"),
            Option("--appearances", taking: appearances.erased, "pictures: in each of these"),
            Option(
                "--compare", taking: comparison.erased,
                "pictures: beside the state at this point, with the moved views marked"),
            Option(
                "--animate", taking: animation.erased,
                "svg: plays the step that led to this point, as UIKit animates it"),
        ]).map { $0.of("picture options") }

    /// The options for a single screen.
    package static let single = [
        Option(
            "--look", taking: look.erased,
            "pictures: the screen as iOS draws it, or its views as named boxes"),
        Option(
            "--ios", taking: system.erased,
            "pictures: the bars and controls of this iOS (default: that of the document's Xcode)"),
        Option("--appearance", taking: appearance.erased, "pictures: light or dark"),
        Option(
            "--overlay", taking: overlays.erased, isRepeatable: true,
            "pictures: what is drawn over them: "
                + Overlay.allCases.map(\.rawValue).joined(separator: ", ")),
        Option("--scrolled", "pictures: the whole content of scroll views"),
        Option("--fill-tables", "pictures: prototype rows repeated until tables are full"),
        Option(
            "--assets", taking: assets.erased,
            "pictures: images and colours of the asset catalogues in this folder"),
    ]

    private let style: PictureStyle
    private let assets: SourceText?
    let devices: [String?]
    let orientations: [Orientation?]
    let textSizes: [ContentSizeCategory?]
    let directions: [LayoutDirection?]
    let languages: [String?]
    private let appearances: [Appearance]
    /// Whether the user chose light or dark.
    private let hasAppearance: Bool
    /// The point of the history to compare with; nil for no comparison.
    let comparison: PointReference?
    /// The step of the history whose effect the picture animates; nil for a still picture.
    let animation: PointReference?

    package init(_ match: Match) throws(CommandError) {
        var style = PictureStyle()
        style.look = try match[optional: Self.look] ?? .screen
        style.system = try match[optional: Self.system]
        style.appearance = try match[optional: Self.appearance] ?? .light
        style.overlays = Set(try match[list: Self.overlays].flatMap { $0 })
        style.showsWholeContent = match.has("--scrolled")
        style.showsApp = true
        style.fillsTables = match.has("--fill-tables")
        self.style = style
        assets = match.has("--assets") ? try match[optional: Self.assets] : nil
        devices = try match[optional: Self.devices] ?? [nil]
        orientations = try match[optional: Self.orientations] ?? [nil]
        textSizes = try match[optional: Self.textSizes] ?? [nil]
        directions = try match[optional: Self.directions] ?? [nil]
        languages =
            try match[optional: Self.languages]?.text.split(separator: ",").map(String.init)
            ?? [nil]
        hasAppearance = match.has("--appearance") || match.has("--appearances")
        appearances = try match[optional: Self.appearances] ?? [style.appearance]
        comparison = try match[optional: Self.comparison]
        animation = try match[optional: Self.animation]
    }

    /// Returns the requested styles, with the images and colours of the asset folder.
    func styles(in session: Session) throws(CommandError) -> [PictureStyle] {
        var style = style
        if let assets {
            style.assets = try AssetFolder.read(assets, from: session.surroundings)
        } else if let project = session.project {
            style.assets = project.assets(2, session.settings.request.language)
        }
        if !hasAppearance, let own = session.project?.appearance {
            style.appearance = own
            return [style]
        }
        return appearances.map { appearance in
            var result = style
            result.appearance = appearance
            return result
        }
    }

    /// Returns all documents of the file with the texts of the chosen language. A picture needs all
    /// of them, because a screen can show other documents in its bars and container views.
    ///
    /// - Parameter documents: all documents of the file
    static func parts(
        of documents: [DocumentState], in session: Session
    ) throws(CommandError) -> OtherDocuments {
        OtherDocuments(
            try documents.map { item throws(CommandError) in
                (item.name, try session.shown(item.document))
            })
    }

    /// Returns the words after the device in a screen's caption. They name the settings that differ
    /// between the screens of the picture, so that all captions are different. Empty if no setting
    /// differs.
    func words(
        _ environment: LayoutEnvironment, _ style: PictureStyle, _ language: String?
    ) -> [String] {
        var words: [String] = []
        if languages.count > 1 { words.append(language ?? "") }
        if orientations.count > 1 { words.append(environment.orientation.rawValue) }
        if textSizes.count > 1 { words.append(environment.measurement.category?.rawValue ?? "") }
        if directions.count > 1 { words.append(environment.direction.rawValue) }
        if appearances.count > 1 { words.append(style.appearance.rawValue) }
        return words.filter { !$0.isEmpty }
    }
}
