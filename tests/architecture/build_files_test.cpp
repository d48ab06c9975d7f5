// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that every source is compiled: a CMakeLists.txt names the file or a pattern that matches the file. A
// test outside every program would never fail.
#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <sstream>
#include <utility>

#include "tests/architecture/source_file.hpp"

namespace damath::architecture {
namespace {

namespace fs = std::filesystem;

// The files that the CMakeLists.txt files of a tree compile.
class Compiled {
 public:
  // `folder` is relative to the root, with a slash at its end; empty for the root itself.
  void add(const std::string& folder, const std::string& text) {
    std::istringstream words(text);
    for (std::string word; words >> word;) {
      std::erase_if(word, [](char c) { return c == '"' || c == '(' || c == ')'; });
      if (!word.ends_with(".cpp")) continue;
      constexpr std::string_view kRoot = "${PROJECT_SOURCE_DIR}/";
      const std::string path = word.starts_with(kRoot)
                                   ? word.substr(kRoot.size())
                                   : fs::path(folder + word).lexically_normal().generic_string();
      const std::size_t star = path.find('*');
      if (star == std::string::npos) {
        m_paths.insert(path);
      } else {
        m_patterns.emplace_back(path.substr(0, star), path.substr(star + 1));
      }
    }
  }

  [[nodiscard]] bool has(const std::string& path) const {
    if (m_paths.contains(path)) return true;
    for (const auto& [before, behind] : m_patterns) {
      if (path.starts_with(before) && path.ends_with(behind)) return true;
    }
    return false;
  }

 private:
  std::set<std::string> m_paths;
  std::vector<std::pair<std::string, std::string>> m_patterns;  // the parts before and after the star
};

TEST(BuildFiles, EverySourceIsCompiled) {
  Compiled compiled;
  std::vector<std::string> sources;
  for (const char* room : {"core", "words", "platform", "db", "reports", "app", "tests"}) {
    for (const auto& entry : fs::recursive_directory_iterator(checkout() / room)) {
      const std::string path = fs::relative(entry.path(), checkout()).generic_string();
      if (entry.path().filename() == "CMakeLists.txt")
        compiled.add(path.substr(0, path.rfind('/') + 1), readFile(entry.path()));
      if (path.ends_with(".cpp")) sources.push_back(path);
    }
  }
  EXPECT_GT(sources.size(), 500U);
  for (const std::string& path : sources) EXPECT_TRUE(compiled.has(path)) << path;
}

TEST(BuildFiles, AForgottenSourceIsSeen) {
  Compiled compiled;
  compiled.add("tests/desk/",
               "file(GLOB_RECURSE sources CONFIGURE_DEPENDS *_test.cpp)\n"
               "damath_library(fixture desk_fixture.cpp ../db/faulty_disk.cpp)\n"
               "damath_test(a SOURCES ${PROJECT_SOURCE_DIR}/app/main.cpp)\n");
  EXPECT_TRUE(compiled.has("tests/desk/rounds/result_test.cpp"));
  EXPECT_TRUE(compiled.has("tests/desk/desk_fixture.cpp"));
  EXPECT_TRUE(compiled.has("tests/db/faulty_disk.cpp"));
  EXPECT_TRUE(compiled.has("app/main.cpp"));
  EXPECT_FALSE(compiled.has("tests/desk/rounds/boards.cpp"));
  EXPECT_FALSE(compiled.has("tests/db/result_test.cpp"));
}

}  // namespace
}  // namespace damath::architecture
