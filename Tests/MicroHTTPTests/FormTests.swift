import MicroHTTP
import Spooling
import Testing

struct FormTests {
    @Test func `a posted form is read`() throws {
        let form = try Request(posting: ["amount": "12.50", "note": "Käse & Brot"], to: "/").form
        #expect(form["amount"] == "12.50")
        #expect(form["note"] == "Käse & Brot")
    }

    @Test func `no body is an empty form, and another type is refused`() throws {
        #expect(try Request(.post, "/").form.fields.isEmpty)
        #expect(throws: FormError.unsupportedMediaType) { try Request(.post, "/", body: [65]).form }
        #expect(throws: FormError.unsupportedMediaType) {
            try Request(.post, "/", headers: ["Content-Type": "text/plain"], body: [65]).form
        }
    }

    @Test func `fields and files of a multipart form are read`() throws {
        let form = try multipart(
            "--B\r\nContent-Disposition: form-data; name=\"名前\"\r\n\r\n家計\r\nzwei\r\n--B\r\n"
                + "content-disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\nContent-Type: text/csv\r\n\r\n"
                + "x\r\n--b\r\n\r\n--B--\r\n"
        ).form
        #expect(form["名前"] == "家計\r\nzwei")
        #expect(
            form.files == [
                UploadedFile(field: "file", fileName: "a.csv", contentType: "text/csv", bytes: SpooledBytes("x\r\n--b\r\n".utf8))
            ])
        #expect(form.file("file")?.fileName == "a.csv")
    }

    @Test(arguments: ["a", "é", "ﷺ", "👩", "\r\n", "+"]) func `of a value that nobody can want the beginning is kept`(text: String) throws {
        let limits = FormBody.Limits(textBytes: 1_000), value = String(repeating: text, count: 100_000)
        let part = try multipart("--B\r\nContent-Disposition: form-data; name=\"f\"\r\n\r\n\(value)\r\n--B--").form(limits: limits)
        let encoded = try Request(posting: ["f": value, "g": "x"], to: "/").form(limits: limits)
        for form in [part, encoded] {
            let kept = try #require(form["f"])
            #expect(1_001...1_004 ~= kept.utf8.count && value.utf8.starts(with: kept.utf8))
        }
        #expect(encoded["g"] == "x")
        let fitting = String(decoding: value.utf8.prefix(1_000 / text.utf8.count * text.utf8.count), as: UTF8.self)
        #expect(try Request(posting: ["f": fitting], to: "/").form(limits: limits)["f"] == fitting)
    }

    @Test func `a name of more than 200 bytes is refused`() throws {
        let (name, long) = (String(repeating: "é", count: 100), String(repeating: "é", count: 101))
        for (name, isRead) in [(name, true), (long, false)] {
            for request in [
                Request(posting: [name: "x"], to: "/"), multipart("--B\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\nx\r\n--B--"),
            ] {
                if isRead { #expect(try request.form[name] == "x") } else { #expect(throws: FormError.malformed) { try request.form } }
            }
        }
    }

    @Test func `every byte of a file arrives`() throws {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 8) }
        let head = Array("--B\r\nContent-Disposition: form-data; name=\"f\"; filename=\"x\"\r\n\r\n".utf8)
        let request = multipart(head + bytes + Array("\r\n--B--".utf8))
        #expect(try request.form.files.first?.bytes == SpooledBytes(bytes))
        #expect(try request.form.files.first?.contentType == "application/octet-stream")
    }

    @Test(arguments: [
        (#"filename="re%22c.pdf""#, #"re"c.pdf"#), (#"filename="re\"c.pdf""#, #"re"c.pdf"#),
        (#"filename="領収書.pdf""#, "領収書.pdf"), (#"filename="C:\Users\me\a.csv""#, "a.csv"),
        (#"filename="../../etc/passwd""#, "passwd"), (#"filename=plain.txt"#, "plain.txt"),
        (#"filename="a;b=c.txt""#, "a;b=c.txt"), (#"filename="a%0D%0Ab""#, "ab"), (#"filename="100%.txt""#, "100%.txt"),
        (#"filename="x/""#, ""), (#"filename="open"#, "open"),
    ])
    func `an odd file name is made safe`(parameter: String, expected: String) throws {
        let form = try multipart(
            "--B\r\nContent-Disposition: form-data; name=\"f\"; \(parameter)\r\n\r\nx\r\n--B--\r\n"
        ).form
        #expect(form.files.map(\.fileName) == [expected])
    }

    @Test func `an empty file input is no file, and an empty part is an empty field`() throws {
        let form = try multipart(
            "--B\r\nContent-Disposition: form-data; name=\"f\"; filename=\"\"\r\n\r\n\r\n"
                + "--B\r\nContent-Disposition: form-data; name=\"e\"\r\n\r\n\r\n--B--"
        ).form
        #expect(form.files.isEmpty)
        #expect(form["e"] == "")
    }

    @Test(arguments: [
        "", "--B", "--B\r\n", "--B--x", "--B\r\n\r\n", "x", "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx",
        "--B\r\nContent-Disposition: form-data\r\n\r\nx\r\n--B--", "--B\r\nno colon\r\n\r\nx\r\n--B--",
        "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\u{0}\r\n--B--", "--B\r\n\r\nx\r\n--B--",
        "--Bx\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n--B--", "\r\n--B", "\r\n", "\r",
    ])
    func `a broken multipart body is refused`(body: String) {
        if body == "--B--x" {
            #expect(throws: Never.self) { try multipart(body).form }
        } else {
            #expect(throws: FormError.malformed) { try multipart(body).form }
        }
    }

    @Test func `blanks behind a boundary are allowed, within the limit of a head`() {
        func body(_ blanks: Int) -> String {
            "--B" + String(repeating: " ", count: blanks) + "\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n--B--"
        }
        #expect(throws: Never.self) { try multipart(body(20)).form }
        #expect(throws: FormError.malformed) { try multipart(body(100_000)).form }
    }

    @Test func `too many parts are refused`() {
        let part = "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n"
        let file = "--B\r\nContent-Disposition: form-data; name=\"a\"; filename=\"b\"\r\n\r\nx\r\n"
        let limits = FormBody.Limits(fields: 2, files: 1)
        #expect(throws: Never.self) { try multipart(part + part + file + "--B--").form(limits: limits) }
        #expect(throws: FormError.tooManyFields) { try multipart(part + part + part + "--B--").form(limits: limits) }
        #expect(throws: FormError.tooManyFields) { try multipart(file + file + "--B--").form(limits: limits) }
    }

    @Test func `a body cut short or damaged anywhere traps nowhere`() {
        let whole = Array(
            ("--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n--B\r\n"
                + "Content-Disposition: form-data; name=\"f\"; filename=\"b\\\"%22\"\r\nContent-Type: a/b\r\n\r\nx\r\n--B--\r\n")
                .utf8)
        var refused = 0
        for index in whole.indices {
            for byte in [UInt8(0), 10, 13, 34, 37, 45, 92, 255] {
                var damaged = whole
                damaged[index] = byte
                if (try? multipart(damaged).form) == nil { refused += 1 }
            }
            if (try? multipart(Array(whole[..<index])).form) == nil { refused += 1 }
        }
        #expect(refused > whole.count)
    }

    private func multipart(_ body: String) -> Request { multipart(Array(body.utf8)) }

    private func multipart(_ body: [UInt8]) -> Request {
        Request(.post, "/", headers: ["Content-Type": "multipart/form-data; boundary=B"], body: body)
    }

    @Test func `a file is not copied out of the body`() throws {
        let request = multipart("--B\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.zip\"\r\n\r\nhello\r\n--B--\r\n")
        let file = try #require(try request.form.files.first)
        let (start, end) = try request.body.slice().withUnsafeBytes {
            (UInt(bitPattern: $0.baseAddress), UInt(bitPattern: $0.baseAddress) + UInt($0.count))
        }
        let place = try file.bytes.slice().withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
        #expect((start..<end).contains(place) && file.bytes == SpooledBytes("hello".utf8))
    }
}
