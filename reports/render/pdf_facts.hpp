// SPDX-License-Identifier: GPL-3.0-or-later
// What a PDF says of itself beside its pages: by which program, title, author, language, and the bookmarks of
// a long one. Qt's writer has neither author nor language nor bookmarks.
#pragma once

#include <QByteArray>
#include <string>
#include <vector>

class QIODevice;

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

// Writes the pages of all parts one after the other, so that nothing of them is in memory twice. False where
// one of them is no whole PDF, or the device does not take what is written. Promise: there is a part.
[[nodiscard]] bool writeJoined(const std::vector<QByteArray>& parts, const PdfFacts& facts,
                               QIODevice& device);

}  // namespace damath::render
