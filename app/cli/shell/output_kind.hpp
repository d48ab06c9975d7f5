// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of written files. The first bytes of a file tell whether it is an older output of the same kind.
// Such a file may be replaced.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace damath::cli {

enum class OutputKind {
  Pdf,        // its document information names "Damath" as creator
  Html,       // its generator is "Damath"
  Csv,        // begins with the headings of standings, results, schools or medals
  EventJson,  // standings and results of an event
  TeamsJson,  // schools and medals
  WholeJson,  // the whole contest
  Trf,        // a tournament report that names "Damath" as its program (182)
  Xlsx,       // never recognized: a user may have continued to work in the spreadsheet
  Sheet,      // a scoresheet as text or CSV that begins with the program's remark
  Unmarked    // never recognized: it has no mark
};

inline constexpr std::size_t kKindBytes = 16384;

[[nodiscard]] bool isOlderOutput(OutputKind kind, std::string_view firstBytes);

// Returns a scoresheet (text or CSV) under the remark by which isOlderOutput() recognizes it, and under a
// remark with `fact` unless this is empty. A sheet typed by a clerk has no remark.
[[nodiscard]] std::string withRemark(const std::string& sheet, const std::string& fact = {});

}  // namespace damath::cli
