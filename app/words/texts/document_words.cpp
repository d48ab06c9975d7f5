// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/document_words.hpp"

#include <string>

#include "db/records/document.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

using db::DocumentFaultKind;

#include "db_DocumentFaultKind.inc"

std::string placeOf(const db::DocumentFault& fault, Language language) {
  if (fault.table.empty()) return said(Phrase::TheDocument, language, {});
  if (fault.row.empty()) return said(Phrase::TableOf, language, {fault.table});
  const Phrase row = Phrase::RowOf;
  const Phrase column = Phrase::ColumnOf;
  return said(fault.column.empty() ? row : column, language, {fault.table, fault.row, fault.column});
}

}  // namespace

std::string message(const db::DocumentFault& fault, Language language) {
  if (fault.store && fault.kind == DocumentFaultKind::StoreFailed) return message(*fault.store, language);
  return said(phraseOf(fault.kind), language,
              {placeOf(fault, language), fault.written, fault.right, fault.detail});
}

std::string contentText(const db::DocumentRows& rows, Language language) {
  const Phrase pattern = Phrase::ContestContent;
  const auto count = [&rows](std::string_view table) { return std::to_string(db::rowsOf(rows, table)); };
  return said(pattern, language,
              {count("event"), count("player"), count("game"), count("sheet"), count("journal")});
}

}  // namespace damath::words
