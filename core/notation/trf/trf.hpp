// SPDX-License-Identifier: GPL-3.0-or-later
// Tournament report files (TRF), the format in which pairing programs exchange events. The first three
// characters of a line, the tag, tell the kind of the line. Most values have columns of their own; lines
// whose tag begins with XX list words instead. A report has the layout of 2016 or of 2026. A document keeps
// the order of its lines and its unknown lines. trf_reader.hpp reads reports.
//   012 Division Fair                    a line with one text: 012 … 122, 182, 192, 222
//   001    1 m    Cruz,Ana      …  2.0    1     4 w 1  0000 - U     3 b =
// Columns count characters, not bytes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/fact_table.hpp"
#include "core/spellings.hpp"

namespace damath::notation {

// The words of line XXC: the color of the first player, and "rank" if players are paired by rank.
enum class TrfStartWord { White1, Black1, Rank };
inline constexpr Spelling<TrfStartWord> kTrfStartWords[] = {
    {TrfStartWord::White1, "white1"}, {TrfStartWord::Black1, "black1"}, {TrfStartWord::Rank, "rank"}};
static_assert(coversEvery(kTrfStartWords));

// The results for which line 162 can set the points.
enum class TrfScored { Win, Draw, Loss, Absence, AllottedBye, Unknown };
inline constexpr Spelling<TrfScored> kTrfScored[] = {
    {TrfScored::Win, "W"},     {TrfScored::Draw, "D"},        {TrfScored::Loss, "L"},
    {TrfScored::Absence, "A"}, {TrfScored::AllottedBye, "P"}, {TrfScored::Unknown, "X"}};
static_assert(coversEvery(kTrfScored));

// The results for which line XXS can set the points: games by color, byes and forfeits. The codes Win, Draw
// and Loss set several results. Win covers both colors, a forfeit win and a full-point bye. Draw covers both
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

// Returns all spellings of a table, separated by blanks. A fault lists them as the expected values.
template <class Value, std::size_t Count>
[[nodiscard]] std::string allOf(const Spelling<Value> (&table)[Count]) {
  std::string all;
  for (const auto& [value, text] : table) all.append(all.empty() ? "" : " ").append(text);
  return all;
}

enum class TrfVersion { Trf16, Trf26 };

enum class TrfColour { None, White, Black };

// The result that a player's line shows for one round. `Unknown` is a blank cell. Each comment gives the sign
// in the file.
enum class TrfResult {
  Unknown,
  ForfeitLoss,  // written `-`
  ForfeitWin,   // written `+`
  Loss,         // written `0`
  Draw,         // written `=`
  Win,          // written `1`
  ShortLoss,    // written `L`: a loss in a game of less than one move
  ShortDraw,    // written `D`: a draw in a game of less than one move
  ShortWin,     // written `W`: a win in a game of less than one move
  HalfBye,      // written `H`
  FullBye,      // written `F`
  AllottedBye,  // written `U`
  ZeroBye       // written `Z`
};

// isWin, isDraw and isForfeit are true only for results against an opponent, whether or not the game was
// played. All three are false for byes.
[[nodiscard]] bool isWin(TrfResult result);
[[nodiscard]] bool isDraw(TrfResult result);
[[nodiscard]] bool isForfeit(TrfResult result);

struct TrfGame {
  int opponent = 0;  // the start number of the opponent; 0 if there is no opponent
  TrfColour colour = TrfColour::None;
  TrfResult result = TrfResult::Unknown;
  friend bool operator==(const TrfGame&, const TrfGame&) = default;
};

// True if the cell is an allotted bye. Older reports write an allotted bye as a forfeit win without an
// opponent.
[[nodiscard]] bool isAllottedBye(const TrfGame& game);

// Line 001: one player with the results of all rounds. Texts have no blanks at their ends and fit into their
// columns. Only the name may be longer, if the line of the report let it run on.
struct TrfPlayer {
  int number = 0;   // start number, 1–9999
  std::string sex;  // at most one character
  std::string title;
  std::string name;
  std::optional<int> rating;  // the rating, 0–9999
  std::string federation;
  std::string fideNumber;
  std::string birth;
  std::optional<int> tenths;   // points in tenths of a point, 0–999
  std::optional<int> rank;     // the rank, 1–9999
  std::vector<TrfGame> games;  // ordered by round; the last item is not blank

  // Returns the player's cell of a round. The cell is blank for every round after the last item of `games`.
  // Precondition: round ≥ 1.
  [[nodiscard]] TrfGame gameOf(int round) const;
  friend bool operator==(const TrfPlayer&, const TrfPlayer&) = default;
};

// A line with one text: the tournament, its place, dates and arbiters, or the code of its type or clock.
struct TrfText {
  std::string tag;
  std::string text;
  friend bool operator==(const TrfText&, const TrfText&) = default;
};

// Lines 202 and 212: the codes of the tie-breaks, in the order in which they apply.
struct TrfCodes {
  std::string tag;
  std::vector<std::string> codes;
  friend bool operator==(const TrfCodes&, const TrfCodes&) = default;
};

// Line 132: a date for each round. A date has at most eight characters. The last date is not empty.
struct TrfDates {
  std::vector<std::string> dates;
  friend bool operator==(const TrfDates&, const TrfDates&) = default;
};

// Lines 142 and XXR: the total number of rounds.
struct TrfRounds {
  int rounds = 0;  // the number of rounds, 1–999
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

// Line 162: the points for each result, in tenths of a point.
struct TrfPoints {
  struct Value {
    TrfScored result = TrfScored::Win;
    int tenths = 0;  // tenths of a point, 0–999
    friend bool operator==(const Value&, const Value&) = default;
  };
  std::vector<Value> values;  // never empty
  friend bool operator==(const TrfPoints&, const TrfPoints&) = default;
};

// Line XXS: the points of each result, by the result codes of 2016. If a code is repeated, the later value
// counts.
struct TrfResultPoints {
  struct Value {
    TrfResultCode code = TrfResultCode::Win;
    int tenths = 0;  // tenths of a point, 0–999
    friend bool operator==(const Value&, const Value&) = default;
  };
  std::vector<Value> values;  // never empty
  friend bool operator==(const TrfResultPoints&, const TrfResultPoints&) = default;
};

// Line 172: the kind of ratings that decided the start numbers, with its federation.
struct TrfSeeding {
  std::string federation;
  std::string method;
  friend bool operator==(const TrfSeeding&, const TrfSeeding&) = default;
};

// Line 240: byes that players asked for.
struct TrfByes {
  TrfResult kind = TrfResult::ZeroBye;  // one of FullBye, HalfBye and ZeroBye
  int round = 1;
  std::vector<int> numbers;  // start numbers of players; not empty
  friend bool operator==(const TrfByes&, const TrfByes&) = default;
};

// Line 250: extra points that count only for pairing. The line gives these points to all players of a range
// of start numbers, in a range of rounds.
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

// Line DAT: a further fact about a player, after a word for the kind of fact: "DAT 0001 GROUP Rizal High
// School". The word GROUP means the school.
inline constexpr std::string_view kSchoolFact = "GROUP";
struct TrfFact {
  int number = 1;
  std::string kind;
  std::string text;
  friend bool operator==(const TrfFact&, const TrfFact&) = default;
};

// Any other line, kept unchanged: comments (###), blank lines, teams (300 to 330), tags of later versions.
struct TrfOther {
  std::string line;
  friend bool operator==(const TrfOther&, const TrfOther&) = default;
};

using TrfRecord =
    std::variant<TrfText, TrfPlayer, TrfCodes, TrfDates, TrfRounds, TrfStart, TrfPoints, TrfResultPoints,
                 TrfSeeding, TrfByes, TrfAcceleration, TrfApart, TrfAbsent, TrfTeam, TrfFact, TrfOther>;

struct Trf {
  std::vector<TrfRecord> records;  // in the order of the file's lines

  // Returns the text of the first line with this tag. Empty if the document has no such line.
  [[nodiscard]] std::string text(std::string_view tag) const;
  // Returns all records of the type `Record`, in the order of the lines. The pointers are valid as long as
  // this document.
  template <class Record>
  [[nodiscard]] std::vector<const Record*> all() const {
    std::vector<const Record*> found;
    for (const TrfRecord& record : records) {
      if (const auto* one = std::get_if<Record>(&record)) found.push_back(one);
    }
    return found;
  }
  // Returns the number of paired rounds: the rounds up to the last round with a game. Directly after it, a
  // round counts too if it has an allotted bye and no blank cell, because then nobody is left to be paired.
  // If the round after the paired rounds has byes, these byes were given before the pairing.
  [[nodiscard]] int pairedRounds() const;
  friend bool operator==(const Trf&, const Trf&) = default;
};

// Returns the report as text, with CR and LF after each line and without blanks at the ends of lines. The
// reader then gives the same report in both versions, if every value keeps the limits that its type states. A
// text that is too long is cut. The versions differ in the line of the number of rounds (XXR, 142) and the
// line of the first color (XXC, 152). Every other line is the same in both. Programs that know only the
// layout of 2016 ignore the lines of 2026.
[[nodiscard]] std::string toTrf(const Trf& trf, TrfVersion version);

// Returns the character for the result in the file; a blank for Unknown.
[[nodiscard]] char toLetter(TrfResult result);
[[nodiscard]] std::optional<TrfResult> parseTrfResult(char letter);

}  // namespace damath::notation
