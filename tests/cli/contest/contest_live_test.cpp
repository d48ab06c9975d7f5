// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a game that is recorded live by the command, from the first turn to the accepted sheet. Each
// command is a process of its own.
#include <sstream>

#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

class LiveCommand : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    good({"pair", m_file, "--event", "Grade 7"});
  }

  std::vector<std::string> live(const std::vector<std::string>& more) const {
    std::vector<std::string> arguments = {"live",    m_file, "--event", "Grade 7",
                                          "--round", "1",    "--board", "1"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
  json kept(const std::vector<std::string>& more = {}) const { return goodJson(live(more)); }
  json refused(std::vector<std::string> more, int status = 1) const {
    more.emplace_back("--json");
    const CommandResult run = contest(live(more));
    EXPECT_EQ(run.status, status) << run.out << run.err;
    return run.out.empty() ? json() : json::parse(run.out);
  }
  static inline const std::vector<std::string> kNamed = {"--by", "Gng. Reyes", "--reason", "maling tira"};
  static std::vector<std::string> named(std::vector<std::string> more) {
    more.insert(more.end(), kNamed.begin(), kNamed.end());
    return more;
  }
};

TEST_F(LiveCommand, FromTheFirstTurnToTheResult) {
  EXPECT_EQ(refused({})["reason"], "liveMissing");
  EXPECT_EQ(kept({"--begin", "program"})["turns"].size(), 0U);
  EXPECT_EQ(refused({"--begin", "program"})["reason"], "liveBegun");
  const json played = kept({"--turn", "-9 (0,3)", "--turn", "(2,5)(1,4)", "--took", "0:35"});
  EXPECT_EQ(played["turns"][1]["side"], "red");
  EXPECT_EQ(played["turns"][1]["took"], "0:35.0");
  EXPECT_EQ(played["clock"]["gameLeft"], "18:50.0");
  EXPECT_EQ(played["toMove"], "blue");
  const json third = kept({"--turn", "-9 + (-1)", "--took", "0:05.5"});
  EXPECT_EQ(third["blue"]["running"], "-10");
  EXPECT_EQ(third["outcome"], nullptr);
  EXPECT_THAT(third["sheet"].get<std::string>(), HasSubstr("-9 + (-1) | -10 | -10"));
  const json listed = goodJson({"live", m_file, "--event", "Grade 7"});
  EXPECT_EQ(listed["games"].size(), 1U);
  EXPECT_EQ(kept({"--end", "time"})["outcome"], json({{"ending", "time"}, {"result", "0-1"}}));
  const json entered = kept({"--accept"});
  EXPECT_EQ(entered["version"], 1);
  EXPECT_EQ(entered["accepted"], true);
  EXPECT_EQ(entered["outcome"]["blue"], "-16");
  EXPECT_EQ(refused({"--reopen", "--by", "A", "--reason", "b"})["reason"], "gamePlayed");
  EXPECT_EQ(goodJson({"live", m_file, "--event", "Grade 7"})["games"].size(), 0U);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
  good({"sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", "--corrected",
        m_place.at("s.sheet")});
  EXPECT_THAT(m_place.read("s.sheet"), HasSubstr("[Time3 \"0:05.5\"]"));
}

TEST_F(LiveCommand, WhyATurnIsNotTaken) {
  kept({"--begin", "arbiter", "--turn", "-9 (0,3)", "--turn", "-1 (1,4)"});
  const CommandResult run = contest(live({"--turn", "6 (2,3)"}));
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.err, HasSubstr("K1"));
  EXPECT_EQ(refused({"--turn", "6 (2,3)"})["reason"], "turnRefused");
  EXPECT_EQ(refused({"--turn", "6 (2,3)", "--stands"}, 2)["reason"], "byRequired");
  const json stands = kept(named({"--turn", "6 (2,3)", "--stands"}));
  EXPECT_EQ(stands["turns"][2]["clause"], "K1");
  EXPECT_EQ(refused({"--take-back"}, 2)["reason"], "byRequired");
  EXPECT_EQ(kept(named({"--take-back"}))["turns"].size(), 2U);
  EXPECT_THAT(good({"journal", m_file}).out, HasSubstr("a turn was undone at the board"));
}

TEST_F(LiveCommand, ObjectionsClocksAndWhatIsNoAct) {
  kept({"--begin", "arbiter"});
  EXPECT_EQ(kept({"--objection", "touched the 6", "--side", "red"})["objection"]["text"], "touched the 6");
  EXPECT_EQ(refused({"--turn", "-9 (0,3)"})["reason"], "objectionOpen");
  EXPECT_EQ(kept(named({"--ruling", "play on"}))["objection"], nullptr);
  EXPECT_EQ(kept({"--clock", "start"})["clock"]["phase"], "running");
  const json later = kept();
  EXPECT_EQ(later["clock"]["phase"], "paused");
  EXPECT_EQ(later["clock"]["cause"], "gap");
  EXPECT_EQ(kept(named({"--charge", "1:00"}))["clock"]["gameLeft"], "19:00.0");
  EXPECT_EQ(kept(named({"--charge=-0:30"}))["clock"]["gameLeft"], "19:30.0");
  EXPECT_EQ(refused({"--clock", "wait"})["reason"], "clockRefused");
  expectUnusable(contest(live({"--clock", "faster"})), "writing");
  expectUnusable(contest(live({"--turn", "-9 (0,3)", "--took", "soon"})), "soon");
  expectUnusable(contest(live({"--begin", "nobody"})), "arbiter");
  expectUnusable(contest(live({"--objection", "x", "--side", "green"})), "green");
  expectUnusable(contest(live({"--end", "somehow"})), "somehow");
  EXPECT_EQ(kept()["steps"], 5);
  kept(named({"--give-up"}));
  EXPECT_EQ(refused({})["reason"], "liveMissing");
}

TEST_F(LiveCommand, TheEndIsTypedAsThePlayersWroteIt) {
  kept({"--begin", "arbiter", "--turn", "-9 (0,3)", "--end", "time"});
  const json closed = kept({"--closing", "RC 6 | 6; TOTAL | 6; GRAND | 7", "--side", "blue"});
  EXPECT_THAT(closed["sheet"].get<std::string>(), HasSubstr("GRAND    | 7 |"));
  expectUnusable(contest(live({"--closing", "10 x 6 | 60", "--side", "blue"})), "10 x 6");
  expectUnusable(contest(live({"--closing", "GRAND | 7", "--side", "green"})), "green");
  EXPECT_EQ(refused({"--closing", "GRAND | 7", "--side", "red", "--reopen"}, 2)["reason"], "byRequired");
}

TEST_F(LiveCommand, ARoundIsNotTakenBackUnderAnOpenLiveGame) {
  kept({"--begin", "program", "--turn", "-9 (0,3)"});
  const CommandResult run = contest(named({"unpair", m_file, "--event", "Grade 7"}));
  EXPECT_EQ(run.status, 1) << run.out;
  EXPECT_THAT(run.err, HasSubstr("a live game is open"));
  EXPECT_EQ(kept()["turns"].size(), 1U);
}

TEST_F(LiveCommand, TheTextTellsSheetTotalsAndClock) {
  const std::string told = good(live({"--begin", "program", "--turn", "-9 (0,3)"})).out;
  EXPECT_THAT(told, HasSubstr("-9 (0,3)"));
  EXPECT_THAT(told, HasSubstr("RED to move"));
  EXPECT_THAT(told, HasSubstr("Game clock 20:00.0"));
  EXPECT_THAT(good({"live", m_file, "--event", "Grade 7"}).out, Not(HasSubstr("No live game")));
}

TEST_F(LiveCommand, AtTheTableEachLineIsAnAct) {
  const CommandResult run = m_place.damathTyped(
      {"contest", "live", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", "--begin", "program",
       "--at-table", "--json", "--by", "Gng. Reyes", "--reason", "maling tira"},
      "start\n-9 (0,3)\n(2,5)(1,4)\n\n6 (2,3)\nback\n-1 (1,4)\ncharge soon\nend sometime\nobjection green x\n"
      "objection red touched\nruling play on\nresume\n-9 + (-1)");
  EXPECT_EQ(run.status, 1);
  std::vector<json> answers;
  std::istringstream lines(run.out);
  for (std::string line; std::getline(lines, line);) answers.push_back(json::parse(line));
  ASSERT_EQ(answers.size(), 12U) << run.out;
  EXPECT_EQ(answers[1]["clock"]["phase"], "running");
  EXPECT_EQ(answers[4]["reason"], "turnRefused");
  EXPECT_EQ(answers[5]["turns"].size(), 1U);
  EXPECT_EQ(answers[7]["objection"]["side"], "red");
  EXPECT_EQ(answers[7]["clock"]["cause"], "objection");
  EXPECT_EQ(answers[9]["clock"]["phase"], "running");
  EXPECT_EQ(answers[10]["turns"].size(), 3U);
  EXPECT_EQ(answers[11]["clock"]["cause"], "arbiter") << "the input ended, and the clocks were paused";
  for (const char* wrong : {"soon", "sometime", "green"}) EXPECT_THAT(run.err, HasSubstr(wrong));
  const json after = kept();
  EXPECT_EQ(after["turns"].size(), 3U);
  EXPECT_EQ(after["clock"]["cause"], "arbiter");
}

}  // namespace
}  // namespace damath::cli
