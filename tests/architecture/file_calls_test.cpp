// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that no program calls a function of std::filesystem that throws: a folder may be deleted, unreadable
// or full at any moment. Calls pass an error code; platform/file_path.hpp has functions for common tasks that
// need no error code.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "tests/architecture/source_file.hpp"

namespace damath::architecture {
namespace {

using ::testing::IsEmpty;

// The functions of std::filesystem that throw if no error code is passed.
const std::set<std::string, std::less<>> kCalls{"absolute",
                                                "canonical",
                                                "copy",
                                                "copy_file",
                                                "copy_symlink",
                                                "create_directories",
                                                "create_directory",
                                                "create_hard_link",
                                                "create_symlink",
                                                "current_path",
                                                "directory_iterator",
                                                "equivalent",
                                                "exists",
                                                "file_size",
                                                "hard_link_count",
                                                "is_directory",
                                                "is_empty",
                                                "is_fifo",
                                                "is_other",
                                                "is_regular_file",
                                                "is_socket",
                                                "is_symlink",
                                                "last_write_time",
                                                "permissions",
                                                "proximate",
                                                "read_symlink",
                                                "recursive_directory_iterator",
                                                "relative",
                                                "remove",
                                                "remove_all",
                                                "rename",
                                                "resize_file",
                                                "space",
                                                "status",
                                                "symlink_status",
                                                "temp_directory_path",
                                                "weakly_canonical"};

std::string_view wordAt(std::string_view code, std::size_t at) {
  std::size_t end = at;
  while (end < code.size() && isWordCharacter(code[end])) ++end;
  return code.substr(at, end - at);
}

std::size_t afterBlanks(std::string_view code, std::size_t at) {
  return std::min(code.find_first_not_of(" \n", at), code.size());
}

// Returns the names that the code declares with this type: `error_code error;`, `error_code& error`.
std::set<std::string, std::less<>> namesOf(std::string_view code, std::string_view type) {
  std::set<std::string, std::less<>> names;
  for (auto at = code.find(type); at != std::string_view::npos; at = code.find(type, at + 1)) {
    const auto name = code.find_first_not_of(" &\n", at + type.size());
    if (name != std::string_view::npos) names.emplace(wordAt(code, name));
  }
  return names;
}

// Returns the last argument of the call whose parenthesis opens at `open`.
std::string lastArgument(std::string_view code, std::size_t open) {
  std::string last;
  int depth = 0;
  for (const char letter : code.substr(open)) {
    if (letter == ')' || letter == '}' || letter == ']') --depth;
    if (letter == ')' && depth == 0) break;
    if (letter == ',' && depth == 1) {
      last.clear();
    } else if (depth > 0 && letter != ' ' && letter != '\n') {
      last += letter;
    }
    if (letter == '(' || letter == '{' || letter == '[') ++depth;
  }
  return last;
}

// True if the function at `at` is called in a way that throws. `name` is its name.
bool throwsAt(const std::string& code, std::size_t at, std::string_view name) {
  std::size_t open = afterBlanks(code, at + name.size());
  // An iterator may have a name: `fs::directory_iterator each(…`.
  open = afterBlanks(code, open + wordAt(code, open).size());
  if (open >= code.size() || code[open] != '(') return false;
  const auto before = code.find_last_not_of(" \n", code.rfind(' ', at) - 1);
  // A loop over the entries throws at the next entry, even if the iterator was made with an error code.
  if (name.ends_with("directory_iterator") && wordAt(code, afterBlanks(code, at + name.size())).empty() &&
      before != std::string::npos && (code[before] == ':' || code[code.rfind(' ', at) - 1] == ':')) {
    return true;
  }
  const std::string last = lastArgument(code, open);
  if (namesOf(code, "error_code").contains(last) || namesOf(code, "file_status").contains(last)) return false;
  return !last.starts_with("fs::status(") && !last.starts_with("fs::symlink_status(");
}

std::vector<Breach> throwingFileCallsIn(const std::vector<SourceFile>& files) {
  std::vector<Breach> breaches;
  for (const SourceFile& file : files) {
    const auto addEach = [&](std::string_view lead, const auto& isBreach) {
      for (auto at = file.code.find(lead); at != std::string::npos; at = file.code.find(lead, at + 1)) {
        const std::string name(wordAt(file.code, at + lead.size()));
        if ((at > 0 && isWordCharacter(file.code[at - 1])) || !isBreach(at + lead.size(), name)) continue;
        const auto lines =
            std::count(file.code.begin(), file.code.begin() + static_cast<std::ptrdiff_t>(at), '\n');
        breaches.push_back({file.path, 1 + static_cast<int>(lines), name});
      }
    };
    const auto isCall = [&](std::size_t at, const std::string& name) {
      return kCalls.contains(name) && throwsAt(file.code, at, name);
    };
    addEach("fs::", isCall);
    addEach("filesystem::", isCall);
    for (const char* entry : {"entry.", "entry->"}) {
      addEach(entry, [&](std::size_t at, const std::string& name) {
        return kCalls.contains(name) && file.code.substr(at + name.size(), 2) == "()";
      });
    }
  }
  return breaches;
}

TEST(FileCalls, NoProgramCallsAFunctionThatThrows) {
  const auto files = sourceFiles(checkout(), {"core", "words", "platform", "db", "reports", "app"});
  ASSERT_GT(files.size(), 50U);
  EXPECT_THAT(toText(throwingFileCallsIn(files)), IsEmpty());
}

TEST(FileCalls, PlantedCallsAreSeen) {
  const auto breachesOf = [](const std::string& code) {
    return throwingFileCallsIn({takeApart("app/a.cpp", code)}).size();
  };
  for (const char* code :
       {"fs::absolute(path);", "std::filesystem::exists(a / \"b\");", "fs::rename(from, to);",
        "std::error_code error;\nfs::exists(f(path, error));", "auto x = fs::temp_directory_path();",
        "std::error_code error;\nfor (const auto& each : fs::directory_iterator(folder, error)) {}",
        "if (entry.is_directory()) return;", "fs::exists(fs::symlink_status(to));",
        "fs::recursive_directory_iterator all(folder);"}) {
    EXPECT_EQ(breachesOf(code), 1U) << code;
  }
  for (const char* code :
       {"std::error_code error;\nfs::absolute(path, error);",
        "void f(std::error_code& e) { fs::space(p, e); }",
        "std::error_code e;\nconst fs::file_status status = fs::status(path, e);\nfs::exists(status);",
        "std::error_code e;\nfs::exists(fs::symlink_status(to, e));", "// fs::absolute(path)\n",
        "std::error_code e;\nfor (fs::directory_iterator each(folder, e), end; each != end;) {}"}) {
    EXPECT_EQ(breachesOf(code), 0U) << code;
  }
}

}  // namespace
}  // namespace damath::architecture
