// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the rights of each login on a server, whichever program it uses, with tables in text files: every
// role and every action, every role and every table. Also tests writes that no station may do.
#include "tests/db/full_contest.hpp"
#include "tests/db/roles_fixture.hpp"

namespace damath::db {
namespace {

using ::testing::HasSubstr;
using testing::stampAt;
using testing::take;

std::string_view wordOf(Right right) {
  if (right == Right::None) return "-";
  return right == Right::Own ? "own" : "all";
}

TEST_F(Roles, EveryRoleAndEveryAction) {
  const auto table = tableIn("actions.txt");
  EXPECT_EQ(table.size(), kEvery<JournalAction>.size());
  for (const JournalAction action : kEvery<JournalAction>) {
    const auto row = table.find(std::string(toText(action)));
    ASSERT_NE(row, table.end()) << toText(action);
    ASSERT_EQ(row->second.size(), kEvery<Role>.size()) << toText(action);
    for (const Role role : kEvery<Role>) {
      const std::string& word = row->second.at(static_cast<std::size_t>(role));
      EXPECT_EQ(word, wordOf(rightOf(role, action))) << toText(role) << " " << toText(action);
      const std::string extent = word == "-" ? "" : word;
      EXPECT_EQ(
          testing::asked(m_path, "SELECT extent FROM hall.may WHERE role = '" + std::string(toText(role)) +
                                     "' AND action = '" + std::string(toText(action)) + "'"),
          extent)
          << toText(role) << " " << toText(action);
    }
  }
}

TEST_F(Roles, EveryRoleAndEveryTable) {
  const auto table = tableIn("tables.txt");
  constexpr std::pair<const char*, char> kPrivileges[] = {
      {"SELECT", 'r'}, {"INSERT", 'a'}, {"UPDATE", 'c'}, {"DELETE", 'd'}};
  for (const std::string schema : {"contest", "hall", "seen"}) {
    const std::string names = answerTo("owner",
                                       "SELECT string_agg(relname, ' ' ORDER BY relname) FROM pg_class WHERE"
                                       " relkind NOT IN ('i', 'I', 't', 'c') AND relnamespace = '" +
                                           schema + "'::regnamespace");
    std::istringstream list(names);
    for (std::string name; list >> name;) {
      const std::string full = schema + "." + name;
      std::string row;
      for (const Role role : kEvery<Role>) {
        std::string word;
        for (const auto& [privilege, letter] : kPrivileges) {
          const bool isWhole = letter == 'd';
          const std::string has =
              answerTo("owner", std::string("SELECT has_") + (isWhole ? "table" : "any_column") +
                                    "_privilege('" + loginOf(toText(role)) + "', c.oid, '" + privilege +
                                    "') AND has_schema_privilege('" + loginOf(toText(role)) +
                                    "', c.relnamespace, 'USAGE') FROM pg_class c WHERE relname = '" + name +
                                    "' AND relnamespace = '" + schema + "'::regnamespace");
          if (has == "t") word += letter;
        }
        row += (row.empty() ? "" : " ") + (word.empty() ? "-" : word);
      }
      const auto expected = table.find(full);
      std::string text;
      if (expected != table.end()) {
        for (const std::string& word : expected->second) text += (text.empty() ? "" : " ") + word;
      }
      EXPECT_EQ(text, row) << full;
    }
  }
}

TEST_F(Roles, AStationKnowsItsPerson) {
  EXPECT_EQ(stationOf("clerk").person(), (Person{loginOf("clerk"), "Name of clerk", Role::Clerk, {{1, 1}}}));
  EXPECT_EQ(m_store.person(), std::nullopt) << "who made the hall";
}

TEST_F(Roles, AClerkWritesOnTheOwnBoardsAlone) {
  Store clerk = stationOf("clerk");
  take(enter(clerk, kOfClerk, 5, 3));
  EXPECT_TRUE(resultOf(kOfClerk).has_value());
  EXPECT_EQ(faultOf(enter(clerk, kOfOther, 5, 3)), StoreFault::NotAllowed);
  EXPECT_FALSE(resultOf(kOfOther).has_value());
  {
    Edit edit = take(clerk.edit(stampAt(31)));
    EXPECT_EQ(faultOf(RoundEdit(edit).publish(kEvent, kFirst)), StoreFault::NotAllowed);
  }
  {
    Edit edit = take(clerk.edit(stampAt(32)));
    EXPECT_EQ(faultOf(RosterEdit(edit).addEvent(testing::integerEvent("Grade 8")).map([](auto) {})),
              StoreFault::NotAllowed);
  }
  const JournalRow last = take(take(m_store.read()).journal().rows()).back();
  EXPECT_EQ(last.by, "Name of clerk") << "whatever its stamp says";
  EXPECT_NE(last.at, toText(stampAt(30).at)) << "the server's clock";
  expectSound();
}

TEST_F(Roles, AClerkStoresTheSheetOfTheOwnBoard) {
  Store clerk = stationOf("clerk");
  const auto store = [&clerk](contest::GameId game) {
    Edit edit = take(clerk.edit(stampAt(30)));
    const auto added = SheetEdit(edit).addSheet({OwnerKind::Game, game}, sheet::Sheet{}, {});
    if (!added) return Expected<void, StoreError>(Unexpected<StoreError>(added.error()));
    return edit.commit();
  };
  take(store(kOfClerk));
  take(store(kOfClerk));  // another version of the clerk's own sheet
  EXPECT_EQ(faultOf(store(kOfOther)), StoreFault::NotAllowed);
  change([](Edit& edit) {
    static_cast<void>(take(SheetEdit(edit).addSheet({OwnerKind::Game, kOfClerk}, sheet::Sheet{}, {})));
  });
  EXPECT_EQ(faultOf(store(kOfClerk)), StoreFault::NotAllowed) << "another hand's is in force";
  expectSound();
}

TEST_F(Roles, AHeldRoundTakesNoResultOfAClerk) {
  ASSERT_EQ(testing::tamper(m_path, "UPDATE round SET publication = 'held'"), "");
  Store clerk = stationOf("clerk");
  EXPECT_EQ(faultOf(enter(clerk, kOfClerk, 5, 3)), StoreFault::NotAllowed);
  EXPECT_EQ(answerTo("display", "SELECT count(*) FROM game"), "0") << "nor is it on the wall";
}

TEST_F(Roles, OnesOwnLastEntryIsCorrectedForFiveMinutes) {
  addClerk("other", {{1, 2}});
  Store clerk = stationOf("clerk");
  Store other = stationOf("other");
  take(enter(clerk, kOfClerk, 5, 3));
  EXPECT_EQ(faultOf(enter(other, kOfClerk, 3, 5)), StoreFault::NotAllowed) << "another clerk";
  take(enter(clerk, kOfClerk, 3, 5));
  EXPECT_EQ(take(take(m_store.read()).journal().rows()).back().reason, "typing error");
  ASSERT_EQ(testing::tamperEvidence(m_path,
                                    "UPDATE journal SET at = to_char(now() AT TIME ZONE 'UTC' - interval '6"
                                    " minutes', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"') WHERE \"by\" = 'Name of"
                                    " clerk'"),
            "");
  EXPECT_EQ(faultOf(enter(clerk, kOfClerk, 5, 3)), StoreFault::NotAllowed) << "too late";
}

TEST_F(Roles, WhatIsBuiltUponAnEntryKeepsIt) {
  Store clerk = stationOf("clerk");
  take(enter(clerk, kOfClerk, 5, 3));
  score(kOfOther, 5, 3);
  change([](Edit& edit) {
    take(RoundEdit(edit).addRound(kEvent, {contest::RoundNumber{2}}, PairedBy::System, {}, {}));
  });
  EXPECT_EQ(faultOf(enter(clerk, kOfClerk, 3, 5)), StoreFault::NotAllowed);
}

TEST_F(Roles, AReviewerAcceptsAndCorrects) {
  Store reviewer = stationOf("reviewer");
  take(enter(reviewer, kOfOther, 5, 3));
  take(enter(reviewer, kOfOther, 3, 5));
  contest::SheetId sheet{};
  {
    Edit edit = take(reviewer.edit(stampAt(31)));
    sheet = take(SheetEdit(edit).addSheet({OwnerKind::Game, kOfOther}, sheet::Sheet{}, {}));
    take(edit.commit());
  }
  Edit edit = take(reviewer.edit(stampAt(32)));
  take(SheetEdit(edit).addReview(sheet, {"Name of reviewer", {}, {}, 0}));
  take(SheetEdit(edit).acceptSheet(sheet, {}));
  take(edit.commit());
  Edit signing = take(reviewer.edit(stampAt(33)));
  const auto refused = SheetEdit(signing).signOff(sheet).and_then([&] { return signing.commit(); });
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().fault, StoreFault::NotAllowed) << refused.error().detail;
  expectSound();
}

TEST_F(Roles, AnArbiterDoesTheRest) {
  Store arbiter = stationOf("arbiter");
  Edit edit = take(arbiter.edit(stampAt(31)));
  take(RosterEdit(edit).addEvent(testing::integerEvent("Grade 8")));
  take(edit.commit());
  undoLast();
  expectSound();
  EXPECT_EQ(answerTo("arbiter", "SELECT * FROM person"), kDenied);
  EXPECT_EQ(answerTo("arbiter", "INSERT INTO person VALUES ('me', 'Me', 'owner', '')"), kDenied);
  EXPECT_EQ(answerTo("arbiter", "UPDATE may SET extent = 'all'"), kDenied);
}

TEST_F(Roles, TheJournalIsTheServersAlone) {
  const std::string row =
      "INSERT INTO journal (number, at, \"by\", action, subject, after, reason, act, digest) VALUES"
      " (99, '2026-01-01T00:00:00Z', 'me', 'setResult', 'game 1', '{}', '', 99, repeat('0', 64))";
  for (const Role role : kEvery<Role>) {
    EXPECT_EQ(answerTo(toText(role), row), kDenied) << toText(role);
    EXPECT_EQ(answerTo(toText(role), "DELETE FROM trail"), kDenied) << toText(role);
    EXPECT_EQ(answerTo(toText(role), "UPDATE head SET turn = 0"), kDenied) << toText(role);
  }
  // A station cannot choose the time, the number or the name of a journal row.
  const std::string number = answerTo(
      "clerk",
      "SELECT add_violation('2020-01-01T00:00:00Z', 'Boss', '', '', NULL, 1, 1, 1, 'touchMove', 'x')");
  EXPECT_EQ(number, answerTo("owner", "SELECT max(number) FROM journal"));
  EXPECT_EQ(answerTo("owner", "SELECT \"by\" FROM journal ORDER BY number DESC LIMIT 1"), "Name of clerk");
  EXPECT_EQ(answerTo("owner", "SELECT at > '2021' FROM journal ORDER BY number DESC LIMIT 1"), "t");
}

// The server writes the values before and after a correction from its own rows.
TEST_F(Roles, TheServerTellsWhatWasBefore) {
  Store clerk = stationOf("clerk");
  take(enter(clerk, kOfClerk, 5, 3));
  take(enter(clerk, kOfClerk, 3, 5));
  const JournalRow last = take(take(m_store.read()).journal().rows()).back();
  EXPECT_EQ(last.before, "{\"ending\":\"time\",\"blueGrand\":\"5\",\"redGrand\":\"3\",\"result\":\"1-0\"}");
  EXPECT_EQ(last.after, "{\"ending\":\"time\",\"blueGrand\":\"3\",\"redGrand\":\"5\",\"result\":\"0-1\"}");
  EXPECT_EQ(last.subject, "game 1");
}

TEST_F(Roles, AChangeWithoutItsRowOfTheJournalIsRefused) {
  EXPECT_EQ(answerTo("arbiter", "UPDATE player SET grade = '12'"), kDenied);
  EXPECT_EQ(answerTo("arbiter", "BEGIN; UPDATE player SET grade = '12'; SELECT take_turn(); COMMIT"),
            kDenied);
  EXPECT_EQ(answerTo("arbiter",
                     "INSERT INTO sheet (id, owner, game, version, at, \"by\", content) VALUES (9, 'game', 1,"
                     " 9, '2026-01-01T00:00:00Z', 'me', '{}')"),
            kDenied);
  EXPECT_EQ(answerTo("clerk", "UPDATE game SET ending = 'time', result = '1-0' WHERE id = 1"), kDenied);
  EXPECT_EQ(answerTo("clerk", "UPDATE sequence SET last = 1"), kDenied);
  expectSound();
}

TEST_F(Roles, ClerksReadNoReasons) {
  change([](Edit& edit) {
    edit.answer({ConfirmationLevel::Confirm, ConfirmationReason::ResultCorrected, "what was asked"});
    take(RoundEdit(edit).setResult(kOfOther, scored(5, 3)));
  });
  for (const JournalRow& row : take(take(stationOf("clerk").read()).journal().rows())) {
    EXPECT_EQ(row.reason + row.before, "");
    EXPECT_EQ(row.after, "{}");
    EXPECT_TRUE(row.confirmations.empty());
  }
  EXPECT_EQ(answerTo("clerk", "SELECT reason FROM contest.journal"), kDenied);
  EXPECT_EQ(answerTo("clerk", "SELECT reason FROM contest.ruling"), kDenied);
  EXPECT_EQ(answerTo("display", "SELECT number FROM contest.journal"), kDenied);
  // A backup of only a part of a contest would be useless.
  const auto copied = stationOf("clerk").backup(m_folder / "copy.damath");
  ASSERT_FALSE(copied);
  EXPECT_EQ(copied.error().fault, StoreFault::NotAllowed);
  take(stationOf("reviewer").backup(m_folder / "copy.damath"));
}

TEST_F(Roles, ADisplayReadsTheContest) {
  const Store display = stationOf("display");
  EXPECT_EQ(take(take(display.read()).contest())->events.at(0).games.size(), 2U);
  EXPECT_EQ(faultOf(stationOf("display").edit(stampAt(30)).map([](const auto&) {})), StoreFault::NotAllowed);
}

TEST_F(Roles, WhoIsRemovedIsOut) {
  Store clerk = stationOf("clerk");
  take(removePerson(hall(), loginOf("clerk")));
  EXPECT_EQ(faultOf(enter(clerk, kOfClerk, 5, 3)), StoreFault::WrongLogin);
  EXPECT_EQ(faultOf(removePerson(hall(), loginOf("clerk"))), StoreFault::Constraint);
  EXPECT_EQ(faultOf(addPerson(hall(), {loginOf("arbiter"), "Another", Role::Clerk}, "x")),
            StoreFault::FileExists);
}

// Checks that server and program give the same digests for the same rows.
TEST_F(Roles, TheServerChainsAsTheProgramDoes) {
  const std::filesystem::path path = m_folder / "full.damath";
  const Store full = testing::fullContest(path);
  EXPECT_EQ(
      testing::asked(path,
                     "SELECT count(*) FROM (SELECT j AS told, digest, lag(digest::text, 1, '') OVER (ORDER BY"
                     " number) AS before FROM journal j WHERE branch = '') chain"
                     " WHERE digest <> hall.row_digest(before, told)"),
      "0");
  EXPECT_NE(testing::asked(path, "SELECT count(*) FROM journal WHERE branch = '' AND care IS NOT NULL"), "0");
  EXPECT_NE(testing::asked(path, "SELECT count(*) FROM journal WHERE branch = '' AND target IS NOT NULL"),
            "0");
  change([](Edit& edit) {
    edit.answer(
        {ConfirmationLevel::Confirm, ConfirmationReason::Renumbered, "ñ √ ÷ ² \" \\ \b\f\n\r\t/\x7f"});
    take(RosterEdit(edit).addEvent(testing::integerEvent("½ \"x\" \\ \t \x01\x1f\x7f é 漢 \u2028 😀")));
  });
  expectSound();
}

}  // namespace
}  // namespace damath::db
