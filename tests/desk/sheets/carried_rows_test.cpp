// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the journal gives a ruling only the reason that was given for the ruling. A change that saves a
// new version takes rulings and second entries over; their journal rows have no reason of their own.
#include <algorithm>

#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/words/texts/journal_words.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"
#include "tests/support/habit_sheet.hpp"

namespace damath::desk {
namespace {

using db::JournalAction;

class CarriedRows : public DeskTest {
 protected:
  CarriedRows() {
    done(pairings().pairNextRound(m_event, m_user));
    const auto first = notation::parseSheetText(support::kRedFromRed).value();
    done(sheets().storeSheet(m_event, place(1, 1), first, m_user));
    sheet::Sheet second = first;
    second.lines[0].of(board::Side::Red).total = "17";
    second.lines[2].of(board::Side::Blue).total = "18";
    second.lines[3].of(board::Side::Blue).total = "19";
    EXPECT_TRUE(panel().review(m_event, place(1, 1), second, by("Rosa Lim", "the paper")));
    keep(3, "the ink");
    keep(4, "both agree");
  }
  ReviewDesk panel() { return ReviewDesk(*m_desk); }
  Author by(const std::string& name, const std::string& reason) {
    Author author = m_named;
    author.by = name;
    author.reason = reason;
    return author;
  }
  void keep(int line, const std::string& reason) {
    const db::StoredRuling ruling{line, board::Side::Blue, sheet::Cell::Total, {}, {}, {}, {}};
    EXPECT_TRUE(panel().rule(m_event, place(1, 1), ruling, by("Gng. Santos", reason)));
  }
  std::vector<Difference> open() {
    return openDifferences(got(sheets().sheetInForce(m_event, place(1, 1))).stored);
  }
  // Checks the rows after `before`, which one change made for the reason "hm".
  void expectReasonOnce(std::int64_t before) {
    const auto rows = got(m_desk->journal());
    const JournalFacts facts(snapshot(), rows);
    int carried = 0;
    for (const db::JournalRow& row : rows) {
      const std::string text =
          words::wholeRowText(facts.of(row), facts.changes(row), words::Language::English);
      if (row.number <= before) {
        EXPECT_EQ(text.find("hm"), std::string::npos) << text;
        continue;
      }
      EXPECT_EQ(row.reason, row.action == JournalAction::StoreSheet ? "hm" : "") << text;
      if (row.action == JournalAction::StoreSheet) continue;
      ++carried;
      EXPECT_NE(text.find("stays "), std::string::npos) << text;
      EXPECT_EQ(text.find("ruled on"), std::string::npos) << text;
      EXPECT_EQ(text.find("was checked"), std::string::npos) << text;
    }
    EXPECT_EQ(carried, 3) << "two rulings and a second entry";
    const auto view = got(sheets().sheetInForce(m_event, place(1, 1)));
    ASSERT_EQ(view.stored.rulings.size(), 2U);
    for (const db::StoredRuling& ruling : view.stored.rulings) {
      EXPECT_EQ(ruling.by, "Gng. Santos");
      EXPECT_EQ(ruling.reason, ruling.line == 3 ? "the ink" : "both agree");
    }
    EXPECT_TRUE(got(verify(*m_desk)).empty());
  }

  contest::EventId m_event = addEvent(4);
};

TEST_F(CarriedRows, TheSecondEntryThatIsTakenGivesItsReasonToNoRuling) {
  const std::int64_t before = got(m_desk->journal()).back().number;
  ASSERT_TRUE(sheets().takeKeyed(m_event, place(1, 1), open(), by("G. Cruz", "hm")));
  expectReasonOnce(before);
}

TEST_F(CarriedRows, TheAnswerAboutAHabitGivesItsReasonToNoRuling) {
  const std::vector<sheet::HabitOfColumn> habit{{board::Side::Red, "squares otherSide"}};
  for (const auto decision : {sheet::HabitDecision::Declined, sheet::HabitDecision::Accepted}) {
    const std::int64_t before = got(m_desk->journal()).back().number;
    ASSERT_TRUE(sheets().answerHabit(m_event, place(1, 1), habit, decision, by("G. Cruz", "hm")));
    if (decision == sheet::HabitDecision::Declined) {
      expectReasonOnce(before);
      ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, by("G. Cruz", "wrong key")));
    } else {
      const auto rows = got(m_desk->journal());
      for (const db::JournalRow& row : rows) {
        if (row.number <= before || row.action != JournalAction::Rule) continue;
        EXPECT_EQ(row.reason, "");
      }
    }
  }
}

// The row of an acceptance names each corrected cell with its line and player.
TEST_F(CarriedRows, AnAcceptanceNamesTheCellsThatItCorrects) {
  sheet::Sheet sheet = notation::parseSheetText(support::kRedFromRed).value();
  sheet.lines[2].of(board::Side::Blue).score = "4";
  announce({ConfirmationReason::SheetTwice});
  ASSERT_TRUE(sheets().storeAndAccept(m_event, place(1, 2), sheet, m_named));
  const auto rows = got(m_desk->journal());
  const JournalFacts facts(snapshot(), rows);
  const auto accepted =
      std::ranges::find(rows, std::optional(JournalAction::AcceptSheet), &db::JournalRow::action);
  ASSERT_NE(accepted, rows.end());
  const std::string text =
      words::wholeRowText(facts.of(*accepted), facts.changes(*accepted), words::Language::English);
  EXPECT_NE(text.find("line 3, BLUE, score: 4 → 5"), std::string::npos) << text;
}

// The question before an undo names the change by its purpose, and not by the ruling that it took over last.
TEST_F(CarriedRows, TheUndoNamesTheNewVersion) {
  ASSERT_TRUE(sheets().takeKeyed(m_event, place(1, 1), open(), by("G. Cruz", "hm")));
  const auto offer = HistoryDesk(*m_desk).offer({}, by("G. Cruz", "wrong key"));
  ASSERT_TRUE(offer);
  ASSERT_FALSE(offer->rows.empty());
  EXPECT_EQ(offer->rows.front().action, JournalAction::StoreSheet);
  EXPECT_EQ(offer->rows.front().reason, "hm");
  EXPECT_EQ(offer->rows.front().with.size(), 3U);
}

}  // namespace
}  // namespace damath::desk
