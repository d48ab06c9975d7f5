// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/page_set.hpp"

#include <QPaintDevice>
#include <QPainter>
#include <QtMath>
#include <algorithm>

#include "core/precondition.hpp"
#include "reports/render/draw/imprint.hpp"
#include "reports/render/draw/printable.hpp"
#include "reports/render/forms/forms.hpp"
#include "words/phrase.hpp"

namespace damath::render {

namespace {

using words::Phrase;

constexpr qreal kMillimetresAnInch = 25.4;
constexpr qreal kTileNumber = 3.4;  // the height of the sheet number above each sheet of a poster

// Returns the upper left corner of the form. The form lies in the middle of the paper.
QPointF cornerOn(Paper paper, const Flow& flow) {
  QSizeF page = pageSize(paper).size(QPageSize::Millimeter);
  if (flow.orientation == Orientation::Landscape) page.transpose();
  const QSizeF left = (page - flow.size()) / 2;
  return {left.width(), left.height()};
}

// Prepares one sheet of a poster. Draws the frame along which the sheet is cut and glued. Then moves and
// enlarges the page so that only the part of the page on this sheet is visible.
void beginTile(QPainter& painter, QSizeF size, int across, int tile) {
  const QRectF sheet(QPointF(0, 0), size);
  painter.setPen(QPen(Qt::gray, 0.1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(sheet);
  painter.setClipRect(sheet);
  painter.translate(-size.width() * (tile % across),
                    -size.height() * (tile / across));  // NOLINT(bugprone-integer-division)
  painter.scale(across, across);
}

// Lays out a form of any kind. A packed scoresheet is unpacked into `unpacked`, which must outlive the flow.
struct LayOut {
  words::Language language;
  QSizeF area;
  int across = 1;
  const PageTable* table = nullptr;
  std::optional<compose::Scoresheet>& unpacked;

  Flow operator()(const compose::ListSheet& form) const { return flowOf(form, language, area, across); }
  Flow operator()(const compose::PackedSheet& form) const {
    unpacked = form.unpacked();
    return flowOf(*unpacked, language, area);
  }
  // The contents take as many pages with page numbers as without. So the pages can be counted first, while
  // the numbers are unknown.
  Flow operator()(const compose::Contents& form) const {
    if (table == nullptr) return flowOf(form, language, area);
    return flowOf(form, language, area, [this](std::size_t named) { return table->before.at(named); });
  }
  template <class Other>
  Flow operator()(const Other& form) const {
    return flowOf(form, language, area);
  }
};

}  // namespace

PageSet::PageSet(const compose::Document& document, Paper paper, std::size_t form, const PageTable* table)
    : m_paper(paper),
      m_language(document.language),
      m_imprint(document.imprint),
      m_across(document.sheetsAcross) {
  DAMATH_EXPECTS(m_across >= 1);
  if (compose::isNumberedThrough(document)) {
    m_before = table != nullptr ? table->before.at(form) : 0;
    m_pagesThrough = table != nullptr ? table->pages : 0;
  }
  m_flow =
      std::visit(LayOut{m_language, formArea(paper), m_across, table, m_unpacked}, document.forms.at(form));
  m_flow.sheetsAcross = m_across;
  if (!m_flow.blocks.empty()) m_pages = paginated(m_flow);
  for (std::size_t page = 0; page < m_pages.size(); ++page) {
    const int tiles = rowsOf(m_pages[page]) * m_across;
    for (int tile = 0; tile < tiles; ++tile) m_leaves.push_back({page, tile, tiles});
  }
}

int PageSet::rowsOf(const Page& page) const {
  constexpr qreal kSlack = 0.01;
  const qreal tile = m_flow.size().height() / m_across;
  return std::clamp(qCeil((lowestOn(page) + kFooter - kSlack) / tile), 1, m_across);
}

void PageSet::paint(QPainter& painter, int page) const {
  DAMATH_EXPECTS(page >= 0 && page < count());
  const Leaf& place = m_leaves[static_cast<std::size_t>(page)];
  painter.save();
  painter.scale(painter.device()->logicalDpiX() / kMillimetresAnInch,
                painter.device()->logicalDpiY() / kMillimetresAnInch);
  const QPointF corner = cornerOn(m_paper, m_flow);
  if (!m_flow.background.isNull()) {
    painter.drawImage(QRectF(QPointF(0, 0), m_flow.size() + QSizeF(2 * corner.x(), 2 * corner.y())),
                      m_flow.background);
  }
  painter.translate(corner);
  painter.save();
  if (m_across > 1) beginTile(painter, m_flow.size(), m_across, place.tile);
  Canvas canvas(painter, m_across > 1 ? m_flow.sheet() : QSizeF(), m_across);
  PageNumber number{.page = static_cast<int>(place.page) + 1, .pages = static_cast<int>(m_pages.size())};
  number.printed = m_pagesThrough ? m_before + page + 1 : number.page;
  number.printedOf = m_pagesThrough.value_or(number.pages);
  const qreal rows = static_cast<qreal>(place.tiles) / m_across;
  paintPage(canvas, m_flow, m_pages[place.page], number, m_flow.size().height() * rows / m_across);
  painter.restore();
  if (m_across > 1) {
    Canvas(painter).text(
        QRectF(0, -kTileNumber - 0.6, m_flow.size().width(), kTileNumber),
        printable(said(Phrase::PosterSheet, m_language, {std::to_string(page + 1), std::to_string(count())})),
        {.size = 2.4, .align = Align::Right});
  }
  const bool isLastTile = place.tile + 1 == place.tiles;
  if (m_imprint && isLastTile) {
    const Ground ground = m_flow.background.isNull() ? Ground::Paper : Ground::Picture;
    paintImprint(painter, m_flow.size(), *m_imprint, ground);
  }
  painter.restore();
}

}  // namespace damath::render
