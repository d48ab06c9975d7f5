#include "core/contest/tiebreak/win_count.hpp"

namespace damath::tiebreak {

Figures winCount(const contest::Event& event) {
  Figures figures = noFigures(event);
  for (const contest::Game& game : event.games) {
    if (!game.result) continue;
    if (game.result->result == rules::Result::BlueWins) figures.at(game.blue) += 1;
    if (game.result->result == rules::Result::RedWins) figures.at(game.red) += 1;
  }
  return figures;
}

}  // namespace damath::tiebreak
