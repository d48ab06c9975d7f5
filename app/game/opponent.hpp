// SPDX-License-Identifier: GPL-3.0-or-later
// The engine as a player of a game: it thinks as long as its strength says, and answers offers.
#pragma once

#include "app/game/game_setup.hpp"

namespace damath::game {

using engine::Stop;

class Opponent {
 public:
  // The setup must outlive this.
  explicit Opponent(const Setup& setup);

  // For the side to move.
  [[nodiscard]] engine::SearchResult think(const rules::RunningGame& game, const Stop& stop = {});
  // Advice for whoever is to move: without errors, and as deep as the usual level at least.
  [[nodiscard]] engine::SearchResult advise(const rules::RunningGame& game, const Stop& stop = {});
  // The side to move offers a draw. The engine takes one when it is not ahead: in Damath by the totals as
  // they stand, else by what it foresees.
  [[nodiscard]] bool acceptsDraw(const rules::RunningGame& game, const Stop& stop = {});

 private:
  [[nodiscard]] engine::SearchResult think(const rules::RunningGame& game, const Strength& strength,
                                           const Stop& stop);

  const Setup& m_setup;
  engine::Engine m_engine;
};

// Two engines under a law that never ends it go round for ever.
[[nodiscard]] bool enginesRepeat(const Setup& setup, const rules::RunningGame& game);

}  // namespace damath::game
