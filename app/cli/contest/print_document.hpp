// SPDX-License-Identifier: GPL-3.0-or-later
// Prints a document as a PDF file, without a screen.
#pragma once

#include <functional>
#include <string>

#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/terminal.hpp"
#include "reports/compose/document.hpp"

namespace damath::cli {

// Functions that printPdf() calls to register a document as issued. `announce` is called before the document
// is drawn and may change it. `keep` is called when a temporary file holds the whole PDF. If `keep` returns
// false, `announce` and the drawing are repeated. Both functions may be empty.
struct Issuing {
  std::function<void()> announce;
  std::function<bool()> keep;
};

// Writes the document as a PDF. `paper` is A4, Letter or LongBond. After a failure, the file at the path is
// unchanged. Warns of letters that the font does not have, and returns these letters.
[[nodiscard]] InputResult<std::string> printPdf(const compose::Document& document, const std::string& paper,
                                                const Output& output, Terminal& terminal,
                                                const Issuing& issuing);

}  // namespace damath::cli
