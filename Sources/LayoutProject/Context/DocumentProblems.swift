package import LayoutChecks
package import LayoutFormats
internal import LayoutPictures
internal import StackCore

/// Finds the contradictions between a document and its project. There are four kinds: translations
/// of objects or attributes that the document does not have; texts that lack a translation; images,
/// colours or fonts that the project lacks or does not register; and stored image sizes or colours
/// that differ from those in the project.
package struct DocumentProblems {
    /// One contradiction between the document and the project, with the rule under which it is
    /// reported.
    package struct Problem: Hashable, Sendable {
        package let rule: RuleID
        /// The file with the problem.
        package let path: String
        package let line: Int
        /// The id of the object in the document that has the problem. Nil if the problem is in
        /// another file of the project, or in an image size or colour that the document's file
        /// stores.
        package let objectID: String?
        package let text: String

        /// The problem as a message about its file.
        package var message: ProjectMessage {
            ProjectMessage(path, line, Rule.of(rule).severity, text, rule: rule)
        }
    }

    private let context: DocumentProject
    private let texts: TranslatableTexts
    private let stored: StoredResources
    private var problems: [Problem] = []

    /// - Parameter scale: the pixels per point of the document's own device
    package static func all(
        of context: DocumentProject, _ texts: TranslatableTexts, _ stored: StoredResources,
        scale: Double
    ) -> [Problem] {
        var search = DocumentProblems(context: context, texts: texts, stored: stored)
        search.compareTranslations()
        if !context.targets.isEmpty {
            search.lookForFonts()
            search.lookForPictures()
            search.lookForStoryboards()
        }
        search.lookForOwnScenes()
        search.compareResources(scale)
        return search.problems
    }

    private var documentName: String { ProjectPath.name(of: context.document) }

    private mutating func add(_ rule: RuleID, _ use: StoredResources.Use, _ text: String) {
        if use.ignored.contains(rule.rawValue) { return }
        problems.append(
            Problem(
                rule: rule, path: context.document, line: use.line, objectID: use.objectID,
                text: text))
    }

    private mutating func add(
        _ rule: RuleID, line: Int, unless ignored: Set<String>, _ text: String
    ) {
        if ignored.contains(rule.rawValue) { return }
        problems.append(
            Problem(rule: rule, path: context.document, line: line, objectID: nil, text: text))
    }

    // MARK: Problems of translations

    private mutating func compareTranslations() {
        for table in context.tables where table.isUsable { addStaleKeys(of: table) }
        addMissingTranslations()
    }

    /// Adds at most two problems for each translation file. One covers all translations of objects
    /// that the document does not have. The other covers all translations of attributes that their
    /// object cannot have, such as a title of a label.
    private mutating func addStaleKeys(of table: LanguageTable) {
        var gone: [String: [TextKey]] = [:]
        var unfit: [String: [TextKey]] = [:]
        for key in table.keys {
            guard let translation = table.texts[key], translation.state != .stale else { continue }
            if texts.elements[key.objectID] == nil {
                gone[translation.path, default: []].append(key)
            } else if !texts.canHave(key.attribute, key.objectID) {
                unfit[translation.path, default: []].append(key)
            }
        }
        for path in Set(gone.keys).union(unfit.keys).sorted() {
            if let keys = gone[path] {
                addStale(keys, of: table, path, "no view \(keys[0].objectID) in \(documentName)")
            }
            if let keys = unfit[path] {
                let (element, attribute) = (
                    texts.elements[keys[0].objectID] ?? "", keys[0].attribute
                )
                let isWord = !attribute.isEmpty && !attribute.contains(where: \.isWhitespace)
                addStale(
                    keys, of: table, path,
                    "\(keys[0].objectID) is a \(element) and has no "
                        + (isWord ? attribute : "attribute \"\(attribute)\""))
            }
        }
    }

    private mutating func addStale(
        _ keys: [TextKey], of table: LanguageTable, _ path: String, _ text: String
    ) {
        let more = keys.count > 1 ? ", nor has it \(keys.count - 1) more of these keys" : ""
        problems.append(
            Problem(
                rule: .staleTranslation, path: path, line: table.texts[keys[0]]?.line ?? 0,
                objectID: nil, text: text + more))
    }

    private mutating func addMissingTranslations() {
        let others = context.tables.dropFirst().filter(\.isUsable)
        if others.isEmpty { return }
        for text in texts.texts where text.text.contains(where: \.isLetter) {
            let key = TextKey(objectID: text.objectID, attribute: text.attribute)
            let missing = others.filter { $0.texts[key] == nil && !$0.untranslated.contains(key) }
            if missing.isEmpty { continue }
            problems.append(
                Problem(
                    rule: .missingTranslation, path: context.document, line: text.line,
                    objectID: text.objectID,
                    text: "\(key) is not translated in "
                        + missing.map(\.language).joined(separator: ", ")))
        }
    }

    // MARK: Missing fonts and pictures

    /// Looks for the file of each font in each program that shows the document, and for the font's
    /// entry in the program's Info.plist.
    private mutating func lookForFonts() {
        let programs = context.programs
        let fonts = context.resources.fonts
        // A font in a framework or a resource bundle beside the programs is in reach of all.
        let others = context.owners.filter { !programs.contains($0) }
        var seen: Set<String> = []
        for use in stored.fontUses where seen.insert(use.name).inserted {
            if SystemFonts.has(use.name) { continue }
            let files = Set(fonts.paths(of: use.name))
            if files.isEmpty {
                if isUnread, context.resources.tree.hasFont(use.name) { continue }
                add(.missingFont, use, "\(use.name) is in no file of " + names(context.owners))
                continue
            }
            let isShared = others.contains { files.contains(where: $0.hasResource) }
            let with = programs.filter { isShared || files.contains(where: $0.hasResource) }
            addUnregistered(use, files, with: with, of: programs)
            let without = programs.filter { !with.contains($0) }
            if !without.isEmpty {
                add(.missingFont, use, "\(use.name) is in no file of " + names(without))
            }
        }
    }

    /// Adds a font that Info.plist does not list, unless code of the project registers fonts.
    ///
    /// - Parameters:
    ///   - files: the files of the font
    ///   - with: the programs that have the font
    ///   - all: all programs with the document
    private mutating func addUnregistered(
        _ use: StoredResources.Use, _ files: Set<String>, with: [ProjectTarget],
        of all: [ProjectTarget]
    ) {
        let silent = with.filter { files.isDisjoint(with: $0.fontEntries.compactMap(\.file)) }
        let registration = context.resources.fontRegistration
        if silent.isEmpty || registration.isInCode(below: context.project.folder) { return }
        let (place, there) =
            silent.count == all.count ? ("the target", "") : (names(silent), " there")
        add(
            .unregisteredFont, use,
            "\(use.name) is in \(place) and not in UIAppFonts\(there): at run time this text is "
                + "in the system font")
    }

    /// Looks for each image in each bundle that contains the document.
    private mutating func lookForPictures() {
        let images = context.resources.images
        let bundles = context.bundles
        var seen: Set<String> = []
        for use in stored.pictureUses where seen.insert(use.name).inserted {
            if LoosePictures.isInBundle(use.name), !images.has(use.name) { continue }
            let without =
                bundles.isEmpty
                ? images.has(use.name) ? [] : context.owners
                : bundles.filter { !images.has(use.name, where: $0.hasResource) }
            if !without.isEmpty {
                if isUnread, context.resources.tree.hasImage(use.name) { continue }
                add(
                    .missingImage, use,
                    "no asset catalogue of \(names(without)) has the image \"\(use.name)\"")
            } else if !images.hasPicture(use.name) {
                add(
                    .missingImage, use,
                    "the image \"\(use.name)\" has no picture for an iPhone or iPad")
            } else if let file = images.absentFile(of: use.name) {
                add(
                    .missingImage, use,
                    "\(file.name), \(file.hasOthers ? "a picture of " : "")the image "
                        + "\"\(use.name)\", is not there")
            }
        }
    }

    // MARK: References to storyboards

    /// Looks for the storyboard and the scene of each reference to another storyboard, in each
    /// bundle that contains the document. The app stops with an error when a segue leads to one
    /// that is missing.
    private mutating func lookForStoryboards() {
        let references = stored.storyboardReferences.filter { !$0.use.name.isEmpty }
        if isUnread || references.isEmpty { return }
        let bundles = context.bundles
        let places: [(owners: [ProjectTarget], files: InterfaceFiles, families: [DeviceFamily]?)] =
            bundles.isEmpty
            ? [(context.owners, InterfaceFiles(context.resources.paths), nil)]
            : bundles.map { ([$0], InterfaceFiles($0.resources), $0.families) }
        for reference in references {
            let name = reference.use.name
            let found = places.map { $0.files.files(named: name, ["storyboard"], for: $0.families) }
            let without = zip(places, found).flatMap { $1 == nil ? $0.owners : [] }
            if !without.isEmpty {
                add(
                    .projectFile, reference.use,
                    "the reference leads to \(name).storyboard, which \(names(without)) "
                        + (without.count == 1 ? "does not have" : "do not have"))
            }
            lookForScene(of: reference, in: Set(found.compactMap(\.self).flatMap(\.self)).sorted())
        }
    }

    /// Looks for the scene of a reference in all copies of a storyboard, those for several apps,
    /// languages or families of devices.
    private mutating func lookForScene(
        of reference: StoredResources.StoryboardReference, in copies: [String]
    ) {
        let scenes = context.resources.storyboardScenes
        let faults = copies.compactMap { path in
            scenes.scenes(of: path).flatMap { Self.fault(of: reference, in: $0) }.map { (path, $0) }
        }
        guard let fault = faults.first?.1 else { return }
        let (one, verb) =
            faults.count == copies.count
            ? (reference.use.name + ".storyboard", "has")
            : (faults.map(\.0).firstThree, faults.count == 1 ? "has" : "have")
        add(.projectFile, reference.use, "the reference leads to \(one), which \(verb) no \(fault)")
    }

    /// Looks for the scenes of references in the document's own file.
    private mutating func lookForOwnScenes() {
        guard let scenes = stored.ownScenes else { return }
        for reference in stored.storyboardReferences where reference.use.name.isEmpty {
            if let fault = Self.fault(of: reference, in: scenes) {
                add(
                    .projectFile, reference.use,
                    "the reference leads to this storyboard, which has no \(fault)")
            }
        }
    }

    /// Returns what a storyboard lacks to which a reference leads; nil if it has the scene.
    private static func fault(
        of reference: StoredResources.StoryboardReference, in scenes: EntryScenes
    ) -> String? {
        guard let identifier = reference.identifier else {
            return scenes.hasInitialScene ? nil : "initial view controller"
        }
        let isThere = scenes.identifiers.contains(identifier)
        return isThere ? nil : "scene with the identifier \"\(identifier)\""
    }

    /// Whether the project cannot be read, so that it is unknown which files its targets contain.
    private var isUnread: Bool { context.project.kind == .plain }

    private func names(_ targets: [ProjectTarget]) -> String {
        precondition(!targets.isEmpty, "a resource is missing in no target")
        return (targets.count == 1 ? "target " : "the targets ")
            + targets.map(\.name).joined(separator: ", ")
    }

    // MARK: Stored values that differ from the project's

    private mutating func compareResources(_ scale: Double) {
        for picture in stored.pictures {
            guard let size = context.resources.images.image(picture.name, scale: scale)?.size,
                abs(size.width - picture.size.width) > Self.slack
                    || abs(size.height - picture.size.height) > Self.slack
            else { continue }
            add(
                .staleImageSize, line: picture.line, unless: picture.ignored,
                "\(picture.name) is \(picture.size.spelling) here and \(size.spelling) in the catalogue"
            )
        }
        for color in stored.colors {
            assert(color.components?.count ?? 4 == 4, "a stored colour has another space")
            guard let own = color.components,
                let value = context.resources.images.color(color.name)?.light?.paint,
                zip(own, [value.red, value.green, value.blue, value.alpha])
                    .contains(where: { abs($0 - $1) > Self.colorSlack })
            else { continue }
            add(
                .staleColor, line: color.line, unless: color.ignored,
                "\(color.name) has another value in the catalogue")
        }
    }

    /// The greatest difference in points between sizes that count as equal, because files store
    /// rounded sizes.
    private static let slack = 0.5
    /// The greatest difference between components of colours that count as equal: 1.3 of 255.
    private static let colorSlack = 0.005
}
