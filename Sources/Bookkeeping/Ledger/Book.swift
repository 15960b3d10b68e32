/// A set of accounts with everything in them: a person's own, or a household's. Every row of money belongs to one.
public enum Book {
    public typealias ID = Identifier<Book>
}
