// SPDX-License-Identifier: GPL-3.0-or-later
// The temporary changes that maneuvers make to pieces (rulebook L5). An effect stands on its piece's tile and
// moves with the piece.
#pragma once

#include <vector>

#include "core/layers/layer.hpp"

namespace damath::layers {

// A change of a piece's attack, health or armor for some turns. `turns` counts the further turns of both
// sides: an effect with 1 lasts through the opponent's next turn. The value {0, 0} means that there is no
// effect. In a running effect neither number is 0.
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

// All effects on a board, in layers. Each layer holds at most one effect for each attribute (attack, health,
// armor) of a piece. An attribute with two effects that end at different times needs a second layer, and so
// on.
class Effects {
 public:
  Effects() : m_layers(1) {}
  // Precondition: `layers` has at least one layer.
  explicit Effects(std::vector<EffectLayer> layers);

  // Returns the sum of all running effects on one attribute of the piece on this place.
  [[nodiscard]] int total(Place place, Trait trait) const;
  // Adds an effect to the piece on this place. Effects on one attribute that end in the same turn are merged
  // if their sum is within ±kMostValue. Precondition: the effect is running, its amount is within
  // ±kMostValue, and its number of turns is at most kMostValue.
  void add(Place place, Trait trait, Effect effect);
  // Reduces the positive effects on one attribute of a piece by `amount`, beginning with the effect that ends
  // first. Returns the part of `amount` that the effects could not absorb.
  [[nodiscard]] int useUp(Place place, Trait trait, int amount);

  void move(Place from, Place to);
  void clear(Place place);
  // Ends a turn of either side. Removes the effects that have run out.
  void passTurn();

  // Returns the effect layers: at least one layer, and no more layers than the effects need.
  [[nodiscard]] const std::vector<EffectLayer>& layers() const { return m_layers; }

  friend bool operator==(const Effects&, const Effects&) = default;

 private:
  // Moves each effect to the lowest free layer and removes empty layers at the top.
  void settle();

  std::vector<EffectLayer> m_layers;
};

}  // namespace damath::layers
