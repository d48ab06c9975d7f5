// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/game_words.hpp"

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "core/board/side_text.hpp"

namespace damath::words {

std::string sideName(rules::Game game, board::Side side, Language language) {
  const bool blue = side == board::Side::Blue;
  switch (game) {
    case rules::Game::Damath:
      return std::string(nameOf(side));
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
