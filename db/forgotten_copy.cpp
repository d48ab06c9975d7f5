// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/forgotten_copy.hpp"

#include <map>
#include <set>
#include <string>

#include "db/detail/failure.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/journal/journal_text.hpp"
#include "db/detail/migrations.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/query.hpp"
#include "db/detail/tables/forgetting.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/schema_check.hpp"

namespace damath::db {

namespace {

// The removal of a player's name, as the journal of the contest records it.
struct Removal {
  Stamp stamp;
  std::set<std::string> tokens;  // the tokens of the removed last names (private_text.hpp)
};

std::unique_ptr<sqlite::SqliteDatabase> openedForRemoval(const std::filesystem::path& path,
                                                         const OpenOptions& options) {
  auto database = sqlite::connected(path, options);
  if (sqlite::applicationIdOf(*database) != detail::kApplicationId ||
      sqlite::versionOf(*database) != detail::newestVersion()) {
    throw detail::BrokenRow("no contest file of this version");
  }
  sqlite::configure(*database);
  database->holdSchema(detail::newestVersion());
  return database;
}

std::vector<Removal> removalsOf(sqlite::SqliteDatabase& contest) {
  std::map<std::int64_t, Removal> removals;
  for (const detail::PrivateText& text : detail::privateTexts(contest)) {
    if (text.key || text.kind != detail::TextKind::Last || !text.player) continue;
    removals[*text.player].tokens.insert(text.token);
  }
  for (const JournalRow& row : detail::journal(contest)) {
    for (auto& [player, removal] : removals) {
      if (row.action != JournalAction::ForgetPlayer || row.subject != subjectOf(contest::PlayerId{player})) {
        continue;
      }
      removal.stamp = {parseInstant(row.at).value_or(Instant()), row.by, row.reason};
      removal.stamp.askedBy = row.askedBy;
    }
  }
  std::vector<Removal> list;
  for (auto& [player, removal] : removals) list.push_back(std::move(removal));
  return list;
}

// Returns the players whose name `file` still has although the contest has removed it, each with the removal.
std::map<std::int64_t, const Removal*> namesLeft(sqlite::SqliteDatabase& file,
                                                 const std::vector<Removal>& removals) {
  std::map<std::int64_t, const Removal*> left;
  for (const detail::PrivateText& text : detail::privateTexts(file)) {
    if (!text.key || text.kind != detail::TextKind::Last || !text.player) continue;
    for (const Removal& removal : removals) {
      if (removal.tokens.contains(text.token)) left.emplace(*text.player, &removal);
    }
  }
  return left;
}

std::vector<Removal> knownRemovals(const std::filesystem::path& contest, const OpenOptions& options) {
  const auto read = detail::guarded([&] { return removalsOf(*openedForRemoval(contest, options)); });
  // Fails if another program holds the contest file: without the removals, `file` would keep names that the
  // contest has removed.
  if (!read && read.error().fault == StoreFault::Busy) {
    throw detail::Refused(StoreFault::Busy, read.error().detail);
  }
  return read ? *read : std::vector<Removal>();
}

}  // namespace

bool hasForgotten(const std::filesystem::path& contest, const OpenOptions& options) {
  return !knownRemovals(contest, options).empty();
}

StoreResult<std::size_t> forgetAlso(const std::filesystem::path& file, const std::filesystem::path& contest,
                                    const OpenOptions& options) {
  return detail::guarded([&]() -> std::size_t {
    const std::vector<Removal> removals = knownRemovals(contest, options);
    if (removals.empty()) return 0;
    const auto database = openedForRemoval(file, options);
    const auto left = namesLeft(*database, removals);
    if (left.empty()) return 0;
    database->keepTrail(sqlite::SqliteDatabase::TrailFrom::Now);
    detail::Transaction transaction(*database, detail::Purpose::Change);
    for (const auto& [number, removal] : left) {
      const contest::PlayerId player{number};
      const detail::NameForms forms(*database, player);
      const auto removed =
          detail::forgetName(*database, player, detail::textsNaming(*database, player, forms));
      Stamp stamp = removal->stamp;
      if (stamp.by.empty()) stamp.by = "damath";
      detail::addToJournal(
          *database, stamp, {},
          {JournalAction::ForgetPlayer, subjectOf(player), {}, detail::forgottenText(player, removed)}, {},
          {});
    }
    transaction.commit();
    database->wipe();
    return left.size();
  });
}

}  // namespace damath::db
