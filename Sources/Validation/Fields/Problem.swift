/// What is wrong with one field; a page has a sentence for each case that says what to do.
public enum Problem: Error, Sendable, Hashable {
    case required
    /// More than that many characters.
    case tooLong(Int)
    /// Fewer than that many characters.
    case tooShort(Int)
    /// Characters that cannot be seen, such as a NUL or, in a field of one line, a line break.
    case controlCharacters
    case notAChoice

    case notAnAmount
    case twoDecimalSeparators
    /// More decimals than the currency has, which is that many.
    case tooManyDecimals(Int)
    case amountNotPositive
    case amountTooLarge
    /// Not a number above zero with at most 15 digits, 10 of them decimals.
    case notARate

    case notADate
    /// A day such as 30 February.
    case noSuchDay
    case notATime
    case futureDate
    /// No whole number from 1 to 100.
    case notAPercent
    case notACoordinate
    /// A place has a name but no point on the map.
    case positionMissing

    case duplicateName
    /// The book has that many accounts already.
    case accountLimit(Int)
    /// The person has that many tokens already.
    case tokenLimit(Int)
    case sameAccount
    /// The default account was to be no default; another has to be made the default instead.
    case defaultRequired
    /// The account has records in its currency, so the currency stays.
    case currencyInUse

    case notAHashtag
    /// More than that many hashtags.
    case tooManyHashtags(Int)
    /// A file of more than that many bytes.
    case fileTooLarge(Int)
    case fileTypeNotAllowed

    /// No address of `http` or `https`.
    case notAnAddress
    case notAUsername
    case usernameTaken
    /// Letters of several scripts, some of which may look like others.
    case usernameMixesScripts
    /// Somebody has a user name that looks the same.
    case usernameLooksTaken
    /// Not the user name of the person who confirms with it.
    case notYourUsername
    case notAnEmail
    /// An address that is somebody's already; the sentence does not say so, since it would tell strangers who lives here.
    case emailTaken
    /// Too many tries from one address.
    case tooManyTries
    case passwordTooCommon
    case passwordContainsName
    case passwordWrong
    /// The user name or the e-mail address is to change, and it is long since the person proved who they are.
    case passwordNeeded
    case passwordsDiffer
    case passwordUnchanged

    /// Not 4 to 8 digits.
    case notAPasscode
    /// A passcode that is guessed first, such as 1234.
    case passcodeObvious
    case passcodesDiffer
    /// A wrong passcode; that many tries are left.
    case passcodeWrong(left: Int)
    /// A one-time password or recovery code that is wrong or was used before.
    case codeWrong
    /// Not an address of `http` or `https` that messages can be posted to.
    case notAWebAddress
    /// The address of a machine that nothing is sent to: in a private network, or of this machine or a reserved range.
    case unreachable(isPrivate: Bool)
    /// The page was open for so long that nothing proves any more where the form comes from.
    case formTooOld
    /// The person has written that often in 24 hours.
    case feedbackLimit(Int)
}
