// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "reports/render/forms/forms.hpp"
#include "reports/render/forms/sheet_frame.hpp"

namespace damath::render {

namespace {

using compose::Labels;
using compose::PairingCards;

constexpr qreal kCardGap = 4;
constexpr qreal kCardHead = 13.6;
constexpr qreal kCardField = 6.3;  // high enough for two lines
constexpr qreal kCardRow = 5.8;
constexpr std::size_t kInRow = 2;

qreal cardHeight(const PairingCards& form) {
  return kCardHead + kCardRow * (form.rounds + 1) + kCardGap;
}

void paintCard(Canvas& canvas, const QRectF& box, const PairingCards& form, const PairingCards::Card& card,
               const Labels& labels) {
  canvas.frame(box, Rule::Heavy);
  const QRectF inner = box.adjusted(1.5, 0.6, -1.5, 0);
  const QRectF names(inner.left(), inner.top(), inner.width(), kCardField);
  paintField(canvas, names.adjusted(0, 0, 20 - names.width(), 0), labels.number, card.number);
  paintField(canvas, names.adjusted(22, 0, 0, 0), labels.name, card.player);
  paintField(canvas, names.translated(0, kCardField), labels.school, card.school);
  const struct {
    const std::string& heading;
    qreal share;
  } columns[] = {{labels.round, 0.13},
                 {labels.opponent, 0.43},
                 {labels.colour, 0.16},
                 {labels.result, 0.14},
                 {labels.points, 0.14}};
  QRectF row(box.left(), box.top() + kCardHead, box.width(), kCardRow);
  canvas.shade(row);
  for (int line = 0; line <= form.rounds; ++line) {
    canvas.horizontal(row.left(), row.right(), row.top(), Rule::Hair);
    qreal x = row.left();
    for (const auto& [heading, share] : columns) {
      const QRectF cell(x, row.top(), row.width() * share, row.height());
      const bool isNumber = &heading == &columns[0].heading;
      QString text;
      if (line == 0) text = printable(heading);
      if (line > 0 && isNumber) text = QString::number(line);
      canvas.text(
          cell.adjusted(0.4, 0, -0.4, 0), text,
          {.size = 2.4, .weight = line == 0 ? Weight::Bold : Weight::Regular, .align = Align::Centre});
      x += cell.width();
      if (x < row.right() - 0.1) canvas.vertical(x, row.top(), row.bottom(), Rule::Hair);
    }
    row.translate(0, kCardRow);
  }
}

}  // namespace

Flow flowOf(const PairingCards& form, const Labels& labels, QSizeF area) {
  constexpr qreal kHead = 7;
  Flow flow;
  flow.area = area;
  flow.headHeight = kHead;
  flow.head = [&form](Canvas& canvas, const QRectF& box, PageNumber) {
    const QString title = printable(form.title + " – " + form.head.event);
    canvas.text(box.adjusted(0, 0, 0, -2), title, {3.6, 2.4, Weight::Bold, Align::Centre, 1});
  };
  QStringList parts{printable(form.head.contest), printable(compose::labelOf(form.head.mode, labels))};
  const QString foot = parts.join(QStringLiteral(" · "));
  flow.foot = [foot, &labels](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintFoot(canvas, box, foot, labels, number);
  };
  for (std::size_t first = 0; first < form.cards.size(); first += kInRow) {
    flow.blocks.push_back({cardHeight(form),
                           [&form, &labels, first](Canvas& canvas, const QRectF& box) {
                             const qreal width = (box.width() - kCardGap) / kInRow;
                             const std::size_t last = std::min(first + kInRow, form.cards.size());
                             for (std::size_t i = first; i < last; ++i) {
                               const qreal left =
                                   box.left() + static_cast<qreal>(i - first) * (width + kCardGap);
                               paintCard(canvas, QRectF(left, box.top(), width, box.height() - kCardGap),
                                         form, form.cards[i], labels);
                             }
                           },
                           Keep::Loose, std::nullopt});
  }
  return flow;
}

}  // namespace damath::render
