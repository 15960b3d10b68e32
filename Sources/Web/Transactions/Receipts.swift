import Bookkeeping
import MicroHTTP
import Pictures
import Spooling
import Storage
import Validation

/// Turns the files that people send with records into the files to store: photos are written anew, without their metadata.
struct Receipts: Sendable {
    private let maker: PictureMaker
    /// The directory for pictures that wait to be stored.
    private let directory: String
    /// One person gets at most a quarter of the places to wait for a process: a page shows a few pictures at once.
    private let places = PersonalGate(ofEach: 16, running: 256, waiting: 0)

    init(maker: PictureMaker, directory: String) { (self.maker, self.directory) = (maker, directory) }

    /// Returns the files of a form as they are to be stored, or the problems with them; waits for the processes that read them. Throws `StoreError.full`, and
    /// `SpoolProblem`.
    func received(in input: FormInput, from person: User.ID) throws -> [ReceivedReceipt] {
        let files = input.files(TransactionForm.receipt)
        guard files.count <= Receipt.limitPerRecord else { return [.refused(.tooManyFiles(Receipt.limitPerRecord))] }
        let isKept = !input[TransactionForm.keepOriginal].isEmpty
        guard !files.isEmpty else { return [] }
        let received = try places.run(for: person) { () -> [ReceivedReceipt] in
            try files.map { file in try ReceivedReceipt(file) { try self.received($0, $1, $2, isKept: isKept) } }
        }
        return received ?? [.refused(.picturesBusy)]
    }

    /// Makes the picture of a stored file.
    func picture(of receipt: Receipt, _ bytes: [UInt8], for person: User.ID) throws(PictureProblem) -> Picture {
        let made = places.run(for: person) {
            Result { () throws(PictureProblem) in
                try maker.picture(of: SpooledBytes(memory: bytes[...]), receipt.type.pictureKind, keptIn: directory)
            }
        }
        guard let made else { throw .busy }
        return try made.get()
    }

    private func received(_ name: String, _ type: Receipt.FileType, _ bytes: SpooledBytes, isKept: Bool) throws -> ReceivedReceipt {
        do throws(PictureProblem) {
            let picture = try maker.picture(of: bytes, type.pictureKind, keptIn: directory)
            // An import would refuse it.
            guard picture.full.count <= Receipt.sizeLimit else { return .refused(.fileTooLarge(Receipt.sizeLimit)) }
            guard type != .pdf, !isKept else {
                return .accepted(.init(name: name, type: type, contents: bytes.contents, picture: picture.full.contents, preview: picture.small))
            }
            let head = (try? picture.full.prefix(Receipt.FileType.headLength).slice()) ?? []
            guard let written = Receipt.FileType(firstBytes: head) else { return .refused(.fileUnreadable) }
            return .accepted(.init(name: name, type: written, contents: picture.full.contents, isOriginal: false, preview: picture.small))
        } catch {
            switch error {
            // A PDF is only downloaded, and a file that is kept without being read is no more than that either.
            case .noLibrary where isKept || type == .pdf: return .accepted(.init(name: name, type: type, contents: bytes.contents))
            case .unreadable where isKept && type == .pdf:
                return .accepted(.init(name: name, type: type, contents: bytes.contents, picture: .init([]), preview: []))
            case .noLibrary: return .refused(.noPictureLibrary)
            case .busy: return .refused(.picturesBusy)
            case .noRoom: throw StoreError.full
            case .tooLarge: return .refused(.pictureTooLarge(side: PictureLimits.side, millions: PictureLimits.millions))
            case .unreadable, .timedOut, .ended: return .refused(.fileUnreadable)
            }
        }
    }
}

extension SpooledBytes {
    /// The bytes as the contents of a record's file.
    var contents: Receipt.Contents {
        Receipt.Contents(count: count) { use in
            var rest = pieces
            while let piece = try rest.next() { try use(piece) }
        }
    }
}

extension Receipt.FileType {
    fileprivate var pictureKind: PictureKind {
        switch self {
        case .jpeg, .heic: .photo
        case .png, .webp: .drawing
        case .pdf: .pdf
        }
    }
}
