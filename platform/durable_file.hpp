// SPDX-License-Identifier: GPL-3.0-or-later
// Writes whole files. The bytes go to a temporary file in the same folder. The temporary file is flushed to
// the disk and then takes the place of the old file, and the folder is flushed too. So a full disk, a crash
// or a power failure leaves the old file or the new file, never a part of one. All errors are those of the
// operating system.
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
  Usual,    // as for any new file
  // As for the file that is replaced, and as Usual if there is none. Error: permission_denied if that file is
  // write-protected.
  Kept
};

class DurableFile {
 public:
  // Creates the temporary file. It has no name where the system supports this, so that nothing remains if the
  // program is killed. If `path` is a symbolic link, the link stays and its target is replaced.
  // Errors: is_a_directory; not_supported if `path` is a device or a pipe; others of the system.
  [[nodiscard]] static Expected<DurableFile, std::error_code> beside(const std::filesystem::path& path,
                                                                     Rights rights);
  // Creates a private file in the folder for temporary files, to collect bytes for copyToOutput().
  // Precondition: the file is never committed.
  [[nodiscard]] static Expected<DurableFile, std::error_code> temporary();
  DurableFile(DurableFile&& other) noexcept;
  DurableFile& operator=(DurableFile&&) = delete;
  // Removes the temporary file if it was not committed.
  ~DurableFile();

  // Appends the bytes. After an error the file is incomplete and must not be committed.
  [[nodiscard]] std::error_code write(std::string_view bytes);
  // Gives all bytes to the system, so that a full disk shows here.
  [[nodiscard]] std::error_code flush();
  // Flushes all bytes to the disk. The file at `path` is still the old one.
  [[nodiscard]] std::error_code sync();
  // Flushes and moves the file to its place. After an error the old file is unchanged. There is one
  // exception: if only flushing the folder fails (io_error), the new file is in place and may be lost in a
  // power failure.
  [[nodiscard]] std::error_code commit();
  // Copies all bytes to standard output.
  [[nodiscard]] std::error_code copyToOutput();

 private:
  DurableFile(std::filesystem::path path, Handle file) : m_path(std::move(path)), m_file(std::move(file)) {}
  [[nodiscard]] static Expected<DurableFile, std::error_code> opened(const std::filesystem::path& path,
                                                                     unsigned mode);

  std::filesystem::path m_path;
  std::filesystem::path m_name;  // empty while the temporary file has no name
  Handle m_file;
  std::string m_pending;  // bytes that are not yet given to the system
};

// Writes the whole file. Errors: like DurableFile; missing folders are not created.
[[nodiscard]] std::error_code writeDurably(const std::filesystem::path& path, std::string_view bytes,
                                           Rights rights);

// Flushes the folder that holds `path`, so that a file that was renamed or removed there stays so after a
// power failure. Errors: io_error. Folders that the file system cannot flush are no error.
std::error_code syncFolderOf(const std::filesystem::path& path);

// Moves the folder `beside` to `place`, and deletes the folder that was at `place`. Nothing is flushed to the
// disk. If the file system allows, one step exchanges the two folders, so that visitors find a folder at
// every moment. Errors: those of the system; then the old folder is at `place`. Precondition: both paths are
// in one folder.
[[nodiscard]] std::error_code replaceFolder(const std::filesystem::path& beside,
                                            const std::filesystem::path& place);

}  // namespace damath::platform
