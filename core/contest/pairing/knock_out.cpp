// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/knock_out.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "core/contest/model/lookup.hpp"
#include "core/contest/pairing/arrangement.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/meeting_state.hpp"
#include "core/contest/pairing/paired_seats.hpp"
#include "core/contest/pairing/record.hpp"
#include "core/contest/pairing/school_mates.hpp"
#include "core/contest/pairing/sides.hpp"
#include "core/precondition.hpp"

namespace damath::pairing {

namespace {

using contest::Entry;
using contest::EntryId;
using contest::RoundNumber;

// Returns the tier of a seed: the group of seeds that may exchange their seats in the bracket. The tiers are
// the seeds 1, 2, 3 and 4, 5 to 8 …
int stepOf(int seed) {
  int step = 0;
  while (1 << step < seed) ++step;
  return step;
}

// Returns a number that tells how unwelcome it is that kin (entries of one school or of one group) sit on
// these two seats. The number is greatest if the two seats meet in the first round.
int troubleBetween(int seats, int seat, int otherSeat) {
  int round = 0;
  while (seat >> round != otherSeat >> round) ++round;
  return bracketRounds(seats) - round;
}

class Pairer {
 public:
  Pairer(const contest::Event& event, RoundNumber round)
      : m_event(event), m_round(round), m_records(recordsOf(event)) {
    for (const Entry& entry : event.entries) m_entries[entry.id] = &entry;
  }

  void add(const MeetingState& meeting) {
    std::vector<EntryId> present;
    for (const auto& entry : {meeting.first, meeting.second}) {
      if (!entry) continue;
      const Entry& row = *m_entries.at(*entry);
      if (row.plays(m_round)) {
        present.push_back(*entry);
      } else if (isStillIn(row, m_round)) {
        m_absent.push_back(&row);
      }
    }
    if (present.size() == 1) m_alone.push_back(m_entries.at(present[0]));
    if (present.size() == 2) m_pairing.boards.push_back(seated(present[0], present[1]));
    ++m_meetings;
  }

  RoundPairing pairing() {
    m_pairing.round = m_round;
    addByes(m_alone, contest::ByeKind::Allotted);
    addByes(m_absent, contest::ByeKind::Absent);
    return std::move(m_pairing);
  }

 private:
  [[nodiscard]] Board seated(EntryId first, EntryId second) const {
    if (m_event.setup.firstMove == contest::FirstMove::Lot) {
      return boardByLot(m_event, m_round, *m_entries.at(first), *m_entries.at(second));
    }
    const Side byLot = firstSideByLot(m_event.setup.lotSeed, m_round);
    const Side byTurn = m_meetings % 2 == 0 ? byLot : board::opponent(byLot);
    const Side side = sideOf(m_records.at(first), m_records.at(second), byTurn);
    return side == Side::Blue ? Board{first, second} : Board{second, first};
  }

  void addByes(std::vector<const Entry*>& entries, contest::ByeKind kind) {
    std::ranges::sort(entries, {}, &Entry::number);
    for (const Entry* entry : entries) m_pairing.byes.push_back({m_round, entry->id, kind});
  }

  const contest::Event& m_event;
  RoundNumber m_round;
  std::map<EntryId, Record> m_records;
  std::map<EntryId, const Entry*> m_entries;
  RoundPairing m_pairing;
  std::vector<const Entry*> m_alone;
  std::vector<const Entry*> m_absent;
  int m_meetings = 0;
};

}  // namespace

std::vector<Entry> bracketEntrants(const contest::Event& event) {
  std::set<EntryId> inFirst;
  for (const contest::Game* game : contest::gamesOf(event, RoundNumber{1})) {
    inFirst.insert({game->blue, game->red});
  }
  for (const contest::Bye& bye : event.byes) {
    if (bye.round == RoundNumber{1}) inFirst.insert(bye.entry);
  }
  std::vector<Entry> entries = entrants(event);
  std::erase_if(entries, [&](const Entry& entry) {
    return inFirst.empty() ? entry.firstRound > 1 : !inFirst.contains(entry.id);
  });
  return entries;
}

int lossesUntilOut(const contest::Event& event) {
  const bool isSingle = event.setup.system == contest::System::KnockOut;
  DAMATH_EXPECTS(isSingle || event.setup.system == contest::System::DoubleKnockOut);
  return isSingle ? 1 : 2;
}

bool isOneDefeatEach(const contest::Event& event) {
  return event.setup.system == contest::System::DoubleKnockOut &&
         event.setup.ruleset.nobodyWon.answer() == rules::NobodyWon::OneDefeatEach;
}

Kinship schoolKinship(const Schools& schools) {
  return [schools](EntryId a, EntryId b) { return areSchoolMates(schools, a, b) ? 1 : 0; };
}

KnockOut knockOutOf(const contest::Event& event, const std::vector<Entry>& entries, const Kinship& kinship) {
  const int count = static_cast<int>(entries.size());
  DAMATH_EXPECTS(count >= 2);
  const bool isSingle = lossesUntilOut(event) == 1;
  KnockOut knockOut{.bracket = isSingle ? singleBracket(count) : doubleBracket(count), .seats = {}};

  // Exchanges entries only between seats that are not empty, so that the best seeds keep their byes.
  const std::vector<int> seeds = seedsBySeat(knockOut.bracket.seats);
  std::vector<int> taken;
  std::vector<int> start;
  std::vector<int> tiers;
  for (int seat = 0; seat < knockOut.bracket.seats; ++seat) {
    const int seed = seeds[static_cast<std::size_t>(seat)];
    if (seed > count) continue;
    taken.push_back(seat);
    start.push_back(seed - 1);
    tiers.push_back(stepOf(seed));
  }
  const auto entryOf = [&entries](int who) { return entries[static_cast<std::size_t>(who)].id; };
  const std::vector<int> on = arranged(
      start, {.tiers = tiers,
              .trouble =
                  [&](int seat, int other) {
                    return troubleBetween(knockOut.bracket.seats, taken[static_cast<std::size_t>(seat)],
                                          taken[static_cast<std::size_t>(other)]);
                  },
              .kinship = [&](int who, int other) { return kinship(entryOf(who), entryOf(other)); }});
  knockOut.seats.resize(static_cast<std::size_t>(knockOut.bracket.seats));
  for (std::size_t i = 0; i < on.size(); ++i) {
    knockOut.seats[static_cast<std::size_t>(taken[i])] = entryOf(on[i]);
  }
  knockOut.seats = seatsAsPaired(knockOut.bracket, knockOut.seats, event);
  return knockOut;
}

RoundPairing knockOutRound(const KnockOut& knockOut, const contest::Event& event, RoundNumber round) {
  const std::vector<MeetingState> states = statesOf(knockOut.bracket, knockOut.seats, event);
  Pairer pairer(event, round);
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (knockOut.bracket.meetings[i].round == numberOf(round)) pairer.add(states[i]);
  }
  return pairer.pairing();
}

std::vector<contest::GameId> undecidedGames(const contest::Event& event) {
  std::vector<const contest::Game*> drawn;
  for (const contest::Game& game : event.games) {
    if (outcomeOf(event, game) == Outcome::Drawn) drawn.push_back(&game);
  }
  std::ranges::stable_sort(drawn, {},
                           [](const contest::Game* game) { return std::tuple(game->round, game->board); });
  std::vector<contest::GameId> ids;
  for (const contest::Game* game : drawn) ids.push_back(game->id);
  return ids;
}

std::vector<contest::Rematch> walkoversOf(const contest::Event& event) {
  std::vector<contest::Rematch> walkovers;
  for (const contest::Game& game : event.games) {
    if (const auto lost = walkoverAfter(event, game)) walkovers.push_back(*lost);
  }
  return walkovers;
}

}  // namespace damath::pairing
