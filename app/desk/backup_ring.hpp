// Copies of the contest file that are made without being asked for: from time to time, and before every
// change that asks for care. They lie in a folder beside the file, NAME.backups, the oldest make room.
#pragma once

#include <chrono>
#include <filesystem>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "db/edit.hpp"
#include "db/store.hpp"

namespace damath::desk {

struct RingRule {
  std::chrono::minutes every{10};
  std::size_t most = 30;  // copies kept
};

class BackupRing {
 public:
  BackupRing(std::filesystem::path file, RingRule rule);

  // The copies, oldest first.
  [[nodiscard]] std::vector<std::filesystem::path> copies() const;
  // Whether the newest copy is older than the rule wants, or none is there. A file that was never changed
  // since needs none; that is the caller's to know.
  [[nodiscard]] bool isDue(db::Instant now) const;
  // Of the file as it stands on the disk. `why` becomes a part of the name: `time`, `resultCorrected` …
  [[nodiscard]] Expected<std::filesystem::path, db::StoreError> copy(const db::Store& store, db::Instant now,
                                                                     std::string_view why) const;

 private:
  void makeRoom() const;

  std::filesystem::path m_file;
  std::filesystem::path m_folder;
  RingRule m_rule;
};

}  // namespace damath::desk
