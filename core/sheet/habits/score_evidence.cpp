// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/habits/score_evidence.hpp"

#include <algorithm>
#include <utility>

#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/habits/habit.hpp"
#include "core/sheet/law/law.hpp"
#include "core/sheet/law/written_capture.hpp"

namespace damath::sheet {

namespace {

using board::Side;
using exact::Number;
using exact::RoundingMode;
using rules::Ruleset;

constexpr int kDecimalsOfScores = 2;  // used if the ruleset does not round

// Returns the ways of rounding that pupils may use instead of the ruleset's way, to the ruleset's number of
// decimals. For games that keep fractions, adds ways that round to 0 decimals and to 1 decimal.
std::vector<rules::RoundTo> otherRoundings(const Law& law) {
  const auto& asked = law.scores.rounding();
  const int decimals = asked ? asked->decimals : kDecimalsOfScores;
  std::vector<rules::RoundTo> found;
  for (const RoundingMode mode : {RoundingMode::Truncate, RoundingMode::Floor, RoundingMode::HalfEven,
                                  RoundingMode::HalfUp, RoundingMode::HalfAway}) {
    const rules::RoundTo other{mode, decimals};
    if (!asked || other != *asked) found.push_back(other);
  }
  if (law.scores.arithmetic() == rules::Arithmetic::Exact) {
    found.push_back({RoundingMode::HalfAway, 0});
    found.push_back({RoundingMode::Truncate, 0});
    found.push_back({RoundingMode::HalfAway, 1});
  }
  return found;
}

// The scores that a written capture allows, on any square with its operator and with any doubling.
class WordsOfCapture {
 public:
  WordsOfCapture(const Law& law, const CaptureEntry& entry, Side owner)
      : m_owner(owner),
        m_sign(entry.sign),
        m_taker(mended(law, entry.taker)),
        m_taken(mended(law, entry.taken)) {}

  [[nodiscard]] bool areRead() const { return m_taker.value && m_taken.value; }

  // True if `accepts` returns true for at least one score that the capture allows. Tries the squares with the
  // capture's operator and all doublings.
  template <class Accepts>
  [[nodiscard]] bool any(const rules::ScoreLaw& scores, board::Frame frame, bool areSwapped,
                         Accepts accepts) const {
    const exact::Monomial& first = areSwapped ? *m_taken.value : *m_taker.value;
    const exact::Monomial& second = areSwapped ? *m_taker.value : *m_taken.value;
    return anyScore(scores, frame, {first, m_sign, second, m_owner}, accepts);
  }

 private:
  static Operand mended(const Law& law, const Operand& operand) {
    auto signedOperand = withSign(law.set, operand);
    return signedOperand ? *std::move(signedOperand) : operand;
  }

  Side m_owner;
  board::Operator m_sign;
  Operand m_taker;
  Operand m_taken;
};

}  // namespace

OtherRules otherRules(const Law& law) {
  OtherRules found;
  const auto add = [&](std::string_view option, auto&& changed) {
    Ruleset other = law.ruleset;
    changed(other);
    found.push_back(std::make_shared<const OtherRule>(option, std::move(other), law.set));
  };
  for (const rules::RoundTo& rounding : otherRoundings(law)) {
    add("rounding", [&](Ruleset& other) { rules::change(other, &rules::GameAnswers::rounding, rounding); });
  }
  if (law.scores.rounding()) {
    add("rounding",
        [&](Ruleset& other) { rules::change(other, &rules::GameAnswers::rounding, rules::RoundNever{}); });
    const bool isBefore = law.ruleset.roundBeforeMultiplier.answer() == rules::YesNo::Yes;
    add("roundBeforeMultiplier", [&](Ruleset& other) {
      rules::change(other, &rules::GameAnswers::roundBeforeMultiplier,
                    isBefore ? rules::YesNo::No : rules::YesNo::Yes);
    });
  }
  return found;
}

ScoreEvidence scoreEvidence(const Law& law, const OtherRules& rules, const Reading& reading, Side owner) {
  const board::Frame frame = law.set.valueFrame(law.ruleset);
  int noSigns = 0;
  int swapped = 0;
  int scored = 0;
  int doubled = 0;
  bool haveSigns = false;  // true if a right score is written with its minus sign
  std::vector<int> byRule(rules.size(), 0);
  for (const PlayEntry& play : reading.plays) {
    const CaptureEntry* capture = play.entry.capture();
    const FigureStep* stated = statedScore(play);
    if (play.owner != owner || capture == nullptr || stated == nullptr) continue;
    const WordsOfCapture words(law, *capture, owner);
    if (!words.areRead()) continue;
    const auto isStated = [&](const rules::JumpScore& score) { return statesScore(law, *stated, score); };
    const auto isDoubled = [&](const rules::JumpScore& score) {
      return score.multiplier == 2 && isStated(score);
    };
    const auto isSingle = [&](const rules::JumpScore& score) {
      return score.multiplier == 1 && isStated(score);
    };
    if (words.any(law.scores, frame, false, isStated)) {
      if (stated->value.isZero()) continue;
      haveSigns = haveSigns || stated->value.sign() < 0;
      ++scored;
      if (words.any(law.scores, frame, false, isDoubled) && !words.any(law.scores, frame, false, isSingle))
        ++doubled;
      continue;
    }
    const FigureStep other = negated(*stated);
    const bool lostSign =
        stated->value.sign() > 0 && words.any(law.scores, frame, false, [&](const rules::JumpScore& score) {
          return statesScore(law, other, score);
        });
    if (lostSign) ++noSigns;
    if (words.any(law.scores, frame, true, isStated)) ++swapped;
    for (std::size_t i = 0; i < rules.size(); ++i) {
      const board::Frame its = law.set.valueFrame(rules[i]->ruleset);
      if (words.any(rules[i]->scores, its, false, isStated)) ++byRule[i];
    }
  }
  ScoreEvidence found;
  const auto add = [&](ScoreHabit habit, int cells, bool isShown) {
    if (cells > 0) (isShown ? found.shown : found.possible).push_back(std::move(habit));
  };
  const bool areUnsigned = noSigns >= kCellsOfHabit;
  add({ScoreHabit::Kind::NoSigns, nullptr}, areUnsigned || !haveSigns ? noSigns : 0, areUnsigned);
  add({ScoreHabit::Kind::Swapped, nullptr}, swapped, swapped >= kCellsOfHabit && swapped > noSigns);
  const int most = byRule.empty() ? 0 : *std::ranges::max_element(byRule);
  bool isShown = most >= kCellsOfHabit && most > noSigns && most > swapped;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (byRule[i] == most)
      add({ScoreHabit::Kind::ByOtherRule, rules[i]}, most, std::exchange(isShown, false));
  }
  add({ScoreHabit::Kind::AlwaysDoubled, nullptr}, doubled, doubled >= kCellsOfHabit && 2 * doubled > scored);
  return found;
}

std::optional<Number> scoreWithSign(const Law& law, const PlayEntry& play) {
  const CaptureEntry* capture = play.entry.capture();
  const FigureStep* stated = statedScore(play);
  if (capture == nullptr || stated == nullptr || stated->value.sign() <= 0) return std::nullopt;
  const WordsOfCapture words(law, *capture, play.owner);
  if (!words.areRead()) return std::nullopt;
  const board::Frame frame = law.set.valueFrame(law.ruleset);
  const auto states = [&](const FigureStep& figure) {
    return words.any(law.scores, frame, false,
                     [&](const rules::JumpScore& score) { return statesScore(law, figure, score); });
  };
  if (states(*stated) || !states(negated(*stated))) return std::nullopt;
  return -stated->value;
}

}  // namespace damath::sheet
