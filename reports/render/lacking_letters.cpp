// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/lacking_letters.hpp"

#include <QGlyphRun>
#include <QRawFont>
#include <QSet>
#include <QTextLayout>
#include <algorithm>

#include "core/text/letter.hpp"
#include "reports/compose/wording.hpp"
#include "reports/render/draw/form_font.hpp"

namespace damath::render {

namespace {

// True if the font of the forms, or a system font in its place, can draw the letter.
bool isShown(const QString& letter, Weight weight) {
  QTextLayout layout(letter, formFont(weight));
  layout.beginLayout();
  layout.createLine();
  layout.endLayout();
  const QList<QGlyphRun> runs = layout.glyphRuns();
  return !runs.isEmpty() &&
         std::ranges::none_of(runs, [](const QGlyphRun& run) { return run.glyphIndexes().contains(0); });
}

}  // namespace

// Checks only the texts of the documents, such as names. Fixed words, such as the headings of a form, use
// only letters that the font has.
QString lackingLetters(const Documents& documents) {
  if (!loadFormFont()) return {};
  const QRawFont own = QRawFont::fromFont(formFont(Weight::Regular));
  QString lacking;
  QSet<char32_t> asked;
  const auto ask = [&](char32_t letter) {
    if (asked.contains(letter)) return;
    asked.insert(letter);
    // Does not ask isPrint(), which knows only the letters of Qt's own Unicode table: newer letters must be
    // reported too.
    if (isUnseen(letter) || QChar::isSpace(letter) || own.supportsCharacter(letter)) return;
    const QString one = QString::fromUcs4(&letter, 1);
    if (!isShown(one, Weight::Regular) || !isShown(one, Weight::Bold)) lacking += one;
  };
  for (const compose::Document* document : documents) {
    compose::giveWording(*document, [&ask](std::string_view text) {
      const QString letters = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
      std::ranges::for_each(letters.toStdU32String(), ask);
    });
  }
  return lacking;
}

QString lackingLetters(const compose::Document& document) {
  return lackingLetters(Documents{&document});
}

}  // namespace damath::render
