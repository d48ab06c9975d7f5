// SPDX-License-Identifier: GPL-3.0-or-later
// Every use case of the arbiter's desks is offered by both programs: what the command can do has its place in
// the window, and the other way round.
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
};

// The functions of a header's desks that answer with a value or a refusal.
std::vector<UseCase> useCasesIn(const std::string& header) {
  static const std::regex kClass(R"(class (\w*Desk) \{)");
  static const std::regex kFunction(R"(\[\[nodiscard\]\] (?:static )?Expected<[^;{]*?>\s+(\w+)\()");
  std::vector<UseCase> found;
  for (std::sregex_iterator each(header.begin(), header.end(), kClass), end; each != end; ++each) {
    const auto begin = static_cast<std::size_t>(each->position());
    const std::string body = header.substr(begin, header.find("\n};", begin) - begin);
    for (std::sregex_iterator one(body.begin(), body.end(), kFunction); one != end; ++one) {
      found.push_back({(*each)[1], (*one)[1]});
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

// What the sources of those folders name of a desk, called or handed on.
std::set<std::string> callsIn(std::initializer_list<const char*> folders) {
  static const std::regex kCall(R"((?:\.|->|Desk::)(\w+))");
  std::set<std::string> calls;
  for (const char* folder : folders) {
    for (const auto& entry : fs::recursive_directory_iterator(checkout() / folder)) {
      if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
      const std::string text = readFile(entry.path());
      for (std::sregex_iterator each(text.begin(), text.end(), kCall), end; each != end; ++each) {
        calls.insert((*each)[1]);
      }
    }
  }
  return calls;
}

std::string missingFrom(const std::set<std::string>& calls) {
  std::string missing;
  for (const UseCase& each : useCases()) {
    if (!calls.contains(each.name)) missing += "  " + each.desk + "::" + each.name + "\n";
  }
  return missing;
}

TEST(UseCases, AreFoundInTheDesksHeaders) {
  const auto found = useCasesIn(R"(
class OddDesk {
 public:
  [[nodiscard]] Expected<std::vector<Difference>, DeskError> review(contest::EventId event,
                                                                    const Author& author);
  [[nodiscard]] static Expected<Desk, DeskError> create(const std::filesystem::path& path);
  [[nodiscard]] const std::filesystem::path& path() const;
};
)");
  ASSERT_EQ(found.size(), 2);
  EXPECT_EQ(found[0].desk, "OddDesk");
  EXPECT_EQ(found[0].name, "review");
  EXPECT_EQ(found[1].name, "create");
  EXPECT_GT(useCases().size(), 40);
}

TEST(UseCases, HaveTheirPlaceInTheWindow) {
  EXPECT_EQ(missingFrom(callsIn({"app/models", "app/views", "app/console"})), "");
}

TEST(UseCases, CanBeDoneByTheCommand) {
  std::set<std::string> calls = callsIn({"app/cli"});
  // What a window asks before a person does anything; a command is told by the refusal.
  calls.insert({"offer", "steps", "origin", "confirmationOfRenaming", "changesOfOthers"});
  EXPECT_EQ(missingFrom(calls), "");
}

}  // namespace
}  // namespace damath::architecture
