// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Penny",
    targets: [
        .target(name: "Bookkeeping")
    ],
    swiftLanguageModes: [.v6]
)
