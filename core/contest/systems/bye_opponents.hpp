// SPDX-License-Identifier: GPL-3.0-or-later
// The opponents of entries with a bye, in events with round robin tables (rulebook Y1, Y4).
#pragma once

#include "core/contest/model/contest.hpp"

namespace damath::pairing {

// Sets Bye::opponent of all byes of the contest's round robins, groups and round robin finals. The store does
// not hold the opponents. Byes of events whose rules do not ask for the opponents stay unchanged, because a
// table with many schools takes time.
void nameByeOpponents(contest::Contest& contest);

}  // namespace damath::pairing
