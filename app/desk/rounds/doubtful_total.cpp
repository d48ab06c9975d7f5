// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/doubtful_total.hpp"

#include <algorithm>
#include <vector>

namespace damath::desk {

namespace {

constexpr std::size_t kFewestTotals = 6;  // of three games

exact::Number withoutSign(const exact::Number& total) {
  return total.sign() < 0 ? -total : total;
}

}  // namespace

std::optional<DoubtfulTotal> doubtIn(const contest::Event& event, const contest::ResultInput& input) {
  std::vector<exact::Number> totals;
  for (const contest::Game& game : event.games) {
    if (!game.result) continue;
    for (const auto& total : {game.result->blueGrand, game.result->redGrand}) {
      if (total && !total->isZero()) totals.push_back(withoutSign(*total));
    }
  }
  if (totals.size() < kFewestTotals) return std::nullopt;
  const auto middle = totals.begin() + static_cast<std::ptrdiff_t>((totals.size() - 1) / 2);
  std::ranges::nth_element(totals, middle);
  for (const auto& total : {input.blueGrand, input.redGrand}) {
    if (total && withoutSign(*total) > exact::Number(10) * *middle) return DoubtfulTotal{*total, *middle};
  }
  return std::nullopt;
}

}  // namespace damath::desk
