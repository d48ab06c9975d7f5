// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/workbook/written_book.hpp"

#include <unistd.h>
#include <xlsxwriter.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace damath::testing {

namespace {

void fill(lxw_workbook* book, lxw_worksheet* sheet) {
  lxw_format* bold = workbook_add_format(book);
  format_set_bold(bold);
  lxw_format* day = workbook_add_format(book);
  format_set_num_format(day, "mm/dd/yyyy");
  worksheet_merge_range(sheet, 0, 0, 0, 6, "Republic of the Philippines", bold);
  worksheet_merge_range(sheet, 1, 0, 1, 6, "Department of Education", bold);
  const char* headings[] = {"No.",    "LRN",        "NAME OF CONTESTANT", "Birthdate",
                            "SCHOOL", "Gr. & Sec.", "Teacher-Coach"};
  for (lxw_col_t column = 0; column < std::size(headings); ++column) {
    worksheet_write_string(sheet, 3, column, headings[column], bold);
  }
  worksheet_write_number(sheet, 4, 0, 1, nullptr);
  worksheet_write_number(sheet, 4, 1, 136512345678.0, nullptr);
  worksheet_write_string(sheet, 4, 2, "DELA CRUZ, MA. TERESA B.", nullptr);
  lxw_datetime birthday = {2013, 11, 20, 0, 0, 0.0};
  worksheet_write_datetime(sheet, 4, 3, &birthday, day);
  worksheet_write_string(sheet, 4, 5, "7-Narra", nullptr);
  worksheet_write_formula_str(sheet, 4, 6, "=\"Gng. \"&\"Uy\"", nullptr, "Gng. Uy");
  worksheet_write_number(sheet, 5, 0, 2, nullptr);
  worksheet_write_string(sheet, 5, 1, "000012345678", nullptr);
  std::string lastText = "Peña";
  std::string firstText = ", Niño, Jr.";
  lxw_rich_string_tuple last = {bold, lastText.data()};
  lxw_rich_string_tuple first = {nullptr, firstText.data()};
  lxw_rich_string_tuple* pieces[] = {&last, &first, nullptr};
  worksheet_write_rich_string(sheet, 5, 2, pieces, nullptr);
  worksheet_write_number(sheet, 5, 5, 7, nullptr);
  worksheet_merge_range(sheet, 4, 4, 5, 4, "Rizal NHS", nullptr);
  worksheet_write_string(sheet, 7, 2, "Total", bold);
  worksheet_write_formula_num(sheet, 7, 5, "=COUNTA(C5:C6)", nullptr, 2);
}

}  // namespace

std::string writtenList() {
  const std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("written_list_" + std::to_string(getpid()) + ".xlsx");
  lxw_workbook* book = workbook_new(path.c_str());
  lxw_worksheet* list = workbook_add_worksheet(book, "List");
  workbook_add_worksheet(book, "Notes");
  fill(book, list);
  if (workbook_close(book) != LXW_NO_ERROR) throw std::runtime_error("the workbook is not written");
  std::ifstream file(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(file), {}};
  file.close();
  std::filesystem::remove(path);
  return bytes;
}

}  // namespace damath::testing
