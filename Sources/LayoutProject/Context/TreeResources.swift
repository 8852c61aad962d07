internal import Synchronization

/// The images and fonts in the whole tree, for a project that cannot be read: it is unknown which of
/// them its targets contain. They are read when they are first needed.
final class TreeResources: Sendable {
    private let files: any ProjectFiles
    private let read = Mutex<(images: ImageCatalogue, fonts: FontCatalogue)?>(nil)

    init(in files: any ProjectFiles) { self.files = files }

    func hasImage(_ name: String) -> Bool { resources.images.has(name) }

    func hasFont(_ name: String) -> Bool { !resources.fonts.paths(of: name).isEmpty }

    private var resources: (images: ImageCatalogue, fonts: FontCatalogue) {
        read.withLock { read in
            if let read { return read }
            var contents = FolderContents(files)
            let paths = contents.files(below: "").sorted()
            let found = (
                images: ImageCatalogue(
                    paths.filter { ProjectPath.fileExtension(of: $0) == "xcassets" },
                    loose: paths, in: files),
                fonts: FontCatalogue(paths.filter(ProjectResources.isFont), in: files)
            )
            read = found
            return found
        }
    }
}
