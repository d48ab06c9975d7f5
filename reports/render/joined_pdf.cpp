// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/joined_pdf.hpp"

#include <QCryptographicHash>
#include <algorithm>
#include <deque>
#include <exception>
#include <map>
#include <qpdf/Buffer.hh>
#include <qpdf/Pl_Flate.hh>
#include <qpdf/Pl_String.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <set>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "reports/render/reading_map.hpp"

namespace damath::render {

namespace {

// The PDF object numbers of the catalog, the page tree and the document information. A file has one of each.
constexpr int kCatalog = 1;
constexpr int kPages = 2;
constexpr int kInfo = 3;

std::string referenceTo(int object) {
  return std::to_string(object) + " 0 R";
}

std::string nameOf(const std::string& key) {
  return QPDFObjectHandle::newName(key).unparse();
}

std::string textOf(const std::string& text) {
  return QPDFObjectHandle::newUnicodeString(text).unparse();
}

std::string deflated(std::string_view bytes) {
  std::string deflated;
  Pl_String string("deflated", nullptr, deflated);
  Pl_Flate flate("deflate", &string, Pl_Flate::a_deflate);
  flate.write(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  flate.finish();
  return deflated;
}

// Writes the objects of a PDF file one after the other, and at the end the table of their positions in the
// file.
class PdfObjects {
 public:
  explicit PdfObjects(Sink sink) : m_sink(std::move(sink)) {}

  // Writes the header of the file. Its bytes above 127 tell other programs that the file is binary.
  void begin() { write("%PDF-1.4\n%\xE2\xE3\xCF\xD3\n"); }

  [[nodiscard]] int newNumber() {
    m_places.push_back(0);
    return static_cast<int>(m_places.size()) - 1;
  }
  void put(int number, std::string_view object) {
    m_places.at(static_cast<std::size_t>(number)) = m_written;
    write(std::to_string(number) + " 0 obj\n");
    write(object);
    write("\nendobj\n");
  }
  void end(const std::string& identity) {
    constexpr int kDigits = 10;
    const qint64 table = m_written;
    const std::string size = std::to_string(m_places.size());
    write("xref\n0 " + size + "\n0000000000 65535 f \n");
    for (std::size_t i = 1; i < m_places.size(); ++i) {
      write(QByteArray::number(m_places[i]).rightJustified(kDigits, '0').toStdString() + " 00000 n \n");
    }
    write("trailer\n<< /Size " + size + " /Root " + referenceTo(kCatalog) + " /Info " + referenceTo(kInfo) +
          " /ID [<" + identity + "> <" + identity + ">] >>\nstartxref\n" + std::to_string(table) +
          "\n%%EOF\n");
  }

 private:
  void write(std::string_view bytes) {
    if (!m_sink(bytes)) throw std::runtime_error("not written");
    m_written += static_cast<qint64>(bytes.size());
  }

  Sink m_sink;
  qint64 m_written = 0;
  std::vector<qint64> m_places = std::vector<qint64>(kInfo + 1);
};

// Copies the pages of a PDF, and all objects that they refer to, into the joined file. The objects get new
// numbers.
class PartCopy {
 public:
  PartCopy(QPDF& part, PdfObjects& objects) : m_part(part), m_objects(objects) {}

  // Copies all pages and returns their new object numbers.
  [[nodiscard]] std::vector<int> run() {
    m_part.pushInheritedAttributesToPage();
    std::vector<int> pages;
    for (const QPDFObjectHandle& page : m_part.getAllPages()) {
      pages.push_back(numberOf(page));
      m_pages.insert(pages.back());
      copyWaiting();
    }
    return pages;
  }

 private:
  int numberOf(const QPDFObjectHandle& object) {
    const auto [known, isNew] = m_numbers.try_emplace(object.getObjGen(), 0);
    if (isNew) {
      known->second = m_objects.newNumber();
      m_waiting.emplace_back(known->second, object);
    }
    return known->second;
  }

  void copyWaiting() {
    while (!m_waiting.empty()) {
      auto [number, object] = m_waiting.front();
      m_waiting.pop_front();
      m_objects.put(number, object.isStream() ? stream(number, object) : whole(number, object));
    }
  }

  // Returns an object as text. A page is given the page tree of the joined file as its parent.
  std::string whole(int number, QPDFObjectHandle object) {
    if (!object.isDictionary()) return inside(object);
    if (m_pages.count(number) == 0) return dictionary(object, "/", "");
    return dictionary(object, "/Parent", "/Parent " + referenceTo(kPages));
  }

  std::string valueOf(QPDFObjectHandle object) {
    return object.isIndirect() ? referenceTo(numberOf(object)) : inside(object);
  }
  std::string inside(QPDFObjectHandle object) {
    if (object.isDictionary()) return dictionary(object, "/", "");
    if (!object.isArray()) return object.unparseResolved();
    std::string text = "[";
    for (const QPDFObjectHandle& each : object.getArrayAsVector()) text += " " + valueOf(each);
    return text + " ]";
  }
  std::string dictionary(QPDFObjectHandle object, std::string_view without, const std::string& more) {
    std::string text = "<<";
    for (const std::string& key : object.getKeys()) {
      if (key == without) continue;
      QPDFObjectHandle value = object.getKey(key);
      const bool isMap = key == "/ToUnicode" && value.isStream();
      text += " " + nameOf(key) + " " + valueOf(value);
      if (isMap) m_readingMaps.insert(numberOf(value));
    }
    return text + " " + more + ">>";
  }

  std::string stream(int number, QPDFObjectHandle object) {
    QPDFObjectHandle facts = object.getDict().shallowCopy();
    const bool isMap = m_readingMaps.count(number) > 0;
    const auto buffer = isMap ? object.getStreamData() : object.getRawStreamData();
    const std::string_view raw(reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize());
    std::string bytes = isMap ? withLettersAsWritten(raw) : std::string(raw);
    if (isMap || !facts.hasKey("/Filter")) {
      bytes = deflated(bytes);
      facts.removeKey("/DecodeParms");
      facts.replaceKey("/Filter", QPDFObjectHandle::newName("/FlateDecode"));
    }
    const std::string length = "/Length " + std::to_string(bytes.size());
    return dictionary(facts, "/Length", length) + "\nstream\n" + bytes + "\nendstream";
  }

  QPDF& m_part;
  PdfObjects& m_objects;
  std::map<QPDFObjGen, int> m_numbers;
  std::deque<std::pair<int, QPDFObjectHandle>> m_waiting;
  std::set<int> m_pages;
  std::set<int> m_readingMaps;
};

// A bookmark as an item of the PDF's outline tree. `under` holds the indices of its child items.
struct OutlineItem {
  int number = 0;
  std::string facts;
  std::vector<std::size_t> under;
};

}  // namespace

class JoinedPdf::Writing {
 public:
  Writing(Sink sink, PdfFacts facts) : m_objects(std::move(sink)), m_facts(std::move(facts)) {}

  void add(const QByteArray& bytes) {
    QPDF part;
    part.setSuppressWarnings(true);
    part.processMemoryFile("part", bytes.constData(), static_cast<std::size_t>(bytes.size()));
    // The program recognizes its own older PDF files by the document information among their first bytes, so
    // this information is written near the beginning of the file.
    if (m_pages.empty()) {
      m_objects.begin();
      putInfo(part.getTrailer().getKey("/Info"));
    }
    for (const int page : PartCopy(part, m_objects).run()) m_pages.push_back(page);
  }

  void finish(const std::vector<Bookmark>& bookmarks) {
    std::string kids;
    for (const int page : m_pages) kids += " " + referenceTo(page);
    m_objects.put(kPages,
                  "<< /Type /Pages /Count " + std::to_string(m_pages.size()) + " /Kids [" + kids + " ] >>");
    const std::string outlines = putBookmarks(bookmarks);
    m_objects.put(kCatalog, "<< /Type /Catalog /Pages " + referenceTo(kPages) + " /Lang " +
                                QPDFObjectHandle::newString(m_facts.language).unparse() + outlines + " >>");
    m_objects.end(m_identity);
  }

 private:
  // Writes the document information of Qt's PDF writer, with this program's title, author and creator.
  void putInfo(QPDFObjectHandle info) {
    std::map<std::string, std::string> told;
    if (info.isDictionary()) {
      for (const std::string& key : info.getKeys()) told[key] = info.getKey(key).unparseResolved();
    }
    told["/Creator"] = "(Damath)";
    told["/Title"] = textOf(m_facts.title);
    if (!m_facts.author.empty()) told["/Author"] = textOf(m_facts.author);
    std::string text = "<<";
    for (const auto& [key, value] : told) text += " " + nameOf(key) + " " + value;
    m_objects.put(kInfo, text + " >>");
    const QByteArray said = QByteArray::fromStdString(text);
    m_identity = QCryptographicHash::hash(said, QCryptographicHash::Md5).toHex().toStdString();
  }

  // Links the child items of a bookmark with each other and with their parent.
  static void linkUnder(std::vector<OutlineItem>& items, std::size_t parent) {
    const std::vector<std::size_t> under = items[parent].under;
    if (under.empty()) return;
    const auto link = [&items](std::size_t from, const char* key, std::size_t to) {
      items[from].facts += key + referenceTo(items[to].number);
    };
    for (std::size_t i = 0; i < under.size(); ++i) {
      link(under[i], " /Parent ", parent);
      if (i == 0) continue;
      link(under[i - 1], " /Next ", under[i]);
      link(under[i], " /Prev ", under[i - 1]);
    }
    link(parent, " /First ", under.front());
    link(parent, " /Last ", under.back());
    // The bookmarks of the highest level are shown from the start, all deeper ones are folded. In /Count, a
    // negative number means folded. The amount is the number of items that appear when the reader unfolds the
    // bookmark (ISO 32000, 12.3.3).
    const auto count = static_cast<long long>(under.size());
    items[parent].facts += " /Count " + std::to_string(parent == 0 ? count : -count);
  }

  // Writes the bookmarks. Returns the text with which the PDF catalog (the root object of the file) refers to
  // them; empty if there are no bookmarks.
  [[nodiscard]] std::string putBookmarks(const std::vector<Bookmark>& bookmarks) {
    std::vector<OutlineItem> items;
    items.push_back({0, " /Type /Outlines", {}});
    std::vector<std::size_t> path{0};  // the last item of each level; the root of the tree comes first
    for (const Bookmark& each : bookmarks) {
      const auto page = static_cast<std::size_t>(each.page);
      if (page >= m_pages.size()) continue;
      path.resize(std::min(path.size(), static_cast<std::size_t>(each.level) + 1));
      items[path.back()].under.push_back(items.size());
      path.push_back(items.size());
      items.push_back(
          {0, " /Title " + textOf(each.text) + " /Dest [ " + referenceTo(m_pages[page]) + " /Fit ]", {}});
    }
    if (items.size() == 1) return {};
    for (OutlineItem& item : items) item.number = m_objects.newNumber();
    for (std::size_t i = 0; i < items.size(); ++i) linkUnder(items, i);
    for (const OutlineItem& item : items) m_objects.put(item.number, "<<" + item.facts + " >>");
    return " /Outlines " + referenceTo(items.front().number) + " /PageMode /UseOutlines";
  }

  PdfObjects m_objects;
  PdfFacts m_facts;
  std::vector<int> m_pages;  // the object numbers of the pages
  std::string m_identity;
};

JoinedPdf::JoinedPdf(Sink sink, PdfFacts facts)
    : m_writing(std::make_unique<Writing>(std::move(sink), std::move(facts))) {}

JoinedPdf::~JoinedPdf() = default;

bool JoinedPdf::add(const QByteArray& part) {
  try {
    m_writing->add(part);
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

bool JoinedPdf::finish(const std::vector<Bookmark>& bookmarks) {
  try {
    m_writing->finish(bookmarks);
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

}  // namespace damath::render
