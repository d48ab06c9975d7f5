// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheet of a live game equals a paper scoresheet at every moment. Its audit finds the players'
// mistakes and nothing else.
#include "core/play/live_sheet.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/notation/sheet/sheet_text.hpp"
#include "core/play/turn_offer.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/filled_cell.hpp"
#include "tests/core/play/made.hpp"
#include "tests/plants/random_game.hpp"
#include "tests/support/any_ruleset.hpp"
#include "tests/support/laws.hpp"

namespace damath::play {
namespace {

using board::Side;
using test::make;
using ::testing::IsEmpty;
using namespace std::chrono_literals;

LiveGame begun(const rules::ChipSet& set, const rules::Ruleset& ruleset, Keeping keeping) {
  return LiveGame({ruleset, set, rules::startPosition(set, ruleset), MatchKind::Game, keeping});
}

std::vector<std::string> codesOf(const sheet::AuditReport& report) {
  std::vector<std::string> codes;
  for (const sheet::Finding& finding : report.findings) {
    if (finding.severity() == sheet::Severity::Error) codes.emplace_back(toText(finding.code));
  }
  return codes;
}

TEST(LiveSheet, StandsAsOnPaperWhileTheGameGoesOn) {
  LiveGame game = begun(support::integers(), rules::manual(), Keeping::Program);
  make(game, "-9 (0,3)", 35240ms);
  make(game, "-1 (1,4)", 61999ms);
  make(game, "-9 + (-1)", 900ms);
  EXPECT_EQ(notation::toSheetText(sheetOf(game)),
            "[Set \"integer\"]\n"
            "[Ruleset \"manual\"]\n"
            "[Result \"*\"]\n"
            "[Kept \"program\"]\n"
            "[Time1 \"0:35.2\"]\n"
            "[Time2 \"1:01.9\"]\n"
            "[Time3 \"0:00.9\"]\n"
            "\n"
            "-9 (0,3)  |     |     || -1 (1,4)\n"
            "-9 + (-1) | -10 | -10 ||\n");
}

TEST(LiveSheet, TheEndHasRemainingChipsTotalsAndResult) {
  LiveGame game = begun(support::integers(), rules::manual(), Keeping::Program);
  make(game, "-9 (0,3)");
  make(game, "-1 (1,4)");
  make(game, "-9 + (-1)");
  game.end(rules::Ending::Time);
  const sheet::Sheet sheet = sheetOf(game);
  EXPECT_EQ(sheet.tag("Ending"), "time");
  EXPECT_EQ(sheet.tag("Result"), "0-1");
  EXPECT_EQ(sheet.lines.size(), 2U + 12U + 2U);
  EXPECT_EQ(sheet.lines.back().of(Side::Blue).score, "-16");
  EXPECT_EQ(sheet.lines.back().of(Side::Red).score, "-5");
  EXPECT_THAT(codesOf(sheet::audit(sheet, support::integers(), rules::manual())), IsEmpty());
}

TEST(LiveSheet, WhatThePlayersWroteStandsAndWhatTheProgramAddsIsNamed) {
  LiveGame game = begun(support::integers(), rules::manual(), Keeping::Arbiter);
  make(game, "-9(0,3)");
  make(game, "-1 (1,4)");
  make(game, "-9 x (-1) @(0,3)(2,5) | 10");
  const sheet::Sheet sheet = sheetOf(game);
  EXPECT_EQ(sheet.lines[0].of(Side::Blue).move, "-9(0,3)");
  EXPECT_EQ(sheet.lines[1].of(Side::Blue).move, "-9 x (-1) @(0,3)(2,5)");
  EXPECT_EQ(sheet.lines[1].of(Side::Blue).score, "10");
  EXPECT_EQ(sheet.lines[1].of(Side::Blue).total, "-10");
  EXPECT_EQ(sheet.tag("Filled"), "2 blue.total");
  EXPECT_EQ(sheet.tag("Kept"), "arbiter");
  game.end(rules::Ending::Time);
  EXPECT_THAT(codesOf(sheet::audit(sheetOf(game), support::integers(), rules::manual())),
              ::testing::ElementsAre("wrongOperator", "wrongScore"));
}

TEST(LiveSheet, T6ATurnThatStandsIsFoundByTheAuditAsItWasMade) {
  LiveGame game = begun(support::integers(), rules::manual(), Keeping::Arbiter);
  make(game, "-9 (0,3)");
  make(game, "-1 (1,4)");
  make(game, "6 (2,3)");
  EXPECT_EQ(sheetOf(game).lines[1].of(Side::Blue).move, "6 (2,3) @(3,2)(2,3)");
  game.end(rules::Ending::Time);
  const auto report = sheet::audit(sheetOf(game), support::integers(), rules::manual());
  EXPECT_THAT(codesOf(report), ::testing::ElementsAre("missedCapture"));
  EXPECT_EQ(report.turns.at(2).turn, game.turns()[2].turn);
}

class EverySet : public ::testing::TestWithParam<std::string_view> {};

// Plays random games under random rulesets. The replay of each scoresheet gives the turns of the game,
// without a finding.
TEST_P(EverySet, ByLotTheSheetReplaysToTheGame) {
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  plants::Lots lots(3);
  for (int i = 0; i < 25; ++i) {
    const rules::Ruleset ruleset = support::anyPlay(lots);
    const sheet::GameRecord record = plants::randomGame(set, 8 + 3 * i, lots, ruleset);
    LiveGame game(
        {ruleset, set, record.start, MatchKind::Game, i % 2 == 0 ? Keeping::Program : Keeping::Arbiter});
    for (const rules::Turn& turn : record.turns) {
      if (game.outcome()) break;
      game.make({turn, {}, {}}, 1s);
    }
    if (!game.outcome()) game.end(rules::Ending::Time);
    const sheet::Sheet sheet = sheetOf(game);
    EXPECT_EQ(notation::parseSheetText(notation::toSheetText(sheet)).value(), sheet);
    const auto report = sheet::audit(sheet, set, ruleset, record.start);
    SCOPED_TRACE(notation::toSheetText(sheet));
    ASSERT_THAT(codesOf(report), IsEmpty());
    ASSERT_EQ(report.turns.size(), game.turns().size());
    for (std::size_t at = 0; at < report.turns.size(); ++at) {
      ASSERT_EQ(report.turns[at].turn, game.turns()[at].turn) << at;
    }
    ASSERT_EQ(report.result, game.outcome().value().result);
    ASSERT_EQ(report.of(Side::Blue).grand, game.account(Side::Blue).grand);
    ASSERT_EQ(report.of(Side::Red).grand, game.account(Side::Red).grand);
  }
}

INSTANTIATE_TEST_SUITE_P(LiveSheet, EverySet, ::testing::ValuesIn(rules::builtInChipSetNames()),
                         [](const auto& row) { return std::string(row.param); });

}  // namespace
}  // namespace damath::play
