// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of figures that the program fills in on request and of the tag that names these cells. Also tests
// which facts about a turn a sheet leaves open.
#include "core/sheet/settle/filling.hpp"

#include <algorithm>

#include "core/notation/sheet/sheet_csv.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/sheet/settle/correction.hpp"
#include "core/sheet/settle/game_record.hpp"
#include "core/sheet/settle/open_turn.hpp"
#include "tests/core/sheet/reports.hpp"
#include "tests/plants/random_game.hpp"

namespace damath::test {
namespace {

using board::Side;
using sheet::Cell;
using sheet::FilledCell;

constexpr std::string_view kTwoBlank =
    "[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n-9 + (-1) || 10 + (-9) | 1\n";

TEST(Filling, WritesWhatIsMissingAndNamesIt) {
  const sheet::Sheet paper = parsed(kTwoBlank);
  const sheet::Sheet filled = sheet::filledIn(paper, sheet::fillings(audited(paper)));
  EXPECT_EQ(filled.lines[1].of(Side::Blue).score, "-10");
  EXPECT_EQ(filled.lines[1].of(Side::Blue).total, "-10");
  EXPECT_EQ(filled.lines[1].of(Side::Red).score, "1") << "what is written stays";
  EXPECT_EQ(filled.lines[1].of(Side::Red).total, "1");
  EXPECT_EQ(filled.tag("Filled"), "2 blue.score, 2 blue.total, 2 red.total");
  const std::vector<FilledCell> expected{
      {2, Side::Blue, Cell::Score}, {2, Side::Blue, Cell::Total}, {2, Side::Red, Cell::Total}};
  EXPECT_EQ(sheet::filledCells(filled), expected);
}

TEST(Filling, OfOneTurnLeavesTheOthersBlank) {
  const sheet::Sheet paper = parsed(kTwoBlank);
  const sheet::Sheet filled = sheet::filledIn(paper, sheet::fillings(audited(paper), 2, Side::Red));
  EXPECT_EQ(filled.lines[1].of(Side::Blue).score, "");
  EXPECT_EQ(filled.tag("Filled"), "2 red.total");
}

TEST(Filling, OfNothingMissingChangesNothing) {
  const sheet::Sheet paper = parsed("[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n");
  EXPECT_EQ(sheet::filledIn(paper, sheet::fillings(audited(paper))), paper);
}

TEST(Filling, IsKeptInBothFormsOfTheFile) {
  const sheet::Sheet paper = parsed(kTwoBlank);
  const sheet::Sheet filled = sheet::filledIn(paper, sheet::fillings(audited(paper)));
  EXPECT_EQ(parsed(notation::toSheetText(filled)), filled);
  const auto csv = notation::parseSheetCsv(notation::toSheetCsv(filled));
  ASSERT_TRUE(csv);
  EXPECT_EQ(sheet::filledCells(*csv), sheet::filledCells(filled));
}

TEST(Filling, NamesNothingInASheetWrittenAnew) {
  const sheet::Sheet paper = parsed(kTwoBlank);
  const sheet::Sheet filled = sheet::filledIn(paper, sheet::fillings(audited(paper)));
  const sheet::Sheet mended =
      sheet::corrected(filled, *rules::builtInChipSet("integer"), rules::manual(), audited(filled));
  EXPECT_EQ(mended.tag("Filled"), "");
}

TEST(Filling, ReadsItsTagOrNothing) {
  sheet::Sheet sheet;
  for (const std::string_view bad :
       {"x", "2", "2 green.score", "0 blue.score", "2 blue.move", "2 blue.score,,", "2 blue", "blue.score 2",
        "2 blue.score; 3 blue.score"}) {
    sheet.setTag("Filled", std::string(bad));
    EXPECT_TRUE(sheet::filledCells(sheet).empty()) << bad;
  }
  sheet.setTag("Filled", " 3 red.total ,2 blue.score,3 red.total");
  const std::vector<FilledCell> expected{{2, Side::Blue, Cell::Score}, {3, Side::Red, Cell::Total}};
  EXPECT_EQ(sheet::filledCells(sheet), expected);
  sheet::setFilledCells(sheet, {});
  EXPECT_TRUE(sheet.tags.empty());
}

// Sheet r1b1 of the sample contest: RED takes three chips in lines 8 to 10.
TEST(OpenTurn, KnowsWhetherAChainCanGoOn) {
  const sheet::Sheet whole = [] {
    std::ifstream file(std::string(DAMATH_TEST_DATA) + "/../../data/sample/sheets/r1b1.sheet");
    std::stringstream text;
    text << file.rdbuf();
    return parsed(text.str());
  }();
  for (const auto& [last, goesOn] : {std::pair{8, true}, {9, true}, {10, false}}) {
    sheet::Sheet begun = whole;
    begun.lines.resize(static_cast<std::size_t>(last));
    EXPECT_EQ(sheet::canGoOn(audited(begun), rules::manual(), last, Side::Red), goesOn) << last;
    EXPECT_EQ(sheet::canGoOn(audited(whole), rules::manual(), last, Side::Red), goesOn) << last;
  }
  EXPECT_FALSE(sheet::canGoOn(audited(whole), rules::manual(), 2, Side::Red));
  EXPECT_FALSE(sheet::canGoOn(audited(whole), rules::manual(), 1, Side::Blue)) << "a quiet move";
}

// RED's three jumps of that sheet stand in one cell, or two of them do.
TEST(OpenTurn, KnowsThatAChainIsCompleteWhereALineHasSeveralJumps) {
  constexpr std::string_view kBefore =
      "[Set \"integer\"]\n\n-1 (4,3) || 4 (1,4)\n-1 (5,4) || 6 + (-1) | 5 | 5\n"
      "4 ÷ 6 | 2/3 ≈ 1 | 1 || -9 - 4 | -13 | -8\n6 ÷ (-9) | -2/3 ≈ -1 | 0 || 10 (4,5)\n"
      "6 x 10 | 60 | 60 || -5 x 6 | -30 | -38\n-7 (7,2) || 4 (0,3)\n10 (5,2) || -5 (5,4)\n";
  using Lines = std::vector<std::pair<std::string_view, bool>>;
  for (const Lines& lines :
       {Lines{{"-3 (3,2) || 4 + (-9); 4 - (-3); 4 ÷ 10 | -5; 7; 0 | -43; -36; -36\n", false}},
        Lines{{"-3 (3,2) || 4 + (-9); 4 - (-3) | -5; 7 | -43; -36\n", true}},
        Lines{{"-3 (3,2) || 4 + (-9); 4 - (-3) | -5; 7 | -43; -36\n", true},
              {" || 4 ÷ 10 | 0 | -36\n", false}},
        Lines{{"-3 (3,2) || 4 + (-9) | -5 | -43\n", true},
              {" || 4 - (-3); 4 ÷ 10 | 7; 0 | -36; -36\n", false}}}) {
    std::string text(kBefore);
    int line = 7;
    for (const auto& [written, goesOn] : lines) {
      text += written;
      EXPECT_EQ(sheet::canGoOn(audited(parsed(text)), rules::manual(), ++line, Side::Red), goesOn) << text;
    }
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
      const bool goesOn = lines.at(static_cast<std::size_t>(i)).second;
      EXPECT_EQ(sheet::canGoOn(audited(parsed(text)), rules::manual(), 8 + i, Side::Red), goesOn) << text;
    }
  }
}

TEST(OpenTurn, WritesTheRouteThatIsChosen) {
  const rules::ChipSet& set = *rules::builtInChipSet("whole");
  int open = 0;
  for (unsigned seed = 0; seed < 120; ++seed) {
    plants::Lots lots(seed);
    sheet::Sheet paper =
        sheet::written(plants::randomGame(set, 120, lots), set, rules::manual(), sheet::Routes::AsOnPaper);
    const sheet::AuditReport report = audited(paper);
    for (const sheet::Finding& note : report.findings) {
      if (note.code != sheet::FindingCode::AmbiguousRoute) continue;
      const sheet::OpenRoutes offered =
          sheet::openRoutes(report, set, rules::manual(), *note.line, *note.side);
      const int line = offered.line;
      const std::vector<sheet::OpenRoute>& routes = offered.routes;
      EXPECT_EQ(line, note.line);
      ASSERT_EQ(routes.size(), note.alternatives.size());
      for (const sheet::OpenRoute& route : routes) {
        ++open;
        sheet::Sheet routed = paper;
        routed.lines[static_cast<std::size_t>(line - 1)].of(*note.side).move +=
            " " + sheet::routeText(route.turn);
        const sheet::AuditReport again = audited(routed);
        EXPECT_TRUE(sheet::openRoutes(again, set, rules::manual(), line, *note.side).routes.empty());
        const auto taken = std::ranges::find_if(again.turns, [&](const sheet::ReplayedTurn& turn) {
          return turn.side == *note.side && !turn.lines.empty() && turn.lines.front() == line;
        });
        ASSERT_NE(taken, again.turns.end());
        EXPECT_EQ(taken->turn, route.turn);
        EXPECT_EQ(taken->after, route.after);
      }
    }
  }
  EXPECT_GE(open, 2) << "no route was open: the test says nothing";
  sheet::Sheet blank;
  blank.setTag("Set", "whole");
  EXPECT_TRUE(sheet::openRoutes(audited(blank), set, rules::manual(), 1, Side::Blue).routes.empty());
}

}  // namespace
}  // namespace damath::test
