// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/habits/translation.hpp"

#include <algorithm>
#include <utility>

#include "core/sheet/habits/frame_evidence.hpp"
#include "core/sheet/habits/habit.hpp"
#include "core/sheet/habits/totals_evidence.hpp"

namespace damath::sheet {

namespace {

using board::Coordinates;
using board::Side;
using exact::Number;

Figure figureOf(const Number& value) {
  return std::vector<FigureStep>{{value, 0, std::nullopt, value}};
}

}  // namespace

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

// Reads each entry in the frame in which it makes sense: the ruleset's frame or the frame of the habit. An
// entry that makes sense in both frames or in neither is read like the last clear entry before it. If some
// entries make sense only in the ruleset's frame, each quiet entry may also name its square in the other
// frame. Otherwise, only an entry that makes sense in both frames may do so, and only before the first or
// after the last entry that the habit alone explains: there, the habit may not have begun yet or may be over.
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
