// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/last_contest.hpp"

#include <algorithm>

#include "db/detail/query.hpp"
#include "db/detail/tables/branch_table.hpp"
#include "db/detail/tables/game_table.hpp"
#include "db/detail/tables/sheet_table.hpp"
#include "db/detail/tables/snapshot.hpp"
#include "db/records/rights.hpp"

namespace damath::db::detail {

namespace {

// Returns the query for the last known journal row and the rows after it, 1000 rows at most. For a row about
// a result, the query also reads the present result of the game. The query finds each game by its key, so it
// is fast even without table statistics.
std::string newsQuery() {
  std::string sql = "SELECT j.number, j.digest, j.action";
  for (const char* column : {"event", "id", "ending", "blue_grand", "red_grand", "result"}) {
    sql +=
        std::string(", (SELECT g.") + column +
        " FROM game g WHERE g.id = CASE WHEN substr(j.subject, 1, 5) = 'game ' AND j.action IN ('setResult',"
        " 'correctResult', 'reopenResult') THEN CAST(substr(j.subject, 6) AS bigint) END)";
  }
  return sql + " FROM journal j WHERE j.branch = '' AND j.number >= ? ORDER BY j.number LIMIT 1000";
}

const std::string& news() {
  static const std::string sql = newsQuery();
  return sql;
}

constexpr std::size_t kMostNews = 1000;

// The part of the cache that a journal row makes outdated.
enum class News { Nothing, Result, Sheets, More };

News newsOf(const std::optional<JournalAction>& action) {
  if (!action) return News::More;
  switch (*action) {
    case JournalAction::SetResult:
    case JournalAction::CorrectResult:
    case JournalAction::ReopenResult:
      return News::Result;
    case JournalAction::StoreSheet:
    case JournalAction::AcceptSheet:
    case JournalAction::ReopenSheet:
    case JournalAction::TakeOffSheet:
    case JournalAction::ReviewSheet:
    case JournalAction::Rule:
    case JournalAction::SignOff:
      return News::Sheets;
    case JournalAction::AddViolation:
    case JournalAction::SetNotice:
    case JournalAction::CheckIn:
    case JournalAction::IssuePaper:
    case JournalAction::NoteClock:
      return News::Nothing;
    default:
      return factsOf(*action).limit == Limit::OfLiveGame ? News::Nothing : News::More;
  }
}

}  // namespace

std::shared_ptr<const contest::Contest> LastContest::read(Database& database) {
  heed(database);
  if (!m_contest) {
    m_contest = std::make_shared<contest::Contest>(snapshot(database));
    noteHead(database);
  }
  return m_contest;
}

std::shared_ptr<const std::vector<SheetSummary>> LastContest::sheets(Database& database) {
  heed(database);
  if (!m_sheets) {
    m_sheets = std::make_shared<const std::vector<SheetSummary>>(sheetSummaries(database));
    noteHead(database);
  }
  return m_sheets;
}

std::shared_ptr<const std::vector<Branch>> LastContest::branches(Database& database) {
  heed(database);
  if (!m_branches) {
    m_branches = std::make_shared<const std::vector<Branch>>(detail::branches(database));
    noteHead(database);
  }
  return m_branches;
}

void LastContest::foresee(Database& database) const {
  if (m_head) detail::foresee(database, news(), m_head->number);
}

void LastContest::heed(Database& database) {
  const std::int64_t version = database.changesOfOthers();
  const bool isOthers = version != m_version;
  // If isAllTold() is false, another program may have changed the contest file without a journal row.
  const bool isTold = !isOthers || database.isAllTold();
  if ((isOthers || m_isBehind) && !(isTold && catchUp(database))) forget();
  m_version = version;
  m_isBehind = false;
}

bool LastContest::catchUp(Database& database) {
  if (!m_head) return false;
  std::vector<NewResult> results;
  bool hasSheets = false;
  bool isTold = true;
  std::optional<Head> head;
  std::size_t rows = 0;
  eachRow(
      database, news(),
      [&](const Row& row) {
        ++rows;
        // Compares the first selected journal row with the last row that the cache knows. If the two rows
        // differ, the contest was restored from an older state and was then changed again, so the cache is
        // wrong.
        if (!head) isTold = row.number(0) == m_head->number && row.text(1) == m_head->digest;
        const bool isKnown = !head;
        head = Head{row.number(0), row.text(1)};
        if (isKnown || !isTold) return;
        const News said = newsOf(parseJournalAction(row.text(2)));
        hasSheets = hasSheets || said == News::Sheets;
        if (said == News::More) isTold = false;
        if (said != News::Result || !m_contest) return;
        const contest::Event* event = row.isNull(3) ? nullptr : eventOf(row.id<contest::EventId>(3));
        if (event == nullptr) {
          isTold = false;
          return;
        }
        results.push_back(
            {event->id, row.id<contest::GameId>(4), resultAt(row, 5, event->setup.set.figureStyle())});
      },
      m_head->number);
  if (!head || !isTold || rows >= kMostNews) return false;
  if (m_contest && !take(results)) return false;
  if (hasSheets) m_sheets.reset();
  m_head = std::move(head);
  return true;
}

void LastContest::noteHead(Database& database) {
  m_head.reset();
  // For a person who may not read the journal, the newest journal row stays unknown. The contest is then read
  // again after each change.
  if (!readsJournal(database.person())) return;
  m_head =
      firstRow(database, "SELECT number, digest FROM journal WHERE branch = '' ORDER BY number DESC LIMIT 1",
               [](const Row& row) {
                 return Head{row.number(0), row.text(1)};
               });
}

void LastContest::forget() {
  m_contest.reset();
  m_sheets.reset();
  m_branches.reset();
  m_head.reset();
}

// Applies the results to the cached contest. If that is not possible, empties the cache, so that the contest
// is read again when it is needed.
void LastContest::follow(const std::vector<NewResult>& results) {
  if (m_contest && !take(results)) forget();
}

const contest::Event* LastContest::eventOf(contest::EventId id) const {
  const auto event = std::ranges::find(m_contest->events, id, &contest::Event::id);
  return event == m_contest->events.end() ? nullptr : &*event;
}

bool LastContest::take(const std::vector<NewResult>& results) {
  if (results.empty()) return true;
  if (m_contest.use_count() > 1) m_contest = std::make_shared<contest::Contest>(*m_contest);
  for (const NewResult& each : results) {
    const auto event = std::ranges::find(m_contest->events, each.event, &contest::Event::id);
    if (event == m_contest->events.end()) return false;
    const contest::Game* game = event->find(each.game);
    if (game == nullptr) return false;
    event->games[static_cast<std::size_t>(game - event->games.data())].result = each.result;
  }
  return true;
}

}  // namespace damath::db::detail
