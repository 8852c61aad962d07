import StackCore

/// The files that translate one document.
struct LanguageFiles {
    /// The language of the document's own texts.
    let ownLanguage: String
    /// The `.strings` files with their languages. If two have the same language, the first one
    /// takes precedence.
    private(set) var tables: [(language: String, path: String)] = []
    private(set) var catalogues: [String] = []
    /// The paths of the document's copies for other languages, by language; empty if the document
    /// is itself a copy.
    private(set) var copies: [String: String] = [:]
    /// Whether the document is itself a copy for one language, because another document of the same
    /// name is the original.
    let isCopy: Bool

    init(
        of document: String, among resources: [String]?, except leftOut: [Set<String>],
        developmentRegion: String, in files: any ProjectFiles
    ) {
        let region = LanguageCode.canonical(developmentRegion) ?? "en"
        let folder = ProjectPath.folder(of: document)
        ownLanguage = LanguageCode.of(folder: folder) ?? region
        let candidates = Self.candidates(
            for: document, among: resources, except: leftOut, in: files)
        let name = ProjectPath.name(of: document)
        let documents = candidates.filter { ProjectPath.name(of: $0) == name } + [document]
        isCopy = documents.min { Self.rank($0, region) < Self.rank($1, region) } != document
        for path in candidates {
            let language = LanguageCode.of(folder: ProjectPath.folder(of: path))
            switch (ProjectPath.fileExtension(of: path), language) {
            case ("xcstrings", _): catalogues.append(path)
            case ("strings", let language?): tables.append((language, path))
            case (_, let language?) where !isCopy && ProjectPath.name(of: path) == name:
                if path != document { copies[language] = path }
            default: break
            }
        }
    }

    /// Returns whether the document shows the translations for a language. A copy shows only the
    /// translation for its own language. An original shows the translations for all languages
    /// except those for which the document has a copy.
    func uses(_ language: String) -> Bool {
        isCopy ? language == ownLanguage : copies[language] == nil
    }

    /// Returns a sort key for documents with the same name. The document with the smallest key is
    /// the original; the others are its copies for other languages. The original is the document in
    /// `Base.lproj` or in no localization folder. If there is none, the original is the document
    /// for the development region, or else any other document.
    private static func rank(_ document: String, _ region: String) -> (Int, String) {
        let folder = ProjectPath.folder(of: document)
        let language = LanguageCode.of(folder: folder)
        return (language == nil ? 0 : language == region ? 1 : 2, document)
    }

    // MARK: Finding files

    /// Returns the files whose names equal the document's name, apart from the extension. Files in
    /// the document's folder, or in the localization folders beside its own, come first. Returns
    /// only these files if `resources` is nil.
    private static func candidates(
        for document: String, among resources: [String]?, except leftOut: [Set<String>],
        in files: any ProjectFiles
    ) -> [String] {
        let home = home(of: document)
        let neighbours = neighbours(of: document, home: home, in: files)
        guard let resources else { return neighbours }
        let (name, stem) = (ProjectPath.name(of: document), ProjectPath.stem(of: document))
        let namesakes = Set(resources.filter { ProjectPath.hasStem(stem, $0) }).sorted()
        // If another folder contains an original document of the same name, the translations in
        // that folder belong to that document.
        let others = Set(namesakes.filter { ProjectPath.name(of: $0) == name }.map(Self.home))
        let paths = namesakes.filter {
            Self.home(of: $0) == home || !others.contains(Self.home(of: $0))
        }
        let listed =
            paths.filter { Self.home(of: $0) == home } + paths.filter { Self.home(of: $0) != home }
        // A translation beside the document is used even if the target does not list it, unless a
        // target explicitly leaves it out.
        let known = [Set(listed)] + leftOut
        return listed + neighbours.filter { path in !known.contains { $0.contains(path) } }
    }

    /// Returns whether files in the document's folder, or in the localization folders beside its
    /// own, translate the document.
    static func areBeside(_ document: String, in files: any ProjectFiles) -> Bool {
        neighbours(of: document, home: home(of: document), in: files).contains(where: isTranslation)
    }

    /// Returns the parent of the document's `.lproj` folder; the document's own folder if there is
    /// none.
    static func home(of path: String) -> String {
        let folder = ProjectPath.folder(of: path)
        return ProjectPath.fileExtension(of: folder) == "lproj"
            ? ProjectPath.folder(of: folder) : folder
    }

    private static func isTranslation(_ name: String) -> Bool {
        ["strings", "xcstrings"].contains(ProjectPath.fileExtension(of: name))
    }

    private static func neighbours(
        of document: String, home: String, in files: any ProjectFiles
    ) -> [String] {
        let stem = ProjectPath.stem(of: document)
        let folders = files.names(in: home).filter { $0.hasSuffix(".lproj/") }.map { $0.dropLast() }
        return ([""] + folders).flatMap { folder in
            let folder = ProjectPath.join(home, String(folder)) ?? home
            return names(in: folder, from: stem, files)
                .filter { name in
                    // A folder that has the name of a translation file is kept in the list, so that
                    // the attempt to read it reports that it is not a file.
                    let plain = name.hasSuffix("/") ? String(name.dropLast()) : name
                    return ProjectPath.hasStem(stem, plain)
                        && (plain == name || isTranslation(plain))
                }
                .compactMap { ProjectPath.join(folder, $0) }
        }
    }

    /// Returns the part of the folder's sorted names that contains all names of the form
    /// `stem.extension`. It may contain further names that begin with `stem`.
    ///
    /// A binary search finds this part: `.` precedes `/`, which precedes `0`, so these names are
    /// sorted between `stem` and `stem0`. Searching the whole folder for each document would be
    /// slow.
    private static func names(
        in folder: String, from stem: String, _ files: any ProjectFiles
    ) -> ArraySlice<String> {
        let names = files.names(in: folder)
        let end = stem + "0"
        return names[names.firstSortedIndex { $0 >= stem }..<names.firstSortedIndex { $0 >= end }]
    }
}
