// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes tournament report files (TRF). Pairing programs exchange events in this format. Each line
// holds one fact; its first three characters, the tag, tell the kind. Every value has its own columns. The
// reader accepts the layouts of 2016 and 2026 alike. A document keeps the order of its lines and its unknown
// lines.
//   012 Division Fair                    text: 012 … 122, 182, 192, 222
//   001    1 m    Cruz,Ana      …  2.0    1     4 w 1  0000 - U     3 b =
// Columns count characters, not bytes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/every.hpp"
#include "core/expected.hpp"
#include "core/spellings.hpp"

namespace damath::notation {

// The words of line XXC: the color of the first player, and pairing by rank.
enum class TrfStartWord { White1, Black1, Rank };
inline constexpr Spelling<TrfStartWord> kTrfStartWords[] = {
    {TrfStartWord::White1, "white1"}, {TrfStartWord::Black1, "black1"}, {TrfStartWord::Rank, "rank"}};
static_assert(coversEvery(kTrfStartWords));

// The results to which line 162 can give points.
enum class TrfScored { Win, Draw, Loss, Absence, AllottedBye, Unknown };
inline constexpr Spelling<TrfScored> kTrfScored[] = {
    {TrfScored::Win, "W"},     {TrfScored::Draw, "D"},        {TrfScored::Loss, "L"},
    {TrfScored::Absence, "A"}, {TrfScored::AllottedBye, "P"}, {TrfScored::Unknown, "X"}};
static_assert(coversEvery(kTrfScored));

// The results to which line XXS can give points: games by color, byes and forfeits. Win, Draw and Loss stand
// for several results at once. Win covers both colors, a forfeit win and a full-point bye. Draw covers both
// colors and a half-point bye. Loss covers both colors.
enum class TrfResultCode {
  WhiteWin,
  BlackWin,
  WhiteDraw,
  BlackDraw,
  WhiteLoss,
  BlackLoss,
  ZeroBye,
  HalfBye,
  FullBye,
  AllottedBye,
  ForfeitWin,
  ForfeitLoss,
  Win,
  Draw,
  Loss
};
inline constexpr Spelling<TrfResultCode> kTrfResultCodes[] = {
    {TrfResultCode::WhiteWin, "WW"},   {TrfResultCode::BlackWin, "BW"},
    {TrfResultCode::WhiteDraw, "WD"},  {TrfResultCode::BlackDraw, "BD"},
    {TrfResultCode::WhiteLoss, "WL"},  {TrfResultCode::BlackLoss, "BL"},
    {TrfResultCode::ZeroBye, "ZPB"},   {TrfResultCode::HalfBye, "HPB"},
    {TrfResultCode::FullBye, "FPB"},   {TrfResultCode::AllottedBye, "PAB"},
    {TrfResultCode::ForfeitWin, "FW"}, {TrfResultCode::ForfeitLoss, "FL"},
    {TrfResultCode::Win, "W"},         {TrfResultCode::Draw, "D"},
    {TrfResultCode::Loss, "L"}};
static_assert(coversEvery(kTrfResultCodes));

// Returns all spellings of a table, separated by blanks, as the expected values of a fault.
template <class Value, std::size_t Count>
[[nodiscard]] std::string allOf(const Spelling<Value> (&table)[Count]) {
  std::string all;
  for (const auto& [value, text] : table) all.append(all.empty() ? "" : " ").append(text);
  return all;
}

enum class TrfVersion { Trf16, Trf26 };

enum class TrfColour { None, White, Black };

// The result in a cell of a round. `Unknown` is a blank cell.
enum class TrfResult {
  Unknown,
  ForfeitLoss,  // -
  ForfeitWin,   // +
  Loss,         // 0
  Draw,         // =
  Win,          // 1
  ShortLoss,    // L; Short… results are games of less than one move
  ShortDraw,    // D
  ShortWin,     // W
  HalfBye,      // H
  FullBye,      // F
  AllottedBye,  // U
  ZeroBye       // Z
};

// isWin, isDraw and isForfeit are true only for results of games, played or not. They are false for byes.
[[nodiscard]] bool isWin(TrfResult result);
[[nodiscard]] bool isDraw(TrfResult result);
[[nodiscard]] bool isForfeit(TrfResult result);

struct TrfGame {
  int opponent = 0;  // start number; 0 if there is no opponent
  TrfColour colour = TrfColour::None;
  TrfResult result = TrfResult::Unknown;
  friend bool operator==(const TrfGame&, const TrfGame&) = default;
};

// A line 001, one player. Texts have no blanks at their ends and fit into their columns.
struct TrfPlayer {
  int number = 0;   // start number, 1–9999
  std::string sex;  // at most one character
  std::string title;
  std::string name;
  std::optional<int> rating;  // 0–9999
  std::string federation;
  std::string fideNumber;
  std::string birth;
  std::optional<int> tenths;   // points in tenths, 0–999
  std::optional<int> rank;     // 1–9999
  std::vector<TrfGame> games;  // ordered by round; the last game is not blank

  // Returns the cell of a round. The cell is blank for every round after the last round. Precondition:
  // round ≥ 1.
  [[nodiscard]] TrfGame gameOf(int round) const;
  friend bool operator==(const TrfPlayer&, const TrfPlayer&) = default;
};

// A line with one text: tournament, place, dates, arbiters, codes of type and clock.
struct TrfText {
  std::string tag;
  std::string text;
  friend bool operator==(const TrfText&, const TrfText&) = default;
};

// Lines 202 and 212: codes of tie-breaks, the most important code first.
struct TrfCodes {
  std::string tag;
  std::vector<std::string> codes;
  friend bool operator==(const TrfCodes&, const TrfCodes&) = default;
};

// Line 132: a date for each round, at most eight characters each; the last date is not empty.
struct TrfDates {
  std::vector<std::string> dates;
  friend bool operator==(const TrfDates&, const TrfDates&) = default;
};

// Lines 142 and XXR: the total number of rounds.
struct TrfRounds {
  int rounds = 0;  // 1–999
  friend bool operator==(const TrfRounds&, const TrfRounds&) = default;
};

enum class TrfOrder { ByNumber, ByRank };
// Lines 152 and XXC: the color of the first player in the first round, and the order of the players for
// pairing.
struct TrfStart {
  TrfColour first = TrfColour::None;
  TrfOrder order = TrfOrder::ByNumber;
  friend bool operator==(const TrfStart&, const TrfStart&) = default;
};

// Line 162: the points of each result, in tenths.
struct TrfPoints {
  struct Value {
    TrfScored result = TrfScored::Win;
    int tenths = 0;  // 0–999
    friend bool operator==(const Value&, const Value&) = default;
  };
  std::vector<Value> values;  // not empty
  friend bool operator==(const TrfPoints&, const TrfPoints&) = default;
};

// Line XXS: the points of each result, by the codes of 2016. A later value replaces an earlier value.
struct TrfResultPoints {
  struct Value {
    TrfResultCode code = TrfResultCode::Win;
    int tenths = 0;  // 0–999
    friend bool operator==(const Value&, const Value&) = default;
  };
  std::vector<Value> values;  // not empty
  friend bool operator==(const TrfResultPoints&, const TrfResultPoints&) = default;
};

// Line 172: the ratings that decided the start numbers.
struct TrfSeeding {
  std::string federation;
  std::string method;
  friend bool operator==(const TrfSeeding&, const TrfSeeding&) = default;
};

// Line 240: byes on request.
struct TrfByes {
  TrfResult kind = TrfResult::ZeroBye;  // FullBye, HalfBye or ZeroBye
  int round = 1;
  std::vector<int> numbers;  // start numbers of players; not empty
  friend bool operator==(const TrfByes&, const TrfByes&) = default;
};

// Line 250: points that count only for pairing, for all players of a range of start numbers in a range of
// rounds.
struct TrfAcceleration {
  std::optional<int> matchTenths;
  int tenths = 0;
  int firstRound = 1;
  int lastRound = 1;
  int firstNumber = 1;
  int lastNumber = 1;
  friend bool operator==(const TrfAcceleration&, const TrfAcceleration&) = default;
};

// Line 260: players who must not play each other.
struct TrfApart {
  int firstRound = 1;
  int lastRound = 1;
  std::vector<int> numbers;  // start numbers of two or more players
  friend bool operator==(const TrfApart&, const TrfApart&) = default;
};

// Line XXZ: players who are absent from the next round.
struct TrfAbsent {
  std::vector<int> numbers;  // start numbers of players; not empty
  friend bool operator==(const TrfAbsent&, const TrfAbsent&) = default;
};

// Line 013: a team with its players.
struct TrfTeam {
  std::string name;
  std::vector<int> numbers;  // start numbers of players
  friend bool operator==(const TrfTeam&, const TrfTeam&) = default;
};

// Line DAT: a further fact about a player, with a name for its kind: "DAT 0001 GROUP Rizal High School".
inline constexpr std::string_view kSchoolFact = "GROUP";
struct TrfFact {
  int number = 1;
  std::string kind;
  std::string text;
  friend bool operator==(const TrfFact&, const TrfFact&) = default;
};

// Any other line, unchanged: comments (###), blank lines, teams (300 to 330), tags of later versions.
struct TrfOther {
  std::string line;
  friend bool operator==(const TrfOther&, const TrfOther&) = default;
};

using TrfRecord =
    std::variant<TrfText, TrfPlayer, TrfCodes, TrfDates, TrfRounds, TrfStart, TrfPoints, TrfResultPoints,
                 TrfSeeding, TrfByes, TrfAcceleration, TrfApart, TrfAbsent, TrfTeam, TrfFact, TrfOther>;

struct Trf {
  std::vector<TrfRecord> records;  // in the order of the lines

  // Returns the text of the first line with this tag. Empty if there is no such line.
  [[nodiscard]] std::string text(std::string_view tag) const;
  // Returns the records of one kind, in their order. The pointers are valid as long as this document.
  template <class Record>
  [[nodiscard]] std::vector<const Record*> all() const {
    std::vector<const Record*> found;
    for (const TrfRecord& record : records) {
      if (const auto* one = std::get_if<Record>(&record)) found.push_back(one);
    }
    return found;
  }
  friend bool operator==(const Trf&, const Trf&) = default;
};

enum class TrfFaultCode {
  NotText,    // a NUL byte, or bytes that are not UTF-8
  TooLarge,   // more than kMostTrfBytes
  TooLong,    // a line with more than kMostTrfColumns characters
  Control,    // a tab or another invisible character: columns would be uncertain
  Empty,      // every line is blank
  NotBlank,   // text between two fields: one of the fields stands in wrong columns
  NotNumber,  // `expected` is the range
  NotPoints,  // not a number such as 11.5
  NotColour,  // `expected` lists the allowed values, also for NotResult and NotWord
  NotResult,
  NotWord,
  NumberTwice  // the start number of an earlier line; `expected` is the number of that line
};

struct TrfFault {
  TrfFaultCode code = TrfFaultCode::NotText;
  int line = 1;         // from 1
  int column = 1;       // from 1, in characters
  std::string written;  // the text found there, at most 60 bytes
  std::string expected;
  friend bool operator==(const TrfFault&, const TrfFault&) = default;
};
using TrfFaults = std::vector<TrfFault>;

inline constexpr std::size_t kMostTrfBytes = 4 << 20;
inline constexpr int kMostTrfColumns = 4096;
inline constexpr std::size_t kMostTrfFaults = 100;

// Parses a report. Accepts LF, CRLF and CR, drops a byte-order mark, and accepts codes in either case.
// Errors: all faults in the order of the lines, at most kMostTrfFaults.
[[nodiscard]] Expected<Trf, TrfFaults> parseTrf(std::string_view text);

// True if the first line with text begins like a report line: three characters of a tag, then a blank or the
// line's end.
[[nodiscard]] bool looksLikeTrf(std::string_view text);

// Returns the report with CR and LF after each line and without blanks at the ends of lines.
// parseTrf(toTrf(t)) == t in both versions if every value keeps the limits given above; a longer text is cut.
// The versions differ in the line of the number of rounds (XXR, 142) and the line of the first color (XXC,
// 152). Every other line has one form. Programs of 2016, which know only the layout of 2016, ignore lines of
// 2026.
[[nodiscard]] std::string toTrf(const Trf& trf, TrfVersion version);

// Returns the character of a result's cell; ' ' for Unknown.
[[nodiscard]] char toLetter(TrfResult result);
[[nodiscard]] std::optional<TrfResult> parseTrfResult(char letter);

}  // namespace damath::notation
