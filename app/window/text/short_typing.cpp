// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/short_typing.hpp"

#include <QRegularExpression>
#include <optional>

namespace damath::window {

namespace {

const QString kRemaining = QStringLiteral("RC");
const QString kDoubled = QStringLiteral(" x 2");
const QString kTotal = QStringLiteral("TOTAL");
const QString kGrand = QStringLiteral("GRAND");

// True if a typed word (the text between two blanks) is only the doubling of a dama, such as "x2".
bool isDoubling(const QString& word) {
  static const QRegularExpression shape(QStringLiteral("^[xX×*]2$"));
  return shape.match(word).hasMatch();
}

bool isTimes(const QString& word) {
  static const QRegularExpression shape(QStringLiteral("^[xX×*]$"));
  return shape.match(word).hasMatch();
}

// Returns a remaining chip in the form of a scoresheet: "10x2" becomes "10 x 2". If the chip's own text has
// letters, the user must type the blank.
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

// Parses "T -27" or "t-27" as TOTAL -27, and "G -27" or "g-27" as GRAND -27. The value is empty if only the
// letter was typed. nullopt if the text has another form.
std::optional<ShortRow> closingRow(const QString& text) {
  static const QRegularExpression shape(
      QStringLiteral("^([tTgG])(?:\\s+(\\S.*)|([-\u2212+0-9\u221a.,].*))?$"));
  const auto match = shape.match(text);
  if (!match.hasMatch()) return std::nullopt;
  const bool isTotal = match.captured(1).compare(u'T', Qt::CaseInsensitive) == 0;
  return ShortRow{isTotal ? kTotal : kGrand, match.captured(2) + match.captured(3)};
}

// True if the text is a single value and cannot be a move: it has no blank, and no operator between two
// numbers.
bool isFigure(const QString& text) {
  static const QRegularExpression shape(
      QStringLiteral("^(?!.*[0-9]x[0-9])[-\u2212+]?[0-9\u221a.,][^\\s()\u00d7*\u00f7:+\u2212-]*$"));
  return shape.match(text).hasMatch();
}

}  // namespace

std::vector<ShortRow> shortRows(const QString& typed, const QString& offered) {
  static const QRegularExpression quiet(QStringLiteral("^(?![-+xX×*÷/:]+ )(\\S+) +([0-9?])([0-9?])$"));
  // Matches the letter R followed by the remaining chips, such as "R 0 -3". Does not match if another letter
  // or a point follows the R, as in "RC" or "R.C.".
  static const QRegularExpression chips(QStringLiteral("^[rR]([^a-zA-Z.].*)?$"));
  const QString text = typed.trimmed();
  if (const auto closing = closingRow(text)) return {*closing};
  if (chips.match(text).hasMatch()) {
    std::vector<ShortRow> rows;
    for (const QString& chip : remainingChips(text)) rows.push_back({chip, {}});
    return rows;
  }
  if (!offered.isEmpty() && isFigure(text)) return {{offered, text}};
  const auto match = quiet.match(text);
  if (!match.hasMatch()) return {{typed, {}}};
  return {{QStringLiteral("%1 (%2,%3)").arg(match.captured(1), match.captured(2), match.captured(3)), {}}};
}

QStringList writtenOut(const QString& typed) {
  QStringList moves;
  for (const ShortRow& row : shortRows(typed)) moves << row.move;
  return moves;
}

QString turnWrittenOut(const QString& typed) {
  QStringList jumps = typed.split(u';');
  for (QString& jump : jumps) {
    const qsizetype end = jump.indexOf(u'|');
    const QString move = (end < 0 ? jump : jump.left(end)).trimmed();
    const std::vector<ShortRow> rows = shortRows(move);
    const QString& written = rows.front().move;
    // Skips R.C., TOTAL and GRAND rows, because they are not turns.
    if (rows.size() > 1 || written == move || !written.endsWith(u')')) continue;
    jump = written + (end < 0 ? QString() : u' ' + jump.mid(end));
  }
  return jumps.join(u';');
}

}  // namespace damath::window
