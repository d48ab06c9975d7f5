// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/later_rounds.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "app/desk/change/change.hpp"
#include "app/desk/rounds/open_live.hpp"
#include "app/desk/rounds/pairing_desk.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/rematches.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/precondition.hpp"
#include "db/edits/roster_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

namespace {

using contest::RoundNumber;

// Returns the event without this round and all later rounds. A player who withdrew during one of these rounds
// does not play the round any more.
contest::Event beforeRound(contest::Event event, RoundNumber round) {
  std::erase_if(event.rounds, [round](const contest::Round& each) { return each.number >= round; });
  std::erase_if(event.games, [round](const contest::Game& each) { return each.round >= round; });
  std::erase_if(event.byes, [round](const contest::Bye& each) { return each.round >= round; });
  for (contest::Entry& entry : event.entries) {
    if (entry.lastRound) entry.lastRound = std::min(*entry.lastRound, numberOf(round) - 1);
  }
  if (!contest::hasBegun(event)) contest::forgetGroups(event);
  return event;
}

// Finds out which rounds have begun.
class Begun {
 public:
  [[nodiscard]] static DeskResult<Begun> of(const db::Reading& reading, const contest::Event& event) {
    Begun begun;
    for (const contest::Game& game : event.games) {
      if (game.result) begun.note(game.round, LaterRoundState::HasResults);
    }
    for (const contest::Round& round : event.rounds) {
      const bool isRestedOn = std::ranges::any_of(event.rematches, [&](const contest::Rematch& rematch) {
        return contest::restsOn(event, rematch, round.number);
      });
      if (isRestedOn) begun.note(round.number, LaterRoundState::HasResults);
    }
    DAMATH_TRY(sheets, toDeskResult(reading.sheetSummaries()));
    for (const db::SheetSummary& sheet : **sheets) {
      if (sheet.owner.kind != db::OwnerKind::Game) continue;
      const contest::Game* game = event.find(sheet.owner.game);
      if (game != nullptr) begun.note(game->round, LaterRoundState::HasSheets);
    }
    return begun;
  }

  // Returns the reason why the round is not open; nullopt if it is open. Errors: StoreFailed.
  [[nodiscard]] DeskResult<std::optional<LaterRoundState>> stateOf(const db::Reading& reading,
                                                                   const contest::Event& event,
                                                                   RoundNumber round) const {
    if (const auto found = m_states.find(round); found != m_states.end()) return found->second;
    const auto none = checkNoneLive(reading, event, round);
    if (none) return std::nullopt;
    if (none.error().refusal == Refusal::LiveOpen) return LaterRoundState::IsLive;
    return refused(none);
  }

 private:
  void note(RoundNumber round, LaterRoundState state) { m_states.emplace(round, state); }

  std::map<RoundNumber, LaterRoundState> m_states;
};

contest::Publication publicationOf(const contest::Event& event, RoundNumber round) {
  return event.isHeld(round) ? contest::Publication::Held : contest::Publication::Published;
}

}  // namespace

DeskResult<std::vector<LaterRound>> laterRounds(const db::Reading& reading, const contest::Contest& contest,
                                                const contest::Event& before, const contest::Event& after,
                                                RoundNumber behind) {
  std::vector<LaterRound> list;
  for (contest::TouchedRound& touched : contest::touchedRounds(contest, before, after, behind)) {
    const contest::Publication publication = publicationOf(after, touched.round);
    list.push_back({std::move(touched), publication, LaterRoundState::Open});
  }
  if (list.empty()) return list;
  DAMATH_TRY(begun, Begun::of(reading, after));
  // Looks at the newest rounds first. The last round that has begun keeps all rounds before it as paired.
  int number = roundsPaired(after);
  bool isBuiltOn = false;
  for (auto each = list.rbegin(); each != list.rend(); ++each) {
    const int own = numberOf(each->touched.round);
    std::optional<LaterRoundState> state;
    for (; number >= own; --number) {
      DAMATH_TRY(found, begun->stateOf(reading, after, RoundNumber{number}));
      state = *found;
      if (state && number > own) isBuiltOn = true;
    }
    each->state = state.value_or(isBuiltOn ? LaterRoundState::IsBuiltOn : LaterRoundState::Open);
    isBuiltOn = isBuiltOn || state.has_value();
  }
  const auto first = std::ranges::find(list, LaterRoundState::Open, &LaterRound::state);
  if (first == list.end()) return list;
  const RoundNumber round = first->touched.round;
  const bool isPairable = first->touched.isPairable && !obstacleToPairingAgain(contest, after, round);
  for (auto each = first; each != list.end(); ++each) {
    each->state = !isPairable     ? LaterRoundState::Unpairable
                  : each == first ? LaterRoundState::Open
                                  : LaterRoundState::Follows;
  }
  if (!isPairable) return list;
  std::set<RoundNumber> listed;
  for (const LaterRound& each : list) listed.insert(each.touched.round);
  for (const contest::Round& each : after.rounds) {
    if (each.number <= round || listed.contains(each.number)) continue;
    list.push_back({{.round = each.number}, each.publication, LaterRoundState::Follows});
  }
  std::ranges::sort(list, {}, [](const LaterRound& each) { return each.touched.round; });
  return list;
}

std::optional<RoundNumber> openIn(const std::vector<LaterRound>& rounds) {
  const auto found = std::ranges::find(rounds, LaterRoundState::Open, &LaterRound::state);
  return found == rounds.end() ? std::nullopt : std::optional(found->touched.round);
}

std::vector<Place> boardsIn(const std::vector<LaterRound>& rounds) {
  std::vector<Place> places;
  for (const LaterRound& each : rounds) {
    for (const contest::BoardNumber board : each.touched.boards)
      places.push_back({each.touched.round, board});
  }
  return places;
}

std::optional<DeskError> obstacleToPairingAgain(const contest::Contest& contest, const contest::Event& after,
                                                RoundNumber round) {
  const contest::Event before = beforeRound(after, round);
  return obstacleOf(contest::withEvent(contest, before), before);
}

DeskResult<PairedAgain> pairAgain(const Change& change, const contest::Event& after, RoundNumber round) {
  const contest::Event before = beforeRound(after, round);
  const contest::Contest contest = contest::withEvent(change.contest(), before);
  if (auto obstacle = obstacleOf(contest, before)) return Unexpected<DeskError>(*std::move(obstacle));
  const auto next = pairing::nextRound(contest, before);
  DAMATH_EXPECTS(next.has_value());
  PairedAgain again{.round = round};
  std::vector<std::string> subjects = {subjectOf(after.id, round)};
  for (int number = numberOf(round) + 1; number <= roundsPaired(after); ++number) {
    again.canceled.push_back(RoundNumber{number});
    subjects.push_back(subjectOf(after.id, again.canceled.back()));
  }
  DAMATH_CHECK(change.askMeanwhile(subjects));
  DAMATH_CHECK(checkNoneLive(change.edit().reading(), after, round));
  for (auto each = again.canceled.rbegin(); each != again.canceled.rend(); ++each) {
    DAMATH_CHECK(checkNoneLive(change.edit().reading(), after, *each));
    DAMATH_CHECK(toDeskResult(db::RoundEdit(change.edit()).removeRound(after.id, *each)));
  }
  for (const contest::Entry& entry : before.entries) {
    if (entry.lastRound == after.at(entry.id).lastRound) continue;
    DAMATH_CHECK(
        toDeskResult(db::RosterEdit(change.edit()).setEntry(after.id, entry, db::EntryChange::Withdraw)));
  }
  DAMATH_TRY(paired, replacedRound(change, contest, after.id, *next));
  again.publication = paired->publication;
  return again;
}

}  // namespace damath::desk
