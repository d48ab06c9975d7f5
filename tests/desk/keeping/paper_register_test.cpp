// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the register of issued papers, and of checking an issued paper against the current file.
#include "app/papers/outdated_papers.hpp"
#include "app/papers/paper_check.hpp"
#include "app/papers/paper_issue.hpp"
#include "app/papers/paper_mark.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/keeping/branch_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/desk/keeping/verification.hpp"
#include "core/every.hpp"
#include "reports/compose/wording.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using papers::PaperForm;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using words::Language;

class RegisteredPapers : public DeskTest {
 protected:
  RegisteredPapers() { playRound(m_event); }

  papers::Paper issued(papers::PaperForm form, Language language = Language::English) {
    return issuedOf(papers::paperOf(form, m_event, language));
  }
  papers::Paper issuedOf(db::PaperOf of) {
    papers::Paper paper = got(papers::made(*m_desk, std::move(of)));
    m_issue = papers::issue(*m_desk, paper, m_named, Language::English);
    return paper;
  }
  papers::PaperCheck checked(std::int64_t number, const std::string& digest = {}) {
    return got(papers::checked(*m_desk, {number, digest}));
  }
  std::vector<std::string> linesOf(const papers::PaperCheck& check, Language language = Language::English) {
    return papers::checkLines(check, snapshot(), language);
  }
  std::vector<db::IssuedPaper> inRegister() { return got(PaperRegister(*m_desk).issued()); }

  contest::EventId m_event = addEvent(4);
  papers::Issue m_issue;
};

TEST_F(RegisteredPapers, APaperGetsItsNumberMomentAndDigest) {
  const std::size_t rows = got(m_desk->journal()).size();
  const papers::Paper paper = issued(PaperForm::Tally);
  ASSERT_EQ(m_issue.number, 1);
  ASSERT_THAT(inRegister(), SizeIs(1));
  const db::IssuedPaper kept = inRegister().front();
  EXPECT_EQ(kept.of.form, "tally");
  EXPECT_EQ(kept.of.event, m_event);
  EXPECT_EQ(kept.by, "Gng. Muñoz");
  EXPECT_EQ(kept.journal, static_cast<std::int64_t>(rows));
  EXPECT_EQ(kept.digest,
            got(digestOf([&](const auto& take) { compose::giveWording(paper.document, take); })));
  const std::string shown = papers::shownDigest(kept.digest);
  EXPECT_THAT(shown, ::testing::MatchesRegex("[0-9A-F]{4} [0-9A-F]{4} [0-9A-F]{4} [0-9A-F]{4}"));
  EXPECT_THAT(paper.document.imprint->line, AllOf(HasSubstr("Document 1"), HasSubstr(shown)));
  EXPECT_THAT(paper.document.imprint->code, ::testing::StartsWith("DAMATH 1 "));
  ASSERT_EQ(got(m_desk->journal()).size(), rows + 1);
  EXPECT_EQ(got(m_desk->journal()).back().action, db::JournalAction::IssuePaper);
  issued(PaperForm::Standings, Language::Filipino);
  EXPECT_EQ(m_issue.number, 2);
  EXPECT_EQ(inRegister().back().of.language, "fil");
}

// The number of a paper is announced before the paper is drawn. A paper that is never finished uses no
// number.
TEST_F(RegisteredPapers, ANumberIsAnnouncedFirstAndKeptWhenThePaperIsThere) {
  papers::Paper first =
      got(papers::made(*m_desk, papers::paperOf(PaperForm::Tally, m_event, Language::English)));
  papers::Numbering numbering(*m_desk, first, m_named, Language::English);
  numbering.announce();
  EXPECT_EQ(numbering.issue().number, 1);
  EXPECT_THAT(first.document.imprint->code, ::testing::StartsWith("DAMATH 1 "));
  EXPECT_FALSE(numbering.isKept());
  EXPECT_THAT(inRegister(), IsEmpty());
  const papers::Paper second = issued(PaperForm::Standings);
  EXPECT_EQ(m_issue.number, 1);
  EXPECT_FALSE(numbering.keep()) << "another paper has it now";
  EXPECT_THAT(inRegister(), SizeIs(1));
  numbering.announce();
  EXPECT_EQ(numbering.issue().number, 2);
  EXPECT_THAT(first.document.imprint->code, ::testing::StartsWith("DAMATH 2 "));
  EXPECT_TRUE(numbering.keep());
  EXPECT_TRUE(numbering.isKept());
  ASSERT_THAT(inRegister(), SizeIs(2));
  EXPECT_EQ(inRegister().back().of.form, "tally");
  EXPECT_TRUE(checked(2, inRegister().back().digest).isSound());
}

TEST_F(RegisteredPapers, WhoIsAlwaysLateHasItsNumberAtOnceInTheEnd) {
  papers::Paper paper =
      got(papers::made(*m_desk, papers::paperOf(PaperForm::Tally, m_event, Language::English)));
  papers::Numbering numbering(*m_desk, paper, m_named, Language::English);
  int tries = 0;
  for (bool isKept = false; !isKept; ++tries) {
    ASSERT_LT(tries, 20);
    numbering.announce();
    issued(PaperForm::Standings);
    isKept = numbering.keep();
  }
  EXPECT_GT(tries, 1);
  EXPECT_EQ(std::ranges::count(inRegister(), "tally", [](const auto& row) { return row.of.form; }), 1);
  EXPECT_EQ(inRegister().size(), static_cast<std::size_t>(tries) + 1);
}

TEST_F(RegisteredPapers, WhatIsPrintedTwiceHasOneDigestAndTwoNumbers) {
  issued(PaperForm::Standings);
  issued(PaperForm::Standings);
  const auto papers = inRegister();
  ASSERT_THAT(papers, SizeIs(2));
  EXPECT_EQ(papers[0].digest, papers[1].digest);
  issued(PaperForm::Standings, Language::Filipino);
  EXPECT_NE(inRegister().back().digest, papers[0].digest) << "the other language is another paper";
}

TEST_F(RegisteredPapers, EveryPaperCanBeMadeAgainAndHolds) {
  for (const papers::PaperRow& row : papers::everyPaper()) {
    db::PaperOf of = papers::paperOf(
        row.form, row.span == papers::PaperSpan::Contest ? contest::EventId{} : m_event, Language::English);
    of.copies = row.copies;
    const auto made = papers::made(*m_desk, of);
    if (!made) {
      EXPECT_EQ(made.error().refusal, Refusal::NoSuchSheet) << toText(row.form);
      continue;
    }
    issuedOf(of);
    ASSERT_TRUE(m_issue.number) << toText(row.form);
    const auto check = checked(*m_issue.number, inRegister().back().digest);
    EXPECT_TRUE(check.isSound()) << toText(row.form);
    EXPECT_THAT(check.since, IsEmpty()) << toText(row.form);
    EXPECT_NE(papers::nameOf(of, Language::English), of.form) << "it has a name for people";
  }
}

TEST_F(RegisteredPapers, AChangeSinceIsFoundAndToldWithWhoMadeIt) {
  issued(PaperForm::Tally);
  done(events().addEvent(setupOf("Grade 8"), m_user));
  EXPECT_TRUE(checked(1).isSound());
  EXPECT_THAT(checked(1).since, IsEmpty()) << "another event is no matter of it";
  announce({ConfirmationReason::ResultCorrected});
  done(rounds().setResult(m_event, place(1, 1), totals(3, 30), m_named));
  const auto check = checked(1, inRegister().front().digest);
  EXPECT_EQ(check.isDigestRight, true);
  EXPECT_FALSE(check.holds);
  ASSERT_THAT(check.since, SizeIs(1));
  EXPECT_EQ(check.since.front().word, "correctResult");
  const auto lines = linesOf(check);
  EXPECT_EQ(lines.front(), "The file no longer matches what was printed.");
  EXPECT_THAT(lines,
              ::testing::Contains("Digest if printed from the file now: " + papers::shownDigest(check.now)));
  EXPECT_NE(check.now, inRegister().front().digest);
  EXPECT_THAT(lines, ::testing::Contains("Changes since then that affect this paper: 1"));
  EXPECT_THAT(lines.back(), HasSubstr("Gng. Muñoz"));
  EXPECT_THAT(linesOf(check, Language::Filipino),
              ::testing::Contains("Hindi na tugma ang file sa inilimbag."));
}

// After a correction, the papers with ranks that were true before it are named, and no other papers.
TEST_F(RegisteredPapers, ACorrectionNamesThePapersThatItMadeUntrue) {
  const auto head = [this] { return got(PaperRegister(*m_desk).head()).number; };
  const auto outdated = [this](std::int64_t journal) {
    std::vector<std::int64_t> numbers;
    for (const db::IssuedPaper& paper : got(papers::outdatedSince(*m_desk, m_event, journal))) {
      numbers.push_back(paper.number);
    }
    return numbers;
  };
  issued(PaperForm::Tally);
  issued(PaperForm::CheckIn);
  issued(PaperForm::Standings);
  issued(PaperForm::Tally);
  const std::int64_t first = head();
  EXPECT_THAT(outdated(first), IsEmpty());
  announce({ConfirmationReason::ResultCorrected});
  done(rounds().setResult(m_event, place(1, 1), totals(3, 30), m_named));
  EXPECT_THAT(outdated(first), ::testing::ElementsAre(3, 4)) << "the newest of each form with ranks";
  issued(PaperForm::Standings);
  const std::int64_t second = head();
  announce({ConfirmationReason::ResultCorrected});
  done(rounds().setResult(m_event, place(1, 1), totals(4, 31), m_named));
  EXPECT_THAT(outdated(second), ::testing::ElementsAre(5)) << "the tally was untrue before";
  const std::string text = papers::numberedPapersText(got(papers::outdatedSince(*m_desk, m_event, second)),
                                                      snapshot(), Language::English);
  EXPECT_THAT(text, AllOf(HasSubstr("Standings"), HasSubstr("(No. 5)")));
}

// The contest may change after a paper was composed and before the paper is issued. The check of the paper
// reports such a change.
TEST_F(RegisteredPapers, WhatChangedBeforeItWasIssuedIsFoundToo) {
  papers::Paper paper =
      got(papers::made(*m_desk, papers::paperOf(PaperForm::Tally, m_event, Language::English)));
  announce({ConfirmationReason::ResultCorrected});
  done(rounds().setResult(m_event, place(1, 1), totals(3, 30), m_named));
  ASSERT_TRUE(papers::issue(*m_desk, paper, m_named, Language::English).number);
  EXPECT_LT(inRegister().front().journal, static_cast<std::int64_t>(got(m_desk->journal()).size()));
  const auto check = checked(1);
  EXPECT_FALSE(check.holds);
  ASSERT_THAT(check.since, SizeIs(1));
  EXPECT_EQ(check.since.front().word, "correctResult");
}

// Changes are assigned to a paper by the id of the event, whatever the name of the event is.
TEST_F(RegisteredPapers, AnEventIsKnownUnderAnotherNameToo) {
  const contest::EventId other = got(events().addEvent(setupOf("Grade 8"), m_user));
  issued(PaperForm::Tally);
  done(events().renameEvent(other, "Grade 9", {}, m_named));
  EXPECT_THAT(checked(1).since, IsEmpty());
  announce({ConfirmationReason::EventRenamed});
  done(events().renameEvent(m_event, "Grade 8", {}, m_named));
  ASSERT_THAT(checked(1).since, SizeIs(1));
  EXPECT_EQ(checked(1).since.front().eventId, m_event);
}

TEST_F(RegisteredPapers, AFormOfANewerProgramIsNoneOfOurs) {
  db::PaperOf of = papers::paperOf(PaperForm::Tally, m_event, Language::English);
  of.form = "hologram";
  EXPECT_EQ(refusalOf(papers::made(*m_desk, of)), Refusal::NoSuchPaper);
  EXPECT_EQ(papers::nameOf(of, Language::English), "hologram");
}

TEST_F(RegisteredPapers, WhatWasTakenBackIsToldAndThePaperHoldsAgain) {
  done(pairings().pairNextRound(m_event, m_user));
  issued(PaperForm::Standings);
  done(rounds().setResult(m_event, place(2, 1), totals(12, 3), m_user));
  EXPECT_FALSE(checked(1).holds);
  done(HistoryDesk(*m_desk).undo({}, m_user));
  const auto check = checked(1);
  EXPECT_TRUE(check.holds);
  std::string words;
  for (const auto& row : check.since) words += row.word + " ";
  EXPECT_EQ(words, "publishRound setResult undo ")
      << "the result, which publishes its round, and that it was undone";
  EXPECT_THAT(inRegister(), SizeIs(1)) << "undo knows nothing of papers";
}

TEST_F(RegisteredPapers, OnlyTheRoundOfAPaperIsItsMatter) {
  done(pairings().pairNextRound(m_event, m_user));
  db::PaperOf of = papers::paperOf(PaperForm::Pairings, m_event, Language::English);
  of.round = contest::RoundNumber{1};
  issuedOf(of);
  done(rounds().setResult(m_event, place(2, 1), totals(12, 3), m_user));
  EXPECT_TRUE(checked(1).holds);
  EXPECT_THAT(checked(1).since, IsEmpty());
}

TEST_F(RegisteredPapers, AnotherDigestIsNotThePapers) {
  issued(PaperForm::Tally);
  const auto check = checked(1, std::string(16, '0'));
  EXPECT_EQ(check.isDigestRight, false);
  EXPECT_TRUE(check.holds);
  EXPECT_FALSE(check.isSound());
  const auto lines = linesOf(check);
  EXPECT_THAT(lines.front(), HasSubstr("its digest does not match document 1"));
  const std::string issued = papers::shownDigest(inRegister().front().digest);
  EXPECT_THAT(lines, ::testing::Contains("Digest on the paper: 0000 0000 0000 0000"));
  EXPECT_THAT(lines, ::testing::Contains("Digest when issued: " + issued));
  EXPECT_THAT(lines, ::testing::Contains("Digest if printed from the file now: " + issued));
  EXPECT_THAT(lines, ::testing::Not(::testing::Contains("The file still matches what was printed.")))
      << "that would sound as if all were well";
  EXPECT_EQ(refusalOf(papers::checked(*m_desk, {2, {}})), Refusal::NoSuchPaper);
}

TEST(PaperMarks, AreReadAsTheyAreTypedOrFromTheCode) {
  const std::string digest = "9f3a01c277bed410";
  const auto plain = papers::parsePaperMark(" 17 ", "9F3A 01C2 77BE D410");
  ASSERT_TRUE(plain);
  EXPECT_EQ(plain->number, 17);
  EXPECT_EQ(plain->digest, digest);
  const auto code = papers::parsePaperMark("DAMATH 17 9F3A01C277BED410", "");
  ASSERT_TRUE(code);
  EXPECT_EQ(code->number, 17);
  EXPECT_EQ(code->digest, digest);
  EXPECT_EQ(papers::parsePaperMark("17", "")->digest, "");
  for (const char* bad :
       {"", "0", "-1", "x", "17 18", "DAMATH 17", "DAMATH 17 9F3A", "1.5", "99999999999999999999"}) {
    EXPECT_FALSE(papers::parsePaperMark(bad, "")) << bad;
  }
  EXPECT_FALSE(papers::parsePaperMark("17", "9F3A")) << "too short to tell anything";
  EXPECT_FALSE(papers::parsePaperMark("17", "9F3A 01C2 77BE D41X"));
}

TEST_F(RegisteredPapers, AFileThatCannotBeWrittenHindersNoPaper) {
  closeFile();
  testing::FaultyDisk disk;
  db::OpenOptions options;
  options.disk = testing::FaultyDisk::name();
  options.access = db::Access::Look;
  disk.writeProtect();
  m_desk = std::move(Desk::open(m_path, m_clock, options).desk);
  ASSERT_TRUE(m_desk);
  const papers::Paper paper = issued(PaperForm::Tally);
  EXPECT_FALSE(m_issue.number);
  ASSERT_TRUE(m_issue.unregistered);
  EXPECT_EQ(m_issue.unregistered->refusal, Refusal::StoreFailed);
  EXPECT_THAT(paper.document.imprint->line, HasSubstr("Not registered"));
  EXPECT_EQ(paper.document.imprint->code, "");
  closeFile();
  disk.heal();
  reopen();
  EXPECT_THAT(inRegister(), IsEmpty());
}

TEST_F(RegisteredPapers, WhatIsNotStoredIsNotRegistered) {
  papers::Paper paper =
      got(papers::made(*m_desk, papers::paperOf(PaperForm::Tally, m_event, Language::English)));
  paper.of = {};
  const auto issue = papers::issue(*m_desk, paper, m_named, Language::Filipino);
  EXPECT_FALSE(issue.number);
  EXPECT_FALSE(issue.unregistered) << "nothing went wrong";
  EXPECT_THAT(paper.document.imprint->line, HasSubstr("Hindi nakatala"));
  EXPECT_THAT(inRegister(), IsEmpty());
}

TEST_F(RegisteredPapers, TheRegisterIsPrintedAsItStoodBeforeIt) {
  issued(PaperForm::Tally);
  const papers::Paper paper = issued(PaperForm::Register);
  const auto& list = std::get<compose::ListSheet>(paper.document.forms.front());
  ASSERT_THAT(list.rows, SizeIs(1));
  EXPECT_THAT(list.rows.front(), ElementsAre("1", HasSubstr("Tally"), ::testing::_, "Gng. Muñoz",
                                             papers::shownDigest(inRegister().front().digest)));
  issued(PaperForm::Standings);
  EXPECT_TRUE(checked(2).isSound()) << "what came later is not in it";
}

TEST_F(RegisteredPapers, APaperOfAnotherComputerComesBackWithItsEvent) {
  announce({ConfirmationReason::Lent, ConfirmationReason::ResultCorrected});
  const auto path = m_folder / "other.damath";
  issued(PaperForm::Standings);
  done(BranchDesk(*m_desk).split(m_event, path, m_named));
  issued(PaperForm::Standings);
  std::int64_t there = 0;
  {
    Desk other = std::move(*Desk::open(path, m_clock).desk);
    papers::Paper paper =
        got(papers::made(other, papers::paperOf(PaperForm::Standings, m_event, Language::English)));
    there = papers::issue(other, paper, m_named, Language::English).number.value();
    EXPECT_GT(there, 1000000000) << "its numbers are its own";
    done(RoundDesk(other).setResult(m_event, place(1, 1), totals(3, 30), m_named));
    EXPECT_THAT(got(papers::checked(other, {there, {}})).since, SizeIs(1));
  }
  done(BranchDesk(*m_desk).merge(path, m_named));
  ASSERT_THAT(inRegister(), SizeIs(3));
  EXPECT_NE(inRegister().back().branch, "");
  for (const std::int64_t number : {std::int64_t{1}, std::int64_t{2}, there}) {
    const auto check = checked(number);
    EXPECT_FALSE(check.holds) << number;
    const auto isCorrection = [](const RowFacts& row) { return row.word == "correctResult"; };
    EXPECT_TRUE(std::ranges::any_of(check.since, isCorrection)) << number;
  }
  EXPECT_THAT(got(verify(*m_desk)), IsEmpty());
}

}  // namespace
}  // namespace damath::desk
