// SPDX-License-Identifier: GPL-3.0-or-later
// A contest made by the real command; tests continue from this state.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/cli/command_run.hpp"

namespace damath::cli {

inline constexpr const char* kPlayers =
    "last,first,middle,school,district,division,grade\n"
    "Ramon,Mario,M.,JGMNHS,I,Manila,7\nArroyo,Gloria,,ADMU,II,QC,7\n"
    "Peña,José,,JGMNHS,I,Manila,7\nSantos,Ana,,UPIS,II,QC,7\n";

// Runs another program and returns its standard output.
inline std::string outputOf(const std::string& command) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
  std::string text;
  std::array<char, 4096> piece{};
  while (const std::size_t got = std::fread(piece.data(), 1, piece.size(), pipe.get())) {
    text.append(piece.data(), got);
  }
  return text;
}

// A contest with one event of four players.
class ContestCommand : public ::testing::Test {
 protected:
  // The contest is made once per process. Each test gets its own copy.
  void SetUp() override {
    static std::string made;
    m_file = m_place.at("c.contest");
    m_place.write("players.csv", kPlayers);
    if (!made.empty()) {
      m_place.write("c.contest", made);
      return;
    }
    good({"create", m_file, "--name", "Division Damath"});
    good({"event", m_file, "--name", "Grade 7", "--set", "integer", "--system", "roundRobin",
          "--school-mates", "free"});
    good({"import", m_file, "--event", "Grade 7", m_place.at("players.csv")});
    if (!HasFailure()) made = m_place.read("c.contest");
  }

  CommandResult contest(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "contest");
    return m_place.damath(arguments);
  }
  CommandResult good(const std::vector<std::string>& arguments) const {
    CommandResult run = contest(arguments);
    EXPECT_EQ(run.status, 0) << arguments[0] << ": " << run.err;
    EXPECT_EQ(run.err, "");
    return run;
  }
  nlohmann::json goodJson(std::vector<std::string> arguments) const {
    arguments.emplace_back("--json");
    return nlohmann::json::parse(good(arguments).out);
  }
  void expectUnusable(const CommandResult& run, const std::string& expected) const {
    EXPECT_EQ(run.status, 2) << expected;
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, ::testing::StartsWith("damath: "));
    EXPECT_THAT(run.err, ::testing::HasSubstr(expected));
  }

  Workplace m_place;
  std::string m_file;
};

}  // namespace damath::cli
