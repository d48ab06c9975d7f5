// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/backup_ring.hpp"

#include <algorithm>
#include <sstream>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

#include "core/precondition.hpp"
#include "db/files/side_text.hpp"
#include "platform/durable_file.hpp"
#include "platform/file_lock.hpp"
#include "platform/file_path.hpp"

namespace damath::db {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kFolderEnding = ".backups";

// The words in the file `rule` of a backup folder. The file contains for example "everyMinutes 10" and
// "copies 300".
constexpr std::string_view kEveryMinutes = "everyMinutes";
constexpr std::string_view kMostCopies = "copies";

std::optional<RingRule> ruleIn(const fs::path& path) {
  const auto text = sideText(path);
  if (!text) return std::nullopt;
  std::istringstream file(*text);
  RingRule rule;
  std::string name;
  int number = 0;
  bool isComplete = false;
  if (file >> name >> number && name == kEveryMinutes) {
    rule.every = std::chrono::minutes(number);
    isComplete = static_cast<bool>(file >> name >> rule.most) && name == kMostCopies;
  }
  return isComplete && isPossible(rule) ? std::optional(rule) : std::nullopt;
}

// Holds the lock of a folder of backups, so that only one program at a time writes into the folder.
class Turn {
 public:
  // Waits at most five seconds for other programs. A folder whose file system has no locks, or whose lock
  // somebody holds for longer, is used without a lock.
  explicit Turn(const fs::path& folder) {
    const fs::path path = folder / "lock";
    constexpr int kMostLooks = 100;
    for (int looks = 0; looks < kMostLooks; ++looks) {
      auto lock = platform::FileLock::tryLock(path);
      if (lock) m_lock.emplace(*std::move(lock));
      if (lock || lock.error() != std::errc::resource_unavailable_try_again) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  }
  [[nodiscard]] bool isOurs() const { return m_lock.has_value(); }

 private:
  std::optional<platform::FileLock> m_lock;
};

constexpr std::string_view kPart = ".part";  // the ending of a backup that is not whole yet

// Removes the unfinished backups of killed programs: "42.part", "42.part.making", "42.part.making-journal".
// Precondition: no other program makes a backup here.
void removeParts(const fs::path& folder) {
  for (const fs::path& path : platform::entriesOf(folder)) {
    const std::string name = path.filename().string();
    const std::size_t digits = std::min(name.find_first_not_of("0123456789"), name.size());
    std::error_code ignored;
    if (digits > 0 && std::string_view(name).substr(digits).starts_with(kPart)) fs::remove(path, ignored);
  }
}

}  // namespace

bool isPossible(const RingRule& rule) {
  constexpr std::chrono::minutes kLongest{240};
  constexpr int kFewest = 3;
  constexpr int kMany = 1000;
  return rule.every >= std::chrono::minutes(1) && rule.every <= kLongest && rule.most >= kFewest &&
         rule.most <= kMany;
}

BackupRing::BackupRing(Place place)
    : m_isHall(place.hall() != nullptr),
      m_file(m_isHall ? fs::path() : *place.file()),
      m_folder(m_isHall ? fs::path()
                        : m_file.parent_path() / (m_file.stem().string() + std::string(kFolderEnding))) {}

RingRule BackupRing::rule() const {
  if (m_isHall || !isFolder(m_folder)) return {};
  return ruleIn(m_folder / "rule").value_or(RingRule{});
}

StoreResult<void> BackupRing::setRule(const RingRule& rule) const {
  DAMATH_EXPECTS(isPossible(rule));
  if (m_isHall) return Unexpected<StoreError>(StoreError{StoreFault::CannotOpen, "a hall"});
  DAMATH_CHECK(makeFolder(m_folder));
  std::ostringstream text;
  text << kEveryMinutes << ' ' << rule.every.count() << '\n' << kMostCopies << ' ' << rule.most << '\n';
  return writeSideText(m_folder / "rule", text.str(), platform::Rights::Usual);
}

std::vector<AutomaticBackup> BackupRing::copies() const {
  return m_isHall ? std::vector<AutomaticBackup>() : backupsIn(m_folder, m_file.extension());
}

std::vector<StrayBackups> BackupRing::strays() const {
  std::vector<StrayBackups> found;
  if (m_isHall) return found;
  const fs::path beside = m_file.has_parent_path() ? m_file.parent_path() : fs::path(".");
  for (const fs::path& folder : platform::entriesOf(beside)) {
    if (folder.extension() != kFolderEnding || folder.filename() == m_folder.filename()) continue;
    std::error_code unknown;
    const fs::path file = beside / (folder.stem().string() + m_file.extension().string());
    // A second folder of backups has a mark. It may belong to a contest on another computer.
    if (fs::exists(file, unknown) || fs::exists(folder / "contest", unknown)) continue;
    auto copies = backupsIn(folder, m_file.extension());
    if (!copies.empty()) found.push_back({folder, std::move(copies)});
  }
  std::ranges::sort(found, {}, &StrayBackups::folder);
  return found;
}

std::optional<AutomaticBackup> BackupRing::newest() const {
  return m_isHall ? std::nullopt : newestWholeIn(m_folder, m_file.extension());
}

bool BackupRing::isDue(Instant now) const {
  if (m_isHall) return false;
  const auto last = newest();
  return !last || now - last->at >= rule().every || now < last->at;
}

StoreResult<fs::path> BackupRing::copy(const Store& store, Instant now, const BackupReason& reason,
                                       const fs::path& spared) const {
  if (m_isHall) return fs::path();
  DAMATH_CHECK(makeFolder(m_folder));
  const Turn turn(m_folder);
  if (turn.isOurs()) removeParts(m_folder);
  const auto list = copies();
  BackupName name{list.empty() ? 1 : std::min(list.back().sequence + 1, kLastSequence), 0, now,
                  toText(reason)};
  const fs::path part = m_folder / (std::to_string(name.sequence) + std::string(kPart));
  const auto journal = store.backup(part);
  if (!journal) return Unexpected<StoreError>(journal.error());
  name.journal = *journal;
  const fs::path path = m_folder / (toText(name) + m_file.extension().string());
  if (const auto error = platform::moveToNewName(part, path)) {
    std::error_code ignored;
    fs::remove(part, ignored);
    return Unexpected<StoreError>(writingError(path, error));
  }
  thinOut(m_folder, m_file.extension(), static_cast<std::size_t>(rule().most), spared);
  return path;
}

std::optional<SecondFolder> BackupRing::second() const {
  return m_isHall ? std::nullopt : std::optional(SecondFolder(m_folder, m_file));
}

Expected<void, SecondFault> BackupRing::bringToSecond(Instant now) const {
  const auto folder = second();
  if (!folder || !folder->choice()) return {};
  const Turn turn(m_folder);
  if (turn.isOurs()) folder->removeLeftovers();
  return folder->bring(now, static_cast<std::size_t>(rule().most));
}

}  // namespace damath::db
