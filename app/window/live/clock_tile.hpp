// SPDX-License-Identifier: GPL-3.0-or-later
// A tile with the clocks of a live game, readable from a distance: board, remaining times, warnings, both
// players and the side to move. No information depends on color alone.
#pragma once

#include <QMetaType>
#include <QPainter>
#include <QPalette>
#include <QRectF>
#include <QString>
#include <optional>

#include "app/window/live/clock_faces.hpp"
#include "core/board/side.hpp"

namespace damath::window {

inline constexpr qreal kTileShape = 0.62;  // height of a tile, in widths

struct ClockTile {
  QString place;
  QString blue;
  QString red;
  std::optional<board::Side> toMove;  // nullopt if the game is over
  ClockFaces faces;
};

// `clock` is the table's clock at this moment.
[[nodiscard]] ClockTile clockTileOf(const desk::LiveTable& table, const play::GameClock& clock,
                                    const Translator& translator);

// Returns the tile width, in pixels, at which `count` tiles fit into `room`.
[[nodiscard]] int tileWidth(const QSize& room, int count);

// Paints with the painter's font. `pen` draws the frame.
void paintClockTile(QPainter& painter, const QRectF& frame, const QPen& pen, const ClockTile& tile,
                    const QPalette& palette, words::Language language);

}  // namespace damath::window

Q_DECLARE_METATYPE(damath::window::ClockTile)
