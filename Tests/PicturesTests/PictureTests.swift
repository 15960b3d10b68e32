import Foundation
import Spooling
import TestSupport
import Testing

@testable import Pictures

@Suite struct PictureTests {
    @Test func `a photo is turned upright, and says nothing of its camera and its place`() throws {
        let sent = try Sample.bytes("photo.jpg"), picture = try Sample.picture("photo.jpg", .photo)
        #expect(String(decoding: sent, as: UTF8.self).contains("CanaryCam"))
        for bytes in [try picture.full.bytes(), picture.small] {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!text.contains("Canary") && !text.contains("Exif") && !text.contains("ns.adobe.com") && !text.contains("ICC_PROFILE"))
            let size = try #require(PictureSize(bytes))
            #expect(size.width == 240 && size.height == 480 && !size.isPNG)
        }
    }

    @Test(arguments: [("drawing.png", PictureKind.drawing), ("picture.webp", .drawing), ("photo.heic", .photo), ("page.pdf", .pdf)])
    func `each kind of file becomes a picture that browsers show`(name: String, kind: PictureKind) throws {
        let picture = try Sample.picture(name, kind)
        let size = try #require(PictureSize(picture.full.bytes())), small = try #require(PictureSize(picture.small))
        #expect(max(size.width, size.height) <= PictureLimits.writtenSide && max(small.width, small.height) <= PictureLimits.smallSide)
        #expect(kind != .pdf || size.height > size.width)
    }

    @Test(arguments: [("photo.jpg", PictureKind.photo), ("drawing.png", .drawing), ("picture.webp", .drawing), ("photo.heic", .photo)])
    func `a file that was cut off is refused`(name: String, kind: PictureKind) throws {
        let bytes = try Sample.bytes(name)
        for count in [20, bytes.count / 3, bytes.count / 2, bytes.count - 12] {
            #expect(throws: PictureProblem.unreadable, "\(count)") { try Sample.maker.picture(of: SpooledBytes(bytes.prefix(count)), kind) }
        }
    }

    @Test func `a photo that moves is read, its film left out, and one that ends within its pixels is refused`() throws {
        let photo = try Sample.bytes("photo.jpg"), film: [UInt8] = [0, 0, 0, 0x18] + Array("ftypmp42".utf8) + [0xFF, 0xDA, 0, 12, 7, 7, 7]
        let picture = try Sample.maker.picture(of: SpooledBytes(photo + film), .photo)
        #expect(try PictureSize(picture.full.bytes())?.height == 480)
        #expect(throws: PictureProblem.unreadable) { try Sample.maker.picture(of: SpooledBytes(photo.dropLast(40) + film), .photo) }
    }

    @Test func `a picture with too many pixels is refused before it is decoded`() throws {
        for (width, height) in [(30_000, 30_000), (30_000, 10), (16_000, 16_000)] {
            let bytes = try Sample.png(width: width, height: height)
            #expect(throws: PictureProblem.tooLarge, "\(width)") { try Sample.maker.picture(of: SpooledBytes(bytes), .drawing) }
        }
        // Of one that says to be larger than it is, only what is there is decoded.
        let lying = try Sample.maker.picture(of: SpooledBytes(try Sample.png(width: 7_000, height: 7_000)), .drawing)
        #expect(try PictureSize(lying.full.bytes())?.width == PictureLimits.writtenSide)
    }

    @Test func `nothing behind or within a picture survives`() throws {
        let script = Array("<script>alert('canary')</script>%PDF-1.7 canary".utf8)
        let sent = try Sample.bytes("photo.jpg")
        let behind = try Sample.maker.picture(of: SpooledBytes((sent + script)), .photo)
        #expect(try !String(decoding: behind.full.bytes() + behind.small, as: UTF8.self).contains("canary"))
        #expect(throws: PictureProblem.unreadable) { try Sample.maker.picture(of: SpooledBytes(script), .drawing) }
        let vector = Array("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8)
        #expect(throws: PictureProblem.unreadable) { try Sample.maker.picture(of: SpooledBytes(vector), .drawing) }
        // A picture in place of a PDF, and the other way round.
        #expect(throws: PictureProblem.unreadable) { try Sample.maker.picture(of: SpooledBytes(sent), .pdf) }
        #expect(throws: PictureProblem.unreadable) { try Sample.picture("page.pdf", .drawing) }
    }

    @Test func `a PDF with a password and one that is none have no picture`() throws {
        #expect(throws: PictureProblem.unreadable) { try Sample.picture("locked.pdf", .pdf) }
        #expect(throws: PictureProblem.unreadable) { try Sample.maker.picture(of: SpooledBytes("%PDF-1.7 x".utf8), .pdf) }
    }

    @Test func `a process that does not end, or is not there, is a problem and no wait`() throws {
        let directory = try TemporaryDirectory(), file = try directory.script("program", "exec sleep 60").path
        let slow = PictureMaker(program: file, arguments: [], timeLimit: .milliseconds(100))
        #expect(throws: PictureProblem.timedOut) { try slow.picture(of: SpooledBytes([1]), .photo) }
        #expect(throws: PictureProblem.ended(status: 127)) { try PictureMaker(program: file + "0").picture(of: SpooledBytes([1]), .photo) }
        slow.stop()
        #expect(throws: PictureProblem.busy) { try slow.picture(of: SpooledBytes([1]), .photo) }
    }
}
