// SPDX-License-Identifier: GPL-3.0-or-later
// What an audit comes to: each player's figures as written beside what is right, and who wins now.
#pragma once

#include <string>

#include "app/cli/sheet/sheet_file.hpp"
#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

// A row or two a player, every row ended: one where nothing written is wrong.
[[nodiscard]] std::string totalsTable(const Terminal& terminal, const SheetFile& file,
                                      const sheet::AuditReport& report);

// What the result comes from: a ruling goes before the totals (T6).
enum class ResultBy { Totals, Ruling };

// "As written RED wins 34 to 29; corrected, BLUE wins 31 to 29.", or that the result stays.
[[nodiscard]] std::string verdictText(const SheetFile& file, const sheet::AuditReport& report, ResultBy by,
                                      words::Language language);

}  // namespace damath::cli
