// SPDX-License-Identifier: GPL-3.0-or-later
// Arranges the parts of a page or dialog. Rows and columns are written in the order in which the user sees
// them, and a splitter shares the room between two parts:
//   inRow({m_label, {m_field, 1}, m_button}, kFieldGap)
#pragma once

#include <QBoxLayout>
#include <QList>
#include <initializer_list>

class QSplitter;
class QWidget;

namespace damath::window {

constexpr int kFieldGap = 8;  // pixels between the fields of a line

// Gives the widget a layout without margins, and returns the layout. A negative spacing means the style's own
// spacing.
template <class Layout>
[[nodiscard]] Layout* flush(QWidget* body, int spacing = -1) {
  auto* layout = new Layout(body);
  layout->setContentsMargins(0, 0, 0, 0);
  if (spacing >= 0) layout->setSpacing(spacing);
  return layout;
}

// A widget or layout in a row or column of a page, with the part of the spare room that it gets.
struct Placed {
  Placed(QWidget* placed, int share = 0) : widget(placed), stretch(share) {}
  Placed(QLayout* placed, int share = 0) : layout(placed), stretch(share) {}
  // Returns an empty place in a row or column; it gets a part of the spare room.
  [[nodiscard]] static Placed room(int share = 0) { return Placed(static_cast<QWidget*>(nullptr), share); }

  QWidget* widget = nullptr;
  QLayout* layout = nullptr;
  int stretch = 0;
};

// Adds the parts to the row or column, from the left or from the top.
void arrange(QBoxLayout& line, std::initializer_list<Placed> parts);

// inRow arranges the parts in a row, and inColumn arranges them in a column. A negative spacing means the
// style's own spacing.
[[nodiscard]] QHBoxLayout* inRow(std::initializer_list<Placed> parts, int spacing = -1);
[[nodiscard]] QVBoxLayout* inColumn(std::initializer_list<Placed> parts, int spacing = -1);

// Returns two widgets with a movable handle between them. The handle cannot hide a widget completely. `sizes`
// gives the first widths or heights.
[[nodiscard]] QSplitter* splitOf(Qt::Orientation direction, QWidget* first, QWidget* second,
                                 const QList<int>& sizes, QWidget* parent);

// Widens one part of the splitter (`part` is 0 or 1) up to the width of its QWidget::sizeHint, and narrows
// the other part. The narrowed part keeps at least `left` pixels.
void giveRoom(QSplitter& splitter, int part, int left = 0);

}  // namespace damath::window
