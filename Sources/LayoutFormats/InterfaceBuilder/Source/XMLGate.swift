import CLibXML2

/// One run of libxml2's SAX2 parser over a file: whether it is XML, and small enough to be read.
///
/// A class, because libxml2's callbacks share it through a pointer.
final class XMLGate {
    private let limits: XMLLimits
    /// What the file says, where its own bytes cannot be read for it.
    private(set) var echo: XMLEcho?
    private(set) var elementCount = 0
    private var depth = 0
    private var refusal: ImportRefusal?
    private var context: xmlParserCtxtPtr?

    init(limits: XMLLimits, echo: XMLEcho?) {
        self.limits = limits
        self.echo = echo
    }

    func admit(_ bytes: [UInt8]) throws(ImportRefusal) {
        xmlInitParser()
        bytes.withUnsafeBytes { buffer in
            let start = buffer.bindMemory(to: CChar.self).baseAddress
            context = xmlCreateMemoryParserCtxt(start, Int32(bytes.count))
            if let context { run(context) }
            context = nil
        }
        if let refusal { throw refusal }
        if elementCount == 0 { throw ImportRefusal(line: 1, "the file is not XML") }
    }

    /// Parses the context's input to its end or to the first refusal.
    private func run(_ context: xmlParserCtxtPtr) {
        var handler = handler
        let ownHandler = context.pointee.sax
        withUnsafeMutablePointer(to: &handler) { pointer in
            context.pointee.sax = pointer
            context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
            xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue))
            xmlParseDocument(context)
            // The context frees the handler that it made itself.
            context.pointee.sax = ownHandler
        }
        if context.pointee.wellFormed == 0 { refuse(1, "the XML is broken") }
        xmlFreeParserCtxt(context)
    }

    private var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = XML_SAX2_MAGIC
        handler.internalSubset = { data, _, _, _ in
            let gate = XMLGate.from(data)
            gate.stop(gate.line, "a DOCTYPE is not accepted")
        }
        handler.startElementNs = { data, name, prefix, _, _, _, count, _, attributes in
            XMLGate.from(data).start(name, prefix, attributes, Int(count))
        }
        handler.endElementNs = { data, name, prefix, _ in
            XMLGate.from(data).end(name, prefix)
        }
        handler.serror = { data, error in
            guard let data, let error else { return }
            XMLGate.from(data).report(error)
        }
        guard echo != nil else { return handler }
        handler.characters = { data, start, count in
            XMLGate.from(data).echo?.characters(
                UnsafeBufferPointer(start: start, count: Int(count)))
        }
        handler.comment = { data, text in
            guard let text else { return }
            XMLGate.from(data).echo?.comment(String(cString: text))
        }
        return handler
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> XMLGate {
        Unmanaged<XMLGate>.fromOpaque(data!).takeUnretainedValue()
    }
}

extension XMLGate {
    private var line: Int { context.map { Int(layout_xml_line($0)) } ?? 1 }

    private func start(
        _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
    ) {
        elementCount += 1
        depth += 1
        if depth > limits.depth {
            return stop(line, "elements are nested deeper than \(limits.depth)")
        }
        if elementCount > limits.elements {
            return stop(line, "there are more than \(limits.elements) elements")
        }
        guard echo != nil else { return }
        let read = (0..<count).map { attribute(attributes! + 5 * $0) }
        echo?.start(qualified(name, prefix), read, line: line)
    }

    private func end(_ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?) {
        depth -= 1
        if echo != nil { echo?.end(qualified(name, prefix)) }
    }

    /// libxml2 hands over five pointers an attribute: name, prefix, URI, value, end of the value.
    private func attribute(
        _ parts: UnsafeMutablePointer<UnsafePointer<xmlChar>?>
    ) -> (String, [UInt8]) {
        let start = parts[3]!
        let value = UnsafeBufferPointer(start: start, count: parts[4]! - start)
        return (qualified(parts[0], parts[1]), Array(value))
    }

    private func qualified(
        _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?
    ) -> String {
        let local = name.map { String(cString: $0) } ?? ""
        return prefix.map { String(cString: $0) + ":" + local } ?? local
    }

    private func report(_ error: UnsafeRawPointer) {
        if layout_xml_error_is_warning(error) != 0 { return }
        let message = layout_xml_error_message(error).map { String(cString: $0) } ?? ""
        stop(Int(layout_xml_error_line(error)), XMLComplaint.sentence(message))
    }

    private func stop(_ line: Int, _ message: String) {
        refuse(line, message)
        if let context { xmlStopParser(context) }
    }

    /// Only the first refusal counts: what follows is often its consequence.
    private func refuse(_ line: Int, _ message: String) {
        if refusal == nil { refusal = ImportRefusal(line: max(line, 1), message) }
    }
}

/// What libxml2 found wrong, said as one sentence of ours.
enum XMLComplaint {
    static func sentence(_ message: String) -> String {
        let text = String(message.split(whereSeparator: \.isNewline).first ?? "")
        guard let first = text.first else { return "the XML is broken" }
        return "the XML is broken: " + first.lowercased() + text.dropFirst()
    }
}
