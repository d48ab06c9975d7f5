// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/icon.hpp"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <QtMath>
#include <map>

#include "app/window/parts/colours.hpp"
#include "core/spellings.hpp"

// Loads the resources of this static library. Q_INIT_RESOURCE does this and must stand outside every
// namespace.
static void useIcons() {
  Q_INIT_RESOURCE(icons);
}

namespace damath::window {

namespace {

// Returns the content of the SVG file with this name in the icon resources; empty if there is none.
QByteArray drawingOf(std::string_view name) {
  useIcons();
  QFile file(QStringLiteral(":/damath/icons/%1.svg")
                 .arg(QLatin1String(name.data(), static_cast<qsizetype>(name.size()))));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Replaces the colors in an SVG drawing with colors of the palette.
QByteArray recoloured(QByteArray drawing, QIcon::Mode mode) {
  const QPalette palette = QApplication::palette();
  const bool isDisabled = mode == QIcon::Disabled;
  const bool isSelected = mode == QIcon::Selected;
  const QColor line =
      isSelected ? palette.color(QPalette::HighlightedText)
                 : palette.color(isDisabled ? QPalette::Disabled : QPalette::Active, QPalette::ButtonText);
  const Colours colours = coloursOf(palette);
  const auto put = [&](const char* drawn, const QColor& shown) {
    drawing.replace(drawn, shown.name().toLatin1());
  };
  put("#202020", line);
  put("#1a5fb4", isDisabled || isSelected ? line : palette.color(QPalette::Link));
  put("#2a8040", isSelected ? line : colours.good);
  put("#b06000", isSelected ? line : colours.consequenceInk);
  put("#808080", isSelected ? line : colours.quiet);
  return drawing;
}

class SymbolEngine : public QIconEngine {
 public:
  explicit SymbolEngine(Symbol symbol) : m_symbol(symbol) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override {
    const int side = qMin(rect.width(), rect.height());
    QRect square(0, 0, side, side);
    square.moveCenter(rect.center());
    painter->drawPixmap(square, drawn(side, painter->device()->devicePixelRatioF(), mode));
  }

  // Returns a pixmap of the icon; a square pixmap comes from a cache. Qt never frees the names that it gives
  // to pixmaps, so a square pixmap is made only once.
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    if (size.width() == size.height()) return drawn(size.width(), 1, mode);
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
  }

  [[nodiscard]] QIconEngine* clone() const override { return new SymbolEngine(m_symbol); }

 private:
  // Returns the icon as a pixmap. The pixmap is drawn once for each size and color and then cached, because a
  // list shows an icon in every row.
  [[nodiscard]] QPixmap drawn(int side, qreal ratio, QIcon::Mode mode) const {
    const int pixels = qCeil(side * ratio);
    const QString key = QStringLiteral("damath-symbol-%1-%2-%3-%4")
                            .arg(static_cast<int>(m_symbol))
                            .arg(pixels)
                            .arg(static_cast<int>(mode))
                            .arg(QApplication::palette().cacheKey());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(recoloured(drawingOf(spellingOf(m_symbol)), mode)).render(&painter);
    if (mode == QIcon::Disabled) {
      constexpr int kThreeQuarters = 191;
      painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
      painter.fillRect(pixmap.rect(), QColor(0, 0, 0, kThreeQuarters));
    }
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
  }

  Symbol m_symbol;
};

}  // namespace

// Returns the icon of a symbol. Each symbol has a single shared QIcon, so that equal icons compare equal.
QIcon icon(Symbol symbol) {
  static std::map<Symbol, QIcon> icons;
  const auto found = icons.find(symbol);
  return found != icons.end() ? found->second : icons[symbol] = QIcon(new SymbolEngine(symbol));
}

QPixmap applicationPixmap(int size) {
  QPixmap pixmap(size, size);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  QSvgRenderer(drawingOf("damath-console")).render(&painter);
  return pixmap;
}

QIcon applicationIcon() {
  QIcon icon;
  for (const int size : {16, 24, 32, 48, 64, 128, 256}) icon.addPixmap(applicationPixmap(size));
  return icon;
}

}  // namespace damath::window
