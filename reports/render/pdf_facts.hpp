// SPDX-License-Identifier: GPL-3.0-or-later
// What a PDF says of itself beside its pages: by which program, title, author, language, and the bookmarks of
// a long one. Qt's writer has neither author nor language nor bookmarks.
#pragma once

#include <QByteArray>
#include <optional>
#include <string>
#include <vector>

namespace damath::render {

struct Bookmark {
  std::string text;
  int page = 0;  // from 0
};

struct PdfFacts {
  std::string title;
  std::string author;    // may be empty
  std::string language;  // "en", "fil"
  std::vector<Bookmark> bookmarks;
};

// Nothing where the bytes are no whole PDF.
[[nodiscard]] std::optional<QByteArray> withFacts(const QByteArray& pdf, const PdfFacts& facts);

}  // namespace damath::render
