// SPDX-License-Identifier: GPL-3.0-or-later
// The target of a link on the tally page: from an open task to the page for that task, or from a rank to its
// games.
#pragma once

#include <QString>
#include <optional>

#include "app/desk/change/place.hpp"

namespace damath::window {

enum class TallyTarget {
  Lot,             // draw a lot
  Rounds,          // the rounds page
  Result,          // a game on the rounds page
  Sheet,           // the scoresheet of a game
  Analysis,        // the analysis of a game with its scoresheet
  RematchSheet,    // the scoresheet of a played rematch
  DueSheet,        // a new scoresheet for a rematch that is due
  RematchFigures,  // only the totals of a rematch, if no scoresheet is kept
  Blank            // the printed form for a rematch
};

struct TallyLink {
  TallyTarget target = TallyTarget::Rounds;
  // Not used for Lot and Rounds.
  desk::SheetAt at = {};
  friend bool operator==(const TallyLink&, const TallyLink&) = default;
};

// Returns the link's address in rich text: "result:2:3", "blank:17:4".
[[nodiscard]] QString toText(const TallyLink& link);
[[nodiscard]] std::optional<TallyLink> parseTallyLink(const QString& text);

}  // namespace damath::window
