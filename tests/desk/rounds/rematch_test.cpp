// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "app/desk/keeping/verification.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/papers/paper.hpp"
#include "app/words/texts/status_words.hpp"
#include "core/contest/rematches.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

// Two players with two legs, one win each and equal totals. Only a rematch breaks the tie.
class Rematches : public DeskTest {
 protected:
  Rematches() {
    while (const auto round = pairings().pairNextRound(m_event, m_user)) {
      done(rounds().setResult(m_event, place(numberOf(round->round), 1), totals(9, 4), m_user));
    }
    m_blue = event().entries[0].id;
    m_red = event().entries[1].id;
  }

  contest::EventId m_event = addEvent(2, 2);
  contest::EntryId m_blue{};
  contest::EntryId m_red{};
};

TEST_F(Rematches, AreAskedForAndSettleTheTie) {
  ASSERT_EQ(standingsOf(*snapshot().find(m_event), {}).rematchesDue.size(), 1U);
  const auto change = rounds().setRematch(m_event, m_red, m_blue, totals(1, 8), m_user);
  ASSERT_TRUE(change);
  EXPECT_EQ(change->kind, ChangeKind::First);
  reopen();
  ASSERT_EQ(event().rematches.size(), 1U);
  EXPECT_EQ(event().rematches[0].blue, m_red);
  EXPECT_EQ(event().rematches[0].result.result, rules::Result::RedWins);
  const auto table = standingsOf(*snapshot().find(m_event), {});
  EXPECT_TRUE(table.rematchesDue.empty());
  EXPECT_EQ(table.ranks[0].entry, m_blue);
  EXPECT_FALSE(table.provisional);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

// Three players are tied. A pair that has played its rematch owes no further rematch, although the tie
// remains.
class ThreeTied : public DeskTest {
 protected:
  ThreeTied() {
    while (const auto round = pairings().pairNextRound(m_event, m_user)) {
      const contest::Game game = round->games.at(0);
      const bool isOfThirdAndFirst = game.blue != entry(1) && game.red != entry(1);
      const contest::EntryId winner = isOfThirdAndFirst ? entry(2) : std::min(game.blue, game.red);
      done(rounds().setResult(m_event, place(contest::numberOf(round->round), 1),
                              game.blue == winner ? totals(9, 4) : totals(4, 9), m_user));
    }
  }
  contest::EntryId entry(std::size_t number) { return event().entries.at(number).id; }
  std::vector<std::string> pairsOnPaper() {
    const papers::Paper paper = got(papers::made(
        *m_desk, papers::paperOf(papers::PaperForm::Rematches, m_event, words::Language::English)));
    std::vector<std::string> pairs;
    for (const auto& row : std::get<compose::ListSheet>(paper.document.forms.at(0)).rows) {
      pairs.push_back(row.at(1) + " – " + row.at(2));
    }
    return pairs;
  }

  contest::EventId m_event = addEvent(3);
};

TEST_F(ThreeTied, ThePaperHasThePairsThatAreStillToPlay) {
  ASSERT_EQ(got(events().status(m_event)).rematchesDue.size(), 1U);
  ASSERT_EQ(got(events().status(m_event)).rematchesDue.front().size(), 3U);
  EXPECT_EQ(pairsOnPaper(), (std::vector<std::string>{"P1, A (1) – P2, A (2)", "P1, A (1) – P3, A (3)",
                                                      "P2, A (2) – P3, A (3)"}));
  done(rounds().setRematch(m_event, entry(0), entry(1), totals(9, 4), m_user));
  ASSERT_EQ(got(events().status(m_event)).rematchesDue.size(), 1U);
  EXPECT_EQ(pairsOnPaper(), (std::vector<std::string>{"P1, A (1) – P3, A (3)", "P2, A (2) – P3, A (3)"}));
}

// The tally, the reasons of the ranks and the status agree on the rematches that are due.
TEST_F(ThreeTied, EveryPaperAndListKnowsWhichAreStillToPlay) {
  done(rounds().setRematch(m_event, entry(0), entry(1), totals(9, 4), m_user));
  const EventStatus status = got(events().status(m_event));
  EXPECT_THAT(status.rematchesOpen,
              ElementsAre(std::pair(entry(0), entry(2)), std::pair(entry(1), entry(2))));
  EXPECT_THAT(words::statusLines(status, words::Language::English),
              Contains("rematches to play: 2 (tied players all play each other; players in each tie: 3)"));
  const papers::Paper paper = got(
      papers::made(*m_desk, papers::paperOf(papers::PaperForm::Tally, m_event, words::Language::English)));
  const auto& tally = std::get<compose::TallySheet>(paper.document.forms.at(0));
  ASSERT_EQ(tally.ties.size(), 1U);
  EXPECT_THAT(tally.ties[0].paragraphs, ElementsAre("Rematches played: P1, A – P2, A 1–0",
                                                    "Still to play: P1, A – P3, A; P2, A – P3, A"));
  ASSERT_EQ(tally.ties[0].rows.size(), 3U);
  EXPECT_EQ(tally.ties[0].rows[0].back(), "1 of 2 played");
  EXPECT_EQ(tally.ties[0].rows[1].back(), "1 of 2 played");
  EXPECT_EQ(tally.ties[0].rows[2].back(), "not played yet");
}

TEST_F(Rematches, ACorrectionNeedsNameAndReason) {
  announce({ConfirmationReason::ResultCorrected});
  ASSERT_TRUE(rounds().setRematch(m_event, m_blue, m_red, totals(8, 1), m_user));
  EXPECT_EQ(refusalOf(rounds().setRematch(m_event, m_blue, m_red, totals(1, 8), m_user)),
            Refusal::ByRequired);
  EXPECT_EQ(refusalOf(rounds().setRematch(m_event, m_blue, m_red, totals(8, 1), m_named)),
            Refusal::ResultUnchanged);
  const auto change = rounds().setRematch(m_event, m_red, m_blue, totals(8, 1), m_named);
  ASSERT_TRUE(change);
  EXPECT_EQ(change->kind, ChangeKind::Correction);
  EXPECT_EQ(event().rematches.size(), 1U);
  EXPECT_EQ(standingsOf(*snapshot().find(m_event), {}).ranks[0].entry, m_red);
  EXPECT_EQ(journalled(1), "correctRematch rematch 1 Gng. Muñoz");
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Rematches, KnowNoResignation) {
  EXPECT_EQ(
      refusalOf(rounds().setRematch(m_event, m_blue, m_red, {rules::Ending::ResignRed, {}, {}}, m_user)),
      Refusal::EndingNotAllowed);
}

TEST_F(Rematches, AreOfEntriesOfTheEvent) {
  EXPECT_EQ(refusalOf(rounds().setRematch(m_event, m_blue, contest::EntryId{77}, totals(1, 2), m_user)),
            Refusal::NoSuchEntry);
  EXPECT_EQ(refusalOf(rounds().setRematch(m_event, m_blue, m_blue, totals(1, 2), m_user)),
            Refusal::NoRematchDue);
}

TEST_F(DeskTest, NoRematchWithoutATie) {
  const contest::EventId id = addEvent(3);
  playRound(id);
  const contest::Event now = event();
  EXPECT_EQ(refusalOf(rounds().setRematch(id, now.entries[0].id, now.entries[1].id, totals(1, 2), m_user)),
            Refusal::NoRematchDue);
}

// BLUE's score in line 2 is written as −12; the correct value is −10. BLUE's grand total is −7, RED's is −4.
constexpr std::string_view kRematchSheet =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n";

TEST_F(Rematches, HaveASheetAsGamesHave) {
  announce({ConfirmationReason::ResultCorrected, ConfirmationReason::ResultDiffers,
            ConfirmationReason::RulingTurns, ConfirmationReason::ReviewedAlone,
            ConfirmationReason::SignedAlone, ConfirmationReason::SignedOff});
  const sheet::Sheet sheet = notation::parseSheetText(kRematchSheet).value();
  const RematchOf at{m_blue, m_red};
  EXPECT_EQ(refusalOf(sheets().storeSheet(m_event, at, sheet, m_user)), Refusal::NoSuchRematch);
  EXPECT_TRUE(contest::isRematchOpen(event(), m_blue, m_red));
  ASSERT_TRUE(rounds().setRematch(m_event, m_blue, m_red, totals(8, 1), m_user));
  EXPECT_FALSE(contest::isRematchOpen(event(), m_blue, m_red));
  ASSERT_TRUE(sheets().storeSheet(m_event, at, sheet, m_named));  // the sheet gives a different result
  // The game on board 1 of round 1 has no sheet.
  EXPECT_TRUE(got(sheets().sheets(m_event, place(1, 1))).empty());

  const auto accepted = sheets().acceptSheet(m_event, at, m_named);
  ASSERT_TRUE(accepted);
  EXPECT_EQ(accepted->result.kind, ChangeKind::Correction);
  EXPECT_EQ(event().rematches.at(0).result.blueGrand, exact::Number(-7));
  EXPECT_EQ(event().rematches.at(0).result.result, rules::Result::RedWins);
  EXPECT_TRUE(got(verify(*m_desk)).empty());

  ReviewDesk panel(*m_desk);
  const db::StoredRuling taken{2, board::Side::Blue, sheet::Cell::Score, "5", {}, {}, {}};
  ASSERT_TRUE(panel.rule(m_event, at, taken, m_named));
  EXPECT_EQ(event().rematches.at(0).result.blueGrand, exact::Number(8));
  ASSERT_TRUE(panel.review(m_event, at, {}, m_named));
  ASSERT_TRUE(panel.signOff(m_event, RematchOf{m_red, m_blue}, m_named));
  EXPECT_EQ(refusalOf(rounds().setRematch(m_event, m_blue, m_red, totals(3, 1), m_named)),
            Refusal::SheetSignedOff);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

}  // namespace
}  // namespace damath::desk
