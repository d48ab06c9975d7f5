// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of import and export of a whole contest: the JSON document, tournament reports, and lists with a
// preview.
#include <algorithm>

#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

class ContestExchange : public ContestCommand {
 protected:
  void SetUp() override {
    m_file = m_place.at("c.damath");
    make(m_file);
    good({"import", m_file, "--event", "Grade 7", m_place.write("players.csv", kPlayers)});
  }

  void make(const std::string& file) const {
    good({"create", file, "--name", "Division Damath"});
    good({"event", file, "--name", "Grade 7", "--set", "integer", "--system", "swiss", "--rounds", "3"});
  }
  void playRound(int round) const {
    good({"pair", m_file, "--event", "Grade 7"});
    for (const std::string board : {"1", "2"}) {
      good({"result", m_file, "--event", "Grade 7", "--round", std::to_string(round), "--board", board,
            "--blue", "40", "--red", "7"});
    }
  }
};

TEST_F(ContestExchange, TheWholeContestAsOneDocumentAndBack) {
  playRound(1);
  const json out = goodJson({"export", m_file, "--format", "json", "-o", m_place.at("whole.json")});
  EXPECT_EQ(out["names"], "full");
  EXPECT_EQ(out["whole"], true);
  EXPECT_EQ(out["tables"]["player"], 4);
  EXPECT_THAT(good({"export", m_file, "--format", "json", "-o", m_place.at("again.json")}).out,
              HasSubstr("for the public, export an event"));
  EXPECT_EQ(m_place.read("again.json"), m_place.read("whole.json"));

  const json made = goodJson({"create", m_place.at("new.damath"), "--from", m_place.at("whole.json")});
  EXPECT_EQ(made["tables"], out["tables"]);
  EXPECT_EQ(contest({"verify", m_place.at("new.damath")}).status, 0);
  good({"export", m_place.at("new.damath"), "--format", "json", "-o", m_place.at("again.json")});
  EXPECT_EQ(m_place.read("again.json"), m_place.read("whole.json"));
  EXPECT_EQ(goodJson({"undo", m_place.at("new.damath")})["undone"][0]["action"], "setResult");
  expectUnusable(contest({"create", m_file, "--from", m_place.at("whole.json")}), "already exists");
}

// An export of the whole contest always has full names and all fields. So options of an event, such as
// --names, are refused: a user who asks for initials must not get full names.
TEST_F(ContestExchange, TheWholeContestHasNoOptionsOfAnEvent) {
  const std::string out = m_place.at("whole.json");
  const auto refused = [&](std::vector<std::string> more, const std::string& expected) {
    std::vector<std::string> arguments = {"export", m_file, "-o", out, "--format", "json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    expectUnusable(contest(arguments), expected);
    EXPECT_FALSE(m_place.has("whole.json"));
  };
  refused({"--names", "initials"}, "--names");
  refused({"--grade"}, "--grade");
  refused({"--coach"}, "--coach");
  refused({"--what", "results"}, "--what");
  refused({"--trf", "16"}, "--trf");
  expectUnusable(contest({"export", m_file, "-o", out, "--format", "trf"}), "--event");
  expectUnusable(contest({"create", m_place.at("n.damath"), "--from", out, "--name", "x"}),
                 "leave out --name");
  expectUnusable(contest({"create", m_place.at("n.damath")}), "--name");
}

TEST_F(ContestExchange, ABrokenDocumentIsToldWithItsLine) {
  good({"export", m_file, "--format", "json", "-o", m_place.at("whole.json")});
  std::string text = m_place.read("whole.json");
  const std::size_t place = text.find("importPlayers");
  text.replace(place, 6, "enters");
  const std::string line =
      std::to_string(1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place), '\n'));
  const std::string broken = m_place.write("broken.json", text);
  const std::string made = m_place.at("made.damath");
  expectUnusable(contest({"create", made, "--from", broken}),
                 "damath: " + broken + ":" + line +
                     ": table 'journal', row 3: the digest is wrong: the row was changed");
  expectUnusable(contest({"create", made, "--from", broken, "--lang", "fil"}), "binago ang hilera");
  m_place.write("half.json", text.substr(0, text.size() / 2));
  expectUnusable(contest({"create", made, "--from", m_place.at("half.json")}),
                 "the end of the document is missing");
  expectUnusable(contest({"create", made, "--from", m_place.at("none.json")}), "this file does not exist");
  expectUnusable(contest({"create", made, "--from", m_place.at("players.csv")}), "this is not JSON");
  EXPECT_FALSE(m_place.has("made.damath"));
}

TEST_F(ContestExchange, TheJournalSaysWhichListPlayersCameFrom) {
  const json row = goodJson({"journal", m_file})["journal"].back();
  EXPECT_EQ(row["action"], "importPlayers");
  EXPECT_EQ(row["reason"], "players.csv");
  good({"event", m_file, "--name", "Grade 8", "--set", "integer", "--system", "roundRobin"});
  good({"import", m_file, "--event", "Grade 8", m_place.write("more.csv", kPlayers), "--reason",
        "the same play twice"});
  EXPECT_EQ(goodJson({"journal", m_file})["journal"].back()["reason"], "the same play twice");
}

// Open games are left out because other pairing programs refuse them.
TEST_F(ContestExchange, AReportLeavesOutTheRoundThatIsBeingPlayed) {
  playRound(1);
  std::vector<std::string> words = {"export",   m_file, "--event", "Grade 7",
                                    "--format", "trf",  "-o",      m_place.at("out.trf")};
  EXPECT_FALSE(goodJson(words).contains("leftOut"));
  const std::string finished = m_place.read("out.trf");
  good({"pair", m_file, "--event", "Grade 7"});
  EXPECT_EQ(goodJson(words)["leftOut"], 2);
  EXPECT_EQ(m_place.read("out.trf"), finished);
  EXPECT_THAT(good(words).out, HasSubstr("round 2 is not finished, so it is not in the report"));
  words[5] = "csv";
  words[7] = m_place.at("out.csv");
  EXPECT_FALSE(goodJson(words).contains("leftOut"));
}

TEST_F(ContestExchange, AReportIsToldByItsContentAndTakenOver) {
  playRound(1);
  playRound(2);
  good({"export", m_file, "--event", "Grade 7", "--format", "trf", "--names", "full", "-o",
        m_place.at("swiss.txt")});
  const std::string other = m_place.at("other.damath");
  make(other);
  const std::vector<std::string> import = {"import", other, "--event", "Grade 7", m_place.at("swiss.txt")};
  const auto unnamed = contest(import);
  EXPECT_NE(unnamed.status, 0);
  std::vector<std::string> named = import;
  named.insert(named.end(), {"--by", "Gng. Reyes", "--reason", "nalaro sa ibang programa"});
  const json done = goodJson(named);
  EXPECT_EQ(done["players"], 4);
  EXPECT_EQ(done["rounds"], 2);
  EXPECT_EQ(done["games"], 4);
  EXPECT_EQ(done["results"], 4);
  EXPECT_EQ(done["care"][0]["code"], "reportTaken");
  good({"export", other, "--event", "Grade 7", "--format", "trf", "--names", "full", "-o",
        m_place.at("again.trf")});
  EXPECT_EQ(m_place.read("again.trf"), m_place.read("swiss.txt"));
  EXPECT_EQ(contest({"verify", other}).status, 0);
  const auto twice = contest({"import", other, "--event", "Grade 7", m_place.at("swiss.txt"), "--json"});
  EXPECT_EQ(twice.status, 1);
  EXPECT_EQ(json::parse(twice.out)["reason"], "entriesPresent");
}

// A text without the marks of a tournament report and without a comma counts as a report if its file name
// ends with .trf or .trfx, in capital or small letters. The errors are then those of a report.
TEST_F(ContestExchange, ABrokenReportIsOneByItsName) {
  good({"event", m_file, "--name", "B", "--set", "integer", "--system", "swiss"});
  for (const char* const name : {"a.trf", "a.TRF", "a.trfx", "a.Trfx"}) {
    const auto run = contest({"import", m_file, "--event", "B", m_place.write(name, "no tags at all\n"),
                              "--by", "R", "--reason", "x"});
    EXPECT_EQ(run.status, 2) << name;
    EXPECT_THAT(run.err, HasSubstr("nothing was imported")) << name;
  }
}

TEST_F(ContestExchange, EveryReasonAgainstAReportIsALine) {
  good({"event", m_file, "--name", "B", "--set", "integer", "--system", "swiss"});
  const std::string trf = m_place.write("bad.trf", "012 Ulat\n001    x      Cruz, Ana\n001\t2\tReyes, Ben\n");
  const auto run = contest({"import", m_file, "--event", "B", trf, "--by", "R", "--reason", "x"});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("bad.trf:2: column 8: 'x' is not a number"));
  EXPECT_THAT(run.err, HasSubstr("bad.trf:3: column 4: a tab"));
  EXPECT_THAT(run.err, HasSubstr("nothing was imported"));
  EXPECT_THAT(run.err, Not(HasSubstr("--partly"))) << "no player is left";
  const std::string gap = m_place.write("gap.trf", "001    1      Cruz\n001    3      Reyes, Ben\n");
  const auto misfit =
      contest({"import", m_file, "--event", "B", gap, "--by", "R", "--reason", "x", "--lang", "fil"});
  EXPECT_THAT(misfit.err, HasSubstr("walang manlalarong may start number 2"));
  EXPECT_THAT(misfit.err, HasSubstr("kulang sa apelyido o pangalan"));
  expectUnusable(contest({"import", m_file, "--event", "B", m_place.at("players.csv"), "--players-only"}),
                 "--players-only");
}

// Returns the lines of a player in a report.
std::string playerLines(int number, std::string name, const std::string& points, const std::string& rounds) {
  name.resize(33, ' ');
  const std::string own = std::to_string(number);
  return "001    " + own + "      " + name + std::string(33, ' ') + points + "    " + own + "  " + rounds +
         "\nDAT 000" + own + " GROUP Rizal\n";
}

// Returns a report of four players: a half-point bye, a name without a comma, a list of a team, contradicting
// results.
std::string oddReport() {
  return "012 Ulat\n013 Team A                             1    2\n" +
         playerLines(1, "Cruz, Ana", " 1.5", "   2 w 1     3 w =") +
         playerLines(2, "Reyes, Ben", " 1.0", "   1 b 0     4 w 1") +
         playerLines(3, "Uy Bo", " 1.5", "0000 - H     1 b 1") +
         playerLines(4, "Go, Al", " 0.0", "0000 - Z     2 b 0");
}

TEST_F(ContestExchange, AReportIsImportedInPartIfTheUserWants) {
  good({"event", m_file, "--name", "B", "--set", "integer", "--system", "swiss", "--rounds", "3"});
  const std::string trf = m_place.write("odd.trf", oddReport());
  const std::vector<std::string> import = {"import", m_file, "--event",  "B", trf,
                                           "--by",   "R",    "--reason", "x"};
  const auto with = [&import](std::vector<std::string> more) {
    more.insert(more.begin(), import.begin(), import.end());
    return more;
  };
  const auto refused = contest(import);
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("odd.trf:7: player 3, round 1: the report has a bye with points"));
  EXPECT_THAT(refused.err, HasSubstr("odd.trf:3: player 1, round 2: the result contradicts the result of 3"));
  EXPECT_THAT(refused.err, HasSubstr("add --partly to import what can be read"));
  EXPECT_THAT(refused.err, HasSubstr("add --players-only to import the players"));
  EXPECT_EQ(goodJson({"status", m_file, "--event", "B"})["events"][0]["players"], 0);

  const json alone = goodJson(with({"--players-only", "--preview"}));
  EXPECT_EQ(alone["rows"].size(), 4U);
  EXPECT_EQ(alone["leftOut"], json::array());
  ASSERT_THAT(alone["reportNotes"], SizeIs(2));
  EXPECT_EQ(alone["reportNotes"][0]["line"], 2);
  EXPECT_EQ(alone["reportNotes"][1]["line"], 7);
  EXPECT_THAT(alone["reportNotes"][1]["message"].get<std::string>(), HasSubstr("'Uy, Bo'"));

  const json preview = goodJson(with({"--partly", "--preview"}));
  EXPECT_EQ(preview["rounds"], 2);
  EXPECT_THAT(preview["leftOut"].dump(), HasSubstr("bye with points"));
  const std::string page = good(with({"--partly"})).out;
  EXPECT_THAT(page, HasSubstr("read in part"));
  EXPECT_THAT(page, HasSubstr("line 7, player 3, round 1: the report has a bye"));
  EXPECT_THAT(page, HasSubstr("line 2, team 'Team A' (013) was passed over"));
  const json pairings = goodJson({"pairings", m_file, "--event", "B", "--round", "2"});
  EXPECT_EQ(pairings["boards"].size(), 2U);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
  expectUnusable(contest({"import", m_file, "--event", "B", m_place.at("players.csv"), "--partly"}),
                 "--partly");
}

class ContestPreview : public ContestExchange {
 protected:
  void SetUp() override {
    ContestExchange::SetUp();
    good({"event", m_file, "--name", "Open", "--set", "integer", "--system", "swiss"});
    m_list =
        m_place.write("open.csv",
                      "last,first,school\nRamon,Mario M.,JGMNHS\nArroyo,Gloria,ADMU\nSantos,Ana,Rizal HS\n"
                      "Uy,Bo,Mabini HS\n");
  }
  std::vector<std::string> import(const std::vector<std::string>& more) const {
    std::vector<std::string> arguments = {"import", m_file, "--event", "Open"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    arguments.push_back(m_list);
    return arguments;
  }

  std::string m_list;
};

TEST_F(ContestPreview, ShowsWhatEachRowWouldBeAndChangesNothing) {
  const json before = goodJson({"journal", m_file});
  const json shown = goodJson(import({"--preview"}));
  ASSERT_THAT(shown["rows"], SizeIs(4));
  EXPECT_EQ(shown["rows"][0]["match"], "new");
  EXPECT_EQ(shown["rows"][1]["match"], "known");
  EXPECT_EQ(shown["rows"][1]["player"], 2);
  EXPECT_EQ(shown["rows"][2]["line"], 4);
  EXPECT_EQ(shown["rows"][2]["match"], "alike");
  EXPECT_EQ(shown["rows"][2]["player"], nullptr);
  const json& candidate = shown["rows"][2]["candidates"][0];
  EXPECT_EQ(candidate["school"], "UPIS");
  EXPECT_EQ(candidate["entries"][0]["event"], "Grade 7");
  EXPECT_EQ(candidate["entries"][0]["entry"], 4);
  EXPECT_EQ(shown["newSchools"], json::array({"Rizal HS", "Mabini HS"}));
  EXPECT_EQ(shown["faults"], json::array());
  const std::string page = good(import({"--preview"})).out;
  EXPECT_THAT(page, HasSubstr("line 4     similar    Santos, Ana (Rizal HS)\n"));
  EXPECT_THAT(page, HasSubstr("Santos, Ana (UPIS, 7; no. 4 of Grade 7)\n"));
  EXPECT_THAT(page, HasSubstr("new: 2, known: 1, similar: 1, refused: 0; nothing was changed\n"));
  EXPECT_THAT(good(import({"--preview", "--lang", "fil"})).out, HasSubstr("kahawig"));
  EXPECT_EQ(goodJson({"journal", m_file}), before);
}

TEST_F(ContestPreview, ListsWhatIsRefusedAmongTheOthers) {
  m_list =
      m_place.write("bad.csv", "last,first,school,rating\nUy,Bo,Mabini HS,\nGo,Al,,\nLim,Cy,UPIS,fast\n");
  const auto run = contest(import({"--preview", "--json"}));
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "");
  const json shown = json::parse(run.out);
  EXPECT_THAT(shown["rows"], SizeIs(1));
  EXPECT_EQ(shown["faults"][0]["line"], 3);
  EXPECT_EQ(shown["faults"][0]["reason"], "missingSchool");
  EXPECT_EQ(shown["faults"][1]["reason"], "badRating");
  const std::string page = contest(import({"--preview"})).out;
  EXPECT_THAT(page, HasSubstr("line 3     refused    the school of Go, Al is missing; add it\n"));
}

TEST_F(ContestPreview, DecidesLineByLine) {
  json shown = goodJson(import({"--preview", "--same", "4", "--different", "3"}));
  EXPECT_EQ(shown["rows"][2]["player"], 4);
  EXPECT_EQ(shown["rows"][1]["player"], nullptr);
  EXPECT_EQ(shown["newSchools"], json::array({"Mabini HS"}));
  shown = goodJson(import({"--preview", "--same", "3,4:1"}));
  EXPECT_EQ(shown["rows"][1]["player"], 2);
  EXPECT_EQ(shown["rows"][2]["player"], 4);

  const json done = goodJson(import({"--same", "4"}));
  EXPECT_EQ(done["players"], 4);
  EXPECT_EQ(done["alike"], json::array());
  // Six players in all: Santos and Arroyo are in both events.
  EXPECT_EQ(goodJson({"export", m_file, "--format", "json", "-o", m_place.at("w.json")})["tables"]["player"],
            6);
}

TEST_F(ContestPreview, WhoIsUndecidedIsEnteredAsNewAndTold) {
  const json done = goodJson(import({}));
  EXPECT_EQ(done["alike"], json::array({4}));
  EXPECT_EQ(goodJson({"export", m_file, "--format", "json", "-o", m_place.at("w.json")})["tables"]["player"],
            7);
}

TEST_F(ContestPreview, DecisionsThatAreNone) {
  const auto refused = [&](const std::vector<std::string>& more, const std::string& expected) {
    expectUnusable(contest(import(more)), expected);
  };
  refused({"--same", "x"}, "'x' is not a line");
  refused({"--same", "0"}, "'0' is not a line");
  refused({"--same", "4:"}, "'4:' is not a line");
  refused({"--different", "4:2"}, "'4:2' is not a line");
  refused({"--same", "9"}, "line 9 has no player");
  refused({"--same", "5"}, "no known player has the name in line 5");
  refused({"--same", "4:2"}, "similar players for line 4: 1; there is no number 2");
  refused({"--same", "4", "--different", "4"}, "line 4 is given twice");
  EXPECT_EQ(goodJson({"status", m_file, "--event", "Open"})["events"][0]["players"], 0);
}

}  // namespace
}  // namespace damath::cli
