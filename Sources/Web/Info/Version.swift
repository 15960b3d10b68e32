/// Which Penny this is.
public enum Version {
    public static let text = "0.1.0"
}
