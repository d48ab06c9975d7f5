// SPDX-License-Identifier: GPL-3.0-or-later
// Words for a pairing by FIDE's Swiss system: the reasons of the pairs, and the checklist of a round.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/pairing/dutch/review.hpp"
#include "core/contest/pairing/swiss.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the reason why a pairing is worse or not allowed, with its clause of FIDE's Swiss rules if there is
// one: "C1: the two have already met".
[[nodiscard]] std::string groundText(dutch::Ground ground, Language language);
[[nodiscard]] std::string colourText(dutch::ColourReason reason, Language language);
using NameOf = std::function<std::string(contest::EntryId)>;
// Returns one sentence that tells a coach why two players of a Swiss round meet: "Cruz, Ben meets Lim, Ana:
// they have equal points (2) and have not played each other yet." `nameOf` returns the player names to use.
[[nodiscard]] std::string whyText(const std::optional<pairing::SwissReason>& reason, const NameOf& nameOf,
                                  Language language);
// Returns one sentence about the player with the allotted bye.
[[nodiscard]] std::string whyText(const pairing::SwissBye& bye, const NameOf& nameOf, Language language);
// Returns the details of the reason why two players of a Swiss round meet: the order of the system, the
// opponent who was passed over, and the rule that gave the sides. The words are those that a coach knows.
[[nodiscard]] std::string reasonText(const std::optional<pairing::SwissReason>& reason, const NameOf& nameOf,
                                     Language language);
// Returns a player's color preference in short form. For an absolute preference for white: "WHITE!".
[[nodiscard]] std::string preferenceText(const dutch::PlayerState& state, Language language);

// Functions that return the words for players, points, colors and preferences. A player is an index in
// Tournament::players.
struct ChecklistNames {
  std::function<std::string(int player)> player;
  std::function<std::string(dutch::Score points)> points;
  // Returns the letter for the color that a player had in a game.
  std::function<std::string(dutch::Colour colour)> letter;
  std::function<std::string(const dutch::PlayerState& state)> preference;
};

// Returns the words for a round of an event: start number and name of a player, points of the event, and
// sides: BLUE is white. Precondition: all arguments outlive the returned functions.
[[nodiscard]] ChecklistNames checklistNames(const contest::Contest& contest, const contest::Event& event,
                                            const pairing::SwissLook& look);

struct ChecklistGroup {
  std::string title;
  std::string movedDown;  // the players who came from higher groups; empty if there are none
  // The table has one row for each player: name, points, colors, preference of a color, moves between groups,
  // bye. Phrase::PlayerHead has the headings of these columns.
  std::vector<std::array<std::string, 6>> players;
  std::vector<std::string> pairs;
  std::string floats;  // the players of this group who move to a lower group; empty if there are none
};

struct Checklist {
  std::string head;
  std::string schoolMates;             // schoolMeetingsText of the pairing; empty if no schoolmates meet
  std::vector<ChecklistGroup> groups;  // from the highest score group to the lowest
  std::string sitsOut;                 // the player with the bye; empty if there is none
};

// Returns the checklist of a Swiss round: the score groups with their players, the players who move to a
// lower group, and the reason that decides each pair.
[[nodiscard]] Checklist checklistOf(const dutch::Tournament& tournament, const dutch::Pairing& pairing,
                                    const ChecklistNames& names, Language language);

}  // namespace damath::words
