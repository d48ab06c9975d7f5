// SPDX-License-Identifier: GPL-3.0-or-later
// A contest file, open. Rollback journal, flushed to the disk at every commit: what a commit returned for
// survives a crash and a power cut, and the file alone is the whole contest while no change is under way.
// One Reading or Edit at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/expected.hpp"
#include "db/check_in.hpp"
#include "db/document.hpp"
#include "db/edit.hpp"
#include "db/notice.hpp"
#include "db/open_options.hpp"
#include "db/open_verdict.hpp"
#include "db/reading.hpp"

namespace damath::db {

struct StoreOpening;

class Store {
 public:
  // A new file where none stands; after a failure there is none either.
  [[nodiscard]] static Expected<Store, StoreError> create(const std::filesystem::path& path,
                                                          const contest::ContestHead& head,
                                                          const Stamp& stamp, const OpenOptions& options);
  // A new file of a document, where none stands: it holds what the document does, and nothing is added to its
  // journal. After a failure there is none; a crash leaves at most a half-made `NAME.making` beside it.
  [[nodiscard]] static Expected<DocumentRows, DocumentFault> createFrom(const std::filesystem::path& path,
                                                                        const std::filesystem::path& document,
                                                                        const OpenOptions& options);
  // An older file is copied beside itself and migrated; `now` dates both.
  [[nodiscard]] static StoreOpening open(const std::filesystem::path& path, Instant now,
                                         const OpenOptions& options);
  // Writes a backup's content over the file at `path`, or makes it: as one change, so that a crash leaves the
  // one or the other. Nothing is kept of what stood there; that is the caller's. Refused as Damaged where
  // the backup is broken or no contest file, and then nothing is written.
  [[nodiscard]] static Expected<void, StoreError> restore(const std::filesystem::path& path,
                                                          const std::filesystem::path& backup,
                                                          const OpenOptions& options);
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  ~Store();

  [[nodiscard]] const std::filesystem::path& path() const;
  [[nodiscard]] Expected<Reading, StoreError> read() const;
  // Who has come for the event's rounds, by entry and round.
  [[nodiscard]] Expected<std::vector<CheckIn>, StoreError> checkIns(contest::EventId event) const;
  // The hall's notice; nothing where none is set.
  [[nodiscard]] Expected<std::optional<HallNotice>, StoreError> notice() const;
  // Another number whenever somebody else has changed the file; our own changes leave it.
  [[nodiscard]] Expected<std::int64_t, StoreError> changesOfOthers() const;
  // Waits for another program's edit, at most the busy timeout.
  [[nodiscard]] Expected<Edit, StoreError> edit(const Stamp& stamp);
  // A checked copy, of what is committed, to a place where no file stands; after a failure none is left
  // there. Also while an edit is open.
  [[nodiscard]] Expected<void, StoreError> backup(const std::filesystem::path& to) const;
  // The whole contest as one document (document.hpp), as it stands at one moment, in pieces.
  [[nodiscard]] Expected<DocumentRows, StoreError> writeDocument(const DocumentSink& sink) const;

 private:
  struct Connection;
  explicit Store(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> m_connection;
};

struct StoreOpening {
  OpenVerdict verdict;
  std::optional<Store> store;  // set for Current and Migrated
};

}  // namespace damath::db
