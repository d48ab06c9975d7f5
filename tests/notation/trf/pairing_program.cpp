// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/notation/trf/pairing_program.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace damath::notation::testing {

namespace {

struct Refused : std::runtime_error {
  using std::runtime_error::runtime_error;
};

void demand(bool holds, const std::string& what, const std::string& line) {
  if (!holds) throw Refused(what + ": \"" + line + "\"");
}

struct Cell {
  int opponent = 0;
  char colour = ' ';
  char result = ' ';
  bool isPlayed = false;
  bool isPaired = false;
  bool isBlank = false;
};

struct Row {
  int tenths = 0;
  std::vector<Cell> cells;
  std::vector<int> accelerations;
};

// Returns the number in these columns. The columns must hold exactly one number and blanks.
int numberIn(const std::string& line, std::size_t from, std::size_t width) {
  std::istringstream words(line.substr(from, width));
  std::string word;
  std::string more;
  demand(static_cast<bool>(words >> word) && !(words >> more), "no single figure", line);
  demand(word.find_first_not_of("0123456789") == std::string::npos, "no whole number", line);
  return std::stoi(word);
}

int tenthsIn(const std::string& line, std::size_t from, std::size_t width) {
  std::istringstream words(line.substr(from, width));
  std::string word;
  demand(static_cast<bool>(words >> word), "no points", line);
  const std::size_t point = word.find('.');
  demand(point != std::string::npos && point + 2 == word.size(), "points are not of the form 1.5", line);
  return 10 * std::stoi(word.substr(0, point)) + (word.back() - '0');
}

class Program {
 public:
  explicit Program(Asked asked) : m_asked(asked) {}

  void read(const std::string& report) {
    std::string line;
    for (const char c : report + "\n") {
      if (c != '\r' && c != '\n') {
        line += c;
        continue;
      }
      if (line.size() >= 3) take(line);
      line.clear();
    }
    judge();
  }

 private:
  void take(const std::string& line) {
    const std::string tag = line.substr(0, 3);
    if (tag == "001") player(line);
    demand(tag != "013" && tag != "310" && tag != "299", "not for individual events", line);
    if (tag == "XXR" || tag == "142") m_rounds = numberIn(line, 3, line.size());
    if (tag == "152") demand(line == "152 W" || line == "152 B", "no first colour", line);
    if (tag == "162") points(line);
    if (tag == "BBF") m_points['F'] = tenthsIn(line, 4, 8);
    if (tag == "192") {
      demand(line == "192 FIDE_DUTCH_2025" || line == "192 FIDE_DUTCH_2025_BAKU", "another system", line);
    }
    if (tag == "240") list(line, 10, 1);
    if (tag == "260") list(line, 12, 2);
    if (tag == "XXA") {
      std::vector<int>& own = m_rows[numberIn(line, 4, 4)].accelerations;
      for (std::size_t at = 9; at + 4 <= line.size(); at += 5) own.push_back(tenthsIn(line, at, 4));
    }
    if (tag == "250") acceleration(line);
    if (tag == "XXP" || tag == "XXZ") {
      std::istringstream words(line.substr(3));
      int number = 0;
      while (words >> number) m_named.push_back(number);
      demand(words.eof(), "no list of numbers", line);
    }
  }

  void list(const std::string& line, std::size_t from, std::size_t least) {
    demand(line.size() >= from + 4, "too short", line);
    std::size_t count = 0;
    for (; from + 4 <= line.size(); from += 5, ++count) m_named.push_back(numberIn(line, from, 4));
    demand(count >= least, "too few", line);
    demand(from > line.size(), "more than its fields", line);
  }

  void acceleration(const std::string& line) {
    demand(line.size() == 31 && line.substr(4, 4) == "    ", "not for individual events", line);
    const int tenths = tenthsIn(line, 9, 4);
    demand(tenths > 0, "no points", line);
    const int first = numberIn(line, 14, 3);
    const int last = numberIn(line, 18, 3);
    demand(first >= 1 && first <= last && numberIn(line, 22, 4) <= numberIn(line, 27, 4), "no range", line);
    for (int number = numberIn(line, 22, 4); number <= numberIn(line, 27, 4); ++number) {
      std::vector<int>& own = m_rows[number].accelerations;
      own.resize(std::max(own.size(), static_cast<std::size_t>(last)));
    }
  }

  void points(const std::string& line) {
    for (std::size_t at = 5; at + 5 <= line.size(); at += 9) {
      const char result = line[at];
      // Some programs refuse the letter A of an absence, others refuse Z.
      demand(std::string("WDLP").find(result) != std::string::npos, "a letter that not all programs know",
             line);
      m_points[result] = tenthsIn(line, at + 1, 4);
    }
  }

  void player(const std::string& line) {
    demand(line.size() >= 84, "too short", line);
    const int number = numberIn(line, 4, 4);
    demand(number > 0 && m_lines.emplace(number, line).second, "a number of its own lacks", line);
    if (line.substr(48, 4) != "    ") (void)numberIn(line, 48, 4);
    Row& row = m_rows[number];
    row.tenths = tenthsIn(line, 80, 4);
    std::size_t at = 91;
    for (; at + 8 <= line.size(); at += 10) row.cells.push_back(cell(line, at, number));
    demand(line.find_first_not_of(' ', at) == std::string::npos, "more than its fields", line);
    while (!row.cells.empty() && row.cells.back().isBlank) row.cells.pop_back();
  }

  static Cell cell(const std::string& line, std::size_t at, int number) {
    Cell cell;
    const std::string opponent = line.substr(at, 4);
    if (opponent != "    " && opponent != "0000") cell.opponent = numberIn(line, at, 4);
    demand(cell.opponent != number, "plays itself", line);
    cell.colour = line[at + 5];
    cell.result = line[at + 7];
    demand(std::string("wb- ").find(cell.colour) != std::string::npos, "no colour", line);
    demand(std::string("D=H+W1FU-L0Z ").find(cell.result) != std::string::npos, "no result", line);
    const bool hasColour = cell.colour == 'w' || cell.colour == 'b';
    demand(cell.opponent != 0 || !hasColour, "a colour against nobody", line);
    const bool isGame = std::string("D=W1L0").find(cell.result) != std::string::npos;
    demand(!isGame || hasColour, "a game without a colour", line);
    demand(isGame || cell.opponent == 0 || cell.result == '+' || cell.result == '-',
           "a game without a result", line);
    cell.isPlayed = isGame;
    cell.isPaired = cell.opponent != 0 || cell.result == 'U' || cell.result == '+';
    cell.isBlank = opponent == "    " && cell.colour == ' ' && cell.result == ' ';
    return cell;
  }

  [[nodiscard]] int worth(const Cell& cell) const {
    const auto of = [this](char result) { return m_points.at(result); };
    if (cell.opponent == 0 && cell.result == 'U') return m_points.contains('P') ? of('P') : of('W');
    if (std::string("+W1F").find(cell.result) != std::string::npos) return of('W');
    if (std::string("D=H").find(cell.result) != std::string::npos) return of('D');
    if (std::string("L0").find(cell.result) != std::string::npos) return of('L');
    return cell.result == '-' ? of('F') : of('A');
  }

  void judge() {
    demand(!m_lines.empty(), "nobody", "");
    demand(m_lines.size() == m_rows.size() && m_rows.rbegin()->first == static_cast<int>(m_rows.size()),
           "a pairing number is missing", std::to_string(m_rows.rbegin()->first));
    for (const int number : m_named)
      demand(m_lines.contains(number), "nobody has it", std::to_string(number));
    std::size_t played = 0;
    for (const auto& [number, row] : m_rows) {
      for (std::size_t round = 0; round < row.cells.size(); ++round) {
        if (row.cells[round].isPaired) played = std::max(played, round + 1);
      }
    }
    for (const auto& [number, row] : m_rows) {
      const std::string& line = m_lines.at(number);
      // The columns of the next round may hold the absence of a player.
      demand(row.cells.size() <= played + 1, "rounds beyond the next", line);
      demand(!m_rounds || row.accelerations.size() <= static_cast<std::size_t>(*m_rounds),
             "accelerates too long", line);
      int sum = 0;
      for (std::size_t round = 0; round < std::min(played, row.cells.size()); ++round) {
        const Cell& own = row.cells[round];
        sum += worth(own);
        if (!own.isPlayed) continue;
        demand(m_rows.contains(own.opponent), "no such opponent", line);
        const std::vector<Cell>& theirs = m_rows.at(own.opponent).cells;
        demand(round < theirs.size() && theirs[round].isPlayed && theirs[round].opponent == number &&
                   theirs[round].colour != own.colour,
               "the opponent says otherwise", line);
      }
      demand(sum == row.tenths, "the points are not those of the games", line);
    }
    if (m_asked == Asked::Check) return;
    demand(m_rounds.has_value(), "how many rounds", "");
    demand(static_cast<int>(played) < *m_rounds, "all rounds are paired", "");
  }

  Asked m_asked;
  std::optional<int> m_rounds;
  std::map<int, Row> m_rows;
  std::map<int, std::string> m_lines;
  std::vector<int> m_named;
  std::map<char, int> m_points = {{'W', 10}, {'D', 5}, {'L', 0}, {'A', 0}, {'F', 0}};
};

}  // namespace

std::string refusalOf(const std::string& report, Asked asked) {
  try {
    Program(asked).read(report);
  } catch (const Refused& refused) {
    return refused.what();
  }
  return {};
}

}  // namespace damath::notation::testing
