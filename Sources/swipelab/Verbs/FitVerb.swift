import Recordings
import StrictFiles
import SwipeSimulation

/// `fit`: a population from recorded strokes.
enum FitVerb: Verb {
  static let command = CommandSpec(
    "fit", summary: "estimate a population from recorded touches or strokes",
    positionals: [
      PositionalSpec(
        name: "FILE", count: 1...1000,
        help: "a touch file, such as touches.csv; a folder of them; a table of strokes; or touches"
          + " in pixels; of several files, each kind of stroke is fitted to the one with the most"
          + " people, and all files of the recorder count as one")
    ],
    options: [
      OptionSpec(
        "--out", .path, placeholder: "FILE", help: "the population file to write (needed)"),
      OptionSpec(
        "--base", .string, placeholder: "NAME",
        help: "preset that supplies what the recording does not show", defaultText: "everyday",
        completes: .names(["populations"])),
      OptionSpec(
        "--ppi", .number(20...2000), placeholder: "N",
        help: "pixels per inch of the panel, for touches in pixels"),
      OptionSpec(
        "--width-px", .number(50...20_000), placeholder: "N",
        help: "width of the view in pixels, for touches in pixels"),
      SharedOptions.quiet,
    ],
    examples: ["swipelab fit touches.csv --out population.json"])

  static func run(_ arguments: ParsedArguments) async throws {
    let paths = arguments.arguments("FILE")
    guard arguments.string("--out") != nil else {
      throw Failure(usage: "--out: needs the name of the population file to write")
    }
    let base = try arguments.string("--base").map {
      try named($0, among: Population.all, by: \.name, "--base: unknown population")
    }
    let panel = arguments.number("--ppi").flatMap { density in
      arguments.number("--width-px").map { PixelPanel(density: density, width: $0) }
    }
    let recordings = try FitRecording.load(paths: paths, panel: panel)
    let out = try Output(arguments)
    let fit: PopulationFit
    do throws(PopulationFit.TooLittle) {
      fit = try PopulationFit(recordings, base: base ?? .everyday)
    } catch {
      for warning in recordings.flatMap(\.warnings) { Console.note(warning.description) }
      throw Failure(.wrongInput, "\(paths.joined(separator: ", ")): error: \(error)")
    }
    try out.write(fit.json.bytes)
    try out.commit()
    if !fit.figures.isEmpty {
      Console.print(
        String(decoding: FittedFigure.table.bytes(fit.figures).dropLast(), as: UTF8.self))
    }
    if !arguments.has("--quiet") {
      for line in fit.estimates { Console.note(line) }
      for warning in recordings.flatMap(\.warnings) { Console.note(warning.description) }
      for line in fit.warnings { Console.note("warning: \(line)") }
      Console.note("wrote \(out.name)")
    }
  }
}
