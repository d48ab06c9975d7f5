// SPDX-License-Identifier: GPL-3.0-or-later
// A document written to a temporary PDF, and what the poppler tools read out of it.
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include "reports/render/print.hpp"

namespace damath::samples {

class PdfFile {
 public:
  // Writes the document; the test fails where that fails.
  PdfFile(const compose::Document& document, render::Paper paper);

  [[nodiscard]] QString path() const { return m_dir.filePath(QStringLiteral("print.pdf")); }
  // Of one page, from 1; 0 for all.
  [[nodiscard]] QString text(int page = 0) const;
  // Where each word of a page stands, from 1, in millimetres from the paper's upper left corner.
  struct Word {
    QString text;
    QRectF box;
  };
  [[nodiscard]] QList<Word> words(int page) const;
  // "595 x 842 pts" of each page.
  [[nodiscard]] QStringList pageSizes() const;
  [[nodiscard]] int pages() const;
  [[nodiscard]] QString fonts() const;
  // What a reader of codes finds on a page, from 1, or on each, printed by an office printer; a page without
  // one fails.
  [[nodiscard]] QString code(int page) const;
  [[nodiscard]] QStringList codes() const;
  // The printed area of a page in millimetres, from the paper's upper left corner: every pixel that is not
  // white.
  [[nodiscard]] QRectF inkOf(int page) const;

 private:
  QString run(const QString& tool, const QStringList& arguments) const;

  QTemporaryDir m_dir;
};

// pdftotext guesses blanks from distances and keeps ligatures: both are left out of the comparison.
[[nodiscard]] QString bare(const QString& text);
void expectTexts(const QString& page, const QStringList& texts);

}  // namespace damath::samples
