// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets that several games explain equally well. If the games differ in their totals, the audit corrects
// nothing and lists the games, and a reviewer's answer chooses one. If their totals are equal, the audit
// names both ways to read the sheet. The plain explainer tells which sheets have several cheapest games.
#include "core/rules/legal_turns.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/sheet/record/habit_answers.hpp"
#include "core/sheet/settle/correction.hpp"
#include "core/sheet/settle/coverage.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "tests/core/sheet/habit_tally.hpp"
#include "tests/support/full_size.hpp"

namespace damath::test {
namespace {

using board::Operator;
using board::Side;
using plants::Lots;
using sheet::Finding;
using sheet::HabitAnswers;
using sheet::HabitDecision;
using sheet::PossibleGame;

const unsigned kOpenGamesASet = support::sized(120U, 400U);
constexpr int kSpoiltFrom = 4;
constexpr int kSpoiltLines = 3;
constexpr int kLinesAroundGap = 12;  // lines that are enough for the replay to resume after the gap

// A sheet whose last capture cannot be explained: its sign is on no possible landing square. Its score, its
// total and the grand total of its side are blank.
struct OpenSheet {
  sheet::Sheet sheet;
  std::array<exact::Number, 2> grands;  // the grand totals of the played game: BLUE's, RED's
  int line = 0;                         // the line of the last capture
  Side side = Side::Blue;               // the side that captured
};

bool isOneJump(const rules::Turn& turn) {
  return turn.isCapture() && turn.jumps().size() == 1;
}

// Returns an operator that is on no square where the capture may land. nullopt if the turn is not a single
// jump, if all possible landing squares have the same operator, or if they have all four.
std::optional<Operator> signOfNoLanding(const board::Position& position, const rules::Turn& turn) {
  if (!isOneJump(turn)) return std::nullopt;
  std::array<bool, 4> isLanding{};
  for (const rules::Turn& legal : rules::legalTurns(rules::manual(), position)) {
    if (isOneJump(legal) && legal.start() == turn.start() && legal.jumps()[0].taken == turn.jumps()[0].taken)
      isLanding[static_cast<std::size_t>(legal.jumps()[0].landing.sign())] = true;
  }
  if (std::ranges::count(isLanding, true) < 2) return std::nullopt;
  const auto none = std::ranges::find(isLanding, false);
  return none == isLanding.end() ? std::nullopt
                                 : std::optional(static_cast<Operator>(none - isLanding.begin()));
}

OpenSheet openSheet(sheet::GameRecord game, std::size_t turns, const board::Position& position, Operator sign,
                    const rules::ChipSet& set) {
  game.turns.erase(game.turns.begin() + static_cast<std::ptrdiff_t>(turns), game.turns.end());
  OpenSheet open;
  open.sheet = sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper);
  const sheet::AuditReport right = audited(open.sheet);
  open.grands = {right.of(Side::Blue).grand, right.of(Side::Red).grand};
  open.side = position.toMove();
  for (std::size_t i = 0; i < open.sheet.lines.size(); ++i) {
    sheet::Half& half = open.sheet.lines[i].of(open.side);
    if (half.kind == sheet::HalfKind::Play) open.line = static_cast<int>(i) + 1;
    if (half.kind == sheet::HalfKind::GrandTotal) half.score.clear();
  }
  sheet::Half& last = open.sheet.lines[static_cast<std::size_t>(open.line - 1)].of(open.side);
  const rules::Turn& turn = game.turns.back();
  last.move = sheet::captureText(set, position.pieceOn(turn.start()).chip, sign,
                                 position.pieceOn(turn.jumps()[0].taken).chip);
  last.score.clear();
  last.total.clear();
  return open;
}

// Returns the open sheets among the first random games of a set.
std::vector<OpenSheet> openSheets(const rules::ChipSet& set) {
  std::vector<OpenSheet> sheets;
  for (unsigned seed = 1; seed <= kOpenGamesASet; ++seed) {
    Lots lots(seed);
    const sheet::GameRecord game = plants::randomGame(set, 120, lots);
    board::Position position = game.start;
    for (std::size_t i = 0; i < game.turns.size(); ++i) {
      if (const auto sign = signOfNoLanding(position, game.turns[i])) {
        sheets.push_back(openSheet(game, i + 1, position, *sign, set));
        break;
      }
      rules::play(rules::manual(), position, game.turns[i]);
    }
  }
  return sheets;
}

const std::vector<PossibleGame>* gamesIn(const sheet::AuditReport& report) {
  for (const Finding& finding : report.findings) {
    if (const auto* games = finding.factsAs<std::vector<PossibleGame>>()) return games;
  }
  return nullptr;
}

sheet::Sheet answered(sheet::Sheet sheet, const sheet::HabitOfColumn& asked, HabitDecision decision) {
  HabitAnswers answers = HabitAnswers::of(sheet);
  answers.answer(asked, decision);
  sheet.setTag(sheet::kHabitsTag, answers.text());
  return sheet;
}

std::array<exact::Number, 2> grandsOf(const sheet::AuditReport& report) {
  return {report.of(Side::Blue).grand, report.of(Side::Red).grand};
}

class EqualGames : public testing::TestWithParam<std::string_view> {};

TEST_P(EqualGames, OfDifferentTotalsAreListedAndNothingIsCorrectedUntilOneIsChosen) {
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  int asked = 0;
  for (const OpenSheet& open : openSheets(set)) {
    const sheet::AuditReport report = audited(open.sheet);
    const support::PlainExplanation plain = support::plainlyExplained(open.sheet, kPlacesOfPlainLaw);
    const std::vector<PossibleGame>* games = gamesIn(report);
    ASSERT_EQ(games != nullptr, plain.verdict == support::PlainVerdict::Several)
        << "line " << open.line << "\n"
        << notation::toSheetText(open.sheet);
    if (games == nullptr) continue;
    ++asked;
    const Finding& root =
        *std::ranges::find(report.findings, sheet::FindingCode::SeveralGames, &Finding::code);
    EXPECT_EQ(root.line, open.line);
    EXPECT_EQ(root.side, open.side);
    EXPECT_EQ(root.causedBy, std::nullopt);
    EXPECT_TRUE(std::ranges::any_of(*games, [&](const auto& game) { return game.grands == open.grands; }));
    EXPECT_EQ(report.replay, sheet::Replay::Partial);
    EXPECT_EQ(rules::toText(report.result), open.sheet.tag(sheet::kResultTag));
    EXPECT_TRUE(sheet::corrections(open.sheet, report).empty());
    EXPECT_GT(report.possibleGrands(Side::Blue).size() + report.possibleGrands(Side::Red).size(), 1U);
    for (const exact::Number& grand : report.possibleGrands(open.side)) {
      EXPECT_TRUE(std::ranges::any_of(
          *games, [&](const auto& game) { return game.grands[indexOf(open.side)] == grand; }));
    }
    ASSERT_EQ(sheet::habitsIn(root).size(), 1U);
    for (const PossibleGame& game : *games) {
      const auto turn = sheet::turnInQuestion(open.line, game.side, game.route);
      const sheet::AuditReport chosen = audited(answered(open.sheet, turn, HabitDecision::Accepted));
      EXPECT_EQ(chosen.replay, sheet::Replay::Complete);
      EXPECT_EQ(grandsOf(chosen), game.grands);
      EXPECT_EQ(gamesIn(chosen), nullptr);
      for (const Finding& finding : chosen.findings)
        EXPECT_TRUE(finding.alternatives.empty()) << lineOf(finding);
      const sheet::AuditReport others = audited(answered(open.sheet, turn, HabitDecision::Declined));
      EXPECT_NE(grandsOf(others), game.grands);
      EXPECT_EQ(gamesIn(others) == nullptr, games->size() == 2);
    }
  }
  EXPECT_GE(asked, 3) << "too few occasions to say anything";
}

// An open sheet proves no result. If no result is written, the audit names no result. A ruling on the move
// does not settle which game was played: only the reviewer's answer does.
TEST_P(EqualGames, LeaveTheResultOpenWhereNoneIsWritten) {
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  int asked = 0;
  for (OpenSheet& open : openSheets(set)) {
    open.sheet.setTag(sheet::kResultTag, "");
    const sheet::AuditReport report = audited(open.sheet);
    if (gamesIn(report) == nullptr) continue;
    ++asked;
    EXPECT_TRUE(report.isResultOpen);
    const sheet::AuditedSheet whole{open.sheet, set, rules::manual(), report};
    EXPECT_TRUE(sheet::outcomeOf(whole, {}).isOpen);
    EXPECT_EQ(sheet::correctedByRulings(whole, {}).result(), std::nullopt);
    const sheet::Ruling kept{open.line, open.side, sheet::Cell::Move, std::nullopt};
    EXPECT_EQ(sheet::faultOf(whole, kept), sheet::RulingFault::LeavesGamesOpen);
    const std::string& written = open.sheet.lines[static_cast<std::size_t>(open.line - 1)].of(open.side).move;
    const sheet::Ruling typed{open.line, open.side, sheet::Cell::Move, written};
    EXPECT_EQ(sheet::faultOf(whole, typed), sheet::RulingFault::LeavesGamesOpen);
    for (const sheet::Ruling& ruling : {kept, typed}) {
      EXPECT_FALSE(sheet::openGaps(report, {ruling}).empty());
      EXPECT_TRUE(sheet::outcomeOf(whole, {ruling}).isOpen);
    }
    const sheet::Ruling result{std::nullopt, std::nullopt, sheet::Cell::Result, "1-0"};
    EXPECT_FALSE(sheet::outcomeOf(whole, {result}).isOpen);
    const auto turn =
        sheet::turnInQuestion(open.line, gamesIn(report)->front().side, gamesIn(report)->front().route);
    EXPECT_FALSE(audited(answered(open.sheet, turn, HabitDecision::Accepted)).isResultOpen);
  }
  EXPECT_GE(asked, 3) << "too few occasions to say anything";
}

// After a gap, the audit does not ask the reviewer: the games' totals would cover only a part of the game.
class EqualGamesBehindGap : public EqualGames {};

TEST_P(EqualGamesBehindGap, AreNotListed) {
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  int spoilt = 0;
  for (OpenSheet& open : openSheets(set)) {
    if (gamesIn(audited(open.sheet)) == nullptr || open.line < kLinesAroundGap) continue;
    // No turn can be like these entries: in each half, a chip of the back row steps to (1,0).
    for (int line = kSpoiltFrom; line < kSpoiltFrom + kSpoiltLines; ++line) {
      for (sheet::Half& half : open.sheet.lines[static_cast<std::size_t>(line - 1)].halves)
        half.move = set.chips[static_cast<std::size_t>(8 + line % 2)].text + " (1,0)";
    }
    const sheet::AuditReport report = audited(open.sheet);
    if (std::ranges::find(report.findings, sheet::FindingCode::Gap, &Finding::code) == report.findings.end())
      continue;
    ++spoilt;
    EXPECT_EQ(gamesIn(report), nullptr) << notation::toSheetText(open.sheet);
    EXPECT_TRUE(report.possibleGrands(Side::Blue).empty());
    EXPECT_NE(report.replay, sheet::Replay::Complete);
    for (const sheet::Correction& each : sheet::corrections(open.sheet, report))
      EXPECT_FALSE(each.line == open.line && each.cell == sheet::Cell::Move) << each.correct;
  }
  EXPECT_GE(spoilt, 1) << "too few occasions to say anything";
}

// The set "polynomial" is left out: a chip's value depends on its square, so its R.C. row shows the landing
// square.
const auto kWholeNumbers = testing::Values("counting", "whole", "integer");
const auto kFractions = testing::Values("fraction", "rational");
const auto kRadicals = testing::Values("radical");
constexpr auto kNameOfSet = [](const auto& row) { return std::string(row.param); };

INSTANTIATE_TEST_SUITE_P(WholeNumbers, EqualGames, kWholeNumbers, kNameOfSet);
INSTANTIATE_TEST_SUITE_P(Fractions, EqualGames, kFractions, kNameOfSet);
INSTANTIATE_TEST_SUITE_P(Radicals, EqualGames, kRadicals, kNameOfSet);
INSTANTIATE_TEST_SUITE_P(WholeNumbers, EqualGamesBehindGap, kWholeNumbers, kNameOfSet);
INSTANTIATE_TEST_SUITE_P(Fractions, EqualGamesBehindGap, kFractions, kNameOfSet);
INSTANTIATE_TEST_SUITE_P(Radicals, EqualGamesBehindGap, kRadicals, kNameOfSet);

// TwoFrames is a sheet on which RED's last four quiet moves go to squares on the diagonal x + y = 7. The
// squares are written as counted from RED's side: (7 - x, 7 - y). On this diagonal, that is also (y, x).
constexpr int kFewestCells = 4;  // the number of cells that are enough to show a habit

struct TwoFrames {
  sheet::Sheet sheet;
  std::array<exact::Number, 2> grands;
};

bool isOnDiagonal(board::Square square) {
  return square.x() + square.y() == 7;
}

std::optional<TwoFrames> twoFrames(const rules::ChipSet& set, Lots& lots) {
  sheet::GameRecord game = plants::randomGame(set, 120, lots);
  board::Position position = game.start;
  int onDiagonal = 0;
  for (std::size_t i = 0; i < game.turns.size() && onDiagonal < kFewestCells; ++i) {
    const rules::Turn turn = game.turns[i];
    if (position.toMove() == Side::Red && !turn.isCapture())
      onDiagonal = isOnDiagonal(turn.end()) ? onDiagonal + 1 : 0;
    if (onDiagonal == kFewestCells)
      game.turns.erase(game.turns.begin() + static_cast<std::ptrdiff_t>(i + 1), game.turns.end());
    rules::play(rules::manual(), position, turn);
  }
  if (onDiagonal < kFewestCells) return std::nullopt;
  TwoFrames two;
  two.sheet = sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper);
  const sheet::AuditReport right = audited(two.sheet);
  two.grands = {right.of(Side::Blue).grand, right.of(Side::Red).grand};
  for (std::size_t i = two.sheet.lines.size(); i-- > 0 && onDiagonal > 0;) {
    sheet::Half& half = two.sheet.lines[i].of(Side::Red);
    const std::size_t bracket = half.move.rfind('(');
    if (half.kind != sheet::HalfKind::Play || !half.score.empty() || bracket == std::string::npos) continue;
    const char x = half.move[bracket + 1];
    const char y = half.move[bracket + 3];
    half.move.resize(bracket);
    half.move += std::string("(") + y + "," + x + ")";
    --onDiagonal;
  }
  return two;
}

TEST(EqualFrames, AreBothNamedAndEitherCanBeChosen) {
  int sheets = 0;
  for (const std::string_view name : rules::builtInChipSetNames()) {
    for (unsigned seed = 1; seed <= kOpenGamesASet; ++seed) {
      Lots lots(seed);
      const auto two = twoFrames(*rules::builtInChipSet(name), lots);
      if (!two) continue;
      const sheet::AuditReport report = audited(two->sheet);
      ASSERT_EQ(report.replay, sheet::Replay::Complete) << notation::toSheetText(two->sheet);
      ASSERT_EQ(grandsOf(report), two->grands) << name << " seed " << seed;
      const auto roots = rootsOf(report);
      if (roots.empty()) continue;  // the squares as written are a legal game too
      ASSERT_EQ(roots.size(), 1U) << name << " seed " << seed << "\n" << lineOf(*roots.back());
      ASSERT_EQ(roots[0]->code, sheet::FindingCode::HabitFrame);
      const auto& scope = *roots[0]->factsAs<sheet::HabitScope>();
      std::vector<board::SquareFrame> named = scope.otherFrames;
      named.push_back(scope.frame);
      EXPECT_TRUE(std::ranges::any_of(
          named, [](const auto& frame) { return frame.symmetry == board::Symmetry::HalfTurn; }));
      EXPECT_TRUE(std::ranges::any_of(
          named, [](const auto& frame) { return frame.symmetry == board::Symmetry::Transposed; }));
      for (const board::SquareFrame& frame : named) {
        const sheet::HabitOfColumn habit{Side::Red, sheet::wordsOf(frame)};
        const sheet::AuditReport chosen = audited(answered(two->sheet, habit, HabitDecision::Accepted));
        EXPECT_EQ(grandsOf(chosen), two->grands);
        const sheet::AuditReport others = audited(answered(two->sheet, habit, HabitDecision::Declined));
        EXPECT_EQ(others.replay, sheet::Replay::Complete);
        EXPECT_EQ(grandsOf(others), two->grands);
      }
      ++sheets;
    }
  }
  EXPECT_GE(sheets, 20) << "too few occasions to say anything";
}

}  // namespace
}  // namespace damath::test
