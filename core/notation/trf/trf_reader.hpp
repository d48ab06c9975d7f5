// SPDX-License-Identifier: GPL-3.0-or-later
// Reads tournament reports, also reports that other programs wrote in their own way. An oddity that changes
// no meaning is passed over with a note. A text that cannot be taken without changing the meaning is a fault.
// The user decides if the report is then refused or read in part.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/notation/trf/trf.hpp"
#include "core/notation/trf/trf_finding.hpp"
#include "core/text/encoded_text.hpp"

namespace damath::notation {

inline constexpr std::size_t kMostTrfBytes = 4 << 20;
inline constexpr int kMostTrfColumns = 4096;

// Whole: a report with a fault is refused. Readable: the parts with a fault are left out.
enum class TrfExtent { Whole, Readable };

struct TrfReading {
  Trf trf;            // each line of the file is one record
  TrfNotes notes;     // ordered by line
  TrfFaults leftOut;  // only if the extent is Readable: the faults of the parts that are left out
  TextEncoding encoding = TextEncoding::Utf8;
  std::string toCheck;  // only if the encoding is assumed: a word whose letters the user should check
};

// Reads a report in UTF-8, UTF-16 or Windows-1252. Accepts LF, CRLF and CR as line ends, a byte-order mark,
// and codes in upper or lower case. Errors: all faults in the order of the lines, at most kMostTrfFaults. If
// the extent is Readable, only these faults remain: TooLarge, Empty, and NotText for a text with a NUL byte.
// After 100 lines that have faults or repeat a player, each line is read only as it is written.
[[nodiscard]] Expected<TrfReading, TrfFaults> readTrf(std::string_view bytes, TrfExtent extent);

// Returns the report without the notes, for a report that this program wrote. Errors: as readTrf for a whole
// report.
[[nodiscard]] Expected<Trf, TrfFaults> parseTrf(std::string_view bytes);

// True if the text is a report: its first line that is not blank starts with a tag (three digits, capitals or
// `#`), then a blank or the end of the line; or a line is that of a player: 001, then a start number.
[[nodiscard]] bool looksLikeTrf(std::string_view text);

}  // namespace damath::notation
