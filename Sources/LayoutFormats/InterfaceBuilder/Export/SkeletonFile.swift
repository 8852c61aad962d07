import StackCore

/// Creates the text of a new storyboard or xib, as Xcode does. The file has an empty root view for
/// each document; the export then writes the documents into it.
enum SkeletonFile {
    static func text(_ kind: InterfaceBuilderKind, _ documents: [SceneDocument]) -> String {
        let lines =
            switch kind {
            case .storyboard: storyboard(documents)
            case .xib: xib(documents)
            }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The tools version of Xcode 16, whose control sizes are still current.
    private static let toolsVersion = "23504"
    private static let plugInVersion = "23506"

    private static func storyboard(_ documents: [SceneDocument]) -> [String] {
        let first = documents.first.map { controllerID($0.name) } ?? ""
        return head("Storyboard.XIB", documents, "initialViewController=\"\(first)\"")
            + ["    <scenes>"] + documents.enumerated().flatMap { scene($1, at: $0) }
            + ["    </scenes>", "</document>"]
    }

    private static func xib(_ documents: [SceneDocument]) -> [String] {
        head("XIB", documents, "colorMatched=\"YES\"") + [
            "    <objects>",
            "        <placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\""
                + " userLabel=\"File's Owner\"/>",
            "        <placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\""
                + " customClass=\"UIResponder\"/>",
        ] + documents.flatMap { root($0, in: .table, key: "", indentation: "        ") }
            + ["    </objects>", "</document>"]
    }

    private static func head(
        _ type: String, _ documents: [SceneDocument], _ attributes: String
    ) -> [String] {
        let device = documents.first.flatMap { Canvas.device(of: $0.document) } ?? "retina6_12"
        let isLandscape = documents.first?.document.properties[.orientation] != nil
        return [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(type)\" version=\"3.0\""
                + " toolsVersion=\"\(toolsVersion)\" targetRuntime=\"iOS.CocoaTouch\""
                + " propertyAccessControl=\"none\" useAutolayout=\"YES\""
                + " useTraitCollections=\"YES\" useSafeAreas=\"YES\" \(attributes)>",
            "    <device id=\"\(device)\" orientation=\"\(isLandscape ? "landscape" : "portrait")\""
                + " appearance=\"light\"/>",
            "    <dependencies>",
            "        <plugIn identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\""
                + " version=\"\(plugInVersion)\"/>",
            "        <capability name=\"Safe area layout guides\" minToolsVersion=\"9.0\"/>",
            "        <capability name=\"documents saved in the Xcode 8 format\""
                + " minToolsVersion=\"8.0\"/>",
            "    </dependencies>",
        ]
    }

    private static func scene(_ item: SceneDocument, at index: Int) -> [String] {
        let name = XMLEscape.attribute(item.name)
        return [
            "        <!--\(comment(item.name))-->",
            "        <scene sceneID=\"\(DerivedID.of("scene", item.name, in: item.name))\">",
            "            <objects>",
            "                <viewController id=\"\(controllerID(item.name))\" userLabel=\"\(name)\""
                + " sceneMemberID=\"viewController\">",
        ] + root(item, in: nil, key: " key=\"view\"", indentation: "                    ") + [
            "                </viewController>",
            "                <placeholder placeholderIdentifier=\"IBFirstResponder\""
                + " id=\"\(DerivedID.of("responder", item.name, in: item.name))\""
                + " userLabel=\"First Responder\" sceneMemberID=\"firstResponder\"/>",
            "            </objects>",
            "            <point key=\"canvasLocation\" x=\"\(index * 900)\" y=\"0.0\"/>",
            "        </scene>",
        ]
    }

    /// - Parameter list: the kind of list in which a root view that is a cell is placed: `table` in
    ///   a xib, so that it becomes a table view cell; nil in a storyboard, so that it becomes a
    ///   plain view
    private static func root(
        _ item: SceneDocument, in list: ViewKind?, key: String, indentation: String
    ) -> [String] {
        let element = ElementKind.of(item.document[.root].kind, in: list).name
        return [
            indentation + "<\(element)\(key) contentMode=\"scaleToFill\">",
            indentation
                + "    <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"852\"/>",
            indentation + "    <autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\""
                + " heightSizable=\"YES\"/>",
            indentation + "    <viewLayoutGuide key=\"safeArea\""
                + " id=\"\(DerivedID.of("guide", "safeArea", in: item.name))\"/>",
            indentation + "</\(element)>",
        ]
    }

    private static func controllerID(_ name: String) -> String {
        DerivedID.of("controller", name, in: name)
    }

    /// Returns the name for use in an XML comment, with hyphens replaced by spaces. A comment must
    /// not contain two hyphens in a row or end with one.
    private static func comment(_ name: String) -> String {
        XMLEscape.content(String(name.map { $0 == "-" ? " " : $0 }))
    }
}

extension Canvas {
    /// Returns Interface Builder's identifier for the document's device; nil if the device is only
    /// a size.
    static func device(of document: Document) -> String? {
        let name =
            (document.properties[.device] ?? PropertyKey.device.defaultValue(for: .document))?
            .spelling
        return name.flatMap(Device.named)?.interfaceBuilderID
    }
}
