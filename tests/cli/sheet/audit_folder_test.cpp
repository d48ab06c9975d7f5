// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of an audit of many sheets: their order, the counts, unreadable sheets, and a reader that closes the
// pipe early.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/cli/command_run.hpp"
#include "tests/cli/sheet/start_tag.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string kTail = "RC 8 | 8 ||\nTOTAL | 8 ||\nGRAND | 8 ||\n";
const std::string kStart = "[Set \"integer\"]\n" + startTag({{43, {"blue", 8}}});

// BLUE's 8 is alone on the board and makes one move.
std::string cleanSheet() {
  return kStart + "[Result \"1-0\"]\n\n8 (2,3) ||\n" + kTail;
}
std::string faultySheet() {
  return kStart + "[Result \"1-0\"]\n\n8 (2,3) ||\nRC 8 | 8 ||\nTOTAL | 9 ||\nGRAND | 9 ||\n";
}

// Returns an unreadable sheet for the numbers 3, 10, 17 … A readable sheet has an error if its number is
// divisible by three.
std::string sheetOf(int number) {
  if (number % 7 == 3) return "[Set \"nix\"]\n8 (2,3)\n";
  return number % 3 == 0 ? faultySheet() : cleanSheet();
}

std::string nameOf(int number) {
  std::ostringstream name;
  name << "sheets/s" << 1000 + number << ".sheet";
  return name.str();
}

void writeSheets(const Workplace& place, int count) {
  for (int i = 0; i < count; ++i) place.write(nameOf(i), sheetOf(i));
}

TEST(AuditFolder, ResultsStandInTheOrderOfTheNamesWhateverIsReadyFirst) {
  const Workplace place;
  writeSheets(place, 200);
  const auto run = place.damath({"audit", place.at("sheets"), "--json"});
  EXPECT_EQ(run.status, 2);
  std::istringstream lines(run.out);
  std::string line;
  int expected = 0;
  for (; std::getline(lines, line); ++expected) {
    while (expected % 7 == 3) ++expected;
    const json sheet = json::parse(line);
    EXPECT_EQ(sheet["sheet"], place.at(nameOf(expected)));
    EXPECT_EQ(sheet["findings"].empty(), expected % 3 != 0);
  }
  EXPECT_GE(expected, 198);
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 29) << "one line for each unreadable sheet";
  EXPECT_EQ(run.err.find('\r'), std::string::npos) << "no progress where nobody watches";
}

TEST(AuditFolder, TheSummaryCountsRootsAndSheetsByCode) {
  const Workplace place;
  writeSheets(place, 9);  // 0 and 6 have errors, 3 is unreadable
  const auto run = place.damath({"audit", place.at("sheets")});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.out,
              HasSubstr("scoresheets: 9; correct: 6, with mistakes: 2, not followed: 0, unreadable: 1\n"
                        "    times   sheets\n"
                        "        2        2  wrong remaining chips (wrongRemaining)\n"));
  const auto filipino = place.damath({"audit", place.at("sheets"), "--lang", "fil"});
  EXPECT_THAT(filipino.out,
              HasSubstr("scoresheet: 9; tama: 6, may mali: 2, hindi nasundan: 0, hindi mabasa: 1\n"));
}

// No legal turns explain lines 2 to 4. The audit reports this gap as a note.
TEST(AuditFolder, TheSummaryCountsSheetsThatCouldNotBeFollowedApart) {
  const Workplace place;
  place.write("sheets/a.sheet", cleanSheet());
  place.write("sheets/b.sheet",
              "[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n8 (1,0) || 6 (1,0)\n10 (1,0) || 8 (1,0)\n"
              "4 (1,0) || 2 (1,0)\n");
  const auto run = place.damath({"audit", place.at("sheets")});
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out,
              HasSubstr("scoresheets: 2; correct: 1, with mistakes: 0, not followed: 1, unreadable: 0\n"));
}

TEST(AuditFolder, TheStatusIsThatOfTheWorstSheet) {
  const Workplace place;
  place.write("clean/a.sheet", cleanSheet());
  place.write("clean/b.sheet", cleanSheet());
  EXPECT_EQ(place.damath({"audit", place.at("clean")}).status, 0);
  place.write("faulty/a.sheet", cleanSheet());
  place.write("faulty/b.sheet", faultySheet());
  EXPECT_EQ(place.damath({"audit", place.at("faulty")}).status, 1);
  EXPECT_EQ(place.damath({"audit", place.at("faulty"), place.at("nowhere.sheet")}).status, 2);
}

TEST(AuditFolder, TwoSheetsOfOneNameAreNotCorrectedIntoOneFile) {
  const Workplace place;
  place.write("one/a.sheet", faultySheet());
  place.write("two/a.sheet", cleanSheet());
  const auto run =
      place.damath({"audit", place.at("one"), place.at("two"), "--corrected", place.at("right")});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("another scoresheet with this name was already corrected"));
  EXPECT_THAT(place.read("right/a.sheet"), HasSubstr("TOTAL"));
  EXPECT_EQ(place.damath({"audit", place.at("right/a.sheet")}).status, 0);
}

// The exit status and the error output of a command. endedBy() starts the command and calls `meddle`, which
// disturbs the command while it works.
struct Ended {
  int status = 0;
  std::string err;
};
template <class Meddle>
Ended endedBy(const Workplace& place, const std::vector<std::string>& arguments, const Meddle& meddle) {
  int out[2];
  if (::pipe(out) != 0) throw std::runtime_error("no pipe");
  const std::string errors = place.at(".errors");
  const pid_t child = ::fork();
  if (child < 0) throw std::runtime_error("no process");
  if (child == 0) {
    ::signal(SIGPIPE, SIG_DFL);
    ::signal(SIGINT, SIG_DFL);
    ::dup2(out[1], STDOUT_FILENO);
    ::close(out[0]);
    ::close(out[1]);
    const int err = ::open(errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ::dup2(err, STDERR_FILENO);
    ::setenv("LC_ALL", "C.UTF-8", 1);
    std::vector<std::string> words = {DAMATH_COMMAND};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    ::execv(DAMATH_COMMAND, pointers.data());
    ::_exit(127);
  }
  ::close(out[1]);
  meddle(child, out[0]);
  Ended ended;
  ::waitpid(child, &ended.status, 0);
  std::ifstream file(errors);
  ended.err.assign(std::istreambuf_iterator<char>(file), {});
  return ended;
}

TEST(AuditFolder, AReaderThatGoesAwayEndsItQuietly) {
  const Workplace place;
  for (int i = 0; i < 600; ++i) place.write(nameOf(i), faultySheet());
  const Ended ended =
      endedBy(place, {"audit", place.at("sheets"), "--corrected", place.at("right")}, [](pid_t, int output) {
        char byte = 0;
        EXPECT_EQ(::read(output, &byte, 1), 1);
        ::close(output);
      });
  EXPECT_TRUE(WIFSIGNALED(ended.status));
  EXPECT_EQ(WTERMSIG(ended.status), SIGPIPE) << "as of every command in a pipe";
  EXPECT_EQ(ended.err, "");
  for (const auto& entry : std::filesystem::directory_iterator(place.path("right"))) {
    EXPECT_EQ(entry.path().extension(), ".sheet") << "no half-written file is left: " << entry.path();
  }
}

TEST(AuditFolder, AnInterruptionEndsItWithWholeLines) {
  const Workplace place;
  for (int i = 0; i < 3000; ++i) place.write(nameOf(i), faultySheet());
  std::string printed;
  const Ended ended = endedBy(place, {"audit", place.at("sheets"), "--json"}, [&](pid_t child, int output) {
    char bytes[4096];
    ssize_t got = ::read(output, bytes, sizeof bytes);
    if (got > 0) printed.append(bytes, static_cast<std::size_t>(got));
    ::kill(child, SIGINT);
    while ((got = ::read(output, bytes, sizeof bytes)) > 0) {
      printed.append(bytes, static_cast<std::size_t>(got));
    }
    ::close(output);
  });
  EXPECT_TRUE(WIFSIGNALED(ended.status));
  EXPECT_EQ(WTERMSIG(ended.status), SIGINT);
  EXPECT_THAT(ended.err, HasSubstr("damath: stopped; scoresheets done: "));
  EXPECT_THAT(ended.err, HasSubstr(" of 3000"));
  std::istringstream lines(printed);
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) EXPECT_TRUE(json::accept(line)) << line;
  EXPECT_GT(count, 0);
  EXPECT_LT(count, 3000);
}

// Extensions in upper or mixed case are read too, for a single file and for a file in a folder.
TEST(AuditFolder, TheEndingOfANameIsReadInEitherCase) {
  const std::string csv =
      "#Set,integer\nblueMove,blueScore,blueTotal,redMove,redScore,redTotal\n\"-9 (0,3)\",,,\"-1 (1,4)\",,\n";
  const Workplace place;
  place.write("mixed/a.CSV", csv);
  place.write("mixed/b.Csv", csv);
  place.write("mixed/c.Sheet", cleanSheet());
  place.write("mixed/d.txt", "no sheet");
  const auto run = place.damath({"audit", place.at("mixed"), "--json"});
  EXPECT_LT(run.status, 2) << run.err;
  EXPECT_EQ(std::ranges::count(run.out, '\n'), 3);
  const auto alone = place.damath({"audit", place.at("mixed/b.Csv"), "--json"});
  EXPECT_EQ(json::parse(alone.out)["set"], "integer") << alone.err;
}

}  // namespace
}  // namespace damath::cli
