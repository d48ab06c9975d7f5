// SPDX-License-Identifier: GPL-3.0-or-later
// A plot of a game's course: both running totals, and the lead that the engine expects for BLUE at the end.
// For a companion game, the plot shows only the engine's value. The lines differ in color and also in line
// style. A click or the arrow keys choose a turn.
#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "app/window/text/translator.hpp"

namespace damath::window {

class CoursePlot : public QWidget {
  Q_OBJECT

 public:
  enum class Line { Blue, Red, Expected };
  // The values of the three lines of the plot after some number of turns, in points of the game. In a list,
  // the index is the number of turns; index 0 is the start of the game.
  struct Point {
    std::array<double, 3> values{};  // one value for each Line
    // false if the engine gives no expected lead after these turns
    bool isExpected = true;
  };

  explicit CoursePlot(const Translator& translator, QWidget* parent = nullptr);

  // Sets the values of the plot and the names of its three lines. A line with an empty name is not drawn.
  void setPoints(std::vector<Point> points, const std::array<QString, 3>& names);
  void choose(int turn);
  [[nodiscard]] int chosen() const { return m_chosen; }
  [[nodiscard]] QPointF placeOf(int turn, Line line) const;

  [[nodiscard]] QSize sizeHint() const override { return {460, 200}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {260, 130}; }

 Q_SIGNALS:
  void turnChosen(int turn);

 private:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

  [[nodiscard]] QRectF frame() const;
  void paintLine(QPainter& painter, Line line) const;
  void pick(int turn);

  const Translator& m_translator;
  std::vector<Point> m_points;
  std::array<QString, 3> m_names;
  double m_least = 0;
  double m_most = 0;
  int m_chosen = 0;
};

}  // namespace damath::window
