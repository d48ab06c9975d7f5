// SPDX-License-Identifier: GPL-3.0-or-later
// Reads workbooks: any bytes as a file, and any bytes as the sheet in a whole file.
#include "app/desk/workbook/list_file.hpp"

#include <string>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/desk/workbook/workbook.hpp"
#include "app/words/texts/list_words.hpp"
#include "core/text/csv.hpp"
#include "core/text/lines.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/workbook/made_book.hpp"

namespace damath::fuzz {

namespace {

using damath::testing::bytesOf;
using damath::testing::rowsOf;
using damath::testing::sheetOf;

Broken brokenFault(const desk::WorkbookFault& fault) {
  const std::string message = words::message(fault, words::Language{});
  if (message.empty() || firstLineNotText(message)) return "a fault without a message";
  const bool isOfSheets = fault.reason == desk::WorkbookReason::SeveralSheets ||
                          fault.reason == desk::WorkbookReason::NoSuchSheet;
  return isOfSheets == fault.sheets.empty() ? "a fault with other sheets" : "";
}

Broken brokenList(const std::string& text) {
  if (text.size() > desk::kMostSheetBytes) return "a list that is too large";
  if (firstLineNotText(text)) return "a list that is no text";
  int line = 0;
  for (const CsvRow& row : parseCsv(text)) {
    if (row.line <= line || row.line > desk::kMostSheetRows) return "rows out of order";
    if (row.quote != Quote::Closed) return "a cell without its end";
    line = row.line;
  }
  const desk::Roster roster = desk::parseRoster(text);
  return roster.rows.empty() && roster.faults.empty() ? "neither a row nor a fault" : "";
}

// Returns the text of a cell with the escapes that a program writes for control characters.
std::string withEscapes(const std::string& text) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string escaped;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < ' ') {
      escaped += std::string("_x00") + kHex[byte >> 4U] + kHex[byte & 0xFU] + '_';
    } else if (text.compare(i, 2, "_x") == 0) {
      escaped += "_x005F_";
    } else {
      escaped += text[i];
    }
  }
  return escaped;
}

// The texts of a sheet, written as another sheet, read equal.
Broken brokenRoundTrip(const std::string& text) {
  std::string rows;
  for (CsvRow row : parseCsv(text)) {
    for (std::string& cell : row.cells) cell = withEscapes(cell);
    rows += rowsOf({row.cells}, row.line);
  }
  const auto again = desk::readListFile(bytesOf({{{"List", sheetOf(rows)}}}));
  if (!again) return "the cells written are refused";
  const std::vector<CsvRow> read = parseCsv(text);
  const std::vector<CsvRow> reread = parseCsv(again->text);
  if (read.size() != reread.size()) return "the cells written are other rows";
  for (std::size_t i = 0; i < read.size(); ++i) {
    if (read[i].line != reread[i].line || read[i].cells != reread[i].cells)
      return "the cells written read otherwise";
  }
  return {};
}

}  // namespace

Broken runWorkbook(std::string_view input) {
  const auto list = desk::readListFile(input);
  if (!list) return brokenFault(list.error());
  if (list->sheet.has_value() != desk::looksLikeWorkbook(input)) return "a workbook that is read as text";
  if (!list->sheet) return list->text == input ? "" : "a text that is changed";
  const auto named = desk::readListFile(input, list->sheet->name);
  if (!named) return "a sheet that is not found by its name";
  // Another sheet may be shown with the same name.
  return named->text != list->text ? "" : brokenList(list->text);
}

Broken runWorksheet(std::string_view input) {
  damath::testing::MadeBook book;
  book.sheets = {{"List", std::string(input)}};
  book.strings = "<si><t>Cruz, Ana</t></si><si><r><t>Ri</t></r><r><t>zal</t></r></si>";
  book.styles = "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"22\"/></cellXfs>";
  const auto list = desk::readListFile(bytesOf(book));
  if (!list) return brokenFault(list.error());
  if (!list->sheet) return "a workbook that is read as text";
  if (Broken broken = brokenList(list->text); !broken.empty()) return broken;
  return brokenRoundTrip(list->text);
}

}  // namespace damath::fuzz
