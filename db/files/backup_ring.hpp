// SPDX-License-Identifier: GPL-3.0-or-later
// Automatic backups of the contest file: at regular times, and before every change that needs a confirmation.
// They are in the folder NAME.backups beside the file; the oldest are deleted. The file `rule` in that folder
// holds interval and number, so that all programs use the same rule.
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
  std::chrono::minutes every{10};  // 1 to 240
  int most = 30;                   // number of backups kept, 3 to 1000
  friend bool operator==(const RingRule&, const RingRule&) = default;
};

[[nodiscard]] bool isPossible(const RingRule& rule);

enum class BackupOccasion { Time, Import, Merge, Restore };
// The reason for a backup: an occasion, or a confirmed change. monostate if the file's name does not tell the
// reason.
using BackupReason = std::variant<std::monostate, BackupOccasion, ConfirmationReason>;

// An automatic backup.
struct RingBackup {
  std::filesystem::path path;
  Instant at{};
  // Counts from 1. A new series begins if the clock is not later than the newest backup, for example because
  // it was set back. So ordering by series, then by time, gives the true order.
  int series = 1;
  std::string why;  // the reason in the file name: `time`, `resultCorrected` …
  BackupReason reason;
  std::uintmax_t bytes = 0;
};

class BackupRing {
 public:
  // For a shared contest, this object makes no backups: the computer with the server makes them.
  explicit BackupRing(Place place);

  // Returns the rule in force; the default rule if none is set or the file cannot be read.
  [[nodiscard]] RingRule rule() const;
  // Precondition: isPossible(rule). Errors: CannotOpen if the folder cannot be written; the rule then stays.
  [[nodiscard]] StoreResult<void> setRule(const RingRule& rule) const;

  // Returns the backups, oldest first.
  [[nodiscard]] std::vector<RingBackup> copies() const;
  // True if there is no backup, the newest backup is too old, or the clock was set back since. The caller
  // must check first that the file has changed since the newest backup.
  [[nodiscard]] bool isDue(Instant now) const;
  // Makes a backup of the stored file, then deletes the oldest backups that are too many, but never the new
  // one or `spared`. Returns the path of the backup; empty for a shared contest, which gets none. The reason
  // becomes a part of the name: `time`, `resultCorrected` …
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
