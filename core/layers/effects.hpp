// SPDX-License-Identifier: GPL-3.0-or-later
// What maneuvers add to pieces, or take from them, for a time (rulebook L5). An effect stands on its piece's
// tile and moves along with it.
#pragma once

#include <vector>

#include "core/layers/grid.hpp"

namespace damath::layers {

// `turns` is how many more turns, of either side, it lasts: 1 is through the next turn, the opponent's. No
// effect is {0, 0}; of a running one neither is 0.
struct Effect {
  int amount = 0;
  int turns = 0;
  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

struct TileEffects {
  Effect attack;
  Effect health;
  Effect armor;
  friend constexpr bool operator==(const TileEffects&, const TileEffects&) = default;
};
using Trait = Effect TileEffects::*;

using EffectLayer = Grid<TileEffects>;

// All effects on a board. One layer holds them, unless a trait of a piece has several that end at different
// times: the second of these stands in a second layer, and so on.
class Effects {
 public:
  Effects() : m_layers(1) {}
  // Promise: at least one layer.
  explicit Effects(std::vector<EffectLayer> layers);

  // The sum of what runs.
  [[nodiscard]] int total(Place place, Trait trait) const;
  // Effects that end together become one. Promise: the effect runs, neither number beyond kMostValue.
  void add(Place place, Trait trait, Effect effect);
  // Uses up what was added, what ends first before what lasts; gives what of the amount is left over.
  [[nodiscard]] int useUp(Place place, Trait trait, int amount);

  void move(Place from, Place to);
  void clear(Place place);
  // A turn of either side is over; what has run out is gone.
  void passTurn();

  // At least one, and no more than needed.
  [[nodiscard]] const std::vector<EffectLayer>& layers() const { return m_layers; }

  friend bool operator==(const Effects&, const Effects&) = default;

 private:
  // Effects sink to the lowest layer that is free; empty layers above go.
  void settle();

  std::vector<EffectLayer> m_layers;
};

}  // namespace damath::layers
