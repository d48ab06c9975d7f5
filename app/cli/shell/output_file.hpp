// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the output files of all commands, and decides which existing files an output may replace. An output
// never replaces a contest file or a file that belongs to one, a folder, a pipe or a device. An output may
// replace an older output of the same kind. It replaces any other file only if the file is empty, or with
// --force. Files are written with platform::DurableFile.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "app/cli/shell/command_line.hpp"
#include "app/cli/shell/output_kind.hpp"
#include "app/cli/shell/terminal.hpp"
#include "platform/durable_file.hpp"

namespace damath::cli {

struct Output {
  std::filesystem::path path;  // the path of the file; "-" for standard output
  OutputKind kind = OutputKind::Unmarked;
  bool isForced = false;               // true with --force: any ordinary file may be replaced
  std::filesystem::path contest = {};  // the contest file in use, which is never replaced
  // The rights of the new file. Printed login cards contain passwords, so they get Private: nobody else can
  // read the file, not even while it is written.
  platform::Rights rights = platform::Rights::Usual;
  // True if the path may be a folder path, "papers/", in which the program names the file (namedOutput()).
  bool takesFolder = false;
};

// Adds the option --force.
void addForce(CommandLine& command, bool& isForced);

[[nodiscard]] bool isStandardStream(const std::filesystem::path& path);
// True if the path ends with a separator, such as "papers/": then the program names the file in this folder.
[[nodiscard]] bool isFolderPath(const std::filesystem::path& path);
// Returns the output with its file name. If its path is a folder path, the file in this folder gets the name
// `name`; an existing file of this name is refused, unless the output is forced. Any other path stays.
[[nodiscard]] InputResult<Output> namedOutput(Output output, const std::string& name,
                                              words::Language language);

// Checks that the output may be written to its path; of a folder path, that the folder exists. Call this
// before long work, so that the result of the work is not lost. Complaints name the path.
[[nodiscard]] InputResult<void> checkOutput(const Output& output, words::Language language);
// Checks an output like checkOutput(). If the output is standard output, sends messages to standard error.
// Refuses a PDF on a terminal, and an output on standard output together with a JSON answer.
[[nodiscard]] InputResult<void> beginOutput(const Output& output, bool isJson, Terminal& terminal);
// Checks the path of a new contest file. Does not refuse an existing file, because the store does so later.
[[nodiscard]] InputResult<void> checkNewContest(const std::filesystem::path& path,
                                                const std::filesystem::path& contest,
                                                words::Language language);

[[nodiscard]] InputResult<void> writeOutput(const Output& output, std::string_view bytes,
                                            words::Language language);

// Writes the next bytes of an output. False if they cannot be written.
using WriteBytes = std::function<bool(std::string_view bytes)>;
// Produces all bytes of an output, piece by piece. False if the bytes cannot be produced: then no file is
// written, and the caller must report the reason.
using ProduceBytes = std::function<bool(const WriteBytes& write)>;
[[nodiscard]] InputResult<void> writeOutput(const Output& output, const ProduceBytes& produce,
                                            words::Language language);

// Decides if a complete output is kept. Called when all bytes are in a temporary file, before the file gets
// its name or is copied to standard output. True if the output may be put in place.
using Settle = std::function<bool()>;
// Writes the output to its path or to standard output. If settle() returns false, returns false and leaves
// the file at the path unchanged. If produce() returns false, also leaves this file unchanged, but returns
// true: the caller must report the reason.
[[nodiscard]] InputResult<bool> writeOutput(const Output& output, const ProduceBytes& produce,
                                            words::Language language, const Settle& settle);

// Returns the name of an output for messages: its path, or a phrase for standard output.
[[nodiscard]] std::string nameOf(const Output& output, words::Language language);

// Creates the folder at the path if it does not exist.
[[nodiscard]] InputResult<void> makeFolder(const std::filesystem::path& path, words::Language language);

}  // namespace damath::cli
