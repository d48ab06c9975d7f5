// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of an event that is handed over to another file, played there, and merged back with its journal and
// its sheets.
#include "app/desk/keeping/branch_desk.hpp"

#include "app/desk/events/entry_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/sheets/violation_desk.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

class Branches : public DeskTest {
 protected:
  Branches() {
    contest::EventSetup setup = setupOf("Swiss");
    setup.system = contest::System::Swiss;
    setup.rounds = 3;
    m_swiss = events().addEvent(setup, m_user).value();
    done(events().importPlayers(m_swiss, rosterOf(5), m_user));
  }
  BranchDesk branches() { return BranchDesk(*m_desk); }
  Desk otherDesk() { return std::move(*Desk::open(m_other, m_clock).desk); }
  static void playNext(Desk& desk, contest::EventId event, const Author& author) {
    const auto round = PairingDesk(desk).pairNextRound(event, author).value();
    for (const contest::Game& game : round.games) {
      EXPECT_TRUE(RoundDesk(desk).setResult(event, {game.round, game.board}, totals(12, 3), author));
    }
  }

  std::filesystem::path m_other = m_folder / "other.damath";
  contest::EventId m_first = addEvent(4);
  contest::EventId m_swiss{};
};

TEST_F(Branches, WhatIsPlayedElsewhereComesBack) {
  announce({ConfirmationReason::EnteredLate, ConfirmationReason::Lent, ConfirmationReason::ResultCorrected});
  playNext(*m_desk, m_swiss, m_user);
  ASSERT_TRUE(branches().split(m_swiss, m_other, m_named));
  EXPECT_EQ(refusalOf(pairings().pairNextRound(m_swiss, m_user)), Refusal::EventLent);
  playRound(m_first);  // the event that was not moved is played on this computer
  {
    Desk other = otherDesk();
    EXPECT_EQ(refusalOf(PairingDesk(other).pairNextRound(m_first, m_user)), Refusal::EventNotBorrowed);
    ASSERT_TRUE(EntryDesk(other).enterLate(m_swiss, "last,first,school\nUy,Bo,Bagong Paaralan\n", m_named));
    playNext(other, m_swiss, m_named);
    const auto sheet =
        notation::parseSheetText("[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n").value();
    ASSERT_TRUE(SheetDesk(other).storeAndAccept(m_swiss, place(2, 1), sheet, m_named));
    ASSERT_TRUE(ViolationDesk(other).addViolation(m_swiss, got(other.snapshot())->events[1].entries[0].id, {},
                                                  db::ViolationKind::Time, "", m_named));
    EXPECT_TRUE(got(verify(other)).empty());
  }
  const auto merged = branches().merge(m_other, m_named);
  ASSERT_TRUE(merged) << toText(merged.error().refusal);
  EXPECT_EQ(*merged, m_swiss);
  EXPECT_EQ(m_desk->ring().copies().back().why, "merge") << "the file as it was before";
  const contest::Contest contest = snapshot();
  EXPECT_EQ(contest.find(m_swiss)->rounds.size(), 2U);
  EXPECT_EQ(contest.find(m_swiss)->entries.size(), 6U);
  EXPECT_EQ(contest.find(m_first)->rounds.size(), 1U);
  EXPECT_EQ(got(sheets().sheets(m_swiss, place(2, 1))).size(), 1U);
  EXPECT_EQ(got(ViolationDesk(*m_desk).violations(m_swiss)).size(), 1U);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
  EXPECT_TRUE(pairings().pairNextRound(m_swiss, m_user)) << "it is played on here";
  EXPECT_EQ(refusalOf(branches().merge(m_other, m_named)), Refusal::BranchMerged);
  // The journal of the other file is kept with its chain of digests. Its rows have the id of the branch.
  std::size_t brought = 0;
  const auto rows = m_desk->journal().value();
  for (const db::JournalRow& row : rows) brought += row.branch.empty() ? 0U : 1U;
  EXPECT_GT(brought, 5U);
  // Reading a page at a time gives the same rows in the same order, also where a page has rows of both files.
  std::vector<std::string> paged;
  db::JournalPage page{.most = 3};
  for (auto some = got(m_desk->journal(page)); !some.empty(); some = got(m_desk->journal(page))) {
    EXPECT_LE(some.size(), 3U);
    for (const db::JournalRow& row : some) paged.push_back(row.digest);
    page = {some.back().branch, some.back().number, 3};
  }
  std::vector<std::string> whole;
  for (const db::JournalRow& row : rows) whole.push_back(row.digest);
  EXPECT_EQ(paged, whole);
  reopen();
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Branches, ATamperedJournalOfTheOtherFileShowsAfterwards) {
  announce({ConfirmationReason::Lent});
  ASSERT_TRUE(branches().split(m_swiss, m_other, m_named));
  {
    Desk other = otherDesk();
    playNext(other, m_swiss, m_named);
  }
  ASSERT_EQ(testing::tamperEvidence(m_other,
                                    "UPDATE journal SET \"by\" = 'iba'"
                                    " WHERE action = 'pairRound'"),
            "");
  ASSERT_TRUE(branches().merge(m_other, m_named));
  const auto problems = verify(*m_desk).value();
  ASSERT_FALSE(problems.empty());
  EXPECT_EQ(problems[0].kind, ProblemKind::JournalUnchained);
}

TEST_F(Branches, NothingElseIsChangedOnTheWay) {
  announce({ConfirmationReason::Lent, ConfirmationReason::Undone, ConfirmationReason::Withdrawn});
  playRound(m_first);
  ASSERT_TRUE(EntryDesk(*m_desk).withdraw(m_swiss, snapshot().find(m_swiss)->entries[0].id, m_named));
  ASSERT_TRUE(branches().split(m_swiss, m_other, m_named));
  // The newest changes belong to the event on the other computer. Undo skips these changes and reports them.
  const auto undone = HistoryDesk(*m_desk).undo({}, m_named);
  ASSERT_TRUE(undone);
  EXPECT_EQ(undone->rows[0].event, snapshot().find(m_first)->setup.name);
  ASSERT_GE(undone->staying.size(), 2U);
  EXPECT_EQ(undone->staying[0].action, db::JournalAction::LendEvent);
  EXPECT_EQ(undone->staying[1].event, "Swiss");
  EXPECT_EQ(snapshot().find(m_swiss)->entries.size(), 5U);
  Desk other = otherDesk();
  EXPECT_EQ(refusalOf(EventDesk(other).addEvent(setupOf("Third"), m_named)), Refusal::FileBorrowed);
  EXPECT_EQ(refusalOf(EventDesk(other).leaveOfficial(m_named)), Refusal::FileBorrowed);
  ASSERT_TRUE(HistoryDesk(other).undo({}, m_named)) << "there it can be undone";
}

TEST_F(Branches, TheOtherFileTakesNothingBackOfTheOtherEvents) {
  announce({ConfirmationReason::Lent});
  ASSERT_TRUE(branches().split(m_first, m_other, m_named));
  Desk other = otherDesk();
  Author there = m_named;
  there.answers = answersTo({ConfirmationReason::Undone, ConfirmationReason::Withdrawn});
  ASSERT_TRUE(EntryDesk(other).withdraw(m_first, snapshot().find(m_first)->entries[0].id, there));
  ASSERT_TRUE(HistoryDesk(other).undo({}, there)) << "of the event that it has";
  const contest::Event swiss = *other.snapshot().value()->find(m_swiss);
  while (const auto undone = HistoryDesk(other).undo({}, there)) {
    EXPECT_EQ(undone->rows[0].event, snapshot().find(m_first)->setup.name);
  }
  const contest::Event kept = *other.snapshot().value()->find(m_swiss);
  EXPECT_EQ(kept.entries.size(), swiss.entries.size());
  EXPECT_EQ(kept.games.size(), swiss.games.size());
}

TEST_F(Branches, AnEventWhoseComputerIsLostIsReclaimed) {
  announce({ConfirmationReason::Lent, ConfirmationReason::TakenBack});
  EXPECT_EQ(refusalOf(branches().reclaim(m_swiss, m_named)), Refusal::EventHere);
  ASSERT_TRUE(branches().split(m_swiss, m_other, m_named));
  const Author unasked{"arbiter", "Gng. Muñoz", "nawala ang laptop"};
  EXPECT_EQ(refusalOf(branches().reclaim(m_swiss, unasked)), Refusal::ConfirmationAsked);
  ASSERT_TRUE(branches().reclaim(m_swiss, m_named));
  EXPECT_TRUE(pairings().pairNextRound(m_swiss, m_named));
  EXPECT_EQ(refusalOf(branches().merge(m_other, m_named)), Refusal::BranchMerged);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Branches, WhatBothAddedIsNamedAndUndoingItMendsIt) {
  announce({ConfirmationReason::EnteredLate, ConfirmationReason::Lent});
  ASSERT_TRUE(branches().split(m_swiss, m_other, m_named));
  const std::string late = "last,first,school\nUy,Bo,Bagong Paaralan\n";
  {
    Desk other = otherDesk();
    playNext(other, m_swiss, m_named);
    ASSERT_TRUE(EntryDesk(other).enterLate(m_swiss, late, m_named));
  }
  ASSERT_TRUE(events().importPlayers(m_first, late, m_named));
  const auto refused = branches().merge(m_other, m_named);
  EXPECT_EQ(refusalOf(refused), Refusal::BranchDiverged);
  EXPECT_EQ(refused.error().subject(), "school Bagong Paaralan");
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_TRUE(branches().merge(m_other, m_named));
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Branches, OnlyABranchOfThisFileIsTaken) {
  announce({ConfirmationReason::Lent});
  const auto stranger = m_folder / "stranger.damath";
  ASSERT_TRUE(m_desk->backup(stranger));
  EXPECT_EQ(refusalOf(branches().merge(stranger, m_named)), Refusal::NotABranch);
  EXPECT_EQ(refusalOf(branches().merge(m_folder / "none.damath", m_named)), Refusal::NotABranch);
  ASSERT_TRUE(branches().split(m_swiss, m_other, m_named));
  const auto copy = m_folder / "copy.damath";
  ASSERT_TRUE(std::filesystem::copy_file(m_other, copy));
  for (const auto& [version, fault] :
       {std::pair(10, db::StoreFault::TestVersion), std::pair(12, db::StoreFault::NewerVersion)}) {
    ASSERT_EQ(testing::tamper(copy, "PRAGMA user_version = " + std::to_string(version)), "");
    const auto merged = branches().merge(copy, m_named);
    ASSERT_EQ(refusalOf(merged), Refusal::StoreFailed) << version;
    EXPECT_EQ(merged.error().as<FileFault>()->error->fault, fault);
    EXPECT_EQ(merged.error().as<FileFault>()->error->detail, copy.string());
  }
  ASSERT_EQ(testing::tamper(copy, "PRAGMA user_version = 11; CREATE VIEW more AS SELECT 1"), "");
  const auto changed = branches().merge(copy, m_named);
  ASSERT_EQ(refusalOf(changed), Refusal::StoreFailed);
  EXPECT_EQ(changed.error().as<FileFault>()->error->fault, db::StoreFault::ForeignSchema);
  std::filesystem::resize_file(copy, std::filesystem::file_size(copy) / 2);
  const auto damaged = branches().merge(copy, m_named);
  ASSERT_EQ(refusalOf(damaged), Refusal::StoreFailed);
  EXPECT_EQ(damaged.error().as<FileFault>()->error->fault, db::StoreFault::Damaged);
  EXPECT_EQ(refusalOf(branches().split(m_swiss, m_folder / "again.damath", m_named)), Refusal::EventLent);
  EXPECT_EQ(refusalOf(branches().split(m_first, m_other, m_named)), Refusal::FileExists);
}

TEST_F(Branches, WhatIsOnAnotherComputerIsToldAsWhatComesNext) {
  announce({ConfirmationReason::Lent});
  const auto nextOf = [](Desk& desk, contest::EventId event) {
    return EventDesk(desk).status(event).value().next;
  };
  ASSERT_TRUE(branches().split(m_swiss, m_other, m_named));
  EXPECT_EQ(nextOf(*m_desk, m_swiss), NextStep::Elsewhere);
  EXPECT_EQ(nextOf(*m_desk, m_first), NextStep::PairRound);
  Desk other = otherDesk();
  EXPECT_EQ(nextOf(other, m_swiss), NextStep::PairRound);
  EXPECT_EQ(nextOf(other, m_first), NextStep::Elsewhere);
  ASSERT_TRUE(branches().merge(m_other, m_named));
  EXPECT_EQ(nextOf(*m_desk, m_swiss), NextStep::PairRound);
}

}  // namespace
}  // namespace damath::desk
