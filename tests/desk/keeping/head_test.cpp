// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the journal heads that papers show: every issued paper shows one. A file tells correctly if it
// contains a head, also after a restore, a rescue, a split and a merge.
#include <gmock/gmock.h>

#include <algorithm>
#include <random>

#include "app/desk/keeping/branch_desk.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/papers/head_mark.hpp"
#include "app/papers/paper_issue.hpp"
#include "app/papers/paper_mark.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using db::HeadStanding;
using papers::PaperForm;
using ::testing::AllOf;
using ::testing::Each;
using ::testing::HasSubstr;
using words::Language;

class Heads : public DeskTest {
 protected:
  db::JournalHead head() { return got(PaperRegister(*m_desk).head()); }
  // Adds journal rows by adding an event.
  db::JournalHead goOn() {
    done(events().addEvent(setupOf("Event " + std::to_string(++m_events)), m_user));
    return head();
  }
  static HeadStanding standingIn(const Desk& desk, db::JournalHead asked) {
    asked.digest.resize(db::kHeadDigits);
    return got(papers::answersTo(desk, {asked})).at(0).standing;
  }
  HeadStanding standing(const db::JournalHead& asked) { return standingIn(*m_desk, asked); }
  std::string answer(const db::JournalHead& asked, Language language = Language::English) {
    return papers::message(got(papers::answersTo(*m_desk, {asked})).at(0), language);
  }
  void restore(const std::filesystem::path& backup) {
    closeFile();
    Author author = m_named;
    author.answers = answersTo({ConfirmationReason::Restored});
    done(Desk::restore(m_path, backup, author, m_clock, {}));
    reopen();
  }
  std::filesystem::path backup(const std::string& name) {
    const std::filesystem::path path = m_folder / name;
    done(m_desk->backup(path));
    return path;
  }

  int m_events = 0;
};

TEST_F(Heads, EveryPaperShowsTheHeadOutsideItsDigest) {
  const contest::EventId event = addEvent(4);
  playRound(event);
  for (const Language language : {Language::English, Language::Filipino}) {
    std::string digest;
    for (int print = 0; print < 2; ++print) {
      papers::Paper paper = got(papers::made(*m_desk, papers::paperOf(PaperForm::Tally, event, language)));
      const db::JournalHead made = head();
      EXPECT_EQ(paper.head, made);
      static_cast<void>(papers::issue(*m_desk, paper, m_named, language));
      EXPECT_THAT(paper.document.imprint->line, HasSubstr("journal " + papers::shownHead(made)));
      EXPECT_EQ(paper.document.imprint->code, papers::codeOf(got(PaperRegister(*m_desk).issued()).back()))
          << "the code holds number and digest only";
      EXPECT_EQ(papers::parseHead(papers::shownHead(made))->digest, made.digest.substr(0, db::kHeadDigits));
      EXPECT_EQ(standing(made), HeadStanding::Contained);
      const std::string again = got(PaperRegister(*m_desk).issued()).back().digest;
      EXPECT_TRUE(print == 0 || again == digest) << "two prints of one content have one digest";
      digest = again;
    }
  }
}

TEST_F(Heads, AreReadAsTheyAreTypedFromAPaper) {
  const std::string digits = "9f3a01c277bed4109f3a01c277bed410";
  for (const char* good :
       {"17:9f3a01c277bed4109f3a01c277bed410", "17: 9F3A 01C2 77BE D410 9F3A 01C2 77BE D410",
        "Journal 17 : 9F3A-01C2-77BE-D410-9F3A-01C2-77BE-D410",
        "journal 17:9F3A01C277BED4109F3A01C277BED410"}) {
    const auto head = papers::parseHead(good);
    ASSERT_TRUE(head) << good;
    EXPECT_EQ(*head, (db::JournalHead{17, digits})) << good;
  }
  EXPECT_EQ(papers::parseHead("1:9f3a01c277bed410")->digest.size(), 16U);
  const std::vector<std::string> unreadable = {"",
                                               ":",
                                               "17",
                                               "17:",
                                               ":" + digits,
                                               "17 " + digits,
                                               "17:9f3a01c277bed41",
                                               "0:" + digits,
                                               "-1:" + digits,
                                               "1.5:" + digits,
                                               "17:" + digits + "…",
                                               "17:zz" + digits,
                                               "17:" + digits + digits + "0",
                                               "17:17:" + digits,
                                               "two words 17:" + digits,
                                               "99999999999999999999:" + digits,
                                               "１７:" + digits};
  for (const std::string& bad : unreadable) {
    EXPECT_FALSE(papers::parseHead(bad)) << bad;
  }
  EXPECT_EQ(papers::parseHeads("1:" + digits + ", 2:" + digits + ";;3:" + digits).value().size(), 3U);
  EXPECT_EQ(papers::parseHeads("1:" + digits + ", 2:9f").error(), "2:9f");
  EXPECT_TRUE(papers::parseHeads("").value().empty());
}

TEST_F(Heads, OfAReplacedStateAreToldFromForgedOnes) {
  const db::JournalHead kept = goOn();
  const auto copy = backup("kept.damath");
  const db::JournalHead first = goOn();
  const db::JournalHead last = goOn();
  restore(copy);
  EXPECT_EQ(standing(kept), HeadStanding::Contained);
  EXPECT_EQ(standing(first), HeadStanding::Replaced);
  EXPECT_EQ(standing(last), HeadStanding::Replaced);
  EXPECT_THAT(answer(first), AllOf(HasSubstr("restored backup"), HasSubstr(std::to_string(kept.number + 1))));
  EXPECT_THAT(answer(first, Language::Filipino), HasSubstr("ibinalik na backup"));
  db::JournalHead forged = first;
  forged.digest[3] = forged.digest[3] == '0' ? '1' : '0';
  EXPECT_EQ(standing(forged), HeadStanding::Contradicted);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

// The journal row about a restore holds the digests of the rows that the restore replaced. If a later restore
// replaces that row, the row about the later restore holds these digests too.
TEST_F(Heads, OfStatesThatManyRestoresReplacedAreRemembered) {
  std::mt19937 random(7);  // NOLINT(cert-msc51-cpp): the same states in each run
  std::vector<db::JournalHead> all = {goOn()};
  std::vector<std::filesystem::path> copies = {backup("0.damath")};
  for (int step = 1; step < 7; ++step) {
    all.push_back(goOn());
    if (step % 2 == 1) copies.push_back(backup(std::to_string(step) + ".damath"));
    if (step % 2 == 0) restore(copies[random() % copies.size()]);
  }
  for (const db::JournalHead& each : all) {
    EXPECT_THAT((std::vector{HeadStanding::Contained, HeadStanding::Replaced}),
                ::testing::Contains(standing(each)))
        << each.number;
  }
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Heads, AfterADamagedFileWasReplacedTheAnswerIsOpen) {
  const auto copy = backup("kept.damath");
  goOn();
  const db::JournalHead lost = goOn();
  closeFile();
  std::filesystem::resize_file(m_path, 5000);
  restore(copy);
  goOn();
  goOn();
  EXPECT_EQ(standing(lost), HeadStanding::Lost);
}

TEST_F(Heads, OfAnOlderCopyAreNewer) {
  const auto copy = backup("old.damath");
  const db::JournalHead printed = goOn();
  const Opening old = Desk::open(copy, m_clock);
  EXPECT_EQ(standingIn(*old.desk, printed), HeadStanding::Newer);
}

TEST_F(Heads, OfAnotherComputerAreOpenUntilTheMergeAndItsOwnAfterwards) {
  const contest::EventId event = addEvent(4);
  const std::filesystem::path path = m_folder / "other.damath";
  announce({ConfirmationReason::Lent});
  done(BranchDesk(*m_desk).split(event, path, m_named));
  const db::JournalHead lent = head();
  db::JournalHead there;
  {
    Desk other = std::move(*Desk::open(path, m_clock).desk);
    done(PairingDesk(other).pairNextRound(event, m_user));
    there = got(PaperRegister(other).head());
    EXPECT_EQ(standingIn(other, there), HeadStanding::Contained);
    EXPECT_EQ(standingIn(other, lent), HeadStanding::Contained);
  }
  const db::JournalHead here = goOn();
  EXPECT_EQ(standing(there), HeadStanding::Elsewhere);
  done(BranchDesk(*m_desk).merge(path, m_named));
  EXPECT_EQ(standing(there), HeadStanding::OfBranch);
  EXPECT_THAT(answer(there), HasSubstr("Grade 7"));
  EXPECT_EQ(standing(here), HeadStanding::Contained);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Heads, OfARescuedFileStay) {
  const db::JournalHead kept = goOn();
  const std::filesystem::path rescued = m_folder / "rescued.damath";
  done(Desk::rescue(m_path, rescued, m_named, m_clock, {}));
  const Opening opening = Desk::open(rescued, m_clock);
  EXPECT_EQ(standingIn(*opening.desk, kept), HeadStanding::Contained);
  EXPECT_EQ(standingIn(*opening.desk, {kept.number + 1, kept.digest}), HeadStanding::Contradicted);
}

}  // namespace
}  // namespace damath::desk
