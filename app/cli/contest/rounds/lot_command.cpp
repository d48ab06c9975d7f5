// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest lot`: draws the lot for a tie that no other step breaks (Y2d).
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/notation/exports/entry_export.hpp"
#include "core/text/parts.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

ExitStatus draw(const ContestOptions& options, Terminal& terminal) {
  ContestRun run(options, terminal);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    DAMATH_TRY(lot, run.change(&desk::RoundDesk::drawLot, event.id));
    const std::string names = joined(lot->order, "; ", [&](contest::EntryId entry) {
      return contest::shownName(open.contest, event, entry);
    });
    return run.changed({{"event", event.setup.name}, {"order", notation::numbersJson(event, lot->order)}},
                       {run.say(Phrase::LotOrder, {names})});
  });
}

}  // namespace

void addContestLot(CommandLine& parent) {
  auto [command, options] = parent.command(db::JournalAction::DrawLot, Phrase::AboutContestLot, draw);
  addEventOptions(command, options);
}

}  // namespace damath::cli
