// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a contest file under a temporary name and moves it to its name when it is complete. So a crash at any
// moment leaves no unfinished file under that name. Every new contest file is made here.
#pragma once

#include <filesystem>
#include <optional>

#include "db/detail/failure.hpp"
#include "platform/file_lock.hpp"

namespace damath::db::sqlite {

// Creates an empty file, so that no other program takes the name. Throws Refused: FileExists, DiskFull,
// ReadOnly, DiskError, CannotOpen.
void claim(const std::filesystem::path& path);
// Removes a file that claim() created, and its SQLite journal. Called after a failure, and for a file that a
// killed program left behind.
void abandon(const std::filesystem::path& path);
// Throws Refused (FileExists) if anything has the name: a file, a folder, a pipe, a symbolic link.
void checkFree(const std::filesystem::path& path);

// A new file under a temporary name in the folder of `path`: "x.making", then "x.making-2" and so on. A lock
// shows other programs that the file is in use, if the file system has locks. A file that a killed program
// left under the chosen name is removed first.
class TemporaryFile {
 public:
  // Throws the errors of claim().
  explicit TemporaryFile(const std::filesystem::path& path);
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  // Removes the file, unless moveTo() has moved it.
  ~TemporaryFile();

  [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
  // Moves the file to its name and flushes the folder. Precondition: the file is closed. Throws Refused:
  // FileExists if something has that name; the other errors of claim(). Nothing is replaced. If only flushing
  // the folder fails (DiskError), the file has its name, but a power failure may lose it.
  void moveTo(const std::filesystem::path& to);

 private:
  std::filesystem::path m_path;  // empty after the move
  // This program's lock on the file. Release the lock only when no connection to the file is open: closing
  // the handle drops SQLite's locks on the file.
  std::optional<platform::FileLock> m_lock;
};

// Makes the file `to`: fills a temporary file with `fill` and moves it to `to`. `fill` gets the temporary
// path, closes the file before it returns, and returns a result that counts as false if the content could not
// be written. After such a result or an exception, no file is left, with one exception: if only flushing the
// folder fails (DiskError), the complete file stays at `to`. Throws Refused (FileExists) if `to` exists.
template <class Fill>
auto makeBeside(const std::filesystem::path& to, const Fill& fill) {
  checkFree(to);
  TemporaryFile making(to);
  auto filled = fill(making.path());
  if (filled) making.moveTo(to);
  return filled;
}

}  // namespace damath::db::sqlite
