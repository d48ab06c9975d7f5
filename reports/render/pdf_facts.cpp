// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/pdf_facts.hpp"

#include <QIODevice>
#include <algorithm>
#include <exception>
#include <memory>
#include <qpdf/Buffer.hh>
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>
#include <stdexcept>
#include <string>
#include <string_view>

#include "reports/render/reading_map.hpp"

namespace damath::render {

namespace {

QPDFObjectHandle textObject(const std::string& text) {
  return QPDFObjectHandle::newUnicodeString(text);
}

// What stands under one bookmark, or under the root.
struct OutlineItem {
  QPDFObjectHandle object;
  std::vector<std::size_t> under;
};

// Those under one, each linked with those beside it.
void linkUnder(std::vector<OutlineItem>& items, std::size_t parent) {
  const std::vector<std::size_t>& under = items[parent].under;
  if (under.empty()) return;
  for (std::size_t i = 0; i < under.size(); ++i) {
    items[under[i]].object.replaceKey("/Parent", items[parent].object);
    if (i == 0) continue;
    items[under[i - 1]].object.replaceKey("/Next", items[under[i]].object);
    items[under[i]].object.replaceKey("/Prev", items[under[i - 1]].object);
  }
  items[parent].object.replaceKey("/First", items[under.front()].object);
  items[parent].object.replaceKey("/Last", items[under.back()].object);
  // Those at the root lie open, all others are folded: less than 0, as many as one click shows (ISO
  // 32000, 12.3.3).
  const auto count = static_cast<long long>(under.size());
  items[parent].object.replaceKey("/Count", QPDFObjectHandle::newInteger(parent == 0 ? count : -count));
}

void addBookmarks(QPDF& pdf, const std::vector<Bookmark>& bookmarks) {
  const std::vector<QPDFObjectHandle>& pages = pdf.getAllPages();
  std::vector<OutlineItem> items;
  items.push_back({pdf.makeIndirectObject(QPDFObjectHandle::newDictionary()), {}});
  std::vector<std::size_t> path{0};  // the last item of each level, the root first
  for (const Bookmark& each : bookmarks) {
    const auto page = static_cast<std::size_t>(each.page);
    if (page >= pages.size()) continue;
    QPDFObjectHandle place = QPDFObjectHandle::newArray();
    place.appendItem(pages[page]);
    place.appendItem(QPDFObjectHandle::newName("/Fit"));
    OutlineItem item{pdf.makeIndirectObject(QPDFObjectHandle::newDictionary()), {}};
    item.object.replaceKey("/Title", textObject(each.text));
    item.object.replaceKey("/Dest", place);
    path.resize(std::min(path.size(), static_cast<std::size_t>(each.level) + 1));
    items[path.back()].under.push_back(items.size());
    path.push_back(items.size());
    items.push_back(item);
  }
  if (items.size() == 1) return;
  for (std::size_t i = 0; i < items.size(); ++i) linkUnder(items, i);
  items.front().object.replaceKey("/Type", QPDFObjectHandle::newName("/Outlines"));
  pdf.getRoot().replaceKey("/Outlines", items.front().object);
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

void nameLettersAsWritten(QPDF& pdf) {
  for (QPDFObjectHandle& object : pdf.getAllObjects()) {
    if (!object.isDictionary() || !object.hasKey("/ToUnicode")) continue;
    QPDFObjectHandle map = object.getKey("/ToUnicode");
    if (!map.isStream()) continue;
    const std::shared_ptr<Buffer> bytes = map.getStreamData();
    const std::string_view text(reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize());
    map.replaceStreamData(withLettersAsWritten(text), QPDFObjectHandle::newNull(),
                          QPDFObjectHandle::newNull());
  }
}

class ToDevice : public Pipeline {
 public:
  explicit ToDevice(QIODevice& device) : Pipeline("document", nullptr), m_device(device) {}

  void write(const unsigned char* data, std::size_t size) override {
    const auto bytes = static_cast<qint64>(size);
    if (m_device.write(reinterpret_cast<const char*>(data), bytes) != bytes) {
      throw std::runtime_error("not written");
    }
  }
  void finish() override {}

 private:
  QIODevice& m_device;
};

}  // namespace

bool writeJoined(const std::vector<QByteArray>& parts, const PdfFacts& facts, QIODevice& device) {
  try {
    std::vector<std::unique_ptr<QPDF>> read;  // a page of another file needs that file until it is written
    for (const QByteArray& part : parts) {
      read.push_back(std::make_unique<QPDF>());
      read.back()->setSuppressWarnings(true);
      read.back()->processMemoryFile("document", part.constData(), static_cast<std::size_t>(part.size()));
    }
    QPDF& file = *read.front();
    for (std::size_t i = 1; i < read.size(); ++i) {
      for (const QPDFObjectHandle& page : read[i]->getAllPages()) file.addPage(page, false);
    }
    nameLettersAsWritten(file);
    addInfo(file, facts);
    addBookmarks(file, facts.bookmarks);
    ToDevice output(device);
    QPDFWriter writer(file);
    writer.setOutputPipeline(&output);
    writer.write();
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

}  // namespace damath::render
