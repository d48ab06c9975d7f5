// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/reading_map.hpp"

#include <QByteArray>
#include <QList>
#include <QString>

namespace damath::render {

namespace {

constexpr qsizetype kDigits = 4;  // a code in Qt's map has four hexadecimal digits

bool isShape(char16_t code) {
  const auto isWithin = [code](char16_t first, char16_t last) { return code >= first && code <= last; };
  return isWithin(0x2E80, 0x2FDF) ||  // the parts (radicals) of Chinese characters
         isWithin(0xFB00, 0xFB06) ||  // letters joined into one sign (ligatures), such as "ff" and "fi"
         isWithin(0xFB50, 0xFDFF) || isWithin(0xFE70, 0xFEFC);  // forms of Arabic letters within a word
}

QString lettersOf(char16_t code) {
  if (code == u'\t') return QStringLiteral(" ");
  const QString sign(1, QChar(code));
  return isShape(code) ? sign.normalized(QString::NormalizationForm_KC) : sign;
}

QByteArray codesOf(const QString& letters) {
  QByteArray codes;
  for (const QChar letter : letters) {
    codes += QByteArray::number(letter.unicode(), 16).toUpper().rightJustified(kDigits, '0');
  }
  return codes;
}

// Replaces the letters in a range of a font's character map, such as "<0001> <0002> [<0066> <FB01>]". The
// first two codes are the numbers of glyphs (drawn signs) and stay unchanged.
QByteArray withLetters(const QByteArray& range) {
  QByteArray written;
  int codes = 0;
  qsizetype done = 0;
  for (qsizetype open = range.indexOf('<'); open >= 0; open = range.indexOf('<', done)) {
    const qsizetype close = range.indexOf('>', open);
    if (close < 0) break;
    const QByteArray code = range.mid(open + 1, close - open - 1);
    bool isCode = false;
    const auto value = static_cast<char16_t>(code.toUShort(&isCode, 16));
    const bool isLetter = ++codes > 2 && isCode && code.size() == kDigits;
    written += range.mid(done, open + 1 - done) + (isLetter ? codesOf(lettersOf(value)) : code);
    done = close;
  }
  return written + range.mid(done);
}

}  // namespace

std::string withLettersAsWritten(std::string_view map) {
  QByteArray written;
  bool isRange = false;
  const QByteArray text(map.data(), static_cast<qsizetype>(map.size()));
  for (const QByteArray& line : text.split('\n')) {
    if (line.trimmed().endsWith("endbfrange")) isRange = false;
    if (!written.isEmpty()) written += '\n';
    written += isRange ? withLetters(line) : line;
    if (line.trimmed().endsWith("beginbfrange")) isRange = true;
  }
  return written.toStdString();
}

}  // namespace damath::render
