// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/output_file.hpp"

#include <iostream>
#include <string>
#include <system_error>

#include "app/cli/shell/output_kind.hpp"
#include "app/desk/keeping/contest_place.hpp"
#include "platform/collected_output.hpp"
#include "platform/file_path.hpp"
#include "platform/ordinary_file.hpp"
#include "platform/standard_streams.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

namespace fs = std::filesystem;
using words::Phrase;

namespace {

Unexpected<Complaints> failed(const fs::path& path, Phrase phrase, words::Language language,
                              const std::error_code& error) {
  return unusableFile(path, phrase, language, {error.message()});
}

// Checks that the path is neither a contest file nor a file that belongs to one, such as a backup. Such files
// are never overwritten, not even with --force.
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

// Passes the produced bytes to put(), which writes them and returns the system's error. False if `produce`
// failed before the end.
template <class Put>
Expected<bool, std::error_code> produced(const ProduceBytes& produce, const Put& put) {
  std::error_code error;
  const bool isWhole = produce([&](std::string_view bytes) {
    if (!error) error = put(bytes);
    return !error;
  });
  if (error) return Unexpected(error);
  return isWhole;
}

}  // namespace

void addForce(CommandLine& command, bool& isForced) {
  command.flag("--force", isForced, Phrase::OptForce);
}

bool isStandardStream(const fs::path& path) {
  return path == "-";
}

bool isFolderPath(const fs::path& path) {
  return !path.empty() && path.filename().empty();
}

InputResult<Output> namedOutput(Output output, const std::string& name, words::Language language) {
  if (!output.takesFolder || !isFolderPath(output.path)) return output;
  output.path /= name;
  std::error_code ignored;
  if (!output.isForced && fs::exists(fs::symlink_status(output.path, ignored))) {
    return unusableFile(output.path, Phrase::OutputNamedExists, language);
  }
  return output;
}

InputResult<void> checkOutput(const Output& output, words::Language language) {
  if (isStandardStream(output.path)) return {};
  if (output.takesFolder && isFolderPath(output.path)) {
    std::error_code ignored;
    if (fs::is_directory(output.path, ignored)) return {};
    return unusableFile(output.path, Phrase::OutputFolderMissing, language);
  }
  DAMATH_CHECK(checkKind(output.path, language));
  DAMATH_CHECK(checkApart(output.path, output.contest, language));
  std::error_code ignored;
  // An empty file may be replaced, because nothing is lost.
  if (output.isForced || !fs::exists(output.path, ignored) || fs::is_empty(output.path, ignored)) return {};
  if (isOlderOutput(output.kind, platform::firstBytesOf(output.path, kKindBytes).value_or(""))) return {};
  return unusableFile(output.path, Phrase::OutputIsForeign, language);
}

InputResult<void> beginOutput(const Output& output, bool isJson, Terminal& terminal) {
  if (!isStandardStream(output.path)) return checkOutput(output, terminal.language());
  if (isJson) return unusableFile({}, Phrase::OutputTwice, terminal.language());
  if (output.kind == OutputKind::Pdf && platform::isTerminal(platform::Stream::Output)) {
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

// Writes all bytes to a temporary file. Copies them to standard output only if settle() then returns true.
// Returns false without output if settle() returns false.
InputResult<bool> writeStandard(const ProduceBytes& produce, words::Language language, const Settle& settle) {
  const fs::path folder = platform::temporaryFolder();
  const auto refused = [&](const std::error_code& error) {
    return failed(folder, Phrase::FileNotWritten, language, error);
  };
  auto collected = platform::CollectedOutput::opened();
  if (!collected) return refused(collected.error());
  const auto isWhole = produced(produce, [&](std::string_view bytes) { return collected->write(bytes); });
  if (!isWhole) return refused(isWhole.error());
  if (!*isWhole) return true;
  if (const auto error = collected->flush()) return refused(error);
  if (!settle()) return false;
  std::cout.flush();
  if (const auto error = collected->copyToOutput()) {
    return failed({}, Phrase::FileNotWritten, language, error);
  }
  return true;
}

InputResult<bool> writeSettled(const Output& output, const ProduceBytes& produce, words::Language language,
                               const Settle& settle) {
  if (isStandardStream(output.path)) {
    if (settle) return writeStandard(produce, language, settle);
    std::cout.flush();
    const auto isWhole = produced(produce, platform::writeOutput);
    if (!isWhole) return failed({}, Phrase::FileNotWritten, language, isWhole.error());
    return true;
  }
  // Checks the path again, because another program may have created a file there since the first check.
  DAMATH_CHECK(checkOutput(output, language));
  const auto refused = [&](const std::error_code& error) {
    return failed(output.path, Phrase::FileNotWritten, language, error);
  };
  auto file = platform::DurableFile::beside(output.path, output.rights);
  if (!file) return refused(file.error());
  const auto isWhole = produced(produce, [&](std::string_view bytes) { return file->write(bytes); });
  if (!isWhole) return refused(isWhole.error());
  if (!*isWhole) return true;
  if (const auto error = file->sync()) return refused(error);
  if (settle && !settle()) return false;
  if (const auto error = file->commit()) return refused(error);
  return true;
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
  return failed(path, Phrase::FolderNotMade, language,
                error ? error : std::make_error_code(std::errc::not_a_directory));
}

}  // namespace damath::cli
