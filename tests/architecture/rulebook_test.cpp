// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that the rulebook in other languages corresponds to the English one: paragraph for paragraph, row
// for row, with the same clauses, numbers, chips and names in code. Only a person who reads both languages
// can check the words.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <sstream>

#include "tests/architecture/source_file.hpp"

namespace damath::architecture {
namespace {

// Returns headings, list items, rows and paragraphs, each with the number of its first line. Continued lines
// are joined.
std::vector<std::pair<int, std::string>> paragraphsOf(const std::string& book) {
  static const std::regex kBegins("\\s*[-#|].*");
  std::vector<std::pair<int, std::string>> paragraphs;
  std::istringstream lines(book);
  bool isBehindBlank = true;
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    const bool isBlank = line.find_first_not_of(' ') == std::string::npos;
    if (!isBlank && (isBehindBlank || std::regex_match(line, kBegins))) {
      paragraphs.emplace_back(number, line);
    } else if (!isBlank) {
      paragraphs.back().second += " " + line.substr(line.find_first_not_of(' '));
    }
    isBehindBlank = isBlank;
  }
  return paragraphs;
}

// Returns everything that a translation keeps unchanged, in any order: text in backquotes, numbers, clauses,
// names in code (`damaPath`), and the signs of arithmetic.
std::map<std::string, int> fixedIn(const std::string& paragraph) {
  static const std::regex kFixed(
      "`[^`]*`|\\b[A-Z]?[0-9]+[a-h]?\\b|\\b[a-z]+[A-Z][A-Za-z]*|½|√|²|³|×|÷|−|→|\\*\\*|\\|");
  std::map<std::string, int> fixed;
  for (std::sregex_iterator each(paragraph.begin(), paragraph.end(), kFixed), end; each != end; ++each) {
    ++fixed[each->str()];
  }
  return fixed;
}

// True for a cell without words: chips and figures, whose order must be kept.
bool isOfFigures(const std::string& cell) {
  return std::ranges::none_of(
      cell, [](char c) { return c != 'x' && c != 'y' && isWordCharacter(c) && (c < '0' || c > '9'); });
}

std::vector<Breach> differencesOf(const std::string& english, const std::string& other) {
  const auto own = paragraphsOf(english);
  auto theirs = paragraphsOf(other);
  std::vector<Breach> differences;
  // In a translation, the sentence below the title says that the English text decides.
  if (theirs.size() < 2 || theirs[1].second.find("Ingles") == std::string::npos) {
    return {{"", 0, "does not say that the English text decides"}};
  }
  theirs.erase(theirs.begin() + 1);
  if (own.size() != theirs.size()) {
    return {{"", 0, std::to_string(theirs.size()) + " paragraphs for " + std::to_string(own.size())}};
  }
  for (std::size_t i = 0; i < own.size(); ++i) {
    const auto& [line, paragraph] = theirs[i];
    if (fixedIn(own[i].second) != fixedIn(paragraph)) differences.push_back({"", line, paragraph});
    if (own[i].second.find('|') == std::string::npos) continue;
    const auto cells = cellsOf(own[i].second);
    const auto translated = cellsOf(paragraph);
    for (std::size_t c = 0; c < std::min(cells.size(), translated.size()); ++c) {
      if (isOfFigures(cells[c]) && cells[c] != translated[c])
        differences.push_back({"", line, translated[c]});
    }
  }
  return differences;
}

// Returns the first words of the rows of section 9.
std::vector<std::string> optionsOf(const std::string& book) {
  std::vector<std::string> options;
  const auto begin = book.find("\n## 9 ");
  std::istringstream lines(book.substr(begin, book.find("\n## 10 ") - begin));
  for (std::string line; std::getline(lines, line);) {
    const auto cells = cellsOf(line);
    if (line.starts_with("| ") && cells.size() == 4) options.push_back(wordsOf(cells[1]).front());
  }
  if (!options.empty()) options.erase(options.begin());  // the row of headings
  return options;
}

TEST(Rulebook, SaysTheSameInFilipino) {
  const std::string english = readFile(checkout() / "docs/rulebook.md");
  const std::string filipino = readFile(checkout() / "docs/rulebook.fil.md");
  const auto differences = differencesOf(english, filipino);
  EXPECT_TRUE(differences.empty()) << toText(differences);
  EXPECT_EQ(optionsOf(english), optionsOf(filipino));
  EXPECT_GT(optionsOf(english).size(), 20U);
}

TEST(Rulebook, PlantedDifferencesAreSeen) {
  const std::string english =
      "# Book\n\n- **K1** Taking is compulsory (`removal`).\n- **K2** The chip −3x²y, 10 to\n  damaPath.\n\n"
      "| set | front |\n|---|---|\n| whole | 9 6 1 4 |\n";
  const auto seen = [&english](const std::string& from, const std::string& into) {
    std::string other = english;
    other.replace(other.find("# Book\n"), 7, "# Aklat\n\nAng Ingles ang masusunod.\n");
    other.replace(other.find(from), from.size(), into);
    std::vector<int> lines;
    for (const Breach& breach : differencesOf(english, other)) lines.push_back(breach.line);
    return lines;
  };
  using ::testing::ElementsAre;
  using ::testing::IsEmpty;
  EXPECT_THAT(seen("Taking is compulsory", "Sapilitan ang pagkain"), IsEmpty());
  EXPECT_THAT(seen("10 to\n  damaPath", "damaPath\n  10"), IsEmpty()) << "words change places";
  EXPECT_THAT(seen("removal", "pagtanggal"), ElementsAre(5));
  EXPECT_THAT(seen("**K2**", "**K3**"), ElementsAre(6));
  EXPECT_THAT(seen("x²y", "x³y"), ElementsAre(6));
  EXPECT_THAT(seen("damaPath", "daan"), ElementsAre(6));
  EXPECT_THAT(seen("9 6 1 4", "9 1 6 4"), ElementsAre(11)) << "chips stand in their order";
  EXPECT_THAT(seen("- **K1** Taking is compulsory (`removal`).\n", ""), ElementsAre(0))
      << "a clause is left out";
  EXPECT_THAT(seen("Ang Ingles ang masusunod.\n", ""), ElementsAre(0));
}

}  // namespace
}  // namespace damath::architecture
