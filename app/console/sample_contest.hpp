// SPDX-License-Identifier: GPL-3.0-or-later
// A contest to look at: events of several chip sets with players, rounds, results and sheets of games that
// were really played out by the rules, one of them with mistakes.
#pragma once

#include "app/models/contest/session.hpp"

namespace damath::console {

// Fills the open, empty contest. Whether everything was taken; a refusal is shown by the session.
[[nodiscard]] bool fillSample(models::Session& session);

}  // namespace damath::console
