// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/page_stack.hpp"

#include <QScrollArea>
#include <algorithm>
#include <iterator>

#include "app/window/check_in/check_in_page.hpp"
#include "app/window/commands/page_facts.hpp"
#include "app/window/journal/journal_page.hpp"
#include "app/window/live/clocks_page.hpp"
#include "app/window/live/live_page.hpp"
#include "app/window/parts/filled_area.hpp"
#include "app/window/players/players_page.hpp"
#include "app/window/review/review_page.hpp"
#include "app/window/review/review_queue_page.hpp"
#include "app/window/review/second_entry_page.hpp"
#include "app/window/rounds/rounds_page.hpp"
#include "app/window/schools/schools_page.hpp"
#include "app/window/scoresheet/sheet_page.hpp"
#include "app/window/settings/settings_page.hpp"
#include "app/window/start/start_page.hpp"
#include "app/window/tally/tally_page.hpp"
#include "app/window/today/today_page.hpp"
#include "core/every.hpp"
#include "core/fact_table.hpp"
#include "platform/boot_clock.hpp"

namespace damath::window {

namespace {

// The area of a page. It arranges the head of the page for its width.
class PageArea : public FilledArea {
 public:
  using FilledArea::FilledArea;

 protected:
  void resizeEvent(QResizeEvent* event) override {
    if (auto* page = qobject_cast<Page*>(widget())) page->fitInto(viewport()->width());
    FilledArea::resizeEvent(event);
  }
};

}  // namespace

PageStack::PageStack(const PageContext& context, const WindowProducts& products, QWidget* parent)
    : QStackedWidget(parent),
      m_context(context),
      m_live(new LiveTables(context.session, platform::sinceBoot, this)),
      m_start(new StartPage(context.session, context.translator, context.commands, this)) {
  addWidget(new PageArea(m_start, this));
  for (const WindowProduct& product : products) m_makers.insert(product.pages.begin(), product.pages.end());
  // Rings the bell when a clock rings, whichever page the user sees.
  connect(m_live, &LiveTables::rang, this, [this] { m_context.bell(); });
  connect(m_live, &LiveTables::refused, this,
          [this](const desk::DeskError& error) { m_context.session.refusals().show(error); });
}

Page* PageStack::page(Location::Kind kind) {
  Page*& page = m_pages[kind];
  if (page == nullptr) {
    page = newPage(kind);
    addWidget(new PageArea(page, this));
    Q_EMIT made(page);
  }
  return page;
}

Page* PageStack::newPage(Location::Kind kind) const {
  if (kind == Location::Kind::Live) return new LivePage(m_context, *m_live);
  if (kind == Location::Kind::Clocks) return new ClocksPage(m_context, *m_live);
  constexpr FactRow<Location::Kind, Page* (*)(const PageContext&)> kMakers[] = {
      {Location::Kind::Today, newPageOf<TodayPage>},
      {Location::Kind::Players, newPageOf<PlayersPage>},
      {Location::Kind::Rounds, newPageOf<RoundsPage>},
      {Location::Kind::Sheet, newPageOf<SheetPage>},
      {Location::Kind::Tally, newPageOf<TallyPage>},
      {Location::Kind::Schools, newPageOf<SchoolsPage>},
      {Location::Kind::Journal, newPageOf<JournalPage>},
      {Location::Kind::CheckIn, newPageOf<CheckInPage>},
      {Location::Kind::Reviews, newPageOf<ReviewQueuePage>},
      {Location::Kind::Review, newPageOf<ReviewPage>},
      {Location::Kind::Keying, newPageOf<SecondEntryPage>},
      {Location::Kind::Settings, newPageOf<SettingsPage>}};
  constexpr auto kOptional =
      std::ranges::count_if(kPages, [](const PageFacts& facts) { return facts.product.has_value(); });
  static_assert(std::size(kMakers) + static_cast<std::size_t>(kOptional) + 2 ==
                kEvery<Location::Kind>.size());
  const auto made = m_makers.find(kind);
  return made == m_makers.end() ? factOf(kMakers, kind)(m_context) : made->second(m_context);
}

Page* PageStack::current() const {
  return qobject_cast<Page*>(static_cast<const QScrollArea*>(currentWidget())->widget());
}

void PageStack::show(Page& page) {
  auto* area = static_cast<QScrollArea*>(page.parentWidget()->parentWidget());
  setCurrentWidget(area);
  // A new page has no place yet. A scroll bar takes a part of the width of a page that has a place.
  page.fitInto(area->width() == width() ? area->viewport()->width() : width());
}

}  // namespace damath::window
