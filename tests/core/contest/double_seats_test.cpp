// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of players who are paired in two events at the same time.
#include "core/contest/double_seats.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/rules/standard_rulesets.hpp"

namespace damath::contest::testing {
namespace {

// Two events of four players. Each of the bits of `both` puts a player of the first event into the second
// one, and each of the bits of `played` gives a game of the second event a result.
TEST(DoubleSeats, AreThePlayersWithOpenGamesInBothEvents) {
  for (unsigned both = 0; both < 16; ++both) {
    for (unsigned played = 0; played < 4; ++played) {
      Contest contest;
      for (int i = 1; i <= 8; ++i) {
        Player player;
        player.id = PlayerId{i};
        player.last = "P" + std::to_string(i);
        contest.players.push_back(player);
      }
      const auto event = [&](int id, unsigned shared, unsigned done) {
        Event made{
            EventId{id}, {"E", *rules::builtInChipSet("integer"), rules::manual(), System::Swiss, 1, 5, 0},
            {},          {},
            {},          {}};
        made.rounds = {{RoundNumber{1}}};
        for (int i = 0; i < 4; ++i) {
          const bool isShared = ((shared >> static_cast<unsigned>(i)) & 1U) != 0;
          Entry entry;
          entry.id = EntryId{100 * id + i};
          entry.player = PlayerId{isShared ? i + 1 : i + 5};
          entry.number = i + 1;
          made.entries.push_back(entry);
        }
        for (int board = 0; board < 2; ++board) {
          Game game;
          game.id = GameId{10 * id + board};
          game.round = RoundNumber{1};
          game.board = BoardNumber{board + 1};
          game.blue = made.entries[static_cast<std::size_t>(2 * board)].id;
          game.red = made.entries[static_cast<std::size_t>(2 * board + 1)].id;
          if (((done >> static_cast<unsigned>(board)) & 1U) != 0) game.result = GameResult{};
          made.games.push_back(game);
        }
        return made;
      };
      contest.events = {event(1, 15, 0), event(2, both, played)};
      std::vector<PlayerId> expected;
      for (int i = 0; i < 4; ++i) {
        const bool isShared = ((both >> static_cast<unsigned>(i)) & 1U) != 0;
        const bool isPlayed = ((played >> static_cast<unsigned>(i / 2)) & 1U) != 0;
        if (isShared && !isPlayed) expected.push_back(PlayerId{i + 1});
      }
      const auto seats = doubleSeats(contest, contest.events.front(), RoundNumber{1});
      std::vector<PlayerId> found;
      for (const DoubleSeat& seat : seats) {
        found.push_back(seat.player);
        EXPECT_EQ(seat.otherEvent, EventId{2});
        EXPECT_EQ(seat.board, seat.otherBoard);
      }
      EXPECT_EQ(found, expected) << both << " " << played;
      EXPECT_EQ(doubleSeats(contest, contest.events.back(), RoundNumber{1}).size(), expected.size());
      EXPECT_TRUE(doubleSeats(contest, contest.events.front(), RoundNumber{2}).empty());
    }
  }
}

}  // namespace
}  // namespace damath::contest::testing
