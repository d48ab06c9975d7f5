// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of entries after the import: late entries, withdrawals, absences and start numbers. Each change is
// one action of the journal, with its effects on the current round and on all later rounds.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/events/entering.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/school_choices.hpp"
#include "app/desk/rounds/later_rounds.hpp"

namespace damath::desk {

// The result of a change: the changed entry, and the effect on the current round.
struct EntryOutcome {
  contest::EntryId entry{};
  // the game that the opponent wins by this action (T4); nullopt if there is no such game
  std::optional<Place> forfeited;
  // the unpublished round that was paired again without the entry
  PairedAgain pairedAgain = {};
  int gamesAnnulled = 0;  // the games of the entry that no longer count after its withdrawal
};

// School: by school, at the level School then by section (school_or_section.hpp), then by name.
enum class StartOrder { Rating, Name, School, Lot };

class EntryDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit EntryDesk(Desk& desk) : m_desk(&desk) {}

  // Enters the players of a list (roster.hpp) after the first round is paired; they play from the next round
  // on. A round robin accepts late players only into free places of its pairing table. A knock-out accepts no
  // late players. `schools` are the user's choices about the schools of the list. Asks for confirmation:
  // EnteredLate. Errors: NoSuchEvent, LateImpossible, RowsRefused, StoreFailed; NotText, TextUnseen,
  // TextTooLong for SchoolChoices::ofRest.
  [[nodiscard]] DeskResult<ImportDone> enterLate(contest::EventId event, std::string_view csv,
                                                 const Author& author,
                                                 const std::vector<RowDecision>& decisions = {},
                                                 const std::vector<ColumnChoice>& columns = {},
                                                 const SchoolChoices& schools = {});
  // Returns the effects of enterLate without changing anything. Bad rows are listed and are not an error.
  [[nodiscard]] DeskResult<ImportPreview> previewLate(contest::EventId event, std::string_view csv,
                                                      const std::vector<RowDecision>& decisions = {},
                                                      const std::vector<ColumnChoice>& columns = {},
                                                      const SchoolChoices& schools = {}) const;
  // Withdraws the entry: later rounds are paired without it. The question names its games that no longer
  // count (gamesAnnulledBy). If its game of the current round has no result,
  // the opponent wins that game. If the entry has a board or a bye in an unpublished round, the author
  // chooses if the round is paired again without the entry or stays as paired; the round stays unpublished.
  // Asks for confirmation: Withdrawn; LeftUnpublished. Errors: NoSuchEvent, NoSuchEntry, AlreadyWithdrawn,
  // LiveOpen, StoreFailed; as obstacleOf if the program finds no pairing without the entry.
  [[nodiscard]] DeskResult<EntryOutcome> withdraw(contest::EventId event, contest::EntryId entry,
                                                  const Author& author);
  // Lets a withdrawn or absent entry play again from the next round on. The missed rounds become absences. In
  // an unpublished round in which the entry still has a board or a bye, the entry plays again too. An entry
  // that withdrew before round 1 needs a free place in the table, and has none in a bracket or in groups. An
  // entry that withdrew before the final of groups has none in the final. Errors: NoSuchEvent, NoSuchEntry,
  // StoreFailed; NeverLeft if the entry misses no later round; LateImpossible if there is no free place.
  [[nodiscard]] DeskResult<EntryOutcome> rejoin(contest::EventId event, contest::EntryId entry,
                                                const Author& author);
  // Makes the entry absent from a round. A later round becomes an announced absence. In the current round the
  // player "did not appear", and the opponent wins. If the opponent did not appear either, neither player
  // gets the point. An unpublished round is treated as in withdraw(). Asks for confirmation: Absent; also
  // ResultCorrected if a player loses a point, and LeftUnpublished. Errors: NoSuchEvent, NoSuchEntry,
  // NoSuchRound, RoundPlayed, AlreadyWithdrawn, LiveOpen, StoreFailed; as obstacleOf if the program finds no
  // pairing without the entry.
  [[nodiscard]] DeskResult<EntryOutcome> setAbsent(contest::EventId event, contest::EntryId entry,
                                                   contest::RoundNumber round, const Author& author);
  // Assigns new start numbers to all entries, in the order `order`. Returns the entries in the new order.
  // Asks for confirmation: Renumbered after a round is paired, and ChangedMeanwhile. Errors: NoSuchEvent,
  // StoreFailed.
  [[nodiscard]] DeskResult<std::vector<contest::EntryId>> renumber(contest::EventId event, StartOrder order,
                                                                   const Author& author);

 private:
  Desk* m_desk;
};

// Returns the games of the entry that no longer count if it withdraws now (Y1, option `withdrawnGames`).
// Precondition: the entry belongs to the event.
[[nodiscard]] int gamesAnnulledOnLeaving(const contest::Event& event, contest::EntryId entry);

}  // namespace damath::desk
