// SPDX-License-Identifier: GPL-3.0-or-later
// Selects the captures that must be made: the captures with the greatest weight among the captures of all
// chips. The capture priority decides if the number of taken chips or the dama weighs more (rulebook K5, K6).
// The dama is the taker or, under two of the priorities, a taken chip.
#pragma once

#include "core/rules/generation/capture_chains.hpp"

namespace damath::rules::generation {

// True if the priority asks if the capture takes a dama, not if a dama is the taker.
[[nodiscard, gnu::always_inline]] constexpr bool isOfTakenDamas(CapturePriority priority) {
  return priority == CapturePriority::CountThenTakenDama || priority == CapturePriority::TakenDamaThenCount;
}

// Returns the weight of a capture. Only captures of the greatest weight are legal (rulebook K5, K6).
// `hasDama`: the taker is a dama or, if isOfTakenDamas(priority), a dama is taken.
[[nodiscard, gnu::always_inline]] constexpr int weightOf(CapturePriority priority, int jumps, bool hasDama) {
  const int dama = hasDama ? 1 : 0;
  switch (priority) {
    case CapturePriority::CountThenDama:
    case CapturePriority::CountThenTakenDama:
      return 2 * jumps + dama;
    case CapturePriority::DamaThenCount:
    case CapturePriority::TakenDamaThenCount:
      return 2 * board::kChipsASide * dama + jumps;
    case CapturePriority::Count:
      return jumps;
    case CapturePriority::Dama:
      return dama;
    case CapturePriority::Any:
      return 0;
  }
  return 0;
}

// Counts the turns instead of passing them to a sink.
struct Tally {
  static constexpr bool kTakesSeveral = true;
  unsigned turns = 0;
  void push(Bits, Bits) {}
  void pop() {}
  void keep(const Capture&) { ++turns; }
  void keepSeveral(unsigned count) { turns += count; }
  void startOver() { turns = 0; }
};

// Passes only the chains of the greatest weight from a ChainWalk to a sink.
template <class Cpu, class Law, class Sink>
class Heaviest {
 public:
  static constexpr bool kTakesSeveral = Sink::kTakesSeveral;

  Heaviest(const Law& law, Forces forces, Sink& sink)
      : m_law(law), m_enemyDamas(forces.enemy & forces.damas), m_sink(sink) {}

  void push(Bits taken, Bits landing) { m_sink.push(taken, landing); }
  void pop() { m_sink.pop(); }
  void chain(const Capture& chain) {
    if (chain.couldGoOn && law().chain == Chain::Compulsory) return;  // K4: the chip must continue
    if (weighsEnough(chain.jumps, chain.takerIsDama, chain.taken)) m_sink.keep(chain);
  }
  // Passes `count` chains to the sink if their weight is the greatest so far. The chains have the same weight
  // and cannot continue.
  void several(unsigned count, int jumps, bool takerIsDama, Bits taken) {
    if (weighsEnough(jumps, takerIsDama, taken)) m_sink.keepSeveral(count);
  }

 private:
  [[nodiscard, gnu::always_inline]] Movement law() const { return m_law.movement(); }

  [[nodiscard, gnu::always_inline]] bool weighsEnough(int jumps, bool takerIsDama, Bits taken) {
    const CapturePriority priority = law().capturePriority;
    const bool hasDama = isOfTakenDamas(priority) ? (taken & m_enemyDamas) != 0 : takerIsDama;
    const int weight = weightOf(priority, jumps, hasDama);
    if (weight < m_best) return false;
    if (weight > m_best) {
      if (m_best >= 0) m_sink.startOver();
      m_best = weight;
    }
    return true;
  }

  const Law m_law;
  const Bits m_enemyDamas;
  Sink& m_sink;
  int m_best = -1;
};

}  // namespace damath::rules::generation
