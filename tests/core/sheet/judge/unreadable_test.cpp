// SPDX-License-Identifier: GPL-3.0-or-later
// The audit reports an unreadable cell with the position of the first unreadable character. The written text
// is kept (rulebook N4).
#include <gtest/gtest.h>

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/notation/sheet/audit_json.hpp"
#include "core/notation/sheet/sheet_csv.hpp"
#include "core/sheet/settle/game_record.hpp"
#include "tests/core/sheet/reports.hpp"
#include "tests/plants/random_game.hpp"

namespace damath::test {
namespace {

struct Unreadable {
  std::string name;
  std::string cell;
  std::size_t column;
};

void PrintTo(const Unreadable& unreadable, std::ostream* out) {
  *out << unreadable.cell;
}

class UnreadableCells : public testing::TestWithParam<Unreadable> {};

// Checks the finding about the cell, and the JSON text of this finding for other programs.
void expectTold(const sheet::Sheet& sheet, sheet::Cell cell, const Unreadable& wanted) {
  const sheet::AuditReport report = audited(sheet);
  const auto found = std::ranges::find_if(report.findings, [&](const sheet::Finding& finding) {
    return finding.code == sheet::FindingCode::UnreadableEntry && finding.cell == cell;
  });
  ASSERT_NE(found, report.findings.end()) << testing::PrintToString(linesOf(report));
  EXPECT_EQ(found->written, wanted.cell);
  EXPECT_EQ(found->column, wanted.column);
  EXPECT_EQ(toText(found->clause), "N4");
  const std::vector<std::string> sentences(report.findings.size());
  const auto json = nlohmann::json::parse(
      notation::toAuditJson({"a.sheet", *rules::builtInChipSet("integer"), "manual"}, report, sentences));
  const auto index = static_cast<std::size_t>(found - report.findings.begin());
  EXPECT_EQ(json["findings"][index]["written"], wanted.cell);
  EXPECT_EQ(json["findings"][index]["code"], "unreadableEntry");
  EXPECT_EQ(json["findings"][index]["cell"], std::string(toText(cell)));
}

TEST_P(UnreadableCells, AreToldInEveryColumn) {
  const Unreadable& wanted = GetParam();
  const sheet::Sheet good = parsed(
      "[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n"
      "RC 6 | 6\nTOTAL | 6\nGRAND | -4\n");
  const auto with = [&](std::size_t line, std::string sheet::Half::*cell) {
    sheet::Sheet sheet = good;
    sheet.lines[line].halves[0].*cell = wanted.cell;
    const auto text = notation::parseSheetText(notation::toSheetText(sheet));
    const auto csv = notation::parseSheetCsv(notation::toSheetCsv(sheet));
    EXPECT_TRUE(text.has_value() && *text == sheet) << "kept in the text";
    EXPECT_TRUE(csv.has_value() && *csv == sheet) << "kept in CSV";
    return sheet;
  };
  expectTold(with(1, &sheet::Half::move), sheet::Cell::Move, wanted);
  expectTold(with(1, &sheet::Half::score), sheet::Cell::Score, wanted);
  expectTold(with(1, &sheet::Half::total), sheet::Cell::Total, wanted);
  expectTold(with(2, &sheet::Half::score), sheet::Cell::Remaining, wanted);
  expectTold(with(3, &sheet::Half::score), sheet::Cell::RemainingTotal, wanted);
  expectTold(with(4, &sheet::Half::score), sheet::Cell::GrandTotal, wanted);
}

INSTANTIATE_TEST_SUITE_P(
    N4, UnreadableCells,
    testing::Values(Unreadable{"word", "pass", 1}, Unreadable{"quotes", "\"?\"; a, b\\", 1},
                    Unreadable{"picture", "🜁🜁", 1}, Unreadable{"wideLetters", "－の９", 2},
                    Unreadable{"letterInNumber", "-1o", 3}, Unreadable{"control", "-1\x01\x02", 3},
                    Unreadable{"emphasis", "9 !", 3}),
    [](const auto& row) { return row.param.name; });

// RED's last entry is unreadable, and nothing else on the sheet shows its turn. So the replay has no turn for
// this entry.
TEST(UnreadableEnd, IsFollowedByNoTurn) {
  const sheet::AuditReport report = audited(parsed("[Set \"integer\"]\n-9 (0,3) || trial\n"));
  EXPECT_EQ(report.turns.size(), 1U);
  EXPECT_EQ(report.replay, sheet::Replay::Partial);
  EXPECT_TRUE(std::ranges::any_of(report.findings, [](const sheet::Finding& finding) {
    return finding.code == sheet::FindingCode::UnreadableEntry;
  }));
  // The R.C. rows show which turn was played.
  const sheet::AuditReport whole =
      audited(parsed("[Set \"integer\"]\n-9 (0,3) || trial\nRC 6 | 6\nTOTAL | 6\nGRAND | 6\n"));
  EXPECT_EQ(whole.turns.size(), 2U);
}

// The later lines fit several turns equally well. So the replay has no turn for the unreadable entry.
TEST(UnreadableMiddle, IsFollowedByNoTurnAsLongAsOthersAreAsGood) {
  const sheet::AuditReport report = audited(parsed("[Set \"integer\"]\n-9 (0,3) || trial\n6 (2,3) ||\n"));
  EXPECT_EQ(report.turns.size(), 1U);
  EXPECT_EQ(report.replay, sheet::Replay::Partial);
  const auto found =
      std::ranges::find(report.findings, sheet::FindingCode::UnreadableEntry, &sheet::Finding::code);
  ASSERT_NE(found, report.findings.end());
  EXPECT_EQ(found->correct, std::nullopt);
  EXPECT_TRUE(found->alternatives.empty());
  // A later line that fits only one turn shows which turn was played.
  const sheet::AuditReport told =
      audited(parsed("[Set \"integer\"]\n-9 (0,3) || trial\n-9 + (-1) | -10 | -10 ||\n"));
  EXPECT_EQ(told.turns.size(), 3U);
  EXPECT_EQ(told.replay, sheet::Replay::Complete);
}

// The sheets have no end rows. Only the unreadable word is an error, and the totals are those of the game.
TEST(UnreadableMiddle, LeavesTheRestOfTheSheetRight) {
  for (unsigned seed = 1; seed <= 12; ++seed) {
    plants::Lots lots(seed);
    const rules::ChipSet& set = *rules::builtInChipSet("integer");
    sheet::Sheet sheet =
        sheet::written(plants::randomGame(set, 40, lots), set, rules::manual(), sheet::Routes::AsOnPaper);
    std::erase_if(sheet.lines, [](const sheet::Line& line) {
      return std::ranges::none_of(line.halves,
                                  [](const sheet::Half& half) { return half.kind == sheet::HalfKind::Play; });
    });
    const sheet::AuditReport right = audited(sheet);
    for (const std::size_t line : {3U, 7U, 11U}) {
      if (line >= sheet.lines.size() || !sheet.lines[line].halves[1].score.empty()) continue;
      sheet::Sheet spoilt = sheet;
      if (spoilt.lines[line].halves[1].move.empty()) continue;
      spoilt.lines[line].halves[1].move = "trial";
      const sheet::AuditReport report = audited(spoilt);
      for (const sheet::Finding& finding : report.findings) {
        const bool isOfPlay = finding.cell == sheet::Cell::Move || finding.cell == sheet::Cell::Score ||
                              finding.cell == sheet::Cell::Total;
        if (finding.severity() != sheet::Severity::Error || !isOfPlay) continue;
        EXPECT_EQ(finding.code, sheet::FindingCode::UnreadableEntry)
            << seed << ", line " << line + 1 << testing::PrintToString(linesOf(report));
        EXPECT_TRUE(finding.alternatives.empty()) << "one turn or none";
      }
      for (const board::Side side : board::kSides) {
        EXPECT_EQ(report.of(side).running, right.of(side).running) << seed << ", line " << line + 1;
      }
    }
  }
}

}  // namespace
}  // namespace damath::test
