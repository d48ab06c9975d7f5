// SPDX-License-Identifier: GPL-3.0-or-later
// Several rematches of the same two players, and rounds of byes alone, as the command shows them.
#include <algorithm>

#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

class ContestRematch : public ContestCommand {
 protected:
  std::vector<std::string> inEvent(const std::string& command, std::vector<std::string> more = {}) const {
    std::vector<std::string> arguments{command, m_file, "--event", m_event};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
  // Pairs the next round. The two players of `drawn` draw, else the lower start number wins.
  json playRound(const std::vector<int>& drawn) {
    json paired = goodJson(inEvent("pair"));
    for (const json& board : paired["boards"]) {
      const int blue = board["blue"]["entry"];
      const int red = board["red"]["entry"];
      const auto isDrawn = [&](int entry) { return std::ranges::find(drawn, entry) != drawn.end(); };
      const bool isDraw = isDrawn(blue) && isDrawn(red);
      good(inEvent("result", {"--round", std::to_string(paired["round"].get<int>()), "--board",
                              std::to_string(board["board"].get<int>()), "--blue",
                              isDraw       ? "5"
                              : blue < red ? "9"
                                           : "1",
                              "--red",
                              isDraw       ? "5"
                              : blue < red ? "1"
                                           : "9"}));
    }
    return paired;
  }
  json rematches() { return goodJson(inEvent("rematch")); }

  std::string m_event = "Grade 7";
};

// The players 1 and 2 draw their game, so that a rematch decides. With the option `rematchDrawn: again`, a
// drawn rematch is played again, and each rematch is a game of its own.
TEST_F(ContestRematch, EachOneCanBeCorrected) {
  m_event = "Again";
  const std::string rules =
      m_place.write("again.json", R"({"name":"again","base":"manual","options":{"rematchDrawn":"again"}})");
  good(
      {"event", m_file, "--name", m_event, "--set", "integer", "--ruleset", rules, "--system", "roundRobin"});
  good({"import", m_file, "--event", m_event, m_place.at("players.csv")});
  for (int round = 1; round <= 3; ++round) playRound({1, 2});
  EXPECT_EQ(rematches()["rematchesOpen"], json::parse("[[1,2]]"));
  good(inEvent("rematch", {"--entries", "1,2", "--blue", "4", "--red", "4"}));
  EXPECT_EQ(rematches()["rematchesOpen"], json::parse("[[1,2]]")) << "again";
  const json second = goodJson(inEvent("rematch", {"--entries", "1,2", "--blue", "7", "--red", "2"}));
  EXPECT_EQ(second["correction"], false);
  EXPECT_EQ(rematches()["rematchesOpen"], json::array());
  EXPECT_EQ(contest(inEvent("standings", {"--final"})).status, 0);

  const std::vector<std::string> why{"--by", "Gng. Cruz", "--reason", "misread"};
  std::vector<std::string> first{"--entries", "1,2", "--rematch", "1", "--blue", "6", "--red", "6"};
  first.insert(first.end(), why.begin(), why.end());
  EXPECT_EQ(goodJson(inEvent("rematch", first))["correction"], true);
  const CommandResult third =
      contest(inEvent("rematch", {"--entries", "2,1", "--rematch", "3", "--blue", "1", "--red", "0"}));
  expectUnusable(third, "--rematch 3: the two players have 2 rematches");
  std::vector<std::string> open{"--entries", "2,1", "--rematch", "2", "--reopen"};
  open.insert(open.end(), why.begin(), why.end());
  good(inEvent("rematch", open));
  EXPECT_EQ(rematches()["rematchesOpen"], json::parse("[[1,2]]"));
}

// After two withdrawals the round robin has rounds in which nobody meets. Nobody publishes them, and the
// event reaches its final list.
TEST_F(ContestRematch, RoundsOfByesAloneNeedNoPublication) {
  m_event = "Two legs";
  good({"event", m_file, "--name", m_event, "--set", "integer", "--system", "roundRobin", "--legs", "2",
        "--school-mates", "free"});
  good({"import", m_file, "--event", m_event, m_place.at("players.csv")});
  for (int round = 1; round <= 2; ++round) playRound({});
  for (const char* entry : {"1", "4"}) good(inEvent("withdraw", {"--entry", entry}));
  int alone = 0;
  for (int round = 3; round <= 6; ++round) {
    const json paired = playRound({});
    EXPECT_EQ(paired["published"], paired["boards"].empty()) << round;
    alone += paired["boards"].empty() ? 1 : 0;
  }
  EXPECT_GT(alone, 0);
  const json status = goodJson({"status", m_file, "--event", m_event})["events"][0];
  EXPECT_EQ(status["roundHeld"], nullptr);
  EXPECT_EQ(status["rematchesDue"], json::array());
  EXPECT_EQ(contest(inEvent("standings", {"--final"})).status, 0);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
  EXPECT_THAT(good({"journal", m_file}).out, HasSubstr("publish"));
}

}  // namespace
}  // namespace damath::cli
