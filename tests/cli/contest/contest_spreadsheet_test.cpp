// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of an event's spreadsheets and CSV files, read back by an independent program.
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class ContestSpreadsheet : public ContestCommand {
 protected:
  void play() {
    goodJson({"pair", m_file, "--event", "Grade 7"});
    result("1", "30", "12");
    result("2", "-5", "-5");
  }
  void result(const std::string& board, const std::string& blue, const std::string& red) {
    goodJson({"result", m_file, "--event", "Grade 7", "--round", "1", "--board", board, "--blue", blue,
              "--red", red});
  }
  json workbook(std::vector<std::string> options = {}) {
    std::vector<std::string> words = {"export", m_file,    "--event", "Grade 7",           "--format",
                                      "xlsx",   "--force", "-o",      m_place.at("b.xlsx")};
    words.insert(words.end(), options.begin(), options.end());
    good(words);
    return read("b.xlsx");
  }
  // Reads the workbook with an independent reader, a Python script.
  json read(const std::string& name) {
    const std::string command =
        "/usr/bin/python3 '" DAMATH_TEST_DATA "/../cli/read_workbook.py' '" + m_place.at(name) + "'";
    return json::parse(outputOf(command), nullptr, false);
  }
  // Returns the cell under `heading` in the row whose cell under `key` is `value`.
  static json cell(const json& sheet, const std::string& key, const json& value, const std::string& heading) {
    std::size_t keyColumn = 0;
    std::size_t column = 0;
    bool isHeadSeen = false;
    for (const json& row : sheet["rows"]) {
      if (!isHeadSeen) {
        const auto at = [&row](const std::string& name) {
          return static_cast<std::size_t>(std::find(row.begin(), row.end(), json(name)) - row.begin());
        };
        isHeadSeen = at(key) < row.size() && at(heading) < row.size();
        keyColumn = at(key);
        column = at(heading);
      } else if (row[keyColumn] == value) {
        return row[column];
      }
    }
    return "no such cell";
  }
};

TEST_F(ContestSpreadsheet, HasTallyStandingsResultsAndPlayers) {
  play();
  const json book = workbook({"--names", "full", "--grade"});
  EXPECT_EQ(book["title"], "Grade 7");
  EXPECT_EQ(book["creator"], "Division Damath");
  ASSERT_EQ(book["sheets"].size(), 4U);
  const json& tally = book["sheets"][0];
  EXPECT_EQ(tally["name"], "Tally");
  EXPECT_EQ(book["sheets"][1]["name"], "Standings");
  EXPECT_EQ(book["sheets"][2]["name"], "Results");
  EXPECT_EQ(book["sheets"][3]["name"], "Players");
  EXPECT_EQ(cell(book["sheets"][3], "Player", "Peña, José", "School"), "JGMNHS");
  EXPECT_EQ(cell(book["sheets"][3], "Player", "Peña, José", "Grade/Year"), "7");
  EXPECT_EQ(cell(book["sheets"][2], "Board", 1, "GRAND TOTAL, decimals"), 30);
  EXPECT_EQ(cell(book["sheets"][2], "Board", 2, "Points BLUE"), 0.5);
  EXPECT_EQ(cell(book["sheets"][1], "Rank", 1, "Points"), 1);
}

TEST_F(ContestSpreadsheet, PointsAreSumsOfTheRounds) {
  play();
  const json tally = workbook()["sheets"][0];
  ASSERT_EQ(tally["formulas"].size(), 4U) << "one for each player";
  for (const auto& [place, formula] : tally["formulas"].items()) {
    EXPECT_THAT(formula.get<std::string>(), StartsWith("=SUM(D")) << place;
    EXPECT_EQ(tally["sums"][place][0], tally["sums"][place][1]) << "what it comes to is what is kept with it";
  }
  for (const json& row : goodJson({"standings", m_file, "--event", "Grade 7"})["ranks"]) {
    EXPECT_EQ(cell(tally, "No.", row["entry"], "Points"), std::stod(row["points"].get<std::string>())) << row;
  }
  EXPECT_EQ(cell(tally, "No.", 1, "R1"), cell(tally, "No.", 1, "Points"));
  EXPECT_EQ(cell(tally, "No.", 1, "R2"), nullptr) << "not played yet";
  EXPECT_EQ(cell(tally, "No.", 1, "Opponent R1").type(), json::value_t::string);
}

TEST_F(ContestSpreadsheet, HeadsStayAndPagesAreSetUp) {
  play();
  for (const json& sheet : workbook()["sheets"]) {
    EXPECT_TRUE(sheet["frozen"].is_string()) << sheet["name"];
    EXPECT_TRUE(sheet["repeated"].is_string()) << sheet["name"];
    EXPECT_EQ(sheet["landscape"], true);
    EXPECT_EQ(sheet["fits"], true);
  }
}

TEST_F(ContestSpreadsheet, NoTextRunsOverItsCell) {
  const std::string name =
      "Villanueva-Macapagal de los Santos y Bartolomé,Maria Concepción Esperanza Purificación,"
      "Jose Gregorio Macapagal National High School of Arts and Sciences";
  good({"event", m_file, "--name", "Long", "--set", "fraction", "--system", "roundRobin"});
  good({"import", m_file, "--event", "Long",
        m_place.write("long.csv", "last,first,school\n" + name + "\nUy,Bo,UPIS\n")});
  for (const char* names : {"full", "initials"}) {
    good({"export", m_file, "--event", "Long", "--format", "xlsx", "--names", names, "--force", "-o",
          m_place.at("long.xlsx")});
    for (const json& sheet : read("long.xlsx")["sheets"]) {
      EXPECT_EQ(sheet["hidden"], json::array()) << sheet["name"];
    }
  }
}

// The number format "0.####" would show 3 as "3.".
TEST_F(ContestSpreadsheet, WholeFiguresHaveNoPointBehindThem) {
  play();
  for (const json& sheet : workbook()["sheets"]) {
    for (const json& format : sheet["formats"]) {
      EXPECT_TRUE(format == "0" || format == "General") << sheet["name"] << format;
    }
  }
}

TEST_F(ContestSpreadsheet, OfNobodyAndOfOneAreWhole) {
  good({"event", m_file, "--name", "Few", "--set", "fraction", "--system", "swiss"});
  for (const std::size_t players : {0U, 1U}) {
    if (players == 1) {
      good({"import", m_file, "--event", "Few", m_place.write("one.csv", "last,first,school\nUy,Bo,UPIS\n")});
    }
    good({"export", m_file, "--event", "Few", "--format", "xlsx", "--force", "-o", m_place.at("few.xlsx")});
    const json book = read("few.xlsx");
    ASSERT_EQ(book["sheets"].size(), 4U) << players;
    for (const json& sheet : book["sheets"]) {
      EXPECT_TRUE(sheet["frozen"].is_string()) << sheet["name"];
      EXPECT_TRUE(sheet["formulas"].empty()) << "no round is played";
    }
    EXPECT_EQ(cell(book["sheets"][3], "No.", 1, "School"),
              players == 1 ? json("UPIS") : json("no such cell"));
    EXPECT_EQ(cell(book["sheets"][0], "No.", 1, "Points"), "no such cell") << "one alone has no rank";
  }
}

TEST_F(ContestSpreadsheet, SpeaksBothLanguages) {
  play();
  const json book = workbook({"--lang", "fil"});
  EXPECT_EQ(book["sheets"][3]["name"], "Mga manlalaro");
  EXPECT_EQ(book["sheets"][2]["name"], "Mga resulta");
}

TEST_F(ContestSpreadsheet, ShowsInitialsUnlessAskedOtherwise) {
  play();
  EXPECT_THAT(workbook().dump(), Not(HasSubstr("Ramon")));
  EXPECT_THAT(workbook({"--names", "number"}).dump(), Not(HasSubstr("JGMNHS")));
  EXPECT_THAT(workbook({"--names", "full"}).dump(), HasSubstr("Ramon"));
}

TEST_F(ContestSpreadsheet, NoTextBecomesAFormula) {
  good({"event", m_file, "--name", "Sums", "--set", "integer", "--system", "roundRobin"});
  good({"import", m_file, "--event", "Sums",
        m_place.write("sums.csv", "last,first,school\n=1+1,A,@school\n+1,B,-2\nCruz,C,UPIS\n")});
  good({"export", m_file, "--event", "Sums", "--format", "xlsx", "--names", "full", "-o",
        m_place.at("sums.xlsx")});
  const json players = read("sums.xlsx")["sheets"][3];
  EXPECT_TRUE(players["formulas"].empty());
  EXPECT_EQ(cell(players, "No.", 1, "Player"), "=1+1, A");
  EXPECT_EQ(cell(players, "No.", 1, "School"), "@school");
  EXPECT_EQ(cell(players, "No.", 2, "School"), "-2");
  // A CSV file has no cell types. A text that begins like a formula gets an apostrophe, so that a spreadsheet
  // program does not compute it. A number such as -2 gets no apostrophe.
  good({"export", m_file, "--event", "Sums", "--format", "csv", "--names", "full", "-o",
        m_place.at("table.csv")});
  EXPECT_THAT(m_place.read("table.csv"), HasSubstr("\"'=1+1, A\",'@school,"));
  EXPECT_THAT(m_place.read("table.csv"), HasSubstr("\"'+1, B\",-2,"))
      << "a figure is one in a spreadsheet too";
}

TEST_F(ContestSpreadsheet, AnotherSpreadsheetIsNotReplacedUnasked) {
  play();
  workbook();
  const auto run =
      contest({"export", m_file, "--event", "Grade 7", "--format", "xlsx", "-o", m_place.at("b.xlsx")});
  EXPECT_EQ(run.status, 2) << "somebody may have gone on in it";
  EXPECT_THAT(run.err, HasSubstr("--force"));
}

TEST_F(ContestSpreadsheet, ACsvHasDecimalsAndOnRequestTheMark) {
  play();
  const std::string csv = m_place.at("r.csv");
  good({"export", m_file, "--event", "Grade 7", "--format", "csv", "--what", "results", "-o", csv});
  EXPECT_THAT(m_place.read("r.csv"), StartsWith("kind,round,board,"));
  EXPECT_THAT(m_place.read("r.csv"), HasSubstr(",ending,result,blueGrandDecimal,redGrandDecimal\n"));
  EXPECT_THAT(m_place.read("r.csv"), HasSubstr(",30.00,12.00\n"));
  good({"export", m_file, "--event", "Grade 7", "--format", "csv", "--bom", "-o", csv});
  EXPECT_THAT(m_place.read("r.csv"), StartsWith("\xEF\xBB\xBFrank,entry,"));
  EXPECT_THAT(m_place.read("r.csv"), HasSubstr("reasons,pointSystemDecimal\n"));
  good({"export", m_file, "--event", "Grade 7", "--format", "csv", "-o", csv});
  EXPECT_THAT(m_place.read("r.csv"), StartsWith("rank,")) << "its own older output is replaced, mark or not";
  expectUnusable(contest({"export", m_file, "--event", "Grade 7", "--format", "html", "--bom", "-o",
                          m_place.at("x.html")}),
                 "--bom");
}

}  // namespace
}  // namespace damath::cli
