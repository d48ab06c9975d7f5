// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/rank_reason.hpp"

#include "core/text/parts.hpp"

namespace damath::tiebreak {

namespace {

struct Spelled {
  std::string operator()(std::monostate /*none*/) const { return {}; }
  std::string operator()(const TableScore& score) const {
    return joined(score.points, "-", [](const exact::Rational& points) {
      return exact::toText(points, exact::FigureStyle::Decimal);
    });
  }
  std::string operator()(const OwnFigure& figure) const { return exact::toText(figure.value, figure.style); }
  std::string operator()(int place) const { return std::to_string(place); }
  std::string operator()(contest::RoundNumber round) const { return std::to_string(numberOf(round)); }
};

}  // namespace

std::string toText(const RankFigures& figures) {
  return std::visit(Spelled(), figures);
}

}  // namespace damath::tiebreak
