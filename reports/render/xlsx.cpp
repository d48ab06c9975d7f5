// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/xlsx.hpp"

#include <xlsxwriter.h>

#include <QFile>
#include <QString>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdint>
#include <functional>
#include <vector>

namespace damath::render {

namespace {

using compose::WorkCell;
using compose::WorkColumn;
using compose::Worksheet;

// Returns a valid name for the tab of a sheet: at most 31 letters, without []:*?/\ and apostrophes. XLSX
// forbids apostrophes only at both ends; removing all of them is simpler.
std::string tabName(const std::string& name) {
  constexpr qsizetype kMost = 31;
  QString tab = QString::fromStdString(name);
  for (const QChar unfit : QStringLiteral("[]:*?/\\'")) tab.remove(unfit);
  return tab.left(kMost).trimmed().toStdString();
}

// Returns the number of lines that a text takes in a column of `width` characters. The program sets row
// heights by this number, because some spreadsheet programs do not set them.
int linesIn(const std::string& text, int width) {
  int lines = 1;
  qsizetype used = 0;
  for (const QString& word : QString::fromStdString(text).split(QLatin1Char(' '))) {
    const qsizetype wanted = used == 0 ? word.size() : used + 1 + word.size();
    if (wanted <= width) {
      used = wanted;
      continue;
    }
    lines += static_cast<int>((word.size() - 1) / width) + (used == 0 ? 0 : 1);
    used = (word.size() - 1) % width + 1;
  }
  return lines;
}

double numberOf(const std::string& decimals) {
  return QString::fromStdString(decimals).toDouble();
}

class SheetWriter {
 public:
  SheetWriter(lxw_workbook* book, lxw_worksheet* sheet) : m_book(book), m_sheet(sheet) {
    m_title = format();
    format_set_bold(m_title);
    format_set_font_size(m_title, kTitleSize);
    m_heading = format();
    format_set_bold(m_heading);
    format_set_text_wrap(m_heading);
    format_set_align(m_heading, LXW_ALIGN_VERTICAL_CENTER);
    format_set_bg_color(m_heading, kHeadingGrey);
    format_set_border(m_heading, LXW_BORDER_THIN);
    m_text = format();
    format_set_align(m_text, LXW_ALIGN_VERTICAL_TOP);
    format_set_num_format(m_text, "@");
    format_set_text_wrap(m_text);
    format_set_border(m_text, LXW_BORDER_HAIR);
  }

  // Writes a sheet of the workbook. False if the library refuses a cell, for example a text of more than
  // 32,767 letters.
  bool write(const Worksheet& sheet) {
    lxw_row_t row = 0;
    check(worksheet_write_string(m_sheet, row++, 0, sheet.title.c_str(), m_title));
    for (const std::string& line : sheet.opening) {
      check(worksheet_write_string(m_sheet, row++, 0, line.c_str(), nullptr));
    }
    ++row;
    const lxw_row_t headings = row++;
    for (std::size_t i = 0; i < sheet.columns.size(); ++i) {
      const auto column = static_cast<lxw_col_t>(i);
      worksheet_set_column(m_sheet, column, column, sheet.columns[i].width, nullptr);
      check(worksheet_write_string(m_sheet, headings, column, sheet.columns[i].heading.c_str(), m_heading));
    }
    makeHigh(headings, sheet, [&sheet](std::size_t i) { return sheet.columns[i].heading; });
    std::vector<lxw_format*> figures;
    for (const WorkColumn& column : sheet.columns) figures.push_back(figureFormat(column.decimals));
    for (const auto& cells : sheet.rows) {
      for (std::size_t i = 0; i < cells.size(); ++i) {
        put(row, static_cast<lxw_col_t>(i), cells[i], figures[i]);
      }
      makeHigh(row, sheet,
               [&cells](std::size_t i) { return i < cells.size() ? cells[i].text : std::string(); });
      ++row;
    }
    const lxw_row_t last = row;
    ++row;
    for (const std::string& note : sheet.notes) {
      check(worksheet_write_string(m_sheet, row++, 0, note.c_str(), nullptr));
    }
    setUp(sheet, headings, last);
    return m_isWhole;
  }

 private:
  static constexpr double kTitleSize = 14;
  static constexpr lxw_color_t kHeadingGrey = 0xE7E7E7;

  void check(lxw_error error) { m_isWhole = m_isWhole && error == LXW_NO_ERROR; }
  lxw_format* format() { return workbook_add_format(m_book); }

  // Makes a row high enough for the texts in all its columns.
  void makeHigh(lxw_row_t row, const Worksheet& sheet,
                const std::function<std::string(std::size_t column)>& textAt) {
    constexpr double kLine = 15;   // the height of a line of text, in points
    constexpr double kMost = 409;  // the largest height of a row that the format allows, in points
    int lines = 1;
    for (std::size_t i = 0; i < sheet.columns.size(); ++i) {
      lines = std::max(lines, linesIn(textAt(i), sheet.columns[i].width));
    }
    if (lines > 1) check(worksheet_set_row(m_sheet, row, std::min(kLine * lines, kMost), nullptr));
  }

  lxw_format* figureFormat(int decimals) {
    lxw_format* figures = format();
    // The number format "0.####" would show a decimal point behind whole numbers.
    format_set_num_format(figures, decimals == 0 ? "0" : "General");
    format_set_border(figures, LXW_BORDER_HAIR);
    format_set_align(figures, LXW_ALIGN_VERTICAL_TOP);
    return figures;
  }

  void put(lxw_row_t row, lxw_col_t column, const WorkCell& cell, lxw_format* figures) {
    if (cell.kind == WorkCell::Kind::Sum) {
      char from[LXW_MAX_CELL_NAME_LENGTH] = {};
      char to[LXW_MAX_CELL_NAME_LENGTH] = {};
      lxw_rowcol_to_cell(from, row, static_cast<lxw_col_t>(cell.first));
      lxw_rowcol_to_cell(to, row, static_cast<lxw_col_t>(cell.last));
      const std::string sum = std::string("=SUM(") + from + ":" + to + ")";
      check(worksheet_write_formula_num(m_sheet, row, column, sum.c_str(), figures, numberOf(cell.text)));
    } else if (cell.text.empty()) {
      check(worksheet_write_blank(m_sheet, row, column, m_text));
    } else if (cell.kind == WorkCell::Kind::Number) {
      check(worksheet_write_number(m_sheet, row, column, numberOf(cell.text), figures));
    } else {
      check(worksheet_write_string(m_sheet, row, column, cell.text.c_str(), m_text));
    }
  }

  // Sets up the frozen headings, the filter and printing: A4 landscape, as wide as one page, headings on each
  // page, page number in the footer.
  void setUp(const Worksheet& sheet, lxw_row_t headings, lxw_row_t last) {
    constexpr std::uint8_t kA4 = 9;
    constexpr std::uint16_t kAsManyAsNeeded = 0;
    worksheet_freeze_panes(m_sheet, headings + 1, static_cast<lxw_col_t>(sheet.frozen));
    worksheet_set_paper(m_sheet, kA4);
    worksheet_set_landscape(m_sheet);
    worksheet_fit_to_pages(m_sheet, 1, kAsManyAsNeeded);
    worksheet_repeat_rows(m_sheet, headings, headings);
    worksheet_set_footer(m_sheet, "&L&A&R&P / &N");
    if (!sheet.columns.empty() && last > headings + 1) {
      worksheet_autofilter(m_sheet, headings, 0, last - 1, static_cast<lxw_col_t>(sheet.columns.size() - 1));
    }
  }

  bool m_isWhole = true;
  lxw_workbook* m_book;
  lxw_worksheet* m_sheet;
  lxw_format* m_title;
  lxw_format* m_heading;
  lxw_format* m_text;
};

}  // namespace

// Returns the workbook as an XLSX file. Writes a temporary file first, because the library can only write to
// files.
Expected<std::string, XlsxFault> xlsxOf(const compose::Workbook& workbook) {
  if (workbook.sheets.empty()) return Unexpected<XlsxFault>(XlsxFault::NoSheet);
  const QTemporaryDir folder;
  if (!folder.isValid()) return Unexpected<XlsxFault>(XlsxFault::CannotWrite);
  const QString path = folder.filePath(QStringLiteral("book.xlsx"));
  lxw_workbook* book = workbook_new(QFile::encodeName(path).constData());
  if (book == nullptr) return Unexpected<XlsxFault>(XlsxFault::CannotWrite);
  std::string title = workbook.title;
  std::string author = workbook.author;
  std::string program = "Damath";
  lxw_doc_properties facts = {};
  facts.title = title.data();
  facts.author = author.data();
  facts.comments = program.data();
  workbook_set_properties(book, &facts);
  bool isWhole = true;
  for (const Worksheet& sheet : workbook.sheets) {
    lxw_worksheet* page = workbook_add_worksheet(book, tabName(sheet.name).c_str());
    isWhole = page != nullptr && SheetWriter(book, page).write(sheet) && isWhole;
  }
  if (workbook_close(book) != LXW_NO_ERROR || !isWhole) return Unexpected<XlsxFault>(XlsxFault::CannotWrite);
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return Unexpected<XlsxFault>(XlsxFault::CannotWrite);
  return file.readAll().toStdString();
}

}  // namespace damath::render
