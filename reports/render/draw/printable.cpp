// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/printable.hpp"

#include "reports/compose/parts/minus.hpp"
#include "reports/compose/parts/set_figure.hpp"

namespace damath::render {

namespace {

bool isFromRight(QChar::Direction direction) {
  return direction == QChar::DirR || direction == QChar::DirAL;
}

// Encloses words of right-to-left scripts with direction marks. Otherwise they would change places with the
// numbers and signs around them, or with a following name.
QString withDirectionsIsolated(const QString& line) {
  // The character LEFT-TO-RIGHT MARK. Almost every font has it. Only few fonts have Unicode's newer isolate
  // characters.
  constexpr QChar kFromLeft(0x200E);
  QString isolated;
  qsizetype open = -1;  // the beginning of right-to-left words in `line`; -1 outside of them
  qsizetype last = 0;   // the end of the last right-to-left letter so far
  qsizetype done = 0;
  const auto close = [&] {
    if (open < 0) return;
    isolated += line.mid(done, open - done) + kFromLeft + line.mid(open, last - open) + kFromLeft;
    done = last;
    open = -1;
  };
  for (qsizetype i = 0; i < line.size(); ++i) {
    const QChar::Direction direction = line.at(i).direction();
    if (direction == QChar::DirL) close();
    if (isFromRight(direction) && open < 0) open = i;
    const bool isMark = direction == QChar::DirNSM && last == i;
    if (isFromRight(direction) || (open >= 0 && isMark)) last = i + 1;
  }
  close();
  return isolated + line.mid(done);
}

QString lineOf(const std::string& text) {
  QString line = QString::fromStdString(text);
  for (QChar& c : line) {
    if (c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator) {
      c = QLatin1Char(' ');
    }
  }
  return withDirectionsIsolated(line);
}

}  // namespace

QString printable(const std::string& text) {
  return lineOf(compose::withTrueSigns(text));
}

QString printableFigures(const std::string& text) {
  return lineOf(compose::withTrueMinus(text));
}

QString printableCell(const std::string& text) {
  return lineOf(compose::inSetSigns(compose::withMinusThroughout(text)));
}

}  // namespace damath::render
