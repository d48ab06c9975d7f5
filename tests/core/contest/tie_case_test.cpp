// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tie cases of tests/data/ties. Each case is named after the tie-break that decides the tie.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/core/contest/tie_case.hpp"

namespace damath::contest::testing {
namespace {

std::vector<std::string> caseNames() {
  std::vector<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(DAMATH_TEST_DATA "/ties")) {
    if (file.path().extension() == ".txt") names.push_back(file.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

TieCase caseNamed(const std::string& name) {
  std::ifstream in(DAMATH_TEST_DATA "/ties/" + name + ".txt");
  return parseTieCase({std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()});
}

class TieTest : public ::testing::TestWithParam<std::string> {};

TEST_P(TieTest, IsRankedByTheLaw) {
  const TieCase tie = caseNamed(GetParam());
  EXPECT_EQ(textOf(standings(tie.event), tie.names), tie.expected);
}

TEST_P(TieTest, DoesNotDependOnTheOrderOfTheSnapshot) {
  TieCase tie = caseNamed(GetParam());
  std::reverse(tie.event.games.begin(), tie.event.games.end());
  std::reverse(tie.event.entries.begin(), tie.event.entries.end());
  std::reverse(tie.event.rematches.begin(), tie.event.rematches.end());
  std::reverse(tie.event.byes.begin(), tie.event.byes.end());
  EXPECT_EQ(textOf(standings(tie.event), tie.names), tie.expected);
}

std::string nameOfTie(const ::testing::TestParamInfo<std::string>& tie) {
  return tie.param;
}

INSTANTIATE_TEST_SUITE_P(Ties, TieTest, ::testing::ValuesIn(caseNames()), nameOfTie);

TEST(TieCases, AreThere) {
  EXPECT_GE(caseNames().size(), 20U);
}

TEST(TieCases, AreRefusedWhereTheTableContradictsItself) {
  EXPECT_THROW(static_cast<void>(parseTieCase("Ana x 1\nBen 1 x\n---\n")), std::runtime_error);
  EXPECT_THROW(static_cast<void>(parseTieCase("Ana x 1\nBen 0 x x\n---\n")), std::runtime_error);
  EXPECT_THROW(static_cast<void>(parseTieCase("Ana x w\nBen 0 x\n---\n")), std::runtime_error);
}

}  // namespace
}  // namespace damath::contest::testing
