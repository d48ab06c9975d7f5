// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of corrections by hand: a player, an entry, names, a result. Each can be undone and redone, and is
// part of the document of the whole contest.
#include <gtest/gtest.h>

#include <algorithm>

#include "db/edits/branch_edit.hpp"
#include "db/edits/roster_edit.hpp"
#include "db/edits/sheet_edit.hpp"
#include "tests/db/store_fixture.hpp"

namespace damath::db {
namespace {

using testing::asked;
using testing::stampAt;
using testing::take;

class ByHand : public testing::StoreTest {
 protected:
  // Makes the change, undoes it and redoes it. After the undo, the tables are as before the change. After the
  // redo, the tables are as after the change.
  template <class Steps>
  void changeAndStep(const Steps& steps) {
    const std::string before = state();
    change(steps);
    const std::string after = state();
    EXPECT_NE(after, before);
    expectWhole();
    step(ActState::InForce, [](HistoryEdit& history, const JournalAct& act) { return history.undo(act); });
    EXPECT_EQ(state(), before);
    expectWhole();
    step(ActState::Undone, [](HistoryEdit& history, const JournalAct& act) { return history.redo(act); });
    EXPECT_EQ(state(), after);
    expectWhole();
  }

  // Checks that the contest is sound, that the cached contest equals the stored contest, and that the
  // document makes a sound file.
  void expectWhole() {
    expectSound();
    expectReadAnew();
    std::string document;
    static_cast<void>(take(m_store.writeDocument([&](std::string_view piece) {
      document += piece;
      return true;
    })));
    const testing::TempFolder folder;
    testing::writeFile(folder / "document.json", document);
    const auto made = Store::createFrom(folder / "made.damath", folder / "document.json", {});
    ASSERT_TRUE(made) << made.error().table << " " << made.error().row << " " << made.error().detail;
    testing::expectSound(*Store::open(folder / "made.damath", stampAt(0).at, {}).store);
  }

  static contest::Entry entryIn(const Edit& edit, std::size_t index) {
    return take(edit.reading().contest())->events.at(0).entries.at(index);
  }
  std::string lastRow() {
    return asked(m_path, "SELECT action || ' ' || subject FROM journal ORDER BY number DESC");
  }
  std::string schools() {
    return asked(m_path, "SELECT group_concat(name, ';') FROM (SELECT name FROM school ORDER BY id)");
  }
};

TEST_F(ByHand, APlayerIsAdded) {
  changeAndStep([](Edit& edit) {
    take(RosterEdit(edit).addEntries(kEvent, 5, {testing::newcomer("Uy", "Niña", "Rizal HS")},
                                     WrittenIn::ByHand));
  });
  EXPECT_EQ(asked(m_path, "SELECT action || ' ' || subject FROM journal WHERE number = 4"),
            "addPlayer event 1 entries");
  EXPECT_EQ(contest().players.back().first, "Niña");
  EXPECT_EQ(contest().schools.size(), 3U) << "the school was known";
}

TEST_F(ByHand, APlayerIsChangedWithTheSchool) {
  contest::Player player = contest().players.at(0);
  player.last = "Peñaflor";
  player.grade = "8";
  player.rating = 1450;
  changeAndStep([&](Edit& edit) {
    take(RosterEdit(edit).setPlayer(player, {{}, "Luna NHS", "II", "Quezon City"}));
  });
  EXPECT_EQ(asked(m_path, "SELECT action || ' ' || subject FROM journal WHERE number = 4"),
            "setPlayer player 1");
  const contest::Contest now = contest();
  EXPECT_EQ(now.players.at(0).name(), "Peñaflor, Niño");
  EXPECT_EQ(now.players.at(0).rating, 1450);
  EXPECT_EQ(now.find(now.players.at(0).school)->name, "Luna NHS");
  EXPECT_EQ(schools(), "Rizal HS;Mabini NHS;Luna NHS") << "nobody is of Doña Aurora HS any more";
  EXPECT_EQ(asked(m_path, "SELECT json_extract(before, '$.school') FROM journal WHERE number = 4"),
            "Doña Aurora HS");
}

TEST_F(ByHand, ASchoolThatOthersAreOfStays) {
  change([&](Edit& edit) {
    const contest::Contest contest = *take(edit.reading().contest());
    take(RosterEdit(edit).setPlayer(contest.players.at(1), {{}, "Luna NHS", {}, {}}));
  });
  EXPECT_EQ(schools(), "Doña Aurora HS;Rizal HS;Mabini NHS;Luna NHS");
}

TEST_F(ByHand, AnEntryIsRemovedAndThoseBehindMoveUp) {
  change([&](Edit& edit) {
    contest::Entry absent = entryIn(edit, 0);
    absent.absences = {contest::RoundNumber{2}};
    take(RosterEdit(edit).setEntry(kEvent, absent, EntryChange::Absence));
  });
  changeAndStep([&](Edit& edit) { take(RosterEdit(edit).removeEntry(kEvent, entryIn(edit, 0).id)); });
  const contest::Contest now = contest();
  ASSERT_EQ(now.events[0].entries.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(now.events[0].entries[i].number, static_cast<int>(i) + 1);
  EXPECT_EQ(now.players.size(), 3U);
  EXPECT_EQ(schools(), "Rizal HS;Mabini NHS");
  EXPECT_EQ(asked(m_path,
                  "SELECT action || ' ' || subject || ' ' || substr(json_extract(before, '$[0].last'), 1, 1)"
                  " FROM journal WHERE number = 5"),
            "removePlayer entry 1 ~")
      << "a token stands for the name";
  EXPECT_NE(take(take(m_store.read()).journal().rows()).at(4).before.find("\"Peña\""), std::string::npos);
}

TEST_F(ByHand, APlayerOfAnotherEventStaysInTheContest) {
  change([&](Edit& edit) {
    const auto event = take(RosterEdit(edit).addEvent(testing::integerEvent("Grade 8")));
    Newcomer known = testing::newcomer("Peña", "Niño", "Doña Aurora HS");
    known.known = entryIn(edit, 0).player;
    take(RosterEdit(edit).addEntries(event, 1, {known}));
  });
  changeAndStep([&](Edit& edit) { take(RosterEdit(edit).removeEntry(kEvent, entryIn(edit, 0).id)); });
  EXPECT_EQ(contest().players.size(), 4U);
  EXPECT_EQ(contest().schools.size(), 3U);
}

// The other computer may use the players meanwhile, and merging must find them.
TEST_F(ByHand, NobodyGoesWhileAnEventIsOnAnotherComputer) {
  change([&](Edit& edit) {
    const auto event = take(RosterEdit(edit).addEvent(testing::integerEvent("Lent")));
    static_cast<void>(take(BranchEdit(edit).lend(event, std::string(32, 'a'))));
  });
  change([&](Edit& edit) { take(RosterEdit(edit).removeEntry(kEvent, entryIn(edit, 0).id)); });
  EXPECT_EQ(contest().events[0].entries.size(), 3U);
  EXPECT_EQ(contest().players.size(), 4U);
  EXPECT_EQ(contest().schools.size(), 3U);
}

TEST_F(ByHand, AnEntryThatPlayedIsNotRemoved) {
  pair(1);
  Edit edit = take(m_store.edit(stampAt(40)));
  const auto removed = RosterEdit(edit).removeEntry(kEvent, entryIn(edit, 0).id);
  ASSERT_FALSE(removed);
  EXPECT_EQ(removed.error().fault, StoreFault::Constraint);
}

TEST_F(ByHand, ContestAndEventAreRenamed) {
  changeAndStep([](Edit& edit) {
    take(RosterEdit(edit).renameContest({"Dibisyon ng Las Piñas", "Covered court", "2026-12-01",
                                         contest::ContestMode::Practice, contest::ContestLevel::Region}));
  });
  EXPECT_EQ(contest().head.name, "Dibisyon ng Las Piñas");
  EXPECT_EQ(contest().head.venue, "Covered court");
  EXPECT_EQ(contest().head.level, contest::ContestLevel::Region);
  EXPECT_EQ(contest().head.mode, contest::ContestMode::Official) << "that is leaveOfficial's alone";
  changeAndStep([](Edit& edit) { take(RosterEdit(edit).renameEvent(kEvent, "Integer 7", "7")); });
  EXPECT_EQ(contest().events[0].setup.name, "Integer 7");
  EXPECT_EQ(contest().events[0].setup.level, "7");
  EXPECT_EQ(lastRow(), "redo journal 7");
}

TEST_F(ByHand, AResultIsTakenAway) {
  const auto games = pair(1);
  score(games[0].id, 9, 4);
  changeAndStep([&](Edit& edit) { take(RoundEdit(edit).removeResult(games[0].id)); });
  EXPECT_FALSE(contest().events[0].games[0].result);
  EXPECT_EQ(asked(m_path,
                  "SELECT json_extract(before, '$.blueGrand') FROM journal WHERE action = "
                  "'reopenResult'"),
            "9");
  Edit edit = take(m_store.edit(stampAt(40)));
  const auto twice = RoundEdit(edit).removeResult(games[0].id);
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().fault, StoreFault::Constraint);
}

TEST_F(ByHand, AnAcceptanceIsTakenAwayAndGivenAnew) {
  const auto games = pair(1);
  contest::SheetId id{};
  change([&](Edit& edit) {
    sheet::Sheet sheet;
    sheet.setTag("Set", "integer");
    id = take(SheetEdit(edit).addSheet(ofGame(games[0].id), sheet, {}));
    take(SheetEdit(edit).acceptSheet(id, {}));
  });
  changeAndStep([&](Edit& edit) { take(SheetEdit(edit).withdrawAcceptance(id)); });
  EXPECT_EQ(take(take(m_store.read()).sheets(ofGame(games[0].id)))[0].acceptance, Acceptance::Open);
  EXPECT_EQ(asked(m_path, "SELECT count(*) FROM acceptance"), "1") << "evidence stays";
  change([&](Edit& edit) { take(SheetEdit(edit).acceptSheet(id, {})); });
  expectWhole();
}

TEST_F(ByHand, ARematchIsTakenAwayWithThePlaceOfItsSheet) {
  contest::GameId rematch{};
  change([&](Edit& edit) {
    rematch = take(RoundEdit(edit).addRematch(
        kEvent, {{},
                 entryIn(edit, 0).id,
                 entryIn(edit, 1).id,
                 {rules::Ending::Time, exact::Number(9), exact::Number(4), rules::Result::BlueWins}}));
    sheet::Sheet sheet;
    sheet.setTag("Set", "integer");
    take(SheetEdit(edit).addSheet(ofRematch(rematch), sheet, {}));
  });
  changeAndStep([&](Edit& edit) { take(RoundEdit(edit).removeRematch(kEvent, rematch)); });
  EXPECT_TRUE(contest().events[0].rematches.empty());
  EXPECT_EQ(asked(m_path, "SELECT count(*) FROM sheet"), "1") << "evidence stays";
  EXPECT_EQ(asked(m_path, "SELECT count(*) FROM sheet_in_force"), "0");
}

}  // namespace
}  // namespace damath::db
