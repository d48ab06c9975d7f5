// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that the desk asks before a change, in words, with what the change would move.
#pragma once

#include <functional>
#include <string>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::words {

using NameOfEntry = std::function<std::string(contest::EntryId)>;

// How the changes that a question lists begin, each on its line: where a long one is broken, a bullet tells
// it from the next.
enum class RowMark { Indent, Bullet };

// One or more sentences: what is asked, then each rank and pairing it would move.
[[nodiscard]] std::string questionText(const desk::Question& question, const NameOfEntry& nameOf,
                                       Language language, RowMark mark = RowMark::Indent);
// What a result would move, line by line, before it is entered. Promise: the event has the game.
[[nodiscard]] std::string previewText(const desk::ResultPreview& preview, const contest::Event& event,
                                      const NameOfEntry& nameOf, Language language);
// The objections to a round made by hand.
[[nodiscard]] std::string manualFaultText(const pairing::ManualFault& fault, const NameOfEntry& nameOf,
                                          Language language);

}  // namespace damath::words
