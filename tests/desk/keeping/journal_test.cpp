// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the facts of a journal row: the old and the new value of each field, and the subject.
#include "app/desk/events/player_desk.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "core/every.hpp"
#include "db/records/journal_action.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

class JournalTest : public DeskTest {
 protected:
  // Returns the changes of the newest row.
  std::vector<FieldChange> changes() {
    const auto rows = got(m_desk->journal());
    return JournalFacts(snapshot(), rows).changes(rows.back());
  }
  static std::string textOf(const std::vector<FieldChange>& changes) {
    std::string text;
    for (const FieldChange& change : changes) {
      text += (text.empty() ? "" : " | ") + std::to_string(static_cast<int>(change.field)) + " " +
              change.before + " > " + change.after;
    }
    return text;
  }
};

TEST_F(JournalTest, WhereBothStoodOnlyWhatDiffersIsTold) {
  const contest::EventId event = addEvent(4);
  done(events().renameEvent(event, "Grade 8", "", m_user));
  EXPECT_EQ(changes(), (std::vector<FieldChange>{{RowField::Name, "Grade 7", "Grade 8"}}))
      << textOf(changes());
}

TEST_F(JournalTest, BoardsAndPlayersAreToldByName) {
  const contest::EventId event = addEvent(4);
  const auto entered = changes();
  ASSERT_EQ(entered.size(), 1U) << textOf(entered);
  EXPECT_EQ(entered[0].field, RowField::Players);
  EXPECT_NE(entered[0].after.find("P1, A"), std::string::npos) << entered[0].after;
  done(pairings().pairNextRound(event, m_user));
  const auto paired = changes();
  ASSERT_EQ(paired.size(), 1U) << textOf(paired);
  EXPECT_EQ(paired[0].field, RowField::Boards);
  EXPECT_EQ(paired[0].after.substr(0, 3), "1: ");
  EXPECT_NE(paired[0].after.find(" – "), std::string::npos) << paired[0].after;
}

TEST(RowChanges, WhatIsNoJsonOrOfNoFieldIsNotTold) {
  const auto nobody = [](std::int64_t) { return std::string(); };
  EXPECT_TRUE(fieldChanges("", "", nobody).empty());
  EXPECT_TRUE(fieldChanges("not json", "{\"digest\":\"12\"}", nobody).empty());
  EXPECT_EQ(fieldChanges("{\"lastRound\":null}", "{\"lastRound\":3}", nobody),
            (std::vector<FieldChange>{{RowField::LastRound, "", "3"}}));
}

TEST(RowChanges, OfALongListTheBeginningIsTold) {
  const auto named = [](std::int64_t entry) { return "P" + std::to_string(entry); };
  std::string list = "[1";
  for (int entry = 2; entry <= 100; ++entry) list += "," + std::to_string(entry);
  const auto changes = fieldChanges("", list + "]", named);
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes[0].after.substr(0, 10), "P1; P2; P3");
  EXPECT_EQ(changes[0].after.substr(changes[0].after.size() - 3), "…");
}

TEST(JournalKinds, EveryActIsOfAKindAndEveryKindHasOne) {
  std::set<db::JournalKind> kinds;
  for (const db::JournalAction action : kEvery<db::JournalAction>) {
    kinds.insert(db::journalKindOf(action));
  }
  EXPECT_EQ(kinds.size(), kEvery<db::JournalKind>.size());
  for (const db::JournalKind kind : kEvery<db::JournalKind>)
    EXPECT_EQ(db::parseJournalKind(toText(kind)), kind);
  EXPECT_EQ(db::journalKindOf(std::nullopt), db::JournalKind::Keeping);
  EXPECT_FALSE(db::parseJournalKind("gossip"));
}

}  // namespace
}  // namespace damath::desk
