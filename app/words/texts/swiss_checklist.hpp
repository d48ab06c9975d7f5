// SPDX-License-Identifier: GPL-3.0-or-later
// The checklist of a Swiss round in words: score groups with their players, who floats, and for every pair
// what decided it.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "app/words/catalogue/language.hpp"
#include "core/contest/pairing/dutch/review.hpp"

namespace damath::words {

// What the players, points and colours are called; a player by its place in Tournament::players.
struct ChecklistNames {
  std::function<std::string(int player)> player;
  std::function<std::string(dutch::Score points)> points;
  std::function<std::string(dutch::Colour colour)> letter;  // of a game that was played
  std::function<std::string(const dutch::PlayerState& state)> preference;
};

struct ChecklistGroup {
  std::string title;
  std::string movedDown;  // the line of those from above; empty where there are none
  // Player, points, colours, preference, floats, bye; as the words of SwissPhrase::PlayerHead.
  std::vector<std::array<std::string, 6>> players;
  std::vector<std::string> pairs;
  std::string floats;  // as movedDown
};

struct Checklist {
  std::string head;
  std::vector<ChecklistGroup> groups;  // from the top
  std::string sitsOut;                 // empty where nobody does
};

[[nodiscard]] Checklist checklistOf(const dutch::Tournament& tournament, const dutch::Pairing& pairing,
                                    const ChecklistNames& names, Language language);

}  // namespace damath::words
