/// The pictures, colours and fonts that the targets of a document bring.
package struct ProjectResources: Sendable {
    /// The paths of all resources of the targets, sorted, each once.
    package let paths: [String]
    package let images: ImageCatalogue
    package let fonts: FontCatalogue

    /// Reads the asset catalogues and the names of the fonts among the targets' resources.
    package init(_ paths: [String], in files: any ProjectFiles) {
        self.paths = paths
        let folders = paths.filter { ProjectPath.fileExtension(of: $0) == "xcassets" }
        images = ImageCatalogue(folders, loose: paths, in: files)
        fonts = FontCatalogue(paths, in: files)
    }

    /// The asset catalogues among the resources.
    package var catalogues: [String] {
        paths.filter { ProjectPath.fileExtension(of: $0) == "xcassets" }
    }
}
