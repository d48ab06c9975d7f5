// SPDX-License-Identifier: GPL-3.0-or-later
// What hangs on the wall or lies at the door before a round: who plays where, by board and by name, and the
// list on which players sign when they come.
#pragma once

#include "reports/compose/lists/list_sheet.hpp"

namespace damath::compose {

// In the order of the boards, and who is not paired below; in type as large as the page has room for.
[[nodiscard]] ListSheet pairingsByBoard(const contest::Contest& contest, const contest::Event& event,
                                        contest::RoundNumber round, const Labels& labels);

// The same in the order of the names: board, colour and opponent of each.
[[nodiscard]] ListSheet pairingsByName(const contest::Contest& contest, const contest::Event& event,
                                       contest::RoundNumber round, const Labels& labels);

// Everybody who is still in the event, by name, with a box and room to sign.
[[nodiscard]] ListSheet checkInList(const contest::Contest& contest, const contest::Event& event,
                                    contest::RoundNumber round, const Labels& labels);

}  // namespace damath::compose
