import CExpat

/// Reads XML 1.0 with namespaces, and nothing that makes XML dangerous: no document type, hence no entities beside the five that
/// every document has; bounded in size and depth.
///
/// The encodings are UTF-8, UTF-16, ISO 8859-1 and ASCII.
public struct XMLReader: Sendable {
    /// The longest document, in bytes.
    public var sizeLimit = 16 * 1024 * 1024
    /// How deep elements may lie in each other.
    public var depthLimit = 32

    public init() {}

    /// Reads a whole document and calls `handle` with its events in turn.
    ///
    /// Throws an ``XMLProblem``, after which the events so far mean nothing, or what `handle` throws, after which it is not called again.
    public func read(_ document: [UInt8], _ handle: (XMLEvent, _ line: Int) throws -> Void) throws {
        guard document.count <= min(sizeLimit, Int(Int32.max)) else { throw XMLProblem(line: 0, reason: .tooLarge) }
        try withoutActuallyEscaping(handle) { handle in
            try Parsing(depthLimit: depthLimit, handle: handle).run(document)
        }
    }
}

/// A piece of a document.
public enum XMLEvent: Sendable, Equatable {
    case start(XMLName, attributes: [XMLName: String])
    case end(XMLName)
    /// Text between two tags, whole, with references resolved and line ends as `\n`; white space between elements is text, too.
    case text(String)
}

/// The name of an element or attribute.
public struct XMLName: Sendable, Hashable {
    /// The address of the namespace, or nothing.
    public var namespace: String
    /// The name without prefix.
    public var local: String

    public init(_ local: String, in namespace: String = "") {
        self.namespace = namespace
        self.local = local
    }
}

/// Why a document is not read.
public struct XMLProblem: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        case tooLarge
        case tooDeep
        /// It declares a document type.
        case documentType
        /// It is not XML: what the parser says about it, in English.
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
