// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_cells.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/exact/number_text.hpp"
#include "tests/support/plain_explainer.hpp"

namespace damath::support {

namespace {

using sheet::Half;
using sheet::HalfKind;

constexpr Millionths kMillion = 1'000'000;
constexpr int kMostLeast = 8;  // the upper limit of leastCost(), below the cost of skipping the entry

// Returns the last step of a working: `-4` of `-3.5 ≈ -4`.
std::string lastStepText(const std::string& cell) {
  std::size_t from = 0;
  for (const std::string_view mark : {"=", "≈"}) {
    const std::size_t found = cell.rfind(mark);
    if (found != std::string::npos) from = std::max(from, found + mark.size());
  }
  const std::size_t first = cell.find_first_not_of(' ', from);
  return first == std::string::npos ? "" : cell.substr(first);
}

PlainFigure figureOf(const std::string& cell) {
  if (cell.empty()) return {};
  const auto number = exact::parseNumber(lastStepText(cell));
  if (!number) return {false, std::nullopt};
  return {false, millionthsOf(*number)};
}

// Returns the square if the text is one square alone: `(3,-4)`; otherwise nullopt.
std::optional<Place> squareIn(const std::string& text) {
  Place place;
  char open = 0;
  char comma = 0;
  char close = 0;
  char more = 0;
  const int read =
      std::sscanf(text.c_str(), "%c%d%c%d%c%c", &open, &place.x, &comma, &place.y, &close, &more);
  if (read != 5 || open != '(' || comma != ',' || close != ')') return std::nullopt;
  return place;
}

bool isPlayable(Place place) {
  return place.x >= 0 && place.x <= 7 && place.y >= 0 && place.y <= 7 && (place.x + place.y) % 2 == 1;
}

int differentCells(const Half& a, const Half& b) {
  return (a.move != b.move ? 1 : 0) + (a.score != b.score ? 1 : 0) + (a.total != b.total ? 1 : 0);
}

board::Side coreSide(char side) {
  return side == 'b' ? board::Side::Blue : board::Side::Red;
}

}  // namespace

Millionths millionthsOf(const PlainValue& value) {
  const long double root = std::sqrt(2.0L);
  const long double plain = static_cast<long double>(value.plain.top) / value.plain.bottom;
  const long double root2 = static_cast<long double>(value.root2.top) / value.root2.bottom;
  return std::llround((plain + root2 * root) * kMillion);
}

Millionths millionthsOf(const exact::Number& value) {
  std::string digits = exact::toDecimals(value, 6);
  std::erase(digits, '.');
  return std::stoll(digits);
}

bool isSame(Millionths a, Millionths b) {
  return std::llabs(a - b) <= kPlainTolerance;
}

bool PlainName::isChip() const {
  return std::ranges::any_of(costs, [](const auto& cost) { return cost.has_value(); });
}

int PlainName::chip() const {
  const auto named = std::ranges::find(costs, std::optional(0));
  const auto found =
      named != costs.end() ? named : std::ranges::find_if(costs, [](const auto& c) { return c.has_value(); });
  return static_cast<int>(found - costs.begin());
}

PlainCells::PlainCells(const sheet::Sheet& sheet)
    : m_sheet(sheet), m_set(*rules::builtInChipSet(sheet.setName())) {
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    for (const char side : {'b', 'r'}) {
      const Half& half = sheet.lines[i].of(coreSide(side));
      if (half.kind == HalfKind::Play) m_entries.push_back(entryOf(static_cast<int>(i), side, half));
      if (half.kind != HalfKind::Remaining) continue;
      const bool doubled = half.move.ends_with(" x 2");
      const std::string text = half.move.substr(0, half.move.size() - (doubled ? 4 : 0));
      m_rows.push_back({side, nameOf(text), figureOf(half.score)});
    }
  }
}

PlainName PlainCells::nameOf(const std::string& text) const {
  PlainName name;
  const auto value = rules::parseChipValue(text);
  const bool isText =
      std::ranges::any_of(m_set.chips, [&](const rules::Chip& chip) { return chip.text == text; });
  for (std::size_t i = 0; i < m_set.chips.size(); ++i) {
    if (m_set.chips[i].text == text) {
      name.costs[i] = 0;
    } else if (value && *value == m_set.chips[i].value) {
      name.costs[i] = isText ? plain_cost::kOtherName : 0;
    }
  }
  return name;
}

PlainEntry PlainCells::entryOf(int line, char column, const Half& half) const {
  PlainEntry entry;
  entry.line = line;
  entry.column = column;
  entry.half = &half;
  entry.score = figureOf(half.score);
  entry.total = figureOf(half.total);
  const std::size_t first = half.move.find(' ');
  if (first == std::string::npos) return entry;
  entry.taker = nameOf(half.move.substr(0, first));
  const std::string rest = half.move.substr(first + 1);
  if (const auto square = squareIn(rest)) {
    entry.words = PlainWords::Quiet;
    entry.destination = *square;
    return entry;
  }
  const std::size_t second = rest.find(' ');
  if (second == std::string::npos || rest.find(' ', second + 1) != std::string::npos) return entry;
  const std::string sign = rest.substr(0, second);
  std::string taken = rest.substr(second + 1);
  if (taken.starts_with('(') && taken.ends_with(')')) taken = taken.substr(1, taken.size() - 2);
  if (sign != "+" && sign != "-" && sign != "x" && sign != "÷") return entry;
  entry.words = PlainWords::Capture;
  entry.sign = sign == "÷" ? '/' : sign.front();
  entry.taken = nameOf(taken);
  return entry;
}

PlainFigure PlainCells::sumOf(char side, HalfKind kind) const {
  for (const sheet::Line& line : m_sheet.lines) {
    if (line.of(coreSide(side)).kind == kind) return figureOf(line.of(coreSide(side)).score);
  }
  return {};
}

Millionths PlainCells::scoreOf(const PlainStep& step) const {
  return step.taken ? millionthsOf(plainScore(m_set.name, step.mover, *step.taken, step.landing)) : 0;
}

std::optional<int> PlainCells::wordsCost(const PlainEntry& entry, const PlainStep& step) const {
  if (entry.words == PlainWords::Unreadable) return plain_cost::kUnreadable;
  if ((entry.words == PlainWords::Capture) != step.taken.has_value()) return std::nullopt;
  const auto costOf = [](const PlainName& name, const PlainPiece& piece) {
    if (const auto cost = name.costs[static_cast<std::size_t>(piece.chip)]) return *cost;
    return name.isChip() ? plain_cost::kChip : plain_cost::kNoChip;
  };
  int cost = costOf(entry.taker, step.mover);
  if (step.taken) {
    cost += costOf(entry.taken, *step.taken);
    const int exchanged = costOf(entry.taker, *step.taken) + costOf(entry.taken, step.mover);
    if (exchanged <= 2 * plain_cost::kOtherName) cost = std::min(cost, plain_cost::kSign + exchanged);
    if (entry.sign != plainSign(step.landing)) cost += plain_cost::kSign;
  } else {
    const bool turned = m_set.name == "polynomial" && step.mover.side == 'r';
    const Place other{7 - step.landing.x, 7 - step.landing.y};
    const Place right = turned ? other : step.landing;
    const Place& there = entry.destination;
    if (there == (turned ? step.landing : other)) {
      cost += plain_cost::kFrame;
    } else if (there != right) {
      cost += there.x == right.x || there.y == right.y ? plain_cost::kSquare : plain_cost::kFarSquare;
    }
  }
  return cost > plain_cost::kMostWords ? std::nullopt : std::optional(cost);
}

std::optional<Millionths> PlainCells::scoreOfWords(const PlainEntry& entry, const PlainStep& step) const {
  if (entry.words != PlainWords::Capture || !entry.taker.isChip() || !entry.taken.isChip())
    return std::nullopt;
  PlainPiece mover = step.mover;
  PlainPiece taken = *step.taken;
  mover.chip = entry.taker.chip();
  taken.chip = entry.taken.chip();
  return millionthsOf(plainScoreOf(m_set.name, mover, taken, step.landing, entry.sign));
}

int PlainCells::scoreCost(const PlainEntry& entry, const PlainStep& step) const {
  const Millionths right = scoreOf(step);
  if (entry.score.blank) return right == 0 ? 0 : plain_cost::kBlankScore;
  if (!entry.score.value || isSame(*entry.score.value, right)) return 0;
  if (!step.taken) return plain_cost::kFigure;
  const auto followed = scoreOfWords(entry, step);
  return followed && isSame(*entry.score.value, *followed) ? 0 : plain_cost::kFigure;
}

int PlainCells::skipCost(const PlainEntry& entry) const {
  if (entry.line == 0) return plain_cost::kNothing;
  const Half& above = m_sheet.lines[static_cast<std::size_t>(entry.line) - 1].of(coreSide(entry.column));
  const int different = above.kind == HalfKind::Play ? differentCells(above, *entry.half) : 3;
  if (different > 1) return plain_cost::kNothing;
  return plain_cost::kRepeated + (different == 0 ? 0 : plain_cost::kSign);
}

std::optional<int> PlainCells::skipLineCost(int line) const {
  if (line == 0) return std::nullopt;
  const sheet::Line& above = m_sheet.lines[static_cast<std::size_t>(line) - 1];
  const sheet::Line& here = m_sheet.lines[static_cast<std::size_t>(line)];
  int different = 0;
  for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
    if (above.halves[side].kind != here.halves[side].kind) return std::nullopt;
    different += differentCells(above.halves[side], here.halves[side]);
  }
  if (different > 1) return std::nullopt;
  return plain_cost::kRepeated + (different == 0 ? 0 : plain_cost::kSign);
}

// True if some square gives the written score for the entry's words, whichever side has made the jump. Each
// of the two chips may be a dama.
bool PlainCells::scoreMayFollow(const PlainEntry& entry) const {
  for (int x = 0; x < 8; ++x) {
    for (int y = 0; y < 8; ++y) {
      for (const bool moverIsDama : {false, true}) {
        for (const bool takenIsDama : {false, true}) {
          const PlainStep step{{entry.column, 0, moverIsDama}, PlainPiece{'.', 0, takenIsDama}, Place{x, y}};
          const char other = entry.column == 'b' ? 'r' : 'b';
          PlainStep turned = step;
          turned.mover.side = other;
          if (isSame(*scoreOfWords(entry, step), *entry.score.value)) return true;
          if (isSame(*scoreOfWords(entry, turned), *entry.score.value)) return true;
        }
      }
      if (m_set.name != "polynomial") break;
    }
    if (m_set.name != "polynomial") break;
  }
  return false;
}

int PlainCells::leastCost(const PlainEntry& entry) const {
  if (skipCost(entry) < plain_cost::kNothing || skipLineCost(entry.line)) return 0;
  if (entry.words == PlainWords::Unreadable) return plain_cost::kUnreadable;
  int cost = entry.taker.isChip() ? 0 : plain_cost::kNoChip;
  if (entry.words == PlainWords::Quiet) {
    if (!isPlayable(entry.destination)) cost += plain_cost::kSquare;
    return std::min(cost, kMostLeast);
  }
  if (!entry.taken.isChip()) cost += plain_cost::kNoChip;
  if (cost == 0 && entry.score.value && !scoreMayFollow(entry)) cost = plain_cost::kFigure;
  return std::min(cost, kMostLeast);
}

int PlainCells::rowsLeastCost(char side) const {
  int cost = 0;
  bool allRead = true;
  Millionths sum = 0;
  for (const PlainRow& row : m_rows) {
    if (row.side != side) continue;
    const auto mayBe = [&](int chip) {
      const PlainPiece piece{side, chip};
      const Millionths worth = millionthsOf(plainRemaining(m_set.name, piece, {0, 0}));
      const Millionths written = row.figure.value.value_or(0);
      return m_set.name == "polynomial" || isSame(written, worth) || isSame(written, 2 * worth);
    };
    allRead = allRead && (row.figure.blank || row.figure.value);
    sum += row.figure.value.value_or(0);
    bool fits = false;
    for (int chip = 0; chip < 12; ++chip) {
      fits = fits || (row.chip.costs[static_cast<std::size_t>(chip)] && mayBe(chip));
    }
    cost += fits ? 0 : plain_cost::kRow;
  }
  const PlainFigure total = sumOf(side, HalfKind::RemainingTotal);
  if (cost == 0 && allRead && total.value && !isSame(*total.value, sum)) cost = plain_cost::kFigure;
  return cost;
}

int PlainCells::leastEndCost() const {
  return rowsLeastCost('b') + rowsLeastCost('r');
}

}  // namespace damath::support
