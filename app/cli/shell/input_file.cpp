// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/input_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <optional>

#include "words/phrase.hpp"

namespace damath::cli {

namespace fs = std::filesystem;
using words::Phrase;

namespace {

// An open file, which the destructor closes.
class Descriptor {
 public:
  explicit Descriptor(int number) : m_number(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (m_number > STDERR_FILENO) ::close(m_number);
  }
  [[nodiscard]] int number() const { return m_number; }
  [[nodiscard]] bool isOpen() const { return m_number >= 0; }
  [[nodiscard]] bool isOrdinary() const {
    struct stat facts {};
    return ::fstat(m_number, &facts) == 0 && S_ISREG(facts.st_mode);
  }

 private:
  int m_number;
};

// Opens a file and never waits for the other end of a pipe.
Descriptor opened(const fs::path& path) {
  return Descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
}

// Reads up to `most` + 1 bytes, so that the caller can detect a longer file. nullopt if reading fails.
std::optional<std::string> bytesOf(const Descriptor& file, std::size_t most) {
  // In chunks: most files are far smaller than the limit, so the limit is not allocated in advance.
  std::string bytes;
  std::array<char, 16384> piece{};
  while (bytes.size() <= most) {
    const ssize_t count = ::read(file.number(), piece.data(), piece.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return std::nullopt;
    if (count == 0) break;
    bytes.append(piece.data(), static_cast<std::size_t>(count));
  }
  return bytes;
}

// Returns the content of standard input. Standard input can be read only once, so its content is kept for
// later calls.
std::optional<std::string> standardInput(std::size_t most) {
  static const std::optional<std::string> kept = bytesOf(Descriptor(STDIN_FILENO), most);
  return kept;
}

}  // namespace

InputResult<std::string> readInput(const fs::path& path, words::Language language, std::size_t mostBytes) {
  std::optional<std::string> bytes;
  if (path == "-") {
    bytes = standardInput(mostBytes);
  } else if (auto checked = checkInput(path, language); !checked) {
    return Unexpected(checked.error());
  } else {
    const Descriptor file = opened(path);
    if (file.isOpen() && !file.isOrdinary()) return unusableFile(path, Phrase::InputIsDevice, language);
    if (file.isOpen()) bytes = bytesOf(file, mostBytes);
  }
  if (!bytes) return unusableFile(path, Phrase::FileUnreadableNow, language);
  if (bytes->size() > mostBytes) {
    return unusableFile(path, Phrase::FileTooLarge, language, {std::to_string(mostBytes >> 20U)});
  }
  return *std::move(bytes);
}

std::string firstBytesOf(const fs::path& path, std::size_t most) {
  std::error_code ignored;
  if (!fs::is_regular_file(path, ignored)) return {};
  const Descriptor file = opened(path);
  if (!file.isOpen() || !file.isOrdinary()) return {};
  std::string bytes(most, '\0');
  const ssize_t count = ::pread(file.number(), bytes.data(), most, 0);
  bytes.resize(count < 0 ? 0 : static_cast<std::size_t>(count));
  return bytes;
}

InputResult<void> checkInput(const fs::path& path, words::Language language) {
  if (path == "-") return unusableFile({}, Phrase::InputMustBeFile, language);
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) return unusableFile(path, Phrase::FileMissing, language);
  if (fs::is_directory(status)) return unusableFile(path, Phrase::FileIsFolder, language);
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    return unusableFile(path, Phrase::InputIsDevice, language);
  }
  return {};
}

InputResult<void> checkOther(const fs::path& path, const fs::path& contest, words::Language language) {
  DAMATH_CHECK(checkInput(path, language));
  std::error_code ignored;
  if (fs::equivalent(path, contest, ignored)) return unusableFile(path, Phrase::InputIsContest, language);
  return {};
}

}  // namespace damath::cli
