// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/print.hpp"

#include <QBuffer>
#include <QFileInfo>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

#include "core/promise.hpp"
#include "reports/render/form_font.hpp"
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

// Bookmarks are for documents that one turns the pages of.
PdfFacts factsOf(const compose::Document& document, Paper paper) {
  constexpr int kLong = 3;
  const compose::Form& first = document.forms.front();
  PdfFacts facts;
  facts.title = compose::titleOf(first) + " – " + document.title;
  facts.author = compose::issuerOf(first);
  facts.language = document.language;
  const PageSet pages(document, paper);
  if (pages.count() < kLong) return facts;
  for (std::size_t i = 0; i < document.forms.size(); ++i) {
    const compose::Form& form = document.forms[i];
    const std::string place = compose::placeOf(form, document.labels);
    facts.bookmarks.push_back({place.empty() ? compose::titleOf(form) : place, pages.firstPage(i)});
  }
  return facts;
}

}  // namespace

int pageCount(const compose::Document& document, Paper paper) {
  DAMATH_EXPECTS(loadFormFont());
  return PageSet(document, paper).count();
}

Orientation orientationOf(const compose::Document& document, Paper paper, int page) {
  DAMATH_EXPECTS(loadFormFont());
  return PageSet(document, paper).orientation(page);
}

void paint(QPainter& painter, const compose::Document& document, Paper paper, int page) {
  DAMATH_EXPECTS(loadFormFont());
  PageSet(document, paper).paint(painter, page);
}

Expected<void, RenderError> printOn(QPagedPaintDevice& device, const compose::Document& document,
                                    Paper paper) {
  if (!loadFormFont()) return refusal(RenderFault::FontMissing);
  const PageSet pages(document, paper);
  if (pages.count() == 0) return refusal(RenderFault::NothingToPrint);
  if (!lay(device, paper, pages.orientation(0))) return refusal(RenderFault::DeviceRefused);
  QPainter painter;
  if (!painter.begin(&device)) return refusal(RenderFault::DeviceRefused);
  for (int page = 0; page < pages.count(); ++page) {
    if (page > 0) {
      const bool turns = pages.orientation(page) != pages.orientation(page - 1);
      if (turns && !lay(device, paper, pages.orientation(page))) return refusal(RenderFault::DeviceRefused);
      if (!device.newPage()) return refusal(RenderFault::DeviceRefused);
    }
    pages.paint(painter, page);
  }
  if (!painter.end()) return refusal(RenderFault::DeviceRefused);
  return {};
}

// QPdfWriter reports success on a full disk, so the file is made in memory and looked at before it is
// written.
Expected<QByteArray, RenderError> pdfOf(const compose::Document& document, Paper paper) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setResolution(kPdfResolution);
    if (const auto printed = printOn(writer, document, paper); !printed)
      return Unexpected<RenderError>(printed.error());
  }
  buffer.close();
  if (!bytes.trimmed().endsWith("%%EOF")) return refusal(RenderFault::DeviceRefused);
  const auto whole = withFacts(bytes, factsOf(document, paper));
  if (!whole) return refusal(RenderFault::DeviceRefused);
  return *whole;
}

Expected<void, RenderError> writePdf(const compose::Document& document, Paper paper, const QString& path) {
  const Expected<QByteArray, RenderError> bytes = pdfOf(document, paper);
  if (!bytes) return Unexpected<RenderError>(bytes.error());
  // QSaveFile would move its file over a device or a pipe of that name.
  const QFileInfo target(path);
  if (target.exists() && !target.isFile()) return refusal(RenderFault::CannotOpen, path);
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return refusal(RenderFault::CannotOpen, path, file.errorString());
  if (file.write(*bytes) != bytes->size() || !file.commit()) {
    return refusal(RenderFault::CannotWrite, path, file.errorString());
  }
  return {};
}

}  // namespace damath::render
