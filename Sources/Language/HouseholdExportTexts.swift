/// Exporting and importing the book of a household, where the sentences differ from those about a person's own (``ExportTexts``).
package struct HouseholdExportTexts: Sentences {
    package let title, menuHint, intro, contents, notIn, exportFirst: String
    package let importTitle, importHint, stays, replaces, nothingToReplace, importButton: String
    package let own, nobody, ownHint: String
    package let madeFor, goesToo: Named
    package let people: Counted
    /// The column of the records with the people for whom they are.
    package let forWhom: String
    package let peopleColumns: [String]
    /// The file that describes the others.
    package let readMe: String

    // The reasons why a file cannot be imported.
    package let ofHousehold, ofPerson, tooManyPeople: String

    static let english = HouseholdExportTexts(
        title: "Export the shared book", menuHint: "Everything in it, as one file",
        intro: "One zip file with everything in the shared book. It is complete: another Penny can read it back, and you get the same book again.",
        contents:
            "All people with their names and weights, all records with who paid and for whom, accounts, categories, hashtags, budgets and exchange rates, what is in the trash too, as JSON",
        notIn: "Nobody’s own book is in it, and nothing that lets somebody sign in.", exportFirst: "Export the shared book first",
        importTitle: "Import a shared book", importHint: "Put an exported shared book in the place of this one",
        stays: "Nobody joins by it, and nobody loses their place: whoever is not here yet comes as a name, and can be invited for it later.",
        replaces: "It takes the place of everything in the shared book, for everybody in it. This cannot be undone.",
        nothingToReplace: "The shared book has no records yet, so nothing is lost.", importButton: "Replace the shared book",
        own: "In the file you are", nobody: "None of them",
        ownHint: "What this person paid and owes becomes yours.", madeFor: { "The shared book \($0)" },
        goesToo: { "You are alone in the shared book \($0), so it is deleted with your account." },
        people: { $0 == 1 ? "1 person" : "\($0) people" }, forWhom: "For whom", peopleColumns: ["Name", "Role", "Weight", "Has left"],
        readMe: """
            Everything in your shared book
            ==============================

            csv/             Tables for a spreadsheet: records, people, accounts, categories and budgets, without what is in the trash.
            attachments/     Receipts and other files of the records.
            penny.json       The name and the calendar of the book, and how many lines the files below have.
            people.jsonl     The people, by name. Nobody can sign in with it.
            *.jsonl          The whole book, one thing a line, in JSON. Amounts are in the smallest unit of their currency: 12.50 EUR is 1250.

            To bring it back, sign in to a Penny, make or open a shared book that you administer, open its More, then "Import a shared book", and
            choose the zip file as it is. People who are not in that shared book come as names; invite each for their name, and they take it over.

            """,
        ofHousehold:
            "This is the export of a shared book. Its administrator imports it into a shared book: open it, then More, “Import a shared book”.",
        ofPerson:
            "This is the export of a person’s own book. It is imported under More of one’s own book, so that nothing private is shared by mistake.",
        tooManyPeople: "With the people of this file there would be more than 100. Remove some first.")

    static let japanese = HouseholdExportTexts(
        title: "共有の家計簿を書き出す", menuHint: "すべての内容を1つのファイルで",
        intro: "共有の家計簿をすべて1つのzipファイルにまとめます。別のPennyで読み込むと、同じ家計簿を復元できます。",
        contents: "全員の名前と負担の比率、誰が払い誰の分かを含むすべての記録、口座、カテゴリ、タグ、予算、為替レート。ゴミ箱の内容も含みます（JSON）",
        notIn: "各自の家計簿と、ログインに使えるものは含まれません。", exportFirst: "先に共有の家計簿を書き出す",
        importTitle: "共有の家計簿を読み込む", importHint: "書き出した共有の家計簿で置き換えます",
        stays: "読み込みによって参加する人も、抜ける人もいません。ここにいない人は名前だけが追加され、あとからその名前に招待できます。",
        replaces: "共有の家計簿は、全員にとってファイルの内容にすべて置き換わります。元に戻すことはできません。", nothingToReplace: "共有の家計簿にはまだ記録がないので、失われるものはありません。", importButton: "共有の家計簿を置き換える",
        own: "ファイル内でのあなたの名前", nobody: "この中にはいません", ownHint: "この人が払った分と負担する分が、あなたの分になります。",
        madeFor: { "共有の家計簿「\($0)」" },
        goesToo: { "共有の家計簿「\($0)」にはあなたしかいないため、アカウントと一緒に削除されます。" }, people: { "\($0)人" }, forWhom: "誰の分", peopleColumns: ["名前", "役割", "比率", "脱退済み"],
        readMe: """
            共有の家計簿のすべて
            ====================

            csv/             表計算ソフト用の表：記録、メンバー、口座、カテゴリ、予算（ゴミ箱の中身は含みません）。
            attachments/     レシートなど、記録の添付ファイル。
            penny.json       家計簿の名前とカレンダー、および下のファイルの行数。
            people.jsonl     メンバーの名前。これでログインすることはできません。
            *.jsonl          家計簿のすべて。1行に1件ずつJSONで書かれています。金額は通貨の最小単位です（12.50 EURは1250）。

            読み込むには、Pennyにログインし、自分が代表者の共有の家計簿を作るか開き、その「その他」から「共有の家計簿を読み込む」を開いて、
            zipファイルをそのまま選んでください。その家計簿にいない人は名前だけが追加されます。名前ごとに招待すると、本人が引き継ぎます。

            """,
        ofHousehold: "これは共有の家計簿から書き出したファイルです。代表者が、共有の家計簿の「その他」から「共有の家計簿を読み込む」で読み込みます。",
        ofPerson: "これは個人の家計簿から書き出したファイルです。誤って共有しないように、自分の家計簿の「その他」から読み込んでください。",
        tooManyPeople: "このファイルの人を加えると100人を超えます。先に誰かを外してください。")

    static let simplifiedChinese = HouseholdExportTexts(
        title: "导出共享账本", menuHint: "将全部内容保存为一个文件", intro: "将共享账本的全部内容打包成一个 zip 文件。用另一个 Penny 导入，即可得到完全相同的账本。",
        contents: "所有成员的姓名和分摊比例，所有记录（含付款人和分摊人），账户、分类、标签、预算和汇率，包括回收站里的内容（JSON）",
        notIn: "不包含任何人自己的账本，也不包含可用于登录的内容。", exportFirst: "先导出共享账本", importTitle: "导入共享账本", importHint: "用导出的共享账本替换这一个",
        stays: "导入不会让任何人加入或离开：不在账本中的人只添加姓名，以后可以按姓名邀请。", replaces: "共享账本的全部内容都会被替换，对所有成员生效，且无法撤销。",
        nothingToReplace: "共享账本还没有记录，因此不会丢失任何内容。", importButton: "替换共享账本", own: "您在文件中的姓名", nobody: "以上都不是", ownHint: "此人的已付和应付金额将归入您名下。",
        madeFor: { "共享账本“\($0)”" },
        goesToo: { "共享账本“\($0)”中只有您一人，因此会随您的账号一起删除。" },
        people: { "\($0) 人" }, forWhom: "分摊人", peopleColumns: ["姓名", "角色", "比例", "已离开"],
        readMe: """
            共享账本的全部数据
            ==============

            csv/             供电子表格使用的表格：记录、成员、账户、分类和预算（不含回收站）。
            attachments/     票据等记录附件。
            penny.json       账本的名称和日历，以及以下各文件的行数。
            people.jsonl     成员的姓名，不能用来登录。
            *.jsonl          完整的账本，每行一项，格式为 JSON。金额以货币的最小单位表示：12.50 EUR 写作 1250。

            要导入，请登录 Penny，创建或打开由您管理的共享账本，打开其“更多”，选择“导入共享账本”，然后直接选择此 zip 文件。
            不在该账本中的人只添加姓名；按姓名逐一邀请，本人即可接手。

            """,
        ofHousehold: "这是共享账本的导出文件。请由账本管理员打开共享账本，在“更多”中选择“导入共享账本”。", ofPerson: "这是个人账本的导出文件。为避免误将私人内容共享，请在自己账本的“更多”中导入。",
        tooManyPeople: "加上此文件中的人会超过 100 人。请先移除一些成员。")
}
