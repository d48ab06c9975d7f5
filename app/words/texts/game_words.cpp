// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/game_words.hpp"

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"

namespace damath::words {

std::string sideName(rules::Game game, board::Side side, Language language) {
  const bool blue = side == board::Side::Blue;
  switch (game) {
    case rules::Game::Damath:
      return blue ? "BLUE" : "RED";
    case rules::Game::English:
      if (blue) return said(text::kSideDark, language);
      return said(text::kSideWhite, language);
    case rules::Game::Dame:
      if (blue) return said(text::kSideWhite, language);
      return said(text::kSideBlack, language);
  }
  return {};
}

}  // namespace damath::words
