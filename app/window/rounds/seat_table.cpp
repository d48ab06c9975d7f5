// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/seat_table.hpp"

#include <QApplication>
#include <QDrag>
#include <QDropEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace damath::window {

namespace {

const QString kMimeType = QStringLiteral("application/x-damath-seat");

QPixmap labelOf(const QString& text, const QWidget& like) {
  const QSize size = like.fontMetrics().size(Qt::TextSingleLine, text) + QSize(16, 8);
  QPixmap label(size * like.devicePixelRatio());
  label.setDevicePixelRatio(like.devicePixelRatio());
  label.fill(like.palette().color(QPalette::Highlight));
  QPainter painter(&label);
  painter.setPen(like.palette().color(QPalette::HighlightedText));
  painter.setFont(like.font());
  painter.drawText(QRect(QPoint(), size), Qt::AlignCenter, text);
  return label;
}

}  // namespace

SeatTable::SeatTable(QWidget* parent) : ListTable(parent) {
  setAcceptDrops(true);
  viewport()->setAcceptDrops(true);
}

void SeatTable::setSeats(std::vector<int> columns) {
  m_seats = std::move(columns);
}

SeatTable::Seat SeatTable::seatAt(const QModelIndex& index) {
  return {index.data(TableModel::KeyRole), index.column()};
}

bool SeatTable::isSeat(const QModelIndex& index) const {
  return index.isValid() && std::ranges::find(m_seats, index.column()) != m_seats.end() &&
         index.data(TableModel::KeyRole).toLongLong() != 0 && !index.data().toString().isEmpty();
}

void SeatTable::mousePressEvent(QMouseEvent* event) {
  m_pressedAt = event->pos();
  const QModelIndex pressed = indexAt(event->pos());
  m_dragged = event->button() == Qt::LeftButton && isSeat(pressed) ? pressed : QModelIndex();
  ListTable::mousePressEvent(event);
}

void SeatTable::mouseMoveEvent(QMouseEvent* event) {
  const bool isDragged = m_dragged.isValid() && event->buttons().testFlag(Qt::LeftButton) &&
                         (event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
  if (!isDragged) {
    // A press on a player may start a drag, so mouse moves must not select rows.
    if (!m_dragged.isValid()) ListTable::mouseMoveEvent(event);
    return;
  }
  auto* drag = new QDrag(this);
  auto* carried = new QMimeData;
  carried->setData(kMimeType, QByteArray());
  drag->setMimeData(carried);
  drag->setPixmap(labelOf(m_dragged.data().toString(), *this));
  drag->exec(Qt::MoveAction);
}

QModelIndex SeatTable::target(const QDropEvent& event) const {
  if (!event.mimeData()->hasFormat(kMimeType) || !m_dragged.isValid()) return {};
  const QModelIndex at = indexAt(event.position().toPoint());
  return isSeat(at) && at != m_dragged ? at : QModelIndex();
}

void SeatTable::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasFormat(kMimeType)) event->accept();
}

void SeatTable::dragMoveEvent(QDragMoveEvent* event) {
  event->setAccepted(target(*event).isValid());
}

void SeatTable::dropEvent(QDropEvent* event) {
  const QModelIndex at = target(*event);
  if (!at.isValid()) return;
  event->acceptProposedAction();
  const Seat one = seatAt(m_dragged);
  const Seat other = seatAt(at);
  m_dragged = QModelIndex();
  Q_EMIT exchanged(one, other);
}

}  // namespace damath::window
