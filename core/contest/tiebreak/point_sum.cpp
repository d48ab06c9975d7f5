#include "core/contest/tiebreak/point_sum.hpp"

namespace damath::tiebreak {

namespace {

void add(PointSum& sum, const std::optional<exact::Number>& ownGrand) {
  if (ownGrand) {
    sum.total += *ownGrand;
  } else {
    ++sum.gamesWithoutFigures;
  }
}

}  // namespace

PointSums pointSums(const contest::Event& event) {
  PointSums sums;
  for (const contest::Entry& entry : event.entries) sums[entry.id];
  for (const contest::Game& game : event.games) {
    if (!game.result) continue;
    add(sums[game.blue], game.result->blueGrand);
    add(sums[game.red], game.result->redGrand);
  }
  for (const contest::Rematch& rematch : event.rematches) {
    add(sums[rematch.blue], rematch.result.blueGrand);
    add(sums[rematch.red], rematch.result.redGrand);
  }
  for (const contest::Bye& bye : event.byes) add(sums[bye.entry], std::nullopt);
  return sums;
}

}  // namespace damath::tiebreak
