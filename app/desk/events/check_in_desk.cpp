// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/check_in_desk.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/events/absence.hpp"
#include "app/desk/events/unpublished_seats.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/systems/system.hpp"
#include "core/spellings.hpp"
#include "db/edits/check_in_edit.hpp"

namespace damath::desk {

namespace {

using contest::EntryId;
using contest::RoundNumber;

bool isIn(const contest::Entry& entry, RoundNumber round) {
  return entry.firstRound <= numberOf(round) && pairing::isStillIn(entry, round);
}

// Returns the entries whose game of the round has a result. Such a player was present, unless
// contest::absentFrom contains the entry.
std::set<EntryId> entriesWithResult(const contest::Event& event, RoundNumber round) {
  std::set<EntryId> entries;
  for (const contest::Game* game : contest::gamesOf(event, round)) {
    if (game->result) entries.insert({game->blue, game->red});
  }
  return entries;
}

std::set<EntryId> absentEntries(const contest::Event& event, RoundNumber round) {
  const std::vector<EntryId> absent = contest::absentFrom(event, round);
  return {absent.begin(), absent.end()};
}

bool hasByeIn(const contest::Event& event, EntryId entry, RoundNumber round) {
  return std::ranges::any_of(event.byes, [&](const contest::Bye& bye) {
    return bye.entry == entry && bye.round == round && bye.kind == contest::ByeKind::Allotted;
  });
}

CheckInList listOf(const contest::Event& event, RoundNumber round, const std::vector<db::CheckIn>& checkIns) {
  std::map<EntryId, db::Arrival> arrivals;
  for (const db::CheckIn& each : checkIns) {
    if (each.round == round) arrivals[each.entry] = each.arrival;
  }
  const std::set<EntryId> absent = absentEntries(event, round);
  const std::set<EntryId> decided = entriesWithResult(event, round);
  const std::set<EntryId> absentBefore = absentEntries(event, RoundNumber{numberOf(round) - 1});
  CheckInList list{round, {}};
  for (const contest::Entry& entry : event.entries) {
    if (!isIn(entry, round)) continue;
    CheckedIn& checked = list.entries.emplace_back(CheckedIn{entry.id});
    const auto arrival = arrivals.find(entry.id);
    checked.missedLast = absentBefore.contains(entry.id);
    checked.hasBye = hasByeIn(event, entry.id, round);
    if (absent.contains(entry.id)) {
      checked.presence = Presence::Absent;
    } else if (arrival != arrivals.end()) {
      checked.presence = arrival->second == db::Arrival::Late ? Presence::Late : Presence::Present;
    } else if (decided.contains(entry.id)) {
      checked.presence = Presence::Present;
    }
  }
  return list;
}

std::optional<db::Arrival> arrivalOf(Presence presence) {
  if (presence == Presence::Present) return db::Arrival::Present;
  if (presence == Presence::Late) return db::Arrival::Late;
  return std::nullopt;
}

// Stores the presence of one entry at check-in. `before` is its presence so far; `checkIns` are the stored
// check-ins of the event.
DeskResult<void> put(const Change& change, const contest::Event& event,
                     const std::vector<db::CheckIn>& checkIns, const contest::Entry& entry, RoundNumber round,
                     Presence before, Presence after) {
  if (before == after) return {};
  if (after == Presence::Absent) {
    if (auto absent = madeAbsent(change, event, entry, round); !absent) return refused(absent);
  } else if (before == Presence::Absent) {
    // In an unpublished round, a player who was marked absent may still have a board.
    if (numberOf(round) <= contest::roundsPaired(event) && !isSeatedUnpublished(event, entry.id, round)) {
      return refused(Refusal::RoundPlayed, std::to_string(numberOf(round)));
    }
    contest::Entry back = entry;
    std::erase(back.absences, round);
    DAMATH_CHECK(withRounds(change, event, back, db::EntryChange::Rejoin));
  }
  const auto arrival = arrivalOf(after);
  const auto noted = std::ranges::find_if(
      checkIns, [&](const db::CheckIn& each) { return each.entry == entry.id && each.round == round; });
  if (arrival == (noted == checkIns.end() ? std::nullopt : std::optional(noted->arrival))) return {};
  return toDeskResult(db::setCheckIn(change.edit(), event.id, entry.id, round, arrival));
}

}  // namespace

std::string_view toText(Presence presence) {
  return spellingOf(presence);
}

std::optional<Presence> parsePresence(std::string_view text) {
  return valueOf<Presence>(text);
}

int CheckInList::count(Presence presence) const {
  return static_cast<int>(std::ranges::count_if(entries, [presence](const CheckedIn& each) {
    return each.presence == presence && !(presence == Presence::Unseen && each.hasBye);
  }));
}

RoundNumber CheckInDesk::likelyRound(const contest::Event& event) {
  const int paired = contest::roundsPaired(event);
  const int rounds = contest::roundsOf(event);
  return RoundNumber{rounds > 0 && paired >= rounds ? paired : paired + 1};
}

DeskResult<LatePlayers> CheckInDesk::late(contest::EventId event) const {
  DAMATH_TRY(now, stateOf(*m_desk, event));
  DAMATH_TRY(checkIns, toDeskResult(now->reading.checkIns(event)));
  LatePlayers late;
  for (const db::CheckIn& each : *checkIns) {
    if (each.arrival == db::Arrival::Late) late.emplace(each.round, each.entry);
  }
  return late;
}

DeskResult<CheckInList> CheckInDesk::list(contest::EventId event, RoundNumber round) const {
  DAMATH_TRY(now, stateOf(*m_desk, event));
  DAMATH_CHECK(checkRound(*now->event, round));
  DAMATH_TRY(checkIns, toDeskResult(now->reading.checkIns(event)));
  return listOf(*now->event, round, *checkIns);
}

DeskResult<void> CheckInDesk::set(contest::EventId event, EntryId entry, RoundNumber round, Presence presence,
                                  const Author& author) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<void> {
                     DAMATH_TRY(standing, entryOf(found, entry));
                     DAMATH_CHECK(checkNotWithdrawn(**standing));
                     DAMATH_CHECK(checkRound(found, round));
                     DAMATH_TRY(checkIns, toDeskResult(change.edit().reading().checkIns(event)));
                     const CheckInList list = listOf(found, round, *checkIns);
                     const auto before = std::ranges::find(list.entries, entry, &CheckedIn::entry);
                     if (before == list.entries.end()) {
                       return refused(Refusal::RoundPlayed, std::to_string(numberOf(round)));
                     }
                     return put(change, found, *checkIns, **standing, round, before->presence, presence);
                   });
}

DeskResult<std::vector<EntryId>> CheckInDesk::setUnseen(contest::EventId event, RoundNumber round,
                                                        Presence presence, const Author& author) {
  using Ids = std::vector<EntryId>;
  return changedIn(
      *m_desk, event, author, [&](const Change& change, const contest::Event& found) -> DeskResult<Ids> {
        DAMATH_CHECK(checkRound(found, round));
        DAMATH_TRY(checkIns, toDeskResult(change.edit().reading().checkIns(event)));
        Ids unseen;
        for (const CheckedIn& each : listOf(found, round, *checkIns).entries) {
          if (each.presence == Presence::Unseen && !each.hasBye) unseen.push_back(each.entry);
        }
        if (presence == Presence::Absent) return madeAbsent(change, found, unseen, round);
        Ids set;
        for (const EntryId each : unseen) {
          DAMATH_CHECK(put(change, found, *checkIns, found.at(each), round, Presence::Unseen, presence));
          set.push_back(each);
        }
        return set;
      });
}

}  // namespace damath::desk
