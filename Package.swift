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
        .testTarget(name: "StackCoreTests", dependencies: ["StackCore"], swiftSettings: strict),

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
    ]
)
