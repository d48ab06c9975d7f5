// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of every form of `print`: a valid PDF if there is something to print, and otherwise a message that
// says what is missing.
#include <sstream>

#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using ::testing::HasSubstr;

constexpr const char* kNobody = "the event has no players yet";
constexpr const char* kSingle = "the event has only one player";
constexpr const char* kUnpaired = "no round is paired yet";
constexpr const char* kNotFinal = "the ranks are not final yet";
constexpr const char* kNoBracket = "a bracket needs a knock-out event";
constexpr const char* kPrints = "";

// The expected message for an event without players, with one player, and with four unpaired players.
struct Lacks {
  const char* form;
  const char* empty;
  const char* single;
  const char* waiting;
};

constexpr Lacks kForms[] = {
    {"scoresheet", kNobody, kSingle, kUnpaired},     {"blank", kPrints, kPrints, kPrints},
    {"continuation", kPrints, kPrints, kPrints},     {"slips", kNobody, kSingle, kUnpaired},
    {"pairings", kNobody, kSingle, kUnpaired},       {"byboard", kNobody, kSingle, kUnpaired},
    {"byname", kNobody, kSingle, kUnpaired},         {"review", kNobody, kSingle, kUnpaired},
    {"checkin", kNobody, kPrints, kPrints},          {"tally", kNobody, kPrints, kPrints},
    {"standings", kNobody, kSingle, kPrints},        {"crosstable", kNobody, kSingle, kPrints},
    {"rematches", kNobody, kPrints, kPrints},        {"violations", kNobody, kPrints, kPrints},
    {"medallists", kNobody, kPrints, kPrints},       {"participation", kNobody, kSingle, kPrints},
    {"statements", kNobody, kPrints, kPrints},       {"certificates", kNobody, kSingle, kNotFinal},
    {"bracket", kNoBracket, kNoBracket, kNoBracket}, {"berger", kNobody, kSingle, kPrints},
    {"journal", kPrints, kPrints, kPrints},          {"register", kPrints, kPrints, kPrints},
    {"fallback", kPrints, kPrints, kPrints},         {"participationall", kNobody, kSingle, kPrints}};

class ContestPrint : public ContestCommand {
 protected:
  // Checks that qpdf accepts the file and that pdffonts finds every font embedded.
  void expectSound(const std::string& pdf) const {
    const std::string path = "'" + m_place.at(pdf) + "'";
    EXPECT_THAT(outputOf("qpdf --check " + path + " 2>&1"),
                HasSubstr("No syntax or stream encoding errors found"))
        << pdf;
    std::istringstream fonts(outputOf("pdffonts " + path + " 2>&1"));
    std::string line;
    int number = 0;
    for (; std::getline(fonts, line); ++number) {
      if (number < 2) continue;  // the two heading lines
      EXPECT_THAT(line, HasSubstr("Identity-H       yes ")) << pdf;
    }
    EXPECT_GT(number, 2) << pdf;
  }

  void expectForm(const std::string& event, const std::string& form, const std::string& lack) {
    const std::string pdf = event + "-" + form + ".pdf";
    const auto run = contest({"print", m_file, "--event", event, form, "-o", m_place.at(pdf)});
    if (lack.empty()) {
      EXPECT_EQ(run.status, 0) << pdf << ": " << run.err;
      expectSound(pdf);
      return;
    }
    EXPECT_EQ(run.status, 1) << pdf;
    EXPECT_THAT(run.err, HasSubstr(", '" + event + "': ")) << pdf;
    EXPECT_THAT(run.err, HasSubstr(lack)) << pdf;
    EXPECT_FALSE(m_place.has(pdf)) << pdf;
  }

  void addEvent(const std::string& name, const std::string& system) {
    good({"event", m_file, "--name", name, "--set", "rational", "--system", system});
  }
};

TEST_F(ContestPrint, WhatLacksIsToldForEveryForm) {
  const std::string empty = m_place.at("empty.contest");
  good({"create", empty, "--name", "Empty"});
  for (const char* form : {"report", "schools", "medals"}) {
    const auto run = contest({"print", empty, form, "-o", m_place.at("x.pdf")});
    EXPECT_NE(run.status, 0) << form;
    EXPECT_THAT(run.err, HasSubstr("the contest has no event yet")) << form;
  }
  for (const char* event : {"Later", "Latest"}) {
    good({"event", empty, "--name", event, "--set", "rational", "--system", "swiss"});
  }
  for (const char* form : {"report", "schools", "medals"}) {
    const auto run = contest({"print", empty, form, "-o", m_place.at("x.pdf")});
    EXPECT_NE(run.status, 0) << form;
    EXPECT_THAT(run.err, HasSubstr("no event of the contest has players yet")) << form;
  }
  addEvent("Empty", "roundRobin");
  addEvent("Single", "roundRobin");
  good({"import", m_file, "--event", "Single",
        m_place.write("one.csv", "last,first,school\nReyes,Al,UPIS\n")});
  for (const Lacks& each : kForms) {
    expectForm("Empty", each.form, each.empty);
    expectForm("Single", each.form, each.single);
    expectForm("Grade 7", each.form, each.waiting);
  }
  addEvent("Cup", "knockOut");
  expectForm("Cup", "bracket", kNobody);
  expectForm("Cup", "berger", "only a round robin has a Berger table");
  const auto run =
      contest({"print", m_file, "--event", "Empty", "tally", "--json", "-o", m_place.at("x.pdf")});
  EXPECT_EQ(nlohmann::json::parse(run.out)["reason"], "tooFewEntries");
}

// The page of rules in the printed kit (`print fallback`) has the rules of the manual. For an event with
// another ruleset, the page lists the differences.
TEST_F(ContestPrint, ThePageOfRulesIsThatOfTheEvent) {
  const std::string law = m_place.write(
      "house.json",
      R"({"name":"house","options":{"gameClock":"30:00","points":{"win":"2","draw":"1"},"removal":"endOfTurn"}})");
  good({"event", m_file, "--name", "House", "--set", "integer", "--system", "swiss", "--ruleset", law});
  const auto rulesOf = [&](const std::string& event) {
    const std::string pdf = m_place.at(event + ".pdf");
    good({"print", m_file, "--event", event, "fallback", "-o", pdf});
    return outputOf("pdftotext '" + pdf + "' - | tr '\n' ' '");
  };
  EXPECT_THAT(rulesOf("House"), ::testing::AllOf(HasSubstr("This event uses the ruleset house."),
                                                 HasSubstr("30:00"), HasSubstr("2, 1, 0, 1")));
  EXPECT_THAT(rulesOf("House"), ::testing::Not(HasSubstr("?:")));
  EXPECT_THAT(rulesOf("Grade 7"), ::testing::Not(HasSubstr("This event uses the ruleset")));
}

TEST_F(ContestPrint, EveryFormOfAPlayedEventIsSound) {
  addEvent("Cup", "knockOut");
  good({"import", m_file, "--event", "Cup", m_place.write("cup.csv", kPlayers)});
  for (const char* event : {"Grade 7", "Cup"}) {
    for (int round = 1;; ++round) {
      if (contest({"pair", m_file, "--event", event}).status != 0) break;
      for (const char* board : {"1", "2"}) {
        contest({"result", m_file, "--event", event, "--round", std::to_string(round), "--board", board,
                 "--blue", "21/4", "--red", "3"});
      }
    }
  }
  contest({"sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", "1",
           DAMATH_TEST_DATA "/manual/integer.sheet", "--by", "A. Cruz", "--reason", "a sample"});
  for (const Lacks& each : kForms) {
    const std::string form = each.form;
    const std::string lack = form == "bracket" ? kNoBracket : kPrints;
    if (form != "certificates") expectForm("Grade 7", form, lack);
    if (form != "berger" && form != "scoresheet") expectForm("Cup", form, kPrints);
  }
  for (const char* form : {"report", "schools", "medals"}) {
    const std::string pdf = std::string(form) + ".pdf";
    good({"print", m_file, form, "-o", m_place.at(pdf)});
    expectSound(pdf);
  }
}

}  // namespace
}  // namespace damath::cli
