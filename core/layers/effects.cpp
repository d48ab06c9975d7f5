// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/effects.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/layers/role.hpp"
#include "core/precondition.hpp"

namespace damath::layers {

namespace {

constexpr Trait kTraits[] = {&TileEffects::attack, &TileEffects::health, &TileEffects::armor};

Effect joined(const Effect& a, const Effect& b) {
  const int amount = a.amount + b.amount;
  return amount == 0 ? Effect{} : Effect{amount, b.turns};
}

// True if `effect` can be stored in `slot`, the place for one effect in an effect layer: the slot is free, or
// its effect ends in the same turn and the sum of both amounts is within ±kMostValue. The two effects are
// then merged.
bool takes(const Effect& slot, const Effect& effect) {
  if (slot.turns == 0) return true;
  return slot.turns == effect.turns && std::abs(slot.amount + effect.amount) <= kMostValue;
}

}  // namespace

Effects::Effects(std::vector<EffectLayer> layers) : m_layers(std::move(layers)) {
  DAMATH_EXPECTS(!m_layers.empty());
  settle();
}

int Effects::total(Place place, Trait trait) const {
  int sum = 0;
  for (const EffectLayer& layer : m_layers) sum += (layer[place].*trait).amount;
  return sum;
}

void Effects::add(Place place, Trait trait, Effect effect) {
  DAMATH_EXPECTS(effect.amount != 0 && std::abs(effect.amount) <= kMostValue);
  DAMATH_EXPECTS(effect.turns > 0 && effect.turns <= kMostValue);
  for (EffectLayer& layer : m_layers) {
    Effect& slot = layer[place].*trait;
    if (!takes(slot, effect)) continue;
    slot = joined(slot, effect);
    return settle();
  }
  m_layers.emplace_back()[place].*trait = effect;
}

int Effects::useUp(Place place, Trait trait, int amount) {
  std::vector<Effect*> added;
  for (EffectLayer& layer : m_layers) {
    Effect& effect = layer[place].*trait;
    if (effect.amount > 0) added.push_back(&effect);
  }
  std::ranges::stable_sort(added, {}, &Effect::turns);
  for (Effect* effect : added) {
    const int used = std::min(amount, effect->amount);
    amount -= used;
    effect->amount -= used;
    if (effect->amount == 0) *effect = {};
  }
  settle();
  return amount;
}

void Effects::move(Place from, Place to) {
  if (from == to) return;
  for (EffectLayer& layer : m_layers) layer[to] = std::exchange(layer[from], TileEffects{});
  settle();
}

void Effects::clear(Place place) {
  for (EffectLayer& layer : m_layers) layer[place] = {};
  settle();
}

void Effects::passTurn() {
  for (EffectLayer& layer : m_layers) {
    for (const Place place : kPlaces) {
      for (const Trait trait : kTraits) {
        Effect& effect = layer[place].*trait;
        if (effect.turns > 0 && --effect.turns == 0) effect = {};
      }
    }
  }
  settle();
}

void Effects::settle() {
  if (m_layers.size() == 1) return;
  for (const Place place : kPlaces) {
    for (const Trait trait : kTraits) {
      std::size_t free = 0;
      for (EffectLayer& layer : m_layers) {
        const Effect effect = std::exchange(layer[place].*trait, Effect{});
        if (effect.turns > 0) m_layers[free++][place].*trait = effect;
      }
    }
  }
  while (m_layers.size() > 1 && m_layers.back() == EffectLayer{}) m_layers.pop_back();
}

}  // namespace damath::layers
