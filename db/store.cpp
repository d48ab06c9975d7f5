// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store.hpp"

#include <SQLiteCpp/Transaction.h>

#include "db/detail/access.hpp"
#include "db/detail/connection.hpp"
#include "db/detail/copy.hpp"
#include "db/detail/document_loader.hpp"
#include "db/detail/document_writer.hpp"
#include "db/detail/event_table.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/frame.hpp"
#include "db/detail/holder.hpp"
#include "db/detail/inspection.hpp"
#include "db/detail/journal_table.hpp"
#include "db/detail/journal_text.hpp"
#include "db/detail/migrator.hpp"
#include "db/detail/query.hpp"
#include "db/journal_action.hpp"

namespace damath::db {

struct Store::Connection {
  std::unique_ptr<SQLite::Database> database;
  std::filesystem::path path;
  OpenOptions options;
  detail::LastContest last;
};

Store::Store(std::unique_ptr<Connection> connection) : m_connection(std::move(connection)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

Expected<Store, StoreError> Store::create(const std::filesystem::path& path, const contest::ContestHead& head,
                                          const Stamp& stamp, const OpenOptions& options) {
  return detail::guarded([&] {
    detail::claim(path);
    try {
      auto database = detail::connected(path, options);
      detail::configure(*database);
      detail::addJournalDigest(*database);
      SQLite::Transaction transaction(*database, SQLite::TransactionBehavior::IMMEDIATE);
      for (const detail::Migration& migration : detail::migrations()) {
        detail::apply(*database, migration, stamp.at);
      }
      {
        const detail::Recorder recorder(*database);
        detail::addHead(*database, head);
        detail::addToJournal(*database, stamp, {},
                             {JournalAction::CreateContest,
                              std::string(detail::kContestSubject),
                              {},
                              detail::journalText(head)},
                             {}, recorder.changes());
      }
      transaction.commit();
      return Store(std::make_unique<Connection>(Connection{std::move(database), path, options, {}}));
    } catch (...) {
      detail::abandon(path);
      throw;
    }
  });
}

Expected<DocumentRows, DocumentFault> Store::createFrom(const std::filesystem::path& path,
                                                        const std::filesystem::path& document,
                                                        const OpenOptions& options) {
  auto loaded = detail::guarded([&] { return detail::loadedDocument(document, path, options); });
  if (loaded) return *std::move(loaded);
  const bool isTaken = loaded.error().fault == StoreFault::FileExists;
  DocumentFault fault{isTaken ? DocumentFaultKind::FileExists : DocumentFaultKind::StoreFailed};
  fault.store = std::move(loaded).error();
  return Unexpected<DocumentFault>(std::move(fault));
}

StoreOpening Store::open(const std::filesystem::path& path, Instant now, const OpenOptions& options) {
  detail::Inspection inspection = detail::inspected(path, now, options);
  if (inspection.database == nullptr) return {std::move(inspection.verdict), std::nullopt};
  return {std::move(inspection.verdict),
          Store(std::make_unique<Connection>(Connection{std::move(inspection.database), path, options, {}}))};
}

Expected<void, StoreError> Store::restore(const std::filesystem::path& path,
                                          const std::filesystem::path& backup, const OpenOptions& options) {
  return detail::guardedOn(path, [&] { detail::copyOver(path, backup, options); });
}

const std::filesystem::path& Store::path() const {
  return m_connection->path;
}

Expected<Reading, StoreError> Store::read() const {
  return detail::guardedOn(m_connection->path, [this] {
    return Reading(std::make_unique<Reading::Access>(
        *m_connection->database, SQLite::TransactionBehavior::DEFERRED, m_connection->last));
  });
}

Expected<std::int64_t, StoreError> Store::changesOfOthers() const {
  return detail::guardedOn(m_connection->path, [this] {
    return detail::firstNumber(*m_connection->database, "PRAGMA data_version").value_or(0);
  });
}

Expected<Edit, StoreError> Store::edit(const Stamp& stamp) {
  return detail::guardedOn(m_connection->path, [&] {
    return Edit(std::make_unique<Edit::Frame>(
        Reading(std::make_unique<Reading::Access>(
            *m_connection->database, SQLite::TransactionBehavior::IMMEDIATE, m_connection->last)),
        stamp));
  });
}

Expected<void, StoreError> Store::backup(const std::filesystem::path& to) const {
  return detail::guardedOn(m_connection->path, [&] {
    // Through a connection of its own: SQLite copies nothing from one that is writing.
    const auto source = detail::connected(m_connection->path, m_connection->options);
    detail::copyTo(*source, to, m_connection->options);
  });
}

Expected<DocumentRows, StoreError> Store::writeDocument(const DocumentSink& sink) const {
  return detail::guarded([&] {
    const SQLite::Transaction moment(*m_connection->database, SQLite::TransactionBehavior::DEFERRED);
    return detail::writeDocument(*m_connection->database, sink);
  });
}

}  // namespace damath::db
