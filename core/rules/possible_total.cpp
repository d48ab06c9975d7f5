// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/possible_total.hpp"

#include <algorithm>
#include <set>

#include "core/exact/rounding.hpp"
#include "core/rules/score.hpp"

namespace damath::rules {

namespace {

using exact::Number;
using exact::Rational;

Number magnitude(const Number& value) {
  return value.sign() < 0 ? -value : value;
}

// Returns the smallest whole number above the value.
Rational whole(const Number& value) {
  return exact::rounded(value, exact::RoundingMode::Floor, 0) + Rational(1);
}

// The largest value that a chip has on any square, and the smallest value other than 0. Both are absolute
// values.
struct Span {
  Number largest;
  Number smallest;
};

Span spanOf(const ScoreLaw& law, const ChipSet& set) {
  Span span;
  const auto take = [&span](const Number& value) {
    if (value.isZero()) return;
    const Number size = magnitude(value);
    span.largest = std::max(span.largest, size);
    if (span.smallest.isZero() || size < span.smallest) span.smallest = size;
  };
  for (std::size_t chip = 0; chip < set.chips.size(); ++chip) {
    const auto index = static_cast<board::ChipIndex>(chip);
    for (int place = 0; place < board::kSquares; ++place) {
      const board::Square square(place);
      for (const board::Side reader : board::kSides) take(law.valueOf(index, square, reader));
      if (!set.chips[chip].value.hasVariables()) break;
    }
  }
  return span;
}

// Returns the radicands (numbers under the root) that products and quotients of the chips can have.
std::set<std::int64_t> radicandsOf(const ChipSet& set) {
  std::set<std::int64_t> found;
  for (const Chip& chip : set.chips) {
    for (const exact::Root& root : chip.value.coefficient.roots()) found.insert(root.radicand);
  }
  std::set<std::int64_t> closed = found;
  for (const std::int64_t a : found) {
    for (const std::int64_t b : found) {
      const Number product = Number::root(1, a) * Number::root(1, b);
      for (const exact::Root& root : product.roots()) closed.insert(root.radicand);
    }
  }
  return closed;
}

bool hasForeignRoot(const ChipSet& set, const Number& total) {
  if (total.isRational()) return false;
  const std::set<std::int64_t> known = radicandsOf(set);
  return std::ranges::any_of(total.roots(),
                             [&known](const exact::Root& root) { return !known.contains(root.radicand); });
}

bool hasDecimals(const Number& value, int decimals) {
  return value == Number(exact::rounded(value, exact::RoundingMode::Truncate, decimals));
}

// Returns the number of decimals that totals can have. nullopt if the number is not limited, because scores
// are exact or a chip's own value has more decimals than rounded scores.
std::optional<int> decimalsOf(const ScoreLaw& law, const ChipSet& set) {
  if (law.arithmetic() == Arithmetic::Exact || !law.rounding()) return std::nullopt;
  const int decimals = law.rounding()->decimals;
  const bool isKept = std::ranges::all_of(set.chips, [decimals](const Chip& chip) {
    return chip.value.coefficient.isRational() && hasDecimals(chip.value.coefficient, decimals);
  });
  return isKept ? std::optional(decimals) : std::nullopt;
}

}  // namespace

Rational mostTotal(const Ruleset& ruleset, const ChipSet& set) {
  constexpr int kMostDoubling = 4;
  constexpr int kDama = 2;
  const Span span = spanOf(ScoreLaw(ruleset, set), set);
  if (span.largest.isZero()) return {};
  const Number sum = span.largest + span.largest;
  const Number product = span.largest * span.largest;
  const Number ratio = exact::quotient(span.largest, span.smallest).value_or(product);
  const Rational score = whole(std::max({sum, product, ratio})) * Rational(kMostDoubling);
  const Rational left = whole(span.largest) * Rational(kDama);
  return (score + left) * Rational(board::kChipsASide);
}

bool hasWholeTotals(const Ruleset& ruleset, const ChipSet& set) {
  return decimalsOf(ScoreLaw(ruleset, set), set) == 0;
}

std::optional<TotalFault> faultOfTotal(const Ruleset& ruleset, const ChipSet& set, const Number& total) {
  const ScoreLaw law(ruleset, set);
  if (hasForeignRoot(set, total)) return TotalFault{TotalFaultKind::ForeignRoot};
  const std::optional<int> decimals = decimalsOf(law, set);
  if (decimals && !hasDecimals(total, *decimals)) {
    if (*decimals == 0) return TotalFault{TotalFaultKind::NotWhole};
    return TotalFault{TotalFaultKind::TooManyDecimals, *decimals};
  }
  const Rational most = mostTotal(ruleset, set);
  if (magnitude(total) > Number(most)) return TotalFault{TotalFaultKind::TooLarge, 0, most};
  return std::nullopt;
}

}  // namespace damath::rules
