// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the commands that a contest day needs: schools and medals, clashes, the school ladder, rulings on
// printed forms, rematches with their sheets, and unpublished rounds.
#include <SQLiteCpp/Database.h>

#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// BLUE's score in line 2 is written as −12; the correct value is −10. The later totals carry this error on.
const char* const kHallSheet =
    "[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n"
    "RC 6 | 6 || RC -9 | -9\nRC -1 | -1 || RC 6 | 6\nRC 4 | 4 || RC 4 | 4\nRC 0 | 0 || RC 0 | 0\n"
    "RC -3 | -3 || RC -3 | -3\nRC 10 | 10 || RC 10 | 10\nRC -7 | -7 || RC -7 | -7\n"
    "RC -11 | -11 || RC -11 | -11\nRC 8 | 8 || RC 8 | 8\nRC -5 | -5 || RC -5 | -5\nRC 2 | 2 || RC 2 | 2\n"
    "TOTAL | 3 || TOTAL | -5\nGRAND | -9 || GRAND | -4\n";

class Hall : public ContestCommand {
 protected:
  // In every game of the event, the player with the greater start number wins.
  void playAll(const std::string& event, int rounds) const {
    for (int round = 1; round <= rounds; ++round) {
      const json paired = goodJson({"pair", m_file, "--event", event});
      for (const json& board : paired["boards"]) {
        goodJson({"result", m_file, "--event", event, "--round", std::to_string(round), "--board",
                  std::to_string(board["board"].get<int>()), "--blue",
                  std::to_string(10 * board["blue"]["entry"].get<int>()), "--red",
                  std::to_string(10 * board["red"]["entry"].get<int>())});
      }
    }
  }
  std::vector<std::string> atBoard(const std::string& command) const {
    return {command, m_file, "--event", "Grade 7", "--round", "1", "--board", "1"};
  }
  static std::vector<std::string> with(std::vector<std::string> arguments,
                                       const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
};

const std::vector<std::string> kNamed = {"--by", "Gng. Reyes", "--reason", "napagkasunduan"};

TEST_F(Hall, SchoolsAreRankedWithMedalsAndReasons) {
  playAll("Grade 7", 3);
  const json table = goodJson({"schools", m_file, "--best", "1"});
  EXPECT_EQ(table["provisional"], false);
  EXPECT_EQ(table["events"], json({"Grade 7"}));
  ASSERT_EQ(table["ranks"].size(), 3U);
  EXPECT_EQ(table["ranks"][0]["team"], "UPIS");
  EXPECT_EQ(table["ranks"][0]["points"], "3");
  EXPECT_EQ(table["ranks"][1]["team"], "JGMNHS");
  EXPECT_EQ(table["ranks"][1]["counted"], 1);
  EXPECT_EQ(table["ranks"][1]["others"], 1);
  EXPECT_EQ(table["ranks"][1]["players"][0]["name"], "Peña, José");
  EXPECT_EQ(table["medals"][0]["gold"], 1);
  EXPECT_EQ(table["medals"][0]["won"][0]["name"], "Santos, Ana");

  const json districts = goodJson({"schools", m_file, "--of", "district"});
  EXPECT_EQ(districts["ranks"][0]["team"], "II");
  EXPECT_EQ(districts["ranks"][0]["within"], "QC");
  EXPECT_THAT(good({"schools", m_file}).out, AllOf(HasSubstr("Peña, José"), HasSubstr("Grade 7: rank 2")));
  EXPECT_THAT(good({"schools", m_file, "--medals", "--lang", "fil"}).out, HasSubstr("ginto: Santos, Ana"));
  expectUnusable(contest({"schools", m_file, "--of", "town"}), "'town'");
  expectUnusable(contest({"schools", m_file, "--event", "Grade 9"}), "'Grade 9'");
}

TEST_F(Hall, SchoolsGoOutWithoutTheirPlayers) {
  playAll("Grade 7", 3);
  for (const char* what : {"schools", "medals"}) {
    for (const std::string format : {"csv", "json", "html"}) {
      const std::string out = std::string(what) + "." + format;
      goodJson({"export", m_file, "--what", what, "--format", format, "-o", m_place.at(out)});
      EXPECT_THAT(m_place.read(out), AllOf(HasSubstr("UPIS"), Not(HasSubstr("Santos")))) << out;
    }
    const std::string pdf = std::string(what) + ".pdf";
    good({"print", m_file, what, "--event", "Grade 7", "-o", m_place.at(pdf)});
    EXPECT_THAT(m_place.read(pdf), StartsWith("%PDF-"));
  }
  EXPECT_THAT(m_place.read("schools.csv"),
              HasSubstr("rank,team,within,points,counted,others,singleRanks,levelWith\n1,UPIS,,3,1,0,1,\n"));
  EXPECT_THAT(m_place.read("medals.csv"), HasSubstr("1,UPIS,,1,0,0\n"));
  expectUnusable(contest({"export", m_file, "--what", "schools", "--format", "trf", "-o", m_place.at("x")}),
                 "'trf'");
  expectUnusable(contest({"print", m_file, "tally", "-o", m_place.at("x.pdf")}), "--event");
}

TEST_F(Hall, ClashesAreListedAndTold) {
  EXPECT_EQ(goodJson({"clashes", m_file})["clashes"], json::array());
  good({"event", m_file, "--name", "Grade 8", "--set", "rational", "--system", "swiss", "--level", "8"});
  const json done = goodJson({"import", m_file, "--event", "Grade 8", m_place.write("more.csv", kPlayers)});
  // Two notes for each of the four players: the player is in two events, and has grade 7 in an event of
  // level 8.
  ASSERT_EQ(done["notes"].size(), 8U);
  EXPECT_EQ(done["notes"][0]["code"], "severalEvents");
  EXPECT_EQ(done["notes"][0]["level"], 1);
  EXPECT_EQ(done["notes"][0]["detail"], "Grade 7, Grade 8");
  EXPECT_EQ(done["notes"][1]["code"], "outsideLevel");
  const json clashes = goodJson({"clashes", m_file})["clashes"];
  ASSERT_EQ(clashes.size(), 4U);
  EXPECT_EQ(clashes[0]["kind"], "severalEvents");
  EXPECT_EQ(clashes[0]["events"][1]["event"], "Grade 8");
  EXPECT_EQ(clashes[0]["events"][1]["entry"], 1);
  const auto over = contest({"clashes", m_file, "--most", "1"});
  EXPECT_EQ(over.status, 1);
  EXPECT_THAT(over.out, HasSubstr("Ramon, Mario M. (JGMNHS) is in 2 events, more than the limit"));
  EXPECT_EQ(goodJson({"status", m_file})["clashes"].size(), 4U);
  EXPECT_THAT(good({"status", m_file, "--lang", "fil"}).out, HasSubstr("nasa ilang kategorya: 4"));
}

TEST_F(Hall, TheSchoolLadderIsOneAct) {
  const json added = goodJson({"ladder", m_file, "--system", "swiss", "--rounds", "5"});
  ASSERT_EQ(added["events"].size(), 6U);
  EXPECT_EQ(added["events"][1]["event"], "Fraction 5-6");
  EXPECT_EQ(added["events"][1]["set"], "fraction");
  EXPECT_EQ(goodJson({"status", m_file})["events"].size(), 7U);
  const auto again = contest({"ladder", m_file});
  EXPECT_EQ(again.status, 2);
  EXPECT_THAT(again.err, HasSubstr("Whole 3-4"));
  goodJson({"undo", m_file});
  EXPECT_EQ(goodJson({"status", m_file})["events"].size(), 1U);
}

TEST_F(Hall, ARulingStandsOnPaperAndInTheResult) {
  goodJson({"pair", m_file, "--event", "Grade 7"});
  const std::string sheet = m_place.write("game.sheet", kHallSheet);
  EXPECT_EQ(contest(with(atBoard("sheet"), {sheet})).status, 1);
  const auto rule = [&](const std::vector<std::string>& word) {
    return with(with(atBoard("rule"), word), kNamed);
  };
  const json kept = goodJson(rule({"--line", "2", "--cell", "blue.score", "--keep"}));
  EXPECT_EQ(kept["outcome"]["blue"], "-9");
  EXPECT_EQ(kept["outcome"]["result"], "0-1");
  EXPECT_EQ(contest(rule({"--line", "2", "--cell", "red.score", "--keep"})).status, 1);
  EXPECT_EQ(contest(rule({"--line", "2", "--cell", "blue.score", "--correct", "many"})).status, 2);
  expectUnusable(contest(rule({"--cell", "blue.result", "--keep"})), "'blue.result'");

  // Without a sheet argument, the command shows the stored sheet with its rulings.
  const auto shown = contest(atBoard("sheet"));
  EXPECT_THAT(
      shown.out,
      HasSubstr("Line 2, BLUE, score: -12 stays as written; ruled by Gng. Reyes: napagkasunduan (T6)."));
  const auto corrected =
      contest(with(atBoard("sheet"), {"--accept", "--corrected", m_place.at("right.sheet"), "--json"}));
  EXPECT_EQ(json::parse(corrected.out)["rulings"][0]["decision"], "keep");
  EXPECT_THAT(m_place.read("right.sheet"),
              AllOf(HasSubstr("[Ruled1 \"2 blue.score keep\"]"),
                    HasSubstr("[RuledBy1 \"Gng. Reyes: napagkasunduan\"]"), HasSubstr("| -12 "),
                    HasSubstr("-9 "), HasSubstr("[Result \"0-1\"]")));
  EXPECT_EQ(contest({"verify", m_file}).status, 0);

  // A later ruling corrects the accepted result.
  const json taken =
      goodJson(rule({"--line", "2", "--cell", "blue.score", "--correct", "0", "--confirm", "4"}));
  EXPECT_EQ(taken["outcome"]["result"], "1-0");
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
  EXPECT_EQ(goodJson({"export", m_file, "--event", "Grade 7", "--format", "csv", "--what", "results", "-o",
                      m_place.at("r.csv")})["format"],
            "csv");
  EXPECT_THAT(m_place.read("r.csv"), HasSubstr(",3,"));
  for (const char* language : {"en", "fil"}) {
    good({"print", m_file, "--event", "Grade 7", "scoresheet", "--board", "1", "-o", m_place.at("s.pdf"),
          "--lang", language});
    EXPECT_THAT(m_place.read("s.pdf"), StartsWith("%PDF-"));
  }
}

TEST_F(Hall, ARematchHasItsSheet) {
  good({"event", m_file, "--name", "Two", "--set", "integer", "--system", "roundRobin", "--legs", "2"});
  good({"import", m_file, "--event", "Two",
        m_place.write("two.csv", "last,first,school\nUy,Bo,Rizal HS\nTan,Li,Rizal HS\n")});
  for (const char* round : {"1", "2"}) {
    goodJson({"pair", m_file, "--event", "Two"});
    goodJson(
        {"result", m_file, "--event", "Two", "--round", round, "--board", "1", "--blue", "9", "--red", "4"});
  }
  const std::vector<std::string> of = {"--event", "Two", "--entries", "1,2"};
  const std::string sheet = m_place.write("rematch.sheet", kHallSheet);
  EXPECT_EQ(contest(with({"sheet", m_file}, of)).status, 1);  // no rematch has a sheet yet
  const auto entered = contest(with(with({"rematch", m_file}, of), {sheet, "--accept", "--json"}));
  EXPECT_EQ(entered.status, 1);  // the sheet has an error
  const json told = json::parse(entered.out);
  EXPECT_EQ(told["game"]["result"], "0-1");
  EXPECT_EQ(told["version"], 1);
  EXPECT_EQ(told["accepted"], true);
  EXPECT_EQ(told["outcome"]["blue"], "-7");
  const json ruled =
      goodJson(with(with(with({"rule", m_file}, of), kNamed),
                    {"--line", "2", "--cell", "blue.score", "--correct", "0", "--confirm", "4"}));
  EXPECT_EQ(ruled["entries"], json({1, 2}));
  EXPECT_EQ(goodJson({"standings", m_file, "--event", "Two", "--final"})["ranks"][0]["entry"], 1);
  const auto needOfRematch = [&] {
    const json queue = goodJson({"review", m_file, "--event", "Two"});
    for (const json& one : queue["sheets"]) {
      if (one.contains("entries")) return one["needs"].get<std::string>();
    }
    return std::string();
  };
  EXPECT_EQ(needOfRematch(), "review");
  goodJson(with(with({"review", m_file}, of), {"--by", "G. Cruz"}));
  EXPECT_EQ(needOfRematch(), "signature");
  EXPECT_THAT(good({"review", m_file, "--event", "Two"}).out, HasSubstr("for approval"));
  goodJson(with(with({"review", m_file}, of),
                {"--by", "G. Cruz", "--reason", "checked", "--sign-off", "--confirm", "4"}));
  good(with(with({"print", m_file}, of), {"scoresheet", "-o", m_place.at("r.pdf")}));
  EXPECT_THAT(m_place.read("r.pdf"), StartsWith("%PDF-"));
  expectUnusable(contest(with(with({"sheet", m_file}, of), {"--round", "1", "--board", "1"})), "--entries");
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
  {
    SQLite::Database database(m_file, SQLite::OPEN_READWRITE);
    database.exec("UPDATE rematch SET blue_grand = '99'");
  }
  EXPECT_THAT(contest({"verify", m_file}).out, HasSubstr("Two, rematch (Uy, Bo – Tan, Li)"));
}

TEST_F(Hall, ARoundThatIsHeldSaysSoAndStaysIn) {
  good({"import", m_file, "--event", "Grade 7",
        m_place.write("one.csv", "last,first,school\nUy,Bo,Rizal HS\n")});
  goodJson({"pair", m_file, "--event", "Grade 7"});
  EXPECT_THAT(good({"pairings", m_file, "--event", "Grade 7"}).out,
              HasSubstr("NOT PUBLISHED: for the arbiter only"));
  EXPECT_EQ(goodJson({"pairings", m_file, "--event", "Grade 7"})["published"], false);
  // Public tables show neither the bye of an unpublished round nor its points.
  const auto points = [&] {
    goodJson({"export", m_file, "--event", "Grade 7", "--format", "csv", "-o", m_place.at("s.csv")});
    return m_place.read("s.csv");
  };
  EXPECT_THAT(points(), Not(HasSubstr(",1,0,0,0,")));
  goodJson({"publish", m_file, "--event", "Grade 7"});
  EXPECT_THAT(points(), HasSubstr(",1,0,0,0,"));
  EXPECT_THAT(good({"pairings", m_file, "--event", "Grade 7"}).out, Not(HasSubstr("NOT PUBLISHED")));
}

}  // namespace
}  // namespace damath::cli
