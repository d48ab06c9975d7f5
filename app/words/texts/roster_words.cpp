// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/roster_words.hpp"

#include <vector>

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "core/fact_table.hpp"

namespace damath::words {

namespace {

using desk::RosterField;
using desk::RowReason;

#include "desk_RowReason.inc"

// The messages for errors whose text is empty, for example rows without any name.
constexpr FactRow<RowReason, Pattern> kNameless[] = {{RowReason::NotText, text::kListNotText},
                                                     {RowReason::NoHeader, text::kRowsUnheaded},
                                                     {RowReason::MissingLast, text::kLastNameMissing},
                                                     {RowReason::MissingFirst, text::kFirstNameMissing},
                                                     {RowReason::MissingSchool, text::kSchoolMissing}};

#include "desk_RosterField.inc"

#include "desk_DoubtKind.inc"

}  // namespace

std::string rowMessage(const desk::RowFault& fault, Language language) {
  std::vector<std::string> fields;
  for (const RosterField field : fault.fields)
    fields.push_back("'" + std::string(fieldText(field, language)) + "'");
  const Pattern pattern = patternOf(fault.reason);
  return said(fault.text.empty() ? factOf(kNameless, fault.reason, pattern) : pattern, language,
              {fault.text, std::to_string(fault.otherLine.value_or(0)), fault.otherText,
               joinedByAnd(fields, language)});
}

std::string doubtText(const desk::RowDoubt& doubt, Language language) {
  const std::string& first = doubt.line > 0 ? std::to_string(doubt.line) : doubt.text;
  return said(patternOf(doubt.kind), language, {first, doubt.most});
}

std::string_view fieldText(RosterField field, Language language) {
  return patternOf(field).in(language);
}

std::string emptyRoster(Language language) {
  // Without the byte-order mark, spreadsheets assume an older encoding.
  std::string text = "\xEF\xBB\xBF";
  std::string_view separator;
  for (const RosterField field : desk::kRosterFields) {
    // The parts of the name have columns of their own.
    if (field == RosterField::Name) continue;
    text += separator;
    text += fieldText(field, language);
    separator = ",";
  }
  return text + "\r\n";
}

std::string encodingNote(std::string_view sample, Language language) {
  return said(text::kRosterNote, language, {sample});
}

}  // namespace damath::words
