#include "core/contest/tiebreak/sonneborn_berger.hpp"

namespace damath::tiebreak {

Figures sonnebornBerger(const contest::Event& event, const Figures& points) {
  const exact::Rational half(1, 2);
  Figures figures = noFigures(event);
  for (const contest::Game& game : event.games) {
    if (!game.result) continue;
    exact::Rational& ofBlue = figures.at(game.blue);
    exact::Rational& ofRed = figures.at(game.red);
    switch (game.result->result) {
      case rules::Result::BlueWins:
        ofBlue += points.at(game.red);
        break;
      case rules::Result::RedWins:
        ofRed += points.at(game.blue);
        break;
      case rules::Result::Draw:
        ofBlue += half * points.at(game.red);
        ofRed += half * points.at(game.blue);
        break;
      case rules::Result::NobodyWins:
        break;
    }
  }
  return figures;
}

}  // namespace damath::tiebreak
