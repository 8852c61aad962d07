import CZlib
package import StackCore

/// The size of a picture, as read from its file: in pixels or in points, depending on the format.
package enum PictureSize: Hashable, Sendable {
    /// The size of a PNG or JPEG file, in pixels.
    case pixels(Size)
    /// The size of a PDF or SVG file, in points.
    case points(Size)

    /// Returns nil if the bytes are not a picture in one of these formats, or if they are damaged.
    package init?(_ bytes: [UInt8]) {
        let size: PictureSize?
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            size = Self.png(bytes).map(PictureSize.pixels)
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            size = Self.jpeg(bytes).map(PictureSize.pixels)
        } else if bytes.starts(with: "%PDF".utf8) {
            size = Self.pdf(bytes).map(PictureSize.points)
        } else {
            size = Self.svg(bytes).map(PictureSize.points)
        }
        guard let size else { return nil }
        self = size
    }

    /// Returns the size in points of a picture that was made for `scale`.
    package func size(at scale: Double) -> Size {
        precondition(scale > 0, "a point has \(scale) pixels")
        return switch self {
        case .pixels(let size): Size(width: size.width / scale, height: size.height / scale)
        case .points(let size): size
        }
    }

    private static func positive(_ width: Double, _ height: Double) -> Size? {
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        return Size(width: width, height: height)
    }

    // MARK: Formats with sizes in pixels

    private static func png(_ bytes: [UInt8]) -> Size? {
        guard bytes.count > 24 else { return nil }
        func number(_ start: Int) -> Double {
            Double(bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) })
        }
        return positive(number(16), number(20))
    }

    /// Returns the size in pixels, which is in the segment at the start of the frame; nil if no
    /// such segment is found.
    private static func jpeg(_ bytes: [UInt8]) -> Size? {
        func number(_ start: Int) -> Int { Int(bytes[start]) << 8 | Int(bytes[start + 1]) }
        var place = 2
        while place + 9 <= bytes.count, bytes[place] == 0xFF {
            switch bytes[place + 1] {
            case 0xFF: place += 1
            case 0x01, 0xD0...0xD7: place += 2
            // These markers begin a frame; 0xC4, 0xC8 and 0xCC have other meanings.
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return positive(Double(number(place + 7)), Double(number(place + 5)))
            default: place += 2 + max(number(place + 2), 2)
            }
        }
        return nil
    }

    // MARK: Formats with sizes in points

    /// Returns the size of the first page in points; nil if no page is found. Searches compressed
    /// streams of objects too, because pages can be in such streams from PDF 1.5 on.
    private static func pdf(_ bytes: [UInt8]) -> Size? {
        if let size = mediaBox(in: bytes) { return size }
        var rest = bytes[...]
        for _ in 0..<mostObjectStreams {
            guard let type = rest.firstRange(ofText: "/ObjStm"),
                let start = rest[type.upperBound...].firstRange(ofText: "stream"),
                let end = rest[start.upperBound...].firstRange(ofText: "endstream")
            else { return nil }
            let isEndOfLine = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
            let packed = rest[start.upperBound..<end.lowerBound].drop(while: isEndOfLine)
            if let size = inflated(Array(packed)).flatMap(mediaBox) { return size }
            rest = rest[end.upperBound...]
        }
        return nil
    }

    /// The number of object streams that are searched for a page.
    private static let mostObjectStreams = 100
    /// The largest inflated object stream, in bytes.
    private static let largestObjectStream = 1 << 20

    /// Returns the content of a zlib stream; nil if it is damaged or too large.
    private static func inflated(_ bytes: [UInt8]) -> [UInt8]? {
        var length = UInt(largestObjectStream)
        var content = [UInt8](repeating: 0, count: largestObjectStream)
        let status = uncompress(&content, &length, bytes, UInt(bytes.count))
        return status == Z_OK ? Array(content.prefix(Int(length))) : nil
    }

    /// Returns the size of the first page in a text of PDF objects, in points. Rounds up to whole
    /// points, like the image sizes in documents (635 of 673 sizes).
    private static func mediaBox(in bytes: [UInt8]) -> Size? {
        guard let name = bytes[...].firstRange(ofText: "/MediaBox") else { return nil }
        var rest = bytes[name.upperBound...].prefix(200)
        guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
            let close = rest.firstIndex(of: UInt8(ascii: "]")), open < close
        else { return nil }
        rest = rest[open + 1..<close]
        let numbers = String(decoding: rest, as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return positive(
            abs(numbers[2] - numbers[0]).rounded(.up), abs(numbers[3] - numbers[1]).rounded(.up))
    }

    /// Returns the width and height of the `svg` element, or else the size of its view box, in
    /// points. Returns nil if it has neither.
    private static func svg(_ bytes: [UInt8]) -> Size? {
        let head = bytes.prefix(1 << 14)
        guard let start = head.firstRange(of: "<svg".utf8)?.upperBound,
            let end = head[start...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let element = String(decoding: head[start..<end], as: UTF8.self)
        if let width = attribute("width", of: element).flatMap(length),
            let height = attribute("height", of: element).flatMap(length)
        {
            return positive(width, height)
        }
        let box = attribute("viewBox", of: element)?
            .split(whereSeparator: { $0 == "," || $0.isWhitespace }).compactMap { Double($0) }
        guard let box, box.count == 4 else { return nil }
        return positive(box[2], box[3])
    }

    private static func attribute(_ name: String, of element: String) -> String? {
        for range in element.ranges(of: name) {
            guard range.lowerBound > element.startIndex,
                element[element.index(before: range.lowerBound)].isWhitespace
            else { continue }
            let rest = element[range.upperBound...].drop(while: \.isWhitespace)
            let value = rest.dropFirst().drop(while: \.isWhitespace)
            guard rest.first == "=", let quote = value.first, quote == "\"" || quote == "'"
            else { continue }
            return String(value.dropFirst().prefix { $0 != quote })
        }
        return nil
    }

    /// Parses a length in pixels or points, which Xcode treats as equal.
    private static func length(_ text: String) -> Double? {
        let text = text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text[...]
        return Double(text)
    }
}
