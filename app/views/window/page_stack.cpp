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
      m_live(new models::LiveTables(context.session, desk::sinceBoot, this)),
      m_start(new StartPage(context.session, context.translator, context.commands, this)) {
  addWidget(new PageArea(m_start, this));
  m_pages = {{Location::Kind::Today, new TodayPage(context)},
             {Location::Kind::Players, new PlayersPage(context)},
             {Location::Kind::CheckIn, new CheckInPage(context)},
             {Location::Kind::Rounds, new RoundsPage(context)},
             {Location::Kind::Sheet, new SheetPage(context)},
             {Location::Kind::Tally, new TallyPage(context)},
             {Location::Kind::Schools, new SchoolsPage(context)},
             {Location::Kind::Journal, new JournalPage(context)},
             {Location::Kind::Reviews, new ReviewsPage(context)},
             {Location::Kind::Review, new ReviewPage(context)},
             {Location::Kind::Keying, new KeyingPage(context)},
             {Location::Kind::Settings, new SettingsPage(context)},
             {Location::Kind::Live, new LivePage(context, *m_live)},
             {Location::Kind::Practice, new PracticePage(context)},
             {Location::Kind::Clocks, new ClocksPage(context, *m_live)},
             {Location::Kind::Analysis, new AnalysisPage(context)},
             {Location::Kind::Lessons, new LessonsPage(context)},
             {Location::Kind::Station, new StationPage(context)}};
  for (const auto& [kind, page] : m_pages) addWidget(new PageArea(page, this));
}

Page* PageStack::current() const {
  return qobject_cast<Page*>(static_cast<const QScrollArea*>(currentWidget())->widget());
}

void PageStack::show(Page& page) {
  setCurrentWidget(page.parentWidget()->parentWidget());
  page.fitInto(width());
}

}  // namespace damath::views
