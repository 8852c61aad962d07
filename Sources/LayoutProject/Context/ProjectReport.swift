package import LayoutChecks
package import LayoutFormats
import LayoutPictures
import StackCore

/// The report of `layoutedit project`: everything that was found, as one JSON object.
package struct ProjectReport {
    /// A document of a project, with the facts and problems that were found in it.
    package struct Document: Sendable {
        package let context: DocumentProject
        let texts: TranslatableTexts
        let pictures: [String]
        let fonts: [String]
        let messages: [ProjectMessage]

        /// - Parameters:
        ///   - texts: the texts of the file that can be translated
        ///   - stored: the pictures and fonts that the file names
        ///   - rules: the enabled rules
        ///   - copies: the texts of the documents that were copied for other languages
        package init(
            _ context: DocumentProject, _ texts: TranslatableTexts, _ stored: StoredResources,
            _ rules: CheckRules = CheckRules(), copies: [String: TranslatableTexts] = [:]
        ) {
            self.context = context
            self.texts = texts
            pictures = stored.pictures.map(\.name)
            fonts = Set(stored.fontUses.map(\.name)).filter { !SystemFonts.has($0) }.sorted()
            let problems = DocumentProblems.all(of: context, texts, stored, scale: 2).filter {
                rules[$0.rule] != nil
            }
            messages =
                problems.map(\.message) + context.differences(of: copies, from: texts)
        }
    }

    private let projects: [Project]
    private let documents: [Document]
    /// The folder to which displayed paths are relative.
    private let base: String
    package let messages: [ProjectMessage]

    /// - Parameters:
    ///   - others: messages besides those of the projects and the documents
    ///   - base: the folder to which displayed paths are relative
    ///   - kept: returns a message with the severity to report; nil if it is left out
    package init(
        _ projects: [Project], _ documents: [Document], besides others: [ProjectMessage] = [],
        from base: String, keeping kept: (ProjectMessage) -> ProjectMessage? = { $0 }
    ) {
        self.projects = projects
        self.documents = documents.sorted { $0.context.document < $1.context.document }
        self.base = base
        var seen: Set<ProjectMessage> = []
        let all =
            projects.flatMap(\.messages)
            + self.documents.flatMap { document in
                document.context.allMessages + document.messages
            } + others
        messages = all.filter { seen.insert($0).inserted }.compactMap(kept)
    }

    /// Whether there is a message with severity `warning` or `error`.
    package var hasWarnings: Bool { messages.contains { $0.severity >= .warning } }

    // MARK: The report as lines of text

    /// One line for each project, and one for each message.
    package var lines: [String] {
        projects.map(line)
            + messages.map { message in
                let place = shown(message.path) + (message.line.map { ":\($0)" } ?? "")
                let rule = message.rule.map { " [\($0.rawValue)]" } ?? ""
                return "\(place): \(message.severity.rawValue): \(message.text)\(rule)"
            }
    }

    private func line(_ project: Project) -> String {
        let own = documents.filter {
            // Projects are compared by path and folder, not as values. In a Swift package each
            // document has its own `Project` value, which contains only the document's target.
            $0.context.project.path == project.path
                && (project.path != nil || $0.context.project.folder == project.folder)
        }
        let languages = Self.languages(of: own)
        let apps = project.targets.filter(\.isApplication)
        let isUnknown = !own.isEmpty && own.allSatisfy { $0.context.matrix == nil }
        let screens = isUnknown ? ProjectSentence.ownSize : ProjectMatrix(apps).sentence
        let count = own.count
        return ProjectSentence.head(
            project, apps.isEmpty ? project.targets : apps, path: project.path.map(shown))
            + ": "
            + [
                screens, languages.joined(separator: " "),
                "\(count) document" + (count == 1 ? "" : "s"),
            ].filter { !$0.isEmpty }.joined(separator: "; ")
    }

    private func shown(_ path: String) -> String { ProjectPath.relative(path, to: base) }

    private static func languages(of documents: [Document]) -> [String] {
        var seen: Set<String> = []
        let own = documents.compactMap(\.context.languages.first).filter {
            seen.insert($0).inserted
        }
        let others = Set(documents.flatMap(\.context.languages)).subtracting(own).sorted()
        return own + others
    }

    // MARK: The report as JSON

    /// The members of the report's JSON object, except `ok` and `command`, which come first and are
    /// written by the caller.
    package var members: [(String, JSONValue)] {
        let first = projects.first
        return [
            ("project", first?.kind == .xcode ? path(first?.path) : .null),
            ("projects", .array(projects.map { path($0.path ?? $0.folder) })),
            ("developmentRegion", .string(first?.developmentRegion ?? "en")),
            ("targets", .array(projects.filter { $0.kind == .xcode }.flatMap(targets))),
            ("documents", .object(documents.map { (shown($0.context.document), json($0)) })),
            ("fonts", fonts), ("images", images), ("symbols", symbols), ("colors", colors),
            ("matrix", matrix), ("messages", .array(messages.map(json))),
        ]
    }

    private func path(_ path: String?) -> JSONValue { path.map { .string(shown($0)) } ?? .null }

    private func strings(_ list: [String]) -> JSONValue { .array(list.map(JSONValue.string)) }

    private func json(_ message: ProjectMessage) -> JSONValue {
        .object(
            [
                ("file", .string(shown(message.path))),
                ("severity", .string(message.severity.rawValue)),
                ("message", .string(message.text)),
            ] + (message.line.map { [("line", JSONValue.integer($0))] } ?? [])
                + (message.rule.map { [("rule", JSONValue.string($0.rawValue))] } ?? []))
    }

    private func targets(_ project: Project) -> [JSONValue] {
        project.targets.map { JSONValue.object(members(of: $0, in: project)) }
    }

    private func members(
        of target: ProjectTarget, in project: Project
    ) -> [(String, JSONValue)] {
        let orientations = DeviceFamily.allCases.compactMap { family in
            target.orientations[family].map { (family.rawValue, strings($0.map(\.rawValue))) }
        }
        let catalogues = target.resources.filter {
            ProjectPath.fileExtension(of: $0) == "xcassets"
        }
        let fonts = target.fontEntries.map { json($0, of: project) }
        let families: JSONValue? = target.families.map { strings($0.map(\.rawValue)) }
        let launchScreen = target.hasGeneratedLaunchScreen ? "generated" : nil
        // The explicit types of these lists save compile time, because the compiler need not try
        // all overloads of their elements at once.
        let build: [(String, JSONValue)] = [
            ("name", .string(target.name)), ("type", .string(target.type.rawValue)),
            ("project", path(project.path)), ("configuration", text(target.configuration)),
            ("families", families ?? .null), ("deploymentTarget", text(target.deploymentTarget)),
        ]
        let contents: [(String, JSONValue)] = [
            ("orientations", .object(orientations)),
            ("requiresFullScreen", target.requiresFullScreen.map(JSONValue.bool) ?? .null),
            ("style", text(target.style?.rawValue.lowercased())),
            ("mainStoryboard", path(target.mainStoryboard)),
            ("launchStoryboard", path(target.launchStoryboard)),
            ("launchScreen", text(launchScreen)), ("fonts", .array(fonts)),
            ("catalogues", strings(catalogues.map(shown))),
        ]
        return build + contents
    }

    private func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

    private func json(_ entry: FontEntry, of project: Project) -> JSONValue {
        let names = entry.file.flatMap { file in
            documents.lazy.filter { $0.context.project.path == project.path }
                .map { $0.context.resources.fonts.names(in: file) }.first { !$0.isEmpty }
        }
        return .object([
            ("entry", .string(entry.text)), ("file", path(entry.file)),
            ("names", strings(names ?? [])),
        ])
    }

    private func json(_ document: Document) -> JSONValue {
        let context = document.context
        let languages = context.tables.filter(\.isUsable)
        let directions = languages.map {
            ($0.language, JSONValue.string($0.isRightToLeft ? "rtl" : "ltr"))
        }
        var members: [(String, JSONValue)] = [
            ("targets", strings(context.project.kind == .xcode ? context.targets.map(\.name) : [])),
            ("languages", strings(languages.map(\.language))),
            ("directions", .object(directions)),
            ("texts", .object(texts(of: document, languages))),
            ("withoutTranslation", .object(missing(in: document, languages))),
            ("matrix", context.matrix.map { json($0, languages.map(\.language)) } ?? .null),
            ("catalogues", strings(context.resources.catalogues.map(shown))),
            ("fonts", .object(document.fonts.map { ($0, font($0, in: document)) })),
        ]
        if context.project.kind != .xcode, let app = context.targets.first {
            let orientations = app.orientations.keys.sorted { $0.rawValue < $1.rawValue }.map {
                ($0.rawValue, strings(app.orientations[$0]?.map(\.rawValue) ?? []))
            }
            members += [
                ("families", app.families.map { strings($0.map(\.rawValue)) } ?? .null),
                ("orientations", .object(orientations)),
            ]
        }
        return .object(members)
    }

    /// Returns, for each language with translations, a JSON object with the translated texts of the
    /// document's objects.
    private func texts(
        of document: Document, _ languages: [LanguageTable]
    ) -> [(String, JSONValue)] {
        languages.filter { !$0.texts.isEmpty }.map { table in
            var order: [String] = []
            var byObject: [String: [(String, JSONValue)]] = [:]
            for key in table.keys where document.texts.elements[key.objectID] != nil {
                guard let translation = table.texts[key] else { continue }
                if byObject[key.objectID] == nil { order.append(key.objectID) }
                byObject[key.objectID, default: []] += Self.members(key, translation)
            }
            for text in document.texts.texts where table.untranslated.contains(text.key) {
                if byObject[text.objectID] == nil { order.append(text.objectID) }
                byObject[text.objectID, default: []].append(
                    (text.attribute, .string(text.text)))
            }
            return (table.language, .object(order.map { ($0, .object(byObject[$0] ?? [])) }))
        }
    }

    /// Returns, for each language except the document's own, the keys without a translation.
    private func missing(
        in document: Document, _ languages: [LanguageTable]
    ) -> [(String, JSONValue)] {
        languages.dropFirst().map { table in
            let keys = document.texts.texts.map(\.key).filter {
                table.texts[$0] == nil && !table.untranslated.contains($0)
            }
            return (table.language, strings(keys.map(\.description)))
        }
    }

    private static func members(
        _ key: TextKey, _ translation: Translation
    ) -> [(String, JSONValue)] {
        let variants = DeviceFamily.allCases.map {
            ("\(key.attribute) on \($0.title)", JSONValue.string(translation.text(on: $0)))
        }
        return [(key.attribute, .string(translation.text))]
            + (translation.variants.isEmpty ? [] : variants)
    }

    private func font(_ name: String, in document: Document) -> JSONValue {
        let context = document.context
        return path(context.resources.fonts.file(named: name, nearest: context.document)?.path)
    }

    private var fonts: JSONValue {
        var files: [String: String] = [:]
        for document in documents {
            let context = document.context
            for name in document.fonts where files[name] == nil {
                files[name] =
                    context.resources.fonts.file(named: name, nearest: context.document)?.path
            }
        }
        let names = Set(documents.flatMap(\.fonts)).sorted()
        return .object(names.map { ($0, path(files[$0])) })
    }

    private func json(_ matrix: ProjectMatrix, _ languages: [String]) -> JSONValue {
        let orientations = DeviceFamily.allCases.compactMap { family in
            matrix.orientations[family].map { (family.rawValue, strings($0.map(\.rawValue))) }
        }
        let style = matrix.style.map { [("style", JSONValue.string($0.rawValue.lowercased()))] }
        return .object(
            orientations + [
                ("languages", strings(languages)), ("devices", strings(matrix.devices)),
            ]
                + (style ?? []))
    }

    private var matrix: JSONValue {
        let apps = projects.flatMap(\.targets).filter(\.isApplication)
        return json(ProjectMatrix(apps), Self.languages(of: documents))
    }

    // MARK: Pictures and colours as JSON

    /// The image catalogues of the documents, without duplicates.
    private var catalogues: [ImageCatalogue] {
        var seen: Set<[String]> = []
        return documents.map(\.context).filter { context in
            // Documents with the same project and targets have the same resources.
            let project = [context.project.path ?? "", context.project.folder]
            return seen.insert(project + context.targets.map(\.name)).inserted
        }.map(\.resources.images)
    }

    private var symbols: JSONValue { strings(Set(catalogues.flatMap(\.symbols)).sorted()) }

    private var images: JSONValue {
        let names = Set(catalogues.flatMap(\.names)).union(documents.flatMap(\.pictures))
            .subtracting(catalogues.flatMap(\.symbols))
        return .object(
            names.sorted().map { name in
                (name, catalogues.first { $0.has(name) }.map { $0.json(of: name) } ?? Self.noSize)
            })
    }

    fileprivate static let noSize = JSONValue.object([("size", .null)])

    private var colors: JSONValue {
        let names = Set(catalogues.flatMap(\.colorNames)).sorted()
        return .object(
            names.compactMap { name in
                catalogues.lazy.compactMap { $0.color(name) }.first.map { (name, $0.json) }
            })
    }
}

extension DocumentProject {
    /// The messages about the resources and translations of the document, and about its membership
    /// in targets.
    fileprivate var allMessages: [ProjectMessage] {
        resources.images.messages + resources.fonts.messages + messages + membership
    }
}

extension TranslatableTexts.Text {
    fileprivate var key: TextKey { TextKey(objectID: objectID, attribute: attribute) }
}

extension ImageCatalogue {
    /// Returns the sizes of an image in points as JSON: at 2 pixels per point, at 3 if that size
    /// differs, and for each language with images of its own.
    fileprivate func json(of name: String) -> JSONValue {
        guard let set = set(name), let size = image(name, scale: 2)?.size else {
            return ProjectReport.noSize
        }
        var members = [("size", Self.json(size))]
        if let large = image(name, scale: 3)?.size, large != size {
            members += [("at2x", Self.json(size)), ("at3x", Self.json(large))]
        }
        if set.entries.contains(where: { $0.isDark == true }) {
            members.append(("dark", .bool(true)))
        }
        for language in Set(set.entries.compactMap(\.language)).sorted() {
            if let own = image(name, scale: 2, language: language)?.size {
                members.append((language, Self.json(own)))
            }
        }
        return .object(members)
    }

    private static func json(_ size: Size) -> JSONValue {
        .array([.number(size.width.millipoints), .number(size.height.millipoints)])
    }
}

extension CatalogueColor {
    fileprivate var json: JSONValue {
        if case .reference(let name)? = light ?? dark {
            return .object([("reference", .string(name))])
        }
        var members = [("light", light?.json ?? .null)]
        if let dark { members.append(("dark", dark.json)) }
        if case .components(_, _, _, _, let space)? = light ?? dark {
            members.append(("space", .string(space)))
        }
        return .object(members)
    }
}

extension CatalogueColor.Value {
    fileprivate var json: JSONValue {
        switch self {
        case .reference(let name): .string(name)
        case .components(let red, let green, let blue, let alpha, _):
            .array([red, green, blue, alpha].map { .number($0.millipoints) })
        }
    }
}
