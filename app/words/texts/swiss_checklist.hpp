// SPDX-License-Identifier: GPL-3.0-or-later
// The checklist of a Swiss round in words: the score groups with their players, the floaters, and the
// deciding reason of each pair.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "core/contest/pairing/dutch/review.hpp"
#include "words/language.hpp"

namespace damath::words {

// The names of players, points and colors. A player is given as an index in Tournament::players.
struct ChecklistNames {
  std::function<std::string(int player)> player;
  std::function<std::string(dutch::Score points)> points;
  std::function<std::string(dutch::Colour colour)> letter;  // the letter of the color in a played game
  std::function<std::string(const dutch::PlayerState& state)> preference;
};

struct ChecklistGroup {
  std::string title;
  std::string movedDown;  // the line of the players from higher groups; empty if there are none
  // Player, points, colors, preference, floats, bye; the same order as in Phrase::PlayerHead.
  std::vector<std::array<std::string, 6>> players;
  std::vector<std::string> pairs;
  std::string floats;  // the line of the players who move to a lower group; empty if there are none
};

struct Checklist {
  std::string head;
  std::vector<ChecklistGroup> groups;  // from the highest score group down
  std::string sitsOut;                 // empty if no player has the bye
};

[[nodiscard]] Checklist checklistOf(const dutch::Tournament& tournament, const dutch::Pairing& pairing,
                                    const ChecklistNames& names, Language language);

}  // namespace damath::words
