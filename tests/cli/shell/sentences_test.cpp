// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the command's messages: whole words, the information for the next step, and short enough to read.
#include <SQLiteCpp/Database.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <set>

#include "tests/cli/contest/contest_fixture.hpp"
#include "tests/support/small_disk.hpp"

namespace damath::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

class Sentences : public ContestCommand {
 protected:
  // Pairs the first round and enters a win of BLUE on its first board.
  void begin() const {
    good({"pair", m_file, "--event", "Grade 7"});
    good(firstResult("75", "-72"));
  }
  std::vector<std::string> firstResult(const std::string& blue, const std::string& red) const {
    return {"result",  m_file, "--event", "Grade 7", "--round", "1",
            "--board", "1",    "--blue",  blue,      "--red",   red};
  }
  static std::vector<std::string> with(std::vector<std::string> arguments,
                                       const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
  // Changes the file from outside, as another program could.
  void spoil(const std::string& sql) const {
    SQLite::Database database(m_file, SQLite::OPEN_READWRITE);
    database.exec("PRAGMA foreign_keys = OFF");
    database.exec(sql);
  }
};

TEST_F(Sentences, StartNumbersStandBeforeNames) {
  const std::string paired = good({"pair", m_file, "--event", "Grade 7"}).out;
  for (const char* seat : {"#1 Ramon, Mario M. (JGMNHS)", "#2 Arroyo, Gloria (ADMU)",
                           "#3 Peña, José (JGMNHS)", "#4 Santos, Ana (UPIS)"}) {
    EXPECT_THAT(paired, HasSubstr(seat));
  }
  EXPECT_EQ(goodJson({"pairings", m_file, "--event", "Grade 7"})["boards"][0]["blue"]["entry"].is_number(),
            true);
  EXPECT_THAT(good({"standings", m_file, "--event", "Grade 7"}).out, ContainsRegex("#4 +Santos, Ana"));
}

TEST_F(Sentences, TheJournalTellsEventBoardAndFigures) {
  begin();
  good(with(firstResult("70", "-72"), {"--by", "A. Cruz", "--reason", "sum"}));
  good({"undo", m_file, "--by", "A. Cruz"});
  const std::string told = good({"journal", m_file}).out;
  EXPECT_THAT(told, ContainsRegex(
                        "a result was entered: Grade 7, round 1 board 1, [^:]+ – [^:]+: 1–0 \\(75 : −72\\)"));
  EXPECT_THAT(told, ContainsRegex("a result was corrected: Grade 7, round 1 board 1, [^:]+ – [^:]+:"
                                  " 1–0 \\(70 : −72\\) \\(before: 1–0 \\(75 : −72\\)\\) – sum"));
  EXPECT_THAT(told,
              HasSubstr("a change was undone: row 7, a result was corrected: Grade 7, round 1 board 1"));
  EXPECT_THAT(told, HasSubstr("a round was paired: Grade 7, round 1"));
  EXPECT_THAT(told, Not(HasSubstr("setResult")));
  EXPECT_THAT(told, Not(HasSubstr("game 1")));
}

TEST_F(Sentences, RowsOfAnotherComputerHaveNumbersOfTheirOwn) {
  good({"pair", m_file, "--event", "Grade 7"});
  const std::string other = m_place.at("other.contest");
  good({"split", m_file, "--event", "Grade 7", "-o", other});
  good({"result", other, "--event", "Grade 7", "--round", "1", "--board", "1", "--blue", "5", "--red", "1"});
  good({"merge", m_file, other});
  const std::string told = good({"journal", m_file}).out;
  EXPECT_THAT(told, ContainsRegex(
                        "[0-9]·1 .*a result was entered: Grade 7, round 1 board 1, [^:]+: 1–0 \\(5 : 1\\)"));
  EXPECT_THAT(told, HasSubstr("marks a row from another computer"));
  const json rows = goodJson({"journal", m_file})["journal"];
  EXPECT_EQ(rows.front()["branch"], nullptr);
}

TEST_F(Sentences, TimesAreLocalInTextAndUniversalInJson) {
  ::setenv("TZ", "Asia/Manila", 1);
  const std::string manila = good({"journal", m_file}).out;
  ::setenv("TZ", "UTC0", 1);
  const std::string universal = good({"journal", m_file}).out;
  const std::string at = goodJson({"journal", m_file})["journal"][0]["at"];
  ::unsetenv("TZ");
  EXPECT_EQ(at.back(), 'Z');
  EXPECT_THAT(universal, HasSubstr(at.substr(0, 10) + " " + at.substr(11, 8)));
  EXPECT_NE(manila.substr(0, manila.find('\n')), universal.substr(0, universal.find('\n')));
}

TEST_F(Sentences, AMistypedWordIsAnsweredWithTheRightOne) {
  expectUnusable(m_place.damath({"audti", "x"}), "did you mean 'audit'?");
  expectUnusable(contest({"stauts", m_file}), "did you mean 'status'?");
  expectUnusable(contest({"pairing", m_file}), "did you mean 'pairings'?");
  expectUnusable(contest({"pairings", m_file, "--evnt", "Grade 7"}), "did you mean --event?");
  expectUnusable(m_place.damath({"poem"}), "'poem' is not a command; see");
}

TEST_F(Sentences, HelpIsACommandToo) {
  EXPECT_EQ(m_place.damath({"help"}).out, m_place.damath({"--help"}).out);
  EXPECT_EQ(m_place.damath({"help", "contest", "pair"}).out,
            m_place.damath({"contest", "pair", "--help"}).out);
  EXPECT_EQ(contest({"help", "pair"}).out, contest({"pair", "--help"}).out);
  EXPECT_EQ(m_place.damath({"help", "audit"}).status, 0);
}

TEST_F(Sentences, ConfirmationIsOfferedWhereSomethingChanges) {
  for (const std::string command : {"status", "standings", "schools", "print", "export", "verify", "journal",
                                    "pairings", "clashes", "copies", "backup"}) {
    EXPECT_THAT(contest({command, "--help"}).out, Not(HasSubstr("--reason"))) << command;
    EXPECT_EQ(contest({command, m_file, "--by", "X"}).status, 2) << command;
  }
  for (const std::string command :
       {"result", "sheet", "undo", "unpair", "rule", "restore", "change", "practice"}) {
    EXPECT_THAT(contest({command, "--help"}).out, AllOf(HasSubstr("--by"), HasSubstr("--confirm")))
        << command;
  }
}

TEST_F(Sentences, OneRefusalNamesEverythingThatIsNeeded) {
  begin();
  const auto plain = contest(firstResult("70", "-72"));
  EXPECT_NE(plain.status, 0);
  EXPECT_THAT(plain.err, AllOf(HasSubstr("round 1 board 1 (Ramon, Mario M. – Santos, Ana)"),
                               HasSubstr("it was 1–0 (75 : −72)"),
                               HasSubstr("to continue, add --by NAME --reason WHY\n")));
  good({"result", m_file, "--event", "Grade 7", "--round", "1", "--board", "2", "--blue", "1", "--red", "2"});
  good({"pair", m_file, "--event", "Grade 7"});
  const auto later = contest(firstResult("70", "-72"));
  EXPECT_THAT(later.err,
              AllOf(HasSubstr("it was 1–0 (75 : −72)"), HasSubstr("Later rounds are already paired"),
                    HasSubstr("to continue, add --by NAME --reason WHY --confirm 4\n")));
  const auto named = contest(with(firstResult("70", "-72"), {"--by", "A. Cruz", "--reason", "sum"}));
  EXPECT_EQ(named.status, 1);
  EXPECT_THAT(named.err, HasSubstr("to continue, add --confirm 4\n"));
  good(with(firstResult("70", "-72"), {"--by", "A. Cruz", "--reason", "sum", "--confirm", "4"}));
}

TEST_F(Sentences, HintsCanBeTypedAsTheyStand) {
  const std::string file = m_place.at("our fair.contest");
  good({"create", file, "--name", "x"});
  const auto run = good({"event", file, "--name", "E", "--set", "integer", "--system", "swiss"});
  EXPECT_THAT(run.out, HasSubstr("damath contest undo '" + file + "'"));
}

TEST_F(Sentences, AnEventIsFoundWhateverTheCaseOfItsLetters) {
  EXPECT_EQ(goodJson({"pair", m_file, "--event", "grade 7"})["event"], "Grade 7");
  EXPECT_EQ(goodJson({"standings", m_file, "--event", " GRADE 7 "})["event"], "Grade 7");
  expectUnusable(contest({"pair", m_file, "--event", "Grade 9"}),
                 "no event 'Grade 9' in this contest; its events are 'Grade 7'");
}

TEST_F(Sentences, WhatCannotBeIsRefused) {
  good({"pair", m_file, "--event", "Grade 7"});
  const auto refused = [&](const std::vector<std::string>& words, const std::string& expected) {
    const auto run = contest(words);
    EXPECT_NE(run.status, 0) << ::testing::PrintToString(words);
    EXPECT_THAT(run.err, HasSubstr(expected)) << ::testing::PrintToString(words);
  };
  refused({"absent", m_file, "--event", "Grade 7", "--entry", "1", "--round", "9"},
          "there is no round 9; rounds in the event: 3");
  refused({"withdraw", m_file, "--event", "Grade 7", "--entry", "1", "--rejoin"}, "number 1 has not left");
  refused({"pair", m_file, "--event", "Grade 7", "--by-hand", ""}, "is not a list of boards");
  refused({"create", m_place.at("d.contest"), "--name", "x", "--date", "2026-13-45"},
          "there is no date '2026-13-45'");
  refused({"rename", m_file, "--date", "2026-13-45"}, "there is no date '2026-13-45'");
  refused({"event", m_file, "--name", "x", "--set", "integer", "--system", "groups", "--groups", "1"},
          "--groups");
  refused({"event", m_file, "--name", "x", "--set", "integer", "--system", "swiss", "--legs", "2"},
          "--legs does not apply to an event with the system swiss");
  refused({"event", m_file, "--name", "x", "--set", "integer", "--system", "knockOut", "--groups", "2"},
          "--groups does not apply");
  refused(
      {"import", m_file, "--event", "Grade 7", m_place.write("late.csv", "last,first,school\nUy,Bo,UPIS\n")},
      "damath contest late");
  good({"create", m_place.at("e.contest"), "--name", "x", "--date", "20/11/2026"});
}

TEST_F(Sentences, WhatIsMissingIsNamed) {
  expectUnusable(contest({"merge", m_file, m_place.at("nope")}), "nope: this file does not exist");
  expectUnusable(contest({"restore", m_file, m_place.at("nope")}), "nope: this file does not exist");
  expectUnusable(contest({"restore", m_file, m_file}), "this is the contest file itself");
  expectUnusable(contest({"merge", m_file, m_place.at("")}), "folder");
  {
    SQLite::Database bare(m_place.at("bare.contest"), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    bare.exec("CREATE TABLE something (a)");
    bare.exec("PRAGMA application_id = 1145918536");
  }
  expectUnusable(contest({"status", m_place.at("bare.contest")}), "damaged");
}

TEST_F(Sentences, NobodyIsToldBackAPageOfWhatHeTyped) {
  good({"pair", m_file, "--event", "Grade 7"});
  const std::string long_(100000, '9');
  const std::string nonsense(100000, 'q');
  const std::vector<std::vector<std::string>> commands = {
      firstResult(nonsense, "1"),
      {"result", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", "--ending", nonsense},
      {"pair", m_file, "--event", nonsense},
      {"pair", m_file, "--event", "Grade 7", "--by-hand", nonsense},
      {"rematch", m_file, "--event", "Grade 7", "--entries", nonsense},
      {"renumber", m_file, "--event", "Grade 7", "--order", nonsense},
      {"print", m_file, "--event", "Grade 7", nonsense, "-o", m_place.at("x.pdf")},
      {"export", m_file, "--event", "Grade 7", "--format", nonsense, "-o", m_place.at("x")},
      {"event", m_file, "--name", "x", "--set", nonsense, "--system", "swiss"},
      {"event", m_file, "--name", "x", "--set", "integer", "--system", nonsense},
      {"absent", m_file, "--event", "Grade 7", "--entry", "1", "--round", long_},
      {"undo", m_file, "--to", "-1"},
      {nonsense},
      {"status", m_file, "--" + nonsense}};
  for (const auto& words : commands) {
    const auto run = contest(words);
    EXPECT_NE(run.status, 0) << words[0].substr(0, 20);
    EXPECT_LT(run.err.size(), 600U) << words[0].substr(0, 20);
  }
}

TEST_F(Sentences, AFirstRiskyChangeKeepsOneCopy) {
  begin();
  fs::remove_all(m_place.path("c.backups"));
  good(with(firstResult("70", "-72"), {"--by", "A. Cruz", "--reason", "sum"}));
  EXPECT_EQ(goodJson({"copies", m_file})["copies"].size(), 1U);
  EXPECT_EQ(goodJson({"copies", m_file})["copies"][0]["why"], "resultCorrected");
  const std::string told = good({"copies", m_file}).out;
  EXPECT_THAT(told.substr(0, told.find(m_place.at("c.backups"))),
              HasSubstr("before: a result was corrected"));
  EXPECT_THAT(good({"copies", m_file, "--lang", "fil"}).out, HasSubstr("bago ito: itinama ang resulta"));
}

TEST_F(Sentences, AFileThatIsNoWholeBackupIsListedAsSuch) {
  begin();
  const std::string empty = m_place.at("c.backups/000900-j00001-20261121-183000-time.contest");
  m_place.write("c.backups/000900-j00001-20261121-183000-time.contest", "");
  const json listed = goodJson({"copies", m_file});
  EXPECT_EQ(listed["copies"].back()["file"], empty);
  EXPECT_EQ(listed["copies"].back()["whole"], false);
  EXPECT_EQ(listed["copies"].front()["whole"], true);
  EXPECT_THAT(good({"copies", m_file}).out, HasSubstr("not a whole backup"));
  EXPECT_THAT(good({"copies", m_file, "--lang", "fil"}).out, HasSubstr("hindi buong backup"));
  const auto refused =
      contest({"restore", m_file, empty, "--by", "A. Cruz", "--reason", "sum", "--confirm", "4"});
  EXPECT_NE(refused.status, 0);
}

TEST_F(Sentences, TheSecondFolderIsChosenUsedAndTold) {
  begin();
  EXPECT_TRUE(goodJson({"copies", m_file})["second"].is_null());
  EXPECT_THAT(good({"copies", m_file}).out, HasSubstr("No second folder"));
  const auto missing = contest({"copies", m_file, "--second", m_place.at("usb")});
  EXPECT_EQ(missing.status, 2);
  EXPECT_THAT(missing.err, AllOf(HasSubstr(m_place.at("usb")), HasSubstr("is not a folder")));
  fs::create_directory(m_place.path("usb"));
  EXPECT_THAT(good({"copies", m_file, "--second", m_place.at("usb")}).out,
              AllOf(HasSubstr("last backup"), HasSubstr("the same disk")));
  const json second = goodJson({"copies", m_file})["second"];
  EXPECT_EQ(second["folder"], m_place.at("usb"));
  EXPECT_EQ(second["state"], "there");
  const auto count = [&] {
    std::size_t number = 0;
    for (const auto& each : fs::directory_iterator(second["backups"].get<std::string>())) {
      if (each.path().extension() == ".contest") ++number;
    }
    return number;
  };
  const std::size_t first = count();
  EXPECT_GE(first, 1U);
  good(with(firstResult("70", "-72"), {"--by", "A. Cruz", "--reason", "sum"}));
  EXPECT_EQ(count(), first + 1);
  fs::rename(m_place.path("usb"), m_place.path("pulled out"));
  const auto without = good(with(firstResult("71", "-72"), {"--by", "A. Cruz", "--reason", "sum"}));
  EXPECT_EQ(without.err, "");
  EXPECT_THAT(good({"copies", m_file}).out, AllOf(HasSubstr("last backup"), HasSubstr("not connected")));
  fs::create_directory(m_place.path("usb"));
  EXPECT_THAT(good({"copies", m_file}).out, HasSubstr("not the chosen drive"));
  EXPECT_TRUE(fs::is_empty(m_place.path("usb")));
  EXPECT_TRUE(goodJson({"copies", m_file, "--no-second"})["second"].is_null());
}

TEST_F(Sentences, AFullSecondDriveIsToldAndTheChangeIsMade) {
  begin();
  fs::create_directory(m_place.path("usb"));
  using support::SmallDisk;
  const SmallDisk disk(m_place.path("usb"), 16, SmallDisk::Owner::User);
  good({"copies", m_file, "--second", m_place.at("usb")});
  const std::string drive = goodJson({"copies", m_file})["second"]["backups"].get<std::string>();
  const auto names = [](const fs::path& folder) {
    std::set<std::string> list;
    for (const auto& each : fs::directory_iterator(folder)) {
      if (each.path().filename() != "contest") list.insert(each.path().filename().string());
    }
    for (const char* own : {"lock", "rule", "second"}) list.erase(own);
    return list;
  };
  const std::set<std::string> before = names(drive);
  ASSERT_EQ(names(m_place.path("c.backups")), before);
  disk.fill();
  ASSERT_EQ(fs::space(drive).available, 0U);
  const auto run = contest(with(firstResult("70", "-72"), {"--by", "A. Cruz", "--reason", "sum"}));
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.err, AllOf(HasSubstr("the drive with the second folder " + drive + " is full: the backup"),
                             ContainsRegex("needs [0-9]+\\.[0-9] MB, and 0\\.0 MB are free"),
                             HasSubstr("The contest file itself is saved")));
  EXPECT_THAT(good({"journal", m_file}).out, HasSubstr("1–0 (70 : −72)"));
  const std::set<std::string> beside = names(m_place.path("c.backups"));
  EXPECT_EQ(beside.size(), before.size() + 1);
  for (const std::string& name : beside) good({"verify", m_place.at("c.backups/" + name)});
  EXPECT_EQ(names(drive), before) << "no half backup stays on the drive";
  // With space again, the drive gets the missing backup too.
  disk.makeRoom();
  good(with(firstResult("71", "-72"), {"--by", "A. Cruz", "--reason", "sum"}));
  EXPECT_EQ(names(drive), names(m_place.path("c.backups")));
  EXPECT_EQ(names(drive).size(), before.size() + 2);
}

TEST_F(Sentences, AViolationIsToldInWords) {
  begin();
  const std::vector<std::string> logged = {"violation", m_file,      "--event", "Grade 7", "--round",
                                           "1",         "--board",   "1",       "--entry", "1",
                                           "--kind",    "touchMove", "--by",    "A. Cruz"};
  EXPECT_THAT(good(logged).out, HasSubstr("Ramon, Mario M.: touch move (violation 1)"));
  EXPECT_EQ(goodJson({"violation", m_file, "--event", "Grade 7"})["violations"][0]["kind"], "touchMove");
  EXPECT_THAT(good({"violation", m_file, "--event", "Grade 7", "--lang", "fil"}).out,
              AllOf(HasSubstr("paghawak"), Not(HasSubstr("touchMove"))));
}

TEST_F(Sentences, WhereARestoreStaysUndoSaysSo) {
  const std::string file = m_place.at("new.contest");
  good({"create", file, "--name", "New"});
  EXPECT_THAT(contest({"undo", file}).err, HasSubstr("there is nothing to undo"));
  good({"backup", file, m_place.at("b.contest")});
  good({"event", file, "--name", "Grade 8", "--set", "integer", "--system", "swiss"});
  goodJson(
      {"restore", file, m_place.at("b.contest"), "--by", "A. Cruz", "--reason", "lost", "--confirm", "4"});
  const auto run = contest({"undo", file});
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.err,
              AllOf(HasSubstr("nothing can be undone"), HasSubstr("a backup was restored (A. Cruz")));
  EXPECT_EQ(json::parse(contest({"undo", file, "--json"}).out)["reason"], "changeStays");
}

// A player resigns while ahead: 0–1 (75 : −72) makes no sense without the ending.
TEST_F(Sentences, AnEndingAgainstTheTotalsIsNamed) {
  good({"pair", m_file, "--event", "Grade 7"});
  EXPECT_THAT(good(with(firstResult("75", "-72"), {"--ending", "resignBlue"})).out,
              HasSubstr("0–1 (75 : −72), BLUE resigned"));
  EXPECT_THAT(good({"journal", m_file}).out, HasSubstr("0–1 (75 : −72), BLUE resigned"));
  goodJson({"export", m_file, "--event", "Grade 7", "--format", "html", "-o", m_place.at("x.html")});
  EXPECT_THAT(m_place.read("x.html"), HasSubstr("BLUE resigned"));
}

TEST_F(Sentences, TheHallsNoticeIsSetToldAndTakenBack) {
  begin();
  EXPECT_THAT(good({"notice", m_file}).out, HasSubstr("the hall display has no notice"));
  EXPECT_EQ(goodJson({"notice", m_file})["notice"], nullptr);
  EXPECT_THAT(good({"notice", m_file, " Lunch at 12:00 "}).out, HasSubstr("Lunch at 12:00 (set by "));
  EXPECT_EQ(goodJson({"notice", m_file})["notice"]["line"], "Lunch at 12:00");
  EXPECT_THAT(good({"journal", m_file}).out, HasSubstr("the hall display notice was set"));
  const auto longLine = contest({"notice", m_file, std::string(121, 'a')});
  EXPECT_EQ(longLine.status, 2);
  EXPECT_THAT(longLine.err, HasSubstr("is too long"));
  good({"notice", m_file, ""});
  EXPECT_EQ(goodJson({"notice", m_file})["notice"], nullptr);
  good({"undo", m_file});
  EXPECT_EQ(goodJson({"notice", m_file})["notice"]["line"], "Lunch at 12:00");
}

TEST_F(Sentences, EventsOnTheirWayAreListed) {
  begin();
  EXPECT_THAT(good({"branches", m_file}).out, HasSubstr("no event was moved to another computer"));
  EXPECT_EQ(goodJson({"branches", m_file})["branches"].size(), 0);
  good({"split", m_file, "--event", "Grade 7", "-o", m_place.at("o.contest")});
  EXPECT_THAT(good({"branches", m_file}).out, HasSubstr("'Grade 7' is on another computer; moved by"));
  EXPECT_EQ(goodJson({"branches", m_file})["branches"][0]["part"], "lent");
  EXPECT_EQ(goodJson({"branches", m_place.at("o.contest")})["branches"][0]["part"], "borrowed");
}

// The commands split, reclaim and practice are changes like all others: each reports its confirmed questions
// and its warnings.
TEST_F(Sentences, EveryKindOfChangeTellsItsAnswersAndWarnings) {
  begin();
  EXPECT_EQ(
      goodJson({"split", m_file, "--event", "Grade 7", "-o", m_place.at("o.contest")})["care"][0]["code"],
      "lent");
  const std::vector<std::string> named = {"--by", "A. Cruz", "--reason", "lost", "--confirm", "4"};
  EXPECT_EQ(goodJson(with({"reclaim", m_file, "--event", "Grade 7"}, named))["care"][0]["code"], "takenBack");
  const json branches = goodJson({"branches", m_file})["branches"];
  ASSERT_EQ(branches.size(), 1);
  EXPECT_EQ(branches[0]["event"], "Grade 7");
  EXPECT_EQ(branches[0]["part"], "returned");
  const json practice = goodJson(with({"practice", m_file}, named));
  EXPECT_EQ(practice["care"][0]["code"], "leftOfficial");
  EXPECT_FALSE(practice.contains("undo"));
}

TEST_F(Sentences, ACopyThatCouldNotBeIsToldAfterUndoingToo) {
  begin();
  fs::remove_all(m_place.path("c.backups"));
  m_place.write("c.backups", "no folder");
  const auto undone = contest({"undo", m_file, "--json"});
  EXPECT_EQ(undone.status, 0) << undone.err;
  EXPECT_THAT(undone.err, HasSubstr("but the automatic backup failed"));
  EXPECT_EQ(json::parse(undone.out)["redo"], "damath contest redo " + m_file);
}

// Commands report a row with a broken reference as damage and do not work with it.
TEST_F(Sentences, BrokenReferencesAreDamageToAllButVerify) {
  begin();
  const std::string sound = m_place.read("c.contest");
  const std::vector<std::string> spoils = {"UPDATE game SET blue = 999 WHERE board = 2",
                                           "UPDATE game SET red = 999 WHERE board = 1",
                                           "UPDATE entry SET player = 999 WHERE number = 1",
                                           "UPDATE player SET school = 999",
                                           "UPDATE game SET round = 7",
                                           "DELETE FROM entry WHERE number = 1",
                                           "DELETE FROM player",
                                           "UPDATE entry SET event = 7"};
  const std::vector<std::vector<std::string>> commands = {
      {"status", m_file},
      {"standings", m_file, "--event", "Grade 7"},
      {"schools", m_file},
      {"clashes", m_file},
      {"journal", m_file},
      {"pairings", m_file, "--event", "Grade 7"},
      {"print", m_file, "--event", "Grade 7", "tally", "-o", m_place.at("x.pdf")},
      {"export", m_file, "--event", "Grade 7", "--format", "json", "-o", m_place.at("x.json")},
      {"pair", m_file, "--event", "Grade 7"},
      firstResult("1", "2"),
      {"undo", m_file},
      {"backup", m_file, m_place.at("copy.contest")}};
  for (const std::string& sql : spoils) {
    m_place.write("c.contest", sound);
    spoil(sql);
    for (const auto& words : commands) {
      const auto run = contest(words);
      EXPECT_EQ(run.status, 2) << words[0] << " after " << sql;
      EXPECT_THAT(run.err, HasSubstr("damaged")) << words[0] << " after " << sql;
    }
    const std::string told = contest({"status", m_file}).err;
    EXPECT_THAT(told,
                AllOf(HasSubstr("from the folder next to the file; the name of the folder ends in .backups"),
                      HasSubstr("without its"), Not(HasSubstr("->"))))
        << sql;
    const auto verified = contest({"verify", m_file, "--json"});
    EXPECT_EQ(verified.status, 1) << sql << verified.err;
    EXPECT_THAT(verified.out, HasSubstr("brokenReference")) << sql;
  }
}

// Root may write everywhere. Therefore the command runs as the account "nobody" if the tests run as root.
TEST_F(Sentences, LookingNeedsNoRightToWrite) {
  begin();
  const fs::path folder = m_place.path("");
  fs::permissions(m_file, fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
  fs::permissions(folder, fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read |
                              fs::perms::others_exec);
  for (const std::vector<std::string>& words : {std::vector<std::string>{"status", m_file},
                                                {"standings", m_file, "--event", "Grade 7"},
                                                {"verify", m_file},
                                                {"journal", m_file},
                                                {"pairings", m_file, "--event", "Grade 7"}}) {
    const auto run = m_place.damathOfNobody(with({"contest"}, words));
    EXPECT_EQ(run.status, 0) << words[0] << ": " << run.err;
  }
  EXPECT_THAT(m_place.damathOfNobody(with({"contest"}, firstResult("1", "2"))).err,
              HasSubstr("cannot be changed here"));
  fs::permissions(folder, fs::perms::owner_all);
}

}  // namespace
}  // namespace damath::cli
