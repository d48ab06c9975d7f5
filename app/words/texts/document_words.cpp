// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/document_words.hpp"

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "app/words/texts/store_words.hpp"

namespace damath::words {

namespace {

using db::DocumentFaultKind;

#include "db_DocumentFaultKind.inc"

std::string placeOf(const db::DocumentFault& fault, Language language) {
  if (fault.table.empty()) return said(text::kTheDocument, language, {});
  if (fault.row.empty()) return said(text::kTableOf, language, {fault.table});
  const Pattern row = text::kRowOf;
  const Pattern column = text::kColumnOf;
  return said(fault.column.empty() ? row : column, language, {fault.table, fault.row, fault.column});
}

}  // namespace

std::string message(const db::DocumentFault& fault, Language language) {
  if (fault.store && fault.kind == DocumentFaultKind::StoreFailed) return message(*fault.store, language);
  return said(patternOf(fault.kind), language,
              {placeOf(fault, language), fault.written, fault.right, fault.detail});
}

std::string contentText(const db::DocumentRows& rows, Language language) {
  const Pattern pattern = text::kContestContent;
  const auto count = [&rows](std::string_view table) { return std::to_string(db::rowsOf(rows, table)); };
  return filled(pattern.in(language),
                {count("event"), count("player"), count("game"), count("sheet"), count("journal")});
}

}  // namespace damath::words
