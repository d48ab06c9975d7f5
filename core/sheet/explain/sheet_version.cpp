// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/sheet_version.hpp"

#include <utility>

#include "core/sheet/explain/cost.hpp"
#include "core/sheet/explain/match.hpp"

namespace damath::sheet {

namespace {

int costOf(const Displacement& displacement) {
  switch (displacement.kind) {
    case Displacement::Kind::ColumnsExchanged:
      return cost::kExchangedColumns;
    case Displacement::Kind::ColumnMoved:
      return cost::kMovedColumn;
    case Displacement::Kind::LinesExchanged:
      return cost::kExchangedLines;
    case Displacement::Kind::OtherColumn:
      return cost::kWrongColumn;
  }
  return 0;
}

}  // namespace

Version::Version(const Law& law, const Reading& plain, const board::Position& start, HalfOrder order,
                 std::vector<Displacement> displacements, Habits habits)
    : m_plain(&plain), m_displacements(std::move(displacements)), m_habits(std::move(habits)) {
  if (!m_displacements.empty()) {
    m_arranged = std::make_unique<Reading>(arranged(plain, m_displacements, order));
  }
  if (m_habits.count() > 0) {
    m_translation = std::make_unique<Translation>(law, m_arranged ? *m_arranged : plain, start, m_habits);
  }
}

const Reading& Version::reading() const {
  if (m_translation) return m_translation->reading();
  return m_arranged ? *m_arranged : *m_plain;
}

int Version::cost() const {
  int cost = cost::kHabit * m_habits.count();
  for (const Displacement& displacement : m_displacements) cost += costOf(displacement);
  return cost;
}

}  // namespace damath::sheet
