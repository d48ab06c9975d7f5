// SPDX-License-Identifier: GPL-3.0-or-later
// The target of a link on the tally page. An open task links to the page where it is done; a rank links to
// its games.
#pragma once

#include <QString>
#include <optional>

#include "app/desk/change/place.hpp"

namespace damath::window {

enum class TallyTarget {
  Lot,             // the command that draws a lot
  Rounds,          // the rounds page
  Result,          // a game on the rounds page
  Sheet,           // the scoresheet of a game
  Analysis,        // the analysis of a game with its scoresheet
  RematchSheet,    // the scoresheet of a played rematch
  DueSheet,        // a new scoresheet, for a rematch that is due
  RematchFigures,  // the totals of a rematch without a scoresheet
  Blank            // the printed form for a rematch
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
