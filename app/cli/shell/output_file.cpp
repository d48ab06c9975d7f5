// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/output_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <iostream>
#include <string>
#include <system_error>

#include "app/cli/shell/input_file.hpp"
#include "app/desk/keeping/contest_place.hpp"
#include "app/words/catalogue/cli_words.hpp"

namespace damath::cli {

namespace fs = std::filesystem;
using words::CliPhrase;

namespace {

Unexpected<Complaints> failed(const fs::path& path, CliPhrase phrase, words::Language language, int error) {
  return unusableFile(path, phrase, language, {std::generic_category().message(error)});
}

// What belongs to a contest is never written over, whoever asks.
InputResult<void> checkApart(const fs::path& path, const fs::path& inUse, words::Language language) {
  switch (desk::contestPlaceOf(path, inUse)) {
    case desk::ContestPlace::None:
      return {};
    case desk::ContestPlace::File:
      return unusableFile(path, CliPhrase::OutputIsContest, language);
    case desk::ContestPlace::Copies:
      break;
  }
  return unusableFile(path, CliPhrase::OutputIsCopies, language);
}

InputResult<void> checkKind(const fs::path& path, words::Language language) {
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  if (fs::is_directory(status)) return unusableFile(path, CliPhrase::FileIsFolder, language);
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    return unusableFile(path, CliPhrase::OutputIsDevice, language);
  }
  return {};
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
struct WriteOutcome {
  int error = 0;
  bool isWhole = true;
  bool isSettled = true;
};

WriteOutcome writeAll(int file, const ProduceBytes& produce) {
  WriteOutcome outcome;
  outcome.isWhole = produce([&](std::string_view bytes) {
    if (outcome.error == 0) outcome.error = writeBytes(file, bytes);
    return outcome.error == 0;
  });
  return outcome;
}

WriteOutcome writeBeside(const fs::path& path, const ProduceBytes& produce, const Settle& settle) {
  std::string beside = path.string() + ".XXXXXX";
  const int file = ::mkstemp(beside.data());
  if (file < 0) return {errno};
  WriteOutcome outcome = writeAll(file, produce);
  if (outcome.error == 0 && ::fsync(file) != 0 && errno != EINVAL && errno != EROFS) outcome.error = errno;
  // mkstemp makes the file for its owner alone; a result is as readable as any other new file.
  const mode_t mask = ::umask(0);
  ::umask(mask);
  if (outcome.error == 0 && ::fchmod(file, 0666 & ~mask) != 0) outcome.error = errno;
  if (::close(file) != 0 && outcome.error == 0) outcome.error = errno;
  if (outcome.error == 0 && outcome.isWhole && settle) outcome.isSettled = settle();
  const bool isGood = outcome.error == 0 && outcome.isWhole && outcome.isSettled;
  if (isGood && ::rename(beside.c_str(), path.c_str()) != 0) outcome.error = errno;
  if (!isGood || outcome.error != 0) ::unlink(beside.c_str());
  return outcome;
}

// A link stays one, and what it leads to is written.
fs::path target(const fs::path& path) {
  std::error_code error;
  if (!fs::is_symlink(path, error)) return path;
  fs::path resolved = fs::weakly_canonical(path, error);
  return error ? path : resolved;
}

}  // namespace

void addForce(CommandLine& command, bool& isForced) {
  command.flag("--force", isForced, CliPhrase::OptForce);
}

bool isStandardStream(const fs::path& path) {
  return path == "-";
}

InputResult<void> checkOutput(const Output& output, words::Language language) {
  if (isStandardStream(output.path)) return {};
  DAMATH_CHECK(checkKind(output.path, language));
  DAMATH_CHECK(checkApart(output.path, output.contest, language));
  std::error_code ignored;
  // In an empty file there is nothing to lose.
  if (output.isForced || !fs::exists(output.path, ignored) || fs::is_empty(output.path, ignored)) return {};
  if (isOlderOutput(output.kind, firstBytesOf(output.path, kKindBytes))) return {};
  return unusableFile(output.path, CliPhrase::OutputIsForeign, language);
}

InputResult<void> beginOutput(const Output& output, bool isJson, Terminal& terminal) {
  if (!isStandardStream(output.path)) return checkOutput(output, terminal.language());
  if (isJson) return unusableFile({}, CliPhrase::OutputTwice, terminal.language());
  if (output.kind == OutputKind::Pdf && ::isatty(STDOUT_FILENO) == 1) {
    return unusableFile({}, CliPhrase::OutputOnTerminal, terminal.language());
  }
  terminal.speakAside();
  return {};
}

InputResult<void> checkNewContest(const fs::path& path, const fs::path& contest, words::Language language) {
  if (isStandardStream(path)) return unusableFile({}, CliPhrase::OutputMustBeFile, language);
  DAMATH_CHECK(checkKind(path, language));
  std::error_code ignored;
  if (fs::exists(path, ignored)) return {};
  return checkApart(path, contest, language);
}

InputResult<void> writeOutput(const Output& output, std::string_view bytes, words::Language language) {
  return writeOutput(
      output, [bytes](const WriteBytes& write) { return write(bytes); }, language);
}

namespace {

InputResult<bool> writeSettled(const Output& output, const ProduceBytes& produce, words::Language language,
                               const Settle& settle) {
  if (isStandardStream(output.path)) {
    if (settle && !settle()) return false;
    std::cout.flush();
    const int error = writeAll(STDOUT_FILENO, produce).error;
    if (error != 0) return failed({}, CliPhrase::FileNotWritten, language, error);
    return true;
  }
  // Asked once more: while the work was done, another may have put a file there.
  DAMATH_CHECK(checkOutput(output, language));
  const WriteOutcome outcome = writeBeside(target(output.path), produce, settle);
  if (outcome.error != 0) return failed(output.path, CliPhrase::FileNotWritten, language, outcome.error);
  return outcome.isSettled;
}

}  // namespace

InputResult<void> writeOutput(const Output& output, const ProduceBytes& produce, words::Language language) {
  DAMATH_CHECK(writeSettled(output, produce, language, {}));
  return {};
}

InputResult<bool> writeOutput(const Output& output, std::string_view bytes, words::Language language,
                              const Settle& settle) {
  return writeSettled(
      output, [bytes](const WriteBytes& write) { return write(bytes); }, language, settle);
}

std::string nameOf(const Output& output, words::Language language) {
  if (isStandardStream(output.path)) return words::said(CliPhrase::StandardOutput, language);
  return output.path.string();
}

InputResult<void> makeFolder(const fs::path& path, words::Language language) {
  if (isStandardStream(path)) return unusableFile({}, CliPhrase::OutputMustBeFolder, language);
  std::error_code error;
  fs::create_directories(path, error);
  if (!error && fs::is_directory(path, error)) return {};
  return failed(path, CliPhrase::FolderNotMade, language, error ? error.value() : ENOTDIR);
}

}  // namespace damath::cli
