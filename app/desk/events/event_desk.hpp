// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases for events: adding and changing events, importing their players, and their status.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/desk_error.hpp"
#include "app/desk/events/entering.hpp"
#include "app/desk/events/status.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/school_choices.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::desk {

class EventDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit EventDesk(Desk& desk) : m_desk(&desk) {}

  // Adds an event to the contest. Errors: NameMissing, NotText, TextUnseen, TextTooLong, EventExists,
  // ChipSetBroken, BadLegs, BadRounds, FileBorrowed, StoreFailed.
  [[nodiscard]] DeskResult<contest::EventId> addEvent(const contest::EventSetup& setup, const Author& author);
  // Adds several events as one action of the journal. After an error, no event is added. Errors: as addEvent.
  [[nodiscard]] DeskResult<std::vector<contest::EventId>> addEvents(
      const std::vector<contest::EventSetup>& setups, const Author& author);
  // Replaces the whole setup of the event, including name, ruleset, chip set, system and rounds. Asks for
  // confirmation (SetupChanged) after a round is paired. Errors: as addEvent, but EventLent and
  // EventNotBorrowed instead of FileBorrowed; NoSuchEvent; ScheduleImpossible if the new plan has fewer
  // rounds than are paired, or fewer rounds than a knock-out bracket or a final still needs.
  [[nodiscard]] DeskResult<void> setSetup(contest::EventId event, const contest::EventSetup& setup,
                                          const Author& author);
  // Changes name, venue, date and level; the mode in `head` is ignored. A new level does not change the
  // events that the contest has already. Asks for confirmation (ContestRenamed) after an event has begun.
  // Errors: NameMissing, NotText, TextUnseen, TextTooLong, NoSuchDay, NamesUnchanged, FileBorrowed,
  // StoreFailed.
  [[nodiscard]] DeskResult<void> renameContest(const contest::ContestHead& head, const Author& author);
  // Changes name and level of the event. Asks for confirmation (EventRenamed) after the event has begun.
  // Errors: as addEvent, but EventLent and EventNotBorrowed instead of FileBorrowed; NoSuchEvent,
  // NamesUnchanged.
  [[nodiscard]] DeskResult<void> renameEvent(contest::EventId event, const std::string& name,
                                             const std::string& level, const Author& author);
  // Returns the confirmation level that a new name of the event needs. Without `event`, returns the level for
  // a new name of the contest. Errors: NoSuchEvent, StoreFailed.
  [[nodiscard]] DeskResult<ConfirmationLevel> confirmationOfRenaming(
      std::optional<contest::EventId> event) const;
  // Turns the official contest into a practice contest. This change can never be undone. Asks for
  // confirmation: LeftOfficial. Errors: AlreadyPractice, FileBorrowed, StoreFailed.
  [[nodiscard]] DeskResult<void> leaveOfficial(const Author& author);
  // Returns the effects of importPlayers without changing anything. Bad rows are listed and are not an error.
  // Errors: NoSuchEvent, EntriesFrozen, NotText, TextUnseen, TextTooLong, StoreFailed.
  [[nodiscard]] DeskResult<ImportPreview> previewImport(contest::EventId event, std::string_view csv,
                                                        const std::vector<RowDecision>& decisions = {},
                                                        const std::vector<ColumnChoice>& columns = {},
                                                        const SchoolChoices& schools = {}) const;
  // Imports all rows of the list that `decisions` do not leave out. If one of these rows has an error,
  // imports no row. Start numbers continue after the existing entries, in the order of the list. Unknown
  // schools are added. A row of a known player enters that player with the facts that the contest already
  // has. `schools` are the user's choices about the schools of the list. Errors: NoSuchEvent, EntriesFrozen,
  // RowsRefused, EventLent, EventNotBorrowed, StoreFailed; NotText, TextUnseen, TextTooLong for
  // SchoolChoices::ofRest.
  [[nodiscard]] DeskResult<ImportDone> importPlayers(contest::EventId event, std::string_view csv,
                                                     const Author& author,
                                                     const std::vector<RowDecision>& decisions = {},
                                                     const std::vector<ColumnChoice>& columns = {},
                                                     const SchoolChoices& schools = {});
  // Returns the status of all events, in the order of their numbers.
  [[nodiscard]] DeskResult<std::vector<EventStatus>> status() const;
  // Returns the status of one event. Errors: NoSuchEvent, StoreFailed.
  [[nodiscard]] DeskResult<EventStatus> status(contest::EventId event) const;

 private:
  Desk* m_desk;
};

// Returns the setups of another contest's events, for reuse. The lot seeds are removed, so that new lots are
// drawn. Errors: StoreFailed.
[[nodiscard]] DeskResult<std::vector<contest::EventSetup>> setupsOf(const std::filesystem::path& path);

}  // namespace damath::desk
