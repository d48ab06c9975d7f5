// SPDX-License-Identifier: GPL-3.0-or-later
// The target of a link on the tally page. An open task links to the page where it is done. The reason of a
// rank links to the analysis of the player's games.
#pragma once

#include <QString>
#include <optional>

#include "app/desk/change/place.hpp"

namespace damath::window {

enum class TallyTarget {
  Lot,             // runs the command that draws a lot
  Rounds,          // opens the rounds page
  Result,          // opens the rounds page at a game
  Sheet,           // opens the scoresheet of a game
  Analysis,        // opens the analysis of a game with its scoresheet
  RematchSheet,    // opens the scoresheet of a played rematch
  DueSheet,        // opens a new scoresheet, for a rematch that is due
  RematchFigures,  // asks for the totals of a rematch without a scoresheet
  Blank            // opens the preview of the printed form for a rematch
};

struct TallyLink {
  TallyTarget target = TallyTarget::Rounds;
  // The game or the rematch that the link leads to. Lot and Rounds do not use it.
  desk::SheetAt at = {};
  friend bool operator==(const TallyLink&, const TallyLink&) = default;
};

// Returns the link's address in a rich text, for example "result:2:3" or "blank:17:4".
[[nodiscard]] QString toText(const TallyLink& link);
[[nodiscard]] std::optional<TallyLink> parseTallyLink(const QString& text);

}  // namespace damath::window
