// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_explainer.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <queue>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/rules/chip_set.hpp"
#include "tests/support/comparison.hpp"
#include "tests/support/plain_cells.hpp"

namespace damath::support {

namespace {

constexpr int kMostLeftOut = 2;  // the most turns and jumps that may be left out one after another
constexpr int kNoLine = -1;

int indexOfSide(char side) {
  return side == 'b' ? 0 : 1;
}
char otherSide(char side) {
  return side == 'b' ? 'r' : 'b';
}

// The scores and totals of one column so far.
struct PlainColumn {
  Millionths sum = 0;     // sum of the correct scores
  Millionths last = 0;    // the last readable total
  Millionths read = 0;    // sum of the scores since `last`: as written, or correct if unreadable
  Millionths silent = 0;  // the part of `read` that belongs to steps left out
  friend bool operator==(const PlainColumn&, const PlainColumn&) = default;
};

// A node of the search: the number of explained entries and the board after them.
struct PlainNode {
  std::size_t next = 0;
  int exchanged = kNoLine;  // the line whose halves are exchanged, while the search reads it
  bool hasExchanged = false;
  int leftOut = 0;  // turns and jumps left out since the last entry
  std::array<PlainColumn, 2> columns;
  std::string squares;  // one letter per square
  char toMove = 'b';
  friend bool operator==(const PlainNode&, const PlainNode&) = default;
};

struct PlainNodeHash {
  std::size_t operator()(const PlainNode& node) const {
    std::size_t hash = std::hash<std::string>{}(node.squares);
    for (const PlainColumn& column : node.columns) {
      for (const Millionths part : {column.sum, column.last, column.read, column.silent}) {
        hash = hash * 1099511628211U + static_cast<std::size_t>(part);
      }
    }
    hash = hash * 1099511628211U + node.next * 64 + static_cast<std::size_t>(node.leftOut);
    return hash * 31 + static_cast<std::size_t>(node.exchanged + 1) + (node.toMove == 'b' ? 7 : 0);
  }
};

std::string lettersOf(const PlainBoard& board) {
  std::string letters;
  for (const auto& file : board.at) {
    for (const PlainPiece& piece : file) {
      const int kind = piece.chip + (piece.side == 'r' ? 12 : 0) + (piece.dama ? 24 : 0);
      letters += piece.side == '.' ? '.' : static_cast<char>('0' + kind);
    }
  }
  return letters;
}

PlainBoard boardOf(const PlainNode& node) {
  PlainBoard board;
  board.toMove = node.toMove;
  for (std::size_t i = 0; i < node.squares.size(); ++i) {
    if (node.squares[i] == '.') continue;
    const int kind = node.squares[i] - '0';
    board.at[i / 8][i % 8] = {kind / 12 % 2 == 0 ? 'b' : 'r', kind % 12, kind >= 24};
  }
  return board;
}

std::vector<PlainStep> stepsOf(const PlainBoard& board, const PlainTurn& turn) {
  const PlainPiece& mover = board.at[turn.start.x][turn.start.y];
  if (turn.jumps.empty()) return {{mover, std::nullopt, turn.end}};
  std::vector<PlainStep> steps;
  for (const PlainJump& jump : turn.jumps) {
    steps.push_back({mover, board.at[jump.taken.x][jump.taken.y], jump.landing});
  }
  return steps;
}

// The least cost of all cells from each entry to the end of the sheet, in any game.
class CostsAhead {
 public:
  CostsAhead(const PlainCells& cells, PlainOrder order) : m_entries(cells.entries()) {
    m_words.assign(m_entries.size() + 1, 0);
    m_totals = m_words;
    if (order == PlainOrder::Blind) return;
    noteGaps(cells);
    m_end = cells.leastEndCost();
    for (std::size_t i = m_entries.size(); i-- > 0;) {
      m_words[i] = m_words[i + 1] + cells.leastCost(m_entries[i]);
      m_totals[i] = m_totals[i + 1] + (isGap(i) ? plain_cost::kFigure : 0);
    }
  }

  // Returns the least remaining cost. The cost of a total gap is not added if a cost that is already paid may
  // explain the gap. This holds for all gaps after a line with exchanged halves, and for one gap of a column
  // whose sums on sheet and board differ.
  [[nodiscard]] int from(const PlainNode& node) const {
    int cost = m_words[node.next] + m_end;
    if (node.hasExchanged) return cost;
    cost += m_totals[node.next];
    for (const char side : {'b', 'r'}) {
      const PlainColumn& column = node.columns[static_cast<std::size_t>(indexOfSide(side))];
      const bool agrees = column.silent == 0 && isSame(column.sum, column.last + column.read);
      if (!agrees && hasGapFrom(node.next, side)) cost -= plain_cost::kFigure;
    }
    return cost;
  }
  // Returns the least cost of the next entry.
  [[nodiscard]] int ofNext(std::size_t next) const {
    return next < m_entries.size() ? m_words[next] - m_words[next + 1] : 0;
  }

 private:
  // Notes total gaps for a lower limit of the cost. A total is a gap if it does not follow from the total
  // before, although the total before follows from its own predecessor. Exchanged halves of a line can cause
  // two gaps but are one mistake, so at most one gap is noted for each line. An entry is no gap if it may
  // repeat the line above, or if its score is wrong: the cost of the wrong score is counted already.
  void noteGaps(const PlainCells& cells) {
    struct Follower {
      Millionths last = 0;
      bool sound = true;  // true if the last capture has a total that follows from the total before
    };
    m_isGap.assign(m_entries.size(), false);
    std::array<Follower, 2> followers;
    int lastLine = kNoLine;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
      const PlainEntry& entry = m_entries[i];
      Follower& follower = followers[static_cast<std::size_t>(indexOfSide(entry.column))];
      const bool repeats =
          cells.skipCost(entry) < plain_cost::kNothing || cells.skipLineCost(entry.line).has_value();
      if (entry.words == PlainWords::Quiet && entry.score.blank && entry.total.blank) continue;
      if (!entry.score.value || !entry.total.value) {
        follower.sound = false;
        continue;
      }
      const bool goesOn = isSame(*entry.total.value, follower.last + *entry.score.value);
      const bool counts = !goesOn && follower.sound && !repeats && lastLine != entry.line;
      if (counts && cells.leastCost(entry) != plain_cost::kFigure) {
        m_isGap[i] = true;
        lastLine = entry.line;
      }
      follower.sound = goesOn || repeats;
      follower.last = *entry.total.value;
    }
  }
  [[nodiscard]] bool isGap(std::size_t i) const { return m_isGap[i]; }
  [[nodiscard]] bool hasGapFrom(std::size_t next, char side) const {
    if (m_isGap.empty()) return false;
    for (std::size_t i = next; i < m_entries.size(); ++i) {
      if (m_isGap[i] && m_entries[i].column == side) return true;
    }
    return false;
  }

  const std::vector<PlainEntry>& m_entries;
  std::vector<int> m_words;
  std::vector<int> m_totals;
  std::vector<bool> m_isGap;
  int m_end = 0;
};

// The cost (plain_cost) of R.C. rows, their totals, grand totals and a result that do not fit the position
// in which the explained game ends.
class PlainEnd {
 public:
  PlainEnd(const PlainCells& cells, const PlainNode& node) : m_cells(cells), m_board(boardOf(node)) {
    for (const char side : {'b', 'r'})
      addSide(side, node.columns[static_cast<std::size_t>(indexOfSide(side))]);
    m_figures = {m_grands[0], m_grands[1]};
    const bool saysBoard = cells.result() == m_figures.result();
    const bool saysPaper = m_paperGrands[0] && m_paperGrands[1] &&
                           cells.result() == PlainFigures{*m_paperGrands[0], *m_paperGrands[1]}.result();
    if (!saysBoard && !saysPaper) m_cost += plain_cost::kFigure;
  }

  [[nodiscard]] int cost() const { return m_cost; }
  [[nodiscard]] const PlainFigures& figures() const { return m_figures; }

 private:
  struct Left {
    int chip;
    Millionths worth;
  };

  void addSide(char side, const PlainColumn& column) {
    std::vector<Left> left;
    Millionths remaining = 0;
    for (int x = 0; x < 8; ++x) {
      for (int y = 0; y < 8; ++y) {
        const PlainPiece& piece = m_board.at[x][y];
        if (piece.side != side) continue;
        left.push_back({piece.chip, millionthsOf(plainRemaining(m_cells.set().name, piece, {x, y}))});
        remaining += left.back().worth;
      }
    }
    // A sheet without R.C. rows says nothing about the chips left.
    if (!m_cells.rows().empty()) m_cost += rowsCost(side, left);
    Millionths written = 0;
    for (const PlainRow& row : m_cells.rows()) {
      if (row.side == side) written += row.figure.value.value_or(0);
    }
    const PlainFigure total = m_cells.sumOf(side, sheet::HalfKind::RemainingTotal);
    if (total.value && !isSame(*total.value, written) && !isSame(*total.value, remaining))
      m_cost += plain_cost::kFigure;
    const PlainFigure grand = m_cells.sumOf(side, sheet::HalfKind::GrandTotal);
    const auto index = static_cast<std::size_t>(indexOfSide(side));
    m_grands[index] = column.sum + remaining;
    m_paperGrands[index] = grand.value;
    if (!grand.value || isSame(*grand.value, m_grands[index])) return;
    const Millionths carried = column.last + column.read + total.value.value_or(remaining);
    if (isSame(*grand.value, carried)) return;
    const bool silent = column.silent != 0 && isSame(*grand.value, carried - column.silent);
    m_cost += silent ? plain_cost::kSilentTotal : plain_cost::kFigure;
  }

  // Returns the cost of R.C. rows that do not fit a chip and of chips without a row. Rows that fit a chip
  // completely are matched first, then rows that only name a chip.
  [[nodiscard]] int rowsCost(char side, std::vector<Left> left) const {
    std::vector<const PlainRow*> rows;
    for (const PlainRow& row : m_cells.rows()) {
      if (row.side == side) rows.push_back(&row);
    }
    int misfits = 0;
    for (const bool exact : {true, false}) {
      std::erase_if(rows, [&](const PlainRow* row) {
        const auto found = std::ranges::find_if(left, [&](const Left& chip) {
          const bool isNamed = row->chip.costs[static_cast<std::size_t>(chip.chip)].has_value();
          const bool isRead = row->figure.blank || row->figure.value;
          return isNamed && (!exact || (isRead && isSame(row->figure.value.value_or(0), chip.worth)));
        });
        if (found == left.end()) return false;
        left.erase(found);
        misfits += exact ? 0 : 1;
        return true;
      });
    }
    return plain_cost::kRow * (misfits + static_cast<int>(std::max(rows.size(), left.size())));
  }

  const PlainCells& m_cells;
  PlainBoard m_board;
  int m_cost = 0;
  std::array<Millionths, 2> m_grands{};
  std::array<std::optional<Millionths>, 2> m_paperGrands;
  PlainFigures m_figures;
};

// The search visits a node twice: first for turns whose words fit, then for all other turns if no cheaper
// node is left.
enum class Look { Fitting, Repairing, Finished };

struct Open {
  int least;  // the cost paid, plus the least remaining cost
  int paid;
  std::size_t node;
  Look look;
};
struct IsLater {
  bool operator()(const Open& a, const Open& b) const {
    return a.least != b.least ? a.least > b.least : a.paid < b.paid;
  }
};

class PlainSearch {
 public:
  PlainSearch(const PlainCells& cells, PlainOrder order)
      : m_cells(cells), m_entries(cells.entries()), m_ahead(cells, order) {
    PlainNode start;
    start.squares = lettersOf(toPlain(rules::startPosition(cells.set(), toRuleset(m_law))));
    reach(start, 0);
  }

  PlainExplanation run(std::size_t mostPlaces) {
    PlainExplanation found;
    while (!m_open.empty() && !(found.found && m_open.top().least > found.cost)) {
      const Open open = m_open.top();
      m_open.pop();
      const PlainNode node = m_nodes[open.node];
      if (open.paid > m_paid[node] && open.look != Look::Finished) continue;
      if (open.look == Look::Finished) {
        const PlainFigures figures = PlainEnd(m_cells, node).figures();
        const bool agrees =
            found.found && isSame(figures.blue, found.figures.blue) && isSame(figures.red, found.figures.red);
        if (found.found && !agrees) {
          found.verdict = PlainVerdict::Several;
          return found;
        }
        if (!found.found) {
          found.cost = open.paid;
          found.figures = figures;
        }
        found.found = true;
        continue;
      }
      if (++found.places > mostPlaces) return found;
      look(open, node);
    }
    found.verdict = PlainVerdict::Unique;
    return found;
  }

 private:
  void reach(const PlainNode& node, int paid) {
    const auto [place, isNew] = m_paid.try_emplace(node, paid);
    if (!isNew && place->second <= paid) return;
    place->second = paid;
    m_nodes.push_back(node);
    m_open.push({paid + m_ahead.from(node), paid, m_nodes.size() - 1, Look::Fitting});
  }

  void look(const Open& open, const PlainNode& node) {
    m_repairs = open.look == Look::Repairing;
    if (!m_repairs) {
      // A repair costs at least as much as a wrong sign. Only leaving out the second half of a line costs
      // less, if the first half was left out too.
      const int least = node.leftOut > 0 ? 0 : plain_cost::kSign;
      const int more = std::max(0, least - m_ahead.ofNext(node.next));
      m_open.push({open.least + more, open.paid, open.node, Look::Repairing});
      if (node.next == m_entries.size()) {
        const int paid = open.paid + PlainEnd(m_cells, node).cost();
        m_open.push({paid, paid, open.node, Look::Finished});
        return;
      }
    } else {
      skip(node, open.paid);
      exchange(node, [&](const PlainNode& other, int cost) { reach(other, open.paid + cost); });
    }
    const PlainBoard board = boardOf(node);
    const std::vector<PlainTurn> legal = plainLegalTurns(m_law, board);
    for (const PlainTurn& turn : legal) read(board, turn, stepsOf(board, turn), 0, node, open.paid, false);
    if (m_repairs) readBreaches(board, legal, node, open.paid);
  }

  // An entry and the side whose move it records. In a line with exchanged halves, each half records the other
  // side's move.
  struct Told {
    const PlainEntry* entry = nullptr;
    char owner = '.';
  };
  [[nodiscard]] Told toldNext(const PlainNode& node) const {
    if (node.next == m_entries.size()) return {};
    const PlainEntry& entry = m_entries[node.next];
    if (entry.line != node.exchanged) return {&entry, entry.column};
    const PlainEntry* partner = &entry;
    if (node.next > 0 && m_entries[node.next - 1].line == entry.line) partner = &m_entries[node.next - 1];
    if (node.next + 1 < m_entries.size() && m_entries[node.next + 1].line == entry.line)
      partner = &m_entries[node.next + 1];
    return {partner, otherSide(partner->column)};
  }
  [[nodiscard]] bool isLineStart(std::size_t next) const {
    return next == m_entries.size() || next == 0 || m_entries[next].line != m_entries[next - 1].line;
  }

  // Reads the steps of a turn from the i-th on. Each step is written in the next entry or left out.
  void read(const PlainBoard& board, const PlainTurn& turn, const std::vector<PlainStep>& steps,
            std::size_t i, const PlainNode& node, int paid, bool isRepaired) {
    if (i == steps.size()) {
      if (isRepaired == m_repairs) finishTurn(board, turn, node, paid);
      return;
    }
    const Told told = toldNext(node);
    if (told.entry != nullptr && told.owner == board.toMove) {
      const auto words = m_cells.wordsCost(*told.entry, steps[i]);
      const bool fits = words && *words <= 2 * plain_cost::kOtherName;
      if (words && (fits || m_repairs)) {
        PlainNode after = node;
        const int cost = *words + m_cells.scoreCost(*told.entry, steps[i]) + enter(after, told, steps[i]);
        read(board, turn, steps, i + 1, after, paid + cost, isRepaired || !fits);
      }
    }
    if (!m_repairs) return;
    leaveOut(board, turn, steps, i, node, paid);
    if (i == 0) return;
    exchange(node, [&](const PlainNode& other, int cost) {
      read(board, turn, steps, i, other, paid + cost, true);
    });
    skipWithin(board, turn, steps, i, node, paid);
  }

  void finishTurn(const PlainBoard& board, const PlainTurn& turn, PlainNode after, int paid) {
    const PlainBoard played = plainPlay(m_law, board, turn);
    after.squares = lettersOf(played);
    after.toMove = played.toMove;
    reach(after, paid);
  }

  // Adds a step that the entry records. Returns the cost of its total.
  [[nodiscard]] int enter(PlainNode& node, const Told& told, const PlainStep& step) const {
    PlainColumn& column = node.columns[static_cast<std::size_t>(indexOfSide(told.owner))];
    const Millionths right = m_cells.scoreOf(step);
    column.sum += right;
    column.read += told.entry->score.value ? *told.entry->score.value : right;
    passEntry(node);
    if (!told.entry->total.value) return 0;
    const Millionths total = *told.entry->total.value;
    int cost = 0;
    if (!isSame(total, column.sum) && !isSame(total, column.last + column.read)) {
      const bool silent = column.silent != 0 && isSame(total, column.last + column.read - column.silent);
      cost = silent ? plain_cost::kSilentTotal : plain_cost::kFigure;
    }
    column.last = total;
    column.read = column.silent = 0;
    return cost;
  }

  void passEntry(PlainNode& node) const {
    ++node.next;
    node.leftOut = 0;
    if (node.exchanged == kNoLine) return;
    if (node.next == m_entries.size() || m_entries[node.next].line != node.exchanged)
      node.exchanged = kNoLine;
  }

  // Tries that the writer left out this step, a jump or a quiet move. This is possible only before an entry
  // of the other player or before a new line, because only there the sheet has room for the missing entry.
  void leaveOut(const PlainBoard& board, const PlainTurn& turn, const std::vector<PlainStep>& steps,
                std::size_t i, PlainNode node, int paid) {
    if (node.leftOut == kMostLeftOut) return;
    if (toldNext(node).owner == board.toMove && !isLineStart(node.next)) return;
    const bool isSecondHalf = node.leftOut == 1 && isLineStart(node.next);
    PlainColumn& column = node.columns[static_cast<std::size_t>(indexOfSide(board.toMove))];
    const Millionths score = m_cells.scoreOf(steps[i]);
    column.sum += score;
    column.read += score;
    column.silent += score;
    ++node.leftOut;
    const int cost = isSecondHalf ? plain_cost::kLineLeftOut : plain_cost::kLeftOut;
    read(board, turn, steps, i + 1, node, paid + cost, true);
  }

  void readBreaches(const PlainBoard& board, const std::vector<PlainTurn>& legal, const PlainNode& node,
                    int paid) {
    std::vector<PlainTurn> turns = plainQuietMoves(m_law, board);
    for (const PlainChain& chain : plainChains(m_law, board)) turns.push_back(chain.turn);
    for (const PlainTurn& turn : turns) {
      if (std::ranges::find(legal, turn) != legal.end()) continue;
      const std::vector<PlainStep> steps = stepsOf(board, turn);
      PlainNode after = node;
      int cost = plain_cost::kBreach;
      const bool isRead = std::ranges::all_of(steps, [&](const PlainStep& step) {
        const Told told = toldNext(after);
        if (told.entry == nullptr || told.owner != board.toMove) return false;
        const auto words = m_cells.wordsCost(*told.entry, step);
        if (!words || *words > 2 * plain_cost::kOtherName) return false;
        cost += *words + m_cells.scoreCost(*told.entry, step) + enter(after, told, step);
        return true;
      });
      if (isRead) finishTurn(board, turn, after, paid + cost);
    }
  }

  template <class Visit>
  void exchange(PlainNode node, Visit visit) const {
    if (node.next == m_entries.size() || !isLineStart(node.next)) return;
    if (node.exchanged != kNoLine) return;
    node.exchanged = m_entries[node.next].line;
    node.hasExchanged = true;
    visit(node, plain_cost::kExchanged);
  }

  // Treats the next entry, or its whole line, as recording nothing.
  void skip(const PlainNode& node, int paid) {
    if (node.next == m_entries.size() || node.exchanged != kNoLine) return;
    const PlainEntry& entry = m_entries[node.next];
    PlainNode after = node;
    pass(after);
    reach(after, paid + m_cells.skipCost(entry));
    if (const auto line = lineSkipped(node)) reach(line->first, paid + line->second);
  }
  void skipWithin(const PlainBoard& board, const PlainTurn& turn, const std::vector<PlainStep>& steps,
                  std::size_t i, const PlainNode& node, int paid) {
    if (node.next == m_entries.size() || node.exchanged != kNoLine) return;
    const int cost = m_cells.skipCost(m_entries[node.next]);
    if (cost < plain_cost::kNothing) {
      PlainNode after = node;
      pass(after);
      read(board, turn, steps, i, after, paid + cost, true);
    }
    if (const auto line = lineSkipped(node))
      read(board, turn, steps, i, line->first, paid + line->second, true);
  }
  [[nodiscard]] std::optional<std::pair<PlainNode, int>> lineSkipped(const PlainNode& node) const {
    if (!isLineStart(node.next)) return std::nullopt;
    const int line = m_entries[node.next].line;
    const auto cost = m_cells.skipLineCost(line);
    if (!cost) return std::nullopt;
    PlainNode after = node;
    while (after.next < m_entries.size() && m_entries[after.next].line == line) pass(after);
    return std::pair(after, *cost);
  }
  // Skips the next entry. A later total may continue from the total of the skipped entry.
  void pass(PlainNode& node) const {
    const PlainEntry& entry = m_entries[node.next];
    PlainColumn& column = node.columns[static_cast<std::size_t>(indexOfSide(entry.column))];
    if (entry.total.value) {
      column.last = *entry.total.value;
      column.read = column.silent = 0;
    }
    passEntry(node);
  }

  const PlainLaw m_law;
  const PlainCells& m_cells;
  const std::vector<PlainEntry>& m_entries;
  CostsAhead m_ahead;
  bool m_repairs = false;
  std::vector<PlainNode> m_nodes;
  std::unordered_map<PlainNode, int, PlainNodeHash> m_paid;
  std::priority_queue<Open, std::vector<Open>, IsLater> m_open;
};

}  // namespace

const char* PlainFigures::result() const {
  if (isSame(blue, red)) return "1/2-1/2";
  return blue > red ? "1-0" : "0-1";
}

bool hasFigures(const PlainExplanation& plain, const exact::Number& blue, const exact::Number& red) {
  return plain.found && isSame(plain.figures.blue, millionthsOf(blue)) &&
         isSame(plain.figures.red, millionthsOf(red));
}

PlainExplanation plainlyExplained(const sheet::Sheet& sheet, std::size_t mostPlaces, PlainOrder order) {
  const PlainCells cells(sheet);
  return PlainSearch(cells, order).run(mostPlaces);
}

}  // namespace damath::support
