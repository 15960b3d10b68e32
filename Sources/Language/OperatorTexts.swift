/// The operator's page.
package struct OperatorTexts: Sentences {
    package let title, policy, policyOpen, policyOpenHint, policyInvitation, policyInvitationHint, policyClosed, policyClosedHint, save: String
    package let invitations, invite, inviteHint, linkOnce, revoke, noInvitations, isOperator, isMember: String
    package let expires: Named

    static let english = OperatorTexts(
        title: "Server", policy: "Who can sign up", policyOpen: "Anyone", policyOpenHint: "Everyone who can reach this server.",
        policyInvitation: "With an invitation", policyInvitationHint: "Only people to whom you give a link.", policyClosed: "Nobody",
        policyClosedHint: "The accounts stay as they are.", save: "Save", invitations: "Invitations",
        invite: "Make an invitation link", inviteHint: "A link works once, for seven days.",
        linkOnce: "Copy this link now and give it to one person. It is not shown again.", revoke: "Revoke",
        noInvitations: "No open invitations.", isOperator: "Runs the server", isMember: "Member",
        expires: { "Expires \($0)" })
    static let japanese = OperatorTexts(
        title: "サーバー", policy: "登録できる人", policyOpen: "誰でも", policyOpenHint: "このサーバーに接続できるすべての人。",
        policyInvitation: "招待された人", policyInvitationHint: "招待リンクを渡した人だけ。", policyClosed: "登録を受け付けない",
        policyClosedHint: "今あるアカウントはそのままです。", save: "保存", invitations: "招待",
        invite: "招待リンクを作成", inviteHint: "リンクは7日間、1回だけ使えます。",
        linkOnce: "今このリンクをコピーして、1人に渡してください。表示されるのは今回だけです。", revoke: "取り消す",
        noInvitations: "有効な招待はありません。", isOperator: "サーバー管理者", isMember: "一般利用者",
        expires: { "期限：\($0)" })
    static let simplifiedChinese = OperatorTexts(
        title: "服务器", policy: "谁可以注册", policyOpen: "任何人", policyOpenHint: "所有能访问本服务器的人。",
        policyInvitation: "受邀的人", policyInvitationHint: "只有拿到链接的人。", policyClosed: "不开放注册",
        policyClosedHint: "现有账号保持不变。", save: "保存", invitations: "邀请",
        invite: "创建邀请链接", inviteHint: "链接 7 天内有效，只能用一次。",
        linkOnce: "请现在复制此链接并交给一个人。此链接仅显示一次。", revoke: "撤销",
        noInvitations: "没有未使用的邀请。", isOperator: "服务器管理员", isMember: "普通用户",
        expires: { "\($0) 到期" })
}
