import Bookkeeping

/// One record: its form and its page.
package struct TransactionTexts: Sentences {
    package let newTitle, editTitle, duplicateTitle, kind, expense, income, transfer, amount, category, title, titleHint, vendor, vendorHint,
        reference, referenceHint: String
    package let note, hashtags, hashtagsHint, account, from, to, toAmount, toAmountHint, date, time, place, addPhoto, receiptTypes: String
    package let removeReceipt, save, saveAgain, amountHint, latitude, longitude, receipts, hasFiles, keepOriginal, keepOriginalHint: String
    package let allCategories, allHashtags: Counted
    package let parts, partCategory, partNote, addPart, restPart, oneCategory, divide, divideBriefly, nothingLeft: String
    package let categoryOfPart, amountOfPart, noteOfPart, removePart: Counted
    package let transferTitle, left, tooMuch, picture: Named
    package let foreign, originalAmount, originalCurrency, rate, rateHint, onReceipt: String

    static let english = TransactionTexts(
        newTitle: "New record", editTitle: "Edit record", duplicateTitle: "Duplicate record", kind: "Kind", expense: "Expense",
        income: "Income", transfer: "Transfer", amount: "Amount", category: "Category", title: "Title", titleHint: "What was it?",
        vendor: "Vendor", vendorHint: "Who was paid, or who paid you?", reference: "Reference", referenceHint: "An invoice’s number, for example",
        note: "Note", hashtags: "Hashtags", hashtagsHint: "weekly family",
        account: "Account", from: "From", to: "To", toAmount: "Amount received",
        toAmountHint: "Needed when the two accounts have different currencies.", date: "Date", time: "Time", place: "Place",
        addPhoto: "Add photos or PDFs", receiptTypes: "JPEG, PNG, WebP, HEIC or PDF, up to 8 MB each",
        removeReceipt: "Remove this receipt", save: "Save record", saveAgain: "Save, add another",
        amountHint: "You can calculate: 12+8",
        latitude: "Latitude", longitude: "Longitude", receipts: "Receipts", hasFiles: "with a receipt", keepOriginal: "Keep the files as they are",
        keepOriginalHint: "Otherwise photos are made smaller, and the place where they were taken and the camera are removed from them.",
        allCategories: { "All \($0) categories" },
        allHashtags: { "All \($0) hashtags" },
        parts: "Parts", partCategory: "Choose a category", partNote: "Note, optional", addPart: "Add a part", restPart: "Into a new part",
        oneCategory: "Back to one category", divide: "Split over several categories", divideBriefly: "Split", nothingLeft: "Nothing left to divide",
        categoryOfPart: { "Category of part \($0)" }, amountOfPart: { "Amount of part \($0)" }, noteOfPart: { "Note of part \($0)" },
        removePart: { "Remove part \($0)" }, transferTitle: { "Transfer to \($0)" }, left: { "\($0) left to divide" },
        tooMuch: { "\($0) too much" }, picture: { "Open \($0)" }, foreign: "In another currency", originalAmount: "Amount on the receipt",
        originalCurrency: "Currency",
        rate: "Rate", rateHint: "Leave the rate and the amount above empty for the rate that Penny has.", onReceipt: "On the receipt")

    static let japanese = TransactionTexts(
        newTitle: "新しい記録", editTitle: "記録を編集", duplicateTitle: "記録を複製", kind: "種類", expense: "支出",
        income: "収入", transfer: "振替", amount: "金額", category: "カテゴリ", title: "タイトル", titleHint: "例：ランチ",
        vendor: "支払先", vendorHint: "お店や相手の名前", reference: "参照番号", referenceHint: "請求書番号など", note: "メモ", hashtags: "タグ", hashtagsHint: "毎週 家族",
        account: "口座", from: "振替元", to: "振替先", toAmount: "入金額",
        toAmountHint: "口座の通貨が異なるときに入力します。", date: "日付", time: "時刻", place: "場所",
        addPhoto: "写真またはPDFを追加", receiptTypes: "JPEG、PNG、WebP、HEIC、PDF（1ファイル8 MBまで）",
        removeReceipt: "このレシートを外す", save: "記録を保存", saveAgain: "保存して続けて入力",
        amountHint: "計算もできます：12+8",
        latitude: "緯度", longitude: "経度", receipts: "レシート", hasFiles: "レシートあり", keepOriginal: "元のファイルのまま保存",
        keepOriginalHint: "オフのときは、写真を縮小し、撮影場所やカメラの情報を取り除いて保存します。",
        allCategories: { "すべてのカテゴリ（\($0)）" }, allHashtags: { "すべてのタグ（\($0)）" },
        parts: "内訳", partCategory: "カテゴリを選択", partNote: "メモ（任意）", addPart: "内訳を追加", restPart: "残りを追加",
        oneCategory: "1つのカテゴリに戻す", divide: "複数のカテゴリに分ける", divideBriefly: "分ける", nothingLeft: "残りはありません",
        categoryOfPart: { "内訳\($0)のカテゴリ" }, amountOfPart: { "内訳\($0)の金額" }, noteOfPart: { "内訳\($0)のメモ" },
        removePart: { "内訳\($0)を削除" }, transferTitle: { "\($0)へ振替" }, left: { "残り\($0)" }, tooMuch: { "\($0)超過" }, picture: { "\($0)を開く" },
        foreign: "外貨で入力", originalAmount: "レシートの金額", originalCurrency: "通貨", rate: "レート",
        rateHint: "レートと上の金額を空欄にすると、登録済みのレートで計算します。", onReceipt: "レシートの金額")

    static let simplifiedChinese = TransactionTexts(
        newTitle: "记一笔", editTitle: "编辑记录", duplicateTitle: "复制记录", kind: "类型", expense: "支出",
        income: "收入", transfer: "转账", amount: "金额", category: "分类", title: "标题", titleHint: "例如：午餐",
        vendor: "商家", vendorHint: "付给了谁，或谁付给您？", reference: "单号", referenceHint: "例如发票号码", note: "备注", hashtags: "标签", hashtagsHint: "每周 家庭",
        account: "账户", from: "转出账户", to: "转入账户", toAmount: "到账金额",
        toAmountHint: "两个账户的币种不同时填写。", date: "日期", time: "时间", place: "地点",
        addPhoto: "添加照片或 PDF", receiptTypes: "JPEG、PNG、WebP、HEIC 或 PDF，每个最大 8 MB",
        removeReceipt: "移除此票据", save: "保存记录", saveAgain: "保存，再记一笔",
        amountHint: "可以计算：12+8",
        latitude: "纬度", longitude: "经度", receipts: "票据", hasFiles: "有票据", keepOriginal: "保留原文件",
        keepOriginalHint: "不勾选时，照片会被缩小，并去除拍摄地点和相机信息。",
        allCategories: { "全部 \($0) 个分类" }, allHashtags: { "全部 \($0) 个标签" },
        parts: "分项", partCategory: "选择分类", partNote: "备注（选填）", addPart: "添加分项", restPart: "剩余金额另列一项",
        oneCategory: "恢复为单一分类", divide: "拆分到多个分类", divideBriefly: "拆分", nothingLeft: "已全部分配",
        categoryOfPart: { "第 \($0) 项的分类" }, amountOfPart: { "第 \($0) 项的金额" }, noteOfPart: { "第 \($0) 项的备注" },
        removePart: { "移除第 \($0) 项" }, transferTitle: { "转账到\($0)" }, left: { "还剩 \($0) 未分配" }, tooMuch: { "超出 \($0)" }, picture: { "打开 \($0)" },
        foreign: "使用外币", originalAmount: "票据金额", originalCurrency: "币种", rate: "汇率",
        rateHint: "汇率和上面的金额留空时，按已有的汇率换算。", onReceipt: "票据金额")
}

extension TransactionTexts {
    /// Returns the label of a record's text.
    package func label(_ text: RecordText) -> String {
        switch text {
        case .title: title
        case .vendor: vendor
        case .note: note
        case .reference: reference
        }
    }

    /// Returns the placeholder of a record's text; nil for none.
    package func placeholder(_ text: RecordText) -> String? {
        switch text {
        case .title: titleHint
        case .vendor: vendorHint
        case .note: nil
        case .reference: referenceHint
        }
    }
}
