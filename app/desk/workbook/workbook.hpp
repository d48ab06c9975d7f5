// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the lists in a workbook (.xlsx, Office Open XML, ECMA-376), as Excel, LibreOffice, Google Sheets and
// other programs write it. The file is hostile until it is read: the sizes of the file and of its parts are
// limited, no link out of the file is followed, no macro is run, and no document type definition is read.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/desk/workbook/workbook_fault.hpp"
#include "app/desk/workbook/worksheet.hpp"
#include "app/desk/workbook/zip_file.hpp"
#include "core/expected.hpp"

namespace damath::desk {

inline constexpr std::size_t kMostWorkbookBytes = 16 << 20;
inline constexpr std::size_t kMostSheets = 200;  // with charts and other sheets without cells

// A worksheet of a workbook, by its name on the tab.
struct SheetTab {
  std::string name;
  bool isHidden = false;
  std::string part = {};  // the part of the file; empty if it is outside of the file
};

// True if the bytes begin like a file of a spreadsheet program that is no text: a workbook, or an old or
// another format that Workbook::open refuses. True also for web pages, which some programs save under the
// name .xls.
[[nodiscard]] bool looksLikeWorkbook(std::string_view bytes);

class Workbook {
 public:
  // Precondition: `bytes` outlives this object. Errors: all reasons except OutsideSheet, TooManyRows,
  // NoSuchSheet, SeveralSheets and NoRows.
  [[nodiscard]] static Expected<Workbook, WorkbookFault> open(std::string_view bytes);

  // The worksheets in the order of their tabs. Charts and other sheets without cells are left out.
  [[nodiscard]] const std::vector<SheetTab>& sheets() const { return m_sheets; }
  // Returns the list in a sheet of sheets(). Errors: Damaged, DocumentType, OutsideSheet, TooManyRows,
  // TooLarge, TooPacked.
  [[nodiscard]] Expected<SheetList, WorkbookFault> read(const SheetTab& sheet);
  // True if a cell of the sheet has a text, and also if the sheet cannot be read.
  [[nodiscard]] bool hasRows(const SheetTab& sheet);

 private:
  explicit Workbook(ZipFile file) : m_file(std::move(file)) {}
  [[nodiscard]] Expected<void, WorkbookFault> readParts();
  [[nodiscard]] Expected<void, WorkbookFault> readSheets(const std::string& part);
  [[nodiscard]] Expected<void, WorkbookFault> readFacts(const std::string& strings,
                                                        const std::string& styles);

  ZipFile m_file;
  std::vector<SheetTab> m_sheets;
  CellFacts m_facts;
};

}  // namespace damath::desk
