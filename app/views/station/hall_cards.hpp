// SPDX-License-Identifier: GPL-3.0-or-later
// Cards for people of a hall, written where the hall lies.
#pragma once

#include <vector>

#include "app/models/contest/session.hpp"
#include "app/station/station.hpp"

namespace damath::views {

// The PDF of the cards; empty where it could not be written, and then that is shown: the pass phrases are
// lost with it. `name` is the file's, without its ending.
[[nodiscard]] QString writtenCards(const station::HallFolder& folder, const station::HallFacts& facts,
                                   const std::vector<station::NewPerson>& people, const std::string& name,
                                   models::Session& session, const models::Translator& translator);

}  // namespace damath::views
