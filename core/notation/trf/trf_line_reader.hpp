// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one line of a tournament report that another program wrote. A line that is no good line of the format
// is also read in the other ways in which programs write lines: with columns that count bytes, with tabs,
// with a name that runs over its columns. If exactly one way gives a line without a fault, this way is taken,
// with a note.
#pragma once

#include <string_view>

#include "core/notation/trf/trf.hpp"
#include "core/notation/trf/trf_finding.hpp"

namespace damath::notation {

struct TrfLineReading {
  TrfRecord record;
  TrfFindings findings;
};

// The ways in which a line is read: in all ways until one gives a line without a fault, or only as the line
// is written.
enum class TrfWays { All, AsWritten };

// Returns the record of line `number` with its findings. If one of the faults is a text between two fields,
// the columns of the line are wrong, and only the first fault is kept. A line whose start number is uncertain
// gives no player. Precondition: the text is UTF-8.
[[nodiscard]] TrfLineReading readTrfLine(std::string_view text, int number, TrfWays ways);

}  // namespace damath::notation
