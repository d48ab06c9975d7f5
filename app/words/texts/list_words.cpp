// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/list_words.hpp"

#include <algorithm>

#include "app/desk/roster/roster.hpp"
#include "core/fact_table.hpp"
#include "words/line_list.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

using desk::WorkbookReason;

#include "desk_WorkbookReason.inc"

#include "desk_PassedKind.inc"

// The messages for faults without a part, a sheet or another name to quote.
constexpr FactRow<WorkbookReason, Phrase> kWithoutName[] = {
    {WorkbookReason::Damaged, Phrase::WorkbookCut},
    {WorkbookReason::TooLarge, Phrase::WorkbookTooLarge},
    {WorkbookReason::NoRows, Phrase::WorkbookEmpty}};

std::string quotedNames(const std::vector<std::string>& names, Language language) {
  std::vector<std::string> quoted;
  for (const std::string& name : names) quoted.push_back("'" + name + "'");
  return joinedByAnd(quoted, language);
}

}  // namespace

std::string message(const desk::WorkbookFault& fault, Language language) {
  const Phrase pattern = phraseOf(fault.reason);
  return said(fault.text.empty() ? factOf(kWithoutName, fault.reason, pattern) : pattern, language,
              {fault.text, quotedNames(fault.sheets, language)});
}

std::string_view passedText(desk::PassedKind kind, Language language) {
  return toText(phraseOf(kind), language);
}

std::string schoolAboveText(int line, Language language) {
  return said(Phrase::SchoolAbove, language, {std::to_string(line)});
}

std::string nameTakenText(const desk::RosterRow& row, Language language) {
  return said(Phrase::NameTakenAs, language, {row.dividedFrom, row.name()});
}

std::vector<std::string> sheetNotes(const desk::ReadSheet& sheet, Language language) {
  std::vector<std::string> notes;
  if (!sheet.isChosen && !sheet.isAlone) notes.push_back(said(Phrase::FoundSheet, language, {sheet.name}));
  if (sheet.hiddenRows > 0) {
    notes.push_back(said(Phrase::FoundHiddenRows, language, {std::to_string(sheet.hiddenRows)}));
  }
  return notes;
}

std::vector<std::string> foundNotes(const desk::ImportPreview& preview, Language language) {
  std::vector<std::string> notes;
  const auto add = [&](Phrase phrase, const std::string& word) {
    if (!word.empty()) notes.push_back(said(phrase, language, {word}));
  };
  std::vector<int> passed;
  bool isBelow = false;
  for (const desk::PassedLine& line : preview.passed) {
    isBelow = isBelow || line.kind == desk::PassedKind::Above;
    if (line.kind != desk::PassedKind::Above) passed.push_back(line.line);
  }
  std::vector<int> schools;
  for (const desk::RosterRow& row : preview.rows) {
    if (row.schoolLine > 0) schools.push_back(row.line);
  }
  std::vector<std::string> ignored;
  std::vector<std::string> unknown;
  for (const desk::RosterColumn& column : preview.columns) {
    if (!desk::isIgnored(column) || column.heading.empty()) continue;
    (desk::hasUnknownHeading(column) ? unknown : ignored).push_back(column.heading);
  }
  if (isBelow) add(Phrase::FoundHeadings, std::to_string(preview.headingLine));
  if (preview.letterhead) {
    const auto& [school, line] = *preview.letterhead;
    notes.push_back(said(Phrase::FoundSchoolAbove, language, {std::to_string(line), school}));
  }
  for (const desk::RosterColumn& column : preview.columns) {
    if (desk::isGuessed(column)) add(Phrase::FoundNameOrder, column.heading);
  }
  add(Phrase::PreviewLeftOut, quotedNames(ignored, language));
  add(Phrase::FoundUnknownColumns, quotedNames(unknown, language));
  add(Phrase::FoundSchools, lineRanges(schools));
  add(Phrase::FoundNoPlayers, lineRanges(passed));
  return notes;
}

}  // namespace damath::words
