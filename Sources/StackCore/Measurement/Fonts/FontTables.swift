// Written by Scripts/generate-font-tables.py. Do not edit by hand.

/// Metrics of fonts that are not the system font, from public sources.
enum FontTables {
    /// The characters beyond ASCII that have glyphs of their own.
    static let others: [UInt16] = [
        0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0x2013, 0x2014, 0x2026, 0x2022, 0x20AC, 0x2122,
        0x2039, 0x203A, 0x00A0, 0x00A1, 0x00A2, 0x00A3, 0x00A5, 0x00A7, 0x00A9, 0x00AB, 0x00AE,
        0x00B0, 0x00B1, 0x00B2, 0x00B3, 0x00B5, 0x00B6, 0x00B7, 0x00B9, 0x00BA, 0x00BB, 0x00BC,
        0x00BD, 0x00BE, 0x00BF, 0x00C6, 0x00D0, 0x00D7, 0x00D8, 0x00DE, 0x00DF, 0x00E6, 0x00F0,
        0x00F7, 0x00F8, 0x00FE, 0x0131,
    ]

    /// The PostScript names of the fonts, ascending.
    static let names: [String] = [
        "AmericanTypewriter", "AmericanTypewriter-Bold", "AmericanTypewriter-Light",
        "AmericanTypewriter-Semibold", "AndaleMono", "Arial-BoldItalicMT", "Arial-BoldMT",
        "Arial-ItalicMT", "ArialMT", "ArialNarrow", "ArialNarrow-Bold", "ArialRoundedMTBold",
        "Avenir-Black", "Avenir-Book", "Avenir-Heavy", "Avenir-Light", "Avenir-Medium",
        "Avenir-MediumOblique", "Avenir-Oblique", "Avenir-Roman", "AvenirNext-Bold",
        "AvenirNext-DemiBold", "AvenirNext-Heavy", "AvenirNext-Italic", "AvenirNext-Medium",
        "AvenirNext-Regular", "AvenirNext-UltraLight", "Barlow-Bold", "Barlow-Light",
        "Barlow-Medium", "Barlow-Regular", "Barlow-SemiBold", "BarlowCondensed-Bold",
        "BarlowCondensed-Light", "BarlowCondensed-Medium", "BarlowCondensed-Regular",
        "BarlowCondensed-SemiBold", "BarlowSemiCondensed-Bold", "BarlowSemiCondensed-Italic",
        "BarlowSemiCondensed-Light", "BarlowSemiCondensed-Medium",
        "BarlowSemiCondensed-Regular", "BarlowSemiCondensed-SemiBold", "BradleyHandITCTT-Bold",
        "Cabin-Bold", "Cabin-Regular", "Cairo-Black", "Cairo-Bold", "Cairo-Light",
        "Cairo-Regular", "Cairo-SemiBold", "Comfortaa-Bold", "Comfortaa-Regular", "Courier",
        "Courier-Bold", "Courier-BoldOblique", "Courier-Oblique", "CourierNewPS-BoldItalicMT",
        "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT", "CourierNewPSMT", "Didot", "DroidSans",
        "Exo2-Bold", "Exo2-Light", "Exo2-Medium", "Exo2-Regular", "Exo2-SemiBold",
        "Figtree-Bold", "Figtree-Medium", "Figtree-Regular", "FiraMono-Bold", "FiraMono-Medium",
        "FiraMono-Regular", "FiraSans-Bold", "FiraSans-Light", "FiraSans-Medium",
        "FiraSans-Regular", "FiraSans-SemiBold", "FontAwesome", "FontAwesome5Brands-Regular",
        "FontAwesome5Free-Regular", "FontAwesome5Free-Solid", "Futura-Bold",
        "Futura-CondensedExtraBold", "Futura-CondensedMedium", "Futura-Medium",
        "Futura-MediumItalic", "GTEestiDisplay-Bold", "GTEestiDisplay-Light",
        "GTEestiDisplay-Medium", "GTEestiDisplay-Regular", "GTEestiDisplay-Thin", "Georgia",
        "Georgia-Italic", "GillSans", "GillSans-Light", "Gotham-Bold", "Gotham-Book",
        "Gotham-ExtraLight", "Gotham-Light", "Gotham-Medium", "Helvetica", "Helvetica-Bold",
        "Helvetica-BoldOblique", "Helvetica-Oblique", "HelveticaNeue", "HelveticaNeue-Bold",
        "HelveticaNeue-BoldItalic", "HelveticaNeue-CondensedBlack",
        "HelveticaNeue-CondensedBold", "HelveticaNeue-Italic", "HelveticaNeue-Light",
        "HelveticaNeue-LightItalic", "HelveticaNeue-Medium", "HelveticaNeue-MediumItalic",
        "HelveticaNeue-Thin", "HelveticaNeue-UltraLight", "HiraginoSans-W3", "IBMPlexSans",
        "IBMPlexSans-Bold", "IBMPlexSans-Italic", "IBMPlexSans-Light", "IBMPlexSans-Medium",
        "IBMPlexSans-Regular", "IBMPlexSans-SemiBold", "IBMPlexSans-Text", "Inter-Black",
        "Inter-Bold", "Inter-ExtraBold", "Inter-Light", "Inter-Medium", "Inter-Regular",
        "Inter-SemiBold", "JosefinSans-Bold", "JosefinSans-Light", "JosefinSans-Regular",
        "JosefinSans-SemiBold", "Karla-Bold", "Karla-Light", "Karla-Medium", "Karla-Regular",
        "Karla-SemiBold", "KumbhSans-Bold", "KumbhSans-Regular", "Lato-Black", "Lato-Bold",
        "Lato-Heavy", "Lato-Light", "Lato-Medium", "Lato-Regular", "Lato-Semibold",
        "Lexend-Bold", "Lexend-Light", "Lexend-Medium", "Lexend-Regular", "Lexend-SemiBold",
        "LibreFranklin-Bold", "LibreFranklin-Regular", "Lobster1.3", "Manrope-Bold",
        "Manrope-Light", "Manrope-Medium", "Manrope-Regular", "Manrope-SemiBold", "Menlo-Bold",
        "Menlo-BoldItalic", "Menlo-Italic", "Menlo-Regular", "Merriweather-Bold",
        "Merriweather-Light", "Merriweather-Regular", "Monaco", "Montserrat-Black",
        "Montserrat-Bold", "Montserrat-ExtraBold", "Montserrat-Italic", "Montserrat-Light",
        "Montserrat-Medium", "Montserrat-Regular", "Montserrat-SemiBold",
        "MontserratAlternates-Black", "MontserratAlternates-Bold",
        "MontserratAlternates-ExtraBold", "MontserratAlternates-Light",
        "MontserratAlternates-Medium", "MontserratAlternates-Regular",
        "MontserratAlternates-SemiBold", "Muli", "Muli-Bold", "Muli-Light", "Mulish-Bold",
        "Mulish-Light", "Mulish-Medium", "Mulish-Regular", "Mulish-SemiBold", "NotoSans-Bold",
        "NotoSans-Light", "NotoSans-Medium", "NotoSans-Regular", "NotoSans-SemiBold",
        "Nunito-Bold", "Nunito-Light", "Nunito-Regular", "Nunito-SemiBold", "NunitoSans-Bold",
        "NunitoSans-Light", "NunitoSans-Medium", "NunitoSans-Regular", "NunitoSans-SemiBold",
        "OpenSans", "OpenSans-Bold", "OpenSans-ExtraBold", "OpenSans-Extrabold",
        "OpenSans-Italic", "OpenSans-Light", "OpenSans-Medium", "OpenSans-Regular",
        "OpenSans-SemiBold", "OpenSans-Semibold", "OpenSansLight-Italic", "Oswald-Bold",
        "Oswald-Light", "Oswald-Medium", "Oswald-Regular", "Oswald-SemiBold", "Outfit-Bold",
        "Outfit-Light", "Outfit-Medium", "Outfit-Regular", "Outfit-SemiBold", "PTMono-Regular",
        "PTSans-Bold", "PTSans-Regular", "Palanquin-Regular", "Palatino-Bold",
        "Palatino-BoldItalic", "Palatino-Italic", "Palatino-Roman", "Papyrus",
        "PingFangSC-Regular", "PingFangTC-Regular", "PlayfairDisplay-Bold",
        "PlayfairDisplay-Regular", "PlusJakartaSans-Bold", "PlusJakartaSans-Light",
        "PlusJakartaSans-Medium", "PlusJakartaSans-Regular", "PlusJakartaSans-SemiBold",
        "Poppins", "Poppins-Black", "Poppins-Bold", "Poppins-ExtraBold", "Poppins-Italic",
        "Poppins-Light", "Poppins-Medium", "Poppins-Regular", "Poppins-SemiBold",
        "Pretendard-Black", "Pretendard-Bold", "Pretendard-ExtraBold", "Pretendard-Light",
        "Pretendard-Medium", "Pretendard-Regular", "Pretendard-SemiBold", "ProximaNova-Bold",
        "ProximaNova-Extrabld", "ProximaNova-Light", "ProximaNova-Regular",
        "ProximaNova-Semibold", "PublicSans-Bold", "PublicSans-Light", "PublicSans-Medium",
        "PublicSans-Regular", "PublicSans-SemiBold", "Quicksand-Bold", "Quicksand-Light",
        "Quicksand-Regular", "Raleway", "Raleway-Bold", "Raleway-ExtraBold", "Raleway-Heavy",
        "Raleway-Light", "Raleway-Medium", "Raleway-Regular", "Raleway-SemiBold",
        "RedHatDisplay-Bold", "RedHatDisplay-Light", "RedHatDisplay-Medium",
        "RedHatDisplay-Regular", "RedHatDisplay-SemiBold", "Roboto-Black", "Roboto-Bold",
        "Roboto-Italic", "Roboto-Light", "Roboto-Medium", "Roboto-Regular", "Roboto-Thin",
        "RobotoCondensed-Bold", "RobotoCondensed-Italic", "RobotoCondensed-Light",
        "RobotoCondensed-Regular", "RobotoMono-Bold", "RobotoMono-Regular", "RobotoSlab-Bold",
        "RobotoSlab-Light", "RobotoSlab-Medium", "RobotoSlab-Regular", "RobotoSlab-SemiBold",
        "Rubik-Bold", "Rubik-Light", "Rubik-Medium", "Rubik-Regular", "Rubik-SemiBold",
        "STHeitiSC-Light", "STHeitiSC-Medium", "Sora-Bold", "Sora-ExtraBold", "Sora-Light",
        "Sora-Regular", "Sora-SemiBold", "SourceSans3-Bold", "SourceSans3-Light",
        "SourceSans3-Medium", "SourceSans3-Regular", "SourceSans3-SemiBold",
        "SourceSansPro-Bold", "SourceSansPro-Light", "SourceSansPro-Regular",
        "SourceSansPro-Semibold", "SourceSerifPro-Bold", "SourceSerifPro-Light",
        "SourceSerifPro-Regular", "SourceSerifPro-Semibold", "SpaceGrotesk-Medium",
        "Syne-Regular", "Times-Bold", "Times-BoldItalic", "Times-Italic", "Times-Roman",
        "TimesNewRomanPS-BoldItalicMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT",
        "TimesNewRomanPSMT", "TitilliumWeb-Black", "TitilliumWeb-Bold", "TitilliumWeb-Italic",
        "TitilliumWeb-Light", "TitilliumWeb-Regular", "TitilliumWeb-SemiBold", "TrebuchetMS",
        "TrebuchetMS-Bold", "Ubuntu", "Urbanist-Bold", "Urbanist-Light", "Urbanist-Medium",
        "Urbanist-Regular", "Urbanist-SemiBold", "VarelaRound-Regular", "Verdana",
        "Verdana-Bold", "Verdana-Italic", "WorkSans-Bold", "WorkSans-Medium",
        "WorkSans-Regular", "WorkSans-SemiBold",
    ]

    /// The line height of each font, in em.
    static let lineHeights: [Double] = [
        1.163, 1.163, 1.163, 1.163, 1.125, 1.1172, 1.1172, 1.1172, 1.1172, 1.1475, 1.1475, 1.21,
        1.366, 1.366, 1.366, 1.366, 1.366, 1.366, 1.366, 1.366, 1.366, 1.366, 1.366, 1.366,
        1.366, 1.366, 1.366, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2,
        1.2, 1.2, 1.2, 1.2417, 1.215, 1.215, 1.874, 1.874, 1.874, 1.874, 1.874, 1.115, 1.115, 1,
        1, 1, 1, 1.1328, 1.1328, 1.1328, 1.1328, 1.268, 1.1641, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2,
        1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1, 1, 1, 1, 1.298, 1.26, 1.207, 1.298,
        1.298, 1.157, 1.157, 1.157, 1.157, 1.157, 1.1362, 1.1362, 1.148, 1.148, 1, 1, 1, 1, 1,
        1.15, 1.15, 1.15, 1.15, 1.165, 1.192, 1.192, 1.18, 1.18, 1.165, 1.18, 1.18, 1.18, 1.18,
        1.184, 1.184, 1, 1.3, 1.3, 1.3, 1.3, 1.3, 1.3, 1.3, 1.3, 1.2102, 1.2102, 1.2102, 1.2102,
        1.2102, 1.2102, 1.2102, 1, 1, 1, 1, 1.169, 1.169, 1.169, 1.169, 1.169, 1.0059, 1.0059,
        1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.25, 1.25, 1.25, 1.25, 1.25, 1.012, 1.012, 1, 1.366,
        1.366, 1.366, 1.366, 1.366, 1.164, 1.164, 1.164, 1.164, 1.257, 1.257, 1.257, 1.25,
        1.219, 1.219, 1.219, 1.219, 1.219, 1.219, 1.219, 1.219, 1.219, 1.219, 1.219, 1.219,
        1.219, 1.219, 1.219, 1.4741, 1.4741, 1.2305, 1.255, 1.255, 1.255, 1.255, 1.255, 1.362,
        1.362, 1.362, 1.362, 1.362, 1.364, 1.364, 1.364, 1.364, 1.364, 1.364, 1.364, 1.364,
        1.364, 1.3618, 1.3618, 1.3618, 1.3618, 1.3618, 1.3618, 1.3618, 1.3618, 1.3618, 1.3618,
        1.3618, 1.482, 1.482, 1.482, 1.482, 1.482, 1.26, 1.26, 1.26, 1.26, 1.26, 1.12, 1.294,
        1.294, 1.811, 1.1, 1.1, 1.1, 1.1, 1.573, 1.4, 1.4, 1.333, 1.333, 1.26, 1.26, 1.26, 1.26,
        1.26, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.1934, 1.1934, 1.1934, 1.1934,
        1.1934, 1.1934, 1.1934, 1, 1, 1, 1, 1, 1.175, 1.175, 1.175, 1.175, 1.175, 1.25, 1.25,
        1.25, 1.174, 1.174, 1.174, 1.174, 1.174, 1.174, 1.174, 1.174, 1.323, 1.323, 1.323,
        1.323, 1.323, 1.3188, 1.3188, 1.3188, 1.3188, 1.3188, 1.3188, 1.3188, 1.3188, 1.3188,
        1.3188, 1.3188, 1.3188, 1.3188, 1.3188, 1.3188, 1.3188, 1.3188, 1.3188, 1.185, 1.185,
        1.185, 1.185, 1.185, 1.4, 1.4, 1.26, 1.26, 1.26, 1.26, 1.26, 1.424, 1.424, 1.424, 1.424,
        1.424, 1.257, 1.257, 1.257, 1.257, 1.371, 1.371, 1.371, 1.371, 1.276, 1.2, 1.15, 1.15,
        1.15, 1.15, 1.1074, 1.1074, 1.1074, 1.1074, 1.521, 1.521, 1.521, 1.521, 1.521, 1.521,
        1.1613, 1.1613, 1.121, 1.2, 1.2, 1.2, 1.2, 1.2, 1.204, 1.2153, 1.2153, 1.2153, 1.448,
        1.448, 1.173, 1.448,
    ]

    /// The distance from the baseline to the top of a line for each font, in em.
    static let ascenders: [Double] = [
        0.91, 0.91, 0.91, 0.91, 0.9, 0.9053, 0.9053, 0.9053, 0.9053, 0.9355, 0.9355, 0.98, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        0.92, 0.965, 0.965, 1.303, 1.303, 1.303, 1.303, 1.303, 0.881, 0.881, 0.754, 0.754,
        0.754, 0.754, 0.8325, 0.8325, 0.8325, 0.8325, 0.942, 0.9282, 0.999, 0.999, 0.999, 0.999,
        0.999, 0.95, 0.95, 0.95, 0.935, 0.935, 0.935, 0.935, 0.935, 0.935, 0.935, 0.935, 0.857,
        0.875, 0.875, 0.875, 1.038, 0.95, 0.95, 1.038, 1.038, 0.9, 0.9, 0.9, 0.9, 0.9, 0.917,
        0.917, 0.918, 0.918, 0.8, 0.8, 0.8, 0.8, 0.8, 0.92, 0.92, 0.92, 0.92, 0.952, 0.975,
        0.975, 0.96, 0.96, 0.952, 0.967, 0.967, 0.965, 0.965, 0.967, 0.967, 0.88, 1.025, 1.025,
        1.025, 1.025, 1.025, 1.025, 1.025, 1.025, 0.9688, 0.9688, 0.9688, 0.9688, 0.9688,
        0.9688, 0.9688, 0.75, 0.75, 0.75, 0.75, 0.917, 0.917, 0.917, 0.917, 0.917, 0.752, 0.752,
        0.987, 0.987, 0.987, 0.987, 0.987, 0.987, 0.987, 1, 1, 1, 1, 1, 0.847, 0.847, 0.75,
        1.066, 1.066, 1.066, 1.066, 1.066, 0.928, 0.928, 0.928, 0.928, 0.984, 0.984, 0.984, 1,
        0.968, 0.968, 0.968, 0.968, 0.968, 0.968, 0.968, 0.968, 0.968, 0.968, 0.968, 0.968,
        0.968, 0.968, 0.968, 1.1777, 1.1777, 0.9663, 1.005, 1.005, 1.005, 1.005, 1.005, 1.069,
        1.069, 1.069, 1.069, 1.069, 1.011, 1.011, 1.011, 1.011, 1.011, 1.011, 1.011, 1.011,
        1.011, 1.0688, 1.0688, 1.0688, 1.0688, 1.0688, 1.0688, 1.0688, 1.0688, 1.0688, 1.0688,
        1.0688, 1.193, 1.193, 1.193, 1.193, 1.193, 1, 1, 1, 1, 1, 0.885, 1.018, 1.018, 1.32,
        0.83, 0.83, 0.83, 0.83, 0.94, 1.06, 1.06, 1.082, 1.082, 1.038, 1.038, 1.038, 1.038,
        1.038, 1.05, 1.05, 1.05, 1.05, 1.05, 1.05, 1.05, 1.05, 1.05, 0.9521, 0.9521, 0.9521,
        0.9521, 0.9521, 0.9521, 0.9521, 0.79, 0.79, 0.79, 0.79, 0.79, 0.95, 0.95, 0.95, 0.95,
        0.95, 1, 1, 1, 0.94, 0.94, 0.94, 0.94, 0.94, 0.94, 0.94, 0.94, 1.018, 1.018, 1.018,
        1.018, 1.018, 1.0479, 1.0479, 1.0479, 1.0479, 1.0479, 1.0479, 1.0479, 1.0479, 1.0479,
        1.0479, 1.0479, 1.0479, 1.0479, 1.0479, 1.0479, 1.0479, 1.0479, 1.0479, 0.935, 0.935,
        0.935, 0.935, 0.935, 1.06, 1.06, 0.97, 0.97, 0.97, 0.97, 0.97, 1.024, 1.024, 1.024,
        1.024, 1.024, 0.984, 0.984, 0.984, 0.984, 1.036, 1.036, 1.036, 1.036, 0.984, 0.925, 0.9,
        0.9, 0.9, 0.9, 0.8911, 0.8911, 0.8911, 0.8911, 1.133, 1.133, 1.133, 1.133, 1.133, 1.133,
        0.939, 0.939, 0.932, 0.95, 0.95, 0.95, 0.95, 0.95, 0.918, 1.0054, 1.0054, 1.0054, 1.105,
        1.105, 0.93, 1.105,
    ]

    /// For each font, 1 if every device has it; otherwise 0.
    static let shipped: [UInt8] = [
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
        1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0,
        0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0,
    ]

    /// The common width of all characters of each font, in em; 0 if they differ.
    static let fixedAdvances: [Double] = [
        0, 0, 0, 0, 0.6001, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6001,
        0.6001, 0.6001, 0.6001, 0.6001, 0.6001, 0.6001, 0.6001, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0.6, 0.6, 0.6, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6021, 0.6021, 0.6021, 0.6021, 0, 0, 0, 0.6001, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6001, 0.6001, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]

    /// For each font, the argument of `glyphs(_:)` that gives its glyphs; -1 for none.
    static let glyphTables: [Int16] = [
        0, 0, 0, 0, -1, 1, 2, 3, 4, 5, 6, 7, 9, 9, 8, 9, 9, 9, 9, 9, 11, 11, 11, 11, 10, 11, 11,
        12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 63, 28, 29, 30, 31, 32,
        33, 34, 35, 36, -1, -1, -1, -1, -1, -1, -1, -1, 63, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        -1, -1, -1, 46, 47, 48, 49, 50, -1, -1, -1, -1, 51, 52, 52, 53, 53, 54, 54, 54, 54, 54,
        55, 55, 63, 63, 58, 56, 57, 57, 58, 59, 60, 61, 62, 63, 64, 64, 65, 66, 63, 67, 67, 68,
        68, 67, 67, 63, 69, 70, 71, 72, 73, 69, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85,
        86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105,
        106, 107, 108, 109, 110, 111, 112, 113, -1, -1, -1, -1, 114, 115, 116, -1, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135,
        136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152,
        153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169,
        170, 171, 172, 173, 174, -1, 175, 176, 177, 178, 179, 180, 181, 63, 63, 63, 182, 183,
        184, 185, 186, 187, 188, 195, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199,
        200, 201, 202, 203, 204, 205, 206, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215,
        216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232,
        233, 234, 235, 236, 237, 238, 239, -1, -1, 240, 241, 242, 243, 244, 245, 246, 247, 248,
        249, 63, 63, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264,
        265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281,
        282, 283, 284, 285, 63, 286, 287, 288, 289, 290, 291, 292, 293, 292, 294, 295, 296, 297,
    ]

    /// The index in `names` of the substitute for missing fonts.
    static let fallback = 106

    /// Returns the glyphs of a font. They are parsed on first use.
    static func glyphs(_ table: Int) -> FontGlyphs {
        switch table {
        case 0: glyphs0
        case 1: glyphs1
        case 2: glyphs2
        case 3: glyphs3
        case 4: glyphs4
        case 5: glyphs5
        case 6: glyphs6
        case 7: glyphs7
        case 8: glyphs8
        case 9: glyphs9
        case 10: glyphs10
        case 11: glyphs11
        case 12: glyphs12
        case 13: glyphs13
        case 14: glyphs14
        case 15: glyphs15
        case 16: glyphs16
        case 17: glyphs17
        case 18: glyphs18
        case 19: glyphs19
        case 20: glyphs20
        case 21: glyphs21
        case 22: glyphs22
        case 23: glyphs23
        case 24: glyphs24
        case 25: glyphs25
        case 26: glyphs26
        case 27: glyphs27
        case 28: glyphs28
        case 29: glyphs29
        case 30: glyphs30
        case 31: glyphs31
        case 32: glyphs32
        case 33: glyphs33
        case 34: glyphs34
        case 35: glyphs35
        case 36: glyphs36
        case 37: glyphs37
        case 38: glyphs38
        case 39: glyphs39
        case 40: glyphs40
        case 41: glyphs41
        case 42: glyphs42
        case 43: glyphs43
        case 44: glyphs44
        case 45: glyphs45
        case 46: glyphs46
        case 47: glyphs47
        case 48: glyphs48
        case 49: glyphs49
        case 50: glyphs50
        case 51: glyphs51
        case 52: glyphs52
        case 53: glyphs53
        case 54: glyphs54
        case 55: glyphs55
        case 56: glyphs56
        case 57: glyphs57
        case 58: glyphs58
        case 59: glyphs59
        case 60: glyphs60
        case 61: glyphs61
        case 62: glyphs62
        case 63: glyphs63
        case 64: glyphs64
        case 65: glyphs65
        case 66: glyphs66
        case 67: glyphs67
        case 68: glyphs68
        case 69: glyphs69
        case 70: glyphs70
        case 71: glyphs71
        case 72: glyphs72
        case 73: glyphs73
        case 74: glyphs74
        case 75: glyphs75
        case 76: glyphs76
        case 77: glyphs77
        case 78: glyphs78
        case 79: glyphs79
        case 80: glyphs80
        case 81: glyphs81
        case 82: glyphs82
        case 83: glyphs83
        case 84: glyphs84
        case 85: glyphs85
        case 86: glyphs86
        case 87: glyphs87
        case 88: glyphs88
        case 89: glyphs89
        case 90: glyphs90
        case 91: glyphs91
        case 92: glyphs92
        case 93: glyphs93
        case 94: glyphs94
        case 95: glyphs95
        case 96: glyphs96
        case 97: glyphs97
        case 98: glyphs98
        case 99: glyphs99
        case 100: glyphs100
        case 101: glyphs101
        case 102: glyphs102
        case 103: glyphs103
        case 104: glyphs104
        case 105: glyphs105
        case 106: glyphs106
        case 107: glyphs107
        case 108: glyphs108
        case 109: glyphs109
        case 110: glyphs110
        case 111: glyphs111
        case 112: glyphs112
        case 113: glyphs113
        case 114: glyphs114
        case 115: glyphs115
        case 116: glyphs116
        case 117: glyphs117
        case 118: glyphs118
        case 119: glyphs119
        case 120: glyphs120
        case 121: glyphs121
        case 122: glyphs122
        case 123: glyphs123
        case 124: glyphs124
        case 125: glyphs125
        case 126: glyphs126
        case 127: glyphs127
        case 128: glyphs128
        case 129: glyphs129
        case 130: glyphs130
        case 131: glyphs131
        case 132: glyphs132
        case 133: glyphs133
        case 134: glyphs134
        case 135: glyphs135
        case 136: glyphs136
        case 137: glyphs137
        case 138: glyphs138
        case 139: glyphs139
        case 140: glyphs140
        case 141: glyphs141
        case 142: glyphs142
        case 143: glyphs143
        case 144: glyphs144
        case 145: glyphs145
        case 146: glyphs146
        case 147: glyphs147
        case 148: glyphs148
        case 149: glyphs149
        case 150: glyphs150
        case 151: glyphs151
        case 152: glyphs152
        case 153: glyphs153
        case 154: glyphs154
        case 155: glyphs155
        case 156: glyphs156
        case 157: glyphs157
        case 158: glyphs158
        case 159: glyphs159
        case 160: glyphs160
        case 161: glyphs161
        case 162: glyphs162
        case 163: glyphs163
        case 164: glyphs164
        case 165: glyphs165
        case 166: glyphs166
        case 167: glyphs167
        case 168: glyphs168
        case 169: glyphs169
        case 170: glyphs170
        case 171: glyphs171
        case 172: glyphs172
        case 173: glyphs173
        case 174: glyphs174
        case 175: glyphs175
        case 176: glyphs176
        case 177: glyphs177
        case 178: glyphs178
        case 179: glyphs179
        case 180: glyphs180
        case 181: glyphs181
        case 182: glyphs182
        case 183: glyphs183
        case 184: glyphs184
        case 185: glyphs185
        case 186: glyphs186
        case 187: glyphs187
        case 188: glyphs188
        case 189: glyphs189
        case 190: glyphs190
        case 191: glyphs191
        case 192: glyphs192
        case 193: glyphs193
        case 194: glyphs194
        case 195: glyphs195
        case 196: glyphs196
        case 197: glyphs197
        case 198: glyphs198
        case 199: glyphs199
        case 200: glyphs200
        case 201: glyphs201
        case 202: glyphs202
        case 203: glyphs203
        case 204: glyphs204
        case 205: glyphs205
        case 206: glyphs206
        case 207: glyphs207
        case 208: glyphs208
        case 209: glyphs209
        case 210: glyphs210
        case 211: glyphs211
        case 212: glyphs212
        case 213: glyphs213
        case 214: glyphs214
        case 215: glyphs215
        case 216: glyphs216
        case 217: glyphs217
        case 218: glyphs218
        case 219: glyphs219
        case 220: glyphs220
        case 221: glyphs221
        case 222: glyphs222
        case 223: glyphs223
        case 224: glyphs224
        case 225: glyphs225
        case 226: glyphs226
        case 227: glyphs227
        case 228: glyphs228
        case 229: glyphs229
        case 230: glyphs230
        case 231: glyphs231
        case 232: glyphs232
        case 233: glyphs233
        case 234: glyphs234
        case 235: glyphs235
        case 236: glyphs236
        case 237: glyphs237
        case 238: glyphs238
        case 239: glyphs239
        case 240: glyphs240
        case 241: glyphs241
        case 242: glyphs242
        case 243: glyphs243
        case 244: glyphs244
        case 245: glyphs245
        case 246: glyphs246
        case 247: glyphs247
        case 248: glyphs248
        case 249: glyphs249
        case 250: glyphs250
        case 251: glyphs251
        case 252: glyphs252
        case 253: glyphs253
        case 254: glyphs254
        case 255: glyphs255
        case 256: glyphs256
        case 257: glyphs257
        case 258: glyphs258
        case 259: glyphs259
        case 260: glyphs260
        case 261: glyphs261
        case 262: glyphs262
        case 263: glyphs263
        case 264: glyphs264
        case 265: glyphs265
        case 266: glyphs266
        case 267: glyphs267
        case 268: glyphs268
        case 269: glyphs269
        case 270: glyphs270
        case 271: glyphs271
        case 272: glyphs272
        case 273: glyphs273
        case 274: glyphs274
        case 275: glyphs275
        case 276: glyphs276
        case 277: glyphs277
        case 278: glyphs278
        case 279: glyphs279
        case 280: glyphs280
        case 281: glyphs281
        case 282: glyphs282
        case 283: glyphs283
        case 284: glyphs284
        case 285: glyphs285
        case 286: glyphs286
        case 287: glyphs287
        case 288: glyphs288
        case 289: glyphs289
        case 290: glyphs290
        case 291: glyphs291
        case 292: glyphs292
        case 293: glyphs293
        case 294: glyphs294
        case 295: glyphs295
        case 296: glyphs296
        default: glyphs297
        }
    }

    /// AmericanTypewriter
    private static let glyphs0 = FontGlyphs(
        #"""
        2438 2860 4238 7098 6046 9325 7251 2461 3360 3360 4514 6128 2781 4014 2727 3735 6117
        6218 6227 6227 6227 6227 6128 6123 6128 6128 2940 2941 6128 6128 6128 4974 9427 7006
        6843 6736 7185 6547 6393 7364 8038 3534 4667 7221 6067 8906 7709 7313 6383 7313 6863
        6103 6767 7507 6782 9886 6833 6475 6506 2901 3728 2901 6128 5760 6128 5556 6108 5270
        6210 5311 3493 5556 6373 3269 3095 5965 3064 9698 6526 5609 6261 6108 4508 4853 3569
        6322 5454 7936 5730 5542 5188 3340 3044 3340 6128 2737 2737 4719 4719 4719 5995 7997
        8222 4249 6322 7190 3105 3105 2369 2860 5270 5995 6445 6087 7946 5209 4851 4759 6128
        3534 3534 6322 6547 3309 3677 4147 5209 9192 9223 8640 4974 9743 7211 6128 7313 6383
        6598 8405 5781 6128 5760 6108
        -1300:P,P. -1000:A’F,F.r,r.’A -900:','.'A,'.'A' -800:,T.TL’T,T.’c’e’o -750:Yg’g -740:LY
        -720:LV -700:,V,’.V.’L'LTV,V.YaYcYeYoYsoY’,’.’J’a’d’q -650:K-VaYdYqeYy,y.’s
        -600:,Y,v,w.Y.v.wVgWaY,Y.aVaYv,v.w,w.
        -550:,y.yATAYFJTAVcVdVeVmVnVoVqVrVsYAa'bVbYhTmTnToVpVpY -540:FA
        -500:,U,W-T-Y-Z.U.WAVJ,J.T-TgU,U.VAW,W.WsY-YmYnYraThVhYmVmYnVnY -460:LW
        -450:,t,u.t.uD,D.PATcTdTeToTqVJWcWeWgWoaWeVeWoToWuT
        -400:-J-XC,C.FaFcFeFgFoL-LvN,N.PJTJTaWdWqX-YJYfYpYuYzh'm'n'sYuVuYvJzY’-’z -380:LU
        -370:yJ -360:RY -350:,C,G,O,Q-x.C.G.O.QAWB,B.FdFqFxG,G.O,O.Q,Q.R’VpWAWzbTjVk-pTqVx-
        -320:JJcVcY
        -300:'J,b,c,e,o.b.c.e.o:YBVBYDYFsFzG’LwLyOYQYR'TsTzVzWJWmWnWrY:YCYGYOYQYxZ-a’
        -300:b'b,b.cWeTh’jWjYm’n’o,o.o’p'p,p.qWqYsVsWxYzTzV’f’m’n’r
        -250:-A-V-WA-ACAGAOAQAUAvBWDAFiFjFmFnFpFrFuJAKCKGKOKQKcKdKeKoKqKuOAPgQAR-RVTp
        -250:UAV-W-YvbWcTd’f-hWl’mWnWpWvAvYyAzW’C’G’O’Q -240:RTUJ -230:GTrAsX
        -220:DVOVQVRWVCVGVOVQYSkY
        -200:'c'd'e'o'q,d,p,q-S.d.p.q:VAuAwB'BABTBXBZBzB’C-CgE-EYF-G'KtKvKwKyNzPcPdPe
        -200:PoPqPsTuTxUcUdUeUgUoUqV:VfViVjVtVuVxWfWxXuXwYiYjYtYwYyZwbZc,c.e'e,e.eZiV
        -200:iYj'j,j.o'oZpZq'q,q.rJs,s.sTsxszt-tYu’wAwJwXwYxTxVyYygz-’:’t
        200:'V'W'X'Y'v'w'y-C-G-O-Q-c-d-e-o-qAXD-GCGGGOGQK,K.O-Q-R,R.TVTWTXT’V'VTW'WT
        200:W’X'XAXJXTX’Y'Y’b-k,k.kAkXo-p-rCrGrOrQrut'tCtGtOtQtSt’v'vvvww'wvwyx’y'yw 200:z’’T’X
        220:tAtJ 230:TT 250:V’fCfGfOfQkJr’vyyvyy’V’W 300:'TG-RJT'gjrvrwry’Y 350:k’ 400:fSv’w’y’
        500:fBfDfEfFfHfIfKfLfMfNfPfRfZ 600:fU 700:f’ 800:fVfWfX 850:fT 900:f'fY
        """#)

    /// Arial-BoldItalicMT
    private static let glyphs1 = FontGlyphs(
        #"""
        2778 3330 4741 5562 5562 8892 7222 2378 3330 3330 3892 5840 2778 3330 2778 2778 5562
        5562 5562 5562 5562 5562 5562 5562 5562 5562 3330 3330 5840 5840 5840 6108 9751 7222
        7222 7222 7222 6670 6108 7778 7222 2778 5562 7222 6108 8330 7222 7778 6670 7778 7222
        6670 6108 7222 6670 9438 6670 6670 6108 3330 2778 3330 5840 5562 3330 5562 6108 5562
        6108 5562 3330 6108 6108 2778 2778 5562 2778 8892 6108 6108 6108 6108 3892 5562 3330
        6108 5562 7778 5562 5562 5000 3892 2798 3892 5840 2778 2778 5000 5000 5000 5562 10000
        10000 3501 5562 10000 3330 3330 2778 3330 5562 5562 5562 5562 7368 5562 7368 3999 5488
        3330 3330 5762 5562 2778 3330 3652 5562 8340 8340 8340 6108 10000 7222 5840 7778 6670
        6108 8892 6108 5488 6108 6108
        -1289:P,P. -1108:F,F. -918:V,V.Y,Y. -742:ATAVAYLTLYL’PAT,T.T:TAVAW,W.Y-YA
        -552:AWA’FALVLWT-WAY:r,r.v,v.
        -371:TaTcTeToTsTwTyV-V:VaVeViVoW-W:YaYeYiYoYpYqYuYvw,w.y,y.’’
        -181:RTRWRYTOTiTrTuVrVuVyWaWeWoWrWuWyff’s 181:f’’t 371:r’
        """#)

    /// Arial-BoldMT
    private static let glyphs2 = FontGlyphs(
        #"""
        2778 3330 4741 5562 5562 8892 7222 2378 3330 3330 3892 5840 2778 3330 2778 2778 5562
        5562 5562 5562 5562 5562 5562 5562 5562 5562 3330 3330 5840 5840 5840 6108 9751 7222
        7222 7222 7222 6670 6108 7778 7222 2778 5562 7222 6108 8330 7222 7778 6670 7778 7222
        6670 6108 7222 6670 9438 6670 6670 6108 3330 2778 3330 5840 5562 3330 5562 6108 5562
        6108 5562 3330 6108 6108 2778 2778 5562 2778 8892 6108 6108 6108 6108 3892 5562 3330
        6108 5562 7778 5562 5562 5000 3892 2798 3892 5840 2778 2778 5000 5000 5000 5562 10000
        10000 3501 5562 10000 3330 3330 2778 3330 5562 5562 5562 5562 7368 5562 7368 3999 5488
        3330 3330 5762 5562 2778 3330 3652 5562 8340 8340 8340 6108 10000 7222 5840 7778 6670
        6108 8892 6108 5488 6108 6108
        -1289:P,P. -1108:F,F.T,T.T:Y,Y. -918:AYLYV,V.YA
        -742:ATAVLTLVPATATaTcTeToTsTuTwTyVAVoY:YoYqv,v.y,y.
        -552:AWA’FALWL’T-TrV-V:VaVeVrW,W.WAY-YaYeYpYuYvr,r. -371:AvAyLyRYVuVyWaYiw,w.’s’’
        -200:W- -181:AwRVRWTOTiViW:WeWoWrWuWy 181:f’ 371:r’
        """#)

    /// Arial-ItalicMT
    private static let glyphs3 = FontGlyphs(
        #"""
        2778 2778 3550 5562 5562 8892 6670 1909 3330 3330 3892 5840 2778 3330 2778 2778 5562
        5562 5562 5562 5562 5562 5562 5562 5562 5562 2778 2778 5840 5840 5840 5562 10151 6670
        6670 7222 7222 6670 6108 7778 7222 2778 5000 6670 5562 8330 7222 7778 6670 7778 7222
        6670 6108 7222 6670 9438 6670 6670 6108 2778 2778 2778 4692 5562 3330 5562 5562 5000
        5562 5562 2778 5562 5562 2222 2222 5000 2222 8330 5562 5562 5562 5562 3330 5000 2778
        5562 5000 7222 5000 5000 5000 3340 2598 3340 5840 2222 2222 3330 3330 3330 5562 10000
        10000 3501 5562 10000 3330 3330 2778 3330 5562 5562 5562 5562 7368 5562 7368 3999 5488
        3330 3330 5762 5371 2778 3330 3652 5562 8340 8340 8340 6108 10000 7222 5840 7778 6670
        6108 8892 5562 5488 6108 5562
        -1289:F,F.P,P. -918:LYT,T-T.TaTcTeToTsY,Y. -742:ATAYFALTPAT:TATrTuTwTyV,V.Y-Yav,v.y,y.
        -552:AVLVL’VAYAYeYoYpYqr,w,w. -371:A’LWRYV-VaVeVoW,W.Y:YuYvr.’’
        -181:AWAvAwLyRTRVRWTOV:ViVrVuVyW-WAWaWeYir-’s 371:f’r’
        """#)

    /// ArialMT
    private static let glyphs4 = FontGlyphs(
        #"""
        2778 2778 3550 5562 5562 8892 6670 1909 3330 3330 3892 5840 2778 3330 2778 2778 5562
        5562 5562 5562 5562 5562 5562 5562 5562 5562 2778 2778 5840 5840 5840 5562 10151 6670
        6670 7222 7222 6670 6108 7778 7222 2778 5000 6670 5562 8330 7222 7778 6670 7778 7222
        6670 6108 7222 6670 9438 6670 6670 6108 2778 2778 2778 4692 5562 3330 5562 5562 5000
        5562 5562 2778 5562 5562 2222 2222 5000 2222 8330 5562 5562 5562 5562 3330 5000 2778
        5562 5000 7222 5000 5000 5000 3340 2598 3340 5840 2222 2222 3330 3330 3330 5562 10000
        10000 3501 5562 10000 3330 3330 2778 3330 5562 5562 5562 5562 7368 5562 7368 3999 5488
        3330 3330 5762 5371 2778 3330 3652 5562 8340 8340 8340 6108 10000 7222 5840 7778 6670
        6108 8892 5562 5488 6108 5562
        -1289:P,P.Y,Y. -1108:F,F.T,T.T:TaTcTeToTs -918:V,V.Y-YeYoYq
        -742:ATAVAYA’LTLVLWLYPATAVAVaYAYaYpv,v.y,y. -552:FAL’T-TwTyV-VeVoW,W.Y:YuYvr,r.w,w.
        -371:AWLyTiTrTuV:VrVuVyWAWaYi -181:AvAwAyRTRVRWRYTOViW-W:WeWoWrWuff’s’’ 181:f’ 371:r’
        """#)

    /// ArialNarrow
    private static let glyphs5 = FontGlyphs(
        #"""
        2280 2280 2910 4561 4561 7290 5469 1572 2729 2729 3188 4790 2280 2729 2280 2280 4561
        4561 4561 4561 4561 4561 4561 4561 4561 4561 2280 2280 4790 4790 4790 4561 8320 5469
        5469 5918 5918 5469 5010 6382 5918 2280 4102 5469 4561 6831 5918 6382 5469 6382 5918
        5469 5010 5918 5469 7739 5469 5469 5010 2280 2280 2280 3848 4561 2729 4561 4561 4102
        4561 4561 2280 4561 4561 1821 1821 4102 1821 6831 4561 4561 4561 4561 2729 4102 2280
        4561 4102 5918 4102 4102 4102 2739 2129 2739 4790 1821 1821 2729 2729 2729 4561 8198
        8198 2871 4561 8198 2729 2729 2280 2729 4561 4561 4561 4561 6040 4561 6040 3999 5488
        2729 2729 4561 4399 2720 2729 2988 4561 6841 6841 6841 5010 8198 5918 4790 6382 5469
        5010 7290 4561 5488 5010 4561
        -1050:P,P.Y,Y. -908:F,F.T,T.T:TaTcTeTo -752:V,V.Y-YeYoYq -698:Ts
        -601:ATAVAYA’LTLVLWLYPATAVAVaYAYaYpv,v.y,y. -449:FAL’T-TwTyV-VeVoW,W.Y:YuYvr,r.w,w.
        -298:AWLyTrTuV:VrVuVyWAWaYi -181:Ti -142:AvAwAyRTRVRWRYTOViW-W:WeWoWrWuff’s’’ 142:f’
        298:r’
        """#)

    /// ArialNarrow-Bold
    private static let glyphs6 = FontGlyphs(
        #"""
        2280 2729 3892 4561 4561 7290 5918 1948 2729 2729 3188 4790 2280 2729 2280 2280 4561
        4561 4561 4561 4561 4561 4561 4561 4561 4561 2729 2729 4790 4790 4790 5010 7998 5918
        5918 5918 5918 5469 5010 6382 5918 2280 4561 5918 5010 6831 5918 6382 5469 6382 5918
        5469 5010 5918 5469 7739 5469 5469 5010 2729 2280 2729 4790 4561 2729 4561 5010 4561
        5010 4561 2729 5010 5010 2280 2280 4561 2280 7290 5010 5010 5010 5010 3188 4561 2729
        5010 4561 6382 4561 4561 4102 3188 2300 3188 4790 2280 2280 4102 4102 4102 4561 8198
        8198 2871 4561 8198 2729 2729 2280 2729 4561 4561 4561 4561 6040 4561 6040 3999 5488
        2729 2729 5010 4561 2729 2729 2988 4561 6841 6841 6841 5010 8198 5918 4790 6382 5469
        5010 7290 5010 5488 5010 5010
        -1050:P,P. -908:F,F.T,T.T:Y,Y. -752:AYLYV,V.YA
        -601:ATAVLTLVPATATaTcTeToTsTuTwTyVAVoY:YoYqv,v.y,y.
        -449:AWA’FALWL’T-TrV-V:VaVeVrW,W.WAY-YaYeYpYuYvr,r. -298:AvAyLyRYVuVyWaYiw,w.’s’’
        -161:W- -142:AwRVRWTOTiViW:WeWoWrWuWy 142:f’ 298:r’
        """#)

    /// ArialRoundedMTBold
    private static let glyphs7 = FontGlyphs(
        #"""
        2743 3330 4741 5562 5562 8892 7222 2375 3330 3330 3892 5840 2778 3330 2778 2778 5940
        5940 5940 5940 5940 5940 5940 5940 5940 5940 3327 3330 5840 5840 5840 6108 9751 7222
        7197 7222 7222 6649 6108 7778 7222 2778 5562 7222 6108 8330 7222 7778 6649 7778 7057
        6821 6108 7222 6670 9438 6670 6670 6108 3330 2778 3330 5840 5562 3330 5517 6108 5637
        5990 5623 3330 6108 6090 2778 2778 5562 2767 8892 5972 6063 6108 6108 3943 5503 3314
        5936 5562 7778 5562 5532 5000 3892 2798 3892 5840 2778 2778 5000 5000 5000 5562 10000
        10000 3501 5562 10000 3330 3330 2778 3330 5562 5562 5562 5562 7368 5562 7368 3999 5488
        3330 3330 5762 5562 2778 3330 3652 5562 8340 8340 8340 6108 10000 7222 5840 7778 6670
        6108 8892 6108 5488 6108 6108
        """#, kernedAs: glyphs2)

    /// Avenir-Heavy
    private static let glyphs8 = FontGlyphs(
        #"""
        2482 2454 3520 6568 5804 7823 6313 1906 3105 3105 3642 5426 2000 3605 2000 3161 6248
        3407 5360 5322 6238 5341 5747 5559 6021 5747 2000 2000 5426 5426 5426 5351 9749 6884
        7116 6757 7795 6313 5973 7295 7672 2845 4728 6710 5605 9012 7672 7998 6776 7917 6789
        5848 5417 7440 6587 10484 6190 5992 6144 3001 3161 3001 5436 4718 5663 5615 6452 5313
        6367 5653 3193 6474 6389 2556 2585 5672 2560 10142 6309 5896 6504 6398 3740 4602 3823
        6328 5114 8296 5039 5114 4822 3152 2784 3152 5426 2000 2000 3605 3605 3605 4718 9437
        6106 2784 7568 9635 2822 2822 2473 2454 5313 6011 6558 4624 7634 4502 7634 3954 5426
        4058 4058 6398 5965 2378 4058 3907 4502 9711 9711 9711 5351 9749 7842 5426 7917 6776
        6304 9305 5973 5426 5917 6398
        -980:eT -950:cT -920:gTiTjTqTuT -840:bToTpT -740:LY -670:Ys -650:LTYa -600:YcYdYeYgYoYq
        -570:VsWs -550:','.,'.'TcTdTeTgToTqVaVcVdVeVgVoVqWaWcWdWeWgWoWq -530:LVLWgYiYjYqYuY
        -500:YxeYvTwTyT -490:xT -470:KYra -460:L’ -450:PArT -440:'AA'gXiXjXqXuX -430:rX
        -410:AYYAYvYwYyrY -400:KTKVKWbVbWoVoWpVpW -390:KxLvLwLyTsYmYnYpYr -380:rA -370:KX
        -360:,V,W,Y.V.W.Y:YAVAWKvKwKyV,V.VAW,W.WAY,Y.Y:eX -350:ATTAVmVnVpVrWmWnWpWrXxYu
        -340:,v,w,y.v.w.yPJPxTvTwTxTyVxWxbYoYpYv,v.w,w.y,y. -330:FAPT -320:-TAXAxA’K-T-XAYz’A
        -310:,T-Y.TT,T.VuWuY-kT -300:DYOYQYS'TXXTXYXcXdXeXgXoXqYCYGYOYQYXvXvxwXwxxYxvxwxyyXyx
        -290:P,P.Ta -280:KtrVrWvYwYyY’c’d’e’g’o’q -270:KAVzWzkvkwky -260:AvAwAyXurCrGrOrQvAwAyA
        -250:DXKCKGKOKQOXPXQXXCXGXOXQXvXwXye' -240:KcKdKeKgKoKqXBXDXEXFXHXIXKXLXMXNXPXR
        -230:CcCdCeCgCoCqPmPnPpPrXXbUoUpUrU -220:-V-W-x:V:WKzV-V:VXW-W:WXXVXWXtk-x-
        -210:DVDWFaFxOVOWQVQWVCVGVOVQWCWGWOWQkckdkekgkokqxVxW
        -200:,C,G,O,Q-J.C.G.O.QCsD,D.E-O,O.Q,Q.RXVjWjXsYteVeWkYkx 200:L:S,S.YjZ,Z.c,c. 220:Tjc’
        250:f:’’ 280:F’T’Y’’T’Y 300:L,L. 320:r’ 340:,A.AA,A. 350:V’W’’V’W 380::J 400:F' 420:fj
        450:'' 500:qj 580:,J.J 780:f’ 800:DjOjQj
        """#)

    /// Avenir-Medium
    private static let glyphs9 = FontGlyphs(
        #"""
        2333 2315 3321 6196 5475 7380 5956 1798 2929 2929 3436 5119 1887 3401 1887 2982 5894
        3214 5057 5021 5885 5039 5422 5244 5680 5422 1887 1887 5119 5119 5119 5048 9197 6383
        6713 6401 7354 5956 5635 6882 7238 2689 4460 6330 5288 8502 7238 7469 6392 7469 6405
        5476 5110 7051 6214 9891 5840 5653 5796 2831 2982 2831 5128 4451 5342 5297 6087 5012
        6007 5370 3018 6108 6027 2395 2439 5351 2415 9446 5998 5582 6036 6036 3553 4354 3615
        5992 4825 7826 4754 4825 4549 2974 2626 2974 5119 1887 1887 3401 3401 3401 4451 8903
        5760 2626 7140 9090 2662 2662 2333 2315 5012 5671 6187 4362 7202 4247 7202 3730 5119
        3828 3828 6036 5627 2243 3828 3686 4247 9161 9161 9161 5048 9197 7398 5119 7469 6392
        5947 8778 5635 5119 5582 6036
        -980:eT -950:cT -920:gTiTjTqTuT -840:bToTpT -740:LY -670:Ys -650:LTYa -600:YcYdYeYgYoYq
        -570:VsWs -550:','.,'.'TcTdTeTgToTqVaVcVdVeVgVoVqWaWcWdWeWgWoWq -530:LVLWgYiYjYqYuY
        -500:YxeYvTwTyT -490:xT -470:KYra -460:L’ -450:PArT -440:'AA'gXiXjXqXuX -430:rX
        -410:AYYAYvYwYyrY -400:KTKVKWbVbWoVoWpVpW -390:KxLvLwLyTsYmYnYpYr -380:rA -370:KX
        -360:,V,W,Y.V.W.Y:YAVAWKvKwKyV,V.VAW,W.WAY,Y.Y:eX -350:ATTAVmVnVpVrWmWnWpWrXxYu
        -340:,v,w,y.v.w.yPJPxTvTwTxTyVxWxbYoYpYv,v.w,w.y,y. -330:FAPT -320:-TAXAxA’K-T-XAYz’A
        -310:,T-Y.TT,T.VuWuY-kT -300:DYOYQYS'TXXTXYXcXdXeXgXoXqYCYGYOYQYXvXvxwXwxxYxvxwxyyXyx
        -290:P,P.Ta -280:KtrVrWvYwYyY’c’d’e’g’o’q -270:KAVzWzkvkwky -260:AvAwAyXurCrGrOrQvAwAyA
        -250:DXKCKGKOKQOXPXQXXCXGXOXQXvXwXye' -240:KcKdKeKgKoKqXBXDXEXFXHXIXKXLXMXNXPXR
        -230:CcCdCeCgCoCqPmPnPpPrXXbUoUpUrU -220:-V-W-x:V:WKzV-V:VXW-W:WXXVXWXtk-x-
        -210:DVDWFaFxOVOWQVQWVCVGVOVQWCWGWOWQkckdkekgkokqxVxW
        -200:,C,G,O,Q-J.C.G.O.QCsD,D.E-O,O.Q,Q.RXVjWjXsYteVeWkYkx 200:L:S,S.YjZ,Z.c,c. 220:Tjc’
        250:f:’’ 280:F’T’Y’’T’Y 300:L,L. 320:r’ 340:,A.AA,A. 350:V’W’’V’W 380::J 400:F' 420:fj
        450:'' 500:qj 580:,J.J 780:f’ 800:DjOjQj
        """#)

    /// AvenirNext-Medium
    private static let glyphs10 = FontGlyphs(
        #"""
        2719 2841 3913 6126 6126 8464 7519 2155 2820 2820 4488 6126 2397 3923 2527 4774 6126
        6126 6126 6126 6126 6126 6126 6126 6126 6126 2640 2762 6126 6126 6126 4726 8835 7282
        6810 6893 8001 6099 5972 7715 8063 2957 4462 6996 5523 9806 8063 8454 6308 8454 6557
        5770 6281 7768 7150 10936 6854 6590 6358 3232 4774 3232 6126 4848 4224 5268 6050 5036
        5885 5676 3702 5613 5987 2578 2534 5403 2592 8691 5956 5921 6078 5914 3858 4387 3449
        5710 5428 8296 5260 5413 4774 3179 2645 3179 6126 2260 2254 3860 3860 3881 6126 8380
        7921 6126 6126 7926 2968 2973 2704 2661 6126 6126 6126 5227 8782 4531 8782 4378 6126
        3527 3527 6859 7398 2746 3527 4246 4536 7752 7662 7836 4647 9827 8116 6126 8454 6320
        6126 8502 5977 6126 5982 5919
        -1240:aThTmTnT -1235:oT -1225:Tg -1220:TcTeTo -1210:TdTqbTpT -1160:eT -1145:Ts -1140:Ta
        -1130:eYsT -1110:Ya -1100:TmTnTpTroY -1095:YcYeYo -1085:YdYqqTuT -1070:cT
        -1065:,’.’Ys’,’. -1050:aY -1045:Tu -1040:hYmYnY -1020:','.,'.' -1015:bYpY -1005:P.
        -1000:L’ -995:YggT -985:L' -970:TzsY -955:P, -950:F. -945:LY -940:LT -935:LyzT -930:FJ
        -920:Lv -905:F, -890:TxkTtTxT -880:LV -875:TwcYwT -870:TvrTvT -865:Ty -845:YmYnYpYr
        -840:YuqYuYyT -825:.Y -820:PJY. -810:Y, -805:,Y -770:rJ -760:YJ -755:,VV, -750:VcVeVoeV
        -745:VgoVyJ -735:.VV.Va -730:vJ -725:Yz -720:VdVqbVpV -710:FaL-T, -705:'J,T.TATLwT.
        -700:AYTAYA -695:’J -690:TJVJVsgY -670:fJzY -660:’A -655:aVhVmVnV -645:-YLWY- -620:wJ
        -615:Tt -610:-TT- -595:eW -590:sV -580:FAWJ -575:cV -570:A' -565:'AWaWcWeWo
        -560:A’TfVmVnVpVrWgoWtY -555:YvYyvY -550:W,rA -545:-J -540:,WAVVAbWpWqVuV -535:.WWdWq
        -530::TT:W.WsYwYxkYwYxYyY -525:rX -520:Ky -515:Kv -510:Vu -500:PA -495:rY -490:Yf
        -485:FgYt -475:sW -465:Xy -460:XvaWhWmWnWvX -455:FsyX -450:fA -445:FdFqVz -440:Lt
        -435:FcFeFo’- -430:AWFmFnFpFrKCKGKOKQWA -425:AyWmWnWpWr -415:yA -410:XwqWuWwX -405:r,
        -400:AvXcXeXocWvA -395:FzKwr. -390:DYoX’d’q -385:gV -380:KcKeKoOYQYWuXtYCYGYOYQbXpXzV
        -375:,y.y:YFuY:y, -365:DJLcLeLoOJQJ -360:Ktv, -355:,v -350:y. -345:-’ -340:.v
        -335:LCLGLOLQv. -330:DT -325:LfRcReRoWzXdXq -320:OTQTTCTGTOTQbJkVpJ’c’e’o -315:XuoJ
        -310:-VKdKqV-Zv -305:Zy -300:AtXfrZ -295:AwwA -290:FxK-VxXCXGXOXQvZxV
        -285:DXLdLqLukckekotV -280:Vt -275:OXQXRYUJyZzW -270:PdPq -265:D,O,PcPePoQ,Vf
        -260:LURdRqSyZw -255:,C,G,O,QKuP-ZtgWkdkq’a -250:'d'qSvbZpZ -245:Kff,oZ’g
        -240:-XEcEeEoSxUaUgUsVvVwX-ZcZeZfZob’p’vVwV -235:O.Q.RTw,
        -230:,w.C.G.O.QBYEvFfSfU,VyZuf.k-wZ -225:,UD.StWtoxxcxexo’s -220:AfEtEyFtYS
        -215:.wEuJgo’w.yV -210:DVEdEfEqJsWfZdZqb'o'p' -205:'c'e'oBsPgRukCkGkOkQkWr-rcrero
        -200:.U:VJaOVQVU.VCVGVOVQbxpxxdxq
        """#)

    /// AvenirNext-Regular
    private static let glyphs11 = FontGlyphs(
        #"""
        2640 2799 3855 6035 6035 8339 7408 2123 2778 2778 4422 6035 2362 3865 2490 4703 6035
        6035 6035 6035 6035 6035 6035 6035 6035 6035 2601 2721 6035 6035 6035 4656 8704 7144
        6709 6791 7883 6009 5884 7601 7944 2913 4396 6893 5329 9661 7944 8329 6215 8329 6460
        5685 6188 7653 7044 10774 6753 6493 6264 3184 4703 3184 6035 4776 4162 5022 5827 4962
        5798 5474 3647 5449 5806 2540 2497 5323 2528 8725 5847 5724 5988 5827 3763 4322 3423
        5607 5348 8173 5182 5333 4703 3132 2606 3132 6035 2227 2221 3803 3803 3824 6035 8256
        7804 6035 6035 7809 2924 2929 2664 2622 6035 6035 6035 5150 8652 4464 8652 4313 6035
        3475 3475 6758 7289 2705 3475 4183 4469 7637 7549 7720 4578 9682 7996 6035 8329 6227
        6035 8376 5889 6035 5894 5832
        -1240:aThTmTnT -1235:oT -1225:Tg -1220:TcTeTo -1210:TdTqbTpT -1160:eT -1145:Ts -1140:Ta
        -1130:eYsT -1110:Ya -1100:TmTnTpTroY -1095:YcYeYo -1085:YdYqqTuT -1070:cT
        -1065:,’.’Ys’,’. -1050:aY -1045:Tu -1040:hYmYnY -1020:','.,'.' -1015:bYpY -1005:P.
        -1000:L’ -995:YggT -985:L' -970:TzsY -955:P, -950:F. -945:LY -940:LT -935:LyzT -930:FJ
        -920:Lv -905:F, -890:TxkTtTxT -880:LV -875:TwcYwT -870:TvrTvT -865:Ty -845:YmYnYpYr
        -840:YuqYuYyT -825:.Y -820:PJY. -810:Y, -805:,Y -770:rJ -760:YJ -755:,VV, -750:VcVeVoeV
        -745:VgoVyJ -735:.VV.Va -730:vJ -725:Yz -720:VdVqbVpV -710:FaL-T, -705:'J,T.TATLwT.
        -700:AYTAYA -695:’J -690:TJVJVsgY -670:fJzY -660:’A -655:aVhVmVnV -645:-YLWY- -620:wJ
        -615:Tt -610:-TT- -595:eW -590:sV -580:FAWJ -575:cV -570:A' -565:'AWaWcWeWo
        -560:A’TfVmVnVpVrWgoWtY -555:YvYyvY -550:W,rA -545:-J -540:,WAVVAbWpWqVuV -535:.WWdWq
        -530::TT:W.WsYwYxkYwYxYyY -525:rX -520:Ky -515:Kv -510:Vu -500:PA -495:rY -490:Yf
        -485:FgYt -475:sW -465:Xy -460:XvaWhWmWnWvX -455:FsyX -450:fA -445:FdFqVz -440:Lt
        -435:FcFeFo’- -430:AWFmFnFpFrKCKGKOKQWA -425:AyWmWnWpWr -415:yA -410:XwqWuWwX -405:r,
        -400:AvXcXeXocWvA -395:FzKwr. -390:DYoX’d’q -385:gV -380:KcKeKoOYQYWuXtYCYGYOYQbXpXzV
        -375:,y.y:YFuY:y, -365:DJLcLeLoOJQJ -360:Ktv, -355:,v -350:y. -345:-’ -340:.v
        -335:LCLGLOLQv. -330:DT -325:LfRcReRoWzXdXq -320:OTQTTCTGTOTQbJkVpJ’c’e’o -315:XuoJ
        -310:-VKdKqV-Zv -305:Zy -300:AtXfrZ -295:AwwA -290:FxK-VxXCXGXOXQvZxV
        -285:DXLdLqLukckekotV -280:Vt -275:OXQXRYUJyZzW -270:PdPq -265:D,O,PcPePoQ,Vf
        -260:LURdRqSyZw -255:,C,G,O,QKuP-ZtgWkdkq’a -250:'d'qSvbZpZ -245:Kff,oZ’g
        -240:-XEcEeEoSxUaUgUsVvVwX-ZcZeZfZob’p’vVwV -235:O.Q.RTw,
        -230:,w.C.G.O.QBYEvFfSfU,VyZuf.k-wZ -225:,UD.StWtoxxcxexo’s -220:AfEtEyFtYS
        -215:.wEuJgo’w.yV -210:DVEdEfEqJsWfZdZqb'o'p' -205:'c'e'oBsPgRukCkGkOkQkWr-rcrero
        -200:.U:VJaOVQVU.VCVGVOVQbxpxxdxq
        """#)

    /// Barlow-Bold
    private static let glyphs12 = FontGlyphs(
        #"""
        2000 3440 3590 6870 5720 8250 7050 1680 3470 3470 3990 4860 2650 4090 2700 4730 5700
        3540 5600 5400 6050 5390 5370 4960 5410 5310 3640 3160 4860 4860 4860 5210 8190 6710
        6200 6080 6180 5840 5600 6120 6280 2630 5830 6260 5720 7150 6650 6210 5970 5930 6140
        5950 5850 6290 6220 8770 6310 6170 5570 4160 4730 4160 4730 5230 2330 5280 5660 5370
        5660 5460 3870 5560 5470 2550 2540 5330 2440 8350 5470 5570 5680 5680 3830 5020 3800
        5450 5200 7830 5380 5040 4600 3760 2030 3760 5340 2040 2040 3630 3630 3830 4760 6590
        8510 3170 6340 6700 3350 3470 2000 3440 5370 6130 6860 4940 8170 5090 4450 3760 4860
        3430 3240 5510 6250 2350 1940 3560 5090 8260 8020 9160 5210 9600 6690 4460 6140 5810
        5740 8390 5500 4860 5510 5510 2370
        -1250:YA -1010:VAWA -1000:7/L' -990:A' -960:41 -940:Y,Y. -930:/aF,F.YgYq’-’c’d’e’o
        -890:'A -880:AY -870:/A -860:AT -840:T-TcTdTeTo’g’q -830:LT -790:-7Y-YcYdYeYoo7 -780:FA
        -760:’A’s -750:/g/q -740:/-/c/d/e/oA’ -730:Y: -720:,T,Y.T.Y47T,T. -680:YJ -660:7,7.Ya
        -650:V/W/Y/ -640:'JTATgTq -630:FJ -620:TsV-VcVdVeVoW-WcWdWeWo -600:L’V,V.VaW,W.Wa
        -590:VgVqWgWq -580:F-FcFdFeFo -570:F/FxTmTnTpTrYs -560:FvFwFyPATvTwTy -550:Tx
        -540:YmYnYpYrf,f. -530:AvAwAyFs -520:LYQYV:W: -500:'-'c'd'e'o/sTJVJWJ -490:FaKvKwKy
        -480:VsWs -470:Tu -460:k-kckdkeko -450:FgFq -440:AS -430:e'
        -420:LVLWXgXqYfYtYuYxb'h'm'n'p' -410:BYDY -400:,v,w,y.v.w.yr,r. -390:SX -380:BADA
        -370:YvYwYyx-xcxdxexo -360:,V,W.V.W4'FuK-KcKdKeKoQVQWQXTaXvXwXysvswsyv,v.vsw,w.wsy,y.ys
        -350:PXPYYCYGYOYQ -340:X-XcXdXeXo
        -330:'g'qVCVGVOVQWCWGWOWQkgkqv-vcvdvevgvovqw-wcwdwewgwowqy-ycydyeygyoyq -310:f-fcfdfefo
        -300:/v/w/yv/w/y/
        -290:-'/m/n/p/rAfAtBXDXFmFnFpFrFzKCKGKOKQKgKqLvLwLyP-PJPcPdPePoRYXCXGXOXQYSYz
        -290:c'e’o's’ -280:-v-w-x-y-’SYTCTGTOTQeveweyovowoxoyo’xgxq -270:CYGYOYQAXSvawaya
        -260:,0.0BVBWDVDW -240:ex -230:'sKJa'c,c.rgrq
        -220:'4-T/C/G/O/QKSRVRWVSWSa’bvbwbycxc’hvhwhykamvmwmynvnwnypvpwpyv:w:x:y:’v’w -220:’y
        -210:ACAGAOAQAgAqPgPqSVSWVvVwVyWvWwWyXa -200:91BTDTVuWue,e.fgfq -190:AVAWJAPVPWPsUA
        -170:/f/tA-AcAdAeAoLfLt -160:-,-.CAGAOAVmVnVpVrWmWnWpWro,o. -150:CVCWGVGWOVOW
        -140:'a-f-t23AUF:KsP,P.QTXJavawayb’f/h’ijm’n’ofotp’sx’f’t’x
        -130:BgBqDgDqcvcwcyfsr-rcrdrero -120:efet -110:015181J/U/VKWKafatkss'’a
        -90:CgCqGgGqOgOqQgQq
        -80:'m'n'p'r,-,c,d,e,g,o,q.-.c.d.e.g.o.qBsCTDsGTLCLGLOLQOTSTb,b.h,h.m,m.n,n. -80:p,p.rs
        -70:-/61PaR-RcRdReRoX:Xsb/esfah/m/n/o/p/sst-tctdtetoxs
        -60:,f,t.f.t/J21B,B.BfBtBuD,D.DfDtDuJ,J.JCJGJOJQNBNDNENFNNNPS,S.SaTSTiU,U.UC
        -60:UGUOUQVBVDVEVFVNVPWBWDWEWFWNWPYBYDYEYFYNYPc-cccdcecog'q'ra -50:,u.uea
        -30:31BaBvBwByC,C.CaDaDvDwDyG,G.GaIHO,O.OaQ,Q.QaTfTtXBXDXEXFXNXPb-bcbdbeboe?
        -30:gsh-hchdhehom-mcmdmemon-ncndnenop-pcpdpepoqss? -20:tgtq 20:lblhlk 30:HASJgjqj
        50:KXRX 60:EVEWf'rfrt 70:1171czrz 80:A/AZCJGJOJQJf?f’r? 110:KArvrwry 140:/YLz 150:RA
        170:LA 180:r' 220:?’ 250:v’w’y’ 460:r’
        """#)

    /// Barlow-Light
    private static let glyphs13 = FontGlyphs(
        #"""
        2000 3130 2380 6520 5560 8540 6470 1220 2380 2380 3970 5040 2640 3910 2800 3820 5630
        3490 5300 5090 5370 5080 5090 4670 5170 5190 3320 3090 5040 5040 5040 4450 8300 5900
        6290 6070 6180 6110 5700 6140 6610 2580 5760 6070 5670 7160 6790 6220 5900 5720 6120
        5820 5650 6530 5800 8790 5780 5540 5470 3700 3820 3700 4440 4740 1860 5060 5410 5160
        5410 5300 3490 5300 5370 2560 2430 4920 2260 8270 5370 5390 5480 5480 3590 4770 3590
        5350 4640 7050 4620 4490 4420 2830 1560 2830 4920 1240 1240 2420 2420 2470 4440 6920
        7810 3070 6360 6540 3700 4000 2000 3130 5160 6050 6890 4420 8820 5480 4530 3820 5040
        3220 3220 5440 5640 2030 1820 3420 5480 8010 7950 8980 4450 9110 6870 4160 6220 5640
        5530 8310 5260 5040 5270 5370 2050
        -930:LT -910:41VAWA -840:Y,Y. -820:/A -690:/aYA -670:AY -660:T-TcTdTeTo -640:/-/c/d/e/o
        -630:-T/g/qA' -610:F,F.YgYq’-’c’d’e’o -600:V,V.W,W. -590:AT -570:Y-YcYdYeYo -550:AVAW
        -540:TATgTq -530:'ATCTGTOTQ -520:TmTnTpTr -510:f-fcfdfefo’g’q -500:'-'c'd'e'ofgfq
        -490:A’’A’s -480:7/ -460:TsV-VcVdVeVoW-WcWdWeWov,v.w,w.y,y. -450:VaWa
        -440:TxYmYnYpYrf,f. -430:FAV:W: -420:Tu -410:P,P.Y: -400:,v,w,y.v.w.y -390:7,7.Ya
        -380:'g'q -370:VgVqWgWq -360:,0.0F-FcFdFeFoQY -340:AS -330:015181J/U/VKWKr,r.s'’a
        -320:YvYwYy -310:FJ -300:v/w/y/ -290:/v/w/yFvFwFyTvTwTysvswsyvswsys -280:'sa'c,c.
        -270:FaLVLW -260:L'YfYtYuYxb'h'm'n'p'
        -240:'m'n'p'r,-,c,d,e,g,o,q.-.c.d.e.g.o.qSTYCYGYOYQb,b.h,h.m,m.n,n.p,p. -230:BsDs
        -220:-’XSo’ -210:-761AvAwAyFso7 -200:91AgAqBADAe,e.favgvqwgwqygyq
        -190:,T,Y.T.Y47BVBWDVDWT,T.VCVGVOVQWCWGWOWQ -180:-v-w-yBgBqDgDqYJfsovowoy
        -170:'JSXV/W/Y/sst-tctdteto
        -160:,f,t.f.t/J21B,B.BfBtBuD,D.DfDtDuJ,J.JCJGJOJQL’NBNDNENFNNNPS,S.TiU,U.UCUG
        -160:UOUQVBVDVEVFVNVPWBWDWEWFWNWPX-XcXdXeXoYBYDYEYFYNYPg'q'x-xcxdxexo
        -150:,u.uF/FxP-PAPcPdPePoYs -130:/sKvKwKyLYTJVJVsWJWsv-vcvdvevow-wcwdwewoy-ycydyeyo
        -120:/f/tA-AcAdAeAoFgFqLfLtexk-kckdkeko -110:BYDYXgXqe' -100:CgCqGgGqOgOqQgQqes
        -90:,V,W.V.W4'ACAGAOAQCTFuGTK-KcKdKeKoOTPXPYQVQWQXTaXvXwXyeveweykgkqrgrq
        -80:-,-.31BvBwByC,C.CaDvDwDyG,G.GaIHO,O.OaQ,Q.QaTfTtVmVnVpVrWmWnWpWrXBXDXEXF
        -80:XNXPb-bcbdbeboe?gsh-hchdhehom-mcmdmemon-ncndnenoo,o.p-pcpdpepoqss?
        -70:-'-x/m/n/p/rAfAtBXBaCYDXDaFmFnFpFrFzGYKCKGKOKQKgKqLvLwLyOYPJQARYSYXCXGXO
        -70:XQYSYzc'e’o'oxs’tgtqvawaxgxqya
        -60:'4/C/G/O/QKJKSRVRWVSWSa’bvbwbycxc’hvhwhykamvmwmynvnwnypvpwpyv:w:x:y:’v’w -60:’y
        -50:BTCVCWDTGVGWJAOVOWPVPWPgPqPsSVSWUAVuVvVwVyWuWvWwWyXaefet
        -40:'a-f-t23AUF:FCFGFOFQKsQTXJavawayb’eaf/h’ijm’n’ofotp’sx’f’t’x
        -30:afatcvcwcyksr-rcrdrero
        -20:-/BCBGBOBQDCDGDODQLCLGLOLQPaR-RcRdReRoX:Xsb/bbbhbkc-cccdcecoh/hbhhhkm/mb
        -20:mhmkn/nbnhnko/p/pbphpkrsxs 20:1171czrzvlwlyl 30:CAGAOA 40:/YLz 60:?’ 70:gjqj 80:HASJ
        150:KXRX 160:EVEWf'rfrt 230:AJ 240:A/AZCJGJOJQJf?f’r? 320:KA 330:rvrwry 340:r' 430:RA
        490:LA 560:r’ 730:v’w’y’
        """#)

    /// Barlow-Medium
    private static let glyphs14 = FontGlyphs(
        #"""
        2000 3280 2970 6690 5630 8390 6750 1450 2910 2910 3980 4950 2640 4000 2750 4260 5660
        3520 5440 5240 5700 5230 5230 4810 5270 5250 3480 3120 4950 4950 4950 4820 8230 6300
        6240 6070 6180 5980 5650 6130 6450 2600 5790 6160 5700 7150 6730 6220 5930 5820 6130
        5880 5740 6410 6010 8780 6040 5850 5510 3930 4260 3930 4580 4980 2090 5170 5530 5260
        5530 5360 3670 5430 5420 2550 2480 5120 2350 8260 5420 5550 5580 5580 3710 4870 3690
        5380 4910 7430 4990 4760 4510 3290 1790 3290 5130 1630 1630 3010 3010 3130 4600 6760
        8150 3110 6350 6620 3530 3830 2000 3280 5260 6090 6870 4680 8500 5290 4490 3790 4950
        3320 3230 5480 5940 2190 1880 3580 5290 8130 7980 9070 4820 9350 6780 4300 6220 5720
        5630 8340 5380 4950 5300 5440 2210
        -960:VAWAYA -940:41 -890:Y,Y. -880:LT -840:/A -810:/aA' -770:AYF,F.YgYq’-’c’d’e’o
        -750:T-TcTdTeTo -740:7/ -720:AT -710:'A -690:/g/q -680:/-/c/d/e/oY-YcYdYeYo -670:’g’q
        -620:L'’A’s -610:A’ -600:FAV,V.W,W. -590:TATgTq -570:Y: -540:TmTnTpTr
        -530:TsV-VcVdVeVoW-WcWdWeWo -520:7,7.VaWaYa -500:'-'c'd'e'o -490:-7TxYmYnYpYrf,f.o7
        -480:V:VgVqW:WgWq -470:F-FJFcFdFeFo -450:,T,Y.T.Y47T,T. -440:Tu -430:-TQY
        -420:FvFwFyTvTwTyYJ -410:TCTGTOTQf-fcfdfefov,v.w,w.y,y. -400:'J,v,w,y.v.w.yV/W/Y/
        -390:AS -380:AVAWFa -370:AvAwAyFsL’ -360:'g'qF/r,r. -350:FxPAYsfgfq -340:LVLWYvYwYy
        -330:YfYtYuYxb'h'm'n'p' -320:LYsvswsyvswsys -310:,0.0/sKvKwKyTJVJWJ -300:VsWsv/w/y/
        -290:/v/w/yBADAYCYGYOYQk-kckdkeko -280:FgFqP,P.SX -270:e'
        -260:'sVCVGVOVQWCWGWOWQXgXqa'c,c.vgvqwgwqx-xcxdxexoygyq -250:-’BYDYX-XcXdXeXoo’ -240:XS
        -230:-v-w-yBVBWDVDWovowoy
        -220:,V,W.V.W014'5181FuJ/K-KcKdKeKoP-PXPYPcPdPePoQVQWQXTaU/VKWKXvXwXys'v-vcvd
        -220:vevow-wcwdwewoy-ycydyeyo’a -210:AgAqkgkq -200:91e,e.
        -180:-'/m/n/p/rAfAtBXDXFmFnFpFrFzKCKGKOKQKgKqLvLwLyPJRYXCXGXOXQYSYzc'evewexey
        -180:e’o's’
        -170:'m'n'p'r,-,c,d,e,g,o,q-x.-.c.d.e.g.o.qCYGYOYQASTSYb,b.h,h.m,m.n,n.oxp,p.
        -170:vawaxgxqya -160:BgBqBsDgDqDsfsrgrq -150:ACAGAOAQ
        -140:/f/t61A-AcAdAeAoKJLfLtbvbwbyfahvhwhymvmwmynvnwnypvpwpy
        -130:'4/C/G/O/QKSPgPqRVRWSVSWVSVvVwVyWSWvWwWyXaa’cxc’kav:w:x:y:’v’w’y
        -120:-,-.BTDTJAPVPWPsUAVmVnVpVrVuWmWnWpWrWuo,o.sst-tctdteto
        -110:,f,t,u.f.t.u/J21B,B.BfBtBuD,D.DfDtDuJ,J.JCJGJOJQNBNDNENFNNNPS,S.TiU,U.UC
        -110:UGUOUQVBVDVEVFVNVPWBWDWEWFWNWPYBYDYEYFYNYPg'q' -100:CgCqGgGqOgOqQgQq
        -90:'a-f-t23AUCTCVCWF:GTGVGWKsOTOVOWQTXJavawayb’f/h’m’n’ofotp’’f’t’x
        -80:cvcwcyefesetijr-rcrdrerosx -70:afatks
        -60:31BvBwByC,C.CACaDvDwDyG,G.GAGaIHO,O.OAOaQ,Q.QaTfTtXBXDXEXFXNXPb-bcbdbebo
        -60:e?gsh-hchdhehom-mcmdmemon-ncndnenop-pcpdpepoqss? -50:BaDaLCLGLOLQears
        -40:-/PaR-RcRdReRoSaTSX:Xsb/c-cccdcecoh/m/n/o/p/ratgtqxs -30:FCFGFOFQ
        -20:BCBGBOBQDCDGDODQ 40:1171czrz 50:gjqj 60:HASJ 80:Lz 90:/Y 110:EVEWKXRXf'rfrt 120:AJ
        130:?’ 170:A/AZCJGJOJQJf?f’r? 220:KArvrwry 270:r' 290:RA 330:LA 500:v’w’y’ 510:r’
        """#)

    /// Barlow-Regular
    private static let glyphs15 = FontGlyphs(
        #"""
        2000 3190 2630 6590 5590 8480 6580 1320 2610 2610 3970 5000 2640 3940 2780 4000 5650
        3500 5360 5150 5510 5140 5150 4730 5210 5210 3390 3110 5000 5000 5000 4610 8270 6070
        6270 6070 6180 6050 5680 6130 6540 2590 5770 6110 5680 7150 6760 6220 5920 5760 6120
        5840 5690 6480 5890 8780 5890 5670 5490 3800 4000 3800 4500 4840 1950 5110 5460 5200
        5460 5330 3560 5350 5390 2550 2450 5010 2300 8270 5390 5450 5520 5520 3640 4810 3640
        5360 4750 7210 4770 4610 4450 3020 1660 3020 5010 1400 1400 2670 2670 2750 4500 6850
        7950 3090 6360 6580 3630 3930 2000 3190 5200 6060 6880 4530 8690 5400 4510 3810 5000
        3260 3220 5460 5770 2100 1840 3490 5400 8060 7960 9010 4610 9210 6830 4220 6220 5670
        5570 8320 5310 5000 5280 5400 2120
        """#, kernedAs: glyphs13)

    /// Barlow-SemiBold
    private static let glyphs16 = FontGlyphs(
        #"""
        2000 3350 3250 6770 5670 8330 6880 1550 3160 3160 3980 4910 2650 4040 2730 4470 5680
        3530 5510 5310 5850 5300 5290 4880 5330 5270 3550 3140 4910 4910 4910 5000 8210 6480
        6220 6080 6180 5920 5630 6130 6370 2620 5810 6200 5710 7150 6690 6210 5950 5870 6130
        5910 5790 6360 6100 8780 6160 5990 5540 4030 4470 4030 4650 5090 2190 5220 5590 5310
        5590 5410 3760 5490 5440 2550 2510 5220 2390 8290 5440 5560 5630 5630 3760 4930 3740
        5410 5040 7610 5160 4890 4550 3500 1900 3500 5220 1810 1810 3290 3290 3440 4670 6680
        8310 3140 6350 6650 3450 3680 2000 3350 5310 6100 6870 4790 8350 5200 4470 3780 4910
        3370 3230 5490 6080 2260 1900 3580 5200 8190 8000 9110 5000 9460 6740 4370 6220 5760
        5680 8360 5430 4910 5320 5470 2280
        """#, kernedAs: glyphs14)

    /// BarlowCondensed-Bold
    private static let glyphs17 = FontGlyphs(
        #"""
        2000 2790 3460 6160 4440 7660 6030 1700 3110 3110 3610 4380 2110 3310 2230 4150 4530
        2840 4380 4360 4840 4390 4400 4070 4400 4350 2750 2320 4380 4380 4380 4370 7590 4820
        4700 4640 4760 4380 4210 4670 4800 2300 4520 4910 4260 5480 5140 4730 4650 4610 4710
        4440 4680 4790 4880 6890 4750 4740 4120 3450 4150 3450 4220 4210 2200 4460 4450 4340
        4450 4360 2980 4410 4470 2190 2170 4490 2090 6750 4470 4420 4480 4480 3240 4120 2910
        4470 4360 6130 4390 4230 3730 3440 1860 3440 4900 1880 1880 3520 3520 3490 3800 5930
        7090 3060 5000 5420 2920 3000 2000 2790 4340 5170 5310 4370 7910 4590 4340 3590 4380
        2660 2820 4500 5140 2250 1570 2950 4590 7160 6910 7930 4370 7550 5060 3990 5540 4650
        4610 6860 4490 4380 4570 4420 1900
        -860:7/ -820:LT -790:/A’J -760:,Y.YAVAW -750:VAWAY,Y.’s -690:T-TcTdTeToYA’-’c’d’e’o
        -660:/aP/TgTq -650:'J -630:Ts -620:’A’a -590:/-/c/d/e/oATY-YcYdYeYo -570:PJV/W/Y/YJ
        -560:47AY -550:F/TA -540:,T.T41YgYq -500:A’Ta -490:'AA'V-VcVdVeVoW-WcWdWeWo
        -460:7,7.XvXwXy -440:’g’q -430:,0.0T,T.VsWsYvYwYy -420:AvAwAy -410:FA -390:,V,W.V.W
        -360:/s -350:VJWJYu -340:,7.7BYDYF-FcFdFeFgFmFnFoFpFqFrLYPAV,V.VgVqW,W.WgWqYmYnYpYr
        -300:TvTwTyVaWa -290:/C/G/O/Q/v/w/yFaTmTnTpTrTzYfYtv/w/y/ -280:BXDXRYSXXS
        -270:FsYS’m’n’p’r -250:ASSY -240:BVBWDVDW -230:'-'c'd'e'oYCYGYOYQvgvqwgwqygyq
        -220:,v,w,y.v.w.y/u/zFvFwFxFyFzKSPXPYVmVnVpVrVxWmWnWpWrWxYxYzk-kckdkekgkokqks
        -220:svswsyv,v.w,w.y,y. -210:KCKGKOKQcvcwcyx-xcxdxexo -200:'s-xBADAox
        -190:ACAGAOAQTCTGTOTQ -170:/g/qFuP,P.TuVCVGVOVQWCWGWOWQ
        -160:'a-v-w-y31VfVtWfWtXCXGXOXQovowoyv-vcvdvevovsw-wcwdwewowsy-ycydyeyoys
        -150:SVSWVSWSs's’
        -140:/m/n/p/r218191AuCXGXJAL?OXPVPWQYTfTtUAVzWzX-XcXdXeXfXgXoXqXsXtXuavawaybx
        -140:cxeveweye’hxkfktmxnxpxsxvawaya -130:CYGYJ/LfLtOYQXU/VvVwVyWvWwWy -120:rgrq
        -110:/L61 -100:CAGAOAQAe'ss -80:/K1151T/TxVuWuYBYDYEYFYNYPa'a’
        -70:-'BvBwByCvCwCyDvDwDyFfFtGvGwGyOvOwOyQvQwQySvSwSyXJbvbwbyhvhwhyijmvmwmynv
        -70:nwnyo'pvpwpyr-rcrdrero
        -60:,K,L.K.L/B/D/E/F/N/P/R/SAfAtB,B.BsD,D.DsFJJ,J.JBJDJEJFJNJPSTU,U.UBUDUEUF
        -60:UNUPYRb,b.cfcteafgfqgvgwgyh,h.m,m.n,n.p,p.qvqwqyu’
        -50:C-CcCdCeCoG-GcGdGeGoO-OcOdOeOoQ-QcQdQeQora -40:AsLCLGLOLQRVRW
        -30:'m'n'p'r,-,c,d,e,g,o,q-,-..-.c.d.e.g.o.q71B/BBBDBEBFBKBNBPC,C.D/DBDDDEDF
        -30:DKDNDPE-EcEdEeEoEsG,G.HBHDHEHFHNHPJCJGJOJQO,O.Q,Q.S,S.SBSDSESFSNSPTLUCUG
        -30:UOUQVRWRYLYsa,a.b'b’c,c.c’e,e.efeth'h’m'm’n'n’o,o.p'p’’u -20:A-AcAdAeAoLS
        30:'f'tAXRSX,X.XAf'giqir't't’ 40:12 50:RArvrwry 60:K,K.K/L,L.L/R/vvvwvywvwwwyyvywyy
        80:A/AxEJKA 100:,X.X 140:AAQ?v’w’y’z/ 160:EA 170:LA 180:r’ 200:f’ 290:T?
        """#)

    /// BarlowCondensed-Light
    private static let glyphs18 = FontGlyphs(
        #"""
        2000 2440 2060 5820 4090 7850 5270 1060 1990 1990 3600 4430 1690 3090 1810 3130 4420
        2490 3920 4010 3970 4010 4020 3550 4180 3950 1940 1830 4430 4430 4430 3520 7630 3910
        4430 4410 4630 4270 3990 4470 4700 2110 4190 4420 3880 5140 4880 4510 4360 4390 4360
        4090 4110 4750 4270 6060 4230 4110 3910 2920 3130 2920 3900 3650 1700 4040 4170 3940
        4170 4000 2720 4060 4180 2050 1950 3940 1740 6410 4180 4070 4230 4230 2840 3640 2610
        4180 3640 5390 3590 3530 3570 2550 1330 2550 4540 1070 1070 2240 2240 2090 3700 5920
        6030 2920 4820 5080 3130 3320 2000 2440 3940 4990 5210 3750 8460 4750 4390 3580 4430
        2390 2580 4240 4590 1890 1420 2760 4750 6490 6580 7160 3520 6850 5090 3630 4940 4360
        4220 6440 4280 4430 4170 4110 1630
        -660:’s -600:AT -590:7/ -580:LT -570:/A -560:7,7. -510:AVAW -500:A’ -490:,Y.YP,P.Y,Y.
        -480:T,T. -470:T-TcTdTeToYA’-’c’d’e’o -460:31’A’a -450:VAWA -440:,T.T4147YgYq -410:8191
        -400:21 -390:/-/a/c/d/e/oP/TgTq -370:Y-YcYdYeYo -350:TCTGTOTQV-VcVdVeVoW-WcWdWeWo
        -340:’g’q -330:,0.0/L61 -300:TvTwTyVgVqWgWq -290:AYTA -280:'-'c'd'e'o/C/G/O/Qss
        -270:'AA' -260:F/VsWs -250:FA
        -240:,7.7/K1151F-FcFdFeFgFmFnFoFpFqFrLYPAT/TxV,V.W,W.YBYDYEYFYNYPYmYnYpYra'a’
        -220:FsSXTmTnTpTrXS’m’n’p’r -210:BADA’J -200:'s -190:XvXwXy -180:/B/D/E/F/N/PASJ/U/
        -170:'J,V,W.V.WSY
        -160:,K,L.K.L/R/SB,B.BsD,D.DsFJJ,J.JBJDJEJFJNJPSTTsU,U.UBUDUEUFUNUPb,b.fgfqgv
        -160:gwgyh,h.m,m.n,n.p,p.qvqwqyu’ -150:PJV/W/Y/YJ
        -140:-v-w-yBVBWC-CcCdCeCoDVDWG-GcGdGeGoO-OcOdOeOoQ-QcQdQeQoovowoy -130:Tavgvqwgwqygyq
        -120:'a/g/qFuTu -110:AvAwAyYvYwYy -100:VaWab'e'h'm'n'p' -90:/sACAGAOAQBYDYLfLtVJWJYu
        -80:'m'n'p'r,-,c,d,e,g,o,q-,-..-.c.d.e.g.o.q71B/BBBDBEBFBKBNBPC,C.D/DBDDDEDF
        -80:DKDNDPE-EcEdEeEoEsFaG,G.HBHDHEHFHNHPJCJGJOJQO,O.Q,Q.S,S.SBSDSESFSNSPTLUC
        -80:UGUOUQVRWRYLYsa,a.b’c,c.c’e,e.h’m’n’o,o.p’’u
        -70:/v/w/yBXDXLSRYTzVCVGVOVQVSWCWGWOWQWSYCYGYOYQYSYfYtk-kckdkekos’v/w/y/
        -60:,v,w,y.v.w.y/u/zFvFwFxFyFzKSPXPYVmVnVpVrVxWmWnWpWrWxYxYzkgkqkss'svswsyv,
        -60:v.w,w.y,y. -50:-xKCKGKOKQSVSWcvcwcyoxx-xcxdxexo
        -40:/m/n/p/rAuCXGXJAL?OXPVPWQYTfTtUAVfVtVzWfWtWzX-XCXGXOXQXcXdXeXfXgXoXqXsXt
        -40:Xuavawaybxcxefeteveweye’hxkfktmxnxpxsxv-vavcvdvevovsw-wawcwdwewowsy-yayc
        -40:ydyeyoys -30:CACVCWCYGAGVGWGYOAOVOWOYQAQXVvVwVyWvWwWyear-rcrdrergrorq
        -20:-'AfAtBvBwByCvCwCyDvDwDyFfFtGvGwGyOvOwOyQVQWQvQwQySvSwSyVuWuXJYRbvbwbycf
        -20:cteshvhwhyijmvmwmynvnwnyo'pvpwpy 40:E/Q?z/ 50:A/ 60:RVRW 70:T?giqi
        80:'f'tAJAXRSX,X.XAf'r't't’ 100:,X.X 150:RArvrwry 160:K,K.K/L,L.L/R/vvvwvywvwwwyyvywyy
        200:f’ 240:AxEJKA 260:EA 340:r’ 390:v’w’y’ 410:AA 500:LA
        """#)

    /// BarlowCondensed-Medium
    private static let glyphs19 = FontGlyphs(
        #"""
        2000 2610 2740 5990 4260 7760 5640 1370 2540 2540 3610 4400 1890 3200 2020 3630 4470
        2660 4150 4180 4400 4200 4200 3810 4290 4140 2340 2070 4400 4400 4400 3940 7590 4360
        4560 4520 4690 4320 4100 4570 4750 2200 4350 4660 4070 5300 5010 4620 4510 4500 4530
        4260 4390 4770 4570 6460 4490 4420 4010 3180 3630 3180 4060 3920 1940 4250 4310 4130
        4310 4170 2850 4230 4320 2120 2060 4210 1910 6570 4320 4240 4350 4350 3040 3870 2750
        4320 3990 5750 3980 3870 3650 2980 1590 2980 4710 1460 1460 2870 2870 2770 3750 5920
        6550 2990 4910 5250 3030 3190 2000 2610 4130 5080 5260 4050 8190 4670 4360 3580 4400
        2520 2700 4370 4860 2060 1490 2850 4670 6820 6740 7540 3940 7190 5080 3800 5640 4500
        4410 6640 4380 4400 4480 4260 1760
        -720:7/ -710:’s -700:LT -680:/A -630:AVAW -620:,Y.YY,Y. -600:AT -590:VAWA
        -580:T-TcTdTeToYA’-’c’d’e’o -530:’A’a -520:/aP/TgTq -510:7,7. -500:47A’
        -490:,T.T/-/c/d/e/oYgYq’J -480:41Y-YcYdYeYo -460:T,T. -420:AYTAV-VcVdVeVoW-WcWdWeWo
        -400:'JF/ -390:Ts’g’q -380:'A,0.0A' -360:V/W/Y/YJ -350:PJ -340:VsWs -330:FAP,P.
        -320:31VgVqWgWqXvXwXy -310:Ta -300:TvTwTy
        -290:,7.7/C/G/O/QF-FcFdFeFmFnFoFpFrLYPAV,V.W,W.YmYnYpYr -280:,V,W.V.W8191FgFq
        -270:21TCTGTOTQYvYwYy -260:'-'c'd'e'oAvAwAy -250:SXTmTnTpTrXS -240:Fs’m’n’p’r
        -220:/L/s61VJWJYu -210:ASBABYDADYSY -200:'s -190:BVBWDVDWVaWass
        -180:/v/w/yFaTzYfYtv/vgvqw/wgwqy/ygyq -170:/K1151BXDXRYT/TxYBYDYEYFYNYPYSa'a’ -160:J/U/
        -150:-v-w-yYCYGYOYQovowoy -140:'a/g/qFuTuk-kckdkeko
        -130:,v,w,y.v.w.y/u/zACAGAOAQFvFwFxFyFzKCKGKOKQKSPXPYVmVnVpVrVxWmWnWpWrWxYxYz
        -130:cvcwcykgkqkssvswsyv,v.w,w.x-xcxdxexoy,y. -120:-x/B/D/E/F/N/PBsDsVCVGVOVQWCWGWOWQox
        -110:,K,L.K.L/R/SB,B.D,D.FJJ,J.JBJDJEJFJNJPLfLtSTU,U.UBUDUEUFUNUPVSWSb,b.fgfq
        -110:gvgwgyh,h.m,m.n,n.p,p.qvqwqys's’u’
        -100:SVSWVfVtWfWtXCXGXOXQe'v-vcvdvevovsw-wcwdwewowsy-ycydyeyoys
        -90:/m/n/p/rAuC-CcCdCeCoG-GcGdGeGoJAL?O-OcOdOeOoPVPWQ-QYQcQdQeQoTfTtUAVzWzX-
        -90:XcXdXeXfXgXoXqXsXtXuavawaybxcxeveweye’hxmxnxpxsxvawaya
        -80:CXCYGXGYOXOYQXVvVwVyWvWwWykfktrgrq -70:b'h'm'n'p'
        -60:'m'n'p'r,-,c,d,e,g,o,q-,-..-.c.d.e.g.o.q71B/BBBDBEBFBKBNBPC,C.CAD/DBDDDE
        -60:DFDKDNDPE-EcEdEeEoEsG,G.GAHBHDHEHFHNHPJCJGJOJQO,O.OAQ,Q.QAS,S.SBSDSESFSN
        -60:SPTLUCUGUOUQVRWRYLYsa,a.b’c,c.c’e,e.h’m’n’o,o.p’’u -50:VuWuear-rcrdrero
        -40:-'AfAtBvBwByCvCwCyDvDwDyFfFtGvGwGyLSOvOwOyQvQwQySvSwSyXJYRbvbwbycfctefet
        -40:hvhwhyijmvmwmynvnwnyo'pvpwpy -30:Asra -20:CVCWGVGWLCLGLOLQOVOWes 20:12 30:E/
        50:AJgiqi 60:'f'tAXRSX,X.XAf'r't't’ 70:A/ 90:Q?z/ 100:,X.XRA
        110:K,K.K/L,L.L/R/rvrwryvvvwvywvwwwyyvywyy 170:AxEJKA 180:T? 200:f’ 210:EA 270:r’v’w’y’
        280:AA 340:LA
        """#)

    /// BarlowCondensed-Regular
    private static let glyphs20 = FontGlyphs(
        #"""
        2000 2510 2350 5890 4160 7810 5420 1190 2220 2220 3610 4420 1770 3130 1900 3340 4440
        2560 4020 4080 4150 4090 4100 3660 4220 4030 2110 1930 4420 4420 4420 3700 7610 4100
        4490 4460 4650 4290 4040 4510 4720 2150 4260 4520 3960 5210 4930 4560 4420 4430 4430
        4160 4230 4760 4390 6230 4340 4240 3950 3030 3340 3030 3960 3760 1800 4130 4230 4020
        4230 4070 2770 4130 4240 2080 2000 4050 1810 6480 4240 4150 4280 4280 2920 3740 2670
        4240 3790 5540 3760 3680 3610 2730 1440 2730 4610 1230 1230 2500 2500 2380 3720 5920
        6250 2950 4860 5150 3090 3270 2000 2510 4020 5030 5230 3880 8350 4720 4380 3580 4420
        2450 2630 4290 4700 1960 1450 2800 4720 6620 6650 7320 3700 6990 5090 3700 5240 4420
        4300 6520 4320 4420 4300 4170 1690
        """#, kernedAs: glyphs18)

    /// BarlowCondensed-SemiBold
    private static let glyphs21 = FontGlyphs(
        #"""
        2000 2690 3060 6060 4340 7720 5810 1520 2790 2790 3610 4390 1990 3250 2110 3860 4500
        2740 4250 4260 4590 4280 4290 3920 4340 4230 2520 2180 4390 4390 4390 4130 7590 4560
        4620 4570 4720 4350 4150 4620 4770 2240 4430 4770 4150 5380 5070 4670 4570 4550 4610
        4340 4520 4780 4710 6650 4600 4560 4060 3300 3860 3300 4130 4050 2060 4340 4370 4220
        4370 4260 2910 4310 4390 2150 2110 4330 1990 6650 4390 4320 4410 4410 3130 3980 2820
        4380 4150 5920 4170 4030 3680 3190 1710 3190 4800 1650 1650 3160 3160 3090 3770 5930
        6790 3020 4950 5320 2980 3110 2000 2690 4220 5120 5280 4190 8070 4630 4350 3590 4390
        2580 2750 4430 4980 2150 1530 2900 4630 6970 6820 7710 4130 7350 5070 3890 5970 4570
        4500 6740 4430 4390 4620 4330 1820
        """#, kernedAs: glyphs17)

    /// BarlowSemiCondensed-Bold
    private static let glyphs22 = FontGlyphs(
        #"""
        2000 3110 3520 6510 5080 7950 6540 1690 3290 3290 3800 4620 2380 3700 2470 4440 5110
        3190 4990 4870 5440 4880 4880 4510 4900 4820 3190 2740 4620 4620 4620 4790 7860 5770
        5450 5360 5470 5110 4900 5400 5540 2460 5180 5580 4990 6310 5900 5470 5310 5270 5430
        5200 5260 5540 5550 7830 5530 5460 4850 3810 4440 3810 4480 4720 2260 4870 5050 4860
        5050 4920 3420 4980 4970 2370 2350 4910 2270 7550 4970 5030 5080 5080 3540 4570 3350
        4960 4780 6980 4880 4640 4160 3600 1940 3600 5120 1960 1960 3580 3580 -1 4280 6260 7800
        3110 5670 6060 -1 -1 2000 3110 4860 5650 6080 4660 8040 4840 4390 3670 4620 3050 3030
        5010 5690 2300 1750 3260 4840 7710 7470 8550 4790 8580 5880 4220 5840 5230 5180 7620
        5000 4620 5040 4960 2130
        -970:YA -930:7/ -880:VAWA -850:Y,Y. -830:/A -820:LT -790:/a -770:T-TcTdTeTo -750:41
        -740:,Y.YA'YgYq -730:AT -720:AY -690:'AY-YcYdYeYo -660:/-/c/d/e/o -650:TgTq -640:'J47
        -630:,T.TYJ -620:Ts -610:V/W/Y/ -600:TA -590:FA -570:T,T. -560:7,7.F/
        -550:V-VcVdVeVoW-WcWdWeWo -500:L' -480:AvAwAy -470:AVAWF,F.V,V.VgVqW,W.WgWq
        -460:/g/qF-FcFdFeFo -450:PAVaVsWaWs -440:YmYnYpYr -430:/sLYPJTaTmTnTpTrTvTwTyVJWJ
        -410:XvXwXy -400:FsYvYwYy -390:-7FaFgFqFvFwFxFyo7 -380:BYDYYu -370:,V,W.V.WY:
        -360:'-'c'd'e'o -350:YfYt -340:,0.0ASFJk-kckdkeko -330:P/QYSXYa -320:FmFnFpFrTuTxYx
        -310:,v,w,y.v.w.y -300:Ys -290:/v/w/yBADAYCYGYOYQsvswsyv,v.v/w,w.w/x-xcxdxexoy,y.y/
        -280:BXDXPXPYRYXSXgXqYSvgvqwgwqygyq -270:FuSYe'f,f.kgkq -260:V:W:vswsys
        -250:/C/G/O/QBVBWDVDWFzKCKGKOKQKvKwKyTJVCVGVOVQWCWGWOWQYzv-vcvdvevow-wcwdwewo
        -250:y-ycydyeyo -240:-xQXX-XcXdXeXoox -230:TCTGTOTQ
        -220:-v-w-y/m/n/p/rKSXCXGXOXQb'h'm'n'ovowoyp' -210:'sLVLWeveweyvawaya
        -200:ACAGAOAQCYGYOYr,r. -190:VmVnVpVrWmWnWpWr -180:-'4'AfAtK-KcKdKeKoQVQWSVSWVSWScxo'
        -170:,7.791JAPVPWUAVvVwVyWvWwWycvcwcyrgrq -160:'g'qP,P.a'ks
        -150:'aLfLtP-PcPdPePobvbwbyf-fcfdfefohvhwhymvmwmynvnwnypvpwpy
        -140:KgKqLvLwLyQATzVuWuavawayc'sxxgxq -130:81CAGAOARVRWc,c.fgfqs' -120:J/U/ex
        -110:'4-T/u/zAgAqKJVxWxXJXse,e.kav:w:x:y: -100:2151A-AcAdAeAoBTDTPgPqXaijr-rcrdrero
        -90:-,-./f/t3161PsTfTto,o. -80:CVCWGVGWOVOWVfVtWfWtss
        -70:-f-t23AUAuBsCXDsF:GXKsL?OXQTSTVzWzXfXtXuYBYDYEYFYNYPb,b.bxefetf/h,h.hxkf
        -70:ktm,m.mxn,n.nxofotp,p.px
        -60:'m'n'p'r,-,c,d,e,g,o,q.-.c.d.e.g.o.q/L01B,B.BgBqD,D.DgDqJ,J.LCLGLOLQU,U.
        -60:VKWKeafs -50:BvBwByCgCqDvDwDyGgGqOgOqQgQqafatra
        -40:-//KCTCvCwCyFfFtGTGvGwGyJCJGJOJQOTOvOwOyPaQvQwQyR-RcRdReRoS,S.SvSwSyT/UC
        -40:UGUOUQX:b/esfah/m/n/o/p/rst-tctdtetoxs
        -30:,K,L,f,t,u.K.L.f.t.u/B/D/E/F/J/N/P/R/SBfBtBuC,C-C.CcCdCeCoDfDtDuG,G-G.Gc
        -30:GdGeGoJBJDJEJFJNJPNBNDNENFNNNPO,O-O.OcOdOeOoQ-QcQdQeQoSaTSTiUBUDUEUFUNUP
        -30:VBVDVEVFVNVPWBWDWEWFWNWPYRc-cccdcecfcoctg'gvgwgyq'qvqwqy -20:As 20:1271
        30:EVEWK,K.K/KXL,L.L/R/RXrfrtvvvwvywvwwwyyvywyy 40:AZAxCJEJGJOJQJczf'f?r?rz 50:,X.X
        70:/YAALzQ?z/ 80:A/EArvrwry 100:KARA 110:r' 140:T? 170:LA
        """#)

    /// BarlowSemiCondensed-Italic
    private static let glyphs23 = FontGlyphs(
        #"""
        1940 2770 2410 6050 4730 7900 5820 1210 2340 2340 3680 4570 2140 3430 2270 3560 4890
        2940 4550 4480 4680 4470 4480 4070 4580 4470 2670 2440 4570 4570 4570 4030 7700 4930
        5220 5110 5250 5020 4710 5160 5460 2300 4860 5150 4680 6000 5670 5230 5010 4940 5120
        4850 4810 5450 4990 7280 4960 4810 4580 3310 3560 3310 4100 4170 1820 4690 4700 4470
        4700 4560 3070 4600 4670 2250 2160 4390 2000 7150 4670 4660 4750 4750 3190 4150 3060
        4660 4140 6180 4140 4020 3910 2790 1500 2790 4660 1280 1280 2510 2510 -1 3990 6200 6890
        2930 5440 5690 -1 -1 1940 2770 4470 5380 5880 4080 8260 4910 4310 3580 4570 2770 2840
        4730 5080 1970 1600 3050 4910 7120 7080 7920 4030 7860 5780 3840 5560 4900 4790 7200
        4670 4570 4650 4640 1850
        -770:LT -720:/AVAWA -700:Y,Y. -690:41 -660:YA -620:7/AT -610:T-TcTdTeTo -570:YaYgYq
        -540:/-/c/d/e/o -530:AY -520:AVAWY-YcYdYeYo -510:A' -500:TaTgTq -490:7,7. -460:'A
        -450:TA -430:V,V-V.VcVdVeVoW,W-W.WcWdWeWo -420:,Y.Y -400:TCTGTOTQ
        -390:'-'c'd'e'o/a/g/qFAP,P. -380:,T.T47T,T.TmTnTpTr -370:Ts -360:VaVgVqWaWgWqYmYnYpYr
        -350:,0.0 -340:F,F.Tx -330:F-FcFdFeFo -320:81TvTwTy -290:fafgfq -280:91ASF/Tu -270:-T
        -260:'JFJYJv,v.w,w.y,y. -250:51FsV/VsW/WsY/YvYwYy -240:'s,v,w,y.v.w.y2131LYPAY:
        -230:61AvAwAyJ/SXU/V:W:XSf,f-f.fcfdfefo -220:BADAFaFgFqFvFwFyP/QYYu -210:/v/w/yL'v/w/y/
        -200:XvXwXyYfYtsssvswsy -190:'a'g'q/C/G/O/QFmFnFpFrYxb'h'm'n'p'vavgvqvswawgwqwsyaygyqys
        -180:,V,W.V.W/sBVBWDVDWPJSTVJWJYBYCYDYEYFYGYNYOYPYQb,b.h,h.m,m.n,n.p,p.s'
        -170:-v-w-yBsDsc,c.ovowoyr,r. -160:-7Fxo7
        -150:BYDYLVLWSYVCVGVOVQWCWGWOWQYsk-kckdkekox-xcxdxexo
        -140:'m'n'p'r,-,a,c,d,e,g,o,q.-.a.c.d.e.g.o.q/L01B,B.D,D.FuJ,J.U,U.VKWKe'e,e.
        -130:,7.7X-XcXdXeXo -120:BXDXPXPYRYXaXgXqYSv-vcvdvevow-wcwdwewoy-ycydyeyo
        -110:/KACAGAOAQAaAgAqJCJGJOJQLfLtS,S.T/UCUGUOUQkakgkq -100:-xFzKCKGKOKQKvKwKyQXTJYzox
        -90:/m/n/p/r11BaBgBqDaDgDqKSP-PcPdPePoVSVmVnVpVrWSWmWnWpWrXCXGXOXQeveweyfs
        -80:-,-./B/D/E/F/N/PCYGYOYQVQWSVSWo,o.rargrq
        -70:,K,L,f,t,u-'.K.L.f.t.u/J/R/S4'A-AcAdAeAfAoAtBfBtBuC,C.DfDtDuG,G.JAJBJDJE
        -70:JFJNJPK-KcKdKeKoNBNDNENFNNNPO,O.PVPWTiUAUBUDUEUFUNUPVBVDVEVFVNVPVvVwVyWB
        -70:WDWEWFWNWPWvWwWya,a.cvcwcxcyexg'gvgwgykso'q'qvqwqyt-tctdteto
        -60:/f/tC-CcCdCeCoG-GcGdGeGoKaKgKqLvLwLyO-OcOdOeOoQ-QAQcQdQeQoTfTtTzVuWubvbw
        -60:byc'eshvhwhymvmwmynvnwnypvpwpysxxaxgxq
        -50:BvBwByCVCWCaCgCqDvDwDyGVGWGaGgGqKJOVOWOaOgOqQaQgQqefetr-rcrdrero
        -40:'4/u/zB/BBBDBEBFBKBNBPBTCTD/DBDDDEDFDKDNDPDTE-EcEdEeEoEsGTHBHDHEHFHNHPIH
        -40:OTPaPgPqPsQ,Q.SBSDSESFSNSPTLVRVxWRWxXBXDXEXFXJXNXPXsYLb-bcbdbeboe?gsh-hc
        -40:hdhehoijm-mcmdmemon-ncndnenop-pcpdpepoqss?v:w:x:y:
        -30:-f-t23AUAuCXF:GXKsL?LSOXQTVfVtVzWfWtWzXfXtXubxf/hxkfktmxnxofotpxtatgtq
        -20:71CAFCFGFOFQGALCLGLOLQOARVRWrsxs 20:E/ 30:/YLzQ?gigjqiqjz/ 40:'f'tAXHARSSJX,X.XAt'
        50:,X.X 60:T? 70:EVEWK,K.K/KXL,L.L/R/RXrfrtvvvwvywvwwwyyvywyy 110:AZAxCJEJGJOJQJf'f?r?
        120:AJEA 130:A/ 180:AA 190:r' 210:rvrwry 240:KA 250:RA 430:LA
        """#)

    /// BarlowSemiCondensed-Light
    private static let glyphs24 = FontGlyphs(
        #"""
        2000 2790 2220 6170 4820 8200 5870 1140 2180 2180 3790 4730 2160 3500 2310 3470 5030
        2990 4610 4550 4670 4540 4560 4110 4670 4560 2630 2460 4730 4730 4730 3980 7960 4910
        5360 5240 5400 5190 4850 5300 5650 2340 4970 5240 4780 6150 5840 5370 5130 5050 5240
        4950 4880 5640 5030 7420 5000 4830 4690 3310 3470 3310 4170 4190 1780 4550 4790 4550
        4790 4650 3100 4680 4780 2300 2190 4430 2000 7340 4780 4730 4860 4860 3220 4210 3100
        4760 4140 6220 4100 4010 3990 2690 1450 2690 4730 1150 1150 2330 2330 -1 4070 6420 6920
        2990 5590 5810 -1 -1 2000 2790 4550 5520 6050 4090 8640 5120 4460 3700 4730 2800 2900
        4840 5110 1960 1620 3090 5120 7250 7260 8070 3980 7980 5980 3890 5580 5000 4880 7370
        4770 4730 4720 4740 1840
        """#, kernedAs: glyphs23)

    /// BarlowSemiCondensed-Medium
    private static let glyphs25 = FontGlyphs(
        #"""
        2000 2950 2860 6340 4950 8080 6190 1410 2720 2720 3790 4680 2270 3600 2380 3950 5070
        3090 4800 4710 5050 4710 4720 4310 4780 4630 2910 2600 4680 4680 4680 4380 7910 5330
        5400 5300 5440 5150 4870 5350 5600 2400 5070 5410 4880 6230 5870 5420 5220 5160 5330
        5070 5070 5590 5290 7620 5260 5140 4760 3550 3950 3550 4320 4450 2020 4710 4920 4700
        4920 4780 3260 4830 4870 2330 2270 4670 2130 7420 4870 4900 4970 4970 3410 4370 3220
        4850 4450 6590 4490 4320 4080 3130 1690 3130 4920 1550 1550 2940 2940 -1 4170 6340 7350
        3050 5630 5930 -1 -1 2000 2950 4700 5580 6070 4360 8350 4980 4430 3690 4680 2920 2960
        4920 5400 2130 1690 3210 4980 7480 7360 8300 4380 8270 5930 4050 5930 5110 5020 7490
        4880 4680 4890 4850 1990
        -790:LT -780:VAWA -770:YA -760:/A -750:Y,Y. -730:7/ -710:41 -660:/aATT-TcTdTeTo
        -630:YgYq -600:AY -590:/-/c/d/e/oA' -580:Y-YcYdYeYo -560:TgTq -540:'A -530:,Y.Y
        -520:7,7. -500:AVAWTA -480:V-VcVdVeVoW-WcWdWeWo -470:,T.T47 -460:FATs -450:T,T.
        -440:V,V.W,W. -420:/g/q -400:'JTmTnTpTrVgVqWgWq -390:YJYmYnYpYr
        -380:'-'c'd'e'oF,F-F.F/FcFdFeFoV/W/Y/ -360:TvTwTyVaWa -350:,0.0 -340:TCTGTOTQ -330:Tx
        -320:AvAwAyPAVsWs -310:FsL'LYYvYwYy -300:ASP,P. -290:FJTu -280:FaFgFqFvFwFyY:Yu
        -270:,v,w,y.v.w.y/sPJTaVJWJXvXwXyv,v.w,w.y,y. -260:P/QYSXYaYfYt
        -250:,V,W-7.V.W81BADAXSo7 -240:/v/w/y91FxV:W:f,f.v/w/y/ -230:'sBYDYFmFnFpFrYxfgfqsvswsy
        -220:YCYGYOYQk-kckdkekovgvqwgwqygyq -210:-T/C/G/O/QBVBWDVDWa'f-fcfdfefovswsys
        -200:Ysb'h'm'n'p'x-xcxdxexo -190:-v-w-y213151J/SYU/VCVGVOVQWCWGWOWQovowoy
        -180:'g'q61BXDXFuPXPYRYXgXqe'r,r. -170:LVLWX-XcXdXeXoYSkgkq
        -160:FzTJYzc,c.s'ssv-vcvdvevow-wcwdwewoy-ycydyeyo -150:-xKCKGKOKQKvKwKyQXox
        -140:,7.7ACAGAOAQBsDsSTXCXGXOXQYBYDYEYFYNYPb,b.h,h.m,m.n,n.p,p.
        -130:/m/n/p/rKSLfLtVmVnVpVrWmWnWpWre,e.eveweyvawaya -120:CYGYOYQVQWVSWSrgrq
        -110:'a'm'n'p'r,-,c,d,e,g,o,q-'.-.c.d.e.g.o.q/L014'AfAgAqAtB,B.D,D.J,J.K-KcKd
        -110:KeKoP-PcPdPePoSVSWU,U.VKWKcxo' -100:JAPVPWUAVvVwVyWvWwWycvcwcyks
        -90:-,-.KgKqLvLwLyTzVuWuavawaybvbwbyc'exhvhwhymvmwmynvnwnyo,o.pvpwpysxxgxq
        -80:/KA-AcAdAeAoBgBqDgDqJCJGJOJQQAS,S.T/UCUGUOUQfs
        -70:'4/f/t/u/zKJTfTtVxWxXJXsfakar-rcrdrerov:w:x:y:
        -60:,K,L,f,t.K.L.f.t/B/D/E/F/J/N/P/R/S11BTBfBtBuC,C.CACVCWDTDfDtDuG,G.GAGVGW
        -60:JBJDJEJFJNJPNBNDNENFNNNPO,O.OAOVOWPgPqPsRVRWTiUBUDUEUFUNUPVBVDVEVFVNVPWB
        -60:WDWEWFWNWPXaefetg'gvgwgyijq'qvqwqyt-tctdteto
        -50:,u.uBvBwByC-CcCdCeCgCoCqDvDwDyG-GcGdGeGgGoGqO-OcOdOeOgOoOqQ-QcQdQeQgQoQq
        -50:VfVtWfWteaes
        -40:-f-t23AUAuCTCXF:GTGXKsL?LCLGLOLQOTOXQTVzWzXfXtXubxf/hxkfktmxnxofotpx
        -30:B/BBBDBEBFBKBNBPCaD/DBDDDEDFDKDNDPE-EcEdEeEoEsGaHBHDHEHFHNHPIHOaQ,Q.QaSB
        -30:SDSESFSNSPTLVRWRXBXDXEXFXNXPYLa,a.afatb-bcbdbeboe?gsh-hchdhehom-mcmdmemo
        -30:n-ncndnenop-pcpdpepoqsras?xs
        -20:-/BaCvCwCyDaFfFtGvGwGyLSOvOwOyPaQvQwQyR-RcRdReRoSaSvSwSyTSX:YRb/c-cccdce
        -20:cfcocth/m/n/o/p/rstgtq 20:czgigjqiqjrz 30:'f'tAXHARSSJX,X.XAt' 40:/YLzQ?z/
        50:,X.XKXRX 60:EVEWK,K.K/L,L.L/R/rfrtvvvwvywvwwwyyvywyy 80:AJAZAxCJEJGJOJQJf'f?r? 90:T?
        110:EA 120:A/ 140:AA 160:r'rvrwry 190:KA 200:RA 340:LA
        """#)

    /// BarlowSemiCondensed-Regular
    private static let glyphs26 = FontGlyphs(
        #"""
        2000 2850 2490 6240 4880 8150 6000 1250 2410 2410 3790 4710 2210 3540 2340 3670 5040
        3030 4690 4620 4830 4610 4620 4190 4720 4610 2750 2520 4710 4710 4710 4150 7940 5080
        5380 5260 5420 5170 4860 5320 5630 2370 5010 5310 4820 6180 5850 5390 5170 5100 5280
        5000 4960 5620 5140 7510 5110 4960 4720 3410 3670 3410 4230 4300 1880 4620 4840 4610
        4840 4700 3170 4740 4820 2320 2230 4530 2060 7370 4820 4800 4900 4900 3290 4280 3150
        4800 4270 6380 4260 4140 4030 2880 1550 2880 4810 1320 1320 2590 2590 -1 4110 6390 7100
        3020 5610 5860 -1 -1 2000 2850 4610 5550 6060 4200 8520 5060 4440 3700 4710 2850 2930
        4880 5230 2030 1650 3140 5060 7340 7300 8170 4150 8100 5960 3960 5730 5050 4940 7420
        4810 4710 4790 4790 1900
        """#, kernedAs: glyphs23)

    /// BarlowSemiCondensed-SemiBold
    private static let glyphs27 = FontGlyphs(
        #"""
        2000 3020 3150 6420 5010 8020 6350 1530 2980 2980 3800 4650 2320 3640 2420 4170 5090
        3130 4880 4780 5220 4780 4790 4400 4840 4800 3040 2660 4650 4650 4650 4560 7890 5520
        5420 5330 5450 5130 4890 5370 5570 2430 5120 5490 4930 6270 5880 5440 5260 5210 5370
        5130 5160 5570 5400 7710 5380 5280 4800 3660 4170 3660 4390 4570 2130 4780 4980 4770
        4980 4840 3330 4900 4910 2350 2310 4780 2190 7470 4910 4900 5020 5020 3420 4460 3280
        4890 4600 6770 4660 4460 4120 3340 1800 3340 5010 1730 1730 3220 3220 -1 4220 6300 7550
        3080 5650 5990 -1 -1 2000 3020 4770 5610 6070 4490 8210 4920 4410 3680 4650 2980 2990
        4960 5530 2200 1720 3240 4920 7580 7410 8410 4560 8410 5910 4130 6090 5160 5090 7550
        4930 4650 4970 4900 2050
        """#, kernedAs: glyphs22)

    /// Cabin-Bold
    private static let glyphs28 = FontGlyphs(
        #"""
        2250 2500 3960 7100 5240 8420 6270 1960 2770 2770 4460 4580 2320 4180 2320 5510 7060
        3690 5290 5390 5810 5370 5620 5100 6020 5640 2320 2470 4460 4940 4460 4420 7140 6250
        6260 6090 7200 5680 5250 6640 7400 2820 2820 6210 5000 8330 7070 7600 5960 7600 6260
        5800 5540 7180 6570 9630 6270 5980 5480 3350 5510 3400 5110 5580 3030 4980 5710 4480
        5710 5150 3400 5010 5510 2400 2400 4850 2630 8660 5520 5620 5720 5720 3420 4230 3440
        5520 4960 7260 4910 5370 4720 3190 2340 3190 4660 2100 1920 4200 4020 4620 4960 5880
        7040 2980 7030 7390 3470 3470 -1 2300 4760 5250 7060 4600 7010 6070 7010 3250 4870 3090
        3050 6090 6250 2320 2210 3770 6070 7360 7330 9040 4380 8670 7310 4480 7600 5640 5650
        7940 5010 5610 5620 5710
        -1290:’,’. -1150:,’.’ -1000:','.,'.' -990:LY -930:hYmYnY -900:aY -890:kT -870:qTuTxT
        -860:hTmTnToYpY -850:bY -830:TmTnTpTrTxeY -820:YcYdYeYoYqvTyT -810:Tu -800:L'L’wT
        -790:P,P. -780:Tv -770:LVTyoTpT -760:TwbT -750:YgaT -740:rT -730:TcTdTeToTq -710:Tg
        -690:qYuY -680:Ly -670:Ys -650:YmYnYpYr -640:AYF,F.YA -610:LTYu -580:Ya -570:cT
        -550:aVoVpV -540:bV -530:ATFALWTATa -520:hVmVnV’A -510:VcVdVeVoVqeT -490:L-
        -480:A’LvyXzT -470:TzsTvX -460:rX -450:KyaWrAwY -440:AVVAbWeVeWoWpWsYtYwXyZ
        -430:'A.YA'KvKwVgXvXyY,Y.tT -420:C-cYhWmWnWvZxYyA’c’d’e’o’q -410:WgXwqVrZuV
        -400:AyTsVaYwvYyY -390:.TFaLwPAT,T.VsWcWdWeWoWqfAgTvA -380:-TT-kYoXpXqWuW -370:.VYxbXwZ
        -360:AWFmFnFpFrV,V.VmVnVpVrVuWAWaWs -350:-YAvFcFdFeFoFqKcKdKeKoKqKtY-YvZ-b’sV
        -340:T:YtYy’g -330:FgXtYzo’p’wA -320:rYzY -310:.yDXFsKuWmWnWpWrXcXdXeXoXqa’oZpZ’s
        -300:FubZsW’a
        """#)

    /// Cabin-Regular
    private static let glyphs29 = FontGlyphs(
        #"""
        2250 2420 4020 7040 5140 8400 6110 1820 2610 2610 4260 4630 2160 4240 2040 5320 7140
        3550 5240 5470 5590 5410 5680 5020 6090 5700 2040 2160 4050 5020 4040 4410 7220 6160
        5970 6160 7270 5540 5230 6720 7460 2550 2550 5770 5010 8120 7040 7680 5720 7680 6030
        5840 5330 7240 6440 9710 5990 5670 5490 3270 5250 3330 5110 5660 3030 4800 5550 4540
        5550 5120 3310 4980 5420 2120 2120 4480 2360 8770 5590 5500 5570 5570 3210 4140 3370
        5240 4920 7250 4740 5050 4710 2990 2290 2990 4550 1860 1690 3960 3790 4460 5020 5940
        6760 3060 7030 7270 3220 3230 -1 2240 4770 5000 6740 4560 7200 5630 7200 3330 4980 3040
        3100 5910 6220 2380 2160 3700 5630 7170 7290 8850 4490 8650 7300 4390 7670 5700 5570
        7980 5170 5920 5700 5800
        -1460:’,’. -1350:,’.’ -1100:','.,'.' -1020:LV -980:LY -940:hTmTnT -930:hYmYnYrT
        -920:qTuT -910:aY -900:L'kT -890:L’bYoYpYxT’c’d’e’o’q -880:TmTnTpTryT -870:Tu -860:TxvT
        -850:TyYcYdYeYoYqbT -830:TvaToTpT -820:eY’g -810:P,P.Tg -790:TcTdTeToTq -780:b’wT’s
        -770:o’p’’a -760:Yg -750:Ly’- -740:Tw -730:a’qYuY -720:h’m’n’ -700:F,F.Yse’
        -690:YmYnYpYreT -670:LTYa -660:YucT -640:AYYAoVpV -630:-’aVbV -610:C-Ta
        -600:L-VcVdVeVoVq -590:Ts -580:hVmVnV’m’n’p’r -570:FaKyLv -560:s’’A’u -550:Kv
        -540:ATTAsT -530:FALWVgzT -520:A’’z -500:Xy -490:AVVAXv -480:TzgTvXxYyX -470:eVq’sYtTu’
        -460:aWvY -450:FmFnFpFrKwfArAtYwYyY -440:FcFdFeFoFqLwbWoWpW -430:'A.VA'T,V,V.Xwc’eWwX’x
        -420:.TT.YxhWmWnWrXyA’v -410:.YY,Y.Yv’w’y -400:-TFgPAT-VaWaWgYwqVsVuVvAz’
        -390:AyFsFuVsWcWdWeWoWqYyZ-bXkY -380:cYoXpXqWuW -370:AWWAWsc- -360:VmVnVpVrVu
        -350:AvYtg’ -340:-Y.yKcKdKeKoKqT:Y-x’ -330:XcXdXeXoXqwA -320:WmWnWpWrZusWvZv’
        -310:DXW,rYw’y,y.yZy’ -300:.WW. 450:gJ
        """#)

    /// Cairo-Black
    private static let glyphs30 = FontGlyphs(
        #"""
        2200 3020 4360 5600 5600 5600 7100 2600 3370 3370 4280 5600 2900 3880 2830 5020 5600
        5600 5600 5600 5600 5600 5600 5600 5600 5600 2820 3000 5600 5600 5600 4300 9700 6060
        6040 5420 6330 5550 5340 6080 6780 3130 3110 6090 4670 8700 7040 6470 5860 6470 6230
        5450 5260 6610 6170 9590 5760 5700 5290 3720 5390 3720 5600 6120 2890 5180 5560 4530
        5620 5130 3740 5470 5640 2850 2860 5390 2960 8410 5640 5350 5550 5540 3890 4770 3730
        5680 5090 7790 4890 5110 4530 3670 2930 3670 5600 2860 2790 4900 4800 -1 6030 11030 7930
        4350 5600 6490 -1 -1 2200 2880 5600 5600 5600 5290 6420 6420 6420 5600 5600 2800 3500
        5600 6030 2820 2800 4470 6460 5960 5770 6660 4280 8680 6390 5580 6470 5940 6360 7710
        5800 5500 5350 5550 2850
        -3130:// -1100:,'.' -1090:','. -830:LY -700:Yg -680:,Y.YY,Y.YcYeYoYs -670:L' -660:Y/
        -650:'/YdYq -640:LT -620:Ya -610:Ta -600:-YTzY- -580:Tg -570:YmYnYpYr
        -560:(Y)Y/Y0Y1Y2Y3Y4Y5Y6Y7Y8Y9Y?YAYFYTsVYXYYA -540:TcTeTo -520:'-,T-T.TLVT-TdTq
        -510:-'T,T. -500:Yz -480:P,P.T/Yur,r. -430::TF/LWT: -420:&Y -390:P/V/ -380:/c/e/oTy
        -370:/d/qTvTwYw -350:/gF,F. -340:Tx -330:/A/a/s:YY: -320:Tur/
        -310:(T)T,V.V/T0T1T2T3T4T5T6T7T8T9T?TATFTL-PTTAV,V.VTXT -300:TmTnTpTrW/YxYy
        -290:XcXeXof,f. -280:&TX-YGYOYQYv -270:-XVcVeVo -260:AVLyOYQYVAYf -250:VdVgVq
        -240:,W.W/zDYW,W.YCf-f/ -230:/m/n/p/rLvRYU/XgXw -220:Y&
        -210:&''A('(c(e(o)'/'/G/O/Q/u0'1'2'3'4'5'6'7'8'9'?'A'B'D/F'FgP'V'X'XdXqXud'f'
        -210:i'j'l'o)v'x' -200:(d(qBYKgPYVaVsXyb)p) -190:(w-V/yKuO/Q/V-WcWeWgWoXvw)x-y,y.
        -180:,y-x.y/vK-KcKeKoO)Q)VmVnVpVrYSs)y/
        -170:(W(a)W/C/W/w0W1W2W3W4W5W6W7W8W9W?WAWFWFdFqPWPXVWWAWdWqXWe)v/
        -160:&V'&(G(O(Q(m(n(p(r(uDXFcFeFoGYKfKwOXQXTfXGXOXQYth)m)n)q)u)v)
        -150:(C,v.vFsSYWaXCv,v. -140:(f(s(v(y-ZD)FmFnFpFrKdKqP)Vzk-r)
        -130:)y0y1y2y3y4y5y6y7y8y9y?yAyFyKyPyVuWsZgdyfyiyjylyvyxy
        -120:,f-S-W.fCgF-FAKvW-WmWnWpWrXfa'a?r-w/ -110:/JAvEgLfPAV&XtZ-
        -100:,t-f.tBXFuHfHwIfIwKmKnKpKrKtMfMwNfNwRXSfUgVfWzZfb?o?p?
        -90:'d'q)G)O)Q)w,w-J.w0G0O0Q0w1G1O1Q1w2G2O2Q2w3G3O3Q3w4G4O4Q4w5G5O5Q5w6G6O6Q
        -90:6w7G7O7Q7w8G8O8Q8w9G9O9Q9w?G?O?Q?wAGAOAQAfAwBGBOBQC-DVE-OAOVPGPOPQPwQAQV
        -90:VGVOVQWuayb'dwfwg-h'h?iwjwlwm'm?n'n?oxp'vww,w.xcxexoxw
        -80:&W'c'e'o(t)t-y/t0t1t2t3t4t5t6t7t8t9t?tAtBVBtDAHgIgJfJgJwKaLgMgNgPVPtRARV
        -80:RaUaUfUmUnUpUrUzVCVSVtVwXaXmXnXpXrdtftitjtlto'oyvtxty-yg
        -70:&S&g(S(g)C)S)g,U.U/S0C0S0g1C1S1g2C2S2g3C3S3g4C4S4g5C5S5g6C6S6g7C7S7g8C8S
        -70:8g9C9S9g:V?C?S?gA?ACASAgBABCBSGVHcHeHoIcIeIoLwMcMeMoNcNeNoPCPSRcReRgRoSV
        -70:SgSxU,U.UdUqUuV:XSYJavawbydgeyigjglgpysyxgyaycydyeyoyqys
        -60:-vBgCcCeCoFaGfGgLtRdRqSASwVxZcZeZoZuZwe'kckekoovv-vcvevgvoxdxq
        -50:'J'g-tEGEOEQGwHdHqIdIqJcJdJeJoJqMdMqNdNqPaSXSyUcUeUoUsVvVyZdZqbvbxe?evkg
        -50:pvpxvavdvq
        -40:&c&d&e&o&q)c)d)e)o)q0c0d0e0o0q1c1d1e1o1q2c2d2e2o2q3c3d3e3o3q4c4d4e4o4q5c
        -40:5d5e5o5q6c6d6e6o6q7c7d7e7o7q8c8d8e8o8q9c9d9e9o9q?c?d?e?o?qAcAdAeAoAqBcBd
        -40:BeBoBqCfEcEeEoFfGvZmZnZpZrZvZycgdcdddedodqhwhyicidieioiqjcjdjejojqkdkqlc
        -40:ldlelolqmwmynwnysvvsz-
        -30:(U)U/U0U1U2U3U4U5U6U7U8U9U?UAUBUCGCOCQCdCqCuECFUFzGyPUSvT&UAVUXUcccecohv -30:mvnv
        -20:EdEqStwg 20:BWCvCyDWDxESEfKCOWPJQWRuSzbtbzethtkamtntozptpzsxzczezo
        30:&J's(J)J0J1J2J3J4J5J6J7J8J9J?JAJBvBwBxByCJCmCnCpCrCtDJFXGtLGLOLQLcLdLeLo
        30:LqLuOJOZPcPdPePgPoPqQJQZRJTGTJTOTQVJWJXJZCZGZOZQZtbwcdcqewexfgotowpwsgsw
        30:wawcwdwewowqwsxazdzq 40:&UEtFxHJIJMJNJW& 50:&C&G&O&Q&t-a-wB?CCDZEuFtO?PZQ?Tbk?rgw-z?
        60:D?P-c?f&v?y?
        70:&-&w(-)-,C,G,O,Q-A.C.G.O.Q/-0-1-2-3-4-5-6-7-8-9-?-A-B-DTEvEyFCFGFOFQFSFv
        70:GJO,O.Q,Q.R-RTd-fdfqi-j-l-r&rcreros-w? 90:&v&yL?SJTCq?rdrqs?u? 100:D,D. 110:BJBTLC
        150:t- 230:,-.- 270:gj 310:(j
        """#)

    /// Cairo-Bold
    private static let glyphs31 = FontGlyphs(
        #"""
        2200 2800 4110 5600 5600 5600 7010 2390 3080 3080 4250 5600 2630 4080 2560 4660 5600
        5600 5600 5600 5600 5600 5600 5600 5600 5600 2560 2790 5600 5600 5600 4370 9730 6020
        6090 5430 6380 5540 5310 6110 6770 2860 3020 5930 4720 8580 6930 6520 5890 6520 6200
        5440 5260 6540 6030 9300 5690 5570 5320 3550 4980 3550 5600 6200 2680 5110 5440 4460
        5490 5100 3570 5340 5530 2580 2590 5150 2700 8390 5530 5320 5440 5430 3720 4720 3640
        5530 4980 7720 4740 5000 4540 3610 2680 3610 5600 2590 2540 4430 4390 -1 6140 11140 7660
        4500 5600 6600 -1 -1 2200 2640 5600 5600 5600 5170 6430 6010 6430 5600 5600 2800 2800
        5600 5990 2560 2800 4200 6030 5700 5700 5700 4330 8710 6420 5590 6520 5960 6110 7840
        5670 5600 5320 5440 2580
        -3000:// -1250:','.,'.' -850:LY -760:L'LT -750:Tg -720:TaYg -700:,Y.YTzY,Y.
        -690:TcTeToTsYcYeYoYs -670:TdTqYdYq -650:Y/ -640:'/-YY- -630:Ya -610:'-P,P. -600:-'
        -590:YmYnYpYr -570:,T-T.TT- -560:T,T. -550:LV -540:Tu
        -530:(Y)Y/Y0Y1Y2Y3Y4Y5Y6Y7Y8Y9Y?YAYFYVYXYYA -520:TmTnTpTrYu -510:r,r. -500:F,F.TwTy
        -490:T/TvTxYz -480::TL-T: -470:&Y -440:LW -400:,V.VV,V.V/Yw -380:F/P/
        -370:(T)T/A/T0T1T2T3T4T5T6T7T8T9T:Y?TATBTFTPTTAVTXTY: -360:/c/d/e/o/q -350:Yy
        -340:/gLyYxf,f. -330:&TYvr/ -320:-XLvX- -310:f-
        -300:&''A(')'/'/s0'1'2'3'4'5'6'7'8'9'?'A'B'F'P'V'VgX'd'f'i'j'l'v'x'
        -290:,W.WVcVeVoW,W.W/ -280:/aVdVqY&YGYOYQ -270:AVOYQYVA -260:DYXcXeXor-y,y.
        -250:,y.yK-YCf/ -240:-VV-Xwx- -230:&V,v-x.vVaXyYfk-v,v. -220:/m/n/p/rBYRYVsXv
        -210:'&FAFgVmVnVpVrWg -200:(c(e(o-Z/uKwPYXdXgXqo)
        -190:(W(d(q)W/W0W1W2W3W4W5W6W7W8W9W?WAWBWFWPAPWVWWAWcWeWoXWXuYJZ-b)p)y/
        -180:-SC-DXFdFqKyLwWdWqYSv/
        -170:,w-J.w/zFaFcFeFmFnFoFpFrKcKeKgKoKuKvOXPXQXVuXGXOXQc-w,w. -160:FsGYU/XCYtb?p?
        -150:&y(G(O(Q(u)y-W-z/G/O/Q0y1y2y3y4y5y6y7y8y9y?yAyByD/PySYTfW-Wadyfyiyjylyo?
        -150:vyxyz- -140:(C(w,t.t/J/yA?AvE-KdKqO/Q/V&WsZgh?m?n?w)w/
        -130:&W'd'q/vCgD)FuO)Q)VzWmWnWpWra?s)
        -120:&w'J(a)w/C/w0w1w2w3w4w5w6w7w8w9w?wAwBwEgPwb'dwe)fwiwjwlwp'vwxw
        -110:&t'c'e'o(m(n(p(r(t)t,f-f.f/t0t1t2t3t4t5t6t7t8t9t?tAtBXBtFtKfLtPtVJVtdte?
        -110:fth)itjtltm)n)o'q)u)v)vtxt
        -100:&G&O&Q(f(s(v(y)G)O)Q-y0G0O0Q1G1O1Q2G2O2Q3G3O3Q4G4O4Q5G5O5Q6G6O6Q7G7O7Q8G
        -100:8O8Q9G9O9Q:V?G?O?QAGAOAQBGBOBQDADVFGFOFQFzKtOAOVP)PGPOPQQAQVT&TtUgV:VGVO
        -100:VQWuXtg-h'm'n'oxr)xcxexoy-
        -90:&C)C,U-t-v.U0C1C2C3C4C5C6C7C8C9C?CACBCBVF-FCHgIgMgNgPCPJRVSfU,U.VCVwXfZw
        -90:a'e'kckekooyv-xdxqyg
        -80:&g'g(g)g0g1g2g3g4g5g6g7g8g9g?gAfAgBACcCeCoFJGVJgLfPgRARcReRoSASVSxVSZcZe
        -80:ZoZubxbydgeyfgigjglgpxpyxgyaycydyeyoyq
        -70:&S(S)S/S0S1S2S3S4S5S6S7S8S9S?SASBSBgCwFSFxKGKOKQKmKnKpKrOTPSPVQTRdRgRqSg
        -70:SwSyTJVfVxWzXSZdZfZqZvZyaykdkgkqovsyvcvevgvoys
        -60:CGCOCQCdCqCuDJEGEOEQEcEeEoEwFwGfGgGwHcHeHfHoHwIcIeIfIoIwLGLOLQMcMeMfMoMw
        -60:NcNeNfNoNwOJQJRXSvTGTOTQUJUdUqUuVvVyWJavbvevpvvavdvq
        -50:&U&c&d&e&o&q(U)U)c)d)e)o)q/U0U0c0d0e0o0q1U1c1d1e1o1q2U2c2d2e2o2q3U3c3d3e
        -50:3o3q4U4c4d4e4o4q5U5c5d5e5o5q6U6c6d6e6o6q7U7c7d7e7o7q8U8c8d8e8o8q9U9c9d9e
        -50:9o9q?U?c?d?e?o?qAUAcAdAeAoAqBUBcBdBeBoBqCfCvCyDTECEdEqFUFfFyGvGyHdHqIdIq
        -50:JcJdJeJfJoJqJwKCKaLULgMdMqNdNqPUPaPcPdPePoPqRaSXStUAUaUcUeUfUmUnUoUpUrUs
        -50:UzVUXUXaXmXnXpXrZmZnZpZrdcdddedodqfdfqhyicidieioiqjcjdjejojqlcldlelolqmy -50:nysvvs
        -40:awcccecgcofcfefohvhwmvmwnvnwwg 220:(j 240:gj
        """#)

    /// Cairo-Light
    private static let glyphs32 = FontGlyphs(
        #"""
        2200 2330 3570 5600 5600 5600 6820 1950 2450 2450 4180 5600 2060 4510 1990 3890 5600
        5600 5600 5600 5600 5600 5600 5600 5600 5600 2000 2350 5600 5600 5600 4510 9790 5930
        6190 5440 6480 5530 5240 6180 6740 2290 2830 5590 4820 8320 6690 6630 5950 6630 6140
        5410 5260 6400 5730 8670 5530 5300 5380 3180 4090 3180 5600 6370 2220 4970 5180 4320
        5200 5030 3200 5050 5300 2010 2020 4630 2140 8350 5300 5260 5200 5190 3350 4620 3450
        5210 4740 7580 4420 4760 4550 3480 2140 3480 5600 2020 2000 3430 3500 -1 6380 11380 7070
        4830 5600 6840 -1 -1 2200 2120 5600 5600 5600 4910 6460 5120 6460 5600 5600 2800 2800
        5600 5900 2000 2800 3630 5110 5600 5600 5600 4440 8780 6490 5600 6630 6000 5580 8130
        5400 5600 5260 5200 2010
        -2730:// -1580:','. -1570:,'.' -1120:Tg -1030:LT -1020:Tu -1000:TcTdTeTmTnToTpTqTr
        -970:Ta -960:L'Ts -930:Tz -910:LY -900:P,P. -840:L- -820:F,F.Tx -810:'- -800:-' -770:Tw
        -760:,Y.YY,Y.Yg -750:TvTy -740:-YY- -730:YdYq -700:YcYeYoYs -670:,T-T.TT- -660:T,T.Ya
        -640:Y/ -630:'/ -620:Yu -610:LVYmYnYpYr -590:,V.VV,V. -580:&Y:TT: -570:r,r. -550:r-
        -520:T/ -510:(T)T/T0T1T2T3T4T5T6T7T8T9T?TATFTLvLyPTTAVTXT -500:c-
        -490:&''A(')',-.-/'0'1'2'3'4'5'6'7'8'9'?'A'B'F'P'V'X'd'f'i'j'l'v'x' -480:YwYz -470:f-
        -460:(Y)Y-z/A/Y0Y1Y2Y3Y4Y5Y6Y7Y8Y9Y:Y?YAYFYLWVYXYY:YAYJ -450:Yy -440:&TYvf,f. -430:Yx
        -420:-XLwk- -410:,y.yK-V/X-Y&y,y. -400:,v.vFAFaVgv,v. -390:,W.WW,W.z- -380:Z- -370:&V
        -360:C-PA -350:-JP/x- -340:-V-xV-VJVdVqr/ -330:,w.w/d/qPJTtVcVeVot-w,w. -320:/c/e/o
        -310:'&-S-Z/gDTDY -300:A?FxYGYOYQ -290:TJVaXyb?p? -280:'JAVF/KyOYQYVAVmVnVpVrXvYCf/
        -270:FJKvKw -260:BYDJLGLOLQOTQTT&TGTOTQVsVuW/o? -250:WgXwh?m?n?
        -240:(W)W/W/s0W1W2W3W4W5W6W7W8W9W?WAWE-FWFzOJPWQJVWWAWJXWe? -230:&W'd'qBJBTFmFnFpFrLC
        -220:D,D.DXy/ -210:,t.t/JCvFgKGKOKQLtV&WcWdWeWoWqv/
        -200:-WAvCwCyFuKCOXPYQXRYSJTCUJW-XGXOXQ
        -190:&v&y)y/m/n/p/r0y1y2y3y4y5y6y7y8y9y?yAyFdFqL?PyXCXcXeXodyfyiyjylyq?rdrqs?
        -190:u?vyxy -180:(d(q)w-t/a0w1w2w3w4w5w6w7w8w9w?wAwFcFeFoPwYSb'b)dwfwiwjwlwp'p)vww/xw
        -170:'c'e'o(c(e(o(t)t/t/u0t1t2t3t4t5t6t7t8t9t?tAtBtFsFwGYLUPXPtVtXdXqYtdtftit
        -170:jtlto'o)vtxt -160:,C,G,O,Q-y.C.G.O.Q:VCgDAEvEwEyFvFyO,O.Q,Q.V:WmWnWpWrWsYfZga?y-
        -150:-vEgKcKeKoSYWaXuZwe'kckekov-xdxq
        -140:&-&w'g(-(u)--A/-0-1-2-3-4-5-6-7-8-9-?-A-B-BXFCFGFOFQFSGJKdKqR-RTTfXgZvZy
        -140:bxd-fdfqi-j-kdkql-pxr&rcreros-w?
        -130:)C)G)O)Q,U.U0C0G0O0Q1C1G1O1Q2C2G2O2Q3C3G3O3Q4C4G4O4Q5C5G5O5Q6C6G6O6Q7C7G
        -130:7O7Q8C8G8O8Q9C9G9O9Q?C?G?O?QACAGAOAQBCBGBOBQCGCOCQCuD?DVOAOVP-PCPGPOPQQA
        -130:QVU,U.VGVOVQWuZdZqZuc?f&g-h'm'n'oxv?xcxexoy? -120:(G(O(Q-fBVD)KtKuSvUgVCVz
        -110:(C-a-wBACCCcCdCeCoCqEdEqEuSAStSyZcZeZofcfefokgw-xgz?
        -100:&C&G&O&Q&g&t(g)g,f.f0g1g2g3g4g5g6g7g8g9g?gAgB?BgDZEcEeEoFtHgIgKgMgNgO?PZ
        -100:Q?RVRcRdReRoRqSwTbVwbydgeyigjgk?lgovoypyrgvcvevgvoyaycydyeygyoyq
        -90:&UECEtGVHJIJMJNJSVSxVvVyW&Xtbvevpvvavdvq
        -80:(U)U/U0U1U2U3U4U5U6U7U8U9U?UAUBUEGEOEQFUFfGvGyJgPURgSfSgUAVSVUVxXUsvsywg
        -70:&S&c&d&e&o&q's(S)S)c)d)e)o)q/S0S0c0d0e0o0q1S1c1d1e1o1q2S2c2d2e2o2q3S3c3d
        -70:3e3o3q4S4c4d4e4o4q5S5c5d5e5o5q6S6c6d6e6o6q7S7c7d7e7o7q8S8c8d8e8o8q9S9c9d
        -70:9e9o9q?S?c?d?e?o?qASAcAdAeAfAoAqBSBcBdBeBoBqBxCtGtGwLcLdLeLoLqLuOZPSPdPq
        -70:QZRARJXSZCZGZOZQZmZnZpZrbwcccdcecocqdcdddedodqewfghyicidieioiqjcjdjejojq
        -70:lcldlelolqmynyowpwsgwawcwdwewowqys
        -60:&J(J)J0J1J2J3J4J5J6J7J8J9J?JAJBvBwByCJCfCmCnCpCrFXGfGgPVPcPePgPoXJZtexot
        -60:swvswsxazdzq -50:HdHqIdIqJcJdJeJoJqMdMqNdNqPaSXUcUeUoUsavcghvhwmvmwnvnw
        -40:BWDWDxESEfHcHeHoIcIeIoMcMeMoNcNeNoOWQWRuSzUdUqUuaybtbzethtkamtntozptpzsx -40:zczezo
        -30:(w/y/zO/Q/w) -20:(a/C/G/O/Q/v/wD/F-O)Q)U/Xfa'e)s)
        20:JfJwKaLgRaUaUfUmUnUpUrUzXaXmXnXpXraw 30:(jHfHwIfIwMfMwNfNwRX 170:gj
        """#)

    /// Cairo-Regular
    private static let glyphs33 = FontGlyphs(
        #"""
        2200 2470 3730 5600 5600 5600 6880 2080 2640 2640 4200 5600 2230 4380 2160 4120 5600
        5600 5600 5600 5600 5600 5600 5600 5600 5600 2170 2480 5600 5600 5600 4470 9770 5960
        6160 5440 6450 5530 5260 6160 6750 2460 2890 5690 4790 8400 6760 6600 5930 6600 6160
        5420 5260 6440 5820 8860 5580 5380 5360 3290 4360 3290 5600 6320 2360 5010 5260 4360
        5290 5050 3310 5140 5370 2180 2190 4790 2310 8360 5370 5280 5270 5260 3460 4650 3510
        5310 4810 7620 4520 4830 4550 3520 2300 3520 5600 2190 2160 3730 3770 -1 6310 11310 7250
        4730 5600 6770 -1 -1 2200 2280 5600 5600 5600 4990 6450 5390 6450 5600 5600 2800 2800
        5600 5930 2170 2800 3800 5390 5600 5600 5600 4410 8760 6470 5600 6600 5990 5740 8040
        5480 5600 5280 5270 2180
        -2810:// -1480:','. -1470:,'.' -1010:Tg -950:LT -910:TcTeTo -900:L'TdTq -890:LYTa
        -880:Ts -870:Tu -860:TmTnTpTrTz -810:P,P. -750:'-Yg -740:,Y-'.YY,Y. -730:L- -720:F,F.Tx
        -710:-YY-YdYq -700:YcYeYoYs -690:Tw -680:Ty -670:Tv -650:Ya -640:,T-T.TT-Y/ -630:'/T,T.
        -610:YmYnYpYr -590:LVYu -550:&Y:TT:r,r. -530:,V.VV,V. -510:T/
        -480:(Y)Y/Y0Y1Y2Y3Y4Y5Y6Y7Y8Y9Y?YAYFYVYXYYAYz
        -470:(T)T/T0T1T2T3T4T5T6T7T8T9T?TATFTPTTAVTXT -460:Lyr- -450:LWLvYw
        -430:&''A(')'/'/A0'1'2'3'4'5'6'7'8'9':Y?'A'B'F'P'V'X'Y:d'f'i'j'l'v'x' -420:Yyf-
        -410:&TV/Yvf,f. -400:Yxc- -390:-X -380:X-YJ -370:-zVgY& -360:,W,y.W.yK-P/W,W.k-y,y.
        -350:,v.vLwv,v. -340:,-.-/d/qFAr/ -330:&V/c/e/oFa -320:/gVcVdVeVoVqZ-x-z-
        -310:-V-xC-F/PAV- -290:-JDYYGYOYQ -280:'&,w-Z.wAVOYQYVAw,w. -270:-SVJVaW/XyYCf/
        -260:/sPJTtVmVnVpVrXv -250:A?BYKwKyVsXwb?p? -240:KvWg -230:'JDTFxVuo?t-
        -220:(W)W/W0W1W2W3W4W5W6W7W8W9W?WAWFWPWTJVWWAXWh?m?n?
        -210:/aDXE-FJFgFmFnFpFrRYT&XcXeXoy/
        -200:&W'd'q/m/n/p/rDJFzLGLOLQOTPYQTTGTOTQWcWdWeWoWqe?v/
        -190:,t-W.t/JFdFqOJOXQJQXV&W-WJXGXOXQ
        -180:(c(d(e(o(q)y/u0y1y2y3y4y5y6y7y8y9y?yAvAyFcFeFoFuLtPyXCXdXqYSYfb)dyfyiyjy
        -180:lyo)p)vyxy -170:FsGYKGKOKQPXYtw/
        -160:)w0w1w2w3w4w5w6w7w8w9w?wAwBJBTCvCwLCPwUJXgXub'dwfwiwjwlwp'vwxw
        -150:'c'e'o(t)t-t/t0t1t2t3t4t5t6t7t8t9t?tAtBtCgCyD,D.KCKcKeKoPtSYVtWaWmWnWpWr
        -150:WsZga?dtftitjtlto'vtxt -140:(u-y:VDAEgFwKdKqSJTCTfV:y-
        -130:&v&y(G(O(Q-vBXEwFyKuL?LUZwe'kckekoq?rdrqs?u?v-xdxq
        -120:'g(C)C)G)O)Q,U-f.U0C0G0O0Q1C1G1O1Q2C2G2O2Q3C3G3O3Q4C4G4O4Q5C5G5O5Q6C6G6O
        -120:6Q7C7G7O7Q8C8G8O8Q9C9G9O9Q?C?G?O?QACAGAOAQBCBGBOBQD)DVKgOAOVPCPGPOPQQAQV
        -120:U,U.VGVOVQVzWuZvZybxg-h'kdkqm'n'oxpxxcxexo
        -110:,C,G,O,Q.C.G.O.QBVCGCOCQCuEvEyFvKtO,O.Q,Q.UgVCZdZqZu
        -100:&-&w(-)-,f-A.f/-0-1-2-3-4-5-6-7-8-9-?-A-B-BACcCdCeCoCqFCFGFOFQFSGJHgIgMg
        -100:NgR-RTRVSASvSyVwZcZeZod-fdfqi-j-kgl-oyr&rcreros-w?xgyg
        -90:&g(g)g0g1g2g3g4g5g6g7g8g9g?gAgBgD?EcEdEeEoEqGVP-RcRdReRoRqSVStSwSxXtbyc?
        -90:dgeyf&fcfefoigjglgovpyv?vcvevgvoy?yaycydyeyoyq
        -80:-a-wCCECEGEOEQEuJgRgSfSgVSVvVxVybvevpvsyvavdvqw-z?
        -70:&C&G&O&Q&S&t(S(U)S)U/S/U/z0S0U1S1U2S2U3S3U4S4U5S5U6S6U7S7U8S8U9S9U?S?UAS
        -70:AUAfB?BSBUDZFUFfFtGvGwGyO?PSPUPZQ?RATbUAVUXSXUk?rgsvwgys
        -60:&U&c&d&e&o&q(w)c)d)e)o)q/G/O/Q/y0c0d0e0o0q1c1d1e1o1q2c2d2e2o2q3c3d3e3o3q
        -60:4c4d4e4o4q5c5d5e5o5q6c6d6e6o6q7c7d7e7o7q8c8d8e8o8q9c9d9e9o9q?c?d?e?o?qAc
        -60:AdAeAoAqBcBdBeBoBqCfD/EtGfGgHJIJMJNJO/PVQ/U/W&ZmZnZpZrcccecodcdddedodqhy
        -60:icidieioiqjcjdjejojqlcldlelolqmynyvsw)
        -50:'s(a/C/v/wBxCtGtHcHdHeHoHqIcIdIeIoIqJcJdJeJoJqLcLdLeLoLqLuMcMdMeMoMqNcNd
        -50:NeNoNqO)OZPaPdPqQ)QZRJSXUcUdUeUoUqUsUuZCZGZOZQavaybwcdcgcqe)ewfghvhwmvmw
        -50:nvnwowpws)sgwawcwdwewowq
        -40:&J(J(f(m(n(p(r(s(v(y)J0J1J2J3J4J5J6J7J8J9J?JAJBvBwByCJCmCnCpCrF-FXKfP)Pc
        -40:PePgPoXJXfZta'exh)m)n)otq)r)swu)v)wsxazdzq
        -30:BWDWDxESEfKmKnKpKrLfOWQWRuSzVfWzZfbtbzethtkamtntozptpzsxzczezo 90:(j 190:gj
        """#)

    /// Cairo-SemiBold
    private static let glyphs34 = FontGlyphs(
        #"""
        2200 2570 3850 5600 5600 5600 6920 2180 2780 2780 4220 5600 2350 4290 2280 4290 5600
        5600 5600 5600 5600 5600 5600 5600 5600 5600 2290 2580 5600 5600 5600 4440 9760 5980
        6140 5440 6430 5530 5280 6140 6760 2580 2930 5760 4770 8460 6810 6580 5920 6580 6170
        5430 5260 6470 5890 9000 5610 5440 5350 3370 4550 3370 5600 6280 2460 5040 5320 4390
        5350 5070 3390 5200 5420 2300 2310 4900 2430 8370 5420 5290 5320 5310 3540 4670 3550
        5380 4860 7650 4590 4880 4550 3550 2420 3550 5600 2310 2280 3950 3960 -1 6260 11260 7380
        4660 5600 6720 -1 -1 2200 2390 5600 5600 5600 5050 6440 5580 6440 5600 5600 2800 2800
        5600 5950 2290 2800 3920 5590 5630 5630 5630 4390 8740 6450 5600 6580 5980 5850 7980
        5540 5600 5290 5320 2300
        """#, kernedAs: glyphs33)

    /// Comfortaa-Bold
    private static let glyphs35 = FontGlyphs(
        #"""
        2930 2880 2730 7170 6360 8590 7310 1560 2730 2730 3810 5470 2450 3910 2380 4690 5780
        3930 5880 5990 6530 6290 5810 5470 5810 5810 1950 1950 5470 5080 5470 5470 10940 7030
        7230 7770 7830 7000 6250 7770 8710 3040 6260 6670 6420 9820 8300 9210 6230 9210 6320
        6880 6610 8450 7370 9380 7160 6700 7420 3210 4690 3210 4690 4690 2730 6750 7030 6010
        7030 6210 3670 6750 6830 3020 2870 5690 3000 9380 6820 6750 7030 7030 4860 5430 4010
        6820 5480 7280 5570 5390 5400 3910 3910 3910 4690 1880 1880 2920 2880 3190 3910 9380
        7030 3910 8290 7810 2730 2730 2930 2880 6010 5080 6700 4690 8590 4690 8590 4690 5470
        3760 3840 6820 5930 1950 3020 4780 4690 7940 8850 8630 5470 10010 7830 4690 9210 6230
        5470 10790 6730 4690 7080 7030
        -2100:F,F. -1600:V,V.W,W.Y,Y.r, -1500:TaTcTdTeTgToTueT -1400:P,P.TmTnTpTrTsTxbToTpTuT
        -1300:LTLYT-TzYJr.sT -1200:FAL'TJaTdThTmTnTqT -1110:Ys
        -1100:-TA'TyVaVcVdVeVgVoWaWcWdWeWgWoYmYnYpYrv,v.w,w.
        -1000:LVLWTvTwVJWJY-YAYaYcYdYeYgYocT -900:'A-V-WT,T.YzZ-ZaZcZdZeZgZokTvTwTyT
        -800:,T.TATAVAWAYTAV-VsVzW-WsWzYue'xT
        -700:'a'c'd'e'g'o-X-ZCvCwGvGwLCLGLOLQVAVmVnVpVrWAWmWnWpWrXaXcXdXeXgXoYxb'o'p'
        -600:'sD.DTJ,J.KaKcKdKeKgKoO.OTQ.QTTtU,U.VuVxWuWxa'd'f,f.h'm'n'q't'u'
        -500:-xBYK-TCTGTOTQTfTjVCVGVOVQWCWGWOWQX-YCYGYOYQYvYwYybxkakckdkekgkooxpxxaxc
        -500:xdxexgxo
        -400:'m'n'p'r'x,C,G,O,Q.C.G.O.QAvAwBXCaCcCdCeCgCoDXDYGaGcGdGeGgGoKCKGKOKQKvKw
        -400:OXOYQXQYSTSVSWVyWyXCXGXOXQXvXwbXjajcjdjejgjooXpXrarcrdrergrovXwX
        -300:-A-C-G-O-QAUBABTDxExJAKSKmKnKpKrKuOxPAPXQxSYTSUAVvVwWvWwYfavawbvbwbycCcG
        -300:cOcQdvdwexhvhwlalcldlelglolvlwmvmwnvnwovowoypvpwpyqvqwuvuwuxx- 300:RvRwgj 400:r:
        """#)

    /// Comfortaa-Regular
    private static let glyphs36 = FontGlyphs(
        #"""
        2930 2660 2730 7240 5980 8590 7200 1560 2560 2560 3810 5470 2260 3910 2160 4690 5710
        3780 5810 5850 6470 6270 5790 5680 5930 5790 1950 2000 5470 5080 5470 5470 10940 7030
        6950 7710 7700 6920 6250 7710 8440 2780 6140 6550 6330 9810 8250 9210 6120 9210 6180
        6620 6550 8190 7160 9380 7070 6480 7240 3020 4690 3020 4690 4690 2730 6770 7070 5960
        7070 6140 3660 6770 6770 2890 2850 5720 2820 9470 6770 6770 7070 7070 4580 5390 4020
        6770 5530 7400 5480 5480 5490 3780 3910 3780 4690 2150 1670 2810 2790 2810 3910 9380
        7030 3910 8250 7580 2730 2730 2930 2660 5960 5080 6480 4690 8590 4690 8590 4690 5470
        3650 3660 6770 5710 1950 2740 4720 4690 7640 8120 8370 5470 9600 7700 4690 8840 6120
        5470 10960 6670 4690 7000 7070
        -1980:F,F. -1620:eT -1440:TaTcTdTeTgTo -1420:r, -1380:Tu -1340:TsbToTpTuT -1300:LYTz
        -1280:P,P.TmTnTpTrTx -1260:FATJ -1180:LTT-r. -1140:L' -1120:LVLWYJsT -1110:Ys
        -1080:aTdThTmTnTqT -1070:V,V.W,W. -1060:YaYcYdYeYgYo
        -1040:VaVcVdVeVgVoWaWcWdWeWgWov,v.w,w. -1020:'A -1010:Y,Y. -980:-TA'TATy -940:TvTwYA
        -900:T,T.YzkTyT -880:Y-cT -840:D.O.Q.vTwT -820:'a'c'd'e'g'o -800:TCTGTOTQVsWs
        -780:-V-WZ-ZaZcZdZeZgZo -760:VAWA -740:,T.TVzWzxT -700:Yx -690:YmYnYpYr -680:AYYue'
        -660:DTOTQT -640:VmVnVpVrWmWnWpWr -600:KaKcKdKeKgKoVxWx
        -580:-X-ZCvCwGvGwLCLGLOLQXaXcXdXeXgXob'o'p' -560:ATAVAWV-W- -540:VuWut'
        -520:XCXGXOXQrarcrdrergro -500:VCVGVOVQWCWGWOWQYCYGYOYQYybxoxpx
        -480:'sJ,J.TtU,U.a'd'f,f.h'm'n'q'u' -460:DXKCKGKOKQOXQXXvXw -440:TfYvYwxaxcxdxexgxo
        -420:PA -410:VJWJ -400:AvAwDYOYQYSVSW -380:-xBYK-TjX- -360:VvVwWvWw -340:'m'n'p'r'xvXwX
        -320:D'DAO'OAQ'QAkakckdkekgko -300:DxOxQxYf
        """#)

    /// DroidSans
    private static let glyphs37 = FontGlyphs(
        #"""
        2598 2690 4019 6460 5508 8252 7021 2261 3008 3008 5508 5508 2500 3218 2681 3730 5508
        5508 5508 5508 5508 5508 5508 5508 5508 5508 2681 2681 5508 5508 5508 4258 8662 6079
        6211 6030 6841 5278 4912 6899 7012 3389 2710 5791 4912 8701 7290 7422 5762 7422 5898
        5190 5190 6982 5679 8838 5469 5269 5391 3032 3730 3032 5322 4111 5771 5308 5859 4629
        5859 5352 3291 5181 5889 2588 2588 4961 2588 8960 5889 5771 5859 5859 3989 4512 3389
        5889 4790 7461 5000 4888 4409 3540 5508 3540 5508 1748 1748 3628 3628 -1 5000 10000 8042
        3760 5508 7490 -1 -1 2598 2690 5508 5508 5508 4858 8320 4868 8320 4282 5508 3311 3311
        5942 6548 2681 3311 3501 4868 7368 7368 7368 4258 8521 6841 5508 7422 5762 6021 8330
        5771 5508 5771 5859 2588
        -1000:P,P. -600:ATLTTATaTcTdTeToTqTs
        -500:,T,V,Y-T.T.V.YAYF,F.L'LYT,T-T.TgV,V.Y,Y.YAYaYcYdYeYgYoYq
        -400:'A,W.WA'LVPATmTnTpTrTuW,W.Ys
        -300:'c'd'e'o'q,C,G,O,Q.C.G.O.QAVD,D.DTLWO,O.OTQ,Q.QTTCTGTOTQTvTwTxTyTzVAVaVc
        -300:VdVeVgVoVqYmYnYpYrYuYzh'
        -200:'g,U.UAWCCCGCOCQDYFAKCKGKOKQOVOXOYPZQVQXQYU,U.VCVGVOVQVmVnVpVrVsVuWAWaWc
        -200:WdWeWoWqWsXCXGXOXQYCYGYOYQYxa'b'e'm'n'oxxo
        -100:ACAGAOAQAUBIBTBVBXBYDADIDVDWDXDZICIGIOIQLCLGLOLQLUOAOIOWOZPCPXPYQAQIQWQZ
        -100:RTTSUAWCWGWOWQWgWmWnWpWrWuWzXcXdXeXoXqYSYyZCZGZOZQozrargzo
        100:'wFVFWFYTTfvfwfyggttvfwfyf 200:'I'X'Z't'v'yC'C)F)F?I'K'T?V?X'Y?Z'g'k'x' 300:F'c's'y'
        400:'T'V'YT'V'Y't'v'w' 500:'WW'f'r' 600:(J
        """#)

    /// Exo2-Bold
    private static let glyphs38 = FontGlyphs(
        #"""
        2160 3010 3730 7130 5800 9080 7660 2120 3660 3660 4530 5370 2420 4140 2440 5530 6310
        4320 5810 5670 6370 5520 5900 5280 6230 5900 2570 2570 5170 5780 5160 5210 7600 6530
        6400 5880 6830 5780 5570 6480 6910 2920 3720 6340 5360 9150 7220 6880 6180 6880 6470
        5860 6020 6860 6400 9760 6440 6120 5860 3460 5530 3460 4620 4450 3540 5700 5940 5090
        5970 5640 4040 5810 6010 2760 2770 5590 3280 8810 6010 5900 6000 5940 4270 5310 4100
        5930 5660 8500 5670 5660 5260 3390 2610 3400 5120 2190 2160 3950 3920 4050 5600 8570
        8850 3720 6420 9800 3010 3020 2160 2840 5250 5860 6640 5550 8090 5190 5230 3440 5730
        4230 4090 6070 6070 2510 3080 4390 5190 9040 9150 9860 5160 9340 6850 4950 6880 6130
        7070 8790 5820 5530 5900 5970 2770
        """#, kernedAs: glyphs42)

    /// Exo2-Light
    private static let glyphs39 = FontGlyphs(
        #"""
        2250 2660 3440 6790 5620 8900 7760 2060 3580 3580 4510 5520 2210 4610 2210 5090 5960
        3910 5600 5550 6080 5320 5690 5100 6080 5700 2250 2270 5340 5860 5340 5060 7090 6150
        6170 5670 6620 5570 5360 6260 6640 2510 3340 5810 5120 8690 6990 6660 5870 6670 6140
        5590 5750 6660 6030 9420 6050 5590 5630 3230 5090 3230 4140 4360 3020 5450 5660 4850
        5690 5330 3710 5530 5770 2380 2390 4960 2870 8770 5770 5650 5730 5660 3950 5050 3690
        5660 5220 8200 5200 5210 5060 3120 2420 3120 5280 2100 2070 3480 3460 3600 6030 9090
        8180 3590 6420 9580 2640 2650 2250 2480 5070 5660 6120 5440 8440 4730 5630 3700 5920
        3960 4000 5750 5940 2250 2920 4460 4730 8550 8810 9450 5010 9100 6670 4850 6660 5890
        6660 8740 5550 5770 5650 5700 2390
        -1130:TcTeTgToTq -1110:Td -1080:LT -1050:Ts -1030:','.,'.' -1020:,’.’’,’. -1010:TmTnTpTr
        -990:Ta -970:Tu -960:Tz -950://LY -860:L'L’ -850:LV -800:F,F.P,P. -770:LvTx’/ -760:Ly
        -750:TvTy -740:-’Tw’- -720:'/T/ -700:F/Y/ -680:P/ -660:V/Ygr/ -640:YcYeYo -630:'--'Yq
        -620:Yd -610:ATTA -600:&T -590:(c(e(o(q,Y.YY,Y.o) -580:(d,T.TT,T.b)p) -570:/ALWYmYnYpYr
        -560:-TFAT- -550:(u(vYaYur,r.v) -540:(a(w-Y:TFJLwT:Y-Ysw) -530:AYL-YAy) -520:r)s)
        -510:v/ -500:(C(G(O(Q(tD)O)PJQ)a)e)f/q)u)y/ -490:(m(n(p(rh)m)n)r- -480:,V.V7,7.V,V.
        -470:(sW/ -460:-7Tt -450:,1.1B)YJ -440:&’(fL?T4 -430:-JA’L4TJ’A -420:&YL1VJw/
        -410:(zA?Y4c) -400:(((E))/c/d/e/g/o/qP)z) -380:&',7.7A' -370:'AVcVeVof,f. -360:7AVgVq
        -350:'J(F-1L7PAVdb?’J -340:(x/aA1AVVAo?x) -330:,v,y.v.yWJf-p?v,v.y,y. -320:A7R)Yz’d
        -310:,W.W/JW,W.b’k) -300:/m/n/p/ra?t) -290:(M(S:YKvKyM)Y:h?m?n? -280:/s/uTfVa’c’e’o
        -270:␣Y(JD/K4L)O/Q/VmVnVpVrY␣’q -260:(NU/Vue?k-l␣l)l?o’ -250:(L(U(y-VA)G)J)S)U)V-Yx
        -240:␣A␣V!)(A(B(D(H(I(K(P(R(i(j,w.w0)1)3)5)6)?)A␣C4FaH)I)KwLtN)V␣c-d)i)j)p’w, -240:w.
        -230:␣T&V7-AWKCKGKOKQL␣LUT␣WAq?u? -220:␣v␣y-z4TDJOJQJZ4v␣y␣
        -210:'4(b(h(k(l/zK-LCLGLOLQUJVsXvXyl'lvlyl’r␣s?z-’g -200:␣J␣wAvDTOTQTTCTGTOTQl-w␣
        -190:'d-xAyDXOXQXWcWeWgWoXCXGXOXQb'f␣x- -180:␣t'c'e'o,4-X.4/xP␣WqX-Xwa’b/o'
        -170:'qF␣FmFnFpFrW␣WdYwc?h’k?m’n’o/p/rcrero -160:␣W␣fF-FcFeFgFoFqFuYvYyp'z?
        -150:4YBTDYFdJ/PXRTe’rq’␣ -140:␣’LfOYQYWmWnWpWrYCYGYOYQkckeko
        -130:'␣,t-S.t/C/G/O/Q:VAwKtV:Walwrd -120:␣''g-WB/CCCGCOCQD?KcKeKoW-Wukdkq’s
        -110:,f.fC-KdO?Q?XtYfYta'oxxcxexo -100:BYD7K␣O7P-Q7VzXcXdXeXobxfcfefoh'k␣m'n'
        -90:&WAtB?CvCyE4FxJJKfKqM-RYXqfqpxxdxq
        -80:,U-Z.UBJE)FsFzR7R?SyU,U.W4WsXfZ-ZvZycccdcecocqfdrgx?
        -70:4'C)CwDVDZE-FCFGFOFQOZQZSvZCZGZOZQ
        -60:&t(X/v/w/y4W4ZBVECEGEOEQF)OVPcPePoPqQVR4UgVCVGVOVQX)Z)Zwovoyvcvevovqycye -60:yoyq
        -50:␣X(Z,C,G,O,Q-f-t.C.G.O.Q/f/t4SAfK)KEO,O.PdQ,Q.RcReRoSwX␣Y6bvbye'galtpvpy
        -50:t-vavdvgyaydyg’a -40:BXCtD,D.LcLdLeLoSfStZtfggcgdgegogq’:’m’n’p’r
        -30:ACAGAOAQAUCfDAGTGYJgKuLqMYOAPaQARVSYUAVxXEXuYEYFYMYSZflf
        -20:PZPgTFbtbwbzeveyggofotowozptpwpzsvsywawcwdwewowqzczdzezozq 60:f?
        """#)

    /// Exo2-Medium
    private static let glyphs40 = FontGlyphs(
        #"""
        2220 2780 3570 6900 5670 8970 7710 2090 3600 3600 4510 5480 2310 4420 2320 5240 6080
        4040 5660 5580 6190 5390 5750 5150 6100 5750 2400 2410 5280 5840 5270 5080 7260 6280
        6240 5730 6670 5630 5420 6320 6720 2680 3460 5990 5180 8840 7080 6720 5950 6730 6230
        5660 5850 6700 6150 9530 6170 5770 5700 3320 5250 3320 4330 4390 3220 5530 5750 4930
        5770 5420 3840 5620 5850 2530 2550 5180 3030 8770 5850 5720 5840 5750 4060 5120 3860
        5740 5370 8290 5350 5360 5130 3230 2490 3240 5230 2170 2140 3740 3720 3860 5860 8890
        8530 3650 6390 9670 2880 2900 2220 2610 5110 5720 6270 5460 8310 4910 5470 3590 5850
        4160 4070 5830 5960 2390 2970 4430 4910 8710 8920 9600 5030 9170 6720 4860 6720 5960
        6810 8720 5630 5680 5720 5780 2540
        """#, kernedAs: glyphs39)

    /// Exo2-Regular
    private static let glyphs41 = FontGlyphs(
        #"""
        2230 2730 3530 6850 5640 8940 7720 2090 3590 3590 4500 5510 2280 4490 2290 5170 6030
        3980 5620 5560 6150 5360 5720 5120 6070 5720 2360 2370 5300 5850 5300 5050 7180 6220
        6200 5700 6640 5600 5390 6280 6680 2620 3400 5910 5140 8770 7050 6680 5900 6690 6180
        5610 5810 6660 6090 9480 6110 5690 5660 3290 5180 3290 4260 4380 3150 5490 5700 4890
        5730 5370 3800 5580 5810 2480 2500 5090 2970 8760 5810 5680 5800 5700 4010 5080 3810
        5700 5300 8240 5280 5290 5100 3190 2460 3200 5250 2170 2140 3690 3670 3810 5920 8960
        8450 3630 6390 9640 2850 2870 2230 2560 5080 5690 6180 5440 8360 4850 5530 3630 5880
        4140 4070 5770 5930 2360 2940 4440 4850 8630 8870 9540 5000 9130 6690 4840 6680 5920
        6750 8710 5590 5710 5680 5740 2490
        """#, kernedAs: glyphs39)

    /// Exo2-SemiBold
    private static let glyphs42 = FontGlyphs(
        #"""
        2190 2890 3650 7010 5730 9020 7690 2100 3630 3630 4520 5430 2360 4290 2380 5380 6190
        4180 5730 5620 6280 5450 5820 5210 6160 5820 2480 2490 5230 5810 5220 5140 7420 6400
        6320 5800 6750 5700 5490 6400 6810 2790 3590 6160 5260 8990 7150 6790 6060 6800 6350
        5750 5930 6770 6270 9640 6300 5940 5770 3390 5380 3390 4470 4420 3370 5610 5840 5000
        5870 5520 3940 5710 5930 2640 2660 5380 3150 8790 5930 5800 5920 5840 4160 5210 3970
        5830 5510 8390 5510 5500 5190 3310 2550 3310 5180 2180 2150 3840 3810 3950 5740 8740
        8680 3680 6400 9730 2940 2960 2190 2720 5180 5790 6450 5500 8200 5040 5360 3520 5790
        4190 4080 5940 6010 2440 3020 4410 5040 8860 9030 9720 5090 9250 6780 4900 6790 6040
        6930 8750 5720 5610 5800 5870 2650
        -1050:','.,',’.'.’TcTeToTq’,’. -1030:Tg -1010:Td -1000:LT -990://Ts -920:LY -910:Ta
        -900:L'L’ -860:Tz -830:TmTnTpTrTu -780:LV -750:P,P.’/ -740:Y/ -730:F,F.T/ -720:'/
        -710:F/YcYeYgYo -690:P/TxYq -670:Yd -650:V/r/ -640:LvTw -630:'--'Ty -620:LyTv -610:-’
        -600:,Y.YY,Y.Ya -590:ATTAYs -580:YmYnYpYr’- -570:AYYA -560:,T.TT,T. -550:&T/AYu
        -540:-TT- -530:(c(e(o(qb)o)p)r,r. -520:(dv/ -510:-Y:TT:Y- -490:(vv)y/ -480:(a(uFAf/
        -470:(wFJr)w) -460:/c/e/o/qPJs)y) -450:YJe) -440:(C(G(O(Q(t/dD)L1O)Q)W/
        -430:,1,V.1.V/g7,7.L?V,V.a)q)u) -420:(m(n(p(r(sh)m)n) -410:-7A’LWLwY4w/’A -400:&YTJVJYz
        -390:(f -380:A'B)VcVeVoVqc) -370:'A/aA?T4 -360:'J(((z))’J -350:-JAVL-P)VAVdz)
        -340:(E,7.7/sL7PAVg -330:r- -320:-1/m/n/p/r7AA1b?f,f.o? -310:Ttp?
        -300:&’,v,y.v.y/J/u:YD/O/Q/U/Y:v,v.y,y. -290:&'(FKvKyWJ -280:A7Vaa?t)
        -270:␣Y(xLtY␣Yxf-x) -260:L4R)h?m?n?’d -250:(S/zL)TfVmVnVpVrb’
        -240:␣A(J,W.WA␣KCKGKOKQW,W.e?lvly’c’e’o’q -230:␣V(MKwM)V␣VsVuk)k-l␣l?o’
        -220:␣T␣v␣y-VAWFaK4L␣T␣V-WAXvXyb/v␣y␣ -210:(y,w.wAvYwl)o/p’
        -200:␣J␣w&V(N7-AyDXK-OXQXXCXGXOXQr␣w␣w,w. -190:'4DYf␣p/q?u?
        -180:␣t'c'd'e'o'q/xJ/KtOYP␣QYXwYCYGYOYQYvYya’b'l'l’o's?
        -170:-X-xF␣LfUJWcWeWoX-kckekol-x- -160:(A4YA)DJFcFeFgFoFqG)OJPXQJS)WgWqYfYtc-p'
        -150:␣f!)(B(D(H(I(K(L(P(R(U,t.t0)1)3)5)6)?)B/FdFmFnFpFrH)I)J)KcKeKoLUN)U)WdXt
        -150:d)h’i)j)kqlwm’n’’g -140:(i-z/C/G/O/Q4TBYC4FuKdRYkdz-’␣
        -130:␣’'␣(b(h(k:VKfLCLGLOLQV:XcXeXoZ4e’
        -120:␣'(l,f.f/wAtAwDTKqVzWaWmWnWpWrXdXfa'bxc?oxxcxexo -110:'gOTQTTCTGTOTQW␣Xqk?xqz?
        -100:/f/t/v/yCCCGCOCQFsK␣WuY6h'ltm'n'pxrcreroxd -90:␣W-S-tBTFzKERTWsrq’s
        -80:AfDVYFe'ovoyvcvevovqycyeyoyq
        -70:-W4'BVC-GYOVQVSvSyVCVGVOVQW-YEcccdcecofcfefok␣lfpvpyrd
        -60:,4,U.4.UAUCvCyDZECEGEOEQF-FxGTMYOZPqQZSfU,U.XEYMYSZCZGZOZQZtbvbycqfqvavd
        -60:vgyaydyg’a -50:(j-fACAGAOAQCwDAFCFGFOFQJJKuOAQARVRcReRoS/SYUAVxXuZfZvZygagcgegogq
        -40:!Y&W)Y0Y1Y3Y5Y6Y?YB?CtD7D?E4HYIYM-N/O7O?P-PaPcPdPePoQ7Q?StSwUgY0Zwbwevey
        -40:fdgdowpws/svsywawcwdwewowq’:’m’n’p’r
        -30:-Z-v-y2Y8Y9YBJBXC)CfE)E-F:GVJgR7R?W4Y&Y8Z-e/rgv-x?y-
        -20:␣X&t(X(Z,C,G,O,Q.C.G.O.Q4S4W4ZBWDWF)K)O,O.PYQ,Q.R4RWWzX␣X)Z)avayofotrat-
        -20:vsyszczezo 20:(V/VK7PvPyV)gj 30:&A7TT1Y? 40:(YY) 50:/YY7 80:f'f’ 160:f) 170:f?
        """#)

    /// Figtree-Bold
    private static let glyphs43 = FontGlyphs(
        #"""
        2380 3120 4120 6310 5540 8130 6470 2450 3820 3820 4880 6320 2570 4080 2480 4320 6480
        4220 5790 5560 6330 5810 5800 5560 6120 5800 3010 3050 6320 6320 6320 5130 9920 7140
        6120 7250 7000 5890 5540 7430 7500 2890 5520 6660 5370 8570 7730 7870 6030 7890 6450
        6070 5840 7040 7220 9850 6790 6470 6320 3440 4320 3440 5810 4340 2630 5330 5960 5460
        5950 5540 3930 6010 5700 2620 2910 5380 2460 8720 5680 5810 6010 5920 3790 4660 4020
        5680 5560 8350 5360 5760 4770 3940 2560 3940 6670 2190 2190 4150 4150 -1 5500 11000 7090
        4680 6950 8790 -1 -1 2380 3000 5410 5950 5960 5240 7930 6320 6150 3780 6320 3670 3550
        5680 5850 2600 2800 3620 6320 8380 8690 9130 4700 10180 7460 6320 7900 6150 5870 8750
        5720 6320 5780 5960 2620
        -880:LT -860:YaYcYdYeYgYoYq -780:AVVA -680:AWWA -660:TaTcTdTeTgToTq -640:TA -560:Yz
        -500:YmYnYpYrYsYu -480:ATLY -420:AvAwAyTvTwTyWaWcWdWeWgWoWq -400:VaVcVdVeVgVoVq
        -380:AGTmTnTpTrTsTu -360:AYYvYwYy -320:XaXcXdXeXgXoXq -300:KaKcKdKeKgKoKqKvKwKyXvXwXy
        -280:Tz -260:ACAOOYkakckdkekgkokq -240:GA -220:bvbwbycvcwcyeveweyovowoypvpwpy
        -200:DTDVDWDYOTOVOWUTUVUWUY -180:LvLwLyRvRwRyVmVnVpVrVsVuVzbxcxexoxpxxaxcxdxexgxoxq
        -160:vavcvdvevgvovqwawcwdwewgwowqyaycydyeygyoyq -140:LOavawayhvhwhymvmwmynvnwny
        -120:(a(c(d(e(g(o(qRTVOWmWnWpWrWsWuWzb)c)e)fafcfdfefgfofqo)p) -110:AaAcAdAeAgAoAq
        -100:FmFnFpFrFsFuFzPaPcPdPePgPoPq -90:tatctdtetgtotq -80:FaFcFdFeFgFoFqGI
        -70:KmKnKpKrKsKuKz -60:(m(n(p(r(s(u(zFjFvFwFyk)n) -30:WvWwWy -20:PmPnPpPrPsPuPz 60:RA
        """#)

    /// Figtree-Medium
    private static let glyphs44 = FontGlyphs(
        #"""
        2440 3020 3450 6290 5610 7930 6450 2120 3600 3600 4830 6260 2350 4140 2190 4010 6430
        4160 5640 5470 6240 5760 5690 5420 6140 5690 2660 2710 6260 6260 6260 5060 9900 6870
        6110 7220 6910 5910 5460 7560 7510 2760 5250 6250 5240 8490 7740 7790 5860 7820 6310
        6120 5610 7060 7010 9670 6320 6160 6380 3290 4010 3290 5590 4370 2330 5160 5890 5420
        5880 5480 3760 5910 5610 2400 2750 5000 2270 8570 5610 5800 5940 5810 3490 4660 3840
        5610 5300 7980 4920 5400 4880 3880 2570 3880 5950 1910 1910 3530 3530 -1 5500 11000 6400
        4830 6710 8630 -1 -1 2440 2960 5370 5820 5580 5580 8090 5730 6210 3710 6260 3630 3540
        5610 5570 2560 2810 3640 5730 8310 8630 9040 4650 10060 7500 6260 7850 5920 5700 8770
        5810 6260 5790 5890 2400
        -790:LT -670:TAYaYcYdYeYgYoYq -630:TaTcTdTeTgToTq -530:AVVA -440:TmTnTpTrTsTu -430:AWWA
        -410:WaWcWdWeWgWoWq -400:VaVcVdVeVgVoVq -370:Yz -340:TzYmYnYpYrYsYu -290:AG
        -260:XaXcXdXeXgXoXq -230:ACAOATLY -200:AvAwAyTvTwTy -170:AYLOYvYwYy
        -160:bvbwbycvcwcyeveweyovowoypvpwpy -150:OYkakckdkekgkokq
        -140:GIKaKcKdKeKgKoKqKvKwKyXvXwXy -130:vavcvdvevgvovqwawcwdwewgwowqyaycydyeygyoyq
        -120:DTDVDWDYOTOVOWUTUVUWUY -110:GA -100:FmFnFpFrFsFuFzPaPcPdPePgPoPq
        -90:LvLwLyRvRwRyVmVnVpVrVsVuVzavawaybxcxexhvhwhymvmwmynvnwnyoxpxxaxcxdxexgxo -90:xq
        -80:AaAcAdAeAgAoAq
        -60:(a(c(d(e(g(o(qFaFcFdFeFgFoFqRTVOWmWnWpWrWsWuWzb)c)e)fafcfdfefgfofqo)p)
        -40:PmPnPpPrPsPuPztatctdtetgtotq -30:(m(n(p(r(s(u(zFjFvFwFyKmKnKpKrKsKuKzk)n) 30:RA
        """#)

    /// Figtree-Regular
    private static let glyphs45 = FontGlyphs(
        #"""
        2470 2980 3200 6290 5630 7860 6440 2000 3520 3520 4810 6230 2260 4170 2080 3890 6410
        4130 5590 5440 6210 5750 5660 5370 6140 5660 2530 2590 6230 6230 6230 5040 9890 6770
        6110 7210 6880 5920 5430 7600 7510 2710 5150 6100 5200 8460 7740 7760 5790 7800 6260
        6140 5520 7070 6930 9600 6140 6040 6410 3240 3890 3240 5510 4380 2210 5100 5860 5410
        5860 5460 3690 5870 5580 2320 2690 4850 2200 8510 5580 5800 5910 5780 3380 4660 3780
        5580 5200 7840 4750 5260 4910 3850 2570 3850 5670 1810 1810 3300 3300 -1 5500 11000 6130
        4890 6620 8570 -1 -1 2470 2940 5360 5760 5430 5700 8150 5510 6230 3690 6230 3610 3540
        5580 5460 2540 2810 3650 5510 8280 8600 9010 4630 10010 7510 6230 7840 5830 5640 8780
        5840 6230 5790 5860 2320
        """#, kernedAs: glyphs44)

    /// FiraSans-Bold
    private static let glyphs46 = FontGlyphs(
        #"""
        2370 2400 4390 5570 5490 8590 7600 2380 3250 3250 4490 5310 2400 4070 2400 5200 5850
        4640 5170 5200 5650 5360 5640 4680 5810 5600 2400 2400 5190 5190 5190 4810 10200 5900
        6170 5750 6510 5260 4870 6450 6660 2930 3170 6330 5130 7860 6630 6910 6000 6900 6170
        5720 5400 6510 5700 8470 5810 5940 5440 3240 5200 3240 5590 5200 3400 5460 5910 4790
        5940 5540 3560 5510 5730 2800 2800 5510 3000 8410 5730 5840 5910 5940 4000 4800 3860
        5680 5130 7490 5120 5180 4540 3240 3760 3240 5140 2430 2430 4480 4480 4480 5200 7960
        7270 3460 5910 9060 3590 3590 2370 2400 4790 5390 5680 5500 8100 6280 6370 5210 5310
        4000 4000 5810 7880 2400 4000 5000 6250 9690 9690 9690 4810 8450 6650 5190 6910 6000
        6050 8550 5790 5190 5840 5910
        -1200:P,P. -1000:','.,',’.'.’L'L-L’’,’. -960:,Y.YY,Y. -940:LT -920:LV -900:LY -820:Ya
        -800:F,F.r,r. -760:LvLy -660:YcYdYeYoYq -600:,T.TC-FxPAT,T. -580:-Y:YY-Y:YsYz
        -560:AYFaYAYmYnYpYrYuYx -550:TcTdTeToTq -520:Z-
        -500:,-,V-,-.-T.-.VATCvCyFAFzT-TATaTgTsV,V.YgYvYyf,f. -480:Lw -450:FgFs -440:Pa
        -420:LCLGLOLQ -400:,v,y.v.y:TFfLWT:TfTtTuTvTyTzhYmYnYt-v,v.y,y. -390:PY -380:-XK-TxX-c-
        -370:-SDYOYPXQYYCYGYOYQ -360:FuLfPJPZVaYf
        -350:-xDTFcFdFeFmFnFoFpFqFrFvFyOTQTTCTGTOTQk-x- -320:RY -310:Fj
        -300:'A,W,t-Z-z.W.tA'A’CgCtCwPMPcPdPePoPqTjTmTnTpTrTwVgW,W.Yw’A 700:f'f’
        """#)

    /// FiraSans-Light
    private static let glyphs47 = FontGlyphs(
        #"""
        2790 2400 3620 5030 5260 7930 7220 2040 3240 3240 4360 4930 2070 4010 2070 5200 5500
        4130 4790 4860 5180 4870 5240 4370 5380 5180 2070 2070 4970 4930 4970 4470 10200 5650
        5980 5500 6320 5120 4810 6180 6700 2820 2910 5470 4770 7700 6730 6910 5700 6900 5900
        5390 4950 6520 5460 8100 5140 5230 5160 3170 5200 3170 5310 5200 2740 5310 5740 4690
        5790 5350 3210 5060 5810 2670 2680 4870 2900 8490 5810 5710 5740 5790 3720 4580 3440
        5760 4700 6980 4590 4680 4170 3260 4070 3260 4720 2190 2190 3710 3710 3710 5200 7830
        6280 2870 5720 8650 3420 3420 2800 2400 4690 5090 5120 5320 8100 5550 6390 5210 4930
        4000 4000 5840 7080 2070 4000 5000 5460 9140 9140 9140 4470 7840 6370 4930 6910 5700
        5810 8400 5560 4930 5710 5740
        -1200:P,P. -1000:','.,',’.'.’L'L-L’’,’. -900:LY -840:,Y.YY,Y. -800:F,F.r,r. -760:LT
        -680:LV -650:Ya -600:,T.TC-FxPAT,T. -590:LvLy -580:Z- -550:TcTdTeToTq -540:YcYdYeYoYq
        -520:-Y:YY-Y:Ys -500:,-,V-,-.-T.-.VATFAFaFzT-TATaTgTsV,V.YgYvYyf,f. -480:LCLGLOLQ
        -470:c- -460:Yz -450:FgFs -440:AYYAYmYnYpYrYuYx -430:-S -420:Lw
        -400:,v,y.v.y:TFfLWT:TfTtTuTvTyTzhYmYnYt-v,v.y,y. -390:CvCyFuPZ -380:Pa -370:r- -360:PY
        -350:-xDTFcFdFeFiFmFnFoFpFqFrFvFyOTQTTCTGTOTQk-x- -340:Fj -320:-XK-TxX-
        -300:'A,W,t-Z-z.W.tA'A’CgCtPMPcPdPePoPqTjTmTnTpTrTwVaVgW,W.Yw’A 300:g, 700:f'f’
        """#)

    /// FiraSans-Medium
    private static let glyphs48 = FontGlyphs(
        #"""
        2500 2410 4210 5390 5410 8440 7460 2300 3240 3240 4440 5160 2400 4050 2400 5200 5730
        4500 5070 5100 5500 5200 5500 4570 5670 5440 2400 2400 5100 5100 5100 4710 10200 5830
        6130 5680 6480 5300 4890 6380 6720 2940 3120 6130 5060 7820 6720 6910 5910 6910 6110
        5600 5300 6560 5640 8370 5620 5740 5340 3230 5200 3230 5500 5200 3220 5430 5890 4780
        5920 5490 3470 5370 5760 2780 2790 5320 2970 8450 5760 5840 5890 5920 3920 4740 3750
        5710 5040 7340 5000 5060 4440 3230 3880 3230 5020 2360 2360 4290 4290 4290 5200 7930
        7320 3360 5840 8950 3510 3510 2500 2410 4780 5310 5540 5420 8100 6040 6390 5220 5170
        4000 4000 5830 7630 2400 4000 5000 5980 9520 9520 9520 4710 8320 6610 5100 6910 5910
        5980 8490 5750 5100 5840 5890
        -1200:P,P. -1000:','.,',’.'.’L'L-L’’,’. -930:,Y.YY,Y. -900:LY -890:LT -850:LV
        -800:F,F.r,r. -770:Ya -730:LvLy -630:YcYdYeYoYq -600:,T.TC-FxPAT,T. -560:-Y:YY-Y:YsYz
        -550:TcTdTeToTq -530:AYFaYAYmYnYpYrYuYxZ-
        -500:,-,V-,-.-T.-.VATCvCyFAFzT-TATaTgTsV,V.YgYvYyf,f. -460:Lw -450:FgFs -430:LCLGLOLQ
        -400:,v,y.v.y:TFfLWPaT:TfTtTuTvTyTzc-hYmYnYt-v,v.y,y. -380:-SPY -360:-XFuK-PZTxX-
        -350:-xDTFcFdFeFmFnFoFpFqFrFvFyOTQTTCTGTOTQk-x- -340:DYOYPXQYYCYGYOYQ -330:LfPJVaYf
        -320:Fi -310:Fj -300:'A,W,t-Z-z.W.tA'A’CgCtCwPMPcPdPePoPqPsTjTmTnTpTrTwVgW,W.Ywr-’A
        700:f'f’
        """#)

    /// FiraSans-Regular
    private static let glyphs49 = FontGlyphs(
        #"""
        2650 2410 3990 5180 5310 8260 7290 2190 3240 3240 4390 4990 2400 4030 2400 5200 5580
        4330 4950 4990 5320 5010 5330 4440 5510 5250 2400 2400 5000 5000 5000 4590 10200 5730
        6080 5600 6440 5350 4910 6310 6800 2950 3050 5890 4980 7780 6830 6920 5810 6910 6050
        5450 5170 6620 5560 8260 5400 5500 5220 3220 5200 3220 5400 5200 3000 5390 5860 4780
        5900 5440 3350 5200 5790 2760 2770 5090 2940 8500 5790 5840 5860 5900 3830 4670 3610
        5750 4920 7170 4850 4920 4320 3220 4030 3220 4880 2280 2280 4060 4060 4060 5200 7900
        7380 3240 5760 8820 3400 3400 2650 2410 4780 5200 5360 5330 8100 5750 6410 5230 5000
        4000 4000 5850 7340 2400 4000 5000 5660 9320 9320 9320 4590 8160 6560 5000 6920 5810
        5900 8430 5700 5000 5840 5860
        -1200:P,P. -1000:','.,',’.'.’L'L-L’’,’. -900:LY -890:,Y.YY,Y. -830:LT -800:F,F.r,r.
        -780:LV -700:Ya -690:LvLy -600:,T.TC-FxPAT,T. -590:YcYdYeYoYq -550:TcTdTeToTqZ-
        -540:-Y:YY-Y:YsYz -500:,-,V-,-.-T.-.VATCvCyFAFaFzT-TATaTgTsV,V.YgYvYyf,f.
        -490:AYYAYmYnYpYrYuYx -450:FgFsLCLGLOLQ -440:Lw -430:c-
        -400:,v,y-S.v.y:TFfLWT:TfTtTuTvTyTzhYmYnYt-v,v.y,y. -370:FuPYPZ
        -350:-xDTFcFdFeFiFmFnFoFpFqFrFvFyOTPaQTTCTGTOTQk-x- -340:-XK-TxX- -330:Psr- -320:Fj
        -310:DYOYPXQYYCYGYOYQ -300:'A,W,t-Z-z.W.tA'A’CgCtCwPMPcPdPePoPqTjTmTnTpTrTwVaVgW,W.Yw’A
        300:g, 700:f'f’
        """#)

    /// FiraSans-SemiBold
    private static let glyphs50 = FontGlyphs(
        #"""
        2440 2410 4300 5470 5450 8510 7530 2340 3240 3240 4470 5230 2400 4060 2400 5200 5790
        4560 5120 5150 5570 5270 5560 4620 5740 5520 2400 2400 5140 5140 5140 4760 10200 5860
        6150 5710 6500 5280 4880 6410 6690 2940 3140 6220 5090 7840 6680 6910 5950 6910 6140
        5650 5340 6540 5670 8420 5710 5830 5390 3230 5200 3230 5540 5200 3300 5450 5900 4780
        5930 5520 3510 5440 5750 2790 2790 5410 2980 8430 5750 5840 5900 5930 3960 4770 3800
        5700 5080 7410 5050 5120 4490 3230 3830 3230 5080 2390 2390 4380 4380 4380 5200 7950
        7300 3410 5870 9000 3550 3550 2440 2410 4780 5350 5610 5460 8100 6150 6380 5210 5240
        4000 4000 5820 7750 2400 4000 5000 6110 9600 9600 9600 4760 8380 6630 5140 6910 5950
        6010 8520 5770 5140 5840 5900
        -1200:P,P. -1000:','.,',’.'.’L'L-L’’,’. -940:,Y.YY,Y. -910:LT -900:LY -880:LV
        -800:F,F.r,r. -790:Ya -740:LvLy -640:YcYdYeYoYq -600:,T.TC-FxPAT,T. -570:-Y:YY-Y:YsYz
        -550:FaTcTdTeToTq -540:AYYAYmYnYpYrYuYx -530:Z-
        -500:,-,V-,-.-T.-.VATCvCyFAFzT-TATaTgTsV,V.YgYvYyf,f. -470:Lw -450:FgFs -430:LCLGLOLQ
        -420:Pa -400:,v,y.v.y:TFfLWT:TfTtTuTvTyTzhYmYnYt-v,v.y,y. -390:c- -380:-SPY
        -370:-XK-TxX- -360:FuPZ
        -350:-xDTDYFcFdFeFmFnFoFpFqFrFvFyOTOYPXQTQYTCTGTOTQVaYCYGYOYQk-x- -340:LfPJYf -310:Fj
        -300:'A,W,t-Z-z.W.tA'A’CgCtCwFiPMPcPdPePoPqRYTjTmTnTpTrTwVgW,W.Yw’A 700:f'f’
        """#)

    /// Futura-Bold
    private static let glyphs51 = FontGlyphs(
        #"""
        3513 2263 4100 6424 6352 9074 8290 1961 4571 4571 3753 6206 2297 3428 1927 4716 7035
        3854 6531 5904 6195 5803 6285 5635 5960 6117 1976 2297 6218 8088 6218 5198 11886 7797
        7248 7808 8637 7461 6622 8537 9063 3753 4481 7887 7181 10620 9644 9545 7125 10004 7756
        6531 6565 8469 8245 11461 8122 8088 8088 4190 4817 4190 5366 6856 3551 6942 6991 5287
        6991 6309 4873 6986 6556 3135 3305 6026 3135 9757 6655 6456 6991 6991 4704 5008 4283
        6542 6126 7663 5893 5982 5848 4492 3428 4492 5052 2151 2207 3708 3742 3742 5814 7999
        6117 5467 8570 6565 4022 3910 3641 2285 5366 7528 8088 6486 9859 6823 6341 3215 5994
        4571 4212 6542 6632 1961 3170 4179 6823 9634 10396 10139 5064 10833 8637 5915 9612 7125
        7013 9511 6397 5713 6117 7002
        -1500:LV -1250:VaVcVdVeVgVoVq -1200:LY -1100:AVAWLWYAYcYdYeYgYoYq
        -1000:.V.W.YAYP,P.TaTcTdTeTgToTqTyV,V.VAW,W.WAY,Y.Yp -900:TvVmVnVrVuVyWaWcWdWeWgWoWqYaYs
        -850:Vs -800:QVTsTwTzYu -750:LTOYPAYCYGYOYQ -700:FAQWYmYnYr
        -600:ATDWKvKyOWRYTATmTnTrTuWCWGWOWQWvWyYv -500:.TACAOAQDADVDYFJOAOVT,T.VCVGVOVQWmWnWrWu
        -450:AvKCKGKOKQ -400:BVBYFaFcFdFeFgFoFqGWKwPZRVRWr. -350:DXOXXCXGXOXQYS
        -300:AGAyDZOZWJfafcfdfefgfofq -250:AUAwBAFuGYOTPYRCRGRORQRwTCTGTOTQ
        -200:BWBXBZDxFsFvFyJAKaLCLGLOLQOxRcRdReRgRoRqRvRySvSwUAVJXcXdXeXgXoXqbvbwbxev
        -200:nvnyrcrdrergrorqvawayayo
        """#)

    /// Futura-CondensedMedium
    private static let glyphs52 = FontGlyphs(
        #"""
        1830 1248 2583 4410 3790 5233 4579 1302 2564 2564 2084 3790 1340 2630 1253 3794 4013
        2246 3824 3507 3750 3702 3621 3493 3810 3729 1261 1342 3527 3251 3574 3271 6555 4363
        4390 4404 4671 3830 3817 4687 4856 1686 3933 4552 3420 5577 4910 5166 3995 5226 4518
        3328 4073 4808 4485 6515 4087 3770 4343 2677 3527 2677 3493 4498 1524 4223 4060 3175
        4150 3847 2528 4077 3724 1550 1625 3592 1729 6175 3722 4130 4144 4060 2607 3281 2291
        3681 3567 5071 3264 3831 3230 2880 1382 2880 3122 1308 1308 2354 2354 2124 3439 5651
        3770 2306 4525 5537 1848 1848 1841 1248 3466 4141 3770 3594 5361 3068 3601 2239 3527
        2138 2111 3736 4201 1315 1497 2354 3021 4633 4485 4970 3210 6198 4849 2967 4896 3965
        4087 6029 3810 3797 4053 4060
        -1200:FJTcTdTeToTqTuTwTz -1150:Ts -1050:r. -1000:P.T.Ta -930:Ty -920:AV -750:PJ -700:YJ
        -650:TJaT -600:LYTmTnTr -590:LT -550:VJ -530:aY -500:ATLVTA -480:bToTpT -450:TgeTsT
        -430:AYYA -410:YcYdYeYoYq -400:PA -390:bYoYpY -380:Yg -360:Ys -350:cYeY -340:VA
        -320:FAYa -310:DXOXQX -300:KCKGKOKQLWWJcThTiTjTlVlYmTnTrAuT -280:AvaV -270:XCXGXOXQ
        -260:DYOYQYXvYCYGYOYQvX -250:AyGTP,YShYlTlvmYnYtfvAyA -240:GYLvXy
        -230:BYVcVdVeVoVqYmYnYrbVoVpV -220:AWLyWAkckdkekokqrcrdrerorq -210:KcKdKeKoKqYp
        -200:DTFaKyLUOTQTRYTCTGTOTQTpVgWgYuYxaCaGaOaQeVfAgcgdgegogqkYlClGlOlQlWqTsYvZ -200:xYyX
        200:AaKYLzaAts 300:TT 400:twwvya 500:fWfXfYfZrvrwvtvvwtxt 550:fV 600:fT
        """#)

    /// Futura-Medium
    private static let glyphs53 = FontGlyphs(
        #"""
        3199 2016 3400 5798 5687 7824 7272 1645 4042 4062 3360 5517 2036 3049 1685 3852 6249
        3300 5467 5246 5366 5246 5467 4905 5246 5386 1775 2036 6028 7192 5918 4604 10301 7031
        6199 7280 7951 5931 5908 7654 7824 3059 3661 6811 5781 9298 8435 8371 6016 8897 6610
        5689 5846 7332 7212 10111 6740 6931 7142 3631 3902 3631 4764 6088 2748 5826 5511 4714
        5799 5267 3603 5964 5547 2500 2598 4995 2293 8373 5135 5680 6026 5948 4088 4193 3369
        5547 4876 6815 4664 4955 4644 3541 2748 3721 4273 1815 1856 2939 2909 3029 5166 7112
        5266 4855 7503 5788 3721 3661 3170 2026 4574 6339 6931 5727 8496 6078 4875 2859 5326
        4042 3912 5477 5557 1705 2708 3781 6078 8135 8787 8265 4373 9529 7553 5186 8596 5968
        6028 8165 5467 5075 5226 5858
        -1390:LV -1130:VaVcVdVeVgVoVq -1080:.VV,V. -1070:TaTcTdTeTgToTq -1060:YcYdYeYgYoYq
        -1040:.YY,Y. -1000:.WTyW,W.Yp -970:AVYA -940:WaWcWdWeWgWoWqYa -920:P,P. -910:AWAYVAWA
        -870:Ts -860:Ys -840:LTTw -830:Vu -790:Vy -780:Yu -770:LY -760:.TT,T.TzVmVnVrVs
        -740:YmYnYr -710:LW -690:PA -660:FA -600:TmTnTrTuYv -580:OYTvYCYGYOYQ -570:RW
        -560:ATTAWvWy -540:FaFcFdFeFgFoFq -530:DWOW -520:WCWGWOWQ -500:QVWmWnWrWu -460:VCVGVOVQ
        -450:OV -440:F,F.QWr. -390:ACAODAFJKvKyOARY -360:Av -350:DXOXXCXGXOXQ -320:AQDVDY
        -310:GWOTRvRyTCTGTOTQ -300:Ay -290:FvFyKCKGKOKQ -270:GY -260:AGKwYSfa -250:BVBYPZRV
        -230:AwPY -220:fcfdfefgfofq -210:FmFnFrTiYt
        """#)

    /// GTEestiDisplay-Regular
    private static let glyphs54 = FontGlyphs(
        #"""
        2538 2685 3428 5370 5370 8586 6442 1845 3216 3216 3757 5640 2685 3216 2685 2685 5370
        5370 5370 5370 5370 5370 5370 5370 5370 5016 2714 2685 5640 5640 5640 5370 9802 6624
        6098 7311 6657 6442 5685 7514 7252 2685 4829 6366 5316 8310 6885 7591 5842 7514 6725
        5595 5684 6680 6442 9701 6442 6442 5901 2685 2685 2685 4529 5177 3216 5791 5399 4658
        5813 5116 2685 5636 5444 2205 2144 4652 2070 7844 5465 5513 5784 5370 3016 4436 2730
        5766 5140 6943 4829 5024 4829 3226 2511 3226 5640 2144 2144 3216 3216 3216 5370 9658
        9658 3380 5370 9658 3216 3216 2685 3216 5370 5370 5370 5370 7118 5370 7118 3863 5640
        3216 3216 5370 5186 2685 3216 3525 5370 8054 8054 8054 5901 9658 6973 5640 7514 6442
        5901 8586 5370 5640 5901 5370
        -1500:L’ -1350:P,P.T: -1250:L- -1200:LY -1100:F,F.Y,Y. -1050:LTLV -1000:AYT,T.TJTaTyoT
        -950:ATTATeTvTwYAnT -900:-YTcTgToTrTsTuV,V.YaYe -850:Y-Y:YgYo -800:-TPAPJ -750:AVT-
        -700:FALWVAr,r.v,v.y,y.’A -650:A’DYV:Yu -600:GYKyOYVaXyYCYG’,’. -550:DXLyVeVoW,W.YOYpeV
        -500:,’.’AWDVFJGVKCKGKOSYVgW:WAX-XCw,w. -450:-VBYDTGTK-OVOXRYTCTGVCXOXQr-
        -400:BVDAKSLCLGLOOTP-RVSVTOV-VGVOVrVuWaYSZyk- -350:ACAGAOAUAyFaFrFuLUOAUAVSXeXoYvZv
        -300:AQAvCADWGWJAKeKoPaPeSTSWWeWoWrWukVt:xe 300:rtrvrw
        """#)

    /// Georgia
    private static let glyphs55 = FontGlyphs(
        #"""
        2410 3310 4120 6430 6100 8170 7100 2150 3750 3750 4730 6430 2700 3740 2700 4690 6130
        4290 5590 5510 5650 5280 5660 5030 5960 5650 3130 3130 6430 6430 6430 4780 9670 6710
        6540 6420 7500 6530 6000 7260 8150 3900 5180 6950 6020 9280 7670 7440 6100 7440 7020
        5610 6180 7570 6660 9770 7100 6150 6020 3750 4690 3750 6430 6430 5000 5040 5600 4540
        5740 4840 3250 5100 5820 2930 2910 5350 2870 8800 5910 5390 5710 5600 4100 4320 3460
        5760 4970 7380 5040 4930 4430 4300 3750 4300 6430 2150 2150
        """#)

    /// Gotham-Book
    private static let glyphs56 = FontGlyphs(
        #"""
        2788 2594 3721 6944 6136 8271 6674 2015 4199 4199 3851 5737 2115 3811 2228 3342 7393
        3602 5935 5716 6595 5914 6268 5876 6466 6076 2029 2115 5737 5737 5737 5519 10306 7593
        7522 7689 7371 7036 6357 7340 7913 2908 4998 7093 6098 8861 7899 8074 6878 8370 7251
        7030 6063 7902 6989 11084 6545 6437 6495 3173 3342 3173 5747 5220 5986 6053 6623 5372
        6569 6137 3673 6645 6185 2958 2734 5428 2240 9232 6042 6406 7014 6764 3606 4952 3985
        6422 5653 9082 5436 5853 5098 3332 2943 3332 5737 2115 2115 3811 3811 3811 4988 9977
        6455 2943 8001 10186 2983 2983 2614 2594 5617 6355 6934 4889 8071 4759 8071 4180 5737
        4290 4290 6764 6305 2514 4290 4130 4759 10266 10266 10266 5657 10306 8291 5737 8370 7163
        6664 9837 6315 5737 6255 6764
        -980:eT -950:cT -920:gTiTjTqTuT -840:bToTpT -740:LY -670:Ys -650:LTYa -600:YcYdYeYgYoYq
        -570:VsWs -550:','.,'.'TcTdTeTgToTqVaVcVdVeVgVoVqWaWcWdWeWgWoWq -530:LVLWgYiYjYqYuY
        -500:YxeYvTwTyT -490:xT -470:KYra -460:L’ -450:PArT -440:'AA'gXiXjXqXuX -430:rX
        -410:AYYAYvYwYyrY -400:KTKVKWbVbWoVoWpVpW -390:KxLvLwLyTsYmYnYpYr -380:rA -370:KX
        -360:,V,W,Y.V.W.Y:YAVAWKvKwKyV,V.VAW,W.WAY,Y.Y:eX -350:ATTAVmVnVpVrWmWnWpWrXxYu
        -340:,v,w,y.v.w.yPJPxTvTwTxTyVxWxbYoYpYv,v.w,w.y,y. -330:FAPT -320:-TAXAxA’K-T-XAYz’A
        -310:,T-Y.TT,T.VuWuY-kT -300:DYOYQYS'TXXTXYXcXdXeXgXoXqYCYGYOYQYXvXvxwXwxxYxvxwxyyXyx
        300:L,L. 320:r’ 340:,A.AA,A. 350:V’W’’V’W 380::J 400:F' 420:fj 450:'' 500:qj 580:,J.J
        780:f’ 800:DjOjQj
        """#)

    /// Gotham-Light
    private static let glyphs57 = FontGlyphs(
        #"""
        2577 2589 3714 6930 6124 8254 6661 2011 4149 4149 3843 5725 2111 3354 2275 3336 7383
        3594 5942 5711 6582 5921 6269 5865 6460 6064 2079 2111 5725 5725 5725 5390 10286 7743
        7508 7543 7377 6827 6307 7209 7728 2947 4988 7079 6159 8956 7849 8331 6830 8354 7239
        6974 5453 7886 7146 11062 6532 6273 6482 3166 3336 3166 5735 5025 5974 5999 6758 5190
        6858 6183 3646 6664 5920 3058 2728 5408 2307 9021 6150 6381 7061 6751 3533 5011 4048
        6534 5662 9581 5261 5956 5088 3326 2937 3326 5725 2111 2111 3804 3804 3804 4979 9957
        6442 2937 7986 10166 2977 2977 2609 2589 5606 6343 6920 4879 8055 4749 8055 4172 5725
        4282 4282 6751 6293 2509 4282 4122 4749 10246 10246 10246 5646 10286 8274 5725 8354 7149
        6651 9818 6303 5725 6243 6751
        -980:eT -950:cT -920:gTiTjTqTuT -840:bToTpT -740:LY -670:Ys -650:LTYa -600:YcYdYeYgYoYq
        -570:VsWs -550:','.,'.'TcTdTeTgToTqVaVcVdVeVgVoVqWaWcWdWeWgWoWq -530:LVLWgYiYjYqYuY
        -500:YxeYvTwTyT -490:xT -470:KYra -460:L’ -450:PArT -440:'AA'gXiXjXqXuX -430:rX
        -410:AYYAYvYwYyrY -400:KTKVKWbVbWoVoWpVpW -390:KxLvLwLyTsYmYnYpYr -380:rA -370:KX
        -360:,V,W,Y.V.W.Y:YAVAWKvKwKyV,V.VAW,W.WAY,Y.Y:eX -350:ATTAVmVnVpVrWmWnWpWrXxYu
        -340:,v,w,y.v.w.yPJPxTvTwTxTyVxWxbYoYpYv,v.w,w.y,y. -330:FAPT -320:-TAXAxA’K-T-XAYz’A
        -310:,T-Y.TT,T.VuWuY-kT -300:DYOYQYS'TXXTXYXcXdXeXgXoXqYCYGYOYQYXvXvxwXwxxYxvxwxyyXyx
        300:L,L. 320:r’ 340:,A.AA,A. 350:V’W’’V’W 380::J 400:F' 420:fj 450:'' 500:qj 580:,J.J
        780:f’ 800:DjOjQj
        """#)

    /// Gotham-Medium
    private static let glyphs58 = FontGlyphs(
        #"""
        2890 2756 4095 7049 6236 8526 6999 2181 3440 3450 4124 5849 2419 3817 2313 3851 6725
        4089 6246 6217 6766 5790 6216 6028 6464 6216 2419 2419 5849 5849 5849 5760 10251 7135
        7545 7283 8386 6717 6483 7737 7745 3161 5225 7354 5790 9468 8301 8376 6995 8348 7358
        6427 5831 7896 7430 11342 6871 6548 6573 3470 3678 3470 5859 4957 5949 5518 6801 5485
        7363 6066 3742 6855 6229 2817 2848 6025 2845 9669 6628 6389 6582 6801 4133 4670 4164
        6559 5745 8820 5681 6264 5274 4574 3004 4574 5849 2419 2419 4521 4521 4521 4957 9914
        7366 3321 8060 10281 3242 3242 2736 2756 5760 6514 7148 5066 7872 5304 7872 4154 5849
        4263 4263 6801 6603 2816 4263 4184 5304 10301 10301 10301 5760 10539 8288 5849 8348 7198
        6781 9845 6424 5849 6395 6801
        -950:eT -800:cT -750:bToTpT -740:gTiTjTqTuT -730:LY -700:Ys -650:LTYa
        -600:VsWsYcYdYeYgYoYq -550:','.,'.'TcTdTeTgToTqVaVcVdVeVgVoVqWaWcWdWeWgWoWq
        -500:KYLVLWYxeY -470:L’ -450:KTPAgYiYjYqYuY -430:'AA'Kxra -420:AYYAYvYwYyrA
        -400:KVKWKXXxbVbWoVoWpVpWrX -380:LvLwLyTsYmYnYpYrbYoYpY
        -370:,V,W,Y.V.W.Y:YAVAWKvKwKyV,V.VAW,W.WAY,Y.Y:eXgXiXjXqXrYuX
        -350:-TATAXAxA’K-T-TAVmVnVpVrWmWnWpWrXAYuYz’A
        -330:,v,w,y.v.w.yPJPxTvTwTxTyVxWxv,v.w,w.y,y. -320:,T-Y.TT,T.VuWuY-xT
        -300:DYFAKAOYPTQYS'TXVzWzXTXYXcXdXeXgXoXqXvXwXyYCYGYOYQYXcYkvkwkyrTvXvxwXwxxY
        -300:xvxwxyyXyx 300:L,L.V’W’Yj’V’W’’ 330:,A.AA,A. 350::Jr’ 360:Tj 400:F' 450:''fj 500:qj
        550:,J.J 640:f’ 800:DjOjQj
        """#)

    /// Helvetica
    private static let glyphs59 = FontGlyphs(
        #"""
        2780 2780 3550 5560 5560 8890 6670 1910 3330 3330 3890 5840 2780 3330 2780 2780 5560
        5560 5560 5560 5560 5560 5560 5560 5560 5560 2780 2780 5840 5840 5840 5560 10150 6670
        6670 7220 7220 6670 6110 7780 7220 2780 5000 6670 5560 8330 7220 7780 6670 7780 7220
        6670 6110 7220 6670 9440 6670 6670 6110 2780 2780 2780 4690 5560 3330 5560 5560 5000
        5560 5560 2780 5560 5560 2220 2220 5000 2220 8330 5560 5560 5560 5560 3330 5000 2780
        5560 5000 7220 5000 5000 5000 3340 2600 3340 5840 2220 2220 3330 3330 3330 5560 10000
        10000 3500 5560 10000 3330 3330 2780 3330 5560 5560 5560 5560 7370 5560 7370 4000 5840
        3330 3330 5560 5370 2780 3330 3650 5560 8340 8340 8340 6110 10000 7220 5840 7780 6670
        6110 8890 5560 5840 6110 5560
        -1500:L’ -1350:P,P.T: -1250:L- -1200:LY -1100:F,F.Y,Y. -1050:LTLV -1000:AYT,T.TJTaTyoT
        -950:ATTATeTvTwYAnT -900:-YTcTgToTrTsTuV,V.YaYe -850:Y-Y:YgYo -800:-TPAPJ -750:AVT-
        -700:FALWVAr,r.v,v.y,y.’A -650:A’DYV:Yu -600:GYKyOYVaXyYCYG’,’. -550:DXLyVeVoW,W.YOYpeV
        -500:,’.’AWDVFJGVKCKGKOSYVgW:WAX-XCw,w. -450:-VBYDTGTK-OVOXRYTCTGVCXOXQr-
        -400:BVDAKSLCLGLOOTP-RVSVTOV-VGVOVrVuWaYSZyk- -350:ACAGAOAUAyFaFrFuLUOAUAVSXeXoYvZv
        -300:AQAvCADWGWJAKeKoPaPeSTSWWeWoWrWukVt:xe
        -250:BWFeOWPoRTRWTSU,U.WCWSWgXuaya’exoxv:w:xcxoy:ye’o
        -200:-WAwBAFOFoKuLSSAVyWGWOaveye’hykekomynyovoyo’r:s’vavexqyaycyo’d’r’s 200:KTTYWTffrx
        250:YTftrfry 300:rtrvrw
        """#)

    /// Helvetica-Bold
    private static let glyphs60 = FontGlyphs(
        #"""
        2780 3330 4740 5560 5560 8890 7220 2380 3330 3330 3890 5840 2780 3330 2780 2780 5560
        5560 5560 5560 5560 5560 5560 5560 5560 5560 3330 3330 5840 5840 5840 6110 9750 7220
        7220 7220 7220 6670 6110 7780 7220 2780 5560 7220 6110 8330 7220 7780 6670 7780 7220
        6670 6110 7220 6670 9440 6670 6670 6110 3330 2780 3330 5840 5560 3330 5560 6110 5560
        6110 5560 3330 6110 6110 2780 2780 5560 2780 8890 6110 6110 6110 6110 3890 5560 3330
        6110 5560 7780 5560 5560 5000 3890 2800 3890 5840 2780 2780 5000 5000 5000 5560 10000
        10000 3500 5560 10000 3330 3330 2780 3330 5560 5560 5560 5560 7370 5560 7370 4000 5840
        3330 3330 6110 5560 2780 3330 3650 5560 8340 8340 8340 6110 10000 7220 5840 7780 6670
        6110 8890 6110 5840 6110 6110
        -1400:L’ -1100:LY -950:LTP,P.T: -900:AYLV -850:TATJYAoT -800:ATTvTyY,Y.Y:nT
        -750:F,F.TaTcTgToTsTw’A -700:LWTeTrTuV,V.VAYgYo -650:-YAVFAKyPAT,T.V:YaYe -600:A’OY
        -550:-TDYGYKCKGKOLyW:WAYGYOr,r. -500:AWBYT-VgVoY-YCYuv,v.y,y.
        -450:K-PJSYVaVeW,W.YpeV’,’. -400:BVVGXy
        -350:ACAGAOAQAvAyDADVDXGVKoOAOVOXRYUAVCVOVrVuXCXOXQr-w,
        -300:,’.’AUBACAJAKSLGLOSVWaWgWoXoYSv:w.y:’o
        -250:-VAwBWFJFrFuKeKuLCLURVWeWrWuX-XeXuYvk-kVovoxr:t:w:xo’d
        -200:AtDWGWOTOWSATCTGTOV-VSWCWGWOavbvbyevexhykgkomvmynvnyoypyvcvgvoxcxqycygyo -200:’s
        200:A,A.NeTVVTYTffftrfrtrv 250:TWWTrwry
        """#)

    /// Helvetica-BoldOblique
    private static let glyphs61 = FontGlyphs(
        #"""
        2780 3330 4740 5560 5560 8890 7220 2380 3330 3330 3890 5840 2780 3330 2780 2780 5560
        5560 5560 5560 5560 5560 5560 5560 5560 5560 3330 3330 5840 5840 5840 6110 9750 7220
        7220 7220 7220 6670 6110 7780 7220 2780 5560 7220 6110 8330 7220 7780 6670 7780 7220
        6670 6110 7220 6670 9440 6670 6670 6110 3330 2780 3330 5840 5560 3330 5560 6110 5560
        6110 5560 3330 6110 6110 2780 2780 5560 2780 8890 6110 6110 6110 6110 3890 5560 3330
        6110 5560 7780 5560 5560 5000 3890 2800 3890 5840 2780 2780 5000 5000 5000 5560 10000
        10000 3500 5560 10000 3330 3330 2780 3330 5560 5560 5560 5560 7370 5560 7370 4000 5840
        3330 3330 6110 5560 2780 3330 3650 5560 8340 8340 8340 6110 10000 7220 5840 7780 6670
        6110 8890 6110 5840 6110 6110
        -1450:L’ -1200:LY -1050:LTP,T: -1000:LVP. -950:AYTATJ -900:ATTvTyY:YAoT -850:F,TwY,Y.nT
        -800:F.LWTcTgToTsTu’A -750:AVKyT,T.TaTrV,V.V:VAYgYo -700:-YFAPATeYa
        -650:-TA’BYGYLyOYYer,r. -600:DYKCKGKOW:WAYCYGYOy, -550:AWSYT-VgVoW,Y-YpYuv,v.y.’,
        -500:K-PJRYVaW.Xy’. -450:BVKSKoOXVCVGVOVeVrXQXoeV
        -400:AGAQAvAyBADADXGVJAKeLGLOOAOVRVUAVuWoXCXOYSr-t:v:w,y:
        -350:,’-V.’ACAOAUCADVFJFrKuLCLUSVWaWgWrX-XeXuYvr:w.w:’o
        -300:AwBWFuGTOTTCTGTOVSWCWGWOWeWuk-kooxoyvoxoyo’d
        -250:DTFOFaGWOWSAV-avaybvbyexeyhykVkgksmvmynvnyovpyvcvgvsxcxqycygys’s
        -200:AgAoAtBODWFoL-PoRWSWVyWSZvZyevkeo’vavexaxeyaye’r
        """#)

    /// Helvetica-Oblique
    private static let glyphs62 = FontGlyphs(
        #"""
        2780 2780 3550 5560 5560 8890 6670 1910 3330 3330 3890 5840 2780 3330 2780 2780 5560
        5560 5560 5560 5560 5560 5560 5560 5560 5560 2780 2780 5840 5840 5840 5560 10150 6670
        6670 7220 7220 6670 6110 7780 7220 2780 5000 6670 5560 8330 7220 7780 6670 7780 7220
        6670 6110 7220 6670 9440 6670 6670 6110 2780 2780 2780 4690 5560 3330 5560 5560 5000
        5560 5560 2780 5560 5560 2220 2220 5000 2220 8330 5560 5560 5560 5560 3330 5000 2780
        5560 5000 7220 5000 5000 5000 3340 2600 3340 5840 2220 2220 3330 3330 3330 5560 10000
        10000 3500 5560 10000 3330 3330 2780 3330 5560 5560 5560 5560 7370 5560 7370 4000 5840
        3330 3330 5560 5370 2780 3330 3650 5560 8340 8340 8340 6110 10000 7220 5840 7780 6670
        6110 8890 5560 5840 6110 5560
        -1550:L’ -1500:T: -1400:L-P,P. -1300:LY -1150:F,F.LVY,Y. -1100:LTTJTy
        -1050:ATAYT,T.TATaTvTwnToT -1000:TeToTrTsTuYAYa -950:-YTcTgV,V.Y:YeYo -900:Y-Yg
        -850:-TPAPJ -800:AVFAT-y,y. -750:DYKyLWV:VAYur,r.v,v.’A -700:A’GYLyOYVaYCYG’,’.
        -650:VeXyYOYpeV -600:DXFJSYVoW,W.W:
        -550:,’.’AWBYDTDVGTGVK-KCKGKOLGOTRYTCTGVgWAX-XCr-w,w.
        -500:-VBVDAKSLCLOOVOXRVSVTOVCVGVrVuXOXQXeYSYvk- -450:AyCAFaFrKeLUOAP-UAV-VOVSWaXoZvZy
        -400:ACAGAQAUAvFuJAKoPaPeSTWey: -350:AOFePoRTU,WoWrWuXuayexeykVkeoxoyt:xexoyaye
        -300:AwBADWFOFoGWKuLSSASWTSU.VyWCWGWSWgbyhykomynypyr:v:vavew:xaxcxqycyo’o
        -250:-WBWKaOWRWWOXaava’evkgmvnvovo’s’voway-ygys’d’r’s
        -200:AeAoAtAuCHCKCOF-NARCRGRURaW-bve’fafefoh’kWkun’tetov-vcvgwe 200:rtrvrw
        """#)

    /// HelveticaNeue
    private static let glyphs63 = FontGlyphs(
        #"""
        2780 2590 4260 5560 5560 10000 6300 2780 2590 2590 3520 6000 2780 3890 2780 3330 5560
        5560 5560 5560 5560 5560 5560 5560 5560 5560 2780 2780 6000 6000 6000 5560 8000 6480
        6850 7220 7040 6110 5740 7590 7220 2590 5190 6670 5560 8710 7220 7600 6480 7600 6850
        6480 5740 7220 6110 9260 6110 6480 6110 2590 3330 2590 6000 5000 2220 5370 5930 5370
        5930 5370 2960 5740 5560 2220 2220 5190 2220 8530 5560 5740 5930 5930 3330 5000 3150
        5560 5000 7580 5180 5000 4800 3330 2220 3330 6000 2780 2780 4630 4630 -1 5000 10000
        10000 5000
        -1289:P,P.Y,Y. -1111:TyYo -1108:F,F.T,T.T:TaTcTeToTs -918:V,V.Y-YeYq
        -742:ATAYLTLVLWLYPATAVAVaYAYaYpv,v.y,y. -556:'sAVWe -552:FAT-TwV-VeVoW,W.Y:YuYvr,r.w,w.
        -371:AWLyTrTuV:VrVuVyWAWaYi -185:Awowre -181:AvAyRTRVRWRYViW-W:WoWrWuff
        """#)

    /// HelveticaNeue-Bold
    private static let glyphs64 = FontGlyphs(
        #"""
        2780 2780 4630 5560 5560 10000 6850 2780 2960 2960 4070 6000 2780 4070 2780 3710 5560
        5560 5560 5560 5560 5560 5560 5560 5560 5560 2780 2780 6000 6000 6000 5560 8000 6850
        7040 7410 7410 6480 5930 7590 7410 2950 5560 7220 5930 9070 7410 7780 6670 7780 7220
        6490 6110 7410 6300 9440 6670 6670 6480 3330 3710 3330 6000 5000 2590 5740 6110 5740
        6110 5740 3330 6110 5930 2580 2780 5740 2580 9060 5930 6110 6110 6110 3890 5370 3520
        5930 5200 8140 5370 5190 5190 3330 2230 3330 6000 2780 2780
        -1289:P,P.Y,Y. -1111:TyYo -1108:F,F.T,T.T:TaTcTeToTs -918:V,V.Y-YeYq
        -742:ATAYLTLVLWLYPATAVAVaYAYaYpv,v.y,y. -556:'sAVWe -552:FAT-TwV-VeVoW,W.Y:YuYvr,r.w,w.
        -371:AWLyTrTuV:VrVuVyWAWaYi -185:Awowre -181:AvAyRTRVRWRYViW-W:WoWrWuff
        """#)

    /// HelveticaNeue-CondensedBlack
    private static let glyphs65 = FontGlyphs(
        #"""
        2280 2730 3890 4560 4560 7290 5920 1950 2730 2730 3190 4790 2280 2730 2280 2280 4560
        4560 4560 4560 4560 4560 4560 4560 4560 4560 2730 2730 4790 4790 4790 5010 8000 5920
        5920 5920 5920 5470 5010 6380 5920 2280 4560 5920 5010 6830 5920 6380 5470 6380 5920
        5470 5010 5920 5470 7740 5470 5470 5010 2730 2280 2730 4790 4560 2730 4560 5010 4560
        5010 4560 2730 5010 5010 2280 2280 4560 2280 7290 5010 5010 5010 5010 3190 4560 2730
        5010 4560 6380 4560 4560 4100 3190 2300 3190 4790 2280 2280 4100 4100 4100 4560 8200
        8200 2870 4730 8200 2730 2730 2280 2730 4560 4560 4560 4560 6040 4560 6040 3280 4790
        2730 2730 5010 4560 2280 2730 2990 4560 6840 6840 6840 5010 8200 5920 4790 6380 5470
        5010 7290 5010 4790 5010 5010
        -1200:L’ -900:P,P. -850:LY -750:T: -700:AYF,F.LTTv -650:LVTATJTgToTsTuTwTyY,Y.YAnToT
        -600:ATTaTcTeTrYaYgYo -550:T,T.Ye’A -500:AVA’KyLWPAV,V.VAY: -450:-YFAYu
        -400:-TAWLyOYT-V:VaVgVoWAY-YGYpr,r. -350:GYKCKGKOPJVeW,W.XyYCYOeVv,v.y,y.
        -300:AvBYDYOAVuW:Wo’,’.
        -250:ACAGAOAQAUAyDAFuGVK-KoOVOXRYSYUAVCVGVOVrWaWgWuXCXOXQXoXur-’o
        -200:,’.’AwBVCADVDXFrJAKSKuSVWeWrX-XeYSYvkVovoxvgvow,w.xoyaycygyoys’d 200:TVVT
        250:KTTWTYWTYT
        """#)

    /// HelveticaNeue-CondensedBold
    private static let glyphs66 = FontGlyphs(
        #"""
        2280 2730 3890 4560 4560 7290 5920 1950 2730 2730 3190 4790 2280 2730 2280 2280 4560
        4560 4560 4560 4560 4560 4560 4560 4560 4560 2730 2730 4790 4790 4790 5010 8000 5920
        5920 5920 5920 5470 5010 6380 5920 2280 4560 5920 5010 6830 5920 6380 5470 6380 5920
        5470 5010 5920 5470 7740 5470 5470 5010 2730 2280 2730 4790 4560 2730 4560 5010 4560
        5010 4560 2730 5010 5010 2280 2280 4560 2280 7290 5010 5010 5010 5010 3190 4560 2730
        5010 4560 6380 4560 4560 4100 3190 2300 3190 4790 2280 2280 4100 4100 4100 4560 8200
        8200 2870 4730 8200 2730 2730 2280 2730 4560 4560 4560 4560 6040 4560 6040 3280 4790
        2730 2730 5010 4560 2280 2730 2990 4560 6840 6840 6840 5010 8200 5920 4790 6380 5470
        5010 7290 5010 4790 5010 5010
        -1200:L’ -900:P,P. -850:LY -750:T: -700:AYF,F.LTTv -650:LVTATJTgToTsTuTwTyY,Y.YAnToT
        -600:ATTaTcTeTrYaYgYo -550:T,T.Ye’A -500:AVA’KyLWPAV,V.VAY: -450:-YFAYu
        -400:-TAWLyOYT-V:VaVgVoWAY-YGYpr,r. -350:GYKCKGKOPJVeW,W.XyYCYOeVv,v.y,y.
        -300:AvBYDYOAVuW:Wo’,’.
        -250:ACAGAOAQAUAyDAFuGVK-KoOVOXRYSYUAVCVGVOVrWaWgWuXCXOXQXoXur-’o
        -200:,’.’AwBVCADVDXFrJAKSKuSVWeWrX-XeYSYvkVovoxvgvow,w.xoyaycygyoys’d 200:TVVT
        250:KTTWTYWTYT
        """#)

    /// HelveticaNeue-Light
    private static let glyphs67 = FontGlyphs(
        #"""
        2724 2698 3446 5397 5397 8629 6474 1854 3232 3232 3776 5669 2698 3232 2702 2698 5397
        5397 5604 5397 5397 5397 5397 5397 5397 5397 2698 2698 5669 5669 5669 5397 9852 6524
        6723 6872 7008 6474 5851 7405 7008 2698 4853 6474 5331 8071 6811 7526 6365 7552 6872
        6483 5931 6989 6474 9066 6474 6474 5931 2698 2698 2698 4552 5397 3232 5368 5414 4766
        5350 5392 2702 5431 5244 2094 2091 4860 2112 8131 5273 5438 5524 5397 3250 4840 2866
        5445 4794 6988 4860 4860 4853 3242 2524 3242 5669 2155 2155 3232 3232 3232 5397 9707
        9707 3397 5397 9707 3232 3232 2698 3232 5397 5397 5397 5397 7154 5397 7154 3883 5669
        3232 3232 5397 5212 2698 3232 3543 5397 8095 8095 8095 5931 9707 7008 5669 7552 6474
        5931 8629 5397 5669 5931 5397
        -1500:L’ -1350:P,P.T: -1250:L- -1200:LY -1100:F,F.Y,Y. -1050:LTLV -1000:AYT,T.TJTaTyoT
        -950:ATTATeTvTwYAnT -900:-YTcTgToTrTsTuV,V.YaYe -850:Y-Y:YgYo -800:-TPAPJ -750:AVT-
        -700:FALWVAr,r.v,v.y,y.’A -650:A’DYV:Yu -600:GYKyOYVaXyYCYG’,’. -550:DXLyVeVoW,W.YOYpeV
        -500:,’.’AWDVFJGVKCKGKOSYVgW:WAX-XCw,w. -450:-VBYDTGTK-OVOXRYTCTGVCXOXQr-
        -400:BVDAKSLCLGLOOTP-RVSVTOV-VGVOVrVuWaYSZyk- -350:ACAGAOAUAyFaFrFuLUOAUAVSXeXoYvZv
        -300:AQAvCADWGWJAKeKoPaPeSTSWWeWoWrWukVt:xe
        -250:BWFeOWPoRTRWTSU,U.WCWSWgXuaya’exoxv:w:xcxoy:ye’o
        -200:-WAwBAFOFoKuLSSAVyWGWOaveye’hykekomynyovoyo’r:s’vavexqyaycyo’d’r’s 200:KTTYWTffrx
        250:YTftrfry 300:rtrvrw
        """#)

    /// HelveticaNeue-Medium
    private static let glyphs68 = FontGlyphs(
        #"""
        2780 2590 4440 5560 5560 10000 6480 2780 2780 2780 3700 6000 2780 4070 2780 3520 5560
        5560 5560 5560 5560 5560 5560 5560 5560 5560 2780 2780 6000 6000 6000 5560 8000 6670
        7040 7220 7220 6300 5930 7590 7220 2780 5370 6850 5740 8890 7220 7600 6670 7600 7040
        6480 5930 7220 6110 9260 6300 6480 6300 2780 3520 2780 6000 5000 2220 5560 6110 5560
        6110 5560 3150 5930 5740 2410 2410 5370 2410 8700 5740 5930 6110 6110 3520 5190 3330
        5740 5190 7780 5370 5190 5000 3330 2220 3330 6000 2780 2780
        -1289:P,P.Y,Y. -1111:TyYo -1108:F,F.T,T.T:TaTcTeToTs -918:V,V.Y-YeYq
        -742:ATAYLTLVLWLYPATAVAVaYAYaYpv,v.y,y. -556:'sAVWe -552:FAT-TwV-VeVoW,W.Y:YuYvr,r.w,w.
        -371:AWLyTrTuV:VrVuVyWAWaYi -185:Awowre -181:AvAyRTRVRWRYViW-W:WoWrWuff
        """#)

    /// IBMPlexSans
    private static let glyphs69 = FontGlyphs(
        #"""
        2360 2840 4190 7130 5980 9270 6940 2420 3350 3350 4500 6000 2720 3990 2720 3830 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2920 2920 6000 6000 6000 4770 8910 6410
        6530 6210 6710 5830 5590 6950 7070 4000 5100 6340 5010 8120 7070 7080 6060 7080 6400
        5810 5720 6780 6090 8910 6130 5930 5800 3170 3830 3170 6000 5650 6000 5340 5800 5030
        5800 5490 3240 5280 5680 2500 2500 5270 2720 8730 5680 5600 5800 5800 3670 4870 3510
        5680 4920 7680 5070 4990 4640 3430 3140 3430 6000 2730 2730 4750 4740 -1 5880 7800 8030
        3960 6250 6580 -1 -1 2360 2840 5140 5950 6050 5860 7760 5130 4760 4680 6000 3460 3460
        5730 6520 3260 3590 3980 5130 8470 8720 8240 4670 9070 6740 6000 7080 6060 6400 8640
        5550 6000 5680 5800 2500
        -1200:// -1150:?,?. -1000:P,P. -900:','.,'.' -800:,T.TF,F.T,T.Tgr,r. -750:,?.? -740:LY
        -700:L'LTT/TaTs -650:ATTATcTdTeToTq -620:LV -600:,V,Y.V.YV,V.Y,Y.Y/ -550:AYFJK-YAYgy,y.
        -500:&T'A-T-YA'LvP/T-TuTxTzV/Y-YaYcYdYeYoYq -450:,v,y.v.y/AL?PATmTnTpTrk-v,v. -440:FA
        -410:AVVA -400:&Y-X-Z:T:YF/FaFgL-LyPJT:TJTwTyVgX-Y&Y:YJYmYnYpYrYsZ- -380:GT -360:RY
        -350:-xFxPgTvx- -340:GY
        -300:'J,C,G,O,Q,W,w-I-J.C.G.O.Q.W.w/gBYD,D.DYF&I-LCLGLOLQLwO,O.OYP&Q,Q.QYRgV&
        -300:VaVcVdVeVoVqW,W.YCYGYOYQYuf,f.w,w.yg -280:LU -270:DT -260:LW
        -250:&V-VBTFcFdFeFoFqFuK&KCKGKOKQKcKdKeKoKqPZR&RVT&V-VJYvYy -240:RT -230:rg -220:YS
        -200:'c'd'e'o'q,U,d,q-A-S.U.d.q:V?AA-AvBVBXC-EYFmFnFpFrFsFvFyJ,J.KTKfKtOTPcPd
        -200:PePoPqQTRJTCTGTOTQU,U.U/V:VsVuWJWgXwYiYjYwYxYzb'b,b.e'e,e.f/k&o'o,o.p'p,
        -200:p.r&r-sxt-w&x&y&z- -180:sy -170:FCFGFOFQkckekowg -160:/d/q
        -150:,f,t-z.f.t/C/G/O/Q/S/c/e/oACAGAOAQAyB,B.B/DXDZEJGVJXKJKVKYKaOAOXPXPxQAQX
        -150:R-RcRdReRoRqTfVmVnVpVrWcWdWeWoWqX&XCXGXOXQXcXdXeXoXqYfZCZGZOZQa'h'kdkqkv
        -150:m'n'r/t& -140:DJOJOZQJQZUJya -130:AUCCCGCOCQSTUAsv
        -120:DADVOVQVRUVCVGVOVQbxexoxpxvgxcxdxexoxq -110:TS
        -100:&W&v&w&y'C'G'O'Q,c,e,o-W-v-y.c.e.o/a:XA&A?AwBABJBvBxByD'D/E&EVEcEdEeEoEq
        -100:FjFwFzG'I&J/KWKgKmKnKpKrKuKvKwKxKyL&LcLeLoLtLuO'O/PaPmPnPpPrPsQ'Q/R/RCRG
        -100:RORQRaS/SSSYUgVSVvVwVxVyVzW&W-W/WaWmWnWrWsWxX:XJXaXtXuXvXyYbYhYkYtZ&Ztf&
        -100:kgksktkul-lvlys's-sgsztftgv&v-y-z&zczdzezozq -90:LdLqswttvawa
        -80:RWavbvevhvhymvmynvnyovpvvcvdvevovq -70:ITJJTIst
        -60:JAbfbtcccdcecocqgcgdgegogqofpfptrdrqss
        -50:&t,g,u.g.uBWBfBgBtBwC&CYEgFfFtGXIcIdIeIoIqK'KSWpWuWwWzXsZcZeZoZuZya-aybw
        -50:bybzc&eweyezfghwkallltlwmwnwowoyozpwpypzrcreros&s,s.sfv/wcwdwewowqy/ycyd -50:yeyoyq
        -40:-wAWAtRyWAcgfcfefoguratctdtetotqw-xsys -30:GWawfdfqga -20:ws 20:gg 30:AaSWvtyf
        40:gwrfrt 50:'Z,a.aAJAXCWF'P'PWPwTVTYUwVTVVVWVYWVWWWYXAYTYVYWZ'g'gyrw
        100:&c&d&e&o&q'V'Y'x'z(X(g(y,X-c-d-e-o-q.X?VAzC'G-K)K,K.KzLxS-V'W)X,X.X?XzY'
        100:Z)a,a.b-c/e-fvfyl,l.o-p-rvryx'z' 110:gj 130:g,g.
        150:'T'W,A,z-C-G-O-Q.A.z?WA,A.AAD-F)F?O-Q-T'TWV?W'WTY?z,z. 160:Lz 190:LA
        200:'v'w'y(T(V(W(Y/V/W/YT)V)Y)a/f!g/v'w'y' 230:TT 250:L,L.L/f)g) 300:,Z.Z/TW?Z,Z.f'f?r'
        500:(j
        """#)

    /// IBMPlexSans-Bold
    private static let glyphs70 = FontGlyphs(
        #"""
        2360 3200 4930 6320 6010 9740 7210 2680 3380 3380 6010 6000 3100 4030 3100 4600 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 3300 3300 6000 6000 6000 5000 9030 6850
        6670 6510 6970 6070 5850 7190 7240 4320 5590 6960 5300 8190 7240 7140 6560 7140 6740
        6240 5840 6940 6500 9730 6730 6490 6070 3340 4600 3340 6000 5560 6000 5690 6080 5170
        6080 5620 3610 5520 5960 2860 2860 5770 3030 8940 5960 5640 6080 6080 4040 5040 3830
        5960 5380 8410 5600 5340 5180 3720 4020 3720 6000 3000 3000 5350 5350 -1 5880 7800 8970
        4300 6270 6140 -1 -1 2360 3200 5520 5820 6500 5690 7920 5580 4640 4700 6000 3470 3450
        6020 6770 3580 3440 4330 5580 8370 8590 8280 4940 9680 7020 6000 7140 6560 6920 8640
        6030 6000 5720 6080 2860
        -1900:// -1200:?,?. -1000:F,F.P,P.T/ -900:','.,'.'L'P/Y/ -890:LY -870:FA -850:F/
        -800:,?.?Tgr,r. -750:FJ -740:LT -730:PA -720:LV -700:,T,Y.T.YAYPJT,T.TaTsY,Y.YAYJ
        -650:ATTATcTdTeToTqV/Ya -610:Yg -600:&Y,V.VL?V,V.YcYdYeYoYqYs -550:TJVJY& -540:AVVA
        -500:'A-Y:YA'A?LvOYQYTzW/WJY-Y:YCYGYOYQYpYz -480:,v.vv,v. -460:DY
        -450:,y-T.y/AD/K-O/Q/T-TmTnTpTrTuYmYnYry,y. -440:FgGYYS -430:BY -410:LW
        -400:&T'J,C,G,O,Q,W,w.C.G.O.Q.W.w/a:TD,D.F&FaFsFxKCKGKOKQLCLGLOLQO,O.Q,Q.RYSY
        -400:T:U/VaVgW,W.YuYwYxZ-w,w. -380:GT -370:DA
        -350:&V,U-x.U/c/d/e/o/qJ/L-LyPXRJS/TwTxU,U.V&VcVdVeVoVqW&YvYyk-x- -340:FdFq -330:LU
        -320:FcFeFo -310:DVOVQVVCVGVOVQ
        -300:-I-X-Z:V?AACAGAOAQAvDJDXFCFGFOFQFmFnFpFrGVI-K&KtLwOAOJOXP&PgQAQJQXRVT&Ty
        -300:V:VSWaX-XCXGXOXQYjf,f.x&y& -280:BVWA -270:AWkckeko -260:BT
        -250:-J-V/gB/DTDZFuFzJ,J.KTKVKcKdKeKoKqOTPYPZQTR&RgTCTGTOTQTvUAV-VsVuWcWdWeWo
        -250:WqX&YfYt -240:,t.tAURT -230:DWOWQWSTWCWGWOWQ -220:/C/G/O/Qr/ -210:BXJAyg
        -200:&W'c'd'e'o'q-S/SAwC/CXEJFvFyKJKYKfKuKvKwKyLtPcPdPePoPqR/VmVnVpVrWgXJXcXd
        -200:XeXoXqXtXuXwb'e'f/kdkqo'p'r&v&w&z- -190:At -180:OZQZSVSWZCZGZOZQ -170:sxwg
        -160:bxexoxpxxcxdxexoxq
        -150:,c,d,e,f,o,q-A-z.c.d.e.f.o.q:XA-AyB,B.BAE&FtFwJXPaPpPsPxR-RcRdReRoRqTfUJ
        -150:VzX:Xva'b,b.e,e.f&h'm'n'o,o.p,p.v/ -140:AJRURWSSrargwaya -130:CCCGCOCQGWvg
        -120:BxGJJJTSkvsvzczezo
        -100:&Z&v&w&y'C'G'O'Q-W/m/n/rA&BJC&C-CYD'EcEdEeEoEqFjG'GXK'KSKWKaKgKlKmKnKpKr
        -100:LcLeLoO'PSPWPmPnPrQ'RCRGRORQRaS&U&UgVvVwVxW-WmWnWrWsWwWxWzX?XsXyYbYhYiYk
        -100:Z&ZYZtavbwbyevk&ksktkul-owoypwpys'swszt&t-wcwdwewowqz&zdzq -90:LdLqaysyvays
        -80:,u.uBWBvByCAZVbvbzhvhyllmvmynvnyovozpvpzs,s.stvcvdvevovqycydyeyoyq -70:BwFfZJeyss
        -60:atawbfbtgcgdgegogqhwlvlymwnwofotpfpt
        -50:&S-v-yBtEgIcIdIeIoIqIsIvIyKxL&LuO&PVQ&StVZVjVyWZWjWpWuXaZWZcZdZeZoZqZuZy
        -50:a-c/cccdcecocqewezg&kwkyltrcrerottv-y-y/
        -40:-wITOSQSRyTIfcfdfefgfofqgulwrdrqtctdtetotqvzw-wsxsyz -30:Bgsf -20:Bfgavs 20:WW
        30:AaTVTWTYVTVWWTWVYT 40:Laffrt 50:&A'Y'z,a-s.a/WAXF'P'PwVVXAY'Z'g'gyrwz' 60:g,g.lzvf
        70:ggrvryyf 90:rf
        100:&a&c&d&e&o&q'V(X(g,X,z-c-d-e-o-q.X.z/V/Y?VAAAzG-K)K,K.KzL/LxV'W)X,X.XzZ)
        100:a,a.b-e-fvfyl,l.o-p-z,z. 110:Lz 130:fi 150:'T'W-C-G-O-Q?WD-F)O-Q-S-T'TTV?W' 170:LA
        200:'w'y(T(V(W(Y,A.A/TA,A.L,L.T)V)Y)a/f!w'y' 230:g/ 250:'vf)v' 270:g) 280:gj
        300:,Z.ZZ,Z.f'f?r' 700:(j
        """#)

    /// IBMPlexSans-Italic
    private static let glyphs71 = FontGlyphs(
        #"""
        2360 2710 4090 6810 5790 9000 6700 2330 3280 3280 4520 6000 2730 3870 2730 3780 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2920 2920 6000 6000 6000 4700 8630 6230
        6270 6020 6520 5650 5420 6610 6840 3870 4980 6150 4890 7840 6840 6790 5880 6790 6250
        5770 5570 6560 5930 8620 5960 5770 5630 3170 3780 3160 6000 5480 5930 5830 5720 4880
        5830 5110 3070 5080 5650 2640 2530 5190 2640 8480 5650 5500 5720 5720 3640 4710 3200
        5620 4840 7400 4940 4840 4480 3290 3060 3290 6000 2730 2730 4700 4700 -1 5650 7490 7950
        3860 6010 5870 -1 -1 2360 2710 5050 5770 5940 5570 7840 4990 4690 4540 6000 3390 3390
        5680 6290 3160 3390 3890 4990 8540 8560 8340 4700 8860 6550 6000 6790 5870 6410 8060
        5630 6000 5500 5720 2640
        -1200:// -1150:?,?. -1000:L'P,P. -900:','.,'.' -800:'A,T.TA'F,F.T,T.Tg -750:,?.?
        -700:AYLYT/ -690:LT -650:TaTcTdTeToTqTsr,r. -620:LV
        -600:&T&Y,C,G,O,Q,V,Y.C.G.O.Q.V.YV,V.Y,Y.Y/ -550:,U.UATK-TAYAYg -510:AV
        -500:,v.vLvOYP/QYT-TuTxTzV/Y-YaYcYdYeYoYqf,f.
        -450:,a,c,d,e,o,q,u,y.a.c.d.e.o.q.u.y/ADYL?TmTnTpTrk-v,v.y,y.
        -400:-T-Y-Z:T:YBYDTF/GYKaKcKdKeKoKqL-LyPJRYT:TwTyVgX-Y&Y:YmYnYpYrYsZ-b'o'p'
        -350:,w.wFxGTO,O.PAQ,Q.Tvh'm'n'x- -340:FA -310:VA
        -300:'J,W-I-J-X.WA?D,D.D/DVF&FaFcFdFeFgFoFqI-J/KuLCLGLOLQLwO/OTOVP&Q/QTQVRaRc
        -300:RdReRgRoRqTJU,U.V&VaVcVdVeVoVqW,W.XaXcXdXeXoXqYuw,w. -290:ST -280:LU -260:LW
        -250:&V,t-x.tBTFJFuGVK&KCKGKOKQR&RVSYT&V-YJYvYyovoy -240:DXRT -230:bwowpwrg -220:bxpx
        -200:,g-S.g:V?AA-AaAcAdAeAoAqAvB/BVBXC-D'FmFnFpFrFsFvFyJ,J.KTKfKtLaLcLdLeLoLq
        -200:O'PXPZPgQ'RJRuSVU/V:VJVsVuWgXgXwYwYxYzZaZcZdZeZoZqb,b.bvbye'e,e.k&kakckd
        -200:kekokqo,o.p,p.pvpyr&r-r/s'swsxt-w&x&y&ygz- -180:svsy -170:stwawcwdwewgwowq -160:AS
        -150:&t,f-V-z.f/a/c/d/e/g/o/qACAGAOAQAuAyB,B.CYDZGWJXKJKVKYLuOXPaPcPdPePoPqPx
        -150:QXR-TfVmVnVpVrWJWaWcWdWeWoWqX&XCXGXOXQXuYfa'a-kvsgu'u- -140:UJ -130:AU
        -120:DARUoxvgxaxcxdxexoxq -110:TS
        -100:&I&W&v&w&y-A-v-y/s:XA&AtAwB'BABgBvBxByCTCaCdDJE&ECEGEOEQEVEaEcEdEeEoEqFj
        -100:FwFzG'I&JJJgKUKWKgKmKnKpKrKvKwKxKyL&LtOJOZPYPmPnPpPrQJQZS/SSUgVvVwVxVyW&
        -100:W-W/WmWnWrWsWxX:XJXtXvXyYCYGYOYQYbYhYiYkYlYtZ&ZCZGZOZQZtavd-f-f/hvi-j,j.
        -100:ktl-mvnvq,q.rards-sztguvv&v-wwy-z& -80:UAevhymynyyayd
        -70:ITTIbfbzcacccdcecocqdlllofozpfpzvavcvdvevovqycyeyoyqzazczdzezozq -60:JARWsstt
        -50:-WAgBWBaBcBdBeBoBqBtBuBwC&CVDWEgFfFtGXIcIeIoIqK'OAPsQARCRGRORQWpWuWwWzXs
        -50:ZuZyaybtc&dvdyexeyezf&fgh-hwlvlym-mwn-nwotptrcrerorqs&s,s.sft&tatctdtetf
        -50:totquyv/y/ -40:-wAWRyfafcfdfefofqguw-xs -30:awuw -20:ws 20:gg
        30:SWazdzhzlzmznzuzvtyf 40:ZZgwizrfrt 50:'ZF'P'PwTVTYUwVTVVVWVYWVWWWYYTYVYWZ'ftg'rw
        100:&c&e&o&q'V'Y'x'z(X(f(g(y,X-a-c-d-e-o-q-t.X/I?VAAAzC'CWG-K)K,K.KzLxS-V'VC
        100:VGVOVQVSW)WSX?XzY'Z)a,a.a/b-c/e-fvfygyo-p-rvryu,u.u/x'z' 130:TT
        150:'W't,A,z-C-G-O-Q.A.z?WA,A.D-F)F?O-PCPGPOPQPWQ-TWV?W'WTY?gzz,z. 160:Lz
        200:'v'w'y(T(V(W(Y/V/W/YLAT)T?V)WCWGWOWQY)d,d.f!g:gxh,h.i,i.k,k.l,l.m,m.n,n. 200:v'w'y'
        250:'TL,L.L/T'f) 300:(j,Z.Z/TW?Z,Z.f'f?g,g.gfr' 400:g) 450:gj 500:g/
        """#)

    /// IBMPlexSans-Light
    private static let glyphs72 = FontGlyphs(
        #"""
        2360 2720 4000 7130 5780 9080 6870 2320 3340 3340 4160 6000 2600 3970 2600 3560 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2800 2800 6000 6000 6000 4690 8870 6250
        6380 6170 6660 5740 5500 6840 7010 3900 4930 6100 4910 8040 7010 6970 6010 6970 6360
        5680 5680 6680 5940 8840 5920 5750 5700 3110 3560 3110 6000 5670 6000 5270 5740 4960
        5740 5430 3090 5290 5630 2430 2430 5130 2640 8760 5630 5500 5740 5740 3570 4770 3350
        5630 4760 7520 4930 4790 4460 3320 2850 3320 6000 2600 2600 4460 4450 -1 5880 7800 7800
        3720 6160 6500 -1 -1 2360 2720 4970 5890 5950 5780 7480 4970 4720 4660 6000 3460 3460
        5700 6280 3160 3640 3860 4970 8510 8650 8290 4630 8880 6690 6000 6970 6010 6420 8630
        5510 6000 5560 5740 2430
        """#, kernedAs: glyphs69)

    /// IBMPlexSans-Medium
    private static let glyphs73 = FontGlyphs(
        #"""
        2360 2980 4510 6780 5990 9470 7070 2530 3360 3360 5140 6000 2890 4010 2900 4170 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 3100 3090 6000 6000 6000 4870 8960 6620
        6590 6340 6830 5930 5700 7050 7140 4160 5310 6600 5130 8140 7140 7120 6270 7120 6550
        5980 5770 6860 6280 9260 6390 6170 5910 3250 4170 3250 6000 5610 6000 5490 5920 5100
        5920 5560 3400 5370 5800 2650 2650 5470 2850 8820 5800 5640 5920 5920 3830 4940 3650
        5800 5120 7990 5300 5140 4870 3540 3530 3560 6000 2840 2840 5010 5000 -1 5880 7800 8460
        4100 6270 6290 -1 -1 2360 2980 5290 5890 6220 5770 7820 5320 4720 4700 6000 3460 3450
        5850 6630 3560 3530 4140 5320 8470 8500 8290 4790 9330 6870 6000 7120 6270 6620 8650
        5740 6000 5700 5920 2650
        """#, kernedAs: glyphs69)

    /// IBMPlexSans-SemiBold
    private static let glyphs74 = FontGlyphs(
        #"""
        2360 3090 4710 6560 6000 9600 7130 2600 3370 3370 5560 6000 2990 4020 2990 4370 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 3190 3190 6000 6000 6000 4930 8990 6720
        6630 6420 6890 6000 5770 7120 7190 4230 5450 6780 5210 8160 7190 7120 6410 7120 6640
        6110 5800 6900 6380 9490 6550 6320 5990 3290 4370 3290 6000 5590 6000 5590 6000 5130
        6000 5580 3500 5450 5880 2760 2760 5620 2940 8880 5880 5630 6000 6000 3930 4990 3740
        5880 5240 8190 5440 5240 5020 3630 3760 3630 6000 2920 2920 5170 5170 -1 5880 7800 8690
        4200 6270 6270 -1 -1 2360 3090 5410 5860 6150 5740 7880 5450 4680 4700 6000 3470 3450
        5930 6700 3500 3480 4240 5450 8400 8630 8270 4860 9500 6940 6000 7120 6410 6770 8640
        5890 6000 5710 6000 2760
        """#, kernedAs: glyphs69)

    /// IBMPlexSans-Text
    private static let glyphs75 = FontGlyphs(
        #"""
        2360 2900 4320 6980 5990 9380 6990 2470 3380 3380 4790 6000 2790 4000 2780 3990 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2980 2990 6000 6000 6000 4810 8930 6490
        6570 6270 6760 5880 5640 6990 7100 4070 5190 6460 5070 8120 7100 7080 6160 7080 6470
        5880 5750 6820 6170 9070 6240 6030 5860 3200 3990 3200 6000 5630 6000 5410 5850 5050
        5850 5520 3310 5330 5730 2570 2570 5370 2780 8770 5730 5620 5850 5850 3750 4900 3570
        5740 5000 7820 5180 5060 4740 3490 3320 3490 6000 2770 2770 4840 4840 -1 5880 7800 8180
        4020 6250 6420 -1 -1 2360 2900 5210 5920 6140 5760 7770 5210 4740 4680 6000 3460 3470
        5790 6570 3380 3550 4060 5210 8490 8730 8310 4720 9190 6790 6000 7080 6170 6500 8640
        5650 6000 5680 5850 2570
        """#, kernedAs: glyphs69)

    /// Inter-Black
    private static let glyphs76 = FontGlyphs(
        #"""
        1989 3551 3849 6619 6662 8906 6974 2003 4403 4403 6080 6932 3182 4744 3125 4119 7301
        5057 6463 6747 7017 6690 6847 6108 6903 6847 3125 3182 6932 6932 6932 5994 10938 7955
        6676 7685 7330 6222 5838 7727 7500 2912 5881 7145 5710 9318 7230 7955 6562 7969 6676
        6662 6861 7216 7955 10938 7628 7642 6946 4403 4119 4403 5000 4929 4972 5909 6449 6065
        6449 6080 4020 6491 6463 2955 2955 6065 2955 9403 6463 6250 6477 6477 4332 5881 4048
        6491 6051 8750 5966 6051 5923 4403 4048 4403 6932 2713 2571 4489 4474 -1 5000 10000 7841
        3977 7003 6648 -1 -1 1989 3551 6065 6989 5881 6207 9148 6832 6591 4631 6932 4261 4503
        6960 6165 3125 3260 5085 6889 8764 9091 9759 5994 10568 7330 6932 7955 6974 7003 9062
        6129 6932 6250 6151 2955
        -1650:'J -1380:YcYdYeYgYoYq -1320:LY -1280:Ya -1250:7,7. -1190:VA -1150:,?.? -1140:,'.'
        -1080:7A -1050:AV -970:','.7JPJV,V.VJW,W. -940:,1.1 -920:ATTA -910:,Y.YFAL'PATJY,Y.
        -870:LT -850:AWLVWA -800:'AA'T/TcTdTeTgToTq -740:&YAYTaTsTuYAw,w. -700:VcVdVeVgVoVq
        -680:AvAwAyFJLWLvLyT4Y4Ys -670:Va -640:WaWcWdWeWgWoWq
        -620:&V'4/J:V?AA?KwTvTwTyV:WJY&Y:f4r,r. -580:74V/W/ -570:&T,␣.␣J/TmTnTpTrU/f,f.v/y/
        -510:7c7d7e7g7o7qDYL-OYQYV&W&W:YCYGYOYQ -480:DXOXQXXCXGXOXQ
        -450:-X7&7aD,D.DADVDWKCKGKOKQL1O,O.OAOVOWQ,Q.QAQVQWTzVCVGVOVQVsWCWGWOWQX-k4
        -430:AcAdAeAgAoAq -400:&W/,/.7sD/F,FcFdFeFgFoFqKcKdKeKgKoKqKvKyO/P,Q/YmYnYpYrYua1h1m1n1
        -360:,7.71,1.
        -340:&'&v&w&y'&,8,T-7.8.T0Y7:9Y:TA1ACAGAOAQAtDTF.FuFvFyFzGYJ,J.KuOTP&P.QTRYT&
        -340:T,T-T.T:TCTGTOTQU,U.V4W4WmWnWpWrWsYJZCZGZOZQv,v.w&y,y. -330:,0,6.0.60,0.9,9.
        -320:GT -310:rcrdrergrorq -280:ASLCLGLOLQSAXcXdXeXgXoXqr/ -270:6,6. -260:ra -240:Pa
        -230:,!-x.!CACXGAGVGXLtRVfakckdkekgkokqx- -210:As
        -200:,3.3073,3.5,5.8,8.97avayhvhymvmynvny -180:,9.9bxoxpxxcxdxexgxoxq
        -170:73Afbvbyfcfdfefgfofqovoypvpyvcvdvevgvovqycydyeygyoyq -160:247076zczdzezgzozq
        -140:78Yib)eveyf-fso)p)t-vaya -110:-2FaFmFnFpFrPcPdPePgPoPqRcRdReRgRoRqWS
        -100:417579KSbwowpwwcwdwewgwowq -70:ew -60:Txextctdtetgtotqts -40:xa 90:rw
        110:CvCytbthtktl 140:/V/Wkvky 170:gjqjrvrxry 200:77 230:rfrt 340:GiGjKii)j) 450:YT
        """#)

    /// Inter-Bold
    private static let glyphs77 = FontGlyphs(
        #"""
        2319 3246 3924 6495 6548 8594 6740 2088 4091 4091 5646 6797 3029 4688 2976 3899 6882
        4893 6300 6594 6779 6445 6602 5948 6609 6602 2976 3029 6797 6797 6797 5625 10305 7479
        6609 7521 7273 6126 5849 7607 7461 2805 5700 6896 5675 9148 7351 7820 6477 7827 6562
        6548 6683 7294 7479 10359 7145 7244 6669 4091 3899 4091 4876 4766 4972 5803 6353 5874
        6353 5977 3857 6332 6243 2720 2720 5817 2720 9119 6218 6136 6325 6325 4087 5618 3885
        6218 5859 8501 5739 5859 5717 4091 3736 4091 6797 2422 2280 4215 4208 -1 5000 10000 7990
        4638 6861 6420 -1 -1 2319 3246 5874 6715 5721 5930 9148 6257 6637 4595 6797 4240 4425
        6665 6097 2976 3210 4847 6293 8793 9158 9652 5625 10302 7273 6797 7820 6708 6641 9137
        5994 6797 6136 6129 2720
        -1650:'J -1250:7,7. -1130:YcYdYeYgYoYq -1080:7A -1050:,?.?Ya -1010:,'.'
        -970:7JPJV,V.VAVJW,W. -930:LY -910:','.,1.1FAL'LTTJ -900:AV -890:ATTA -840:PA
        -800:'AA'T/TcTdTeTgToTq -780:LV -740:&YAWAYTaTsTuWAYAw,w.
        -680:,Y.YAvAwAyFJLvLyT4Y,Y.Y4Ys -650:V/
        -620:&V'4/J:V?AA?KwTvTwTyV:VcVdVeVgVoVqWJY&Y:f4r,r. -600:Va -590:WaWcWdWeWgWoWq -580:74
        -570:&TJ/TmTnTpTrU/f,f.v/y/ -550:X- -520:-X -510:7c7d7e7g7o7qL-V&W&W: -500:T-
        -450:7&7aD,D.L1O,O.Q,Q.TzVsk4 -440:DYOYQYYCYGYOYQ -430:K-
        -410:DADVKCKGKOKQLWOAOVQAQVVCVGVOVQWCWGWOWQ
        -400:&W/,/.7sD/F,FcFdFeFgFoFqKcKdKeKgKoKqKvKyO/P,Q/YmYnYpYrYua1h1m1n1 -380:1,1. -350:W/
        -340:&'&v&w&y'&,␣,T.␣.T0Y7:9Y:TA1ACAGAOAQAtF.FuFvFyFzJ,J.KuP&P.T&T,T.T:U,U.V4
        -340:W4WmWnWpWrWsYJZCZGZOZQv,v.w&y,y. -330:DXOXQXXCXGXOXQ -320:-YDTOTQTTCTGTOTQY-
        -310:GTr/ -300:,0,6.0.60,0.6,6.9,9.RY -290:,8-7-T.8GY -280:LCLGLOLQTxXcXdXeXgXoXq
        -270:,7.7DWOWQW -260:AcAdAeAgAoAqrcrdrergrorq -230:,3-x.35,5.GAGVLtkckdkekgkokqx-
        -210:-2-V-W3,3.8,8.RVV-W- -200:0797avaybxf-fahvhymvmynvnyoxpxxcxdxexgxoxq
        -190:fcfdfefgfofq -180:P-bvbyfsk-ovoypvpyvcvdvevgvovqycydyeygyoyq -170:73ASSA
        -160:247076CXGXZ-r-t-zczdzezgzozq -150:Paeveyravaya -140:78
        -130:,!,9.!.94,4.AsCAb)bwo)owp)pwwcwdwewgwowq -110:f/ -100:417579Af
        -90:FmFnFpFrPcPdPePgPoPqRcRdReRgRoRqYiex -70:FaWSts -60:,5.5KSt4tctdtetgtotq
        -50:(c(d(e(g(o(q-3 -40:ew -20:cxxa 20:Ai 70:CvCy 90:/V/Wkvkyrw 100:gjqj 110:(jtbthtktl
        170:rvrxry 180:LA 200:77 270:rfrt 340:GiGjKii)j) 450:YT
        """#)

    /// Inter-ExtraBold
    private static let glyphs78 = FontGlyphs(
        #"""
        2152 3398 3885 6555 6605 8750 6857 2045 4247 4247 5863 6864 3104 4716 3050 4009 7092
        4975 6381 6669 6896 6570 6726 6030 6754 6726 3050 3104 6864 6864 6864 5810 10621 7717
        6641 7603 7301 6172 5845 7667 7479 2859 5788 7021 5692 9233 7290 7887 6520 7898 6619
        6605 6772 7255 7717 10646 7386 7443 6808 4247 4009 4247 4936 4847 4972 5856 6399 5969
        6399 6030 3938 6413 6353 2837 2837 5941 2837 9261 6342 6193 6399 6399 4212 5749 3967
        6357 5955 8626 5852 5955 5820 4247 3892 4247 6864 2567 2425 4354 4339 -1 5000 10000 7915
        4308 6932 6534 -1 -1 2152 3398 5969 6854 5803 6069 9148 6545 6612 4613 6864 4251 4464
        6811 6129 3050 3235 4964 6591 8778 9126 9705 5810 10433 7301 6864 7887 6839 6822 9098
        6062 6864 6193 6140 2837
        """#, kernedAs: glyphs76)

    /// Inter-Light
    private static let glyphs79 = FontGlyphs(
        #"""
        2812 2727 3825 6317 6293 7994 6207 2159 3466 3466 5000 6516 2720 4531 2681 3455 6136
        4457 6104 6289 6264 5955 6097 5632 6119 6097 2681 2727 6516 6516 6516 4975 9361 6562
        6474 7259 7173 5934 5863 7415 7386 2596 5352 6403 5625 8807 7596 7567 6254 7567 6310
        6293 6325 7443 6562 9300 6232 6477 6183 3466 3455 3466 4460 4435 4972 5565 6133 5565
        6133 5806 3509 6009 5835 2319 2319 5252 2301 8580 5795 5909 5998 5998 3565 5128 3583
        5767 5455 8050 5266 5455 5302 3466 3086 3466 6516 1900 1751 3565 3565 -1 5000 10000 8285
        5625 6708 5977 -1 -1 2812 2727 5565 6307 5398 5440 9148 5352 6705 4545 6516 4176 4237
        6026 5842 2681 2997 4293 5373 8505 9038 9325 4975 9798 7173 6516 7567 6172 5977 9237
        5842 6516 5909 5984 2319
        -1650:'J -1250:7,7. -1080:7AK- -970:7JLTPJV,V.VJW,W. -910:FAL'TJ -890:,?.? -880:','.,'.'
        -850:ATTA -840:,1.1 -800:'A-YA'T/TcTdTeTgToTqY- -770:YcYdYeYgYoYq
        -740:&Y-TAYPAT-TaTsTuV/YAw,w. -710:Ya -680:AVAvAwAyFJLVLvLyT4X-Y4Ys
        -620:&V'4-X/J:V?AA?KwTvTwTxTyV:VAWJY&Y:f4r,r. -580:74 -570:&TAWJ/TmTnTpTrU/WAf,f.v/y/
        -510:-V-W7c7d7e7g7o7qL-V&V-VaVcVdVeVgVoVqW&W-W:WaWcWdWeWgWoWq
        -450:7&7aD,D.L1O,O.P-Q,Q.TzVsk-k4 -430:1,1.
        -400:&W/,/.7sD/F,FcFdFeFgFoFqKcKdKeKgKoKqKvKyO/P,Q/YmYnYpYrYuZ-a1h1m1n1r- -360:KCKGKOKQ
        -340:&'&v&w&y'&,T,Y-2.T.Y0Y4,4.6,6.7:9Y:TA1ACAGAOAQAtDADVDYF.FuFvFyFzJ,J.KuLY
        -340:OAOVOYP&P.QAQVQYT&T,T.T:U,U.V4VCVGVOVQW4WCWGWOWQWmWnWpWrWsY,Y.YCYGYJYOYQ
        -340:ZCZGZOZQr/v,v.w&y,y. -300:,0,6.0.60,0.9,9.DTGTOTQTTCTGTOTQ -290:,3.35,5.
        -280:LCLGLOLQXcXdXeXgXoXqf-f/ -270:,8.83,3.8,8.RY
        -230:-7-xGAGYLtbxfcfdfefgfofqfskckdkekgkokqoxpxx-xcxdxexgxoxq
        -200:0797avaybvbyhvhymvmynvnyovoypvpyt-vcvdvevgvovqycydyeygyoyq -180:bwowpwwcwdwewgwowq
        -170:73eveyrcrdrergrorqvaya -160:247076zczdzezgzozq -150:GVRV -140:78exfat4
        -110:(c(d(e(g(o(q-3-4b)o)p) -100:,5,7.5.7417579ts -70:DXOXQXXCXGXOXQ
        -60:FmFnFpFrPcPdPePgPoPqRcRdReRgRoRqcxtctdtetgtotq -50:,9.9 -40:CXGX 60:Ai 90:rw
        110:tbthtktl 170:rvrxry 200:77 280:(j 340:GiGjKii)j)rfrt 450:LAYT
        """#)

    /// Inter-Medium
    private static let glyphs80 = FontGlyphs(
        #"""
        2649 2937 3999 6371 6435 8281 6509 2173 3778 3778 5217 6658 2876 4631 2830 3675 6460
        4727 6133 6442 6541 6200 6357 5788 6314 6357 2830 2876 6658 6658 6658 5256 9677 6999
        6541 7354 7216 6030 5859 7489 7422 2695 5518 6644 5643 8977 7468 7681 6392 7685 6449
        6435 6509 7376 6999 9780 6662 6847 6388 3778 3675 3778 4751 4599 4972 5692 6257 5678
        6257 5874 3690 6172 6019 2489 2489 5565 2489 8835 5973 6023 6172 6172 3842 5359 3718
        5945 5664 8249 5511 5664 5515 3778 3423 3778 6658 2134 1992 3942 3942 -1 5000 10000 8136
        5295 6719 6193 -1 -1 2649 2937 5678 6442 5561 5650 9148 5685 6683 4563 6658 4215 4343
        6371 6030 2830 3157 4609 5696 8821 9226 9542 5256 10036 7216 6658 7681 6442 6275 9212
        5863 6658 6023 6104 2489
        """#, kernedAs: glyphs79)

    /// Inter-Regular
    private static let glyphs81 = FontGlyphs(
        #"""
        2812 2784 4034 6307 6378 8125 6392 2216 3622 3622 5000 6591 2798 4602 2756 3565 6250
        4645 6051 6364 6420 6080 6236 5710 6165 6236 2756 2798 6591 6591 6591 5071 9361 6761
        6506 7273 7188 5980 5866 7429 7401 2642 5426 6520 5625 8892 7528 7614 6349 7614 6392
        6378 6420 7415 6761 9489 6420 6648 6250 3622 3565 3622 4688 4517 4972 5639 6207 5582
        6207 5824 3608 6094 5909 2372 2372 5440 2372 8693 5852 5966 6094 6094 3722 5227 3636
        5810 5568 8125 5398 5568 5412 3622 3267 3622 6591 1989 1847 3807 3807 -1 5000 10000 8210
        5625 6648 6080 -1 -1 2812 2784 5582 6307 5483 5511 9148 5398 6705 4545 6591 4205 4304
        6222 5994 2756 3132 4489 5398 8835 9261 9489 5071 9901 7188 6591 7614 6307 6094 9247
        5795 6591 5966 6094 2372
        """#, kernedAs: glyphs79)

    /// Inter-SemiBold
    private static let glyphs82 = FontGlyphs(
        #"""
        2482 3089 3960 6431 6491 8438 6626 2131 3935 3935 5433 6726 2951 4659 2905 3786 6669
        4808 6214 6516 6658 6325 6481 5870 6460 6481 2905 2951 6726 6726 6726 5440 9993 7237
        6573 7436 7244 6076 5856 7550 7440 2749 5607 6768 5661 9062 7408 7749 6435 7756 6506
        6491 6598 7337 7237 10067 6903 7045 6527 3935 3786 3935 4812 4680 4972 5746 6303 5774
        6303 5927 3771 6254 6129 2607 2607 5689 2607 8977 6097 6080 6246 6246 3967 5490 3800
        6083 5760 8374 5625 5760 5618 3935 3580 3935 6726 2280 2138 4080 4073 -1 5000 10000 8061
        4964 6790 6307 -1 -1 2482 3089 5774 6580 5643 5788 9148 5973 6658 4581 6726 4226 4382
        6516 6062 2905 3182 4727 5994 8807 9194 9595 5440 10167 7244 6726 7749 6573 6456 9173
        5930 6726 6080 6115 2607
        """#, kernedAs: glyphs77)

    /// JosefinSans-Bold
    private static let glyphs83 = FontGlyphs(
        #"""
        3250 2020 3660 5820 5670 8100 7400 1750 4080 4080 3350 5540 2050 3060 1720 4210 6280
        3440 5830 5270 5530 5180 5610 5030 5320 5460 1790 2050 5550 7220 5550 4640 10610 6960
        6470 6970 7710 6660 6000 7620 8090 3350 4000 7040 6410 9480 8530 8520 6360 8930 6860
        5830 5860 7560 7360 10230 7250 7220 7220 3740 4300 3740 4790 6120 3170 6140 6240 4790
        6240 5530 4350 6330 5940 2840 2950 5460 2840 8630 5940 5710 6240 6240 4100 4470 3940
        5840 5340 6840 5260 5340 5220 4010 3060 4010 4510 1920 1970 3310 3340 3340 5190 7140
        5460 4880 7650 5860 3590 3490 3250 2040 4790 6720 7220 5790 8800 6090 5660 2870 5350
        4080 3760 5840 5920 1750 2830 3730 6090 8600 9280 9050 4520 9670 7710 5280 8580 6360
        6260 8490 5710 5100 5460 6250
        -1500:LV -1250:VaVcVdVeVgVoVq -1200:LY -1100:AVAWLWYAYcYdYeYgYoYq
        -1000:.V.W.YAYP,P.TaTcTdTeTgToTqTyV,V.VAW,W.WAY,Y.Yp -900:TvVmVnVrVuVyWaWcWdWeWgWoWqYaYs
        -850:Vs -800:QVTsTwTzYu -750:LTOYPAYCYGYOYQ -700:FAQWYmYnYr
        -600:ATDWKvKyOWRYTATmTnTrTuWCWGWOWQWvWyYv -500:.TACAOAQDADVDYFJOAOVT,T.VCVGVOVQWmWnWrWu
        -450:AvKCKGKOKQ -400:BVBYFaFcFdFeFgFoFqGWKwPZRVRWr. -350:DXOXXCXGXOXQYS
        -300:AGAyDZOZWJfafcfdfefgfofq
        """#)

    /// JosefinSans-Light
    private static let glyphs84 = FontGlyphs(
        #"""
        3070 2010 3120 5740 5670 7500 7110 1540 3980 4020 3350 5460 2010 3020 1650 3480 6190
        3150 5070 5200 5180 5270 5290 4760 5140 5290 1760 2020 6470 7120 6250 4550 9930 7060
        5900 6910 7360 6390 5780 7410 7520 2750 3300 6550 6030 9060 8220 8620 5540 8820 6330
        5810 5770 7070 7020 9930 6200 6610 7030 3510 3490 3510 4720 6030 2310 5590 5620 4330
        5620 4870 3240 5640 5120 2250 2240 4510 2250 7870 5120 5190 5620 5620 3420 3680 3250
        5090 4540 6650 4050 4540 4040 3060 2420 3410 4020 1710 1730 2550 2470 2710 5120 7040
        5040 4810 7320 5680 3830 3810 3070 2010 4330 5930 6610 5640 8140 6030 4060 2830 5270
        3990 4040 5090 5160 1660 2580 3800 6030 7620 8240 7430 4210 9340 7360 5070 8570 5540
        5770 7800 5190 5030 4960 5440
        -1290:LV -1150:.VV,V. -1140:TaTcTdTeTgToTq -1070:.YY,Y. -1030:YcYdYeYgYoYq
        -1010:.TT,T.VaVcVdVeVgVoVq -1000:.WTyW,W.Yp -970:WaWcWdWeWgWoWqYa -940:Ts -930:LT
        -880:F,F. -870:Tw -850:P,P. -840:AVYA -830:Ys -820:AYVAWA -770:YmYnYr -760:VuYu -740:RW
        -730:AWTz -690:Vy -680:FaFcFdFeFgFoFq -670:Vs -640:PA -630:FA -620:VmVnVr
        -600:TmTnTrTuYv -530:ATTAWvWy -500:WmWnWrWu -470:r. -460:DWOW -450:WCWGWOWQ
        -430:VCVGVOVQ -420:FmFnFrOYTiYCYGYOYQYt -410:RvRy -400:OV -380:FvFy -360:OTTCTGTOTQ
        -350:DTDXFiFjLYOXXCXGXOXQ -330:LW -300:Ay
        """#)

    /// JosefinSans-Regular
    private static let glyphs85 = FontGlyphs(
        #"""
        3160 2010 3390 5780 5670 7800 7250 1640 4030 4050 3350 5500 2030 3040 1680 3840 6230
        3290 5450 5230 5350 5230 5450 4890 5230 5370 1770 2030 6010 7170 5900 4590 10270 7010
        6180 6940 7530 6520 5890 7510 7800 3050 3650 6790 6220 9270 8370 8570 5950 8870 6590
        5820 5810 7310 7190 10080 6720 6910 7120 3620 3890 3620 4750 6070 2740 5860 5930 4560
        5930 5200 3790 5980 5530 2540 2590 4980 2540 8250 5530 5450 5930 5930 3760 4070 3590
        5460 4940 6740 4650 4940 4630 3530 2740 3710 4260 1810 1850 2930 2900 3020 5150 7090
        5250 4840 7480 5770 3710 3650 3160 2020 4560 6320 6910 5710 8470 6060 4860 2850 5310
        4030 3900 5460 5540 1700 2700 3770 6060 8110 8760 8240 4360 9500 7530 5170 8570 5950
        6010 8140 5450 5060 5210 5840
        -1390:LV -1130:VaVcVdVeVgVoVq -1080:.VV,V. -1070:TaTcTdTeTgToTq -1060:YcYdYeYgYoYq
        -1040:.YY,Y. -1000:.WTyW,W.Yp -970:AVYA -940:WaWcWdWeWgWoWqYa -920:P,P. -910:AWAYVAWA
        -870:Ts -860:Ys -840:LTTw -830:Vu -790:Vy -780:Yu -770:LY -760:.TT,T.TzVmVnVrVs
        -740:YmYnYr -710:LW -690:PA -660:FA -600:TmTnTrTuYv -580:OYTvYCYGYOYQ -570:RW
        -560:ATTAWvWy -540:FaFcFdFeFgFoFq -530:DWOW -520:WCWGWOWQ -500:QVWmWnWrWu -460:VCVGVOVQ
        -450:OV -440:F,F.QWr. -390:ACAODAFJKvKyOARY -360:Av -350:DXOXXCXGXOXQ -320:AQDVDY
        -310:GWOTRvRyTCTGTOTQ -300:Ay
        """#)

    /// JosefinSans-SemiBold
    private static let glyphs86 = FontGlyphs(
        #"""
        3200 2020 3500 5800 5670 7920 7310 1690 4050 4060 3350 5520 2040 3050 1700 3990 6250
        3350 5600 5250 5420 5210 5510 4950 5270 5410 1780 2040 5830 7190 5760 4610 10410 6990
        6300 6950 7600 6580 5930 7560 7920 3170 3790 6890 6300 9350 8440 8550 6110 8900 6700
        5820 5830 7410 7260 10140 6930 7040 7160 3670 4060 3670 4770 6090 2910 5970 6050 4650
        6050 5330 4020 6120 5690 2660 2740 5170 2660 8400 5690 5550 6050 6050 3900 4230 3730
        5610 5100 6780 4900 5100 4870 3720 2870 3830 4360 1860 1900 3080 3080 3150 5170 7110
        5330 4860 7550 5810 3660 3590 3200 2030 4650 6480 7040 5740 8600 6070 5180 2860 5330
        4050 3840 5610 5690 1720 2750 3750 6070 8310 8970 8560 4430 9570 7600 5220 8580 6110
        6110 8280 5550 5080 5310 6010
        -1440:LV -1180:VaVcVdVeVgVoVq -1080:YcYdYeYgYoYq -1050:.VV,V. -1040:TaTcTdTeTgToTq
        -1020:.YAVY,Y.YA -1000:.WTyW,W.Yp -990:AW -950:AYP,P.VAWA -940:LY -920:WaWcWdWeWgWoWqYa
        -880:Ys -870:LW -860:Vu -840:TsVy -820:TwVmVnVr -800:LTVs -790:Yu -780:Tz -720:PAYmYnYr
        -710:Tv -680:FA -650:.TOYT,T.YCYGYOYQ -620:QV -600:TmTnTrTuYv -580:ATTAWvWy -560:DWOW
        -550:QWWCWGWOWQ -500:RWWmWnWrWu -480:FaFcFdFeFgFoFqVCVGVOVQ -470:KvKyOVRY
        -430:ACAODAFJOA -420:r. -400:Av -390:AQDVDY -350:DXGWKCKGKOKQOXXCXGXOXQ -320:Kw
        -310:BVBYPZRV -300:AyYS
        """#)

    /// Karla-Bold
    private static let glyphs87 = FontGlyphs(
        #"""
        2530 2930 3825 6780 6890 7645 9650 1795 3995 3995 4090 5370 2530 3735 2150 4715 6325
        3565 6050 6220 5950 5820 6070 4975 6465 6100 2695 3080 5370 5370 5370 5170 10265 6255
        6480 6335 6865 5865 5465 6770 7055 3045 4435 6540 4940 8745 7170 6825 5805 6860 6435
        6375 5315 6900 6025 9465 6835 5865 6285 3520 4715 3355 5370 7680 3600 5850 6140 5295
        6140 5300 3675 5820 6230 3280 3350 5915 3045 9490 6230 5660 6100 6100 3925 5275 3945
        6270 5190 7580 5535 5035 4950 3910 3045 3910 5370 2710 2710 4910 4850 5160 5250 7680
        6590 3245 6335 7035 3805 3805 2530 2930 5285 6015 5865 6000 7105 6225 7105 3885 5370
        4095 4130 6270 6000 2150 2685 5660 6225 9650 9860 10865 5170 8830 6865 5370 6825 5805
        6485 8620 5670 5370 5660 6000 3280
        -1010:YJ -970:Ts -950:Ta -910:TdTo -850:TrYu -830:TcTeTgTmTnTpTqTu
        -810:TyYcYdYeYgYmYnYoYpYqYrYsYz -770:LYTJVJWJYA -730:TvYa -690:Yf -680:Tz -650:FATxYy
        -600:LT -570:TfYx -520:LVYvYw -500:LW -490:VgWg -480:Yt -450:ATTAVfWfWs -410:PA
        -400:FgVAVaVcVdVeVoVsWAWaWcWdWeWoWqWr -380:Vq -360:DYFw
        -320:AVAWAyFcFeFoFqFxFyLyVrWuYCYS -280:AYFvSYTw -240:AwFaFdFuFzLvLwOXXO
        -200:AvOYQYYOYQjfsf -160:OVVCVOYHfgsy -120:Affs -80:FXfcfjkfkyrg -40:FWFYkjvgyg 80:LJgy
        730:gj 770:qj
        """#)

    /// Karla-Light
    private static let glyphs88 = FontGlyphs(
        #"""
        2295 2695 2655 5990 6010 7060 8890 1135 3335 3335 4140 5130 1870 3355 1600 4115 5740
        3175 5670 5745 5400 5555 5550 4555 5985 5650 2110 2375 5130 5130 5130 4890 8945 5490
        6085 6030 6470 5500 5130 6275 6500 2680 3835 5845 4545 8335 6675 6270 5400 6340 5970
        5880 4850 6345 5425 8675 6205 5295 5730 2980 4115 2580 5130 7030 3060 5330 5820 5090
        5820 5050 3300 5555 5935 2830 3030 5495 2680 9285 5935 5365 5720 5720 3460 5245 3665
        5950 4940 7075 4905 4465 4645 3265 2680 3265 5130 1830 1830 3565 3530 3960 4460 7030
        4835 2420 6030 6595 3570 3570 2295 2695 5045 5460 5295 6000 6790 5460 6790 3165 5130
        3970 3955 5950 6000 1600 2535 5365 5460 9070 9320 10300 4890 8190 6470 5130 6270 5400
        5960 8395 5580 5130 5365 6000 2830
        -970:Ts -890:Tg -830:Ta -820:Td -750:TyYg -730:ToTv -710:TcTeTqYJ -670:Tr
        -650:LYTJVJWJYA -630:Yf -620:TmTnTpTu -580:Yu -570:YcYdYeYmYnYoYpYqYrYsYz -550:Ya
        -530:FATxYy -510:TfYx -490:VgWg -460:Fg -440:Tz -420:LT -400:LVYvYw -390:ATTAVfWfWs
        -380:PA -360:Fw -350:LW -340:Fv -320:sf -310:fg -300:Ytfs
        -280:VAVaVcVdVeVoVsWAWaWcWdWeWoWqWr -260:AVAWAyFcFeFoFqFxFyLyWuYS -250:AYSY
        -240:AwFaFdFuFzLvLw -230:AvVqjf -220:Twsy -200:FXfcfjkfkyrg -180:DY -140:OYQYYOYQ
        -120:Af -100:FWFYkjvgyg -80:VrYC -60:OXXO -40:OVVCVOYH 200:LJgy 730:gj 830:qj
        """#)

    /// Karla-Medium
    private static let glyphs89 = FontGlyphs(
        #"""
        2440 2840 3375 6480 6555 7420 9360 1540 3740 3740 4110 5300 2275 3590 1940 4485 6100
        3415 5905 6040 5740 5720 5870 4815 6280 5930 2470 2810 5300 5300 5300 5065 9760 5960
        6330 6215 6715 5725 5335 6580 6845 2905 4205 6275 4790 8585 6980 6615 5650 6660 6255
        6185 5135 6690 5795 9165 6595 5645 6075 3315 4485 3060 5300 7430 3390 5650 6015 5215
        6015 5205 3530 5720 6120 3110 3225 5755 2905 9410 6120 5550 5955 5955 3745 5265 3840
        6145 5095 7385 5295 4815 4830 3660 2905 3660 5300 2375 2375 4395 4345 4700 4950 7430
        5920 2965 6215 6865 3715 3715 2440 2840 5195 5805 5645 6000 6985 5935 6985 3610 5300
        4045 4065 6145 6000 1940 2630 5550 5935 9200 9550 10540 5065 8585 6715 5300 6615 5650
        6285 8535 5635 5300 5550 6000 3110
        """#, kernedAs: glyphs88)

    /// Karla-Regular
    private static let glyphs90 = FontGlyphs(
        #"""
        2375 2775 3045 6255 6305 7255 9145 1355 3555 3555 4125 5250 2090 3480 1785 4315 5935
        3305 5795 5905 5585 5645 5725 4695 6145 5800 2305 2610 5250 5250 5250 4985 9385 5745
        6215 6130 6600 5620 5240 6440 6685 2800 4035 6075 4675 8470 6840 6455 5535 6515 6125
        6045 5005 6530 5625 8940 6415 5485 5915 3160 4315 2840 5250 7245 3240 5505 5925 5160
        5925 5135 3425 5645 6035 2980 3135 5635 2800 9355 6035 5465 5845 5845 3615 5255 3760
        6055 5025 7245 5115 4655 4745 3480 2800 3480 5250 2125 2125 4015 3970 4360 4725 7245
        5420 2760 6130 6740 3650 3650 2375 2775 5125 5645 5485 6000 6895 5715 6895 3405 5250
        4010 4015 6055 6000 1785 2585 5465 5715 8870 9325 10295 4985 8405 6600 5250 6455 5535
        6135 8470 5610 5250 5465 6000 2980
        """#, kernedAs: glyphs88)

    /// Karla-SemiBold
    private static let glyphs91 = FontGlyphs(
        #"""
        2490 2890 3610 6635 6730 7540 9510 1675 3875 3875 4100 5340 2410 3665 2050 4605 6220
        3495 5980 6135 5850 5770 5975 4900 6375 6015 2590 2950 5340 5340 5340 5120 10025 6115
        6410 6280 6795 5795 5405 6680 6955 2975 4325 6415 4870 8670 7080 6725 5730 6765 6350
        6285 5230 6800 5915 9320 6720 5760 6185 3420 4605 3215 5340 7560 3500 5755 6080 5255
        6080 5255 3605 5770 6175 3195 3290 5840 2975 9450 6175 5605 6030 6030 3840 5270 3895
        6210 5145 7485 5420 4930 4895 3790 2975 3790 5340 2550 2550 4665 4610 4940 5105 7560
        6270 3110 6280 6950 3760 3760 2490 2890 5240 5915 5760 6000 7045 6085 7045 3750 5340
        4070 4100 6210 6000 2050 2660 5605 6085 9435 9710 10710 5120 8715 6795 5340 6725 5730
        6390 8580 5650 5340 5605 6000 3195
        """#, kernedAs: glyphs88)

    /// KumbhSans-Bold
    private static let glyphs92 = FontGlyphs(
        #"""
        2246 2832 4526 7207 5894 9473 7861 2666 3667 3667 6230 5693 2900 5176 2832 4370 6074
        4604 6494 6265 6553 5923 6167 5869 6152 6167 2832 3271 6348 6406 6348 5469 9756 7388
        6440 7124 7656 5732 5635 7827 7466 2764 2861 6997 5635 9224 8008 8105 6206 8105 6396
        5933 5781 7539 7852 10947 7676 6797 6533 3403 4370 3403 6655 6265 3984 5503 6270 5210
        6270 5718 4448 6270 5908 2520 2583 5635 2676 9043 5908 5796 6270 6270 3955 4697 4302
        5913 5225 8530 5996 5972 5674 3447 2441 3447 6738 3110 3110 5117 5117 -1 6250 11230 7031
        3223 5737 8350 -1 -1 2246 2832 5210 6016 6260 5342 6470 6274 6553 4282 5688 3950 4136
        6226 6313 2827 2881 4888 6274 8550 9087 8975 4590 10762 7803 5713 8301 6113 5547 9048
        6167 5693 5977 6284 2676
        -1760:/. -1170:LTY4 -1070:LYV/ -1030:LyVA -980:&V&YLV -930:&TY/YcYdYoYq
        -880:AVAYL7LWYaYeYg
        -780:.1.T.V.t/A/a/c/d/e/g/o/q/s7,?,?.F,F.L4T.T/T4TaTcTdTeTgToTqTtV,V.V4VaVcVd
        -780:VeVgVoVqYtYuYvYx -730:YA -680:-TLtT- -630:74Y,Yztt
        -590:-Y.W.Y.y///47A7c7g7oL?LvP,P.PATsTuTvTxVxW,W.W/WAXyY-Y.YpYsYwYyr,r.w,w?x? -590:z?
        -540:7a -490:,VATAWSyXv
        -440:&W&w'4,Y,y-7.w/,0,22239,9.BYLCLGLOLQLULwQVQYT,TpTwTyTzVsVtVuVvWaWcWdWeWg
        -440:WoWqY&YCYGYOYQfffyo?p?v,w.y,y? -390:&yAyBVDXFAKCKGKOKQKyOYWy -340:03Vyfifmfnfrv?
        -290:&t&v&x'A,1,7,9,T,W,v-2-3.0.3.7.9.v/6/i/m/n/r/u/y02072427517-7.7/75768292
        -290:A'A?AvByDTFXFaFiFmFnFrK&L)LcLdLeLgLoLqO?OVOXQTStT&TATfV-VCVGVOVQVXVhViVj
        -290:VkVlVmVnVpVrVwVzWCWGWOWQWpWwWxWzXwY:Y?YfZybye?eyf,fcfdfefgfofqg?gyh?hyky
        -290:nyq?r?s?t?v.w1wiwmwnwrwyx&xyy.zfzz
        -200:BXBZDVDYFjFtRYRyWfWiWjWmWnWrWsWtWvXfXtsxwaws
        -150:&C&G&O&Q&X'a'c'd'e'g'o'q(t(y,C,G,O,Q,U,w-W.U.c.e.g.o/z0.143,3.3132333752
        -150:6162636567728,839/9394AwB?BABsDAEvGWGYOAOTP&P-P/PaPcPdPePgPoPqQ?R?RTSXTj
        -150:U,U.UAV&VfW&W-W?WZX&X?XUYiYjYmYnYrZtZvatb)bxc?etexf&f.f?faftfxh'hfhtk?ka
        -150:lym?mfmvmyn?nfnvo'o,o.ovoxoyp'p,pxpyqyrasyt,tftitmtntrtwtyu?uyv&v/vavcvd
        -150:vevgvovqvswcwdwewgwowqwwxaxcxdxexfxgxixmxnxoxqxrxwxxy&y/yaycydygyiymynyo
        -150:yqyrysytywyxyzz'zazczdzezgzizmznzozqzr
        -100:2'2,7:AUBtCaCcCoD,EUEVEWEXEYEZEaEcEdEeEgEoEqEtGTGVK?KcKdKeKfKgKoKqKtKwLa
        -100:LuO,PXPyQWRVRWRXSASSSTSzUZUdWSWXWuXCXGXOXQawayb?f-fsgghwkckdkekfkgkokqkx
        -100:mtntt-tauav-x-xtz-
        -50:(C(G(O(Q17BWBzCBCDCECFCHCICJCKCLCMCNCPCRECEGEOEQESEsFSFxKUKaKvLsO)OWPTPV
        -50:PWPYPsR)RURcRdReRgRoRqSVSWU/UCUGUOUQUsUxUzXcXdXeXgXoXqXuk-mumwnunwotptst
        -50:w-xuy-zu 100:AAFTGfGvGyTTTVrv 150:1019304998AaGtPvvfvwwv 200:DuGw 290:(j45
        440:(B(D(E(F(H(I(J(K(L(M(N(P(R
        """#)

    /// KumbhSans-Regular
    private static let glyphs93 = FontGlyphs(
        #"""
        2539 2686 3296 7090 5298 9033 7759 1782 3223 3223 5977 5566 2275 5469 2686 3853 6152
        4097 6221 5977 6172 5596 5757 5708 5908 5757 2686 3027 6289 6299 6289 5415 10200 6860
        6226 7417 7637 5859 5615 8120 7446 2417 2417 6587 5566 8911 7793 8398 6104 8594 6279
        5732 5762 7520 7539 11084 7207 6621 6460 3223 3853 3223 6133 5957 2856 5503 6274 5239
        6274 5869 4014 6274 5908 2373 2373 4971 2393 9058 5908 5957 6274 6274 3618 4253 4014
        5908 5146 8008 5386 5537 5200 3223 2246 3223 6641 2275 2275 3770 3770 -1 6543 11523 6885
        3516 4854 8105 -1 -1 2539 2686 5239 5942 6694 5264 6860 5659 6860 4004 5566 4023 4082
        6152 6079 2686 2705 4590 5659 8667 8994 8911 5415 10225 7710 5566 8403 6104 5303 9443
        5464 5566 5957 6328 2368
        """#, kernedAs: glyphs92)

    /// Lato-Black
    private static let glyphs94 = FontGlyphs(
        #"""
        2310 2920 4180 5800 5800 8360 7335 2180 2810 2810 4250 5800 2400 3740 2390 4790 5800
        5800 5800 5800 5800 5800 5800 5800 5800 5800 2650 2790 5800 5800 5800 4715 8495 7110
        6695 6555 7610 5730 5665 7225 7770 3110 4355 7065 5250 9600 7770 8145 6360 8150 6575
        5540 6090 7490 7110 10650 6900 6700 6090 3205 4790 3205 5800 4730 4000 5175 5745 4865
        5745 5390 3660 5355 5700 2670 2670 5585 2600 8510 5700 5810 5750 5745 3815 4455 3840
        5700 5390 8180 5440 5380 4660 3105 2700 3105 5800 2270 2270 4060 4060 3990 5800 8020
        7910 5800 5800 7620 2995 2995 2310 2865 5800 5800 5800 5115 8170 4795 8170 4160 5800
        3340 3340 6700 7700 2880 3340 3990 4795 7515 7445 7565 4690 9350 7715 5800 8145 6315
        6230 8140 5745 5800 5810 5750
        -1185:TcTeTooT -1170:hTmTnT -1165:YcYeYoaTeYoY -1160:TdTq -1155:TgYa -1150:bTpT
        -1135:,’.’’,’. -1130:YdYq -1120:YsaY -1090:','.,'.'eT -1080:hYmYnY -1070:TaTs -1060:bYpY
        -1040:sY -1035:sT -1030:Yg -1025:L' -1010:L’ -985:cT -955:LY -925:TmTnTpTrYmYnYpYr
        -920:qYuY -915:cY -900:gT -895:Yu -890:TzqTuTzT -875:P. -865:LyP, -855:tT -850:LT
        -845:LvTwwT -840:LVTvvT -835:VcVeVo -830:TueVoVrT -825:Ty -820:TxkTxT -805:Vg
        -795:AYYAyT -790:Yz -785:VaVdVqbVpV -780:,Y.YPJY, -775:F,F.VsY. -750:YJ -740:FJ -730:aV
        -725:gY -720:hVmVnV -710:ATTAzY -695:yJ -690:TtVJ -685:Lw -675:,VLWvJ -670:.VV,V.rJ’A
        -665:'JWaeW -655:WcWeWo -650:oW’J -640:FaWs -635:WJsV -630:,TT,Wg -625:.TT. -615:A'Yt
        -610:'A-T-YAVFAL-T-VAWdWqY-bWpWtY -595:TJcV -585:rY -580:kY -575:VmVnVpVr -570:YxwJxY
        -565:YfYwwY -555:A’YvvY -550:aWfJqVrXuV -545:hWmWnW -540:Tf -535:YysW -530:KyrA -525:Vu
        -520:AWKvVzWA -510:PA -505:yY -500::TT: -495:FgWmWnWpWrXyvX -490:XvyX -485:-J
        -480:,W.WW. -475:FsW,qWuW -470:AyDYXt -460:FcFeFoOYQYYCYGYOYQcWyA -455:FdFqKt -450:Wz
        -445::YLtY:zV -440:XwwX -435:AvWuvA -425:KwgV -415:XcXeXo -405:oX -400:,y.yr,
        -395:LffAr. -390:RY -385:FmFnFpFrzW -380:bXpX -375:y. -365:Vty, -360:KcKeKotV -355:’d’q
        -350:,v -345:.vRcReRov. -340:WtXfgWkVv, -335:’c’e’o -330:Fu -325:-VFzV-VfXdXq
        -320:AtKCKGKOKQXu -315:AwWfwA 315:fV 320:fY
        """#)

    /// Lato-Bold
    private static let glyphs95 = FontGlyphs(
        #"""
        2430 2810 3955 5800 5800 8195 7235 2115 2745 2745 4250 5800 2340 3730 2375 4660 5800
        5800 5800 5800 5800 5800 5800 5800 5800 5800 2575 2705 5800 5800 5800 4600 8435 6945
        6585 6615 7605 5750 5660 7260 7705 2965 4295 6855 5195 9450 7705 8080 6190 8080 6430
        5485 6000 7425 6945 10510 6705 6480 6055 3135 4660 3135 5800 4665 4000 5075 5675 4820
        5675 5340 3585 5280 5640 2540 2540 5345 2485 8375 5640 5745 5680 5675 3730 4395 3720
        5640 5280 8025 5220 5275 4595 3060 2610 3060 5800 2205 2205 3865 3865 3840 5800 7980
        7715 5800 5800 7565 2905 2910 2430 2700 5800 5800 5800 5035 8240 4555 8240 4155 5800
        3340 3340 6600 7370 2745 3340 4005 4555 7430 7355 7495 4550 9330 7700 5800 8080 6155
        6025 8095 5705 5800 5740 5680
        -1210:oT -1205:TcTeTohTmTnT -1200:aT -1190:Tg -1185:TdTq -1180:bTpT -1150:eY -1135:YaoY
        -1130:YcYeYo -1125:eT -1110:YdYq -1105:TaTs -1100:,’.’’,’. -1095:Ys -1085:aY -1080:sT
        -1060:hYmYnY -1055:','.,'.' -1040:bYpY -1025:cT -1010:TmTnTpTrYg -1005:L'L’sY -980:qTuT
        -950:LY -945:gT -940:P. -930:TuTz -910:P,zT -900:Ly -895:LTcY -890:YmYnYpYr -880:LvqYuY
        -875:tT -870:Yu -860:F.LVTwwT -855:TvTxkTvTxT -850:rT -845:Ty -840:F, -830:FJ -815:yT
        -800:.YPJ -795:VcVeVoY,Y. -790:,YeVoV -775:Vg -760:VaYz -755:VdVqYJbVpV -750:AYYA
        -735:Vs -720:rJyJ -710:,VV,gY -705:ATTA -700:.VV.vJ -695:LwaV -690:VJhVmVnVzY -685:'J
        -675:Fa -670:T,’J -665:,T.T’A -660:L-LWT. -655:Tt -640:TJ -630:eW -625:-YY- -615:WasV
        -610:-TT-WJWcWeWofJ -605:oW -595:A'FAWgwJ -590:'A -585:WscVtY -575:AVVAWdWqbWpW
        -565:VmVnVpVr -560:A’ -555:YtYvkYvY -550:TfYxxY -545:YwYyqVuVwY -540:rArXrY -530:Yf
        -525:Ky -515:-J:TKvT:VuyY -510:,WW, -505:.WPAW.aWhWmWnWsW -490:Fg -485:Vz -480:Xy
        -475:AWWAXvvX -470:yX -465:Fs -460:WmWnWpWr -450:AyFcFdFeFoFq -445:LtqWuW -440:yA
        -430:DYcW -425:XtXwwX -420:AvOYQYYCYGYOYQfAvA -415:zV -410::YKtKwWuY:
        -405:FmFnFpFrXcXeXogVr, -395:oXr. -390:,y.yWz -380:bXpX -370:KCKGKOKQKcKeKoy,’d’q
        -365:y. -360:FzLf -355:,v -350:Fuv, -340:.vv. -335:RYRcReRo -330:kVzW’c’e’o
        -325:VtXdXqtV -320:XfXu -315:-VV- -310:AtDJ -305:AwOJQJwA -300:gW’-
        """#)

    /// Lato-Heavy
    private static let glyphs96 = FontGlyphs(
        #"""
        2375 2860 4055 5800 5800 8270 7280 2145 2775 2775 4250 5800 2365 3735 2380 4720 5800
        5800 5800 5800 5800 5800 5800 5800 5800 5800 2610 2745 5800 5800 5800 4650 8460 7020
        6635 6590 7610 5740 5660 7245 7735 3030 4320 6950 5220 9515 7735 8110 6270 8115 6495
        5510 6040 7455 7020 10575 6795 6580 6070 3165 4720 3165 5800 4695 4000 5120 5710 4840
        5710 5360 3620 5315 5670 2600 2600 5455 2540 8435 5670 5775 5710 5705 3770 4425 3775
        5665 5330 8095 5320 5320 4625 3080 2650 3080 5800 2235 2235 3955 3955 3905 5800 7995
        7805 5800 5800 7590 2945 2950 2375 2775 5800 5800 5800 5070 8210 4665 8210 4155 5800
        3340 3340 6645 7520 2805 3340 4000 4665 7470 7395 7525 4615 9340 7705 5800 8110 6230
        6120 8115 5725 5800 5770 5710
        -1200:oT -1195:TcTeTo -1190:hTmTnT -1185:aT -1175:TdTgTq -1165:bTpT -1155:eY -1150:oY
        -1145:YaYcYeYo -1120:YdYq -1115:,’.’’,’. -1110:eT -1105:Ys -1100:aY -1090:TaTs
        -1070:','.,'.'hYmYnY -1060:sT -1050:bYpY -1020:YgsY -1015:L' -1005:L’cT -970:TmTnTpTr
        -955:LY -940:qTuT -925:gT -910:P.Tz -905:YmYnYpYrcY -900:qYuYzT -890:P, -885:LyTu
        -880:Yu -875:LT -865:LvtT -850:LVTwwT -845:TvvT -840:TxkTrTxT -835:Ty -820:F.
        -815:VcVeVo -810:F,eVoV -805:yT -790:.YFJPJVgY, -785:,YY. -775:Yz -770:AYVaVdVqYAbVpV
        -755:Vs -750:YJ -715:gY -710:ATTAaVyJ -705:hVmVnV -700:zY -695:,VV,rJ -690:LwVJvJ
        -685:.VV. -675:'J -670:LWTt’A -660:Fa’J -650:,TT, -645:.TT.eW -640:Wa -635:L-
        -630:WcWeWo -625:oWsV -620:-YTJWJY- -610:-TT-WgWs -605:A' -600:'AFA -595:tY
        -590:AVVAWdWqbWcVpW -585:wJ -580:YtfJ -570:VmVnVpVr -565:kY -560:YxrYxY -555:A’YvYwvYwY
        -550:qVuV -545:TfYfrX -540:Yy -535:rA -530:Ky -525:aWhWmWnW -520:KvVusW -510::TT:yY
        -505:PA -500:-JVz -495:,W.WAWW,W.WA -490:Fg -485:XyvX -480:XvyX -475:WmWnWpWr -470:Fs
        -460:AyqWuW -455:FcFeFo -450:DYFdFqyA -445:LtXtcW -440:OYQYYCYGYOYQ -435:wX -430:KtXwzV
        -425::YAvY:vA -420:KwWuWz -415:gV -410:XcXeXofA -400:oXr, -395:,y.yFmFnFpFrr. -380:bXpX
        -375:Lf -370:y. -365:KcKeKoy,’d’q -360:RY -355:zW -350:,vKCKGKOKQ -345:.vFzVtv,v.
        -340:FuRcReRotV -335:kV -330:Xf’c’e’o -325:XdXq -320:-VV-XugW -315:At -310:AwVfWtwA
        """#)

    /// Lato-Light
    private static let glyphs97 = FontGlyphs(
        #"""
        2715 2545 3405 5800 5800 7795 6985 1955 2580 2580 4250 5800 2190 3700 2335 4345 5800
        5800 5800 5800 5800 5800 5800 5800 5800 5800 2400 2510 5800 5800 5800 4320 8285 6555
        6320 6760 7600 5800 5645 7350 7550 2605 4145 6350 5060 9080 7550 7915 5780 7915 6070
        5350 5790 7270 6555 10170 6230 5950 5975 2970 4345 2970 5800 4505 4000 4840 5510 4715
        5510 5215 3405 5105 5500 2225 2225 4760 2210 8050 5500 5580 5515 5505 3535 4250 3425
        5495 5015 7645 4690 5015 4435 2950 2385 2950 5800 2055 2050 3405 3395 3470 5800 7875
        7240 5800 5800 7430 2695 2700 2715 2300 5800 5800 5800 4850 8410 3970 8410 4135 5800
        3340 3340 6360 6565 2420 3340 4040 3975 7225 7135 7325 4220 9275 7665 5800 7915 5775
        5530 7995 5605 5800 5570 5515
        -1290:aT -1285:hTmTnT -1270:Tg -1265:oT -1245:TcTeTobTpT -1240:TdTq -1210:TmTnTpTr
        -1205:qTuT -1200:eT -1190:TssT -1180:TaTu -1125:cT -1110:eY -1090:P. -1080:Ya -1065:F.
        -1055:YdYqgToY -1050:YcYeYo -1045:FJ -1030:Ys -1020:,’.’Tz’,’. -1015:hYmYnY -1010:P,
        -1005:aY -995:LT -990:F,L’ -985:bYpY -975:','.,'.'Ly -970:Yg -965:Lv -960:L'zT -940:LY
        -930:TxkTxT -925:sY -915:tT -905:LV -895:rT -890:TwTywT -885:TvvT -865:yT -850:.YY.
        -845:PJcY -835:rJ -830:Y, -815:,Y -810:V, -805:Yu -800:,V -795:YmYnYpYr -790:qYuY
        -780:.VV. -775:L-yJ -765:YJvJ -760:T, -755:.T -750:,TFaT.TJfJ -730:'J -725:’J -715:Lw
        -705:VaVg -700:ATeV -695:TAVJVcVeVooV -680:VdVqYz -675:bVpV -670:gY -665:-YY- -655:’A
        -650:wJ -645:zY -640:Vs -635:AYYA -630:LW -615:hVmVnV -610:-TaV -605:T- -595:W,’-
        -585:-J -580:,W -575:Tf -570:Tt -565:.WA’YyrA -560:W.YvcVsVvY -555:FA
        -550::TT:VmVnVpVrWJeW -540:'AA'yY -535:-’qVuV -530:tY -515:KyWg -510:KvrX
        -505:WcWeWoYwoWwY -500:VuWaYxxY -495:AVKCKGKOKQVAbWkYpW -490:PA -485:LcLeLoWdWq -480:fA
        -475:Fg -460:Ws -455:FmFnFpFr -445:Yf -440:FsXyrY -435:DJFdFqFzLtOJQJXvsWvX
        -430:LCLGLOLQyX -420:FcFeFo -415:DTOTQTTCTGTOTQ -410:r,’d’q -405:YtaWhWmWnW -400:Fu
        -395:AyKcKeKoVzwX -390:LdLqXcXeXoXwr. -385:P-bXpXyA -380:AvFxKwWmWnWpWrbJoXpJvAy,
        -375:AWWA -370:LuoJv, -365:cWqWuW -360:,v,y.ygV -350:Wu -340:DYZv
        -335:.vD,KdKqO,Q,r-vZy.zV -330::YK-OYQYXdXqY:YCYGYOYQZyv. -325:LUXtrZyZ -320:UJ
        -315:,C,G,O,QPdPqRcReRokckeko -310:XukV’c’e’o -300:-VKtPcPePoV-VxXCXGXOXQxV
        """#)

    /// Lato-Medium
    private static let glyphs98 = FontGlyphs(
        #"""
        2535 2710 3745 5800 5800 8045 7140 2055 2680 2680 4250 5800 2280 3720 2360 4540 5800
        5800 5800 5800 5800 5800 5800 5800 5800 5800 2510 2630 5800 5800 5800 4495 8375 6800
        6485 6670 7605 5770 5655 7295 7650 2830 4235 6665 5145 9310 7650 8015 6035 8020 6295
        5435 5920 7370 6800 10380 6525 6280 6025 3075 4540 3075 5800 4605 4000 4990 5615 4780
        5615 5290 3515 5215 5590 2420 2420 5125 2380 8250 5590 5680 5620 5610 3655 4340 3605
        5585 5180 7880 5020 5175 4535 3020 2525 3020 5800 2150 2145 3690 3690 3700 5800 7940
        7535 5800 5800 7515 2825 2830 2535 2550 5800 5800 5800 4965 8305 4335 8305 4145 5800
        3340 3340 6510 7065 2625 3340 4020 4335 7355 7270 7430 4425 9310 7690 5800 8015 6015
        5840 8060 5665 5800 5675 5620
        -1240:aThTmTnT -1235:oT -1225:Tg -1220:TcTeTo -1210:TdTqbTpT -1160:eT -1145:Ts -1140:Ta
        -1130:eYsT -1110:Ya -1100:TmTnTpTroY -1095:YcYeYo -1085:YdYqqTuT -1070:cT
        -1065:,’.’Ys’,’. -1050:aY -1045:Tu -1040:hYmYnY -1020:','.,'.' -1015:bYpY -1005:P.
        -1000:L’ -995:YggT -985:L' -970:TzsY -955:P, -950:F. -945:LY -940:LT -935:LyzT -930:FJ
        -920:Lv -905:F, -890:TxkTtTxT -880:LV -875:TwcYwT -870:TvrTvT -865:Ty -845:YmYnYpYr
        -840:YuqYuYyT -825:.Y -820:PJY. -810:Y, -805:,Y -770:rJ -760:YJ -755:,VV, -750:VcVeVoeV
        -745:VgoVyJ -735:.VV.Va -730:vJ -725:Yz -720:VdVqbVpV -710:FaL-T, -705:'J,T.TATLwT.
        -700:AYTAYA -695:’J -690:TJVJVsgY -670:fJzY -660:’A -655:aVhVmVnV -645:-YLWY- -620:wJ
        -615:Tt -610:-TT- -595:eW -590:sV -580:FAWJ -575:cV -570:A' -565:'AWaWcWeWo
        -560:A’TfVmVnVpVrWgoWtY -555:YvYyvY -550:W,rA -545:-J -540:,WAVVAbWpWqVuV -535:.WWdWq
        -530::TT:W.WsYwYxkYwYxYyY -525:rX -520:Ky -515:Kv -510:Vu -500:PA -495:rY -490:Yf
        -485:FgYt -475:sW -465:Xy -460:XvaWhWmWnWvX -455:FsyX -450:fA -445:FdFqVz -440:Lt
        -435:FcFeFo’- -430:AWFmFnFpFrKCKGKOKQWA -425:AyWmWnWpWr -415:yA -410:XwqWuWwX -405:r,
        -400:AvXcXeXocWvA -395:FzKwr. -390:DYoX’d’q -385:gV -380:KcKeKoOYQYWuXtYCYGYOYQbXpXzV
        -375:,y.y:YFuY:y, -365:DJLcLeLoOJQJ -360:Ktv, -355:,v -350:y. -345:-’ -340:.v
        -335:LCLGLOLQv. -330:DT -325:LfRcReRoWzXdXq -320:OTQTTCTGTOTQbJkVpJ’c’e’o -315:XuoJ
        -310:-VKdKqV-Zv -305:Zy -300:AtXfrZ
        """#)

    /// Lato-Regular
    private static let glyphs99 = FontGlyphs(
        #"""
        2560 2690 3705 5800 5800 8015 7120 2040 2670 2670 4250 5800 2270 3715 2360 4520 5800
        5800 5800 5800 5800 5800 5800 5800 5800 5800 2500 2615 5800 5800 5800 4475 8365 6770
        6465 6680 7605 5775 5655 7305 7635 2800 4225 6625 5135 9285 7635 8005 6005 8005 6265
        5425 5905 7355 6770 10355 6490 6240 6020 3060 4520 3060 5800 4590 4000 4970 5600 4775
        5600 5280 3505 5200 5580 2400 2400 5080 2360 8225 5580 5670 5605 5600 3640 4330 3585
        5575 5160 7855 4980 5155 4520 3010 2505 3010 5800 2140 2135 3655 3655 3675 5800 7935
        7500 5800 5800 7505 2810 2815 2560 2520 5800 5800 5800 4950 8315 4290 8315 4145 5800
        3340 3340 6495 7005 2600 3340 4020 4295 7340 7255 7420 4400 9305 7685 5800 8005 5985
        5800 8050 5660 5800 5665 5605
        -1240:aThTmTnT -1235:oT -1225:Tg -1220:TcTeTo -1210:TdTqbTpT -1160:eT -1145:Ts -1140:Ta
        -1130:eYsT -1110:Ya -1100:TmTnTpTroY -1095:YcYeYo -1085:YdYqqTuT -1070:cT
        -1065:,’.’Ys’,’. -1050:aY -1045:Tu -1040:hYmYnY -1020:','.,'.' -1015:bYpY -1005:P.
        -1000:L’ -995:YggT -985:L' -970:TzsY -955:P, -950:F. -945:LY -940:LT -935:LyzT -930:FJ
        -920:Lv -905:F, -890:TxkTtTxT -880:LV -875:TwcYwT -870:TvrTvT -865:Ty -845:YmYnYpYr
        -840:YuqYuYyT -825:.Y -820:PJY. -810:Y, -805:,Y -770:rJ -760:YJ -755:,VV, -750:VcVeVoeV
        -745:VgoVyJ -735:.VV.Va -730:vJ -725:Yz -720:VdVqbVpV -710:FaL-T, -705:'J,T.TATLwT.
        -700:AYTAYA -695:’J -690:TJVJVsgY -670:fJzY -660:’A -655:aVhVmVnV -645:-YLWY- -620:wJ
        -615:Tt -610:-TT- -595:eW -590:sV -580:FAWJ -575:cV -570:A' -565:'AWaWcWeWo
        -560:A’TfVmVnVpVrWgoWtY -555:YvYyvY -550:W,rA -545:-J -540:,WAVVAbWpWqVuV -535:.WWdWq
        -530::TT:W.WsYwYxkYwYxYyY -525:rX -520:Ky -515:Kv -510:Vu -500:PA -495:rY -490:Yf
        -485:FgYt -475:sW -465:Xy -460:XvaWhWmWnWvX -455:FsyX -450:fA -445:FdFqVz -440:Lt
        -435:FcFeFo’- -430:AWFmFnFpFrKCKGKOKQWA -425:AyWmWnWpWr -415:yA -410:XwqWuWwX -405:r,
        -400:AvXcXeXocWvA -395:FzKwr. -390:DYoX’d’q -385:gV -380:KcKeKoOYQYWuXtYCYGYOYQbXpXzV
        -375:,y.y:YFuY:y, -365:DJLcLeLoOJQJ -360:Ktv, -355:,v -350:y. -345:-’ -340:.v
        -335:LCLGLOLQv. -330:DT -325:LfRcReRoWzXdXq -320:OTQTTCTGTOTQbJkVpJ’c’e’o -315:XuoJ
        -310:-VKdKqV-Zv -305:Zy -300:AtXfrZ
        """#)

    /// Lato-Semibold
    private static let glyphs100 = FontGlyphs(
        #"""
        2490 2755 3835 5800 5800 8110 7180 2080 2710 2710 4250 5800 2305 3725 2365 4595 5800
        5800 5800 5800 5800 5800 5800 5800 5800 5800 2540 2665 5800 5800 5800 4540 8400 6865
        6530 6645 7605 5760 5655 7280 7675 2885 4260 6745 5165 9370 7675 8045 6105 8045 6350
        5455 5955 7395 6865 10435 6600 6365 6040 3100 4595 3100 5800 4630 4000 5025 5640 4800
        5640 5310 3545 5245 5610 2475 2475 5220 2425 8305 5610 5710 5645 5640 3690 4365 3655
        5610 5225 7945 5105 5220 4560 3035 2560 3035 5800 2175 2170 3770 3765 3760 5800 7955
        7615 5800 5800 7535 2860 2865 2490 2615 5800 5800 5800 4995 8275 4430 8275 4150 5800
        3340 3340 6550 7195 2675 3340 4015 4430 7385 7305 7460 4480 9315 7695 5800 8045 6075
        5920 8075 5685 5800 5705 5645
        -1220:aThTmTnToT -1210:TcTeTo -1205:Tg -1195:TdTqbTpT -1140:eTeY -1125:Ts -1120:TaYa
        -1115:YcYeYooY -1105:sT -1095:YdYq -1085:,’.’’,’. -1080:Ys -1070:aY -1050:TmTnTpTrhYmYnY
        -1045:cT -1040:','.,'.' -1030:qTuT -1025:bYpY -1005:Yg -1000:L’ -995:L' -990:sY -985:Tu
        -970:P.gT -950:LYTz -930:P, -920:zT -915:LTLy -905:F. -900:Lv -885:cY -880:tT -875:FJ
        -870:F,LVTxYmYnYpYrkTxT -865:TwwT -860:TvqYrTuYvT -855:TyYu -825:yT -810:.YPJY. -805:Y,
        -795:,Y -775:VcVeVo -770:eVoV -760:Vg -755:YJ -750:Va -745:rJ -740:VdVqYz -735:V,bVpV
        -730:,VyJ -725:AYYA -720:.VV. -715:VsvJ -705:ATTA -700:LwgY -695:'J -690:FaT,VJ
        -685:,T.TL-’J -680:T.zY -675:aVhVmVnV -665:TJ’A -655:LW -640:fJ -635:-YTtY- -615:eW
        -610:-TT- -605:wJ -600:sV -595:WJ -590:WaWcWeWo -585:FAoW -580:'AA'WgcV -575:tY
        -565:VmVnVpVr -560:AVA’VAWsbWpW -555:TfWdWqYvvY -550:Yy -545:kYqVrAuV -540:YwYxwYxY
        -535:rX -530:-JW, -525:,W:TKy -520:.WT:YtrYyY -515:KvVuW. -510:Yf -500:PA -490:sW
        -485:FgaWhWmWnW -470:XyvX -465:VzXvyX -460:Fs -455:AWWA -445:FdFqWmWnWpWr -440:FcFeFoLt
        -435:AyfA -425:qWuWyA -420:XwcWwX -415:FmFnFpFr -410:AvDYvA -405:KwXcXeXoXtr,
        -400:KCKGKOKQOYQYYCYGYOYQ -395::YWuY:gVoXr.zV -385:.yKt -380:,ybXpX’d’q -375:FzKcKeKo
        -370:y, -365:’- -360:FuWzy. -355:,vv, -345:Lf -340:.vv. -335:DJOJQJ -330:RcReRo
        -325:XdXqkV’c’e’o -315:-VV-Xu -310:LcLeLoXf -305:AtRYVttVzW -300:AwKdKqwA
        """#)

    /// Lexend-Bold
    private static let glyphs101 = FontGlyphs(
        #"""
        3200 3090 4770 7340 6340 9680 7760 2520 3900 3900 4400 5970 2870 4480 2570 5950 6750
        5610 5480 5910 6620 5960 5790 5530 5990 5770 2570 2910 5250 6230 5260 5360 9650 6940
        7010 6940 7720 6450 6180 7820 7790 5550 6650 7390 6090 8780 8070 8120 6620 8120 7020
        6340 6550 7650 7120 9930 7050 6890 6830 4200 5840 4200 5920 6870 5000 6590 6580 5450
        6540 5860 3930 6690 6350 3190 3160 6260 3040 9620 6350 6410 6590 6580 4550 4950 3980
        6420 6050 8340 6060 6200 5500 4270 3180 4270 5580 2760 2760 5060 5050 5120 5950 9330
        7360 3460 6790 8820 3150 3160 3200 3090 5630 6380 6890 5750 7910 5620 5070 5320 6410
        3640 3560 6390 7630 2570 2910 4000 5650 8210 8270 8500 5360 10750 7720 5320 8070 6620
        6670 9000 5970 5970 6410 6590 2890
        """#, kernedAs: glyphs102)

    /// Lexend-Light
    private static let glyphs102 = FontGlyphs(
        #"""
        2800 2420 3960 6810 6080 8440 7180 1990 3580 3580 3920 5910 2490 3940 2280 5600 6120
        4580 5480 5290 6200 5680 5740 5160 5800 5500 2280 2520 5060 5660 5060 5040 9720 6730
        6710 6760 7430 5990 5930 7640 7520 4440 6320 6990 5660 8580 7870 7850 6220 7850 6600
        6080 5450 7470 6800 9550 6520 6450 6480 3740 5450 3740 5840 6920 5000 6200 6190 5260
        6210 5620 3780 6290 5760 2590 2360 5380 2250 9110 5760 6070 6220 6200 3730 4790 3710
        5820 5380 7710 5380 5490 4640 4080 2290 4080 5100 2390 2390 4260 4260 4540 5140 8680
        6460 3470 6460 7660 2730 2750 2800 2420 5360 6100 6450 5450 7860 4760 5130 5320 5900
        3460 3420 5730 6620 2280 2810 3540 4910 7820 7940 7880 5040 9550 7430 4700 7790 6110
        6480 8900 5660 5940 6070 6220 2210
        -1200:,V,Y.Y7/FJLYV,Y,Y.Y/YJ’J -1140:r. -1000:,T.T.V/A7,L’P,P.T,T-T.TaTcTdTeToTqTsTuV.VJ
        -920:// -900:K- -840:LT -800:,W.W7.AYF,F.P/TJV/W,W.W/WJYAYaYcYdYeYgYoYq
        -750:?JAVJALVLWPJVA -700:J,TwTzr, -650:PA -600:&V/4A’FAL-R-T/TmTnTrVaVcVdVeVoVq’A
        -550:&TT& -500:&Y/0/6/J/a/c/d/e/g/o/q0/9/A-ATAvJ.J/JJJaJcJdJeJfJgJoJqJuRYTATyV&Y&b/o/p/
        -500:’g -450:AwDZKCKGKOKQKaKcKdKeKoKqOZQZTg
        -400:&W(J,v,w,y.v.w.y/C/G/O/Q5/?AAWB/D/G/JmJnJpJrJsJvJyKvKwKyLyO/Q/WAv,v.w,w.
        -400:y.’a’c’d’e’o’q -360:Ys -350:DXDYOXOYQXQYXCXGXOXQYCYGYOYQ
        -300:&v&w&y(C(G(O(Q/1/2/sD)DTDVJCJGJOJQKJO)OTOVQ)QTQVRJRVTCTGTOTQVCVGVOVQW&v&
        -300:w&xaxcxdxexoxqy&’m’n’r -260:Xv
        -250:(a(c(d(e(o(q,4.43/74AyGTVuWaWcWdWeWoWqXaXcXdXeXoXqYSb)lvo)p)tf -240:(gGYLvXy
        -230:BYYmYnYr -220:kakckdkekokqrarcrdrerorq -210:Yp
        -200:,C,G,O,Q.C.G.O.Q244247727678ACAGAOAQAUAaAcAdAeAfAoAqB)D.DAJwJzLCLGLOLQLU
        -200:LaLcLdLeLoLqO.OAQ.QARTRaRcRdReRoRqTpUAVgVmVnVrWgYuYxbfbwbxbyf/fafcfdfefo
        -200:fqkgofowoxoypfpwpxpyr/t,v/w/y/ -170:Xw
        -150:&)71BTDIDJEvFaFcFdFeFoFqFuFxGVICIGIOIQKUOIOJPXPZQIQJSXSYTxVsXSbvcylwlyov
        -150:pvrgvavcvdvevovqwawcwdwewgwowqyg -140:lj -130:Vp -120:BXKuavay
        -100:AgAuDxEJEgEuEyFgFsGAGIGWKSOxPaPcPdPePgPoPqQxRCRGRORQRuTvUJUSUXUYVSWSWuXU
        -100:XuYUYvYwYyYzaubzeveweygslalcldlelglolqozpzrjugvgyaycydyeyoyqyszazczdzezo -100:zq
        -90:FCFGFOFQFmFnFpFr -80:BVKmKnKpKrgu -60:/xBWaw
        -50:AtBgDWEaEcEdEeEoEqFSFXFvFzKVKWLtLwOWPuQWRUUxVzWCWGWOWQZCZGZOZQZaZcZdZeZo
        -50:ZqZuZveghykbkhkjkkklkskulumynysxtatctdtetgtotqvswsxsxu -40:Ks
        -30:BbBhBkBlBxKtWmWnWpWrexg,ltx& -20:Xg 20:fw 30:ft 40:fzv? 50:cpjj 70:V? 80:PWPf
        100:PvPyTVTWTYVTWTYTfvgj 150:FTPtPw 160:du 200:C)KYLzqjrtts 300:(j(pTTc’f)q)
        400:C’J)f’wv 500:P’rvrwr’vtvvwt 800:J’
        """#)

    /// Lexend-Medium
    private static let glyphs103 = FontGlyphs(
        #"""
        2940 2620 4350 6980 6280 8850 7520 2210 3740 3740 4060 5930 2740 4130 2380 5700 6310
        5220 5480 5510 6350 5780 5650 5460 5860 5600 2380 2720 5240 5860 5250 5200 9650 6980
        6880 6840 7570 6250 6080 7710 7680 5050 6500 7340 6020 8690 7980 7930 6440 7930 6970
        6270 6040 7490 7140 9950 6920 6700 6680 4090 5670 4090 5840 6890 5000 6420 6400 5390
        6410 5860 3930 6560 6090 2930 2830 5890 2700 9360 6090 6240 6410 6400 4210 4850 3890
        6180 5840 8120 5780 5950 5070 4160 2620 4160 5270 2530 2530 4690 4660 4990 5430 8910
        6520 3460 6580 8250 2880 2890 2940 2620 5450 6200 6700 5580 7880 5130 5070 5320 6030
        3530 3470 6050 7300 2380 2840 3700 5170 8030 8000 8120 5200 10070 7570 5010 7830 6440
        6650 8990 5820 5970 6240 6410 2590
        """#, kernedAs: glyphs102)

    /// Lexend-Regular
    private static let glyphs104 = FontGlyphs(
        #"""
        2800 2360 4120 6780 6240 8390 7390 2050 3660 3660 3870 5910 2670 3940 2280 5570 6070
        5000 5480 5290 6200 5680 5570 5420 5790 5510 2280 2620 5240 5660 5240 5110 9650 7000
        6810 6790 7480 6140 6020 7660 7610 4780 6420 7320 5990 8640 7930 7820 6340 7820 6950
        6240 5760 7400 7150 9960 6850 6600 6590 4030 5570 4030 5790 6900 5000 6330 6300 5350
        6340 5860 3930 6490 5950 2780 2650 5680 2510 9210 5950 6150 6310 6300 4030 4790 3840
        6050 5730 8000 5620 5810 4840 4110 2310 4110 5100 2410 2410 4480 4450 4920 5140 8680
        6050 3460 6460 7940 2730 2750 2800 2360 5350 6100 6600 5490 7860 4860 5070 5320 5820
        3460 3420 5860 7120 2280 2810 3540 4910 7930 7850 7910 5110 9690 7480 4840 7700 6340
        6640 8990 5740 5970 6150 6310 2430
        """#, kernedAs: glyphs102)

    /// Lexend-SemiBold
    private static let glyphs105 = FontGlyphs(
        #"""
        3070 2860 4560 7160 6310 9270 7640 2370 3820 3820 4230 5950 2810 4310 2470 5830 6530
        5420 5480 5710 6480 5870 5720 5490 5920 5690 2470 2810 5250 6050 5250 5280 9650 6960
        6940 6890 7640 6350 6130 7770 7730 5300 6580 7370 6060 8730 8020 8020 6530 8020 7000
        6310 6300 7570 7130 9940 6980 6790 6750 4140 5750 4140 5880 6880 5000 6510 6490 5420
        6480 5860 3930 6630 6220 3060 2990 6070 2870 9490 6220 6330 6500 6490 4380 4900 3940
        6300 5950 8230 5920 6070 5290 4220 2900 4220 5430 2650 2650 4870 4860 5060 5690 9120
        6940 3460 6690 8540 3010 3030 3070 2860 5540 6290 6790 5670 7890 5380 5070 5320 6220
        3580 3510 6220 7470 2470 2880 3850 5410 8120 8130 8310 5280 10410 7640 5170 7950 6530
        6660 9000 5900 5970 6330 6500 2740
        """#, kernedAs: glyphs102)

    /// LibreFranklin-Bold
    private static let glyphs106 = FontGlyphs(
        #"""
        2060 2640 4690 6030 6550 9440 8380 2480 3140 3140 4650 5830 2530 3800 2510 3650 7080
        5090 6440 6670 6890 6760 6850 6190 6830 6840 2510 2590 5770 5830 5770 5370 8340 7710
        7230 7250 7510 6540 6310 7520 7510 3150 4470 7440 6270 9490 7590 7740 7150 7750 7220
        6770 6810 7210 7330 10840 7290 7350 6810 3160 3650 3160 4750 5440 3060 5630 6090 5510
        6090 5860 4020 6330 5970 2650 2650 6040 2660 9190 5960 5990 6090 6090 4260 5300 4320
        5920 5730 8180 5910 5660 5190 3660 2510 3660 6090 2410 2410 4650 4690 4690 5840 9090
        8880 3390 6520 10080 2900 2900 2110 2640 5580 6450 6580 5060 8300 4870 5450 4640 5830
        4520 4670 5920 6030 2480 3670 3990 4860 9410 9920 10110 5330 10800 7660 5760 7640 7240
        6490 9120 5990 5840 5960 6070
        -1700:L' -1570:L’ -1470:,Y.YY,Y. -1460:P,P. -1330:,T.TT,T. -1300:F,F. -1270:LY
        -1230:,V.VV,V. -1200:-TT- -1190:AYYA -1160:’A -1140:ATTcTeToYcYeYoeToT -1110:AWTsWAYg
        -1090:PAYa -1060:,W-Y.WAVTaVAW,W.Y- -1040:TA -1030:Ys -1000:'AA'TdTqYdYq -960:Tg
        -940:FaTu -930:LTLV -910:FcFeFoTmTnTpTvTy -890:FA -870:KvLWPJTrr,r. -860:FgFxFz
        -840:TwTz -830:T: -810:AvFpTxVcVeVoYJYuoVvAyA -800:FyTJ -770:FdFq -760:FsYz
        -740:A’DYFmFnOYQYVgWcWeWoYCYGYOYQeWoWy,y. -730:-VV- -710:DXFJOXQXVaXCXGXOXQXyYx
        -700:,v.vv,v.w,w. -690:AwFvVJWJYvwA -670:EvVdVqVsWdWqYmYneV -640:FrWa
        -630:,w.wAALCLGLOLQ’c’e’o -600:FfY: -590:-XKTX-Yy -570:KCKGKOKQKwKyVrXcXeXo
        -560:-WFwLvW- -540:Yw -530:-xKAVmVnVpVuWpYpYtk-x- -510:xcxexo -500:AtEwK-KcKeKoPZWuYr
        -490:,C,G,O,Q.C.G.O.QD,D.FCFGFOFQKVL-O,O.Q,Q.’s
        -470:ACAGAOAQAUDADVDWFtGYOAOVOWQAQVQWUAVCVGVOVQWCWGWOWQ -460:,y-Z.yDTGTOTQTTCTGTOTQZ-r-
        -440:FuXSox -430:KdKqV:WmWn -410:KYPYSYYSkckeko -400:AyEyKt -390:CYLyPcPdPePoPqxt
        -370:BYPXPsVzks -360:'s,f.fAcAeAoLULwTfTtf,f.fA -340:SVVSVvVwVxVyexkdkqovvcvevo
        -330:AfECEGEOEQPTRcRdReRoRqWrZcZdZeZoZqZvZw -310:KSKWRYSAgcgegoktowwcwewoxvxwxy
        -300:CXKuSXSvSyTYZfZt 560:f’
        """#)

    /// LibreFranklin-Regular
    private static let glyphs107 = FontGlyphs(
        #"""
        2150 2440 4090 6030 6050 9160 7780 2400 2860 2860 3800 5570 2120 3810 2090 3420 6880
        4650 5990 6410 6490 6540 6610 5990 6680 6580 2090 2290 5440 5570 5440 5230 8340 7270
        6990 7070 7220 6280 6010 7390 7350 2900 4180 7010 6020 9060 7570 7640 6900 7650 6960
        6410 6450 7090 7070 10450 6880 6750 6310 2870 3420 2870 4760 5180 2850 5480 5990 5420
        5990 5810 3790 6020 5840 2390 2390 5640 2390 9060 5840 5990 5970 5990 3830 5120 3870
        5790 5470 7960 5440 5300 4820 3050 2610 3050 5680 2220 2220 3980 3990 3990 5580 8800
        7490 3110 6000 9310 2670 2680 2140 2440 5580 6150 6090 4880 8300 4460 5450 4640 5570
        4520 4670 5790 5610 2010 3670 4110 4460 8910 9500 9320 5160 10080 7270 5400 7290 6930
        6080 9230 5990 5580 5830 5950
        -1700:L' -1530:L’ -1430:,Y.YY,Y. -1370:,T.TT,T. -1300:F,F. -1270:,V.VV,V. -1240:P,P.
        -1230:LY -1200:-TT- -1150:,W-Y.WW,W.Y- -1060:ATTcTeToYcYeYoeToT -1050:Tg -1010:AYYA
        -1000:'AA'TdTqYdYq -980:AWTsWAYg -970:LTLV -960:TA -940:’A -910:PAYa -870:T: -860:FaTu
        -840:AVTaVA -830:KvLWPJTrr,r. -800:TJ -780:FcFeFoTmTnTpTvTy -770:-VV-Ys -760:TwTz
        -730:FdFq -720:-XX- -710:FA -700:,v.vv,v.w,w. -680:AvFpTxVcVeVoYJYuoVvAyA
        -670:,w.wLCLGLOLQ’c’e’o -660:A’DYFmFnOYQYVgWcWeWoYCYGYOYQeWoWy,y. -650:-WLvW-
        -640:FgFxFz -630:EvVdVqVsWdWqYmYneV -620:,C,G,O,Q.C.G.O.QD,D.L-O,O.Q,Q.’s -600:FfY:
        -580:DXFJOXQXVaXCXGXOXQXyYx -570:-xVmVnVpVuWpYpk-x- -560:FrWa
        -550:,y-Z.yDTGTOTQTTCTGTOTQZ-r- -540:FsYz -530:KCKGKOKQKwKyVrXcXeXo -520:LyPcPdPePoPq
        -510:AwFvVJWJYvwA -500:AtEwK-KcKeKoPZWuYr -490:Fy -470:KdKqV:WmWn -460:Yw
        -450:'s,f.fAcAeAoLULwTfTtf,f.fA -430:ACAGAOAQAUDADVDWFtGYOAOVOWQAQVQWUAVCVGVOVQWCWGWOWQ
        -420:'c'e'o -410:KTYy -400:AyEyKt -380:xcxexo
        -370:AAAfECEGEOEQPTRcRdReRoRqWrZcZdZeZoZqZvZw -360:FuXSox -350:AdAqAsKfPgRgZyo' -340:Fw
        -330:BYPXPsVzks -310:FCFGFOFQKV -300:CXKuSXSvSyTYZfZt 650:f’
        """#)

    /// Lobster1.3
    private static let glyphs108 = FontGlyphs(
        #"""
        2170 2240 4200 6590 4030 6440 6820 1970 4370 4130 5150 5150 2160 2900 2630 3110 5460
        3170 4920 5140 4760 5170 4970 4640 4990 4890 2670 2760 3590 5150 3440 4410 5620 6680
        6350 4970 6630 4590 4950 5780 6310 3750 5360 6010 3920 7850 7020 6580 5730 6580 6010
        5700 4810 6780 6150 9700 6200 6200 5300 4000 3620 4000 4210 4440 2010 5030 4300 3600
        5100 3550 2710 4950 5150 2690 2210 4890 2860 7440 5030 4180 4550 4760 3930 4060 2920
        5200 4160 6710 3650 5100 3830 3520 5320 3520 4310 3050 3050 5090 5090 -1 3520 4440 7020
        4340 5730 3790 -1 -1 -1 2190 4030 4650 4740 5420 5870 5890 5530 3140 5330 3000 3160 5200
        5420 4340 2170 3290 5860 6890 6750 8190 4390 7640 6630 5150 6580 5830 4500 6250 5100
        4720 4180 4550 2760
        -2300:r. -2100:r, -1440:f. -1400:v. -1100:f,o.v,w, -1000:b.w. -900:q. -700:b, -690:p.
        -680:rs -600:b:o,p,p:q,q:v: -540:70 -530:73 -520:ss -500:76w: -480:75 -400:f: -370:24
        -300:78s.z,z. -280:74lo -260:hoic -250:la -240:hl -220:de -210:fh -200:fomsr:s,z:
        -190:es -180:c.do -170:ra -160:le -140:rr -130:to -120:lurd -110:ad -100:2572 -90:us
        -80:inns -70:gogr -60:ab -50:95helite -40:59ua -30:93arro -20:asc,rerl
        20:5357dimandovptvey. 30:.f03btpasw 40:capi 50:enonvo 60:e,edngoaolsa 70:d.j.th
        80:5664chsowi 90:nesh 100:0510232930314345505152678085c:eaebnarit:x.y: 110:39buopwe
        120:5566baboegme 130:61emj:jipe 140:96juzi 150:33366065ei 160:34otscse 170:eoobow
        180:83ecejh. 190:71 200:000211122232418292beg,g:i.m.o: 210:2884 220:49og 230:37 250:58
        260:35 270:8991 280:od 300:0619214094e:i,j,n.t,x,y, 310:42 320:07 330:04k. 350:08 370:44
        380:38om 390:98 400:1781878890d,h,i:l:m,u. 420:86 470:4648 500:09d:k,m:n,n:x: 570:47
        600:68u, 700:h: 900:k:u:
        """#)

    /// Manrope-Bold
    private static let glyphs109 = FontGlyphs(
        #"""
        2000 3605 4670 9315 6280 9005 6685 2605 4530 4530 4645 5715 3035 4200 3035 4330 6580
        4380 5955 5815 6085 5860 6215 5335 6125 6215 3425 3435 6375 7500 6375 5530 9135 6705
        6310 7385 7005 5850 5235 7320 7215 2805 5005 6470 5335 8550 7180 7495 6385 7495 6600
        6575 6065 7200 6405 9755 6555 6115 6635 4235 4330 4235 6805 6600 5385 5760 6160 5755
        6170 6020 3780 6160 6255 2805 2885 5380 2805 8990 6255 6180 6160 6170 3990 5415 4330
        6255 5530 8025 5540 5595 5335 4490 3005 4490 7160 2840 2840 4510 4510 4510 5400 7800
        7100 7035 6825 9205 6375 6375 2000 3605 5755 5710 6115 5415 8865 5860 6550 4500 6000
        4120 4040 6345 7150 2665 3440 3515 5860 10355 10140 10280 5530 9385 7020 5065 7495 6300
        6340 9360 5965 5400 6180 6160 2805
        """#, kernedAs: glyphs113)

    /// Manrope-Light
    private static let glyphs110 = FontGlyphs(
        #"""
        2000 2975 3670 9165 5760 9015 6455 1975 4170 4170 4275 5785 2525 4200 2365 3720 5940
        3740 5615 5435 5835 5750 6205 4915 5695 6205 2845 2925 6065 7500 6065 5140 9005 6215
        6070 7075 6615 5650 4965 6960 6725 2175 4515 5760 5025 8360 6730 7145 5925 7145 6210
        6025 5935 6960 5915 9225 5895 5375 5975 4015 3720 4015 6655 6600 4735 5490 5840 5465
        5840 5790 3470 5840 5835 2175 2375 4820 2175 8310 5835 5830 5840 5840 3480 5195 3900
        5835 4930 7555 5180 5165 5285 4095 2375 4095 6440 2010 2010 3460 3460 3460 5400 7800
        6060 6365 6375 8855 6065 6065 2000 2975 5465 5710 5375 5195 7755 5190 6150 4500 6000
        3960 3850 5935 6080 2135 3135 3425 5190 9525 9075 9630 5140 9115 6530 4815 7145 5830
        5870 9440 5775 5400 5830 5840 2175
        -1600:P,P. -1400://Y,Y. -1200:'4'A,1.1L'L’’4’A -1150:F,F. -1000:A'LTLYT,T-T.T:Y-
        -840:7,7. -800:'s-T-Y4Y:/A’L-LVLWTJTcTdTeTgToTqYJYaYcYdYeYgYoYqYsr,r.v,v.w,w.y,y.’s
        -700:AVAWTaTxTyV4VAW4WAY4YA -650:'c'd'e'o’c’d’e’o
        -600:4TATAYC)D)O)P)Q)S)TsTvTwTzV,V.VcVdVeVoW,W.WcWdWeWoZvZw -580:(G(O(Q
        -500:(C(S-X/c/d/e/oAyC,C.D,D.G,G.J,J.K-L␣LyO,O.OXP4PATmTnTpTrTuV:W:YmYnYpf,f.
        -450:-V-WKyV-VaVgVqW-WaWgWq
        -400:(c(d(e(o(q(s-31,1.4)747AA-AvAwIYKcKdKeKoY␣YCYGYOYQYrYub)c)e)m'm’n'n’o)p)
        -400:v(w(zczdzezo -350:KqKuLvLwY:YvYwYyYz -340:)v)wESs) -320:KGKO -310:Kt
        -300:'a'g'q-J/a/m/n/p/s4'4V4WB,B.BVBWBXBYCXCYDVDWDXDYEGEOEQGVGWGXGYKQKSKgL)OV
        -300:OWOYPXQ,Q.QVQWQXQYSXSYT␣U4UAUSVJVmVnVpVsVuVvVwVxWJWmWnWpWsWuWvWwWxX-XCXG
        -300:XOXQYSYxaya’b’c’k-kqo'p'vawazazq’a’g’q -290:52 -260:Pa -250:9,9.AfECLtS,S. -240:by
        -220:i'i’l'l’ra
        -200:(a-A-x/x242A4,4.4X4v4w4y4z4’ACAGAOAQASAUAtBTC4CACVCWD4DADTFaFqG4GAGTJ4JA
        -200:K␣KsLGLOLQLfO4OAOTOxQ4QAQTQxSVSWT4TAU,U.VCVGVOVQVSViVlVzWCWGWOWQWSWiWlWz
        -200:XSXcXdXeXoYXa'a)avawb'b,b.bvbwbxbzc'c,c.cye,e.evewexfcfdfefoh'h)h’m)myn)
        -200:nyo,o.ovowoyozo’p,p.pvpwpypzp’r)rgrss'svswsxsys’v)vcvdvevgvovqvsw)wcwdwe
        -200:wgwowqwsxaxcxdxexgxoxqyaycydyeyo -180:tctdtetozy -160:7-97
        -150:61FcFdFeFocccdceciclcoemenepfaty -120:yg -110:RY
        -100:'SF4FASyeaeykckdkekoksrcrdreroxvxw’S -80:4xFJPJYIYboxpx -60:e(v4w4
        -50:(y4969KCRCb9o9p9vywyy4 -40:DZry -20:4sPcPdPePobscamcmdmemoncndnenoosps 100:'''’’'’’
        150:SSfifl 180:444Ab4o4p4 210:-4 300:'i'l(jCSTYYTf'f’’i’l 310:YYfbfhfk 340:(777 380:A4AA
        400:PfX/XTZTyfyt 600:TT
        """#)

    /// Manrope-Medium
    private static let glyphs111 = FontGlyphs(
        #"""
        2000 3290 4170 9240 6020 9010 6570 2290 4350 4350 4460 5750 2780 4200 2700 4025 6260
        4060 5785 5625 5960 5805 6210 5125 5910 6210 3135 3180 6220 7500 6220 5335 9070 6460
        6190 7230 6810 5750 5100 7140 6970 2490 4760 6115 5180 8455 6955 7320 6155 7320 6405
        6300 6000 7080 6160 9490 6225 5745 6305 4125 4025 4125 6730 6600 5060 5625 6000 5610
        6005 5905 3625 6000 6045 2490 2630 5100 2490 8650 6045 6005 6000 6005 3735 5305 4115
        6045 5230 7790 5360 5380 5310 4295 2690 4295 6800 2425 2425 3985 3985 3985 5400 7800
        6580 6700 6600 9030 6220 6220 2000 3290 5610 5710 5745 5305 8310 5525 6350 4500 6000
        4040 3945 6140 6615 2400 3290 3470 5525 9940 9610 9955 5335 9250 6775 4940 7320 6065
        6105 9400 5870 5400 6005 6000 2490
        """#, kernedAs: glyphs110)

    /// Manrope-Regular
    private static let glyphs112 = FontGlyphs(
        #"""
        2000 3135 3920 9205 5890 9015 6515 2135 4260 4260 4365 5765 2655 4200 2535 3875 6100
        3900 5700 5530 5895 5775 6205 5020 5805 6205 2990 3055 6145 7500 6145 5235 9035 6335
        6130 7155 6715 5700 5035 7050 6845 2335 4635 5935 5105 8405 6845 7235 6040 7235 6305
        6165 5965 7020 6035 9355 6060 5560 6140 4070 3875 4070 6695 6600 4895 5555 5920 5535
        5925 5845 3545 5920 5940 2335 2505 4960 2335 8480 5940 5915 5920 5925 3605 5250 4005
        5940 5080 7675 5270 5275 5295 4195 2535 4195 6620 2215 2215 3725 3725 3725 5400 7800
        6320 6535 6485 8945 6145 6145 2000 3135 5535 5710 5560 5250 8035 5355 6250 4500 6000
        4000 3895 6035 6345 2265 3210 3450 5355 9735 9340 9795 5235 9185 6655 4875 7235 5945
        5985 9420 5825 5400 5915 5920 2335
        """#, kernedAs: glyphs110)

    /// Manrope-SemiBold
    private static let glyphs113 = FontGlyphs(
        #"""
        2000 3445 4420 9275 6150 9005 6625 2445 4440 4440 4555 5735 2905 4200 2865 4175 6420
        4220 5870 5720 6025 5835 6215 5230 6015 6215 3280 3305 6295 7500 6295 5435 9105 6585
        6250 7305 6905 5800 5165 7230 7095 2645 4885 6295 5255 8505 7065 7405 6270 7405 6505
        6435 6035 7140 6285 9625 6390 5930 6470 4180 4175 4180 6765 6600 5225 5695 6080 5685
        6085 5965 3705 6080 6150 2645 2755 5240 2645 8820 6150 6095 6080 6085 3865 5360 4225
        6150 5380 7905 5450 5485 5325 4390 2845 4390 6980 2635 2635 4245 4245 4245 5400 7800
        6840 6865 6715 9115 6295 6295 2000 3445 5685 5710 5930 5360 8585 5695 6450 4500 6000
        4080 3995 6245 6885 2535 3365 3490 5695 10145 9875 10115 5435 9315 6895 5005 7405 6185
        6225 9380 5915 5400 6095 6080 2645
        -1600:P,P. -1400://Y,Y. -1200:'4'A,1.1L'L’’4’A -1150:F,F. -1000:A'LTLYT,T-T.T:Y-
        -800:'c'd'e'o's-T-Y4Y:/A’L-LVLWTJTcTdTeTgToTqYJYaYcYdYeYgYoYqYsr,r.v,v.w,w.y,
        -800:y.’c’d’e’o’s -700:AVAWTaTxTyV4VAW4WAY4YA
        -600:4TATAYC)D)O)P)Q)S)TsTvTwTzV,V.VcVdVeVoW,W.WcWdWeWoZvZw -540:(G(O(Q
        -500:-X/c/d/e/oAyC,C.D,D.G,G.J,J.K-L␣LyO,O.OXP4PATmTnTpTrTuV:W:YmYnYpf,f.
        -450:-V-WKyV-VaVgVqW-WaWgWqi'i’l'l’
        -400:'S(c(d(e(o(q(s-31,1.4)747AA-AvAwIYKcKdKeKoY␣YCYGYOYQYrYub)c)e)m'm’n'n’o)
        -400:p)v(w(zczdzezo’S -360:KGKO -350:KqKuLvLwY:YvYwYyYz -340:7,7.FJPJYIYbby -310:Kt
        -300:'a'g'q-J/a/m/n/p/s4'4V4WB,B.BVBWBXBYCXCYDVDWDXDYEGEOEQGVGWGXGYKQKSKgL)OV
        -300:OWOYPXQ,Q.QVQWQXQYSXSYT␣U4UAUSVJVmVnVpVsVuVvVwVxWJWmWnWpWsWuWvWwWxX-XCXG
        -300:XOXQYSYxaya’b’c’k-kqo'p'vawazazq’a’g’q -260:52e(v4w4 -250:AfECLtS,S.tctdteto
        -200:(C(S(a(y-A-x/x242A4,4.494X4v4w4y4z4’69ACAGAOAQASAUAtBTC4CACVCWD4DADTFaFq
        -200:G4GAGTJ4JAK␣KCKsLGLOLQLfO4OAOTOxQ4QAQTQxRCSVSWT4TAU,U.VCVGVOVQVSViVlVzWC
        -200:WGWOWQWSWiWlWzXSXcXdXeXoYXa'a)avawb'b,b.b9bvbwbxbzc'c,c.cye,e.evewexfcfd
        -200:fefoh'h)h’m)myn)nyo,o.o9ovowoyozo’p,p.p9pvpwpypzp’r)rgrss'svswsxsys’v)vc
        -200:vdvevgvovqvsw)wcwdwewgwowqwsxaxcxdxexgxoxqy4yaycydyeyo -160:DZPayg
        -150:4x61FcFdFeFocccdceciclcoemenepfaoxpxraty -140:)v)wESRYrys)zy
        -100:4s9,9.F4FASybseaeykckdkekoksospsrcrdreroxvxw -60:7-97PcPdPePocamcmdmemoncndneno
        -50:444Ab4o4p4vywy -40:-4 100:'''’’'’’ 140:(777 150:SSfifl 300:'i'l(jCSTYYTf'f’’i’l
        310:YYfbfhfk 340:A4AA 400:PfX/XTZTyfyt 600:TT
        """#)

    /// Merriweather-Bold
    private static let glyphs114 = FontGlyphs(
        #"""
        2360 2970 6325 7180 6670 10615 7635 3460 4410 4410 6595 6370 3345 5760 2935 4055 6620
        4635 5880 5725 6350 5845 6145 5990 6210 6170 3540 2935 6690 6395 6690 4885 10555 7035
        6985 6630 7620 6525 6255 7290 8255 3995 3995 7460 6355 10170 7900 7220 6600 7220 7215
        6030 7165 7425 6840 10155 7245 6490 6515 4480 4310 4410 6660 5000 4365 5560 6145 5075
        6155 5405 4005 6245 6660 3415 3415 6475 3245 10040 6765 5905 6355 6060 4645 5150 4035
        6415 5875 8600 6170 5925 5510 5290 4220 5290 6695 3860 3860 6590 6535 6535 7855 11590
        8760 4480 7485 11375 4150 4150 2360 2970 5705 7665 7945 6810 10400 6955 10400 4895 6370
        4145 3935 6305 7830 1655 3240 4885 6955 9355 9545 9905 4980 9720 7620 6150 7220 6625
        6265 8505 5905 6390 5905 6145
        -1775:’,’. -1450:,V.V -1270:P,P. -1090:’A -1015:W,W. -1000:,’.’ -985:,W.W -960:,T.T
        -880:F,F.V,V. -875:,Y.Y -870:A' -865:y,y. -855:Y: -825:,'.' -820:’s -780:v,v. -775:LV
        -760:L' -750:W: -740:V: -730:,v.v -725:’c’d’e’o’q -715:,w.wY,Y. -710:T,T.
        -700:YcYdYeYoYq -695:VA -685:AV -680:-TT-r,r. -660:-XX- -655:LT -650:A’ -640:Ygw,w.
        -635:'A -605:PA -600:Fg -590:Ya -555:WA -550:VcVdVeVoVq -545:,y.y -540:','.FA -530:Y-
        -520:AvFcFdFeFoFqYs -515:,U.UAWL’ -510:Jgf- -505:AYV- -500:Ws -495:LW -490:Vg -480:K-
        -475:YA -470:,C,G,O,Q.C.G.O.QD,D.O,O.VsW- -465:WcWdWeWoWq’S -455:'c'd'e'g'o'q-Y -445:JA
        -440:-V-WTAU,U.Wg -435:ATFaVa -415:AyR’ -410:'::'b’o’p’ -405:'sXv -400:YmYnYr
        -395:J,J.Jp -390:LY -385:RVh’m’n’ -380:MyWab'o'p'u’ -370:-A-MA-JcJdJeJoJqM-h'k-m'n'
        -355:DAOARW -340:AwYp -335:KvLvLy’C’G’O’Q -330:JsJu -320:JtVz -315:DXJmJnJrOX -310:LU
        -305:,u.uCCCGCOCQYz -300:JaKCKGKOKQRU’m’n’r 300:vy 310:f’ 370:Yj 445:Wj 470:f' 480:Vj
        """#)

    /// Merriweather-Light
    private static let glyphs115 = FontGlyphs(
        #"""
        2340 2830 5990 7070 6560 10180 7570 2900 4230 4230 6340 6270 3350 5830 2510 3810 6350
        4460 5990 5720 6030 5850 5980 5510 5785 5980 3430 2510 6690 6270 6690 4760 9970 6940
        6505 6490 7455 6230 6085 7205 7910 3555 3555 7005 6125 9730 7630 6990 6275 6990 6825
        5880 6810 7380 6505 9840 7120 6400 6430 4260 4310 4260 6660 5000 4030 5180 5850 4925
        5875 5090 3650 5930 6535 3120 3120 6245 2995 9805 6485 5560 5960 5740 4405 4670 3850
        6215 5575 8330 5785 5750 5395 5010 4220 5010 6490 3780 3780 6310 6320 6320 7980 11290
        7380 4110 7070 10960 3970 3970 2340 2830 5670 7280 7520 6660 10400 6790 10400 4470 6270
        4220 3850 6205 6970 790 3140 4470 6790 8770 9320 9480 4870 9595 7455 6050 6990 6245 6050
        8290 5720 6320 5560 5850
        -1450:,V.V’,’.’A -1350:P,P. -1300:y,y. -1200:,'.'F,F. -1050:L'W,W.
        -1000:,Y,v,’.Y.v.’Y:r,r. -950:,W.W’s -900:-XLTLVX-Yg -850:V:’c’d’e’o’q
        -800:'AA'LWY,Y.v,v. -750:,w.wA’W:w,w. -700:','.'::'AvV,V.YAYcYdYeYoYqf-
        -650:,C,G,O,Q-T.C.G.O.QAVAYD,D.O,O.T-YaYs -600:'g,T,U-Y.T.UFgJ,J.LYL’PAT,T.U,U.VgXvY-
        -590:FA -550:AWN,N.TAVAVaVcVdVeVoVqVsWAWgYmYnYr
        -500:'S-A-V-WA-DAK-LUOARWV-W-WsYzh'h’k-m'm’n'n’’S
        -450:,u.uAwAyFcFdFeFoFqH’I’JAMyN’RYR’WaWcWdWeWoWqYpYuYxu’’m’n’r
        -400:,y.yATF-FaJgRVVzWzXcXdXeXoXqd’k’q’’M
        -350:,t.tAUDXD’JcJdJeJmJnJoJqJrLvOXO’R-S’UgX’YtZ’b,b.o,o.p,p.’C’G’O’Q
        -300:'M-M-S-yACAGAOAQBYD'DYDZJ-JaJuKCKGKOKQKvLyM'M-O'OYOZRUS-UAVSWWXCXGXOXQXy
        -300:YCYGYOYQYfa'a’b’d'l’o’p’r-s-u'uj 300:'lQjVjWjvy 400:f' 450:Qg 500:DbOb 900:QJ
        """#)

    /// Merriweather-Regular
    private static let glyphs116 = FontGlyphs(
        #"""
        2350 2885 6120 7110 6600 10350 7595 3120 4300 4300 6440 6310 3350 5805 2675 3905 6455
        4530 5950 5725 6155 5845 6045 5695 5950 6055 3470 2675 6690 6320 6690 4810 10195 6975
        6690 6545 7520 6345 6150 7235 8045 3725 3725 7185 6215 9900 7735 7080 6400 7080 6975
        5940 6950 7400 6635 9965 7170 6435 6465 4345 4310 4320 6660 5000 4160 5330 5965 4985
        5985 5215 3790 6055 6585 3235 3235 6335 3090 9895 6595 5695 6115 5865 4500 4855 3920
        6290 5690 8435 5935 5820 5440 5120 4220 5120 6570 3810 3810 6420 6405 6405 7930 11405
        7915 4255 7230 11120 4040 4040 2350 2885 5685 7430 7685 6720 10400 6855 10400 4635 6310
        4190 3885 6245 7305 1125 3180 4630 6855 8995 9410 9645 4910 9645 7520 6090 7080 6395
        6135 8375 5790 6345 5695 5965
        -1575:’,’. -1450:,V.V -1320:P,P. -1310:’A -1130:y,y. -1075:F,F. -1055:,'.' -1035:W,W.
        -1000:,’.’ -965:,W.W -950:,Y.Y -945:Y: -935:L' -900:’s -895:,v.v -875:r,r. -850:LV
        -830:A' -810:V: -805:-XLTX- -800:Yg’c’d’e’o’q -790:v,v. -770:V,V. -765:Y,Y. -750:W:
        -740:,T.T -735:'A,w.w -710:A’w,w. -700:YcYdYeYoYq -680:LW -665:AV -660:-TT-
        -640:','.T,T. -630:Av -625:Yaf- -615:YA -605:PAVA -600:FgYs -595:AY -585:'::'
        -580:,C,G,O,Q.C.G.O.QD,D.O,O. -570:FAY- -565:,U.UL’ -560:Vg -555:WA -550:VcVdVeVoVq
        -545:'g-Y -540:U,U. -535:AW -525:Xv -520:J,J.LYVs -510:TAWg -505:V-Va -500:Ws
        -490:K-W-YmYnYr -485:’S -480:FcFdFeFoFq -475:-V-W -455:,y.yWcWdWeWoWqh’m’n’
        -450:-AA-h'k-m'n' -445:DAJAOARW -440:Jg -435:AyR’ -425:LUN,N.Yz -420:MyWau’ -415:ATFa
        -410:AwYp -395:,u.uRV -390:’m’n’r -375:Yu -370:Vz -365:RY -360:'SF-JcJdJeJoJqWz’M
        -350:Yx -345:Lv’C’G’O’Q -340:b’o’p’ -335:DXJmJnJrOX -330:-MM- -325:H’I’N’d’
        -320:Ytb,b.o,o.p,p. -315:D’KvLyO’k’ -310:Ju -305:AUJpXcXdXeXoXq
        -300:'c'd'e'o'qJaKCKGKOKQRU 300:vy 325:Qg 355:Wj 360:DbOb 370:Vj 430:f' 645:QJ
        """#)

    /// Montserrat-Black
    private static let glyphs117 = FontGlyphs(
        #"""
        3000 3140 4890 7400 6570 9170 7770 2540 3810 3810 4730 6200 3040 3900 3040 4400 6920
        4180 6080 6140 7120 6190 6610 6450 6780 6610 3040 3040 6200 6200 6200 6060 10370 8060
        7730 7440 8260 6730 6440 7690 8040 3500 5740 7650 6170 9540 8040 8480 7430 8480 7450
        6570 6540 7840 7860 12060 7620 7100 6870 4100 4400 4100 6200 5000 6000 6390 7000 6150
        7050 6530 4260 7110 7020 3260 3340 7130 3260 10400 7020 6780 7000 7000 4560 5650 4600
        6980 6440 9770 6450 6440 5700 4380 3200 4380 6200 3040 3040 5940 5940 -1 5000 10000 9220
        4100 8350 10670 -1 -1 3000 3140 6150 6940 7700 5490 7640 6430 7640 4160 6200 4300 4300
        7000 7300 3440 4300 4380 6430 10570 10570 10570 6060 11190 8460 6200 8480 7430 7140
        10030 6760 6200 6780 7000 3260
        -1000:Y4 -900:/,/.4Y -800://L?T4V4W4 -750:/-Ys -700:A?LY -650:74LTVsWsYa
        -600:'/,?.?/4/a/c/d/e/g/m/n/o/p/q/r/s/u/z4?4V4WX4YcYdYeYgYoYq
        -550:&?','.,'.'4T7AKTKYTcTdTeTgToTqVaVcVdVeVgVoVqWaWcWdWeWgWoWq
        -500:7-7c7d7e7g7o7q?,?.?4?AA7KxL7XxY&Yx -450:7,7.A1AYKXLVLWPAYAYvYwYy
        -400:&Y'4'A,V,W,Y-?-T.V.W.Y/A/x0X0Y9X9Y:YA'AVAWAXAxK-K4K?KVKWKvKwKyP/T-V,V.V/
        -400:VAW,W.W/WAX0X6XAXvXwXyY,Y.Y0Y6Y:Yza?b?e?h?m?n?o?p?r/v/v4w/w4x4y/y4
        -350:,T-Y.T477/7a?JATF/F4KALvLwLyT,T.TATsVmVnVpVrVuVzWmWnWpWrWuWzY-YmYnYpYrYu
        -350:kvkwky
        -300:&'&1)T,v,w,y-A-V-W-x.v.w.y/&/8/v/w/y0J4'4v4w4y7s9J:V:W?/A-AvAwAyD?DYKzL1
        -300:O?OYP4PJPxQ?QYS'TXTvTwTxTyV-V:VXVYVxW-W:WXWYWxX?XTXVXWXYXcXdXeXgXoXqXtXu
        -300:YCYGYOYQYVYWYXc-f/k-k4v&v,v.vxw&w,w.wxx-xvxwxyy&y,y.yx
        -250:-1-X0V0W418X8Y9V9W?XDVDWDXFAK0K6K8KCKGKOKQOVOWOXP&P,P.PTPXQVQWQXTaV0V6VC
        -250:VGVOVQW0W6WCWGWOWQX-X8XCXGXOXQY5Y8c)e7kckdkekgkokq -230:7j
        -200:&2&T&V&W&v&w&y(4,1,7,C,G,O,Q-2-3-J-v-w-y.1.7.C.G.O.Q/0/6/C/G/O/Q/S/t0/0?
        -200:0T2Y3x4x6v6w6y7&70767:7J7u8V8W9/9?9T?V?W?YC&CsD,D.D/DxE-K&KcKdKeKgKoKqKt
        -200:O,O.O/OxPUPVPWQ,Q.QxR4RXS?T&T/T0T6TVTWTYV&V8VTVjVvVwVyW&W8WTWjWvWwWyX&X9
        -200:XBXDXEXFXHXIXKXLXMXNXPXRXaXsXzY/Y9YTYtb1b3b7c1c?e1e3f&f4k&kskxo1o3o7p1p3
        -200:p7r&s7v-vavvvwvyw-wawvwwwyx&y-yayvywyy
        -150:&!,0,6.0.6/:0,0.0A2V2W4X5X5v5w5x5y6x75787C7G7O7Q7i7m7n7p7r7z8x9,9.9A?3A0
        -150:A4A6AUBYC0C6CCCGCOCQCcCdCeCgCoCqD'D3DJF&FJFjJAKSKuO'O3OJP3PaQ'Q3QJSYUAV5
        -150:VBVDVEVFVHVIVJVKVLVMVNVPVRVSW5WBWDWEWFWHWIWJWKWLWMWNWPWRWSYSa1a7b'bvbwbx
        -150:byeaexh1h7k8kzm1m7n1n7o'ovowoxoyp'pvpwpxpyr4tctdtetgtotqvcvdvevgvjvovqwc
        -150:wdwewgwjwowqxcxdxexgxoxqycydyeygyjyoyq -140:baoapa -120:cvcwcy
        -100:&,&.&3&7&:&x'&,--,-.-7-S-z.-/J0102030Z0x2c2d2e2g2o2q3'353T3V3W3X3Y3v3w3y
        -100:575J5T5V5W6T6V6W8?8T9192939Z9x:?:T:X:x?8?C?G?O?Q?Z?c?d?e?g?o?qA9ACAGAOAQ
        -100:AuBTBXC-C5C8C9C:CACSCUCXCuCxCzD1D2DADTEVEWF,F.F0F5F6F8FXFaFcFdFeFgFiFmFn
        -100:FoFpFqFrFsFuFxFzJ/JTJXJYK9KUKaKiKmKnKpKrKsL0L6L9LCLGLOLQLXO1O2OAOTP-P5P8
        -100:PBPDPEPFPHPIPKPLPMPNPPPRPYPZPcPdPePgPjPoPqQ1Q2QAQTRJRTRYS1S7S9STSXSvSwSx
        -100:SyT5T8T:TCTGTJTOTQTUTiTmTnTpTrTuTzU/UTUXUYV9VZVtW9WZWtX7X:XSXUXZXiXmXnXp
        -100:XrY2YJYUYYZ0Z6ZXavawayb2b9c&c3cxe'e2e9eveweyf,f-f.fahvhwhyk0k6kakumvmwmy
        -100:nvnwnyo2o9p2p9r,r-r.s2s3s?svswsxsyt-t0t1t4t6t7t8t?tttvtwtyvsvzwswzx0x6x8
        -100:x:xaxsxuxzysyzz-zvzwzxzy -80:0j3j6j8j9j
        -50:,U.U3233375253555Y738A8v8w8y??A8AcAdAeAgAoAqAsAtAzBVBWCTDZE0E6EXEYFCFGFO
        -50:FQJ,J.JjLULtOZP2QZR-R?RaS:U,U.UjZCZGZOZQa2bzc8cccdcecgcocqezfcfdfefgfofq
        -50:h2m2n2ozpzrarcrdrergrorqs9t&zczdzezgzozq
        50:4t6-6c6d6e6g6o6q7V7WDtFTFvFwFyK2OtPtQtRtViWiY3YiZar5r8zt
        100:!'!,!.!1!V!W&4&a&t'!'2'3':(1,!,2,3,4,8,S,Z,a,j---c-d-e-g-o-q-t.!.2.3.4.8
        100:.S.Z.a.j/j0t2,2.2/2A4-484:4C4G4J4O4Q6&6,6.6/717v7w7y8,8.9t:':A?9?v?w?yA3
        100:A:B,B.C,C.C1E,E.F2F7F9G,G.L&L-L/L3LALaS-S4T3TTTtV!V3V7W!W3W7X/X1Z:Z?acad
        100:aeagaoaqb-c:cte-f!f2f3f:fvfwfyhchdhehghohqk,k.k3k7k9mcmdmemgmomqncndneng
        100:nonqo-p-r0r2r6r:t,t.v3w3x/y3z,z. 150:7?7YAJF1F?Y)rtrvrwryv7vtw7wty7yt
        200:!J!T!Y&/&J'?'T/i2J4&4,4.4/4c4d4e4g4o4q:tF!K1L:S,S.T!T'T7V)W)Y!Y7Z,Z.Z1c,
        200:c.f9f?k1k?r1r9r?x1x2 250:4ar7
        300:'7'9,A.A/1/T/V/W/Y7':JA,A.A/L,L.T2T?V1W1f1f7k2v1v2v9w1w2w9x?y1y2y9 350:AA
        400:'1(//)F'T1Y1g?i?j?q?u?v?w?y? 450:'' 500:,J.JYjf)fjqjxj 600:/':/Q/Tj 700:dtlt
        800:,/./DjOjQjfifmfnfpfr 1200:(j
        """#)

    /// Montserrat-Bold
    private static let glyphs118 = FontGlyphs(
        #"""
        2830 2890 4370 7200 6380 8770 7280 2300 3570 3580 4340 5990 2620 3860 2620 3920 6790
        3920 5900 5920 6890 5950 6370 6200 6600 6370 2620 2620 5990 5990 5990 5890 10350 7660
        7650 7330 8260 6710 6390 7710 8080 3280 5410 7400 6040 9550 8080 8440 7320 8440 7350
        6380 6180 7880 7460 11630 7140 6760 6710 3680 3920 3680 6000 5000 6000 6170 6900 5910
        6920 6310 3870 7000 6910 3010 3070 6600 3010 10490 6910 6550 6900 6900 4310 5310 4350
        6870 5980 9370 5950 5980 5430 3910 3090 3910 5990 2620 2620 4980 4980 -1 5000 10000 7980
        3580 8200 10460 -1 -1 2830 2890 5910 6680 7360 5220 7850 5680 7850 4180 5990 4300 4300
        6900 6860 3020 4300 4270 5680 10440 10440 10440 5890 10800 8390 5990 8440 7320 6930 9960
        6570 5990 6550 6900 3010
        -960:Y4 -940:/,/. -880:4Y -870:L? -840:T4 -760:V4W4 -730:// -720:LY -710:/-Ys -700:A?
        -650:&?74LTYa -640:/4/a/c/d/e/g/m/n/o/p/q/r/s/u/z -610:VsWs -600:'/7AYcYdYeYgYoYq
        -560:,?.?4?4V4WX4 -550:','.,'.'TcTdTeTgToTqVaVcVdVeVgVoVqWaWcWdWeWgWoWq -530:4T -510:KY
        -500:/x7-7c7d7e7g7o7q?,?.?4A7L7Y&Yx -490:7,7.LVLW -480:KT -460:?A -450:KxPA
        -440:K4P/a?b?e?h?m?n?o?p? -430:A1AYXxYAYvYwYy -420:'A47A'F4 -410:KX
        -400:&'&Y'4-?/AK?KVKWV/W/r/ -390:7/F/ -380:,V,W,Y.V.W.Y:YAVAWKvKwKyV,V.VAW,W.WAY,Y.Y:
        -370:7aLvLwLyTsYmYnYpYr -360:-T0X0Y9X9YAXAxK-T-X0X6XAY0Y6Yzx4
        -350:ATTAVmVnVpVrWmWnWpWrYuv/w/y/ -340:)T/&L1 -330:,T-Y.TT,T.VuWuXvXwXyY-v4w4y4
        -320:,v,w,y.v.w.yPJPxTvTwTxTyVxWxv,v.w,w.y,y. -310:?JKAVzWzkvkwky
        -300:&1/v/w/y4'7s?/D?DYO?OYP4Q?QYS'TXX?XTXYXcXdXeXgXoXqYCYGYOYQYXf/k4vxwxxvxw -300:xyyx
        -290:FAP&PT -280:AvAwAyXu -270:7&P,P.T&Tae7r&
        -260:-V-W-x/80J9J:V:WKzV-V:VXW-W:WXXVXWXtk-v&w&x-y&
        -250:0V0W419V9WDXKCKGKOKQOXPXQXV0V6VYW0W6WYXCXGXOXQYVYW
        -240:&T/t7J7uKtV&W&b1b7c?e1f4o1o7p1p7s7
        -230:-A4v4w4y8X8YA-DVDWK0K6K8OVOWQVQWVCVGVOVQWCWGWOWQX8Y8c)kckdkekgkokq
        -220:7j7zF&KcKdKeKgKoKqXBXDXEXFXHXIXKXLXMXNXPXRb3c1o3p3r4 -210:-1-X?XX-Y5
        -200:&V&W(4,C,G,O,Q-3-J.C.G.O.Q/0/6/C/G/O/Q/S0/0?0T70767:7i7m7n7p7r9/9?9TC&Cs
        -200:D,D.D/E-K&O,O.O/Q,Q.R4RXS?T/T0T6VjWjX&XsY/Ytc-e3kxt4x&
        -190:C0C6CcCdCeCgCoCqa1a7h1h7m1m7n1n7 -180:2Y8V8WPVPWV8VvVwVyW8WvWwWyX9XaY9ksvawaya
        -170:'&75787C7G7O7Q??D'E4KuL0L4L6O'Q'Z4bxc&e'oxpxt7tctdtetgtotqxcxdxexgxoxq
        -160:&v&w&y,1,7-2-v-w-y.1.73x4x?V?W?YDxOxQxXzf&v-w-y-
        -150:/:0Z6v6w6x6y9Z?3A4AUBYCCCGCOCQDJFJFaFjFxJAKSOJP3PaQJSYUAVBVDVEVFVHVIVJVK
        -150:VLVMVNVPVRVSWBWDWEWFWHWIWJWKWLWMWNWPWRWSYSZ0Z6b'bvbwbyeaexo'ovowoyp'pvpw
        -150:pyt1vcvdvevgvjvovqwcwdwewgwjwowqycydyeygyjyoyq
        -140:&7-SC4CACXCuCxCzF5F8FXFcFdFeFgFoFqFuFzKsPZc3cxs?t0t6t?
        -130:&!&2,0,6.0.60,0.2V2W5X9,9.D3O3PUQ3TVTWTYVTWTYTk&kzvvvwvywvwwwyyvywyy
        -120:-z57A9C8F0F6JTKaLCLGLOLQSXTUTiTmTnTpTrTuUTXSttz-
        -110:0A4X5v5w5x5y9AA0A6PcPdPePgPoPqV5W5k8
        -100:-7/J030x242c2d2e2g2o2q3'353V3W3X3Y5J5T6T6V6W7x8?8T8x939x:?:T:x?&?8?Z?c?d
        -100:?e?g?o?qACAGAOAQAuBTBXC5C9D1D2DADTE0E6EVEWF,F.FiFmFnFpFrFsJ/JXJYK9KUKiKm
        -100:KnKpKrL9LXO1O2OAOTP5PBPDPEPFPHPIPKPLPMPNPPPRPYPiPjPmPnPpPrQ1Q2QAQTRJRTRY
        -100:S1S7S9STSvSwSxSyT8T:TCTGTJTOTQTzU/UXUYVZWZX7XUXXXZXiXmXnXpXrY2YJYUYiZXav
        -100:awayb2b9c4e2e9eveweyf,f-f.fahvhwhyk0k6kakumvmwmynvnwnyo2o9p2p9r,r.s2s3sv
        -100:swsxsyt-tvtwtyvzwzx0x6x:xaxsxuxzyzzvzwzxzy -90:37LUbaoapar-rcrdrergrorq
        -80:&:,--,-..-0j3T3v3w3y5V5W6j8j9j:XC:P8T(T5V9W9X:cvcwcyt8vswsys
        -70:(T,U,c,d,e,g,o,q,u.U.c.d.e.g.o.q.u3j435Y6Y737tCTCYDZE3E?EXEYEtExFCFGFOFQ
        -70:J,J.OZQZU,U.Y(YBYDYEYFYHYIYKYLYMYNYPYRZ&Z-ZCZGZOZQZcZdZeZgZoZqZvZwZya9b,
        -70:b.bzc7cccdcecgcocqfcfdfefgfofqh9m9n9o,o.ozp,p.pzr(rat&t9z1z4zczdzezgzozq
        -60:&3&x01029192?C?G?O?QC-CSCUP-VtWtYYx8
        -50:32335253558AA8AcAdAeAgAoAqAsAtBVBWEvEwEyEzJjLtP)P2R?RaS:TSUjViWiX(a2c8ez
        -50:h2m2n2r)s9
        -40:&&,t.t072&2-2T2x2z494S4Z6'676X7S7Z97?!C2CVCWCaE2E5E7E8E:EaEcEdEeEgEoEqEs
        -40:EuF)HVHWIVIWJxK3L8LSLcLdLeLgLoLqLuLxMVMWNVNWPvPwPyR3S3UxZtZuc0c2c6c9cbch
        -40:ckclczg1i1j1kikmknkpkrq1r3rbrhrirkrlrmrnrprrrxs1t2t5u1x7z&z2 -30:&,&.AzR-
        -20:2026272u42457X8J8ZC3E9ECEGEOEQFSKjZ5Z8rs 20:'82v2w2y3A8'
        30:4t7v7w7yF?K2Zak7r5r8v3w3y3zt
        40:!7'0'5'6-0-4-6-C-G-O-Q0'0-0v0w0y6A9'9-9v9w9y:7:v:w:yD-K/O-Q-Z/v0v5v6v8v:
        40:w0w5w6w8w:y0y5y6y8y: 50:6-7V7WDtF2FTFvFwFyOtPtQtRtY3
        60:!'!,!.&4'!,!--.!/j2A4JB,B.L&L3LALaTtV3W3Z:Z?acadaeagaoaqf!hchdhehghohqmc
        60:mdmemgmomqncndnengnonqr0r1r2r6r:z,z. 70:&A&Z/76c6d6e6g6o6qD)O)Q)f0f5f6f8 80:4:F9c:ct
        100:!1!V!W&a&t':(1,2,3,8,S,a,j-c-d-e-g-o-q-t.2.3.8.S.a.j0t2,2.2/4-484C4G4O4Q
        100:6&6,6.6/718,8.9t:':A?9?v?w?yA3A:C1E,E.F7G,G.S4T3TTV!V7W!W7X1Y)b-e-fvfwfy
        100:k,k.k3k9o-p-t,t.x/x2 110:7Y 120:C,C. 130:'T/i:tF!T'V)W)k1k?r9r?x1 140:'3,Z.ZS-X/f2
        150:7?AJF1rtrvrwryv7vtw7wty7yt 160:2J4c4d4e4g4o4q 170:'2L/f3f:
        200:!T!Y4&4,4.K1L:S,S.T!T7T?Y!Y7Z,Z.Z1c,c.v1v2w1w2x?y1y2 220:!J 230:AAT2k2r7 240:4/f?
        250:f9 260:g?i?j?q?u?xj 270:&J'?4a 300:&//1/T/V/W/Y7'A/L,L.V1W1v9w9y9 320:,A.AA,A.
        340::J 360:(//)Y1Yjv?w?y? 370:'9f7 390:dtlt 400:'7F'T1f)f1 430:Tj 440:'1 450:'' 460:fj
        500:Q/qj 530::/ 540:,J.J 600:/' 800:DjOjQjfifmfnfpfr 900:,/./ 1030:(j
        """#)

    /// Montserrat-ExtraBold
    private static let glyphs119 = FontGlyphs(
        #"""
        2910 3010 4620 7300 6470 8970 7520 2420 3690 3690 4530 6090 2830 3880 2830 4150 6850
        4050 5990 6030 7000 6070 6490 6320 6690 6490 2830 2830 6090 6090 6090 5970 10360 7860
        7690 7380 8260 6720 6420 7700 8060 3390 5570 7520 6100 9540 8060 8460 7370 8460 7400
        6470 6350 7860 7660 11840 7370 6930 6790 3890 4150 3890 6100 5000 6000 6280 6950 6030
        6980 6420 4060 7050 6960 3130 3200 6860 3130 10450 6960 6660 6950 6950 4430 5470 4470
        6920 6200 9560 6190 6200 5560 4140 3140 4140 6090 2830 2830 5450 5450 -1 5000 10000 8580
        3830 8270 10560 -1 -1 2910 3010 6030 6810 7530 5350 7750 6050 7750 4170 6090 4300 4300
        6950 7070 3230 4300 4320 6050 10500 10500 10500 5970 10990 8430 6090 8460 7370 7030 9990
        6660 6090 6660 6950 3130
        """#, kernedAs: glyphs117)

    /// Montserrat-Italic
    private static let glyphs120 = FontGlyphs(
        #"""
        2620 2600 3730 6960 6150 8290 6690 2020 3290 3290 3860 5750 2120 3820 2120 3350 6620
        3610 5680 5640 6610 5660 6090 5890 6380 6090 2120 2120 5750 5750 5750 5670 10330 7170
        7540 7190 8260 6690 6330 7730 8130 3020 5010 7110 5890 9550 8130 8390 7180 8390 7230
        6150 5740 7920 6980 11110 6560 6350 6510 3190 3350 3180 5760 5000 6000 6780 6780 5630
        6780 6040 3390 6860 6770 2690 2740 5900 2690 10610 6770 6270 6780 6780 4010 4890 4060
        6730 5420 8790 5340 5420 5110 3350 2950 3350 5750 2120 2120 3820 3820 -1 5000 10000 6470
        2950 8030 10210 -1 -1 2620 2600 5630 6370 6950 4900 8090 4770 8090 4190 5750 4300 4300
        6780 6320 2520 4300 4150 4780 10290 10290 10290 5670 10330 8310 5750 8390 7180 6670 9870
        6330 5750 6270 6780 2690
        -980:/,/. -950:L? -920:Y4 -880:T4 -860:4Y -780:&? -740:LY -720:V4W4 -700:A?
        -680:/4/a/c/d/e/g/m/n/o/p/q/r/s/u/z -670:/-Ys -660:7A -650://74LT -630:/x
        -600:'/YaYcYdYeYgYoYq -570:VsWs -550:','.,'.'TaTcTdTeTgToTqVaVcVdVeVgVoVqWaWcWdWeWgWoWq
        -530:&'7,7.LVLW -520:,?.?4?4V4WX4 -510:4T -500:477-7a7c7d7e7g7o7q?,?.?4A7F4L7Y&Yx
        -480:K4P/b?e?h?m?n?o?p? -470:KY -450:PA -440:'AA' -430:7/F/ -420:?A -410:A1AYYAYvYwYy
        -400:&Y'4-?/AK?KTKVKWV/W/r/ -390:KxLvLwLyTsYmYnYpYr -380:)T/&E4L1L4Z4 -370:KX
        -360:,V,W,Y.V.W.Y:YAVAWKvKwKyV,V.VAW,W.WAY,Y.Y: -350:7&ATT&TAVmVnVpVrWmWnWpWrXxYur&
        -340:,v,w,y.v.w.yPJPxTvTwTxTyVxWxv,v.w,w.y,y. -330:FAP&PTt4
        -320:-T0X0Y9X9Y??AXAxK-T-X0X6XAY0Y6Yzx4 -310:,T-Y.TT,T.VuWuY-
        -300:&1/v/w/y4'7s7z?/C4D?DYF&O?OYP4Q?QYS'TXX?XTXYXaXcXdXeXgXoXqYCYGYOYQYXf/k4
        -300:r4vxwxxvxwxyyx -290:P,P.Yie7v/w/y/ -280:&T/f/t7J7uKfKtV&W&b1b7c?e1f4o1o7p1p7s7
        -270:?JKAVzWzkvkwky -260:7i7m7n7p7rAvAwAyXu
        -250:'&0V0W419V9WDXKCKGKOKQL0L6OXPXQXV0V6W0W6XCXGXOXQXvXwXyc&e't7v4w4y4
        -240:KaKcKdKeKgKoKqXBXDXEXFXHXIXKXLXMXNXPXRb3c1o3p3
        -230:247x?&C0C6CaCcCdCeCgCoCqPiPmPnPpPrXXc4h1h7m1m7n1n7
        -220:-V-W-x/80J9J:V:WKzV-V:VXW-W:WXXVXWXfXtk-v&w&x-y&
        -210:0Z7j8X8Y9ZDVDWFxK0K6K8OVOWQVQWVCVGVOVQWCWGWOWQX8Y8Z0Z6c)kakckdkekgkokqt1
        -200:&V&W(4,C,G,O,Q-3-J.C.G.O.Q/0/6/C/G/O/Q/S0/0?0T70767:9/9?9TC&CsD,D.D/E-K&
        -200:O,O.O/Q,Q.R4RXS?T/T0T6VjWjX&XsY/YfYte3kxx&
        -190:75787C7G7O7QD'KuO'Q'T(VYWYYVYWbxoxpxtatctdtetgtotqxaxcxdxexgxoxq
        -180:&7-SCACXCuCxCzF5F8FXFaFcFdFeFgFoFqFuFzKsPZViWic3cxs?t0t6t? -170:-1-X?XX-Y5
        -160:2Y8V8WE0E6PVPWV8VvVwVyW8WvWwWyX9Y9ks
        -150:(T,a,c,d,e,g,o,q,u-A.a.c.d.e.g.o.q.u/:434X4v4w4y6Y6x7f7t?3A-A4AUBYCCCGCO
        -150:CQCYDJE3E?EfEtExFJFjJAKSOJP3QJSYUAVBVDVEVFVHVIVJVKVLVMVNVPVRVSWBWDWEWFWH
        -150:WIWJWKWLWMWNWPWRWSY(YBYDYEYFYHYIYKYLYMYNYPYRYSZ&Z-ZaZcZdZeZgZoZqZvZwZyb'
        -150:b,b.bvbwbyc7exh9m9n9o'o,o.ovowoyp'p,p.pvpwpyr(t9vavcvdvevgvjvovqwawcwdwe
        -150:wgwjwowqyaycydyeygyjyoyqz1z4 -140:-z57A9C8F0F6JTLCLGLOLQSXTUTiTmTnTpTrTuUTXStfttz-
        -130:,4.437L-LUPaPcPdPePgPoPqrarcrdrergrorq
        -120:&v&w&y,1,7-2-v-w-y.1.73x4x?V?W?YDxF?OxQxXzf&v-w-y-
        -110:&!,0,6.0.60,0.2V2W5X9,9.D3EvEwEyEzO3P)Q3TSX(kzr)r-
        -100:-7/J030x2a2c2d2e2g2o2q3'353V3W3X3Y5J5T6T6V6W8?8T939x:?:T:x?8?Z?a?c?d?e?g
        -100:?o?qACAGAOAQAuBTBXC5C9D1D2DADTEVEWF,F.FiFmFnFpFrFsJ/JXJYK9KUKiKmKnKpKrL9
        -100:LXO1O2OAOTP5PBPDPEPFPHPIPKPLPMPNPPPRPYPjQ1Q2QAQTRJRTRYS1S7S9STSvSwSxSyT8
        -100:T:TCTGTJTOTQTzU/UXUYVZWZX7XUXZXiXmXnXpXrY2YJYUZXb2b9e2e9eveweyf,f-f.hvhw
        -100:hyk0k6kumvmwmynvnwnyo2o9p2p9r,r.r1s2s3svswsxsyt-tvtwtyvzwzx0x6x:xsxuxzyz
        -100:zvzwzxzy
        -90:,U.U5Y6v6w6y73CTDZEXEYFCFGFOFQJ,J.OZQZU,U.ZCZGZOZQbzcacccdcecgcocqfafcfd
        -90:fefgfofqozpzt&zazczdzezgzozq
        -80:&&,f,t.f.t070j2&2-2T2x2z494S4Z6'676X6j7S7Z8j979j?!C2CVCWE2E5E7E8E:EaEcEd
        -80:EeEgEoEqEsEuF)HVHWIVIWJxK3L8LSLaLcLdLeLgLoLqLuLxMVMWNVNWPvPwPyR3S3UxZfZt
        -80:Zua1c0c2c6c9cbchckclcvcwcyczg1i1j1kikmknkpkrq1r3rbrhrirkrlrmrnrprrrxs1t2
        -80:t5u1x7z&z2 -70:0A5v5w5x5y9AA0A6V5W5c-k8
        -60:&:,--,-..-3T3j3v3w3y5V5W:XC:P8T5V9W9X:t8vswsys
        -50:&232335253557v7w7y8AA8AaAcAdAeAfAgAoAqAsAtBVBWJjLfLtP2PUR?S:TVTWTYUjVTWT
        -50:YTc8ezh2k&k7m2n2s9v3vvvwvyw3wvwwwyy3yvywyy
        -40:2026272u42457X8J8Z8xC3CSE9ECEGEOEQFSKjZ5Z8rs -30:x2
        -20:&3&x01029192?C?G?O?QC-CUP-VfVtWfWtYYx8xj
        20:!'!,!.&4'!,!--.!/j2A4JB,B.L&L3LATfTtV3W3Z:Z?dfdtf!hahchdhehghohqlfltmamc
        20:mdmemgmomqnancndnengnonqr0r2r6r:z,z. 40:'82v2w2y3A8'Y)
        50:&,&.'T/i6-7V7W:f:tDfDtF!FTFvFwFyOfOtPfPtQfQtRfRtT'V)W)Y3k1k?r9r?x1
        60:4:8v8w8yF9c:cfct 70:7YT?v1v2w1w2x?y1y2
        80:!7'0'5'6-0-4-6-C-G-O-Q0'0-0v0w0y6A9'9-9v9w9y:7:v:w:yD-K/O-Q-Z/v0v5v6v8v:
        80:w0w5w6w8w:y0y5y6y8y: 90:6a6c6d6e6g6o6qAA
        100:!1!V!W&f&t':(1,2,3,8,S,j-a-c-d-e-f-g-o-q-t.2.3.8.S.j0f0t2,2.2/4-484C4G4O
        100:4Q6&6,6.6/718,8.9f9t:':A?9?v?w?yA3A:C1E,E.F7G,G.S4T3TTV!V7W!W7X1b-e-fvfw
        100:fyk,k.k3k9o-p-t,t.x/ 120:2J4a4c4d4e4g4o4q 140:C,C.
        150:&A&Z/77?AJD)F1O)Q)T2f0f5f6f8k2rfrtrvrwryv7vfvtw7wfwty7yfyt 180:'3,Z.ZS-X/f2
        200:!T!Y4&4,4.K1L:S,S.T!T7Y!Y7YjZ,Z.Z1c,c. 210:r7 220:Tj 240:!J 250:'2L/f3f:
        270:a?f)g?i?j?q?u? 280:4/f? 300:/1/T/V/W/Y7'A/L,L.V1W1v9w9y9 310:f9 320:(//)Y1v?w?y?
        340:,A.AA,A. 350:&J'? 370:Q/ 380::J 400:F'T1 420:fj 430:&/ 450:'''9:/f7 480:'1 500:qj
        530:'7f1 580:,J.J 600:/' 800:DjOjQjfifmfnfpfr 820:(j 1030:,/./
        """#)

    /// Montserrat-Light
    private static let glyphs121 = FontGlyphs(
        #"""
        2570 2520 3570 6900 6090 8170 6550 1940 3210 3220 3750 5690 2000 3810 2000 3200 6580
        3530 5630 5580 6540 5580 6020 5810 6320 6020 2000 2000 5690 5690 5690 5620 10330 7050
        7520 7160 8260 6690 6310 7730 8140 2950 4910 7030 5850 9560 8140 8380 7150 8380 7200
        6090 5630 7930 6870 10980 6420 6250 6460 3060 3200 3060 5700 5000 6000 5830 6750 5550
        6750 5970 3280 6820 6730 2610 2660 5880 2610 10640 6730 6200 6750 6750 3940 4780 3980
        6690 5280 8620 5190 5280 5030 3200 2910 3200 5690 2000 2000 3530 3530 -1 5000 10000 6090
        2800 7980 10150 -1 -1 2570 2520 5550 6290 6850 4820 8150 4550 8150 4200 5690 4300 4300
        6750 6190 2400 4300 4110 4550 10250 10250 10250 5620 10220 8290 5690 8380 7150 6610 9830
        6270 5690 6200 6750 2610
        -990:/,/. -970:L? -910:Y4 -890:T4 -860:4Y -810:&? -740:LY -710:V4W4 -700:A?
        -690:/4/a/c/d/e/g/m/n/o/p/q/r/s/u/z -680:7A -660:/-/xYs -650:74LTYa -630://
        -600:'/YcYdYeYgYoYq -560:&'VsWs -550:','.,'.'TcTdTeTgToTqVaVcVdVeVgVoVqWaWcWdWeWgWoWq
        -540:7,7.LVLW -520:47F4 -510:,?.?4?4T4V4WX4 -500:7-7c7d7e7g7o7q?,?.?4A7L7Y&Yx
        -490:K4P/a?b?e?h?m?n?o?p? -460:KY -450:PA -440:'A7/A'F/ -430:E4L4Z4 -410:?AA1AYYAYvYwYy
        -400:&Y'4-?/AK?KVKWV/W/r/ -390:)T/&7aL1LvLwLyTsYmYnYpYr -380:KT -370:7&KxT&r&
        -360:,V,W,Y.V.W.Y:YAVAWKXKvKwKyV,V.VAW,W.WAY,Y.Y:t4 -350:??ATTAVmVnVpVrWmWnWpWrYu
        -340:,v,w,y.v.w.yC4FAP&PJPTPxTvTwTxTyVxWxv,v.w,w.y,y. -330:XxYi -320:7zF&r4
        -310:,T-T-Y.T0X0Y9X9YAXAxK-T,T-T.VuWuX0X6XAY-Y0Y6Yzx4
        -300:&1/v/w/y4'7s?/D?DYO?OYP4Q?QYS'TXX?XTXYXcXdXeXgXoXqYCYGYOYQYXf/k4vxwxxvxw -300:xyyx
        -290:&T/t7J7uKtP,P.TaV&W&b1b7c?e1e7f4o1o7p1p7s7 -280:7i7m7n7p7r -270:'&L0L6c&e't7v/w/y/
        -260:247x?&?JAvAwAyKAPiPmPnPpPrVzWzXXXuc4kvkwky
        -250:0V0W419V9WDXKCKGKOKQOXPXQXV0V6W0W6XCXGXOXQ
        -240:C0C6CcCdCeCgCoCqKcKdKeKgKoKqXBXDXEXFXHXIXKXLXMXNXPXRa1a7b3c1h1h7m1m7n1n7 -240:o3p3
        -230:0Z9ZFaFxXvXwXyZ0Z6t1v4w4y4
        -210:-V-W-x/80J8X8Y9J:V:WDVDWK0K6K8KzOVOWQVQWT(V-V:VCVGVOVQVXViW-W:WCWGWOWQWX
        -210:WiX8XVXWXtY8c)k-kckdkekgkokqv&w&x-y&
        -200:&V&W(4,C,G,O,Q-3-J.C.G.O.Q/0/6/C/G/O/Q/S0/0?0T70767:7j9/9?9TC&CsD,D.D/E-
        -200:K&O,O.O/Q,Q.R4RXS?T/T0T6VjWjX&XsY/Yte3kxx&
        -190:&7-S75787C7G7O7QCACXCuCxCzD'F5F8FXFcFdFeFgFoFqFuFzKsKuO'PZQ'bxc3cxoxpxs?
        -190:t0t6t?tctdtetgtotqxcxdxexgxoxq -180:E0E6
        -170:(T,c,d,e,g,o,q,u.c.d.e.g.o.q.u436Y7tCYE3E?EtExVYWYY(YBYDYEYFYHYIYKYLYMYN
        -170:YPYRYVYWZ&Z-ZcZdZeZgZoZqZvZwZya9b,b.c7h9m9n9o,o.p,p.r(t9z1z4
        -160:,4-1-X.42Y8V8W?XL-PVPWV8VvVwVyW8WvWwWyX-X9XaY5Y9ksvawaya
        -150:/:6x?3A4AUBYCCCGCOCQDJF?FJFjJAKSOJP3PaQJSYUAVBVDVEVFVHVIVJVKVLVMVNVPVRVS
        -150:WBWDWEWFWHWIWJWKWLWMWNWPWRWSYSb'bvbwbyeaexo'ovowoyp'pvpwpyvcvdvevgvjvovq
        -150:wcwdwewgwjwowqycydyeygyjyoyq
        -140:-z3757A9C8F0F6JTKaLCLGLOLQLUSXTUTiTmTnTpTrTuUTXSr1rcrdrergrorqttz-
        -130:-A4v4w4yA-EvEwEyEzP)PcPdPePgPoPqTSX(r)r-
        -110:&!&v&w&y,0,1,6,7-2-v-w-y.0.1.6.70,0.2V2W3x4x5X9,9.?V?W?YD3DxO3OxQ3QxXzf&
        -110:kzv-w-y-
        -100:-7/J030x2c2d2e2g2o2q3'353V3W3X3Y5J5T6T6V6W8?8T939x:?:T:x?8?Z?c?d?e?g?o?q
        -100:ACAGAOAQAuBTBXC5C9D1D2DADTEVEWF,F.FiFmFnFpFrFsJ/JXJYK9KUKiKmKnKpKrL9LXO1
        -100:O2OAOTP5PBPDPEPFPHPIPKPLPMPNPPPRPYPjQ1Q2QAQTRJRTRYS1S7S9STSvSwSxSyT8T:TC
        -100:TGTJTOTQTzU/UXUYVZWZX7XUXZXiXmXnXpXrY2YJYUZXavawayb2b9e2e9eveweyf,f-f.fa
        -100:hvhwhyk0k6kakumvmwmynvnwnyo2o9p2p9r,r.s2s3svswsxsyt-tvtwtyvzwzx0x6x:xaxj
        -100:xsxuxzyzzvzwzxzy
        -90:&&,U,t.U.t072&2-2T2x2z494S4Z5Y6'676X737S7Z97?!C2CTCVCWCaDZE2E5E7E8E:EXEY
        -90:EaEcEdEeEgEoEqEsEuF)FCFGFOFQHVHWIVIWJ,J.JxK3L8LSLcLdLeLgLoLqLuLxMVMWNVNW
        -90:OZPvPwPyQZR3S3U,U.UxZCZGZOZQZtZubzc0c2c6c9cbcccdcecgchckclcocqcvcwcyczfc
        -90:fdfefgfofqg1i1j1kikmknkpkrozpzq1r3rarbrhrirkrlrmrnrprrrxs1t&t2t5u1x7z&z2
        -90:zczdzezgzozq -80:0j6j8j9j -70:6v6w6y7v7w7ydtk7ltv3w3y3
        -60:&:,--,-..-0A3T3v3w3y4X5V5W5v5w5x5y9A:XA0A6P8T5V5V9W5W9X:k8t8vswsx2ys
        -50:32333j5253558AA8AcAdAeAgAoAqAsAtBVBWC:JjLtP2R?RaS:Uja2c8ezh2m2n2s9
        -40:2026272u42457X8J8ZC3CSE9ECEGEOEQFSKjZ5Z8c-rs
        -30:&2F2PUTVTWTYVTWTYTk&vvvwvywvwwwyyvywyy -20:8xbaoapa 20:Y)
        30:'T/i:tF!T'V)W)k1k?r9r?x1 40:'82v2w2y3A8'T?v1v2w1w2x?y1y2
        50:6-7V7WAADtFTFvFwFyOtPtQtRtY3 60:4:7YF9c:ctg?i?j?q?u? 70:&,&. 80:8v8w8y
        90:!7'0'5'6-0-4-6-C-G-O-Q0'0-0v0w0y6A6c6d6e6g6o6q9'9-9v9w9y:7:v:w:yD-K/O-Q-
        90:Z/v0v5v6v8v:w0w5w6w8w:y0y5y6y8y:
        100:!1!V!W&a&t':(1,2,3,8,S,a,j-c-d-e-g-o-q-t.2.3.8.S.a.j0t2,2.2/4-484C4G4O4Q
        100:6&6,6.6/718,8.9t:':A?9?v?w?yA3A:C1E,E.F7G,G.S4T3TTV!V7W!W7X1b-e-fvfwfyk,
        100:k.k3k9o-p-t,t.x/ 110:2J4c4d4e4g4o4q 130:T2k2 140:C,C. 150:7?AJF1rtrvrwryv7vtw7wty7yt
        160:Yj 170:&A&Z/7D)O)Q)Tjf0f5f6f8 190:'3,Z.ZS-X/f2
        200:!T!Y4&4,4.K1L:S,S.T!T7Y!Y7Z,Z.Z1c,c. 210:r7 240:!Jf) 270:'2L/f3f: 290:4/4af?
        300:/1/T/V/W/Y7'A/L,L.V1W1v9w9y9 310:(//)Y1v?w?y? 330:f9 340:,A.AA,A.Q/ 370:&J'? 390::J
        400:F'T1 410:fj 430::/ 450:'' 460:&/ 470:'9f7 490:'1 500:qj 560:'7f1 590:,J.J 600:/'
        770:(j 800:DjOjQjfifmfnfpfr 1060:,/./
        """#)

    /// Montserrat-Medium
    private static let glyphs122 = FontGlyphs(
        #"""
        2690 2680 3910 7030 6210 8430 6860 2100 3370 3380 4000 5820 2270 3830 2270 3520 6670
        3700 5740 5720 6690 5740 6170 5980 6440 6170 2270 2270 5820 5820 5820 5730 10340 7320
        7570 7230 8260 6700 6350 7720 8120 3100 5130 7190 5940 9550 8120 8400 7220 8400 7270
        6210 5870 7910 7120 11260 6730 6470 6570 3330 3520 3330 5830 5000 6000 5980 6820 5710
        6820 6120 3530 6900 6810 2790 2840 6160 2790 10570 6810 6350 6820 6820 4100 5010 4140
        6770 5590 8990 5520 5590 5210 3510 2990 3510 5820 2270 2270 4160 4160 -1 5000 10000 6910
        3140 8070 10290 -1 -1 2690 2680 5710 6460 7070 5000 8020 5040 8020 4190 5820 4300 4300
        6820 6480 2670 4300 4180 5040 10340 10340 10340 5730 10470 8340 5820 8400 7220 6760 9890
        6400 5820 6350 6820 2790
        """#, kernedAs: glyphs121)

    /// Montserrat-Regular
    private static let glyphs123 = FontGlyphs(
        #"""
        2620 2600 3730 6960 6150 8290 6690 2020 3290 3290 3860 5750 2120 3820 2120 3350 6620
        3610 5680 5640 6610 5660 6090 5890 6380 6090 2120 2120 5750 5750 5750 5670 10330 7170
        7540 7190 8260 6690 6330 7730 8130 3020 5010 7110 5890 9550 8130 8390 7180 8390 7230
        6150 5740 7920 6980 11110 6560 6350 6510 3180 3350 3180 5760 5000 6000 5900 6780 5630
        6780 6040 3390 6860 6770 2690 2740 6010 2690 10610 6770 6270 6780 6780 4010 4890 4060
        6730 5420 8790 5340 5420 5110 3340 2950 3340 5750 2120 2120 3820 3820 -1 5000 10000 6470
        2950 8020 10210 -1 -1 2620 2600 5630 6370 6950 4900 8090 4770 8090 4190 5750 4300 4300
        6780 6320 2520 4300 4140 4770 10290 10290 10290 5670 10330 8310 5750 8390 7180 6680 9860
        6330 5750 6270 6780 2690
        """#, kernedAs: glyphs121)

    /// Montserrat-SemiBold
    private static let glyphs124 = FontGlyphs(
        #"""
        2760 2780 4130 7110 6290 8600 7060 2200 3470 3480 4160 5900 2440 3850 2440 3710 6730
        3810 5820 5820 6790 5840 6270 6080 6520 6270 2440 2440 5900 5900 5900 5810 10340 7490
        7610 7270 8260 6700 6370 7720 8100 3190 5270 7290 5990 9550 8100 8420 7260 8420 7310
        6290 6020 7890 7290 11440 6930 6610 6630 3500 3710 3500 5910 5000 6000 6070 6860 5810
        6870 6220 3690 6940 6850 2890 2950 6360 2890 10530 6850 6450 6860 6860 4200 5150 4240
        6810 5780 9190 5730 5780 5320 3700 3030 3700 5900 2440 2440 4560 4560 -1 5000 10000 7430
        3350 8130 10370 -1 -1 2760 2780 5810 6570 7210 5110 7940 5350 7940 4190 5900 4300 4300
        6860 6660 2840 4300 4220 5350 10390 10390 10390 5810 10630 8360 5900 8420 7260 6840 9930
        6480 5900 6450 6860 2890
        """#, kernedAs: glyphs118)

    /// MontserratAlternates-Black
    private static let glyphs125 = FontGlyphs(
        #"""
        3000 3140 4890 7400 6570 9170 7770 2540 3810 3810 4730 6200 3040 3900 3040 4400 6920
        4180 6080 6140 7120 6190 6610 6450 6780 6610 3040 3040 6200 6200 6200 6060 10370 7920
        7730 7440 8260 6950 6250 7690 8040 5160 5740 7650 6170 12120 7940 8480 7430 8480 7450
        6570 6840 7900 7860 12230 7620 7830 6970 4100 4400 4100 6200 5000 6000 7000 7000 6150
        7050 6530 4010 7110 7020 3260 3340 7130 3860 10400 7020 6780 7000 7000 4560 5650 4330
        6980 6440 10160 6450 6980 5800 4380 3200 4380 6200 3040 3040 5940 5940 -1 5000 10000
        9220 4100 8350 10670 -1 -1 3000 3140 6150 6940 7700 5490 7640 6430 7640 4160 6200 4300
        4300 7000 7300 3440 4300 4380 6430 10570 10570 10570 6060 10990 8460 6200 8480 7430 7140
        10030 6760 6200 6780 7000 3260
        -900:/,/. -800://L?T4V4 -750:/- -650:74LTVs
        -600:'/,?.?/4/a/c/d/e/g/m/n/o/p/q/r/s/u/w/y/z4?4VX4
        -550:&?','.,'.'4TTaTcTdTeTgToTqVaVcVdVeVgVoVq -500:0J5J7-7a7c7d7e7g7o7q9J?,?.?4KxL7Xx
        -450:7,7.?JKXLV
        -400:'4,V-?-T.V/x0X8J9XFsFzK-K4K?KVKvP/PJT-TsV,V.V/X0X6Xvb?e?h?m?n?o?p?r/v/v4 -400:x4
        -350:,T-J.T477/FJLvT,T.VmVnVpVrVuVwVyVzkv
        -300:&'&1&T,v-V-x.v/&/8/v3J4'4v7s:V?/BJD?DJF-F0F6F8F:FaFcFdFeFgFoFqKJKzL1O?OJ
        -300:P4PxQ?QJRJS'SJT&V-V:VXVxX?XJXVXaXcXdXeXgXoXqXuXwXyc-f/k-k4v&v,v.vxx-xv
        -250:-1-X0V416J8X9V?XDVDXEAEFF&FAFFFjFxK0K6K8KCKGKOKQOVOXP&P,P.PXQVQXV0V6VCVE
        -250:VGVJVOVQWJX-X8XCXGXOXQYJc)e7kakckdkekgkokqlv -230:7j
        -200:&2&J&V&v(4,1,7,C,G,O,Q-2-3-v.1.7.C.G.O.Q/0/6/C/E/G/O/Q/S0/0?3x4x6v7&7076
        -200:7:7u7w7y8V9/9??VA?AVC&CJCsD,D.D/DxF5F9FEFiFmFnFpFrFuFvFwFyJJK&KTKYKaKcKd
        -200:KeKgKoKqLYO,O.O/OxPUPVPWQ,Q.Q/QxR4RXS?T/TXTzV&V8VAVFVjVvX&X9XBXDXHXKXLXM
        -200:XNXPXRXTXsXzb1b3b7c1c?e1e3f&f4k&kskxl1l?o1o3o7p1p3p7r&s7v-vvx& -160:AY
        -150:&!,0,6.0.6/:0,0.0T2V4X5X5v5x6x75787A7C7F7G7O7Q7i7m7n7p7r7z8x9,9.9T?3AvC0
        -150:C6CCCGCOCQCaCcCdCeCgCoCqD'D3E0E6ECEGEOEQF4KSKuKwKyO'O3P3PAPFQ'Q3T0T6TuTw
        -150:TyV5VBVDVHVKVLVMVNVPVRVSXAXEXFXYb'bvbxexh1h7k8kzl7m1m7n1n7o'ovoxp'pvpxr4
        -150:tatctdtetgtotqvavcvdvevgvjvovqxaxcxdxexgxoxq -120:cv -110:AE
        -100:&,&.&3&7&:&x'&,-,Y-,-.-7-S-z.-.Y/A/F/J0102030I0Z0x2a2c2d2e2g2o2q3'353V3X
        -100:3v4Y575V6V7J8?9192939I9Z9x:?:T:X:x?8?A?C?F?G?O?Q?Z?a?c?d?e?g?o?qAJATAXBX
        -100:C-C5C8C9C:CSCUCWCXCuCwCxCyCzD1D2DTE-E4E8E9EJETEYEsEvExF,F.F2F3FCFGFOFQFS
        -100:FXGJI0I4I6K9KAKEKFKUKWKiKmKnKpKrKsL0L6L9LCLGLOLQLXO1O2OTP-P5P8PBPDPHPIPK
        -100:PLPMPNPPPRPZPaPcPdPePgPjPoPqQ1Q2QTS1S7S9SXSvSxT:TATCTETFTGTOTQTiTjTmTnTp
        -100:TrV9VZW/WXX7X:XSXUXWXZXiXmXnXpXrY/YXZ0Z6ZXb2b9c&c3cxe'e2e9evf,f-f.hvk0k6
        -100:kukwkyl0l6lalcldlelglolqmvnvo2o9p2p9r,r-r.s2s3s?svsxt-t0t1t4t6t7t8t?tvvs
        -100:vzw3x0x6x8x:xsxuxwxyxzz-zvzx -80:0j3j6j8j9j
        -50:,U,W.U.W323337525355738T8v??BTBVCEDIDYDZEEEaEcEdEeEgEoEqEuEwEyICIGIOIQLU
        -50:LWM?N?OIOYOZP2PEQIQYQZR-R?S:STT8W,W.WjY,Y.YjZCZGZOZQbzc8cacccdcecgcocqez
        -50:fafcfdfefgfofqh2m2n2ozpzrarcrdrergrorqs9t&zazczdzezgzozq
        50:6-6a6c6d6e6g6o6q7VK2Vir5r8
        100:!'!,!.!1!V&4'!'2'3':(1,!,2,3,4,8,S,Z,j---a-c-d-e-g-o-q.!.2.3.4.8.S.Z.j/j
        100:2,2.2/2J4-484:4C4G4O4Q6&6,6.6/717T7v8,8.:'?9?vB,B.C,C.C1E,E.E/E3F1G,G.L&
        100:L-L/L3S-S4T3TVV!V3V7VTX/X1Z:Z?ZTb-c:e-f!f2f3f:fvhahchdhehghohqk,k.k3k7k9
        100:l2l3l:mamcmdmemgmomqnancndnengnonqo-p-r0r2r6r:t,t.v3x/z,z. 150:7?F/rvv7
        200:!T&/'?/i4&4,4.4/4E4a4c4d4e4g4o4qK1L:S,S.T!T2V)Z,Z.Z1c,c.f9f?k1k?l,l.r1r9 200:r?x1x2
        250:r7 300:'7'9/1/T/V7'L,L.LJT7T?V1f1f7k2v1v2v9x? 400:'1(//)T1a?g?i?j?q?u?v?y? 450:''
        500:f)fjqjxj 600:/':/ 800:,/./DjOjQjfifmfnfpfr 1200:(j
        """#)

    /// MontserratAlternates-Bold
    private static let glyphs126 = FontGlyphs(
        #"""
        2830 2890 4370 7200 6380 8770 7280 2300 3570 3580 4340 5990 2620 3860 2620 3920 6790
        3920 5900 5920 6890 5950 6370 6200 6600 6370 2620 2620 5990 5990 5990 5890 10350 7960
        7650 7330 8260 6670 6150 7710 8080 4830 5400 7400 6040 12210 7960 8440 7320 8440 7350
        6380 6380 7920 7460 12010 7140 7850 6810 3680 3920 3680 6000 5000 6000 6900 6900 5910
        6920 6310 3680 7000 6910 3010 3070 6600 3510 10490 6910 6550 6900 6900 4310 5310 4120
        6870 5980 9910 5950 6870 5530 3910 3090 3910 5990 2620 2620 4980 4980 -1 5000 10000 7980
        3580 8200 10460 -1 -1 2830 2890 5910 6680 7360 5220 7850 5680 7850 4180 5990 4300 4300
        6900 6860 3020 4300 4270 5680 10440 10440 10440 5890 10860 8390 5990 8440 7320 6930 9950
        6570 5990 6550 6900 3010
        -940:/,/. -870:L? -800:T4 -760:V4 -730:// -710:/- -650:&?74LT
        -640:/4/a/c/d/e/g/m/n/o/p/q/r/s/u/w/y/z -610:Vs -600:'/ -560:,?.?4?4VX4
        -550:','.,'.'TaTcTdTeTgToTqVaVcVdVeVgVoVq -530:4T -500:/x0J7-7a7c7d7e7g7o7q9J?,?.?4L7
        -490:7,7.LV -460:5J -450:?JKx -440:K4P/PJb?e?h?m?n?o?p? -430:Xx -420:47 -410:KX
        -400:&''4-?FsFzK?KVV/r/ -390:7/ -380:,V.V8JKvV,V. -370:Lv -360:-T0X9XK-T-TsX0X6x4
        -350:-JFJVmVnVpVrv/ -340:/&F0F6L1 -330:,T.TT,T.VuVwVyXvv4 -320:,v.vF&F8PxVxv,v.
        -310:Vzkv -300:&1&T/v4'7s?/BJD?DJF-F:FaFcFdFeFgFoFqO?OJP4Q?QJRJS'SJT&X?XaXcXdXeXgXoXqf/
        -300:k4vxxv -290:P& -280:3JXuXwXy -270:7&P,P.e7r& -260:-V-x/8:VKzV-V:VXXVk-v&x-
        -250:0V416J9VDXEAEFF4FAFFFjFxKCKGKOKQOXPXQXV0V6VJWJXCXGXOXQYJlv
        -240:7u7w7yCJE4FuFwFyKYLYV&b1b7c?e1f4o1o7p1p7s7
        -230:4v8XDVK0K6K8OVQVVCVEVGVOVQX8c)kakckdkekgkokq
        -220:7j7zKaKcKdKeKgKoKqXBXDXHXKXLXMXNXPXRb3c1o3p3r4 -210:-1-X?XX-
        -200:&V(4,C,G,O,Q-3.C.G.O.Q/0/6/C/E/G/O/Q/S0/0?70767:7i7m7n7p7r9/9?A?AVC&CsD,
        -200:D.D/F9FEFiFmFnFpFrFvJJK&KTO,O.O/PAPFQ,Q.Q/R4RXS?T/TzVAVFVjX&Xsc-e3kxl1l? -200:t4x&
        -190:AYC0C6CaCcCdCeCgCoCqh1h7m1m7n1n7 -180:8VPVV8VvX9ks
        -170:'&75787A7C7F7G7O7Q??D'E0E6KuKwKyL0L4L6O'Q'TuTwTyXYZ4bxc&e'oxpxt7tatctdte
        -170:tgtotqxaxcxdxexgxoxq -160:&v,1,7-2-v.1.73x4x?VDxF5KJOxQxTXXJXTXzf&v-
        -150:/:0T0Z6v6x9T9Z?3CCCGCOCQECEGEOEQKSP3T0T6VBVDVHVKVLVMVNVPVRVSXAXEXFZ0Z6b'
        -150:bvexl7o'ovp'pvt1vavcvdvevgvjvovq -140:&7-S7JC4CXCuCwCxCyCzEJKsPZc3cxs?t0t6t?
        -130:&!&2,0,6.0.60,0.2V5X9,9.D3O3PUPWQ3k&kzvv -120:-z57C8E8EvExFCFGFOFQLCLGLOLQSXXSz-
        -110:4X5v5xPaPcPdPePgPoPqV5k8
        -100:,Y-7.Y/A/F/J030I0x242a2c2d2e2g2o2q3'353V3X4Y6V7x8?8x939I9x:?:T:x?&?8?A?F
        -100:?Z?a?c?d?e?g?o?qATAXAvBXC5C9D1D2DTE-E9EYEsF2F3FSFXGJI0I4I6K9KAKEKFKUKWKi
        -100:KmKnKpKrL9LXO1O2OTP5PBPDPHPIPKPLPMPNPPPRPiPjPmPnPpPrQ1Q2QTS1S7S9SvSxT:TA
        -100:TCTETFTGTOTQTiTjTmTnTpTrVZW/WXX7XUXWXXXZXiXmXnXpXrY/YXZXb2b9c4e2e9evf,f-
        -100:f.hvk0k6kukwkylalcldlelglolqmvnvo2o9p2p9r,r.s2s3svsxt-tvvzw3x0x6x:xsxuxw
        -100:xyxzzvzx -90:37CELULWr-rarcrdrergrorq -80:&:,--,-..-0j3v5V6j8j9j:XC:P8V9X:cvt8vs
        -70:!J&Y,U,W,a,c,d,e,g,o,q,u,w,y.U.W.a.c.d.e.g.o.q.u.w.y3j436T73AECYDZE?EaEc
        -70:EdEeEgEoEqEuEwEyOZQZSTT(W,W.Y,Y.Z&Z-ZCZGZOZQZaZcZdZeZgZoZqZvb,b.bzc7cacc
        -70:cdcecgcocqfafcfdfefgfofqh9m9n9o,o.ozp,p.pzr(t&t9w,w.z1z4zazczdzezgzozq
        -60:&3&J&x01029192?C?G?O?QAJC-CSCUCWETF,F.P-x8
        -50:(J32335253558TBTBVDIDYE)EEICIGIOIQM?N?OIOYP)P2PEQIQYR?S:T8ViWjX(Yjc8ezh2
        -50:m2n2r)s9
        -40:&&-Y072&2-2x2z494J4S4Z6'676X6Y7S7Z97?!A1C2CVEXHVK3L8LELSLaLcLdLeLgLoLqLu
        -40:LwLxLyPvR3S3TJUVWxYxZYZuZwZya1c0c2c6c9cbcfchckclctczg1i1j1kikmknkpkrq1r3
        -40:rbrfrhrirkrlrmrnrprrrtrxs1t2t5u1w1w2x7y1z&z2 -30:&,&.R-l0l6
        -20:2026272u2w2y42457E7X8I8ZC3I8I9KjM1N1TxZ5Z8rs 20:'82v8'l5 30:7vK2k7r5r8v3
        40:!7'0'5'6,J-0-4-6-C-G-O-Q.J0'0-0v9'9-9v:7:J:vD-F7K/O-Q-T5Z/l8lxv0v5v6v8v: 50:6-7V
        60:!'!,!.&4'!,!--.!/j2JB,B.E3L&L3V3Z:Z?f!hahchdhehghohqmamcmdmemgmomqnancnd
        60:nengnonqr0r1r2r6r:z,z. 70:&Z'T/76a6c6d6e6g6o6qD)O)Q)T'f0f5f6f8 80:4:c:
        100:!1!V':(1,2,3,8,S,j-a-c-d-e-g-o-q.2.3.8.S.j2,2.2/4-484C4G4O4Q6&6,6.6/717T
        100:8,8.:'?9?vC1E,E.E/G,G.S4T3V!V7X1ZTb-e-fvk,k.k3k9l3o-p-t,t.x/x2 120:C,C.
        130:/iF/V)k1k?r9r?x1 140:'3,Z.ZF1S-TVVTX/f2l/l2l: 150:7?rvv7 160:4a4c4d4e4g4o4q
        170:'2L/f3f: 200:!T4&4,4.4EK1L:S,S.T!T2Z,Z.Z1c,c.v1v2x? 230:k2r7 240:4/f?l,l. 250:f9
        260:a?g?i?j?q?u?xjy? 270:'? 300:&//1/T/V7'L,L.LJT7T?V1v9 360:(//)v? 370:'9f7
        400:'7T1f)f1 440:'1 450:'' 460:fj 500:qj 530::/ 600:/' 800:DjOjQjfifmfnfpfr 900:,/./
        1030:(j
        """#)

    /// MontserratAlternates-ExtraBold
    private static let glyphs127 = FontGlyphs(
        #"""
        2910 3010 4620 7300 6470 8970 7520 2420 3690 3690 4530 6090 2830 3880 2830 4150 6850
        4050 5990 6030 7000 6070 6490 6320 6690 6490 2830 2830 6090 6090 6090 5970 10360 7940
        7690 7380 8260 6810 6200 7700 8060 4990 5560 7520 6100 12170 7950 8460 7370 8460 7400
        6470 6600 7910 7660 12120 7370 7840 6890 3890 4150 3890 6100 5000 6000 6950 6950 6030
        6980 6420 3840 7050 6960 3130 3200 6860 3680 10450 6960 6660 6950 6950 4430 5470 4220
        6920 6200 10030 6190 6920 5660 4140 3140 4140 6090 2830 2830 5450 5450 -1 5000 10000
        8580 3830 8270 10560 -1 -1 2910 3010 6030 6810 7530 5350 7750 6050 7750 4170 6090 4300
        4300 6950 7070 3230 4300 4320 6050 10500 10500 10500 5970 10920 8430 6090 8460 7370 7030
        9990 6660 6090 6660 6950 3130
        """#, kernedAs: glyphs125)

    /// MontserratAlternates-Light
    private static let glyphs128 = FontGlyphs(
        #"""
        2570 2520 3570 6900 6090 8170 6550 1940 3210 3220 3750 5690 2000 3810 2000 3200 6580
        3530 5630 5580 6540 5580 6020 5810 6320 6020 2000 2000 5690 5690 5690 5620 10330 8020
        7520 7160 8260 6260 5990 7730 8140 4350 4900 7030 5850 12250 7990 8380 7150 8380 7200
        6090 5680 7950 6870 12020 6420 7880 6560 3060 3200 3060 5700 5000 6000 6750 6750 5550
        6750 5970 3170 6820 6730 2610 2660 5880 2980 10640 6730 6200 6750 6750 3940 4780 3820
        6690 5280 10200 5190 6690 5130 3200 2910 3200 5690 2000 2000 3530 3530 -1 5000 10000
        6090 2800 7980 10150 -1 -1 2570 2520 5550 6290 6850 4820 8150 4550 8150 4200 5690 4300
        4300 6750 6190 2400 4300 4110 4550 10250 10250 10250 5620 10650 8290 5690 8380 7150 6610
        9850 6270 5690 6200 6750 2610
        -990:/,/. -970:L? -810:&? -800:T4 -710:V4 -690:/4/a/c/d/e/g/m/n/o/p/q/r/s/u/w/y/z
        -660:/-/x -650:74LT -630:// -600:'/ -560:&'Vs -550:','.,'.'TaTcTdTeTgToTqVaVcVdVeVgVoVq
        -540:7,7.LV -520:47 -510:,?.?4?4T4VX4 -500:0J7-7a7c7d7e7g7o7q9J?,?.?4L7
        -490:K4P/PJb?e?h?m?n?o?p? -450:?J -440:7/E4 -430:L4Z4 -420:F& -410:5JF4
        -400:'4-?FsFzK?KVV/r/ -390:/&F0F6L1Lv -370:7&Kxr& -360:,V.V8JKXKvV,V.t4
        -350:-J??FJVmVnVpVr -340:,v.vC4F8P&PxVxv,v. -330:Xx -320:7zr4
        -310:,T-T.T0X9XK-T,T-T.TsVuVwVyX0X6x4
        -300:&1&T/v4'7s?/BJD?DJF-F:FaFcFdFeFgFoFqO?OJP4Q?QJRJS'SJT&X?XaXcXdXeXgXoXqf/
        -300:k4vxxv -290:7u7w7yCJFuFwFyKYLYP,P.V&b1b7c?e1e7f4o1o7p1p7s7 -280:7i7m7n7p7rPAPF
        -270:'&L0L6c&e't7v/ -260:243J7x?&PiPmPnPpPrVzXXXuXwXyc4kv
        -250:0V416J9VDXEAEFFAFFFjFxKCKGKOKQOXPXQXV0V6VJWJXCXGXOXQYJlv
        -240:AYC0C6CaCcCdCeCgCoCqKaKcKdKeKgKoKqXBXDXHXKXLXMXNXPXRb3c1h1h7m1m7n1n7o3p3
        -230:0Z9ZXvZ0Z6t1v4
        -210:-V-x/88X:VDVK0K6K8KzOVQVV-V:VCVEVGVOVQVXViX8XVc)k-kakckdkekgkokqv&x-
        -200:&V(4,C,G,O,Q-3.C.G.O.Q/0/6/C/E/G/O/Q/S0/0?70767:7j9/9?A?AVC&CsD,D.D/F9FE
        -200:FiFmFnFpFrFvJJK&KTO,O.O/Q,Q.Q/R4RXS?T/TzVAVFVjX&Xse3kxl1l?x&
        -190:&7-S75787A7C7F7G7J7O7QCXCuCwCxCyCzD'E0E6EJKsKuKwKyO'PZQ'TuTwTyXYbxc3cxox
        -190:pxs?t0t6t?tatctdtetgtotqxaxcxdxexgxoxq
        -170:!J&Y,a,c,d,e,g,o,q,u,w,y.a.c.d.e.g.o.q.u.w.y436TCYE?T(Z&Z-ZaZcZdZeZgZoZq
        -170:Zvb,b.c7h9m9n9o,o.p,p.r(t9w,w.z1z4 -160:,4-1-X.48V?XL-PVV8VvX-X9ks
        -150:/:0T6x9T?3CCCGCOCQECEGEOEQKSP3T0T6VBVDVHVKVLVMVNVPVRVSXAXEXFb'bvexl7o'ov
        -150:p'pvvavcvdvevgvjvovq
        -140:-z3757C8CEE8EvExFCFGFOFQLCLGLOLQLULWSXXSr1rarcrdrergrorqz-
        -130:(J4vE)P)PaPcPdPePgPoPqX(r)r-
        -110:&!&v,0,1,6,7-2-v.0.1.6.70,0.2V3x4x5X9,9.?VD3DxF5O3OxQ3QxTXXTXzf&kzv-
        -100:,Y-7.Y/A/F/J030I0x2a2c2d2e2g2o2q3'353V3X4Y6V8?939I9x:?:T:x?8?A?F?Z?a?c?d
        -100:?e?g?o?qATAXBXC5C9D1D2DTE-E9EYEsF2F3FSFXGJI0I4I6K9KAKEKFKUKWKiKmKnKpKrL9
        -100:LXO1O2OTP5PBPDPHPIPKPLPMPNPPPRPjQ1Q2QTS1S7S9SvSxT:TATCTETFTGTOTQTiTjTmTn
        -100:TpTrVZW/WXX7XUXWXZXiXmXnXpXrY/YXZXb2b9e2e9evf,f-f.hvk0k6kukwkylalcldlelg
        -100:lolqmvnvo2o9p2p9r,r.s2s3svsxt-tvvzw3x0x6x:xjxsxuxwxyxzzvzx
        -90:&&,U,W-Y.U.W072&2-2x2z494J4S4Z6'676X6Y737S7Z97?!A1C2CVDZEXEaEcEdEeEgEoEq
        -90:EuEwEyHVK3L8LELSLaLcLdLeLgLoLqLuLwLxLyOZPvQZR3S3STTJUVW,W.WxY,Y.YxZCZGZO
        -90:ZQZYZuZwZya1bzc0c2c6c9cacbcccdcecfcgchckclcocqctcvczfafcfdfefgfofqg1i1j1
        -90:kikmknkpkrozpzq1r3rbrfrhrirkrlrmrnrprrrtrxs1t&t2t5u1w1w2x7y1z&z2zazczdze -90:zgzozq
        -80:0j6j8j9j -70:6v7vk7v3 -60:&:,--,-..-3v4X5V5v5x:XP8V5V9X:k8t8vsx2
        -50:32333j5253558TBTBVC:DIDYEEICIGIOIQM?N?OIOYP2PEQIQYR?S:T8WjYjc8ezh2m2n2s9
        -40:2026272u2w2y42457E7X8I8ZC3CSI8I9KjM1N1TxZ5Z8c-rs -30:&2PUPWk&vv -20:8xAEAv
        30:/iV)k1k?r9r?x1 40:'82v8'KJXJl5v1v2x? 50:6-7V 60:4:a?c:g?i?j?q?u?y? 70:&,&.l0l6 80:8v
        90:!7'0'5'6,J-0-4-6-C-G-O-Q.J0'0-0v6a6c6d6e6g6o6q9'9-9v:7:J:vD-F7K/O-Q-T5Z/
        90:l8lxv0v5v6v8v:
        100:!1!V':(1,2,3,8,S,j-a-c-d-e-g-o-q.2.3.8.S.j2,2.2/4-484C4G4O4Q6&6,6.6/717T
        100:8,8.:'?9?vC1E,E.E/G,G.S4T3V!V7X1ZTb-e-fvk,k.k3k9l3o-p-t,t.x/ 110:4a4c4d4e4g4o4qF/
        130:k2 140:&JC,C. 150:7?rvv7 170:&Z'T/7D)O)Q)T'f0f5f6f8 190:'3,Z.ZF1S-TVVTX/f2l2l:
        200:!T4&4,4.4EK1L:S,S.T!T2Z,Z.Z1c,c. 210:r7 240:f) 270:'2L/f3f: 290:4/f?l,l.
        300:/1/T/V7'L,L.LJT7T?V1v9 310:(//)v? 330:f9 340:l/ 370:'? 400:T1 410:fj 430::/ 450:''
        460:&/ 470:'9f7 490:'1 500:qj 560:'7f1 600:/' 770:(j 800:DjOjQjfifmfnfpfr 1060:,/./
        """#)

    /// MontserratAlternates-Medium
    private static let glyphs129 = FontGlyphs(
        #"""
        2690 2680 3910 7030 6210 8430 6860 2100 3370 3380 4000 5820 2270 3830 2270 3520 6670
        3700 5740 5720 6690 5740 6170 5980 6440 6170 2270 2270 5820 5820 5820 5730 10340 8000
        7570 7230 8260 6440 6060 7720 8120 4560 5110 7190 5940 12270 7980 8400 7220 8400 7270
        6210 5980 7940 7120 11900 6730 7870 6670 3330 3520 3330 5830 5000 6000 6820 6820 5710
        6820 6120 3390 6900 6810 2790 2840 6160 3210 10570 6810 6350 6820 6820 4100 5010 3950
        6770 5590 9850 5520 6770 5310 3510 2990 3510 5820 2270 2270 4160 4160 -1 5000 10000 6910
        3140 8070 10290 -1 -1 2690 2680 5710 6460 7070 5000 8020 5040 8020 4190 5820 4300 4300
        6820 6480 2670 4300 4180 5040 10340 10340 10340 5730 10740 8340 5820 8400 7220 6760 9890
        6400 5820 6350 6820 2790
        """#, kernedAs: glyphs126)

    /// MontserratAlternates-Regular
    private static let glyphs130 = FontGlyphs(
        #"""
        2620 2600 3730 6960 6150 8290 6690 2020 3290 3290 3860 5750 2120 3820 2120 3350 6620
        3610 5680 5640 6610 5660 6090 5890 6380 6090 2120 2120 5750 5750 5750 5670 10330 8010
        7540 7190 8260 6340 6020 7730 8130 4450 5000 7110 5890 12260 7990 8390 7180 8390 7230
        6150 5810 7950 6980 11960 6560 7880 6610 3180 3350 3180 5760 5000 6000 6780 6780 5630
        6780 6040 3270 6860 6770 2690 2740 6010 3090 10610 6770 6270 6780 6780 4010 4890 3880
        6730 5420 10040 5340 6730 5210 3340 2950 3340 5750 2120 2120 3820 3820 -1 5000 10000
        6470 2950 8020 10210 -1 -1 2620 2600 5630 6370 6950 4900 8090 4770 8090 4190 5750 4300
        4300 6780 6320 2520 4300 4140 4770 10290 10290 10290 5670 10690 8310 5750 8390 7180 6680
        9870 6330 5750 6270 6780 2690
        """#, kernedAs: glyphs128)

    /// MontserratAlternates-SemiBold
    private static let glyphs131 = FontGlyphs(
        #"""
        2760 2780 4130 7110 6290 8600 7060 2200 3470 3480 4160 5900 2440 3850 2440 3710 6730
        3810 5820 5820 6790 5840 6270 6080 6520 6270 2440 2440 5900 5900 5900 5810 10340 7980
        7610 7270 8260 6550 6100 7720 8100 4690 5240 7290 5990 12250 7970 8420 7260 8420 7310
        6290 6170 7930 7290 11910 6930 7860 6730 3500 3710 3500 5910 5000 6000 6860 6860 5810
        6870 6210 3530 6940 6850 2890 2950 6360 3360 10530 6850 6450 6860 6860 4200 5150 4030
        6810 5780 9800 5730 6810 5420 3700 3030 3700 5900 2440 2440 4560 4560 -1 5000 10000 7430
        3350 8130 10370 -1 -1 2760 2780 5810 6570 7210 5110 7940 5350 7940 4190 5900 4300 4300
        6860 6660 2840 4300 4220 5350 10390 10390 10390 5810 10800 8360 5900 8420 7260 6840 9920
        6480 5900 6450 6860 2890
        """#, kernedAs: glyphs126)

    /// Muli
    private static let glyphs132 = FontGlyphs(
        #"""
        2910 2842 4551 6348 5845 9126 7500 2485 3101 3101 5430 5869 2378 3315 2651 4443 6011
        6011 6045 6011 6011 6011 6011 6011 6016 6016 2642 2651 6128 6299 6133 5166 8633 6831
        6621 6831 7515 5879 5454 7456 7612 2939 3838 6328 5415 9390 7803 7939 6152 7939 6650
        5928 5591 7300 6582 9873 6357 6050 5786 3223 4072 3223 7949 4595 2915 6216 6221 5195
        6172 5693 3550 6187 6040 2539 2456 5425 2568 9185 6074 6143 6167 6147 3921 4775 3921
        6025 5156 7988 5205 5200 4731 3853 4639 3843 6118 2588 2588 5000 5000 -1 5386 10601 7910
        4829 7227 9126 -1 -1 2925 2793 5029 5874 5962 5220 8438 5459 8438 4170 6016 5439 5195
        5845 5908 2485 5151 4321 5459 9619 10381 10381 5039 10068 7520 6011 7939 6250 6108 8745
        5972 6279 6123 6035 2603
        -30:Vq 20:V,V. 30:v.
        """#)

    /// Muli-Bold
    private static let glyphs133 = FontGlyphs(
        #"""
        2935 3359 3433 7153 6045 9272 7749 2363 3364 3364 5146 6191 2661 3618 2632 3340 6211
        6211 6211 6211 6211 6211 6211 6211 6221 6211 2886 2632 6914 7222 6924 4971 8857 7119
        6675 7012 7671 6099 5591 7510 7676 2861 4976 6597 5728 9702 7959 8159 6343 8159 6777
        6133 5767 7368 6802 10234 6870 6250 5869 3027 3174 3027 7612 4941 2979 6304 6304 5229
        6187 5889 4004 6030 5952 2559 2930 5254 2568 8979 5977 6279 6216 6104 3809 4824 3926
        5791 5498 8228 5078 5439 4868 4819 1929 4795 7363 2812 3086 5000 5000 -1 5244 10601 7910
        4829 7129 9126 -1 -1 2925 3838 5254 6128 6250 5391 8364 5747 8364 4326 6211 5234 4438
        6006 5986 2910 4155 4458 5747 10317 12471 12373 5039 10815 7671 6211 8159 6348 6177 8672
        5942 7319 6206 6001 2368
        """#)

    /// Muli-Light
    private static let glyphs134 = FontGlyphs(
        #"""
        2925 3599 3516 6064 6074 9692 8042 2705 3066 3066 5200 7119 2637 3555 2637 3501 5811
        5811 5811 5811 5806 5811 5811 5806 5811 5811 2637 2637 7119 7119 7119 5039 9253 6958
        6602 6831 7549 5947 5552 7471 7593 2886 4585 6318 5469 9775 7783 8120 6221 8125 6724
        6074 5732 7480 6523 10269 6367 6182 5967 3066 3447 3066 7114 4873 2896 6074 6050 5107
        6055 5728 3428 6060 5942 2456 2456 5283 2456 9282 5942 6045 6050 6055 3599 4917 3560
        5942 5190 8276 5093 5220 4678 3062 2441 3062 7119 2700 2700 5000 5000 -1 5298 10601 7910
        4829 5811 9126 -1 -1 2739 3599 5806 5806 5806 5356 8931 5645 8931 4121 7119 5811 5811
        5771 5928 2168 5811 4023 5645 9697 9072 9380 5039 9902 7549 7119 8120 6221 6138 8823
        5811 7119 6045 6050 2456
        -1590:P,P. -1120:V. -1060:Ta -1030:TcTdTeTgToTq -1000:V, -970:Ya -950:Y.
        -880:T.TxYcYdYeYgYoYq -870:TmTnTpTrTu -860:Y, -830:r. -770:PAYAr, -760:AY -750:F,F.TATs
        -720:ATVa -710:o' -690:YmYnYpYrYu -680:k- -650:FAYs
        -630:D,D.LYPJQ.T,TzVcVdVeVgVoVqW.f,f.r-v. -620:y. -570:AVLVVAW,v, -550:LTTJTwTyt-
        -510:e'n' -500:J,J.L?LvTvf-w.y, -470:Tf -450:BTDTKyO,O.OTQ,QTTCTGTOTQ -440:KCKGKOKQw,
        -370:FaLyPcPdPePgPoVmVnVpVrVuWay? -360:AWKvPqWA -340:LOLQVJ
        -320:'sBYFJJJLCLGLwPaStVsYJu' -300:PX -290:Ro -280:ReRg -270:CCCGCQ
        -260:DXKwRTRcRdRqZyt? -250:'r -240:DZGTLWOZQZSvWcWdWeWgWoWq -230:KtSy -220:YCYGYOYQ
        -210:AvVCVGVQ -200:UAkckekgko -190:RY -180:AyJAOXQXofpfva -160:DA -140:LURCRG
        -130:ACAGAOAUAtAwCOFSGVGyJaKcKdKeKgKoKqLtOAQASwVSYSYfbakdkqoaparcrdrergrorqtc -130:td
        -120:OYbxoxpx -110:XCXGXOXQ -100:RORQ -80:kttetgtotqvdvqxcxdxexgxoxq -60:VOvcvevgvo
        -50:OJPGQYbfwdwewqycydyeygyoyq -30:TXwcwgwo -20:rmrn 20:ETyf 30:yt 40:EX 50:EAFf 70:FTrs
        90:fbfhfx 140:EWTYtxy' 160:XTfy 170:jj 180:KXft 190:K,KZPWTTTWVTWTYTZTfvfwrfrz 210:TV
        230:gj 280:RJX. 290:AZLALZrtrx 320:f? 330:A,EJX, 400:ZJk,k.rvrwry 440:KJ 460:AJ 470:XJ
        490:LJ 500:qj 690:f) 1140:(j
        """#)

    /// Mulish-Bold
    private static let glyphs135 = FontGlyphs(
        #"""
        2740 2480 4480 6000 6000 9500 6880 2430 3560 3560 4570 6000 2480 4380 2480 3160 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2480 2480 6000 6000 6000 4640 9650 7500
        6900 6850 7620 5950 5720 7400 7740 2840 3620 6660 5600 8700 7550 7870 6660 7870 7020
        6450 6190 7400 7210 11210 6710 6290 6080 3540 3160 3540 6000 5050 5000 6200 6200 5040
        6200 5480 3680 6220 6030 2610 2610 5520 2610 8990 6030 5920 6200 6200 3930 5010 3790
        5960 5440 8830 5490 5430 5260 3920 2820 3920 6000 2480 2480 4470 4470 4470 5050 10100
        7450 5290 6000 9540 2900 2900 2740 2480 6000 6000 6000 5700 8150 4980 8150 3790 6000
        3800 3800 5810 6320 2510 3800 3560 4980 9140 9620 9140 4640 10170 7620 6000 7870 6670
        6740 8720 5990 6000 5920 6200 2610
        -1300:LT -1180:LY -1050:/,/. -1030:LVLW -900:’/ -850:?,?. -830:YcYdYeYgYoYq -800:YsYxYz
        -780:ATL?TATaTcTdTeTgTmTnToTpTqTrTsTxTzYaYmYnYpYr -750:TuYu -730:,?.?PAYvYwYy
        -680:,Y.YTvTwTyY,Y. -650:,T.T/-AYL’PJT,T.YA’J -630:VcVdVeVgVoVqVsWcWdWeWgWoWqWs
        -600:/a/c/d/e/g/m/n/o/p/q/r/s/u/zAVAWVAVaWAWa -580:A’P/TJVJVmVnVpVrVxWJWmWnWpWrWx’A
        -550:,V,W,’.V.W.’A?FAV,V.VzW,W.Wz’,’. -530:-YFJP,P.Y- -500:-V-W/xT/V-VuW-Wu
        -480:,v,w,y-T.v.w.yT-v,v.w,w.y,y. -450:,--,-.-’.-//LvLwLyYJ’-
        -430:DTDYOTOYQTQYTCTGTOTQYCYGYOYQ -400:/J -390::YY:
        -380:,C,G,O,Q-?.C.G.O.QD,D.KxLCLGLOLQO,O.Q,Q.Yt
        -350:&V&WCcCdCeCgCoCqFzKTL-TtV&V:W&W:b’o’p’’c’d’e’g’o’q -330:C-DJK-OJQJTfYfz-
        -300:&Y,t.t/v/w/y:T:V:WF,F.KvKwKyLtPXT:VvVwVyWvWwWyZvZwZy
        -280:-JAvAwAyDXKCKGKOKQLUOXP-QXXCXGXOXQXvXwXye’ftk-s’tt’s
        -250:&T-X-xCvCwCyF/KAPcPdPePgPoPqT&UJX-XxY/f,f.v/w/x-x?y/z?
        -230:AxC&CCCGCOCQCfCtKSKYPaPsTSXtYSZzb?ffo?p?r,r.
        -200:,U,f-S.U.f/:/AFSFaJJKVKWLXLxPZPzRTS’U,U.V/W/XfZ-fxkxr-
        -180:,c,d,e,g,o,q-:-A-v-w-y.c.d.e.g.o.q:-A-CVCWCaCzDVDWFcFdFeFgFoFqKtOVOWPTQV
        -180:QWR-SYVCVGVOVQVfWCWGWOWQWfXzZta’b,b.h’kvkwkym’n’o,o.p,p.v-v?w-w?y-y?
        -150:&v&w&yACAGAOAQAXAtCACSCXCYDADZFsGYJ,J.KzLALSLfOAOZP&PxQAQZSTVXVtWXWtXAXV
        -150:XWZCZGZOZQZcZdZeZgZoZqZxk?ktr&r/
        -130:&X&c&d&e&g&o&q:’BYCuEAFCFGFOFQFXFuFxGTKcKdKeKfKgKoKqRARVRWRcRdReRgRoRqSV
        -130:SWVSWSa?bxfcfdfefgfofqh?m?n?oxpxxcxdxexgxoxq’:
        -100:!-!T!V!W!Y(c(d(e(g(o(q-!-z/C/G/O/Q/t:??/AZAfBTBVBWBXCTCsCxD/ESFZFmFnFpFr
        -100:GVGWG’KUKXKsKuLuO/P)PmPnPpPrQ/RXRsS,S.SXU/XSY&ZAZVZWZaZfZsZub)bvbwbyc-cc
        -100:cdcecgcocqe)e?fvfwfyfzg?kckdkekgkokqo)ovowoyp)pvpwpys?svswsyu?v&vavcvdve
        -100:vgvovqvsvxw&wawcwdwewgwowqwswxxvxwxyy&yaycydyeygyoyqysyxzczdzezgzozq -90:?-
        -80:(C(G(O(QASAsB,B.CZD)D?EvEwEyF-O)O?PuQ)Q?RYRxSJSZSvSwSyUXXUXcXdXeXgXoXqXs
        -80:ZSbzeveweyf&f-ksozpzrcrdrergrorqvzwzyzzvzwzy -70:Rzez
        -50:!?,u.uAUAcAdAeAgAoAqBABJD’ETEXEaEfEsEtFvFwFyGXK’LcLdLeLgLoLqO’P:PCPGPOPQ
        -50:Q’RCRGRORQRaSASfStUAavawaybfbtfafshvhwhykakzmvmwmynvnwnyofotpfptrarss,s.
        -50:stsxszt-tctdtetgtotqxsxzzazszxz’
        -30:,a.aB’CJEVEWEYEcEdEeEgEoEqG)LsPYTZXYcaexq?xa’C’G’O’Q -20:AzE-RSRZRvRwRySsSxSzefettf
        20:B-cfctt!t:tz 30:,s.sG/KZL:R,R.S?
        50:!)&a(!-s:f?’E)F!P?PvPwPyRJS-S/T!VYWYX?YVYWYYZ?Z’c:c’f:k’rxrzt?x’’S’f’t’x 70:E?FVFWK)
        80:FTcvcwcytvtwtyvfwfyf 90:?)P!c/e/
        100:!/(X(’,S,X,Z.S.X.Z/XC,C.E,E.F?F’K?V!V’W!W’X)X,X.Y’Z,Z.c)c,c.qjtxv’w’y’’)
        100:’V’W’Y’v’w’y 110:EJr! 130:??L,L.TTTYT’e-k,k.vtwtyt’T
        150:&s,x-c-d-e-g-o-q.x/ZF)K,K.PtTVTWV?VTW?WTb-cxo-p-r)r:x,x.x/’? 180:C/X!YTt,t.
        200:(Z,A,j.A.j:J:jA,A.AJC?P’QjT?X/XJZ)ZJk/ 230:/’R/f! 250:K!Z/vvvwvywvwwwyyvywyy
        280:rfrt 300:!J&J(?(V(WA/KJV)W)YBYDYEYFYHYIYKYLYMYNYPYRrvrwry 330:E/r’ 340:Y?
        350:(Y,J.J/YK/Y) 400:()(/(T/)/T/V/WLJT) 420:Y! 430:L/ 500:/?f?f’t/ 530:f) 550::/
        650:,/./ 800:(jt)
        """#)

    /// Mulish-Light
    private static let glyphs136 = FontGlyphs(
        #"""
        2550 2190 3660 6000 6000 9310 6630 2110 3000 3000 4530 6000 2190 4240 2190 2720 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2190 2190 6000 6000 6000 4400 9710 7280
        6760 6840 7400 5850 5580 7270 7620 2470 3140 6190 5380 8530 7430 7650 6440 7650 6880
        6130 5970 7260 6870 11080 6440 5970 5900 3000 2720 3000 6000 5050 5000 5910 5910 4910
        5910 5430 3240 5950 5780 2280 2280 4980 2280 8690 5780 5620 5910 5910 3490 4940 3370
        5690 5250 8630 5280 5250 5150 3380 2560 3380 6000 2190 2190 3730 3730 3730 5050 10100
        6590 5290 6000 9120 2500 2500 2550 2190 6000 6000 6000 5300 8150 4210 8150 3670 6000
        3800 3800 5660 5840 2220 3800 3340 4210 8880 9300 8880 4400 10010 7400 6000 7650 6450
        6160 8860 5660 6000 5620 5910 2280
        -1260:LT -1160:LY -1090:/,/. -930:LVLW -890:?,?. -820:’/ -800:Yx -770:YcYdYeYgYoYq
        -760:ATL?TATaTcTdTeTgTmTnToTpTqTrTsTxTzYaYmYnYpYrYsYz -710:,?.?PATuYuYvYwYy -660:TvTwTy
        -650:AYYA’J -620:,Y.YY,Y. -610:/-L’PJ -600:/a/c/d/e/g/m/n/o/p/q/r/s/u/zP/ -590:FA
        -570:,T.TT,T.VcVdVeVgVoVqVsWcWdWeWgWoWqWs -560:A’TJVJVaVmVnVpVrWJWaWmWnWpWr’A -550:VzWz
        -520:AVAWVAVxWAWx -510:,V,W,’.V.W.’FJP,P.V,V.W,W.’,’.
        -500:,v,w,y.v.w.y/xT/VuWuv,v.w,w.y,y. -470:-YKxY- -460:-T-V-WT-V-W-
        -450:DTDYOTOYQTQYTCTGTOTQYCYGYJYOYQ -420:z- -410:,--,-.-’.-//LvLwLy’- -400:/JA?
        -390:L-b’o’p’’c’d’e’g’o’q -360:,C,G,O,Q.C.G.O.Q:YD,D.KYLCLGLOLQO,O.Q,Q.Y:Yt
        -350:CcCdCeCgCoCqFz -340::TT: -330:-xx- -310:DJK-KTOJQJTt
        -300:,t.t/v/w/yKCKGKOKQP-PXe’k-s’’s -290:&T-XF/KAT&UJX-Y/v/w/y/ -280:-?KS -270:C-Tf
        -260:-JAvAwAyDXF,F.KvKwKyLUOXQXVvVwVyWvWwWyXCXGXOXQZvZwZy -250:PaTSXxYS -240:FSr-
        -230:&V&W,c,d,e,g,o,q.c.d.e.g.o.qLAV&V:W&W:Yfb,b.o,o.p,p. -220:&Y:V:WLtXvXwXyft
        -210:AxC&CCCGCOCQCvCwCyPcPdPePgPoPqXtZzf,f.r,r.x?z?
        -200:,U,f-A-S-v-w-y.U.f/:/AA-FaFcFdFeFgFoFqJJLXLxPTPZPzRTU,U.V/W/Z-a’h’kxm’n’
        -200:v-v?w-w?y-y? -190:AXCACXCYFsKzLSP&XA -180:FCFGFOFQFXv&w&y& -170:ETPsb?o?p?
        -160:-::-CVCWCaCzDVDWKtOVOWQVQWR-SYVCVGVOVQVfWCWGWOWQWfXfkvkwky
        -150:/!BYDZEAGYJ,J.OZPxQZSTVXWXXVXWZCZGZOZQZcZdZeZgZoZqZxfcfdfefgfofq
        -140:BXkckdkekgkokqk’ -130:CfCtfft- -120:KVKWS’XzZtfx
        -110:&v&w&y:’ACAGAOAQAtCSCuDAFuFxGTKcKdKeKfKgKoKqLfOAQARARVRWRcRdReRgRoRqSVSW
        -110:VSVtWSWta?bxh?k?ktm?n?oxpxr&r/xcxdxexgxoxq’:
        -100:!-!T!V!W!Y(C(G(O(Q(c(d(e(g(o(q-!-z/C/G/O/Q/t:??/AZB,B.BTBVBWCTCsCxD)D/ES
        -100:EvEwEyFZFmFnFpFrGVGWG’KUKXKsKuLuO)O/P)PmPnPpPrQ)Q/RXRsRxS,S.SJSXU/UXXSXU
        -100:Y&ZAZaZfZsZub)c-cccdcecgcocqe)e?f&f-fzg?kso)p)s?svswsyu?vavsvxwawswxxvxw
        -100:xyyaysyxzczdzezgzozq -90:!?BABJD’EXEaEsO’P:PCPGPOPQQ’
        -80:CJEVEWEYFYG)Lsq?t’’C’G’O’Q -70:&X&c&d&e&g&o&qx’’x
        -60:ASAfAsCZD?F-O?PuQ?RYSZSvSwSyXcXdXeXgXoXqXsZSZVZWbvbwbybzeveweyfvfwfyovow
        -60:oyozpvpwpypzrcrdrergrorqttvcvdvevgvovqvzwcwdwewgwowqwzycydyeygyoyqyzzvzw -60:zy
        -50:,a,u.a.uAUAcAdAeAgAoAqB’EcEdEeEfEgEoEqEtFvFwFyGXLcLdLeLgLoLqPYRCRGRORQTZ
        -50:UAXYavawaybfbtcaexfafshvhwhykakzmvmwmynvnwnyofotpfptrarss,s.stsxsztctdte
        -50:tgtotqxaxsxzzazszx -40:/b/h/i/k/lECEGEOEQYXZT -30:PvPwPy -20:FT
        20:!/K?V!W!cvcwcyqjv’w’y’’v’w’y 30:cxtf 40:R’ 50:,j,s.j.s:jE?S/rx’S
        60:r!tvtwtyvfvvvwvywfwvwwwyyfyvywyy 70:TYYBYDYEYFYHYIYKYLYMYNYPYRvtwtyt
        80:G/L:QjR,R.S?X! 90:VYWYYVYW
        100:(X(’,S,X,Z.S.X.Z/XC,C.E,E.F?F’V’W’X)X,X.Y’Z,Z.c)c,c.tx’)’V’W’Y
        110:&s,x.xF)K,K.L,L.PtTTTVTWT’V?VTW?WTe-k,k.r:x,x.x/’T 120:T?t,t. 130:K!Y!f!
        150:-c-d-e-g-o-qb-o-p- 160:YT 190:/Zr)’? 200:(Z,A.A:JA,A.AJC/C?P’X/XJZ)ZJk/ 220:&J(?Y?
        260:rfrt 280:R/ 290:Z/ 300:!J(V(WA/KJV)W)rvrwry 310:(Y,J.JY) 350:E/r’ 390:/YK/
        400:()(/(T/)/T/V/WLJT) 440:/’ 450:L/ 500:/?f?f’t/ 510:f) 590::/ 690:,/./ 800:t) 950:(j
        """#)

    /// Mulish-Medium
    private static let glyphs137 = FontGlyphs(
        #"""
        2640 2330 4050 6000 6000 9400 6740 2260 3270 3270 4550 6000 2330 4310 2330 2930 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2330 2330 6000 6000 6000 4510 9680 7380
        6830 6850 7500 5900 5650 7330 7680 2640 3370 6410 5490 8610 7480 7760 6550 7760 6950
        6280 6070 7330 7030 11140 6570 6120 5990 3250 2930 3250 6000 5050 5000 6050 6050 4970
        6050 5450 3450 6080 5890 2430 2430 5230 2430 8830 5890 5760 6050 6050 3700 4970 3560
        5820 5340 8720 5380 5340 5200 3630 2680 3630 6000 2330 2330 4080 4080 4080 5050 10100
        7000 5290 6000 9310 2690 2690 2640 2330 6000 6000 6000 5490 8150 4570 8150 3730 6000
        3800 3800 5730 6070 2360 3800 3450 4570 9000 9450 9000 4510 10080 7500 6000 7760 6550
        6430 8790 5810 6000 5760 6050 2430
        """#, kernedAs: glyphs136)

    /// Mulish-Regular
    private static let glyphs138 = FontGlyphs(
        #"""
        2610 2280 3920 6000 6000 9370 6710 2210 3180 3180 4540 6000 2280 4280 2280 2860 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2280 2280 6000 6000 6000 4480 9690 7350
        6800 6840 7470 5880 5620 7310 7660 2590 3290 6340 5450 8580 7470 7720 6510 7720 6920
        6230 6040 7300 6980 11120 6520 6070 5960 3170 2860 3170 6000 5050 5000 6000 6000 4950
        6000 5440 3380 6030 5860 2380 2380 5150 2380 8780 5860 5710 6000 6000 3630 4960 3500
        5770 5310 8690 5350 5310 5190 3550 2640 3550 6000 2280 2280 3960 3960 3960 5050 10100
        6860 5290 6000 9250 2620 2620 2610 2280 6000 6000 6000 5420 8150 4450 8150 3710 6000
        3800 3800 5700 5990 2310 3800 3410 4450 8960 9400 8960 4480 10060 7470 6000 7720 6520
        6340 8820 5760 6000 5710 6000 2380
        """#, kernedAs: glyphs136)

    /// Mulish-SemiBold
    private static let glyphs139 = FontGlyphs(
        #"""
        2670 2370 4170 6000 6000 9430 6780 2310 3350 3350 4560 6000 2370 4330 2370 3000 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2370 2370 6000 6000 6000 4550 9670 7420
        6850 6850 7540 5910 5670 7350 7700 2700 3440 6480 5520 8640 7500 7790 6580 7790 6970
        6330 6110 7350 7080 11160 6610 6170 6010 3340 3000 3340 6000 5050 5000 6090 6090 4990
        6090 5460 3520 6120 5930 2490 2490 5320 2490 8880 5930 5810 6090 6090 3770 4980 3630
        5860 5370 8750 5410 5360 5220 3720 2720 3720 6000 2370 2370 4190 4190 4190 5050 10100
        7130 5290 6000 9380 2750 2750 2670 2370 6000 6000 6000 5550 8150 4690 8150 3750 6000
        3800 3800 5750 6140 2400 3800 3480 4690 9040 9500 9040 4550 10110 7540 6000 7790 6590
        6520 8770 5870 6000 5810 6090 2490
        """#, kernedAs: glyphs136)

    /// NotoSans-Bold
    private static let glyphs140 = FontGlyphs(
        #"""
        2600 2820 4790 6460 5720 9020 7500 2660 3390 3390 5420 5720 2850 3200 2810 4150 5720
        5720 5720 5720 5720 5720 5720 5720 5720 5720 2810 2850 5720 5720 5720 4770 8980 6920
        6650 6420 7320 5600 5490 7240 7650 3890 3310 6640 5590 9430 8130 7910 6210 7910 6560
        5510 5770 7560 6500 9670 6700 6260 5790 3310 4150 3310 5720 4110 3650 5990 6320 5160
        6320 5970 3870 6320 6500 2990 2980 6200 2980 9750 6500 6250 6320 6320 4470 5020 4340
        6500 5710 8560 5780 5710 4930 3940 5510 3940 5720 2170 2170 4450 4450 5130 5000 10000
        8550 3760 5720 7730 3650 3650 2600 2860 5720 5720 5720 4860 8320 6140 8320 4240 5720
        3790 3800 6530 6480 2810 3800 3860 6140 8300 8740 8450 4770 9520 7320 5720 7910 6280
        7040 9170 6270 5720 6190 6320 2990
        """#, kernedAs: glyphs141)

    /// NotoSans-Light
    private static let glyphs141 = FontGlyphs(
        #"""
        2600 2460 3640 6460 5710 8120 7170 1990 2780 2780 5510 5710 2260 3220 2440 3470 5710
        5710 5710 5710 5710 5710 5710 5710 5710 5710 2440 2440 5710 5710 5710 4240 8890 6080
        6320 6230 7110 5530 5060 7240 7240 3110 2520 5890 5150 8720 7290 7680 5890 7680 6000
        5460 5310 7220 5820 9000 5480 5360 5750 3210 3470 3210 5710 4180 2650 5360 5990 4760
        5990 5520 3090 5990 5960 2330 2330 4940 2330 8940 5960 5900 5990 5990 3940 4690 3400
        5960 4690 7360 5040 4690 4630 3590 5430 3590 5710 1510 1510 3120 3120 3830 5000 10000
        7310 3760 5710 7320 2650 2650 2600 2460 5710 5710 5710 5160 8320 4490 8320 4280 5710
        3390 3390 6020 6550 2440 3390 3640 4490 7220 7580 7700 4240 8220 7110 5710 7680 5890
        5930 8570 5800 5710 5900 5990 2330
        -1600:r,r. -1300:P,P. -800:L'L’Ta -700:'A,T.TA'ATA’TATcTdTeTgToTq’A
        -600:&T'c'd'e'o'q,V,W,Y.V.W.YAYF,F.T,T.TsY,Y.YA’c’d’e’o’q
        -500:,C,G,O,Q.C.G.O.QPATmTnTpTrTuV,V.W,W.YaYcYdYeYgYoYq
        -400:'a-TAVAWD,D.O,O.Q,Q.T-TzVAWAYsv,v.w,w.y,y.’a
        -300:&Y'g'm'n'p'r's'uDTLYOTQTY&YmYnYpYrYu’g’m’n’p’r’s’u
        -200:&V&W,U.UACAGAOAQCCCGCOCQDADXFAKCKGKOKQLCLGLOLQLTLVLWOAOXPXQAQXT&TCTGTOTQ
        -200:TvTwTxTyU,U.VaVcVdVeVoVqWaWcWdWeWoWqXCXGXOXQYCYGYOYQYzbvbwbxbyevewexeyf,
        -200:f.ovowoxoypvpwpxpyrarcrdrerorqxcxdxexoxq
        -100:B,B.DVDWDYDZLUOVOWOYOZP&PZQVQWQYQZUAVCVGVOVQVgVmVnVpVrVsVuWCWGWOWQWgWmWn
        -100:WpWrWsWuZCZGZOZQa'a’b'bzb’e'eze’h'h’m'm’n'n’o'ozo’p'pzp’rg 100:'Y’Y
        200:'T'V'WF)F?T?TTV?W?Y?c'c’t't’v?w?y?’T’V’W 400:(jf)r'r’v'v’w'w’y'y’ 500:AJ 600:EJf'f’
        900:(J
        """#)

    /// NotoSans-Medium
    private static let glyphs142 = FontGlyphs(
        #"""
        2600 2730 4290 6460 5720 8520 7370 2370 3120 3120 5480 5720 2730 3210 2720 3850 5720
        5720 5720 5720 5720 5720 5720 5720 5720 5720 2720 2730 5720 5720 5720 4470 8990 6550
        6540 6350 7310 5570 5280 7270 7480 3540 2900 6320 5340 9180 7760 7840 6100 7840 6320
        5500 5620 7380 6150 9410 6110 5840 5740 3300 3850 3300 5720 4340 3060 5720 6200 4910
        6200 5740 3570 6200 6270 2700 2700 5590 2700 9470 6270 6110 6200 6200 4230 4860 3830
        6270 5270 8070 5430 5280 4770 3840 5510 3840 5720 1870 1870 3840 3840 4450 5000 10000
        8100 3760 5720 7730 3260 3260 2600 2740 5720 5720 5720 5050 8320 5400 8320 4270 5720
        3590 3590 6320 6530 2720 3590 3790 5400 7700 8010 8000 4470 9020 7310 5720 7840 6120
        6520 8800 6110 5720 6090 6200 2700
        """#, kernedAs: glyphs141)

    /// NotoSans-Regular
    private static let glyphs143 = FontGlyphs(
        #"""
        2600 2690 4080 6460 5720 8310 7320 2250 3000 3000 5510 5720 2680 3220 2680 3720 5720
        5720 5720 5720 5720 5720 5720 5720 5720 5720 2680 2680 5720 5720 5720 4340 8990 6390
        6500 6320 7300 5560 5190 7280 7410 3390 2730 6190 5240 9070 7600 7810 6050 7810 6220
        5490 5560 7310 6000 9300 5860 5660 5720 3290 3720 3290 5720 4440 2810 5610 6150 4800
        6150 5640 3440 6150 6180 2580 2580 5340 2580 9350 6180 6050 6150 6150 4130 4790 3610
        6180 5080 7860 5290 5100 4700 3800 5510 3800 5720 1750 1750 3590 3590 4160 5000 10000
        7910 3760 5720 7730 3100 3100 2600 2690 5720 5720 5720 5130 8320 5090 8320 4280 5720
        3500 3500 6230 6550 2680 3500 3760 5090 7450 7710 7810 4340 8810 7300 5720 7810 6050
        6310 8640 6050 5720 6050 6150 2580
        """#, kernedAs: glyphs141)

    /// NotoSans-SemiBold
    private static let glyphs144 = FontGlyphs(
        #"""
        2600 2770 4520 6460 5720 8750 7430 2500 3240 3240 5460 5720 2790 3200 2760 3990 5720
        5720 5720 5720 5720 5720 5720 5720 5720 5720 2760 2790 5720 5720 5720 4610 8980 6720
        6590 6380 7320 5580 5380 7260 7560 3700 3090 6470 5460 9290 7930 7870 6150 7870 6430
        5500 5690 7470 6310 9530 6380 6030 5760 3300 3990 3300 5720 4230 3330 5850 6260 5020
        6260 5850 3710 6260 6380 2830 2830 5880 2830 9600 6380 6170 6260 6260 4340 4930 4060
        6380 5470 8300 5600 5480 4840 3890 5510 3890 5720 2010 2010 4130 4130 4760 5000 10000
        8310 3760 5720 7730 3440 3440 2600 2800 5720 5720 5720 4960 8320 5740 8320 4260 5720
        3680 3690 6420 6500 2760 3690 3820 5740 7980 8350 8210 4610 9250 7320 5720 7870 6190
        6760 8970 6190 5720 6140 6260 2830
        """#, kernedAs: glyphs141)

    /// Nunito-Bold
    private static let glyphs145 = FontGlyphs(
        #"""
        2710 2480 4480 6000 6000 9450 7260 2430 3580 3580 4530 6000 2480 4340 2480 3130 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2480 2480 6000 6000 6000 4590 9500 7440
        6880 6800 7620 5970 5620 7360 7730 2820 3540 6650 5620 8680 7480 7850 6520 7850 6860
        6310 6210 7380 7130 11130 6720 6180 6050 3540 3130 3540 6000 5000 5000 5470 6000 4720
        6000 5420 3640 6040 5850 2550 2590 5360 3190 8770 5850 5760 6000 6000 3920 4880 3840
        5790 5270 8530 5460 5260 4740 3910 2880 3910 6000 2480 2480 4430 4430 4430 5000 10000
        7450 5240 6000 9540 2870 2870 2710 2480 6000 6000 6000 5700 8150 4940 8150 3790 6000
        3800 3800 6000 6240 2480 3800 3530 4940 9120 9600 9120 4590 9930 7620 6000 7850 6550
        6530 8650 5810 6000 5760 6000
        -1300:LT -1180:LY -1030:LVLW -830:YcYdYeYgYoYq -800:YsYxYz
        -780:ATTATaTcTdTeTgTmTnToTpTqTrTsTxTzYaYmYnYpYr -750:TuTvTwTyYu -730:PAYvYwYy
        -680:,Y.YY,Y. -650:,T.TAYL’PJT,T.YA’J -630:VcVdVeVgVoVqVsWcWdWeWgWoWqWs
        -600:AVAWVAVaWAWa -580:A’TJVJVmVnVpVrVxWJWmWnWpWrWx’A
        -550:,V,W,’.V.W.’FAV,V.VzW,W.Wz’,’. -530:-YFJP,P.Y- -500:-V-WV-VuW-Wul’
        -480:,v,w,y-T.v.w.yT-v,v.w,w.y,y. -450:,--,-.-’.-LvLwLyYJl'’-
        -430:DTDYOTOYQTQYTCTGTOTQYCYGYOYQ -390::YY:
        -380:,C,G,O,Q.C.G.O.QD,D.KxLCLGLOLQO,O.Q,Q.Yt
        -350:CcCdCeCgCoCqFzKTL-TtV:W:b’o’p’’c’d’e’g’o’q -330:C-DJK-OJQJTfYfz-
        -300:,t.t:T:V:WF,F.KvKwKyLtPXT:VvVwVyWvWwWyZvZwZy 300:KJrvrwry 330:r’
        350:,J.JYBYDYEYFYHYIYKYLYMYNYPYRd’i’j’’b’h’i’k’l 400:FbFhFiFkFlLJvvvwvywvwwwyyvywyy
        500:VbVhViVkVlWbWhWiWkWlf’ 550:TbThTiTkTl
        """#)

    /// Nunito-Light
    private static let glyphs146 = FontGlyphs(
        #"""
        2520 2190 3660 6000 6000 9230 6780 2110 2990 2990 4490 6000 2190 4200 2190 2690 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2190 2190 6000 6000 6000 4360 9450 7220
        6710 6700 7330 5760 5420 7220 7560 2450 3100 6070 5350 8490 7360 7590 6240 7590 6610
        6070 5940 7240 6780 10960 6400 5860 5820 2980 2690 2980 6000 5000 5000 5220 5750 4590
        5750 5270 3190 5780 5600 2220 2250 4840 2850 8470 5600 5470 5750 5750 3420 4780 3350
        5530 5090 8350 5150 5090 4590 3350 2540 3350 6000 2190 2190 3720 3720 3720 5000 10000
        6590 5240 6000 9120 2480 2480 2520 2190 6000 6000 6000 5340 8150 4170 8150 3670 6000
        3800 3800 6000 5720 2190 3800 3320 4170 8850 9270 8850 4360 9760 7330 6000 7590 6250
        5970 8590 5500 6000 5470 5750
        -1260:LT -1160:LY -930:LVLW -800:Yx -770:YcYdYeYgYoYq
        -760:ATTATaTcTdTeTgTmTnToTpTqTrTsTxTzYaYmYnYpYrYsYz -710:PATuTvTwTyYuYvYwYy -650:AYYA’J
        -620:,Y.YY,Y. -610:L’PJ -590:FA -570:,T.TT,T.VcVdVeVgVoVqVsWcWdWeWgWoWqWs
        -560:A’TJVJVaVmVnVpVrWJWaWmWnWpWr’A -550:VzWz -520:AVAWVAVxWAWx
        -510:,V,W,’.V.W.’FJP,P.V,V.W,W.’,’. -500:,v,w,y.v.w.yVuWuv,v.w,w.y,y. -470:-YKxY-
        -460:-T-V-WT-V-W- -450:DTDYOTOYQTQYTCTGTOTQYCYGYJYOYQ -420:z- -410:,--,-.-’.-LvLwLy’-
        -390:L-b’o’p’’c’d’e’g’o’q -360:,C,G,O,Q.C.G.O.Q:YD,D.KYLCLGLOLQO,O.Q,Q.Y:Yt
        -350:CcCdCeCgCoCqFzl’ -340::TT: -330:-xl'x- -310:DJK-KTOJQJTt
        -300:,t.tKCKGKOKQP-PXe’k-s’’s 300:KJrvrwry 310:,J.J 350:r’ 400:LJ 500:f’
        """#)

    /// Nunito-Regular
    private static let glyphs147 = FontGlyphs(
        #"""
        2580 2280 3920 6000 6000 9300 6930 2210 3170 3170 4500 6000 2280 4240 2280 2830 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2280 2280 6000 6000 6000 4430 9460 7290
        6760 6730 7420 5830 5480 7260 7610 2570 3240 6250 5430 8550 7400 7670 6330 7670 6690
        6150 6020 7280 6890 11010 6500 5960 5890 3150 2830 3150 6000 5000 5000 5300 5830 4630
        5830 5320 3330 5860 5680 2320 2360 5000 2960 8560 5680 5560 5830 5830 3580 4810 3500
        5610 5150 8410 5250 5140 4630 3520 2650 3520 6000 2280 2280 3940 3940 3940 5000 10000
        6860 5240 6000 9250 2600 2600 2580 2280 6000 6000 6000 5450 8150 4410 8150 3710 6000
        3800 3800 6000 5880 2280 3800 3390 4410 8930 9370 8930 4430 9810 7420 6000 7670 6340
        6150 8610 5600 6000 5560 5830
        -1270:LT -1160:LY -960:LVLW -800:Yx -790:YcYdYeYgYoYq -770:YsYz
        -760:ATTATaTcTdTeTgTmTnToTpTqTrTsTxTzYaYmYnYpYr -720:TuTvTwTyYu -710:PAYvYwYy
        -650:AYYA’J -640:,Y.YY,Y. -620:L’PJ -600:,T.TT,T. -590:VcVdVeVgVoVqVsWcWdWeWgWoWqWs
        -580:FA -570:VaWa -560:A’TJVJVmVnVpVrWJWmWnWpWr’A -550:AVAWVAVzWAWz -540:VxWx
        -520:,V,W,’.V.W.’V,V.W,W.’,’. -510:FJP,P. -500:VuWu -490:,v,w,y-Y.v.w.yY-v,v.w,w.y,y.
        -470:-V-WV-W- -460:-TT- -450:YJ -440:DTDYKxOTOYQTQYTCTGTOTQYCYGYOYQ
        -420:,--,-.-’.-LvLwLy’- -390:l’z- -380:L-b’o’p’’c’d’e’g’o’q -370::YY:l'
        -360:,C,G,O,Q.C.G.O.QD,D.LCLGLOLQO,O.Q,Q.Yt -350:CcCdCeCgCoCqFz -330::TT: -320:KTKYTt
        -310:DJK-OJQJ -300:,t-x.tPXx- 300:KJrvrwry 320:,J.J 340:r’ 400:LJ 500:f’
        """#)

    /// Nunito-SemiBold
    private static let glyphs148 = FontGlyphs(
        #"""
        2640 2370 4170 6000 6000 9370 7080 2310 3360 3360 4520 6000 2370 4290 2370 2970 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2370 2370 6000 6000 6000 4500 9480 7360
        6820 6760 7510 5890 5540 7310 7670 2680 3380 6430 5520 8610 7430 7750 6420 7750 6770
        6220 6110 7330 7000 11070 6600 6060 5960 3330 2970 3330 6000 5000 5000 5370 5910 4670
        5910 5370 3470 5940 5760 2430 2460 5160 3060 8660 5760 5650 5910 5910 3730 4840 3650
        5690 5200 8460 5340 5200 4680 3700 2750 3700 6000 2370 2370 4160 4160 4160 5000 10000
        7130 5240 6000 9380 2720 2720 2640 2370 6000 6000 6000 5560 8150 4650 8150 3750 6000
        3800 3800 6000 6040 2370 3800 3450 4650 9020 9480 9020 4500 9870 7510 6000 7750 6440
        6320 8630 5690 6000 5650 5910
        -1290:LT -1170:LY -990:LVLW -810:YcYdYeYgYoYq -800:Yx -790:YsYz
        -770:ATTATaTcTdTeTgTmTnToTpTqTrTsTxTzYaYmYnYpYr -740:TuTvTwTyYu -720:PAYvYwYy
        -660:,Y.YY,Y. -650:AYYA’J -640:L’PJ -620:,T.TT,T. -610:VcVdVeVgVoVqVsWcWdWeWgWoWqWs
        -590:VaWa -570:AVAWA’TJVAVJVmVnVpVrWAWJWmWnWpWr’A -560:FAVxWx -550:VzWz
        -540:,V,W,’.V.W.’V,V.W,W.’,’. -520:FJP,P. -510:-YY- -500:VuWu
        -490:,v,w,y-V-W.v.w.yV-W-v,v.w,w.y,y. -470:-TT- -450:YJ
        -440:,--,-.-’.-DTDYLvLwLyOTOYQTQYTCTGTOTQYCYGYOYQl’’- -410:Kxl' -380::YY:
        -370:,C,G,O,Q.C.G.O.QD,D.LCLGLOLQO,O.Q,Q.Yt -360:L-b’o’p’z-’c’d’e’g’o’q
        -350:CcCdCeCgCoCqFz -340:KTTt -320:DJK-OJQJ -310::TC-T:TfV:W: -300:,t.tPX 300:KJrvrwry
        340:,J.Jr’ 360:VbVhViVkVlWbWhWiWkWl 390:TbThTiTkTl 400:LJ 500:f’
        """#)

    /// NunitoSans-Bold
    private static let glyphs149 = FontGlyphs(
        #"""
        2700 2480 4470 6000 6000 9450 7260 2420 3580 3580 4520 6000 2480 4340 2480 3130 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2480 2480 6000 6000 6000 4590 9500 7440
        6880 6790 7620 5970 5620 7360 7730 2810 3550 6640 5620 8680 7480 7850 6520 7850 6860
        6310 6210 7380 7130 11130 6720 6180 6050 3540 3130 3540 6000 5000 5000 5470 6000 4720
        6000 5420 3640 6040 5850 2550 2590 5360 3190 8770 5850 5760 6000 6000 3920 4880 3840
        5790 5270 8530 5460 5260 4740 3910 2890 3910 6000 2480 2480 4430 4430 4430 5000 10000
        7450 5240 6000 9540 2870 2870 2700 2480 6000 6000 6000 5690 8150 4940 8150 3790 6000
        3800 3800 6000 6250 2480 3800 3530 4940 9110 9590 9110 4590 9920 7620 6000 7850 6540
        6530 8650 5800 6000 5760 6000 2550
        -1300:LT -1180:LY -1050:/,/. -1030:LVLW -900:’/ -850:?,?. -830:YcYdYeYgYoYq -800:YsYxYz
        -780:ATL?TATaTcTdTeTgTmTnToTpTqTrTsTxTzYaYmYnYpYr -750:TuYu -730:,?.?PAYvYwYy
        -680:,Y.YY,Y. -650:,T.T/-AYL’PJT,T.TvTwTyYA’J -630:VcVdVeVgVoVqVsWcWdWeWgWoWqWs
        -600:/a/c/d/e/g/m/n/o/p/q/r/s/u/zAVAWVAVaWAWa -580:A’P/TJVJVmVnVpVrVxWJWmWnWpWrWx’A
        -550:,V,W,’.V.W.’A?FAV,V.VzW,W.Wz’,’. -530:-YFJP,P.Y- -500:-V-W/xT/V-VuW-Wul’
        -480:,v,w,y-T.v.w.yT-v,v.w,w.y,y. -450:,--,-.-’.-//LvLwLyYJl'’-
        -430:DTDYOTOYQTQYTCTGTOTQYCYGYOYQ -400:/J -390::YY:
        -380:,C,G,O,Q-?.C.G.O.QD,D.KxLCLGLOLQO,O.Q,Q.Yt
        -350:&V&WCcCdCeCgCoCqFzKTL-TtV&V:W&W:b’o’p’’c’d’e’g’o’q -330:C-DJK-OJQJTfYfz-
        -300:&Y,t.t/v/w/y:T:V:WF,F.KvKwKyLtPXT:VvVwVyWvWwWyZvZwZy
        -280:-JAvAwAyDXKCKGKOKQLUOXP-QXXCXGXOXQXvXwXye’ftk-s’tt’s
        -250:&T-X-xCvCwCyF/KAPcPdPePgPoPqT&UJX-XxY/f,f.v/w/x-x?y/z?
        -230:AxC&CCCGCOCQCfCtKSKYPaPsTSXtYSZzb?ffo?p?r,r.
        -200:,U,f-S.U.f/:/AFSFaJJKVKWLXLxPZPzRTS’U,U.V/W/XfZ-fxkxl?r-
        -180:,c,d,e,g,o,q-:-A-v-w-y.c.d.e.g.o.q:-A-CVCWCaCzDVDWFcFdFeFgFoFqKtOVOWPTQV
        -180:QWR-SYVCVGVOVQVfWCWGWOWQWfXzZta’b,b.h’kvkwkym’n’o,o.p,p.v-v?w-w?y-y?
        -150:&v&w&yACAGAOAQAXAtCACSCXCYDADZFsGYJ,J.KzLALSLfOAOZP&PxQAQZSTVXVtWXWtXAXV
        -150:XWZCZGZOZQZcZdZeZgZoZqZxk?ktr&r/
        -130:&X&c&d&e&g&o&q:’BYCuEAFCFGFOFQFXFuFxGTKcKdKeKfKgKoKqRARVRWRcRdReRgRoRqSV
        -130:SWVSWSa?bxfcfdfefgfofqh?ltlvlwlym?n?oxpxxcxdxexgxoxq’:
        -100:!-!T!V!W!Y(c(d(e(g(o(q-!-z/C/G/O/Q/t:??/AZAfBTBVBWBXCTCsCxD/ESFZFmFnFpFr
        -100:GVGWG’KUKXKsKuLuO/P)PmPnPpPrQ/RXRsS,S.SXU/XSY&ZAZVZWZaZfZsZub)bvbwbyc-cc
        -100:cdcecgcocqe)e?fvfwfyfzg?kckdkekgkokql(lfo)ovowoyp)pvpwpys?svswsyu?v&vavc
        -100:vdvevgvovqvsvxw&wawcwdwewgwowqwswxxvxwxyy&yaycydyeygyoyqysyxzczdzezgzozq -90:?-
        -80:(C(G(O(QASAsB,B.CZD)D?EvEwEyF-O)O?PuQ)Q?RYRxSJSZSvSwSyUXXUXcXdXeXgXoXqXs
        -80:ZSbzeveweyf&f-ksozpzrcrdrergrorqvzwzyzzvzwzy -70:Rzez
        -50:!?,u.uAUAcAdAeAgAoAqBABJD’ETEXEaEfEsEtFvFwFyGXK’LcLdLeLgLoLqO’P:PCPGPOPQ
        -50:Q’RCRGRORQRaSASfStUAavawaybfbtfafshvhwhykakzl-lcldlelglolqlsmvmwmynvnwny
        -50:ofotpfptrarss,s.stsxszt-tctdtetgtotqxsxzzazszxz’
        -30:,a.aB’CJEVEWEYEcEdEeEgEoEqG)LsPYTZXYcaexl&q?xa’C’G’O’Q
        -20:AzE-RSRZRvRwRySsSxSzefettf 20:B-cfctt!t:tz 30:,s.sG/KZL:R,R.S?
        50:!)&a(!-s:f?’E)F!P?PvPwPyRJS-S/T!VYWYX?YVYWYYZ?Z’c:c’f:k’rxrzt?x’’S’f’t’x 70:E?FVFWK)
        80:FTcvcwcytvtwtyvfwfyf 90:?)P!c/e/
        100:!/(X(’,S,X,Z.S.X.Z/XC,C.E,E.F?F’K?QjV!V’W!W’X)X,X.Y’Z,Z.c)c,c.l,l.qjtxv’
        100:w’y’’)’V’W’Y’v’w’y 110:EJr! 130:/’??L,L.TTTYT’e-k,k.’T
        150:&s,x-c-d-e-g-o-q.x/ZF)K,K.PtTVTWV?VTW?WTb-cxo-p-r)r:vtwtx,x.x/yt’? 180:C/X!YTt,t.
        200:(Z,A,j.A.j:J:jA,A.AJC?P’T?X/XJZ)ZJk/ 230:R/f! 250:K!Z/ 280:rfrt
        300:!J&J(?(V(WA/KJV)W)rvrwry 330:E/l/r’ 340:Y? 350:(Y,J.J/YK/Y)YBYDYEYFYHYIYKYLYMYNYPYR
        400:()(/(T/)/T/V/WLJT)vvvwvywvwwwyyvywyy 420:Y! 430:L/ 500:/?f?f’t/ 530:f) 550::/
        650:,/./l) 800:(jt)
        """#)

    /// NunitoSans-Light
    private static let glyphs150 = FontGlyphs(
        #"""
        2510 2190 3660 6000 6000 9230 6780 2110 2990 2990 4490 6000 2190 4200 2190 2690 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2190 2190 6000 6000 6000 4360 9450 7220
        6710 6700 7330 5760 5420 7220 7560 2450 3100 6070 5350 8490 7360 7590 6240 7590 6610
        6070 5940 7240 6780 10960 6400 5860 5820 2980 2690 2980 6000 5000 5000 5220 5750 4590
        5750 5270 3190 5780 5600 2220 2250 4840 2850 8470 5600 5470 5750 5750 3420 4780 3350
        5530 5090 8350 5150 5090 4590 3350 2540 3350 6000 2190 2190 3720 3720 3720 5000 10000
        6590 5240 6000 9120 2480 2480 2510 2190 6000 6000 6000 5340 8150 4170 8150 3670 6000
        3800 3800 6000 5720 2190 3800 3320 4170 8850 9270 8850 4360 9760 7330 6000 7590 6250
        5970 8590 5500 6000 5470 5750 2220
        -1260:LT -1160:LY -1090:/,/. -930:LVLW -890:?,?. -820:’/ -800:Yx -770:YcYdYeYgYoYq
        -760:ATL?TATaTcTdTeTgTmTnToTpTqTrTsTxTzYaYmYnYpYrYsYz -710:,?.?PATuYuYvYwYy
        -650:AYTvTwTyYA’J -620:,Y.YY,Y. -610:/-L’PJ -600:/a/c/d/e/g/m/n/o/p/q/r/s/u/zP/ -590:FA
        -570:,T.TT,T.VcVdVeVgVoVqVsWcWdWeWgWoWqWs -560:A’TJVJVaVmVnVpVrWJWaWmWnWpWr’A -550:VzWz
        -520:AVAWVAVxWAWx -510:,V,W,’.V.W.’FJP,P.V,V.W,W.’,’.
        -500:,v,w,y.v.w.y/xT/VuWuv,v.w,w.y,y. -470:-YKxY- -460:-T-V-WT-V-W-
        -450:DTDYOTOYQTQYTCTGTOTQYCYGYJYOYQ -420:z- -410:,--,-.-’.-//LvLwLy’- -400:/JA?
        -390:L-b’o’p’’c’d’e’g’o’q -360:,C,G,O,Q.C.G.O.Q:YD,D.KYLCLGLOLQO,O.Q,Q.Y:Yt
        -350:CcCdCeCgCoCqFzl’ -340::TT: -330:-xl'x- -310:DJK-KTOJQJTt
        -300:,t.t/v/w/yKCKGKOKQP-PXe’k-s’’s -290:&T-XF/KAT&UJX-Y/v/w/y/ -280:-?KS -270:C-Tf
        -260:-JAvAwAyDXF,F.KvKwKyLUOXQXVvVwVyWvWwWyXCXGXOXQZvZwZy -250:PaTSXxYS -240:FSr-
        -230:&V&W,c,d,e,g,o,q.c.d.e.g.o.qLAV&V:W&W:Yfb,b.o,o.p,p. -220:&Y:V:WLtXvXwXyft
        -210:AxC&CCCGCOCQCvCwCyPcPdPePgPoPqXtZzf,f.r,r.x?z?
        -200:,U,f-A-S-v-w-y.U.f/:/AA-FaFcFdFeFgFoFqJJLXLxPTPZPzRTU,U.V/W/Z-a’h’kxm’n’
        -200:v-v?w-w?y-y? -190:AXCACXCYFsKzLSP&XA -180:FCFGFOFQFXv&w&y& -170:ETPsb?o?p?
        -160:-::-CVCWCaCzDVDWKtOVOWQVQWR-SYVCVGVOVQVfWCWGWOWQWfXfkvkwky
        -150:/!BYDZEAGYJ,J.OZPxQZSTVXWXXVXWZCZGZOZQZcZdZeZgZoZqZxfcfdfefgfofq
        -140:BXkckdkekgkokqk’ -130:CfCtfft- -120:KVKWS’XzZtfxl?
        -110:&v&w&y:’ACAGAOAQAtCSCuDAFuFxGTKcKdKeKfKgKoKqLfOAQARARVRWRcRdReRgRoRqSVSW
        -110:VSVtWSWta?bxh?k?ktlvlwlym?n?oxpxr&r/xcxdxexgxoxq’:
        -100:!-!T!V!W!Y(C(G(O(Q(c(d(e(g(o(q-!-z/C/G/O/Q/t:??/AZB,B.BTBVBWCTCsCxD)D/ES
        -100:EvEwEyFZFmFnFpFrGVGWG’KUKXKsKuLuO)O/P)PmPnPpPrQ)Q/RXRsRxS,S.SJSXU/UXXSXU
        -100:Y&ZAZaZfZsZub)c-cccdcecgcocqe)e?f&f-fzg?ksl(o)p)s?svswsyu?vavsvxwawswxxv
        -100:xwxyyaysyxzczdzezgzozq -90:!?BABJD’EXEaEsO’P:PCPGPOPQQ’l-
        -80:CJEVEWEYFYG)Lsq?t’’C’G’O’Q -70:&X&c&d&e&g&o&qltx’’x
        -60:ASAfAsCZD?F-O?PuQ?RYSZSvSwSyXcXdXeXgXoXqXsZSZVZWbvbwbybzeveweyfvfwfylfov
        -60:owoyozpvpwpypzrcrdrergrorqttvcvdvevgvovqvzwcwdwewgwowqwzycydyeygyoyqyzzv -60:zwzy
        -50:,a,u.a.uAUAcAdAeAgAoAqB’EcEdEeEfEgEoEqEtFvFwFyGXLcLdLeLgLoLqPYRCRGRORQTZ
        -50:UAXYavawaybfbtcaexfafshvhwhykakzl&lcldlelglolqlsmvmwmynvnwnyofotpfptrars
        -50:s,s.stsxsztctdtetgtotqxaxsxzzazszx -40:/b/h/i/k/lECEGEOEQYXZT -30:PvPwPy -20:FT
        20:!/K?V!W!cvcwcyqjv’w’y’’v’w’y 30:cxtf 40:R’ 50:,j,s.j.s:jE?S/rx’S 60:Qjr!tvtwtyvfwfyf
        70:TYvtwtyt 80:G/L:R,R.S?X!YBYDYEYFYHYIYKYLYMYNYPYR 90:VYWYYVYWvvvwvywvwwwyyvywyy
        100:(X(’,S,X,Z.S.X.Z/XC,C.E,E.F?F’V’W’X)X,X.Y’Z,Z.c)c,c.l,l.tx’)’V’W’Y
        110:&s,x.xF)K,K.L,L.PtTTTVTWT’V?VTW?WTe-k,k.r:x,x.x/’T 120:T?t,t. 130:K!Y!f!
        150:-c-d-e-g-o-qb-l)o-p- 160:YT 190:/Zr)’? 200:(Z,A.A:JA,A.AJC/C?P’X/XJZ)ZJk/ 220:&J(?Y?
        260:rfrt 280:R/ 290:Z/ 300:!J(V(WA/KJV)W)rvrwry 310:(Y,J.JY) 350:E/l/r’ 390:/YK/
        400:()(/(T/)/T/V/WLJT) 420:/’ 450:L/ 500:/?f?f’t/ 510:f) 590::/ 690:,/./ 800:t) 950:(j
        """#)

    /// NunitoSans-Medium
    private static let glyphs151 = FontGlyphs(
        #"""
        2600 2330 4040 6000 6000 9330 7010 2260 3260 3260 4500 6000 2330 4270 2330 2900 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2330 2330 6000 6000 6000 4470 9470 7330
        6790 6740 7470 5860 5510 7290 7640 2620 3310 6340 5480 8580 7410 7710 6370 7710 6730
        6180 6070 7310 6940 11040 6550 6010 5930 3240 2900 3240 6000 5000 5000 5330 5870 4650
        5870 5340 3400 5900 5720 2370 2410 5080 3010 8610 5720 5600 5870 5870 3650 4830 3580
        5650 5180 8440 5300 5170 4660 3610 2710 3610 6000 2330 2330 4050 4050 4050 5000 10000
        7000 5240 6000 9310 2660 2660 2600 2330 6000 6000 6000 5500 8150 4530 8150 3730 6000
        3800 3800 6000 5970 2330 3800 3420 4530 8970 9420 8970 4470 9830 7470 6000 7710 6380
        6240 8620 5640 6000 5600 5870 2370
        """#, kernedAs: glyphs150)

    /// NunitoSans-Regular
    private static let glyphs152 = FontGlyphs(
        #"""
        2570 2280 3910 6000 6000 9300 6930 2210 3170 3170 4500 6000 2280 4240 2280 2830 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2280 2280 6000 6000 6000 4430 9460 7290
        6760 6730 7420 5830 5480 7260 7610 2560 3240 6250 5430 8550 7400 7670 6330 7670 6690
        6150 6020 7280 6890 11010 6500 5960 5890 3150 2830 3150 6000 5000 5000 5300 5830 4630
        5830 5320 3330 5860 5680 2320 2360 5000 2960 8560 5680 5560 5830 5830 3580 4810 3500
        5610 5150 8410 5250 5140 4630 3520 2650 3520 6000 2280 2280 3940 3940 3940 5000 10000
        6860 5240 6000 9250 2600 2600 2570 2280 6000 6000 6000 5450 8150 4410 8150 3710 6000
        3800 3800 6000 5880 2280 3800 3390 4410 8930 9370 8930 4430 9810 7420 6000 7670 6340
        6150 8610 5590 6000 5560 5830 2320
        """#, kernedAs: glyphs150)

    /// NunitoSans-SemiBold
    private static let glyphs153 = FontGlyphs(
        #"""
        2630 2370 4170 6000 6000 9370 7080 2300 3360 3360 4510 6000 2370 4290 2370 2970 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2370 2370 6000 6000 6000 4500 9480 7360
        6820 6760 7510 5890 5540 7310 7670 2670 3380 6430 5520 8610 7430 7750 6420 7750 6770
        6220 6110 7330 7000 11070 6600 6060 5960 3330 2970 3330 6000 5000 5000 5370 5910 4670
        5910 5370 3470 5940 5760 2430 2460 5160 3060 8660 5760 5650 5910 5910 3730 4840 3650
        5690 5200 8460 5340 5200 4680 3700 2760 3700 6000 2370 2370 4160 4160 4160 5000 10000
        7130 5240 6000 9380 2720 2720 2630 2370 6000 6000 6000 5560 8150 4650 8150 3750 6000
        3800 3800 6000 6050 2370 3800 3450 4650 9010 9470 9010 4500 9860 7510 6000 7750 6430
        6320 8630 5690 6000 5650 5910 2430
        """#, kernedAs: glyphs150)

    /// OpenSans
    private static let glyphs154 = FontGlyphs(
        #"""
        2598 2671 4009 6460 5718 8232 7300 2212 2959 2959 5518 5718 2451 3218 2661 3672 5718
        5718 5718 5718 5718 5718 5718 5718 5718 5718 2661 2661 5718 5718 5718 4292 8989 6328
        6479 6309 7290 5562 5161 7280 7378 2788 2671 6138 5190 9028 7539 7788 6021 7788 6182
        5488 5532 7280 5952 9258 5771 5601 5708 3291 3672 3291 5420 4482 5771 5562 6128 4761
        6128 5610 3389 5479 6138 2529 2529 5249 2529 9302 6138 6040 6128 6128 4082 4771 3530
        6138 5010 7778 5239 5039 4678 3789 5508 3789 5718 1699 1699 3501 3501 -1 5000 10000 7842
        3760 5898 7759 -1 -1 2598 2671 5718 5718 5718 5161 8320 4971 8320 4282 5718 3472 3472
        6191 6548 2661 3472 3750 4971 7798 7798 7798 4292 8730 7222 5718 7788 6108 6221 8579
        5962 5718 6040 6128 2529
        """#)

    /// OpenSans-Bold
    private static let glyphs155 = FontGlyphs(
        #"""
        2598 2861 4722 6460 5708 9009 7500 2661 3389 3389 5449 5708 2900 3218 2852 4131 5708
        5708 5708 5708 5708 5708 5708 5708 5708 5708 2852 2900 5708 5708 5708 4771 8970 6899
        6719 6372 7402 5601 5488 7241 7651 3311 3311 6641 5649 9429 8130 7959 6279 7959 6602
        5508 5791 7559 6499 9668 6670 6240 5791 3311 4131 3311 5322 4111 6069 6040 6328 5142
        6328 5908 3872 5649 6572 3052 3052 6201 3052 9819 6572 6191 6328 6328 4541 4971 4341
        6572 5688 8560 5781 5688 4878 3940 5508 3940 5708 2168 2168 4448 4448 -1 5000 10000 8550
        3760 5708 7490 -1 -1 2598 2861 5708 5708 5708 4858 8320 6152 8320 4282 5708 3789 3789
        6602 6548 2852 3789 3882 6152 8809 8809 8809 4771 9521 7402 5708 7959 6279 7109 9170
        6191 5708 6191 6328 3052
        """#)

    /// OpenSans-ExtraBold
    private static let glyphs156 = FontGlyphs(
        #"""
        2598 2900 5239 6621 5771 9482 7988 2920 3589 3589 5371 5859 3091 3179 2891 4419 5859
        5859 5859 5859 5859 5859 5859 5859 5859 5859 2891 2969 5859 5859 5859 5049 8970 7261
        6738 6489 7339 5488 5391 7402 7661 3481 3521 6870 5820 9668 8340 7969 6318 7969 6768
        5771 5908 7568 6938 10391 7231 6641 6108 3242 4419 3242 5249 5000 4180 6230 6431 5391
        6431 6182 4131 6060 6699 3252 3242 6592 3232 10000 6699 6372 6431 6431 4692 5171 4600
        6699 6108 9102 6299 6099 5068 4331 5088 4331 5859 2500 2500 4990 4990 -1 5000 10000 8672
        3921 5859 7700 -1 -1 2598 2900 5859 5859 5859 5000 8242 6812 8242 4219 5859 3989 3989
        6719 6431 2891 3989 3921 6812 8872 9258 9219 5049 9458 7339 5859 7969 6270 7500 9351
        6411 5859 6650 6431 3252
        """#)

    /// OpenSans-Extrabold
    private static let glyphs157 = FontGlyphs(
        #"""
        2598 2900 5239 6621 5859 9482 7988 2920 3589 3589 5371 5659 3091 3179 2891 4419 5859
        5859 5859 5859 5859 5859 5859 5859 5859 5859 2891 2969 5659 5659 5659 5049 8970 7261
        6738 6489 7339 5488 5391 7402 7661 3481 3521 6870 5820 9668 8340 7969 6318 7969 6768
        5771 5908 7568 6938 10391 7231 6641 6108 3242 4419 3242 5249 5000 5981 6230 6431 5391
        6431 6182 4131 6060 6699 3252 3242 6592 3232 10000 6699 6372 6431 6431 4692 5332 4600
        6699 6108 9102 6299 6099 5068 4331 5088 4331 5659 2500 2500 4990 4990 -1 5000 10000 8672
        3921 5859 7700 -1 -1 2598 2900 5859 5859 5859 5000 8242 6812 8242 4219 5659 3989 3989
        6719 6431 2891 3989 3921 6812 9370 9380 9380 5049 9458 7339 5659 7969 6270 7500 9351
        6411 5659 6650 6431 3252
        """#)

    /// OpenSans-Italic
    private static let glyphs158 = FontGlyphs(
        #"""
        2598 2588 3862 6460 5508 7930 6699 2168 2852 2852 5518 5508 2402 3120 2529 3501 5508
        5508 5508 5508 5508 5508 5508 5508 5508 5508 2529 2529 5508 5508 5508 4268 8472 5552
        5981 5850 6660 5112 4722 6768 6782 2729 2671 5571 4741 8369 7021 7202 5659 7202 5688
        5020 4980 6758 5479 8521 5190 5029 5308 2861 3501 2861 5171 3940 5542 5649 5771 4502
        5771 4932 3130 5010 5771 2539 2539 4878 2539 8721 5771 5610 5771 5771 3960 4282 3242
        5771 4619 7168 4780 4619 4438 3491 5508 3491 5508 1699 1699 3511 3511 -1 4800 9600 7632
        3779 5508 7490 -1 -1 2598 2588 5508 5508 5508 4858 8320 4678 8320 4282 5508 3501 3501
        5830 6548 2529 3501 3359 4678 7412 7412 7642 4268 8169 6660 5508 7202 5659 5771 8149
        5688 5508 5610 5771 2539
        """#)

    /// OpenSans-Light
    private static let glyphs159 = FontGlyphs(
        #"""
        2598 2402 3530 6460 5708 8071 7129 1919 2720 2720 5508 5708 2148 3218 2378 3408 5708
        5708 5708 5708 5708 5708 5708 5708 5708 5708 2378 2378 5708 5708 5708 4209 8862 6001
        6270 6211 7061 5518 5020 7231 7192 2520 2471 5811 5132 8628 7212 7642 5850 7642 5942
        5449 5239 7192 5771 8921 5381 5278 5762 3188 3408 3188 5708 4111 5771 5298 5952 4751
        5952 5488 2998 5229 5898 2261 2261 4839 2261 8828 5898 5859 5952 5952 3892 4658 3350
        5898 4590 7231 4980 4590 4609 3530 5410 3530 5708 1450 1450 2998 2998 -1 5000 10000 7158
        3760 5708 7251 -1 -1 2598 2402 5708 5708 5708 5161 8320 4321 8320 4282 5708 3359 3359
        5962 6548 2378 3359 3608 4321 7402 7402 7402 4209 8071 7158 5708 7642 5850 5830 8452
        5732 5708 5859 5952 2261
        """#)

    /// OpenSans-Medium
    private static let glyphs160 = FontGlyphs(
        #"""
        2598 2695 4170 6460 5718 8452 7339 2310 3062 3062 5493 5718 2656 3218 2686 3784 5718
        5718 5718 5718 5718 5718 5718 5718 5718 5718 2686 2686 5718 5718 5718 4429 8965 6470
        6523 6318 7295 5566 5244 7266 7441 2925 2842 6255 5327 9102 7681 7822 6084 7822 6279
        5488 5581 7358 6099 9341 6001 5752 5742 3281 3784 3281 5718 4312 2983 5679 6172 4878
        6172 5688 3491 5483 6245 2656 2656 5493 2656 9399 6245 6060 6172 6172 4199 4819 3760
        6245 5171 7954 5371 5181 4736 3799 5498 3799 5718 1812 1812 3726 3726 -1 5000 10000 7974
        3760 5718 7661 -1 -1 2598 2695 5718 5718 5718 5068 8320 5254 8320 4282 5718 3555 3555
        6289 6548 2686 3555 3774 5254 7627 7944 7949 4429 8892 7295 5718 7822 6084 6445 8760
        6045 5718 6060 6172 2656
        """#)

    /// OpenSans-Regular
    private static let glyphs161 = FontGlyphs(
        #"""
        2598 2642 3984 6460 5718 8267 7285 2192 2949 2949 5508 5718 2588 3218 2627 3667 5718
        5718 5718 5718 5718 5718 5718 5718 5718 5718 2627 2627 5718 5718 5718 4316 8965 6323
        6460 6299 7256 5557 5161 7271 7373 2793 2686 6123 5220 8994 7529 7778 6016 7778 6172
        5483 5508 7290 5962 9233 5776 5591 5723 3271 3667 3271 5718 4380 2773 5557 6118 4790
        6118 5615 3364 5430 6133 2524 2524 5254 2524 9258 6133 6016 6118 6118 4087 4766 3564
        6133 4995 7749 5234 5010 4688 3750 5493 3750 5718 1694 1694 3486 3486 -1 5000 10000 7778
        3760 5718 7637 -1 -1 2598 2642 5718 5718 5718 5137 8320 4956 8320 4282 5718 3477 3477
        6182 6548 2627 3477 3735 4956 7402 7681 7783 4316 8682 7256 5718 7778 6016 6226 8623
        5996 5718 6016 6118 2524
        """#)

    /// OpenSans-SemiBold
    private static let glyphs162 = FontGlyphs(
        #"""
        2598 2754 4355 6460 5718 8638 7393 2427 3169 3169 5479 5718 2720 3218 2739 3901 5718
        5718 5718 5718 5718 5718 5718 5718 5718 5718 2739 2739 5718 5718 5718 4546 8970 6611
        6592 6338 7329 5581 5327 7256 7515 3052 2998 6382 5435 9214 7832 7871 6147 7871 6387
        5498 5649 7427 6230 9453 6226 5918 5757 3291 3901 3291 5718 4248 3198 5801 6226 4966
        6226 5762 3618 5542 6353 2788 2788 5728 2788 9541 6353 6104 6226 6226 4316 4868 3955
        6353 5342 8154 5508 5352 4785 3848 5503 3848 5718 1934 1934 3970 3970 -1 5000 10000 8164
        3760 5718 7686 -1 -1 2598 2754 5718 5718 5718 5000 8320 5557 8320 4282 5718 3633 3633
        6392 6548 2739 3633 3809 5557 7852 8213 8120 4546 9102 7329 5718 7871 6147 6670 8896
        6094 5718 6104 6226 2788
        """#)

    /// OpenSans-Semibold
    private static let glyphs163 = FontGlyphs(
        #"""
        2598 2759 4360 6460 5708 8618 7402 2432 3169 3169 5479 5708 2671 3218 2749 3901 5708
        5708 5708 5708 5708 5708 5708 5708 5708 5708 2749 2778 5708 5708 5708 4531 8979 6611
        6602 6338 7339 5581 5322 7261 7510 3052 2988 6392 5420 9229 7832 7871 6152 7871 6392
        5498 5659 7422 6221 9458 6221 5918 5752 3301 3901 3301 5371 4292 5918 5801 6230 4951
        6230 5762 3628 5562 6348 2788 2788 5718 2788 9561 6348 6108 6230 6230 4312 4868 3931
        6348 5352 8169 5508 5361 4780 3862 5508 3711 5708 1929 1929 3970 3970 -1 5000 10000 8188
        3760 5801 7622 -1 -1 2598 2759 5708 5708 5708 5010 8320 5562 8320 4282 5708 3628 3628
        6392 6548 2749 3628 3809 5562 8301 8301 8301 4531 9121 7310 5708 7871 6191 6660 8872
        6069 5708 6108 6230 2788
        """#)

    /// OpenSansLight-Italic
    private static let glyphs164 = FontGlyphs(
        #"""
        2598 2451 3521 6460 5508 7598 6499 1968 2568 2568 5552 5508 2202 3071 2368 3130 5508
        5508 5508 5508 5508 5508 5508 5508 5508 5508 2368 2368 5508 5508 5508 3901 8418 5171
        5869 5708 6592 5210 4790 6709 6670 2461 2329 5479 4580 8149 6699 7148 5591 7148 5591
        4980 4810 6689 5269 8311 4741 4712 5508 2622 3130 2622 5112 3911 5542 5532 5620 4331
        5532 4531 2822 5078 5581 2319 2319 4609 2319 8550 5581 5488 5610 5649 3672 4038 3008
        5581 4370 6802 4502 4492 4331 3462 5508 3462 5508 1460 1460 3081 3081 -1 4800 9600 7271
        3872 5508 7490 -1 -1 2598 2451 5508 5508 5508 4858 8320 4199 8320 4282 5508 3140 3140
        5718 6548 2368 3140 3198 4199 7231 7119 7119 3901 8008 6602 5508 7148 5591 5342 7822
        5488 5508 5488 5679 2319
        """#)

    /// Oswald-Bold
    private static let glyphs165 = FontGlyphs(
        #"""
        2560 2570 3600 5340 4850 10060 5700 1700 3380 3280 4230 4490 2380 3240 2440 4220 5500
        3850 5140 5140 5240 5090 5380 4390 5210 5380 2780 2850 3980 4420 3980 4830 9500 5510
        5880 5630 5860 4470 4340 5820 6100 3010 3490 5670 4430 7040 5610 5860 5710 5860 6000
        5140 4450 5880 5260 6970 5150 4930 4330 3320 4220 3240 4760 3680 3070 4600 5060 4680
        5030 4700 3200 5020 5090 2650 2690 5100 2740 7530 5070 4830 5050 5040 3830 4240 3510
        5040 4210 5970 4420 4480 3920 3740 2620 3790 4810 2040 2040 4080 4020 3920 5580 10510
        6640 4780 5600 8690 2880 2760 2560 2370 4570 4900 4750 4730 8840 4880 8900 5400 4490
        4740 4740 4910 5210 2260 3760 4320 4940 8520 8950 9220 4820 7080 5630 4860 5720 5620
        5420 6780 5200 4560 4770 4940 2800
        """#, kernedAs: glyphs167)

    /// Oswald-Light
    private static let glyphs166 = FontGlyphs(
        #"""
        2040 2010 2150 4650 4660 7320 6040 930 2780 2570 3720 3830 1810 2910 1810 3440 5170 3480
        4850 4820 4890 4770 4990 3860 4990 5010 1930 2080 3510 4010 3510 4720 8420 4770 5020
        4990 5210 3980 3860 5190 5490 2220 2790 4730 3820 6430 5200 5250 4830 5300 5120 4600
        4140 5370 4890 7150 4630 4690 4070 3020 3440 2850 3940 3320 2350 3850 4160 3890 4130
        3950 2680 4340 4120 2040 2130 4000 2020 6440 4090 3990 4170 4140 2980 3630 2800 4120
        3680 5740 3800 3810 3330 2580 2170 2690 4060 1500 1510 2850 2680 2860 4730 8310 5310
        3020 4870 7060 3260 3160 2040 2010 3820 3750 4340 4000 8620 4260 8760 4130 3830 3730
        3660 4200 4850 1880 2690 3850 4400 7850 7950 8700 4660 6310 5450 3520 5290 5040 4960
        6220 4450 3370 3980 4160 1980
        -1230:P. -1160:P, -1010:P- -910:LY -820:LT -750:LV -710:,Y.YY,Y. -680:Tg
        -670:TcTdTeToTsTw -660:Ty -650:r,r. -640:Ya -630:Ta -620:Tx -610:'A:TA'T:’A
        -590:A’TmTnTpTr -570:TzYg -550:F,F. -540:YcYdYeYo -510:,T.TLWT,T.Va -500:Tu -460:L’
        -450:P/Ys -440:PA -430:L'LyV,V.Y:YmYnYr -410:,V.V:YAVVAYu -400:YpYx -390:ATAYFATAYA
        -370:74TfVg -360:,W.WW,W. -350:P4PZVs -340:Lwff -330:Yw -310:'J’J -300:AWWAYyfcfdfefofq
        -290:-VV-VcVdVeVo -280:Pa -260:VJYJy,y. -250:'gWa’g -240:FJh'h’m'm’n'n’
        -230:J,J.KyPJVzWcWdWeWoYfYza'a’ -220:v. -210:,v.vTJWg -200:Vx -190:47PcPdPePoTtv,
        -180:Faw. -170:1787AfFsTjVuWsYqw, -160:FxRa
        -150:'c'd'e'o'qAwFcFdFeFoFqFyKCKGKORTb'b’fuo'o’p'p’’c’d’e’o’q -140:07VqVwgg
        -130:GTPgfifj -120:KcKdKeKoKqRY -110:'a97AyF:FzLfVpVyWmWnWrXwXy’a -100:67AtFgGYWpWzfa
        -90:,c,d,e,o,q.c.d.e.o.qAvBTBVMTPmPnPrRwTMV/b,b.e'e’o,o.p,p.zczdzezozq -80:BX
        -70:/c/d/e/o/qKQKwT/VmVnVrVvXfXsXtXvcccdcecocqexf.gcgdgegogqrq
        -60:-T-YB'B’GVL-LURWT-Y-Y/bxc'c’oxpxra
        -50:&T'sEcEdEeEgEoEqEsKgKsL1RcRdReRoRqW/Wwawrgs's’t't’xcxdxexoxq’s
        -40:,t,y.t.y/S:WD'D’G'G’K-KvLQLcLdLeLgLoLqLsLtO'O’PXPsQ'Q’U/V:VtW:WvWxXaXcXd
        -40:XeXgXoXqY4avbabjcjejoaojpapjrcrdrerou'u’
        -30:'C'G'O'Q,C,G,O,Q,U,w-X.C.G.O.Q.U.w/C/G/O/Q0Y244157:VB,B.BYC'C’D,D.DXDYKS
        -30:KtLCLGLOO,O.OXOYPzQ,Q.QXQYRzS/SSU,U.VCVGVOVQX-XCXGXOXQY0YCYGYOYQk'k’q'q’
        -30:wa’C’G’O’Q
        -20:69ACAGAODAKUKaMSOAPqQATqWCWGWOWQWqXSatbgbwc,c.ewkckdkekokqogowpgpwvaya 20:Kugy 40:gj
        370:f’
        """#)

    /// Oswald-Medium
    private static let glyphs167 = FontGlyphs(
        #"""
        2430 2330 3150 5110 4880 9500 5870 1490 3190 2950 4110 4330 2130 3140 2170 3960 5340
        3820 4970 4960 5040 4930 5210 4130 5100 5210 2390 2510 3860 4290 3860 4830 9280 5220
        5570 5400 5570 4280 4130 5590 5860 2750 3260 5320 4210 6830 5450 5630 5270 5640 5610
        4940 4300 5660 5160 7120 4990 4870 4250 3360 3960 3170 4600 3560 2930 4350 4770 4400
        4730 4460 3040 4720 4780 2480 2500 4710 2520 7180 4740 4550 4760 4740 3530 4000 3300
        4730 4040 5930 4160 4210 3700 3380 2510 3510 4650 1910 1910 3820 3650 3740 5580 10410
        6100 4220 5300 8040 2820 2840 2430 2230 4240 4450 4660 4510 8730 4720 8890 4980 4330
        4490 4510 4670 5070 2020 3590 4260 4880 8970 9190 8990 4810 6730 5410 4360 5570 5330
        5290 6650 4960 4030 4510 4710 2530
        -960:P. -860:LYP, -840:r,r. -730:F,F.LT -720:Y,Y. -710:LV -680:P-Ta -660:'A:TA'T:Ya’A
        -640:P/ -630:Ts -600:,Y.YTgYcYdYeYgYo -580:TcTdTeToTw -560:,T.TT,T. -540:A’TmTnTpTr
        -530:Va -520:LyTyV,V.Y:YmYnYr -490:Ys -480:TzYu -470:LWPA -460:,V.V:YTxVg -450:Tu
        -440:'g’g -430:ATTAYp -420:AYYA -400:VzYx -380:,W.WW,W.h'h’m'm’n'n’ -370:VcVdVeVoYw
        -360:'J/c/d/e/o/qAVT/VA’J -350:FA -340:'c'd'e'o'qVsb'b’o'o’p'p’’c’d’e’o’q -330:y,y.
        -320:J,J.KyLwVqYfYza'a’ff -310:Pa -300:-T-YL-T-WaXyY-Y/Yyc'c’v. -290:v, -280:74Tf
        -270:B'B’Vp -260:FJL’PJTJWgXw -250:Vu -240:&T's-VBVL1V-VmVnVrVxW/Xvs's’t't’’s -230:AWWA
        -220:PgVyWcWdWeWo -210:BTKCKGKOPcPdPePo -200:BXFaKwVwf.w. -190:RY
        -180:,t,y.t.y/S:WAwAyD'D’G'G’K-LtO'O’PsQ'Q’U/V:W:Y4u'u’ -170:BYKQw,
        -160:'a97F:FzLfP4PZVvWmWnWrXsrq’a -150:AfGTRcRdReRoRq -140:47FsGYKcKdKeKoKqLUPXTt
        -130:87KSLQYqra
        -120:'C'G'O'Q,C,G,O,Q,U,w-X.C.G.O.Q.U.w/C/G/O/Q0Y244157:VAtB,B.C'C’D,D.DXDYFc
        -120:FdFeFoFqKtO,O.OXOYPzQ,Q.QXQYRTRzS/SSU,U.VJX-XCXGXOXQXfXtY0YCYGYJYOYQfak'
        -120:k’q'q’’C’G’O’Q -110:XSkckdkekokq -100:,v.v67L'LCLGLORaWpWsXcXdXeXoXqexwaxcxdxexoxq
        -90:69ACAGAODAMSOAQAvaya -80:17GVRVTjbxoxpxrgvgyg -70:KuMTTMVCVGVOVQfcfdfefofq
        -60:,B,D,E,F,H,I,K,L,N,P,R-W.B.D.E.F.H.I.K.L.N.P.R070X61626Y8YASAUC,C.CXD7DJ
        -60:DTDVDZF'FxFyF’L7LSMVMYO7OJOTOVOZP7PSQ7QJQTQVQZRCRGRORQRySASMSVSXSYT&TCTG
        -60:TOTQUAVMVtW-WfWvWwWxX0XaXgY6Y8YMYSZCZGZOZQZaZcZdZeZoZqf:ggkgkstgwgzczdze -60:zgzozq
        -50:FgVSWzga -40:,c,d,e,o,q.c.d.e.o.qAvBWFSPmPnPrPxRURWRwV/ZSb,b.c/e'e’fuguo,o.p,p.
        -30:CYRSWSawayfifjgcgdgego
        -20:BAEcEdEeEgEoEqEsGWKgKsKvLcLdLeLgLoLqLsavbjcccdcecjcocqejgqojpjrcrdrero 60:gtgw
        100:gy 180:gj 330:f’
        """#)

    /// Oswald-Regular
    private static let glyphs168 = FontGlyphs(
        #"""
        2290 2080 2660 4860 4910 8910 6060 1270 2980 2600 3980 4150 1870 3030 1880 3690 5170
        3780 4780 4770 4830 4760 5030 3860 4990 5020 1970 2150 3730 4150 3730 4830 9040 4920
        5240 5150 5270 4070 3910 5350 5610 2480 3010 4950 3970 6600 5280 5390 4800 5410 5190
        4730 4130 5430 5050 7290 4820 4810 4170 3400 3690 3100 4430 3440 2780 4090 4470 4110
        4420 4210 2870 4410 4450 2290 2300 4290 2290 6800 4390 4250 4460 4430 3210 3740 3080
        4400 3850 5880 3890 3920 3470 3000 2390 3210 4470 1780 1780 3540 3250 3540 5590 10300
        5530 3630 4970 7350 2750 2920 2290 2080 3880 3980 4570 4270 8620 4550 8880 4530 4150
        4220 4260 4410 4920 1760 3400 4190 4810 9450 9450 8740 4800 6350 5180 3830 5400 5030
        5150 6510 4710 3460 4240 4470 2240
        """#, kernedAs: glyphs166)

    /// Oswald-SemiBold
    private static let glyphs169 = FontGlyphs(
        #"""
        2500 2470 3400 5240 4860 9820 5780 1610 3290 3140 4180 4420 2270 3200 2320 4110 5430
        3840 5060 5060 5150 5020 5310 4280 5160 5300 2610 2700 3930 4360 3930 4830 9400 5380
        5740 5530 5730 4380 4250 5720 6000 2900 3390 5520 4330 6950 5540 5760 5520 5760 5830
        5050 4380 5780 5220 7040 5080 4900 4300 3340 4110 3210 4690 3630 3010 4490 4930 4560
        4900 4600 3130 4890 4950 2570 2610 4930 2640 7370 4930 4710 4920 4910 3700 4130 3420
        4900 4130 5950 4310 4360 3820 3580 2570 3670 4740 1980 1980 3970 3860 3840 5580 10470
        6400 4540 5470 8400 2850 2790 2500 2310 4420 4700 4710 4630 8790 4810 8900 5210 4420
        4630 4640 4800 5150 2150 3680 4290 4910 8720 9060 9120 4820 6920 5530 4640 5650 5490
        5360 6720 5100 4330 4660 4840 2680
        """#, kernedAs: glyphs167)

    /// Outfit-Bold
    private static let glyphs170 = FontGlyphs(
        #"""
        1900 2860 4560 6620 6030 6850 6910 2500 3100 3100 4900 5630 2830 4620 3000 3840 6660
        3780 5640 5590 6090 5600 5730 5270 5620 5730 2900 2800 5630 5630 5630 4990 7560 7290
        6410 6890 7540 6150 5900 7850 7300 2930 5320 7050 5610 8580 7380 8060 6280 8190 6520
        5830 6390 7020 7130 10020 7150 6870 6080 3490 3840 3490 4660 5050 3230 5950 5950 4960
        5950 5480 4360 5840 5720 2610 2730 5460 2610 8730 5720 5760 5950 5950 4440 4580 3990
        5390 5370 7850 5360 5340 4810 3420 3000 3420 5630 2610 2610 4870 4870 5090 5680 8670
        8400 3510 7140 7330 2910 2910 1900 2870 5160 6290 6720 5380 8110 5100 5460 3960 5630
        3400 3340 5930 7180 1820 2660 3490 5100 6950 6920 6900 4880 9940 7740 5630 8060 6280
        5920 9350 5730 5630 5760 5950 2610
        """#, kernedAs: glyphs174)

    /// Outfit-Light
    private static let glyphs171 = FontGlyphs(
        #"""
        2150 2610 3740 6380 5920 6620 6480 2320 3060 3060 4880 5370 2740 4600 2890 3800 6570
        3380 5400 5350 5970 5380 5650 5280 5520 5650 2700 2690 5370 5370 5370 5050 7640 6900
        6250 6930 7390 5890 5670 7730 7000 2490 4950 6590 5540 8360 7030 7940 6080 8140 6330
        5540 6320 6760 6790 9790 6850 6590 5770 3350 3800 3350 4550 5290 2690 5850 5850 4910
        5850 5380 3950 5820 5440 2130 2180 4840 2120 8490 5440 5680 5850 5850 4140 4240 3570
        5150 5120 7460 4990 5100 4420 3200 2750 3200 5370 2460 2460 4100 4100 4380 5450 8430
        7290 3180 7300 6850 2710 2710 2150 2640 5140 6170 6470 5200 8420 4410 5780 3960 5370
        3330 3320 5830 6940 1130 2540 3440 4410 6630 6560 6560 4940 9650 7490 5370 7940 6080
        5680 9460 5650 5370 5680 5850 2120
        -1530:FJ -1510:TJ -1480:YaYcYdYeYgYoYq -1470:YJ’A -1420:Ys -1390:TaTcTdTeTgToTq -1340:PJ
        -1330:Tx -1290:'AA'VJ -1250:TvTy -1240:A’ -1230:Ts -1220:Yx -1190:'J -1160:Tz’J
        -1140:,Y.YTwY,Y. -1120:WJ -1110:TmTnTpTr -1090:AYYA -1060:ATTA -1050:Vo -1040:LYVxYvYy
        -1010:VaVcVdVeVgVq -1000:T: -980:,’.’TuYz -970:LTL’ -960:AVVAVs -950:&TYw
        -940:YmYnYpYrYu -930:L'’a’c’d’e’g’o’q -900:KvKy -880:&A-YY- -870:AWWA -860:P,P.Y:
        -850:,1-T.1T- -830:,V.VV,V. -810:&Y'4-7K- -790:LVYfYt -780:/JVmVnVpVr
        -770:WaWcWdWeWgWoWq -760:Wsr,r.’s -750:9,9. -740:Vz -730:'a'c'd'e'g'o'q,T.TT,T.b'o'p'
        -720:&C&G&O&QYS -710:LW -700:-V7,7.AvV- -690:V: -680:&V&XKCKGKOKQPAY/r/y,y. -670:4'
        -660:,7.7LCLGLOLQOJ -650:OYQYY&YCYGYOYQ -640:-XKTKXTfTtVuVvVyWmWnWpWrX-
        -630:&v&yFAR-b’k-o’p’ -620:KwWx -610:&W-JA?P/ -600:RYWvWy -590:,W-3.W6'AwW,W.
        -580:'6-1/A7-F,F.WzXvXy -570:KfKtf- -560:,9.9/a/c/d/e/g/o/qKV
        -550:KYKaKcKdKeKgKoKqOTP-QTRTTCTGTOTQf,f. -540:ACAGAOAQOAVwXfXtr- -530:,v,y.v.yKSv,v.
        -520:&Z47AyWuXw -510:TXTYWwXTYT’C’G’O’Q -500:JJTTUJ -480:&f&tAxCJKuL-T/VS -470:'sGYTS
        -460:/m/n/p/r4,4.AfAtTVVTVfVtXXXaXcXdXeXgXoXq -450:-A/sA- -440:LfLtTZYj
        -430:,f,t.f.t4174RXRx’m’n’p’r -420:&U&wF/G,G.OVOXRVSJSYVCVGVOVQXCXGXOXQXSXYYXYY’u
        -410:'C'G'O'Q-W07O'W-h'm'n' -400:CvCwCyGJ
        -380:&␣,C,G,O,Q.C.G.O.Q677697AAAXBJKAKWKZO,O.W:XAXJXxYikxy-’z -370:'0,4.40'BYEJPX
        -360:(v(y2-E-KxRARSVXWYWfWtXVYWkfktkvkwkyv)y) -350:,w-Z.wSTZ-ZfZtw,w.
        -340:-S57GAKsOWQWVVWCWGWOWQWSrarcrdrergrorqt,t. -330:-287GTL?LvLyPYQ’TWWTZaZcZdZeZgZoZq
        -320:96AaAcAdAeAgAoAqKJKULSPZRJRZV/VYW/XuYVk?’S -310:,6.63,3.5,5.fafcfdfefgfofq
        -300:'8,0.0/C/G/O/Q/v/w/y0,0.278'ASG'GVO/PaPcPdPePgPoPqRWRaRcRdReRgRoRqkakckd
        -300:kekgkokq -290:-x61CfCtGXRvRyx-yaycydyeygyoyq
        -280:␣A␣J␣Y&B&D&E&F&H&I&K&L&M&N&P&R'S(w-v-y/zA␣CCCGCOCQCYETK␣RsT&V&VWW&WVWWWX
        -280:XWY␣ZAZZZvZyc-e’ffftfxh’kskzm’n’rbrsrvryrzv-w)ywyx
        -270:&S-z49LALwRCRGRORQYbYhYkYlz- -260:78BXF-Rwxx -250:73BTPTrw
        -240:'m'n'p'r/uFXK’LULaLcLdLeLgLoLqR’VZXmXnXpXrXsXzX’YBYDYEYFYHYIYKYLYMYNYPYR
        -240:ZJZTZVc’f/q'rx’v’y -230:374469C-FSSAxfxt
        -220:&u,a,c,d,e,g,o,q-f-t.a.c.d.e.g.o.q8394BVFTFxPsQ,Q.RfRtYZZCZGZOZQZYZwb,b.
        -220:o,o.p,p.rfrts't-wwyz -210:FaFcFdFeFgFoFqGWOSSvSyr&tftt
        -200:7981JALxUAY?bvbyovoypvpyvavcvdvevgvovqvxxvxy -190:98CTLJ
        -180:/f/t70AJAZAuCACaCcCdCeCgCoCqESFsFzG’J/JXKBKDKEKFKHKIKKKLKMKNKPKRP␣R'RzSS
        -180:SVSXU/UXWZXUXZXbXhXkXlZXfmfnfpfrfsfvfyfzkikjkurhrirkrlruvvvyysyvyy’X
        -170:45Rubfbtefetofotpfpttatctdtetgtotq
        -160:␣T'u(J77AUCxECEGEOEQQXRUSxT␣Y’bwbxbzexfwk,k.kmknkpkrowoxozpwpxpzrju'vwwa
        -160:wcwdwewgwowqwvwyxaxcxdxexgxoxqxs -150:&a&c&d&e&g&o&q&s4289
        -140:17A:BSEVEYFCFGFOFQGSHSISMSNSOZRBRDRERFRHRIRKRLRMRNRPRRSwXBXDXEXFXHXIXKXL
        -140:XMXNXPXRrmrnrprrtzu’vswxxwy:yiyj -130:7292OxSWzo’f’t
        -120:(C(G(O(Q6391CSF&FvFyHxIxJYK:MxNxO)UYYUZWwsybyhykylymynypyrzfzt
        -110:93BWEaEcEdEeEgEoEqFZO’PV -100:82F␣JTTUUTtszazczdzezgzq
        -90:PBPDPEPFPHPIPKPLPMPNPPPRSaScSdSeSgSoSqcacccdcecgcocq
        -80:ABADAEAFAHAIAKALAMANAPARAjJSL␣USX&eveyiwvzwiwzyfyt -70:tx
        -60:'v'w'x'yFwewhfhtmfmtnfntv'w'x' -50:'99' -40:02afatawcfct -20:cx
        40:GCGGGOGQOCOGOOOQV?W?Z? 50:'f't 80:T? 110:-C-G-O-QO-
        120:/B/D/E/F/H/I/K/L/M/N/P/RH/I/M/N/S-SU 130:-a-c-d-e-g-o-qb-e-o-p- 160:F’Q/T’z/
        180:r’t’ 190:'7 210:'T7'P’T' 240:Ojfbfhfkfl’T 250:E) 280:F) 360:,j.j 410:f? 470:f’
        520:gj 560:f) 580:f' 630:jj 820:qj 980:(j
        """#)

    /// Outfit-Medium
    private static let glyphs172 = FontGlyphs(
        #"""
        2000 2620 4260 6410 5840 6580 6690 2420 2990 2990 4910 5470 2760 4610 2900 4010 6550
        3550 5410 5400 5990 5450 5620 5220 5480 5620 2710 2690 5470 5470 5470 5060 7370 7020
        6220 6830 7400 5900 5660 7720 7120 2670 4940 6720 5500 8420 7170 7940 6040 8200 6280
        5560 6190 6900 6960 9820 6980 6720 5890 3410 4010 3410 4510 4810 2930 5800 5800 4870
        5800 5340 4030 5750 5510 2340 2420 5110 2320 8610 5510 5630 5800 5800 4250 4300 3780
        5170 5100 7540 5090 5180 4510 3260 2820 3260 5470 2510 2520 4550 4560 4800 5530 8610
        7700 3420 7200 7020 2770 2770 2000 2690 5270 6210 6420 5150 8240 4760 5580 3920 5470
        3400 3380 5760 7190 1460 2680 3440 4760 6890 6830 6840 4830 9820 7600 5470 7940 6040
        5780 9200 5620 5470 5630 5800 2320
        """#, kernedAs: glyphs173)

    /// Outfit-Regular
    private static let glyphs173 = FontGlyphs(
        #"""
        2080 2610 4000 6400 5880 6600 6590 2370 3030 3020 4900 5420 2750 4610 2900 3900 6560
        3470 5410 5380 5980 5410 5640 5250 5500 5640 2710 2690 5420 5420 5420 5050 7500 6960
        6230 6880 7400 5900 5660 7730 7060 2580 4950 6660 5520 8390 7100 7940 6060 8170 6300
        5550 6250 6830 6880 9810 6910 6650 5830 3380 3900 3380 4530 5050 2810 5820 5820 4890
        5820 5360 3990 5790 5480 2240 2300 4980 2220 8550 5480 5660 5820 5830 4190 4270 3680
        5160 5110 7500 5040 5140 4470 3230 2780 3230 5420 2480 2490 4320 4330 4590 5490 8520
        7500 3300 7250 6930 2740 2740 2080 2670 5210 6190 6450 5170 8330 4580 5680 3940 5420
        3360 3350 5790 7060 1300 2610 3440 4580 6760 6700 6700 4890 9730 7550 5420 7940 6060
        5730 9330 5640 5420 5660 5820 2220
        -1470:FJTJYaYcYdYeYgYoYq -1450:YJ -1420:’A -1390:Ys -1310:TaTcTdTeTgToTq -1280:PJTx
        -1260:VJ -1240:'AA' -1200:Ts -1190:TvTy -1180:Yx’J -1170:A’ -1160:'J -1110:,Y.YY,Y.
        -1100:TzWJ -1090:Tw -1060:TmTnTpTr -1050:AYYA -1040:VoVx -1020:YvYy -1010:ATLYTA
        -980:TuVaVcVdVeVgVq -960:VsYz -950:AVT:VA -940:&TYmYnYpYrYu -930:,’.’ -910:LTYw -900:L’
        -880:&AKvKyL'’a’c’d’e’g’o’q -860:&YY: -850:-YAWP,P.WAY- -820:,1.1 -790:,V.VV,V.
        -780:-T/JT- -770:-7LVr,r. -760:K-Ws -750:'4VmVnVpVr -740:Vz -730:&VWaWcWdWeWgWoWq
        -720:&C&G&O&Q -710:9,9.YfYt’s -700:YS -690:Av
        -680:&X'a'c'd'e'g'o'q,T-V.T7,7.LWT,T.V-Y/b'o'p'y,y. -660:KCKGKOKQPAr/ -650:V:
        -640:&WKTKXVuVvVyWmWnWpWr -620:4'OJWx -610:,7-X.7FAOYQYX-Y&YCYGYOYQ -600:&v&yLCLGLOLQR-
        -590:KwTfTt -580:/AA?WvWyWzXvXyb’k-o’p’ -570:-JAwRY -560:,W-3.WKVP/W,W. -550:'66'F,F.KY
        -540:-1VwXfXt -530:7- -520:&Z,9.9/a/c/d/e/g/o/qACAGAOAQAyKfKtOAWuXwf,f-f.
        -510:KaKcKdKeKgKoKqRT -500:,v,y.v.yKSOTP-QTTCTGTOTQr-v,v. -490:47 -480:CJJJKuT/TXUJWwXT
        -470:TYYT -460:&f&tAxVSVfVtXX -450:GYTT -440:XaXcXdXeXgXoXqYj
        -430:'s-W/sAfAtL-TSW-’C’G’O’Q -420:&U/m/n/p/rF/G,G.XYYXYY’u -410:4,4.OXTVVTXCXGXOXQ
        -400:-AA-RVSJSYTZXS’m’n’p’r -390:&w4174LfLtOVRXRxVCVGVOVQ
        -380:&␣'C'G'O'Q,f,t.f.t07AAAXBJCvCwCyGJKAKWKZO'XAXJXxYi’z
        -360:(v(y,C,G,O,Q.C.G.O.QKxO,O.RAVXWYWfWtXVYWh'kxm'n'v)y) -350:76EJPXRSy-
        -340:'00'BYE-KsVVW:kfktt,t. -330:,w.w6797GAWSkvkwkyrarcrdrergrorqw,w.
        -320:,4.42-KULSOWQWSTV/VYW/WCWGWOWQXuYV’S -310:-Z57Z-ZfZt
        -300:-S/v/w/yAaAcAdAeAgAoAqG'GTKJL?PZQ’TWWTZaZcZdZeZgZoZqk?
        -290:8796LvLyPYRJRZRaRcRdReRgRoRq
        -280:␣A␣J␣Y&B&D&E&F&H&I&K&L&M&N&P&R'S(w,6-2.6/z3,3.5,5.A␣CCCGCOCQCYGVK␣RWRsT&
        -280:V&VWW&WVWWWXXWY␣ZAZZZvZye’ffftkskzrbrsrzw)ywyx
        -270:'8,0-x.0/C/G/O/Q0,0.8'ASCfCtGXO/PaPcPdPePgPoPqfafcfdfefgfofqkakckdkekgko -270:kqx-
        -260:&S-v-y27ETRvRyc-fxrvryv-xxyaycydyeygyoyq -250:4961LA
        -240:/uBXFXK’LURCRGRORQR’VZXmXnXpXrXsXzX’YBYDYEYFYHYIYKYLYMYNYPYRYbYhYkYlZJZT
        -240:ZVrx’v’y -230:-zF-LwRwh’m’n’rwz- -220:78FTFxJAQ,Q.SAUAYZZCZGZOZQZYZws'wwyz
        -210:'m'n'p'r73BTPTq' -200:&u374469C-FSLaLcLdLeLgLoLqRfRtc’f/vxxfxtxvxy
        -190:,a,c,d,e,g,o,q-f-t.a.c.d.e.g.o.q8394BVFaFcFdFeFgFoFqGWOSPsb,b.o,o.p,p.r&
        -190:rfrtt-
        -180:/f/t7981AJAZAuCAESFsFzJXKBKDKEKFKHKIKKKLKMKNKPKRP␣R'RzSSSvSyUXWZXUXZXbXh
        -180:XkXlZXbvbyfmfnfpfrfsfzkikjkuovoypvpyrhrirkrlrutfttvavcvdvevgvovqvvvyysyv -180:yy’X
        -170:7098J/LxSVU/rj
        -160:␣T&a&c&d&e&g&o&q&s(JAUCTCaCcCdCeCgCoCqCxRUSXT␣Y?Y’bzk,k.kmknkpkrozpzrmrn
        -160:rprrvwwvwyxs
        -150:77ECEGEOEQG’LJSxbfbtbxexfvfyofotoxpfptpxtatctdtetgtotqxaxcxdxexgxoxq
        -140:'u45A:BSEVEYGSHSISMSNSOZQXRBRDRERFRHRIRKRLRMRNRPRRRuXBXDXEXFXHXIXKXLXMXN
        -140:XPXRbwefetfwowpwtzu'vswawcwdwewgwowqwxxwy:yiyj -130:42zo
        -120:(C(G(O(Q6389CSF&FCFGFOFQFvFyHxIxJYK:MxNxO)SwUYYUZWwsybyhykylymynypyrzfzt -110:OxSW
        -100:7292F␣FZJTPVTUUTts’f’t -90:829193BWEaEcEdEeEgEoEqO’cacccdcecgcocqzazczdzezgzq
        -80:ABADAEAFAHAIAKALAMANAPARAjJSL␣PBPDPEPFPHPIPKPLPMPNPPPRUSX&eveyiwvzwiwzyf -80:yt
        -70:17SaScSdSeSgSoSqtxu’ -60:Fwcfctewhfhtmfmtnfnt -30:'9'v'w'x'y9'cxv'w'x' -20:02afataw
        30:SCSGSOSQ 60:GCGGGOGQOCOGOOOQV?W?Z? 80:'f't 100:T? 120:S-SU 130:-C-G-O-QO-
        140:/B/D/E/F/H/I/K/L/M/N/P/RH/I/M/N/ 160:-a-c-d-e-g-o-qF’b-e-o-p- 170:Q/ 180:r’t’z/
        200:T’ 230:'77'P’ 240:Ojfbfhfkfl’T 250:'TE)T' 280:F) 360:,j.j 440:f? 510:f’ 520:gj
        560:f) 630:f'jj 820:qj 980:(j
        """#)

    /// Outfit-SemiBold
    private static let glyphs174 = FontGlyphs(
        #"""
        1950 2740 4410 6520 5940 6710 6800 2460 3040 3040 4900 5550 2800 4620 2950 3930 6600
        3670 5530 5500 6040 5530 5680 5250 5550 5680 2810 2750 5550 5550 5550 5030 7470 7150
        6310 6860 7470 6020 5780 7780 7210 2800 5130 6880 5560 8500 7270 8000 6160 8200 6400
        5690 6290 6960 7050 9920 7070 6790 5980 3450 3930 3450 4590 4930 3080 5880 5880 4920
        5880 5410 4190 5790 5620 2480 2570 5280 2470 8670 5620 5690 5880 5880 4340 4440 3890
        5280 5230 7690 5230 5260 4660 3340 2910 3340 5550 2560 2570 4710 4710 4940 5610 8640
        8050 3460 7170 7170 2840 2840 1950 2780 5220 6250 6570 5270 8170 4930 5520 3940 5550
        3400 3360 5850 7190 1640 2670 3460 4930 6920 6870 6870 4860 9880 7670 5550 8000 6160
        5850 9270 5680 5550 5690 5880 2470
        -1440:YaYcYdYeYgYoYq -1410:YJ -1380:TJ -1370:FJ -1350:’A -1330:Ys -1220:VJ’J -1210:Tx
        -1200:TaTcTdTeTgToTq -1170:'AA'PJ -1140:Ts -1120:Yx -1090:'JTvTy -1060:,Y.YY,Y. -1050:WJ
        -1040:VoVx -1030:A’ -1000:Tz -990:AYTmTnTpTrTwYA -980:Tu -960:&YVs -950:YvYy
        -940:&TLYYmYnYpYrYu -930:VaVcVdVeVgVq -920:AVVA -910:ATTAYz -880:&A -860:Y:
        -830:,’.’KvKyP,P.T:Yw -810:&VAWWA -790:-YL'LTY-’a’c’d’e’g’o’q -780:/Jr,r. -760:L’Ws
        -750:,1.1 -740:&C&G&O&QVz -730:,V.VLVV,V. -710:&W -690:-7VmVnVpVr -680:&X-TT-Y/y,y.
        -670:AvK- -660:WaWcWdWeWgWoWqYS -640:KTKXVuVvVyWmWnWpWr -630:'4-V7,7.9,9.V- -620:LWWx
        -610:,T.TKCKGKOKQT,T.r/ -600:’s -590:'a'c'd'e'g'o'qPAb'o'p' -580:/AFAV:WzXvXy -570:YfYt
        -560:KV -550:&v&y4'AwKYOYQYR-YCYGYOYQ -540:,7.7OJVwXfXt -530:-XKwWvWyX-
        -520:&ZA?AyWuXwY& -510:,W.WW,W. -500:F,F.RY -490:-Jb’k-o’p’
        -480:'6-3-W6'ACAGAOAQCJKuOAT/TfTtW-f,f. -470:,v,y-1.v.yP/v,v. -460:LCLGLOLQVfVtXX
        -450:,9.9KSKaKcKdKeKfKgKoKqKt -440:/a/c/d/e/g/o/q7-JJUJYj -430:47RTWwf-r-
        -420:&UAxF/G,G.P-TXXTXYYXYY’u -410:/sOTQTTCTGTOTQVS -400:GY -390:TYXaXcXdXeXgXoXqYT
        -380:&␣'sAAAXAfAtBJKAKWKZTSXAXJXxYi’z -370:&f&tOXXCXGXOXQ
        -360:(v(yKxRASYVXWYWfWtXSXVYWv)y) -350:RVSJ’m’n’p’r -340:&w/m/n/p/r4174CvCwCyGJKsVVt,t.
        -330:&B&D&E&F&H&I&K&L&M&N&P&R,C,G,O,Q.C.G.O.QO,O.RXRxTZ
        -320:-AA-EJKULSOVRSTTV/VCVGVOVQVYW/XuYV’S
        -310:'0'C'G'O'Q,f,t.f.t0'074,4.GAL-O'PXTVVTkxrarcrdrergrorq
        -300:/v/w/y76BYG'WSh'm'n'’C’G’O’Q -290:,w.wE-kfktw,w.
        -280:␣A␣J␣Y'S(w/zA␣CCCGCOCQCYK␣LfLtOWQWRsSTT&V&VWW&WCWGWOWQWVWWWXXWY␣ZAZZZvZy
        -280:e’ffftkskzrbrsrzw)y-ywyx -270:RaRcRdReRgRoRqW:kvky -260:57AaAcAdAeAgAoAqKJxx
        -250:&S-x67GTJAPZQ’TWUAWTZaZcZdZeZgZoZqk?kwx-
        -240:/u3,3.FXGVGXK’L?LUPYRWR’VZXmXnXpXrXsXzX’YBYDYEYFYHYIYKYLYMYNYPYRZJZTZVZf
        -240:Ztrx’v’y -230:,4-S.42-9697LvLyfx
        -220:-v-y/C/G/O/QASCfCtETFTFxO/PaPcPdPePgPoPqQ,Q.RJRZYZZCZGZOZQZYZwc-fafcfdfe
        -220:fgfofqkakckdkekgkokqrvrys'v-wwyz
        -210:,0,6-2-Z.0.60,0.495,5.BXLARvRySAZ-rwyaycydyeygyoyq
        -200:&a&c&d&e&g&o&q&s'88'87vxxvxy -190:RCRGRORQYbYhYkYlrjrmrnrprr
        -180:-z2761AJAZAuCAESF-FsFzJXKBKDKEKFKHKIKKKLKMKNKPKRLwP␣R'RfRtRzSSUXWZXUXZXb
        -180:XhXkXlZXfmfnfpfrfsfzkikjkurhrirkrlruvvvyysyvyyz-’X -170:BTOSRw
        -160:␣T&u(J37AUC-CxFSFaFcFdFeFgFoFqGWRUT␣Y’bzk,k.kmknkpkrozpzr&vwwvwyxs
        -150:'m'n'p'r697378J/PTSVU/f/q'xfxt
        -140:,a,c,d,e,g,o,q-f-t.a.c.d.e.g.o.q70818394A:BSBVEVEYGSHSISMSNSOZPsRBRDRERF
        -140:RHRIRKRLRMRNRPRRSxXBXDXEXFXHXIXKXLXMXNXPXRb,b.bvbyo,o.ovoyp,p.pvpyrfrtt-
        -140:tftttzvavcvdvevgvovqvswxxwy:yiyjzo
        -130:/f/t4479ECEGEOEQLxSvSybxexh’m’n’oxpxxaxcxdxexgxoxq
        -120:(C(G(O(Q77CSCTCaCcCdCeCgCoCqF&FvFyHxIxJYK:LaLcLdLeLgLoLqMxNxO)SXUYYUZWbf
        -120:btc’ofotpfpttatctdtetgtotqwsybyhykylymynypyrzfzt
        -110:42456398Rubwcacccdcecgcocqefetfvfwfyowpwwawcwdwewgwowq -100:F␣ts
        -90:'uFCFGFOFQFZOxPVQXSWSwu'zazczdzezgzq
        -80:ABADAEAFAHAIAKALAMANAPARAjJSL␣LJUSX&cfcteveyiwvzwiwzyfyt
        -70:89BWJTPBPDPEPFPHPIPKPLPMPNPPPRTUUTY?tx
        -60:72829293EaEcEdEeEgEoEqFwO’ewhfhtmfmtnfnt’f’t -50:cx -40:91SaScSdSeSgSoSq -30:G’
        30:QBQDQEQFQHQIQKQLQMQNQPQR 50:C’ 60:SCSGSOSQ 90:GCGGGOGQOCOGOOOQV?W? 110:Z?
        120:'f'tS-SU 140:T? 160:-C-G-O-QO- 180:/B/D/E/F/H/I/K/L/M/N/P/RF’H/I/M/N/r’
        200:-a-c-d-e-g-o-qQ/b-e-o-p- 220:t’z/ 240:Ojfbfhfkfl’T 250:E) 260:7'P’ 280:'7F) 290:T’
        300:'TT' 360:,j.j 490:f? 520:gj 560:f) 590:f’ 630:jj 710:f' 820:qj 980:(j
        """#)

    /// PTSans-Bold
    private static let glyphs175 = FontGlyphs(
        #"""
        2530 2940 4020 5670 5670 8400 8140 2540 3270 3270 3780 5270 2520 3600 2460 4080 5670
        5670 5670 5670 5670 5670 5670 5670 5670 5670 2690 2900 5270 5270 5270 4540 10590 6050
        5910 5590 6470 5220 5080 6090 6510 2850 3340 6200 5140 8000 6570 6700 5720 6700 6020
        5300 5680 6270 6020 8620 6330 5920 5390 3240 4240 3240 5000 4440 3160 4960 5360 4330
        5390 5080 3210 5360 5450 2690 2680 4910 2940 8050 5450 5370 5400 5360 3510 4220 3490
        5380 4770 7210 5250 4780 4580 3710 2270 3710 5270 2230 2230 3960 3960 3960 6600 8200
        8090 4520 5670 9480 3070 3070 2530 2930 5670 5670 5670 5300 8330 4880 6900 4370 5270
        4120 4120 5690 5290 2530 4120 4190 4880 8800 9030 9050 4540 8620 6690 5270 6700 5720
        6300 7850 5630 5270 5360 5400 2690
        -2010:'-’- -1860:-'-’ -1420:L'LXL’ -1400:,',’.'.’ -1310:','.LT’,’. -1300:P,P.
        -1280:'ALYT-TcTeTgToTqTvTwTxTyTz’A -1190:7,7.LV -1180:Y,Y. -1170:,--,-..- -1130:A'A’
        -1110:T,T.V,V. -1060:YcYeYgYoYq -1050:TaTmTnTpTrTsTu -1040:'c'e'g'o'q’c’e’g’o’q
        -930:LCLGLOLQ -910:'␣’␣ -880:AYLZYA -870:LW -860:LvLy -850:W,W. -840:␣'␣’ -800:-␣K-X-
        -780:ATTA -770:PA -740:VcVeVgVoVqb'b’o'o’p'p’ -730:'a'm'n'p'r's'u’a’m’n’p’r’s’u
        -720:YaYmYnYpYrYsYuv,v.y,y. -700:␣,␣.,Y-T.YTYYTYz -690:,␣.␣C-L-Lx -680:AVVAY- -660:7ACV
        -640:7- -620:,V.VLw -600:RYYxr,r. -590:-- -580:YZZY -570:VaVmVnVpVrVsVu -560:RX
        -550:,T.T7a7c7e7g7m7n7o7p7q7r7s7u7zAvAyCYDXKCKGKOKQOXQXXCXGXOXQZ-w,w.
        -540:7␣7xKvKwKyV-XvXwXy -530:CvCyPXWcWeWgWoWq -510:CXL␣Yt -500:e'e’ -490:CZKxRTTZTtXx
        -480:DYKcKeKgKoKqOYQYRVRcReRgRoRqVxWaWmWnWpWrWsWuXcXeXgXoXqYCYGYOYQYvYy -470:KTTXXT
        -460:KtVzXt -440:␣--XA␣AWCACTCxWA -430:Wz -410:-YKYVYWYXYYVYXYYa'a’
        -400:␣A'C'G'O'Q,W.W7v7w7yA-AxC␣CwD'D’LzO'O’P␣Q'Q’R-RWT␣WxYwz-’C’G’O’Q
        -390:DTOTQTTCTGTOTQ -380:AwZcZeZgZoZqc-k-x- -370:DVOVQVRAVCVGVOVQ
        -360:␣TCcCeCgCoCqCtKXPcPePgPoPqPxXXv␣y␣ -350:(--)KVLcLeLgLoLqLtVVVXVZXVZV
        -330:7tCCCGCOCQRCRGRORQTVVTWWWZ -310:7XACAGAOAQW-
        -300:␣V␣X␣Y-V7C7G7O7QAXBTD,D.DxK␣KAKWO,O.OxQ,Q.QxTWV␣VWWTWVWXX␣XAXWYWZWk␣x␣z␣
        -290:PaPmPnPpPrPsPu -280:DADWOAOWQAQWRxWCWGWOWQ -270:AtPYW␣Y␣ZX -260:CW -250:␣WZA
        -240:DZOZQZRZRtZCZGZOZQZTbxc␣oxpxw␣xcxexgxoxq -230:Rwtvty
        -220:,v,y-A.v.yAZDJOJQJRvRyZ␣c'c’ -210:ex
        -200:␣v␣y-WKaKmKnKpKrKsKuPZR'R’VtXaXmXnXpXrXsXuf,f. -190:AcAeAgAoAq -180:VwWw
        -170:␣x(A(C(G(O(Q(c(e(g(o(q-xA)CzD)DzO)OzQ)Qzb)cccecgcocqcvcwcyo)p)twvtyt -160:KzXzt-
        -140:evey -130:␣C␣G␣O␣Q␣w'z,w.wAAD␣KZO␣PzQ␣RzWtXZZze)fvfyz'ztz’’z
        -120:7Ybfbvbykckekgkokqofovoypfpvpy -110:␣ZAzCaCmCnCpCrCsCuPCPGPOPQVvVyZZZaZmZnZpZrZsZu
        -100:'t(t,t-Z.tP-PVZvZwZyb,b.c)fwo,o.p,p.t't)t’wt’t -90:bwowpwwcwewgwowq
        -80:DvDyOvOyPTQvQyWvWyZtbzcxczftkxozpztxwzxxzczezgzozq -70:PWZxttvcvevgvovqycyeygyoyq
        -50:eceeegeoeqewezfcfefgfofqtctetgtotq -40:Lr 80:vxyx 120:LA 130:,,,..,..A,A.T)
        140:kvkyxvxy 200:'T'ZT'TTT’Z'Z’’T’Z 220:ww 300:rt 330:f'f’vwwvwyyw 360:'YY'Y’’Y
        400:'V'WV'V’W'W’’V’W 410:vvvyyvyy 600:f)
        """#)

    /// PTSans-Regular
    private static let glyphs176 = FontGlyphs(
        #"""
        2670 3050 3350 5450 5450 7730 8140 2180 2800 2800 3510 5050 2250 3600 2140 3540 5450
        5450 5450 5450 5450 5450 5450 5450 5450 5450 2190 2560 5050 5050 5050 4360 10640 5850
        5840 5710 6540 5360 5170 6120 6720 2910 2910 6100 5170 7910 6730 6840 5590 6840 5950
        5310 5550 6520 5680 8280 6180 5580 5450 3040 3800 3040 5000 4080 2800 4960 5400 4510
        5380 5080 3190 5370 5470 2680 2670 4790 2920 8120 5470 5360 5410 5370 3400 4210 3390
        5390 4820 7350 5150 4660 4470 3460 2380 3460 5050 1940 1940 3400 3400 3400 6600 8200
        7590 4520 5450 8850 2970 2970 2670 3040 5450 5450 5450 4970 8060 4780 7000 4250 5050
        3940 3940 5520 4940 2670 3940 3980 4780 8370 8500 8760 4360 8460 6580 5050 6840 5590
        5920 7960 5610 5050 5360 5410 2680
        -1510:'-’- -1300:P,P. -1280:TcTeTgToTqTvTwTxTyTz -1260:,--,-..- -1240:L'L’
        -1220:','.'A-'-’LT’,’.’A -1100:7,7. -1070:Y,Y. -1050:LYTaTmTnTpTrTsTu -1040:LVLX
        -1020:T,T. -1010:'c'e'g'o'q’c’e’g’o’q -980:LvLy -940:V,V. -920:Z- -890:A'A’
        -850:YcYeYgYoYq -840:-TT- -820:'␣’␣ -800:␣-,',’-␣-X.'.’K-X- -780:,␣.␣C-L-
        -750:7c7e7g7o7q -740:W,W. -730:LW -720:YaYmYnYpYrYsYuv,v.y,y. -700:Lw -680:␣'␣’AYYA
        -670:ATTA -660:LCLGLOLQ -650:Yz -640:7- -630:PA -620:'a'm'n'p'r's'uY-w,w.’a’m’n’p’r’s’u
        -610:RTTt -600:RYYxr,r. -590:LcLeLgLoLq -580:,V.V7AVcVeVgVoVq -540:7␣KvKwKyV-XvXwXy
        -530:b'b’o'o’p'p’ -510:ZcZeZgZoZq -500:VaVmVnVpVrVsVu -490:DXKCKGKOKQOXQXXCXGXOXQ
        -480:DTKcKeKgKoKqOTQTRVRcReRgRoRqTCTGTOTQVxXcXeXgXoXqYvYy -460:Ltc-k-x-
        -450:7a7m7n7p7r7s7uAVVA -440:RCRGRORQ -430:Z␣ -420:CXCvCyL␣LxPXWcWeWgWoWq
        -410:A␣DYOYQYWaWmWnWpWrWsWuYCYGYOYQ
        -400:'C'G'O'QA-C␣CwD'D’O'O’P␣Q'Q’R-RWRXT␣WxYwz-’C’G’O’Q -390:Yt -380:KtKxRxVzXtXx
        -370:Wz -360:(--)PcPePgPoPqPxv␣y␣ -350:AvAyCYCcCeCgCoCqCtPaPmPnPpPrPsPu -330:KTRvRyTXXT
        -320:␣AAxKzLzXzt- -310:␣TKXXXZvZwZy
        -300:␣V␣X␣Y␣z,T.TAXBTD,D.DxK␣KALZO,O.OxQ,Q.QxV␣X␣XAk␣x␣z␣ -290:,W-V.WRwZX
        -280:AWCACTCxKaKmKnKpKrKsKuPZWAXaXmXnXpXrXsXu -270:CVKYPzRzXYYXZz
        -260:CCCGCOCQDVOVQVRAVCVGVOVQ -250:ACAGAOAQDAOAPYQAW␣W-Y␣YZZY
        -240:,v,y.v.y7tCZDZOZQZRZRtTZZCZGZOZQZTbxc␣f,f.oxpxw␣xcxexgxoxq
        -230:CzDzOzQzcccecgcocqex -220:␣Z,w.wAwAzVvVyZZZaZmZnZpZrZsZuevey -210:Zx
        -200:DWLaLmLnLpLrLsLuOWQWWCWGWOWQ -190:␣WZA -180:VwWw -170:CaCmCnCpCrCsCuPCPGPOPQ
        -160:DvDyOvOyPTQvQyWvWyZtbzcxczftkxozpztxwzxxzczezgzozq -150:7C7G7O7QAtwx
        -140:␣v␣yAZc'c’ -130:␣,␣.,Y-Y.YAcAeAgAoAqvxyx
        -120:TYYTb,b.bfbvbycye'e’kckekgkokqo,o.ofovoyp,p.pfpvpy
        -110:bweceeegeoeqewezfcfefgfofqowpwtctetgtotqvcvevgvovqwcwewgwowqycyeygyoyq
        -100:-ZRaRmRnRpRrRsRuvzyzzvzy -80:a'a’ -70:kvkyxvxy -60:(c(e(g(o(qCWb)o)p) 60:LAvwwvwyyw
        70:vvvyyvyy 100:(VV) 160:f'f’t,t. 200:,x.x:/TT 270:A,A.T) 300:'v'yrt’v’y 360:'YY'Y’’Y
        400:'V'WV'V’W'W’’V’W 600:f) 650:,,,..,..
        """#)

    /// Palanquin-Regular
    private static let glyphs177 = FontGlyphs(
        #"""
        2360 2290 2910 5010 5380 8600 6820 1350 2510 2510 3420 5140 1520 2920 1370 3940 6080
        3960 4940 5170 5560 5380 5450 4880 5560 5450 1370 1540 3210 4840 3210 4000 8010 6010
        6160 5980 6950 5380 4860 6570 6770 2780 2820 6110 5160 7770 7130 7370 5840 7370 6310
        5380 5310 6920 6010 9700 6410 5610 5690 2710 3940 2710 4310 4120 1780 5040 5520 4690
        5540 5280 3090 5540 5600 2380 2430 4930 2390 8550 5590 5430 5520 5540 3300 4460 3250
        5420 4770 7530 4970 4770 4660 2760 2700 2760 3830 1350 1350 2910 2910 -1 4120 5090 4330
        2240 5950 7440 -1 -1 2360 2290 4690 4560 5610 5980 8490 3630 7400 2460 4690 3930 4120
        5480 8540 1370 3380 3910 3630 7840 8220 8340 4230 8780 7020 4890 7370 5930 5930 8290
        5450 4800 5430 5520 2380
        """#)

    /// Palatino-Bold
    private static let glyphs178 = FontGlyphs(
        #"""
        2500 2780 4020 5000 5000 8890 8330 2270 3330 3330 4440 6060 2500 3330 2500 2960 5000
        5000 5000 5000 5000 5000 5000 5000 5000 5000 2500 2500 6060 6060 6060 4440 7470 7780
        6670 7220 8330 6110 5560 8330 8330 3890 3890 7780 6110 10000 8330 8330 6110 8330 7220
        6110 6670 7780 7780 10000 6670 6670 6670 3330 6060 3330 6060 5000 3330 5000 6110 4440
        6110 5000 3890 5560 6110 3330 3330 6110 3330 8890 6110 5560 6110 6110 3890 4440 3330
        6110 5560 8330 5000 5560 5000 3100 6060 3100 6060 2780 2780 5000 5000 5000 5000 10000
        10000 6060 5000 9980 3890 3890 2500 2780 5000 5000 5000 5000 7470 5000 7470 4000 6060
        3000 3000 6110 6410 2500 3000 4880 5000 7500 7500 7500 4440 10000 8330 6060 8330 6110
        6110 7780 5560 6060 5560 6110
        -1250:AV -1150:VA -1000:TuV, -950:LVP,TvTwTy -900:PATcTeToV.oT -850:P.VaVeVoeV’A
        -800:A’L’TgVgWA -750:LY -700:-YAWAvAyKyT,TaYeYov, -650:AYDAFALTLWT.T:TsV:Ygy,
        -600:-TAwT-TrW,WaXynTv.y. -550:-VAGATLyTAVCVGWeWgY,Y:Yaw,
        -500:ACKCKGOAOVUAV-VOVrVuW.WoY.YpYuZy -450:AOAUF,K-Y-YCYGYOZvkVw.
        -400:AQDVKOOXRURVRWW:WGXCYAvc -350:BADWDXF.FaOYPePoRCRGROVyWCWOWrWuXOXQYvk-wcycye’,
        -300:DYJANaNuOWP-PaRYijkWweyo’d
        -250:AuDJKuLUNANGNeRTRySAU,UpUrVSWSXuYSajhympmvmwmynvnwnyr,vewoya
        -200:AqBVBWFeGVLuNCNONoR-RuUmUnW-WyX-avawaybvbwbylvlynpowoyqcr.vavowawlxq’.’o
        200:F-FJKTL-TJf’r-rfrirjtht’ 250:flrmrnrprrrtru 300:TVTWTYVTWTrwrx 350:YTrvry 450:r’
        """#)

    /// Palatino-BoldItalic
    private static let glyphs179 = FontGlyphs(
        #"""
        2500 3330 5000 5000 5000 8890 8330 2500 3330 3330 4440 6060 2500 3890 2500 3150 5000
        5000 5000 5000 5000 5000 5000 5000 5000 5000 2500 2500 6060 6060 6060 4440 8330 7220
        6670 6850 7780 6110 5560 7780 7780 3890 3890 7220 6110 9440 7780 8330 6670 8330 7220
        5560 6110 7780 6670 10000 7220 6110 6670 3330 6060 3330 6060 5000 3330 5560 5370 4440
        5560 4440 3330 5000 5560 3330 3330 5560 3330 8330 5560 5560 5560 5370 3890 4440 3890
        5560 5560 8330 5000 5560 5000 3330 6060 3330 6060 2780 2780 5000 5000 5000 5000 10000
        10000 6060 5000 10000 3330 3330 2500 3330 5000 5000 5000 5560 7470 5000 7470 4000 6060
        3000 3000 5560 5560 2500 3000 3330 5000 7500 7500 7500 4440 9440 7780 6060 8330 6670
        5560 7380 5560 6060 5560 5560
        -850:P,P.’A -800:Tg -750:L’TwVA -700:AVLVPATvV,V.oT -650:AWToTy -600:TcTrTuVaVoYg
        -550:F,F.LWT,T.TaTe -500:-YA’T-T:TsVeVgYoeVk-r,r.’d -450:FAK-LYOXV:’,’.
        -400:-TDADXKOOAPaWAY.YaYenT’o -350:AOAQDVKCKGOVVCVGVOW,W.WaXOXQY,Y:YpYu
        -300:ACAGAYFaOWWgWoX-XCY-v,v. -250:-VAUAgDWLTPePoR-RCRGRORVRWV-W:WeYCYGYvfagakVw,w.’s
        -200:FoRUVrVuVyWGkgvavl 200:A,AqCACHCKRaReTSXebvbyewexfikergv- 250:,’FJeve’grpyt’w-
        300:KTeyrx 350:L-TJf’rjrtrw 400:LArfrirmrrrurv 450:UAftrnrpry 500:YTffflr’
        550:TVTWTYVTWT
        """#)

    /// Palatino-Italic
    private static let glyphs180 = FontGlyphs(
        #"""
        2500 3330 5000 5000 5000 8890 7780 3330 3330 3330 3890 6060 2500 3330 2500 2960 5000
        5000 5000 5000 5000 5000 5000 5000 5000 5000 2500 2500 6060 6060 6060 5000 7470 7220
        6110 6670 7780 6110 5560 7220 7780 3330 3330 6670 5560 9440 7780 7780 6110 7780 6670
        5560 6110 7780 7220 9440 7220 6670 6670 3330 6060 3330 6060 5000 3330 4440 4630 4070
        5000 3890 2780 5000 5000 2780 2780 4440 2780 7780 5560 4440 5000 4630 3890 3890 3330
        5560 5000 7220 5000 5000 4440 3330 6060 3330 6060 2780 2780 5000 5000 5000 5000 10000
        10000 5000 5000 10000 3330 3330 2500 3330 5000 5000 5000 5000 7470 5000 7470 4000 6060
        3000 3000 5560 5000 2500 3000 3330 5000 7500 7500 7500 5000 9410 7780 6060 7780 6110
        5000 6380 4440 6060 4440 5000
        -1500:V, -1450:’A -1400:VA -1350:P, -1300:V. -1250:TgY,Yg -1150:P.r,
        -1100:F,PAT,TuTvTwY. -1050:L’TcTrVgY:Ye -1000:TeToTyVeVoYoYueV’, -950:AVFAT.T:VaYar.
        -900:F.V:oT -850:LVTaTsYpnT -800:DAY-Yv’. -750:-YT-W,YA -700:AWVrVuv,w,’d
        -650:A’DXLYOAV-VGVO -600:-TAYDVLWOXRVTAVCWAWg’o -550:K-OVRWVyW.W:YGYOy,’t
        -500:AUX-XQYCYik-kVr-v.w.’s -450:ACAGAOAQDWFjN,PaPeR-VSXCXOkg’r
        -400:-VAvAwBABVBWFaFiFuKCKGKOLTPJPoRGRORUSATiTjWeWoYSZyrl’y
        -350:ATAgAyDJDYFeFrNuOWRCRYStU,ViWSWaWiWuXyZvgllvy.yg’v’w
        -300:COFoJALyN.NAOYP-RyWGWOWrijrcrdrhrkrqt:tSv:w:y:
        -250:-AAuFOKyLULuNeNoRTUmUnUpUrWCajgagek,lymvmwnvnwoxr:rarergthvlwlyl
        -200:-W.’A,CKGVGWNCNGNONaSVSWTGTOU.WyXuavawchkWnpn’qcrosttetot’u’vcvgwcwgycye 200:Kav-w-
        250:LATYVTWTf’ 500:fl
        """#)

    /// Palatino-Roman
    private static let glyphs181 = FontGlyphs(
        #"""
        2500 2780 3710 5000 5000 8400 7780 2080 3330 3330 3890 6060 2500 3330 2500 6060 5000
        5000 5000 5000 5000 5000 5000 5000 5000 5000 2500 2500 6060 6060 6060 4440 7470 7780
        6110 7090 7740 6110 5560 7630 8320 3370 3330 7260 6110 9460 8310 7860 6040 7860 6680
        5250 6130 7780 7220 10000 6670 6670 6670 3330 6060 3330 6060 5000 3330 5000 5530 4440
        6110 4790 3330 5560 5820 2910 2340 5560 2910 8830 5820 5460 6010 5600 3950 4240 3260
        6030 5650 8340 5160 5560 5000 3330 6060 3330 6060 2780 2780 5000 5000 5000 5000 10000
        10000 6060 5000 9790 3310 3310 2500 2780 5000 5000 5000 5000 7470 5000 7470 4000 6060
        3000 3000 6030 6280 2500 3000 3330 5000 7500 7500 7500 4440 9440 7740 6060 8330 6040
        5560 7580 5460 6060 5560 6010
        -1400:AVP,VA -1350:V, -1300:P. -1250:LVL’PA’A -1200:A’V. -1150:WA -1100:TuTyY,v,
        -1050:TvTwW,w,y, -1000:AWLYT,ToVgY.Y:YgoT -950:-YFAT:TcTeTgVaXyYov.
        -900:AYAyKyT.V:VeVoW.YeeVw.y. -850:AvLWYa -800:-TAwDAF,LTTaUAW:WgY-Yu’,
        -750:AUK-OAT-WaYp -700:ACAGAOATTsVCVGVOWoYAYCYGYOYvr, -650:-VAQF.KCKGTATrU,V-VrVuWek-’.
        -600:DVDXKOLyOXXCZvZynTr.’d -550:DYOVOYPoRURVRWVyWCWGWOWrXOXQ
        -500:BAJAP-PeR-RYU.WuX-vcwc -450:AuDWLUN,OWW-WyXukVyc’o
        -400:-A.’AtCOFaNANuPaRCRGROSAUmUraymvmwmypyvevgvowewgwo
        -350:-WA,A-AcAdAoAqBVBWBYKuLuRTRuRyUnUpVSWSXoYSavawa’hyh’kWnvnwnyv-vlwlyeygyo
        -300:AeDJKoN.NCNGNaNoPJXebvbwbyiTn’oxoyr-rkrlvaw-waxoxq’r’t
        -250:A.AgFeFoGAGTNONeRoTCTGTiViWiYilyovowxcxey-yayl’s’y
        -200:,’FOFiFrFuGYKeLCLGLOReSTStTOajgek,kolvmpnpo’ptr:rhu’v:w:’v’w 200:rvrw 250:flrj
        300:fj
        """#)

    /// PlayfairDisplay-Bold
    private static let glyphs182 = FontGlyphs(
        #"""
        2334 2886 3696 6201 5742 7280 8975 2090 3179 3179 4805 5737 2710 4810 2700 3682 6450
        3833 5234 4878 5278 4595 5615 4551 5610 5527 2900 2964 6021 6348 6021 5078 8838 6670
        6714 7056 7759 6338 5923 7349 8003 3760 3643 7144 6108 9272 7217 7925 6406 7925 6919
        5840 6680 6885 6680 9678 6909 6226 6016 3223 3682 3223 5288 6079 2231 5176 5859 4961
        5977 5044 3516 5430 6084 3154 2969 5854 3110 9048 6138 5649 5996 5850 4668 4614 3516
        6055 5078 7866 5356 5190 4736 3335 2534 3335 6680 2583 2529 4644 4590 4771 6021 8950
        8306 4854 6392 10776 3618 3623 2334 2764 4985 6602 6777 5811 8809 5693 6650 3115 5967
        3506 3301 -1 7319 2783 2832 4683 5688 7090 7202 7524 5029 8887 7764 4932 7925 6206 6567
        7354 5664 6333 5645 5840
        -1309:','.’,’. -962:,V.V -928:,W.W -918:LW -840:,T.TYg -830:Wg -820:,'.'LV
        -811:YcYdYeYoYq -781:,’.’Ys -771:Vg -762:L’ -752:P,P. -742:AVLYVAYa -718:,Y.YVa
        -708:VsWA -698:WcWdWeWoWq -679:ATAWWa -669:LTbVoV -659:VcVdVeVoVqYmYnYpYrhVmVnVpV
        -649:bYhYmYnYoY -640:YueYpY -630:V,V.aV -620:Vy -610:'AWsaY -601:W,W.eV -591:’A
        -581:TAbWoW -571:F,F.Y,Y.hWmWnWpW -562:AYPAYA -542:FALyaWvAwAyA -532:LvLwXyqY -498:cY
        -488:T,T.XvXweW -479:WmWnWrqVsV -459:TurA -449:L'cVsW -430:sYv,v.w,w.y,y.zV -420:RWcWqW
        -410:-YKCKGKOKQTcTdTeToVmVnVr -400:T- -391:YCYGYOYQbXoXr,r.rX -381:VuWukVpXzW
        -371:KyRYTgxV -361:Yt -352:DXx-zY -342:KvKwrVrYxW -332:X-vXwXyX -322:UAWyXCXGXOXQk-kW
        -308:,y.yOXQX 552:fZ 640:f' 649:cj 659:f’ 688:fBfDfEfFfHfIfKfLfMfNfPfR 752:fJ 781:,j.jfT
        840:fU 859:QJ 991:fX 1089:,J 1099:fY 1138:fW 1152:fV 1421:qJ
        """#)

    /// PlayfairDisplay-Regular
    private static let glyphs183 = FontGlyphs(
        #"""
        2490 2622 2979 6372 5229 7422 8369 1890 2939 2939 4922 5869 2612 4990 2520 3721 6001
        3701 4790 4512 4941 4150 5171 4058 5200 5088 2661 2852 6079 6470 6079 4590 8779 6299
        6230 6880 7231 6089 5688 7031 7568 3389 3262 6548 5879 8711 7061 7412 5850 7412 6479
        5400 6211 6821 6299 9048 6338 5908 5942 2959 3721 2959 5361 5908 2231 4980 5630 4858
        5811 5059 3320 5181 5879 2930 2671 5498 2861 8882 5972 5479 5811 5630 4448 4458 3540
        5811 4888 7700 5190 5039 4761 3042 2222 3042 6489 2480 2451 4180 4150 4312 5708 8618
        8130 4409 5840 10439 3271 3271 2490 2490 4741 6021 6470 5078 8940 5020 6782 3330 6411
        3379 3242 -1 6450 2642 2632 4541 5010 6929 7002 7441 4531 8540 7241 5098 7412 5801 5840
        7422 5542 6489 5469 5591
        -1328:’,’. -1221:','. -801:,T,V,W,Y.T.V.W.YLVLWL’ -718:VgWg -698:LTLYP,P.Tu
        -688:WcWdWeWoWq -669:V,V.YcYdYeYoYq -640:VAYa -620:F,F.hYmYnY -610:VaYsbYhVmVnVoY
        -601:LvLwLyVcVdVeVoVqYgbVoVpY -591:T-W,W.Y-pV -581:eV -571:RWVsWA -562:aVaY -552:’A
        -532:T,T.Y,Y. -518:'A -508:VyhWmWnW -498:ATAVAWAYKCKGKOKQWabWoW -488:YApW -479:qY
        -469:TAWs -459:FARYaWeY -449:eW -439:WmWnWrk-qVvAwAyA -430:TcTdTeTobToTv,v.w,w.y,y.
        -420:pT -410:PAV-cV -400:hTmTnTtt -391:XysVx- -381:XvXw -371:qWr,r. -361:WuX-YzcW
        -352:VzWzbXoXrAsW’a -342:W-rXzV -332:aTcYpX -322:XcXdXeXoXq -308:BXsY 308:f' 322:f’
        352:tj 469:fBfDfEfFfHfIfKfLfMfNfPfR 542:fJ 591:fT 620:fU 708:fX 869:,J 918:fY 962:fVfW
        1318:qJ
        """#)

    /// PlusJakartaSans-Bold
    private static let glyphs184 = FontGlyphs(
        #"""
        1780 3710 4980 9150 6470 10460 7930 3110 3790 3790 5400 6600 3570 6000 3780 5060 7080
        4030 5970 6110 6540 6150 6020 5590 6320 6020 3780 3980 6600 6600 6600 5830 9270 7120
        6910 7740 7400 5950 5860 8080 7330 2790 3930 6790 5430 8930 7410 8780 6480 8780 6610
        6470 5420 7180 6970 10200 6610 6600 5710 4160 5060 4160 6600 6630 3810 5800 6720 6080
        6720 6120 4060 6520 5930 2520 2520 5770 2520 9240 5930 6520 6720 6720 3740 5140 4130
        5930 5660 8830 5580 5860 4810 3980 3950 3980 6600 3570 3570 5600 5600 5600 6550 9850
        7780 6580 7700 10600 3890 3890 1780 3710 6080 6630 6600 5340 9380 6740 6800 5350 6600
        4100 4250 5930 5640 3780 3150 4870 6740 8810 8250 9530 5830 9910 7400 6600 8780 6500
        6410 9670 6520 6600 6520 6720 2280
        """#, kernedAs: glyphs188)

    /// PlusJakartaSans-Light
    private static let glyphs185 = FontGlyphs(
        #"""
        1650 2690 3710 7660 6430 9510 7280 2330 2820 2820 4690 6010 2590 4830 2740 4130 7230
        3550 5890 6040 6180 6120 5920 5330 6170 5920 2740 2940 6010 6010 6010 4870 9280 6480
        6940 7850 7430 6130 5870 8280 7370 2520 3820 6530 5320 8270 7370 8810 6440 8810 6380
        6430 5130 6950 6530 9860 5930 6240 5950 2980 4130 2980 6010 5730 3410 5730 6710 6040
        6710 6210 3900 6630 5720 2250 2250 5440 2250 9090 5720 6590 6710 6710 3390 5080 3840
        5720 5180 7830 4810 5330 4420 3040 2850 3040 6010 2590 2590 3990 3990 3990 5580 8930
        6740 4960 7790 9420 2780 2780 1650 2690 6040 6460 6240 5380 8950 5060 6390 4610 6010
        4280 4330 5720 3780 2740 2970 5060 5060 8770 8440 9690 4870 9860 7430 6010 8810 6350
        6040 9930 6600 6010 6590 6710 1920
        -1000:YcYdYeYgYoYq -950:PJ -900:LY -800:74P,P.Ys -700:LVLWT,T.TcTdTeTgToTqYaYmYnYpYr
        -650:&TAYY,Y.YA -600:LTLvLwPATmTnTpTrTsYwYx -550:AVTaVAYu
        -500:76ATBYF,F.FAFJKwL'TATvTxTzV,V.VcVdVeVgVoVqVsWsYvYyYz -450:PaTJ
        -400:7,7.A’FsFxFyKtKvLyTuTwTyVaWaWcWdWeWgWmWnWoWpWqWrYJr,r.v,v.w,w.y,y.’A
        -350:'A94A'AWFaGYSYWA
        -300:'J,1.1ACAGAOAQAtAvAwDADTDXDYFmFnFpFrFvKCKGKOKQKyLfLtOAOTOXOYPcPdPePgPoPq
        -300:QAQTQXQYRcRdReRgRoRqTCTGTOTQTfVmVnVpVrVuWuXCXGXOXQXyYCYGYOYQYfYtf,f.fafc
        -300:fdfefgfofq -250:FcFdFeFgFoFqXtYSbfofpf
        -200:69759,9.96AUAcAdAeAfAgAoAqAyBTBVBXDVDWDxFuFzJAKcKdKeKfKgKoKqLCLGLOLQLUOV
        -200:OWOxPXPYPsQVQWQxRTRvSaSxTtUAVCVGVOVQVvVxVzWCWGWOWQWzXcXdXeXgXoXqXsbxoxpx
        -200:tctdtetgtotqvawaxcxdxexgxoxqya -150:DaGVOaQaSwVSXwta
        -100:1624AuBWBvBxCYCaCcCdCeCgCoCqFCFGFOFQFtGTKSKaKsPuRWRYRtRySWUaVfVtWSWfWxWy
        -100:XfXuXvatavbtbvbwbycaeaevexfffifmfnfpfrhvhykckdkekgkokqmvmynvnyotovowoypt
        -100:pvpwpysvswsxsyvcvdvevgvovqwcwdwewgwowqxaycydyeygyoyq -50:ASGWRVefsa 100:cfft 300:f?
        400:tj 700:f) 1000:(j
        """#)

    /// PlusJakartaSans-Medium
    private static let glyphs186 = FontGlyphs(
        #"""
        1730 3120 4290 8320 6460 9980 7540 2670 3230 3230 4990 6240 2990 5320 3170 4550 7240
        3820 5990 6100 6380 6160 5990 5480 6290 5990 3170 3370 6240 6240 6240 5270 9280 6720
        6920 7790 7410 6060 5830 8170 7350 2640 3860 6620 5350 8550 7380 8780 6450 8780 6480
        6460 5220 7060 6670 9960 6180 6350 5800 3490 4550 3490 6240 6200 3620 5750 6690 6030
        6690 6140 3970 6590 5800 2370 2370 5580 2370 9130 5800 6540 6690 6690 3500 5110 3960
        5800 5330 8260 5110 5530 4600 3440 3320 3440 6240 2990 2990 4670 4670 4670 5970 9270
        7170 5770 7750 9950 3300 3300 1730 3120 6030 6500 6350 5310 9090 5850 6530 5000 6240
        4210 4320 5800 4530 3170 3060 4980 5850 8880 8430 9720 5270 9870 7410 6240 8780 6400
        6160 9780 6540 6240 6540 6690 2090
        """#, kernedAs: glyphs185)

    /// PlusJakartaSans-Regular
    private static let glyphs187 = FontGlyphs(
        #"""
        1700 2820 3950 7900 6460 9740 7340 2450 2950 2950 4790 6060 2700 4980 2860 4290 7320
        3710 6000 6090 6300 6160 5970 5430 6280 5970 2860 3060 6060 6060 6060 4990 9290 6520
        6930 7810 7420 6120 5810 8210 7360 2560 3830 6540 5310 8360 7360 8780 6430 8780 6410
        6460 5120 7000 6520 9840 5970 6230 5840 3150 4290 3150 6060 5980 3520 5720 6670 6000
        6670 6150 3930 6620 5730 2290 2290 5480 2290 9080 5730 6550 6670 6670 3380 5090 3880
        5730 5170 7970 4870 5360 4490 3170 3000 3170 6060 2700 2700 4200 4200 4200 5680 8980
        6860 5360 7770 9630 3000 3000 1700 2820 6000 6430 6230 5290 8950 5400 6390 4820 6060
        4270 4360 5730 3980 2860 3020 5030 5400 8910 8520 9820 4990 9850 7420 6060 8780 6350
        6030 9830 6550 6060 6550 6670 1990
        """#, kernedAs: glyphs185)

    /// PlusJakartaSans-SemiBold
    private static let glyphs188 = FontGlyphs(
        #"""
        1750 3410 4640 8730 6470 10220 7740 2890 3510 3510 5200 6420 3280 5660 3470 4810 7160
        3920 5980 6110 6460 6150 6010 5540 6310 6010 3470 3670 6420 6420 6420 5550 9280 6920
        6920 7770 7410 6010 5840 8130 7340 2720 3900 6710 5390 8740 7390 8780 6460 8780 6540
        6470 5320 7120 6820 10080 6400 6480 5760 3820 4810 3820 6420 6410 3720 5780 6700 6060
        6700 6130 4020 6550 5860 2450 2450 5670 2450 9190 5860 6530 6700 6700 3620 5120 4050
        5860 5500 8550 5350 5690 4710 3710 3630 3710 6420 3280 3280 5130 5130 5130 6260 9560
        7470 6170 7720 10280 3590 3590 1750 3410 6060 6570 6480 5320 9240 6290 6670 5170 6420
        4160 4290 5860 5090 3470 3110 4920 6290 8840 8340 9630 5550 9890 7410 6420 8780 6450
        6290 9720 6530 6420 6530 6700 2190
        -950:YcYdYeYgYoYq -900:LY -800:P,P.PJY,Y.Ys -750:&T
        -700:74AYLVLWTcTdTeTgToTqYAYaYmYnYpYr -600:LTLvLwPATaTmTnTpTrTsYx -550:7,7.L'T,T.
        -500:'A76A'ATAVFAKwTATvTxTzV,V.VAVcVdVeVgVoVqVsWsYuYvYwYyYz
        -400:AWA’BYFsFxFyKtKvLyTJTuTwTyVaWAWaWmWnWpWrYJr,r.v,v.w,w.y,y.’A -350:FJPaWcWdWeWgWoWq
        -300:'J,1.19,9.ACAGAOAQAtAvAwDADTDXDYFmFnFpFrFvGYKCKGKOKQKyLfLtOAOTOXOYQAQTQX
        -300:QYRcRdReRgRoRqTCTGTOTQTfVmVnVpVrVuWuXCXGXOXQXtXyYCYGYOYQYSYfYtf,f. -250:F,F.FaSY
        -200:759496AUAcAdAeAfAgAoAqAyBTBVBXDVDWDxFzJAKcKdKeKfKgKoKqLCLGLOLQLUOVOWOxPX
        -200:PYPcPdPePgPoPqPsQVQWQxRTRvSxTtUAVCVGVOVQVvVxVzWCWGWOWQWzXcXdXeXgXoXqXsXw
        -200:bxfcfdfefgfofqoxpxvawaxcxdxexgxoxqya -150:69FcFdFeFgFoFqVfXfXvbffaofpfsx
        -100:1624ASAuBWBvBxCYCaCcCdCeCgCoCqFCFGFOFQFuGTGVKSKaKsRVRYRtRySWSaSwVtWSWfWx
        -100:WyXuatavbtbvbwbyevexfffihvhykckdkekgkokqmvmynvnyotovowoyptpvpwpysvswsytc
        -100:tdtetgtotqvcvdvevgvovqwcwdwewgwowqxaycydyeygyoyq
        -50:DaGAOaQaRWSAUaVSafcaeafmfnfpfrta 100:cfrt 200:ft 300:f? 600:tj 700:f) 1000:(j
        """#)

    /// Poppins-Black
    private static let glyphs189 = FontGlyphs(
        #"""
        1700 4350 4900 9330 6650 8960 7000 2650 4290 4320 5610 5510 2760 5760 2770 3990 6620
        3990 5660 6150 7040 6600 6330 5120 6570 5970 3320 4330 4970 6260 4970 5380 13530 7730
        6840 7530 7430 5560 5750 7520 7550 3220 5900 7550 5060 9510 7790 7880 6490 7880 6700
        6250 6160 7190 7630 11000 7640 7300 6300 5330 8780 5300 7580 7640 3240 6800 6800 6090
        6800 6160 3850 6800 6970 3220 3200 6760 3220 10760 6970 6360 6800 6800 4670 5790 4360
        6970 6710 9030 6680 6770 5180 5130 2620 4890 7110 2810 2810 5060 5060 -1 6830 9360 8270
        5360 7900 9470 -1 -1 1700 4630 5790 6790 7300 5950 7710 6180 8190 4960 5510 4220 4030
        7510 7780 3070 2850 4700 6180 8790 9280 10240 5380 9860 7430 5810 7880 6490 7730 10540
        6430 5510 6210 6800 3720
        """#)

    /// Poppins-Bold
    private static let glyphs190 = FontGlyphs(
        #"""
        2000 3820 4170 8860 6330 8040 6930 2290 4110 4130 5280 5610 2370 5430 2360 3890 6440
        3560 5660 6050 6720 6430 6280 5100 6450 6010 2770 3600 4680 6110 4680 5240 12710 7300
        6530 7570 7330 5370 5490 7620 7290 2890 5490 6900 4780 9130 7460 7890 6190 7890 6360
        6030 5800 6970 7270 10510 6980 6770 5940 4550 7770 4520 7070 7060 3100 6780 6780 6140
        6780 6190 3680 6780 6760 2890 2900 6060 2890 10580 6760 6390 6780 6780 4350 5550 4120
        6730 6320 8780 6050 6340 4900 4580 2440 4430 6360 2410 2410 4320 4320 -1 6580 8930 7210
        4660 8020 8830 -1 -1 2000 4030 5810 6440 6880 5880 7790 5570 8110 4610 5610 3920 3780
        7180 7060 2590 2520 4560 5570 7870 8440 9010 5190 9490 7430 5530 7890 6190 7270 10740
        6440 5610 6280 6780 3270
        """#)

    /// Poppins-ExtraBold
    private static let glyphs191 = FontGlyphs(
        #"""
        1850 4090 4530 9090 6490 8500 6970 2470 4200 4230 5450 5560 2570 5600 2570 3940 6530
        3770 5660 6100 6880 6520 6310 5110 6510 5990 3050 3960 4830 6180 4830 5310 13120 7520
        6690 7550 7380 5460 5620 7570 7420 3060 5700 7220 4920 9320 7630 7890 6340 7890 6530
        6140 5980 7080 7450 10760 7310 7040 6120 4940 8280 4910 7320 7350 3170 6790 6790 6110
        6790 6180 3770 6790 6870 3060 3050 6410 3060 10670 6870 6370 6790 6790 4510 5670 4240
        6850 6520 8910 6370 6550 5040 4860 2530 4660 6740 2610 2610 4690 4690 -1 6700 9150 7740
        5010 7960 9150 -1 -1 1850 4330 5800 6620 7090 5910 7750 5880 8150 4790 5560 4070 3900
        7350 7420 2830 2690 4630 5880 8330 8860 9630 5290 9670 7430 5670 7890 6340 7500 10640
        6430 5560 6240 6790 3490
        """#)

    /// Poppins-Italic
    private static let glyphs192 = FontGlyphs(
        #"""
        2470 2990 3000 8100 5820 6590 6820 1710 3830 3840 4760 5760 1750 4910 1710 3730 5950
        2870 5600 5580 5970 5950 6000 4760 6140 5970 1910 2440 4220 5860 4220 5020 11410 6620
        6040 7630 7170 5060 5070 7780 6870 2370 4840 5870 4340 8520 6940 7850 5710 7850 5830
        5660 5220 6610 6700 9740 5940 5930 5380 3300 6170 3290 6250 6040 2870 6750 6750 6240
        6730 6240 3420 6740 6430 2360 2430 4950 2350 10290 6430 6440 6750 6720 3840 5040 3730
        6300 5600 8310 4980 5610 4460 3710 2160 3690 5180 1780 1780 3140 3140 -1 6170 8250 5460
        3550 8200 7810 -1 -1 2470 3090 5850 5820 6220 5760 7920 4610 7980 4060 5760 3440 3380
        6480 5920 1820 2010 4250 4610 6620 7120 7070 4890 8900 7420 5090 7910 5710 6500 11070
        6410 5760 6380 6740 2330
        """#)

    /// Poppins-Light
    private static let glyphs193 = FontGlyphs(
        #"""
        2600 2770 2700 7910 5680 6210 6790 1560 3750 3760 4620 5800 1590 4770 1540 3690 6070
        2690 5670 5850 6070 6090 6190 5050 6200 6100 1680 2130 4100 5800 4100 4960 11060 6440
        5910 7650 7120 4980 4960 7820 6760 2230 4670 5590 4230 8360 6800 7910 5580 7910 5690
        5580 5070 6520 6550 9530 5660 5710 5230 2980 5750 2970 6040 5910 2810 6730 6730 6230
        6730 6250 3350 6730 6350 2230 2300 4650 2230 10210 6350 6440 6730 6730 3700 5070 3630
        6240 5540 8280 4790 5470 4350 3480 2080 3500 4870 1620 1620 2830 2830 -1 6070 8070 5090
        3260 8250 7540 -1 -1 2600 2840 5860 5750 6050 5730 7950 4350 7950 3910 5800 3310 3270
        6520 5610 1620 1870 4270 4350 6040 6770 6550 4810 8740 7420 4970 7910 5580 6340 11150
        6450 5800 6410 6730 2360
        """#)

    /// Poppins-Medium
    private static let glyphs194 = FontGlyphs(
        #"""
        2340 3230 3340 8320 5970 7010 6850 1880 3910 3920 4910 5710 1930 5060 1900 3780 6230
        3070 5670 5940 6350 6240 6230 5070 6310 6060 2160 2780 4360 5930 4360 5080 11790 6820
        6180 7610 7210 5150 5190 7730 6990 2520 5030 6170 4470 8690 7090 7900 5850 7900 5980
        5780 5390 6710 6870 9960 6240 6180 5540 3670 6640 3650 6490 6420 2940 6750 6750 6190
        6750 6220 3490 6750 6530 2520 2560 5270 2520 10370 6530 6420 6750 6750 3990 5280 3840
        6450 5880 8500 5340 5850 4590 3960 2240 3900 5530 1970 1970 3480 3480 -1 6290 8450 6020
        3880 8150 8100 -1 -1 2340 3360 5840 6050 6410 5800 7880 4890 8020 4220 5710 3580 3490
        6810 6250 2040 2160 4390 4890 6840 7500 7630 4980 9070 7420 5220 7900 5850 6750 10970
        6440 5710 6350 6750 2760
        """#)

    /// Poppins-Regular
    private static let glyphs195 = FontGlyphs(
        #"""
        2470 2990 3000 8100 5820 6590 6820 1710 3830 3840 4760 5760 1750 4910 1710 3730 6140
        2870 5670 5890 6200 6160 6210 5060 6250 6080 1910 2440 4220 5860 4220 5020 11410 6620
        6040 7630 7170 5060 5070 7780 6870 2370 4840 5870 4340 8520 6940 7910 5710 7910 5830
        5680 5220 6610 6700 9740 5940 5930 5380 3300 6170 3290 6250 6150 2870 6740 6740 6210
        6740 6240 3420 6740 6430 2370 2430 4950 2370 10290 6430 6430 6740 6740 3840 5170 3730
        6340 5700 8390 5050 5650 4460 3710 2160 3690 5180 1780 1780 3140 3140 -1 6170 8250 5540
        3550 8200 7810 -1 -1 2470 3090 5850 5890 6220 5760 7920 4610 7980 4060 5760 3440 3380
        6660 5920 1820 2010 4330 4610 6420 7120 7070 4890 8900 7420 5090 7910 5710 6540 11060
        6440 5760 6380 6740 2550
        """#)

    /// Poppins-SemiBold
    private static let glyphs196 = FontGlyphs(
        #"""
        2180 3510 3720 8570 6130 7490 6890 2070 4000 4020 5080 5660 2140 5230 2110 3830 6320
        3300 5660 5990 6520 6330 6250 5080 6370 6040 2440 3160 4510 6010 4510 5160 12210 7040
        6340 7590 7270 5250 5330 7680 7130 2690 5240 6510 4620 8890 7260 7900 6010 7900 6160
        5890 5580 6830 7050 10220 6580 6450 5730 4070 7160 4060 6760 6720 3010 6760 6760 6170
        6760 6210 3580 6760 6640 2690 2720 5640 2690 10470 6640 6400 6760 6760 4150 5410 3970
        6580 6090 8630 5670 6070 4740 4250 2330 4150 5910 2170 2170 3870 3870 -1 6420 8670 6570
        4240 8090 8440 -1 -1 2180 3670 5830 6230 6630 5830 7840 5200 8060 4400 5660 3740 3630
        6980 6620 2290 2330 4470 5200 7320 7940 8270 5080 9260 7430 5360 7900 6010 6990 10860
        6440 5660 6310 6760 2990
        """#)

    /// Pretendard-Black
    private static let glyphs197 = FontGlyphs(
        #"""
        2178 3398 3750 6416 6455 10244 6738 1953 4229 4229 5840 6709 3066 4600 3008 3965 7031
        4883 6260 6543 6787 6475 6631 5918 6680 6631 3008 3008 6709 6709 6709 5771 8711 7666
        6475 7441 7109 6025 5674 7490 7275 2812 5684 6904 5537 9033 7041 7705 6357 7725 6465
        6455 6641 7021 7666 10547 7344 7373 6709 4229 3965 4229 4834 4766 4824 5723 6250 5859
        6250 5889 3877 6279 6250 2832 2832 5859 2832 9102 6240 6055 6270 6270 4170 5674 3906
        6270 5850 8467 5762 5850 5723 4229 3887 4229 6709 2910 2910 5156 5156 -1 4854 9717 9023
        4355 6777 6426 -1 -1 2178 3398 5859 6748 5684 5986 8154 6562 6406 4492 6709 4131 4355
        6719 5977 3008 3154 4033 6611 8516 8838 9463 5771 10234 7109 6709 7705 6738 6670 8818
        5938 6709 6055 5967 2832
        -1600:'J -1300:YcYdYeYgYoYq -1230:LY -1220:7,7. -1210:Ya -1130:VA -1100:,?.? -1090:,'.'
        -1050:7A -1000:AV -940:7JPJV,V.VJW,W. -930:','. -910:,1.1 -890:ATTA -880:FAL'TJ -870:PA
        -850:,Y.YLTY,Y. -820:AWLVWA -770:'AA'T/TcTdTeTgToTq -720:&YAYTaTsTuYAw,w.
        -660:AvAwAyFJLvLyT4VcVdVeVgVoVqY4Ys -640:Va -620:LWWaWcWdWeWgWoWq
        -610:&V'4/J:V?AA?KwTvTwTyV:WJY&Y:f4r,r. -570:74V/ -550:&TJ/TmTnTpTrU/f,f.v/y/ -540:W/
        -520:,␣.␣ -500:7c7d7e7g7o7qL-V&W&W: -490:DYOYQYYCYGYOYQ -450:-XDXOXQXX-XCXGXOXQ
        -440:7&7aD,D.L1O,O.Q,Q.TzVsk4 -430:DADVKCKGKOKQOAOVQAQVVCVGVOVQWCWGWOWQ -420:DWOWQW
        -390:&W/,/.7sAcAdAeAgAoAqD/F,FcFdFeFgFoFqKcKdKeKgKoKqKvKyO/P,Q/YmYnYpYrYua1h1 -390:m1n1
        -350:1,1.T- -340:,7.7
        -330:&'&v&w&y'&,T.T0Y7:9Y:TA1ACAGAOAQAtDTF.FuFvFyFzJ,J.KuOTP&P.QTT&T,T.T:TCTG
        -330:TOTQU,U.V4W4WmWnWpWrWsYJZCZGZOZQv,v.w&y,y. -320:,8-7.8GYRY -310:,0,6.0.60,0.9,9.GT
        -280:LCLGLOLQXcXdXeXgXoXqr/ -260:6,6.ASSA -230:ra -220:-xGAGVLtPaRVfakckdkekgkokqx-
        -210:,!.!CACXGX -200:,3.3073,3.5,5.8,8.97Asavayhvhymvmynvny -180:bxoxpxxcxdxexgxoxq
        -170:,9.973bvbyfcfdfefgfofqovoypvpyrcrdrergrorqvcvdvevgvovqycydyeygyoyq -160:Af
        -150:247076f-zczdzezgzozq -140:78b)eveyfso)p)t-vaya -130:Yi -120:-2
        -110:FmFnFpFrPcPdPePgPoPqRcRdReRgRoRq -100:417579FaWSbwowpwwcwdwewgwowq -90:KSTx
        -60:K-ewexts -50:tctdtetgtotq -40:-T-YY-xa -30:-V-WV-W- -20:4,4.P-Z-k-r- 20:LA 80:rw
        100:CvCy 110:tbthtktl 130:/V/Wkvky 160:gjqj 170:rvrxry 200:77 230:rfrt 330:GiGjKii)j)
        440:YT
        """#)

    /// Pretendard-Bold
    private static let glyphs198 = FontGlyphs(
        #"""
        2305 3066 3760 6240 6299 9600 6484 1973 3896 3896 5391 6533 2871 4492 2822 3711 6602
        4688 6104 6387 6572 6270 6426 5752 6436 6426 2822 2822 6533 6533 6533 5381 8740 7178
        6367 7236 7012 5889 5625 7324 7197 2656 5469 6631 5459 8828 7090 7529 6230 7539 6318
        6299 6426 7041 7178 9990 6855 6953 6406 3896 3711 3896 4668 4561 4775 5576 6113 5635
        6113 5742 3672 6084 5996 2568 2568 5576 2568 8789 5977 5898 6084 6084 3896 5391 3701
        5967 5625 8193 5508 5625 5488 3896 3555 3896 6533 2637 2637 4854 4854 -1 4795 9658 8467
        4648 6602 6162 -1 -1 2305 3066 5635 6455 5488 5684 8213 5986 6387 4404 6533 4062 4229
        6406 5859 2822 3057 3916 6025 8486 8848 9316 5381 9941 7012 6533 7529 6445 6328 8828
        5762 6533 5898 5898 2568
        -1600:'J -1220:7,7. -1090:YcYdYeYgYoYq -1050:7A -1020:,?.? -1010:Ya -980:,'.'
        -940:7JPJV,V.VJW,W. -930:VA -880:','.,1.1FAL'LTLYTJ -870:ATAVTA -820:PA
        -770:'AA'T/TcTdTeTgToTq -760:LV -720:&YAYTaTsTuYAw,w. -710:AWWA -660:AvAwAyFJLvLyT4Y4Ys
        -650:,Y.YY,Y. -630:V/ -610:&V'4/J:V?AA?KwTvTwTyV:WJY&Y:f4r,r. -600:VcVdVeVgVoVq -590:Va
        -570:74WaWcWdWeWgWoWq -550:&TJ/TmTnTpTrU/f,f.v/y/ -540:X- -510:-X
        -500:7c7d7e7g7o7qL-V&W&W: -490:T- -440:7&7aD,D.K-L1O,O.Q,Q.TzVsk4 -430:DYOYQYYCYGYOYQ
        -400:DADVKCKGKOKQOAOVQAQVVCVGVOVQWCWGWOWQ
        -390:&W/,/.7sD/F,FcFdFeFgFoFqKcKdKeKgKoKqKvKyO/P,Q/YmYnYpYrYua1h1m1n1 -380:1,1.LW
        -330:&'&v&w&y'&,T-Y.T0Y7:9Y:TA1ACAGAOAQAtF.FuFvFyFzJ,J.KuP&P.T&T,T.T:U,U.V4W/
        -330:W4WmWnWpWrWsY-YJZCZGZOZQv,v.w&y,y. -320:,␣.␣DXOXQXXCXGXOXQ -310:DTOTQTTCTGTOTQ
        -300:-TGTr/ -290:,0,6,8-7.0.6.80,0.6,6.9,9.GYRYTx -280:LCLGLOLQXcXdXeXgXoXq
        -250:,7.7DWOWQW -240:AcAdAeAgAoAq -220:,3-x.35,5.GAGVLtkckdkekgkokqx-
        -210:-2-V-W3,3.8,8.V-W- -200:0797RVavaybxf-hvhymvmynvnyoxpxxcxdxexgxoxq
        -190:P-fafcfdfefgfofqk- -180:bvbyovoypvpyvcvdvevgvovqycydyeygyoyq -170:73fsrcrdrergrorq
        -160:ASSAZ-r-t- -150:247076CXGXeveyravayazczdzezgzozq -140:4,4.78Pa
        -130:,!,9.!.9CAb)bwo)owp)pwwcwdwewgwowq -120:Asf/ -100:417579Af
        -90:FmFnFpFrPcPdPePgPoPqRcRdReRgRoRqex -80:Yi -70:ts -60:,5.5FaWSt4 -50:KStctdtetgtotq
        -40:(c(d(e(g(o(q-3ew -20:cxxa 20:Ai 60:CvCy 80:/V/Wkvkyrw 100:gjqj 110:tbthtktl 120:(j
        170:rvrxry 190:LA 200:77 260:rfrt 330:GiGjKii)j) 440:YT
        """#)

    /// Pretendard-ExtraBold
    private static let glyphs199 = FontGlyphs(
        #"""
        2236 3232 3750 6328 6377 9922 6611 1963 4062 4062 5615 6621 2969 4541 2920 3838 6816
        4785 6182 6465 6680 6377 6533 5840 6553 6533 2920 2920 6621 6621 6621 5576 8721 7422
        6416 7344 7061 5957 5654 7412 7236 2734 5576 6768 5498 8926 7070 7617 6299 7627 6396
        6377 6533 7031 7422 10273 7100 7168 6553 4062 3838 4062 4756 4658 4795 5645 6182 5752
        6182 5820 3779 6182 6123 2705 2705 5723 2705 8945 6104 5977 6172 6172 4033 5527 3809
        6123 5742 8330 5635 5742 5605 4062 3721 4062 6621 2773 2773 5010 5010 -1 4824 9688 8760
        4502 6689 6299 -1 -1 2236 3232 5752 6602 5586 5840 8184 6270 6396 4443 6621 4092 4297
        6562 5918 2920 3105 3975 6318 8506 8848 9385 5576 10088 7061 6621 7617 6592 6504 8818
        5850 6621 5977 5938 2705
        """#, kernedAs: glyphs197)

    /// Pretendard-Light
    private static let glyphs200 = FontGlyphs(
        #"""
        2412 2500 3594 5977 5977 8252 5908 1943 3252 3252 4688 6182 2500 4248 2451 3223 5830
        4219 5889 6084 6084 5840 5996 5430 6006 5996 2451 2451 6182 6182 6182 4697 8818 6260
        6143 6895 6816 5615 5537 7051 7031 2373 5059 6094 5312 8428 7207 7207 5938 7207 5996
        5977 6006 7070 6260 8955 5938 6172 5869 3252 3223 3252 4209 4160 4668 5264 5820 5254
        5820 5488 3262 5703 5527 2109 2109 4980 2100 8213 5488 5596 5693 5693 3340 4854 3330
        5459 5166 7686 4990 5166 5010 3252 2881 3252 6182 1973 1973 3965 3965 -1 4688 9551 7354
        4893 6357 5664 -1 -1 2412 2500 5254 5977 5098 5137 8350 5068 6348 4258 6182 3906 3965
        5742 5547 2451 2764 3691 5088 8145 8652 8926 4697 9385 6816 6182 7207 5869 5684 8848
        5518 6182 5596 5674 2109
        -1600:'J -1220:7,7. -1050:7A -1030:K- -940:7JLTPJV,V.VJW,W. -880:FAL'TJ -870:,?.?
        -850:','.,'.' -830:ATTA -820:,1.1 -770:'AA'T/TcTdTeTgToTq -760:-YY-YcYdYeYgYoYq
        -720:&YAYPATaTsTuYAw,w. -710:T-V/ -700:-TYa -670:AV -660:AvAwAyFJLVLvLyT4X-Y4Ys -620:VA
        -610:&V'4-X/J:V?AA?KwTvTwTyV:WJY&Y:f4r,r. -600:Tx -570:74 -560:AWWA
        -550:&TJ/TmTnTpTrU/f,f.v/y/ -500:7c7d7e7g7o7qL-V&VaVcVdVeVgVoVqW&W:WaWcWdWeWgWoWq
        -490:-V-WV-W- -440:7&7aD,D.L1O,O.Q,Q.TzVsk4 -430:P-k- -420:1,1.
        -390:&W/,/.7sD/F,FcFdFeFgFoFqKcKdKeKgKoKqKvKyO/P,Q/YmYnYpYrYua1h1m1n1 -380:Z-r-
        -350:KCKGKOKQLY -340:,Y.YDADVDYOAOVOYQAQVQYVCVGVOVQWCWGWOWQY,Y.YCYGYOYQ
        -330:&'&v&w&y'&,T-2.T0Y4,4.6,6.7:9Y:TA1ACAGAOAQAtF.FuFvFyFzJ,J.KuP&P.T&T,T.T:
        -330:U,U.V4W4WmWnWpWrWsYJZCZGZOZQr/v,v.w&y,y. -290:,0,6.0.60,0.9,9.DTGTOTQTTCTGTOTQ
        -280:,3.35,5.LCLGLOLQXcXdXeXgXoXq -270:f-f/ -260:RY -250:,8.83,3.8,8.
        -220:-7-xGAGYLtbxfcfdfefgfofqfskckdkekgkokqoxpxx-xcxdxexgxoxq
        -200:0797avaybvbyhvhymvmynvnyovoypvpyt-vcvdvevgvovqycydyeygyoyq -180:bwowpwwcwdwewgwowq
        -170:73eveyrcrdrergrorqvaya -160:GV -150:247076RVzczdzezgzozq -140:78exfat4
        -110:(c(d(e(g(o(q-3b)o)p) -100:,5,7.5.7417579ts -90:-4DXOXQXXCXGXOXQ
        -50:,9.9FmFnFpFrPcPdPePgPoPqRcRdReRgRoRqcxtctdtetgtotq -40:CXGX 50:Ai 80:rw 110:tbthtktl
        120:HaIaMaNadala 170:rvrxry 200:77 270:(j 330:GiGjKii)j)rfrt 430:LA 440:YT
        """#)

    /// Pretendard-Medium
    private static let glyphs201 = FontGlyphs(
        #"""
        2441 2734 3779 6074 6143 8945 6221 2002 3574 3574 4941 6357 2676 4385 2637 3467 6172
        4482 5947 6240 6348 6064 6230 5596 6182 6230 2637 2637 6357 6357 6357 4990 8779 6689
        6250 7031 6904 5752 5586 7168 7109 2510 5254 6357 5371 8623 7148 7354 6104 7354 6162
        6143 6221 7061 6689 9434 6367 6543 6094 3574 3467 3574 4502 4346 4717 5430 5977 5410
        5977 5605 3477 5889 5742 2314 2314 5303 2314 8486 5703 5742 5889 5889 3633 5098 3496
        5674 5400 7910 5254 5400 5244 3574 3223 3574 6357 2354 2354 4551 4551 -1 4736 9600 7910
        4951 6416 5908 -1 -1 2441 2734 5410 6152 5283 5371 8271 5420 6377 4316 6357 3984 4102
        6094 5752 2637 2949 3809 5439 8457 8848 9160 4990 9639 6904 6357 7354 6152 5977 8838
        5586 6357 5742 5820 2314
        """#, kernedAs: glyphs200)

    /// Pretendard-Regular
    private static let glyphs202 = FontGlyphs(
        #"""
        2510 2568 3789 5996 6074 8623 6094 2012 3408 3408 4707 6270 2578 4326 2539 3340 5957
        4385 5869 6172 6240 5967 6133 5518 6064 6133 2539 2539 6270 6270 6270 4795 8799 6455
        6191 6934 6855 5674 5566 7090 7061 2441 5156 6211 5332 8525 7178 7266 6045 7266 6084
        6074 6113 7070 6455 9150 6123 6338 5947 3408 3340 3408 4424 4248 4688 5352 5908 5293
        5908 5527 3369 5791 5625 2178 2178 5166 2178 8340 5566 5674 5791 5791 3496 4961 3398
        5527 5293 7773 5127 5293 5127 3408 3057 3408 6270 2207 2207 4395 4395 -1 4707 9570 7617
        5098 6328 5771 -1 -1 2510 2568 5293 6006 5186 5225 8301 5137 6367 4277 6270 3955 4043
        5928 5693 2539 2900 3750 5146 8438 8857 9082 4795 9492 6855 6270 7266 6006 5811 8848
        5508 6270 5674 5791 2178
        """#, kernedAs: glyphs200)

    /// Pretendard-SemiBold
    private static let glyphs203 = FontGlyphs(
        #"""
        2373 2900 3770 6162 6221 9277 6348 1992 3740 3740 5166 6445 2773 4434 2725 3584 6387
        4590 6025 6318 6455 6172 6328 5674 6309 6328 2725 2725 6445 6445 6445 5186 8760 6934
        6309 7139 6953 5820 5605 7246 7148 2588 5361 6494 5410 8721 7119 7441 6172 7451 6240
        6221 6318 7051 6934 9707 6611 6748 6250 3740 3584 3740 4590 4453 4746 5498 6045 5527
        6045 5674 3574 5986 5869 2441 2441 5439 2441 8643 5840 5820 5986 5986 3770 5244 3604
        5820 5518 8057 5381 5518 5361 3740 3389 3740 6445 2490 2490 4697 4697 -1 4766 9629 8174
        4795 6504 6035 -1 -1 2373 2900 5527 6299 5391 5527 8242 5703 6387 4365 6445 4023 4170
        6250 5801 2725 2998 3857 5732 8467 8848 9238 5186 9795 6953 6445 7441 6299 6152 8838
        5674 6445 5820 5859 2441
        """#, kernedAs: glyphs198)

    /// ProximaNova-Bold
    private static let glyphs204 = FontGlyphs(
        #"""
        2604 2313 4070 5856 5856 9145 6910 2254 3279 3279 4411 4994 2313 4187 2364 2899 5856
        5856 5856 5856 5856 5856 5856 5856 5856 5856 2313 2313 5856 5856 5856 4392 9252 7155
        6640 6586 7344 5713 5408 7118 7475 2598 3299 6275 5375 8406 7302 7538 6261 7564 6581
        6050 6014 7163 6825 10804 6441 5909 5817 3250 2899 3250 5856 4880 4880 5318 5810 4558
        5758 5270 3387 5797 5663 2402 2401 5073 3008 8452 5663 5554 5810 5768 3640 4827 3562
        5553 5075 8256 5212 5075 4567 3611 2684 3611 5856 2313 2313 4060 4060 4060 4880 9759
        6958 5114 5856 9154 2655 2655 2576 2313 5856 5856 5856 5426 7954 4538 7954 3660 5856
        3709 3709 5856 5895 2313 3709 3367 4538 8803 9252 8803 4392 9632 7329 5856 7564 6285
        6168 8422 5553 5856 5514 5768
        -1290:LT -1170:LY -990:LVLW -810:YcYdYeYgYoYq -800:Yx -790:YsYz
        -770:ATTATaTcTdTeTgTmTnToTpTqTrTsTxTzYaYmYnYpYr -740:TuTvTwTyYu -720:PAYvYwYy
        -660:,Y.YY,Y. -650:AYYA’J -640:L’PJ -620:,T.TT,T. -610:VcVdVeVgVoVqVsWcWdWeWgWoWqWs
        -590:VaWa -570:AVAWA’TJVAVJVmVnVpVrWAWJWmWnWpWr’A -560:FAVxWx -550:VzWz
        -540:,V,W,’.V.W.’V,V.W,W.’,’. -520:FJP,P. -510:-YY- -500:VuWu
        -490:,v,w,y-V-W.v.w.yV-W-v,v.w,w.y,y. -470:-TT- -450:YJ
        -440:,--,-.-’.-DTDYLvLwLyOTOYQTQYTCTGTOTQYCYGYOYQl’’- -410:Kxl' -380::YY:
        -370:,C,G,O,Q.C.G.O.QD,D.LCLGLOLQO,O.Q,Q.Yt -360:L-b’o’p’z-’c’d’e’g’o’q
        -350:CcCdCeCgCoCqFz -340:KTTt -320:DJK-OJQJ -310::TC-T:TfV:W: -300:,t.tPX 300:KJrvrwry
        340:,J.Jr’ 360:VbVhViVkVlWbWhWiWkWl 390:TbThTiTkTl 400:LJ 500:f’
        """#)

    /// ProximaNova-Extrabld
    private static let glyphs205 = FontGlyphs(
        #"""
        2734 2429 4274 6149 6149 9602 7256 2367 3443 3443 4632 5244 2429 4396 2482 3044 6149
        6149 6149 6149 6149 6149 6149 6149 6149 6149 2429 2429 6149 6149 6149 4612 9715 7513
        6972 6915 7709 5999 5678 7473 7849 2728 3464 6589 5644 8826 7667 7915 6574 7942 6910
        6352 6315 7521 7166 11344 6763 6204 6108 3412 3044 3412 6149 5124 5124 5584 6100 4785
        6046 5534 3556 6087 5946 2522 2521 5326 3158 8875 5946 5831 6100 6056 3822 5068 3740
        5830 5329 8669 5473 5329 4795 3792 2818 3792 6149 2429 2429 4263 4263 4263 5124 10247
        7306 5370 6149 9612 2788 2788 2705 2429 6149 6149 6149 5697 8352 4765 8352 3843 6149
        3894 3894 6149 6190 2429 3894 3535 4765 9243 9715 9243 4612 10114 7695 6149 7942 6599
        6476 8843 5831 6149 5790 6056
        -1290:LT -1170:LY -990:LVLW -810:YcYdYeYgYoYq -800:Yx -790:YsYz
        -770:ATTATaTcTdTeTgTmTnToTpTqTrTsTxTzYaYmYnYpYr -740:TuTvTwTyYu -720:PAYvYwYy
        -660:,Y.YY,Y. -650:AYYA’J -640:L’PJ -620:,T.TT,T. -610:VcVdVeVgVoVqVsWcWdWeWgWoWqWs
        -590:VaWa -570:AVAWA’TJVAVJVmVnVpVrWAWJWmWnWpWr’A -560:FAVxWx -550:VzWz
        -540:,V,W,’.V.W.’V,V.W,W.’,’. -520:FJP,P. -510:-YY- -500:VuWu
        -490:,v,w,y-V-W.v.w.yV-W-v,v.w,w.y,y. -470:-TT- -450:YJ
        -440:,--,-.-’.-DTDYLvLwLyOTOYQTQYTCTGTOTQYCYGYOYQl’’- -410:Kxl' -380::YY:
        -370:,C,G,O,Q.C.G.O.QD,D.LCLGLOLQO,O.Q,Q.Yt -360:L-b’o’p’z-’c’d’e’g’o’q
        -350:CcCdCeCgCoCqFz -340:KTTt -320:DJK-OJQJ -310::TC-T:TfV:W: -300:,t.tPX 300:KJrvrwry
        340:,J.Jr’ 360:VbVhViVkVlWbWhWiWkWl 390:TbThTiTkTl 400:LJ 500:f’
        """#)

    /// ProximaNova-Regular
    private static let glyphs206 = FontGlyphs(
        #"""
        2518 2384 2763 6434 5856 7026 6311 1864 2533 2525 3037 3926 2156 3981 1751 4927 5896
        4067 4929 5052 5166 5109 5705 5062 5610 5544 1779 1940 4806 4144 4806 4503 7747 6557
        6175 6521 6629 5767 5573 6774 6989 2349 4551 6083 5272 8061 7208 6623 5885 7086 6178
        5645 5894 7143 6424 9760 5979 6164 5951 2441 5374 2441 5099 4835 2100 5377 5499 5203
        5739 5458 3134 5725 5645 2022 2129 5021 2494 8598 5240 5727 5776 5837 3277 4649 3164
        5260 4920 7232 4683 5036 4634 2450 2185 2450 4835 1854 1798 2990 2942 3245 5393 8524
        4324 3321 7578 6878 3330 3330 2413 2375 5308 4721 6396 4787 7872 5421 7872 2517 4418
        3671 3690 5866 5696 1788 2573 4248 5421 7805 8174 7919 4437 9092 6821 4324 7105 5705
        5213 8818 5696 5081 5629 5705
        -1490:FJ -1220:PJ -1210:LY -1190:mTnT -1180:LThT -1160:aT -1140:TcTdTeTgToTqbToTpT
        -1120:gTqT -1110:LVLW -1100:TaTmTnTpTr -1090:TsuT -1080:eT -1070:TueYsT -1040:TJ
        -1020:cT -950:oY -930:YJYcYeYobYpY -920:YdYgYqYs -890:aY -880:YahY -870:L-TzzT -860:-Y
        -850:FaLyY-mYnY -840:VJWJ -830:'JAYL' -820:L’YA’J -800:-JcY’-
        -790:','.,',Y,’-’.'.Y.’F,F.LwP,P.TyY,Y.’,’. -780:FALvTvTwkTvTwTyT
        -770:,V,W.V.WV,V.W,W.vJwJyJ -750:rJ -740:gYqYsY -720:,T.TT,T. -710:-TT-YmYnYpYr’A
        -700:ATTAuY -690:'--'A’rT -680:'AA' -670:TxxT -640:VcVeVoWcWeWoYuoVoW
        -630::TT:VdVgVqWdWgWqbVbWpVpW -610:AVAWVAWA -570:cVcWeVeWtT -540:hVhW -530:aVaWmVmWnVnW
        -510:VsWs -500:,y.yVaWa -480:,w.wOYQYYCYGYOYQfJw,w.y,y. -470:,v.vv,v. -460:-V-WV-W-r,r.
        -450:FzLCLGLOLQPAsVsW -440:DYLU -430:F-Fsr- -410:tY -390:FmFnFpFrgVgWqVqWrA
        -380:FxKCKGKOKQvYwYyYzY -370:VmVnVpVrWmWnWpWrYvYw -350:OJQJkYuVuW
        -340:AyFcFeFoFuFwVuWuYyfAyA -330:AvAwDTFdFgFqFvOTQTTCTGTOTQvAwA -320:DXEwOXQXXCXGXOXQ
        -310::YAUDJEvEy -300:FyGYKvKwKyUAXcXdXeXgXoXqY:bXf,f.oXpX 300:fZgj 390:fY 420:fVfW
        440:fT 500:fX 640:qj
        """#)

    /// ProximaNova-Semibold
    private static let glyphs207 = FontGlyphs(
        #"""
        2693 2585 4251 5548 5548 9979 6287 2774 2585 2585 3513 5988 2760 3882 2730 3323 5548
        5548 5548 5548 5548 5548 5548 5548 6025 5548 2774 2774 5988 5988 5988 5548 7983 6556
        6621 7373 7142 5978 6068 7513 7229 2573 5179 6474 5344 8547 7424 7629 6270 7584 6538
        6171 5989 7015 6664 9235 6097 6459 6097 2585 3323 2585 5988 4990 2215 5338 5751 5118
        5737 5373 2923 5589 5761 2236 2215 5079 2286 8293 5655 5758 5745 5918 3390 4978 3272
        5427 4965 7486 5055 4993 4740 3323 2215 3323 5988 2774 2774 4620 4620 -1 4990 9979 9979
        4990
        -1289:P,P.Y,Y. -1111:TyYo -1108:F,F.T,T.T:TaTcTeToTs -918:V,V.Y-YeYq
        -742:ATAYLTLVLWLYPATAVAVaYAYaYpv,v.y,y. -556:'sAVWe -552:FAT-TwV-VeVoW,W.Y:YuYvr,r.w,w.
        -371:AWLyTrTuV:VrVuVyWAWaYi
        """#)

    /// PublicSans-Bold
    private static let glyphs208 = FontGlyphs(
        #"""
        2255 2820 4795 6160 6805 9390 7835 2610 3330 3365 4730 5885 2770 3930 2695 3810 6445
        4280 6350 6650 6560 6750 6605 6260 6710 6590 2695 2785 5775 5885 5775 5345 8275 7265
        6845 7180 7200 6345 6135 7590 7700 3075 4020 7170 5775 9175 7820 7605 6525 7730 6960
        6920 6160 7240 7035 9685 7170 6675 6695 3370 3810 3370 4840 5530 2640 5665 6085 5470
        6085 5765 3965 6285 5925 2670 2885 5795 3290 8955 5930 5755 6070 6070 4120 5270 4165
        5950 5205 7885 5880 5630 4965 3845 2685 3840 6120 2630 2615 4795 4780 4985 5925 11485
        8945 3530 6515 9530 3090 3085 2255 2825 5610 6480 6590 5125 8305 4995 5525 4740 5885
        3920 4250 6040 5990 2590 2565 4030 5110 8310 9015 9595 5435 10400 7490 5765 7760 6805
        6270 9135 5755 5885 6115 6040 2645
        -1240:-T -1180:’,’. -1160:’A -1140:-77,7. -1130:P,P. -1110:A’ -1100:AVAWVAWA -1040:LY
        -1000:,’.’:’L’ -960:Y,Y.YcYdYeYoYq -950:Yg -900:LT -880:YA’a -860:ATAYTA -850:Ys
        -840:,Y.Y:Y -820:,7.7:7T,T. -800:Tg -790:Ya -780:-␣F,F.Y- -760:-YTcTdTeToTqTs
        -710:LVLW’c’d’e’o’q -700:,T-V-W.T:TAvAwAy -690:PA -680:-1FA -660:-XYJ -640:’s -630:K-Yu
        -620:'s,V,W.V.W:V:WTu -610:&V&WTa -600:&TKtPJb'c'e'o'p' -590:Tx -580:T4
        -560:'c'd'e'o'qTvTwTyVcVdVeVoVqWcWdWeWoWqXvXwXy -540:YtYvYwYy -530:␣-r,r.
        -520:KvKwKyL-V,V.VaW,W.WaX-a'h'm'n' -510:GYVgWg -500:AtFJv,v.w,w.y,y. -490:A7YxYz
        -480:V-VJW-WJ -470:DYLvLwLy -460:OYQYTzYS -440:V&W&YCYGYOYQ -430:AfLtPXTJVsWs
        -420:'a'gDZR- -400:AUBYDXJAUAbxcxexk-oxpxv)v?w)w?x-y)y? -380:GVGWz- -370:-x
        -360:OxQxXCXGXOXQb’c’e’k'lto’p’ -350:ACAGAOAQKSKuOAQAVxWxg- -340:tt -330:GTXt
        -320:'b'h'i'k'l'm'n'p'rCXDADVDWKcKdKeKoKqRVRWSYl' -310:OVOWQVQWRYVCVGVOVQWCWGWOWQ
        -300:-ZA-O,O.OZQZXcXdXeXoXqXulcldlelolqtf -290:SxT- -280:D,D.a’h’m’n’
        -270:BXXskckdkekokqxcxdxexoxq -260:,C,G,O,Q.C.G.O.Q:C:G:O:QZ-r- -250:-ACYFxlvlwly
        -240:-v-w-yBVBWY␣’b’h’i’k’l’m’n’p’r -230:Tt -220:CAKUQ,Q.RUSXVSWS -210:,U.U:UEtLUlf
        -200:'uCVCWE-FcFdFeFoFqLCLGLOLQOXOaPYPZQXQaSVSWSgkgt-xa
        -180:-SLfP-PsRcRdReRoRqatavawayhthvhwhyksl’mtmvmwmyntnvnwnyr)r?vavgwawgyayg
        -170:AcAdAeAoAqAxBZJ,J.KsPcPdPePoPqU,U.YfZvZwZykasxtctdtetotqxs
        -160:␣V␣W'x0737678797BTJgRCRGRORQTmTnTpTrUgXYa7btbvctetevh7l-m7n7otovptpvvcvd
        -160:vevovqvswcwdwewowqwsycydyeyoyqysz' -150:-tASAsEvEwEyKfO7PgQ7XSgall
        -140:-JCZCaFZFsHcHdHeHoHqIcIdIeIoIqMcMdMeMoMqNcNdNeNoNqObOcOdOeOhOiOkOlOmOnOo
        -140:OpOqOrPaQbQcQdQeQhQiQkQlQmQnQoQpQqQrRSStT&VbVmVnVpVrVzWbWmWnWpWrWzXUbfbw
        -140:bybzcfcvcwcyczefeweyezofowoyozpfpwpypzs)s? -130:AgCgSAgcgdgegogqt'
        -120:4574AuDTE,E.EgKaft -110:CTgsraxt’␣
        -100:'z4T7073767879BABgB’FSFaFgFuFvFwFyHUHtIUItLcLdLeLoLqMUMtNUNtOUOsO’QUQsQ’
        -100:RTRaRgS,S.SZZcZdZeZoZqb)b?c)c?e)e?f,f.gulso)o?p)p?xu’z -90:ff
        -80:DJDSEuLaOtQtZbZhZiZkZlZmZnZpZrafaxhfhxkulumfmxnfnxrg
        -70:-gB&OCOGOOOQP)P?QCQGQOQQSaVtWtXaZubgcgegogpgs␣szv␣w␣y␣zczdzezozq
        -60:␣c␣d␣e␣o␣q'tEbEhEiEkElEmEnEpErOJQJRuRxRzSCSGSOSQScSdSeSoSqSzYbYiYmYnYpYr
        -60:d'ggi'j'q'u' -50:ashslalblhlilklmlnlplrmsnstuv-w-y-
        -40:0434647b7h7i7k7l7m7n7p7r8494B-CzECEGEOEQEsExXVXWXbXhXiXkXlXmXnXpXrZUaaaz
        -40:bucudgeuf-fghahzigjgmamznanzoupuqgrtsgsssvswsytstzugxxzuzx
        -30:␣v␣w␣y,␣,4.␣.400030608092)2?3033363839606366686980838688899093969899:␣:4
        -30:A0A3A6A8A9B)B?BzC,C.CJD)D?DxEaEcEdEeEfEoEqF-HgIgL)L?MgNgOgQgRbRhRiRkRlRm
        -30:RnRpRrTCTGTOTQb␣bac␣cacbchcickclcmcncpcre␣eafcfdfefofqfsk)k?o␣oap␣pas'st -30:x)x?zg
        -20:BCBGBOBQBvBwByFzGSHaIaMaNaPuR,R.SBSDSESFSHSISKSLSMSNSPSRSTTSbscccdcecocq
        -20:csesfzospsrstazf 20:-a-zCcCdCeCoCqEAGzLgPCPGPOPQPfVfWfxz
        30:72AZEBEDEEEFEHEIEKELEMENEPERJZPSSvSwSyUZZYdbdhdidkdldmdndpdribihiiikilim
        30:inipirjbjhjijkjljmjnjpjrqbqhqiqkqlqmqnqpqrrzubuhuiukulumunupur
        40:FVFWOSOTQSQTYhYkYlZSgxsatxxgzvzwzy 60:77FtJtLzUtZJ
        70:'v'w'y,B,D,E,F,H,I,K,L,M,N,P,R,S-s.B.D.E.F.H.I.K.L.M.N.P.R.S:B:D:E:F:H:I
        70::K:L:M:N:P:R:SA,A.AzBSBcBdBeBoBqE)E?ESEVEWEzGAGJKTL,L.RARJS-XTYUZAg'gzr' 70:t)t?xf
        80:PtSSlglztg 90:Luzs 100:!)!?71A)A?SJTZTjT’VZVjWZWjXAZab-c-e-gvgwgyl,l.o-p-za
        120:TXf)f?farvrwrxryzt 130:’v’w’y
        140:-c-d-e-o-qBBBDBEBFBHBIBKBLBMBNBPBRKYLXVXWXXZXxZXZzfvfwfxfyg’kftj 150:LAZZ
        160:EJZVZWgfzz 170:AAAJKAKJkvkwkyrfvfwfyf 180:Y’gt
        200:,2,g.2.g:2:gEXEYF)F?KVKWLxPvPwPyVVVWWVWWYXZTf’vtvvvwvywtwvwwwyytyvywyy 210:AX 220:r’
        240:ETY)Y? 270:,J.J:JFYXJ 280:LST)T? 320:,A.A:AV)V?W)W? 330:TVTWVTWT 340:FTLJTT
        350:,,,..,..:,:.YT 370:YVYWYY 380:VYWY 400:TYXXgj 490:7)7?s-
        """#)

    /// PublicSans-Light
    private static let glyphs209 = FontGlyphs(
        #"""
        2475 2425 4105 5995 6525 8945 6880 2445 2945 3020 3725 5455 2320 3735 2130 3425 6030
        4010 5855 6210 6210 6310 6125 5935 6415 6150 2135 2300 5370 5455 5365 5170 8325 7060
        6665 6805 6865 6170 5885 7260 7650 2765 3850 6730 5775 8765 7465 7265 6320 7405 6710
        6640 5870 6940 6640 9495 6805 5910 6280 2940 3425 2940 4700 5080 2060 5495 5935 5425
        5935 5640 3960 6210 5725 2420 2555 5565 2960 8565 5725 5625 5925 5925 3850 5005 3820
        5765 5000 7775 5580 5275 4765 3125 2620 3180 5560 2330 2230 4030 3920 4055 5450 11080
        7330 3065 5850 9015 2695 2690 2475 2430 5375 6035 5985 4845 8130 4425 5350 4600 5455
        3600 3950 5805 5485 2215 2350 4070 4700 7810 8570 9075 5110 9565 6955 5300 7435 6425
        5790 9140 5630 5455 5790 5855 2355
        -1880:-␣ -1320:-T -1280:␣- -1220:7,7. -1160:-7 -1150:AVAWVAWA -1030:P,P. -1020:A’
        -1010:’A -980:’,’. -950:LTL’ -880:ATLYTA -810:-V-W -780:'s-1Y-r,r. -770:-Y
        -760:,’.’:’Y,Y. -750:YA -710:AYT,T.Ygb'c'e'o'p' -700:T-T4Tg -680:TcTdTeToTqYs’a
        -640:FAYJ -630:'c'd'e'o'q -620:,Y.Y:YLVLWZ-’c’d’e’o’q -610:Ts -600:Ya’s
        -580:'a'g,T.T:TAvAwAyTa -570:PA -560:AtK-L-a'h'm'n'r- -550:Kt
        -540:&TA7AfF,F.LtTuYcYdYeYoYqtt -510:PJ -500:-XFJv,v.w,w.y,y. -480:'b'h'i'k'l'm'n'p'rl'
        -470:Tx -460:V-VJW-WJ -450:,V,W.V.W:V:WLfb’c’e’k'o’p’ -440:TJX-
        -430:,7.7:7DYGTO,O.R-VcVdVeVoVqWcWdWeWoWql’tf -420:YtYuYvYwYy -410:&V&WV,V.VaW,W.Wag-
        -400:BYQ,Q.TvTwTyx- -380:DZGYKvKwKyTmTnTpTrTzYSa7h7ltm7n7 -360:GVGWLvLwLyft
        -350:,C,G,O,Q.C.G.O.Q:C:G:O:QACAGAOAQOAQA -340:-JAUDXJAUAYxYzbxcxexoxpx -330:XvXwXy
        -320:'u-x -300:-Z74A-DTEtz- -280:DAE,E.KSKcKdKeKoKqKuP-RVRWSYTtVgWgffk-v)v?w)w?y)y?
        -260:Sga’h’m’n’t-xt’␣ -250:␣V␣W'x-ABTJgUgbtctetotptz'
        -240:,U.U:ULUOZQZXcXdXeXoXqlcldlelflolqt'
        -220:'z-S7073767879BXB’LcLdLeLoLqO’Q’S,S.XsYCYGYOYQatf,f.htkckdkekokqmtnt’z
        -210:BVBWCXDVDWRSStYbYiYmYnYpYrbfcfefofpf’b’h’i’k’l’m’n’p’r
        -200:CTE-LCLGLOLQSTSVSWgskgraxa
        -180:0737678797AgCYCgDJFxKULaRUSASXVsWsXYXuZbZhZiZkZlZmZnZpZraffggcgdgegogqhf
        -180:ktl-lulvlwlymfnfrgrt -170:OYQY
        -160:4TOUPXPsQURcRdReRgRoRqV&W&ZcZdZeZoZqavawayguhvhwhylsmvmwmynvnwnyr)r?vgwg
        -160:xcxdxexoxqyg
        -150:␣c␣d␣e␣o␣q't-t-v-w-yASAsEbEhEiEkElEmEnEpErEvEwEyKfO7OJPgQ7QJSCSGSOSQXSga -150:ggll
        -140:EgFcFdFeFoFqPZSxst -130:OxQxXCXGXOXQ
        -120:AcAdAeAoAqAxBZJ,J.KsU,U.VxWxYfZvZwZyaxhxkakumxnxsxtctdtetotqxs
        -110:7b7h7i7k7l7m7n7p7rB-CAEsExFsOVOWQVQWVCVGVOVQVSWCWGWOWQWSXUZSbzczezf-ozpz
        -110:xxzvzwzxzy -100:BgD,D.FSFaFgFuFvFwFyRTRab)b?c)c?e)e?kso)o?p)p?rcrdrerorqvawaya
        -80:␣v␣w␣y,␣,4-z.␣.400030608092)2?303336383945606366686980838688899093969899
        -80::␣:4A0A3A6A8A9AuB)B?BzC,C.CJCVCWD)D?DxEAEaEcEdEeEfEoEqF-HgIgKaL)L?MgNgOX
        -80:OaOgPYPaQXQaQgRCRGRORQRbRhRiRkRlRmRnRpRrRuRxRzSzTCTGTOTQVXWXY␣b␣babvc␣ca
        -80:cbchcickclcmcncpcrd'e␣eaevfcfdfefofqfsi'j'k)k?o␣oaovp␣papvq's'u'vcvdvevo
        -80:vqvswcwdwewowqwsx)x?ycydyeyoyqyszg -60:DSEuOtPcPdPePoPqQtXt
        -50:CZCaFZHcHdHeHoHqIcIdIeIoIqMcMdMeMoMqNcNdNeNoNqOSObOcOdOeOhOiOkOlOmOnOoOp
        -50:OqOrQSQbQcQdQeQhQiQkQlQmQnQoQpQqQrRYT&VbVmVnVpVrVzWbWmWnWpWrWzasbwbycvcw
        -50:cyeweygxhslalblhlilklmlnlplrmsnsowoypwpys)s?tuv-w-y-
        -40:BABCBGBOBQBvBwByFzGSHUHaHtIUIaItMUMaMtNUNaNtOsPuQsR,R.SBSDSESFSHSISKSLSM
        -40:SNSPSRSZbscccdcecocqcsesfzospsrstaxuzf
        -20:-gA)A?B&CcCdCeCoCqOCOGOOOQP)P?QCQGQOQQSJSaVtWtXAXaZubgcgeggvgwgyogpgs␣sz
        -20:v␣vtw␣wty␣ytzczdzezozq
        20:'v'w'y,B,D,E,F,H,I,K,L,M,N,P,R,S-s.B.D.E.F.H.I.K.L.M.N.P.R.S:B:D:E:F:H:I
        20::K:L:M:N:P:R:SA,A.AzBSBcBdBeBoBqE)E?ESEVEWEzGAGJKTL,L.RARJS-ScSdSeSoSqTS
        20:XTYUYhYkYlZAfag'gzr'sat)t?txxfzt 40:-aGzLgPCPGPOPQPfVfWfZal,l.xzza
        50:-c-d-e-o-qBBBDBEBFBHBIBKBLBMBNBPBRKYLXXZXxZXZzfvfwfxfyg’tj 60:AAAJPtPxSSlzrfvfwfyf
        80:72AZEBEDEEEFEHEIEKELEMENEPERF)F?JZKVKWLxSvSwSyTXUZVVVWWVWWZYdbdhdidkdldm
        80:dndpdribihiiikiliminipirjbjhjijkjljmjnjpjrqbqhqiqkqlqmqnqpqrrzubuhuiukul
        80:umunupurvvvwvywvwwwyyvywyy 90:ZVZWgfzz 100:LST)T?TZb-c-e-o-p-
        120:FVFWKAKJOTQTkfkvkwkylgr’tgv'w'xgy' 140:PSYXrvrwrxry 150:77ETJtLALzUtY)Y?ZJZZ 160:Y’
        180:’v’w’y 190:EJ 200:,2,g.2.g:2:gEXEYPvPwPyZTf’ 210:V)V?W)W?
        220:!)!?,J.J71:JFYTjT’VZVjWZWjXJ 240:AX 250:FTLJTT 280:gj 300:f)f? 320:YVYW 340:,A.A:As-
        350:YT 370:7)7? 380:TVTWVTWT 460:TY 470:YY 510:VYWY 540:XX 560:,,,..,..:,:.
        """#)

    /// PublicSans-Medium
    private static let glyphs210 = FontGlyphs(
        #"""
        2380 2595 4400 6065 6645 9135 7290 2515 3110 3165 4155 5640 2510 3815 2370 3590 6210
        4125 6065 6395 6360 6500 6330 6075 6540 6340 2375 2505 5545 5640 5540 5245 8300 7145
        6740 6965 7005 6245 5990 7400 7670 2900 3920 6915 5775 8940 7615 7410 6410 7545 6815
        6760 5995 7070 6810 9575 6960 6235 6460 3125 3590 3125 4760 5270 2310 5565 6000 5445
        6000 5695 3960 6240 5810 2525 2695 5665 3100 8730 5815 5680 5985 5985 3965 5115 3965
        5845 5090 7820 5710 5425 4850 3430 2645 3460 5800 2460 2395 4355 4290 4450 5655 11255
        8020 3265 6135 9235 2865 2860 2380 2600 5475 6225 6245 4965 8205 4670 5425 4660 5640
        3735 4080 5905 5700 2375 2440 4055 4875 8025 8760 9295 5250 9925 7185 5500 7575 6590
        5995 9140 5685 5640 5930 5935 2480
        -1410:-␣ -1280:-T -1180:7,7. -1160:-7 -1130:AVAWVAWA -1080:P,P.’A -1070:’,’. -1060:A’
        -970:L’ -960:␣- -950:LY -930:LT -880:ATTA -860:,’.’:’ -840:Y,Y. -820:Yg -800:YA
        -780:AYY- -770:’a -760:-V-W-YT,T. -750:TgYs -740:-1 -720:,Y.Y:Y
        -710:'sTcTdTeToTqYcYdYeYoYq -680:TsYar,r. -660:FALVLWT4b'c'e'o'p'’c’d’e’o’q -640:F,F.YJ
        -630:,T.T:TAvAwAy -620:PA’s -600:'c'd'e'o'q,7.7:7Ta -590:K- -580:Tu -570:Kt -560:&T-X
        -550:PJ -540:AtL-a'h'm'n' -520:,V,W.V.W:V:WA7T-Tx -510:'a'gYu -500:&V&WFJv,v.w,w.y,y.
        -490:AfLt -480:VcVdVeVoVqWcWdWeWoWqX- -470:V-VJW-WJYtYvYwYy -460:TvTwTyV,V.VaW,W.WaZ-tt
        -440:DYKvKwKyTJ -430:GYR-XvXwXyr- -420:TzYS -410:'b'h'i'k'l'm'n'p'rLvLwLyb’c’e’k'l'o’p’
        -400:BYDZYxYzx- -390:GT -380:VgWgg-lt -370:GVGWO,O.tf -360:AUDXJAUAbxcxexoxpx
        -350:-xACAGAOAQOAQA -340:Lfz- -330:k-v)v?w)w?y)y? -320:KSKuQ,Q.YCYGYOYQl’
        -310:,C,G,O,Q.C.G.O.Q:C:G:O:Q -300:-ZA-DAKcKdKeKoKqOYQYRVRWSY -290:VsWs
        -280:PXTmTnTpTrV&W&a7h7m7n7 -270:'ua’h’m’n’ -260:CXDVDWEtOZQZXcXdXeXoXqftlcldlelolq
        -250:-A-JTt -240:BXP-SgXskckdkekokqt- -230:,U.U:ULUOxQxXCXGXOXQXulf
        -220:74BVBWDTVxWx’b’h’i’k’l’m’n’p’r
        -210:␣V␣W'xBTCYE,E.FxJgUgbtctetlvlwlyotptxcxdxexoxqz'
        -200:-SE-KULCLGLOLQOVOWQVQWRUSVSWSXSxVCVGVOVQWCWGWOWQatffhtkgmtntxaxt’␣ -190:t'
        -180:-v-w-y0737678797D,D.RSStXYXtbfcfefl-ofpf
        -170:'z7073767879B’LcLdLeLoLqO’PsQ’RcRdReRoRqS,S.avawayf,f.hvhwhymvmwmynvnwny
        -170:r)r?vgwgyg’z -160:AgCACTCgFcFdFeFoFqPZRYSAVSWSY␣gcgdgegogqgsra
        -150:-tASAsEvEwEyKfO7PgQ7XSgall
        -140:4TAcAdAeAoAqAxBZDJJ,J.KsLaOUQURgU,U.YbYfYiYmYnYpYrZbZcZdZeZhZiZkZlZmZnZo
        -140:ZpZqZrZvZwZyafguhfkakslslumfnfrgsxtctdtetotqvawaxsya -130:CVCWEgOXOaPYQXQa
        -120:FsRCRGRORQSTXUbvbzczevezfgovozpvpzrtvcvdvevovqvswcwdwewowqwsycydyeyoyqys
        -110:␣c␣d␣e␣o␣q'tEbEhEiEkElEmEnEpErOJPcPdPePoPqQJSCSGSOSQgg
        -100:45AuBgFSFaFgFuFvFwFyKaPaRTRaaxb)b?c)c?e)e?hxktkumxnxo)o?p)p? -90:st
        -80:7b7h7i7k7l7m7n7p7rB-CZCaEsExFZHcHdHeHoHqIcIdIeIoIqMcMdMeMoMqNcNdNeNoNqOb
        -80:OcOdOeOhOiOkOlOmOnOoOpOqOrQbQcQdQeQhQiQkQlQmQnQoQpQqQrRuRxRzSzT&VbVmVnVp
        -80:VrVzWbWmWnWpWrWzbwbycvcwcyd'eweyf-i'j'owoypwpyq's)s?u'xxzx -70:DSEuOtQt
        -60:␣v␣w␣y,␣,4.␣.400030608092)2?3033363839606366686980838688899093969899:␣:4
        -60:A0A3A6A8A9B)B?BABzC,C.CJD)D?DxEaEcEdEeEfEoEqF-HUHgHtIUIgItL)L?MUMgMtNUNg
        -60:NtOgOsQgQsRbRhRiRkRlRmRnRpRrSZTCTGTOTQb␣bac␣cacbchcickclcmcncpcre␣eafcfd
        -60:fefofqfsk)k?o␣oap␣parcrdrerorqs'x)x?xuzg -50:ashslalblhlilklmlnlplrmsnstuv-w-y-
        -40:-g-zB&EAOCOGOOOQP)P?QCQGQOQQSaVtWtXaZSZubgcgegogpgs␣szv␣w␣y␣zczdzezozqzv -40:zwzy
        -30:BCBGBOBQBvBwByFzGSHaIaMaNaPuR,R.SBSDSESFSHSISKSLSMSNSPSRbscccdcecocqcses
        -30:fzospsrstazf
        -20:0434648494CzECEGEOEQScSdSeSoSqXVXWXbXhXiXkXlXmXnXpXrZUaaazbucudgeuhahzig
        -20:jgmamznanzoupuqgsgsssvswsytstzugzu 20:FtVXWXYhYkYlsatx
        30:-aA)A?GzLgPCPGPOPQPfSJVfWfXAgvgwgyxz
        40:'v'w'y,B,D,E,F,H,I,K,L,M,N,P,R,S-s.B.D.E.F.H.I.K.L.M.N.P.R.S:B:D:E:F:H:I
        40::K:L:M:N:P:R:SA,A.AzBSBcBdBeBoBqE)E?ESEVEWEzGAGJKTL,L.LuPxRARJS-XTYUZAg'
        40:gzr't)t?xfzs
        60:72AZEBEDEEEFEHEIEKELEMENEPERJZSvSwSyUZZYZadbdhdidkdldmdndpdrfaibihiiikil
        60:iminipirjbjhjijkjljmjnjpjrl,l.qbqhqiqkqlqmqnqpqrrzubuhuiukulumunupurzazt
        70:PtSSlzv'vtw'wty'yt 80:FVFWOTQTgtxg
        90:-c-d-e-o-qBBBDBEBFBHBIBKBLBMBNBPBRKYLXPSXZXxZXZzfvfwfxfyg’tj 100:TXTZb-c-e-lgo-p-tg
        110:AAAJrfvfwfyf 120:77JtLzUtZJZVZWgfkfzz
        130:F)F?KVKWLxVVVWWVWWrvrwrxryvvvwvywvwwwyyvywyy 140:KAKJkvkwky 150:LAZZ 160:YXr’’v’w’y
        170:!)!?71TjT’VZVjWZWjY’ 180:EJLST)T? 190:ETY)Y? 200:,2,g.2.g:2:gEXEYPvPwPyZTf’ 220:f)f?
        230:AX 240:,J.J:JFYXJ 260:V)V?W)W? 290:FTLJTT 330:,A.A:Agj 350:TVTWVTWTYTYVYW 400:s-
        420:7)7? 430:TYYY 460:,,,..,..:,:.VYWY 480:XX
        """#)

    /// PublicSans-Regular
    private static let glyphs211 = FontGlyphs(
        #"""
        2430 2510 4255 6030 6585 9040 7085 2480 3025 3090 3940 5545 2415 3775 2250 3505 6120
        4070 5960 6300 6285 6405 6225 6005 6475 6245 2255 2400 5455 5545 5455 5210 8310 7100
        6705 6885 6935 6205 5940 7330 7660 2830 3885 6820 5775 8855 7540 7340 6365 7475 6765
        6700 5935 7005 6725 9535 6880 6070 6370 3030 3505 3030 4730 5175 2185 5530 5965 5435
        5965 5665 3960 6225 5765 2475 2625 5615 3030 8650 5770 5655 5955 5955 3910 5060 3890
        5805 5045 7800 5645 5350 4805 3275 2630 3320 5680 2395 2315 4190 4105 4250 5550 11170
        7675 3165 5995 9125 2780 2775 2430 2515 5425 6130 6115 4905 8170 4545 5390 4630 5545
        3670 4015 5855 5590 2295 2395 4060 4785 7915 8665 9185 5180 9745 7070 5400 7505 6505
        5895 9140 5655 5545 5860 5895 2420
        """#, kernedAs: glyphs209)

    /// PublicSans-SemiBold
    private static let glyphs212 = FontGlyphs(
        #"""
        2335 2680 4550 6100 6705 9230 7495 2550 3195 3240 4370 5730 2605 3860 2495 3675 6295
        4185 6175 6490 6435 6590 6430 6145 6605 6430 2495 2610 5630 5730 5630 5285 8290 7190
        6780 7045 7080 6285 6045 7470 7680 2965 3955 7010 5775 9030 7695 7485 6450 7615 6870
        6820 6060 7135 6895 9615 7040 6400 6545 3215 3675 3215 4790 5365 2430 5600 6030 5455
        6030 5720 3965 6260 5850 2580 2765 5715 3170 8815 5855 5710 6020 6020 4025 5175 4040
        5885 5130 7845 5770 5505 4890 3585 2660 3600 5920 2520 2480 4520 4470 4650 5755 11340
        8370 3365 6280 9345 2950 2945 2335 2685 5525 6320 6375 5025 8245 4790 5465 4690 5730
        3805 4145 5955 5810 2455 2490 4045 4960 8130 8855 9405 5320 10100 7300 5600 7645 6670
        6100 9135 5710 5730 6000 5975 2545
        -1260:-T -1170:-␣7,7. -1150:-7 -1120:AVAWVAWA’,’. -1110:’A -1100:P,P. -1080:A’ -980:LYL’
        -920:,’.’:’LT -890:Y,Y. -880:ATTA -860:Yg -840:YA -820:’a -810:AY -800:␣-YcYdYeYoYq
        -780:T,T.Y-Ys -770:Tg -760:,Y-Y.Y:Y -740:-V-W -730:TcTdTeToTq -720:-1Ya -710:Ts
        -690:F,F. -680:'s,7.7:7LVLW’c’d’e’o’q -660:,T.T:TAvAwAyFA -650:YJ -640:PAb'c'e'o'p'
        -630:T4’s -620:r,r. -600:-XK-TaTu -580:&T'c'd'e'o'qKt -570:PJ -560:,V,W.V.W:V:WYu
        -540:&V&WL-Txa'h'm'n' -520:At -510:A7VcVdVeVoVqWcWdWeWoWq
        -500:FJTvTwTyX-YtYvYwYyv,v.w,w.y,y. -480:'a'gKvKwKyV,V-V.VJVaW,W-W.WJWaXvXwXy
        -460:AfDYGYLt -430:LvLwLyR-T-TJTzVgWgYSYxYz -410:tt -400:BYDZb’c’e’k'o’p’x-
        -380:'b'h'i'k'l'm'n'p'rAUDXGVGWJAUAZ-bxcxexl'ltoxpx -370:g-
        -360:GTOYQYYCYGYOYQk-r-v)v?w)w?y)y? -350:-xACAGAOAQOAQAV&W&z- -340:O,O.VsWstf
        -330:KSKuPX -300:,C,G,O,Q-Z.C.G.O.Q:C:G:O:QA-DAKcKdKeKoKqRVRWSY
        -280:CXDVDWLfOZOxQ,Q.QZQxXCXGXOXQXcXdXeXoXqa’h’lcldlelolqm’n’ -270:l’ -260:VxWxXu
        -250:-ABXXskckdkekokq -240:'uEtOVOWQVQWSxTmTnTpTrTtVCVGVOVQWCWGWOWQa7h7m7n7xcxdxexoxq
        -230:CYFxXtlvlwly -220:,U.U:UBVBWLURYSglft-’b’h’i’k’l’m’n’p’r -210:-JD,D.P-ft
        -200:␣V␣W'x-S-v-w-yBTE-JgKULCLGLOLQRUSVSWSXUgatbtctethtkgmtntotptxaz'
        -180:073767748797CADTE,E.FcFdFeFoFqPZPsRcRdReRoRqVSWSXYY␣avawayhvhwhyl-mvmwmy
        -180:nvnwnyr)r?vgwgyg -170:RSStbfcfefofpf
        -160:AcAdAeAoAqAxBZCVCWJ,J.KsOXOaPYQXQaU,U.YfZvZwZyffkakssxt'tctdtetotqvawaxs
        -160:xtya’␣ -150:-tASAsEvEwEyKfO7PgQ7XSgall
        -140:'z7073767879AgB’CTCgLcLdLeLoLqO’PcPdPePoPqQ’S,S.SAf,f.gcgdgegogqgsra’z
        -130:RCRGRORQbvevovpvvcvdvevovqvswcwdwewowqwsycydyeyoyqys
        -120:4TDJEgFsLaOUPaQURgXUYbYiYmYnYpYrZbZcZdZeZhZiZkZlZmZnZoZpZqZrafbzczezguhf
        -120:lslumfnfozpzrg
        -100:␣c␣d␣e␣o␣q't45AuBgCZCaEbEhEiEkElEmEnEpErFSFZFaFgFuFvFwFyHcHdHeHoHqIcIdIe
        -100:IoIqKaMcMdMeMoMqNcNdNeNoNqOJObOcOdOeOhOiOkOlOmOnOoOpOqOrQJQbQcQdQeQhQiQk
        -100:QlQmQnQoQpQqQrRTRaSCSGSOSQT&VbVmVnVpVrVzWbWmWnWpWrWzaxb)b?bwbyc)c?cvcwcy
        -100:e)e?eweygghxkumxnxo)o?owoyp)p?pwpys)s? -90:fgrt
        -80:BADSEuHUHtIUItMUMtNUNtOsOtQsQtRuRxRzSTSZSzd'i'j'q'u'xu
        -70:7b7h7i7k7l7m7n7p7rB-EsExf-xxzx
        -60:-gB&OCOGOOOQP)P?QCQGQOQQSaVtWtXaZubgcgegktogpgs␣stszv␣w␣y␣zczdzezozq
        -50:ashslalblhlilklmlnlplrmsnstuv-w-y-
        -40:␣v␣w␣y,␣,4.␣.400030608092)2?3033363839606366686980838688899093969899:␣:4
        -40:A0A3A6A8A9B)B?BzC,C.CJD)D?DxEaEcEdEeEfEoEqF-HgIgL)L?MgNgOgQgRbRhRiRkRlRm
        -40:RnRpRrTCTGTOTQb␣bac␣cacbchcickclcmcncpcre␣eafcfdfefofqfsk)k?o␣oap␣parcrd
        -40:rerorqs'x)x?zg -30:ScSdSeSoSq
        -20:-z0434648494BCBGBOBQBvBwByCzEAECEGEOEQFzGSHaIaMaNaPuR,R.SBSDSESFSHSISKSL
        -20:SMSNSPSRXVXWXbXhXiXkXlXmXnXpXrZSZUaaazbsbucccdcecocqcscudgeseufzhahzigjg
        -20:mamznanzosoupspuqgrssgsssvswsytatstzugzfzuzvzwzy
        20:-aGzLgPCPGPOPQPfPxVfWfYhYkYlsatxxz 30:Ft
        40:72AZEBEDEEEFEHEIEKELEMENEPERJZSvSwSyUZZYdbdhdidkdldmdndpdribihiiikilimin
        40:ipirjbjhjijkjljmjnjpjrqbqhqiqkqlqmqnqpqrrzubuhuiukulumunupurv'w'y'
        60:'v'w'y,B,D,E,F,H,I,K,L,M,N,P,R,S-s.B.D.E.F.H.I.K.L.M.N.P.R.S:B:D:E:F:H:I
        60::K:L:M:N:P:R:SA)A,A.A?AzBSBcBdBeBoBqE)E?ESEVEWEzGAGJKTL,L.LuPSRARJS-SJVX
        60:WXXAXTYUZAg'gvgwgygzr't)t?xfzs 70:FVFWOTQTxg 80:PtSSZafal,l.lzzazt
        100:-c-d-e-o-q77BBBDBEBFBHBIBKBLBMBNBPBRJtKYLXLzTXTZUtXZXxZJZXZzb-c-e-fvfwfx
        100:fyg’lgo-p-tgtj 120:gtkfrvrwrxryvtwtyt 130:ZVZWgfzz
        140:!)!?71AAAJTjT’VZVjWZWjrfvfwfyf’v’w’y 150:LAZZ
        160:F)F?KAKJKVKWLxVVVWWVWWkvkwkyvvvwvywvwwwyyvywyy 180:EJYXY’r’ 190:f)f?
        200:,2,g.2.g:2:gETEXEYPvPwPyY)Y?ZTf’ 210:LST)T? 220:AX 250:,J.J:JFYXJ 280:V)V?W)W?
        300:FTLJTT 320:,A.A:A 350:TVTWVTWTYTYVYW 360:gj 400:YY 420:TY 430:,,,..,..:,:.VYWYs-
        440:7)7? 450:XX
        """#)

    /// Quicksand-Bold
    private static let glyphs213 = FontGlyphs(
        #"""
        2800 2670 4300 6930 5970 8160 7090 2120 3570 3570 3630 5780 2750 3960 2490 5680 6140
        3640 5360 5220 7080 5790 5480 5690 5880 5480 2730 2940 5250 6190 5250 5270 9640 6390
        6550 6270 7150 5720 5620 6960 7190 2750 5520 6550 5620 8190 7350 7590 6030 7550 6870
        5970 6260 7050 6780 9430 6550 5960 6480 4070 5680 4070 6180 7040 2590 6230 6230 5150
        6230 5800 4170 6330 5860 2360 2750 5690 2700 9220 5960 6140 6230 6230 4340 4820 4090
        5870 5620 7680 4870 5870 4840 4010 2480 4010 5400 2750 2750 4550 4550 4340 5160 8860
        6250 3490 6270 7780 2760 2760 2800 2670 5150 6240 5960 5590 7800 4860 4900 3930 5780
        3640 3550 6060 6320 2220 3200 3500 4970 8270 8440 8430 5270 8840 7150 5010 7390 6030
        6670 9160 5760 6190 6140 6230
        -1200:FJTcTdTeToTqTuTwTzr. -1000:LTP,P.T.TaTs -920:AV -750:PJ -700:YJ -650:TJaT
        -600:LYTmTnTr -550:VJ -530:aY -500:ATLVTA -480:bToTpT -450:TgeTsT -430:AYYA
        -410:YcYdYeYoYq -400:PA -390:bYoYpY -380:Yg -360:Ys -350:cYeY -340:VA -320:FAYa
        -310:DXOXQX -300:KCKGKOKQLWWJcThTiTjTlVlYmTnTrAuT 300:TT 400:twwvya
        500:fWfXfYfZrvrwvtvvwtxt 550:fV 600:fT
        """#)

    /// Quicksand-Light
    private static let glyphs214 = FontGlyphs(
        #"""
        2700 1580 3670 6410 5500 7630 6690 1870 3790 3790 2910 5560 1670 3880 1580 5070 5880
        3230 5770 5190 5050 5390 5330 5010 5570 5550 1580 1670 5220 4360 5310 4710 9750 6490
        6500 6620 7200 5670 5670 6940 7200 2420 5780 6820 5220 8290 7250 7680 5940 7820 6640
        5500 5960 7150 6600 9740 5890 5470 6430 3930 5080 3930 4840 6540 2150 5950 5950 5130
        5950 5480 3320 6150 5620 2060 2680 5240 2160 9090 5720 5890 5950 5950 3680 4650 3160
        5630 5180 7460 4830 5620 4770 4360 1900 4360 4370 1670 1670 3140 3140 2750 5080 8220
        5370 3400 6850 8350 2730 2730 2700 1580 5130 6110 5470 5240 8000 4440 5480 3120 5040
        3010 2990 5360 6200 1860 1890 3480 4310 6400 6050 7020 4590 9310 7200 4200 7210 5830
        5860 8870 5610 5440 5970 5950
        -1200:FJTcTdTeToTqTsTuTwTyTz -1000:P,P.T.Tar. -920:AV -750:PJ -700:YJ -650:TJaT
        -600:LYTmTnTr -550:VJ -530:aY -500:ATLVTA -480:bToTpT -450:LTTgeTsT -430:AYYA
        -410:YcYdYeYoYq -400:PA -390:bYoYpY -380:Yg -360:Ys -350:cYeY -340:VA -320:FAYa
        -310:DXOXQX -300:KCKGKOKQLWWJcThTiTjTlVlYmTnTrAuT 300:TT 400:twwvya
        500:fWfXfYfZrvrwvtvvwtxt 550:fV 600:fT
        """#)

    /// Quicksand-Regular
    private static let glyphs215 = FontGlyphs(
        #"""
        2730 1850 3830 6540 5620 7760 6790 1930 3740 3740 3090 5620 1940 3900 1810 5220 5950
        3330 5670 5200 5560 5490 5370 5180 5650 5530 1870 1990 5230 4820 5300 4850 9720 6470
        6510 6530 7190 5680 5660 6950 7200 2500 5720 6750 5320 8270 7280 7660 5960 7750 6700
        5620 6040 7130 6650 9660 6060 5590 6440 3970 5230 3970 5180 6670 2260 6020 6020 5140
        6020 5560 3530 6200 5680 2140 2410 5350 2300 9120 5780 5950 6020 6020 3850 4690 3390
        5690 5290 7520 4840 5680 4790 4270 2050 4270 4630 1940 1940 3490 3490 3150 5100 8380
        5590 3420 6710 8210 2740 2740 2730 1850 5140 6140 5590 5330 7950 4550 5340 3320 5230
        3170 3130 5540 6230 1950 2220 3490 4480 6870 6650 7370 4760 9190 7190 4400 7260 5880
        6060 8940 5650 5630 6010 6020
        -1200:FJTcTdTeToTqTuTwTz -1150:Ts -1050:r. -1000:P.T.Ta -930:Ty -920:AV -750:PJ -700:YJ
        -650:TJaT -600:LYTmTnTr -590:LT -550:VJ -530:aY -500:ATLVTA -480:bToTpT -450:TgeTsT
        -430:AYYA -410:YcYdYeYoYq -400:PA -390:bYoYpY -380:Yg -360:Ys -350:cYeY -340:VA
        -320:FAYa -310:DXOXQX -300:KCKGKOKQLWWJcThTiTjTlVlYmTnTrAuT 300:TT 400:twwvya
        500:fWfXfYfZrvrwvtvvwtxt 550:fV 600:fT
        """#)

    /// Raleway
    private static let glyphs216 = FontGlyphs(
        #"""
        2560 2430 2800 6840 6170 7240 6720 1700 2680 2680 3230 4180 2050 4230 1890 6060 6150
        4280 5330 5360 5420 5510 6060 5500 5960 5890 1970 2120 5060 4410 5060 4790 8260 6790
        6680 6890 7180 6130 5850 7220 7390 2490 4860 6410 5900 8780 7730 7560 6210 7560 6600
        6120 6140 7550 6770 10460 6310 6340 6240 2480 5690 2480 5410 4150 2220 5480 6160 5500
        6230 5870 3450 6160 5790 2140 2140 5270 2640 9160 5790 5950 6150 6150 3510 4870 3320
        5940 5300 8150 5000 5420 4860 2530 2230 2530 5080 1980 1980 3260 3260 -1 5700 9010 4580
        3550 8030 7250 -1 -1 2560 2440 5670 5050 6780 5120 8380 5780 8380 2670 4600 3900 3920
        5980 5990 1890 2720 4480 5780 8300 8690 8460 4720 9910 7230 4620 7560 6060 5510 9320
        6030 5350 5950 6020 2140
        -2390:// -1290:FJ -1210:'..' -1170:LY -1140:LT -1080:LW -1070:TJ -1060:L'LV -1050:To
        -1040:Td -1010:Ts -990:Ta -970:PJ -960:Tu -930:'/YJ -900:Tn -870:Yo -860:Ys
        -850:'JVJWJYd -840:'4Ya -800:/JLyTzY. -790:.YLw -760:/4TvTw -750:F.P.Y4 -740:.WLvTyW.
        -730:'d.VAYV.YAb' -710:ATTA -700:Tx -690:'A.TA'T. -680:-YY- -670:-TFAT-Y/h' -660:L-T4
        -650:7.Yn -640:/AW/W4 -630:V/V4Wo -620:VoWdYu -610:FaT/Vd -600:-J -580:1T -570:9T
        -560:AWF/T5T9WA -550:0T4TAVVA -540:&YP/T0 -530:7J -520:3TT1Ws -510:2TVaWa -500:7/T3Vs
        -490:.w1Yw. -480:.y749Yr. -470:0YPAT2Y0y. -460:.vv. -450::TLOT:Y9 -440:5TF4Y5
        -430:&V&W-3-V-WLUV-W- -420:&T3Y4YOYk' -410:YO -400:&'7AYv -390:1V1WDYVnWnWuYwYz
        -380:/d2YVuY␣r/ -370:␣Y/oKwYyr- -360:/0DJFsOJXow/ -350:␣V␣WAwAyKvKyT7V␣W␣Y1Y2Y3YfYx
        -340:KOOTP4V5W5Xdk- -330:/50W9V9WBTDTTOf.v/y/ -320:.7/s0V4V4WAvFzV0W0 -310:␣A-xA␣Xwx-
        -300:␣''␣-7-z/aFdFnFoGYTfUJW9Xv -290:AUBYKoUAV9XOXy
        -280:␣J␣w-X/93V3W:YDXFxKdOXX-Y6Y:f-l␣w␣ -270:␣T␣v␣yL␣P␣RYT␣f/v␣y␣z-
        -260:2V2W7-AOK-OAOWVOWO -250:/3A?DAEyFuOVY&ko -240:8YA7DVDWF2FSFwFyGTLdkdro
        -230:-1-w-y6YAtEwF-FvLoVfWfY8rdw- -220:'o-v/2/n5Y9'EvF␣SvSwSyV3W3XuYSZvo'r␣v-y-
        -210:/u7TBWF7GWRWV2W2ZwZy -200:&yBVGVRVRoV&V6W&W6e'exowoxwoxoyo
        -190:&v&w.O.U/1/OEdEoF3O.O/OZRdSYU/W1awbwbxlwoywdxdyd
        -180:D/U.V1VzWzZOZdZoa'avbvbyl'ovvo
        -170:(d-40A6V6W8V8WA0AdAoCYD.F5FOL?LtPXRTV8VSW8WSayb)c-f␣o)vd
        -160:'9(o/v/wA6BXDZE7EfFfJAKuP-PYVvWvYteweylvly
        -150:'5(0(O-A/y0)1'1-758A:V:WA-BJJJSVSWT6V:VwW:WwZ-Zul-t'y)
        -140:(w-Z/6076AA&A8AfBAE-O)SAUsVyWxWyb?e)evt-w)wawsyays
        -130:'O(v0X5V5W97AuBxEtEuF1F:GwK␣O'PoUaVxXfZfe?o?ozv)vavs
        -120:0Z3'7ZB7D)EOESGvGyKfOxPVPWPdX0a?bzh?hwswsyzdzo
        -110:'0(y0'475-ASCVCWJsKtLfLuSfStUdUohvhytdto
        -100:0J176TBfBwByCADxJaPaRaS7U4cyn'n?nvnwnyrasv
        -90:'337BtBvD'IoJ.JdJoKSL7PZRuSXSxTSTtVtWtZtcwkaxa
        -80:␣X'a(u1U4-8TAaCOCTFtG'IdIfItO4RASTT&UuX␣Znc'ezfaots-
        -70:-2-s-t/zB3D4EaIaJfK0OaPsR-RiRnT8UfXSZ0atbtc?cvfoy&
        -60:'f-f.dAsCXDaGfGtIsJtRlUhUiUlUnUzXnXtb.cdcofdltsx
        -50:/fBZCSDnEsLSOiOnRhRsUtZacsetksrsxs
        -40:&U's/8/S/x0/4'63CfEnJ/OyP)P5PTQJQXRORfRtRvRwRyXacxfzhtlfntofr)
        -30:(6(f.tBsCsJzQARUSsSzbfdwuw -20:.fAlBzCdCoCtDsDyDzJnJuKaOsOzQySnSudvuv 20:4XPx
        30:(J4,77A2PvQ,R)R/R4k, 40:&Z&s&z(x1A1X3X4A5APwQ2X/q,x)x/ 50:PyX4
        60:&J(A/V/WA)A/A4K,K2Q/V)k)k/ 70:(V(W/X/YQ)Q4W)l) 80:(X(Y(jX)Y) 90:K/ 100:,jK)K4
        120:&xl/ 130:&A 160:&X 220:f) 320:jj 370:gj 940:qj
        """#)

    /// Raleway-Bold
    private static let glyphs217 = FontGlyphs(
        #"""
        2390 2890 3860 7240 6340 7930 7160 2220 3080 3080 3450 4240 2360 4170 2240 6980 6150
        4920 5690 5590 5650 5550 6070 5740 6050 5890 2430 2500 5090 4370 5090 4900 8360 6750
        6800 6700 7180 6040 5710 7090 7450 2860 4950 6670 5890 8650 7630 7400 6210 7420 6740
        6150 6200 7480 6730 10530 6440 6440 6230 3010 6380 3010 5870 3820 2550 5780 6330 5640
        6490 6000 3810 6330 6020 2530 2530 5570 3170 9290 6020 6050 6320 6320 3870 5080 3820
        6220 5430 8450 5280 5440 4900 3060 2530 3060 5620 2430 2440 4360 4380 -1 6020 9270 6010
        3630 7800 8260 -1 -1 2390 2900 5950 5470 7130 5330 8430 6490 8430 2870 4720 4170 4080
        6370 6520 2240 2980 4430 6490 9310 9580 9450 4830 9810 7220 4780 7420 6060 5580 9380
        6130 5090 6050 6000 2530
        -2640:// -1190:'..' -1040:LY -1000:LT -980:L' -960:FJ -950:LW -940:TJ -920:'/ -900:LV
        -890:ToYJ -870:PJTd -850:Ts -820:VJWJYs -810:Yo -800:'JTa -790:Yd -770:'4Ya -760:/4
        -740:/J -730:Y. -720:.Y -690:AYLwYA -670:TuY4 -660:.WATTAW. -650:P. -640:.V
        -630:.TT.V.W/WoY/ -620:-TWd -610:/ALyT- -600:TzV/Vo -590:'AA'T4 -580:-Y7.P/VdY-Yn
        -570:FALvW4 -560:AWV4WAYu -550:AVVAWs -540:T/ -530:F.F/VaWa -520:Vs -510:&YPATn -500:7/
        -490:7J -470:'dTvTwb' -460:1YYzr. -450:74Ty -440:9YTx -430:&W -420:&T.w0Y1TWnY0w.
        -410:&VFaKwVn -400:9TOYWuY5Y9h' -390:-W/01W4YDYW-XoYOYf -380:.y/d/o1VKvT9VuY␣
        -370:␣Y&'-V3YKOKyV-Xd -360:.v/50T7AT5r/v.w/ -350:␣V␣W/s2Y4TAwRYT0V␣W␣y. -340:F4P4
        -330:-3AyFsW5Yv -320:4WGYKoV5XwYw -310:␣A/90W3T4V9V9WA␣AvKdT1TfY1Yxlw -300:/a2TL-Xvv/
        -290:␣J0VBYDJLUOJV0W0WfXOXyYyf. -280:␣T␣w:YAUDXLOOXRWT␣UJW9WzY2Y3Y:w␣
        -270:␣y-JAtFdFoL␣OWP␣RVUAVfVzWOk-y/ -260:␣vAODWOAV9VOYSawlyv␣
        -250:-X.7/33WDAOVX-a'kolvy␣ -240:-x2W3V7-DVGWOTY6kdl␣x- -230:␣''␣/2/n2VF␣GVK-T3TOf/
        -220:'o/1/u5YDTLtRoSwXuY&l'o' -210:/O8Y:TBTBWD/FnFzO/RdT2T:U/XfY8avoxxo
        -200:1'5TBVPXSvSyWSayexowr␣wo -190:&w-w6Y9'KfSYVSW1Ytbwbxe'k'w-wdxd
        -180::WFuGTKtV1V2V3W2W3W:ew -170:&y(d:VAdAfAoCYFSJALfRTV&V6V:W&W6b)f␣o)oyr-yo
        -160:&v'5(o-y/6/v/w/zKuPYT7Zfbvbyeyovvowsyd
        -150:(0(O-v/y0)0A5V5W758V8WA0A6EyJJOZSVSWV8W8ZdZoZvv-vdy-
        -140:(w-7-z.U6A6V6WBABXEdEfEoEwFOGwO)SAStU.UsVvWvWxXtZOZwZye)evrow)ways
        -130:'9(v0X8AA&A8BxDZF5FfFxK␣PoSfUaVxWwf-ltrdv)vsy)z-
        -120:-A/fA-A?BfD)EOGvGyJsOxP-PVPWPdRaVtVwVyWtWyX0ZtZuswsyvaya
        -110:'s4'A7AuBtBwCVCWF2FwFyLdP)QXRuSxUdUo
        -100:-1/x0JByCADxEtEvF-FvJ/JaKSLoPaQJRtRwXacyhwkalfn'nwozr)
        -90:&U.O/SBvESEuF3F7IoJdJoO.P5PsRfRlRySXUnUzXnatbzcwxazdzo
        -80:-4/80/63ASAaCOCfD.DaIdIfItL?OaRORvUuZnc-fahvhynvnyotrasvtdto
        -70:(6(f-Z.t071-BJBsE-E7GtIaJfPZQARURiRnSsT6TSUfXSZ-b?btcvdwezl-t't-uw
        -60:'O97CXCsF1F:GfIsJtJzO'SzUhUiUlcdcoe?o?sx
        -50:'0(y.f0'0Z3'475-7ZAlB7BzCdCoCtDnDsDyDzJnJuKaLuOiOnOsOzQyRhSnSuUtZaa?csdv
        -50:eth?ksuvxs
        -40:␣X'3'a(u171U374-6T8TCTCyCzD'DSFtG'IzJ.JxL7O4OSRAS7STT&TtU4UxX␣c'cxdtdyld
        -40:lon?ofs-sfutuy
        -30:'f-2-f-s-t.dAsB3BdBnBoBuCnCuCwD4DhDiDuDwEaIyJhJiJlK0OhOuOwR-SaShSiSlT8Z0
        -30:Zsafb.bsc?fdfokfossttftttvtwtyxfy& -20:BZCSEnEsLSOyPTRsfzhtntrs 30:X2 40:(TA,F)KJT)
        50:4X7TPxl/ 60:(JA2R/ 70:4,77PvQ,R)R4k, 80:&Z&s1X4Al) 90:&zPwQ2x/ 100:(x5AX/q,x)
        110:1A3X 120:PyX4 130:A/A4K,k/ 140:/VA) 150:&J(A/WK2Q/V)k) 160:/X 170:(V(W/YQ)Q4W)
        180:(XX) 190:(Y 200:(jY) 220:K/ 230:,jK)K4 280:&x 290:f) 310:&X 320:&A 330:gj 360:jj
        1200:qj
        """#)

    /// Raleway-ExtraBold
    private static let glyphs218 = FontGlyphs(
        #"""
        2330 3070 4280 7390 6410 8200 7330 2420 3240 3240 3540 4260 2490 4150 2380 7340 6140
        5180 5840 5680 5740 5560 6070 5840 6080 5900 2610 2650 5110 4350 5110 4940 8400 6730
        6840 6630 7170 6010 5650 7050 7470 3000 4980 6770 5890 8600 7590 7340 6200 7360 6800
        6160 6220 7450 6720 10560 6490 6480 6230 3210 6660 3210 6040 3700 2690 5900 6390 5700
        6600 6040 3950 6390 6110 2680 2680 5680 3390 9340 6110 6090 6380 6380 4010 5170 4010
        6330 5490 8560 5390 5450 4920 3280 2640 3280 5840 2600 2630 4790 4820 -1 6150 9370 6570
        3660 7710 8660 -1 -1 2330 3070 6060 5640 7260 5410 8450 6770 8450 2950 4760 4280 4150
        6520 6740 2380 3090 4410 6770 9710 9930 9830 4870 9770 7220 4840 7360 6050 5600 9400
        6170 4980 6090 6000 2680
        """#, kernedAs: glyphs217)

    /// Raleway-Heavy
    private static let glyphs219 = FontGlyphs(
        #"""
        2250 3280 4760 7570 6490 8510 7530 2660 3420 3420 3640 4280 2630 4130 2540 7760 6140
        5470 6000 5790 5840 5580 6080 5950 6120 5900 2820 2820 5120 4330 5120 4990 8450 6710
        6890 6550 7170 5970 5590 6990 7500 3170 5020 6890 5880 8540 7540 7270 6200 7300 6860
        6170 6240 7410 6700 10590 6550 6520 6220 3450 6970 3450 6250 3550 2840 6040 6470 5760
        6720 6100 4110 6470 6210 2860 2860 5820 3630 9400 6210 6140 6460 6460 4170 5270 4240
        6460 5550 8700 5520 5460 4940 3520 2780 3520 6090 2800 2840 5290 5330 -1 6290 9480 7220
        3700 7610 9120 -1 -1 2250 3280 6190 5830 7420 5510 8470 7090 8470 3040 4810 4410 4220
        6690 6980 2540 3210 4390 7090 10170 10330 10280 4920 9720 7210 4910 7290 6050 5630 9430
        6220 4860 6140 5990 2860
        -2850:// -1180:','.,'.' -920:LY -910:'/L' -880:LT -850:LWYJ -840:TJ -800:VJWJ -790:PJ
        -780:Ys -770:/4YcYeYo -760:'JLV -750:TcTeTo -740:YdYgYq -730:TdTgTq -720:'4Ts -700:/JYa
        -680:Y,Y. -670:,Y.YFJ -650:AYYA -640:TaWcWeWo -620:ATP/TAW/ -610:WdWgWq -600:LwY4
        -590:,T,W.T.W/AVcVeVoW,W.Y/ -580:-TT,T.V/Ws -570:T- -560:,V.VAWP,P.VdVgVqWA
        -550:PAV,V.Va -540:AVVAVsWa -530:7,7.T4Yz -520:W4YmYnYpYrYu -510:7/ -500:'AA'F/
        -490:&Y-YT/V4Y- -480:FA -450:7JKwLy -440:1YWmWnWpWrr,r. -430:&TLvTuYf
        -420:&W/074RYTzVmVnVpVrXcXeXo -410:Wulw -400:&V9YKv
        -390:/5/c/d/e/g/o/qKCKGKOKQKyOYQYVuXdXgXq -380:/s0Y1WDYY0YCYGYOYQ
        -370:,w.w1V4YWzY␣Y5w,w.w/ -360:␣YAwY9 -350:&'-WKcKeKoP4VzW-r/ -340:␣V␣WF,F.GYV␣W␣ly
        -330:-V/93Y7AKdKgKqRWV-WfXwlv -320:2YAyRVTfW5 -310:␣A/a4WA␣AtVfXvaw
        -300:␣J4V9WAvFsV5XCXGXOXQXya' -290:␣T,y.y0W9V:YBYOXT␣Y:YS -280:1TDXL␣OWP␣QWWCWGWOWQXfY1
        -270:␣w,v.v0VACAGAOAQAUDWOAUJVCVGVOVQW0YvYxv,v.v/w␣
        -260:␣y'd'g'q9TDAGWLtOVQVUAV0W9b'kckekop' -250:␣v-3/3DVF4FcFdFeFgFoFqGVYwf,f.l'v␣y,y.
        -240:/1/2/m/n/p/r/z1'DJF␣KfOJRcReRoV9kdkgkq -230:/u5YD/FaKtO/RdRgRqT9TvTwU/XuY2avy␣y/
        -220:-X/C/G/O/Q2W3W7-BWLfPXTxWSX-Y3Yyayoxxcxexo -210:'c'e'o2V3VBVSwVSXtY6Yto'owwcwewo
        -200:0T:WK-T5TyW:bwbxf/k-l␣ltpwpxxdxgxq -190:,7.78Y:VAfSYT0TmTnTpTrV:Y&Y8Zfewexr␣wdwgwq
        -180:␣'&w'␣-x/f4TCYJARTSvSyW1e'f␣wsx- -170:'5(c(e(o/65V5W9'AcAeAoLUPYV1o)
        -160:'s(d(g(q/w4'75AdAgAqKuP)QXStW2b)h'oyp)
        -150:&y(0(C(G(O(Q-w/v0)6YGwJ/OTQTRtUsV&V2V6VtW&W3W6WtWxbye)eylfovpyvcvevow-wa
        -150:ycyeyo
        -140:&v/x/y0A8V8WA0A6BxJJLCLGLOLQO)QJRaRwSASVSWSfTCTGTOTQUaV3V8VxW8XaZtbvpvr)
        -140:vdvgvqydygyq -130:&U(w/S3T6ABABXBfD)DTFmFnFpFrGTGyJsOxP5RfRuRySxT1evvsw)ys
        -120:(v/80/0X636V6W8AA&A8BTBtBwCVCWCfEfFzK␣PcPePoRCRGRORQRvVvWvZcZdZeZgZoZqv) -120:y)
        -110:,t-y.t2TByCAECEGEOEQFCFGFOFQFSFfFuGvJaKSOZPVPWPaPdPgPqQAQZRlUcUdUeUgUmUn
        -110:UoUpUqUrUzWwWyX0XmXnXpXrkam'n'swsyvaya
        -100:'9(6(f,U-A-v.U0JA-BsBvDZDxEcEdEeEgEoEqF5HcHeHoIcIeIoJcJeJoMcMeMoNcNeNoPs
        -100:RUSsU,U.VwVyZCZGZOZQatcwdwuwv-
        -90:AaAuCsDaHdHfHgHqHtIdIfIgIqItJdJgJqJzMdMfMgMqMtNdNfNgNqNtOaQaSzUuZuZvZwZy
        -90:cyhwmwnwy- -80:,f.fCCCGCOCQCtDsEtGtHaIaJfJuKaMaNaP-SXSmSnSpSrUfdvfauvxa
        -70:AlBzCcCdCeCgCoCqDyDzHsIsJmJnJpJrJtMsNsOsOzQsQyQzRiRjRmRnRpRrSuZmZnZpZrbt
        -70:otozptrasvsxzczezo
        -60:CyCzDSDmDnDpDrESEwEyGfHzIzJxMzNzOSOmOnOpOrQSQmQnQpQrRbRhRkUbUhUiUjUkUtUx
        -60:XSZabzcvdtdyetezhvhylcldlelglolqmvmynvnypzsftctetoutuyzdzgzq
        -50:ASBcBdBeBgBmBnBoBpBqBrBuCXCmCnCpCrCuCwDbDhDiDjDkDuDwEuHyIyJbJhJiJjJkJlMy
        -50:NyObOhOiOjOkOuOwPZQbQhQiQjQkQuQwSaSbShSiSjSkSlTSUlZsafcccdcecgcocqcscxkf
        -50:ksrcrerotdtgtqtttw -40:bsofospsrdrgrqsttftvtyxfxs 50:X2 60:(TA,F)KJT) 80:4XPx
        90:(JA2R/l) 100:4,PvQ,R4 110:77R)k, 120:&Z&s1X4A 130:&zPwQ2x/ 150:(x5AX/q,x) 160:1A3X
        170:PyX4 190:A/ 200:A4K,k/ 210:/VA) 220:(A/WK2k) 230:&JQ/V) 240:/X 250:(V/YQ)Q4 260:(WW)
        270:(XX) 280:(Y7T 290:gj 300:(jY) 320:K/ 340:K4 350:,jK) 360:f) 400:jj 420:&x 440:&X
        480:&A 1420:qj
        """#)

    /// Raleway-Light
    private static let glyphs220 = FontGlyphs(
        #"""
        2610 2310 2510 6730 6120 7060 6600 1560 2570 2570 3170 4170 1960 4240 1800 5810 6160
        4100 5230 5300 5360 5500 6050 5430 5940 5890 1850 2010 5050 4430 5050 4760 8230 6810
        6650 6940 7180 6150 5890 7250 7380 2390 4840 6340 5910 8820 7760 7600 6220 7600 6560
        6110 6130 7570 6780 10440 6270 6310 6250 2340 5500 2340 5290 4240 2130 5390 6110 5460
        6160 5840 3360 6110 5730 2040 2040 5190 2490 9120 5730 5920 6110 6110 3410 4810 3180
        5870 5260 8070 4930 5420 4850 2380 2150 2380 4930 1860 1850 2960 2950 -1 5620 8940 4190
        3530 8090 6980 -1 -1 2610 2320 5600 4930 6690 5060 8360 5580 8360 2610 4570 3820 3880
        5880 5840 1800 2650 4500 5580 8030 8450 8190 4690 9940 7240 4580 7600 6060 5490 9310
        6000 5430 5920 6020 2040
        """#, kernedAs: glyphs216)

    /// Raleway-Medium
    private static let glyphs221 = FontGlyphs(
        #"""
        2510 2570 3120 6960 6220 7450 6850 1860 2800 2800 3300 4200 2140 4210 2000 6340 6150
        4470 5440 5430 5490 5520 6060 5570 5990 5890 2110 2230 5070 4400 5070 4820 8290 6780
        6720 6830 7180 6100 5810 7180 7410 2600 4890 6490 5900 8740 7700 7510 6210 7520 6640
        6130 6160 7530 6760 10480 6350 6370 6240 2640 5900 2640 5550 4050 2320 5570 6210 5540
        6310 5910 3560 6210 5860 2260 2260 5360 2800 9200 5860 5980 6200 6200 3620 4930 3470
        6030 5340 8240 5090 5430 4870 2690 2320 2690 5240 2120 2120 3590 3600 -1 5800 9090 5010
        3570 7960 7560 -1 -1 2510 2580 5760 5180 6890 5180 8390 5990 8390 2730 4640 3980 3970
        6100 6150 2000 2800 4470 5990 8610 8960 8760 4750 9880 7230 4670 7520 6060 5530 9340
        6060 5270 5980 6010 2260
        """#, kernedAs: glyphs216)

    /// Raleway-Regular
    private static let glyphs222 = FontGlyphs(
        #"""
        2550 2520 2920 6800 6190 7140 6670 1970 2690 2680 3210 4150 2250 4220 1890 6040 6120
        4280 5210 5340 5460 5450 6030 5350 5930 5860 1880 2050 5080 4380 5080 4760 8370 6760
        6660 6860 7150 6090 5890 7160 7380 2480 4810 6430 5830 8770 7720 7510 6220 7490 6530
        6070 6100 7550 6790 10460 6320 6510 6290 2580 5680 2580 5390 5110 2220 5450 6170 5490
        6220 5870 3300 6180 5830 2180 2250 5300 2720 9190 5830 5950 6170 6170 3510 4870 3350
        5940 5330 8130 5040 5420 4920 2590 2310 2590 5110 1960 1900 3160 3110 3430 5700 9010
        4570 3510 8010 7270 3520 3520 2550 2510 5610 4990 6760 5060 8320 5730 8320 2660 4670
        3880 3900 6200 6020 1890 2720 4490 5730 8250 8640 8370 4690 9610 7210 4570 7510 6030
        5510 9320 6020 5370 5950 6030
        -1490:FJ -1220:PJ -1210:LY -1190:mTnT -1180:LThT -1160:aT -1140:TcTdTeTgToTqbToTpT
        -1120:gTqT -1110:LVLW -1100:TaTmTnTpTr -1090:TsuT -1080:eT -1070:TueYsT -1040:TJ
        -1020:cT -950:oY -930:YJYcYeYobYpY -920:YdYgYqYs -890:aY -880:YahY -870:L-TzzT -860:-Y
        -850:FaLyY-mYnY -840:VJWJ -830:'JAYL' -820:L’YA’J -800:-JcY’-
        -790:','.,',Y,’-’.'.Y.’F,F.LwP,P.TyY,Y.’,’. -780:FALvTvTwkTvTwTyT
        -770:,V,W.V.WV,V.W,W.vJwJyJ -750:rJ -740:gYqYsY -720:,T.TT,T. -710:-TT-YmYnYpYr’A
        -700:ATTAuY -690:'--'A’rT -680:'AA' -670:TxxT -640:VcVeVoWcWeWoYuoVoW
        -630::TT:VdVgVqWdWgWqbVbWpVpW -610:AVAWVAWA -570:cVcWeVeWtT -540:hVhW -530:aVaWmVmWnVnW
        -510:VsWs -500:,y.yVaWa -480:,w.wOYQYYCYGYOYQfJw,w.y,y. -470:,v.vv,v. -460:-V-WV-W-r,r.
        -450:FzLCLGLOLQPAsVsW -440:DYLU -430:F-Fsr- -410:tY -390:FmFnFpFrgVgWqVqWrA
        -380:FxKCKGKOKQvYwYyYzY -370:VmVnVpVrWmWnWpWrYvYw -350:OJQJkYuVuW
        -340:AyFcFeFoFuFwVuWuYyfAyA -330:AvAwDTFdFgFqFvOTQTTCTGTOTQvAwA -320:DXEwOXQXXCXGXOXQ
        -310::YAUDJEvEy -300:FyGYKvKwKyUAXcXdXeXgXoXqY:bXf,f.oXpX 300:fZgj 390:fY 420:fVfW
        440:fT 500:fX 640:qj
        """#)

    /// Raleway-SemiBold
    private static let glyphs223 = FontGlyphs(
        #"""
        2450 2720 3470 7090 6280 7680 7000 2030 2930 2930 3370 4220 2250 4190 2120 6650 6150
        4690 5560 5510 5570 5530 6060 5650 6020 5890 2260 2360 5080 4380 5080 4860 8320 6760
        6760 6770 7180 6070 5760 7140 7430 2720 4920 6580 5900 8700 7670 7460 6210 7470 6690
        6140 6180 7500 6750 10500 6390 6400 6240 2810 6130 2810 5700 3940 2430 5670 6270 5590
        6400 5950 3680 6270 5940 2390 2390 5460 2980 9240 5940 6010 6260 6260 3740 5000 3640
        6120 5390 8340 5180 5440 4890 2870 2420 2870 5420 2270 2280 3960 3970 -1 5910 9170 5490
        3600 7880 7900 -1 -1 2450 2730 5850 5320 7000 5250 8410 6230 8410 2800 4680 4070 4020
        6230 6330 2120 2890 4450 6230 8950 9260 9090 4790 9850 7230 4720 7470 6060 5550 9360
        6090 5180 6010 6010 2390
        """#, kernedAs: glyphs217)

    /// RedHatDisplay-Bold
    private static let glyphs224 = FontGlyphs(
        #"""
        2050 2270 3980 7240 5900 7760 6740 2320 4050 4050 4660 6000 2500 4550 2500 4950 6780
        3300 6000 6000 6560 6000 6000 6000 6000 6280 2500 2500 6000 6000 6000 5200 7840 7150
        6810 7190 7320 6360 6290 7920 7310 2590 6280 6720 6200 8710 7410 8110 6710 8110 6690
        6220 6410 7180 7150 9250 6800 6850 6130 3790 5020 3790 5670 4900 6000 5430 6180 5260
        6180 5790 4130 6140 5790 2300 2300 5450 2300 8910 5790 6090 6180 6180 3880 4770 4060
        5790 5590 7500 5350 5560 4880 4140 3140 4140 5890 2500 2500 4240 4240 4240 5550 7050
        6860 3470 7850 6840 4180 4180 2050 2270 5270 6380 6890 5750 7940 6530 4880 4030 6000
        3020 3240 5950 6840 2500 1860 4770 6530 6460 6750 7390 5200 9730 7620 6000 8110 6650
        6670 9200 5990 6000 6090 6200 2300
        """#, kernedAs: glyphs228)

    /// RedHatDisplay-Light
    private static let glyphs225 = FontGlyphs(
        #"""
        2210 1780 2650 6700 5520 7140 6390 1630 3790 3790 4320 6000 2500 4420 2500 4330 6500
        2620 6000 6000 5940 6000 6000 6000 6000 6110 2500 2500 6000 6000 6000 5000 7710 6550
        6410 7240 7130 6020 5920 7860 7040 2120 5810 5800 5930 8310 7140 8080 6310 8080 6290
        5860 6000 6940 6550 8840 6100 6090 5980 3260 4370 3260 6000 4760 6000 4940 5710 5040
        5710 5490 3480 5710 5290 1800 1800 4610 1800 8380 5290 5800 5710 5710 3180 4230 3380
        5290 4830 6710 4600 4790 4490 3600 2510 3600 6000 2500 2500 3600 3600 3600 5420 6920
        6080 3160 7690 6690 3700 3700 2210 1780 5080 6000 6430 5600 8120 5610 4900 3940 6000
        2840 3060 5310 6260 2500 1510 4520 5610 5750 6110 6690 5000 9390 7130 6000 8080 6210
        5710 8980 5880 6000 5800 5710 1800
        -2400:// -2250:?,?.’J -2150:FJ -2100:F,F.P,P. -2050:/J7,7. -1900:LTPJTJ -1800:LV
        -1750:LY -1700:,T,V,Y.T.V.YF/T,T.V,V.Y,Y. -1600:YJ -1550:L’P/VJ’4 -1450:ATFATA
        -1400:74AVT/TcTdTeTgToTqVA -1350:/A -1250:,?.? -1200:/4/a/c/d/e/g/o/qL?PA’A -1150:AYYA
        -1050:&T&Y,W.W/s7/LvLyV/W,W.Ysf/ -1000:/uA?F&L-Y/Yur,r.r/’c’d’e’g’o’q
        -900:,v.vAvYcYdYeYgYoYqf,f.v,v.y,y.
        -850:&V,),C,G,O,Q,f,t.).C.G.O.Q.f.t/8/f/m/n/p/r/t/x/y/zA’D,D.FsG,G.KvLCLGLOLQ
        -850:LWLfLtO,O.PXQ,Q.TvTyYz -800:FaFcFdFeFgFoFq
        -750:AyDXDYFmFnFpFrGYOXOYQXQYTaTmTnTpTrTsTuTwXCXGXOXQXvYCYGYOYQYaYvYwYxYy
        -700:,y-J.yAfAtKyT&TzVcVdVeVgVoVqWJY&YmYnYpYrb?e?o?p?v/y/
        -650:DTFuFxGXKwOTQTTCTGTOTQVaVsXcXdXeXfXgXoXqXtXw
        -550:&7,1,’-2-7-T-Y.1.’/C/G/O/Q/v/w4?5’6’7&7-BYECEGEOEQF-FCFGFOFQGVKcKdKeKgKo
        -550:KqP&PYPcPdPePgPoPqT-VuWaWcWdWeWgWoWqXuY␣Y-YfYtZ-a?b’c?h?m?n?o’p’’,’.
        -500:&1,0,6,U,w-V-x-z.0.6.U.w/0/60,0.0/075?6?9,9.9/97AWB,B.D?E-FvFyJ,J.O?Q?U,
        -500:U.V&V-WAa’e’h’k-m’n’r&rcrdrergrorqw,w.x-z-’a’s
        -450:24bxkckdkekgkokqoxpxxcxdxexgxoxq
        -400:&W,c,d,e,g,o,q.c.d.e.g.o.qACAGAOAQDADVFwFzGWGxLULwOAOVQAQVRYSxVCVGVOVQVz
        -400:W/b,b.exo,o.p,p.
        -350:,4,8,9,u-1-9-S-X-Z.4.8.9.u/2/3/5/9020?3,3.37393?47494’5,5.5257596,6.6267
        -350:6970768,8.87898?929?:YAwB?D/DZF:FfFtG/G?J/K-LcLdLeLgLoLqLuO/OZPZPaQ/QZRT
        -350:RcRdReRgRoRqU/X-Y:Z&ZCZGZOZQZcZdZeZgZoZqb/bfbte,e.f&fcfdfefgfofqg?k&k?o/
        -350:ofotp/pfptq?r-ras?u?w/x&x?’0’6’8
        -300:␣T(JAUAcAdAeAgAoAqBVBWBXBxDJDxEcEdEeEgEoEqGAGJGTJAJJKUKfKtOJOxPWQJQxR,R-
        -300:R.SXT␣UAUJVmVnVpVrVxW&WsWuWzXUYbYhYiYjYkYlZvsvvayazczdzezgzozq -250:P-bzozpz
        -200:&8&9,J,a-A-f-t.J.a/X0’27283/31323’4,4.424345485/5153556/616365787:8/8182
        -200:8’9’:7:T:V:c:d:e:g:o:qA-AuB/BJBTBZBfBtBzC,C.CCCGCOCQCXCYCcCdCeCgCoCqCuDW
        -200:EfEtEuEvFbFhFiFjFkFlGZK&KWKaK’L&OWPVQWRVRWSTSWSYSfStSvSwSyT:TfTtTxT’V:Vf
        -200:VtVvVwVyWCWGWOWQWfWmWnWpWrWtWvWwWxWyX&XaX’Y’ZfZtZ’afatb:bvbycccdcecgcocq
        -200:efeteveyhfhtkakumfmtnfnto:ovoyp:pvpys,s.sfstsxt-tctdtetgtotqvcvdvevgvovq
        -200:xaxuycydyeygyoyqz&z?’C’G’O’Q’f’m’n’p’r’t’u’w’x’z
        -150:␣Y␣’&S&c&d&e&g&o&q,3,5,s.3.5.s/S0109303335363841586880838586889199:uBABC
        -150:BGBOBQBuBvBwByCvCyDaEwFXGvGyHaIaKTMaNaOaPTPmPnPpPrPuQaRaRuS,S.SVWSWWWXXT
        -150:XWYSZuZwZyavawaybwc,c.eaewfahvhwhykfktkvkwkymvmwmynvnwnyowpwrsrus/s’vuvx
        -150:wcwdwewgwowqwxxfxtxvxwxyyuyx’␣ -100:ezksxsza -50:SAauhumunuwa
        50:,7.7JsUsbacsesoapasa 100:ts
        150:&2&A,A-C-G-O-Q-c-d-e-g-o-q.A71A&A,A.CSCTD-DsGsKVKYKZKsKzLzO-OsPSPvPyQ-Qs
        150:RARfRtRvRwRxRySSScSdSeSgSoSqSsTSTTTYVWVXWVWYXVXYXZXsXzYTYWYXYYYZZJZXZYZZ
        150:ZsZzb&b-c&cfctcvcwczffftfvfyk’o&o-p&p-rvrwrytftttwtxtzt’vvvwvywfwtwvwwwy
        150:xzx’yvywyy
        200:&X&Z&x4&5&6&777?A/AAAJASAZAsAxAzEAEVFVKXKxS&S-SaTVVTVVVZXXXxZAZSZVc’j/kx
        200:s&tvtyvfvtw’xxyfyt’1’T’X’Y’v 300:AXK/KAVYX/XAYV 350:(jLAg/u/’7’W’Z 500:v’y’’V
        """#)

    /// RedHatDisplay-Medium
    private static let glyphs226 = FontGlyphs(
        #"""
        2120 2060 3400 7010 5730 7490 6590 2020 3930 3930 4520 6000 2500 4490 2500 4670 6660
        3000 6000 6000 6290 6000 6000 6000 6000 6160 2500 2500 6000 6000 6000 5100 7780 6890
        6640 7210 7230 6220 6130 7890 7190 2390 6080 6320 6080 8540 7290 8100 6540 8100 6520
        6060 6240 7080 6890 8940 6500 6520 6060 3560 4730 3560 5450 4840 6000 5230 5980 5170
        5980 5680 3850 5940 5570 2080 2080 5080 2080 8680 5570 5970 5980 5980 3580 4550 3760
        5570 5260 7160 5030 5230 4700 3910 2850 3910 5810 2500 2500 3970 3970 3970 5490 6990
        6520 3330 7780 6780 3970 3970 2120 2060 5180 6210 6540 5680 8010 6130 4890 4040 6000
        2940 3160 5630 6600 2500 1710 4680 6130 6150 6480 7090 5100 9590 7490 6000 8100 6450
        6390 9110 6000 6000 5970 5990 2080
        """#, kernedAs: glyphs227)

    /// RedHatDisplay-Regular
    private static let glyphs227 = FontGlyphs(
        #"""
        2150 1980 3180 6920 5670 7390 6530 1910 3890 3890 4460 6000 2500 4470 2500 4570 6620
        2890 6000 6000 6190 6000 6000 6000 6000 6120 2500 2500 6000 6000 6000 5060 7760 6790
        6570 7220 7200 6160 6070 7880 7150 2310 6000 6170 6040 8470 7250 8090 6470 8090 6450
        6000 6170 7040 6790 8820 6380 6390 6040 3470 4620 3470 5360 4820 6000 5160 5900 5130
        5900 5640 3740 5860 5490 2000 2000 4940 2000 8590 5490 5920 5900 5900 3460 4460 3650
        5490 5130 7030 4910 5100 4630 3820 2740 3820 5780 2500 2500 3860 3860 3860 5470 6970
        6390 3280 7750 6750 3890 3890 2150 1980 5150 6150 6410 5660 8040 5980 4890 4040 6000
        2910 3130 5510 6510 2500 1650 4640 5980 6030 6370 6970 5060 9530 7440 6000 8090 6370
        6280 9070 6010 6000 5920 5910 2000
        -1900:// -1750:’J -1650:/JFJ -1600:F,F.P,P. -1550:LV -1500:?,?.LTLYPJTJ -1400:7,7.F/
        -1300:YJ -1250:,T,Y.T.YATAYFAP/T,T.TAVJY,Y.YA -1200:,V.VL’V,V.YcYdYeYgYoYq
        -1150:AVT/TcTdTeTgToTqVA’4 -1050:/A74FcFdFeFgFoFqTa
        -1000:,W.W/4/c/d/e/g/o/qL?PAW,W.Yaf,f.’A -900:,?.?/aLvLyYsr/ -850:&T&Y7/AyY/Yuf/r,r.
        -800:/sA?V/ -750:&V,v.v/uAvF&FaLWLfLtv,v.y,y.’c’d’e’g’o’q
        -700:,f,t.f.tAfAtDXFsKvKyOXPXQXYz
        -650:,y.y/8/f/m/n/p/r/t/x/zA’DYGYLCLGLOLQOYQYTsTwVcVdVeVgVoVqXvXyYCYGYOYQYmYn
        -650:YpYrYwYxYyv/y/ -600:/yFmFnFpFrKCKGKOKQPcPdPePgPoPqTvTyTzVaWJY&b?e?o?p?
        -500:&7,1.1DTGXKwOTQTT&TCTGTOTQTmTnTpTrVsXfXtXwYfYtYv’,’.
        -450:,7,C,G,O,Q,’-7-J-Y.7.C.G.O.Q.’/C/G/O/Q/v4?5’6’AWAwBYD,D.ECEGEOEQF-FCFGFO
        -450:FQFuFxG,G.GVKcKdKeKfKgKoKqKtO,O.P&PYQ,Q.TuTxVuWAWaWcWdWeWgWoWqY-a?bxh?kc
        -450:kdkekgkokqm?n?oxpxxcxdxexgxoxq
        -400:&1,w-2-T-V-x.w/0/6/w0/7&7-9/FyLwT-V-k-r&w,w.x-’s
        -350:,U-X-z.U075?6?97ACAGAOAQB,B.D/D?DADVE-FwFzG/GWGxJ,J.K-KuL-LUO/O?OAOVQ/Q?
        -350:QAQVRYSxTfTtU,U.V&VCVGVOVQVzX-Z-a’bfbtb’c?exe’h’m’n’ofoto’pfptp’rcrdrerg
        -350:rorqz-’a
        -300:,0,6,9,c,d,e,g,o,q,u-1-9.0.6.9.c.d.e.g.o.q.u/3/5/90,0.02373?47494’575967
        -300:69878?9,9.92:YB?DZFvG?GJJ/K&LcLdLeLgLoLqLuOZPZPaQZRcRdReRgRoRqU/VmVnVpVr
        -300:W/X&Y:ZCZGZOZQb,b.b/e,e.o,o.o/p,p.p/s?w/’0’6’8
        -250:&W(,(.(J,),4,8-S-Z.).4.8/20?243,3.395,5.526,6.6270768,8.899?AUAcAdAeAgAo
        -250:AqBVBWBXBxDJDxEcEdEeEgEoEqF:GAGTJAJJKUKaOJOxPWQJQxR-RTSXUAUJVxW&WsWzXUXa
        -250:Z&ZcZdZeZgZoZqavfcfdfefgfofqg?hvk&mvnvq?r-rau?vax&ya
        -150:&8&9-A3/414243455/5153556/616365788/:7A-AuB/BJBTBZBfBtByBzCCCGCOCQCXCYCc
        -150:CdCeCgCoCqCuDWEfEtEuFbFfFhFiFjFkFlFtGZGyKWK’OWPVQWRVRWSTSWSYSfStSvSwSyVf
        -150:VtVvVwVyWCWGWOWQWfWmWnWpWrWtWuWwWxWyX’ZfZtafatbvbycccdcecgcocqefeteveyfa
        -150:hfhtk?kakumfmtnfntovoypvpysxvcvdvevgvovqx?xaxuycydyeygyoyqzczdzezgzozq’C
        -150:’G’O’Q
        -100:␣’&S&c&d&e&g&o&q(4,3,5,J,a,s-f-t.3.5.J.a.s/S/X01090’2728303132333536383’
        -100:4,4.4858687:808182838586888’91999’:T:V:c:d:e:g:o:q:uBABCBGBOBQBcBdBeBgBo
        -100:BqBuBvBwC,C.DaEvEwFXHaIaK?KBKDKEKFKHKIKKKLKMKNKPKRKTL&MaNaOaP-PTPuQaR,R.
        -100:RaRuS,S.SASVT:T’V:WSWWWXWvX?XBXDXEXFXHXIXKXLXMXNXPXRXTXWYSYbYhYiYjYkYlY’
        -100:ZuZvZwZyZ’awayb:bwbzc,c.eaewhwhykfksktmwmynwnyo:owozp:pwpzrus,s.s/sfstsy
        -100:t-tctdtetgtotqvuwcwdwewgwowqxfxsxtyuz&z?’␣’f’m’n’p’r’t’u’w’x’z
        -50:&3&4&5&J&a&f&t&v&w&y(C(G(O(Q(f(t-3-5D)KJL)O)P)PmPnPpPrQ)R)XJaue/huk)munu
        -50:rss’v&wax)y& 50:&272C’JsPfPtT?Usbacsesf?fvfyk/kzoapasascsdsesgsosqt?v?w?x/y?z’’2
        100:&A&X&Z&x,A-C-G-O-Q-c-d-e-g-o-q.A5&6&71A&A,A.CSCTD-DsEVFVGsK/KVKYKZKsKzLz
        100:O-OsPSPvPyQ-QsRARfRtRvRwRxRySSScSdSeSgSoSqSsTSTTTYVWWVWYX/XVXYXZXsXzYTYW
        100:YXYZZJZXZYZZZaZsZzb&b-c&cfctcvcwczffftk’o&o-p&p-rwrytftstttwtxtytzvwvxvy
        100:wfwtwvwwwyx’ywyxyy
        150:4&777?A/AAAJASAZAsAxAzEAKXKxS&S-SaTVVTVVVXVZXXXxYYZAZSZVc’j/kxrvs&tvt’vf
        150:vtvvw’xxyfytyv’1’v 250:AXKALAVYXAYVg/u/’T’X’Y 300:’7’Z 350:(jq/ 400:v’y’’V
        """#)

    /// RedHatDisplay-SemiBold
    private static let glyphs228 = FontGlyphs(
        #"""
        2090 2160 3670 7120 5810 7620 6660 2160 3990 3990 4580 6000 2500 4520 2500 4800 6720
        3140 6000 6000 6420 6000 6000 6000 6000 6220 2500 2500 6000 6000 6000 5140 7810 7010
        6710 7200 7280 6280 6210 7900 7250 2480 6170 6510 6140 8620 7350 8110 6610 8110 6590
        6130 6320 7130 7010 9080 6640 6670 6090 3670 4860 3670 5550 4870 6000 5330 6070 5210
        6070 5730 3980 6030 5680 2190 2190 5250 2190 8790 5680 6020 6070 6070 3720 4650 3900
        5680 5410 7320 5180 5380 4780 4020 2990 4020 5850 2500 2500 4090 4090 4090 5520 7020
        6680 3390 7810 6810 4070 4070 2090 2160 5220 6290 6700 5710 7980 6320 4880 4030 6000
        2980 3200 5780 6710 2500 1780 4720 6320 6290 6600 7230 5140 9650 7550 6000 8110 6540
        6520 9150 5990 6000 6020 6090 2190
        -1780:// -1630:FJ -1600:/J -1550:F,F.LVP,P.’J -1500:TJ -1480:LY -1470:LTPJ -1420:YJ
        -1390:?,?. -1370:F/ -1310:7,7. -1280:YcYdYeYgYoYq -1270:ATAYFATAYA -1230:P/VJ
        -1200:,T,Y.T.YT,T.Y,Y. -1170:AVTcTdTeTgToTqVA -1140:,V.VV,V. -1130:T/ -1120:L’ -1070:Ta
        -1030:FcFdFeFgFoFq’4 -1020:/c/d/e/g/o/qL?PAYa -1000:f,f. -990:r/ -980:/4 -960:/AYs
        -950:LvLy -940:,W.WW,W.’A -930:74 -910:r,r. -880:&T&Y7/AyY/Yu -850:,?.?/a -830:f/
        -810:AvLfLt -770:LW -750:,v.vA?V/v,v.y,y. -720:,f,t.f.t/sAfAtFaFsKvKyYz -700:v/y/
        -690:&V -680:,y.yDXOXPXQXVcVdVeVgVoVqYmYnYpYr -670:F& -660:/uWJ’c’d’e’g’o’q
        -650:DYGYOYQYTsXvXyYCYGYOYQYwYxYy -620:Vae? -590:&7/8/m/n/p/r/zLCLGLOLQ’,’.
        -580:,1.1YfYtb?o?p? -570:/f/t/xA’Tw -550:FmFnFpFrPcPdPePgPoPqY& -540:KfKtTvTy
        -520:GXKwVsXfXtXw -510:,7.7AWWA -500:Yv -470:DTKcKdKeKgKoKqOTQTT&TCTGTOTQTmTnTpTr
        -460:/yTz -450:-7-Y/C/G/O/Q4?AwBYFCFGFOFQFuG,G.GVLwPYVuWaWcWdWeWgWoWqY-bxkckdkekgkokqox
        -450:pxxcxdxexgxoxq -430:,C,G,O,Q,’.C.G.O.Q.’/v5’6’D,D.ECEGEOEQF-O,O.P&Q,Q.TuTxa?h?m?n?
        -420:KCKGKOKQ -400:&1,w-x.wFxk-w,w.x- -380:-XD/G/K-KuO/Q/X-
        -370:-2-J-T-V/0/6/w0/7&7-9/ACAGAOAQDADVFyFzGWGxLUOAOVQAQVRYSxT-V-VCVGVOVQVzex -370:r&
        -350:GJL-VmVnVpVr -340:(J’s -330:,U.U47FwJ,J.U,U.W/b/o/p/w/
        -300:&W-1/3/5/94’57596769:YG?J/K&RcRdReRgRoRqU/X&Y:e,e.s?
        -290:075?6?97B,B.D?E-O?Q?TfTtV&bfbtb’e’ofoto’pfptp’rcrdrergrorq’a
        -270:AUAcAdAeAgAoAqBVBWBXBxDJDxEcEdEeEgEoEqGAGTJAKUKaOJOxPWQJQxSXUAVxW&WsWzXU
        -270:Xaavhvmvnv
        -250:,0,6,9,c,d,e,g,o,q,u-9.0.6.9.c.d.e.g.o.q.u0,0.02373?49878?9,9.92B?DZFvLc
        -250:LdLeLgLoLqLuOZPZPaQZZCZGZOZQb,b.o,o.p,p.’0’6’8 -240:-zZ-a’c?h’m’n’z-
        -230:fcfdfefgfofq -220:JJUJ -210:(4K?X?
        -200:,4,8-S.4.8/23,3.394170768,8.89F:K’RWSYVwXCXGXOXQX’ZcZdZeZgZoZqg?k&q?r-ra
        -200:u?vax&ya -170:(,(.,)-Z.)0?245,5.526,6.629?R-RTXcXdXeXgXoXqZ&fa
        -160:KBKDKEKFKHKIKKKLKMKNKPKRXBXDXEXFXHXIXKXLXMXNXPXR
        -150:&8&9-A3/5/5153556/616365788/:7A-AuB/BJBTBZBfBtByBzCCCGCOCQCXCYCcCdCeCgCo
        -150:CqCuDWEfEtEuFbFfFhFiFjFkFlFtGZGyKWOWPVQWRVSTSWSfStSvSwSyVfVtVvVyWCWGWOWQ
        -150:WfWmWnWpWrWtWuWwWxWyZfZtafatbvbycccdcecgcocqefeteveyhfhtkakumfmtnfntovoy
        -150:pvpysxvcvdvevgvovqxaxuycydyeygyoyqzczdzezgzozq’C’G’O’Q -140:Xu
        -130:&v-3-5424345P)e/ -120:/SBAWWYSbzozpz
        -100:␣’&c&d&e&g&o&q33358385BCBGBOBQBcBdBeBgBoBqBuBvBwDaEvFXHaIaKTMaNaOaPTPuQa
        -100:RaRuSASVWSWXWvXTXWYbYhYiYjYkYlY’ZuZwZyawaybwewhwhykfktmwmynwnyowpwsfstsy
        -100:vuwcwdwewgwowqxfxtyu’␣ -90:k?x?
        -80:&3&4&5&J&S&a&f&t&w&y(C(G(O(Q(f(t,J.J0’3’8’9’:T:VD)EwKJL)O)Q)R)T:T’V:XJk)
        -80:tctdtetgtotqv&x)y&
        -70:,3,5,a,s-f-t.3.5.a.s/X0109272830313236384,4.4858687:80818286889199:c:d:e
        -70::g:o:q:uC,C.L&P-R,R.S,S.ZvZ’b:c,c.eakso:p:rus,s.s/t-waxsz&z?’f’m’n’p’r’t -70:’u’x’z
        -50:auhumunus’
        -30:&C&G&O&Q&U&u(3(5(8(9(c(d(e(g(o(q/Z0)3)8)9)BsE&EWExPmPnPpPrR&S)S?b)o)p)r) -30:w&’3’5
        -20:K!X!’w 20:&X7’D’G-G’O’Q’ecedeeegeoeqkvkwxvxw
        30:(7(T,Z,z.Z.z7):Z:v:w:yC&P’RST)W’Z,Z.Z:Z?ZTe&e-kyr:t!t:v:vzw:xyxzy:yzzvzx 30:zyzz
        40:&Z&x 50:2’?’C?JsPfPtR’Usbacsd’esfvi’j’l’oapar’sascsdsesgsosq 60:tbthtitjtktl
        70:&A5&6&A&EVFVK/RfRtRwX/c&f?ffftfyrw 80:72T?k/kzt?v?w?x/y?z’’2
        100:,A-C-G-O-Q-c-d-e-g-o-q.AA,A.CSCTD-DsGsKVKYKZKsKzLzO-OsPSPvPyQ-QsRARvRxRy
        100:SSScSdSeSgSoSqSsTSTTTYVWWVWYXVXYXZXsXzYTYWYXYZZJZXZYZZZaZsZzb&b-cfctcvcw
        100:czo&o-p&p-rytftstttwtxtytzwfwtww 120:71k’vwvxvywvwyx’ywyxyy’W 130:77C’EAS-’1
        150:4&7?A/AJASAZAsAxAzKXKxS&SaTVVTVVVXVZXXXxYYZAZSZVj/kxrvs&tvvfvtxxyfyt’v 170:g/u/
        200:AALAc’t’vvw’yv 230:KAXA 250:’Z 270:AXVYYV 300:’T’X’Y 330:’7 380:q/ 400:v’y’’V 410:(j
        """#)

    /// Roboto-Black
    private static let glyphs229 = FontGlyphs(
        #"""
        2490 2759 3169 5811 5791 7427 6738 1543 3550 3545 4487 5342 2642 4497 3022 3511 5791
        5791 5791 5791 5791 5791 5791 5791 5791 5791 2993 2827 5098 5835 5098 5093 8833 6348
        6421 6426 6533 5688 5747 6621 7051 2983 5801 6470 5415 8691 7051 6836 6562 7085 6602
        6313 5630 6919 6372 8882 6382 6396 5840 2817 4253 2817 4473 4414 3394 5303 5620 5107
        5620 5288 3628 5620 5620 2739 2676 5464 2739 8613 5620 5620 5620 5620 3696 5117 3623
        5620 5142 7251 5142 5142 5142 3247 2554 3247 6323 1943 1943 3608 3647 -1 6895 8179 7749
        3696 5518 6338 -1 -1 2490 3003 5908 5991 6143 6353 7852 5146 7852 3970 5386 4180 4131
        6411 5435 3208 2827 4580 5146 7036 7192 8130 5112 9404 6680 5288 6914 6182 6494 8447
        5986 5693 5625 5610 2852
        -1970:P,P. -1390:,'.' -1360:LY -1340:F,F. -1330:T- -1260:L'T,T. -1210:// -1130:Y,Y.
        -1050:TJV,V. -1020:FJ -1010:LV -1000:LT -900:PJ -870:PA -840:r,r. -820:v,v.y,y. -800:K-
        -770:V- -760:X- -740:Y- -730:AYYA -700:W,W. -610:w,w. -600:D,D.LvLyO,O. -590:'AA'
        -530:TA -470:YJYU -450:'sLW -440:'o -430:ATTcTdTeTgTmTnTpTq -410:Ta -400:A?TvTy -390:To
        -380:AVTx -370:TsVA -320:TrTuYcYdYeYgYoYq -310:KwYa -290:'c'd'e'g'qFATzW- -280:Ys
        -270:BY -250:LwPX -240:'aAvAyRT -230:AmAnApRYTw -220:VaVo -210:DYOYVcVdVeVgVqWA
        -200:KvKyYmYnYpYrxo -190:AWYu -180:''PZ -170:FaQY -160:AwQTWa
        -150:KCKGKOKQVrWcWdWeWgWoWqXvXyY&Yzto -140:CTHTHYITIYMTMYNTNYQVTCTGTOTQVuYCYGYOYQb'p'
        -130:BTC)DTEvEyFrKcKdKeKgKoKqOTXcXdXeXgXqZCZGZOZQZvZwZy
        -120:BVFvFyLCLGLOLQLUXCXGXOXQfcfdfefgfq -110:DVDXDZEwFuJAKuOVOXOZUAYfYtYx
        -100:'m'n'pDAFcFdFeFgFoFqOAQWWrXoXuYvYyZcZdZeZgZoZqkckdkekgkqo'oxraroxcxdxexg -100:xq
        -90:EcEdEeEfEgEoEqRVWuZurcrdrergrq -80:AUAtEuTSYSa'h'm'n'ozzczdzezgzozq
        -70:Luavaybxbze'ovoypxpzvavoyayo -60:AoPcPdPePgPoPqVCVGVOVQeveyvcvdvevgvqycydyeygyq
        -50:ACAGAOAQAuPaVvVybvbyc'pvpy 50:'w 60:AzYXZAvfyf 70:PtPvPyTWW)WTXVv'y'
        80:HXIXMXNXTTTVTYYTYWf'r'rw 90:HAIALAMANAYVYYrvry 100:(VETFTV)Y)f)rf 110:(Y 120:rt
        190:(W
        """#)

    /// Roboto-Bold
    private static let glyphs230 = FontGlyphs(
        #"""
        2490 2720 3203 5952 5737 7388 6572 1611 3472 3481 4434 5454 2578 3911 2910 4028 5737
        5737 5737 5737 5737 5737 5737 5737 5737 5737 2842 2744 5093 5767 5166 4985 8872 6401
        6416 6392 6553 5742 5771 6685 7080 2935 5708 6460 5410 8726 7080 6831 6514 6997 6611
        6343 5708 6870 6362 8862 6362 6309 5889 2783 4214 2783 4375 4463 3311 5371 5645 5176
        5645 5293 3574 5645 5645 2671 2651 5356 2671 8652 5645 5645 5645 5645 3501 5156 3491
        5645 5107 7358 5107 5107 5107 3301 2534 3301 6479 1978 1978 3623 3662 -1 6899 8154 7417
        3599 5449 6318 -1 -1 2490 2832 5767 5938 6118 6284 7842 5005 7842 3887 5376 4199 4180
        6172 5264 3022 2798 4575 5005 7290 7583 8384 5063 9399 6699 5312 6885 6089 6318 8442
        5947 5703 5645 5674 2744
        -1870:P,P.P: -1590:F,F.F: -1460:L' -1390:,'.':' -1300:LY -1210:Y,Y.Y: -1050:LVV,V.V:
        -1040:LT -990:T,T.T: -980:T- -910:X- -850:'A -830:W,W.W: -820:K-PA -800:FA -780:YAYJ
        -710:r,r.r: -700:Yo -690:VA -680:LvLyv,v.v:y,y.y: -640:Y- -630:BYYcYdYeYgYq -590:Ys
        -570:LW -510:LwTcTdTeTgTq -490:TAW- -480:Ta -470:TvTyYa -450:'c'd'e'g'qTo -440:TsTx
        -430:D,D.D:O,O.O: -420:'o's -410:TmTnTp -400:'a -380:A?PXTrTuYmYnYp -370:Yu -360:KwV-WA
        -350:QYTzw,w.w: -330:Fa -300:YUYro' -290:LCLGLOLQ -280:KCKGKOKQRYY& -270:Twh'm'n'
        -260:FoVaVo -250:FcFdFeFgFqVcVdVeVgVqXvXy -240:DYOYa'b'p' -230:KvKy -210:''Yzc' -200:Yf
        -190:AwPZQTWae' -180:WcWdWeWgWoWqXCXGXOXQ -170:CTVrYCYGYOYQYx -160:QVTCTGTOTQVuXoYtox
        -150:BTC)DTEvEyFrKcKdKeKgKoKqOTRTVCVGVOVQXcXdXeXgXqZCZGZOZQZvZwZy -140:BVFvFyLUxo
        -130:DZKuOZ -120:DADVDXEwFuJAOAOVOXUAWrXuZcZdZeZgZoZq
        -110:'m'n'pEoQWRVWuYvYyZukckdkekgkqxcxdxexgxq -100:AtEu -90:TSYSozzczdzezgzozq
        -80:Luavaybxbzovoypxpzvavoyayo -70:PcPdPePgPoPqeveyvcvdvevgvqycydyeygyq
        -60:EcEdEeEgEqPaVvVybvbypvpy 60:'w 70:ZAvfyf 80:PtPvPyTWW)WTXV 90:TTTVTYr'
        100:ETFTYTYVYWYY 110:(VLAV)Y) 120:(Yrf 130:(Wrtrw 140:rvry 170:f' 260:f)
        """#)

    /// Roboto-Italic
    private static let glyphs231 = FontGlyphs(
        #"""
        2368 2544 3135 5845 5298 6841 5854 1685 3159 3188 4072 5327 1890 2583 2573 3931 5283
        5298 5298 5298 5298 5298 5298 5298 5298 5298 2451 2490 4766 5288 4922 4497 8350 6201
        6021 5928 6177 5493 5474 6387 6689 2695 5181 5635 5088 8232 6689 6401 6035 6401 6216
        5698 5488 6348 6030 8247 5952 5830 5264 2593 3916 2593 3940 4307 2993 5176 5352 5000
        5352 4985 3281 5347 5352 2422 2485 4844 2422 8159 5352 5352 5352 5352 3315 4932 3340
        5352 4746 7090 4746 4746 4746 3223 2388 3223 6357 1982 1982 3511 3550 -1 6479 7583 6357
        3228 5000 5894 -1 -1 2368 2388 5146 5488 5708 5776 7310 4458 7310 3506 5039 4014 4043
        5352 4639 2524 2607 4292 4458 7314 7896 8179 4683 8813 6323 5039 6401 5537 5605 7900
        5513 5366 5352 5459 2427
        -1580:P,P. -1340:LT -1290:FJ -1170:LYTJ -1140:F,F. -1130:T- -1100:V,V. -1090://
        -1060:T,T. -1030:Y,Y. -980:PJ -850:LV -830:,'.' -700:LW -670:L'PA -650:LvLy -630:AT
        -610:w,w. -600:W,W.r,r. -590:'AA' -570:Ts -550:Ta -530:TmTnTp -520:''v,v.y,y.
        -500:D,D.O,O. -480:TcTdTeTgToTq -470:YJYU -460:AYTuYA -450:Lw -420:AV -390:'sRTTA
        -380:Tx -370:TrVA -360:Ya -350:TvTy -340:AW -330:a' -320:LCLGLOLQYcYdYeYgYoYq -310:K-Kw
        -300:'oA? -290:'c'd'e'g'qFATzW- -280:TwYs -270:BY -260:LU -250:Y- -240:'aAvAy -230:RY
        -220:VaVoX- -210:DYLuOYQTVcVdVeVgVqWA -200:KvKyYmYnYpYr -190:Yu -180:V- -170:FaQY
        -160:AwWa -150:KCKGKOKQPXVrWcWdWeWgWoWqXvXyY&Yz
        -140:CTHTHYITIYMTMYNTNYQVTCTGTOTQVuYCYGYOYQb'p'
        -130:BTC)DTEvEyFrKcKdKeKgKoKqOTPZXcXdXeXgXqZCZGZOZQZvZwZy -120:BVFvFyXCXGXOXQfcfdfefgfq
        -110:DVDXDZEwFuJAKmKnKpKuOVOXOZUAYfYtYx
        -100:'m'n'pDAFcFdFeFgFoFqOAQWWrXoXuYvYyZcZdZeZgZoZqkckdkekgkqo'oxrotoxcxdxexg -100:xoxq
        -90:EcEdEeEfEgEoEqRVWuZurcrdrergrq -80:AUAtEuTSYSh'm'n'ozzczdzezgzozq
        -70:avaybxbze'ovoypxpzvavoyayo -60:AoPcPdPePgPoPqVCVGVOVQeveyvcvdvevgvqycydyeygyq
        -50:ACAGAOAQAuPaVvVybvbyc'pvpy 50:'w 60:AzYXZAvfyf 70:PtPvPyTWW)WTXVrfv'y'
        80:HXIXMXNXTTTVTYYTYWf'r'rw 90:(WHAIALAMANAYVYYrvry 100:(VETFTV)Y)f) 110:(Y 160:rt
        """#)

    /// Roboto-Light
    private static let glyphs232 = FontGlyphs(
        #"""
        2432 2256 2871 6201 5542 7393 6152 1699 3125 3184 4243 5645 1914 2861 2388 3970 5830
        5542 5542 5542 5542 5542 5542 5542 5542 5542 2119 2139 5112 5601 5181 4541 9131 6245
        6196 6411 6562 5762 5767 6841 7070 2705 5503 6387 5269 8667 7100 6729 6187 6733 6582
        6011 5923 6709 6167 8955 6133 6074 5977 2397 3940 2397 4160 4316 2856 5376 5566 5181
        5566 5151 3286 5571 5566 2271 2363 4912 2271 8862 5566 5566 5566 5566 3403 5093 3320
        5566 4893 7568 4893 4893 4893 3301 2207 3301 6846 1777 1777 2988 3013 -1 6904 8140 6411
        3232 5239 6172 -1 -1 2432 2207 5444 5713 5972 6050 7993 4556 8018 3779 5303 4077 4160
        5566 4751 2456 2495 4502 4531 7622 7651 8359 4678 9106 6709 5234 6733 5928 5859 8457
        5815 5684 5571 5620 2227
        """#, kernedAs: glyphs231)

    /// Roboto-Medium
    private static let glyphs233 = FontGlyphs(
        #"""
        2490 2681 3242 6104 5684 7344 6392 1689 3394 3418 4370 5571 2256 3281 2793 4097 5684
        5684 5684 5684 5684 5684 5684 5684 5684 5684 2681 2656 5083 5693 5205 4863 8911 6445
        6406 6357 6572 5796 5801 6753 7109 2876 5605 6445 5410 8760 7109 6826 6460 6904 6621
        6289 5786 6816 6348 8848 6348 6201 5938 2739 4175 2739 4272 4512 3223 5439 5664 5249
        5664 5293 3511 5664 5664 2593 2622 5234 2593 8696 5664 5664 5664 5664 3462 5200 3477
        5664 5068 7471 5068 5068 5068 3354 2510 3354 6646 2017 2017 3643 3682 -1 6909 8130 7061
        3491 5376 6294 -1 -1 2490 2646 5610 5884 6094 6211 7832 4854 7832 3799 5366 4224 4233
        5913 5078 2822 2759 4565 4854 7559 7998 8560 5005 9399 6719 5332 6851 5986 6128 8442
        5908 5708 5669 5737 2627
        """#, kernedAs: glyphs230)

    /// Roboto-Regular
    private static let glyphs234 = FontGlyphs(
        #"""
        2485 2632 3262 6230 5630 7314 6230 1753 3315 3354 4316 5674 1973 2739 2676 4150 5635
        5630 5630 5630 5630 5630 5630 5630 5630 5630 2524 2563 5078 5630 5234 4756 8950 6475
        6392 6333 6587 5845 5825 6816 7134 2827 5518 6431 5400 8784 7134 6816 6406 6816 6626
        6235 5859 6768 6323 8833 6323 6104 5981 2695 4131 2695 4180 4546 3130 5498 5684 5308
        5684 5288 3452 5684 5684 2520 2588 5127 2520 8740 5684 5684 5684 5684 3428 5229 3457
        5684 5029 7568 5029 5029 5029 3398 2476 3398 6792 2041 2041 3633 3672 -1 6914 8105 6738
        3394 5312 6270 -1 -1 2485 2476 5479 5830 6069 6147 7832 4717 7832 3726 5356 4238 4277
        5684 4912 2637 2720 4556 4717 7788 8340 8696 4946 9385 6733 5352 6816 5903 5962 8442
        5869 5713 5684 5791 2515
        -1960:P,P.P: -1380:,'.':' -1360:LY -1330:F,F.F: -1320:T- -1250:L'T,T.T: -1120:Y,Y.Y:
        -1050:V,V.V: -1010:LT -1000:LV -860:PA -840:r,r.r: -810:v,v.v:y,y.y: -790:K- -750:V-X-
        -730:Y- -720:YA -690:W,W.W: -610:w,w.w: -600:LvLy -590:'AD,D.D:O,O.O: -530:TA -470:YJYU
        -450:LW -440:'o's -430:TcTdTeTgTmTnTpTq -410:Ta -400:TvTy -390:A?To -380:Tx -370:TsVA
        -320:TrTuYcYdYeYgYoYq -310:KwYa -290:'c'd'e'g'qFATzW- -280:Ys -270:BY -250:Lw
        -240:'aPXRT -230:RYTw -220:VaVo -210:DYOYVcVdVeVgVqWA -200:KvKyYmYnYpYr -190:''Yuxo
        -170:FaPZQY -160:AwQTWa -150:KCKGKOKQVrWcWdWeWgWoWqXvXyY&Yz
        -140:CTHTHYITIYMTMYNTNYQVTCTGTOTQVuYCYGYOYQb'p'
        -130:BTC)DTEvEyFrKcKdKeKgKoKqOTXcXdXeXgXqZCZGZOZQZvZwZy
        -120:BVFvFyLCLGLOLQLUXCXGXOXQfcfdfefgfq -110:DVDXDZEwFuJAKuOVOXOZUAYfYtYx
        -100:'m'n'pDAFcFdFeFgFoFqOAQWWrXoXuYvYyZcZdZeZgZoZqkckdkekgkqo'oxroxcxdxexgxq
        -90:EcEdEeEfEgEoEqRVWuZurcrdrergrq -80:AtEuTSYSa'h'm'n'ozzczdzezgzozq
        -70:Luavaybxbze'ovoypxpzvavoyayo -60:PcPdPePgPoPqVCVGVOVQeveyvcvdvevgvqycydyeygyq
        -50:PaVvVybvbyc'pvpy 50:'w 60:YXZAvfyf 70:PtPvPyTWW)WTXVrfv'y'
        80:HXIXMXNXTTTVTYYTYWf'r'rtrw 90:HAIALAMANAYVYYrvry 100:(VETFTV)Y)f) 110:(Y 180:(W
        """#)

    /// Roboto-Thin
    private static let glyphs235 = FontGlyphs(
        #"""
        2393 1938 2544 6177 5474 7456 6089 1660 2964 3042 4180 5620 1870 2964 2144 3818 5698
        5474 5474 5474 5474 5474 5474 5474 5474 5474 1777 1777 5142 5576 5142 4360 9287 5972
        6030 6479 6543 5693 5723 6865 7021 2607 5493 6348 5161 8574 7075 6660 6006 6660 6543
        5972 5977 6665 5972 9058 5972 5972 5977 2144 3779 2144 4146 4126 2622 5278 5474 5073
        5474 5039 3149 5474 5474 2061 2173 4731 2061 8965 5474 5474 5474 5474 3320 4976 3091
        5474 4775 7568 4775 4775 4775 3223 1982 3223 6895 1562 1562 2441 2451 -1 6895 8169 6128
        3101 5176 6089 -1 -1 2393 1982 5420 5615 5894 5972 8135 4419 8174 3823 5259 3940 4058
        5474 4619 2305 2300 4463 4380 7485 7065 8071 4453 8867 6689 5137 6660 5952 5776 8472
        5776 5659 5474 5474 1982
        -1580:P,P.P: -1340:LT -1170:LY -1140:F,F.F: -1130:T- -1100:V,V.V: -1060:T,T.T:
        -1030:Y,Y.Y: -850:LV -830:,'.':' -700:LW -670:L'PA -650:LvLy -630:AT -610:w,w.w:
        -600:W,W.W:r,r.r: -590:'AA' -570:Ts -550:Ta -530:TmTnTp -520:''v,v.v:y,y.y:
        -500:D,D.D:O,O.O: -480:TcTdTeTgToTq -470:YJYU -460:AYTuYA -450:Lw -420:AV -390:'sRTTA
        -380:Tx -370:TrVA -360:Ya -350:TvTy -340:AW -330:a' -320:LCLGLOLQYcYdYeYgYoYq -310:K-Kw
        -300:'oA? -290:'c'd'e'g'qFATzW- -280:TwYs -270:BY -260:LU -250:Y- -240:'aAvAy -230:RY
        -220:VaVoX- -210:DYLuOYQTVcVdVeVgVqWA -200:KvKyYmYnYpYr -190:Yu -180:V- -170:FaQY
        -160:AwWa -150:KCKGKOKQPXVrWcWdWeWgWoWqXvXyY&Yz
        -140:CTHTHYITIYMTMYNTNYQVTCTGTOTQVuYCYGYOYQb'p'
        -130:BTC)DTEvEyFrKcKdKeKgKoKqOTPZXcXdXeXgXqZCZGZOZQZvZwZy -120:BVFvFyXCXGXOXQfcfdfefgfq
        -110:DVDXDZEwFuJAKmKnKpKuOVOXOZUAYfYtYx
        -100:'m'n'pDAFcFdFeFgFoFqOAQWWrXoXuYvYyZcZdZeZgZoZqkckdkekgkqo'oxroxcxdxexgxo -100:xq
        -90:EcEdEeEfEgEoEqRVWuZurcrdrergrq -80:AUAtEuTSYSh'm'n'ozzczdzezgzozq
        -70:avaybxbze'ovoypxpzvavoyayo -60:AoPcPdPePgPoPqVCVGVOVQeveyvcvdvevgvqycydyeygyq
        -50:ACAGAOAQAuPaVvVybvbyc'pvpy 50:'w 60:AzYXZAvfyf 70:PtPvPyTWW)WTXVrfv'y'
        80:HXIXMXNXTTTVTYYTYWf'r'rtrw 90:(WHAIALAMANAYVYYrvry 100:(VETFTV)Y)f) 110:(Y
        """#)

    /// RobotoCondensed-Bold
    private static let glyphs236 = FontGlyphs(
        #"""
        2192 2471 2939 5049 4976 6621 5962 1475 3091 3086 4028 4858 2241 3652 2651 3154 4951
        4976 4976 4976 4976 4976 4976 4976 4976 4976 2637 2520 4385 4995 4438 4385 7886 5537
        5547 5312 5620 4922 4961 5757 6060 2607 4956 5552 4683 7231 6060 5693 5654 6060 5674
        5415 4854 5742 5513 7559 5503 5488 4873 2588 3701 2588 3833 3872 3071 4609 4858 4443
        4858 4580 3159 4854 4858 2417 2378 4702 2417 7358 4858 4858 4858 4858 3198 4336 3164
        4858 4438 6250 4438 4438 4312 2861 2280 2861 5474 1787 1787 3257 3296 -1 5918 6982 6577
        3320 4736 5449 -1 -1 2192 2607 5034 5151 5283 5444 6997 4414 6997 3540 4844 3652 3613
        5435 4644 2764 2505 3960 4419 6152 6431 7090 4438 8086 5767 4775 5933 5269 5527 7222
        5142 4907 4868 4878 2505
        -1580:P,P. -1340:LT -1290:FJ -1170:LYTJ -1140:F,F. -1130:T- -1100:V,V. -1090://
        -1060:T,T. -1030:Y,Y. -980:PJ -850:LV -830:,'.' -700:LW -670:L'PA -650:LvLy -630:AT
        -610:w,w. -600:W,W.r,r. -590:'AA' -570:Ts -550:Ta -530:TmTnTp -520:''v,v.y,y.
        -500:D,D.O,O. -480:TcTdTeTgToTq -470:YJYU -460:AYTuYA -450:Lw -420:AV -390:'sRTTA
        -380:Tx -370:TrVA -360:Ya -350:TvTy -340:AW -330:a' -320:LCLGLOLQYcYdYeYgYoYq -310:K-Kw
        -300:'oA? -290:'c'd'e'g'qFATzW- -280:TwYs -270:BY -260:LU -250:Y- -240:'aAvAy -230:RY
        -220:VaVoX- -210:DYLuOYQTVcVdVeVgVqWA -200:KvKyYmYnYpYr -190:Yu -180:V- -170:FaQY
        -160:AwWa -150:KCKGKOKQPXVrWcWdWeWgWoWqXvXyY&Yz
        -140:CTHTHYITIYMTMYNTNYQVTCTGTOTQVuYCYGYOYQb'p'
        -130:BTC)DTEvEyFrKcKdKeKgKoKqOTPZXcXdXeXgXqZCZGZOZQZvZwZy -120:BVFvFyXCXGXOXQfcfdfefgfq
        -110:DVDXDZEwFuJAKmKnKpKuOVOXOZUAYfYtYx
        -100:'m'n'pDAFcFdFeFgFoFqOAQWWrXoXuYvYyZcZdZeZgZoZqkckdkekgkqo'oxrotoxcxdxexg -100:xoxq
        -90:EcEdEeEfEgEoEqRVWuZurcrdrergrq -80:AUAtEuTSYSh'm'n'ozzczdzezgzozq
        -70:avaybxbze'ovoypxpzvavoyayo -60:AoPcPdPePgPoPqVCVGVOVQeveyvcvdvevgvqycydyeygyq
        -50:ACAGAOAQAuPaVvVybvbyc'pvpy 50:'w 60:AzYXZAvfyf 70:PtPvPyTWW)WTXVrfv'y'
        80:HXIXMXNXTTTVTYYTYWf'r'rw 90:(WHAIALAMANAYVYYrvry 100:(VETFTV)Y)f) 110:(Y 160:rt
        """#)

    /// RobotoCondensed-Italic
    private static let glyphs237 = FontGlyphs(
        #"""
        2129 2285 2822 5020 4712 6343 5527 1538 2871 2886 3818 4819 1914 2852 2388 3281 4712
        4712 4712 4712 4712 4712 4712 4712 4712 4712 2300 2271 4229 4722 4316 4058 7661 5361
        5288 5259 5420 4790 4800 5625 5850 2451 4658 5015 4487 6948 5854 5625 5337 5698 5459
        5049 4780 5444 5273 7261 5239 5181 4653 2417 3491 2417 3584 3755 2832 4502 4688 4341
        4688 4390 2964 4688 4688 2222 2241 4360 2222 7139 4688 4688 4688 4688 3008 4199 2988
        4688 4214 6133 4214 4214 4082 2822 2148 2822 5464 1743 1743 3052 3086 -1 5698 6680 5859
        3071 4473 5195 -1 -1 2129 2280 4673 4873 5039 5137 6753 4058 6758 3345 4653 3530 3535
        4917 4238 2422 2354 3804 4058 6187 6519 6978 4165 7695 5566 4614 5649 4961 5088 6934
        4893 4731 4692 4741 2256
        """#, kernedAs: glyphs236)

    /// RobotoCondensed-Light
    private static let glyphs238 = FontGlyphs(
        #"""
        2119 2056 2681 5234 4707 6509 5464 1582 2729 2773 3799 5010 1689 2427 2148 3423 4775
        4707 4707 4707 4707 4707 4707 4707 4707 4707 1953 1978 4316 4736 4399 3911 8003 5352
        5273 5186 5537 4888 4883 5820 5962 2363 4653 5391 4492 7046 5981 5488 5273 5693 5552
        5098 4980 5464 5259 7476 5220 5156 4858 2246 3403 2246 3540 3730 2642 4580 4731 4414
        4731 4395 2861 4731 4731 2036 2109 4219 2036 7397 4731 4731 4731 4731 2935 4224 2891
        4731 4180 6357 4180 4180 4033 2847 1992 2847 5747 1636 1636 2739 2764 -1 5815 6826 5488
        2944 4448 5225 -1 -1 2119 1992 4609 4854 5063 5127 7012 3906 7031 3364 4722 3511 3569
        4731 4067 2178 2217 3833 3896 6450 6616 7109 4038 7710 5684 4673 5693 4990 4971 7095
        4922 4805 4736 4795 2012
        """#, kernedAs: glyphs236)

    /// RobotoCondensed-Regular
    private static let glyphs239 = FontGlyphs(
        #"""
        2178 2314 2876 5220 4883 6592 5723 1558 2939 2959 3936 4995 1938 2920 2427 3384 4893
        4883 4883 4883 4883 4883 4883 4883 4883 4883 2324 2295 4385 4897 4473 4185 7983 5552
        5479 5293 5635 4971 4980 5850 6084 2505 4829 5522 4644 7241 6089 5664 5527 5918 5674
        5308 4971 5664 5464 7573 5430 5371 4932 2456 3594 2456 3701 3872 2886 4663 4858 4497
        4858 4541 3042 4854 4858 2256 2280 4502 2256 7446 4858 4858 4858 4858 3091 4351 3066
        4858 4355 6387 4355 4355 4224 2900 2178 2900 5688 1758 1758 3101 3135 -1 5923 6958 6055
        3145 4629 5391 -1 -1 2178 2310 4839 5049 5225 5327 7031 4185 7036 3447 4814 3638 3647
        5088 4375 2466 2397 3936 4185 6436 6753 7251 4292 8003 5781 4771 5869 5151 5269 7222
        5073 4907 4863 4912 2285
        """#, kernedAs: glyphs236)

    /// RobotoSlab-Bold
    private static let glyphs240 = FontGlyphs(
        #"""
        2451 2476 3838 5850 5405 6978 6240 2192 3345 3477 4463 5361 2456 3979 2549 3887 5713
        4419 5547 5430 5654 5332 5586 5405 5444 5571 2222 2212 4941 5483 5034 4814 8818 7383
        6562 6450 6963 6387 6177 6704 7812 3486 5869 7544 5859 10088 7832 7061 6470 7075 6875
        6089 6782 7593 7495 10752 7393 7363 5986 2910 4170 2827 4316 5342 2881 5635 5767 5283
        5918 5264 3901 5850 6357 3228 2930 6426 3188 9360 6382 5640 6055 5645 4326 5049 3589
        6226 6089 8896 6440 6274 5405 3286 2090 3315 6460 2344 2300 4067 4102 4150 6699 7788
        7134 3433 5190 6050 2783 2812 2451 2476 5332 5747 6841 6069 7646 4653 7646 3638 5078
        4019 4067 6577 5503 2700 2617 4463 4751 6899 7114 7983 4614 10215 6963 5215 7061 6304
        6450 8398 5942 5532 5640 6021 3228
        -1970:P,P. -1500:L'L’ -1480:F,F. -1400:YJ -1390:,',’.'.’ -1370:A'A’ -1360:LY -1330:T-
        -1290:LV -1260:T,T. -1250:AYYA -1150:PA -1130:Y,Y. -1120:FA -1070:VA -1050:V,V.
        -1040:VJY- -1020:FJ -1000:LT -980:AV -960:TJX- -950:K- -930:AvAy -900:PJ -880:TA
        -840:AwWAr,r. -820:v,v.y,y. -810:h'h’m'm’n'n’ -790:'e'o’e’o -770:V- -750:AW -740:A?
        -730:ATWJ -700:W,W. -610://w,w. -600:D,D.LvLyO,O. -590:'Ao'o’’A -570:At -540:Au
        -490:JARYUAW- -480:KCKGKOKQ -470:'''’HAIAMANA’'’’ -450:'sLW’s -440:RV
        -430:TcTdTgTiTmTnTpTqb'b’p'p’ -410:Ta -400:Yf -390:TeToYiYmYnYphvhymvmynvny -380:Txa'a’
        -370:Tshwmwnw -360:LUe'e’ -350:c'c’ -320:TrTuYcYdYeYgYoYq -310:KwYadt
        -290:'c'd'g'qACAGAOAQAUDAOATz’c’d’g’q -280:Ys -270:BY -260:keko -250:LwPX
        -240:'aRTrhrkrl’a -230:FeFoKeKoTw -220:VaVeVoavayhumunu -210:DYOYVcVdVgVq
        -200:FCFGFOFQKvKyYraw -190:Yu -180:PZat -170:FaQYhtmtntuvuy -160:QTWaauovoy
        -150:DXOXTvTyVrWcWdWeWgWoWqXCXGXOXQXvXyY&Yzow -140:CTQVTCTGTOTQVuYCYGYOYQ
        -130:BTC)DTEvEyFrKcKdKgKqOTXcXdXgXqZCZGZOZQZvZwZyvcvdvgvqycydygyq
        -120:BVFvFyLCLGLOLQeveyfcfdfgfqoxteto -110:DVDZEwFuKuOVOZYtYx
        -100:'i'm'n'pAiAmAnApFcFdFgFqWrXeXoXuYvYyZcZdZeZgZoZqbhbkblkckdkgkqleloohokol
        -100:phpkplrarerovevoxcxdxexgxoxqyeyo’i’m’n’p
        -90:EcEdEeEgEoEqQWWuZubibmbnbpobpipmpnpprcrdrgrqwewo -80:EuTSYSdvdyozzczdzezgzozq
        -70:Lubxbzpxpzvaya -60:AeAoPcPdPePgPoPqVCVGVOVQgegohchdhghqmcmdmgmqncndngnq
        -50:AcAdAgAqPaVvVybvbyhehomemonenopvpyuw -40:otvsys -20:lvly 20:v'v’y'y’ 30:r'rmrnrpr’
        50:'wTTocodogoq’w 60:YXbebooeoopepovfyf 70:PtPvPyTWWTXVbcbdbgbqpcpdpgpqri 80:TVTYYTYWrw
        90:YVYYrvry 100:(VDCDGDODQETFTOCOGOOOQV)Y)rf 110:(Y 120:rttitmtntp 140:Tb 170:W) 190:(W
        240:f)
        """#)

    /// RobotoSlab-Light
    private static let glyphs241 = FontGlyphs(
        #"""
        2437 2236 3320 6084 5356 7119 6201 2144 3110 3071 4653 5591 1919 3872 2280 3896 5654
        4062 5449 5381 5752 5225 5488 5444 5503 5557 1899 1914 4990 5503 5156 4517 8833 7324
        6260 6450 6699 6284 6108 6758 7515 2915 5625 7031 5781 9263 7578 6958 6221 6987 6709
        5830 6528 7217 7168 10059 7085 7051 5903 2676 3955 2573 4126 5615 1973 5483 5439 5249
        5913 5234 3530 5645 6323 3071 2661 5933 2998 9663 6436 5571 5752 5552 4087 4956 3535
        5967 5713 8809 5845 5801 5156 3403 2080 3398 6719 1782 1782 2993 3013 3057 6865 8032
        6333 3281 5132 6084 2808 2803 2437 2236 5312 5684 6753 5928 7793 4487 7788 3647 5283
        3984 4087 6333 5200 2427 2471 4497 4473 7280 7139 8154 4214 10049 6699 5156 6958 6138
        6172 8633 5762 5605 5571 5728 3071
        -1580:P,P. -1340:LT -1330:VA -1310:AV -1280:FA -1270:FJ -1250:AYLVYA -1170:LYPA
        -1140:F,F. -1130:T- -1100:V,V. -1090:// -1060:T,T. -1040:VJYJ -1030:Y,Y. -1020:ATTA
        -990:TJ -870:AW -860:PJ -830:,',’.'.’ -730:K- -700:LW -670:L'L’ -650:LvLy -630:AvAy
        -610:w,w. -600:AwW,W.WAr,r. -590:'AA'A’KCKGKOKQYeYo’A -550:Ta -530:Ys
        -520:'''’AtTsv,v.y,y.’'’’ -510:TeTo -500:D,D.O,O.hymyny -490:RY -480:TcTdTgTq -470:YU
        -460:Tu -450:Lw -440:WJ -390:'sRTRVTiTmTnTpVeVo’s -380:Tx -370:ACAGAOAQDAOATr
        -360:Yah'h’m'm’n'n’ -350:AuTvTy -330:a'a’hvmvnv -320:LCLGLOLQYcYdYgYq -310:Kw
        -300:'e'oA?BY’e’o -290:'c'd'g'qAUJATzUAW-’c’d’g’q -280:Tw -270:DXDYOXOYXCXGXOXQ
        -260:FeFoLUYCYGYOYQ -250:KeKoY- -240:'aFCFGFOFQWeWoavay’a -230:hwmwnwuvuy
        -220:HAIAMANAVaX-XeXo -210:LuQTVcVdVgVqvcvdvgvqycydygyq -200:DVKvKyOVYiYmYnYpYr -190:Yu
        -180:V-VCVGVOVQ -170:FaQY -160:KYWa -150:PXVrWcWdWgWqXvXyY&Yz
        -140:CTHYIYKVMYNYQVTCTGTOTQVub'b’dvdyeveykekop'p’
        -130:BTC)DTEvEyFrKcKdKgKqOTPZXcXdXgXqZCZGZOZQZvZwZy -120:BVFvFyWCWGWOWQfcfdfgfqovoy
        -110:DZEwFuKWKiKmKnKpKuOZYfYtYx
        -100:'i'm'n'pAeAoFcFdFgFqQWWrXuYvYyZcZdZgZqbvbykckdkgkqleloo'ohokoloxo’pvpyre
        -100:rhrkrlrotetovevoxcxdxexgxoxqyeyo’i’m’n’p
        -90:DWEcEdEeEfEgEoEqKXOWVXWXWuZuhthuiviymtmuntnuowrcrdrgrq -80:EuPePoTSYSozzczdzezgzozq
        -70:AcAdAgAqVVVYWVbxbze'e’pxpz -60:PWPcPdPgPqheholvlymemonenosvsyvaya
        -50:PaVvVybhbkblc'c’hchdhghqlcldlglqmcmdmgmqncndngnqphpkplvjyj
        -40:AJPVPYVWWYkakuvhvkvlvswewhwkwlwoyhykylys -30:YX -20:WWfefo 20:YWvbyb 30:ea
        40:LaLcLdLeLgLoLqTTcaoawt 50:'w’w 60:GCGGGOGQPCPGPOPQZAcecovfyf
        70:GaGcGdGeGgGoGqPtPvPyTWW)WTXVeeeorfv'v’y'y’ 80:HXIXMXNXTVTYYTf'f’ocodoeogoooqr'rwr’
        90:(WLAbcbdbebgbobqcccdcgcqecedegeqpcpdpepgpopqrvry 100:(VETFTV)Y)f) 110:(Yvtyt
        120:DCDGDODQOCOGOOOQ 160:rt
        """#)

    /// RobotoSlab-Medium
    private static let glyphs242 = FontGlyphs(
        #"""
        2466 2427 3804 5947 5410 7041 6265 2217 3296 3359 4556 5459 2251 3940 2490 3945 5708
        4292 5537 5420 5713 5308 5586 5449 5479 5601 2148 2153 4951 5493 5093 4746 8848 7427
        6519 6387 6821 6382 6157 6650 7764 3428 5801 7456 5879 9917 7808 6865 6411 6924 6826
        6006 6816 7524 7441 10601 7422 7266 5928 2866 4141 2773 4272 5493 2686 5586 5693 5254
        5928 5225 3750 5767 6387 3208 2778 6367 3188 9482 6455 5576 5967 5610 4263 5024 3579
        6162 6006 8896 6201 6084 5254 3345 2139 3359 6592 2217 2192 3882 3921 3862 6758 7827
        6895 3408 5176 6084 2832 2847 2466 2427 5386 5752 6812 6050 7705 4614 7705 3662 5112
        4028 4092 6514 5425 2622 2642 4517 4678 6963 7163 8096 4502 10225 6821 5220 6865 6274
        6382 8433 5889 5562 5576 5928 3208
        -1810:P,P. -1340:F,F. -1280:LY -1270:LV -1250:AYT-YAYJ -1210:VA -1180:T,T. -1160:L'L’
        -1150:,',’.'.’LT -1130:AV -1120:PA -1100:FA -1080:Y,Y. -1070:V,V. -1040:A'A’VJ -1000:TA
        -980:FJ -930:WA -920:AT -880:TJ -870:AW -830:AvAyPJ -820:// -760:h'h’m'm’n'n’
        -740:Awr,r. -700:Y- -690:v,v.y,y. -680:K- -670:WJ -650:W,W.X- -620:LvLy -610:w,w.
        -590:'A’A -580:'e'o’e’o -560:LW -550:A?AtD,D.O,O. -520:KCKGKOKQV- -490:'''’RY’'’’
        -480:hvhymvmynvny -470:TaYeYo -460:Au -450:TcTdTeTgToTq -430:Tshwmwnw
        -420:'sRVTiTmTnTp’s -410:JAUAW- -390:Ys -380:TuTxVeVoo'o’ -360:a'a’ -340:LwTr -330:Ya
        -320:FeFoLUYcYdYgYq -310:ACAGAOAQDAKwOARTYiYmYnYpb'b’p'p’ -300:BYKeKo
        -290:'c'd'g'qAUTz’c’d’g’q -280:Yf -270:HAIAMANAkeko -260:DYOY -250:Tw
        -240:'aYCYGYOYQe'e’’a -230:TvTyWeWo -220:Vac'c’
        -210:DXFCFGFOFQLCLGLOLQOXPXVcVdVgVqXCXGXOXQhumunu -200:KvKyYUYr -190:DVOVXeXoYu
        -180:QTdthtmtntrhrkrluvuyvcvdvgvqycydygyq -170:FaQYVCVGVOVQow -160:PZWaavayovoy
        -150:KYVrWcWdWgWqXvXyY&Yz -140:CTQVTCTGTOTQVudvdy
        -130:BTC)DTEvEyFrKcKdKgKqLuOTXcXdXgXqZCZGZOZQZvZwZy -120:BVFvFyKVeveyfcfdfgfq
        -110:DZEwFuKuOZWCWGWOWQYtYxawoxtetovevoyeyo
        -100:'i'm'n'pAeAoFcFdFgFqKWWrXuYvYyZcZdZgZqatkckdkgkqleloohokolreroxcxdxexgxo
        -100:xq’i’m’n’p -90:AcAdAgAqEcEdEeEgEoEqQWWuZuaurcrdrgrqwewo
        -80:DWEuKXOWPePoTSVXWXYSbhbkblozphpkplzczdzezgzozq -70:bvbxbybzpvpxpypzvaya
        -60:AiAmAnApHYIYMYNYPcPdPgPqVVVYWVZeZohehomemonenovsys
        -50:KiKmKnKpPWPaVvVybibmbnbphchdhghqmcmdmgmqncndngnqobpipmpnppra
        -40:AJEfPVPYVWWYgegokakuvhvkvlwhwkwlyhykyl -30:lvlyuw -20:WWYXfefolcldlglqot 20:rmrnrp
        30:HXIXMXNXTTYWZAeaf'f’ 40:LALaLcLdLeLgLoLqcaoariv'v’wty'y’
        50:'wGCGGGOGQPCPGPOPQcecor'r’’w 60:GaGcGdGeGgGoGqvfyf 70:PtPvPyTWWTXVeeeotitmtntp
        80:TVTYTbYTcccdcgcqecedegeqrw 90:rfrvry 100:(VETFTV)Y)ocodoeogoooqvtyt 110:(Y
        120:bebopepo 130:W)bcbdbgbqpcpdpgpqrt 140:(W 170:DCDGDODQOCOGOOOQ 180:f)
        """#)

    /// RobotoSlab-Regular
    private static let glyphs243 = FontGlyphs(
        #"""
        2485 2358 3760 6084 5420 7129 6294 2246 3232 3193 4678 5591 1973 3892 2407 4023 5703
        4121 5522 5400 5796 5278 5586 5508 5522 5635 2046 2070 4966 5503 5176 4653 8892 7485
        6455 6299 6621 6377 6133 6572 7705 3345 5708 7329 5908 9678 7773 6597 6333 6719 6763
        5889 6865 7432 7363 10396 7466 7134 5845 2798 4106 2695 4219 5703 2422 5527 5591 5210
        5947 5171 3540 5649 6421 3184 2563 6284 3188 9653 6558 5488 5845 5562 4170 4990 3564
        6079 5889 8901 5874 5820 5039 3423 2202 3423 6768 2041 2041 3633 3672 3467 6836 7876
        6572 3374 5156 6133 2896 2896 2485 2358 5459 5757 6768 6021 7788 4565 7788 3696 5161
        4038 4126 6421 5322 2520 2671 4595 4580 7046 7227 8252 4346 10234 6621 5225 6597 6235
        6289 8481 5815 5605 5488 5801 3184
        -1580:P,P. -1390:VA -1340:AVLT -1250:AYLVYA -1170:ATLYTA -1140:F,F. -1130:T- -1100:V,V.
        -1090:// -1070:FAPA -1060:T,T.WA -1050:AW -1040:VJYJ -1030:Y,Y. -930:FJ -830:,',’.'.’
        -780:TJ -730:PJ -700:LW -680:AvAyYeYoh'h’m'm’n'n’ -670:L'L’ -650:LvLy
        -610:hvhymvmynvnyw,w. -600:AwW,W.r,r. -590:'AA'A’KCKGKOKQVeVoWJ’A -550:Ta -540:TeTo
        -530:Ys -520:'''’AtTsv,v.y,y.’'’’ -510:hwmwnw -500:D,D.O,O. -490:RY -480:TcTdTgTq
        -470:YU -460:Tu -450:Lw -440:FeFo -390:'sKeKoRTRVTiTmTnTpYCYGYOYQ’s -380:Tx -370:Tr
        -360:Ya -350:AuTvTy -340:ACAGAOAQBYDADYKYOAOYWeWo -330:a'a’
        -320:LCLGLOLQVCVGVOVQYcYdYgYq -310:K-Kw -300:'e'oA?DVOVXeXo’e’o
        -290:'c'd'g'qAUDXJAKVOXTzUAW-XCXGXOXQkeko’c’d’g’q -280:Tw -270:WCWGWOWQ -260:LU -250:Y-
        -240:'aFCFGFOFQKW’a -230:vcvdvgvqycydygyq -220:VaX-dvdy -210:LuQTVcVdVgVq
        -200:DWKXKvKyOWVXWXYiYmYnYpYrhthumtmuntnuowuvuy -190:Yu -180:V- -170:FaQYovoy -160:Wa
        -150:AcAdAeAgAoAqPXVVVYVrWVWcWdWgWqXvXyY&YXYz -140:CTHYIYMYNYQVTCTGTOTQVub'b’p'p’
        -130:BTC)DTEvEyFrKcKdKgKqOTPZXcXdXgXqZCZGZOZQZvZwZy -120:BVFvFyPWfcfdfgfqvevoyeyo
        -110:DZEwFuKiKmKnKpKuOZYfYtYxevey
        -100:'i'm'n'pAJFcFdFgFqPVPYPePoQWVWWYWrXuYVYYYvYyZcZdZgZqbvbykakckdkgkqkulelo
        -100:o'ohokoloxo’pvpyrerhrkrlrotetovhvkvlvswewhwkwlwoxcxdxexgxoxqyhykylys’i’m -100:’n’p
        -90:EcEdEeEfEgEoEqWuZurcrdrgrq -80:EuTSYSozzczdzezgzozq
        -70:avaybxbze'e’hehomemonenopxpzvaya -60:PcPdPgPq
        -50:PaVvVyWWYWbhbkblc'c’fefohchdhghqlcldlglqlvlymcmdmgmqncndngnqphpkpl -20:dedogego
        20:es 50:'w’w 60:ZAvfyf 70:PtPvPyTWW)WTXVearfv'v’y'y’ 80:HXIXMXNXTVTYYTf'f’r'rwr’
        90:(WLArvry 100:(VETFTLaLcLdLeLgLoLqV)Y)caf)oawt 110:(Y 120:GCGGGOGQPCPGPOPQceco
        150:GaGcGdGeGgGoGqeeeo 160:rt 170:ocodoeogoooq
        200:bcbdbebgbobqcccdcgcqecedegeqpcpdpepgpopq 240:vtyt 270:DCDGDODQOCOGOOOQ
        """#)

    /// RobotoSlab-SemiBold
    private static let glyphs244 = FontGlyphs(
        #"""
        2461 2451 3823 5898 5410 7012 6250 2202 3320 3418 4507 5410 2354 3960 2520 3916 5708
        4355 5542 5425 5684 5322 5586 5425 5459 5586 2183 2183 4946 5488 5063 4780 8833 7402
        6543 6416 6895 6382 6167 6675 7788 3457 5835 7500 5869 10000 7817 6963 6440 6997 6851
        6045 6802 7559 7466 10674 7407 7314 5957 2891 4155 2798 4297 5420 2783 5610 5728 5269
        5923 5244 3823 5811 6372 3218 2852 6396 3188 9424 6421 5605 6011 5630 4292 5034 3584
        6191 6045 8896 6323 6182 5327 3315 2114 3335 6523 2280 2246 3975 4014 4009 6729 7808
        7017 3418 5181 6064 2808 2827 2461 2451 5361 5752 6826 6060 7676 4634 7676 3652 5093
        4023 4082 6543 5464 2661 2627 4492 4717 6929 7139 8042 4556 10220 6895 5220 6963 6289
        6416 8418 5913 5547 5605 5977 3218
        """#, kernedAs: glyphs242)

    /// Rubik-Bold
    private static let glyphs245 = FontGlyphs(
        #"""
        2130 2910 4520 6860 6680 8070 7420 2430 3840 3840 4450 6070 2780 4770 2840 5340 6800
        4970 6500 6590 6830 6460 6510 5730 6770 6410 2920 3000 5170 5660 5160 5970 8450 7160
        7040 7020 7160 6390 6180 7200 7450 3240 6710 6630 5970 8280 7190 7120 6760 7120 6910
        6630 6300 7250 6930 8310 6900 6810 6500 3830 5330 3830 4640 7360 3980 5900 6310 5900
        6310 5940 4430 6340 6500 2860 3030 5850 2860 9160 6430 6110 6310 6310 4540 5530 4670
        6410 5950 8380 5880 5970 5530 4250 2650 4250 5540 2700 2640 4900 4850 4980 5670 7570
        7400 3850 7850 6470 3470 3470 2130 2840 5970 7210 6890 6050 8080 6210 8080 4110 5690
        3560 3540 6570 6270 3300 2940 3540 6210 8450 8290 9060 5920 9730 7350 6020 7120 6780
        6390 9150 6050 5350 6110 6320 2860
        """#, kernedAs: glyphs247)

    /// Rubik-Light
    private static let glyphs246 = FontGlyphs(
        #"""
        2580 2250 3400 7010 5960 7410 6740 2070 3190 3190 4460 6280 2370 4870 2380 4590 6160
        3980 5600 5760 5950 5720 5820 4870 6180 5720 2410 2590 4810 5710 4800 5030 8260 6500
        6530 6510 6770 5920 5700 6640 7000 2510 6180 5750 5480 7800 6840 6620 6280 6620 6400
        6050 5570 6910 6380 7880 6090 6320 5790 3010 4590 3010 4180 7530 3110 5360 5800 5360
        5800 5460 3600 5810 5910 2230 2330 4870 2250 8780 5900 5580 5810 5810 3480 4920 3590
        5850 5360 7860 5180 5320 4900 3440 2190 3440 5630 2200 2130 3540 3470 3710 5770 7670
        5640 3800 7260 6250 3540 3540 2580 2170 5440 6580 5860 5530 8340 6030 8340 3780 5560
        3350 3360 5860 4910 3300 2420 3610 6030 7460 7510 8400 4960 9200 6830 5410 6620 6330
        5680 8810 5500 5650 5580 5810 2230
        -1940:// -1240:LT -1090:LY -1070:,’.’L’’,’. -1040:','.,'.'L' -1000:Ly -990:TcTeTgToTqTz
        -980:TyYa -970:LVTv -940:TaTmTnTpTrTs -930:LvTu -870:Tw -860:TxYs’- -840:,Y.YY,Y.
        -830:Y/YcYdYeYgYoYq -790:-’L- -780:P,P. -750:ATTA’A -740:-YTdY- -730:'-,V-'.VV,V.’/
        -720:Y4 -710:A’ -700:9,9.V/YmYnYpYr -690:'A7,7.A'F,F. -680:'/,1.1AYY6YA
        -660:,T-T.TT,T-T.T/Yu -650:/AK-L1 -640:Lw -630:,-.-7/ -620:-7 -610:,y.yy,y. -600:TfYz
        -590:&YT4T6 -580:’d’q -570:'4,v.vv,v. -560:YxZ- -550::TT:VaYvYy -540:/4Ywr,r. -530:6Y
        -520:-X9/P/X- -510:/6L?VcVdVeVgVoVq -500:7AKy -490:&’KvVsr- -480:&T(vF/LWb’k-p’v)’c’e’o
        -470:(c(d(e(o(q,9-Z.9/d/q:YY:b)o)p)’g -460:(6/a/c/e/g/oAVTtVAv/y/ -450:-2FAFxLtr/y)
        -440:'6-VV-c)e)’a -430:&'(4(a(s(u(wA1KwV4s)w) -420:,w.w6TV6a)h)m)n)w,w.
        -410:-1FzVmVnVpVr -400:(m(n(p(r,W.W/s6'A?L9W,W. -390:f,f.g)q)r)u) -380:'d'q7-9AXyb'o’p'
        -370:&VKCKGKOKQPAVuW/XvYff-h’m’n’’s -360:4Ye’f/ -350:(16)6V74 -340:(zw/
        -330:(A(x-x-z769)A)x)z) -320:'c'e'g'o(C(G(O(Q/m/n/p/rD)FaO)Q)Y&Ytc’h'm'n'o'x-
        -310:a’k)z- -300:␣Y'a(0(y,7.70)67B)KcKdKeKgKoKqLfY␣e's’
        -290:(8/u2-8)AyG)OYQYYCYGYOYQZvZy -280:␣V(f4VA9AvC)DYV␣Xw’: -270:␣A␣v␣y,t.tA␣L␣v␣y␣
        -260:␣T-3/v/y4):VAWP)S)T␣V:VzWAa'c' -250:(9(S-A-y/w/z61A-GYL)kckdkekgkokqs'
        -240:,f.f/x0Y8YAtL4R)SYr␣y- -230:␣w's(t-f-vFyGVKuP␣R-RYSVV&VxWaXdXgXqY0Y8YSZwf␣v-w␣
        -220:␣t,U.U4'FvJ,J.TbThTkTlU,U.VSWcWdWeWgWoWqXcXeXo -210:-S-WRVW-t)
        -200:␣W␣f(2,C,G,O,Q.C.G.O.Q314TA7AfBYDXFfLuO,O.OXP4Q,Q.QXW␣XCXGXOXQXuY5YiZdZg -200:ZqZu
        -190:,0,4-t.0.40,0.2Y4,4.51939YD,D.E-EyG,G.J/L7LUOVP-QVU/VCVGVJVOVQZcZeZob?by
        -190:oyp?pyva
        -180:/C/G/O/Q2)419-94:’AwCYDVEvFwK1PYVvVyW6Y2YJbveyh?m?n?o?ovpvvcvdvevgvovqya
        -170:-J/80/D/GXO/OTPVQ/QTT&T1TCTGTOTQVwWsY1evsvsyycydyeygyoyq’&
        -160:-9-w/00V8V9JC,C-C.CVDTF␣FmFnFpFrFsKfPXV8vsw-’m’n’p’r
        -150:'&47BXFtV0W4Y9b/hymynyp/ys’C’G’O’Q’u
        -140:&W&y(5,6.62VBVK4KtLdLgLqV5Z4a?cye?hvmvnvo/wa
        -130:&v,j,u-a.j.u9VBTF-FuG/GALcLeLoPJV2VfWmWnWpWrbwcvewowpwrdrgrqs-swwcwdwewg -130:wowq
        -120:(U,8,c,d,e,g,o,q-j.8.c.d.e.g.o.q246W8,8.969ZACAGAOAQAUB,B.E1EfEtFcFdFeFg
        -120:FoFqGTGWJ)JAK␣KSOAP3QASWU)UAV9X4Xfb,b.bxk␣o,o.p,p.pxrcrerot-wsxcxdxexgxo -120:xq
        -110:(B(D(E(F(H(I(K(L(M(N(P(R-5/S0T4W5,5.5Y9XDAEwF2H)I)LCLGLOLQM)N)RWT0V1WSX1
        -110:Zffcfdfefgfofqoxv&’z
        -100:':/2/f49:'ASB/C/E4EVF4L0O7P6Q7SASXVtW&WuXtY?Ztg’kak’q’u’y&
        -90:'m'n'p'r,B,D,E,F,H,I,K,L,M,N,P,R-B-D-E-F-H-I-K-L-M-N-P-R.B.D.E.F.H.I.K.L
        -90:.M.N.P.RAJF:FSH,H-H.I,I-I.M,M-M.N,N-N.OWPaQWRTS-WCWGWJWOWQXSaycwg'hfksmf
        -90:nfq'u'’x -80:,S-U.SDWFVJ-KsSTU-avbfexhtmtntpfra’S
        -70:AuBACXDZECEGEOEQEcEdEeEgEoEqEuKJKaOZPcPdPePgPoPqQZXJZCZGZOZQbtfaofptzczd
        -70:zezgzozq -60:AcAdAeAgAoAqCAFJGxPWPZRcRdReRgRoRqZmZnZpZrbzhwmwnwotozpz
        -50:FCFGFOFQFjGZJaJsJuSvSxTSTjUaUsUuXsYbYhYkYlZsafateffi -40:etxa 90:f) 160:Aj 240:/i
        270:(j 290:/B/D/E/F/H/I/K/L/M/N/P/R
        """#)

    /// Rubik-Medium
    private static let glyphs247 = FontGlyphs(
        #"""
        2290 2680 4130 6910 6430 7840 7180 2300 3610 3610 4450 6140 2640 4810 2680 5080 6570
        4630 6190 6300 6520 6200 6270 5430 6560 6170 2740 2860 5040 5680 5040 5640 8380 6930
        6860 6840 7030 6220 6010 7000 7290 2990 6520 6320 5800 8110 7070 6950 6590 6950 6730
        6420 6050 7130 6740 8160 6620 6640 6250 3540 5070 3540 4480 7420 3670 5710 6130 5710
        6130 5770 4140 6160 6290 2640 2790 5500 2650 9020 6240 5920 6140 6140 4170 5320 4290
        6210 5740 8200 5640 5740 5310 3970 2490 3970 5570 2530 2460 4430 4360 4530 5710 7610
        6790 3830 7640 6390 3490 3490 2290 2600 5780 6990 6530 5870 8170 6150 8170 3990 5640
        3490 3480 6320 5800 3300 2760 3570 6150 8110 8010 8830 5580 9550 7170 5810 6950 6620
        6140 9030 5860 5460 5920 6140 2640
        -2170:// -1130:LT -1080:L’ -1070:L' -1050:’,’. -1030:LY -990:Ya -980:','.,'.' -960:,’.’
        -930:LV -920:LyTcTeTo -900:TaYs -890:Tq -880:Tg -860:LvYcYeYo -850:Ts -840:Y/YdYgYq
        -770:,Y.YY,Y. -760:AYYA -730:ATTA -720:V/’A -710:’/ -700:L1 -690:/AY4 -680:T/YmYnYpYr
        -670:7/P,P.TdTmTnTpTrTz -660:,1.1 -650:'/'AA' -640:,V-Y.VTuV,V.Y-Y6Yu’- -630:.TA’T,T.
        -620:-TT-Ty -610:7,7.TvYz -600:,T -580:/49,9.Va -570:Tx -560:LwP/Tw -550:&Y9/T4Yx
        -540:,y.y/6/aL?r,r. -530:-7/d/qVcVeVoYyv/y,y. -520:/c/e/g/oAVLtVAVdVqy/ -510:K-VgYvYw
        -500:,v.v7AKyL-v,v. -490:'--'KvVsr/ -480:&T/s6YF,F.F/T6’d’q -470:-’ -460:'4
        -450:(c(e(o(vX-Xyo)v) -440:(6-XPA -430:(d(q,9.9A1Xvb)p)y)’c’e’o -420:Kwc)e)f/
        -410:(4A?FAV4r)w/’a -400:(w6TLWTfw)’g -390:(u-VV-V6Z- -380:/m/n/p/rf,f.s)
        -370:(s,-,w.-.w:YL9VmVnVpVrY:Yfk-w,w. -360:(a4Y9AAyKCKGKOKQW/ -350:/u6)
        -340:&V'6/z6VAvVuXwY&’s -330:&'(1-2-Z74:TLfT:b’p’ -320:(y-1/y67Yt
        -310:'d'q,W.W6'7-DYKgOYQYW,W.YCYGYOYQb'p' -300:,7.7/v/w/x4VAtD)Tt
        -290:␣Y&’(C(G(O(Q(m(n(p(r76DXFxKcKeKoO)PXQ)XgY␣a)h)m)n)r- -280:,t.tAWFzKdKqVzWAg)q)u)
        -270:'c'e'o(f-x4)A9OXQXSYV&XCXGXOXQo'o’x-
        -260:␣A␣V␣v␣y'a(00)A␣RYV␣XcXeXoe'e’h'h’m'm’n'n’v␣y␣ -250:'g(tB)FaG)GXGYKtL␣Vx
        -240:␣T4'4T8)C)J/S)SVT␣U/XdXqXtYSkckekgko
        -230:(8,f-y.f/8/C/G/O/Q0/0Y618YAwD/GVKfVSa'c'kdkq
        -220:␣w/041:VAfBYO/P␣P)Q/RVV:Y0a’c’f-s'w␣
        -210:(S-A47A-BXKuL7OVQVVCVGVOVQWaXfY8byeyf␣oypyr␣s’vay-ya
        -200:␣t's(A(x(z-v-z9)A)A7DVK1PVPYVyWcWeWoXuYiZyo?syv-x)z)
        -190:/fCYG/SXVJWdWgWqZvb/b?evh?m?n?o/ovp/p?svvcvevoycyeyo’&
        -180:␣f/22YCVTbThTkTlVvY2Y5YJbve?k)pvvdvgvqydygyqz-
        -170:'&,U-W.U/S2-8VBVJ,J.KSR-T&U,U.VwW-X1XSa?cyhymynyvsxcxexgxo’:
        -160:0V319YCXV8Y1bxhvmvnvoxpxwaxdxqys’m’n’p’r
        -150:(9-32VAUC/F␣GAJAL)LUUAV0V5Wscvewowswwcwewo’C’G’O’Q’u
        -140:&y(5-f-wACAGAOAQB/DAFyL4OAQAR)V2VfY9ZgZwaybwexpww-wdwgwq
        -130:&v9VDTEyFsFvOTPJQTTCTGTOTQv&wsy&’z
        -120:␣W(2,C,G,O,Q-S.C.G.O.Q9XFfFmFnFpFrLuO,O.P4Q,Q.V1V9W␣ZdZqZuavt)
        -110:,0,4-j-t.0.4/t0,0.2)4,4.519-9394:’D,D.E-EvFwG,G.P-PaSATjVtW6WmWnWpWrZcZe -110:Zocw
        -100:-J/5ASBTFcFdFeFgFoFqKsSWT1W&Y?c/e/kaks
        -90:-9/13/8/9JAJBAC,C-C.FtKJLCLGLOLQRWW4WuXJXsZfZt’x
        -80:&W,6,j,u-a.6.j.u/95/6/CADWF-FuK4LcLdLeLgLoLqOWQWRTS/STWCWGWJWOWQZ4c?cxfc
        -80:fefohwmwnwrardrgrqs-s?xa’S
        -70:(U,8,c,d,e,g,o,q-5.8.c.d.e.g.o.q0T244W5,5.5Y6W8,8.969ZAgB,B.DZE1EfEtEwF2
        -70:GTGWGxJ)K␣KaP3PcPePoSxT0U)ViWSX4b,b.fafdfgfqhfk␣mfnfo,o.p,p.rcreros/t-
        -60:':(())/j49:'AcAdAeAoAqAuE4ECEGEOEQEVF4L0O7OZP6PZPdPqQ7QZRcRdReRgRoRqTiZC
        -60:ZGZOZQg’htk’mtntofq’sxu’xszczezgzo
        -50:'m'n'p'r,B,D,E,F,H,I,K,L,M,N,P,R,S-B-D-E-F-H-I-K-L-M-N-P-R-U.B.D.E.F.H.I
        -50:.K.L.M.N.P.R.S/J0X4/F:FCFGFOFQFSFVH,H-H.I,I-I.J-M,M-M.N,N-N.P&S-U-X0X9af
        -50:atawbfefg'ozpfq'u'
        -40:0A3V5VA0DxEcEdEeEgEoEqEuFJK0K9OxPWPgQxRJTJV?WzX?XaZmZnZpZrbtbzotptpzvzw&
        -40:yzzdzqzy -30:'JBxFjGZJXJaJsJuSvTSUXUaUsUuWxXUYbYhYkYlZsfiwzzv’y
        -20:BWFXJxKURCRGRORQSyUxetezkusfstxu 20:&xf'’V 30:y? 40:&A 50:&X 70:jj’Y 90:gjqjuj
        110:f) 140:(B(D(E(F(H(I(K(L(M(N(P(RH)I)M)N) 160:HjIjMjNj 220:aj 230:Ej 240:/i
        390:/B/D/E/F/H/I/K/L/M/N/P/R 440:Aj 450:(j
        """#)

    /// Rubik-Regular
    private static let glyphs248 = FontGlyphs(
        #"""
        2450 2450 3740 6970 6180 7610 6940 2180 3390 3390 4460 6220 2490 4840 2520 4820 6350
        4280 5870 6010 6210 5940 6030 5130 6360 5930 2560 2710 4920 5700 4910 5310 8320 6700
        6680 6660 6890 6060 5840 6810 7140 2730 6340 6010 5630 7940 6950 6770 6420 6770 6550
        6220 5790 7010 6550 8010 6330 6470 6000 3260 4810 3260 4320 7480 3370 5520 5950 5520
        5950 5600 3850 5970 6090 2420 2540 5160 2430 8890 6060 5740 5960 5960 3800 5100 3910
        6020 5540 8020 5390 5520 5090 3680 2330 3680 5600 2350 2280 3950 3880 4090 5740 7640
        6170 3820 7440 6320 3520 3520 2450 2370 5600 6770 6170 5690 8260 6080 8260 3880 5600
        3410 3410 6070 5320 3300 2580 3590 6080 7760 7740 8600 5250 9360 6990 5590 6770 6470
        5890 8910 5670 5560 5740 5960 2420
        """#, kernedAs: glyphs246)

    /// Rubik-SemiBold
    private static let glyphs249 = FontGlyphs(
        #"""
        2210 2790 4320 6890 6550 7950 7300 2360 3720 3720 4450 6110 2710 4790 2760 5210 6680
        4790 6340 6440 6670 6320 6380 5580 6660 6290 2830 2930 5100 5670 5100 5800 8410 7040
        6950 6930 7090 6300 6090 7100 7370 3110 6610 6470 5880 8190 7130 7030 6670 7030 6820
        6520 6170 7190 6830 8230 6760 6720 6370 3680 5200 3680 4560 7390 3820 5800 6220 5800
        6220 5850 4280 6250 6390 2740 2900 5670 2750 9090 6330 6010 6220 6220 4350 5420 4480
        6310 5840 8290 5750 5850 5410 4110 2560 4110 5560 2610 2550 4660 4600 4750 5690 7590
        7090 3840 7740 6430 3480 3480 2210 2720 5870 7090 6700 5960 8120 6180 8120 4050 5660
        3520 3510 6440 6030 3300 2850 3550 6180 8270 8150 8940 5740 9640 7260 5910 7030 6700
        6260 9090 5950 5400 6010 6230 2740
        """#, kernedAs: glyphs247)

    /// Sora-Bold
    private static let glyphs250 = FontGlyphs(
        #"""
        2100 3170 4950 7220 6510 8910 7310 2680 3930 3930 5700 5960 2730 5090 2730 4070 7630
        4280 6320 6320 6720 6440 6870 6070 6670 6870 2730 2730 5960 5900 5960 5630 11270 7820
        6920 8000 7810 5940 5600 8330 8000 3320 6430 7520 5580 9710 8760 8640 6670 8640 7300
        6670 6180 7760 7400 10710 7220 6570 6470 3930 4070 3930 6170 5900 3000 5940 7030 6110
        7030 6240 3820 6860 6520 3340 3390 6390 3150 9830 6520 6810 7030 7030 4210 5560 4340
        6450 5970 9220 6010 5700 5020 3930 3760 3930 5430 2700 2700 5040 5040 -1 5260 9140 8560
        4350 7120 9060 -1 -1 2100 3170 6110 6360 6660 5980 7130 6500 6780 4240 6100 3790 3810
        6800 6410 2730 2640 4820 6500 8540 8700 9530 5630 9830 7810 5960 8640 6520 6750 9570
        6740 5960 6810 7030 3340
        -1090:P,P. -970:LY -940:L' -820:LT -810:,Y.YY,Y. -790:,T.TT,T. -750:LV -710:F,F.
        -680:TcTdTeTgToTq -660:'AA'AY -650:ATTAYA -610:-TT- -590:LWYsr,r. -560:YcYdYeYgYoYq
        -550:,V.VV,V. -530:PA -520:Tz -510:Ts -490:AVKCKGKOKQVA -480:'J -470:FAK' -460:TJ
        -430:TuVcVdVeVgVoVq -420:'c'd'e'g'o'qYzb'f,f.o'p' -410:,W.WJ,J.TvTwTyW,W. -400:A?a'
        -380:K- -370:TaYa -360:'s,v,w,y-Y.v.w.yAWK?WAY-v,v.w,w.y,y.
        -340:,C,G,O,Q.C.G.O.QD,D.O,O.Q,Q.h'm'n' -330:'a(c(d(e(g(o(qB'TiTmTnTrb)o)p)
        -320:-VKSV-Yus' -310:PXXCXGXOXQ -300:'ZACAGAOAQDAOAQARYTpTxVsYxZ-
        -290:'XBYDXOXQXX'YJc'c)e' -270:AUDYOYQYSYUAYCYGYOYQe)ffk'
        -260:(C(G(O(Q-XBXD)GYJAO)Q)X-XSYps?x' -250:-xGTL?LULvLwLyR'S'VaWcWdWeWgWoWqj'x-
        -240:(fG)PZk? -230:,U.U:TB)KvKwKyT:U,U.h?m?n? -220:-ZGXKUKYXcXdXeXgXoXqYiYmYnYrx?
        -210:'C'G'O'Q-W?,?.C)D'FaKJO'Q'STSVW-ZCZGZOZQkckdkekgkokq
        -200:DTOTQTRTTCTGTOTQVJXJXvXwXyYSh)k-m)n) -190:/c/d/e/g/o/qDZJ'KuOZQZSXVpZ'
        -180:KcKdKeKgKoKqX?b?d'l'o?p? -170:'S'uBVJ-LtR-TSViVmVnVrVzYvYwYya?s)t-
        -160:,u.uBZCXE-F/GZKWKtPJSWVxc? -150:(S(x:YBTFJG'LCLGLOLQP)S)VuWsY:e?kst'u?x)
        -140:AvAwAyBWFcFdFeFgFoFqGVRVk)
        -130:BADWEcEdEeEgEoEqGWKsLuOWQWWCWGWOWQWabvbwbxbyovowoxoypvpwpxpyvcvdvevgvovq
        -130:wcwdwewgwowqxcxdxexgxoxqycydyeygyoyq -120:DVG,G.KTKVOVP/QVVCVGVOVQWiWmWnWrZSi'xu
        -110:(u,c,d,e,g,o,q-A.c.d.e.g.o.q:VA-FxPYR)RJV:WpXsXuYZb,b.o,o.p,p.t)
        -100:(U-v-w-yAtC'D?EJEsG?JXO?Q?RWRcRdReRgRoRqU)UZf/kakvkwkyu)v-w-xaxsy-z?
        -90:(A(J-jA)AcAdAeAgAoAqAuAzB?FzGAL-RCRGRORQS?TfUXVSWJWuXUXaavawaye,e.kfq?r)
        -80:(v(w(y,S-S.SB,B.CVFSFuKALSP-S,S.XZZcZdZeZgZoZqs,s.v)vaw)waxzy)ya
        -70:'T'xAlC,C.CACTCYCZE?ECEGEOEQFsLcLdLeLgLoLqPaPcPdPePgPoPqRUT'WzZJZubzkuoz
        -70:pzr-r/v'w'y'
        -60:'U'YAJAfCWE'F-FiFmFnFrLJRSRvRwRySZSxTZU'WZXiXmXnXrYfYjf-sxzczdzezgzozq
        -50:'WBSBcBdBeBgBoBqDSDzESEvEwEyK)KZOSOzQSQzR?V?VvVwVyW'XpXtc,c.eveweysvswsy
        -50:t?vswsys
        -40:-C-G-O-QASB-BCBGBOBQD-F'J)KaO-PsQ-SASzTtWSY'Zsezfjhvhwhyklmvmwmynvnwnyts
        -40:vzwzxtyz -30:AXBUP'RsTjXAYtZiZmZnZpZrexf'rarcrdrergrorqv?w?y?
        -20:'v'w'y:WAsFCFGFOFQGCGGGOGQPSPTRuS-TUUTW:ZTc-cxfafcfdfefgfifmfnfofqfrtatc
        -20:tdtetgtotq 20:(YWXXWY)ZWxj 30:(VT?TXV)VXWWXTXVXYYXfztjtx 40:F?FVPjrf
        50:FWFYPiPmPnPrTVVTVtvjwjyj 60:FlLA 70:(TC-P?T)TTTYWYWlYTYWfxrx 80:E)K,K.L)TlVlrj
        90:'i'm'n'rFTG-VYYV 100:-JCvCwCyYlvtwtyt 110:F)ft 120:AACtTWWTflr? 130:qjrt 140:PvPwPy
        170:Pff?rvrwry 180:fvfwfy 210:Ptf) 280:(l 410:(j
        """#)

    /// Sora-ExtraBold
    private static let glyphs251 = FontGlyphs(
        #"""
        2040 3240 5160 7320 6500 9040 7450 2700 3980 3980 5710 5980 2760 5100 2760 4280 7690
        4300 6360 6380 6820 6510 6960 6180 6770 6960 2760 2760 5980 5900 5980 5660 11290 7900
        6960 8020 7780 5920 5600 8330 7980 3380 6440 7770 5620 9880 8850 8640 6760 8640 7400
        6590 6260 7710 7500 10800 7300 6580 6450 3980 4280 3980 6320 5940 3000 6000 7080 6130
        7080 6280 3830 6900 6560 3420 3460 6610 3240 9880 6560 6820 7080 7080 4240 5620 4360
        6500 6090 9460 6140 5770 5060 3980 3760 3980 5590 2780 2780 5260 5260 -1 5300 9180 8720
        4360 7160 9220 -1 -1 2040 3240 6100 6400 6800 6020 7100 6860 6780 4420 6100 3790 3810
        6840 6430 2760 2640 4910 6860 8640 8740 9620 5660 9860 7780 5980 8640 6620 6930 9580
        6820 5980 6820 7080 3420
        """#, kernedAs: glyphs250)

    /// Sora-Light
    private static let glyphs252 = FontGlyphs(
        #"""
        2330 2830 4120 6810 6550 8360 6750 2610 3690 3690 5660 5880 2580 5010 2580 3230 7350
        4160 6140 6090 6310 6170 6540 5650 6290 6540 2580 2580 5870 5880 5870 5480 11200 7490
        6730 7940 7950 6030 5600 8310 8060 3080 6380 6580 5390 9050 8400 8670 6300 8670 6870
        6970 5880 7950 6990 10320 6850 6490 6570 3690 3230 3690 5630 5700 3000 5690 6840 6040
        6840 6090 3750 6710 6350 2990 3070 5490 2740 9620 6350 6690 6840 6840 4030 5290 4210
        6200 5470 8270 5470 5340 4850 3690 3730 3690 4770 2380 2380 4220 4220 -1 5060 8940 7880
        4310 6950 8410 -1 -1 2330 2830 6130 6190 6070 5840 7250 5090 6780 3510 6010 3750 3740
        6540 6160 2580 2580 4470 5090 7980 8370 9020 5480 9690 7950 5880 8670 6120 6090 9550
        6390 5880 6690 6840 2990
        -1210:P,P. -890:L' -790:,Y.YY,Y. -760:F,F.LY -740:,T.TT,T. -650:'AA' -640:'J -630:LT
        -620:r,r. -610:TcTdTeTgToTq -600:YA -590:AY -570:-TLVT- -550:YcYdYeYgYoYqYs
        -530:,V.VATTAV,V. -520:PATz -490:J,J.Ts -470:'STvTwTyff -460:'c'd'e'g'o'qTub'o'p'
        -450:,W.WLWW,W.f,f. -430:K' -420:FA -410:Yz -390:,v,w,y.v.w.yAVVAv,v.w,w.y,y.
        -380:'Z-YY- -370:,C,G,O,Q.C.G.O.QB'D,D.O,O.Q,Q.VcVdVeVgVoVqZ- -360:'sJAKCKGKOKQTJ
        -350:Ya -340:h'm'n' -330:Ta -320:-VK-TxV-Yua's' -310:R'S' -300:TpYx
        -290:-xA?TiTmTnTrYSYpk'x- -280:'XVsX' -270:'C'G'O'Q,U.UAWD'O'Q'U,U.WAh?m?n?
        -260:DYKSOYQYXSYCYGYOYQx' -250:(C(G(O(Q-WBYD)O)Q)SYW-YJc'
        -240:'a(c(d(e(g(o(q-X-ZPZX-b)e'j'o)p)x? -230:AUDTJ'L?OTQTRYSZTCTGTOTQTSUAZ'k-
        -210:'uACAGAOAQDAGTGYJ-OAQAVaWcWdWeWgWoWqXCXGXOXQZSt- -200:PXc)s?
        -190:,u.u:TDXG)OXQXT:YiYmYnYrh)m)n)t' -180:,S.SB)DZOZQZSTVxZCZGZOZQd'e)l'
        -170:B,B.E-FaK?LUk? -160:(f,c,d,e,g,o,q.c.d.e.g.o.qP-YZb,b.b?o,o.o?p,p.p?s)
        -150:/c/d/e/g/o/qBXGXGZKYLvLwLyRTSWSXVpVzXcXdXeXgXoXqYvYwYyu?
        -140:(xBTBZG'S,S.VJViVmVnVrWSx) -130:(S-v-w-y:VFJKvKwKyR-RCRGRORQS)V:VSWsa?v-w-y-
        -120:?,?.C'EcEdEeEgEoEqJXKTP/UZXvXwXye?i'
        -110:'x:YAvAwAyC)DWEsF/LCLGLOLQOWP)PcPdPePgPoPqQWVuWCWGWOWQWaX?Y:bxfjkckdkekg
        -110:kokqoxpxr)r-u)v'w'xcxdxexgxoxqxuy' -100:(U-SFcFdFeFgFoFqFxGAGWRcRdReRgRoRqU)s,s.
        -90:'T'W(u-AA-AzBABSESFSFiFmFnFrKcKdKeKgKoKqKsKuLuPJRSRvRwRySVT'TZW'WZWiWmWn
        -90:WrXZXuZcZdZeZgZoZqbvbwbyf-f/ovowoypvpwpyq?vcvdvevgvovqwcwdwewgwowqycydye
        -90:ygyoyqz? -80:'YE'FuG,G.Sxv?w?y?
        -70:(A-C-G-O-Q?-A)ASBVBWC,C.D-DVF-FzKUKWL-LSO-OVP'PSQ-QVR)SAVCVGVOVQWpWuXsZs
        -70:e,e.f'k)rcrdrergrorqt)xaxz -60:'UCACZE?ECEGEOEQF'GVLtPaU'Y'Yjkskur/vzwzyz
        -50:(J-jAcAdAeAgAlAoAqAtAuB?BCBGBOBQD?EJFCFGFOFQFsG?GCGGGOGQO?Q?RVRWS?TfUXWJ
        -50:WzXUXaYfZufcfdfefgfifmfnfofqfrkfkvkwkytctdtetgtotqxs
        -40::WAfB-BcBdBeBgBoBqCYDzEvEwEyJ)KVOzPsQzRuS-SzTtW:XJeveweyfahvhwhymvmwmynv
        -40:nwnysxtsxtzczdzezgzozq
        -30:(v(w(y-uCTKZLcLdLeLgLoLqPTPYR?RUTjV?VvVwVyXpZJbzc,c.c?kaklozpzsvswsyt?v)
        -30:vavsw)wawsy)yays -20:'v'w'yAsRJTUUTZTZpcxezhxmxnxrata 20:PiPjPmPnPrrfxj
        30:AJKXWXXWZWfx 40:TXXTXYYXfzrxtj 50:(VE)FlG-K,K.KjT?TlV)VXXV 60:FYrjvjwjyj 70:VlWWYlft
        80:FWTT 90:'i'm'n'r(TAAC-F?P?T)TYVTVtWYWlYTYW 100:-JFTTVr?rtvtwtyt 110:PfPvPwPy
        120:FVLAVYfl 130:L)YV 150:Ptfvfwfy 160:F)TWWT 170:qj 180:CvCwCyrvrwry 190:Ct 210:f?
        230:f) 260:(l 490:(j
        """#)

    /// Sora-Regular
    private static let glyphs253 = FontGlyphs(
        #"""
        2280 2960 4300 6920 6520 8500 6880 2620 3760 3760 5670 5900 2620 5040 2620 3440 7430
        4200 6180 6140 6420 6230 6590 5740 6370 6590 2620 2620 5900 5900 5900 5520 11220 7560
        6800 7950 7910 6000 5600 8310 8040 3140 6400 6780 5440 9200 8490 8650 6400 8650 7000
        6890 5940 7890 7080 10430 6960 6520 6540 3760 3440 3760 5720 5760 3000 5750 6890 6060
        6890 6120 3790 6750 6400 3080 3170 5730 2860 9680 6400 6760 6890 6890 4100 5360 4260
        6280 5590 8480 5600 5470 4880 3760 3740 3760 4950 2440 2440 4380 4380 -1 5120 9000 8060
        4320 7000 8580 -1 -1 2280 2960 6120 6240 6240 5840 7220 5420 6780 3700 6100 3800 3800
        6680 6340 2620 2620 4540 5420 8220 8580 9250 5520 9720 7910 5900 8650 6220 6220 9550
        6480 5900 6760 6890 3080
        """#, kernedAs: glyphs250)

    /// Sora-SemiBold
    private static let glyphs254 = FontGlyphs(
        #"""
        2160 3100 4730 7120 6510 8770 7170 2660 3870 3870 5690 5940 2690 5070 2690 3860 7560
        4250 6270 6260 6620 6370 6780 5960 6570 6780 2690 2690 5940 5900 5940 5590 11260 7730
        6880 7990 7850 5960 5600 8320 8010 3260 6420 7280 5530 9540 8670 8650 6580 8650 7200
        6740 6100 7800 7290 10620 7130 6550 6500 3870 3860 3870 6020 5850 3000 5880 6990 6100
        6990 6200 3810 6830 6480 3250 3320 6170 3050 9780 6480 6790 6990 6990 4170 5490 4310
        6390 5840 8970 5870 5620 4970 3870 3750 3870 5270 2610 2610 4820 4820 -1 5210 9090 8390
        4340 7080 8900 -1 -1 2160 3100 6110 6320 6520 5930 7160 6140 6780 4060 6100 3800 3810
        6760 6390 2690 2630 4730 6140 8430 8660 9440 5590 9790 7850 5940 8650 6420 6580 9570
        6650 5940 6790 6990 3250
        """#, kernedAs: glyphs250)

    /// SourceSans3-Bold
    private static let glyphs255 = FontGlyphs(
        #"""
        2000 3400 5370 5280 5280 8570 6670 3000 3440 3440 4570 5280 3000 3320 3000 3390 5280
        5280 5280 5280 5280 5280 5280 5280 5280 5280 3000 3000 5280 5280 5280 4630 9020 5730
        6050 5820 6350 5480 5240 6380 6740 3010 5090 6140 5180 7620 6650 6840 5960 6840 6130
        5560 5560 6650 5560 8130 5670 5250 5410 3440 3390 3440 5280 5000 5550 5270 5730 4680
        5730 5180 3410 5340 5710 2760 2780 5480 2860 8570 5720 5550 5730 5730 3980 4430 3830
        5680 5230 7760 5140 5210 4600 3440 2680 3440 5280 3000 3000 5370 5370 5370 4800 8000
        9780 3450 5280 6820 2920 2920 2000 3400 5280 5280 5280 5280 7500 4800 4620 3650 5280
        3760 3760 5940 6360 3000 3760 3730 4800 8090 8460 8180 4630 8450 6570 5280 6840 6170
        6320 7810 5580 5280 5550 5730 2770
        -1560:’,’. -1450:,’.’ -1420:PJ -1400:L' -1340:FJ -1330:','. -1320:P,P. -1280:,'.'
        -1220:TJ -1200:LT -1160:T,T. -1130:'J -1120:,Y.YY,Y. -1090:’J -1080:L’ -1000:,T.TYJ
        -920:F,F. -880:r,r. -860:LY -850:k- -830:w,w. -800:/J -790:LV
        -760:,V-Y.VTcTdTeToTqV,V.Y-Ya -730:'AA'AT -680:T/ -670:A’’A -640:T-TaTgTzVJf,f.
        -630:,t.t -600:,v.vTsYgv,v.y,y. -590:LW -560:-TUJYz -550:YcYdYeYoYqYs -540:DJOJQJ
        -530:KtLvLy -520:!’FzK-L? -510:PZYt -500:P/ -480:F/K’ -470:WJY/’a -460:g? -450:Ex
        -440:L-TZ’c’d’e’o’q -420:PATmTnTpTrTu -400:/AJJTAYmYnYpYr -390:FA -380:,W.WFaLwW,W.YuYx
        -370:CCCGCOCQLU -360:-X:YA?C-CtFxLCLGLOLQX-Y:b’k’o’p’t-t? -350:,w.w?’K'Vakt
        -340:FvKvKyPac- -320:a?b?k?o?p? -300:FZR-VuZS
        -280:/aBTCSDTEtFXFgJ,J.LSOTPXQTStTCTGTOTQYwZxcccdcecocqkckdkekokqr-ravzxtyz
        -270:,U.UFSFsKCKGKOKQLtV/’g
        -260:-SDXFwFyKTKYKwKxOXQXU,U.XCXGXOXQXfXtXvXya’btbxotoxptpxwzxcxdxexoxqz- -250:S’TSTxs?
        -240:P-TvTwTyZ-ZJr/’s -220:-tYZ’z -210:PcPdPePoPqVz
        -200:'s(J,y-J-V-Z.y/uB’CgDYDZFmFnFpFrGTKSOYOZPzQYQZSTT:TXV-VZVgVmVnVpVrXTZCZG
        -200:ZOZQZffah’m’n’sttattv/vaya -190:BJFuVcVdVeVoVqVxYSga
        -180:-xAVAYAtBSBYBvByCUCvCyDxFcFdFeFoFqGVKUKVKzLfOxPxQxRTSJSSSYTYUYVAVsXSXwXz
        -180:YAYCYGYOYQYTYvYyZYZtatf-fzgcgdgegogqgzkutctdtetotqx!x-yx
        -160:-v/c/d/e/o/qAvAyCYDzK?KcKdKeKoKqOzPgQzRxRzU/UxXcXdXeXoXqX’Y?e?exh?kxkzm?
        -160:n?s’tfv-x.’X -150:'c'd'e'o'qRYXJb'o'p'xy -140:FYLcLdLeLoLqPTRSSzZuza
        -130:BVRVZcZdZeZoZqbzozpzt,t. -120:CTD/O/Q/RJTfTtUAWaZZZaZvZwZytx’f
        -110:AUKuZgbaeafgoapa
        -100:'S'X,c,d,e,o,q-W.c.d.e.o.q/C/G/O/Q/gACAGAOAQAfBtBwBxCJCZCuCwDADVEcEdEeEo
        -100:EqEvEyFCFGFOFQFtKAKWKjLuOAOVPSPYPsQAQVRZRcRdReRoRqUSUXUgVCVGVOVQVSVUVvVw
        -100:VyW-WzX'XUXaXuXxYUZUb,b.cacgctegete’fcfdfefjfofqkakgkjo,o.p,p.rcrdrergro
        -100:rqtgtsvjwawjxayjzczdzezozqzu -90:r’
        -80:AwAxBWBXBZCVCWCXGAGWLgRARXRaRgUVUaUsW/bvbwbyfsfxgvgwovowoypvpwpyrsrzvcvd
        -80:vevovqwcwdwewowqycydyeyoyqzvzy -70:ez -60:AXFVFWLAXAevewey -50:/tY’bfbscxefofospfps
        -40:Wgf/t/y/’m’n’p’r -20:AAAZAuDWOWQWWCWGWOWQWSWZZAZVZWw/zg 20:RWb-cvcwcyo-p-
        40::jV’W’f!fvg)gyk,k.k:t: 50:rw 70:/i/jr:rvry 100:VVe-s- 110:lj 140:AaAs 160:x, 180:S-
        220:f? 240:f’ 280:g/ 350:f) 360:,j.j 400:f' 460:gj 800:(j
        """#)

    /// SourceSans3-Light
    private static let glyphs256 = FontGlyphs(
        #"""
        2000 2590 3600 4790 4790 8050 5750 2190 2790 2790 3950 4790 2190 2990 2190 3570 4790
        4790 4790 4790 4790 4790 4790 4790 4790 4790 2190 2190 4790 4790 4790 4020 8140 5260
        5780 5640 6040 5150 4770 6050 6390 2400 4620 5580 4670 7060 6360 6520 5490 6520 5440
        5210 5240 6340 4910 7700 4820 4470 5380 2790 3570 2790 4790 5000 5350 4910 5420 4490
        5440 4830 2630 4870 5280 2290 2290 4640 2370 8120 5320 5350 5440 5440 3170 4050 3120
        5290 4340 6850 4070 4360 4040 2790 2260 2790 4790 2190 2190 3600 3600 3600 4800 8000
        9310 2810 4790 6100 2590 2590 2000 2590 4790 4790 4790 4790 7410 3990 4000 3110 4790
        3620 3620 5430 5150 2190 3620 3600 3990 7640 7860 7830 4020 8090 6250 4790 6520 5630
        5420 7770 5350 4790 5350 5440 2290
        -1490:PJ -1410:FJ -1380:’,’. -1290:TJ -1200:LT -1040:','. -1010:T/ -1000:P,P.T,T.YJ
        -980:,T.T -960:A’’A -940:PZ -900:P/ -840:'J -820:Tz -810:,’.’F/ -800:,Y.Y/J -790:Y,Y.
        -780:T-TaTgVJY/ -770:,'.' -760:WJ’a -750:LV -700:LY -660:’J -620:Ya -610:L’
        -600:-YF,F.L-TZTcTdTeToTqY-Yg -590:L' -580:,V.VTsV,V.V/’c’d’e’o’q -560:’g -550:LW
        -490:PATmTnTpTrTu -480:Pa -470:TSTx -440:'AA'AT -420:-TUJYz -410:/c/d/e/o/qU/W/f,f.
        -400:/AJJTATwYmYnYpYrZ-r/ -390:Pgr,r. -380:P-TvTyZJ’s -370:'c'd'e'o'qb'o'p' -360:,t.tFA
        -330:YcYdYeYoYqYs -320:R- -310:,W.WDJFaLwOJQJW,W.YuYx -300:FZPTVuZSg? -290:-tYZ’z
        -280:Zuza -270:Vz -260:LvLyZcZdZeZoZq -250:PcPdPePoPq -240:CCCGCOCQLU -230:Ex
        -220:-XCtKtVgX-ta -210:/aBTCSCTD/DTEtFXFgJ,J.O/OTPXQ/QTRJStTCTGTOTQTfTtYwZxk-r-ravzxtyz
        -200:!’'s(J,v,y-J-Z.v.y/u:YA?B’C-CgDYDZFmFnFpFrFxGTL?LCLGLOLQOYOZPzQYQZSTT:TX
        -200:VmVnVpVrXTZCZGZOZQZfb’f/fah’k’m’n’o’p’stt-t?ttv,v.v/vay,y.y/ya
        -190:LSUAWaZZZaZvZwZytx’f -180:-VV-VZWgY:’m’n’p’r -170:AUFzK-cccdcecocq
        -160:,U.UFSFsKCKGKOKQLt -150:,w.wBJFuKuVaYSYtZgbaeafggaoapaw,w. -140:RS
        -130:?’K'VcVdVeVoVqVxkt
        -120:,c,d,e,o,q-S.c.d.e.o.qDXKTOXQXXCXGXOXQbtbxkckdkekokqotoxptpxwzxcxdxexoxq
        -110:-xAVAYAZAtBSBYBvByCUCvCyDxFcFdFeFoFqFvGVKUKvKyKzLfOxPxQxRTSJSSSYTYUYVAXS
        -110:XwXzYAYCYGYOYQYTYvYyZYZtatc-f-fzgcgdgegogqgzkutctdtetotqw/x!x-yx
        -100:'S'X-W/C/G/O/Q/gACAGAOAQAfBtBwBxCJCZCuCwDADVEcEdEeEoEqEvEyFCFGFOFQFtFwFy
        -100:KAKWKYKjKwKxLcLdLeLoLqLuOAOVPSPYPsQAQVRZRcRdReRoRqU,U.USUXUgVCVGVOVQVSVU
        -100:W-WzX'XUXaXfXtXuXvXxXyYUZUa’b,b.cacgctegete’fcfdfefjfofqkakgkjo,o.p,p.rc
        -100:rdrergrorqtgtsvjwawjxayjz-zczdzezozqzu -90:AAAuDWKVOWQWVsWCWGWOWQWSWZZAZVZWzg
        -80:VvVwVy -30:S’s?
        -20:-vAvAyBVCYDzK?KSKcKdKeKoKqOzQzRxRzUxXcXdXeXoXqX’Y?bze?exh?kxkzm?n?ozpzs’
        -20:tfv-x.’X 20:x, 40::jez 70:RYXJljxy 80:LAXA 90:RWSzb-cvcwcyo-p- 100:AXFVFWVVe-s-
        110:FYS- 120:evewey 150:cx 160:RV 170:/tY’ 180:V’W’fvk,k.k:t,t. 190:t/ 200:,j.jf!g)t:
        220:gy 270:rw 280:AaAs 290:f? 320:gj 340:r’ 360:/i/jr:rvry 400:f'f’ 570:f) 600:g/ 800:(j
        """#)

    /// SourceSans3-Medium
    private static let glyphs257 = FontGlyphs(
        #"""
        2000 3020 4550 5050 5050 8330 6240 2620 3140 3140 4280 5050 2620 3160 2620 3470 5050
        5050 5050 5050 5050 5050 5050 5050 5050 5050 2620 2620 5050 5050 5050 4350 8610 5510
        5920 5730 6200 5320 5020 6220 6570 2730 4870 5880 4940 7360 6520 6690 5740 6690 5810
        5390 5410 6500 5260 7930 5270 4890 5400 3140 3470 3140 5050 5000 5460 5100 5580 4590
        5590 5010 3040 5120 5510 2540 2550 5080 2630 8360 5530 5460 5590 5590 3600 4250 3500
        5500 4810 7340 4640 4810 4340 3140 2480 3140 5050 2620 2620 4550 4550 4550 4800 8000
        9560 3150 5050 6490 2760 2760 2000 3020 5050 5050 5050 5050 7460 4420 4330 3400 5050
        3700 3700 5700 5800 2620 3700 3670 4420 7880 8180 8010 4350 8280 6450 5050 6690 5920
        5900 7790 5480 5050 5460 5590 2540
        """#, kernedAs: glyphs258)

    /// SourceSans3-Regular
    private static let glyphs258 = FontGlyphs(
        #"""
        2000 2890 4260 4970 4970 8240 6090 2490 3030 3030 4180 4970 2490 3110 2490 3500 4970
        4970 4970 4970 4970 4970 4970 4970 4970 4970 2490 2490 4970 4970 4970 4250 8470 5430
        5880 5710 6150 5270 4940 6170 6520 2630 4790 5790 4860 7270 6470 6640 5660 6640 5690
        5340 5360 6450 5150 7860 5130 4760 5390 3030 3500 3030 4970 5000 5420 5040 5530 4560
        5550 4960 2920 5040 5440 2460 2470 4950 2550 8290 5470 5420 5550 5550 3470 4190 3380
        5440 4670 7190 4460 4670 4250 3030 2410 3030 4970 2490 2490 4260 4260 4260 4800 8000
        9480 3040 4970 6370 2710 2710 2000 2890 4970 4970 4970 4970 7440 4290 4230 3310 4970
        3670 3670 5620 5600 2490 3670 3650 4290 7810 8080 7960 4250 8220 6390 4970 6640 5830
        5760 7780 5440 4970 5420 5550 2470
        -1460:PJ -1450:’,’. -1380:FJ -1260:TJ -1200:LT -1150:','. -1120:P,P. -1060:T,T.
        -1040:,’.’ -1000:YJ -990:,T.T -960:,'.' -950:'J -920:,Y.Y -910:Y,Y. -890:L'T/ -850:A’’A
        -820:’J -800:/J -780:L’PZ -760:LVLY -750:P/Tz -730:T-TaTgVJ -720:F,F. -690:F/ -670:Y/Ya
        -660:-YTcTdTeToTqY- -650:,V.VV,V.WJ’a -600:Yg -590:Ts -570:r,r. -560:LW -550:'AA'AT
        -540:L-TZ -530:’c’d’e’o’q -500:f,f. -470:-TUJV/Yz -460:,t.tPATmTnTpTrTu -450:’g -440:k-
        -430:Pa -410:YcYdYeYoYqYsw,w. -400:/ADJJJOJQJTAYmYnYpYr -390:TSTx -370:FA -360:LvLyg?
        -350:,v.vv,v.y,y. -340:,W.WFaLwTwW,W.YuYxZ-r/ -330:KtP-TvTyZJ’s -320:!’L?
        -310:/c/d/e/o/qExR-U/ -300:FZFzK-PgVuZS -290:'c'd'e'o'qCCCGCOCQLUW/b'o'p' -280:Yt
        -270:-XCtX- -260:-t:YA?C-FxLCLGLOLQYZb’k’o’p’t-t?’z -250:VzY:
        -240:/aBTCSDTEtFXFgJ,J.OTPTPXPcPdPePoPqQTStTCTGTOTQYwZxr-ravzxtyz -230:Zuza
        -220:,w.wLSVa -210:?’K'VgZcZdZeZoZqcccdcecocqktta
        -200:'s(J,U,y-J-Z.U.y/uB’CgDYDZFSFmFnFpFrFsFvGTKCKGKOKQKvKyLtOYOZPzQYQZSTT:TX
        -200:VmVnVpVrXTZCZGZOZQZfc-fah’m’n’stttv/vaya -190:-VV-VZ
        -180:CTD/K’O/Q/RJTfTtkckdkekokq -170:-SDXKTOXQXXCXGXOXQbtbxotoxptpxwzxcxdxexoxq
        -160:BJFuFwFyKYKwKxU,U.UAWaXfXtXvXyYSZZZaZvZwZya’gatxz-’f -150:AUVcVdVeVoVqVx
        -140:-xAVAYAtBSBYBvByCUCvCyDxFcFdFeFoFqGVKUKuKzLfOxPxQxRSRTSJSSSYTYUYVAXSXwXz
        -140:YAYCYGYOYQYTYvYyZYZgZtatbaeaf-f/fgfzgcgdgegogqgzkuoapatctdtetotqx!x-y/yx
        -130:Wg’m’n’p’r -120:KVLcLdLeLoLqVsa?b?k?o?p? -110:,c,d,e,o,q.c.d.e.o.qS’s?
        -100:'S'X-W/C/G/O/Q/gACAGAOAQAfBtBwBxCJCZCuCwDADVEcEdEeEoEqEvEyFCFGFOFQFtKAKW
        -100:KjLuOAOVPSPYPsQAQVRZRcRdReRoRqUSUXUgVCVGVOVQVSVUW-WzX'XUXaXuXxYUZUb,b.ca
        -100:cgctegete’fcfdfefjfofqkakgkjo,o.p,p.rcrdrergrorqtgtsvjwawjxayjzczdzezozq -100:zu
        -90:KSVvVwVy -80:AZw/
        -70:-vAvAyCYDzK?KcKdKeKoKqOzQzRxRzUxXcXdXeXoXqX’Y?e?exh?kxkzm?n?s’tfv-x.’X
        -60:AAAuBVDWOWQWWCWGWOWQWSWZZAZVZWbzozpzzg
        -40:AwAxBWBXBZCVCWCXGAGWLgRARXRaRgUVUaUsbvbwbyfsfxgvgwovowoypvpwpyrsrzvcvdve
        -40:vovqwcwdwewowqycydyeyoyqzvzy -20:bfbsefofospfps 30:LAXA 40::jAXFVFW 50:RVevewey
        60:RWb-cvcwcyo-p- 70:t,t.x, 80:cxlj 90:/tY’ 100:VVe-s-t/ 130:V’W’fvk,k.k: 140:S-f!g)t:
        150:gy 180:r’ 190:rw 230:AaAs 250:/i/jr:rvry 260:,j.jf? 340:f’ 370:gj 400:f' 480:g/
        490:f) 800:(j
        """#)

    /// SourceSans3-SemiBold
    private static let glyphs259 = FontGlyphs(
        #"""
        2000 3150 4820 5130 5130 8410 6390 2750 3240 3240 4380 5130 2750 3220 2750 3440 5130
        5130 5130 5130 5130 5130 5130 5130 5130 5130 2750 2750 5130 5130 5130 4440 8750 5580
        5970 5760 6250 5380 5100 6280 6630 2820 4940 5970 5020 7450 6570 6740 5820 6740 5920
        5450 5460 6550 5360 8000 5410 5010 5400 3240 3440 3240 5130 5000 5490 5160 5630 4620
        5640 5070 3170 5200 5580 2620 2630 5220 2710 8430 5600 5490 5640 5640 3730 4310 3610
        5560 4950 7480 4810 4950 4430 3240 2550 3240 5130 2750 2750 4820 4820 4820 4800 8000
        9640 3250 5130 6600 2820 2820 2000 3150 5130 5130 5130 5130 7470 4550 4430 3480 5130
        3720 3720 5780 5990 2750 3720 3690 4550 7950 8270 8070 4440 8340 6510 5130 6740 6000
        6040 7800 5520 5130 5490 5640 2620
        -1500:’,’. -1440:PJ -1360:FJ -1250:,’.’ -1240:','.TJ -1220:P,P. -1200:LT -1150:L'
        -1120:,'.' -1110:T,T. -1040:'J -1020:,Y.YY,Y. -1000:YJ -990:,T.T -960:’J -940:L’
        -820:F,F. -810:LY -800:/J -780:LVT/ -760:A’’A -730:r,r. -720:Ya -710:-YTcTdTeToTqY-
        -700:,V.VTzV,V. -680:T-TaTgVJ -650:k- -640:'AA'ATPZ -620:P/w,w. -600:Yg -590:Ts
        -580:F/LW -570:Y/f,f. -560:WJ’a -550:,t.t -520:-TUJYz -490:L-TZ
        -480:,v.vYcYdYeYoYqYsv,v.y,y.’c’d’e’o’q -470:DJOJQJ -450:LvLy -440:PATmTnTpTrTu -430:Kt
        -420:!’L? -410:FzK-g? -400:/AJJTAYmYnYpYrYt -380:ExFAPa -370:V/ -360:,W.WFaLwW,W.YuYx’g
        -340:K’ -330:CCCGCOCQLU -320:-XCtTSTxX- -310::YA?C-FxLCLGLOLQR-b’k’o’p’t-t?
        -300:FZVuY:ZS -290:,w.wTwVaZ-r/ -280:?’K'P-TvTyZJkt’s -270:FvKvKyc-
        -260:/aBTCSDTEtFXFgJ,J.OTPXQTStTCTGTOTQYwZxr-ravzxtyz -250:LS
        -240:,U-t.U/c/d/e/o/qFSFsKCKGKOKQLtU/YZcccdcecocq’z -230:PgVzkckdkekokq
        -220:'c'd'e'o'q-SDXKTOXPcPdPePoPqQXXCXGXOXQa?b'b?btbxk?o'o?otoxp'p?ptpxwzxcxd
        -220:xexoxq -210:FwFyKYKwKxU,U.VgXfXtXvXya’taz-
        -200:'s(J,y-J-Z.y/uB’CgDYDZFmFnFpFrGTOYOZPzQYQZSTT:TXVmVnVpVrXTZCZGZOZQZffah’
        -200:m’n’stttv/vaya -190:-VPTV-VZ -180:BJFuS’W/YSZugas?za -170:VcVdVeVoVqVxZcZdZeZoZq
        -160:-xAVAYAtBSBYBvByCUCvCyDxFcFdFeFoFqGVKUKzLfOxPxQxRTSJSSSYTYUYVAXSXwXzYAYC
        -160:YGYOYQYTYvYyZYZtatf-fzgcgdgegogqgzkutctdtetotqx!x-yx -150:CTD/KVO/Q/RJTfTtVs
        -140:KSRSUAWaZZZaZvZwZytx’f -130:AULcLdLeLoLq
        -120:-vAvAyCYDzK?KcKdKeKoKqKuOzQzRxRzUxXcXdXeXoXqX’Y?Zgbae?eaexfgh?kxkzm?n?oa
        -120:pas’tfv-x.’X -110:,c,d,e,o,q.c.d.e.o.q
        -100:'S'X-W/C/G/O/Q/gACAGAOAQAfBVBtBwBxCJCZCuCwDADVEcEdEeEoEqEvEyFCFGFOFQFtKA
        -100:KWKjLuOAOVPSPYPsQAQVRZRcRdReRoRqUSUXUgVCVGVOVQVSVUW-WzX'XUXaXuXxYUZUb,b.
        -100:bzcacgctegete’fcfdfefjfofqkakgkjo,o.ozp,p.pzrcrdrergrorqtgtsvjwawjxayjzc
        -100:zdzezozqzu -90:VvVwVyf/y/ -80:RYWgXJxy’m’n’p’r -70:Sz
        -60:AwAxBWBXBZCVCWCXFYGAGWLgRARXRaRgUVUaUsbvbwbyfsfxgvgwovowoypvpwpyrsrzvcvd
        -60:vevovqwcwdwewowqycydyeyoyqzvzy -50:AZw/
        -40:AAAuDWOWQWRVWCWGWOWQWSWZZAZVZWbfbsefezofospfpszg -30:t,t. -20:LAXA 20:/tY’ 30:t/
        40::jRWb-cvcwcyo-p-r’ 80:V’W’fvk,k.k: 90:f!g)t: 100:VVe-gyljs- 120:rwx, 160:/i/jS-r:rvry
        180:AaAs 240:f? 290:f’ 310:,j.j 380:g/ 400:f' 420:f)gj 800:(j
        """#)

    /// SourceSansPro-Bold
    private static let glyphs260 = FontGlyphs(
        #"""
        2000 3470 5510 5310 5320 8610 6750 3070 3490 3490 4620 5320 3070 3340 3070 3370 5320
        5320 5320 5320 5320 5320 5320 5320 5320 5320 3070 3070 5320 5320 5320 4680 9080 5760
        6070 5830 6370 5500 5280 6400 6760 3060 5120 6190 5220 7660 6670 6870 6000 6870 6180
        5580 5590 6670 5610 8160 5740 5310 5420 3490 3370 3490 5320 5000 5570 5300 5750 4690
        5750 5200 3470 5380 5750 2800 2820 5540 2900 8610 5750 5570 5750 5750 4050 4460 3880
        5720 5290 7820 5220 5280 4650 3490 2710 3490 5320 3070 3070 5510 5510 5510 4800 8000
        9820 3490 5310 6880 2940 2940 2000 3470 5320 5320 5310 5320 7510 4870 4670 3690 5320
        3780 3780 5980 6460 3070 3780 3740 4870 8130 8500 8200 4680 8480 6620 5320 6860 6210
        6390 7810 5620 5320 5570 5750
        -1550:’,’. -1490:,’.’ -1470:L' -1410:PJ -1350:','.P,P. -1330:FJ -1320:,'.' -1210:TJ
        -1200:LT -1170:T,T. -1150:'J,Y.Y -1140:Y,Y. -1130:’J -1120:L’ -1000:,T.TYJ -950:F,F.
        -920:r,r. -890:k-w,w. -870:LY -840:’A -790:LV -780:Ya -770:,V-Y.VTcTdTeToTqV,V.Y-
        -750:'AA'ATrJ -660:f,f. -650:,t.t -630:,v.vTzv,v.y,y. -620:T-TaTgVJ -600:TsYgbToTpT
        -590:A’LW -580:-TUJYz -570:bYoYpY -560:DJOJQJYcYdYeYoYqYs -550:KtLvLykT -540:FzK-Yt
        -520:K’ -500:PA -470:PZ -460:Ex -450:WJ’a -430:L-TZ -410:TmTnTpTrTu
        -400:FAJJTAYmYnYpYrvJyJ -390:,W.WFaLwW,W.YuYxxY -380:-XCCCGCOCQCtLUX-
        -370:,w.w:YC-FxLCLGLOLQVaY:b’eYgTk’o’p’t- -360:FvK'KvKyc-kt -340:’s -320:Pa
        -300:FZR-VuZSqYuYwJ 370:,j.j 400:f' 410:fTfW 440:fY 480:gj 610:fV
        """#)

    /// SourceSansPro-Light
    private static let glyphs261 = FontGlyphs(
        #"""
        2000 2570 3550 4770 4770 8040 5720 2170 2770 2770 3930 4770 2170 2980 2170 3580 4770
        4770 4770 4770 4770 4770 4770 4770 4770 4770 2170 2170 4770 4770 4770 4010 8110 5250
        5770 5640 6030 5140 4750 6040 6380 2390 4610 5560 4650 7040 6350 6510 5470 6510 5410
        5200 5230 6330 4890 7680 4790 4440 5380 2770 3580 2770 4770 5000 5340 4900 5410 4480
        5430 4820 2600 4850 5270 2270 2270 4610 2350 8110 5300 5340 5430 5430 3150 4040 3100
        5280 4310 6820 4030 4330 4020 2770 2250 2770 4770 2170 2170 3550 3550 3550 4800 8000
        9290 2790 4770 6080 2580 2580 2000 2570 4770 4770 4770 4770 7410 3970 3990 3100 4770
        3620 3620 5410 5110 2170 3620 3590 3970 7630 7840 7820 4010 8080 6240 4770 6510 5620
        5400 7760 5350 4770 5340 5430
        -1490:PJ -1410:FJ -1290:TJ -1200:LT -1190:’,’. -1030:','. -1000:T,T.YJ -990:P,P.
        -980:,T.T -950:PZ -830:'J -820:Tz -790:,Y,’.Y.’ -780:T-TaTgVJY,Y. -770:WJ’a
        -750:,'.'’c’d’e’o’q -740:LV -700:LY -650:’J -620:Ya -600:-YL-TZTcTdTeToTqY-Yg
        -590:F,F.L’ -580:,V.VTsV,V.’s -570:L'’g -560:bToTpT -540:A’LW -500:PA -490:TmTnTpTrTu
        -480:PaTSTx -440:’A -430:'AA'ATrJ -420:-TUJYz -400:JJPgTATwYmYnYpYrZ-bYf,f.oYpYvJyJ
        -380:'c'd'e'o'qP-TvTyZJb'o'p'xTzY -370:r,r. -360:FA -350:,t.t -320:R-YcYdYeYoYqYs
        -310:,W.WFaLwW,W.YuYxxY -300:DJFZOJPTQJVuZSqYuYwJ 320:gj 350:r’ 370:r:rvry 380:fX
        400:f'f’ 490:fTfW 680:fY 690:fV
        """#)

    /// SourceSansPro-Regular
    private static let glyphs262 = FontGlyphs(
        #"""
        2020 2890 4250 4970 4970 8240 6090 2490 3030 3030 4180 4970 2490 3110 2490 3500 4970
        4970 4970 4970 4970 4970 4970 4970 4970 4970 2490 2490 4970 4970 4970 4250 8470 5440
        5880 5710 6150 5270 4940 6170 6520 2630 4800 5790 4860 7270 6470 6640 5760 6640 5810
        5340 5360 6450 5150 7860 5130 4760 5390 3030 3500 3030 4970 5000 5420 5120 5550 4560
        5550 4960 2920 5040 5440 2460 2470 4950 2550 8290 5470 5420 5550 5500 3470 4190 3380
        5440 4670 7180 4460 4670 4250 3030 2410 3030 4970 2490 2490 4250 4250 -1 4800 8000 9480
        3040 4970 6370 -1 -1 2020 2890 4970 4970 4970 4970 7440 4290 4230 3310 4970 3670 3670
        5500 5600 2490 3670 3650 4290 7810 8080 7960 4250 8220 6380 4970 6640 5830 5760 7850
        5450 4970 5420 5550 2460
        -1460:PJ -1380:FJ -1260:TJ -1200:LT -1150:','. -1120:P,P. -1060:,T.TT,T. -1000:YJ
        -960:,'.' -920:,Y.Y -910:Y,Y. -890:L'T/ -800:/JT- -780:PZ -760:LVLY -750:P/Tz
        -730:TaTgVJ -720:,V.VF,F. -690:F/ -670:Y/Ya -660:-YTcTdTeToTqY- -650:V,V.WJ -600:Yg
        -590:Ts -570:r,r. -560:LW -550:'A -540:L-TZ -520:A' -500:PAf,f. -470:UJV/Yz
        -460:TmTnTpTrTu -440:k- -430:Pa -410:YcYdYeYoYqYsw,w. -400:/AATDJOJQJTAYmYnYpYr
        -390:JJTSTx -380:R- -370:FA -360:LvLyg? -350:,v.vv,v.y,y. -340:,W.WFaLwTwW,W.YuYxZ-r/
        -330:TvTyZJ -320:L? -310:/c/d/e/o/qU/ -300:FZFzK-PgVuZS -290:CCCGCOCQLUW/ -280:,t.t
        -270:X- -260:-V-X:YA?C-FxKtLCLGLOLQYZt-t? -250:-TP-VzY:ra
        -240:/aBTCSFXFgJ,J.PTPXPcPdPePoPqTCTGTOTQYwr-vzyz -230:Zuza -220:,w.wKCKGKOKQLSVa
        -210:VgZcZdZeZoZqcccdcecocq
        -200:'s(J,U,y-Z.U.y/uCgDTDYDZFSFmFnFpFrFsFvGTK'KvKyLtOTOYOZPzQTQYQZRTSTTXVmVn
        -200:VpVrXTZCZGZOZQZfc-fav/vaya -190:V-VZ -180:CTRJTfTtUAkckdkekokqta
        -170:DXOXQXXCXGXOXQbxoxpxwzxcxdxexoxq
        -160:BJFuFwFyKTKYKwKxU,U.VSWaXfXtXvXyYSZaZvZwZygaz- -150:AUVcVdVeVoVqVxfu
        -140:-xAVAYAtAvAyBSBYBvByCUCtCvCyD/FcFdFeFoFqGVKSKUKuKzLfO/PxQ/RSRVRYRxRzSJSS
        -140:TYUYVAXSXwXzYAYCYGYOYQYTYtYvYyZYZgZtbaeaetf-f/fgfzgcgdgegogqgzktkuoapax- -140:xyy/
        -130:Wg -120:KVLcLdLeLoLqVsa?b?k?o?p? -110:s?
        -100:/gACAGAOAQAfBtBwBxCJCZCuCwDADVFCFGFOFQFtKAKWKjLuOAOVPSPYPsQAQVRARXRZRaRc
        -100:RdReRgRoRqUSUVUXUgVCVGVOVQVUWzXUXaXuXxYUZUZZb,b.cacgegfcfdfefjfofqkakgkj
        -100:o,o.p,p.rcrdrergrorqrsrztctdtetgtotqvjwawjxayjzczdzezozqzu -90:VvVwVy
        -80:,c,d,e,o,q.c.d.e.o.qAZw/ -70:CYDzK?KcKdKeKoKqOzQzSYUxXcXdXeXoXqY?e?exh?kzm?n?v-
        -60:AuBVDWOWQWWCWGWOWQWSWZZAZVZWbzozpzrjtuzg -50:XJ
        -40:'X-W-vAwBWBXBZCVCWCXGAGWLgUaUsW-X'bvbwbyfsfxgvgwgykxovowoypvpwpyvcvdvevo
        -40:vqwcwdwewowqycydyeyoyqzvzy -30:Vi 30:LAXA 40::jAXFVFWez 50:evewey 60:b-cvcwcye-o-p-
        80:cx 90:/t 100:s- 130:fvrw 140:f!g)k,k.t,t.t/t: 190:rvry 250:/i/j 260:,j.jf? 370:gj
        400:f' 480:g/ 490:f) 800:(j
        """#)

    /// SourceSansPro-Semibold
    private static let glyphs263 = FontGlyphs(
        #"""
        2000 3180 4880 5130 5140 8430 6420 2780 3260 3260 4390 5140 2780 3230 2780 3440 5140
        5140 5140 5140 5140 5140 5140 5140 5140 5140 2780 2780 5140 5140 5140 4460 8750 5600
        5980 5770 6260 5390 5110 6290 6640 2840 4960 5980 5030 7460 6560 6750 5830 6750 5940
        5460 5470 6560 5380 8000 5430 5030 5400 3260 3440 3260 5140 5000 5490 5160 5640 4620
        5650 5080 3190 5210 5590 2630 2640 5240 2720 8450 5610 5490 5650 5650 3760 4320 3630
        5580 4980 7480 4840 4970 4440 3260 2560 3260 5140 2780 2780 4880 4880 4880 4800 8000
        9650 3270 5130 6620 2830 2830 2000 3180 5140 5140 5130 5140 7470 4580 4450 3500 5140
        3720 3720 5790 6020 2780 3720 3690 4580 7970 8290 8080 4460 8350 6490 5140 6740 6020
        6070 7800 5530 5140 5510 5650
        -1440:PJ -1430:’,’. -1360:FJ -1270:,’.’ -1250:','. -1240:TJ -1230:P,P. -1200:LT -1180:L'
        -1130:,'.' -1120:T,T. -1050:'J -1030:,Y.YY,Y. -1000:YJ -990:,T.T -970:’J -950:L’
        -830:F,F. -820:LY -780:LV -740:r,r. -720:-YTcTdTeToTqY-Ya -710:,V.VV,V.’A -690:Tz
        -680:T-TaTgVJ -670:k- -650:'AA'ATrJ -640:w,w. -630:PZ -600:Yg -590:Ts
        -580:A’LWbTf,f.oTpT -560:,t.t -550:WJ’a -520:-TUJYzbYoYpY -500:PA
        -490:,v.vYcYdYeYoYqYsv,v.y,y. -480:DJL-OJQJTZ -460:LvLy -450:kT -440:KtTmTnTpTrTu
        -430:’c’d’e’o’q -420:FzK- -410:Yt’s -400:JJTAYmYnYpYrvJyJ -390:Ex -380:FAPa
        -360:,W.WFaLwW,W.YuYxxY -350:K’’g -330:CCCGCOCQLU
        -320:-X:YC-CtFxLCLGLOLQX-b’eYgTk’o’p’t- -310:R-TSTxY: -300:FZVuZSqYuYwJ 320:,j.j 400:f'
        420:gj 440:fTfW 510:fY 640:fV
        """#)

    /// SourceSerifPro-Bold
    private static let glyphs264 = FontGlyphs(
        #"""
        2140 3470 4470 5670 5420 8740 7210 2360 3770 3770 4310 5440 3000 3390 3000 3870 5420
        5420 5420 5420 5420 5420 5420 5420 5420 5420 3000 3000 5440 5440 5440 4490 8900 6750
        6510 6220 7050 5950 5800 6750 7650 3880 3950 6960 5800 8960 7280 7020 6130 7020 6830
        5410 6340 7310 6610 9810 6540 6240 5630 3480 3870 3480 5440 5390 4000 5310 6100 5130
        5940 5210 3620 5430 6170 3160 3070 5980 3230 9070 6160 5650 6110 5830 4650 4550 3580
        6070 5270 7890 5520 5340 4640 3370 2720 3370 5440 2160 2160 4300 4300 4300 5390 8390
        9000 3300 5420 7800 3340 3340 2140 3470 5420 5420 5420 5320 7440 5520 4700 3280 5440
        3730 3730 5880 6360 3000 3730 3800 5520 8740 8740 8740 4490 8920 7050 5440 7020 6220
        6590 7890 5540 5440 5650 6030 3160
        -1460:V,V. -1440:'A -1340:A'W,W.’A -1330:,V.V -1300:L' -1290:','. -1270:,W.W -1260:/,/.
        -1230:// -1220:P,P. -1200:VA -1170:A’ -1100:WA -1080:AV -1060:LV -1040:r,r.v,v.w,w.y,y.
        -1000:,’.’’/ -990:FA -980:,Y.Y?,?. -970:F,F.V/YA -940:,T.TT,T.Wg -930:LW -920:L’ -900:AY
        -890:PAU/ -870:U,U.UAVg -860:AWY,Y. -840:/AVcVdVeVoVqWaWcWdWeWoWq
        -830:,v,w.v.wVsW/Y/YcYdYeYoYq -820:F/ -810:LY -800:'/,'.'LTV&VaYaYsYz
        -770:TATcTdTeToTqW&Yg’a -760:-TT-T/ -740:&VATYx -730:?/’s -720:(())P/Y& -710:&W&Y’,’.
        -700:VxWsXvXw -680:Yp’c’d’e’o’q -670:&T,U.UDAVmVnVrVuVzWz -660:Y-Yu -640:J,J.Wx
        -630:Vp’g -620:?)Tav/w/y/ -600:/-AvAwRVTza'’- -590:J/N/Tx -580:Tg -570:AyWuXyh'm'n'r/
        -560:-YAUTpV-WpYmYnYrYvYwYy -540:/&/(FaFcFdFeFoFqJALvLwNAT&UaUgVvVwb'o'p'’p
        -530:FgKvKwU&VyW-Ytr&v&w&y& -520:/aFsN,N.RUUcUdUeUoUqUuUx -500:KyLURWRYTsWmWnWr
        -490:NpTu -470:'c'd'e'o'q-XFpR'TvTwTyUpWvWwWyX-h’m’n’’m’n’r -460:F&Y:Yfv)w)y)
        -440:'a's-V/gDXFxLyRTUyUzVt -430:'gBVBYJaVCVGVOVQYCYGYOYQ -420:&)DYNxk-s'x- -410:-W
        -400:(-),).,u,y-).u.yD,D.GVGWJpOAQAUsV:W(W:WfXuYi’&’C’G’O’Q -390:DVDWNaNcNdNeNoNqNsR’
        -380:,C,G,O,Q.C.G.O.Q -370:&U/c/d/e/o/qBAD/FfFzJgJuJvJwTmTnTrVia’
        -360:,(,).(.)/::YGYJ&N&P&V(VfWCWGWOWQY(’(
        -340:(&/s/zAuB/EvEwFmFnFrFuFvFwFyHuIuJxJzKtKuMuNgNuNvNwNyNzUfUiUtUvUwVjWie'r)
        -330:,t.tBWHvHwIvIwJfMvMwO,O.OVQ,Q.QV’f’u’z -320:GAGTNmNnNrNtWtk)s)v-w-y-
        -300:(c(d(e(o(q,p-/.p:V:WApBXHpHyIpIyJsJyK-KCKGKOKQKpMpMyOXQXUCUGUOUQUmUnUrXC
        -300:XGXOXQXcXdXeXoXpXqXthvhwhymvmwmynvnwnyu' -290:'f)/GxJ(NiNjc)k'v?w?y?
        -270:'p/m/n/rAtB'EyF-G/HcHdHeHoHqIcIdIeIoIqJcJdJeJoJqJtKcKdKeKoKqMcMdMeMoMqNf
        -270:PXRvRwRySAWjYjb’e)g&o’p’q'vcvdvevgvovqwcwdwewgwowqycydyeygyoyq’x
        -260:(:)W)Y,-.-ACAGAOAQGUOYQYV␣W␣YSvawaya
        -240:/u/xDUF(FiGZKURuTfU:Ujb)cbchckclh)j,j.m)n)o)p)rarbrhrkrlvbvhvkvlwbwhwkwl
        -240:ybyhykyl
        -230:␣V␣W␣Y&-(A,c,d,e,o,q-A.c.d.e.o.qA)A-BUDBDDDEDFDHDIDKDLDPDRJmJnJrOWQWSUSV
        -230:SWSYZvZwZyf,f.r-’t -220:'((aCvCwCyEUFjGvGwGya)cxd?f-g-l?t-’S’i -210:)V-,-.
        -200:(C(G(O(Q(s(u(v(w)T)U)X-J-x/pAcAdAeAoAqB)BTD)DTEpGXHaIaJ:MaNCNGNONQO)OMON
        -200:OUPcPdPePoPqQ)QMQNQURCRGRORQSvSwSyT(U(USVSWSX(apavawb,b.b/bxd'd’kckdkeko
        -200:kql'l’o,o.o/oxp,p.p/pxxcxdxexoxpxq’? -190:AJ
        -170:&J'S'm'n'r'z(S(x(z:UAjBxCUCuDJEuG,G.HtItJCJGJOJQJSJiJjMtN:NXOJOTP)QJQTR-
        -170:RJRcRdReRoRpRqRtS)STSXSxTCTGTOTQU-Zuayebehekelgcgdgegogqj:kprcrdrergrorq
        -170:sbshskslu’vswsx)ysz)’j -160:'C'G'O'Q,a.aB,B.DMDNL)O'Q'UBUDUEUFUHUIUKULUPURY␣gaq.
        -150:UJhpmpnp
        -140:'i't'u'x(f)(,f.fBBBDBEBFBHBIBKBLBPBRB’D&D'DaECEGEOEQEtF:FtG'GJGMGNG’HCHG
        -140:HOHQICIGIOIQJMJNJUJXJZK'K(KTKjK’LuMCMGMOMQN(N-NZOBODOEOFOHOIOKOLOPORP(Pa
        -140:PbPhPkPlPsQBQDQEQFQHQIQKQLQPQRR(R)S'SZTiTjTtUMUNX&Xab?c,c.c/cvcwe’j&k!k&
        -140:k:k?kuk’o?p?q&qaq’r?s/s?s’t?u?v:w:x&x'x?xuy:’:
        -130:(m(n(rBMBNBfBuHgHsIgIsKJLCLGLJLOLQLpMgMsPUPYPgS,S.S/UUZUdplps,s.uvuwuy -120:'Ut'
        -110:BJEYXSaufcfdfefofqxj
        -100:&c&d&e&o&q'J(t-M-N-U-yBbBhBkBlBpByCpDZDbDgDhDkDlDpDsDxFCFGFOFQGBGDGEGFGH
        -100:GIGKGLGPGRGpJ-KVKWKYKaLtNBNDNENFNHNINKNLNPNRNSNUPBPDPEPFPHPIPJPKPLPPPRPV
        -100:PWSJSpStSuTUU)UTUXUZVZWZXTXUZTZpbpbycpd&dadgdvdwdye/epfbfhfkflggl&lalglv
        -100:lwlyopoypppyr:rsspxgzp -90:Aa -80:EVEWe,e.iviwiy
        -70:'X(Y,b,h,k,l-S-b-h-k-l.b.h.k.l/f:c:d:e:o:p:qA?AgAiBgCACCCGCOCQCxDzD’EJEX
        -70:EcEdEeEoEqF)FJFMFNFUFXFZFbFhFkFlGaGbGhGkGlGuHjIjJBJDJEJFJHJIJJJKJLJPJRK)
        -70:K?MjNJObOfOhOkOlP?PMPNQbQfQhQkQlR?RaRgTJTMTNTSTXU'U?X'XJXiY)ZSZcZdZeZoZq
        -70:Zta!a?b!b:babvbwc'c?cacccdcecocqctcucyc’d)d,d-d.e?exg!g)gph!h&h?hai&j-j?
        -70:jajbjhjkjljpjxjzk,k.ktl)l,l-l.m!m&m?man!n&n?nao!o:oaovowp!p:papvpwq-q:q?
        -70:qcqdqeqmqnqoqqqrqxqzr!s!sasgsusvswsxsytptuu&v!v'w!w'xty!y'z'
        -60:␣T,g,s,z.g.s.zBvBwCYFBFDFEFFFHFIFKFLFPFRHfIfLBLDLELFLHLILKLLLPLRLSLXMfO/
        -60:Q/SSSfT␣UVXjagf/fujgup’y -50:hthumtmuntnu
        -40:BtG(PZRSTZZAcgkaqfqsqusitctdtetotqttvywyxax’yy
        -30:&,&.(U-Z-f-v-w:XABADAEAFAHAIAKALAMANAPARBCBGBOBQBZCVCWEgG)KgLMLNLfPmPnPr
        -30:SBSDSESFSHSISKSLSMSNSPSRSbSgShSkSlUWVUWMWNWUX:XsZCZGZOZQZVZWZYa-bbbhbkbl
        -30:btbudueaefeveweygbghgkglipj/ksluobohokolotoupbphpkplptpuq,qbqhqkqlu:ucud -30:ueuouq
        30:(y-c-d-e-o-q/V/WAAPSPTRXRZTTXZb-o-p-q)vtvvvwwtwvwwytyvywz’ 40:kxtyug
        60:G-Ptqyrttvtwt’
        70:BcBdBeBoBqC)C:D-KMKNPCPGPOPQRMRNVVVWVYWVWWWYYTYVYWYYbcbdbebobqf:fzkzocod
        70:oeoooqpcpdpepopqtstzuszvzwzy’V’Y 90:-’A( 100:-C-G-O-QF'FTGCGGGOGQKAKZO-P'P:Q-RAg’’W
        120:gvgw 130:)Ar’v’w’y’’T 140:,J.JB-PvPwV’Y’fvfwfygyj)q/ 160:'TPyT'
        170:DCDGDODQF’OCOGOOOQQCQGQOQQrvrwry 200:C'P’W’ 220::J 240:g/ 270:C’ 290:jj 300:T’
        390:,j.j 440:fifj 540:f!f? 780:gj 810:qj 880:(J 970:f) 1090:f' 1120:f’ 1290:(j
        """#)

    /// SourceSerifPro-Light
    private static let glyphs265 = FontGlyphs(
        #"""
        2420 2640 3140 5160 4930 8600 7150 1620 3220 3220 4430 5300 3000 3100 3000 3050 4930
        4930 4930 4930 4930 4930 4930 4930 4930 4930 3000 3000 5300 5300 5300 3840 8220 6570
        6080 6390 7090 6020 5790 6840 7920 3660 3630 6640 5770 8990 7330 7060 5820 7060 6480
        5130 5970 7330 6590 9640 6410 6340 5530 3070 3050 3070 5300 5100 4000 5060 5780 4870
        5710 4980 3540 5120 6050 3010 2770 5430 3000 8940 6040 5420 5770 5500 4110 4290 3280
        5950 4970 7630 5100 5000 4560 3460 2440 3460 5300 2100 2100 3810 3810 3810 5100 8100
        9000 3020 4930 7140 2830 2830 2420 2640 4930 4930 4930 4830 7580 4770 4580 3130 5300
        3520 3520 5700 6000 3000 3520 3630 4770 8600 8600 8600 3840 9100 7090 5300 7060 6000
        5770 7870 5430 5300 5420 5680 3010
        -1420:V,V. -1340:/,/. -1300:L' -1260:W,W. -1220:,V.V -1200:’A -1160:A’ -1140:,W,Y.W.Y
        -1120:','.'AAVY,Y. -1060:P,P. -1020:?,?.A'F,F.VA -1000:,’.’AW’,’.’/ -980:WAYg
        -960:YcYdYeYoYqv,v.w,w.y,y. -920:Yz -900:,v,w.v.wAYLVW/Y/Yp -870:YA -860:LYVgWgYsYu
        -840:V/ -820:LWV-WcWdWeWoWq -800:'/,',T-V.'.TT,T.U,U.VaY- -780:Vsr,r.
        -760:VcVdVeVoVpVqWaWs -740:Ya -720:W-’c’d’e’o’q -700:-W-Y/AFAL’VxWpYvYwYy’g -680://’s
        -660:FgVzWzYxa' -640:AUTcTdTeToTpTqYmYnYrh’m’n’’a -620:UAWuWxh'm'n'
        -600:,U.U/-DYF/PATzVuVyY:YfYt’- -580:TAXvXw -560:'g?/J,J.LT -540:&W&YATVmVnVra’
        -520:&VT/ -500:(()))V,(-,-..(:YBVBYP/TsV(VfWmWnWrY(YCYGYOYQ’(
        -480:&T,C,G,O,Q.C.G.O.QKvKwRVU/u' -460:,u.uD,D.FcFdFeFoFqUpWvWwWyX-’C’G’O’Q’f’p
        -440:DWKyRWRYXyr/ -420:AvAwDAFsTxUzf,f.
        -400:'c'd'e'o'q(-(:),).)W)Y,-,t,y-)-T-X.-.t.yDXFaFpO,O.OYQ,Q.QYR'T-TaTgTvTwTy
        -400:UaUgUsV␣V:VvVwW␣W(W:WfXuYSYib'o'p'v/w/y/’&’m’n’r’u’z
        -380:,).)AyDVGYLUTuVCVGVOVQb’o’p’ -360:/a/gA-HpIpMpRUUxXpY␣
        -340:BWHvHwIvIwJAJfJpLvLwMvMwV&WCWGWOWQY&u’ -330:XcXdXeXoXq
        -320:Yjb,b.d’l’o,o.p,p.v)w)y)
        -300:␣V␣W␣Y'a's(A)A,c,d,e,o,p,q-/-A.c.d.e.o.p.q/c/d/e/o/q:V:WA)BABUBXFxFzJgJu
        -300:JvJwK-LyN,N.N/OXQXRTSYTmTnTrUcUdUeUoUqUuUyVtW&XCXGXOXQXtf-r-’:’t
        -280:ACAGAOAQGVGWNAOAOVQAQVWt
        -260:(uHcHdHeHoHqHuIcIdIeIoIqIuJ:JcJdJeJoJqMcMdMeMoMqMuPYUvUwd'l'q'r)s,s.u)vb
        -260:vhvkvlwbwhwkwlx-ybyhykyl -250:BBBDBEBFBHBIBKBLBPBR
        -240:&U(c(d(e(o(qApB,B.D/FfHyIyJ/JsJyKCKGKOKQKpMyOWQWSVVie,e.i’t- -220:JaR-j,j.v&w&y&
        -210:DBDDDEDFDHDIDKDLDPDRUCUGUOUQ
        -200:␣T&)(&(C(G(O(Q(s(v(w)T)U)X,a,g,z-J-x-’.a.g.z/s/zA(AtAuB'BTCYD)DMDNDUEyF-
        -200:FmFnFrFuFvFwFyHaHsIaIsJxJzKcKdKeKoKqKtKuMaMsNfNgNpNuNvNwNyNzO)O/PUPXPcPd
        -200:PePgPoPqQ)Q/RvRwRyS,S.T␣T(U(UBUDUEUFUHUIUKULUPURUUUfUtVSVjWSWiWjX(e'g&k-
        -200:s'uvuwuy’?’x’y
        -190:HCHGHOHQICIGIOIQMCMGMOMQOBODOEOFOHOIOKOLOPORQBQDQEQFQHQIQKQLQPQR
        -180:'C'G'O'QJmJnJrL)O'Q'SUSWUbUhUkUlUmUnUrZvZwZyfcfdfefofqh?hvhwhyi'i?m?mvmw
        -180:myn?nvnwnyq’ -170:RCRGRORQZU
        -160:/u?)LuN:NaRpRuR’U&U-U:Zub)d&gbghgkglh)j/j:l&m)n)o)p)rcrdrergrorqs)v-w-x) -160:y-
        -140:'p/m/n/p/rAcAdAeAoAqB/BvBwDTEpEvEwGXHfHgIfIgJtLBLDLELFLHLILJLKLLLPLRLpMf
        -140:MgNxOUQUSASvSwSyUSUVUiapavawb/bxdpf/gakckdkekokqlpo/oxp/pxvcvdvevgvovqwc
        -140:wdwewgwowqxcxdxexoxpxqycydyeygyoyq -130:ipup
        -120:&-'f(f:TEUEVEWEYF:GUP&P-PaT:UJVbVhVkVlWbWhWkWlYbYhYkYlc'd-d?fgg?hpi!i&iv
        -120:iwiyj&j'j’k?l-l?mpnpr?s’v?vaw?way?ya’S’v’w -110:NCNGNONQ
        -100:&c&d&e&o&q'J'S'z(S(U(t(x(z-M-N-U-Z/x:UABADAEAFAHAIAKALAPARBbBhBkBlBpBxCU
        -100:CVCWCpCuDJDbDgDhDkDlDpDsDxEuF(FBFDFEFFFHFIFKFLFPFRGAGpHtItJ-JCJGJOJQKUKY
        -100:KgMtNUNXNcNdNeNmNnNoNqNrNsNtPBPDPEPFPHPIPJPKPLPPPRPVPWRJRcRdReRoRqRtS)ST
        -100:SXSpStSuTUTfU)UMUNUTUXVUVZWUWZXTXUXsZTZVZWZYZpa-aybycbchckclcpdudvdwdyeb
        -100:ehekelfbfhfkflfujgk)kplulvlwlyoypyr&rarbrhrkrlsbshskslu:ugz)’j
        -80:(m(n(r,s.sB)BMBNBfBuG/KJLCLGLOLQLSLXLZOMONQMQNS/SfXje) -70:FCFGFOFQP)UZspvswsys
        -60:-b-h-k-l-p:c:d:e:o:q:uAJAgBJB’CzD'D’FbFhFkFlHVHYHzIVIYIzMVMYMzN-NZO’PbPh
        -60:PkPlPsPzQ’TXUYVBVDVEVFVHVIVKVLVPVRXYXaYBYDYEYFYHYIYJYKYLYPYRYUYYYZa:a?b:
        -60:b?c,c-c.c’d)d:e?f&f:fsfxfzg,g-g.g:h-h:i,i-i.i:j?jbjhjkjljpjsjtjujvjwk:l)
        -60:l:m-m:n-n:o:o?p:p?q&q?u!u-v'v:vuvzw'w:wuwzxay'y:yuyz’i
        -40:&,&.&J'm'n'r-f-v-w-y:XAMANAjBCBGBOBQBZByDZEgF&FiG,G.GBGDGEGFGHGIGKGLGPGR
        -40:GTGZJSJiJjKVKWKaLMLNLfLtNBNDNENFNHNINKNLNPNRNSOJOTPmPnPrQJQTSBSDSESFSHSI
        -40:SJSKSLSMSNSPSRSSSbSgShSkSlSxTCTGTOTQUWUjWMWNX:ZCZGZOZQagbbbhbkblbpbtbuda
        -40:dge/eaefepeveweygcgdgegggogqkslalgobohokolopotoupbphpkplppptpuqaqbqhqkql
        -40:r:rsucudueujuouqxgzp 40:,j.jKZP:PSPvPwRXRZTZXZg’tttvtwvtwtx’yt’W 50:xx
        60:'b'h'k'l(aC)D-E)F)GSGaG’K)K’OSQSSCSGSOSQe-xvxwxy 70:gy 80:PtPyr’t’
        100:-C-G-O-Q-c-d-e-o-qAADCDGDODQFTG(GCGGGOGQKAO-OCOGOOOQP'PTPZQ-QCQGQOQQRATT
        100:b-fvfwfyo-p-q)q,rvrwry 120:-g/TV’fifjr' 130:vvvwvywvwwwyyvywyy 140:gjrtv’w’y’
        160:/V/WF'g/ 170:qy 190:F’ 200:C'C’P’W’ 220:(y 240:q/ 260:G-’T 280:f? 300:'T()T' 340:f!
        360:(J 420:T’qj 660:f’ 740:f' 900:f) 940:(j
        """#)

    /// SourceSerifPro-Regular
    private static let glyphs266 = FontGlyphs(
        #"""
        2330 2890 3560 5260 5000 8610 7200 1830 3390 3390 4390 5310 3000 3120 3000 3300 5000
        5000 5000 5000 5000 5000 5000 5000 5000 5000 3000 3000 5310 5310 5310 4160 8350 6640
        6290 6310 7100 6030 5790 6820 7890 3710 3740 6670 5960 9020 7350 7070 5890 7070 6510
        5120 6040 7270 6740 9620 6480 6330 5510 3200 3300 3200 5310 5120 4000 5090 5770 4880
        5670 5100 3540 5180 6010 2980 2770 5470 2980 9010 6060 5490 5830 5570 4230 4340 3250
        5830 5050 7640 5260 5120 4560 3440 2510 3440 5310 2120 2120 4150 4150 4150 5120 8120
        9000 3050 5000 7220 2850 2850 2330 2890 5000 5000 5000 4910 7550 4870 4590 3280 5310
        3700 3700 5690 5980 3000 3700 3770 4870 8610 8610 8610 4160 9200 7100 5310 7070 6110
        5920 7820 5460 5310 5490 5540 2980
        -1590:V,V. -1400:,V.V -1390:/,/. -1310:'A -1300:L' -1290:AV -1210:A'W,W.’A -1200:,W.WVA
        -1190:,Y.Y?,?.LV -1100:A’WA -1080:LY -1020:','. -1010:P,P. -1000:,’.’LW’/ -990:AWY,Y.
        -980:’,’. -940:Yg -910:r,r.v,v.w,w.y,y. -900:,v,w.v.wAYF,F.V/VsW/Y/YAYcYdYeYoYq
        -890:Yp’c’d’e’o’q -820:// -810:,T.TT,T.Wg -800:'/,'.'?/LTU,U.UAVaVgYaYsYz’s -790:Y-Yu
        -780:-V -720:FA -710:/AL’VcVdVeVoVqWaWcWdWeWoWq -700:&VTATcTdTeToTqVpVxWsXvXw’a’g
        -690:-YAUTpV-WpYmYnYrYvYwYy -680:-W -620:PAU/ -610:&W&YATF/Yx
        -600:&T,U.U/-AvAwDAFgKvKwRVTzVmVnVrVuVyVzW-WzYta'’- -590:,C,G,O,Q.C.G.O.QDYY:Yf
        -510:(())J,J.P/Wx -500:'gAyBVBYKyLURWRYTsVCVGVOVQWmWnWrWuXyYCYGYOYQh'm'n'r/
        -490:,(,).(.):YDVDWGYV(VfY(’( -480:)V-,-. -450:Fs -420:-TT-T/V&Y&
        -410:?)FaFcFdFeFoFqJALvLwNATaTgUaUgVvVwb'o'p'v/w/y/’p
        -400:'c'd'e'o'q(-),).,t,u,y-)-X.t.u.yBWD,D.DXFpGVGWHvHwIvIwJfJpMvMwO,O.OAOVQ,
        -400:Q.QAQVR'TvTwTyUpUsV:W(W:WCWGWOWQWfWvWwWyX-XuYih’m’n’’&’C’G’O’Q’f’m’n’r’u -400:’z
        -390:(:)W)Y,-.-ACAGAOAQOYQYV␣W␣YS -360:v)w)y) -330:W& -320:J/N/Tx
        -310:'a's/a/gFxLyN,N.RTRUUcUdUeUoUqUuUxUyUzVt
        -300:␣V␣W␣Y&-&U(A(c(d(e(o(q,c,d,e,o,p,q-/-A.c.d.e.o.p.q/c/d/e/o/q:V:WA)A-ApBA
        -300:BUBXD/DBDDDEDFDHDIDKDLDPDRFfFzHpHyIpIyJgJmJnJrJsJuJvJwJyK-KCKGKOKQKpMpMy
        -300:OWOXQWQXSUSVSWSYTmTnTrUCUGUOUQUmUnUrViXCXGXOXQXcXdXeXoXpXqXtZvZwZya’f,f.
        -300:hvhwhymvmwmynvnwnyr-u'’t -290:'C'G'O'QB,B.L)O'Q'Y␣e,e. -280:)A -260:Ja -250:Wt
        -240:BBBDBEBFBHBIBKBLBPBRHCHGHOHQICIGIOIQLuMCMGMOMQOBODOEOFOHOIOKOLOPORQBQDQE
        -240:QFQHQIQKQLQPQR -220:NpTu
        -210:&)(&/s/zAuB/EvEwFmFnFrFuFvFwFyHuIuJxJzKtKuMuNgNuNvNwNxNyNzUfUiUtUvUwVjWi
        -210:e'k-r)s'x-
        -200:'p(C(G(O(Q(m(n(r(s(u(v(w)T)U)X,a-J-x.a/m/n/p/rAcAdAeAoAqAtB'B)BMBNBTBfBu
        -200:D)DMDNDTDUEpEyF-G/GXHaHcHdHeHgHoHqHsIaIcIdIeIgIoIqIsJ:JcJdJeJoJqJtKJKcKd
        -200:KeKoKqLCLGLJLOLQLpMaMcMdMeMgMoMqMsNCNGNONQNfO)OMONOUPUPXPYPcPdPePgPoPqQ)
        -200:QMQNQURCRGRORQRvRwRyS,S.S/SASvSwSyT(U(UBUDUEUFUHUIUKULUPURUSUUVSWSWjX(Yj
        -200:ZUapavawb,b.b/bxb’d'dpd’e)g&gakckdkekokql'lpl’o,o.o/oxo’p,p.p/pxp’q's,s.
        -200:uvuwuyvbvcvdvevgvhvkvlvovqwbwcwdwewgwhwkwlwowqxcxdxexoxpxqybycydyeygyhyk
        -200:ylyoyq’?’x
        -190:␣T,g,s,z.g.s.zBvBwCYHfIfLBLDLELFLHLILKLLLPLRLSLXLZMfO/Q/SfT␣UVXjf/u)’y -180:-’A(
        -160:GUvawaya -150:AJBJEUEVEWEYUJfcfdfefofqhpiviwiympnp -140:xa
        -120:F&NaNcNdNeNoNqNsR’U&r&v&w&y&
        -110:/u/xF(FiGAGTGZKUNmNnNrNtRuTfU:Ujb)cbchckclh)j,j.k)m)n)o)p)rarbrhrkrls)v- -110:w-y-
        -100:&,&.&J&c&d&e&o&q'J'S'm'n'r'z(S(U(t(x(z-M-N-U-Z-f-v-w-y:U:XABADAEAFAHAIAK
        -100:ALAMANAPARAjBCBGBOBQBZBbBhBkBlBpBxByCUCVCWCpCuDJDZDbDgDhDkDlDpDsDxEgEuFB
        -100:FCFDFEFFFGFHFIFKFLFOFPFQFRG)G,G.GBGDGEGFGHGIGKGLGPGRGpHtItJ-JCJGJOJQJSJi
        -100:JjKVKWKYKaKgLMLNLfLtMtN:NBNDNENFNHNINKNLNPNRNSNUNXOJOTP)PBPDPEPFPHPIPJPK
        -100:PLPPPRPVPWPmPnPrQJQTR-RJRcRdReRoRpRqRtS)SBSDSESFSHSISJSKSLSMSNSPSRSSSTSX
        -100:SbSgShSkSlSpStSuSxTCTGTOTQTUU)U-UMUNUTUWUXUZVUVZWMWNWUWZX:XTXUXsZCZGZOZQ
        -100:ZTZVZWZYZpZua-agaybbbhbkblbpbtbubycpd&dadgdudvdwdye/eaebefehekelepevewey
        -100:fbfhfkflfugbgcgdgeggghgkglgogqipj/j:jgkpksl&lalglulvlwlyobohokolopotouoy
        -100:pbphpkplppptpupyqaqbqhqkqlr:rcrdrergrorqrssbshskslspu:ucudueuoupuqu’vsws
        -100:x)xgysz)zp’j -90:uguj -50:'UAaamanarhthumtmuntnusf -30:/&/(T& 50:gvgwxx
        90:G(PZTZt'ttvywyx’yy
        100:(y-C-G-O-Q-c-d-e-o-q/V/WAADCDGDODQF'FTF’GCGGGOGQKAKZO-OCOGOOOQP'P:PSPTPv
        100:PwQ-QCQGQOQQRARXRZTTXZb-fvfwfygyg’o-p-q)rvrwrytvtwvtvvvwwtwvwwytyvywz’’W 110:g/
        120:,j.j 180:q. 190:G-Ptqyrtt’ 200:C'C’PyP’W’r’v’w’y’’T 230:gj 290:'TT' 300:T’ 310:fifj
        330:(Jqj 380:q, 410:f!f? 820:f' 900:f) 910:f’ 1020:(j
        """#)

    /// SourceSerifPro-Semibold
    private static let glyphs267 = FontGlyphs(
        #"""
        2240 3170 3990 5460 5200 8670 7200 2080 3580 3580 4350 5370 3000 3250 3000 3570 5200
        5200 5200 5200 5200 5200 5200 5200 5200 5200 3000 3000 5370 5370 5370 4320 8620 6690
        6400 6270 7070 5990 5790 6780 7780 3790 3840 6810 5890 8990 7310 7040 6000 7040 6660
        5260 6180 7290 6680 9710 6510 6290 5570 3330 3570 3330 5370 5250 4000 5200 5930 5000
        5800 5150 3580 5300 6090 3070 2920 5720 3100 9040 6110 5570 5960 5690 4430 4440 3410
        5950 5160 7760 5380 5230 4600 3400 2610 3400 5370 2140 2140 4220 4220 4220 5250 8250
        9000 3170 5200 7500 3080 3080 2240 3170 5200 5200 5200 5100 7500 5180 4640 3280 5370
        3710 3710 5780 6160 3000 3710 3780 5180 8670 8670 8670 4320 9070 7070 5370 7040 6160
        6240 7860 5500 5370 5570 5770 3070
        -1530:V,V. -1370:'A -1360:,V.V -1330:/,/. -1300:L' -1270:A'W,W.’A -1240:,W.W -1200:VA
        -1190:AV -1150:','. -1140:A’ -1130:LV -1110:P,P. -1100:WA -1090:,Y.Y?,?. -1020://
        -1000:,’.’’/ -970:r,r.v,v.w,w.y,y. -960:LW -950:LY -940:F,F.V/YA -930:AWY,Y. -900:AY
        -870:,T.TT,T.Wg -860:,v,w.v.wVsW/Y/YcYdYeYgYoYq -850:FA’,’. -840:U,U.UAVg -810:L’
        -800:'/,'.'LTVaYaYsYz -790:Yp’c’d’e’o’q -770:/AVcVdVeVoVqWaWcWdWeWoWq -760:?/’s
        -750:PAU/ -740:TATcTdTeToTq’a -730:Y-Yu -720:&V -710:F/ -700:VxWsXvXw -670:ATYx
        -660:&W&YVp’g -640:&T,U.UDAVmVnVrVuVzWz -630:-YAUTpV-WpYmYnYrYvYwYy -620:-V -610:(())P/
        -600:/-AvAwRVTzV&a'’- -580:-TT-T/ -570:J,J.WxY& -560:FgKvKwVyW-Yt -550:-W
        -540:AyW&WuXyh'm'n'r/ -530:Y:Yf -510:?)DYTav/w/y/ -500:KyLURWRYTsWmWnWr
        -490:,C,G,O,Q.C.G.O.QFsTg -470:FaFcFdFeFoFqJALvLwNAUaUgVvVwb'o'p'’p
        -460:'gBVBYVCVGVOVQYCYGYOYQ -450:J/N/Tx
        -440:'c'd'e'o'q-XDVDWFpR'TvTwTyUpWvWwWyX-h’m’n’’m’n’r -430:,(,).(.):YGYV(VfY(’( -420:DX
        -410:/aN,N.RUUcUdUeUoUqUuUxv)w)y)
        -400:(-),).,u,y-).u.yD,D.GVGWJpOAQAUsV:W(W:WfXuYi’&’C’G’O’Q -380:WCWGWOWQ
        -370:'a's/gFxLyRTUyUzVt -360:,t.tBWHvHwIvIwJfMvMwO,O.OVQ,Q.QV’f’u’z -350:)V-,-.NpTu
        -340:&U/c/d/e/o/qBAD/FfFzJaJgJuJvJwTmTnTrVia’ -330:(:)W)Y,-.-ACAGAOAQOYQYV␣W␣YS
        -320:U&r&v&w&y& -310:&)Nxk-s'x-
        -300:(c(d(e(o(q,p-/.p:V:WApBXHpHyIpIyJsJyK-KCKGKOKQKpMpMyOXQXUCUGUOUQUmUnUrXC
        -300:XGXOXQXcXdXeXoXpXqXthvhwhymvmwmynvnwnyu' -290:Wt -280:/&/(F&T&
        -270:(&/s/zAuB/EvEwFmFnFrFuFvFwFyHuIuJxJzKtKuMuNgNuNvNwNyNzUfUiUtUvUwVjWie'r)
        -260:␣V␣W␣Y&-(A,c,d,e,o,q-A.c.d.e.o.qA)A-BUDBDDDEDFDHDIDKDLDPDRJmJnJrOWQWSUSV
        -260:SWSYZvZwZyf,f.r-’t -250:NaNcNdNeNoNqNsR’
        -240:'p/m/n/rAtB'EyF-G/HcHdHeHoHqIcIdIeIoIqJcJdJeJoJqJtKcKdKeKoKqMcMdMeMoMqNf
        -240:PXRvRwRySAWjYjb’e)g&o’p’q'vcvdvevgvovqwcwdwewgwowqycydyeygyoyq’x
        -230:'C'G'O'QB,B.L)O'Q'Y␣ -220:DUvbvhvkvlwbwhwkwlybyhykyl
        -210:GAGTGUNmNnNrNtk)s)v-vaw-way-ya
        -200:(C(G(O(Q(s(u(v(w)T)U)X-J-x/pAcAdAeAoAqB)BTD)DTEpGXHaIaJ:MaNCNGNONQO)OMON
        -200:OUPcPdPePoPqQ)QMQNQURCRGRORQSvSwSyT(U(USVSWSX(apavawb,b.b/bxd'd’kckdkeko
        -200:kql'l’o,o.o/oxp,p.p/pxxcxdxexoxpxq’?
        -190:BBBDBEBFBHBIBKBLBPBREUHCHGHOHQICIGIOIQLuMCMGMOMQOBODOEOFOHOIOKOLOPORQBQD
        -190:QEQFQHQIQKQLQPQRe,e. -180:,a.a/:DMDNJ&N&P&UBUDUEUFUHUIUKULUPURga
        -170:/u/xAJF(FiGZKURuTfU:Ujb)cbchckclh)j,j.m)n)o)p)rarbrhrkrl
        -160:(m(n(rBMBNBfBuHgHsIgIsKJLCLGLJLOLQLpMgMsPUPYPgS,S.S/UUZUdplps,s.uvuwuy
        -150:'f)/GxJ(NiNjUJc)hpk'mpnpv?w?y?
        -140:&J'S'm'n'r'z(S(x(z:UAjBxCUCuDJEuG,G.HtItJCJGJOJQJSJiJjMtN:NXOJOTP)QJQTR-
        -140:RJRcRdReRoRpRqRtS)STSXSxTCTGTOTQU-Zuayebehekelgcgdgegogqj:kprcrdrergrorq
        -140:sbshskslu’vswsx)ysz)’j
        -130:␣T,g,s,z.g.s.zBJBvBwCYEYHfIfLBLDLELFLHLILKLLLPLRLSLXMfO/Q/SfT␣UVXjf/fcfd
        -130:fefofq’y -120:UMUNqa -110:'((aCvCwCyEVEWFjGvGwGya)cxd?f-g-iviwiyl?t-’S’i
        -100:&c&d&e&o&q'J(t-M-N-U-yBbBhBkBlBpByCpDZDbDgDhDkDlDpDsDxFCFGFOFQGBGDGEGFGH
        -100:GIGKGLGPGRGpJ-KVKWKYKaLtNBNDNENFNHNINKNLNPNRNSNUPBPDPEPFPHPIPJPKPLPPPRPV
        -100:PWSJSpStSuTUU)UTUXUZVZWZXTXUZTZpbpbycpd&dadgdvdwdye/epfbfhfkflggl&lalglv
        -100:lwlyopoypppyr:rsspxgzp -90:'ULZu)xa -80:)AFBFDFEFFFHFIFKFLFPFRSSagfujgup
        -70:'i't'u'x(f)(,f.fAaB’D&D'DaECEGEOEQEtF:FtG'GJGMGNG’JMJNJUJXJZK'K(KTKjK’N(
        -70:N-NZP(PaPbPhPkPlPsR(R)S'SZTiTjTtX&Xab?c,c.c/cvcwe’j&k!k&k:k?kuk’o?p?q&q’
        -70:r?s/s?s’t?u?v:w:x&x'x?xuy:’:
        -60:&,&.(U-Z-f-v-w:XABADAEAFAHAIAKALAMANAPARBCBGBOBQBZCVCWEgG)KgLMLNLfPmPnPr
        -60:SBSDSESFSHSISKSLSMSNSPSRSbSgShSkSlUWVUWMWNWUX:XSXsZCZGZOZQZVZWZYa-aubbbh
        -60:bkblbtbudueaefeveweygbghgkglipj/ksluobohokolotoupbphpkplptpuqbqhqkqlu:uc
        -60:udueuouqxj -50:-’A(hthumtmuntnu
        -40:'X(Y,b,h,k,l-S-b-h-k-l.b.h.k.l/f:c:d:e:o:p:qA?AgAiBgCACCCGCOCQCxDzD’EJEX
        -40:EcEdEeEoEqF)FJFMFNFUFXFZFbFhFkFlGaGbGhGkGlGuHjIjJBJDJEJFJHJIJJJKJLJPJRK)
        -40:K?MjNJObOfOhOkOlP?PMPNQbQfQhQkQlR?RaRgTJTMTNTSTXU'U?X'XJXiY)ZSZcZdZeZoZq
        -40:Zta!a?b!b:babvbwc'c?cacccdcecocqctcucyc’d)d,d-d.e?exg!g)gph!h&h?hai&j-j?
        -40:jajbjhjkjljpjxjzk,k.ktl)l,l-l.m!m&m?man!n&n?nao!o:oaovowp!p:papvpwq-q:q?
        -40:qcqdqeqmqnqoqqqrqxqzr!s!sasgsusvswsxsytptuu&ujv!v'w!w'xty!y'z' -30:amanarsfug
        30:G(PZTZttvywyxxx’yy
        40:BcBdBeBoBqC)C:D-KMKNPCPGPOPQRMRNVVVWVYWVWWWYYTYVYWYYbcbdbebobqf:fzkzocod
        40:oeoooqpcpdpepopqtstzuszvzwzy’V’Y
        60:(y-c-d-e-o-q/V/WAAPSPTRXRZTTXZb-o-p-q)vtvvvwwtwvwwytyvywz’ 70:,J.JB-V’Y’j)q/ 80:tvtw
        90:gvgw 100:-C-G-O-QF'FTGCGGGOGQKAKZO-P'P:Q-RAg’’W 110::J 120:PvPwfvfwfygy
        130:G-Ptqyrtt’ 140:DCDGDODQF’OCOGOOOQQCQGQOQQrvrwry 150:jj 160:r’v’w’y’’T 170:g/
        180:Pyq, 200:C'P’W’ 230:'TT' 240:C’ 250:,j.j 300:T’ 370:fifj 470:f!f? 490:gj 560:qj
        590:(J 940:f) 950:f' 1010:f’ 1150:(j
        """#)

    /// SpaceGrotesk-Medium
    private static let glyphs268 = FontGlyphs(
        #"""
        2550 2760 4700 6320 6090 7650 5980 2730 3890 3830 5300 6200 2730 4430 2760 3790 6450
        4350 5980 6060 6300 5990 6150 5590 6110 6150 2760 2760 6200 6200 6200 5790 10200 6320
        6630 6430 6650 5590 5370 6610 6560 2540 6020 6180 5440 8740 6670 6730 6030 6730 6320
        6090 5880 6690 6190 8870 6410 6170 5770 3470 3790 3470 6200 6200 2880 5770 6410 5920
        6410 5840 4390 6400 6150 2560 2580 5510 2560 8570 6150 6150 6410 6410 3870 5250 4580
        6140 5440 7920 5930 6140 5190 4490 2490 4490 6200 2730 2730 4700 4700 -1 5950 8990 7390
        3800 6800 5590 -1 -1 2550 2760 5980 6330 6200 4860 7120 7020 5230 3880 6200 3650 3700
        6230 5960 2030 2560 4370 7020 8230 8240 8930 5790 8260 6650 6200 6730 6030 6390 8990
        6150 6200 6150 6400 2560
        -1340:tt -1180:LY -1150:ff -1050:,Y.YL'Y,Y. -1040:P,P. -970:TcTdTeTgToTq -960:,T.TT,T.
        -950:YJ -930:LT -920:-YY- -870:TJTaYcYdYeYgYoYq -830:'JYa -820:Ts -810:T/Y/
        -800:-TT-TxYs -770:P/ -760:Tz -750:'AA'F,F.YuYy -740:AYLVTuTyYA -730:YmYnYpYr
        -720:,V.VTmTnTpTrTwV,V.Yzr,r. -710:Yx -700:ATTA -690:Tv -670:7,7. -650:Yw -640:V/
        -630:Yvf,f. -600:J,J. -590:,f,t.f.t -550:PA -520:74TfTt -510:J/ -500:-77- -490:AVJ-VA
        -480:PJ -460:,1.1LfLtYfYt -440:-VFAV- -430:Z- -420:'4-XX- -410:,v.vK-v,v.
        -400:,W.WL-W,W. -390:F/ -380:4' -370:(4-x47x- -350:,7.7JA -340:(JW/afatr/
        -330:GYLvVaVcVdVeVgVoVqf/k- -320:JcJdJeJgJoJqP-bxcxexoxpxxcxdxexgxoxq
        -310:␣,␣.(1,␣.␣41JJ -300:JaJmJnJpJrJuJyKCKGKOKQVs -290:A?DTGTOTQTTCTGTOTQ
        -280:␣T'c'd'e'g'o'qDYKvL␣OYQYT␣YCYGYOYQb'c'e'kckdkekgkokqo'p' -270:␣--␣/JKfKtavtf
        -260:,w.wSTVxa'fifjflw,w. -250:LW -240:-f-t-zDXOXQXXCXGXOXQh'm'n'z-
        -230:-Z24AfAtD/DBDDO/OBODQ/QBQD -220:'aAWLCLGLOLQWAv/ -210:PXSY
        -200:,C,G,O,Q.C.G.O.QD,D.O,O.Q,Q.XfXtXvfcfdfefgfofq -190:0797PZYSsv
        -180:GVLUbfbtcfctefetofotpfptrcrdrergrorqt-tctdtetgtotq
        -170:(c(d(e(g(o(qCYKcKdKeKgKoKqU/XcXdXeXgXoXqa?b)bvc)cve)evo)ovp)pvr-vcvdvevg -170:vovq
        -160:(v/c/d/e/g/o/q3151JCJGJOJQKwRYZfZtb/c/e/o/p/v)
        -150:,U.U/a67BYCTDVG'OVQVTSU,U.VCVGVOVQVva)f-hvmvnv
        -140:,0-W-v.00,0.AvBXDZOZPcPdPePgPoPqQZW-ZCZGZOZQhfhtmfmtnfntrav-vazczdzezgzo -140:zq
        -130:␣A␣VA␣BTV␣Vwauaybzczezftksozpzvs -120:57AUBVPsRVUAacadaeagaoaq
        -110:␣Y(C(G(O(Q87D)KuKyLwO)PaQ)RTSVTiTjVuVyXwY␣ZcZdZeZgZoZqZvkarss'sfstxs
        -100:(0(6(8(9(A(w-A0)6)718)9)A)A-KsSXWcWdWeWgWoWqXuXyw)w/xa
        -90:,6-w.6279,9.CXS/VSXSXsa-faw- -80:52ACAGAOAQDAFaFsL)OAQAVfVmVnVpVrVtWaXJhuhymumynuny
        -70:␣W's(a(f(s(t(u(y,c,d,e,g,o,q.c.d.e.g.o.q/s72CACVDWFCFGFOFQOWP)PYQWVzW␣WC
        -70:WGWOWQb,b.c,c.e,e.h)m)n)o,o.p,p.s)s/sx -60:7076AwCZKSawbwcwewfsowpwwcwdwewgwowq
        -50:(2B)BAD'FcFdFeFgFoFqO'PVQ'R)XaZuZwZy -40:'C'G'O'Q/A62B/F-GWPBPDSBSDassaswwa
        -30:2961WfWt -20:(S2-23E-LcLdLeLgLoLqLuLyPTS)ZShwmwnwws 70:'f'tt' 120:f' 140:,j/T/V
        170:() 240:/i/j 390:(j
        """#)

    /// Syne-Regular
    private static let glyphs269 = FontGlyphs(
        #"""
        2100 2640 3150 6900 4520 7810 5850 1780 3050 3050 4300 4600 1980 4500 2340 4170 5880
        3220 4530 4550 5370 5340 5030 4510 4900 4930 2740 2380 5320 4700 5320 5260 8800 6200
        6160 6900 6880 6010 5650 7210 7200 2800 5370 6310 5700 8800 7200 7400 6060 7400 6420
        5410 5500 6950 6000 10360 6160 5900 6500 3430 4170 3470 5870 7900 4110 5690 5840 5460
        5840 5350 3470 5380 5660 2240 2240 5180 2300 8900 5540 5620 5690 5840 3300 4410 3540
        5540 4940 7710 5100 5050 4980 4190 2700 4190 2640 1980 1980 3480 3480 -1 5600 8000 6080
        4460 7630 8510 -1 -1 2100 2640 5460 4640 5900 4310 7350 4980 6750 3500 4600 3330 3280
        5980 5680 2340 2370 5620 5060 7530 7920 7210 5260 9210 6880 4040 7400 6060 5210 9720
        5490 4800 5620 5690 2000
        -1000://Tx -900:F,F.L'P,P.TaTcTdTeTgToTqYJYaYcYdYeYgYoYq
        -800:,T,v,w,y.T.v.w.yT,T.TsTzVJWJv,v.w,w.y,y. -750:ThTmTnTrTu
        -700:'AKCKGKOKQPATvTwTyYsg.
        -600:,V,W-Y.V.W74A'ATAYFAK-L-LTLVLWLYTAV,V.V4W,W.W4Y,Y-Y.YAg, -550:VAWA
        -500:,1,C,G,O,Q-A-T-V-W-X.1.C.G.O.QA-FvFwFyKaKcKdKeKgKoKqKvKwKyT-TCTGTJTOTQV-
        -500:VaVcVdVeVgVoVqW-WaWcWdWeWgWoWqX-YhYmYnYpYrYuf,f.r,r. -450:AVAW
        -400:␣T,',f,t-v-w-y.'.f.tC,C.CXCYD,D.DXDYFhFmFnFrFuGYL,L.O,O.OXOYQ,Q.QXQYUAXC
        -400:XGXOXQYCYGYOYQt,t.v-w-y-
        -300:'C'G'O'Q(C(G(O(Q,).)84AfAtAvAwAyC)CVCWD)DVDWFCFGFOFQFaFcFdFeFgFoFqJ,J.KS
        -300:KULCLGLOLQLvLwLyO)OVOWPVPWQ)QVQWV:VCVGVMVOVQW:WCWGWMWOWQY:Y?YfYtZ-t-
        -200:-ZACAGAOAQBYCACJCTCZDADJDTDZE-F-F:GVGWGXK,K.LSLULaLcLdLeLgLoLqMTOAOJOTOZ
        -200:PCPGPOPQPaPcPdPePgPoPqQAQJQTQZR-TMVvVwVyWvWwWyZCZGZOZQb?cxe?kakckdkekgko
        -200:kql'lflto?r-
        -150:bvbwbxbyevewexeyovowoxoyvavcvdvevgvovqwawcwdwewgwowqxaxcxdxexgxoxqyaycyd
        -150:yeygyoyq
        -100:'a'c'd'e'g'o'q,a,c,d,e,g,o,q.a.c.d.e.g.o.q47B-C-D-EaEcEdEeEgEoEqEvEwEyKI
        -100:KKKRO-Q-RVRWRYS'S-UXVhVmVnVrVuWhWmWnWrWuXUabb,b.bfbtbze,e.efetezfafcfdfe
        -100:fgfofqh'hvhwhym'mvmwmyn'nvnwnyo,o.ofotozsvswsxsytatctdtetgtotqu'uvuwuyvs
        -100:wsxsyszazczdzezgzozq 100:TYTZYTZT 200:T'TVTW 300:'T'V'WFT 400:71
        """#)

    /// Times-Bold
    private static let glyphs270 = FontGlyphs(
        #"""
        2500 3330 5550 5000 5000 10000 8330 2780 3330 3330 5000 5700 2500 3330 2500 2780 5000
        5000 5000 5000 5000 5000 5000 5000 5000 5000 3330 3330 5700 5700 5700 5000 9300 7220
        6670 7220 7220 6670 6110 7780 7780 3890 5000 7780 6670 9440 7220 7780 6110 7780 7220
        5560 6670 7220 7220 10000 7220 7220 6670 3330 2780 3330 5810 5000 3330 5000 5560 4440
        5560 4440 3330 5000 5560 2780 3330 5560 2780 8330 5560 5000 5560 5560 4440 3890 3330
        5560 5000 7220 5000 5000 4440 3940 2200 3940 5200 3330 3330 5000 5000 5000 5000 10000
        10000 3500 5000 10000 3330 3330 2500 3330 5000 5000 5000 5000 7470 5000 7470 4000 5700
        3000 3000 5560 5400 2500 3000 3300 5000 7500 7500 7500 5000 10000 7220 5700 7780 6110
        5560 7220 5000 5700 5000 5560
        -1300:AV -1150:AWVA -1100:A’ -1050:LVTvTwTyY: -1000:WA -950:V,V.V:YeYo
        -900:LYTcToTuVoXyoT’A -850:-YAvAyKyLWP,P.T:TeVaVeVgY-YaYgeV -800:AwFAPAW:Y,Y.Yv
        -750:-TACAYLTT-W.Yu -700:-VAGAOAQL’PJTgV-VCW,WaWeWgWoYCYpr. -650:AUT,T.TaVGVOXCYAYGYOr,
        -600:ATDVDYF,F.KCOVOYTrTsVrVuWC -550:-WDAFoKGKOOAOWRVRWUAVyXOXQnTv,v.y,y.
        -500:DWDXFaFeLyOXRYW-WGWOWrw,w. -450:BVBWBYK-TATJWuWyX-ZvZyayk-kVoyycyo
        -400:AqDJFJGTP-Tjajavawbvbwbykoovowvcvoye
        -350:AcAoBAF-GVGWGYPoRCRUYJa’hyijkWkemwmypyvewcwewo’,’.’o
        -300:A-AdAeAuJALUPeR-RGROUpUrXoeveweyfefoh’mvnvnwnyn’oxo’t’v-xcxexoxqy-y:yayg -300:’d
        -250:,’.’AtCAFjGAKoRTRoRySAUmUnVSWSXeXuYSu’v:vavgw-w:wawgys’r’v’w
        -200:-AAbKeKuNANCPaReU.ckexe’geiTlvlyr-yl’t’y 200:fif’ 250:L- 350:fl
        """#)

    /// Times-BoldItalic
    private static let glyphs271 = FontGlyphs(
        #"""
        2500 3890 5550 5000 5000 8330 7780 2780 3330 3330 5000 5700 2500 3330 2500 2780 5000
        5000 5000 5000 5000 5000 5000 5000 5000 5000 3330 3330 5700 5700 5700 5000 8320 6670
        6670 6670 7220 6670 6670 7220 7780 3890 5000 6670 6110 8890 7220 7220 6110 7220 6670
        5560 6110 7220 6670 8890 6670 6110 6110 3330 2780 3330 5700 5000 3330 5000 5000 4440
        5000 4440 3330 5000 5560 2780 2780 5000 2780 7780 5560 5000 5000 5000 3890 3890 2780
        5560 4440 6670 5000 4440 3890 3480 2200 3480 5700 3330 3330 5000 5000 5000 5000 10000
        10000 3500 5000 10000 3330 3330 2500 3890 5000 5000 5000 5000 7470 5000 7470 4000 5700
        3000 3000 5760 5000 2500 3000 3000 5000 7500 7500 7500 5000 9440 7220 5700 7220 6110
        5000 7220 5000 5700 5000 5000
        -1100:AVP,P. -1050:AWPJ -1000:A’FAT:VA -950:F,F.TeTgV,V.V:’A -900:FJPATcToTuTvTwY:
        -850:FeTaTyVeeV -800:FoT.TsVgVoW:WAXyYeYg -750:FaLVLWT,T-TrVaYooT -700:-YKyL’Y.Yar,r.
        -650:AyDJDXDYTJUAVOW.WeWgY,Y- -600:-T-V-WACAGAUDVDWOXPeV-VCW,WoYCYO
        -550:AOAQAwF-OAOWOYP-PaPoVGXCXOXQYGYuYvnTw,w.w:’,’.
        -500:AvBVBWBYDAFOKCOVRWTAWOWaYpv,v.v:’d’o -450:AYKGKORURVVuWCX-YAkVy:
        -400:GTJALYNARYU,U.UnVrWGYJZy -350:ATBAFjFuNeRCROSTUmVyW-Wufeh’kWn’u’we
        -300:.’CKFiFrGYK-LTNCNONoNuR-RGUpUrVSWSWrXeYSfogeoyr:vewcwlwo
        -250:,’AeAoCACHCODTGVGWLyN,N.NGNaRTSYTjWyXoZvfagaoxvcvlvowawgwsy,y.yg’r’s’v’w
        -200:A-AcAgAqBOOTReRoSVSWTOTiXua’chglhyiTnvnwnyovowo’rerqs’t:t’vavgvsye’t 200:fik,rvrwry
        300:LA 400:L- 450:fl
        """#)

    /// Times-Italic
    private static let glyphs272 = FontGlyphs(
        #"""
        2500 3330 4200 5000 5000 8330 7780 2140 3330 3330 5000 6750 2500 3330 2500 2780 5000
        5000 5000 5000 5000 5000 5000 5000 5000 5000 3330 3330 6750 6750 6750 5000 9200 6110
        6110 6670 7220 6110 6110 7220 7220 3330 4440 6670 5560 8330 6670 7220 6110 7220 6110
        5000 5560 7220 6110 8330 6110 5560 5560 3890 2780 3890 4220 5000 3330 5000 5000 4440
        5000 4440 2780 5000 5000 2780 2780 4440 2780 7220 5000 5000 5000 5000 3890 3890 2780
        5000 4440 6670 4440 4440 3890 4000 2750 4000 5410 3330 3330 5560 5560 5560 5000 8890
        8890 3500 5000 9800 3330 3330 2500 3890 5000 5000 5000 5000 7600 5000 7600 4000 6750
        3000 3000 5000 5230 2500 3000 3100 5000 7500 7500 7500 5000 8890 7220 6750 7220 6110
        5000 6670 5000 6750 5000 5000
        -1400:A’ -1200:P. -1150:P, -1000:F.Tg -950:F,Yg -900:L’PJTe -850:KyT:TcToTrTuVg’A
        -800:AVFeFoPAPeTaV.V:Y:Ye’.’d’o -750:AWFaPaTsTvV,VeW:WgYoeV’,
        -700:FAPoT,T-T.TwTyVoYar,r. -650:P-VAVaY,Y.’s -600:FJW,W.WeXyY-YuoT
        -550:-YAUAyK-KCKGLVWAWaWo’r -500:ACAvDYFrFuLWOYUAXCYCYOYpr-v.v:w.w:y:’t
        -450:-T-VAGAOAQAwF-KOOVV-VCVOVrXOYGgeglv,w,
        -400:,’.’BYDVDXFOFjJAOWOXTJU.UrVGVuWCWOWrX-XQYJgakVnTwg -350:-WDADWFiOARUTAU,WuYvn’vgyg
        -300:BVBWDJLyNeR-RVRWUmUnUpW-WGZya’chckfefoh’ijkWoxr:rdrerqt:u’vevlvswcwewlwo -300:ws’v
        -250:AgNoNuRCROYAfak-kgo’rarcrovavcvoway,y.’w’y
        -200:AYAcBACKCOKeKoLYNANCNONaRGRYTOTjWiaje’fsgrovrgrls’t’yeylys 200:KTLSftf’ 250:k,k.rf
        300:VTWTYTffrvrwry 350:TY 400:TVfl 450:L-LATW
        """#)

    /// Times-Roman
    private static let glyphs273 = FontGlyphs(
        #"""
        2500 3330 4080 5000 5000 8330 7780 1800 3330 3330 5000 5640 2500 3330 2500 2780 5000
        5000 5000 5000 5000 5000 5000 5000 5000 5000 2780 2780 5640 5640 5640 4440 9210 7220
        6670 6670 7220 6110 5560 7220 7220 3330 3890 7220 6110 8890 7220 7220 5560 7220 6670
        5560 6110 7220 7220 9440 7220 7220 6110 3330 2780 3330 4690 5000 3330 4440 5000 4440
        5000 4440 3330 5000 5000 2780 2780 5000 2780 7780 5000 5000 5000 5000 3330 3890 2780
        5000 5000 7220 5000 5000 4440 4800 2000 4800 5410 3330 3330 4440 4440 4440 5000 10000
        10000 3500 5000 9800 3330 3330 2500 3330 5000 5000 5000 5000 7600 5000 7600 4000 5640
        3000 3000 5000 4530 2500 3000 3100 5000 7500 7500 7500 4440 8890 7220 5640 7220 5560
        5000 6670 5000 5640 5000 5000
        -1300:AV’A -1250:L’VA -1150:AWA’LVWA -1100:-YV.Y:Yg -1050:TvTwV,Y.YeYo
        -1000:LYP.TyVgY-Ya -950:P,TuW.XyY, -900:LWPAT:TgToV:VaVoW,WgYpoT -850:AyKyTcTeVeYveV
        -800:-VAYAvT.W:WaYu’. -750:-TAwDYLTRVRYT,T-TaTsWoYAv.y.
        -700:BYDVFAOVOYRWV-WeYCYGYOv,w.’, -650:BVDADXK-UAVCVGVOk-w,y, -600:-W.’AOAQAUBWF.OAXOXQ
        -550:,’ACAGATDWJALyOWOXRUTAVrVyW-WCWGWOX-XCnT’d’o -500:BAF,KGKOPJR-TrVuZvZyr.yg
        -450:KCRGROVSWrWuWyYSkVr-wgxo’r’s’t’v’w’y -400:AoDJP-RCWSXoa’foh’n’oyr,s’vgyo
        -350:FaRTRoRySAU.UmexfeijkWovowoxo’u’vcvevowcwlwoxcycye
        -300:AcAdAuKoNASYU,UnUpXeXuYJavawaybwbyeweye’hyiTkolvmvmwmynvnwnypyt’v-vlwexe -300:yayl
        -250:-AA-AeBOCAGAGVGYLUNaNuPePoReRuSVTjUrajbvevfagelyvaw-w:wawsxqy-y:ys
        -200:AbAgAqAtFeFjFoGTGWKeKuN.NGNONoPaSTSWStTJTiVickfsgakerlr’v:vs 200:TWrfrirmrnrurvrwry
        250:L-rprrrt 450:fl
        """#)

    /// TimesNewRomanPS-BoldItalicMT
    private static let glyphs274 = FontGlyphs(
        #"""
        2500 3892 5552 5000 5000 8330 7778 2778 3330 3330 5000 5698 2500 3330 2500 2778 5000
        5000 5000 5000 5000 5000 5000 5000 5000 5000 3330 3330 5698 5698 5698 5000 8320 6670
        6670 6670 7222 6670 6670 7222 7778 3892 5000 6670 6108 8892 7222 7222 6108 7222 6670
        5562 6108 7222 6670 8892 6670 6108 6108 3330 2778 3330 5698 5000 3330 5000 5000 4438
        5000 4438 3330 5000 5562 2778 2778 5000 2778 7778 5562 5000 5000 5000 3892 3892 2778
        5562 4438 6670 5000 4438 3892 3481 2202 3481 5698 3330 3330 5000 5000 5000 5000 10000
        10000 3501 5000 10000 3330 3330 2500 3892 5000 5000 5000 5000 7471 5000 7471 3999 5488
        2998 2998 5762 5000 2500 2998 2998 5000 7500 7500 7500 5000 9438 7222 5698 7222 6108
        5000 7222 5000 5488 5000 5000
        -1289:F,F.P,P.V,V. -1108:VaVeVoYeYoYq -918:AWFAT,T-T.TaTcTeToTsY,Y-Y:YaYuYv
        -742:AVAvAwAyA’PAT:V:VAVyW,W.WAWaWeWoWrY.YAYp’s’’ -552:ATAYL’TAV-ViVrVuW:WuWyYir,r.
        -371:LVLWLYLyTiTrTuTwTyW-Wiv,v.w,w.y,y.’t -181:LTRVRWRYRyTOff 371:r’ 552:f’
        """#)

    /// TimesNewRomanPS-BoldMT
    private static let glyphs275 = FontGlyphs(
        #"""
        2500 3330 5552 5000 5000 10000 8330 2778 3330 3330 5000 5698 2500 3330 2500 2778 5000
        5000 5000 5000 5000 5000 5000 5000 5000 5000 3330 3330 5698 5698 5698 5000 9302 7222
        6670 7222 7222 6670 6108 7778 7778 3892 5000 7778 6670 9438 7222 7778 6108 7778 7222
        5562 6670 7222 7222 10000 7222 7222 6670 3330 2778 3330 5811 5000 3330 5000 5562 4438
        5562 4438 3330 5000 5562 2778 3330 5562 2778 8330 5562 5000 5562 5562 4438 3892 3330
        5562 5000 7222 5000 5000 4438 3940 2202 3940 5200 3330 3330 5000 5000 5000 5000 10000
        10000 3501 5000 10000 3330 3330 2500 3330 5000 5000 5000 5000 7471 5000 7471 3999 5488
        2998 2998 5762 5400 2500 2998 3301 5000 7500 7500 7500 5000 10000 7222 5698 7778 6108
        5562 7222 5000 5488 5000 5562
        -1289:AVV,V.VA -1108:AWWAYaYeYoYqYv
        -918:AYF,F.LTLVLWLYL’P,P.T-TaTcTeToTsTuV:VaVeVoVuVyW,W.Y,Y-Y.Y:YAYpYur,r.
        -742:ATAvAwAyA’FAPAT,T.T:TATrTwTyV-Vr’’ -552:LyW:WaWeWov,v.w,w.y,y. -371:ViW-WyYir-’s
        -352:RTRVRWRYRy -200:VO -181:TOTiWiWrWurcrerorq 181:r’ 552:f’
        """#)

    /// TimesNewRomanPS-ItalicMT
    private static let glyphs276 = FontGlyphs(
        #"""
        2500 3330 4199 5000 5000 8330 7778 2139 3330 3330 5000 6748 2500 3330 2500 2778 5000
        5000 5000 5000 5000 5000 5000 5000 5000 5000 3330 3330 6748 6748 6748 5000 9199 6108
        6108 6670 7222 6108 6108 7222 7222 3330 4438 6670 5562 8330 6670 7222 6108 7222 6108
        5000 5562 7222 6108 8330 6108 5562 5562 3892 2778 3892 4219 5000 3330 5000 5000 4438
        5000 4438 2778 5000 5000 2778 2778 4438 2778 7222 5000 5000 5000 5000 3892 3892 2778
        5000 4438 6670 4438 4438 3892 3999 2749 3999 5410 3330 3330 5562 5562 5562 5000 8892
        8892 3501 5000 9800 3330 3330 2500 3892 5000 5000 5000 5000 7598 5000 7598 3999 5488
        2998 2998 5762 5229 2500 2998 3101 5000 7500 7500 7500 5000 8892 7222 6748 7222 6108
        5000 6670 5000 5488 5000 5000
        -1289:F,F.FAP,P.PAV,V.’s -1108:VaVeVoYqr,r.’t’’
        -918:TaTcTeToTsVyW,W.WaWeWoWyY,Y.YaYeYoYpYuYv -742:T,T-T.TATwTyVAViVrVuY-Yiv,v.w,w.
        -698:WAYA -649:V:W:Y: -552:AYAvAwAyT:TiTrTuV-WiWrWuy,y. -498:AV
        -371:ATAWA’LVLWL’W-rcrdrergrorq -298:LyVO -200:LTLYr- -181:RVRWRYRyTOrh 371:r’ 918:f’
        """#)

    /// TimesNewRomanPSMT
    private static let glyphs277 = FontGlyphs(
        #"""
        2500 3330 4082 5000 5000 8330 7778 1802 3330 3330 5000 5640 2500 3330 2500 2778 5000
        5000 5000 5000 5000 5000 5000 5000 5000 5000 2778 2778 5640 5640 5640 4438 9209 7222
        6670 6670 7222 6108 5562 7222 7222 3330 3892 7222 6108 8892 7222 7222 5562 7222 6670
        5562 6108 7222 7222 9438 7222 7222 6108 3330 2778 3330 4692 5000 3330 4438 5000 4438
        5000 4438 3330 5000 5000 2778 2778 5000 2778 7778 5000 5000 5000 5000 3330 3892 2778
        5000 5000 7222 5000 5000 4438 4800 2002 4800 5410 3330 3330 4438 4438 4438 5000 10000
        10000 3501 5000 9800 3330 3330 2500 3330 5000 5000 5000 5000 7598 5000 7598 3999 5488
        2998 2998 5762 4531 2500 2998 3101 5000 7500 7500 7500 4438 8892 7222 5640 7222 5562
        5000 6670 5000 5488 5000 5000
        -1289:AVV,V.VAVoY,Y. -1108:ATA’P,P.VaVeVyWAY-YAYqYu -1001:LYYaYeYoYv
        -918:AYAwAyLTLVL’PAT-V-W,W.Y:Yp -801:AWF,F.RVTAWaWeWo -742:AvFALWT,T.V:’’
        -698:TaTcTeToTsTwTy -649:v,v.w,w.y,y. -601:RTViVrVuWy -552:LyRWRYW-Yir.’s -498:T:
        -400:RyWiWrWur, -371:W: -352:TiTrTu -200:r- -181:TOffrg’t 371:r’ 552:f’
        """#)

    /// TitilliumWeb-Black
    private static let glyphs278 = FontGlyphs(
        #"""
        2150 2900 5440 5500 5500 6660 7020 2660 3260 3260 4150 5500 2890 3560 2820 5500 5500
        5500 5500 5500 5500 5500 5500 5500 5500 5500 2880 2940 5500 5500 5500 4730 10270 6390
        6070 5330 6540 5490 5210 6190 6550 2920 3210 6090 4890 8550 6880 6700 6120 6670 6170
        5780 5190 6410 5980 9150 5830 5900 5690 3410 5500 3390 6330 6000 4230 5570 5690 4650
        5700 5520 3580 5620 5780 2800 2800 5530 2800 8610 5780 5640 5700 5700 3680 4890 3710
        5770 5470 7920 5380 5460 5000 3610 2860 3590 5500 2780 2750 5440 5410 -1 5600 10600 8760
        3770 5500 5920 -1 -1 2150 2900 5500 5500 5810 5950 5970 6240 5970 5500 5500 3500 3500
        5500 5780 2650 3500 3530 6240 9680 9590 16500 4710 8820 6610 5500 6700 6110 6970 8070
        5290 5500 5640 5690 2800
        -2220:// -1100:LY -870:Ye -850:YoYq -840:LT -830:AYYAYd -800:Yc -790:'..' -740:Yg
        -720:Ys -690:LV -650:TeYa -630:To -620:TdTq -610:Tc -590:L' -580:LW -570:AT -560:TA
        -550:FATs -540:Tg -520:'/ -510:Y/YnYp -500:.YY. -480:Yz -460:AVDYVAYu -440:OY -430:Y-YO
        -420:-T-YP/ -400:.TT-T/ -390:&YPAPXYG -380:'--'F/T. -370:/ADX -350:/eOXV/XOYw
        -340:/o/qY& -330:/c/dVeYC -320:&'&TP.VoVqXG -310:PYVdXo -300:'A/sA'BY
        -290:/g:YAWFeVcWAY:r/ -280:.VFdFoFqKOXCXer. -270:FcFsRYV.XcXq -260:FgXdYJYvYxYy
        -250:/aLyVs -240:KGLvVg -230:D/P)PJT&XvXyox -220:'&BXO/VaXw -210:KCXuf/
        -200::TAvAyDAF.KoT:YSYfYtbxv/xexo -190:-V-X/n/pf.px
        -180:'d(c(e(o(q/O/u/zAOOATJU/V&V-VJW/o)xq -170:'e(dD)KeKqL?X-b)kekop)xdy/
        -160:&V'o'q(O/GAGF-KcKdKvKyO)PVUAXta'b'b?o'o?p?xc
        -150:(C(G(u(v(y-xA?ACAUDVOVVOVnVpWea?kqo/r)v)w)
        -140:(w/CAtAwB)FJKwTaVGWdWoWqb/e?kckdn?p/s)y) -130:'c(a/v/w/yBVJ/LtLwPZVCVzWJWcayp'xg
        -120:(((f(s(t)).W.v.y:VB/DTF&K-KtKuOTPTTOV:VuW.WgWsave'e)n'v.x-
        -110:(n(zJALOP&PWS/SXTGXgw/y. -100:/f/t/xDJDZFaLGP-P?PaPcPdPePoPqPxRVWaXSg-k-kgn)u)
        -90:'sBACOEOFOGYOJOZPsRXSYTCVwXaZOZgawxa
        -80:'J-A-WA-AoAuBTBWDWKSKgLCLULgOWP'PgPzSAVSVfVvVyW-WGWOgenvnyovoyvdvevovqye
        -70:AcAdAeAfAqBxCGDxEGFGLfOxPUSxWCWnWpXfZGbvbygogqkapvpysxvcydyoyq
        -60:AgCCCgEgFCGVJYPCPGPOPSPuRASTSVTuTzUJUYVtVxWzateveygdksowxsyc
        -50:ECGAGTKfLuPfPwRTReWuZCafagbwexgcnwpwvavgvswdwewowqys -40:aoaqaucoewfeofpfsgwcwgyayg
        50:TYV'XT 60:Y! 70:'X 80:'VFY 90:/YX?YT 120:X'Y? 130:'Y 170:Y' 430:(j
        """#)

    /// TitilliumWeb-Bold
    private static let glyphs279 = FontGlyphs(
        #"""
        2200 2800 4110 5600 5600 5600 7010 2390 3080 3080 4250 5600 2630 4080 2560 4660 5600
        5600 5600 5600 5600 5600 5600 5600 5600 5600 2560 2790 5600 5600 5600 4370 9730 6020
        6090 5430 6380 5540 5310 6110 6770 2860 3020 5930 4720 8580 6930 6520 5890 6520 6200
        5440 5260 6540 6030 9300 5690 5570 5320 3550 4980 3550 5600 6200 2680 5110 5440 4460
        5490 5100 3570 5340 5530 2580 2590 5150 2700 8390 5530 5320 5440 5430 3720 4720 3640
        5530 4980 7720 4740 5000 4540 3610 2680 3610 5600 2590 2540 4430 4390 -1 6140 11140 7660
        4500 5600 6600 -1 -1 2200 2640 5600 5600 5600 5170 6430 6010 6430 5600 5600 2800 2800
        5600 5990 2560 2800 4200 6030 5480 5420 5610 4330 8710 6420 5600 6520 5960 6110 7840
        5670 5600 5320 5440 2580
        -3000:// -1250:','.,'.' -850:LY -760:L'LT -750:Tg -720:TaYg -700:,Y.YTzY,Y.
        -690:TcTeToTsYcYeYoYs -670:TdTqYdYq -650:Y/ -640:'/-YY- -630:Ya -610:'-P,P. -600:-'
        -590:YmYnYpYr -570:,T-T.TT- -560:T,T. -550:LV -540:Tu -530:AYYA -520:TmTnTpTrYu
        -510:r,r. -500:F,F.TwTy -490:T/TvTxYz -480::TL-T: -470:&Y -440:LW -400:,V.VV,V.V/Yw
        -380:&'F/P/ -370:/A:YATTAY: -360:/c/d/e/o/q -350:Yy -340:/gLyYxf,f. -330:&TYvr/
        -320:-XLvX- -310:f- -300:'A/sA'Vg -290:,W.WVcVeVoW,W.W/ -280:/aVdVqY&YGYOYQ
        -270:AVOYQYVA -260:DYXcXeXor-y,y. -250:,y.yK-YCf/ -240:-VV-Xwx-
        -230:&V,v-x.vVaXyYfk-v,v. -220:/m/n/p/rBYRYVsXv -210:'&FAFgVmVnVpVrWg
        -200:(c(e(o-Z/uKwPYXdXgXqo) -190:(d(qAWPAWAWcWeWoXuYJZ-b)p)y/
        -180:-SC-DXFdFqKyLwWdWqYSv/
        -170:,w-J.w/zFaFcFeFmFnFoFpFrKcKeKgKoKuKvOXPXQXVuXGXOXQc-w,w. -160:FsGYU/XCYtb?p?
        -150:(G(O(Q(u-W-z/G/O/QAyD/SYTfW-Wao?z- -140:(C(w,t.t/J/yA?AvE-KdKqO/Q/V&WsZgh?m?n?w)w/
        -130:&W'd'q/vCgD)FuO)Q)VzWmWnWpWra?s) -120:'J(a/C/wAwEgb'e)p'
        -110:'c'e'o(m(n(p(r,f-f.fAtBXKfLtVJe?h)m)n)o'q)u)v)
        -100:(f(s(v(y-y:VAGAOAQDADVFzKtOAOVP)QAQVT&TtUgV:VGVOVQWuXtg-h'm'n'oxr)xcxexo -100:y-
        -90:,U-t-v.UACBVF-HgIgMgNgPJRVSfU,U.VCVwXfZwa'e'kckekooyv-xdxqyg
        -80:'gAfAgBACcCeCoFJGVJgLfRARcReRoSASVSxVSZcZeZoZubxbyeypxpyxgyaycydyeyoyq
        -70:ASBgCwFxKGKOKQKmKnKpKrOTPVQTRdRgRqSgSwSyTJVfVxWzZdZfZqZvZyaykdkgkqovsyvc
        -70:vevgvoys
        -60:CGCOCQCdCqCuDJEGEOEQEcEeEoEwFwGfGgGwHcHeHfHoHwIcIeIfIoIwLGLOLQMcMeMfMoMw
        -60:NcNeNfNoNwOJQJRXSvTGTOTQUJUdUqUuVvVyWJavbvevpvvavdvq
        -50:AUAcAdAeAoAqCfCvCyDTECEdEqFfFyGvGyHdHqIdIqJcJdJeJfJoJqJwKCKaLULgMdMqNdNq
        -50:PaRaSXStUAUaUcUeUfUmUnUoUpUrUsUzXaXmXnXpXrZmZnZpZrhymynysvvs
        -40:awcccecgcofcfefohvhwmvmwnvnwwg 220:(j 240:gj
        """#)

    /// TitilliumWeb-Italic
    private static let glyphs280 = FontGlyphs(
        #"""
        2200 1890 3130 5600 5600 5600 6350 1620 2270 2270 4130 5600 1830 3370 1680 4190 5600
        5600 5600 5600 5600 5600 5600 5600 5600 5600 1710 2010 5600 5600 5600 4140 9330 5540
        5770 5040 6070 5050 4820 5720 6240 2320 2650 5210 4330 7800 6310 6280 5470 6280 5640
        4990 4690 5940 5450 8290 5130 4930 4950 2760 4260 2760 5600 5770 5180 5000 4990 4050
        5000 4620 3090 4680 4990 2060 2060 4450 2150 7750 4980 4940 4990 4980 3160 4290 3180
        4980 4540 7310 4190 4540 4180 3130 3120 3120 5600 1810 1810 3380 3390 -1 5940 10940 6400
        4850 5600 6990 -1 -1 2200 1780 5600 5600 5600 4700 6440 4460 6440 5600 5600 2800 2800
        5600 5570 1700 2800 3410 4800 5940 6170 6090 4070 7800 6110 5600 6280 5490 5390 7490
        5170 5600 4940 4830 2070
        -2670:// -1490:,'.' -1000:','. -830:Tg -800:Ts -790:TaTdTq -780:-'L'LYTcTeTo -770:LT
        -740:Tz -720:Y,Y. -710:L- -700:Y- -690:TmTnTpTr -680:TuY/ -670:-Y -660:,Y.YYaYdYgYq
        -650:YcYeYoYs -630:'/ -610:P,P. -590:LV -580:Tx -570:TvTy -560:T-
        -550:'--TT,T.TwV,V.YmYnYpYr -540:,T.TF,F.Yu -530:,V.V -520:AY -510:&Y'A -500:T/
        -490:&',-.-:T -480:/ALWV/YAr,r. -460:ATT:W,W. -450::YA'LvLyYz -440:TAY: -430:Ywr-
        -420:-zv,v.y,y. -410:,W.W -400:W/c-f,f. -390:YvYyf- -380:,v,y.v.yV-k- -370:-xOYQYY&Yx
        -360:&T-S-VDY -350:z- -340:AVK-P/VAX- -330:&VF/t-x- -320:'&W-w,w. -310:,w.wAWBYFALw
        -300:C-OTQTVaVcVdVeVoVq -290:LCLGLOLQPAWAYCYGYOYQ -280:-JDTRYVgYJZ- -270:-WA?
        -260:,C,G,O,Q.C.G.O.Q -250:r/ -240:-XE-PXV&VsXcXeXob?p?
        -230:&W'J(a(c(d(e(o(qPYVJWcWeWoo'o? -220:AvAyBTDXKcKeKoTtVmVnVpVrWaWdWgWqh?m?n?
        -210:(u,t.tFJV:VuW&XaXdXqf/v-y- -200::VD)DAOXQXXCXGXOXQb'b)p'p)v/y/
        -190:(C(G(O(Q-yAwD,D.KaKdKqL?O)OAQ)QAWJa?e?o) -180:,U-v.UA-KCKGKOKQLULtRTVCVGVOVQq?u?
        -170:-A-t/JACAGAOAQD/GYO,O.Q,Q.SYT&TCTGTOTQWCWGWOWQWsXuh'm'n's?w)
        -160:(m(n(p(r(w/a/c/d/e/o/qAtBVDVKuO/OVQ/QVR-s-v)
        -150:(v-f-wDJPJRVW:XgYSkckekooxw-w/xcxexo -140:'a'c'd'e'o'q-Z:WB/VzYtbxkakdkqpx
        -130:&v&y,c,e,o.c.e.o/m/n/p/rD?FaFdFmFnFpFqFrKgKvKwKyLcLeLoO?OJQ?QJU/WmWnWpWr
        -130:XwYfg-rarcrdrerorqv?vavcvdvevovqw?xaxdxqy?yaycydyeyoyq
        -120:/C/G/O/Q/gB)BAEcEeEoFcFeFoGVP)PVPZRASVU,U.WuXvXye'ovoy
        -110:&w,f,u.f.uB?BJCCCGCOCQCcCeCoFgR/c?r?vgyg
        -100:(s(t)),a,d,q-s.a.d.qAUBXCaCdCqCuECEGEOEQEaEdEqFCFGFOFQFsFuLgP-R?TJTfVwWz
        -100:ZcZeZobvbypvpyy)z?
        -90:(((yASAgBWBgDWEgEuEwLaLdLqLuOWQWS)SJUJVxZaZdZqa)e)fafcfdfefofqowq)r)s)u) -90:vsys
        -80:&C&G&O&Q(A(B(D(E(F(H(I(K(L(M(N(P(R(S(f(zAcAeAoCgG)H)I)J)M)N)RWSgU)VSVvVy
        -80:WwZubwcccecoh)hvhyk?m)mvmyn)nvnypwsvsywawcwdwewgwowqz)
        -70:&U&t(UA&AaAdAfAqAuDZFSFXFxHgIgMgNgR)SASvSwSyWSWvWyZgcacdcqeveyhwmwnwx?
        -60:(i(j,g.g/s/uA)EvEyF-F:FzGwP?RJUAWxc)d)i)j)kgl)t?
        -50:'g(b(h(k(lC)DxGJGvGyHaHcHdHeHoHqIaIcIdIeIoIqJaJcJdJeJoJqMaMcMdMeMoMqNaNc
        -50:NdNeNoNqOZOxPTQZQxRaRcRdReRoRqS'UgUmUnUpUrUuW)Z)ZCZGZOZQe-ewofotozsgswws
        -50:xgzczezo
        -40:'s(Z,B,D,E,F,H,I,K,L,M,N,P,R-B-D-E-F-H-I-K-L-M-N-P-R.B.D.E.F.H.I.K.L.M.N
        -40:.P.R/zAJB'BvBwByD'E)FvFwFyGgGtH,H-H.I,I-I.J,J-J.JgM,M-M.N,N-N.O'PWQ'VtWZ
        -40:Wtbtbzhtmtntptpzrgt)zazdzq -30:'C'G'O'Q-U:UCwEAGWHJIJKfKtMJNJRgSWStU-VZVfWf
        30:&A'Yg) 50:&J 90:g, 210:gj
        """#)

    /// TitilliumWeb-Light
    private static let glyphs281 = FontGlyphs(
        #"""
        2200 2390 3640 5600 5600 5600 6850 2000 2520 2520 4190 5600 2130 4450 2060 3980 5600
        5600 5600 5600 5600 5600 5600 5600 5600 5600 2070 2410 5600 5600 5600 4490 9770 5940
        6170 5440 6460 5520 5250 6170 6750 2360 2850 5630 4800 8350 6720 6620 5930 6620 6150
        5410 5260 6420 5770 8740 5550 5340 5370 3220 4210 3220 5600 6350 2280 4990 5210 4330
        5230 5040 3240 5090 5330 2090 2090 4700 2210 8350 5330 5270 5230 5210 3390 4640 3470
        5250 4770 7600 4460 4780 4550 3500 2210 3500 5600 2090 2070 3550 3610 -1 6360 11360 7150
        4780 5600 6820 -1 -1 2200 2190 5600 5600 5600 4940 6460 5230 6460 5600 5600 2800 2800
        5600 5910 2070 2800 3700 5230 5310 5250 5470 4430 8770 6490 5600 6620 6000 5640 8090
        5430 5600 5270 5220 2090
        -2770:// -1540:','. -1530:,'.' -1070:Tg -990:LT -970:TcTeTo -960:TdTq -950:Tu
        -940:TmTnTpTr -930:L'TaTs -900:LYTz -860:P,P. -800:L- -780:'-Tx -770:-'F,F. -760:Yg
        -750:,Y.YY,Y. -730:-YTwTyY- -720:TvYdYq -710:YcYeYoYs -660:-TT- -650:,T.TT,T.Ya -640:Y/
        -630:'/ -610:YmYnYpYrYu -600:LV -570:&Y:T -560:,V.VT:V,V.r,r. -520:&'T/r- -490:ATLvLyTA
        -480:Yz -470:'A -460:A'AYYAYwc- -450:/A:YLWY:f- -440:&T -430:YvYyf,f. -420:,--z.-V/YJYx
        -400:-XLwX-k- -390:,y.yK-VgY&y,y. -380:,W,v.W.vW,W.v,v. -370:FAFa -360:&VP/z- -350:C-Z-
        -340:/d/qPAr/x- -330:-xVcVdVeVoVq -320:-J-V/c/e/oV- -310:,w.w/gVJw,w.
        -300:'&-ZDYF/PJTtYGYOYQ -290:-SAVOYQYVAt- -280:A?DTVaVmVnVpVrXy -270:FxKyW/XvYCb?f/p?
        -260:'JBYKvKwTJVsXwo? -250:/sFJVuWg -240:OTQTT&TGTOTQh?m?n? -230:AWDJLGLOLQWAWJ
        -220:&WDXE-FmFnFpFrFzOJQJe?y/ -210:'d'q/JFgRYWcWdWeWoWqv/
        -200:,t-W.t/aBJBTFdFqKGKOKQLCOXPYQXV&W-XGXOXQ -190:/m/n/p/rAvAyCvD,D.FuLtXCXcXeXo
        -180:(c(d(e(o(qCwCyFcFeFoFsKCTCUJXdXqYSYtb)o)p)w/ -170:-t/uAwGYL?PXSJYfb'p'
        -160:&v&y'c'e'oAtCgFwFyLUZgo'q?rdrqs?u? -150:-y:VDAKcKeKoSYV:WaWmWnWpWrWsXgXua?y-
        -140:(u,C,G,O,Q-v.C.G.O.QEgEvEwEyFvKdKqO,O.Q,Q.TfZwe'kckdkekokqv-xdxq
        -130:&w'g,U.UA-ACAGAOAQBXFGFOFQFSKuOAQAR-U,U.WuZvZybxh'm'n'oxpxr&rcreroxcxexo
        -120:(G(O(Q-A-fBVCGCOCQCuD)DVFCGJOVQVRTVGVOVQVzZdZqZufdfqg-s-w?
        -110:(C-aCcCdCeCoCqD?KgKtP-RVSvSyUgVCZcZeZoc?f&kgv?xgy?z?
        -100:,f-w.fBACCEcEdEeEoEqEuGVHgIgMgNgSASVStSwSxVwfcfefooyw-ycydyeygyoyq
        -90:&tAgB?BgDZECEGEOEQFtO?Q?RcRdReRgRoRqTbXtbyeyovpyvcvdvevgvovqya
        -80:&C&G&O&Q&UEtGvGwGyHJIJJgMJNJPZSfSgVSVvVxVyW&bvevk?pvrgsyvawg
        -70:'sASAUAfCtFfGtLcLdLeLoLqRAUAZGZOZQcccdcecocqowsvvswcwdwewowqys
        -60:AcAdAeAoAqBxCfGfGgLuOZPVPdPqQZRJZCZmZnZpZrbwcgewfghvhymvmynvnypwsgwa
        -50:AJBvBwByCJCmCnCpCrFXHcHdHeHoHqIcIdIeIoIqJcJdJeJoJqMcMdMeMoMqNcNdNeNoNqPa
        -50:PcPePgPoSXUcUdUeUoUqUsUuZtavayexhwmwnwotswwsxazdzq
        -40:(w/G/O/Q/y/zBWD/DWDxESEfO/OWQ/QWRuSzU/btbzethtkamtntozptpzsxw)zczezo
        -30:(a(f(m(n(p(r(s(v(y/C/v/wKfO)P)Q)e)h)m)n)q)r)s)u)v)zg 50:(j 180:gj
        """#)

    /// TitilliumWeb-Regular
    private static let glyphs282 = FontGlyphs(
        #"""
        2200 2470 3730 5600 5600 5600 6880 2080 2640 2640 4200 5600 2230 4380 2160 4120 5600
        5600 5600 5600 5600 5600 5600 5600 5600 5600 2170 2480 5600 5600 5600 4470 9770 5960
        6160 5440 6450 5530 5260 6160 6750 2460 2890 5690 4790 8400 6760 6600 5930 6600 6160
        5420 5260 6440 5820 8860 5580 5380 5360 3290 4360 3290 5600 6320 2360 5010 5260 4360
        5290 5050 3310 5140 5370 2190 2190 4790 2310 8360 5370 5280 5270 5260 3460 4650 3510
        5310 4810 7620 4520 4830 4550 3520 2300 3520 5600 2190 2160 3730 3770 -1 6310 11310 7250
        4730 5600 6770 -1 -1 2200 2280 5600 5600 5600 4990 6450 5390 6450 5600 5600 2800 2800
        5600 5930 2170 2800 3800 5390 5340 5290 5500 4410 8760 6470 5600 6600 5990 5740 8040
        5480 5600 5280 5270 2190
        """#, kernedAs: glyphs281)

    /// TitilliumWeb-SemiBold
    private static let glyphs283 = FontGlyphs(
        #"""
        2200 2660 3950 5600 5600 5600 6960 2250 2890 2890 4230 5600 2460 4210 2390 4430 5600
        5600 5600 5600 5600 5600 5600 5600 5600 5600 2390 2660 5600 5600 5600 4410 9750 5990
        6120 5440 6410 5530 5290 6130 6760 2690 2960 5830 4750 8500 6860 6560 5910 6560 6180
        5430 5260 6500 5940 9110 5640 5490 5340 3440 4710 3440 5600 6250 2540 5070 5360 4420
        5400 5080 3460 5250 5460 2410 2420 4990 2530 8380 5460 5300 5370 5350 3610 4690 3580
        5430 4910 7680 4640 4920 4540 3570 2520 3570 5600 2420 2380 4130 4120 -1 6220 11220 7480
        4600 5600 6680 -1 -1 2200 2480 5600 5600 5600 5090 6440 5740 6440 5600 5600 2800 2800
        5600 5960 2390 2800 4030 5750 5420 5360 5560 4370 8730 6440 5600 6560 5970 5950 7930
        5590 5600 5300 5360 2410
        """#, kernedAs: glyphs279)

    /// TrebuchetMS
    private static let glyphs284 = FontGlyphs(
        #"""
        2908 3657 3238 5221 5221 5979 7095 1594 3657 3657 3657 5221 3657 3657 3657 5221 5221
        5221 5221 5221 5221 5221 5221 5221 5221 5221 3657 3657 5221 5221 5221 3657 7683 5675
        5763 6067 6156 5358 4961 6862 6554 2834 4753 5954 5033 7122 6427 6646 5661 6736 5871
        4781 5736 6476 5887 8502 5524 5638 5480 3657 3537 3657 5221 5221 5221 5231 5550 4932
        5550 5431 3687 5002 5441 2840 3657 5032 2939 8270 5441 5351 5550 5550 3876 4036 3946
        5441 4883 7413 4992 4912 4733 3657 5221 3657 5221 1594 1594
        -1289:P,P.Y,Y. -1108:F,F.T,T.T:TaTcTeToTs -918:V,V.Y-YeYoYq
        -742:ATAVAYA’LTLVLWLYPATAVAVaYAYaYpv,v.y,y. -552:FAL’T-TwTyV-VeVoW,W.Y:YuYvr,r.w,w.
        -371:AWLyTiTrTuV:VrVuVyWAWaYi 371:r’
        """#)

    /// TrebuchetMS-Bold
    private static let glyphs285 = FontGlyphs(
        #"""
        3010 3670 3670 5860 5860 6840 7060 2300 3670 3670 4330 5860 3670 3670 3670 3900 5860
        5860 5860 5860 5860 5860 5860 5860 5860 5860 3670 3670 5860 5860 5860 4380 7710 6330
        5960 6120 6430 5690 5830 6710 6830 2780 5330 6170 5520 7450 6670 7030 5870 7090 6100
        5110 6120 6780 6220 8840 6010 6140 5600 4020 3550 4020 5860 5860 5860 5320 5820 5110
        5800 5740 3700 5010 5930 2980 3660 5470 2950 8600 5900 5650 5820 5820 4270 4300 3960
        5910 5280 7840 5520 5330 5280 4330 5860 4330 5860 2300 2300
        """#)

    /// Urbanist-Bold
    private static let glyphs286 = FontGlyphs(
        #"""
        2400 2245 2945 7865 6045 7540 7155 1485 3790 3790 3620 5800 2530 4400 2255 4050 6045
        3300 5715 5115 5790 5745 5490 5500 5450 5485 2255 2545 5800 5800 5800 5540 9170 7290
        5870 7090 6720 5490 4835 7685 6540 2720 4440 5865 5235 9350 6695 7700 5535 7865 6065
        6245 6300 6800 7455 9325 7235 6630 6460 3205 4040 3210 4795 6200 5155 5990 6200 5100
        6200 5595 3645 6130 5580 2420 2435 5350 2420 8885 5580 5600 6190 6190 3850 4345 3580
        5380 5815 8525 5965 5725 5070 4105 2620 4105 6525 2030 2030 4020 4020 4125 6200 10200
        6280 2475 5605 15145 3845 3845 2400 2200 5460 5975 6675 5510 9530 5880 5620 4570 5800
        3570 2885 5670 5290 2055 2255 5600 5980 7960 8075 8590 5495 8390 7300 5195 7700 5435
        5725 8645 5630 5800 5600 6190 2420
        -1340:AY -1270:YA -1170:PA -1060:YaYcYdYeYgYoYq -970:YJ -960:ATTA -950:LVLW
        -920:AVAWAyVAWA -900:VJWJ -850:VaVcVdVeVgVoVqWaWcWdWeWgWoWq’a’c’d’e’g’o’q -840:Ty
        -830:TvTw -820:AvAw -790:FJ -780:Ts -760:TaTcTdTeTgToTqY,Y. -750:LT -740:74FA -730:TJ
        -700:LvLwYp -660:TmTnTr -650:LYVsWs -620:LyPJRY -610:Tu -600:DJGJOJP,P.PMT,T.Yi
        -580:ASA’MVMWYmYnYr -570:YvYw -560:MyYz -550:LCLGLOLQ -540:CyMYYM
        -530:ACAGAOAQDADYGAGYMAMaMcMdMeMgMoMqOAOYQAQYYCYGYOYQbxexoxpx -520:xaxcxdxexoxq
        -510:VMWMv,v.w,w. -500:AaAcAdAeAgAoAqMTSATMyaycydyeyoyq -490:KvKw -480:KyYs
        -460:KaKcKdKeKgKoKqVxWxYu -440:PaPcPdPePgPoPqTir,r. -430:AsBAVuWubyeykakckdkekokqoypy’u
        -420:CaCcCdCeCgCoCqLuRaRcRdReRgRoRqViWiX-y,y. -410:LaLcLdLeLgLoLq
        -400:AMAtBTDTF,F.GTOTQTRyTCTGTOTQ -390:PX
        -380:AuDXGXMCMGMOMQMUOXQXSYVzWzXAXCXGXOXQY-YSZ-cyrarcrdrergrorqyg -370:FaFcFdFeFgFoFq
        -360:XyZyxg
        -350:AXApAxDMGMHyIyKCKGKOKQNyOMQMRJVmVnVrVyWmWnWrWybvbwdyevewkglyovowpvpwvavc
        -350:vdvevgvovqvywawcwdwewgwowqwy’m’n’r -340:AAUA -330:XaXcXdXeXgXoXq -320:AfSy
        -310:PYgyjyqy
        -300:244050AzBJByCADVDWFMGVGWK-L-OVOWP-QVQWRCRGRORQRVRWT-V-VCVGVOVQW-WCWGWOWQ -300:xyys
        -290:CzExPuybyhykyl -280:AiDyEyFyGyLUOyQy -270:AUCVCWM?RASJayhyiymynyyp
        -260:BaBcBdBeBgBoBqFiPZy- -250:20J,J.TjU,U.sy -240:CJPTkuyu
        -230:'s00AJAmAnArBYCYPVPWPiPmPnPrRTRiRuSVSWUJVSWSavawbibueieuhvhwixkymvmwnvnw
        -230:oioupipusxupxixmxnxpxrxsyi -220:D,D.FmFnFrG,G.KuLAO,O.Q,Q.S,S.STk-
        -210:FuLfPyZaZcZdZeZgZoZqks
        -200:A-BCBGBOBQC-DvDwGvGwLXOvOwQvQwV,V.W,W.YBYDYEYFYHYIYKYLYNYPYRYbYhYkYlf,f.
        -190:B,B.BBBDBEBFBHBIBKBLBNBPBRBbBhBkBlBuC,C.C:CCCGCOCQCiCmCnCrCuMBMDMEMFMHMI
        -190:MKMLMNMPMRMbMhMiMkMlSvSwZCZGZOZQbbbhbkblciebehekelobohokolpbphpkplsvswty
        -190:vswsymynyr -180:EaEcEdEeEgEoEqQJ
        -160:ABADAEAFAHAIAKALANAPARAbAhAkAlCBCDCECFCHCICKCLCNCPCRCbChCkClDZDaDcDdDeDg
        -160:DoDqDuEAEuEvEwGZGaGcGdGeGgGoGqGuKSOZOaOcOdOeOgOoOqOuQZQaQcQdQeQgQoQqQuSa
        -160:ScSdSeSgSoSqUmUnUrVtWtbzcacbcccdcecgchckclcocqcvcwezguiviwjukikvkwozpzqu
        -160:rirsryuyvivmvnvrvzwiwmwnwrwzytyvywyyyzzmznzrzvzwzy -150:557-AZCTR-ZAtpv-w-x-
        -140:fafcfdfefgfofqfsrbrhrkrl -130:BVBWPjfy
        -120:HvHwIvIwKANvNwSCSGSOSQSiSmSnSpSrStSuUBUDUEUFUHUIUKULUMUNUPURUbUhUkUlVjVv
        -120:VwWjWvWwaxbmbnbpbrcudvdwemenepergagcgdgegggigogqgvgwhxiaicidieigioiqjajc
        -120:jdjejgjijojqjvjwlvlwmxnxomonoporpmpnppprqaqcqdqeqgqiqoqqqvqwrmrnrrsivvvw
        -120:vxwvwwwxxvxwzazczdzezgzozq’i -110:btetotpttatctdtetgtotq
        -100:,T.TFjM-VBVDVEVFVHVIVKVLVNVPVRVbVhVkVlWBWDWEWFWHWIWKWLWNWPWRWbWhWkWlaaac
        -100:adaeagaoaqb,b.babcbdbebgbobqe,e.eaecedeeegeoeqf-hahchdhehghohqmamcmdmemg
        -100:momqnancndnengnonqo,o.oaocodoeogoooqp,p.papcpdpepgpopqr-rut,t-t.
        -90:DBDDDEDFDHDIDKDLDNDPDRDbDhDkDlGBGDGEGFGHGIGKGLGNGPGRGbGhGkGlOBODOEOFOHOI
        -90:OKOLONOPORObOhOkOlPBPDPEPFPHPIPKPLPNPPPRPbPhPkPlQBQDQEQFQHQIQKQLQNQPQRQb
        -90:QhQkQlfvfwfx
        -80:,a,c,d,e,g,o,q.a.c.d.e.g.o.qCMDCDGDODQDUDiDzEJGCGGGOGQGUGiGzHaHcHdHeHgHo
        -80:HqIaIcIdIeIgIoIqNaNcNdNeNgNoNqOCOGOOOQOUOiOzQCQGQOQQQUQiQzRBRDRERFRHRIRK
        -80:RLRNRPRRRSRbRhRkRlVVVWVXVYVZWVWWWXWYWZXVXWYVYWbsdadcdddedgdodqesfigzipis
        -80:jzlalcldlelglolqospsqzsascsdsesgsosqtitsuaucudueuguouqvpwp -70:AjFCFGFOFQMuTS
        -40:BUDmDnDrECEGEOEQGmGnGrOmOnOrQmQnQrRjbjejiminirktojpjs,s.yx -20:gxijjxqx
        20:DSEBEDEEEFEHEIEKELENEPEREbEhEkElFBFDFEFFFHFIFKFLFNFPFRFbFhFkFlGSJYKBKDKE
        20:KFKHKIKKKLKNKPKRKbKhKkKlOSQSSBSDSESFSHSISKSLSNSPSRSbShSkSlabahakalhbhhhk
        20:hlmbmhmkmlnbnhnknlrjrzubuhukul 40:CXEVEWHVHWIVIWNVNWa’fffmfnfrfufzh’m’n’rpuuzj
        50:fbfhfkfl 60:fjkj 70:XBXDXEXFXHXIXKXLXNXPXRXbXhXkXl 80:J’vjwjxj 100:JVJWrx
        120:E’ftsjuj 140:tj 160:ajhjmjnj 200:rf 230:HjIjNjdjgjjjljqj
        """#)

    /// Urbanist-Light
    private static let glyphs287 = FontGlyphs(
        #"""
        2400 1655 2490 7460 5855 6060 7065 1200 3035 3035 3495 5800 1850 4400 1660 3365 5930
        2450 5365 4855 5355 5470 5350 5300 5205 5200 1660 1900 5800 5800 5800 4855 8495 6605
        5485 7090 6715 5320 4780 7680 6195 2040 3885 5165 4950 8690 6250 7700 5140 7735 5425
        6055 6295 6580 6075 8170 6395 5825 6460 2535 3365 2535 3660 6200 3340 5755 5955 5095
        5955 5585 3240 5795 5290 1740 2135 4775 1740 8885 5290 5600 5955 5955 3490 4280 3410
        5090 4930 8005 5125 4990 5070 3990 1940 3990 5995 1350 1350 3000 3000 2710 6200 10200
        4780 1680 5905 14485 3220 3220 2400 1500 5460 5750 5985 5340 8855 4860 4775 3205 5800
        3405 2750 5165 3975 1460 2070 5600 4960 7710 7730 8390 4700 8005 7270 4720 7700 5040
        5225 8960 5625 5800 5600 5955 1740
        -1140:YJ -1090:AY -1070:YA -1030:TvTw -970:PA -960:Ty -950:LVLW -930:TJ -920:LvLw
        -910:TmTnTr -900:LyVJWJ -860:74 -840:ATTA -830:AVAWVAWA -820:FA -790:TaTcTdTeTgToTq
        -750:LTTu -740:YvYw -730:AvAw -720:AyTsYaYcYdYeYgYoYq -700:Lu -670:Ti -650:FJLY
        -640:Y,Y. -620:At -600:P,P.T,T. -590:My -550:LCLGLOLQLaLcLdLeLgLoLq -540:FaFcFdFeFgFoFq
        -530:PJ -520:ASYmYnYr -510:Tj -500:AaAcAdAeAgAoAqMTSATM -490:Af -480:LUYp’a’c’d’e’g’o’q
        -440:PjYz -420:KyYs -410:PaPcPdPePgPoPq -400:AMBTCyDTF,F.GTOTQTTCTGTOTQ -390:Zy
        -380:DJGJOJSyYiYu -370:FyVaVcVdVeVgVoVqWaWcWdWeWgWoWqkakckdkekokq
        -360:ACAGAOAQCJDADYGAGYMAMaMcMdMeMgMoMqOAOYPXQAQYYCYGYOYQbxexoxpx -350:KCKGKOKQKvKwkg
        -340:KaKcKdKeKgKoKqPMPYgyjyqy -330:CaCcCdCeCgCoCqViWiX-y,y.
        -320:,T.TAuFjPTY-Z-rarcrdrergrorqxaxcxdxexoxq -310:UA
        -300:244050FMK-L-MVMWP-T-V-W-ijr,r. -290:FiMYPZYM -280:KuSTVMWMXykjv,v.w,w.xg
        -270:EaEcEdEeEgEoEqQJ -260:AsBAExPuVuWubyeyoypy’u -250:20J,J.U,U.
        -240:AjAxFCFGFOFQLfMuPyTSZaZcZdZeZgZoZqbvbwevewovowpvpwvavcvdvevgvovqwawcwdwe
        -240:wgwowqyaycydyeyoyq -220:AiDyEyGyOyQy -210:DXGXMCMGMOMQOXQXXCXGXOXQkuygyu
        -200:A-AAC-DvDwGvGwLXOvOwQvQwV,V.W,W.f,f. -190:EvEwbzezozpzxy
        -180:BaBcBdBeBgBoBqRyVjWjrjy- -170:D,D.FmFnFrG,G.LAO,O.Q,Q.S,S.VsWsk-
        -160:MBMDMEMFMHMIMKMLMNMPMRMbMhMkMlRYXaXcXdXeXgXoXqZCZGZOZQ
        -150:557-AZA’CTCzR-ZAtpv-w-x-ybyhykyl -140:btetotptsytatctdtetgtotq
        -130:FuVmVnVrWmWnWrks -120:ECEGEOEQRjVxWxbjejktojpjyx
        -110:RaRcRdReRgRoRqfafcfdfefgfofqfsrbrhrkrltj
        -100:M-MUSYVzWzXAYSaaacadaeagaoaqb,b.babcbdbebgbobqcye,e.eaecedeeegeoeqf-hahc
        -100:hdhehghohqmamcmdmemgmomqnancndnengnonqo,o.oaocodoeogoooqp,p.papcpdpepgpo
        -100:pqr-rut,t-t.zj -90:AXApDMGMHyIyNyOMQMRJVyWydylyvywy’m’n’r
        -80:AzBJByCADVDWGVGWOVOWQVQWRCRGRORQRVRWVCVGVOVQWCWGWOWQgxjxqxujys
        -70:AUM?RASJayhyiymynyyp
        -60:'s00AJAmAnArBYCYPVPWPiPmPnPrRTRiRuSVSWUJVSWSavawbibueieufjfvfwhvhwixkymv
        -60:mwnvnwoioupipusxupxixmxnxpxrxsyi
        -50:B,B.BBBDBEBFBHBIBKBLBNBPBRBbBhBkBlBuC,C.C:CCCGCOCQCiCmCnCrCuMiSvSwbbbhbk
        -50:blciebehekelobohokolpbphpkplsvswtyvswsymynyr
        -40:ABADAEAFAHAIAKALANAPARAbAhAkAlCBCDCECFCHCICKCLCNCPCRCbChCkClDZDaDcDdDeDg
        -40:DoDqDuEAEuGZGaGcGdGeGgGoGqGuKSOZOaOcOdOeOgOoOqOuQZQaQcQdQeQgQoQqQuSaScSd
        -40:SeSgSoSqUmUnUrVtWtcacbcccdcecgchckclcocqcvcwguiviwjukikvkwqurirsryuyvivm
        -40:vnvrvzwiwmwnwrwzytyvywyyyzzmznzrzvzwzy
        -30:HvHwIvIwKANvNwSCSGSOSQSiSmSnSpSrStSuUBUDUEUFUHUIUKULUMUNUPURUbUhUkUlVvVw
        -30:WvWwaxbmbnbpbrcudvdwemenepergagcgdgegggigogqgvgwhxiaicidieigioiqjajcjdje
        -30:jgjijojqjvjwlvlwmxnxomonoporpmpnppprqaqcqdqeqgqiqoqqqvqwrmrnrrsivvvwvxwv
        -30:wwwxxvxwzazczdzezgzozq’i
        -20:,a,c,d,e,g,o,q.a.c.d.e.g.o.qCMDCDGDODQDUDiDzEJGCGGGOGQGUGiGzHaHcHdHeHgHo
        -20:HqIaIcIdIeIgIoIqNaNcNdNeNgNoNqOCOGOOOQOUOiOzQCQGQOQQQUQiQzRSVVVWVXVYVZWV
        -20:WWWXWYWZXVXWYVYWbsdadcdddedgdodqesfigzipisjzlalcldlelglolqospsqzsascsdse
        -20:sgsosqtitsuaucudueuguouqvpwp 20:J’vjwjxj 30:E’sj 40:BVBWCVCWajfyhjibihikilmjnj
        50:DBDDDEDFDHDIDKDLDNDPDRDbDhDkDlGBGDGEGFGHGIGKGLGNGPGRGbGhGkGlOBODOEOFOHOI
        50:OKOLONOPORObOhOkOlPBPDPEPFPHPIPKPLPNPPPRPbPhPkPlQBQDQEQFQHQIQKQLQNQPQRQb
        50:QhQkQlfbfhfkflfx 60:BCBGBOBQHjIjNjdjgjjjljqj
        80:DSEBEDEEEFEHEIEKELENEPEREbEhEkElFBFDFEFFFHFIFKFLFNFPFRFbFhFkFlGSJYKBKDKE
        80:KFKHKIKKKLKNKPKRKbKhKkKlOSQSSBSDSESFSHSISKSLSNSPSRSbShSkSlabahakalhbhhhk
        80:hlmbmhmkmlnbnhnknlrzubuhukul 100:rx
        120:CXEVEWVBVDVEVFVHVIVKVLVNVPVRVbVhVkVlWBWDWEWFWHWIWKWLWNWPWRWbWhWkWla’h’m’ 120:n’rpuu
        160:HVHWIVIWNVNWfffmfnfrfu 170:YBYDYEYFYHYIYKYLYNYPYRYbYhYkYl 180:ft
        200:RBRDRERFRHRIRKRLRNRPRRRbRhRkRlrf 240:XBXDXEXFXHXIXKXLXNXPXRXbXhXkXl 320:JVJW
        """#)

    /// Urbanist-Medium
    private static let glyphs288 = FontGlyphs(
        #"""
        2400 1915 2690 7640 5940 6715 7105 1325 3370 3370 3550 5800 2150 4400 1920 3665 5980
        2825 5520 4970 5545 5590 5415 5385 5315 5325 1920 2185 5800 5800 5800 5155 8795 6905
        5655 7090 6715 5395 4805 7680 6345 2340 4130 5475 5075 8980 6445 7700 5315 7790 5705
        6140 6295 6675 6685 8680 6765 6180 6460 2830 3665 2835 4160 6200 4140 5860 6065 5095
        6065 5590 3420 5945 5420 2040 2265 5030 2040 8885 5420 5600 6060 6060 3650 4310 3485
        5220 5320 8235 5495 5315 5070 4040 2240 4040 6230 1650 1650 3450 3450 3335 6200 10200
        5445 2030 5775 14775 3495 3495 2400 1810 5460 5850 6290 5415 9155 5310 5150 3805 5800
        3480 2810 5390 4555 1720 2155 5600 5410 7820 7880 8475 5050 8175 7280 4930 7700 5215
        5445 8815 5625 5800 5600 6060 2040
        -1200:AY -1160:YA -1060:PAYJ -950:LVLW -940:TvTw -910:Ty -900:VJWJ -890:ATTA
        -870:YaYcYdYeYgYoYq -860:AVAWVAWA -840:TJ -820:LvLw -810:74 -800:AyTmTnTr
        -780:FALyTaTcTdTeTgToTq -760:AvAw -750:LT -740:Ts -710:FJ -690:Y,Y. -680:Tu -660:YvYw
        -650:LY -640:’a’c’d’e’g’o’q -600:P,P.T,T. -580:LuMyVaVcVdVeVgVoVqWaWcWdWeWgWoWqYp
        -570:Ti -560:PJ -550:LCLGLOLQ -540:ASYmYnYr -520:At -500:AaAcAdAeAgAoAqMTSATM -490:Yz
        -480:DJGJLaLcLdLeLgLoLqOJYi -460:CyFaFcFdFeFgFoFq -450:PM -440:KyYs
        -430:ACAGAOAQDADYGAGYMAMVMWMaMcMdMeMgMoMqOAOYQAQYYCYGYOYQbxexoxpx
        -420:AfKvKwPaPcPdPePgPoPqYu
        -400:AMBTDTF,F.GTLUMYOTQTTCTGTOTQTjYMkakckdkekokqxaxcxdxexoxq -390:KaKcKdKeKgKoKq
        -380:VMVsWMWsZyv,v.w,w. -370:PX -360:CaCcCdCeCgCoCqRYViWiX-r,r.y,y.
        -350:AuKCKGKOKQSyY-Z-kgrarcrdrergrorqyaycydyeyoyq -340:AsA’BAFyVuWubyeyoypy’u
        -330:PYgyjyqy -320:UAXyxg -310:CJ -300:244050FMK-L-P-PjT-V-W-
        -290:Axbvbwevewovowpvpwvavcvdvevgvovqwawcwdwewgwowq
        -280:DXFiGXMCMGMOMQOXPTPZQXRyXCXGXOXQyg -270:ExPuVxWx -260:AA
        -250:20J,J.KuRaRcRdReRgRoRqSTU,U. -240:AiDyEaEcEdEeEgEoEqEyGyOyQJQyXaXcXdXeXgXoXqxy
        -230:LfPyVmVnVrWmWnWrZaZcZdZeZgZoZq -220:,T.TFjMUSYVzWzXAYScykuyu
        -210:BaBcBdBeBgBoBqCzy-ybyhykyl
        -200:A-AXApC-D,D.DMDvDwFmFnFrG,G.GMGvGwHyIyLALXNyO,O.OMOvOwQ,Q.QMQvQwRJS,S.V,
        -200:V.VyW,W.Wydyf,f.k-lyvywy’m’n’r -190:sy
        -180:AzBJByCADVDWEvEwGVGWOVOWQVQWRCRGRORQRVRWVCVGVOVQWCWGWOWQbzezijozpzys
        -170:MBMDMEMFMHMIMKMLMNMPMRMbMhMkMlZCZGZOZQ
        -160:AUAjFCFGFOFQFuM?MuRASJTSVjWjayhyiyksmynyyp -150:557-AZCTR-ZAtpv-w-x-
        -140:'s00AJAmAnArBYCYPVPWPiPmPnPrRTRiRuSVSWUJVSWSavawbibueieuhvhwixkymvmwnvnw
        -140:oioupipusxupxixmxnxpxrxsyi -130:btetkjotpttatctdtetgtotq
        -120:B,B.BBBDBEBFBHBIBKBLBNBPBRBbBhBkBlBuC,C.C:CCCGCOCQCiCmCnCrCuMiSvSwbbbhbk
        -120:blciebehekelfafcfdfefgfofqfsobohokolpbphpkplrbrhrkrlsvswtyvswsymynyr
        -100:CVCWM-aaacadaeagaoaqb,b.babcbdbebgbobqe,e.eaecedeeegeoeqf-hahchdhehghohq
        -100:mamcmdmemgmomqnancndnengnonqo,o.oaocodoeogoooqp,p.papcpdpepgpopqr-rjrut, -100:t-t.
        -90:ABADAEAFAHAIAKALANAPARAbAhAkAlCBCDCECFCHCICKCLCNCPCRCbChCkClDZDaDcDdDeDg
        -90:DoDqDuEAEuGZGaGcGdGeGgGoGqGuKSOZOaOcOdOeOgOoOqOuQZQaQcQdQeQgQoQqQuSaScSd
        -90:SeSgSoSqUmUnUrVtWtcacbcccdcecgchckclcocqcvcwguiviwjukikvkwqurirsryuyvivm
        -90:vnvrvzwiwmwnwrwzytyvywyyyzzmznzrzvzwzy -80:ECEGEOEQRjbjejktojpjyx -70:fvfw
        -60:HvHwIvIwKANvNwSCSGSOSQSiSmSnSpSrStSuUBUDUEUFUHUIUKULUMUNUPURUbUhUkUlVvVw
        -60:WvWwaxbmbnbpbrcudvdwemenepergagcgdgegggigogqgvgwgxhxiaicidieigioiqjajcjd
        -60:jejgjijojqjvjwjxlvlwmxnxomonoporpmpnppprqaqcqdqeqgqiqoqqqvqwqxrmrnrrsivv
        -60:vwvxwvwwwxxvxwzazczdzezgzozq’i -50:BCBGBOBQ
        -40:,a,c,d,e,g,o,q.a.c.d.e.g.o.qBVBWCMDCDGDODQDUDiDzEJGCGGGOGQGUGiGzHaHcHdHe
        -40:HgHoHqIaIcIdIeIgIoIqNaNcNdNeNgNoNqOCOGOOOQOUOiOzQCQGQOQQQUQiQzRSVVVWVXVY
        -40:VZWVWWWXWYWZXVXWYVYWbsdadcdddedgdodqesfifygzipisjzlalcldlelglolqospsqzsa
        -40:scsdsesgsosqtitsuaucudueuguouqvpwpzj
        -20:BUDBDDDEDFDHDIDKDLDNDPDRDbDhDkDlDmDnDrGBGDGEGFGHGIGKGLGNGPGRGbGhGkGlGmGn
        -20:GrOBODOEOFOHOIOKOLONOPORObOhOkOlOmOnOrPBPDPEPFPHPIPKPLPNPPPRPbPhPkPlQBQD
        -20:QEQFQHQIQKQLQNQPQRQbQhQkQlQmQnQrfximinirs,s.
        20:VBVDVEVFVHVIVKVLVNVPVRVbVhVkVlWBWDWEWFWHWIWKWLWNWPWRWbWhWkWlfz 30:ibihikil
        40:J’vjwjxj 50:fbfhfkfl
        60:DSEBEDEEEFEHEIEKELENEPEREbEhEkElE’FBFDFEFFFHFIFKFLFNFPFRFbFhFkFlGSJYKBKD
        60:KEKFKHKIKKKLKNKPKRKbKhKkKlOSQSSBSDSESFSHSISKSLSNSPSRSbShSkSlabahakalhbhh
        60:hkhlmbmhmkmlnbnhnknlrzsjubuhukul 80:CXEVEWRBRDRERFRHRIRKRLRNRPRRRbRhRkRla’h’m’n’rpuu
        90:ajhjmjnj 100:rx 110:HVHWIVIWNVNWfffmfnfrfu 140:HjIjNjdjgjjjljqj
        160:XBXDXEXFXHXIXKXLXNXPXRXbXhXkXlft 200:rf 220:JVJW
        """#)

    /// Urbanist-Regular
    private static let glyphs289 = FontGlyphs(
        #"""
        2400 1795 2595 7555 5900 6410 7085 1265 3215 3215 3525 5800 2010 4400 1800 3525 5955
        2650 5445 4915 5455 5535 5385 5345 5265 5265 1800 2050 5800 5800 5800 5015 8655 6765
        5575 7090 6715 5360 4795 7680 6275 2200 4015 5330 5015 8845 6355 7700 5235 7765 5575
        6100 6295 6630 6400 8440 6595 6015 6460 2695 3525 2695 3925 6200 3765 5810 6015 5095
        6015 5585 3335 5875 5360 1900 2205 4910 1900 8885 5360 5600 6010 6010 3575 4295 3450
        5160 5140 8125 5325 5165 5070 4015 2100 4015 6120 1510 1510 3240 3240 3045 6200 10200
        5135 1865 5835 14640 3365 3365 2400 1665 5460 5805 6145 5380 9015 5100 4975 3525 5800
        3445 2780 5285 4285 1600 2115 5600 5200 7770 7810 8435 4885 8095 7275 4830 7700 5135
        5345 8880 5625 5800 5600 6010 1900
        -1150:AY -1120:YA -1100:YJ -1020:PA -980:TvTw -950:LVLW -940:Ty -900:VJWJ -880:TJ
        -860:ATLvLwTA -850:AVAWTmTnTrVAWA -840:74Ly -800:FAYaYcYdYeYgYoYq -780:TaTcTdTeTgToTq
        -760:Ay -750:AvAwLT -740:Ts -710:Tu -700:YvYw -680:FJ -660:Y,Y. -650:LY -640:Lu -620:Ti
        -600:P,P.T,T. -580:My -560:At’a’c’d’e’g’o’q -550:LCLGLOLQPJ -540:ASYmYnYpYr
        -520:LaLcLdLeLgLoLq -500:AaAcAdAeAgAoAqFaFcFdFeFgFoFqMTSATM
        -480:VaVcVdVeVgVoVqWaWcWdWeWgWoWq -460:Yz -450:AfTj -430:CyDJGJKyLUOJYiYs
        -420:PaPcPdPePgPoPq
        -400:ACAGAMAOAQBTDADTDYF,F.GAGTGYMAMaMcMdMeMgMoMqOAOTOYPMQAQTQYTCTGTOTQYCYGYO
        -400:YQYubxexoxpx -380:KvKwZykakckdkekokq -360:KaKcKdKeKgKoKqMVMWPXPjSyxaxcxdxexoxq
        -350:CaCcCdCeCgCoCqFyKCKGKOKQMYViWiX-YMkgy,y.
        -340:AuCJPYVMWMY-Z-gyjyqyr,r.rarcrdrergrorqv,v.w,w. -320:UA
        -300:244050AsBAFMK-L-P-PTT-V-VuW-WuXybyeyoypyxgyaycydyeyoyq’u -280:FiPZVsWs
        -260:,T.TAxExFjKuPuRYSTbvbwevewovowpvpwvavcvdvevgvovqwawcwdwewgwowq
        -250:20A’DXEaEcEdEeEgEoEqGXJ,J.MCMGMOMQOXQJQXU,U.XCXGXOXQyg
        -240:AAAiDyEyGyLfOyPyQyRyZaZcZdZeZgZoZqij -210:kuxyyu
        -200:A-AjBaBcBdBeBgBoBqC-DvDwFCFGFOFQGvGwLXMuOvOwQvQwTSV,V.VxW,W.WxXaXcXdXeXg
        -200:XoXqf,f.kjy-
        -180:CzD,D.EvEwFmFnFrG,G.LAO,O.Q,Q.RaRcRdReRgRoRqS,S.VmVnVrWmWnWrbzezk-ozpzyb
        -180:yhykyl -160:MBMDMEMFMHMIMKMLMNMPMRMUMbMhMkMlSYVjVzWjWzXAYSZCZGZOZQcysy
        -150:557-AXAZApCTDMFuGMHyIyNyOMQMR-RJVyWyZAdykslytpv-vyw-wyx-’m’n’r
        -140:AzBJByCADVDWGVGWOVOWQVQWRCRGRORQRVRWVCVGVOVQWCWGWOWQbtetotptrjtatctdtetg
        -140:totqys -120:AUM?RASJayfafcfdfefgfofqfshyiymynyrbrhrkrlyp
        -100:'s00AJAmAnArBYCYECEGEOEQM-PVPWPiPmPnPrRTRiRjRuSVSWUJVSWSaaacadaeagaoaqav
        -100:awb,b.babcbdbebgbibjbobqbue,e.eaecedeeegeiejeoeqeuf-hahchdhehghohqhvhwix
        -100:ktkymamcmdmemgmomqmvmwnancndnengnonqnvnwo,o.oaocodoeogoiojoooqoup,p.papc
        -100:pdpepgpipjpopqpur-rusxt,t-t.upxixmxnxpxrxsyiyx
        -80:B,B.BBBDBEBFBHBIBKBLBNBPBRBbBhBkBlBuC,C.C:CCCGCOCQCiCmCnCrCuMiSvSwbbbhbk
        -80:blciebehekelobohokolpbphpkplsvswtyvswsymynyr
        -60:ABADAEAFAHAIAKALANAPARAbAhAkAlCBCDCECFCHCICKCLCNCPCRCbChCkClDZDaDcDdDeDg
        -60:DoDqDuEAEuGZGaGcGdGeGgGoGqGuKSOZOaOcOdOeOgOoOqOuQZQaQcQdQeQgQoQqQuSaScSd
        -60:SeSgSoSqUmUnUrVtWtcacbcccdcecgchckclcocqcvcwfvfwgugxiviwjujxkikvkwquqxri
        -60:rsryuyvivmvnvrvzwiwmwnwrwzytyvywyyyzzjzmznzrzvzwzy
        -50:HvHwIvIwKANvNwSCSGSOSQSiSmSnSpSrStSuUBUDUEUFUHUIUKULUMUNUPURUbUhUkUlVvVw
        -50:WvWwaxbmbnbpbrcudvdwemenepergagcgdgegggigogqgvgwhxiaicidieigioiqjajcjdje
        -50:jgjijojqjvjwlvlwmxnxomonoporpmpnppprqaqcqdqeqgqiqoqqqvqwrmrnrrsitjvvvwvx
        -50:wvwwwxxvxwzazczdzezgzozq’i
        -40:,a,c,d,e,g,o,q.a.c.d.e.g.o.qCMCVCWDCDGDODQDUDiDzEJGCGGGOGQGUGiGzHaHcHdHe
        -40:HgHoHqIaIcIdIeIgIoIqNaNcNdNeNgNoNqOCOGOOOQOUOiOzQCQGQOQQQUQiQzRSVVVWVXVY
        -40:VZWVWWWXWYWZXVXWYVYWbsdadcdddedgdodqesfifjgzipisjzlalcldlelglolqospsqzsa
        -40:scsdsesgsosqtitsuaucudueugujuouqvpwp -20:BUDmDnDrGmGnGrOmOnOrQmQnQriminirs,s.
        20:DBDDDEDFDHDIDKDLDNDPDRDbDhDkDlGBGDGEGFGHGIGKGLGNGPGRGbGhGkGlOBODOEOFOHOI
        20:OKOLONOPORObOhOkOlPBPDPEPFPHPIPKPLPNPPPRPbPhPkPlQBQDQEQFQHQIQKQLQNQPQRQb
        20:QhQkQlfxfz 40:J’ibihikilvjwjxj 50:E’fbfhfkflsj
        60:DSEBEDEEEFEHEIEKELENEPEREbEhEkElFBFDFEFFFHFIFKFLFNFPFRFbFhFkFlGSJYKBKDKE
        60:KFKHKIKKKLKNKPKRKbKhKkKlOSQSSBSDSESFSHSISKSLSNSPSRSbShSkSlVBVDVEVFVHVIVK
        60:VLVNVPVRVbVhVkVlWBWDWEWFWHWIWKWLWNWPWRWbWhWkWlabahajakalhbhhhjhkhlmbmhmj
        60:mkmlnbnhnjnknlrzubuhukul 80:YBYDYEYFYHYIYKYLYNYPYRYbYhYkYl
        100:CXEVEWHjIjNja’djgjh’jjljm’n’qjrprxuu
        140:HVHWIVIWNVNWRBRDRERFRHRIRKRLRNRPRRRbRhRkRlfffmfnfrfu 160:ft
        200:XBXDXEXFXHXIXKXLXNXPXRXbXhXkXlrf 260:JVJW
        """#)

    /// Urbanist-SemiBold
    private static let glyphs290 = FontGlyphs(
        #"""
        2400 2090 2820 7755 5995 7150 7130 1405 3590 3590 3585 5800 2350 4400 2095 3865 6010
        3075 5620 5045 5675 5675 5455 5445 5385 5405 2095 2375 5800 5800 5800 5355 8995 7105
        5770 7090 6715 5445 4825 7680 6445 2540 4295 5680 5155 9175 6580 7700 5435 7830 5895
        6195 6295 6740 7090 9020 7015 6415 6460 3030 3865 3035 4490 6200 4670 5930 6135 5095
        6135 5590 3535 6045 5500 2240 2355 5200 2240 8885 5500 5600 6130 6130 3755 4325 3535
        5300 5580 8385 5745 5535 5070 4070 2440 4070 6385 1850 1850 3750 3750 3755 6200 10200
        5885 2260 5685 14970 3675 3675 2400 2015 5460 5920 6490 5465 9355 5610 5400 4205 5800
        3525 2850 5540 4940 1895 2205 5600 5710 7895 7980 8535 5280 8290 7290 5070 7700 5335
        5595 8725 5625 5800 5600 6130 2240
        -1280:AY -1220:YA -1120:PA -1020:YJ -970:YaYcYdYeYgYoYq -950:LVLW -920:ATTA -900:VJWJ
        -890:AVAWVAWA -880:TvTwTy -860:Ay -790:AvAw -780:74TJ -770:TaTcTdTeTgToTq -760:FAFJTs
        -750:LTLvLw’a’c’d’e’g’o’q -720:TmTnTrVaVcVdVeVgVoVqWaWcWdWeWgWoWqY,Y. -700:Ly -650:LYYp
        -640:Tu -620:YvYw -600:P,P.T,T. -590:PJ -570:My -560:ASYmYnYr -550:DJGJLCLGLOLQOJYi
        -520:PMVsWsYz -510:CyMVMW -500:AaAcAdAeAgAoAqLuMTSATMTi -490:RY
        -480:ACAGAOAQDADYGAGYMAMYMaMcMdMeMgMoMqOAOYQAQYYCYGYMYOYQbxexoxpx
        -460:A’KvKwKyYsxaxcxdxexoxq -450:AtVMWMv,v.w,w. -440:LaLcLdLeLgLoLqYu
        -430:PaPcPdPePgPoPqyaycydyeyoyq -420:FaFcFdFeFgFoFqKaKcKdKeKgKoKqkakckdkekokq
        -400:AMBTDTF,F.GTOTQTTCTGTOTQr,r. -390:CaCcCdCeCgCoCqViWiX-y,y.
        -380:AsBAPXVuWubyeyoypy’u -370:VxWxZy -360:AfAuY-Z-rarcrdrergrorq -350:KCKGKOKQRykg
        -340:DXGXLUMCMGMOMQOXQXRaRcRdReRgRoRqSyXCXGXOXQXyxgyg -330:UA
        -320:AxPYTjbvbwevewgyjyovowpvpwqyvavcvdvevgvovqwawcwdwewgwowq -310:Fy
        -300:244050AAFMK-L-MUP-SYT-V-VmVnVrVzW-WmWnWrWzXAYScy
        -280:AXApCJDMExGMHyIyNyOMPuQMRJVyWyXaXcXdXeXgXoXqdylyvywy’m’n’r -270:FiPZxy
        -260:AiDyEyGyOyPTQy
        -250:20AzBJByCACzDVDWGVGWJ,J.OVOWQVQWRCRGRORQRVRWU,U.VCVGVOVQWCWGWOWQybyhykyl -250:ys
        -240:BaBcBdBeBgBoBqKuSTy- -230:kuyu -220:LfPyZaZcZdZeZgZoZqsy
        -210:AUD,D.EaEcEdEeEgEoEqFmFnFrG,G.LAM?O,O.PjQ,Q.QJRAS,S.SJayhyiyk-mynyyp
        -200:A-C-DvDwGvGwLXOvOwQvQwV,V.W,W.f,f. -190:CVCWFuks
        -180:'s00AJAmAnArBYCYMBMDMEMFMHMIMKMLMNMPMRMbMhMkMlPVPWPiPmPnPrRTRiRuSVSWUJVS
        -180:WSZCZGZOZQavawbibueieuhvhwixkymvmwnvnwoioupipusxupxixmxnxpxrxsyi -170:EvEwbzezozpz
        -160:B,B.BBBDBEBFBHBIBKBLBNBPBRBbBhBkBlBuC,C.C:CCCGCOCQCiCmCnCrCuMiSvSwbbbhbk
        -160:blciebehekelobohokolpbphpkplsvswtyvswsymynyr -150:,T.T557-AZCTFjR-ZAtpv-w-x-
        -140:VjWj -130:fafcfdfefgfofqfsrbrhrkrl
        -120:ABADAEAFAHAIAKALANAPARAbAhAjAkAlBCBGBOBQCBCDCECFCHCICKCLCNCPCRCbChCkClDZ
        -120:DaDcDdDeDgDoDqDuEAEuFCFGFOFQGZGaGcGdGeGgGoGqGuKSMuOZOaOcOdOeOgOoOqOuQZQa
        -120:QcQdQeQgQoQqQuSaScSdSeSgSoSqTSUmUnUrVtWtbtcacbcccdcecgchckclcocqcvcwetgu
        -120:iviwjukikvkwotptqurirsrytatctdtetgtotquyvivmvnvrvzwiwmwnwrwzytyvywyyyzzm
        -120:znzrzvzwzy
        -100:M-YBYDYEYFYHYIYKYLYNYPYRYbYhYkYlaaacadaeagaoaqb,b.babcbdbebgbobqe,e.eaec
        -100:edeeegeoeqf-hahchdhehghohqijmamcmdmemgmomqnancndnengnonqo,o.oaocodoeogoo
        -100:oqp,p.papcpdpepgpopqr-rut,t-t.
        -90:HvHwIvIwKANvNwSCSGSOSQSiSmSnSpSrStSuUBUDUEUFUHUIUKULUMUNUPURUbUhUkUlVvVw
        -90:WvWwaxbmbnbpbrcudvdwemenepergagcgdgegggigogqgvgwhxiaicidieigioiqjajcjdje
        -90:jgjijojqjvjwlvlwmxnxomonoporpmpnppprqaqcqdqeqgqiqoqqqvqwrmrnrrsivvvwvxwv
        -90:wwwxxvxwzazczdzezgzozq’i -80:BVBWfvfwfy
        -60:,a,c,d,e,g,o,q.a.c.d.e.g.o.qCMDBDCDDDEDFDGDHDIDKDLDNDODPDQDRDUDbDhDiDkDl
        -60:DzECEGEJEOEQGBGCGDGEGFGGGHGIGKGLGNGOGPGQGRGUGbGhGiGkGlGzHaHcHdHeHgHoHqIa
        -60:IcIdIeIgIoIqNaNcNdNeNgNoNqOBOCODOEOFOGOHOIOKOLONOOOPOQOROUObOhOiOkOlOzPB
        -60:PDPEPFPHPIPKPLPNPPPRPbPhPkPlQBQCQDQEQFQGQHQIQKQLQNQOQPQQQRQUQbQhQiQkQlQz
        -60:RSRjVVVWVXVYVZWVWWWXWYWZXVXWYVYWbjbsdadcdddedgdodqejesfifxgzipisjzktlalc
        -60:ldlelglolqojospjpsqzsascsdsesgsosqtitsuaucudueuguouqvpwpyx
        -50:VBVDVEVFVHVIVKVLVNVPVRVbVhVkVlWBWDWEWFWHWIWKWLWNWPWRWbWhWkWl -40:gxjxqxrj
        -30:BUDmDnDrGmGnGrOmOnOrQmQnQriminirkjs,s. 20:fjibihikil 30:fz
        40:DSEBEDEEEFEHEIEKELENEPEREbEhEkElFBFDFEFFFHFIFKFLFNFPFRFbFhFkFlGSJYKBKDKE
        40:KFKHKIKKKLKNKPKRKbKhKkKlOSQSSBSDSESFSHSISKSLSNSPSRSbShSkSlabahakalhbhhhk
        40:hlmbmhmkmlnbnhnknlrzubuhukul 50:fbfhfkfl 60:CXEVEWJ’a’h’m’n’rpujuuvjwjxj
        80:HVHWIVIWNVNWfffmfnfrfutj 90:E’sj 100:rx 120:XBXDXEXFXHXIXKXLXNXPXRXbXhXkXlajhjmjnj
        140:ft 150:JVJW 180:HjIjNjdjgjjjljqj 200:rf
        """#)

    /// VarelaRound-Regular
    private static let glyphs291 = FontGlyphs(
        #"""
        2600 2810 4110 6120 6160 8140 7320 2220 3120 3120 4170 5620 2600 4080 2600 4430 6280
        6280 6280 6280 6280 6280 6280 6280 6280 6280 2600 2600 5800 7120 5800 4970 8980 7460
        6930 6950 7510 6380 6080 7570 7550 2850 4660 6700 5760 9660 8030 8120 6720 8120 7120
        6160 6090 7580 6940 10110 6710 6390 6380 3220 4430 3220 5240 6630 2460 5620 6310 5330
        6310 5660 3820 6310 6090 2490 2540 5450 2490 9180 6090 6080 6310 6310 3830 4800 3820
        6090 5300 7920 5410 5370 4980 3440 2530 3440 6380 2550 2380 4370 4200 4410 6840 8910
        9680 3770 6820 9530 3770 3770 2600 2590 5510 6040 6580 5290 8190 5850 8190 3780 6060
        3700 3700 6040 7320 2600 3700 5140 5850 8910 9310 8910 4880 10400 7560 5630 8120 6720
        6080 9110 5930 7120 6080 6310 2490
        -1480:// -1300:','.’,’. -1250:,',’.'.’ -1190:’c’d’e’g’o’q -900:LY -850:Ys -810:Ya
        -800:Ta -780:P,P. -760:FaTs -750:YcYdYeYgYoYq -710:F,F.TvTwTy -700:LTYmYnYpYr -680:TxYu
        -660:,V-Y.VY- -650:V,V. -640:-TT-TcTdTeTgToTq -630:Tt -620:ATTA
        -600:/4AYTmTnTpTrTuYAd-l- -560:&Y -550:VaVcVdVeVgVoVqYt -520:FA -510:’A
        -500:,T,W,Y.T.W.Y7,7.:T:YCvCwCyLVT,T.T:VsW,W.Y,Y.Y: -480:!T&T -460:&'&V&’
        -450:A’WcWdWeWgWoWq -440:AVPAVAVmVnVpVrXtY/ -430:'/FxYx’/ -420:BT -410:T&Vu
        -400:,v,w,y.v.w.yFcFdFeFgFoFqLWWaWsWuXcXdXeXgXoXqv,v.w,w.y,y. -380:XvXwXy -370:ST
        -360:AvAwAyT/ -350:FuV/YvYwYy -330:-VDYOYQYV- -320:!Y/ASvSwSy -310:-XX-Xuf-
        -300:7/FsKCKGKOKQL?TfYCYGYOYQf,f.r,r. -290:BYfcfdfefgfofq -280:DTDXOTOXQTQXXCXGXOXQ
        -270:(c(d(e(g(o(qFmFnFpFrFt -260:PaSfY& -250:,C,G,O,Q.C.G.O.QD,D.F/O,O.Q,Q.
        -240:&v&w&yTCTGTOTQVtYf -230:(uAtF&P/x- -220:(t-x/c/d/e/g/o/qC-Stg’q’u’
        -210:(C(G(O(Q(v(w(yAfD)O)Q)Sxb)e)o)p)r)
        -200:,4-7.4/8/a7-AACCCGCOCQCtDJFCFGFOFQKALALUOJPXQJUAVvVwVya)h)m)n)v)w)y)
        -190:(a(s-SAUDcDdDeDgDoDqOcOdOeOgOoOqQcQdQeQgQoQqf&s)v/w/x&y/
        -180:(m(n(p(rA?BxFfUcUdUeUgUmUnUoUpUqUrUua?g)h?m?n?q)u) -170:/sBXEtUaX&c&e?f/s?
        -160:!VB)CcCdCeCgCoCqEvEwEyUsb’fao’p’’s -150:&t/m/n/p/rDAFvFwFyOAQAUiUjVxXfrcrdrergrorq
        -140:-A/uA-ACAGAOAQAuBtDVEcEdEeEgEoEqHcHdHeHgHoHqIcIdIeIgIoIqMcMdMeMgMoMqNcNd
        -140:NeNgNoNqOVPcPdPePgPoPqQVU/V&a’h’m’n’v&w&y&’a
        -130:&f(A(f-fBvBwByDxEuHuIuMuNuOxP)QxUbUhUkUlVCVGVOVQafb'bxgxhfmfnfo'oxp'pxqx
        -130:uxxcxdxexgxoxq -120:(U-tA)AcAdAeAgAoAqBVatb?c-e’htmtnto?p?
        -110:(xBfCuEfFiFjHsHtIsItMsMtNsNtU)Vft&t)x)
        -100:,7,c,d,e,g,o,q.7.c.d.e.g.o.q5,5.CsD/DaDiDjHbHhHiHjHkHlHmHnHpHrIbIhIiIjIk
        -100:IlImInIpIrMbMhMiMjMkMlMmMnMpMrNbNhNiNjNkNlNmNnNpNrO/OaOiOjQ/QaQiQjTiTjUt
        -100:UxViVjWiWjWvWwWyXab,b.c)ffftkao,o.p,p.
        -90::VBsDbDhDkDlDmDnDpDrHvHwHyIvIwIyMvMwMyNvNwNyObOhOkOlOmOnOpOrQbQhQkQlQmQn
        -90:QpQrSiSjSuV:XsYSYiYjavawayd&hvhwhykckdkekgkokql&mvmwmynvnwny
        -80:-v-w-yBiBjDuOuPiPjPmPnPpPrQuSYSbShSkSlSmSnSpSrUfUvUwUyVbVhVkVlXmXnXpXrYb
        -80:YhYkYli&j&v-w-y-
        -70:AiAjBbBhBkBlBmBnBpBrBuC&CfCmCnCpCrE&ECEGEOEQEaEmEnEpErFbFhFkFlP&PsPuSXSs
        -70:bvbwbyg&ovowoypvpwpyq&tctdtetgtotqu&vcvdvevgvovqwcwdwewgwowqycydyeygyoyq
        -60:AbAhAkAlAmAnApArDsEsOsPbPhPkPlQsSVTbThTkTlXSa&e&exh&m&n&vawaya
        -50:&U,8.8B,B.BcBdBeBgBoBqPYVSb&bfeveweyfxkso&ofp&pftvtwty
        -40:aubtcccdcecgcocqhumunuotptstsvswsy 100:-4/74-V?VYW?WYYVYW 120:(YY) 140:i?j?xx
        160:xvxwxy 170:(B(D(E(F(H(I(K(L(M(N(P(RH)I)M)N) 180:vxwxyx 200:T?f)f? 210:vtwtxfyt
        240:AX 280:XX 300:!j,J.J 310:VT 320:XAXTXV 330:VX 350:TX 370:TV 420:YT 430:TY 500:YY
        """#)

    /// Verdana
    private static let glyphs292 = FontGlyphs(
        #"""
        3520 3940 4590 8180 6360 10760 7270 2690 4540 4540 6360 8180 3640 4540 3640 4540 6360
        6360 6360 6360 6360 6360 6360 6360 6360 6360 4540 4540 8180 8180 8180 5450 10000 6840
        6860 6980 7710 6320 5750 7750 7510 4210 4550 6930 5570 8430 7480 7870 6030 7870 6950
        6840 6160 7320 6840 9890 6850 6150 6850 4540 4540 4540 8180 6360 6360 6010 6230 5210
        6230 5960 3520 6230 6330 2740 3440 5920 2740 9730 6330 6070 6230 6230 4270 5210 3940
        6330 5920 8180 5920 5920 5250 6350 4540 6350 8180 2690 2690
        """#)

    /// Verdana-Bold
    private static let glyphs293 = FontGlyphs(
        #"""
        3420 4020 5870 8670 7110 12720 8620 3320 5430 5430 7110 8670 3610 4800 3610 6890 7110
        7110 7110 7110 7110 7110 7110 7110 7110 7110 4020 4020 8670 8670 8670 6170 9640 7760
        7620 7240 8300 6830 6500 8110 8370 5460 5550 7710 6370 9480 8470 8500 7330 8500 7820
        7100 6820 8120 7640 11280 7640 7370 6920 5430 6890 5430 8670 7110 7110 6680 6990 5880
        6990 6640 4220 6990 7120 3420 4030 6710 3420 10580 7120 6870 6990 6990 4970 5930 4560
        7120 6500 9790 6690 6510 5970 7110 5430 7110 8670 3320 3320
        """#)

    /// WorkSans-Bold
    private static let glyphs294 = FontGlyphs(
        #"""
        2860 3010 4470 6880 6410 9380 6460 2500 3910 3910 5880 6040 2900 5280 2900 4680 6440
        4310 5960 5930 6460 5830 6160 6080 6270 6160 3020 3020 6040 6040 6040 6070 9310 6770
        6840 6810 7180 6310 6120 7230 7420 3180 6180 6930 6020 9100 7410 7370 6680 7370 6890
        6450 6530 7100 6830 9970 6630 6570 6340 3910 4680 3910 6120 5390 5000 5790 6270 5670
        6270 5790 4150 5600 6200 2910 2910 6220 3270 9410 6200 5990 6270 6270 4300 5330 4370
        6190 5610 9000 5890 5630 5160 4200 3200 4200 5970 2940 2940 5390 5390 -1 6920 10060 9280
        4300 7020 8160 -1 -1 2860 2980 5750 6210 6660 6230 7720 5850 7720 4950 6040 3920 3790
        6210 7400 2740 2980 4220 5850 8730 9410 9540 6050 9240 7410 6040 7370 6740 6460 8790
        6040 6230 5990 6270 2910
        -1560:// -1480:,Y.YY,Y. -1440:P,P. -1360:LT -1280:LY -1240:,T.TT,T. -1190:7,7.V,V.
        -1170:F,F. -1130:,7.7YJ -1100:,V.VY4 -1090:YcYdYeYoYq -1080:,'.' -1070:Y/Ys -1050:','./A
        -1040:AYYAYa -1030:LVYg -1020:-7 -1010:,1.1 -960:'JL'TJ -950:&Y -940:-YY-
        -920:&7TcTdTeToTqTs -910:7J -900:A?L7T4 -890:'47/ -880:,W.W/JTaW,W. -870:V/ -860:F/
        -850:-T74T- -840:A7T/ -830:ATTA -780:KyLW -770:L?Ly -760:/4 -750:&Tr,r. -740:L1W/e?
        -720:,?.?AVVA -710:'AA'YmYnYpYr -700:7Af,f. -690:VJYu -680:,v.v/gv,v.y,y. -670:PA
        -660:'-,-.-?,?.FJ -650:-X -640:,y.yFATmTnTpTrY& -630:/aTzr/ -620:TuV4 -610:&V-VAyV-VgX-
        -600:,w.w/,/./sVaw,w. -590::YY:a?x- -580:-,-.7c7d7e7o7qVcVdVeVoVqb?k-o?p?
        -570:7-A1KCKGKOKQTy -560:7&AWWA -550:-'PJ -540:?AP/a' -530:/c/d/e/o/qWcWdWeWoWq
        -520:DXOXPXQXXCXGXOXQv/y/ -510:f/ -500:'/,t-W-x.t47FcFdFeFoFqW-Xy -490:AvVsYf
        -480:K-L-P4c? -470:DYOYQYT&YCYGYOYQ -460:-2FaWg -450:XcXdXeXoXq -440:TgW4WJYvh?m?n?
        -430:YSYzZ-f- -420:H/I/J/LvM/N/U/ -410:KcKdKeKoKqPYl-r- -400:-1-ZRYWa -390:9Yw/
        -380:&'(c(d(e(o(q0Y4':TAwT:XvY6Yyb)o)p) -370:&W/z8YV&Y0tt -360:-z4Y:7X4XwY8Yt -350:Wsft
        -340:(J/m/n/p/r87GYP&a1 -330:/u -320:'c'd'e'o'qYwYxays? -310:Tv
        -300:,f-3.f57K1X1XJa7c)e)z- -290:␣V␣Y3YF4LwV␣Y␣
        -280:␣7,C,G,O,Q-a-y.C.G.O.Q379XD,D.O,O.Y2b7byh)m)n)o7oyp7py
        -270:AUDTOTQTTCTGTOTQTxkckdkekokql' -260:&y074T707697AtWubxexoxpxxcxdxexoxq
        -250:/6E-b'f&o'p'
        -240:&1,l.l/00X417␣9/:V?X?c?d?e?o?qACAGAOAQD7DAJAKVO7OAQ7QAUAV:W&X0X6Y1e'e/
        -230:-90/L␣TwVut- -220:␣A␣v(s,U-S.U/S67A␣F-FgJ,J.KWP-TfU,U.WmWnWpWrZyavv␣y␣
        -210:␣wLCLGLOLQY3hymynyw␣ -200:␣x-A-v/C/G/O/Q6Y78A-AXCYFsKSPgTtVzXAY9ath7m7n7s7v-x␣y-
        -190:D/KvO/Q/
        -180:␣W&v'a'u(4/-/f273X617:8X?Y?g?sB/DVFzGXKJKYLtOVQVRJS/SYTYVCVGVOVQW␣X8X?XY
        -180:Y?YTYXYYawc-lv -170:␣T(a(u(vFuPVR4T␣eyltlys)w&
        -160:␣J'&(C(G(O(Q(w,c,d,e,o,q.c.d.e.o.q2YC-D)FmFnFpFrKwO)P)PcPdPePoPqQ)Xsb,b.
        -160:evf␣o,o.p,p.v&v)w)y&y) -150:'g(ADWF&OWQWR-WCWGWOWQk␣r␣r&
        -140:(6(m(n(p(r9)A)AcAdAeAoAqKtRyTiTjVmVnVpVrX&ewl␣q)r)u)
        -130:(0(t0)EvEyFxQ,Q.a-bwffowpwwcwdwewowq
        -120:&w(8-//2/t244)426X757a8)??B)C/CXF:LfPTRXSTTSVYWYWyX9YVYWYZc7e7fag-hvhxlw
        -120:mvmxnvnxrts/swsyxs -110:(S(z-f-t-w/v/yC)EwS)a)b/c/o/p/vayaz)
        -100:␣y(((3(9(f)),0.0/w0,0.0V3)6)8V9A9V:WA6G)KuL6SyV0V6V8W:XuZcZdZeZoZqZvcxh'
        -100:l?m'n'rg -90:(x4VAfF␣FvFyP␣Zwa␣bvcyk)ovpvvcvdvevovqvsw-x)ycydyeyoyqys
        -80:␣1␣f␣t(1,u.u032-7s8393BYEcEdEeEoEqEtKfR)RTTbThTkXtYBYDYEYFYHYIYKYLYMYNYP
        -80:YRZul)rstfwgz& -70:BXDxJaL)L4OxQxRCRGRORQRcRdReRoRqUaZtbgogpgt)
        -60:(2(5(U,6.6/8/x050A2)4X9,9.95:XA0DSDaECEGEOEQEfEuGVK4KaKsLULcLdLeLoLqOSOa
        -60:QSQaRVRvTlX3X:XfYiYjZJZfetfcfdfefofqi/j/kurarcrdrerorqsgvgwax&yg
        -50:&t's(B(D(E(F(H(I(K(L(M(N(P(R4W7C7G7O7Q9TBVDZFCFGFOFQFwH)I)J)K␣K6M)N)OZQZ
        -50:SVSXU)VSVxZCZGZOZQbac'ejoapasv
        -40:␣X&f,4.44,4.AuBABxC,C.DwE&EJFfFtGTGtHgHsIgIsJgJsJuLuMgMsNgNsOwQwRuSASaSx
        -40:T6UgUsUuVfVtVvVyX␣XSXaXgZ&Z4acadaeaoaqbfbtcvfggwk&kaksofotpfpts'wsxa
        -30:ASBTGWGvGyHcHdHeHoHqHuHzIcIdIeIoIqIuIzJcJdJeJoJqJzMcMdMeMoMqMuMzNcNdNeNo
        -30:NqNuNzRWRlUcUdUeUoUqUzVwW?WSWzZgZmZnZpZrbzcwhfhthwmfmtmwnfntnwozpzscsdse
        -30:sosqxgzczdzezozq
        -20:AsBWBgDbDhDiDjDkDmDnDpDrDyDzGfHaHbHhHkHlHmHnHpHrIaIbIhIkIlImInIpIrJbJhJi
        -20:JjJkJlJmJnJpJrMaMbMhMkMlMmMnMpMrNaNbNhNkNlNmNnNpNrObOhOiOjOkOmOnOpOrOyOz
        -20:PZQbQhQiQkQmQnQpQrQyQzRbRgRhRiRjRkRmRnRpRrRsSWSgSiSjSmSnSpSrSuSvSzUbUhUi
        -20:UjUkUlUmUnUpUrXmXnXpXrafefsxt& 20:?W 30:Wt 40:g' 50:aggg
        60:'f,S.SB,B.C:PwZ,Z.g?r:t't,t.t/ 70:R,R.lzx,x. 80:,X,g.X.glata 100:E,E.rf 110:L,L.
        120:&A&J&i&j/':␣R/f'tbthtkz,z. 130:k,k. 140:,Z.Z 150:i'j' 180:'i'j(g,/./a,a.aaf)g/l:
        200:l,l. 220:,A.AA,A. 300:g) 360:,j.j:j 650:Qj 760:qj 840:gj 870:(j
        """#)

    /// WorkSans-Medium
    private static let glyphs295 = FontGlyphs(
        #"""
        3250 2810 4160 6540 6280 8800 6300 2390 3620 3620 5770 6040 2730 5150 2730 4460 6280
        4020 5870 5860 6220 5820 6110 5750 6190 6170 2980 2980 6040 6040 6040 5620 9500 6650
        6620 6840 7200 6360 6110 7240 7360 3030 5820 6670 5990 8710 7360 7450 6270 7450 6720
        6420 6190 7090 6590 9720 6200 5970 6310 3610 4460 3610 5760 5390 5000 5700 6270 5620
        6270 5780 4000 5400 6190 2740 2740 5830 3120 9490 6190 6000 6270 6270 4140 5290 4240
        6180 5320 8550 5500 5300 5290 3720 2660 3720 5570 2670 2670 4720 4720 -1 6720 10110 8870
        4300 7010 8110 -1 -1 3250 2740 5700 6200 6340 6050 8060 5210 8060 4710 6040 3730 3670
        6220 6680 2400 2590 3790 5210 8140 8810 9220 5580 9450 7380 6040 7450 6410 6260 8910
        6150 6100 6000 6270 2740
        -1620:// -1390:,Y.YY,Y. -1310:LT -1260:P,P. -1190:LY -1180:V,V. -1160:,'.'
        -1150:','.,V.V -1140:F,F. -1130:,1.1 -1120:'JL' -1050:TcTdTeToTq -1040:LV
        -1030:,T.T7,7.T,T. -1000:/A -970:Ta -950:,7.7 -940:Ts -930:'AA'TJ -920:Ya -910:-TT-
        -900:'4Tg -880:-YATTAY- -870:Yg -860:LyYJ -850:Ys -840:&7FJ -830:'-,-.-YcYdYeYoYq
        -800:A? -790:,W.WW,W. -780:Y/r,r. -770:AYL-TzYA -750:Ty -740:,w.wY4w,w. -730:7&V/
        -720:,v-7.v74v,v.y,y. -710:&Y7JLW -700:-' -690:&TT4 -680:,y.yFAT/ -670:7/A7TmTnTpTr
        -660:-,-./J -650:F/f,f. -640:A1AVLvTuVA -630:r- -610:YmYnYpYr -600:'/7ALwPJVaVg
        -590:-XL7VJ -580::TT:W/X-Yu -570:K-T&b7o7p7 -560:-VKyL1TxV-Z-f-tt -550:/gk-
        -540:,t.t7-PAx- -530:FcFdFeFoFqTv -520:/4AyL?Tw -510:-Z-xa7 -500:47VcVdVeVoVqr/
        -490:FaY&a' -480:&V -470:(c(d(e(o(qP/Vsb)o)p) -460:4'Yzft
        -450:/c/d/e/o/q7c7d7e7o7qAWFgWAWgZy -440:/aTfv/y/ -430:V4 -420:-2-z/sFsKcKdKeKoKqf/l-
        -410:,f-1.f:YE-TtY:c)e)h7m7n7s7z- -400:WaWcWdWeWoWq -390:-WKvW-XcXdXeXoXqXyYv
        -380:␣Y87AvKCKGKOKQY␣a1 -370:&'(J(sFzWJa? -360:␣7(437LtYye?h)m)n) -350:␣AA␣Xvb?o?p?s)w/
        -340:(a(u(vF-FmFnFpFrFuYfYxv)y) -330:(wDXOXQXXwYwf␣
        -320:␣V(C(G(O(Q4YAtD)KwO)PXQ)V␣V&XCXGXOXQYtw) -310:'g,C,G,O,Q.C.G.O.QD,D.F&O,O.R-VuWsr&
        -300:Awayr) -290:(6(m(n(p(rKtRyVmVnVpVrl␣q)u) -280:/m/n/p/r7␣9)DYF4OYP&QYYCYGYOYQ
        -270:9YFxRYW4h?m?n? -260:(0(t-y/u0)EvEyL␣Y6YSf& -250:&W0Y244)7aB)LfP4STTSc7e7fartswsy
        -240:␣T␣v'c'd'e'o'q(8/z8)F:J/T␣U/WmWnWpWrY0c?l'v␣y␣
        -230:&y(S(z,U-S-v.U4T8YACAGAOAQAUC)DADTH/I/J,J.JAM/N/OAOTP)P-QAQTTCTGTOTQU,U.
        -230:UAa)bxoxpxv-y- -220:␣W␣w,?-f-t.?07707697EwLCLGLOLQS)W␣Y8eylyw␣xcxdxexoxqz)
        -210:␣J␣y(((A(f)),l-A.l3)A-KSKuPYSyVzWuXuZvexkckdkekokqr␣rg
        -200:␣x(3(9,0.0/C/G/O/Q0,0.6)78?,?.AXG)PgX4XAZcZdZeZoZqatb'h'k␣l?m'n'o'p'x␣
        -190:,c,d,e,o,q-3.c.d.e.o.q/627414VA)AfF␣P␣a␣b,b.byltlvo,o.oyp,p.pyw&
        -180:(x/,/.3YD/D7FvFyO/O7Q/Q7W&X&Zwave'k)s?x) -170:'&(1/09/:VDVGYOVQVSYV:VCVGVOVQc-rst)
        -160:␣1␣f␣t,u.u0/032-7s8393?ABYEcEdEeEoEqEtFwKfR)RTTbThTkXtY2YBYDYEYFYHYIYKYL
        -160:YMYNYPYRZua-cyhyl)lwmynytfwgz& -150:'a-9-a9XC-JaL)L4TiTjUabwevowpwt-v&wcwdwewowqy&
        -140:-w/S2Y676YBXDxOxQxRcRdReRoRqY3Y9Ztw- -130:&v(22)EfKsLUR4TlXsawewhvmvnvrcrdrerorq
        -120:,6.6/v/x/yECEGEOEQEuK4LcLdLeLoLqRvXfZfb/eto/p/vavsyays
        -110:&t's(5(B(D(E(F(H(I(K(L(M(N(P(R(U/8/w4W9,9.9V:7AcAdAeAoAqDZGVH)I)J)K␣KaL6
        -110:M)N)OZPVPcPdPePoPqQZRVU)V6VSZCZGZOZQcxfcfdfefofqrasvxs
        -100:0V7C7G7O7Q8V9A9TA6BVCYDWFCFGFOFQK6OWQWSVSXV0V8VxWCWGWOWQc'sxwa
        -90:␣X4,4.57FfFtHgIgK1LuMgNgRuSxT6X1XJXSkswsx&xa
        -80:&f,4.4BABxDwE&EJGtJgOwQwSaUgVvX␣XgZ&Z4cvfggwk&kas'
        -70:&10X?X?c?d?e?o?qASAuBTC,C.GTGWHcHdHeHoHqHsHuIcIdIeIoIqIsIuJcJdJeJoJqJsJu
        -70:KVKWMcMdMeMoMqMsMuNcNdNeNoNqNsNuSAUcUdUeUoUqUsUuVfVtVwVyWzX0X6XaY1ZmZnZp
        -70:Zrbfbtbze/hwmwnwofotozpfptpzzczdzezozq
        -60:GvGyHzIzJzMzNzRCRGRORQRWRlUzWSZgcwhfhtmfmtnfntxg
        -50:'u/-/f3X617:8X?Y?g?sB/DzGXHaHlIaIlJlKJKYMaMlNaNlOzPZQzRJRgS/SWSgSvTYUlX8
        -50:X?XYXmXnXpXrY?YTYXYYt&
        -40:&w-//2/t426X75??AsBWBgC/CXDbDhDiDjDkDmDnDpDrDyGfHbHhHkHmHnHpHrIbIhIkImIn
        -40:IpIrJbJhJiJjJkJmJnJpJrMbMhMkMmMnMpMrNbNhNkNmNnNpNrObOhOiOjOkOmOnOpOrOyPT
        -40:Q,Q.QbQhQiQkQmQnQpQrQyRXRbRhRiRjRkRmRnRpRrRsSiSjSmSnSpSrSuSzUbUhUiUjUkUm
        -40:UnUpUrVYWYWyX9YVYWYZafefffg-hxmxnxs/ -30::WW:bvc/ovpvvcvdvevovqycydyeyoyq
        -20:050A4X95:XA0DSDaOSOaQSQaX3X:YiYjZJbgi/j/kuogpgsgvgyg
        20:'f,S.SB,B.C:PwR,R.Z,Z.agg?lalzr:t't,t.t/x,x. 30:E,E.L,L.rfta
        40:&A/':␣R/f'k,k.tbthtkz,z. 50:'i'j(g,/./a,a.aaf)g/i'j'l: 60:l,l. 80:g' 90:g) 110:,j.j:j
        140:,A.AA,A. 160:,X,g.X.g 180:,Z.Z 250:&J&i&j 510:qj 550:Qj 670:gj 730:(j
        """#)

    /// WorkSans-Regular
    private static let glyphs296 = FontGlyphs(
        #"""
        3410 2720 4030 6390 6220 8560 6230 2340 3500 3500 5720 6040 2660 5100 2660 4370 6220
        3900 5830 5830 6110 5820 6080 5610 6160 6170 2960 2960 6040 6040 6040 5420 9580 6600
        6530 6860 7210 6380 6100 7240 7340 2960 5660 6560 5980 8540 7340 7480 6100 7480 6650
        6410 6040 7080 6480 9610 6010 5720 6300 3480 4370 3480 5600 5390 5000 5660 6270 5600
        6270 5770 3930 5320 6190 2660 2660 5670 3060 9530 6190 6000 6270 6270 4080 5270 4190
        6170 5200 8360 5330 5160 5340 3510 2430 3510 5400 2550 2550 4430 4430 -1 6640 10140 8700
        4300 7000 8080 -1 -1 3410 2640 5670 6200 6200 5980 8200 4930 8200 4600 6040 3650 3620
        6220 6570 2260 2420 3600 4930 7880 8550 9080 5370 9540 7370 6040 7480 6270 6170 8950
        6200 6040 6000 6270 2660
        -1650:// -1350:,Y.YY,Y. -1290:LT -1190:','.'J,'.'L'P,P. -1180:,1.1 -1170:,V.VV,V.
        -1150:LY -1130:F,F. -1100:TcTdTeTgToTq -1040:LV -1020:'AA' -1010:Ta -980:/A -960:7,7.
        -950:Ts -940:,T.TT,T. -930:-TT- -910:'4FJTJ -900:'-,-.-ATLyTA -890:L- -870:,7.7Ya
        -850:-YY- -830:TyTz -800:&7,w.w7&Ygr,r.w,w. -770:-' -760:Ys -750:,W.WA?W,W.YJ
        -740:,v.vLvv,v.y,y. -730:Lwr- -720:YcYdYeYoYq -700:,y-,-..yFAb7o7p7 -690:TmTnTpTr
        -680:LWTx -670:&T74A1V/ -660::TT:Y/ -650:AYTuYA -640:'/Twtt -630:7JTvf,f. -620:PJZ-f-
        -610:&YK-T&T/ -600:A7AVT4VAVaVga7 -590:-7Y4 -570:-X7/X-YmYnYpYr -560:/JF/
        -550:,t-Z.t7AFcFdFeFgFoFqVJZy -540:-VTfV-k- -530:Yu -520:7-
        -510:(c(d(e(o(q-xFaFsW/b)o)p)x- -500:/g4'47Ttfth7m7n7s7 -490:L1 -480:AyE-PA -470:KvKyYz
        -460:VcVdVeVoVqVsa'e) -450:,f-z.fFzL7Wgc)z- -440:(4LtP/r/ -430:&V(sY&s)
        -420:␣Y(a(u(v/c/d/e/o/qFuKcKdKeKoKqL?Y␣l- -410:-1/4FmFnFpFrv)v/y)y/
        -400:␣7␣A(w-2377c7d7e7o7q87A␣AWWAWaa1f␣ -390:(C(G(J(O(QD)F-KwO)Q)h)m)n)w)
        -380:'gF&R-f/r& -370:XcXdXeXoXq -360:&'/aYvr)
        -350:(6(m(n(p(r/sAtKtRyV4VmVnVpVrYxYyl␣q)u) -340:␣V-W9):YV␣VuW-WJWcWdWeWoWqXvXyY:Yww/
        -330:AvFx -320:(0(t,C,G,O,Q.C.G.O.Q0)D,D.EvEyO,O.Q,Q. -310:B)Xw
        -300:244)4Y7␣7aKCKGKOKQLfSTTSV&Ytc7e7fartswsy -290:(88)F:Wsay -280:(S(zC)Yfa)a?
        -270:␣T-f-tEwF4L␣S)T␣f&z) -260:3)AwP)Sy
        -250:␣v␣y(((f))-y/m/n/p/rDXKuOXP&QXWmWnWpWrXuZvb?lyo?p?rgv␣y␣
        -240:␣J␣W(3(9,0-S-v.00,0.6)G)P-PXW␣XCXGXOXQZcZdZeZoZqeyh'l?m'n'v-y-
        -230:(A,U.U/u4VAfF␣J,J.JALCLGLOLQP␣U,U.UAa␣l'r␣
        -220:␣w(x9YACAGAOAQAUDADTFvFyOAOTQAQTRYTCTGTOTQZwk␣k)w␣x)
        -210:&y'c'd'e'o'q(1-A4TA)A-FwKSVzY6bxoxpxrst)
        -200:␣1␣t␣x&W,c,d,e,l,o,q.c.d.e.l.o.q/C/G/O/Q03072-277076787s839397AXBYDYEtOY
        -200:PgQYRTTbThTkW4X&XAXtYBYCYDYEYFYGYHYIYKYLYMYNYOYPYQYRatb,b.e?h?l)ltlvm?n?
        -200:o,o.p,p.tfw&wgx␣xcxdxexoxqz& -190:␣f,u.u0YEcEdEeEoEqKfR)WuYSZucyex
        -180:'&/zD/JaL)L4O/Q/UaY0b'kckdkekokqo'p' -170:/68YBXDxOxQxRcRdReRoRqZta-avlw
        -160:(2-w2)41DVEfJ/KsLUOVQVSYTiTjTlU/VCVGVOVQY8bwc-owpwrcrdrerorqw-wcwdwewowq
        -150:,6.6/xC-D7ECEGEOEQEuH/I/K4LcLdLeLoLqM/N/O7P4Q7RvW&XfZfbye'etoypy
        -140:'a(5(U-3/0/89,9.9/:VGVKaRVV:X4c?evfcfdfefofqhymynyrav&y&
        -130:&t's(B(D(E(F(H(I(K(L(M(N(P(R0/2Y3Y4WDZH)I)J)K␣M)N)OZPYQZU)VSZCZGZOZQhvmv
        -130:nvsvsxvavsyays -120:-9/v/y6Y7C7G7O7Q9TBVFCFGFOFQK6R4SVSXVxY9b/c'ewo/p/s?t-
        -110:␣X/S/w4,4.9VFfFtHgIgL6LuMgNgRuSxT6V6XSXsY2Y3awcxkswawsxaxs
        -100:&f&v,4.40V678V9A9XA6BABxDwE&EJGYGtJgOwQwSaUgV0V8VvX␣XgZ&Z4cvfggwk&kas'x&
        -90:-aAcAdAeAoAqAuC,C.GTHsIsJsJuMsNsPcPdPePoPqSAUsUuVfVtVyXabfbtofotpfpt
        -80:ASBTDWGWHcHdHeHoHqHuIcIdIeIoIqIuJcJdJeJoJqMcMdMeMoMqMuNcNdNeNoNqNuOWPVQW
        -80:UcUdUeUoUqVwWCWGWOWQWzZmZnZpZrbzhwmwnwozpzzczdzezozq
        -70:GvGyHzIzJzMzNzRWRlUzWSZgcwhfhtmfmtnfntxg
        -60:CYDzHaHlIaIlJlMaMlNaNlOzPZQzRCRGRORQRgSWSgSvUlXmXnXpXrt&
        -50:AsBWBgDbDhDiDjDkDmDnDpDrDyGfHbHhHkHmHnHpHrIbIhIkImInIpIrJbJhJiJjJkJmJnJp
        -50:JrMbMhMkMmMnMpMrNbNhNkNmNnNpNrObOhOiOjOkOmOnOpOrOyQbQhQiQkQmQnQpQrQyRbRh
        -50:RiRjRkRmRnRpRrRsSiSjSmSnSpSrSuSzUbUhUiUjUkUmUnUpUrafef 100:,A.AA,A.g'
        200:,X,Z,g.X.Z.g 300:&J&i&j 400:qj 500:Qj 600:gj 670:(j
        """#)

    /// WorkSans-SemiBold
    private static let glyphs297 = FontGlyphs(
        #"""
        3060 2910 4310 6700 6340 9080 6380 2440 3760 3760 5820 6040 2810 5210 2810 4560 6360
        4160 5910 5890 6330 5820 6130 5910 6230 6170 3000 3000 6040 6040 6040 5830 9410 6710
        6720 6830 7190 6330 6120 7230 7390 3100 5990 6790 6010 8900 7390 7410 6460 7410 6800
        6440 6350 7100 6700 9840 6400 6260 6330 3750 4560 3750 5930 5390 5000 5740 6270 5640
        6270 5790 4070 5490 6190 2820 2820 6020 3190 9450 6190 5990 6270 6270 4220 5310 4300
        6180 5460 8760 5690 5460 5230 3950 2920 3950 5760 2800 2800 5040 5040 -1 6810 10090 9060
        4300 7010 8130 -1 -1 3060 2860 5720 6210 6490 6140 7900 5520 7900 4820 6040 3820 3730
        6220 7020 2560 2770 4000 5520 8410 9090 9370 5800 9350 7400 6040 7410 6570 6360 8870
        6100 6160 5990 6270 2820
        -1590:// -1430:,Y.YY,Y. -1350:P,P. -1340:LT -1230:LY -1180:V,V. -1160:F,F.
        -1130:,T.TT,T. -1120:,',V.'.V -1110:7,7. -1100:','. -1070:,1.1 -1040:'JL'LV -1030:,7.7/A
        -990:TcTdTeToTqYJ -980:Ya -950:YcYdYeYgYoYqYs -940:TJ -930:TaTs -920:Y/ -910:-YY-Y4
        -900:'4AYYA -880:&7-TT- -860:-7 -850:A?ATTA -830:,W.WW,W. -820:&Y'AA'Ly -810:7J -800:V/
        -790:T4 -780:74 -770:/J7/r,r. -760:T/ -750:'-,-.-A7F/FJ -740:L7LW -720:&T
        -700:,v.vTzv,v.y,y. -680:AVTgVAf,f. -670:,w.wKyTyw,w. -660:,y.yFATmTnTpTrW/YmYnYpYr
        -650:7&7AL1 -640:L?VJ -630:-'/4L-TuYu -620:-,-.-X -610:/gA1Vg -600:PAVaX- -580:-VV-
        -570:PJ -560:AyY&k-r/x- -550:'/7- -540:&VVcVdVeVoVqe? -530:/aK-Lvr-
        -520:,t.tFcFdFeFoFqT&V4 -510:-x/s7c7d7e7o7qa' -500:47:YAWP/WAY:Z-f- -490:/c/d/e/o/q:TT:
        -480:FaVsa?v/y/ -470:KCKGKOKQtt -460:,?-Z.?WcWdWeWgWoWqb?f/o?p? -450:Lw -440:-2-WW-XyYz
        -430:(c(d(e(o(qAvTvb)b7o)o7p)p7 -420:4'?,?.DXOXQXTxXcXdXeXoXq
        -410:-1KcKdKeKoKqPXXCXGXOXQYfYva7ftl- -400:WJWa -390:-z -380:&'/,/.Tw
        -370:DYOYQYYCYGYOYQYyw/ -360:(J,f.f87P4Xva1c)e)z- -350:V&W4c?h?m?n?
        -340:␣Y4Y?AAwE-FgXwY␣YSYtZy -330:9YJ/RYTfU/WsYx -320:␣737FsH/I/M/N/Y6Ywh)m)n)
        -310:␣V&W/m/n/p/r0YP&PYTtV␣ayh7m7n7s7 -300:(s,C,G,O,Q.C.G.O.Q/z8YD,D.O,O.Y0
        -290:␣A/uA␣AtKvY8 -280:'c'd'e'o'qF-F4FzX4 -270:(4-yLtVus) -260:(a(u(v7␣Ful'
        -250:(wAUDTFmFnFpFrGYOTQTTCTGTOTQf␣f&s?v)y)
        -240:&y'g(C(G(O(Q-3074T707697ACAGAOAQD)DAF&JAKwL␣O)OAQ)QAR-UAbxexkckdkekokqox
        -240:pxr&w)xcxdxexoxq -230:␣v,U,l.U.l3Y:7J,J.U,U.WmWnWpWrWub'byo'oyp'pyv␣y␣
        -220:(6(m(n(p(r-S/6KtLCLGLOLQP-RyVmVnVpVrY2l␣q)r)u)
        -210:␣T␣w-A-a-v419)9XA-D7KSO7Q7T␣VzW&e'v-w␣y-
        -200:␣W␣x(0(t/0/C/G/O/Q0)789/:VAXEvEyFxP)PgV:W␣XAataveylyx␣
        -190:␣J-90/24274)577aB)D/K1LfO/Q/STTSX1XJc7e7fahymynyrtswsyt-
        -180:(8(A/S678)DVF:OVQVSYVCVGVOVQc-ltlvr␣w&
        -170:'a(S(z,c,d,e,o,q-f-t.c.d.e.o.q6YA)C)EwS)Y3Y9a)b,b.k␣o,o.p,p.z)
        -160:␣y'&(((f))3)C-KuSyX&XuZvawevrgv&y&
        -150:&1&v(3(9,0.00,0.0X2Y6)?X?c?d?e?o?qCYG)KVR4X0X6Y1ZcZdZeZoZqe/h'l?m'n'
        -140:(x4VAfF␣FvFyKWP␣PVTiTjXsZwa␣a-bwewk)lwowpwwcwdwewowqx)
        -130:(1-wDWOWPcPdPePoPqQWWCWGWOWQcyhvmvnvrs
        -120:␣1␣f␣t,u.u032-7s8393AcAdAeAoAqBYEcEdEeEoEqEtKfR)RTTbThTkXtYBYDYEYFYHYIYK
        -120:YLYMYNYPYRZul)t)tfw-wgxsz&
        -110:'u/-/f/v/w/y3X617:8X9V?Y?g?sB/BXDxFwGXJaKJKYL)L4L6OxQxRJRcRdReRoRqS/TYUa
        -110:V6X8X?XYY?YTYXYYZtb/o/p/vavsyays -100:(20V2)8V9AA6EfKsLUTlV0V8cxrcrdrerorq
        -90:(5(U,6.6/8/x9,9.ECEGEOEQEuGVK4KaLcLdLeLoLqRVRvXfZfetfcfdfefofqra
        -80:&t&w's(B(D(E(F(H(I(K(L(M(N(P(R-//2/t424W6X75??C/CXDZH)I)J)K␣M)N)OZPTQ,Q.
        -80:QZRXU)VSVYWYWyX9YVYWYZZCZGZOZQffg-hxmxnxs/svwax&
        -70:␣X4,4.7C7G7O7Q9TBVFCFGFOFQFfFtHgIgK6LuMgNgRuSVSXSxT6VxXSc'c/kswsxa
        -60:&f,4.4:WAuBABxC,C.DwE&EJGTGtHsIsJgJsJuMsNsOwQwRCRGRORQSASaUgUsUuVfVtVvVy
        -60:W:X␣XaXgZ&Z4bfbtbvcvfggwk&kaofotovpfptpvs'sxvcvdvevovqycydyeyoyq
        -50:ASBTGWHcHdHeHoHqHuIcIdIeIoIqIuJcJdJeJoJqMcMdMeMoMqMuNcNdNeNoNqNuUcUdUeUo
        -50:UqVwWzZmZnZpZrbzhwmwnwozpzzczdzezozq
        -40:050A4X95:XA0DSDaDzGvGyHaHlHzIaIlIzJlJzMaMlMzNaNlNzOSOaOzPZQSQaQzRWRgRlSW
        -40:SgSvUlUzWSX3X:XmXnXpXrYiYjZJZgbgcwhfhti/j/kumfmtnfntogpgsgt&vgxgyg
        -30:AsBWBgDbDhDiDjDkDmDnDpDrDyGfHbHhHkHmHnHpHrIbIhIkImInIpIrJbJhJiJjJkJmJnJp
        -30:JrMbMhMkMmMnMpMrNbNhNkNmNnNpNrObOhOiOjOkOmOnOpOrOyQbQhQiQkQmQnQpQrQyRbRh
        -30:RiRjRkRmRnRpRrRsSiSjSmSnSpSrSuSzUbUhUiUjUkUmUnUpUrafbaefejoapa
        -20:W?acadaeaoaqscsdsesosq 20:Wt 30:aggg 40:'f,S.SB,B.C:PwR,R.Z,Z.g?r:t't,t.t/x,x.
        50:lalzta 60:E,E.g'rf 70:L,L. 80:&A/':␣R/f'k,k.tbthtkz,z. 100:i'j'
        110:'i'j(g,/./a,a.aaf)g/l: 120:,X,g.X.g 130:l,l. 160:,Z.Z 180:,A.AA,A. 190:&J&i&jg)
        230:,j.j:j 600:Qj 630:qj 750:gj 800:(j
        """#)
}
