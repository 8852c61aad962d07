import LayoutChecks

/// A reader of the translations of a storyboard or xib.
package enum LanguageReader {
    /// The largest size in bytes of a file with translations. The largest of 2,891 real ones has
    /// 222 KB.
    static let largestFile = 8 << 20

    /// The largest number of languages that are read for one document. iOS has about 100.
    static let mostLanguages = 200

    /// The largest size of a text in bytes. Longer ones take too long to measure.
    static let longestText = 40_000

    /// Returns the texts of a document by language. The document's own language comes first, even
    /// if there is no file for it; the other languages follow, sorted by code.
    ///
    /// The texts are in `xx.lproj/NAME.strings` and in string catalogues (`NAME.xcstrings`). A
    /// document that is itself a copy for a language has only that language.
    ///
    /// - Parameters:
    ///   - resources: the paths of the target's resources; nil if there is no project, so that only
    ///     the document's folder and the localization folders beside its own are searched
    ///   - leftOut: the paths of files that each target leaves out of its folders
    ///   - developmentRegion: the language of documents in `Base.lproj`
    /// - Returns: the tables; the paths of the document's copies for other languages, by language;
    ///   and the problems in the files
    package static func tables(
        of document: String, among resources: [String]?, except leftOut: [Set<String>] = [],
        developmentRegion: String, in files: any ProjectFiles
    ) -> (tables: [LanguageTable], copies: [String: String], messages: [ProjectMessage]) {
        let found = LanguageFiles(
            of: document, among: resources, except: leftOut, developmentRegion: developmentRegion,
            in: files)
        var reading = Reading(found, files)
        for (language, path) in found.tables where found.uses(language) {
            reading.readStrings(path, language)
        }
        for path in found.catalogues { reading.readCatalogue(path) }
        return (reading.sortedTables, found.copies, reading.messages)
    }

    private struct Reading {
        private let found: LanguageFiles
        private let files: any ProjectFiles
        private var tables: [String: LanguageTable]
        private(set) var messages: [ProjectMessage] = []
        /// The languages for which the project lists a `.strings` file that does not exist.
        private var incomplete: Set<String> = []
        /// Whether a language was left out because there are too many.
        private var isFull = false

        init(_ found: LanguageFiles, _ files: any ProjectFiles) {
            (self.found, self.files) = (found, files)
            let own = found.ownLanguage
            tables = [own: LanguageTable(language: own)]
        }

        var sortedTables: [LanguageTable] {
            let own = found.ownLanguage
            return tables.values.sorted {
                ($0.language == own ? 0 : 1, $0.language) < (
                    $1.language == own ? 0 : 1, $1.language
                )
            }
        }

        mutating func readStrings(_ path: String, _ language: String) {
            var list = MessageList(path)
            let entries = StringsFile.read(path, in: files, &list)
            messages += list.messages
            guard var table = table(for: language, path) else { return }
            table.files.append(path)
            if let entries {
                for (key, text) in entries { add(key, text, to: &table) }
            } else {
                table.isUsable = false
                if !files.isThere(path) { incomplete.insert(language) }
            }
            tables[language] = table
        }

        /// Returns the table of a language, a new one if there is none; nil if there are too many.
        private mutating func table(for language: String, _ path: String) -> LanguageTable? {
            if let table = tables[language] { return table }
            if tables.count < LanguageReader.mostLanguages {
                return LanguageTable(language: language)
            }
            if !isFull {
                messages.append(
                    ProjectMessage(
                        path, nil, .warning,
                        "the document has more than \(LanguageReader.mostLanguages) languages; "
                            + "\(language) and others were not read"))
            }
            isFull = true
            return nil
        }

        private mutating func add(
            _ key: TextKey, _ text: Translation, to table: inout LanguageTable
        ) {
            if text.text.utf8.count <= LanguageReader.longestText {
                table.add(key, text)
            } else {
                messages.append(
                    ProjectMessage(
                        text.path, text.line, .note,
                        "the text of \(key) is longer than \(LanguageReader.longestText) bytes and "
                            + "was not checked"))
            }
        }

        mutating func readCatalogue(_ path: String) {
            var list = MessageList(path)
            defer { messages += list.messages }
            guard let catalogue = StringCatalogue.read(path, in: files, &list) else { return }
            for (language, entries) in catalogue.languages where found.uses(language) {
                guard var table = table(for: language, path) else { continue }
                table.files.append(path)
                for (key, text) in entries { add(key, text, to: &table) }
                if incomplete.contains(language) { table.isUsable = true }
                tables[language] = table
            }
            for language in tables.keys {
                tables[language]?.untranslated.formUnion(catalogue.untranslated)
            }
        }
    }
}
