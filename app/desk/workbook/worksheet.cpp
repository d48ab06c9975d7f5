// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/workbook/worksheet.hpp"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "app/desk/workbook/package.hpp"
#include "core/text/csv.hpp"
#include "core/text/number.hpp"

namespace damath::desk {

namespace {

// The limits of the format.
constexpr int kLastRow = 1048576;
constexpr int kLastColumn = 16384;

// The place of a cell. Rows and columns count from 1.
struct CellPlace {
  int row = 0;
  int column = 0;
};

// Parses the name of a cell, such as "B12". nullopt if the sheet cannot have such a cell.
std::optional<CellPlace> placeIn(std::string_view name) {
  constexpr int kAlphabet = 26;
  CellPlace place;
  std::size_t letters = 0;
  for (; letters < name.size() && name[letters] >= 'A' && name[letters] <= 'Z'; ++letters) {
    place.column = place.column * kAlphabet + (name[letters] - 'A' + 1);
    if (place.column > kLastColumn) return std::nullopt;
  }
  const auto row = numberIn<int>(name.substr(letters));
  if (letters == 0 || !row || *row < 1 || *row > kLastRow) return std::nullopt;
  place.row = *row;
  return place;
}

std::string columnName(int column) {
  constexpr int kAlphabet = 26;
  std::string name;
  for (; column > 0; column = (column - 1) / kAlphabet) {
    name.insert(name.begin(), static_cast<char>('A' + (column - 1) % kAlphabet));
  }
  return name;
}

// Merged cells: the first and the last of them.
struct MergedCells {
  CellPlace first;
  CellPlace last;
};

std::optional<MergedCells> mergedIn(std::string_view range) {
  const std::size_t colon = range.find(':');
  const auto first = placeIn(range.substr(0, colon));
  const auto last = colon == std::string_view::npos ? first : placeIn(range.substr(colon + 1));
  if (!first || !last || last->row < first->row || last->column < first->column) return std::nullopt;
  return MergedCells{*first, *last};
}

// The texts of the cells of a row, by their columns. Blank cells are left out.
using RowTexts = std::map<int, std::string>;

class CellReader {
 public:
  CellReader(XmlReader& xml, const CellFacts& facts) : m_xml(xml), m_facts(facts) {}

  // Returns the text of the open cell. nullopt if the cell is not well-formed.
  [[nodiscard]] std::optional<std::string> text() {
    const std::string type = m_xml.attribute("t").value_or("n");
    const std::string form = m_xml.attribute("s").value_or(std::string());
    std::string value;
    std::string own;
    bool hasFormula = false;
    const bool isRead = m_xml.eachChild([&] {
      if (isOfSheet(m_xml, "v")) {
        value = m_xml.textOfOpen().value_or(std::string());
      } else if (isOfSheet(m_xml, "is")) {
        own = richText(m_xml).value_or(std::string());
      } else if (isOfSheet(m_xml, "f")) {
        hasFormula = true;
      }
    });
    if (!isRead) return std::nullopt;
    if (type == "inlineStr") return cellText(own);
    if (type == "str") return cellText(value);
    const std::string plain = cellText(value);
    if (plain.empty()) return std::string(hasFormula ? kNoResult : std::string_view());
    if (type == "s") {
      const auto shared = m_facts.strings.at(plain);
      return shared ? std::optional(cellText(*shared)) : std::nullopt;
    }
    if (type == "b") return plain == "0" ? "FALSE" : "TRUE";
    if (type == "d") return dayOf(plain);
    return type == "n" ? numberText(plain, m_facts.forms.at(form), m_facts.days) : plain;
  }

 private:
  // Returns a date of the type "d" in the form of other dates: "2026-11-20", "2026-11-20 08:01:22".
  static std::string dayOf(std::string text) {
    constexpr std::string_view kMidnight = "T00:00:00";
    const std::size_t sign = text.find('T');
    if (sign == std::string::npos) return text;
    if (text.substr(sign).starts_with(kMidnight)) return text.substr(0, sign);
    text[sign] = ' ';
    return text;
  }

  XmlReader& m_xml;
  const CellFacts& m_facts;
};

// Reads the rows of a worksheet one by one.
class SheetReader {
 public:
  SheetReader(XmlReader& xml, const CellFacts& facts) : m_xml(xml), m_cell(xml, facts) {}

  // Calls take(row, isHidden) with each row that has texts, until it returns false. Returns false if the
  // sheet is not well-formed.
  template <class Take>
  bool eachRow(const Take& take) {
    bool isGood = true;
    bool isWanted = true;
    const bool isRead =
        m_xml.next() == XmlReader::Token::Start && isOfSheet(m_xml, "worksheet") && m_xml.eachChild([&] {
          if (isOfSheet(m_xml, "mergeCells")) {
            isGood = readMerged();
          } else if (isOfSheet(m_xml, "sheetData")) {
            readRows(take, isGood, isWanted);
          }
          if (!isGood || !isWanted) m_xml.stop();
        });
    return isGood && (isRead || !isWanted);
  }

  [[nodiscard]] int row() const { return m_row; }
  [[nodiscard]] const std::vector<MergedCells>& merged() const { return m_merged; }

 private:
  template <class Take>
  void readRows(const Take& take, bool& isGood, bool& isWanted) {
    m_xml.eachChild([&] {
      if (!isOfSheet(m_xml, "row")) return;
      const std::string hidden = m_xml.attribute("hidden").value_or(std::string());
      const bool isHidden = hidden == "1" || hidden == "true";
      RowTexts texts;
      isGood = readRow(texts);
      if (isGood && !texts.empty()) isWanted = take(std::move(texts), isHidden);
      if (!isGood || !isWanted) m_xml.stop();
    });
  }

  // Reads the open row. Rows without a number follow the row before them, and so do cells.
  bool readRow(RowTexts& texts) {
    const auto named = m_xml.attribute("r");
    const int row = named ? numberIn<int>(*named).value_or(0) : m_row + 1;
    if (row <= m_row || row > kLastRow) return false;
    m_row = row;
    int column = 0;
    bool isGood = true;
    m_xml.eachChild([&] {
      if (!isGood || !isOfSheet(m_xml, "c")) return;
      const auto name = m_xml.attribute("r");
      const auto place = name ? placeIn(*name) : std::optional(CellPlace{m_row, column + 1});
      isGood = place && place->row == m_row && place->column <= kLastColumn;
      if (!isGood) return;
      column = place->column;
      auto text = m_cell.text();
      isGood = text.has_value();
      if (isGood && !text->empty()) isGood = texts.emplace(column, *std::move(text)).second;
    });
    return isGood;
  }

  bool readMerged() {
    bool isGood = true;
    m_xml.eachChild([&] {
      if (!isOfSheet(m_xml, "mergeCell")) return;
      const auto merged = mergedIn(m_xml.attribute("ref").value_or(std::string()));
      isGood = isGood && merged.has_value();
      if (merged && merged->last.row > merged->first.row) m_merged.push_back(*merged);
    });
    return isGood;
  }

  XmlReader& m_xml;
  CellReader m_cell;
  int m_row = 0;
  std::vector<MergedCells> m_merged;
};

// The rows of a sheet, by their numbers, with a limit for the bytes of all texts.
class SheetRows {
 public:
  // Returns false if the texts are too large.
  bool add(int row, RowTexts texts) {
    for (const auto& [column, text] : texts) m_bytes += text.size();
    m_rows.emplace(row, std::move(texts));
    return m_bytes <= kMostSheetBytes;
  }

  // Copies the text of merged cells to the rows below. Rows that only number empty lines get no text. Returns
  // false if the texts are too large, or if the merged cells lie over one another many times.
  bool fill(const std::vector<MergedCells>& merged) {
    constexpr std::size_t kMostVisits = 1 << 20;
    std::size_t visits = 0;
    for (const auto& [first, last] : merged) {
      const auto top = m_rows.find(first.row);
      if (top == m_rows.end()) continue;
      const auto text = top->second.find(first.column);
      if (text == top->second.end()) continue;
      for (auto below = std::next(top); below != m_rows.end() && below->first <= last.row; ++below) {
        if (++visits > kMostVisits) return false;
        if (!hasWords(below->second)) continue;
        const bool isNew = below->second.emplace(first.column, text->second).second;
        if (isNew) m_bytes += text->second.size();
        if (m_bytes > kMostSheetBytes) return false;
      }
    }
    return true;
  }

  // Returns the rows as CSV; nullopt if it becomes too large.
  [[nodiscard]] std::optional<std::string> csv() const {
    std::string text;
    int line = 1;
    for (const auto& [row, texts] : m_rows) {
      text.append(static_cast<std::size_t>(row - line), '\n');
      line = row;
      int column = 1;
      for (const auto& [place, cell] : texts) {
        text.append(static_cast<std::size_t>(place - column), ',');
        column = place;
        text += csvQuoted(cell);
        if (text.size() > kMostSheetBytes) return std::nullopt;
      }
    }
    if (!text.empty()) text += '\n';
    return text;
  }

 private:
  static bool hasWords(const RowTexts& texts) {
    return std::ranges::any_of(texts, [](const auto& cell) {
      return !std::ranges::all_of(cell.second, [](char letter) { return isDigit(letter) || letter == '.'; });
    });
  }

  std::map<int, RowTexts> m_rows;
  std::size_t m_bytes = 0;
};

Unexpected<WorkbookFault> refusedSheet(WorkbookReason reason, std::string text = {}) {
  return Unexpected<WorkbookFault>(WorkbookFault{reason, std::move(text), {}});
}

}  // namespace

Expected<SheetList, WorkbookFault> readWorksheet(XmlReader& xml, const CellFacts& facts) {
  SheetRows rows;
  SheetList list;
  SheetReader sheet(xml, facts);
  std::string tooLow;
  bool fits = true;
  const bool isRead = sheet.eachRow([&](RowTexts texts, bool isHidden) {
    if (sheet.row() > kMostSheetRows) tooLow = columnName(texts.begin()->first) + std::to_string(sheet.row());
    if (isHidden) ++list.hiddenRows;
    fits = tooLow.empty() && rows.add(sheet.row(), std::move(texts));
    return fits;
  });
  if (!tooLow.empty()) return refusedSheet(WorkbookReason::TooManyRows, tooLow);
  if (!isRead) {
    return refusedSheet(xml.hasDocumentType() ? WorkbookReason::DocumentType : WorkbookReason::Damaged);
  }
  fits = fits && rows.fill(sheet.merged());
  auto csv = fits ? rows.csv() : std::nullopt;
  if (!csv) return refusedSheet(WorkbookReason::TooLarge);
  list.csv = *std::move(csv);
  return list;
}

bool hasText(XmlReader& xml, const CellFacts& facts) {
  bool isFound = false;
  const bool isRead = SheetReader(xml, facts).eachRow([&](const RowTexts& /*texts*/, bool /*isHidden*/) {
    isFound = true;
    return false;
  });
  return isFound || !isRead;
}

}  // namespace damath::desk
