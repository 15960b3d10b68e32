import Glibc
import Spooling

/// A pipe from or to a program; other programs do not inherit its ends.
final class Pipe {
    private(set) var input: Int32
    private(set) var output: Int32

    /// False once the reader has met the end.
    var isOpen: Bool { output >= 0 }

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0, let output = ends.first, let input = ends.last else { return nil }
        (self.output, self.input) = (output, input)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        closeInput()
        closeOutput()
    }

    /// Makes this process's end never block.
    func keepsNothingWaiting(_ end: Int32) { _ = fcntl(end, F_SETFL, O_NONBLOCK) }

    func closeInput() {
        if input >= 0 { _ = close(input) }
        input = -1
    }

    private func closeOutput() {
        if output >= 0 { _ = close(output) }
        output = -1
    }

    /// Waits until one of some pipes has bytes, room or its end, at most some milliseconds.
    static func wait(reading: [Pipe], writing: Pipe, milliseconds: Int32) {
        var ready = reading.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
        ready.append(pollfd(fd: writing.input, events: Int16(POLLOUT), revents: 0))
        _ = poll(&ready, nfds_t(ready.count), milliseconds)
    }

    /// Reads all available bytes, without waiting; bytes beyond the limit are dropped. Returns false if they cannot be kept.
    func read(into bytes: inout Spool, limit: Int) -> Bool {
        guard isOpen else { return true }
        return withUnsafeTemporaryAllocation(byteCount: SpooledBytes.pieceSize, alignment: 16) { piece in
            // As many as a pipe holds: a program that writes without end leaves time for a look at the clock.
            for _ in 0..<16 {
                let count = Glibc.read(output, piece.baseAddress, piece.count)
                if count == 0 { closeOutput() }
                guard count > 0 else { return true }
                let kept = UnsafeRawBufferPointer(rebasing: piece[..<min(count, max(0, limit - bytes.count))])
                do { try bytes.add(kept) } catch { return false }
            }
            return true
        }
    }

    /// Writes as many bytes as there is room for, removes them, and closes the pipe after the last one. The reading end is still open in this
    /// process, so that no signal ends it when the program has ended.
    func write(_ piece: inout ArraySlice<UInt8>, then rest: inout SpooledBytes.Pieces) {
        guard input >= 0 else { return }
        repeat {
            while !piece.isEmpty {
                let count = piece.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
                guard count > 0 else { return }
                piece = piece.dropFirst(count)
            }
            piece = (try? rest.next()) ?? []
        } while !piece.isEmpty
        closeInput()
    }
}
