// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of refused contest commands: impossible scores, changes without a name, meaningless options, empty
// sheets. Each refusal gives its reason, in JSON too.
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class Refusals : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    m_sheet = m_place.write("a.sheet",
                            "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n"
                            "-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n");
  }
  void pair() const { good({"pair", m_file, "--event", "Grade 7"}); }
  std::vector<std::string> at(const std::string& command, const std::vector<std::string>& more) const {
    std::vector<std::string> all = {command, m_file, "--event", "Grade 7", "--round", "1", "--board", "1"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  // Runs a command that must be refused and returns its JSON output.
  json refused(std::vector<std::string> arguments, int status) const {
    arguments.emplace_back("--json");
    const CommandResult run = contest(arguments);
    EXPECT_EQ(run.status, status) << run.err;
    EXPECT_NE(run.err, "");
    EXPECT_TRUE(json::accept(run.out)) << run.out;
    return json::accept(run.out) ? json::parse(run.out) : json();
  }

  std::string m_sheet;
};

TEST_F(Refusals, TotalsThatNoGameComesTo) {
  pair();
  struct Case {
    std::string total;
    std::string why;
  };
  const Case cases[] = {{"1/2", "every total is a whole number"},
                        {"√2", "with these chips, no total contains this square root"},
                        {"10000000000000000000000", "cannot give more than 6144"},
                        {"-6145", "less than −6144"}};
  for (const Case& each : cases) {
    const auto run = contest(at("result", {"--blue", each.total, "--red", "5"}));
    EXPECT_EQ(run.status, 2) << each.total;
    EXPECT_THAT(run.err, AllOf(HasSubstr(each.total), HasSubstr(each.why)));
    EXPECT_EQ(refused(at("result", {"--blue", "5", "--red", each.total}), 2)["reason"], "totalImpossible");
  }
  EXPECT_THAT(contest(at("result", {"--blue", "1/2", "--red", "5", "--lang", "fil"})).err,
              HasSubstr("buong bilang ang bawat kabuuan"));
  EXPECT_EQ(goodJson({"status", m_file})["events"][0]["resultsMissing"].size(), 2U);
  good(at("result", {"--blue", "6144", "--red", "-6144"}));
}

TEST_F(Refusals, TotalsOfARematchToo) {
  good({"event", m_file, "--name", "Two", "--set", "fraction", "--system", "roundRobin"});
  good({"import", m_file, "--event", "Two",
        m_place.write("two.csv", "last,first,school\nUy,Ana,Iba\nGo,Ben,Luna\n")});
  good({"pair", m_file, "--event", "Two"});
  good({"result", m_file, "--event", "Two", "--round", "1", "--board", "1", "--blue", "1/3", "--red", "1/3"});
  const std::vector<std::string> rematch = {"rematch", m_file, "--event", "Two", "--entries", "1,2"};
  const auto with = [&](const std::string& blue) {
    std::vector<std::string> all = rematch;
    all.insert(all.end(), {"--blue", blue, "--red", "0"});
    return all;
  };
  EXPECT_EQ(refused(with("√2"), 2)["reason"], "totalImpossible");
  EXPECT_EQ(refused(with("99999"), 2)["reason"], "totalImpossible");
  good(with("7/3"));
}

TEST_F(Refusals, OneRefusalNamesAllThatIsWanting) {
  pair();
  EXPECT_LE(contest(at("sheet", {m_sheet})).status, 1);
  struct Case {
    std::vector<std::string> arguments;
    std::string code;
    int level;
    std::string wanting;
  };
  const Case cases[] = {
      {at("rule", {"--cell", "blue.grandTotal", "--correct", "-7"}), "ruled", 3, "--by NAME --reason WHY"},
      {at("rule", {"--cell", "blue.grandTotal", "--correct", "-7", "--by", "A. Cruz"}), "ruled", 3,
       "--reason WHY"},
      {at("review", {}), "reviewed", 2, "--by NAME"},
      {at("violation", {"--entry", "1"}), "violationLogged", 2, "--by NAME"},
  };
  for (const Case& each : cases) {
    const json told = refused(each.arguments, 1);
    EXPECT_EQ(told["reason"], "careAsked") << each.code;
    EXPECT_EQ(told["code"], each.code);
    EXPECT_EQ(told["level"], each.level) << each.code;
    EXPECT_NE(told["question"], "") << each.code;
    const auto run = contest(each.arguments);
    EXPECT_THAT(run.err, HasSubstr("add " + each.wanting + "\n")) << each.code;
  }
  EXPECT_LE(contest(at("sheet", {"--accept"})).status, 1);
  EXPECT_EQ(contest(at("review", {"--by", "A. Cruz"})).status, 0);
  const json told = refused(at("review", {"--sign-off"}), 1);
  EXPECT_EQ(told["code"], "signedOff");
  EXPECT_EQ(told["level"], 4);
  EXPECT_THAT(contest(at("review", {"--sign-off"})).err, HasSubstr("add --by NAME --reason WHY --confirm 4"));
}

TEST_F(Refusals, WhatIsRefusedIsJsonToo) {
  const std::vector<std::string> entry = {"--event", "Grade 7", "--entry", "1"};
  const auto command = [&](std::vector<std::string> begin, const std::vector<std::string>& end = {}) {
    begin.insert(begin.begin() + 1, m_file);
    begin.insert(begin.end(), end.begin(), end.end());
    return begin;
  };
  EXPECT_EQ(refused(command({"pairings", "--event", "Grade 7"}), 1)["reason"], "roundNotPaired");
  pair();
  EXPECT_EQ(refused(command({"absent", "--round", "9"}, entry), 1)["reason"], "noSuchRound");
  EXPECT_THAT(contest(command({"absent", "--round", "9"}, entry)).err,
              HasSubstr("there is no round 9; rounds in the event: 3"));
  EXPECT_EQ(refused(command({"withdraw", "--rejoin"}, entry), 1)["reason"], "neverLeft");
  EXPECT_EQ(refused(command({"absent", "--round", "2", "--event", "Grade 7", "--entry", "77"}), 2)["reason"],
            "noSuchEntry");
  EXPECT_EQ(refused(command({"standings", "--event", "Nope"}), 2)["reason"], "noSuchEvent");
  EXPECT_EQ(refused(command({"pairings", "--event", "Grade 7", "--round", "7"}), 2)["reason"], "noSuchGame");
  EXPECT_EQ(refused(command({"rematch", "--event", "Grade 7", "--entries", "1,77"}), 2)["reason"],
            "noSuchEntry");
  EXPECT_EQ(refused(at("result", {"--blue", "5"}), 2)["reason"], "totalsIncomplete");
}

TEST_F(Refusals, OptionsWithoutAMeaningForTheSystem) {
  const auto event = [&](const std::string& system, const std::vector<std::string>& more) {
    std::vector<std::string> all = {"event", m_file, "--name", "E", "--set", "integer", "--system", system};
    all.insert(all.end(), more.begin(), more.end());
    return contest(all);
  };
  struct Case {
    std::string system;
    std::vector<std::string> more;
  };
  const Case cases[] = {{"doubleKnockOut", {"--rounds", "2"}},
                        {"knockOut", {"--rounds", "5"}},
                        {"groups", {"--rounds", "5"}},
                        {"knockOut", {"--legs", "2"}},
                        {"swiss", {"--groups", "2"}},
                        {"roundRobin", {"--advancing", "1"}},
                        {"swiss", {"--final-system", "knockOut"}}};
  for (const Case& each : cases) {
    expectUnusable(event(each.system, each.more),
                   each.more[0] + " does not apply to an event with the system " + each.system);
  }
  EXPECT_EQ(event("doubleKnockOut", {"--rounds", "auto"}).status, 0);
}

TEST_F(Refusals, NamesAreKeptWithoutBlanks) {
  pair();
  good(at("result", {"--blue", "5", "--red", "3"}));
  const json done =
      goodJson(at("result", {"--blue", "6", "--red", "3", "--by", "  ana ", "--reason", " sum "}));
  const json rows = goodJson({"journal", m_file})["journal"];
  EXPECT_EQ(rows.back()["by"], "ana");
  EXPECT_EQ(rows.back()["reason"], "sum");
  EXPECT_LE(contest(at("sheet", {m_sheet})).status, 1);
  EXPECT_EQ(goodJson(at("review", {"--by", " ana "}))["reviewer"], "ana");
  EXPECT_EQ(refused(at("review", {"--by", "   "}), 1)["code"], "reviewed");
}

TEST_F(Refusals, OnlyWhatThereIsIsTold) {
  const std::string renamed = good({"rename", m_file, "--name", "Dibisyon"}).out;
  EXPECT_THAT(renamed, AllOf(HasSubstr("the new name of the contest is Dibisyon\n"), Not(HasSubstr("venue")),
                             Not(HasSubstr("date"))));
  EXPECT_THAT(good({"rename", m_file, "--venue", "Gym"}).out,
              HasSubstr("the new name of the contest is Dibisyon; venue: Gym\n"));
  EXPECT_THAT(good({"rename", m_file, "--event", "Grade 7", "--name", "G7"}).out,
              HasSubstr("the new name of 'Grade 7' is G7\n"));
  good({"event", m_file, "--name", "One", "--set", "integer", "--system", "swiss"});
  const std::string one = m_place.write("one.csv", "last,first,school\nUy,Ana,Iba\n");
  EXPECT_THAT(good({"import", m_file, "--event", "One", one}).out,
              HasSubstr("players imported: 1, new schools: 1; start numbers: 1\n"));
}

TEST_F(Refusals, ReopeningTellsWhatMoves) {
  pair();
  good(at("result", {"--blue", "5", "--red", "3"}));
  const auto asked = contest(at("result", {"--reopen"}));
  EXPECT_THAT(asked.err, AllOf(HasSubstr(": points from 1 to 0"), Not(HasSubstr("points from 0 to 0"))));
  EXPECT_THAT(asked.err, Not(HasSubstr("rank from 1 to 1")));
}

TEST_F(Refusals, StandardInputIsCalledSo) {
  const auto run = m_place.damathTyped({"contest", "import", m_file, "--event", "Grade 7", "-"}, "");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, AllOf(HasSubstr("damath: standard input:"), Not(HasSubstr("damath: -:"))));
}

TEST_F(Refusals, AnEmptySheetGivesNoResult) {
  pair();
  const std::string empty = m_place.write("empty.sheet", "[Set \"integer\"]\n");
  EXPECT_EQ(refused(at("sheet", {empty, "--accept"}), 1)["reason"], "sheetEmpty");
  EXPECT_EQ(contest(at("sheet", {})).status, 1) << "nothing is stored";
  EXPECT_EQ(goodJson({"status", m_file})["events"][0]["resultsMissing"].size(), 2U);
  const std::string noShow = m_place.write("noshow.sheet", "[Set \"integer\"]\n[Ending \"noShowRed\"]\n");
  EXPECT_LE(contest(at("sheet", {noShow, "--accept"})).status, 1);
  EXPECT_EQ(goodJson({"status", m_file})["events"][0]["resultsMissing"].size(), 1U);
}

TEST_F(Refusals, AnEmptySheetSaysHowToWrite) {
  const std::string empty = m_place.write("empty.sheet", "[Set \"integer\"]\n");
  const auto run = m_place.damath({"audit", empty});
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out, AllOf(HasSubstr("This scoresheet has no lines below its tags"), HasSubstr("GRAND"),
                             Not(HasSubstr("[1]"))));
  EXPECT_THAT(m_place.damath({"audit", empty, "--lang", "fil"}).out, HasSubstr("Ganito ang pagsulat"));
  const json told = json::parse(m_place.damath({"audit", empty, "--json"}).out);
  EXPECT_FALSE(told["findings"].empty());
}

TEST_F(Refusals, NothingIsPrintedBeforeARoundIsPaired) {
  for (const char* form : {"pairings", "slips", "scoresheet", "byboard", "byname", "review"}) {
    const auto run = contest({"print", m_file, "--event", "Grade 7", form, "-o", m_place.at("x.pdf")});
    EXPECT_EQ(run.status, 1) << form;
    EXPECT_THAT(run.err, AllOf(HasSubstr("no round is paired yet"), Not(HasSubstr("round 0")))) << form;
    EXPECT_FALSE(m_place.has("x.pdf"));
  }
}

// In a contest without events, the message must not ask for the option --event.
TEST_F(Refusals, APaperOfNoEventSaysWhatLacks) {
  const std::string none = m_place.at("none.damath");
  good({"create", none, "--name", "Cup", "--by", "Ana"});
  for (const char* form : {"tally", "pairings", "blank", "certificates"}) {
    const auto run = contest({"print", none, form, "-o", m_place.at("x.pdf")});
    EXPECT_EQ(run.status, 1) << form;
    EXPECT_THAT(run.err, AllOf(HasSubstr("the contest has no event yet"), Not(HasSubstr("--event")))) << form;
  }
  const auto which = contest({"print", m_file, "tally", "-o", m_place.at("x.pdf")});
  EXPECT_EQ(which.status, 2);
  EXPECT_THAT(which.err, HasSubstr("name one event with --event; the events are 'Grade 7'"));
  EXPECT_FALSE(m_place.has("x.pdf"));
}

TEST_F(Refusals, OfABoardThatIsNotThereThoseOfTheRoundAreTold) {
  pair();
  for (const char* form : {"blank", "slips", "scoresheet"}) {
    const auto run = contest({"print", m_file, "--event", "Grade 7", form, "--round", "1", "--board", "99",
                              "-o", m_place.at("x.pdf")});
    EXPECT_EQ(run.status, 2) << form;
    EXPECT_THAT(run.err, HasSubstr("round 1 has no board 99; its boards are 1 to 2")) << form;
  }
  const auto both = contest({"print", m_file, "--event", "Grade 7", "blank", "--spare", "2", "--entries",
                             "1,2", "-o", m_place.at("x.pdf")});
  EXPECT_EQ(both.status, 2);
  EXPECT_THAT(both.err, HasSubstr("--entries has no effect together with --spare"));
}

TEST_F(Refusals, OptionsWithoutEffectAreNamed) {
  pair();
  const std::vector<std::string> violation = {"violation", m_file, "--event", "Grade 7"};
  const auto with = [](std::vector<std::string> words, const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  struct Case {
    std::vector<std::string> words;
    std::string why;
  };
  const Case cases[] = {
      {with(violation, {"--kind", "touchMove"}), "--kind only works with --entry"},
      {with(violation, {"--remark", "hand"}), "--remark only works with --entry"},
      {with(violation, {"--entry", "1", "--board", "1"}), "--board only works with --round"},
      {with(violation, {"--entry", "1", "--round", "1"}), "--round only works with --board"},
      {with(violation, {"--round", "1", "--board", "1"}), "only works with --entry"},
      {{"standings", m_file, "--event", "Grade 7", "--reviewed"}, "--reviewed only works with --final"},
      {at("result", {"--reopen", "--ending", "time"}), "--ending does not apply to --reopen; leave it out"},
      {{"import", "--template", "-o", m_place.at("t.csv"), "--leave-out", "3"},
       "--template only writes a blank list"},
  };
  for (const Case& each : cases) expectUnusable(contest(each.words), each.why);
  EXPECT_FALSE(m_place.has("t.csv"));
  EXPECT_EQ(goodJson(violation)["violations"].size(), 0U);
}

TEST_F(Refusals, StandingsLeaveOutARoundThatIsHeld) {
  good({"event", m_file, "--name", "Odd", "--set", "integer", "--system", "swiss"});
  good({"import", m_file, "--event", "Odd",
        m_place.write("odd.csv", "last,first,school\nUy,Ana,Iba\nGo,Ben,Luna\nSy,Cha,Rizal\n")});
  const json paired = goodJson({"pair", m_file, "--event", "Odd"});
  EXPECT_FALSE(paired["bye"].is_null());
  const auto points = [&] {
    std::vector<std::string> all;
    const json ranks = goodJson({"standings", m_file, "--event", "Odd"})["ranks"];
    EXPECT_EQ(ranks.size(), 3U);
    for (const json& row : ranks) all.push_back(row["points"]);
    return all;
  };
  EXPECT_THAT(points(), ::testing::Each("0"));
  good({"publish", m_file, "--event", "Odd"});
  EXPECT_THAT(points(), ::testing::Contains("1"));
}

TEST_F(Refusals, LettersThatThePaperCannotShowAreTold) {
  // Unassigned code points: no font has glyphs for these.
  const std::string cup = "\U0003F001\U0003F002 Cup";
  good({"event", m_file, "--name", cup, "--set", "integer", "--system", "swiss"});
  const auto run = contest({"print", m_file, "--event", cup, "blank", "-o", m_place.at("x.pdf")});
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.err, AllOf(HasSubstr("the font of the paper lacks these letters"),
                             HasSubstr("\U0003F001\U0003F002")));
  const auto asked = contest({"print", m_file, "--event", cup, "blank", "-o", m_place.at("x.pdf"), "--json"});
  EXPECT_EQ(json::parse(asked.out)["lackingLetters"], "\U0003F001\U0003F002");
  EXPECT_EQ(contest({"print", m_file, "--event", "Grade 7", "blank", "-o", m_place.at("y.pdf")}).err, "");
}

}  // namespace
}  // namespace damath::cli
