// SPDX-License-Identifier: GPL-3.0-or-later
// An open contest: a file, or a shared contest (place.hpp). A change is on the disk when commit returns, and
// survives a crash and a power failure. A file uses a rollback journal, so between changes the file alone is
// the whole contest. Only one Reading or Edit may exist at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "core/contest/model/contest.hpp"
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

// The game that a change concerns.
struct BoardAt {
  contest::EventId event{};
  contest::RoundNumber round{};
  contest::BoardNumber board{};
};

class Store {
 public:
  // Creates a new file. Precondition: the path does not exist (else FileExists). After a failure, no file is
  // left there.
  [[nodiscard]] static StoreResult<Store> create(const std::filesystem::path& path,
                                                 const contest::ContestHead& head, const Stamp& stamp,
                                                 const OpenOptions& options);
  // Creates a new file, or fills an empty database of a shared contest, from a document. The journal gets no
  // additional row. After a failure, nothing is left. A crash leaves at most an incomplete `NAME.making`
  // beside the file.
  [[nodiscard]] static Expected<DocumentRows, DocumentFault> createFrom(const Place& place,
                                                                        const std::filesystem::path& document,
                                                                        const OpenOptions& options);
  // Before an older file is migrated, a backup of it is made beside it. `now` is the time of both.
  [[nodiscard]] static StoreOpening open(const Place& place, Instant now, const OpenOptions& options);
  // Replaces the content of the file at `path` by a backup, or creates the file. This is one change: after a
  // crash, the file has either the old or the new content. The caller must keep a backup of the old content.
  // Errors: Damaged if the backup is broken or not a contest file; nothing is written then.
  [[nodiscard]] static StoreResult<void> restore(const std::filesystem::path& path,
                                                 const std::filesystem::path& backup,
                                                 const OpenOptions& options);
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  ~Store();

  [[nodiscard]] const Place& place() const;
  // Returns the file; for a shared contest, its address as shown to users.
  [[nodiscard]] const std::filesystem::path& path() const;
  // Returns the person who logged in to the shared contest. nullopt for a file and for the creator of the
  // shared contest; then every action is allowed.
  [[nodiscard]] std::optional<Person> person() const;
  [[nodiscard]] StoreResult<Reading> read() const;
  // Returns a number that changes whenever another connection changes the contest. Own changes do not change
  // it.
  [[nodiscard]] StoreResult<std::int64_t> changesOfOthers() const;
  // Waits for another program's edit, at most the busy timeout. If `about` is given, the data about that game
  // are fetched together with the turn of a shared contest.
  [[nodiscard]] StoreResult<Edit> edit(const Stamp& stamp, const std::optional<BoardAt>& about = {});
  // Writes a checked backup of the committed state. Precondition: `to` does not exist. After a failure, no
  // file is left there. Also works while an edit is open.
  [[nodiscard]] StoreResult<void> backup(const std::filesystem::path& to) const;
  // Writes a consistent snapshot of the whole contest as a document (document.hpp), in pieces.
  [[nodiscard]] StoreResult<DocumentRows> writeDocument(const DocumentSink& sink) const;
  // Returns whether the change with the InDoubt commit was stored, as soon as the server answers. nullopt if
  // there is no such change. Call once. Errors: CutOff while the server does not answer.
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
