#include "core/contest/tiebreak/buchholz.hpp"

namespace damath::tiebreak {

Figures buchholz(const contest::Event& event, const Figures& points) {
  Figures figures = noFigures(event);
  for (const contest::Game& game : event.games) {
    if (!game.result) continue;
    figures.at(game.blue) += points.at(game.red);
    figures.at(game.red) += points.at(game.blue);
  }
  return figures;
}

}  // namespace damath::tiebreak
