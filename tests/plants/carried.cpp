// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plants/carried.hpp"

#include "core/exact/number_text.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/sheet/explain/match.hpp"
#include "core/sheet/law/spelling.hpp"
#include "tests/plants/words.hpp"

namespace damath::plants {

namespace {

using board::Side;
using exact::Number;
using sheet::Cell;
using sheet::FindingCode;
using sheet::Half;
using sheet::HalfKind;
using sheet::Sheet;

struct Capture {
  Spot spot;
  rules::JumpScore score;
};

// A written game and its jumps, each with its place on the sheet and its score.
struct WrittenGame {
  rules::Ending ending;
  Sheet sheet;
  std::vector<Capture> captures;
};

WrittenGame writtenGame(const sheet::Law& law, Lots& lots) {
  const sheet::GameRecord game = randomGame(law.set, 30 + static_cast<int>(pick(lots, 40)), lots);
  WrittenGame made{game.ending, sheet::written(game, law.set, law.ruleset, sheet::Routes::AsOnPaper), {}};
  std::vector<Spot> spots;
  for (std::size_t i = 0; i < made.sheet.lines.size(); ++i) {
    for (const Side side : board::kSides) {
      if (isPlay(made.sheet.lines[i].of(side))) spots.push_back({i, side});
    }
  }
  auto spot = spots.begin();
  board::Position position = game.start;
  for (const rules::Turn& turn : game.turns) {
    for (const sheet::BoardStep& jump : sheet::BoardSteps(position, turn)) {
      if (jump.taken) {
        made.captures.push_back({*spot, law.scoreOf(jump.mover, *jump.taken, jump.landing)});
      }
      ++spot;
    }
    rules::play(law.ruleset, position, turn);
  }
  return made;
}

// Adds the amount to the player's totals from this line on, and to the grand total. This may change the
// result.
void carry(WrittenGame& game, const sheet::Law& law, const Spot& spot, const Number& amount) {
  for (std::size_t i = spot.line; i < game.sheet.lines.size(); ++i) {
    Half& half = game.sheet.lines[i].of(spot.side);
    if (isCapture(half)) half.total = sheet::figureText(law.set, valueOf(half.total) + amount);
    if (half.kind == HalfKind::GrandTotal) {
      half.score = sheet::figureText(law.set, valueOf(half.score) + amount);
    }
  }
  std::array<Number, 2> grands;
  for (const sheet::Line& line : game.sheet.lines) {
    for (const Side side : board::kSides) {
      const Half& half = line.of(side);
      if (half.kind == HalfKind::GrandTotal) grands[indexOf(side)] = valueOf(half.score);
    }
  }
  const rules::Result result = rules::resultOf(law.ruleset, game.ending, grands[0], grands[1]);
  game.sheet.setTag("Result", std::string(rules::toText(result)));
}

template <class Change>
Planter carriedPlanter(Change change) {
  return [=](const rules::ChipSet& set, Lots& lots) -> std::optional<Plant> {
    const sheet::Law law{rules::manual(), set};
    WrittenGame game = writtenGame(law, lots);
    if (game.captures.empty()) return std::nullopt;
    return change(game, game.captures[pick(lots, game.captures.size())], law, lots);
  };
}

enum class Follows { ScoreAlone, ScoreAndTotals };

// Writes another operator, and the score that follows from it; with ScoreAndTotals, the totals too.
Planter followedOperator(Follows follows) {
  return carriedPlanter([=](WrittenGame& game, const Capture& capture, const sheet::Law& law,
                            Lots& lots) -> std::optional<Plant> {
    const rules::JumpScore& right = capture.score;
    const auto sign = static_cast<board::Operator>(pick(lots, 4));
    if (sign == right.sign) return std::nullopt;
    const rules::JumpScore wrong = law.scores.scoreOfValues(right.taker, right.taken, sign, right.multiplier);
    if (wrong.value == right.value || wrong.divisionByZero) return std::nullopt;
    Half& half = halfAt(game.sheet, capture.spot);
    Words words = *wordsOf(half.move);
    words.sign = sheet::signText(sign);
    half.move = join(words);
    half.score = sheet::scoreText(law, wrong);
    if (follows == Follows::ScoreAndTotals) carry(game, law, capture.spot, wrong.value - right.value);
    return plantAt(game.sheet, capture.spot, FindingCode::WrongOperator, Cell::Move);
  });
}

// Swaps taker and taken, and writes the score and the totals that follow.
Planter followedSwap() {
  return carriedPlanter([](WrittenGame& game, const Capture& capture, const sheet::Law& law,
                           Lots& /*lots*/) -> std::optional<Plant> {
    const rules::JumpScore& right = capture.score;
    const rules::JumpScore wrong =
        law.scores.scoreOfValues(right.taken, right.taker, right.sign, right.multiplier);
    if (wrong.value == right.value || wrong.divisionByZero) return std::nullopt;
    Half& half = halfAt(game.sheet, capture.spot);
    Words words = *wordsOf(half.move);
    std::swap(words.taker, words.taken);
    half.move = join(words);
    half.score = sheet::scoreText(law, wrong);
    carry(game, law, capture.spot, wrong.value - right.value);
    return plantAt(game.sheet, capture.spot, FindingCode::WrongOperand, Cell::Move);
  });
}

Planter carriedFigure(FindingCode code, Cell cell) {
  return carriedPlanter([=](WrittenGame& game, const Capture& capture, const sheet::Law& law,
                            Lots& lots) -> std::optional<Plant> {
    const Number amount(31 + 7 * static_cast<int>(pick(lots, 9)));
    if (cell == Cell::Score) {
      halfAt(game.sheet, capture.spot).score = sheet::figureText(law.set, capture.score.value + amount);
    }
    carry(game, law, capture.spot, amount);
    return plantAt(game.sheet, capture.spot, code, cell);
  });
}

}  // namespace

std::vector<PlanterOf> carriedMistakes() {
  return {
      {"operatorAndScore", followedOperator(Follows::ScoreAlone)},
      {"operatorScoreAndTotals", followedOperator(Follows::ScoreAndTotals)},
      {"swapScoreAndTotals", followedSwap()},
      {"carriedScore", carriedFigure(FindingCode::WrongScore, Cell::Score)},
      {"carriedTotal", carriedFigure(FindingCode::WrongTotal, Cell::Total)},
  };
}

}  // namespace damath::plants
