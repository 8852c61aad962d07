import CLibXML2

/// One run of libxml2's SAX2 parser, whose events go to a tree builder.
final class XMLParserSession {
    private let context: xmlParserCtxtPtr
    private let builder: XMLTreeBuilder

    init(context: xmlParserCtxtPtr, builder: XMLTreeBuilder) {
        self.context = context
        self.builder = builder
    }

    /// Parses the context's input to its end or to the first refusal.
    func run() {
        var handler = Self.handler
        let ownHandler = context.pointee.sax
        withUnsafeMutablePointer(to: &handler) { pointer in
            context.pointee.sax = pointer
            context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
            xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue))
            xmlParseDocument(context)
            // The context frees the handler that it made itself.
            context.pointee.sax = ownHandler
        }
    }

    private static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = XML_SAX2_MAGIC
        handler.internalSubset = { data, _, _, _ in XMLParserSession.from(data).refuseDoctype() }
        handler.startElementNs = { data, name, prefix, _, _, _, count, _, attributes in
            XMLParserSession.from(data).start(name, prefix, attributes, Int(count))
        }
        handler.endElementNs = { data, _, _, _ in XMLParserSession.from(data).builder.end() }
        handler.characters = { data, start, count in
            XMLParserSession.from(data).builder.characters(
                UnsafeBufferPointer(start: start, count: Int(count)))
        }
        handler.comment = { data, text in
            guard let text else { return }
            XMLParserSession.from(data).builder.comment(String(cString: text))
        }
        handler.serror = { data, error in
            guard let data, let error else { return }
            XMLParserSession.from(data).report(error)
        }
        return handler
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> XMLParserSession {
        Unmanaged<XMLParserSession>.fromOpaque(data!).takeUnretainedValue()
    }
}

extension XMLParserSession {
    private var line: Int { Int(layout_xml_line(context)) }

    private func refuseDoctype() {
        stop(line, "a DOCTYPE is not accepted")
    }

    private func start(
        _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
    ) {
        let read = (0..<count).map { attribute(attributes! + 5 * $0) }
        builder.start(qualified(name, prefix), read, line: line)
        if builder.refusal != nil { xmlStopParser(context) }
    }

    /// libxml2 hands over five pointers an attribute: name, prefix, URI, value, end of the value.
    private func attribute(_ parts: UnsafeMutablePointer<UnsafePointer<xmlChar>?>) -> XMLAttribute {
        let start = parts[3]!
        let bytes = UnsafeBufferPointer(start: start, count: parts[4]! - start)
        let value = String(decoding: bytes, as: UTF8.self)
        return XMLAttribute(
            name: qualified(parts[0], parts[1]), value: AmpersandReference.decode(value))
    }

    private func qualified(
        _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?
    ) -> String {
        let local = name.map { String(cString: $0) } ?? ""
        return prefix.map { String(cString: $0) + ":" + local } ?? local
    }

    fileprivate func report(_ error: UnsafeRawPointer) {
        if layout_xml_error_is_warning(error) != 0 { return }
        let message = layout_xml_error_message(error).map { String(cString: $0) } ?? ""
        let line = Int(layout_xml_error_line(error))
        stop(line, XMLComplaint.sentence(message))
    }

    private func stop(_ line: Int, _ message: String) {
        builder.refuse(line, message)
        xmlStopParser(context)
    }
}
