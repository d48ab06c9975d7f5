// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plants/habit.hpp"

#include <algorithm>
#include <utility>

#include "tests/plants/habit_kinds.hpp"

namespace damath::plants {

namespace {

using board::Side;
using sheet::FindingCode;
using sheet::Half;

bool isStructure(const Habit& habit) {
  return habit.group == "structure";
}

bool reachesColumn(Columns columns, Side side) {
  return columns == Columns::Both || (columns == Columns::Blue) == (side == Side::Blue);
}

// Chooses the entries that a habit reaches: the same lines in both columns, or with Mixed, random entries.
class Reach {
 public:
  Reach(const WornHabit& worn, std::size_t lines, Lots& lots) : m_worn(worn), m_lots(lots) {
    m_end = lines;
    if (worn.span == Span::FromLine) m_begin = lines / 5 + pick(lots, lines / 2 + 1);
    if (worn.span != Span::Between) return;
    m_begin = lines / 6 + pick(lots, lines / 3 + 1);
    m_end = m_begin + lines / 4 + pick(lots, lines / 4 + 1);
  }

  [[nodiscard]] bool takes(const Spot& spot) {
    if (!reachesColumn(m_worn.columns, spot.side)) return false;
    if (m_worn.span == Span::Mixed) return pick(m_lots, 2) == 0;
    return spot.line >= m_begin && spot.line < m_end;
  }
  [[nodiscard]] bool takesEnd(Side side) const {
    return reachesColumn(m_worn.columns, side) && m_worn.span != Span::Between;
  }

 private:
  const WornHabit& m_worn;
  Lots& m_lots;
  std::size_t m_begin = 0;
  std::size_t m_end = 0;
};

// The changes that a habit has made so far.
struct Changes {
  std::array<std::size_t, 2> count{};
  std::size_t firstLine = static_cast<std::size_t>(-1);

  void add(const Spot& spot) {
    ++count[indexOf(spot.side)];
    firstLine = std::min(firstLine, spot.line);
  }
};

bool saysTheSame(const rules::ChipSet& set, const PaperEntry& one, const PaperEntry& other) {
  const bool sameWords = one.moverText == other.moverText && one.takenText == other.takenText;
  if (!one.taken) return sameWords && one.end == other.end;
  return sameWords && reckoned(set, one).value == reckoned(set, other).value;
}

// A habit while it is being written on a sheet.
struct Wearing {
  const WornHabit* worn = nullptr;
  std::vector<bool> reached;  // indexed by entry; true if the habit reaches the entry
  std::array<bool, 2> reachesEnd{};
  Changes changes;

  [[nodiscard]] const Habit& habit() const { return *worn->habit; }
};

std::vector<Wearing> wearingsOf(std::span<const WornHabit> worn, const Paper& paper, Lots& lots) {
  std::vector<Wearing> all;
  for (const WornHabit& one : worn) {
    Wearing wearing;
    wearing.worn = &one;
    Reach reach(one, playLineCount(paper.sheet), lots);
    for (const PaperEntry& entry : paper.entries) wearing.reached.push_back(reach.takes(entry.spot));
    for (const Side side : board::kSides) wearing.reachesEnd[indexOf(side)] = reach.takesEnd(side);
    all.push_back(std::move(wearing));
  }
  // Habits are applied in the order of habits().
  std::ranges::sort(all, {}, [](const Wearing& wearing) { return wearing.worn->habit; });
  return all;
}

void applyReasons(Paper& paper, Wearing& wearing) {
  if (wearing.habit().row) {
    for (PaperRow& row : paper.rows) {
      if (wearing.reachesEnd[indexOf(row.spot.side)]) wearing.habit().row(*paper.set, row);
    }
  }
  if (!wearing.habit().reason) return;
  for (std::size_t i = 0; i < paper.entries.size(); ++i) {
    if (!wearing.reached[i]) continue;
    PaperEntry& entry = paper.entries[i];
    const PaperEntry before = entry;
    wearing.habit().reason(*paper.set, entry);
    if (!saysTheSame(*paper.set, before, entry)) wearing.changes.add(entry.spot);
  }
}

void applyCells(Paper& paper, Wearing& wearing) {
  for (std::size_t i = 0; wearing.habit().cells && i < paper.entries.size(); ++i) {
    if (!wearing.reached[i]) continue;
    Half& half = halfAt(paper.sheet, paper.entries[i].spot);
    const Half before = half;
    wearing.habit().cells(paper, paper.entries[i], half);
    if (half != before) wearing.changes.add(paper.entries[i].spot);
  }
  if (!wearing.habit().endCells) return;
  for (std::size_t i = playLineCount(paper.sheet); i < paper.sheet.lines.size(); ++i) {
    for (const Side side : board::kSides) {
      if (wearing.reachesEnd[indexOf(side)]) wearing.habit().endCells(paper.sheet.lines[i].of(side));
    }
  }
}

bool applyStructure(Paper& paper, Wearing& wearing, Lots& lots) {
  if (!wearing.habit().structure) return true;
  const bool once = wearing.habit().allowed == AllowedColumns::BothOnly;
  for (const Side side : board::kSides) {
    if (!reachesColumn(wearing.worn->columns, side) || (once && side == Side::Red)) continue;
    const auto first = wearing.habit().structure(paper, side, lots);
    if (!first) return false;
    wearing.changes.firstLine = std::min(wearing.changes.firstLine, *first);
  }
  return true;
}

// True if the habit changed enough entries of each column that it reaches, or if it changes no entries.
bool shows(const Wearing& wearing) {
  const Habit& habit = wearing.habit();
  if (!habit.reason && !habit.cells) return true;
  return std::ranges::all_of(board::kSides, [&](Side side) {
    return !reachesColumn(wearing.worn->columns, side) || wearing.changes.count[indexOf(side)] >= habit.least;
  });
}

// The entry of a capture in which a further mistake was planted, and the codes with which the audit may
// report the mistake.
struct SlippedEntry {
  std::size_t entry;
  std::vector<FindingCode> codes;
};

std::optional<SlippedEntry> slipIn(Paper& paper, FurtherSlip slip, Lots& lots) {
  std::vector<std::size_t> captures;
  for (std::size_t i = 0; i < paper.entries.size(); ++i) {
    if (paper.entries[i].taken) captures.push_back(i);
  }
  if (captures.empty()) return std::nullopt;
  const std::size_t at = captures[pick(lots, captures.size())];
  PaperEntry& entry = paper.entries[at];
  const exact::Number amount(31 + 7 * static_cast<int>(pick(lots, 9)));
  if (slip == FurtherSlip::Score) {
    entry.scoreSlip = amount;
    return SlippedEntry{at,
                        {FindingCode::WrongScore, FindingCode::WrongMultiplier, FindingCode::WrongRounding}};
  }
  if (slip == FurtherSlip::Total) {
    entry.totalSlip = amount;
    return SlippedEntry{at, {FindingCode::WrongTotal}};
  }
  const PaperEntry before = entry;
  entry.sign = static_cast<board::Operator>(pick(lots, 4));
  const bool dividesByZero = entry.sign == board::Operator::Divide && entry.right.isZero();
  if (entry.sign == before.sign || dividesByZero || saysTheSame(*paper.set, before, entry))
    return std::nullopt;
  return SlippedEntry{at, {FindingCode::WrongOperator}};
}

// Returns the line with this half, from 1; nullopt if no line or several lines have it.
std::optional<int> lineOfHalf(const sheet::Sheet& sheet, const Half& half) {
  std::optional<int> found;
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    for (const Half& other : sheet.lines[i].halves) {
      if (other != half) continue;
      if (found) return std::nullopt;
      found = static_cast<int>(i) + 1;
    }
  }
  return found;
}

void countRoots(HabitPlant& plant) {
  for (const WornHabit& worn : plant.worn) {
    if (worn.habit->expected == Expected::NoFinding) continue;
    const bool one = worn.columns != Columns::Both || worn.habit->allowed == AllowedColumns::BothOnly;
    plant.mostRoots += (one ? 1 : 2) * worn.habit->mostApart;
    const bool optional = worn.habit->expected == Expected::AtMostOne;
    if (!optional) ++plant.leastRoots;
    if (worn.habit->expected == Expected::Asked) plant.shouldAsk = true;
  }
}

}  // namespace

const std::vector<Habit>& habits() {
  static const std::vector<Habit> all = [] {
    std::vector<Habit> made;
    for (const auto& list :
         {squareHabits(), scoreHabits(), totalHabits(), signHabits(), spellingHabits(), structureSlips()}) {
      made.insert(made.end(), list.begin(), list.end());
    }
    return made;
  }();
  return all;
}

const Habit* habitOf(const std::string& kind) {
  const auto found = std::ranges::find(habits(), kind, &Habit::kind);
  return found == habits().end() ? nullptr : &*found;
}

std::string toText(const WornHabit& worn) {
  std::string text = worn.habit->kind;
  if (worn.habit->allowed != AllowedColumns::BothOnly) {
    text += worn.columns == Columns::Blue ? "-blue" : worn.columns == Columns::Red ? "-red" : "-both";
  }
  if (worn.span == Span::FromLine) text += "-from";
  if (worn.span == Span::Between) text += "-between";
  if (worn.span == Span::Mixed) text += "-mixed";
  return text;
}

std::vector<WornHabit> wornHabits(Spans spans) {
  std::vector<WornHabit> all;
  for (const Habit& habit : habits()) {
    std::vector<Columns> columns{Columns::Red, Columns::Blue, Columns::Both};
    if (habit.allowed == AllowedColumns::OneOnly) columns.pop_back();
    if (habit.allowed == AllowedColumns::BothOnly) columns = {Columns::Both};
    std::vector<Span> reaches{Span::Throughout};
    const bool mayVary = !habit.structure && (habit.reason || habit.cells);
    if (habit.varies || (mayVary && spans == Spans::All)) {
      reaches = {Span::Throughout, Span::FromLine, Span::Between, Span::Mixed};
    }
    for (const Columns column : columns) {
      for (const Span span : reaches) all.push_back({&habit, column, span});
    }
  }
  return all;
}

bool combine(const Habit& one, const Habit& other) {
  // After lines move, written line numbers would be out of order, which is a further mistake.
  const auto numbered = [](const Habit& habit, const Habit& moved) {
    return habit.group == "lineNumbers" && isStructure(moved);
  };
  return one.combines && other.combines && one.group != other.group && !numbered(one, other) &&
         !numbered(other, one);
}

std::optional<HabitPlant> plantHabits(std::span<const WornHabit> worn, const rules::ChipSet& set, Lots& lots,
                                      std::optional<FurtherSlip> slip) {
  const bool longer = std::ranges::any_of(worn, [](const WornHabit& one) { return one.habit->needsDamas; });
  Paper paper = paperOf(set, (longer ? 60 : 30) + static_cast<int>(pick(lots, 40)), lots);
  std::vector<Wearing> wearings = wearingsOf(worn, paper, lots);
  std::optional<SlippedEntry> slipped;
  if (slip) {
    const auto hides = [](const WornHabit& one) { return one.habit->hidesTotalSlips; };
    if (slip == FurtherSlip::Total && std::ranges::any_of(worn, hides)) return std::nullopt;
    slipped = slipIn(paper, *slip, lots);
    if (!slipped) return std::nullopt;
  }
  for (Wearing& wearing : wearings) applyReasons(paper, wearing);
  write(paper);
  for (Wearing& wearing : wearings) {
    if (isStructure(wearing.habit())) continue;
    applyCells(paper, wearing);
    if (!applyStructure(paper, wearing, lots) || !shows(wearing)) return std::nullopt;
  }
  HabitPlant plant{{worn.begin(), worn.end()}, {}, {}, 0, 0, 0, false, std::nullopt};
  std::optional<Half> slippedHalf;
  if (slipped) slippedHalf = halfAt(paper.sheet, paper.entries[slipped->entry].spot);
  // The habits that move lines are applied last.
  for (Wearing& wearing : wearings) {
    if (isStructure(wearing.habit()) && !applyStructure(paper, wearing, lots)) return std::nullopt;
  }
  if (slippedHalf) {
    const auto line = lineOfHalf(paper.sheet, *slippedHalf);
    if (!line) return std::nullopt;
    plant.slip = PlantedSlip{*line, slipped->codes};
  }
  std::size_t firstLine = paper.sheet.lines.size();
  for (const Wearing& wearing : wearings) firstLine = std::min(firstLine, wearing.changes.firstLine);
  plant.firstLine = static_cast<int>(firstLine) + 1;
  plant.sheet = std::move(paper.sheet);
  plant.truth = paper.truth;
  countRoots(plant);
  return plant;
}

}  // namespace damath::plants
