package import LayoutChecks
import StackCore

extension ExpectedFrames {
    /// Parses the output of `export --format json`. Returns nil if the bytes have another format.
    package init?(_ bytes: [UInt8]) {
        guard let file = JSONReader.read(bytes), case .number(1)? = file["format"],
            case .array(let documents)? = file["documents"]
        else { return nil }
        var layouts: [ExpectedLayout] = []
        for document in documents {
            guard let layout = ExpectedLayout(document) else { return nil }
            layouts.append(layout)
        }
        self.init(layouts)
    }
}

extension ExpectedLayout {
    fileprivate init?(_ json: JSONValue) {
        guard let name = json["name"]?.content, let device = json["device"]?.content,
            let orientation = json["orientation"]?.content.flatMap(Orientation.init),
            let width = json["size"]?["width"]?.double, width.magnitude <= NumberSpelling.limit,
            let height = json["size"]?["height"]?.double, height.magnitude <= NumberSpelling.limit,
            let direction = json["direction"]?.content.flatMap(LayoutDirection.init),
            case .array(let objects)? = json["views"]
        else { return nil }
        var views: [ExpectedView] = []
        for object in objects {
            guard let view = ExpectedView(object) else { return nil }
            views.append(view)
        }
        self.init(
            document: name, device: device, orientation: orientation,
            size: Size(width: width, height: height), direction: direction, views: views)
    }
}

extension ExpectedView {
    fileprivate init?(_ json: JSONValue) {
        guard let name = json["name"]?.content,
            let kind = json["kind"]?.content.flatMap(ViewKind.init(rawValue:)),
            case .bool(let isHidden)? = json["hidden"], let frame = json["frame"],
            let x = frame["x"]?.double, let y = frame["y"]?.double,
            let width = frame["width"]?.double, let height = frame["height"]?.double
        else { return nil }
        self.init(
            name: name, kind: kind, parent: json["parent"]?.content, isHidden: isHidden,
            frame: Rect(x: x, y: y, width: width, height: height))
    }
}

extension JSONValue {
    /// The value as a finite number; nil if it is anything else.
    fileprivate var double: Double? {
        if case .number(let number) = self, number.isFinite { number } else { nil }
    }
}
