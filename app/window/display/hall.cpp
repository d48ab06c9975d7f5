// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/display/hall.hpp"

#include <QApplication>
#include <QScreen>
#include <QTimer>
#include <QWindow>
#include <algorithm>
#include <chrono>
#include <utility>

#include "app/desk/hall/notice_desk.hpp"
#include "app/window/display/hall_window.hpp"
#include "app/window/display/notice_dialog.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

Hall::Hall(Session& session, LiveTables& tables, const Translator& translator, HallBell::Stroke stroke,
           QWidget& window)
    : QObject(&window),
      m_session(session),
      m_tables(tables),
      m_translator(translator),
      m_window(window),
      m_clock(new HallClock(HallClock::steadyTime(), this)) {
  new HallBell(*m_clock, std::move(stroke), this);
}

void Hall::show() {
  if (m_display == nullptr) {
    m_display = new HallWindow(*m_clock, m_tables, m_translator, &m_window);
    m_shown = {};
  }
  const QList<QScreen*> screens = QGuiApplication::screens();
  const auto other =
      std::ranges::find_if(screens, [this](const QScreen* each) { return each != m_window.screen(); });
  if (other == screens.end()) return m_display->show();
  m_display->setGeometry((*other)->availableGeometry());
  // The keyboard focus stays in the main window, because the user looks there and would not notice a change
  // of focus.
  m_display->setAttribute(Qt::WA_ShowWithoutActivating);
  m_display->showFullScreen();
  // Some window managers give every new window the focus. Then the main window takes the focus back.
  constexpr std::chrono::milliseconds kWhileNew{1500};
  auto* whileNew = new QObject(m_display);
  connect(qApp, &QGuiApplication::focusWindowChanged, whileNew, [this, whileNew](const QWindow* now) {
    if (now == nullptr || now != m_display->windowHandle()) return;
    whileNew->deleteLater();
    m_window.activateWindow();
  });
  QTimer::singleShot(kWhileNew, whileNew, &QObject::deleteLater);
}

void Hall::feed(const contest::Event* event) {
  if (event == nullptr) {
    if (!m_session.isOpen() && m_display != nullptr) m_display->close();
    return;
  }
  m_clock->setLength(event->setup.ruleset.clocks.answer().game);
  if (m_display == nullptr) return;
  const auto status = m_session.status(event->id);
  if (status == nullptr) return;
  // Loads the live games when another event is shown, because LiveTables may not have loaded them yet.
  if (std::exchange(m_shown, event->id) != event->id) m_tables.look(event->id);
  m_display->setDisplay(event->id,
                        desk::hallDisplayOf(m_session.contest(), *event, status->resultsDiffering));
  const auto notice = desk::NoticeDesk(m_session.desk()).notice();
  if (notice) m_display->setNotice(*notice ? toQt((*notice)->line) : QString());
}

void Hall::askNotice() {
  auto* dialog = new NoticeDialog(m_session, m_translator, &m_window);
  connect(dialog, &NoticeDialog::given, this, [this](const QString& notice) {
    Q_EMIT said(m_translator(notice.isEmpty() ? Phrase::NoticeGone : Phrase::NoticeShown));
  });
  dialog->open();
}

}  // namespace damath::window
