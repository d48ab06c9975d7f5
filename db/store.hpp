// SPDX-License-Identifier: GPL-3.0-or-later
// An open contest: a file, or a shared contest (place.hpp). When a commit returns, the change is on the disk
// and survives a crash and a power failure. Between changes, the file alone is the whole contest, because
// SQLite's rollback journal exists only during a change. Only one Reading or Edit may exist at a time.
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

// The round and the board of the game that a change concerns.
struct BoardAt {
  contest::EventId event{};
  contest::RoundNumber round{};
  contest::BoardNumber board{};
};

class Store {
 public:
  // Creates a new contest file. Errors: FileExists if the path exists. After any other failure, no incomplete
  // file is left at `path`.
  [[nodiscard]] static StoreResult<Store> create(const std::filesystem::path& path,
                                                 const contest::ContestHead& head, const Stamp& stamp,
                                                 const OpenOptions& options);
  // Creates a new contest from a document: as a file, or in the empty database of a shared contest. Adds no
  // row to the journal of the document. A failure leaves no incomplete contest. A crash leaves at most an
  // incomplete `NAME.making` beside the file.
  [[nodiscard]] static Expected<DocumentRows, DocumentFault> createFrom(const Place& place,
                                                                        const std::filesystem::path& document,
                                                                        const OpenOptions& options);
  // Opens a contest. If the file is older than the program, first makes a backup beside it, then migrates the
  // file. `now` is the time recorded for the backup and the migration.
  [[nodiscard]] static StoreOpening open(const Place& place, Instant now, const OpenOptions& options);
  // restore() replaces the content of the file at `path` by a backup, or creates the file, in one change:
  // after a crash, the file has either the old or the new content. The caller must keep a backup of the old
  // content. Removes each name that the file at `path` has removed, so that a backup never brings a name
  // back. `complete` makes further changes, for example the journal row about the restore, in a copy of the
  // backup. This copy then replaces the content. Errors: Damaged if the backup is broken or not a contest
  // file; those of `complete`. After an error, the content of the file is unchanged, with one exception: if
  // only flushing the folder of a new or damaged file fails, the file has the new content.
  using Completion = std::function<StoreResult<void>(Store& restored)>;
  [[nodiscard]] static StoreResult<void> restore(const std::filesystem::path& path,
                                                 const std::filesystem::path& backup,
                                                 const OpenOptions& options, Instant now = {},
                                                 const Completion& complete = {});
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  ~Store();

  [[nodiscard]] const Place& place() const;
  // Returns the path of the file, or the address of the shared contest as shown to users.
  [[nodiscard]] const std::filesystem::path& path() const;
  // Returns the person who logged in to the shared contest. nullopt for a file and for the creator of the
  // shared contest: both may do every action.
  [[nodiscard]] std::optional<Person> person() const;
  [[nodiscard]] StoreResult<Reading> read() const;
  // Returns a number that is different after another connection has changed the contest.
  [[nodiscard]] StoreResult<std::int64_t> changesOfOthers() const;
  // Begins a change. Waits until another program's change ends, at most for the busy timeout. In a shared
  // contest, `about` names the game that the change concerns, so that its data come with the first answer of
  // the server.
  [[nodiscard]] StoreResult<Edit> edit(const Stamp& stamp, const std::optional<BoardAt>& about = {});
  // Writes a checked backup of the last committed state. Returns the number of the newest journal row in the
  // backup. Errors: FileExists if `to` exists. A failure leaves no incomplete file at `to`; a killed program
  // leaves at most an incomplete `NAME.making` beside `to`. An edit may be open meanwhile.
  [[nodiscard]] StoreResult<std::int64_t> backup(const std::filesystem::path& to) const;
  // Overwrites deleted content in the free pages of the file. Call it after a name was removed. In a shared
  // contest, the server overwrites deleted rows itself, later. Errors: DiskFull, Busy; the free pages may
  // then still have the content. Precondition: no reading and no edit exists.
  [[nodiscard]] StoreResult<void> wipe();
  // Writes the whole contest, as it is at one moment, as a document (document.hpp), in pieces.
  [[nodiscard]] StoreResult<DocumentRows> writeDocument(const DocumentSink& sink) const;
  // Asks the server again about a commit that failed with InDoubt. Returns true if the change was stored,
  // false if not, nullopt if no commit is in doubt or the answer was already given. Errors: CutOff if the
  // server does not answer; the commit stays in doubt, and the question can be asked again.
  friend StoreResult<std::optional<bool>> settled(Store& store);

 private:
  struct Connection;
  explicit Store(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> m_connection;
};

[[nodiscard]] StoreResult<std::optional<bool>> settled(Store& store);

struct StoreOpening {
  OpenVerdict verdict;
  std::optional<Store> store;  // set if the result is Current or Migrated
};

}  // namespace damath::db
