// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/print.hpp"

#include <malloc.h>

#include <QAtomicInteger>
#include <QBuffer>
#include <QFileInfo>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "reports/render/draw/form_font.hpp"
#include "reports/render/form_parts.hpp"
#include "reports/render/page_set.hpp"
#include "reports/render/pdf_facts.hpp"

namespace damath::render {

namespace {

constexpr int kPdfResolution = 1200;

Unexpected<RenderError> refusal(RenderFault fault, const QString& path = {}, const QString& reason = {}) {
  return Unexpected<RenderError>(RenderError{fault, path.toStdString(), reason.toStdString()});
}

bool lay(QPagedPaintDevice& device, Paper paper, Orientation orientation) {
  QPageLayout layout(pageSize(paper),
                     orientation == Orientation::Portrait ? QPageLayout::Portrait : QPageLayout::Landscape,
                     QMarginsF());
  layout.setMode(QPageLayout::FullPageMode);
  return device.setPageLayout(layout);
}

// Prints forms on one device, one after the other.
class FormPrinter {
 public:
  FormPrinter(QPagedPaintDevice& device, Paper paper) : m_device(device), m_paper(paper) {}

  // False where the device refuses, or a page is not wanted any more.
  [[nodiscard]] bool print(const PageSet& pages, const std::function<bool()>& isWanted) {
    for (int page = 0; page < pages.count(); ++page) {
      m_isStopped = !isWanted();
      if (m_isStopped) return false;
      const Orientation lies = pages.orientation(page);
      const bool isFirst = !m_painter.isActive();
      if ((isFirst || lies != m_lies) && !lay(m_device, m_paper, lies)) return false;
      m_lies = lies;
      if (isFirst ? !m_painter.begin(&m_device) : !m_device.newPage()) return false;
      pages.paint(m_painter, page);
    }
    return true;
  }
  [[nodiscard]] RenderFault fault() const {
    return m_isStopped ? RenderFault::Stopped : RenderFault::DeviceRefused;
  }
  [[nodiscard]] bool hasPage() const { return m_painter.isActive(); }
  [[nodiscard]] bool end() { return m_painter.end(); }

 private:
  QPagedPaintDevice& m_device;
  Paper m_paper;
  Orientation m_lies = Orientation::Portrait;
  bool m_isStopped = false;
  QPainter m_painter;
};

// Where each form of a range begins among the pages of all.
struct PrintedForms {
  std::vector<int> firstPages;
  int pages = 0;
};

// Asked before each form, and before each page, whether to go on.
struct Pace {
  std::function<bool()> form;
  std::function<bool()> page;
};

// Each form is laid out when its turn comes, so that a long document takes no more memory than a short one;
// but numbers that go through must know the pages of all.
Expected<PrintedForms, RenderError> printForms(QPagedPaintDevice& device, const compose::Document& document,
                                               Paper paper, FormRange range, const Pace& goesOn) {
  FormPrinter printer(device, paper);
  PrintedForms printed;
  if (compose::isNumberedThrough(document)) {
    if (!goesOn.form()) return refusal(RenderFault::Stopped);
    const PageSet pages(document, paper);
    if (!printer.print(pages, goesOn.page)) return refusal(printer.fault());
    for (std::size_t form = range.first; form < range.last; ++form) {
      printed.firstPages.push_back(pages.firstPage(form));
    }
    printed.pages = pages.count();
  } else {
    for (std::size_t form = range.first; form < range.last; ++form) {
      if (!goesOn.form()) return refusal(RenderFault::Stopped);
      const PageSet pages(document, paper, form);
      if (!printer.print(pages, goesOn.page)) return refusal(printer.fault());
      printed.firstPages.push_back(printed.pages);
      printed.pages += pages.count();
    }
  }
  if (printer.hasPage() && !printer.end()) return refusal(RenderFault::DeviceRefused);
  return printed;
}

// A part of a document as a PDF of its own; without bytes where none of its forms has a page.
struct PdfPart {
  QByteArray bytes;
  PrintedForms printed;
  std::optional<RenderFault> fault;
};

// QPdfWriter reports success on a full disk, so the file is made in memory and looked at before it is
// written.
PdfPart partOf(const compose::Document& document, Paper paper, FormRange range, const Pace& goesOn) {
  PdfPart part;
  QBuffer buffer(&part.bytes);
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setResolution(kPdfResolution);
    auto printed = printForms(writer, document, paper, range, goesOn);
    if (printed) {
      part.printed = *std::move(printed);
    } else {
      part.fault = printed.error().fault;
    }
  }
  buffer.close();
  if (part.printed.pages == 0) part.bytes.clear();
  if (part.printed.pages > 0 && !part.bytes.trimmed().endsWith("%%EOF"))
    part.fault = RenderFault::DeviceRefused;
  return part;
}

// Qt compresses each page in two blocks of many megabytes, of which it fills little. Where glibc takes them
// out of a thread's heap, as it does once one was given back, what was touched of them stays: the more pages,
// the more of it. Large blocks are the system's, always.
void giveLargeBlocksBack() {
#ifdef M_MMAP_THRESHOLD
  constexpr int kLarge = 1 << 20;
  static const int isSaid = mallopt(M_MMAP_THRESHOLD, kLarge);
  Q_UNUSED(isSaid);
#endif
}

std::vector<PdfPart> drawnParts(const compose::Document& document, Paper paper, const Watch& watch) {
  giveLargeBlocksBack();
  const std::size_t forms = document.forms.size();
  const std::vector<FormRange> ranges = partsOf(document);
  std::vector<PdfPart> parts(ranges.size());
  QAtomicInteger<quint64> done = 0;
  QAtomicInteger<bool> isStopped = false;
  const auto isWanted = [&] { return !isStopped.loadRelaxed(); };
  const Pace goesOn{[&] {
                      done.fetchAndAddRelaxed(1);
                      return isWanted();
                    },
                    isWanted};
  const auto glance = [&] {
    if (watch && !watch(std::min<std::size_t>(done.loadRelaxed(), forms), forms))
      isStopped.storeRelaxed(true);
  };
  overParts(
      ranges.size(), [&](std::size_t i) { parts[i] = partOf(document, paper, ranges[i], goesOn); }, glance);
  return parts;
}

// Bookmarks are for documents that one turns the pages of.
PdfFacts factsOf(const compose::Document& document, const std::vector<int>& firstPages, int pages) {
  constexpr int kLong = 3;
  const compose::Form& first = document.forms.front();
  PdfFacts facts;
  facts.title = compose::titleOf(first) + " – " + document.title;
  facts.author = compose::issuerOf(first);
  facts.language = document.language;
  if (pages < kLong) return facts;
  if (const compose::Contents* contents = compose::contentsOf(document)) {
    for (const compose::ContentsEntry& entry : contents->entries) {
      facts.bookmarks.push_back({entry.text, firstPages.at(entry.form), entry.level});
    }
    return facts;
  }
  for (std::size_t i = 0; i < document.forms.size(); ++i) {
    const compose::Form& form = document.forms[i];
    const std::string place = compose::placeOf(form, document.labels);
    facts.bookmarks.push_back({place.empty() ? compose::titleOf(form) : place, firstPages[i], 0});
  }
  return facts;
}

// All pages, in parts, with what is to stand beside them in the file.
struct DrawnPages {
  std::vector<QByteArray> parts;
  PdfFacts facts;
};

Expected<DrawnPages, RenderError> drawnPages(const compose::Document& document, Paper paper,
                                             const Watch& watch) {
  if (!loadFormFont()) return refusal(RenderFault::FontMissing);
  DrawnPages drawn;
  std::vector<int> firstPages;
  int pages = 0;
  for (PdfPart& part : drawnParts(document, paper, watch)) {
    if (part.fault) return refusal(*part.fault);
    for (const int page : part.printed.firstPages) firstPages.push_back(pages + page);
    pages += part.printed.pages;
    if (!part.bytes.isEmpty()) drawn.parts.push_back(std::move(part.bytes));
  }
  if (drawn.parts.empty()) return refusal(RenderFault::NothingToPrint);
  drawn.facts = factsOf(document, firstPages, pages);
  return drawn;
}

}  // namespace

Expected<void, RenderError> printOn(QPagedPaintDevice& device, const compose::Document& document, Paper paper,
                                    const Watch& watch) {
  if (!loadFormFont()) return refusal(RenderFault::FontMissing);
  const std::size_t forms = document.forms.size();
  std::size_t done = 0;
  const Pace goesOn{[&] { return !watch || watch(done++, forms); },
                    [&] { return !watch || watch(done - 1, forms); }};
  const auto printed = printForms(device, document, paper, {0, forms}, goesOn);
  if (!printed) return Unexpected<RenderError>(printed.error());
  if (printed->pages == 0) return refusal(RenderFault::NothingToPrint);
  return {};
}

Expected<QByteArray, RenderError> pdfOf(const compose::Document& document, Paper paper, const Watch& watch) {
  const auto drawn = drawnPages(document, paper, watch);
  if (!drawn) return Unexpected<RenderError>(drawn.error());
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  if (!writeJoined(drawn->parts, drawn->facts, buffer)) return refusal(RenderFault::DeviceRefused);
  return bytes;
}

Expected<std::shared_ptr<QSaveFile>, RenderError> writePdfBeside(const compose::Document& document,
                                                                 Paper paper, const QString& path,
                                                                 const Watch& watch) {
  const auto drawn = drawnPages(document, paper, watch);
  if (!drawn) return Unexpected<RenderError>(drawn.error());
  // QSaveFile would move its file over a device or a pipe of that name.
  const QFileInfo target(path);
  if (target.exists() && !target.isFile()) return refusal(RenderFault::CannotOpen, path);
  auto file = std::make_shared<QSaveFile>(path);
  if (!file->open(QIODevice::WriteOnly)) return refusal(RenderFault::CannotOpen, path, file->errorString());
  const bool isWhole = writeJoined(drawn->parts, drawn->facts, *file) && file->flush();
  if (!isWhole && file->error() == QFileDevice::NoError) return refusal(RenderFault::DeviceRefused);
  if (!isWhole) return refusal(RenderFault::CannotWrite, path, file->errorString());
  return file;
}

Expected<void, RenderError> moveToPlace(QSaveFile& file) {
  if (!file.commit()) return refusal(RenderFault::CannotWrite, file.fileName(), file.errorString());
  return {};
}

Expected<void, RenderError> writePdf(const compose::Document& document, Paper paper, const QString& path,
                                     const Watch& watch) {
  const auto file = writePdfBeside(document, paper, path, watch);
  if (!file) return Unexpected<RenderError>(file.error());
  return moveToPlace(**file);
}

}  // namespace damath::render
