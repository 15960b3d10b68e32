/// Who can make an account on the server. The first one always can, and becomes its operator.
public enum SignUpPolicy: String, CaseIterable, Sendable {
    case open, invitation, closed
}
