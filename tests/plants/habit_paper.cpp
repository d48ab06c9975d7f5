// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plants/habit_paper.hpp"

#include <algorithm>

#include "core/exact/rounding.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/sheet/law/board_step.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::plants {

namespace {

using board::Side;
using exact::Number;
using sheet::Half;
using sheet::HalfKind;

std::vector<Spot> playSpots(const sheet::Sheet& sheet) {
  std::vector<Spot> spots;
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    for (const Side side : board::kSides) {
      if (isPlay(sheet.lines[i].of(side))) spots.push_back({i, side});
    }
  }
  return spots;
}

PaperEntry entryOf(const sheet::Law& law, const sheet::BoardStep& step, Spot spot) {
  PaperEntry entry;
  entry.spot = spot;
  entry.mover = step.mover;
  entry.taken = step.taken;
  entry.from = step.from;
  entry.landing = step.landing;
  const Side side = step.mover.side;
  entry.start = step.from.coordinates(law.notationFrame, side);
  entry.end = step.landing.coordinates(law.notationFrame, side);
  entry.moverText = law.set.chips[step.mover.chip].text;
  if (!step.taken) return entry;
  entry.takenText = law.set.chips[step.taken->chip].text;
  const rules::JumpScore due = law.scoreOf(step.mover, *step.taken, step.landing);
  entry.sign = due.sign;
  entry.left = due.taker;
  entry.right = due.taken;
  entry.multiplier = due.multiplier;
  return entry;
}

void addRows(Paper& paper, const sheet::Law& law, const board::Position& last) {
  for (std::size_t i = 0; i < paper.sheet.lines.size(); ++i) {
    for (const Side side : board::kSides) {
      const Half& half = paper.sheet.lines[i].of(side);
      if (half.kind != HalfKind::Remaining) continue;
      for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
        const std::string& text = law.set.chips[chip].text;
        if (half.move != text && half.move != text + " x 2") continue;
        const board::Square square = *last.find(side, chip);
        const board::Piece piece = last.pieceOn(square);
        paper.rows.push_back({{i, side}, piece, square, law.scores.remainingValue(piece, square)});
      }
    }
  }
}

std::string capturedText(const PaperEntry& entry) {
  const bool negative = entry.takenText.starts_with('-');
  return entry.moverText + " " + sheet::signText(entry.sign) + " " +
         (negative ? "(" + entry.takenText + ")" : entry.takenText);
}

std::string placeText(board::Coordinates place) {
  return "(" + std::to_string(place.x) + "," + std::to_string(place.y) + ")";
}

void writeResult(Paper& paper) {
  std::array<Number, 2> grands;
  for (const sheet::Line& line : paper.sheet.lines) {
    for (const Side side : board::kSides) {
      const Half& half = line.of(side);
      if (half.kind == HalfKind::GrandTotal) grands[indexOf(side)] = valueOf(half.score);
    }
  }
  const rules::Result result = rules::resultOf(rules::manual(), paper.ending, grands[0], grands[1]);
  paper.sheet.setTag(sheet::kResultTag, std::string(rules::toText(result)));
}

}  // namespace

Paper paperOf(const rules::ChipSet& set, int turns, Lots& lots) {
  const sheet::GameRecord game = randomGame(set, turns, lots);
  const sheet::Law law{rules::manual(), set};
  Paper paper;
  paper.set = &set;
  paper.ending = game.ending;
  paper.sheet = sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper);
  paper.workings = pick(lots, 2) == 0 ? Workings::Shown : Workings::FigureAlone;
  const std::vector<Spot> spots = playSpots(paper.sheet);
  board::Position position = game.start;
  for (std::size_t i = 0; i < game.turns.size(); ++i) {
    const sheet::BoardSteps steps(position, game.turns[i]);
    for (std::size_t jump = 0; jump < steps.size(); ++jump) {
      PaperEntry entry = entryOf(law, steps[jump], spots[paper.entries.size()]);
      entry.turn = i;
      entry.jump = jump;
      entry.jumpsOfTurn = steps.size();
      paper.entries.push_back(std::move(entry));
    }
    rules::play(rules::manual(), position, game.turns[i]);
  }
  addRows(paper, law, position);
  write(paper);
  for (const PaperEntry& entry : paper.entries) {
    paper.truth.grands[indexOf(entry.mover.side)] += entry.said.value;
  }
  for (const PaperRow& row : paper.rows) paper.truth.grands[indexOf(row.piece.side)] += row.value;
  paper.truth.result =
      rules::resultOf(rules::manual(), game.ending, paper.truth.grands[0], paper.truth.grands[1]);
  paper.truth.turns = game.turns.size();
  return paper;
}

rules::JumpScore reckoned(const rules::ChipSet& set, const PaperEntry& entry) {
  rules::JumpScore score;
  score.taker = entry.left;
  score.taken = entry.right;
  score.sign = entry.sign;
  score.multiplier = entry.multiplier;
  if (entry.sign == board::Operator::Plus) score.raw = entry.left + entry.right;
  if (entry.sign == board::Operator::Minus) score.raw = entry.left - entry.right;
  if (entry.sign == board::Operator::Times) score.raw = entry.left * entry.right;
  if (entry.sign == board::Operator::Divide) {
    const auto quotient = exact::quotient(entry.left, entry.right);
    score.divisionByZero = !quotient;
    if (quotient) score.raw = *quotient;
  }
  const rules::Arithmetic arithmetic = set.arithmetic();
  const int decimals = arithmetic == rules::Arithmetic::Variables ? 2 : 0;
  const bool rounds = arithmetic == rules::Arithmetic::Variables ||
                      (arithmetic == rules::Arithmetic::Whole && entry.sign == board::Operator::Divide);
  const auto mode =
      entry.quotients == Quotients::CutOff ? exact::RoundingMode::Truncate : exact::RoundingMode::HalfAway;
  const auto kept = [&](const Number& value) {
    return rounds ? Number(exact::rounded(value, mode, decimals)) : value;
  };
  const Number factor(entry.multiplier);
  score.rounded = entry.quotients == Quotients::DoubledFirst ? score.raw : kept(score.raw);
  score.value =
      entry.quotients == Quotients::DoubledFirst ? kept(score.raw * factor) : score.rounded * factor;
  return score;
}

void write(Paper& paper) {
  const sheet::Law law{rules::manual(), *paper.set};
  std::array<Number, 2> sums;
  for (PaperEntry& entry : paper.entries) {
    Number& sum = sums[indexOf(entry.mover.side)];
    Half& half = halfAt(paper.sheet, entry.spot);
    entry.totalBefore = sum;
    if (entry.taken) {
      entry.said = reckoned(*paper.set, entry);
      entry.said.value += entry.scoreSlip;
      sum += entry.said.value + entry.totalSlip;
      const bool alone = paper.workings == Workings::FigureAlone || !entry.scoreSlip.isZero();
      half.move = capturedText(entry);
      half.score =
          alone ? sheet::figureText(*paper.set, entry.said.value) : sheet::scoreText(law, entry.said);
      half.total = sheet::figureText(*paper.set, sum);
    } else {
      half.move = entry.moverText + " " + placeText(entry.end);
    }
    entry.total = sum;
  }
  std::array<Number, 2> left;
  for (const PaperRow& row : paper.rows) {
    left[indexOf(row.piece.side)] += row.value;
    halfAt(paper.sheet, row.spot).score = sheet::figureText(*paper.set, row.value);
  }
  for (sheet::Line& line : paper.sheet.lines) {
    for (const Side side : board::kSides) {
      Half& half = line.of(side);
      const std::size_t i = indexOf(side);
      if (half.kind == HalfKind::RemainingTotal) half.score = sheet::figureText(*paper.set, left[i]);
      if (half.kind == HalfKind::GrandTotal) half.score = sheet::figureText(*paper.set, sums[i] + left[i]);
    }
  }
  writeResult(paper);
}

void addToGrand(Paper& paper, Side column, const Number& amount) {
  for (sheet::Line& line : paper.sheet.lines) {
    Half& half = line.of(column);
    if (half.kind != HalfKind::GrandTotal) continue;
    half.score = sheet::figureText(*paper.set, valueOf(half.score) + amount);
  }
  writeResult(paper);
}

std::size_t playLineCount(const sheet::Sheet& sheet) {
  const auto isEnd = [](const sheet::Line& line) {
    return std::ranges::any_of(line.halves, [](const Half& half) {
      return half.kind != HalfKind::Blank && half.kind != HalfKind::Play;
    });
  };
  return static_cast<std::size_t>(std::ranges::find_if(sheet.lines, isEnd) - sheet.lines.begin());
}

}  // namespace damath::plants
