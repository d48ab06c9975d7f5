// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST_F(ContestCommand, AWholeRoundRobin) {
  for (int round = 1; round <= 3; ++round) {
    const json paired = goodJson({"pair", m_file, "--event", "Grade 7"});
    EXPECT_EQ(paired["round"], round);
    EXPECT_EQ(paired["bye"], nullptr);
    ASSERT_EQ(paired["boards"].size(), 2U);
    EXPECT_NE(paired["boards"][0]["blue"]["name"], "");
    for (const json& board : paired["boards"]) {
      const int blue = board["blue"]["entry"];
      const int red = board["red"]["entry"];
      const json result = goodJson({"result", m_file, "--event", "Grade 7", "--round", std::to_string(round),
                                    "--board", std::to_string(board["board"].get<int>()), "--blue",
                                    std::to_string(10 * blue), "--red", std::to_string(10 * red)});
      EXPECT_EQ(result["result"], blue > red ? "1-0" : "0-1");
    }
  }
  const json standings = goodJson({"standings", m_file, "--event", "Grade 7", "--final"});
  EXPECT_EQ(standings["provisional"], false);
  ASSERT_EQ(standings["ranks"].size(), 4U);
  EXPECT_EQ(standings["ranks"][0]["entry"], 4);
  EXPECT_EQ(standings["ranks"][0]["points"], "3");
  EXPECT_EQ(standings["ranks"][0]["name"], "Santos, Ana");
  EXPECT_EQ(standings["rematchesDue"], json::array());

  const auto complete = contest({"pair", m_file, "--event", "Grade 7", "--json"});
  EXPECT_EQ(complete.status, 1);
  EXPECT_EQ(json::parse(complete.out)["reason"], "complete");
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
  const json journal = goodJson({"journal", m_file});
  // 3 rows for the file, the event and the players; 3 pairings; 3 publications; 6 results.
  EXPECT_EQ(journal["journal"].size(), 3U + 3U + 3U + 6U);
}

TEST_F(ContestCommand, TheFirstResultOfAHeldRoundPublishesItAndSaysSoOnce) {
  good({"pair", m_file, "--event", "Grade 7"});
  const auto enter = [this](const char* board) {
    return goodJson({"result", m_file, "--event", "Grade 7", "--round", "1", "--board", board, "--blue", "10",
                     "--red", "5"});
  };
  const auto first = enter("1");
  ASSERT_EQ(first.value("care", nlohmann::json::array()).size(), 1U) << first.dump();
  EXPECT_EQ(first["care"][0]["code"], "roundPublished");
  EXPECT_EQ(first["care"][0]["level"], 2);
  EXPECT_FALSE(enter("2").contains("care"));
  EXPECT_THAT(goodJson({"journal", m_file}).dump(), HasSubstr("Round 1 is not published yet"));
}

TEST_F(ContestCommand, WhatIfTellsWhatAResultWouldMoveAndEntersNothing) {
  goodJson({"pair", m_file, "--event", "Grade 7"});
  const std::vector<std::string> board = {"result",  m_file, "--event", "Grade 7",
                                          "--round", "1",    "--board", "1"};
  const auto with = [&board](std::vector<std::string> more) {
    more.insert(more.begin(), board.begin(), board.end());
    return more;
  };
  goodJson(with({"--blue", "75", "--red", "-72"}));
  const auto rows = goodJson({"journal", m_file})["journal"].size();
  const json moved = goodJson(with({"--blue", "-75", "--red", "72", "--what-if"}));
  EXPECT_EQ(moved["whatIf"], true);
  EXPECT_EQ(moved["result"], "0-1");
  EXPECT_EQ(moved["was"]["result"], "1-0");
  ASSERT_EQ(moved["moves"].size(), 2U);
  EXPECT_EQ(moved["moves"][0]["pointsAfter"], "1");
  EXPECT_EQ(goodJson({"journal", m_file})["journal"].size(), rows) << "nothing was entered";
  EXPECT_THAT(good(with({"--blue", "-75", "--red", "72", "--what-if"})).out,
              ::testing::AllOf(HasSubstr("instead of 1–0 (75 : −72)"), HasSubstr("rank"),
                               HasSubstr("nothing was entered")));
  EXPECT_EQ(contest(with({"--what-if"})).status, 2) << "both totals are needed";
  expectUnusable(contest(with({"--what-if", "--reopen"})), "--what-if");
}

TEST_F(ContestCommand, TheJournalIsToldOfOneKindOneEventOrOnePerson) {
  goodJson({"pair", m_file, "--event", "Grade 7"});
  const auto count = [this](std::vector<std::string> more) {
    more.insert(more.begin(), {"journal", m_file});
    return goodJson(more)["journal"].size();
  };
  EXPECT_EQ(count({"--kind", "players"}), 1U);
  EXPECT_EQ(count({"--kind", "rounds"}), 1U);
  EXPECT_EQ(count({"--kind", "results"}), 0U);
  EXPECT_EQ(count({"--event", "Grade 7"}), 3U) << "not the contest's own making";
  EXPECT_EQ(count({"--person", "nobody of that name"}), 0U);
  expectUnusable(contest({"journal", m_file, "--kind", "gossip"}), "contest, players, rounds");
}

TEST_F(ContestCommand, AChangeTellsHowItIsUndone) {
  const json paired = goodJson({"pair", m_file, "--event", "Grade 7"});
  EXPECT_EQ(paired["undo"], "damath contest undo " + m_file);
  EXPECT_EQ(paired["published"], false);
  EXPECT_EQ(goodJson({"publish", m_file, "--event", "Grade 7"})["round"], 1);
  const json undone = goodJson({"undo", m_file});
  EXPECT_EQ(undone["undone"][0]["action"], "publishRound");
  EXPECT_EQ(goodJson({"redo", m_file})["redone"][0]["action"], "publishRound");
  EXPECT_EQ(contest({"redo", m_file}).status, 1);
}

TEST_F(ContestCommand, WhatAsksForConfirmationIsRefusedUntilItIsAnswered) {
  const auto silent = contest({"practice", m_file, "--by", "Reyes", "--reason", "pagsasanay", "--json"});
  EXPECT_EQ(silent.status, 1);
  const json asked = json::parse(silent.out);
  EXPECT_EQ(asked["reason"], "careAsked");
  EXPECT_EQ(asked["level"], 4);
  EXPECT_EQ(asked["code"], "leftOfficial");
  EXPECT_NE(asked["question"], "");
  EXPECT_EQ(
      goodJson({"practice", m_file, "--by", "Reyes", "--reason", "pagsasanay", "--confirm", "4"})["standing"],
      "practice");
  const json row = goodJson({"journal", m_file})["journal"].back();
  EXPECT_EQ(row["action"], "leaveOfficial");
}

TEST_F(ContestCommand, FinalMayWaitForEverySheet) {
  for (int round = 1; round <= 3; ++round) {
    goodJson({"pair", m_file, "--event", "Grade 7"});
    for (int board = 1; board <= 2; ++board) {
      goodJson({"result", m_file, "--event", "Grade 7", "--round", std::to_string(round), "--board",
                std::to_string(board), "--blue", std::to_string(10 * round + board), "--red", "1"});
    }
  }
  const auto run = contest({"standings", m_file, "--event", "Grade 7", "--final", "--reviewed", "--json"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(json::parse(run.out)["sheetsMissing"].size(), 6U);
  expectUnusable(contest({"change", m_file, "--event", "Grade 7", "--sheets", "some"}),
                 "everyGame or optional");
  goodJson({"change", m_file, "--event", "Grade 7", "--sheets", "optional"});
  EXPECT_EQ(goodJson({"status", m_file, "--event", "Grade 7"})["events"][0]["sheetsMissing"], json::array());
}

TEST_F(ContestCommand, AnEventGoesOutInEveryFormat) {
  goodJson({"pair", m_file, "--event", "Grade 7"});
  for (const std::string format : {"trf", "csv", "json", "html"}) {
    const std::string out = "out." + format;
    EXPECT_EQ(goodJson({"export", m_file, "--event", "Grade 7", "--format", format, "-o",
                        m_place.at(out)})["names"],
              "initials");
    const std::string text = m_place.read(out);
    EXPECT_FALSE(text.empty()) << format;
    EXPECT_EQ(text.find("Santos"), std::string::npos) << format << " shows a whole name";
    goodJson({"export", m_file, "--event", "Grade 7", "--format", format, "-o", m_place.at(out), "--names",
              "full"});
    EXPECT_NE(m_place.read(out).find("Santos"), std::string::npos) << format;
  }
  EXPECT_EQ(
      contest({"export", m_file, "--event", "Grade 7", "--format", "doc", "-o", m_file + ".doc"}).status, 2);
}

TEST_F(ContestCommand, PairingWaitsForResults) {
  goodJson({"pair", m_file, "--event", "Grade 7"});
  const auto run = contest({"pair", m_file, "--event", "Grade 7", "--json"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(json::parse(run.out)["reason"], "resultsMissing");
  EXPECT_EQ(goodJson({"pairings", m_file, "--event", "Grade 7"})["round"], 1);
  const json status = goodJson({"status", m_file});
  EXPECT_EQ(status["events"][0]["next"], "enterResults");
  EXPECT_EQ(status["events"][0]["resultsMissing"].size(), 2U);
  EXPECT_EQ(status["events"][0]["roundHeld"], 1);
}

TEST_F(ContestCommand, FinalStandingsAreRefusedWhileAnythingIsOpen) {
  goodJson({"pair", m_file, "--event", "Grade 7"});
  const auto run = contest({"standings", m_file, "--event", "Grade 7", "--final"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("not final yet"));
  EXPECT_EQ(goodJson({"standings", m_file, "--event", "Grade 7"})["provisional"], true);
}

TEST_F(ContestCommand, ACorrectionNeedsNameAndReason) {
  goodJson({"pair", m_file, "--event", "Grade 7"});
  const std::vector<std::string> result = {"result",  m_file, "--event", "Grade 7", "--round", "1",
                                           "--board", "1",    "--blue",  "75",      "--red",   "-72"};
  good(result);
  std::vector<std::string> corrected = result;
  corrected[9] = "70";
  EXPECT_NE(contest(corrected).status, 0);
  corrected.insert(corrected.end(), {"--by", "A. Cruz", "--reason", "sum"});
  const json done = goodJson(corrected);
  EXPECT_EQ(done["correction"], true);
  const json journal = goodJson({"journal", m_file});
  EXPECT_EQ(journal["journal"].back()["by"], "A. Cruz");
  EXPECT_EQ(journal["journal"].back()["reason"], "sum");
}

TEST_F(ContestCommand, ASheetIsStoredAuditedAndAccepted) {
  const json paired = goodJson({"pair", m_file, "--event", "Grade 7"});
  const std::string sheet = DAMATH_TEST_DATA "/sheets/own_side_hides_wrong_sign.sheet";
  const auto run = contest({"sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", sheet,
                            "--accept", "--json", "--by", "A. Cruz", "--reason", "a sample"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "");
  const json stored = json::parse(run.out);
  EXPECT_EQ(stored["version"], 1);
  EXPECT_EQ(stored["accepted"], true);
  EXPECT_EQ(stored["result"], "1-0");
  const json status = goodJson({"status", m_file, "--event", "Grade 7"});
  EXPECT_EQ(status["events"][0]["resultsMissing"].size(), 1U);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

TEST_F(ContestCommand, EveryFormPrints) {
  goodJson({"pair", m_file, "--event", "Grade 7"});
  contest({"sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", "1",
           DAMATH_TEST_DATA "/manual/integer.sheet", "--by", "A. Cruz", "--reason", "a sample"});
  for (const char* form :
       {"scoresheet", "blank",   "continuation", "tally",         "standings",  "pairings", "crosstable",
        "slips",      "checkin", "byboard",      "byname",        "rematches",  "berger",   "review",
        "violations", "journal", "medallists",   "participation", "statements", "register", "fallback"}) {
    const std::string pdf = std::string(form) + ".pdf";
    good({"print", m_file, "--event", "Grade 7", form, "--paper", "LongBond", "-o", m_place.at(pdf)});
    EXPECT_THAT(m_place.read(pdf), StartsWith("%PDF-")) << form;
  }
  const auto bracket = contest({"print", m_file, "--event", "Grade 7", "bracket", "-o", m_place.at("x.pdf")});
  EXPECT_NE(bracket.status, 0) << "a round robin has none";
  EXPECT_THAT(bracket.err, HasSubstr("a bracket needs a knock-out event"));
  good({"print", m_file, "--event", "Grade 7", "scoresheet", "--diagrams", "-o", m_place.at("boards.pdf")});
  good({"print", m_file, "--event", "Grade 7", "byname", "--poster", "2", "-o", m_place.at("poster.pdf")});
  good({"print", m_file, "report", "-o", m_place.at("report.pdf")});
  EXPECT_THAT(m_place.read("report.pdf"), HasSubstr("/Title (DAMATH Contest Report"));
  expectUnusable(contest({"print", m_file, "report", "--event", "Grade 7", "-o", m_place.at("x.pdf")}),
                 "--event does not apply to report");
  expectUnusable(contest({"print", m_file, "--event", "Grade 7", "participation", "--background",
                          m_place.write("x.png", "no picture"), "-o", m_place.at("x.pdf")}),
                 "this is not a picture that can be read");
  good({"print", m_file, "--event", "Grade 7", "blank", "--spare", "3", "-o", m_place.at("spare.pdf")});
  expectUnusable(contest({"print", m_file, "--event", "Grade 7", "poem", "-o", m_place.at("x.pdf")}),
                 "no form 'poem'");
  expectUnusable(
      contest({"print", m_file, "--event", "Grade 7", "tally", "--paper", "A9", "-o", m_place.at("x.pdf")}),
      "paper 'A9'");
  expectUnusable(contest({"print", m_file, "--event", "Grade 7", "tally", "-o", m_place.at("no/such/x.pdf")}),
                 "the file cannot be saved");
  EXPECT_FALSE(m_place.has("x.pdf"));
}

TEST_F(ContestCommand, BadRowsAreListedAndNothingIsImported) {
  const std::string rows = m_place.write("more.csv",
                                         "last,first,school,rating\nCruz,Ben,UPIS,\nDe "
                                         "Leon,Eva,,\nCruz,Ben,UPIS,\nReyes,Al,UPIS,fast\n,Bo,UPIS,\n"
                                         "Ramon,Mario M.,JGMNHS,\n");
  const json before = goodJson({"status", m_file});
  const auto run = contest({"import", m_file, "--event", "Grade 7", rows});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("damath: " + rows + ":3: the school of"));
  EXPECT_THAT(run.err, HasSubstr("damath: " + rows + ":4: "));
  EXPECT_THAT(run.err, HasSubstr("damath: " + rows + ":5: the rating 'fast'"));
  EXPECT_THAT(run.err, HasSubstr("damath: " + rows + ":6: "));
  EXPECT_THAT(run.err, HasSubstr("nothing was imported"));
  EXPECT_EQ(goodJson({"status", m_file}), before);
}

TEST_F(ContestCommand, BadListsAreTold) {
  const auto import = [&](const std::string& name) {
    return contest({"import", m_file, "--event", "Grade 7", m_place.at(name)});
  };
  m_place.write("header.csv", "clan,first,school\nA,B,C\n");
  expectUnusable(import("header.csv"), "header.csv:1: the heading 'clan' is unknown");
  m_place.write("binary.csv", std::string("\x7f"
                                          "ELF\0",
                                          5));
  expectUnusable(import("binary.csv"), "binary.csv:1: ");
  m_place.write("big.csv", std::string(5 << 20, 'x'));
  expectUnusable(import("big.csv"), "larger than 4 MiB");
  expectUnusable(import("none.csv"), "this file does not exist");
}

TEST_F(ContestCommand, AnEventTakesAnyProfile) {
  for (const std::string profile : {"manual", "damath-json", "depEd", "classic-dama-first"}) {
    good({"event", m_file, "--name", profile, "--set", "integer", "--ruleset", profile, "--system",
          "roundRobin"});
  }
}

TEST_F(ContestCommand, UnknownThingsAreTold) {
  expectUnusable(contest({"pair", m_file, "--event", "Grade 9"}), "no event 'Grade 9'");
  expectUnusable(contest({"event", m_file, "--name", "x", "--set", "nix", "--system", "swiss"}),
                 "chip set 'nix'");
  expectUnusable(contest({"event", m_file, "--name", "x", "--set", "integer", "--system", "ladder"}),
                 "system 'ladder'");
  expectUnusable(contest({"event", m_file, "--name", "x", "--set", "integer", "--ruleset", "nix", "--system",
                          "roundRobin"}),
                 "ruleset 'nix'");
  expectUnusable(contest({"result", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", "--blue",
                          "x", "--red", "1"}),
                 "“x” is not a number");
  expectUnusable(contest({"result", m_file, "--event", "Grade 7", "--round", "9", "--board", "1", "--blue",
                          "2", "--red", "1"}),
                 "no game");
  expectUnusable(contest({"create", m_file, "--name", "again"}), "already exists");
}

TEST_F(ContestCommand, ABackupIsAWholeContest) {
  good({"backup", m_file, m_place.at("copy.contest")});
  EXPECT_EQ(contest({"verify", m_place.at("copy.contest")}).status, 0);
  expectUnusable(contest({"backup", m_file, m_place.at("copy.contest")}), "already exists");
}

// SQLite does not write into a file that is shorter than its first page says. A restore replaces such a file.
TEST_F(ContestCommand, ADamagedFileIsReplacedByABackup) {
  const std::string backup = m_place.at("copy.contest");
  good({"backup", m_file, backup});
  const std::string whole = m_place.read("c.contest");
  for (const std::size_t left : {std::size_t{0}, std::size_t{100}, std::size_t{5000}, whole.size() - 1}) {
    m_place.write("c.contest", whole.substr(0, left));
    const CommandResult run =
        contest({"restore", m_file, backup, "--by", "Reyes", "--reason", "cut off", "--confirm", "4"});
    EXPECT_EQ(run.status, 0) << left << '\n' << run.err;
    EXPECT_THAT(run.out, ::testing::HasSubstr("there was no readable previous file, so none was saved"));
    EXPECT_EQ(contest({"verify", m_file}).status, 0) << left;
    EXPECT_FALSE(m_place.has("c.contest.restored")) << left;
  }
}

// The command is stopped right before each of its calls that change files, and the file is moved meanwhile.
// Only a command that has already begun to write its change completes it, in the moved file.
TEST_F(ContestCommand, AFileThatIsMovedMeanwhileStaysAsItWas) {
  // This change makes the backup that is due, so that the next change makes none.
  good({"pair", m_file, "--event", "Grade 7"});
  const std::string before = m_place.read("c.contest");
  const std::string away = m_place.at("away.contest");
  const std::vector<std::string> result = {"contest", "result", m_file,    "--event", "Grade 7",
                                           "--round", "1",      "--board", "1",       "--blue",
                                           "75",      "--red",  "-72"};
  int refused = 0;
  int completed = 0;
  for (int call = 1;; ++call) {
    SCOPED_TRACE("moved before call " + std::to_string(call));
    m_place.write("c.contest", before);
    bool isMoved = false;
    const CommandResult run = m_place.damathPausedAt(
        call,
        [&] {
          isMoved = true;
          std::filesystem::rename(m_file, away);
        },
        result);
    if (!isMoved) break;
    EXPECT_FALSE(m_place.has("c.contest"));
    EXPECT_FALSE(m_place.has("c.contest-journal"));
    EXPECT_FALSE(m_place.has("away.contest-journal"));
    EXPECT_EQ(contest({"verify", away}).status, 0);
    if (run.status == 0) {
      ++completed;
      EXPECT_NE(m_place.read("away.contest"), before);
    } else if (run.err.find("there is no such file") != std::string::npos) {
      EXPECT_EQ(refused + completed, 0) << "the file is not open yet";
      EXPECT_EQ(m_place.read("away.contest"), before);
    } else {
      ++refused;
      EXPECT_EQ(completed, 0) << "a change that is being written is completed";
      expectUnusable(
          run, "the contest file was moved, deleted or replaced while it was open; nothing was changed");
      EXPECT_EQ(m_place.read("away.contest"), before);
    }
    std::filesystem::remove(away);
  }
  EXPECT_GE(refused, 2) << "the first change of a page, and the commit";
}

TEST_F(ContestCommand, FilesThatAreNoContests) {
  expectUnusable(contest({"status", m_place.at("no.contest")}), "no such file");
  expectUnusable(contest({"status", m_place.at("")}), "folder");
  const std::string text = m_place.write("text.contest", "hello\n");
  expectUnusable(contest({"status", text}), "text.contest");
  EXPECT_EQ(m_place.read("text.contest"), "hello\n");
  const std::string empty = m_place.write("empty.contest", "");
  expectUnusable(contest({"status", empty}), "empty.contest");
}

TEST_F(ContestCommand, ADamagedFileIsToldAndLeftAlone) {
  std::string bytes = m_place.read("c.contest");
  ASSERT_GT(bytes.size(), 8192U);
  bytes.resize(bytes.size() / 2);
  const std::string broken = m_place.write("broken.contest", bytes);
  const auto run = contest({"status", broken});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("damaged"));
  EXPECT_EQ(m_place.read("broken.contest"), bytes);
}

// Bytes 60 to 63 of an SQLite file hold its user version, big-endian.
TEST_F(ContestCommand, AFileOfANewerProgramIsToldAndLeftAlone) {
  std::string bytes = m_place.read("c.contest");
  bytes[62] = '\x7f';
  const std::string newer = m_place.write("newer.contest", bytes);
  const auto run = contest({"status", newer});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("newer"));
  EXPECT_EQ(m_place.read("newer.contest"), bytes);
}

TEST_F(ContestCommand, AFileOfATestVersionIsToldAndLeftAlone) {
  std::string bytes = m_place.read("c.contest");
  bytes[63] = '\x07';
  const std::string old = m_place.write("old.contest", bytes);
  for (const char* command : {"status", "verify", "journal"}) {
    const auto run = contest({command, old});
    EXPECT_EQ(run.status, 2) << command;
    EXPECT_THAT(run.err,
                ::testing::AllOf(HasSubstr("test version"), HasSubstr("version 7"), HasSubstr("version 11")));
  }
  EXPECT_EQ(m_place.read("old.contest"), bytes);
}

TEST_F(ContestCommand, AFolderThatCannotBeWrittenIsTold) {
  // /proc accepts no new files, not even from root.
  const auto run = contest({"create", "/proc/c.contest", "--name", "x"});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, StartsWith("damath: /proc/c.contest: "));
}

}  // namespace
}  // namespace damath::cli
