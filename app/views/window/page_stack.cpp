// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/window/page_stack.hpp"

#include <QEvent>
#include <QLayout>
#include <QScrollArea>

#include "app/desk/change/clock.hpp"
#include "app/views/analysis/analysis_page.hpp"
#include "app/views/check_in/check_in_page.hpp"
#include "app/views/journal/journal_page.hpp"
#include "app/views/lessons/lessons_page.hpp"
#include "app/views/play/clocks_page.hpp"
#include "app/views/play/live_page.hpp"
#include "app/views/players/players_page.hpp"
#include "app/views/practice/practice_page.hpp"
#include "app/views/review/keying_page.hpp"
#include "app/views/review/review_page.hpp"
#include "app/views/review/reviews_page.hpp"
#include "app/views/rounds/rounds_page.hpp"
#include "app/views/schools/schools_page.hpp"
#include "app/views/settings/settings_page.hpp"
#include "app/views/sheet/sheet_page.hpp"
#include "app/views/start/start_page.hpp"
#include "app/views/station/station_page.hpp"
#include "app/views/tally/tally_page.hpp"
#include "app/views/today/today_page.hpp"

namespace damath::views {

namespace {

// A page fills it, and scrolls where the window has less room than the page's least size. (Qt itself would
// scroll below the size hint.)
class PageArea : public QScrollArea {
 public:
  explicit PageArea(QWidget* page, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(page);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
      // What the page needs is known once what has changed in it is laid out.
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
      m_live(new models::LiveTables(context.session, desk::sinceBoot, this)),
      m_start(new StartPage(context.session, context.translator, context.commands, this)) {
  addWidget(new PageArea(m_start, this));
  // Whatever page is looked at.
  connect(m_live, &models::LiveTables::rang, this, [this] { m_context.bell(); });
  connect(m_live, &models::LiveTables::refused, this,
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
  switch (kind) {
    case Location::Kind::Today:
      return new TodayPage(m_context);
    case Location::Kind::Players:
      return new PlayersPage(m_context);
    case Location::Kind::Rounds:
      return new RoundsPage(m_context);
    case Location::Kind::Sheet:
      return new SheetPage(m_context);
    case Location::Kind::Tally:
      return new TallyPage(m_context);
    case Location::Kind::Schools:
      return new SchoolsPage(m_context);
    case Location::Kind::Journal:
      return new JournalPage(m_context);
    case Location::Kind::CheckIn:
      return new CheckInPage(m_context);
    case Location::Kind::Reviews:
      return new ReviewsPage(m_context);
    case Location::Kind::Review:
      return new ReviewPage(m_context);
    case Location::Kind::Keying:
      return new KeyingPage(m_context);
    case Location::Kind::Settings:
      return new SettingsPage(m_context);
    case Location::Kind::Live:
      return new LivePage(m_context, *m_live);
    case Location::Kind::Practice:
      return new PracticePage(m_context);
    case Location::Kind::Clocks:
      return new ClocksPage(m_context, *m_live);
    case Location::Kind::Analysis:
      return new AnalysisPage(m_context);
    case Location::Kind::Lessons:
      return new LessonsPage(m_context);
    case Location::Kind::Station:
      return new StationPage(m_context);
  }
  return nullptr;
}

Page* PageStack::current() const {
  return qobject_cast<Page*>(static_cast<const QScrollArea*>(currentWidget())->widget());
}

void PageStack::show(Page& page) {
  setCurrentWidget(page.parentWidget()->parentWidget());
  page.fitInto(width());
}

}  // namespace damath::views
