// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/sheet/short_typing.hpp"

#include <QRegularExpression>

namespace damath::models {

namespace {

const QString kRemaining = QStringLiteral("RC");
const QString kDoubled = QStringLiteral(" x 2");

// A dama's doubling as a word of its own.
bool isDoubling(const QString& word) {
  static const QRegularExpression shape(QStringLiteral("^[xX×*]2$"));
  return shape.match(word).hasMatch();
}

bool isTimes(const QString& word) {
  static const QRegularExpression shape(QStringLiteral("^[xX×*]$"));
  return shape.match(word).hasMatch();
}

// "10x2" as "10 x 2"; a chip with letters of its own needs the blank.
QString chipOf(const QString& word) {
  static const QRegularExpression glued(QStringLiteral("^([^a-zA-Z]+)[xX×*]2$"));
  const auto match = glued.match(word);
  return match.hasMatch() ? match.captured(1) + kDoubled : word;
}

QStringList remainingChips(const QString& typed) {
  const QStringList words = typed.mid(1).simplified().split(u' ', Qt::SkipEmptyParts);
  QStringList rows;
  for (qsizetype i = 0; i < words.size(); ++i) {
    const bool isApart = isTimes(words[i]) && i + 1 < words.size() && words[i + 1] == u'2';
    if (!rows.isEmpty() && (isApart || isDoubling(words[i]))) {
      rows.back() += kDoubled;
      i += isApart ? 1 : 0;
    } else {
      rows << kRemaining + u' ' + chipOf(words[i]);
    }
  }
  return rows.isEmpty() ? QStringList{kRemaining} : rows;
}

}  // namespace

QStringList writtenOut(const QString& typed) {
  static const QRegularExpression quiet(QStringLiteral("^(?![-+xX×*÷/:]+ )(\\S+) +([0-9?])([0-9?])$"));
  // A letter after the R makes it a word: RC, R.C. and what nobody can read.
  static const QRegularExpression chips(QStringLiteral("^[rR]([^a-zA-Z.].*)?$"));
  const QString text = typed.trimmed();
  if (text.compare(u'T', Qt::CaseInsensitive) == 0) return {QStringLiteral("TOTAL")};
  if (text.compare(u'G', Qt::CaseInsensitive) == 0) return {QStringLiteral("GRAND")};
  if (chips.match(text).hasMatch()) return remainingChips(text);
  const auto match = quiet.match(text);
  if (!match.hasMatch()) return {typed};
  return {QStringLiteral("%1 (%2,%3)").arg(match.captured(1), match.captured(2), match.captured(3))};
}

}  // namespace damath::models
