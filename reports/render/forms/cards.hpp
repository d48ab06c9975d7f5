// SPDX-License-Identifier: GPL-3.0-or-later
// Cards to cut out, which several forms print in two columns below their title.
#pragma once

#include <functional>
#include <string>

#include "reports/render/draw/flow.hpp"
#include "words/language.hpp"

namespace damath::render {

// Cards to cut out, in two columns below the title.
struct Cards {
  std::string title;
  QString foot;
  std::size_t count = 0;
  qreal height = 0;  // the height of one card
  std::function<void(Canvas& canvas, const QRectF& box, std::size_t card)> paint;
};
[[nodiscard]] Flow flowOfCards(const Cards& cards, words::Language language, QSizeF area);

}  // namespace damath::render
