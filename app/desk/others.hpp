// SPDX-License-Identifier: GPL-3.0-or-later
// Whether somebody else works on the contest file too.
#pragma once

#include <cstdint>

#include "app/desk/desk.hpp"

namespace damath::desk {

// Another number whenever another program has changed the file; our own changes leave it. Refused:
// StoreFailed.
[[nodiscard]] Expected<std::int64_t, DeskError> changesOfOthers(const Desk& desk);

}  // namespace damath::desk
