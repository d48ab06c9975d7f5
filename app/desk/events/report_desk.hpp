// SPDX-License-Identifier: GPL-3.0-or-later
// Imports tournament reports into an event: the players, and the rounds that were played elsewhere.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "app/desk/events/event_desk.hpp"
#include "core/notation/trf/trf_finding.hpp"
#include "core/notation/trf/trf_misfit.hpp"
#include "core/notation/trf/trf_reader.hpp"

namespace damath::desk {

enum class ReportScope { Everything, PlayersOnly };

// The facts about a report that the user must know beside its players and rounds.
struct ReportRemarks {
  notation::TrfNotes notes;  // harmless oddities, ordered by line
  // Only if the extent is Readable: the parts that are left out, and the parts that are entered otherwise.
  notation::TrfFaults faults;
  notation::TrfMisfits misfits;
};

struct ReportDone {
  ImportDone players;
  int rounds = 0;
  int games = 0;
  int results = 0;   // the number of games with a result
  int byes = 0;      // the number of allotted byes
  int absences = 0;  // the number of absences, in paired and in later rounds
  // Only if the extent is Readable: why this round and the later rounds were left out (ReportUnplayable).
  std::optional<DeskError> unplayable = {};
};

// The effects of importing a tournament report, before the import.
struct ReportPreview {
  ImportPreview players;  // the effects on players; line numbers refer to the report
  int rounds = 0;
  ReportRemarks remarks = {};
};

class ReportDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit ReportDesk(Desk& desk) : m_desk(&desk) {}

  // Imports a tournament report into an event without entries, as one action of the journal. Start numbers
  // come from the report; if these have gaps, players get the numbers from 1 in the same order. The rounds
  // are published at once; the results have no grand totals. A report does not separate first and middle
  // name, so both become the first name. If the extent is Readable, the import takes what can be read. Asks
  // for confirmation: ReportTaken. Errors: NoSuchEvent, EntriesPresent, ReportBroken, ReportUnfit,
  // RowsRefused, ReportUnplayable, EventLent, EventNotBorrowed, StoreFailed; NotText, TextUnseen, TextTooLong
  // for SchoolChoices::ofRest.
  [[nodiscard]] DeskResult<ReportDone> takeOver(contest::EventId event, std::string_view trf,
                                                ReportScope scope, const Author& author,
                                                const std::vector<RowDecision>& decisions = {},
                                                notation::TrfExtent extent = notation::TrfExtent::Whole,
                                                const SchoolChoices& schools = {});
  // Returns the effects of takeOver without changing anything. Bad rows are listed and are not an error.
  // Errors: NoSuchEvent, EntriesPresent, ReportBroken, ReportUnfit, StoreFailed; NotText, TextUnseen,
  // TextTooLong for SchoolChoices::ofRest.
  [[nodiscard]] DeskResult<ReportPreview> preview(contest::EventId event, std::string_view trf,
                                                  ReportScope scope,
                                                  const std::vector<RowDecision>& decisions = {},
                                                  notation::TrfExtent extent = notation::TrfExtent::Whole,
                                                  const SchoolChoices& schools = {}) const;

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
