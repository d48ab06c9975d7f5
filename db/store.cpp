// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store.hpp"

#include "core/contest/model/lookup.hpp"
#include "db/detail/document/document_writer.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/journal/journal_text.hpp"
#include "db/detail/migrations.hpp"
#include "db/detail/query.hpp"
#include "db/detail/tables/access.hpp"
#include "db/detail/tables/edit_frame.hpp"
#include "db/detail/tables/event_table.hpp"
#include "db/detail/tables/live_table.hpp"
#include "db/detail/tables/sheet_table.hpp"
#include "db/forgotten_copy.hpp"
#include "db/postgres/hall.hpp"
#include "db/records/journal_action.hpp"
#include "db/records/rights.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/copy.hpp"
#include "db/sqlite/document_file.hpp"
#include "db/sqlite/inspection.hpp"
#include "db/sqlite/migrator.hpp"
#include "db/sqlite/new_file.hpp"
#include "platform/lock_holder.hpp"

namespace damath::db {

struct Store::Connection {
  std::unique_ptr<detail::Database> database;
  Place place;
  std::filesystem::path path;  // the path of the file, or the address of the shared contest as shown to users
  OpenOptions options;
  detail::LastContest last;
};

namespace {

// Throws NotAllowed if the person may not read the whole contest, because a backup would be incomplete.
void checkWhole(const Worker& who) {
  if (!readsReasons(who)) {
    throw detail::Refused(StoreFault::NotAllowed, std::string(toText(who->role)));
  }
}

// Announces the queries that entering a result on this board will make, so that they are sent with the next
// transaction.
void foresee(detail::Database& database, const contest::Contest* contest, const BoardAt& about) {
  const contest::Event* event = contest == nullptr ? nullptr : contest->find(about.event);
  const contest::Game* game = event == nullptr ? nullptr : contest::gameAt(*event, about.round, about.board);
  if (game == nullptr) return;
  detail::foreseeSheets(database, ofGame(game->id));
  detail::foreseeLive(database, about.event);
  if (game->result) detail::foreseeJournal(database, {.subject = subjectOf(game->id)});
}

}  // namespace

Store::Store(std::unique_ptr<Connection> connection) : m_connection(std::move(connection)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

StoreResult<Store> Store::create(const std::filesystem::path& path, const contest::ContestHead& head,
                                 const Stamp& stamp, const OpenOptions& options) {
  return detail::guarded([&] {
    static_cast<void>(sqlite::makeBeside(path, [&](const std::filesystem::path& making) {
      const auto database = sqlite::connected(making, options);
      sqlite::configure(*database);
      detail::Transaction transaction(*database, detail::Purpose::Change);
      sqlite::makeTables(*database, detail::newestVersion(), stamp.at);
      database->keepTrail(sqlite::SqliteDatabase::TrailFrom::Now);
      detail::addHead(*database, head);
      const auto origin = detail::firstText(*database, "SELECT lower(hex(randomblob(16)))");
      detail::addToJournal(*database, stamp, {},
                           {JournalAction::CreateContest,
                            std::string(kContestSubject),
                            {},
                            detail::journalText(head, origin.value())},
                           {}, database->takeTrail());
      transaction.commit();
      return true;
    }));
    auto database = sqlite::connected(path, options);
    sqlite::configure(*database);
    database->holdSchema(detail::newestVersion());
    database->keepTrail(sqlite::SqliteDatabase::TrailFrom::NextChange);
    return Store(std::make_unique<Connection>(Connection{std::move(database), path, path, options, {}}));
  });
}

Expected<DocumentRows, DocumentFault> Store::createFrom(const Place& place,
                                                        const std::filesystem::path& document,
                                                        const OpenOptions& options) {
  auto loaded = detail::guarded([&] {
    return place.hall() != nullptr ? postgres::hallFrom(document, place.hall()->text, options)
                                   : sqlite::fileFrom(document, *place.file(), options);
  });
  if (loaded) return *std::move(loaded);
  const bool isTaken = loaded.error().fault == StoreFault::FileExists;
  DocumentFault fault{isTaken ? DocumentFaultKind::FileExists : DocumentFaultKind::StoreFailed};
  fault.store = std::move(loaded).error();
  return Unexpected<DocumentFault>(std::move(fault));
}

StoreOpening Store::open(const Place& place, Instant now, const OpenOptions& options) {
  const auto opening = [&](OpenVerdict verdict, std::unique_ptr<detail::Database> database) -> StoreOpening {
    if (database == nullptr) return {std::move(verdict), std::nullopt};
    return {std::move(verdict), Store(std::make_unique<Connection>(
                                    Connection{std::move(database), place, place.text(), options, {}}))};
  };
  if (const HallAddress* hall = place.hall()) {
    postgres::Opened opened = postgres::opened(hall->text, options);
    return opening(std::move(opened.verdict), std::move(opened.database));
  }
  sqlite::Inspection inspection = sqlite::inspected(*place.file(), now, options);
  return opening(std::move(inspection.verdict), std::move(inspection.database));
}

StoreResult<void> Store::restore(const std::filesystem::path& path, const std::filesystem::path& backup,
                                 const OpenOptions& options, Instant now, const Completion& complete) {
  auto done = detail::guarded([&] {
    if (!complete && !hasForgotten(path, options)) return sqlite::copyOver(path, backup, options);
    // Changes a copy beside the file, so that the file never has a removed name or half of a restore, not
    // even after a crash.
    const sqlite::TemporaryFile beside(path);
    const auto check = [](const auto& outcome) {
      if (!outcome) throw detail::Refused(outcome.error().fault, outcome.error().detail);
    };
    sqlite::copyOver(beside.path(), backup, options);
    check(forgetAlso(beside.path(), path, options));
    if (complete) {
      StoreOpening opening = open(Place(beside.path()), now, options);
      if (!opening.store) throw detail::BrokenRow(backup.string());
      check(complete(*opening.store));
    }
    sqlite::copyOver(path, beside.path(), options);
  });
  if (!done && done.error().fault == StoreFault::Busy) done.error().holder = platform::lockHolderOf(path);
  return done;
}

const std::filesystem::path& Store::path() const {
  return m_connection->path;
}

const Place& Store::place() const {
  return m_connection->place;
}

std::optional<Person> Store::person() const {
  return m_connection->database->person();
}

StoreResult<Reading> Store::read() const {
  return detail::guardedOn(*m_connection->database, [this] {
    m_connection->last.foresee(*m_connection->database);
    return Reading(
        std::make_unique<detail::Access>(*m_connection->database, detail::Purpose::Read, m_connection->last));
  });
}

StoreResult<std::int64_t> Store::changesOfOthers() const {
  return detail::guardedOn(*m_connection->database,
                           [this] { return m_connection->database->changesOfOthers(); });
}

StoreResult<std::optional<bool>> settled(Store& store) {
  detail::Database& database = *store.m_connection->database;
  return detail::guardedOn(database, [&] { return database.settled(); });
}

StoreResult<Edit> Store::edit(const Stamp& stamp, const std::optional<BoardAt>& about) {
  return detail::guardedOn(*m_connection->database, [&] {
    m_connection->last.foresee(*m_connection->database);
    if (about) foresee(*m_connection->database, m_connection->last.kept(), *about);
    auto access = std::make_unique<detail::Access>(*m_connection->database, detail::Purpose::Change,
                                                   m_connection->last);
    Stamp signedStamp = stamp;
    m_connection->database->sign(signedStamp);
    auto frame = std::make_unique<detail::Frame>(*access, std::move(signedStamp));
    return Edit(Reading(std::move(access)), std::move(frame));
  });
}

StoreResult<std::int64_t> Store::backup(const std::filesystem::path& to) const {
  return detail::guardedOn(*m_connection->database, [&] {
    checkWhole(m_connection->database->person());
    // Makes the backup over a connection of its own. SQLite cannot copy from a connection that is writing,
    // and PostgreSQL needs a new transaction, which sees the state of one moment.
    const OpenOptions& options = m_connection->options;
    if (const std::filesystem::path* file = m_connection->place.file()) {
      const auto source = sqlite::connected(*file, options);
      return sqlite::copyTo(*source, to, options);
    }
    const auto source = postgres::connected(m_connection->place.hall()->text, options);
    const detail::Transaction moment(*source, detail::Purpose::Read);
    sqlite::fileOf(*source, to, options);
    return detail::lastJournalNumber(*source);
  });
}

StoreResult<void> Store::wipe() {
  return detail::guardedOn(*m_connection->database, [this] { m_connection->database->wipe(); });
}

StoreResult<DocumentRows> Store::writeDocument(const DocumentSink& sink) const {
  return detail::guarded([&] {
    checkWhole(m_connection->database->person());
    const detail::Transaction moment(*m_connection->database, detail::Purpose::Read);
    return detail::writeDocument(*m_connection->database, sink);
  });
}

}  // namespace damath::db
