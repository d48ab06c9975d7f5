// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/habits/translation.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/sheet/habits/frame_evidence.hpp"
#include "core/sheet/habits/habit.hpp"
#include "core/sheet/habits/score_evidence.hpp"
#include "core/sheet/habits/totals_evidence.hpp"

namespace damath::sheet {

namespace {

using board::Coordinates;
using board::Side;
using exact::Number;

Figure figureOf(const Number& value) {
  return std::vector<FigureStep>{{value, 0, std::nullopt, value}};
}

bool haveUnsignedScores(const ColumnHabits& habits) {
  return std::ranges::find(habits.scores, ScoreHabit::Kind::NoSigns, &ScoreHabit::kind) !=
         habits.scores.end();
}

// The number of negative chips that a column names in its Move cells.
struct NegativeChips {
  int signless = 0;  // written without their minus sign
  int signedOnes = 0;
};

NegativeChips negativeChips(const Law& law, const Reading& reading, Side owner) {
  NegativeChips chips;
  const auto look = [&](const Operand& operand) {
    if (withSign(law.set, operand)) ++chips.signless;
    if (operand.isChip() && operand.text.starts_with('-')) ++chips.signedOnes;
  };
  for (const PlayEntry& play : reading.plays) {
    if (play.owner != owner) continue;
    if (const QuietEntry* quiet = play.entry.quiet()) look(quiet->chip);
    if (const CaptureEntry* capture = play.entry.capture()) {
      look(capture->taker);
      look(capture->taken);
    }
  }
  return chips;
}

// Marks each column whose writer leaves out the minus signs of chips. If one column shows this habit, the
// other column shares it if all negative chips that it names lack the sign.
void addUnsignedChips(const Law& law, const Reading& reading, Habits& habits) {
  const std::array<NegativeChips, 2> chips{negativeChips(law, reading, Side::Blue),
                                           negativeChips(law, reading, Side::Red)};
  for (const Side side : board::kSides)
    habits.of(side).areChipsUnsigned = chips[indexOf(side)].signless >= kCellsOfHabit;
  for (const Side side : board::kSides) {
    const NegativeChips& own = chips[indexOf(side)];
    const bool othersDo = chips[indexOf(board::opponent(side))].signless >= kCellsOfHabit;
    if (othersDo && own.signless > 0 && own.signedOnes == 0) habits.of(side).areChipsUnsigned = true;
  }
}

// Returns the number of R.C. (remaining chip) figures that lack the minus sign of their chip.
int unsignedRows(const Law& law, const Reading& reading, Side owner) {
  int count = 0;
  for (const EndRow& row : reading.rows) {
    const FigureStep* figure = lastStep(row.figure);
    if (row.owner != owner || row.half->kind != HalfKind::Remaining || !row.cell.chip || figure == nullptr)
      continue;
    const auto mended = withSign(law.set, row.cell.chip->chip);
    const auto& value = mended ? mended->value : row.cell.chip->chip.value;
    if (!value || value->hasVariables() || value->coefficient.sign() >= 0) continue;
    const Number single = -value->coefficient;
    if (statesValue(law, *figure, single) || statesValue(law, *figure, single * Number(2))) ++count;
  }
  return count;
}

// Adds a frame of counting squares that both columns show, even if one or each of them shows it in only a few
// cells.
void shareFrames(const Law& law, const Reading& reading, const board::Position& start, Habits& habits) {
  const auto cells = [&](const board::SquareFrame& frame, Side side) {
    if (frame == board::SquareFrame{}) return 0;
    return evidenceOf(frame, law, reading, start, side, habits.of(side).areOperandsSwapped).habitual;
  };
  for (const Side side : board::kSides) {
    ColumnHabits& other = habits.of(board::opponent(side));
    const auto& frame = habits.of(side).frame;
    if (frame && !other.frame && cells(*frame, board::opponent(side)) > 0) other.frame = frame;
  }
  if (habits.columns[0].frame || habits.columns[1].frame) return;
  int most = kCellsOfHabit - 1;
  for (const board::SquareFrame& frame : board::kSquareFrames) {
    const int blue = cells(frame, Side::Blue);
    const int red = cells(frame, Side::Red);
    if (blue == 0 || red == 0 || blue + red <= most) continue;
    most = blue + red;
    for (ColumnHabits& column : habits.columns) column.frame = frame;
  }
}

// Adds to a column the score habits that the other column shows clearly and that this column shows in only a
// few cells.
void shareScores(const std::array<ScoreEvidence, 2>& found, Habits& habits) {
  for (const Side side : board::kSides) {
    std::vector<ScoreHabit>& scores = habits.of(board::opponent(side)).scores;
    for (const ScoreHabit& habit : found[indexOf(board::opponent(side))].possible) {
      const auto& shown = found[indexOf(side)].shown;
      if (std::ranges::find(shown, habit) != shown.end()) scores.push_back(habit);
    }
  }
}

}  // namespace

void addTotals(const Law& law, const Reading& reading, Habits& habits) {
  for (const Side side : board::kSides) {
    ColumnHabits& column = habits.of(side);
    column.totals = totalsHabit(law, reading, side, haveUnsignedScores(column));
  }
  for (const Side side : board::kSides) {
    ColumnHabits& column = habits.of(side);
    const auto& other = habits.of(board::opponent(side)).totals;
    if (!column.totals && other && mayShare(*other, law, reading, side, haveUnsignedScores(column)))
      column.totals = other;
  }
}

Habits habitsOf(const Law& law, const OtherRules& rules, const Reading& reading,
                const board::Position& start) {
  Habits habits;
  std::array<ScoreEvidence, 2> found;
  addUnsignedChips(law, reading, habits);
  for (const Side side : board::kSides) {
    ColumnHabits& column = habits.of(side);
    column.areOperandsSwapped = swappedEvidence(law, reading, start, side) >= kCellsOfHabit;
    const auto frames = frameEvidence(law, reading, start, side, column.areOperandsSwapped);
    if (!frames.empty()) column.frame = frames.front().frame;
    found[indexOf(side)] = scoreEvidence(law, rules, reading, side);
    column.scores = found[indexOf(side)].shown;
    if (!haveUnsignedScores(column) && unsignedRows(law, reading, side) >= kCellsOfHabit)
      column.scores.push_back({ScoreHabit::Kind::NoSigns, nullptr});
  }
  shareScores(found, habits);
  addTotals(law, reading, habits);
  shareFrames(law, reading, start, habits);
  return habits;
}

Translation::Translation(const Law& law, const Reading& original, const board::Position& start, Habits habits)
    : m_law(law),
      m_habits(std::move(habits)),
      m_places(original.plays.size()),
      m_totals(original.plays.size()) {
  translateFrames(original, start);
  translateTotals(original);
  m_reading.plays.reserve(original.plays.size());
  m_reading.rows.reserve(original.rows.size());
  for (std::size_t i = 0; i < original.plays.size(); ++i) translateEntry(original, i);
  for (const PlayEntry& repeat : original.repeats) m_reading.repeats.push_back(repeat);
  for (const PlayEntry& struck : original.struck) m_reading.struck.push_back(struck);
  for (const EndRow& row : original.rows) translateRow(row);
  for (const Side side : board::kSides)
    m_reading.areTotalsUnsigned[indexOf(side)] = m_habits.of(side).totals == TotalsHabit::NoSigns;
}

// Reads each entry in the frame in which it makes sense. An entry that makes sense in both frames or in
// neither is read like the last clear entry before it. Before the first entry that only the habit explains,
// the habit may not have begun. After the last such entry, it may be over. In these two places, an entry that
// makes sense in both frames may mean either square.
void Translation::translateFrames(const Reading& original, const board::Position& start) {
  for (const Side side : board::kSides) {
    const ColumnHabits& habits = m_habits.of(side);
    if (!habits.frame) continue;
    const std::vector<FrameSign> signs =
        evidenceOf(*habits.frame, m_law, original, start, side, habits.areOperandsSwapped).signs;
    const bool isMixed = std::ranges::find(signs, FrameSign::AsAsked) != signs.end();
    // A clear entry makes sense in exactly one of the two frames. Entries before the first clear entry are
    // read like that entry.
    const auto decides = [](FrameSign sign) {
      return sign == FrameSign::AsAsked || sign == FrameSign::Habit;
    };
    const auto first = std::ranges::find_if(signs, decides);
    const auto firstHabit = std::ranges::find(signs, FrameSign::Habit);
    const auto behindHabit = std::find(signs.rbegin(), signs.rend(), FrameSign::Habit).base();
    const auto isOpen = [&](std::size_t entry) {
      const auto sign = signs.begin() + static_cast<std::ptrdiff_t>(entry);
      return *sign == FrameSign::Both && (sign < firstHabit || sign >= behindHabit);
    };
    FrameSign now = first == signs.end() ? FrameSign::Habit : *first;
    for (std::size_t i = 0; i < original.plays.size(); ++i) {
      const PlayEntry& play = original.plays[i];
      const QuietEntry* quiet = play.entry.quiet();
      const CaptureEntry* capture = play.entry.capture();
      if (play.owner != side) continue;
      if (capture != nullptr && capture->landing && now == FrameSign::Habit) {
        const auto landing = habits.frame->read(*capture->landing);
        m_places[i].destination = landing ? Coordinates{landing->x(), landing->y()} : Coordinates{-1, -1};
      }
      if (quiet == nullptr) continue;
      if (decides(signs[i])) now = signs[i];
      const auto square = habits.frame->read(quiet->destination);
      const Coordinates habitual = square ? Coordinates{square->x(), square->y()} : Coordinates{-1, -1};
      Place& place = m_places[i];
      if (now == FrameSign::Habit) {
        place.destination = habitual;
        if (isMixed || isOpen(i)) place.other = quiet->destination;
      } else if (habitual != quiet->destination) {
        place.other = habitual;
      }
    }
  }
}

void Translation::translateTotals(const Reading& original) {
  for (const Side side : board::kSides) {
    ColumnHabits& habits = m_habits.of(side);
    if (!habits.totals) continue;
    TotalsEvidence found = totalsEvidence(*habits.totals, m_law, original, side, haveUnsignedScores(habits));
    for (std::size_t i = 0; i < original.plays.size(); ++i) {
      if (found.meant[i]) m_totals[i] = std::move(found.meant[i]);
    }
  }
}

std::optional<Entry> Translation::entryOf(const PlayEntry& play, const ColumnHabits& habits,
                                          std::optional<Coordinates> destination) const {
  const QuietEntry* quiet = play.entry.quiet();
  const CaptureEntry* capture = play.entry.capture();
  const auto mended = [&](const Operand& operand) {
    return habits.areChipsUnsigned ? withSign(m_law.set, operand) : std::nullopt;
  };
  if (quiet != nullptr) {
    auto chip = mended(quiet->chip);
    if (!chip && !destination) return std::nullopt;
    Entry entry = play.entry;
    auto& changed = std::get<QuietEntry>(entry.move);
    if (chip) changed.chip = *std::move(chip);
    if (destination) changed.destination = *destination;
    if (destination) changed.origin.reset();
    return entry;
  }
  if (capture == nullptr) return std::nullopt;
  auto taker = mended(capture->taker);
  auto taken = mended(capture->taken);
  if (!taker && !taken && !destination) return std::nullopt;
  Entry entry = play.entry;
  auto& changed = std::get<CaptureEntry>(entry.move);
  if (destination) changed.landing = *destination;
  if (taker) changed.taker = *std::move(taker);
  if (taken) changed.taken = *std::move(taken);
  return entry;
}

void Translation::translateEntry(const Reading& original, std::size_t index) {
  const PlayEntry& play = original.plays[index];
  const ColumnHabits& habits = m_habits.of(play.owner);
  const Place& place = m_places[index];
  auto entry = entryOf(play, habits, place.destination);
  const bool isCapture = play.entry.capture() != nullptr;
  const bool mayDiffer = (isCapture && (habits.areOperandsSwapped || !habits.scores.empty())) || place.other;
  if (!entry && !m_totals[index] && !mayDiffer) {
    m_reading.plays.push_back(play);
    return;
  }
  const Entry* meant = &play.entry;
  const Figure* total = &play.total;
  if (entry) meant = &m_entries.emplace_back(*std::move(entry));
  if (m_totals[index]) total = &m_figures.emplace_back(figureOf(*m_totals[index]));
  Translated& translated = m_translated.emplace_back(
      Translated{play, place.other, isCapture && habits.areOperandsSwapped, nullptr});
  if (!habits.scores.empty()) translated.scores = &habits.scores;
  m_reading.plays.push_back({.line = play.line,
                             .column = play.column,
                             .owner = play.owner,
                             .part = play.part,
                             .parts = play.parts,
                             .half = play.half,
                             .entry = *meant,
                             .score = play.score,
                             .total = *total,
                             .translated = &translated,
                             .sharedScore = play.sharedScore});
}

void Translation::translateRow(const EndRow& row) {
  const RemainingCell* cell = &row.cell;
  bool isTranslated = false;
  if (m_habits.of(row.owner).areChipsUnsigned && row.cell.chip) {
    if (auto chip = withSign(m_law.set, row.cell.chip->chip)) {
      RemainingCell& changed = m_cells.emplace_back(row.cell);
      changed.chip->chip = *std::move(chip);
      cell = &changed;
      isTranslated = true;
    }
  }
  m_reading.rows.push_back({.line = row.line,
                            .column = row.column,
                            .half = row.half,
                            .cell = *cell,
                            .written = row.written,
                            .figure = row.figure,
                            .owner = row.owner,
                            .isTranslated = isTranslated,
                            .readsOtherFrame = readsOtherFrame(m_habits.of(row.owner))});
}

}  // namespace damath::sheet
