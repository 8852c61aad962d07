// Written by Scripts/generate-font-tables.py. Do not edit by hand.

/// Metrics of fonts that are not the system font, from public sources.
enum FontTables {
    /// Characters beyond ASCII that have glyphs of their own.
    static let others: [UInt16] = [
        0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0x2013, 0x2014, 0x2026, 0x2022, 0x20AC, 0x2122,
        0x2039, 0x203A, 0x00A0, 0x00A1, 0x00A2, 0x00A3, 0x00A5, 0x00A7, 0x00A9, 0x00AB, 0x00AE,
        0x00B0, 0x00B1, 0x00B2, 0x00B3, 0x00B5, 0x00B6, 0x00B7, 0x00B9, 0x00BA, 0x00BB, 0x00BC,
        0x00BD, 0x00BE, 0x00BF, 0x00C6, 0x00D0, 0x00D7, 0x00D8, 0x00DE, 0x00DF, 0x00E6, 0x00F0,
        0x00F7, 0x00F8, 0x00FE, 0x0131,
    ]

    /// PostScript names, ascending.
    static let names: [String] = [
        "AmericanTypewriter", "AmericanTypewriter-Bold", "AmericanTypewriter-Light",
        "AmericanTypewriter-Semibold", "AndaleMono", "Arial-BoldItalicMT", "Arial-BoldMT",
        "Arial-ItalicMT", "ArialMT", "ArialNarrow", "ArialNarrow-Bold", "ArialRoundedMTBold",
        "Avenir-Black", "Avenir-Book", "Avenir-Heavy", "Avenir-Light", "Avenir-Medium",
        "Avenir-MediumOblique", "Avenir-Oblique", "Avenir-Roman", "AvenirNext-Bold",
        "AvenirNext-DemiBold", "AvenirNext-Heavy", "AvenirNext-Italic", "AvenirNext-Medium",
        "AvenirNext-Regular", "AvenirNext-UltraLight", "BradleyHandITCTT-Bold", "Cabin-Bold",
        "Cabin-Regular", "Comfortaa-Bold", "Comfortaa-Regular", "Courier", "Courier-Bold",
        "Courier-BoldOblique", "Courier-Oblique", "CourierNewPS-BoldItalicMT",
        "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT", "CourierNewPSMT", "Didot",
        "FiraMono-Bold", "FiraMono-Medium", "FiraMono-Regular", "FiraSans-Bold",
        "FiraSans-Light", "FiraSans-Medium", "FiraSans-Regular", "FiraSans-SemiBold",
        "FontAwesome", "FontAwesome5Brands-Regular", "FontAwesome5Free-Regular",
        "FontAwesome5Free-Solid", "Futura-Bold", "Futura-CondensedExtraBold",
        "Futura-CondensedMedium", "Futura-Medium", "Futura-MediumItalic", "GTEestiDisplay-Bold",
        "GTEestiDisplay-Light", "GTEestiDisplay-Medium", "GTEestiDisplay-Regular",
        "GTEestiDisplay-Thin", "Georgia", "Georgia-Italic", "GillSans", "GillSans-Light",
        "Gotham-Bold", "Gotham-Book", "Gotham-ExtraLight", "Gotham-Light", "Gotham-Medium",
        "Helvetica", "Helvetica-Bold", "Helvetica-BoldOblique", "Helvetica-Oblique",
        "HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-BoldItalic",
        "HelveticaNeue-CondensedBlack", "HelveticaNeue-CondensedBold", "HelveticaNeue-Italic",
        "HelveticaNeue-Light", "HelveticaNeue-LightItalic", "HelveticaNeue-Medium",
        "HelveticaNeue-MediumItalic", "HelveticaNeue-Thin", "HelveticaNeue-UltraLight",
        "HiraginoSans-W3", "IBMPlexSans", "IBMPlexSans-Bold", "IBMPlexSans-Medium",
        "IBMPlexSans-Regular", "IBMPlexSans-SemiBold", "Inter-Bold", "Inter-Medium",
        "Inter-Regular", "Inter-SemiBold", "JosefinSans-Bold", "JosefinSans-Light",
        "JosefinSans-Regular", "JosefinSans-SemiBold", "Lato-Black", "Lato-Bold", "Lato-Heavy",
        "Lato-Light", "Lato-Medium", "Lato-Regular", "Lato-Semibold", "LibreFranklin-Bold",
        "LibreFranklin-Regular", "Menlo-Bold", "Menlo-BoldItalic", "Menlo-Italic",
        "Menlo-Regular", "Merriweather-Bold", "Merriweather-Light", "Merriweather-Regular",
        "Monaco", "Montserrat-Bold", "Montserrat-Light", "Montserrat-Medium",
        "Montserrat-Regular", "Montserrat-SemiBold", "Nunito-Bold", "Nunito-Light",
        "Nunito-Regular", "Nunito-SemiBold", "OpenSans", "OpenSans-Bold", "OpenSans-Extrabold",
        "OpenSans-Light", "OpenSans-Regular", "OpenSans-Semibold", "Palatino-Bold",
        "Palatino-BoldItalic", "Palatino-Italic", "Palatino-Roman", "Papyrus",
        "PingFangSC-Regular", "PingFangTC-Regular", "PlayfairDisplay-Bold",
        "PlayfairDisplay-Regular", "Poppins", "ProximaNova-Bold", "ProximaNova-Extrabld",
        "ProximaNova-Light", "ProximaNova-Regular", "ProximaNova-Semibold", "Quicksand-Bold",
        "Quicksand-Light", "Quicksand-Regular", "Raleway-Bold", "Raleway-Light",
        "Raleway-Medium", "Raleway-Regular", "Raleway-SemiBold", "Roboto-Black", "Roboto-Bold",
        "Roboto-Light", "Roboto-Medium", "Roboto-Regular", "Roboto-Thin",
        "RobotoCondensed-Bold", "RobotoCondensed-Light", "RobotoCondensed-Regular",
        "RobotoMono-Bold", "RobotoMono-Regular", "STHeitiSC-Light", "STHeitiSC-Medium",
        "SourceSansPro-Bold", "SourceSansPro-Light", "SourceSansPro-Regular",
        "SourceSansPro-Semibold", "Times-Bold", "Times-BoldItalic", "Times-Italic",
        "Times-Roman", "TimesNewRomanPS-BoldItalicMT", "TimesNewRomanPS-BoldMT",
        "TimesNewRomanPS-ItalicMT", "TimesNewRomanPSMT", "TrebuchetMS", "TrebuchetMS-Bold",
        "Ubuntu", "Verdana", "Verdana-Bold", "Verdana-Italic",
    ]

    /// Em from one line's top to its bottom.
    static let lineHeights: [Double] = [
        1.163, 1.163, 1.163, 1.163, 1.125, 1.1172, 1.1172, 1.1172, 1.1172, 1.1475, 1.1475,
        1.157, 1.366, 1.366, 1.366, 1.366, 1.366, 1.366, 1.366, 1.366, 1.366, 1.366, 1.366,
        1.366, 1.366, 1.366, 1.366, 1.2417, 1.215, 1.215, 1.115, 1.115, 1, 1, 1, 1, 1.1328,
        1.1328, 1.1328, 1.1328, 1.268, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1, 1, 1, 1,
        1.298, 1.26, 1.207, 1.298, 1.298, 1.157, 1.157, 1.157, 1.157, 1.157, 1.1362, 1.1362,
        1.148, 1.148, 1, 1, 1, 1, 1, 1.15, 1.15, 1.15, 1.15, 1.165, 1.192, 1.192, 1.18, 1.18,
        1.165, 1.18, 1.18, 1.18, 1.18, 1.184, 1.184, 1, 1.3, 1.3, 1.3, 1.3, 1.3, 1.2102, 1.2102,
        1.2102, 1.2102, 1, 1, 1, 1, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.012, 1.012, 1.164,
        1.164, 1.164, 1.164, 1.257, 1.257, 1.257, 1.25, 1.219, 1.219, 1.219, 1.219, 1.219,
        1.364, 1.364, 1.364, 1.364, 1.3618, 1.3618, 1.3618, 1.3618, 1.3618, 1.3618, 1.1, 1.1,
        1.1, 1.1, 1.573, 1.4, 1.4, 1.333, 1.333, 1.5, 1, 1, 1, 1, 1, 1.25, 1.25, 1.25, 1.174,
        1.174, 1.174, 1.174, 1.174, 1.1719, 1.1719, 1.1719, 1.1719, 1.1719, 1.1719, 1.1719,
        1.1719, 1.1719, 1.3188, 1.3188, 1.4, 1.4, 1.257, 1.257, 1.257, 1.257, 1.15, 1.15, 1.15,
        1.15, 1.1074, 1.1074, 1.1074, 1.1074, 1.1613, 1.1613, 1.121, 1.2153, 1.2153, 1.2153,
    ]

    /// Em above the baseline.
    static let ascenders: [Double] = [
        0.91, 0.91, 0.91, 0.91, 0.9, 0.9053, 0.9053, 0.9053, 0.9053, 0.9355, 0.9355, 0.946, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.92, 0.965, 0.965, 0.881, 0.881, 0.754,
        0.754, 0.754, 0.754, 0.8325, 0.8325, 0.8325, 0.8325, 0.942, 0.935, 0.935, 0.935, 0.935,
        0.935, 0.935, 0.935, 0.935, 0.857, 0.875, 0.875, 0.875, 1.038, 0.95, 0.95, 1.038, 1.038,
        0.9, 0.9, 0.9, 0.9, 0.9, 0.917, 0.917, 0.918, 0.918, 0.8, 0.8, 0.8, 0.8, 0.8, 0.92,
        0.92, 0.92, 0.92, 0.952, 0.975, 0.975, 0.96, 0.96, 0.952, 0.967, 0.967, 0.965, 0.965,
        0.967, 0.967, 0.88, 1.025, 1.025, 1.025, 1.025, 1.025, 0.9688, 0.9688, 0.9688, 0.9688,
        0.75, 0.75, 0.75, 0.75, 0.987, 0.987, 0.987, 0.987, 0.987, 0.987, 0.987, 0.847, 0.847,
        0.928, 0.928, 0.928, 0.928, 0.984, 0.984, 0.984, 1, 0.968, 0.968, 0.968, 0.968, 0.968,
        1.011, 1.011, 1.011, 1.011, 1.0688, 1.0688, 1.0688, 1.0688, 1.0688, 1.0688, 0.83, 0.83,
        0.83, 0.83, 0.94, 1.06, 1.06, 1.082, 1.082, 1.05, 0.79, 0.79, 0.79, 0.79, 0.79, 1, 1, 1,
        0.94, 0.94, 0.94, 0.94, 0.94, 0.9277, 0.9277, 0.9277, 0.9277, 0.9277, 0.9277, 0.9277,
        0.9277, 0.9277, 1.0479, 1.0479, 1.06, 1.06, 0.984, 0.984, 0.984, 0.984, 0.9, 0.9, 0.9,
        0.9, 0.8911, 0.8911, 0.8911, 0.8911, 0.939, 0.939, 0.932, 1.0054, 1.0054, 1.0054,
    ]

    /// 1 for what every device has.
    static let shipped: [UInt8] = [
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
        0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
        0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0,
        0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
    ]

    /// Em of every character, 0 where they differ.
    static let fixedAdvances: [Double] = [
        0, 0, 0, 0, 0.6001, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0.6001, 0.6001, 0.6001, 0.6001, 0.6001, 0.6001, 0.6001, 0.6001, 0, 0.6, 0.6,
        0.6, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6021, 0.6021, 0.6021, 0.6021, 0, 0, 0, 0.6001, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6001, 0.6001, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]

    /// Which of `glyphs` a font has, -1 for none.
    static let glyphTables: [Int16] = [
        0, 0, 0, 0, -1, 1, 2, 3, 4, 5, 6, 2, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 30, 9,
        10, 11, 12, -1, -1, -1, -1, -1, -1, -1, -1, 30, -1, -1, -1, 13, 14, 15, 16, 17, -1, -1,
        -1, -1, 18, 19, 19, 20, 20, 21, 21, 21, 21, 21, 22, 22, 30, 30, 25, 23, 24, 24, 25, 26,
        27, 28, 29, 30, 31, 31, 32, 33, 30, 34, 34, 35, 35, 34, 34, 30, 36, 37, 38, 36, 39, 40,
        41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, -1, -1, -1, -1, 57, 58,
        59, -1, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 69, 73, 74, 75, 76, 77, 30,
        30, 30, 78, 79, 30, 80, 80, 81, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94,
        95, 96, 97, 98, 99, -1, -1, 30, 30, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109,
        110, 111, 112, 113, 30, 114, 115, 114,
    ]

    /// What a font that is not there is laid out in: its place in `names`.
    static let fallback = 76

    /// Read from their text where first asked for.
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
        default: glyphs115
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

    /// Avenir-Medium
    private static let glyphs7 = FontGlyphs(
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

    /// AvenirNext-Regular
    private static let glyphs8 = FontGlyphs(
        #"""
        2645 2799 3855 6035 6035 8339 7408 2123 2778 2778 4422 6035 2362 3865 2490 4703 6035
        6035 6035 6035 6035 6035 6035 6035 6035 6035 2601 2721 6035 6035 6035 4656 8704 7144
        6709 7056 7877 6009 5884 7601 7944 2913 4396 6893 5329 9661 7944 8329 6248 8329 6496
        5685 6188 7653 7044 10774 6753 6493 6264 3184 4703 3184 6035 4776 4162 5019 5827 4981
        5827 5490 3647 5449 5806 2539 2497 5323 2528 8717 6037 5974 5988 5827 3868 4322 3488
        5785 5345 8173 5182 5493 4703 3132 2606 3132 6035 2227 2221 3803 3803 3824 6035 8256
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

    /// Cabin-Bold
    private static let glyphs9 = FontGlyphs(
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
    private static let glyphs10 = FontGlyphs(
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

    /// Comfortaa-Bold
    private static let glyphs11 = FontGlyphs(
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
    private static let glyphs12 = FontGlyphs(
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

    /// FiraSans-Bold
    private static let glyphs13 = FontGlyphs(
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
    private static let glyphs14 = FontGlyphs(
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
    private static let glyphs15 = FontGlyphs(
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
    private static let glyphs16 = FontGlyphs(
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
    private static let glyphs17 = FontGlyphs(
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
    private static let glyphs18 = FontGlyphs(
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
    private static let glyphs19 = FontGlyphs(
        #"""
        1875 1248 2583 4410 3790 5233 4579 1302 2565 2565 2084 3790 1308 2630 1221 3520 4013
        2246 3824 3507 3750 3702 3621 3493 3810 3729 1261 1342 3527 3251 3574 3271 6555 4363
        4390 4404 4705 3830 3817 4687 4856 1686 3857 4552 3518 5577 4910 5166 4058 5226 4518
        3790 4073 4808 4485 6515 4087 3770 4343 2677 3527 2677 3493 4498 1524 4001 4060 3398
        4169 3796 2390 4159 3797 1430 1625 3643 1559 6175 3833 4110 4060 4060 2607 3194 2329
        3768 3567 5071 3264 3831 3230 2880 1382 2880 3122 1308 1308 2354 2354 2124 3439 5651
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
    private static let glyphs20 = FontGlyphs(
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
    private static let glyphs21 = FontGlyphs(
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
    private static let glyphs22 = FontGlyphs(
        #"""
        2410 3310 4120 6430 6100 8170 7100 2150 3750 3750 4730 6430 2700 3740 2700 4690 6130
        4290 5590 5510 5650 5280 5660 5030 5960 5650 3130 3130 6430 6430 6430 4780 9670 6710
        6540 6420 7500 6530 6000 7260 8150 3900 5180 6950 6020 9280 7670 7440 6100 7440 7020
        5610 6180 7570 6660 9770 7100 6150 6020 3750 4690 3750 6430 6430 5000 5040 5600 4540
        5740 4840 3250 5100 5820 2930 2910 5350 2870 8800 5910 5390 5710 5600 4100 4320 3460
        5760 4970 7380 5040 4930 4430 4300 3750 4300 6430 2150 2150
        """#)

    /// Gotham-Book
    private static let glyphs23 = FontGlyphs(
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
    private static let glyphs24 = FontGlyphs(
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
    private static let glyphs25 = FontGlyphs(
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
    private static let glyphs26 = FontGlyphs(
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
    private static let glyphs27 = FontGlyphs(
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
    private static let glyphs28 = FontGlyphs(
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
    private static let glyphs29 = FontGlyphs(
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
    private static let glyphs30 = FontGlyphs(
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
    private static let glyphs31 = FontGlyphs(
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
    private static let glyphs32 = FontGlyphs(
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
    private static let glyphs33 = FontGlyphs(
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
    private static let glyphs34 = FontGlyphs(
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
    private static let glyphs35 = FontGlyphs(
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
    private static let glyphs36 = FontGlyphs(
        #"""
        2360 2840 4190 7130 5980 9270 6940 2420 3350 3350 4500 6000 2720 3990 2720 3830 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 2920 2920 6000 6000 6000 4770 8910 6410
        6530 6210 6710 5830 5590 6950 7070 4000 5100 6340 5010 8120 7070 7080 6060 7080 6400
        5810 5720 6780 6090 8910 6130 5930 5800 3170 3830 3170 6000 5650 6000 5340 5800 5030
        5800 5490 3240 5280 5680 2500 2500 5270 2720 8730 5680 5600 5800 5800 3670 4870 3510
        5680 4920 7680 5070 4990 4640 3430 3140 3430 6000 2730 2730 4750 4740 4750 5880 7800
        8030 3960 6250 6580 3040 3040 2360 2840 5140 5950 6050 5860 7760 5130 4760 4680 6000
        3460 3460 5730 6520 3260 3590 3980 5130 8470 8720 8240 4670 9070 6740 6000 7080 6060
        6400 8640 5550 6000 5680 5800
        -1000:P,P. -900:','.,'.' -800:,T.TF,F.T,T.Tgr,r. -740:LY
        -700:,’.’L'LTL’TaTsaTbTeToTpT’,’.’c’d’e’o’q -650:ATTATcTdTeToTqsT’g -620:LV
        -600:,V,Y.V.YV,V.Y,Y.qY’A -550:AYFJK-YAYghTmTnTy,y.
        -500:'A-T-YA'A’LvT-TuTxTzY-YaYcYdYeYoYqaYhYmYnYoYxT’s -480:kY -460:cT
        -450:,v,y.v.yPATmTnTpTrk-uTv,v. -440:FA -410:AVVA
        -400:-X-Z:T:YFaFgL-LyPJT:TJTwTyVgX-Y:YJYmYnYpYrYsZ-bYeYjTpYqTsYuYwTyTzT’-’m’n -400:’r
        -380:GT -360:RY -350:-xFxPgTvvTx- -340:GY -320:cYkT
        -300:'J,C,G,O,Q,W,w-I-J.C.G.O.Q.W.wBYD,D.DYI-LCLGLOLQLwO,O.OYQ,Q.QYRgVaVcVdVe
        -300:VoVqW,W.YCYGYOYQYuaVbVeVf,f.hVmVnVoVpVsVw,w.yg’a 300:,Z.ZY’Z,Z.f'r' 350:fT
        400:f’v’w’y’ 550:r’
        """#)

    /// IBMPlexSans-Bold
    private static let glyphs37 = FontGlyphs(
        #"""
        2360 3200 4930 6320 6010 9740 7210 2680 3380 3380 6010 6000 3100 4030 3100 4600 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 3300 3300 6000 6000 6000 5000 9030 6850
        6670 6510 6970 6070 5850 7190 7240 4320 5590 6960 5300 8190 7240 7140 6560 7140 6740
        6240 5840 6940 6500 9730 6730 6490 6070 3340 4600 3340 6000 5560 6000 5690 6080 5170
        6080 5620 3610 5520 5960 2860 2860 5770 3030 8940 5960 5640 6080 6080 4040 5040 3830
        5960 5380 8410 5600 5340 5180 3720 4020 3720 6000 3000 3000 5350 5350 5390 5880 7800
        8970 4300 6270 6140 3170 3170 2360 3200 5520 5820 6500 5690 7920 5580 4640 4700 6000
        3470 3450 6020 6770 3580 3440 4330 5580 8370 8590 8280 4940 9680 7020 6000 7140 6560
        6920 8640 6030 6000 5720 6080
        -1000:F,F.P,P. -900:','.,'.'L' -890:LY -870:FA -800:,’.’L’Tgr,r.’,’-’.’A’J’c’d’e’o’q
        -750:FJ -740:LT -730:PA -720:LV -700:,T,Y.T.YAYPJT,T.TaTsY,Y.YAYJaT’a’s
        -650:ATA’TATcTdTeToTqYabTeToTpTsT’g -610:Yg -600:,V.VV,V.YcYdYeYoYqYsbYeYoYpY
        -550:TJVJhThYmTmYnTnY -540:AVVAsY -520:cY -500:'A-Y:YA'LvOYQYTzWJY-Y:YCYGYOYQYpYzuY
        -480:,v.vv,v. -460:DYcTkY -450:,y-T.yK-T-TmTnTpTrTuYmYnYraYuTy,y. -440:FgGYYS -430:BY
        -410:LW -400:'J,C,G,O,Q,W,w.C.G.O.Q.W.w:TD,D.FaFsFxKCKGKOKQLCLGLOLQO,O.Q,Q.RYSYT:VaVg
        -400:W,W.YuYwYxZ-jTqTrAw,w.wYxY’C’G’O’Q’m’n’p’r’z -380:GT -370:DA
        -350:,U-x.UL-LyPXRJTwTxU,U.VcVdVeVoVqYvYybVb’eVe’hVk-mVnVoVo’pVp’vYwTx-xTyYzT
        -350:’S’u’x -340:FdFq -330:LUsV -320:FcFeFokT -310:DVOVQVVCVGVOVQ
        -300:-I-X-Z:VACAGAOAQAvDJDXFCFGFOFQFmFnFpFrGVI-KtLwOAOJOXPgQAQJQXRVTyV:VSWaX-
        -300:XCXGXOXQYjaVf,f.l’qYvAvJwJyJyTzY 300:,Z.ZZ,Z.f'fYf’r' 350:fV
        """#)

    /// IBMPlexSans-Medium
    private static let glyphs38 = FontGlyphs(
        #"""
        2360 2980 4510 6780 5990 9470 7070 2530 3360 3360 5140 6000 2900 4010 2900 4170 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 3100 3100 6000 6000 6000 4870 8960 6620
        6590 6340 6830 5930 5700 7050 7140 4160 5310 6600 5130 8140 7140 7120 6270 7120 6550
        5980 5770 6860 6280 9260 6390 6170 5910 3250 4170 3250 6000 5610 6000 5490 5920 5100
        5920 5560 3400 5370 5800 2650 2650 5470 2850 8820 5800 5640 5920 5920 3830 4940 3650
        5800 5120 7990 5300 5140 4870 3540 3530 3560 6000 2840 2840 5010 5000 5020 5880 7800
        8460 4100 6270 6290 3090 3090 2360 2980 5290 5890 6220 5770 7820 5320 4720 4700 6000
        3460 3450 5850 6630 3560 3530 4140 5320 8470 8500 8290 4790 9330 6870 6000 7120 6270
        6620 8650 5740 6000 5700 5920
        -1000:P,P. -900:','.,'.' -890:F,F. -800:LYTgr,r. -790:L' -760:,T.TT,T.
        -740:,’.’L’’,’.’c’d’e’o’q -720:LT -700:TaTsaT -690:’A -680:bTeToTpT -660:LV
        -650:ATTATcTdTeToTqsT’g -640:,Y.YFJY,Y. -620:FA -610:AYYA -600:,V.VV,V. -590:’s -580:Yg
        -570:PA’- -560:A’Ya -550:hTmTnT -540:YcYdYeYoYqoY -530:PJYJ -520:hYmYnY -510:K-y,y.
        -500:'A-YA'LvTzY- -490:YsbYeYpY -480:-TT-TuaY -470:AVVAkYqY’a -460:,v.vTJcTsYv,v.’J
        -450:,y.yTmTnTpTruT -440::YTxY:YpuYxT -420:FgYmYnYr -410:cYk- -400::TFaT:VgZ-jTqT’m’n’r
        -390:OYQYYCYGYOYQ -380:GTGYL-LyRYTwVJwTzT -370:DYFx -360:-X-ZBYTyX-yT -350:-xx-
        -340:'J,C,G,O,Q,W,w.C.G.O.Q.W.wD,D.LCLGLOLQO,O.Q,Q.VaW,W.Yuw,w. -330:PgWJYz
        -320:LWVcVdVeVoVqbVeVhVkTmVnVoVpV -310:KCKGKOKQTvYSrAsVvT -300:-II-LULwaVf,f.
        300:,Z.ZZ,Z.f'r' 310:fTw’ 340:v’y’ 360:f’ 420:r’
        """#)

    /// IBMPlexSans-SemiBold
    private static let glyphs39 = FontGlyphs(
        #"""
        2360 3090 4710 6560 6000 9600 7130 2600 3370 3370 5560 6000 2990 4020 2990 4370 6000
        6000 6000 6000 6000 6000 6000 6000 6000 6000 3190 3190 6000 6000 6000 4930 8990 6720
        6630 6420 6890 6000 5770 7120 7190 4230 5450 6780 5210 8160 7190 7120 6410 7120 6640
        6110 5800 6900 6380 9490 6550 6320 5990 3290 4370 3290 6000 5590 6000 5590 6000 5130
        6000 5580 3500 5450 5880 2760 2760 5620 2940 8880 5880 5630 6000 6000 3930 4990 3740
        5880 5240 8190 5440 5240 5020 3630 3760 3630 6000 2920 2920 5170 5170 5200 5880 7800
        8690 4200 6270 6270 3130 3130 2360 3090 5410 5860 6150 5740 7880 5450 4680 4700 6000
        3470 3450 5930 6700 3500 3480 4240 5450 8400 8630 8270 4860 9500 6940 6000 7120 6410
        6770 8640 5890 6000 5710 6000
        -1000:P,P. -940:F,F. -900:','.,'.' -850:LY -840:L' -800:Tgr,r. -770:,’.’L’’,’.’c’d’e’o’q
        -740:FA’A -730:,T.TLTT,T. -700:TaTsaT -690:FJLV -680:’- -670:,Y.YY,Y. -660:AYYAbTeToTpT
        -650:ATPATATcTdTeToTqsT’g -640:’s -620:’J -610:A’PJYJYa -600:,V.VV,V. -590:Yg -580:’a
        -570:YcYdYeYoYqoY -550:hTmTnT -540:YsbYeYhYmYnYpY -510:TJ -500:'A-YA'AVLvTzVAY-sY
        -480:K-y,y. -470:,v.v:YY:YpkYuYv,v. -460:-TT-TuVJaYcTcY -450:,y.yTmTnTpTruT
        -440:OYQYYCYGYOYQYmYnYr -430:Fg -410:DYGYWJYz -400::TFaT:VgZ-jTqT’m’n’r
        -390:BYFxRYTxqYxT -380:GTYSk-
        -370:'J,C,G,O,Q,W,w.C.G.O.Q.W.wD,D.LCLGLOLQLWO,O.Q,Q.VaW,W.Yuw,w.
        -360:KCKGKOKQL-LyTwrAwTzT -350:-xx- -340:FsVcVdVeVoVqYwYxbVeVhVmVnVoVpVwYxY’z
        -330:-X-ZTyX-yT’C’G’O’Q’p -320:LUYvYyb’e’kTo’p’sVvYyY -310:,U.UFdFqPgRJSYU,U.
        -300:-IDAFcFeFoI-LwaVf,f. 300:,Z.ZZ,Z.f'r' 330:f’ 340:r’
        """#)

    /// Inter-Bold
    private static let glyphs40 = FontGlyphs(
        #"""
        2319 3246 3924 6495 6548 8594 6740 2088 4091 4091 5646 6797 3029 4688 2976 3899 6882
        4893 6300 6594 6779 6445 6602 5948 6609 6602 2976 3029 6797 6797 6797 5625 10305 7479
        6609 7521 7273 6126 5849 7607 7461 2805 5700 6896 5675 9148 7351 7820 6477 7827 6562
        6548 6683 7294 7479 10359 7145 7244 6669 4091 3899 4091 4876 4766 4972 5803 6353 5874
        6353 5977 3857 6332 6243 2720 2720 5817 2720 9119 6218 6136 6325 6325 4087 5618 3885
        6218 5859 8501 5739 5859 5717 4091 3736 4091 6797 2422 2280 4215 4208 4208 5000 10000
        7990 4638 6861 6420 3920 3920 2319 3246 5874 6715 5721 5930 9148 6257 6637 4595 6797
        4240 4425 6665 6097 2976 3210 4847 6293 8793 9158 9652 5625 10302 7273 6797 7820 6708
        6641 9137 5994 6797 6136 6129
        -1648:'J -1364:’A -1332:’,’. -1250:’J -1168:bYoYpY -1133:YcYdYeYgYoYq -1108:eY -1051:Ya
        -1023:A’ -1012:,'.' -994:,’.’aYhYmYnY -966:PJV,V.VAVJW,W. -930:LY -909:','.FAL'TJ
        -906:LT -902:AV -895:ATTA -842:PA -795:'AA'TcTdTeTgToTq -785:LV
        -739:AWAYTaTsTuWAYAcTsTsYw,w. -682:,Y.YAvAwAyFJLvLyY,Y.YsvAwAyA’s
        -625::VKwTvTwTyV:WJY:cYfJr,r.vJyJ’c’d’e’g’o’q -621:VcVdVeVgVoVqbVoVpV -604:Va
        -589:WaWcWdWeWgWoWq -568:TmTnTpTrf,f.kTrJrTuYwJ’:’a -547:X- -522:-X
        -511:L-W:aVaWbWeTeVeWgThVhWmVmWnVnWoWpWqTuTwT -501:T- -455:D,D.O,O.Q,Q.TzVsaThTmTnTsV
        -444:DYOYQYYCYGYOYQ -433:K- -408:DADVKCKGKOKQLWOAOVQAQVVCVGVOVQWCWGWOWQ
        -398:F,FcFdFeFgFoFqKcKdKeKgKoKqKvKyL’P,YmYnYpYrYubToTpTrA’u
        -341:,T.T:TACAGAOAQAtF.FuFvFyFzJ,J.KuP.T,T.T:U,U.WmWnWpWrWsYJZCZGZOZQbAfAoApA
        -341:rZsWtTv,v.vTvYwZy,y.yTyYzT -334:DXOXQXXCXGXOXQ -323:DTOTQTTCTGTOTQ -320:-YY-
        -312:GT -302:RY 312:v’y’ 341:GiGjKiiViWjVjW 426:w’ 455:YT
        """#)

    /// Inter-Medium
    private static let glyphs41 = FontGlyphs(
        #"""
        2649 2937 3999 6371 6435 8281 6509 2173 3778 3778 5217 6658 2876 4631 2830 3675 6460
        4727 6133 6442 6541 6200 6357 5788 6314 6357 2830 2876 6658 6658 6658 5256 9677 6999
        6541 7354 7216 6030 5859 7489 7422 2695 5518 6644 5643 8977 7468 7681 6392 7685 6449
        6435 6509 7376 6999 9780 6662 6847 6388 3778 3675 3778 4751 4599 4972 5692 6257 5678
        6257 5874 3690 6172 6019 2489 2489 5565 2489 8835 5973 6023 6172 6172 3842 5359 3718
        5945 5664 8249 5511 5664 5515 3778 3423 3778 6658 2134 1992 3942 3942 3942 5000 10000
        8136 5295 6719 6193 3693 3693 2649 2937 5678 6442 5561 5650 9148 5685 6683 4563 6658
        4215 4343 6371 6030 2830 3157 4609 5696 8821 9226 9542 5256 10036 7216 6658 7681 6442
        6275 9212 5863 6658 6023 6104
        -1648:'J -1364:’A -1250:’J -1108:’,’. -1023:A’ -966:PJV,V.VJW,W. -959:bYoYpY -945:LT
        -938:eY -909:FAL'TJ -888:,'.'YcYdYeYgYoYq -866:ATTA -863:K- -852:','. -824:YaaYhYmYnY
        -795:'AA'TcTdTeTgToTq -774:PA -756:AV -739:AYTaTsTuVAYAcTsTsYw,w.’s -717:LV -710:,’.’
        -682:AvAwAyFJLvLyYsvAwAyA -661:T- -636:-YX-Y-
        -625::VAWKwTvTwTyV:WAWJY:cYfJr,r.vJyJ’c’d’e’g’o’q -589:-T-X
        -568:TmTnTpTrf,f.kTrJrTuYwJ’:’a -547:VcVdVeVgVoVqbVoVpV -543:Va -536:LYWaWcWdWeWgWoWq
        -511:L-TxW:aVaWbWeTeVeWgThVhWmVmWnVnWoWpWqTuTwTxT -501:’-
        -455:,Y.YD,D.O,O.Q,Q.TzVsY,Y.aThTmTnTsV -408:-V-WV-W-
        -398:F,FcFdFeFgFoFqKcKdKeKgKoKqKvKyL’P,YmYnYpYrYubToTpTrA’u -376:DYOYQYYCYGYOYQ
        -362:DADVKCKGKOKQOAOVP-QAQVVCVGVOVQWCWGWOWQk-
        -341:,T.T:TACAGAOAQAtF.FuFvFyFzJ,J.KuP.T,T.T:U,U.WmWnWpWrWsYJZCZGZOZQbAfAoApA
        -341:rZsWtTv,v.vTvYwZy,y.yTyYzT -320:Z-r- -305:DTOTQTTCTGTOTQ -302:GT 320:rfrt
        341:GiGjKiiViWjVjWv’y’ 362:LA 426:w’ 455:YT
        """#)

    /// Inter-Regular
    private static let glyphs42 = FontGlyphs(
        #"""
        2812 2784 4034 6307 6378 8125 6392 2216 3622 3622 5000 6591 2798 4602 2756 3565 6250
        4645 6051 6364 6420 6080 6236 5710 6165 6236 2756 2798 6591 6591 6591 5071 9361 6761
        6506 7273 7188 5980 5866 7429 7401 2642 5426 6520 5625 8892 7528 7614 6349 7614 6392
        6378 6420 7415 6761 9489 6420 6648 6250 3622 3565 3622 4688 4517 4972 5639 6207 5582
        6207 5824 3608 6094 5909 2372 2372 5440 2372 8693 5852 5966 6094 6094 3722 5227 3636
        5810 5568 8125 5398 5568 5412 3622 3267 3622 6591 1989 1847 3807 3807 3807 5000 10000
        8210 5625 6648 6080 3580 3580 2812 2784 5582 6307 5483 5511 9148 5398 6705 4545 6591
        4205 4304 6222 5994 2756 3132 4489 5398 8835 9261 9489 5071 9901 7188 6591 7614 6307
        6094 9247 5795 6591 5966 6094
        -1648:'J -1364:’A -1250:’J -1080:K- -1023:A’ -994:’,’. -966:LTPJV,V.VJW,W. -909:FAL'TJ
        -852:ATTAbYeYoYpY -824:','.,'.' -795:'A-YA'TcTdTeTgToTqY- -767:YcYdYeYgYoYq’s
        -739:-TAYPAT-TaTsTuYAaYcThYmYnYsTsYw,w. -710:Ya -682:AVAvAwAyFJLVLvLyX-YsvAwAyA
        -625:-X:VKwTvTwTxTyV:VAWJY:cYfJr,r.vJxTyJ’-’c’d’e’g’o’q
        -568:,’.’AWTmTnTpTrWAf,f.kTrJrTuYwJ’:’a
        -511:-V-WL-V-VaVcVdVeVgVoVqW-W:WaWcWdWeWgWoWqaVaWbVbWeTeVeWgThVhWmVmWnVnWoVoW
        -511:pVpWqTuTwT -455:D,D.O,O.P-Q,Q.TzVsaThTk-mTnTsV
        -398:F,FcFdFeFgFoFqKcKdKeKgKoKqKvKyL’P,YmYnYpYrYuZ-bToTpTr-rA’u
        -341:,T,Y.T.Y:TACAGAOAQAtDADVDYF.FuFvFyFzJ,J.KCKGKOKQKuLYOAOVOYP.QAQVQYT,T.T:
        -341:U,U.VCVGVOVQWCWGWOWQWmWnWpWrWsY,Y.YCYGYJYOYQZCZGZOZQbAfAoApArZsWtTv,v.vT
        -341:vYwZy,y.yTyYzT 341:GiGjKiiViWjVjWrfrt 355:v’y’ 426:w’ 455:LAYT
        """#)

    /// Inter-SemiBold
    private static let glyphs43 = FontGlyphs(
        #"""
        2482 3089 3960 6431 6491 8438 6626 2131 3935 3935 5433 6726 2951 4659 2905 3786 6669
        4808 6214 6516 6658 6325 6481 5870 6460 6481 2905 2951 6726 6726 6726 5440 9993 7237
        6573 7436 7244 6076 5856 7550 7440 2749 5607 6768 5661 9062 7408 7749 6435 7756 6506
        6491 6598 7337 7237 10067 6903 7045 6527 3935 3786 3935 4812 4680 4972 5746 6303 5774
        6303 5927 3771 6254 6129 2607 2607 5689 2607 8977 6097 6080 6246 6246 3967 5490 3800
        6083 5760 8374 5625 5760 5618 3935 3580 3935 6726 2280 2138 4080 4073 4073 5000 10000
        8061 4964 6790 6307 3807 3807 2482 3089 5774 6580 5643 5788 9148 5973 6658 4581 6726
        4226 4382 6516 6062 2905 3182 4727 5994 8807 9194 9595 5440 10167 7244 6726 7749 6573
        6456 9173 5930 6726 6080 6115
        -1648:'J -1364:’A -1250:’J -1218:’,’. -1062:bYoYpY -1023:A’eY -1012:YcYdYeYgYoYq
        -966:PJV,V.VJW,W. -948:,'.' -938:Ya -927:LT -909:FAL'TJaYhYmYnY -881:','.ATTA
        -852:,’.’VA -831:AV -806:PA -795:'AA'TcTdTeTgToTq -749:LV -739:AYTaTsTuYAcTsTsYw,w.
        -732:LY -710:’s -682:AWAvAwAyFJLvLyWAYsvAwAyA -646:K-
        -625::VKwTvTwTyV:WJY:cYfJr,r.vJyJ’c’d’e’g’o’q -589:X- -586:VcVdVeVgVoVqbVoVpV -579:T-
        -575:Va -568:,Y.YTmTnTpTrY,Y.f,f.kTrJrTuYwJ’:’a -561:WaWcWdWeWgWoWq -558:-X
        -511:L-W:aVaWbWeTeVeWgThVhWmVmWnVnWoWpWqTuTwT -476:-YY- -455:D,D.O,O.Q,Q.TzVsaThTmTnTsV
        -444:-T -408:DYOYQYYCYGYOYQ
        -398:F,FcFdFeFgFoFqKcKdKeKgKoKqKvKyL’P,TxYmYnYpYrYubToTpTrAxT’u
        -387:DADVKCKGKOKQOAOVQAQVVCVGVOVQWCWGWOWQ -376:’-
        -341:,T.T:TACAGAOAQAtF.FuFvFyFzJ,J.KuP.T,T.T:U,U.WmWnWpWrWsYJZCZGZOZQbAfAoApA
        -341:rZsWtTv,v.vTvYwZy,y.yTyYzT -316:DTOTQTTCTGTOTQ -305:-V-WGTV-W- 327:v’y’
        341:GiGjKiiViWjVjW 426:w’ 455:YT
        """#)

    /// JosefinSans-Bold
    private static let glyphs44 = FontGlyphs(
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
    private static let glyphs45 = FontGlyphs(
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
    private static let glyphs46 = FontGlyphs(
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
    private static let glyphs47 = FontGlyphs(
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

    /// Lato-Black
    private static let glyphs48 = FontGlyphs(
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
    private static let glyphs49 = FontGlyphs(
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
    private static let glyphs50 = FontGlyphs(
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
    private static let glyphs51 = FontGlyphs(
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
    private static let glyphs52 = FontGlyphs(
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
    private static let glyphs53 = FontGlyphs(
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
    private static let glyphs54 = FontGlyphs(
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

    /// LibreFranklin-Bold
    private static let glyphs55 = FontGlyphs(
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
    private static let glyphs56 = FontGlyphs(
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

    /// Merriweather-Bold
    private static let glyphs57 = FontGlyphs(
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
    private static let glyphs58 = FontGlyphs(
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
    private static let glyphs59 = FontGlyphs(
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

    /// Montserrat-Bold
    private static let glyphs60 = FontGlyphs(
        #"""
        2830 2890 4370 7200 6380 8770 7280 2300 3570 3580 4340 5990 2620 3860 2620 3920 6790
        3920 5900 5920 6890 5950 6370 6200 6600 6370 2620 2620 5990 5990 5990 5890 10350 7660
        7650 7330 8260 6710 6390 7710 8080 3280 5410 7400 6040 9550 8080 8440 7320 8440 7350
        6380 6180 7880 7460 11630 7140 6760 6710 3680 3920 3680 6000 5000 6000 6170 6900 5910
        6920 6310 3870 7000 6910 3010 3070 6600 3010 10490 6910 6550 6900 6900 4310 5310 4350
        6870 5980 9370 5950 5980 5430 3910 3090 3910 5990 2620 2620 4980 4980 4980 5000 10000
        7980 3580 8200 10460 3420 3420 2830 2890 5910 6680 7360 5220 7850 5680 7850 4180 5990
        4300 4300 6900 6860 3020 4300 4270 5680 10440 10440 10440 5890 10800 8390 5990 8440 7320
        6930 9960 6570 5990 6550 6900
        -940:eT -720:LY -710:YscT -660:bToTpT -650:LTYa -640:gTiTjTqTuT -610:VsWs
        -600:YcYdYeYgYoYq -550:','.,'.'TcTdTeTgToTqVaVcVdVeVgVoVqWaWcWdWeWgWoWq -510:KY
        -500:YxeY -490:LVLW -480:KTL’ -450:KxPArA -430:AYXxYAYvYwYy -420:'AA' -410:KX
        -400:KVKWbVbWbYgYiYjYoVoWoYpVpWpYqYuY -390:cYrXra
        -380:,V,W,Y.V.W.Y:YAVAWKvKwKyV,V.VAW,W.WAY,Y.Y:eX -370:LvLwLyTsYmYnYpYr
        -360:-TAXAxA’K-T-XAYz’A -350:ATTAVmVnVpVrWmWnWpWrYurY
        -330:,T-Y.TT,T.VuWuXvXwXyY-gXiXjXqXuX -320:,v,w,y.v.w.yPJPxTvTwTxTyVxWxv,v.w,w.y,y.
        -310:KAVzWzkvkwky -300:DYOYQYS'TXXTXYXcXdXeXgXoXqYCYGYOYQYXvXvxwXwxxYxvxwxyyXyx 300:L,L.
        320:,A.AA,A. 330:’’ 340::J 360:Yjr’ 390:dtlt 400:F' 430:Tj 450:'' 460:fj 500:qj 540:,J.J
        570:f’ 800:DjOjQj
        """#)

    /// Montserrat-Light
    private static let glyphs61 = FontGlyphs(
        #"""
        2570 2520 3570 6900 6090 8170 6550 1940 3210 3220 3750 5690 2000 3810 2000 3200 6580
        3530 5630 5580 6540 5580 6020 5810 6320 6020 2000 2000 5690 5690 5690 5620 10330 7050
        7520 7160 8260 6690 6310 7730 8140 2950 4910 7030 5850 9560 8140 8380 7150 8380 7200
        6090 5630 7930 6870 10980 6420 6250 6460 3060 3200 3060 5700 5000 6000 5830 6750 5550
        6750 5970 3280 6820 6730 2610 2660 5880 2610 10640 6730 6200 6750 6750 3940 4780 3980
        6690 5280 8620 5190 5280 5030 3200 2910 3200 5690 2000 2000 3530 3530 3530 5000 10000
        6090 2800 7980 10150 2880 2880 2570 2520 5550 6290 6850 4820 8150 4550 8150 4200 5690
        4300 4300 6750 6190 2400 4300 4110 4550 10250 10250 10250 5620 10220 8290 5690 8380 7150
        6610 9830 6270 5690 6200 6750
        -1010:cT -1000:gTiTjTqTuT -990:eT -860:bToTpT -740:LY -660:Ys -650:LTYa
        -600:YcYdYeYgYoYq -580:vTwTyT -560:VsWsgYiYjYqYuYxT
        -550:','.,'.'TcTdTeTgToTqVaVcVdVeVgVoVqWaWcWdWeWgWoWq -540:LVLW -510:rT -500:YxeY
        -480:ra -460:KYL’gXiXjXqXuX -450:PA -440:'AA'rX -430:rY -410:AYYAYvYwYy
        -400:KVKWbVbWoVoWpVpW -390:LvLwLyTsYmYnYpYr -380:KT -370:KxkT
        -360:,V,W,Y.V.W.Y:YAVAWKXKvKwKyV,V.VAW,W.WAY,Y.Y:eXrA -350:ATTAVmVnVpVrWmWnWpWrYu
        -340:,v,w,y.v.w.yFAPJPTPxTvTwTxTyVxWxv,v.w,w.y,y. -330:Xx -320:bYoYpY
        -310:,T-T-Y.TAXAxA’K-T,T-T.VuWuXAY-Yz’A
        -300:DYOYQYS'TXXTXYXcXdXeXgXoXqYCYGYOYQYXvXvxwXwxxYxvxwxyyXyx 300:L,L. 310:r’
        340:,A.AA,A. 370:V’W’’V’W 390::J 400:F' 410:fj 450:'' 500:qj 590:,J.J 800:DjOjQj 830:f’
        """#)

    /// Montserrat-Medium
    private static let glyphs62 = FontGlyphs(
        #"""
        2690 2680 3910 7030 6210 8430 6860 2100 3370 3380 4000 5820 2270 3830 2270 3520 6670
        3700 5740 5720 6690 5740 6170 5980 6440 6170 2270 2270 5820 5820 5820 5730 10340 7320
        7570 7230 8260 6700 6350 7720 8120 3100 5130 7190 5940 9550 8120 8400 7220 8400 7270
        6210 5870 7910 7120 11260 6730 6470 6570 3330 3520 3330 5830 5000 6000 5980 6820 5710
        6820 6120 3530 6900 6810 2790 2840 6160 2790 10570 6810 6350 6820 6820 4100 5010 4140
        6770 5590 8990 5520 5590 5210 3510 2990 3510 5820 2270 2270 4160 4160 4160 5000 10000
        6910 3140 8070 10290 3120 3120 2690 2680 5710 6460 7070 5000 8020 5040 8020 4190 5820
        4300 4300 6820 6480 2670 4300 4180 5040 10340 10340 10340 5730 10470 8340 5820 8400 7220
        6760 9890 6400 5820 6350 6820
        -970:eT -880:cT -840:gTiTjTqTuT -810:bToTpT -730:LY -680:Ys -650:LTYa -600:YcYdYeYgYoYq
        -580:VsWs -550:','.,'.'TcTdTeTgToTqVaVcVdVeVgVoVqWaWcWdWeWgWoWq -520:LVLW -500:YxeY
        -490:gYiYjYqYuY -480:KY -470:L’ -460:ra -450:PA -430:'AA'KT -420:AYYAYvYwYyrX
        -410:KxgXiXjXqXuXxT -400:KVKWbVbWoVoWpVpWrAvTwTyT -390:rY -380:KXLvLwLyTsXxYmYnYpYrrT
        -370:,V,W,Y.V.W.Y:YAVAWKvKwKyV,V.VAW,W.WAY,Y.Y:eX -360:bYoYpY
        -350:ATTAVmVnVpVrWmWnWpWrYu
        -330:,v,w,y-T.v.w.yAXAxA’K-PJPxT-TvTwTxTyVxWxXAYzv,v.w,w.y,y.’A
        -320:,T-Y.TFAPTT,T.VuWuY- -300:DYOYQYS'TXXTXYXcXdXeXgXoXqYCYGYOYQYXvXvxwXwxxYxvxwxyyXyx
        300:L,L. 320:V’W’’V’W 330:,A.AA,A.r’ 370::J 400:F' 430:fj 450:'' 500:qj 570:,J.J 710:f’
        800:DjOjQj
        """#)

    /// Montserrat-Regular
    private static let glyphs63 = FontGlyphs(
        #"""
        2620 2600 3730 6960 6150 8290 6690 2020 3290 3290 3860 5750 2120 3820 2120 3350 6620
        3610 5680 5640 6610 5660 6090 5890 6380 6090 2120 2120 5750 5750 5750 5670 10330 7170
        7540 7190 8260 6690 6330 7730 8130 3020 5010 7110 5890 9550 8130 8390 7180 8390 7230
        6150 5740 7920 6980 11110 6560 6350 6510 3180 3350 3180 5760 5000 6000 5900 6780 5630
        6780 6040 3390 6860 6770 2690 2740 6010 2690 10610 6770 6270 6780 6780 4010 4890 4060
        6730 5420 8790 5340 5420 5110 3340 2950 3340 5750 2120 2120 3820 3820 3820 5000 10000
        6470 2950 8020 10210 2990 2990 2620 2600 5630 6370 6950 4900 8090 4770 8090 4190 5750
        4300 4300 6780 6320 2520 4300 4140 4770 10290 10290 10290 5670 10330 8310 5750 8390 7180
        6680 9860 6330 5750 6270 6780
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

    /// Montserrat-SemiBold
    private static let glyphs64 = FontGlyphs(
        #"""
        2760 2780 4130 7110 6290 8600 7060 2200 3470 3480 4160 5900 2440 3850 2440 3710 6730
        3810 5820 5820 6790 5840 6270 6080 6520 6270 2440 2440 5900 5900 5900 5810 10340 7490
        7610 7270 8260 6700 6370 7720 8100 3190 5270 7290 5990 9550 8100 8420 7260 8420 7310
        6290 6020 7890 7290 11440 6930 6610 6630 3500 3710 3500 5910 5000 6000 6070 6860 5810
        6870 6220 3690 6940 6850 2890 2950 6360 2890 10530 6850 6450 6860 6860 4200 5150 4240
        6810 5780 9190 5730 5780 5320 3700 3030 3700 5900 2440 2440 4560 4560 4560 5000 10000
        7430 3350 8130 10370 3270 3270 2760 2780 5810 6570 7210 5110 7940 5350 7940 4190 5900
        4300 4300 6860 6660 2840 4300 4220 5350 10390 10390 10390 5810 10630 8360 5900 8420 7260
        6840 9930 6480 5900 6450 6860
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

    /// Nunito-Bold
    private static let glyphs65 = FontGlyphs(
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
    private static let glyphs66 = FontGlyphs(
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
    private static let glyphs67 = FontGlyphs(
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
    private static let glyphs68 = FontGlyphs(
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

    /// OpenSans
    private static let glyphs69 = FontGlyphs(
        #"""
        2598 2671 4009 6460 5718 8232 7300 2212 2959 2959 5518 5718 2451 3218 2661 3672 5718
        5718 5718 5718 5718 5718 5718 5718 5718 5718 2661 2661 5718 5718 5718 4292 8989 6328
        6479 6309 7290 5562 5161 7280 7378 2788 2671 6138 5190 9028 7539 7788 6021 7788 6182
        5488 5532 7280 5952 9258 5771 5601 5708 3291 3672 3291 5420 4482 5771 5562 6128 4761
        6128 5610 3389 5479 6138 2529 2529 5249 2529 9302 6138 6040 6128 6128 4082 4771 3530
        6138 5010 7778 5239 5039 4678 3789 5508 3789 5718 1699 1699 3501 3501 4048 5000 10000
        7842 3760 5898 7759 3042 3042 2598 2671 5718 5718 5718 5161 8320 4971 8320 4282 5718
        3472 3472 6191 6548 2661 3472 3750 4971 7798 7798 7798 4292 8730 7222 5718 7788 6108
        6221 8579 5962 5718 6040 6128
        -1299:P,P. -801:L'L’Ta -698:'A,T.TA'ATA’TATcTdTeTgToTq’A
        -601:'c'd'e'o'q,V,W,Y.V.W.YAYF,F.T,T.TsY,Y.YA’c’d’e’o’q
        -498:,C,G,O,Q.C.G.O.QPATmTnTpTrTuV,V.W,W.YaYcYdYeYoYq
        -400:'a-TAVAWB,B.D,D.O,O.Q,Q.T-TzVAWAYsv,v.w,w.y,y.’a 400:r'r’v'v’w'w’y'y’ 601:EJf'f’
        1299:AJ
        """#)

    /// OpenSans-Bold
    private static let glyphs70 = FontGlyphs(
        #"""
        2598 2861 4722 6460 5708 9009 7500 2661 3389 3389 5449 5708 2900 3218 2852 4131 5708
        5708 5708 5708 5708 5708 5708 5708 5708 5708 2852 2900 5708 5708 5708 4771 8970 6899
        6719 6372 7402 5601 5488 7241 7651 3311 3311 6641 5649 9429 8130 7959 6279 7959 6602
        5508 5791 7559 6499 9668 6670 6240 5791 3311 4131 3311 5322 4111 6069 6040 6328 5142
        6328 5908 3872 5649 6572 3052 3052 6201 3052 9819 6572 6191 6328 6328 4541 4971 4341
        6572 5688 8560 5781 5688 4878 3940 5508 3940 5708 2168 2168 4448 4448 5181 5000 10000
        8550 3760 5708 7490 3682 3682 2598 2861 5708 5708 5708 4858 8320 6152 8320 4282 5708
        3789 3789 6602 6548 2852 3789 3882 6152 8809 8809 8809 4771 9521 7402 5708 7959 6279
        7109 9170 6191 5708 6191 6328
        -1299:P,P. -801:L'L’Ta -698:'A,T.TA'ATA’TATcTdTeTgToTq’A
        -601:'c'd'e'o'q,V,W,Y.V.W.YAYF,F.T,T.TsY,Y.YA’c’d’e’o’q
        -498:,C,G,O,Q.C.G.O.QPATmTnTpTrTuV,V.W,W.YaYcYdYeYoYq
        -400:'a-TAVAWB,B.D,D.O,O.Q,Q.T-TzVAWAYsv,v.w,w.y,y.’a 400:r'r’v'v’w'w’y'y’ 601:EJf'f’
        1299:AJ
        """#)

    /// OpenSans-Extrabold
    private static let glyphs71 = FontGlyphs(
        #"""
        2598 2900 5239 6621 5859 9482 7988 2920 3589 3589 5371 5659 3091 3179 2891 4419 5859
        5859 5859 5859 5859 5859 5859 5859 5859 5859 2891 2969 5659 5659 5659 5049 8970 7261
        6738 6489 7339 5488 5391 7402 7661 3481 3521 6870 5820 9668 8340 7969 6318 7969 6768
        5771 5908 7568 6938 10391 7231 6641 6108 3242 4419 3242 5249 5000 5981 6230 6431 5391
        6431 6182 4131 6060 6699 3252 3242 6592 3232 10000 6699 6372 6431 6431 4692 5332 4600
        6699 6108 9102 6299 6099 5068 4331 5088 4331 5659 2500 2500 4990 4990 5581 5000 10000
        8672 3921 5859 7700 3999 3999 2598 2900 5859 5859 5859 5000 8242 6812 8242 4219 5659
        3989 3989 6719 6431 2891 3989 3921 6812 9370 9380 9380 5049 9458 7339 5659 7969 6270
        7500 9351 6411 5659 6650 6431
        -1299:P,P. -801:L'L’Ta -698:'A,T.TA'ATA’TATcTdTeTgToTq’A
        -601:'c'd'e'o'q,V,W,Y.V.W.YAYF,F.T,T.TsY,Y.YA’c’d’e’o’q
        -498:,C,G,O,Q.C.G.O.QPATmTnTpTrTuV,V.W,W.YaYcYdYeYoYq
        -400:'a-TAVAWB,B.D,D.O,O.Q,Q.T-TzVAWAYsv,v.w,w.y,y.’a 400:r'r’v'v’w'w’y'y’ 601:EJf'f’
        1299:AJ
        """#)

    /// OpenSans-Light
    private static let glyphs72 = FontGlyphs(
        #"""
        2598 2402 3530 6460 5708 8071 7129 1919 2720 2720 5508 5708 2148 3218 2378 3408 5708
        5708 5708 5708 5708 5708 5708 5708 5708 5708 2378 2378 5708 5708 5708 4209 8862 6001
        6270 6211 7061 5518 5020 7231 7192 2520 2471 5811 5132 8628 7212 7642 5850 7642 5942
        5449 5239 7192 5771 8921 5381 5278 5762 3188 3408 3188 5708 4111 5771 5298 5952 4751
        5952 5488 2998 5229 5898 2261 2261 4839 2261 8828 5898 5859 5952 5952 3892 4658 3350
        5898 4590 7231 4980 4590 4609 3530 5410 3530 5708 1450 1450 2998 2998 3750 5000 10000
        7158 3760 5708 7251 2559 2559 2598 2402 5708 5708 5708 5161 8320 4321 8320 4282 5708
        3359 3359 5962 6548 2378 3359 3608 4321 7402 7402 7402 4209 8071 7158 5708 7642 5850
        5830 8452 5732 5708 5859 5952
        -1299:P,P. -801:L'L’Ta -698:'A,T.TA'ATA’TATcTdTeTgToTq’A
        -601:'c'd'e'o'q,V,W,Y.V.W.YAYF,F.T,T.TsY,Y.YA’c’d’e’o’q
        -498:,C,G,O,Q.C.G.O.QPATmTnTpTrTuV,V.W,W.YaYcYdYeYoYq
        -400:'a-TAVAWB,B.D,D.O,O.Q,Q.T-TzVAWAYsv,v.w,w.y,y.’a 400:r'r’v'v’w'w’y'y’ 601:EJf'f’
        1299:AJ
        """#)

    /// OpenSans-Semibold
    private static let glyphs73 = FontGlyphs(
        #"""
        2598 2759 4360 6460 5708 8618 7402 2432 3169 3169 5479 5708 2671 3218 2749 3901 5708
        5708 5708 5708 5708 5708 5708 5708 5708 5708 2749 2778 5708 5708 5708 4531 8979 6611
        6602 6338 7339 5581 5322 7261 7510 3052 2988 6392 5420 9229 7832 7871 6152 7871 6392
        5498 5659 7422 6221 9458 6221 5918 5752 3301 3901 3301 5371 4292 5918 5801 6230 4951
        6230 5762 3628 5562 6348 2788 2788 5718 2788 9561 6348 6108 6230 6230 4312 4868 3931
        6348 5352 8169 5508 5361 4780 3862 5508 3711 5708 1929 1929 3970 3970 4609 5000 10000
        8188 3760 5801 7622 3359 3359 2598 2759 5708 5708 5708 5010 8320 5562 8320 4282 5708
        3628 3628 6392 6548 2749 3628 3809 5562 8301 8301 8301 4531 9121 7310 5708 7871 6191
        6660 8872 6069 5708 6108 6230
        -1299:P,P. -801:L'L’Ta -698:'A,T.TA'ATA’TATcTdTeTgToTq’A
        -601:'c'd'e'o'q,V,W,Y.V.W.YAYF,F.T,T.TsY,Y.YA’c’d’e’o’q
        -498:,C,G,O,Q.C.G.O.QPATmTnTpTrTuV,V.W,W.YaYcYdYeYoYq
        -400:'a-TAVAWB,B.D,D.O,O.Q,Q.T-TzVAWAYsv,v.w,w.y,y.’a 400:r'r’v'v’w'w’y'y’ 601:EJf'f’
        1299:AJ
        """#)

    /// Palatino-Bold
    private static let glyphs74 = FontGlyphs(
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
    private static let glyphs75 = FontGlyphs(
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
    private static let glyphs76 = FontGlyphs(
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
    private static let glyphs77 = FontGlyphs(
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
    private static let glyphs78 = FontGlyphs(
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
    private static let glyphs79 = FontGlyphs(
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

    /// ProximaNova-Bold
    private static let glyphs80 = FontGlyphs(
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

    /// ProximaNova-Regular
    private static let glyphs81 = FontGlyphs(
        #"""
        2455 2384 2763 6434 5856 6791 6311 1864 2545 2536 3037 3926 2129 4014 1790 5511 5851
        4071 4929 5052 5166 5156 5705 5062 5610 5544 1779 1940 4806 4144 4806 4503 7919 6396
        6294 6579 6863 5767 5573 6774 6989 2349 4551 6083 5516 8297 7208 6599 5885 7086 6178
        5773 5797 7143 6424 9896 5979 6164 5951 2441 5374 2441 5099 4835 2100 5292 5766 5194
        5889 5614 2902 5847 5511 2077 2129 5002 2606 8698 5323 5628 5827 5837 3365 4613 3192
        5628 5043 7584 4793 5127 4679 2450 2185 2450 4835 1854 1798 2990 2942 3245 5393 8524
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
    private static let glyphs82 = FontGlyphs(
        #"""
        2736 2585 4251 5548 5548 9979 6287 2774 2585 2585 3513 5988 2760 3882 2762 3323 5548
        5548 5548 5548 5548 5548 5548 5548 6025 5548 2774 2774 5988 5988 5988 5548 7983 6467
        6836 7205 7099 6097 6039 7532 7205 2585 5179 6656 5466 8692 7205 7629 6434 7584 6692
        6313 5732 7015 6097 9241 6097 6467 6097 2585 3323 2585 5988 4990 2215 5380 5952 5207
        5954 5398 2923 5765 5480 2208 2215 5122 2264 8470 5517 5662 5892 5918 3298 4963 3311
        5519 4965 7609 5169 4968 4790 3323 2215 3323 5988 2774 2774 4620 4620 -1 4990 9979 9979
        4990
        -1289:P,P.Y,Y. -1111:TyYo -1108:F,F.T,T.T:TaTcTeToTs -918:V,V.Y-YeYq
        -742:ATAYLTLVLWLYPATAVAVaYAYaYpv,v.y,y. -556:'sAVWe -552:FAT-TwV-VeVoW,W.Y:YuYvr,r.w,w.
        -371:AWLyTrTuV:VrVuVyWAWaYi
        """#)

    /// Quicksand-Bold
    private static let glyphs83 = FontGlyphs(
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
    private static let glyphs84 = FontGlyphs(
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
    private static let glyphs85 = FontGlyphs(
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

    /// Raleway-Bold
    private static let glyphs86 = FontGlyphs(
        #"""
        2400 3070 3930 7210 6340 7860 7120 2350 3100 3090 3450 4210 2320 4180 2250 6980 6140
        4940 5640 5580 5710 5540 6070 5610 6040 5890 2470 2590 5150 4360 5150 4860 8450 6720
        6800 6860 7160 6010 5740 7250 7450 2860 4910 6690 5840 8650 7630 7560 6230 7550 6650
        6130 6190 7500 6760 10530 6460 6600 6270 3160 6370 3160 5850 4750 2550 5740 6340 5640
        6450 5990 3700 6340 6040 2550 2610 5580 3170 9310 6040 6060 6340 6340 3870 4970 3840
        6180 5490 8390 5310 5500 4930 3170 2720 3170 5670 2460 2370 4340 4250 4320 6030 9280
        6020 3630 7980 8290 3580 3580 2400 3050 5920 5450 7120 5320 8410 6490 8410 2850 4720
        4160 4070 6640 6570 2250 2980 4430 6490 9310 9560 9390 4790 9660 7210 4770 7550 6040
        5580 9370 6130 5110 6060 6010
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

    /// Raleway-Light
    private static let glyphs87 = FontGlyphs(
        #"""
        2570 2430 2640 6690 6170 6980 6550 1850 2560 2550 3140 4140 2380 4220 1770 5790 6110
        4080 5080 5290 5360 5420 6000 5350 5890 5830 1770 1910 5060 4370 5060 4730 8340 6750
        6620 6900 7130 6120 5940 7170 7350 2370 4780 6350 5810 8800 7730 7530 6210 7520 6490
        6050 6060 7560 6790 10430 6280 6470 6270 2470 5480 2470 5260 5190 2130 5370 6120 5450
        6150 5830 3180 6120 5760 2070 2140 5220 2590 9150 5760 5920 6120 6120 3410 4810 3200
        5870 5280 8060 4960 5400 4900 2480 2230 2480 4930 1850 1800 2910 2860 3380 5590 8920
        4160 3470 8070 6970 3510 3510 2570 2420 5540 4870 6670 4970 8290 5520 8290 2610 4680
        3810 3860 6130 5880 1770 2640 4490 5520 7950 8380 8100 4660 9620 7200 4510 7530 6010
        5490 9300 5990 5400 5920 6030
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

    /// Raleway-Medium
    private static let glyphs88 = FontGlyphs(
        #"""
        2530 2620 3240 6920 6220 7330 6810 2100 2830 2830 3290 4160 2110 4230 2020 6330 6140
        4500 5350 5400 5580 5480 6060 5350 5980 5890 2010 2210 5100 4390 5100 4790 8400 6770
        6710 6820 7160 6050 5830 7140 7410 2600 4850 6520 5840 8740 7700 7480 6230 7460 6570
        6090 6140 7550 6800 10490 6370 6550 6310 2700 5900 2700 5530 5030 2320 5540 6230 5540
        6290 5910 3430 6240 5900 2300 2370 5390 2860 9240 5900 5990 6230 6230 3630 4940 3520
        6010 5380 8210 5130 5450 4930 2710 2400 2710 5320 2070 2000 3450 3380 3490 5820 9110
        5030 3560 7950 7600 3540 3540 2530 2600 5700 5120 6870 5170 8360 5960 8360 2720 4660
        3960 3940 6280 6180 2020 2800 4480 5960 8580 8920 8660 4730 9610 7220 4640 7480 6040
        5530 9330 6060 5330 5990 6030
        -1170:FJ -1120:hT -1110:TcTdTeTgToTqbToTpT -1100:aTmTnT -1090:LTLY -1050:L'eTeY
        -1020:TaTs -1010:','.,'.'cT -1000:,’.’L’’,’. -990:LVLW -980:sT -960:F,F.Ys -940:P,P.PJTJ
        -920:'J’J -910:YaYcYeYoaYoY -890:YJYdYgYqbYgTpYqTzT -880:Tz -850:TvvTyT -840:Y,Y.uT
        -830:,Y.YcYhY -820:TwTywT -810:TmTnTpTr -800:mYnY -790:VJWJ -780:AYLwLyYA -770:sYwJ
        -760:kT -750:TxrJrTxT -740:Tu -730:gYqYuYvJ -720:yJ -710:,V,W.V.WV,V.W,W. -700:Lv
        -690:oW -680:VcVeVoWcWeWooV’A -670:,T.TATT,T.TAWdWgWqbVbWpVpW -660:-YA’VdVgVqY-YmYnYpYr
        -640:'AA' -630:tT -610:-TL-T- -590:AWWAYucW -580:AVVAaWcVeVeW -570:FaaVhVhWmWnW
        -560:WsmVnV -550:FAVstY -540:Wa -530:Va -510:PA -500:sVsW -480:zY -470:OYQY
        -460::TT:YCYGYOYQYzr,r.uVuW -450:-JfJ -440:DYgVqV
        -430:,w,y.w.yVmVnVpVrVuWmWnWpWrgWqWrAw,w. -420:Wu -410:,v.vv,v.y,y. -400:FsKCKGKOKQkY
        -390:XcXeXobXpXyY -380:FmFnFpFrKvKwKyYvoX -370:XdXgXqvY -360:fA -350:AwAyGYOXYywA
        -340:XCXGXOXQr-tWwY -330:-V-WAvKcKeKoV-W-YwtVvAyA -320:DXFcFeFoFuKdKgKqYf
        -310:BYFdFgFqRYxY -300::YY:Yx 440:fT 460:fY 490:fV 500:fW 560:fX 1020:qj
        """#)

    /// Raleway-Regular
    private static let glyphs89 = FontGlyphs(
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
    private static let glyphs90 = FontGlyphs(
        #"""
        2470 2840 3570 7060 6280 7580 6960 2220 2960 2960 3370 4190 2210 4210 2130 6640 6140
        4710 5490 5490 5640 5510 6070 5480 6010 5890 2230 2390 5120 4380 5120 4820 8430 6750
        6750 6840 7160 6030 5790 7190 7430 2720 4880 6600 5840 8700 7670 7520 6230 7500 6610
        6110 6160 7520 6780 10510 6410 6570 6290 2920 6120 2920 5690 4900 2430 5640 6280 5590
        6370 5950 3560 6290 5970 2420 2480 5480 3010 9270 5970 6020 6280 6280 3740 4960 3670
        6090 5430 8300 5220 5470 4930 2930 2560 2930 5490 2260 2180 3870 3800 3890 5920 9190
        5500 3590 7970 7930 3560 3560 2470 2820 5800 5280 6990 5240 8380 6210 8380 2780 4690
        4060 4000 6450 6370 2130 2890 4460 6210 8930 9220 9010 4760 9630 7220 4700 7510 6040
        5550 9350 6090 5230 6020 6020
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

    /// Roboto-Black
    private static let glyphs91 = FontGlyphs(
        #"""
        2490 2764 3174 5811 5796 7427 6743 1543 3530 3525 4653 5342 2695 4497 3027 3511 5796
        5796 5796 5796 5796 5796 5796 5796 5796 5796 3003 2881 5103 5859 5132 5098 8955 6812
        6455 6562 6470 5596 5469 6816 7026 3022 5620 6396 5420 8765 7021 6904 6514 6904 6523
        6260 6309 6646 6611 8691 6387 6279 6104 2822 4268 2822 4478 4419 3398 5312 5630 5200
        5625 5449 3628 5757 5645 2749 2705 5469 2749 8613 5645 5620 5630 5620 3789 5127 3438
        5645 5166 7261 5151 5181 5151 3252 2559 3252 6323 2495 2432 4272 4302 4277 6182 7524
        7749 3701 5796 6343 3179 3032 2490 3008 5908 6006 5410 6357 7856 5146 7856 3975 5386
        3750 3750 6416 4888 3213 3750 4585 5146 7090 7505 8247 5098 9404 6616 5293 6885 6182
        6494 8447 5693 5698 5625 5610
        -1973:P,P. -1406:L'L’ -1392:,',’.'.’ -1362:LY -1338:F,F. -1328:T- -1260:T,T. -1133:’s
        -1128:Y,Y. -1055:TJ -1050:V,V. -1016:FJTo -1006:LV -1001:LT -938:FA -898:PJ -869:PA
        -845:r,r. -820:Ta -815:v,v.y,y. -801:K- -767:V- -762:X- -742:Y- -732:AYYA -703:’o
        -698:W,W. -605:w,w. -601:LvLy -596:D,D.O,O. -586:'AA'ATA’TAm’n’’A -547:o’
        -508:h’’c’d’e’g’q -469:YJYU -454:LW -449:'s -444:'o -435:TcTdTeTgTmTnTpTq -430:o'
        -415:DTOT -400:TvTy -391:h'm'n' -376:AVTx -371:Ts -366:VA -317:TrTuYcYdYeYgYoYq
        -312:LCLGLOLQe’ -308:KwYa
        """#)

    /// Roboto-Bold
    private static let glyphs92 = FontGlyphs(
        #"""
        2490 2720 3208 5962 5737 7383 6562 1621 3511 3525 4536 5459 2446 3882 2910 3740 5737
        5737 5737 5737 5737 5737 5737 5737 5737 5737 2822 2622 5093 5723 5166 4980 8950 6733
        6382 6548 6504 5625 5483 6812 7070 2920 5586 6353 5415 8760 7065 6904 6455 6904 6382
        6147 6187 6582 6538 8750 6357 6187 6064 2783 4224 2783 4375 4468 3311 5361 5630 5220
        5640 5405 3584 5713 5601 2651 2603 5342 2651 8657 5601 5654 5630 5649 3652 5146 3379
        5601 5059 7349 5093 5024 5093 3306 2534 3306 6489 2339 2295 4058 4087 4028 6318 7632
        7397 3594 5737 6318 3120 3022 2490 2827 5757 5947 5361 6284 7847 4995 7847 3887 5376
        3726 3726 6157 4902 3013 3726 4575 4995 7178 7612 8081 4980 9404 6650 5312 6890 6084
        6309 8447 5757 5703 5645 5674
        -1973:P,P. -1406:L'L’ -1392:,',’.'.’ -1362:LY -1338:F,F. -1328:T- -1260:T,T. -1133:’s
        -1128:Y,Y. -1055:TJ -1050:V,V. -1016:FJTo -1006:LV -1001:LT -938:FA -898:PJ -869:PA
        -845:r,r. -820:Ta -815:v,v.y,y. -801:K- -767:V- -762:X- -742:Y- -732:AYYA -703:’o
        -698:W,W. -605:w,w. -601:LvLy -596:D,D.O,O. -586:'AA'ATA’TAm’n’’A -547:o’
        -508:h’’c’d’e’g’q -469:YJYU -454:LW -449:'s -444:'o -435:TcTdTeTgTmTnTpTq -430:o'
        -415:DTOT -400:TvTy -391:h'm'n' -376:AVTx -371:Ts -366:VA -317:TrTuYcYdYeYgYoYq
        -312:LCLGLOLQe’ -308:KwYa
        """#)

    /// Roboto-Light
    private static let glyphs93 = FontGlyphs(
        #"""
        2437 2256 2876 5815 5547 7393 6157 1704 3193 3262 4243 5645 1919 2861 2388 3975 5547
        5547 5547 5547 5547 5547 5547 5547 5547 5547 2100 1948 5112 5532 5186 4541 9136 6250
        6128 6494 6553 5688 5625 6841 7075 2666 5508 6309 5273 8652 7104 6772 6157 6772 6353
        5923 5972 6577 6172 8965 6123 5991 5981 2397 3940 2397 4165 4321 2856 5361 5542 5156
        5557 5171 3311 5552 5493 2246 2285 4902 2246 8867 5498 5605 5542 5581 3369 5068 3218
        5493 4810 7544 4868 4756 4868 3306 2212 3306 6851 1782 1782 2988 3013 2900 6514 7715
        6411 3237 5547 6172 2974 2974 2437 2212 5444 5713 5161 6055 7998 4556 8018 3779 5303
        3613 3613 5571 4756 2461 3613 4507 4536 7246 7563 7764 4595 9106 6699 5234 6772 5933
        5864 8457 5820 5684 5571 5620
        -1641:L'L’ -1582:P,P. -1343:LT -1289:FJ -1172:TJ -1167:LY -1143:F,F. -1133:T- -1099:V,V.
        -1064:T,T. -1030:Y,Y. -977:PJ -854:LV -830:,',’.'.’FA -698:LW -674:PA -664:o' -649:LvLy
        -630:AT -625:’o -605:w,w. -601:W,W.r,r. -586:'AA'A’’A -566:Ts -552:Ta -547:’s
        -532:TmTnTp -522:'''’v,v.y,y.’'’’ -508:h'm'n' -498:D,D.O,O. -483:TcTdTeTgToTq -469:YJYU
        -464:Tu -459:AYYA -449:Lw -425:AV -391:'sRTe’h’m’n’o’ -386:TA -376:Tx -366:TrVA -356:Ya
        -352:TvTy -337:AW -327:a'a’ -317:LCLGLOLQYcYdYeYgYoYq -312:K- -308:Kw
        """#)

    /// Roboto-Medium
    private static let glyphs94 = FontGlyphs(
        #"""
        2490 2681 3242 6104 5684 7344 6392 1689 3491 3530 4424 5576 2202 3286 2793 3960 5684
        5684 5684 5684 5684 5684 5684 5684 5684 5684 2651 2378 5083 5596 5205 4868 8950 6655
        6313 6528 6533 5654 5498 6812 7109 2822 5552 6304 5415 8755 7104 6904 6396 6904 6245
        6040 6074 6523 6475 8804 6328 6094 6025 2744 4180 2744 4277 4512 3223 5415 5630 5239
        5649 5366 3545 5669 5552 2559 2505 5220 2559 8706 5562 5693 5630 5679 3516 5166 3330
        5557 4951 7432 5034 4868 5034 3354 2510 3354 6646 2188 2168 3848 3887 3789 6450 7734
        7061 3496 5684 6294 3062 3013 2490 2651 5610 5889 5317 6216 7837 4854 7837 3804 5366
        3701 3701 5913 4912 2822 3701 4565 4854 7266 7710 7925 4868 9399 6680 5337 6899 5991
        6133 8442 5815 5713 5669 5737
        -1973:P,P. -1406:L'L’ -1392:,',’.'.’ -1362:LY -1338:F,F. -1328:T- -1260:T,T. -1133:’s
        -1128:Y,Y. -1055:TJ -1050:V,V. -1016:FJTo -1006:LV -1001:LT -938:FA -898:PJ -869:PA
        -845:r,r. -820:Ta -815:v,v.y,y. -801:K- -767:V- -762:X- -742:Y- -732:AYYA -703:’o
        -698:W,W. -605:w,w. -601:LvLy -596:D,D.O,O. -586:'AA'ATA’TAm’n’’A -547:o’
        -508:h’’c’d’e’g’q -469:YJYU -454:LW -449:'s -444:'o -435:TcTdTeTgTmTnTpTq -430:o'
        -415:DTOT -400:TvTy -391:h'm'n' -376:AVTx -371:Ts -366:VA -317:TrTuYcYdYeYgYoYq
        -312:LCLGLOLQe’ -308:KwYa
        """#)

    /// Roboto-Regular
    private static let glyphs95 = FontGlyphs(
        #"""
        2480 2578 3203 6157 5620 7324 6221 1748 3423 3481 4307 5674 1968 2764 2637 4126 5620
        5620 5620 5620 5620 5620 5620 5620 5620 5620 2422 2114 5083 5488 5229 4727 8979 6523
        6230 6509 6562 5684 5527 6812 7134 2720 5518 6274 5386 8730 7134 6880 6309 6880 6162
        5938 5967 6484 6367 8872 6270 6006 5991 2651 4106 2651 4180 4512 3091 5439 5615 5234
        5640 5303 3477 5615 5508 2432 2393 5068 2432 8770 5522 5703 5615 5684 3389 5161 3271
        5513 4844 7515 4961 4731 4961 3384 2441 3384 6802 2002 2002 3535 3574 3447 6562 7808
        6689 3374 5620 6255 3003 3003 2480 2441 5474 5815 5254 6133 7856 4692 7861 3735 5347
        3667 3667 5669 4893 2612 3667 4551 4688 7324 7759 7778 4736 9346 6709 5337 6880 5908
        5947 8447 5864 5713 5669 5762
        -1641:L'L’ -1582:P,P. -1343:LT -1289:FJ -1172:TJ -1167:LY -1143:F,F. -1133:T- -1099:V,V.
        -1064:T,T. -1030:Y,Y. -977:PJ -854:LV -830:,',’.'.’FA -698:LW -674:PA -664:o' -649:LvLy
        -630:AT -625:’o -605:w,w. -601:W,W.r,r. -586:'AA'A’’A -566:Ts -552:Ta -547:’s
        -532:TmTnTp -522:'''’v,v.y,y.’'’’ -508:h'm'n' -498:D,D.O,O. -483:TcTdTeTgToTq -469:YJYU
        -464:Tu -459:AYYA -449:Lw -425:AV -391:'sRTe’h’m’n’o’ -386:TA -376:Tx -366:TrVA -356:Ya
        -352:TvTy -337:AW -327:a'a’ -317:LCLGLOLQYcYdYeYgYoYq -312:K- -308:Kw
        """#)

    /// Roboto-Thin
    private static let glyphs96 = FontGlyphs(
        #"""
        2393 1938 2544 5474 5474 7456 6089 1660 2964 3042 4180 5620 1870 2964 2144 3818 5474
        5474 5474 5474 5474 5474 5474 5474 5474 5474 1777 1777 5142 5576 5142 4360 9287 5972
        6030 6479 6543 5693 5723 6865 7021 2607 5493 6348 5161 8574 7075 6660 6006 6660 6543
        5913 5977 6665 5972 9058 5972 5972 5977 2144 3779 2144 4146 4126 2622 5278 5474 5073
        5474 5039 3149 5483 5474 2061 2173 4731 2061 8965 5474 5503 5474 5474 3345 4976 3164
        5474 4775 7568 4775 4775 4775 3223 1982 3223 6895 1562 1562 2441 2451 2349 6465 7622
        6128 3101 5474 6089 2949 2949 2393 1982 5420 5615 5068 5972 8135 4419 8174 3823 5259
        3555 3555 5474 4619 2305 3555 4463 4380 7163 7363 7744 4453 8867 6689 5137 6660 5952
        5776 8472 5776 5659 5474 5474
        -1641:L'L’ -1582:P,P. -1343:LT -1289:FJ -1172:TJ -1167:LY -1143:F,F. -1133:T- -1099:V,V.
        -1064:T,T. -1030:Y,Y. -977:PJ -854:LV -830:,',’.'.’FA -698:LW -674:PA -664:o' -649:LvLy
        -630:AT -625:’o -605:w,w. -601:W,W.r,r. -586:'AA'A’’A -566:Ts -552:Ta -547:’s
        -532:TmTnTp -522:'''’v,v.y,y.’'’’ -508:h'm'n' -498:D,D.O,O. -483:TcTdTeTgToTq -469:YJYU
        -464:Tu -459:AYYA -449:Lw -425:AV -391:'sRTe’h’m’n’o’ -386:TA -376:Tx -366:TrVA -356:Ya
        -352:TvTy -337:AW -327:a'a’ -317:LCLGLOLQYcYdYeYgYoYq -312:K- -308:Kw
        """#)

    /// RobotoCondensed-Bold
    private static let glyphs97 = FontGlyphs(
        #"""
        2305 2607 3208 5273 5059 6387 5791 1616 3232 3237 4541 4751 2456 3633 2915 3311 5059
        5059 5059 5059 5059 5059 5059 5059 5059 5059 2744 2549 4468 5034 4541 4482 7661 5977
        5615 5703 5649 4907 4761 5854 6138 2705 4907 5532 4785 7583 6123 6035 5688 6035 5537
        5400 5435 5713 5781 7490 5601 5430 5303 2637 3813 2637 3911 3999 3315 4712 4951 4600
        4956 4790 3281 5034 4922 2524 2456 4785 2524 7417 4922 4976 4951 4971 3315 4541 3071
        4922 4492 6328 4526 4463 4526 2979 2534 2979 5571 2295 2251 3872 3901 3862 5474 6602
        6631 3604 5059 5537 2847 2744 2305 2715 5093 5244 4751 5527 7847 4492 7847 3892 4727
        3354 3354 5493 4355 2852 3354 4058 4497 6226 6621 7046 4468 8179 5796 4688 6021 5332
        5591 7285 5024 4995 4966 4990
        -1973:P,P. -1406:L'L’ -1392:,',’.'.’ -1362:LY -1338:F,F. -1328:T- -1260:T,T. -1133:’s
        -1128:Y,Y. -1055:TJ -1050:V,V. -1016:FJTo -1006:LV -1001:LT -938:FA -898:PJ -869:PA
        -845:r,r. -820:Ta -815:v,v.y,y. -801:K- -767:V- -762:X- -742:Y- -732:AYYA -703:’o
        -698:W,W. -605:w,w. -601:LvLy -596:D,D.O,O. -586:'AA'ATA’TAm’n’’A -547:o’
        -508:h’’c’d’e’g’q -469:YJYU -454:LW -449:'s -444:'o -435:TcTdTeTgTmTnTpTq -430:o'
        -415:DTOT -400:TvTy -391:h'm'n' -376:AVTx -371:Ts -366:VA -317:TrTuYcYdYeYgYoYq
        -312:LCLGLOLQe’ -308:KwYa
        """#)

    /// RobotoCondensed-Light
    private static let glyphs98 = FontGlyphs(
        #"""
        2251 2144 2876 5137 4863 6392 5376 1704 2915 2969 4243 4941 1919 2583 2388 3555 4863
        4863 4863 4863 4863 4863 4863 4863 4863 4863 2012 1855 4487 4834 4561 4038 7842 5488
        5361 5654 5698 4976 4907 5938 6147 2441 4824 5488 4644 7476 6167 5898 5391 5898 5498
        5171 5210 5703 5410 7710 5361 5229 5225 2251 3530 2251 3696 3853 2856 4712 4863 4536
        4878 4580 3003 4868 4810 2109 2129 4341 2109 7627 4819 4907 4863 4897 3027 4468 2905
        4814 4243 6528 4297 4185 4297 2983 2212 2983 5942 1729 1729 2793 2812 2720 5674 6689
        5625 3237 4863 5396 2700 2700 2251 2090 4775 5010 4546 5293 7998 4043 8018 3779 4658
        3237 3237 4888 4214 2285 3237 3989 4028 6294 6577 6719 4077 7881 5845 4609 5898 5171
        5132 7300 5093 4976 4888 4937
        -1641:L'L’ -1582:P,P. -1343:LT -1289:FJ -1172:TJ -1167:LY -1143:F,F. -1133:T- -1099:V,V.
        -1064:T,T. -1030:Y,Y. -977:PJ -854:LV -830:,',’.'.’FA -698:LW -674:PA -664:o' -649:LvLy
        -630:AT -625:’o -605:w,w. -601:W,W.r,r. -586:'AA'A’’A -566:Ts -552:Ta -547:’s
        -532:TmTnTp -522:'''’v,v.y,y.’'’’ -508:h'm'n' -498:D,D.O,O. -483:TcTdTeTgToTq -469:YJYU
        -464:Tu -459:AYYA -449:Lw -425:AV -391:'sRTe’h’m’n’o’ -386:TA -376:Tx -366:TrVA -356:Ya
        -352:TvTy -337:AW -327:a'a’ -317:LCLGLOLQYcYdYeYgYoYq -312:K- -308:Kw
        """#)

    /// RobotoCondensed-Regular
    private static let glyphs99 = FontGlyphs(
        #"""
        2295 2461 3203 5479 4937 6328 5439 1748 3140 3188 4307 4971 1968 2480 2637 3711 4937
        4937 4937 4937 4937 4937 4937 4937 4937 4937 2334 2026 4458 4790 4604 4224 7690 5767
        5459 5669 5708 4971 4810 5908 6201 2500 4834 5454 4756 7554 6196 6011 5542 6011 5308
        5186 5205 5615 5605 7617 5513 5249 5229 2505 3696 2505 3711 4048 3091 4790 4932 4619
        4961 4688 3164 4932 4829 2295 2241 4507 2295 7529 4844 5020 4932 5005 3047 4561 2959
        4834 4277 6499 4390 4165 4390 3066 2441 3066 5894 1948 1948 3340 3374 3267 5723 6782
        5903 3374 4937 5479 2725 2725 2295 2319 4800 5112 4639 5376 7856 4180 7861 3735 4702
        3296 3296 4985 4346 2437 3296 4033 4180 6377 6777 6733 4219 8125 5854 4707 6011 5151
        5220 7285 5137 5000 4985 5083
        -1641:L'L’ -1582:P,P. -1343:LT -1289:FJ -1172:TJ -1167:LY -1143:F,F. -1133:T- -1099:V,V.
        -1064:T,T. -1030:Y,Y. -977:PJ -854:LV -830:,',’.'.’FA -698:LW -674:PA -664:o' -649:LvLy
        -630:AT -625:’o -605:w,w. -601:W,W.r,r. -586:'AA'A’’A -566:Ts -552:Ta -547:’s
        -532:TmTnTp -522:'''’v,v.y,y.’'’’ -508:h'm'n' -498:D,D.O,O. -483:TcTdTeTgToTq -469:YJYU
        -464:Tu -459:AYYA -449:Lw -425:AV -391:'sRTe’h’m’n’o’ -386:TA -376:Tx -366:TrVA -356:Ya
        -352:TvTy -337:AW -327:a'a’ -317:LCLGLOLQYcYdYeYgYoYq -312:K- -308:Kw
        """#)

    /// SourceSansPro-Bold
    private static let glyphs100 = FontGlyphs(
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
    private static let glyphs101 = FontGlyphs(
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
    private static let glyphs102 = FontGlyphs(
        #"""
        2000 2900 4270 4970 4970 8250 6100 2500 3040 3040 4180 4970 2500 3110 2500 3500 4970
        4970 4970 4970 4970 4970 4970 4970 4970 4970 2500 2500 4970 4970 4970 4250 8460 5440
        5880 5710 6160 5270 4950 6170 6520 2630 4800 5790 4860 7270 6460 6640 5670 6640 5700
        5340 5360 6460 5160 7860 5140 4760 5390 3040 3500 3040 4970 5000 5420 5040 5540 4560
        5550 4960 2920 5050 5440 2470 2470 4950 2550 8290 5470 5420 5550 5550 3480 4190 3390
        5440 4680 7180 4470 4680 4250 3040 2420 3040 4970 2500 2500 4270 4270 4270 4800 8000
        9490 3050 4970 6370 2710 2710 2000 2900 4970 4970 4970 4970 7440 4300 4240 3320 4970
        3670 3670 5620 5610 2500 3670 3650 4300 7810 8090 7960 4250 8230 6370 4970 6640 5840
        5760 7780 5450 4970 5430 5550
        -1460:PJ -1380:FJ -1320:’,’. -1260:TJ -1200:LT -1150:','. -1120:P,P. -1060:T,T.
        -1050:,’.’ -1000:YJ -990:,T.T -960:,'.' -950:'J -920:,Y.Y -910:Y,Y. -900:L' -820:’J
        -790:L’ -780:PZ -760:LVLY -750:Tz -730:T-TaTgVJ -720:F,F. -670:Ya -660:-YTcTdTeToTqY-
        -650:,V.VV,V.WJ’a -600:Yg -590:Ts’A -580:’c’d’e’o’q -570:bToTpTr,r. -560:A’LW
        -550:'AA'ATrJ -540:L-TZ -500:PAf,f. -490:’s -470:-TUJYz -460:,t.tTmTnTpTrTubYoYpY
        -450:k-’g -430:Pa -410:YcYdYeYoYqYsw,w. -400:DJJJOJQJTAYmYnYpYrvJyJ -390:TSTx -370:FA
        -360:LvLy -350:,v.vkTv,v.y,y. -340:,W.WFaKtLwTwW,W.YuYxZ-xY -330:P-TvTyZJxT -310:ExR-
        -300:FZFzK-PgVuZSqYuYwJ 330:fX 340:f’ 370:gj 400:f' 460:fTfW 590:fY 660:fV
        """#)

    /// SourceSansPro-Semibold
    private static let glyphs103 = FontGlyphs(
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

    /// Times-Bold
    private static let glyphs104 = FontGlyphs(
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
    private static let glyphs105 = FontGlyphs(
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
    private static let glyphs106 = FontGlyphs(
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
    private static let glyphs107 = FontGlyphs(
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
    private static let glyphs108 = FontGlyphs(
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
    private static let glyphs109 = FontGlyphs(
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
    private static let glyphs110 = FontGlyphs(
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
    private static let glyphs111 = FontGlyphs(
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

    /// TrebuchetMS
    private static let glyphs112 = FontGlyphs(
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
    private static let glyphs113 = FontGlyphs(
        #"""
        3010 3670 3670 5860 5860 6840 7060 2300 3670 3670 4330 5860 3670 3670 3670 3900 5860
        5860 5860 5860 5860 5860 5860 5860 5860 5860 3670 3670 5860 5860 5860 4380 7710 6330
        5960 6120 6430 5690 5830 6710 6830 2780 5330 6170 5520 7450 6670 7030 5870 7090 6100
        5110 6120 6780 6220 8840 6010 6140 5600 4020 3550 4020 5860 5860 5860 5320 5820 5110
        5800 5740 3700 5010 5930 2980 3660 5470 2950 8600 5900 5650 5820 5820 4270 4300 3960
        5910 5280 7840 5520 5330 5280 4330 5860 4330 5860 2300 2300
        """#)

    /// Verdana
    private static let glyphs114 = FontGlyphs(
        #"""
        3520 3940 4590 8180 6360 10760 7270 2690 4540 4540 6360 8180 3640 4540 3640 4540 6360
        6360 6360 6360 6360 6360 6360 6360 6360 6360 4540 4540 8180 8180 8180 5450 10000 6840
        6860 6980 7710 6320 5750 7750 7510 4210 4550 6930 5570 8430 7480 7870 6030 7870 6950
        6840 6160 7320 6840 9890 6850 6150 6850 4540 4540 4540 8180 6360 6360 6010 6230 5210
        6230 5960 3520 6230 6330 2740 3440 5920 2740 9730 6330 6070 6230 6230 4270 5210 3940
        6330 5920 8180 5920 5920 5250 6350 4540 6350 8180 2690 2690
        """#)

    /// Verdana-Bold
    private static let glyphs115 = FontGlyphs(
        #"""
        3420 4020 5870 8670 7110 12720 8620 3320 5430 5430 7110 8670 3610 4800 3610 6890 7110
        7110 7110 7110 7110 7110 7110 7110 7110 7110 4020 4020 8670 8670 8670 6170 9640 7760
        7620 7240 8300 6830 6500 8110 8370 5460 5550 7710 6370 9480 8470 8500 7330 8500 7820
        7100 6820 8120 7640 11280 7640 7370 6920 5430 6890 5430 8670 7110 7110 6680 6990 5880
        6990 6640 4220 6990 7120 3420 4030 6710 3420 10580 7120 6870 6990 6990 4970 5930 4560
        7120 6500 9790 6690 6510 5970 7110 5430 7110 8670 3320 3320
        """#)
}
