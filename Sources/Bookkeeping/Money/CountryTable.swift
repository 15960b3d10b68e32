/// ISO 3166-1 alpha-2 codes: code, currency, most populous time zone, names in English, Japanese and Simplified Chinese.
/// Names: Unicode CLDR (Unicode-3.0); zones: GeoNames (CC BY 4.0).
let countryTable = """
    AD	EUR	Europe/Andorra	Andorra	アンドラ	安道尔
    AE	AED	Asia/Dubai	United Arab Emirates	アラブ首長国連邦	阿拉伯联合酋长国
    AF	AFN	Asia/Kabul	Afghanistan	アフガニスタン	阿富汗
    AG	XCD	America/Antigua	Antigua & Barbuda	アンティグア・バーブーダ	安提瓜和巴布达
    AI	XCD	America/Anguilla	Anguilla	アンギラ	安圭拉
    AL	ALL	Europe/Tirane	Albania	アルバニア	阿尔巴尼亚
    AM	AMD	Asia/Yerevan	Armenia	アルメニア	亚美尼亚
    AO	AOA	Africa/Luanda	Angola	アンゴラ	安哥拉
    AQ			Antarctica	南極	南极洲
    AR	ARS	America/Argentina/Buenos_Aires	Argentina	アルゼンチン	阿根廷
    AS	USD	Pacific/Pago_Pago	American Samoa	米領サモア	美属萨摩亚
    AT	EUR	Europe/Vienna	Austria	オーストリア	奥地利
    AU	AUD	Australia/Sydney	Australia	オーストラリア	澳大利亚
    AW	AWG	America/Aruba	Aruba	アルバ	阿鲁巴
    AX	EUR	Europe/Mariehamn	Åland Islands	オーランド諸島	奥兰群岛
    AZ	AZN	Asia/Baku	Azerbaijan	アゼルバイジャン	阿塞拜疆
    BA	BAM	Europe/Sarajevo	Bosnia & Herzegovina	ボスニア・ヘルツェゴビナ	波斯尼亚和黑塞哥维那
    BB	BBD	America/Barbados	Barbados	バルバドス	巴巴多斯
    BD	BDT	Asia/Dhaka	Bangladesh	バングラデシュ	孟加拉国
    BE	EUR	Europe/Brussels	Belgium	ベルギー	比利时
    BF	XOF	Africa/Ouagadougou	Burkina Faso	ブルキナファソ	布基纳法索
    BG	BGN	Europe/Sofia	Bulgaria	ブルガリア	保加利亚
    BH	BHD	Asia/Bahrain	Bahrain	バーレーン	巴林
    BI	BIF	Africa/Bujumbura	Burundi	ブルンジ	布隆迪
    BJ	XOF	Africa/Porto-Novo	Benin	ベナン	贝宁
    BL	EUR	America/St_Barthelemy	St. Barthélemy	サン・バルテルミー	圣巴泰勒米
    BM	BMD	Atlantic/Bermuda	Bermuda	バミューダ	百慕大
    BN	BND	Asia/Brunei	Brunei	ブルネイ	文莱
    BO	BOB	America/La_Paz	Bolivia	ボリビア	玻利维亚
    BQ	USD	America/Kralendijk	Caribbean Netherlands	オランダ領カリブ	荷属加勒比区
    BR	BRL	America/Sao_Paulo	Brazil	ブラジル	巴西
    BS	BSD	America/Nassau	Bahamas	バハマ	巴哈马
    BT	INR	Asia/Thimphu	Bhutan	ブータン	不丹
    BV	NOK		Bouvet Island	ブーベ島	布韦岛
    BW	BWP	Africa/Gaborone	Botswana	ボツワナ	博茨瓦纳
    BY	BYN	Europe/Minsk	Belarus	ベラルーシ	白俄罗斯
    BZ	BZD	America/Belize	Belize	ベリーズ	伯利兹
    CA	CAD	America/Toronto	Canada	カナダ	加拿大
    CC	AUD	Indian/Cocos	Cocos (Keeling) Islands	ココス(キーリング)諸島	科科斯（基林）群岛
    CD	CDF	Africa/Kinshasa	Congo - Kinshasa	コンゴ民主共和国(キンシャサ)	刚果（金）
    CF	XAF	Africa/Bangui	Central African Republic	中央アフリカ共和国	中非共和国
    CG	XAF	Africa/Brazzaville	Congo - Brazzaville	コンゴ共和国(ブラザビル)	刚果（布）
    CH	CHF	Europe/Zurich	Switzerland	スイス	瑞士
    CI	XOF	Africa/Abidjan	Côte d’Ivoire	コートジボワール	科特迪瓦
    CK	NZD	Pacific/Rarotonga	Cook Islands	クック諸島	库克群岛
    CL	CLP	America/Santiago	Chile	チリ	智利
    CM	XAF	Africa/Douala	Cameroon	カメルーン	喀麦隆
    CN	CNY	Asia/Shanghai	China	中国	中国
    CO	COP	America/Bogota	Colombia	コロンビア	哥伦比亚
    CR	CRC	America/Costa_Rica	Costa Rica	コスタリカ	哥斯达黎加
    CU	CUP	America/Havana	Cuba	キューバ	古巴
    CV	CVE	Atlantic/Cape_Verde	Cape Verde	カーボベルデ	佛得角
    CW	XCG	America/Curacao	Curaçao	キュラソー	库拉索
    CX	AUD	Indian/Christmas	Christmas Island	クリスマス島	圣诞岛
    CY	EUR	Asia/Nicosia	Cyprus	キプロス	塞浦路斯
    CZ	CZK	Europe/Prague	Czechia	チェコ	捷克
    DE	EUR	Europe/Berlin	Germany	ドイツ	德国
    DJ	DJF	Africa/Djibouti	Djibouti	ジブチ	吉布提
    DK	DKK	Europe/Copenhagen	Denmark	デンマーク	丹麦
    DM	XCD	America/Dominica	Dominica	ドミニカ国	多米尼克
    DO	DOP	America/Santo_Domingo	Dominican Republic	ドミニカ共和国	多米尼加共和国
    DZ	DZD	Africa/Algiers	Algeria	アルジェリア	阿尔及利亚
    EC	USD	America/Guayaquil	Ecuador	エクアドル	厄瓜多尔
    EE	EUR	Europe/Tallinn	Estonia	エストニア	爱沙尼亚
    EG	EGP	Africa/Cairo	Egypt	エジプト	埃及
    EH	MAD	Africa/El_Aaiun	Western Sahara	西サハラ	西撒哈拉
    ER	ERN	Africa/Asmara	Eritrea	エリトリア	厄立特里亚
    ES	EUR	Europe/Madrid	Spain	スペイン	西班牙
    ET	ETB	Africa/Addis_Ababa	Ethiopia	エチオピア	埃塞俄比亚
    FI	EUR	Europe/Helsinki	Finland	フィンランド	芬兰
    FJ	FJD	Pacific/Fiji	Fiji	フィジー	斐济
    FK	FKP	Atlantic/Stanley	Falkland Islands	フォークランド諸島	福克兰群岛
    FM	USD	Pacific/Chuuk	Micronesia	ミクロネシア連邦	密克罗尼西亚
    FO	DKK	Atlantic/Faroe	Faroe Islands	フェロー諸島	法罗群岛
    FR	EUR	Europe/Paris	France	フランス	法国
    GA	XAF	Africa/Libreville	Gabon	ガボン	加蓬
    GB	GBP	Europe/London	United Kingdom	イギリス	英国
    GD	XCD	America/Grenada	Grenada	グレナダ	格林纳达
    GE	GEL	Asia/Tbilisi	Georgia	ジョージア	格鲁吉亚
    GF	EUR	America/Cayenne	French Guiana	仏領ギアナ	法属圭亚那
    GG	GBP	Europe/Guernsey	Guernsey	ガーンジー	根西岛
    GH	GHS	Africa/Accra	Ghana	ガーナ	加纳
    GI	GIP	Europe/Gibraltar	Gibraltar	ジブラルタル	直布罗陀
    GL	DKK	America/Nuuk	Greenland	グリーンランド	格陵兰
    GM	GMD	Africa/Banjul	Gambia	ガンビア	冈比亚
    GN	GNF	Africa/Conakry	Guinea	ギニア	几内亚
    GP	EUR	America/Guadeloupe	Guadeloupe	グアドループ	瓜德罗普
    GQ	XAF	Africa/Malabo	Equatorial Guinea	赤道ギニア	赤道几内亚
    GR	EUR	Europe/Athens	Greece	ギリシャ	希腊
    GS	GBP	Atlantic/South_Georgia	South Georgia & South Sandwich Islands	サウスジョージア・サウスサンドウィッチ諸島	南乔治亚和南桑威奇群岛
    GT	GTQ	America/Guatemala	Guatemala	グアテマラ	危地马拉
    GU	USD	Pacific/Guam	Guam	グアム	关岛
    GW	XOF	Africa/Bissau	Guinea-Bissau	ギニアビサウ	几内亚比绍
    GY	GYD	America/Guyana	Guyana	ガイアナ	圭亚那
    HK	HKD	Asia/Hong_Kong	Hong Kong SAR China	中華人民共和国香港特別行政区	中国香港特别行政区
    HM	AUD		Heard & McDonald Islands	ハード島・マクドナルド諸島	赫德岛和麦克唐纳群岛
    HN	HNL	America/Tegucigalpa	Honduras	ホンジュラス	洪都拉斯
    HR	EUR	Europe/Zagreb	Croatia	クロアチア	克罗地亚
    HT	HTG	America/Port-au-Prince	Haiti	ハイチ	海地
    HU	HUF	Europe/Budapest	Hungary	ハンガリー	匈牙利
    ID	IDR	Asia/Jakarta	Indonesia	インドネシア	印度尼西亚
    IE	EUR	Europe/Dublin	Ireland	アイルランド	爱尔兰
    IL	ILS	Asia/Jerusalem	Israel	イスラエル	以色列
    IM	GBP	Europe/Isle_of_Man	Isle of Man	マン島	马恩岛
    IN	INR	Asia/Kolkata	India	インド	印度
    IO	USD	Indian/Chagos	British Indian Ocean Territory	英領インド洋地域	英属印度洋领地
    IQ	IQD	Asia/Baghdad	Iraq	イラク	伊拉克
    IR	IRR	Asia/Tehran	Iran	イラン	伊朗
    IS	ISK	Atlantic/Reykjavik	Iceland	アイスランド	冰岛
    IT	EUR	Europe/Rome	Italy	イタリア	意大利
    JE	GBP	Europe/Jersey	Jersey	ジャージー	泽西岛
    JM	JMD	America/Jamaica	Jamaica	ジャマイカ	牙买加
    JO	JOD	Asia/Amman	Jordan	ヨルダン	约旦
    JP	JPY	Asia/Tokyo	Japan	日本	日本
    KE	KES	Africa/Nairobi	Kenya	ケニア	肯尼亚
    KG	KGS	Asia/Bishkek	Kyrgyzstan	キルギス	吉尔吉斯斯坦
    KH	KHR	Asia/Phnom_Penh	Cambodia	カンボジア	柬埔寨
    KI	AUD	Pacific/Tarawa	Kiribati	キリバス	基里巴斯
    KM	KMF	Indian/Comoro	Comoros	コモロ	科摩罗
    KN	XCD	America/St_Kitts	St. Kitts & Nevis	セントクリストファー・ネーヴィス	圣基茨和尼维斯
    KP	KPW	Asia/Pyongyang	North Korea	北朝鮮	朝鲜
    KR	KRW	Asia/Seoul	South Korea	韓国	韩国
    KW	KWD	Asia/Kuwait	Kuwait	クウェート	科威特
    KY	KYD	America/Cayman	Cayman Islands	ケイマン諸島	开曼群岛
    KZ	KZT	Asia/Almaty	Kazakhstan	カザフスタン	哈萨克斯坦
    LA	LAK	Asia/Vientiane	Laos	ラオス	老挝
    LB	LBP	Asia/Beirut	Lebanon	レバノン	黎巴嫩
    LC	XCD	America/St_Lucia	St. Lucia	セントルシア	圣卢西亚
    LI	CHF	Europe/Vaduz	Liechtenstein	リヒテンシュタイン	列支敦士登
    LK	LKR	Asia/Colombo	Sri Lanka	スリランカ	斯里兰卡
    LR	LRD	Africa/Monrovia	Liberia	リベリア	利比里亚
    LS	ZAR	Africa/Maseru	Lesotho	レソト	莱索托
    LT	EUR	Europe/Vilnius	Lithuania	リトアニア	立陶宛
    LU	EUR	Europe/Luxembourg	Luxembourg	ルクセンブルク	卢森堡
    LV	EUR	Europe/Riga	Latvia	ラトビア	拉脱维亚
    LY	LYD	Africa/Tripoli	Libya	リビア	利比亚
    MA	MAD	Africa/Casablanca	Morocco	モロッコ	摩洛哥
    MC	EUR	Europe/Monaco	Monaco	モナコ	摩纳哥
    MD	MDL	Europe/Chisinau	Moldova	モルドバ	摩尔多瓦
    ME	EUR	Europe/Podgorica	Montenegro	モンテネグロ	黑山
    MF	EUR	America/Marigot	St. Martin	サン・マルタン	法属圣马丁
    MG	MGA	Indian/Antananarivo	Madagascar	マダガスカル	马达加斯加
    MH	USD	Pacific/Majuro	Marshall Islands	マーシャル諸島	马绍尔群岛
    MK	MKD	Europe/Skopje	North Macedonia	北マケドニア	北马其顿
    ML	XOF	Africa/Bamako	Mali	マリ	马里
    MM	MMK	Asia/Yangon	Myanmar (Burma)	ミャンマー (ビルマ)	缅甸
    MN	MNT	Asia/Ulaanbaatar	Mongolia	モンゴル	蒙古
    MO	MOP	Asia/Macau	Macao SAR China	中華人民共和国マカオ特別行政区	中国澳门特别行政区
    MP	USD	Pacific/Saipan	Northern Mariana Islands	北マリアナ諸島	北马里亚纳群岛
    MQ	EUR	America/Martinique	Martinique	マルティニーク	马提尼克
    MR	MRU	Africa/Nouakchott	Mauritania	モーリタニア	毛里塔尼亚
    MS	XCD	America/Montserrat	Montserrat	モントセラト	蒙特塞拉特
    MT	EUR	Europe/Malta	Malta	マルタ	马耳他
    MU	MUR	Indian/Mauritius	Mauritius	モーリシャス	毛里求斯
    MV	MVR	Indian/Maldives	Maldives	モルディブ	马尔代夫
    MW	MWK	Africa/Blantyre	Malawi	マラウイ	马拉维
    MX	MXN	America/Mexico_City	Mexico	メキシコ	墨西哥
    MY	MYR	Asia/Kuala_Lumpur	Malaysia	マレーシア	马来西亚
    MZ	MZN	Africa/Maputo	Mozambique	モザンビーク	莫桑比克
    NA	ZAR	Africa/Windhoek	Namibia	ナミビア	纳米比亚
    NC	XPF	Pacific/Noumea	New Caledonia	ニューカレドニア	新喀里多尼亚
    NE	XOF	Africa/Niamey	Niger	ニジェール	尼日尔
    NF	AUD	Pacific/Norfolk	Norfolk Island	ノーフォーク島	诺福克岛
    NG	NGN	Africa/Lagos	Nigeria	ナイジェリア	尼日利亚
    NI	NIO	America/Managua	Nicaragua	ニカラグア	尼加拉瓜
    NL	EUR	Europe/Amsterdam	Netherlands	オランダ	荷兰
    NO	NOK	Europe/Oslo	Norway	ノルウェー	挪威
    NP	NPR	Asia/Kathmandu	Nepal	ネパール	尼泊尔
    NR	AUD	Pacific/Nauru	Nauru	ナウル	瑙鲁
    NU	NZD	Pacific/Niue	Niue	ニウエ	纽埃
    NZ	NZD	Pacific/Auckland	New Zealand	ニュージーランド	新西兰
    OM	OMR	Asia/Muscat	Oman	オマーン	阿曼
    PA	PAB	America/Panama	Panama	パナマ	巴拿马
    PE	PEN	America/Lima	Peru	ペルー	秘鲁
    PF	XPF	Pacific/Tahiti	French Polynesia	仏領ポリネシア	法属波利尼西亚
    PG	PGK	Pacific/Port_Moresby	Papua New Guinea	パプアニューギニア	巴布亚新几内亚
    PH	PHP	Asia/Manila	Philippines	フィリピン	菲律宾
    PK	PKR	Asia/Karachi	Pakistan	パキスタン	巴基斯坦
    PL	PLN	Europe/Warsaw	Poland	ポーランド	波兰
    PM	EUR	America/Miquelon	St. Pierre & Miquelon	サンピエール島・ミクロン島	圣皮埃尔和密克隆群岛
    PN	NZD	Pacific/Pitcairn	Pitcairn Islands	ピトケアン諸島	皮特凯恩群岛
    PR	USD	America/Puerto_Rico	Puerto Rico	プエルトリコ	波多黎各
    PS	ILS	Asia/Hebron	Palestinian Territories	パレスチナ自治区	巴勒斯坦领土
    PT	EUR	Europe/Lisbon	Portugal	ポルトガル	葡萄牙
    PW	USD	Pacific/Palau	Palau	パラオ	帕劳
    PY	PYG	America/Asuncion	Paraguay	パラグアイ	巴拉圭
    QA	QAR	Asia/Qatar	Qatar	カタール	卡塔尔
    RE	EUR	Indian/Reunion	Réunion	レユニオン	留尼汪
    RO	RON	Europe/Bucharest	Romania	ルーマニア	罗马尼亚
    RS	RSD	Europe/Belgrade	Serbia	セルビア	塞尔维亚
    RU	RUB	Europe/Moscow	Russia	ロシア	俄罗斯
    RW	RWF	Africa/Kigali	Rwanda	ルワンダ	卢旺达
    SA	SAR	Asia/Riyadh	Saudi Arabia	サウジアラビア	沙特阿拉伯
    SB	SBD	Pacific/Guadalcanal	Solomon Islands	ソロモン諸島	所罗门群岛
    SC	SCR	Indian/Mahe	Seychelles	セーシェル	塞舌尔
    SD	SDG	Africa/Khartoum	Sudan	スーダン	苏丹
    SE	SEK	Europe/Stockholm	Sweden	スウェーデン	瑞典
    SG	SGD	Asia/Singapore	Singapore	シンガポール	新加坡
    SH	SHP	Atlantic/St_Helena	St. Helena	セントヘレナ	圣赫勒拿
    SI	EUR	Europe/Ljubljana	Slovenia	スロベニア	斯洛文尼亚
    SJ	NOK	Arctic/Longyearbyen	Svalbard & Jan Mayen	スバールバル諸島・ヤンマイエン島	斯瓦尔巴和扬马延
    SK	EUR	Europe/Bratislava	Slovakia	スロバキア	斯洛伐克
    SL	SLE	Africa/Freetown	Sierra Leone	シエラレオネ	塞拉利昂
    SM	EUR	Europe/San_Marino	San Marino	サンマリノ	圣马力诺
    SN	XOF	Africa/Dakar	Senegal	セネガル	塞内加尔
    SO	SOS	Africa/Mogadishu	Somalia	ソマリア	索马里
    SR	SRD	America/Paramaribo	Suriname	スリナム	苏里南
    SS	SSP	Africa/Juba	South Sudan	南スーダン	南苏丹
    ST	STN	Africa/Sao_Tome	São Tomé & Príncipe	サントメ・プリンシペ	圣多美和普林西比
    SV	USD	America/El_Salvador	El Salvador	エルサルバドル	萨尔瓦多
    SX	XCG	America/Lower_Princes	Sint Maarten	シント・マールテン	荷属圣马丁
    SY	SYP	Asia/Damascus	Syria	シリア	叙利亚
    SZ	SZL	Africa/Mbabane	Eswatini	エスワティニ	斯威士兰
    TC	USD	America/Grand_Turk	Turks & Caicos Islands	タークス・カイコス諸島	特克斯和凯科斯群岛
    TD	XAF	Africa/Ndjamena	Chad	チャド	乍得
    TF	EUR	Indian/Kerguelen	French Southern Territories	仏領極南諸島	法属南部领地
    TG	XOF	Africa/Lome	Togo	トーゴ	多哥
    TH	THB	Asia/Bangkok	Thailand	タイ	泰国
    TJ	TJS	Asia/Dushanbe	Tajikistan	タジキスタン	塔吉克斯坦
    TK	NZD	Pacific/Fakaofo	Tokelau	トケラウ	托克劳
    TL	USD	Asia/Dili	Timor-Leste	東ティモール	东帝汶
    TM	TMT	Asia/Ashgabat	Turkmenistan	トルクメニスタン	土库曼斯坦
    TN	TND	Africa/Tunis	Tunisia	チュニジア	突尼斯
    TO	TOP	Pacific/Tongatapu	Tonga	トンガ	汤加
    TR	TRY	Europe/Istanbul	Türkiye	トルコ	土耳其
    TT	TTD	America/Port_of_Spain	Trinidad & Tobago	トリニダード・トバゴ	特立尼达和多巴哥
    TV	AUD	Pacific/Funafuti	Tuvalu	ツバル	图瓦卢
    TW	TWD	Asia/Taipei	Taiwan	台湾	台湾
    TZ	TZS	Africa/Dar_es_Salaam	Tanzania	タンザニア	坦桑尼亚
    UA	UAH	Europe/Kyiv	Ukraine	ウクライナ	乌克兰
    UG	UGX	Africa/Kampala	Uganda	ウガンダ	乌干达
    UM	USD		U.S. Outlying Islands	合衆国領有小離島	美国本土外小岛屿
    US	USD	America/New_York	United States	アメリカ合衆国	美国
    UY	UYU	America/Montevideo	Uruguay	ウルグアイ	乌拉圭
    UZ	UZS	Asia/Tashkent	Uzbekistan	ウズベキスタン	乌兹别克斯坦
    VA	EUR	Europe/Vatican	Vatican City	バチカン市国	梵蒂冈
    VC	XCD	America/St_Vincent	St. Vincent & Grenadines	セントビンセント及びグレナディーン諸島	圣文森特和格林纳丁斯
    VE	VES	America/Caracas	Venezuela	ベネズエラ	委内瑞拉
    VG	USD	America/Tortola	British Virgin Islands	英領ヴァージン諸島	英属维尔京群岛
    VI	USD	America/St_Thomas	U.S. Virgin Islands	米領ヴァージン諸島	美属维尔京群岛
    VN	VND	Asia/Ho_Chi_Minh	Vietnam	ベトナム	越南
    VU	VUV	Pacific/Efate	Vanuatu	バヌアツ	瓦努阿图
    WF	XPF	Pacific/Wallis	Wallis & Futuna	ウォリス・フツナ	瓦利斯和富图纳
    WS	WST	Pacific/Apia	Samoa	サモア	萨摩亚
    XK	EUR	Europe/Belgrade	Kosovo	コソボ	科索沃
    YE	YER	Asia/Aden	Yemen	イエメン	也门
    YT	EUR	Indian/Mayotte	Mayotte	マヨット	马约特
    ZA	ZAR	Africa/Johannesburg	South Africa	南アフリカ	南非
    ZM	ZMW	Africa/Lusaka	Zambia	ザンビア	赞比亚
    ZW	USD	Africa/Harare	Zimbabwe	ジンバブエ	津巴布韦
    """
