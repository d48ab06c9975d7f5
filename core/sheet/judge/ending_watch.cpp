// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/ending_watch.hpp"

#include <algorithm>

namespace damath::sheet {

using board::Position;

namespace {

// Returns a hash of the position, by which repetitions are found.
std::uint64_t outlineOf(const Position& position) {
  return position.of(board::Side::Blue) + 0x9e3779b97f4a7c15U * position.of(board::Side::Red) +
         0xc2b2ae3d27d4eb4fU * position.damas();
}

}  // namespace

EndingWatch::EndingWatch(const rules::Ruleset& ruleset, std::size_t expectedTurns) : m_ruleset(ruleset) {
  m_seen.reserve(expectedTurns + 1);
  m_outlines.reserve(expectedTurns + 1);
}

void EndingWatch::beginAt(const Position& position) {
  m_seen.clear();
  m_outlines.clear();
  noteSeen(position);
  m_quietTurns = 0;
}

bool EndingWatch::note(const Position& after, bool isCapture) {
  if (isCapture) {  // after a capture, earlier positions cannot occur again
    m_seen.clear();
    m_outlines.clear();
  }
  const std::ptrdiff_t times = noteSeen(after);
  m_quietTurns = isCapture ? 0 : m_quietTurns + 1;
  const int asked = m_ruleset.repetitionCount.answer();
  if (times >= asked && m_ruleset.repetitionEnds.answer() != rules::RepetitionEnds::ArbiterConfirms) {
    m_end = {rules::Ending::Repetition, m_ruleset.repetitionEnds.clauseFor("E4")};
  } else if (m_ruleset.inactivityPlies.answer() && m_quietTurns >= *m_ruleset.inactivityPlies.answer()) {
    m_end = {rules::Ending::Inactivity, m_ruleset.inactivityPlies.clauseFor("E1")};
  }
  return times == asked;
}

std::ptrdiff_t EndingWatch::noteSeen(const Position& position) {
  m_seen.push_back(position);
  m_outlines.push_back(outlineOf(position));
  if (m_ruleset.repetitionBy.answer() == rules::RepetitionBy::One) {
    return std::ranges::count_if(
        m_seen, [&](const Position& seen) { return rules::isRepeated(m_ruleset, seen, position); });
  }
  const bool isNew = std::ranges::count(m_outlines, m_outlines.back()) == 1;
  return isNew ? 1 : std::ranges::count(m_seen, position);
}

}  // namespace damath::sheet
