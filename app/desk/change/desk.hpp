// SPDX-License-Identifier: GPL-3.0-or-later
// The arbiter's desk: an open contest file. The use cases are the desks built upon it, each in the header of
// its name:
//   events    EventDesk, PlayerDesk, EntryDesk, SchoolDesk, CheckInDesk, ReportDesk
//   rounds    PairingDesk, RoundDesk
//   sheets    SheetDesk, ReviewDesk
//   keeping   HistoryDesk, BranchDesk
//   hall      HallDesk
// Further: the verification and the register of papers (keeping), and the queue of reviews (events).
// Every change is one durable transaction with its journal row: when it returns a value it is on the disk,
// when it returns an error the file is as it was. Nothing here asks or prints: what asks for confirmation is
// refused with the question (confirmation.hpp); sentences are made by app/words.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "app/desk/change/author.hpp"
#include "app/desk/change/clock.hpp"
#include "app/desk/change/desk_error.hpp"
#include "core/contest/contest.hpp"
#include "core/expected.hpp"
#include "db/files/backup_ring.hpp"
#include "db/reading.hpp"
#include "db/records/document.hpp"
#include "db/records/open_options.hpp"
#include "db/records/open_verdict.hpp"
#include "db/records/records.hpp"

namespace damath::desk {

struct Opening;

class Desk {
 public:
  // A new contest file. Refused: FileExists, NameMissing, NotText, TextUnseen, TextTooLong,
  // StoreFailed. The clock must outlive the desk.
  [[nodiscard]] static DeskResult<Desk> create(const std::filesystem::path& path,
                                               const contest::ContestHead& head, const Author& author,
                                               const Clock& clock, const db::OpenOptions& options = {});
  // A new contest file of a document (db/records/document.hpp), where none stands, or a contest in an empty
  // hall. Nobody makes a change by it: the journal is the document's.
  [[nodiscard]] static Expected<db::DocumentRows, db::DocumentFault> createFrom(
      const db::Place& place, const std::filesystem::path& document, const db::OpenOptions& options = {});
  // Brings a backup back: the file at `path` is copied into its ring first, then the backup's content
  // takes its place, and the journal says so. The copy that was kept, empty where no file stood. Asks for
  // confirmation: Restored, with what is lost and whether the backup is of another contest. Refused:
  // BackupBroken, StoreFailed; then the file is as it was.
  [[nodiscard]] static DeskResult<std::filesystem::path> restore(const std::filesystem::path& path,
                                                                 const std::filesystem::path& backup,
                                                                 const Author& author, const Clock& clock,
                                                                 const db::OpenOptions& options = {});
  // Never throws and never makes a file; an older file is migrated after a backup beside it.
  [[nodiscard]] static Opening open(const db::Place& place, const Clock& clock,
                                    const db::OpenOptions& options = {});
  Desk(Desk&&) noexcept;
  Desk& operator=(Desk&&) noexcept;
  ~Desk();

  [[nodiscard]] const std::filesystem::path& path() const;
  // The whole contest as it stands on the disk now.
  [[nodiscard]] DeskResult<db::SharedContest> snapshot() const;
  // Every change, oldest first.
  [[nodiscard]] DeskResult<std::vector<db::JournalRow>> journal() const;
  [[nodiscard]] DeskResult<std::vector<db::JournalRow>> journal(const db::JournalPart& part) const;
  [[nodiscard]] DeskResult<std::vector<db::JournalRow>> journal(const db::JournalPage& page) const;
  // Another number whenever another program has changed the file; our own changes leave it. Refused:
  // StoreFailed.
  [[nodiscard]] DeskResult<std::int64_t> changesOfOthers() const;
  // A checked copy, of a hall as a file. Refused: FileExists, StoreFailed; nothing half-made is left behind.
  [[nodiscard]] DeskResult<void> backup(const std::filesystem::path& to) const;
  // The copies that are made without being asked for.
  [[nodiscard]] const db::BackupRing& ring() const;
  // The whole contest as one document, in pieces; it holds full names, schools and grades.
  [[nodiscard]] DeskResult<db::DocumentRows> writeDocument(const db::DocumentSink& sink) const;
  // What went wrong beside a change that was made: a copy of the ring that could not be.
  [[nodiscard]] std::vector<db::StoreError> takeWarnings();

  struct OpenFile;  // what the desks work on
  [[nodiscard]] OpenFile& openFile() const { return *m_openFile; }

 private:
  explicit Desk(std::unique_ptr<OpenFile> openFile);

  std::unique_ptr<OpenFile> m_openFile;
};

struct Opening {
  db::OpenVerdict verdict;
  std::optional<Desk> desk;  // set for Current and Migrated
};

}  // namespace damath::desk
