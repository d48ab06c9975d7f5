// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/clock_tile.hpp"

#include <QFontMetrics>
#include <algorithm>

#include "app/window/text/qt_text.hpp"
#include "app/words/texts/place_words.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr qreal kAirInTile = 8;  // pixels between the frame of a tile and its texts
// A text that is too long for its line gets smaller type, but not smaller than this part of the normal type
// size. A text that is still too long is cut off.
constexpr qreal kLeastOfLine = 0.6;

// Draws the text in one line, in the largest type that fits.
void fitLine(QPainter& painter, const QRectF& place, Qt::Alignment alignment, const QString& text,
             bool isBold) {
  QFont type = painter.font();
  type.setBold(isBold);
  type.setPixelSize(std::max(static_cast<int>(place.height() * 0.8), 6));
  const int width = QFontMetrics(type).horizontalAdvance(text);
  if (width > place.width() && width > 0) {
    const qreal least = type.pixelSize() * kLeastOfLine;
    type.setPixelSize(static_cast<int>(std::max(type.pixelSize() * place.width() / width, least)));
  }
  painter.setFont(type);
  const QString fitted =
      QFontMetrics(type).elidedText(text, Qt::ElideRight, static_cast<int>(place.width()) + 1);
  painter.drawText(place, static_cast<int>(alignment) | Qt::TextSingleLine, fitted);
}

// Draws the whole text, never cut off. Uses several lines or smaller type if the text is too long for one
// line.
void fitWhole(QPainter& painter, const QRectF& place, Qt::Alignment alignment, const QString& text,
              bool isBold) {
  QFont type = painter.font();
  type.setBold(isBold);
  type.setPixelSize(std::max(static_cast<int>(place.height() * 0.8 * kLeastOfLine), 6));
  if (QFontMetrics(type).horizontalAdvance(text) <= place.width()) {
    return fitLine(painter, place, alignment, text, isBold);
  }
  const int flags = static_cast<int>(alignment) | Qt::TextWordWrap;
  const QSize room = place.size().toSize();
  const auto holds = [&](const QFont& font) {
    const QRect anyHeight(0, 0, room.width(), 10 * room.height());
    const QRect taken = QFontMetrics(font).boundingRect(anyHeight, flags, text);
    return taken.width() <= room.width() && taken.height() <= room.height();
  };
  while (type.pixelSize() > 1 && !holds(type)) type.setPixelSize(type.pixelSize() - 1);
  painter.setFont(type);
  painter.drawText(place, flags, text);
}

void paintClocks(QPainter& painter, const QRectF& place, const ClockFaces& faces, const ClockColours& colours,
                 const QColor& ink) {
  const qreal half = place.width() * 0.56;
  const bool isAlone = faces.move.isEmpty();
  const QRectF game(place.left(), place.top(), isAlone ? place.width() : half, place.height());
  painter.setPen(ink);
  if (isAlone && faces.look == ClockLook::Over) {
    painter.fillRect(game, colours.fill);
    painter.setPen(colours.ink);
  }
  const Qt::Alignment alignment = isAlone ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter;
  fitLine(painter, game.adjusted(4, 0, -4, 0), alignment, faces.game, true);
  if (isAlone) return;
  const QRectF move(place.left() + half, place.top(), place.width() - half, place.height());
  const bool isPainted = faces.look == ClockLook::Near || faces.look == ClockLook::Over;
  if (isPainted) painter.fillRect(move, colours.fill);
  painter.setPen(isPainted ? colours.ink : ink);
  fitLine(painter, move.adjusted(4, 0, -4, 0), Qt::AlignRight | Qt::AlignVCenter, faces.move, isPainted);
}

// Draws a player's name. An arrow and bold type mark the side to move.
void paintPlayer(QPainter& painter, const QRectF& place, board::Side side, const ClockTile& tile,
                 const QPalette& palette, words::Language language) {
  const Colours colours = coloursOf(palette);
  const bool isBlue = side == board::Side::Blue;
  const bool isToMove = tile.toMove == side;
  const QRectF badge(place.left() + place.height(), place.top(), place.height() * 2, place.height());
  painter.setPen(palette.color(QPalette::Text));
  if (isToMove) {
    fitLine(painter, {place.left(), place.top(), place.height(), place.height()}, Qt::AlignCenter,
            QStringLiteral("▶"), true);
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(isBlue ? colours.blueSide : colours.redSide);
  painter.drawRoundedRect(badge, 4, 4);
  painter.setPen(colours.sideInk);
  fitLine(painter, badge.adjusted(4, 2, -4, -2), Qt::AlignCenter,
          toQt(isBlue ? words::said(Phrase::Blue, language) : words::said(Phrase::Red, language)), true);
  painter.setPen(palette.color(QPalette::Text));
  fitWhole(painter, {badge.right() + 6, place.top(), place.right() - badge.right() - 6, place.height()},
           Qt::AlignLeft | Qt::AlignVCenter, isBlue ? tile.blue : tile.red, isToMove);
}

}  // namespace

ClockTile clockTileOf(const desk::LiveTable& table, const play::GameClock& clock,
                      const Translator& translator) {
  ClockTile tile{toQt(words::sheetPlaceText(table.at, translator.language())),
                 toQt(table.blue),
                 toQt(table.red),
                 {},
                 facesOf(clock, translator)};
  if (!table.game().outcome()) tile.toMove = table.game().position().toMove();
  return tile;
}

int tileWidth(const QSize& room, int count) {
  int widest = 0;
  for (int columns = 1; columns <= count; ++columns) {
    const int rows = (count + columns - 1) / columns;
    const int width = std::min(room.width() / columns, static_cast<int>(room.height() / (rows * kTileShape)));
    widest = std::max(widest, width);
  }
  return widest;
}

void paintClockTile(QPainter& painter, const QRectF& frame, const QPen& pen, const ClockTile& tile,
                    const QPalette& palette, words::Language language) {
  const ClockColours clock = coloursOf(tile.faces.look, palette);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(palette.color(QPalette::Base));
  painter.setPen(pen);
  painter.drawRoundedRect(frame, 6, 6);
  const QRectF body = frame.adjusted(kAirInTile, kAirInTile / 2, -kAirInTile, -kAirInTile / 2);
  const qreal row = body.height() / 8;
  const qreal half = body.width() / 2;
  const QColor ink = palette.color(QPalette::Text);
  painter.setPen(ink);
  fitWhole(painter, {body.left(), body.top(), half, row}, Qt::AlignLeft | Qt::AlignVCenter, tile.place, true);
  painter.setPen(coloursOf(palette).quiet);
  fitWhole(painter, {body.left() + half, body.top(), half, row}, Qt::AlignRight | Qt::AlignVCenter,
           tile.faces.state, false);
  paintClocks(painter, {body.left(), body.top() + row, body.width(), 3 * row}, tile.faces, clock, ink);
  painter.setPen(clock.ink);
  const QRectF alarm(body.left(), body.top() + 4 * row, body.width(), row);
  if (!tile.faces.alarm.isEmpty()) {
    painter.fillRect(alarm, clock.fill);
    fitLine(painter, alarm, Qt::AlignCenter, tile.faces.alarm, true);
  } else {
    // Names the game clock and the move clock. If the move is not timed, the reason stands in place of the
    // move clock's name.
    const auto caption = [&](Phrase phrase) { return toQt(words::toText(phrase, language)); };
    const QRectF below = alarm.adjusted(4, 0, -4, -0.35 * row);
    painter.setPen(coloursOf(palette).quiet);
    const bool hasMove = !tile.faces.move.isEmpty();
    if (hasMove)
      fitLine(painter, below, Qt::AlignLeft | Qt::AlignVCenter, caption(Phrase::LiveGameTime), false);
    const bool isOfMove = hasMove && tile.faces.waived.isEmpty();
    fitLine(painter, below, Qt::AlignRight | Qt::AlignVCenter,
            isOfMove ? caption(Phrase::LiveMoveTime) : tile.faces.waived, false);
  }
  paintPlayer(painter, {body.left(), body.top() + 5.2 * row, body.width(), 1.3 * row}, board::Side::Blue,
              tile, palette, language);
  paintPlayer(painter, {body.left(), body.top() + 6.6 * row, body.width(), 1.3 * row}, board::Side::Red, tile,
              palette, language);
  painter.restore();
}

}  // namespace damath::window
