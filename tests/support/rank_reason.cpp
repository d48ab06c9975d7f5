// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rank_reason.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "core/every.hpp"

namespace damath::support {

namespace {

using tiebreak::RankStep;

exact::Number valueOf(std::string_view text) {
  return exact::parseNumber(text).value();
}

tiebreak::RankFigures figuresOf(RankStep step, std::string_view text) {
  if (text.empty()) return {};
  if (step == RankStep::Lot) return std::stoi(std::string(text));
  if (step == RankStep::HeadToHead || step == RankStep::Rematch) return scoreOf(text);
  const bool isDecimal = text.find('.') != std::string_view::npos;
  return tiebreak::OwnFigure{valueOf(text),
                             isDecimal ? exact::FigureStyle::Decimal : exact::FigureStyle::Fraction};
}

}  // namespace

tiebreak::TableScore scoreOf(std::string_view figures) {
  tiebreak::TableScore score;
  while (!figures.empty()) {
    const std::size_t end = std::min(figures.find('-'), figures.size());
    score.points.push_back(valueOf(figures.substr(0, end)).rational());
    figures.remove_prefix(std::min(end + 1, figures.size()));
  }
  return score;
}

contest::RankReason rankReason(rules::Clause clause, std::vector<contest::EntryId> against,
                               std::string_view figures, int gamesWithoutFigures) {
  std::optional<RankStep> named;
  for (const RankStep step : kEvery<RankStep>) {
    if (isOfTie(step) && clauseOf(step) == clause) named = step;
  }
  contest::RankReason reason;
  reason.step = named.value();
  reason.against = std::move(against);
  reason.figures = figuresOf(reason.step, figures);
  reason.gamesWithoutFigures = gamesWithoutFigures;
  return reason;
}

}  // namespace damath::support
