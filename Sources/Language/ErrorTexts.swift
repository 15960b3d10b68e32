/// Error pages: the problem and what to do about it.
package struct ErrorTexts: Sentences {
    /// A title and a sentence.
    package struct Page: Sendable { package let title, text: String }

    package let notFound, forbidden, stale, conflict, tooLarge, badRequest, methodNotAllowed, unavailable, full, replaced, internalError, unknownHost,
        tooMany, deleted, noHousehold, onlyViewing, onlyAdministrator: Page
    package let home, searchRecords, backToForm, openTrash: String
    /// Size limits: of a form in kilobytes, of a file and of an export in megabytes.
    package let tooLargeForm, tooLargeFile, tooLargeImport: Counted
    package let number: Named
    package let code: Counted
    /// The address in the browser, and the address in the request to the server.
    package let otherAddress: @Sendable (String, String) -> Page

    static let english = ErrorTexts(
        notFound: Page(
            title: "This page rolled under the sofa",
            text: "The record or page you asked for is not here. It may have been deleted, or the link has a typo. Your money is all accounted for."),
        forbidden: Page(title: "This page is not for you", text: "Only the person who runs this server can open it."),
        stale: Page(
            title: "Please send that again",
            text: "The page you sent was too old to be sure that it came from you. Go back, reload the page, and send it again."),
        conflict: Page(
            title: "That changed in the meantime", text: "What you wanted to change looks different now. Open it again and repeat the change."),
        tooLarge: Page(title: "That is too large", text: "What you sent is larger than Penny accepts here. Go back and send less."),
        badRequest: Page(title: "That request made no sense", text: "The address or form was incomplete. Go back and try once more."),
        methodNotAllowed: Page(title: "That does not work here", text: "This address does something else. Go back to the overview."),
        unavailable: Page(title: "Penny is busy", text: "Wait a few seconds and try again. Nothing was lost."),
        full: Page(
            title: "The disk is full",
            text: "Nothing could be saved. What is already recorded is safe and can be read. Free some space on the machine, then send this again."),
        replaced: Page(
            title: "The database was moved or replaced",
            text:
                "Nothing was saved. While Penny was running, the file of its database was moved, replaced or deleted. Tell the person who runs this server: they have to put the file back, or restart Penny with the file that is there."
        ),
        internalError: Page(
            title: "Something went wrong",
            text:
                "Penny could not do this. Nothing was changed. Try again; if it happens once more, tell the person who runs this server the number below."
        ),
        unknownHost: Page(
            title: "Unknown address", text: "Penny does not answer to this host name. Whoever runs the server can allow it with --host."),
        tooMany: Page(title: "Too many tries", text: "Wait fifteen minutes, then try again."),
        deleted: Page(
            title: "This record is in the trash", text: "It was deleted. For 30 days from then, it can be restored there with everything it had."),
        noHousehold: Page(
            title: "You are in no household",
            text: "This page is one of a book that several people share. You can make one, or ask for an invitation."),
        onlyViewing: Page(title: "You may look, and not change", text: "Your role in this household is viewer. Its administrator can change that."),
        onlyAdministrator: Page(title: "This is the administrator’s", text: "Only the administrator of the household can do this."),
        home: "Back to Overview", searchRecords: "Search records", backToForm: "Back to the form", openTrash: "Open the trash",
        tooLargeForm: { "What you sent is larger than a form may be, which is \($0) kB. Nothing was saved." },
        tooLargeFile: {
            "The files you chose are too large. All receipts of a record together can have up to \($0) MB at once. Nothing was saved: choose smaller files, or fewer."
        },
        tooLargeImport: {
            "The file you chose is too large. Here an export can have up to \($0) MB. The command penny import, on the machine of the server, takes larger ones."
        },
        number: { "Request \($0)" }, code: { "Error \($0)" },
        otherAddress: { browser, server in
            Page(
                title: "The address does not match",
                text:
                    "The address in the browser (\(browser)) is not the one that the server was told (\(server)). Nothing was saved, and reloading does not help. If a proxy stands between them, it has to send X-Forwarded-Proto and X-Forwarded-Host, and the server has to trust it (--trusted-proxy): the handbook has a page about it."
            )
        })
    static let japanese = ErrorTexts(
        notFound: Page(title: "ページが見つかりません", text: "お探しの記録やページはありません。削除されたか、リンクが間違っているかもしれません。記録した内容は失われていません。"),
        forbidden: Page(title: "このページは開けません", text: "サーバー管理者だけが開けます。"),
        stale: Page(title: "もう一度送信してください", text: "送信されたページが古く、本人からのものか確認できませんでした。前に戻って再読み込みし、もう一度送信してください。"),
        conflict: Page(title: "ほかで変更されました", text: "編集中に、内容がほかの操作で変更されました。もう一度開いてやり直してください。"),
        tooLarge: Page(title: "データが大きすぎます", text: "送信された内容が、受け取れる大きさを超えています。前に戻り、内容を減らして送信してください。"),
        badRequest: Page(title: "リクエストを正しく処理できませんでした", text: "アドレスかフォームが不完全です。前に戻って、もう一度お試しください。"),
        methodNotAllowed: Page(title: "この操作はできません", text: "このページでは行えない操作です。ホームに戻ってください。"),
        unavailable: Page(title: "混み合っています", text: "数秒待って、もう一度お試しください。データは失われていません。"),
        full: Page(title: "ディスクがいっぱいです", text: "保存できませんでした。これまでの記録は無事で、見ることができます。空き容量を増やしてから、もう一度送信してください。"),
        replaced: Page(
            title: "データベースが移動または置き換えられました",
            text: "何も保存されていません。Pennyの動作中に、データベースのファイルが移動、置き換え、または削除されました。サーバー管理者に連絡し、元のファイルを戻すか、今あるファイルでPennyを再起動してもらってください。"),
        internalError: Page(title: "問題が発生しました", text: "処理できませんでした。何も変更されていません。もう一度試し、また起きたら、下の番号をサーバー管理者に伝えてください。"),
        unknownHost: Page(title: "不明なアドレス", text: "Pennyはこのホスト名では応答しません。サーバー管理者が --host で許可できます。"),
        tooMany: Page(title: "試行回数が多すぎます", text: "15分待ってから、もう一度お試しください。"),
        deleted: Page(title: "この記録はゴミ箱にあります", text: "この記録は削除されています。削除から30日間は、ゴミ箱からすべて元に戻せます。"),
        noHousehold: Page(title: "共有の家計簿に参加していません", text: "これは何人かで共有する家計簿のページです。新しく作るか、招待してもらってください。"),
        onlyViewing: Page(title: "閲覧のみ可能です", text: "この家計簿でのあなたの役割は閲覧者です。役割は代表者が変更できます。"),
        onlyAdministrator: Page(title: "代表者だけの操作です", text: "これができるのは、この家計簿の代表者だけです。"),
        home: "ホームに戻る", searchRecords: "記録を検索", backToForm: "フォームに戻る", openTrash: "ゴミ箱を開く",
        tooLargeForm: { "送信された内容が、フォームの上限\($0) kBを超えています。何も保存されていません。" },
        tooLargeFile: { "選んだファイルが大きすぎます。一度に追加できるレシートは合わせて\($0) MBまでです。何も保存されていません。ファイルを小さくするか減らして、もう一度送信してください。" },
        tooLargeImport: { "選んだファイルが大きすぎます。ここで読み込めるのは\($0) MBまでです。それより大きいものは、サーバー上の penny import コマンドで読み込めます。" },
        number: { "リクエスト番号 \($0)" }, code: { "エラー \($0)" },
        otherAddress: { browser, server in
            Page(
                title: "アドレスが一致しません",
                text:
                    "ブラウザーのアドレス（\(browser)）が、サーバーに伝わったアドレス（\(server)）と異なります。何も保存されていません。再読み込みしても変わりません。間にプロキシがある場合は、プロキシが X-Forwarded-Proto と X-Forwarded-Host を送り、サーバーがそれを信頼する（--trusted-proxy）必要があります。詳しくはハンドブックをご覧ください。"
            )
        })
    static let simplifiedChinese = ErrorTexts(
        notFound: Page(title: "页面不存在", text: "您要找的记录或页面不在这里。可能已被删除，或链接有误。您的账目数据完好无损。"),
        forbidden: Page(title: "您不能打开此页面", text: "只有服务器管理员可以打开。"),
        stale: Page(title: "请再提交一次", text: "页面打开太久，无法确认是您本人提交的。请返回、刷新页面，然后再提交。"),
        conflict: Page(title: "内容已有变化", text: "您要修改的内容现在已不同。请重新打开再修改。"),
        tooLarge: Page(title: "内容太大", text: "您提交的内容超过了这里可接受的大小。请返回，减少内容后再提交。"),
        badRequest: Page(title: "无法理解此请求", text: "地址或表单不完整。请返回再试一次。"),
        methodNotAllowed: Page(title: "不支持此操作", text: "此页面不支持该操作。请返回首页。"),
        unavailable: Page(title: "Penny 正忙", text: "请等几秒再试。数据没有丢失。"),
        full: Page(title: "磁盘已满", text: "无法保存。已有的记录是安全的，可以查看。请在服务器上释放空间，然后再提交。"),
        replaced: Page(title: "数据库已被移动或替换", text: "没有保存任何内容。Penny 运行期间，数据库文件被移动、替换或删除了。请告诉服务器管理员：需要把原来的文件放回去，或用现有的文件重新启动 Penny。"),
        internalError: Page(title: "出错了", text: "Penny 无法完成此操作，没有任何更改。请再试一次；如果再次发生，请把下面的编号告诉服务器管理员。"),
        unknownHost: Page(title: "未知地址", text: "Penny 不响应此主机名。服务器管理员可以用 --host 允许。"),
        tooMany: Page(title: "尝试次数过多", text: "请等待 15 分钟后再试。"),
        deleted: Page(title: "这条记录在回收站里", text: "删除后 30 天内，可以在回收站里完整恢复。"),
        noHousehold: Page(title: "您尚未加入共享账本", text: "这是多人共享账本的页面。您可以创建一个，或请别人邀请您加入。"),
        onlyViewing: Page(title: "您只能查看，不能修改", text: "您在此账本中的角色是“只读成员”。如需修改，请联系账本管理员。"),
        onlyAdministrator: Page(title: "仅限账本管理员操作", text: "只有这个账本的管理员可以进行此操作。"),
        home: "返回首页", searchRecords: "搜索记录", backToForm: "返回表单", openTrash: "打开回收站",
        tooLargeForm: { "您提交的内容超过了表单的上限 \($0) kB。没有保存任何内容。" },
        tooLargeFile: { "所选文件太大。一次添加的票据总共最大 \($0) MB。没有保存任何内容，请选择较小或较少的文件后重新提交。" },
        tooLargeImport: { "所选文件太大。此处导入的文件最大 \($0) MB；更大的文件可在服务器上用 penny import 命令导入。" },
        number: { "请求编号 \($0)" }, code: { "错误 \($0)" },
        otherAddress: { browser, server in
            Page(
                title: "地址不一致",
                text:
                    "浏览器中的地址（\(browser)）与服务器收到的地址（\(server)）不同。没有保存任何内容，刷新页面也无济于事。如果中间有代理，代理需要发送 X-Forwarded-Proto 和 X-Forwarded-Host，并且服务器需要信任它（--trusted-proxy）。详情请参阅手册。"
            )
        })
}
