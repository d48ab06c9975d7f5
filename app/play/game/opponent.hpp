// SPDX-License-Identifier: GPL-3.0-or-later
// The engine as an opponent in a game. Its Strength limits its search. The engine also answers draw offers.
#pragma once

#include "app/play/game/game_setup.hpp"

namespace damath::game {

using engine::Stop;

class Opponent {
 public:
  // `setup` must outlive this object.
  explicit Opponent(const Setup& setup);

  // Chooses a turn for the side to move.
  [[nodiscard]] engine::SearchResult think(const rules::RunningGame& game, const Stop& stop = {});
  // Suggests a turn for the side to move. The search makes no deliberate mistakes, and is at least as deep as
  // the usual level.
  [[nodiscard]] engine::SearchResult advise(const rules::RunningGame& game, const Stop& stop = {});
  // True if the engine accepts a draw that the side to move offers. The engine accepts when it is not ahead:
  // in Damath by the totals so far, in a companion game by its own search.
  [[nodiscard]] bool acceptsDraw(const rules::RunningGame& game, const Stop& stop = {});

 private:
  [[nodiscard]] engine::SearchResult think(const rules::RunningGame& game, const Strength& strength,
                                           const Stop& stop);

  const Setup& m_setup;
  engine::Engine m_engine;
};

// True if a position occurs the third time in a companion game of two engines. Without this check, two
// engines might repeat their turns forever.
[[nodiscard]] bool enginesRepeat(const Setup& setup, const rules::RunningGame& game);

}  // namespace damath::game
