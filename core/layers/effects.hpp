// SPDX-License-Identifier: GPL-3.0-or-later
// The temporary changes that maneuvers make to pieces (rulebook L5). An effect stands on its piece's tile and
// moves with the piece.
#pragma once

#include <vector>

#include "core/layers/layer.hpp"

namespace damath::layers {

// A change of a piece's attack, health or armor for some turns. `turns` counts the further turns of both
// sides: an effect with 1 lasts through the opponent's next turn. {0, 0} is no effect; in a running effect
// neither number is 0.
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

// All effects on a board. One layer is enough unless an attribute of a piece has several effects that end at
// different times. The second such effect stands in a second layer, and so on.
class Effects {
 public:
  Effects() : m_layers(1) {}
  // Precondition: at least one layer.
  explicit Effects(std::vector<EffectLayer> layers);

  // Returns the sum of the running effects.
  [[nodiscard]] int total(Place place, Trait trait) const;
  // Adds an effect. Effects that end together are merged. Precondition: the effect is running, neither number
  // exceeds kMostValue.
  void add(Place place, Trait trait, Effect effect);
  // Uses up positive effects, in the order in which they end. Returns the part of `amount` that remains.
  [[nodiscard]] int useUp(Place place, Trait trait, int amount);

  void move(Place from, Place to);
  void clear(Place place);
  // Ends a turn of either side. Removes the effects that have run out.
  void passTurn();

  // Returns the layers: at least one, and no more than needed.
  [[nodiscard]] const std::vector<EffectLayer>& layers() const { return m_layers; }

  friend bool operator==(const Effects&, const Effects&) = default;

 private:
  // Moves each effect to the lowest free layer and removes empty layers at the top.
  void settle();

  std::vector<EffectLayer> m_layers;
};

}  // namespace damath::layers
