// SPDX-License-Identifier: GPL-3.0-or-later
// A contest on a server has everything that a contest in a file has. Also tests behavior of the server: turns
// (the write lock), a crash of the server, a lost answer.
#include "db/postgres/hall.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/edits/roster_edit.hpp"
#include "db/postgres/postgres_database.hpp"
#include "db/postgres/postgres_fault.hpp"
#include "tests/db/full_contest.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/store_fixture.hpp"
#include "tests/postgres/hall_server.hpp"

namespace damath::db {
namespace {

using testing::documentOf;
using testing::stampAt;
using testing::take;

class Hall : public testing::StoreTest {
 protected:
  [[nodiscard]] Store anotherStation() const {
    return std::move(Store::open(testing::placeAt(m_path), stampAt(0).at, {}).store).value();
  }
};

TEST_F(Hall, GoesBackIntoAFileAsTheSameDocument) {
  const Store hall = testing::fullContest(m_folder / "full.damath");
  const std::string document = documentOf(hall);
  take(hall.backup(m_folder / "back.damath"));
  const Store file = std::move(Store::open(m_folder / "back.damath", stampAt(0).at, {}).store).value();
  EXPECT_EQ(documentOf(file), document);
  testing::expectSound(file);
  testing::expectSound(hall);
}

TEST_F(Hall, ATrailIsSpelledAsAFileSpellsIt) {
  const std::filesystem::path path = m_folder / "file.damath";
  take(m_store.backup(path));
  Store file = std::move(Store::open(path, stampAt(0).at, {}).store).value();
  const auto rename = [](Store& store) {
    Edit edit = take(store.edit(stampAt(9)));
    take(RosterEdit(edit).addEvent(testing::integerEvent("½ \"x\" \\ \t \x01 é 漢")));
    take(edit.commit());
  };
  rename(file);
  rename(m_store);
  EXPECT_EQ(documentOf(m_store), documentOf(file)) << "the chain's digests among them";
}

TEST_F(Hall, OnePersonHasTheTurn) {
  Store other = anotherStation();
  OpenOptions hurried;
  hurried.busyTimeout = std::chrono::milliseconds(100);
  Store waiting = std::move(Store::open(testing::placeAt(m_path), stampAt(0).at, hurried).store).value();
  const std::int64_t before = take(other.changesOfOthers());
  {
    Edit edit = take(m_store.edit(stampAt(5)));
    const auto refused = waiting.edit(stampAt(6));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, StoreFault::Busy);
    take(RosterEdit(edit).addEvent(testing::integerEvent("Grade 8")));
    EXPECT_EQ(take(take(other.read()).contest())->events.size(), 1U);
    take(edit.commit());
  }
  EXPECT_NE(take(other.changesOfOthers()), before);
  EXPECT_EQ(take(take(other.read()).contest())->events.size(), 2U);
  Edit edit = take(waiting.edit(stampAt(7)));
  const std::int64_t own = take(other.changesOfOthers());
  take(RosterEdit(edit).addEvent(testing::integerEvent("Grade 9")));
  take(edit.commit());
  EXPECT_NE(take(other.changesOfOthers()), own);
  const std::int64_t ofWaiting = take(waiting.changesOfOthers());
  Edit again = take(waiting.edit(stampAt(8)));
  take(RosterEdit(again).addEvent(testing::integerEvent("Grade 10")));
  take(again.commit());
  EXPECT_EQ(take(waiting.changesOfOthers()), ofWaiting) << "its own change";
}

// Kills the server three times during a change. Confirmed changes are stored, and unconfirmed changes are
// not.
TEST_F(Hall, WhatWasToldAsDoneOutlivesTheServer) {
  for (int round = 0; round < 3; ++round) {
    const std::string name = "event " + std::to_string(round);
    change([&](Edit& edit) { take(RosterEdit(edit).addEvent(testing::integerEvent(name))); });
    Edit lost = take(m_store.edit(stampAt(30)));
    take(RosterEdit(lost).addEvent(testing::integerEvent("never told as done")));
    testing::HallServer::ofProgram().crash();
    const auto committed = lost.commit();
    ASSERT_FALSE(committed);
    EXPECT_EQ(committed.error().fault, StoreFault::CutOff);
  }
  // The store makes a new connection after the break.
  EXPECT_EQ(contest().events.size(), 4U);
  expectSound();
}

// Kills the server right after it confirms a change. The server flushes the data of a change late, but before
// it confirms the change, so the data must be on the disk by then. (The test reads nothing in between, and
// the server's own background writer is slow here.)
TEST_F(Hall, WhatIsToldAsDoneIsFlushed) {
  for (int round = 0; round < 5; ++round) {
    Edit edit = take(m_store.edit(stampAt(round + 2)));
    take(RosterEdit(edit).addEvent(testing::integerEvent("event " + std::to_string(round))));
    take(edit.commit());
    testing::HallServer::ofProgram().crash();
  }
  EXPECT_EQ(contest().events.size(), 6U);
  expectSound();
}

TEST_F(Hall, AChangeByAnotherHandIsNotTakenForOnesOwn) {
  ASSERT_EQ(testing::tamper(m_path, "UPDATE player SET grade = '12' WHERE id = 2"), "");
  change([&](Edit& edit) { take(RosterEdit(edit).addEvent(testing::integerEvent("Grade 8"))); });
  EXPECT_EQ(take(take(m_store.read()).journal().check()).differing, std::vector<std::string>{"player 2"});
}

TEST_F(Hall, WhatIsNoContestIsTold) {
  testing::HallServer& server = testing::HallServer::ofProgram();
  const auto verdict = [](const std::string& address) {
    return Store::open(Place::parse(address), stampAt(0).at, {}).verdict;
  };
  EXPECT_TRUE(std::holds_alternative<NotOurs>(verdict(server.address("postgres"))));
  const auto missing = verdict(server.address("no_such"));
  ASSERT_TRUE(std::holds_alternative<Unreadable>(missing));
  const auto unanswered = verdict("postgresql://127.0.0.1:1/x");
  ASSERT_TRUE(std::holds_alternative<Unreadable>(unanswered));
  EXPECT_EQ(std::get<Unreadable>(unanswered).obstacle, Obstacle::NoAnswer);
  ASSERT_EQ(testing::tamper(m_path, "UPDATE hall.head SET version = 10"), "");
  const auto old = Store::open(testing::placeAt(m_path), stampAt(0).at, {}).verdict;
  ASSERT_TRUE(std::holds_alternative<TestVersionRefused>(old));
  EXPECT_EQ(std::get<TestVersionRefused>(old).version, 10);
  ASSERT_EQ(testing::tamper(m_path, "UPDATE hall.head SET version = 999"), "");
  const auto newer = Store::open(testing::placeAt(m_path), stampAt(0).at, {}).verdict;
  ASSERT_TRUE(std::holds_alternative<NewerRefused>(newer));
  EXPECT_EQ(std::get<NewerRefused>(newer).version, 999);
}

// A server refuses the same documents as a file (BrokenDocuments), and no database is left behind.
TEST_F(Hall, ABrokenDocumentMakesNone) {
  const std::filesystem::path document = m_folder / "document.json";
  const std::filesystem::path other = m_folder / "other.damath";
  const std::string whole = documentOf(m_store);
  for (const auto& [text, kind] : {std::pair(whole.substr(0, whole.size() / 2), DocumentFaultKind::CutShort),
                                   {std::string("hello"), DocumentFaultKind::NotJson},
                                   {std::string("{}"), DocumentFaultKind::NotDocument}}) {
    testing::writeFile(document, text);
    const auto made = Store::createFrom(testing::placeAt(other), document, {});
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().kind, kind);
    EXPECT_TRUE(testing::isFree(other));
  }
  testing::writeFile(document, whole);
  EXPECT_TRUE(Store::createFrom(testing::placeAt(other), document, {}));
}

TEST_F(Hall, AContestIsNotWrittenOver) {
  const std::filesystem::path document = m_folder / "document.json";
  testing::writeFile(document, documentOf(m_store));
  const auto made = Store::createFrom(testing::placeAt(m_path), document, {});
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().kind, DocumentFaultKind::FileExists);
}

TEST(HallPlaces, AreNumberedButWithinQuotes) {
  EXPECT_EQ(postgres::numberedPlaces("SELECT ?, '?', \"a?\" WHERE x = ? AND y = 'it''s ?'"),
            "SELECT $1, '?', \"a?\" WHERE x = $2 AND y = 'it''s ?'");
  EXPECT_EQ(postgres::numberedPlaces("SELECT ?1 UNION SELECT ?1, ?2"), "SELECT $1 UNION SELECT $1, $2");
}

TEST(HallPlaces, ShowNoPassPhrase) {
  EXPECT_EQ(Place::parse("postgresql://ana:lihim@10.0.0.2:5433/dibisyon").text(),
            "postgresql://ana@10.0.0.2:5433/dibisyon");
  EXPECT_EQ(Place::parse("postgresql://10.0.0.2/dibisyon").text(), "postgresql://10.0.0.2/dibisyon");
  for (const char* const secret :
       {"postgresql://ana:li@him@10.0.0.2/dibisyon?sslmode=require",
        "postgresql://ana@10.0.0.2/dibisyon?password=lihim&sslmode=require",
        "postgresql://ana@10.0.0.2/dibisyon?sslmode=require&sslpassword=lihim",
        "postgresql://ana:lihim@10.0.0.2/dibisyon?%70assword=lihim&sslmode=require&"}) {
    EXPECT_EQ(Place::parse(secret).text(), "postgresql://ana@10.0.0.2/dibisyon?sslmode=require") << secret;
  }
  EXPECT_EQ(Place::parse("postgresql:///contest?host=/run/hall&port=5433").text(),
            "postgresql:///contest?host=/run/hall&port=5433");
  EXPECT_EQ(Place::parse("contest.damath").hall(), nullptr);
}

}  // namespace
}  // namespace damath::db
