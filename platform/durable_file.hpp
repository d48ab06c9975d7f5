// SPDX-License-Identifier: GPL-3.0-or-later
// Writes whole files so that they survive a failure. The bytes go to a temporary file in the same folder. The
// temporary file is flushed to the disk and then takes the place of the old file. The folder is flushed too.
// After a full disk, a crash or a power failure, there is either the old file or the new file, never a part
// of a file. All errors are those of the operating system.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

#include "core/expected.hpp"
#include "platform/handle.hpp"

namespace damath::platform {

enum class Rights {
  Private,  // only this user can read and write the file
  Usual,    // the rights that the system gives to any new file
  // The new file gets the rights of the file that it replaces; if there is no such file, the rights that the
  // system gives to any new file. Errors: permission_denied if the old file is write-protected.
  Kept
};

class DurableFile {
 public:
  // Creates the temporary file. If the system allows, the temporary file has no name, so that nothing remains
  // if the program is killed before commit(). If `path` is a symbolic link, commit() replaces the link's
  // target, and the link stays. Errors: is_a_directory; not_supported if `path` is a device or a pipe; others
  // of the system.
  [[nodiscard]] static Expected<DurableFile, std::error_code> beside(const std::filesystem::path& path,
                                                                     Rights rights);
  DurableFile(DurableFile&& other) noexcept;
  DurableFile& operator=(DurableFile&&) = delete;
  // Removes the temporary file if it was not committed.
  ~DurableFile();

  // Appends the bytes. After an error, the file is incomplete, and commit() must not be called.
  [[nodiscard]] std::error_code write(std::string_view bytes);
  // Passes all bytes to the system. If the disk is full, this call returns the error.
  [[nodiscard]] std::error_code flush();
  // Writes all bytes of the temporary file to the disk. Does not replace the file at `path` yet.
  [[nodiscard]] std::error_code sync();
  // Writes all bytes to the disk and moves the file to its place. After an error, the old file is unchanged,
  // with one exception: if only flushing the folder fails (io_error), the new file is in place, but a power
  // failure may lose it.
  [[nodiscard]] std::error_code commit();

 private:
  DurableFile(std::filesystem::path path, Handle file) : m_path(std::move(path)), m_file(std::move(file)) {}
  [[nodiscard]] static Expected<DurableFile, std::error_code> opened(const std::filesystem::path& path,
                                                                     unsigned mode);
  friend std::error_code writeSideFile(const std::filesystem::path& path, std::string_view bytes,
                                       Rights rights);

  std::filesystem::path m_path;
  std::filesystem::path m_name;  // empty while the temporary file has no name
  Handle m_file;
  std::string m_pending;  // bytes that the system has not received yet
};

// Writes the whole file at once. Does not create missing folders. Errors: those of DurableFile.
[[nodiscard]] std::error_code writeDurably(const std::filesystem::path& path, std::string_view bytes,
                                           Rights rights);

// Moves the file to a new name in the same file system, and flushes the new folder. Never replaces a file: if
// something has the name already, nothing changes. Errors: file_exists; others of the system. After an error,
// the file has its old name, with one exception: if only flushing the folder fails (io_error), the file has
// its new name, but a power failure may undo the move. A file system without such moves and without hard
// links (FAT over some drivers) gets a check first and then a plain move.
[[nodiscard]] std::error_code moveToNewName(const std::filesystem::path& from,
                                            const std::filesystem::path& to);

// Flushes the folder of `path` to the disk, so that renaming or removing the file survives a power failure.
// Errors: io_error. A folder that the file system cannot flush is no error.
std::error_code syncFolderOf(const std::filesystem::path& path);

// Makes the folder, with the folders above it that are missing, and flushes the folder above each new one. So
// a file in a new folder survives a power failure as the file itself does. Does nothing if the folder exists.
// Errors: those of the system, such as not_a_directory; io_error if flushing fails.
[[nodiscard]] std::error_code makeFolders(const std::filesystem::path& path);

}  // namespace damath::platform
