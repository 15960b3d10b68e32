import CExpat

/// Parses XML 1.0 with namespaces, without the features that make XML dangerous: no document type, hence no entities beside the
/// five predefined ones; limited in size and depth.
///
/// The supported encodings are UTF-8, UTF-16, ISO 8859-1 and ASCII.
public struct XMLReader: Sendable {
    /// The maximum size of a document, in bytes.
    public var sizeLimit = 16 * 1024 * 1024
    /// The maximum nesting depth of elements.
    public var depthLimit = 32

    public init() {}

    /// Parses a document and calls `handle` with each event.
    ///
    /// Throws an ``XMLProblem``, after which earlier events have to be discarded, or an error of `handle`, after which it is not
    /// called again.
    public func read(_ document: [UInt8], _ handle: (XMLEvent, _ line: Int) throws -> Void) throws {
        guard document.count <= min(sizeLimit, Int(Int32.max)) else { throw XMLProblem(line: 0, reason: .tooLarge) }
        try withoutActuallyEscaping(handle) { handle in
            try Parsing(depthLimit: depthLimit, handle: handle).run(document)
        }
    }
}

/// A parsing event.
public enum XMLEvent: Sendable, Equatable {
    case start(XMLName, attributes: [XMLName: String])
    case end(XMLName)
    /// The complete text between two tags, with references resolved and line ends as `\n`; white space between elements is text,
    /// too.
    case text(String)
}

/// The name of an element or attribute.
public struct XMLName: Sendable, Hashable {
    /// The URI of the namespace, or an empty string.
    public var namespace: String
    /// The name without prefix.
    public var local: String

    public init(_ local: String, in namespace: String = "") {
        self.namespace = namespace
        self.local = local
    }
}

/// The reason why a document is refused.
public struct XMLProblem: Error, Hashable, Sendable {
    /// The kind of problem.
    public enum Reason: Hashable, Sendable {
        case tooLarge
        case tooDeep
        /// The document declares a document type.
        case documentType
        /// Not XML; the value is the parser's message in English.
        case malformed(String)
    }

    /// Counted from 1; 0 for the document as a whole.
    public let line: Int
    public let reason: Reason

    public init(line: Int, reason: Reason) {
        self.line = line
        self.reason = reason
    }
}
