/// The resources of a document's targets: images, colours and fonts.
package struct ProjectResources: Sendable {
    /// The paths of all resources that a document of the targets can use, sorted, each once.
    package let paths: [String]
    package let images: ImageCatalogue
    package let fonts: FontCatalogue

    /// The paths of the asset catalogues. `fontFiles` contains the paths of the font files.
    package let catalogues: [String]
    package let fontFiles: [String]
    /// The documents and translation files of the document's own targets, by name without
    /// extension.
    private let documents: [String: [String]]
    let fontRegistration: FontRegistration
    let tree: TreeResources
    let storyboardScenes: StoryboardScenes

    /// Reads the asset catalogues and the names of the fonts among the targets' resources.
    ///
    /// - Parameters:
    ///   - paths: the paths of the pictures, colours and other resources that a document of the
    ///     targets can use
    ///   - fonts: the paths of the resources that may contain the fonts; other files in the list
    ///     are ignored
    ///   - own: the paths of the resources of the document's own targets, all of which are in
    ///     `paths`
    ///   - bundlePaths: the places of the resources in their bundles
    package init(
        _ paths: [String], fonts: [String], own: [String],
        bundlePaths: BundlePaths = BundlePaths(), in files: any ProjectFiles
    ) {
        self.paths = paths
        documents = Dictionary(
            grouping: own.filter {
                ["storyboard", "xib", "strings", "xcstrings"]
                    .contains(ProjectPath.fileExtension(of: $0))
            }, by: ProjectPath.stem(of:))
        catalogues = paths.filter {
            ProjectPath.fileExtension(of: $0) == "xcassets" && !bundlePaths.isCopied($0)
        }
        fontFiles = fonts.filter(Self.isFont)
        images = ImageCatalogue(catalogues, loose: paths, bundlePaths: bundlePaths, in: files)
        self.fonts = FontCatalogue(fontFiles, in: files)
        fontRegistration = FontRegistration(in: files)
        tree = TreeResources(in: files)
        storyboardScenes = StoryboardScenes(in: files)
    }

    /// Returns whether the file is a font, by its name.
    static func isFont(_ path: String) -> Bool {
        ["ttf", "otf", "ttc", "otc"].contains(ProjectPath.fileExtension(of: path))
    }

    /// Returns the paths of the documents and translation files among the targets' resources whose
    /// names equal that of `document`, apart from the extension.
    func namesakes(of document: String) -> [String] {
        documents[ProjectPath.stem(of: document)] ?? []
    }
}
