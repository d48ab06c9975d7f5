// SPDX-License-Identifier: GPL-3.0-or-later
// Where the head of a scoresheet does not say what the pairing says, in words.
#pragma once

#include <string>

#include "app/desk/change/mismatch.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::words {

[[nodiscard]] std::string message(const desk::Mismatch& mismatch, Language language);

}  // namespace damath::words
