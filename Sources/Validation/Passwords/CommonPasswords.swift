/// The most common passwords, which attackers try first.
enum CommonPasswords {
    /// Common passwords, folded; variations of `words` with digits and signs are covered there.
    static let whole = list(
        """
        1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx3edc 1qaz2wsx3edc4rfv zaq12wsxcde3 zaq1xsw2cde3 qazwsxedcrfv qazwsxedc123
        1qazxsw23edc !qaz2wsx3edc 1qaz@wsx3edc qweasdzxc123 qwe123asd456 123qweasdzxc 123qwe123qwe qwe123qwe123 asd123asd123 abc123abc123
        123abc123abc a1b2c3d4e5 a1b2c3d4e5f6 1a2b3c4d5e 1a2b3c4d5e6f aabbccddee aa11bb22cc 1122334455 112233445566 11223344556677 9988776655
        998877665544 1212343456 1231231234 1234512345 1234554321 12345654321 123456654321 123454321 0987654321 1029384756 10293847566 1357924680
        2468013579 1472583690 1478963250 147258369 147258369a 3692581470 7894561230 789456123a 1593572486 159753159753 3141592653 31415926535
        2718281828 5201314520 1314520520 13145201314 5201314a 520131452013 woaini1314520 woaini5201314 woaini521521 1234567890a a1234567890
        1234567890q q1234567890 123456789ab a123456789 123456789a 123456789q q123456789 123456789z z123456789 12345678910 1234567891011
        123456789101112 12345678900 01234567890 00123456789 112358132134 correcthorsebatterystaple iloveyousomuch iloveyouforever
        ilovemyself iloveyoubaby iloveyou3000 letmeinplease letmeinnow opensesame abracadabra supercalifragilisticexpialidocious
        nothing2hide thisismypassword thisisapassword mypasswordis notmypassword idontknow1 idontknow123 iforgotmypassword forgotpassword
        changemenow changethis trustno1trustno1 passpasspass wordpassword drowssap123 drowssap1234 p@ssw0rd123 pa55word123 pa$$word123
        aa123456789 aa1234567890 abcd123456 abcde12345 abcdef1234 abc1234567 abc123456789 abcd1234567 abcd12345678 qwer123456 qwer12345678
        asdf123456 asdf12345678 zxcv123456 asdfghjkl123 qwertyuiop123 qwertyuiop1 zxcvbnm1234 zxcvbnm12345 qwertyasdfgh qwertyzxcvbn qweasdzxcv
        todayisthedays everything1 blink182blink182 ncc1701ncc1701 r2d2c3po123 starwars1977 mar1234567 james007bond agent007007 hello12345678
        administrator1 rootrootroot toortoortoor testtesttest guestguest123 raspberrypi raspberrypi1 pi123456789 ubuntu123456 synology123
        tinkerbell1 dragonball1 dragonballz pokemon12345 doraemon1234 hellokitty12 ohayougozaimasu arigatougozaimasu konnichiwa12 nihonjapan123
        """)

    /// Common components of passwords, folded and without signs.
    static let words = list(
        """
        password passwords passwort passwd pass word passphrase passcode motdepasse contrasena senha parola secret secreto geheim admin
        administrator root user username login signin welcome willkommen bienvenue letmein changeme default guest test testing tester master
        access server computer internet network windows microsoft google facebook twitter instagram youtube samsung apple iphone android
        qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwer abc abcd abcde abcdef abcdefg
        iloveyou iloveu ilove love lover lovely loveyou loveme mylove forever always happy smile angel baby babygirl babyboy princess prince
        queen king sweet sweetie sweetheart honey sugar sunshine sunflower rainbow flower flowers butterfly star stars starlight moon moonlight
        sun summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april june july august
        september october november december christmas birthday holiday
        football soccer baseball basketball hockey tennis golf golfer volleyball softball running fishing hunting skateboard liverpool
        manchester chelsea arsenal barcelona realmadrid juventus milan yankees cowboys steelers lakers packers eagles
        monkey dragon tiger lion eagle bear wolf horse dolphin panther falcon kitty kitten puppy doggy pokemon pikachu snoopy buster
        superman batman spiderman starwars startrek harrypotter hogwarts gandalf matrix ninja samurai warrior killer hunter ranger pirate
        wizard phoenix shadow ghost vampire zombie hacker hello hallo bonjour hola freedom liberty whatever nothing something anything
        blessed jesus jesuschrist christ heaven faith hope grace family mother father mommy daddy sister brother friend friends bestfriend
        michael michelle jennifer jessica ashley amanda daniel matthew andrew joshua robert william thomas charlie george jordan maggie
        alexander elizabeth christopher nicholas anthony samantha stephanie victoria patrick richard benjamin jonathan brandon justin hannah
        cookie cookies chocolate cheese banana apples orange strawberry watermelon pineapple peanut pepper ginger coffee pizza mustang ferrari
        porsche corvette mercedes yamaha honda toyota harley guitar music metallica nirvana slipknot blink rockstar
        london paris berlin tokyo america american australia california canada england france germany italy japan china chicago boston texas
        purple yellow silver golden diamond crystal black white blue green red
        computer keyboard mustard trustno trust unicorn superstar number success money dollar dollars cash bank banking wallet budget account
        finance savings penny pennies pennyapp pennyserver mypenny thepenny my your the home house server local private
        sakura doraemon naruto sasuke goku totoro anime kawaii arigato konnichiwa nihon fujisan pasuwado himitsu aishiteru daisuki
        woaini woaiwo mima mimashi zhongguo beijing shanghai nihao aini baobei laopo laogong wang zhang
        パスワード ひみつ 秘密 密码 我爱你 愛してる
        """)

    /// Sequences of keyboards, digits and alphabets; each is listed in both directions.
    static let runs: [String] = [
        "0123456789012345678901234567890", "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm",
        "qwertyuiop[]\\",
        "asdfghjkl;'", "zxcvbnm,./", "qwertzuiopasdfghjklyxcvbnm", "azertyuiopqsdfghjklmwxcvbn", "`1234567890-=", "!@#$%^&*()_+",
        "qazwsxedcrfvtgbyhnujmikolp", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik", "1q2w3e4r5t6y7u8i9o0p", "あいうえおかきくけこさしすせそ", "一二三四五六七八九十",
    ].flatMap { [$0, String($0.reversed())] }

    private static func list(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }
}
