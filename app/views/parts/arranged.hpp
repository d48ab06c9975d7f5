// SPDX-License-Identifier: GPL-3.0-or-later
// Rows and columns of a page or dialog, written down as they are seen:
//   inRow({m_label, {m_field, 1}, m_button}, kFieldGap)
#pragma once

#include <QBoxLayout>
#include <QList>
#include <initializer_list>

class QSplitter;

namespace damath::views {

// A part of a row or column, and its share of the room that is left over.
struct Placed {
  Placed(QWidget* placed, int share = 0) : widget(placed), stretch(share) {}
  Placed(QLayout* placed, int share = 0) : layout(placed), stretch(share) {}
  // Room with nothing in it.
  [[nodiscard]] static Placed room(int share = 0) { return Placed(static_cast<QWidget*>(nullptr), share); }

  QWidget* widget = nullptr;
  QLayout* layout = nullptr;
  int stretch = 0;
};

// Adds the parts, from the left or from the top.
void arrange(QBoxLayout& line, std::initializer_list<Placed> parts);

// With the style's own spacing where none is given.
[[nodiscard]] QHBoxLayout* inRow(std::initializer_list<Placed> parts, int spacing = -1);
[[nodiscard]] QVBoxLayout* inColumn(std::initializer_list<Placed> parts, int spacing = -1);

// Two widgets with a handle between them, by which neither is pulled shut; `sizes` is how they share the room
// until somebody pulls.
[[nodiscard]] QSplitter* splitOf(Qt::Orientation direction, QWidget* first, QWidget* second,
                                 const QList<int>& sizes, QWidget* parent);

}  // namespace damath::views
