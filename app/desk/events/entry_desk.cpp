// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/entry_desk.hpp"

#include <algorithm>
#include <string>
#include <tuple>

#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/events/absence.hpp"
#include "app/desk/events/entering.hpp"
#include "app/desk/events/unpublished_seats.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/name_comparison.hpp"
#include "core/contest/model/lot.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/model/school_or_section.hpp"
#include "core/contest/systems/annulled_games.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/system.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

namespace {

// True if the entry will miss a round because of a withdrawal or an announced absence: a round that is not
// paired yet, or an unpublished round in which the entry still has a board.
bool isAway(const contest::Event& event, const contest::Entry& entry) {
  return entry.lastRound || std::ranges::any_of(entry.absences, [&](contest::RoundNumber round) {
           return numberOf(round) > roundsPaired(event) || isSeatedUnpublished(event, entry.id, round);
         });
}

// Returns the first round that the entry can play after its return. An entry that withdrew before round 1 has
// no place in the table, the bracket or the groups. It takes the free place of a table, like a late player.
// An entry that withdrew before the final of groups has no place in the final. Errors: LateImpossible if
// there is no free place.
DeskResult<int> firstRoundAfterReturn(const contest::Event& event, const contest::Entry& entry) {
  if (entry.lastRound && pairing::hasMissedFinal(event, entry.id)) {
    return refused(Refusal::LateImpossible, event.setup.name);
  }
  const pairing::SystemRules& rules = pairing::rulesOf(event);
  const auto seats = rules.seats(event);
  const bool isSeated = std::ranges::find(seats, entry.id, &contest::Entry::id) != seats.end();
  if (isSeated || !contest::hasBegun(event)) return entry.firstRound;
  if (!pairing::hasRoom(event, 1)) return refused(Refusal::LateImpossible, event.setup.name);
  return rules.isTable ? roundsPaired(event) + 1 : entry.firstRound;
}

// Returns the last round of an entry that withdraws now: the newest round, or the round before it if the
// newest round is unpublished and the entry has a board or a bye in it.
int lastRoundOnLeaving(const contest::Event& event, contest::EntryId entry) {
  const int newest = roundsPaired(event);
  return isSeatedUnpublished(event, entry, contest::RoundNumber{newest}) ? newest - 1 : newest;
}

// Changes an entry: calls work(change, event, entry) with the stored entry.
template <class Work>
DeskResult<EntryOutcome> changedEntry(const Desk& desk, contest::EventId event, contest::EntryId entry,
                                      const Author& author, const Work& work) {
  return changedIn(desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<EntryOutcome> {
                     DAMATH_TRY(standing, entryOf(found, entry));
                     return work(change, found, **standing);
                   });
}

std::vector<contest::EntryId> ordered(const contest::Contest& contest, const contest::Event& event,
                                      StartOrder order) {
  std::vector<contest::Entry> entries = event.entries;
  const auto by = [&](auto&& key) {
    std::ranges::stable_sort(entries, [&](const contest::Entry& a, const contest::Entry& b) {
      return key(contest.at(a.player)) < key(contest.at(b.player));
    });
  };
  const auto name = [](const contest::Player& player) { return folded(player.name()); };
  // Within one school, the sections make the order.
  const bool isBySection = contest::schoolOrSectionIn(contest, event) == contest::SchoolOrSection::Section;
  switch (order) {
    case StartOrder::Rating:
      // Sorts by rating, highest first. Players without a rating come last.
      by([](const contest::Player& player) { return -player.rating.value_or(-1); });
      break;
    case StartOrder::Name:
      by(name);
      break;
    case StartOrder::School:
      by([&](const contest::Player& player) {
        const contest::School* school = contest.find(player.school);
        return std::tuple(school == nullptr ? std::string() : folded(school->name),
                          isBySection ? folded(player.section) : std::string(), name(player));
      });
      break;
    case StartOrder::Lot: {
      // A number for the lot of start numbers, so that this lot gives another order than the event's other
      // lots, which use the same seed. The bytes spell "STAR".
      constexpr std::uint64_t kStartNumbers = 0x53544152;
      entries = contest::Lots(event.setup.lotSeed, {kStartNumbers}).shuffled(std::move(entries));
      break;
    }
  }
  std::vector<contest::EntryId> ids;
  for (const contest::Entry& entry : entries) ids.push_back(entry.id);
  return ids;
}

}  // namespace

DeskResult<ImportDone> EntryDesk::enterLate(contest::EventId event, std::string_view csv,
                                            const Author& author, const std::vector<RowDecision>& decisions,
                                            const std::vector<ColumnChoice>& columns,
                                            const SchoolChoices& schools) {
  DAMATH_TRY(list, readList(csv, columns, schools));
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<ImportDone> {
                     const int paired = roundsPaired(found);
                     Roster roster = *list;
                     useKnownSchools(change.contest(), roster, schools.known);
                     // Checks the rows first, so that errors in rows are reported before any confirmation
                     // question.
                     const ImportPlan plan = importPlan(change.contest(), found, roster, decisions);
                     if (paired > 0 && plan.faults.empty()) {
                       DAMATH_CHECK(askForLate(change, found, plan.newcomers.size()));
                     }
                     return entered(change, found, {roster, decisions, paired + 1});
                   });
}

DeskResult<ImportPreview> EntryDesk::previewLate(contest::EventId event, std::string_view csv,
                                                 const std::vector<RowDecision>& decisions,
                                                 const std::vector<ColumnChoice>& columns,
                                                 const SchoolChoices& schools) const {
  DAMATH_TRY(now, stateOf(*m_desk, event));
  DAMATH_TRY(roster, readList(csv, columns, schools));
  useKnownSchools(*now->contest, *roster, schools.known);
  const bool isLate = contest::hasBegun(*now->event);
  if (isLate && !roster->rows.empty() && !pairing::hasRoom(*now->event, roster->rows.size())) {
    return refused(Refusal::LateImpossible, now->event->setup.name);
  }
  return importPreview(*now->contest, *now->event, *std::move(roster), decisions);
}

DeskResult<EntryOutcome> EntryDesk::withdraw(contest::EventId event, contest::EntryId entry,
                                             const Author& author) {
  return changedEntry(
      *m_desk, event, entry, author,
      [&](const Change& change, const contest::Event& found,
          contest::Entry after) -> DeskResult<EntryOutcome> {
        DAMATH_CHECK(checkNotWithdrawn(after));
        const contest::Game* game = contest::gameUnderWay(found, entry);
        DAMATH_CHECK(checkNotLive(change, found, game));
        const contest::RoundNumber newest{roundsPaired(found)};
        const int lastRound = lastRoundOnLeaving(found, entry);
        const int annulled = contest::gamesAnnulledBy(found, entry, lastRound);
        Question question{ConfirmationLevel::Acknowledge, ConfirmationReason::Withdrawn,
                          std::to_string(after.number)};
        if (annulled > 0) question.facts = GamesAnnulled{entry, annulled};
        DAMATH_CHECK(change.requireConfirmation(std::move(question)));
        after.lastRound = lastRound;
        const auto noting = [annulled](EntryOutcome outcome) {
          outcome.gamesAnnulled = annulled;
          return outcome;
        };
        if (isSeatedUnpublished(found, entry, newest)) {
          DAMATH_TRY(again,
                     leaveUnpublished(change, found, contest::withEntry(found, after), newest, {entry}));
          return withRounds(change, found, after, db::EntryChange::Withdraw, {}, *std::move(again))
              .map(noting);
        }
        DAMATH_TRY(place, forfeited(change, found, entry));
        return withRounds(change, found, after, db::EntryChange::Withdraw, *place).map(noting);
      });
}

int gamesAnnulledOnLeaving(const contest::Event& event, contest::EntryId entry) {
  return contest::gamesAnnulledBy(event, entry, lastRoundOnLeaving(event, entry));
}

DeskResult<EntryOutcome> EntryDesk::rejoin(contest::EventId event, contest::EntryId entry,
                                           const Author& author) {
  return changedEntry(
      *m_desk, event, entry, author,
      [&](const Change& change, const contest::Event& found,
          contest::Entry after) -> DeskResult<EntryOutcome> {
        if (!isAway(found, after)) {
          return refused(Refusal::NeverLeft, std::to_string(after.number));
        }
        DAMATH_TRY(firstRound, firstRoundAfterReturn(found, after));
        after.firstRound = *firstRound;
        // Records the missed rounds as absences, so that the contest still shows them after the return. A
        // missed round may be an absence already, which was announced before the withdrawal.
        for (int round = std::max(after.lastRound.value_or(roundsPaired(found)) + 1, after.firstRound);
             round <= roundsPaired(found); ++round) {
          const contest::RoundNumber missed{round};
          if (std::ranges::find(after.absences, missed) == after.absences.end())
            after.absences.push_back(missed);
        }
        std::ranges::sort(after.absences);
        std::erase_if(after.absences, [&](contest::RoundNumber round) {
          return numberOf(round) > roundsPaired(found) || isSeatedUnpublished(found, entry, round);
        });
        after.lastRound.reset();
        return withRounds(change, found, after, db::EntryChange::Rejoin);
      });
}

DeskResult<EntryOutcome> EntryDesk::setAbsent(contest::EventId event, contest::EntryId entry,
                                              contest::RoundNumber round, const Author& author) {
  return changedEntry(*m_desk, event, entry, author,
                      [&](const Change& change, const contest::Event& found,
                          contest::Entry after) -> DeskResult<EntryOutcome> {
                        DAMATH_CHECK(checkNotWithdrawn(after));
                        DAMATH_CHECK(checkRound(found, round));
                        return madeAbsent(change, found, std::move(after), round);
                      });
}

DeskResult<std::vector<contest::EntryId>> EntryDesk::renumber(contest::EventId event, StartOrder order,
                                                              const Author& author) {
  using Ids = std::vector<contest::EntryId>;
  return changedIn(
      *m_desk, event, author, [&](const Change& change, const contest::Event& found) -> DeskResult<Ids> {
        DAMATH_CHECK(change.askMeanwhile({db::entriesSubject(event)}));
        if (contest::hasBegun(found)) {
          Question question{ConfirmationLevel::TwoSteps, ConfirmationReason::Renumbered, found.setup.name};
          DAMATH_CHECK(change.requireConfirmation(std::move(question)));
        }
        Ids ids = ordered(change.contest(), found, order);
        return toDeskResult(db::RosterEdit(change.edit()).renumber(event, ids)).map([&] { return ids; });
      });
}

}  // namespace damath::desk
