// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/print.hpp"

#include <QAtomicInteger>
#include <QBuffer>
#include <QMutex>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QThread>
#include <QThreadPool>
#include <QWaitCondition>
#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "platform/memory.hpp"
#include "reports/render/draw/form_font.hpp"
#include "reports/render/page_set.hpp"

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

// A document of many forms is printed in parts, which several threads draw at the same time.
struct FormRange {
  std::size_t first = 0;
  std::size_t last = 0;  // the index after the last form
};

std::size_t processors() {
  return static_cast<std::size_t>(std::max(QThread::idealThreadCount(), 1));
}

// Returns the parts of the document: one for each processor, fewer if the document has few forms. A very long
// document has more parts, because the pages of a large part would take too much memory.
std::vector<FormRange> partsOf(const compose::Document& document) {
  constexpr std::size_t kLeastForms = 16;
  constexpr std::size_t kMostForms = 32;
  const std::size_t forms = document.forms.size();
  const std::size_t count = std::max(std::clamp<std::size_t>(forms / kLeastForms, 1, processors()),
                                     (forms + kMostForms - 1) / kMostForms);
  std::vector<FormRange> parts;
  for (std::size_t i = 0; i < count; ++i) parts.push_back({forms * i / count, forms * (i + 1) / count});
  return parts;
}

// Calls `work` for each part. The parts are started in order, with at most one thread for each processor.
// Returns when the last part is done. Until then calls `glance` in the caller's thread about every 40 ms.
void overParts(std::size_t parts, const std::function<void(std::size_t part)>& work,
               const std::function<void()>& glance) {
  constexpr int kGlance = 40;  // the time between two calls of glance(), in milliseconds
  QThreadPool pool;
  pool.setMaxThreadCount(static_cast<int>(std::min(parts, processors())));
  for (std::size_t i = 0; i < parts; ++i) {
    pool.start([&work, i] { work(i); });
  }
  while (!pool.waitForDone(kGlance)) glance();
}

// Prints forms one after the other on a printer or into a PDF.
class FormPrinter {
 public:
  FormPrinter(QPagedPaintDevice& device, Paper paper) : m_device(device), m_paper(paper) {}

  // Prints the pages of a form. False if the device refuses a page, or if isWanted() returns false.
  [[nodiscard]] bool print(const PageSet& pages, const std::function<bool()>& isWanted) {
    const Orientation lies = pages.orientation();
    for (int page = 0; page < pages.count(); ++page) {
      m_isStopped = !isWanted();
      if (m_isStopped) return false;
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
  [[nodiscard]] bool end() { return !m_painter.isActive() || m_painter.end(); }

 private:
  QPagedPaintDevice& m_device;
  Paper m_paper;
  Orientation m_lies = Orientation::Portrait;
  bool m_isStopped = false;
  QPainter m_painter;
};

// Functions that are called before each form and before each page. If one returns false, printing stops.
struct Pace {
  std::function<bool()> form;
  std::function<bool()> page;
};

// The number of pages of each form in a range of forms.
using PageCounts = std::vector<int>;

// Prints a range of forms. Each form is laid out just before it is printed, so that a long document takes no
// more memory than a short one.
Expected<PageCounts, RenderError> printForms(FormPrinter& printer, const compose::Document& document,
                                             Paper paper, FormRange range, const PageTable* table,
                                             const Pace& goesOn) {
  PageCounts printed;
  for (std::size_t form = range.first; form < range.last; ++form) {
    if (!goesOn.form()) return refusal(RenderFault::Stopped);
    const PageSet pages(document, paper, form, table);
    if (!printer.print(pages, goesOn.page)) return refusal(printer.fault());
    printed.push_back(pages.count());
  }
  return printed;
}

// Counts the forms that the threads have begun, and stops all threads on request. If pages are numbered
// through the whole document, each form is laid out twice: first to count the pages, then to print.
class Progress {
 public:
  Progress(const compose::Document& document, const Watch& watch)
      : m_watch(watch),
        m_forms(document.forms.size()),
        m_times(compose::isNumberedThrough(document) ? 2 : 1) {}

  [[nodiscard]] bool isWanted() const { return !m_isStopped.loadRelaxed(); }
  // Counts one more form as begun. Returns false if printing was stopped.
  [[nodiscard]] bool begin() {
    m_begun.fetchAndAddRelaxed(1);
    return isWanted();
  }
  void stop() { m_isStopped.storeRelaxed(true); }
  // Tells m_watch, a function of the caller, about how many forms are finished. Runs in the caller's thread.
  // All forms that the threads have begun count as finished, except the last one.
  void tell() {
    const std::size_t begun = m_begun.loadRelaxed();
    if (m_watch && !m_watch(begun == 0 ? 0 : (begun - 1) / m_times, m_forms)) stop();
  }

 private:
  const Watch& m_watch;
  std::size_t m_forms;
  std::size_t m_times;
  QAtomicInteger<quint64> m_begun = 0;
  QAtomicInteger<bool> m_isStopped = false;
};

// Counts the pages before each form. nullopt if each form has its own page numbers, because the table is then
// not needed.
Expected<std::optional<PageTable>, RenderError> pagesBefore(const compose::Document& document, Paper paper,
                                                            Progress& progress) {
  if (!compose::isNumberedThrough(document)) return std::optional<PageTable>();
  const std::vector<FormRange> ranges = partsOf(document);
  PageCounts counts(document.forms.size());
  const auto count = [&](std::size_t part) {
    for (std::size_t form = ranges[part].first; form < ranges[part].last; ++form) {
      if (!progress.begin()) return;
      counts[form] = PageSet(document, paper, form).count();
    }
  };
  overParts(ranges.size(), count, [&] { progress.tell(); });
  if (!progress.isWanted()) return refusal(RenderFault::Stopped);
  PageTable table;
  for (const int pages : counts) table.add(pages);
  return table;
}

// A part of a document as a PDF. `bytes` is empty if the forms of the part have no page.
struct PdfPart {
  QByteArray bytes;
  PageCounts pages;
  std::optional<RenderFault> fault;
};

// Draws a part of a document into memory. Qt's PDF writer reports success even if it cannot write, so the
// result in memory is checked before anything is written to the file.
PdfPart partOf(const compose::Document& document, Paper paper, FormRange range, const PageTable* table,
               const Pace& goesOn) {
  PdfPart part;
  QBuffer buffer(&part.bytes);
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setResolution(kPdfResolution);
    FormPrinter printer(writer, paper);
    auto printed = printForms(printer, document, paper, range, table, goesOn);
    if (!printed) {
      part.fault = printed.error().fault;
    } else if (!printer.end()) {
      part.fault = RenderFault::DeviceRefused;
    } else {
      part.pages = *std::move(printed);
    }
  }
  buffer.close();
  const bool isEmpty = std::ranges::all_of(part.pages, [](int pages) { return pages == 0; });
  if (isEmpty) part.bytes.clear();
  if (!isEmpty && !part.bytes.trimmed().endsWith("%%EOF")) part.fault = RenderFault::DeviceRefused;
  return part;
}

std::string headingOf(const compose::Document& document) {
  return compose::titleOf(document.forms.front()) + " – " + document.title;
}

// Precondition: each document has a form.
PdfFacts factsOf(const Documents& documents) {
  std::string title;
  for (const compose::Document* document : documents) {
    title += (title.empty() ? "" : "; ") + headingOf(*document);
  }
  const compose::Document& first = *documents.front();
  return {title, compose::issuerOf(first.forms.front()), std::string(codeOf(first.language))};
}

// Returns the bookmarks. A document of fewer than three pages needs none.
std::vector<Bookmark> bookmarksOf(const compose::Document& document, const PageTable& table) {
  constexpr int kLong = 3;
  std::vector<Bookmark> bookmarks;
  if (table.pages < kLong) return bookmarks;
  if (const compose::Contents* contents = compose::contentsOf(document)) {
    for (const compose::ContentsEntry& entry : contents->entries) {
      bookmarks.push_back({entry.text, table.before.at(entry.form), entry.level});
    }
    return bookmarks;
  }
  for (std::size_t i = 0; i < document.forms.size(); ++i) {
    const compose::Form& form = document.forms[i];
    const std::string place = compose::placeOf(form, document.language);
    bookmarks.push_back({place.empty() ? compose::titleOf(form) : place, table.before[i], 0});
  }
  return bookmarks;
}

// Joins the parts of a document that several threads draw at the same time, and appends them to a PDF. The
// parts are written in the order of the document.
class Joining {
 public:
  Joining(JoinedPdf& pdf, Progress& progress) : m_pdf(pdf), m_progress(progress) {}

  // Adds a part. Waits while the part that is written next is more than four parts behind this part, to limit
  // memory.
  void take(std::size_t number, PdfPart part) {
    constexpr std::size_t kMostWaiting = 4;
    QMutexLocker lock(&m_lock);
    while (number > m_next + kMostWaiting && m_progress.isWanted()) m_went.wait(&m_lock);
    m_waiting.emplace(number, std::move(part));
    for (auto first = m_waiting.find(m_next); first != m_waiting.end(); first = m_waiting.find(++m_next)) {
      write(first->second);
      m_waiting.erase(first);
    }
    m_went.wakeAll();
  }

  // Returns the pages of the document. Precondition: take() was called for all parts.
  [[nodiscard]] Expected<PageTable, RenderError> pages() const {
    if (m_fault) return refusal(*m_fault);
    return m_table;
  }

 private:
  void write(const PdfPart& part) {
    for (const int pages : part.pages) m_table.add(pages);
    if (m_fault) return;
    m_fault = part.fault;
    if (!m_fault && !part.bytes.isEmpty() && !m_pdf.add(part.bytes)) m_fault = RenderFault::DeviceRefused;
    if (m_fault) m_progress.stop();
  }

  JoinedPdf& m_pdf;
  Progress& m_progress;
  QMutex m_lock;
  QWaitCondition m_went;
  std::map<std::size_t, PdfPart> m_waiting;
  std::size_t m_next = 0;
  PageTable m_table;
  std::optional<RenderFault> m_fault;
};

// Draws a document and appends its pages to the PDF. Returns the pages of the document; a document may have
// none.
Expected<PageTable, RenderError> appended(JoinedPdf& pdf, const compose::Document& document, Paper paper,
                                          const Watch& watch) {
  Progress progress(document, watch);
  const auto table = pagesBefore(document, paper, progress);
  if (!table) return Unexpected<RenderError>(table.error());
  const Pace goesOn{[&] { return progress.begin(); }, [&] { return progress.isWanted(); }};
  const std::vector<FormRange> ranges = partsOf(document);
  Joining joining(pdf, progress);
  const auto draw = [&](std::size_t part) {
    joining.take(part, partOf(document, paper, ranges[part], *table ? &**table : nullptr, goesOn));
  };
  overParts(ranges.size(), draw, [&] { progress.tell(); });
  return joining.pages();
}

// Returns a watch for one document, which tells `watch` the forms of all documents.
Watch shareOf(const Watch& watch, const Documents& documents, std::size_t number) {
  if (!watch) return {};
  std::size_t before = 0;
  std::size_t all = 0;
  for (std::size_t i = 0; i < documents.size(); ++i) {
    if (i < number) before += documents[i]->forms.size();
    all += documents[i]->forms.size();
  }
  return [&watch, before, all](std::size_t done, std::size_t) { return watch(before + done, all); };
}

}  // namespace

Expected<void, RenderError> printOn(QPagedPaintDevice& device, const Documents& documents, Paper paper,
                                    const Watch& watch) {
  if (!loadFormFont()) return refusal(RenderFault::FontMissing);
  FormPrinter printer(device, paper);
  int pages = 0;
  for (std::size_t i = 0; i < documents.size(); ++i) {
    const compose::Document& document = *documents[i];
    const Watch share = shareOf(watch, documents, i);
    Progress progress(document, share);
    const auto asked = [&progress] {
      progress.tell();
      return progress.isWanted();
    };
    const auto table = pagesBefore(document, paper, progress);
    if (!table) return Unexpected<RenderError>(table.error());
    const Pace goesOn{[&] { return progress.begin() && asked(); }, asked};
    const auto printed =
        printForms(printer, document, paper, {0, document.forms.size()}, *table ? &**table : nullptr, goesOn);
    if (!printed) return Unexpected<RenderError>(printed.error());
    for (const int count : *printed) pages += count;
  }
  if (!printer.end()) return refusal(RenderFault::DeviceRefused);
  if (pages == 0) return refusal(RenderFault::NothingToPrint);
  return {};
}

Expected<void, RenderError> printOn(QPagedPaintDevice& device, const compose::Document& document, Paper paper,
                                    const Watch& watch) {
  return printOn(device, Documents{&document}, paper, watch);
}

Expected<void, RenderError> writePdf(const Documents& documents, Paper paper, const Sink& sink,
                                     const Watch& watch) {
  Documents printed;
  std::ranges::copy_if(documents, std::back_inserter(printed),
                       [](const compose::Document* document) { return !document->forms.empty(); });
  if (printed.empty()) return refusal(RenderFault::NothingToPrint);
  if (!loadFormFont()) return refusal(RenderFault::FontMissing);
  // Qt compresses each page in two memory blocks of many megabytes and fills little of them. After the first
  // block was freed, glibc would take the next ones from the heap of the thread. Their used part would then
  // stay occupied, and memory would grow with every page.
  platform::giveLargeBlocksBack();
  JoinedPdf pdf(sink, factsOf(printed));
  std::vector<Bookmark> bookmarks;
  int before = 0;
  for (std::size_t i = 0; i < printed.size(); ++i) {
    const Watch share = shareOf(watch, printed, i);
    const auto table = appended(pdf, *printed[i], paper, share);
    if (!table) return Unexpected<RenderError>(table.error());
    std::vector<Bookmark> own = bookmarksOf(*printed[i], *table);
    if (printed.size() > 1 && table->pages > 0) {
      for (Bookmark& each : own) ++each.level;
      own.insert(own.begin(), Bookmark{headingOf(*printed[i]), 0, 0});
    }
    for (Bookmark& each : own) {
      each.page += before;
      bookmarks.push_back(std::move(each));
    }
    before += table->pages;
  }
  if (before == 0) return refusal(RenderFault::NothingToPrint);
  if (!pdf.finish(bookmarks)) return refusal(RenderFault::DeviceRefused);
  return {};
}

Expected<void, RenderError> writePdf(const compose::Document& document, Paper paper, const Sink& sink,
                                     const Watch& watch) {
  return writePdf(Documents{&document}, paper, sink, watch);
}

Expected<QByteArray, RenderError> pdfOf(const compose::Document& document, Paper paper, const Watch& watch) {
  QByteArray bytes;
  const auto append = [&bytes](std::string_view piece) {
    bytes.append(piece.data(), static_cast<qsizetype>(piece.size()));
    return true;
  };
  const auto written = writePdf(document, paper, append, watch);
  if (!written) return Unexpected<RenderError>(written.error());
  return bytes;
}

Expected<std::shared_ptr<platform::DurableFile>, RenderError> writePdfBeside(const Documents& documents,
                                                                             Paper paper, const QString& path,
                                                                             const Watch& watch) {
  const auto failed = [&path](RenderFault fault, const std::error_code& why) {
    return refusal(fault, path, QString::fromStdString(why.message()));
  };
  auto file = platform::DurableFile::beside(path.toStdU16String(), platform::Rights::Kept);
  if (!file) return failed(RenderFault::CannotOpen, file.error());
  std::error_code fault;
  const auto write = [&](std::string_view bytes) {
    if (!fault) fault = file->write(bytes);
    return !fault;
  };
  const auto written = writePdf(documents, paper, write, watch);
  if (written) fault = file->sync();
  if (fault) return failed(RenderFault::CannotWrite, fault);
  if (!written) return Unexpected<RenderError>(written.error());
  return std::make_shared<platform::DurableFile>(*std::move(file));
}

Expected<void, RenderError> moveToPlace(platform::DurableFile& file, const QString& path) {
  if (const auto fault = file.commit()) {
    return refusal(RenderFault::CannotWrite, path, QString::fromStdString(fault.message()));
  }
  return {};
}

Expected<void, RenderError> writePdf(const compose::Document& document, Paper paper, const QString& path,
                                     const Watch& watch) {
  const auto file = writePdfBeside({&document}, paper, path, watch);
  if (!file) return Unexpected<RenderError>(file.error());
  return moveToPlace(**file, path);
}

}  // namespace damath::render
