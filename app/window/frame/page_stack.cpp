// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/page_stack.hpp"

#include <QEvent>
#include <QLayout>
#include <QScrollArea>
#include <iterator>

#include "app/desk/change/clock.hpp"
#include "app/hall/window/station_page.hpp"
#include "app/play/analysis/analysis_page.hpp"
#include "app/play/lessons/lessons_page.hpp"
#include "app/play/practice/practice_page.hpp"
#include "app/window/check_in/check_in_page.hpp"
#include "app/window/journal/journal_page.hpp"
#include "app/window/live/clocks_page.hpp"
#include "app/window/live/live_page.hpp"
#include "app/window/players/players_page.hpp"
#include "app/window/review/review_page.hpp"
#include "app/window/review/reviews_page.hpp"
#include "app/window/review/second_entry_page.hpp"
#include "app/window/rounds/rounds_page.hpp"
#include "app/window/schools/schools_page.hpp"
#include "app/window/scoresheet/sheet_page.hpp"
#include "app/window/settings/settings_page.hpp"
#include "app/window/start/start_page.hpp"
#include "app/window/tally/tally_page.hpp"
#include "app/window/today/today_page.hpp"
#include "core/every.hpp"

namespace damath::window {

namespace {

template <class Made>
Page* newPageOf(const PageContext& context) {
  return new Made(context);
}

// A scroll area that its page fills. The area scrolls only if the window is smaller than the page's minimum
// size. (Qt would already scroll below the size hint.)
class PageArea : public QScrollArea {
 public:
  explicit PageArea(QWidget* page, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(page);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
      // The minimum size is known only after the changed layout is active.
      widget()->layout()->activate();
      fill();
    }
    return QScrollArea::eventFilter(watched, event);
  }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    if (auto* page = qobject_cast<Page*>(widget())) page->fitInto(viewport()->width());
    fill();
    QScrollArea::resizeEvent(event);
  }

 private:
  void fill() { widget()->resize(viewport()->size().expandedTo(widget()->minimumSizeHint())); }
};

}  // namespace

PageStack::PageStack(const PageContext& context, QWidget* parent)
    : QStackedWidget(parent),
      m_context(context),
      m_live(new LiveTables(context.session, desk::sinceBoot, this)),
      m_start(new StartPage(context.session, context.translator, context.commands, this)) {
  addWidget(new PageArea(m_start, this));
  // The bell sounds on every page.
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
      {Location::Kind::Reviews, newPageOf<ReviewsPage>},
      {Location::Kind::Review, newPageOf<ReviewPage>},
      {Location::Kind::Keying, newPageOf<SecondEntryPage>},
      {Location::Kind::Settings, newPageOf<SettingsPage>},
      {Location::Kind::Practice, newPageOf<PracticePage>},
      {Location::Kind::Analysis, newPageOf<AnalysisPage>},
      {Location::Kind::Lessons, newPageOf<LessonsPage>},
      {Location::Kind::Station, newPageOf<StationPage>}};
  static_assert(std::size(kMakers) + 2 == kEvery<Location::Kind>.size());
  return factOf(kMakers, kind)(m_context);
}

Page* PageStack::current() const {
  return qobject_cast<Page*>(static_cast<const QScrollArea*>(currentWidget())->widget());
}

void PageStack::show(Page& page) {
  setCurrentWidget(page.parentWidget()->parentWidget());
  page.fitInto(width());
}

}  // namespace damath::window
