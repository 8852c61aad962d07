/// The language in which a project was developed, which is that of `Base.lproj`.
enum DevelopmentRegion {
    /// Returns the code of a language that a project names by its code, or by its English name as
    /// older versions of Xcode did.
    static func code(of name: String?) -> String {
        guard let name, !name.isEmpty, !name.contains("$") else { return "en" }
        return oldNames[name.lowercased()]
            ?? String(name.prefix(40)).replacing("_", with: "-")
    }

    private static let oldNames = [
        "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
        "spanish": "es", "dutch": "nl", "portuguese": "pt", "danish": "da", "swedish": "sv",
        "norwegian": "nb", "finnish": "fi", "korean": "ko", "russian": "ru", "polish": "pl",
    ]
}
