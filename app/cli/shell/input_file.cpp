// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/input_file.hpp"

#include <optional>

#include "platform/ordinary_file.hpp"
#include "platform/standard_streams.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

namespace fs = std::filesystem;
using words::Phrase;

namespace {

// Returns the first `most` bytes of standard input, or all of it if it has fewer bytes. Standard input can be
// read only once, so the bytes are kept for later calls. nullopt if standard input cannot be read.
std::optional<std::string> standardInput(std::size_t most) {
  static std::string kept;
  static bool isAtEnd = false;
  if (!isAtEnd && kept.size() < most) {
    const auto more = platform::readInput(most - kept.size());
    if (!more) return std::nullopt;
    kept += *more;
    isAtEnd = kept.size() < most;
  }
  return kept.substr(0, most);
}

}  // namespace

InputResult<std::string> readInput(const fs::path& path, words::Language language, std::size_t mostBytes) {
  std::optional<std::string> bytes;
  if (path == "-") {
    bytes = standardInput(mostBytes + 1);
  } else if (auto checked = checkInput(path, language); !checked) {
    return Unexpected(checked.error());
  } else {
    // Reads one byte more than allowed, to notice a file that is too long.
    auto read = platform::firstBytesOf(path, mostBytes + 1);
    if (!read && read.error() == platform::ReadFault::NotOrdinary) {
      return unusableFile(path, Phrase::InputIsDevice, language);
    }
    if (read) bytes = *std::move(read);
  }
  if (!bytes) return unusableFile(path, Phrase::FileUnreadableNow, language);
  if (bytes->size() > mostBytes) {
    return unusableFile(path, Phrase::FileTooLarge, language, {std::to_string(mostBytes >> 20U)});
  }
  return *std::move(bytes);
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
