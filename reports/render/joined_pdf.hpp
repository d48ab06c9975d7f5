// SPDX-License-Identifier: GPL-3.0-or-later
// A PDF joined from parts. Each part is written at once and not kept in memory. The file also gets author,
// language and bookmarks, which Qt's PDF writer cannot write.
#pragma once

#include <QByteArray>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace damath::render {

// Takes the next bytes of a file. False if they cannot be written.
using Sink = std::function<bool(std::string_view bytes)>;

struct PdfFacts {
  std::string title;
  std::string author;    // may be empty
  std::string language;  // language code: "en", "fil"
};

struct Bookmark {
  std::string text;
  int page = 0;   // page index, from 0
  int level = 0;  // an item is a child of the last item before it with a lower level
};

class JoinedPdf {
 public:
  JoinedPdf(Sink sink, PdfFacts facts);
  ~JoinedPdf();

  // Appends the pages of a PDF. False if `part` is no complete PDF, or if the sink fails.
  // After a failure the file is unusable.
  [[nodiscard]] bool add(const QByteArray& part);
  // Completes the file with the bookmarks of all pages. Precondition: at least one part was added. False if
  // the sink fails; then the file is unusable.
  [[nodiscard]] bool finish(const std::vector<Bookmark>& bookmarks);

 private:
  class Writing;
  std::unique_ptr<Writing> m_writing;
};

}  // namespace damath::render
