// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/lot.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/contest/systems/standings.hpp"
#include "tests/core/contest/tie_case.hpp"

namespace damath::contest::testing {
namespace {

// All games of the four players were drawn, so only a lot can decide.
Event levelEvent(std::uint64_t seed) {
  Event event = parseTieCase(
                    "tieBreaks headToHead\n"
                    "Ana   x = = =\n"
                    "Ben   = x = =\n"
                    "Carla = = x =\n"
                    "Dina  = = = x\n"
                    "---\n")
                    .event;
  event.setup.lotSeed = seed;
  return event;
}

TEST(DrawLot, RanksTheOpenTieOnceItIsKept) {
  Event event = levelEvent(7);
  const Standings before = standings(event);
  ASSERT_EQ(before.lotsOpen.size(), 1U);
  EXPECT_FALSE(before.provisional) << "a shared rank is final";
  event.lots.push_back(drawLot(event, before.lotsOpen[0]));
  const Standings after = standings(event);
  EXPECT_TRUE(after.lotsOpen.empty());
  for (std::size_t i = 0; i < after.ranks.size(); ++i) {
    EXPECT_EQ(after.ranks[i].rank, static_cast<int>(i) + 1);
    EXPECT_EQ(after.ranks[i].entry, event.lots[0].order[i]);
    EXPECT_EQ(toText(after.ranks[i].reasons.back().figures), std::to_string(i + 1));
  }
}

TEST(DrawLot, IsTheSameHoweverOftenAndInWhateverOrder) {
  const Event event = levelEvent(7);
  std::vector<EntryId> tied = standings(event).lotsOpen[0];
  const std::vector<EntryId> drawn = drawLot(event, tied).order;
  std::reverse(tied.begin(), tied.end());
  EXPECT_EQ(drawLot(event, tied).order, drawn);
  EXPECT_TRUE(std::is_permutation(drawn.begin(), drawn.end(), tied.begin(), tied.end()));
}

TEST(DrawLot, HangsOnTheSeedAndOnWhoIsTied) {
  std::set<std::vector<EntryId>> orders;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Event event = levelEvent(seed);
    orders.insert(drawLot(event, standings(event).lotsOpen[0]).order);
  }
  EXPECT_EQ(orders.size(), 24U) << "every order of four comes up";
  // A smaller tie has its own lot. Leaving names out of the larger tie's lot may give another order.
  int differ = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Event event = levelEvent(seed);
    std::vector<EntryId> tied = standings(event).lotsOpen[0];
    std::vector<EntryId> struck = drawLot(event, tied).order;
    std::erase(struck, tied.back());
    tied.pop_back();
    differ += drawLot(event, tied).order != struck ? 1 : 0;
  }
  EXPECT_GT(differ, 200);
}

TEST(DrawLotDeathTest, AmongStrangersIsOurOwnBug) {
  EXPECT_DEATH(static_cast<void>(drawLot(levelEvent(1), {EntryId{55}})), "");
}

}  // namespace
}  // namespace damath::contest::testing
