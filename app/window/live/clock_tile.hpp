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

inline constexpr qreal kTileShape = 0.62;  // height of a tile divided by its width

struct ClockTile {
  QString place;
  QString blue;
  QString red;
  std::optional<board::Side> toMove;  // the side to move; nullopt if the game is over
  ClockFaces faces;
};

// Returns the tile of a live game. `clock` is the game's clock at this moment.
[[nodiscard]] ClockTile clockTileOf(const desk::LiveTable& table, const play::GameClock& clock,
                                    const Translator& translator);

// Returns the largest tile width, in pixels, at which `count` tiles fit into `room`.
[[nodiscard]] int tileWidth(const QSize& room, int count);

// Paints the tile into `frame` with the painter's font. `pen` draws the edge of the tile.
void paintClockTile(QPainter& painter, const QRectF& frame, const QPen& pen, const ClockTile& tile,
                    const QPalette& palette, words::Language language);

}  // namespace damath::window

Q_DECLARE_METATYPE(damath::window::ClockTile)
