import Testing

@testable import Bookkeeping

@Test func `an identifier is a UUID of version 7`() {
    let id = Identifier<Account>(milliseconds: 0x0123_4567_89AB, random: (.max, .max))
    #expect(id.description == "01234567-89ab-7fff-bfff-ffffffffffff")
    #expect(Identifier<Account>(milliseconds: 0, random: (0, 0)).description == "00000000-0000-7000-8000-000000000000")
    #expect(
        Identifier<Account>(milliseconds: 1_645_557_742_000, random: (0x0CC3, 0x18C4_DC0C_0C07_398F)).description
            == "017f22e2-79b0-7cc3-98c4-dc0c0c07398f")
}

@Test func `identifiers are ordered by time and never the same`() {
    let list = (0..<1_000).map { Identifier<Account>(milliseconds: 1_700_000_000_000 + $0) }
    #expect(list == list.sorted() && Set((0..<1_000).map { _ in Identifier<Account>(milliseconds: 1) }).count == 1_000)
    #expect(list.map(\.description) == list.map(\.description).sorted())
    #expect(
        Identifier<Account>(milliseconds: .min).description.count == 36
            && Identifier<Account>(milliseconds: -1).description.count == 36)
}

@Test(arguments: [
    "", "x", "017F22E2-79B0-7CC3-98C4-DC0C0C07398", "017F22E2-79B0-7CC3-98C4-DC0C0C07398FF", "017F22E279B07CC398C4DC0C0C07398F",
    "{17F22E2-79B0-7CC3-98C4-DC0C0C07398}",
    "017F22E2-79B0-7CC3-98C4-DC0C0C07398G", "017F22E2_79B0_7CC3_98C4_DC0C0C07398F", "\u{0}17F22E2-79B0-7CC3-98C4-DC0C0C07398F",
    " 17F22E2-79B0-7CC3-98C4-DC0C0C07398F", "+17F22E2-79B0-7CC3-98C4-DC0C0C07398F", "0x7F22E2-79B0-7CC3-98C4-DC0C0C07398F",
])
func `what is no UUID is refused`(text: String) { #expect(Identifier<Account>(text) == nil) }

@Test func `an identifier is read in either case`() throws {
    let id = try #require(Identifier<Account>("017F22E2-79B0-7CC3-98C4-DC0C0C07398F"))
    #expect(Identifier<Account>("017f22e2-79b0-7cc3-98c4-dc0c0c07398f") == id && Identifier<Account>(id.description) == id)
}
