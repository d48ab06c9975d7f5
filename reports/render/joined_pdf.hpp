// SPDX-License-Identifier: GPL-3.0-or-later
// A PDF that is put together of parts, each written as soon as it is there and then forgotten; and what it
// says of itself beside its pages, for Qt's writer has neither author nor language nor bookmarks.
#pragma once

#include <QByteArray>
#include <memory>
#include <string>
#include <vector>

class QIODevice;

namespace damath::render {

struct PdfFacts {
  std::string title;
  std::string author;    // may be empty
  std::string language;  // "en", "fil"
};

struct Bookmark {
  std::string text;
  int page = 0;   // from 0
  int level = 0;  // under the last before it of a lower level
};

class JoinedPdf {
 public:
  // The device must outlive it.
  JoinedPdf(QIODevice& device, PdfFacts facts);
  ~JoinedPdf();

  // The pages of a PDF, after those before. False where it is no whole PDF, or the device does not take what
  // is written: then the file is worthless.
  [[nodiscard]] bool add(const QByteArray& part);
  // With the bookmarks of all pages the file is whole. Promise: something was added. False as above.
  [[nodiscard]] bool finish(const std::vector<Bookmark>& bookmarks);

 private:
  class Writing;
  std::unique_ptr<Writing> m_writing;
};

}  // namespace damath::render
