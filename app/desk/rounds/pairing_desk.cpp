// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/pairing_desk.hpp"

#include <algorithm>
#include <set>

#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/rounds/open_live.hpp"
#include "app/desk/rounds/publication.hpp"
#include "app/desk/rounds/unpublished_round.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/rematches.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/contest/systems/system.hpp"
#include "core/text/parts.hpp"
#include "db/edits/roster_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/records/check_in.hpp"

namespace damath::desk {

namespace {

// Returns the players of the ties: "Ramos, Ana – Cruz, Ben; Reyes, Lito – Santos, Eva – Tan, Joy".
std::string tiesText(const contest::Contest& contest, const contest::Event& event,
                     const std::vector<std::vector<contest::EntryId>>& ties) {
  return joined(ties, "; ", [&](const std::vector<contest::EntryId>& tied) {
    return joined(tied, " – ",
                  [&](contest::EntryId entry) { return contest::nameOf(contest, event, entry); });
  });
}

DeskError asDeskError(const contest::Contest& contest, const contest::Event& event,
                      const pairing::Obstacle& obstacle) {
  const auto ofEvent = [&](Refusal refusal) { return DeskError(refusal, Subject{event.setup.name}); };
  const auto ofGames = [&](Refusal refusal) {
    return DeskError(refusal, Missing{placesOf(event, obstacle.games)});
  };
  switch (obstacle.kind) {
    case pairing::ObstacleKind::TooFewEntries:
      return ofEvent(Refusal::TooFewEntries);
    case pairing::ObstacleKind::TooManyEntries:
      return ofEvent(Refusal::TooManyEntries);
    case pairing::ObstacleKind::ResultsMissing:
      return ofGames(Refusal::ResultsMissing);
    case pairing::ObstacleKind::RoundUnpublished:
      return {Refusal::RoundUnpublished, Subject{std::to_string(obstacle.given)}};
    case pairing::ObstacleKind::RoundAdrift:
      return {Refusal::RoundAdrift, Subject{std::to_string(obstacle.given)}};
    case pairing::ObstacleKind::RematchMissing:
      if (obstacle.games.empty()) {
        return {Refusal::TieRematchMissing, Subject{tiesText(contest, event, obstacle.ties)}};
      }
      return ofGames(Refusal::RematchMissing);
    case pairing::ObstacleKind::Complete:
      return ofEvent(Refusal::Complete);
    case pairing::ObstacleKind::NothingLeft:
      break;
  }
  return ofEvent(Refusal::NothingLeft);
}

// Checks that the event's plan can be played. The error is reported before the first round, while the plan
// can still be changed.
DeskResult<void> checkSchedule(const contest::Event& event) {
  auto faults = pairing::faultsOfPlan(event);
  if (faults.empty()) return {};
  return refused(Refusal::ScheduleImpossible, BadPlan{event.setup.name, std::move(faults)});
}

// Stores an unpublished round with `step`, which is RoundEdit::addRound or RoundEdit::replaceRound. Publishes
// the round at once if it has byes alone, because no result would ever publish it (Y4). `before` is the
// contest before the round.
template <class Step>
DeskResult<PairedRound> put(const Change& change, const contest::Contest& before, contest::EventId id,
                            const pairing::RoundPairing& pairing, db::PairedBy pairedBy, Step step) {
  const contest::Event& event = before.at(id);
  PairedRound round{pairing.round, contest::Publication::Held, {}, pairing.byes};
  int board = 0;
  for (const pairing::Board& each : pairing.boards) {
    round.games.push_back({{}, pairing.round, contest::BoardNumber{++board}, each.blue, each.red, {}});
  }
  const bool recordsGroups = event.setup.system == contest::System::Groups && !contest::hasBegun(event);
  db::RoundEdit edit(change.edit());
  DAMATH_TRY(games, toDeskResult((edit.*step)(
                        event.id, {round.round, round.publication}, pairedBy, std::move(round.games),
                        round.byes, recordsGroups ? pairing::dealtGroups(before, event) : db::Groups())));
  round.games = *std::move(games);
  if (!round.games.empty()) return round;
  DAMATH_CHECK(toDeskResult(edit.publish(event.id, round.round)));
  round.publication = contest::Publication::Published;
  return round;
}

DeskResult<PairedRound> added(const Change& change, const contest::Contest& before, contest::EventId event,
                              const pairing::RoundPairing& pairing, db::PairedBy pairedBy) {
  // A rematch that a withdrawn player loses without a game is stored now. Otherwise the round would lose its
  // base if the player came back later.
  for (contest::Rematch& rematch : pairing::walkoversToStore(before.at(event))) {
    rematch.afterRound = contest::roundsPaired(before.at(event));
    DAMATH_CHECK(toDeskResult(db::RoundEdit(change.edit()).addRematch(event, rematch)));
  }
  return put(change, before, event, pairing, pairedBy, &db::RoundEdit::addRound);
}

// Returns the unpublished rounds that have byes alone. A withdrawal can make such a round, and no result
// would publish it.
std::vector<contest::RoundNumber> unpublishedByes(const contest::Event& event) {
  std::vector<contest::RoundNumber> rounds;
  for (const contest::Round& round : event.rounds) {
    if (round.publication == contest::Publication::Published) continue;
    if (contest::hasByesAlone(event, round.number)) rounds.push_back(round.number);
  }
  return rounds;
}

// Returns the contest with these rounds published.
contest::Contest withPublished(const contest::Contest& contest, contest::EventId id,
                               const std::vector<contest::RoundNumber>& rounds) {
  contest::Event event = contest.at(id);
  for (contest::Round& round : event.rounds) {
    if (std::ranges::find(rounds, round.number) == rounds.end()) continue;
    round.publication = contest::Publication::Published;
  }
  return contest::withEvent(contest, std::move(event));
}

// Publishes the unpublished rounds that have byes alone. Returns the contest with these rounds published.
DeskResult<contest::Contest> withByesPublished(const Change& change, contest::EventId id) {
  const std::vector<contest::RoundNumber> rounds = unpublishedByes(change.contest().at(id));
  for (const contest::RoundNumber round : rounds) {
    DAMATH_CHECK(toDeskResult(db::RoundEdit(change.edit()).publish(id, round)));
  }
  return withPublished(change.contest(), id, rounds);
}

// Adds the byes of absent players to a round made by hand, as the program does in its own pairing. Adds no
// bye for a player to whom the arbiter gave a board or a bye.
void addAbsent(pairing::RoundPairing& manual, const contest::Event& event,
               const std::optional<pairing::RoundPairing>& program) {
  const auto absent = program ? program->byes : pairing::absentByes(pairing::entrants(event), manual.round);
  for (contest::Bye& bye : manual.byes) bye.round = manual.round;
  for (const contest::Bye& bye : absent) {
    const bool isSeated =
        std::ranges::any_of(
            manual.boards,
            [&](const pairing::Board& board) { return board.blue == bye.entry || board.red == bye.entry; }) ||
        std::ranges::find(manual.byes, bye.entry, &contest::Bye::entry) != manual.byes.end();
    if (bye.kind == contest::ByeKind::Absent && !isSeated) manual.byes.push_back(bye);
  }
}

// Checks a round that was made by hand, and asks for confirmation. `contest` is the contest before this
// round. Players who are not in the event need no check here, because pairing::faultsOf reports them too.
DeskResult<void> checkByHand(const Change& change, const contest::Contest& contest,
                             const contest::Event& event, const pairing::RoundPairing& manual) {
  auto faults = pairing::faultsOf(contest, event, manual);
  const auto impossible = [](const pairing::ManualFault& fault) {
    return pairing::severityOf(fault.kind) == pairing::Severity::Impossible;
  };
  if (std::ranges::any_of(faults, impossible)) {
    return refused(Refusal::PairingImpossible,
                   BadRound{manual.round, std::move(faults), contest::namesOf(change.contest(), event)});
  }
  const bool isDoubtful = !faults.empty();
  return change.requireConfirmation(
      {.level = isDoubtful ? ConfirmationLevel::TwoSteps : ConfirmationLevel::Confirm,
       .code = isDoubtful ? ConfirmationReason::DoubtfulByHand : ConfirmationReason::PairedByHand,
       .round = manual.round,
       .facts = PairingFaults{std::move(faults)}});
}

// Returns the players who have a board or an allotted bye in the round.
std::vector<contest::EntryId> seatedIn(const pairing::RoundPairing& round) {
  std::vector<contest::EntryId> seated;
  for (const pairing::Board& board : round.boards) {
    seated.push_back(board.blue);
    seated.push_back(board.red);
  }
  for (const contest::Bye& bye : round.byes) {
    if (bye.kind != contest::ByeKind::Absent) seated.push_back(bye.entry);
  }
  return seated;
}

// Returns the players who are checked in for the round as present or late.
DeskResult<std::set<contest::EntryId>> seenIn(const db::Reading& reading, contest::EventId event,
                                              contest::RoundNumber round) {
  DAMATH_TRY(checkIns, toDeskResult(reading.checkIns(event)));
  std::set<contest::EntryId> seen;
  for (const db::CheckIn& each : *checkIns) {
    if (each.round == round) seen.insert(each.entry);
  }
  return seen;
}

// Returns the players with a seat in the round `next` who were absent from the round before and are not
// checked in for `next`, ordered by start number. A player who entered after the round before was not absent.
DeskResult<std::vector<contest::EntryId>> absenteesIn(const db::Reading& reading, const contest::Event& event,
                                                      const pairing::RoundPairing& next) {
  std::vector<contest::EntryId> list =
      contest::absentFrom(event, contest::RoundNumber{numberOf(next.round) - 1});
  if (list.empty()) return list;
  DAMATH_TRY(seen, seenIn(reading, event.id, next.round));
  const std::vector<contest::EntryId> seated = seatedIn(next);
  std::erase_if(list, [&](contest::EntryId entry) {
    return seen->contains(entry) || event.at(entry).firstRound >= numberOf(next.round) ||
           std::ranges::find(seated, entry) == seated.end();
  });
  return list;
}

// Asks for confirmation if players of the round were not seen at check-in. Asks nothing if nobody was checked
// in for the round. `back` are players of whom the author has said that they are here.
DeskResult<void> askForUnseen(const Change& change, const contest::Event& event,
                              const pairing::RoundPairing& next, const std::vector<contest::EntryId>& back) {
  DAMATH_TRY(seen, seenIn(change.edit().reading(), event.id, next.round));
  if (seen->empty()) return {};
  seen->insert(back.begin(), back.end());
  PlayersMeant unseen;
  for (const contest::EntryId entry : seatedIn(next)) {
    if (!seen->contains(entry)) unseen.entries.push_back(entry);
  }
  if (unseen.entries.empty()) return {};
  std::ranges::sort(unseen.entries, {}, [&](contest::EntryId entry) { return event.at(entry).number; });
  const std::string count = std::to_string(unseen.entries.size());
  return change.requireConfirmation({.level = ConfirmationLevel::Acknowledge,
                                     .code = ConfirmationReason::PairedUnseen,
                                     .subject = count,
                                     .round = next.round,
                                     .facts = std::move(unseen)});
}

// Asks for confirmation if the round has absenteesIn(). Returns them.
DeskResult<std::vector<contest::EntryId>> askForAbsentees(const Change& change, const contest::Event& event,
                                                          const pairing::RoundPairing& next) {
  DAMATH_TRY(absentees, absenteesIn(change.edit().reading(), event, next));
  if (absentees->empty()) return absentees;
  DAMATH_CHECK(change.requireConfirmation({.level = ConfirmationLevel::Acknowledge,
                                           .code = ConfirmationReason::PairedAfterAbsence,
                                           .subject = std::to_string(absentees->size()),
                                           .round = next.round,
                                           .facts = PlayersMeant{*absentees}}));
  return absentees;
}

// Returns the event in which `away` are absent from its next round too. Errors: NoSuchEntry.
DeskResult<contest::Event> withAbsences(contest::Event event, const std::vector<contest::EntryId>& away) {
  const contest::RoundNumber next = contest::nextRoundNumber(event);
  for (const contest::EntryId id : away) {
    DAMATH_TRY(found, entryOf(event, id));
    contest::Entry entry = **found;
    if (std::ranges::find(entry.absences, next) != entry.absences.end()) continue;
    entry.absences.push_back(next);
    std::ranges::sort(entry.absences);
    event = contest::withEntry(std::move(event), std::move(entry));
  }
  return event;
}

DeskResult<const contest::Round*> pairedLast(const contest::Event& event) {
  const contest::Round* round = contest::newestRound(event);
  if (round == nullptr) return refused(Refusal::RoundNotPaired, std::string("1"));
  return round;
}

// Asks for confirmation before a round is published, if the program paired the round and the results behind
// the pairing have changed since.
DeskResult<void> askOvertaken(const Change& change, const contest::Event& event) {
  const auto held = UnpublishedRound::of(change.contest(), event);
  if (!held || held->isProgram()) return {};
  const contest::RoundNumber round = held->stored().round;
  DAMATH_TRY(rows, toDeskResult(change.edit().reading().journal().rows(
                       db::JournalPart{.subject = subjectOf(event.id, round)})));
  auto places = overtakenBoards(*held, *rows);
  if (places.empty()) return {};
  return change.requireConfirmation({.level = ConfirmationLevel::Confirm,
                                     .code = ConfirmationReason::RoundOvertaken,
                                     .round = round,
                                     .facts = BoardsOvertaken{std::move(places)}});
}

// True if a game of the round has a result, or a rematch was played after the round.
bool hasResults(const contest::Event& event, contest::RoundNumber round) {
  return std::ranges::any_of(contest::gamesOf(event, round),
                             [](const contest::Game* game) { return game->result.has_value(); }) ||
         std::ranges::any_of(event.rematches, [&](const contest::Rematch& rematch) {
           return contest::restsOn(event, rematch, round);
         });
}

// Cancels the newest round. If `meant` is set, the newest round must be the round `meant`.
DeskResult<contest::RoundNumber> unpaired(Desk& desk, contest::EventId event,
                                          std::optional<contest::RoundNumber> meant, const Author& author) {
  return changedIn(
      desk, event, author,
      [&](const Change& change, const contest::Event& found) -> DeskResult<contest::RoundNumber> {
        DAMATH_TRY(round, pairedLast(found));
        const contest::RoundNumber number = (*round)->number;
        if (meant && *meant != number) {
          return refused(*meant < number ? Refusal::RoundHasResults : Refusal::RoundNotPaired,
                         std::to_string(numberOf(*meant)));
        }
        if (hasResults(found, number)) {
          return refused(Refusal::RoundHasResults, std::to_string(numberOf(number)));
        }
        DAMATH_CHECK(checkNoneLive(change.edit().reading(), found, number));
        const bool held = (*round)->publication == contest::Publication::Held;
        Question question{held ? ConfirmationLevel::Acknowledge : ConfirmationLevel::Confirm,
                          held ? ConfirmationReason::RoundUnpaired : ConfirmationReason::PublicUnpaired};
        question.round = number;
        DAMATH_CHECK(change.requireConfirmation(std::move(question)));
        return toDeskResult(db::RoundEdit(change.edit()).removeRound(found.id, number)).map([&] {
          return number;
        });
      });
}

}  // namespace

DeskResult<PairedRound> PairingDesk::pairNextRound(contest::EventId event, const Author& author) {
  return changedIn(*m_desk, event, author,
                   [](const Change& change, const contest::Event& found) -> DeskResult<PairedRound> {
                     DAMATH_CHECK(checkSchedule(found));
                     DAMATH_TRY(before, withByesPublished(change, found.id));
                     const contest::Event& ready = before->at(found.id);
                     const auto next = pairing::nextRound(*before, ready);
                     if (!next) return Unexpected<DeskError>(asDeskError(*before, ready, next.error()));
                     DAMATH_CHECK(askForAbsentees(change, ready, *next));
                     DAMATH_CHECK(askForUnseen(change, ready, *next, {}));
                     return added(change, *before, found.id, *next, db::PairedBy::System);
                   });
}

DeskResult<PairedRound> PairingDesk::pairAfterAbsence(contest::EventId event,
                                                      const std::vector<contest::EntryId>& stayingAway,
                                                      const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> DeskResult<PairedRound> {
        DAMATH_CHECK(checkSchedule(found));
        DAMATH_TRY(ready, withByesPublished(change, found.id));
        DAMATH_TRY(after, withAbsences(ready->at(found.id), stayingAway));
        const contest::Contest before = contest::withEvent(*std::move(ready), *after);
        const auto next = pairing::nextRound(before, *after);
        if (!next) return Unexpected<DeskError>(asDeskError(before, *after, next.error()));
        DAMATH_TRY(back, askForAbsentees(change, *after, *next));
        DAMATH_CHECK(askForUnseen(change, *after, *next, *back));
        std::vector<contest::EntryId> away;
        for (const contest::Entry& entry : after->entries) {
          if (entry.absences != found.at(entry.id).absences) away.push_back(entry.id);
        }
        if (!away.empty()) {
          DAMATH_CHECK(toDeskResult(db::RosterEdit(change.edit()).addAbsences(found.id, next->round, away)));
        }
        return added(change, before, found.id, *next, db::PairedBy::System);
      });
}

DeskResult<std::vector<contest::EntryId>> PairingDesk::absentees(contest::EventId event) const {
  DAMATH_TRY(now, stateOf(*m_desk, event));
  DAMATH_CHECK(checkSchedule(*now->event));
  const contest::Contest before = withPublished(*now->contest, event, unpublishedByes(*now->event));
  const contest::Event& ready = before.at(event);
  const auto next = pairing::nextRound(before, ready);
  if (!next) return Unexpected<DeskError>(asDeskError(before, ready, next.error()));
  return absenteesIn(now->reading, ready, *next);
}

DeskResult<PairedRound> PairingDesk::pairByHand(contest::EventId event,
                                                const std::vector<pairing::Board>& boards,
                                                const std::vector<contest::Bye>& byes, const Author& author) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<PairedRound> {
                     DAMATH_CHECK(checkSchedule(found));
                     // A round made by hand needs the same conditions as a round of the pairing system, with
                     // one exception: the system need not find a pairing of its own (NothingLeft).
                     DAMATH_TRY(before, withByesPublished(change, found.id));
                     const contest::Event& ready = before->at(found.id);
                     const auto next = pairing::nextRound(*before, ready);
                     if (!next && next.error().kind != pairing::ObstacleKind::NothingLeft) {
                       return Unexpected<DeskError>(asDeskError(*before, ready, next.error()));
                     }
                     pairing::RoundPairing manual{contest::nextRoundNumber(ready), boards, byes};
                     addAbsent(manual, ready, next ? std::optional(*next) : std::nullopt);
                     DAMATH_CHECK(checkByHand(change, *before, ready, manual));
                     DAMATH_CHECK(askForAbsentees(change, ready, manual));
                     return added(change, *before, found.id, manual, db::PairedBy::Hand);
                   });
}

DeskResult<PairedRound> PairingDesk::repair(contest::EventId event, const pairing::RoundPairing& made,
                                            const Author& author) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<PairedRound> {
                     const auto held = UnpublishedRound::of(change.contest(), found);
                     if (!held) {
                       DAMATH_TRY(round, pairedLast(found));
                       return refused(Refusal::RoundPublished, std::to_string(numberOf((*round)->number)));
                     }
                     if (const contest::RoundNumber newest = held->now().round; made.round != newest) {
                       return refused(made.round < newest ? Refusal::RoundPublished : Refusal::RoundNotPaired,
                                      std::to_string(numberOf(made.round)));
                     }
                     const contest::Contest& before = held->before();
                     pairing::RoundPairing manual = made;
                     addAbsent(manual, before.at(found.id), held->program());
                     DAMATH_CHECK(change.askMeanwhile({subjectOf(found.id, manual.round)}));
                     if (areSame(held->now(), manual)) {
                       return refused(Refusal::PairingUnchanged, std::to_string(numberOf(manual.round)));
                     }
                     DAMATH_CHECK(checkNoneLive(change.edit().reading(), found, manual.round));
                     const bool isProgram = held->program() && areSame(*held->program(), manual);
                     if (!isProgram) {
                       DAMATH_CHECK(checkByHand(change, before, before.at(found.id), manual));
                     }
                     return put(change, before, found.id, manual,
                                isProgram ? db::PairedBy::System : db::PairedBy::Hand,
                                &db::RoundEdit::replaceRound);
                   });
}

DeskResult<contest::RoundNumber> PairingDesk::publish(contest::EventId event, const Author& author) {
  return changedIn(*m_desk, event, author,
                   [](const Change& change, const contest::Event& found) -> DeskResult<contest::RoundNumber> {
                     DAMATH_TRY(round, pairedLast(found));
                     const contest::Round* held = contest::firstUnpublished(found);
                     if (held == nullptr) {
                       return refused(Refusal::RoundPublished, std::to_string(numberOf((*round)->number)));
                     }
                     const contest::RoundNumber number = held->number;
                     // The arbiter's screen showed the pairing and the results behind it. If another person
                     // changed the pairing or a result since then, the arbiter must confirm.
                     std::vector<std::string> subjects = {subjectOf(found.id, number)};
                     for (const contest::Game& game : found.games) subjects.push_back(subjectOf(game.id));
                     DAMATH_CHECK(change.askMeanwhile(subjects));
                     DAMATH_CHECK(askOvertaken(change, found));
                     return publishRound(change, found, number).map([&] { return number; });
                   });
}

DeskResult<contest::RoundNumber> PairingDesk::unpair(contest::EventId event, const Author& author) {
  return unpaired(*m_desk, event, {}, author);
}

DeskResult<contest::RoundNumber> PairingDesk::unpair(contest::EventId event, contest::RoundNumber meant,
                                                     const Author& author) {
  return unpaired(*m_desk, event, meant, author);
}

std::optional<DeskError> obstacleOf(const contest::Contest& contest, const contest::Event& event) {
  if (const auto checked = checkSchedule(event); !checked) return checked.error();
  const auto obstacle = pairing::obstacleToNextRound(contest, event);
  return obstacle ? std::optional(asDeskError(contest, event, *obstacle)) : std::nullopt;
}

DeskResult<PairedRound> replacedRound(const Change& change, const contest::Contest& before,
                                      contest::EventId event, const pairing::RoundPairing& pairing) {
  return put(change, before, event, pairing, db::PairedBy::System, &db::RoundEdit::replaceRound);
}

std::vector<PairedRound> pairedRounds(const contest::Event& event) {
  std::vector<PairedRound> list;
  for (const contest::Round& round : event.rounds) {
    list.push_back({round.number, round.publication, {}, {}});
  }
  const auto of = [&list](contest::RoundNumber round) {
    return std::ranges::find(list, round, &PairedRound::round);
  };
  for (const contest::Game& game : event.games) {
    if (const auto found = of(game.round); found != list.end()) found->games.push_back(game);
  }
  for (const contest::Bye& bye : event.byes) {
    if (const auto found = of(bye.round); found != list.end()) found->byes.push_back(bye);
  }
  for (PairedRound& round : list) std::ranges::stable_sort(round.byes, {}, &contest::Bye::kind);
  return list;
}

}  // namespace damath::desk
