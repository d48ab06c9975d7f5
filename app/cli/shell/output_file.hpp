// SPDX-License-Identifier: GPL-3.0-or-later
// Writing files: the one place that knows what may be replaced. An output never takes the place of a contest
// file, of what belongs to one, or of a folder, pipe or device; an older output of the same kind may be
// replaced, any other file where that is asked for. A file is written beside its place first, without a name
// where the system has such files, and then moved there, so that a full disk or a crash leaves either the old
// file or the new one, never half of it.
#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

#include "app/cli/shell/command_line.hpp"
#include "app/cli/shell/output_kind.hpp"
#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

struct Output {
  std::filesystem::path path;  // "-" is standard output
  OutputKind kind = OutputKind::Unmarked;
  bool isForced = false;               // replaces any other file too
  std::filesystem::path contest = {};  // the contest file in use: it is never opened here, only compared
};

// --force.
void addForce(CommandLine& command, bool& isForced);

[[nodiscard]] bool isStandardStream(const std::filesystem::path& path);

// Whether the output may stand there; asked before work is done that would be lost. Complaints name the path.
[[nodiscard]] InputResult<void> checkOutput(const Output& output, words::Language language);
// And for one that may be standard output: what is said goes aside then. JSON of the answer cannot be had
// besides.
[[nodiscard]] InputResult<void> beginOutput(const Output& output, bool isJson, Terminal& terminal);
// The same for a place where only a new contest file may be made; that none stands there is the store's to
// say.
[[nodiscard]] InputResult<void> checkNewContest(const std::filesystem::path& path,
                                                const std::filesystem::path& contest,
                                                words::Language language);

[[nodiscard]] InputResult<void> writeOutput(const Output& output, std::string_view bytes,
                                            words::Language language);

// Takes the next bytes; false where they cannot be written.
using WriteBytes = std::function<bool(std::string_view bytes)>;
// Gives all bytes, piece by piece; false where it fails itself. Then no file is left, and it knows why.
using ProduceBytes = std::function<bool(const WriteBytes& write)>;
[[nodiscard]] InputResult<void> writeOutput(const Output& output, const ProduceBytes& produce,
                                            words::Language language);

// Asked when all bytes lie beside their place, or wait for standard output: whether they may go there. Not
// asked where there is nothing whole.
using Settle = std::function<bool()>;
// False where they may not: the path holds what it held before.
[[nodiscard]] InputResult<bool> writeOutput(const Output& output, const ProduceBytes& produce,
                                            words::Language language, const Settle& settle);

// How the output is named: its path, or that it is standard output.
[[nodiscard]] std::string nameOf(const Output& output, words::Language language);

// Makes the folder where there is none.
[[nodiscard]] InputResult<void> makeFolder(const std::filesystem::path& path, words::Language language);

}  // namespace damath::cli
