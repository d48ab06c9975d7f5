// SPDX-License-Identifier: GPL-3.0-or-later
// A file with a list of players, as a person chooses it: a text, which is read as it is, or a workbook, in
// which one sheet has the list.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/desk/workbook/workbook.hpp"
#include "app/desk/workbook/workbook_fault.hpp"
#include "core/expected.hpp"

namespace damath::desk {

// The most bytes of a file with a list. The limit of a text is lower (kMostRosterBytes).
inline constexpr std::size_t kMostListBytes = std::max(kMostRosterBytes, kMostWorkbookBytes);

// The sheet of a workbook that was read.
struct ReadSheet {
  std::string name;
  int hiddenRows = 0;     // the rows of the list that the spreadsheet hides; they are in the list
  bool isChosen = false;  // true if the user named the sheet
  bool isAlone = false;   // true if the workbook has no other sheet
};

struct ListFile {
  std::string text;  // the list, for parseRoster(); line numbers are the row numbers of the sheet
  std::optional<ReadSheet> sheet;  // nullopt for a text
};

// Reads the bytes of a file. A text is returned unchanged, because parseRoster() decodes it. In a workbook,
// the user names the sheet by `sheet`; case and blanks make no difference. If the user names none, the only
// visible sheet with rows is read. Errors: those of Workbook, NoSuchSheet, SeveralSheets, NoRows.
[[nodiscard]] Expected<ListFile, WorkbookFault> readListFile(std::string_view bytes,
                                                             const std::optional<std::string>& sheet = {});

}  // namespace damath::desk
