import Bookkeeping
import MicroHTTP
import Pictures
import SitePaths
import Spooling
import Storage
import Validation

/// The files of records, and the pictures of them that this program has written.
struct ReceiptPages: Sendable {
    private let store: Store
    private let receipts: Receipts

    init(store: Store, receipts: Receipts) { (self.store, self.receipts) = (store, receipts) }

    /// True for the picture of a file, which may have to be made first.
    static func isSlow(_ request: Request) -> Bool { pictures.contains { request.path.contains($0.folder) && request.path.hasSuffix($0.ending) } }

    /// The beginnings of the addresses of pictures, in each book, and their ends.
    private static let pictures = [Paths.receiptPicture, Paths.receiptPreview].compactMap { path in
        let parts = path.pattern.split { $0 == "{" || $0 == "}" }
        return parts.first.flatMap { folder in parts.last.map { (folder: folder, ending: $0) } }
    }

    /// Returns a file as a download that cannot run anything in the browser.
    func file(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Receipt.ID = try visit.id()
        guard let (receipt, bytes) = try store.read(person.book, { try $0.receipts.receipt(id) }) else { throw Failure.notFound }
        var response = Self.response(receipt.type, bytes)
        response.headers.add("Content-Disposition", "attachment; filename*=UTF-8''" + receipt.name.urlQueryEncoded)
        return response
    }

    func picture(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try show(isSmall: false, visit, person) }

    func preview(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try show(isSmall: true, visit, person) }

    private func show(isSmall: Bool, _ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Receipt.ID = try visit.id()
        let known = try store.read(person.book) { try $0.receipts.picture(of: id, isSmall: isSmall) }?.1
        let bytes = try known ?? made(id, isSmall: isSmall, visit, person)
        // Only what this program has written itself is shown, as what its first bytes tell.
        guard let type = Receipt.FileType(firstBytes: bytes), type == .jpeg || type == .png else { throw Failure.notFound }
        var response = Self.response(type, bytes)
        response.headers.add("Cache-Control", "private, max-age=86400")
        return response
    }

    /// Makes and keeps the pictures of a file that an older version or an import has stored.
    private func made(_ id: Receipt.ID, isSmall: Bool, _ visit: Visit, _ person: SignedInPerson) throws -> [UInt8] {
        guard let (receipt, bytes) = try store.read(person.book, { try $0.receipts.receipt(id) }), receipt.hasPreview else {
            throw Failure.notFound
        }
        do throws(PictureProblem) {
            let picture = try receipts.picture(of: receipt, bytes, for: person.user.id)
            keep(picture, of: id, person)
            return isSmall ? picture.small : (try? picture.full.bytes()) ?? []
        } catch {
            switch error {
            // They may pass.
            case .busy, .noLibrary, .noRoom, .timedOut, .ended: break
            case .unreadable, .tooLarge: keep(Picture(full: SpooledBytes([]), small: []), of: id, person)
            }
            throw Failure.notFound
        }
    }

    /// Keeps pictures for the next visitor, unless this one may change nothing or the disk is full.
    private func keep(_ picture: Picture, of id: Receipt.ID, _ person: SignedInPerson) {
        _ = try? store.write(person.book) { try $0.receipts.keep(picture.full.contents, preview: picture.small, of: id) }
    }

    private static func response(_ type: Receipt.FileType, _ bytes: [UInt8]) -> Response {
        var response = Response(contentType: type.rawValue, bytes: bytes)
        response.headers.add("Content-Security-Policy", "default-src 'none'; sandbox")
        return response
    }
}
