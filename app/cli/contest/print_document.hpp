// SPDX-License-Identifier: GPL-3.0-or-later
// A document as a PDF file, without a screen.
#pragma once

#include <functional>
#include <string>

#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/terminal.hpp"
#include "reports/compose/document.hpp"

namespace damath::cli {

// The paper's name is one of A4, Letter, LongBond. After a failure the path holds what it held before.
// `issue` is called once it is settled that there is something to print, and puts the imprint on the
// document. The letters that the paper's font lacks, which are warned of, are the answer.
[[nodiscard]] InputResult<std::string> printPdf(const compose::Document& document, const std::string& paper,
                                                const Output& output, Terminal& terminal,
                                                const std::function<void()>& issue);

}  // namespace damath::cli
