/// The time zones of the IANA database that its `zone.tab` lists, the zone of a country's city each: name, city in English, Japanese and Simplified
/// Chinese, other names of the same zone. Cities: Unicode CLDR (Unicode-3.0); names: the IANA time zone database (public domain).
let timeZoneTable = """
    UTC	UTC	協定世界時	协调世界时	Etc/GMT,Etc/GMT+0,Etc/GMT-0,Etc/GMT0,Etc/Greenwich,Etc/UCT,Etc/UTC,Etc/Universal,Etc/Zulu
    Africa/Abidjan	Abidjan	アビジャン	阿比让	Africa/Timbuktu
    Africa/Accra	Accra	アクラ	阿克拉	
    Africa/Addis_Ababa	Addis Ababa	アジスアベバ	亚的斯亚贝巴	
    Africa/Algiers	Algiers	アルジェ	阿尔及尔	
    Africa/Asmara	Asmara	アスマラ	阿斯马拉	
    Africa/Bamako	Bamako	バマコ	巴马科	
    Africa/Bangui	Bangui	バンギ	班吉	
    Africa/Banjul	Banjul	バンジュール	班珠尔	
    Africa/Bissau	Bissau	ビサウ	比绍	
    Africa/Blantyre	Blantyre	ブランタイヤ	布兰太尔	
    Africa/Brazzaville	Brazzaville	ブラザビル	布拉柴维尔	
    Africa/Bujumbura	Bujumbura	ブジュンブラ	布琼布拉	
    Africa/Cairo	Cairo	カイロ	开罗	
    Africa/Casablanca	Casablanca	カサブランカ	卡萨布兰卡	
    Africa/Ceuta	Ceuta	セウタ	休达	
    Africa/Conakry	Conakry	コナクリ	科纳克里	
    Africa/Dakar	Dakar	ダカール	达喀尔	
    Africa/Dar_es_Salaam	Dar es Salaam	ダルエスサラーム	达累斯萨拉姆	
    Africa/Djibouti	Djibouti	ジブチ	吉布提	
    Africa/Douala	Douala	ドゥアラ	杜阿拉	
    Africa/El_Aaiun	El Aaiun	アイウン	阿尤恩	
    Africa/Freetown	Freetown	フリータウン	弗里敦	
    Africa/Gaborone	Gaborone	ハボローネ	哈博罗内	
    Africa/Harare	Harare	ハラレ	哈拉雷	
    Africa/Johannesburg	Johannesburg	ヨハネスブルグ	约翰内斯堡	
    Africa/Juba	Juba	ジュバ	朱巴	
    Africa/Kampala	Kampala	カンパラ	坎帕拉	
    Africa/Khartoum	Khartoum	ハルツーム	喀土穆	
    Africa/Kigali	Kigali	キガリ	基加利	
    Africa/Kinshasa	Kinshasa	キンシャサ	金沙萨	
    Africa/Lagos	Lagos	ラゴス	拉各斯	
    Africa/Libreville	Libreville	リーブルヴィル	利伯维尔	
    Africa/Lome	Lome	ロメ	洛美	
    Africa/Luanda	Luanda	ルアンダ	罗安达	
    Africa/Lubumbashi	Lubumbashi	ルブンバシ	卢本巴希	
    Africa/Lusaka	Lusaka	ルサカ	卢萨卡	
    Africa/Malabo	Malabo	マラボ	马拉博	
    Africa/Maputo	Maputo	マプト	马普托	
    Africa/Maseru	Maseru	マセル	马塞卢	
    Africa/Mbabane	Mbabane	ムババーネ	姆巴巴纳	
    Africa/Mogadishu	Mogadishu	モガディシオ	摩加迪沙	
    Africa/Monrovia	Monrovia	モンロビア	蒙罗维亚	
    Africa/Nairobi	Nairobi	ナイロビ	内罗毕	Africa/Asmera
    Africa/Ndjamena	Ndjamena	ンジャメナ	恩贾梅纳	
    Africa/Niamey	Niamey	ニアメ	尼亚美	
    Africa/Nouakchott	Nouakchott	ヌアクショット	努瓦克肖特	
    Africa/Ouagadougou	Ouagadougou	ワガドゥグー	瓦加杜古	
    Africa/Porto-Novo	Porto-Novo	ポルトノボ	波多诺伏	
    Africa/Sao_Tome	São Tomé	サントメ	圣多美	
    Africa/Tripoli	Tripoli	トリポリ	的黎波里	
    Africa/Tunis	Tunis	チュニス	突尼斯	
    Africa/Windhoek	Windhoek	ウィントフック	温得和克	
    America/Adak	Adak	アダック	埃达克	America/Atka,US/Aleutian
    America/Anchorage	Anchorage	アンカレッジ	安克雷奇	US/Alaska
    America/Anguilla	Anguilla	アンギラ	安圭拉	
    America/Antigua	Antigua	アンティグア	安提瓜	
    America/Araguaina	Araguaina	アラグァイナ	阿拉瓜伊纳	
    America/Argentina/Buenos_Aires	Buenos Aires	ブエノスアイレス	布宜诺斯艾利斯	America/Buenos_Aires
    America/Argentina/Catamarca	Catamarca	カタマルカ	卡塔马卡	America/Argentina/ComodRivadavia,America/Catamarca
    America/Argentina/Cordoba	Cordoba	コルドバ	科尔多瓦	America/Cordoba,America/Rosario
    America/Argentina/Jujuy	Jujuy	フフイ	胡胡伊	America/Jujuy
    America/Argentina/La_Rioja	La Rioja	ラリオハ	拉里奥哈	
    America/Argentina/Mendoza	Mendoza	メンドーサ	门多萨	America/Mendoza
    America/Argentina/Rio_Gallegos	Rio Gallegos	リオガジェゴス	里奥加耶戈斯	
    America/Argentina/Salta	Salta	サルタ	萨尔塔	
    America/Argentina/San_Juan	San Juan	サンファン	圣胡安	
    America/Argentina/San_Luis	San Luis	サンルイス	圣路易斯	
    America/Argentina/Tucuman	Tucuman	トゥクマン	图库曼	
    America/Argentina/Ushuaia	Ushuaia	ウシュアイア	乌斯怀亚	
    America/Aruba	Aruba	アルバ	阿鲁巴	
    America/Asuncion	Asunción	アスンシオン	亚松森	
    America/Atikokan	Atikokan	アティコカン	阿蒂科肯	
    America/Bahia	Bahia	バイーア	巴伊亚	
    America/Bahia_Banderas	Bahía de Banderas	バイアバンデラ	巴伊亚班德拉斯	
    America/Barbados	Barbados	バルバドス	巴巴多斯	
    America/Belem	Belem	ベレン	贝伦	
    America/Belize	Belize	ベリーズ	伯利兹	
    America/Blanc-Sablon	Blanc-Sablon	ブラン・サブロン	布兰克萨布隆	
    America/Boa_Vista	Boa Vista	ボアビスタ	博阿维斯塔	
    America/Bogota	Bogota	ボゴタ	波哥大	
    America/Boise	Boise	ボイシ	博伊西	
    America/Cambridge_Bay	Cambridge Bay	ケンブリッジベイ	剑桥湾	
    America/Campo_Grande	Campo Grande	カンポグランデ	大坎普	
    America/Cancun	Cancún	カンクン	坎昆	
    America/Caracas	Caracas	カラカス	加拉加斯	
    America/Cayenne	Cayenne	カイエンヌ	卡宴	
    America/Cayman	Cayman	ケイマン	开曼	
    America/Chicago	Chicago	シカゴ	芝加哥	US/Central
    America/Chihuahua	Chihuahua	チワワ	奇瓦瓦	
    America/Ciudad_Juarez	Ciudad Juárez	シウダー・フアレス	华雷斯城	
    America/Costa_Rica	Costa Rica	コスタリカ	哥斯达黎加	
    America/Coyhaique	Coyhaique	コイアイケ	科伊艾克	
    America/Creston	Creston	クレストン	克雷斯顿	
    America/Cuiaba	Cuiaba	クイアバ	库亚巴	
    America/Curacao	Curaçao	キュラソー	库拉索	
    America/Danmarkshavn	Danmarkshavn	デンマークシャウン	丹马沙文	
    America/Dawson	Dawson	ドーソン	道森	
    America/Dawson_Creek	Dawson Creek	ドーソンクリーク	道森克里克	
    America/Denver	Denver	デンバー	丹佛	America/Shiprock,US/Mountain
    America/Detroit	Detroit	デトロイト	底特律	US/Michigan
    America/Dominica	Dominica	ドミニカ	多米尼加	
    America/Edmonton	Edmonton	エドモントン	埃德蒙顿	America/Yellowknife,Canada/Mountain
    America/Eirunepe	Eirunepe	エイルネペ	依伦尼贝	
    America/El_Salvador	El Salvador	エルサルバドル	萨尔瓦多	
    America/Fort_Nelson	Fort Nelson	フォートネルソン	纳尔逊堡	
    America/Fortaleza	Fortaleza	フォルタレザ	福塔雷萨	
    America/Glace_Bay	Glace Bay	グレースベイ	格莱斯贝	
    America/Goose_Bay	Goose Bay	グースベイ	古斯湾	
    America/Grand_Turk	Grand Turk	グランドターク	大特克	
    America/Grenada	Grenada	グレナダ	格林纳达	
    America/Guadeloupe	Guadeloupe	グアドループ	瓜德罗普	
    America/Guatemala	Guatemala	グアテマラ	危地马拉	
    America/Guayaquil	Guayaquil	グアヤキル	瓜亚基尔	
    America/Guyana	Guyana	ガイアナ	圭亚那	
    America/Halifax	Halifax	ハリファクス	哈利法克斯	Canada/Atlantic
    America/Havana	Havana	ハバナ	哈瓦那	
    America/Hermosillo	Hermosillo	エルモシヨ	埃莫西约	
    America/Indiana/Indianapolis	Indianapolis	インディアナポリス	印第安纳波利斯	America/Fort_Wayne,America/Indianapolis,US/East-Indiana
    America/Indiana/Knox	Knox, Indiana	インディアナ州ノックス	印第安纳州诺克斯	America/Knox_IN,US/Indiana-Starke
    America/Indiana/Marengo	Marengo, Indiana	インディアナ州マレンゴ	印第安纳州马伦戈	
    America/Indiana/Petersburg	Petersburg, Indiana	インディアナ州ピーターズバーグ	印第安纳州彼得斯堡	
    America/Indiana/Tell_City	Tell City, Indiana	インディアナ州テルシティ	印第安纳州特尔城	
    America/Indiana/Vevay	Vevay, Indiana	インディアナ州ビベー	印第安纳州维维市	
    America/Indiana/Vincennes	Vincennes, Indiana	インディアナ州ビンセンス	印第安纳州温森斯	
    America/Indiana/Winamac	Winamac, Indiana	インディアナ州ウィナマック	印第安纳州威纳马克	
    America/Inuvik	Inuvik	イヌヴィク	伊努维克	
    America/Iqaluit	Iqaluit	イカルイット	伊魁特	America/Pangnirtung
    America/Jamaica	Jamaica	ジャマイカ	牙买加	
    America/Juneau	Juneau	ジュノー	朱诺	
    America/Kentucky/Louisville	Louisville	ルイビル	路易斯维尔	America/Louisville
    America/Kentucky/Monticello	Monticello, Kentucky	ケンタッキー州モンティチェロ	肯塔基州蒙蒂塞洛	
    America/Kralendijk	Kralendijk	クラレンダイク	克拉伦代克	
    America/La_Paz	La Paz	ラパス	拉巴斯	
    America/Lima	Lima	リマ	利马	
    America/Los_Angeles	Los Angeles	ロサンゼルス	洛杉矶	US/Pacific
    America/Lower_Princes	Lower Prince’s Quarter	ローワー・プリンセズ・クウォーター	下太子区	
    America/Maceio	Maceio	マセイオ	马塞约	
    America/Managua	Managua	マナグア	马那瓜	
    America/Manaus	Manaus	マナウス	马瑙斯	Brazil/West
    America/Marigot	Marigot	マリゴ	马里戈特	
    America/Martinique	Martinique	マルティニーク	马提尼克	
    America/Matamoros	Matamoros	マタモロス	马塔莫罗斯	
    America/Mazatlan	Mazatlan	マサトラン	马萨特兰	Mexico/BajaSur
    America/Menominee	Menominee	メノミニー	梅诺米尼	
    America/Merida	Mérida	メリダ	梅里达	
    America/Metlakatla	Metlakatla	メトラカトラ	梅特拉卡特拉	
    America/Mexico_City	Mexico City	メキシコシティー	墨西哥城	Mexico/General
    America/Miquelon	Miquelon	ミクロン島	密克隆	
    America/Moncton	Moncton	モンクトン	蒙克顿	
    America/Monterrey	Monterrey	モンテレイ	蒙特雷	
    America/Montevideo	Montevideo	モンテビデオ	蒙得维的亚	
    America/Montserrat	Montserrat	モントセラト	蒙特塞拉特	
    America/Nassau	Nassau	ナッソー	拿骚	
    America/New_York	New York	ニューヨーク	纽约	US/Eastern
    America/Nome	Nome	ノーム	诺姆	
    America/Noronha	Fernando de Noronha	ノローニャ	洛罗尼亚	Brazil/DeNoronha
    America/North_Dakota/Beulah	Beulah, North Dakota	ノースダコタ州ビューラー	北达科他州比尤拉	
    America/North_Dakota/Center	Center, North Dakota	ノースダコタ州センター	北达科他州申特	
    America/North_Dakota/New_Salem	New Salem, North Dakota	ノースダコタ州ニューセーラム	北达科他州新塞勒姆	
    America/Nuuk	Nuuk	ヌーク	努克	America/Godthab
    America/Ojinaga	Ojinaga	オヒナガ	奥希纳加	
    America/Panama	Panama	パナマ	巴拿马	America/Coral_Harbour
    America/Paramaribo	Paramaribo	パラマリボ	帕拉马里博	
    America/Phoenix	Phoenix	フェニックス	凤凰城	US/Arizona
    America/Port-au-Prince	Port-au-Prince	ポルトープランス	太子港	
    America/Port_of_Spain	Port of Spain	ポートオブスペイン	西班牙港	
    America/Porto_Velho	Porto Velho	ポルトベーリョ	波多韦柳	
    America/Puerto_Rico	Puerto Rico	プエルトリコ	波多黎各	America/Virgin
    America/Punta_Arenas	Punta Arenas	プンタアレナス	蓬塔阿雷纳斯	
    America/Rankin_Inlet	Rankin Inlet	ランキンインレット	兰今湾	
    America/Recife	Recife	レシフェ	累西腓	
    America/Regina	Regina	レジャイナ	里贾纳	Canada/Saskatchewan
    America/Resolute	Resolute	レゾリュート	雷索卢特	
    America/Rio_Branco	Rio Branco	リオブランコ	里奥布郎库	America/Porto_Acre,Brazil/Acre
    America/Santarem	Santarem	サンタレム	圣塔伦	
    America/Santiago	Santiago	サンチアゴ	圣地亚哥	Chile/Continental
    America/Santo_Domingo	Santo Domingo	サントドミンゴ	圣多明各	
    America/Sao_Paulo	Sao Paulo	サンパウロ	圣保罗	Brazil/East
    America/Scoresbysund	Ittoqqortoormiit	イトコルトルミット	斯科列斯比桑德	
    America/Sitka	Sitka	シトカ	锡特卡	
    America/St_Barthelemy	St. Barthélemy	サン・バルテルミー	圣巴泰勒米岛	
    America/St_Johns	St. John’s	セントジョンズ	圣约翰斯	Canada/Newfoundland
    America/St_Kitts	St. Kitts	セントクリストファー	圣基茨	
    America/St_Lucia	St. Lucia	セントルシア	圣卢西亚	
    America/St_Thomas	St. Thomas	セントトーマス	圣托马斯	
    America/St_Vincent	St. Vincent	セントビンセント	圣文森特	
    America/Swift_Current	Swift Current	スウィフトカレント	斯威夫特卡伦特	
    America/Tegucigalpa	Tegucigalpa	テグシガルパ	特古西加尔巴	
    America/Thule	Thule	チューレ	图勒	
    America/Tijuana	Tijuana	ティフアナ	蒂华纳	America/Ensenada,America/Santa_Isabel,Mexico/BajaNorte
    America/Toronto	Toronto	トロント	多伦多	America/Montreal,America/Nipigon,America/Thunder_Bay,Canada/Eastern
    America/Tortola	Tortola	トルトーラ	托尔托拉	
    America/Vancouver	Vancouver	バンクーバー	温哥华	Canada/Pacific
    America/Whitehorse	Whitehorse	ホワイトホース	怀特霍斯	Canada/Yukon
    America/Winnipeg	Winnipeg	ウィニペグ	温尼伯	America/Rainy_River,Canada/Central
    America/Yakutat	Yakutat	ヤクタット	亚库塔特	
    Antarctica/Casey	Casey	ケーシー基地	卡塞	
    Antarctica/Davis	Davis	デービス基地	戴维斯	
    Antarctica/DumontDUrville	Dumont-d’Urville	デュモン・デュルヴィル基地	迪蒙·迪维尔	
    Antarctica/Macquarie	Macquarie Island	マッコリー	麦格理	
    Antarctica/Mawson	Mawson	モーソン基地	莫森	
    Antarctica/McMurdo	McMurdo	マクマード基地	麦克默多	
    Antarctica/Palmer	Palmer	パーマー基地	帕尔默	
    Antarctica/Rothera	Rothera	ロゼラ基地	罗瑟拉	
    Antarctica/Syowa	Syowa	昭和基地	昭和	
    Antarctica/Troll	Troll	トロル基地	特罗尔	
    Antarctica/Vostok	Vostok	ボストーク基地	沃斯托克	
    Arctic/Longyearbyen	Longyearbyen	ロングイェールビーン	朗伊尔城	
    Asia/Aden	Aden	アデン	亚丁	
    Asia/Almaty	Almaty	アルマトイ	阿拉木图	
    Asia/Amman	Amman	アンマン	安曼	
    Asia/Anadyr	Anadyr	アナディリ	阿纳德尔	
    Asia/Aqtau	Aqtau	アクタウ	阿克套	
    Asia/Aqtobe	Aqtobe	アクトベ	阿克托别	
    Asia/Ashgabat	Ashgabat	アシガバード	阿什哈巴德	Asia/Ashkhabad
    Asia/Atyrau	Atyrau	アティラウ	阿特劳	
    Asia/Baghdad	Baghdad	バグダッド	巴格达	
    Asia/Bahrain	Bahrain	バーレーン	巴林	
    Asia/Baku	Baku	バクー	巴库	
    Asia/Bangkok	Bangkok	バンコク	曼谷	
    Asia/Barnaul	Barnaul	バルナウル	巴尔瑙尔	
    Asia/Beirut	Beirut	ベイルート	贝鲁特	
    Asia/Bishkek	Bishkek	ビシュケク	比什凯克	
    Asia/Brunei	Brunei	ブルネイ	文莱	
    Asia/Chita	Chita	チタ	赤塔	
    Asia/Colombo	Colombo	コロンボ	科伦坡	
    Asia/Damascus	Damascus	ダマスカス	大马士革	
    Asia/Dhaka	Dhaka	ダッカ	达卡	Asia/Dacca
    Asia/Dili	Dili	ディリ	帝力	
    Asia/Dubai	Dubai	ドバイ	迪拜	
    Asia/Dushanbe	Dushanbe	ドゥシャンベ	杜尚别	
    Asia/Famagusta	Famagusta	ファマグスタ	法马古斯塔	
    Asia/Gaza	Gaza	ガザ	加沙	
    Asia/Hebron	Hebron	ヘブロン	希伯伦	
    Asia/Ho_Chi_Minh	Ho Chi Minh City	ホーチミン	胡志明市	Asia/Saigon
    Asia/Hong_Kong	Hong Kong	香港	香港	
    Asia/Hovd	Hovd	ホブド	科布多	
    Asia/Irkutsk	Irkutsk	イルクーツク	伊尔库茨克	
    Asia/Jakarta	Jakarta	ジャカルタ	雅加达	
    Asia/Jayapura	Jayapura	ジャヤプラ	查亚普拉	
    Asia/Jerusalem	Jerusalem	エルサレム	耶路撒冷	Asia/Tel_Aviv
    Asia/Kabul	Kabul	カブール	喀布尔	
    Asia/Kamchatka	Kamchatka	カムチャッカ	堪察加	
    Asia/Karachi	Karachi	カラチ	卡拉奇	
    Asia/Kathmandu	Kathmandu	カトマンズ	加德满都	Asia/Katmandu
    Asia/Khandyga	Khandyga	ハンドゥイガ	汉德加	
    Asia/Kolkata	Kolkata	コルカタ	加尔各答	Asia/Calcutta
    Asia/Krasnoyarsk	Krasnoyarsk	クラスノヤルスク	克拉斯诺亚尔斯克	
    Asia/Kuala_Lumpur	Kuala Lumpur	クアラルンプール	吉隆坡	
    Asia/Kuching	Kuching	クチン	古晋	
    Asia/Kuwait	Kuwait	クウェート	科威特	
    Asia/Macau	Macao	マカオ	澳门	Asia/Macao
    Asia/Magadan	Magadan	マガダン	马加丹	
    Asia/Makassar	Makassar	マカッサル	望加锡	Asia/Ujung_Pandang
    Asia/Manila	Manila	マニラ	马尼拉	
    Asia/Muscat	Muscat	マスカット	马斯喀特	
    Asia/Nicosia	Nicosia	ニコシア	尼科西亚	Europe/Nicosia
    Asia/Novokuznetsk	Novokuznetsk	ノヴォクズネツク	新库兹涅茨克	
    Asia/Novosibirsk	Novosibirsk	ノヴォシビルスク	新西伯利亚	
    Asia/Omsk	Omsk	オムスク	鄂木斯克	
    Asia/Oral	Oral	オラル	乌拉尔	
    Asia/Phnom_Penh	Phnom Penh	プノンペン	金边	
    Asia/Pontianak	Pontianak	ポンティアナック	坤甸	
    Asia/Pyongyang	Pyongyang	平壌	平壤	
    Asia/Qatar	Qatar	カタール	卡塔尔	
    Asia/Qostanay	Kostanay	コスタナイ	库斯塔奈	
    Asia/Qyzylorda	Qyzylorda	クズロルダ	克孜洛尔达	
    Asia/Riyadh	Riyadh	リヤド	利雅得	
    Asia/Sakhalin	Sakhalin	サハリン	萨哈林	
    Asia/Samarkand	Samarkand	サマルカンド	撒马尔罕	
    Asia/Seoul	Seoul	ソウル	首尔	
    Asia/Shanghai	Shanghai	上海	上海	Asia/Chongqing,Asia/Chungking,Asia/Harbin
    Asia/Singapore	Singapore	シンガポール	新加坡	
    Asia/Srednekolymsk	Srednekolymsk	スレドネコリムスク	中科雷姆斯克	
    Asia/Taipei	Taipei	台北	台北	
    Asia/Tashkent	Tashkent	タシケント	塔什干	
    Asia/Tbilisi	Tbilisi	トビリシ	第比利斯	
    Asia/Tehran	Tehran	テヘラン	德黑兰	
    Asia/Thimphu	Thimphu	ティンプー	廷布	Asia/Thimbu
    Asia/Tokyo	Tokyo	東京	东京	
    Asia/Tomsk	Tomsk	トムスク	托木斯克	
    Asia/Ulaanbaatar	Ulaanbaatar	ウランバートル	乌兰巴托	Asia/Choibalsan,Asia/Ulan_Bator
    Asia/Urumqi	Urumqi	ウルムチ	乌鲁木齐	Asia/Kashgar
    Asia/Ust-Nera	Ust-Nera	ウスチネラ	乌斯内拉	
    Asia/Vientiane	Vientiane	ビエンチャン	万象	
    Asia/Vladivostok	Vladivostok	ウラジオストク	符拉迪沃斯托克	
    Asia/Yakutsk	Yakutsk	ヤクーツク	雅库茨克	
    Asia/Yangon	Yangon	ヤンゴン	仰光	Asia/Rangoon
    Asia/Yekaterinburg	Yekaterinburg	エカテリンブルグ	叶卡捷琳堡	
    Asia/Yerevan	Yerevan	エレバン	埃里温	
    Atlantic/Azores	Azores	アゾレス	亚速尔群岛	
    Atlantic/Bermuda	Bermuda	バミューダ	百慕大	
    Atlantic/Canary	Canary	カナリア	加那利	
    Atlantic/Cape_Verde	Cape Verde	カーボベルデ	佛得角	
    Atlantic/Faroe	Faroe	フェロー	法罗	Atlantic/Faeroe
    Atlantic/Madeira	Madeira	マデイラ	马德拉	
    Atlantic/Reykjavik	Reykjavik	レイキャビク	雷克雅未克	
    Atlantic/South_Georgia	South Georgia	サウスジョージア	南乔治亚	
    Atlantic/St_Helena	St. Helena	セントヘレナ	圣赫勒拿	
    Atlantic/Stanley	Stanley	スタンレー	斯坦利	
    Australia/Adelaide	Adelaide	アデレード	阿德莱德	Australia/South
    Australia/Brisbane	Brisbane	ブリスベン	布里斯班	Australia/Queensland
    Australia/Broken_Hill	Broken Hill	ブロークンヒル	布罗肯希尔	Australia/Yancowinna
    Australia/Darwin	Darwin	ダーウィン	达尔文	Australia/North
    Australia/Eucla	Eucla	ユークラ	尤克拉	
    Australia/Hobart	Hobart	ホバート	霍巴特	Australia/Currie,Australia/Tasmania
    Australia/Lindeman	Lindeman	リンデマン	林德曼	
    Australia/Lord_Howe	Lord Howe Island	ロードハウ	豪勋爵岛	Australia/LHI
    Australia/Melbourne	Melbourne	メルボルン	墨尔本	Australia/Victoria
    Australia/Perth	Perth	パース	珀斯	Australia/West
    Australia/Sydney	Sydney	シドニー	悉尼	Australia/ACT,Australia/Canberra,Australia/NSW
    Europe/Amsterdam	Amsterdam	アムステルダム	阿姆斯特丹	
    Europe/Andorra	Andorra	アンドラ	安道尔	
    Europe/Astrakhan	Astrakhan	アストラハン	阿斯特拉罕	
    Europe/Athens	Athens	アテネ	雅典	
    Europe/Belgrade	Belgrade	ベオグラード	贝尔格莱德	
    Europe/Berlin	Berlin	ベルリン	柏林	Atlantic/Jan_Mayen
    Europe/Bratislava	Bratislava	ブラチスラバ	布拉迪斯拉发	
    Europe/Brussels	Brussels	ブリュッセル	布鲁塞尔	
    Europe/Bucharest	Bucharest	ブカレスト	布加勒斯特	
    Europe/Budapest	Budapest	ブダペスト	布达佩斯	
    Europe/Busingen	Busingen	ビュージンゲン	布辛根	
    Europe/Chisinau	Chisinau	キシナウ	基希讷乌	Europe/Tiraspol
    Europe/Copenhagen	Copenhagen	コペンハーゲン	哥本哈根	
    Europe/Dublin	Dublin	ダブリン	都柏林	
    Europe/Gibraltar	Gibraltar	ジブラルタル	直布罗陀	
    Europe/Guernsey	Guernsey	ガーンジー	根西岛	
    Europe/Helsinki	Helsinki	ヘルシンキ	赫尔辛基	
    Europe/Isle_of_Man	Isle of Man	マン島	马恩岛	
    Europe/Istanbul	Istanbul	イスタンブール	伊斯坦布尔	Asia/Istanbul
    Europe/Jersey	Jersey	ジャージー	泽西岛	
    Europe/Kaliningrad	Kaliningrad	カリーニングラード	加里宁格勒	
    Europe/Kirov	Kirov	キーロフ	基洛夫	
    Europe/Kyiv	Kyiv	キーウ	基辅	Europe/Kiev,Europe/Uzhgorod,Europe/Zaporozhye
    Europe/Lisbon	Lisbon	リスボン	里斯本	
    Europe/Ljubljana	Ljubljana	リュブリャナ	卢布尔雅那	
    Europe/London	London	ロンドン	伦敦	Europe/Belfast
    Europe/Luxembourg	Luxembourg	ルクセンブルク	卢森堡	
    Europe/Madrid	Madrid	マドリード	马德里	
    Europe/Malta	Malta	マルタ	马耳他	
    Europe/Mariehamn	Mariehamn	マリエハムン	玛丽港	
    Europe/Minsk	Minsk	ミンスク	明斯克	
    Europe/Monaco	Monaco	モナコ	摩纳哥	
    Europe/Moscow	Moscow	モスクワ	莫斯科	
    Europe/Oslo	Oslo	オスロ	奥斯陆	
    Europe/Paris	Paris	パリ	巴黎	
    Europe/Podgorica	Podgorica	ポドゴリツァ	波德戈里察	
    Europe/Prague	Prague	プラハ	布拉格	
    Europe/Riga	Riga	リガ	里加	
    Europe/Rome	Rome	ローマ	罗马	
    Europe/Samara	Samara	サマラ	萨马拉	
    Europe/San_Marino	San Marino	サンマリノ	圣马力诺	
    Europe/Sarajevo	Sarajevo	サラエボ	萨拉热窝	
    Europe/Saratov	Saratov	サラトフ	萨拉托夫	
    Europe/Simferopol	Simferopol	シンフェロポリ	辛菲罗波尔	
    Europe/Skopje	Skopje	スコピエ	斯科普里	
    Europe/Sofia	Sofia	ソフィア	索非亚	
    Europe/Stockholm	Stockholm	ストックホルム	斯德哥尔摩	
    Europe/Tallinn	Tallinn	タリン	塔林	
    Europe/Tirane	Tirane	ティラナ	地拉那	
    Europe/Ulyanovsk	Ulyanovsk	ウリヤノフスク	乌里扬诺夫斯克	
    Europe/Vaduz	Vaduz	ファドゥーツ	瓦杜兹	
    Europe/Vatican	Vatican	バチカン	梵蒂冈	
    Europe/Vienna	Vienna	ウィーン	维也纳	
    Europe/Vilnius	Vilnius	ヴィリニュス	维尔纽斯	
    Europe/Volgograd	Volgograd	ボルゴグラード	伏尔加格勒	
    Europe/Warsaw	Warsaw	ワルシャワ	华沙	
    Europe/Zagreb	Zagreb	ザグレブ	萨格勒布	
    Europe/Zurich	Zurich	チューリッヒ	苏黎世	
    Indian/Antananarivo	Antananarivo	アンタナナリボ	安塔那那利佛	
    Indian/Chagos	Chagos	チャゴス	查戈斯	
    Indian/Christmas	Christmas Island	クリスマス島	圣诞岛	
    Indian/Cocos	Cocos Islands	ココス諸島	可可斯	
    Indian/Comoro	Comoro	コモロ	科摩罗	
    Indian/Kerguelen	Kerguelen	ケルゲレン諸島	凯尔盖朗	
    Indian/Mahe	Mahe	マヘ	马埃岛	
    Indian/Maldives	Maldives	モルディブ	马尔代夫	
    Indian/Mauritius	Mauritius	モーリシャス	毛里求斯	
    Indian/Mayotte	Mayotte	マヨット	马约特	
    Indian/Reunion	Réunion	レユニオン	留尼汪	
    Pacific/Apia	Apia	アピア	阿皮亚	
    Pacific/Auckland	Auckland	オークランド	奥克兰	Antarctica/South_Pole
    Pacific/Bougainville	Bougainville	ブーゲンビル	布干维尔	
    Pacific/Chatham	Chatham	チャタム	查塔姆	
    Pacific/Chuuk	Chuuk	チューク	特鲁克群岛	
    Pacific/Easter	Easter Island	イースター島	复活节岛	Chile/EasterIsland
    Pacific/Efate	Efate	エフェテ島	埃法特	
    Pacific/Fakaofo	Fakaofo	ファカオフォ	法考福	
    Pacific/Fiji	Fiji	フィジー	斐济	
    Pacific/Funafuti	Funafuti	フナフティ	富纳富提	
    Pacific/Galapagos	Galapagos	ガラパゴス	科隆群岛	
    Pacific/Gambier	Gambier	ガンビエ諸島	甘比尔	
    Pacific/Guadalcanal	Guadalcanal	ガダルカナル	瓜达尔卡纳尔	Pacific/Ponape
    Pacific/Guam	Guam	グアム	关岛	
    Pacific/Honolulu	Honolulu	ホノルル	檀香山	Pacific/Johnston,US/Hawaii
    Pacific/Kanton	Kanton	カントン島	坎顿岛	Pacific/Enderbury
    Pacific/Kiritimati	Kiritimati	キリスィマスィ島	基里地马地岛	
    Pacific/Kosrae	Kosrae	コスラエ	库赛埃	
    Pacific/Kwajalein	Kwajalein	クェゼリン	夸贾林	
    Pacific/Majuro	Majuro	マジュロ	马朱罗	
    Pacific/Marquesas	Marquesas	マルキーズ	马克萨斯	
    Pacific/Midway	Midway	ミッドウェー島	中途岛	
    Pacific/Nauru	Nauru	ナウル	瑙鲁	
    Pacific/Niue	Niue	ニウエ	纽埃	
    Pacific/Norfolk	Norfolk Island	ノーフォーク島	诺福克	
    Pacific/Noumea	Noumea	ヌメア	努美阿	
    Pacific/Pago_Pago	Pago Pago	パゴパゴ	帕果帕果	Pacific/Samoa,US/Samoa
    Pacific/Palau	Palau	パラオ	帕劳	
    Pacific/Pitcairn	Pitcairn	ピトケアン諸島	皮特凯恩	
    Pacific/Pohnpei	Pohnpei	ポンペイ島	波纳佩岛	
    Pacific/Port_Moresby	Port Moresby	ポートモレスビー	莫尔兹比港	Pacific/Truk,Pacific/Yap
    Pacific/Rarotonga	Rarotonga	ラロトンガ	拉罗汤加	
    Pacific/Saipan	Saipan	サイパン	塞班	
    Pacific/Tahiti	Tahiti	タヒチ	塔希提	
    Pacific/Tarawa	Tarawa	タラワ	塔拉瓦	
    Pacific/Tongatapu	Tongatapu	トンガタプ	东加塔布	
    Pacific/Wake	Wake Island	ウェーク島	威克	
    Pacific/Wallis	Wallis	ウォリス諸島	瓦利斯	
    """
