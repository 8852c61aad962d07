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
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .target(name: "StackCore", swiftSettings: strict),
        .target(
            name: "LayoutFormats", dependencies: ["StackCore", "CLibXML2"], swiftSettings: strict),
        .target(
            name: "TestKit", dependencies: ["StackCore"], path: "Tests/TestKit",
            swiftSettings: strict),
        .testTarget(
            name: "StackCoreTests", dependencies: ["StackCore", "TestKit"], swiftSettings: strict),
        .testTarget(
            name: "LayoutFormatsTests", dependencies: ["LayoutFormats", "StackCore"],
            swiftSettings: strict),
    ]
)
