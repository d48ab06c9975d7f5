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
#include "words/phrase.hpp"

namespace damath::cli {

namespace fs = std::filesystem;
using words::Phrase;

namespace {

Unexpected<Complaints> failed(const fs::path& path, Phrase phrase, words::Language language, int error) {
  return unusableFile(path, phrase, language, {std::generic_category().message(error)});
}

// Checks that the path is no file of a contest. Such files are never overwritten, not even with --force.
InputResult<void> checkApart(const fs::path& path, const fs::path& inUse, words::Language language) {
  switch (desk::contestPlaceOf(path, inUse)) {
    case desk::ContestPlace::None:
      return {};
    case desk::ContestPlace::File:
      return unusableFile(path, Phrase::OutputIsContest, language);
    case desk::ContestPlace::Copies:
      break;
  }
  return unusableFile(path, Phrase::OutputIsCopies, language);
}

InputResult<void> checkKind(const fs::path& path, words::Language language) {
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  if (fs::is_directory(status)) return unusableFile(path, Phrase::FileIsFolder, language);
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    return unusableFile(path, Phrase::OutputIsDevice, language);
  }
  return {};
}

// Returns the system's error, 0 on success.
int writeBytes(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

// Copies all of `from` to the current place of `to`. Returns the system's error, 0 on success.
int copyAll(int from, int to) {
  constexpr std::size_t kPiece = 1 << 16;
  std::string piece(kPiece, '\0');
  off_t done = 0;
  for (;;) {
    const ssize_t read = ::pread(from, piece.data(), piece.size(), done);
    if (read < 0 && errno == EINTR) continue;
    if (read < 0) return errno;
    if (read == 0) return 0;
    const int error = writeBytes(to, std::string_view(piece).substr(0, static_cast<std::size_t>(read)));
    if (error != 0) return error;
    done += read;
  }
}

// The outcome of writing: the system's error, whether all bytes were produced, and whether `settle` agreed.
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

// A file beside the target, invisible to other programs until it gets a name. If the program is killed before
// that, nothing remains. On systems without nameless files, the file has a temporary name from the beginning.
class FileBeside {
 public:
  // Creates the file in the folder of the path.
  explicit FileBeside(const fs::path& path) : m_path(path) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    // A nameless file gets its name through /proc/self/fd.
    const bool canBeNamed = ::access("/proc/self/fd", X_OK) == 0;
    if (canBeNamed) m_file = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
    const bool isUnknown = errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL;
    if (m_file < 0 && (isUnknown || !canBeNamed)) openNamed();
    m_error = m_file < 0 ? errno : 0;
  }
  FileBeside(const FileBeside&) = delete;
  FileBeside& operator=(const FileBeside&) = delete;
  ~FileBeside() {
    if (m_file >= 0) ::close(m_file);
    if (!m_name.empty()) ::unlink(m_name.c_str());
  }

  // Returns the system's error from creating the file, 0 on success.
  [[nodiscard]] int error() const { return m_error; }
  [[nodiscard]] int file() const { return m_file; }

  // Flushes the file to the disk. Returns the system's error, 0 on success.
  [[nodiscard]] int keep() const {
    return ::fsync(m_file) != 0 && errno != EINVAL && errno != EROFS ? errno : 0;
  }
  // Moves the file to its place. Returns the system's error, 0 on success.
  [[nodiscard]] int move() {
    if (m_name.empty() && link() != 0) return errno;
    if (::rename(m_name.c_str(), m_path.c_str()) != 0) return errno;
    m_name.clear();
    return 0;
  }

 private:
  [[nodiscard]] std::string newName() const { return m_path.string() + ".XXXXXX"; }

  void openNamed() {
    std::string name = newName();
    m_file = ::mkstemp(name.data());
    if (m_file < 0) return;
    m_name = std::move(name);
    // mkstemp makes the file readable only for its owner. The output gets the usual rights of a new file.
    const mode_t mask = ::umask(0);
    ::umask(mask);
    ::fchmod(m_file, 0666 & ~mask);
  }

  // Gives the file an unused temporary name.
  [[nodiscard]] int link() {
    std::string name = newName();
    const int placeholder = ::mkstemp(name.data());
    if (placeholder < 0) return placeholder;
    ::close(placeholder);
    ::unlink(name.c_str());
    const std::string nameless = "/proc/self/fd/" + std::to_string(m_file);
    const int answer = ::linkat(AT_FDCWD, nameless.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW);
    if (answer == 0) m_name = std::move(name);
    return answer;
  }

  fs::path m_path;
  std::string m_name;  // empty while the file has no name
  int m_file = -1;
  int m_error = 0;
};

WriteOutcome writeBeside(const fs::path& path, const ProduceBytes& produce, const Settle& settle) {
  FileBeside beside(path);
  if (beside.error() != 0) return {beside.error()};
  WriteOutcome outcome = writeAll(beside.file(), produce);
  if (outcome.error != 0 || !outcome.isWhole) return outcome;
  outcome.error = beside.keep();
  if (outcome.error != 0) return outcome;
  if (settle) outcome.isSettled = settle();
  if (outcome.isSettled) outcome.error = beside.move();
  return outcome;
}

// Returns the target of a symbolic link, so that the link itself stays.
fs::path target(const fs::path& path) {
  std::error_code error;
  if (!fs::is_symlink(path, error)) return path;
  fs::path resolved = fs::weakly_canonical(path, error);
  return error ? path : resolved;
}

}  // namespace

void addForce(CommandLine& command, bool& isForced) {
  command.flag("--force", isForced, Phrase::OptForce);
}

bool isStandardStream(const fs::path& path) {
  return path == "-";
}

InputResult<void> checkOutput(const Output& output, words::Language language) {
  if (isStandardStream(output.path)) return {};
  DAMATH_CHECK(checkKind(output.path, language));
  DAMATH_CHECK(checkApart(output.path, output.contest, language));
  std::error_code ignored;
  // An empty file holds nothing that could be lost.
  if (output.isForced || !fs::exists(output.path, ignored) || fs::is_empty(output.path, ignored)) return {};
  if (isOlderOutput(output.kind, firstBytesOf(output.path, kKindBytes))) return {};
  return unusableFile(output.path, Phrase::OutputIsForeign, language);
}

InputResult<void> beginOutput(const Output& output, bool isJson, Terminal& terminal) {
  if (!isStandardStream(output.path)) return checkOutput(output, terminal.language());
  if (isJson) return unusableFile({}, Phrase::OutputTwice, terminal.language());
  if (output.kind == OutputKind::Pdf && ::isatty(STDOUT_FILENO) == 1) {
    return unusableFile({}, Phrase::OutputOnTerminal, terminal.language());
  }
  terminal.speakAside();
  return {};
}

InputResult<void> checkNewContest(const fs::path& path, const fs::path& contest, words::Language language) {
  if (isStandardStream(path)) return unusableFile({}, Phrase::OutputMustBeFile, language);
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

// Collects all bytes in a nameless file until `settle` agrees, then copies them to standard output.
InputResult<bool> writeStandard(const ProduceBytes& produce, words::Language language, const Settle& settle) {
  std::error_code unknown;
  const fs::path folder = fs::temp_directory_path(unknown);
  const FileBeside waiting(folder / "damath");
  WriteOutcome outcome{waiting.error()};
  if (outcome.error == 0) outcome = writeAll(waiting.file(), produce);
  if (outcome.error != 0) return failed(folder, Phrase::FileNotWritten, language, outcome.error);
  if (!outcome.isWhole) return true;
  if (!settle()) return false;
  std::cout.flush();
  const int error = copyAll(waiting.file(), STDOUT_FILENO);
  if (error != 0) return failed({}, Phrase::FileNotWritten, language, error);
  return true;
}

InputResult<bool> writeSettled(const Output& output, const ProduceBytes& produce, words::Language language,
                               const Settle& settle) {
  if (isStandardStream(output.path)) {
    if (settle) return writeStandard(produce, language, settle);
    std::cout.flush();
    const int error = writeAll(STDOUT_FILENO, produce).error;
    if (error != 0) return failed({}, Phrase::FileNotWritten, language, error);
    return true;
  }
  // Checked again: another program may have created a file there during the work.
  DAMATH_CHECK(checkOutput(output, language));
  const WriteOutcome outcome = writeBeside(target(output.path), produce, settle);
  if (outcome.error != 0) return failed(output.path, Phrase::FileNotWritten, language, outcome.error);
  return outcome.isSettled;
}

}  // namespace

InputResult<void> writeOutput(const Output& output, const ProduceBytes& produce, words::Language language) {
  DAMATH_CHECK(writeSettled(output, produce, language, {}));
  return {};
}

InputResult<bool> writeOutput(const Output& output, const ProduceBytes& produce, words::Language language,
                              const Settle& settle) {
  return writeSettled(output, produce, language, settle);
}

std::string nameOf(const Output& output, words::Language language) {
  if (isStandardStream(output.path)) return words::said(Phrase::StandardOutput, language);
  return output.path.string();
}

InputResult<void> makeFolder(const fs::path& path, words::Language language) {
  if (isStandardStream(path)) return unusableFile({}, Phrase::OutputMustBeFolder, language);
  std::error_code error;
  fs::create_directories(path, error);
  if (!error && fs::is_directory(path, error)) return {};
  return failed(path, Phrase::FolderNotMade, language, error ? error.value() : ENOTDIR);
}

}  // namespace damath::cli
