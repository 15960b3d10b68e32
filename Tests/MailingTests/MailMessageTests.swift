import Foundation
import Testing

@testable import Mailing

struct MailMessageTests {
    static func message(_ subject: String = "Hello", _ text: String = "One line.", replyTo: MailAddress? = nil) throws -> MailMessage {
        MailMessage(
            from: try #require(MailAddress("penny@home.example")), to: try #require(MailAddress("ada@example.org")), replyTo: replyTo,
            subject: subject,
            text: text, date: 1_763_642_040, id: "0197-abc")
    }

    @Test func `a plain message is as anybody would write it`() throws {
        let text = String(decoding: try Self.message(replyTo: MailAddress("ben@example.org")).bytes, as: UTF8.self)
        #expect(
            text == """
                From: Penny <penny@home.example>
                To: <ada@example.org>
                Reply-To: <ben@example.org>
                Subject: Hello
                Date: Thu, 20 Nov 2025 12:34:00 +0000
                Message-ID: <0197-abc@home.example>
                Auto-Submitted: auto-generated
                MIME-Version: 1.0
                Content-Type: text/plain; charset=utf-8
                Content-Transfer-Encoding: 7bit

                One line.

                """)
    }

    @Test(arguments: ["é", "「食費」", String(repeating: "long ", count: 100), "tab\there", "a\u{0}b", "line\r\nline"])
    func `any other text comes whole, in short lines of ASCII`(text: String) throws {
        let bytes = try Self.message("食費が上限を超えました。今月はあと十日あります。ご注意ください。", text).bytes
        let whole = String(decoding: bytes, as: UTF8.self)
        #expect(bytes.allSatisfy { $0 == 0x0a || (0x20...0x7e).contains($0) })
        #expect(whole.split(separator: "\n").allSatisfy { $0.utf8.count <= 90 })
        let body = try #require(whole.split(separator: "\n\n", maxSplits: 1).last)
        #expect(Data(base64Encoded: String(body), options: .ignoreUnknownCharacters).map { String(decoding: $0, as: UTF8.self) } == text)
    }

    @Test(arguments: ["Hi\nBcc: eve@example.org", "Hi\r\n\r\nBody", "Hi\u{2028}Bcc: x", "Hi\u{0}\nTo: <eve@example.org>"])
    func `a subject cannot make a header`(subject: String) throws {
        var message = try Self.message(subject)
        message.id = "x>\nBcc: <eve@example.org"
        let head = try #require(String(decoding: message.bytes, as: UTF8.self).split(separator: "\n\n", maxSplits: 1).first)
        let names = head.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
        #expect(
            names == [
                "From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "MIME-Version", "Content-Type", "Content-Transfer-Encoding",
            ])
    }

    @Test(arguments: [
        (0, "Thu, 1 Jan 1970 00:00:00 +0000"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 +0000"), (4_102_444_799, "Thu, 31 Dec 2099 23:59:59 +0000"),
        (-1, "Wed, 31 Dec 1969 23:59:59 +0000"),
    ])
    func `a date is written in UTC`(seconds: Int64, written: String) {
        #expect(MailMessage.text(of: seconds) == written)
    }

    @Test(arguments: ["ada@example.org", "a.b+c@x", "ada@bücher.example", "O'Brien@example.org", "日本@例え.jp"]) func `an address is one`(text: String) {
        #expect(MailAddress(text)?.description == text)
    }

    @Test(arguments: [
        "", "ada", "@example.org", "ada@", "-oQ/tmp@example.org", "a@b@c", "a b@c.d", "a@c.d\nBcc: e@f.g", "a@c.d\u{0}", "<a@c.d>", "a@c.d,e@f.g",
        "\"a\"@c.d", "a@[127.0.0.1]",
        "a(x)@c.d", "a;b@c.d", "a\u{a0}@c.d", "a\u{202e}@c.d", String(repeating: "a", count: 251) + "@c.d",
    ])
    func `what is not one plain address is refused`(text: String) {
        #expect(MailAddress(text) == nil)
    }
}
