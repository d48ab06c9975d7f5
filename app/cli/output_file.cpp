#include "app/cli/output_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>
#include <system_error>

#include "app/words/cli_words.hpp"

namespace damath::cli {

namespace fs = std::filesystem;
using words::CliPhrase;

namespace {

Complaints refusal(CliPhrase phrase, const fs::path& path, words::Language language, int error) {
  return {{path.string(), {}, words::said(phrase, language, {std::generic_category().message(error)})}};
}

// Writes all bytes and makes sure they are on the disk. The system's error, 0 where there is none.
int writeAll(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  // A pipe or a terminal cannot be synced, and need not be.
  return ::fsync(file) == 0 || errno == EINVAL || errno == EROFS ? 0 : errno;
}

int closed(int file, int error) {
  if (::close(file) != 0 && error == 0) return errno;
  return error;
}

// What is no ordinary file (a device, a pipe) is written to as it is: there is nothing to keep.
int writeInPlace(const fs::path& path, std::string_view bytes) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  return file < 0 ? errno : closed(file, writeAll(file, bytes));
}

int writeBeside(const fs::path& path, std::string_view bytes) {
  std::string beside = path.string() + ".XXXXXX";
  const int file = ::mkstemp(beside.data());
  if (file < 0) return errno;
  int error = writeAll(file, bytes);
  // mkstemp makes the file for its owner alone; a result is as readable as any other new file.
  const mode_t mask = ::umask(0);
  ::umask(mask);
  if (error == 0 && ::fchmod(file, 0666 & ~mask) != 0) error = errno;
  error = closed(file, error);
  if (error == 0 && ::rename(beside.c_str(), path.c_str()) != 0) error = errno;
  if (error != 0) ::unlink(beside.c_str());
  return error;
}

}  // namespace

Usable<void> writeOutput(const fs::path& path, std::string_view bytes, words::Language language) {
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  if (fs::is_directory(status)) {
    return Unexpected(Complaints{{path.string(), {}, words::said(CliPhrase::FileIsFolder, language)}});
  }
  const bool inPlace = fs::exists(status) && !fs::is_regular_file(status);
  const int error = inPlace ? writeInPlace(path, bytes) : writeBeside(path, bytes);
  if (error != 0) return Unexpected(refusal(CliPhrase::FileNotWritten, path, language, error));
  return {};
}

Usable<void> makeFolder(const fs::path& path, words::Language language) {
  std::error_code error;
  fs::create_directories(path, error);
  if (!error && fs::is_directory(path, error)) return {};
  return Unexpected(refusal(CliPhrase::FolderNotMade, path, language, error ? error.value() : ENOTDIR));
}

}  // namespace damath::cli
