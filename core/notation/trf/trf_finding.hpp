// SPDX-License-Identifier: GPL-3.0-or-later
// The findings of the reader of tournament reports. A fault is a text that the reader cannot take without
// changing the meaning of the report. A note is an oddity without such a risk: the reader takes the text or
// passes it over, and tells the user.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace damath::notation {

enum class TrfFaultCode {
  NotText,           // the text has a NUL byte, or bytes in no known encoding
  TooLarge,          // the file has more than kMostTrfBytes
  TooLong,           // a line has more than kMostTrfColumns characters
  Control,           // a tab or another invisible character, which makes the columns uncertain
  Empty,             // the file has only blank lines
  TooManyPlayers,    // a start number above kMostTrfNumber, for which a report has no columns
  SecondTournament,  // a second line 012 with players after it begins another tournament
  NotBlank,          // text stands between two fields: one of the fields is in wrong columns
  NotNumber,         // the text is not a whole number in the range `expected`
  NotPoints,         // the points are not a number such as 11.5
  NotColour,         // the color is not one of the values that `expected` lists
  NotResult,
  NotWord,
  NumberTwice  // an earlier line has the same start number; `expected` is the number of that line
};

struct TrfFault {
  TrfFaultCode code = TrfFaultCode::NotText;
  int line = 1;         // the line in the file, from 1
  int column = 1;       // the column in the line, from 1, counted in characters
  std::string written;  // the text at the fault, at most 60 bytes
  std::string expected;
  friend bool operator==(const TrfFault&, const TrfFault&) = default;
};
using TrfFaults = std::vector<TrfFault>;

enum class TrfNoteCode {
  UnknownLine,      // the line has no known tag; it is passed over
  TeamLine,         // a line 013, which individual events do not need; it is passed over
  UnreadableLine,   // a line that neither pairing nor import uses cannot be read; it is passed over
  UnreadableField,  // the rating, the points or the rank of a player cannot be read; the field counts as
                    // blank
  Spelling,         // an unusual spelling: `written` is read as `taken`
  CountsBytes,      // the columns of the line count bytes instead of characters
  CountsLetters,    // the columns of the line do not count marks that combine with the letter before them
  LongName,         // the name is longer than its columns and moves the rest of the line; `taken`: the name
  Invisible,        // tabs or other invisible characters in the line are read as blanks or left out
  Indented,         // blanks stand before the tag
  SameLineTwice,    // the line repeats the line `taken` of the player `written`; it is passed over
  CountDiffers,     // line 062 says `written` players, the report has `taken`
  // The colors of a game stand only in the line of the opponent `taken`, in round `written`.
  ColourFollows,
  ByeAhead,       // the bye of round `written` was given before the pairing: the round is still to be paired
  RoundsMissing,  // no line tells the number of rounds; pairing counts the rounds in the report
  PointsIgnored,  // the points `written` are not the sum of the rounds, `taken`; pairing uses the sum
  NameGuessed     // the name `written` has no comma; it is divided as `taken`
};

struct TrfNote {
  TrfNoteCode code = TrfNoteCode::UnknownLine;
  int line = 0;         // the line in the file, from 1; 0 if the note is about the report as a whole
  int column = 0;       // the column in the line, from 1; 0 if the note is about the whole line
  std::string written;  // the text in the report, at most 60 bytes
  std::string taken;
  friend bool operator==(const TrfNote&, const TrfNote&) = default;
};
using TrfNotes = std::vector<TrfNote>;

inline constexpr std::size_t kMostTrfFaults = 100;

// The faults and notes of a part of a report. At most `most` faults are kept; faultCount() counts all.
class TrfFindings {
 public:
  explicit TrfFindings(std::size_t most = kMostTrfFaults) : m_most(most) {}

  void add(TrfFault fault) {
    ++m_faultCount;
    if (m_faults.size() < m_most) m_faults.push_back(std::move(fault));
  }
  void add(TrfNote note) { m_notes.push_back(std::move(note)); }

  [[nodiscard]] const TrfFaults& faults() const { return m_faults; }
  [[nodiscard]] const TrfNotes& notes() const { return m_notes; }
  [[nodiscard]] std::size_t faultCount() const { return m_faultCount; }
  // True if further faults are only counted. A reader may then stop.
  [[nodiscard]] bool isFull() const { return m_faultCount >= m_most; }
  [[nodiscard]] bool isClean() const { return m_faultCount == 0 && m_notes.empty(); }

 private:
  std::size_t m_most;
  std::size_t m_faultCount = 0;
  TrfFaults m_faults;
  TrfNotes m_notes;
};

}  // namespace damath::notation
