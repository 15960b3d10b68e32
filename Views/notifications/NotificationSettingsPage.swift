import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The settings for sending notifications, and the state of each channel.
package struct NotificationSettingsPage: PageModel {
    package let title: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var back: Link? { Paths.notifications }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    /// The e-mail address for messages; nil if the server sends no mail.
    package let email: String?
    package let byEmail, byAddress: [ChannelSwitch]
    package let address: Field
    package let formats: [Format]
    package let amounts: ChannelSwitch
    /// True if there is a URL but nothing is sent to it.
    package let isAddressIdle: Bool
    /// The states of the channels in use.
    package let standings: [ChannelStanding]
    package var hasStandings: Bool { !standings.isEmpty }

    package struct Format: Sendable {
        package let value, label: String
        package let isChosen: Bool
    }

    /// - Parameter email: the person's address; nil if the server sends no mail.
    package init(email: String?, form: FormState, standings: [ChannelStanding], t: Texts) {
        title = t.channels.title
        hasProblems = form.hasProblems
        problems = form.summary(t)
        self.email = email.map(t.channels.emailTo)
        func switches(_ field: FormField) -> [ChannelSwitch] {
            NotificationSettingsForm.kinds.map { kind in
                let words = t.channels.kind(kind)
                return ChannelSwitch(field, value: kind.rawValue, label: words.label, hint: words.hint, isOn: form.has(field, kind.rawValue))
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

/// A switch for one kind of notification.
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

/// The state of a channel, with a button for a test message.
package struct ChannelStanding: ViewModel, Sendable {
    package let channel, title: String
    package let state, obstacle: String?
    package let isWaiting: Bool

    /// - Parameter moment: formats a time for the reader.
    package init(
        _ channel: NotificationChannel, _ state: NotificationChannelState, obstacle: MessageObstacle?, moment: (Int64) -> String, t: Texts
    ) {
        self.channel = channel.rawValue
        title = channel == .email ? t.channels.email : t.channels.address
        isWaiting = state.waiting > 0 && state.failure == nil
        let isNew = state.failure == nil && state.waiting == 0
        self.state = state.sentAt.map { t.channels.sentAt(moment($0)) } ?? (isNew ? t.channels.notYet : nil)
        self.obstacle = obstacle.flatMap { obstacle in
            state.failure.map {
                [t.channels.failedAt(moment($0.at)), t.channels.obstacle(obstacle)].joined(separator: t.language == .english ? " " : "")
            }
        }
    }
}
