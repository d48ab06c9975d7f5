// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of one game at the board on a tile, large enough to be read from afar: its place, what is left,
// what is nearly over, both players and who is to move. Nothing is told by colour alone.
#pragma once

#include <QMetaType>
#include <QPainter>
#include <QPalette>
#include <QRectF>
#include <QString>
#include <optional>

#include "app/views/play/clock_faces.hpp"
#include "core/board/side.hpp"

namespace damath::views {

inline constexpr qreal kTileShape = 0.62;  // a tile's height by its width

struct ClockTile {
  QString place;
  QString blue;
  QString red;
  std::optional<board::Side> toMove;  // nothing: the game is over
  ClockFaces faces;
};

// The clock is that of the table at this moment.
[[nodiscard]] ClockTile clockTileOf(const desk::LiveTable& table, const play::GameClock& clock,
                                    const models::Translator& translator);

// So wide that as many tiles have place in the room, each by its shape.
[[nodiscard]] int tileWidth(const QSize& room, int count);

// In the painter's font; the pen draws the frame.
void paintClockTile(QPainter& painter, const QRectF& frame, const QPen& pen, const ClockTile& tile,
                    const QPalette& palette, words::Language language);

}  // namespace damath::views

Q_DECLARE_METATYPE(damath::views::ClockTile)
