/// A body in memory of its own, which is never copied on its way to the connection.
public final class ResponseBuffer: @unchecked Sendable {
    /// The bytes; nobody writes to them any more.
    let bytes: UnsafeBufferPointer<UInt8>

    /// Takes over memory that was allocated, and deallocates it when the last response with it has been sent.
    public init(adopting memory: UnsafeMutableBufferPointer<UInt8>) { bytes = UnsafeBufferPointer(memory) }

    deinit { bytes.deallocate() }
}
