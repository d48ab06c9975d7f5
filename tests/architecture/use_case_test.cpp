// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that both programs offer every use case of the arbiter's desks: everything that the command can do
// is possible in the window, and the other way round.
#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/architecture/source_file.hpp"

namespace damath::architecture {
namespace {

namespace fs = std::filesystem;

struct UseCase {
  std::string desk;
  std::string name;
  bool isAct = false;  // an action: needs an author

  [[nodiscard]] std::string text() const { return desk + "::" + name; }
};

// Returns the functions of a header's desks that return a value or an error.
std::vector<UseCase> useCasesIn(const std::string& header) {
  static const std::regex kClass(R"(class (\w*Desk) \{)");
  static const std::regex kFunction(
      R"(\[\[nodiscard\]\] (?:static )?(?:DeskResult|Expected)<[^;{]*?>\s+(\w+)\()");
  std::vector<UseCase> found;
  for (std::sregex_iterator each(header.begin(), header.end(), kClass), end; each != end; ++each) {
    const auto begin = static_cast<std::size_t>(each->position());
    const std::string body = header.substr(begin, header.find("\n};", begin) - begin);
    for (std::sregex_iterator one(body.begin(), body.end(), kFunction); one != end; ++one) {
      const auto behind = static_cast<std::size_t>(one->position() + one->length());
      const std::string given = body.substr(behind, body.find(';', behind) - behind);
      found.push_back({(*each)[1], (*one)[1], given.find("const Author&") != std::string::npos});
    }
  }
  return found;
}

std::vector<UseCase> useCases() {
  std::vector<UseCase> all;
  for (const auto& entry : fs::recursive_directory_iterator(checkout() / "app/desk")) {
    if (entry.path().extension() != ".hpp") continue;
    for (UseCase& each : useCasesIn(readFile(entry.path()))) all.push_back(std::move(each));
  }
  return all;
}

// Returns the functions of desks that the sources of these folders call or pass on. Functions of Desk itself
// count in every file, because the open Desk is often used without its name.
std::set<std::string> callsIn(std::initializer_list<const char*> folders) {
  static const std::regex kCall(R"((?:\.|->|Desk::)(\w+))");
  static const std::regex kDesk(R"(\b\w+Desk\b)");
  std::set<std::string> calls;
  for (const char* folder : folders) {
    for (const auto& entry : fs::recursive_directory_iterator(checkout() / folder)) {
      if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
      const std::string text = readFile(entry.path());
      std::set<std::string> desks{"Desk"};
      const std::sregex_iterator end;
      for (std::sregex_iterator each(text.begin(), text.end(), kDesk); each != end; ++each) {
        desks.insert(each->str());
      }
      for (std::sregex_iterator each(text.begin(), text.end(), kCall); each != end; ++each) {
        for (const std::string& desk : desks) calls.insert(desk + "::" + (*each)[1].str());
      }
    }
  }
  return calls;
}

std::string missingFrom(const std::set<std::string>& calls) {
  std::string missing;
  for (const UseCase& each : useCases()) {
    if (!calls.contains(each.text())) missing += "  " + each.text() + "\n";
  }
  return missing;
}

TEST(UseCases, AreFoundInTheDesksHeaders) {
  const auto found = useCasesIn(R"(
class OddDesk {
 public:
  [[nodiscard]] DeskResult<std::vector<Difference>> review(contest::EventId event, const Author& author);
  [[nodiscard]] static Expected<Desk, DeskError> create(const std::filesystem::path& path);
  [[nodiscard]] const std::filesystem::path& path() const;
};
)");
  ASSERT_EQ(found.size(), 2);
  EXPECT_EQ(found[0].desk, "OddDesk");
  EXPECT_EQ(found[0].text(), "OddDesk::review");
  EXPECT_TRUE(found[0].isAct);
  EXPECT_EQ(found[1].text(), "OddDesk::create");
  EXPECT_FALSE(found[1].isAct);
  EXPECT_GT(useCases().size(), 40);
}

TEST(UseCases, HaveTheirPlaceInTheWindow) {
  EXPECT_EQ(missingFrom(callsIn({"app/window", "app/hall/window", "app/play"})), "");
}

TEST(UseCases, CanBeDoneByTheCommand) {
  std::set<std::string> calls = callsIn({"app/cli"});
  // The window calls these before a user acts; a command learns the same from the error. A command also does
  // not wait while the clock runs.
  calls.insert({"LiveDesk::tick", "HistoryDesk::offer", "HistoryDesk::offerAct", "HistoryDesk::steps",
                "HistoryDesk::origin", "EventDesk::confirmationOfRenaming", "Desk::changesOfOthers"});
  EXPECT_EQ(missingFrom(calls), "");
}

// Exports for other programs belong to no desk. Both programs must call each function of app/exports.
TEST(UseCases, WhatGoesOutGoesOutOfBothPrograms) {
  static const std::regex kExport(R"(\[\[nodiscard\]\] [^;{]*?\s(exported\w*)\()");
  std::set<std::string> exports;
  for (const auto& entry : fs::directory_iterator(checkout() / "app/exports")) {
    if (entry.path().extension() != ".hpp") continue;
    const std::string header = readFile(entry.path());
    for (std::sregex_iterator each(header.begin(), header.end(), kExport), end; each != end; ++each) {
      exports.insert((*each)[1]);
    }
  }
  EXPECT_GE(exports.size(), 2U);
  for (const char* program : {"app/cli", "app/window"}) {
    std::string text;
    for (const auto& entry : fs::recursive_directory_iterator(checkout() / program)) {
      if (entry.path().extension() == ".cpp") text += readFile(entry.path());
    }
    for (const std::string& each : exports) {
      EXPECT_NE(text.find("exports::" + each + "("), std::string::npos) << each << " in " << program;
    }
  }
  // The command must not make an export without app/exports.
  const std::string command = readFile(checkout() / "app/cli/contest/lists/export_command.cpp");
  EXPECT_EQ(command.find("core/notation/exports"), std::string::npos);
}

TEST(UseCases, AreDoneInTheWindowByMouseAndByKeys) {
  std::string rows;
  for (const auto& entry : fs::directory_iterator(checkout() / "tests/window/uses")) {
    if (entry.path().extension() == ".cpp") rows += readFile(entry.path());
  }
  // The clock calls this function, not a user.
  const std::set<std::string> byItself{"LiveDesk::tick"};
  std::string missing;
  for (const UseCase& each : useCases()) {
    const bool isDone = !each.isAct || byItself.contains(each.text()) ||
                        rows.find("\"" + each.text() + "\"") != std::string::npos;
    if (!isDone) missing += "  " + each.text() + "\n";
  }
  EXPECT_EQ(missing, "") << "has no row in tests/window/uses";
}

}  // namespace
}  // namespace damath::architecture
