// SPDX-License-Identifier: GPL-3.0-or-later
// A drawing surface in millimeters, black on white. It draws rules (lines) of named widths, grays that stay
// visible on a photocopy, and texts that are fitted into their boxes.
#pragma once

#include <QLineF>
#include <QList>
#include <QRectF>
#include <QString>
#include <string>

#include "reports/compose/lists/list_sheet.hpp"
#include "reports/render/draw/fitted_text.hpp"

class QPainter;

namespace damath::render {

using compose::Align;

// The widths of rules, which are the lines of a table. All are wider than a pixel: a line of one pixel would
// be invisible at the resolution of a printer.
enum class Rule { Hair, Thin, Heavy };

enum class Fill { White, Grey };

// Slanted text stands for italics, which the font of the forms does not have.
enum class Slope { Upright, Slanted };

struct TextStyle {
  qreal size = 3.0;
  qreal smallest = 0;  // the smallest allowed size; Canvas::text() uses at least leastType()
  Weight weight = Weight::Regular;
  Align align = Align::Left;
  int mostLines = 1;
  Slope slope = Slope::Upright;
};

// A part of a line with a look of its own: plain, struck through or bold.
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
  // Precondition: the painter's unit is the millimeter. For a poster, which is printed on several sheets,
  // `sheet` is the size of the part of the page that lies on one sheet, before it is enlarged. `across` is
  // the number of sheets beside each other, which is also the enlargement.
  explicit Canvas(QPainter& painter, QSizeF sheet = {}, int across = 1);

  // Returns the box. If the box lies on several sheets of a poster, returns its largest part on one sheet.
  [[nodiscard]] QRectF onOneSheet(const QRectF& box) const;
  // Returns the smallest type size that is readable in print. It is smaller on a poster, which is enlarged.
  [[nodiscard]] qreal leastType() const { return m_leastType; }

  void horizontal(qreal left, qreal right, qreal y, Rule rule);
  void vertical(qreal x, qreal top, qreal bottom, Rule rule);
  void rules(const QList<QLineF>& lines, Rule rule);
  void frame(const QRectF& box, Rule rule);
  void dottedFrame(const QRectF& box);
  void shade(const QRectF& box);
  void disc(const QRectF& box, Fill fill, Rule rule);

  // Paints the text, fitted into the box and centered in its height. The text is never wider than the box. It
  // never crosses a seam, the edge between two sheets of a poster. No type is smaller than leastType(), even
  // if the style asks for less.
  void text(const QRectF& box, const QString& text, const TextStyle& style);
  // Paints lines that are already fitted to the box, centered in its height.
  void lines(const QRectF& box, const FittedText& fit, const TextStyle& style);
  // Paints one number, such as "−21/4", in the type size of the style, or in smaller type if the box is too
  // narrow (reports/render/draw/expression.hpp). The size is never below `style.smallest`; a number may then
  // be wider than the box.
  void expression(const QRectF& box, const QString& text, const TextStyle& style);
  // Paints parts of a line, such as a struck number and its correction, on one baseline from the left edge of
  // the box. Precondition: the parts fit into the box.
  void runs(const QRectF& box, const QList<Run>& runs, qreal size);
  // Paints a tag, a short white text on black, at the right end of the box. Returns its width.
  qreal tag(const QRectF& box, const QString& text);

 private:
  friend void paintQrCode(Canvas& canvas, const QRectF& box, const std::string& text);

  QPainter& m_painter;
  QSizeF m_sheet;
  qreal m_leastType;
};

// Paints a QR code that fills the box. Precondition: the box is a square.
void paintQrCode(Canvas& canvas, const QRectF& box, const std::string& text);

// A stretch of a length, from one coordinate to another. betweenSeams() returns the largest part of `whole`
// that no seam (edge between two sheets of a poster) crosses. `sheet` is the distance between two seams; 0
// means no seams.
struct Stretch {
  qreal from = 0;
  qreal to = 0;
};
[[nodiscard]] Stretch betweenSeams(Stretch whole, qreal sheet);

inline constexpr qreal kTagSize = kLeastType;
[[nodiscard]] qreal tagWidth(const QString& text);
[[nodiscard]] qreal widthOf(const QList<Run>& runs, qreal size);
[[nodiscard]] qreal heightOf(const QList<Run>& runs, qreal size);  // the height of a line with these parts
inline constexpr qreal kStroke = 0.2;
// Returns the strokes that strike through a text in this box. They fall to the right and are steep. So none
// of them covers a minus, a plus or a fraction bar, and every sign stays readable.
[[nodiscard]] QList<QLineF> strokesThrough(const QRectF& text);

}  // namespace damath::render
