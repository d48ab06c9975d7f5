// SPDX-License-Identifier: GPL-3.0-or-later
// Automatic backups of the contest file: at regular times, and before every change that needs a confirmation.
// The backups are in the folder NAME.backups beside the file. The oldest backups are deleted. The file `rule`
// in that folder holds the interval and the number of backups, so that all programs keep the same rule.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "db/records/confirmation.hpp"
#include "db/store.hpp"

namespace damath::db {

struct RingRule {
  std::chrono::minutes every{10};  // the time between two backups, 1 to 240 minutes
  int most = 30;                   // the number of backups kept, 3 to 1000
  friend bool operator==(const RingRule&, const RingRule&) = default;
};

[[nodiscard]] bool isPossible(const RingRule& rule);

enum class BackupOccasion { Time, Import, Merge, Restore };
// The reason for a backup: an occasion, or a change that was confirmed. monostate if the file's name does not
// tell the reason.
using BackupReason = std::variant<std::monostate, BackupOccasion, ConfirmationReason>;

// An automatic backup.
struct RingBackup {
  std::filesystem::path path;
  Instant at{};
  // The number of the backup's series, from 1. A new series begins if the computer's clock is not later than
  // the newest backup, for example because the clock was set back. So the order by series, then by time, is
  // the order in which the backups were made.
  int series = 1;
  std::string why;  // the reason in the file's name: `time`, `resultCorrected` …
  BackupReason reason;
  std::uintmax_t bytes = 0;
};

class BackupRing {
 public:
  // For a shared contest, a BackupRing makes no backups: the computer that runs the server makes them.
  explicit BackupRing(Place place);

  // Returns the rule for the backups. If no rule was set, or the file `rule` cannot be read, returns the
  // default rule.
  [[nodiscard]] RingRule rule() const;
  // Stores the rule for the backups. Precondition: isPossible(rule). Errors: CannotOpen for a shared contest,
  // or if the folder cannot be written; the earlier rule then stays.
  [[nodiscard]] StoreResult<void> setRule(const RingRule& rule) const;

  // Returns the automatic backups, oldest first.
  [[nodiscard]] std::vector<RingBackup> copies() const;
  // True if a backup is due: no backup exists, the newest backup is older than the rule's interval, or the
  // clock was set back after the newest backup. Always false for a shared contest. The caller must check
  // first that the file has changed since the newest backup.
  [[nodiscard]] bool isDue(Instant now) const;
  // Makes a backup of the stored file. Then deletes the oldest backups above the rule's number, but never the
  // new backup or the backup `spared`. Returns the path of the new backup. The path is empty for a shared
  // contest, because no backup is made here. The file's name contains the reason, for example `time` or
  // `resultCorrected`.
  [[nodiscard]] StoreResult<std::filesystem::path> copy(const Store& store, Instant now,
                                                        const BackupReason& reason,
                                                        const std::filesystem::path& spared = {}) const;

 private:
  void makeRoom(const std::filesystem::path& spared) const;

  bool m_isHall;
  std::filesystem::path m_file;
  std::filesystem::path m_folder;
};

}  // namespace damath::db
