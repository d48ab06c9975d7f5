// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/roster_words.hpp"

#include <algorithm>
#include <vector>

#include "app/desk/events/entering.hpp"
#include "core/every.hpp"
#include "core/fact_table.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

using desk::RosterField;
using desk::RowReason;

#include "desk_RowReason.inc"

// The messages for errors without a text to quote, for example a row without any name.
constexpr FactRow<RowReason, Phrase> kNameless[] = {{RowReason::NotText, Phrase::ListNotText},
                                                    {RowReason::NoHeader, Phrase::RowsUnheaded},
                                                    {RowReason::MissingLast, Phrase::LastNameMissing},
                                                    {RowReason::MissingFirst, Phrase::FirstNameMissing},
                                                    {RowReason::MissingSchool, Phrase::SchoolMissing}};

#include "desk_RosterField.inc"

#include "desk_DoubtKind.inc"

#include "desk_ImportNoteKind.inc"

}  // namespace

std::string rowMessage(const desk::RowFault& fault, Language language) {
  std::vector<RosterField> wanted = fault.fields;
  const auto isWanted = [&wanted](RosterField field) {
    return std::ranges::find(wanted, field) != wanted.end();
  };
  // A list without any name needs one column, not two: the whole name is enough.
  if (isWanted(RosterField::Last) && isWanted(RosterField::First)) {
    std::erase(wanted, RosterField::First);
    std::ranges::replace(wanted, RosterField::Last, RosterField::Name);
    if (wanted.size() == 1) return said(Phrase::NameColumnMissing, language);
  }
  std::vector<std::string> fields;
  for (const RosterField field : wanted)
    fields.push_back("'" + std::string(fieldText(field, language)) + "'");
  const Phrase pattern = phraseOf(fault.reason);
  return said(fault.text.empty() ? factOf(kNameless, fault.reason, pattern) : pattern, language,
              {fault.text, std::to_string(fault.otherLine.value_or(0)), fault.otherText,
               joinedByAnd(fields, language)});
}

std::string rowMessages(const std::vector<desk::RowFault>& faults, Language language) {
  constexpr FactRow<RowReason, RosterField> kMissing[] = {{RowReason::MissingLast, RosterField::Last},
                                                          {RowReason::MissingFirst, RosterField::First},
                                                          {RowReason::MissingSchool, RosterField::School}};
  const auto isMissing = [&](const desk::RowFault& fault) {
    return std::ranges::any_of(kMissing, [&](const auto& row) { return row.first == fault.reason; });
  };
  std::vector<std::string> missing;
  for (const desk::RowFault& fault : faults) {
    if (isMissing(fault))
      missing.push_back("'" + std::string(fieldText(factOf(kMissing, fault.reason), language)) + "'");
  }
  std::string text;
  const auto add = [&text](const std::string& message) { text += (text.empty() ? "" : "; ") + message; };
  const bool isJoined = missing.size() > 1;
  if (isJoined) add(said(Phrase::CellsMissing, language, {joinedByAnd(missing, language)}));
  for (const desk::RowFault& fault : faults) {
    if (!isJoined || !isMissing(fault)) add(rowMessage(fault, language));
  }
  return text;
}

std::string doubtText(const desk::RowDoubt& doubt, Language language) {
  const std::string& first = doubt.line > 0 ? std::to_string(doubt.line) : doubt.text;
  return said(phraseOf(doubt.kind), language, {first, doubt.most});
}

std::string message(const desk::ImportNote& note, Language language) {
  return said(phraseOf(note.kind), language, {note.player, note.detail});
}

std::string_view fieldText(RosterField field, Language language) {
  return toText(phraseOf(field), language);
}

std::string emptyRoster(Language language) {
  // Begins with a byte-order mark. Without it, spreadsheets would assume an older encoding than UTF-8.
  std::string text = "\xEF\xBB\xBF";
  std::string_view separator;
  for (const RosterField field : kEvery<desk::RosterField>) {
    // Leaves out the columns for the whole name, because last and first name have columns of their own.
    if (desk::isWholeName(field)) continue;
    text += separator;
    text += fieldText(field, language);
    separator = ",";
  }
  return text + "\r\n";
}

std::string encodingNote(std::string_view sample, Language language) {
  return said(Phrase::RosterNote, language, {sample});
}

}  // namespace damath::words
