// SPDX-License-Identifier: GPL-3.0-or-later
// Habits of writers and slips in the structure of a sheet, written into random games. A habit changes every
// entry it reaches, so one finding should tell all of it.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <vector>

#include "tests/plants/habit_paper.hpp"

namespace damath::plants {

// How many root errors an audit should report for one column. Asked: the audit asks and corrects nothing.
enum class Expected { OneRoot, NoFinding, AtMostOne, Asked };

// Whose column has the habit. `Each` allows RED, BLUE and both.
enum class Columns { Blue, Red, Both };
enum class AllowedColumns { Each, OneOnly, BothOnly };

// Which entries of a column a habit reaches.
enum class Extent { Throughout, FromLine, Between, Mixed };

struct Habit {
  std::string kind;
  std::string group;  // two habits of one group are never combined
  Expected expected = Expected::OneRoot;
  AllowedColumns allowed = AllowedColumns::Each;
  bool varies = false;           // also begins, ends or is mixed
  bool combines = true;          // may stand beside another habit
  std::size_t least = 3;         // so many entries of a column must change
  int mostApart = 1;             // the audit tells it in so many roots at most
  bool needsDamas = false;       // longer games
  bool hidesTotalSlips = false;  // a wrong total would not stand on its own line
  // A habit has one or more of these. Each changes what it is given.
  std::function<void(const rules::ChipSet&, PaperEntry&)> reason;                   // before the sums
  std::function<void(const rules::ChipSet&, PaperRow&)> row;                        // before the sums
  std::function<void(const Paper&, const PaperEntry&, sheet::Half&)> cells;         // after the sums
  std::function<void(sheet::Half&)> endCells;                                       // after the sums
  std::function<std::optional<std::size_t>(Paper&, board::Side, Lots&)> structure;  // last
};

// The name of a failing test.
inline void PrintTo(const Habit& habit, std::ostream* out) {
  *out << habit.kind;
}

// The steps in which habits are written: squares, scores, totals, signs, spellings, structure.
[[nodiscard]] const std::vector<Habit>& habits();
[[nodiscard]] const Habit* habitOf(const std::string& kind);

// A habit as one sheet has it.
struct WornHabit {
  const Habit* habit = nullptr;
  Columns columns = Columns::Red;
  Extent extent = Extent::Throughout;
};
[[nodiscard]] std::string toText(const WornHabit& worn);
// Every habit with the columns it may have, and with the extents that matter most for it or with all.
enum class Extents { ThatMatter, All };
[[nodiscard]] std::vector<WornHabit> wornHabits(Extents extents = Extents::ThatMatter);
[[nodiscard]] bool combine(const Habit& one, const Habit& other);

// One further slip beside a habit.
enum class FurtherSlip { Sign, Score, Total };
struct PlantedSlip {
  int line = 0;                           // from 1
  std::vector<sheet::FindingCode> codes;  // any of these is right
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

// nullopt where the lots give no occasion.
[[nodiscard]] std::optional<HabitPlant> plantHabits(std::span<const WornHabit> worn,
                                                    const rules::ChipSet& set, Lots& lots,
                                                    std::optional<FurtherSlip> slip = std::nullopt);

}  // namespace damath::plants
