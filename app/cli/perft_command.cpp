#include "app/cli/perft_command.hpp"

#include <ctime>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>

#include "app/cli/law_options.hpp"
#include "core/notation/turn_legality.hpp"
#include "core/rules/perft.hpp"

namespace damath::cli {

namespace {

using words::CliPhrase;

constexpr int kMostDepth = 20;

struct PerftOptions {
  LawNames law;
  std::string depth;
  bool divide = false;
  bool allLeaves = false;
  bool json = false;
};

std::optional<int> depthOf(const std::string& text) {
  if (text.empty() || text.size() > 2 || text.find_first_not_of("0123456789") != std::string::npos) return {};
  const int depth = std::stoi(text);
  return depth <= kMostDepth ? std::optional(depth) : std::nullopt;
}

std::string secondsText(double seconds) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(3) << seconds;
  return text.str();
}

using Division = std::vector<std::pair<rules::Turn, std::uint64_t>>;

struct Count {
  std::uint64_t nodes = 0;
  double seconds = 0;  // processor time of the counting alone
  Division division;   // where it was asked for
};

Count counted(const Law& law, int depth, const PerftOptions& options) {
  const rules::Leaves leaves = options.allLeaves ? rules::Leaves::Made : rules::Leaves::Counted;
  Count count;
  const std::clock_t before = std::clock();
  if (options.divide) {
    count.division = rules::dividedPerft(law.movement, law.start, depth, leaves);
    for (const auto& [turn, nodes] : count.division) count.nodes += nodes;
  } else {
    count.nodes = rules::perft(law.movement, law.start, depth, leaves);
  }
  count.seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  return count;
}

void printJson(const Count& count, const PerftOptions& options, std::ostream& out) {
  nlohmann::ordered_json document;
  document["nodes"] = count.nodes;
  document["seconds"] = count.seconds;
  if (options.divide) {
    document["divide"] = nlohmann::ordered_json::array();
    for (const auto& [turn, nodes] : count.division) {
      nlohmann::ordered_json entry;
      entry["turn"] = notation::pathText(turn);
      entry["nodes"] = nodes;
      document["divide"].push_back(std::move(entry));
    }
  }
  out << document.dump() << '\n';
}

ExitStatus perft(const PerftOptions& options, Terminal& terminal) {
  const words::Language language = terminal.language();
  const auto depth = depthOf(options.depth);
  if (!depth) {
    return terminal.complain({{{}, {}, words::said(CliPhrase::DepthWrong, language, {options.depth})}});
  }
  if (options.divide && *depth == 0) {
    return terminal.complain({{{}, {}, words::said(CliPhrase::DivideNeedsDepth, language)}});
  }
  const auto law = readLaw(options.law, Need::Turns, language);
  if (!law) return terminal.complain(law.error());
  const Count count = counted(*law, *depth, options);
  if (options.json) {
    printJson(count, options, terminal.out());
    return ExitStatus::Clean;
  }
  for (const auto& [turn, nodes] : count.division) {
    terminal.out() << notation::pathText(turn) << ": " << nodes << '\n';
  }
  terminal.out() << words::said(CliPhrase::NodesInAll, language,
                                {std::to_string(count.nodes), secondsText(count.seconds)})
                 << '\n';
  return ExitStatus::Clean;
}

}  // namespace

void addPerftCommand(CommandLine& parent) {
  CommandLine command(parent, "perft", CliPhrase::AboutPerft);
  const auto options = std::make_shared<PerftOptions>();
  command.option("--depth", options->depth, CliPhrase::OptDepth)->required();
  addLawOptions(command, options->law);
  command.flag("--divide", options->divide, CliPhrase::OptDivide);
  command.flag("--all-leaves", options->allLeaves, CliPhrase::OptAllLeaves);
  command.flag("--json", options->json, CliPhrase::OptJson);
  command.act([options](Terminal& terminal) { return perft(*options, terminal); });
}

}  // namespace damath::cli
