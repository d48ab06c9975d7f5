// SPDX-License-Identifier: GPL-3.0-or-later
// Selects the captures that must be made: the captures with the greatest weight among the captures of all
// chips. The capture priority decides if the number of taken chips or the dama weighs more (rulebook K5, K6).
#pragma once

#include "core/rules/generation/capture_chains.hpp"

namespace damath::rules::generation {

// Returns the weight of a capture. Only captures of the greatest weight are legal (rulebook K5, K6).
[[nodiscard, gnu::always_inline]] constexpr int weightOf(CapturePriority priority, int jumps,
                                                         bool takerIsDama) {
  const int dama = takerIsDama ? 1 : 0;
  switch (priority) {
    case CapturePriority::CountThenDama:
      return 2 * jumps + dama;
    case CapturePriority::DamaThenCount:
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

  Heaviest(const Law& law, Sink& sink) : m_law(law), m_sink(sink) {}

  void push(Bits taken, Bits landing) { m_sink.push(taken, landing); }
  void pop() { m_sink.pop(); }
  void chain(const Capture& chain) {
    if (chain.couldGoOn && law().chain == Chain::Compulsory) return;  // K4: the chip must continue
    if (weighsEnough(chain.jumps, chain.takerIsDama)) m_sink.keep(chain);
  }
  // Passes `count` chains to the sink if their weight is the greatest so far. The chains have the same weight
  // and cannot continue.
  void several(unsigned count, int jumps, bool takerIsDama) {
    if (weighsEnough(jumps, takerIsDama)) m_sink.keepSeveral(count);
  }

 private:
  [[nodiscard, gnu::always_inline]] Movement law() const { return m_law.movement(); }

  [[nodiscard, gnu::always_inline]] bool weighsEnough(int jumps, bool takerIsDama) {
    const int weight = weightOf(law().capturePriority, jumps, takerIsDama);
    if (weight < m_best) return false;
    if (weight > m_best) {
      if (m_best >= 0) m_sink.startOver();
      m_best = weight;
    }
    return true;
  }

  const Law m_law;
  Sink& m_sink;
  int m_best = -1;
};

}  // namespace damath::rules::generation
