import Bookkeeping

/// A problem of one field; for each case a page has a sentence that tells the person what to do.
public enum Problem: Error, Sendable, Hashable {
    case required
    /// More characters than this limit.
    case tooLong(Int)
    /// Fewer characters than this limit.
    case tooShort(Int)
    /// Invisible characters, such as a NUL or, in a single-line field, a line break.
    case controlCharacters
    case notAChoice

    case notAnAmount
    case twoDecimalSeparators
    /// A mark that separates a group or the decimals, as in `1,234`: the amounts that it may mean.
    case ambiguousAmount(whole: Money, decimal: Money)
    /// More decimals than the currency has; the value is the currency's number of decimals.
    case tooManyDecimals(Int)
    case amountNotPositive
    case amountTooLarge
    /// Not a number above zero with at most 15 digits, 10 of them decimals.
    case notARate
    /// A mark that separates a group or the decimals of a rate, as in `1,280`: the rates that it may mean.
    case ambiguousRate(whole: ExchangeRate.Value, decimal: ExchangeRate.Value)
    /// Neither the code nor the name of a currency, nor a sign that a single one has.
    case notACurrency
    /// The currency of the receipt is the same as the account's: the account's amount says it already.
    case sameCurrency
    /// There is no rate between the currencies of a receipt and of its account.
    case rateMissing(from: Currency, to: Currency)
    /// At the rate typed, the amount of the receipt is this one, and not the one typed as well.
    case rateGives(Money)
    /// The own book has no rate from the currency of a household's record to the currency of the account that paid.
    case ownRateMissing(from: Currency, to: Currency)
    /// The amount belongs to a household's record too, which is divided exactly among people.
    case dividedInHousehold

    /// The parts of a record leave this much of its amount; below zero if they are more than it.
    case partsLeave(Money)
    /// More parts than this limit.
    case tooManyParts(Int)

    /// Not a whole number from 0 to `Sharing.weightLimit`.
    case notShares
    /// Nobody has a part of the amount.
    case nobodyShares

    /// A line that says that the record repeats, which a rule does.
    case repeats

    case notADate
    /// A date that does not exist, such as 30 February.
    case noSuchDay
    case notATime
    case futureDate
    /// A rule that would begin before this day, too long ago.
    case startsTooEarly(CalendarDate)
    /// So many days of a changed rule are past, and nobody has said whether their records are added.
    case pastDays(Int)
    /// A day that is not from the first to the last of these days.
    case notBetween(CalendarDate, CalendarDate)
    /// The last day of a rule is before its first one.
    case endsBeforeStart
    /// Not a whole number from 1 to this limit.
    case notACount(Int)
    /// Exact amounts of people do not add up to an amount that varies.
    case notWhenAsking
    /// The text was read as this value, and can be read in another way as well.
    case uncertain
    /// Not a whole number from 1 to 100.
    case notAPercent
    /// Not a number from 0 to 100 with at most three decimals.
    case notAnInterest
    /// Not a day of a month, 1 to 31.
    case notADayOfMonth
    /// Recurring records or a connection to a bank use the account.
    case accountInUse
    case notACoordinate
    /// A place has a name but no coordinates.
    case positionMissing

    case duplicateName
    /// The book already has this maximum number of accounts.
    case accountLimit(Int)
    /// The book already has this maximum number of recurrences.
    case ruleLimit(Int)
    /// The book already has this maximum number of rules that file entries.
    case filingLimit(Int)
    /// The book already has this maximum number of goals.
    case goalLimit(Int)
    /// There is no room for another one beside this maximum number.
    case full(Int)
    /// The book already has this maximum number of kept reports.
    case keptReportLimit(Int)
    /// A rule without a condition would hold for everything.
    case conditionMissing
    /// A rule fills in nothing.
    case resultMissing
    /// A rule is for expenses, and its category is one of income, or the other way round.
    case categoryOfOtherKind
    /// The smallest amount is above the largest one.
    case amountsInWrongOrder
    /// The person already has this maximum number of tokens.
    case tokenLimit(Int)
    case sameAccount
    case samePerson
    /// The default account cannot be unset; another account has to become the default instead.
    case defaultRequired
    /// The account has records in its currency, so the currency cannot change.
    case currencyInUse

    case notAHashtag
    /// More hashtags than this limit.
    case tooManyHashtags(Int)
    /// A file of more bytes than this limit.
    case fileTooLarge(Int)
    case fileTypeNotAllowed
    /// More files than this limit.
    case tooManyFiles(Int)
    /// A picture or a PDF that cannot be read, or is damaged.
    case fileUnreadable
    /// A picture with a side of more pixels, or with more million pixels, than these limits.
    case pictureTooLarge(side: Int, millions: Int)
    /// The library that reads pictures is not installed; a file can be kept as it is.
    case noPictureLibrary
    /// Too many other pictures are being read.
    case picturesBusy

    /// Not an `http` or `https` URL.
    case notAnAddress
    case notAUsername
    case usernameTaken
    /// Letters of several scripts; some of them are confusable.
    case usernameMixesScripts
    /// Another person has a user name that looks the same.
    case usernameLooksTaken
    /// Not the user name of the person who has to confirm with it.
    case notYourUsername
    case notAnEmail
    /// Another person has the address; the sentence does not say so, since it would tell strangers who has an account.
    case emailTaken
    /// Too many attempts from one address.
    case tooManyTries
    case passwordTooCommon
    case passwordContainsName
    case passwordWrong
    /// A new user name or e-mail address requires the password, because the last confirmation is too long ago.
    case passwordNeeded
    case passwordsDiffer
    case passwordUnchanged

    /// Not 4 to 8 digits.
    case notAPasscode
    /// A passcode that is easily guessed, such as 1234.
    case passcodeObvious
    case passcodesDiffer
    /// A wrong passcode; `left` is the number of attempts left.
    case passcodeWrong(left: Int)
    /// A one-time password or recovery code that is wrong or was used before.
    case codeWrong
    /// Not an `http` or `https` URL to post messages to.
    case notAWebAddress
    /// The address of a host that Penny must not contact: in a private network, this machine, or in a reserved range.
    case unreachable(isPrivate: Bool)
    /// The form's anti-forgery token has expired.
    case formTooOld
    /// The person has reached this maximum number of messages in 24 hours.
    case feedbackLimit(Int)
}
