// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a round's boards. In an unpublished round, the user drags a player onto another player, and
// both exchange their places (board and side).
#pragma once

#include <QPersistentModelIndex>

#include "app/window/parts/list_table.hpp"

namespace damath::window {

class SeatTable : public ListTable {
  Q_OBJECT

 public:
  // A cell that holds a player: the key of its row, and its column.
  struct Seat {
    QVariant key;
    int column = 0;
  };

  explicit SeatTable(QWidget* parent = nullptr);

  // Sets the columns from which players can be dragged. At first there are none.
  void setSeats(std::vector<int> columns);

 Q_SIGNALS:
  void exchanged(const damath::window::SeatTable::Seat& one, const damath::window::SeatTable::Seat& other);

 private:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dropEvent(QDropEvent* event) override;

  // True if the cell holds a player who can be dragged.
  [[nodiscard]] bool isSeat(const QModelIndex& index) const;
  // Returns the cell where the dragged player may be dropped; invalid if there is none.
  [[nodiscard]] QModelIndex target(const QDropEvent& event) const;
  [[nodiscard]] static Seat seatAt(const QModelIndex& index);

  std::vector<int> m_seats;
  QPoint m_pressedAt;
  QPersistentModelIndex m_dragged;
};

}  // namespace damath::window
