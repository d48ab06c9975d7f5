// SPDX-License-Identifier: GPL-3.0-or-later
// What stands above the lines of a scoresheet or slip: contest, place of the game in it, both players.
// Every text may be empty; the form then has a ruled blank to write on.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/board/side.hpp"
#include "core/contest/contest.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::compose {

struct PlayerHead {
  std::string name;
  std::string school;
  std::string grade;
};

struct GameHead {
  std::string contest;
  std::string event;
  std::string date;
  std::string venue;
  std::string round;
  std::string board;
  std::string set;  // as the chip set is named in data: "integer"
  // Of the ruleset that the game is played under; the note under the lines says who wins.
  rules::ScoreDirection scoreDirection = rules::ScoreDirection::HigherWins;
  std::array<PlayerHead, 2> players;         // BLUE, RED
  std::optional<contest::ContestMode> mode;  // of the contest; nothing for a sheet of none
  // Of the round: what is held must not lie about without saying so.
  contest::Publication publication = contest::Publication::Published;

  [[nodiscard]] const PlayerHead& of(board::Side side) const { return players[indexOf(side)]; }
  [[nodiscard]] PlayerHead& of(board::Side side) { return players[indexOf(side)]; }
};

// From the tags Event, Date, Round, Board, Set, Blue, BlueSchool, BlueGrade, Red, RedSchool, RedGrade; a tag
// names the ruleset at most, so the greater score wins.
[[nodiscard]] GameHead headOf(const sheet::Sheet& sheet);

// From the contest, of an event before its games are paired.
[[nodiscard]] GameHead headOf(const contest::Contest& contest, const contest::Event& event);

// From the contest. Promise: the event and the game are the contest's, so are their players.
[[nodiscard]] GameHead headOf(const contest::Contest& contest, const contest::Event& event,
                              const contest::Game& game);
// The same of a rematch, which has no board; in place of its round stands the label.
[[nodiscard]] GameHead headOf(const contest::Contest& contest, const contest::Event& event,
                              const contest::Rematch& rematch, const std::string& label);

}  // namespace damath::compose
