// SPDX-License-Identifier: GPL-3.0-or-later
// A document as a PDF file, without a screen.
#pragma once

#include <functional>
#include <string>

#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/terminal.hpp"
#include "reports/compose/document.hpp"

namespace damath::cli {

// What is done with the document once there is something to print, before it is drawn; and when the file lies
// safely beside its place: where that says no, all is done again. Each may be left out.
struct Issuing {
  std::function<void()> announce;
  std::function<bool()> keep;
};

// The paper's name is one of A4, Letter, LongBond. After a failure the path holds what it held before. The
// letters that the paper's font lacks, which are warned of, are the answer.
[[nodiscard]] InputResult<std::string> printPdf(const compose::Document& document, const std::string& paper,
                                                const Output& output, Terminal& terminal,
                                                const Issuing& issuing);

}  // namespace damath::cli
