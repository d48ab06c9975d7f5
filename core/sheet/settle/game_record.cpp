// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/settle/game_record.hpp"

#include <algorithm>
#include <array>

#include "core/rules/legal_turns.hpp"
#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/law/board_step.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::sheet {

namespace {

using board::Side;

std::string routeText(const BoardStep& boardStep) {
  const auto place = [](board::Square square) {
    return "(" + std::to_string(square.x()) + "," + std::to_string(square.y()) + ")";
  };
  return " @" + place(boardStep.from) + place(boardStep.landing);
}

// Returns the player whose move stands first on each line: RED if RED opens the game by the ruleset and by
// the start position, otherwise BLUE. Exception: BLUE if RED opens with a chain. BLUE's half of the first
// line then stays blank, and a program that reads the sheet expects BLUE's move first in every later line
// (reading.hpp).
Side firstHalf(const GameRecord& game, const rules::Ruleset& ruleset) {
  const bool redOpens =
      ruleset.firstMover.answer() == Side::Red && game.start.toMove() == Side::Red && !game.turns.empty();
  return redOpens && game.turns.front().jumps().size() < 2 ? Side::Red : Side::Blue;
}

// Puts moves on lines as players do: a move of the first side, then the reply on the same line. Each further
// jump of a chain takes a new line, and the reply stands beside the last jump.
class Writer {
 public:
  explicit Writer(Side first) : m_first(first) {}

  void play(Side side, Half half, bool continuesChain) {
    const bool newLine = m_lines.empty() || continuesChain || side == m_first ||
                         m_lines.back().of(side).kind != HalfKind::Blank;
    if (newLine) m_lines.emplace_back();
    m_lines.back().of(side) = std::move(half);
  }
  // Adds rows at the end of the sheet: the R.C. rows, the TOTAL rows or the GRAND rows of both players. The
  // rows of both players stand side by side.
  void end(const std::array<std::vector<Half>, 2>& halves) {
    for (std::size_t i = 0; i < std::max(halves[0].size(), halves[1].size()); ++i) {
      Line line;
      for (std::size_t side = 0; side < 2; ++side) {
        if (i < halves[side].size()) line.halves[side] = halves[side][i];
      }
      m_lines.push_back(std::move(line));
    }
  }
  std::vector<Line> take() { return std::move(m_lines); }

 private:
  Side m_first;
  std::vector<Line> m_lines;
};

// Returns the written text of this move if several turns fit the move; null if the turn is certain.
const std::string* openMoveAt(const GameRecord& game, std::size_t turn, std::size_t jump) {
  const auto found = std::ranges::find_if(game.openMoves, [&](const OpenMove& open) {
    return open.place.turn == turn && open.place.jump == jump;
  });
  return found == game.openMoves.end() ? nullptr : &found->written;
}

}  // namespace

Sheet written(const GameRecord& game, const rules::ChipSet& set, const rules::Ruleset& ruleset,
              Routes routes) {
  Writer writer(firstHalf(game, ruleset));
  const Law law{ruleset, set};
  auto ruling = game.rulings.begin();
  board::Position position = game.start;
  std::array<exact::Number, 2> sums;
  for (std::size_t i = 0; i < game.turns.size(); ++i) {
    const rules::Turn& turn = game.turns[i];
    const Side side = position.at(turn.start())->side;
    std::size_t jump = 0;
    for (const BoardStep& boardStep : BoardSteps(position, turn)) {
      Half half{HalfKind::Play, {}, {}, {}};
      if (boardStep.taken) {
        rules::JumpScore score = law.scoreOf(boardStep.mover, *boardStep.taken, boardStep.landing);
        if (isAsked(law, score) && ruling != game.rulings.end()) score.value = *ruling++;
        sums[indexOf(side)] += score.value;
        half.move = captureText(set, boardStep.mover.chip, score.sign, boardStep.taken->chip);
        half.score = scoreText(law, score);
        half.total = figureText(set, law.scores.runningTotal(sums[indexOf(side)]));
      } else {
        half.move = quietText(ruleset, set, boardStep.mover.chip, boardStep.landing, side);
      }
      if (routes == Routes::Written) half.move += routeText(boardStep);
      if (const std::string* open = openMoveAt(game, i, jump)) half.move = *open;
      writer.play(side, std::move(half), jump > 0);
      ++jump;
    }
    position.setToMove(side);
    rules::play(ruleset, position, turn);
  }
  std::array<std::vector<Half>, 2> remaining;
  std::array<std::vector<Half>, 2> remainingTotals;
  std::array<std::vector<Half>, 2> grandTotals;
  std::array<exact::Number, 2> grands;
  for (const Side side : board::kSides) {
    exact::Number sum;
    for (const LeftChip& chip : chipsLeft(law, position, side)) {
      sum += chip.values.front();
      remaining[indexOf(side)].push_back(
          {HalfKind::Remaining, remainingText(set, chip.piece), figureText(set, chip.values.front()), {}});
    }
    exact::Number& grand = grands[indexOf(side)];
    grand = law.scores.runningTotal(sums[indexOf(side)]) + sum;
    remainingTotals[indexOf(side)].push_back({HalfKind::RemainingTotal, {}, figureText(set, sum), {}});
    grandTotals[indexOf(side)].push_back({HalfKind::GrandTotal, {}, figureText(set, grand), {}});
  }
  writer.end(remaining);
  writer.end(remainingTotals);
  writer.end(grandTotals);

  Sheet sheet;
  sheet.setTag(kSetTag, set.name);
  sheet.setTag(kRulesetTag, ruleset.name);
  sheet.setTag(kEndingTag, std::string(rules::toText(game.ending)));
  sheet.setTag(kResultTag,
               std::string(rules::toText(rules::resultOf(ruleset, game.ending, grands[0], grands[1]))));
  sheet.lines = writer.take();
  return sheet;
}

}  // namespace damath::sheet
