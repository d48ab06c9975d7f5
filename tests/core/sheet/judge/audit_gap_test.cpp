// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of gaps: entries that no turn explains. The replay resumes after them.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "core/sheet/settle/correction.hpp"
#include "core/sheet/settle/game_record.hpp"
#include "tests/core/sheet/reports.hpp"
#include "tests/plants/random_game.hpp"
#include "tests/support/full_size.hpp"

namespace damath::test {
namespace {

using board::Side;
using sheet::FindingCode;
using sheet::HalfKind;
using sheet::Sheet;

const unsigned kGamesASet = support::sized(4U, 8U);
constexpr std::size_t kBefore = 8;  // lines of play before the gap

Sheet randomSheet(const rules::ChipSet& set, unsigned seed) {
  plants::Lots lots(seed);
  return sheet::written(plants::randomGame(set, 60, lots), set, rules::manual(), sheet::Routes::AsOnPaper);
}

int linesOfPlay(const Sheet& sheet) {
  return static_cast<int>(std::ranges::count_if(sheet.lines, [](const sheet::Line& line) {
    return std::ranges::any_of(line.halves,
                               [](const sheet::Half& half) { return half.kind == HalfKind::Play; });
  }));
}

// The outcome of the audit of a sheet with wrong lines. verdictOf() gets the last wrong line as `to`; lines
// are counted from 1.
struct GapVerdict {
  bool resumed = false;  // the last turn of the replay is on one of the last two lines of play
  bool quiet = true;     // no root error after line `to` + 1
};

GapVerdict verdictOf(const sheet::AuditReport& report, int lastLine, int to) {
  GapVerdict verdict;
  verdict.resumed = !report.turns.empty() && !report.turns.back().lines.empty() &&
                    report.turns.back().lines.back() >= lastLine - 1;
  for (const sheet::Finding& finding : report.findings) {
    const bool root = finding.severity() == sheet::Severity::Error && !finding.causedBy;
    if (root && finding.line && *finding.line > to + 1) verdict.quiet = false;
  }
  return verdict;
}

std::string textOf(const Sheet& sheet, const sheet::AuditReport& report) {
  std::string text = notation::toSheetText(sheet);
  for (const std::string& line : linesOf(report)) text += line + "\n";
  return text;
}

// The audit guesses the boards after a gap. It corrects no move by a guessed board, and marks each finding
// that depends on a guessed board.
void expectNothingByGuessedBoards(const Sheet& sheet, const sheet::AuditReport& report) {
  const auto gap = std::ranges::find_if(report.findings, [](const sheet::Finding& finding) {
    return finding.code == FindingCode::Gap && finding.untilLine;
  });
  if (gap == report.findings.end()) return;
  for (const sheet::Correction& each : sheet::corrections(sheet, report)) {
    if (each.cell != sheet::Cell::Move || each.line <= *gap->untilLine) continue;
    const sheet::Finding& finding = report.findings[each.finding.value()];
    const bool isNoChip =
        finding.kind == sheet::FindingCase::NotInSet || finding.kind == sheet::FindingCase::MinusMissing;
    EXPECT_TRUE(isNoChip) << lineOf(finding);
  }
  for (const sheet::Finding& finding : report.findings) {
    if (!finding.isOnGuessedBoard) continue;
    EXPECT_GE(finding.line.value_or(*gap->untilLine), *gap->untilLine);
    EXPECT_EQ(finding.correct, std::nullopt) << lineOf(finding);
  }
}

// Counts of sheets. `spoilt`: sheets with wrong lines. `resumed`: sheets that the audit follows again after
// the gap. `quiet`: sheets without a root error after the gap.
struct GapTally {
  int spoilt = 0;
  int resumed = 0;
  int quiet = 0;
  std::string missed;
};

// Audits random sheets with wrong lines and counts the outcomes. `spoil` makes lines of a sheet wrong, from
// kBefore on, and returns the number of lines that it removed. After `changed` lines, the sheet records the
// game again.
GapTally tallyOf(const rules::ChipSet& set, int changed, const std::function<int(Sheet&)>& spoil) {
  GapTally tally;
  for (unsigned seed = 1; seed <= kGamesASet; ++seed) {
    Sheet sheet = randomSheet(set, seed);
    const int before = linesOfPlay(sheet);
    const int last = before - spoil(sheet);
    if (last < static_cast<int>(kBefore) + 12) continue;
    ++tally.spoilt;
    const sheet::AuditReport report = audited(sheet);
    expectNothingByGuessedBoards(sheet, report);
    const GapVerdict verdict = verdictOf(report, last, static_cast<int>(kBefore) + changed);
    tally.resumed += verdict.resumed ? 1 : 0;
    tally.quiet += verdict.quiet ? 1 : 0;
    if (!verdict.resumed || !verdict.quiet) {
      tally.missed += "seed " + std::to_string(seed) + "\n" + textOf(sheet, report);
    }
  }
  return tally;
}

class Gaps : public testing::TestWithParam<std::string_view> {};

// The entries of two lines were never played: in each half, a chip of the back row steps to (1,0).
TEST_P(Gaps, TheReplayGoesOnBehindLinesThatWereNeverPlayed) {
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  const GapTally tally = tallyOf(set, 2, [&set](Sheet& sheet) {
    for (std::size_t i = kBefore; i < std::min(kBefore + 2, sheet.lines.size()); ++i) {
      for (sheet::Half& half : sheet.lines[i].halves) {
        if (half.kind == HalfKind::Play) half.move = set.chips[8 + i % 2].text + " (1,0)";
      }
    }
    return 0;
  });
  ASSERT_GE(tally.spoilt, support::sized(2, 4));
  EXPECT_GE(tally.resumed * 100, 90 * tally.spoilt) << tally.missed;
  EXPECT_GE(tally.quiet * 100, 90 * tally.spoilt) << tally.missed;
}

// Three lines are missing. Nobody can tell their turns, so some boards stay uncertain to the end.
TEST_P(Gaps, TheReplayGoesOnBehindLinesThatAreWanting) {
  const GapTally tally = tallyOf(*rules::builtInChipSet(GetParam()), 4, [](Sheet& sheet) {
    const auto from =
        sheet.lines.begin() + static_cast<std::ptrdiff_t>(std::min(kBefore, sheet.lines.size()));
    const auto gone = std::min<std::ptrdiff_t>(3, sheet.lines.end() - from);
    sheet.lines.erase(from, from + gone);
    return static_cast<int>(gone);
  });
  ASSERT_GE(tally.spoilt, support::sized(2, 4));
  EXPECT_GE(tally.resumed * 100, 70 * tally.spoilt) << tally.missed;
  EXPECT_GE(tally.quiet * 100, 90 * tally.spoilt) << tally.missed;
}

// The test makes one or two lines of each sheet unreadable; their blank cells stay blank. In at least 95 of
// 100 sheets, the audit finds no root error outside these lines, and the result is that of the game.
TEST_P(Gaps, SmudgesAccuseNobody) {
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  int spoilt = 0;
  int fair = 0;
  std::string unfair;
  for (unsigned seed = 1; seed <= kGamesASet; ++seed) {
    const Sheet clean = randomSheet(set, seed);
    if (linesOfPlay(clean) < static_cast<int>(kBefore) + 12) continue;
    const sheet::AuditReport truth = audited(clean);
    for (const std::size_t lines : {std::size_t{1}, std::size_t{2}}) {
      Sheet sheet = clean;
      for (std::size_t i = kBefore; i < kBefore + lines; ++i) {
        for (sheet::Half& half : sheet.lines[i].halves) {
          for (std::string* cell : {&half.move, &half.score, &half.total}) {
            if (!cell->empty()) *cell = "??";
          }
        }
      }
      const sheet::AuditReport report = audited(sheet);
      const bool accuses = std::ranges::any_of(report.findings, [&](const sheet::Finding& finding) {
        const bool root = finding.severity() == sheet::Severity::Error && !finding.causedBy;
        const int line = finding.line.value_or(0);
        return root && (line <= static_cast<int>(kBefore) || line > static_cast<int>(kBefore + lines));
      });
      ++spoilt;
      if (!accuses && report.result == truth.result) {
        ++fair;
      } else {
        unfair += "seed " + std::to_string(seed) + "\n" + textOf(sheet, report);
      }
    }
  }
  EXPECT_GE(fair * 100, 95 * spoilt) << fair << " of " << spoilt << "\n" << unfair;
}

class GapTotals : public testing::TestWithParam<std::string_view> {};

// In four lines, the quiet moves were never played, and the captures cannot be read or name a chip that no
// set has. All figures are right, so the totals and the result stay as written. No other figure is proposed.
TEST_P(GapTotals, StayIfTheyAddUp) {
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  int open = 0;
  for (unsigned seed = 1; seed <= kGamesASet; ++seed) {
    const Sheet clean = randomSheet(set, seed);
    if (linesOfPlay(clean) < static_cast<int>(kBefore) + 12) continue;
    const sheet::AuditReport truth = audited(clean);
    for (const std::string taker : {"9999", "!!"}) {
      Sheet sheet = clean;
      for (std::size_t i = kBefore; i < kBefore + 4; ++i) {
        for (sheet::Half& half : sheet.lines[i].halves) {
          if (half.kind != HalfKind::Play) continue;
          const std::string rest = half.move.substr(half.move.find(' '));
          half.move = half.score.empty() ? set.chips[8 + i % 2].text + " (1,0)" : taker + rest;
        }
      }
      const sheet::AuditReport report = audited(sheet);
      if (report.replay == sheet::Replay::Complete) continue;
      ++open;
      EXPECT_EQ(report.result, truth.result) << textOf(sheet, report);
      for (const board::Side side : board::kSides) {
        EXPECT_EQ(report.of(side).grand, truth.of(side).grand) << textOf(sheet, report);
      }
      for (const sheet::Finding& finding : report.findings) {
        const bool isTotal = finding.cell == sheet::Cell::Total || finding.cell == sheet::Cell::GrandTotal;
        EXPECT_FALSE(isTotal && (finding.correct || finding.counted)) << textOf(sheet, report);
      }
    }
  }
  EXPECT_GE(open, 1) << "play was followed in every sheet";
}

// A chip that the set does not have may be several chips, and the score may fit several of them. The audit
// then names no chip, counts none as taken, and does not call the score wrong.
TEST(GapOfOtherChips, NamesNoChipThatNothingProves) {
  const sheet::AuditReport report =
      audited(parsed("[Set \"integer\"]\n"
                     "1 (7,7) || 13 (7,4)\n"
                     "4 (1,0) || 5 + 12 | 4 | 4\n"));
  ASSERT_EQ(report.replay, sheet::Replay::None);
  for (const sheet::Finding& finding : report.findings) {
    EXPECT_TRUE(finding.cell != sheet::Cell::Move || !finding.correct) << lineOf(finding);
    EXPECT_NE(finding.cell, sheet::Cell::Score) << lineOf(finding);
    EXPECT_NE(finding.kind, sheet::FindingCase::TakenBefore) << lineOf(finding);
  }
}

constexpr auto kGapSetName = [](const auto& row) { return std::string(row.param); };
INSTANTIATE_TEST_SUITE_P(EverySet, Gaps, testing::ValuesIn(rules::builtInChipSetNames()), kGapSetName);
INSTANTIATE_TEST_SUITE_P(EverySet, GapTotals, testing::ValuesIn(rules::builtInChipSetNames()), kGapSetName);

}  // namespace
}  // namespace damath::test
