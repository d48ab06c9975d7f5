#include "core/contest/tiebreak/mini_table.hpp"

#include <algorithm>

#include "core/contest/tiebreak/levels.hpp"
#include "core/exact/number_text.hpp"
#include "core/promise.hpp"

namespace damath::tiebreak {

using contest::EntryId;
using exact::Rational;

Rational pointsOfBlue(rules::Result result, const rules::Points& points) {
  switch (result) {
    case rules::Result::BlueWins:
      return points.win;
    case rules::Result::RedWins:
      return points.loss;
    case rules::Result::Draw:
      return points.draw;
    case rules::Result::NobodyWins:
      return {};
  }
  return {};
}

Rational pointsOfRed(rules::Result result, const rules::Points& points) {
  if (result == rules::Result::BlueWins) return points.loss;
  if (result == rules::Result::RedWins) return points.win;
  return pointsOfBlue(result, points);
}

MiniTable::MiniTable(const Group& group, const std::vector<Decided>& games, const rules::Points& points)
    : m_group(group), m_scores(group.size() * group.size()), m_totals(group.size()) {
  for (const Decided& game : games) {
    const auto blue = placeOf(game.blue);
    const auto red = placeOf(game.red);
    if (!blue || !red) continue;
    add(*blue, *red, pointsOfBlue(game.result, points));
    add(*red, *blue, pointsOfRed(game.result, points));
  }
}

bool MiniTable::allMet() const {
  for (std::size_t row = 0; row < m_group.size(); ++row) {
    for (std::size_t column = row + 1; column < m_group.size(); ++column) {
      if (!at(row, column).met) return false;
    }
  }
  return true;
}

std::optional<EntryId> MiniTable::beatAll() const {
  for (std::size_t row = 0; row < m_group.size(); ++row) {
    bool all = true;
    for (std::size_t column = 0; column < m_group.size() && all; ++column) {
      all = column == row || at(row, column).points > at(column, row).points;
    }
    if (all) return m_group[row];
  }
  return std::nullopt;
}

std::vector<Group> MiniTable::levels() const {
  return levelsOf(m_group,
                  [this](EntryId a, EntryId b) { return m_totals[*placeOf(a)] > m_totals[*placeOf(b)]; });
}

std::string MiniTable::figuresOf(EntryId entry) const {
  const auto own = placeOf(entry);
  DAMATH_EXPECTS(own.has_value());
  std::string text = exact::toText(m_totals[*own], exact::FigureStyle::Decimal);
  for (std::size_t row = 0; row < m_group.size(); ++row) {
    if (row == *own) continue;
    text += '-';
    text += exact::toText(m_totals[row], exact::FigureStyle::Decimal);
  }
  return text;
}

std::optional<std::size_t> MiniTable::placeOf(EntryId entry) const {
  const auto found = std::find(m_group.begin(), m_group.end(), entry);
  if (found == m_group.end()) return std::nullopt;
  return static_cast<std::size_t>(found - m_group.begin());
}

const MiniTable::Score& MiniTable::at(std::size_t row, std::size_t column) const {
  return m_scores[row * m_group.size() + column];
}

void MiniTable::add(std::size_t row, std::size_t column, const Rational& points) {
  Score& score = m_scores[row * m_group.size() + column];
  score.met = true;
  score.points += points;
  m_totals[row] += points;
}

}  // namespace damath::tiebreak
