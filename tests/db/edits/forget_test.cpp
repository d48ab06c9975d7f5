// SPDX-License-Identifier: GPL-3.0-or-later
// Forgetting a player removes the name from every row and every byte of the contest. The journal stays
// verifiable, and no later act brings the name back.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "db/edits/branch_edit.hpp"
#include "db/edits/history_edit.hpp"
#include "db/edits/notice_edit.hpp"
#include "db/edits/privacy_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/edits/sheet_edit.hpp"
#include "db/forgotten_copy.hpp"
#include "db/store.hpp"
#include "tests/db/full_contest.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using testing::asked;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::stampAt;
using testing::take;
using testing::tamper;
using testing::tamperEvidence;

// The names of the players whom the tests forget. No other text of the contest has these words.
constexpr const char* kNames[] = {"Quiambao", "Zenaida", "Ñuñez-Ylagan", "Xandro", "Wigberto", "Tañada"};

std::string bytesOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

sheet::Sheet sheetNaming(const std::string& blue, const std::string& red) {
  sheet::Sheet sheet;
  sheet.setTag("Set", "integer");
  sheet.setTag("Blue", blue);
  sheet.setTag("Red", red);
  sheet.setTag("Remark", "dala ni " + blue + " ang papel");
  sheet.lines.resize(1);
  sheet.lines[0].halves[0] = {sheet::HalfKind::Play, "-9 (0,3)", "", ""};
  return sheet;
}

class Forgetting : public ::testing::Test {
 protected:
  Forgetting() {
    change("", [](Edit& edit) {
      take(RosterEdit(edit).addEntries(contest::EventId{1}, 5,
                                       {testing::newcomer("Quiambao", "Zenaida", "Rizal HS"),
                                        testing::newcomer("Ñuñez-Ylagan", "Xandro", "Mabini NHS")}));
    });
    change("ayon kay Quiambao", [](Edit& edit) {
      contest::Player player = take(edit.reading().contest())->players.at(4);
      player.middle = "Wigberto";
      player.last = "Tañada";
      take(RosterEdit(edit).setPlayer(player, {{}, "Rizal HS", "", "Quezon City"}));
    });
    change("", [&](Edit& edit) {
      const auto contest = take(edit.reading().contest());
      const auto& entries = contest->events.at(0).entries;
      m_game =
          take(RoundEdit(edit).addRound(
                   contest::EventId{1}, {contest::RoundNumber{1}}, PairedBy::System,
                   {{{}, contest::RoundNumber{1}, contest::BoardNumber{1}, entries[4].id, entries[5].id, {}}},
                   {}))
              .front()
              .id;
    });
    change("Zenaida ang nagsulat", [&](Edit& edit) {
      const auto sheet = take(SheetEdit(edit).addSheet(
          ofGame(m_game), sheetNaming("Tañada, Zenaida", "Ñuñez-Ylagan, Xandro"), {}));
      take(SheetEdit(edit).addReview(
          sheet, {"Dr. Uy", {}, sheetNaming("TAÑADA, ZENAIDA", "Xandro Ñuñez-Ylagan"), 1}));
      take(SheetEdit(edit).rule(sheet, {1, board::Side::Red, sheet::Cell::Total, {}, {}, {}, {}}, "5"));
      take(SheetEdit(edit).acceptSheet(
          sheet, {{1, board::Side::Blue, sheet::Cell::Score, "[]", "-10", {}, "mali si Zenaida", {}}}));
      edit.answer({ConfirmationLevel::Note, ConfirmationReason::Withdrawn, "Tañada, Zenaida?"});
      take(SheetEdit(edit).addViolation({0,
                                         contest::EventId{1},
                                         take(edit.reading().contest())->events[0].entries[4].id,
                                         m_game,
                                         ViolationKind::Other,
                                         "sinigawan ni Xandro si Zenaida",
                                         {},
                                         {}}));
      take(setNotice(edit, "Hinahanap si Zenaida Tañada"));
    });
    change("bawi kay Xandro", [&](Edit& edit) {
      take(RoundEdit(edit).setResult(
          m_game, {rules::Ending::Time, exact::Number(5), exact::Number(4), rules::Result::BlueWins}));
    });
  }

  template <class Steps>
  void change(const std::string& reason, const Steps& steps) {
    changeIn(m_store, reason, steps);
  }
  template <class Steps>
  void changeIn(Store& store, const std::string& reason, const Steps& steps) {
    Stamp stamp = stampAt(++m_minute, "tagapamahala", reason);
    stamp.askedBy = reason;
    Edit edit = take(store.edit(stamp));
    steps(edit);
    take(edit.commit());
  }
  void forget(Store& store) {
    for (const contest::PlayerId player : {contest::PlayerId{5}, contest::PlayerId{6}}) {
      changeIn(store, player == contest::PlayerId{5} ? "hiling ng ina ni Zenaida" : "hiling ni Xandro",
               [&](Edit& edit) {
                 const NameRemoval removal = take(PrivacyEdit(edit).forget(player));
                 EXPECT_GT(removal.texts, 0U);
               });
    }
    take(store.wipe());
  }
  // Expects that no row, no answer of the program and no byte of the file has a name.
  void expectNoName(const fs::path& path, const Store& store) {
    const std::string rows = testing::allRows(path);
    const std::string document = testing::documentOf(store);
    std::string journal;
    for (const JournalRow& row : take(take(store.read()).journal().rows())) {
      journal += row.before + row.after + row.reason + row.askedBy;
      for (const ConfirmationAnswer& answer : row.confirmations) journal += answer.text;
    }
    const std::string bytes = fs::exists(path) ? bytesOf(path) : std::string();
    for (const char* name : kNames) {
      EXPECT_THAT(rows, Not(HasSubstr(name)));
      EXPECT_THAT(document, Not(HasSubstr(name)));
      EXPECT_THAT(journal, Not(HasSubstr(name)));
      EXPECT_EQ(bytes.find(name), std::string::npos) << name << " is left in " << path;
    }
  }

  // The event goes to another computer. Before the merge, the player's name is forgotten either in the other
  // computer's file or in this contest.
  void mergeAfterForgetting(bool isForgottenThere) {
    const fs::path other = m_folder / "other.damath";
    Branch branch;
    change("", [&](Edit& edit) {
      branch = take(BranchEdit(edit).lend(contest::EventId{1}, std::string(32, 'a')));
    });
    take(m_store.backup(other));
    Store there = *Store::open(Place(other), stampAt(0).at, {}).store;
    changeIn(there, "", [&](Edit& edit) { take(BranchEdit(edit).borrow(branch)); });
    changeIn(there, "kay Zenaida", [&](Edit& edit) {
      take(SheetEdit(edit).addSheet(ofGame(m_game), sheetNaming("Zenaida Quiambao", "Xandro"), {}));
    });
    forget(isForgottenThere ? there : m_store);
    change("", [&](Edit& edit) { take(BranchEdit(edit).merge(take(there.read()), branch)); });
    take(m_store.wipe());
    testing::expectSound(m_store);
    expectNoName(m_path, m_store);
  }

  int m_minute = 1;
  testing::TempFolder m_folder;
  fs::path m_path = m_folder / "contest.damath";
  Store m_store = testing::sampleStore(m_path);
  contest::GameId m_game{};
};

TEST_F(Forgetting, LeavesNoNameAndASoundJournal) {
  // At first the document contains the names. This proves that the search below would find a name that is
  // left.
  EXPECT_THAT(testing::documentOf(m_store), HasSubstr("Quiambao"));
  forget(m_store);
  testing::expectSound(m_store);
  expectNoName(m_path, m_store);
  const auto contest = take(take(m_store.read()).contest());
  EXPECT_EQ(contest->players.at(4).name(), "Player 5");
  EXPECT_EQ(contest->players.at(5).name(), "Player 6");
  const auto sheets = take(take(m_store.read()).sheets(ofGame(m_game)));
  EXPECT_EQ(sheets.at(0).sheet.tag("Blue"), "Player 5");
  EXPECT_EQ(sheets.at(0).sheet.tag("Red"), "Player 6");
  EXPECT_EQ(sheets.at(0).sheet.lines.at(0).halves[0].move, "-9 (0,3)");
  EXPECT_EQ(take(take(m_store.read()).notice())->line, "Hinahanap si Player 5");
  EXPECT_EQ(take(take(m_store.read()).violations()).at(0).remark,
            "sinigawan ni [name removed] si [name removed]");
  EXPECT_EQ(contest->players.at(0).name(), "Peña, Niño") << "the others keep their names";
  EXPECT_EQ(take(take(m_store.read()).journal().check()).forgotten, (std::vector<std::int64_t>{5, 6}));
}

// The last name or the first name alone may also mean another person, whatever the number of its words.
TEST_F(Forgetting, OnlyTheWholeNameBecomesTheNumber) {
  change("", [](Edit& edit) {
    take(RosterEdit(edit).addEntries(contest::EventId{1}, 7,
                                     {testing::newcomer("Dela Cruz", "Ana Maria", "Rizal HS")}));
    take(setNotice(edit,
                   "Dela Cruz, Reyes: kay Ana Maria, kay ANA MARIA DELA CRUZ, kay Dela Cruz, Ana Maria"));
  });
  change("hiling ng ina", [](Edit& edit) { take(PrivacyEdit(edit).forget(contest::PlayerId{7})); });
  EXPECT_EQ(take(take(m_store.read()).notice())->line,
            "[name removed], Reyes: kay [name removed], kay Player 7, kay Player 7");
  testing::expectSound(m_store);
}

TEST_F(Forgetting, NoUndoBringsTheNameBack) {
  forget(m_store);
  for (int steps = 0; steps < 40; ++steps) {
    Edit edit = take(m_store.edit(stampAt(++m_minute)));
    const auto acts = take(edit.reading().journal().acts());
    bool isUndone = false;
    for (auto act = acts.rbegin(); act != acts.rend() && !isUndone; ++act) {
      if (act->state != ActState::InForce) continue;
      isUndone = HistoryEdit(edit).undo(*act).has_value();
      if (!isUndone) break;
    }
    if (!isUndone) break;
    take(edit.commit());
    testing::expectSound(m_store);
    expectNoName(m_path, m_store);
  }
  const auto steps = take(take(m_store.read()).journal().steps());
  EXPECT_TRUE(steps.again) << "some acts were undone";
}

TEST_F(Forgetting, AnyOtherChangeIsStillNoticed) {
  forget(m_store);
  const std::vector<std::pair<const char*, const char*>> changes{
      {"UPDATE player SET last = 'Iba', first = 'B' WHERE id = 5", "player 5"},
      {"UPDATE player SET grade = '12' WHERE id = 5", "player 5"},
      {"UPDATE private_text SET key = NULL, text = 'Player 1' WHERE player = 1", "private_text"},
      {"UPDATE private_text SET key = NULL, text = 'iba' WHERE kind = 'reason'", "private_text"},
      {"UPDATE private_text SET text = 'Player 7', key = NULL WHERE player = 5", "private_text"}};
  for (const auto& [sql, name] : changes) {
    const testing::TempFolder folder;
    const fs::path copy = folder / "copy.damath";
    take(m_store.backup(copy));
    if (!fs::exists(m_path)) return;  // in a shared contest, `tamper` would change the server, not the copy
    ASSERT_EQ(tamper(copy, sql), "");
    const auto check =
        take(take(Store::open(Place(copy), stampAt(0).at, {}).store->read()).journal().check());
    EXPECT_THAT(check.differing, ::testing::Contains(HasSubstr(name))) << sql;
  }
}

TEST_F(Forgetting, AForgedRemovalChangesNoFigure) {
  forget(m_store);
  ASSERT_EQ(tamperEvidence(m_path,
                           "UPDATE journal SET after = '{\"ending\":\"time\",\"result\":\"0-1\"}'"
                           " WHERE action = 'setResult'"),
            "");
  EXPECT_FALSE(take(take(m_store.read()).journal().check()).unchained.empty());
}

TEST_F(Forgetting, AMissingTextShows) {
  ASSERT_EQ(tamperEvidence(m_path, "DELETE FROM private_text WHERE kind = 'reason'"), "");
  EXPECT_FALSE(take(take(m_store.read()).journal().check()).differing.empty());
}

TEST_F(Forgetting, OfACopyFollowsTheContest) {
  const fs::path backup = m_folder / "backup.damath";
  take(m_store.backup(backup));
  if (!fs::exists(m_path)) return;  // a shared contest has no file at m_path
  forget(m_store);
  EXPECT_THAT(bytesOf(backup), HasSubstr("Quiambao"));
  EXPECT_EQ(take(forgetAlso(backup, m_path, {})), 2U);
  EXPECT_EQ(take(forgetAlso(backup, m_path, {})), 0U);
  const StoreOpening cleaned = Store::open(Place(backup), stampAt(0).at, {});
  ASSERT_TRUE(cleaned.store);
  testing::expectSound(*cleaned.store);
  for (const char* name : kNames) EXPECT_EQ(bytesOf(backup).find(name), std::string::npos) << name;
}

TEST_F(Forgetting, ARestoredBackupHasNoName) {
  const fs::path backup = m_folder / "backup.damath";
  take(m_store.backup(backup));
  if (!fs::exists(m_path)) return;
  forget(m_store);
  take(Store::restore(m_path, backup, {}));
  const StoreOpening restored = Store::open(Place(m_path), stampAt(0).at, {});
  ASSERT_TRUE(restored.store);
  testing::expectSound(*restored.store);
  for (const char* name : kNames) EXPECT_EQ(bytesOf(m_path).find(name), std::string::npos) << name;
}

TEST_F(Forgetting, AMergeFollowsTheOtherFile) {
  mergeAfterForgetting(true);
}

TEST_F(Forgetting, AMergeRemovesWhatTheOtherFileStillHas) {
  mergeAfterForgetting(false);
}

TEST_F(Forgetting, ADocumentKeepsTheProofs) {
  forget(m_store);
  const fs::path document = m_folder / "whole.json";
  std::ofstream(document, std::ios::binary) << testing::documentOf(m_store);
  const fs::path again = m_folder / "again.damath";
  ASSERT_TRUE(Store::createFrom(Place(again), document, {}));
  const StoreOpening opened = Store::open(Place(again), stampAt(0).at, {});
  ASSERT_TRUE(opened.store);
  testing::expectSound(*opened.store);
  EXPECT_EQ(testing::documentOf(*opened.store), testing::documentOf(m_store));
}

// A contest of random changes: every player is forgotten in turn.
TEST_F(Forgetting, OfEveryPlayerOfRandomContests) {
  std::mt19937 random(20261120);
  for (int changes = 0; changes < 60; ++changes) testing::changeByLot(m_store, random, ++m_minute);
  const auto players = take(take(m_store.read()).contest())->players;
  for (const contest::Player& player : players) {
    change("", [&](Edit& edit) { static_cast<void>(take(PrivacyEdit(edit).forget(player.id))); });
    testing::expectSound(m_store);
  }
  take(m_store.wipe());
  expectNoName(m_path, m_store);
  for (const contest::Player& player : take(take(m_store.read()).contest())->players) {
    EXPECT_THAT(player.name(), ::testing::StartsWith("Player "));
  }
}

}  // namespace
}  // namespace damath::db
