// SPDX-License-Identifier: GPL-3.0-or-later
// Tournament report files, in which pairing programs hand events to each other: a line for each fact, known
// apart by its first three characters, with every figure in columns of its own. The layouts of 2016 and 2026
// are read alike. A document keeps the order of its lines and those that it does not know.
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

#include "core/expected.hpp"
#include "core/notation/trf/trf_codes.hpp"

namespace damath::notation {

enum class TrfVersion { Trf16, Trf26 };

enum class TrfColour { None, White, Black };

// What a cell of a round holds; `Unknown` is a blank one.
enum class TrfResult {
  Unknown,
  ForfeitLoss,  // -
  ForfeitWin,   // +
  Loss,         // 0
  Draw,         // =
  Win,          // 1
  ShortLoss,    // L, as all short ones a game of less than a move
  ShortDraw,    // D
  ShortWin,     // W
  HalfBye,      // H
  FullBye,      // F
  AllottedBye,  // U
  ZeroBye       // Z
};

// Of games, played or not; byes are none of these.
[[nodiscard]] bool isWin(TrfResult result);
[[nodiscard]] bool isDraw(TrfResult result);
[[nodiscard]] bool isForfeit(TrfResult result);

struct TrfGame {
  int opponent = 0;  // start number; 0 for none
  TrfColour colour = TrfColour::None;
  TrfResult result = TrfResult::Unknown;
  friend bool operator==(const TrfGame&, const TrfGame&) = default;
};

// A line 001. Texts have no blanks at their ends.
struct TrfPlayer {
  int number = 0;   // start number, 1 to 9999
  std::string sex;  // at most one character, as all that follow at most as wide as their columns
  std::string title;
  std::string name;
  std::optional<int> rating;  // 0 to 9999
  std::string federation;
  std::string fideNumber;
  std::string birth;
  std::optional<int> tenths;   // points, in tenths: 0 to 999
  std::optional<int> rank;     // 1 to 9999
  std::vector<TrfGame> games;  // by round; the last is not blank

  // Nothing said of the rounds after the last.
  [[nodiscard]] TrfGame gameOf(int round) const;
  friend bool operator==(const TrfPlayer&, const TrfPlayer&) = default;
};

// A line whose content is one text: tournament, place, dates, arbiters, the codes of type and clock.
struct TrfText {
  std::string tag;
  std::string text;
  friend bool operator==(const TrfText&, const TrfText&) = default;
};

// 202, 212: codes of tie-breaks, the first counts first.
struct TrfCodes {
  std::string tag;
  std::vector<std::string> codes;
  friend bool operator==(const TrfCodes&, const TrfCodes&) = default;
};

// 132: a date for each round, at most eight characters; the last is not blank.
struct TrfDates {
  std::vector<std::string> dates;
  friend bool operator==(const TrfDates&, const TrfDates&) = default;
};

// 142, XXR: how many rounds there are in all.
struct TrfRounds {
  int rounds = 0;  // 1 to 999
  friend bool operator==(const TrfRounds&, const TrfRounds&) = default;
};

enum class TrfOrder { ByNumber, ByRank };
// 152, XXC: the colour of the first player in the first round, and by what pairing orders the players.
struct TrfStart {
  TrfColour first = TrfColour::None;
  TrfOrder order = TrfOrder::ByNumber;
  friend bool operator==(const TrfStart&, const TrfStart&) = default;
};

// 162: what a result gives, in tenths.
struct TrfPoints {
  struct Value {
    TrfScored result = TrfScored::Win;
    int tenths = 0;  // 0 to 999
    friend bool operator==(const Value&, const Value&) = default;
  };
  std::vector<Value> values;  // one at least
  friend bool operator==(const TrfPoints&, const TrfPoints&) = default;
};

// XXS: what a result gives, by the codes that programs of 2016 know. What stands later counts.
struct TrfResultPoints {
  struct Value {
    TrfResultCode code = TrfResultCode::Win;
    int tenths = 0;  // 0 to 999
    friend bool operator==(const Value&, const Value&) = default;
  };
  std::vector<Value> values;  // one at least
  friend bool operator==(const TrfResultPoints&, const TrfResultPoints&) = default;
};

// 172: by which ratings the start numbers were given.
struct TrfSeeding {
  std::string federation;
  std::string method;
  friend bool operator==(const TrfSeeding&, const TrfSeeding&) = default;
};

// 240: byes asked for.
struct TrfByes {
  TrfResult kind = TrfResult::ZeroBye;  // FullBye, HalfBye or ZeroBye
  int round = 1;
  std::vector<int> numbers;  // one at least
  friend bool operator==(const TrfByes&, const TrfByes&) = default;
};

// 250: points that count for pairing alone.
struct TrfAcceleration {
  std::optional<int> matchTenths;
  int tenths = 0;
  int firstRound = 1;
  int lastRound = 1;
  int firstNumber = 1;
  int lastNumber = 1;
  friend bool operator==(const TrfAcceleration&, const TrfAcceleration&) = default;
};

// 260: players who are not to meet.
struct TrfApart {
  int firstRound = 1;
  int lastRound = 1;
  std::vector<int> numbers;  // two at least
  friend bool operator==(const TrfApart&, const TrfApart&) = default;
};

// XXZ: players who are away from the next round.
struct TrfAbsent {
  std::vector<int> numbers;  // one at least
  friend bool operator==(const TrfAbsent&, const TrfAbsent&) = default;
};

// 013: a team with its players.
struct TrfTeam {
  std::string name;
  std::vector<int> numbers;
  friend bool operator==(const TrfTeam&, const TrfTeam&) = default;
};

// DAT: a further fact about a player, by a name for its kind: "DAT 0001 GROUP Rizal High School".
inline constexpr std::string_view kSchoolFact = "GROUP";
struct TrfFact {
  int number = 1;
  std::string kind;
  std::string text;
  friend bool operator==(const TrfFact&, const TrfFact&) = default;
};

// Any other line, as it stands: comments (###), blank lines, teams (300 to 330), what comes later.
struct TrfOther {
  std::string line;
  friend bool operator==(const TrfOther&, const TrfOther&) = default;
};

using TrfRecord =
    std::variant<TrfText, TrfPlayer, TrfCodes, TrfDates, TrfRounds, TrfStart, TrfPoints, TrfResultPoints,
                 TrfSeeding, TrfByes, TrfAcceleration, TrfApart, TrfAbsent, TrfTeam, TrfFact, TrfOther>;

struct Trf {
  std::vector<TrfRecord> records;  // in the order of the lines

  // Empty where the tag has no line.
  [[nodiscard]] std::string text(std::string_view tag) const;
  // The records of one kind, in their order; they live in this document.
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
  NotText,    // a NUL byte or bytes that are no UTF-8
  TooLarge,   // more than kMostTrfBytes
  TooLong,    // a line of more than kMostTrfColumns characters
  Control,    // a tab or another character that nobody sees: columns would be guesswork
  Empty,      // no line says anything
  NotBlank,   // something between two fields, so one of them stands in the wrong columns
  NotNumber,  // `expected` is the range
  NotPoints,  // no figure such as 11.5
  NotColour,  // `expected` lists what may stand here, as for the next two
  NotResult,
  NotWord,
  NumberTwice  // a start number that another line has; `expected` is that line
};

struct TrfFault {
  TrfFaultCode code = TrfFaultCode::NotText;
  int line = 1;         // from 1
  int column = 1;       // from 1, in characters
  std::string written;  // what stands there, at most 60 bytes
  std::string expected;
  friend bool operator==(const TrfFault&, const TrfFault&) = default;
};
using TrfFaults = std::vector<TrfFault>;

inline constexpr std::size_t kMostTrfBytes = 4 << 20;
inline constexpr int kMostTrfColumns = 4096;
inline constexpr std::size_t kMostTrfFaults = 100;

// LF, CRLF and CR, a byte-order mark dropped, letters in either case. All faults in the order of the lines.
[[nodiscard]] Expected<Trf, TrfFaults> parseTrf(std::string_view text);

// Whether a text of unknown kind begins as a report does: with a line of three characters that say what it
// is.
[[nodiscard]] bool looksLikeTrf(std::string_view text);

// Lines end in CR and LF; blanks at their ends are left out. parse(print(t)) == t in either version where
// every value keeps to what stands beside it above; a longer text is cut. The versions differ in the number
// of rounds (XXR, 142) and the first colour (XXC, 152); every other line has one form, and what is of 2026 is
// passed over by programs of 2016.
[[nodiscard]] std::string toTrf(const Trf& trf, TrfVersion version);

// The character of a result's cell; ' ' for an unknown one.
[[nodiscard]] char toLetter(TrfResult result);
[[nodiscard]] std::optional<TrfResult> parseTrfResult(char letter);

}  // namespace damath::notation
