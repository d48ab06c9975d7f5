#include "reports/render/form_font.hpp"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <algorithm>

static void registerFontResource() {
  Q_INIT_RESOURCE(form_fonts);
}

namespace damath::render {

namespace {

constexpr qreal kShrinkStep = 0.1;

bool loadFace(const QString& file) {
  const int id = QFontDatabase::addApplicationFont(file);
  return id >= 0 && QFontDatabase::applicationFontFamilies(id).contains(QStringLiteral("DejaVu Sans"));
}

QFontMetricsF metrics(Weight weight) {
  return QFontMetricsF(formFont(weight));
}

// How many characters of the word the width takes, at least one.
qsizetype charactersWithin(const QString& word, qreal width, qreal size, Weight weight) {
  qsizetype count = word.size();
  while (count > 1 && widthOf(word.left(count), size, weight) > width) --count;
  if (count < word.size() && count > 1 && word.at(count - 1).isHighSurrogate()) --count;
  return count;
}

qsizetype linesWithin(const TextRoom& room, qreal size) {
  constexpr qreal kLooseness = 0.3;  // a last line needs no space below it
  if (!room.height) return room.mostLines;
  return std::min<qsizetype>(room.mostLines,
                             static_cast<qsizetype>((*room.height + kLooseness) / lineHeight(size)));
}

}  // namespace

bool loadFormFont() {
  static const bool loaded = [] {
    registerFontResource();
    return loadFace(QStringLiteral(":/damath/fonts/DejaVuSans.ttf")) &&
           loadFace(QStringLiteral(":/damath/fonts/DejaVuSans-Bold.ttf"));
  }();
  return loaded;
}

QFont formFont(Weight weight) {
  QFont font(QStringLiteral("DejaVu Sans"));
  font.setPixelSize(kFontUnits);
  font.setBold(weight == Weight::Bold);
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

qreal widthOf(const QString& text, qreal size, Weight weight) {
  return metrics(weight).horizontalAdvance(text) * size / kFontUnits;
}

qreal capHeight(qreal size, Weight weight) {
  return metrics(weight).capHeight() * size / kFontUnits;
}

FittedText fitted(const QString& text, const TextRoom& room, qreal size, qreal smallest, Weight weight) {
  constexpr qreal kPreferOneLine = 0.8;
  const qreal needed = widthOf(text, size, weight);
  if (needed <= room.width) return {{text}, size};
  for (qreal smaller = size; smaller >= smallest - kShrinkStep / 2; smaller -= kShrinkStep) {
    if (needed * smaller / size <= room.width) return {{text}, smaller};
    if (smaller > size * kPreferOneLine || room.mostLines == 1) continue;
    QStringList lines = wrapped(text, room.width, smaller, weight);
    if (lines.size() <= linesWithin(room, smaller)) return {std::move(lines), smaller};
  }
  const qsizetype most = std::max<qsizetype>(linesWithin(room, smallest), 1);
  QStringList lines = wrapped(text, room.width, smallest, weight);
  const QString rest = lines.mid(most - 1).join(QLatin1Char(' '));
  lines = lines.mid(0, most - 1);
  lines << metrics(weight).elidedText(rest, Qt::ElideRight, room.width * kFontUnits / smallest);
  return {lines, smallest};
}

QStringList wrapped(const QString& text, qreal width, qreal size, Weight weight) {
  QStringList lines;
  QString line;
  for (QString word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
    if (widthOf(longer, size, weight) <= width) {
      line = longer;
      continue;
    }
    if (!line.isEmpty()) lines << line;
    while (widthOf(word, size, weight) > width && word.size() > 1) {
      const qsizetype count = charactersWithin(word, width, size, weight);
      lines << word.left(count);
      word = word.mid(count);
    }
    line = word;
  }
  if (!line.isEmpty()) lines << line;
  return lines;
}

}  // namespace damath::render
