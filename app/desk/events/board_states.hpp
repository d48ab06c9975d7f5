// SPDX-License-Identifier: GPL-3.0-or-later
// The stage of each board of an event, from the pairing to the sign-off.
#pragma once

#include <utility>
#include <vector>

#include "app/desk/change/desk_error.hpp"

namespace damath::desk {

// The stage of a board, from the pairing to the sign-off.
enum class BoardStage {
  ToPlay,       // the round of the board is not published yet
  Playing,      // the round is published; no result or scoresheet is stored yet
  ResultIn,     // a result is stored, but no scoresheet
  SheetIn,      // the scoresheet has errors without a decision; no reviewer has checked it
  NotFollowed,  // the moves on the scoresheet could not be followed, and no reviewer has checked it
  Audited,      // the scoresheet has no errors or is accepted; no reviewer has checked it
  Reviewed,
  Signed
};
struct BoardState {
  BoardStage stage = BoardStage::ToPlay;
  bool hasResult = false;
  // true if a result, a scoresheet or a decision is missing, if the scoresheet differs from the result or
  // from a second entry, or if it is not accepted and its moves could not be followed
  bool isOutstanding = true;
};

// The stage of each board in all paired rounds.
class BoardStates {
 public:
  BoardStates() = default;
  explicit BoardStates(std::vector<std::pair<contest::GameId, BoardState>> states);
  // Returns the state of the game's board; a default state if the game is unknown.
  [[nodiscard]] BoardState of(contest::GameId game) const;
  [[nodiscard]] bool contains(contest::GameId game) const { return find(game) != nullptr; }

 private:
  [[nodiscard]] const BoardState* find(contest::GameId game) const;

  std::vector<std::pair<contest::GameId, BoardState>> m_states;  // ordered by game ID
};

}  // namespace damath::desk
