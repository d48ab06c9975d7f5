// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a game: both running totals, and by how much the engine expects BLUE to be ahead at the end;
// of a companion game what the engine sees alone. The lines differ by their strokes as well as by colour. A
// click or the arrow keys choose a turn.
#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "app/models/text/translator.hpp"

namespace damath::views {

class CoursePlot : public QWidget {
  Q_OBJECT

 public:
  enum class Line { Blue, Red, Expected };
  // After so many turns, the start being 0; in points.
  struct Point {
    std::array<double, 3> values{};  // by Line
    bool isExpected = true;          // false: the engine has nothing to say of it
  };

  explicit CoursePlot(const models::Translator& translator, QWidget* parent = nullptr);

  // A line without a name is not drawn.
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

  const models::Translator& m_translator;
  std::vector<Point> m_points;
  std::array<QString, 3> m_names;
  double m_least = 0;
  double m_most = 0;
  int m_chosen = 0;
};

}  // namespace damath::views
