// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the command when a change touches rounds that are paired already: --open-rounds of corrections,
// withdrawals and absences, and --back of `pair`.
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

const std::vector<std::string> kMisread = {"--by", "Gng. Reyes", "--reason", "maling basa"};

// A Swiss of seven players. Round 1 is played: the lower start number wins. Round 2 is paired.
class Corrections : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    good({"event", m_file, "--name", "Swiss", "--set", "integer", "--system", "swiss", "--rounds", "4",
          "--school-mates", "free"});
    std::string players = "last,first,school\n";
    for (int number = 1; number <= 7; ++number) {
      players += "P" + std::to_string(number) + ",A,S" + std::to_string(number) + "\n";
    }
    good({"import", m_file, "--event", "Swiss", m_place.write("seven.csv", players)});
    play(1);
  }
  static std::vector<std::string> with(std::vector<std::string> arguments,
                                       const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
  std::vector<std::string> of(const std::string& command, const std::vector<std::string>& more = {}) const {
    return with({command, m_file, "--event", "Swiss"}, more);
  }
  std::vector<std::string> result(int round, int board, int blue, int red) const {
    return of("result", {"--round", std::to_string(round), "--board", std::to_string(board), "--blue",
                         std::to_string(blue), "--red", std::to_string(red)});
  }
  // Pairs the next round and enters all its results.
  void play(int round) {
    const json paired = goodJson(of("pair"));
    good(of("publish"));
    for (const json& board : paired["boards"]) {
      const bool blueWins = board["blue"]["entry"] < board["red"]["entry"];
      good(result(round, board["board"].get<int>(), blueWins ? 9 : 2, blueWins ? 2 : 9));
    }
  }
  json pairings(int round) const { return goodJson(of("pairings", {"--round", std::to_string(round)})); }
  // The other result of board 1 of round 1: the player who lost wins. A lot decided who has BLUE.
  std::vector<std::string> otherResult() const {
    const json board = pairings(1)["boards"][0];
    const bool blueWon = board["blue"]["entry"] < board["red"]["entry"];
    return result(1, 1, blueWon ? 1 : 30, blueWon ? 30 : 1);
  }
  std::vector<std::string> correction(const std::vector<std::string>& more = {}) const {
    return with(with(otherResult(), kMisread), more);
  }
  // Undoes the correction. A correction has the name of its author, so the undo asks for name and reason.
  void undoCorrection() const {
    EXPECT_EQ(refusedJson({"undo", m_file})["reason"], "careAsked");
    good(with({"undo", m_file}, kMisread));
  }
  json refusedJson(std::vector<std::string> arguments) const {
    arguments.emplace_back("--json");
    const CommandResult run = contest(arguments);
    EXPECT_EQ(run.status, 1) << run.err;
    return json::parse(run.out);
  }
  bool isPublished(int round) const { return pairings(round)["published"].get<bool>(); }
};

TEST_F(Corrections, NameEveryTouchedRoundAndTheOptions) {
  play(2);
  good(of("pair"));
  const json refused = refusedJson(correction());
  EXPECT_EQ(refused["reason"], "careAsked");
  EXPECT_EQ(refused["code"], "pastCorrected");
  EXPECT_EQ(refused["level"], 4);
  EXPECT_EQ(refused["openRounds"], json({"keep", "pair"}));
  ASSERT_EQ(refused["laterRounds"].size(), 2U);
  EXPECT_EQ(refused["laterRounds"][0]["round"], 2);
  EXPECT_EQ(refused["laterRounds"][0]["state"], "hasResults");
  EXPECT_EQ(refused["laterRounds"][0]["published"], true);
  EXPECT_EQ(refused["laterRounds"][1]["round"], 3);
  EXPECT_EQ(refused["laterRounds"][1]["state"], "open");
  EXPECT_EQ(refused["laterRounds"][1]["published"], false);
  const CommandResult told = contest(correction());
  EXPECT_THAT(told.err, AllOf(HasSubstr("Round 2, published: "), HasSubstr("Round 3, not published: "),
                              HasSubstr("has results, stays as paired"),
                              HasSubstr("no results yet, can be paired again"), HasSubstr("--confirm 4"),
                              HasSubstr("add --open-rounds pair")));
  expectUnusable(contest(correction({"--open-rounds", "both"})), "'both' is no answer of --open-rounds");
}

// A script without the new option does as before: the rounds stay as paired.
TEST_F(Corrections, WithoutTheOptionKeepRoundsAsPaired) {
  good(of("pair"));
  good(of("publish"));
  const json before = pairings(2);
  const json done = goodJson(correction({"--confirm", "4"}));
  EXPECT_EQ(done["correction"], true);
  EXPECT_FALSE(done.contains("pairedAgain"));
  EXPECT_THAT(done["care"][0]["text"].get<std::string>(), HasSubstr("Chosen: keep as paired."));
  EXPECT_EQ(pairings(2), before);
  undoCorrection();
  EXPECT_FALSE(goodJson(correction({"--confirm", "4", "--open-rounds", "keep"})).contains("pairedAgain"));
  EXPECT_EQ(pairings(2), before);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

TEST_F(Corrections, PairTheOpenRoundAgainInOneAct) {
  good(of("pair"));
  good(of("publish"));
  const json before = pairings(2);
  const CommandResult unconfirmed = contest(correction({"--open-rounds", "pair"}));
  EXPECT_EQ(unconfirmed.status, 1) << "the effects are shown first";
  EXPECT_THAT(unconfirmed.err, AllOf(HasSubstr("--confirm 4"), Not(HasSubstr("add --open-rounds pair"))));
  EXPECT_EQ(pairings(2), before);
  const json done = goodJson(correction({"--confirm", "4", "--open-rounds", "pair"}));
  EXPECT_EQ(done["pairedAgain"], 2);
  EXPECT_EQ(done["canceled"], json::array());
  EXPECT_THAT(done["care"][0]["text"].get<std::string>(), HasSubstr("Chosen: pair again."));
  EXPECT_FALSE(isPublished(2));
  EXPECT_NE(pairings(2)["boards"], before["boards"]);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
  undoCorrection();
  EXPECT_EQ(pairings(2), before) << "one undo for both";
  good({"redo", m_file});
  EXPECT_FALSE(isPublished(2));
  EXPECT_THAT(good(of("publish")).out, HasSubstr("published: Swiss, round 2"));
}

TEST_F(Corrections, WhatIfNamesTheRoundsToo) {
  good(of("pair"));
  const json preview = goodJson(with(otherResult(), {"--what-if"}));
  ASSERT_EQ(preview["laterRounds"].size(), 1U);
  EXPECT_FALSE(preview["pairedOtherwise"].empty());
  for (const json& place : preview["pairedOtherwise"]) EXPECT_EQ(place["round"], 2);
  expectUnusable(contest(with(otherResult(), {"--what-if", "--open-rounds", "pair"})),
                 "--open-rounds does not apply to --what-if");
}

TEST_F(Corrections, AWithdrawalFromAnUnpublishedRoundAsksAndNeverPublishes) {
  const json paired = goodJson(of("pair"));
  const std::string leaver = std::to_string(paired["boards"][0]["blue"]["entry"].get<int>());
  for (const std::vector<std::string>& leaving :
       {of("withdraw", {"--entry", leaver}), of("absent", {"--entry", leaver, "--round", "2"}),
        of("check-in", {"--round", "2", "--entry", leaver, "--as", "absent"})}) {
    const json refused = refusedJson(leaving);
    EXPECT_EQ(refused["code"], "leftUnpublished") << leaving[0];
    EXPECT_EQ(refused["openRounds"], json({"keep", "pair"}));
    EXPECT_THAT(contest(leaving).err,
                AllOf(HasSubstr("Round 2 is paired but not published yet"), HasSubstr("board 1"),
                      HasSubstr("--open-rounds keep or --open-rounds pair"), Not(HasSubstr("--by"))));
    EXPECT_EQ(pairings(2)["boards"], paired["boards"]) << leaving[0];
    for (const char* choice : {"keep", "pair"}) {
      good(with(leaving, {"--open-rounds", choice}));
      EXPECT_FALSE(isPublished(2)) << leaving[0] << choice;
      const bool isSame = pairings(2)["boards"] == paired["boards"];
      EXPECT_EQ(isSame, choice == std::string("keep")) << leaving[0];
      good({"undo", m_file});
      EXPECT_EQ(pairings(2)["boards"], paired["boards"]) << leaving[0];
    }
  }
  const json gone = goodJson(of("withdraw", {"--entry", leaver, "--open-rounds", "pair"}));
  EXPECT_EQ(gone["pairedAgain"], 2);
  EXPECT_EQ(gone["forfeited"], nullptr);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
  expectUnusable(contest(of("withdraw", {"--entry", leaver, "--rejoin", "--open-rounds", "pair"})),
                 "--open-rounds does not apply to --rejoin");
  expectUnusable(contest(of("check-in", {"--open-rounds", "pair"})), "--open-rounds only works with");
}

TEST_F(Corrections, AKeptRoundIsDecidedWhenItIsPublished) {
  const json paired = goodJson(of("pair"));
  const std::string leaver = std::to_string(paired["boards"][0]["blue"]["entry"].get<int>());
  good(of("withdraw", {"--entry", leaver, "--open-rounds", "keep"}));
  const json published = goodJson(with(of("publish"), kMisread));
  std::vector<std::string> codes;
  for (const json& answer : published["care"]) codes.push_back(answer["code"]);
  EXPECT_EQ(codes, (std::vector<std::string>{"roundOvertaken", "publishedWithout"}));
  const json status = goodJson({"status", m_file});
  EXPECT_EQ(status["events"][1]["resultsMissing"].size(), 2U) << "board 1 is decided";
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

TEST_F(Corrections, TheStandingsMarkWhoHasWithdrawn) {
  const auto ranks = [this] { return goodJson(of("standings"))["ranks"]; };
  for (const json& rank : ranks()) EXPECT_FALSE(rank.contains("withdrawnAfter")) << rank.dump();
  const std::string name = ranks()[2]["name"];
  good(of("withdraw", {"--entry", std::to_string(ranks()[2]["entry"].get<int>())}));
  int marked = 0;
  for (const json& rank : ranks()) {
    if (!rank.contains("withdrawnAfter")) continue;
    ++marked;
    EXPECT_EQ(rank["name"], name);
    EXPECT_EQ(rank["withdrawnAfter"], 1);
  }
  EXPECT_EQ(marked, 1);
  EXPECT_THAT(good(of("standings")).out, HasSubstr(name + " (withdrew)"));
  EXPECT_THAT(contest(with(of("standings"), {"--lang", "fil"})).out, HasSubstr(name + " (umatras)"));
}

// RED of board 1 did not appear in round 2.
TEST_F(Corrections, PairSaysWhoIsPairedAfterAnAbsence) {
  const json second = goodJson(of("pair"));
  good(of("publish"));
  int absent = 0;
  for (const json& board : second["boards"]) {
    const bool isFirst = absent == 0;
    if (isFirst) absent = board["red"]["entry"].get<int>();
    const std::string number = std::to_string(board["board"].get<int>());
    good(with(of("result", {"--round", "2", "--board", number}),
              isFirst ? std::vector<std::string>{"--ending", "noShowRed"}
                      : std::vector<std::string>{"--blue", "9", "--red", "2"}));
  }
  const std::string name = "P" + std::to_string(absent) + ", A";
  const json silent = goodJson(of("pair"));
  ASSERT_EQ(silent["care"].size(), 1U) << "as before, but it says who";
  EXPECT_EQ(silent["care"][0]["code"], "pairedAfterAbsence");
  EXPECT_THAT(silent["care"][0]["text"].get<std::string>(), HasSubstr(name));
  EXPECT_THAT(silent["boards"].dump() + silent["bye"].dump(), HasSubstr(name));
  good({"undo", m_file});
  const json all = goodJson(of("pair", {"--back", "all"}));
  EXPECT_EQ(all["boards"], silent["boards"]);
  good({"undo", m_file});
  const json none = goodJson(of("pair", {"--back", "none"}));
  EXPECT_FALSE(none.contains("care"));
  EXPECT_THAT(none["boards"].dump() + none["bye"].dump(), Not(HasSubstr(name)));
  EXPECT_THAT(none["byes"].dump(), HasSubstr(name));
  good({"undo", m_file});
  const json one = goodJson(of("pair", {"--back", std::to_string(absent)}));
  EXPECT_EQ(one["boards"], silent["boards"]);
  good({"undo", m_file});
  const std::string other = absent == 1 ? "2" : "1";
  expectUnusable(contest(of("pair", {"--back", other})), "number " + other + "; it asks about");
  expectUnusable(contest(of("pair", {"--back", "some"})), "'some' is neither all, none nor a start number");
  expectUnusable(contest(of("pair", {"--back", ""})), "is neither all, none nor a start number");
  expectUnusable(contest(of("pair", {"--back", "all", "--by-hand", "1-2"})),
                 "--back does not apply to --by-hand");
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

TEST_F(Corrections, ALatePlayerIsMarkedInThePairings) {
  const json paired = goodJson(of("pair"));
  const int late = paired["boards"][0]["red"]["entry"].get<int>();
  good(of("check-in", {"--round", "2", "--entry", std::to_string(late), "--as", "late"}));
  const json marked = pairings(2);
  EXPECT_EQ(marked["boards"][0]["red"]["late"], true);
  EXPECT_FALSE(marked["boards"][0]["blue"].contains("late"));
  EXPECT_THAT(good(of("pairings", {"--round", "2"})).out, HasSubstr(") – late"));
  good(of("publish"));
  good(result(2, 1, 9, 2));
  EXPECT_FALSE(pairings(2)["boards"][0]["red"].contains("late")) << "the player came and played";
}

}  // namespace
}  // namespace damath::cli
