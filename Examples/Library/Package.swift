// swift-tools-version: 6.2
import PackageDescription

// A program of somebody else's that lays out with layoutedit's engine.
let package = Package(
    name: "frames",
    dependencies: [.package(name: "layoutedit", path: "../..")],
    targets: [
        .executableTarget(
            name: "frames",
            dependencies: [
                .product(name: "StackCore", package: "layoutedit"),
                .product(name: "LayoutFormats", package: "layoutedit"),
            ])
    ])
