// SPDX-License-Identifier: GPL-3.0-or-later
// Text as spreadsheets write it, its cells parted by commas, semicolons or tabs: quoted where needed, a quote
// within doubled, LF, CRLF or CR, with or without byte-order mark. The separator is the one that the first
// line has most of, or that a line "sep=;" before it names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::desk {

enum class Quote { Closed, Open };

struct CsvRow {
  int line = 0;                    // of the text, from 1: where the row begins
  std::vector<std::string> cells;  // trimmed of blanks outside quotes
  Quote quote = Quote::Closed;     // Open: a quoted cell never ended
};

// Rows whose cells are all blank are left out.
[[nodiscard]] std::vector<CsvRow> parseCsv(std::string_view text);

}  // namespace damath::desk
