// What holds of the standings of every event, over events drawn by lot, and that a second plain reading of
// the law ranks them alike.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/exact/number_text.hpp"
#include "tests/core/contest/plain_judge.hpp"
#include "tests/core/contest/random_event.hpp"
#include "tests/core/contest/tie_case.hpp"

namespace damath::contest::testing {
namespace {

constexpr unsigned kEvents = 4000;

bool isComplete(const Event& event) {
  const bool allResults = std::all_of(event.games.begin(), event.games.end(),
                                      [](const Game& game) { return game.result.has_value(); });
  return allResults && !event.games.empty();
}

// The standings in the judge's words.
std::string verdictOf(const Event& event, const Standings& table) {
  std::map<EntryId, int> numbers;
  for (const Entry& entry : event.entries) numbers[entry.id] = entry.number;
  std::string text;
  int rank = 0;
  for (const RankedEntry& row : table.ranks) {
    if (row.rank == rank) {
      text += ",";
    } else {
      text += (rank == 0 ? "" : " | ") + std::to_string(row.rank) + " ";
    }
    rank = row.rank;
    text += std::to_string(numbers.at(row.entry));
  }
  for (const auto& due : table.rematchesDue) {
    text += " due ";
    for (const EntryId entry : due) text += (entry == due[0] ? "" : ",") + std::to_string(numbers.at(entry));
  }
  return text;
}

void expectOrder(const Event& event, const Standings& table) {
  ASSERT_EQ(table.ranks.size(), event.entries.size());
  std::set<EntryId> seen;
  for (std::size_t i = 0; i < table.ranks.size(); ++i) {
    const RankedEntry& row = table.ranks[i];
    EXPECT_TRUE(seen.insert(row.entry).second);
    EXPECT_EQ(row.played, row.wins + row.draws + row.losses);
    const bool sharedUp = i > 0 && table.ranks[i - 1].rank == row.rank;
    if (!sharedUp) {
      EXPECT_EQ(row.rank, static_cast<int>(i) + 1);
    }
    if (i > 0) {
      EXPECT_GE(table.ranks[i - 1].points, row.points);
    }
  }
}

void expectReasons(const Standings& table) {
  std::map<int, int> sharing;
  std::map<exact::Rational, int> level;
  for (const RankedEntry& row : table.ranks) {
    ++sharing[row.rank];
    ++level[row.points];
  }
  for (const RankedEntry& row : table.ranks) {
    EXPECT_EQ(row.reasons.empty(), level[row.points] == 1);
    if (row.reasons.empty()) continue;
    const RankReason& last = row.reasons.back();
    const bool leftLevel = last.clause == "Y2d" || (last.clause == "Y2b" && last.figures.empty());
    EXPECT_EQ(leftLevel, sharing[row.rank] > 1) << last.clause;
    EXPECT_EQ(static_cast<int>(row.reasons.front().against.size()) + 1, level[row.points]);
    for (std::size_t i = 1; i < row.reasons.size(); ++i) {
      EXPECT_LE(row.reasons[i].against.size(), row.reasons[i - 1].against.size());
      EXPECT_LE(row.reasons[i - 1].clause, row.reasons[i].clause);
    }
  }
}

void expectTheSameInAnyOrder(Event event, const std::string& expected, Lot& lot,
                             const std::vector<std::string>& names) {
  std::shuffle(event.games.begin(), event.games.end(), lot);
  std::shuffle(event.rematches.begin(), event.rematches.end(), lot);
  std::shuffle(event.byes.begin(), event.byes.end(), lot);
  std::shuffle(event.entries.begin(), event.entries.end(), lot);
  EXPECT_EQ(textOf(standings(event), names), expected);
}

// Names for textOf, which takes them by identity from 101.
Event renumbered(Event event) {
  const auto renumber = [&event](EntryId id) {
    for (const Entry& entry : event.entries) {
      if (entry.id == id) return static_cast<EntryId>(100 + entry.number);
    }
    return EntryId{};
  };
  Event other = event;
  for (Game& game : other.games)
    game = {game.id, game.round, game.board, renumber(game.blue), renumber(game.red), game.result};
  for (Bye& bye : other.byes) bye.entry = renumber(bye.entry);
  for (Rematch& rematch : other.rematches) {
    rematch = {rematch.id, renumber(rematch.blue), renumber(rematch.red), rematch.result};
  }
  for (Entry& entry : other.entries) entry.id = renumber(entry.id);
  return other;
}

TEST(RandomEvents, AreRankedAsTheSecondReadingOfTheLawRanksThem) {
  int due = 0;
  int running = 0;
  for (unsigned seed = 1; seed <= kEvents; ++seed) {
    Lot lot(seed);
    Event event = randomEvent(lot);
    const bool complete = isComplete(event);
    running += complete ? 0 : 1;
    const Standings table = standings(event);
    ASSERT_EQ(verdictOf(event, table), judge(event, complete)) << "seed " << seed;
    ASSERT_EQ(table.provisional, !complete || !table.rematchesDue.empty()) << "seed " << seed;
    if (table.rematchesDue.empty()) continue;
    ++due;
    playRematches(event, table, lot);
    const Standings after = standings(event);
    ASSERT_EQ(verdictOf(event, after), judge(event, complete)) << "seed " << seed;
    ASSERT_FALSE(after.provisional) << "seed " << seed;
  }
  EXPECT_GT(due, 500);
  EXPECT_GT(running, 300);
}

TEST(RandomEvents, HaveRanksInOrderEachWithItsReason) {
  for (unsigned seed = 1; seed <= kEvents; ++seed) {
    SCOPED_TRACE(seed);
    Lot lot(seed);
    Event event = randomEvent(lot);
    const Standings table = standings(event);
    expectOrder(event, table);
    expectReasons(table);
    playRematches(event, table, lot);
    const Standings after = standings(event);
    expectOrder(event, after);
    expectReasons(after);
    if (HasFailure()) break;
  }
}

// What a step of the tie breaks should say of an entry, reckoned from its own games alone; half points, and
// quarters for Sonneborn-Berger.
class PlainFigures {
 public:
  explicit PlainFigures(const Event& event) : m_event(event) {
    for (const Entry& entry : event.entries) m_halves[entry.id] = 0;
    for (const Game& game : event.games) {
      m_rounds = std::max(m_rounds, game.result ? numberOf(game.round) : 0);
      for (const EntryId own : {game.blue, game.red}) m_halves[own] += halvesIn(game, own);
    }
    for (const Bye& bye : event.byes) {
      m_halves[bye.entry] += 2;
      m_rounds = std::max(m_rounds, numberOf(bye.round));
    }
  }

  std::string figure(const std::string& clause, EntryId own) const {
    int quarters = 0;
    for (const Game& game : m_event.games) {
      if (!game.result || (game.blue != own && game.red != own)) continue;
      const int rival = m_halves.at(game.blue == own ? game.red : game.blue);
      const int won = halvesIn(game, own);
      if (clause == "Y2e") quarters += 2 * rival;
      if (clause == "Y2f") quarters += won * rival;
      if (clause == "Y2g") quarters += won == 2 ? 4 : 0;
      if (clause == "Y2h") quarters += 2 * won * (m_rounds + 1 - numberOf(game.round));
    }
    for (const Bye& bye : m_event.byes) {
      if (bye.entry == own && clause == "Y2h") quarters += 4 * (m_rounds + 1 - numberOf(bye.round));
    }
    return exact::toText(exact::Number(exact::Rational(quarters, 4)), exact::FigureStyle::Decimal);
  }

 private:
  static int halvesIn(const Game& game, EntryId own) {
    if (!game.result) return 0;
    if (game.result->result == rules::Result::Draw) return game.blue == own || game.red == own ? 1 : 0;
    const auto wins = game.blue == own ? rules::Result::BlueWins : rules::Result::RedWins;
    return (game.blue == own || game.red == own) && game.result->result == wins ? 2 : 0;
  }

  const Event& m_event;
  std::map<EntryId, int> m_halves;
  int m_rounds = 0;
};

bool isFigure(const std::string& clause) {
  return clause == "Y2e" || clause == "Y2f" || clause == "Y2g" || clause == "Y2h";
}

TEST(RandomEvents, AreToldByTheFiguresOfBuchholzAndItsKin) {
  using enum rules::TieBreak;
  int decided = 0;
  for (unsigned seed = 1; seed <= kEvents / 2; ++seed) {
    SCOPED_TRACE(seed);
    Lot lot(seed);
    Event event = randomEvent(lot);
    std::vector<rules::TieBreak> steps = {Buchholz, SonnebornBerger, Wins, Cumulative};
    std::shuffle(steps.begin(), steps.end(), lot);
    event.setup.ruleset.tieBreaks.answer = steps;
    const PlainFigures plain(event);
    const Standings table = standings(event);
    std::map<EntryId, int> rankOf;
    for (const RankedEntry& row : table.ranks) rankOf[row.entry] = row.rank;
    for (const RankedEntry& row : table.ranks) {
      for (const RankReason& reason : row.reasons) {
        if (!isFigure(reason.clause)) continue;
        EXPECT_EQ(reason.figures, plain.figure(reason.clause, row.entry)) << reason.clause;
        const exact::Number own = *exact::parseNumber(reason.figures);
        for (const EntryId other : reason.against) {
          if (own <= *exact::parseNumber(plain.figure(reason.clause, other))) continue;
          EXPECT_LT(row.rank, rankOf[other]) << reason.clause;
          ++decided;
        }
      }
    }
    if (HasFailure()) break;
  }
  EXPECT_GT(decided, 1000);
}

TEST(RandomEvents, DoNotDependOnTheOrderOfTheSnapshot) {
  const std::vector<std::string> names = {"a", "b", "c", "d", "e", "f", "g", "h"};
  for (unsigned seed = 1; seed <= kEvents / 4; ++seed) {
    SCOPED_TRACE(seed);
    Lot lot(seed);
    Event event = renumbered(randomEvent(lot));
    playRematches(event, standings(event), lot);
    expectTheSameInAnyOrder(event, textOf(standings(event), names), lot, names);
    if (HasFailure()) break;
  }
}

}  // namespace
}  // namespace damath::contest::testing
