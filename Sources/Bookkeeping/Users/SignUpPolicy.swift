/// The policy for who can sign up. The first person always can, and becomes the operator.
public enum SignUpPolicy: String, CaseIterable, Sendable {
    case open, invitation, closed
}
