// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/cards.hpp"

#include <algorithm>

#include "reports/render/draw/printable.hpp"
#include "reports/render/forms/form_pieces.hpp"

namespace damath::render {

Flow flowOfCards(const Cards& cards, words::Language language, QSizeF area) {
  constexpr qreal kHead = 7;
  constexpr qreal kGap = 4;
  constexpr std::size_t kInRow = 2;
  Flow flow;
  flow.area = area;
  flow.headHeight = kHead;
  flow.head = [title = printable(cards.title)](Canvas& canvas, const QRectF& box, PageNumber) {
    canvas.text(box.adjusted(0, 0, 0, -2), title, {3.6, kLeastType, Weight::Bold, Align::Centre, 1});
  };
  flow.foot = [foot = cards.foot, language](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintFoot(canvas, box, foot, language, number);
  };
  for (std::size_t first = 0; first < cards.count; first += kInRow) {
    const std::size_t last = std::min(first + kInRow, cards.count);
    flow.blocks.push_back({cards.height + kGap,
                           [paint = cards.paint, first, last](Canvas& canvas, const QRectF& box) {
                             const qreal width = (box.width() - kGap) / kInRow;
                             for (std::size_t card = first; card < last; ++card) {
                               const qreal left =
                                   box.left() + static_cast<qreal>(card - first) * (width + kGap);
                               paint(canvas, QRectF(left, box.top(), width, box.height() - kGap), card);
                             }
                           },
                           Keep::Loose, std::nullopt});
  }
  return flow;
}

}  // namespace damath::render
