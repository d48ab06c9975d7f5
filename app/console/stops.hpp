// SPDX-License-Identifier: GPL-3.0-or-later
// Where a walk through the window stops to look: a page, a dialog, a question, a menu. Each is looked over,
// and what is not as it should be is kept.
#pragma once

#include <QDialog>
#include <QStringList>
#include <functional>
#include <map>

#include "app/views/window/main_window.hpp"

namespace damath::console {

class Stops {
 public:
  // Keeps a picture of what is shown, or does nothing with it.
  using Keep = std::function<void(const QString& name, QWidget& shown)>;

  Stops(views::MainWindow& window, Keep keep) : m_window(window), m_keep(std::move(keep)) {}

  // The window, or the dialog before it; nothing was refused on the way.
  void see(const QString& name);
  void see(const QString& name, QWidget& shown);
  // What the command opens, made ready; it is left again. Nothing where the command is not offered.
  template <class Dialog = QDialog>
  void dialog(views::Command command, const QString& name,
              const std::function<void(Dialog&)>& makeReady = {}) {
    QDialog* opened = openedBy(command, name);
    auto* dialog = qobject_cast<Dialog*>(opened);
    if (opened != nullptr) expect(dialog != nullptr, name);
    if (dialog != nullptr && makeReady) makeReady(*dialog);
    if (dialog != nullptr) seeAndLeave(name, *dialog);
  }
  // One that is there already.
  void seeAndLeave(const QString& name, QDialog& dialog);
  // What the act waits for, a question or a menu; it is left, or answered so.
  void question(const QString& name, const std::function<void()>& act,
                const std::function<void(QWidget&)>& answer = {});
  void run(views::Command command, const QString& name);
  // Until it holds, and for so long at most.
  void waitFor(const std::function<bool()>& holds, const QString& name);
  void expect(bool holds, const QString& what);

  // What was not as it should be; empty where all is well.
  [[nodiscard]] const QStringList& faults() const { return m_faults; }
  // The dialogs that were never offered, by their commands' names.
  [[nodiscard]] QStringList neverOffered() const;

 private:
  [[nodiscard]] QDialog* openedBy(views::Command command, const QString& name);

  views::MainWindow& m_window;
  Keep m_keep;
  QStringList m_faults;
  std::map<views::Command, bool> m_offered;
};

}  // namespace damath::console
