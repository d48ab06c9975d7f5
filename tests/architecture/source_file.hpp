// SPDX-License-Identifier: GPL-3.0-or-later
// A source file taken apart for the checks: its #include lines, its text, and its code with comments and
// strings blanked out. Line breaks stay, so line numbers hold in each.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace damath::architecture {

// The root of the project.
[[nodiscard]] std::filesystem::path checkout();

struct Include {
  std::string path;
  bool quoted = false;  // "…", else <…>
  int line = 0;         // from 1
};

struct SourceFile {
  std::string path;  // from the project's root, with slashes
  std::string text;
  std::string code;
  std::vector<Include> includes;
};

// Of a name in the code.
[[nodiscard]] bool isWordCharacter(char c);

[[nodiscard]] SourceFile takeApart(std::string path, std::string text);

// Every .hpp, .cpp and .inc below these folders of the root, sorted by path; folders that do not exist are
// left out.
[[nodiscard]] std::vector<SourceFile> sourceFiles(const std::filesystem::path& root,
                                                  const std::vector<std::string>& folders);

// What a check found. Line 0: the file as a whole.
struct Breach {
  std::string path;
  int line = 0;
  std::string what;
};
[[nodiscard]] std::string toText(const std::vector<Breach>& breaches);

// The cells of a table row, trimmed; empty for a comment or blank line.
[[nodiscard]] std::vector<std::string> cellsOf(std::string_view row);
[[nodiscard]] std::vector<std::string> wordsOf(std::string_view cell);
[[nodiscard]] std::string readFile(const std::filesystem::path& path);

}  // namespace damath::architecture
