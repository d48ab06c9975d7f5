// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about the problems that a check of the contest found.
#pragma once

#include <string>

#include "app/desk/keeping/verification.hpp"
#include "words/language.hpp"

namespace damath::words {

[[nodiscard]] std::string message(const desk::Problem& problem, Language language);

}  // namespace damath::words
