import StackCore
import Testing

@testable import LayoutFormats

@Suite struct FontInferenceTests {
    /// Imports a xib with a view for each list of labels: font, size and stored height.
    private func documents(
        _ views: [[(font: String, size: Double, height: Double)]], toolsVersion: String = "17156"
    ) throws -> [Document] {
        let labels = views.map { labels in
            labels.map {
                ("name=\"\($0.font)\" family=\"x\" pointSize=\"\($0.size)\"", $0.height)
            }
        }
        return try LabelledFile(views: labels, toolsVersion: toolsVersion).documents()
    }

    /// At 16 points, Open Sans has lines of 22 points, its substitute lines of 19.
    @Test func `labels at the height of another font say that theirs is missing`() throws {
        let own = [("OpenSans-Bold", 16.0, 22.0), ("Gotham-Book", 16, 16)]
        let substitute = [("OpenSans", 16.0, 19.0), ("OpenSans-Bold", 16, 19), own[1]]
        #expect(try documents([own])[0].value(.missingFonts) == nil)
        #expect(try documents([substitute])[0].value(.missingFonts) == "OpenSans")
    }

    /// A scene without evidence of its own uses the file's labels.
    @Test func `a scene's own labels go before the file's`() throws {
        let missing = [("OpenSans", 16.0, 19.0), ("OpenSans-Bold", 16, 19)]
        let scenes = try documents([missing, [("OpenSans", 16, 22)], [("OpenSans", 16, 40)]])
        #expect(scenes.map { $0.value(.missingFonts) } == ["OpenSans", nil, "OpenSans"])
    }

    @Test func `a file's labels speak for scenes that say nothing`() throws {
        let many = [("OpenSans", 16.0, 19.0), ("OpenSans-Bold", 16, 19)]
        let scenes = try documents([many, [("OpenSans-Light", 16, 40)], [("Lato-Bold", 16, 40)]])
        #expect(scenes.map { $0.value(.missingFonts) } == ["OpenSans", "OpenSans", nil])
        let even = try documents([[("OpenSans", 16, 19), ("OpenSans", 16, 22)]])
        #expect(even[0].value(.missingFonts) == nil)
    }

    /// A single-line label gives a range of line heights. A stretched label does not agree with the
    /// others.
    @Test func `labels say how high the lines of a font are that no table has`() throws {
        let labels = [("Unheard-Bold", 16.0, 20.0), ("Unheard", 20, 25), ("Unheard", 14, 22)]
        let line = try documents([labels])[0].value(.missingFonts)
        #expect(line == "Unheard=1.2375,Unheard-Bold=1.2375")
        let substitute = [("Unheard", 16.0, 19.0)]
        #expect(try documents([substitute])[0].value(.missingFonts) == nil)
        let scenes = try documents([labels, [("Unheard", 16, 40)], [("Other", 16, 40)]])
        #expect(scenes.map { $0.value(.missingFonts) } == [line, "Unheard=1.2375", nil])
    }

    @Test func `where labels of a family do not agree, each face has lines of its own`() throws {
        let labels = [("Unheard-Bold", 18.0, 23.5), ("Unheard-Thin", 14, 17)]
        let line = try documents([labels])[0].value(.missingFonts)
        #expect(line == "Unheard-Bold=1.2917,Unheard-Thin=1.1964")
    }

    @Test func `up to Xcode 7 no font is missing`() throws {
        let labels = [("OpenSans", 16.0, 19.0)]
        #expect(try documents([labels], toolsVersion: "9531")[0].value(.missingFonts) == nil)
    }
}

extension Document {
    fileprivate func value(_ key: PropertyKey) -> String? { properties[key]?.spelling }
}
