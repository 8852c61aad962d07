/// The pictures, colours and fonts that the targets of a document bring.
package struct ProjectResources: Sendable {
    /// The paths of all resources of the targets, sorted, each once.
    package let paths: [String]
    package let images: ImageCatalogue
    package let fonts: FontCatalogue

    /// The asset catalogues and the font files among the resources.
    package let catalogues: [String]
    package let fontFiles: [String]

    /// Reads the asset catalogues and the names of the fonts among the targets' resources.
    package init(_ paths: [String], in files: any ProjectFiles) {
        self.paths = paths
        catalogues = paths.filter { ProjectPath.fileExtension(of: $0) == "xcassets" }
        fontFiles = paths.filter {
            ["ttf", "otf", "ttc", "otc"].contains(ProjectPath.fileExtension(of: $0))
        }
        images = ImageCatalogue(catalogues, loose: paths, in: files)
        fonts = FontCatalogue(fontFiles, in: files)
    }
}
