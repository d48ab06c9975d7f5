// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/sample_jump.hpp"

#include <algorithm>

#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/findings/law_words.hpp"
#include "core/board/position.hpp"
#include "core/board/square.hpp"
#include "core/every.hpp"
#include "core/rules/score.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/spellings.hpp"

namespace damath::window {

namespace {

using board::Piece;
using board::Rank;
using board::Side;
using board::Square;

constexpr std::size_t kMostTurns = 12;

constexpr Spelling<rules::DivideByZero> kZeroAnswers[] = {{rules::DivideByZero::Zero, "zero"},
                                                          {rules::DivideByZero::NoScore, "noScore"},
                                                          {rules::DivideByZero::AskArbiter, "askArbiter"}};
static_assert(coversEvery(kZeroAnswers));

// BLUE's ordinary chip captures three chips if the ruleset allows backward captures, otherwise two. The first
// captured chip is a dama on a ÷ square. BLUE's dama, two squares away from its first target, captures two
// chips.
board::Position samplePosition(const SampleChips& chips) {
  board::PositionBuilder builder(Side::Blue);
  const auto put = [&builder](int x, int y, Side side, board::ChipIndex wanted, Rank rank) {
    if (const auto chip = builder.freeChip(side, wanted)) {
      builder.put(Square::at(x, y).value(), Piece{side, *chip, rank});
    }
  };
  put(0, 1, Side::Blue, chips.taker, Rank::Ordinary);
  put(7, 6, Side::Blue, 0, Rank::Dama);
  put(1, 2, Side::Red, chips.taken, Rank::Dama);
  put(3, 4, Side::Red, 1, Rank::Ordinary);
  put(5, 4, Side::Red, 3, Rank::Ordinary);
  return builder.build().value();
}

QString printed(const rules::ChipSet& set, const exact::Number& value) {
  return figureText(set, value);
}

QString jumpText(const rules::Ruleset& ruleset, const rules::ChipSet& set, const rules::JumpScore& score,
                 words::Language language) {
  const auto operand = [&](const exact::Number& value) {
    const QString text = printed(set, value);
    return text.startsWith(u'−') ? QStringLiteral("(%1)").arg(text) : text;
  };
  const QString asked =
      QStringLiteral("%1 %2 %3")
          .arg(printed(set, score.taker), toQt(board::printed(score.sign)), operand(score.taken));
  if (score.divisionByZero) {
    const auto answer = spellingOf(kZeroAnswers, ruleset.divideByZero.answer());
    return QStringLiteral("%1: %2").arg(asked, toQt(words::answerText("divideByZero", answer, language)));
  }
  QString text = QStringLiteral("%1 = %2").arg(asked, printed(set, score.raw));
  if (score.rounded != score.raw) text += QStringLiteral(" ≈ %1").arg(printed(set, score.rounded));
  if (score.multiplier != 1) {
    text += QStringLiteral("; × %1 = %2").arg(score.multiplier).arg(printed(set, score.value));
  } else if (score.value != score.rounded) {
    text += QStringLiteral("; %1").arg(printed(set, score.value));
  }
  return text;
}

SampleTurn turnOf(const rules::Ruleset& ruleset, const rules::ChipSet& set, const rules::ScoreLaw& law,
                  const board::Position& before, const rules::PlayableTurn& playable,
                  words::Language language) {
  SampleTurn sample{playable.turn, playable.breach, before, {}, {}};
  Piece taker = before.pieceOn(playable.turn.start());
  exact::Number sum;
  for (const rules::Jump& jump : playable.turn.jumps()) {
    const auto score = law.scoreOf(taker, before.pieceOn(jump.taken), jump.landing);
    sample.jumps.push_back(jumpText(ruleset, set, score, language));
    sum += score.value;
    // A chip that is promoted during the capture continues as a dama (P1).
    const bool isCrowned = jump.landing.y() == board::farRow(taker.side);
    if (isCrowned && ruleset.promotion.answer() == rules::Promotion::GoOn) taker.rank = Rank::Dama;
  }
  sample.total = law.runningTotal(sum);
  rules::play(ruleset, sample.after, playable.turn);
  return sample;
}

}  // namespace

SampleJump sampleJump(const rules::Ruleset& ruleset, const rules::ChipSet& set, const SampleChips& chips,
                      words::Language language) {
  SampleJump sample{samplePosition(chips), {}};
  const rules::ScoreLaw law(ruleset, set);
  for (const rules::PlayableTurn& each : rules::playableTurns(ruleset, sample.before)) {
    const bool isPart = each.breach == rules::Breach::ChainNotFinished;
    if (!each.turn.isCapture() || isPart) continue;
    sample.turns.push_back(turnOf(ruleset, set, law, sample.before, each, language));
  }
  std::ranges::stable_sort(sample.turns, {}, [](const SampleTurn& each) { return each.breach.has_value(); });
  if (sample.turns.size() > kMostTurns) {
    sample.turns.erase(sample.turns.begin() + static_cast<std::ptrdiff_t>(kMostTurns), sample.turns.end());
  }
  return sample;
}

}  // namespace damath::window
