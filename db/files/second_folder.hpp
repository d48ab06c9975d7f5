// SPDX-License-Identifier: GPL-3.0-or-later
// The second folder of a contest's backups, usually on a USB drive. Every automatic backup is also written
// there while the drive is there. The backups are in a subfolder NAME-ID.backups, where ID is the beginning
// of the contest's digest. The file `contest` in that subfolder holds the whole digest. So an empty mount
// point, or another drive with the same path, is not mistaken for the chosen drive. The file `second` in the
// folder of backups beside the contest file holds the choice, and the time of the last backup on the drive.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/expected.hpp"
#include "db/files/automatic_backup.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

struct SecondChoice {
  std::filesystem::path folder;  // as the user chose it, absolute
  std::string contest;           // the digest of the contest's first change
  std::optional<Instant> last;   // when the last backup was written to the folder; nullopt if none was
  std::string newest;            // the file name of the last backup in the folder
};

enum class SecondState {
  None,     // no second folder is chosen
  Absent,   // the folder does not exist: the drive is not connected
  Unknown,  // the folder exists, but lacks this contest's mark: another drive, or an empty mount point
  There
};

// The reason that a backup could not be written to the second folder.
struct SecondFault {
  enum class Kind { Full, Failed } kind = Kind::Failed;
  std::filesystem::path folder;
  std::uintmax_t needed = 0;  // bytes; only for Full
  std::uintmax_t free = 0;    // bytes; only for Full
  std::string detail = {};    // the system's message; only for Failed
};

class SecondFolder {
 public:
  // `ring` is the folder of backups beside the contest file `file`.
  SecondFolder(std::filesystem::path ring, std::filesystem::path file)
      : m_ring(std::move(ring)), m_file(std::move(file)) {}

  [[nodiscard]] std::optional<SecondChoice> choice() const;
  [[nodiscard]] SecondState state() const;
  // True if the folder is there and on the disk of the contest file. A broken disk would destroy both.
  [[nodiscard]] bool isOnOneDisk() const;
  // Chooses the folder and makes the subfolder with its mark. Precondition: `folder` is absolute. Errors:
  // NotAFolder if the folder does not exist, is inside the folder of backups, or has a line break in its
  // name, or if something other than a folder has the name of the subfolder; CannotOpen or DiskFull if it
  // cannot be written. The earlier choice then stays.
  [[nodiscard]] StoreResult<void> choose(const std::filesystem::path& folder,
                                         const std::string& contest) const;
  // Ends the use of the second folder. The backups there stay. Errors: CannotOpen.
  [[nodiscard]] StoreResult<void> forget() const;
  // True if the folder beside the contest file has a backup that the drive may lack. Does not look at the
  // drive, which may be slow.
  [[nodiscard]] bool isBehind() const;
  // Deletes the unfinished copies that a killed program, or a drive that was pulled out, left on the drive.
  // Does nothing if the drive is not there. Precondition: no other program copies backups to the drive.
  void removeLeftovers() const;
  // Copies the newest backups to the drive, at most ten, and thins the backups there by the same rules. Does
  // nothing if the drive is not there. Only whole files appear on the drive. `now` is the present time.
  // Errors: Full if the drive lacks the space for a backup; Failed if a backup, or the time of the last
  // backup, cannot be written. The backups copied before stay on the drive.
  [[nodiscard]] Expected<void, SecondFault> bring(Instant now, std::size_t most) const;
  // Returns the subfolder with the backups. Empty if no second folder is chosen.
  [[nodiscard]] std::filesystem::path backups() const;

 private:
  [[nodiscard]] std::filesystem::path subfolderOf(const SecondChoice& choice) const;
  [[nodiscard]] StoreResult<void> write(const SecondChoice& choice) const;
  [[nodiscard]] Expected<void, SecondFault> copy(const AutomaticBackup& backup,
                                                 const std::filesystem::path& folder) const;

  std::filesystem::path m_ring;
  std::filesystem::path m_file;
};

}  // namespace damath::db
