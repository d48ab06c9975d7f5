// SPDX-License-Identifier: GPL-3.0-or-later
// A contest, open: in a file, or in a hall (place.hpp). What a commit returned for is on the disk and
// survives a crash and a power cut. A file has a rollback journal: it alone is the whole contest while no
// change is under way. One Reading or Edit at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "core/contest/contest.hpp"
#include "core/expected.hpp"
#include "db/edit.hpp"
#include "db/reading.hpp"
#include "db/records/document.hpp"
#include "db/records/open_options.hpp"
#include "db/records/open_verdict.hpp"
#include "db/records/person.hpp"
#include "db/records/place.hpp"

namespace damath::db {

struct StoreOpening;

// A game that a change is about.
struct BoardAt {
  contest::EventId event{};
  contest::RoundNumber round{};
  contest::BoardNumber board{};
};

class Store {
 public:
  // A new file where there is none; after a failure there is none either.
  [[nodiscard]] static StoreResult<Store> create(const std::filesystem::path& path,
                                                 const contest::ContestHead& head, const Stamp& stamp,
                                                 const OpenOptions& options);
  // A new file, or a contest in a hall that has none, of a document: it holds what the document does, and
  // nothing is added to its journal. After a failure there is none; a crash leaves at most a half-made
  // `NAME.making` beside a file.
  [[nodiscard]] static Expected<DocumentRows, DocumentFault> createFrom(const Place& place,
                                                                        const std::filesystem::path& document,
                                                                        const OpenOptions& options);
  // An older file is copied beside itself and migrated; `now` dates both.
  [[nodiscard]] static StoreOpening open(const Place& place, Instant now, const OpenOptions& options);
  // Writes a backup's content over the file at `path`, or makes it: as one change, so that a crash leaves the
  // one or the other. Nothing is kept of what stood there; that is the caller's. Refused as Damaged where
  // the backup is broken or no contest file, and then nothing is written.
  [[nodiscard]] static StoreResult<void> restore(const std::filesystem::path& path,
                                                 const std::filesystem::path& backup,
                                                 const OpenOptions& options);
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  ~Store();

  [[nodiscard]] const Place& place() const;
  // The file; in a hall its address as people see it.
  [[nodiscard]] const std::filesystem::path& path() const;
  // Who has logged in to the hall; nothing in a file, and for who made the hall: then nothing is refused for
  // its author.
  [[nodiscard]] std::optional<Person> person() const;
  [[nodiscard]] StoreResult<Reading> read() const;
  // Another number whenever somebody else has changed the file; our own changes leave it.
  [[nodiscard]] StoreResult<std::int64_t> changesOfOthers() const;
  // Waits for another program's edit, at most the busy timeout. Where it is known what the change is about,
  // what is read of that comes along with the turn in a hall.
  [[nodiscard]] StoreResult<Edit> edit(const Stamp& stamp, const std::optional<BoardAt>& about = {});
  // A checked copy, of what is committed, to a place where there is no file; after a failure none is left
  // there. Also while an edit is open.
  [[nodiscard]] StoreResult<void> backup(const std::filesystem::path& to) const;
  // The whole contest as one document (document.hpp), as it stands at one moment, in pieces.
  [[nodiscard]] StoreResult<DocumentRows> writeDocument(const DocumentSink& sink) const;
  // Whether the change is there whose commit was InDoubt, as soon as the hall answers; nothing where none is.
  // Said once. CutOff while it does not answer.
  friend StoreResult<std::optional<bool>> settled(Store& store);

 private:
  struct Connection;
  explicit Store(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> m_connection;
};

[[nodiscard]] StoreResult<std::optional<bool>> settled(Store& store);

struct StoreOpening {
  OpenVerdict verdict;
  std::optional<Store> store;  // set for Current and Migrated
};

}  // namespace damath::db
