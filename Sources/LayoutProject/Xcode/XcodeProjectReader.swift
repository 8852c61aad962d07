import LayoutChecks
import LayoutFormats

/// Reads an Xcode project: its `project.pbxproj`, and the files to which this file refers.
struct XcodeProjectReader {
    private let objects: ProjectObjects
    private let projectFile: String
    private let root: String
    private let paths: GroupPaths
    private let files: any ProjectFiles
    private let options: ProjectOptions
    private let developmentRegion: String
    private var configurations: ConfigurationFiles
    private var plists: InfoPlistFiles
    private var resources: TargetResources
    private let scenes: StoryboardScenes
    private var messages: [ProjectMessage] = []
    private static let limit = 16 << 20
    private static let mostTargets = 1_000
    private static let mostMessages = 200

    /// Reads a project. Throws a message if its `project.pbxproj` cannot be read.
    ///
    /// - Parameter path: the path of the `.xcodeproj` folder
    static func read(
        _ path: String, in files: any ProjectFiles, _ options: ProjectOptions
    ) throws(ProjectMessage) -> XcodeProject {
        let projectFile = path + "/project.pbxproj"
        let bytes: [UInt8]
        do {
            bytes = try files.read(projectFile, atMost: limit)
        } catch {
            throw ProjectMessage(
                projectFile, nil, .warning, "\(error.sentence): read without the project")
        }
        let list: PropertyListValue
        do {
            list = try PropertyListValue.read(bytes)
        } catch {
            let text = error.isConflict ? "<<<<<<<" : error.message
            throw ProjectMessage(
                projectFile, error.line, .warning, "\(text): read without the project")
        }
        guard let objects = ProjectObjects(list) else {
            throw ProjectMessage(
                projectFile, nil, .warning, "there is no project in it: read without the project")
        }
        var reader = Self(objects, path, files, options)
        return reader.project(at: path)
    }

    private init(
        _ objects: ProjectObjects, _ path: String, _ files: any ProjectFiles,
        _ options: ProjectOptions
    ) {
        (self.objects, self.files, self.options) = (objects, files, options)
        projectFile = path + "/project.pbxproj"
        let folder = ProjectPath.folder(of: path)
        root = ProjectPath.join(folder, objects.root["projectDirPath"] ?? "") ?? folder
        paths = GroupPaths(objects, root: root)
        developmentRegion = LanguageCode.ofDevelopment(objects.root["developmentRegion"])
        configurations = ConfigurationFiles(files, root: root)
        plists = InfoPlistFiles(files)
        resources = TargetResources(objects, paths, in: files)
        scenes = StoryboardScenes(in: files)
    }

    private mutating func project(at path: String) -> XcodeProject {
        let all = objects.list("targets", of: objects.root)
            .filter { $0.kind == "PBXNativeTarget" }.prefix(Self.mostTargets)
        let chosen = all.filter { options.target == nil || $0["name"] == options.target }
        let targets = chosen.map { target($0) }
        // Problems of the other targets are not reported.
        var others = self
        let otherTargets =
            options.target == nil || targets.isEmpty
            ? [] : all.filter { $0["name"] != options.target }.map { others.target($0) }
        if let name = options.target, targets.isEmpty {
            let names = all.compactMap { $0["name"] }.prefix(20).joined(separator: ", ")
            report(.error, "there is no target \(name); the targets are \(names)")
        }
        if resources.isIncomplete {
            report(.warning, "there are too many resources; some of them were left out")
        }
        let packages = objects.list("packageReferences", of: objects.root)
            .filter { $0.kind == "XCLocalSwiftPackageReference" }
            .compactMap { $0["relativePath"].flatMap { ProjectPath.join(root, $0) } }
        return XcodeProject(
            path: path, folder: root, developmentRegion: developmentRegion, targets: targets,
            otherTargets: otherTargets, packages: packages,
            settingsFiles: configurations.paths,
            messages: messages + configurations.messages + plists.messages)
    }

    /// - Parameter path: the file that the message concerns; nil for the project's own file
    private mutating func report(
        _ severity: Severity, in path: String? = nil, line: Int? = nil, _ text: String
    ) {
        guard messages.count < Self.mostMessages else { return }
        let message = ProjectMessage(path ?? projectFile, line, severity, text)
        if !messages.contains(message) { messages.append(message) }
    }

    // MARK: Reading targets

    private mutating func target(_ object: ProjectObject) -> ProjectTarget {
        let name = object["name"] ?? object["productName"] ?? ""
        var target = ProjectTarget(
            name: name, type: TargetType(productType: object["productType"] ?? ""))
        let settings = settings(of: object, named: name, &target.configuration)
        if target.configuration == nil {
            report(
                .warning, "target \(name) has no build configuration, so its settings are unknown")
        }
        for name in Self.readSettings where settings.isIncomplete(name) {
            report(
                .warning,
                "\(name) of target \(target.name) refers to itself or is too long; it was read in part"
            )
        }
        noteDifferences(from: settings, of: object, target)
        target.families = settings["TARGETED_DEVICE_FAMILY"].flatMap { setting in
            setting.contains(where: \.isNumber) ? DeviceFamily.families(of: setting) : nil
        }
        let version = settings["SDKROOT"].flatMap {
            Self.versionSettings[$0.prefix(while: \.isLetter)]
        }
        target.isForIOS = version == nil && Self.supportsIOS(settings)
        target.deploymentTarget = settings[(version ?? "IPHONEOS") + "_DEPLOYMENT_TARGET"]
        resources.addResources(of: object, to: &target)
        target.leaveOut(
            settings.patterns("EXCLUDED_SOURCE_FILE_NAMES"),
            except: settings.patterns("INCLUDED_SOURCE_FILE_NAMES"))
        target.infoPlist = infoPlist(settings, of: object)
        let file = target.infoPlist.flatMap { plists.file(at: $0) }
        let plist = InfoPlist(file, settings: settings)
        target.add(plist, developmentRegion: developmentRegion, in: files, scenes)
        reportMissing(of: target)
        for (text, line) in plist.faults {
            report(.warning, in: target.infoPlist, line: line, text)
        }
        for entry in target.fontEntries where entry.file == nil {
            let isSpaced = entry.text.trimmingSpaces != entry.text
            report(
                .warning, in: target.infoPlist, line: entry.line,
                "UIAppFonts names \(isSpaced ? "\"" + entry.text + "\"" : entry.text); "
                    + "there is no such file in target \(name)")
        }
        return target
    }

    /// Reports documents and catalogues among a target's resources that do not exist.
    private mutating func reportMissing(of target: ProjectTarget) {
        let missing = target.resources.filter { path in
            ["storyboard", "xib", "xcassets"].contains(ProjectPath.fileExtension(of: path))
                && !files.isThere(path)
        }
        let ignored = missing.filter(files.isIgnored)
        let gone = missing.filter { !ignored.contains($0) }
        for (paths, one, many) in [
            (gone, "is not there", "are not there"),
            (ignored, FileRefusal.ignored.sentence, "match rules of .gitignore and were not read"),
        ] where !paths.isEmpty {
            report(
                .note,
                "target \(target.name) has " + paths.map(relative).firstThree + ", which "
                    + (paths.count == 1 ? one : many))
        }
        for storyboard in target.unusableStoryboards {
            let (entry, isThere) = (storyboard.entry, storyboard.isThere)
            // Code can show another screen in place of a storyboard that does not state its first.
            report(
                isThere ? .note : .warning, in: target.infoPlist, line: entry.line,
                "\(entry.key) names \(entry.name)"
                    + (isThere
                        ? ", which has no initial view controller"
                        : "; there is no such storyboard in target \(target.name)"))
        }
    }

    /// The settings that are read for a target and compared between its configurations. If an app's
    /// configurations have different values for one of them, a note reports the difference.
    private static let readSettings = [
        "TARGETED_DEVICE_FAMILY", "IPHONEOS_DEPLOYMENT_TARGET", "INFOPLIST_FILE",
    ]

    /// For each SDK of a system other than iOS: the prefix of the setting for its deployment
    /// target, such as `TVOS` of `TVOS_DEPLOYMENT_TARGET`.
    private static let versionSettings: [Substring: String] = [
        "appletvos": "TVOS", "watchos": "WATCHOS", "macosx": "MACOSX", "xros": "XROS",
    ]

    /// Returns whether a target may be built for iOS. Must be called only for targets whose SDK is
    /// the one of iOS, or is chosen for each build (`auto`).
    private static func supportsIOS(_ settings: BuildSettings) -> Bool {
        guard settings["SDKROOT"] == "auto", let platforms = settings["SUPPORTED_PLATFORMS"] else {
            return true
        }
        return platforms.contains("iphone")
    }

    /// Returns the path of Info.plist; nil if the target has none in the tree.
    private mutating func infoPlist(_ settings: BuildSettings, of target: ProjectObject) -> String?
    {
        guard let setting = settings["INFOPLIST_FILE"] else { return nil }
        let name = setting.filter { $0 != "\"" }
        let owner = "the Info.plist of target \(target["name"] ?? "")"
        guard !name.hasPrefix("/"), let path = ProjectPath.join(root, name) else {
            report(.warning, "\(name), \(owner), \(FileRefusal.outside.sentence)")
            return nil
        }
        if files.isThere(path) { return files.spelling(of: path) }
        report(.note, "\(relative(path)), \(owner), is missing")
        return nil
    }

    /// Returns a path for messages: relative to the folder that contains the project.
    private func relative(_ path: String) -> String {
        ProjectPath.relative(path, to: ProjectPath.folder(of: ProjectPath.folder(of: projectFile)))
    }

    // MARK: Reading build settings

    private mutating func settings(
        of target: ProjectObject, named name: String, _ configuration: inout String?
    ) -> BuildSettings {
        let own = chosenConfiguration(of: target, preferred: options.configuration)
        configuration = own?["name"]
        if let wanted = options.configuration, let configuration, configuration != wanted {
            report(
                .warning,
                "target \(name) has no configuration \(wanted); \(configuration) was read")
        }
        return settings(named: name, in: own)
    }

    /// Adds a note for each of `readSettings` whose value in `settings` differs from that in
    /// another build configuration of the target. Does nothing if the target is no app, or if the
    /// user has chosen a configuration with `--configuration`.
    private mutating func noteDifferences(
        from settings: BuildSettings, of object: ProjectObject, _ target: ProjectTarget
    ) {
        guard options.configuration == nil, target.isApplication,
            let list = objects.object("buildConfigurationList", of: object)
        else { return }
        for other in objects.list("buildConfigurations", of: list).prefix(Self.mostConfigurations)
        where other["name"] != target.configuration {
            let others = self.settings(named: target.name, in: other)
            for setting in Self.readSettings where others[setting] != settings[setting] {
                let (theirs, own) = (others[setting] ?? "not set", settings[setting] ?? "not set")
                report(
                    .note,
                    "\(setting) of target \(target.name) is \(theirs) in \(other["name"] ?? "") "
                        + "and \(own) in \(target.configuration ?? ""), which was read; "
                        + "--configuration chooses another one")
            }
        }
    }

    /// The maximum number of a target's configurations that are compared.
    private static let mostConfigurations = 10

    /// Returns the build settings of the target `name` in the configuration `own`. If `own` is nil,
    /// because the target has no configuration, the target's own assignments are missing.
    private mutating func settings(
        named name: String, in own: ProjectObject?
    ) -> BuildSettings {
        let configuration = own?["name"]
        let whole = chosenConfiguration(of: objects.root, preferred: configuration)
        let project = ProjectPath.stem(of: ProjectPath.folder(of: projectFile))
        let builtIn = [
            ("TARGET_NAME", name), ("TARGETNAME", name), ("PRODUCT_NAME", "$(TARGET_NAME)"),
            ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            ("CONFIGURATION", configuration ?? ""), ("PLATFORM_NAME", "iphoneos"),
            ("SRCROOT", "."), ("PROJECT_DIR", "."), ("SOURCE_ROOT", "."),
            ("PROJECT_NAME", project), ("PROJECT", project),
            ("DEVELOPMENT_LANGUAGE", developmentRegion),
        ].map(SettingAssignment.init)
        return BuildSettings(
            levels: levels(of: own) + levels(of: whole) + [builtIn],
            configuration: configuration ?? "")
    }

    /// Returns the configuration of a target or project to read: the preferred one, else Release,
    /// else the default one, else the first.
    private func chosenConfiguration(
        of owner: ProjectObject, preferred: String?
    ) -> ProjectObject? {
        guard let list = objects.object("buildConfigurationList", of: owner) else { return nil }
        let configurations = objects.list("buildConfigurations", of: list)
        for name in [preferred, "Release", list["defaultConfigurationName"]].compactMap(\.self) {
            if let found = configurations.first(where: { $0["name"] == name }) { return found }
        }
        return configurations.first
    }

    /// Returns two levels of assignments for `BuildSettings`: first the assignments of the
    /// configuration, then the assignments of the file on which the configuration is based.
    private mutating func levels(of configuration: ProjectObject?) -> [[SettingAssignment]] {
        guard let configuration else { return [] }
        let settings = configuration.members["buildSettings"]?.dictionary ?? PropertyDictionary()
        return [[SettingAssignment](settings), base(of: configuration)]
    }

    private mutating func base(of configuration: ProjectObject) -> [SettingAssignment] {
        let path: String?
        let key: String
        if let file = objects.object("baseConfigurationReference", of: configuration) {
            (path, key) = (paths.path(of: file), "baseConfigurationReference")
        } else {
            key = "baseConfigurationReferenceRelativePath"
            let folder = objects.object("baseConfigurationReferenceAnchor", of: configuration)
                .flatMap { paths.path(of: $0) }
            guard let folder, let name = configuration[key] else { return [] }
            path = ProjectPath.join(folder, name)
        }
        guard let path else { return [] }
        let line = configuration.members.entries.last { $0.key == key }?.line ?? 0
        return configurations.assignments(
            in: path, from: ConfigurationFiles.Origin(path: projectFile, line: line))
    }
}
