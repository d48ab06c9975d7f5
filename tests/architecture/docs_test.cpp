// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that README, CONTRIBUTING and docs name only things that exist: files and folders, links, presets,
// programs and options.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <sstream>

#include "tests/architecture/source_file.hpp"

namespace damath::architecture {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kTreeFolders[] = {"app/",  "assets/",  "bench/", "cmake/",      "core/",
                                             "data/", "db/",      "docs/",  "migrations/", "packaging/",
                                             ".ci/",  "reports/", "tests/"};

bool isOfPath(char c) {
  return isWordCharacter(c) || c == '/' || c == '.' || c == '-';
}

// Returns the pieces of a line that consist of characters of paths and patterns.
std::vector<std::string> piecesOf(std::string_view line) {
  std::vector<std::string> pieces;
  std::string piece;
  for (const char c : std::string(line) + ' ') {
    if (isOfPath(c) || static_cast<unsigned char>(c) >= 0x80 || c == '*' || c == '$' || c == '{') {
      piece += c;
    } else if (!piece.empty()) {
      pieces.push_back(std::exchange(piece, {}));
    }
  }
  return pieces;
}

// Texts of the project. A name in a document is known if one of these texts contains the name.
struct Names {
  fs::path root;
  std::string presets;   // the text of CMakePresets.json
  std::string build;     // all build rules (CMakeLists.txt, *.cmake), which name the programs
  std::string programs;  // all sources and scripts, which name the options
};

// A path may leave out the ending of a source, as in core/rules/turn.
bool exists(const fs::path& root, std::string path) {
  while (path.ends_with('.') || path.ends_with('/') || path.ends_with('-')) path.pop_back();
  for (const char* ending : {"", ".hpp", ".cpp"}) {
    if (fs::exists(root / (path + ending))) return true;
  }
  return false;
}

bool isPattern(std::string_view piece) {
  // A part in capitals stands for any name: tests/fuzz/TARGET.dict.
  const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
  for (std::size_t i = 1; i < piece.size(); ++i) {
    if (isCapital(piece[i]) && isCapital(piece[i - 1]) && !piece.ends_with(".md") && !piece.ends_with(".txt"))
      return true;
  }
  return piece.find_first_of("*${") != std::string_view::npos || piece.find("…") != std::string_view::npos;
}

std::vector<Breach> unknownIn(const std::string& path, const std::string& text, const Names& names) {
  std::vector<Breach> unknown;
  std::istringstream lines(text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    const auto add = [&](const std::string& what) { unknown.push_back({path, number, what}); };
    for (std::size_t at = line.find("]("); at != std::string::npos; at = line.find("](", at + 1)) {
      const std::string target = line.substr(at + 2, line.find_first_of(")#", at + 2) - at - 2);
      if (target.empty() || target.find("://") != std::string::npos) continue;
      if (!fs::exists(names.root / fs::path(path).parent_path() / target)) add("link " + target);
    }
    const std::vector<std::string> pieces = piecesOf(line);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const std::string& piece = pieces[i];
      const bool isOfTree = std::ranges::any_of(kTreeFolders, [&](std::string_view folder) {
        return piece.starts_with(folder) && piece != folder;
      });
      // A name with "/all" at its end, such as tests/core/all, is a target of the build, not a path.
      const bool isTarget = piece.ends_with("/all");
      if (isOfTree && !isTarget && !isPattern(piece) && !exists(names.root, piece)) add("path " + piece);
      constexpr std::string_view kPrograms = "build/bin/";
      if (piece.starts_with(kPrograms)) {
        const std::string program = piece.substr(kPrograms.size());
        if (names.build.find(program) == std::string::npos) add("program " + program);
      }
      if (piece == "--preset" && i + 1 < pieces.size() &&
          names.presets.find("\"name\": \"" + pieces[i + 1] + "\"") == std::string::npos) {
        add("preset " + pieces[i + 1]);
      }
      // Each option in a document must occur in a source or a script. The scripts of .ci and bootstrap have
      // the options of cmake, git and apt. Options of GoogleTest are not checked.
      const bool isOfGoogleTest = piece.starts_with("--gtest_");
      const bool isOption =
          !isOfGoogleTest && piece.size() > 3 && piece.starts_with("--") && isWordCharacter(piece[2]);
      if (isOption && names.programs.find(piece) == std::string::npos) add("option " + piece);
    }
  }
  return unknown;
}

Names projectNames() {
  Names names{checkout(), readFile(checkout() / "CMakePresets.json"), {}, {}};
  for (const char* folder :
       {"app", "bench", "core", "words", "platform", "db", "reports", "tests", ".ci", "cmake", "packaging"}) {
    for (const auto& entry : fs::recursive_directory_iterator(checkout() / folder)) {
      if (!entry.is_regular_file()) continue;
      const std::string name = entry.path().filename().string();
      if (name == "CMakeLists.txt" || name.ends_with(".cmake")) names.build += readFile(entry.path());
      const bool isProgram =
          name.ends_with(".cpp") || entry.path().extension().empty() || name.ends_with(".sh");
      if (isProgram) names.programs += readFile(entry.path());
    }
  }
  names.programs += readFile(checkout() / "bootstrap");
  return names;
}

std::vector<std::string> documentPaths() {
  std::vector<std::string> paths{"README.md", "CONTRIBUTING.md"};
  for (const auto& entry : fs::directory_iterator(checkout() / "docs")) {
    if (entry.path().extension() == ".md") paths.push_back("docs/" + entry.path().filename().string());
  }
  return paths;
}

TEST(Documents, NameExistingThings) {
  const Names names = projectNames();
  std::vector<Breach> unknown;
  for (const std::string& path : documentPaths()) {
    std::ranges::move(unknownIn(path, readFile(checkout() / path), names), std::back_inserter(unknown));
  }
  EXPECT_TRUE(unknown.empty()) << toText(unknown);
  EXPECT_GT(documentPaths().size(), 10U);
}

TEST(Documents, APlantedNameIsFound) {
  const Names names{checkout(), R"({"name": "release"})", "damath_test(cli_tests)", "\"--by\""};
  const auto unknownOf = [&](const std::string& text) {
    std::vector<std::string> found;
    for (const Breach& breach : unknownIn("docs/a.md", text, names)) found.push_back(breach.what);
    return found;
  };
  using ::testing::ElementsAre;
  EXPECT_THAT(unknownOf("`core/precondition.hpp`, `core/every`, tests/, docs/no-such.md, [a](glossary.md)"),
              ElementsAre("path docs/no-such.md"));
  EXPECT_THAT(unknownOf("[b](no.md#c) `build/bin/cli_tests` `build/bin/no_tests`"),
              ElementsAre("link no.md", "program no_tests"));
  EXPECT_THAT(unknownOf("cmake --preset release --preset odd --by --no-such"),
              ::testing::UnorderedElementsAre("preset odd", "option --preset", "option --preset",
                                              "option --no-such"));
  EXPECT_THAT(unknownOf("`tests/fuzz/TARGET.dict`, `core/*.cpp`"), ElementsAre());
}

}  // namespace
}  // namespace damath::architecture
