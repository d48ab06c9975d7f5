// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"
#include "app/cli/shell/output_kind.hpp"
#include "app/cli/shell/terminal_text.hpp"

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <ostream>

#include "app/cli/shell/output_file.hpp"
#include "app/cli/swiss/pairing_page.hpp"
#include "app/cli/swiss/random_report.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/text/number.hpp"

namespace damath::cli {

namespace {

using words::Phrase;

struct GenerateOptions {
  std::string players = "20";
  std::string rounds = "7";
  std::string seed = "1";
  std::string draws = "30";
  std::string forfeits = "0";
  std::string absences = "0";
  std::string sheets;
  bool isForced = false;
};

// Returns the file name of a generated scoresheet, with its round and board: "r03-b012.sheet".
std::string fileNameOf(const RandomSheet& sheet) {
  const auto padded = [](int number, std::size_t width) {
    const std::string text = std::to_string(number);
    return std::string(width - std::min(width, text.size()), '0') + text;
  };
  return "r" + padded(sheet.round, 2) + "-b" + padded(sheet.board, 3) + ".sheet";
}

InputResult<void> writeSheets(const std::vector<RandomSheet>& sheets, const GenerateOptions& options,
                              words::Language language) {
  const std::filesystem::path folder = options.sheets;
  DAMATH_CHECK(makeFolder(folder, language));
  for (const RandomSheet& one : sheets) {
    auto written = writeOutput({folder / fileNameOf(one), OutputKind::Sheet, options.isForced},
                               withRemark(notation::toSheetText(one.sheet)), language);
    if (!written) return written;
  }
  return {};
}

Outcome generate(const GenerateOptions& options, Terminal& terminal) {
  Complaints complaints;
  const auto number = [&](const char* name, const std::string& text, std::uint64_t least,
                          std::uint64_t most) {
    const auto value = numberIn<std::uint64_t>(text);
    if (value && *value >= least && *value <= most) return *value;
    complaints.push_back({{},
                          {},
                          terminal.say(Phrase::NumberBetween, {name, std::to_string(least),
                                                               std::to_string(most), shortened(text)})});
    return least;
  };
  RandomReport wanted;
  wanted.players = static_cast<int>(number("--players", options.players, 2, 9999));
  wanted.rounds = static_cast<int>(number("--rounds", options.rounds, 1, 99));
  wanted.seed = number("--seed", options.seed, 0, ~std::uint64_t{0});
  wanted.draws = static_cast<int>(number("--draws", options.draws, 0, 100));
  wanted.forfeits = static_cast<int>(number("--forfeits", options.forfeits, 0, 100));
  wanted.absences = static_cast<int>(number("--absences", options.absences, 0, 90));
  if (!complaints.empty()) return terminal.complain(complaints);
  wanted.hasSheets = !options.sheets.empty();
  const RandomEvent event = randomEvent(wanted);
  if (wanted.hasSheets) {
    DAMATH_CHECK(writeSheets(event.sheets, options, terminal.language()));
  }
  terminal.out() << notation::toTrf(event.report, notation::TrfVersion::Trf16);
  if (!event.impasse) return ExitStatus::Clean;
  std::vector<int> numbers(static_cast<std::size_t>(wanted.players));
  std::iota(numbers.begin(), numbers.end(), 1);
  const std::string why = impasseText(event.rounds + 1, *event.impasse, numbers, terminal.language());
  terminal.complain({{{},
                      {},
                      words::said(Phrase::EndsEarly, terminal.language(),
                                  {why, std::to_string(event.rounds), std::to_string(wanted.rounds)})}});
  return ExitStatus::Findings;
}

}  // namespace

void addGenerateCommand(CommandLine& parent) {
  auto [command, options] = parent.command("generate", Phrase::AboutGenerate, generate);
  command.option("--players", options.players, Phrase::OptSwissPlayers);
  command.option("--rounds", options.rounds, Phrase::OptSwissRounds);
  command.option("--seed", options.seed, Phrase::OptSeed);
  command.option("--draws", options.draws, Phrase::OptSwissDraws);
  command.option("--forfeits", options.forfeits, Phrase::OptForfeits);
  command.option("--absences", options.absences, Phrase::OptAbsences);
  command.option("--sheets", options.sheets, Phrase::OptSwissSheets);
  addForce(command, options.isForced);
}

}  // namespace damath::cli
