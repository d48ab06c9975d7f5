// SPDX-License-Identifier: GPL-3.0-or-later
// Joins several PDF files into one. Each part is written to the file at once and not kept in memory. The file
// also gets an author, a language and bookmarks, which Qt's PDF writer cannot write.
#pragma once

#include <QByteArray>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace damath::render {

// Writes the next bytes of a file. False if they cannot be written.
using Sink = std::function<bool(std::string_view bytes)>;

struct PdfFacts {
  std::string title;
  std::string author;    // may be empty
  std::string language;  // the language code: "en", "fil"
};

struct Bookmark {
  std::string text;
  int page = 0;   // the index of the page in the joined file, from 0
  int level = 0;  // a bookmark is a child of the last bookmark before it with a lower level
};

class JoinedPdf {
 public:
  JoinedPdf(Sink sink, PdfFacts facts);
  ~JoinedPdf();

  // Appends the pages of a PDF. False if `part` cannot be read as a PDF, or if the bytes cannot be written.
  // After a failure the joined file is unusable.
  [[nodiscard]] bool add(const QByteArray& part);
  // Completes the file and adds the bookmarks. Precondition: at least one part was added. False if the bytes
  // cannot be written; the joined file is then unusable.
  [[nodiscard]] bool finish(const std::vector<Bookmark>& bookmarks);

 private:
  class Writing;
  std::unique_ptr<Writing> m_writing;
};

}  // namespace damath::render
