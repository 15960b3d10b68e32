import CExpat

/// One run of the parser and its state.
final class Parsing {
    private let depthLimit: Int
    private let handle: (XMLEvent, Int) throws -> Void
    private var parser: OpaquePointer?
    private var text = ""
    private var textLine = 0
    private var open: [XMLName] = []
    private var names = XMLNameCache()
    private var failure: (any Error)?

    init(depthLimit: Int, handle: @escaping (XMLEvent, Int) throws -> Void) {
        self.depthLimit = depthLimit
        self.handle = handle
    }

    func run(_ document: [UInt8]) throws {
        guard let parser = XML_ParserCreateNS(nil, XMLNameCache.separator) else { throw XMLProblem(line: 0, reason: .tooLarge) }
        defer { XML_ParserFree(parser) }
        self.parser = parser
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(parser, { Parsing.of($0)?.start($1, $2) }, { context, _ in Parsing.of(context)?.end() })
        XML_SetCharacterDataHandler(parser) { Parsing.of($0)?.take($1, Int($2)) }
        XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, _ in Parsing.of(context)?.stop(.documentType) }
        let status = withExtendedLifetime(self) {
            document.withUnsafeBytes {
                XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), 1)
            }
        }
        if let failure { throw failure }
        guard status == XML_STATUS_OK else {
            let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? ""
            throw XMLProblem(line: line, reason: .malformed(message))
        }
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> Parsing? {
        context.map { Unmanaged<Parsing>.fromOpaque($0).takeUnretainedValue() }
    }

    private var line: Int { parser.map { Int(XML_GetCurrentLineNumber($0)) } ?? 0 }

    private func start(_ name: UnsafePointer<XML_Char>?, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
        guard failure == nil, let name, var list else { return }
        passText()
        guard open.count < depthLimit else { return stop(.tooDeep) }
        let element = names.name(name)
        var attributes: [XMLName: String] = [:]
        while let key = list[0], let value = list[1] {
            attributes[names.name(key)] = String(cString: value)
            list += 2
        }
        open.append(element)
        pass(.start(element, attributes: attributes), line)
    }

    private func end() {
        passText()
        if let element = open.popLast() { pass(.end(element), line) }
    }

    /// Adds a part of a text, which the parser splits at lines and references.
    private func take(_ bytes: UnsafePointer<XML_Char>?, _ count: Int) {
        guard failure == nil else { return }
        if text.isEmpty { textLine = line }
        text += String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    private func passText() {
        guard !text.isEmpty else { return }
        pass(.text(text), textLine)
        text = ""
    }

    private func pass(_ event: XMLEvent, _ line: Int) {
        guard failure == nil else { return }
        do {
            try handle(event, line)
        } catch {
            stop(error)
        }
    }

    private func stop(_ reason: XMLProblem.Reason) { stop(XMLProblem(line: line, reason: reason)) }

    private func stop(_ error: any Error) {
        guard failure == nil else { return }
        failure = error
        XML_StopParser(parser, XML_Bool(0))
    }
}
