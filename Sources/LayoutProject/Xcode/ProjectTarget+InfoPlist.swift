import LayoutFormats

/// Reads a target's properties, such as its main storyboard, from its Info.plist.
extension ProjectTarget {
    private static let mostFonts = 1_000

    /// Sets the properties that Info.plist states. `resources` and `families` must be set before.
    mutating func add(_ plist: InfoPlist, developmentRegion: String, in files: any ProjectFiles) {
        let families = families ?? DeviceFamily.allCases
        for family in families {
            let constants = plist.texts("UISupportedInterfaceOrientations", for: family)
            let list = InterfaceOrientation.orientations(of: constants)
            if !list.isEmpty { orientations[family] = list }
        }
        // On an iPhone, an app always fills the screen, so only the value for iPads matters.
        if families.contains(.ipad), plist.file != nil || infoPlist == nil {
            requiresFullScreen = plist.isTrue("UIRequiresFullScreen", for: .ipad) ?? false
        }
        style = plist.text("UIUserInterfaceStyle").flatMap {
            InterfaceStyle(rawValue: $0.lowercased())
        }
        hasGeneratedLaunchScreen =
            plist.isTrue("UILaunchScreen_Generation") ?? (plist.value("UILaunchScreen") != nil)
        let interfaces = InterfaceFiles(resources, developmentRegion: developmentRegion, in: files)
        let entries = Self.mainStoryboards(plist, families)
        mainStoryboard =
            entries.lazy.compactMap { interfaces.file(named: $0.name, ["storyboard"]) }.first
        addMissingStoryboards(entries) { interfaces.file(named: $0, ["storyboard"]) != nil }
        let launches = Self.entries(Self.launchKey, plist, families).map {
            (entry: $0, file: interfaces.file(named: $0.name, ["storyboard", "xib"]))
        }
        launchStoryboard = launches.lazy.compactMap(\.file).first
        for (entry, file) in launches where file == nil && !missingStoryboards.contains(entry) {
            missingStoryboards.append(entry)
        }
        addFonts(plist, in: files)
    }

    /// Returns the storyboards with which the app may start, the likeliest first.
    private static func mainStoryboards(
        _ plist: InfoPlist, _ families: [DeviceFamily]
    ) -> [StoryboardEntry] {
        let manifest = plist.value("UIApplicationSceneManifest")?["UISceneConfigurations"]
        let scenes = manifest?["UIWindowSceneSessionRoleApplication"]?.elements ?? []
        return entries(mainKey, plist, families)
            + scenes.compactMap { $0["UISceneStoryboardFile"].flatMap(plist.text(of:)) }.map {
                StoryboardEntry(
                    key: sceneKey, name: $0,
                    line: plist.line(of: $0, in: "UIApplicationSceneManifest"))
            }
    }

    /// Returns the values of a key for the families, each with the key that states it.
    private static func entries(
        _ key: String, _ plist: InfoPlist, _ families: [DeviceFamily]
    ) -> [StoryboardEntry] {
        families.compactMap { family in
            let stated = plist.statedKey(key, for: family)
            return plist.text(key, for: family).map {
                StoryboardEntry(key: stated, name: $0, line: plist.line(of: $0, in: stated))
            }
        }
    }

    private static let launchKey = "UILaunchStoryboardName"
    private static let mainKey = "UIMainStoryboardFile"
    private static let sceneKey = "UISceneStoryboardFile"

    /// Sets `missingStoryboards`. An app whose scenes have a storyboard needs no main storyboard.
    private mutating func addMissingStoryboards(
        _ entries: [StoryboardEntry], _ exists: (String) -> Bool
    ) {
        let hasScene = entries.contains { $0.key == Self.sceneKey && exists($0.name) }
        for entry in entries where !exists(entry.name) && !missingStoryboards.contains(entry) {
            if entry.key == Self.sceneKey || !hasScene { missingStoryboards.append(entry) }
        }
    }

    private mutating func addFonts(_ plist: InfoPlist, in files: any ProjectFiles) {
        let entries = Array(plist.fontFiles.prefix(Self.mostFonts))
        if entries.isEmpty { return }
        let lines = plist.file?.lines(of: entries, in: "UIAppFonts")
        let names = Set(entries.map(ProjectPath.name(of:)))
        let fonts = Dictionary(
            grouping: resources.filter { names.contains(ProjectPath.name(of: $0)) },
            by: ProjectPath.name(of:))
        fontEntries = entries.enumerated().map { index, text in
            let paths = fonts[ProjectPath.name(of: text)] ?? []
            let file = paths.first { $0 == text || $0.hasSuffix("/" + text) } ?? paths.first
            return FontEntry(
                text: text, line: lines?[index], file: file.flatMap { files.isThere($0) ? $0 : nil }
            )
        }
    }
}

/// The storyboards and xibs of a target.
private struct InterfaceFiles {
    private let paths: [String: [String]]
    private let developmentRegion: String
    private let files: any ProjectFiles

    init(_ resources: [String], developmentRegion: String, in files: any ProjectFiles) {
        paths = Dictionary(
            grouping: resources.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") },
            by: ProjectPath.name(of:))
        (self.developmentRegion, self.files) = (developmentRegion, files)
    }

    /// Returns the path of a storyboard or xib; nil if the target has none with this name. If there
    /// are several localizations, chooses the file in `Base.lproj`, else the file in no
    /// localization folder, else the file for the development region.
    func file(named name: String, _ extensions: [String]) -> String? {
        let name = ProjectPath.name(of: name)
        let stem =
            extensions.contains(ProjectPath.fileExtension(of: name))
            ? ProjectPath.stem(of: name) : name
        for end in extensions {
            let found = (paths[stem + "." + end] ?? []).filter(files.isThere)
            if let best = found.min(by: { rank($0) < rank($1) }) { return best }
        }
        return nil
    }

    private func rank(_ path: String) -> Int {
        let folder = ProjectPath.name(of: ProjectPath.folder(of: path))
        return switch folder {
        case "Base.lproj": 0
        case _ where !folder.hasSuffix(".lproj"): 1
        case developmentRegion + ".lproj": 2
        default: 3
        }
    }
}
