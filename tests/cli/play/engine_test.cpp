// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of `damath engine` through a pipe: every line that the command accepts, and its answers to lines that
// it refuses.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <utility>

#include "core/notation/board/typed_turn.hpp"
#include "core/rules/running_game.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/cli/command_run.hpp"

namespace damath::cli {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

std::vector<std::string> answers(const std::vector<std::string>& options, const std::string& typed) {
  const Workplace place;
  std::vector<std::string> arguments = {"engine"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const CommandResult run = place.damathTyped(arguments, typed);
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.err, "");
  std::vector<std::string> lines;
  std::istringstream stream(run.out);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string answer(const std::string& typed) {
  const auto lines = answers({}, typed);
  return lines.size() == 1 ? lines.front() : "lines: " + std::to_string(lines.size());
}

TEST(EngineCommand, SaysNothingBeforeItIsAsked) {
  EXPECT_THAT(answers({}, ""), ElementsAre());
  EXPECT_THAT(answers({}, "position start\n\n  \nquit\n"), ElementsAre());
}

TEST(EngineCommand, TellsEachDepthAndThenTheTurn) {
  const auto lines = answers({}, "position start turns (1,2)(0,3) (2,5)(1,4)\ngo depth 3\n");
  ASSERT_EQ(lines.size(), 4U);
  for (const int depth : {1, 2, 3}) {
    EXPECT_THAT(lines[static_cast<std::size_t>(depth - 1)],
                AllOf(StartsWith("info depth " + std::to_string(depth) + " nodes "), HasSubstr(" time "),
                      HasSubstr(" value "), HasSubstr(" line (0,3)(2,5)")));
  }
  EXPECT_EQ(lines[3], "bestmove (0,3)(2,5)");  // K1: RED's −1 must be captured
}

// Each game writes a turn as one word in its players' notation.
TEST(EngineCommand, EachGameInItsOwnWords) {
  EXPECT_THAT(answers({"--game", "dame"}, "position start turns e3-d4 d6-e5\ngo depth 2\n").back(),
              StartsWith("bestmove "));
  EXPECT_EQ(
      answers({"--game", "english"}, "position start turns 11-15 23-19 8-11 22-18\ngo depth 4\n").back(),
      "bestmove 15x22");
}

TEST(EngineCommand, AGameThatIsOverHasNoTurn) {
  EXPECT_EQ(answers({"--game", "english"}, "position W:W29:B25,22\ngo depth 2\n").back(), "bestmove none");
}

// G8 draws the game with one king each and nothing to take, so no line of the engine speaks of a win.
TEST(EngineCommand, AnswersAsG8Decides) {
  EXPECT_THAT(answers({"--game", "english"}, "position W:WK15:BK4\ngo depth 6\n"),
              ElementsAre("bestmove none"));
}

TEST(EngineCommand, OneClearLineForWhatItCannotUse) {
  const std::pair<std::string, std::string> kCases[] = {
      {"hello there", "error 'hello' is not a command; use position, go, stop or quit"},
      {"position",
       "error after position, write start or a position; if turns were made, add turns and the list of "
       "turns"},
      {"position start turns (1,2)(0,3) (2,5)(2,4)",
       "error turn 2, '(2,5)(2,4)', cannot be played: the step to (2,4) is not diagonal (M2)"},
      {"go depth",
       "error 'depth' is not a limit; use depth, nodes, time or clock, each with a whole number above 0"},
      {"go depth 0",
       "error 'depth' is not a limit; use depth, nodes, time or clock, each with a whole number above 0"},
      {"go fast 3",
       "error 'fast' is not a limit; use depth, nodes, time or clock, each with a whole number above 0"},
  };
  for (const auto& [typed, expected] : kCases) EXPECT_EQ(answer(typed + "\n"), expected);
  EXPECT_THAT(answer("position {\"board\":3}\n"), StartsWith("error "));
  EXPECT_THAT(answer(std::string(200'000, 'x') + "\n"), HasSubstr("was not read"));
  EXPECT_THAT(answer("\x01\x02\xFF\n"), StartsWith("error "));
}

// The engine obeys the lines of its input one after another, and finishes the last line before it exits.
TEST(EngineCommand, ObeysLinesInTheirOrder) {
  const std::string two =
      "position start\ngo depth 2\nposition start turns (1,2)(0,3) (2,5)(1,4)\ngo depth 1\n";
  for (const std::string end : {"", "quit\n", "stop\nquit\n"}) {
    const auto lines = answers({}, two + end);
    ASSERT_FALSE(lines.empty());
    EXPECT_EQ(lines.back(), "bestmove (0,3)(2,5)") << end;
    EXPECT_EQ(std::ranges::count_if(lines, [](const auto& line) { return line.starts_with("bestmove "); }),
              2);
  }
  // The end of the input also ends an unlimited search.
  EXPECT_THAT(answers({}, "position start\ngo\n").back(), StartsWith("bestmove ("));
}

// A refused line leaves the position unchanged.
TEST(EngineCommand, KeepsThePositionWhereALineIsRefused) {
  const auto lines =
      answers({}, "position start turns (1,2)(0,3) (2,5)(1,4)\nposition start turns 9\ngo depth 1\n");
  EXPECT_EQ(lines.back(), "bestmove (0,3)(2,5)");
}

// Runs the engine in a process of its own, so that the test can wait between writing and reading.
class Talk {
 public:
  explicit Talk(const std::string& set = "integer") {
    int in[2];
    int out[2];
    EXPECT_EQ(::pipe(in), 0);
    EXPECT_EQ(::pipe(out), 0);
    m_process = ::fork();
    if (m_process == 0) {
      ::dup2(in[0], STDIN_FILENO);
      ::dup2(out[1], STDOUT_FILENO);
      for (const int end : {in[0], in[1], out[0], out[1]}) ::close(end);
      ::setenv("LC_ALL", "C.UTF-8", 1);
      ::execl(DAMATH_COMMAND, DAMATH_COMMAND, "engine", "--set", set.c_str(), static_cast<char*>(nullptr));
      ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    m_to = in[1];
    m_from = out[0];
  }
  Talk(const Talk&) = delete;
  Talk& operator=(const Talk&) = delete;
  ~Talk() {
    ::close(m_from);
    if (m_process == 0) return;
    ::close(m_to);
    ::kill(m_process, SIGKILL);
    ::waitpid(m_process, nullptr, 0);
  }

  void say(const std::string& line) const {
    const std::string whole = line + "\n";
    EXPECT_EQ(::write(m_to, whole.data(), whole.size()), static_cast<ssize_t>(whole.size()));
  }
  // Returns the next line that begins with `begin`; empty if none comes within ten seconds.
  std::string next(const std::string& begin) {
    while (true) {
      const std::size_t end = m_read.find('\n');
      if (end != std::string::npos) {
        std::string line = m_read.substr(0, end);
        m_read.erase(0, end + 1);
        if (line.starts_with(begin)) return line;
        continue;
      }
      pollfd ready{m_from, POLLIN, 0};
      char bytes[4096];
      if (::poll(&ready, 1, 10'000) != 1) return "";
      const ssize_t count = ::read(m_from, bytes, sizeof bytes);
      if (count <= 0) return "";
      m_read.append(bytes, static_cast<std::size_t>(count));
    }
  }
  // Closes the input and returns the exit status.
  int leave() {
    ::close(m_to);
    int status = 0;
    ::waitpid(std::exchange(m_process, 0), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }

 private:
  pid_t m_process = 0;
  int m_to = -1;
  int m_from = -1;
  std::string m_read;
};

TEST(EngineCommand, StopsWhenToldAndObeysWhatCameMeanwhile) {
  Talk talk;
  talk.say("position start");
  for (int i = 0; i < 5; ++i) {
    talk.say("go");
    EXPECT_NE(talk.next("info depth 4 "), "");
    talk.say("hello");
    talk.say("stop");
    EXPECT_THAT(talk.next("bestmove"), StartsWith("bestmove ("));
    EXPECT_NE(talk.next("error 'hello'"), "");
  }
  talk.say("go");
  EXPECT_NE(talk.next("info depth 2 "), "");
  EXPECT_EQ(talk.leave(), 0);  // the end of the input ends the search
}

TEST(EngineCommand, TimeAndClockEndASearch) {
  Talk talk;
  talk.say("position start");
  for (const char* limits : {"go time 50", "go clock 1000", "go nodes 20000", "go time 1 depth 60"}) {
    talk.say(limits);
    EXPECT_THAT(talk.next("bestmove"), StartsWith("bestmove (")) << limits;
  }
}

// The engine plays against itself. The ruleset must allow every turn.
TEST(EngineCommand, EveryTurnIsLegalToTheEndOfTheGame) {
  for (const char* name : {"integer", "rational", "polynomial"}) {
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    rules::RunningGame game(rules::manual(), set, startPosition(set, rules::manual()));
    const notation::GameLaw law{rules::manual(), set};
    Talk talk(name);
    std::string position = "position start turns";
    while (!game.outcome() && !game.asksForRepetition() && game.played().size() < 80) {
      talk.say(position);
      talk.say("go nodes 3000");
      const std::string turn = talk.next("bestmove ").substr(9);
      const auto legal = notation::parseTypedTurn(turn, game.position(), law);
      ASSERT_TRUE(legal.has_value()) << position << ": " << turn;
      game.play(*legal);
      position += " " + turn;
    }
    EXPECT_GT(game.played().size(), 20U);
  }
}

}  // namespace
}  // namespace damath::cli
