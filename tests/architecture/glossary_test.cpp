// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that the glossary names only things that exist: names in the code, clauses in the rulebook.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>
#include <sstream>

#include "tests/architecture/source_file.hpp"

namespace damath::architecture {
namespace {

std::set<std::string> namesIn(std::string_view text) {
  std::set<std::string> names;
  std::string name;
  for (const char c : text) {
    if (isWordCharacter(c)) {
      name += c;
    } else if (!name.empty()) {
      names.insert(std::exchange(name, {}));
    }
  }
  if (!name.empty()) names.insert(name);
  return names;
}

// Returns the incomplete rows of the glossary, and the names and clauses in its rows that do not exist.
std::vector<Breach> unknownIn(const std::string& glossary, const std::set<std::string>& code,
                              const std::string& rulebook) {
  std::vector<Breach> unknown;
  std::istringstream lines(glossary);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    const std::vector<std::string> cells = cellsOf(line);
    if (!line.starts_with("| ") || line.starts_with("| English")) continue;
    // A row begins and ends with a bar.
    const bool isWhole = cells.size() == 5 && !cells[1].empty() && !cells[2].empty();
    if (!isWhole) unknown.push_back({"docs/glossary.md", number, "no whole row"});
    if (!isWhole) continue;
    const std::set<std::string> names = namesIn(cells[3]);
    if (names.empty()) unknown.push_back({"docs/glossary.md", number, "no name in code"});
    for (const std::string& name : names) {
      if (!code.contains(name)) unknown.push_back({"docs/glossary.md", number, name});
    }
    for (const std::string& clause : namesIn(cells[4] == "–" ? "" : cells[4])) {
      if (rulebook.find("**" + clause + "**") == std::string::npos) {
        unknown.push_back({"docs/glossary.md", number, clause});
      }
    }
  }
  return unknown;
}

TEST(Glossary, NamesAndClausesExist) {
  std::set<std::string> code;
  for (const SourceFile& file :
       sourceFiles(checkout(), {"core", "words", "platform", "db", "reports", "app"})) {
    code.merge(namesIn(file.code));
  }
  const std::string glossary = readFile(checkout() / "docs/glossary.md");
  const auto unknown = unknownIn(glossary, code, readFile(checkout() / "docs/rulebook.md"));
  EXPECT_TRUE(unknown.empty()) << toText(unknown);
  EXPECT_GT(std::count(glossary.begin(), glossary.end(), '\n'), 100);
}

// Returns the names of a catalogue's texts, like "Phrase::Open", that no code mentions. Qt's own texts have
// no such names.
std::vector<std::string> unusedIn(const std::string& catalogue, const std::set<std::string>& code) {
  std::vector<std::string> unused;
  std::istringstream lines(catalogue);
  for (std::string line; std::getline(lines, line);) {
    constexpr std::string_view kBefore = "msgctxt \"";
    if (!line.starts_with(kBefore) || line.find("::") == std::string::npos) continue;
    const std::string name = line.substr(line.rfind(':') + 1, line.rfind('"') - line.rfind(':') - 1);
    if (!code.contains(name)) unused.push_back(name);
  }
  return unused;
}

TEST(Catalogue, EveryTextIsSaidSomewhere) {
  std::set<std::string> code;
  for (const SourceFile& file :
       sourceFiles(checkout(), {"core", "words", "platform", "db", "reports", "app"}))
    code.merge(namesIn(file.code));
  const std::string catalogue = readFile(checkout() / "words/catalogue/damath.pot");
  EXPECT_EQ(unusedIn(catalogue, code), std::vector<std::string>{});
  EXPECT_EQ(unusedIn("msgctxt \"Phrase::Nowhere\"\nmsgctxt \"Qt\"\nmsgctxt \"Phrase::Open\"\n", {"Open"}),
            std::vector<std::string>{"Nowhere"});
}

TEST(Glossary, PlantedNamesAreSeen) {
  const std::string glossary =
      "| English | Filipino | in code | clause |\n|---|---|---|---|\n| turn | tira | `Turn` | K4 |\n"
      "| jump | kain | `Hop` | K4, K99 |\n| chip | | `Turn` | – |\n| lot | – | – | – |\n";
  std::vector<std::string> seen;
  for (const Breach& breach : unknownIn(glossary, {"Turn"}, "- **K4** A chip")) {
    seen.push_back(std::to_string(breach.line) + " " + breach.what);
  }
  EXPECT_EQ(seen, (std::vector<std::string>{"4 Hop", "4 K99", "5 no whole row", "6 no name in code"}));
}

}  // namespace
}  // namespace damath::architecture
