// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of files that the command writes, and the marks by which it recognizes its older outputs.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace damath::cli {

// The kinds of files that the command writes. A mark in the first bytes of a file shows that this program
// wrote it. A new output may replace an older output of the same kind.
enum class OutputKind {
  Pdf,        // its document information names "Damath" as creator
  Html,       // its generator tag names "Damath"
  Csv,        // begins with the headings of standings, results, schools or medals
  EventJson,  // a JSON document with standings and results of an event
  TeamsJson,  // a JSON document with the ranking of schools or the medals
  WholeJson,  // a JSON document of the whole contest
  Trf,        // a tournament report that names "Damath" as its program (line with code 182)
  Xlsx,       // never replaced without --force, because a user may have changed the spreadsheet
  Sheet,      // a scoresheet as text or CSV that begins with the program's remark
  Unmarked    // any other kind of file: has no mark, so it is never replaced without --force
};

inline constexpr std::size_t kKindBytes = 16384;

[[nodiscard]] bool isOlderOutput(OutputKind kind, std::string_view firstBytes);

// Returns a scoresheet (text or CSV) with remarks above it: the remark by which isOlderOutput() recognizes an
// output, and `fact` unless `fact` is empty. A sheet that a person typed lacks the first remark, so it is
// replaced only with --force.
[[nodiscard]] std::string withRemark(const std::string& sheet, const std::string& fact = {});

}  // namespace damath::cli
