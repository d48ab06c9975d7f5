// SPDX-License-Identifier: GPL-3.0-or-later
// A label for text of any length, on one line or on a few. Text that does not fit is cut off with an
// ellipsis.
#pragma once

#include <QLabel>

namespace damath::window {

class ElidedLabel : public QLabel {
 public:
  explicit ElidedLabel(QWidget* parent);

  // Sets the largest number of lines.
  void setMostLines(int most);
  // Sets the text and makes room for its lines.
  void tell(const QString& text);

 private:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

  // Returns the text in lines of the present width.
  [[nodiscard]] QStringList lines() const;
  void makeRoom();

  int m_most = 1;
};

}  // namespace damath::window
