/// Functions that find the code of a language (BCP 47), such as `de` or `pt-PT`, from the names
/// that folders and projects use.
package enum LanguageCode {
    /// Returns the code of a localization folder: `de` for `de.lproj`, `pt-PT` for `pt_PT.lproj`,
    /// `en` for `English.lproj`. Returns nil for `Base.lproj`, for the `mul.lproj` of string
    /// catalogues, and for every other folder.
    ///
    /// - Parameter folder: a name or a path
    package static func of(folder: String) -> String? {
        ProjectPath.fileExtension(of: folder) == "lproj"
            ? canonical(ProjectPath.stem(of: folder)) : nil
    }

    /// Returns the usual form of a language's code, such as `pt-BR` for `pt_br`; nil if `name`
    /// names no language.
    ///
    /// - Parameter name: a code with `-` or `_`, or one of the English names of older projects
    package static func canonical(_ name: String) -> String? {
        if let code = oldNames[name.lowercased()] { return code }
        let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard let first = parts.first, 2...3 ~= first.count, first.allSatisfy(isLetter),
            parts.allSatisfy({ 1...8 ~= $0.count && $0.allSatisfy(isLetterOrDigit) }),
            parts.count <= 5, first.lowercased() != "mul"
        else { return nil }
        let language = first.lowercased()
        return ([oldCodes[language] ?? language] + parts.dropFirst().map(canonical(part:)))
            .joined(separator: "-")
    }

    /// Returns the code of a project's development language, which is the language of `Base.lproj`.
    /// It is English if the project states none.
    static func ofDevelopment(_ name: String?) -> String { name.flatMap(canonical) ?? "en" }

    /// Returns one part of a code in its usual case: `Hans` for a script, `CN` for a region.
    private static func canonical(part: Substring) -> String {
        switch part.count {
        case 2: part.uppercased()
        case 4 where part.allSatisfy(isLetter): part.capitalized
        default: part.lowercased()
        }
    }

    /// Returns whether the language is written from right to left.
    package static func isRightToLeft(_ code: String) -> Bool {
        let parts = code.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
        if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(isLetter) })
        {
            return rightToLeftScripts.contains(script)
        }
        return parts.first.map(rightToLeft.contains) ?? false
    }

    private static func isLetter(_ character: Character) -> Bool {
        character.isASCII && character.isLetter
    }

    private static func isLetterOrDigit(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    private static let rightToLeft: Set<String> = [
        "ar", "he", "iw", "fa", "ur", "ps", "yi", "ckb", "sd", "ug", "dv",
    ]

    private static let rightToLeftScripts: Set<String> = ["arab", "hebr", "thaa", "syrc", "adlm"]

    /// The codes that ISO 639 has withdrawn, with those that replaced them.
    private static let oldCodes = ["iw": "he", "in": "id", "ji": "yi"]

    /// The English names with which older versions of Xcode named folders.
    private static let oldNames = [
        "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
        "spanish": "es", "dutch": "nl", "portuguese": "pt", "danish": "da", "swedish": "sv",
        "norwegian": "nb", "finnish": "fi", "korean": "ko", "russian": "ru", "polish": "pl",
        "hebrew": "he", "arabic": "ar", "greek": "el", "turkish": "tr", "czech": "cs",
        "hungarian": "hu", "croatian": "hr", "icelandic": "is", "chinese": "zh",
        "simplified chinese": "zh-Hans", "traditional chinese": "zh-Hant",
    ]
}

extension Substring {
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
