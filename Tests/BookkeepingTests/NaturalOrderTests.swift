import Bookkeeping
import Testing

struct NaturalOrderTests {
    @Test(arguments: [
        ["5 euros", "10 euros"], ["Flat 9", "Flat 10", "Flat 101"], ["2", "０３", "10"], ["第9期", "第10期"], ["٩", "١٠"], ["a", "a1", "a2b", "a10", "b"],
        ["1.5", "1.10"], ["", "0", "1", "a"], ["007", "7 b", "8"], ["apple", "Banana", "cherry"], ["99999999999999999999", "100000000000000000000"],
    ])
    func `numbers in names compare as numbers`(names: [String]) {
        #expect(names.reversed().sorted(byName: \.self) == names)
    }

    @Test func `names that differ in zeros, width or case have one order`() {
        let names = ["7", "07", "７", "Tea", "tea", "TEA"]
        #expect(names.sorted(byName: \.self) == names.reversed().sorted(byName: \.self))
    }
}
