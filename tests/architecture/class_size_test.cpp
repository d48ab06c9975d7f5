// SPDX-License-Identifier: GPL-3.0-or-later
// How many functions a class gives to others. One that gives many is mostly two: then the second noun gets a
// class of its own. Those that are one noun all the same stand here, with what that noun is.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "tests/architecture/source_file.hpp"

namespace damath::architecture {
namespace {

constexpr int kMostFunctions = 12;

struct Judged {
  std::string_view name;
  int functions;
};
constexpr Judged kJudged[] = {
    {"Session", 20},      // the open contest and its changes; hands out its parts by five of them
    {"ContestRun", 18},   // one run of a command: half of them are ways to end it
    {"OpenSheet", 18},    // what is typed, over what is in force: each act changes both
    {"Desk", 15},         // the open file, with four ways to open one
    {"Database", 15},     // what an engine does in its own way; most have it do nothing
    {"TreeBuilder", 15},  // the reader of JSON asks for these
    {"LiveGame", 14},     // turns, clock, law and end of one game move together
    {"RuledCells", 14},   // one table of cells
    {"Reading", 14},      // a function for each thing that a contest holds
    {"Canvas", 14},       // a function for each thing that is drawn
    {"SheetModel", 14},   // besides what Qt asks of a model
    {"ListTable", 13},    // the one list of the console
};

bool hasAny(const std::string& text, std::initializer_list<std::string_view> marks) {
  return std::ranges::any_of(marks,
                             [&](std::string_view mark) { return text.find(mark) != std::string::npos; });
}

// Whether a declaration, as it stands in a class, is a function that counts: constructors, operators and what
// overrides another's do not.
bool isCounted(const std::string& declaration, const std::string& name) {
  const auto bracket = declaration.find('(');
  if (bracket == std::string::npos) return false;
  const bool isOther = std::ranges::any_of(
      std::initializer_list<std::string_view>{"  using ", "  friend ", "  struct ", "  class ", "  enum "},
      [&](std::string_view start) { return declaration.starts_with(start); });
  if (isOther || hasAny(declaration, {" override", " = default", " = delete", " operator"})) return false;
  auto begin = bracket;
  while (begin > 0 && isWordCharacter(declaration[begin - 1])) --begin;
  const std::string function = declaration.substr(begin, bracket - begin);
  return !function.empty() && function != name;
}

using Sizes = std::map<std::string, int>;

// The public functions of each class that stands at the left edge, as clang-format writes it: its labels one
// blank in, its members two, what goes on more.
Sizes functionsIn(const std::string& code) {
  Sizes sizes;
  std::istringstream lines(code);
  std::string name;
  std::string declaration;
  bool isPublic = false;
  for (std::string line; std::getline(lines, line);) {
    line.erase(line.find_last_not_of(' ') + 1);
    if (line.starts_with("class ") && !line.ends_with(";")) {
      name = std::string(line.begin() + 6, std::find_if_not(line.begin() + 6, line.end(), isWordCharacter));
      isPublic = false;
    } else if (line.starts_with("}")) {
      name.clear();
    } else if (line.starts_with(" ") && !line.starts_with("  ")) {
      isPublic = line == " public:";
    }
    if (name.empty() || !isPublic || !line.starts_with("  ")) {
      declaration.clear();
      continue;
    }
    const bool begins = line[2] != ' ' && line[2] != '}';
    if (!begins && declaration.empty()) continue;
    declaration = begins && !declaration.starts_with("  template") ? line : declaration + line;
    if (std::string_view(";{}").find(line.back()) == std::string_view::npos) continue;
    sizes[name] += isCounted(declaration, name) ? 1 : 0;
    declaration.clear();
  }
  return sizes;
}

Sizes sizesInProject() {
  Sizes sizes;
  for (const SourceFile& file : sourceFiles(checkout(), {"core", "db", "reports", "app"})) {
    for (const auto& [name, functions] : functionsIn(file.code)) {
      sizes[name] = std::max(sizes[name], functions);
    }
  }
  return sizes;
}

TEST(ClassSize, NoClassGivesMoreFunctionsThanIsJudged) {
  for (const auto& [name, functions] : sizesInProject()) {
    const auto* judged = std::ranges::find(kJudged, name, &Judged::name);
    const int most = judged == std::end(kJudged) ? kMostFunctions : judged->functions;
    EXPECT_LE(functions, most) << name;
  }
}

// Who becomes smaller leaves the list, or has its number there.
TEST(ClassSize, WhatIsJudgedIsSo) {
  const Sizes sizes = sizesInProject();
  for (const Judged& each : kJudged) {
    const auto found = sizes.find(std::string(each.name));
    ASSERT_NE(found, sizes.end()) << each.name;
    EXPECT_EQ(found->second, each.functions) << each.name;
    EXPECT_GT(each.functions, kMostFunctions) << each.name;
  }
}

TEST(ClassSize, OfAPlantedClass) {
  const Sizes sizes = functionsIn(R"(
class Early;
class Planted : public Base {
  Q_OBJECT

 public:
  explicit Planted(int size);
  ~Planted() override;
  [[nodiscard]] bool isOne() const { return true; }
  template <class T>
  auto two(Other of, Action&& action,
           int more = 1) {
    if (of.isTwo()) return three();
  }
  struct Part {
    int functions();
  };
  static Planted three(int size);
  void over() override;
  Planted& operator=(const Planted&) = delete;

 Q_SIGNALS:
  void changed();

 private:
  void hidden();
};
)");
  EXPECT_EQ(sizes, (Sizes{{"Planted", 3}}));
}

}  // namespace
}  // namespace damath::architecture
