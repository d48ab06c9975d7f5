// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the page of a game: its positions in order, its sheet with corrections, and escaped text.
#include "reports/html/game_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "reports/compose/sheets/board_diagram.hpp"
#include "tests/reports/samples.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"

namespace damath::html {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr words::Language kGameLanguage = words::Language::English;

struct PlayedGame {
  rules::ChipSet set = *rules::builtInChipSet("integer");
  sheet::Sheet sheet = samples::manualSheet("integer");
  sheet::AuditReport report = sheet::audit(sheet, set, rules::manual());
  std::vector<compose::BoardStep> steps = compose::boardSteps(rules::manual(), set, report);
};

std::string pageOf(const PlayedGame& game, const compose::Scoresheet& form) {
  Writer html;
  writeGame(html, form, game.set, game.steps, kGameLanguage);
  return std::move(html).done();
}

TEST(BoardSteps, AreTheStartAndWhatStandsAfterEachTurn) {
  const PlayedGame game;
  ASSERT_EQ(game.steps.size(), game.report.turns.size() + 1);
  EXPECT_FALSE(game.steps.front().mover);
  EXPECT_EQ(game.steps.front().position, game.report.start);
  for (std::size_t i = 0; i < game.report.turns.size(); ++i) {
    const sheet::ReplayedTurn& turn = game.report.turns[i];
    const compose::BoardStep& step = game.steps[i + 1];
    EXPECT_EQ(step.position, turn.after);
    EXPECT_EQ(step.mover, turn.side);
    EXPECT_FALSE(step.turn.empty());
    EXPECT_EQ(step.lines.size(), turn.lines.size());
    ASSERT_GE(step.marks.size(), 2U);
    EXPECT_EQ(step.marks.front(), turn.turn.start());
    EXPECT_EQ(step.marks.back(), turn.turn.end());
  }
}

// An open route is not drawn as if it were known.
TEST(BoardSteps, BehindAnOpenRouteSayThatItIsOneOfSeveral) {
  PlayedGame game;
  std::ifstream file(DAMATH_TEST_DATA "/sheets/open_route.sheet");
  std::stringstream text;
  text << file.rdbuf();
  game.sheet = notation::parseSheetText(text.str()).value();
  game.report = sheet::audit(game.sheet, game.set, rules::manual());
  game.steps = compose::boardSteps(rules::manual(), game.set, game.report);
  const auto open =
      std::ranges::find(game.report.findings, sheet::FindingCode::AmbiguousRoute, &sheet::Finding::code);
  ASSERT_NE(open, game.report.findings.end());
  for (std::size_t i = 0; i < game.steps.size(); ++i) {
    EXPECT_EQ(game.steps[i].isSettled, i <= open->turn->turn) << i;
  }
  const std::string caption = " (one possible board)";
  const std::string html =
      pageOf(game, compose::scoresheet(game.sheet, compose::headOf(game.sheet), kGameLanguage));
  EXPECT_THAT(html, HasSubstr(caption));
  const auto boards = compose::boardDiagrams(game.report, game.set, {1}, kGameLanguage);
  ASSERT_EQ(boards.size(), 3U);
  EXPECT_EQ(boards[1].caption, "Before 1");
  EXPECT_EQ(boards[2].caption, words::said(words::Phrase::PrintedBoardAtEnd, kGameLanguage) + caption);
}

TEST(GamePage, HasEachPositionOnceAndTheWaysBetweenThem) {
  const PlayedGame game;
  const std::string html =
      pageOf(game, compose::scoresheet(game.sheet, compose::headOf(game.sheet), kGameLanguage));
  for (std::size_t i = 0; i < game.steps.size(); ++i) {
    EXPECT_THAT(html, HasSubstr("<figure id=\"t" + std::to_string(i) + "\""));
    // The previous step and the next step link to this step.
    EXPECT_THAT(html, HasSubstr("href=\"#t" + std::to_string(i) + "\""));
  }
  EXPECT_THAT(html, Not(HasSubstr("#t" + std::to_string(game.steps.size()) + "\"")));
  EXPECT_THAT(html, AllOf(HasSubstr("<use href=\"#b0\""), HasSubstr("<use href=\"#r0\""), HasSubstr(">−9<"),
                          HasSubstr("class=\"step last\"")));
  EXPECT_THAT(html, Not(HasSubstr("<del>")));
}

TEST(GamePage, WhatWasWrittenStaysReadableBesideWhatIsRight) {
  const PlayedGame game;
  auto form = compose::scoresheet(game.sheet, compose::headOf(game.sheet), kGameLanguage);
  compose::CellText& cell = form.play.front().halves[0].score;
  cell = {"-242√21", "+7 <b>", {}, {1}};
  form.findings = {{1, "The sign & so \"on\"."}};
  form.rulings = {{2, "Ruled."}};
  const std::string html = pageOf(game, form);
  EXPECT_THAT(html, HasSubstr("<del>−242<span class=\"root\">√<span>21</span></span></del> "
                              "<ins>+7 &lt;b&gt;</ins><sup><a href=\"#f1\">1</a></sup>"));
  EXPECT_THAT(html, HasSubstr("<li id=\"f1\" value=\"1\">The sign &amp; so &quot;on&quot;.</li>"));
  EXPECT_THAT(html, HasSubstr("<li id=\"f2\" value=\"2\">Ruled.</li>"));
}

// A slash in a Move cell divides unless the chips of the set are fractions. A figure keeps its fraction in
// every set.
TEST(GamePage, ASlashOfAMoveIsAFractionOnlyWhereChipsAreFractions) {
  const std::string fraction = "<span class=\"frac\"><span>5</span>";
  std::size_t withFractions = 0;
  for (const std::string_view name : rules::builtInChipSetNames()) {
    PlayedGame game;
    game.sheet.setTag(sheet::kSetTag, std::string(name));
    game.sheet.lines[0].of(board::Side::Blue).move = "-5/8";
    const auto form = [&] {
      return compose::scoresheet(game.sheet, compose::headOf(game.sheet), kGameLanguage);
    };
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    const bool hasFractions = std::ranges::any_of(
        set.chips, [](const rules::Chip& chip) { return chip.text.find('/') != std::string::npos; });
    withFractions += hasFractions ? 1 : 0;
    const std::string page = pageOf(game, form());
    EXPECT_EQ(page.find(fraction) != std::string::npos, hasFractions) << name;
    EXPECT_EQ(page.find("−5/8") != std::string::npos, !hasFractions) << name;
    game.sheet.lines[0].of(board::Side::Blue).move = "-9 (0,3)";
    game.sheet.lines[0].of(board::Side::Blue).score = "-5/8";
    EXPECT_THAT(pageOf(game, form()), HasSubstr(fraction)) << name;
  }
  EXPECT_GT(withFractions, 0U);
  EXPECT_LT(withFractions, rules::builtInChipSetNames().size());
}

TEST(Writer, ClosesWhatItOpensAndEscapesOnce) {
  Writer html;
  html.open("p", {{"class", "a\"b"}, {"id", ""}}).text("1 < 2 & 'so'").close();
  EXPECT_EQ(std::move(html).done(), "<p class=\"a&quot;b\">1 &lt; 2 &amp; &#39;so&#39;</p>");
  // A right-to-left name is isolated by an element, except where no element is allowed.
  Writer names;
  names.open("p").text("2. محمد, عبد الله (7) und אב").close().element("title", "אב");
  EXPECT_EQ(std::move(names).done(),
            "<p>2. <bdi>محمد, عبد الله</bdi> (7) und <bdi>אב</bdi></p><title>אב</title>");
  Writer open;
  open.open("p");
  EXPECT_DEATH(static_cast<void>(std::move(open).done()), "precondition failed");
}

}  // namespace
}  // namespace damath::html
