// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: Swift 6 mode, explicit imports and existentials, warnings as errors.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// The settings of the layout engine. Continuous integration sets `OPTIMIZED_ENGINE`, so that its debug
/// build optimizes the engine but keeps all assertions: the tests spend most of their time there.
let engine =
    Context.environment["OPTIMIZED_ENGINE"] == nil
    ? strict
    : strict + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

let systemLibraries: [Target] = [
    .systemLibrary(
        name: "CSQLite", pkgConfig: "sqlite3",
        providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
        name: "CSodium", pkgConfig: "libsodium",
        providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
    .systemLibrary(
        name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CFiles"),
    .systemLibrary(name: "CMalloc"),
    // No pkgConfig: these are loaded at run time, for the reasons in each shim.h.
    .systemLibrary(name: "CLibXML2", providers: [.apt(["libxml2"]), .brew(["libxml2"])]),
    .systemLibrary(
        name: "CPangoCairo", providers: [.apt(["libpangocairo-1.0-0"]), .brew(["pango"])]),
    .systemLibrary(name: "CChafa", providers: [.apt(["libchafa0"]), .brew(["chafa"])]),
    .systemLibrary(
        name: "CMicrohttpd", providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
]

/// The folder of the editor's five modules.
let editor = "Sources/LayoutEditor/"

/// The modules, in an order in which each depends only on earlier ones (ARCHITECTURE.md).
let rooms: [Target] = [
    .target(name: "Platform", dependencies: ["CFiles", "CMalloc"], swiftSettings: strict),
    .target(name: "StackCore", swiftSettings: engine),
    .target(
        name: "LayoutStore", dependencies: ["Platform", "StackCore", "CSQLite", "CSodium"],
        swiftSettings: strict + [.strictMemorySafety()], plugins: ["EmbedFiles"]),
    .target(name: "LayoutChecks", dependencies: ["StackCore"], swiftSettings: strict),
    .target(name: "LayoutPictures", dependencies: ["StackCore"], swiftSettings: strict),
    .target(
        name: "LayoutFormats",
        dependencies: ["StackCore", "LayoutChecks", "LayoutPictures", "CLibXML2"],
        swiftSettings: strict),
    .target(
        name: "LayoutRendering",
        dependencies: [
            "Platform", "StackCore", "LayoutPictures", "CPangoCairo", "CChafa", "CZlib",
        ],
        swiftSettings: strict),
    .target(
        name: "LayoutProject",
        dependencies: ["StackCore", "LayoutChecks", "LayoutPictures", "LayoutFormats", "CZlib"],
        swiftSettings: strict),
    .target(name: "LineEditing", dependencies: ["Platform"], swiftSettings: strict),
    .target(
        name: "LayoutPreview", dependencies: ["Platform", "CMicrohttpd", "CSodium", "CZlib"],
        swiftSettings: strict, plugins: ["EmbedFiles"]),
    .target(
        name: "CommandLanguage", dependencies: ["StackCore"], path: editor + "Language",
        swiftSettings: strict),
    .target(
        name: "LayoutReplies",
        dependencies: ["CommandLanguage", "StackCore", "LayoutStore", "LayoutFormats"],
        path: editor + "Replies", swiftSettings: strict),
    .target(
        name: "LayoutSession",
        dependencies: [
            "CommandLanguage", "LayoutReplies", "StackCore", "LayoutStore", "LayoutFormats",
            "LayoutPictures", "LayoutRendering", "LayoutPreview", "LayoutProject",
        ],
        path: editor + "Session", swiftSettings: strict),
    .target(
        name: "LayoutCommands",
        dependencies: [
            "CommandLanguage", "LayoutReplies", "LayoutSession", "StackCore", "LayoutChecks",
            "LayoutStore", "LayoutFormats", "LayoutProject",
        ],
        path: editor + "Commands", swiftSettings: strict),
    .target(
        name: "LayoutProgram",
        dependencies: [
            "CommandLanguage", "LayoutReplies", "LayoutSession", "LayoutCommands", "Platform",
            "StackCore", "LayoutChecks", "LayoutStore", "LayoutFormats", "LayoutPreview",
            "LayoutProject", "LineEditing",
        ],
        path: editor + "Program", swiftSettings: strict),
    .executableTarget(
        name: "layoutedit", dependencies: ["LayoutProgram", "Platform"], swiftSettings: strict,
        plugins: ["EmbedCommit"]),
]

/// The build plugins that embed `migrations/`, `page/` and the commit's hash, and their programs.
let buildTools: [Target] = [
    .executableTarget(name: "file-embedder", swiftSettings: strict),
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["file-embedder"]),
    .executableTarget(name: "commit-embedder", swiftSettings: strict),
    .plugin(name: "EmbedCommit", capability: .buildTool(), dependencies: ["commit-embedder"]),
]

let benchmarks: [Target] = [
    .executableTarget(
        name: "SolverBench", dependencies: ["LayoutFormats", "StackCore", "TestKit"],
        path: "Benchmarks/SolverBench", swiftSettings: strict),
    .executableTarget(
        name: "layout-bench", dependencies: ["LayoutTiming", "Platform", "StackCore"],
        path: "Benchmarks/LayoutBench", swiftSettings: strict),
    .executableTarget(
        name: "scene-bench",
        dependencies: ["LayoutFormats", "LayoutTiming", "Platform", "StackCore"],
        path: "Benchmarks/SceneBench", swiftSettings: strict),
    .target(
        name: "LayoutTiming", dependencies: ["StackCore"], path: "Benchmarks/LayoutTiming",
        swiftSettings: strict),
    .executableTarget(
        name: "file-bench",
        dependencies: ["LayoutProgram", "LayoutStore", "StackCore", "CSQLite", "layoutedit"],
        path: "Benchmarks/FileBench", swiftSettings: strict),
    .executableTarget(
        name: "line-bench", dependencies: ["LayoutProgram", "LayoutStore"],
        path: "Benchmarks/LineBench", swiftSettings: strict),
    .executableTarget(
        name: "PictureBench",
        dependencies: [
            "StackCore", "LayoutPictures", "LayoutFormats", "LayoutRendering", "TestKit",
        ],
        path: "Benchmarks/PictureBench", swiftSettings: strict),
]

let tests: [Target] = [
    .target(
        name: "TestKit", dependencies: ["StackCore", "CZlib"], path: "Tests/TestKit",
        swiftSettings: strict),
    .target(
        name: "MergeLaw", dependencies: ["LayoutFormats", "TestKit"], path: "Tests/MergeLaw",
        swiftSettings: strict),
    .testTarget(
        name: "StackCoreTests", dependencies: ["StackCore", "LayoutChecks", "TestKit"],
        swiftSettings: strict),
    .testTarget(
        name: "LayoutStoreTests",
        dependencies: ["LayoutStore", "Platform", "StackCore", "CSQLite", "TestKit"],
        swiftSettings: strict),
    .testTarget(
        name: "LayoutChecksTests",
        dependencies: ["LayoutChecks", "LayoutFormats", "StackCore", "TestKit"],
        swiftSettings: strict),
    .testTarget(
        name: "LayoutFormatsTests",
        dependencies: ["LayoutFormats", "StackCore", "MergeLaw", "TestKit"],
        swiftSettings: strict),
    .testTarget(
        name: "LayoutProjectTests",
        dependencies: [
            "LayoutProject", "LayoutChecks", "LayoutFormats", "LayoutPictures", "StackCore",
            "TestKit",
        ],
        swiftSettings: strict),
    .testTarget(
        name: "LayoutPicturesTests",
        dependencies: ["LayoutPictures", "LayoutChecks", "LayoutFormats", "StackCore", "TestKit"],
        swiftSettings: strict),
    .testTarget(
        name: "LayoutRenderingTests",
        dependencies: [
            "LayoutRendering", "LayoutPictures", "StackCore", "TestKit", "CPangoCairo",
        ],
        swiftSettings: strict),
    .testTarget(
        name: "LayoutEditorTests",
        dependencies: [
            "CommandLanguage", "LayoutReplies", "LayoutSession", "LayoutCommands", "LayoutProgram",
            "LayoutStore", "LayoutFormats", "LayoutChecks", "LineEditing", "Platform", "StackCore",
            "TestKit", "layoutedit",
        ],
        swiftSettings: strict),
    .testTarget(
        name: "LineEditingTests", dependencies: ["LineEditing", "TestKit"], swiftSettings: strict),
    .testTarget(
        name: "LayoutPreviewTests",
        dependencies: ["LayoutPreview", "Platform", "CMicrohttpd", "TestKit", "layoutedit"],
        swiftSettings: strict),
]

/// Tests of the promises with thousands of trials on the running program (Tests/Torture).
let torture: [Target] = [
    .target(name: "TortureRecorder", path: "Tests/Torture/TortureRecorder"),
    .target(
        name: "Forging", dependencies: ["StackCore", "LayoutStore", "CSQLite", "CSodium"],
        path: "Tests/Forging", swiftSettings: strict),
    .executableTarget(
        name: "torture",
        dependencies: [
            "LayoutProgram", "LayoutSession", "CommandLanguage", "LayoutStore", "LayoutFormats",
            "Platform",
            "StackCore", "TestKit", "MergeLaw", "CSQLite", "Forging", "layoutedit",
        ],
        path: "Tests/Torture/Torture", swiftSettings: strict),
    .testTarget(name: "TortureTests", dependencies: ["torture", "fuzz"], swiftSettings: strict),
]

/// Fuzzing (Tests/Fuzz). The program is an ordinary one; Scripts/fuzz builds it again with libFuzzer
/// and the address sanitizer.
let fuzzing: [Target] = [
    .systemLibrary(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
    .executableTarget(
        name: "fuzz",
        dependencies: [
            "LayoutProgram", "CommandLanguage", "LayoutStore", "LayoutFormats", "LayoutChecks",
            "StackCore", "TestKit", "Forging", "CFuzzer",
        ],
        path: "Tests/Fuzz/Fuzz", swiftSettings: strict),
]

let package = Package(
    name: "layoutedit",
    products: [
        .library(name: "StackCore", targets: ["StackCore"]),
        .library(name: "LayoutFormats", targets: ["LayoutFormats"]),
        .library(name: "TortureRecorder", type: .dynamic, targets: ["TortureRecorder"]),
    ],
    targets: systemLibraries + rooms + buildTools + benchmarks + torture + fuzzing + tests)
