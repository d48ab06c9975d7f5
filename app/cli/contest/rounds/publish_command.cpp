// SPDX-License-Identifier: GPL-3.0-or-later
// damath contest publish: the newest round may be seen; damath contest unpair: takes it back.
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_file.hpp"
#include "app/desk/rounds/pairing_desk.hpp"

namespace damath::cli {

using words::CliPhrase;

namespace {

using RoundAction = Expected<contest::RoundNumber, desk::DeskError> (desk::PairingDesk::*)(
    contest::EventId, const desk::Author&);

ExitStatus act(const ContestOptions& options, Terminal& terminal, RoundAction action, CliPhrase done) {
  ContestRun run(options, terminal);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    desk::PairingDesk desk(open.desk);
    const auto round = run.withConfirmation(
        open, &event, [&](const desk::Author& author) { return (desk.*action)(event.id, author); });
    if (!round) return run.refused(round.error());
    const int number = contest::numberOf(*round);
    return run.changed(open, {{"event", event.setup.name}, {"round", number}},
                       {words::said(done, run.language(), {event.setup.name, std::to_string(number)})});
  });
}

}  // namespace

void addContestPublish(CommandLine& parent) {
  CommandLine command(parent, "publish", CliPhrase::AboutContestPublish);
  const auto options = std::make_shared<ContestOptions>();
  addEventOptions(command, *options);
  command.act([options](Terminal& terminal) {
    return act(*options, terminal, &desk::PairingDesk::publish, CliPhrase::RoundPublishedNow);
  });
}

void addContestUnpair(CommandLine& parent) {
  CommandLine command(parent, "unpair", CliPhrase::AboutContestUnpair);
  const auto options = std::make_shared<ContestOptions>();
  addEventOptions(command, *options);
  command.act([options](Terminal& terminal) {
    return act(*options, terminal, &desk::PairingDesk::unpair, CliPhrase::RoundUnpairedNow);
  });
}

}  // namespace damath::cli
