import CommandLanguage
import LayoutProject
import LayoutStore
import Platform

/// The options that choose the Xcode project from which devices, fonts, pictures and languages are
/// read.
struct ProjectChoice: Sendable {
    private static let place = Argument.path("PROJECT", "an Xcode project or its folder")
    private static let target = Argument.text("TARGET")
    private static let configuration = Argument.text("CONFIGURATION")

    static let options =
        [
            Option(
                "--project", taking: place.erased,
                "use this Xcode project; off: none (default: the one around the file)"
            ).of("project options")
        ] + ofTarget

    /// The options that choose a target and a build configuration of the project.
    static let ofTarget = [
        Option("--target", taking: target.erased, "use this target of the project"),
        Option(
            "--configuration", taking: configuration.erased,
            "read the settings of this build configuration (default: Release)"),
    ].map { $0.of("project options") }

    /// Whether `--project off` was given, so that no project is read.
    let isOff: Bool
    /// The path of the project; nil to use the project around the file.
    let place: String?
    let options: ProjectOptions
    /// Whether the command line contains any option of this type, such as `--project` or
    /// `--target`.
    let isGiven: Bool

    init(_ match: Match) throws(CommandError) {
        let place = try match[optional: Self.place]?.text
        isOff = place == "off"
        self.place = isOff ? nil : place
        options = try Self.options(match)
        isGiven = place != nil || options != ProjectOptions()
        if let place = self.place { try Self.checkFolder(at: place) }
    }

    /// Throws an error unless the path is that of a folder, as an Xcode project is.
    private static func checkFolder(at place: String) throws(CommandError) {
        guard let status = FileStatus(at: place) else {
            throw CommandError(
                .noInput, "--project \(place): " + systemReason(),
                hint: FileSuggestion.hint(for: place))
        }
        if !status.isFolder {
            throw CommandError(
                .noInput,
                "--project \(place): this is no folder; name an .xcodeproj, an .xcworkspace or the "
                    + "folder of one")
        }
    }

    /// Creates the choice without options: the project around each file.
    init() { (isOff, place, options, isGiven) = (false, nil, ProjectOptions(), false) }

    /// Creates the choice of the project around each file, with the options for its target and
    /// build configuration.
    init(ofTarget match: Match) throws(CommandError) {
        (isOff, place, isGiven) = (false, nil, true)
        options = try Self.options(match)
    }

    private static func options(_ match: Match) throws(CommandError) -> ProjectOptions {
        ProjectOptions(
            target: try match[optional: target]?.text,
            configuration: try match[optional: configuration]?.text)
    }
}
