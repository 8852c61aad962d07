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

    /// The manifest in a folder from which a tool generates the Xcode project, and the Info.plist
    /// files below the folder, each with its file if it is that of an app.
    struct Manifest {
        let path: String
        let infoPlists: [(path: String, app: InfoPlist.File?)]
    }

    /// Returns the manifest in a folder: `Project.swift` of Tuist, or `project.yml` of XcodeGen.
    static func manifest(in folder: String, _ files: any ProjectFiles) -> Manifest? {
        let names = files.names(in: folder)
        for (name, word) in manifests where names.contains(name) {
            guard let path = ProjectPath.join(folder, name),
                let text = try? files.read(path, atMost: 1 << 20),
                text.firstRange(of: word.utf8) != nil
            else { continue }
            return Manifest(path: path, infoPlists: infoPlists(below: folder, in: files))
        }
        return nil
    }

    /// The names of the manifests, each with a word that distinguishes it from other files of the
    /// name.
    private static let manifests = [
        (name: "Project.swift", word: "ProjectDescription"),
        (name: "project.yml", word: "targets:"),
    ]

    private static func infoPlists(
        below folder: String, in files: any ProjectFiles
    ) -> [(path: String, app: InfoPlist.File?)] {
        var contents = FolderContents(files)
        var plists = InfoPlistFiles(files)
        let found = contents.files(below: folder) { isForeign($0, files) }
        return found.filter { isInfoPlist(ProjectPath.name(of: $0)) }.sorted().map { path in
            (path, plists.file(at: path).flatMap { isApp($0) ? $0 : nil })
        }
    }

    /// Returns the part of a manifest's folder to which a document belongs, and the Info.plist of
    /// its app. The app is that of the nearest Info.plist. An Info.plist named after a folder that
    /// contains the document, such as `Derived/InfoPlists/App-Info.plist` for `App`, is the nearest
    /// one. Otherwise it is the one with the most folders in common with the document. If several
    /// are equally near, the app is unknown. Returns nil if the document is in the folder of an
    /// Info.plist that is not an app's.
    static func place(
        of document: String, in manifest: Manifest
    ) -> (folder: String, app: InfoPlist.File?)? {
        let folder = ProjectPath.folder(of: manifest.path)
        precondition(
            ProjectPath.isInside(folder, document),
            "the document is outside of the manifest's folder")
        let plists = manifest.infoPlists
        let isOther = plists.contains { plist in
            let home = ProjectPath.folder(of: plist.path)
            return plist.app == nil && home != folder && ProjectPath.isInside(home, document)
        }
        if isOther { return nil }
        let places = plists.compactMap { plist in
            plist.app.map { (home: home(of: document, in: folder, $0.path), file: $0) }
        }
        let highest = places.map { $0.home.rank }.max { $0 < $1 } ?? (0, 0)
        let nearest = places.filter { $0.home.rank == highest }
        let only = nearest.count == 1 ? nearest.first : nil
        return (only?.home.folder ?? folder, only?.file)
    }

    /// Returns the folder that a document and an Info.plist have in common, in the folder of their
    /// manifest. If the name of the Info.plist begins with that of a folder of the document, the
    /// result is that folder. The rank of the nearest Info.plist is the highest.
    private static func home(
        of document: String, in folder: String, _ infoPlist: String
    ) -> (folder: String, rank: (Int, Int)) {
        let own = ProjectPath.folder(of: document).split(separator: "/")
        let top = folder.split(separator: "/").count
        let name = ProjectPath.name(of: infoPlist).dropLast("Info.plist".count)
        let app = name.hasSuffix("-") || name.hasSuffix("_") ? name.dropLast() : name
        if let place = own.indices.dropFirst(top).last(where: { own[$0] == app }) {
            return (own[...place].joined(separator: "/"), (1, place))
        }
        let common = zip(own, infoPlist.split(separator: "/")).prefix { $0 == $1 }.count
        return (own.prefix(common).joined(separator: "/"), (0, common))
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
    ///
    /// - Parameter manifest: the path of the manifest in the folder; nil for none
    static func project(
        _ folder: String, _ file: InfoPlist.File?, manifest: String? = nil,
        in files: any ProjectFiles
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
            messages: [message(manifest ?? folder, file)])
    }

    /// Returns a project without targets that only gives a document the translations in its folder;
    /// nil if there are none.
    static func translations(of document: String, in files: any ProjectFiles) -> Project? {
        guard LanguageFiles.areBeside(document, in: files) else { return nil }
        return Project(
            kind: .plain, path: nil, folder: LanguageFiles.home(of: document),
            developmentRegion: LanguageCode.ofDevelopment(nil), targets: [], messages: [])
    }

    private static func message(_ folder: String, _ file: InfoPlist.File?) -> ProjectMessage {
        ProjectMessage(
            file?.path ?? folder, nil, .note,
            file == nil
                ? "no Xcode project and no Info.plist of an app was found; the files here count"
                : "no Xcode project was found; this Info.plist and the files beside it count")
    }

    /// Returns whether a folder contains third-party code or a Swift package.
    private static func isForeign(_ folder: String, _ files: any ProjectFiles) -> Bool {
        ProjectPlaces.isVendored(ProjectPath.name(of: folder))
            || files.isThere(folder + "/Package.swift")
    }

    private static func resources(
        in folder: String, except infoPlist: String?, _ files: any ProjectFiles
    ) -> [String] {
        var contents = FolderContents(files)
        let found = contents.files(below: folder) { isForeign($0, files) }
        return found.filter { $0 != infoPlist && FolderContents.isResource($0) }.sorted()
    }
}
