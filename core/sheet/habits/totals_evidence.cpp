// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/habits/totals_evidence.hpp"

#include <algorithm>

#include "core/sheet/habits/score_evidence.hpp"

namespace damath::sheet {

namespace {

using exact::Number;

// An entry of a column, reduced to its score and its total.
struct TotalsCell {
  std::size_t entry;
  bool isQuiet;
  std::optional<Number> score;  // nullopt for a capture without a score
  const FigureStep* total;      // null if no total is written
};

std::vector<TotalsCell> cellsOf(const Law& law, const Reading& reading, board::Side owner,
                                bool areScoresUnsigned) {
  std::vector<TotalsCell> cells;
  for (std::size_t i = 0; i < reading.plays.size(); ++i) {
    const PlayEntry& play = reading.plays[i];
    if (play.owner != owner) continue;
    const bool isQuiet = play.entry.quiet() != nullptr;
    const FigureStep* stated = statedScore(play);
    std::optional<Number> score;
    if (isQuiet) {
      score = Number(0);
    } else if (stated != nullptr) {
      const auto mended = areScoresUnsigned ? scoreWithSign(law, play) : std::nullopt;
      score = mended ? *mended : stated->value;
    }
    cells.push_back({i, isQuiet, score, lastStep(play.total)});
  }
  return cells;
}

Number magnitude(const Number& number) {
  return number.sign() < 0 ? -number : number;
}

// Reads the Total cells of a column under the assumption that its writer has this habit (or no habit).
class Column {
 public:
  Column(const Law& law, const std::vector<TotalsCell>& cells, std::size_t entries,
         std::optional<TotalsHabit> habit)
      : m_law(law), m_habit(habit) {
    found.meant.resize(entries);
    if (habit) found.habit = *habit;
    for (const TotalsCell& cell : cells) read(cell);
  }

  TotalsEvidence found;
  int unexplained = 0;

 private:
  void read(const TotalsCell& cell) {
    m_before = m_sum;
    if (cell.score) {
      m_sum += *cell.score;
    } else {
      m_isKnown = false;
    }
    if (cell.total == nullptr) return;
    const Number written = cell.total->value;
    const bool goesOn = !m_isKnown || mayAddUpTo(m_law, *cell.total, m_sum);
    if (goesOn) {
      if (!m_isKnown) m_sum = m_habit == TotalsHabit::ScoreAlone ? m_before + written : written;
      if (m_habit == TotalsHabit::ScoreAlone && !m_isKnown) found.meant[cell.entry] = m_sum;
      m_isKnown = true;
    } else if (m_habit && isByHabit(cell)) {
      ++found.habitual;
      found.meant[cell.entry] = m_sum;
    } else {
      ++unexplained;
      slip(cell);
    }
    m_last = written;
  }

  [[nodiscard]] bool isByHabit(const TotalsCell& cell) const {
    const auto states = [&](const Number& value) { return statesValue(m_law, *cell.total, value); };
    const Number& written = cell.total->value;
    const bool isIdle = cell.isQuiet && (written.isZero() || (m_last && states(*m_last)));
    switch (*m_habit) {
      case TotalsHabit::ScoreAlone:
        return isIdle || (!cell.isQuiet && cell.score && states(*cell.score));
      case TotalsHabit::ZeroBesideQuiet:
        return cell.isQuiet && written.isZero();
      case TotalsHabit::OneLate:
        return isIdle || (!cell.isQuiet && states(m_before));
      case TotalsHabit::NoSigns:
        return isIdle || (written.sign() > 0 && states(magnitude(m_sum)));
    }
    return false;
  }

  // Handles a total that the habit does not explain. Guesses the running total that the writer had in mind.
  void slip(const TotalsCell& cell) {
    const Number& written = cell.total->value;
    if (m_habit == TotalsHabit::ScoreAlone && !cell.isQuiet) {
      found.meant[cell.entry] = m_before + written;
    } else if (m_habit == TotalsHabit::OneLate && !cell.isQuiet && cell.score) {
      found.meant[cell.entry] = written + *cell.score;
    } else if (m_habit == TotalsHabit::NoSigns) {
      m_sum = m_sum.sign() < 0 ? -written : written;
      found.meant[cell.entry] = m_sum;
    } else {
      m_sum = written;
    }
  }

  const Law& m_law;
  std::optional<TotalsHabit> m_habit;
  Number m_sum;     // the running total that the writer has in mind
  Number m_before;  // m_sum before the current entry
  bool m_isKnown = true;
  std::optional<Number> m_last;  // the previous total, as written
};

// Returns the column as read with this habit. With the habit NoSigns, missing minus signs of scores are added
// too: a writer who leaves out the signs of totals may also leave out the signs of single scores.
Column columnOf(std::optional<TotalsHabit> habit, const Law& law, const Reading& reading, board::Side owner,
                bool areScoresUnsigned) {
  const bool areMended = areScoresUnsigned || habit == TotalsHabit::NoSigns;
  return {law, cellsOf(law, reading, owner, areMended), reading.plays.size(), habit};
}

}  // namespace

std::optional<TotalsHabit> totalsHabit(const Law& law, const Reading& reading, board::Side owner,
                                       bool areScoresUnsigned) {
  const int plainly = columnOf(std::nullopt, law, reading, owner, areScoresUnsigned).unexplained;
  if (plainly < kCellsOfHabit) return std::nullopt;
  std::optional<TotalsHabit> best;
  int fewest = plainly - kCellsOfHabit + 1;
  // If two habits leave equally few totals unexplained, the earlier habit in this list is chosen.
  // ZeroBesideQuiet is the first, because a total that fits it (0 beside a quiet move) fits the other habits
  // too.
  for (const TotalsHabit habit :
       {TotalsHabit::ZeroBesideQuiet, TotalsHabit::ScoreAlone, TotalsHabit::OneLate, TotalsHabit::NoSigns}) {
    const Column column = columnOf(habit, law, reading, owner, areScoresUnsigned);
    if (column.found.habitual < kCellsOfHabit || column.unexplained >= fewest) continue;
    fewest = column.unexplained;
    best = habit;
  }
  return best;
}

bool mayShare(TotalsHabit habit, const Law& law, const Reading& reading, board::Side owner,
              bool areScoresUnsigned) {
  const auto isNegative = [&](const PlayEntry& play) {
    const FigureStep* total = lastStep(play.total);
    return play.owner == owner && total != nullptr && total->value.sign() < 0;
  };
  if (habit == TotalsHabit::NoSigns && std::ranges::any_of(reading.plays, isNegative)) return false;
  const Column column = columnOf(habit, law, reading, owner, areScoresUnsigned);
  return column.found.habitual > 0 && column.unexplained == 0;
}

TotalsEvidence totalsEvidence(TotalsHabit habit, const Law& law, const Reading& reading, board::Side owner,
                              bool areScoresUnsigned) {
  return columnOf(habit, law, reading, owner, areScoresUnsigned).found;
}

}  // namespace damath::sheet
