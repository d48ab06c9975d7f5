// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of confirmation. A change that needs confirmation is refused with a question, and made with the
// answer. The journal stores the answer.
#include <algorithm>
#include <set>

#include "app/desk/change/change.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/violation_desk.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/db/place_of_tests.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

class Confirmations : public DeskTest {
 protected:
  static Question asked(const DeskError& error) {
    EXPECT_EQ(error.refusal, Refusal::ConfirmationAsked);
    return got(error.as<Asked>()->question);
  }
  db::JournalRow lastRow() { return m_desk->journal().value().back(); }

  contest::EventId m_event = addEvent(4);
  Author m_silent{"arbiter", "Gng. Muñoz", "maling pagbasa"};  // has name and reason, but answers no question
};

TEST_F(Confirmations, ACorrectionNeedsNameThenReasonThenItsAnswer) {
  playRound(m_event);
  EXPECT_EQ(refusalOf(rounds().setResult(m_event, place(1, 1), totals(3, 12), m_user)), Refusal::ByRequired);
  Author named = m_user;
  named.by = "Gng. Muñoz";
  EXPECT_EQ(refusalOf(rounds().setResult(m_event, place(1, 1), totals(3, 12), named)),
            Refusal::ReasonRequired);
  const auto refused = rounds().setResult(m_event, place(1, 1), totals(3, 12), m_silent);
  ASSERT_FALSE(refused);
  const auto question = asked(refused.error());
  EXPECT_EQ(question.level, ConfirmationLevel::Confirm);
  EXPECT_EQ(question.code, ConfirmationReason::ResultCorrected);
  const auto* effects = question.as<Effects>();
  ASSERT_NE(effects, nullptr);
  EXPECT_EQ(effects->consequences.moves.size(), 2U);
  ASSERT_TRUE(effects->result);
  EXPECT_EQ(effects->result->players, "P1, A – P4, A");
  EXPECT_EQ(effects->result->before->figures(), "1–0 (12 : 3)");
  EXPECT_EQ(effects->result->after->figures(), "0–1 (3 : 12)");
  Author answering = m_silent;
  answering.answers = {
      {ConfirmationLevel::Confirm, ConfirmationReason::ResultCorrected, "Itatama ang resulta."}};
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 1), totals(3, 12), answering));
  EXPECT_EQ(lastRow().confirmations, answering.answers);
  EXPECT_EQ(lastRow().by, "Gng. Muñoz");
  EXPECT_EQ(lastRow().reason, "maling pagbasa");
}

TEST_F(Confirmations, APastResultAsksInTwoStepsWithWhatItMoves) {
  announce({ConfirmationReason::PastCorrected});
  contest::EventSetup setup = setupOf("Swiss");
  setup.system = contest::System::Swiss;
  setup.rounds = 3;
  const auto id = events().addEvent(setup, m_user).value();
  ASSERT_TRUE(events().importPlayers(id, rosterOf(8), m_user));
  playRound(id);
  ASSERT_TRUE(pairings().pairNextRound(id, m_user));
  Author confirming = m_silent;
  confirming.answers = {{ConfirmationLevel::Confirm, ConfirmationReason::PastCorrected, "oo"}};
  const auto refused = rounds().setResult(id, place(1, 1), totals(3, 12), confirming);
  ASSERT_FALSE(refused);
  const auto question = asked(refused.error());
  EXPECT_EQ(question.level, ConfirmationLevel::TwoSteps);
  EXPECT_EQ(question.code, ConfirmationReason::PastCorrected);
  EXPECT_FALSE(question.as<Effects>()->rounds.empty());
  confirming.answers[0].level = ConfirmationLevel::TwoSteps;
  EXPECT_TRUE(rounds().setResult(id, place(1, 1), totals(3, 12), confirming));
}

// Two groups of four players, with a final of the first two of each. A group's first round decides who plays
// in round 4.
TEST_F(Confirmations, AGroupsResultTellsThatTheFinalWouldBePairedOtherwise) {
  contest::EventSetup setup = setupOf("Groups");
  setup.system = contest::System::Groups;
  const auto id = events().addEvent(setup, m_user).value();
  ASSERT_TRUE(events().importPlayers(id, rosterOf(8), m_user));
  for (int round = 1; round <= 3; ++round) playRound(id);
  const auto final = pairings().pairNextRound(id, m_user);
  ASSERT_TRUE(final) << toText(final.error().refusal);
  std::set<std::pair<int, int>> told;
  const contest::Contest played = snapshot();
  for (const contest::Game& game : played.find(id)->games) {
    if (numberOf(game.round) != 1) continue;
    const auto refused = rounds().setResult(id, {game.round, game.board}, totals(3, 12), m_silent);
    const auto question = asked(refused.error());
    for (const Place& place : boardsIn(question.as<Effects>()->rounds)) {
      told.insert({numberOf(place.round), numberOf(place.board)});
    }
  }
  EXPECT_FALSE(told.empty());
  for (const auto& [round, board] : told) EXPECT_EQ(round, 4) << "those of the groups stand fast";
}

TEST_F(Confirmations, FromConfirmOnACopyIsKeptBefore) {
  announce({ConfirmationReason::ResultCorrected});
  playRound(m_event);
  const auto copies = [this] {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(m_folder / "contest.backups")) {
      if (entry.path().filename().string().ends_with("-resultCorrected.damath")) ++count;
    }
    return count;
  };
  EXPECT_EQ(copies(), 0U);
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 1), totals(3, 12), m_named));
  ASSERT_EQ(copies(), 1U);
  for (const auto& entry : std::filesystem::directory_iterator(m_folder / "contest.backups")) {
    if (!entry.path().filename().string().ends_with("-resultCorrected.damath")) continue;
    const Opening opening = Desk::open(entry.path(), m_clock);
    ASSERT_TRUE(opening.desk);
    EXPECT_EQ(got(opening.desk->snapshot())->events[0].games[0].result->blueGrand, exact::Number(12));
  }
}

TEST_F(Confirmations, HowOftenAndHowManyCopiesIsKeptBesideTheFile) {
  const db::BackupRing& ring = m_desk->ring();
  EXPECT_EQ(ring.rule(), db::RingRule{});
  ASSERT_TRUE(ring.setRule({std::chrono::minutes(1), 3}));
  reopen();
  EXPECT_EQ(m_desk->ring().rule(), (db::RingRule{std::chrono::minutes(1), 3}));
  // The test's clock advances at least one minute with each change.
  for (int round = 0; round < 3; ++round) playRound(m_event);
  const auto copies = m_desk->ring().copies();
  ASSERT_EQ(copies.size(), 3U);
  EXPECT_EQ(copies.back().why, "time");
  EXPECT_GT(copies.back().at, copies.front().at);
  EXPECT_EQ(copies.back().bytes, std::filesystem::file_size(copies.back().path));
  for (const std::string broken : {"", "everyMinutes ten\ncopies 3\n", "everyMinutes 10\n",
                                   "everyMinutes 0\ncopies 3\n", "copies 3\neveryMinutes 10\n"}) {
    testing::writeFile(m_folder / "contest.backups" / "rule", broken);
    EXPECT_EQ(m_desk->ring().rule(), db::RingRule{}) << broken;
  }
}

// A laptop makes backups while its clock is hours ahead. Then the clock is corrected.
TEST_F(Confirmations, ACopyStaysWhenTheClockWasSetBack) {
  const db::BackupRing& ring = m_desk->ring();
  ASSERT_TRUE(ring.setRule({std::chrono::minutes(10), 3}));
  const db::Store& store = m_desk->openFile().store;
  const auto copyAt = [&](db::Instant at) { return got(ring.copy(store, at, db::BackupOccasion::Time)); };
  const db::Instant right = m_clock.now() + std::chrono::hours(24);
  const db::Instant ahead = right + std::chrono::hours(8);
  for (int i = 0; i < 3; ++i) copyAt(ahead + i * std::chrono::minutes(10));
  const auto first = ring.copies().front().path;
  EXPECT_TRUE(ring.isDue(right)) << "the clock was set back";
  for (int i = 0; i < 5; ++i) {
    const db::Instant now = right + i * std::chrono::minutes(10);
    const auto made = copyAt(now);
    const auto copies = ring.copies();
    ASSERT_EQ(copies.size(), 3U) << i;
    EXPECT_EQ(copies.back().path, made) << i;
    EXPECT_EQ(copies.front().path, first) << "the oldest stays";
    EXPECT_FALSE(ring.isDue(now + std::chrono::minutes(9))) << "not one with each change";
    EXPECT_TRUE(ring.isDue(now + std::chrono::minutes(10)));
  }
  // A backup is made in the same second as the newest backup. The later backup is the last of the list.
  const auto made = copyAt(ring.copies().back().at);
  EXPECT_EQ(ring.copies().back().path, made);
  EXPECT_EQ(ring.copies().back().reason, db::BackupReason(db::BackupOccasion::Time));
}

// Backups filled the ring while the clock was hours ahead. Now the clock is right again. The restore first
// backs up the present contest, and that backup must not be deleted.
TEST_F(Confirmations, ARestoreAfterTheClockWentBackNamesABackupThatExists) {
  announce({ConfirmationReason::Restored});
  ASSERT_TRUE(m_desk->ring().setRule({std::chrono::minutes(10), 3}));
  const std::filesystem::path backup = m_folder / "morning.damath";
  ASSERT_TRUE(m_desk->backup(backup));
  playRound(m_event);
  const db::Instant ahead = m_clock.now() + std::chrono::hours(8);
  for (int i = 0; i < 5; ++i) {
    static_cast<void>(got(m_desk->ring().copy(m_desk->openFile().store, ahead + i * std::chrono::minutes(1),
                                              db::BackupOccasion::Time)));
  }
  const std::int64_t newest = m_desk->journal().value().back().number;
  closeFile();
  const auto kept = got(Desk::restore(m_path, backup, m_named, m_clock));
  ASSERT_TRUE(std::filesystem::exists(kept)) << kept;
  const Opening opening = Desk::open(kept, m_clock);
  ASSERT_TRUE(opening.desk);
  EXPECT_EQ(opening.desk->journal().value().back().number, newest) << "the whole afternoon is in it";
  reopen();
}

TEST_F(Confirmations, LeavingOfficialIsForGood) {
  announce({ConfirmationReason::LeftOfficial, ConfirmationReason::Undone});
  EXPECT_EQ(snapshot().head.mode, contest::ContestMode::Official);
  const auto refused = events().leaveOfficial(m_silent);
  ASSERT_FALSE(refused);
  EXPECT_EQ(asked(refused.error()).level, ConfirmationLevel::TwoSteps);
  ASSERT_TRUE(events().leaveOfficial(m_named));
  EXPECT_EQ(snapshot().head.mode, contest::ContestMode::Practice);
  EXPECT_EQ(refusalOf(events().leaveOfficial(m_named)), Refusal::AlreadyPractice);
  // The switch to practice cannot be undone. Undo reverts the change before the switch.
  const auto undone = HistoryDesk(*m_desk).undo({}, m_named);
  ASSERT_TRUE(undone);
  EXPECT_EQ(undone->rows.at(0).action, db::JournalAction::ImportPlayers);
  EXPECT_EQ(snapshot().head.mode, contest::ContestMode::Practice);
}

TEST_F(Confirmations, UndoAndRedoOverARestart) {
  announce({ConfirmationReason::ResultCorrected});
  playRound(m_event);
  const contest::Event before = event();
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 1), totals(3, 12), m_named));
  reopen();
  EXPECT_EQ(refusalOf(HistoryDesk(*m_desk).undo({}, m_user)), Refusal::ByRequired) << "it was Gng. Muñoz's";
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_EQ(event().games[0].result->blueGrand, before.games[0].result->blueGrand);
  reopen();
  ASSERT_TRUE(HistoryDesk(*m_desk).redo(m_user));
  EXPECT_EQ(event().games[0].result->blueGrand, exact::Number(3));
  EXPECT_EQ(refusalOf(HistoryDesk(*m_desk).redo(m_user)), Refusal::NothingToRedo);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Confirmations, UndoToARowOfTheJournal) {
  announce({ConfirmationReason::Undone});
  playRound(m_event);
  playRound(m_event);
  const auto rows = m_desk->journal().value();
  const auto pairing = std::ranges::find(rows, db::JournalAction::PairRound, &db::JournalRow::action);
  const std::int64_t to = pairing->number;
  const auto refused = HistoryDesk(*m_desk).undo(to, m_silent);
  ASSERT_FALSE(refused);
  EXPECT_EQ(asked(refused.error()).code, ConfirmationReason::Undone);
  const auto done = HistoryDesk(*m_desk).undo(to, m_named);
  ASSERT_TRUE(done);
  EXPECT_EQ(done->rows.size(), 5U);  // two results, a round, two results
  EXPECT_EQ(event().rounds.size(), 1U);
  EXPECT_FALSE(event().games[0].result);
  for (std::size_t redone = 0; redone < done->rows.size(); ++redone) {
    ASSERT_TRUE(HistoryDesk(*m_desk).redo(m_user)) << redone;
  }
  EXPECT_EQ(event().rounds.size(), 2U);
  EXPECT_TRUE(event().games[3].result);
  EXPECT_EQ(refusalOf(HistoryDesk(*m_desk).undo(999, m_named)), Refusal::NoSuchAct);
}

TEST_F(Confirmations, UndoPassesOverWhatStaysOnlyWhenAsked) {
  announce({ConfirmationReason::Undone});
  playRound(m_event);
  ViolationDesk(*m_desk)
      .addViolation(m_event, event().entries[0].id, {}, db::ViolationKind::Time, "", m_silent)
      .value();
  const auto refused = HistoryDesk(*m_desk).undo({}, m_user);
  EXPECT_EQ(refusalOf(refused), Refusal::ByRequired);
  const auto* question = refused.error().question();
  ASSERT_NE(question, nullptr);
  ASSERT_EQ(question->as<ActsUndone>()->undone.size(), 1U);
  EXPECT_EQ(question->as<ActsUndone>()->undone[0].action, db::JournalAction::SetResult);
  EXPECT_EQ(question->as<ActsUndone>()->undone[0].place, place(1, 2));
  EXPECT_EQ(question->as<ActsUndone>()->undone[0].by, "arbiter");
  ASSERT_EQ(question->as<ActsUndone>()->staying.size(), 1U);
  EXPECT_EQ(question->as<ActsUndone>()->staying[0].action, db::JournalAction::AddViolation);
  EXPECT_TRUE(event().games[1].result) << "nothing is undone before it is answered";
  const auto done = HistoryDesk(*m_desk).undo({}, m_named);
  ASSERT_TRUE(done);
  EXPECT_EQ(done->rows[0].action, db::JournalAction::SetResult);
  EXPECT_EQ(done->staying[0].action, db::JournalAction::AddViolation);
  EXPECT_FALSE(event().games[1].result);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Confirmations, UndoAsksBeforeAnotherPersonsChange) {
  playRound(m_event);
  Author another{"clerk", {}, {}};
  const auto offer = HistoryDesk(*m_desk).offer({}, another);
  ASSERT_TRUE(offer);
  ASSERT_TRUE(offer->question);
  EXPECT_EQ(offer->question->as<ActsUndone>()->undone[0].by, "arbiter");
  EXPECT_EQ(offer->question->as<ActsUndone>()->undone[0].players.size(), 2U);
  EXPECT_EQ(refusalOf(HistoryDesk(*m_desk).undo({}, another)), Refusal::ByRequired);
  another.by = "G. Cruz";
  another.reason = "maling board";
  EXPECT_EQ(refusalOf(HistoryDesk(*m_desk).undo({}, another)), Refusal::ConfirmationAsked);
  EXPECT_FALSE(got(HistoryDesk(*m_desk).offer({}, m_user)).question) << "one's own goes without a question";
  another.answers = answersTo({ConfirmationReason::Undone});
  EXPECT_TRUE(HistoryDesk(*m_desk).undo({}, another));
}

TEST_F(Confirmations, AWindowAsksBeforeWhatWasNotMadeInIt) {
  playRound(m_event);
  const auto offered = [this](OwnActs own) { return got(HistoryDesk(*m_desk, own).offer({}, m_user)); };
  EXPECT_FALSE(offered(OwnActs::MadeHere).question);
  reopen();
  EXPECT_FALSE(offered(OwnActs::UnderTheName).question);
  const auto question = offered(OwnActs::MadeHere).question;
  ASSERT_TRUE(question);
  EXPECT_EQ(question->code, ConfirmationReason::Undone);
  EXPECT_EQ(refusalOf(HistoryDesk(*m_desk, OwnActs::MadeHere).undo({}, m_user)), Refusal::ByRequired);
}

TEST_F(Confirmations, AllThatASheetAsksIsAskedAtOnce) {
  playRound(m_event);
  const auto sheet = [](const char* text) { return notation::parseSheetText(text).value(); };
  const auto first = sheet("[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n");
  announce({ConfirmationReason::ResultCorrected});
  ASSERT_TRUE(sheets().storeAndAccept(m_event, place(1, 1), first, m_named));
  const auto others = sheet("[Set \"rational\"]\n\n-9 (2,3) | | || -1 (1,4) | |\n");
  const auto refused = sheets().storeSheet(m_event, place(1, 1), others, m_user);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().refusal, Refusal::ByRequired);
  ASSERT_NE(refused.error().question(), nullptr);
  EXPECT_EQ(refused.error().question()->code, ConfirmationReason::SheetMisfiled);
  ASSERT_EQ(refused.error().as<Asked>()->further.size(), 1U);
  EXPECT_EQ(refused.error().as<Asked>()->further.front().code, ConfirmationReason::SheetReplaced);
  EXPECT_EQ(got(sheets().sheets(m_event, place(1, 1))).size(), 1U) << "nothing is stored before";
  announce({ConfirmationReason::SheetMisfiled, ConfirmationReason::SheetReplaced});
  EXPECT_TRUE(sheets().storeSheet(m_event, place(1, 1), others, m_named));
}

TEST_F(Confirmations, AReviewUnderASignatureStays) {
  announce({ConfirmationReason::ResultCorrected, ConfirmationReason::ResultDiffers,
            ConfirmationReason::SignedOff, ConfirmationReason::Undone});
  playRound(m_event);
  sheet::Sheet sheet;
  sheet.setTag("Set", "integer");
  sheet.lines.emplace_back().of(board::Side::Blue) = {sheet::HalfKind::Play, "-9 (0,3)", {}, {}};
  ASSERT_TRUE(sheets().storeSheet(m_event, place(1, 1), sheet, m_named));
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_named));
  ReviewDesk reviews(*m_desk);
  const Author panel{"arbiter", "G. Cruz", "sinuri"};
  ASSERT_TRUE(reviews.review(m_event, place(1, 1), {}, panel));
  const Author head{"arbiter", "R. Flores", "nilagdaan"};
  EXPECT_EQ(asked(reviews.signOff(m_event, place(1, 1), head).error()).level, ConfirmationLevel::TwoSteps);
  ASSERT_TRUE(reviews.signOff(m_event, place(1, 1), m_named));
  const auto undone = HistoryDesk(*m_desk).undo({}, m_named);
  ASSERT_TRUE(undone);
  EXPECT_EQ(undone->rows[0].action, db::JournalAction::SetResult) << "of the other board";
  EXPECT_EQ(undone->rows[0].place, place(1, 2));
  const auto versions = sheets().sheets(m_event, place(1, 1)).value();
  EXPECT_EQ(versions.back().stored.reviews.size(), 1U);
  EXPECT_TRUE(versions.back().stored.signOff);
  EXPECT_TRUE(event().games[0].result);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Confirmations, ARoundIsHeldPublishedAndTakenBack) {
  announce({ConfirmationReason::PublicUnpaired});
  const auto round = pairings().pairNextRound(m_event, m_user);
  ASSERT_TRUE(round);
  EXPECT_EQ(round->publication, contest::Publication::Held);
  Author acknowledging = m_user;
  acknowledging.answers = {{ConfirmationLevel::Acknowledge, ConfirmationReason::RoundUnpaired, "babawiin"}};
  ASSERT_TRUE(pairings().unpair(m_event, acknowledging));
  EXPECT_TRUE(event().games.empty());
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  ASSERT_TRUE(pairings().publish(m_event, m_user));
  EXPECT_EQ(refusalOf(pairings().publish(m_event, m_user)), Refusal::RoundPublished);
  EXPECT_EQ(refusalOf(pairings().unpair(m_event, acknowledging)), Refusal::ByRequired);
  // A round that is not the newest is refused.
  EXPECT_EQ(refusalOf(pairings().unpair(m_event, contest::RoundNumber{2}, m_named)), Refusal::RoundNotPaired);
  EXPECT_EQ(refusalOf(pairings().unpair(m_event, contest::RoundNumber{0}, m_named)),
            Refusal::RoundHasResults);
  ASSERT_TRUE(pairings().unpair(m_event, m_named));
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 1), totals(3, 2), m_user));
  EXPECT_EQ(event().rounds[0].publication, contest::Publication::Published);
  EXPECT_EQ(refusalOf(pairings().unpair(m_event, m_named)), Refusal::RoundHasResults);
}

TEST_F(Confirmations, ARoundByHandIsQuestionedOrRefused) {
  announce({ConfirmationReason::PairedByHand});
  const auto entries = event().entries;
  const std::vector<pairing::Board> half = {{entries[0].id, entries[3].id}};
  const auto refused = pairings().pairByHand(m_event, half, {}, m_named);
  EXPECT_EQ(refusalOf(refused), Refusal::PairingImpossible);
  EXPECT_FALSE(refused.error().as<BadRound>()->faults.empty());
  const std::vector<pairing::Board> boards = {{entries[0].id, entries[3].id}, {entries[1].id, entries[2].id}};
  EXPECT_EQ(refusalOf(pairings().pairByHand(m_event, boards, {}, m_silent)), Refusal::ConfirmationAsked);
  ASSERT_TRUE(pairings().pairByHand(m_event, boards, {}, m_named));
  EXPECT_EQ(lastRow().action, db::JournalAction::PairByHand);
}

TEST_F(Confirmations, WithdrawingGivesTheGameUnderWayToTheOpponent) {
  announce({ConfirmationReason::Withdrawn});
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  ASSERT_TRUE(pairings().publish(m_event, m_user));
  const contest::Game game = event().games[0];
  const auto outcome = EntryDesk(*m_desk).withdraw(m_event, game.blue, m_named);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->forfeited, place(1, 1));
  EXPECT_EQ(event().games[0].result->ending, rules::Ending::NoShowBlue);
  EXPECT_EQ(refusalOf(EntryDesk(*m_desk).withdraw(m_event, game.blue, m_named)), Refusal::AlreadyWithdrawn);
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 2), totals(3, 2), m_user));
  const auto second = pairings().pairNextRound(m_event, m_user);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->games.size(), 1U);
  EXPECT_EQ(second->byes.size(), 1U);
  ASSERT_TRUE(EntryDesk(*m_desk).rejoin(m_event, game.blue, m_named));
  EXPECT_FALSE(event().find(game.blue)->lastRound);
}

TEST_F(Confirmations, AnAbsenceOfALaterRoundIsKeptUntilThen) {
  announce({ConfirmationReason::Absent});
  const contest::EntryId entry = event().entries[1].id;
  ASSERT_TRUE(EntryDesk(*m_desk).setAbsent(m_event, entry, contest::RoundNumber{2}, m_named));
  playRound(m_event);
  const auto second = pairings().pairNextRound(m_event, m_user);
  ASSERT_TRUE(second);
  ASSERT_EQ(second->byes.size(), 2U);
  EXPECT_EQ(second->byes[0].kind, contest::ByeKind::Allotted);
  EXPECT_EQ(second->byes[1].kind, contest::ByeKind::Absent);
  EXPECT_EQ(second->byes[1].entry, entry);
  EXPECT_EQ(refusalOf(EntryDesk(*m_desk).setAbsent(m_event, entry, contest::RoundNumber{1}, m_named)),
            Refusal::RoundPlayed);
}

TEST_F(Confirmations, LatePlayersNeedAFreeSeat) {
  announce({ConfirmationReason::EnteredLate});
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  EXPECT_EQ(refusalOf(EntryDesk(*m_desk).enterLate(m_event, "last,first,school\nUy,Bo,X\n", m_named)),
            Refusal::LateImpossible);
  contest::EventSetup setup = setupOf("Swiss");
  setup.system = contest::System::Swiss;
  const auto swiss = events().addEvent(setup, m_user).value();
  ASSERT_TRUE(events().importPlayers(swiss, rosterOf(5), m_user));
  playRound(swiss);
  const auto late = EntryDesk(*m_desk).enterLate(swiss, "last,first,school\nUy,Bo,X\n", m_named);
  ASSERT_TRUE(late);
  EXPECT_EQ(late->firstNumber, 6);
  EXPECT_EQ(snapshot().events[1].entries.back().firstRound, 2);
  const auto second = pairings().pairNextRound(swiss, m_user);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->games.size(), 3U);
}

TEST_F(Confirmations, ABackupIsBroughtBackAndWhatStoodIsKept) {
  announce({ConfirmationReason::ResultCorrected});
  playRound(m_event);
  const auto backup = m_folder / "before.damath";
  ASSERT_TRUE(m_desk->backup(backup));
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 1), totals(3, 12), m_named));
  announce({ConfirmationReason::Restored});
  closeFile();
  const auto kept = Desk::restore(m_path, backup, m_named, m_clock);
  ASSERT_TRUE(kept);
  reopen();
  EXPECT_EQ(event().games[0].result->blueGrand, exact::Number(12));
  EXPECT_EQ(lastRow().action, db::JournalAction::Restore);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
  const Opening before = Desk::open(*kept, m_clock);
  ASSERT_TRUE(before.desk);
  EXPECT_EQ(got(before.desk->snapshot())->events[0].games[0].result->blueGrand, exact::Number(3));
}

// Before a restore, the present state is backed up. If the ring is full, the oldest backup is deleted, unless
// the restore uses it.
TEST_F(Confirmations, TheOldestCopyOfAFullRingIsRestored) {
  ASSERT_TRUE(m_desk->ring().setRule({std::chrono::minutes(1), 3}));
  // The test's clock advances at least one minute with each change.
  for (int round = 0; round < 3; ++round) playRound(m_event);
  const auto copies = m_desk->ring().copies();
  ASSERT_EQ(copies.size(), 3U);
  announce({ConfirmationReason::Restored});
  closeFile();
  const auto kept = Desk::restore(m_path, copies.front().path, m_named, m_clock);
  ASSERT_TRUE(kept) << reasonOf(kept.error());
  EXPECT_TRUE(std::filesystem::exists(*kept));
  reopen();
  EXPECT_EQ(lastRow().action, db::JournalAction::Restore);
}

TEST_F(Confirmations, ARestoreTellsWhatIsLostAndWhoseContestItIs) {
  playRound(m_event);
  const auto backup = m_folder / "before.damath";
  ASSERT_TRUE(m_desk->backup(backup));
  playRound(m_event);
  const auto strange = m_folder / "strange.damath";
  ASSERT_TRUE(Desk::create(strange, {"Ibang paligsahan", {}, {}}, m_user, m_clock));
  closeFile();
  const auto own = Desk::restore(m_path, backup, m_silent, m_clock);
  const auto question = asked(own.error());
  EXPECT_EQ(question.level, ConfirmationLevel::TwoSteps);
  EXPECT_EQ(question.as<RestoreFacts>()->name, "Dibisyon ng Parañaque");
  EXPECT_EQ(question.as<RestoreFacts>()->lost,
            4);  // one pairing, one publication with the first result, two results
  EXPECT_FALSE(question.as<RestoreFacts>()->standing);
  const auto other = asked(Desk::restore(m_path, strange, m_silent, m_clock).error());
  EXPECT_EQ(other.as<RestoreFacts>()->name, "Ibang paligsahan");
  EXPECT_EQ(other.as<RestoreFacts>()->standing, "Dibisyon ng Parañaque");
  reopen();
  EXPECT_EQ(event().rounds.size(), 2U) << "nothing is restored before it is answered";
}

TEST_F(Confirmations, ABrokenBackupRestoresNothing) {
  const auto backup = m_folder / "broken.damath";
  testing::writeFile(backup, "hindi ito backup");
  EXPECT_EQ(refusalOf(Desk::restore(m_path, backup, m_named, m_clock)), Refusal::BackupBroken);
  EXPECT_EQ(refusalOf(Desk::restore(m_path, m_folder / "none.damath", m_named, m_clock)),
            Refusal::BackupBroken);
  EXPECT_EQ(event().entries.size(), 4U);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

// A file that a test version or a newer version of the program wrote is not restored. A backup does not
// replace such a file either. Nothing of the file is read, so nobody could say what restoring would lose.
TEST_F(Confirmations, AFileOfAnotherVersionIsNotRestoredAndStays) {
  const auto other = m_folder / "other.damath";
  const auto backup = m_folder / "backup.damath";
  ASSERT_TRUE(m_desk->backup(backup));
  ASSERT_TRUE(m_desk->backup(other));
  for (const auto& [version, fault] :
       {std::pair(1, db::StoreFault::TestVersion), std::pair(7, db::StoreFault::TestVersion),
        std::pair(10, db::StoreFault::TestVersion), std::pair(12, db::StoreFault::NewerVersion),
        std::pair(2000, db::StoreFault::NewerVersion)}) {
    ASSERT_EQ(testing::tamper(other, "PRAGMA user_version = " + std::to_string(version)), "");
    const std::string before = testing::contentOf(other);
    const std::string own = testing::contentOf(m_path);
    for (const auto& [path, from] : {std::pair(m_path, other), std::pair(other, backup)}) {
      const auto restored = Desk::restore(path, from, m_named, m_clock);
      ASSERT_EQ(refusalOf(restored), Refusal::StoreFailed) << version;
      EXPECT_EQ(restored.error().as<FileFault>()->error->fault, fault) << version;
      EXPECT_EQ(restored.error().as<FileFault>()->error->detail, other.string());
      EXPECT_EQ(testing::contentOf(other), before) << version;
      EXPECT_EQ(testing::contentOf(m_path), own) << version;
    }
  }
  for (const int version : {0, -1}) {
    ASSERT_EQ(testing::tamper(other, "PRAGMA user_version = " + std::to_string(version)), "");
    EXPECT_EQ(refusalOf(Desk::restore(m_path, other, m_named, m_clock)), Refusal::BackupBroken) << version;
  }
  EXPECT_EQ(event().entries.size(), 4U);
}

// A file whose tables another program changed is not restored, and no backup replaces it.
TEST_F(Confirmations, AFileThatAnotherProgramChangedIsNotRestoredAndStays) {
  const auto other = m_folder / "other.damath";
  const auto backup = m_folder / "backup.damath";
  ASSERT_TRUE(m_desk->backup(backup));
  ASSERT_TRUE(m_desk->backup(other));
  ASSERT_EQ(testing::tamper(other, "CREATE TRIGGER more AFTER INSERT ON journal BEGIN SELECT 1; END"), "");
  const std::string before = testing::contentOf(other);
  for (const auto& [path, from] : {std::pair(m_path, other), std::pair(other, backup)}) {
    const auto restored = Desk::restore(path, from, m_named, m_clock);
    ASSERT_EQ(refusalOf(restored), Refusal::StoreFailed);
    EXPECT_EQ(restored.error().as<FileFault>()->error->fault, db::StoreFault::ForeignSchema);
    EXPECT_EQ(restored.error().as<FileFault>()->error->detail, other.string() + ": trigger more");
  }
  EXPECT_EQ(testing::contentOf(other), before);
  EXPECT_EQ(event().entries.size(), 4U);
}

TEST_F(Confirmations, StartNumbersGoByRatingNameOrLot) {
  const auto byName = EntryDesk(*m_desk).renumber(m_event, StartOrder::Name, m_user);
  ASSERT_TRUE(byName);
  const auto lot = EntryDesk(*m_desk).renumber(m_event, StartOrder::Lot, m_user);
  ASSERT_TRUE(lot);
  ASSERT_TRUE(EntryDesk(*m_desk).renumber(m_event, StartOrder::Name, m_user));
  EXPECT_EQ(EntryDesk(*m_desk).renumber(m_event, StartOrder::Lot, m_user).value(), *lot) << "from the seed";
  for (std::size_t place = 0; place < lot->size(); ++place)
    EXPECT_EQ(event().entries[place].id, (*lot)[place]);
}

}  // namespace
}  // namespace damath::desk
