// SPDX-License-Identifier: GPL-3.0-or-later
// What the command writes, and how an older output of the same kind is told from a file of somebody else's by
// its first bytes: such a one may be replaced.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace damath::cli {

enum class OutputKind {
  Pdf,        // made by "Damath", as its own information says
  Html,       // with "Damath" as its generator
  Csv,        // with the headings of standings, results, schools or medals
  EventJson,  // standings and results of an event
  TeamsJson,  // schools and medals
  WholeJson,  // the whole contest
  Trf,        // a tournament report with "Damath" as its program (182)
  Xlsx,       // a spreadsheet: somebody may have gone on in it, so it is never known again
  Sheet,      // a scoresheet, as text or CSV, under the program's own remark
  Unmarked    // nothing marks it: it is never recognized again
};

inline constexpr std::size_t kKindBytes = 16384;

[[nodiscard]] bool isOlderOutput(OutputKind kind, std::string_view firstBytes);

// A scoresheet's text or CSV under the remark by which it is known again, and under a remark of the fact if
// there is one. What a clerk typed has none.
[[nodiscard]] std::string withRemark(const std::string& sheet, const std::string& fact = {});

}  // namespace damath::cli
