// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/entering.hpp"

#include <algorithm>
#include <string_view>

#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/change/text_check.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "core/contest/clashes.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/grade_level.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/systems/system.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"

namespace damath::desk {

namespace {

// Returns the names of the player's events other than `besides`. An event does not count if the player
// withdrew before round 1.
std::vector<std::string> eventsOf(const contest::Contest& contest, contest::PlayerId player,
                                  contest::EventId besides) {
  std::vector<std::string> names;
  for (const contest::Event& event : contest.events) {
    const contest::Entry* entry = contest::entryOf(event, player);
    const bool isIn = entry != nullptr && pairing::isStillIn(*entry, contest::RoundNumber{1});
    if (isIn && event.id != besides) names.push_back(event.setup.name);
  }
  return names;
}

std::vector<ImportNote> notesOf(const contest::Contest& contest, const contest::Event& event,
                                const std::vector<db::Newcomer>& newcomers) {
  std::vector<ImportNote> notes;
  const auto present =
      static_cast<std::size_t>(std::ranges::count_if(event.entries, [](const contest::Entry& entry) {
        return pairing::isStillIn(entry, contest::RoundNumber{1});
      }));
  if (const auto most = pairing::rulesOf(event).most;
      most && present + newcomers.size() > static_cast<std::size_t>(*most)) {
    notes.push_back({ImportNoteKind::TooManyToPair, event.setup.name, std::to_string(*most)});
  }
  for (const db::Newcomer& newcomer : newcomers) {
    const contest::Player* known = newcomer.known ? contest.find(*newcomer.known) : nullptr;
    const contest::Player& player = known == nullptr ? newcomer.player : *known;
    if (known != nullptr) {
      std::vector<std::string> names = eventsOf(contest, known->id, event.id);
      if (!names.empty()) {
        names.push_back(event.setup.name);
        const bool isOver = names.size() > static_cast<std::size_t>(contest::kUsualMostEvents);
        notes.push_back({isOver ? ImportNoteKind::OverLimit : ImportNoteKind::SeveralEvents, player.name(),
                         joined(names, ", ")});
      }
    }
    if (contest::isOutside(player.grade, event.setup.level)) {
      notes.push_back({ImportNoteKind::OutsideLevel, player.name(), player.grade});
    }
  }
  return notes;
}

}  // namespace

DeskResult<Roster> readList(std::string_view csv, const std::vector<ColumnChoice>& columns,
                            const SchoolChoices& schools) {
  const std::string_view ofRest = trimmedLines(schools.ofRest);
  DAMATH_CHECK(checkText(ofRest));
  return parseRoster(csv, columns, ofRest);
}

DeskResult<void> askForLate(const Change& change, const contest::Event& event, std::size_t newcomers) {
  if (!pairing::hasRoom(event, newcomers)) return refused(Refusal::LateImpossible, event.setup.name);
  return change.requireConfirmation(
      {ConfirmationLevel::Acknowledge, ConfirmationReason::EnteredLate, std::to_string(newcomers)});
}

DeskResult<ImportDone> entered(const Change& change, const contest::Event& event, const Entering& entering) {
  ImportPlan plan = importPlan(change.contest(), event, entering.roster, entering.decisions);
  if (!plan.faults.empty()) return refused(Refusal::RowsRefused, BadRows{std::move(plan.faults)});
  if (entering.writtenIn == db::WrittenIn::List) {
    DAMATH_CHECK(change.copied(db::BackupOccasion::Import));
  }
  for (db::Newcomer& newcomer : plan.newcomers) newcomer.firstRound = entering.firstRound;
  const int first = static_cast<int>(event.entries.size()) + 1;
  const int count = static_cast<int>(plan.newcomers.size());
  DAMATH_TRY(
      added,
      toDeskResult(
          db::RosterEdit(change.edit()).addEntries(event.id, first, plan.newcomers, entering.writtenIn)));
  return ImportDone{count, static_cast<int>(plan.newSchools.size()), first, first + count - 1,
                    notesOf(change.contest(), event, plan.newcomers)};
}

std::string_view toText(ImportNoteKind kind) {
  return spellingOf(kind);
}

}  // namespace damath::desk
