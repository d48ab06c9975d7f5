// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a scoresheet or result slip: the contest, the round and board of the game, both players. Every
// text may be empty; the form then has a line to write on.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/board/side.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/school_or_section.hpp"
#include "core/sheet/record/sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

struct PlayerHead {
  std::string name;
  std::string school;  // the school, or the section (GameHead::beside)
  std::string grade;
};

// The meaning of a slash in a Move cell. Fraction: the chip set has chips such as 10/10. Division: it has
// none, so the slash divides the taker by the taken chip, as in "-5/8" (N4).
enum class MoveSlash { Fraction, Division };

struct GameHead {
  std::string contest;
  std::string event;
  std::string date;
  std::string venue;
  std::string round;
  std::string board;
  std::string set;  // the name of the chip set as files spell it: "integer"
  // Fraction if the chips of the set are not known.
  MoveSlash slash = MoveSlash::Fraction;
  // The score direction in the game's ruleset: the higher or the lower score wins. A note on the scoresheet
  // says which score wins.
  rules::ScoreDirection scoreDirection = rules::ScoreDirection::HigherWins;
  std::array<PlayerHead, 2> players;         // BLUE, then RED
  std::optional<contest::ContestMode> mode;  // nullopt outside a contest
  // The state of the round: published or not. A form of an unpublished round must say so, because somebody
  // may see it too early.
  contest::Publication publication = contest::Publication::Published;
  // Tells which of the two PlayerHead::school holds.
  contest::SchoolOrSection beside = contest::SchoolOrSection::School;

  [[nodiscard]] const PlayerHead& of(board::Side side) const { return players[indexOf(side)]; }
  [[nodiscard]] PlayerHead& of(board::Side side) { return players[indexOf(side)]; }
};

// Returns the head from the tags of a scoresheet: Event, Date, Round, Board, Set, Blue, BlueSchool,
// BlueGrade, Red, RedSchool, RedGrade. No tag tells the score direction, so HigherWins is assumed.
[[nodiscard]] GameHead headOf(const sheet::Sheet& sheet);

// Returns the head for an event whose games are not paired yet.
[[nodiscard]] GameHead headOf(const contest::Contest& contest, const contest::Event& event);

// Returns the head for a game. Precondition: the event, the game and its players belong to the contest.
[[nodiscard]] GameHead headOf(const contest::Contest& contest, const contest::Event& event,
                              const contest::Game& game);
// Returns the head for a rematch, which has no board. `round` is a word that stands in place of the round
// number.
[[nodiscard]] GameHead headOf(const contest::Contest& contest, const contest::Event& event,
                              const contest::Rematch& rematch, const std::string& round);

// Returns the note under the lines of a scoresheet. It says if the higher or the lower score wins.
[[nodiscard]] std::string scoresheetNote(rules::ScoreDirection direction, words::Language language);

}  // namespace damath::compose
