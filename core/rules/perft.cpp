// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/perft.hpp"

#include <algorithm>

#include "core/precondition.hpp"
#include "core/rules/generation/generator_instance.hpp"

namespace damath::rules {

namespace {

using board::Side;
using generation::Forces;
using generation::GrowingList;
using generation::Step;

class TabledCount {
 public:
  TabledCount(const Movement& movement, int depth, std::size_t bytes)
      : m_movement(movement),
        m_instance(generation::instanceFor(movement)),
        m_entries(std::max<std::size_t>(1, bytes / sizeof(Entry))),
        m_steps(static_cast<std::size_t>(depth)) {}

  // Returns the number of sequences of `depth` turns. Precondition: `depth` is at least 1 and at most the
  // depth that the constructor got.
  std::uint64_t below(Forces forces, Side mover, int depth) {
    if (depth == 1) return m_instance.count(m_movement, forces, mover);
    Entry& entry = entryOf(forces, mover, depth);
    const Entry wanted{forces.own, forces.enemy, tagOf(forces, mover, depth), 0};
    if (entry.own == wanted.own && entry.enemy == wanted.enemy && entry.tag == wanted.tag) return entry.nodes;
    GrowingList<Step>& steps = m_steps[static_cast<std::size_t>(depth - 1)];
    steps.clear();
    m_instance.steps(m_movement, forces, mover, steps);
    std::uint64_t nodes = 0;
    for (const Step& step : steps) {
      nodes += below(after(mover, forces, step.from, step.to, step.taken, step.crownedOnTheWay),
                     opponent(mover), depth - 1);
    }
    entry = wanted;
    entry.nodes = nodes;
    return nodes;
  }

 private:
  struct Entry {
    board::Bits own = 0;
    board::Bits enemy = 0;
    std::uint64_t tag = 0;  // damas, side to move and depth; 0 only in an unused entry of the table
    std::uint64_t nodes = 0;
  };

  [[nodiscard]] static std::uint64_t tagOf(Forces forces, Side mover, int depth) {
    return forces.damas | std::uint64_t{mover == Side::Red} << 40U | static_cast<std::uint64_t>(depth) << 48U;
  }
  [[nodiscard]] Entry& entryOf(Forces forces, Side mover, int depth) {
    // Mixes the bits of the position with irregular odd numbers, so that similar positions get entries far
    // apart in the table.
    std::uint64_t mixed = forces.own * 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ (mixed >> 29U) ^ forces.enemy) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 32U) ^ tagOf(forces, mover, depth)) * 0x94d049bb133111ebU;
    return m_entries[(mixed >> 17U) % m_entries.size()];
  }

  const Movement m_movement;
  const generation::Instance& m_instance;
  std::vector<Entry> m_entries;
  std::vector<GrowingList<Step>> m_steps;  // one list of turns for each ply
};

}  // namespace

std::uint64_t perft(const Movement& movement, const board::Position& position, int depth, Leaves leaves) {
  DAMATH_EXPECTS(depth >= 0 && depth <= kDeepestPerft);
  if (depth == 0) return 1;
  const auto lastPly = leaves == Leaves::Counted ? generation::LastPly::Counted : generation::LastPly::Made;
  return generation::instanceFor(movement).sequences(movement, generation::forcesOf(position),
                                                     position.toMove(), depth, lastPly);
}

std::uint64_t tabledPerft(const Movement& movement, const board::Position& position, int depth,
                          std::size_t tableBytes) {
  DAMATH_EXPECTS(depth >= 0 && depth <= kDeepestPerft);
  if (depth == 0) return 1;
  return TabledCount(movement, depth, tableBytes)
      .below(generation::forcesOf(position), position.toMove(), depth);
}

}  // namespace damath::rules
