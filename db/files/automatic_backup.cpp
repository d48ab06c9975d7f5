// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/automatic_backup.hpp"

#include <algorithm>
#include <system_error>

#include "db/files/backup_thinning.hpp"
#include "db/files/side_text.hpp"
#include "db/files/signature.hpp"
#include "platform/file_path.hpp"

namespace damath::db {

namespace fs = std::filesystem;

namespace {

// A file that is named as a backup.
struct NamedFile {
  fs::path path;
  BackupName name;
};

// Returns the files that are named as backups, in the order in which the backups were made.
std::vector<NamedFile> namedIn(const fs::path& folder, const fs::path& extension) {
  std::vector<NamedFile> found;
  if (!isFolder(folder)) return found;
  for (const fs::path& path : platform::entriesOf(folder)) {
    auto name = parseBackupName(path.stem().string());
    if (path.extension() == extension && name) found.push_back({path, *std::move(name)});
  }
  std::ranges::sort(found, [](const NamedFile& a, const NamedFile& b) {
    if (isMadeBefore(a.name, b.name)) return true;
    return !isMadeBefore(b.name, a.name) && a.path < b.path;
  });
  return found;
}

AutomaticBackup backupAt(const NamedFile& file) {
  std::error_code unknown;
  const bool isFile = fs::is_regular_file(fs::symlink_status(file.path, unknown));
  const std::uintmax_t size = isFile ? fs::file_size(file.path, unknown) : 0;
  const std::uintmax_t bytes = unknown ? 0 : size;
  const BackupName& name = file.name;
  return {file.path,    name.sequence,
          name.journal, name.at,
          name.why,     parseBackupReason(name.why),
          bytes,        isFile && isWholeContestFile(file.path, bytes)};
}

}  // namespace

std::vector<AutomaticBackup> backupsIn(const fs::path& folder, const fs::path& extension) {
  std::vector<AutomaticBackup> list;
  for (const NamedFile& file : namedIn(folder, extension)) list.push_back(backupAt(file));
  return list;
}

std::optional<AutomaticBackup> newestWholeIn(const fs::path& folder, const fs::path& extension) {
  const auto files = namedIn(folder, extension);
  for (auto file = files.rbegin(); file != files.rend(); ++file) {
    auto backup = backupAt(*file);
    if (backup.isWhole) return backup;
  }
  return std::nullopt;
}

std::vector<AutomaticBackup> wholeOf(std::vector<AutomaticBackup> backups) {
  std::erase_if(backups, [](const AutomaticBackup& backup) { return !backup.isWhole; });
  return backups;
}

void thinOut(const fs::path& folder, const fs::path& extension, std::size_t most, const fs::path& spared) {
  const auto list = wholeOf(backupsIn(folder, extension));
  std::vector<ThinnedBackup> thin;
  thin.reserve(list.size());
  std::error_code ignored;
  for (const AutomaticBackup& backup : list) {
    thin.push_back({backup.at, backup.bytes, backup.reason != BackupReason(BackupOccasion::Time),
                    fs::equivalent(backup.path, spared, ignored)});
  }
  for (const std::size_t place : thinned(thin, {most, kMostBackupBytes})) {
    fs::remove(list[place].path, ignored);
  }
}

}  // namespace damath::db
