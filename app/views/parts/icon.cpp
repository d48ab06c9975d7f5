// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/parts/icon.hpp"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include "app/views/parts/theme.hpp"

namespace damath::views {

namespace {

// Every symbol is drawn on a field of 24 × 24 with strokes of 1.8.
constexpr qreal kField = 24;

QPainterPath page() {
  QPainterPath path(QPointF(6, 3));
  path.lineTo(14, 3);
  path.lineTo(19, 8);
  path.lineTo(19, 21);
  path.lineTo(6, 21);
  path.closeSubpath();
  path.moveTo(14, 3);
  path.lineTo(14, 8);
  path.lineTo(19, 8);
  return path;
}

QPainterPath lines(std::initializer_list<QLineF> segments) {
  QPainterPath path;
  for (const QLineF& segment : segments) {
    path.moveTo(segment.p1());
    path.lineTo(segment.p2());
  }
  return path;
}

QPainterPath polygon(std::initializer_list<QPointF> points) {
  QPolygonF shape;
  for (const QPointF& point : points) shape << point;
  QPainterPath path;
  path.addPolygon(shape);
  path.closeSubpath();
  return path;
}

struct Ink {
  QPainter& painter;
  QColor line;
  QColor accent;

  void stroke(const QPainterPath& path) const { draw(path, line); }
  void mark(const QPainterPath& path) const { draw(path, accent); }
  void fill(const QPainterPath& path, const QColor& colour) const { painter.fillPath(path, colour); }
  void draw(const QPainterPath& path, const QColor& colour) const {
    painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
  }
};

void drawPerson(const Ink& ink, qreal x, const QColor& colour) {
  QPainterPath path;
  path.addEllipse(QPointF(x, 8), 3.2, 3.2);
  path.moveTo(x - 6, 20);
  path.cubicTo(x - 6, 12.5, x + 6, 12.5, x + 6, 20);
  ink.draw(path, colour);
}

void drawArrowDown(const Ink& ink, qreal x, qreal top, qreal bottom) {
  ink.mark(
      lines({{x, top, x, bottom}, {x - 3.5, bottom - 3.5, x, bottom}, {x + 3.5, bottom - 3.5, x, bottom}}));
}

void drawTurnBack(const Ink& ink, bool mirrored) {
  ink.painter.save();
  if (mirrored) {
    ink.painter.translate(kField, 0);
    ink.painter.scale(-1, 1);
  }
  QPainterPath path(QPointF(5, 9));
  path.lineTo(14, 9);
  path.cubicTo(21, 9, 21, 19, 14, 19);
  path.lineTo(9, 19);
  ink.stroke(path);
  ink.mark(lines({{9, 4.5, 4.5, 9}, {4.5, 9, 9, 13.5}}));
  ink.painter.restore();
}

void drawBadge(const Ink& ink, const QColor& fill) {
  QPainterPath disc;
  disc.addEllipse(QPointF(12, 12), 9.5, 9.5);
  ink.fill(disc, fill);
}

void drawDocument(const Ink& ink, Symbol symbol) {
  switch (symbol) {
    case Symbol::New:
      ink.stroke(page());
      ink.mark(lines({{12.5, 11, 12.5, 18}, {9, 14.5, 16, 14.5}}));
      break;
    case Symbol::Open:
      ink.stroke(polygon({{3, 6}, {9, 6}, {11, 8.5}, {19, 8.5}, {19, 19}, {3, 19}}));
      ink.mark(lines({{3, 19, 6.5, 12}, {6.5, 12, 22, 12}, {22, 12, 19, 19}}));
      break;
    case Symbol::Import:
      ink.stroke(lines({{4, 14, 4, 20}, {4, 20, 20, 20}, {20, 20, 20, 14}}));
      drawArrowDown(ink, 12, 3.5, 15.5);
      break;
    case Symbol::Save:
      ink.stroke(polygon({{4, 4}, {17, 4}, {20, 7}, {20, 20}, {4, 20}}));
      ink.mark(lines({{8, 4, 8, 9},
                      {8, 9, 15, 9},
                      {15, 9, 15, 4},
                      {7.5, 20, 7.5, 14},
                      {7.5, 14, 16.5, 14},
                      {16.5, 14, 16.5, 20}}));
      break;
    case Symbol::Print:
      ink.stroke(lines({{7, 9, 7, 3.5}, {7, 3.5, 17, 3.5}, {17, 3.5, 17, 9}}));
      ink.stroke(polygon({{3.5, 9}, {20.5, 9}, {20.5, 17}, {3.5, 17}}));
      ink.fill(polygon({{7, 14}, {17, 14}, {17, 21}, {7, 21}}), ink.accent);
      break;
    case Symbol::Pdf:
      ink.stroke(page());
      drawArrowDown(ink, 12.5, 10.5, 18);
      break;
    case Symbol::Sheet:
      ink.stroke(page());
      ink.mark(lines({{9, 12, 16, 12}, {9, 15, 16, 15}, {9, 18, 13, 18}}));
      break;
    default:
      break;
  }
}

void drawContest(const Ink& ink, Symbol symbol) {
  switch (symbol) {
    case Symbol::Event:
      ink.stroke(lines({{7, 4, 17, 4}, {8, 20.5, 16, 20.5}, {12, 15, 12, 20.5}}));
      {
        QPainterPath cup(QPointF(7, 4));
        cup.cubicTo(7, 18, 17, 18, 17, 4);
        ink.stroke(cup);
        QPainterPath handles(QPointF(7, 6));
        handles.cubicTo(2, 5, 3, 12, 8.3, 11.5);
        handles.moveTo(17, 6);
        handles.cubicTo(22, 5, 21, 12, 15.7, 11.5);
        ink.mark(handles);
      }
      break;
    case Symbol::Players:
      drawPerson(ink, 15.5, ink.accent);
      drawPerson(ink, 8.5, ink.line);
      break;
    case Symbol::Rounds:
      ink.stroke(polygon({{4, 4}, {20, 4}, {20, 20}, {4, 20}}));
      ink.fill(polygon({{4, 4}, {12, 4}, {12, 12}, {4, 12}}), ink.accent);
      ink.fill(polygon({{12, 12}, {20, 12}, {20, 20}, {12, 20}}), ink.accent);
      break;
    case Symbol::Tally:
      ink.stroke(lines({{3, 20.5, 21, 20.5}}));
      ink.stroke(polygon({{4, 13}, {8.5, 13}, {8.5, 20.5}, {4, 20.5}}));
      ink.fill(polygon({{9.8, 5}, {14.2, 5}, {14.2, 20.5}, {9.8, 20.5}}), ink.accent);
      ink.stroke(polygon({{15.5, 10}, {20, 10}, {20, 20.5}, {15.5, 20.5}}));
      break;
    case Symbol::Pair:
      ink.stroke(lines({{3.5, 8, 20, 8}, {16, 4, 20, 8}, {16, 12, 20, 8}}));
      ink.mark(lines({{20.5, 16, 4, 16}, {8, 12, 4, 16}, {8, 20, 4, 16}}));
      break;
    case Symbol::Result:
      ink.stroke(polygon({{3.5, 5}, {20.5, 5}, {20.5, 19}, {3.5, 19}}));
      ink.stroke(lines({{12, 5, 12, 19}}));
      ink.mark(lines({{7, 10, 8.2, 9}, {8.2, 9, 8.2, 15}}));
      {
        QPainterPath zero;
        zero.addEllipse(QPointF(16.2, 12), 1.9, 3);
        ink.mark(zero);
      }
      break;
    case Symbol::Rematch: {
      QPainterPath arcs;
      arcs.arcMoveTo(QRectF(4.5, 4.5, 15, 15), 20);
      arcs.arcTo(QRectF(4.5, 4.5, 15, 15), 20, 140);
      ink.stroke(arcs);
      QPainterPath back;
      back.arcMoveTo(QRectF(4.5, 4.5, 15, 15), 200);
      back.arcTo(QRectF(4.5, 4.5, 15, 15), 200, 140);
      ink.mark(back);
      ink.stroke(lines({{19.5, 4.5, 19.2, 9.5}, {19.2, 9.5, 14.4, 9}}));
      ink.mark(lines({{4.5, 19.5, 4.8, 14.5}, {4.8, 14.5, 9.6, 15}}));
      break;
    }
    case Symbol::Recent: {
      QPainterPath clock;
      clock.addEllipse(QPointF(12, 12), 8.5, 8.5);
      ink.stroke(clock);
      ink.mark(lines({{12, 7, 12, 12.3}, {12, 12.3, 16, 14.5}}));
      break;
    }
    default:
      break;
  }
}

void drawSign(const Ink& ink, Symbol symbol, const Colours& colours) {
  switch (symbol) {
    case Symbol::Accept:
      ink.stroke(page());
      ink.draw(lines({{9, 14, 11.8, 17}, {11.8, 17, 17, 10.5}}), colours.good);
      break;
    case Symbol::Undo:
      drawTurnBack(ink, false);
      break;
    case Symbol::Redo:
      drawTurnBack(ink, true);
      break;
    case Symbol::Error:
      drawBadge(ink, QColor(0xc6, 0x28, 0x28));
      ink.draw(lines({{8.2, 8.2, 15.8, 15.8}, {15.8, 8.2, 8.2, 15.8}}), Qt::white);
      break;
    case Symbol::Consequence:
      ink.draw(lines({{6, 4, 6, 15}, {6, 15, 18, 15}, {14, 10.5, 18.5, 15}, {14, 19.5, 18.5, 15}}),
               colours.consequenceInk);
      break;
    case Symbol::Note:
      drawBadge(ink, QColor(0x1e, 0x63, 0xa6));
      ink.draw(lines({{12, 11.2, 12, 17}, {12, 7.3, 12, 7.4}}), Qt::white);
      break;
    case Symbol::Good:
      drawBadge(ink, QColor(0x2a, 0x7d, 0x3c));
      ink.draw(lines({{7.5, 12.5, 10.7, 15.8}, {10.7, 15.8, 16.5, 8.8}}), Qt::white);
      break;
    case Symbol::Empty: {
      QPainterPath ring;
      ring.addEllipse(QPointF(12, 12), 7.5, 7.5);
      ink.draw(ring, colours.quiet);
      break;
    }
    case Symbol::Add:
      ink.mark(lines({{12, 4.5, 12, 19.5}, {4.5, 12, 19.5, 12}}));
      break;
    case Symbol::Remove:
      ink.mark(lines({{4.5, 12, 19.5, 12}}));
      break;
    case Symbol::About: {
      QPainterPath ring;
      ring.addEllipse(QPointF(12, 12), 9, 9);
      ink.stroke(ring);
      ink.mark(lines({{12, 11, 12, 17}, {12, 7.2, 12, 7.3}}));
      break;
    }
    case Symbol::Close:
      ink.stroke(lines({{5.5, 5.5, 18.5, 18.5}, {18.5, 5.5, 5.5, 18.5}}));
      break;
    case Symbol::Previous:
      ink.mark(lines({{15, 5, 8.5, 12}, {8.5, 12, 15, 19}}));
      break;
    case Symbol::Next:
      ink.mark(lines({{9, 5, 15.5, 12}, {15.5, 12, 9, 19}}));
      break;
    case Symbol::First:
      ink.mark(lines({{17.5, 5, 11, 12}, {11, 12, 17.5, 19}}));
      ink.stroke(lines({{6.5, 5, 6.5, 19}}));
      break;
    case Symbol::Last:
      ink.mark(lines({{6.5, 5, 13, 12}, {13, 12, 6.5, 19}}));
      ink.stroke(lines({{17.5, 5, 17.5, 19}}));
      break;
    default:
      break;
  }
}

class SymbolEngine : public QIconEngine {
 public:
  explicit SymbolEngine(Symbol symbol) : m_symbol(symbol) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override {
    const QPalette palette = QApplication::palette();
    const bool disabled = mode == QIcon::Disabled;
    const auto group = disabled ? QPalette::Disabled : QPalette::Active;
    const QColor line = mode == QIcon::Selected ? palette.color(QPalette::HighlightedText)
                                                : palette.color(group, QPalette::ButtonText);
    const QColor accent = disabled || mode == QIcon::Selected ? line : palette.color(QPalette::Link);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal side = qMin(rect.width(), rect.height());
    painter->translate(rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2);
    painter->scale(side / kField, side / kField);
    if (disabled) painter->setOpacity(0.75);
    const Ink ink{*painter, line, accent};
    drawDocument(ink, m_symbol);
    drawContest(ink, m_symbol);
    Colours colours = coloursOf(palette);
    if (mode == QIcon::Selected) colours.quiet = colours.consequenceInk = line;
    drawSign(ink, m_symbol, colours);
    painter->restore();
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
  }

  [[nodiscard]] QIconEngine* clone() const override { return new SymbolEngine(m_symbol); }

 private:
  Symbol m_symbol;
};

}  // namespace

QIcon icon(Symbol symbol) {
  return QIcon(new SymbolEngine(symbol));
}

QPixmap applicationPixmap(int size) {
  QPixmap pixmap(size, size);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  // The drawing of the desktop entry's icon, on its field of 256 × 256.
  painter.scale(size / 256.0, size / 256.0);
  const QColor dark(0x2b, 0x2b, 0x2b);
  QPainterPath board;
  board.addRoundedRect(QRectF(8, 8, 240, 240), 36, 36);
  painter.setClipPath(board);
  painter.fillRect(QRectF(8, 8, 240, 240), QColor(0xf3, 0xea, 0xd7));
  painter.fillRect(QRectF(8, 8, 120, 120), QColor(0x1f, 0x5a, 0xa6));
  painter.fillRect(QRectF(128, 128, 120, 120), QColor(0xb3, 0x28, 0x2d));
  painter.setClipping(false);
  painter.strokePath(board, QPen(dark, 10));
  const auto draw = [&painter](const QPainterPath& path, const QColor& colour) {
    painter.strokePath(path, QPen(colour, 17, Qt::SolidLine, Qt::RoundCap));
  };
  draw(lines({{70, 36, 70, 100}, {38, 68, 102, 68}}), Qt::white);
  draw(lines({{154, 68, 218, 68}}), dark);
  draw(lines({{46, 164, 94, 212}, {94, 164, 46, 212}}), dark);
  draw(lines({{154, 188, 218, 188}}), Qt::white);
  painter.setPen(Qt::NoPen);
  painter.setBrush(Qt::white);
  painter.drawEllipse(QPointF(186, 160), 11, 11);
  painter.drawEllipse(QPointF(186, 216), 11, 11);
  return pixmap;
}

QIcon applicationIcon() {
  QIcon icon;
  for (const int size : {16, 24, 32, 48, 64, 128, 256}) icon.addPixmap(applicationPixmap(size));
  return icon;
}

}  // namespace damath::views
