// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/pdf_facts.hpp"

#include <exception>
#include <memory>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

namespace damath::render {

namespace {

QPDFObjectHandle textObject(const std::string& text) {
  return QPDFObjectHandle::newUnicodeString(text);
}

// One list of bookmarks, each linked with those beside it.
void addBookmarks(QPDF& pdf, const std::vector<Bookmark>& bookmarks) {
  const std::vector<QPDFObjectHandle>& pages = pdf.getAllPages();
  QPDFObjectHandle root = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
  std::vector<QPDFObjectHandle> items;
  for (const Bookmark& each : bookmarks) {
    const auto page = static_cast<std::size_t>(each.page);
    if (page >= pages.size()) continue;
    QPDFObjectHandle item = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    item.replaceKey("/Title", textObject(each.text));
    item.replaceKey("/Parent", root);
    QPDFObjectHandle place = QPDFObjectHandle::newArray();
    place.appendItem(pages[page]);
    place.appendItem(QPDFObjectHandle::newName("/Fit"));
    item.replaceKey("/Dest", place);
    items.push_back(item);
  }
  if (items.empty()) return;
  for (std::size_t i = 0; i + 1 < items.size(); ++i) {
    items[i].replaceKey("/Next", items[i + 1]);
    items[i + 1].replaceKey("/Prev", items[i]);
  }
  root.replaceKey("/Type", QPDFObjectHandle::newName("/Outlines"));
  root.replaceKey("/First", items.front());
  root.replaceKey("/Last", items.back());
  root.replaceKey("/Count", QPDFObjectHandle::newInteger(static_cast<long long>(items.size())));
  pdf.getRoot().replaceKey("/Outlines", root);
  pdf.getRoot().replaceKey("/PageMode", QPDFObjectHandle::newName("/UseOutlines"));
}

void addInfo(QPDF& pdf, const PdfFacts& facts) {
  QPDFObjectHandle trailer = pdf.getTrailer();
  if (!trailer.getKey("/Info").isDictionary()) {
    trailer.replaceKey("/Info", pdf.makeIndirectObject(QPDFObjectHandle::newDictionary()));
  }
  QPDFObjectHandle info = trailer.getKey("/Info");
  info.replaceKey("/Creator", QPDFObjectHandle::newString("Damath"));
  info.replaceKey("/Title", textObject(facts.title));
  if (!facts.author.empty()) info.replaceKey("/Author", textObject(facts.author));
  pdf.getRoot().replaceKey("/Lang", QPDFObjectHandle::newString(facts.language));
}

}  // namespace

std::optional<QByteArray> withFacts(const QByteArray& pdf, const PdfFacts& facts) {
  try {
    QPDF file;
    file.setSuppressWarnings(true);
    file.processMemoryFile("document", pdf.constData(), static_cast<std::size_t>(pdf.size()));
    addInfo(file, facts);
    addBookmarks(file, facts.bookmarks);
    QPDFWriter writer(file);
    writer.setOutputMemory();
    writer.write();
    const std::shared_ptr<Buffer> bytes = writer.getBufferSharedPointer();
    return QByteArray(reinterpret_cast<const char*>(bytes->getBuffer()),
                      static_cast<qsizetype>(bytes->getSize()));
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

}  // namespace damath::render
