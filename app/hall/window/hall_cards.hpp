// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the login cards of a shared contest as a PDF into the folder of the shared contest.
#pragma once

#include <vector>

#include "app/hall/server/station.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

// Returns the path of the PDF; empty after an error, which is shown. The passwords are lost with a failed
// PDF. `name` is the file name without suffix.
[[nodiscard]] QString writtenCards(const station::HallFolder& folder, const station::HallFacts& facts,
                                   const std::vector<station::NewPerson>& people, const std::string& name,
                                   Session& session, const Translator& translator);

}  // namespace damath::window
