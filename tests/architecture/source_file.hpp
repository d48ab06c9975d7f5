// SPDX-License-Identifier: GPL-3.0-or-later
// A source file prepared for the checks: its #include lines, its text, and its code with comments and strings
// blanked out. Line breaks stay, so line numbers are the same in text and code.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace damath::architecture {

// Returns the root of the project.
[[nodiscard]] std::filesystem::path checkout();

struct Include {
  std::string path;
  bool quoted = false;  // true for "…", false for <…>
  int line = 0;         // from 1
};

struct SourceFile {
  std::string path;  // relative to the project's root, with slashes
  std::string text;
  std::string code;
  std::vector<Include> includes;
};

// True if the character can be part of a name in the code.
[[nodiscard]] bool isWordCharacter(char c);

[[nodiscard]] SourceFile takeApart(std::string path, std::string text);

// Returns every .hpp, .cpp and .inc file below these folders of the root, sorted by path. Missing folders are
// ignored.
[[nodiscard]] std::vector<SourceFile> sourceFiles(const std::filesystem::path& root,
                                                  const std::vector<std::string>& folders);

// A violation that a check found. Line 0: the whole file.
struct Breach {
  std::string path;
  int line = 0;
  std::string what;
};
[[nodiscard]] std::string toText(const std::vector<Breach>& breaches);

// Returns the cells of a table row, trimmed; empty for a comment or blank line.
[[nodiscard]] std::vector<std::string> cellsOf(std::string_view row);
[[nodiscard]] std::vector<std::string> wordsOf(std::string_view cell);
[[nodiscard]] std::string readFile(const std::filesystem::path& path);

}  // namespace damath::architecture
