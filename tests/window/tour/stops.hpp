// SPDX-License-Identifier: GPL-3.0-or-later
// The stops of a walk through the window: pages, dialogs, questions and menus. Each stop is inspected, and
// the problems are collected.
#pragma once

#include <QDialog>
#include <QStringList>
#include <functional>
#include <map>
#include <set>

#include "app/window/frame/main_window.hpp"

namespace damath::tour {

class Stops {
 public:
  // Receives each shown widget, to save a picture or to ignore it.
  using Keep = std::function<void(const QString& name, QWidget& shown)>;

  Stops(window::MainWindow& window, Keep keep) : m_window(window), m_keep(std::move(keep)) {}

  // Inspects the active dialog, or the window if no dialog is open. An error message in the window counts as
  // a problem.
  void see(const QString& name);
  void see(const QString& name, QWidget& shown);
  // Opens the command's dialog, prepares it with `makeReady`, inspects it and closes it. Does nothing if the
  // command is disabled.
  template <class Dialog = QDialog>
  void dialog(window::Command command, const QString& name,
              const std::function<void(Dialog&)>& makeReady = {}) {
    QDialog* opened = openedBy(command, name);
    auto* dialog = qobject_cast<Dialog*>(opened);
    if (opened != nullptr) expect(dialog != nullptr, name);
    if (dialog != nullptr && makeReady) makeReady(*dialog);
    if (dialog != nullptr) seeAndLeave(name, *dialog);
  }
  // Inspects and closes a dialog that is already open.
  void seeAndLeave(const QString& name, QDialog& dialog);
  // Runs `act`, which opens a question or a menu. Inspects the question or menu, then calls `answer`, or
  // closes it if `answer` is empty.
  void question(const QString& name, const std::function<void()>& act,
                const std::function<void(QWidget&)>& answer = {});
  void run(window::Command command, const QString& name);
  // Processes events until `holds` returns true, for at most 20 seconds. A timeout is a problem.
  void waitFor(const std::function<bool()>& holds, const QString& name);
  void expect(bool holds, const QString& what);

  // The problems found so far; empty if there are none.
  [[nodiscard]] const QStringList& faults() const { return m_faults; }
  // The names of the commands whose dialogs were never offered: those that the walk asked for while they were
  // disabled, and those with "…" in their text that it never asked for.
  [[nodiscard]] QStringList neverOffered() const;
  // The pages that were never on the screen.
  [[nodiscard]] QStringList neverSeen() const;

 private:
  [[nodiscard]] QDialog* openedBy(window::Command command, const QString& name);

  window::MainWindow& m_window;
  Keep m_keep;
  QStringList m_faults;
  std::map<window::Command, bool> m_offered;
  std::set<window::Location::Kind> m_seen;
};

}  // namespace damath::tour
