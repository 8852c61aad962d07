import StackCore
import TestKit
import Testing

/// Widths of texts in scripts of which no stored text is known. The facts are widths that HarfBuzz
/// gives for Noto Sans, in thousandths of an em: regular, and bold.
@Suite struct ScriptWidthTests {
    struct Fact: Sendable, CustomTestStringConvertible {
        let script: String
        let words: [(word: String, regular: Double, bold: Double)]
        /// The share by which one word may differ. Conjuncts of some scripts have forms that the
        /// table does not list.
        let tolerance: Double
        var testDescription: String { script }
    }

    static let facts: [Fact] = [
        Fact(
            script: "Arabic",
            words: [
                ("تسجيل", 2889, 3232),
                ("الدخول", 2786, 3035),
                ("إعدادات", 3219, 3488),
                ("الحساب", 3269, 3585),
                ("البحث", 2571, 2750),
                ("المنتجات", 3713, 3983),
                ("كلمة", 1776, 1978),
                ("المرور", 2286, 2551),
                ("غير", 1272, 1416),
                ("متابعة", 2465, 2734),
                ("التسوق", 2967, 3354),
                ("إلغاء", 1721, 1910),
                ("الاشتراك", 3468, 3893),
                ("الإشعارات", 3989, 4406),
                ("والأصوات", 3873, 4228),
                ("ورود", 1738, 1922),
                ("برنامه", 2206, 2510),
                ("تنظیمات", 3587, 3880),
                ("خروج", 2071, 2264),
                ("حساب", 2723, 2990),
                ("توجد", 1892, 2083),
                ("نتائج", 1851, 2100),
            ], tolerance: 0.03),
        Fact(
            script: "Hebrew",
            words: [
                ("הגדרות", 3016, 3211),
                ("התחברות", 4030, 4253),
                ("לחשבון", 3092, 3290),
                ("שכחת", 2568, 2697),
                ("סיסמה", 2861, 3037),
                ("המשך", 2562, 2717),
                ("לקנייה", 2711, 2899),
                ("שלום", 2227, 2373),
                ("עולם", 2100, 2226),
            ], tolerance: 0.03),
        Fact(
            script: "Thai",
            words: [
                ("เข้าสู่ระบบ", 3842, 4082),
                ("ตั้งค่า", 2193, 2306),
                ("ลืมรหัสผ่าน", 4499, 4750),
                ("ดำเนินการต่อ", 5241, 5520),
                ("สั่งซื้อสินค้า", 4444, 4698),
                ("การแจ้งเตือน", 5210, 5566),
                ("น้ำ", 1019, 1081),
            ], tolerance: 0.03),
        Fact(
            script: "Devanagari",
            words: [
                ("लॉग", 1500, 1642),
                ("करें", 1171, 1261),
                ("सेटिंग्स", 2396, 2631),
                ("पासवर्ड", 2636, 2874),
                ("भूल", 1381, 1511),
                ("खरीदारी", 2933, 3212),
                ("जारी", 1669, 1842),
                ("रखें", 1227, 1334),
                ("सूचनाएँ", 2677, 2954),
                ("प्रदर्शन", 2323, 2539),
                ("व्यक्तिगत", 3414, 3722),
                ("जानकारी", 3245, 3577),
                ("क्षमा", 1569, 1733),
                ("करें", 1171, 1261),
                ("विज्ञापन", 2838, 3136),
                ("रद्द", 949, 1022),
                ("करें", 1171, 1261),
                ("स्वीकार", 2634, 2889),
                ("करें", 1171, 1261),
                ("प्रोफ़ाइल", 3026, 3278),
                ("धन्यवाद", 2825, 3084),
                ("मित्रों", 1668, 1835),
                ("आमंत्रित", 3002, 3305),
            ], tolerance: 0.03),
        Fact(
            script: "Bengali",
            words: [
                ("করুন", 2214, 2341),
                ("সেটিংস", 2981, 3150),
                ("পাসওয়ার্ড", 4006, 4267),
                ("ভুলে", 1798, 1925),
                ("গেছেন", 2639, 2865),
                ("বিজ্ঞপ্তি", 2828, 3050),
                ("ব্যক্তিগত", 3410, 3651),
                ("তথ্য", 1607, 1735),
                ("প্রোফাইল", 3732, 4058),
            ], tolerance: 0.1),
        Fact(
            script: "Tamil",
            words: [
                ("உள்நுழைக", 6038, 6608),
                ("அமைப்புகள்", 6590, 7195),
                ("கடவுச்சொல்", 6531, 7181),
                ("அறிவிப்புகள்", 7009, 7701),
            ], tolerance: 0.06),
        Fact(
            script: "Telugu",
            words: [
                ("లాగిన్", 2332, 2537),
                ("చేయండి", 3293, 3516),
                ("సెట్టింగ్‌లు", 3619, 3897),
                ("పాస్‌వర్డ్", 3006, 3282),
                ("మర్చిపోయారా", 5599, 5973),
                ("ప్రొఫైల్", 2414, 2632),
                ("నోటిఫికేషన్లు", 4633, 5053),
            ], tolerance: 0.05),
        Fact(
            script: "Kannada",
            words: [
                ("ಲಾಗಿನ್", 2889, 3181),
                ("ಮಾಡಿ", 2373, 2568),
                ("ಸೆಟ್ಟಿಂಗ್‌ಗಳು", 4901, 5353),
                ("ಪಾಸ್‌ವರ್ಡ್", 4689, 5164),
                ("ಮರೆತಿರಾ", 3523, 3790),
                ("ಅಧಿಸೂಚನೆಗಳು", 6323, 6902),
            ], tolerance: 0.05),
        Fact(
            script: "Malayalam",
            words: [
                ("ലോഗിൻ", 4145, 4599),
                ("ചെയ്യുക", 4029, 4455),
                ("ക്രമീകരണങ്ങൾ", 7936, 8832),
                ("പാസ്‌വേഡ്", 5399, 5932),
                ("മറന്നോ", 3753, 4134),
                ("അറിയിപ്പുകൾ", 6990, 7789),
            ], tolerance: 0.1),
        Fact(
            script: "Gujarati",
            words: [
                ("લૉગ", 1570, 1706),
                ("કરો", 1221, 1310),
                ("સેટિંગ્સ", 2548, 2742),
                ("પાસવર્ડ", 2602, 2796),
                ("ભૂલી", 1725, 1853),
                ("ગયા", 1513, 1653),
                ("સૂચનાઓ", 3330, 3597),
                ("વ્યક્તિગત", 3512, 3781),
            ], tolerance: 0.05),
        Fact(
            script: "Gurmukhi",
            words: [
                ("ਲੌਗ", 1424, 1554),
                ("ਕਰੋ", 1201, 1281),
                ("ਸੈਟਿੰਗਾਂ", 2415, 2640),
                ("ਪਾਸਵਰਡ", 3167, 3405),
                ("ਭੁੱਲ", 1251, 1349),
                ("ਸੂਚਨਾਵਾਂ", 2938, 3144),
            ], tolerance: 0.03),
        Fact(
            script: "Sinhala",
            words: [
                ("පුරනය", 3267, 3375),
                ("වන්න", 2738, 2796),
                ("සැකසුම්", 3804, 3995),
                ("මුරපදය", 3731, 3889),
                ("අමතකද", 4090, 4268),
            ], tolerance: 0.03),
        Fact(
            script: "Oriya",
            words: [
                ("ଲଗ୍", 1574, 1699),
                ("ଇନ୍", 1508, 1614),
                ("କରନ୍ତୁ", 2172, 2325),
                ("ସେଟିଂସ୍", 2927, 3128),
            ], tolerance: 0.06),
        Fact(
            script: "Lao",
            words: [
                ("ເຂົ້າສູ່ລະບົບ", 4081, 4134),
                ("ການຕັ້ງຄ່າ", 3505, 3619),
            ], tolerance: 0.03),
        Fact(
            script: "Armenian",
            words: [
                ("Մուտք", 3207, 3411),
                ("գործել", 3284, 3584),
                ("Կարգավորումներ", 8846, 9508),
            ], tolerance: 0.03),
        Fact(
            script: "Georgian",
            words: [
                ("შესვლა", 3957, 4090),
                ("პარამეტრები", 6977, 7234),
            ], tolerance: 0.03),
        Fact(
            script: "Ethiopic",
            words: [
                ("ቅንብሮች", 3170, 3428)
            ], tolerance: 0.03),
        Fact(
            script: "Khmer",
            words: [
                ("ចូល", 1543, 1647),
                ("ការកំណត់", 3723, 3982),
                ("ភ្លេចពាក្យសម្ងាត់", 5881, 6237),
            ], tolerance: 0.06),
        Fact(
            script: "Myanmar",
            words: [
                ("ဝင်ရောက်ရန်", 5469, 5466),
                ("ဆက်တင်များ", 5759, 5790),
                ("စကားဝှက်", 4397, 4407),
                ("မေ့နေပါသလား", 6479, 6552),
            ], tolerance: 0.08),
    ]

    private func width(_ text: String, _ weight: FontWeight) -> Double {
        let font = Font.system(size: 1000, weight: weight)
        return TextMetrics(font: font, traits: MeasurementTraits(era: .current, scale: 2)).width(
            text)
    }

    @Test(arguments: facts)
    func `a word is as wide as HarfBuzz shapes it`(_ fact: Fact) {
        for (word, regular, bold) in fact.words {
            let found = width(word, .regular)
            #expect(
                abs(found - regular) <= fact.tolerance * regular, "\(word): \(found), \(regular)")
            let heavy = width(word, .bold)
            #expect(
                abs(heavy - bold) <= (fact.tolerance + 0.06) * bold, "\(word): \(heavy), \(bold)")
        }
    }

    @Test func `a text in two scripts is as wide as both`() {
        let both = width("iPhone תפריט", .regular)
        let parts = width("iPhone ", .regular) + width("תפריט", .regular)
        #expect(abs(both - parts) < 1e-9)
    }

    @Test func `any text of these scripts has a finite width that no letter makes negative`() {
        var generator = SeededGenerator(seed: 7)
        let scripts: [ClosedRange<UInt32>] = [0x530...0x10FF, 0x1200...0x137F, 0x1780...0x17FF]
        for _ in 0..<2_000 {
            let text = String(
                String.UnicodeScalarView(
                    (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
                        Unicode.Scalar(
                            .random(
                                in: scripts.randomElement(using: &generator)!, using: &generator))
                    }))
            let width = width(text, .regular)
            #expect(width.isFinite && width > -500, "\(text): \(width)")
        }
    }
}
