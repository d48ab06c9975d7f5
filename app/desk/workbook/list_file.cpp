// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/workbook/list_file.hpp"

#include <utility>

#include "app/desk/roster/name_comparison.hpp"
#include "app/desk/roster/person_text.hpp"

namespace damath::desk {

namespace {

static_assert(kMostSheetBytes <= kMostRosterBytes, "a sheet that can be read is a list that can be read");

std::vector<std::string> sheetNames(const std::vector<const SheetTab*>& sheets) {
  std::vector<std::string> names;
  for (const SheetTab* sheet : sheets) names.push_back(shown(sheet->name));
  return names;
}

// Returns the sheet with this name, or else the sheet whose name differs only in case and blanks, or is shown
// so. nullptr if there is no such sheet.
const SheetTab* sheetNamed(const std::vector<SheetTab>& sheets, const std::string& name) {
  auto found = std::ranges::find(sheets, name, &SheetTab::name);
  if (found == sheets.end()) {
    found = std::ranges::find_if(sheets, [&name](const SheetTab& sheet) {
      return folded(sheet.name) == folded(name) || shown(sheet.name) == name;
    });
  }
  return found == sheets.end() ? nullptr : &*found;
}

Expected<const SheetTab*, WorkbookFault> sheetOfList(Workbook& book, const std::optional<std::string>& name) {
  std::vector<const SheetTab*> sheets;
  if (name) {
    for (const SheetTab& sheet : book.sheets()) sheets.push_back(&sheet);
    const SheetTab* named = sheetNamed(book.sheets(), *name);
    if (named != nullptr) return named;
    return Unexpected<WorkbookFault>(
        WorkbookFault{WorkbookReason::NoSuchSheet, shown(*name), sheetNames(sheets)});
  }
  if (book.sheets().size() == 1) return &book.sheets().front();
  for (const SheetTab& sheet : book.sheets()) {
    if (!sheet.isHidden && book.hasRows(sheet)) sheets.push_back(&sheet);
  }
  if (sheets.empty()) return Unexpected<WorkbookFault>(WorkbookFault{WorkbookReason::NoRows, {}, {}});
  if (sheets.size() == 1) return sheets.front();
  return Unexpected<WorkbookFault>(WorkbookFault{WorkbookReason::SeveralSheets, {}, sheetNames(sheets)});
}

}  // namespace

Expected<ListFile, WorkbookFault> readListFile(std::string_view bytes,
                                               const std::optional<std::string>& sheet) {
  if (!looksLikeWorkbook(bytes)) return ListFile{std::string(bytes), std::nullopt};
  DAMATH_TRY(book, Workbook::open(bytes));
  DAMATH_TRY(tab, sheetOfList(*book, sheet));
  DAMATH_TRY(list, book->read(**tab));
  const std::string name = shown((*tab)->name);
  if (list->csv.empty()) return Unexpected<WorkbookFault>(WorkbookFault{WorkbookReason::NoRows, name, {}});
  return ListFile{std::move(list->csv),
                  ReadSheet{name, list->hiddenRows, sheet.has_value(), book->sheets().size() == 1}};
}

}  // namespace damath::desk
