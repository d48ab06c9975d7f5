// SPDX-License-Identifier: GPL-3.0-or-later
// An automatic backup in a folder of backups.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "db/files/backup_name.hpp"

namespace damath::db {

struct AutomaticBackup {
  std::filesystem::path path;
  std::int64_t sequence = 0;  // the sequence number of the backup; 0 if an earlier program named the file
  std::int64_t journal = 0;   // the number of the newest journal row; 0 if the name does not tell it
  Instant at{};               // the time in the file's name, by the computer's clock, which may be wrong
  std::string why;            // the reason in the file's name: `time`, `resultCorrected` …
  BackupReason reason;
  std::uintmax_t bytes = 0;
  // False if the file is empty, cut off, no contest file, or cannot be read. Such a file is listed, but is
  // not a backup.
  bool isWhole = false;
};

// Returns the files of the folder that are named as backups and end with `extension`, in the order in which
// the backups were made. Empty if the path is no folder, or is a link.
[[nodiscard]] std::vector<AutomaticBackup> backupsIn(const std::filesystem::path& folder,
                                                     const std::filesystem::path& extension);
// Returns the newest backup of backupsIn() that is whole; nullopt if there is none. Reads few files.
[[nodiscard]] std::optional<AutomaticBackup> newestWholeIn(const std::filesystem::path& folder,
                                                           const std::filesystem::path& extension);
// Returns only the backups that are whole.
[[nodiscard]] std::vector<AutomaticBackup> wholeOf(std::vector<AutomaticBackup> backups);

// The largest sum of the sizes of the backups in a folder: 2 GiB.
inline constexpr std::uintmax_t kMostBackupBytes = std::uintmax_t{2} << 30U;

// Deletes the backups that the rules of backup_thinning.hpp do not keep: at most `most` backups with
// kMostBackupBytes bytes stay, but always the newest whole backup and `spared`. Files that are not whole stay
// too.
void thinOut(const std::filesystem::path& folder, const std::filesystem::path& extension, std::size_t most,
             const std::filesystem::path& spared);

}  // namespace damath::db
