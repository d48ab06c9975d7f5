// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of entries after the import: late ones, withdrawals, absences, no-shows, start numbers. Each is
// one action that takes care of the round under way and of all later ones.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/roster/import_done.hpp"
#include "app/desk/roster/import_preview.hpp"

namespace damath::desk {

// What an action did beside the entry itself.
struct EntryOutcome {
  contest::EntryId entry{};
  std::optional<Place> forfeited;  // the game of the round under way that its opponent has won by it (T4);
                                   // nothing where nobody won it
};

// How entries are put in order.
enum class StartOrder { Rating, Name, School, Lot };

class EntryDesk {
 public:
  // The desk must outlive this.
  explicit EntryDesk(Desk& desk) : m_desk(&desk) {}

  // Players of a list (roster.hpp) after the first round is paired, from the next round on. A round robin has
  // room where its table has a free seat, a knock-out has none. Asks for confirmation: EnteredLate. Refused:
  // NoSuchEvent, LateImpossible, RowsRefused, StoreFailed.
  [[nodiscard]] DeskResult<ImportDone> enterLate(contest::EventId event, std::string_view csv,
                                                 const Author& author,
                                                 const std::vector<RowDecision>& decisions = {},
                                                 const std::vector<ColumnChoice>& columns = {});
  // What enterLate would do; changes nothing. Bad rows are listed, not refused.
  [[nodiscard]] DeskResult<ImportPreview> previewLate(contest::EventId event, std::string_view csv,
                                                      const std::vector<RowDecision>& decisions = {},
                                                      const std::vector<ColumnChoice>& columns = {}) const;
  // Is paired no more. A game of the round under way without a result is won by its opponent. Asks for
  // confirmation: Withdrawn. Refused: NoSuchEvent, NoSuchEntry, AlreadyWithdrawn, LiveOpen,
  // StoreFailed.
  [[nodiscard]] DeskResult<EntryOutcome> withdraw(contest::EventId event, contest::EntryId entry,
                                                  const Author& author);
  // Plays on from the next round. Refused: NoSuchEvent, NoSuchEntry, StoreFailed.
  [[nodiscard]] DeskResult<EntryOutcome> rejoin(contest::EventId event, contest::EntryId entry,
                                                const Author& author);
  // Sits a round out: a later one by announcement, the one under way as a no-show; of a game that the
  // opponent did not come to either, nobody has the point then. Asks for confirmation: Absent, and
  // ResultCorrected where a point is taken back. Refused: NoSuchEvent, NoSuchEntry, RoundPlayed,
  // AlreadyWithdrawn, LiveOpen, StoreFailed.
  [[nodiscard]] DeskResult<EntryOutcome> setAbsent(contest::EventId event, contest::EntryId entry,
                                                   contest::RoundNumber round, const Author& author);
  // Start numbers anew. Asks for confirmation: Renumbered, once a round is paired. Refused: NoSuchEvent,
  // StoreFailed.
  [[nodiscard]] DeskResult<std::vector<contest::EntryId>> renumber(contest::EventId event, StartOrder order,
                                                                   const Author& author);

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
