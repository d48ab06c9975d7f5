// A list of players as it comes from a spreadsheet: comma or semicolon separated, cells quoted where needed,
// LF or CRLF, with or without byte-order mark. The header names the columns in any order: last, first,
// middle, school, district, division, grade, coach, rating; only last, first and school are required.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/namesakes.hpp"

namespace damath::desk {

struct RosterRow {
  int line = 0;  // of the file, from 1: where the row begins
  std::string last;
  std::string first;
  std::string middle;
  std::string school;
  std::string district;
  std::string division;
  std::string grade;
  std::string coach;
  std::optional<int> rating;

  // "Last, First Middle"
  [[nodiscard]] std::string name() const;
  // What tells one person from another; views into the row.
  [[nodiscard]] PersonName person() const { return {last, first, school, middle, district, division}; }
};

enum class RowReason {
  NotText,          // broken UTF-8 or control characters
  TooLarge,         // more than kMostRosterBytes
  WrongHeader,      // text: the unknown, repeated or absent column
  NoRows,           // a header and nothing else, or an empty file
  OpenQuote,        // a quoted cell never ends
  TooManyCells,     // more cells than columns
  MissingName,      // last or first is blank
  MissingSchool,    // school is blank
  BadRating,        // text: what stands there; a rating is a whole number from 0 to 9999
  DuplicateInFile,  // otherLine: the same name and school
  DuplicateInEvent  // the same name and school is entered already
};

struct RowFault {
  int line = 0;  // of the file, from 1
  RowReason reason = RowReason::NotText;
  std::string text;  // the offending word or the player's name
  std::optional<int> otherLine;
};

inline constexpr std::size_t kMostRosterBytes = 1 << 20;

struct Roster {
  std::vector<RosterRow> rows;  // the good ones, in file order
  std::vector<RowFault> faults;
};

// Every fault of the file itself; players of the event are not known here.
[[nodiscard]] Roster parseRoster(std::string_view csv);

// What the row lacks.
[[nodiscard]] std::vector<RowFault> faultsOf(const RosterRow& row);
// A whole number from 0 to 9999.
[[nodiscard]] std::optional<int> parseRating(std::string_view text);

// Adds a fault for each row that has the name and school of one before it.
void addDuplicates(Roster& roster);

// `missingSchool`, `badRating` …
[[nodiscard]] std::string_view toText(RowReason reason);

}  // namespace damath::desk
