// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that papers show all that is known about a result: a contradicting scoresheet, and the ending.
#include <gmock/gmock.h>

#include <fstream>
#include <sstream>

#include "app/desk/keeping/verification.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/papers/event_papers.hpp"
#include "app/papers/paper.hpp"
#include "app/papers/paper_form.hpp"
#include "app/papers/scoresheet_papers.hpp"
#include "app/words/texts/journal_words.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using compose::ListSheet;
using compose::Scoresheet;
using compose::TallySheet;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

// BLUE's grand total is −7, RED's is −4.
const std::string kSheet =
    "[Set \"integer\"]\n[Result \"0-1\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n"
    "-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n";

class Papers : public DeskTest {
 protected:
  Papers() { done(pairings().pairNextRound(m_event, m_user)); }

  template <class Form>
  static Form formIn(const compose::Document& document) {
    return std::get<Form>(document.forms.front());
  }
  papers::Subject subject(words::Language language = words::Language::English) {
    m_contest = snapshot();
    return {m_contest, m_contest.events.front(), language, got(events().status(m_event)).resultsDiffering};
  }
  Scoresheet sheetPaper() {
    const papers::Subject of = subject();
    const auto head = compose::headOf(of.contest, of.event, of.event.games.front());
    compose::Document document = papers::emptyDocument(of);
    papers::addScoresheet(document, of, head, got(sheets().sheetInForce(m_event, place(1, 1))));
    return formIn<Scoresheet>(document);
  }
  void store() {
    Author noting{"arbiter", {}, {}, answersTo({ConfirmationReason::ResultDiffers})};
    done(sheets().storeSheet(m_event, place(1, 1), notation::parseSheetText(kSheet).value(), noting));
  }
  // Plays three rounds. Every result is a win of BLUE, even where the stored sheet says otherwise.
  void playAgainstASheet() {
    store();
    for (int round = 1; round <= 3; ++round) {
      if (round > 1) done(pairings().pairNextRound(m_event, m_user));
      for (int board = 1; board <= 2; ++board) {
        Author noting{"arbiter",
                      {},
                      {},
                      answersTo({ConfirmationReason::ResultDiffers, ConfirmationReason::RoundPublished})};
        done(rounds().setResult(m_event, place(round, board), totals(9, 1), noting));
      }
    }
  }
  void enter(const contest::ResultInput& input) {
    done(rounds().setResult(m_event, place(1, 1), input, m_named));
  }

  contest::EventId m_event = addEvent(4);
  contest::Contest m_contest;
};

TEST_F(Papers, AResultAgainstItsSheetStandsOnBothWithBothFigures) {
  announce({ConfirmationReason::ResultCorrected, ConfirmationReason::ResultDiffers});
  store();
  done(sheets().acceptSheet(m_event, place(1, 1), m_user));
  EXPECT_EQ(sheetPaper().remark, "");
  EXPECT_THAT(formIn<ListSheet>(papers::standings(subject())).remarks, ElementsAre());
  enter(totals(200, 1));

  const auto told = AllOf(HasSubstr("1–0 (200 : 1)"), HasSubstr("0–1 (−7 : −4)"), HasSubstr("final"));
  const Scoresheet sheet = sheetPaper();
  EXPECT_THAT(sheet.remark, told);
  EXPECT_EQ(sheet.stamp, "PROVISIONAL");
  const auto place = AllOf(HasSubstr("round 1 board 1 (P1, A – P4, A)"), told);
  EXPECT_THAT(formIn<ListSheet>(papers::standings(subject())).remarks, ElementsAre(place));
  EXPECT_THAT(formIn<TallySheet>(papers::tally(subject())).remarks, ElementsAre(place));
  EXPECT_THAT(formIn<ListSheet>(papers::pairings(subject(), contest::RoundNumber{1})).remarks,
              ElementsAre(place));
  EXPECT_THAT(formIn<ListSheet>(papers::standings(subject(words::Language::Filipino))).remarks,
              ElementsAre(HasSubstr("Walang pinal")));
}

TEST_F(Papers, NothingIsFinalWhileAResultContradictsItsSheet) {
  playAgainstASheet();
  const papers::Subject of = subject();
  EXPECT_FALSE(contest::standings(of.event).provisional);
  EXPECT_TRUE(standingsOf(of.event, of.differing).provisional);
  for (const auto& list :
       {formIn<ListSheet>(papers::standings(of)), formIn<ListSheet>(papers::crosstable(of))}) {
    EXPECT_THAT(list.provisional, HasSubstr("PROVISIONAL")) << list.title;
  }
  EXPECT_THAT(formIn<TallySheet>(papers::tally(of)).provisional, HasSubstr("PROVISIONAL"));
}

// While a result contradicts its scoresheet, the event gives no medals, and the paper is provisional. The
// other event gives its medals.
TEST_F(Papers, NothingIsAwardedWhileAResultContradictsItsSheet) {
  playAgainstASheet();
  const contest::EventId other = got(events().addEvent(setupOf("Grade 8"), m_user));
  done(events().importPlayers(other, rosterOf(2), m_user));
  done(pairings().pairNextRound(other, m_user));
  done(rounds().setResult(other, place(1, 1), totals(9, 1), m_user));
  const auto statement = [&] {
    const papers::Paper paper = got(papers::made(
        *m_desk, papers::paperOf(papers::PaperForm::Statements, other, words::Language::English)));
    return formIn<ListSheet>(paper.document);
  };
  const std::vector<std::string> disputed = statement().rows.at(0);
  EXPECT_EQ(disputed.at(0), "Grade 7");
  EXPECT_EQ(disputed.at(5), "") << "no medal";
  EXPECT_EQ(statement().rows.at(1).at(0), "Grade 8");
  EXPECT_EQ(statement().rows.at(1).at(5), "Gold");
  EXPECT_THAT(statement().provisional, HasSubstr("PROVISIONAL"));
}

TEST_F(Papers, AnEndingThatGoesBeforeTheTotalsIsNamed) {
  announce({ConfirmationReason::ResultDiffers});
  store();
  contest::ResultInput resigned;
  resigned.ending = rules::Ending::ResignRed;
  enter(resigned);
  EXPECT_TRUE(got(events().status(m_event)).resultsDiffering.empty());

  const Scoresheet sheet = sheetPaper();
  EXPECT_EQ(sheet.result.written, "RED wins, 0 – 1");
  EXPECT_EQ(sheet.result.correct, "BLUE wins, 1 – 0");
  EXPECT_EQ(sheet.ending, "RED resigned");
  EXPECT_EQ(sheet.remark, "");
  const auto told = HasSubstr("round 1 board 1 (P1, A – P4, A), 1–0 (−7 : −4), RED resigned");
  EXPECT_THAT(formIn<TallySheet>(papers::tally(subject())).remarks, ElementsAre(told));
  EXPECT_THAT(formIn<ListSheet>(papers::pairings(subject(), contest::RoundNumber{1})).remarks,
              ElementsAre(told));
}

TEST_F(Papers, TheReportGoesRoundByRoundAndTellsNothingOfAHeldOne) {
  announce({ConfirmationReason::ResultDiffers});
  store();
  enter(totals(12, 3));
  done(rounds().setResult(m_event, place(1, 2), totals(12, 3), m_user));
  done(pairings().pairNextRound(m_event, m_user));
  const auto report =
      got(papers::made(*m_desk, papers::paperOf(papers::PaperForm::Report, {}, words::Language::English)));
  std::vector<std::string> contents;
  for (const compose::ContentsEntry& entry : compose::contentsOf(report.document)->entries) {
    if (entry.level < 2) contents.push_back(entry.text);
    EXPECT_THAT(entry.text, ::testing::Not(HasSubstr("Round 2")));
  }
  EXPECT_THAT(contents, ::testing::IsSupersetOf({"DAMATH Results – Round 1", "DAMATH Review Report, Round 1",
                                                 "Integer DAMATH Scoresheet – Round 1", "All events"}));
  for (const compose::Form& form : report.document.forms) {
    EXPECT_THAT(compose::titleOf(form), ::testing::Not(HasSubstr("Round 2")));
  }
}

// The dama may have landed on either of two squares, and no ruling chose one. The report for reviewers names
// the open route.
TEST_F(Papers, TheReviewReportNamesRoutesThatAreOpen) {
  std::ifstream file(DAMATH_TEST_DATA "/sheets/open_route.sheet");
  std::stringstream text;
  text << file.rdbuf();
  done(sheets().storeSheet(m_event, place(1, 1), notation::parseSheetText(text.str()).value(), m_user));
  const auto states = [&](words::Language language) {
    const auto paper =
        got(papers::made(*m_desk, papers::paperOf(papers::PaperForm::Review, m_event, language)));
    std::vector<std::string> all;
    for (const auto& row : formIn<ListSheet>(paper.document).rows) all.push_back(row.at(4));
    return all;
  };
  EXPECT_THAT(states(words::Language::English), ElementsAre(HasSubstr("unclear routes: 1")));
  EXPECT_THAT(states(words::Language::Filipino), ElementsAre(HasSubstr("hindi tiyak na daan: 1")));
}

TEST_F(Papers, OfVeryManyPlayersTheResultsStandInAListOnce) {
  const contest::EventId many = got(events().addEvent(setupOf("Marami"), m_user));
  done(events().importPlayers(many, rosterOf(65), m_user));
  const contest::Contest contest = snapshot();
  const papers::Subject of{contest, *contest.find(many), words::Language::English, {}};
  EXPECT_EQ(papers::results(of).forms.size(), 2U);
  const auto instead = formIn<ListSheet>(papers::crosstable(of));
  EXPECT_EQ(instead.title, "DAMATH Results");
  EXPECT_THAT(instead.opening, ::testing::SizeIs(1));
  EXPECT_EQ(papers::results(subject()).forms.size(), 3U);
}

TEST_F(Papers, TheListsOfTheWallHaveTheStartNumbers) {
  const auto list = formIn<ListSheet>(papers::pairings(subject(), contest::RoundNumber{1}));
  EXPECT_EQ(list.columns[1].heading, "No.");
  EXPECT_EQ(list.columns[4].heading, "No.");
  EXPECT_THAT(list.rows[0], ElementsAre("1", "1", "P1, A", "School 1", "4", "P4, A", "School 4", ""));
  const auto table = formIn<ListSheet>(papers::standings(subject()));
  EXPECT_EQ(table.columns[1].heading, "No.");
  EXPECT_EQ(table.rows[2][1], "3");
}

TEST_F(Papers, FindingsNameWhoPlays) {
  const std::string other = "[Blue \"Uy, Bo\"]\n[Red \"Tan, Li\"]\n" + kSheet;
  announce({ConfirmationReason::SheetMisfiled});
  const auto view =
      got(sheets().storeSheet(m_event, place(1, 1), notation::parseSheetText(other).value(), m_named));
  EXPECT_EQ(view.stored.sheet.tag("Blue"), "Uy, Bo") << "what was written stays";
  EXPECT_EQ(view.named.tag("Blue"), "P1, A");
  EXPECT_EQ(view.named.tag("Red"), "P4, A");
  // A second entry that is typed from the sheet of another game asks the question SheetMisfiled too.
  const auto keyed = notation::parseSheetText("[Board \"2\"]\n" + kSheet).value();
  const auto asked = ReviewDesk(*m_desk).review(m_event, place(1, 1), keyed, {"arbiter", "B. Uy", {}});
  EXPECT_EQ(refusalOf(asked), Refusal::ReasonRequired);
  ASSERT_NE(asked.error().question(), nullptr);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::SheetMisfiled);
  EXPECT_EQ(asked.error().question()->as<Misfiling>()->mismatches.size(), 1U);
}

TEST(PaperTitles, TheJournalNamesPapersAsTheyAreCalledElsewhere) {
  for (const papers::PaperRow& row : papers::everyPaper()) {
    const auto title = words::paperTitle(row.name);
    ASSERT_TRUE(title) << row.name;
    EXPECT_EQ(*title, papers::rowOf(row.form).title) << row.name;
  }
  EXPECT_EQ(words::paperTitle("none"), std::nullopt);
  RowFacts facts;
  facts.action = db::JournalAction::IssuePaper;
  facts.paper = PaperIssued{7, "tally"};
  const std::string text = words::rowText(facts, words::Language::English);
  EXPECT_NE(
      text.find("no. 7, " + std::string(words::toText(words::Phrase::PaperTally, words::Language::English))),
      std::string::npos)
      << text;
}

}  // namespace
}  // namespace damath::desk
