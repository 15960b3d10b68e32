/// The words of dates.
extension DateReader {
    static func month(_ word: String) -> Number? { months[word].map { ($0, 2) } }

    static let weekdays: Set<String> = [
        "mon", "monday", "tue", "tues", "tuesday", "wed", "wednesday", "thu", "thur", "thurs", "thursday", "fri", "friday", "sat", "saturday", "sun",
        "sunday", "mo", "montag", "di", "dienstag", "mi", "mittwoch", "do", "donnerstag", "fr", "freitag", "sa", "samstag", "sonnabend", "so",
        "sonntag",
    ]

    /// English, German, French, Spanish, Italian, Dutch and Portuguese; of each month, names and abbreviations.
    static let months: [String: Int] = {
        let names = [
            "jan january januar jän jänner janvier janv ene enero gen gennaio januari janeiro",
            "feb february februar feber février févr fév fevrier febrero febbraio februari fev fevereiro",
            "mar march mär märz maerz mrz mars marzo maart mrt março marco",
            "apr april avr avril abr abril aprile",
            "may mai mayo mag maggio mei maio",
            "jun june juni juin junio giu giugno junho",
            "jul july juli juillet juil julio lug luglio julho",
            "aug august août aout aoû ago agosto augustus",
            "sep sept september septembre septiembre set settembre setembro setiembre",
            "oct october okt oktober octobre octubre ott ottobre out outubro",
            "nov november novembre noviembre novembro",
            "dec december dez dezember déc décembre decembre dic diciembre dicembre dezembro",
        ]
        var months: [String: Int] = [:]
        for (index, line) in names.enumerated() {
            for name in line.split(separator: " ") { months[String(name)] = index + 1 }
        }
        return months
    }()
}
