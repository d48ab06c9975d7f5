// SPDX-License-Identifier: GPL-3.0-or-later
// The hall's display and its clock, run from the window.
#include <QGuiApplication>
#include <QScreen>
#include <algorithm>

#include "app/desk/hall/hall_desk.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/views/hall/hall_window.hpp"
#include "app/views/hall/notice_dialog.hpp"
#include "app/views/window/main_window.hpp"

namespace damath::views {

using words::Phrase;

void MainWindow::showHall() {
  if (m_hall == nullptr) m_hall = new HallWindow(*m_clock, m_translator, this);
  feedHall();
  // A second screen is the projector.
  const QList<QScreen*> screens = QGuiApplication::screens();
  const auto other = std::ranges::find_if(screens, [this](const QScreen* each) { return each != screen(); });
  if (other == screens.end()) return m_hall->show();
  m_hall->setGeometry((*other)->availableGeometry());
  m_hall->showFullScreen();
}

void MainWindow::feedHall() {
  const contest::Event* event = eventAtHand();
  if (event == nullptr) {
    if (!m_session.isOpen() && m_hall != nullptr) m_hall->close();
    return;
  }
  m_clock->setLength(event->setup.ruleset.clocks.answer().game);
  if (m_hall == nullptr) return;
  m_hall->setDisplay(desk::hallDisplayOf(m_session.contest(), *event));
  const auto notice = desk::HallDesk(m_session.desk()).notice();
  if (notice) m_hall->setNotice(*notice ? models::toQt((*notice)->line) : QString());
}

void MainWindow::askNotice() {
  auto* dialog = new NoticeDialog(m_session, m_translator, this);
  connect(dialog, &NoticeDialog::given, this, [this](const QString& notice) {
    tell(m_translator(notice.isEmpty() ? Phrase::NoticeGone : Phrase::NoticeShown));
  });
  dialog->open();
}

}  // namespace damath::views
