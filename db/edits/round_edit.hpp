// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of an edit that change rounds, results, rematches and lots.
#pragma once

#include <vector>

#include "db/edit.hpp"

namespace damath::db {

// The maker of a pairing: the event's pairing system, or the arbiter by hand.
enum class PairedBy { System, Hand };

// The members of each group of an event with groups and a final. Empty: nothing is recorded.
using Groups = std::vector<std::vector<contest::EntryId>>;

class RoundEdit {
 public:
  explicit RoundEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // Adds a paired round, and records the groups with round 1. Returns the games with their new ids. Ignores
  // the results of the games and the rounds in the byes.
  [[nodiscard]] StoreResult<std::vector<contest::Game>> addRound(
      contest::EventId event, const contest::Round& round, PairedBy pairedBy,
      std::vector<contest::Game> games, const std::vector<contest::Bye>& byes, const Groups& groups = {});
  // Replaces the games, the byes and the publication of a paired round; with round 1 also the groups. Returns
  // the games with their new ids. Ignores the results of the games and the rounds in the byes.
  [[nodiscard]] StoreResult<std::vector<contest::Game>> replaceRound(
      contest::EventId event, const contest::Round& round, PairedBy pairedBy,
      std::vector<contest::Game> games, const std::vector<contest::Bye>& byes, const Groups& groups = {});
  // Adds a published round that was played elsewhere, with its results. Records the groups with round 1.
  [[nodiscard]] StoreResult<void> takeOverRound(contest::EventId event, contest::RoundNumber round,
                                                const std::vector<contest::Game>& games,
                                                const std::vector<contest::Bye>& byes,
                                                const Groups& groups = {});
  // Records in the journal that the event's rounds come from an imported tournament report. `players` and
  // `rounds` are the numbers of players and rounds in the report.
  [[nodiscard]] StoreResult<void> noteReport(contest::EventId event, int players, int rounds);
  // Removes a round with its games and byes; with round 1 also the recorded groups. The scoresheets of these
  // games stay stored.
  [[nodiscard]] StoreResult<void> removeRound(contest::EventId event, contest::RoundNumber round);
  [[nodiscard]] StoreResult<void> publish(contest::EventId event, contest::RoundNumber round);
  // Enters or replaces a result. The journal keeps the former result.
  [[nodiscard]] StoreResult<void> setResult(contest::GameId game, const contest::GameResult& result);
  // Deletes the result. The game is then open again.
  [[nodiscard]] StoreResult<void> removeResult(contest::GameId game);
  [[nodiscard]] StoreResult<contest::GameId> addRematch(contest::EventId event,
                                                        const contest::Rematch& rematch);
  [[nodiscard]] StoreResult<void> setRematch(contest::EventId event, const contest::Rematch& rematch);
  // Removes a rematch. Its scoresheets stay stored.
  [[nodiscard]] StoreResult<void> removeRematch(contest::EventId event, contest::GameId rematch);
  [[nodiscard]] StoreResult<void> addLot(contest::EventId event, const contest::Lot& lot);

 private:
  detail::Frame* m_frame;
};

}  // namespace damath::db
