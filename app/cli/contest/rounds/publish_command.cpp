// SPDX-License-Identifier: GPL-3.0-or-later
// The commands `damath contest publish`, which publishes the newest round; and `damath contest unpair`, which
// cancels the newest round.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/desk/rounds/pairing_desk.hpp"
#include "app/words/texts/clash_words.hpp"
#include "core/contest/double_seats.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

using RoundAction = desk::DeskResult<contest::RoundNumber> (desk::PairingDesk::*)(contest::EventId,
                                                                                  const desk::Author&);

ExitStatus act(const ContestOptions& options, Terminal& terminal, RoundAction action, Phrase done) {
  ContestRun run(options, terminal);
  return run.withEvent([&](OpenContest&, const contest::Event& event) -> Answer {
    DAMATH_TRY(round, run.change(action, event.id));
    const int number = contest::numberOf(*round);
    return run.changed({{"event", event.setup.name}, {"round", number}},
                       {run.say(done, {event.setup.name, std::to_string(number)})});
  });
}

ExitStatus publish(const ContestOptions& options, Terminal& terminal) {
  ContestRun run(options, terminal);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    DAMATH_TRY(round, run.change(&desk::PairingDesk::publish, event.id));
    const std::string number = std::to_string(contest::numberOf(*round));
    std::vector<std::string> lines = {run.say(Phrase::RoundPublishedNow, {event.setup.name, number})};
    nlohmann::ordered_json json = {{"event", event.setup.name}, {"round", contest::numberOf(*round)}};
    const auto twice = contest::doubleSeats(open.contest, event, *round);
    for (const contest::DoubleSeat& seat : twice) {
      json["doubleSeats"].push_back({{"player", open.contest.at(seat.player).name()},
                                     {"board", contest::numberOf(seat.board)},
                                     {"otherEvent", open.contest.at(seat.otherEvent).setup.name},
                                     {"otherRound", contest::numberOf(seat.otherRound)},
                                     {"otherBoard", contest::numberOf(seat.otherBoard)}});
    }
    if (!twice.empty()) lines.push_back(words::doubleSeatsText(twice, open.contest, run.language()));
    return run.changed(json, lines);
  });
}

ExitStatus unpair(const ContestOptions& options, Terminal& terminal) {
  return act(options, terminal, &desk::PairingDesk::unpair, Phrase::RoundUnpairedNow);
}

}  // namespace

void addContestPublish(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::PublishRound, Phrase::AboutContestPublish, publish);
  addEventOptions(command, options);
}

void addContestUnpair(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::UnpairRound, Phrase::AboutContestUnpair, unpair);
  addEventOptions(command, options);
}

}  // namespace damath::cli
