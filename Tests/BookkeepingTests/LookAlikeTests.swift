import Testing

@testable import Bookkeeping

/// Confusable names.
@Suite struct LookAlikeTests {
    @Test(arguments: [
        ("alice", "аlice"), ("alice", "аӏісе"), ("alice", "ａｌｉｃｅ"), ("alice", "al\u{34F}ice"), ("Alice", "AIice"), ("alice", "Alice"),
        ("alice", "a1ice"), ("bob", "ВОВ"),
        ("paypal", "раураӏ"), ("o", "ο"), ("mod", "rnod"), ("a0", "ao"), ("é", "e\u{301}"), ("ニ", "二"), ("ロ", "口"), ("josé", "jоsé"), ("ada", "ɑdɑ"),
    ])
    func `names that look the same have one skeleton`(one: String, other: String) { #expect(one.skeleton == other.skeleton) }

    @Test(arguments: [
        ("alice", "alicia"), ("ada", "ида"), ("ann", "anne"), ("a_b", "a-b"), ("jose", "josé"), ("一", "ー二"), ("太郎", "大郎"), ("person1", "person2"),
        ("кот", "kit"), ("u", "v"),
    ])
    func `names that do not have two`(one: String, other: String) { #expect(one.skeleton != other.skeleton) }

    @Test func `the table is whole and a skeleton is its own`() {
        let all = ConfusableTable.prototypes(of: Set(0...0x1_FFFF))
        #expect(all.count > 1_700 && all[0x430] == [0x61] && all[0x6D] == [0x72, 0x6E] && all[0x4CF] == [0x6C])
        for (source, prototype) in all {
            #expect(prototype.allSatisfy { Unicode.Scalar($0) != nil } && !prototype.isEmpty && prototype != [source])
        }
    }
}
