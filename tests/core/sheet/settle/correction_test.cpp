// SPDX-License-Identifier: GPL-3.0-or-later
// If the whole game could be replayed, the audit finds no error in the corrected sheet, except open moves.
// All correct cells stay unchanged.
#include "core/sheet/settle/correction.hpp"

#include <algorithm>

#include "core/sheet/settle/open_turn.hpp"
#include "tests/core/sheet/reports.hpp"
#include "tests/plants/planter.hpp"
#include "tests/plants/random_game.hpp"

namespace damath::test {
namespace {

TEST(Correction, OfAPlantedMistakeAuditsCleanUnlessTheGameItselfBrokeARule) {
  for (const plants::PlanterOf& planter : plants::planters()) {
    const bool played = planter.kind == "missedCapture" || planter.kind == "notMaximum" ||
                        planter.kind == "damaPriority" || planter.kind == "chainNotFinished";
    if (played) continue;
    for (unsigned seed = 0; seed < 6; ++seed) {
      plants::Lots lots(seed * 31 + 7);
      const rules::ChipSet& set = *rules::builtInChipSet(seed % 2 == 0 ? "integer" : "rational");
      const std::optional<plants::Plant> plant = planter.plant(set, lots);
      if (!plant) continue;
      const sheet::AuditReport report = audited(plant->sheet);
      if (!plants::isFound(*plant, report)) continue;
      const sheet::Sheet mended = sheet::corrected(plant->sheet, set, rules::manual(), report);
      const sheet::AuditReport again = audited(mended);
      // Only a move that fits several turns is reported again.
      for (const sheet::Finding& finding : again.findings) {
        if (finding.severity() == sheet::Severity::Note) continue;
        const bool isOpen = finding.code == plant->code && !finding.correct && finding.turn &&
                            report.turns[finding.turn->turn].isOpen;
        EXPECT_TRUE(isOpen) << planter.kind << " seed " << seed << ": " << lineOf(finding);
      }
      for (const board::Side side : board::kSides) EXPECT_EQ(again.of(side).grand, report.of(side).grand);
    }
  }
}

TEST(Correction, NamesEachCellOnceWithWhatStandsThere) {
  const sheet::Sheet written =
      parsed("[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n-9 + (-1) | -8 | -8 || 10 + (-9) | 1 | 1\n");
  const auto corrections = sheet::corrections(written, audited(written));
  const auto score = std::ranges::find(corrections, sheet::Cell::Score, &sheet::Correction::cell);
  ASSERT_NE(score, corrections.end());
  EXPECT_EQ(score->line, 2);
  EXPECT_EQ(score->written, "-8");
  EXPECT_EQ(score->correct, "-10");
}

// The last quiet move is unreadable. If several turns fit, the correction writes none of them, and the replay
// is settled only up to the turn before. If only one turn fits, the correction writes it.
TEST(Correction, LeavesAMoveAsItStandsWhereSeveralTurnsFit) {
  int open = 0;
  for (unsigned seed = 0; seed < 24; ++seed) {
    plants::Lots lots(seed);
    const rules::ChipSet& set = *rules::builtInChipSet(seed % 2 == 0 ? "integer" : "whole");
    sheet::GameRecord game = plants::randomGame(set, 30 + static_cast<int>(seed), lots);
    while (game.turns.back().isCapture()) game.turns.pop_back();
    sheet::Sheet paper = sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper);
    const auto side = game.turns.size() % 2 == 1 ? board::Side::Blue : board::Side::Red;
    const auto line = std::ranges::find_if(paper.lines.rbegin(), paper.lines.rend(), [&](const auto& each) {
      return each.of(side).kind == sheet::HalfKind::Play && !each.of(side).move.empty();
    });
    line->of(side).move = "blot";
    const sheet::AuditReport report = audited(paper);
    const auto told =
        std::ranges::find(report.findings, sheet::FindingCode::UnreadableEntry, &sheet::Finding::code);
    ASSERT_NE(told, report.findings.end()) << seed;
    const sheet::Sheet mended = sheet::corrected(paper, set, rules::manual(), report);
    const auto isBlot = [&](const sheet::Line& each) { return each.of(side).move == "blot"; };
    EXPECT_EQ(std::ranges::any_of(mended.lines, isBlot), !told->correct) << seed;
    const std::size_t turns = game.turns.size();
    if (report.replay == sheet::Replay::Complete) {
      EXPECT_EQ(sheet::turnsSettled(report), told->correct ? turns : turns - 1) << seed;
    }
    open += told->correct ? 0 : 1;
  }
  EXPECT_GT(open, 12);
}

// A quiet move is left out in the middle. The finding names every move that fits. The corrected sheet has the
// move only if one move fits.
TEST(Correction, LeavesAMissingMoveBlankWhereSeveralFit) {
  int open = 0;
  int known = 0;
  for (unsigned seed = 0; seed < 400; ++seed) {
    plants::Lots lots(seed);
    const rules::ChipSet& set = *rules::builtInChipSet(seed % 2 == 0 ? "integer" : "whole");
    const sheet::Sheet whole =
        sheet::written(plants::randomGame(set, 50, lots), set, rules::manual(), sheet::Routes::AsOnPaper);
    const std::size_t line = 6 + plants::pick(lots, 8);
    const auto side = seed % 3 == 0 ? board::Side::Red : board::Side::Blue;
    if (line >= whole.lines.size()) continue;
    const sheet::Half& left = whole.lines[line].of(side);
    if (left.kind != sheet::HalfKind::Play || left.move.empty() || !left.score.empty()) continue;
    sheet::Sheet paper = whole;
    paper.lines[line].of(side) = {};
    const sheet::AuditReport report = audited(paper);
    const auto told =
        std::ranges::find(report.findings, sheet::FindingCode::MissingLine, &sheet::Finding::code);
    if (told == report.findings.end() || report.replay != sheet::Replay::Complete) continue;
    const sheet::Sheet mended = sheet::corrected(paper, set, rules::manual(), report);
    if (mended.lines.size() != whole.lines.size()) continue;
    if (told->correct) {
      // An open route elsewhere makes the correction write the squares of the route after each move.
      EXPECT_TRUE(mended.lines[line].of(side).move.starts_with(left.move)) << seed;
      ++known;
      continue;
    }
    EXPECT_GE(told->alternatives.size(), 2U) << seed;
    EXPECT_NE(std::ranges::find(told->alternatives, left.move), told->alternatives.end()) << seed;
    EXPECT_EQ(sheet::turnsSettled(report), told->turn->turn) << seed;
    EXPECT_TRUE(std::ranges::any_of(mended.lines, [&](const sheet::Line& each) {
      return each.of(side).kind == sheet::HalfKind::Play && each.of(side).move.empty();
    })) << seed;
    ++open;
  }
  EXPECT_GT(open, 5);
  EXPECT_GT(known, 2);
}

// A quiet move that no rule allows is played as written. Nothing about the move is open.
TEST(Correction, AMoveThatNoRuleAllowsIsNotOpen) {
  const sheet::Sheet paper = parsed("[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n-9 (4,3) || 6 (3,4)\n");
  const sheet::AuditReport report = audited(paper);
  EXPECT_EQ(sheet::turnsSettled(report), report.turns.size());
}

TEST(Correction, OfABrokenOffReplayMendsCellsAndLeavesTheRest) {
  const sheet::AuditReport report = auditedFile(DAMATH_TEST_DATA "/manual/polynomial.sheet");
  std::ifstream file(std::string(DAMATH_TEST_DATA) + "/manual/polynomial.sheet");
  std::stringstream text;
  text << file.rdbuf();
  const sheet::Sheet written = parsed(text.str());
  const sheet::Sheet mended =
      sheet::corrected(written, *rules::builtInChipSet("polynomial"), rules::manual(), report);
  EXPECT_EQ(mended.lines[1].halves[1].score, "84");
  EXPECT_EQ(mended.lines[6].halves[0].move, "66x²y");
  EXPECT_EQ(mended.lines[8].halves[1].score, "-73.09");
  EXPECT_EQ(mended.lines[0], written.lines[0]);
  EXPECT_FALSE(audited(mended).hasErrors());
}

}  // namespace
}  // namespace damath::test
