// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses that the code can cite are exactly the clauses of the rulebook.
#include "core/rules/clause.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <string>
#include <type_traits>
#include <vector>

#include "core/rules/breach.hpp"

namespace damath::rules {
namespace {

// `Clause("K99")` does not compile: a clause is made from a literal at compile time, or parsed.
static_assert(parseClause("K1") == Clause("K1"));
static_assert(!parseClause("K99") && !parseClause("K") && !parseClause("k1") && !parseClause("K1 "));
static_assert(!parseClause("") && !Clause() && Clause("L6"));
static_assert(!std::is_constructible_v<Clause, std::string> && !std::is_convertible_v<int, Clause>);
static_assert(Clause("Y2c") == Clause("Y2c") && Clause("Y2c") != Clause("Y2d") &&
              Clause("Y2") < Clause("Y2a"));
static_assert(toText(Clause("K10")) == "K10" && toText(Clause()).empty());

// Returns the clauses of the rulebook: the bold ids at the head of a list item or a table row, the letters
// below Y2, and "9" for the table of options in section 9.
std::vector<std::string> clausesOf(std::istream& rulebook) {
  const std::regex id(R"(^(?:- |\| )\*\*([A-Z]\d+)\*\*.*)");
  const std::regex letter(R"(^  - \(([a-z])\).*)");
  std::vector<std::string> clauses;
  std::string last;
  for (std::string line; std::getline(rulebook, line);) {
    std::smatch found;
    if (line.starts_with("## 9 ")) clauses.emplace_back("9");
    if (std::regex_match(line, found, id)) clauses.push_back(last = found[1]);
    if (std::regex_match(line, found, letter)) clauses.push_back(last + found[1].str());
  }
  return clauses;
}

TEST(Clauses, AreTheRulebooksInItsOrder) {
  std::ifstream rulebook(DAMATH_RULEBOOK);
  const std::vector<std::string> clauses = clausesOf(rulebook);
  EXPECT_GT(clauses.size(), 60U);
  EXPECT_THAT(kClauses, ::testing::ElementsAreArray(clauses));
}

TEST(Clauses, AreReadBackAsTheyAreWritten) {
  for (const std::string_view text : kClauses) {
    const auto clause = parseClause(text);
    ASSERT_TRUE(clause) << text;
    EXPECT_EQ(toText(*clause), text);
  }
}

TEST(Clauses, OfABreachAreThoseOfItsComment) {
  EXPECT_EQ(clauseOf(Breach::MissedCapture), Clause("K1"));
  EXPECT_EQ(clauseOf(Breach::NotMaximum), Clause("K5"));
  EXPECT_EQ(clauseOf(Breach::DamaPriority), Clause("K6"));
  EXPECT_EQ(clauseOf(Breach::ChainNotFinished), Clause("K4"));
}

}  // namespace
}  // namespace damath::rules
