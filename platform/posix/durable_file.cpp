// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/durable_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>

#include "platform/posix/file_beside.hpp"
#include "platform/posix/system_call.hpp"

namespace damath::platform {

namespace fs = std::filesystem;

namespace {

// Returns the file to replace: the target if the path is a symbolic link, so that the link stays; otherwise
// the path. The target may not exist yet.
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

// Checks that the file may be replaced, and returns the error if not. For Rights::Kept, sets `kept` to the
// old file's rights, which the new file gets.
std::error_code checkTarget(const fs::path& path, Rights rights, mode_t& kept) {
  struct stat old {};
  if (::stat(path.c_str(), &old) != 0) return {};
  if (S_ISDIR(old.st_mode)) return std::make_error_code(std::errc::is_a_directory);
  if (!S_ISREG(old.st_mode)) return std::make_error_code(std::errc::not_supported);
  if (rights != Rights::Kept) return {};
  kept = old.st_mode & kRights;
  return ::access(path.c_str(), W_OK) == 0 ? std::error_code() : lastError();
}

}  // namespace

Expected<DurableFile, std::error_code> DurableFile::opened(const fs::path& path, unsigned mode) {
  DurableFile made(path, Handle());
  auto file = openBeside(path, mode, made.m_name);
  if (!file) return Unexpected(file.error());
  made.m_file = *std::move(file);
  return made;
}

Expected<DurableFile, std::error_code> DurableFile::beside(const fs::path& path, Rights rights) {
  mode_t kept = 0;
  if (const auto refused = checkTarget(path, rights, kept)) return Unexpected(refused);
  auto made = opened(targetOf(path), rights == Rights::Private ? kPrivateMode : 0666U);
  struct stat now {};
  if (!made || kept == 0 || ::fstat(numberOf(made->m_file), &now) != 0) return made;
  // Sets the rights only if they differ. A disk whose files all have the same rights, such as a network
  // drive, may refuse to set them.
  if ((now.st_mode & kRights) != kept && ::fchmod(numberOf(made->m_file), kept) != 0) {
    return Unexpected(lastError());
  }
  return made;
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
    // First tries the final name. If the final name is free, no temporary name is needed, which a killed
    // program would leave behind.
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

std::error_code writeDurably(const fs::path& path, std::string_view bytes, Rights rights) {
  auto file = DurableFile::beside(path, rights);
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

std::error_code makeFolders(const fs::path& path) {
  std::error_code fault;
  if (path.empty() || fs::is_directory(path, fault)) return {};
  if (const auto above = makeFolders(path.parent_path())) return above;
  // Another program may make the folder at the same moment; then create_directory() reports no error.
  fs::create_directory(path, fault);
  return fault ? fault : syncFolderOf(path);
}

}  // namespace damath::platform
