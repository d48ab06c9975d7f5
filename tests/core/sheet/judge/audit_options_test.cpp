// SPDX-License-Identifier: GPL-3.0-or-later
// The audit finds no error in games under random rulesets, in every set. It finds mistakes under the ruleset
// of their game.
#include <array>

#include "core/exact/number_text.hpp"
#include "core/exact/rounding.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/sheet/judge/tally.hpp"
#include "tests/plants/mistake.hpp"
#include "tests/support/any_ruleset.hpp"
#include "tests/support/full_size.hpp"

namespace damath::test {
namespace {

using plants::isFound;
using plants::Lots;
using plants::MistakeOf;
using plants::Plant;
using plants::plantBreach;
using plants::randomGame;

const unsigned kGamesAnOption = support::sized(20U, 60U);

// Returns random scores that an arbiter may give for the divisions by 0 of a game.
std::vector<exact::Number> anyRulings(Lots& lots) {
  std::vector<exact::Number> rulings;
  for (int i = 0; i < 30; ++i) rulings.emplace_back(static_cast<std::int64_t>(lots() % 19) - 9);
  return rulings;
}

std::string tellingOf(const rules::Ruleset& ruleset, const sheet::Sheet& sheet,
                      const sheet::AuditReport& report) {
  std::string text = notation::toRulesetJson(ruleset) + "\n" + notation::toSheetText(sheet);
  for (const std::string& line : linesOf(report)) text += line + "\n";
  return text;
}

class AnyRulesets : public testing::TestWithParam<std::string_view> {};

TEST_P(AnyRulesets, LegalGamesAuditClean) {
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  for (unsigned seed = 1; seed <= kGamesAnOption; ++seed) {
    SCOPED_TRACE(seed);
    Lots lots(seed * 7919);
    const rules::Ruleset ruleset = support::anyPlay(lots);
    sheet::GameRecord game = randomGame(set, 70, lots, ruleset);
    game.rulings = anyRulings(lots);
    for (const sheet::Routes routes : {sheet::Routes::Written, sheet::Routes::AsOnPaper}) {
      const sheet::Sheet sheet = sheet::written(game, set, ruleset, routes);
      ASSERT_EQ(parsed(notation::toSheetText(sheet)), sheet);
      const sheet::AuditReport report = sheet::audit(sheet, set, ruleset);
      ASSERT_FALSE(report.hasErrors()) << tellingOf(ruleset, sheet, report);
      ASSERT_EQ(report.replay, sheet::Replay::Complete);
      ASSERT_EQ(report.turns.size(), game.turns.size());
      if (routes == sheet::Routes::AsOnPaper) continue;
      for (std::size_t i = 0; i < game.turns.size(); ++i) ASSERT_EQ(report.turns[i].turn, game.turns[i]);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(EverySet, AnyRulesets, testing::ValuesIn(rules::builtInChipSetNames()),
                         [](const auto& row) { return std::string(row.param); });

// Under askArbiter any score may stand, so a division by 0 gives no occasion for a mistake.
rules::Ruleset anyStrictPlay(Lots& lots) {
  rules::Ruleset ruleset = support::anyPlay(lots);
  if (ruleset.divideByZero.answer() == rules::DivideByZero::AskArbiter) {
    rules::change(ruleset, &rules::Ruleset::divideByZero, rules::DivideByZero::NoScore);
  }
  return ruleset;
}

// If a whole line is wrong, the half that was written first has the root error. The plants assume that BLUE
// moves first, so this function corrects the side if RED moves first.
void fitToFirstMover(Plant& plant, const std::string& kind, board::Side first) {
  const bool wholeLine = kind == "repeatedLine" || kind == "missingLine" || kind == "swappedHalves";
  if (wholeLine && first == board::Side::Red) plant.side = board::opponent(*plant.side);
}

class MistakesUnderAnyRuleset : public testing::TestWithParam<MistakeOf> {};

TEST_P(MistakesUnderAnyRuleset, AreFoundAsTheOnlyRoot) {
  int planted = 0;
  int found = 0;
  std::string missed;
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    for (unsigned seed = 0; seed < support::sized(12U, 25U); ++seed) {
      Lots lots(seed * 193 + static_cast<unsigned>(name.front()) * 7 + static_cast<unsigned>(name.size()));
      const rules::Ruleset ruleset = anyStrictPlay(lots);
      const sheet::GameRecord game = randomGame(set, 30 + static_cast<int>(lots() % 40), lots, ruleset);
      auto plant =
          GetParam().plantIn(sheet::written(game, set, ruleset, sheet::Routes::AsOnPaper), set, lots);
      if (!plant) continue;
      fitToFirstMover(*plant, GetParam().kind, ruleset.firstMover.answer());
      const sheet::AuditReport report = sheet::audit(plant->sheet, set, ruleset);
      // A planted mistake may leave the sheet without errors, because another legal game fits the sheet.
      // audit_planted_test proves with a second implementation that only such sheets have no error.
      if (!report.hasErrors()) continue;
      ++planted;
      if (isFound(*plant, report)) {
        ++found;
      } else {
        missed += std::string(name) + " seed " + std::to_string(seed) + "\n" +
                  tellingOf(ruleset, plant->sheet, report);
      }
    }
  }
  EXPECT_GE(planted, support::sized(10, 20)) << "too few occasions to say anything";
  // The kind missingChainLine also leaves out a last line with only one half. Then often only an R.C. row
  // shows the mistake, and a mistake in this row explains the sheet as well.
  const int least = GetParam().kind == "missingChainLine" ? 95 : 97;
  EXPECT_GE(100 * found, least * planted) << found << " of " << planted << "\n" << missed;
}

INSTANTIATE_TEST_SUITE_P(EveryKind, MistakesUnderAnyRuleset, testing::ValuesIn(plants::mistakes()),
                         [](const auto& row) { return row.param.kind; });

// The cell of a correct figure, and the text of the figure when another ruleset rounds it.
struct Misrounded {
  int line;
  board::Side side;
  sheet::Cell cell;
  std::string text;
};

void addOtherRoundings(std::vector<Misrounded>& found, const Misrounded& at, const exact::Number& exact,
                       const exact::Number& right) {
  using enum exact::RoundingMode;
  for (const exact::RoundingMode mode : {HalfAway, HalfEven, HalfUp, Floor, Truncate}) {
    for (const int decimals : {0, 1, 2}) {
      const exact::Number other(exact::rounded(exact, mode, decimals));
      const bool alsoRight = exact::rounded(right, HalfAway, 2) == exact::rounded(other, HalfAway, 2);
      const bool otherwiseWrong = other.isZero() || other * 2 == right || other == right * 2 ||
                                  other * 4 == right || other == right * 4;
      if (alsoRight || otherwiseWrong) continue;
      found.push_back({at.line, at.side, at.cell, exact::toDecimals(other, decimals)});
    }
  }
}

// Returns every Score that another ruleset may round differently; every Total if only totals are rounded.
std::vector<Misrounded> misrounded(const sheet::AuditReport& report, const rules::ChipSet& set,
                                   const rules::Ruleset& ruleset) {
  const bool totalOnly = ruleset.roundEntries.answer() == rules::RoundEntries::TotalOnly;
  std::array<exact::Number, 2> sums;
  std::vector<Misrounded> found;
  for (const sheet::ReplayedTurn& turn : report.turns) {
    for (std::size_t i = 0; i < turn.scores.size(); ++i) {
      const rules::JumpScore& score = turn.scores[i];
      exact::Number& sum = sums[indexOf(turn.side)];
      sum += score.value;
      const bool rounds = score.sign == board::Operator::Divide && !score.divisionByZero;
      if (totalOnly) {
        const exact::Number right = rules::ScoreLaw(ruleset, set).runningTotal(sum);
        if (right == sum) continue;
        addOtherRoundings(found, {turn.lines[i], turn.side, sheet::Cell::Total, {}}, sum, right);
      } else if (rounds) {
        addOtherRoundings(found, {turn.lines[i], turn.side, sheet::Cell::Score, {}},
                          score.raw * exact::Number(score.multiplier), score.value);
      }
    }
  }
  return found;
}

TEST(AuditOptions, AFigureRoundedByAnotherRulesetIsToldAsWrongRounding) {
  int planted = 0;
  int totals = 0;
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    for (unsigned seed = 0; seed < 60; ++seed) {
      Lots lots(seed * 37 + static_cast<unsigned>(name.size()));
      const rules::Ruleset ruleset = support::anyPlay(lots);
      const sheet::GameRecord game = randomGame(set, 50, lots, ruleset);
      sheet::Sheet sheet = sheet::written(game, set, ruleset, sheet::Routes::Written);
      const auto places = misrounded(sheet::audit(sheet, set, ruleset), set, ruleset);
      if (places.empty()) continue;
      const Misrounded& place = places[lots() % places.size()];
      sheet::Half& half = sheet.lines[static_cast<std::size_t>(place.line - 1)].of(place.side);
      const bool total = place.cell == sheet::Cell::Total;
      (total ? half.total : half.score) = place.text;
      const Plant plant{"", sheet, sheet::FindingCode::WrongRounding, place.line, place.side, place.cell};
      const sheet::AuditReport report = sheet::audit(sheet, set, ruleset);
      EXPECT_TRUE(isFound(plant, report)) << place.line << " " << place.text << "\n"
                                          << tellingOf(ruleset, sheet, report);
      ++planted;
      totals += total ? 1 : 0;
    }
  }
  EXPECT_GE(planted, 200);
  EXPECT_GE(totals, 40);
}

// A turn against the rules of capture gets the code that the answers of the ruleset give.
TEST(AuditOptions, TurnsAgainstTheRulesOfCaptureAreToldByTheRuleset) {
  using sheet::FindingCode;
  const std::pair<rules::Breach, FindingCode> kBreaches[] = {
      {rules::Breach::MissedCapture, FindingCode::MissedCapture},
      {rules::Breach::NotMaximum, FindingCode::NotMaximum},
      {rules::Breach::DamaPriority, FindingCode::DamaPriority},
      {rules::Breach::ChainNotFinished, FindingCode::ChainNotFinished},
  };
  for (const auto& [breach, code] : kBreaches) {
    int planted = 0;
    int found = 0;
    std::string missed;
    for (unsigned seed = 0; seed < 60; ++seed) {
      Lots lots(seed * 31 + 7);
      const rules::ChipSet& set = *rules::builtInChipSet(seed % 2 == 0 ? "whole" : "rational");
      const rules::Ruleset ruleset = support::anyPlay(lots);
      const auto plant = plantBreach(breach, code, set, ruleset, lots);
      if (!plant) continue;
      ++planted;
      const sheet::AuditReport report = sheet::audit(plant->sheet, set, ruleset);
      found += isFound(*plant, report) ? 1 : 0;
      if (!isFound(*plant, report)) missed += tellingOf(ruleset, plant->sheet, report);
    }
    EXPECT_GE(planted, 8) << toText(code);
    EXPECT_GE(100 * found, 90 * planted) << toText(code) << "\n" << missed;
  }
}

// The audit does not report turns that the ruleset allows.
TEST(AuditOptions, WhatTheRulesetLeavesFreeIsNoFinding) {
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  rules::Ruleset free = rules::manual();
  rules::change(free, &rules::Ruleset::capturePriority, rules::CapturePriority::Any);
  rules::change(free, &rules::Ruleset::chain, rules::Chain::Optional);
  for (unsigned seed = 0; seed < 40; ++seed) {
    Lots lots(seed);
    const sheet::GameRecord game = randomGame(set, 80, lots, free);
    const sheet::Sheet sheet = sheet::written(game, set, free, sheet::Routes::Written);
    EXPECT_FALSE(sheet::audit(sheet, set, free).hasErrors());
    for (const rules::Breach breach :
         {rules::Breach::NotMaximum, rules::Breach::DamaPriority, rules::Breach::ChainNotFinished}) {
      EXPECT_FALSE(plantBreach(breach, sheet::FindingCode::NotMaximum, set, free, lots).has_value());
      if (seed > 3) break;
    }
  }
}

}  // namespace
}  // namespace damath::test
