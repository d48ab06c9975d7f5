// Builds from the tables what the journal should have written last of each subject, and compares.
#include <map>
#include <nlohmann/json.hpp>

#include "db/detail/failure.hpp"
#include "db/detail/journal_table.hpp"
#include "db/detail/journal_text.hpp"
#include "db/detail/sheet_table.hpp"
#include "db/detail/snapshot.hpp"

namespace damath::db::detail {

namespace {

using Json = nlohmann::json;
using Texts = std::map<std::string, Json>;

void addEvent(Texts& texts, const contest::Contest& contest, const contest::Event& event) {
  const exact::FigureStyle style = event.setup.set.figureStyle();
  texts[eventSubject(event.id)] = Json::parse(journalText(event.setup));
  if (!event.entries.empty()) {
    texts[entriesSubject(event.id)] = Json::parse(journalText(entryFacts(contest, event.entries)));
  }
  std::map<contest::RoundNumber, std::pair<std::vector<contest::Game>, std::vector<contest::EntryId>>> rounds;
  for (const contest::Game& game : event.games) rounds[game.round].first.push_back(game);
  for (const contest::Bye& bye : event.byes) rounds[bye.round].second.push_back(bye.entry);
  for (const auto& [round, pairing] : rounds) {
    texts[roundSubject(event.id, round)] = Json::parse(journalText(pairing.first, pairing.second));
  }
  for (const contest::Game& game : event.games) {
    if (game.result) texts[gameSubject(game.id)] = Json::parse(journalText(*game.result, style));
  }
  for (const contest::Rematch& rematch : event.rematches) {
    texts[rematchSubject(rematch.id)] = Json::parse(journalText(event.id, rematch, style));
  }
}

Texts textsOfTables(SQLite::Database& database) {
  const contest::Contest contest = snapshot(database);
  Texts texts;
  texts[std::string(kContestSubject)] = Json::parse(journalText(contest.head));
  for (const contest::Event& event : contest.events) {
    addEvent(texts, contest, event);
    for (const contest::Game& game : event.games) {
      for (const StoredSheet& stored : sheets(database, game.id)) {
        texts[sheetSubject(stored.id)] = Json::parse(journalText(game.id, stored.version, stored.sheet));
        if (stored.acceptance == Acceptance::Open && stored.corrections.empty()) continue;
        texts[acceptanceSubject(stored.id)] = Json::parse(journalText(stored.corrections));
      }
    }
  }
  return texts;
}

// Lists grow row by row, everything else is replaced. False where a row does not begin from what stood.
bool follow(Json& standing, const JournalRow& row) {
  const Json before = row.before.empty() ? Json() : Json::parse(row.before, nullptr, false);
  Json after = Json::parse(row.after, nullptr, false);
  if (standing.is_array() && after.is_array()) {
    standing.insert(standing.end(), after.begin(), after.end());
    return row.before.empty();
  }
  const bool follows = standing == before;
  standing = std::move(after);
  return follows;
}

}  // namespace

JournalCheck checkJournal(SQLite::Database& database) {
  JournalCheck check;
  Texts journalled;
  std::map<std::string, bool> wrong;
  std::int64_t expected = 1;
  for (const JournalRow& row : journal(database)) {
    for (; expected < row.number; ++expected) check.missing.push_back(expected);
    ++expected;
    if (!follow(journalled[row.subject], row)) wrong[row.subject] = true;
  }
  const Texts tables = textsOfTables(database);
  for (const auto& [subject, text] : tables) {
    const auto found = journalled.find(subject);
    if (found == journalled.end() || found->second != text) wrong[subject] = true;
  }
  for (const auto& [subject, text] : journalled) {
    if (!tables.contains(subject)) wrong[subject] = true;
  }
  for (const auto& [subject, yes] : wrong) check.differing.push_back(subject);
  return check;
}

}  // namespace damath::db::detail
