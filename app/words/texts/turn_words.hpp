// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about errors in a typed turn, in a PDN position or in a PDN game (PDN: the text form of draughts
// games). A message is one sentence without its full stop. It names the broken clause, and the correct input
// if that is known.
#pragma once

#include <string>

#include "core/notation/board/typed_turn.hpp"
#include "core/notation/pdn/pdn.hpp"
#include "words/language.hpp"

namespace damath::words {

[[nodiscard]] std::string sentenceOf(const notation::TypedTurnFault& fault, rules::Game game,
                                     Language language);
[[nodiscard]] std::string sentenceOf(const notation::PdnFenFault& fault, Language language);
[[nodiscard]] std::string sentenceOf(const notation::PdnFault& fault, Language language);

}  // namespace damath::words
