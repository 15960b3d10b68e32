/// Requests as clients send them, from which ``MutatedRequests`` are made.
enum RecordedRequests {
    static let all: [[UInt8]] = texts.map { Array($0.utf8) }

    private static let browser =
        "Host: localhost\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0\r\nAccept: text/html,*/*;q=0.8\r\nAccept-Language: ja,en;q=0.5\r\n"
        + "Cookie: penny=abc; a=\"b\"; flash=1\r\nSec-Fetch-Site: same-origin\r\n"

    private static let multipart =
        "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nvalue\r\n--B\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n"
        + "Content-Type: text/csv\r\n\r\nDate,Amount\r\n2026-11-01,5.00\r\n\r\n--B--\r\n"

    private static let form = "id=0193&amount=12.50&title=%E5%AE%B6+x&empty="

    private static let texts = [
        "GET / HTTP/1.1\r\n\(browser)\r\n",
        "GET /records?q=%E5%AE%B6&cursor=abc&x=1&x=2 HTTP/1.1\r\n\(browser)If-None-Match: \"abc\"\r\n\r\n",
        "HEAD /file HTTP/1.1\r\n\(browser)\r\n",
        "GET /file HTTP/1.1\r\n\(browser)Range: bytes=0-10\r\n\r\n",
        "GET http://localhost:80/sign-in HTTP/1.1\r\nHost: other\r\n\r\n",
        "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /old HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
        "POST /quick HTTP/1.1\r\n\(browser)Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(form.utf8.count)\r\n\r\n\(form)",
        "POST /import HTTP/1.1\r\n\(browser)Content-Type: multipart/form-data; boundary=B\r\nContent-Length: \(multipart.utf8.count)\r\n\r\n\(multipart)",
        "POST /chunks HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5;name=\"value\"\r\nabcde\r\n10\r\n0123456789abcdef\r\n0\r\nX-Trailer: a\r\n\r\n",
        "POST /expect HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\nabcde",
        "POST /chunks HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
        "POST /broken HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3, 0\r\n\r\nabc",
        "GET /folded HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n c\r\n\td\r\n\r\n",
        "GET /proxied HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1, [2001:db8::1]:5\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Host: a.example\r\n\r\n",
        "GET /cookies HTTP/1.1\r\nHost: localhost\r\nCookie: \(String(repeating: "c", count: 20_000))\r\n\r\n",
        "GET /long?\(String(repeating: "q=1&", count: 3_000)) HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /many HTTP/1.1\r\nHost: localhost\r\n\((0..<90).map { "X-\($0): \($0)\r\n" }.joined())\r\n",
    ]
}
