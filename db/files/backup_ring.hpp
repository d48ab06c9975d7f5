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
  std::string why;  // as its name has it: `time`, `resultCorrected`, `time-2` …
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

  // Oldest first.
  [[nodiscard]] std::vector<RingCopy> copies() const;
  // Whether the newest copy is older than the rule wants, or none is there. A file that was never changed
  // since needs none; that is the caller's to know.
  [[nodiscard]] bool isDue(Instant now) const;
  // Of the file as it stands on the disk; of a hall none, and the path is empty. The reason becomes a part of
  // the name: `time`, `resultCorrected` …
  [[nodiscard]] StoreResult<std::filesystem::path> copy(const Store& store, Instant now,
                                                        const CopyReason& reason) const;

 private:
  void makeRoom() const;

  bool m_isHall;
  std::filesystem::path m_file;
  std::filesystem::path m_folder;
};

}  // namespace damath::db
