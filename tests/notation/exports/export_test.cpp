// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the exports of results and standings for other programs.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/notation/exports/csv_row.hpp"
#include "core/notation/exports/results_export.hpp"
#include "core/notation/exports/standings_export.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::notation {
namespace {

using rules::Ending;
using rules::Result;

constexpr contest::Privacy kFull{.names = contest::PrivacyOption::FullName};

TEST(CsvText, CellsInQuotesWhereNeeded) {
  EXPECT_EQ(csvRow({"a", "", "b c", "ñ"}), "a,,b c,ñ\n");
  EXPECT_EQ(csvRow({"a,b", "say \"hi\"", "two\nlines"}), "\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\"\n");
  EXPECT_EQ(csvRow({}), "\n");
}

TEST(CsvText, FormulasAreTextAndFiguresStayFigures) {
  for (const char* figure :
       {"-5", "+5", "-21/4", "-√2", "1 - 5√2/36", "-58.09", "5", "a-b", "", "Cruz", "1-0"}) {
    EXPECT_EQ(withoutFormula(figure), figure);
  }
  for (const char* formula :
       {"=1+1", "+A1", "-A1", "@SUM(A1)", "-2+3", "\t=1", " =1", "-1)*2", "--1", "＝1", "\r=1"}) {
    EXPECT_EQ(withoutFormula(formula), "'" + std::string(formula));
  }
  EXPECT_EQ(csvRow({"=HYPERLINK(\"x\",\"y\")"}), "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"\n");
}

class Exports : public testing::Test {
 protected:
  Exports() {
    m_contest.schools = {{contest::SchoolId{1}, "Rizal HS, Annex", "", ""},
                         {contest::SchoolId{2}, "=cmd", "", ""}};
    m_contest.players = {{contest::PlayerId{1}, "Peña", "Niño", "M.", contest::SchoolId{1}, "7", "Reyes", {}},
                         {contest::PlayerId{2}, "Cruz", "Ana", "", contest::SchoolId{2}, "8", "Diaz", {}},
                         {contest::PlayerId{3}, "Abad", "Luz", "", contest::SchoolId{1}, "7", "", {}}};
    contest::Event event{
        contest::EventId{1},
        {"Grade 7", *rules::builtInChipSet("rational"), rules::manual(), contest::System::Swiss, 1, 3, 0},
        {},
        {},
        {},
        {}};
    for (int n = 1; n <= 3; ++n) event.entries.push_back({contest::EntryId{10 + n}, contest::PlayerId{n}, n});
    event.games = {{contest::GameId{1}, contest::RoundNumber{1}, contest::BoardNumber{1},
                    contest::EntryId{11}, contest::EntryId{12},
                    contest::GameResult{Ending::Time, exact::Number(exact::Rational(-21, 4)),
                                        exact::Number(exact::Rational(-17, 30)), Result::RedWins}},
                   {contest::GameId{2}, contest::RoundNumber{2}, contest::BoardNumber{1},
                    contest::EntryId{13}, contest::EntryId{11}, std::nullopt}};
    event.byes = {{contest::RoundNumber{1}, contest::EntryId{13}}};
    event.rematches = {{contest::GameId{3},
                        contest::EntryId{12},
                        contest::EntryId{13},
                        {Ending::NoShowRed, {}, {}, Result::BlueWins},
                        contest::GameId{1}}};
    m_contest.events = {event};
  }
  contest::Event& event() { return m_contest.events[0]; }
  contest::Contest m_contest;
};

TEST_F(Exports, TheSectionGoesOutWithTheGrade) {
  m_contest.players[0].section = "Rosal";
  const contest::Privacy grades{contest::PrivacyOption::NumberOnly, contest::Disclosure::Shown};
  const auto game = resultsJson(m_contest, event(), grades)["games"][0];
  EXPECT_EQ(game["blue"].dump(), R"({"entry":1,"name":"1","school":"","grade":"7","section":"Rosal"})");
  EXPECT_EQ(game["red"].dump(), R"({"entry":2,"name":"2","school":"","grade":"8"})");
  EXPECT_FALSE(resultsJson(m_contest, event(), kFull)["games"][0]["blue"].contains("section"));
}

TEST_F(Exports, ResultsAsATable) {
  EXPECT_EQ(resultsCsv(m_contest, event(), kFull),
            "kind,round,board,blueEntry,blueName,blueSchool,blueGrand,redEntry,redName,redSchool,redGrand,"
            "ending,result,blueGrandDecimal,redGrandDecimal\n"
            "game,1,1,1,\"Peña, Niño M.\",\"Rizal HS, Annex\",-21/4,2,\"Cruz, Ana\",'=cmd,-17/30,time,0-1,"
            "-5.25,-0.57\n"
            "game,2,1,3,\"Abad, Luz\",\"Rizal HS, Annex\",,1,\"Peña, Niño M.\",\"Rizal HS, Annex\",,,,,\n"
            "bye,1,,3,\"Abad, Luz\",\"Rizal HS, Annex\",,,,,,,,,\n"
            "rematch,1,1,2,\"Cruz, Ana\",'=cmd,,3,\"Abad, Luz\",\"Rizal HS, Annex\",,noShowRed,1-0,,\n");
}

TEST_F(Exports, ResultsAsJson) {
  const nlohmann::json document = nlohmann::json::parse(resultsJson(m_contest, event(), kFull).dump());
  EXPECT_EQ(document["set"], "rational");
  ASSERT_EQ(document["games"].size(), 2U);
  EXPECT_EQ(document["games"][0].dump(),
            R"({"blue":{"entry":1,"name":"Peña, Niño M.","school":"Rizal HS, Annex"},"blueGrand":"-21/4",)"
            R"("blueGrandDecimal":"-5.25","board":1,"ending":"time","red":{"entry":2,"name":"Cruz, Ana",)"
            R"("school":"=cmd"},"redGrand":"-17/30","redGrandDecimal":"-0.57","result":"0-1","round":1})");
  EXPECT_TRUE(document["games"][1]["result"].is_null());
  EXPECT_TRUE(document["games"][1]["blueGrand"].is_null());
  EXPECT_EQ(document["byes"][0]["kind"], "allotted");
  EXPECT_EQ(document["byes"][0]["entry"], 3);
  EXPECT_EQ(document["rematches"][0]["decides"]["round"], 1);
  EXPECT_EQ(document["rematches"][0]["ending"], "noShowRed");
}

TEST_F(Exports, RoundsThatAreHeldStayInside) {
  event().rounds = {{contest::RoundNumber{1}}, {contest::RoundNumber{2}, contest::Publication::Held}};
  EXPECT_EQ(resultsJson(m_contest, event(), kFull)["games"].size(), 1U);
  EXPECT_EQ(resultsCsv(m_contest, event(), kFull).find("game,2"), std::string::npos);
}

TEST_F(Exports, MinorsHaveInitialsUnlessAsked) {
  const std::string csv = resultsCsv(m_contest, event(), {});
  EXPECT_NE(csv.find(",N. M. P.,\"Rizal HS, Annex\","), std::string::npos) << csv;
  EXPECT_EQ(csv.find("Peña"), std::string::npos);
  EXPECT_EQ(csv.find("Reyes"), std::string::npos);
  const std::string asked = resultsCsv(
      m_contest, event(),
      {contest::PrivacyOption::NumberOnly, contest::Disclosure::Shown, contest::Disclosure::Shown});
  EXPECT_EQ(asked.substr(0, asked.find('\n')),
            "kind,round,board,blueEntry,blueName,blueSchool,blueGrade,blueCoach,blueGrand,redEntry,redName,"
            "redSchool,"
            "redGrade,redCoach,redGrand,ending,result,blueGrandDecimal,redGrandDecimal");
  EXPECT_NE(asked.find("game,1,1,1,1,,7,Reyes,-21/4,2,2,,8,Diaz,"), std::string::npos) << asked;
  EXPECT_NE(asked.find("bye,1,,3,3,,7,,,,,,,,,,,,\n"), std::string::npos) << asked;
  EXPECT_EQ(resultsJson(m_contest, event(), {})["games"][0]["blue"].dump(),
            R"({"entry":1,"name":"N. M. P.","school":"Rizal HS, Annex"})");
}

class ExportedStandings : public Exports {
 protected:
  ExportedStandings() {
    m_table.event = event().id;
    m_table.afterRound = 1;
    contest::RankedEntry first;
    first.rank = 1;
    first.entry = contest::EntryId{12};
    first.points = exact::Rational(9, 2);
    first.wins = 4;
    first.draws = 1;
    first.pointSystem = exact::Number(exact::Rational(-17, 30));
    first.reasons = {
        {tiebreak::RankStep::HeadToHead,
         {contest::EntryId{13}},
         tiebreak::TableScore{{exact::Rational(1), exact::Rational(0)}},
         0},
        {tiebreak::RankStep::PointSystem,
         {contest::EntryId{13}},
         tiebreak::OwnFigure{exact::Number(exact::Rational(-17, 30)), exact::FigureStyle::Fraction},
         2}};
    m_table.ranks = {first};
    m_table.rematchesDue = {{contest::EntryId{11}, contest::EntryId{13}}};
  }
  contest::Standings m_table;
};

TEST_F(ExportedStandings, AsJson) {
  EXPECT_EQ(
      standingsJson(m_contest, event(), m_table, kFull).dump(),
      R"({"event":"Grade 7","afterRound":1,"provisional":true,"ranks":[{"rank":1,"entry":2,"name":"Cruz, Ana",)"
      R"("school":"=cmd","points":"4.5","wins":4,"draws":1,"losses":0,"pointSystem":"-17/30","reason":[)"
      R"({"clause":"Y2a","against":[3],"figures":"1-0","gamesWithoutFigures":0},)"
      R"({"clause":"Y2c","against":[3],"figures":"-17/30","gamesWithoutFigures":2}]}],"rematchesDue":[[1,3]]})");
}

TEST_F(ExportedStandings, AsATable) {
  EXPECT_EQ(standingsCsv(m_contest, event(), m_table, kFull),
            "rank,entry,name,school,points,wins,draws,losses,pointSystem,reasons,pointSystemDecimal\n"
            "1,2,\"Cruz, Ana\",'=cmd,4.5,4,1,0,-17/30,Y2a Y2c,-0.57\n");
  EXPECT_EQ(standingsCsv(m_contest, event(), m_table,
                         {contest::PrivacyOption::InitialsAndSchool, contest::Disclosure::Shown}),
            "rank,entry,name,school,grade,points,wins,draws,losses,pointSystem,reasons,pointSystemDecimal\n"
            "1,2,A. C.,'=cmd,8,4.5,4,1,0,-17/30,Y2a Y2c,-0.57\n");
}

}  // namespace
}  // namespace damath::notation
