/// A target of a project: an app, an extension, a framework or tests.
package struct ProjectTarget: Hashable, Sendable {
    package var name: String
    package var type: TargetType
    /// The name of the build configuration whose settings were read; nil if the target has none.
    package var configuration: String?
    /// Whether the target runs on iOS. False for one that is only for macOS, tvOS, watchOS or
    /// visionOS.
    package var isForIOS = true
    /// The families of devices on which the target runs; nil if the project does not state them.
    package var families: [DeviceFamily]?
    /// The lowest version of iOS on which the target runs, such as `13.0`; nil if the project does
    /// not state it.
    package var deploymentTarget: String?
    /// The orientations by family, in the order of `InterfaceOrientation`. Has no entry for a
    /// family on which the target does not run, or whose orientations are not stated.
    package var orientations: [DeviceFamily: [InterfaceOrientation]] = [:]
    /// Whether the app always fills the iPad's screen (`UIRequiresFullScreen`); nil if the target
    /// does not run on iPads, or if Info.plist cannot be read.
    package var requiresFullScreen: Bool?
    package var style: InterfaceStyle?
    /// The path of the storyboard that the app starts with; nil if there is none among the target's
    /// resources.
    package var mainStoryboard: String?
    /// The storyboards that Info.plist names and that the app or extension cannot show.
    var unusableStoryboards: [UnusableStoryboard] = []
    /// The path of the storyboard or xib that is shown while the app starts; nil if there is none
    /// among the target's resources.
    package var launchStoryboard: String?
    /// Whether the system makes the launch screen from entries of Info.plist.
    package var hasGeneratedLaunchScreen = false
    /// The path of Info.plist; nil if there is no such file.
    package var infoPlist: String?
    /// The entries of `UIAppFonts`, in file order.
    package var fontEntries: [FontEntry] = []
    /// The paths of the files and folders that are copied into the target's bundle: sorted, each
    /// once. An asset catalogue is listed as a folder, other folders by their contents. A listed
    /// file may be absent.
    package var resources: [String] = []
    /// The paths of `resources` inside the bundle; nil if they are unknown, because the project
    /// cannot be read.
    package var bundlePaths: BundlePaths?
    /// The paths of the files in synchronized folders, or in the folder of a package's target, that
    /// the project excludes from the target, and of those that its build settings exclude.
    var leftOut: Set<String> = []

    package init(name: String, type: TargetType) { (self.name, self.type) = (name, type) }

    /// Whether the target is an app with screens of its own on an iPhone or iPad.
    package var isApplication: Bool { type.isApplication && isForIOS }

    /// Leaves out the resources that match a pattern, as the build does in a configuration. Folder
    /// references stay whole.
    ///
    /// - Parameter included: the patterns of files that stay although they match
    mutating func leaveOut(_ patterns: [FilePattern], except included: [FilePattern]) {
        if patterns.isEmpty { return }
        let isExcluded = FilePattern.matcher(patterns, for: resources)
        let isIncluded = FilePattern.matcher(included, for: resources)
        let excluded = Set(
            resources.filter {
                isExcluded($0) && !isIncluded($0) && bundlePaths?.isCopied($0) != true
            })
        leftOut.formUnion(excluded)
        resources.removeAll(where: excluded.contains)
    }

    /// Returns whether the target's bundle contains the file.
    package func hasResource(_ path: String) -> Bool {
        var (low, high) = (0, resources.count)
        while low < high {
            let middle = (low + high) / 2
            if resources[middle] < path { low = middle + 1 } else { high = middle }
        }
        return low < resources.count && resources[low] == path
    }
}

/// An entry of `UIAppFonts`, the list of the fonts that an app registers.
package struct FontEntry: Hashable, Sendable {
    /// The entry as Info.plist spells it.
    package let text: String
    /// The line in Info.plist, counted from 1; nil in a binary file and for a build setting.
    package let line: Int?
    /// The path of the font file among the target's resources; nil if there is none.
    package let file: String?
}

/// The name of a storyboard that an app shows first, and the key in Info.plist that states it.
struct StoryboardEntry: Hashable, Sendable {
    let key: String
    let name: String
    /// The line in Info.plist, counted from 1; nil in a binary file and for a build setting.
    let line: Int?
}

/// A storyboard that Info.plist names and that cannot be shown.
struct UnusableStoryboard: Hashable, Sendable {
    let entry: StoryboardEntry
    /// Whether the target has the storyboard, which then has no initial view controller.
    let isThere: Bool
}

/// The kind of product that a target makes.
package enum TargetType: String, CaseIterable, Hashable, Sendable {
    case application
    case appClip = "app-clip"
    case messagesApplication = "messages-application"
    case watchApplication = "watch-application"
    case appExtension = "app-extension"
    case framework
    case staticFramework = "static-framework"
    case staticLibrary = "static-library"
    case dynamicLibrary = "dynamic-library"
    case bundle
    case unitTest = "unit-test"
    case uiTest = "ui-test"
    case tool
    /// A target of a Swift package.
    case package
    case other

    /// Whether the target has a bundle of its own, in which its documents find pictures and
    /// colours. False, for example, for a static library, whose documents use the bundle of the
    /// app.
    var hasOwnPictures: Bool {
        switch self {
        case .appExtension, .watchApplication, .messagesApplication, .framework, .bundle: true
        default: isApplication
        }
    }

    /// Whether the target contains tests.
    var isTest: Bool { self == .unitTest || self == .uiTest }

    /// Whether the target runs as a program of its own and so registers its fonts itself. False for
    /// a framework, which uses the fonts of the app.
    var hasOwnFonts: Bool {
        switch self {
        case .appExtension, .watchApplication, .messagesApplication: true
        default: isApplication
        }
    }

    /// Whether the target is an app with screens of its own, on a device of any platform.
    var isApplication: Bool { self == .application || self == .appClip }

    /// Creates the type from its identifier in a project, such as
    /// `com.apple.product-type.application`.
    init(productType: String) {
        let start = "com.apple.product-type."
        let name = productType.hasPrefix(start) ? String(productType.dropFirst(start.count)) : ""
        self =
            switch name {
            case "application": .application
            case "application.on-demand-install-capable": .appClip
            case "application.messages": .messagesApplication
            case "application.watchapp", "application.watchapp2",
                "application.watchapp2-container":
                .watchApplication
            case "framework": .framework
            case "framework.static": .staticFramework
            case "library.static": .staticLibrary
            case "library.dynamic": .dynamicLibrary
            case "bundle": .bundle
            case "bundle.unit-test", "bundle.ocunit-test": .unitTest
            case "bundle.ui-testing": .uiTest
            case "tool": .tool
            default: Self.isExtension(name) ? .appExtension : .other
            }
    }

    private static func isExtension(_ name: String) -> Bool {
        name == "app-extension" || name.hasPrefix("app-extension.") || name.hasSuffix("-extension")
    }
}
