// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/second_folder.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <system_error>

#include "core/precondition.hpp"
#include "db/files/side_text.hpp"
#include "platform/durable_file.hpp"
#include "platform/file_identity.hpp"
#include "platform/file_path.hpp"

namespace damath::db {

namespace fs = std::filesystem;

namespace {

// The words at the beginning of the lines of the file `second`.
constexpr std::string_view kFolder = "folder ";
constexpr std::string_view kContest = "contest ";
constexpr std::string_view kLast = "last ";
constexpr std::string_view kNewest = "newest ";

constexpr std::size_t kDigestDigits = 64;

bool isDigest(std::string_view text) {
  return text.size() == kDigestDigits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::optional<SecondChoice> choiceIn(const std::string& text) {
  SecondChoice choice;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const auto rest = [&line](std::string_view word) { return line.substr(word.size()); };
    if (line.starts_with(kFolder)) choice.folder = rest(kFolder);
    if (line.starts_with(kContest)) choice.contest = rest(kContest);
    if (line.starts_with(kLast)) choice.last = parseInstant(rest(kLast));
    if (line.starts_with(kNewest)) choice.newest = rest(kNewest);
  }
  return choice.folder.is_absolute() && isDigest(choice.contest) ? std::optional(choice) : std::nullopt;
}

std::string markOf(const std::string& contest) {
  return "damath backups\n" + std::string(kContest) + contest + "\n";
}

bool isInside(const fs::path& path, const fs::path& folder) {
  const fs::path inner = platform::resolvedPath(path);
  const fs::path outer = platform::resolvedPath(folder);
  const auto [rest, unused] = std::ranges::mismatch(outer, inner);
  return rest == outer.end();
}

}  // namespace

std::optional<SecondChoice> SecondFolder::choice() const {
  const auto text = isFolder(m_ring) ? sideText(m_ring / "second") : std::nullopt;
  return text ? choiceIn(*text) : std::nullopt;
}

fs::path SecondFolder::subfolderOf(const SecondChoice& choice) const {
  constexpr std::size_t kShownDigits = 8;
  return choice.folder / (m_file.stem().string() + "-" + choice.contest.substr(0, kShownDigits) + ".backups");
}

fs::path SecondFolder::backups() const {
  const auto chosen = choice();
  return chosen ? subfolderOf(*chosen) : fs::path();
}

SecondState SecondFolder::state() const {
  const auto chosen = choice();
  if (!chosen) return SecondState::None;
  std::error_code unknown;
  if (!fs::is_directory(chosen->folder, unknown)) return SecondState::Absent;
  const fs::path folder = subfolderOf(*chosen);
  const bool isMarked = isFolder(folder) && sideText(folder / "contest") == markOf(chosen->contest);
  return isMarked ? SecondState::There : SecondState::Unknown;
}

bool SecondFolder::isOnOneDisk() const {
  return state() == SecondState::There && platform::isOnOneDisk(m_file, backups());
}

StoreResult<void> SecondFolder::write(const SecondChoice& choice) const {
  std::string text =
      std::string(kFolder) + choice.folder.string() + "\n" + std::string(kContest) + choice.contest + "\n";
  if (choice.last) text += std::string(kLast) + toText(*choice.last) + "\n";
  if (!choice.newest.empty()) text += std::string(kNewest) + choice.newest + "\n";
  return writeSideText(m_ring / "second", text, platform::Rights::Usual);
}

StoreResult<void> SecondFolder::choose(const fs::path& folder, const std::string& contest) const {
  DAMATH_EXPECTS(folder.is_absolute() && isDigest(contest));
  std::error_code unknown;
  if (!fs::is_directory(folder, unknown) || folder.string().find('\n') != std::string::npos ||
      isInside(folder, m_ring)) {
    return Unexpected<StoreError>(StoreError{StoreFault::NotAFolder, folder.string()});
  }
  DAMATH_CHECK(makeFolder(m_ring));
  SecondChoice choice{folder, contest, {}, {}};
  const auto before = this->choice();
  const fs::path subfolder = subfolderOf(choice);
  // If the user chooses the present drive again, the time of its last backup stays.
  if (before && before->contest == contest && subfolderOf(*before) == subfolder) choice = *before;
  DAMATH_CHECK(makeFolder(subfolder));
  // Only the owner may look into the folder. A drive without rights, such as FAT, ignores this.
  fs::permissions(subfolder, fs::perms::owner_all, unknown);
  DAMATH_CHECK(writeSideText(subfolder / "contest", markOf(contest), platform::Rights::Private));
  return write(choice);
}

StoreResult<void> SecondFolder::forget() const {
  std::error_code error;
  fs::remove(m_ring / "second", error);
  if (!error) return {};
  return Unexpected<StoreError>(StoreError{StoreFault::CannotOpen, (m_ring / "second").string()});
}

bool SecondFolder::isBehind() const {
  const auto chosen = choice();
  if (!chosen) return false;
  const auto newest = newestWholeIn(m_ring, m_file.extension());
  return newest && newest->path.filename().string() != chosen->newest;
}

void SecondFolder::removeLeftovers() const {
  constexpr std::size_t kEnding = 7;  // ".k3x9q0", which DurableFile appends to the name of the backup
  if (state() != SecondState::There) return;
  for (const fs::path& path : platform::entriesOf(backups())) {
    if (path.extension().string().size() != kEnding || path.stem().extension() != m_file.extension())
      continue;
    std::error_code ignored;
    if (parseBackupName(path.stem().stem().string())) fs::remove(path, ignored);
  }
}

Expected<void, SecondFault> SecondFolder::copy(const AutomaticBackup& backup, const fs::path& folder) const {
  const auto failed = [&](const std::error_code& error) {
    const bool isFull = error == std::errc::no_space_on_device;
    std::error_code unknown;
    const auto space = isFull ? fs::space(folder, unknown) : fs::space_info{};
    return Unexpected(SecondFault{isFull ? SecondFault::Kind::Full : SecondFault::Kind::Failed, folder,
                                  backup.bytes, unknown ? 0 : space.available, error.message()});
  };
  const fs::path to = folder / backup.path.filename();
  std::error_code error;
  const fs::file_status standing = fs::symlink_status(to, error);
  if (fs::exists(standing) && !fs::is_regular_file(standing)) {
    return failed(std::make_error_code(std::errc::not_supported));
  }
  // The folder, and the temporary name of the file, need a little space too.
  constexpr std::uintmax_t kReserve = 64 * 1024;
  const fs::space_info space = fs::space(folder, error);
  if (!error && space.available < backup.bytes + kReserve) {
    return failed(std::make_error_code(std::errc::no_space_on_device));
  }
  auto file = platform::DurableFile::beside(to, platform::Rights::Private);
  if (!file) return failed(file.error());
  std::ifstream from(backup.path, std::ios::binary);
  constexpr std::size_t kPiece = 1 << 20;
  std::string piece(kPiece, '\0');
  std::uintmax_t copied = 0;
  while (from.read(piece.data(), kPiece) || from.gcount() > 0) {
    const auto size = static_cast<std::size_t>(from.gcount());
    copied += size;
    if (const auto fault = file->write(std::string_view(piece).substr(0, size))) return failed(fault);
  }
  if (copied != backup.bytes) return failed(std::make_error_code(std::errc::io_error));
  if (const auto fault = file->commit()) return failed(fault);
  return {};
}

Expected<void, SecondFault> SecondFolder::bring(Instant now, std::size_t most) const {
  constexpr std::size_t kMostAtOnce = 10;
  if (state() != SecondState::There) return {};
  auto chosen = choice();
  if (!chosen) return {};
  const fs::path folder = subfolderOf(*chosen);
  const auto list = wholeOf(backupsIn(m_ring, m_file.extension()));
  if (list.empty()) return {};
  const auto isThere = [&folder](const AutomaticBackup& backup) {
    std::error_code unknown;
    const fs::path path = folder / backup.path.filename();
    return fs::is_regular_file(fs::symlink_status(path, unknown)) &&
           fs::file_size(path, unknown) == backup.bytes;
  };
  // Copies only the backups that are newer than the newest backup on the drive. Older backups may have been
  // deleted there on purpose, to save space.
  std::size_t first = list.size();
  while (first > 0 && list.size() - first < kMostAtOnce && !isThere(list[first - 1])) --first;
  // Begins with the newest backup, in case the drive becomes full or is pulled out.
  Expected<void, SecondFault> outcome;
  for (std::size_t i = list.size(); outcome && i > first; --i) {
    outcome = copy(list[i - 1], folder);
    if (outcome && i == list.size()) chosen->last = now;
  }
  const bool hasNewest = isThere(list.back());
  if (hasNewest) chosen->newest = list.back().path.filename().string();
  if (hasNewest && !chosen->last) chosen->last = now;
  thinOut(folder, m_file.extension(), most, {});
  if (const auto noted = write(*chosen); outcome && !noted) {
    return Unexpected(SecondFault{SecondFault::Kind::Failed, m_ring, 0, 0, noted.error().detail});
  }
  return outcome;
}

}  // namespace damath::db
