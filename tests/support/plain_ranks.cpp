// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_ranks.hpp"

#include <algorithm>
#include <list>
#include <map>
#include <set>
#include <string>

#include "core/exact/number_text.hpp"
#include "core/spellings.hpp"
#include "tests/support/rank_reason.hpp"

namespace damath::support {

namespace {

using namespace contest;
using exact::Number;
using exact::Rational;
using rules::Result;

using Members = std::vector<int>;  // start numbers, ascending

// A block of entries that are tied so far, and the next step of Y2 for them.
struct Block {
  Members members;
  std::size_t step = 0;
  bool isSettled = false;
  int turn = 0;  // the rematches that each two members have played for this step
};

// A game from the view of one player.
struct Played {
  int other = 0;
  int round = 0;
  bool won = false;
  bool drawn = false;
  bool isWalkover = false;
  bool separates = false;  // false if nobody won the game, or if a player lost it without a game
  Rational gained;
  Rational othersGain;
  std::optional<Number> figure;
  std::optional<Number> othersFigure;
};

// Returns the game from the view of the player `own`. A rematch has the round 0.
Played seenBy(EntryId own, EntryId blue, int other, const GameResult& result, int round,
              const rules::Points& points) {
  const bool isBlue = own == blue;
  Played played;
  played.other = other;
  played.round = round;
  played.won = result.result == (isBlue ? Result::BlueWins : Result::RedWins);
  played.drawn = result.result == Result::Draw;
  const std::string ending(rules::toText(result.ending));
  played.isWalkover = ending.starts_with("noShow") ||
                      (ending.starts_with("disqualified") && !result.blueGrand && !result.redGrand);
  played.separates = result.result != Result::NobodyWins;
  const bool lost = result.result == (isBlue ? Result::RedWins : Result::BlueWins);
  if (played.won) played.gained = points.win, played.othersGain = points.loss;
  if (played.drawn) played.gained = played.othersGain = points.draw;
  if (lost) played.gained = points.loss, played.othersGain = points.win;
  played.figure = isBlue ? result.blueGrand : result.redGrand;
  played.othersFigure = isBlue ? result.redGrand : result.blueGrand;
  return played;
}

class Judge {
 public:
  Judge(const Event& event, Results results) : m_event(event), m_isComplete(results == Results::AllIn) {
    for (const Entry& entry : event.entries)
      m_numbers[entry.id] = entry.number, m_ids[entry.number] = entry.id;
    for (const rules::TieBreak each : event.setup.ruleset.tieBreaks.answer()) {
      m_steps += "abcefgh"[static_cast<int>(each)];
    }
    m_steps += 'd';
  }

  Standings verdict() {
    std::map<int, Rational> worth;
    for (const auto& [number, id] : m_ids) worth[number] = pointsOf(number);
    for (const Members& level : greatestFirst(worth)) m_blocks.push_back({level});
    for (auto block = m_blocks.begin(); block != m_blocks.end();) {
      if (block->members.size() == 1) block->isSettled = true;
      block = block->isSettled ? std::next(block) : work(block);
    }
    Standings table;
    table.event = m_event.id;
    for (const contest::Game& game : m_event.games) {
      if (game.result) table.afterRound = std::max(table.afterRound, numberOf(game.round));
    }
    table.rematchesDue = m_due;
    table.lotsOpen = m_open;
    table.provisional = !m_isComplete || !m_due.empty();
    table.pointSystem = m_event.setup.ruleset.pointSystem.answer();
    int place = 1;
    for (const Block& block : m_blocks) {
      for (const int member : block.members) table.ranks.push_back(rowOf(member, place));
      place += static_cast<int>(block.members.size());
    }
    return table;
  }

 private:
  using Blocks = std::list<Block>;

  std::vector<Played> gamesOf(int number) const {
    std::vector<Played> games;
    const EntryId own = m_ids.at(number);
    for (const contest::Game& game : m_event.games) {
      if (!game.result || (game.blue != own && game.red != own)) continue;
      const int other = m_numbers.at(game.blue == own ? game.red : game.blue);
      games.push_back(seenBy(own, game.blue, other, *game.result, numberOf(game.round), points()));
    }
    return games;
  }

  enum class Which { OfTies, All };
  std::vector<Played> rematchesOf(int number, Which which) const {
    std::vector<Played> games;
    const EntryId own = m_ids.at(number);
    for (const Rematch& rematch : m_event.rematches) {
      if (which == Which::OfTies && rematch.decides) continue;
      if (rematch.blue != own && rematch.red != own) continue;
      const int other = m_numbers.at(rematch.blue == own ? rematch.red : rematch.blue);
      games.push_back(seenBy(own, rematch.blue, other, rematch.result, 0, points()));
    }
    return games;
  }

  const rules::Points& points() const { return m_event.setup.ruleset.points.answer(); }

  Rational byesOf(int number, int from, int to) const {
    Rational sum;
    for (const Bye& bye : m_event.byes) {
      const int round = numberOf(bye.round);
      const bool counts = bye.kind == ByeKind::Allotted && from <= round && round <= to;
      if (counts && m_numbers.at(bye.entry) == number) sum += worthOf(bye);
    }
    return sum;
  }

  Rational worthOf(const Bye& bye) const {
    const std::string answer(spellingOf(m_event.setup.ruleset.withdrawnBye.answer()));
    for (const Entry& entry : m_event.entries) {
      const bool isGone = entry.lastRound.value_or(1'000'000) < numberOf(bye.round);
      if (bye.opponent != entry.id || !isGone) continue;
      if (answer == "win") return points().win;
      if (answer == "draw") return points().draw;
      if (answer == "none") return 0;
    }
    return points().bye;
  }

  Rational pointsAfter(int number, int round) const {
    Rational sum = byesOf(number, 0, round);
    for (const Played& game : gamesOf(number)) {
      if (game.round <= round) sum += game.gained;
    }
    return sum;
  }

  Rational pointsOf(int number) const { return pointsAfter(number, 1'000'000); }

  template <class Worth>
  static std::vector<Members> greatestFirst(const std::map<int, Worth>& worth) {
    std::vector<Worth> values;
    for (const auto& [member, value] : worth) values.push_back(value);
    std::sort(values.begin(), values.end());
    std::vector<Members> levels;
    for (auto value = values.rbegin(); value != values.rend(); ++value) {
      if (value != values.rbegin() && *value == *std::prev(value)) continue;
      levels.emplace_back();
      for (const auto& [member, own] : worth) {
        if (own == *value) levels.back().push_back(member);
      }
    }
    return levels;
  }

  // Adds a reason with this clause to the rank of `member`, one of the tied entries.
  void tell(int member, const Members& tied, rules::Clause clause, const std::string& figures,
            int without = 0) {
    RankReason reason = rankReason(clause, {}, figures, without);
    for (const int other : tied) {
      if (other != member) reason.against.push_back(m_ids.at(other));
    }
    m_reasons[member].push_back(reason);
  }

  // Replaces the block by one block for each level. A level has the entries that are still tied after the
  // present step of Y2. The new blocks continue with the step `next`.
  Blocks::iterator put(Blocks::iterator block, const std::vector<Members>& levels, std::size_t next,
                       bool isSettled = false) {
    auto first = block;
    for (const Members& level : levels) {
      const auto put = m_blocks.insert(block, {level, next, isSettled});
      if (first == block) first = put;
    }
    m_blocks.erase(block);
    return first;
  }

  Blocks::iterator work(Blocks::iterator block) {
    const Members tied = block->members;
    const std::size_t step = block->step;
    switch (m_steps[step]) {
      case 'a':
        return games(block, tied, step);
      case 'b':
        return rematches(block, tied, step);
      case 'c':
        return pointSystem(block, tied, step);
      case 'd':
        return lots(block, tied, step);
      default:
        return figures(block, tied, step);
    }
  }

  // A table of the games that some entries played against each other.
  struct Table {
    bool allMet = true;
    int beatAll = 0;  // the start number of an entry that won against all others; 0 if there is none
    std::map<int, Rational> sums;
  };

  template <class GamesOf>
  static Table tableOf(const Members& tied, const GamesOf& gamesOf) {
    Table table;
    for (const int one : tied) {
      bool beatAll = true;
      for (const int other : tied) {
        if (other == one) continue;
        bool met = false;
        Rational got;
        Rational gave;
        for (const Played& game : gamesOf(one)) {
          if (game.other != other) continue;
          met = true;
          got += game.gained;
          gave += game.othersGain;
        }
        table.allMet = table.allMet && met;
        table.sums[one] += got;
        beatAll = beatAll && got > gave;
      }
      if (beatAll) table.beatAll = one;
    }
    return table;
  }

  static std::string decimal(const Rational& value) {
    return exact::toText(Number(value), exact::FigureStyle::Decimal);
  }

  void tellTable(const Members& tied, rules::Clause clause, const Table& table) {
    for (const int member : tied) {
      std::string text = decimal(table.sums.at(member));
      for (const int other : tied) text += other == member ? "" : "-" + decimal(table.sums.at(other));
      tell(member, tied, clause, text);
    }
  }

  Blocks::iterator games(Blocks::iterator block, const Members& tied, std::size_t step) {
    const bool isWithout = m_event.setup.ruleset.walkoverMeetings.answer() == rules::WalkoverMeetings::Never;
    const Table table = tableOf(tied, [&](int number) {
      std::vector<Played> games = gamesOf(number);
      if (isWithout) std::erase_if(games, [](const Played& game) { return game.isWalkover; });
      return games;
    });
    if (!table.allMet && table.beatAll == 0) return put(block, {tied}, step + 1);
    tellTable(tied, "Y2a", table);
    if (!table.allMet) {
      Members others = tied;
      std::erase(others, table.beatAll);
      return put(block, {{table.beatAll}, others}, step);
    }
    const std::vector<Members> levels = greatestFirst(table.sums);
    return put(block, levels, levels.size() > 1 ? step : step + 1);
  }

  Blocks::iterator rematches(Blocks::iterator block, const Members& tied, std::size_t step) {
    int place = 1;
    for (auto before = m_blocks.begin(); before != block; ++before) {
      place += static_cast<int>(before->members.size());
    }
    const auto& places = m_event.setup.ruleset.rematchPlaces.answer();
    const System system = m_event.setup.system;
    int last = system == System::Swiss || system == System::Groups ? 3 : 1'000'000;
    if (std::holds_alternative<rules::AllPlaces>(places)) last = 1'000'000;
    if (std::holds_alternative<int>(places)) last = std::get<int>(places);
    if (place > last) return put(block, {tied}, step + 1);

    const rules::Ruleset& law = m_event.setup.ruleset;
    const bool isAgain = law.rematchDrawn.answer() == rules::RematchDrawn::Again;
    const auto all = [this](int number) { return rematchesOf(number, Which::OfTies); };
    const auto turn = static_cast<std::size_t>(block->turn);
    bool isOpen = !m_isComplete && !tableOf(tied, all).allMet;
    bool isOpenForLeft = false;
    std::map<int, std::vector<Played>> used;
    for (const int one : tied) {
      for (const int other : tied) {
        if (one == other) continue;
        std::vector<Played> met;
        for (const Played& game : all(one)) {
          if (game.other == other) met.push_back(game);
        }
        if (met.size() > turn) {
          if (isAgain) met = {met[turn]};
        } else if (law.rematchWithdrawn.answer() == rules::RematchWithdrawn::Lost &&
                   (hasLeft(one) || hasLeft(other))) {
          met = {walkover(one, other)};
        } else {
          isOpen = true;
          isOpenForLeft = isOpenForLeft || hasLeft(one) || hasLeft(other);
        }
        used[one].insert(used[one].end(), met.begin(), met.end());
      }
    }
    const bool isSkipped = law.rematchWithdrawn.answer() == rules::RematchWithdrawn::Skipped;
    if (isSkipped && isOpenForLeft && (m_isComplete || tableOf(tied, all).allMet)) {
      return put(block, {tied}, step + 1);
    }
    if (isOpen) {
      for (const int member : tied) tell(member, tied, "Y2b", "");
      if (m_isComplete) m_due.push_back(idsOf(tied));
      return put(block, {tied}, step, true);
    }
    const Table table = tableOf(tied, [&used](int number) { return used[number]; });
    tellTable(tied, "Y2b", table);
    const int next = block->turn + 1;
    auto first = put(block, greatestFirst(table.sums), step + 1);
    std::size_t members = 0;
    for (auto each = first; members < tied.size(); ++each) {
      members += each->members.size();
      bool isWon = false;
      for (const int one : each->members) {
        for (const Played& game : used[one]) {
          const bool isInside =
              std::find(each->members.begin(), each->members.end(), game.other) != each->members.end();
          isWon = isWon || (isInside && game.separates);
        }
      }
      if (!isAgain || !isWon || points().win == points().loss) continue;
      each->step = step;
      each->turn = next;
    }
    return first;
  }

  bool hasLeft(int number) const {
    for (const Entry& entry : m_event.entries) {
      if (entry.number == number) return entry.lastRound.has_value();
    }
    return false;
  }

  // Returns the rematch that the player who left loses without a game, from the view of `one`.
  Played walkover(int one, int other) const {
    Played game;
    game.other = other;
    game.won = !hasLeft(one);
    if (game.won) game.gained = points().win, game.othersGain = points().loss;
    if (!game.won && !hasLeft(other)) game.gained = points().loss, game.othersGain = points().win;
    return game;
  }

  Number sumOf(int number, int* without = nullptr) const {
    Number sum;
    int missing = 0;
    int counted = 0;
    const bool isDifference = m_event.setup.ruleset.pointSystem.answer() == rules::PointSystem::Difference;
    for (const auto& games : {gamesOf(number), rematchesOf(number, Which::All)}) {
      for (const Played& game : games) {
        if (!game.figure || (isDifference && !game.othersFigure)) {
          ++missing;
        } else {
          ++counted;
          sum = sum + (isDifference ? *game.figure - *game.othersFigure : *game.figure);
        }
      }
    }
    for (const Bye& bye : m_event.byes) missing += m_numbers.at(bye.entry) == number ? 1 : 0;
    if (without != nullptr) *without = missing;
    const bool isAverage = spellingOf(m_event.setup.ruleset.pointSystem.answer()) == "average";
    return isAverage && counted > 0 ? sum * Number(Rational(1, counted)) : sum;
  }

  Blocks::iterator pointSystem(Blocks::iterator block, const Members& tied, std::size_t step) {
    std::map<int, Number> worth;
    for (const int member : tied) {
      int without = 0;
      const Number sum = sumOf(member, &without);
      tell(member, tied, "Y2c", exact::toText(sum, m_event.setup.set.figureStyle()), without);
      const bool lower = m_event.setup.ruleset.scoreDirection.answer() == rules::ScoreDirection::LowerWins;
      worth[member] = lower ? -sum : sum;
    }
    return put(block, greatestFirst(worth), step + 1);
  }

  int lastRound() const {
    int last = 0;
    for (const contest::Game& game : m_event.games)
      last = std::max(last, game.result ? numberOf(game.round) : 0);
    for (const Bye& bye : m_event.byes) {
      last = std::max(last, bye.kind == ByeKind::Allotted ? numberOf(bye.round) : 0);
    }
    return last;
  }

  Rational figureOf(char letter, int number) const {
    Rational sum;
    for (const Played& game : gamesOf(number)) {
      if (letter == 'e') sum += pointsOf(game.other);
      if (letter == 'f' && game.won) sum += pointsOf(game.other);
      if (letter == 'f' && game.drawn) sum += pointsOf(game.other) * Rational(1, 2);
      if (letter == 'g' && game.won) sum += 1;
    }
    if (letter == 'h') {
      for (int round = 1; round <= lastRound(); ++round) sum += pointsAfter(number, round);
    }
    return sum;
  }

  Blocks::iterator figures(Blocks::iterator block, const Members& tied, std::size_t step) {
    std::map<int, Rational> worth;
    for (const int member : tied) {
      worth[member] = figureOf(m_steps[step], member);
      tell(member, tied, rules::parseClause(std::string("Y2") + m_steps[step]).value(),
           decimal(worth[member]));
    }
    return put(block, greatestFirst(worth), step + 1);
  }

  Blocks::iterator lots(Blocks::iterator block, const Members& tied, std::size_t step) {
    std::optional<Members> order;
    for (const contest::Lot& lot : m_event.lots) {
      Members drawn;
      for (const EntryId id : lot.order) drawn.push_back(m_numbers.contains(id) ? m_numbers.at(id) : 0);
      Members among = drawn;
      std::sort(among.begin(), among.end());
      if (among == tied) order = drawn;
    }
    if (!order) {
      for (const int member : tied) tell(member, tied, "Y2d", "");
      if (m_isComplete) m_open.push_back(idsOf(tied));
      return put(block, {tied}, step, true);
    }
    std::vector<Members> levels;
    for (const int member : *order) {
      levels.push_back({member});
      tell(member, tied, "Y2d", std::to_string(levels.size()));
    }
    return put(block, levels, step, true);
  }

  std::vector<EntryId> idsOf(const Members& members) const {
    std::vector<EntryId> ids;
    for (const int member : members) ids.push_back(m_ids.at(member));
    return ids;
  }

  RankedEntry rowOf(int number, int place) {
    RankedEntry row;
    row.rank = place;
    row.entry = m_ids.at(number);
    row.points = pointsOf(number);
    for (const Played& game : gamesOf(number)) {
      ++row.played;
      ++(game.won ? row.wins : game.drawn ? row.draws : row.losses);
    }
    row.pointSystem = sumOf(number);
    row.reasons = m_reasons[number];
    return row;
  }

  const Event& m_event;
  bool m_isComplete;
  std::map<EntryId, int> m_numbers;
  std::map<int, EntryId> m_ids;
  std::string m_steps;  // the steps of Y2 in order, by their letters
  Blocks m_blocks;
  std::map<int, std::vector<RankReason>> m_reasons;
  std::vector<std::vector<EntryId>> m_due;
  std::vector<std::vector<EntryId>> m_open;
};

}  // namespace

// Y1: a player who withdrew before the last round of a round robin, after fewer than half of the games, is
// left out with all games and with the byes of the opponents, and is ranked after the others.
Standings plainRanks(const Event& event, Results results) {
  Event rest = event;
  std::vector<EntryId> left;
  const bool isTable = event.setup.system == System::RoundRobin &&
                       spellingOf(event.setup.ruleset.withdrawnGames.answer()) == "annulUnderHalf";
  const int players = static_cast<int>(event.entries.size());
  const int all = event.setup.legs * (players - 1);
  const int tableRounds = players % 2 == 0 ? all : event.setup.legs * players;
  for (const Entry& entry : event.entries) {
    int completed = 0;
    for (const contest::Game& game : event.games) {
      if (!game.result || (game.blue != entry.id && game.red != entry.id)) continue;
      completed += seenBy(entry.id, game.blue, 0, *game.result, 1, {}).isWalkover ? 0 : 1;
    }
    const int planned = event.setup.rounds.value_or(tableRounds);
    const bool leftBefore = entry.lastRound && *entry.lastRound < tableRounds && *entry.lastRound < planned;
    if (isTable && leftBefore && completed + completed < all && completed + completed < planned) {
      left.push_back(entry.id);
    }
  }
  for (const EntryId gone : left) {
    std::erase_if(rest.entries, [&](const Entry& each) { return each.id == gone; });
    std::erase_if(rest.games,
                  [&](const contest::Game& each) { return each.blue == gone || each.red == gone; });
    std::erase_if(rest.rematches, [&](const Rematch& each) { return each.blue == gone || each.red == gone; });
    std::erase_if(rest.byes, [&](const Bye& each) { return each.entry == gone || each.opponent == gone; });
  }
  Standings table = Judge(rest, results).verdict();
  for (const contest::Game& game : event.games) {
    if (game.result) table.afterRound = std::max(table.afterRound, numberOf(game.round));
  }
  for (const EntryId gone : left) {
    RankedEntry row;
    row.rank = static_cast<int>(rest.entries.size()) + 1;
    row.entry = gone;
    row.reasons.push_back({});
    row.reasons.back().step = contest::RankStep::Annulled;
    for (const EntryId other : left) {
      if (other != gone) row.reasons.back().against.push_back(other);
    }
    table.ranks.push_back(row);
  }
  return table;
}

}  // namespace damath::support
