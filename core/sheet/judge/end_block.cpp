// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/end_block.hpp"

#include <algorithm>
#include <utility>

#include "core/sheet/law/spelling.hpp"

namespace damath::sheet {

namespace {

using board::Side;
using exact::Number;

constexpr int kAlike = 2;  // a miswritten chip differs from the chip's text by at most this many characters

std::vector<PlacedChip> placed(const std::vector<const LeftChip*>& chips) {
  std::vector<PlacedChip> found;
  for (const LeftChip* chip : chips) {
    if (chip->square) found.push_back({chip->piece, *chip->square});
  }
  return found;
}

// Returns the texts of these chips as R.C. rows show them, each text once.
std::vector<std::string> textsOf(const rules::ChipSet& set, const std::vector<const LeftChip*>& chips) {
  std::vector<std::string> texts;
  for (const LeftChip* chip : chips) {
    std::string text = remainingText(set, chip->piece);
    if (std::ranges::find(texts, text) == texts.end()) texts.push_back(std::move(text));
  }
  return texts;
}

bool isSet(ChipMask mask, board::ChipIndex chip) {
  return ((unsigned{mask} >> chip) & 1U) != 0;
}

}  // namespace

std::vector<const EndRow*> EndBlock::remainingRows(Side side) const {
  std::vector<const EndRow*> found;
  found.reserve(m_reading.rows.size());
  for (const EndRow& row : m_reading.rows) {
    if (row.owner == side && row.half->kind == HalfKind::Remaining) found.push_back(&row);
  }
  return found;
}

const EndRow* EndBlock::firstRow(Side side, HalfKind kind) const {
  const auto found = std::ranges::find_if(
      m_reading.rows, [&](const EndRow& row) { return row.owner == side && row.half->kind == kind; });
  return found == m_reading.rows.end() ? nullptr : &*found;
}

void EndBlock::blame(Side side, FindingIndex finding) {
  if (!sum(side).cause) sum(side).cause = finding;
}

// Checks an R.C. row whose chip is known: its figure, and the doubling (×2) shown beside the chip.
void EndBlock::checkRow(const EndRow& row, const LeftChip& chip, std::optional<FindingIndex> cause) {
  const Side side = row.owner;
  Account& account = sum(side);
  const FigureStep* written = lastStep(row.figure);
  // If it is unknown whether the chip is a dama, a doubling shown beside the chip must also be in the figure.
  const bool mustDouble = row.cell.chip && row.cell.chip->factor && chip.values.size() == 2;
  const auto first = mustDouble ? chip.values.end() - 1 : chip.values.begin();
  const auto fitting = std::find_if(first, chip.values.end(), [&](const Number& value) {
    return written == nullptr ? value.isZero() : statesValue(m_law, *written, value);
  });
  const bool right = fitting != chip.values.end();
  const Number value = right ? *fitting : *first;
  account.right += value;
  account.written += written == nullptr ? Number(0) : written->value;
  if (!isUnreadable(row.figure) && right) {
    const bool doubled = row.cell.chip && row.cell.chip->factor && chip.piece.rank == board::Rank::Ordinary;
    if (doubled && chip.values.size() == 1 && !value.isZero()) {
      Finding made =
          findingAt({FindingCode::WrongRemaining, "S7", FindingCase::DoubledChip}, row, Cell::Remaining);
      made.written = row.half->move;
      made.facts = placed({&chip});
      made.correct = remainingText(m_law.set, chip.piece);
      made.causedBy = cause;
      m_findings.add(std::move(made));
    }
    return;
  }
  if (const auto habit = m_habits.noteRowFigure(row, chip, value)) {
    blame(side, *habit);
    return;
  }
  const Fault fault = isUnreadable(row.figure) ? kUnreadable
                      : written == nullptr     ? kMissingFigure
                                               : Fault{FindingCode::WrongRemaining, "S7"};
  Finding made = findingAt(fault, row, Cell::Remaining);
  (chip.values.size() == 1 ? made.correct : made.counted) = figureText(m_law.set, value);
  for (const Number& possible : chip.values) made.alternatives.push_back(figureText(m_law.set, possible));
  made.causedBy = cause;
  if (!cause) made.facts = placed({&chip});
  blame(side, m_findings.add(std::move(made)));
}

// Handles an R.C. row that names none of the remaining chips that still lack a row: a miswritten chip, no
// chip at all, or a chip too many.
void EndBlock::addExtra(const EndRow& row, std::vector<const LeftChip*>& open,
                        std::vector<const EndRow*>& unmatched) {
  const Side side = row.owner;
  const bool readable = row.cell.chip.has_value();
  const Operand operand = readable ? row.cell.chip->chip : Operand{};
  const EntryReader::Nearest nearest = m_reader.nearest(operand.text);
  // Looks for the chip that the row means: a chip whose text differs by at most kAlike characters, or a chip
  // whose value fits the figure. If the row names another chip of the set, only a fitting figure counts.
  auto meant = open.end();
  bool fitsBoth = false;
  // The chips whose text and figure fit the row. If there are none, the chips whose text or figure fits.
  std::vector<const LeftChip*> alike;
  for (auto it = open.begin(); it != open.end(); ++it) {
    const bool hasText = readable && !operand.isChip() && nearest.distance <= kAlike &&
                         isSet(nearest.chips, (*it)->piece.chip);
    const bool hasFigure = !isBlank(row.figure) && fitsValue(m_law, row, **it);
    if (hasText && hasFigure && !std::exchange(fitsBoth, true)) alike.clear();
    if (!(fitsBoth ? hasText && hasFigure : hasText || hasFigure)) continue;
    if (alike.empty()) meant = it;
    alike.push_back(*it);
  }
  // If the row may mean several chips, it is not assigned to any of them.
  const auto isOther = [&](const LeftChip* chip) { return chip->piece != alike.front()->piece; };
  const bool isOpen = std::ranges::any_of(alike, isOther);
  if (isOpen) meant = open.end();
  if (!readable || !operand.isChip() || meant != open.end() || isOpen) {
    const Fault fault = !readable          ? kUnreadable
                        : operand.isChip() ? Fault{FindingCode::WrongRemaining, "S7", FindingCase::OtherChip}
                                           : kNotInSet;
    Finding made = findingAt(fault, row, Cell::Remaining);
    made.written = row.half->move;
    if (!readable) made.column = row.cell.column;
    if (meant != open.end()) {
      if (made.kind == FindingCase::NotInSet) {
        made.kind = noChipFault(operand, m_law.set.chips[(*meant)->piece.chip]).kind;
      }
      made.correct = remainingText(m_law.set, (*meant)->piece);
      made.facts = placed({*meant});
    }
    if (isOpen) made.alternatives = textsOf(m_law.set, alike);
    const FindingIndex index = m_findings.add(std::move(made));
    if (isOpen) m_openRows.push_back({index, std::move(alike)});
    if (meant == open.end()) {
      if (const FigureStep* written = lastStep(row.figure)) sum(side).written += written->value;
      blame(side, index);
      return;
    }
    checkRow(row, **meant, index);
    open.erase(meant);
    return;
  }
  unmatched.push_back(&row);
}

// Reports an R.C. row too many, and tells if its chip was taken before or has another row.
void EndBlock::addUnmatched(const EndRow& row, const std::vector<LeftChip>& left) {
  const Side side = row.owner;
  Finding made = findingAt({FindingCode::ExtraRemaining, "S7"}, row, Cell::Remaining);
  made.written = row.half->move;
  made.correct = "";
  const auto isNamed = [&](const LeftChip& chip) {
    return chip.square && row.cell.chip->chip.names(chip.piece.chip);
  };
  if (const auto taken = m_taken.before(row.line, side, row.cell.chip->chip, side)) {
    made.kind = FindingCase::TakenBefore;
    made.facts = *taken;
  } else if (const auto twin = std::ranges::find_if(left, isNamed); twin != left.end()) {
    made.kind = FindingCase::SecondRow;
    made.facts = placed({&*twin});
  }
  if (const FigureStep* figure = lastStep(row.figure)) sum(side).written += figure->value;
  blame(side, m_findings.add(std::move(made)));
}

// True if the chip certainly has one of the ambiguous rows, although it is unknown which row. Condition: the
// rows that may mean the same chips are at least as many as these chips. Then none of these chips lacks a
// row.
bool EndBlock::mayHaveRow(const LeftChip* chip) const {
  for (const OpenRow& row : m_openRows) {
    if (std::ranges::find(row.alike, chip) == row.alike.end()) continue;
    const auto rows = std::ranges::count(m_openRows, row.alike, &OpenRow::alike);
    return static_cast<std::size_t>(rows) >= row.alike.size();
  }
  return false;
}

// Returns the finding about the ambiguous row that may mean the chip; nullopt if there is none.
std::optional<FindingIndex> EndBlock::openRowOf(const LeftChip* chip) const {
  for (const OpenRow& row : m_openRows) {
    if (std::ranges::find(row.alike, chip) != row.alike.end()) return row.finding;
  }
  return std::nullopt;
}

void EndBlock::checkRemaining(Side side, std::vector<LeftChip> left, Completeness completeness) {
  std::vector<const LeftChip*> open;
  for (const LeftChip& chip : left) open.push_back(&chip);
  const std::vector<const EndRow*> written = remainingRows(side);
  // First assigns the rows that name their chip and state its figure, then the rows that only name their
  // chip. So a miswritten row cannot take the chip of another row.
  std::vector<const LeftChip*> chipOf(written.size(), nullptr);
  for (const bool exact : {true, false}) {
    for (std::size_t i = 0; i < written.size(); ++i) {
      if (!written[i]->cell.chip || chipOf[i] != nullptr) continue;
      const auto found = findNamed(open, written[i]->cell.chip->chip);
      if (found == open.end() || (exact && !fitsValue(m_law, *written[i], **found))) continue;
      chipOf[i] = *found;
      open.erase(found);
    }
  }
  std::vector<const EndRow*> unmatched;
  m_openRows.clear();
  for (std::size_t i = 0; i < written.size(); ++i) {
    if (chipOf[i] != nullptr) {
      const auto habit = m_habits.noteRow(*written[i], remainingText(m_law.set, chipOf[i]->piece));
      checkRow(*written[i], *chipOf[i], habit);
    } else if (written[i]->half->move.empty() && written[i]->written.empty()) {
      continue;  // a bare "R.C.", as printed on blank forms, is no row
    } else {
      addExtra(*written[i], open, unmatched);
    }
  }
  for (const EndRow* row : unmatched) addUnmatched(*row, left);
  if (completeness == Completeness::Unknown) return;
  for (const LeftChip& chip : left) m_parts[indexOf(side)].push_back(chip.values.front());
  // If all R.C. rows are missing, they are one mistake together. Otherwise each missing row is a mistake.
  std::vector<std::vector<const LeftChip*>> wanting;
  for (const LeftChip* chip : open) {
    sum(side).right += chip->values.front();
    if (mayHaveRow(chip)) continue;
    if (wanting.empty() || !written.empty()) wanting.emplace_back();
    wanting.back().push_back(chip);
  }
  for (const std::vector<const LeftChip*>& chips : wanting) {
    Finding made = findingAt({FindingCode::MissingRemaining, "N5"}, side, Cell::Remaining);
    made.facts = placed(chips);
    made.correct = "";
    Number figure;
    for (const LeftChip* chip : chips) {
      *made.correct += (made.correct->empty() ? "" : ", ") + remainingText(m_law.set, chip->piece);
      figure += chip->values.front();
    }
    made.counted = figureText(m_law.set, figure);
    // The chip may lack a row only because its row could not be assigned to one chip. That row is then the
    // cause of the finding.
    if (chips.size() == 1) made.causedBy = openRowOf(chips.front());
    blame(side, m_findings.add(std::move(made)));
  }
}

std::optional<FindingIndex> EndBlock::checkSum(Side side, HalfKind kind, Cell cell, const Fault& wrong,
                                               SumWorking right, Number& written,
                                               std::optional<FindingIndex> cause) {
  const EndRow* row = firstRow(side, kind);
  const FigureStep* step = row == nullptr ? nullptr : lastStep(row->figure);
  const Number carried = written;
  if (step != nullptr) {
    written = step->value;
    if (statesValue(m_law, *step, right.rounded)) return std::nullopt;
  }
  const bool isUnread = row != nullptr && isUnreadable(row->figure);
  if (step == nullptr && !isUnread && right.rounded.isZero()) return std::nullopt;
  const Fault& fault = isUnread ? kUnreadable : step == nullptr ? kMissingFigure : wrong;
  Finding made = row != nullptr ? findingAt(fault, *row, cell) : findingAt(fault, side, cell);
  const Number due = right.rounded;
  made.correct = figureText(m_law.set, due);
  if (right.parts.size() > 1) made.facts = std::move(right);
  if (step == nullptr) {
    // If all R.C. rows are missing too, the missing sum is a consequence of that mistake.
    if (row == nullptr && firstRow(side, HalfKind::Remaining) == nullptr) made.causedBy = sum(side).cause;
  } else if (cause && statesValue(m_law, *step, carried)) {
    made.causedBy = cause;
  } else if (step->value.sign() > 0 && statesValue(m_law, negated(*step), due)) {
    made.causedBy = m_habits.rootOfSigns(side);
  }
  return m_findings.add(std::move(made));
}

void EndBlock::checkTotals(Side side) {
  Account& account = sum(side);
  const auto cause = account.cause;
  const auto found =
      checkSum(side, HalfKind::RemainingTotal, Cell::RemainingTotal, {FindingCode::WrongRemaining, "S7"},
               {m_parts[indexOf(side)], account.right, account.right}, account.written, cause);
  account.cause = account.written == account.right ? std::nullopt : found ? found : cause;
}

const FigureStep* EndBlock::lastTotalOnPaper(Side side) const {
  const FigureStep* last = nullptr;
  for (const PlayEntry& play : m_reading.plays) {
    if (play.owner != side) continue;
    const Figure& total = play.translated != nullptr ? play.translated->asWritten.total : play.total;
    if (const FigureStep* step = lastStep(total)) last = step;
  }
  return last;
}

void EndBlock::checkGrand(Side side, const Account& account) {
  const Account& block = sum(side);
  const EndRow* row = firstRow(side, HalfKind::GrandTotal);
  const FigureStep* grand = row == nullptr ? nullptr : lastStep(row->figure);
  if (account.gap && grand != nullptr && !statesValue(m_law, *grand, account.right + block.right)) {
    // Lines may be missing in the gap. Therefore the figure on paper counts, and its difference from the
    // calculated total is a consequence of the gap.
    Finding made = findingAt({FindingCode::WrongGrandTotal, "S8"}, *row, Cell::GrandTotal);
    made.causedBy = account.gap;
    m_grandFindings[indexOf(side)] = m_findings.add(std::move(made));
    return;
  }
  Number written = account.written + block.written;
  const Number right = account.right + block.right;
  auto cause = account.cause ? account.cause : block.cause;
  // If the grand total was added up from a Total that was written by a habit, the habit is the cause.
  const auto habit = m_habits.rootOfTotals(side);
  const FigureStep* last = habit ? lastTotalOnPaper(side) : nullptr;
  if (last != nullptr && grand != nullptr && !statesValue(m_law, *grand, right) &&
      statesValue(m_law, *grand, last->value + block.written)) {
    written = last->value + block.written;
    cause = habit;
  }
  m_grandFindings[indexOf(side)] =
      checkSum(side, HalfKind::GrandTotal, Cell::GrandTotal, {FindingCode::WrongGrandTotal, "S8"},
               {{account.right, block.right}, right, right}, written, cause);
}

std::optional<Number> EndBlock::writtenGrand(Side side) const {
  for (const EndRow& row : m_reading.rows) {
    if (row.owner != side || row.half->kind != HalfKind::GrandTotal) continue;
    if (const FigureStep* step = lastStep(row.figure)) return step->value;
  }
  return std::nullopt;
}

}  // namespace damath::sheet
