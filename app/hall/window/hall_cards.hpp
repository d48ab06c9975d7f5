// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the login cards of a shared contest as a PDF into the folder of the shared contest.
#pragma once

#include <vector>

#include "app/hall/server/station.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

// Writes the login cards and returns the path of the PDF. After an error, shows the error and returns an
// empty path; the passwords are then lost, because only the cards hold them. `name` is the file name without
// suffix.
[[nodiscard]] QString writtenCards(const station::HallFolder& folder, const station::HallFacts& facts,
                                   const std::vector<station::NewPerson>& people, const std::string& name,
                                   Session& session, const Translator& translator);

}  // namespace damath::window
