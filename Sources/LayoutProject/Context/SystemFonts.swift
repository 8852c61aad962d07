/// The fonts that every iPhone and iPad has.
enum SystemFonts {
    /// Returns whether iOS has a font with this PostScript name.
    static func has(_ name: String) -> Bool {
        let family = name.prefix { $0 != "-" }
        return name.hasPrefix(".") || systemFamilies.contains { name.hasPrefix($0) }
            || families.contains(String(family)) || earlierFamilies.contains(String(family))
    }

    /// The prefixes of the system font's PostScript names, including older ones.
    private static let systemFamilies = [
        ".SF", "SFUI", "SFPro", "SFCompact", "SFMono", "SystemFont",
    ]

    /// The font families of iOS: the parts of their PostScript names before the hyphen
    /// (developer.apple.com/fonts/system-fonts).
    private static let families: Set<String> = [
        "AcademyEngravedLetPlain", "AlNile", "AmericanTypewriter", "AppleColorEmoji",
        "AppleSDGothicNeo", "AppleSymbols", "Arial", "ArialHebrew", "ArialMT",
        "ArialRoundedMTBold", "Avenir", "AvenirNext", "AvenirNextCondensed", "BanglaSangamMN",
        "Baskerville", "BodoniOrnamentsITCTT", "BodoniSvtyTwoITCTT", "BodoniSvtyTwoOSITCTT",
        "BodoniSvtyTwoSCITCTT", "BradleyHandITCTT", "ChalkboardSE", "Chalkduster", "Charter",
        "Cochin", "Copperplate", "Courier", "CourierNewPS", "CourierNewPSMT", "DINAlternate",
        "DINCondensed", "Damascus", "DamascusBold", "DamascusLight", "DamascusMedium",
        "DamascusSemiBold", "DevanagariSangamMN", "Didot", "DiwanMishafi", "EuphemiaUCAS",
        "Farah", "Futura", "Galvji", "GeezaPro", "Georgia", "GillSans", "GranthaSangamMN",
        "GujaratiSangamMN", "GurmukhiMN", "HelveticaNeue", "Helvetica", "HiraMaruProN",
        "HiraMinProN", "HiraginoSans", "HoeflerText", "Impact", "InaiMathi", "Kailasa", "Kefa",
        "KhmerSangamMN", "KohinoorBangla", "KohinoorDevanagari", "KohinoorGujarati",
        "KohinoorTelugu", "LaoSangamMN", "MalayalamSangamMN", "MarkerFelt", "Menlo", "Mishafi",
        "MuktaMahee", "MyanmarSangamMN", "Noteworthy", "NotoNastaliqUrdu", "NotoSansKannada",
        "NotoSansMyanmar", "NotoSansOriya", "Optima", "Palatino", "Papyrus", "PartyLetPlain",
        "PingFangHK", "PingFangSC", "PingFangTC", "Rockwell", "SavoyeLetPlain",
        "SinhalaSangamMN", "SnellRoundhand", "STIXTwoMath", "STIXTwoText", "Symbol",
        "TamilSangamMN",
        "TeluguSangamMN", "Thonburi", "TimesNewRomanPS", "TimesNewRomanPSMT", "Trebuchet",
        "TrebuchetMS", "Verdana", "ZapfDingbatsITC", "Zapfino",
    ]

    /// The families of earlier versions of iOS, which documents still name. Some of them are
    /// replaced by others of today.
    private static let earlierFamilies: Set<String> = [
        "HiraKakuProN", "IowanOldStyle", "KannadaSangamMN", "Marion", "OriyaSangamMN", "STHeitiSC",
        "STHeitiTC", "Superclarendon",
    ]
}
