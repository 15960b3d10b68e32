import Bookkeeping
import Testing

@Test(arguments: [
    (Language.english, "Hannah", "Baker", "Hannah Baker"), (.japanese, "Hannah", "Baker", "Baker Hannah"),
    (.simplifiedChinese, "Hannah", "Baker", "Baker Hannah"), (.japanese, "太郎", "山田", "山田太郎"), (.english, "太郎", "山田", "山田太郎"),
    (.simplifiedChinese, "小龙", "李", "李小龙"), (.japanese, "マイケル", "佐々木", "佐々木マイケル"), (.english, "민준", "김", "김민준"),
    (.japanese, "Anna", "山田", "山田 Anna"), (.english, "", "Baker", "Baker"), (.japanese, "太郎", "", "太郎"), (.english, "", "", ""),
])
func `the family name comes first in Japanese and Chinese, without a space in their scripts`(
    language: Language, given: String, family: String, name: String
) {
    #expect(language.fullName(given: given, family: family) == name)
}

@Test(arguments: [(Language.english, ["given", "family"]), (.japanese, ["family", "given"]), (.simplifiedChinese, ["family", "given"])])
func `the fields of a name have the order of the language`(language: Language, order: [String]) {
    #expect(language.inNameOrder(given: "given", family: "family") == order)
}
