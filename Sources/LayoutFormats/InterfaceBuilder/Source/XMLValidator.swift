import CLibXML2
import StackCore

/// Checks that a text is well-formed XML within the limits, with libxml2's SAX2 parser.
///
/// It is a class because libxml2's callbacks access it through a pointer.
final class XMLValidator {
    private let limits: XMLLimits
    private let cancellation: Cancellation
    private(set) var elementCount = 0
    private var largestCount = 0
    private var depth = 0
    private var refusal: ImportRefusal?
    private var context: UnsafeMutablePointer<layout_xml_context>?

    init(limits: XMLLimits, until cancellation: Cancellation) {
        self.limits = limits
        self.cancellation = cancellation
    }

    /// Throws if the text is not well-formed XML or exceeds a limit.
    ///
    /// - Parameter bytes: text in UTF-8, even if its XML declaration names another encoding
    func admit(_ bytes: [UInt8]) throws(ImportRefusal) {
        guard layout_libxml2_is_there() else {
            throw ImportRefusal(
                line: nil, "the library libxml2 is missing; on Debian: apt-get install libxml2")
        }
        layout_xml_init()
        largestCount = limits.elements(in: bytes.count)
        bytes.withUnsafeBytes { buffer in
            let start = buffer.bindMemory(to: CChar.self).baseAddress
            context = layout_xml_create(start, Int32(bytes.count))
            if let context { run(context) }
            context = nil
        }
        if let refusal { throw refusal }
        if elementCount == 0 { throw ImportRefusal(line: 1, "the file is not XML") }
    }

    /// Parses the input of a libxml2 context to its end or to the first error.
    private func run(_ context: UnsafeMutablePointer<layout_xml_context>) {
        var handler = handler
        let ownHandler = context.pointee.handler
        var isWellFormed = false
        withUnsafeMutablePointer(to: &handler) { pointer in
            context.pointee.handler = pointer
            context.pointee.data = Unmanaged.passUnretained(self).toOpaque()
            layout_xml_use(context, layout_xml_no_network | layout_xml_ignore_encoding)
            isWellFormed = layout_xml_parse(context)
            // Puts back the handler that libxml2 allocated, so that libxml2 frees it with the
            // context.
            context.pointee.handler = ownHandler
        }
        if !isWellFormed { refuse(1, "the XML is broken") }
        layout_xml_free(context)
    }

    private var handler: layout_xml_handler {
        var handler = layout_xml_handler()
        handler.magic = layout_xml_sax2
        handler.internal_subset = { data, _, _, _ in
            let gate = XMLValidator.from(data)
            gate.stop(gate.line, "a DOCTYPE is not accepted")
        }
        handler.start_element = { data, _, _, _, _, _, _, _, _ in XMLValidator.from(data).start() }
        handler.end_element = { data, _, _, _ in XMLValidator.from(data).end() }
        handler.characters = { data, _, _ in XMLValidator.from(data).checkCancellation() }
        handler.comment = { data, _ in XMLValidator.from(data).checkCancellation() }
        handler.processing_instruction = { data, _, _ in XMLValidator.from(data).checkCancellation()
        }
        handler.error = { data, error in
            guard let data, let error else { return }
            XMLValidator.from(data).report(error)
        }
        return handler
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> XMLValidator {
        Unmanaged<XMLValidator>.fromOpaque(data!).takeUnretainedValue()
    }
}

extension XMLValidator {
    private var line: Int { context.map { Int(layout_xml_line($0)) } ?? 1 }

    private func start() {
        elementCount += 1
        depth += 1
        if depth > limits.depth {
            return stop(line, "elements are nested deeper than \(limits.depth)")
        }
        if elementCount > largestCount {
            let size = largestCount < limits.elements ? ", too many for the file's size" : ""
            return stop(line, "there are more than \(largestCount) elements" + size)
        }
        checkCancellation()
    }

    private func end() { depth -= 1 }

    /// Stops the parser if the work was cancelled.
    private func checkCancellation() {
        if cancellation.isRequested() { stop(line, "interrupted") }
    }

    private func report(_ error: UnsafeRawPointer) {
        if layout_xml_error_is_warning(error) { return }
        let message = layout_xml_error_message(error).map { String(cString: $0) } ?? ""
        stop(Int(layout_xml_error_line(error)), XMLErrorMessage.sentence(message))
    }

    private func stop(_ line: Int, _ message: String) {
        refuse(line, message)
        if let context { layout_xml_stop(context) }
    }

    /// Records the first error only, because later errors are often its consequences.
    private func refuse(_ line: Int, _ message: String) {
        if refusal == nil { refusal = ImportRefusal(line: max(line, 1), message) }
    }
}

/// Replaces libxml2's error messages by messages of this program.
enum XMLErrorMessage {
    static func sentence(_ message: String) -> String {
        let text = String(message.split(whereSeparator: \.isNewline).first ?? "")
        guard let first = text.first else { return "the XML is broken" }
        return "the XML is broken: " + first.lowercased() + text.dropFirst()
    }
}
