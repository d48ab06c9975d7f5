// SPDX-License-Identifier: GPL-3.0-or-later
// Where a link of the tally leads: from what the final list waits for to where it is done, from a rank to its
// games.
#pragma once

#include <QString>
#include <optional>

#include "app/desk/change/place.hpp"

namespace damath::models {

enum class TallyTarget {
  Lot,             // is drawn
  Rounds,          // the page
  Result,          // the game on it
  Sheet,           // of a game
  Analysis,        // of a game with its sheet
  RematchSheet,    // of a rematch that was played
  DueSheet,        // of one that is due
  RematchFigures,  // the totals alone, where no sheet is kept
  Blank            // the paper for a rematch
};

struct TallyLink {
  TallyTarget target = TallyTarget::Rounds;
  // Of the lot and of the rounds it is not asked for.
  desk::SheetAt at = {};
  friend bool operator==(const TallyLink&, const TallyLink&) = default;
};

// As a link in rich text has it: "result:2:3", "blank:17:4".
[[nodiscard]] QString toText(const TallyLink& link);
[[nodiscard]] std::optional<TallyLink> parseTallyLink(const QString& text);

}  // namespace damath::models
