// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/page_set.hpp"

#include <QPaintDevice>
#include <QPainter>
#include <QtMath>
#include <algorithm>

#include "core/promise.hpp"
#include "reports/render/draw/imprint.hpp"
#include "reports/render/forms/forms.hpp"

namespace damath::render {

namespace {

constexpr qreal kMillimetresAnInch = 25.4;
constexpr qreal kTileNumber = 3.4;  // in the margin over each sheet of a poster

// Where the form's upper left corner lies: it stands in the middle of the paper.
QPointF cornerOn(Paper paper, const Flow& flow) {
  QSizeF page = pageSize(paper).size(QPageSize::Millimeter);
  if (flow.orientation == Orientation::Landscape) page.transpose();
  const QSizeF left = (page - flow.size()) / 2;
  return {left.width(), left.height()};
}

// Of a poster, what lies on one of its sheets; where it is cut and glued is ruled.
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

}  // namespace

PageSet::PageSet(const compose::Document& document, Paper paper)
    : PageSet(document, paper, 0, document.forms.size()) {}

PageSet::PageSet(const compose::Document& document, Paper paper, std::size_t form)
    : PageSet(document, paper, form, form + 1) {}

PageSet::PageSet(const compose::Document& document, Paper paper, std::size_t first, std::size_t last)
    : m_paper(paper),
      m_labels(document.labels),
      m_imprint(document.imprint),
      m_across(document.sheetsAcross),
      m_isNumberedThrough(compose::isNumberedThrough(document)) {
  DAMATH_EXPECTS(m_across >= 1);
  const QSizeF area = formArea(paper);
  m_flows.reserve(last - first);
  for (std::size_t i = first; i < last; ++i) {
    const auto* list = std::get_if<compose::ListSheet>(&document.forms[i]);
    m_flows.push_back(list != nullptr
                          ? flowOf(*list, document.labels, area, m_across)
                          : std::visit([&](const auto& held) { return flowOf(held, document.labels, area); },
                                       document.forms[i]));
    m_flows.back().sheetsAcross = m_across;
  }
  for (std::size_t i = 0; i < m_flows.size(); ++i) {
    m_pages.push_back(m_flows[i].blocks.empty() ? std::vector<Page>() : paginated(m_flows[i]));
    for (std::size_t page = 0; page < m_pages[i].size(); ++page) {
      const int tiles = rowsOf(m_flows[i], m_pages[i][page]) * m_across;
      for (int tile = 0; tile < tiles; ++tile) m_leaves.push_back({i, page, tile, tiles});
    }
  }
  // Contents take the same pages whatever numbers stand in them.
  if (const compose::Contents* contents = compose::contentsOf(document)) {
    DAMATH_EXPECTS(m_flows.size() == document.forms.size());
    m_flows.front() =
        flowOf(*contents, document.labels, area, [this](std::size_t form) { return firstPage(form); });
    m_pages.front() = paginated(m_flows.front());
  }
}

const PageSet::Leaf& PageSet::leaf(int page) const {
  DAMATH_EXPECTS(page >= 0 && page < count());
  return m_leaves[static_cast<std::size_t>(page)];
}

int PageSet::rowsOf(const Flow& flow, const Page& page) const {
  constexpr qreal kSlack = 0.01;
  const qreal tile = flow.size().height() / m_across;
  return std::clamp(qCeil((lowestOn(page) + kFooter - kSlack) / tile), 1, m_across);
}

int PageSet::firstPage(std::size_t form) const {
  const auto leaf = std::ranges::lower_bound(m_leaves, form, {}, &Leaf::form);
  return static_cast<int>(leaf - m_leaves.begin());
}

Orientation PageSet::orientation(int page) const {
  return m_flows[leaf(page).form].orientation;
}

void PageSet::paint(QPainter& painter, int page) const {
  const Leaf& place = leaf(page);
  const Flow& flow = m_flows[place.form];
  const std::vector<Page>& pages = m_pages[place.form];
  painter.save();
  painter.scale(painter.device()->logicalDpiX() / kMillimetresAnInch,
                painter.device()->logicalDpiY() / kMillimetresAnInch);
  const QPointF corner = cornerOn(m_paper, flow);
  if (!flow.background.isNull()) {
    painter.drawImage(QRectF(QPointF(0, 0), flow.size() + QSizeF(2 * corner.x(), 2 * corner.y())),
                      flow.background);
  }
  painter.translate(corner);
  painter.save();
  if (m_across > 1) beginTile(painter, flow.size(), m_across, place.tile);
  Canvas canvas(painter, m_across > 1 ? flow.sheet() : QSizeF(), m_across);
  PageNumber number{.page = static_cast<int>(place.page) + 1, .pages = static_cast<int>(pages.size())};
  number.printed = m_isNumberedThrough ? page + 1 : number.page;
  number.printedOf = m_isNumberedThrough ? count() : number.pages;
  const qreal rows = static_cast<qreal>(place.tiles) / m_across;
  paintPage(canvas, flow, pages[place.page], number, flow.size().height() * rows / m_across);
  painter.restore();
  if (m_across > 1) {
    Canvas(painter).text(
        QRectF(0, -kTileNumber - 0.6, flow.size().width(), kTileNumber),
        printable(filled(m_labels.posterSheet, {std::to_string(page + 1), std::to_string(count())})),
        {.size = 2.4, .align = Align::Right});
  }
  const bool isLastTile = place.tile + 1 == place.tiles;
  if (m_imprint && isLastTile) {
    const Ground ground = flow.background.isNull() ? Ground::Paper : Ground::Picture;
    paintImprint(painter, flow.size(), *m_imprint, ground);
  }
  painter.restore();
}

}  // namespace damath::render
