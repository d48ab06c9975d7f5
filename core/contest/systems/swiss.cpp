// SPDX-License-Identifier: GPL-3.0-or-later
// The SystemRules of the Swiss system. The pairing itself is in core/contest/pairing/swiss.hpp.
#include "core/contest/pairing/swiss.hpp"

#include <map>
#include <utility>

#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/record.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/contest/systems/schedule_fault.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::pairing {

namespace {

using Kind = ManualFaultKind;

// Adds a problem if the plan has more rounds than are needed until all players have met. With an odd number
// of players, every player has then also had a bye.
void checkSwissRounds(const contest::EventSetup& setup, int entries, PlanFaults& faults) {
  const int most = entries % 2 == 0 ? entries - 1 : entries;
  if (entries >= 2 && setup.rounds && *setup.rounds > most) {
    faults.add(ScheduleFaultKind::TooManyRounds, most, *setup.rounds);
  }
}

void addSide(HandCheck& check, const Record& record, Side side) {
  if (record.isThirdInARow(side)) check.add(Kind::ThirdInARow, {record.entry});
  if (record.isTooMany(side)) check.add(Kind::SidesUneven, {record.entry});
}

// Checks earlier meetings, sides, byes and schoolmates. Schoolmates are one problem of the whole round, and
// only if another pairing has fewer boards with schoolmates. Sides are not checked if a lot decides who is
// BLUE. Only a Swiss needs this check: a table or a bracket fixes its meetings.
void checkSwiss(HandCheck& check) {
  const contest::Event& event = check.event;
  check.addMissing(whoPlays(event, check.manual.round));
  const std::map<contest::EntryId, Record> records = recordsOf(event);
  for (const Board& board : check.manual.boards) {
    const Record& blue = records.at(board.blue);
    const Record& red = records.at(board.red);
    if (blue.hasMet(board.red)) check.add(Kind::MetBefore, {board.blue, board.red});
    if (event.setup.firstMove == contest::FirstMove::Lot) continue;
    addSide(check, blue, Side::Blue);
    addSide(check, red, Side::Red);
  }
  for (const contest::Bye& bye : check.manual.byes) {
    const bool isAllotted = bye.kind == contest::ByeKind::Allotted;
    if (isAllotted && records.at(bye.entry).hadBye) check.add(Kind::SecondBye, {bye.entry});
  }
  auto meetings = schoolMeetings(check.contest, event, check.manual);
  if (meetings && meetings->isAvoidable())
    check.faults.push_back({Kind::SchoolMates, {}, std::move(meetings)});
}

bool hasAlwaysRoom(const contest::Event& /*event*/, std::size_t /*newcomers*/) {
  return true;
}

}  // namespace

constinit const SystemRules kSwiss{.most = kMostSwissPlayers,
                                   .fewestLeft = kFewestSwissPlayers,
                                   .takesSwissPlan = true,
                                   .checkPlan = checkSwissRounds,
                                   .rounds = swissRounds,
                                   .seats = entrants,
                                   .pair = swissRound,
                                   .canPair = hasSwissRound,
                                   .checkByHand = checkSwiss,
                                   .hasRoom = hasAlwaysRoom,
                                   .everyPlaceIsPlayedOut = false};

}  // namespace damath::pairing
