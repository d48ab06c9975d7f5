// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_score.hpp"

#include <array>
#include <cstdlib>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace damath::support {

namespace {

// The value of a chip: top/bottom · √2 · xᵃ · yᵇ. The factor √2 applies only if `root2` is true.
struct ChipEntry {
  std::int64_t top;
  int xPower = 0;
  int yPower = 0;
};
using Entries = std::array<ChipEntry, 12>;

struct Table {
  std::string_view name;
  std::int64_t bottom;
  bool root2;
  int decimals;  // decimals of a rounded score; −1: never rounded, 0: only quotients are rounded
  Entries entries;
};

// √8 = 2√2, √18 = 3√2, √32 = 4√2.
constexpr Table kTables[] = {
    {"counting", 1, false, 0, {{{10}, {7}, {2}, {5}, {1}, {4}, {11}, {8}, {12}, {9}, {6}, {3}}}},
    {"whole", 1, false, 0, {{{9}, {6}, {1}, {4}, {0}, {3}, {10}, {7}, {11}, {8}, {5}, {2}}}},
    {"fraction", 10, false, -1, {{{10}, {7}, {2}, {5}, {1}, {4}, {11}, {8}, {12}, {9}, {6}, {3}}}},
    {"integer", 1, false, 0, {{{-9}, {6}, {-1}, {4}, {0}, {-3}, {10}, {-7}, {-11}, {8}, {-5}, {2}}}},
    {"rational", 10, false, -1, {{{-9}, {6}, {-1}, {4}, {0}, {-3}, {10}, {-7}, {-11}, {8}, {-5}, {2}}}},
    {"radical",
     1,
     true,
     -1,
     {{{-9}, {-2}, {12}, {64}, {-98}, {-75}, {144}, {64}, {-363}, {-324}, {100}, {288}}}},
    {"polynomial",
     1,
     false,
     2,
     {{{-3, 2, 1},
       {-1, 1, 2},
       {6, 1, 0},
       {10, 0, 1},
       {-21, 1, 2},
       {-15, 1, 0},
       {28, 0, 1},
       {36, 2, 1},
       {-55, 1, 0},
       {-45, 0, 1},
       {66, 2, 1},
       {78, 1, 2}}}},
};

const Table& tableOf(std::string_view set) {
  for (const Table& table : kTables) {
    if (table.name == set) return table;
  }
  throw std::invalid_argument("no such set");
}

PlainFraction fraction(std::int64_t top, std::int64_t bottom) {
  if (bottom < 0) return fraction(-top, -bottom);
  const std::int64_t common = std::gcd(top, bottom);
  return {top / common, bottom / common};
}
PlainFraction add(PlainFraction a, PlainFraction b) {
  return fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}
PlainFraction times(PlainFraction a, PlainFraction b) {
  return fraction(a.top * b.top, a.bottom * b.bottom);
}
PlainFraction times(PlainFraction a, std::int64_t factor) {
  return times(a, PlainFraction{factor, 1});
}
PlainFraction over(PlainFraction a, PlainFraction b) {
  return fraction(a.top * b.bottom, a.bottom * b.top);
}

PlainValue add(PlainValue a, PlainValue b) {
  return {add(a.plain, b.plain), add(a.root2, b.root2)};
}
PlainValue times(PlainValue a, std::int64_t factor) {
  return {times(a.plain, factor), times(a.root2, factor)};
}
PlainValue times(PlainValue a, PlainValue b) {
  return {add(times(a.plain, b.plain), times(times(a.root2, b.root2), 2)),
          add(times(a.plain, b.root2), times(a.root2, b.plain))};
}
// Returns a ÷ b. Precondition: b is not 0. Like every chip, b is either plain or a multiple of √2: 1/(q√2) is
// √2/(2q).
PlainValue over(PlainValue a, PlainValue b) {
  if (b.root2.top == 0) return {over(a.plain, b.plain), over(a.root2, b.plain)};
  return times(a, {{}, over({1, 1}, times(b.root2, 2))});
}

// Returns the value with `decimals` decimals (0 or 2). CutOff drops the further digits; otherwise rounds half
// away from zero.
PlainFraction roundedTo(PlainFraction value, int decimals, PlainQuotients quotients) {
  const std::int64_t scale = decimals == 0 ? 1 : 100;
  const std::int64_t half = quotients == PlainQuotients::CutOff ? 0 : value.bottom;
  const std::int64_t whole = (2 * std::abs(value.top) * scale + half) / (2 * value.bottom);
  return fraction(value.top < 0 ? -whole : whole, scale);
}

char readerOf(char side, bool otherFrame) {
  if (!otherFrame) return side;
  return side == 'r' ? 'b' : 'r';
}

int factorOf(const PlainPiece& taker, const PlainPiece& taken, PlainDoubling doubling) {
  if (doubling == PlainDoubling::Never) return 1;
  const int factor = (taker.dama ? 2 : 1) * (taken.dama ? 2 : 1);
  return doubling == PlainDoubling::Always && factor == 1 ? 2 : factor;
}

PlainValue valueAt(const Table& table, int chip, char reader, Place place) {
  const ChipEntry& entry = table.entries[static_cast<std::size_t>(chip)];
  if (reader == 'r') place = {7 - place.x, 7 - place.y};
  std::int64_t top = entry.top;
  for (int i = 0; i < entry.xPower; ++i) top *= place.x;
  for (int i = 0; i < entry.yPower; ++i) top *= place.y;
  const PlainFraction value = fraction(top, table.bottom);
  return table.root2 ? PlainValue{{}, value} : PlainValue{value, {}};
}

}  // namespace

char plainSign(Place place) {
  constexpr std::string_view kSigns[8] = {"x/-+", "/x+-", "-+x/", "+-/x", "x/-+", "/x+-", "-+x/", "+-/x"};
  return kSigns[7 - place.y][static_cast<std::size_t>(place.x / 2)];
}

PlainValue plainScore(std::string_view set, const PlainPiece& taker, const PlainPiece& taken, Place landing,
                      const PlainScoring& scoring) {
  return plainScoreOf(set, taker, taken, landing, plainSign(landing), scoring);
}

PlainValue plainScoreOf(std::string_view set, const PlainPiece& taker, const PlainPiece& taken, Place landing,
                        char sign, const PlainScoring& scoring) {
  const Table& table = tableOf(set);
  const char reader = readerOf(taker.side, scoring.otherFrame);
  PlainValue left = valueAt(table, taker.chip, reader, landing);
  PlainValue right = valueAt(table, taken.chip, reader, landing);
  if (scoring.swapsOperands) std::swap(left, right);
  PlainValue score;
  if (sign == '+') score = add(left, right);
  if (sign == '-') score = add(left, times(right, -1));
  if (sign == 'x') score = times(left, right);
  if (sign == '/' && right != PlainValue{}) score = over(left, right);
  const int factor = factorOf(taker, taken, scoring.doubling);
  const bool doublesFirst = scoring.quotients == PlainQuotients::DoubledFirst;
  if (doublesFirst) score = times(score, factor);
  if (table.decimals == 2 || (table.decimals == 0 && sign == '/')) {
    score.plain = roundedTo(score.plain, table.decimals, scoring.quotients);
  }
  return doublesFirst ? score : times(score, factor);
}

PlainValue plainRemaining(std::string_view set, const PlainPiece& piece, Place place,
                          const PlainScoring& scoring) {
  const char reader = readerOf(piece.side, scoring.otherFrameOfRows);
  return times(valueAt(tableOf(set), piece.chip, reader, place), piece.dama ? 2 : 1);
}

exact::Number toNumber(const PlainValue& value) {
  return exact::Number(exact::Rational(value.plain.top, value.plain.bottom)) +
         exact::Number::root(exact::Rational(value.root2.top, value.root2.bottom), 2);
}

}  // namespace damath::support
