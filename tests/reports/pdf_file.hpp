// SPDX-License-Identifier: GPL-3.0-or-later
// A document written to a temporary PDF, read back by the poppler tools.
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include "reports/render/print.hpp"

namespace damath::samples {

class PdfFile {
 public:
  // Writes the document. The test fails if writing fails.
  PdfFile(const compose::Document& document, render::Paper paper);

  [[nodiscard]] QString path() const { return m_dir.filePath(QStringLiteral("print.pdf")); }
  // Returns the text of one page, counted from 1. If `page` is 0, returns the text of all pages.
  [[nodiscard]] QString text(int page = 0) const;
  // A word on a page, with its box in millimeters from the upper left corner of the paper. Pages are counted
  // from 1.
  struct Word {
    QString text;
    QRectF box;
  };
  [[nodiscard]] QList<Word> words(int page) const;
  // Returns the size of each page, for example "595 x 842 pts".
  [[nodiscard]] QStringList pageSizes() const;
  [[nodiscard]] int pages() const;
  [[nodiscard]] QString fonts() const;
  // code() returns the text of the machine-readable code on a page, counted from 1. codes() returns the text
  // of each page's code. Both read a picture of the page as an office printer prints it. The test fails if a
  // page has no code.
  [[nodiscard]] QString code(int page) const;
  [[nodiscard]] QStringList codes() const;
  // Returns the box around every pixel of a page that is not white, in millimeters from the upper left corner
  // of the paper.
  [[nodiscard]] QRectF inkOf(int page) const;

 private:
  QString run(const QString& tool, const QStringList& arguments) const;

  QTemporaryDir m_dir;
};

// Removes spaces and resolves ligatures, because pdftotext guesses spaces from distances and keeps ligatures.
[[nodiscard]] QString bare(const QString& text);
void expectTexts(const QString& page, const QStringList& texts);

}  // namespace damath::samples
