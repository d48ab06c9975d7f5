// SPDX-License-Identifier: GPL-3.0-or-later
// Events and their players.
#pragma once

#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/events/status.hpp"
#include "app/desk/roster/import_done.hpp"
#include "app/desk/roster/import_preview.hpp"
#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/row_match.hpp"

namespace damath::desk {

class EventDesk {
 public:
  // The desk must outlive this.
  explicit EventDesk(Desk& desk) : m_desk(&desk) {}

  // Refused: NameMissing, NotText, TextUnseen, TextTooLong, EventExists, ChipSetBroken, BadLegs, BadRounds,
  // FileBorrowed, StoreFailed.
  [[nodiscard]] DeskResult<contest::EventId> addEvent(const contest::EventSetup& setup, const Author& author);
  // Several at once, all or none, as one act. Refused as addEvent.
  [[nodiscard]] DeskResult<std::vector<contest::EventId>> addEvents(
      const std::vector<contest::EventSetup>& setups, const Author& author);
  // Law, system and rounds anew; once a round is paired it asks for confirmation: SetupChanged. Refused as
  // addEvent, NoSuchEvent, and ScheduleImpossible: fewer rounds than are paired, or than a bracket still
  // needs.
  [[nodiscard]] DeskResult<void> setSetup(contest::EventId event, const contest::EventSetup& setup,
                                          const Author& author);
  // Name, venue and date; the standing is not taken. Asks for confirmation once an event has begun:
  // ContestRenamed. Refused: NameMissing, NotText, TextUnseen, TextTooLong, NoSuchDay, NamesUnchanged,
  // FileBorrowed, StoreFailed.
  [[nodiscard]] DeskResult<void> renameContest(const contest::ContestHead& head, const Author& author);
  // Asks for confirmation once it has begun: EventRenamed. Refused as addEvent, and NoSuchEvent,
  // NamesUnchanged.
  [[nodiscard]] DeskResult<void> renameEvent(contest::EventId event, const std::string& name,
                                             const std::string& level, const Author& author);
  // Which confirmation a new name of the event asks for, or one of the contest itself. Refused: StoreFailed.
  [[nodiscard]] DeskResult<ConfirmationLevel> confirmationOfRenaming(
      std::optional<contest::EventId> event) const;
  // The contest is for practice from now on, and for good. Asks for confirmation: LeftOfficial. Refused:
  // AlreadyPractice, StoreFailed.
  [[nodiscard]] DeskResult<void> leaveOfficial(const Author& author);
  // Changes nothing. Refused: NoSuchEvent, EntriesFrozen, StoreFailed; bad rows are listed, not refused.
  [[nodiscard]] DeskResult<ImportPreview> previewImport(contest::EventId event, std::string_view csv,
                                                        const std::vector<RowDecision>& decisions = {},
                                                        const std::vector<ColumnChoice>& columns = {}) const;
  // All rows or none; start numbers go on from those entered, in file order, and schools are made where new.
  // A row that is a known player enters that player with the facts that are known already. Refused:
  // NoSuchEvent, EntriesFrozen, RowsRefused, StoreFailed.
  [[nodiscard]] DeskResult<ImportDone> importPlayers(contest::EventId event, std::string_view csv,
                                                     const Author& author,
                                                     const std::vector<RowDecision>& decisions = {},
                                                     const std::vector<ColumnChoice>& columns = {});
  // Of every event, in the order of their numbers.
  [[nodiscard]] DeskResult<std::vector<EventStatus>> status() const;
  // The same of one event. Refused: NoSuchEvent, StoreFailed.
  [[nodiscard]] DeskResult<EventStatus> status(contest::EventId event) const;

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
