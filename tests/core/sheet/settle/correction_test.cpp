// SPDX-License-Identifier: GPL-3.0-or-later
// Corrected sheets audit clean where the whole game could be replayed, and keep every right cell elsewhere.
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
      EXPECT_FALSE(again.hasErrors())
          << planter.kind << " seed " << seed << ": " << lineOf(again.findings.front());
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

// A last quiet move that nobody can read: where several turns fit, none of them is written into the sheet,
// and the replay is settled only as far as the turn before it. Where one fits, it is written.
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
