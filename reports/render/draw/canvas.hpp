// SPDX-License-Identifier: GPL-3.0-or-later
// A drawing surface in millimeters, black on white: rules of named weights, grays that survive a photocopier,
// and texts fitted into their boxes.
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

// The widths of rules. A pen of one pixel would be invisible at a printer's resolution.
enum class Rule { Hair, Thin, Heavy };

enum class Fill { White, Grey };

struct TextStyle {
  qreal size = 3.0;
  qreal smallest = 0;  // 0 means leastType()
  Weight weight = Weight::Regular;
  Align align = Align::Left;
  int mostLines = 1;
};

// A part of a line with its own look.
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
  // Precondition: the painter's unit is the millimeter. On a poster, `sheet` is the size of the part of the
  // page on one sheet. `across` is the number of sheets beside each other, and so the enlargement.
  explicit Canvas(QPainter& painter, QSizeF sheet = {}, int across = 1);

  // Returns the box, or its largest part that lies on one sheet of a poster.
  [[nodiscard]] QRectF onOneSheet(const QRectF& box) const;
  // Returns the smallest type that is readable in print.
  [[nodiscard]] qreal leastType() const { return m_leastType; }

  void horizontal(qreal left, qreal right, qreal y, Rule rule);
  void vertical(qreal x, qreal top, qreal bottom, Rule rule);
  void rules(const QList<QLineF>& lines, Rule rule);
  void frame(const QRectF& box, Rule rule);
  void dottedFrame(const QRectF& box);
  void shade(const QRectF& box);
  void disc(const QRectF& box, Fill fill, Rule rule);

  // Fits the text into the box, centered in its height. The text never leaves the box and is never cut at the
  // seam between two sheets of a poster. No type is smaller than leastType(), even if the style asks for
  // less.
  void text(const QRectF& box, const QString& text, const TextStyle& style);
  // Paints already fitted lines, centered in the box's height.
  void lines(const QRectF& box, const FittedText& fit, const TextStyle& style);
  // Paints one figure in the largest type that fits the box's width (reports/render/draw/expression.hpp).
  void expression(const QRectF& box, const QString& text, const TextStyle& style);
  // Paints figures on one baseline from the left. Precondition: the figures fit into the box, which the
  // caller has checked.
  void runs(const QRectF& box, const QList<Run>& runs, qreal size);
  // Paints a tag, white on black, at the right end of the box. Returns its width.
  qreal tag(const QRectF& box, const QString& text);

 private:
  friend void paintCode(Canvas& canvas, const QRectF& box, const std::string& text);

  QPainter& m_painter;
  QSizeF m_sheet;
  qreal m_leastType;
};

// Paints a QR code that fills the box. Precondition: the box is a square.
void paintCode(Canvas& canvas, const QRectF& box, const std::string& text);

// The largest part of a length that no seam crosses. Seams lie at each multiple of `sheet`; 0 means no seams.
struct Stretch {
  qreal from = 0;
  qreal to = 0;
};
[[nodiscard]] Stretch betweenSeams(Stretch whole, qreal sheet);

inline constexpr qreal kTagSize = kLeastType;
[[nodiscard]] qreal tagWidth(const QString& text);
[[nodiscard]] qreal widthOf(const QList<Run>& runs, qreal size);
[[nodiscard]] qreal heightOf(const QList<Run>& runs, qreal size);  // height of the line
inline constexpr qreal kStroke = 0.2;
// Returns the strokes that strike through a text in this box. The strokes fall to the right, so none lies
// along a minus, a plus or a fraction bar, and every sign stays readable.
[[nodiscard]] QList<QLineF> strokesThrough(const QRectF& text);

// Returns one line of printable text: control characters and line ends become spaces, hyphens before figures
// become minus signs.
[[nodiscard]] QString printable(const std::string& text);
// Returns one line of figures and words. In addition to printable(), a hyphen between two figures becomes a
// minus.
[[nodiscard]] QString printableFigures(const std::string& text);
// Returns one line for the written or correct text of a cell. The text contains only figures, so every hyphen
// becomes a minus.
[[nodiscard]] QString printableCell(const std::string& text);

}  // namespace damath::render
