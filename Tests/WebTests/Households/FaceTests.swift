import Testing

@testable import Bookkeeping
@testable import Views

/// The letters by which the people of a household are told apart.
@Suite struct FaceTests {
    private static func people(_ names: [String], left: Set<Int> = []) -> [HouseholdMember] {
        names.enumerated().map { place, name in
            HouseholdMember(
                id: HouseholdMember.ID(milliseconds: Int64(place + 1)), user: nil, name: name, role: .member, joinedAt: 0,
                leftAt: left.contains(place) ? 1 : nil)
        }
    }

    private static let households: [([String], [String])] = [
        (["Robin Hale", "Mina Hale", "Jonas Hale", "Ida"], ["R", "M", "J", "I"]),
        (["Hale Robin", "Hale Mina", "Hale"], ["R", "M", "H"]),
        (["Robin Hale", "Rose Hale", "Rob Hale"], ["Ri", "Rs", "Ro"]),
        (["Mina", "Max", "ida"], ["Mi", "Mx", "I"]),
        (["Anna Berg", "Anna Lund"], ["B", "L"]),
        (["Alex Berg", "Ali Lund"], ["AB", "AL"]),
        (["Ben", "Ben", "Bea"], ["B1", "B2", "Ba"]),
        (["佐藤陽菜", "佐藤湊", "佐藤健太", "凛"], ["陽", "湊", "健", "凛"]),
        (["佐藤太郎", "佐藤太一"], ["郎", "一"]),
        (["佐藤", "佐藤湊"], ["佐", "湊"]),
        (["高橋葵", "高橋蓮", "鈴木蓮"], ["葵", "蓮", "鈴"]),
        (["林晓雨", "林子墨", "林浩然", "朵朵"], ["晓", "子", "浩", "朵"]),
        (["王小明", "王小红", "李明"], ["明", "红", "李"]),
        (["김민준", "김서연", "👩‍👧 Mum"], ["민", "서", "👩‍👧"]),
        (["", "", "Ada"], ["?", "?", "A"]),
    ]

    @Test(arguments: households) func `the shortest letters tell people apart, of their given names in one family`(names: [String], letters: [String])
    {
        #expect(FaceLetters.of(Self.people(names)) == letters)
    }

    @Test func `those who have left change no letter of those who are there, and have others`() {
        #expect(FaceLetters.of(Self.people(["Mina", "Ben", "Max", "Bo"], left: [2, 3])) == ["M", "B", "Ma", "Bo"])
    }

    @Test func `a hundred people have letters of two characters at most, and as many as there are`() {
        let names = (0..<100).map { "Person \(["Ann", "Bo", "Cy", "Di", "Ed"][$0 % 5])\(Character(UnicodeScalar(UInt8(97 + $0 % 26))))\($0)" }
        let letters = FaceLetters.of(Self.people(names))
        #expect(letters.allSatisfy { 1...2 ~= $0.count } && letters == FaceLetters.of(Self.people(names)))
    }
}
