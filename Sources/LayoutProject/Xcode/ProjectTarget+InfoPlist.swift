import LayoutFormats

/// Reads a target's properties, such as its main storyboard, from its Info.plist.
extension ProjectTarget {
    private static let mostFonts = 1_000

    /// Sets the properties that Info.plist states. `resources` and `families` must be set before.
    ///
    /// - Parameter scenes: the scenes of the storyboards in `files`; nil if it does not matter
    ///   whether they have an initial view controller
    mutating func add(
        _ plist: InfoPlist, developmentRegion: String, in files: any ProjectFiles,
        _ scenes: StoryboardScenes? = nil
    ) {
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
        let search = StoryboardSearch(
            resources, on: self.families, developmentRegion: developmentRegion, in: files)
        let mains = search.starts(Self.mainStoryboards(plist, families), ["storyboard"])
        mainStoryboard = mains.lazy.compactMap(\.file).first
        let launches = search.starts(
            Self.entries(Self.launchKey, plist, families), ["storyboard", "xib"])
        launchStoryboard = launches.lazy.compactMap(\.file).first
        // An app whose scenes have a storyboard needs no main storyboard.
        let hasScene = mains.contains { $0.entry.key == Self.sceneKey && $0.file != nil }
        let shown =
            mains.filter { !hasScene || $0.entry.key != Self.mainKey }
            + search.starts(otherStoryboards(plist, families), ["storyboard"])
        for start in shown + launches where start.file == nil {
            addUnusable(start.entry, isThere: false)
        }
        for start in shown {
            guard let file = start.file, scenes?.scenes(of: file)?.hasInitialScene == false else {
                continue
            }
            addUnusable(start.entry, isThere: true)
        }
        addFonts(plist, in: files)
    }

    private mutating func addUnusable(_ entry: StoryboardEntry, isThere: Bool) {
        let isOfExtension = entry.key == Self.extensionKey
        let belongs = isOfExtension ? type == .appExtension : type.isApplication
        let unusable = UnusableStoryboard(entry: entry, isThere: isThere)
        if belongs, isForIOS, !unusableStoryboards.contains(unusable) {
            unusableStoryboards.append(unusable)
        }
    }

    /// Returns the storyboards with which the app may start on these families, the likeliest first.
    private static func mainStoryboards(
        _ plist: InfoPlist, _ families: [DeviceFamily]
    ) -> [(StoryboardEntry, DeviceFamily)] {
        let scenes = plist.value(manifestKey)?["UISceneConfigurations"]
        return entries(mainKey, plist, families)
            + entries(ofScenes: scenes?[windowRole], plist, families)
    }

    /// Returns the storyboards of the app's other scenes, such as those on an external display, or
    /// the storyboard of an extension.
    private func otherStoryboards(
        _ plist: InfoPlist, _ families: [DeviceFamily]
    ) -> [(StoryboardEntry, DeviceFamily)] {
        let roles = plist.value(Self.manifestKey)?["UISceneConfigurations"]?.dictionary
        let scenes = roles?.effectiveEntries.filter { $0.key != Self.windowRole } ?? []
        let name = plist.value("NSExtension")?[Self.extensionKey].flatMap(plist.text(of:))
        let ofExtension = name.map { name in
            let line = plist.line(of: name, in: "NSExtension")
            return families.map {
                (StoryboardEntry(key: Self.extensionKey, name: name, line: line), $0)
            }
        }
        return scenes.flatMap { Self.entries(ofScenes: $0.value, plist, families) }
            + (ofExtension ?? [])
    }

    /// Returns the storyboards of the scenes with one role.
    private static func entries(
        ofScenes scenes: PropertyListValue?, _ plist: InfoPlist, _ families: [DeviceFamily]
    ) -> [(StoryboardEntry, DeviceFamily)] {
        let names = scenes?.elements.compactMap { $0[sceneKey].flatMap(plist.text(of:)) } ?? []
        return names.flatMap { name in
            let line = plist.line(of: name, in: manifestKey)
            return families.map { (StoryboardEntry(key: sceneKey, name: name, line: line), $0) }
        }
    }

    /// Returns the values of a key for the families, each with the key that states it.
    private static func entries(
        _ key: String, _ plist: InfoPlist, _ families: [DeviceFamily]
    ) -> [(StoryboardEntry, DeviceFamily)] {
        families.compactMap { family in
            let stated = plist.statedKey(key, for: family)
            return plist.text(key, for: family).map { name in
                let line = plist.line(of: name, in: stated)
                return (StoryboardEntry(key: stated, name: name, line: line), family)
            }
        }
    }

    private static let launchKey = "UILaunchStoryboardName"
    private static let mainKey = "UIMainStoryboardFile"
    private static let sceneKey = "UISceneStoryboardFile"
    private static let manifestKey = "UIApplicationSceneManifest"
    /// The role of the scenes in the windows of the app.
    private static let windowRole = "UIWindowSceneSessionRoleApplication"
    private static let extensionKey = "NSExtensionMainStoryboard"

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

/// Finds the storyboards and xibs of a target that Info.plist names.
private struct StoryboardSearch {
    private let interfaces: InterfaceFiles
    /// The families of devices on which the target runs; nil if they are unknown.
    private let families: [DeviceFamily]?
    private let developmentRegion: String
    private let files: any ProjectFiles

    init(
        _ resources: [String], on families: [DeviceFamily]?, developmentRegion: String,
        in files: any ProjectFiles
    ) {
        interfaces = InterfaceFiles(resources)
        (self.families, self.developmentRegion, self.files) = (families, developmentRegion, files)
    }

    /// Returns the entries with their files; the file is nil if the target has none.
    func starts(
        _ entries: [(StoryboardEntry, DeviceFamily)], _ extensions: [String]
    ) -> [(entry: StoryboardEntry, file: String?)] {
        entries.map { entry, family in
            (entry, file(named: entry.name, extensions, for: families == nil ? nil : family))
        }
    }

    /// Returns the path of a storyboard or xib; nil if the target has none with this name. If there
    /// are several localizations, chooses the file in `Base.lproj`, else the file in no
    /// localization folder, else the file for the development region.
    private func file(
        named name: String, _ extensions: [String], for family: DeviceFamily?
    ) -> String? {
        let name = ProjectPath.name(of: name)
        let isWhole = extensions.contains(ProjectPath.fileExtension(of: name))
        let stem = isWhole ? ProjectPath.stem(of: name) : name
        return extensions.lazy.compactMap { end in
            interfaces.files(named: stem, [end], for: family).filter(files.isThere)
                .min { rank($0) < rank($1) }
        }.first
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
