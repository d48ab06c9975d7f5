// SPDX-License-Identifier: GPL-3.0-or-later
// Why a typed turn, a PDN position or a PDN game is not taken: one sentence without its full stop, which
// names the clause where one is broken and says what would be right where that is known.
#pragma once

#include <string>

#include "app/words/catalogue/language.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/notation/pdn/pdn.hpp"

namespace damath::words {

[[nodiscard]] std::string sentenceOf(const notation::TypedTurnFault& fault, rules::Game game,
                                     Language language);
[[nodiscard]] std::string sentenceOf(const notation::PdnFenFault& fault, Language language);
[[nodiscard]] std::string sentenceOf(const notation::PdnFault& fault, Language language);

}  // namespace damath::words
