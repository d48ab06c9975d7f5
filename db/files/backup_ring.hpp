// SPDX-License-Identifier: GPL-3.0-or-later
// Automatic backups of the contest file: at regular times, before imports, merges and restores, and before
// most changes that need name and reason (ConfirmationLevel::Confirm). The backups are in the folder
// NAME.backups beside the file. docs/storage.md has the rules that tell which backups stay
// (backup_thinning.hpp). The file `rule` in that folder holds the interval and the largest number of backups,
// so that all programs keep the same rule.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <vector>

#include "db/files/automatic_backup.hpp"
#include "db/files/second_folder.hpp"
#include "db/store.hpp"

namespace damath::db {

struct RingRule {
  std::chrono::minutes every{10};  // the time between two backups, 1 to 240 minutes
  int most = 300;                  // the largest number of backups, 3 to 1000
  friend bool operator==(const RingRule&, const RingRule&) = default;
};

[[nodiscard]] bool isPossible(const RingRule& rule);

// A folder NAME.backups whose contest file is not beside it. A contest that was renamed or moved left it.
struct StrayBackups {
  std::filesystem::path folder;
  std::vector<AutomaticBackup> copies;  // in the order in which they were made
};

class BackupRing {
 public:
  // For a shared contest, a BackupRing makes no backups: the computer that runs the server makes them.
  explicit BackupRing(Place place);

  // Returns the rule for the backups. If no rule was set, or the file `rule` cannot be read, returns the
  // default rule.
  [[nodiscard]] RingRule rule() const;
  // Stores the rule for the backups. Precondition: isPossible(rule). Errors: CannotOpen for a shared contest,
  // if the folder cannot be written, or if something other than a file has the name of the file `rule`;
  // DiskFull; NotAFolder if something other than a folder has the name of the folder of backups. The earlier
  // rule then stays.
  [[nodiscard]] StoreResult<void> setRule(const RingRule& rule) const;

  // Returns the files of automatic backups in the order in which they were made. Some may not be whole.
  [[nodiscard]] std::vector<AutomaticBackup> copies() const;
  // Returns the folders of backups beside the contest file that belong to no contest file, ordered by name.
  // They may be of this contest under an earlier name. Empty for a shared contest.
  [[nodiscard]] std::vector<StrayBackups> strays() const;
  // Returns the newest whole backup; nullopt if there is none.
  [[nodiscard]] std::optional<AutomaticBackup> newest() const;
  // True if a backup is due: no whole backup exists, the newest backup is older than the rule's interval, or
  // the clock was set back after the newest backup. Always false for a shared contest. The caller must check
  // first that the file has changed since the newest backup.
  [[nodiscard]] bool isDue(Instant now) const;
  // Makes a backup of the stored file under a temporary name, and gives it its name when it is whole. If it
  // has the lock of the folder, first removes unfinished backups of killed programs. At the end deletes the
  // backups that the rules do not keep, but never the new backup or the backup `spared`. Returns the path of
  // the new backup. The path is empty for a shared contest, because no backup is made here. Only one program
  // of the computer writes into the folder at a time. A program that has waited for five seconds writes
  // without the lock. Errors: those of Store::backup and of makeFolder (side_text.hpp); CannotOpen or
  // DiskFull if the backup cannot get its name. The temporary file is then removed.
  [[nodiscard]] StoreResult<std::filesystem::path> copy(const Store& store, Instant now,
                                                        const BackupReason& reason,
                                                        const std::filesystem::path& spared = {}) const;

  // Returns the second folder of these backups. nullopt for a shared contest.
  [[nodiscard]] std::optional<SecondFolder> second() const;
  // Copies the newest backups to the second folder, if it is chosen and there (SecondFolder::bring).
  [[nodiscard]] Expected<void, SecondFault> bringToSecond(Instant now) const;

 private:
  bool m_isHall;
  std::filesystem::path m_file;
  std::filesystem::path m_folder;
};

}  // namespace damath::db
