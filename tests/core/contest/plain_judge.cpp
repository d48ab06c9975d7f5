#include "tests/core/contest/plain_judge.hpp"

#include <algorithm>
#include <list>
#include <map>
#include <stdexcept>

namespace damath::contest::testing {

namespace {

// Start numbers, and the letter of Y2 they stand at; 'd' is settled.
struct Block {
  std::vector<int> members;
  char letter = 'a';
};

// What a player got out of a meeting, in half points.
struct Row {
  int a = 0;
  int b = 0;
  int halvesOfA = 0;
  int halvesOfB = 0;
};

class Judge {
 public:
  Judge(const Event& event, bool complete) : m_event(event), m_complete(complete) {
    for (const Entry& entry : event.entries) m_numbers[entry.id] = entry.number;
    for (const Game& game : event.games) {
      if (!game.result) continue;
      m_games.push_back(rowOf(game.blue, game.red, *game.result));
    }
    for (const Rematch& rematch : event.rematches) {
      m_rematches.push_back(rowOf(rematch.blue, rematch.red, rematch.result));
    }
    for (const Row& row : m_games) {
      m_halves[row.a] += row.halvesOfA;
      m_halves[row.b] += row.halvesOfB;
    }
    for (const Bye& bye : event.byes) m_halves[m_numbers.at(bye.entry)] += 2;
  }

  std::string verdict() {
    std::vector<int> all;
    for (const auto& [entry, number] : m_numbers) all.push_back(number);
    replace(m_blocks.end(), sortedBy(m_halves, all), 'a');
    for (auto block = m_blocks.begin(); block != m_blocks.end();) {
      if (block->members.size() == 1 || block->letter == 'd') {
        ++block;
      } else {
        block = work(block);
      }
    }
    std::string text;
    int place = 1;
    for (const Block& block : m_blocks) {
      if (place > 1) text += " | ";
      text += std::to_string(place) + " " + listed(block.members);
      place += static_cast<int>(block.members.size());
    }
    return text + m_due;
  }

 private:
  using Blocks = std::list<Block>;

  Row rowOf(EntryId blue, EntryId red, const GameResult& result) {
    Row row{m_numbers.at(blue), m_numbers.at(red), 0, 0};
    if (result.result == rules::Result::BlueWins) row.halvesOfA = 2;
    if (result.result == rules::Result::RedWins) row.halvesOfB = 2;
    if (result.result == rules::Result::Draw) row.halvesOfA = row.halvesOfB = 1;
    m_sums[row.a] += whole(result.blueGrand);
    m_sums[row.b] += whole(result.redGrand);
    return row;
  }

  static int whole(const std::optional<exact::Number>& figure) {
    if (!figure) return 0;
    const auto integer = figure->rational().integer();
    if (!figure->isRational() || !integer) throw std::runtime_error("not a whole figure");
    return static_cast<int>(*integer);
  }

  static std::string listed(std::vector<int> members) {
    std::sort(members.begin(), members.end());
    std::string text;
    for (const int member : members) text += (text.empty() ? "" : ",") + std::to_string(member);
    return text;
  }

  // Groups of equal worth, the greatest first.
  static std::vector<std::vector<int>> sortedBy(std::map<int, int>& worth, const std::vector<int>& members) {
    std::map<int, std::vector<int>> groups;
    for (const int member : members) groups[-worth[member]].push_back(member);
    std::vector<std::vector<int>> sorted;
    for (const auto& [key, group] : groups) sorted.push_back(group);
    return sorted;
  }

  Blocks::iterator replace(Blocks::iterator before, const std::vector<std::vector<int>>& groups,
                           char letter) {
    Blocks fresh;
    for (const auto& group : groups) fresh.push_back({group, letter});
    const auto first = fresh.begin();
    m_blocks.splice(before, fresh);
    return first;
  }

  static bool has(const std::vector<int>& members, int member) {
    return std::count(members.begin(), members.end(), member) > 0;
  }

  static bool met(const std::vector<Row>& rows, int one, int other) {
    return std::any_of(rows.begin(), rows.end(), [&](const Row& row) {
      return (row.a == one && row.b == other) || (row.a == other && row.b == one);
    });
  }

  // What `one` got from `other`.
  static int halves(const std::vector<Row>& rows, int one, int other) {
    int sum = 0;
    for (const Row& row : rows) {
      if (row.a == one && row.b == other) sum += row.halvesOfA;
      if (row.b == one && row.a == other) sum += row.halvesOfB;
    }
    return sum;
  }

  static bool everyoneMet(const std::vector<Row>& rows, const std::vector<int>& members) {
    for (const int one : members) {
      for (const int other : members) {
        if (one != other && !met(rows, one, other)) return false;
      }
    }
    return true;
  }

  static std::vector<std::vector<int>> byTable(const std::vector<Row>& rows,
                                               const std::vector<int>& members) {
    std::map<int, int> worth;
    for (const int one : members) {
      for (const int other : members) worth[one] += one == other ? 0 : halves(rows, one, other);
    }
    return sortedBy(worth, members);
  }

  Blocks::iterator work(Blocks::iterator block) {
    const Block now = *block;
    const auto next = m_blocks.erase(block);
    std::vector<std::vector<int>> groups;
    if (now.letter == 'a') {
      groups = afterGames(now.members);
    } else if (now.letter == 'b') {
      groups = afterRematches(now.members, placeBefore(next));
    } else {
      groups = sortedBy(m_sums, now.members);
      m_letter = 'd';
    }
    return replace(next, groups, m_letter);
  }

  // These two leave in m_letter where those come to stand who are still level.
  std::vector<std::vector<int>> afterGames(const std::vector<int>& members) {
    m_letter = 'a';
    if (everyoneMet(m_games, members)) {
      auto groups = byTable(m_games, members);
      if (groups.size() == 1) m_letter = 'b';
      return groups;
    }
    for (const int one : members) {
      bool beatAll = true;
      std::vector<int> others;
      for (const int other : members) {
        if (other == one) continue;
        others.push_back(other);
        beatAll = beatAll && halves(m_games, one, other) > halves(m_games, other, one);
      }
      if (beatAll) return {{one}, others};
    }
    m_letter = 'b';
    return {members};
  }

  std::vector<std::vector<int>> afterRematches(const std::vector<int>& members, int place) {
    m_letter = 'c';
    const auto& places = m_event.setup.ruleset.rematchPlaces.answer;
    int last = m_event.setup.system == System::Swiss ? 3 : 1000;
    if (std::holds_alternative<rules::AllPlaces>(places)) last = 1000;
    if (std::holds_alternative<int>(places)) last = std::get<int>(places);
    if (place > last) return {members};
    if (everyoneMet(m_rematches, members)) return byTable(m_rematches, members);
    m_letter = 'd';
    if (m_complete) m_due += " due " + listed(members);
    return {members};
  }

  int placeBefore(Blocks::iterator next) {
    int place = 1;
    for (auto block = m_blocks.begin(); block != next; ++block)
      place += static_cast<int>(block->members.size());
    return place;
  }

  const Event& m_event;
  bool m_complete;
  std::map<EntryId, int> m_numbers;
  std::vector<Row> m_games;
  std::vector<Row> m_rematches;
  std::map<int, int> m_halves;
  std::map<int, int> m_sums;
  Blocks m_blocks;
  char m_letter = 'a';
  std::string m_due;
};

}  // namespace

std::string judge(const Event& event, bool complete) {
  return Judge(event, complete).verdict();
}

}  // namespace damath::contest::testing
