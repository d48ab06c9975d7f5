// SPDX-License-Identifier: GPL-3.0-or-later
// A finding about a single slip of the pen tells its likely cause: x and y of a square swapped, the other
// player's frame, a missing minus sign, the running total in the Score cell. Tested in random games of every
// set.
#include <algorithm>
#include <functional>

#include "tests/core/sheet/judge/tally.hpp"
#include "tests/plants/spot.hpp"
#include "tests/support/full_size.hpp"

namespace damath::test {
namespace {

using plants::Lots;
using plants::Spot;
using sheet::Cell;
using sheet::Finding;
using sheet::FindingCase;
using sheet::FindingCode;

// Changes one half of a correct sheet; false if the half gives no occasion.
using Slip = std::function<bool(sheet::Half&, const rules::ChipSet&)>;

struct CauseOfSlip {
  std::string_view name;
  plants::Filter filter;
  Slip slip;
  Cell cell;
  std::vector<FindingCode> codes;  // the codes of findings that must tell the cause
  FindingCase cause;
};

void PrintTo(const CauseOfSlip& row, std::ostream* out) {
  *out << row.name;
}

// A quiet move ends with its square, `(0,3)`. Both numbers are single digits.
char& xOf(std::string& move) {
  return move[move.size() - 4];
}
char& yOf(std::string& move) {
  return move[move.size() - 2];
}

// True for a square such as (3,4): with x and y swapped it is the same as counted from the other side.
bool isBoth(std::string& move) {
  return xOf(move) + yOf(move) == 2 * '0' + 7;
}

bool swapXAndY(sheet::Half& half, const rules::ChipSet& /*set*/) {
  if (isBoth(half.move)) return false;
  std::swap(xOf(half.move), yOf(half.move));
  return true;
}

bool countFromOtherSide(sheet::Half& half, const rules::ChipSet& /*set*/) {
  if (isBoth(half.move)) return false;
  for (char* digit : {&xOf(half.move), &yOf(half.move)}) *digit = static_cast<char>('0' + ('7' - *digit));
  return true;
}

bool leaveMinusOut(sheet::Half& half, const rules::ChipSet& /*set*/) {
  if (!half.move.starts_with('-')) return false;
  half.move.erase(0, 1);
  return true;
}

bool writeTotalAsScore(sheet::Half& half, const rules::ChipSet& /*set*/) {
  if (!plants::isFigure(half.score) || !plants::isFigure(half.total)) return false;
  if (plants::valueOf(half.score) == plants::valueOf(half.total)) return false;
  half.score = half.total;
  return true;
}

class Causes : public testing::TestWithParam<CauseOfSlip> {};

TEST_P(Causes, AreToldInRandomGames) {
  int told = 0;
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    for (unsigned seed = 1; seed <= support::sized(20U, 100U); ++seed) {
      Lots lots = lotsOf(name, seed);
      const sheet::GameRecord game = plants::randomGame(set, 60, lots);
      sheet::Sheet sheet = sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper);
      const auto spot = plants::anySpot(sheet, lots, GetParam().filter);
      if (!spot) continue;
      const std::string right = plants::halfAt(sheet, *spot).move;
      if (!GetParam().slip(plants::halfAt(sheet, *spot), set)) continue;
      const sheet::AuditReport report = audited(sheet);
      for (const Finding& finding : report.findings) {
        const bool isThere = finding.line == static_cast<int>(spot->line) + 1 && finding.side == spot->side &&
                             finding.cell == GetParam().cell && !finding.causedBy;
        const bool isOfCode = std::ranges::find(GetParam().codes, finding.code) != GetParam().codes.end();
        // Another correct move than the one that was played comes from another explanation of the sheet.
        const bool isRight = finding.cell != Cell::Move || finding.correct == right;
        if (!isThere || !isOfCode || !isRight) continue;
        ++told;
        EXPECT_EQ(finding.kind, GetParam().cause) << name << " seed " << seed << ": " << lineOf(finding);
      }
    }
  }
  EXPECT_GE(told, support::sized(20, 100)) << "too few occasions to say anything";
}

INSTANTIATE_TEST_SUITE_P(Slips, Causes,
                         testing::Values(CauseOfSlip{"SwappedSquare",
                                                     plants::isQuiet,
                                                     swapXAndY,
                                                     Cell::Move,
                                                     {FindingCode::IllegalMove},
                                                     FindingCase::SwappedSquare},
                                         CauseOfSlip{"OtherFrame",
                                                     plants::isQuiet,
                                                     countFromOtherSide,
                                                     Cell::Move,
                                                     {FindingCode::IllegalMove},
                                                     FindingCase::OtherFrame},
                                         CauseOfSlip{"MinusMissing",
                                                     plants::isPlay,
                                                     leaveMinusOut,
                                                     Cell::Move,
                                                     {FindingCode::NoSuchChip},
                                                     FindingCase::MinusMissing},
                                         CauseOfSlip{"TotalAsScore",
                                                     plants::isCapture,
                                                     writeTotalAsScore,
                                                     Cell::Score,
                                                     {FindingCode::WrongScore, FindingCode::WrongRounding},
                                                     FindingCase::TotalAsScore}),
                         [](const auto& row) { return std::string(row.param.name); });

// Each of two swapped entries is reported as an entry in the other column.
TEST(SwappedHalves, AreEntriesInTheOtherColumn) {
  const sheet::AuditReport report =
      audited(parsed("[Set \"integer\"]\n\n-9 (2,3) || -1 (1,4)\n-9 (3,4) || 6 ÷ (-9) | -1 | -1\n"
                     "-1 (0,3) || -3 (1,2)\n6 + 6 | 12 | 12 || -1 + 6 | 5 | 4\n"));
  int entries = 0;
  for (const Finding& finding : report.findings) {
    if (finding.code != FindingCode::WrongTurn) continue;
    ++entries;
    EXPECT_EQ(finding.kind, FindingCase::OtherColumn) << lineOf(finding);
  }
  EXPECT_GE(entries, 1);
}

}  // namespace
}  // namespace damath::test
