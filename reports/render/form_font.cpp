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

FittedText fitted(const QString& text, qreal width, qreal size, qreal smallest, Weight weight,
                  int mostLines) {
  const qreal needed = widthOf(text, size, weight);
  if (needed <= width) return {{text}, size};
  for (qreal smaller = size; smaller >= smallest; smaller -= kShrinkStep) {
    if (needed * smaller / size <= width) return {{text}, smaller};
  }
  QStringList lines = wrapped(text, width, smallest, weight);
  if (lines.size() > mostLines) {
    QString last = lines.mid(mostLines - 1).join(QLatin1Char(' '));
    lines = lines.mid(0, mostLines - 1);
    lines << metrics(weight).elidedText(last, Qt::ElideRight, width * kFontUnits / smallest);
  }
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
