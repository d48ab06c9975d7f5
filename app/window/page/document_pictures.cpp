// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page/document_pictures.hpp"

#include <QMutexLocker>
#include <QPainter>
#include <QtMath>
#include <algorithm>
#include <utility>

#include "reports/render/draw/form_font.hpp"
#include "reports/render/lacking_letters.hpp"
#include "reports/render/page_set.hpp"

namespace damath::window {

namespace {

constexpr qreal kMillimetresOfInch = 25.4;
// the resolution in which a page is drawn, in dots per inch, before it is scaled
constexpr int kOwnDots = 96;

QImage pictureOf(const render::PageSet& pages, render::Paper paper, int page, qreal dotsPerInch) {
  QSizeF size = render::pageSize(paper).size(QPageSize::Millimeter) * (dotsPerInch / kMillimetresOfInch);
  if (pages.orientation() == render::Orientation::Landscape) size.transpose();
  QImage picture(qCeil(size.width()), qCeil(size.height()), QImage::Format_RGB32);
  picture.fill(Qt::white);
  picture.setDotsPerMeterX(qRound(kOwnDots * 1000 / kMillimetresOfInch));
  picture.setDotsPerMeterY(picture.dotsPerMeterX());
  QPainter painter(&picture);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                         QPainter::SmoothPixmapTransform);
  painter.scale(dotsPerInch / picture.logicalDpiX(), dotsPerInch / picture.logicalDpiY());
  pages.paint(painter, page);
  return picture;
}

}  // namespace

// The pages of a document that has one or several forms. Counts the pages of each form, and keeps the layout
// of the form that was drawn last.
class DocumentPictures::Pages {
 public:
  Pages(const compose::Document& document, render::Paper paper)
      : m_document(document), m_paper(paper), m_isThrough(compose::isNumberedThrough(document)) {}

  [[nodiscard]] bool isAll() const { return m_table.before.size() == m_document.forms.size(); }
  // True if pages show "page N of M" and M is not known yet.
  [[nodiscard]] bool isPreliminary() const { return m_isThrough && !isAll(); }
  [[nodiscard]] int count() const { return m_table.pages; }
  void countNext() { m_table.add(set(m_table.before.size()).count()); }
  // Draws a page of the document, counted from 0, as a picture. Precondition: page < count().
  [[nodiscard]] QImage picture(int page, qreal dotsPerInch) {
    const auto behind = std::ranges::upper_bound(m_table.before, page);
    const auto at = static_cast<std::size_t>(behind - m_table.before.begin()) - 1;
    return pictureOf(set(at), m_paper, page - m_table.before[at], dotsPerInch);
  }

 private:
  const render::PageSet& set(std::size_t form) {
    const bool isNumbered = m_isThrough && isAll();
    if (!m_kept || m_keptForm != form || m_isKeptNumbered != isNumbered) {
      m_kept.emplace(m_document, m_paper, form, isNumbered ? &m_table : nullptr);
      m_keptForm = form;
      m_isKeptNumbered = isNumbered;
    }
    return *m_kept;
  }

  const compose::Document& m_document;
  render::Paper m_paper;
  bool m_isThrough = false;
  render::PageTable m_table;  // the page counts of the forms counted so far
  std::optional<render::PageSet> m_kept;
  std::size_t m_keptForm = 0;
  bool m_isKeptNumbered = false;
};

// The pages of all documents, one document after the other.
class DocumentPictures::AllPages {
 public:
  AllPages(const ShownDocuments& documents, render::Paper paper) {
    for (const auto& document : documents) m_parts.push_back(std::make_unique<Pages>(*document, paper));
  }

  [[nodiscard]] bool isAll() const {
    return std::ranges::all_of(m_parts, [](const auto& part) { return part->isAll(); });
  }
  [[nodiscard]] int count() const {
    int pages = 0;
    for (const auto& part : m_parts) pages += part->count();
    return pages;
  }
  // Precondition: isAll() is false.
  void countNext() {
    (*std::ranges::find_if(m_parts, [](const auto& part) { return !part->isAll(); }))->countNext();
  }
  // Draws a page, counted from 0 through all documents. `isPreliminary` becomes true if the page shows "page
  // N of M" and M is not known yet. Precondition: page < count().
  [[nodiscard]] QImage picture(int page, qreal dotsPerInch, bool& isPreliminary) {
    auto part = m_parts.begin();
    while (page >= (*part)->count()) page -= (*part++)->count();
    isPreliminary = (*part)->isPreliminary();
    return (*part)->picture(page, dotsPerInch);
  }

 private:
  std::vector<std::unique_ptr<Pages>> m_parts;
};

DocumentPictures::DocumentPictures(ShownDocuments documents, render::Paper paper, QObject* parent)
    : QObject(parent), m_documents(std::move(documents)), m_paper(paper) {
  connect(&m_work, &FileWork::failed, this, &DocumentPictures::failed);
}

DocumentPictures::~DocumentPictures() = default;

void DocumentPictures::start() {
  m_work.start([this](const FileWork::Watch& watch) -> FileWork::Report {
    work(watch);
    return [] {};
  });
}

void DocumentPictures::ask(int page, qreal dotsPerInch) {
  const QMutexLocker lock(&m_lock);
  m_wanted = Wanted{page, dotsPerInch};
  m_asked.wakeAll();
}

std::optional<DocumentPictures::Wanted> DocumentPictures::taken(int known, bool isAll) {
  // the thread waits this many milliseconds, then checks again if it must end
  constexpr unsigned long kMoment = 40;
  const QMutexLocker lock(&m_lock);
  if (!m_wanted && isAll) m_asked.wait(&m_lock, kMoment);
  if (!m_wanted || m_wanted->page >= known) return std::nullopt;
  return std::exchange(m_wanted, std::nullopt);
}

QString DocumentPictures::lackingLetters() const {
  render::Documents documents;
  for (const auto& document : m_documents) documents.push_back(document.get());
  return render::lackingLetters(documents);
}

void DocumentPictures::work(const FileWork::Watch& watch) {
  const auto tell = [this](auto signal) { QMetaObject::invokeMethod(this, signal, Qt::QueuedConnection); };
  if (!render::loadFormFont()) return;
  AllPages pages(m_documents, m_paper);
  bool isLookedThrough = false;
  std::optional<Wanted> preliminary;  // a page that was drawn without its final page numbers
  while (watch(0, 0)) {
    auto wanted = taken(pages.count(), pages.isAll() && isLookedThrough);
    if (!wanted && pages.isAll()) wanted = std::exchange(preliminary, std::nullopt);
    if (wanted) {
      bool isPreliminary = false;
      const QImage picture = pages.picture(wanted->page, wanted->dotsPerInch, isPreliminary);
      tell([this, page = wanted->page, picture] { Q_EMIT drawn(page, picture); });
      preliminary = isPreliminary ? wanted : std::nullopt;
    } else if (!pages.isAll()) {
      pages.countNext();
      tell([this, count = pages.count(), isAll = pages.isAll()] { Q_EMIT counted(count, isAll); });
    } else if (!std::exchange(isLookedThrough, true)) {
      tell([this, letters = lackingLetters()] { Q_EMIT lookedThrough(letters); });
    }
  }
}

}  // namespace damath::window
