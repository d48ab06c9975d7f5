// SPDX-License-Identifier: GPL-3.0-or-later
// A journal that was forged as a whole, with new digests, agrees with itself. The head on a paper contradicts
// it.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <array>

#include "db/detail/journal/journal_digest.hpp"
#include "tests/db/store_fixture.hpp"

namespace damath::db {
namespace {

using testing::take;

// Turns every win of BLUE into a win of RED, in the tables and in the journal, and computes all digests anew.
// Precondition: the totals are 75 and -72. This is an attack by somebody who knows the program, but has only
// the file.
class Forger {
 public:
  explicit Forger(const std::filesystem::path& path) : m_file(path.string(), SQLite::OPEN_READWRITE) {}

  void reverseResults() {
    SQLite::Transaction transaction(m_file);
    std::vector<std::string> triggers;
    SQLite::Statement all(m_file, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'");
    std::vector<std::string> names;
    while (all.executeStep()) {
      names.push_back(all.getColumn(0).getString());
      triggers.push_back(all.getColumn(1).getString());
    }
    all.reset();
    for (const std::string& name : names) m_file.exec("DROP TRIGGER " + name);
    m_file.exec(
        "UPDATE game SET blue_grand = red_grand, red_grand = blue_grand, result = '0-1' WHERE result = "
        "'1-0'");
    m_file.exec(
        "UPDATE journal SET changes = CAST(replace(replace(replace(CAST(changes AS TEXT),"
        " '\"blue_grand\":\"75\"', '\"blue_grand\":\"-72\"'), '\"red_grand\":\"-72\"', "
        "'\"red_grand\":\"75\"'),"
        " '\"result\":\"1-0\"', '\"result\":\"0-1\"') AS BLOB), after = replace(after, '1-0', '0-1')"
        " WHERE action = 'setResult'");
    chain();
    for (const std::string& trigger : triggers) m_file.exec(trigger);
    transaction.commit();
  }

 private:
  void chain() {
    std::string before;
    SQLite::Statement rows(m_file,
                           "SELECT number, at, \"by\", asked_by, action, subject, before, after, reason, act,"
                           " target, care, changes FROM journal ORDER BY number");
    std::vector<std::pair<std::int64_t, std::string>> digests;
    while (rows.executeStep()) {
      std::array<std::string, 13> texts;
      std::array<detail::Value, detail::kDigestedParts> parts{before};
      for (int i = 0; i < 13; ++i) {
        const auto place = static_cast<std::size_t>(i);
        const SQLite::Column column = rows.getColumn(i);
        texts[place] = column.getString();
        if (column.isInteger()) parts[place + 1] = column.getInt64();
        if (column.isText()) parts[place + 1] = std::string_view(texts[place]);
        if (column.isBlob()) parts[place + 1] = detail::Blob{texts[place]};
      }
      before = detail::journalDigest(parts);
      digests.emplace_back(rows.getColumn(0).getInt64(), before);
    }
    for (const auto& [number, digest] : digests) {
      SQLite::Statement set(m_file, "UPDATE journal SET digest = ? WHERE number = ?");
      set.bind(1, digest);
      set.bind(2, number);
      set.exec();
    }
  }

  SQLite::Database m_file;
};

class WhollyForgedJournal : public testing::StoreTest {
 protected:
  JournalHead head() { return take(take(m_store.read()).journal().head()); }
  HeadStanding standing(JournalHead asked, std::size_t digits = kHeadDigits) {
    asked.digest.resize(digits);
    return take(take(m_store.read()).journal().answerTo(asked)).standing;
  }
};

TEST_F(WhollyForgedJournal, AgreesWithItselfAndNotWithAPaper) {
  const contest::Game game = pair(1).front();
  const JournalHead before = head();
  change([&](Edit& edit) {
    take(RoundEdit(edit).setResult(
        game.id, {rules::Ending::Time, exact::Number(75), exact::Number(-72), rules::Result::BlueWins}));
  });
  const JournalHead printed = head();
  EXPECT_EQ(standing(printed), HeadStanding::Contained);
  Forger(m_path).reverseResults();
  EXPECT_EQ(take(take(m_store.read()).contest())->events[0].games[0].result->result, rules::Result::RedWins);
  expectSound();  // the check alone cannot see a whole forged journal
  EXPECT_EQ(standing(printed), HeadStanding::Contradicted);
  EXPECT_EQ(standing(printed, kLeastHeadDigits), HeadStanding::Contradicted);
  EXPECT_EQ(standing(before), HeadStanding::Contained) << "the rows before the forged row are as they were";
}

}  // namespace
}  // namespace damath::db
