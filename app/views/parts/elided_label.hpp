// SPDX-License-Identifier: GPL-3.0-or-later
// One line of text of any length, cut with a sign where there is no room for all of it.
#pragma once

#include <QLabel>

namespace damath::views {

class ElidedLabel : public QLabel {
 public:
  explicit ElidedLabel(QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace damath::views
