// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/page_set.hpp"

#include <QPaintDevice>
#include <QPainter>
#include <algorithm>

#include "core/promise.hpp"
#include "reports/render/forms.hpp"

namespace damath::render {

namespace {

constexpr qreal kMillimetresAnInch = 25.4;

// Where the form's upper left corner lies on the paper. The forms stand as on Letter, the shortest paper, or
// higher up where there is room: a long bond page that a printer puts on Letter loses nothing.
QPointF cornerOn(Paper paper, Orientation orientation) {
  QSizeF page = pageSize(paper).size(QPageSize::Millimeter);
  const qreal shortest = pageSize(Paper::Letter).size(QPageSize::Millimeter).height();
  const qreal along = std::min(page.height(), paper == Paper::LongBond ? shortest : page.height());
  const qreal margin = (along - kPortraitForm.height()) / 2;
  const qreal across = (page.width() - kPortraitForm.width()) / 2;
  if (orientation == Orientation::Portrait) return {across, margin};
  return {margin, across};
}

}  // namespace

PageSet::PageSet(const compose::Document& document) {
  m_flows.reserve(document.forms.size());
  for (const compose::Form& form : document.forms) {
    m_flows.push_back(std::visit([&](const auto& held) { return flowOf(held, document.labels); }, form));
  }
  for (std::size_t i = 0; i < m_flows.size(); ++i) {
    if (m_flows[i].blocks.empty()) {
      m_pages.emplace_back();
      continue;
    }
    m_pages.push_back(paginated(m_flows[i]));
    for (std::size_t page = 0; page < m_pages[i].size(); ++page) m_leaves.push_back({i, page});
  }
}

const PageSet::Leaf& PageSet::leaf(int page) const {
  DAMATH_EXPECTS(page >= 0 && page < count());
  return m_leaves[static_cast<std::size_t>(page)];
}

Orientation PageSet::orientation(int page) const {
  return m_flows[leaf(page).form].orientation;
}

void PageSet::paint(QPainter& painter, Paper paper, int page) const {
  const Leaf& place = leaf(page);
  const Flow& flow = m_flows[place.form];
  const std::vector<Page>& pages = m_pages[place.form];
  painter.save();
  painter.scale(painter.device()->logicalDpiX() / kMillimetresAnInch,
                painter.device()->logicalDpiY() / kMillimetresAnInch);
  painter.translate(cornerOn(paper, flow.orientation));
  Canvas canvas(painter);
  const PageNumber number{static_cast<int>(place.page) + 1, static_cast<int>(pages.size())};
  paintPage(canvas, flow, pages[place.page], number);
  painter.restore();
}

}  // namespace damath::render
