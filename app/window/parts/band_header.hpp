// SPDX-License-Identifier: GPL-3.0-or-later
// The header of a scoresheet's columns, in two levels: a player above three columns, and Move, Score and
// Total below. From the left, the players are BLUE and RED in turn. A long name has smaller type, and two
// lines if it still does not fit.
#pragma once

#include <QHeaderView>

namespace damath::window {

class BandHeader : public QHeaderView {
 public:
  explicit BandHeader(QWidget* parent);

  [[nodiscard]] QSize sizeHint() const override;

 protected:
  // Returns the heading above the group of three columns with this number; `band` counts from 0.
  [[nodiscard]] virtual QString bandText(int band) const = 0;
  void paintEvent(QPaintEvent* event) override;
  // Shows the whole heading as a tool tip, because long names are cut off.
  bool viewportEvent(QEvent* event) override;

 private:
  [[nodiscard]] int storey() const;
};

}  // namespace damath::window
