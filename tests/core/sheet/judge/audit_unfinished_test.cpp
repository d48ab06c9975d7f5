// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet that is still being typed: while lines may follow, the audit states nothing as certain that
// later lines could show to be false.
#include "core/sheet/settle/mistake_count.hpp"
#include "tests/core/sheet/judge/cuts.hpp"
#include "tests/support/full_size.hpp"

namespace damath::test {
namespace {

using sheet::Extent;
using sheet::FindingCase;
using sheet::FindingCode;

sheet::AuditReport auditedSoFar(const sheet::Sheet& sheet) {
  sheet::Auditor auditor(rules::manual(), *rules::builtInChipSet(sheet.setName()));
  return auditor.audit(sheet, Extent::Moves);
}

bool isDoubtful(const sheet::Finding& finding) {
  return finding.kind == FindingCase::Unconfirmed || finding.kind == FindingCase::PerhapsLeftOut;
}

class CutSlips : public testing::TestWithParam<std::string_view> {};

TEST_P(CutSlips, AreNeverStatedAsAnotherMistake) {
  const unsigned games = support::sized(1U, 6U);
  int cuts = 0;
  int noted = 0;
  for (const std::string_view set : rules::builtInChipSetNames()) {
    for (unsigned seed = 1; seed <= games; ++seed) {
      const auto slip = cutSlipOf(GetParam(), set, seed);
      if (!slip) continue;
      for (std::size_t halves = 1;; ++halves) {
        const auto cut = cutAfter(slip->sheet, halves);
        if (!cut) break;
        ++cuts;
        const sheet::AuditReport report = auditedSoFar(*cut);
        for (const sheet::Finding& finding : report.findings) {
          noted += isDoubtful(finding) ? 1 : 0;
          EXPECT_TRUE(!isCertain(finding) || isTrueOf(*slip, *cut, finding))
              << set << " seed " << seed << ", line " << slip->line << ", cut after " << halves << ": "
              << lineOf(finding);
        }
      }
    }
  }
  EXPECT_GE(cuts, 100) << "too few occasions to say anything";
  EXPECT_GE(noted, 10) << "the slip must not stay unseen either";
}

constexpr auto kNameOfCut = [](const auto& row) { return std::string(row.param); };
INSTANTIATE_TEST_SUITE_P(FirstKind, CutSlips, testing::ValuesIn(kCutSlips, kCutSlips + 1), kNameOfCut);
INSTANTIATE_TEST_SUITE_P(SecondKind, CutSlips, testing::ValuesIn(kCutSlips + 1, kCutSlips + 2), kNameOfCut);
INSTANTIATE_TEST_SUITE_P(OtherKinds, CutSlips, testing::ValuesIn(kCutSlips + 2, std::end(kCutSlips)),
                         kNameOfCut);

// Lines of a game without mistakes get no note, and play is followed to the last half.
TEST(UnfinishedSheet, IsFollowedAfterEachHalfOfARightSheet) {
  for (const std::string_view name : rules::builtInChipSetNames()) {
    plants::Lots lots = lotsOf(name, 1);
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    const sheet::Sheet right =
        sheet::written(plants::randomGame(set, 40, lots), set, rules::manual(), sheet::Routes::AsOnPaper);
    for (std::size_t halves = 1;; ++halves) {
      const auto cut = cutAfter(right, halves);
      if (!cut) break;
      const sheet::AuditReport report = auditedSoFar(*cut);
      EXPECT_EQ(report.replay, sheet::Replay::Complete) << name << " after " << halves;
      EXPECT_TRUE(std::ranges::none_of(report.findings, isDoubtful)) << name << " after " << halves;
    }
  }
}

// Returns the number of turns on paper that end before the entry of `side` on this line. BLUE moves first.
std::ptrdiff_t turnsBefore(const sheet::AuditReport& report, int line, board::Side side) {
  return std::ranges::count_if(report.turns, [&](const auto& turn) {
    if (turn.lines.empty()) return false;
    const int last = *std::ranges::max_element(turn.lines);
    return last < line || (last == line && turn.side != side && side == board::Side::Red);
  });
}

// An entry that cannot be read stands at the end. An audit of the lines so far follows as many entries as an
// audit of a whole sheet, up to the entry before it, also if that entry is on the same line.
TEST(UnfinishedSheet, IsFollowedUpToAnEntryThatCannotBeRead) {
  int followed = 0;
  for (const std::string_view name : rules::builtInChipSetNames()) {
    plants::Lots lots = lotsOf(name, 2);
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    const sheet::Sheet right =
        sheet::written(plants::randomGame(set, 12, lots), set, rules::manual(), sheet::Routes::AsOnPaper);
    for (std::size_t halves = 2;; ++halves) {
      auto cut = cutAfter(right, halves);
      if (!cut) break;
      sheet::Line& last = cut->lines.back();
      const bool isRed = !last.of(board::Side::Red).move.empty();
      const board::Side side = isRed ? board::Side::Red : board::Side::Blue;
      const int line = static_cast<int>(cut->lines.size());
      last.of(side) = {sheet::HalfKind::Play, "trial", "", ""};
      const sheet::AuditReport whole = audited(*cut);
      const sheet::AuditReport report = auditedSoFar(*cut);
      // The audit of a whole sheet may rather doubt an earlier entry.
      const bool isAlone = std::ranges::all_of(whole.findings, [&](const sheet::Finding& finding) {
        return !finding.line || (*finding.line == line && finding.side == side);
      });
      if (!isAlone) continue;
      ++followed;
      EXPECT_EQ(turnsBefore(report, line, side), turnsBefore(whole, line, side))
          << name << " after " << halves;
    }
  }
  EXPECT_GT(followed, 40);
}

// RED's first half is left out, and the halves below it are moved up.
constexpr std::string_view kFirstHalfLeftOut =
    "[Set \"integer\"]\n"
    "-9 (0,3) ||  | \n"
    "6 (2,3) ||  | \n";

TEST(UnfinishedSheet, CountsNoMistakeOfAPlayerByTheBoard) {
  sheet::Sheet sheet = parsed(kFirstHalfLeftOut);
  const sheet::AuditReport report = auditedSoFar(sheet);
  ASSERT_TRUE(std::ranges::any_of(report.findings, isDoubtful));
  EXPECT_TRUE(std::ranges::none_of(report.findings, isCertain)) << lineOf(report.findings.front());
  EXPECT_NE(report.replay, sheet::Replay::Complete);
  EXPECT_TRUE(report.isResultOpen);
  const sheet::AuditReport whole = audited(sheet);
  EXPECT_TRUE(std::ranges::any_of(whole.findings, isCertain)) << "a whole sheet needs RED's entry";
}

TEST(UnfinishedSheet, TellsAWrongSumAtOnce) {
  const sheet::Sheet sheet = parsed(
      "[Set \"integer\"]\n"
      "-9 (0,3) || -1 (1,4)\n"
      "-9 + (-1) | -10 | -11 ||  | \n");
  const sheet::AuditReport report = auditedSoFar(sheet);
  const auto found = std::ranges::find(report.findings, FindingCode::WrongTotal, &sheet::Finding::code);
  ASSERT_NE(found, report.findings.end());
  EXPECT_EQ(found->line, 2);
  EXPECT_EQ(sheet::counted(report.findings, {}).mistakes -
                static_cast<int>(std::ranges::count(report.findings, FindingCode::MissingRemaining,
                                                    &sheet::Finding::code)),
            1);
}

TEST(UnfinishedSheet, ItsExtentFollowsFromItsRowsAndItsEnding) {
  sheet::Sheet sheet = parsed(kFirstHalfLeftOut);
  EXPECT_EQ(extentOf(sheet), Extent::Moves);
  sheet.setTag(sheet::kEndingTag, "resignBlue");
  EXPECT_EQ(extentOf(sheet), Extent::Whole);
  sheet.setTag(sheet::kEndingTag, "time");
  EXPECT_EQ(extentOf(sheet), Extent::Moves);
  sheet.lines.emplace_back().of(board::Side::Red) = {sheet::HalfKind::GrandTotal, "GRAND", "", "60"};
  EXPECT_EQ(extentOf(sheet), Extent::Whole);
  EXPECT_EQ(extentOf(sheet::Sheet()), Extent::Whole);
}

// The running total in the Score cell is told as such, also beside a blank Total cell.
TEST(UnfinishedSheet, TellsARunningTotalInTheScoreCellBesideABlankTotal) {
  for (const std::string_view name : rules::builtInChipSetNames()) {
    int told = 0;
    for (unsigned seed = 1; seed <= 4; ++seed) {
      plants::Lots lots = lotsOf(name, seed);
      const rules::ChipSet& set = *rules::builtInChipSet(name);
      sheet::Sheet sheet =
          sheet::written(plants::randomGame(set, 40, lots), set, rules::manual(), sheet::Routes::AsOnPaper);
      bool hasCaptured = false;
      for (std::size_t line = 0; line < sheet.lines.size(); ++line) {
        sheet::Half& half = sheet.lines[line].of(board::Side::Blue);
        if (half.kind != sheet::HalfKind::Play || !plants::isCapture(half)) continue;
        if (!std::exchange(hasCaptured, true) || half.total == half.score) continue;
        half.score = std::exchange(half.total, "");
        const sheet::AuditReport report = audited(sheet);
        told += static_cast<int>(std::ranges::count_if(report.findings, [&](const sheet::Finding& each) {
          return each.kind == FindingCase::TotalAsScore && each.line == static_cast<int>(line) + 1;
        }));
        break;
      }
    }
    EXPECT_GE(told, 1) << name;
  }
}

}  // namespace
}  // namespace damath::test
