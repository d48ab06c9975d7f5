// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/parts/names.hpp"
#include "reports/render/draw/printable.hpp"
#include "reports/render/forms/cards.hpp"
#include "reports/render/forms/form_pieces.hpp"
#include "reports/render/forms/forms.hpp"
#include "words/phrase.hpp"

namespace damath::render {

namespace {

using compose::PairingCards;
using words::Phrase;

constexpr qreal kCardHead = 13.6;
constexpr qreal kCardField = 6.3;  // the height of a field on a card, enough for two lines of text
constexpr qreal kCardRow = 5.8;

void paintCard(Canvas& canvas, const QRectF& box, const PairingCards& form, const PairingCards::Card& card,
               words::Language language) {
  canvas.frame(box, Rule::Heavy);
  const QRectF inner = box.adjusted(1.5, 0.6, -1.5, 0);
  const QRectF names(inner.left(), inner.top(), inner.width(), kCardField);
  paintField(canvas, names.adjusted(0, 0, 20 - names.width(), 0), said(Phrase::Number, language),
             card.number);
  paintField(canvas, names.adjusted(22, 0, 0, 0), said(Phrase::Name, language), card.player);
  paintField(canvas, names.translated(0, kCardField),
             said(compose::schoolHeading(form.head.beside), language), card.school);
  const struct {
    Phrase heading;
    qreal share;
  } columns[] = {{Phrase::Round, 0.13},
                 {Phrase::Opponent, 0.43},
                 {Phrase::Colour, 0.16},
                 {Phrase::Result, 0.14},
                 {Phrase::Points, 0.14}};
  QRectF row(box.left(), box.top() + kCardHead, box.width(), kCardRow);
  canvas.shade(row);
  for (int line = 0; line <= form.rounds; ++line) {
    canvas.horizontal(row.left(), row.right(), row.top(), Rule::Hair);
    qreal x = row.left();
    for (const auto& [heading, share] : columns) {
      const QRectF cell(x, row.top(), row.width() * share, row.height());
      const bool isNumber = heading == columns[0].heading;
      QString text;
      if (line == 0) text = printable(said(heading, language));
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

Flow flowOf(const PairingCards& form, words::Language language, QSizeF area) {
  const QString mode = printable(compose::modeName(form.head.mode, language));
  return flowOfCards({.title = form.title + " – " + form.head.event,
                      .foot = footLine({form.head.contest}, {mode}, area.width()),
                      .count = form.cards.size(),
                      .height = kCardHead + kCardRow * (form.rounds + 1),
                      .paint =
                          [&form, language](Canvas& canvas, const QRectF& box, std::size_t card) {
                            paintCard(canvas, box, form, form.cards[card], language);
                          }},
                     language, area);
}

}  // namespace damath::render
