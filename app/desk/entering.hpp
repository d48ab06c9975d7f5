// Players of a list become entries, before the first round or late.
#pragma once

#include "app/desk/change.hpp"
#include "app/desk/import_done.hpp"
#include "app/desk/roster.hpp"

namespace damath::desk {

// All rows or none; start numbers go on from those entered, and schools are made where new. `firstRound`: the
// round from which they play. Refused: RowsRefused, StoreFailed.
[[nodiscard]] Expected<ImportDone, DeskError> entered(const Change& change, const contest::Event& event,
                                                      const Roster& roster, int firstRound);

}  // namespace damath::desk
