// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/cards.hpp"
#include "reports/render/forms/form_pieces.hpp"
#include "reports/render/forms/forms.hpp"
#include "words/language.hpp"

namespace damath::render {

namespace {

using compose::LoginCards;

constexpr qreal kLoginHeight = 62;
constexpr qreal kLoginCode = 24;  // the width and height of the QR code
constexpr qreal kLoginField = 9.5;
constexpr qreal kLoginNote = 10;

// Returns the text with all its letters unchanged, because the user will type it. Only extra spaces are
// removed. A hyphen in a password must not become a minus sign.
QString typed(const std::string& text) {
  return QString::fromStdString(text).simplified();
}

void paintLogin(Canvas& canvas, const QRectF& box, const LoginCards::Card& card) {
  canvas.frame(box, Rule::Heavy);
  const QRectF inner = box.adjusted(2.5, 2, -2.5, -2);
  canvas.text(QRectF(inner.left(), inner.top(), inner.width(), 7), typed(card.person),
              {4.2, 2.4, Weight::Bold, Align::Left, 1});
  qreal y = inner.top() + 8;
  const qreal width = inner.width() - kLoginCode - 3;
  for (std::size_t i = 0; i < card.fields.size(); ++i) {
    const auto& [name, text] = card.fields[i];
    // Fields beside the QR code are narrower. Fields below the QR code have the whole width of the card.
    const qreal room = y < inner.top() + 8 + kLoginCode ? width : inner.width();
    canvas.text(QRectF(inner.left(), y, room, 3), typed(name), {.size = kLeastType});
    // The last field holds the addresses. It gets all the height down to the note.
    const bool isLast = i + 1 == card.fields.size();
    const qreal height = isLast ? inner.bottom() - kLoginNote - y - 3.2 : kLoginField - 3.5;
    canvas.text(QRectF(inner.left(), y + 3, room, height), typed(text),
                {.size = 3.2, .weight = Weight::Bold, .mostLines = 3});
    y += kLoginField;
  }
  paintQrCode(canvas, QRectF(inner.right() - kLoginCode, inner.top() + 8, kLoginCode, kLoginCode), card.code);
  canvas.text(QRectF(inner.left(), inner.bottom() - kLoginNote, inner.width(), kLoginNote), typed(card.note),
              {.size = kLeastType, .mostLines = 3});
}

}  // namespace

Flow flowOf(const LoginCards& form, words::Language language, QSizeF area) {
  return flowOfCards({.title = form.title,
                      .foot = footLine({form.head.contest}, {}, area.width()),
                      .count = form.cards.size(),
                      .height = kLoginHeight,
                      .paint = [&form](Canvas& canvas, const QRectF& box,
                                       std::size_t card) { paintLogin(canvas, box, form.cards[card]); }},
                     language, area);
}

}  // namespace damath::render
