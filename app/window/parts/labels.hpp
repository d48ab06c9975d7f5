// SPDX-License-Identifier: GPL-3.0-or-later
// The labels of the window: labels that wrap lines, labels in bold type, and labels that cut off long text.
#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QLabel>
#include <QString>

namespace damath::window {

// Returns a label that wraps lines. The label shows plain text, because a name may contain text that looks
// like markup.
[[nodiscard]] inline QLabel* wrappedLabel(QWidget* parent, const QString& text = {}) {
  auto* label = new QLabel(text, parent);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  return label;
}

// The mark behind the label of a required field. Each dialog with such a field explains the mark.
inline constexpr QLatin1String kRequiredMark(" *");
[[nodiscard]] inline QString requiredLabel(const QString& label) {
  return label + kRequiredMark;
}

[[nodiscard]] inline QFont inBold(QFont font) {
  font.setBold(true);
  return font;
}

// A label for text of any length, on one line or on a few lines. Text that does not fit is cut off with an
// ellipsis.
class ElidedLabel : public QLabel {
 public:
  explicit ElidedLabel(QWidget* parent);

  // Sets the largest number of lines of the label.
  void setMostLines(int most);
  // Sets the text. A label that may have several lines also gets the minimum height that the lines need.
  void tell(const QString& text);

 private:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

  // Returns the text broken into lines for the label's present width.
  [[nodiscard]] QStringList lines() const;
  void makeRoom();

  int m_most = 1;
};

}  // namespace damath::window
