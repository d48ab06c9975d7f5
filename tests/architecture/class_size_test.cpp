// SPDX-License-Identifier: GPL-3.0-or-later
// Limits the number of public functions of a class. A class with many functions usually mixes two concepts;
// the second concept then needs a class of its own. Classes that are one concept in spite of that are listed
// here with the concept.
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
    {"Session", 20},      // the open contest and its changes; five functions return its parts
    {"ContestRun", 18},   // one run of a command; half of the functions end it
    {"OpenSheet", 18},    // typed text over the text in force; each action changes both
    {"Desk", 15},         // the open file, with four ways to open a file
    {"Database", 15},     // actions that engines do in their own way; most engines do nothing
    {"TreeBuilder", 15},  // the JSON parser calls these functions
    {"LiveGame", 14},     // turns, clock, ruleset and end of one game change together
    {"RuledCells", 14},   // a single table of cells
    {"Reading", 14},      // a function for each kind of part of a contest
    {"Canvas", 14},       // a function for each shape that can be drawn
    {"SheetModel", 14},   // the functions that Qt demands of a model, and more
    {"ListTable", 13},    // the only list of the console
};

bool hasAny(const std::string& text, std::initializer_list<std::string_view> marks) {
  return std::ranges::any_of(marks,
                             [&](std::string_view mark) { return text.find(mark) != std::string::npos; });
}

// True if a declaration in a class is a counted function. Constructors, operators and overriding functions do
// not count.
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
// In the sources, an access label stands one blank in, a member two blanks, and a continued line more.
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
  for (const SourceFile& file :
       sourceFiles(checkout(), {"core", "words", "platform", "db", "reports", "app"})) {
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

// A class that becomes smaller must leave the list, or its number here must change.
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
