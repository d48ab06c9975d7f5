// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/gap.hpp"

#include <algorithm>
#include <bit>

#include "core/sheet/law/law.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/sheet/law/written_capture.hpp"

namespace damath::sheet {

using board::ChipIndex;
using board::Side;

void Gap::begin(const board::Position& last) {
  for (const Side side : board::kSides) {
    for (ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
      const auto square = last.find(side, chip);
      KnownChip& held = known(side, chip);
      // Before the first gap, the board is certain: a chip that is missing on it was taken, and its damas are
      // certainly damas. After the first gap, the board is partly guessed and proves nothing.
      held.taken = held.taken || (!square && !m_begun);
      held.dama = held.dama || (square && !m_begun && last.at(*square)->rank == board::Rank::Dama);
    }
  }
  m_begun = true;
}

std::vector<int> Gap::factors(Side side, ChipIndex chip) const {
  return known(side, chip).dama ? std::vector<int>{2} : std::vector<int>{1, 2};
}

// Returns every score that the capture may have: with any possible doubling and, for chips with variables, on
// any square with the operator.
std::vector<rules::JumpScore> Gap::candidates(Side side, ChipIndex taker, ChipIndex taken,
                                              board::Operator sign) const {
  std::vector<int> multipliers;
  for (const int a : factors(side, taker)) {
    for (const int b : factors(board::opponent(side), taken)) {
      if (std::ranges::find(multipliers, a * b) == multipliers.end()) multipliers.push_back(a * b);
    }
  }
  std::ranges::sort(multipliers);
  std::vector<rules::JumpScore> scores;
  const bool anywhere = m_law.scores.arithmetic() == rules::Arithmetic::Variables;
  for (int number = 0; number < board::kSquares; ++number) {
    const board::Square square(number);
    if (square.sign() != sign) continue;
    for (const int multiplier : multipliers) {
      scores.push_back(m_law.scores.scoreOfValues(m_law.scores.valueOf(taker, square, side),
                                                  m_law.scores.valueOf(taken, square, side), sign,
                                                  multiplier));
    }
    if (!anywhere) break;
  }
  return scores;
}

// Returns every possible score of the written values, even if no chip has these values.
std::vector<rules::JumpScore> Gap::scoresAsWritten(const CaptureEntry& capture, Side side) const {
  std::vector<rules::JumpScore> scores;
  if (!capture.taker.value || !capture.taken.value) return scores;
  (void)anyScore(m_law.scores, m_law.set.valueFrame(m_law.ruleset),
                 {*capture.taker.value, capture.sign, *capture.taken.value, side},
                 [&](const rules::JumpScore& score) {
                   scores.push_back(score);
                   return false;
                 });
  return scores;
}

Gap::Meant Gap::meant(const Operand& operand, Side side) const {
  const auto alive = [&](ChipIndex chip) { return !known(side, chip).taken; };
  std::optional<ChipIndex> dead;
  for (ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    if (!operand.names(chip)) continue;
    if (alive(chip)) return {chip, std::nullopt};
    dead = chip;
  }
  for (ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    if (operand.fits(chip) && alive(chip)) return {chip, std::nullopt};
  }
  if (dead) return {dead, kTakenBefore};
  Meant meant{std::nullopt, kNotInSet};
  const EntryReader::Nearest nearest = m_reader.nearest(operand.text);
  for (ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    if (((unsigned{nearest.chips} >> chip) & 1U) != 0 && alive(chip)) meant.possible.push_back(chip);
  }
  if (meant.possible.size() == 1) meant.chip = meant.possible.front();
  return meant;
}

void Gap::settle(const PlayEntry& play, const CaptureEntry& capture, Side side, Meant& taker,
                 Meant& taken) const {
  const FigureStep* written = statedScore(play);
  if (written == nullptr || (taker.chip && taken.chip)) return;
  std::vector<std::pair<ChipIndex, ChipIndex>> fitting;
  for (const ChipIndex mover : taker.chips()) {
    for (const ChipIndex lost : taken.chips()) {
      const auto scores = candidates(side, mover, lost, capture.sign);
      const auto isWritten = [&](const rules::JumpScore& score) {
        return statesScore(m_law, *written, score);
      };
      if (std::ranges::any_of(scores, isWritten)) fitting.emplace_back(mover, lost);
    }
  }
  if (fitting.size() != 1) return;
  taker.chip = fitting.front().first;
  taken.chip = fitting.front().second;
}

std::optional<FindingIndex> Gap::report(const PlayEntry& play, const Operand& operand, Side side,
                                        const Meant& meant, const std::string& mended,
                                        std::optional<FindingIndex> cause) {
  if (!meant.fault) return cause;
  Finding made = findingAt(*meant.fault, play);
  if (made.kind == FindingCase::NotInSet && !mended.empty()) made.correct = mended;
  if (made.kind == FindingCase::TakenBefore) {
    if (const auto taken = m_taken.before(play.line, play.column, operand, side)) made.facts = *taken;
  }
  made.causedBy = cause;
  return m_findings.add(std::move(made));
}

void Gap::enter(const PlayEntry& play) {
  const Side side = play.owner;
  if (play.entry.isUnreadable() || play.entry.isBlank()) {
    const FindingIndex index = m_findings.add(findingAt(kUnreadable, play));
    m_ledger.enterPlacelessCapture(play, {}, side, index);
    return;
  }
  if (const QuietEntry* quiet = play.entry.quiet()) {
    const Meant chip = meant(quiet->chip, side);
    const auto square = board::Square::at(quiet->destination, m_law.notationFrame, side);
    const std::string mended =
        chip.chip && square ? quietText(m_law.ruleset, m_law.set, *chip.chip, *square, side) : "";
    std::optional<FindingIndex> cause = report(play, quiet->chip, side, chip, mended, std::nullopt);
    if (!square) {
      Finding made = findingAt(kNoSuchSquare, play);
      made.causedBy = cause;
      cause = m_findings.add(std::move(made));
    }
    m_ledger.enterQuiet(play, side, cause);
    return;
  }
  const CaptureEntry& capture = *play.entry.capture();
  Meant taker = meant(capture.taker, side);
  Meant taken = meant(capture.taken, board::opponent(side));
  settle(play, capture, side, taker, taken);
  const std::string mended =
      taker.chip && taken.chip ? captureText(m_law.set, *taker.chip, capture.sign, *taken.chip) : "";
  std::optional<FindingIndex> cause = report(play, capture.taker, side, taker, mended, std::nullopt);
  cause = report(play, capture.taken, board::opponent(side), taken, mended, cause);
  std::vector<rules::JumpScore> scores;
  for (const ChipIndex mover : taker.chips()) {
    for (const ChipIndex lost : taken.chips()) {
      const auto possible = candidates(side, mover, lost, capture.sign);
      scores.insert(scores.end(), possible.begin(), possible.end());
    }
  }
  // If an operand is no chip of the set, only the operand is the mistake. A score that is right for the
  // operands as written is not corrected. A score that fits no chip of the set stays as written too: nothing
  // proves which of the cells is wrong.
  const auto isNoChip = [](const Meant& meant) {
    return meant.fault && meant.fault->kind == FindingCase::NotInSet;
  };
  if (isNoChip(taker) || isNoChip(taken)) {
    const auto asWritten = scoresAsWritten(capture, side);
    scores.insert(scores.end(), asWritten.begin(), asWritten.end());
    const FigureStep* written = statedScore(play);
    const auto isWritten = [&](const rules::JumpScore& score) { return statesScore(m_law, *written, score); };
    if (written != nullptr && std::ranges::none_of(scores, isWritten)) scores.clear();
  }
  m_ledger.enterPlacelessCapture(play, scores, side, cause);
  if (taken.chip) known(board::opponent(side), *taken.chip).taken = true;
}

std::vector<LeftChip> Gap::chipsPerhapsLeft(Side side) const {
  std::vector<LeftChip> left;
  for (ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    if (known(side, chip).taken) continue;
    const bool dama = known(side, chip).dama;
    LeftChip possible{{side, chip, dama ? board::Rank::Dama : board::Rank::Ordinary}, {}, {}};
    for (const int factor : factors(side, chip)) {
      for (int number = 0; number < board::kSquares; ++number) {
        const exact::Number value =
            m_law.scores.valueOf(chip, board::Square(number), side) * exact::Number(factor);
        if (std::ranges::find(possible.values, value) == possible.values.end()) {
          possible.values.push_back(value);
        }
        if (m_law.scores.arithmetic() != rules::Arithmetic::Variables) break;
      }
    }
    left.push_back(std::move(possible));
  }
  return left;
}

}  // namespace damath::sheet
