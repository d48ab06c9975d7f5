// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a scoresheet's columns in two storeys: whose three cells they are above, Move, Score and Total
// below. BLUE and RED by turns from the left. A long name is smaller, and in two lines.
#pragma once

#include <QHeaderView>

namespace damath::views {

class BandHeader : public QHeaderView {
 public:
  explicit BandHeader(QWidget* parent);

  [[nodiscard]] QSize sizeHint() const override;

 protected:
  // The heading over three columns, counted from 0.
  [[nodiscard]] virtual QString bandText(int band) const = 0;
  void paintEvent(QPaintEvent* event) override;
  // The whole heading, of which the longest names are cut.
  bool viewportEvent(QEvent* event) override;

 private:
  [[nodiscard]] int storey() const;
};

}  // namespace damath::views
