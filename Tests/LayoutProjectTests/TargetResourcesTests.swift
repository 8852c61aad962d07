import LayoutChecks
import LayoutProject
import Testing

@Suite("Resources of a target") struct TargetResourcesTests {
    /// Returns the resources of the first target.
    private func resources(_ text: String, _ files: [String] = []) -> [String]? {
        targets(text, files)?.first?.resources
    }

    private func targets(_ text: String, _ files: [String] = []) -> [ProjectTarget]? {
        var tree = MemoryFiles(["ios/App.xcodeproj/project.pbxproj": text])
        for path in files { tree.files[path] = [] }
        return tree.project()?.targets
    }

    @Test("a path counts from its group, the project's folder or nothing")
    func sourceTrees() {
        var text = ProjectText()
        let files = [
            text.file("a.png"), text.file("b.png", tree: "SOURCE_ROOT"),
            text.file("/c.png", tree: "<absolute>"),
            text.file("d.app", tree: "BUILT_PRODUCTS_DIR"), text.file("../up.png"),
            text.file("../../../../out.png"), text.file("/e.png"),
        ]
        let inner = text.group("Inner", files)
        let unnamed = text.group(nil, [inner])
        let group = text.group(nil, [text.group("Outer", [unnamed])])
        let proxy = text.add("PBXReferenceProxy", "path = p.bundle; sourceTree = SOURCE_ROOT;")
        let stray = text.file("stray.png")
        let phase = text.phase(files + [proxy, stray, "GONE", inner])
        let target = text.target("App", [phase, phase, "GONE"], configurations: "GONE")
        let list = text.text([target, "GONE"], group: group, "projectDirPath = \"../mac/..\";")
        #expect(resources(list) == ["Outer/Inner/a.png", "Outer/up.png", "b.png"])
    }

    @Test("localizations, catalogues and contents of folder references are resources")
    func kinds() {
        var text = ProjectText()
        let localizations = [
            text.file("Base.lproj/Main.storyboard"), text.file("de.lproj/Main.strings"),
        ]
        let variants = text.group(nil, localizations, kind: "PBXVariantGroup")
        let files = [
            variants, text.file("Assets.xcassets", "lastKnownFileType = folder.assetcatalog;"),
            text.file("Web", "lastKnownFileType = folder;"),
            text.file("Art.bundle", "lastKnownFileType = folder;"),
        ]
        let phase = text.phase(files + files)
        let target = text.target("App", [phase], configurations: "GONE")
        let list = text.text([target], group: text.group("App", files))
        let tree = [
            "ios/App/Web/index.html", "ios/App/Web/js/a.swift", "ios/App/Art.bundle/x.png",
            "ios/App/Assets.xcassets/Contents.json",
        ]
        #expect(
            resources(list, tree) == [
                "ios/App/Art.bundle", "ios/App/Assets.xcassets",
                "ios/App/Base.lproj/Main.storyboard",
                "ios/App/Web/index.html", "ios/App/Web/js/a.swift", "ios/App/de.lproj/Main.strings",
            ])
    }

    /// The kinds of places that a file can have in a bundle: in it, in a folder reference, and in the
    /// destination of a phase that copies files.
    enum Place: CaseIterable { case bundle, folder, destination }

    @Test(arguments: Place.allCases)
    func `a file is found under its path in the bundle`(_ place: Place) throws {
        var text = ProjectText()
        let items: [String]
        if place == .folder {
            items = [text.file("Kit", "lastKnownFileType = folder;")]
        } else {
            items = ["Kit/logo@2x.png", "Kit/One.ttf", "Kit/A.xcassets"].map { text.file($0) }
        }
        let phase =
            place == .destination
            ? text.phase(
                items, kind: "PBXCopyFilesBuildPhase", "dstSubfolderSpec = 7; dstPath = Kit;")
            : text.phase(items)
        let target = text.target("App", [phase], configurations: "GONE")
        let list = text.text([target], group: text.group("App", items))
        let tree = ["Kit/logo@2x.png", "Kit/One.ttf", "Kit/A.xcassets/dot.imageset/Contents.json"]
        let read = try #require(targets(list, tree.map { "ios/App/" + $0 })?.first)
        let paths = try #require(read.bundlePaths)
        let folder = place == .bundle ? "" : "Kit/"
        #expect(paths.path(of: "ios/App/Kit/One.ttf") == folder + "One.ttf")
        #expect(paths.path(of: "ios/App/Other/One.ttf") == "One.ttf")
        var files = MemoryFiles([tree[2]: #"{"images": []}"#])
        files.files["ios/App/" + tree[2]] = files.files[tree[2]]
        let resources = ProjectResources(
            read.resources, fonts: [], own: read.resources, bundlePaths: paths, in: files)
        #expect(resources.images.has(folder + "logo") && resources.images.has(folder + "logo.png"))
        #expect(resources.images.has("logo") == (place == .bundle))
        #expect(resources.images.has("dot") == (place != .folder))
    }

    @Test("some build phases other than that of resources copy files")
    func phases() {
        var text = ProjectText()
        let localizations = [text.file("en.lproj/H.xib"), text.file("de.lproj/H.strings")]
        let variants = text.group(nil, localizations, kind: "PBXVariantGroup")
        let sources = [
            text.file("A.swift"), text.file("B.storyboard"), text.file("C.xib"), variants,
        ]
        let fonts = [
            text.file("D.ttf"), text.file("E.ttf"), text.file("F.png"), text.file("G.png"),
        ]
        let phases = [
            text.phase(sources, kind: "PBXSourcesBuildPhase"),
            text.phase([fonts[0]], kind: "PBXCopyFilesBuildPhase", "dstSubfolderSpec = 7;"),
            text.phase([fonts[1]], kind: "PBXCopyFilesBuildPhase", "dstSubfolderSpec = 10;"),
            text.phase([], "files = (M, I);"),
        ]
        _ = text.add(
            "PBXBuildFile", "fileRef = \(fonts[2]); platformFilter = maccatalyst;", id: "M")
        _ = text.add("PBXBuildFile", "fileRef = \(fonts[3]); platformFilters = (ios, );", id: "I")
        let target = text.target("App", phases, configurations: "GONE")
        let list = text.text([target], group: text.group("App", sources + fonts))
        #expect(
            resources(list)
                == [
                    "B.storyboard", "C.xib", "D.ttf", "G.png", "de.lproj/H.strings",
                    "en.lproj/H.xib",
                ].map { "ios/App/" + $0 })
    }

    @Test("synchronized folders are resources without their exceptions")
    func synchronized() throws {
        var text = ProjectText()
        let own = text.add(
            "PBXFileSystemSynchronizedBuildFileExceptionSet",
            """
            membershipExceptions = (Info.plist, Old, "/Localized: Sub/Help.strings",); target = T1;
            """)
        let second = text.add(
            "PBXFileSystemSynchronizedBuildFileExceptionSet",
            "membershipExceptions = (More.png,); target = T1;")
        let other = text.add(
            "PBXFileSystemSynchronizedBuildFileExceptionSet",
            "membershipExceptions = (Base.lproj/Main.storyboard, App.swift,); target = T2;")
        let localized = text.add(
            "PBXFileSystemSynchronizedBuildFileExceptionSet",
            "membershipExceptions = (\"/Localized/Sub/Help.strings\",); target = T3;")
        let phase = text.add("PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet", "")
        let folder = text.add(
            "PBXFileSystemSynchronizedRootGroup",
            """
            path = App; sourceTree = "<group>"; explicitFolders = (Code,);
            exceptions = (\(own), \(second), \(other), \(localized), \(phase), GONE);
            """)
        let targets = ["T1", "T2", "T3"].map { id in
            text.target(
                id, [], configurations: "GONE",
                id == "T1" ? "fileSystemSynchronizedGroups = (\(folder), GONE);" : "", id: id)
        }
        let list = text.text(targets, group: text.group("Code", [folder]))
        let tree = [
            "App.swift", "Info.plist", "Base.lproj/Main.storyboard", "Old/Gone.storyboard",
            "Images.xcassets/Contents.json", "Code/Sample.swift", "Sub/de.lproj/Help.strings",
            "Sub/de.lproj/More.strings", ".hidden", "More.png",
        ].map { "ios/Code/App/" + $0 }
        let read = try #require(self.targets(list, tree))
        #expect(
            read[0].bundlePaths?.path(of: "ios/Code/App/Code/Sample.swift") == "Code/Sample.swift")
        #expect(read[0].bundlePaths?.path(of: "ios/Code/App/Sub/A.png") == "A.png")
        #expect(
            read[0].resources
                == [
                    "Base.lproj/Main.storyboard", "Code/Sample.swift", "Images.xcassets",
                    "Sub/de.lproj/More.strings",
                ].map { "ios/Code/App/" + $0 })
        #expect(read[1].resources == ["ios/Code/App/Base.lproj/Main.storyboard"])
        #expect(read[2].resources == ["ios/Code/App/Sub/de.lproj/Help.strings"])
        // A translation that is left out does not count, although it is beside the document.
        let main = "Sub/Base.lproj/Help.storyboard"
        let all = tree + ["ios/Code/App/" + main]
        func languages(_ list: String) -> [String]? {
            var files = MemoryFiles(["ios/App.xcodeproj/project.pbxproj": list])
            for path in all { files.files[path] = [] }
            guard let project = files.project() else { return nil }
            let document = "ios/Code/App/" + main
            let paths = project.resourcePaths(for: project.targets(of: document))
            let resources = ProjectResources(paths, fonts: paths, own: paths, in: files)
            return DocumentProject(document, in: project, resources: resources, files: files)
                .tables.map(\.language)
        }
        #expect(languages(list) == ["en"])
        #expect(languages(list.replacing("Localized: Sub/Help", with: "x")) == ["en", "de"])
        #expect(read[0].hasResource("ios/Code/App/Images.xcassets"))
        #expect(!read[0].hasResource("ios/Code/App/Info.plist"))
        #expect(!read[0].hasResource(""))
    }

    @Test("a configuration can be based on a file of a synchronized folder")
    func synchronizedConfiguration() {
        var text = ProjectText()
        let folder = text.add(
            "PBXFileSystemSynchronizedRootGroup", "path = Config; sourceTree = SOURCE_ROOT;")
        let list = text.configurations(
            ["Release": ""],
            base: """
                baseConfigurationReferenceAnchor = \(folder);
                baseConfigurationReferenceRelativePath = App/Release.xcconfig;
                """)
        let target = text.target("App", [], configurations: list)
        let group = text.group(nil, [folder])
        let files = MemoryFiles([
            "App.xcodeproj/project.pbxproj": text.text([target], group: group),
            "Config/App/Release.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 17.2",
        ])
        #expect(files.project()?.targets.first?.deploymentTarget == "17.2")
    }

    @Test("groups that contain each other do not end the program")
    func cycles() {
        var text = ProjectText()
        let file = text.file("a.png")
        let phase = text.phase([file])
        let target = text.target("App", [phase], configurations: "GONE")
        _ = text.add(
            "PBXGroup", "path = One; sourceTree = \"<group>\"; children = (G2, G1, \(file));",
            id: "G1")
        _ = text.add(
            "PBXGroup", "path = Two; sourceTree = \"<group>\"; children = (G1, );", id: "G2")
        #expect(resources(text.text([target], group: "G2")) == ["ios/Two/One/a.png"])
    }

    @Test(
        "types of products have names",
        arguments: [
            ("com.apple.product-type.application", TargetType.application),
            ("com.apple.product-type.application.on-demand-install-capable", .appClip),
            ("com.apple.product-type.app-extension.messages", .appExtension),
            ("com.apple.product-type.extensionkit-extension", .appExtension),
            ("com.apple.product-type.bundle.unit-test", .unitTest),
            ("com.apple.product-type.bundle.ui-testing", .uiTest),
            ("com.apple.product-type.library.static", .staticLibrary),
            ("com.apple.product-type.framework", .framework), ("nonsense", .other), ("", .other),
        ])
    func types(productType: String, type: TargetType) {
        var text = ProjectText()
        let target = text.target("App", [], configurations: "GONE", type: productType)
        let aggregate = text.add("PBXAggregateTarget", "name = All;")
        let list = text.text([aggregate, target], group: text.group(nil, []))
        #expect(targets(list)?.map(\.type) == [type])
    }

    @Test(
        "the development region is a code of a language",
        arguments: [
            ("developmentRegion = English;", "en"), ("developmentRegion = ja;", "ja"), ("", "en"),
            ("developmentRegion = pt_BR;", "pt-BR"), ("developmentRegion = ();", "en"),
        ])
    func regions(member: String, code: String) {
        let files = MemoryFiles(["App.xcodeproj/project.pbxproj": ProjectText.app(member)])
        let more = MemoryFiles([
            "App.xcodeproj/project.pbxproj": ProjectText.app(files: [], member)
        ])
        #expect(more.project()?.developmentRegion == code)
        #expect(files.project()?.developmentRegion == "en")
    }

    /// An extension and a framework have bundles of their own. An extension is a program of its own,
    /// a static library is part of the app.
    @Test(arguments: [
        ("com.apple.product-type.app-extension", ["Own.xcassets"], ["Own.ttf"]),
        ("com.apple.product-type.framework", ["Own.xcassets"], ["App.ttf", "Own.ttf"]),
        (
            "com.apple.product-type.library.static", ["App.xcassets", "Own.xcassets"],
            ["App.ttf", "Own.ttf"]
        ),
    ])
    func `a target with a bundle of its own has only its pictures`(
        _ type: String, _ catalogues: [String], _ fonts: [String]
    ) throws {
        var text = ProjectText()
        let names = ["App", "Own"]
        let files = names.map { name in
            ["\(name).xib", "\(name).xcassets", "\(name).ttf"].map { text.file($0) }
        }
        let targets = zip(names, files).map { name, files in
            let phase = text.phase(files)
            return name == "App"
                ? text.target(name, [phase], configurations: "GONE")
                : text.target(name, [phase], configurations: "GONE", type: type)
        }
        let list = text.text(targets, group: text.group(nil, files.flatMap(\.self)))
        let project = try #require(
            MemoryFiles(["App.xcodeproj/project.pbxproj": list]).project())
        let own = project.targets(of: "Own.xib")
        #expect(own.map(\.name) == ["Own"])
        #expect(project.resourcePaths(for: own).filter { $0.hasSuffix("xcassets") } == catalogues)
        #expect(project.fontPaths(for: own).filter { $0.hasSuffix("ttf") } == fonts)
    }

    /// Only apps for iOS have the screens of an iPhone or iPad.
    @Test(arguments: [
        ("SDKROOT = macosx;", false), ("SDKROOT = appletvos;", false),
        ("SDKROOT = xros;", false), ("SDKROOT = iphoneos;", true), ("", true),
        ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", true),
        ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx xros\";", false),
    ])
    func `an app for another platform is no app for iOS`(_ settings: String, _ isForIOS: Bool)
        throws
    {
        let text = ProjectText.app(files: ["A.xib"], settings: settings)
        let project = try #require(
            MemoryFiles(["App.xcodeproj/project.pbxproj": text]).project())
        #expect(project.targets.map(\.isApplication) == [isForIOS])
    }
}
