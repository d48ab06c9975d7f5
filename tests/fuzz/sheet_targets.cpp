// SPDX-License-Identifier: GPL-3.0-or-later
// Reads sheet text and its CSV form, and every cell of an accepted sheet.
#include <algorithm>
#include <array>

#include "core/notation/sheet/sheet_csv.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/cells/entry.hpp"
#include "core/text/lines.hpp"
#include "core/text/trim.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

using sheet::Sheet;

const rules::ChipSet& setOf(const Sheet& sheet) {
  const rules::ChipSet* set = rules::builtInChipSet(sheet.setName());
  return set != nullptr ? *set : *rules::builtInChipSet("integer");
}

std::size_t charactersOf(std::string_view cell) {
  return static_cast<std::size_t>(std::ranges::count_if(
      cell, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

// True if the column lies in the cell or just after its end.
bool pointsInto(std::size_t column, std::string_view cell) {
  return column >= 1 && column <= charactersOf(cell) + 1;
}

bool pointsInto(const sheet::Figure& figure, std::string_view cell) {
  const auto* unreadable = std::get_if<sheet::UnreadableFigure>(&figure);
  return unreadable == nullptr || pointsInto(unreadable->column, cell);
}

Broken brokenIn(const sheet::Half& half, const sheet::EntryReader& reader) {
  for (const std::string* cell : {&half.move, &half.score, &half.total}) {
    if (trimmed(*cell) != *cell) return "a cell keeps blanks at its ends";
    if (cell->find('|') != std::string::npos) return "a cell keeps a divider";
    if (!pointsInto(sheet::readFigure(*cell), *cell)) return "a figure points outside its cell";
    const sheet::Entry entry = reader.read(*cell);
    const auto* unreadable = std::get_if<sheet::UnreadableEntry>(&entry.move);
    if (unreadable != nullptr && !pointsInto(unreadable->column, *cell)) {
      return "an entry points outside its cell";
    }
    if (unreadable != nullptr && reader.readJumps(*cell).size() == 1) return "a cell of jumps holds one";
    const sheet::SharedFigure shared = sheet::readSharedFigure(*cell, 2, sheet::Thousands::Possible);
    if (!pointsInto(shared.whole, *cell)) return "a shared figure points outside its cell";
    if (!reader.readRemaining(*cell) && !pointsInto(reader.unreadableFrom(*cell), *cell)) {
      return "a remaining chip points outside its cell";
    }
  }
  const bool isBlank = half.move.empty() && half.score.empty() && half.total.empty();
  if (half.kind == sheet::HalfKind::Blank && !isBlank) return "a blank half holds something";
  if (half.kind == sheet::HalfKind::Play && isBlank) return "a half of play holds nothing";
  return {};
}

Broken brokenIn(const Sheet& sheet) {
  const sheet::EntryReader reader(setOf(sheet));
  for (const sheet::Line& line : sheet.lines) {
    for (const sheet::Half& half : line.halves) {
      if (Broken broken = brokenIn(half, reader); !broken.empty()) return broken;
    }
  }
  return {};
}

Broken brokenIn(const notation::SheetError& error) {
  if (error.line < 1) return "a refusal without a line";
  return firstLineNotText(error.text) ? "a refusal that quotes no text" : "";
}

Broken brokenAsText(const Sheet& sheet) {
  const std::string text = notation::toSheetText(sheet);
  const auto back = notation::parseSheetText(text);
  if (!back) return "the text written is refused";
  if (*back != sheet) return "the text written reads otherwise";
  return notation::toSheetText(*back) == text ? "" : "the text is written otherwise a second time";
}

// Leaves out blank rows at the end of the sheet first, because the CSV form does not keep them.
Broken brokenAsCsv(Sheet sheet) {
  while (!sheet.lines.empty() && sheet.lines.back() == sheet::Line{}) sheet.lines.pop_back();
  const std::string text = notation::toSheetCsv(sheet);
  const auto back = notation::parseSheetCsv(text);
  if (!back) return "the CSV written is refused";
  if (*back != sheet) return "the CSV written reads otherwise";
  return notation::toSheetCsv(*back) == text ? "" : "the CSV is written otherwise a second time";
}

Broken brokenEveryWay(const Sheet& sheet) {
  Broken broken = brokenIn(sheet);
  if (broken.empty()) broken = brokenAsText(sheet);
  if (broken.empty()) broken = brokenAsCsv(sheet);
  return broken;
}

}  // namespace

Broken runSheetText(std::string_view input) {
  const auto sheet = notation::parseSheetText(input);
  if (!sheet) return brokenIn(sheet.error());
  // The content of a cell is evidence, so it must occur in the input letter by letter.
  for (const sheet::Line& line : sheet->lines) {
    for (const sheet::Half& half : line.halves) {
      for (const std::string* cell : {&half.move, &half.score, &half.total}) {
        if (input.find(*cell) == std::string_view::npos) return "a cell that was never written";
      }
    }
  }
  return brokenEveryWay(*sheet);
}

Broken runSheetCsv(std::string_view input) {
  const auto sheet = notation::parseSheetCsv(input);
  if (!sheet) return brokenIn(sheet.error());
  if (!sheet->lines.empty() && sheet->lines.back() == sheet::Line{}) return "a blank row at the end is kept";
  return brokenEveryWay(*sheet);
}

}  // namespace damath::fuzz
