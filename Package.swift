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
    ]
)
