/// The words of dates.
extension DateReader {
    static func month(_ word: String) -> Number? { months[word].map { ($0, 2) } }

    /// Names and abbreviations in lower case.
    static let weekdays: Set<String> = {
        let latin = """
            mon monday tue tues tuesday wed wednesday thu thur thurs thursday fri friday sat saturday sun sunday
            mo montag di dienstag mi mittwoch do donnerstag fr freitag sa samstag sonnabend so sonntag
            lun lundi mar mardi mer mercredi jeu jeudi ven vendredi sam samedi dim dimanche
            lunes martes mié miércoles miercoles jue jueves vie viernes sáb sáb sábado sabado dom domingo
            lunedì martedì mercoledì gio giovedì venerdì sabato domenica
            ma maandag dinsdag wo woensdag donderdag vr vrijdag za zaterdag zo zondag
            seg segunda ter terça qua quarta qui quinta sex sexta
            pon poniedziałek wt wtorek śr środa czw czwartek pt piątek sob sobota niedz niedziela
            mån måndag tis tisdag ons onsdag tors torsdag fre fredag lör lördag sön söndag man mandag tirsdag lørdag søndag tir lør søn
            пн вт ср чт пт сб вс понедельник вторник среда четверг пятница суббота воскресенье
            """
        var names = Set(latin.split { $0 == " " || $0.isNewline }.map(String.init))
        for day in "一二三四五六日天" { names.formUnion(["星期\(day)", "周\(day)", "週\(day)", "礼拜\(day)"]) }
        for day in "月火水木金土日" { names.formUnion(["\(day)", "\(day)曜", "\(day)曜日"]) }
        for day in "월화수목금토일" { names.formUnion(["\(day)", "\(day)요일"]) }
        return names
    }()

    /// Of each month, names and abbreviations of the languages of Europe in lower case, and as they are in the genitive.
    static let months: [String: Int] = {
        let names = [
            """
            jan january januar jän jänner janvier janv ene enero gen gennaio januari janeiro sty styczeń stycznia leden ledna led január januára januára
            jan január tammikuu tammikuuta tammi ocak oca ianuarie ian января янв январь січня січ ιαν ιανουαρίου jaanuar sausio sau siječanj siječnja janvāris
            """,
            """
            feb february februar feber février févr fév fevrier febrero febbraio februari fev fevereiro lut luty lutego únor února úno február februára
            február helmikuu helmikuuta helmi şubat şub februarie февраля фев февр февраль лютого лют φεβ φεβρουαρίου veebruar veebr vasario vas veljača veljače
            """,
            """
            mar march mär märz maerz mrz mars marzo maart mrt março marco marzec marca březen března bře marec márc március maaliskuu maaliskuuta maalis mart martie
            марта мар март березня бер μαρ μαρτίου märts kovo kov ožujak ožujka marts
            """,
            """
            apr april avr avril abr abril aprile kwi kwiecień kwietnia duben dubna dub apríl apríla ápr április huhtikuu huhtikuuta huhti nisan nis aprilie апреля апр
            апрель квітня квіт απρ απριλίου aprill balandžio bal travanj travnja aprīlis
            """,
            """
            may mai mayo mag maggio mei maio maj maja květen května kvě máj mája május toukokuu toukokuuta touko mayıs мая май травня трав μαΐ μαΐου gegužės geg
            svibanj svibnja maijs
            """,
            """
            jun june juni juin junio giu giugno junho cze czerwiec czerwca červen června čvn jún júna június kesäkuu kesäkuuta kesä haziran haz iunie iun июня июн
            июнь червня черв ιουν ιουνίου juuni birželio bir lipanj lipnja jūnijs
            """,
            """
            jul july juli juillet juil julio lug luglio julho lip lipiec lipca červenec července čvc júl júla július heinäkuu heinäkuuta heinä temmuz tem iulie
            iul июля июл июль липня лип ιουλ ιουλίου juuli liepos srpanj srpnja jūlijs
            """,
            """
            aug august août aout aoû ago agosto augustus sie sierpień sierpnia srpen srpna srp augusta elokuu elokuuta elo ağustos ağu августа авг август
            серпня серп αυγ αυγούστου rugpjūčio kolovoz kolovoza augusti augusts
            """,
            """
            sep sept september septembre septiembre set settembre setembro setiembre wrz wrzesień września září zář septembra szept szeptember syyskuu syyskuuta syys eylül
            eyl septembrie сентября сен сент сентябрь вересня вер σεπ σεπτεμβρίου rugsėjo rujan rujna septembris
            """,
            """
            oct october okt oktober octobre octubre ott ottobre out outubro paź październik października říjen října říj október októbra lokakuu lokakuuta
            loka ekim eki octombrie октября окт октябрь жовтня жовт οκτ οκτωβρίου oktoober spalio oktobris
            """,
            """
            nov november novembre noviembre novembro lis listopad listopada listopadu novembra marraskuu marraskuuta marras kasım kas noiembrie noi ноября
            ноя нояб ноябрь листопада лист νοε νοεμβρίου lapkričio studeni studenoga studenog novembris
            """,
            """
            dec december dez dezember déc décembre decembre dic diciembre dicembre dezembro gru grudzień grudnia prosinec prosince pro decembra joulukuu
            joulukuuta joulu aralık ara decembrie декабря дек декабрь грудня груд δεκ δεκεμβρίου detsember dets gruodžio prosinac prosinca des desember
            decembris
            """,
        ]
        var months: [String: Int] = [:]
        for (number, line) in zip(1..., names) {
            for name in line.split(whereSeparator: { $0 == " " || $0.isNewline }) { months[String(name)] = number }
        }
        return months
    }()
}
