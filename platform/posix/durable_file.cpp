// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/durable_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <random>

#include "platform/file_path.hpp"
#include "platform/posix/system_call.hpp"

namespace damath::platform {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kPiece = 1 << 16;
constexpr unsigned kPrivate = 0600;

fs::path folderWith(const fs::path& path) {
  return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

// Returns the target of a symbolic link, which is replaced so that the link stays. The target may not exist
// yet.
fs::path targetOf(fs::path path) {
  constexpr int kMostLinks = 40;  // the limit of Linux for links that point to links
  std::error_code error;
  for (int links = 0; links < kMostLinks && fs::is_symlink(path, error); ++links) {
    const fs::path target = fs::read_symlink(path, error);
    if (error) break;
    path = path.parent_path() / target;
  }
  return path;
}

// Checks that the file may be replaced, and returns the error if not. Sets `kept` to the old file's rights,
// which the new file gets.
std::error_code checkTarget(const fs::path& path, Rights rights, mode_t& kept) {
  struct stat old {};
  if (::stat(path.c_str(), &old) != 0) return {};
  if (S_ISDIR(old.st_mode)) return std::make_error_code(std::errc::is_a_directory);
  if (!S_ISREG(old.st_mode)) return std::make_error_code(std::errc::not_supported);
  if (rights != Rights::Kept) return {};
  kept = old.st_mode & kRights;
  return ::access(path.c_str(), W_OK) == 0 ? std::error_code() : lastError();
}

// Calls make(name) with a new name beside the path, and with further names as long as the name is in use.
// Returns the result of the last call.
template <class Make>
int underNewName(const fs::path& path, fs::path& name, const Make& make) {
  std::random_device lot;
  for (;;) {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::string ending = ".";
    for (int i = 0; i < 6; ++i) ending += kLetters[lot() % kLetters.size()];
    const fs::path beside = path.string() + ending;
    const int answer = make(beside.c_str());
    if (answer >= 0) name = beside;
    if (answer >= 0 || errno != EEXIST) return answer;
  }
}

}  // namespace

Expected<DurableFile, std::error_code> DurableFile::opened(const fs::path& path, unsigned mode) {
  DurableFile made(path, Handle());
  // True if a file without a name can get a name later, through its link in /proc/self/fd.
  const bool canBeNamed = ::access("/proc/self/fd", X_OK) == 0;
  constexpr int kHow = O_RDWR | O_CLOEXEC;
  if (canBeNamed) made.m_file = Handle(::open(folderWith(path).c_str(), O_TMPFILE | kHow, mode));
  const bool isUnknown = errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL;
  if (!made.m_file.isOpen() && (isUnknown || !canBeNamed)) {
    made.m_file = Handle(underNewName(
        path, made.m_name, [&](const char* name) { return ::open(name, O_CREAT | O_EXCL | kHow, mode); }));
  }
  if (!made.m_file.isOpen()) return Unexpected(lastError());
  return made;
}

Expected<DurableFile, std::error_code> DurableFile::beside(const fs::path& path, Rights rights) {
  mode_t kept = 0;
  if (const auto refused = checkTarget(path, rights, kept)) return Unexpected(refused);
  auto made = opened(targetOf(path), rights == Rights::Private ? kPrivate : 0666U);
  struct stat now {};
  if (!made || kept == 0 || ::fstat(numberOf(made->m_file), &now) != 0) return made;
  // Sets the rights only if they differ. A disk whose files all have the same rights, such as a network
  // drive, may refuse to set them.
  if ((now.st_mode & kRights) != kept && ::fchmod(numberOf(made->m_file), kept) != 0) {
    return Unexpected(lastError());
  }
  return made;
}

Expected<DurableFile, std::error_code> DurableFile::temporary() {
  return opened(temporaryFolder() / "damath", kPrivate);
}

DurableFile::DurableFile(DurableFile&& other) noexcept
    : m_path(std::move(other.m_path)),
      m_name(std::exchange(other.m_name, {})),
      m_file(std::move(other.m_file)),
      m_pending(std::move(other.m_pending)) {}

DurableFile::~DurableFile() {
  if (!m_name.empty()) ::unlink(m_name.c_str());
}

std::error_code DurableFile::write(std::string_view bytes) {
  m_pending += bytes;
  return m_pending.size() < kPiece ? std::error_code() : flush();
}

std::error_code DurableFile::flush() {
  return writeAll(numberOf(m_file), std::exchange(m_pending, {}));
}

std::error_code DurableFile::sync() {
  if (const auto fault = flush()) return fault;
  // Ignores the error of a file system that cannot flush files: the bytes are written all the same.
  return ::fsync(numberOf(m_file)) != 0 && errno != EINVAL && errno != EROFS ? lastError()
                                                                             : std::error_code();
}

std::error_code DurableFile::commit() {
  if (const auto fault = sync()) return fault;
  if (m_name.empty()) {
    const std::string nameless = "/proc/self/fd/" + std::to_string(numberOf(m_file));
    const auto link = [&](const char* name) {
      return ::linkat(AT_FDCWD, nameless.c_str(), AT_FDCWD, name, AT_SYMLINK_FOLLOW);
    };
    // A free name needs no other name before it, which a killed program would leave behind.
    if (link(m_path.c_str()) == 0) {
      if (const auto fault = m_file.close()) return fault;
      return syncFolderOf(m_path);
    }
    if (underNewName(m_path, m_name, link) != 0) return lastError();
  }
  if (const auto fault = m_file.close()) return fault;
  if (std::rename(m_name.c_str(), m_path.c_str()) != 0) return lastError();
  m_name.clear();
  return syncFolderOf(m_path);
}

std::error_code DurableFile::copyToOutput() {
  if (const auto fault = flush()) return fault;
  std::string piece(kPiece, '\0');
  for (off_t done = 0;;) {
    const auto read =
        uninterrupted([&] { return ::pread(numberOf(m_file), piece.data(), piece.size(), done); });
    if (read < 0) return lastError();
    if (read == 0) return {};
    const std::string_view bytes(piece.data(), static_cast<std::size_t>(read));
    if (const auto fault = writeAll(STDOUT_FILENO, bytes)) return fault;
    done += read;
  }
}

std::error_code writeDurably(const fs::path& path, std::string_view bytes, Rights rights) {
  auto file = DurableFile::beside(path, rights);
  if (!file) return file.error();
  if (const auto fault = file->write(bytes)) return fault;
  return file->commit();
}

std::error_code writeSideFile(const fs::path& path, std::string_view bytes, Rights rights) {
  struct stat old {};
  const bool isFolder = ::lstat(path.c_str(), &old) == 0 && S_ISDIR(old.st_mode);
  if (isFolder) return std::make_error_code(std::errc::is_a_directory);
  auto file = DurableFile::opened(path, rights == Rights::Private ? kPrivate : 0666U);
  if (!file) return file.error();
  if (const auto fault = file->write(bytes)) return fault;
  return file->commit();
}

std::error_code moveToNewName(const fs::path& from, const fs::path& to) {
  int moved = ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE);
  if (moved != 0 && (errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP)) {
    struct stat there {};
    // linkat() creates the name only if it is free.
    moved = ::linkat(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), 0);
    if (moved == 0) {
      ::unlink(from.c_str());
    } else if (errno != EEXIST && ::lstat(to.c_str(), &there) == 0) {
      errno = EEXIST;
    } else if (errno != EEXIST) {
      moved = std::rename(from.c_str(), to.c_str());
    }
  }
  return moved == 0 ? syncFolderOf(to) : lastError();
}

std::error_code syncFolderOf(const fs::path& path) {
  const Handle folder(::open(folderWith(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  return folder.isOpen() && ::fsync(numberOf(folder)) != 0 && errno == EIO ? lastError() : std::error_code();
}

}  // namespace damath::platform
