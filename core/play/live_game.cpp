// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/live_game.hpp"

#include <algorithm>
#include <utility>

#include "core/board/position.hpp"
#include "core/play/closing_rows.hpp"
#include "core/precondition.hpp"
#include "core/sheet/cells/cell_memory.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::play {

using sheet::Half;

namespace {

using board::Side;
using rules::Ending;

void follow(rules::RunningGame& running, const LiveTurn& turn) {
  if (turn.breach) {
    running.playStanding(turn.turn);
  } else {
    running.play(turn.turn);
  }
}

// If the ruleset asks the arbiter about a division by 0 (S4), takes the written score as the arbiter's
// ruling. A Score cell without a figure changes nothing.
void takeAnswer(const LiveSetup& setup, const WrittenCells& written, rules::JumpScore& score) {
  const sheet::Law law(setup.ruleset, setup.set);
  if (!sheet::isAsked(law, score)) return;
  sheet::CellMemory cells(setup.set);
  if (const sheet::FigureStep* step = sheet::lastStep(cells.figure(written.score))) score.value = step->value;
}

}  // namespace

LiveGame::LiveGame(LiveSetup setup)
    : m_setup(std::move(setup)), m_running(m_setup.ruleset, m_setup.set, m_setup.start) {}

rules::Account LiveGame::account(Side side) const {
  const rules::ScoreLaw law(m_setup.ruleset, m_setup.set);
  exact::Number sum;
  for (const LiveTurn& turn : m_turns) {
    if (turn.side != side) continue;
    for (const rules::JumpScore& score : turn.scores) sum += score.value;
  }
  rules::Account account{law.runningTotal(sum), m_running.account(side).remaining, {}};
  account.grand = account.running + account.remaining;
  return account;
}

std::optional<rules::Outcome> LiveGame::outcome() const {
  std::optional<rules::Outcome> outcome = m_running.outcome();
  if (outcome) {
    outcome->result = rules::resultOf(m_setup.ruleset, outcome->ending, account(Side::Blue).grand,
                                      account(Side::Red).grand);
  }
  return outcome;
}

bool LiveGame::allows(Ending ending) const {
  if (m_running.outcome()) return false;
  switch (ending) {
    case Ending::Agreement:
      return m_setup.ruleset.drawByAgreement.answer() == rules::YesNo::Yes;
    case Ending::Repetition:
      return asksForRepetition();
    case Ending::Cornered:
    case Ending::Inactivity:
      return false;  // Cornered, Inactivity: the game itself detects these endings
    case Ending::ResignBlue:
    case Ending::ResignRed:
      return m_setup.kind == MatchKind::Game;  // T4: no resignation in a rematch
    case Ending::NoShowBlue:
    case Ending::NoShowRed:
    case Ending::NoShowBoth:
      return m_turns.empty();
    case Ending::Time:
    case Ending::DisqualifiedBlue:
    case Ending::DisqualifiedRed:
    case Ending::DisqualifiedBoth:
      return true;
  }
  return false;
}

void LiveGame::make(const OfferedTurn& offered, milliseconds took) {
  const std::size_t jumps = offered.turn.isCapture() ? offered.turn.jumps().size() : 1;
  DAMATH_EXPECTS(offered.written.empty() || offered.written.size() == jumps);
  LiveTurn made{position().toMove(), offered.turn, position(), {}, offered.written, offered.breach, took};
  follow(m_running, made);
  made.scores = m_running.played().back().scores;
  for (std::size_t i = 0; i < made.scores.size() && i < made.written.size(); ++i) {
    takeAnswer(m_setup, made.written[i], made.scores[i]);
  }
  m_turns.push_back(std::move(made));
}

LiveTurn LiveGame::undoTurn() {
  DAMATH_EXPECTS(!m_turns.empty());
  LiveTurn taken = std::move(m_turns.back());
  m_turns.pop_back();
  m_running = replayed();
  m_closing = {};
  return taken;
}

void LiveGame::end(Ending ending) {
  DAMATH_EXPECTS(allows(ending) && m_running.end(ending));
}

bool LiveGame::reopen() {
  DAMATH_EXPECTS(m_running.outcome().has_value());
  rules::RunningGame open = replayed();
  if (open.outcome()) return false;
  m_running = std::move(open);
  m_closing = {};
  return true;
}

void LiveGame::close(Side side, std::vector<sheet::Half> rows) {
  DAMATH_EXPECTS(m_running.outcome().has_value() && isClosing(rows));
  m_closing[indexOf(side)] = std::move(rows);
}

rules::RunningGame LiveGame::replayed() const {
  rules::RunningGame running(m_setup.ruleset, m_setup.set, m_setup.start);
  for (const LiveTurn& turn : m_turns) follow(running, turn);
  return running;
}

}  // namespace damath::play
