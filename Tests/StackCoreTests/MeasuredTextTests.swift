import Foundation
import StackCore
import Testing

/// Texts measured by Interface Builder, which are not part of the package. If they are available,
/// the tests print the agreement with them and compare it with docs/text-measurement.md.
///
/// They are in `../shared` beside the package, or in the folder `LAYOUTEDIT_MEASURED`.
private enum Measured {
    static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["LAYOUTEDIT_MEASURED"] {
            return URL(filePath: path)
        }
        return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared")
    }()

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path())
    }

    static func rows(_ path: String) throws -> [[String: Any]] {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            .split(separator: "\n")
            .map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as! [String: Any] }
    }

    static let texts = "corpus/train/text_widths.jsonl"
    static let foreign = "uistackview/foreign_rows.jsonl"
    static let missing: Comment = "SKIPPED: the measured texts are not on this machine"
}

/// The number of rows, and of those that agree.
private struct Share {
    var count = 0
    var right = 0

    mutating func take(_ isRight: Bool) {
        count += 1
        right += isRight ? 1 : 0
    }

    var percent: Double { count == 0 ? 0 : 100 * Double(right) / Double(count) }
}

private func report(_ shares: [String: Share], _ title: String) {
    print(title)
    for (name, share) in shares.sorted(by: { $0.key < $1.key }) {
        let percent = (share.percent * 10).rounded() / 10
        print("  \(name): \(share.right) of \(share.count), \(percent) %")
    }
}

@Suite struct MeasuredTextTests {
    @Test(.enabled(if: Measured.exists(Measured.texts), Measured.missing))
    func `lines in the system font are as wide as Interface Builder says`() throws {
        var shares: [String: Share] = [:]
        for row in try Measured.rows(Measured.texts) {
            guard let text = SystemText(row) else { continue }
            let isRight = abs(text.width - text.stored) <= 1.01
            for name in text.classes { shares[name, default: Share()].take(isRight) }
        }
        report(shares, "within 1 pt, of texts that the numbers were fitted to:")
        #expect(shares["below 19.5 pt"]!.percent >= 97)
        #expect(shares["from 19.5 pt"]!.percent >= 90)
    }

    @Test(.enabled(if: Measured.exists(Measured.foreign), Measured.missing))
    func `lines in other fonts are as wide and as high as Interface Builder says`() throws {
        let rows = try Measured.rows(Measured.foreign).map(OtherText.init)
        let missing = OtherText.missingFonts(rows)
        var shares: [String: Share] = [:]
        for row in rows {
            let size = row.size(missing: missing[row.document] ?? .none)
            for name in ["all", row.kind] {
                if let width = row.width {
                    shares[name + ", width", default: Share()].take(abs(size.width - width) <= 1.01)
                }
                if let height = row.height {
                    shares[name + ", height", default: Share()]
                        .take(abs(size.height - height) <= 0.51)
                }
            }
        }
        report(shares, "within 1 pt in width and 0.51 in height, of texts that some tables follow:")
        #expect(shares["all, width"]!.percent >= 84)
        #expect(shares["all, height"]!.percent >= 84)
    }
}

/// A row of text_widths.jsonl in the system font.
private struct SystemText {
    let stored: Double
    let width: Double
    let classes: [String]

    init?(_ row: [String: Any]) {
        let font = row["font"] as! String
        let text = row["text"] as! String
        guard ["system", "boldSystem", "textStyle", ".AppleSystemUIFont"].contains(font),
            row["lines"] as! Int == 1, !text.contains("\n"), row["insets"] == nil,
            row["configuration"] == nil
        else { return nil }
        let era = Era(toolsVersion: row["toolsVersion"] as! String)
        let scale = (row["scale"] as! NSNumber).doubleValue
        let traits = MeasurementTraits(era: era, scale: scale)
        let metrics = TextMetrics(font: Self.font(row, font), traits: traits)
        stored = (row["width"] as! NSNumber).doubleValue
        if row["view"] as! String == "button" {
            width = max(30, PixelGrid(scale: 1).up(metrics.width(text)))
        } else {
            width = metrics.block(text, numberOfLines: 1).width
        }
        let isSuspect = row["suspect"] as? Bool ?? false
        let cut = metrics.pointSize < 19.5 ? "below 19.5 pt" : "from 19.5 pt"
        classes = isSuspect ? ["suspect"] : [era < .xcode7 ? "Xcode 6, " + cut : cut, "all"]
    }

    private static func font(_ row: [String: Any], _ font: String) -> Font {
        if let style = row["style"] as? String {
            let name = style == "LargeTitle" ? "Title0" : style
            return .style(TextStyle(interfaceBuilderName: "UICTFontTextStyle" + name)!)
        }
        let weight = (row["weight"] as? String).flatMap(FontWeight.init(rawValue:))
        return .system(
            size: (row["size"] as! NSNumber).doubleValue,
            weight: weight ?? (font == "boldSystem" ? .bold : .regular))
    }
}

/// A row of foreign_rows.jsonl: a text in a custom font.
private struct OtherText {
    let name: FontName
    let points: Double
    let text: String
    let isButton: Bool
    let traits: MeasurementTraits
    let document: String
    let width: Double?
    let height: Double?
    let kind: String

    init(_ row: [String: Any]) throws {
        name = try #require(FontName(row["font"] as! String))
        points = (row["size"] as! NSNumber).doubleValue
        text = row["text"] as! String
        isButton = row["view"] as! String == "button"
        let scale = (row["scale"] as! NSNumber).doubleValue
        let version = Int((row["toolsVersion"] as! NSNumber).doubleValue)
        traits = MeasurementTraits(
            era: Era(version), scale: row["wholePoints"] as! Bool ? 1 : scale)
        document = "\(row["repo"]!) \(row["document"]!)"
        width = (row["width"] as? NSNumber)?.doubleValue
        height = (row["height"] as? NSNumber)?.doubleValue
        switch row["installed"] as? Bool {
        case true?: kind = "installed"
        case false?: kind = "not installed"
        case nil: kind = "unknown"
        }
    }

    /// Infers each document's missing fonts from its labels, as an import does.
    static func missingFonts(_ rows: [OtherText]) -> [String: MissingFonts] {
        var votes: [String: [String: Int]] = [:]
        for row in rows where !row.isButton && row.traits.era >= .xcode8 {
            guard let height = row.height,
                let mark = LineHeightMatch(
                    row.name, size: row.points, height: height, pixels: row.traits.framePixels)
            else { continue }
            votes[row.document, default: [:]][row.name.family, default: 0] += mark == .own ? -1 : 1
        }
        return votes.mapValues { MissingFonts($0.filter { $0.value > 0 }.map(\.key)) }
    }

    func size(missing: MissingFonts) -> Size {
        var traits = traits
        traits.missingFonts = missing
        let font = Font.custom(name: name, size: points)
        let size =
            isButton
            ? ButtonContent(title: text, font: font).intrinsicSize(in: traits)
            : LabelContent(text: text, font: font).intrinsicSize(in: traits)
        return Size(width: size.width ?? 0, height: size.height ?? 0)
    }
}
