// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of notes: remarks of the audit that are not errors.
#include <algorithm>

#include "core/rules/legal_turns.hpp"
#include "tests/core/sheet/reports.hpp"
#include "tests/plants/random_game.hpp"

namespace damath::test {
namespace {

using sheet::FindingCode;

std::vector<sheet::Finding> notesOf(const sheet::AuditReport& report, FindingCode code) {
  std::vector<sheet::Finding> found;
  std::ranges::copy_if(report.findings, std::back_inserter(found),
                       [code](const sheet::Finding& finding) { return finding.code == code; });
  return found;
}

// Returns the index of the turn after which a position occurred for the third time; nullopt if no position
// did. Compares each position with all earlier positions.
std::optional<std::size_t> thirdOccurrence(const sheet::GameRecord& game) {
  std::vector<board::Position> seen{game.start};
  board::Position position = game.start;
  for (std::size_t i = 0; i < game.turns.size(); ++i) {
    rules::play(rules::manual(), position, game.turns[i]);
    seen.push_back(position);
    if (std::ranges::count(seen, position) == 3) return i;
  }
  return std::nullopt;
}

bool isLegal(const board::Position& position, const rules::Turn& turn) {
  const rules::TurnList legal = rules::legalTurns(rules::manual(), position);
  return std::ranges::find(legal, turn) != legal.end();
}

// Returns a random game up to a position where a dama of each side can move away and come back. Both damas
// then do so twice. nullopt if there is no such position.
std::optional<sheet::GameRecord> shuffledGame(const rules::ChipSet& set, plants::Lots& lots) {
  sheet::GameRecord game = plants::randomGame(set, 120, lots);
  board::Position position = game.start;
  for (std::size_t i = 0; i < game.turns.size(); ++i) {
    for (const rules::Turn& out : rules::legalTurns(rules::manual(), position)) {
      board::Position next = position;
      rules::play(rules::manual(), next, out);
      for (const rules::Turn& reply : rules::legalTurns(rules::manual(), next)) {
        sheet::GameRecord shuffled = game;
        shuffled.turns.erase(shuffled.turns.begin() + static_cast<std::ptrdiff_t>(i), shuffled.turns.end());
        const rules::Turn back(out.end(), out.start());
        const rules::Turn replyBack(reply.end(), reply.start());
        board::Position at = position;
        bool legal = !out.isCapture() && !reply.isCapture();
        for (int round = 0; round < 2; ++round) {
          for (const rules::Turn& turn : {out, reply, back, replyBack}) {
            legal = legal && isLegal(at, turn);
            if (!legal) break;
            rules::play(rules::manual(), at, turn);
            shuffled.turns.push_back(turn);
          }
        }
        if (legal && at == position) return shuffled;
      }
    }
    rules::play(rules::manual(), position, game.turns[i]);
  }
  return std::nullopt;
}

TEST(AuditNotes, RepetitionIsToldAtTheThirdOccurrenceAndOnlyThen) {
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  int repeated = 0;
  for (unsigned seed = 0; seed < 40; ++seed) {
    plants::Lots lots(seed);
    const auto game = shuffledGame(set, lots);
    if (!game) continue;
    ++repeated;
    ASSERT_EQ(thirdOccurrence(*game), game->turns.size() - 1);
    const auto notes = notesOf(audited(sheet::written(*game, set, rules::manual(), sheet::Routes::Written)),
                               FindingCode::Repetition);
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_EQ(toText(notes.front().clause), "E4");
    EXPECT_EQ(notes.front().severity(), sheet::Severity::Note);

    sheet::GameRecord shorter = *game;
    shorter.turns.pop_back();
    EXPECT_TRUE(notesOf(audited(sheet::written(shorter, set, rules::manual(), sheet::Routes::Written)),
                        FindingCode::Repetition)
                    .empty());
  }
  EXPECT_GE(repeated, 1) << "no game came to it: the test says nothing";
}

TEST(AuditNotes, DivisionByZeroScoresNothingAndIsMarked) {
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  int divided = 0;
  for (unsigned seed = 0; seed < 60; ++seed) {
    plants::Lots lots(seed);
    const sheet::AuditReport report = audited(
        sheet::written(plants::randomGame(set, 80, lots), set, rules::manual(), sheet::Routes::AsOnPaper));
    std::size_t expected = 0;
    for (const sheet::ReplayedTurn& turn : report.turns) {
      for (const rules::JumpScore& score : turn.scores) {
        if (score.sign != board::Operator::Divide || !score.taken.isZero()) continue;
        ++expected;
        EXPECT_TRUE(score.value.isZero());
      }
    }
    const auto notes = notesOf(report, FindingCode::DivisionByZero);
    EXPECT_EQ(notes.size(), expected);
    for (const sheet::Finding& note : notes) EXPECT_EQ(toText(note.clause), "S4");
    EXPECT_FALSE(report.hasErrors());
    divided += static_cast<int>(expected);
  }
  EXPECT_GE(divided, 1) << "no 0 was taken on ÷: the test says nothing";
}

TEST(AuditNotes, ARouteThatTheSheetLeavesOpenIsListedWithItsWays) {
  const rules::ChipSet& set = *rules::builtInChipSet("whole");
  int open = 0;
  for (unsigned seed = 0; seed < 120; ++seed) {
    plants::Lots lots(seed);
    const sheet::GameRecord game = plants::randomGame(set, 120, lots);
    const sheet::AuditReport paper =
        audited(sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper));
    for (const sheet::Finding& note : notesOf(paper, FindingCode::AmbiguousRoute)) {
      ++open;
      EXPECT_EQ(toText(note.clause), "N6");
      EXPECT_GE(note.alternatives.size(), 2U);
    }
    const sheet::AuditReport routed =
        audited(sheet::written(game, set, rules::manual(), sheet::Routes::Written));
    EXPECT_TRUE(notesOf(routed, FindingCode::AmbiguousRoute).empty())
        << "a written route leaves nothing open";
  }
  EXPECT_GE(open, 1) << "no route was open: the test says nothing";
}

}  // namespace
}  // namespace damath::test
