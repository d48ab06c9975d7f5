// SPDX-License-Identifier: GPL-3.0-or-later
// The tables themselves refuse forbidden changes, and the journal reveals tampering.
#include <gtest/gtest.h>

#include "db/edits/live_edit.hpp"
#include "db/edits/paper_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/edits/sheet_edit.hpp"
#include "db/records/sheet_owner.hpp"
#include "db/store.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

using testing::asked;
using testing::stampAt;
using testing::take;
using testing::tamper;
using testing::tamperEvidence;

sheet::Sheet shortSheet() {
  sheet::Sheet sheet;
  sheet.setTag("Set", "integer");
  sheet.setTag("Blue", "Peña, Niño");
  sheet.lines.resize(3);
  sheet.lines[0].halves = {sheet::Half{sheet::HalfKind::Play, "-9 (0,3)", "", ""},
                           sheet::Half{sheet::HalfKind::Play, "-1 (1,4)", "", ""}};
  sheet.lines[1].of(board::Side::Blue) = {sheet::HalfKind::Play, "-9 + (-1)", "-11", "-11"};
  sheet.lines[2].halves = {sheet::Half{sheet::HalfKind::Remaining, "-11 x 2", "-22", ""},
                           sheet::Half{sheet::HalfKind::GrandTotal, "", "4", ""}};
  return sheet;
}

StoredFinding wrongScore() {
  StoredFinding finding;
  finding.code = sheet::FindingCode::WrongScore;
  finding.line = 2;
  finding.side = board::Side::Blue;
  finding.cell = sheet::Cell::Score;
  finding.clause = "S1";
  finding.written = "-11";
  finding.correct = "-10";
  return finding;
}

class Evidence : public ::testing::Test {
 protected:
  Evidence() {
    Edit edit = take(m_store.edit(stampAt(2)));
    const contest::Contest contest = *take(edit.reading().contest());
    const auto& entries = contest.events[0].entries;
    m_game = take(RoundEdit(edit).addRound(
        contest.events[0].id, {contest::RoundNumber{1}}, PairedBy::System,
        {{{}, contest::RoundNumber{1}, contest::BoardNumber{1}, entries[0].id, entries[1].id, {}}}, {}))[0]
                 .id;
    m_sheet = take(SheetEdit(edit).addSheet(ofGame(m_game), shortSheet(), {wrongScore()}));
    take(RoundEdit(edit).setResult(
        m_game, {rules::Ending::Time, exact::Number(5), exact::Number(4), rules::Result::BlueWins}));
    take(SheetEdit(edit).acceptSheet(
        m_sheet, {{2, board::Side::Blue, sheet::Cell::Score, "-11", "-10", {}, "mali ang suma", {}}}));
    take(edit.commit());
  }

  JournalCheck journalCheck() { return take(take(m_store.read()).journal().check()); }

  testing::TempFolder m_folder;
  std::filesystem::path m_path = m_folder / "contest.damath";
  Store m_store = testing::sampleStore(m_path);
  contest::GameId m_game{};
  contest::SheetId m_sheet{};
};

TEST_F(Evidence, ASheetIsKeptLetterByLetter) {
  const auto versions = take(take(m_store.read()).sheets(ofGame(m_game)));
  ASSERT_EQ(versions.size(), 1U);
  EXPECT_EQ(versions[0].sheet, shortSheet());
  EXPECT_EQ(versions[0].version, 1);
  EXPECT_EQ(versions[0].findings, std::vector<StoredFinding>{wrongScore()});
  EXPECT_EQ(versions[0].acceptance, Acceptance::Accepted);
  ASSERT_EQ(versions[0].corrections.size(), 1U);
  EXPECT_EQ(versions[0].corrections[0].written, "-11");
  EXPECT_EQ(versions[0].corrections[0].correct, "-10");
  EXPECT_EQ(versions[0].corrections[0].by, "tagapamahala");
  EXPECT_EQ(versions[0].corrections[0].reason, "mali ang suma");
  EXPECT_EQ(versions[0].corrections[0].at, "2026-11-20T08:02:00Z");
}

TEST_F(Evidence, ALaterVersionStandsBesideTheEarlier) {
  sheet::Sheet second = shortSheet();
  second.lines[1].of(board::Side::Blue).score = "-10";
  Edit edit = take(m_store.edit(stampAt(3)));
  take(SheetEdit(edit).addSheet(ofGame(m_game), second, {}));
  take(edit.commit());
  const auto versions = take(take(m_store.read()).sheets(ofGame(m_game)));
  ASSERT_EQ(versions.size(), 2U);
  EXPECT_EQ(versions[0].sheet, shortSheet());
  EXPECT_EQ(versions[1].sheet, second);
  EXPECT_EQ(versions[1].acceptance, Acceptance::Open);
  const auto summaries = take(take(m_store.read()).sheetSummaries());
  ASSERT_EQ(summaries->size(), 1U);
  EXPECT_EQ(summaries->front().version, 2);
  EXPECT_EQ(summaries->front().errors, 0);
}

TEST_F(Evidence, ASheetIsAcceptedOnce) {
  Edit edit = take(m_store.edit(stampAt(3)));
  EXPECT_EQ(SheetEdit(edit).acceptSheet(m_sheet, {}).error().fault, StoreFault::Constraint);
}

TEST_F(Evidence, NothingOfItCanBeChangedOrRemoved) {
  Edit edit = take(m_store.edit(stampAt(4)));
  take(SheetEdit(edit).signOff(m_sheet));
  const contest::EntryId entry = take(edit.reading().contest())->events[0].entries[0].id;
  take(SheetEdit(edit).addViolation({0, contest::EventId{1}, entry, {}, ViolationKind::Time, "", "", ""}));
  take(addPaper(edit, {"tally", "en"}, std::string(64, '0'), "0.1.0", 0));
  LiveRecord live;
  live.owner = {contest::EventId{1}, OwnerKind::Rematch, {}, entry, contest::EntryId{999}};
  live.id = take(beginLive(edit, live.owner, play::Keeping::Arbiter));
  take(addLiveStep(edit, live, play::EndStep{rules::Ending::Time}, {}, {}));
  take(edit.commit());
  for (const char* table : {"journal", "sheet", "finding", "acceptance", "sign_off", "violation", "paper",
                            "live_game", "live_step"}) {
    const std::string name = table;
    const std::string count = asked(m_path, "SELECT count(*) FROM " + name);
    ASSERT_NE(count, "0") << name;
    EXPECT_NE(
        tamper(m_path, "UPDATE " + name + (name == "finding" ? " SET errors = 9" : " SET \"by\" = 'x'")), "")
        << name;
    EXPECT_NE(tamper(m_path, "DELETE FROM " + name), "") << name;
    EXPECT_EQ(asked(m_path, "SELECT count(*) FROM " + name), count);
  }
}

TEST_F(Evidence, TheTablesRefuseWhatThisProgramNeverWrites) {
  for (const char* sql : {
           "INSERT INTO live_game VALUES (9, 1, 'game', NULL, 1, 2, 'program', 'x', 'y')",
           "INSERT INTO live_game VALUES (9, 1, 'rematch', 3, 1, 2, 'program', 'x', 'y')",
           "INSERT INTO live_game VALUES (9, 1, 'game', 3, 1, 1, 'program', 'x', 'y')",
           "INSERT INTO live_game VALUES (9, 1, 'game', 3, 1, 2, 'nobody', 'x', 'y')",
           "INSERT INTO live_step VALUES (9, 1, 0, '{}', '{}', 'x', '', 'y', "
           "'0000000000000000000000000000000000000000000000000000000000000000')",
           "INSERT INTO live_step VALUES (9, 1, 1, 'no', '{}', 'x', '', 'y', "
           "'0000000000000000000000000000000000000000000000000000000000000000')",
           "INSERT INTO live_step VALUES (9, 1, 1, '{}', '{}', 'x', '', 'y', '0')",
           "INSERT INTO live_clock VALUES (1, -1, '{}', 'y')",
           "UPDATE game SET blue_grand = '+5'",
           "UPDATE game SET blue_grand = '5/1'",
           "UPDATE game SET blue_grand = 'lima'",
           "UPDATE game SET blue_grand = ' 5'",
           "UPDATE game SET blue_grand = ''",
           "UPDATE game SET blue_grand = NULL",
           "UPDATE game SET result = NULL",
           "UPDATE game SET result = '2-0'",
           "UPDATE game SET ending = 'uwian'",
           "UPDATE game SET red = blue",
           "UPDATE game SET round = 'una'",
           "UPDATE event SET legs = 3",
           "UPDATE event SET ruleset = '{'",
           "UPDATE player SET rating = -1",
           "UPDATE player SET last = '  '",
           "UPDATE contest SET id = 2",
           "INSERT INTO contest (id, name, venue, date) VALUES (2, 'x', '', '')",
           "INSERT INTO entry (event, player, number) VALUES (1, 1, 9)",
           "INSERT INTO entry (event, player, number) VALUES (1, 99, 0)",
           "INSERT INTO journal (number, at, \"by\", action, subject, after, reason, act, digest) VALUES "
           "(99, 'kahapon', 'x', 'x', 'x', '{}', '', 99, "
           "'0000000000000000000000000000000000000000000000000000000000000000')",
       }) {
    EXPECT_NE(tamper(m_path, sql), "") << sql;
  }
}

TEST_F(Evidence, TheJournalAgreesWithAnUntouchedFile) {
  const JournalCheck check = journalCheck();
  EXPECT_TRUE(check.missing.empty());
  EXPECT_EQ(check.differing, std::vector<std::string>{});
}

struct Tampering {
  const char* name;
  const char* sql;
  const char* subject;
};

class TamperedRow : public Evidence, public ::testing::WithParamInterface<Tampering> {};

TEST_P(TamperedRow, IsNamedByItsSubject) {
  ASSERT_EQ(tamperEvidence(m_path, GetParam().sql), "");
  const JournalCheck check = journalCheck();
  EXPECT_EQ(check.differing, std::vector<std::string>{GetParam().subject});
}

INSTANTIATE_TEST_SUITE_P(
    Rows, TamperedRow,
    ::testing::Values(
        Tampering{"result", "UPDATE game SET blue_grand = '6'", "game 1"},
        Tampering{"resultRemoved",
                  "UPDATE game SET ending = NULL, blue_grand = NULL, red_grand = NULL, result = NULL",
                  "game 1"},
        Tampering{"head", "UPDATE contest SET name = 'Iba'", "contest 1"},
        Tampering{"player", "UPDATE player SET last = 'Iba' WHERE id = 1", "player 1"},
        Tampering{"school", "UPDATE school SET division = 'Iba' WHERE id = 1", "school 1"},
        Tampering{"legs", "UPDATE event SET legs = 2", "event 1"},
        Tampering{"pairing", "UPDATE game SET red = 3", "game 1"},
        Tampering{"bye", "INSERT INTO bye (event, round, entry) VALUES (1, 1, 3)", "bye 1 1 3"},
        Tampering{"sheet", "UPDATE sheet SET content = replace(content, '-11', '-10')", "sheet 1"},
        Tampering{"correction", "UPDATE acceptance SET corrections = '[]'", "acceptance 1"},
        Tampering{"rematch",
                  "INSERT INTO rematch (id, event, blue, red, ending, result) VALUES (1, 1, 1, 2, "
                  "'noShowRed', '1-0')",
                  "rematch 1"}),
    [](const auto& row) { return std::string(row.param.name); });

TEST_F(Evidence, AMissingJournalRowIsNoticed) {
  ASSERT_EQ(tamperEvidence(m_path, "DELETE FROM journal WHERE number = 4"), "");
  const JournalCheck check = journalCheck();
  EXPECT_EQ(check.missing, std::vector<std::int64_t>{4});
  EXPECT_EQ(check.unchained, std::vector<std::int64_t>{5});
}

TEST_F(Evidence, ThePersonWhoAskedIsChained) {
  ASSERT_EQ(tamperEvidence(m_path, "UPDATE journal SET asked_by = 'Iba' WHERE number = 4"), "");
  EXPECT_EQ(journalCheck().unchained, std::vector<std::int64_t>{4});
}

TEST_F(Evidence, AFigureInAnotherSpellingIsDamage) {
  ASSERT_EQ(tamper(m_path, "UPDATE game SET blue_grand = '10/2'"), "");
  const auto contest = take(m_store.read()).contest();
  ASSERT_FALSE(contest);
  EXPECT_EQ(contest.error().fault, StoreFault::Damaged);
  EXPECT_EQ(contest.error().detail, "figure: '10/2'");
}

TEST_F(Evidence, ALineThatIsGoneIsDamage) {
  ASSERT_EQ(tamperEvidence(m_path, "UPDATE sheet SET content = replace(content, '[\"play\",', '[')"), "");
  EXPECT_EQ(take(m_store.read()).sheets(ofGame(m_game)).error().fault, StoreFault::Damaged);
}

TEST_F(Evidence, AClauseThatTheRulebookLacksIsDamage) {
  ASSERT_EQ(tamperEvidence(m_path, "UPDATE finding SET findings = replace(findings, '\"S1\"', '\"S99\"')"),
            "");
  const auto sheets = take(m_store.read()).sheets(ofGame(m_game));
  ASSERT_FALSE(sheets);
  EXPECT_EQ(sheets.error().fault, StoreFault::Damaged);
  EXPECT_EQ(sheets.error().detail, "clause: 'S99'");
}

}  // namespace
}  // namespace damath::db
