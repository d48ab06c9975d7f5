// SPDX-License-Identifier: GPL-3.0-or-later
// The arbiter's desk: an open contest file. The use cases are the desks that are built upon Desk, each in its
// own header:
//   events    EventDesk, PlayerDesk, EntryDesk, SchoolDesk, CheckInDesk, ReportDesk
//   rounds    PairingDesk, RoundDesk
//   sheets    SheetDesk, ReviewDesk, ViolationDesk
//   play      LiveDesk
//   keeping   HistoryDesk, BranchDesk, PrivacyDesk
//   hall      NoticeDesk
// Further use cases are the verification and the register of papers (keeping), and the queue of reviews
// (events). Every change is one durable transaction together with its journal row. If the function returns a
// value, the change is on the disk. If the function returns an error, the file is unchanged. The desk never
// asks and never prints: a change that needs confirmation returns an error with the question
// (confirmation.hpp), and app/words makes the sentences.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "app/desk/change/author.hpp"
#include "app/desk/change/clock.hpp"
#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/desk_warning.hpp"
#include "core/contest/model/contest.hpp"
#include "core/expected.hpp"
#include "db/files/backup_ring.hpp"
#include "db/reading.hpp"
#include "db/records/document.hpp"
#include "db/records/journal_row.hpp"
#include "db/records/open_options.hpp"
#include "db/records/open_verdict.hpp"
#include "db/records/rescue_report.hpp"

namespace damath::desk {

struct Opening;

class Desk {
 public:
  // Makes a new contest file. The clock must outlive the desk. Errors: FileExists, NameMissing, NoSuchDay,
  // NotText, TextUnseen, TextTooLong, ByRequired, StoreFailed.
  [[nodiscard]] static DeskResult<Desk> create(const std::filesystem::path& path,
                                               const contest::ContestHead& head, const Author& author,
                                               const Clock& clock, const db::OpenOptions& options = {});
  // Makes a new contest file from an exported document (db/records/document.hpp) if no file exists yet, or
  // fills an empty shared contest. The change has no author: the journal comes from the document.
  [[nodiscard]] static Expected<db::DocumentRows, db::DocumentFault> createFrom(
      const db::Place& place, const std::filesystem::path& document, const db::OpenOptions& options = {});
  // Restores a backup. The file at `path` is first copied into the folder of its automatic backups. Then the
  // backup's content replaces the file, and the journal notes the restore. Returns the path of the copy, or
  // an empty path if there was no readable file to copy. Asks for confirmation (Restored) with the changes
  // that are lost, and says if the backup is of another contest. After an error the file is unchanged.
  // Errors: BackupBroken, ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
  [[nodiscard]] static DeskResult<std::filesystem::path> restore(const std::filesystem::path& path,
                                                                 const std::filesystem::path& backup,
                                                                 const Author& author, const Clock& clock,
                                                                 const db::OpenOptions& options = {});
  // Saves the rows of a file that another program changed, or that is damaged, to the new file `to`
  // (db::rescue). `from` stays unchanged. Errors: ByRequired, StoreFailed.
  [[nodiscard]] static DeskResult<db::RescueReport> rescue(const std::filesystem::path& from,
                                                           const std::filesystem::path& to,
                                                           const Author& author, const Clock& clock,
                                                           const db::OpenOptions& options = {});
  // Opens a contest. Never throws and never makes a new contest. A file of an older version is backed up
  // beside the file and then migrated to the present version.
  [[nodiscard]] static Opening open(const db::Place& place, const Clock& clock,
                                    const db::OpenOptions& options = {});
  Desk(Desk&&) noexcept;
  Desk& operator=(Desk&&) noexcept;
  ~Desk();

  [[nodiscard]] const std::filesystem::path& path() const;
  // Returns the whole contest with all stored changes, also the changes of other programs.
  [[nodiscard]] DeskResult<db::SharedContest> snapshot() const;
  // Returns the journal: a row for each change of the contest, oldest first.
  [[nodiscard]] DeskResult<std::vector<db::JournalRow>> journal() const;
  [[nodiscard]] DeskResult<std::vector<db::JournalRow>> journal(const db::JournalPart& part) const;
  [[nodiscard]] DeskResult<std::vector<db::JournalRow>> journal(const db::JournalPage& page) const;
  // Returns a number that changes when another program changes the file. Changes of this program do not
  // affect the number. Errors: StoreFailed.
  [[nodiscard]] DeskResult<std::int64_t> changesOfOthers() const;
  // Makes a checked backup; a shared contest is saved as one file. After an error there is no partial file.
  // Errors: FileExists, StoreFailed.
  [[nodiscard]] DeskResult<void> backup(const std::filesystem::path& to) const;
  // Returns the ring: the folder of the contest's automatic backups.
  [[nodiscard]] const db::BackupRing& ring() const;
  // Writes the whole contest as one document, piece by piece, to `sink`. The document has personal data: full
  // names, schools and grades.
  [[nodiscard]] DeskResult<db::DocumentRows> writeDocument(const db::DocumentSink& sink) const;
  // Returns and clears the warnings of changes that succeeded, for example a failed automatic backup.
  [[nodiscard]] std::vector<DeskWarning> takeWarnings();

  struct OpenFile;  // the open contest with its clock and backups, which all desks use
  [[nodiscard]] OpenFile& openFile() const { return *m_openFile; }

 private:
  explicit Desk(std::unique_ptr<OpenFile> openFile);

  std::unique_ptr<OpenFile> m_openFile;
};

struct Opening {
  db::OpenVerdict verdict;
  // the open contest; set only if the file is of the current version or was migrated to it
  std::optional<Desk> desk;
};

}  // namespace damath::desk
