// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about errors in a typed turn, in a PDN position or in a PDN game (PDN: the text form of draughts
// games). A message is one sentence without its full stop. It names the broken clause, and the correct input
// if that is known.
#pragma once

#include <string>
#include <vector>

#include "core/notation/board/typed_turn.hpp"
#include "core/notation/pdn/pdn_fen.hpp"
#include "core/notation/pdn/pdn_reader.hpp"
#include "words/language.hpp"
#include "words/line_list.hpp"

namespace damath::words {

[[nodiscard]] std::string sentenceOf(const notation::TypedTurnFault& fault, rules::Game game,
                                     Language language);
[[nodiscard]] std::string sentenceOf(const notation::PdnFenFault& fault, Language language);
[[nodiscard]] std::string sentenceOf(const notation::PdnFault& fault, Language language);
[[nodiscard]] std::string sentenceOf(const notation::PdnNote& note, Language language);

// Returns the sentences for the notes of a PDN file, ordered by kind and line. Many notes of one kind share a
// sentence. The note about the encoding comes first.
[[nodiscard]] std::vector<LineSentence> pdnNotes(const notation::PdnReading& reading, Language language);
// Returns a sentence for each game of the file that cannot be read. The sentence names the game if the file
// has several games.
[[nodiscard]] std::vector<LineSentence> brokenGames(const notation::PdnReading& reading, Language language);

}  // namespace damath::words
