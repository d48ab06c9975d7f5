// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/absence.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "app/desk/events/unpublished_seats.hpp"
#include "app/desk/rounds/open_live.hpp"
#include "app/desk/rounds/result_change.hpp"
#include "app/desk/rounds/result_input.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::desk {

namespace {

Question absentQuestion(const contest::Entry& entry, contest::RoundNumber round) {
  Question question{ConfirmationLevel::Acknowledge, ConfirmationReason::Absent, std::to_string(entry.number)};
  question.round = round;
  return question;
}

// Records "did not appear" in each open game of the current round with an absent player. Returns the absent
// players of these games.
DeskResult<std::vector<contest::EntryId>> allForfeited(const Change& change, const contest::Event& event,
                                                       const std::set<contest::EntryId>& absent,
                                                       contest::RoundNumber round) {
  std::vector<contest::EntryId> forfeiting;
  for (const contest::Game* game : contest::gamesOf(event, round)) {
    const bool isBlueAway = absent.contains(game->blue);
    const bool isRedAway = absent.contains(game->red);
    if (game->result || !(isBlueAway || isRedAway)) continue;
    DAMATH_CHECK(checkNotLive(change, event, game));
    DAMATH_CHECK(forfeited(change, event, *game, isBlueAway ? game->blue : game->red,
                           isBlueAway && isRedAway ? Absent::BothPlayers : Absent::OnePlayer));
    if (isBlueAway) forfeiting.push_back(game->blue);
    if (isRedAway) forfeiting.push_back(game->red);
  }
  return forfeiting;
}

contest::Entry withAbsence(contest::Entry entry, contest::RoundNumber round) {
  if (std::ranges::find(entry.absences, round) == entry.absences.end()) {
    entry.absences.push_back(round);
    std::ranges::sort(entry.absences);
  }
  return entry;
}

// Makes the entries absent from the unpublished round. The round stays unpublished. Returns the entries that
// became absent.
DeskResult<std::vector<contest::EntryId>> absentUnpublished(const Change& change, const contest::Event& event,
                                                            const std::vector<contest::EntryId>& entries,
                                                            contest::RoundNumber round) {
  contest::Event after = event;
  std::vector<contest::EntryId> leaving;
  for (contest::Entry& entry : after.entries) {
    const bool isMeant = std::ranges::find(entries, entry.id) != entries.end();
    if (!isMeant || !isSeatedUnpublished(event, entry.id, round)) continue;
    DAMATH_CHECK(checkNotLive(change, event, contest::gameUnderWay(event, entry.id)));
    entry = withAbsence(std::move(entry), round);
    leaving.push_back(entry.id);
  }
  if (leaving.empty()) return leaving;
  DAMATH_CHECK(leaveUnpublished(change, event, after, round, leaving));
  DAMATH_CHECK(toDeskResult(db::RosterEdit(change.edit()).addAbsences(event.id, round, leaving)));
  return leaving;
}

}  // namespace

DeskResult<void> checkNotLive(const Change& change, const contest::Event& event, const contest::Game* game) {
  if (game == nullptr) return {};
  return checkNoneLive(change.edit().reading(), event, meetingOf(*game));
}

DeskResult<std::optional<Place>> forfeited(const Change& change, const contest::Event& event,
                                           contest::EntryId entry) {
  const contest::Game* game = contest::gameUnderWay(event, entry);
  if (game == nullptr) return std::nullopt;
  return forfeited(change, event, *game, entry);
}

DeskResult<Place> forfeited(const Change& change, const contest::Event& event, const contest::Game& game,
                            contest::EntryId entry, Absent who) {
  const bool isBlue = game.blue == entry;
  const rules::Ending ending = who == Absent::BothPlayers ? rules::Ending::NoShowBoth
                               : isBlue                   ? rules::Ending::NoShowBlue
                                                          : rules::Ending::NoShowRed;
  DAMATH_TRY(result, judged(event.setup, contest::GameKind::Round, {ending, {}, {}}));
  DAMATH_CHECK(putResult(change, event, game, *result));
  return Place{game.round, game.board};
}

DeskResult<EntryOutcome> withRounds(const Change& change, const contest::Event& event,
                                    const contest::Entry& entry, db::EntryChange kind,
                                    std::optional<Place> place, PairedAgain pairedAgain) {
  DAMATH_CHECK(toDeskResult(db::RosterEdit(change.edit()).setEntry(event.id, entry, kind)));
  return EntryOutcome{entry.id, place, std::move(pairedAgain)};
}

DeskResult<void> checkNotWithdrawn(const contest::Entry& entry) {
  if (!entry.lastRound) return {};
  return refused(Refusal::AlreadyWithdrawn, std::to_string(entry.number));
}

DeskResult<void> checkRound(const contest::Event& event, contest::RoundNumber round) {
  const int rounds = contest::roundsOf(event);
  if (rounds <= 0 || numberOf(round) <= rounds) return {};
  return refused(Refusal::NoSuchRound, Bounded{std::to_string(numberOf(round)), rounds});
}

DeskResult<std::vector<contest::EntryId>> madeAbsent(const Change& change, const contest::Event& event,
                                                     const std::vector<contest::EntryId>& entries,
                                                     contest::RoundNumber round) {
  const int paired = roundsPaired(event);
  if (numberOf(round) < paired) return refused(Refusal::RoundPlayed, std::to_string(numberOf(round)));
  if (entries.empty()) return entries;
  DAMATH_CHECK(change.requireConfirmation(absentQuestion(event.at(entries.front()), round)));
  // The question names only the first entry, but its answer covers all entries. If the question has no
  // answer, makes no change: the edit will not be committed.
  if (change.asked()) return entries;
  if (event.isHeld(round)) return absentUnpublished(change, event, entries, round);
  if (numberOf(round) == paired) {
    return allForfeited(change, event, {entries.begin(), entries.end()}, round);
  }
  DAMATH_CHECK(toDeskResult(db::RosterEdit(change.edit()).addAbsences(event.id, round, entries)));
  return entries;
}

namespace {

// Returns the entry's game of the current round if the entry can still lose it by absence. The game has no
// result yet, or the entry won because the opponent did not appear. Null if there is no such game.
const contest::Game* gameToForfeit(const contest::Event& event, contest::EntryId entry) {
  for (const contest::Game* game : contest::gamesOf(event, contest::RoundNumber{roundsPaired(event)})) {
    if (game->blue != entry && game->red != entry) continue;
    const rules::Ending won = game->blue == entry ? rules::Ending::NoShowRed : rules::Ending::NoShowBlue;
    return !game->result || game->result->ending == won ? game : nullptr;
  }
  return nullptr;
}

}  // namespace

DeskResult<EntryOutcome> madeAbsent(const Change& change, const contest::Event& event, contest::Entry entry,
                                    contest::RoundNumber round) {
  DAMATH_CHECK(checkNotWithdrawn(entry));
  if (isSeatedUnpublished(event, entry.id, round)) {
    entry = withAbsence(std::move(entry), round);
    const contest::EntryId id = entry.id;
    DAMATH_CHECK(checkNotLive(change, event, contest::gameUnderWay(event, id)));
    DAMATH_CHECK(change.requireConfirmation(absentQuestion(entry, round)));
    DAMATH_TRY(again, leaveUnpublished(change, event, contest::withEntry(event, entry), round, {id}));
    return withRounds(change, event, entry, db::EntryChange::Absence, {}, *std::move(again));
  }
  const int paired = roundsPaired(event);
  const contest::Game* game = numberOf(round) == paired ? gameToForfeit(event, entry.id) : nullptr;
  if (numberOf(round) <= paired && game == nullptr) {
    return refused(Refusal::RoundPlayed, std::to_string(numberOf(round)));
  }
  DAMATH_CHECK(checkNotLive(change, event, game));
  DAMATH_CHECK(change.requireConfirmation(absentQuestion(entry, round)));
  if (game != nullptr) {
    DAMATH_TRY(place, forfeited(change, event, *game, entry.id,
                                game->result ? Absent::BothPlayers : Absent::OnePlayer));
    return EntryOutcome{entry.id, game->result ? std::nullopt : std::optional(*place)};
  }
  return withRounds(change, event, withAbsence(std::move(entry), round), db::EntryChange::Absence);
}

}  // namespace damath::desk
