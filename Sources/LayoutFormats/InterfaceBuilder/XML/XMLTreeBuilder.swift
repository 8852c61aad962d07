/// Puts the parser's events together to a tree, and stops at the first thing that is refused.
///
/// A class, because libxml2's callbacks share it through a pointer.
final class XMLTreeBuilder {
    private struct OpenElement {
        let name: String
        let attributes: [XMLAttribute]
        let line: Int
        let number: Int
        var remark = ""
        var children: [XMLElement] = []
        var text: [UInt8] = []
    }

    private let limits: XMLLimits
    private var open: [OpenElement] = []
    private var elementCount = 0
    private(set) var root: XMLElement?
    private(set) var refusal: ImportRefusal?

    init(limits: XMLLimits) {
        self.limits = limits
    }

    func start(_ name: String, _ attributes: [XMLAttribute], line: Int) {
        elementCount += 1
        if open.count >= limits.depth {
            return refuse(line, "elements are nested deeper than \(limits.depth)")
        }
        if elementCount > limits.elements {
            return refuse(line, "there are more than \(limits.elements) elements")
        }
        open.append(
            OpenElement(
                name: name, attributes: attributes, line: line, number: elementCount - 1))
    }

    func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text.append(contentsOf: bytes)
    }

    /// Comments are nobody's business but for our own.
    func comment(_ text: String) {
        guard !open.isEmpty, text.hasPrefix(Remark.mark) else { return }
        open[open.count - 1].remark += text.dropFirst(Remark.mark.count) + ";"
    }

    func end() {
        guard let last = open.popLast() else { return }
        let isLayout = !last.children.isEmpty && last.text.allSatisfy(Self.isSpace)
        let element = XMLElement(
            name: last.name, attributes: last.attributes, children: last.children,
            text: isLayout ? "" : String(decoding: last.text, as: UTF8.self), line: last.line,
            number: last.number, remark: last.remark)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    /// Only the first refusal counts: what follows is often its consequence.
    func refuse(_ line: Int, _ message: String) {
        if refusal == nil { refusal = ImportRefusal(line: max(line, 1), message) }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
