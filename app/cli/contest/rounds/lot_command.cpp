// SPDX-License-Identifier: GPL-3.0-or-later
// damath contest lot: draws the lot of a tie that nothing else decides (Y2d).
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_file.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "core/contest/shown_text.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::CliPhrase;

namespace {

ExitStatus draw(const ContestOptions& options, Terminal& terminal) {
  ContestRun run(options, terminal);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    const auto lot = run.withConfirmation(open, &event, [&](const desk::Author& author) {
      return desk::RoundDesk(open.desk).drawLot(event.id, author);
    });
    if (!lot) return run.refused(lot.error());
    ordered_json json = {{"event", event.setup.name}, {"order", ordered_json::array()}};
    std::string names;
    for (const contest::EntryId entry : lot->order) {
      json["order"].push_back(numberOf(event, entry));
      names += (names.empty() ? "" : "; ") + contest::shownName(open.contest, event, entry);
    }
    return run.changed(open, std::move(json), {words::said(CliPhrase::LotOrder, run.language(), {names})});
  });
}

}  // namespace

void addContestLot(CommandLine& parent) {
  CommandLine command(parent, "lot", CliPhrase::AboutContestLot);
  const auto options = std::make_shared<ContestOptions>();
  addEventOptions(command, *options);
  command.act([options](Terminal& terminal) { return draw(*options, terminal); });
}

}  // namespace damath::cli
