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
  [[nodiscard]] Expected<std::vector<contest::Game>, StoreError> addRound(
      contest::EventId event, const contest::Round& round, PairedBy pairedBy,
      std::vector<contest::Game> games, const std::vector<contest::Bye>& byes);
  // A round that is held, with other games and byes in place of those it had; it stays held. Otherwise as
  // addRound.
  [[nodiscard]] Expected<std::vector<contest::Game>, StoreError> replaceRound(
      contest::EventId event, const contest::Round& round, PairedBy pairedBy,
      std::vector<contest::Game> games, const std::vector<contest::Bye>& byes);
  // A round that was played elsewhere, published, with the results that its games have. Otherwise as
  // addRound.
  [[nodiscard]] Expected<void, StoreError> takeOverRound(contest::EventId event, contest::RoundNumber round,
                                                         const std::vector<contest::Game>& games,
                                                         const std::vector<contest::Bye>& byes);
  // Says what the rounds before came with: the report of an event of so many players.
  [[nodiscard]] Expected<void, StoreError> noteReport(contest::EventId event, int players, int rounds);
  // With its games and byes. Sheets that were stored for the games stay as evidence.
  [[nodiscard]] Expected<void, StoreError> removeRound(contest::EventId event, contest::RoundNumber round);
  [[nodiscard]] Expected<void, StoreError> publish(contest::EventId event, contest::RoundNumber round);
  // Enters or replaces; the result before is kept in the journal.
  [[nodiscard]] Expected<void, StoreError> setResult(contest::GameId game, const contest::GameResult& result);
  // The game is open again.
  [[nodiscard]] Expected<void, StoreError> removeResult(contest::GameId game);
  [[nodiscard]] Expected<contest::GameId, StoreError> addRematch(contest::EventId event,
                                                                 const contest::Rematch& rematch);
  [[nodiscard]] Expected<void, StoreError> setRematch(contest::EventId event,
                                                      const contest::Rematch& rematch);
  // As if it had not been played. Sheets that were stored for it stay as evidence.
  [[nodiscard]] Expected<void, StoreError> removeRematch(contest::EventId event, contest::GameId rematch);
  [[nodiscard]] Expected<void, StoreError> addLot(contest::EventId event, const contest::Lot& lot);

 private:
  Edit::Frame* m_frame;
};

}  // namespace damath::db
