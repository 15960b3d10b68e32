/// The time zones that a country has beside its most populous one, by the country's code of ISO 3166-1: the `zone.tab` of the IANA time zone database
/// (public domain).
let countryZoneTable = """
    AR America/Argentina/Catamarca America/Argentina/Cordoba America/Argentina/Jujuy America/Argentina/La_Rioja America/Argentina/Mendoza
    AR America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/Tucuman
    AR America/Argentina/Ushuaia
    AU Antarctica/Macquarie Australia/Adelaide Australia/Brisbane Australia/Broken_Hill Australia/Darwin Australia/Eucla Australia/Hobart
    AU Australia/Lindeman Australia/Lord_Howe Australia/Melbourne Australia/Perth
    BR America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande America/Cuiaba America/Eirunepe America/Fortaleza
    BR America/Maceio America/Manaus America/Noronha America/Porto_Velho America/Recife America/Rio_Branco America/Santarem
    CA America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Creston America/Dawson America/Dawson_Creek America/Edmonton
    CA America/Fort_Nelson America/Glace_Bay America/Goose_Bay America/Halifax America/Inuvik America/Iqaluit America/Moncton
    CA America/Rankin_Inlet America/Regina America/Resolute America/St_Johns America/Swift_Current America/Vancouver America/Whitehorse
    CA America/Winnipeg
    CD Africa/Lubumbashi
    CL America/Coyhaique America/Punta_Arenas Pacific/Easter
    CN Asia/Urumqi
    CY Asia/Famagusta
    DE Europe/Busingen
    EC Pacific/Galapagos
    ES Africa/Ceuta Atlantic/Canary
    FM Pacific/Kosrae Pacific/Pohnpei
    GL America/Danmarkshavn America/Scoresbysund America/Thule
    ID Asia/Jayapura Asia/Makassar Asia/Pontianak
    KI Pacific/Kanton Pacific/Kiritimati
    KZ Asia/Aqtau Asia/Aqtobe Asia/Atyrau Asia/Oral Asia/Qostanay Asia/Qyzylorda
    MH Pacific/Kwajalein
    MN Asia/Hovd
    MX America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez America/Hermosillo America/Matamoros America/Mazatlan
    MX America/Merida America/Monterrey America/Ojinaga America/Tijuana
    MY Asia/Kuching
    NZ Pacific/Chatham
    PF Pacific/Gambier Pacific/Marquesas
    PG Pacific/Bougainville
    PS Asia/Gaza
    PT Atlantic/Azores Atlantic/Madeira
    RS Europe/Belgrade
    RU Asia/Anadyr Asia/Barnaul Asia/Chita Asia/Irkutsk Asia/Kamchatka Asia/Khandyga Asia/Krasnoyarsk Asia/Magadan Asia/Novokuznetsk
    RU Asia/Novosibirsk Asia/Omsk Asia/Sakhalin Asia/Srednekolymsk Asia/Tomsk Asia/Ust-Nera Asia/Vladivostok Asia/Yakutsk Asia/Yekaterinburg
    RU Europe/Astrakhan Europe/Kaliningrad Europe/Kirov Europe/Samara Europe/Saratov Europe/Ulyanovsk Europe/Volgograd
    UA Europe/Simferopol
    UM Pacific/Midway Pacific/Wake
    US America/Adak America/Anchorage America/Boise America/Chicago America/Denver America/Detroit America/Indiana/Indianapolis
    US America/Indiana/Knox America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Tell_City America/Indiana/Vevay
    US America/Indiana/Vincennes America/Indiana/Winamac America/Juneau America/Kentucky/Louisville America/Kentucky/Monticello
    US America/Los_Angeles America/Menominee America/Metlakatla America/Nome America/North_Dakota/Beulah America/North_Dakota/Center
    US America/North_Dakota/New_Salem America/Phoenix America/Sitka America/Yakutat Pacific/Honolulu
    UZ Asia/Samarkand
    """
