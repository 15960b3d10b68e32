/// A response body in its own memory, which is sent without a copy.
public final class ResponseBuffer: @unchecked Sendable {
    /// The bytes, which are immutable from here on.
    let bytes: UnsafeBufferPointer<UInt8>

    /// Takes ownership of allocated memory, and deallocates it when the last response that uses it has been sent.
    public init(adopting memory: UnsafeMutableBufferPointer<UInt8>) { bytes = UnsafeBufferPointer(memory) }

    deinit { bytes.deallocate() }
}
