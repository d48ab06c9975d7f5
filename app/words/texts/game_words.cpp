// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/game_words.hpp"

namespace damath::words {

std::string sideName(rules::Game game, board::Side side, Language language) {
  const bool blue = side == board::Side::Blue;
  const bool filipino = language == Language::Filipino;
  switch (game) {
    case rules::Game::Damath:
      return blue ? "BLUE" : "RED";
    case rules::Game::English:
      if (blue) return filipino ? "ITIM" : "DARK";
      return filipino ? "PUTI" : "WHITE";
    case rules::Game::Dame:
      if (blue) return filipino ? "PUTI" : "WHITE";
      return filipino ? "ITIM" : "BLACK";
  }
  return {};
}

}  // namespace damath::words
