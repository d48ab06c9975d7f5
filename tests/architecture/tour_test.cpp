// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that the tour that takes the pictures names every page and every dialog. The tour itself checks that
// the opened page or dialog is the named one (Program.SelfTestPasses).
#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <set>
#include <string>

#include "tests/architecture/source_file.hpp"

namespace damath::architecture {
namespace {

namespace fs = std::filesystem;

std::set<std::string> dialogsIn(const std::string& header) {
  static const std::regex kDialog(R"(class (\w*(?:Dialog|Finder)) : public )");
  std::set<std::string> found;
  for (std::sregex_iterator each(header.begin(), header.end(), kDialog), end; each != end; ++each) {
    found.insert((*each)[1]);
  }
  return found;
}

std::string walk() {
  return readFile(checkout() / "app/console/tour.cpp") + readFile(checkout() / "app/console/errands.cpp");
}

bool names(const std::string& text, const std::string& word) {
  return std::regex_search(text, std::regex("\\b" + word + "\\b"));
}

TEST(Tour, ComesByEveryDialog) {
  const std::string seen = walk();
  int dialogs = 0;
  for (const auto& entry : fs::recursive_directory_iterator(checkout() / "app/views")) {
    if (entry.path().extension() != ".hpp") continue;
    for (const std::string& dialog : dialogsIn(readFile(entry.path()))) {
      ++dialogs;
      EXPECT_TRUE(names(seen, "views::" + dialog)) << dialog << " is on no picture";
    }
  }
  EXPECT_GT(dialogs, 30);
}

TEST(Tour, ComesByEveryPage) {
  const std::string header = readFile(checkout() / "app/views/pages/location.hpp");
  std::smatch kinds;
  ASSERT_TRUE(std::regex_search(header, kinds, std::regex(R"(enum class Kind \{([^}]*)\})")));
  const std::string list = kinds[1];
  static const std::regex kName(R"(\b[A-Z]\w+)");
  const std::string seen = walk();
  for (std::sregex_iterator each(list.begin(), list.end(), kName), end; each != end; ++each) {
    const std::string page = each->str();
    EXPECT_TRUE(names(seen, "Location::Kind::" + page)) << page << " is on no picture";
  }
}

TEST(Tour, APlantedDialogIsSeen) {
  EXPECT_EQ(dialogsIn("class OddDialog : public FormDialog {\n"), std::set<std::string>{"OddDialog"});
  EXPECT_FALSE(names("views::OddDialogs", "views::OddDialog"));
}

}  // namespace
}  // namespace damath::architecture
