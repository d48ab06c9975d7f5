// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/labels.hpp"

#include <QEvent>
#include <QPainter>
#include <QStringList>
#include <QTextLayout>
#include <algorithm>

namespace damath::window {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::setMostLines(int most) {
  m_most = most;
  makeRoom();
}

void ElidedLabel::tell(const QString& text) {
  setText(text);
  makeRoom();
}

QStringList ElidedLabel::lines() const {
  const QString all = text();
  QTextLayout layout(all, font());
  QStringList lines;
  layout.beginLayout();
  while (lines.size() < m_most - 1) {
    QTextLine line = layout.createLine();
    if (!line.isValid()) break;
    line.setLineWidth(width());
    lines << all.mid(line.textStart(), line.textLength()).trimmed();
  }
  const QTextLine rest = layout.createLine();
  layout.endLayout();
  if (rest.isValid()) lines << fontMetrics().elidedText(all.mid(rest.textStart()), Qt::ElideRight, width());
  return lines;
}

// Sets the minimum height of the label for its lines. A label that may have only one line keeps its minimum
// height.
void ElidedLabel::makeRoom() {
  if (m_most == 1) return;
  const int wanted = fontMetrics().lineSpacing() * std::max<int>(1, static_cast<int>(lines().size()));
  if (wanted != minimumHeight()) setMinimumHeight(wanted);
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
  QLabel::resizeEvent(event);
  makeRoom();
}

void ElidedLabel::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::FontChange) makeRoom();
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, lines().join(u'\n'));
}

}  // namespace damath::window
