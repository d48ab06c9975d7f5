// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/game/game_analysis.hpp"

#include <algorithm>
#include <chrono>

#include "core/engine/turn_review.hpp"

namespace damath::game {

namespace {

constexpr std::chrono::milliseconds kTimeOfTurn{700};

bool hasPlay(const sheet::Finding& finding) {
  return finding.code == sheet::FindingCode::Gap && finding.line.has_value();
}

}  // namespace

GameCourse courseOf(const Setup& setup, const rules::TurnList& turns) {
  GameCourse course;
  rules::RunningGame game = setup.newGame();
  for (const rules::Turn& turn : turns) {
    CourseTurn each{game.position(), game.position().toMove(), turn};
    game.play(turn);
    if (setup.law.hasScores()) {
      for (const board::Side side : board::kSides) each.running[indexOf(side)] = game.account(side).running;
    }
    course.turns.push_back(std::move(each));
  }
  return course;
}

GameCourse courseOf(const sheet::AuditReport& report) {
  GameCourse course;
  std::array<exact::Number, 2> running = {};
  board::Position last = report.start;
  for (const sheet::ReplayedTurn& turn : report.turns) {
    // Stops at a gap: lines that the replay could not follow. The replay guesses the position after a gap,
    // and no known turn leads to this position.
    last.setToMove(turn.side);
    if (turn.before != last) break;
    for (const rules::JumpScore& score : turn.scores) running[indexOf(turn.side)] += score.value;
    course.turns.push_back(
        {turn.before, turn.side, turn.turn, running, turn.lines.empty() ? 0 : turn.lines.front()});
    last = turn.after;
  }
  const bool isWhole = report.replay == sheet::Replay::Complete && course.turns.size() == report.turns.size();
  if (isWhole) return course;
  const auto gap = std::ranges::find_if(report.findings, hasPlay);
  course.lostFrom = gap != report.findings.end() ? *gap->line
                    : course.turns.empty()       ? 1
                                                 : course.turns.back().line + 1;
  return course;
}

std::vector<AnalysedTurn> analysisOf(const Setup& setup, const GameCourse& course,
                                     const AnalysisWatch& watch) {
  using Clock = std::chrono::steady_clock;
  std::vector<AnalysedTurn> analysed;
  engine::Engine engine(setup.law.movement, setup.scoring());
  const int plies = levelsOf(setup.law.game)[usualLevel(setup.law.game)];
  const int all = static_cast<int>(course.turns.size());
  for (const CourseTurn& made : course.turns) {
    const int done = static_cast<int>(analysed.size());
    const auto isLeft = [&] { return !watch(done, all); };
    if (isLeft()) break;
    const auto end = Clock::now() + kTimeOfTurn;
    const engine::Limits limits{.plies = plies, .stop = [&] { return Clock::now() >= end || isLeft(); }};
    AnalysedTurn each{made,
                      engine::review(engine, setup.law.movement, made.before, made.turn, limits, isLeft)};
    // Drops the review of this turn if the analysis was stopped, because the review is not complete.
    if (isLeft()) break;
    analysed.push_back(std::move(each));
  }
  return analysed;
}

engine::Value givenBy(const std::vector<AnalysedTurn>& turns, board::Side side) {
  engine::Value sum = 0;
  for (const AnalysedTurn& turn : turns) {
    if (turn.made.side == side) sum += turn.review.loss().value_or(0);
  }
  return sum;
}

}  // namespace damath::game
