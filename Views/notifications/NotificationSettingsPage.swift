import Bookkeeping
import Templates
import Validation

/// Which notifications are sent, where to, and how that goes.
package struct NotificationSettingsPage: PageModel {
    package let title: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var back: String? { "/notifications" }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    /// Where mail goes; nil for a server without mail.
    package let email: String?
    package let byEmail, byAddress: [ChannelSwitch]
    package let address: Field
    package let formats: [Format]
    package let amounts: ChannelSwitch
    /// Whether there is an address, and nothing that is sent to it.
    package let isAddressIdle: Bool
    /// Those by which something is sent.
    package let standings: [ChannelStanding]
    package var hasStandings: Bool { !standings.isEmpty }

    package struct Format: Sendable {
        package let value, label: String
        package let isChosen: Bool
    }

    /// - Parameter email: The person's address; nil for a server without mail.
    package init(email: String?, form: FormState, standings: [ChannelStanding], t: Texts) {
        title = t.channels.title
        hasProblems = form.hasProblems
        problems = form.summary(t)
        self.email = email.map(t.channels.emailTo)
        func switches(_ field: FormField) -> [ChannelSwitch] {
            NotificationSettingsForm.kinds.compactMap { kind in
                t.channels.kind(kind).map { words in
                    ChannelSwitch(
                        field, value: kind.rawValue, label: words.label, hint: words.hint, isOn: form.has(field, kind.rawValue))
                }
            }
        }
        byEmail = switches(NotificationSettingsForm.byEmail)
        byAddress = switches(NotificationSettingsForm.byAddress)
        address = Field(
            NotificationSettingsForm.address, label: t.channels.addressField, form: form, t: t, hint: t.channels.addressHint,
            placeholder: "https://ntfy.example.org/my-topic")
        let chosen = form.value(NotificationSettingsForm.format)
        formats = MessageFormat.allCases.map { Format(value: $0.rawValue, label: t.channels.formatName($0), isChosen: chosen == $0.rawValue) }
        amounts = ChannelSwitch(
            NotificationSettingsForm.showsAmounts, value: "1", label: t.channels.amounts, hint: t.channels.amountsHint,
            isOn: form.has(NotificationSettingsForm.showsAmounts, "1"))
        self.standings = standings
        isAddressIdle = !form.hasProblems && !form.value(NotificationSettingsForm.address).isEmpty && !byAddress.contains(where: \.isOn)
    }
}

/// One choice that is on or off.
package struct ChannelSwitch: ViewModel, Sendable {
    package let id, name, value, label, hint: String
    package let isOn: Bool

    init(_ field: FormField, value: String, label: String, hint: String, isOn: Bool) {
        id = "\(field.name)-\(value)"
        name = field.name
        self.value = value
        self.label = label
        self.hint = hint
        self.isOn = isOn
    }
}

/// How sending by a channel goes, with a way to try it.
package struct ChannelStanding: ViewModel, Sendable {
    package let channel, title: String
    package let state, obstacle: String?
    package let isWaiting: Bool

    /// - Parameter moment: a time in the reader's words.
    package init(
        _ channel: NotificationChannel, _ state: NotificationChannelState, obstacle: MessageObstacle?, moment: (Int64) -> String, t: Texts
    ) {
        self.channel = channel.rawValue
        title = channel == .email ? t.channels.email : t.channels.address
        isWaiting = state.waiting > 0 && state.failure == nil
        let isNew = state.failure == nil && state.waiting == 0
        self.state = state.sentAt.map { t.channels.sentAt(moment($0)) } ?? (isNew ? t.channels.notYet : nil)
        self.obstacle = obstacle.flatMap { obstacle in
            state.failure.map { [t.channels.failedAt(moment($0.at)), t.channels.obstacle(obstacle)].joined(separator: t.language == .english ? " " : "") }
        }
    }
}
