// swift-tools-version: 6.2
import PackageDescription

/// One list of settings for every target: Swift 6 mode, nothing implicit, warnings are errors.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "layoutedit",
    targets: [
        .target(name: "StackCore", swiftSettings: strict),
        .target(
            name: "TestKit", dependencies: ["StackCore"], path: "Tests/TestKit",
            swiftSettings: strict),
        .testTarget(
            name: "StackCoreTests", dependencies: ["StackCore", "TestKit"], swiftSettings: strict),

        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(
            name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .executableTarget(name: "migration-embedder", swiftSettings: strict),
        .plugin(
            name: "EmbedMigrations", capability: .buildTool(),
            dependencies: ["migration-embedder"]),
        .target(
            name: "LayoutStore", dependencies: ["StackCore", "CSQLite", "CSodium"],
            swiftSettings: strict + [.strictMemorySafety()], plugins: ["EmbedMigrations"]),
        .testTarget(
            name: "LayoutStoreTests", dependencies: ["LayoutStore", "StackCore", "CSQLite"],
            swiftSettings: strict),

        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .target(
            name: "LayoutFormats", dependencies: ["StackCore", "CLibXML2"], swiftSettings: strict),
        .testTarget(
            name: "LayoutFormatsTests", dependencies: ["LayoutFormats", "StackCore"],
            swiftSettings: strict),

        .target(
            name: "LayoutEditor", dependencies: ["StackCore", "LayoutStore", "LayoutFormats"],
            swiftSettings: strict),
        .executableTarget(
            name: "layoutedit", dependencies: ["LayoutEditor"], swiftSettings: strict),
        .testTarget(
            name: "LayoutEditorTests",
            dependencies: [
                "LayoutEditor", "LayoutFormats", "LayoutStore", "StackCore", "layoutedit",
            ],
            swiftSettings: strict),
    ]
)
