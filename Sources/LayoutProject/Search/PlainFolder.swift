import LayoutChecks
import LayoutFormats

/// Finds the app in a folder that has the Info.plist of an app but no readable project, for example
/// because a tool generates the project.
enum PlainFolder {
    /// Returns whether a file of this name may be the Info.plist of an app.
    static func isInfoPlist(_ name: String) -> Bool { name.hasSuffix("Info.plist") }

    /// Returns the app whose Info.plist is in the folder; nil if there is none.
    static func project(in folder: String, in files: any ProjectFiles) -> Project? {
        var plists = InfoPlistFiles(files)
        for name in files.names(in: folder) where isInfoPlist(name) {
            guard let path = ProjectPath.join(folder, name), let file = plists.file(at: path),
                isApp(file)
            else { continue }
            return project(folder, file, in: files)
        }
        return nil
    }

    /// Returns whether an Info.plist is that of an app. The product type in `CFBundlePackageType`
    /// decides. In newer files of apps, extensions and tests alike, its value is the build setting
    /// `$(PRODUCT_BUNDLE_PACKAGE_TYPE)`; then the file is that of an app if it has keys that only
    /// apps have.
    private static func isApp(_ file: InfoPlist.File) -> Bool {
        switch file.entries["CFBundlePackageType"]?.string {
        case "APPL": true
        case "$(PRODUCT_BUNDLE_PACKAGE_TYPE)":
            file.entries["NSExtension"] == nil
                && appKeys.contains { file.entries[$0] != nil }
        default: false
        }
    }

    private static let appKeys = [
        "LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UILaunchScreen",
        "UILaunchStoryboardName", "UIMainStoryboardFile", "UISupportedInterfaceOrientations",
    ]

    /// Returns a project with one app whose resources are the files in the folder.
    static func project(
        _ folder: String, _ file: InfoPlist.File?, in files: any ProjectFiles
    ) -> Project {
        let plist = InfoPlist(file, settings: BuildSettings(levels: [], configuration: ""))
        let region = LanguageCode.ofDevelopment(
            file?.entries["CFBundleDevelopmentRegion"]?.string)
        let name = plist.text("CFBundleName") ?? ProjectPath.name(of: folder)
        var target = ProjectTarget(name: name.isEmpty ? "App" : name, type: .application)
        target.infoPlist = file?.path
        target.resources = resources(in: folder, except: file?.path, files)
        target.add(plist, developmentRegion: region, in: files)
        return Project(
            kind: .plain, path: nil, folder: folder, developmentRegion: region, targets: [target],
            messages: [message(folder, file)])
    }

    private static func message(_ folder: String, _ file: InfoPlist.File?) -> ProjectMessage {
        ProjectMessage(
            file?.path ?? folder, nil, .note,
            file == nil
                ? "no Xcode project and no Info.plist of an app was found; the files here count"
                : "no Xcode project was found; this Info.plist and the files beside it count")
    }

    private static func resources(
        in folder: String, except infoPlist: String?, _ files: any ProjectFiles
    ) -> [String] {
        var contents = FolderContents(files)
        let found = contents.files(below: folder) { folder in
            ProjectPlaces.isVendored(ProjectPath.name(of: folder))
                || files.isThere(folder + "/Package.swift")
        }
        return found.filter { $0 != infoPlist && FolderContents.isResource($0) }.sorted()
    }
}
