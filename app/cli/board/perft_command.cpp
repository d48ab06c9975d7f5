// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"
#include "core/rules/legal_turns.hpp"

#include <ctime>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>

#include "app/cli/board/law_options.hpp"
#include "core/notation/board/turn_json.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/rules/perft.hpp"

namespace damath::cli {

namespace {

using words::Phrase;

constexpr int kMostDepth = 20;
constexpr int kMostMegabytes = 4096;

struct PerftOptions {
  LawNames law;
  std::string depth;
  std::string hash;  // the size of the hash table in megabytes; empty for no table
  bool divide = false;
  bool allLeaves = false;
  bool json = false;
};

// Parses a whole number without a sign. nullopt if the text has a character that is no digit, is empty, has
// more than 4 digits or is greater than `most`.
std::optional<int> wholeUpTo(const std::string& text, int most) {
  if (text.empty() || text.size() > 4 || text.find_first_not_of("0123456789") != std::string::npos) return {};
  const int number = std::stoi(text);
  return number <= most ? std::optional(number) : std::nullopt;
}

std::string secondsText(double seconds) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(3) << seconds;
  return text.str();
}

using Division = std::vector<std::pair<rules::Turn, std::uint64_t>>;

struct Count {
  std::uint64_t nodes = 0;
  double seconds = 0;  // processor time of the counting, without the time for printing
  Division division;   // the number of positions after each first turn; empty unless --divide is given
};

// Counts the positions reached after `depth` turns. `megabytes` is the size of the hash table; nullopt for no
// table.
Count counted(const Law& law, int depth, std::optional<int> megabytes, const PerftOptions& options) {
  const rules::Leaves leaves = options.allLeaves ? rules::Leaves::Made : rules::Leaves::Counted;
  const auto below = [&](const board::Position& position, int plies) {
    if (!megabytes) return rules::perft(law.movement, position, plies, leaves);
    return rules::tabledPerft(law.movement, position, plies, static_cast<std::size_t>(*megabytes) << 20U);
  };
  Count count;
  const std::clock_t before = std::clock();
  if (options.divide) {
    for (const rules::Turn& turn : rules::legalTurns(law.movement, law.start)) {
      board::Position next = law.start;
      rules::play(law.movement, next, turn);
      count.division.emplace_back(turn, below(next, depth - 1));
      count.nodes += count.division.back().second;
    }
  } else {
    count.nodes = below(law.start, depth);
  }
  count.seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  return count;
}

// Returns the speed in millions of nodes a second, with one decimal. Empty if the time was too short to
// measure.
std::string speedText(const Count& count) {
  if (count.seconds <= 0) return {};
  std::ostringstream text;
  text << std::fixed << std::setprecision(1) << static_cast<double>(count.nodes) / count.seconds / 1e6;
  return text.str();
}

void printJson(const Count& count, const PerftOptions& options, std::ostream& out) {
  nlohmann::ordered_json document;
  document["nodes"] = count.nodes;
  document["seconds"] = count.seconds;
  if (options.divide) {
    document["divide"] = notation::listed(count.division, [](const auto& each) -> nlohmann::ordered_json {
      return {{"turn", notation::pathText(each.first)}, {"nodes", each.second}};
    });
  }
  out << document.dump() << '\n';
}

Outcome perft(const PerftOptions& options, Terminal& terminal) {
  const auto depth = wholeUpTo(options.depth, kMostDepth);
  if (!depth) {
    return terminal.complain(Phrase::DepthWrong, {options.depth});
  }
  if (options.divide && *depth == 0) {
    return terminal.complain(Phrase::DivideNeedsDepth);
  }
  const auto megabytes = wholeUpTo(options.hash, kMostMegabytes);
  if (!options.hash.empty() && megabytes.value_or(0) == 0) {
    return terminal.complain(Phrase::HashWrong, {options.hash});
  }
  if (megabytes && options.allLeaves) {
    return terminal.complain(Phrase::HashCountsLeaves);
  }
  DAMATH_TRY(law, readLaw(options.law, terminal.language()));
  const Count count = counted(*law, *depth, megabytes, options);
  if (options.json) {
    printJson(count, options, terminal.out());
    return ExitStatus::Clean;
  }
  for (const auto& [turn, nodes] : count.division) {
    terminal.out() << notation::pathText(turn) << ": " << nodes << '\n';
  }
  const std::string speed = speedText(count);
  terminal.out() << (speed.empty()
                         ? terminal.say(Phrase::NodesInAll,
                                        {std::to_string(count.nodes), secondsText(count.seconds)})
                         : terminal.say(Phrase::NodesInAllBySpeed,
                                        {std::to_string(count.nodes), secondsText(count.seconds), speed}))
                 << '\n';
  return ExitStatus::Clean;
}

}  // namespace

void addPerftCommand(CommandLine& parent) {
  auto [command, options] = parent.command("perft", Phrase::AboutPerft, perft);
  command.option("--depth", options.depth, Phrase::OptDepth).required();
  addLawOptions(command, options.law);
  command.flag("--divide", options.divide, Phrase::OptDivide);
  command.flag("--all-leaves", options.allLeaves, Phrase::OptAllLeaves);
  command.option("--hash", options.hash, Phrase::OptHash);
  command.flag("--json", options.json, Phrase::OptJson);
}

}  // namespace damath::cli
