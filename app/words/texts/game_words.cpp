// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/game_words.hpp"

#include "core/board/side.hpp"
#include "words/phrase.hpp"

namespace damath::words {

std::string sideName(rules::Game game, board::Side side, Language language) {
  const bool blue = side == board::Side::Blue;
  switch (game) {
    case rules::Game::Damath:
      return std::string(nameOf(side));
    case rules::Game::English:
      if (blue) return said(Phrase::SideDark, language);
      return said(Phrase::SideWhite, language);
    case rules::Game::Dame:
      if (blue) return said(Phrase::SideWhite, language);
      return said(Phrase::SideBlack, language);
  }
  return {};
}

}  // namespace damath::words
