import CMicroHTTPD
import Glibc

/// A response as libmicrohttpd represents it.
struct Answer: ~Copyable {
    private let handle: OpaquePointer
    /// The size of the body, in bytes.
    let count: Int

    /// Creates the response; returns nil for an invalid header field or an unreadable file.
    static func make(_ response: Response) -> Answer? {
        guard response.headers.isWellFormed else { return nil }
        let made: OpaquePointer?
        let count: Int
        switch response.body {
        case .empty:
            count = 0
            made = MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
        case .bytes(let bytes):
            count = bytes.count
            made = bytes.withUnsafeBytes { bytes in
                MHD_create_response_from_buffer(
                    bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
            }
        case .buffer(let buffer):
            count = buffer.bytes.count
            let owner = Unmanaged.passRetained(buffer)
            made = MHD_create_response_from_buffer_with_free_callback_cls(
                count, UnsafeMutableRawPointer(mutating: buffer.bytes.baseAddress),
                { owner in if let owner { Unmanaged<ResponseBuffer>.fromOpaque(owner).release() } }, owner.toOpaque())
            if made == nil { owner.release() }
        case .file(let path), .temporaryFile(let path):
            let file = open(path, O_RDONLY | O_CLOEXEC)
            // An open file stays readable after it is unlinked.
            if case .temporaryFile = response.body { unlink(path) }
            guard file >= 0 else { return nil }
            var status = stat()
            guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                close(file)
                return nil
            }
            count = Int(status.st_size)
            // The response closes the file.
            made = MHD_create_response_from_fd64(UInt64(count), file)
            if made == nil { close(file) }
        }
        guard let made else { return nil }
        let isComplete = response.headers.allSatisfyC { name, value in
            strcasecmp(name, "content-length") == 0 || MHD_add_response_header(made, name, value) == .YES
        }
        guard isComplete else {
            MHD_destroy_response(made)
            return nil
        }
        return Answer(handle: made, count: count)
    }

    private init(handle: OpaquePointer, count: Int) {
        self.handle = handle
        self.count = count
    }

    deinit {
        MHD_destroy_response(handle)
    }

    /// Adds `Connection: close`.
    borrowing func endConnection() {
        MHD_add_response_header(handle, "Connection", "close")
    }

    /// Queues the response; returns false if libmicrohttpd refuses it, which closes the connection.
    borrowing func queue(on connection: OpaquePointer, status: Status) -> Bool {
        MHD_queue_response(connection, UInt32(status.code), handle) == .YES
    }
}
