import LayoutFormats
import LayoutPictures
import LayoutProject
import LayoutSession
import StackCore

extension Shell {
    /// Returns the project around a storyboard or xib, for a session on it; nil for other files.
    func project(around path: String, _ choice: ProjectChoice) -> ProjectSource? {
        guard CheckInput.isInterfaceBuilders(path), !choice.isOff else { return nil }
        return ProjectSource {
            guard let found = ProjectShelf(choice).project(around: path),
                let bytes = try? DataFile.read(path),
                let source = try? InterfaceBuilderImport.readForChecks(bytes)
            else { return nil }
            return SessionProject(found, source)
        }
    }
}

extension SessionProject {
    fileprivate init(_ found: FoundProject, _ source: CheckedSource) {
        let context = found.context
        let texts = source.translatableTexts()
        let stored = source.storedResources()
        let pictures = Set(stored.pictures.map(\.name))
        let items = source.navigationItems(texts)
        var tables = Dictionary(
            uniqueKeysWithValues: context.tables.filter(\.isUsable).map { ($0.language, $0) })
        let languages = context.languages + [PseudoLanguage.code]
        tables[PseudoLanguage.code] = PseudoLanguage.table(of: texts, in: context.document)
        self.init(
            languages: languages, screens: context.matrix?.screens ?? [],
            appearance: context.matrix?.style.map { $0 == .dark ? .dark : .light },
            fonts: FontFolder.ofProject(found.fonts),
            translated: { [tables] document, language, idiom in
                guard let table = tables[language] else { return document }
                let root = document.properties(of: .view(.root))?[.objectID]
                let item = root.flatMap { root in items.first { $0.root == root }?.item }
                return TranslatedDocument(
                    document, in: table, on: DeviceClass(idiom), navigationItem: item
                ).document
            },
            assets: { scale, language in
                context.resources.images.assets(
                    pictures, scale: scale, language: language)
            },
            report: {
                ProjectReport(
                    [context.project], [ProjectReport.Document(context, texts, stored)],
                    from: context.project.folder)
            })
    }
}

extension FoundProject {
    /// The fonts that measure the document, by name, with the paths of their files on the disk.
    var fonts: [String: FontFileReference] {
        let catalogue = context.resources.fonts
        var fonts: [String: FontFileReference] = [:]
        for name in catalogue.allNames {
            guard let file = catalogue.file(named: name, nearest: context.document) else {
                continue
            }
            fonts[name] = FontFileReference(
                path: tree.top + "/" + file.path, face: file.face, instance: file.instance)
        }
        return fonts
    }
}

extension CheckedSource {
    /// Returns the navigation item of each scene that has one, with the id of the scene's root view.
    fileprivate func navigationItems(
        _ texts: TranslatableTexts
    ) -> [(root: PropertyValue, item: String)] {
        file.documents.compactMap { document in
            guard let controller = controllerID(of: document),
                let item = texts.navigationItems[controller], let root = document.rootObjectID
            else { return nil }
            return (root, item)
        }
    }
}

extension DeviceClass {
    /// Returns nil for sizes and canvases, which are no class of devices.
    fileprivate init?(_ idiom: Device.Idiom) {
        switch idiom {
        case .phone: self = .iphone
        case .pad: self = .ipad
        case .canvas, .freeform: return nil
        }
    }
}
