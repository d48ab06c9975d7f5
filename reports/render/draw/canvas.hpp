// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing in millimetres, black on white: rules of named weights, greys that survive a copier, text fitted
// into its box.
#pragma once

#include <QLineF>
#include <QList>
#include <QRectF>
#include <QString>
#include <string>

#include "reports/compose/lists/list_sheet.hpp"
#include "reports/render/draw/form_font.hpp"

class QPainter;

namespace damath::render {

using compose::Align;

// Pen widths; a one-pixel pen would vanish at a printer's resolution.
enum class Rule { Hair, Thin, Heavy };

enum class Fill { White, Grey };

struct TextStyle {
  qreal size = 3.0;
  qreal smallest = 0;  // none: as small as is read
  Weight weight = Weight::Regular;
  Align align = Align::Left;
  int mostLines = 1;
};

// A piece of a line with its own look.
struct Run {
  enum class Look { Plain, Struck, Bold };
  QString text;
  Look look = Look::Plain;
};

[[nodiscard]] inline Weight weightOf(const Run& run) {
  return run.look == Run::Look::Bold ? Weight::Bold : Weight::Regular;
}

class Canvas {
 public:
  // The painter's units must be millimetres already. Of a poster, `sheet` is what stands on each of its
  // sheets, and `across` how many they are beside each other, by which all of it is enlarged.
  explicit Canvas(QPainter& painter, QSizeF sheet = {}, int across = 1);

  // The box, or the largest part of it that lies on one sheet of the poster.
  [[nodiscard]] QRectF onOneSheet(const QRectF& box) const;
  // The smallest type that is still read when it is printed.
  [[nodiscard]] qreal leastType() const { return m_leastType; }

  void horizontal(qreal left, qreal right, qreal y, Rule rule);
  void vertical(qreal x, qreal top, qreal bottom, Rule rule);
  void rules(const QList<QLineF>& lines, Rule rule);
  void frame(const QRectF& box, Rule rule);
  void dottedFrame(const QRectF& box);
  void shade(const QRectF& box);
  void disc(const QRectF& box, Fill fill, Rule rule);

  // Fitted into the box and centred on its height; nothing leaves the box, and none of it is cut where the
  // sheets of a poster meet. No type is smaller than leastType(), whatever the style asks for.
  void text(const QRectF& box, const QString& text, const TextStyle& style);
  // What was fitted before, centred on the box's height.
  void lines(const QRectF& box, const FittedText& fit, const TextStyle& style);
  // One figure as large as the box's width takes it (reports/render/draw/expression.hpp).
  void expression(const QRectF& box, const QString& text, const TextStyle& style);
  // Figures on one baseline, from the left; the caller has measured them.
  void runs(const QRectF& box, const QList<Run>& runs, qreal size);
  // White on black, at the right end of the box. Returns its width.
  qreal tag(const QRectF& box, const QString& text);

 private:
  friend void paintCode(Canvas& canvas, const QRectF& box, const std::string& text);

  QPainter& m_painter;
  QSizeF m_sheet;
  qreal m_leastType;
};

// A QR code that fills the box, a square.
void paintCode(Canvas& canvas, const QRectF& box, const std::string& text);

// The largest part of a length that no seam crosses; there is one at each multiple of `sheet`, none where
// that is 0.
struct Stretch {
  qreal from = 0;
  qreal to = 0;
};
[[nodiscard]] Stretch betweenSeams(Stretch whole, qreal sheet);

inline constexpr qreal kTagSize = kLeastType;
[[nodiscard]] qreal tagWidth(const QString& text);
[[nodiscard]] qreal widthOf(const QList<Run>& runs, qreal size);
[[nodiscard]] qreal heightOf(const QList<Run>& runs, qreal size);  // of their line
inline constexpr qreal kStroke = 0.2;
// What strikes a text through that stands on this box: strokes that fall to the right, none of them along a
// minus, a plus or a fraction bar, so that every sign stays readable.
[[nodiscard]] QList<QLineF> strokesThrough(const QRectF& text);

// One line of printable text: control characters and line ends become blanks, and signs true minus signs.
[[nodiscard]] QString printable(const std::string& text);
// The same of figures with words: the minus between two figures too.
[[nodiscard]] QString printableFigures(const std::string& text);
// The same of what a player writes into a cell, or what is right in its place: nothing but figures.
[[nodiscard]] QString printableCell(const std::string& text);

}  // namespace damath::render
