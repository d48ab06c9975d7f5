// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of the contest file that are made without being asked for: from time to time, and before every
// change that asks for confirmation. They lie in a folder beside the file, NAME.backups, the oldest make
// room. How often and how many stands in that folder too, in the file `rule`, so that it holds for every
// program.
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
  int most = 30;                   // copies kept, 3 to 1000
  friend bool operator==(const RingRule&, const RingRule&) = default;
};

[[nodiscard]] bool isPossible(const RingRule& rule);

enum class CopyOccasion { Time, Import, Merge, Restore };
// What a copy is made for: an occasion, or a change that asked for confirmation; nothing where its name does
// not tell.
using CopyReason = std::variant<std::monostate, CopyOccasion, ConfirmationReason>;

// One copy of the ring.
struct RingCopy {
  std::filesystem::path path;
  Instant at{};
  // From 1 on. A new series begins if the clock is not after the newest copy, for instance because it was set
  // back. So series, then moment, is the order in which the copies were made, whatever the clock said.
  int series = 1;
  std::string why;  // the word in its name: `time`, `resultCorrected` …
  CopyReason reason;
  std::uintmax_t bytes = 0;
};

class BackupRing {
 public:
  // A hall has no copies here: its server's computer makes them.
  explicit BackupRing(Place place);

  // The one in force: as set, or where none was set or it cannot be read, the usual.
  [[nodiscard]] RingRule rule() const;
  // Promise: it is possible. CannotOpen where the folder cannot be written; then the rule is as it was.
  [[nodiscard]] StoreResult<void> setRule(const RingRule& rule) const;

  // Backups, in the order in which they were made.
  [[nodiscard]] std::vector<RingCopy> copies() const;
  // True if no copy is there, the newest is older than the rule wants, or the clock was set back since the
  // newest. A file that was not changed since then needs no copy; the caller knows that.
  [[nodiscard]] bool isDue(Instant now) const;
  // Copies the file as it stands on the disk, then removes the oldest copies that are too many, never the new
  // one. Returns the path of the copy; of a hall none is made, and the path is empty. The reason becomes a
  // part of the name: `time`, `resultCorrected` … A copy that stands at `spared` is not removed.
  [[nodiscard]] StoreResult<std::filesystem::path> copy(const Store& store, Instant now,
                                                        const CopyReason& reason,
                                                        const std::filesystem::path& spared = {}) const;

 private:
  void makeRoom(const std::filesystem::path& spared) const;

  bool m_isHall;
  std::filesystem::path m_file;
  std::filesystem::path m_folder;
};

}  // namespace damath::db
