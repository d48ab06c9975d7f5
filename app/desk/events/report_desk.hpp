// SPDX-License-Identifier: GPL-3.0-or-later
// Tournament reports taken over into an event: its players, and the rounds they have played elsewhere.
#pragma once

#include <string_view>
#include <vector>

#include "app/desk/events/event_desk.hpp"

namespace damath::desk {

enum class ReportScope { Everything, PlayersOnly };

struct ReportDone {
  ImportDone players;
  int rounds = 0;
  int games = 0;
  int results = 0;   // games that have one
  int byes = 0;      // allotted ones
  int absences = 0;  // in rounds paired and to come
};

// What taking a report over would do beside the players.
struct ReportPreview {
  ImportPreview players;  // its lines are those of the report
  int rounds = 0;
};

class ReportDesk {
 public:
  // The desk must outlive this.
  explicit ReportDesk(Desk& desk) : m_desk(&desk) {}

  // Into an event without entries, as one act: start numbers are those of the report; rounds come published,
  // results without grand totals. A name that the report does not part into first and middle name is one.
  // Asks for confirmation: ReportTaken. Refused: NoSuchEvent, EntriesPresent, ReportBroken, ReportUnfit,
  // RowsRefused, ReportUnplayable, StoreFailed.
  [[nodiscard]] DeskResult<ReportDone> takeOver(contest::EventId event, std::string_view trf,
                                                ReportScope scope, const Author& author,
                                                const std::vector<RowDecision>& decisions = {});
  // Changes nothing. Refused as takeOver, but for rows, which are listed, and ReportUnplayable.
  [[nodiscard]] DeskResult<ReportPreview> preview(contest::EventId event, std::string_view trf,
                                                  ReportScope scope,
                                                  const std::vector<RowDecision>& decisions = {}) const;

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
