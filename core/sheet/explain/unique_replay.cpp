// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/unique_replay.hpp"

#include "core/sheet/explain/alignment.hpp"

namespace damath::sheet {

namespace {

// Finds the only legal turn that the entries from here on record at no cost.
class SoleFit {
 public:
  SoleFit(const Law& law, const Reading& reading, const board::Position& position, std::size_t next)
      : m_law(law), m_reading(reading), m_position(position), m_next(next) {
    const PlayEntry& play = reading.plays[next];
    const QuietEntry* quiet = play.entry.quiet();
    if (quiet != nullptr) {
      lookForMove(*quiet, quiet->destination);
      const bool hasOther = play.translated != nullptr && play.translated->otherDestination;
      if (hasOther) lookForMove(*quiet, *play.translated->otherDestination);
    } else {
      lookForCapture();
    }
  }

  // Returns the turn; null if no turn or several turns fit, or if the only fitting turn costs something.
  [[nodiscard]] const rules::Turn* turn() const { return m_fits == 1 && m_cost == 0 ? &m_turn : nullptr; }
  [[nodiscard]] std::size_t entries() const { return m_entries; }

 private:
  void lookForMove(const QuietEntry& quiet, board::Coordinates destination) {
    const board::Side mover = m_position.toMove();
    const auto to = board::Square::at(destination, m_law.notationFrame, mover);
    if (!to) return;
    for (board::Bits rest = rules::startsOfMoves(m_law.movement, m_position, *to); rest != 0;
         rest &= rest - 1) {
      const board::Square from = board::firstSquare(rest);
      if (quiet.chip.fits(m_position.pieceOn(from).chip)) weigh(rules::Turn(from, *to));
    }
  }

  void lookForCapture() {
    const Beginning beginning(m_law, m_reading.plays[m_next], m_position.toMove());
    for (const rules::Turn& turn : rules::legalTurnsInPassing(m_law.movement, m_position)) {
      if (beginning.fits(m_position, turn)) weigh(turn);
    }
  }

  void weigh(const rules::Turn& turn) {
    const auto alignment = align(m_law, m_reading, BoardSteps(m_position, turn), m_next);
    if (!alignment || !alignment->slipless) return;
    ++m_fits;
    m_turn = turn;
    m_entries = alignment->count;
    m_cost = alignment->cost;
  }

  const Law& m_law;
  const Reading& m_reading;
  const board::Position& m_position;
  std::size_t m_next;
  int m_fits = 0;
  rules::Turn m_turn{board::Square(0)};
  std::size_t m_entries = 0;
  int m_cost = 0;
};

}  // namespace

Segment uniqueReplay(const Law& law, const Reading& reading, const board::Position& start) {
  Segment segment;
  segment.start = start;
  segment.end = start;
  segment.explainedTurns.reserve(reading.plays.size());
  std::size_t next = 0;
  while (next < reading.plays.size() && reading.plays[next].owner == segment.end.toMove()) {
    const SoleFit fit(law, reading, segment.end, next);
    if (fit.turn() == nullptr) break;
    segment.explainedTurns.emplace_back(segment.end.toMove(), *fit.turn(), next, fit.entries());
    rules::play(law.movement, segment.end, *fit.turn());
    next += fit.entries();
  }
  segment.alternatives.resize(segment.explainedTurns.size());
  segment.gapFrom = next;
  segment.gapCount = reading.plays.size() - next;
  return segment;
}

}  // namespace damath::sheet
