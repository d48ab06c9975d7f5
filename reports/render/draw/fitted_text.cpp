// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/fitted_text.hpp"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextBoundaryFinder>
#include <algorithm>
#include <utility>

namespace damath::render {

namespace {

constexpr qreal kShrinkStep = 0.1;
constexpr qreal kPreferOneLine = 0.8;
// The assumed greatest length of one letter with all its accents and marks, in UTF-16 code units.
constexpr qsizetype kLongestLetter = 32;

bool endsTerm(QChar character) {
  return QStringLiteral("/√÷×+-−").contains(character);
}

bool leavesTermsWhole(const QString& text, qreal width, qreal size, Weight weight) {
  const QStringList terms = text.split(QLatin1Char(' '));
  return std::ranges::all_of(terms,
                             [&](const QString& term) { return widthOf(term, size, weight) <= width; });
}

qsizetype linesWithin(const TextRoom& room, qreal size) {
  // A text may be higher than its room by this length, in millimeters, because its last line needs no space
  // below it.
  constexpr qreal kLooseness = 0.3;
  if (!room.height) return room.mostLines;
  return std::min<qsizetype>(room.mostLines,
                             static_cast<qsizetype>((*room.height + kLooseness) / lineHeight(size)));
}

// True for an initial or a start number in brackets. Neither begins a line if it fits beside the word before
// it.
bool clings(const QString& word) {
  const bool isInitial = word.size() == 2 && word.at(1) == QLatin1Char('.') && word.at(0).isLetter();
  const auto isDigit = [](QChar letter) { return letter.isDigit(); };
  const bool isNumber = word.size() > 2 && word.startsWith(QLatin1Char('(')) &&
                        word.endsWith(QLatin1Char(')')) &&
                        std::all_of(word.begin() + 1, word.end() - 1, isDigit);
  return isInitial || isNumber;
}

}  // namespace

qsizetype charactersWithin(const QString& word, qreal width, const MeasureText& measure) {
  qsizetype fits = 1;
  qsizetype tooMany = 2;
  while (tooMany <= word.size() && measure(word.left(tooMany)) <= width) {
    fits = tooMany;
    tooMany *= 2;
  }
  tooMany = std::min(tooMany, word.size() + 1);
  while (tooMany - fits > 1) {
    const qsizetype middle = fits + (tooMany - fits) / 2;
    (measure(word.left(middle)) <= width ? fits : tooMany) = middle;
  }
  if (fits >= word.size()) return word.size();
  for (qsizetype end = fits; end > 1; --end) {
    if (endsTerm(word.at(end - 1))) return end;
  }
  QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, word.constData(),
                              std::min(word.size(), fits + kLongestLetter));
  letters.setPosition(fits);
  if (!letters.isAtBoundary()) letters.toPreviousBoundary();
  if (letters.position() > 0) return letters.position();
  const qsizetype whole = letters.toNextBoundary();
  return whole > 0 ? whole : fits;
}

FittedText fitted(const QString& text, const TextRoom& room, qreal size, qreal smallest, Weight weight) {
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
  lines
      << QFontMetricsF(formFont(weight)).elidedText(rest, Qt::ElideRight, room.width * kFontUnits / smallest);
  return {lines, smallest};
}

QString withSignsBound(const QString& text) {
  static const QRegularExpression sign(QStringLiteral("(^| )([-−+]) "));
  return QString(text).replace(sign, QStringLiteral("\\1\\2\u00a0"));
}

FittedText fittedFigure(const QString& text, qreal width, qreal size, qreal smallest, Weight weight) {
  const qreal needed = widthOf(text, size, weight);
  const qreal onOneLine = std::max(smallest, size * kPreferOneLine);
  if (needed * onOneLine / size <= width) return {{text}, std::min(size, size * width / needed)};
  const QString bound = withSignsBound(text);
  std::optional<FittedText> best;
  qreal fitting = size;
  for (;; fitting -= kShrinkStep) {
    const bool isLast = fitting - kShrinkStep < smallest;
    if (leavesTermsWhole(bound, width, fitting, weight) || (isLast && !best)) {
      FittedText fit{wrapped(bound, width, fitting, weight), fitting};
      if (!best || fit.lines.size() < best->lines.size()) best = std::move(fit);
    }
    if (isLast) return *std::move(best);
  }
}

QStringList wrapped(const QString& text, qreal width, qreal size, Weight weight) {
  const auto measure = [&](const QString& part) { return widthOf(part, size, weight); };
  QStringList lines;
  QString line;
  // The two scores of a result such as "3 : 5" stay on one line.
  const QString bound = QString(text).replace(QLatin1String(" : "), QStringLiteral("\u00a0:\u00a0"));
  QStringList words;
  for (const QString& word : bound.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    if (!words.isEmpty() && clings(word)) {
      const QString both = words.last() + QChar(0xA0) + word;
      if (measure(both) <= width) {
        words.last() = both;
        continue;
      }
    }
    words << word;
  }
  for (QString word : words) {
    qsizetype count = charactersWithin(word, width, measure);
    if (count == word.size()) {
      const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
      if (measure(longer) <= width) {
        line = longer;
        continue;
      }
    }
    if (!line.isEmpty()) lines << line;
    while (count < word.size()) {
      lines << word.left(count);
      word = word.mid(count);
      count = charactersWithin(word, width, measure);
    }
    line = word;
  }
  if (!line.isEmpty()) lines << line;
  return lines.replaceInStrings(QStringLiteral("\u00a0"), QStringLiteral(" "));
}

}  // namespace damath::render
