// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/form_font.hpp"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QHash>
#include <utility>

static void registerFontResource() {
  Q_INIT_RESOURCE(form_fonts);
}

namespace damath::render {

namespace {

constexpr QLatin1String kFormFamily("DejaVu Sans");
constexpr QLatin1String kUnreadFamily("Damath Figures");

bool loadFamily(QLatin1String family, QLatin1String file) {
  for (const char* face : {"", "-Bold"}) {
    const int id = QFontDatabase::addApplicationFont(
        QStringLiteral(":/damath/fonts/%1%2.ttf").arg(file, QLatin1String(face)));
    if (id < 0 || !QFontDatabase::applicationFontFamilies(id).contains(family)) return false;
  }
  return true;
}

QFont fontOf(QLatin1String family, Weight weight) {
  QFont font{QString(family)};
  font.setPixelSize(kFontUnits);
  font.setBold(weight == Weight::Bold);
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

QFontMetricsF metrics(Weight weight) {
  return QFontMetricsF(formFont(weight));
}

}  // namespace

bool loadFormFont() {
  static const bool loaded = [] {
    registerFontResource();
    return loadFamily(kFormFamily, QLatin1String("DejaVuSans")) &&
           loadFamily(kUnreadFamily, QLatin1String("DamathFigures"));
  }();
  return loaded;
}

// Returns the font. Looking up a font in the system is slow, so each thread does it once. Copies of a font
// share the font data that was found.
QFont formFont(Weight weight) {
  thread_local const QFont fonts[] = {fontOf(kFormFamily, Weight::Regular),
                                      fontOf(kFormFamily, Weight::Bold)};
  return fonts[static_cast<std::size_t>(weight)];
}

QFont unreadFont(Weight weight) {
  thread_local const QFont fonts[] = {fontOf(kUnreadFamily, Weight::Regular),
                                      fontOf(kUnreadFamily, Weight::Bold)};
  return fonts[static_cast<std::size_t>(weight)];
}

QString inUnreadFont(const QString& figures) {
  constexpr char32_t kPlane = 0xF0000;  // a private Unicode plane: PDF readers find no letters here
  QString text;
  for (const QChar sign : figures) text += QChar::fromUcs4(kPlane + sign.unicode());
  return text;
}

// Returns the width of the text. Keeps measured widths, because a page repeats the same few texts, and each
// text is measured before it is drawn.
qreal widthOf(const QString& text, qreal size, Weight weight) {
  constexpr qsizetype kMostKnown = 4096;
  // Widths are kept only for texts up to this length, in characters. It is the length of a line of a note.
  constexpr qsizetype kLongestKnown = 160;
  if (text.size() > kLongestKnown) return metrics(weight).horizontalAdvance(text) * size / kFontUnits;
  thread_local QHash<QString, qreal> knownOf[2];
  QHash<QString, qreal>& known = knownOf[static_cast<std::size_t>(weight)];
  auto found = known.constFind(text);
  if (found == known.constEnd()) {
    if (known.size() >= kMostKnown) known.clear();
    found = known.insert(text, metrics(weight).horizontalAdvance(text));
  }
  return *found * size / kFontUnits;
}

qreal capHeight(qreal size, Weight weight) {
  thread_local const qreal heights[] = {metrics(Weight::Regular).capHeight(),
                                        metrics(Weight::Bold).capHeight()};
  return heights[static_cast<std::size_t>(weight)] * size / kFontUnits;
}

}  // namespace damath::render
