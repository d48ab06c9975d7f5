// SPDX-License-Identifier: GPL-3.0-or-later
// A Swiss: the rounds of core/contest/pairing/swiss.
#include "core/contest/pairing/swiss.hpp"

#include <map>

#include "core/contest/pairing/bracket.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/record.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/contest/systems/schedule.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::pairing {

namespace {

using Kind = ManualFaultKind;

// After these rounds all have met; an odd number has a bye for each as well.
void checkSwissRounds(const contest::EventSetup& setup, int entries, PlanFaults& faults) {
  const int most = entries % 2 == 0 ? entries - 1 : entries;
  if (entries >= 2 && setup.rounds && *setup.rounds > most) {
    faults.add(ScheduleFaultKind::TooManyRounds, most, *setup.rounds);
  }
}

// As planned, else the rounds after which one alone can have won all.
int swissRounds(const contest::Event& event) {
  return event.setup.rounds.value_or(bracketRounds(static_cast<int>(entrants(event).size())));
}

void addSide(HandCheck& check, const Record& record, Side side) {
  if (record.isThirdInARow(side)) check.add(Kind::ThirdInARow, {record.entry});
  if (record.isTooMany(side)) check.add(Kind::SidesUneven, {record.entry});
}

// The history of meetings and sides, byes, and schoolmates: a table or a bracket has these meet when they
// must.
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
  const Schools schools = schoolsOf(check.contest, event);
  for (const Board& board : check.manual.boards) {
    if (areSchoolMates(schools, board.blue, board.red)) {
      check.add(Kind::SchoolMates, {board.blue, board.red});
    }
  }
}

bool hasAlwaysRoom(const contest::Event& /*event*/, std::size_t /*newcomers*/) {
  return true;
}

}  // namespace

constinit const SystemRules kSwiss{.most = kMostSwissPlayers,
                                   .takesSwissPlan = true,
                                   .checkPlan = checkSwissRounds,
                                   .rounds = swissRounds,
                                   .seats = entrants,
                                   .pair = swissRound,
                                   .canPair = hasSwissRound,
                                   .checkByHand = checkSwiss,
                                   .dependence = Dependence::NextRound,
                                   .hasRoom = hasAlwaysRoom,
                                   .everyPlaceIsPlayedOut = false};

}  // namespace damath::pairing
