/// ISO 4217 codes that have minor units: code, minor units, symbols (English, Japanese, Simplified Chinese, narrow; empty: the code),
/// names in the same three languages, ISO 3166 codes of the countries where it is legal tender, the best known first. Names and symbols: Unicode CLDR (Unicode-3.0).
let currencyTable = """
    AED	2					United Arab Emirates Dirham	アラブ首長国連邦ディルハム	阿联酋迪拉姆	AE
    AFN	2					Afghan Afghani	アフガニスタン アフガニー	阿富汗尼	AF
    ALL	2					Albanian Lek	アルバニア レク	阿尔巴尼亚列克	AL
    AMD	2				֏	Armenian Dram	アルメニア ドラム	亚美尼亚德拉姆	AM
    AOA	2					Angolan Kwanza	アンゴラ クワンザ	安哥拉宽扎	AO
    ARS	2				$	Argentine Peso	アルゼンチン ペソ	阿根廷比索	AR
    AUD	2	A$	A$	AU$	$	Australian Dollar	オーストラリア ドル	澳大利亚元	AU,CC,CX,HM,KI,NF,NR,TV
    AWG	2					Aruban Florin	アルバ フロリン	阿鲁巴弗罗林	AW
    AZN	2				₼	Azerbaijani Manat	アゼルバイジャン マナト	阿塞拜疆马纳特	AZ
    BAM	2					Bosnia-Herzegovina Convertible Mark	ボスニア・ヘルツェゴビナ 兌換マルク (BAM)	波斯尼亚-黑塞哥维那可兑换马克	BA
    BBD	2					Barbadian Dollar	バルバドス ドル	巴巴多斯元	BB
    BDT	2				৳	Bangladeshi Taka	バングラデシュ タカ	孟加拉塔卡	BD
    BGN	2					Bulgarian Lev	ブルガリア 新レフ	保加利亚列弗	BG
    BHD	3					Bahraini Dinar	バーレーン ディナール	巴林第纳尔	BH
    BIF	0					Burundian Franc	ブルンジ フラン	布隆迪法郎	BI
    BMD	2					Bermudan Dollar	バミューダ ドル	百慕大元	BM
    BND	2					Brunei Dollar	ブルネイ ドル	文莱元	BN
    BOB	2					Bolivian Boliviano	ボリビア ボリビアーノ	玻利维亚诺	BO
    BOV	2					Bolivian Mvdol	ボリビア (Mvdol)	玻利维亚 Mvdol（资金）	
    BRL	2	R$	R$	R$	R$	Brazilian Real	ブラジル レアル	巴西雷亚尔	BR
    BSD	2					Bahamian Dollar	バハマ ドル	巴哈马元	BS
    BTN	2					Bhutanese Ngultrum	ブータン ニュルタム	不丹努尔特鲁姆	BT
    BWP	2					Botswanan Pula	ボツワナ プラ	博茨瓦纳普拉	BW
    BYN	2					Belarusian Ruble	ベラルーシ ルーブル	白俄罗斯卢布	BY
    BZD	2					Belize Dollar	ベリーズ ドル	伯利兹元	BZ
    CAD	2	CA$	CA$	CA$	$	Canadian Dollar	カナダ ドル	加拿大元	CA
    CDF	2					Congolese Franc	コンゴ フラン	刚果法郎	CD
    CHE	2					WIR Euro	ユーロ (WIR)	欧元 (WIR)	
    CHF	2					Swiss Franc	スイス フラン	瑞士法郎	CH,LI
    CHW	2					WIR Franc	フラン (WIR)	法郎 (WIR)	
    CLF	4					Chilean Unit of Account (UF)	チリ ウニダ・デ・フォメント (UF)	智利（资金）	
    CLP	0				$	Chilean Peso	チリ ペソ	智利比索	CL
    CNY	2	CN¥	元	¥	¥	Chinese Yuan	中国人民元	人民币	CN
    COP	2				$	Colombian Peso	コロンビア ペソ	哥伦比亚比索	CO
    COU	2					Colombian Real Value Unit	コロンビア レアル （UVR)	哥伦比亚币	
    CRC	2				₡	Costa Rican Colón	コスタリカ コロン	哥斯达黎加科朗	CR
    CUP	2					Cuban Peso	キューバ ペソ	古巴比索	CU
    CVE	2					Cape Verdean Escudo	カーボベルデ エスクード	佛得角埃斯库多	CV
    CZK	2				Kč	Czech Koruna	チェコ コルナ	捷克克朗	CZ
    DJF	0					Djiboutian Franc	ジブチ フラン	吉布提法郎	DJ
    DKK	2				kr	Danish Krone	デンマーク クローネ	丹麦克朗	DK,FO,GL
    DOP	2					Dominican Peso	ドミニカ ペソ	多米尼加比索	DO
    DZD	2					Algerian Dinar	アルジェリア ディナール	阿尔及利亚第纳尔	DZ
    EGP	2				E£	Egyptian Pound	エジプト ポンド	埃及镑	EG
    ERN	2					Eritrean Nakfa	エリトリア ナクファ	厄立特里亚纳克法	ER
    ETB	2					Ethiopian Birr	エチオピア ブル	埃塞俄比亚比尔	ET
    EUR	2	€	€	€	€	Euro	ユーロ	欧元	DE,FR,IT,ES,NL,AD,AT,AX,BE,BL,CY,EE,FI,GF,GP,GR,HR,IE,LT,LU,LV,MC,ME,MF,MQ,MT,PM,PT,RE,SI,SK,SM,TF,VA,YT,XK
    FJD	2					Fijian Dollar	フィジー ドル	斐济元	FJ
    FKP	2					Falkland Islands Pound	フォークランド（マルビナス）諸島 ポンド	福克兰群岛镑	FK
    GBP	2	£	£	£	£	British Pound	英国ポンド	英镑	GB,GG,GS,IM,JE
    GEL	2				₾	Georgian Lari	ジョージア ラリ	格鲁吉亚拉里	GE
    GHS	2				GH₵	Ghanaian Cedi	ガーナ セディ	加纳塞地	GH
    GIP	2					Gibraltar Pound	ジブラルタル ポンド	直布罗陀镑	GI
    GMD	2					Gambian Dalasi	ガンビア ダラシ	冈比亚达拉西	GM
    GNF	0					Guinean Franc	ギニア フラン	几内亚法郎	GN
    GTQ	2					Guatemalan Quetzal	グアテマラ ケツァル	危地马拉格查尔	GT
    GYD	2					Guyanaese Dollar	ガイアナ ドル	圭亚那元	GY
    HKD	2	HK$	HK$	HK$	$	Hong Kong Dollar	香港ドル	港元	HK
    HNL	2					Honduran Lempira	ホンジュラス レンピラ	洪都拉斯伦皮拉	HN
    HTG	2					Haitian Gourde	ハイチ グールド	海地古德	HT
    HUF	2				Ft	Hungarian Forint	ハンガリー フォリント	匈牙利福林	HU
    IDR	2				Rp	Indonesian Rupiah	インドネシア ルピア	印度尼西亚卢比	ID
    ILS	2	₪	₪	₪	₪	Israeli New Shekel	イスラエル新シェケル	以色列新谢克尔	IL,PS
    INR	2	₹	₹	₹	₹	Indian Rupee	インド ルピー	印度卢比	IN,BT
    IQD	3					Iraqi Dinar	イラク ディナール	伊拉克第纳尔	IQ
    IRR	2					Iranian Rial	イラン リアル	伊朗里亚尔	IR
    ISK	0				kr	Icelandic Króna	アイスランド クローナ	冰岛克朗	IS
    JMD	2					Jamaican Dollar	ジャマイカ ドル	牙买加元	JM
    JOD	3					Jordanian Dinar	ヨルダン ディナール	约旦第纳尔	JO,PS
    JPY	0	¥	¥	JP¥	¥	Japanese Yen	日本円	日元	JP
    KES	2					Kenyan Shilling	ケニア シリング	肯尼亚先令	KE
    KGS	2					Kyrgystani Som	キルギス ソム	吉尔吉斯斯坦索姆	KG
    KHR	2				៛	Cambodian Riel	カンボジア リエル	柬埔寨瑞尔	KH
    KMF	0					Comorian Franc	コモロ フラン	科摩罗法郎	KM
    KPW	2					North Korean Won	北朝鮮ウォン	朝鲜元	KP
    KRW	0	₩	₩	₩	₩	South Korean Won	韓国ウォン	韩元	KR
    KWD	3					Kuwaiti Dinar	クウェート ディナール	科威特第纳尔	KW
    KYD	2					Cayman Islands Dollar	ケイマン諸島 ドル	开曼元	KY
    KZT	2				₸	Kazakhstani Tenge	カザフスタン テンゲ	哈萨克斯坦坚戈	KZ
    LAK	2				₭	Laotian Kip	ラオス キープ	老挝基普	LA
    LBP	2					Lebanese Pound	レバノン ポンド	黎巴嫩镑	LB
    LKR	2				Rs	Sri Lankan Rupee	スリランカ ルピー	斯里兰卡卢比	LK
    LRD	2					Liberian Dollar	リベリア ドル	利比里亚元	LR
    LSL	2					Lesotho Loti	レソト ロティ	莱索托洛蒂	LS
    LYD	3					Libyan Dinar	リビア ディナール	利比亚第纳尔	LY
    MAD	2					Moroccan Dirham	モロッコ ディルハム	摩洛哥迪拉姆	MA,EH
    MDL	2					Moldovan Leu	モルドバ レイ	摩尔多瓦列伊	MD
    MGA	2					Malagasy Ariary	マダガスカル アリアリ	马达加斯加阿里亚里	MG
    MKD	2					Macedonian Denar	マケドニア デナル	马其顿第纳尔	MK
    MMK	2					Myanmar Kyat	ミャンマー チャット	缅甸元	MM
    MNT	2				₮	Mongolian Tugrik	モンゴル トグログ	蒙古图格里克	MN
    MOP	2					Macanese Pataca	マカオ パタカ	澳门币	MO
    MRU	2					Mauritanian Ouguiya	モーリタニア ウギア	毛里塔尼亚乌吉亚	MR
    MUR	2					Mauritian Rupee	モーリシャス ルピー	毛里求斯卢比	MU
    MVR	2					Maldivian Rufiyaa	モルディブ ルフィア	马尔代夫卢菲亚	MV
    MWK	2					Malawian Kwacha	マラウィ クワチャ	马拉维克瓦查	MW
    MXN	2	MX$	MX$	MX$	$	Mexican Peso	メキシコ ペソ	墨西哥比索	MX
    MXV	2					Mexican Investment Unit	メキシコ (UDI)	墨西哥（资金）	
    MYR	2				RM	Malaysian Ringgit	マレーシア リンギット	马来西亚林吉特	MY
    MZN	2					Mozambican Metical	モザンビーク メティカル	莫桑比克美提卡	MZ
    NAD	2					Namibian Dollar	ナミビア ドル	纳米比亚元	NA
    NGN	2				₦	Nigerian Naira	ナイジェリア ナイラ	尼日利亚奈拉	NG
    NIO	2					Nicaraguan Córdoba	ニカラグア コルドバ オロ	尼加拉瓜科多巴	NI
    NOK	2				kr	Norwegian Krone	ノルウェー クローネ	挪威克朗	NO,BV,SJ
    NPR	2				Rs	Nepalese Rupee	ネパール ルピー	尼泊尔卢比	NP
    NZD	2	NZ$	NZ$	NZ$	$	New Zealand Dollar	ニュージーランド ドル	新西兰元	NZ,CK,NU,PN,TK
    OMR	3					Omani Rial	オマーン リアル	阿曼里亚尔	OM
    PAB	2					Panamanian Balboa	パナマ バルボア	巴拿马巴波亚	PA
    PEN	2					Peruvian Sol	ペルー ソル	秘鲁索尔	PE
    PGK	2					Papua New Guinean Kina	パプアニューギニア キナ	巴布亚新几内亚基那	PG
    PHP	2	₱			₱	Philippine Peso	フィリピン ペソ	菲律宾比索	PH
    PKR	2				Rs	Pakistani Rupee	パキスタン ルピー	巴基斯坦卢比	PK
    PLN	2				zł	Polish Zloty	ポーランド ズウォティ	波兰兹罗提	PL
    PYG	0				₲	Paraguayan Guarani	パラグアイ グアラニ	巴拉圭瓜拉尼	PY
    QAR	2					Qatari Riyal	カタール リアル	卡塔尔里亚尔	QA
    RON	2				lei	Romanian Leu	ルーマニア レイ	罗马尼亚列伊	RO
    RSD	2					Serbian Dinar	セルビア ディナール	塞尔维亚第纳尔	RS
    RUB	2				₽	Russian Ruble	ロシア ルーブル	俄罗斯卢布	RU
    RWF	0					Rwandan Franc	ルワンダ フラン	卢旺达法郎	RW
    SAR	2					Saudi Riyal	サウジ リヤル	沙特里亚尔	SA
    SBD	2					Solomon Islands Dollar	ソロモン諸島 ドル	所罗门群岛元	SB
    SCR	2					Seychellois Rupee	セーシェル ルピー	塞舌尔卢比	SC
    SDG	2					Sudanese Pound	スーダン ポンド	苏丹镑	SD
    SEK	2				kr	Swedish Krona	スウェーデン クローナ	瑞典克朗	SE
    SGD	2				$	Singapore Dollar	シンガポール ドル	新加坡元	SG
    SHP	2					St. Helena Pound	セントヘレナ ポンド	圣赫勒拿群岛磅	SH
    SLE	2					Sierra Leonean Leone	シエラレオネ レオン	塞拉利昂新利昂	SL
    SOS	2					Somali Shilling	ソマリア シリング	索马里先令	SO
    SRD	2					Surinamese Dollar	スリナム ドル	苏里南元	SR
    SSP	2					South Sudanese Pound	南スーダン ポンド	南苏丹镑	SS
    STN	2					São Tomé & Príncipe Dobra	サントメ・プリンシペ ドブラ	圣多美和普林西比多布拉	ST
    SVC	2					Salvadoran Colón	エルサルバドル コロン	萨尔瓦多科朗	
    SYP	2					Syrian Pound	シリア ポンド	叙利亚镑	SY
    SZL	2					Swazi Lilangeni	スワジランド リランゲニ	斯威士兰里兰吉尼	SZ
    THB	2				฿	Thai Baht	タイ バーツ	泰铢	TH
    TJS	2					Tajikistani Somoni	タジキスタン ソモニ	塔吉克斯坦索莫尼	TJ
    TMT	2					Turkmenistani Manat	トルクメニスタン マナト	土库曼斯坦马纳特	TM
    TND	3					Tunisian Dinar	チュニジア ディナール	突尼斯第纳尔	TN
    TOP	2					Tongan Paʻanga	トンガ パ・アンガ	汤加潘加	TO
    TRY	2				₺	Turkish Lira	トルコ リラ	土耳其里拉	TR
    TTD	2					Trinidad & Tobago Dollar	トリニダード・トバゴ ドル	特立尼达和多巴哥元	TT
    TWD	2	NT$	NT$	NT$	$	New Taiwan Dollar	新台湾ドル	新台币	TW
    TZS	2					Tanzanian Shilling	タンザニア シリング	坦桑尼亚先令	TZ
    UAH	2				₴	Ukrainian Hryvnia	ウクライナ フリヴニャ	乌克兰格里夫纳	UA
    UGX	0					Ugandan Shilling	ウガンダ シリング	乌干达先令	UG
    USD	2	$	$	US$	$	US Dollar	米ドル	美元	US,AS,BQ,EC,FM,GU,HT,IO,MH,MP,PA,PR,PW,SV,TC,TL,UM,VG,VI,ZW
    USN	2					US Dollar (Next day)	米ドル (翌日)	美元（次日）	
    UYI	0					Uruguayan Peso (Indexed Units)	ウルグアイ ペソエン	乌拉圭比索（索引单位）	
    UYU	2					Uruguayan Peso	ウルグアイ ペソ	乌拉圭比索	UY
    UYW	4					Uruguayan Nominal Wage Index Unit	ウルグアイ名目賃金指数単位	乌拉圭票面工资指数单位	
    UZS	2					Uzbekistani Som	ウズベキスタン スム	乌兹别克斯坦苏姆	UZ
    VED	2					Venezuelan Digital Bolívar	ベネズエラ デジタル・ボリバル	委内瑞拉数字玻利瓦尔	VE
    VES	2					Venezuelan Bolívar	ベネズエラ ボリバル	委内瑞拉玻利瓦尔	VE
    VND	0	₫	₫	₫	₫	Vietnamese Dong	ベトナム ドン	越南盾	VN
    VUV	0					Vanuatu Vatu	バヌアツ バツ	瓦努阿图瓦图	VU
    WST	2					Samoan Tala	サモア タラ	萨摩亚塔拉	WS
    XAD	2					Arab Accounting Dinar	アラブ会計ディナール	阿拉伯记账第纳尔	
    XAF	0	FCFA	FCFA	FCFA		Central African CFA Franc	中央アフリカ CFA フラン	中非法郎	CM,CF,CG,GA,GQ,TD
    XCD	2	EC$	EC$	EC$		East Caribbean Dollar	東カリブ ドル	东加勒比元	AG,AI,DM,GD,KN,LC,MS,VC
    XCG	2	Cg.	Cg.	Cg.		Caribbean Guilder	カリブ ギルダー	加勒比盾	CW,SX
    XOF	0	F CFA	F CFA	F CFA		West African CFA Franc	西アフリカ CFA フラン	西非法郎	SN,CI,BF,BJ,GW,ML,NE,TG
    XPF	0	CFPF	CFPF	CFPF		CFP Franc	CFP フラン	太平洋法郎	NC,PF,WF
    YER	2					Yemeni Rial	イエメン リアル	也门里亚尔	YE
    ZAR	2				R	South African Rand	南アフリカ ランド	南非兰特	ZA,LS,NA
    ZMW	2					Zambian Kwacha	ザンビア クワチャ	赞比亚克瓦查	ZM
    ZWG	2					Zimbabwean Gold	ジンバブエ ゴールド	津巴布韦金	ZW
    """
