// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/doubtful_total.hpp"

#include <algorithm>
#include <vector>

namespace damath::desk {

namespace {

constexpr std::size_t kFewestTotals = 6;  // the totals of three games

exact::Number withoutSign(const exact::Number& total) {
  return total.sign() < 0 ? -total : total;
}

}  // namespace

std::optional<DoubtfulTotal> doubtIn(const contest::Event& event, const contest::ResultInput& input) {
  std::vector<const exact::Number*> totals;
  totals.reserve(2 * event.games.size());
  for (const contest::Game& game : event.games) {
    if (!game.result) continue;
    for (const auto* total : {&game.result->blueGrand, &game.result->redGrand}) {
      if (*total && !(*total)->isZero()) totals.push_back(&**total);
    }
  }
  if (totals.size() < kFewestTotals) return std::nullopt;
  const std::size_t middle = (totals.size() - 1) / 2;
  for (const auto* total : {&input.blueGrand, &input.redGrand}) {
    if (!*total) continue;
    // If more than half of the totals are below a tenth of this total, the median is below a tenth too.
    // Counting these totals avoids sorting.
    const exact::Number tenth = withoutSign(**total) * exact::Number(exact::Rational(1, 10));
    const auto isBelow = [tenth, negative = -tenth](const exact::Number* other) {
      return other->sign() < 0 ? *other > negative : *other < tenth;
    };
    if (static_cast<std::size_t>(std::ranges::count_if(totals, isBelow)) <= middle) continue;
    std::vector<exact::Number> sizes;
    for (const exact::Number* other : totals) sizes.push_back(withoutSign(*other));
    const auto usual = sizes.begin() + static_cast<std::ptrdiff_t>(middle);
    std::ranges::nth_element(sizes, usual);
    return DoubtfulTotal{**total, *usual};
  }
  return std::nullopt;
}

}  // namespace damath::desk
