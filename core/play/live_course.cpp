// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/live_course.hpp"

#include <algorithm>

#include "core/play/closing_rows.hpp"
#include "core/rules/breach.hpp"

namespace damath::play {

namespace {

template <class... Cases>
struct Visitor : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Visitor(Cases...) -> Visitor<Cases...>;

}  // namespace

bool LiveCourse::follow(const LiveStep& step) {
  if (m_isAbandoned) return false;
  const auto isOver = [this] { return m_game.outcome().has_value(); };
  return std::visit(Visitor{[&](const TurnStep& turn) { return !isOver() && make(turn); },
                            [&](const UndoTurnStep&) {
                              if (m_game.turns().empty()) return false;
                              m_game.undoTurn();
                              m_goesOn = false;
                              return true;
                            },
                            [&](const EndStep& end) {
                              if (!m_game.allows(end.ending)) return false;
                              m_game.end(end.ending);
                              return true;
                            },
                            [&](const ReopenStep&) { return isOver() && m_game.reopen(); },
                            [&](const GoOnStep&) {
                              if (!asksForRepetition()) return false;
                              m_goesOn = true;
                              return true;
                            },
                            [&](const ObjectionStep& objection) {
                              if (m_objection || isOver()) return false;
                              m_objection = objection;
                              return true;
                            },
                            [&](const RulingStep&) {
                              if (!m_objection) return false;
                              m_objection.reset();
                              return true;
                            },
                            [](const ClockStep&) { return true; },
                            [&](const ClosingStep& closing) {
                              const bool isWritten = m_game.setup().keeping == Keeping::Arbiter;
                              if (!isOver() || !isWritten || !isClosing(closing.rows)) return false;
                              m_game.close(closing.side, closing.rows);
                              return true;
                            },
                            [this](const AbandonStep&) {
                              m_isAbandoned = true;
                              return true;
                            }},
                    step);
}

bool LiveCourse::make(const TurnStep& step) {
  const auto playable = rules::judgedTurns(m_game.setup().ruleset, m_game.position());
  const auto found = std::ranges::find_if(
      playable, [&](const rules::PlayableTurn& each) { return rules::squaresOf(each.turn) == step.route; });
  if (found == playable.end()) return false;
  const std::size_t jumps = found->turn.isCapture() ? found->turn.jumps().size() : 1;
  const bool isWritten = step.written.empty() || step.written.size() == jumps;
  if (!isWritten || (found->breach && m_game.setup().keeping == Keeping::Program)) return false;
  m_game.make({found->turn, step.written, found->breach}, step.took);
  m_goesOn = false;
  return true;
}

}  // namespace damath::play
