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
  int page = 0;   // from 0
  int level = 0;  // under the last before it of a lower level
};

struct PdfFacts {
  std::string title;
  std::string author;    // may be empty
  std::string language;  // "en", "fil"
  std::vector<Bookmark> bookmarks;
};

// The pages of all parts one after the other. Nothing where one of them is no whole PDF. Promise: there is a
// part.
[[nodiscard]] std::optional<QByteArray> joinedWithFacts(const std::vector<QByteArray>& parts,
                                                        const PdfFacts& facts);

}  // namespace damath::render
