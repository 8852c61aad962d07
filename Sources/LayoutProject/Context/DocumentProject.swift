import LayoutChecks
package import LayoutFormats

/// A document together with what its project states about it: targets, screens, resources and
/// translations.
package struct DocumentProject: Sendable {
    package let project: Project
    /// The path of the document, relative to the top of the work tree.
    package let document: String
    /// The targets whose bundles contain the document.
    package let targets: [ProjectTarget]
    /// The screens of the apps that show the document. Nil if only extensions, watch apps or tests
    /// contain it, because their screens are unknown.
    package let matrix: ProjectMatrix?
    /// The pictures, colours and fonts of the targets.
    package let resources: ProjectResources
    /// The document's texts by language, its own language first.
    package let tables: [LanguageTable]
    /// The paths of the document's copies for other languages, by language.
    package let copies: [String: String]
    /// Messages about problems in the files that translate the document.
    package let messages: [ProjectMessage]

    package init(
        _ document: String, in project: Project, resources: ProjectResources,
        files: any ProjectFiles
    ) {
        self.project = project
        self.document = document
        self.resources = resources
        targets = project.targets(of: document)
        let others = project.otherTargets.filter { $0.hasResource(document) }
        matrix = project.appsShowing(documentOf: targets.isEmpty ? others : targets)
            .map(ProjectMatrix.init)
        let isBare = targets.isEmpty
        (tables, copies, messages) = LanguageReader.tables(
            of: document, among: isBare ? nil : resources.namesakes(of: document),
            except: targets.map(\.leftOut), developmentRegion: project.developmentRegion,
            in: files)
    }

    /// The targets with the document, without tests, which show it to nobody; all if only tests
    /// have it.
    var owners: [ProjectTarget] {
        let owners = targets.filter { !$0.type.isTest }
        return owners.isEmpty ? targets : owners
    }

    /// The targets whose own bundle contains the document. In each of them the document finds only
    /// the pictures and colours of that bundle.
    var bundles: [ProjectTarget] { targets.filter { $0.type.hasOwnPictures && $0.isForIOS } }

    /// The targets with the document that register their fonts in an Info.plist.
    var programs: [ProjectTarget] {
        targets.filter { $0.type.hasOwnFonts && $0.isForIOS && $0.infoPlist != nil }
    }

    /// The languages of the document whose texts can be used, its own language first.
    package var languages: [String] { tables.filter(\.isUsable).map(\.language) }

    /// Returns one line for people: the project, and the targets, screens, languages and resources
    /// that apply to the document (`ProjectSentence`).
    ///
    /// - Parameter shown: returns a path as it is displayed
    package func sentence(_ shown: (String) -> String) -> String {
        ProjectSentence(self).text(path: project.path.map(shown))
    }
}

extension Project {
    /// Returns the apps that show a document of these targets. For a Swift package, these are the
    /// apps that use it. Otherwise they are the apps among the targets or, if there are none, all
    /// apps of the project. Returns nil if only extensions, watch apps or tests contain the
    /// document, or if nothing but its translations was found.
    fileprivate func appsShowing(documentOf targets: [ProjectTarget]) -> [ProjectTarget]? {
        if !users.isEmpty { return users }
        if kind == .plain, self.targets.isEmpty { return nil }
        let apps = targets.filter(\.isApplication)
        if !apps.isEmpty { return apps }
        let hosted: Set<TargetType> = [.appExtension, .unitTest, .uiTest, .watchApplication]
        if !targets.isEmpty, targets.allSatisfy({ hosted.contains($0.type) }) { return nil }
        return self.apps
    }

    /// Returns the paths of the pictures, colours and other resources that a document of these
    /// targets can use, sorted. If none of the targets has a bundle of its own (a static library
    /// has none), the resources of the project's apps are included.
    package func resourcePaths(for targets: [ProjectTarget]) -> [String] {
        paths(of: targets) { $0.type.hasOwnPictures }
    }

    /// Returns the sorted paths of the resources that may contain the fonts for a document of these
    /// targets. They are the resources of the targets themselves. If none of the targets registers
    /// fonts itself (a framework does not), the resources of the project's apps are included.
    package func fontPaths(for targets: [ProjectTarget]) -> [String] {
        paths(of: targets) { $0.type.hasOwnFonts }
    }

    /// Returns the paths in their bundles of all resources that a document of these targets can use.
    package func bundlePaths(for targets: [ProjectTarget]) -> BundlePaths {
        var paths = BundlePaths()
        for target in targets + apps { target.bundlePaths.map { paths.formUnion($0) } }
        return paths
    }

    private func paths(
        of targets: [ProjectTarget], unlessOneHasOwn hasOwn: (ProjectTarget) -> Bool
    ) -> [String] {
        let others = targets.contains(where: hasOwn) ? [] : apps
        return Set((targets + others).flatMap(\.resources)).sorted()
    }
}

extension DocumentProject {
    /// A list with one message if the document is in no target of its Xcode project, or not in the
    /// chosen one; otherwise an empty list.
    package var membership: [ProjectMessage] {
        // A project without targets gets no note: the user chose a target that does not exist, and
        // another message reports that.
        guard targets.isEmpty, !project.targets.isEmpty, project.kind == .xcode,
            let path = project.path
        else { return [] }
        let others = project.otherTargets.filter { $0.hasResource(document) }.map(\.name)
        let place =
            others.isEmpty
            ? "no target of \(ProjectPath.name(of: path))"
            : others.firstThree + ", not in " + project.targets.map(\.name).firstThree
        return [
            ProjectMessage(
                document, nil, .note, "\(ProjectPath.name(of: document)) is in \(place)")
        ]
    }

    /// Returns a message for each copy of the document whose objects differ from the document's
    /// own. A copy is a document for another language.
    ///
    /// - Parameter copies: the texts of the copies, by language
    package func differences(
        of copies: [String: TranslatableTexts], from texts: TranslatableTexts
    ) -> [ProjectMessage] {
        copies.sorted { $0.key < $1.key }.compactMap { language, copy in
            guard let path = self.copies[language] else { return nil }
            let own = Set(texts.texts.map(\.objectID))
            let other = Set(copy.texts.map(\.objectID))
            let missing = Self.list("has no ", own.subtracting(other))
            let extra = Self.list("alone has ", other.subtracting(own))
            let parts = [missing, extra].compactMap(\.self)
            if parts.isEmpty { return nil }
            return ProjectMessage(
                path, nil, .note, "the copy for \(language) " + parts.joined(separator: " and "))
        }
    }

    /// Returns `verb` followed by the first three of the ids; nil if there are no ids.
    private static func list(_ verb: String, _ ids: Set<String>) -> String? {
        if ids.isEmpty { return nil }
        return verb + ids.sorted().firstThree
    }
}
