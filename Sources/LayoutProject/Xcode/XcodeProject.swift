/// The result of reading an Xcode project.
struct XcodeProject {
    /// The path of the `.xcodeproj` folder.
    let path: String
    /// The folder to which the project's paths are relative.
    let folder: String
    let developmentRegion: String
    let targets: [ProjectTarget]
    /// The targets that are not read because the user has chosen another one.
    let otherTargets: [ProjectTarget]
    /// The folders of the Swift packages that the project refers to.
    let packages: [String]
    /// The files of build settings, sorted.
    let settingsFiles: [String]
    let messages: [ProjectMessage]
}
