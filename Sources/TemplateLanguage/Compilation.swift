/// A template file.
package struct TemplateSource: Sendable {
    /// The path below the templates directory, without `.mustache`, such as `records/_row`.
    package var name: String
    /// The path of the file, for messages and `#sourceLocation`.
    package var file: String
    /// The contents of the file.
    package var bytes: [UInt8]

    /// Creates a template from its name, path and contents.
    package init(name: String, file: String, bytes: [UInt8]) {
        self.name = name
        self.file = file
        self.bytes = bytes
    }
}

/// The compilation of all templates in a directory to Swift: either every function, or every problem.
package struct Compilation: Sendable {
    /// The Swift source file of a template.
    package struct SwiftFile: Sendable {
        /// The file's name, such as `records__row.swift`.
        package var name: String
        /// The Swift source.
        package var code: String

        /// Creates a file from its name and contents.
        package init(name: String, code: String) {
            self.name = name
            self.code = code
        }
    }

    /// The generated files, empty if there are problems.
    package private(set) var files: [SwiftFile] = []
    /// The problems, sorted by file and position; only the first one of a template that cannot be parsed.
    package private(set) var problems: [TemplateProblem] = []

    /// Compiles the templates, which may refer to each other.
    package init(_ sources: [TemplateSource]) {
        compile(sources)
        if !problems.isEmpty { files = [] }
        problems.sort {
            ($0.file, $0.position.line, $0.position.column, $0.message) < (
                $1.file, $1.position.line, $1.position.column, $1.message
            )
        }
    }

    private mutating func compile(_ sources: [TemplateSource]) {
        checkNames(sources)
        var templates: [String: ParsedTemplate] = [:]
        for source in sources {
            do throws(TemplateProblem) {
                templates[source.name] = try Parser.parse(source)
            } catch {
                problems.append(error)
            }
        }
        guard problems.isEmpty else { return }
        let references = References(templates)
        problems += references.problems

        var blocks: [String: [String]] = [:]
        for template in references.order {
            blocks[template.name] = offered(by: template, blocks)
            do throws(TemplateProblem) {
                let code = try Generator.generate(template, blocks: blocks)
                files.append(SwiftFile(name: TemplateName.function(template.name) + ".swift", code: code))
            } catch {
                problems.append(error)
            }
        }
    }

    private mutating func checkNames(_ sources: [TemplateSource]) {
        var names: [String: String] = [:]
        for source in sources {
            let place = Position(line: 1, column: 1)
            if !TemplateName.isTemplate(source.name) || !TemplateName.isFunction(source.name) {
                problems.append(
                    TemplateProblem(
                        file: source.file, position: place,
                        message: "rename the file: '\(TemplateName.function(source.name))' cannot be the name of a function"))
            }
            if let other = names.updateValue(source.name, forKey: TemplateName.function(source.name)) {
                problems.append(
                    TemplateProblem(
                        file: source.file, position: place,
                        message: "rename the file: its function is also that of \(other).mustache"))
            }
        }
    }

    /// Returns the blocks of a template and of its parents, which have to be in `known`.
    private func offered(by template: ParsedTemplate, _ known: [String: [String]]) -> [String] {
        var found: Set<String> = []
        template.nodes.walk { node in
            switch node {
            case .block(let block): found.insert(block.name)
            case .parent(let name, _, _): found.formUnion(known[name] ?? [])
            case .text, .value, .section, .partial: break
            }
        }
        return found.sorted()
    }
}
