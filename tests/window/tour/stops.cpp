// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/tour/stops.hpp"

#include <QApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QPointer>
#include <QTimer>

#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/frame/refusal_line.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/spellings.hpp"
#include "tests/window/tour/inspection.hpp"

namespace damath::tour {

using window::Command;

namespace {

constexpr int kPatience = 20'000;  // milliseconds to wait for another thread
constexpr int kMostSteps = 2;      // the most pages that a dialog has; also the rounds of event processing

}  // namespace

void Stops::expect(bool holds, const QString& what) {
  if (!holds) m_faults << what;
}

void Stops::see(const QString& name) {
  QApplication::processEvents();
  const QString refusal = m_window.findChild<window::RefusalLine*>()->text();
  expect(refusal.isEmpty(), name + QStringLiteral(": ") + refusal);
  QWidget* modal = QApplication::activeModalWidget();
  QWidget& shown = modal == nullptr ? static_cast<QWidget&>(m_window) : *modal;
  // Without a window manager, no window is active after a dialog closes. Keys would then reach no widget.
  shown.activateWindow();
  see(name, shown);
}

void Stops::see(const QString& name, QWidget& shown) {
  // A first layout can change the size of a widget, which moves its neighbors and causes a second layout.
  for (int round = 0; round < kMostSteps; ++round) QApplication::processEvents();
  if (m_window.page(m_window.location().kind)->isVisible()) m_seen.insert(m_window.location().kind);
  const QString fault = faultIn(shown);
  expect(fault.isEmpty(), name + QStringLiteral(": ") + fault);
  m_keep(name, shown);
}

QDialog* Stops::openedBy(Command command, const QString& name) {
  QAction* action = m_window.commands().action(command);
  bool& wasOffered = m_offered[command];
  wasOffered = wasOffered || action->isEnabled();
  if (!action->isEnabled()) return nullptr;
  action->trigger();
  QApplication::processEvents();
  // A command may prepare its dialog's content in a worker thread first.
  waitFor([this] { return m_window.findChildren<window::WorkDialog*>().isEmpty(); }, name);
  auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
  expect(dialog != nullptr, name);
  return dialog;
}

void Stops::seeAndLeave(const QString& name, QDialog& dialog) {
  see(name, dialog);
  const QString unseen = unseenFocusIn(dialog);
  expect(unseen.isEmpty(), name + QStringLiteral(": ") + unseen);
  // In a dialog with several pages, reject() goes back by one page.
  const QPointer<QDialog> left(&dialog);
  for (int step = 0; step < kMostSteps && left != nullptr && left->isVisible(); ++step) {
    left->reject();
    QApplication::processEvents();
  }
}

void Stops::question(const QString& name, const std::function<void()>& act,
                     const std::function<void(QWidget&)>& answer) {
  const QWidget* before = QApplication::activeModalWidget();
  QTimer watch;
  QObject::connect(&watch, &QTimer::timeout, &watch, [&] {
    QWidget* asked = QApplication::activePopupWidget();
    if (asked == nullptr) asked = QApplication::activeModalWidget();
    if (asked == nullptr || asked == before) return;
    watch.stop();
    see(name, *asked);
    answer ? answer(*asked) : static_cast<void>(asked->close());
  });
  watch.start(1);
  act();
  waitFor([&] { return !watch.isActive(); }, name);
}

void Stops::run(Command command, const QString& name) {
  QAction* action = m_window.commands().action(command);
  expect(action->isEnabled(), name);
  action->trigger();
  QApplication::processEvents();
}

void Stops::waitFor(const std::function<bool()>& holds, const QString& name) {
  const QDeadlineTimer enough(kPatience);
  QTimer awake;  // wakes the loop: the awaited change may come without an event
  awake.start(20);
  while (!holds() && !enough.hasExpired()) QApplication::processEvents(QEventLoop::WaitForMoreEvents);
  expect(holds(), name);
}

QStringList Stops::neverOffered() const {
  QStringList names;
  for (const Command command : kEvery<Command>) {
    const auto asked = m_offered.find(command);
    const QString name = m_window.commands().name(command);
    if (asked == m_offered.end() ? name.endsWith(u'…') : !asked->second) names << name;
  }
  return names;
}

QStringList Stops::neverSeen() const {
  QStringList names;
  for (const window::Location::Kind kind : kEvery<window::Location::Kind>) {
    if (!m_seen.contains(kind)) names << window::toQt(spellingOf(kind));
  }
  return names;
}

}  // namespace damath::tour
