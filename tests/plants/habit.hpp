// SPDX-License-Identifier: GPL-3.0-or-later
// Habits of writers and mistakes in the structure of a sheet, written into random games. A habit changes
// every entry that it reaches, so one finding should report all of them.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <vector>

#include "tests/plants/habit_paper.hpp"

namespace damath::plants {

// The number of root errors that an audit should report for one column. Asked: the audit asks the reviewer
// and corrects nothing.
enum class Expected { OneRoot, NoFinding, AtMostOne, Asked };

// The columns with the habit. `Each` allows RED, BLUE and both.
enum class Columns { Blue, Red, Both };
enum class AllowedColumns { Each, OneOnly, BothOnly };

// The entries of a column that a habit reaches. Mixed: each entry with a chance of one half.
enum class Span { Throughout, FromLine, Between, Mixed };

struct Habit {
  std::string kind;
  std::string group;  // two habits of one group are never combined
  Expected expected = Expected::OneRoot;
  AllowedColumns allowed = AllowedColumns::Each;
  bool varies = false;           // true if the habit is always tested with every span
  bool combines = true;          // may be combined with another habit
  std::size_t least = 3;         // the least number of changed entries of a column
  int mostApart = 1;             // the most root errors that the audit may report for the habit in one column
  bool needsDamas = false;       // needs games with damas, which are longer
  bool hidesTotalSlips = false;  // the audit cannot report a wrong total at its own line
  // A habit has one or more of these functions. Each of them makes the habit's mistakes in the argument that
  // is not const: in an entry, in a row, in the cells of the lines, in the cells at the end, in the whole
  // paper. write() computes the scores and sums and fills the sheet (habit_paper.hpp).
  std::function<void(const rules::ChipSet&, PaperEntry&)> reason;                   // called before write()
  std::function<void(const rules::ChipSet&, PaperRow&)> row;                        // called before write()
  std::function<void(const Paper&, const PaperEntry&, sheet::Half&)> cells;         // called after write()
  std::function<void(sheet::Half&)> endCells;                                       // called after write()
  std::function<std::optional<std::size_t>(Paper&, board::Side, Lots&)> structure;  // called last
};

// Prints the name of a failing test.
inline void PrintTo(const Habit& habit, std::ostream* out) {
  *out << habit.kind;
}

// Returns the habits in the order in which they are written: squares, scores, totals, signs, spellings,
// structure.
[[nodiscard]] const std::vector<Habit>& habits();
[[nodiscard]] const Habit* habitOf(const std::string& kind);

// A habit as written on one sheet.
struct WornHabit {
  const Habit* habit = nullptr;
  Columns columns = Columns::Red;
  Span span = Span::Throughout;
};
[[nodiscard]] std::string toText(const WornHabit& worn);
// wornHabits returns every habit with each allowed choice of columns. ThatMatter: only with the spans that
// matter most for the habit. All: with every span.
enum class Spans { ThatMatter, All };
[[nodiscard]] std::vector<WornHabit> wornHabits(Spans spans = Spans::ThatMatter);
[[nodiscard]] bool combine(const Habit& one, const Habit& other);

// A further mistake beside a habit.
enum class FurtherSlip { Sign, Score, Total };
struct PlantedSlip {
  int line = 0;                           // from 1
  std::vector<sheet::FindingCode> codes;  // each of these codes is correct
};

struct HabitPlant {
  std::vector<WornHabit> worn;
  sheet::Sheet sheet;
  Truth truth;
  int firstLine = 0;  // the first line that a habit changed, from 1
  int leastRoots = 0;
  int mostRoots = 0;
  bool shouldAsk = false;
  std::optional<PlantedSlip> slip;
};

// Returns a random game with these habits. nullopt if the random game gives no occasion.
[[nodiscard]] std::optional<HabitPlant> plantHabits(std::span<const WornHabit> worn,
                                                    const rules::ChipSet& set, Lots& lots,
                                                    std::optional<FurtherSlip> slip = std::nullopt);

}  // namespace damath::plants
