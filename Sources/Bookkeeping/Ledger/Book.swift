/// A set of accounts and everything in them, of a person or a household. Every row about money belongs to one book.
public enum Book {
    public typealias ID = Identifier<Book>
}
