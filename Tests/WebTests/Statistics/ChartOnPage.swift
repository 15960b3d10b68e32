import TestSupport
import Testing

/// A chart on a page: its texts, table, marks and unconverted amounts.
struct ChartOnPage {
    struct Cell: Equatable {
        let text: String
        let link: String?
    }

    let figure: HTMLElement

    /// Finds the chart with an ID; nil if it is not on the page.
    init?(_ id: String, on page: WebPage) {
        guard let figure = page.document.first(where: { $0.tag == "figure" && $0["aria-labelledby"] == "\(id)-n" }) else {
            return nil
        }
        self.figure = figure
    }

    var heading: String { figure.first("h2")?.text ?? "" }
    var words: String { figure.first("figcaption")?.text ?? "" }

    /// The cells of each row, its label first.
    var rows: [[Cell]] {
        (figure.first("tbody")?.all("tr") ?? []).map { row in
            row.children.filter { $0.tag == "th" || $0.tag == "td" }.map { Cell(text: $0.text, link: $0.first("a")?["href"]) }
        }
    }

    /// The caption and link of each mark.
    var marks: [Cell] {
        (figure.first("svg")?.descendants ?? []).filter {
            $0.tag == "title" && $0.parent.map { ["a", "g"].contains($0.tag) && $0["role"] == nil } ?? false
        }.map {
            Cell(text: $0.text, link: $0.parent?["href"])
        }
    }

    var apart: [String] { figure.first { $0.classes.contains("notice") }?.all("li").map(\.text) ?? [] }

    /// Expects that every mark has its row in the table, with the same figure and link.
    func expectMarksInTable(_ sourceLocation: SourceLocation = #_sourceLocation) {
        let rows = rows
        for mark in marks {
            let row = rows.first { row in
                mark.text.hasPrefix(row[0].text + " ·")
                    && row.contains { mark.text.contains($0.text) && ($0.link ?? row[0].link) == mark.link }
            }
            #expect(row != nil, "\(mark) of \(heading)", sourceLocation: sourceLocation)
        }
    }
}
