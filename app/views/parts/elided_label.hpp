// SPDX-License-Identifier: GPL-3.0-or-later
// Text of any length on one line, or on a few where it is allowed them and needs them; cut with a sign where
// there is no room for all of it.
#pragma once

#include <QLabel>

namespace damath::views {

class ElidedLabel : public QLabel {
 public:
  explicit ElidedLabel(QWidget* parent);

  // How many lines it may take.
  void setMostLines(int most);
  // As QLabel's own, and the room for its lines.
  void tell(const QString& text);

 private:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

  // The text in lines of the width that is there.
  [[nodiscard]] QStringList lines() const;
  void makeRoom();

  int m_most = 1;
};

}  // namespace damath::views
