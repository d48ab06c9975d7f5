// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes with correct entries in the wrong place, and with crossed out entries.
#include <algorithm>
#include <utility>

#include "core/sheet/law/spelling.hpp"
#include "tests/plants/habit_kinds.hpp"

namespace damath::plants {

namespace {

using board::Side;
using exact::Number;
using sheet::Half;
using sheet::HalfKind;
using sheet::Line;

using Changed = std::optional<std::size_t>;  // the first changed line, from 0

auto lineAt(Paper& paper, std::size_t index) {
  return paper.sheet.lines.begin() + static_cast<std::ptrdiff_t>(index);
}

bool isVacant(const Half& half) {
  return half.kind == HalfKind::Blank;
}

// Returns a line in the middle part of the play.
std::size_t middleLine(const Paper& paper, Lots& lots) {
  const std::size_t count = playLineCount(paper.sheet);
  return count / 5 + pick(lots, std::max<std::size_t>(count * 3 / 5, 1));
}

// Returns a random line of play for which passes(line) is true; nullopt if there is none.
template <class Passes>
Changed lineThat(const Paper& paper, Lots& lots, Passes passes) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < playLineCount(paper.sheet); ++i) {
    if (passes(i)) found.push_back(i);
  }
  if (found.empty()) return std::nullopt;
  return found[pick(lots, found.size())];
}

enum class EndRows { Stay, ExchangedToo };

Changed exchangeColumns(Paper& paper, Lots& lots, EndRows rows) {
  const std::size_t count = playLineCount(paper.sheet);
  const std::size_t from = middleLine(paper, lots);
  if (from + 4 > count) return std::nullopt;
  const std::size_t end = rows == EndRows::Stay ? count : paper.sheet.lines.size();
  for (std::size_t i = from; i < end; ++i) {
    std::swap(paper.sheet.lines[i].halves[0], paper.sheet.lines[i].halves[1]);
  }
  return from;
}

// Each writer adds to the total above in the same column, so the sheet does not show who owns a total.
Changed exchangeColumnsWithTotals(Paper& paper, Lots& lots) {
  const Changed from = exchangeColumns(paper, lots, EndRows::Stay);
  if (!from) return std::nullopt;
  std::array<Number, 2> sums;
  std::array<Number, 2> shifts;
  for (const PaperEntry& entry : paper.entries) {
    const bool exchanged = entry.spot.line >= *from;
    const std::size_t own = indexOf(entry.mover.side);
    const std::size_t column = exchanged ? 1 - own : own;
    sums[column] += entry.said.value;
    if (exchanged) {
      shifts[own] += -entry.said.value;
      shifts[column] += entry.said.value;
      Half& half = paper.sheet.lines[entry.spot.line].halves[column];
      if (entry.taken) half.total = sheet::figureText(*paper.set, sums[column]);
    }
  }
  if (shifts[0].isZero() && shifts[1].isZero()) return std::nullopt;
  // Nobody can tell that the columns were exchanged, so the figures count for the player in the heading.
  for (const Side side : board::kSides) {
    addToGrand(paper, side, shifts[indexOf(side)]);
    paper.truth.grands[indexOf(side)] += shifts[indexOf(side)];
  }
  paper.truth.result = *paper.sheet.result();
  return from;
}

// Moves a later jump of a chain into the other column. The jump's half in its own column stays blank.
Changed moveJump(Paper& paper, Side column, Lots& lots) {
  std::vector<const PaperEntry*> jumps;
  for (const PaperEntry& entry : paper.entries) {
    if (entry.mover.side == column && entry.jump > 0) jumps.push_back(&entry);
  }
  if (jumps.empty()) return std::nullopt;
  const PaperEntry& jump = *jumps[pick(lots, jumps.size())];
  const std::size_t at = jump.spot.line;
  if (!isVacant(paper.sheet.lines[at].of(board::opponent(column)))) {
    // The opponent's reply already stands in the other column of this line. So the jump gets a line of its
    // own.
    Line own;
    own.of(board::opponent(column)) = std::exchange(paper.sheet.lines[at].of(column), Half{});
    paper.sheet.lines.insert(lineAt(paper, at), own);
  } else {
    std::swap(paper.sheet.lines[at].halves[0], paper.sheet.lines[at].halves[1]);
  }
  // Some writers leave a blank line before the jump.
  const bool leavesLine = pick(lots, 3) == 0;
  if (leavesLine) paper.sheet.lines.insert(lineAt(paper, at), Line{});
  return leavesLine ? at + 1 : at;
}

// Moves an entry into the other column, on a line of its own. Chooses a line on which both players have an
// entry.
Changed moveEntry(Paper& paper, Side column, Lots& lots) {
  const Changed at = lineThat(paper, lots, [&](std::size_t i) {
    return !isVacant(paper.sheet.lines[i].halves[0]) && !isVacant(paper.sheet.lines[i].halves[1]);
  });
  if (!at) return std::nullopt;
  Line own;
  own.of(board::opponent(column)) = std::exchange(paper.sheet.lines[*at].of(column), Half{});
  const std::size_t place = column == Side::Blue ? *at : *at + 1;
  paper.sheet.lines.insert(lineAt(paper, place), own);
  return place;
}

void dropLastIfVacant(Paper& paper) {
  const std::size_t last = playLineCount(paper.sheet) - 1;
  const Line& line = paper.sheet.lines[last];
  if (isVacant(line.halves[0]) && isVacant(line.halves[1])) paper.sheet.lines.erase(lineAt(paper, last));
}

// Moves the halves of a column up by one line, from line `from` on. The half above is lost.
void moveUp(Paper& paper, Side column, std::size_t from) {
  const std::size_t count = playLineCount(paper.sheet);
  for (std::size_t i = from; i < count; ++i) {
    paper.sheet.lines[i - 1].of(column) = std::exchange(paper.sheet.lines[i].of(column), Half{});
  }
}

Changed columnLower(Paper& paper, Side column, Lots& lots) {
  const std::size_t from = middleLine(paper, lots);
  const std::size_t count = playLineCount(paper.sheet);
  if (from + 3 > count || isVacant(paper.sheet.lines[from].of(column))) return std::nullopt;
  paper.sheet.lines.insert(lineAt(paper, count), Line{});
  for (std::size_t i = count; i > from; --i) {
    paper.sheet.lines[i].of(column) = std::exchange(paper.sheet.lines[i - 1].of(column), Half{});
  }
  dropLastIfVacant(paper);
  return from;
}

Changed columnHigher(Paper& paper, Side column, Lots& lots) {
  const std::size_t count = playLineCount(paper.sheet);
  const Changed from = lineThat(paper, lots, [&](std::size_t i) {
    return i > 0 && i + 3 <= count && isVacant(paper.sheet.lines[i - 1].of(column)) &&
           !isVacant(paper.sheet.lines[i].of(column));
  });
  if (!from) return std::nullopt;
  moveUp(paper, column, *from);
  dropLastIfVacant(paper);
  return *from - 1;
}

Changed leaveOutHalf(Paper& paper, Side column, Lots& lots) {
  const std::size_t count = playLineCount(paper.sheet);
  const Changed at = lineThat(paper, lots, [&](std::size_t i) {
    return i + 4 <= count && !isVacant(paper.sheet.lines[i].of(column));
  });
  if (!at) return std::nullopt;
  moveUp(paper, column, *at + 1);
  if (pick(lots, 2) == 0) dropLastIfVacant(paper);
  return at;
}

Changed exchangeLines(Paper& paper, Lots& lots) {
  const std::size_t count = playLineCount(paper.sheet);
  const auto& lines = paper.sheet.lines;
  const Changed at =
      lineThat(paper, lots, [&](std::size_t i) { return i + 1 < count && lines[i] != lines[i + 1]; });
  if (!at) return std::nullopt;
  std::swap(paper.sheet.lines[*at], paper.sheet.lines[*at + 1]);
  return at;
}

// Returns the last figure of a working: `-4` of `-3.5 ≈ -4`.
std::string lastFigure(const std::string& cell) {
  std::size_t from = 0;
  for (const std::string_view mark : {"= ", "≈ "}) {
    const std::size_t found = cell.rfind(mark);
    if (found != std::string::npos) from = std::max(from, found + mark.size());
  }
  return cell.substr(from);
}

enum class Joined { TwoJumps, WholeChain };

// Joins jumps of a random chain in its first line: two jumps or the whole chain.
Changed joinJumps(Paper& paper, Side column, Lots& lots, Joined joined) {
  std::vector<const PaperEntry*> chains;
  for (const PaperEntry& entry : paper.entries) {
    if (entry.mover.side == column && entry.jump == 0 && entry.jumpsOfTurn > 1) chains.push_back(&entry);
  }
  if (chains.empty()) return std::nullopt;
  const PaperEntry& chain = *chains[pick(lots, chains.size())];
  const std::size_t more = joined == Joined::TwoJumps ? 1 : chain.jumpsOfTurn - 1;
  const std::size_t at = chain.spot.line;
  Line& first = paper.sheet.lines[at];
  Half& half = first.of(column);
  const bool hasCommas = half.score.find(',') != std::string::npos;
  const std::string between = pick(lots, 3) == 0 && !hasCommas ? ", " : "; ";
  const std::string scores = pick(lots, 2) == 0 ? " " : between;
  half.score = lastFigure(half.score);
  for (std::size_t i = 1; i <= more; ++i) {
    const Line& next = paper.sheet.lines[at + i];
    const Half& jump = next.of(column);
    half.move += between + jump.move;
    half.score += scores + lastFigure(jump.score);
    half.total = jump.total;
    if (isVacant(first.of(board::opponent(column)))) {
      first.of(board::opponent(column)) = next.of(board::opponent(column));
    }
  }
  paper.sheet.lines.erase(lineAt(paper, at + 1), lineAt(paper, at + 1 + more));
  return at;
}

std::string crossedOut(const std::string& cell) {
  return cell.empty() ? cell : "~~" + cell + "~~";
}

Half crossedOut(const Half& half) {
  return {half.kind, crossedOut(half.move), crossedOut(half.score), crossedOut(half.total)};
}

// Adds a line that was a mistake: the halves of another line, crossed out.
Changed addCrossedOutLine(Paper& paper, Lots& lots) {
  const std::size_t count = playLineCount(paper.sheet);
  const Line wrong = paper.sheet.lines[pick(lots, count)];
  const std::size_t at = 1 + pick(lots, count - 1);
  Line line;
  for (const Side side : board::kSides) line.of(side) = crossedOut(wrong.of(side));
  paper.sheet.lines.insert(lineAt(paper, at), line);
  return at;
}

// Adds a line that is scratched out, so nothing in it can be read.
Changed addScratchedLine(Paper& paper, Lots& lots) {
  const std::size_t at = 1 + pick(lots, playLineCount(paper.sheet) - 1);
  Line line;
  const std::size_t which = pick(lots, 3);
  for (const Side side : board::kSides) {
    if (which != indexOf(side)) line.of(side) = {HalfKind::Play, "xxxxx", "", ""};
  }
  paper.sheet.lines.insert(lineAt(paper, at), line);
  return at;
}

// Crosses out a wrong entry. The correct entry stands on the line below.
Changed addCrossedOutEntry(Paper& paper, Side column, Lots& lots) {
  const Changed wrong =
      lineThat(paper, lots, [&](std::size_t i) { return !isVacant(paper.sheet.lines[i].of(column)); });
  const Changed at = lineThat(paper, lots, [&](std::size_t i) {
    return !isVacant(paper.sheet.lines[i].halves[0]) && !isVacant(paper.sheet.lines[i].halves[1]);
  });
  if (!wrong || !at) return std::nullopt;
  Line above;
  above.of(column) = crossedOut(paper.sheet.lines[*wrong].of(column));
  if (column == Side::Red)
    above.of(Side::Blue) = std::exchange(paper.sheet.lines[*at].of(Side::Blue), Half{});
  paper.sheet.lines.insert(lineAt(paper, *at), above);
  return at;
}

Habit slipOfStructure(std::string kind, std::function<Changed(Paper&, Side, Lots&)> structure) {
  Habit habit;
  habit.kind = std::move(kind);
  habit.group = "structure";
  habit.allowed = AllowedColumns::OneOnly;
  habit.structure = std::move(structure);
  return habit;
}

Habit slipOfLines(std::string kind, std::function<Changed(Paper&, Lots&)> structure) {
  Habit habit;
  habit.kind = std::move(kind);
  habit.group = "structure";
  habit.allowed = AllowedColumns::BothOnly;
  habit.structure = [structure = std::move(structure)](Paper& paper, Side /*column*/, Lots& lots) {
    return structure(paper, lots);
  };
  return habit;
}

}  // namespace

std::vector<Habit> structureSlips() {
  std::vector<Habit> all{
      slipOfLines("columnsExchanged",
                  [](Paper& paper, Lots& lots) { return exchangeColumns(paper, lots, EndRows::Stay); }),
      slipOfLines(
          "columnsExchangedWithRows",
          [](Paper& paper, Lots& lots) { return exchangeColumns(paper, lots, EndRows::ExchangedToo); }),
      slipOfLines("columnsExchangedUnproved", exchangeColumnsWithTotals),
      slipOfLines("linesExchanged", exchangeLines),
      slipOfLines("crossedOutLine", addCrossedOutLine),
      slipOfLines("scratchedLine", addScratchedLine),
      slipOfStructure("crossedOutEntry", addCrossedOutEntry),
      slipOfStructure("jumpInOtherColumn", moveJump),
      slipOfStructure("entryInOtherColumn", moveEntry),
      slipOfStructure("columnLower", columnLower),
      slipOfStructure("columnHigher", columnHigher),
      slipOfStructure("halfLeftOutRestMovedUp", leaveOutHalf),
      slipOfStructure("twoJumpsInOneLine",
                      [](Paper& paper, Side column, Lots& lots) {
                        return joinJumps(paper, column, lots, Joined::TwoJumps);
                      }),
      slipOfStructure("chainInOneLine",
                      [](Paper& paper, Side column, Lots& lots) {
                        return joinJumps(paper, column, lots, Joined::WholeChain);
                      }),
  };
  for (Habit& habit : all) {
    if (habit.kind.starts_with("crossedOut")) habit.expected = Expected::NoFinding;
    if (habit.kind == "scratchedLine") habit.expected = Expected::AtMostOne;
    if (habit.kind == "columnsExchangedUnproved") {
      habit.expected = Expected::Asked;
      habit.combines = false;
    }
  }
  return all;
}

}  // namespace damath::plants
