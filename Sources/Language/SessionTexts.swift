/// Signed-in devices.
package struct SessionTexts: Sentences {
    package let inUse: String
    /// A day and a time.
    package let time: @Sendable (_ day: String, _ time: String) -> String
    /// A browser, and its operating system.
    package let device: @Sendable (_ browser: String, _ system: String) -> String
    package let lastUsed, signedIn: Named

    static let english = SessionTexts(
        inUse: "In use now", time: { "\($0), \($1)" }, device: { "\($0) on \($1)" }, lastUsed: { "Last used \($0)" }, signedIn: { "Signed in \($0)" })

    static let japanese = SessionTexts(
        inUse: "使用中", time: { "\($0) \($1)" }, device: { "\($1)の\($0)" }, lastUsed: { "最終使用：\($0)" }, signedIn: { "ログイン：\($0)" })

    static let simplifiedChinese = SessionTexts(
        inUse: "正在使用", time: { "\($0) \($1)" }, device: { "\($1) 上的 \($0)" }, lastUsed: { "上次使用：\($0)" }, signedIn: { "登录时间：\($0)" })
}
