// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about the errors of creating, starting, stopping and closing a shared contest.
#pragma once

#include <string>

#include "app/hall/server/station_error.hpp"
#include "words/language.hpp"

namespace damath::halls {

[[nodiscard]] std::string message(const station::StationError& error, words::Language language);

}  // namespace damath::halls
