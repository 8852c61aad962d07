import CLibXML2

/// Reads XML that nobody vouches for.
///
/// No network, no files, no entities of the document's own: any DOCTYPE is refused where it starts,
/// before a declaration in it is looked at. Depth, number of elements and bytes are limited.
package enum XMLReader {
    /// The root element of the document in `bytes`.
    package static func read(
        _ bytes: [UInt8], limits: XMLLimits = .standard
    ) throws(ImportRefusal) -> XMLElement {
        if bytes.isEmpty { throw ImportRefusal(line: nil, "the file is empty") }
        if bytes.count > limits.bytes {
            throw ImportRefusal(line: nil, "the file is larger than \(limits.bytes) bytes")
        }
        xmlInitParser()
        let builder = XMLTreeBuilder(limits: limits)
        parse(bytes, with: builder)
        if let refusal = builder.refusal { throw refusal }
        guard let root = builder.root else {
            throw ImportRefusal(line: 1, "the file is not XML")
        }
        return root
    }

    private static func parse(_ bytes: [UInt8], with builder: XMLTreeBuilder) {
        bytes.withUnsafeBytes { buffer in
            let start = buffer.bindMemory(to: CChar.self).baseAddress
            guard let context = xmlCreateMemoryParserCtxt(start, Int32(bytes.count)) else {
                return builder.refuse(1, "the file is not XML")
            }
            defer { xmlFreeParserCtxt(context) }
            let session = XMLParserSession(context: context, builder: builder)
            session.run()
            if context.pointee.wellFormed == 0 { builder.refuse(1, "the XML is broken") }
        }
    }
}
