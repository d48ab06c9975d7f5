// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of corrections by hand: players, names and deleted results.
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class ByHand : public ContestCommand {
 protected:
  std::vector<std::string> player(const std::vector<std::string>& more) const {
    return with({"player", m_file, "--event", "Grade 7"}, more);
  }
  std::vector<std::string> board(const std::string& round, const std::string& board,
                                 const std::vector<std::string>& more) const {
    return with({"result", m_file, "--event", "Grade 7", "--round", round, "--board", board}, more);
  }
  static std::vector<std::string> with(std::vector<std::string> arguments,
                                       const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
  void pair() const { good({"pair", m_file, "--event", "Grade 7"}); }
};

const std::vector<std::string> kSpelling = {"--by", "Gng. Reyes", "--reason", "maling baybay"};

TEST_F(ByHand, APlayerIsAddedChangedAndRemoved) {
  const json added = goodJson(
      player({"--add", "--last", "Muñoz", "--first", "Niña", "--school", "upis", "--rating", "1450"}));
  EXPECT_EQ(added["entry"], 5);
  EXPECT_EQ(added["name"], "Muñoz, Niña");
  EXPECT_EQ(added["school"], "UPIS") << "as the contest spells it";
  EXPECT_EQ(added["match"], "new");
  EXPECT_EQ(added["undo"], "damath contest undo " + m_file);

  const json changed = goodJson(player({"--edit", "5", "--last", "Muñoz Cruz", "--grade", "8"}));
  EXPECT_EQ(changed["name"], "Muñoz Cruz, Niña");
  EXPECT_EQ(changed["events"], json({"Grade 7"}));
  EXPECT_THAT(good(player({"--edit", "5", "--grade", "9"})).out,
              HasSubstr("changed: Muñoz Cruz, Niña (UPIS); events: Grade 7"));

  const json removed = goodJson(player({"--remove", "2"}));
  EXPECT_EQ(removed["name"], "Arroyo, Gloria");
  EXPECT_EQ(removed["movedUp"], 3);
  EXPECT_EQ(removed["care"][0]["code"], "playerRemoved");
  EXPECT_EQ(goodJson({"status", m_file})["events"][0]["players"], 4);
  EXPECT_EQ(goodJson(player({"--edit", "2", "--grade", "8"}))["name"], "Peña, José");
  good({"undo", m_file});
  good({"undo", m_file});
  EXPECT_EQ(goodJson(player({"--edit", "2", "--grade", "8"}))["name"], "Arroyo, Gloria");
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

TEST_F(ByHand, WhoHasComeIsNotedAndListed) {
  const auto checkIn = [&](const std::vector<std::string>& more) {
    return with({"check-in", m_file, "--event", "Grade 7"}, more);
  };
  EXPECT_THAT(good(checkIn({})).out, HasSubstr("round 1: 0 present, 0 late, 0 absent, 4 not seen yet"));
  good(checkIn({"--entry", "1", "--as", "present"}));
  good(checkIn({"--entry", "2", "--as", "late"}));
  const json list = goodJson(checkIn({"--rest", "absent"}));
  EXPECT_EQ(list["round"], 1);
  ASSERT_EQ(list["entries"].size(), 4U);
  EXPECT_EQ(list["entries"][0]["presence"], "present");
  EXPECT_EQ(list["entries"][1]["presence"], "late");
  EXPECT_EQ(list["entries"][3]["presence"], "absent");
  good(checkIn({"--entry", "4", "--as", "unseen"}));
  EXPECT_EQ(goodJson(checkIn({}))["entries"][3]["presence"], "unseen");
  expectUnusable(contest(checkIn({"--entry", "1"})), "--as");
  expectUnusable(contest(checkIn({"--entry", "1", "--as", "here"})), "'here' is unknown");
  expectUnusable(contest(checkIn({"--entry", "9", "--as", "late"})), "there is no start number 9");
  EXPECT_EQ(contest(checkIn({"--round", "9"})).status, 1);
  const json paired = goodJson({"pair", m_file, "--event", "Grade 7"});
  EXPECT_EQ(paired["care"][0]["code"], "pairedUnseen");
  EXPECT_THAT(paired["care"][0]["text"].get<std::string>(),
              HasSubstr("Not checked in yet, but about to be paired in round 1: 1\n  "));
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

TEST_F(ByHand, ASchoolAndACoachAreRenamedForAllTheirPlayers) {
  const json renamed = goodJson({"rename", m_file, "--school", "jgmnhs", "--name", "JGM NHS"});
  EXPECT_EQ(renamed["school"], "JGM NHS");
  EXPECT_EQ(renamed["was"], "JGMNHS");
  EXPECT_EQ(renamed["players"], 2);
  EXPECT_EQ(renamed["merged"], false);
  EXPECT_THAT(good({"rename", m_file, "--school", "ADMU", "--name", "UPIS", "--district", "II"}).out,
              HasSubstr("'ADMU' is merged with 'UPIS'; players: 1"));
  good(player({"--edit", "1", "--coach", "C. Go"}));
  EXPECT_EQ(
      goodJson({"rename", m_file, "--school", "JGM NHS", "--coach", "C. Go", "--name", "Carla Go"})["coach"],
      "Carla Go");
  expectUnusable(contest({"rename", m_file, "--school", "Nowhere", "--name", "X"}),
                 "no school has the name 'Nowhere'");
  expectUnusable(contest({"rename", m_file, "--coach", "C. Go", "--name", "X"}), "--coach");
  expectUnusable(contest({"rename", m_file, "--school", "UPIS", "--venue", "X"}), "--venue");
  good({"undo", m_file});
}

// A second list adds the facts that players of the event lack, if the user asks for it.
TEST_F(ByHand, ASecondListCompletesPlayersOnlyIfAsked) {
  const std::string first = m_place.write("first.csv", "last,first,school\nUy,Bo,UPIS\nSy,Cy,UPIS\n");
  EXPECT_EQ(goodJson({"import", m_file, "--event", "Grade 7", first})["players"], 2);
  const std::string second = m_place.write(
      "second.csv", "last,first,school,grade,section,coach\nUy,Bo,UPIS,7,Narra,B. Tan\nLim,Di,UPIS,7,,\n");
  const std::vector<std::string> import = {"import", m_file, "--event", "Grade 7", second};
  EXPECT_NE(contest(import).status, 0) << "the player of line 2 is in the event";
  expectUnusable(contest(with(import, {"--complete", "--no-complete"})), "--no-complete");
  // The preview names what each row adds, and changes nothing.
  EXPECT_THAT(contest(with(import, {"--preview"})).out,
              AllOf(HasSubstr("Narra"), HasSubstr("B. Tan"), HasSubstr("--complete")));
  const json preview = goodJson(with(import, {"--preview", "--complete"}));
  ASSERT_EQ(preview["completions"].size(), 1U);
  EXPECT_EQ(preview["completions"][0]["line"], 2);
  EXPECT_EQ(preview["completions"][0]["fields"], json({"grade", "section", "coach"}));
  // Without --complete, the player of the event stays as before.
  EXPECT_EQ(goodJson(with(import, {"--same", "2", "--no-complete", "--preview"}))["completions"].size(), 1U);
  const json done = goodJson(with(import, {"--complete"}));
  EXPECT_EQ(done["players"], 1);
  EXPECT_EQ(done["completed"].size(), 1U);
  // The third time, the list has nothing more.
  for (const bool isPreview : {true, false}) {
    const auto options = isPreview ? std::vector<std::string>{"--complete", "--preview"}
                                   : std::vector<std::string>{"--complete"};
    const json again = goodJson(with(import, options));
    EXPECT_FALSE(again.contains("completions"));
    EXPECT_FALSE(again.contains("completed"));
  }
  EXPECT_THAT(good(with(import, {"--complete"})).out, HasSubstr("no facts are missing"));
  // Without --complete, a list without new players is refused.
  const auto refused = contest(with(import, {"--same", "2,3"}));
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("every player of the list is in this event already"));
  // A list with missing facts and without new players only adds the facts.
  const std::string third =
      m_place.write("third.csv", "last,first,school,grade,section,coach\nLim,Di,UPIS,7,Acacia,\n");
  const json only = goodJson({"import", m_file, "--event", "Grade 7", third, "--complete"});
  EXPECT_EQ(only["players"], 0);
  EXPECT_EQ(only["completed"].size(), 1U);
}

TEST_F(ByHand, LinesOfAListAreLeftOut) {
  const std::string list = m_place.write("late.csv", "last,first,school\nUy,Bo,UPIS\n,Cy,UPIS\n");
  EXPECT_NE(contest({"import", m_file, "--event", "Grade 7", list}).status, 0);
  EXPECT_EQ(goodJson({"import", m_file, "--event", "Grade 7", list, "--leave-out", "3"})["players"], 1);
}

TEST_F(ByHand, WhoIsSaidToBeInTheEventIsNotEnteredAgain) {
  const std::string list =
      m_place.write("again.csv", "last,first,school\nUy,Bo,UPIS\nArroyo,Glória,Another HS\n");
  const std::vector<std::string> same = {"import", m_file, "--event", "Grade 7", list, "--same", "3"};
  const json shown = goodJson(with(same, {"--preview"}));
  EXPECT_EQ(shown["faults"], json::array());
  EXPECT_EQ(shown["entered"][0]["line"], 3);
  EXPECT_THAT(good(with(same, {"--preview"})).out,
              HasSubstr("line 3     entered    Arroyo, Glória (Another HS)\n"));
  EXPECT_EQ(goodJson(same)["players"], 1);
  EXPECT_EQ(goodJson({"status", m_file})["events"][0]["players"], 5);
}

TEST_F(ByHand, AnotherSchoolComesWithItsDistrict) {
  good(player({"--edit", "1", "--school", "UPIS"}));
  good({"export", m_file, "--format", "json", "-o", m_place.at("all.json")});
  const json tables = json::parse(m_place.read("all.json"))["tables"];
  EXPECT_EQ(tables["school"].size(), 3U);
  EXPECT_EQ(tables["player"][0]["school"], tables["player"][3]["school"]);
}

TEST_F(ByHand, OfSeveralSchoolsOfANameOneIsNamed) {
  for (const char* district : {"I", "II"}) {
    good(player(
        {"--add", "--last", "Uy", "--first", district, "--school", "Rizal HS", "--district", district}));
  }
  expectUnusable(contest(player({"--edit", "1", "--school", "Rizal HS"})),
                 "several schools have the name 'Rizal HS'");
  good(player({"--edit", "1", "--school", "Rizal HS", "--district", "II"}));
}

TEST_F(ByHand, FactsAreTakenAwayByEmptyOnes) {
  good(player({"--edit", "1", "--middle", "", "--rating", "1200"}));
  good(player({"--edit", "1", "--rating", ""}));
  good({"export", m_file, "--format", "json", "-o", m_place.at("all.json")});
  const json row = json::parse(m_place.read("all.json"))["tables"]["player"][0];
  EXPECT_EQ(row["middle"], "");
  EXPECT_EQ(row["rating"], nullptr);
}

TEST_F(ByHand, WhatIsWrongIsSaid) {
  expectUnusable(contest(player({})), "--add, --edit N and --remove N");
  expectUnusable(contest(player({"--add", "--edit", "1"})), "--add, --edit N and --remove N");
  expectUnusable(contest(player({"--remove", "1", "--last", "X"})),
                 "--last does not apply to --remove; leave it out");
  expectUnusable(contest(player({"--edit", "1", "--same", "1"})),
                 "--same does not apply to --edit; leave it out");
  expectUnusable(contest(player({"--add", "--last", "X", "--first", "Y"})), "the school of X, Y is missing");
  expectUnusable(
      contest(player({"--add", "--last", "X", "--first", "Y", "--school", "Z", "--rating", "abc"})), "'abc'");
  expectUnusable(contest(player({"--edit", "9", "--last", "X"})), "there is no start number 9");
  expectUnusable(contest(player({"--add", "--last", "Peña", "--first", "José", "--school", "JGMNHS"})),
                 "Peña, José is already in this event");
  const auto unchanged = contest(player({"--edit", "1", "--grade", "7"}));
  EXPECT_EQ(unchanged.status, 1);
  EXPECT_THAT(unchanged.err, HasSubstr("Ramon, Mario M. already has these details"));
  const auto refused = contest(player({"--add", "--last", "X", "--json"}));
  EXPECT_EQ(refused.status, 2);
  EXPECT_EQ(json::parse(refused.out)["faults"], json({"missingFirst", "missingSchool"}));
}

TEST_F(ByHand, WhoIsKnownIsTold) {
  good({"event", m_file, "--name", "Grade 8", "--set", "integer", "--system", "swiss"});
  const std::vector<std::string> add = {"player", m_file, "--event", "Grade 8", "--add",
                                        "--last", "Peña", "--first", "José"};
  const auto alike = good(with(add, {"--school", "UPIS"}));
  EXPECT_THAT(alike.out, HasSubstr("a different person from Peña, José (JGMNHS)"));
  good({"undo", m_file});
  const json same = goodJson(with(add, {"--school", "UPIS", "--same", "1"}));
  EXPECT_EQ(same["school"], "JGMNHS");
  EXPECT_EQ(same["match"], "alike");
  EXPECT_EQ(same["candidates"][0]["name"], "Peña, José");
  EXPECT_EQ(same["notes"][0]["code"], "severalEvents");
  good({"undo", m_file});
  EXPECT_THAT(good(with(add, {"--school", "JGMNHS"})).out, HasSubstr("of another event"));
  expectUnusable(contest({"player", m_file, "--event", "Grade 8", "--add", "--last", "Nobody", "--first", "N",
                          "--school", "S", "--same", "1"}),
                 "Nobody, N");
}

TEST_F(ByHand, OnceTheEventHasBegun) {
  pair();
  const auto removed = contest(player({"--remove", "2"}));
  EXPECT_EQ(removed.status, 1);
  EXPECT_THAT(removed.err, HasSubstr("let the player withdraw instead"));
  EXPECT_EQ(contest(player({"--edit", "2", "--last", "Aroyo"})).status, 1) << "who and why?";
  const json changed = goodJson(with(player({"--edit", "2", "--last", "Aroyo"}), kSpelling));
  EXPECT_EQ(changed["care"][0]["code"], "playerChanged");
  EXPECT_THAT(good({"pairings", m_file, "--event", "Grade 7"}).out, HasSubstr("Aroyo, Gloria"));
}

TEST_F(ByHand, ContestAndEventAreRenamed) {
  const json contestRenamed = goodJson({"rename", m_file, "--name", "Dibisyon", "--venue", "Gym"});
  EXPECT_EQ(contestRenamed["contest"], "Dibisyon");
  EXPECT_EQ(contestRenamed["venue"], "Gym");
  EXPECT_EQ(contestRenamed["was"], "Division Damath");
  const json event =
      goodJson({"rename", m_file, "--event", "Grade 7", "--name", "Integer 7", "--level", "7"});
  EXPECT_EQ(event["event"], "Integer 7");
  EXPECT_EQ(event["was"], "Grade 7");
  EXPECT_EQ(goodJson({"status", m_file})["events"][0]["event"], "Integer 7");
  expectUnusable(contest({"rename", m_file}), "give what to change");
  expectUnusable(contest({"rename", m_file, "--level", "7"}), "--level only works with --event");
  expectUnusable(contest({"rename", m_file, "--event", "Integer 7", "--venue", "Gym"}),
                 "--venue does not apply to --event; leave it out");
  expectUnusable(contest({"rename", m_file, "--name", ""}), "a name is needed");
  const std::vector<std::string> coach = {"rename", m_file, "--school", "ADMU", "--coach", "Cruz"};
  expectUnusable(contest(with(coach, {"--district", "I"})), "--coach only works with --name");
  expectUnusable(contest(with(coach, {"--name", "Reyes", "--district", "I"})),
                 "--district does not apply to --coach; leave it out");
  EXPECT_EQ(contest({"rename", m_file, "--name", "Dibisyon"}).status, 1);
  good({"undo", m_file});
  EXPECT_EQ(goodJson({"status", m_file})["events"][0]["event"], "Grade 7");
}

TEST_F(ByHand, AResultIsTakenAway) {
  pair();
  good(board("1", "1", {"--blue", "12", "--red", "3"}));
  expectUnusable(contest(board("1", "1", {"--reopen", "--blue", "3"})),
                 "--blue does not apply to --reopen; leave it out");
  EXPECT_EQ(contest(board("1", "1", {"--reopen"})).status, 1) << "who and why?";
  const json done = goodJson(with(board("1", "1", {"--reopen"}), kSpelling));
  EXPECT_EQ(done["was"]["blue"], "12");
  EXPECT_EQ(done["sheetReopened"], false);
  EXPECT_EQ(done["care"][0]["code"], "resultReopened");
  EXPECT_EQ(goodJson({"status", m_file})["events"][0]["resultsMissing"].size(), 2U);
  EXPECT_EQ(contest(with(board("1", "1", {"--reopen"}), kSpelling)).status, 1) << "it is open";
  good(board("1", "1", {"--blue", "3", "--red", "12"}));
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

TEST_F(ByHand, AResultThatRoundsWerePairedUponIsTakenAwayInTwoSteps) {
  pair();
  for (const char* number : {"1", "2"}) good(board("1", number, {"--blue", "12", "--red", "3"}));
  pair();
  const auto asked = contest(with(board("1", "1", {"--reopen", "--json"}), kSpelling));
  EXPECT_EQ(asked.status, 1);
  EXPECT_EQ(json::parse(asked.out)["code"], "pastReopened");
  good(with(with(board("1", "1", {"--reopen"}), kSpelling), {"--confirm", "4"}));
  const auto back = contest(with(board("1", "1", {"--blue", "3", "--red", "12", "--json"}), kSpelling));
  EXPECT_EQ(back.status, 1);
  EXPECT_EQ(json::parse(back.out)["code"], "pastEntered");
}

TEST_F(ByHand, ARematchIsTakenAway) {
  good({"event", m_file, "--name", "Two", "--set", "integer", "--system", "roundRobin"});
  good({"import", m_file, "--event", "Two",
        m_place.write("two.csv", "last,first,school\nUy,Ana,Iba\nGo,Ben,Luna\n")});
  good({"pair", m_file, "--event", "Two"});
  good({"result", m_file, "--event", "Two", "--round", "1", "--board", "1", "--blue", "5", "--red", "5"});
  const std::vector<std::string> rematch = {"rematch", m_file, "--event", "Two"};
  expectUnusable(contest(with(rematch, {"--reopen"})), "--reopen only works with --entries");
  good(with(rematch, {"--entries", "1,2", "--blue", "9", "--red", "4"}));
  expectUnusable(contest(with(rematch, {"--entries", "1,2", "--reopen", "--accept"})),
                 "--accept does not apply to --reopen; leave it out");
  const json done = goodJson(with(with(rematch, {"--entries", "1,2", "--reopen"}), kSpelling));
  EXPECT_EQ(done["was"]["result"], "1-0");
  EXPECT_EQ(done["care"][0]["code"], "rematchReopened");
  EXPECT_EQ(goodJson(rematch)["rematchesDue"], json::parse("[[1,2]]"));
}

// Each of the three players has beaten one of the other two. All three are tied. The rematches that are still
// to play are listed by pairs.
TEST_F(ByHand, OfATieOfThreeThePairsAreListedThatAreStillToPlay) {
  good({"event", m_file, "--name", "Three", "--set", "integer", "--system", "roundRobin"});
  good({"import", m_file, "--event", "Three",
        m_place.write("three.csv", "last,first,school\nUy,Ana,Iba\nGo,Ben,Luna\nSy,Carl,Rizal\n")});
  for (const char* const round : {"1", "2", "3"}) {
    const json board = goodJson({"pair", m_file, "--event", "Three"})["boards"][0];
    const int blue = board["blue"]["entry"].get<int>();
    const int red = board["red"]["entry"].get<int>();
    const bool blueWins = red == blue % 3 + 1;
    good({"result", m_file, "--event", "Three", "--round", round, "--board", "1", "--blue",
          blueWins ? "9" : "4", "--red", blueWins ? "4" : "9"});
  }
  const std::vector<std::string> rematch = {"rematch", m_file, "--event", "Three"};
  EXPECT_EQ(goodJson(rematch)["rematchesOpen"], json::parse("[[1,2],[1,3],[2,3]]"));
  good(with(rematch, {"--entries", "1,2", "--blue", "9", "--red", "4"}));
  const json listed = goodJson(rematch);
  EXPECT_EQ(listed["rematchesDue"], json::parse("[[1,2,3]]"));
  EXPECT_EQ(listed["rematchesOpen"], json::parse("[[1,3],[2,3]]"));
  EXPECT_THAT(good(rematch).out, AllOf(HasSubstr("1 Uy, Ana – 3 Sy, Carl"),
                                       HasSubstr("2 Go, Ben – 3 Sy, Carl"), Not(HasSubstr("1 Uy, Ana – 2"))));
}

TEST_F(ByHand, InFilipinoToo) {
  EXPECT_THAT(good(player({"--remove", "2", "--lang", "fil"})).out,
              AllOf(HasSubstr("inalis: Arroyo, Gloria"), Not(HasSubstr("removed"))));
  EXPECT_THAT(good({"player", "--help", "--lang", "fil"}).out, HasSubstr("Ang apelyido"));
}

}  // namespace
}  // namespace damath::cli
