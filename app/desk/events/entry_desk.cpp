// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/entry_desk.hpp"

#include <algorithm>

#include "app/desk/change/change.hpp"
#include "app/desk/events/absence.hpp"
#include "app/desk/events/entering.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/person_text.hpp"
#include "core/contest/lot.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/systems/system.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

namespace {

// Whether it misses a round that is still to be paired.
bool isAway(const contest::Event& event, const contest::Entry& entry) {
  return entry.lastRound || std::ranges::any_of(entry.absences, [&](contest::RoundNumber round) {
           return numberOf(round) > roundsPaired(event);
         });
}

// work(change, event, the entry as it stands).
template <class Work>
Expected<EntryOutcome, DeskError> changedEntry(const Desk& desk, contest::EventId event,
                                               contest::EntryId entry, const Author& author,
                                               const Work& work) {
  return changedIn(
      desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<EntryOutcome, DeskError> {
        const auto standing = entryOf(found, entry);
        if (!standing) return refused(standing);
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
  switch (order) {
    case StartOrder::Rating:
      // The strongest first, those without a rating last.
      by([](const contest::Player& player) { return -player.rating.value_or(-1); });
      break;
    case StartOrder::Name:
      by(name);
      break;
    case StartOrder::School:
      by([&](const contest::Player& player) {
        const contest::School* school = contest.find(player.school);
        return std::pair(school == nullptr ? std::string() : folded(school->name), name(player));
      });
      break;
    case StartOrder::Lot: {
      constexpr std::uint64_t kStartNumbers = 0x53544152;  // "STAR", what this lot is for
      entries = contest::Lots(event.setup.lotSeed, {kStartNumbers}).shuffled(std::move(entries));
      break;
    }
  }
  std::vector<contest::EntryId> ids;
  for (const contest::Entry& entry : entries) ids.push_back(entry.id);
  return ids;
}

}  // namespace

Expected<ImportDone, DeskError> EntryDesk::enterLate(contest::EventId event, std::string_view csv,
                                                     const Author& author,
                                                     const std::vector<RowDecision>& decisions,
                                                     const std::vector<ColumnChoice>& columns) {
  const Roster roster = parseRoster(csv, columns);
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> Expected<ImportDone, DeskError> {
                     const int paired = roundsPaired(found);
                     // Bad rows are refused before any question is asked.
                     const ImportPlan plan = importPlan(change.contest(), found, roster, decisions);
                     if (paired > 0 && plan.faults.empty()) {
                       if (auto asked = askForLate(change, found, plan.newcomers.size()); !asked)
                         return refused(asked);
                     }
                     return entered(change, found, {roster, decisions, paired + 1});
                   });
}

Expected<ImportPreview, DeskError> EntryDesk::previewLate(contest::EventId event, std::string_view csv,
                                                          const std::vector<RowDecision>& decisions,
                                                          const std::vector<ColumnChoice>& columns) const {
  const auto now = stateOf(*m_desk, event);
  if (!now) return refused(now);
  Roster roster = parseRoster(csv, columns);
  const bool isLate = contest::hasBegun(*now->event);
  if (isLate && !roster.rows.empty() && !pairing::hasRoom(*now->event, roster.rows.size())) {
    return refused(Refusal::LateImpossible, now->event->setup.name);
  }
  return importPreview(*now->contest, *now->event, std::move(roster), decisions);
}

Expected<EntryOutcome, DeskError> EntryDesk::withdraw(contest::EventId event, contest::EntryId entry,
                                                      const Author& author) {
  return changedEntry(*m_desk, event, entry, author,
                      [&](const Change& change, const contest::Event& found,
                          contest::Entry after) -> Expected<EntryOutcome, DeskError> {
                        if (auto checked = checkNotWithdrawn(after); !checked) return refused(checked);
                        const contest::Game* game = contest::gameUnderWay(found, entry);
                        if (auto checked = checkNotLive(change, found, game); !checked) {
                          return refused(checked);
                        }
                        Question question{ConfirmationLevel::Acknowledge, ConfirmationReason::Withdrawn,
                                          std::to_string(after.number)};
                        if (auto checked = change.requireConfirmation(std::move(question)); !checked) {
                          return refused(checked);
                        }
                        const auto place = forfeited(change, found, entry);
                        if (!place) return refused(place);
                        after.lastRound = roundsPaired(found);
                        return withRounds(change, found, after, db::EntryChange::Withdraw, *place);
                      });
}

Expected<EntryOutcome, DeskError> EntryDesk::rejoin(contest::EventId event, contest::EntryId entry,
                                                    const Author& author) {
  return changedEntry(*m_desk, event, entry, author,
                      [&](const Change& change, const contest::Event& found,
                          contest::Entry after) -> Expected<EntryOutcome, DeskError> {
                        if (!isAway(found, after)) {
                          return refused(Refusal::NeverLeft, std::to_string(after.number));
                        }
                        // The rounds it was away for become absences, so that they stay on record.
                        for (int round = after.lastRound.value_or(roundsPaired(found)) + 1;
                             round <= roundsPaired(found); ++round) {
                          after.absences.push_back(contest::RoundNumber{round});
                        }
                        std::erase_if(after.absences, [&](contest::RoundNumber round) {
                          return numberOf(round) > roundsPaired(found);
                        });
                        after.lastRound.reset();
                        return withRounds(change, found, after, db::EntryChange::Rejoin);
                      });
}

Expected<EntryOutcome, DeskError> EntryDesk::setAbsent(contest::EventId event, contest::EntryId entry,
                                                       contest::RoundNumber round, const Author& author) {
  return changedEntry(*m_desk, event, entry, author,
                      [&](const Change& change, const contest::Event& found,
                          contest::Entry after) -> Expected<EntryOutcome, DeskError> {
                        if (auto checked = checkNotWithdrawn(after); !checked) return refused(checked);
                        if (auto checked = checkRound(found, round); !checked) return refused(checked);
                        return madeAbsent(change, found, std::move(after), round);
                      });
}

Expected<std::vector<contest::EntryId>, DeskError> EntryDesk::renumber(contest::EventId event,
                                                                       StartOrder order,
                                                                       const Author& author) {
  using Ids = std::vector<contest::EntryId>;
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<Ids, DeskError> {
        if (auto asked = change.askMeanwhile({entriesOf(event)}); !asked) return refused(asked);
        if (contest::hasBegun(found)) {
          Question question{ConfirmationLevel::TwoSteps, ConfirmationReason::Renumbered, found.setup.name};
          if (auto checked = change.requireConfirmation(std::move(question)); !checked) {
            return refused(checked);
          }
        }
        Ids ids = ordered(change.contest(), found, order);
        return toDeskResult(db::RosterEdit(change.edit()).renumber(event, ids)).map([&] { return ids; });
      });
}

}  // namespace damath::desk
