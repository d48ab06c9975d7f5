// SPDX-License-Identifier: GPL-3.0-or-later
// The commands `damath contest event`, which adds an event with its chip set, ruleset and system; `change`,
// which changes its ruleset, level, system and rounds later; and `practice`, which turns an official contest
// into a practice contest.
#include <nlohmann/json.hpp>

#include "app/cli/board/law_options.hpp"
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/setup_options.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/desk/events/event_desk.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

struct EventOptions {
  ContestOptions contest;
  std::string name;
  SetupOptions setup;
};

Outcome addEvent(const EventOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  DAMATH_TRY(ruleset,
             readRuleset(options.setup.ruleset.empty() ? "manual" : options.setup.ruleset, run.language()));
  DAMATH_TRY(set, readChipSet(options.setup.set, run.language()));
  DAMATH_TRY(setup, withOptions(newSetup(options.name, *set, *ruleset), options.setup, run.language()));
  return run.withContest([&](OpenContest& open) -> Answer {
    followLevel(*setup, options.setup, open.contest.head.level);
    DAMATH_TRY(added, run.change(&desk::EventDesk::addEvent, *setup));
    return run.changed({{"event", options.name}, {"number", contest::numberOf(*added)}},
                       {run.say(Phrase::CommandEventAdded, {options.name})});
  });
}

ExitStatus change(const EventOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withEvent([&](OpenContest&, const contest::Event& event) -> Answer {
    DAMATH_TRY(setup, withOptions(event.setup, options.setup, run.language()));
    DAMATH_CHECK(run.change(&desk::EventDesk::setSetup, event.id, *setup));
    return run.changed({{"event", event.setup.name}},
                       {run.say(Phrase::CommandEventChanged, {event.setup.name})});
  });
}

ExitStatus leaveOfficial(const ContestOptions& options, Terminal& terminal) {
  ContestRun run(options, terminal);
  return run.withContest([&](OpenContest& open) -> Answer {
    DAMATH_CHECK(run.change(&desk::EventDesk::leaveOfficial));
    const std::string& name = open.contest.head.name;
    return run.changed({{"contest", name}, {"standing", "practice"}}, {run.say(Phrase::NowPractice, {name})},
                       WayBack::None);
  });
}

}  // namespace

void addContestEvent(CommandLine& parent) {
  auto [command, options] = parent.command(db::JournalAction::AddEvent, Phrase::AboutContestEvent, addEvent);
  addContestOptions(command, options.contest);
  command.option("--name", options.name, Phrase::OptName).required();
  command.option("--set", options.setup.set, Phrase::OptSet).required();
  command.option("--system", options.setup.system, Phrase::OptSystem, &choices<contest::System>).required();
  addSetupOptions(command, options.setup);
}

void addContestChange(CommandLine& parent) {
  auto [command, options] = parent.command(db::JournalAction::SetEvent, Phrase::AboutContestChange, change);
  addEventOptions(command, options.contest);
  command.option("--system", options.setup.system, Phrase::OptSystem, &choices<contest::System>);
  addSetupOptions(command, options.setup);
}

void addContestPractice(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::LeaveOfficial, Phrase::AboutContestPractice, leaveOfficial);
  addContestOptions(command, options);
}

}  // namespace damath::cli
