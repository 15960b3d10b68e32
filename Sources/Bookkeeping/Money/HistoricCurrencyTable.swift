/// ISO 4217 codes of list three, which no longer stand for money: code, names in English, Japanese and Simplified Chinese; empty without a name.
/// Names: Unicode CLDR (Unicode-3.0).
let historicCurrencyTable = """
    ADP	Andorran Peseta	アンドラ ペセタ	安道尔比塞塔
    AFA	Afghan Afghani (1927–2002)	アフガニスタン アフガニー (1927–2002)	阿富汗尼 (1927–2002)
    ALK	Albanian Lek (1946–1965)	アルバニア レク (1946–1965)	阿尔巴尼亚列克(1946–1965)
    ANG	Netherlands Antillean Guilder	オランダ領アンティル ギルダー	荷属安的列斯盾
    AOK	Angolan Kwanza (1977–1991)	アンゴラ クワンザ (1977–1991)	安哥拉宽扎 (1977–1990)
    AON	Angolan New Kwanza (1990–2000)	アンゴラ 新クワンザ (1990–2000)	安哥拉新宽扎 (1990–2000)
    AOR	Angolan Readjusted Kwanza (1995–1999)	アンゴラ 旧クワンザ (1995–1999)	安哥拉重新调整宽扎 (1995–1999)
    ARA	Argentine Austral	アルゼンチン アゥストラール	阿根廷奥斯特拉尔
    ARP	Argentine Peso (1983–1985)	アルゼンチン ペソ (1983–1985)	阿根廷比索 (1983–1985)
    ARY			
    ATS	Austrian Schilling	オーストリア シリング	奥地利先令
    AYM			
    AZM	Azerbaijani Manat (1993–2006)	アゼルバイジャン マナト (1993–2006)	阿塞拜疆马纳特 (1993–2006)
    BAD	Bosnia-Herzegovina Dinar (1992–1994)	ボスニア・ヘルツェゴビナ ディナール (1992–1994)	波士尼亚-赫塞哥维纳第纳尔 (1992–1994)
    BEC	Belgian Franc (convertible)	ベルギー フラン (BEC)	比利时法郎（可兑换）
    BEF	Belgian Franc	ベルギー フラン	比利时法郎
    BEL	Belgian Franc (financial)	ベルギー フラン (BEL)	比利时法郎（金融）
    BGJ			
    BGK			
    BGL	Bulgarian Hard Lev	ブルガリア レフ	保加利亚硬列弗
    BOP	Bolivian Peso	ボリビア ペソ	玻利维亚比索
    BRB	Brazilian New Cruzeiro (1967–1986)	ブラジル 新クルゼイロ (1967–1986)	巴西新克鲁赛罗 (1967–1986)
    BRC	Brazilian Cruzado (1986–1989)	ブラジル クルザード (1986–1989)	巴西克鲁扎多 (1986–1989)
    BRE	Brazilian Cruzeiro (1990–1993)	ブラジル クルゼイロ (1990–1993)	巴西克鲁塞罗 (1990–1993)
    BRN	Brazilian New Cruzado (1989–1990)	ブラジル 新クルザード (1989–1990)	巴西新克鲁扎多 (1989–1990)
    BRR	Brazilian Cruzeiro (1993–1994)	ブラジル クルゼイロ (1993–1994)	巴西克鲁塞罗 (1993–1994)
    BUK	Burmese Kyat	ビルマ チャット	缅元
    BYB	Belarusian Ruble (1994–1999)	ベラルーシ 新ルーブル (1994–1999)	白俄罗斯新卢布 (1994–1999)
    BYR	Belarusian Ruble (2000–2016)	ベラルーシ ルーブル (2000–2016)	白俄罗斯卢布 (2000–2016)
    CHC			
    CSD	Serbian Dinar (2002–2006)	セルビア ディナール (2002–2006)	旧塞尔维亚第纳尔
    CSJ			
    CSK	Czechoslovak Hard Koruna	チェコスロバキア コルナ	捷克硬克朗
    CUC	Cuban Convertible Peso	キューバ 兌換ペソ	古巴可兑换比索
    CYP	Cypriot Pound	キプロス ポンド	塞浦路斯镑
    DDM	East German Mark	東ドイツ マルク	东德马克
    DEM	German Mark	ドイツ マルク	德国马克
    ECS	Ecuadorian Sucre	エクアドル スクレ	厄瓜多尔苏克雷
    ECV	Ecuadorian Unit of Constant Value	エクアドル (UVC)	厄瓜多尔 (UVC)
    EEK	Estonian Kroon	エストニア クルーン	爱沙尼亚克朗
    ESA	Spanish Peseta (A account)	スペインペセタ（勘定A）	西班牙比塞塔（帐户 A）
    ESB	Spanish Peseta (convertible account)	スペイン 兌換ペセタ	西班牙比塞塔（兑换帐户）
    ESP	Spanish Peseta	スペイン ペセタ	西班牙比塞塔
    FIM	Finnish Markka	フィンランド マルカ	芬兰马克
    FRF	French Franc	フランス フラン	法国法郎
    GEK	Georgian Kupon Larit	ジョージア クーポン ラリ	格鲁吉亚库蓬拉瑞特
    GHC	Ghanaian Cedi (1979–2007)	ガーナ セディ (1979–2007)	加纳塞第
    GHP			
    GNE			
    GNS	Guinean Syli	ギニア シリー	几内亚西里
    GQE	Equatorial Guinean Ekwele	赤道ギニア エクウェレ	赤道几内亚埃奎勒
    GRD	Greek Drachma	ギリシャ ドラクマ	希腊德拉克马
    GWE	Portuguese Guinea Escudo	ポルトガル領ギニア エスクード	葡萄牙几内亚埃斯库多
    GWP	Guinea-Bissau Peso	ギニアビサウ ペソ	几内亚比绍比索
    HRD	Croatian Dinar	クロアチア ディナール	克罗地亚第纳尔
    HRK	Croatian Kuna	クロアチア クーナ	克罗地亚库纳
    IEP	Irish Pound	アイリッシュ ポンド	爱尔兰镑
    ILP	Israeli Pound	イスラエル ポンド	以色列镑
    ILR	Israeli Shekel (1980–1985)	イスラエル シェケル (1980–1985)	以色列谢克尔(1980–1985)
    ISJ	Icelandic Króna (1918–1981)	アイスランド クローナ (1918–1981)	冰岛克朗(1918–1981)
    ITL	Italian Lira	イタリア リラ	意大利里拉
    LAJ			
    LSM			
    LTL	Lithuanian Litas	リトアニア リタス	立陶宛立特
    LTT	Lithuanian Talonas	リトアニア タロナ	立陶宛塔咯呐司
    LUC	Luxembourgian Convertible Franc	ルクセンブルク 兌換フラン	卢森堡可兑换法郎
    LUF	Luxembourgian Franc	ルクセンブルグ フラン	卢森堡法郎
    LUL	Luxembourg Financial Franc	ルクセンブルク 金融フラン	卢森堡金融法郎
    LVL	Latvian Lats	ラトビア ラッツ	拉脱维亚拉特
    LVR	Latvian Ruble	ラトビア ルーブル	拉脱维亚卢布
    MGF	Malagasy Franc	マラガシ フラン	马达加斯加法郎
    MLF	Malian Franc	マリ フラン	马里法郎
    MRO	Mauritanian Ouguiya (1973–2017)	モーリタニア ウギア (1973–2017)	毛里塔尼亚乌吉亚 (1973–2017)
    MTL	Maltese Lira	マルタ リラ	马耳他里拉
    MTP	Maltese Pound	マルタ ポンド	马耳他镑
    MVQ			
    MXP	Mexican Silver Peso (1861–1992)	メキシコ ペソ (1861–1992)	墨西哥银比索 (1861–1992)
    MZE	Mozambican Escudo	モザンピーク エスクード	莫桑比克埃斯库多
    MZM	Mozambican Metical (1980–2006)	モザンビーク メティカル (1980–2006)	旧莫桑比克美提卡
    NIC	Nicaraguan Córdoba (1988–1991)	ニカラグア コルドバ (1988–1991)	尼加拉瓜科多巴 (1988–1991)
    NLG	Dutch Guilder	オランダ ギルダー	荷兰盾
    PEH			
    PEI	Peruvian Inti	ペルー インティ	秘鲁印第
    PES	Peruvian Sol (1863–1965)	ペルー ソル (1863–1965)	秘鲁索尔 (1863–1965)
    PLZ	Polish Zloty (1950–1995)	ポーランド ズウォティ (1950–1995)	波兰兹罗提 (1950–1995)
    PTE	Portuguese Escudo	ポルトガル エスクード	葡萄牙埃斯库多
    RHD	Rhodesian Dollar	ローデシア ドル	罗得西亚元
    ROK			
    ROL	Romanian Leu (1952–2006)	ルーマニア レイ (1952–2006)	旧罗马尼亚列伊
    RUR	Russian Ruble (1991–1998)	ロシア ルーブル (1991–1998)	俄国卢布 (1991–1998)
    SDD	Sudanese Dinar (1992–2007)	スーダン ディナール (1992–2007)	苏丹第纳尔 (1992–2007)
    SDP	Sudanese Pound (1957–1998)	スーダン ポンド (1957–1998)	苏丹镑 (1957–1998)
    SIT	Slovenian Tolar	スロベニア トラール	斯洛文尼亚托拉尔
    SKK	Slovak Koruna	スロバキア コルナ	斯洛伐克克朗
    SLL	Sierra Leonean Leone (1964—2022)	シエラレオネ レオン (1964—2022)	塞拉利昂利昂
    SRG	Surinamese Guilder	スリナム ギルダー	苏里南盾
    STD	São Tomé & Príncipe Dobra (1977–2017)	サントメ・プリンシペ ドブラ (1977–2017)	圣多美和普林西比多布拉 (1977–2017)
    SUR	Soviet Rouble	ソ連 ルーブル	苏联卢布
    TJR	Tajikistani Ruble	タジキスタン ルーブル	塔吉克斯坦卢布
    TMM	Turkmenistani Manat (1993–2009)	トルクメニスタン マナト (1993–2009)	土库曼斯坦马纳特 (1993–2009)
    TPE	Timorese Escudo	ティモール エスクード	帝汶埃斯库多
    TRL	Turkish Lira (1922–2005)	トルコ リラ (1922–2005)	土耳其里拉 (1922–2005)
    UAK	Ukrainian Karbovanets	ウクライナ カルボバネツ	乌克兰币
    UGS	Ugandan Shilling (1966–1987)	ウガンダ シリング (1966–1987)	乌干达先令 (1966–1987)
    UGW			
    USS	US Dollar (Same day)	米ドル (当日)	美元（当日）
    UYN			
    UYP	Uruguayan Peso (1975–1993)	ウルグアイ ペソ (1975–1993)	乌拉圭比索 (1975–1993)
    VEB	Venezuelan Bolívar (1871–2008)	ベネズエラ ボリバル (1871–2008)	委内瑞拉玻利瓦尔 (1871–2008)
    VEF	Venezuelan Bolívar (2008–2018)	ベネズエラ ボリバル (2008–2018)	委内瑞拉玻利瓦尔 (2008–2018)
    VNC			
    XEU	European Currency Unit	ヨーロッパ通貨単位	欧洲货币单位
    XFO	French Gold Franc	フランス金フラン	法国金法郎
    XFU	French UIC-Franc	フランス フラン (UIC)	法国法郎 (UIC)
    XRE	RINET Funds	RINET基金	RINET 基金
    YDD	Yemeni Dinar	イエメン ディナール	也门第纳尔
    YUD	Yugoslavian Hard Dinar (1966–1990)	ユーゴスラビア ハード・ディナール (1966–1990)	南斯拉夫硬第纳尔 (1966–1990)
    YUM	Yugoslavian New Dinar (1994–2002)	ユーゴスラビア ノビ・ディナール (1994–2002)	南斯拉夫新第纳尔 (1994–2002)
    YUN	Yugoslavian Convertible Dinar (1990–1992)	ユーゴスラビア 兌換ディナール (1990–1992)	南斯拉夫可兑换第纳尔 (1990–1992)
    ZAL	South African Rand (financial)	南アフリカ ランド (ZAL)	南非兰特 (金融)
    ZMK	Zambian Kwacha (1968–2012)	ザンビア クワチャ (1968–2012)	赞比亚克瓦查 (1968–2012)
    ZRN	Zairean New Zaire (1993–1998)	ザイール 新ザイール (1993–1998)	新扎伊尔 (1993–1998)
    ZRZ	Zairean Zaire (1971–1993)	ザイール ザイール (1971–1993)	扎伊尔 (1971–1993)
    ZWC			
    ZWD	Zimbabwean Dollar (1980–2008)	ジンバブエ ドル (1980–2008)	津巴布韦元 (1980–2008)
    ZWL	Zimbabwean Dollar (2009–2024)	ジンバブエ ドル (2009)	津巴布韦元 (2009)
    ZWN			
    ZWR	Zimbabwean Dollar (2008)	シンバブエ ドル（2008）	津巴布韦元 (2008)
    """
