// SPDX-License-Identifier: GPL-3.0-or-later
// The boards of a round. While the round is held a player is dragged onto another one's seat, and the two
// change places.
#pragma once

#include <QPersistentModelIndex>

#include "app/views/parts/list_table.hpp"

namespace damath::views {

class SeatTable : public ListTable {
  Q_OBJECT

 public:
  // A cell that somebody sits in: the row's key and the column.
  struct Seat {
    QVariant key;
    int column = 0;
  };

  explicit SeatTable(QWidget* parent = nullptr);

  // In which columns players can be dragged; none by default.
  void setSeats(std::vector<int> columns);

 Q_SIGNALS:
  void exchanged(const damath::views::SeatTable::Seat& one, const damath::views::SeatTable::Seat& other);

 private:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dropEvent(QDropEvent* event) override;

  // Whether somebody sits there.
  [[nodiscard]] bool isSeat(const QModelIndex& index) const;
  // Where the dragged one may be put; invalid elsewhere.
  [[nodiscard]] QModelIndex target(const QDropEvent& event) const;
  [[nodiscard]] static Seat seatAt(const QModelIndex& index);

  std::vector<int> m_seats;
  QPoint m_pressedAt;
  QPersistentModelIndex m_dragged;
};

}  // namespace damath::views
