// swift-tools-version: 6.2
import PackageDescription

// A program outside layoutedit that uses its layout engine.
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
