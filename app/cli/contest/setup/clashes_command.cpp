// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest clashes`: lists players in several events or twice in one event, to be checked
// before rounds run in parallel.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/contest/clash_list.hpp"
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/words/texts/clash_words.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

struct ClashesOptions {
  ContestOptions contest;
  int most = contest::kUsualMostEvents;
};

// Returns the exit status for the clashes. A player in several events is only a note. A player in too many
// events, or twice in one event, is a finding.
ExitStatus statusOf(const std::vector<contest::Clash>& clashes) {
  const bool isClean = std::ranges::all_of(
      clashes, [](const contest::Clash& clash) { return clash.kind == contest::ClashKind::SeveralEvents; });
  return isClean ? ExitStatus::Clean : ExitStatus::Findings;
}

ExitStatus tellClashes(const ClashesOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) {
    const std::vector<contest::Clash> clashes = contest::clashes(open.contest, options.most);
    std::vector<std::string> lines;
    for (const contest::Clash& clash : clashes)
      lines.push_back(words::message(clash, open.contest, run.language()));
    if (lines.empty()) lines.push_back(run.say(Phrase::NoClashes));
    run.answered({{"most", options.most}, {"clashes", clashesJson(open.contest, clashes)}}, lines);
    return statusOf(clashes);
  });
}

}  // namespace

void addContestClashes(CommandLine& parent) {
  auto [command, options] = parent.command("clashes", Phrase::AboutContestClashes, tellClashes);
  addLookOptions(command, options.contest);
  command.option("--most", options.most, Phrase::OptMostEvents).within(1, 999);
}

}  // namespace damath::cli
