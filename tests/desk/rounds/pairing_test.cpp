// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>

#include "app/desk/keeping/verification.hpp"
#include "core/contest/systems/standings.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

TEST_F(DeskTest, PairingNeedsTwoPlayers) {
  const contest::EventId id = addEvent(1);
  EXPECT_EQ(refusalOf(pairings().pairNextRound(id, m_user)), Refusal::TooFewEntries);
  EXPECT_EQ(refusalOf(pairings().pairNextRound(contest::EventId{5}, m_user)), Refusal::NoSuchEvent);
}

TEST_F(DeskTest, TheNextRoundWaitsForTheResults) {
  const contest::EventId id = addEvent(4);
  const auto first = pairings().pairNextRound(id, m_user);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->games.size(), 2U);
  EXPECT_TRUE(first->byes.empty());
  ASSERT_TRUE(rounds().setResult(id, place(1, 1), totals(3, 2), m_user));
  const auto refused = pairings().pairNextRound(id, m_user);
  EXPECT_EQ(refusalOf(refused), Refusal::ResultsMissing);
  EXPECT_EQ(toText(refused.error().refusal), "resultsMissing");
  EXPECT_EQ(refused.error().as<Missing>()->games, std::vector<Place>{place(1, 2)});
  EXPECT_EQ(snapshot().find(id)->rounds.size(), 1U);
}

TEST_F(DeskTest, AllRoundsThenComplete) {
  const contest::EventId id = addEvent(4);
  for (int round = 1; round <= 3; ++round) EXPECT_EQ(numberOf(playRound(id).round), round);
  const auto refused = pairings().pairNextRound(id, m_user);
  EXPECT_EQ(refusalOf(refused), Refusal::Complete);
  EXPECT_EQ(toText(refused.error().refusal), "complete");
}

class RoundRobin : public DeskTest, public ::testing::WithParamInterface<std::tuple<int, int>> {};

TEST_P(RoundRobin, EverybodyMeetsEverybodyOnceALeg) {
  const auto [players, legs] = GetParam();
  const contest::EventId id = addEvent(players, legs);
  std::map<std::pair<contest::EntryId, contest::EntryId>, int> meetings;
  std::map<contest::EntryId, int> byes;
  std::map<contest::EntryId, int> blues;
  int played = 0;
  while (const auto round = pairings().pairNextRound(id, m_user)) {
    ++played;
    std::set<contest::EntryId> seated;
    for (const contest::Game& game : round->games) {
      EXPECT_TRUE(seated.insert(game.blue).second);
      EXPECT_TRUE(seated.insert(game.red).second);
      ++meetings[std::minmax(game.blue, game.red)];
      ++blues[game.blue];
      ASSERT_TRUE(rounds().setResult(id, {game.round, game.board}, totals(played, 2), m_user));
    }
    for (const contest::Bye& bye : round->byes) {
      EXPECT_TRUE(seated.insert(bye.entry).second);
      ++byes[bye.entry];
    }
    EXPECT_EQ(seated.size(), static_cast<std::size_t>(players));
  }
  EXPECT_EQ(meetings.size(), static_cast<std::size_t>(players * (players - 1) / 2));
  for (const auto& [pair, count] : meetings) EXPECT_EQ(count, legs);
  EXPECT_EQ(byes.size(), players % 2 == 0 ? 0U : static_cast<std::size_t>(players));
  for (const auto& [entry, count] : byes) EXPECT_EQ(count, legs);
  if (legs == 2) {
    for (const auto& [entry, count] : blues) EXPECT_EQ(count, players - 1);
  }
  reopen();
  const contest::Event kept = event();
  EXPECT_EQ(kept.games.size(), static_cast<std::size_t>(legs * players * (players - 1) / 2));
  EXPECT_EQ(kept.byes.size(), players % 2 == 0 ? 0U : static_cast<std::size_t>(legs * players));
  EXPECT_EQ(snapshot().find(id)->rounds.size(), static_cast<std::size_t>(played));
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

INSTANTIATE_TEST_SUITE_P(Sizes, RoundRobin,
                         ::testing::Values(std::tuple(2, 1), std::tuple(3, 1), std::tuple(6, 1),
                                           std::tuple(2, 2), std::tuple(5, 2)));

TEST_F(DeskTest, TheStandingsFollowTheResults) {
  const contest::EventId id = addEvent(4);
  playRound(id);
  const contest::Standings table = standingsOf(*snapshot().find(id), {});
  ASSERT_EQ(table.ranks.size(), 4U);
  EXPECT_EQ(table.afterRound, 1);
  EXPECT_TRUE(table.provisional);
  EXPECT_EQ(table.ranks[0].points, exact::Rational(1));
  EXPECT_EQ(table.ranks[3].points, exact::Rational(0));
}

TEST_F(DeskTest, WithoutPlayersThereAreNoRanks) {
  const contest::EventId none = addEvent(0);
  const contest::Standings table = standingsOf(*snapshot().find(none), {});
  EXPECT_TRUE(table.ranks.empty());
}

TEST_F(DeskTest, TwoDesksCannotPairTheSameRound) {
  const contest::EventId id = addEvent(4);
  Opening other = Desk::open(m_path, m_clock);
  ASSERT_TRUE(other.desk);
  ASSERT_TRUE(pairings().pairNextRound(id, m_user));
  EXPECT_EQ(refusalOf(PairingDesk(*other.desk).pairNextRound(id, m_user)), Refusal::ResultsMissing);
}

}  // namespace
}  // namespace damath::desk
