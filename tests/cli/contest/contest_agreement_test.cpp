// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the commands for results and scoresheets. The command asks before it stores the scoresheet of
// another game. The command shows each difference between a result and its sheet, and reports what one person
// did alone.
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

// All calculations are correct. RED has the greater grand total.
const char* const kSheet =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n";
// The sheet of another game: it exchanges the players of board 1, and its round and chip set differ.
const char* const kOfAnotherGame =
    "[Set \"whole\"]\n[Round \"2\"]\n[Blue \"Santos\"]\n[Red \"Mario Ramon\"]\n\n9 (0,3) | | ||\n";

class Agreement : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    goodJson({"pair", m_file, "--event", "Grade 7"});
    m_sheet = m_place.write("a.sheet", kSheet);
  }
  std::vector<std::string> at(const std::string& command, const std::vector<std::string>& more) const {
    std::vector<std::string> all = {command, m_file, "--event", "Grade 7", "--round", "1", "--board", "1"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  std::vector<std::string> named(std::vector<std::string> arguments) const {
    arguments.insert(arguments.end(), {"--by", "A. Cruz", "--reason", "checked"});
    return arguments;
  }
  json status() const { return goodJson({"status", m_file, "--event", "Grade 7"})["events"][0]; }
  json stored() const {
    json all = json::parse(contest(at("sheet", {"--json"})).out);
    return all;
  }
  void store() const { EXPECT_LE(contest(at("sheet", {m_sheet})).status, 1); }

  std::string m_sheet;
};

TEST_F(Agreement, WhatTheProgramFillsInIsNamed) {
  const std::string blank =
      m_place.write("blank.sheet", "[Set \"integer\"]\n\n-9 (0,3) || -1 (1,4)\n-9 + (-1) || 10 + (-9) | 1\n");
  EXPECT_EQ(json::parse(contest(at("sheet", {blank, "--json"})).out)["filled"], json::array());
  const json told = json::parse(contest(at("sheet", {blank, "--fill-in", "--json"})).out);
  EXPECT_EQ(told["version"], 2) << "a version of its own";
  EXPECT_EQ(told["filled"], (json{"2 blue.score", "2 blue.total", "2 red.total"}));
  EXPECT_THAT(
      contest(at("sheet", {})).out,
      HasSubstr("Filled in by the program, not from the paper: 2 blue.score, 2 blue.total, 2 red.total"));
  // After the first --fill-in, the stored sheet has no empty cell left.
  EXPECT_EQ(json::parse(contest(at("sheet", {"--fill-in", "--json"})).out)["version"], 2);
  EXPECT_EQ(
      contest({"sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", "2", "--fill-in"}).status, 1)
      << "there is no sheet to fill in";
}

// The warning goes to standard error. The scoresheet is stored, and the status of the command stays.
TEST_F(Agreement, TheMovesOfAnotherBoardAreAWarning) {
  std::string text = "[Set \"integer\"]\n\n";
  for (int line = 0; line < 12; ++line) {
    const std::string place = "(" + std::to_string(line % 8) + "," + std::to_string(line % 5) + ")";
    text += "-9 " + place + " || -1 " + place + "\n";
  }
  const std::string same = m_place.write("same.sheet", text);
  const auto first = contest(at("sheet", {same}));
  EXPECT_EQ(first.err, "");
  const std::vector<std::string> second = {"sheet",   m_file, same,      "--event", "Grade 7",
                                           "--round", "1",    "--board", "2"};
  std::vector<std::string> asJson = second;
  asJson.push_back("--json");
  const auto run = contest(asJson);
  EXPECT_EQ(run.status, first.status);
  EXPECT_THAT(run.err, AllOf(HasSubstr("The scoresheet of round 1 board 2 begins with the same moves"),
                             HasSubstr("round 1 board 1"), HasSubstr("typed at the wrong board")));
  EXPECT_EQ(json::parse(run.out)["care"][0]["code"], "sheetTwice");
  EXPECT_EQ(contest(second).err, "") << "the very same sheet changes nothing";
  const json alike = status()["sheetsAlike"];
  ASSERT_EQ(alike.size(), 1U);
  EXPECT_EQ(alike[0][0]["board"], 1);
  EXPECT_EQ(alike[0][1]["board"], 2);
  EXPECT_THAT(contest({"status", m_file}).out, HasSubstr("the scoresheets have the same moves"));
}

TEST_F(Agreement, AnotherGamesSheetIsAskedAbout) {
  const std::string other = m_place.write("other.sheet", kOfAnotherGame);
  const auto run = contest(at("sheet", {other, "--accept"}));
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err,
              AllOf(HasSubstr("scoresheet of another game, not of round 1 board 1"),
                    HasSubstr("chip set on the scoresheet: 'Whole Numbers', in the event: 'Integer'"),
                    HasSubstr("the scoresheet shows round '2'"), HasSubstr("BLUE and RED are exchanged"),
                    HasSubstr("add --by NAME --reason WHY"), Not(HasSubstr("--confirm"))));
  const auto asked = contest(at("sheet", {other, "--accept", "--json"}));
  EXPECT_EQ(asked.status, 1);
  const json answer = json::parse(asked.out);
  EXPECT_EQ(answer["reason"], "careAsked");
  EXPECT_EQ(answer["code"], "sheetMisfiled");
  EXPECT_EQ(answer["level"], 3);
  EXPECT_THAT(answer["question"].get<std::string>(), HasSubstr("round '2'"));
  EXPECT_EQ(contest(at("sheet", {})).status, 1) << "nothing is stored";
  EXPECT_EQ(status()["resultsMissing"].size(), 2U) << "and no result entered";

  const auto done = contest(named(at("sheet", {other, "--json"})));
  const json told = json::parse(done.out);
  EXPECT_EQ(told["version"], 1);
  EXPECT_EQ(told["care"][0]["code"], "sheetMisfiled");
  EXPECT_THAT(told["undo"].get<std::string>(), HasSubstr("contest undo"));
  EXPECT_THAT(contest(at("sheet", {other, "--lang", "fil"})).err, "")
      << "the very same sheet changes nothing";
}

// The second entry is typed from the sheet of another board. The command asks about this before it compares
// anything.
TEST_F(Agreement, AnotherGamesSheetIsNoSecondKeying) {
  EXPECT_LE(contest(at("sheet", {m_sheet, "--accept"})).status, 1);
  const std::string other = m_place.write("other.sheet", "[Board \"2\"]\n" + std::string(kSheet));
  const auto run = contest(at("review", {other, "--by", "B. Uy"}));
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, AllOf(HasSubstr("scoresheet of another game, not of round 1 board 1"),
                             HasSubstr("the scoresheet shows board '2'"), HasSubstr("--reason WHY")));
  EXPECT_EQ(status()["sheetsUnreviewed"].size(), 1U) << "nobody has reviewed it";
  const std::string longer = m_place.write("longer.sheet", std::string(kSheet) + "-11 (1,4) | | ||\n");
  EXPECT_THAT(contest(at("review", {longer, "--by", "B. Uy"})).out,
              AllOf(HasSubstr("number of lines: first entry 2, second entry 3"), Not(HasSubstr("line 0"))));
}

// The stored text stays as written. The findings name the players who are paired on the board.
TEST_F(Agreement, FindingsNameWhoPlaysTheBoard) {
  const std::string other = m_place.write("other.sheet", kOfAnotherGame);
  const std::string page = contest(named(at("sheet", {other}))).out;
  EXPECT_THAT(page, AllOf(HasSubstr("BLUE (Ramon, Mario M.)"), Not(HasSubstr("BLUE (Santos)"))));
}

TEST_F(Agreement, AStoredSheetCanBeUndone) {
  store();
  goodJson({"undo", m_file});
  EXPECT_EQ(contest(at("sheet", {})).status, 1);
  store();
  const std::string second = m_place.write("b.sheet", std::string(kSheet) + "-11 (1,4) | | ||\n");
  EXPECT_EQ(json::parse(contest(at("sheet", {second, "--json"})).out)["version"], 3);
  goodJson({"undo", m_file});
  EXPECT_EQ(stored()["version"], 2);
}

TEST_F(Agreement, AnAcceptedSheetIsReplacedByNameAndReason) {
  EXPECT_LE(contest(at("sheet", {m_sheet, "--accept"})).status, 1);
  const std::string second = m_place.write("b.sheet", std::string(kSheet) + "-11 (1,4) | | ||\n");
  const auto run = contest(at("sheet", {second}));
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.err, HasSubstr("is already accepted. Another version will replace it."));
  EXPECT_EQ(json::parse(contest(named(at("sheet", {second, "--json"}))).out)["version"], 2);
}

TEST_F(Agreement, AResultAgainstItsSheetIsTold) {
  store();
  const auto entered = contest(at("result", {"--blue", "50", "--red", "10"}));
  EXPECT_EQ(entered.status, 0) << entered.err;
  EXPECT_THAT(entered.out, AllOf(HasSubstr("the result and the scoresheet of round 1 board 1 will differ"),
                                 HasSubstr("1–0 (50 : 10)"), HasSubstr("0–1 (−7 : −4)")));
  const json listed = status()["resultsDiffering"];
  ASSERT_EQ(listed.size(), 1U);
  EXPECT_EQ(listed[0]["round"], 1);
  EXPECT_EQ(listed[0]["board"], 1);
  EXPECT_EQ(listed[0]["players"], "Ramon, Mario M. – Santos, Ana");
  EXPECT_EQ(listed[0]["entered"]["result"], "1-0");
  EXPECT_EQ(listed[0]["sheet"]["blue"], "-7");
  EXPECT_THAT(good({"status", m_file}).out, HasSubstr("result and scoresheet differ, round 1 board 1"));
  EXPECT_THAT(good({"status", m_file, "--lang", "fil"}).out, HasSubstr("magkaiba ang resulta at scoresheet"));
  const auto verified = contest({"verify", m_file, "--json"});
  EXPECT_EQ(verified.status, 1);
  EXPECT_EQ(json::parse(verified.out)["problems"][0]["kind"], "sheetDiffers");
  EXPECT_THAT(contest({"verify", m_file}).out, HasSubstr("do not agree"));

  const json settled = goodJson(named(at("result", {"--blue", "-7", "--red", "-4"})));
  EXPECT_EQ(settled["differs"], nullptr);
  EXPECT_EQ(status()["resultsDiffering"].size(), 0U);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

TEST_F(Agreement, ASheetAgainstItsResultIsTold) {
  goodJson(at("result", {"--blue", "50", "--red", "10"}));
  const json told = json::parse(contest(at("sheet", {m_sheet, "--json"})).out);
  EXPECT_EQ(told["differs"]["entered"]["blue"], "50");
  EXPECT_EQ(told["differs"]["sheet"]["result"], "0-1");
  EXPECT_EQ(told["care"][0]["code"], "resultDiffers");
  EXPECT_EQ(status()["resultsDiffering"].size(), 1U);
}

// The message says what is missing. A message that there is nothing to print would be wrong.
TEST_F(Agreement, CertificatesWaitForTheDispute) {
  store();
  for (int round = 1; round <= 3; ++round) {
    if (round > 1) goodJson({"pair", m_file, "--event", "Grade 7"});
    for (const char* const board : {"1", "2"}) {
      goodJson({"result", m_file, "--event", "Grade 7", "--round", std::to_string(round), "--board", board,
                "--blue", "50", "--red", "10"});
    }
  }
  const std::vector<std::string> print = {"print",        m_file, "--event",          "Grade 7",
                                          "certificates", "-o",   m_place.at("c.pdf")};
  const CommandResult refused = contest(print);
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.err, HasSubstr("the ranks are not final yet"));
  goodJson(named(at("result", {"--blue", "-7", "--red", "-4", "--confirm", "4"})));
  EXPECT_EQ(contest(print).status, 0);
}

TEST_F(Agreement, ACorrectionAgainstAnAcceptedSheetIsTold) {
  EXPECT_LE(contest(at("sheet", {m_sheet, "--accept"})).status, 1);
  const json done = goodJson(named(at("result", {"--blue", "50", "--red", "10"})));
  EXPECT_EQ(done["differs"]["sheet"]["blue"], "-7");
  EXPECT_EQ(contest({"verify", m_file}).status, 1);
  const json ruled = goodJson(named(at("rule", {"--cell", "result", "--correct", "1-0"})));
  EXPECT_EQ(ruled["outcome"]["result"], "1-0");
  EXPECT_EQ(ruled["differs"], nullptr);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

// The journal and the message both give the old result.
TEST_F(Agreement, ACorrectionsNoteNamesTheOldFigures) {
  goodJson(at("result", {"--blue", "50", "--red", "10"}));
  const auto corrected = contest(named(at("result", {"--blue", "9", "--red", "20"})));
  EXPECT_EQ(corrected.status, 0) << corrected.err;
  EXPECT_THAT(
      corrected.out,
      AllOf(HasSubstr("The result of round 1 board 1 (Ramon, Mario M. – Santos, Ana) will be corrected to "
                      "0–1 (9 : 20); it was 1–0 (50 : 10)."),
            HasSubstr("result corrected: 0–1 (9 : 20), it was 1–0 (50 : 10)")));
  const json rows = goodJson({"journal", m_file})["journal"];
  EXPECT_THAT(rows.back()["care"][0]["text"].get<std::string>(), HasSubstr("it was 1–0 (50 : 10)"));
  EXPECT_THAT(good({"journal", m_file}).out, HasSubstr("0–1 (9 : 20) (before: 1–0 (50 : 10))"));
  EXPECT_THAT(good(named(at("result", {"--reopen"}))).out, HasSubstr("will be deleted: 0–1 (9 : 20)"));
  EXPECT_THAT(
      good({"journal", m_file}).out,
      HasSubstr(
          "a result was deleted: Grade 7, round 1 board 1, Ramon, Mario M. – Santos, Ana: 0–1 (9 : 20)"));
}

TEST_F(Agreement, ARulingBeforeTheSheetIsAcceptedSettlesItToo) {
  goodJson(at("result", {"--blue", "50", "--red", "10"}));
  store();
  EXPECT_EQ(status()["resultsDiffering"].size(), 1U);
  EXPECT_EQ(contest(at("rule", {"--cell", "result", "--keep"})).status, 1) << "by nobody";
  EXPECT_THAT(good(named(at("rule", {"--cell", "result", "--keep", "--confirm", "4"}))).out,
              HasSubstr("result corrected: 0–1 (−7 : −4), it was 1–0 (50 : 10)"));
  goodJson(named({"undo", m_file}));
  const json ruled = goodJson(named(at("rule", {"--cell", "result", "--keep", "--confirm", "4"})));
  EXPECT_EQ(ruled["outcome"]["result"], "0-1");
  EXPECT_EQ(ruled["differs"], nullptr);
  EXPECT_EQ(ruled["care"][0]["code"], "rulingTurns");
  EXPECT_EQ(ruled["care"][1]["code"], "resultCorrected");
  EXPECT_EQ(status()["resultsDiffering"].size(), 0U);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
  EXPECT_THAT(contest(at("sheet", {})).out,
              HasSubstr("Result: the result computed from the scoresheet stays; ruled by"));
}

// The ruling decides the result. The audit page shows no other result.
TEST_F(Agreement, TheAuditPageTellsTheResultThatWasRuled) {
  const std::string written = m_place.write("w.sheet", "[Result \"0-1\"]\n" + std::string(kSheet));
  EXPECT_LE(contest(at("sheet", {written, "--accept"})).status, 1);
  EXPECT_THAT(contest(at("sheet", {})).out, HasSubstr("The result does not change"));
  goodJson(named(at("result", {"--blue", "50", "--red", "10"})));
  goodJson(named(at("rule", {"--cell", "result", "--correct", "1-0"})));
  const std::string page = contest(at("sheet", {})).out;
  EXPECT_THAT(
      page,
      AllOf(HasSubstr("Result: 1-0 instead of 0-1; ruled by A. Cruz: checked"),
            HasSubstr("As written: RED (Santos, Ana) wins. By the ruling: BLUE\n(Ramon, Mario M.) wins."),
            Not(HasSubstr("The result does not change"))));
  EXPECT_THAT(
      contest(at("sheet", {"--lang", "fil"})).out,
      HasSubstr(
          "Ayon sa sulat: panalo ang RED (Santos, Ana). Ayon sa pasya:\npanalo ang BLUE (Ramon, Mario M.)."));
}

TEST_F(Agreement, AcceptingAgainTellsThatTheResultIsAnother) {
  EXPECT_LE(contest(at("sheet", {m_sheet, "--accept"})).status, 1);
  EXPECT_THAT(contest(at("sheet", {"--accept"})).err, HasSubstr("is already accepted"));
  goodJson(named(at("result", {"--blue", "50", "--red", "10"})));
  const auto run = contest(named(at("sheet", {"--accept"})));
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.err,
              AllOf(HasSubstr("the result has changed since then: the result is 1–0 (50 : 10)"),
                    HasSubstr("the scoresheet gives 0–1 (−7 : −4)"), HasSubstr("rule on the result")));
  const auto asked = contest(named(at("sheet", {"--accept", "--json"})));
  EXPECT_EQ(json::parse(asked.out)["reason"], "acceptedDiffers");
}

TEST_F(Agreement, AnEndingEnteredBeforeTheSheetIsListed) {
  goodJson(at("result", {"--ending", "disqualifiedRed"}));
  const json told = json::parse(contest(at("sheet", {m_sheet, "--json"})).out);
  EXPECT_EQ(told["differs"]["entered"]["ending"], "disqualifiedRed");
  EXPECT_EQ(status()["resultsDiffering"].size(), 1U);
  EXPECT_EQ(contest({"verify", m_file}).status, 1);
  goodJson(named(at("result", {"--ending", "disqualifiedRed"})));
  EXPECT_EQ(status()["resultsDiffering"].size(), 0U);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

TEST_F(Agreement, AnEndingThatDecidesAloneTakesNameAndReason) {
  store();
  const auto asked = contest(at("result", {"--ending", "disqualifiedRed", "--json"}));
  EXPECT_EQ(asked.status, 1);
  EXPECT_EQ(json::parse(asked.out)["code"], "resultDiffers");
  const json done = goodJson(named(at("result", {"--ending", "disqualifiedRed"})));
  EXPECT_EQ(done["result"], "1-0");
  EXPECT_EQ(done["blue"], "-7") << "the totals of the sheet still count";
  EXPECT_EQ(done["differs"], nullptr);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

TEST_F(Agreement, FinalWaitsUntilItIsSettled) {
  for (int round = 1; round <= 3; ++round) {
    if (round > 1) goodJson({"pair", m_file, "--event", "Grade 7"});
    for (int board = 1; board <= 2; ++board) {
      goodJson({"result", m_file, "--event", "Grade 7", "--round", std::to_string(round), "--board",
                std::to_string(board), "--blue", std::to_string(10 * round + board), "--red", "1"});
    }
  }
  goodJson({"standings", m_file, "--event", "Grade 7", "--final"});
  EXPECT_GT(goodJson({"schools", m_file, "--medals"})["medals"].size(), 0U);
  EXPECT_THAT(good({"status", m_file}).out, HasSubstr("the standings can be final without this check"));
  store();
  const auto run = contest({"standings", m_file, "--event", "Grade 7", "--final", "--json"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(json::parse(run.out)["resultsDiffering"].size(), 1U);
  EXPECT_THAT(run.err, AllOf(HasSubstr("not final yet"), HasSubstr("result and scoresheet differ"),
                             Not(HasSubstr("nothing is left to do"))));
  EXPECT_EQ(status()["next"], "checkSheets");
  EXPECT_THAT(good({"status", m_file}).out, Not(HasSubstr("the standings wait")));
  EXPECT_EQ(goodJson({"standings", m_file, "--event", "Grade 7"})["provisional"], true);
  EXPECT_EQ(goodJson({"schools", m_file, "--medals"})["medals"].size(), 0U) << "and brings nobody a medal";
  goodJson({"export", m_file, "--event", "Grade 7", "--format", "html", "-o", m_place.at("x.html")});
  EXPECT_THAT(m_place.read("x.html"), AllOf(HasSubstr("PROVISIONAL"), HasSubstr("the scoresheet gives")));
}

TEST_F(Agreement, WhatOnePersonDidAloneIsTold) {
  EXPECT_LE(contest(named(at("sheet", {m_sheet, "--accept"}))).status, 1);
  const json reviewed = goodJson(at("review", {"--by", "A. Cruz"}));
  EXPECT_EQ(reviewed["care"][0]["code"], "reviewedAlone");
  EXPECT_EQ(status()["sheetsOfOne"].size(), 1U);
  const auto signedOff = contest(named(at("review", {"--sign-off", "--confirm", "4", "--json"})));
  EXPECT_EQ(signedOff.status, 0) << signedOff.err;
  EXPECT_THAT(signedOff.out, HasSubstr("signedAlone"));
  EXPECT_THAT(good({"status", m_file}).out, HasSubstr("by the same person only: round 1 board 1"));
  EXPECT_THAT(good({"copies", m_file}).out, HasSubstr("a scoresheet was approved  ")) << "and then its size";
}

TEST_F(Agreement, AReviewThatKeyedOtherFiguresBlocksTheSignature) {
  EXPECT_LE(contest(at("sheet", {m_sheet, "--accept"})).status, 1);
  std::string other = kSheet;
  other.replace(other.find("| 1 | 1"), 7, "| 7 | 7");
  EXPECT_EQ(contest(at("review", {m_place.write("other.sheet", other), "--by", "B. Uy"})).status, 1);
  EXPECT_EQ(status()["reviewsDiffering"].size(), 1U);
  const auto refused = contest(named(at("review", {"--sign-off", "--confirm", "4", "--json"})));
  EXPECT_EQ(refused.status, 1);
  EXPECT_EQ(json::parse(refused.out)["reason"], "reviewDiffers");
  EXPECT_EQ(contest(at("review", {m_sheet, "--by", "C. Tan"})).status, 0);
  EXPECT_EQ(status()["reviewsDiffering"].size(), 0U);
  EXPECT_EQ(contest(named(at("review", {"--sign-off", "--confirm", "4"}))).status, 0);
}

}  // namespace
}  // namespace damath::cli
