// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of an edit: rounds, results, rematches and lots.
#pragma once

#include <vector>

#include "db/edit.hpp"

namespace damath::db {

// Who made a pairing: the event's system, or the arbiter.
enum class PairedBy { System, Hand };

class RoundEdit {
 public:
  explicit RoundEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // The games without results; their ids are given by the file, the byes' rounds are this one.
  [[nodiscard]] StoreResult<std::vector<contest::Game>> addRound(contest::EventId event,
                                                                 const contest::Round& round,
                                                                 PairedBy pairedBy,
                                                                 std::vector<contest::Game> games,
                                                                 const std::vector<contest::Bye>& byes);
  // A round that is held, with other games and byes in place of those it had; it stays held. Otherwise as
  // addRound.
  [[nodiscard]] StoreResult<std::vector<contest::Game>> replaceRound(contest::EventId event,
                                                                     const contest::Round& round,
                                                                     PairedBy pairedBy,
                                                                     std::vector<contest::Game> games,
                                                                     const std::vector<contest::Bye>& byes);
  // A round that was played elsewhere, published, with the results that its games have. Otherwise as
  // addRound.
  [[nodiscard]] StoreResult<void> takeOverRound(contest::EventId event, contest::RoundNumber round,
                                                const std::vector<contest::Game>& games,
                                                const std::vector<contest::Bye>& byes);
  // Says what the rounds before came with: the report of an event of so many players.
  [[nodiscard]] StoreResult<void> noteReport(contest::EventId event, int players, int rounds);
  // With its games and byes. Sheets that were stored for the games stay as evidence.
  [[nodiscard]] StoreResult<void> removeRound(contest::EventId event, contest::RoundNumber round);
  [[nodiscard]] StoreResult<void> publish(contest::EventId event, contest::RoundNumber round);
  // Enters or replaces; the result before is kept in the journal.
  [[nodiscard]] StoreResult<void> setResult(contest::GameId game, const contest::GameResult& result);
  // The game is open again.
  [[nodiscard]] StoreResult<void> removeResult(contest::GameId game);
  [[nodiscard]] StoreResult<contest::GameId> addRematch(contest::EventId event,
                                                        const contest::Rematch& rematch);
  [[nodiscard]] StoreResult<void> setRematch(contest::EventId event, const contest::Rematch& rematch);
  // As if it had not been played. Sheets that were stored for it stay as evidence.
  [[nodiscard]] StoreResult<void> removeRematch(contest::EventId event, contest::GameId rematch);
  [[nodiscard]] StoreResult<void> addLot(contest::EventId event, const contest::Lot& lot);

 private:
  Edit::Frame* m_frame;
};

}  // namespace damath::db
