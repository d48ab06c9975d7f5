// SPDX-License-Identifier: GPL-3.0-or-later
// Writes files. Only this code decides which file an output may replace. An output never replaces a contest
// file or a file that belongs to one, a folder, a pipe or a device. An output may replace an older output of
// the same kind; other files only on request. Files are written with platform::DurableFile.
#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

#include "app/cli/shell/command_line.hpp"
#include "app/cli/shell/output_kind.hpp"
#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

struct Output {
  std::filesystem::path path;  // "-" for standard output
  OutputKind kind = OutputKind::Unmarked;
  bool isForced = false;               // true if any other ordinary file may be replaced
  std::filesystem::path contest = {};  // the contest file in use; its path is only compared
};

// Adds the option --force.
void addForce(CommandLine& command, bool& isForced);

[[nodiscard]] bool isStandardStream(const std::filesystem::path& path);

// Checks that the output may be written there. Call this before long work, so that its result is not lost.
// Complaints name the path.
[[nodiscard]] InputResult<void> checkOutput(const Output& output, words::Language language);
// Checks an output that may be standard output; then messages go to standard error. Refuses a PDF on a
// terminal, and JSON answers together with an output on standard output.
[[nodiscard]] InputResult<void> beginOutput(const Output& output, bool isJson, Terminal& terminal);
// Checks a place for a new contest file. An existing file there is not refused here; the store refuses it.
[[nodiscard]] InputResult<void> checkNewContest(const std::filesystem::path& path,
                                                const std::filesystem::path& contest,
                                                words::Language language);

[[nodiscard]] InputResult<void> writeOutput(const Output& output, std::string_view bytes,
                                            words::Language language);

// Writes the next bytes. False if they cannot be written.
using WriteBytes = std::function<bool(std::string_view bytes)>;
// Produces all bytes, piece by piece. False on a failure of its own, whose reason the caller must report;
// then no file is written.
using ProduceBytes = std::function<bool(const WriteBytes& write)>;
[[nodiscard]] InputResult<void> writeOutput(const Output& output, const ProduceBytes& produce,
                                            words::Language language);

// Called when all bytes are written beside their place, or are ready for standard output. True if the output
// may be put in place. Not called for incomplete output.
using Settle = std::function<bool()>;
// False if `settle` refused: the file at the path is unchanged.
[[nodiscard]] InputResult<bool> writeOutput(const Output& output, const ProduceBytes& produce,
                                            words::Language language, const Settle& settle);

// Returns the path of the output, or the word for standard output.
[[nodiscard]] std::string nameOf(const Output& output, words::Language language);

// Creates the folder if it does not exist.
[[nodiscard]] InputResult<void> makeFolder(const std::filesystem::path& path, words::Language language);

}  // namespace damath::cli
