// SPDX-License-Identifier: GPL-3.0-or-later
// Reads columns of a contest (JSON, times, ranges of boards, Base64). The first byte chooses the column.
#include "db/detail/base64.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/finding_text.hpp"
#include "db/detail/live_text.hpp"
#include "db/detail/sheet_text.hpp"
#include "db/records/person.hpp"
#include "db/records/stamp.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

using namespace db::detail;

// Reads a column, writes the value, and reads it again. A text that cannot be read is refused as BrokenRow.
template <class Read, class Write>
Broken brokenColumn(const std::string& input, const Read& read, const Write& write) {
  try {
    const std::string text = write(read(input));
    try {
      return write(read(text)) == text ? "" : "the column is written otherwise a second time";
    } catch (const BrokenRow&) {
      return "the column written is refused";
    }
  } catch (const BrokenRow&) {
    return {};
  }
}

Broken brokenInstant(std::string_view input) {
  const auto moment = db::parseInstant(input);
  return !moment || db::toText(*moment) == input ? "" : "a moment is written otherwise";
}

Broken brokenBytes(std::string_view input) {
  const auto bytes = fromBase64(input);
  return !bytes || toBase64(*bytes) == input ? "" : "bytes are written otherwise";
}

}  // namespace

Broken runStoredText(std::string_view input) {
  if (input.empty()) return {};
  const std::string text(input.substr(1));
  switch (input.front()) {
    case 's':
      return brokenColumn(text, sheetOf, sheetText);
    case 'f':
      return brokenColumn(text, findingsOf, findingsText);
    case 'c':
      return brokenColumn(text, correctionsOf, correctionsText);
    case 'l':
      return brokenColumn(text, stepOf, stepText);
    case 'k':
      return brokenColumn(text, clockOf, clockText);
    case 'm':
      return brokenInstant(text);
    case 'b':
      static_cast<void>(db::parseBoards(text));
      return {};
    default:
      return brokenBytes(text);
  }
}

}  // namespace damath::fuzz
