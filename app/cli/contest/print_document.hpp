// SPDX-License-Identifier: GPL-3.0-or-later
// Prints documents as a PDF file, without a screen.
#pragma once

#include <functional>
#include <string>

#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/terminal.hpp"
#include "reports/render/documents.hpp"

namespace damath::cli {

// Functions that printPdf() calls to register the documents as issued. `announce` is called before the
// documents are drawn and may change them. `keep` is called when a temporary file holds the whole PDF. If
// `keep` returns false, `announce` and the drawing are repeated. Both functions may be empty.
struct Issuing {
  std::function<void()> announce;
  std::function<bool()> keep;
};

// Writes the documents as one PDF. `paper` is A4, Letter or LongBond. After a failure, the file at the path
// is unchanged. Warns of letters that the font does not have, and returns these letters. Precondition: there
// is a document.
[[nodiscard]] InputResult<std::string> printPdf(const render::Documents& documents, const std::string& paper,
                                                const Output& output, Terminal& terminal,
                                                const Issuing& issuing);

}  // namespace damath::cli
