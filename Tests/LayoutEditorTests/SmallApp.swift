import Foundation

/// A small iPhone app on disk that is held upright and has German, Japanese and Arabic texts.
struct SmallApp {
    let folder: URL

    /// The files of the app by path. Tests change or remove them before `init(files:)`.
    static var files: [String: String] {
        [
            "App.xcodeproj/project.pbxproj": project,
            "App/Info.plist": infoPlist,
            "App/Base.lproj/Main.storyboard": storyboard,
            "App/de.lproj/Main.strings": """
            "ttl-lb-001.text" = "Bezeichnung";
            "sav-bt-001.normalTitle" = "Unverzüglich speichern";

            """,
            "App/ja.lproj/Main.strings": "\"ttl-lb-001.text\" = \"名前\";\n",
            "App/ar.lproj/Main.strings": "\"ttl-lb-001.text\" = \"الاسم\";\n",
        ]
    }

    init(_ files: [String: String] = Self.files) throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "layoutedit-app-\(UUID().uuidString)")
        for (path, text) in files {
            let place = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
        // The top of a work tree, so that nothing above the folder counts.
        try FileManager.default.createDirectory(
            at: folder.appending(path: ".git"), withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Runs the program in the app's folder. Returns its standard output, standard error and exit
    /// status.
    func run(_ arguments: String...) throws -> (output: String, errors: String, status: Int32) {
        let result = try BuiltProgram.run(arguments, in: folder)
        return (
            String(decoding: result.output, as: UTF8.self),
            String(decoding: result.errors, as: UTF8.self), result.status
        )
    }

    static let storyboardPath = "App/Base.lproj/Main.storyboard"

    /// A label at the leading edge, a button 100 points wide, and a picture.
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="mai-vc-001">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="scn-sc-001">
                    <objects>
                        <viewController id="mai-vc-001" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="mai-vw-001">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews>
                                    <label opaque="NO" contentMode="left" text="Name" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="ttl-lb-001">
                                        <rect key="frame" x="16" y="75" width="46" height="20.333333333333329"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    </label>
                                    <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="sav-bt-001">
                                        <rect key="frame" x="16" y="111" width="100" height="44"/>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="100" id="sav-wd-001"/>
                                            <constraint firstAttribute="height" constant="44" id="sav-ht-001"/>
                                        </constraints>
                                        <state key="normal" title="Save"/>
                                    </button>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="mai-sa-001"/>
                                <constraints>
                                    <constraint firstItem="ttl-lb-001" firstAttribute="leading" secondItem="mai-sa-001" secondAttribute="leading" constant="16" id="ttl-ld-001"/>
                                    <constraint firstItem="ttl-lb-001" firstAttribute="top" secondItem="mai-sa-001" secondAttribute="top" constant="16" id="ttl-tp-001"/>
                                    <constraint firstItem="sav-bt-001" firstAttribute="leading" secondItem="mai-sa-001" secondAttribute="leading" constant="16" id="sav-ld-001"/>
                                    <constraint firstItem="sav-bt-001" firstAttribute="top" secondItem="ttl-lb-001" secondAttribute="bottom" constant="16" id="sav-tp-001"/>
                                </constraints>
                            </view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fst-rs-001" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    static let infoPlist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>UIMainStoryboardFile</key>
            <string>Main</string>
            <key>UISupportedInterfaceOrientations</key>
            <array>
                <string>UIInterfaceOrientationPortrait</string>
            </array>
        </dict>
        </plist>

        """

    /// Returns the project with another file of the folder `App` among the target's resources.
    static func project(adding name: String) -> String {
        project.replacing("files = (A10, )", with: "files = (A10, C1, )")
            .replacing("children = (A9, )", with: "children = (A9, C2, )")
            .replacing(
                "B1 = {",
                with: """
                    C1 = { isa = PBXBuildFile; fileRef = C2; };
                            C2 = { isa = PBXFileReference; path = \(name); sourceTree = "<group>"; };
                            B1 = {
                    """)
    }

    static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1; objectVersion = 56; rootObject = A1;
            objects = {
                A1 = { isa = PBXProject; developmentRegion = en; mainGroup = A2; targets = (A3, ); buildConfigurationList = A4; };
                A2 = { isa = PBXGroup; children = (A5, ); sourceTree = "<group>"; };
                A3 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (A6, ); buildConfigurationList = A7; };
                A4 = { isa = XCConfigurationList; buildConfigurations = (A8, ); defaultConfigurationName = Release; };
                A5 = { isa = PBXGroup; path = App; children = (A9, ); sourceTree = "<group>"; };
                A6 = { isa = PBXResourcesBuildPhase; files = (A10, ); };
                A7 = { isa = XCConfigurationList; buildConfigurations = (A11, ); defaultConfigurationName = Release; };
                A8 = { isa = XCBuildConfiguration; name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
                A9 = { isa = PBXVariantGroup; name = Main.storyboard; children = (B1, B2, B3, B4, ); sourceTree = "<group>"; };
                A10 = { isa = PBXBuildFile; fileRef = A9; };
                A11 = { isa = XCBuildConfiguration; name = Release; buildSettings = { TARGETED_DEVICE_FAMILY = 1; INFOPLIST_FILE = App/Info.plist; }; };
                B1 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                B2 = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
                B3 = { isa = PBXFileReference; name = ja; path = ja.lproj/Main.strings; sourceTree = "<group>"; };
                B4 = { isa = PBXFileReference; name = ar; path = ar.lproj/Main.strings; sourceTree = "<group>"; };
            };
        }

        """
}
