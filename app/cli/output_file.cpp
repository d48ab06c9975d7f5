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

// The system's error, 0 where there is none.
int writeBytes(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

// What came of writing: the system's error, or that there was nothing whole to be written.
struct Outcome {
  int error = 0;
  bool isWhole = true;
};

// Writes all that is produced and makes sure it is on the disk.
Outcome writeAll(int file, const ProduceBytes& produce) {
  Outcome outcome;
  outcome.isWhole = produce([&](std::string_view bytes) {
    if (outcome.error == 0) outcome.error = writeBytes(file, bytes);
    return outcome.error == 0;
  });
  // A pipe or a terminal cannot be synced, and need not be.
  if (outcome.error == 0 && ::fsync(file) != 0 && errno != EINVAL && errno != EROFS) outcome.error = errno;
  return outcome;
}

Outcome closed(int file, Outcome outcome) {
  if (::close(file) != 0 && outcome.error == 0) outcome.error = errno;
  return outcome;
}

// What is no ordinary file (a device, a pipe) is written to as it is: there is nothing to keep.
Outcome writeInPlace(const fs::path& path, const ProduceBytes& produce) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  return file < 0 ? Outcome{errno} : closed(file, writeAll(file, produce));
}

Outcome writeBeside(const fs::path& path, const ProduceBytes& produce) {
  std::string beside = path.string() + ".XXXXXX";
  const int file = ::mkstemp(beside.data());
  if (file < 0) return {errno};
  Outcome outcome = writeAll(file, produce);
  // mkstemp makes the file for its owner alone; a result is as readable as any other new file.
  const mode_t mask = ::umask(0);
  ::umask(mask);
  if (outcome.error == 0 && ::fchmod(file, 0666 & ~mask) != 0) outcome.error = errno;
  outcome = closed(file, outcome);
  const bool isGood = outcome.error == 0 && outcome.isWhole;
  if (isGood && ::rename(beside.c_str(), path.c_str()) != 0) outcome.error = errno;
  if (!isGood || outcome.error != 0) ::unlink(beside.c_str());
  return outcome;
}

}  // namespace

Usable<void> writeOutput(const fs::path& path, std::string_view bytes, words::Language language) {
  return writeOutput(
      path, [bytes](const WriteBytes& write) { return write(bytes); }, language);
}

Usable<void> writeOutput(const fs::path& path, const ProduceBytes& produce, words::Language language) {
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  if (fs::is_directory(status)) {
    return Unexpected(Complaints{{path.string(), {}, words::said(CliPhrase::FileIsFolder, language)}});
  }
  const bool inPlace = fs::exists(status) && !fs::is_regular_file(status);
  const int error = (inPlace ? writeInPlace(path, produce) : writeBeside(path, produce)).error;
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
